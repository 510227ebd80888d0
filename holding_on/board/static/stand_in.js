// Built from widgets/ by `npm run build`. Change the sources there, not this file.
var m={patience:1e4,limit:6e4},f=200,p=()=>y();async function g(c){let s=URL.createObjectURL(new Blob([c],{type:"text/javascript"}));try{return await import(s)}finally{
URL.revokeObjectURL(s)}}async function h(c,s){let i=c.get("code"),l=i.get?i:await c.widget_manager.get_model(i.replace("IPY_MODEL_","")),a=globalThis[Symbol.for(
"holding_on code")]??=new Map,e=l.get("version");a.has(e)||a.set(e,s(l.get("source")));try{return{code:l,make:(await a.get(e)).default}}catch(d){throw a.delete(
e),d}}function y(c){let{patience:s,limit:i,load:l}={...m,load:g,...c},a=new AbortController,e=null;async function d(n,r){for(let o=Date.now()+i;;)try{let{code:t,
make:u}=await h(n,l);return u({model:n,code:t,early:r})}catch(t){if(Date.now()>o||a.signal.aborted)throw t;await new Promise(u=>setTimeout(u,f))}}return{initialize({
model:n}){let r=[],o=t=>{r.push(t)};return n.on("msg:custom",o),e=d(n,r).finally(()=>n.off("msg:custom",o)),e.catch(t=>a.signal.aborted||console.error(t)),()=>{
a.abort(),e?.then(({end:t})=>t()).catch(()=>{})}},async render({model:n,el:r}){let o=r.ownerDocument.createElement("p");o.setAttribute("role","alert");let t=()=>{
o.textContent=n.get("unreached"),r.append(o)},u=setTimeout(t,s);try{let w=await(await e)?.render({model:n,el:r});return o.remove(),w}catch{return t()}finally{clearTimeout(
u)}}}}export{p as default,y as standIn};
