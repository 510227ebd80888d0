// Built from widgets/ by `npm run build`. Change the sources there, not this file.
function m(){let e=globalThis;return e[Symbol.for("holding_on receivers")]??=new Map}function S(e,o){return m().set(e,o),()=>{m().delete(e)}}var h="holding_on.game ";function _(e){return Array.from({length:e?.length??0},(r,a)=>e?.key(a)??"").filter(r=>r.startsWith(h)).map(r=>C(e?.getItem(r)??"")).filter(r=>r!==null).sort((r,a)=>a.
at-r.at)}function C(e){try{let o=JSON.parse(e);return typeof o?.id=="string"&&typeof o.record=="string"&&typeof o.at=="number"?o:null}catch{return null}}function x(e,o=null){
let n=_(e);return n.find(r=>r.id===o)??n[0]??null}function E(e,o){try{let n=h+o.id,r=!e?.getItem(n);if(e?.setItem(n,JSON.stringify(o)),r)for(let{id:a}of _(e).slice(
20))y(e,a);return e!==void 0}catch{return!1}}function y(e,o){e?.removeItem(h+o)}function u(e){try{return window[e]}catch{return}}var L=1e6,T=300,w="holding_on.at_once",I="holding_on.mine";function M(){let e=Math.random().toString(36).slice(2),o=new AbortController,n=new BroadcastChannel("\
holding_on"),r=!1,a="";return{initialize({model:i}){i.on("change:kept",()=>c(i)),i.on("msg:custom",t=>{t?.kind==="save"&&O(String(t.name),String(t.text)),t?.kind===
"forget"&&!r&&y(u("localStorage"),String(t.id))}),n.addEventListener("message",({data:t})=>f(i,t),{signal:o.signal});let s=S(i.get("name"),t=>i.set("kept",t));return c(
i),l(i),()=>{s(),o.abort(),n.close()}},render({model:i,el:s}){return N(i,s)}};function c(i){let{id:s,record:t,fresh:d}=i.get("kept");t&&(d&&(r=!1),!r&&(a!==s&&u(
"sessionStorage")?.setItem(I,a=s),E(u("localStorage"),{id:s,record:t,at:Date.now()})||i.send({kind:"keeps_nothing"}),d&&n.postMessage({kind:"taken",id:s,tab:e})))}
function f(i,s){let{id:t}=i.get("kept");!t||s?.id!==t||s.tab===e||r||(s.kind==="who"&&n.postMessage({kind:"here",id:t,tab:e}),s.kind==="taken"&&(r=!0,i.send({kind:"\
elsewhere"})))}async function l(i){let s=u("sessionStorage"),t=x(u("localStorage"),s?.getItem(I));if(t===null||i.get("kept").record)return;let d=s?.getItem(w)===
"yes";s?.removeItem(w);let g=()=>i.send({kind:"played",id:t.id}),k=!d&&await p(t.id,g);o.signal.aborted||i.send({kind:"found",id:t.id,record:t.record,played:k,at_once:d})}
function p(i,s){return new Promise(t=>{let d=new AbortController,g=!1,k=({data:b})=>{b?.kind!=="here"||b.id!==i||(d.abort(),g?s():t(!0))};n.addEventListener("me\
ssage",k,{signal:d.signal}),setTimeout(()=>{g=!0,t(!1)},T),n.postMessage({kind:"who",id:i,tab:e})})}}function N(e,o){let n=o.ownerDocument,r=t=>e.get("words")[t],
a=v(n,()=>e.send({kind:"save"})),c=n.createElement("input"),f=v(n,()=>c.click()),l=n.createElement("div");c.type="file",c.accept=".json,application/json",c.hidden=
!0,l.setAttribute("role","alert"),c.addEventListener("change",()=>{s()}),o.classList.add("ho-keeper"),o.append(a,f,c,l),a.textContent=r("keep.save"),f.textContent=
r("keep.open"),e.on("change:kept",i),i();let p=A(e,()=>{if(l.hasChildNodes()||n.body.dataset.voila===void 0)return;let t=v(n,()=>{e.get("kept").record&&u("sessi\
onStorage")?.setItem(w,"yes"),location.reload()});t.textContent=r("keep.reload"),l.append(e.get("kept").record?r("keep.gone"):r("keep.gone_empty")," ",t),o.scrollIntoView(
{block:"nearest"}),t.focus()});return()=>{p(),e.off("change:kept",i),o.replaceChildren()};function i(){a.hidden=!e.get("kept").record}async function s(){let t=c.
files?.[0];if(c.value="",t===void 0)return;let d=t.size<=L;e.send({kind:"open",size:t.size,text:d?await t.text():""})}}function O(e,o){let n=document.createElement(
"a");n.href=URL.createObjectURL(new Blob([o],{type:"application/json"})),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function A(e,o){
let n=e.widget_manager?.kernel,r=[n?.statusChanged,n?.connectionStatusChanged],a=(c,f)=>{["autorestarting","restarting","dead","disconnected"].includes(f)&&o()};
for(let c of r)c?.connect(a);return()=>r.forEach(c=>c?.disconnect(a))}function v(e,o){let n=e.createElement("button");return n.type="button",n.className="jupyte\
r-button",n.addEventListener("click",o),n}export{M as default};
