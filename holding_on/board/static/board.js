// Built from widgets/ by `npm run build`. Change the sources there, not this file.
var Hn={sans:"Holding On Sans",serif:"Holding On Serif"};function Ft(t,e){let{FontFace:n}=t.defaultView;for(let[o,r]of Object.entries(e)){let[a="",i=""]=o.split(
"-"),l=Uint8Array.from(atob(r),c=>c.charCodeAt(0));t.fonts.add(new n(Hn[a]??a,l,{weight:i}))}}var It=new WeakMap;function Wt(t,e){let n=t.ownerDocument;if(Kt(t,e,n),t.isConnected)return()=>{};let o=new ResizeObserver(()=>{t.isConnected&&(o.disconnect(),Kt(
t,e,n))});return o.observe(t),()=>o.disconnect()}function Kt(t,{styles:e,fonts:n},o){let r=t.getRootNode(),a=r instanceof ShadowRoot?r:o,i=It.get(o);if(!i){let{
CSSStyleSheet:l}=o.defaultView;i=new l,i.replaceSync(e),It.set(o,i),Ft(o,n)}a.adoptedStyleSheets.includes(i)||a.adoptedStyleSheets.push(i)}function Ut(t){return[t.revision,t.past?.move??null,t.branch!==null]}function Qt(t,e){return Yt(t,{items:e})}function Yt(t,{all:e,items:n,length:o}){if(!n)return e;
let r=Array.isArray(t)?t.slice(0,o):{...t};for(let[a,i]of Object.entries(n))r[a]=Yt(t[a],i);return r}function On(){let t=globalThis;return t[Symbol.for("holding_on receivers")]??=new Map}function Gt(t,e){On().get(t)?.(e)}var jn=2e4,Cn=100;function Nn(t){let{kind:e,text:n="",title:o,links:r,memory:a,side:i,svg:l}=t??{},c=e==="why"?{title:String(o),links:r}:{},p={memory:String(a),
side:String(i),svg:String(l),text:String(n)};return{kind:String(e),text:String(n),...c,...e==="picture"?{picture:p}:{}}}function Xt(t=jn){let e=[],n=Math.floor(
Math.random()*1e9),o=new Map,r=new Set,a=!1,i=!1,l=()=>r.forEach(u=>u());function c(u,f){let b=o.get(u);if(!b)return!1;o.delete(u),b.timers.forEach(clearTimeout),
b.resolve(f);let y=a;return a=!1,y}function p(){a=!0,l()}function d(u,f){if(o.size>0)return null;let b=++n,y=new Promise(h=>{let g=setTimeout(()=>c(b,{kind:"sil\
ence",text:""})&&l(),t);o.set(b,{resolve:h,timers:[setTimeout(p,Cn),g]})});return u.send({...f,id:b}),y}function m(u,f){let b=null,y=!1;i=!0;for(let g of f?.updates??
[f])g?.kind==="lines"?y=k(u,g)||y:g?.kind==="view"||g?.name==="view"?b=g:g?.kind==="set"?u.set(g.name,g.value):g?.kind==="deliver"&&Gt(String(g.to),g.value);let h=c(
f?.id,Nn(f));i=!1,(b===null||!w(u,b))&&(y||h)&&l()}function k(u,{from:f,lines:b}){let y=(e.at(-1)?.line??-1)+1;return f>y?(u.send({kind:"lines",from:y,id:++n}),
!1):(e=[...e.filter(h=>h.line<f),...b],!0)}function w(u,{value:f,base:b,delta:y}){let h=u.get("view");return f?u.set("view",f):String(b)===String(Ut(h))?u.set("\
view",Qt(h,y)):u.send({kind:"view",id:++n}),u.get("view")!==h}function x(u,f=[]){let b=h=>m(u,h);u.on("msg:custom",b),u.on("change:view",y),f.forEach(b);function y(){
u.get("drawn")!=null&&(u.set("drawn",u.get("view").revision),u.save_changes())}return u.send({kind:"lines",from:0,id:++n}),()=>{u.off("msg:custom",b),u.off("cha\
nge:view",y);for(let h of o.values())h.timers.forEach(clearTimeout);o.clear(),r.clear()}}return{attach:x,ask:d,receive:m,lines:()=>e,isLate:()=>a,isBusy:()=>i||
o.size>0&&!a,observe(u){return r.add(u),()=>r.delete(u)}}}function qn(t,e,n){let[o="",r="",a=""]=n.split(" ");switch(o){case"space":{let i=t.shifts[Number(r)],l=i?.spaces[Number(a)];if(!i||!l)return null;let c=l.covered_by===
null?e("about.space"):e("about.covered");return{text:l.text,is:c,used:`space ${i.state}`}}case"card":{let i=t.shifts[Number(r)];if(!i)return null;let[l,c]=i.card?
[i.card.spoken,e("about.card")]:[i.text,e("about.no_card")];return{text:l,is:c,used:`card ${i.state}`}}case"place":return Bn(t,e,r);case"pawn":{let i=t.pawns.find(
l=>l.pawn===Number(r));return i?{text:i.text,is:""}:null}case"timeline":{let i=t.grid.find(l=>l.timeline===Number(r));return i?{text:i.name,is:e("about.timeline"),
used:o,timeline:i.timeline}:null}case"memory":return{text:"",is:e("about.memory"),used:o,timeline:Number(r)};case"pool":return{text:t.pool.text,is:e("about.pool")};case"\
supply":return{text:t.supply.text,is:e("about.supply")};case"patient":return{text:t.decks.text,is:e("about.patient")};case"partial":return{text:t.decks.text,is:e(
"about.partial")};case"clear":return{text:t.decks.text,is:e("about.clear")};case"hands":return{text:"",is:e("about.hands")};case"objective":return{text:t.head.objective_text,
is:t.head.progress.map(i=>i.text).join(" ")};default:return null}}function Bn(t,e,n){let o=t.places.find(r=>r.id===n)?.text??"";switch(n){case"break_room":return{
text:o,is:e("about.break_room")};case"on_call":return{text:o,is:e("about.on_call")};case"on_leave":return{text:o,is:e("about.on_leave")};case"left":return{text:o,
is:e("about.left")};case"manager_board":return{text:o,is:e("about.manager_board")};case"marked_area":return{text:o,is:e("about.marked_area")};case"contact_tile":
return{text:o,is:e("about.contact_tile")};default:return null}}function pt(t,e,n){let o=qn(t,e,n);return o?[...[o.text,o.is].filter(a=>a!=="").map(a=>({text:a,rule:""})),
...Dn(t,e,n,o)]:[]}function Dn(t,e,n,{used:o=n,timeline:r}){if(t.past!==null)return[{text:e("refused.past"),rule:""}];if(t.outcome!==null)return[];let a=t.used_by[o]??
[],i=p=>a.includes(p.kind)&&(r===void 0||p.timeline===r),l=t.actions.filter(i).map(p=>p.text);if(l.length>0)return[{text:e("about.now",{answers:l.join(" · ")}),
rule:""}];let c=new Map;for(let p of t.barred.filter(i))c.set(p.why,{text:[p.why,p.unlock].filter(Boolean).join(" "),rule:p.rule});return c.size>0?[...c.values()].
slice(0,3):[{text:e("about.asked",{question:t.prompt.text}),rule:t.prompt.rule}]}function s(t,e,...n){let{part:o,key:r=o,...a}=e??{},i=[];return Jt(n,i),o!==void 0&&(a["data-part"]=o),t==="button"&&(a.type="button"),"data-item"in a&&(a.tabindex=
-1),{tag:t,key:r==null?null:String(r),props:a,kids:i}}function Jt(t,e){for(let n of t)n==null||n===!1||(Array.isArray(n)?Jt(n,e):e.push(typeof n=="number"?String(
n):n))}function Rn(t,e){return t===e?!0:!Array.isArray(t)||!Array.isArray(e)||t.length!==e.length?!1:t.every((n,o)=>n===e[o])}function T(t){let e=new WeakMap;return(...n)=>{
let o=e.get(n[0]);if(o?.from.every((a,i)=>Rn(a,n[i])))return o.made;let r=t(...n);return e.set(n[0],{from:n,made:r}),r}}function $(t,e,n){return s("button",{class:t,
...n},e)}function mt(t,e,n,o){return $("ho-plain",e,{key:t,"data-do":t,title:n,"aria-pressed":String(o)})}function S(...t){return t.filter(Boolean).join(" ")}function Zt(t,e,n=()=>!1){
return Array.from({length:Math.max(0,e)},(o,r)=>s("i",{class:S(t,n(r)),"aria-hidden":"true"}))}function B(t){return s("span",{class:"ho-hidden",key:"spoken"},t)}
function E(t,...e){return s("span",{class:t,"aria-hidden":"true"},...e)}function te(){return{all:!1,cards:{},heard:[]}}function Q({notes:t},e){return t.cards[e]??t.all}function q(t,e){return e!=null&&!Q(t,e.card)}function C(t,e){return q(
t,e.cover)?e.cover.text:e.text}function at(t,e,n,o,r,a){let i=Q(e,n);return s("div",{class:"ho-noted",key:`noted ${n}`,part:"noted"},s("p",{class:"ho-note"},t("\
cover.note",{note:o})),i&&a!==null&&s("div",{key:"words","data-words":!0},a),s("div",{class:"ho-noted-do",key:"do"},$("ho-plain",oe(t,i),{key:"words","data-do":"\
words","data-card":n}),!i&&$("ho-plain",t("cover.go_on"),{key:"go on",...r}),$("ho-quiet",e.notes.all?t("cover.hide_all"):t("cover.show_all"),{key:"all","data-d\
o":"all_words"})))}function ee(t,e){let{heard:n}=e.notes;return n.length>0&&s("section",{class:"ho-heard",key:"heard","aria-label":t("cover.heading")},n.map(({text:o,
cover:{card:r,note:a}})=>at(t,e,r,a,{"data-do":"leave_words","data-card":r},s("p",null,o))))}function ne(t,e,{line:n,cover:o}){if(!o)return!1;let{card:r,note:a}=o,
i=Q(e,r);return $("ho-ask",oe(t,i),{key:"words","data-do":"words","data-card":r,"data-item":`words ${n}`,"aria-label":i?t("cover.hide_of",{note:a}):t("cover.sho\
w_of",{note:a})})}function oe(t,e){return t(e?"cover.hide":"cover.show")}function re({desk:t,exchange:e,viewNow:n,say:o,show:r,announce:a,focusOnQuestion:i}){function l(d,m){
r();let w=(d.closest("[data-part=detail]")??d.closest("[data-part=noted], li"))?.querySelectorAll("[data-words]")??[];a(m?[...w].map(x=>x.textContent).join(" "):
o()("cover.hidden"))}let c=d=>d.dataset.card??"";function p(d,m){t.notes={...t.notes,cards:{...t.notes.cards,[c(d)]:m}}}return{deeds:{words(d){let m=!Q(t,c(d));
p(d,m),l(d,m)},all_words(d){t.notes={...t.notes,all:!t.notes.all,cards:{}},l(d,t.notes.all)},leave_words(d){p(d,!1),t.notes.heard=t.notes.heard.filter(({cover:m})=>m.
card!==c(d)),r(),i(!0)}},viewChanged(){let{notes:d}=t,m=n().past===null?e.lines():[],k=m.at(-1)?.move;d.heard=m.flatMap(({text:w,cover:x,read_aloud:u,move:f})=>x&&
u&&f===k&&d.cards[x.card]!==!1?[{text:w,cover:x}]:[])}}}function ae(){return{on:!1,held:null,table:null,pictures:new Map}}function Tt({laying:t},e){let n=t.on?t.table?.rows[e.timeline-1]:void 0;return e.cards.map((o,r)=>{
let a=n?.[r],i=a?a.memory:`${e.timeline}-${o.position}`,l=a?e.cards.find(d=>`${e.timeline}-${d.position}`===i)??null:o,{text:c,cover:p}=a??o;return{place:o.position,
name:i,memory:l?.state==="empty"?null:l,text:c,cover:p,sides:a?.sides??[],sides_text:a?.sides_text??""}})}function se(t,e){if(!e.laying.on)return t;let n=t.grid.
map(o=>{let r=Tt(e,o),a=o.cards.map(i=>{let{text:l,cover:c}=r.find(p=>p.memory===i)??i;return{...i,text:l,cover:c}});return{...o,cards:a}});return{...t,grid:n}}
function Y({laying:t},e){return e!==null&&t.table?.tracked.includes(e)===!0}function ie(t,e,{laying:{on:n,held:o,table:r}}){let a=t.grid.some(i=>i.cards.some(l=>l.
state!=="empty"));return s("div",{class:"ho-grid-head"},s("h3",null,e("heading.memories")),r!==null&&(n||a)&&$("ho-switch",e("arranging.switch"),{key:"laying",role:"\
switch","aria-checked":String(n),"data-do":"laying"}),r!==null&&n&&s("p",{part:"fit",class:S("ho-fit",!r.fits&&"is-misfit")},o===null?`${r.text} ${e("arranging.\
choose")}`:e("arranging.holding")))}function le(t,e,n){return e.laying.table!==null&&n.state==="clear"&&$("ho-plain",Y(e,e.memory)?t("arranging.untrack"):t("arr\
anging.track"),{key:"track","data-do":"track"})}function ce(t,e,n){let o=st(t,n.memory);if(o===void 0)return!1;let{cover:r}=o;return s("div",{class:"ho-detail",part:"detail"},r&&at(e,n,r.card,r.note,{"data-do":"\
memory"},null),!q(n,r)&&[Vn(n,o),o.title!==""&&s("h4",{key:"title","data-words":!0},o.title),s("p",{class:"ho-detail-text",key:"text","data-words":!0},o.text),o.
state==="clear"&&o.words!==null&&s("p",{class:"ho-words",key:"words","data-words":!0},o.words),o.story!==null&&s("p",{class:"ho-story-text",key:"story","data-wo\
rds":!0},o.story)],o.state==="empty"&&pt(t,e,`memory ${(n.memory??"").replace("-"," ")}`).map(a=>s("p",null,a.text)),le(e,n,o),$("ho-plain",e("memories.close"),
{key:"close","data-do":"memory"}))}function Vn(t,e){let n=t.picture;return n!==null&&n.memory===t.memory&&n.side===e.state&&s("img",{key:`picture ${n.memory} ${n.
side}`,class:"ho-picture",src:`data:image/svg+xml;charset=utf-8,${encodeURIComponent(n.svg)}`,alt:n.text})}function st(t,e){if(e===null)return;let[n,o]=e.split(
"-").map(Number);return t.grid.find(r=>r.timeline===n)?.cards.find(r=>r.position===o)}function ue(t){let{model:e,exchange:n,desk:o,signal:r,viewNow:a,say:i,show:l,announce:c}=t,{laying:p}=o,d=t.tell;async function m(w,x){let u=n.ask(e,w);if(u===null)
return d(i()("busy"));let f=await u;if(r.aborted)return;if(f.kind!=="done")return d(f.text||i()("silence"));let b=x();return l(),c(`${f.text} ${b}`.trim())}function k(w){
p.held=w,o.memory=w??o.memory,l(),c(w===null?i()("arranging.put_back"):i()("arranging.held"))}return{deeds:{laying(){p.on=!p.on,p.held=o.memory=null,l(),c(p.on?
`${i()("arranging.on")} ${p.table?.text}`:i()("arranging.off"))},lay(w){let{held:x}=p,{memory:u=null,place:f,timeline:b}=w.dataset;x===null&&u===null?d(i()("arr\
anging.nothing")):x===null||x===u?k(x===null?u:null):x[0]===b?m({kind:"lay",memory:x,position:Number(f)},()=>(p.held=null,e.get("arrangement").text)):u!==null?k(
u):d(i()("arranging.row",{timeline:String(x[0])}))},track:()=>{m({kind:"track",memory:o.memory,on:!Y(o,o.memory)},()=>"")}},viewChanged(){p.held!==null&&st(a(),
p.held)?.state==="empty"&&(p.held=null)},escape(){return p.held===null?!1:(k(null),!0)}}}var de=15;function ht({past:t,moments:e=[]},n){let o=t?.move??1/0;return n<0?e.filter(r=>!r.now&&r.move<o).at(-1):e.find(r=>r.move>o)}function fe({past:t,track:e,
moments:n=[]},o){return n.length<2?null:Pn(n,o,e.max,e.stages,t?.move??null)}var Pn=T((t,e,n,o,r)=>{let a=Math.max(t.length,de);return s("section",{class:"ho-lo\
ok",key:"look","aria-label":e("back.heading")},s("div",{class:"ho-bands","aria-hidden":"true"},o.map(i=>s("div",{key:i.stage,class:`ho-band ho-stage-${i.stage}`,
style:`--spaces: ${i.from-i.to+1}`},s("i")))),E("ho-scale",s("span",null,n),s("span",null,0)),t.length<de&&E("ho-look-name",e("back.caption")),s("div",{class:"h\
o-curve",style:`--columns: ${a}`,"data-scroll":"end"},s("svg",{viewBox:`0 0 ${a} ${n+1}`,preserveAspectRatio:"none","aria-hidden":"true"},s("polyline",{points:Fn(
t,n),"vector-effect":"non-scaling-stroke"})),s("div",{class:"ho-moments",role:"toolbar","aria-label":e("back.heading"),"data-roving":"moments","data-roving-from":"\
end"},t.map((i,l)=>In(n,r,t,e,i,l)))))});function Fn(t,e){return t.map((n,o)=>`${o+.5},${e-n.condition+.5}`).join(" ")}function In(t,e,n,o,r,a){let i=e===null?r.
now:!r.now&&r.move===e,l=!r.now&&n[a-1]?.day!==r.day,c=e!==null&&r.move>e;return s("button",{key:a,class:S("ho-moment",l&&"is-day",i&&"is-here",r.now&&"is-now",
c&&"is-later"),style:`--up: ${(r.condition+.5)/(t+1)}`,title:r.text,"data-do":r.now?"now":"look","data-move":r.move,"data-item":`moment ${a}`,"aria-pressed":String(
i),"aria-label":r.now?o("back.is_now",{text:r.text}):r.text},l&&E("ho-moment-day",s("span",null,o("journal.day",{day:r.day})),s("b",null,r.day)))}function pe(t,e){
return[t.branch!==null&&Wn(t,e),t.past!==null&&Kn(t,e)]}function Kn(t,e){let n=o=>o===void 0?"true":null;return s("section",{class:"ho-banner is-past",key:"past",
part:"banner","aria-label":e("back.banner")},s("p",null,E("ho-banner-sign","↶"),e("back.looking",{text:t.past?.text??""})),s("div",{class:"ho-banner-do"},it("\
earlier",e("back.earlier"),n(ht(t,-1))),it("later",e("back.later"),n(ht(t,1))),it("now",e("back.now")),it("branch",e("back.branch"))))}function Wn(t,e){return s(
"section",{class:"ho-banner is-branch",key:"branch",part:"banner","aria-label":e("back.branch_banner")},s("p",null,E("ho-banner-sign","↷"),t.branch?.text??""),
s("div",{class:"ho-banner-do"},it("leave_branch",e("back.leave_branch"))))}function it(t,e,n){return s("button",{key:t,class:"ho-plain","data-do":t,"aria-disabl\
ed":n},e)}function me(t){return s("dialog",{class:"ho-page",lang:t.lang,"aria-label":t.title},s("div",{class:"ho-page-head"},s("h2",{tabindex:-1,autofocus:!0},t.title),s(
"button",{"data-do":"close"},t.close)),s("p",{class:"ho-page-introduction"},t.introduction),s("ol",{class:"ho-page-points",role:"list"},t.points.map(e=>Un(t,e))),
s("h3",null,t.quoting),t.quoting_text.map(e=>s("p",{class:"ho-page-quoting"},e)))}function Un(t,e){return s("li",null,s("h3",null,e.heading),s("dl",null,s("div",
null,s("dt",null,t.in_game),s("dd",null,e.game)),s("div",{class:"ho-page-ward"},s("dt",null,t.on_ward),s("dd",null,e.ward))),s("details",null,s("summary",null,t.
by_rules),s("ul",{role:"list"},e.rules.map(n=>s("li",null,s("span",{class:"ho-rule"},n.id)," ",n.text)))))}var Qn="http://www.w3.org/2000/svg",Yn=new Set(["svg","g","path","circle","ellipse","rect","polyline"]);function F(t,e){if(typeof t=="string")return{kid:t,dom:e.
createTextNode(t),kids:[]};let n=Yn.has(t.tag)?e.createElementNS(Qn,t.tag):e.createElement(t.tag);for(let[r,a]of Object.entries(t.props))ge(n,r,a);let o=t.kids.
map(r=>F(r,e));for(let r of o)n.appendChild(r.dom);return{kid:t,dom:n,kids:o}}function gt(t,e){if(t.kid===e)return t;let n=t.dom.ownerDocument;if(typeof e=="str\
ing"||typeof t.kid=="string"||e.tag!==t.kid.tag){if(typeof e=="string"&&typeof t.kid=="string")return t.dom.nodeValue=e,{kid:e,dom:t.dom,kids:[]};let r=F(e,n);return t.
dom.replaceWith(r.dom),r}let o=t.dom;return Jn(o,t.kid.props,e.props),{kid:e,dom:o,kids:Gn(o,t.kids,e.kids,n)}}function Gn(t,e,n,o){let r=[],a=0;for(;a<n.length;a++){
let c=n[a],p=e[a];if(p===void 0||!Xn(p.kid,c))break;r.push(gt(p,c))}if(a===e.length&&a===n.length)return r;let i=new Map;for(let c=a;c<e.length;c++){let p=e[c];
i.set(he(p.kid,c),p)}for(let c=a;c<n.length;c++){let p=n[c],d=he(p,c),m=i.get(d);i.delete(d),r.push(m?gt(m,p):F(p,o))}for(let c of i.values())c.dom.remove();let l=a===
0?t.firstChild:r[a-1].dom.nextSibling;for(let c of r.slice(a))c.dom===l?l=l.nextSibling:t.insertBefore(c.dom,l);return r}function Xn(t,e){return typeof t!="obje\
ct"||typeof e=="string"?typeof t==typeof e:t.tag===e.tag&&t.key===e.key}function he(t,e){return typeof t=="string"?`text ${e}`:t.key===null?`${t.tag} ${e}`:`${t.
tag} key ${t.key}`}function Jn(t,e,n){for(let o in e)o in n||t.removeAttribute(o);for(let o in n)e[o]!==n[o]&&ge(t,o,n[o])}function ge(t,e,n){n==null||n===!1?t.
removeAttribute(e):t.setAttribute(e,n===!0?"":String(n))}function be({model:t,el:e,signal:n,focusOnQuestion:o}){return{deeds:{page:r=>Zn(t.get("page"),e,n,()=>{r.isConnected?r.focus():o(!0)})}}}function Zn(t,e,n,o){lt(
me(t),e,n,o)}function lt(t,e,n,o,r){let a=F(t,e.ownerDocument).dom;a.dataset.lmSuppressShortcuts="true";let i=new AbortController,{signal:l}=i;function c(m){i.abort(),
a.close(),a.remove(),m&&o()}function p(m){m.stopPropagation(),m.key==="Escape"&&(m.preventDefault(),c(!0))}function d(m){let k=m.target instanceof Element?m.target.
closest("[data-do]"):null;if(m.target===a||k instanceof HTMLElement&&k.dataset.do==="close")return c(!0);!(k instanceof HTMLElement)||r===void 0||(c(!1),r(k))}a.
addEventListener("keydown",p,{signal:l}),a.addEventListener("click",d,{signal:l}),a.addEventListener("close",()=>c(!0),{signal:l}),n.addEventListener("abort",()=>c(
!1),{signal:l}),e.append(a),a.showModal()}function G(t){return t.split(/\n\s*\n/).filter(e=>e.trim()!=="").map(e=>s("p",null,e.trim()))}function P(t,e){return e!==""&&s("span",{class:"ho-rule",title:t("\
rule",{rule:e})},e)}function ke(t){let e=ye(t);return e===null?{kind:"why",thing:t}:{kind:"why",line:e}}function ye(t){let e=/^line (\d+)$/.exec(t);return e?Number(e[1]):null}function xe(t,e,n,o,r){
let{head:a}=t,i=ye(r);return i!==null?eo(e,o,i,""):{condition:a.condition_text,warnings:a.warnings_text,manager:a.manager_text,shift:a.shift_text,day:a.day_text,
prompt:t.prompt.text,outcome:t.outcome?.title,pool:t.pool.text,marked_area:t.places.find(c=>c.cards)?.text}[r]??to(t,n,r)??no(t,o,r)}function to(t,e,n){for(let{
name:o}of t.pawns){if(n===o)return e("why.place",{name:o});if(n===`${o} stress`)return e("why.stress",{name:o});if(n===`${o} tokens`)return e("why.tokens",{name:o})}}
function eo(t,e,n,o){let r=t.find(a=>a.line===n);return r?C(e,r):o}function we(t,e,n){return t.map(o=>{let r=e.find(a=>a.line===o.line);return q(n,r?.cover)?{...o,
text:r.cover.text}:o})}function no(t,e,n){let o=t.shifts.find(l=>l.card?.id===n)?.card;if(o)return`${o.kind_text}. ${o.text}`;let[r,a]=n.split("-").map(Number),
i=t.grid.find(l=>l.timeline===r)?.cards.find(l=>l.position===a);return!i||q(e,i.cover)?i?.cover?.text??"":i.title||(i.words??"")||i.text}function ve(t,e){let n=t.
pawns.find(r=>[r.name,`${r.name} stress`,`${r.name} tokens`].includes(e));return n?[n.name,n.stress_max>0&&`${n.name} stress`,n.tokens!==null&&`${n.name} tokens`].
filter(r=>r!==!1&&r!==e).map(String):[]}function $e(t,e,n){return $("ho-ask",t("why.ask"),{"data-do":"why","data-item":`line ${e.line}`,"aria-label":t("why.line",
{text:n}),"aria-haspopup":"dialog"})}function bt(t,e){return mt("asking",t("why.ask"),t("why.key"),e.asking)}function kt(t,e){return e.asking&&s("p",{class:"ho-\
asking",key:"asking"},t("why.asking"))}function _e(t,{lang:e,what:n,title:o,links:r,more:a}){let i=n===""?o:t("why.title",{what:n});return s("dialog",{class:"ho\
-page ho-why",lang:e,"aria-label":i},s("div",{class:"ho-page-head"},s("h2",{tabindex:-1,autofocus:!0},i),s("button",{"data-do":"close"},t("notice.close"))),r.length===
0?s("p",{class:"ho-page-introduction",key:"none"},t("why.none")):s("ol",{role:"list",key:"chain"},r.map((l,c)=>oo(t,l,c))),a.length>0&&s("p",{class:"ho-more",key:"\
more"},s("span",null,t("why.more")," "),a.map(({thing:l,name:c})=>[s("button",{key:l,"data-do":"why","data-why":l},c)," "])))}function oo(t,e,n){return s("li",{
key:n},n>0&&s("p",{class:"ho-because",key:"because"},t("why.because")),s("p",{class:"ho-cause"},e.text),s("p",{class:"ho-cause-rule"},e.wording," ",P(t,e.rule),
e.pages_text!==""&&[" ",s("span",{class:"ho-pages",key:"pages"},e.pages_text)],ro(e.lesson)))}function ro(t){let e=globalThis.document?.body.dataset.baseUrl;return t==
null||e===void 0?!1:[" ",s("a",{key:"lesson",href:`${e}render/${t.page}`,target:"_blank",rel:"noopener"},t.text)]}function Me(t){let{model:e,exchange:n,el:o,root:r,focused:a,desk:i,viewNow:l,say:c,show:p,announce:d,focusBack:m}=t,k=t.tell;async function w(h,g){let _=n.ask(e,
h);if(_===null)return void k(c()("busy"));let A=await _;if(!t.signal.aborted){if(A.kind===g)return A;k(A.text||c()("silence"))}}async function x(h,g){let _=await w(
ke(h),"why");if(_===void 0)return;let A=l(),O=c(),N=R=>xe(A,n.lines(),O,i,R),M=ve(A,h).map(R=>({thing:R,name:N(R)})),{title:L=""}=_,j=we(_.links??[],n.lines(),i);
u(!1),lt(_e(O,{lang:A.lang,what:N(h),title:L,links:j,more:M}),o,t.signal,()=>m(g),R=>{x(R.dataset.why??"",g)})}function u(h){i.asking!==h&&(i.asking=h,i.notice=
null,p(),d(h?c()("why.asking"):c()("why.ended")))}function f(h){let g=h.closest("[data-why]");if(!(g instanceof HTMLElement)||!r.contains(g)){k(c()("why.nothing")),
i.asking&&!r.contains(a())&&m(r);return}x(g.dataset.why??"",h instanceof HTMLElement?h:g)}async function b(h){let g=ht(l(),h);g===void 0?k(c()("back.first")):await y(
g.now?{kind:"now"}:{kind:"look",move:g.move})}async function y(h){await w(h,"done")}return{deeds:{why:f,asking:()=>u(!i.asking),look:h=>{y({kind:"look",move:Number(
h.dataset.move)})},earlier:()=>{b(-1)},later:()=>{b(1)},now:()=>{y({kind:"now"})},branch:()=>{y({kind:"branch"})},leave_branch:()=>{y({kind:"leave_branch"})}},key(h,g){
return ao(h)?(f(g),!0):!1},escape(){return i.asking?(u(!1),!0):!1}}}function ao(t){return t.key.toLowerCase()==="w"&&!t.ctrlKey&&!t.altKey&&!t.metaKey}function Se(){return{off:!1,told:[],open:null}}function I(t,e){if(t.past!==null||t.outcome!==null)return"";let n=`hint.${t.prompt.topic}`,o=e(n);return o===n?"":
o}function Ee(t,e,n){if(e.past!==null||t.open===yt(e))return t;let{topic:o}=e.prompt;return t.off||t.told.includes(o)||I(e,n)===""?t.open===null?t:{...t,open:null}:
{...t,told:[...t.told,o],open:yt(e)}}function Ae(t,e){return{...t,open:K(t,e)?null:yt(e)}}function Le(t){return t.off?{...t,off:!1}:{...t,off:!0,open:null}}function K(t,e){
return t.open===yt(e)}function ze(t,e,n){let o=I(t,e);return o!==""&&K(n,t)&&s("div",{class:"ho-hint",key:"hint",role:"note","aria-label":e("explain.heading")},
s("p",null,o),$("ho-quiet",n.off?e("explain.on"):e("explain.off"),{"data-do":"hints"}))}function Te(t,e,n){return I(t,e)!==""&&$("ho-quiet",e("explain.this"),{key:"\
explain","data-do":"explain","aria-expanded":String(K(n,t))})}function yt(t){return`${t.revision} ${t.prompt.topic}`}function He(){return{story:0,memory:null,picture:null,waiting:!1,asking:!1,notice:null,hints:Se(),looked:null,answers:0,large:!1,page:"answers",notes:te(),laying:ae()}}var Ht=new Set;function Oe(t){return Ht.add(t),()=>{Ht.delete(t)}}function je(t,e){t.dataset.asked=String(e)}function Ce(t,e){let n=[...Ht].filter(l=>l.dataset.
game===t.dataset.game).sort(so),o=n.filter(l=>n.length===1||l.checkVisibility()),r=o.filter(l=>l.dataset.part==="board"),a=r.length>0?r:o,i=a.find(l=>l.dataset.
asked===String(e));return(i??a.find(l=>l.dataset.part==="journal")??a[0])!==t?null:i===t?"asked":o.length===1?"alone":"for all"}var so=(t,e)=>t.compareDocumentPosition(
e)&4?-1:1;function Ne(t,e,n){if(n===0)return null;switch(t){case"ArrowRight":case"ArrowDown":return(e+1)%n;case"ArrowLeft":case"ArrowUp":return(e-1+n)%n;case"Home":return 0;case"\
End":return n-1;default:return null}}function qe(t,e,n,o){let{row:r,column:a}=e;switch(t){case"ArrowRight":return a+1<o?{row:r,column:a+1}:null;case"ArrowLeft":
return a>0?{row:r,column:a-1}:null;case"ArrowDown":return r+1<n?{row:r+1,column:a}:null;case"ArrowUp":return r>0?{row:r-1,column:a}:null;case"Home":return{row:r,
column:0};case"End":return{row:r,column:o-1};default:return null}}function xt(t){return t.ctrlKey||t.altKey||t.metaKey?null:/^[1-9]$/.test(t.key)?Number(t.key)-
1:null}function wt(t){return t.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}function io(t){return[...t.querySelectorAll("[data-item]")]}var Be=new WeakMap;function X(t,e){let n=Be.get(t),o=new Set;for(let r of t.querySelectorAll("[data-\
roving]")){let a=lo(r,e.get(Pe(r)));a&&o.add(a)}Be.set(t,o);for(let r of n??[])!o.has(r)&&r.hasAttribute("data-item")&&r.setAttribute("tabindex","-1");for(let r of o)
n?.has(r)||r.setAttribute("tabindex","0")}function lo(t,e){let n=e===void 0?null:t.querySelector(`[data-item="${e}"]`);return n!==null?n:t.getAttribute("data-ro\
ving-from")==="end"?Re(t):t.querySelector("[data-item]")}function Re(t){for(let e=t.lastElementChild;e!==null;e=e.previousElementSibling){let n=Re(e)??(e.hasAttribute(
"data-item")?e:null);if(n!==null)return n}return null}function Ve(t,e,n,o){let r=e.closest("[data-roving]");if(!r||!t.contains(r)||e.dataset.item===void 0)return!1;
let a=io(r),i=r.getAttribute("role")==="grid"?uo(a,e,n):co(a,e,n);return i?(o.set(Pe(r),String(i.dataset.item)),i.focus(),!0):!1}function co(t,e,n){let o=Ne(n,t.
indexOf(e),t.length);return o===null?void 0:t[o]}function uo(t,e,n){let o=t.map(De),r=Math.max(...o.map(l=>l.row))+1,a=Math.max(...o.map(l=>l.column))+1,i=qe(n,
De(e),r,a);return i===null?void 0:t.find((l,c)=>o[c]?.row===i.row&&o[c]?.column===i.column)}function De(t){return{row:Number(t.dataset.row),column:Number(t.dataset.
column)}}function Pe(t){return t.getAttribute("data-roving")??""}var Fe=T((t,e)=>{let n=po(e),o=(a,i)=>a[typeof i=="number"?n.select(i):fo.test(String(i).normalize("NFD"))?"vowel":"other"]??a.other??"",r=(a,i)=>{let l=t[`form\
.${i}`]??"{it}";return(typeof l=="string"?l:o(l,a)).replace("{it}",()=>String(a))};return(a,i={})=>{let l=t[a];if(l===void 0)return a;let c=typeof l=="string"?l:
o(l,Number(i.n));return c.includes("{")?c.replace(/\{(\w+)(?:\|(\w+))?\}/g,(p,d,m)=>d in i?r(i[d],m):p):c}}),fo=/^[aeiouhœæ]/i;function po(t){try{return new Intl.
PluralRules(t)}catch{return new Intl.PluralRules}}var Ie=["[data-focus]","[data-roving=actions] [data-item]","[data-do=undo]","[data-item], button"],mo=".jp-OutputArea, .jp-OutputArea-child, .jp-OutputArea-outp\
ut";function Ke(t,e,n,o,r){let a=n.ownerDocument,i=new AbortController,l=t.get("part")??"board",c=l==="board",p=c&&ho(y())?1:0,d={...He(),story:p,large:t.get("p\
rojector")===!0},m=new Map,k=[],w="",x=T((v,z)=>({...v,...z})),u=F(g(),a),f=u.dom,b=a.createElement("div");b.className="ho-hidden",b.setAttribute("aria-live","p\
olite"),b.dataset.part=l,n.append(f,b),i.signal.addEventListener("abort",Oe(b)),O(),X(f,m),N();function y(){return t.get("view")}function h(){return Fe(x(o(),t.
get("words")),y().lang)}function g(){return d.waiting=e.isLate(),d.laying.table=t.get("arrangement")??null,d.large||(d.hints=Ee(d.hints,y(),h())),r(y(),e.lines(),
h(),d)}function _(){let v=f.getRootNode();return v instanceof ShadowRoot?v.activeElement:a.activeElement}function A(){let v=_(),z=f.contains(v),V=z?v?.closest("\
[data-item]:not([data-do=act])"):null;V instanceof HTMLElement&&(w=V.dataset.item??""),u=gt(u,g()),X(f,m),O();for(let Tn of k)Tn();z&&!f.contains(_())&&zt(!0)}function O(){
b.dataset.game=t.get("game_id");let v=n;for(;v;v=v.parentElement?.closest(mo))v.classList.toggle("ho-around-past",y().past!==null)}function N(){requestAnimationFrame(
()=>{for(let v of f.querySelectorAll("[data-scroll=end]"))v.scrollTo(v.scrollWidth,v.scrollHeight);for(let v of f.querySelectorAll("[data-scroll=start]"))v.scrollTop=
0})}function M(){c&&_()?.matches("[data-do=act]")&&j("[data-do=act]")}function L(v){for(let z of v){let V=f.querySelector(z);if(V!==null)return V}return null}function j(v){
let z=f.querySelector(v);z instanceof HTMLElement&&z.focus({preventScroll:!0})}function R(v){f.querySelector(`[data-part=${v}]`)?.scrollIntoView({block:"nearest"})}
function Vt(v){v!==""&&(b.textContent=v===b.textContent?`${v} `:v)}function Pt(v){d.notice=v,A(),c||R("notice"),Vt([v.title,...v.lines.map(z=>z.text)].filter(Boolean).
join(" "))}function Ln(v){Pt({title:"",lines:[{text:v,rule:""}]})}function zt(v){let z=_();if(!c&&z!==f&&f.contains(z))return;let V=L(c?Ie:[`[data-item="${w}"]`,
...Ie]);m.delete("actions")&&X(f,m),V instanceof HTMLElement&&(V!==z||!v)&&V.focus({preventScroll:v})}function zn(v){let z=v.closest("button, [tabindex]")??f.querySelector(
"[data-do=asking]");z instanceof HTMLElement&&z.isConnected?z.focus({preventScroll:!0}):zt(!0)}return{model:t,exchange:e,el:n,page:a,root:f,voice:b,part:l,whole:c,
desk:d,stops:m,ends:i,signal:i.signal,viewNow:y,say:h,show:A,focused:_,scrollToEnd:N,goToFirst:M,focusOn:j,bringIntoSight:R,announce:Vt,inform:Pt,tell:Ln,focusOnQuestion:zt,
focusBack:zn,attach({drawn:v}){v&&k.push(v)}}}function ho(t){return!t.can_undo&&t.head.day===1&&t.shifts.every(e=>e.card===null)}function J(t){return`${t.past?.
move??"now"} ${t.branch===null?"":t.branch.text}`}function We({root:t,desk:e,model:n,exchange:o,signal:r,viewNow:a,show:i,announce:l,focusOn:c,bringIntoSight:p}){let d=null,m=Promise.resolve();async function k(u){
let f=e.memory;e.memory=u===f?null:u,i(),c(`[data-memory="${e.memory??f}"]`);let b=e.memory;b!==null&&(await m,!r.aborted&&e.memory===b&&x())}async function w(u){
let f=st(a(),u);if(f===void 0||f.state==="empty"||q(e,f.cover))return;d=u;let b=e.laying.pictures.get(`${u} ${f.state}`);if(b)return e.picture=b,i();let y=o.ask(
n,{kind:"picture",memory:u}),h=y===null?null:await y;r.aborted||!h?.picture||e.memory!==u||(e.picture=h.picture,i())}function x(){let u=t.querySelector("[data-p\
art=detail]");if(!u)return;let f=[...u.querySelectorAll("img, p")];l(f.map(b=>b.getAttribute("alt")??b.textContent).join(" ")),p("detail")}return{drawn(){e.memory===
null?d=null:e.memory!==d&&(m=w(e.memory))},deeds:{read_memories(){e.large&&(e.page="memories"),i();let u=t.querySelector("[data-memory][data-why]");if(!(u instanceof
HTMLElement))return;u.scrollIntoView({block:"center"});let f=u.dataset.memory??null;f===e.memory?c(`[data-memory="${f}"]`):k(f)},memory:u=>{k(u.dataset.memory??
null)}},escape(){return e.memory===null?!1:(k(null),!0)}}}var go=0;function Qe({root:t,page:e,viewNow:n}){let o=e.defaultView?.matchMedia("(prefers-reduced-motion: reduce)"),r=()=>[...t.querySelectorAll("[data-part=pat\
ient]")],a=Ue(r()),i=n();function l(c){return[...t.querySelectorAll("[data-pawn], [data-part=here]")].filter(d=>c.includes(Ot(d)))}return{viewChanged(){let c=bo(
i,n());if(i=n(),o?.matches||c.length===0)return;let p=new Map(l(c).map(d=>[Ot(d),d.getBoundingClientRect()]));requestAnimationFrame(()=>{let d=l(c).map(m=>({each:m,
to:m.getBoundingClientRect()}));for(let{each:m,to:k}of d)ko(m,p.get(Ot(m)),k)})},drawn(){let c=a,p=r();if(a=Ue(p),!o?.matches)for(let d of p)c.has(Ye(d))||yo(d)}}}
function bo(t,e){let n=new Map(t.pawns.map(a=>[a.pawn,a])),r=e.pawns.filter(a=>{let i=n.get(a.pawn);return i!==void 0&&i!==a&&(i.place!==a.place||i.shift!==a.shift)}).
map(({pawn:a})=>String(a));return t.track.value===e.track.value?r:[...r,"billy"]}function ko(t,e,n){if(e===void 0||n.width===0||e.width===0)return;let[o,r]=[e.left-
n.left,e.top-n.top];if(Math.abs(o)+Math.abs(r)<8)return;let a=t.dataset.walks=String(++go),i=t.animate([{transform:`translate(${o}px, ${r}px)`},{transform:"none"}],
{duration:280,easing:"ease-out"});i.onfinish=()=>{t.dataset.walks===a&&delete t.dataset.walks}}function yo(t){let e={transform:"perspective(700px) rotateY(-80de\
g)",opacity:.2};t.animate([e,{transform:"none",opacity:1}],{duration:280,easing:"ease-out"})}function Ot(t){return t.dataset.pawn??"billy"}function Ye(t){return t.
getAttribute("data-why")??""}function Ue(t){return new Set(t.map(Ye))}function ct(t,e){let{looked:n}=e;return n===null||n.revision!==t.revision?null:t.actions.find(o=>o.code===n.code)??null}function vt(t,e){return t?.tokens.find(([
n])=>n===e)?.[1]??null}function $t(t,e,n){if(n===null)return null;let o=B(t("ahead.tokens",{n}));return[E("ho-slip",t("ahead.change",{now:e,then:n})),{...o,key:"\
ahead"}]}function _t(t,e,n,o,...r){return s("section",{class:S("holding-on",o,t.past!==null&&"is-past",t.branch!==null&&"is-branch",e.asking&&"is-asking",t.outcome?.won===
!1&&"is-lost"),lang:t.lang,"data-revision":t.revision,"aria-label":n,"aria-busy":e.waiting?"true":null,"data-lm-suppress-shortcuts":"true"},...r)}function xo(t){let e=[];for(let n of t){let o=e.at(-1);o&&o.day===n.day?o.lines.push(n):e.push({day:n.day,lines:[n]})}return e}function Z(t,e,n,o=null,r=null){let a=o===
null?t:t.filter(c=>c.move<=o.move),i=a.slice(-(r??a.length)),l=i.at(-1)?.move??-1;return s("section",{class:"ho-journal",key:"journal","aria-label":e("heading.j\
ournal")},s("h3",null,e("heading.journal")),s("div",{class:"ho-lines",role:"log","aria-live":"off","aria-label":e("heading.journal"),"data-scroll":"end","data-r\
oving":"journal","data-roving-from":"end"},xo(i).map(({lines:c})=>wo(c[0],c,e,n,c.at(-1)?.move===l?l:null,n.notes))),a.length<t.length&&s("p",{class:"ho-lines-l\
ater",key:"later"},e("journal.later",{n:t.length-a.length})))}var wo=T(({day:t},e,n,o,r,a)=>s("div",{key:t,class:"ho-day"},s("h4",null,t===0?n("journal.setup"):
n("journal.day",{day:t})),s("ol",null,e.map(i=>vo(i,n,o,i.move===r,a))))),vo=T((t,e,n,o)=>s("li",{key:t.line,class:o&&"is-new","data-why":`line ${t.line}`},s("s\
pan",{"data-words":!0},C(n,t))," ",P(e,t.rule)," ",$e(e,t,C(n,t))," ",ne(e,n,t)));function $o(t,e){return t.actions.filter(n=>Mo(n,e))}function _o(t,e){let{kind:n}=e;return t.barred.filter(({pawn:o,timeline:r,target:a})=>n==="pawn"?o===e.pawn:
o===null&&(n==="pool"&&a==="purse"||n==="timeline"&&r===e.timeline))}function Mo(t,e){switch(e.kind){case"pawn":return t.pawn===e.pawn&&(t.target==="pawn"||t.target===
"purse");case"pool":return t.pawn===null&&t.target==="purse";case"timeline":return t.timeline===e.timeline&&t.target==="timeline";case"card":return e.now&&t.target===
"card"}}function W(t,e){let n=$o(t,e);if(n.length===1)return{take:n[0]};if(n.length>1)return{choose:n};let o=_o(t,e);return o.length>0?{barred:o}:null}function tt(t,e){
let n=W(t,e);return n===null?"still":"barred"in n?"barred":"open"}var jt="M12 5.4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",Ge="M3.5 23c0-6 3.6-8.4 8.5-8.4s8.5 2.4 8.5 8.4z",So={nurse:`${jt}${Ge}M11 16.3v1.9H9.1v2H11v1.9h2v-1.9h1.9v-2H13v\
-1.9z`,assistant:`${jt}${Ge}M9 14.9h1.4V18h3.2v-3.1H15V23H9z`,on_call:`${jt}M3.5 23c0-6 3.6-8.4 8.5-8.4 1.4 0 2.7.2 3.8.6V23zM17.3 17.5v-1.6h4v1.6H23V23h-7.2v-5\
.5zm1.2 0h1.6v-.6h-1.6z`,token:"M12 21.5C5 15.5 1.8 12 1.8 8A5.3 5.3 0 0 1 12 5.7 5.3 5.3 0 0 1 22.2 8c0 4-3.2 7.5-10.2 13.5z",stress:"M14 .8 4 13.8h6.4L8.8 23.\
2 20 9.6h-7.2z",warning:"M12 1.5 23.3 22H.7zM10.9 8.5v7h2.2v-7zM10.9 17.3v2.3h2.2v-2.3z",either:"M4 1.5h16v21H4zM12 18c3.8-3.3 5.5-5.2 5.5-7.4A2.9 2.9 0 0 0 12 \
9.3a2.9 2.9 0 0 0-5.5 1.3c0 2.2 1.7 4.1 5.5 7.4z",memory:"M5 1.5h14v21H5zM7 3.5v17h10v-17zM9 6h6v1.6H9zm0 3.5h6v1.6H9z",inquire:"M2 2.5h20v14h-9.5L7 22v-5.5H2zM\
10.8 12.5v2h2.2v-2zM8.3 7.8h2.1c0-2.2 3.5-2 3.5-.2 0 1.5-2.9 1.7-2.9 4h2c0-1.6 3-1.9 3-4.1 0-4.4-7.7-4.3-7.7.3z",done:"M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM\
5 12.5l5 5.2 9.3-10-2.2-2.1-7.1 7.6-2.8-2.9z",deteriorating:"M9 2h6v10h5.5L12 22 3.5 12H9z",stable:"M2 6.5h20v4H2zm0 7h20v4H2z",emergency:"M12 1.5a7 7 0 0 1 7 7\
v5.5l2.5 4h-19L5 14V8.5a7 7 0 0 1 7-7zM9 20h6a3 3 0 0 1-6 0z",shift_0:"M5.5 17a6.5 6.5 0 0 1 13 0zM1 19h22v2.2H1zM11 3h2v5h-2zM2.9 9.4l1.5-1.5L7.7 11.2 6.2 12.7\
zM21.1 9.4l-1.5-1.5-3.3 3.3 1.5 1.5z",shift_1:"M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM11 .5h2v4h-2zm0 19h2v4h-2zM.5 11h4v2h-4zm19 0h4v2h-4zM3.2 4.6l1.4-\
1.4 2.8 2.8L6 7.4zM16.6 18l1.4-1.4 2.8 2.8-1.4 1.4zM3.2 19.4 6 16.6 7.4 18l-2.8 2.8zM16.6 6l2.8-2.8 1.4 1.4L18 7.4z",shift_2:"M14.5 1.5a10.8 10.8 0 1 0 8 14.5A9\
.5 9.5 0 0 1 14.5 1.5z",break_room:"M3 8.5h13.5V16a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM16.5 10H19a3.5 3.5 0 0 1 0 7h-2.5v-2H19a1.5 1.5 0 0 0 0-3h-2.5zM6.5 2.5h1.8v4H\
6.5zm4.5 0h1.8v4H11z",on_call_place:"M4.5 1.5H10l1.5 6-3 2a12 12 0 0 0 6 6l2-3 6 1.5v5.5c0 1.5-1.2 3-3 3C10.5 22.5 1.5 13.5 1.5 4.5c0-1.8 1.5-3 3-3z",on_leave:"\
M12 1.5 23.5 12H20v10.5h-6V15h-4v7.5H4V12H.5z",manager_board:"M9 1.5h6V4h4v18.5H5V4h4zM8 9v2h8V9zm0 4v2h8v-2z",contact_tile:"M2 3h20v7h-5V7H7v3H2zM6.5 12h11L21 \
22H3zM12 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",marked_area:"M4 1.5h12l4 4v17H4zM7 9v2h10V9zm0 4v2h10v-2zm0 4v2h6v-2z",left:"M4 1.5h16v21H4zM6.2 3.7v16.6h11.6\
V3.7zM14 11h2.2v3H14z",timeline_1:"M2 3.5h20V7h-2.5v15.5h-3V7h-9v15.5h-3V7H2zM11 7h2v6h1.5v4h-5v-4H11z",timeline_2:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1\
 0-21zm0 4.5v1.5A4.5 4.5 0 0 1 16.5 12H18a6 6 0 0 0-6-6zm0 3.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",timeline_3:"M1 11.5 10.5 3 9.3 8l1.7 4.5L9.3 17l1.2 5.5\
H3v-11zM14 3.5l9 8h-2v11h-7.5L12.2 17l1.8-4.5L12.3 8z",timeline_4:"M1.5 14.5h21L19 22H5zM11 1.5h2.2v11H11zM14.5 3.5l6.5 9h-6.5zM9.5 6v6.5H4z",timeline_5:"M1.5 4\
.5h21v15h-21zM3.6 6.6v1.9l8.4 6.3 8.4-6.3V6.6L12 12.9z"};function H(t,e="",n=`sign ${t}`){return s("svg",{class:S("ho-sign",e),viewBox:"0 0 24 24","aria-hidden":"\
true",key:n},s("path",{d:So[t]??""}))}function D(t,e,n,o=()=>!1){return Array.from({length:Math.max(0,n)},(r,a)=>H(t,S(e,o(a)),`${t} ${e} ${a}`))}function St(t,e,n=null){return s("section",{class:"ho-manager",key:"manager","aria-label":e("heading.manager"),"data-roving":"manager"},s("h3",null,e("heading.m\
anager")),ut(t,e,n),s("ul",{class:"ho-stock",key:"stock"},Mt("supply",e("manager.supply"),t.supply.tokens,"token"),Mt("patient",e("manager.patient"),t.decks.patient),
Mt("partial",e("manager.partial"),t.decks.partial),Mt("clear",e("manager.clear"),t.decks.clear)))}function ut(t,e,n){let o=tt(t,{kind:"pool"});return s("button",
{class:`ho-pool is-${o}`,key:"pool","data-do":"pool","data-standing":o,"data-why":"pool","data-item":"pool"},B(t.pool.text),E("",e("manager.pool")),E("ho-stock-\
number",H("token","ho-token"),t.pool.tokens,t.pool.partials.length>0&&Eo(t)),$t(e,t.pool.tokens,vt(n,t.pool.purse)))}function Eo(t){return t.pool.partials.map((e,n)=>s(
"span",{class:"ho-back",key:n},e.timeline))}function Mt(t,e,n,o){return s("li",{key:t},s("button",{class:"ho-name","data-do":"about","data-about":t,"data-item":t},
s("span",null,e," "),s("b",{class:"ho-stock-number"},o!==void 0&&H(o,"ho-token"),n)))}function Ao(t,e){let n=t.pawns.flatMap(r=>[...r.partials.map((a,i)=>({key:`${r.
pawn} partial ${i}`,name:r.name,text:C(e,a),clear:!1})),...r.clears.map((a,i)=>({key:`${r.pawn} clear ${i}`,name:r.name,text:a.text,clear:!0}))]),o=t.pool.partials.
map((r,a)=>({key:`pool partial ${a}`,name:"",text:C(e,r),clear:!1}));return[...n,...o]}function et(t,e,n){let o=Ao(t,n);return o.length>0&&s("section",{class:"h\
o-hands",key:"hands",tabindex:0,"aria-label":e("heading.hands"),"data-do":"about","data-about":"hands"},s("h3",null,e("heading.hands")),s("ul",null,o.map(r=>s("\
li",{key:r.key},s("i",{class:S("ho-back",r.clear&&"is-clear"),"aria-hidden":"true"}),s("b",null,r.name===""?e("hands.pool"):r.name)," ",r.text))))}var Xe=["top","right","bottom","left"];function nt(t,e,n){return s("section",{class:"ho-memories",key:"memories","aria-label":e("heading.memories")},ie(t,e,n),s(
"div",{class:"ho-grid",role:"grid","aria-label":e("heading.memories"),"data-roving":"memories"},t.grid.map((o,r)=>Lo(t,e,n,o,r))),ce(se(t,n),e,n))}function Lo(t,e,n,o,r){
let a=tt(t,{kind:"timeline",timeline:o.timeline}),{on:i,held:l,table:c,pictures:p}=n.laying;return zo(o,e,n,r,a,n.memory,n.notes,i,l,c,p.size)}var zo=T((t,e,n,o,r)=>s(
"div",{class:"ho-row",role:"row",key:t.timeline},s("div",{class:S("ho-row-name",`is-${r}`),role:"rowheader","data-do":"timeline","data-standing":r,"data-timelin\
e":t.timeline,"data-item":`row ${t.timeline}`,"data-row":o,"data-column":0},E("ho-row-number",t.timeline,H(`timeline_${t.timeline}`)),s("span",null,t.name),r!==
"still"&&B(e(`timeline.${r}`))),Tt(n,t).map(a=>To(e,n,t,a,o))));function To(t,e,{timeline:n},{place:o,name:r,memory:a,text:i,cover:l,sides:c,sides_text:p},d){let{
on:m,held:k}=e.laying,w=k!==null&&k===r;return s("div",{key:o,role:"gridcell",class:S("ho-memory",`is-${a?.state??"empty"}`,a?.feeling&&`is-${a.feeling}`,w&&"is\
-held",k!==null&&!w&&k[0]===String(n)&&"is-waiting"),"data-do":m?"lay":"memory","data-memory":r,"data-timeline":m?n:null,"data-place":m?o:null,"data-why":a&&r,"\
data-item":`memory ${n}-${o}`,"data-row":d,"data-column":o,"aria-selected":String(r!==null&&e.memory===r)},B([w&&t("arranging.in_hand"),C(e,{text:i,cover:l}),p,
Y(e,r)&&t("arranging.tracked")].filter(Boolean).join(" ")),a&&Ho(t,e,`${r} ${a.state}`,a),a?.stitches?.map((x,u)=>s("span",{key:Xe[u],class:S("ho-stitches",`is-${Xe[u]}`,
c[u]&&`is-${c[u]}`)},Zt("ho-stitch",x))),!a&&E("ho-memory-title",o),Y(e,r)&&E("ho-tracking"))}function Ho(t,e,n,o){let r=q(e,o.cover),a=r?void 0:e.laying.pictures.
get(n);return[r&&E("ho-thumb is-veiled"),a&&s("img",{key:n,class:"ho-thumb",src:a.src,alt:""}),E("ho-memory-title",r?t("cover.cell"):o.title||o.words),o.feeling!==
null&&E("ho-feeling",o.feeling==="positive"?"+":"−")]}function dt(t,e){return t.pawns.find(n=>n.pawn===e)}function Et(t,e,n,o=null){let r=tt(t,{kind:"pawn",pawn:n.pawn});return Oo(n,e,r,vt(o,n.pawn),o?.pawn===n.pawn)}
var Oo=T((t,e,n,o,r)=>{let a=[t.text,n!=="still"&&e(`pawn.${n}`)];return s("button",{key:`pawn ${t.pawn}`,class:S("ho-pawn",`ho-${t.kind}`,`is-${n}`,t.overstressed&&
"is-overstressed"),"data-do":"pawn","data-pawn":t.pawn,"data-pointed":r,"data-standing":n,"data-item":`pawn ${t.pawn}`,"data-why":t.name},B(a.filter(Boolean).join(
" ")),E("ho-pawn-name",t.name),Co(e,t),E("ho-pawn-row",H(t.kind,"ho-figure"),jo(e,t)),t.tokens!==null&&$t(e,t.tokens,o))});function jo(t,e){return e.stress_max===
0&&e.tokens===null?[]:[s("span",{class:"ho-stress-row",key:"stress","data-why":e.stress_max>0?`${e.name} stress`:null},D("stress","ho-stress",e.stress_max,n=>n<
e.stress&&"is-full")),e.tokens!==null&&s("span",{class:"ho-tokens",key:"tokens","data-why":`${e.name} tokens`},H("token","ho-token"),e.token_cap===null?e.tokens:
t("pawn.tokens",{count:e.tokens,cap:e.token_cap})),Je("ho-back",e.partials),Je("ho-back is-clear",e.clears)]}function Co(t,e){let n=[e.manager&&t("pawn.manager"),
e.senior&&t("pawn.senior"),e.overstressed&&t("pawn.overstressed")].filter(Boolean);return n.length>0&&E("ho-tags",n.join(" · "))}function Je(t,e){return e.map(
(n,o)=>s("span",{class:t,key:`${t} ${o}`},n.timeline))}function ot(t,e,n=null,o=t.places,r=e("heading.places")){return s("section",{class:"ho-places",key:"places","aria-label":r,"data-roving":"places"},o.map(a=>s("d\
iv",{key:a.id,class:S(`ho-place ho-place-${a.id}`,Ze(a)&&"is-nobody"),role:"group","aria-label":a.text,"data-do":"about","data-about":tn(a),"data-why":a.cards?a.
id:null},s("h3",null,s("button",{class:"ho-name","data-do":"about","data-about":tn(a),"data-item":`place ${a.id}`},H(a.id==="on_call"?"on_call_place":a.id),a.name)),
s("div",{class:a.cards?"ho-letters":"ho-pawns"},Ze(a)?s("span",{class:"ho-nobody",key:"nobody"},a.cards?e("places.no_letter"):e("places.nobody")):a.cards?a.cards.
map(i=>No(t,i)):a.pawns.map(i=>{let l=dt(t,i);return l&&Et(t,e,l,n)})))))}function Ze(t){return(t.cards??t.pawns).length===0}function No(t,{card:e,title:n}){let o=t.
told.findIndex(r=>r.card===e)+1;return $("ho-link",n,{key:e,"data-do":"turn_to","data-card":o,"data-item":`letter ${e}`})}function tn(t){return t.about??`place ${t.
id}`}var en="[data-part=pause] [data-do=close]",nn="b";function qo(t,e,n){let{title:o,text:r,back:a}={pause:{title:t("pause.title"),text:t("pause.text"),back:t("paus\
e.back")},stop:{title:t("stop.title"),text:t("stop.text"),back:t("stop.go_on")},end:{title:t("stop.ended"),text:t("stop.ended_text"),back:t("pause.back")}}[n],i=n===
"pause"?[r]:[r,t("help")];return s("dialog",{class:"ho-page ho-pause",part:"pause",lang:e,"aria-label":o,"aria-description":i.join(" ")},s("div",{class:"ho-paus\
e-words"},s("h2",{tabindex:-1,autofocus:!0},o),i.flatMap(G),s("div",{class:"ho-pause-do"},$("",a,{"data-do":"close"}),n==="stop"&&$("",t("stop.end"),{key:"end",
"data-do":"end"}))))}function on(t){return[$("ho-plain",t("pause.button"),{key:"pause","data-do":"pause",title:t("pause.key"),"aria-keyshortcuts":nn,"aria-haspo\
pup":"dialog"}),$("ho-plain ho-stop",t("stop.button"),{key:"stop","data-do":"stop",title:t("stop.reason"),"aria-haspopup":"dialog"})]}function rn({model:t,el:e,
page:n,root:o,signal:r,whole:a,viewNow:i,say:l,focused:c,focusBack:p}){function d(k,w=c()){let x=()=>{!(w instanceof HTMLElement)||w===n.body||(w.isConnected?w.
focus({preventScroll:!0}):p(o))};lt(qo(l(),i().lang,k),e,r,x,()=>{d("end",w),t.send({kind:"stop"})})}function m(k){let{key:w}=k,x=k.composedPath()[0];if(w.toLowerCase()!==
nn||k.ctrlKey||k.altKey||k.metaKey||k.repeat||!(x instanceof HTMLElement)||!(e.contains(x)||x===n.body)||wt(x))return;let u=e.querySelector(en)??n.querySelector(
en);if(u instanceof HTMLElement){if(!e.contains(u))return;u.click()}else d("pause");k.preventDefault(),k.stopImmediatePropagation()}return a&&n.addEventListener(
"keydown",m,{signal:r,capture:!0}),{deeds:{pause:()=>d("pause"),stop:()=>d("stop")}}}var an="help_here";function rt(t,e,n,o=!1){let r=t.outcome?.died===!0;return s("section",{class:"ho-prompt",part:"prompt","aria-label":e("heading.prompt"),"data\
-why":t.outcome===null?"prompt":"outcome"},t.outcome===null?Bo(t,e,n):Do(t,e),ee(e,n),ze(t,e,n.hints),!o&&[kt(e,n),Nt(e,n)],s("div",{class:"ho-answers",key:"ans\
wers","data-scroll":"start"},t.actions.length>0&&Ct(t.actions,e,n),t.barred.length>0&&Po(t.barred,e)),!o&&s("div",{class:"ho-after",part:"after"},!r&&$("ho-plai\
n",e("undo"),{key:"undo","data-do":"undo","aria-disabled":t.can_undo&&!n.waiting?null:"true"}),!r&&bt(e,n),n.waiting&&s("span",{class:"ho-waiting",key:"waiting"},
e("waiting")),on(e)))}function Bo(t,e,n){let{prompt:o,conversation:r}=t;return s("div",{class:"ho-asked",key:"asked"},s("div",{class:"ho-asked-head"},s("h3",null,
o.who_text===""?e("heading.prompt"):e("asked",{name:o.who_text})),Te(t,e,n.hints),P(e,o.rule)),r!==null&&s("p",{class:"ho-conversation",key:"conversation"},r.text),
s("p",{class:"ho-question",part:"question"},o.text))}function Do(t,e){let n=t.outcome;return n!==null&&s("div",{class:S("ho-outcome",n.won&&"is-won"),key:"outco\
me"},s("div",{class:"ho-asked-head"},s("h3",{tabindex:-1,"data-focus":"outcome"},n.title),n.won&&P(e,n.rule)),G(n.text),Ro(e,an)&&s("p",{key:"help"},e(an)),t.grid.
some(o=>o.cards.some(r=>r.state!=="empty"))&&$("ho-link",e("memories.read"),{key:"memories","data-do":"read_memories"}),$("ho-link",e("simplifies"),{key:"page",
"data-do":"page","aria-haspopup":"dialog"}))}function Ro(t,e){return t(e)!==e}function Ct(t,e,n){return s("div",{class:"ho-actions",key:"actions",role:"toolbar",
"aria-label":e("heading.actions"),"aria-orientation":"vertical","data-roving":"actions"},t.map((o,r)=>s("button",{key:`${n.answers} ${r}`,class:"ho-action","dat\
a-do":"act","data-code":o.code,"data-item":`act ${r}`,"aria-disabled":n.waiting?"true":null,"aria-keyshortcuts":r<9?String(r+1):null},r<9&&s("kbd",{"aria-hidden":"\
true"},r+1),s("span",{class:"ho-answer"},s("span",{class:"ho-answer-text"},o.text),Vo(e,o)))))}function Vo(t,e){return e.follows!==""&&[s("span",{class:"ho-hidd\
en",key:"spoken"}," ",t("follows")," "),s("span",{class:"ho-follows",part:"follows"},e.follows)]}var Po=T((t,e)=>s("details",{class:"ho-barred",part:"barred"},s(
"summary",null,e("barred",{n:t.length})),s("ul",null,t.map(n=>s("li",{key:n.code},s("b",null,n.text)," ",s("span",null,n.why)," ",P(e,n.rule),n.unlock!==""&&s("\
span",{key:"unlock"}," ",n.unlock))))));function Nt(t,e){return e.notice!==null&&s("div",{class:"ho-notice",part:"notice"},e.notice.title!==""&&s("b",{key:"titl\
e"},e.notice.title),e.notice.lines.map(n=>s("p",null,n.text," ",P(t,n.rule))),$("ho-plain",t("notice.close"),{"data-do":"notice"}))}function sn(t,e,n,o){return[ot(t,e,o,[...qt(t),...t.places],e("heading.roster")),s("div",{class:"ho-manager",key:"pool","data-roving":"manager"},ut(t,e,o)),et(t,
e,n)]}function qt(t){return t.shifts.map(({shift:e,name:n,spaces:o})=>({id:`shift_${e}`,name:n,text:n,about:`card ${e}`,pawns:o.flatMap(r=>r.pawn===null?[]:[r.pawn])})).
filter(e=>e.pawns.length>0)}function At(t,e,n=null){return s("section",{class:"ho-shifts",key:"shifts","data-now":t.head.shift,"aria-label":e("heading.shifts"),"data-roving":"shifts"},t.shifts.
map(o=>Bt(t,e,o,n)))}function Bt(t,e,n,o){return s("article",{key:n.shift,class:`ho-shift is-${n.state}`,"aria-label":n.name,"data-do":"card","data-shift":n.shift},
s("div",{class:"ho-shift-head"},s("h3",null,H(`shift_${n.shift}`),n.name),s("span",{class:"ho-shift-state"},n.care!==null&&s("b",{key:"care"},n.care_text," "),e(
`shift.${n.state}`))),n.card?Fo(n.card,n.shift):s("button",{class:"ho-no-card",key:"none","aria-label":n.text,"data-do":"card","data-shift":n.shift,"data-item":`\
card ${n.shift}`}),n.spaces.length>0&&s("div",{class:"ho-staff",key:"staff"},n.spaces.map(r=>Io(t,e,n,r,o))),n.care===null&&B(n.care_text))}var Fo=T((t,e)=>s("d\
iv",{class:`ho-card ho-card-${t.kind}`,key:`card ${t.id}`,part:"patient",role:"button","data-do":"card","data-shift":e,"data-why":t.id,"data-item":`card ${e}`},
s("div",{class:"ho-card-head"},s("span",{class:"ho-kind"},H(t.kind),t.kind_text),s("span",{class:"ho-id"},t.id)),s("p",{class:"ho-scene"},t.text),s("p",{class:"\
ho-line",key:"symbols"},E("ho-marks",D(t.kind,"ho-symbol",t.symbols-t.covered),D("token","ho-symbol is-covered",t.covered)),t.symbols_text),t.yield_text!==""&&s(
"p",{class:"ho-line",key:"yield"},E("ho-marks",D("token","ho-token",t.tokens),D("memory","ho-token",t.memories),D("either","ho-token",t.either)),t.yield_text),t.
inquire_text!==""&&s("p",{class:"ho-line",key:"inquire"},H("inquire","ho-token"),t.inquire_text)));function Io(t,e,n,o,r){let a=`space ${n.shift} ${o.space}`,i=o.
pawn===null?void 0:dt(t,o.pawn);if(i)return s("div",{class:"ho-space is-taken",key:a},Et(t,e,i,r));let l=o.covered_by===null?void 0:dt(t,o.covered_by);return $(
S("ho-space",l?"is-covered":"is-empty"),l?e("shift.covered",{name:l.name}):"",{key:a,"aria-label":`${n.name}. ${o.text}`,"data-item":a,"data-do":"about","data-a\
bout":a})}function ln(t,e,n,o,r){let a=o.page==="day",i=qt(t).filter(c=>c.id!==`shift_${t.head.shift}`),l=a?t.places:[...i,...t.places];return s("div",{class:S("ho-large",
`is-${o.page}`,t.outcome!==null&&"is-over"),key:"large"},rt(t,n,o),At(t,n,r),a&&St(t,n,r),o.page==="memories"&&s("div",{class:"ho-large-page",key:"page memories"},
nt(t,n,o),et(t,n,o)),o.page==="journal"&&s("div",{class:"ho-large-page",key:"page journal"},Z(e,n,o,t.past)),s("div",{class:"ho-large-staff",key:"staff"},ot(t,n,
r,l,n("heading.roster"))),s("div",{class:"ho-large-tabs",key:"tabs"},Ko(n,o),!a&&s("div",{key:"pool","data-roving":"manager"},ut(t,n,r))))}function Ko(t,e){let n={
answers:t("large.answers"),day:t("large.day"),memories:t("large.memories"),journal:t("large.journal")};return s("div",{class:"ho-tabs",key:"tabs",role:"toolbar",
"aria-label":t("large.pages"),"data-roving":"pages"},Object.entries(n).map(([o,r])=>$("ho-plain",r,{key:o,"data-do":"turn_page","data-page":o,"data-item":`page ${o}`,
"aria-pressed":String(e.page===o)})))}function cn(t,e){return mt("large",t("large.button"),t("large.hint"),e.large)}function un({desk:t,show:e,focusOn:n}){function o(r){
e(),n(r)}return{deeds:{large(){t.large=!t.large,o("[data-do=large]")},turn_page(r){t.page=r.dataset.page??"answers",o(`[data-page=${t.page}]`)}},viewChanged(){t.
page="answers"}}}function dn(t,e,n){let{head:o}=t;return s("header",{class:"ho-head",key:"head"},s("h2",{class:"ho-title"},o.title),s("ul",{class:"ho-facts","data-roving":"facts"},
ft("day",o.day_text),ft("shift",H(`shift_${o.shift}`),o.shift_text),ft("manager",o.manager_text),Dt(t),ft("warnings",D("warning","ho-warning",o.warnings_max,r=>r<
o.warnings&&"is-full"),o.warnings_text)),s("div",{class:"ho-head-buttons",key:"buttons"},t.told.length>0&&Qo(t,e,n),cn(e,n)),s("div",{class:"ho-aim",key:"aim"},
Uo(t,e),Wo(t,e)))}function Wo(t,e){let n=t.head.roles.filter(o=>o.role!=="manager");return n.length>0&&s("ul",{class:"ho-roles",key:"roles","aria-label":e("head\
ing.roles")},n.map(o=>s("li",{key:o.role},o.text)))}function Dt({head:{stage:t,condition_text:e}}){return ft("condition",s("i",{class:`ho-swatch ho-stage-${t}`,
"aria-hidden":"true"}),e)}function ft(t,...e){return s("li",{key:t,class:t==="condition"?"ho-condition":null},s("button",{class:"ho-name","data-do":"why","data-\
why":t,"data-item":t,"aria-haspopup":"dialog"},...e))}function Uo(t,e){let{head:n}=t;return s("div",{class:"ho-objective",key:"objective","data-do":"about","dat\
a-about":"objective"},s("span",{class:"ho-objective-text"},n.objective_text),n.progress.length>0&&s("ol",{class:"ho-progress","aria-label":e("head.progress")},n.
progress.map((o,r)=>s("li",{key:r,class:S("ho-step",o.done&&"is-done"),title:o.text},s("span",{class:"ho-hidden"},o.text),o.sign&&H(o.sign),o.count&&E("",o.count),
o.done&&H("done","ho-tick")))),s("span",{class:"ho-progress-text"},n.progress_text))}function Qo(t,e,n){return $("ho-plain",e(n.story?"story.close":"story.open",
{n:t.told.length}),{key:"story","data-do":"story","aria-expanded":String(n.story>0)})}function fn(t,e,n){let o=n.story,r=t.told[o-1];if(r===void 0)return!1;let a=o===t.told.length,i=a?{"data-do":"story"}:{"data-do":"turn_to","data-card":o+1},l=[Yo(
r,n),G(r.text)];return s("section",{class:"ho-story",part:"story","aria-label":e("heading.story")},s("div",{class:"ho-story-table","data-do":"story"}),s("articl\
e",{class:"ho-story-card",part:"story_card"},s("h3",{tabindex:-1,"data-focus":"story"},r.title),s("p",{class:"ho-story-place"},pn(t,e,n)," ",s("span",{class:"ho\
-id","aria-hidden":"true"},r.card)),s("div",{class:"ho-told",part:"told",tabindex:0,role:"group","aria-label":r.title},r.note==null?l:at(e,n,r.card,r.note,i,l)),
s("div",{class:"ho-story-do"},o>1&&$("ho-plain",e("story.back"),{key:"back","data-do":"turn_to","data-card":o-1}),!mn(n,r)&&$("ho-primary",e(a?"story.close":"st\
ory.next"),{key:"onward",...i}),!a&&$("ho-quiet",e("story.close"),{key:"away","data-do":"story"}))))}function pn(t,e,n){return e("story.place",{number:n.story,all:t.
told.length})}function Yo({card:t,picture:e},n){let o=n.laying.pictures.get(`${t} told`)?.src??null;return e!=null&&s("img",{key:`picture ${t}`,class:"ho-pictur\
e",src:o,alt:e})}function mn(t,e){return e.note!=null&&!Q(t,e.card)}function U(t,e,n){let o=t.told[n.story-1];return o===void 0?"":[`${pn(t,e,n)}.`,...mn(n,o)?[
e("cover.note",{note:o.note??""})]:[o.picture,o.text]].filter(Boolean).join(" ")}function hn(t){return Array.from({length:t.from-t.to+1},(e,n)=>t.from-n)}function Lt(t,e,n=null){let{track:o}=t;return Go(o,e,n===null||n.condition===o.value?null:
n.condition)}var Go=T((t,e,n)=>{let o=n===null?t.text:`${t.text} ${e("ahead.condition",{n})}`;return s("div",{class:"ho-track",key:"track",role:"img","aria-labe\
l":o,"data-why":"condition","data-do":"why"},t.stages.map(r=>s("div",{key:r.stage,class:`ho-stage ho-stage-${r.stage}`,style:`--spaces: ${hn(r).length}`,"aria-h\
idden":"true"},s("div",{class:"ho-stage-name"},s("i",{class:"ho-swatch"}),r.name),s("div",{class:"ho-spaces"},hn(r).map(a=>s("span",{key:a,"data-part":a===t.value?
"here":a===n&&"ahead",class:S("ho-step-space",a===t.value&&"is-here",a===n&&"is-ahead",(a===r.from||a===r.to)&&"is-end")},s("b",null,a)))))))});function gn(t,e,n,o){let r=ct(t,o);return _t(t,o,n("heading.board"),o.large?"is-large":"",pe(t,n),dn(t,n,o),Lt(t,n,r),fe(t,n),s("div",{class:"ho-below",part:"be\
low"},fn(t,n,o),o.large?ln(t,e,n,o,r):Xo(t,e,n,o,r)))}function Xo(t,e,n,o,r){return s("div",{class:"ho-ward",key:"ward"},rt(t,n,o),At(t,n,r),s("div",{class:"ho-\
floor",key:"floor"},ot(t,n,r),St(t,n,r)),nt(t,n,o),s("div",{class:"ho-side",key:"side"},et(t,n,o),Z(e,n,o,t.past)))}var kn={condition_track:{draw:({view:t,say:e})=>[s("ul",{class:"ho-facts",key:"facts","data-roving":"facts"},Dt(t)),Lt(t,e)],name:t=>t("part.condition_track"),facts:t=>[
t.track.text],plays:!1},patient_card:{draw:({view:t,say:e,desk:n,model:o})=>s("div",{class:"ho-shifts",key:"shifts","data-roving":"shifts"},Bt(t,e,bn(t,o),ct(t,
n))),name:t=>t("part.patient_card"),facts:(t,e)=>{let{card:n,text:o,spaces:r,care_text:a}=bn(t,e);return n===null?[o]:[n.spoken,...r.map(i=>i.text),a]},plays:!0},
roster:{draw:({view:t,say:e,desk:n})=>sn(t,e,n,ct(t,n)),name:t=>t("part.roster"),facts:t=>[...t.pawns.map(e=>e.text),t.pool.text],plays:!0},memory_grid:{draw:({
view:t,say:e,desk:n})=>nt(t,e,n),name:t=>t("part.memory_grid"),facts:(t,e,n)=>t.grid.flatMap(o=>o.cards.map(r=>C(n,r))),plays:!0},prompt:{draw:({view:t,say:e,desk:n})=>rt(
t,e,n,!0),name:t=>t("part.prompt"),facts:t=>[t.outcome===null?t.prompt.text:t.outcome.title],plays:!0},journal:{draw:({view:t,lines:e,say:n,desk:o,model:r})=>Z(
e,n,o,t.past,r.get("last")),name:t=>t("part.journal"),facts:()=>[],plays:!1}};function yn(t){let e=kn[t.get("part")];return e===void 0?gn:(n,o,r,a)=>_t(n,a,e.name(
r),"is-part",s("h2",{class:"ho-hidden",key:"name"},e.name(r)),n.branch!==null&&s("p",{key:"branch"},n.branch.text),n.past!==null&&s("p",{key:"past"},r("back.loo\
king",{text:n.past.text})),e.draw({view:n,lines:o,say:r,desk:a,model:t}),kt(r,a),Nt(r,a),a.notice?.answers&&Ct(a.notice.answers,r,a),e.plays&&Jo(n,r,a))}function xn(t,e,n,o){
let{facts:r=()=>[]}=kn[t.get("part")]??{},a=new Set(r(e,t,o));return r(n,t,o).filter(i=>!a.has(i)).join(" ")}function bn(t,e){return t.shifts[e.get("shift")??t.
head.shift]}function Jo(t,e,n){return s("div",{class:"ho-after",part:"after"},t.can_undo&&$("ho-plain",e("undo"),{key:"undo","data-do":"undo"}),bt(e,n))}function wn(t){let{model:e,exchange:n,desk:o,root:r,voice:a,signal:i,viewNow:l,say:c,show:p,inform:d,focusOnQuestion:m}=t,k=!1;async function w(y,h){je(a,l().revision);
let g=n.ask(e,{...y,game:e.get("game_id"),revision:l().revision});if(g===null)return;k=h;let _=await g;if(!i.aborted){if(_.kind==="done"){m(!h);return}t.tell(_.
text||c()("silence"))}}function x(y,h,g){let _=W(l(),y);if(_===null)u(h);else if("take"in _)w({kind:"act",action:_.take.code},g);else if("barred"in _){let A=_.barred.
map(O=>({text:[O.text,O.why,O.unlock].filter(Boolean).join(" – "),rule:O.rule}));d({title:"",lines:A})}else{let A=c()("several",{n:_.choose.length});d({title:"",
lines:[{text:A,rule:""}],answers:_.choose});let O=_.choose[0],N=O&&r.querySelector(`[data-do=act][data-code="${O.code}"]`);N instanceof HTMLElement&&N.focus()}}
function u(y){let h=pt(l(),c(),y);h.length>0&&d({title:"",lines:h})}function f(){o.notice=null,p(),m(!0)}let b=({dataset:{pawn:y,timeline:h,shift:g}})=>({pawn:Number(
y),timeline:Number(h),shift:Number(g)});return{deeds:{act:(y,h)=>{w({kind:"act",action:Number(y.dataset.code)},h)},undo:(y,h)=>{w({kind:"undo"},h)},pawn:(y,h)=>{
let{pawn:g}=b(y);x({kind:"pawn",pawn:g},`pawn ${g}`,h)},pool:(y,h)=>x({kind:"pool"},"pool",h),timeline:(y,h)=>{let{timeline:g}=b(y);x({kind:"timeline",timeline:g},
`timeline ${g}`,h)},card:(y,h)=>{let{shift:g}=b(y);x({kind:"card",now:l().shifts[g]?.state==="now"},`card ${g}`,h)},about:y=>u(y.dataset.about??""),notice:f},key(y){
let h=xt(y),g=h===null?null:r.querySelectorAll("[data-do=act]")[h];return g instanceof HTMLElement?(w({kind:"act",action:Number(g.dataset.code)},!0),!0):!1},viewChanged(){
k?o.answers=l().revision:o.story||t.goToFirst()},escape(){return o.notice===null?!1:(f(),!0)}}}var vn="[data-do=act], [data-do=pawn], [data-do=pool], [data-do=timeline]",Zo=80;function $n(t){let{root:e,desk:n,viewNow:o,say:r,show:a,focused:i,announce:l,focusOn:c,
signal:p}=t,d=null,m=null,k;p.addEventListener("abort",()=>clearTimeout(k));function w(){let g=i(),_=m?.isConnected?m:g?.matches(":focus-visible")?g:null;return e.
contains(_)?_:null}function x(g){n.looked=g==null?null:{code:g,revision:o().revision}}function u(){let g=o();if(e.dataset.revision!==String(g.revision))return;let _=w(),
A=_&&tr(g,_);A!==(n.looked?.revision===g.revision?n.looked.code:null)&&(x(A),a())}function f(g){if(g.pointerType==="touch")return;let _=g.target instanceof Element?
g.target.closest(vn):null;_!==d&&b(_)}function b(g){clearTimeout(k),d=g,g?k=setTimeout(y,Zo):y()}function y(){m=d,u()}e.addEventListener("pointermove",f,{signal:p}),
e.addEventListener("pointerleave",f,{signal:p}),e.addEventListener("focusin",u,{signal:p}),e.addEventListener("focusout",()=>{queueMicrotask(u)},{signal:p}),e.addEventListener(
"toggle",er,{signal:p,capture:!0});function h(g){n.hints=g,a(),K(g,o())&&l(I(o(),r())),c("[data-do=explain]")}return{deeds:{explain:()=>h(Ae(n.hints,o())),hints:()=>h(
Le(n.hints))},viewChanged(){clearTimeout(k),d=m=null;let g=w()?.closest("[data-do=act]");x(g instanceof HTMLElement?o().actions[Number(g.dataset.item?.split(" ")[1])]?.
code:null)},drawn:u}}function tr(t,e){let n=e.closest(vn);if(!(n instanceof HTMLElement))return null;let{code:o,pawn:r,timeline:a}=n.dataset;if(n.dataset.do==="\
act")return Number(o);let i=n.dataset.do==="pawn"?W(t,{kind:"pawn",pawn:Number(r)}):n.dataset.do==="pool"?W(t,{kind:"pool"}):W(t,{kind:"timeline",timeline:Number(
a)});return i!==null&&"take"in i?i.take.code:null}function er({target:t}){let e=t instanceof HTMLDetailsElement&&t.open?t.closest("[data-scroll]"):null;if(!e)return;
let[n,o]=[t,e].map(r=>r.getBoundingClientRect().top);e.scrollTop+=Number(n)-Number(o)}function _n({desk:t,root:e,signal:n,whole:o,viewNow:r,say:a,show:i,focused:l,announce:c,bringIntoSight:p,focusOnQuestion:d}){let m=r(),k=null;function w(f,b=1){
k=f,t.story=b,i(),d(!0),c(U(r(),a(),t))}function x(){t.story=0,i(),k?.isConnected?k.focus({preventScroll:!0}):(d(!0),p("prompt")),k=null}function u(f){let b=r().
told[f-1];b!==void 0&&(t.story=f,i(),e.querySelector("[data-part=told]")?.scrollTo(0,0),p("story_card"),c(`${b.title}. ${U(r(),a(),t)}`))}return e.addEventListener(
"focusin",({target:f})=>{!t.story||!(f instanceof Element)||(f.matches("[data-focus=story]")&&p("story_card"),!(Rt(f)||f.closest("[data-part=below]")===null)&&(t.
story=0,k=null,i()))},{signal:n}),{deeds:{story:f=>t.story?x():w(f),turn_to(f){let b=Number(f.dataset.card);t.story?u(b):w(f,b)}},key(f,b){if(!Rt(b))return!1;let y={
ArrowLeft:-1,ArrowRight:1}[f.key];return y===void 0?xt(f)!==null:(f.repeat||(t.story+y>r().told.length?x():u(t.story+y)),!0)},escape(){return t.story?(x(),!0):!1},
viewChanged(){let f=m;m=r();let b=Rt(l());J(m)!==J(f)?t.story=0:m.told.length>f.told.length?t.story=o?f.told.length+1:0:m.revision!==f.revision&&!b&&(t.story=0)}}}
function Rt(t){return t?.closest("[data-part=story]")!=null}var nr=6;function Mn(t,e,n,o){if(e.length<t.length)return n("taken_back");let r=e.slice(t.length),a=r.length-nr,i=r.filter((c,p)=>p>=a||c.matters).map(c=>C(o,c)),
l=r.length-i.length;return(l>0?[n("journal.more",{n:l}),...i]:i).join(" ")}function Sn({model:t,exchange:e,voice:n,part:o,whole:r,desk:a,signal:i,viewNow:l,say:c,announce:p}){let d=l(),m=e.lines(),k="";i.addEventListener("abort",e.observe(
w));function w(){m.length===0&&(m=e.lines())}function x(u){return u.past!==null?c()("back.looking",{text:u.past.text}):u.branch===null?c()("back.returned"):u.branch.
text}return()=>{let u=l(),f=e.lines(),b=u.outcome===null?u.prompt.text:`${u.outcome.title}. ${u.outcome.text}`,y=J(u)!==J(d),h=y?"asked":Ce(n,d.revision),_=y?x(
u):h==="alone"&&!r&&o!=="journal"?xn(t,d,u,a):Mn(m,f,c(),a),A=r&&K(a.hints,u)?I(u,c()):"",O=b!==k&&(r||h==="asked"),M=r&&_!==""&&a.notes.heard.some(({cover:j})=>q(
a,j))&&c()("cover.choice"),L=u.told.length>d.told.length&&U(u,c(),a);m=f,k=b,d=u,h!==null&&p([_,M,O&&b,O&&A,L].filter(Boolean).join(" "))}}function En({desk:t,model:e,signal:n,viewNow:o,show:r}){let a=new Set,i=[];function l(){let{grid:p,told:d}=o();if(!e.get("arrangement")||i[0]===p&&i[1]===d)return;
i=[p,d];let m=p.flatMap(({timeline:x,cards:u})=>u.flatMap(({position:f,state:b})=>b==="empty"?[]:[[`${x}-${f}`,b]])),k=d.flatMap(({card:x,picture:u})=>u?[[x,"to\
ld"]]:[]),w=[...m,...k].flatMap(([x,u])=>a.has(`${x} ${u}`)?[]:(a.add(`${x} ${u}`),[x]));w.length>0&&e.send({kind:"pictures",memories:w})}function c(p){if(p?.kind===
"pictures"){for(let{memory:d,side:m,svg:k,text:w}of p.pictures){let x=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(k)}`;t.laying.pictures.set(`${d} ${m}`,
{memory:d,side:m,svg:k,text:w,src:x})}r()}}return e.on("msg:custom",c),n.addEventListener("abort",()=>e.off("msg:custom",c)),l(),{viewChanged:l}}var or=[Qe,Me,_n,ue,We,wn,re,rn,be,un,En,$n],rr=["after","notice","banner","story","noted"].map(t=>`[data-part=${t}]`).join();function An(t,e,n,o){let r=Ke(t,e,
n,o,yn(t)),{root:a,desk:i,stops:l,signal:c,viewNow:p,show:d,focusOnQuestion:m}=r,k=or.map(M=>M(r)),w=Object.assign({},...k.map(M=>M.deeds??{}));k.forEach(r.attach);
let x=Sn(r);function u(){i.notice=null,i.asking=!1,r.scrollToEnd();for(let M of k)M.viewChanged?.();d(),x()}function f(){d(),r.scrollToEnd()}function b(){e.isBusy()||
d()}function y({updates:M=[]}){for(let{kind:L,text:j}of M)L==="trouble"&&r.tell(j)}function h(M,L){let j=M.closest("[data-do]")??M;i.asking&&!sr(j)?w.why?.(M,L):
w[j.dataset?.do??""]?.(j,L)}function g(M){M.target instanceof Element&&h(M.target,M instanceof MouseEvent&&M.detail===0)}function _(M){let L=M.target;if(!(!(L instanceof
HTMLElement)||wt(L))){if(M.key==="Escape"){if(!k.some(j=>j.escape?.()))return}else if(Ve(a,L,M.key,l))X(a,l);else if(ir(M)&&ar(L))h(L,!0);else if(!k.some(j=>j.key?.(
M,L)))return;M.preventDefault(),M.stopPropagation()}}a.addEventListener("click",g,{signal:c}),a.addEventListener("keydown",_,{signal:c});let A=Object.entries({"\
change:view":u,"change:words":d,"change:labels":b,"change:arrangement":b,"msg:custom":y});for(let[M,L]of A)t.on(M,L);let O=e.observe(f);t.get("take_focus")&&N();
function N(){if(!c.aborted){if(!a.isConnected||a.offsetParent===null){setTimeout(N,30);return}m(!1),r.announce(U(p(),r.say(),i))}}return()=>{r.ends.abort(),O();
for(let[M,L]of A)t.off(M,L);a.remove(),r.voice.remove()}}function ar(t){return t.tagName!=="BUTTON"&&t.dataset.do!==void 0}function sr(t){return t?.closest(rr)!=
null}function ir(t){return t.key==="Enter"||t.key===" "}function lr({model:t,code:e,early:n}){let o=Xt(),r=o.attach(t,n),a=()=>e.get("labels")[t.get("labels")],i=new Promise(l=>{let c=()=>a()&&l();e.on("change:labels",
c),c()});return{end:r,async render({model:l,el:c}){await i;let p=Wt(c,{styles:e.get("styles"),fonts:e.get("fonts")}),d=An(l,o,c,()=>a()??{});return()=>{d(),p()}}}}export{lr as default};
