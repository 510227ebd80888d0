// Built from widgets/ by `npm run build`. Change the sources there, not this file.
function S(){let e=globalThis;return e[Symbol.for("holding_on receivers")]??=new Map}function _(e,o){return S().set(e,o),()=>{S().delete(e)}}var k="holding_on.game ";function m(e){return Array.from({length:e?.length??0},(i,c)=>e?.key(c)??"").filter(i=>i.startsWith(k)).map(i=>C(e?.getItem(i)??"")).filter(i=>i!==null).sort((i,c)=>c.
at-i.at)}function C(e){try{let o=JSON.parse(e);return typeof o?.id=="string"&&typeof o.record=="string"&&typeof o.at=="number"?o:null}catch{return null}}function x(e,o=null){
let n=m(e);return n.find(i=>i.id===o)??n[0]??null}function E(e,o){try{let n=k+o.id,i=!e?.getItem(n);if(e?.setItem(n,JSON.stringify(o)),i)for(let{id:c}of m(e).slice(
20))y(e,c);return e!==void 0}catch{return!1}}function y(e,o){e?.removeItem(k+o)}function u(e){try{return window[e]}catch{return}}var L=1e6,T=300,v="holding_on.at_once",I="holding_on.mine";function M(){let e=Math.random().toString(36).slice(2),o=new AbortController,n=new BroadcastChannel("\
holding_on"),i=!1,c="";return{initialize({model:r}){r.on("change:kept",()=>a(r)),r.on("msg:custom",t=>{t?.kind==="save"&&O(String(t.name),String(t.text)),t?.kind===
"forget"&&!i&&y(u("localStorage"),String(t.id))}),n.addEventListener("message",({data:t})=>f(r,t),{signal:o.signal});let s=_(r.get("name"),t=>r.set("kept",t));return a(
r),l(r),()=>{s(),o.abort(),n.close()}},render({model:r,el:s}){return N(r,s)}};function a(r){let{id:s,record:t,fresh:d}=r.get("kept");t&&(d&&(i=!1),!i&&(c!==s&&u(
"sessionStorage")?.setItem(I,c=s),E(u("localStorage"),{id:s,record:t,at:Date.now()})||r.send({kind:"keeps_nothing"}),d&&n.postMessage({kind:"taken",id:s,tab:e})))}
function f(r,s){let{id:t}=r.get("kept");!t||s?.id!==t||s.tab===e||i||(s.kind==="who"&&n.postMessage({kind:"here",id:t,tab:e}),s.kind==="taken"&&(i=!0,r.send({kind:"\
elsewhere"})))}async function l(r){let s=u("sessionStorage"),t=x(u("localStorage"),s?.getItem(I));if(t===null||r.get("kept").record)return;let d=s?.getItem(v)===
"yes";s?.removeItem(v);let g=()=>r.send({kind:"played",id:t.id}),h=!d&&await p(t.id,g);o.signal.aborted||r.send({kind:"found",id:t.id,record:t.record,played:h,at_once:d})}
function p(r,s){return new Promise(t=>{let d=new AbortController,g=!1,h=({data:w})=>{w?.kind!=="here"||w.id!==r||(d.abort(),g?s():t(!0))};n.addEventListener("me\
ssage",h,{signal:d.signal}),setTimeout(()=>{g=!0,t(!1)},T),n.postMessage({kind:"who",id:r,tab:e})})}}function N(e,o){let n=o.ownerDocument,i=t=>e.get("words")[t],
c=b(n,()=>e.send({kind:"save"})),a=n.createElement("input"),f=b(n,()=>a.click()),l=n.createElement("div");a.type="file",a.accept=".json,application/json",a.hidden=
!0,l.setAttribute("role","alert"),a.addEventListener("change",()=>{s()}),o.classList.add("ho-keeper"),o.append(c,f,a,l),c.textContent=i("keep.save"),f.textContent=
i("keep.open"),e.on("change:kept",r),e.on("change:bare",r),r();let p=A(e,()=>{if(l.hasChildNodes()||n.body.dataset.voila===void 0)return;let t=b(n,()=>{e.get("k\
ept").record&&u("sessionStorage")?.setItem(v,"yes"),location.reload()});t.textContent=i("keep.reload"),l.append(e.get("kept").record?i("keep.gone"):i("keep.gone\
_empty")," ",t),o.scrollIntoView({block:"nearest"}),t.focus()});return()=>{p(),e.off("change:kept",r),e.off("change:bare",r),o.replaceChildren()};function r(){c.
hidden=!e.get("kept").record||e.get("bare"),f.hidden=e.get("bare")}async function s(){let t=a.files?.[0];if(a.value="",t===void 0)return;let d=t.size<=L;e.send(
{kind:"open",size:t.size,text:d?await t.text():""})}}function O(e,o){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([o],{type:"applicatio\
n/json"})),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function A(e,o){let n=e.widget_manager?.kernel,i=[n?.statusChanged,n?.connectionStatusChanged],
c=(a,f)=>{["autorestarting","restarting","dead","disconnected"].includes(f)&&o()};for(let a of i)a?.connect(c);return()=>i.forEach(a=>a?.disconnect(c))}function b(e,o){
let n=e.createElement("button");return n.type="button",n.className="jupyter-button",n.addEventListener("click",o),n}export{M as default};
