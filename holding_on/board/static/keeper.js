// Built from widgets/ by `npm run build`. Change the sources there, not this file.
function w(){let e=globalThis;return e[Symbol.for("holding_on receivers")]??=new Map}function b(e,o){return w().set(e,o),()=>{w().delete(e)}}var k="holding_on.game ";function m(e){return Array.from({length:e?.length??0},(r,a)=>e?.key(a)??"").filter(r=>r.startsWith(k)).map(r=>E(e?.getItem(r)??"")).filter(r=>r!==null).sort((r,a)=>a.
at-r.at)}function E(e){try{let o=JSON.parse(e);return typeof o?.id=="string"&&typeof o.record=="string"&&typeof o.at=="number"?o:null}catch{return null}}function S(e,o=null){
let n=m(e);return n.find(r=>r.id===o)??n[0]??null}function _(e,o){try{let n=k+o.id,r=!e?.getItem(n);if(e?.setItem(n,JSON.stringify(o)),r)for(let{id:a}of m(e).slice(
20))h(e,a);return e!==void 0}catch{return!1}}function h(e,o){e?.removeItem(k+o)}function u(e){try{return window[e]}catch{return}}var I=1e6,C=300,y="holding_on.at_once",x="holding_on.mine";function L(){let e=Math.random().toString(36).slice(2),o=new AbortController,n=new BroadcastChannel("\
holding_on"),r=!1,a="";return{initialize({model:i}){i.on("change:kept",()=>c(i)),i.on("msg:custom",t=>{t?.kind==="save"&&M(String(t.name),String(t.text)),t?.kind===
"forget"&&!r&&h(u("localStorage"),String(t.id))}),n.addEventListener("message",({data:t})=>f(i,t),{signal:o.signal});let s=b(i.get("name"),t=>i.set("kept",t));return c(
i),l(i),()=>{s(),o.abort(),n.close()}},render({model:i,el:s}){return T(i,s)}};function c(i){let{id:s,record:t,fresh:d}=i.get("kept");t&&(d&&(r=!1),!r&&(a!==s&&u(
"sessionStorage")?.setItem(x,a=s),_(u("localStorage"),{id:s,record:t,at:Date.now()})||i.send({kind:"keeps_nothing"}),d&&n.postMessage({kind:"taken",id:s,tab:e})))}
function f(i,s){let{id:t}=i.get("kept");!t||s?.id!==t||s.tab===e||r||(s.kind==="who"&&n.postMessage({kind:"here",id:t,tab:e}),s.kind==="taken"&&(r=!0,i.send({kind:"\
elsewhere"})))}async function l(i){let s=u("sessionStorage"),t=S(u("localStorage"),s?.getItem(x));if(t===null||i.get("kept").record)return;let d=s?.getItem(y)===
"yes";s?.removeItem(y);let g=!d&&await p(t.id);o.signal.aborted||i.send({kind:"found",id:t.id,record:t.record,played:g,at_once:d})}function p(i){return new Promise(
s=>{let t=new AbortController,d=g=>{t.abort(),s(g)};n.addEventListener("message",({data:g})=>g?.kind==="here"&&g.id===i&&d(!0),{signal:t.signal}),setTimeout(()=>d(
!1),C),n.postMessage({kind:"who",id:i,tab:e})})}}function T(e,o){let n=o.ownerDocument,r=t=>e.get("words")[t],a=v(n,()=>e.send({kind:"save"})),c=n.createElement(
"input"),f=v(n,()=>c.click()),l=n.createElement("div");c.type="file",c.accept=".json,application/json",c.hidden=!0,l.setAttribute("role","alert"),c.addEventListener(
"change",()=>{s()}),o.classList.add("ho-keeper"),o.append(a,f,c,l),a.textContent=r("keep.save"),f.textContent=r("keep.open"),e.on("change:kept",i),i();let p=N(e,
()=>{if(l.hasChildNodes()||n.body.dataset.voila===void 0)return;let t=v(n,()=>{e.get("kept").record&&u("sessionStorage")?.setItem(y,"yes"),location.reload()});t.
textContent=r("keep.reload"),l.append(e.get("kept").record?r("keep.gone"):r("keep.gone_empty")," ",t),o.scrollIntoView({block:"nearest"}),t.focus()});return()=>{
p(),e.off("change:kept",i),o.replaceChildren()};function i(){a.hidden=!e.get("kept").record}async function s(){let t=c.files?.[0];if(c.value="",t===void 0)return;
let d=t.size<=I;e.send({kind:"open",size:t.size,text:d?await t.text():""})}}function M(e,o){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob(
[o],{type:"application/json"})),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function N(e,o){let n=e.widget_manager?.kernel,r=[n?.statusChanged,
n?.connectionStatusChanged],a=(c,f)=>{["autorestarting","restarting","dead","disconnected"].includes(f)&&o()};for(let c of r)c?.connect(a);return()=>r.forEach(c=>c?.
disconnect(a))}function v(e,o){let n=e.createElement("button");return n.type="button",n.className="jupyter-button",n.addEventListener("click",o),n}export{L as default};
