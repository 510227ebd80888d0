// Built from widgets/ by `npm run build`. Change the sources there, not this file.
var rr={sans:"Holding On Sans",serif:"Holding On Serif"};function Xt(t,e){let{FontFace:o}=t.defaultView;for(let[r,n]of Object.entries(e)){let[i="",a=""]=r.split(
"-"),l=Uint8Array.from(atob(n),d=>d.charCodeAt(0));t.fonts.add(new o(rr[i]??i,l,{weight:a}))}}var Jt=new WeakMap;function ee(t,e){let o=t.ownerDocument;if(te(t,e,o),t.isConnected)return()=>{};let r=new ResizeObserver(()=>{t.isConnected&&(r.disconnect(),te(
t,e,o))});return r.observe(t),()=>r.disconnect()}function te(t,{styles:e,fonts:o},r){let n=t.getRootNode(),i=n instanceof ShadowRoot?n:r,a=Jt.get(r);if(!a){let{
CSSStyleSheet:l}=r.defaultView;a=new l,a.replaceSync(e),Jt.set(r,a),Xt(r,o)}i.adoptedStyleSheets.includes(a)||i.adoptedStyleSheets.push(a)}function oe(t){return[t.revision,t.past?.move??null,t.branch!==null]}function re(t,e){return ne(t,{items:e})}function ne(t,{all:e,items:o,length:r}){if(!o)return e;
let n=Array.isArray(t)?t.slice(0,r):{...t};for(let[i,a]of Object.entries(o))n[i]=ne(t[i],a);return n}function nr(){let t=globalThis;return t[Symbol.for("holding_on receivers")]??=new Map}function se(t,e){nr().get(t)?.(e)}var sr=2e4,ir=100;function ar(t){let{kind:e,text:o="",title:r,links:n,memory:i,side:a,svg:l}=t??{},d=e==="why"?{title:String(r),links:n}:{},c={memory:String(i),
side:String(a),svg:String(l),text:String(o)};return{kind:String(e),text:String(o),...d,...e==="picture"?{picture:c}:{}}}function ie(t=sr){let e=[],o=Math.floor(
Math.random()*1e9),r=new Map,n=new Set,i=!1,a=!1,l=()=>n.forEach(k=>k());function d(k,u){let m=r.get(k);if(!m)return!1;r.delete(k),m.timers.forEach(clearTimeout),
m.resolve(u);let b=i;return i=!1,b}function c(){i=!0,l()}function f(k,u){if(r.size>0)return null;let m=++o,b=new Promise(w=>{let g=setTimeout(()=>d(m,{kind:"sil\
ence",text:""})&&l(),t);r.set(m,{resolve:w,timers:[setTimeout(c,ir),g]})});return k.send({...u,id:m}),b}function h(k,u){let m=null,b=!1;a=!0;for(let g of u?.updates??
[u])g?.kind==="lines"?b=p(k,g)||b:g?.kind==="view"||g?.name==="view"?m=g:g?.kind==="set"?k.set(g.name,g.value):g?.kind==="deliver"&&se(String(g.to),g.value);let w=d(
u?.id,ar(u));a=!1,(m===null||!y(k,m))&&(b||w)&&l()}function p(k,{from:u,lines:m}){let b=(e.at(-1)?.line??-1)+1;return u>b?(k.send({kind:"lines",from:b,id:++o}),
!1):(e=[...e.filter(w=>w.line<u),...m],!0)}function y(k,{value:u,base:m,delta:b}){let w=k.get("view");return u?k.set("view",u):String(m)===String(oe(w))?k.set("\
view",re(w,b)):k.send({kind:"view",id:++o}),k.get("view")!==w}function x(k,u=[]){let m=w=>h(k,w);k.on("msg:custom",m),k.on("change:view",b),u.forEach(m);function b(){
k.get("drawn")!=null&&(k.set("drawn",k.get("view").revision),k.save_changes())}return k.send({kind:"lines",from:0,id:++o}),()=>{k.off("msg:custom",m),k.off("cha\
nge:view",b);for(let w of r.values())w.timers.forEach(clearTimeout);r.clear(),n.clear()}}return{attach:x,ask:f,receive:h,lines:()=>e,isLate:()=>i,isBusy:()=>a||
r.size>0&&!i,observe(k){return n.add(k),()=>n.delete(k)}}}function lr(t,e,o){let[r="",n="",i=""]=o.split(" ");switch(r){case"space":{let a=t.shifts[Number(n)],l=a?.spaces[Number(i)];if(!a||!l)return null;let d=l.covered_by===
null?e("about.space"):e("about.covered");return{text:l.text,is:d,used:`space ${a.state}`}}case"card":{let a=t.shifts[Number(n)];if(!a)return null;let[l,d]=a.card?
[a.card.spoken,e("about.card")]:[a.text,e("about.no_card")];return{text:l,is:d,used:`card ${a.state}`}}case"place":return dr(t,e,n);case"pawn":{let a=t.pawns.find(
l=>l.pawn===Number(n));return a?{text:a.text,is:""}:null}case"timeline":{let a=t.grid.find(l=>l.timeline===Number(n));return a?{text:a.name,is:e("about.timeline"),
used:r,timeline:a.timeline}:null}case"memory":return{text:"",is:e("about.memory"),used:r,timeline:Number(n)};case"pool":return{text:t.pool.text,is:e("about.pool")};case"\
supply":return{text:t.supply.text,is:e("about.supply")};case"patient":return{text:t.decks.text,is:e("about.patient")};case"partial":return{text:t.decks.text,is:e(
"about.partial")};case"clear":return{text:t.decks.text,is:e("about.clear")};case"hands":return{text:"",is:e("about.hands")};case"objective":return{text:t.head.objective_text,
is:t.head.progress.map(a=>a.text).join(" ")};default:return null}}function dr(t,e,o){let r=t.places.find(n=>n.id===o)?.text??"";switch(o){case"break_room":return{
text:r,is:e("about.break_room")};case"on_call":return{text:r,is:e("about.on_call")};case"on_leave":return{text:r,is:e("about.on_leave")};case"left":return{text:r,
is:e("about.left")};case"manager_board":return{text:r,is:e("about.manager_board")};case"marked_area":return{text:r,is:e("about.marked_area")};case"contact_tile":
return{text:r,is:e("about.contact_tile")};default:return null}}function mt(t,e,o){let r=lr(t,e,o);return r?[...[r.text,r.is].filter(i=>i!=="").map(i=>({text:i,rule:""})),
...cr(t,e,o,r)]:[]}function cr(t,e,o,{used:r=o,timeline:n}){if(t.past!==null)return[{text:e("refused.past"),rule:""}];if(t.outcome!==null)return[];let i=t.used_by[r]??
[],a=c=>i.includes(c.kind)&&(n===void 0||c.timeline===n),l=t.actions.filter(a).map(c=>c.text);if(l.length>0)return[{text:e("about.now",{answers:l.join(" · ")}),
rule:""}];let d=new Map;for(let c of t.barred.filter(a))d.set(c.why,{text:[c.why,c.unlock].filter(Boolean).join(" "),rule:c.rule});return d.size>0?[...d.values()].
slice(0,3):[{text:e("about.asked",{question:t.prompt.text}),rule:t.prompt.rule}]}function s(t,e,...o){let{part:r,key:n=r,...i}=e??{},a=[];return ae(o,a),r!==void 0&&(i["data-part"]=r),t==="button"&&(i.type="button"),"data-item"in i&&(i.tabindex=
-1),{tag:t,key:n==null?null:String(n),props:i,kids:a}}function ae(t,e){for(let o of t)o==null||o===!1||(Array.isArray(o)?ae(o,e):e.push(typeof o=="number"?String(
o):o))}function fr(t,e){return t===e?!0:!Array.isArray(t)||!Array.isArray(e)||t.length!==e.length?!1:t.every((o,r)=>o===e[r])}function V(t){let e=new WeakMap;return(...o)=>{
let r=e.get(o[0]);if(r?.from.every((i,a)=>fr(i,o[a])))return r.made;let n=t(...o);return e.set(o[0],{from:o,made:n}),n}}function Q(t,e,o){return s("button",{class:t,
...o},e)}function bt(t,e,o,r){return Q("ho-plain",e,{key:t,"data-do":t,title:o,"aria-pressed":String(r)})}function M(...t){return t.filter(Boolean).join(" ")}function le(t,e,o=()=>!1){
return Array.from({length:Math.max(0,e)},(r,n)=>s("i",{class:M(t,o(n)),"aria-hidden":"true"}))}function A(t){return s("span",{class:"ho-hidden",key:"spoken"},t)}
function E(t,...e){return s("span",{class:t,"aria-hidden":"true"},...e)}function de(){return{all:!1,cards:{},heard:[]}}function G({notes:t},e){return t.cards[e]??t.all}function O(t,e){return e!=null&&!G(t,e.card)}function T(t,e){return O(
t,e.cover)?e.cover.text:e.text}function lt(t,e,o,r,n,i){let a=G(e,o);return s("div",{class:"ho-noted",key:`noted ${o}`,part:"noted"},s("p",{class:"ho-note"},t("\
cover.note",{note:r})),a&&i!==null&&s("div",{key:"words","data-words":!0},i),s("div",{class:"ho-noted-do",key:"do"},Q("ho-plain",he(t,a),{key:"words","data-do":"\
words","data-card":o}),!a&&Q("ho-plain",t("cover.go_on"),{key:"go on",...n}),Q("ho-quiet",e.notes.all?t("cover.hide_all"):t("cover.show_all"),{key:"all","data-d\
o":"all_words"})))}function ce(t,e){let{heard:o}=e.notes;return o.length>0&&s("section",{class:"ho-heard",key:"heard","aria-label":t("cover.heading")},o.map(({text:r,
cover:{card:n,note:i}})=>lt(t,e,n,i,{"data-do":"leave_words","data-card":n},s("p",null,r))))}function fe(t,e,{line:o,cover:r}){if(!r)return!1;let{card:n,note:i}=r,
a=G(e,n);return Q("ho-ask",he(t,a),{key:"words","data-do":"words","data-card":n,"data-item":`words ${o}`,"aria-label":a?t("cover.hide_of",{note:i}):t("cover.sho\
w_of",{note:i})})}function he(t,e){return t(e?"cover.hide":"cover.show")}function ke({desk:t,exchange:e,viewNow:o,say:r,show:n,announce:i,focusOnQuestion:a}){function l(f,h){
n();let y=(f.closest("[data-part=detail]")??f.closest("[data-part=noted], li"))?.querySelectorAll("[data-words]")??[];i(h?[...y].map(x=>x.textContent).join(" "):
r()("cover.hidden"))}let d=f=>f.dataset.card??"";function c(f,h){t.notes={...t.notes,cards:{...t.notes.cards,[d(f)]:h}}}return{deeds:{words(f){let h=!G(t,d(f));
c(f,h),l(f,h)},all_words(f){t.notes={...t.notes,all:!t.notes.all,cards:{}},l(f,t.notes.all)},leave_words(f){c(f,!1),t.notes.heard=t.notes.heard.filter(({cover:h})=>h.
card!==d(f)),n(),a(!0)}},viewChanged(){let{notes:f}=t,h=o().past===null?e.lines():[],p=h.at(-1)?.move;f.heard=h.flatMap(({text:y,cover:x,read_aloud:k,move:u})=>x&&
k&&u===p&&f.cards[x.card]!==!1?[{text:y,cover:x}]:[])}}}function ue(){return{on:!1,held:null,table:null,pictures:new Map}}function zt({laying:t},e){let o=t.on?t.table?.rows[e.timeline-1]:void 0;return e.cards.map((r,n)=>{
let i=o?.[n],a=i?i.memory:`${e.timeline}-${r.position}`,l=i?e.cards.find(f=>`${e.timeline}-${f.position}`===a)??null:r,{text:d,cover:c}=i??r;return{place:r.position,
name:a,memory:l?.state==="empty"?null:l,text:d,cover:c,sides:i?.sides??[],sides_text:i?.sides_text??""}})}function pe(t,e){if(!e.laying.on)return t;let o=t.grid.
map(r=>{let n=zt(e,r),i=r.cards.map(a=>{let{text:l,cover:d}=n.find(c=>c.memory===a)??a;return{...a,text:l,cover:d}});return{...r,cards:i}});return{...t,grid:o}}
function Y({laying:t},e){return e!==null&&t.table?.tracked.includes(e)===!0}function we(t,e,{laying:{on:o,held:r,table:n}}){let i=t.grid.some(a=>a.cards.some(l=>l.
state!=="empty"));return s("div",{class:"hw-quilt-head"},s("h3",null,e("heading.memories")),n!==null&&(o||i)&&Q("hw-switch",e("arranging.switch"),{key:"laying",
role:"switch","aria-checked":String(o),"data-do":"laying"}),n!==null&&o&&s("p",{part:"fit",class:"hw-fit"},r===null?`${n.text} ${e("arranging.choose")}`:e("arra\
nging.holding")))}function ge(t,e,o){return e.laying.table!==null&&o.state==="clear"&&Q("ho-plain",Y(e,e.memory)?t("arranging.untrack"):t("arranging.track"),{key:"\
track","data-do":"track"})}var hr={token:"M12 21.5C5 15.5 1.8 12 1.8 8A5.3 5.3 0 0 1 12 5.7 5.3 5.3 0 0 1 22.2 8c0 4-3.2 7.5-10.2 13.5z",warning:"M12 1.5 23.3 22H.7zM10.9 8.5v7h2.2v-7zM10\
.9 17.3v2.3h2.2v-2.3z",either:"M4 1.5h16v21H4zM12 18c3.8-3.3 5.5-5.2 5.5-7.4A2.9 2.9 0 0 0 12 9.3a2.9 2.9 0 0 0-5.5 1.3c0 2.2 1.7 4.1 5.5 7.4z",memory:"M5 1.5h1\
4v21H5zM7 3.5v17h10v-17zM9 6h6v1.6H9zm0 3.5h6v1.6H9z",inquire:"M2 2.5h20v14h-9.5L7 22v-5.5H2zM10.8 12.5v2h2.2v-2zM8.3 7.8h2.1c0-2.2 3.5-2 3.5-.2 0 1.5-2.9 1.7-2\
.9 4h2c0-1.6 3-1.9 3-4.1 0-4.4-7.7-4.3-7.7.3z",done:"M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM5 12.5l5 5.2 9.3-10-2.2-2.1-7.1 7.6-2.8-2.9z",deteriorating:"M9 2h\
6v10h5.5L12 22 3.5 12H9z",stable:"M2 6.5h20v4H2zm0 7h20v4H2z",emergency:"M12 1.5a7 7 0 0 1 7 7v5.5l2.5 4h-19L5 14V8.5a7 7 0 0 1 7-7zM9 20h6a3 3 0 0 1-6 0z",shift_0:"\
M5.5 17a6.5 6.5 0 0 1 13 0zM1 19h22v2.2H1zM11 3h2v5h-2zM2.9 9.4l1.5-1.5L7.7 11.2 6.2 12.7zM21.1 9.4l-1.5-1.5-3.3 3.3 1.5 1.5z",shift_1:"M12 6.5a5.5 5.5 0 1 1 0 \
11 5.5 5.5 0 0 1 0-11zM11 .5h2v4h-2zm0 19h2v4h-2zM.5 11h4v2h-4zm19 0h4v2h-4zM3.2 4.6l1.4-1.4 2.8 2.8L6 7.4zM16.6 18l1.4-1.4 2.8 2.8-1.4 1.4zM3.2 19.4 6 16.6 7.4\
 18l-2.8 2.8zM16.6 6l2.8-2.8 1.4 1.4L18 7.4z",shift_2:"M14.5 1.5a10.8 10.8 0 1 0 8 14.5A9.5 9.5 0 0 1 14.5 1.5z",break_room:"M3 8.5h13.5V16a5 5 0 0 1-5 5H8a5 5 \
0 0 1-5-5zM16.5 10H19a3.5 3.5 0 0 1 0 7h-2.5v-2H19a1.5 1.5 0 0 0 0-3h-2.5zM6.5 2.5h1.8v4H6.5zm4.5 0h1.8v4H11z",on_call_place:"M4.5 1.5H10l1.5 6-3 2a12 12 0 0 0 \
6 6l2-3 6 1.5v5.5c0 1.5-1.2 3-3 3C10.5 22.5 1.5 13.5 1.5 4.5c0-1.8 1.5-3 3-3z",on_leave:"M12 1.5 23.5 12H20v10.5h-6V15h-4v7.5H4V12H.5z",manager_board:"M9 1.5h6V\
4h4v18.5H5V4h4zM8 9v2h8V9zm0 4v2h8v-2z",contact_tile:"M2 3h20v7h-5V7H7v3H2zM6.5 12h11L21 22H3zM12 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",marked_area:"M4 1.5h1\
2l4 4v17H4zM7 9v2h10V9zm0 4v2h10v-2zm0 4v2h6v-2z",left:"M4 1.5h16v21H4zM6.2 3.7v16.6h11.6V3.7zM14 11h2.2v3H14z",timeline_1:"M2 3.5h20V7h-2.5v15.5h-3V7h-9v15.5h-\
3V7H2zM11 7h2v6h1.5v4h-5v-4H11z",timeline_2:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 4.5v1.5A4.5 4.5 0 0 1 16.5 12H18a6 6 0 0 0-6-6zm0 3.8a2.2 2.2 \
0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",timeline_3:"M1 11.5 10.5 3 9.3 8l1.7 4.5L9.3 17l1.2 5.5H3v-11zM14 3.5l9 8h-2v11h-7.5L12.2 17l1.8-4.5L12.3 8z",timeline_4:"M1.5\
 14.5h21L19 22H5zM11 1.5h2.2v11H11zM14.5 3.5l6.5 9h-6.5zM9.5 6v6.5H4z",timeline_5:"M1.5 4.5h21v15h-21zM3.6 6.6v1.9l8.4 6.3 8.4-6.3V6.6L12 12.9z"};function $(t,e="",o=`\
sign ${t}`){return s("svg",{class:M("ho-sign",e),viewBox:"0 0 24 24","aria-hidden":"true",key:o},s("path",{d:hr[t]??""}))}function D(t,e,o,r=()=>!1){return Array.
from({length:Math.max(0,o)},(n,i)=>$(t,M(e,r(i)),`${t} ${e} ${i}`))}function me(t,e,o){let r=dt(t,o.memory);if(r===void 0)return!1;let{cover:n}=r;return s("div",{class:"ho-detail",part:"detail"},kr(t,o.memory),n&&lt(e,o,n.card,n.
note,{"data-do":"memory"},null),!O(o,n)&&[ur(o,r),r.title!==""&&s("h4",{key:"title","data-words":!0},r.title),s("p",{class:"ho-detail-text",key:"text","data-wor\
ds":!0},r.text),r.state==="clear"&&r.words!==null&&s("p",{class:"ho-words",key:"words","data-words":!0},r.words),r.story!==null&&s("p",{class:"ho-story-text",key:"\
story","data-words":!0},r.story)],r.state==="empty"&&mt(t,e,`memory ${(o.memory??"").replace("-"," ")}`).map(i=>s("p",null,i.text)),ge(e,o,r),Q("ho-plain",e("me\
mories.close"),{key:"close","data-do":"memory"}))}function kr(t,e){let o=t.grid.find(({timeline:r})=>e?.startsWith(`${r}-`));return o&&s("div",{class:"hw-detail\
-timeline",part:"timeline"},$(`timeline_${o.timeline}`),o.name)}function ur(t,e){let o=t.picture;return o!==null&&o.memory===t.memory&&o.side===e.state&&s("img",
{key:`picture ${o.memory} ${o.side}`,class:"ho-picture",src:`data:image/svg+xml;charset=utf-8,${encodeURIComponent(o.svg)}`,alt:o.text})}function dt(t,e){if(e===
null)return;let[o,r]=e.split("-").map(Number);return t.grid.find(n=>n.timeline===o)?.cards.find(n=>n.position===r)}function be(t){let{model:e,exchange:o,desk:r,signal:n,viewNow:i,say:a,show:l,announce:d}=t,{laying:c}=r,f=t.tell;async function h(y,x){let k=o.ask(e,y);if(k===null)
return f(a()("busy"));let u=await k;if(n.aborted)return;if(u.kind!=="done")return f(u.text||a()("silence"));let m=x();return l(),d(`${u.text} ${m}`.trim())}function p(y){
c.held=y,r.memory=y??r.memory,l(),d(y===null?a()("arranging.put_back"):a()("arranging.held"))}return{deeds:{laying(){c.on=!c.on,c.held=r.memory=null,l(),d(c.on?
`${a()("arranging.on")} ${c.table?.text}`:a()("arranging.off"))},lay(y){let{held:x}=c,{memory:k=null,place:u,timeline:m}=y.dataset;x===null&&k===null?f(a()("arr\
anging.nothing")):x===null||x===k?p(x===null?k:null):x[0]===m?h({kind:"lay",memory:x,position:Number(u)},()=>(c.held=null,e.get("arrangement").text)):k!==null?p(
k):f(a()("arranging.row",{timeline:String(x[0])}))},track:()=>{h({kind:"track",memory:r.memory,on:!Y(r,r.memory)},()=>"")}},viewChanged(){c.held!==null&&dt(i(),
c.held)?.state==="empty"&&(c.held=null)},escape(){return c.held===null?!1:(p(null),!0)}}}function xt({past:t,moments:e=[]},o){let r=t?.move??1/0;return o<0?e.filter(n=>!n.now&&n.move<r).at(-1):e.find(n=>n.move>r)}function xe(t,e){return[t.branch!==null&&
wr(t,e),t.past!==null&&pr(t,e)]}function pr(t,e){let o=r=>r===void 0?"true":null;return s("section",{class:"ho-banner is-past",key:"past",part:"banner","aria-la\
bel":e("back.banner")},s("p",null,E("ho-banner-sign","↶"),e("back.looking",{text:t.past?.text??""})),s("div",{class:"ho-banner-do"},ct("earlier",e("back.earli\
er"),o(xt(t,-1))),ct("later",e("back.later"),o(xt(t,1))),ct("now",e("back.now")),ct("branch",e("back.branch"))))}function wr(t,e){return s("section",{class:"ho-\
banner is-branch",key:"branch",part:"banner","aria-label":e("back.branch_banner")},s("p",null,E("ho-banner-sign","↷"),t.branch?.text??""),s("div",{class:"ho-b\
anner-do"},ct("leave_branch",e("back.leave_branch"))))}function ct(t,e,o){return s("button",{key:t,class:"ho-plain","data-do":t,"aria-disabled":o},e)}function ye(t){return s("dialog",{class:"ho-page",lang:t.lang,"aria-label":t.title},s("div",{class:"ho-page-head"},s("h2",{tabindex:-1,autofocus:!0},t.title),s(
"button",{"data-do":"close"},t.close)),s("p",{class:"ho-page-introduction"},t.introduction),s("ol",{class:"ho-page-points",role:"list"},t.points.map(e=>gr(t,e))),
s("h3",null,t.quoting),t.quoting_text.map(e=>s("p",{class:"ho-page-quoting"},e)))}function gr(t,e){return s("li",null,s("h3",null,e.heading),s("dl",null,s("div",
null,s("dt",null,t.in_game),s("dd",null,e.game)),s("div",{class:"ho-page-ward"},s("dt",null,t.on_ward),s("dd",null,e.ward))),s("details",null,s("summary",null,t.
by_rules),s("ul",{role:"list"},e.rules.map(o=>s("li",null,s("span",{class:"ho-rule"},o.id)," ",o.text)))))}var mr="http://www.w3.org/2000/svg",br=new Set(["svg","g","path","circle","ellipse","rect","polyline"]);function I(t,e){if(typeof t=="string")return{kid:t,dom:e.
createTextNode(t),kids:[]};let o=br.has(t.tag)?e.createElementNS(mr,t.tag):e.createElement(t.tag);for(let[n,i]of Object.entries(t.props))Me(o,n,i);let r=t.kids.
map(n=>I(n,e));for(let n of r)o.appendChild(n.dom);return{kid:t,dom:o,kids:r}}function yt(t,e){if(t.kid===e)return t;let o=t.dom.ownerDocument;if(typeof e=="str\
ing"||typeof t.kid=="string"||e.tag!==t.kid.tag){if(typeof e=="string"&&typeof t.kid=="string")return t.dom.nodeValue=e,{kid:e,dom:t.dom,kids:[]};let n=I(e,o);return t.
dom.replaceWith(n.dom),n}let r=t.dom;return vr(r,t.kid.props,e.props),{kid:e,dom:r,kids:xr(r,t.kids,e.kids,o)}}function xr(t,e,o,r){let n=[],i=0;for(;i<o.length;i++){
let d=o[i],c=e[i];if(c===void 0||!yr(c.kid,d))break;n.push(yt(c,d))}if(i===e.length&&i===o.length)return n;let a=new Map;for(let d=i;d<e.length;d++){let c=e[d];
a.set(ve(c.kid,d),c)}for(let d=i;d<o.length;d++){let c=o[d],f=ve(c,d),h=a.get(f);a.delete(f),n.push(h?yt(h,c):I(c,r))}for(let d of a.values())d.dom.remove();let l=i===
0?t.firstChild:n[i-1].dom.nextSibling;for(let d of n.slice(i))d.dom===l?l=l.nextSibling:t.insertBefore(d.dom,l);return n}function yr(t,e){return typeof t!="obje\
ct"||typeof e=="string"?typeof t==typeof e:t.tag===e.tag&&t.key===e.key}function ve(t,e){return typeof t=="string"?`text ${e}`:t.key===null?`${t.tag} ${e}`:`${t.
tag} key ${t.key}`}function vr(t,e,o){for(let r in e)r in o||t.removeAttribute(r);for(let r in o)e[r]!==o[r]&&Me(t,r,o[r])}function Me(t,e,o){o==null||o===!1?t.
removeAttribute(e):t.setAttribute(e,o===!0?"":String(o))}function Qe({model:t,el:e,signal:o,focusOnQuestion:r}){return{deeds:{page:n=>Mr(t.get("page"),e,o,()=>{n.isConnected?n.focus():r(!0)})}}}function Mr(t,e,o,r){ft(
ye(t),e,o,r)}function ft(t,e,o,r,n){let i=I(t,e.ownerDocument).dom;i.dataset.lmSuppressShortcuts="true";let a=new AbortController,{signal:l}=a;function d(h){a.abort(),
i.close(),i.remove(),h&&r()}function c(h){h.stopPropagation(),h.key==="Escape"&&(h.preventDefault(),d(!0))}function f(h){let p=h.target instanceof Element?h.target.
closest("[data-do]"):null;if(h.target===i||p instanceof HTMLElement&&p.dataset.do==="close")return d(!0);!(p instanceof HTMLElement)||n===void 0||(d(!1),n(p))}i.
addEventListener("keydown",c,{signal:l}),i.addEventListener("click",f,{signal:l}),i.addEventListener("close",()=>d(!0),{signal:l}),o.addEventListener("abort",()=>d(
!1),{signal:l}),e.append(i),i.showModal()}function X(t){return t.split(/\n\s*\n/).filter(e=>e.trim()!=="").map(e=>s("p",null,e.trim()))}function z(t,e){return e!==""&&s("span",{class:"ho-rule",title:t("\
rule",{rule:e})},e)}function je(t){let e=Be(t);return e===null?{kind:"why",thing:t}:{kind:"why",line:e}}function Be(t){let e=/^line (\d+)$/.exec(t);return e?Number(e[1]):null}function Le(t,e,o,r,n){
let{head:i}=t,a=Be(n);return a!==null?jr(e,r,a,""):{condition:i.condition_text,warnings:i.warnings_text,manager:i.manager_text,shift:i.shift_text,day:i.day_text,
prompt:t.prompt.text,outcome:t.outcome?.title,pool:t.pool.text,marked_area:t.places.find(d=>d.cards)?.text}[n]??Qr(t,o,n)??Br(t,r,n)}function Qr(t,e,o){for(let{
name:r}of t.pawns){if(o===r)return e("why.place",{name:r});if(o===`${r} stress`)return e("why.stress",{name:r});if(o===`${r} tokens`)return e("why.tokens",{name:r})}}
function jr(t,e,o,r){let n=t.find(i=>i.line===o);return n?T(e,n):r}function He(t,e,o){return t.map(r=>{let n=e.find(i=>i.line===r.line);return O(o,n?.cover)?{...r,
text:n.cover.text}:r})}function Br(t,e,o){let r=t.shifts.find(l=>l.card?.id===o)?.card;if(r)return`${r.kind_text}. ${r.text}`;let[n,i]=o.split("-").map(Number),
a=t.grid.find(l=>l.timeline===n)?.cards.find(l=>l.position===i);return!a||O(e,a.cover)?a?.cover?.text??"":a.title||(a.words??"")||a.text}function $e(t,e){let o=t.
pawns.find(n=>[n.name,`${n.name} stress`,`${n.name} tokens`].includes(e));return o?[o.name,o.stress_max>0&&`${o.name} stress`,o.tokens!==null&&`${o.name} tokens`].
filter(n=>n!==!1&&n!==e).map(String):[]}function Ze(t,e,o){return Q("ho-ask",t("why.ask"),{"data-do":"why","data-item":`line ${e.line}`,"aria-label":t("why.line",
{text:o}),"aria-haspopup":"dialog"})}function vt(t,e){return bt("asking",t("why.ask"),t("why.key"),e.asking)}function Mt(t,e){return e.asking&&s("p",{class:"ho-\
asking",key:"asking"},t("why.asking"))}function Ve(t,{lang:e,what:o,title:r,links:n,more:i}){let a=o===""?r:t("why.title",{what:o});return s("dialog",{class:"ho\
-page ho-why",lang:e,"aria-label":a},s("div",{class:"ho-page-head"},s("h2",{tabindex:-1,autofocus:!0},a),s("button",{"data-do":"close"},t("notice.close"))),n.length===
0?s("p",{class:"ho-page-introduction",key:"none"},t("why.none")):s("ol",{role:"list",key:"chain"},n.map((l,d)=>Lr(t,l,d))),i.length>0&&s("p",{class:"ho-more",key:"\
more"},s("span",null,t("why.more")," "),i.map(({thing:l,name:d})=>[s("button",{key:l,"data-do":"why","data-why":l},d)," "])))}function Lr(t,e,o){return s("li",{
key:o},o>0&&s("p",{class:"ho-because",key:"because"},t("why.because")),s("p",{class:"ho-cause"},e.text),s("p",{class:"ho-cause-rule"},e.wording," ",z(t,e.rule),
e.pages_text!==""&&[" ",s("span",{class:"ho-pages",key:"pages"},e.pages_text)],Hr(e.lesson)))}function Hr(t){let e=globalThis.document?.body.dataset.baseUrl;return t==
null||e===void 0?!1:[" ",s("a",{key:"lesson",href:`${e}render/${t.page}`,target:"_blank",rel:"noopener"},t.text)]}function _e(t){let{model:e,exchange:o,el:r,root:n,focused:i,desk:a,viewNow:l,say:d,show:c,announce:f,focusBack:h}=t,p=t.tell;async function y(w,g){let j=o.ask(e,
w);if(j===null)return void p(d()("busy"));let L=await j;if(!t.signal.aborted){if(L.kind===g)return L;p(L.text||d()("silence"))}}async function x(w,g){let j=await y(
je(w),"why");if(j===void 0)return;let L=l(),S=d(),C=N=>Le(L,o.lines(),S,a,N),B=$e(L,w).map(N=>({thing:N,name:C(N)})),{title:H=""}=j,q=He(j.links??[],o.lines(),a);
k(!1),ft(Ve(S,{lang:L.lang,what:C(w),title:H,links:q,more:B}),r,t.signal,()=>h(g),N=>{x(N.dataset.why??"",g)})}function k(w){a.asking!==w&&(a.asking=w,a.notice=
null,c(),f(w?d()("why.asking"):d()("why.ended")))}function u(w){let g=w.closest("[data-why]");if(!(g instanceof HTMLElement)||!n.contains(g)){p(d()("why.nothing")),
a.asking&&!n.contains(i())&&h(n);return}x(g.dataset.why??"",w instanceof HTMLElement?w:g)}async function m(w){let g=xt(l(),w);g===void 0?p(d()("back.first")):await b(
g.now?{kind:"now"}:{kind:"look",move:g.move})}async function b(w){await y(w,"done")}return{deeds:{why:u,asking:()=>k(!a.asking),look:w=>{b({kind:"look",move:Number(
w.dataset.move)})},earlier:()=>{m(-1)},later:()=>{m(1)},now:()=>{b({kind:"now"})},branch:()=>{b({kind:"branch"})},leave_branch:()=>{b({kind:"leave_branch"})}},key(w,g){
return $r(w)?(u(g),!0):!1},escape(){return a.asking?(k(!1),!0):!1}}}function $r(t){return t.key.toLowerCase()==="w"&&!t.ctrlKey&&!t.altKey&&!t.metaKey}function Se(){return{off:!1,told:[],open:null}}function P(t,e){if(t.past!==null||t.outcome!==null)return"";let o=`hint.${t.prompt.topic}`,r=e(o);return r===o?"":
r}function qe(t,e,o){if(e.past!==null||t.open===Qt(e))return t;let{topic:r}=e.prompt;return t.off||t.told.includes(r)||P(e,o)===""?t.open===null?t:{...t,open:null}:
{...t,told:[...t.told,r],open:Qt(e)}}function Ae(t,e){return{...t,open:W(t,e)?null:Qt(e)}}function Te(t){return t.off?{...t,off:!1}:{...t,off:!0,open:null}}function W(t,e){
return t.open===Qt(e)}function Ee(t,e,o){let r=P(t,e);return r!==""&&W(o,t)&&s("div",{class:"ho-hint",key:"hint",role:"note","aria-label":e("explain.heading")},
s("p",null,r),Q("ho-quiet",o.off?e("explain.on"):e("explain.off"),{"data-do":"hints"}))}function Oe(t,e,o){return P(t,e)!==""&&Q("ho-quiet",e("explain.this"),{key:"\
explain","data-do":"explain","aria-expanded":String(W(o,t))})}function Qt(t){return`${t.revision} ${t.prompt.topic}`}function Ce(){return{story:0,memory:null,picture:null,waiting:!1,asking:!1,notice:null,hints:Se(),looked:null,answers:0,large:!1,page:"answers",notes:de(),laying:ue()}}var Nt=new Set;function ze(t){return Nt.add(t),()=>{Nt.delete(t)}}function Ne(t,e){t.dataset.asked=String(e)}function Re(t,e){let o=[...Nt].filter(l=>l.dataset.
game===t.dataset.game).sort(Zr),r=o.filter(l=>o.length===1||l.checkVisibility()),n=r.filter(l=>l.dataset.part==="board"),i=n.length>0?n:r,a=i.find(l=>l.dataset.
asked===String(e));return(a??i.find(l=>l.dataset.part==="journal")??i[0])!==t?null:a===t?"asked":r.length===1?"alone":"for all"}var Zr=(t,e)=>t.compareDocumentPosition(
e)&4?-1:1;function De(t,e,o){if(o===0)return null;switch(t){case"ArrowRight":case"ArrowDown":return(e+1)%o;case"ArrowLeft":case"ArrowUp":return(e-1+o)%o;case"Home":return 0;case"\
End":return o-1;default:return null}}function Ie(t,e,o,r){let{row:n,column:i}=e;switch(t){case"ArrowRight":return i+1<r?{row:n,column:i+1}:null;case"ArrowLeft":
return i>0?{row:n,column:i-1}:null;case"ArrowDown":return n+1<o?{row:n+1,column:i}:null;case"ArrowUp":return n>0?{row:n-1,column:i}:null;case"Home":return{row:n,
column:0};case"End":return{row:n,column:r-1};default:return null}}function jt(t){return t.ctrlKey||t.altKey||t.metaKey?null:/^[0-9]$/.test(t.key)?Number(t.key):
null}function Bt(t){return t.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}function Vr(t){return[...t.querySelectorAll("[data-item]")]}var Pe=new WeakMap;function J(t,e){let o=Pe.get(t),r=new Set;for(let n of t.querySelectorAll("[data-\
roving]")){let i=_r(n,e.get(Ue(n)));i&&r.add(i)}Pe.set(t,r);for(let n of o??[])!r.has(n)&&n.hasAttribute("data-item")&&n.setAttribute("tabindex","-1");for(let n of r)
o?.has(n)||n.setAttribute("tabindex","0")}function _r(t,e){let o=e===void 0?null:t.querySelector(`[data-item="${e}"]`);return o!==null?o:t.getAttribute("data-ro\
ving-from")==="end"?Fe(t):t.querySelector("[data-item]")}function Fe(t){for(let e=t.lastElementChild;e!==null;e=e.previousElementSibling){let o=Fe(e)??(e.hasAttribute(
"data-item")?e:null);if(o!==null)return o}return null}function Ke(t,e,o,r){let n=e.closest("[data-roving]");if(!n||!t.contains(n)||e.dataset.item===void 0)return!1;
let i=Vr(n),a=n.getAttribute("role")==="grid"?qr(i,e,o):Sr(i,e,o);return a?(r.set(Ue(n),String(a.dataset.item)),a.focus(),!0):!1}function Sr(t,e,o){let r=De(o,t.
indexOf(e),t.length);return r===null?void 0:t[r]}function qr(t,e,o){let r=t.map(We),n=Math.max(...r.map(l=>l.row))+1,i=Math.max(...r.map(l=>l.column))+1,a=Ie(o,
We(e),n,i);return a===null?void 0:t.find((l,d)=>r[d]?.row===a.row&&r[d]?.column===a.column)}function We(t){return{row:Number(t.dataset.row),column:Number(t.dataset.
column)}}function Ue(t){return t.getAttribute("data-roving")??""}var Ge=V((t,e)=>{let o=Tr(e),r=(i,a)=>i[typeof a=="number"?o.select(a):Ar.test(String(a).normalize("NFD"))?"vowel":"other"]??i.other??"",n=(i,a)=>{let l=t[`form\
.${a}`]??"{it}";return(typeof l=="string"?l:r(l,i)).replace("{it}",()=>String(i))};return(i,a={})=>{let l=t[i];if(l===void 0)return i;let d=typeof l=="string"?l:
r(l,Number(a.n));return d.includes("{")?d.replace(/\{(\w+)(?:\|(\w+))?\}/g,(c,f,h)=>f in a?n(a[f],h):c):d}}),Ar=/^[aeiouhœæ]/i;function Tr(t){try{return new Intl.
PluralRules(t)}catch{return new Intl.PluralRules}}var Ye=["[data-focus]","[data-roving=actions] [data-item]","[data-do=undo]","[data-item], button"],Er=".jp-OutputArea, .jp-OutputArea-child, .jp-OutputArea-outp\
ut";function Xe(t,e,o,r,n){let i=o.ownerDocument,a=new AbortController,l=t.get("part")??"board",d=l==="board",c=d&&Or(b())?1:0,f={...Ce(),story:c,large:t.get("p\
rojector")===!0},h=new Map,p=[],y="",x=V((v,Z)=>({...v,...Z})),k=I(g(),i),u=k.dom,m=i.createElement("div");m.className="ho-hidden",m.setAttribute("aria-live","p\
olite"),m.dataset.part=l,o.append(u,m),a.signal.addEventListener("abort",ze(m)),S(),J(u,h),C();function b(){return t.get("view")}function w(){return Ge(x(r(),t.
get("words")),b().lang)}function g(){return f.waiting=e.isLate(),f.laying.table=t.get("arrangement")??null,f.large||(f.hints=qe(f.hints,b(),w())),n(b(),e.lines(),
w(),f)}function j(){let v=u.getRootNode();return v instanceof ShadowRoot?v.activeElement:i.activeElement}function L(){let v=j(),Z=u.contains(v),R=Z?v?.closest("\
[data-item]:not([data-do=act])"):null;R instanceof HTMLElement&&(y=R.dataset.item??""),k=yt(k,g()),J(u,h),S();for(let or of p)or();Z&&!u.contains(j())&&Ct(!0)}function S(){
m.dataset.game=t.get("game_id");let v=o;for(;v;v=v.parentElement?.closest(Er))v.classList.toggle("ho-around-past",b().past!==null)}function C(){requestAnimationFrame(
()=>{for(let v of u.querySelectorAll("[data-scroll=end]"))v.scrollTo(v.scrollWidth,v.scrollHeight);for(let v of u.querySelectorAll("[data-scroll=start]"))v.scrollTop=
0})}function B(){d&&j()?.matches("[data-do=act]")&&q("[data-do=act]")}function H(v){for(let Z of v){let R=u.querySelector(Z);if(R!==null)return R}return null}function q(v){
let Z=u.querySelector(v);Z instanceof HTMLElement&&Z.focus({preventScroll:!0})}function N(v){u.querySelector(`[data-part=${v}]`)?.scrollIntoView({block:"nearest"})}
function Gt(v){v!==""&&(m.textContent=v===m.textContent?`${v} `:v)}function Yt(v){f.notice=v,L(),d||N("notice"),Gt([v.title,...v.lines.map(Z=>Z.text)].filter(Boolean).
join(" "))}function tr(v){Yt({title:"",lines:[{text:v,rule:""}]})}function Ct(v){let Z=j();if(!d&&Z!==u&&u.contains(Z))return;let R=H(d?Ye:[`[data-item="${y}"]`,
...Ye]);h.delete("actions")&&J(u,h),R instanceof HTMLElement&&(R!==Z||!v)&&R.focus({preventScroll:v})}function er(v){let Z=v.closest("button, [tabindex]")??u.querySelector(
"[data-do=asking]");Z instanceof HTMLElement&&Z.isConnected?Z.focus({preventScroll:!0}):Ct(!0)}return{model:t,exchange:e,el:o,page:i,root:u,voice:m,part:l,whole:d,
desk:f,stops:h,ends:a,signal:a.signal,viewNow:b,say:w,show:L,focused:j,scrollToEnd:C,goToFirst:B,focusOn:q,bringIntoSight:N,announce:Gt,inform:Yt,tell:tr,focusOnQuestion:Ct,
focusBack:er,attach({drawn:v}){v&&p.push(v)}}}function Or(t){return!t.can_undo&&t.head.day===1&&t.shifts.every(e=>e.card===null)}function tt(t){return`${t.past?.
move??"now"} ${t.branch===null?"":t.branch.text}`}function Je({root:t,desk:e,model:o,exchange:r,signal:n,viewNow:i,show:a,announce:l,focusOn:d,bringIntoSight:c}){let f=null,h=Promise.resolve();async function p(k){
let u=e.memory;e.memory=k===u?null:k,a(),d(`[data-memory="${e.memory??u}"]`);let m=e.memory;m!==null&&(await h,!n.aborted&&e.memory===m&&x())}async function y(k){
let u=dt(i(),k);if(u===void 0||u.state==="empty"||O(e,u.cover))return;f=k;let m=e.laying.pictures.get(`${k} ${u.state}`);if(m)return e.picture=m,a();let b=r.ask(
o,{kind:"picture",memory:k}),w=b===null?null:await b;n.aborted||!w?.picture||e.memory!==k||(e.picture=w.picture,a())}function x(){let k=t.querySelector("[data-p\
art=detail]");if(!k)return;let u=[...k.querySelectorAll("img, p")];l(u.map(m=>m.getAttribute("alt")??m.textContent).join(" ")),c("detail")}return{drawn(){e.memory===
null?f=null:e.memory!==f&&(h=y(e.memory))},deeds:{read_memories(){e.large&&(e.page="memories"),a();let k=t.querySelector("[data-memory][data-why]");if(!(k instanceof
HTMLElement))return;k.scrollIntoView({block:"center"});let u=k.dataset.memory??null;u===e.memory?d(`[data-memory="${u}"]`):p(u)},memory:k=>{p(k.dataset.memory??
null)}},escape(){return e.memory===null?!1:(p(null),!0)}}}var Cr=0;function eo({root:t,page:e,viewNow:o}){let r=e.defaultView?.matchMedia("(prefers-reduced-motion: reduce)"),n=()=>[...t.querySelectorAll("[data-part=pat\
ient]")],i=to(n()),a=o();function l(d){return[...t.querySelectorAll("[data-pawn], [data-part=here]")].filter(f=>d.includes(Rt(f)))}return{viewChanged(){let d=zr(
a,o());if(a=o(),r?.matches||d.length===0)return;let c=new Map(l(d).map(f=>[Rt(f),f.getBoundingClientRect()]));requestAnimationFrame(()=>{let f=l(d).map(h=>({each:h,
to:h.getBoundingClientRect()}));for(let{each:h,to:p}of f)Nr(h,c.get(Rt(h)),p)})},drawn(){let d=i,c=n();if(i=to(c),!r?.matches)for(let f of c)d.has(oo(f))||Rr(f)}}}
function zr(t,e){let o=new Map(t.pawns.map(i=>[i.pawn,i])),n=e.pawns.filter(i=>{let a=o.get(i.pawn);return a!==void 0&&a!==i&&(a.place!==i.place||a.shift!==i.shift)}).
map(({pawn:i})=>String(i));return t.track.value===e.track.value?n:[...n,"billy"]}function Nr(t,e,o){if(e===void 0||o.width===0||e.width===0)return;let[r,n]=[e.left-
o.left,e.top-o.top];if(Math.abs(r)+Math.abs(n)<8)return;let i=t.dataset.walks=String(++Cr),a=t.animate([{transform:`translate(${r}px, ${n}px)`},{transform:"none"}],
{duration:280,easing:"ease-out"});a.onfinish=()=>{t.dataset.walks===i&&delete t.dataset.walks}}function Rr(t){let e={transform:"perspective(700px) rotateY(-80de\
g)",opacity:.2};t.animate([e,{transform:"none",opacity:1}],{duration:280,easing:"ease-out"})}function Rt(t){return t.dataset.pawn??"billy"}function oo(t){return t.
getAttribute("data-why")??""}function to(t){return new Set(t.map(oo))}function F(t,e){let{looked:o}=e;return o===null||o.revision!==t.revision?null:t.actions.find(r=>r.code===o.code)??null}function Lt(t,e){return t?.tokens.find(([
o])=>o===e)?.[1]??null}function Ht(t,e,o){if(o===null)return null;let r=A(t("ahead.tokens",{n:o}));return[s("span",{class:"ho-slip",part:"slip","aria-hidden":"t\
rue"},t("ahead.change",{now:e,then:o})),{...r,key:"ahead"}]}function $t(t,e,o,r,...n){return s("section",{class:M("holding-on",r,t.past!==null&&"is-past",t.branch!==null&&"is-branch",e.asking&&"is-asking",t.outcome?.won===
!1&&"is-lost"),lang:t.lang,"data-revision":t.revision,"aria-label":o,"aria-busy":e.waiting?"true":null,"data-lm-suppress-shortcuts":"true"},...n)}function Dr(t){let e=[];for(let o of t){let r=e.at(-1);r&&r.day===o.day?r.lines.push(o):e.push({day:o.day,lines:[o]})}return e}function et(t,e,o,r=null,n=null){
let i=r===null?t:t.filter(d=>d.move<=r.move),a=i.slice(-(n??i.length)),l=a.at(-1)?.move??-1;return s("section",{class:"ho-journal",key:"journal","aria-label":e(
"heading.journal")},s("h3",null,e("heading.journal")),s("div",{class:"ho-lines",role:"log","aria-live":"off","aria-label":e("heading.journal"),"data-scroll":"en\
d","data-roving":"journal","data-roving-from":"end"},Dr(a).map(({lines:d})=>Ir(d[0],d,e,o,d.at(-1)?.move===l?l:null,o.notes))),i.length<t.length&&s("p",{class:"\
ho-lines-later",key:"later"},e("journal.later",{n:t.length-i.length})))}var Ir=V(({day:t},e,o,r,n,i)=>s("div",{key:t,class:"ho-day"},s("h4",null,t===0?o("journa\
l.setup"):o("journal.day",{day:t})),s("ol",null,e.map(a=>Pr(a,o,r,a.move===n,i))))),Pr=V((t,e,o,r)=>s("li",{key:t.line,class:r&&"is-new","data-why":`line ${t.line}`},
s("span",{"data-words":!0},T(o,t))," ",z(e,t.rule)," ",Ze(e,t,T(o,t))," ",fe(e,o,t)));function Wr(t,e){return t.actions.filter(o=>Kr(o,e))}function Fr(t,e){let{kind:o}=e;return t.barred.filter(({pawn:r,timeline:n,target:i})=>o==="pawn"?r===e.pawn:
r===null&&(o==="pool"&&i==="purse"||o==="timeline"&&n===e.timeline))}function Kr(t,e){switch(e.kind){case"pawn":return t.pawn===e.pawn&&(t.target==="pawn"||t.target===
"purse");case"pool":return t.pawn===null&&t.target==="purse";case"timeline":return t.timeline===e.timeline&&t.target==="timeline";case"card":return e.now&&t.target===
"card"}}function K(t,e){let o=Wr(t,e);if(o.length===1)return{take:o[0]};if(o.length>1)return{choose:o};let r=Fr(t,e);return r.length>0?{barred:r}:null}function ot(t,e){
let o=K(t,e);return o===null?"still":"barred"in o?"barred":"open"}var Dt=JSON.parse('{"elements":[["path",{"d":"M72 94L48 160H152L104 94Z","fill":"#f6e3b4","stroke-width":"0","stroke":"none","opacity":".6"}],["path",{"d":"M40 \
112V80Q40 66 56 66H70Q84 66 88 74","fill":"none","stroke-width":"5"}],["path",{"d":"M40 112V80Q40 66 56 66H70Q84 66 88 74","fill":"none","stroke-width":"2","str\
oke":"#aebcc6"}],["path",{"d":"M78 74H100L108 94H70Z","fill":"#6f7f56"}],["path",{"d":"M76 94H102Q102 100 89 100Q76 100 76 94Z","fill":"#f1d08a","stroke-width":\
"1.6"}],["path",{"d":"M40 104V206M292 128V206","fill":"none","stroke-width":"8"}],["path",{"d":"M40 104V206M292 128V206","fill":"none","stroke-width":"4","strok\
e":"#aebcc6"}],["circle",{"cx":"40","cy":"212","r":"5","fill":"#2b2a33"}],["circle",{"cx":"40","cy":"212","r":"1.8","fill":"#aebcc6","stroke-width":"0","stroke"\
:"none"}],["circle",{"cx":"292","cy":"212","r":"5","fill":"#2b2a33"}],["circle",{"cx":"292","cy":"212","r":"1.8","fill":"#aebcc6","stroke-width":"0","stroke":"n\
one"}],["rect",{"x":"44","y":"160","width":"244","height":"22","fill":"#fffaf0"}],["rect",{"x":"40","y":"180","width":"252","height":"9","fill":"#aebcc6"}],["pa\
th",{"d":"M46 160Q42 138 58 134L108 138Q120 148 116 160Z","fill":"#fffaf0"}],["path",{"d":"M54 144Q58 150 58 154","fill":"none","stroke-width":"1.2"}],["path",{\
"d":"M100 150Q120 140 150 145L154 164H98Q94 156 100 150Z","fill":"#c9822b","stroke-width":"2.6"}],["path",{"d":"M-8 16Q-18 10 -18 0Q-17 -18 0 -18Q15 -17 16 -4L2\
2 4Q21 7 16.5 6.5Q17 14 9 17Q0 19 -8 16Z","fill":"#dcc7b4","stroke-width":"2.6"}],["path",{"d":"M-13 11Q-22 4 -19 -8Q-13 -22 4 -20Q15 -18 16 -8Q8 -12 0 -9Q-5 -6\
 -5 1Q-9 2 -10 6Z","fill":"#aebcc6","stroke-width":"1.6"}],["path",{"d":"M-8 -18Q-4 -25 3 -19","fill":"#aebcc6","stroke-width":"2"}],["path",{"d":"M6.6 -.6q3 2.\
4 6 0","fill":"none","stroke-width":"1.7"}],["path",{"d":"M9.5 10.5h6","fill":"none","stroke-width":"1.5"}],["g",{"transform":"translate(90 136) rotate(-50)"},1\
6,17,18,19,20],["path",{"d":"M120 164Q118 150 134 146Q190 136 240 145Q272 149 288 153V180Q210 186 120 178Z","fill":"#33415c"}],["path",{"d":"M120 180Q114 158 12\
8 146L148 143Q136 160 142 181Z","fill":"#fffaf0"}],["path",{"d":"M112 152Q132 160 152 150","fill":"none","stroke-width":"15"}],["path",{"d":"M112 152Q132 160 15\
2 150","fill":"none","stroke-width":"10","stroke":"#c9822b"}],["path",{"d":"M150 142Q162 136 174 140Q180 145 172 148Q160 152 150 151Z","fill":"#dcc7b4","stroke-\
width":"2.2"}],["path",{"d":"M156 148Q166 140 180 143Q186 148 178 152Q166 156 157 154Z","fill":"#e2cdb9","stroke-width":"2.2"}],["path",{"d":"M168 146Q174 146 1\
80 148","fill":"none","stroke-width":"1"}],["g",{"transform":"translate(-36 -217)"},0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,21,22,23,24,25,26,27,28],["g",{"stroke\
":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},29],["svg",{"viewBox":"0 -176 270 178"},30],["path",{"d":"M46 158Q44 116 60 1\
12L104 118Q116 140 110 160Z","fill":"#fffaf0"}],["path",{"d":"M56 124Q60 140 58 150","fill":"none","stroke-width":"1.2"}],["path",{"d":"M88 140Q106 132 142 140L\
150 162H84Q82 148 88 140Z","fill":"#c9822b","stroke-width":"2.6"}],["path",{"d":"M104 138L112 148L120 137","fill":"#fffaf0","stroke-width":"2"}],["path",{"d":"M\
-8 16Q-18 10 -18 0Q-17 -18 0 -18Q15 -17 16 -4L22 4Q21 7 16.5 6.5Q17 14 9 17Q0 19 -8 16Z","fill":"#e8c9a9","stroke-width":"2.6"}],["path",{"d":"M-4 -20Q-4 -30 6 \
-30Q1 -25 5 -19","fill":"#aebcc6","stroke-width":"2"}],["circle",{"cx":"9.5","cy":"-1","r":"2.1","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["g",{"tr\
ansform":"translate(98 122) rotate(-28)"},36,17,37,38,20],["path",{"d":"M138 162Q136 144 150 138Q196 122 226 138Q262 144 288 150V180Q210 186 138 178Z","fill":"#\
33415c"}],["path",{"d":"M138 180Q132 150 148 137L166 134Q152 152 156 181Z","fill":"#fffaf0"}],["path",{"d":"M116 146Q134 160 158 152L176 142","fill":"none","str\
oke-width":"18"}],["path",{"d":"M116 146Q134 160 158 152L176 142","fill":"none","stroke-width":"13","stroke":"#c9822b"}],["path",{"d":"M172 134Q182 130 192 136Q\
196 144 188 147Q178 150 174 147Z","fill":"#e8c9a9","stroke-width":"2.4"}],["g",{"transform":"translate(-36 -217)"},5,6,7,8,9,10,11,12,32,33,34,35,39,40,41,42,43\
,44],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},45],["svg",{"viewBox":"0 -176 270 178"},46],["path",{"d":"M\
46 160Q40 104 56 86L80 88Q100 130 106 160Z","fill":"#fffaf0"}],["path",{"d":"M54 102Q60 124 58 148","fill":"none","stroke-width":"1.2"}],["path",{"d":"M88 122Q1\
06 108 126 120Q136 140 138 164H92Q80 142 88 122Z","fill":"#c9822b","stroke-width":"2.6"}],["path",{"d":"M104 113L115 124L121 115","fill":"#fffaf0","stroke-width\
":"1.8"}],["path",{"d":"M-8 16Q-18 10 -18 0Q-17 -18 0 -18Q15 -17 16 -4L22 4Q21 7 16.5 6.5Q17 14 9 17Q0 19 -8 16Z","fill":"#dfc9b6","stroke-width":"2.6"}],["circ\
le",{"cx":"9.5","cy":"-1.6","r":"3.4","fill":"#fffaf0","stroke-width":"1.5"}],["circle",{"cx":"10.4","cy":"-1.6","r":"1.9","fill":"#2b2a33","stroke-width":"0","\
stroke":"none"}],["path",{"d":"M4 -8.6l8 -2.6","fill":"none","stroke-width":"1.8"}],["path",{"d":"M5 6.5L-12 1","fill":"none","stroke-width":"2","stroke":"#5c6b\
7a"}],["path",{"d":"M5 4.6Q15 -2 24 4Q27.5 13 18 19Q8 18 5 4.6Z","fill":"#cfd9df","stroke-width":"1.8"}],["path",{"d":"M12 3.6Q13 10 18 15","fill":"none","strok\
e-width":"1.1"}],["g",{"transform":"translate(116 93) rotate(4)"},52,17,37,53,54,55,56,57,58],["path",{"d":"M134 112Q140 134 122 148","fill":"none","stroke-widt\
h":"3.2"}],["path",{"d":"M134 112Q140 134 122 148","fill":"none","stroke-width":"1.4","stroke":"#aebcc6"}],["path",{"d":"M140 166Q138 152 150 150Q158 142 168 14\
9Q196 134 226 144Q262 149 288 152V180Q210 186 140 178Z","fill":"#33415c"}],["path",{"d":"M140 181Q134 158 148 149L164 150Q154 162 158 182Z","fill":"#fffaf0"}],[\
"path",{"d":"M114 128Q104 146 126 142","fill":"none","stroke-width":"16"}],["path",{"d":"M114 128Q104 146 126 142","fill":"none","stroke-width":"11","stroke":"#\
c9822b"}],["circle",{"cx":"130","cy":"140","r":"6.4","fill":"#dfc9b6","stroke-width":"2.2"}],["path",{"d":"M122 124Q146 134 176 112","fill":"none","stroke-width\
":"16"}],["path",{"d":"M122 124Q146 134 176 112","fill":"none","stroke-width":"11","stroke":"#c9822b"}],["path",{"d":"M174 116Q170 107 177 104L190 96Q194 96 192\
 100L187 104Q196 100 200 100Q203 103 197 106L192 108Q199 107 201 109Q202 113 194 114Q186 120 180 121Z","fill":"#dfc9b6","stroke-width":"2.2"}],["g",{"transform"\
:"translate(-36 -217)"},5,6,7,8,9,10,11,12,48,49,50,51,59,60,61,62,63,64,65,66,67,68,69],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","\
stroke-linecap":"round"},70],["svg",{"viewBox":"0 -176 270 178"},71],["path",{"d":"M48 160Q46 141 60 139H112Q122 148 118 160Z","fill":"#fffaf0"}],["path",{"d":"\
M60 147Q84 142 108 147","fill":"none","stroke-width":"1.2"}],["path",{"d":"M122 166Q122 156 132 155H288V180Q210 183 122 180Z","fill":"#fffaf0"}],["path",{"d":"M\
122 170H288","fill":"none","stroke-width":"1.2"}],["path",{"d":"M132 155Q146 160 142 181","fill":"none","stroke-width":"1.3"}],["rect",{"x":"212","y":"134","wid\
th":"66","height":"12","fill":"#33415c","rx":"3","stroke-width":"2"}],["rect",{"x":"210","y":"145","width":"70","height":"12","fill":"#33415c","rx":"3","stroke-\
width":"2"}],["rect",{"x":"214","y":"146.4","width":"10","height":"9.4","fill":"#c9822b","stroke-width":"1"}],["rect",{"x":"226.6","y":"146.4","width":"10","hei\
ght":"9.4","fill":"#aebcc6","stroke-width":"1"}],["rect",{"x":"239.2","y":"146.4","width":"10","height":"9.4","fill":"#6f7f56","stroke-width":"1"}],["rect",{"x"\
:"251.8","y":"146.4","width":"10","height":"9.4","fill":"#d8c6a5","stroke-width":"1"}],["rect",{"x":"264.4","y":"146.4","width":"10","height":"9.4","fill":"#4f7\
f8c","stroke-width":"1"}],["rect",{"x":"217","y":"135.4","width":"9","height":"9.2","fill":"#4f7f8c","stroke-width":"1"}],["rect",{"x":"229.6","y":"135.4","widt\
h":"9","height":"9.2","fill":"#5c6b7a","stroke-width":"1"}],["rect",{"x":"242.2","y":"135.4","width":"9","height":"9.2","fill":"#a4553f","stroke-width":"1"}],["\
rect",{"x":"254.8","y":"135.4","width":"9","height":"9.2","fill":"#fffaf0","stroke-width":"1"}],["g",{"transform":"translate(-36 -217)"},5,6,7,8,9,10,11,12,73,7\
4,75,76,77,78,79,80,81,82,83,84,85,86,87,88],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},89],["svg",{"viewBo\
x":"0 -176 270 178"},90],["path",{"d":"M56 46V160","fill":"none","stroke-width":"5"}],["path",{"d":"M56 46V160","fill":"none","stroke-width":"2","stroke":"#aebc\
c6"}],["path",{"d":"M44 50Q44 42 56 42Q68 42 68 50","fill":"none","stroke-width":"2"}],["path",{"d":"M61 51H75V78Q68 85 61 78Z","fill":"#fffaf0","stroke-width":\
"1.8"}],["path",{"d":"M61 65H75V78Q68 85 61 78Z","fill":"#9fc3cb","stroke-width":"1"}],["path",{"d":"M46 160Q42 144 58 142H112Q124 150 120 160Z","fill":"#fffaf0\
"}],["path",{"d":"M54 150Q60 147 68 147","fill":"none","stroke-width":"1.2"}],["path",{"d":"M104 148Q122 141 150 147L154 164H100Q96 154 104 148Z","fill":"#c9822\
b","stroke-width":"2.6"}],["path",{"d":"M6.8 -1.8q2.8 -1.2 5.4 .4","fill":"none","stroke-width":"1.6"}],["path",{"d":"M7.4 -1.6h4.2Q11.4 1.6 9.5 1.6Q7.6 1.6 7.4\
 -1.6Z","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["path",{"d":"M4 -6l6.4 -2.2","fill":"none","stroke-width":"1.5"}],["g",{"transform":"translate(90\
 136) rotate(-60)"},52,17,18,100,101,102,56,57,58],["path",{"d":"M126 164Q124 150 140 147Q200 139 244 146Q272 149 288 153V180Q210 186 126 178Z","fill":"#33415c"\
}],["path",{"d":"M126 180Q120 158 134 147L152 145Q142 160 146 181Z","fill":"#fffaf0"}],["path",{"d":"M116 152Q136 168 166 163","fill":"none","stroke-width":"15"\
}],["path",{"d":"M116 152Q136 168 166 163","fill":"none","stroke-width":"10","stroke":"#c9822b"}],["path",{"d":"M164 157Q176 156 186 161Q196 166 192 170Q184 171\
 178 169Q170 171 163 168Z","fill":"#dfc9b6","stroke-width":"2.2"}],["path",{"d":"M178 164Q184 165 190 168","fill":"none","stroke-width":"1"}],["path",{"d":"M68 \
83Q68 102 104 105Q150 108 154 158","fill":"none","stroke-width":"3.4"}],["path",{"d":"M68 83Q68 102 104 105Q150 108 154 158","fill":"none","stroke-width":"1.5",\
"stroke":"#9fc3cb"}],["path",{"d":"M150 156L159 158L157 166L148 164Z","fill":"#fffaf0","stroke-width":"1.4"}],["g",{"transform":"translate(-36 -217)"},92,93,94,\
95,96,5,6,7,8,9,10,11,12,97,98,99,103,104,105,106,107,108,109,110,111,112],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap\
":"round"},113],["svg",{"viewBox":"0 -176 270 178"},114],["g",{"transform":"translate(98 122) rotate(-28)"},36,17,37,19,20],["rect",{"x":"162","y":"149","width"\
:"15","height":"15","fill":"#c9822b","stroke-width":"1"}],["path",{"d":"M164 151.2h11","fill":"none","stroke-width":"1","stroke":"#fffaf0","stroke-dasharray":"3\
 2.4"}],["rect",{"x":"177","y":"149","width":"15","height":"15","fill":"#fffaf0","stroke-width":"1"}],["path",{"d":"M179 151.2h11","fill":"none","stroke-width":\
"1","stroke":"#8f8678","stroke-dasharray":"3 2.4"}],["rect",{"x":"192","y":"149","width":"15","height":"15","fill":"#a4553f","stroke-width":"1"}],["path",{"d":"\
M194 151.2h11","fill":"none","stroke-width":"1","stroke":"#fffaf0","stroke-dasharray":"3 2.4"}],["rect",{"x":"207","y":"149","width":"15","height":"15","fill":"\
#5c6b7a","stroke-width":"1"}],["path",{"d":"M209 151.2h11","fill":"none","stroke-width":"1","stroke":"#fffaf0","stroke-dasharray":"3 2.4"}],["rect",{"x":"222","\
y":"149","width":"15","height":"15","fill":"#4f7f8c","stroke-width":"1"}],["path",{"d":"M224 151.2h11","fill":"none","stroke-width":"1","stroke":"#fffaf0","stro\
ke-dasharray":"3 2.4"}],["rect",{"x":"237","y":"149","width":"15","height":"15","fill":"#d8c6a5","stroke-width":"1"}],["path",{"d":"M239 151.2h11","fill":"none"\
,"stroke-width":"1","stroke":"#fffaf0","stroke-dasharray":"3 2.4"}],["rect",{"x":"252","y":"149","width":"15","height":"15","fill":"#6f7f56","stroke-width":"1"}\
],["path",{"d":"M254 151.2h11","fill":"none","stroke-width":"1","stroke":"#fffaf0","stroke-dasharray":"3 2.4"}],["rect",{"x":"162","y":"164","width":"15","heigh\
t":"15","fill":"#6f7f56","stroke-width":"1"}],["path",{"d":"M164 166.2h11","fill":"none","stroke-width":"1","stroke":"#fffaf0","stroke-dasharray":"3 2.4"}],["re\
ct",{"x":"177","y":"164","width":"15","height":"15","fill":"#aebcc6","stroke-width":"1"}],["path",{"d":"M179 166.2h11","fill":"none","stroke-width":"1","stroke"\
:"#fffaf0","stroke-dasharray":"3 2.4"}],["rect",{"x":"192","y":"164","width":"15","height":"15","fill":"#c9822b","stroke-width":"1"}],["path",{"d":"M194 166.2h1\
1","fill":"none","stroke-width":"1","stroke":"#fffaf0","stroke-dasharray":"3 2.4"}],["rect",{"x":"207","y":"164","width":"15","height":"15","fill":"#fffaf0","st\
roke-width":"1"}],["path",{"d":"M209 166.2h11","fill":"none","stroke-width":"1","stroke":"#8f8678","stroke-dasharray":"3 2.4"}],["rect",{"x":"222","y":"164","wi\
dth":"15","height":"15","fill":"#a4553f","stroke-width":"1"}],["path",{"d":"M224 166.2h11","fill":"none","stroke-width":"1","stroke":"#fffaf0","stroke-dasharray\
":"3 2.4"}],["rect",{"x":"237","y":"164","width":"15","height":"15","fill":"#5c6b7a","stroke-width":"1"}],["path",{"d":"M239 166.2h11","fill":"none","stroke-wid\
th":"1","stroke":"#fffaf0","stroke-dasharray":"3 2.4"}],["rect",{"x":"252","y":"164","width":"15","height":"15","fill":"#4f7f8c","stroke-width":"1"}],["path",{"\
d":"M254 166.2h11","fill":"none","stroke-width":"1","stroke":"#fffaf0","stroke-dasharray":"3 2.4"}],["g",{"transform":"translate(-36 -217)"},5,6,7,8,9,10,11,12,\
32,33,34,35,116,40,41,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,42,43,44],["g",{"stroke":"\
#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},145],["svg",{"viewBox":"0 -176 270 178"},146],["path",{"d":"M46 160Q42 118 58 10\
8L104 116Q116 140 110 160Z","fill":"#fffaf0"}],["path",{"d":"M56 122Q60 140 58 150","fill":"none","stroke-width":"1.2"}],["path",{"d":"M88 142Q106 132 142 141L1\
50 162H84Q82 148 88 142Z","fill":"#c9822b","stroke-width":"2.6"}],["path",{"d":"M104 138L112 148L120 138","fill":"#fffaf0","stroke-width":"1.8"}],["path",{"d":"\
M9.4 11.4q3 -2.2 6 -.4","fill":"none","stroke-width":"1.5"}],["path",{"d":"M18 6.4Q6 10 -9 4","fill":"none","stroke-width":"3.6"}],["path",{"d":"M18 6.4Q6 10 -9\
 4","fill":"none","stroke-width":"2","stroke":"#9fc3cb"}],["path",{"d":"M4 2.6q3 1.6 6 .4","fill":"none","stroke-width":"1"}],["g",{"transform":"translate(98 12\
0) rotate(-24)"},36,17,37,100,101,102,152,153,154,155],["path",{"d":"M88 124Q70 136 56 120Q44 104 44 76","fill":"none","stroke-width":"3.4"}],["path",{"d":"M88 \
124Q70 136 56 120Q44 104 44 76","fill":"none","stroke-width":"1.6","stroke":"#9fc3cb"}],["rect",{"x":"37","y":"60","width":"14","height":"18","fill":"#6f7f56","\
rx":"2","stroke-width":"1.8"}],["circle",{"cx":"44","cy":"69","r":"3.2","fill":"#fffaf0","stroke-width":"1.3"}],["path",{"d":"M138 162Q136 146 152 139Q196 124 2\
26 138Q262 145 288 151V180Q210 186 138 178Z","fill":"#33415c"}],["path",{"d":"M138 180Q132 152 149 138L166 134Q152 152 156 181Z","fill":"#fffaf0"}],["path",{"d"\
:"M116 146Q134 162 158 154L178 146","fill":"none","stroke-width":"17"}],["path",{"d":"M116 146Q134 162 158 154L178 146","fill":"none","stroke-width":"12","strok\
e":"#c9822b"}],["path",{"d":"M174 139Q186 136 196 143Q199 150 190 151Q180 153 175 151Z","fill":"#e8c9a9","stroke-width":"2.2"}],["path",{"d":"M184 143Q190 144 1\
95 147","fill":"none","stroke-width":"1"}],["g",{"transform":"translate(-36 -217)"},5,6,7,8,9,10,11,12,148,149,150,151,156,157,158,159,160,161,162,163,164,165,1\
66],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},167],["svg",{"viewBox":"0 -176 270 178"},168],["path",{"d":"\
M46 160Q42 136 58 132L112 138Q124 148 120 160Z","fill":"#fffaf0"}],["path",{"d":"M54 142Q58 150 58 154","fill":"none","stroke-width":"1.2"}],["path",{"d":"M100 \
152Q106 126 132 126Q156 130 162 164H98Z","fill":"#c9822b","stroke-width":"2.6"}],["path",{"d":"M112 134Q126 136 132 150","fill":"none","stroke-width":"1.4"}],["\
circle",{"cx":"0","cy":"0","r":"18.6","fill":"#aebcc6","stroke-width":"2.6"}],["path",{"d":"M-4 -18Q-4 -28 6 -28Q1 -23 5 -17","fill":"#aebcc6","stroke-width":"2\
"}],["path",{"d":"M-10 -12Q-2 -16 6 -13M-13 -4Q-4 -9 8 -6M-12 6Q-4 1 6 3","fill":"none","stroke-width":"1.2","stroke":"#5c6b7a"}],["path",{"d":"M11 9Q18 5 18 -1\
Q14 -6 9 -2Q8 4 11 9Z","fill":"#e8c9a9","stroke-width":"1.8"}],["path",{"d":"M-4 17.6Q2 22 10 16L8 11Q2 15 -4 17.6Z","fill":"#e8c9a9","stroke-width":"1.6"}],["g\
",{"transform":"translate(92 134) rotate(-30)"},174,175,176,177,178],["path",{"d":"M122 164Q124 132 150 128Q176 126 196 140Q220 130 244 142Q270 148 288 153V180Q\
210 186 122 178Z","fill":"#33415c"}],["path",{"d":"M122 180Q118 140 140 129L156 128Q142 144 146 181Z","fill":"#fffaf0"}],["path",{"d":"M196 140Q190 152 196 166"\
,"fill":"none","stroke-width":"1.4"}],["g",{"transform":"translate(-36 -217)"},5,6,7,8,9,10,11,12,170,171,172,173,179,180,181,182],["g",{"stroke":"#2b2a33","str\
oke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},183],["svg",{"viewBox":"0 -176 270 178"},184],["path",{"d":"M46 160Q40 104 58 86L84 90Q104 13\
2 110 160Z","fill":"#fffaf0"}],["path",{"d":"M56 102Q62 124 60 148","fill":"none","stroke-width":"1.2"}],["path",{"d":"M78 118Q96 106 114 118Q126 140 134 162H84\
Q72 138 78 118Z","fill":"#c9822b","stroke-width":"2.6"}],["path",{"d":"M93 111L104 121L109 112","fill":"#fffaf0","stroke-width":"1.8"}],["path",{"d":"M8 9q3.4 3\
.2 7.2 .6","fill":"none","stroke-width":"1.6"}],["g",{"transform":"translate(100 92) rotate(-2)"},36,17,37,38,190],["path",{"d":"M128 164Q130 146 148 140Q184 11\
4 208 130Q240 144 288 150V180Q210 186 128 178Z","fill":"#33415c"}],["path",{"d":"M128 180Q124 154 142 140L158 135Q146 154 150 182Z","fill":"#fffaf0"}],["path",{\
"d":"M-7 -8H7V8H-7Z","fill":"#fffaf0","stroke-width":"1.8"}],["path",{"d":"M7 -4q6 0 5 5q-1 3 -5 3","fill":"none","stroke-width":"1.8"}],["path",{"d":"M-2 -12q3\
 -4 0 -8M3 -12q3 -4 0 -8","fill":"none","stroke-width":"1.2","stroke":"#5c6b7a"}],["g",{"transform":"translate(162 120)"},194,195,196],["path",{"d":"M106 124Q12\
0 148 138 140L151 129","fill":"none","stroke-width":"16"}],["path",{"d":"M106 124Q120 148 138 140L151 129","fill":"none","stroke-width":"11","stroke":"#c9822b"}\
],["circle",{"cx":"155","cy":"125","r":"6.4","fill":"#e8c9a9","stroke-width":"2.2"}],["g",{"transform":"translate(-36 -217)"},5,6,7,8,9,10,11,12,186,187,188,189\
,191,192,193,197,198,199,200],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},201],["svg",{"viewBox":"0 -176 270\
 178"},202],["rect",{"x":"-36","y":"-48","width":"72","height":"96","fill":"#33415c","rx":"6","stroke-width":"2.2"}],["rect",{"x":"-30","y":"-42","width":"60","\
height":"84","fill":"none","rx":"3","stroke-width":"1.4","stroke":"#aebcc6"}],["path",{"d":"M-30 -14Q-10 -30 0 -14T30 -14","fill":"none","stroke-width":"0"}],["\
path",{"d":"M-30 8H-12L-7 -6L0 18L6 -2L10 8H30","fill":"none","stroke-width":"4","stroke":"#1d2740"}],["path",{"d":"M-30 8H-12L-7 -6L0 18L6 -2L10 8H30","fill":"\
none","stroke-width":"2.2","stroke":"#c9822b"}],["path",{"d":"M-12 30h24M-16 -26h32","fill":"none","stroke-width":"1.6","stroke":"#aebcc6","stroke-dasharray":"4\
 3.4"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},204,205,206,207,208,209],["svg",{"viewBox":"-40 -52 80 1\
04"},210],["rect",{"x":"-66","y":"-44","width":"132","height":"88","fill":"#d8c6a5","rx":"3","stroke-width":"2.4"}],["path",{"d":"M-66 44L-10 -4Q0 -11 10 -4L66 \
44Z","fill":"#cbb58e","stroke-width":"2"}],["path",{"d":"M-66 -44L-9 8Q0 15 9 8L66 -44Z","fill":"#e3d3b0","stroke-width":"2"}],["path",{"d":"M-56 -40L-6 4Q0 9 6\
 4L56 -40","fill":"none","stroke-width":"1.5","stroke":"#8f8678","stroke-dasharray":"5 5"}],["path",{"d":"M-60 40H60","fill":"none","stroke-width":"1.5","stroke\
":"#8f8678","stroke-dasharray":"5 5"}],["circle",{"cx":"0","cy":"8","r":"13","fill":"#c9822b","stroke-width":"2.2"}],["circle",{"cx":"0","cy":"8","r":"9","fill"\
:"none","stroke-width":"1.2"}],["circle",{"cx":"-3","cy":"5","r":"1.7","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"3","cy":"5","r":"1\
.7","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"-3","cy":"11","r":"1.7","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circl\
e",{"cx":"3","cy":"11","r":"1.7","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["path",{"d":"M-3 5L3 11M3 5L-3 11","fill":"none","stroke-width":"1.4","s\
troke":"#fffaf0"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},212,213,214,215,216,217,218,219,220,221,222,2\
23],["svg",{"viewBox":"-70 -48 140 96"},224],["rect",{"x":"-34","y":"-166","width":"68","height":"166","fill":"#a4553f"}],["rect",{"x":"-22","y":"-152","width":\
"44","height":"58","fill":"#f3e2c0","stroke-width":"1.8"}],["path",{"d":"M-22 -108H-12V-118L0 -128L12 -118V-108H22V-94H-22Z","fill":"#5c6b7a","stroke-width":"1.\
4"}],["rect",{"x":"-3","y":"-114","width":"6","height":"6","fill":"#f1d08a","stroke-width":"0","stroke":"none"}],["circle",{"cx":"25","cy":"-72","r":"3.4","fill\
":"#fffaf0"}],["path",{"d":"M48 -150H74","fill":"none","stroke-width":"4"}],["path",{"d":"M61 -150V-143","fill":"none","stroke-width":"2.4"}],["path",{"d":"M54 \
-140Q61 -147 68 -140Q76 -134 78 -118L80 -76H68V-70H54V-76H42L44 -118Q46 -134 54 -140Z","fill":"#5c6b7a"}],["path",{"d":"M61 -138V-72M55 -141L61 -130L67 -141","f\
ill":"none","stroke-width":"1.5"}],["path",{"d":"M46 -112Q52 -104 51 -84M76 -112Q70 -104 71 -84","fill":"none","stroke-width":"1.4"}],["path",{"d":"M52 -70V-66Q\
52 -62 56 -62","fill":"none","stroke-width":"0"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},226,227,228,22\
9,230,231,232,233,234,235,236],["svg",{"viewBox":"-40 -172 128 176"},237],["rect",{"x":"-38","y":"-170","width":"76","height":"170","fill":"#d8c6a5"}],["rect",{\
"x":"-34","y":"-166","width":"68","height":"166","fill":"#f6e3c4","stroke-width":"2"}],["path",{"d":"M-34 -54L-6 -66L34 -50V0H-34Z","fill":"#e4c48f","stroke-wid\
th":"1.4"}],["path",{"d":"M-10 -78V-98L2 -108L14 -98V-78Z","fill":"#5c6b7a","stroke-width":"1.5"}],["rect",{"x":"-1","y":"-92","width":"6","height":"7","fill":"\
#f1d08a","stroke-width":"1"}],["path",{"d":"M34 -166L64 -156V12L34 0Z","fill":"#a4553f"}],["path",{"d":"M42 -148L58 -143V-92L42 -95Z","fill":"#f3e2c0","stroke-w\
idth":"1.6"}],["circle",{"cx":"41","cy":"-72","r":"3","fill":"#fffaf0","stroke-width":"1.6"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"rou\
nd","stroke-linecap":"round"},239,240,241,242,243,244,245,246],["svg",{"viewBox":"-42 -174 112 190"},247],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-li\
nejoin":"round","stroke-linecap":"round"},226,227,228,229,230],["svg",{"viewBox":"-40 -172 80 176"},249],["circle",{"cx":"0","cy":"0","r":"30","fill":"#f3ecdf",\
"stroke-width":"0","stroke":"none"}],["path",{"d":"M-24.5 17.4Q-12 11 0 11Q12 11 24.5 17.4A30 30 0 0 1 -24.5 17.4Z","fill":"#33415c","stroke-width":"2"}],["path\
",{"d":"M-7 12L0 22L7 12Z","fill":"#fffaf0","stroke-width":"1.4"}],["path",{"d":"M-6 11 H6V15Q0 19 -6 15Z","fill":"#e8c9a9","stroke-width":"1.8"}],["path",{"d":\
"M12 -16Q30 -14 27 10Q26 20 20 24Q16 8 12 -2Z","fill":"#a4553f"}],["circle",{"cx":"0","cy":"0","r":"18.5","fill":"#e8c9a9"}],["path",{"d":"M-19 4Q-23 -22 0 -21Q\
22 -21 19 0Q14 -8 6 -12Q-4 -4 -14 -5Q-18 -2 -19 4Z","fill":"#a4553f","stroke-width":"1.6"}],["circle",{"cx":"-6.5","cy":"-1","r":"2.7","fill":"#2b2a33","stroke-\
width":"0","stroke":"none"}],["circle",{"cx":"6.5","cy":"-1","r":"2.7","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["path",{"d":"M-5 8q5 4.5 10 0","fi\
ll":"none","stroke-width":"2.2","stroke":"#2b2a33"}],["g",{"transform":"translate(0 -2) rotate(0) scale(0.93)"},255,256,257,258,259,260],["circle",{"cx":"0","cy\
":"0","r":"30.4","fill":"none","stroke-width":"2.4"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,252,25\
3,254,261,262],["svg",{"viewBox":"-32 -32 64 64"},263],["path",{"d":"M-6 12.8 H6V15Q0 19 -6 15Z","fill":"#e8c9a9","stroke-width":"1.8"}],["path",{"d":"M-9.5 -1.\
6h6M3.5 -1.6h6","fill":"none","stroke-width":"2.3"}],["path",{"d":"M-8 -.8q1.6 2.6 3.4 0M5 -.8q1.6 2.6 3.4 0","fill":"#2b2a33","stroke-width":"1"}],["path",{"d"\
:"M-9 3.4q2.6 1.6 5.2 .2M4 3.6q2.6 1.4 5 -.2","fill":"none","stroke-width":"1.2"}],["path",{"d":"M-10 -6l5.5 -2.4M4.5 -8.4l5.5 2.4","fill":"none","stroke-width"\
:"1.8"}],["path",{"d":"M-4 10.5q4 -3 8 0","fill":"none","stroke-width":"2.1","stroke":"#2b2a33"}],["g",{"transform":"translate(0 -0.2) rotate(8) scale(0.93)"},2\
55,256,257,266,267,268,269,270],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,252,253,265,271,262],["svg",\
{"viewBox":"-32 -32 64 64"},272],["path",{"d":"M-9.5 -1q3 2.6 6 0M3.5 -1q3 2.6 6 0","fill":"none","stroke-width":"2.2"}],["path",{"d":"M-10.5 -5l6 -3M4.5 -8l6 3\
","fill":"none","stroke-width":"2"}],["path",{"d":"M-5 10q2.5 -2.6 5 0t5 0","fill":"none","stroke-width":"2.1","stroke":"#2b2a33"}],["g",{"transform":"translate\
(0 -0.2) rotate(12) scale(0.93)"},255,256,257,274,275,276],["path",{"d":"M17 23Q24 13 18 4","fill":"none","stroke-width":"10","stroke":"#2b2a33"}],["path",{"d":\
"M17 23Q24 13 18 4","fill":"none","stroke-width":"6.4","stroke":"#33415c"}],["circle",{"cx":"17","cy":"-1","r":"5.2","fill":"#e8c9a9","stroke-width":"2"}],["pat\
h",{"d":"M12.8 -3h4.4M12.6 0h4.4","fill":"none","stroke-width":"1"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"rou\
nd"},251,252,253,265,277,278,279,280,281,262],["svg",{"viewBox":"-32 -32 64 64"},282],["path",{"d":"M-6 11.6 H6V15Q0 19 -6 15Z","fill":"#e8c9a9","stroke-width":\
"1.8"}],["circle",{"cx":"-6.5","cy":"-0.6","r":"3.1","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"6.5","cy":"-0.6","r":"3.1","fill":"#\
2b2a33","stroke-width":"0","stroke":"none"}],["path",{"d":"M-10 -5.6l6 -3.4M4 -9l6 3.4","fill":"none","stroke-width":"2.2"}],["path",{"d":"M-3.2 10.8q3.2 -2.8 6\
.4 0","fill":"none","stroke-width":"2.3","stroke":"#2b2a33"}],["g",{"transform":"translate(0 -1.4) rotate(0) scale(0.93)"},255,256,257,285,286,287,288],["g",{"s\
troke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,252,253,284,289,262],["svg",{"viewBox":"-32 -32 64 64"},290],["path"\
,{"d":"M-6 11 H6V15Q0 19 -6 15Z","fill":"#d9ae86","stroke-width":"1.8"}],["circle",{"cx":"0","cy":"0","r":"18.5","fill":"#d9ae86"}],["path",{"d":"M-18 4Q-23 -4 \
-17 -13Q-15 -6 -14 -2ZM18 4Q23 -4 17 -13Q15 -6 14 -2Z","fill":"#8f8678","stroke-width":"1.6"}],["circle",{"cx":"-6.5","cy":"-1","r":"5","fill":"none","stroke-wi\
dth":"1.4"}],["circle",{"cx":"6.5","cy":"-1","r":"5","fill":"none","stroke-width":"1.4"}],["path",{"d":"M-1.5 -1h3","fill":"none","stroke-width":"1.4"}],["g",{"\
transform":"translate(0 -2) rotate(0) scale(1.06)"},293,294,295,296,297,258,259,260],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stro\
ke-linecap":"round"},251,252,253,292,298,262],["svg",{"viewBox":"-32 -32 64 64"},299],["path",{"d":"M-6 12.8 H6V15Q0 19 -6 15Z","fill":"#d9ae86","stroke-width":\
"1.8"}],["g",{"transform":"translate(0 -0.2) rotate(8) scale(1.06)"},293,294,295,296,297,266,267,268,269,270],["g",{"stroke":"#2b2a33","stroke-width":"2","strok\
e-linejoin":"round","stroke-linecap":"round"},251,252,253,301,302,262],["svg",{"viewBox":"-32 -32 64 64"},303],["g",{"transform":"translate(0 -0.2) rotate(12) s\
cale(1.06)"},293,294,295,296,297,274,275,276],["circle",{"cx":"17","cy":"-1","r":"5.2","fill":"#d9ae86","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-wi\
dth":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,252,253,301,305,278,279,306,281,262],["svg",{"viewBox":"-32 -32 64 64"},307],["path",{"d":"M-6 \
11.6 H6V15Q0 19 -6 15Z","fill":"#d9ae86","stroke-width":"1.8"}],["g",{"transform":"translate(0 -1.4) rotate(0) scale(1.06)"},293,294,295,296,297,285,286,287,288\
],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,252,253,309,310,262],["svg",{"viewBox":"-32 -32 64 64"},31\
1],["path",{"d":"M-21 4Q-25 -24 0 -24.5Q25 -24 21 4Q24 16 19 30Q0 37 -19 30Q-24 16 -21 4Z","fill":"#d8c6a5"}],["circle",{"cx":"0","cy":"0","r":"18.5","fill":"#b\
07d58"}],["path",{"d":"M-21 4Q-25 -24 0 -24.5Q25 -24 21 4Q24 16 19 30Q0 37 -19 30Q-24 16 -21 4ZM-15.5 2Q-15 16 0 16.5Q15 16 15.5 2Q15 -14 0 -14Q-15 -14 -15.5 2Z\
","fill":"#d8c6a5","fill-rule":"evenodd","stroke-width":"1.8"}],["path",{"d":"M-19 12Q-6 26 18 22M-17 -12Q-4 -20 14 -17","fill":"none","stroke-width":"1.3"}],["\
g",{"transform":"translate(0 -3) rotate(0) scale(0.86)"},313,314,315,316,258,259,260],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","str\
oke-linecap":"round"},251,252,253,317,262],["svg",{"viewBox":"-32 -32 64 64"},318],["g",{"transform":"translate(0 -1.2) rotate(8) scale(0.86)"},313,314,315,316,\
266,267,268,269,270],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,252,253,320,262],["svg",{"viewBox":"-32\
 -32 64 64"},321],["g",{"transform":"translate(0 -1.2) rotate(12) scale(0.86)"},313,314,315,316,274,275,276],["circle",{"cx":"17","cy":"-1","r":"5.2","fill":"#b\
07d58","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,252,253,323,278,279,324,281,262]\
,["svg",{"viewBox":"-32 -32 64 64"},325],["g",{"transform":"translate(0 -2.4) rotate(0) scale(0.86)"},313,314,315,316,285,286,287,288],["g",{"stroke":"#2b2a33",\
"stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,252,253,327,262],["svg",{"viewBox":"-32 -32 64 64"},328],["path",{"d":"M-24.5 17.4Q-1\
2 11 0 11Q12 11 24.5 17.4A30 30 0 0 1 -24.5 17.4Z","fill":"#4f7f8c","stroke-width":"2"}],["path",{"d":"M-7 12L0 22L7 12Z","fill":"#e8c9a9","stroke-width":"1.4"}\
],["path",{"d":"M-6 16 H6V15Q0 19 -6 15Z","fill":"#e8c9a9","stroke-width":"1.8"}],["circle",{"cx":"2","cy":"-25","r":"8.5","fill":"#2b2a33"}],["path",{"d":"M-19\
 5Q-24 -21 0 -21Q24 -21 19 5Q16 -6 7 -9Q-4 -9 -11 -5Q-17 -1 -19 5Z","fill":"#2b2a33","stroke-width":"1.6"}],["g",{"transform":"translate(0 3) rotate(0) scale(0.\
87)"},333,256,334,258,259,260],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,330,331,332,335,262],["svg",{\
"viewBox":"-32 -32 64 64"},336],["path",{"d":"M-6 17.8 H6V15Q0 19 -6 15Z","fill":"#e8c9a9","stroke-width":"1.8"}],["g",{"transform":"translate(0 4.8) rotate(8) \
scale(0.87)"},333,256,334,266,267,268,269,270],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,330,331,338,3\
39,262],["svg",{"viewBox":"-32 -32 64 64"},340],["g",{"transform":"translate(0 4.8) rotate(12) scale(0.87)"},333,256,334,274,275,276],["path",{"d":"M17 23Q24 13\
 18 4","fill":"none","stroke-width":"6.4","stroke":"#4f7f8c"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},2\
51,330,331,338,342,278,343,280,281,262],["svg",{"viewBox":"-32 -32 64 64"},344],["path",{"d":"M-6 16.6 H6V15Q0 19 -6 15Z","fill":"#e8c9a9","stroke-width":"1.8"}\
],["g",{"transform":"translate(0 3.6) rotate(0) scale(0.87)"},333,256,334,285,286,287,288],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round"\
,"stroke-linecap":"round"},251,330,331,346,347,262],["svg",{"viewBox":"-32 -32 64 64"},348],["path",{"d":"M-7 12L0 22L7 12Z","fill":"#c79a72","stroke-width":"1.\
4"}],["path",{"d":"M-6 11 H6V15Q0 19 -6 15Z","fill":"#c79a72","stroke-width":"1.8"}],["circle",{"cx":"0","cy":"0","r":"18.5","fill":"#c79a72"}],["path",{"d":"M-\
18 -3Q-20 -22 2 -21Q20 -21 18 -3Q14 -11 4 -11Q-8 -12 -13 -8Z","fill":"#4a3428","stroke-width":"1.6"}],["path",{"d":"M-18 1Q-17 19 0 19.5Q17 19 18 1Q13 7 7 5.5Q0\
 3 -7 5.5Q-13 7 -18 1Z","fill":"#4a3428","stroke-width":"1.6"}],["path",{"d":"M-5 10q5 4.5 10 0","fill":"none","stroke-width":"2.2","stroke":"#fffaf0"}],["g",{"\
transform":"translate(0 -2) rotate(0) scale(1.06)"},352,353,354,258,259,355],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linec\
ap":"round"},251,330,350,351,356,262],["svg",{"viewBox":"-32 -32 64 64"},357],["path",{"d":"M-6 12.8 H6V15Q0 19 -6 15Z","fill":"#c79a72","stroke-width":"1.8"}],\
["path",{"d":"M-4 12.5q4 -3 8 0","fill":"none","stroke-width":"2.1","stroke":"#fffaf0"}],["g",{"transform":"translate(0 -0.2) rotate(8) scale(1.06)"},352,353,35\
4,266,267,268,269,360],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,330,350,359,361,262],["svg",{"viewBox\
":"-32 -32 64 64"},362],["path",{"d":"M-5 12q2.5 -2.6 5 0t5 0","fill":"none","stroke-width":"2.1","stroke":"#fffaf0"}],["g",{"transform":"translate(0 -0.2) rota\
te(12) scale(1.06)"},352,353,354,274,275,364],["circle",{"cx":"17","cy":"-1","r":"5.2","fill":"#c79a72","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-wi\
dth":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,330,350,359,365,278,343,366,281,262],["svg",{"viewBox":"-32 -32 64 64"},367],["path",{"d":"M-6 \
11.6 H6V15Q0 19 -6 15Z","fill":"#c79a72","stroke-width":"1.8"}],["path",{"d":"M-3.2 12.2q3.2 -2.8 6.4 0","fill":"none","stroke-width":"2.3","stroke":"#fffaf0"}]\
,["g",{"transform":"translate(0 -1.4) rotate(0) scale(1.06)"},352,353,354,285,286,287,370],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round"\
,"stroke-linecap":"round"},251,330,350,369,371,262],["svg",{"viewBox":"-32 -32 64 64"},372],["path",{"d":"M-7 12L0 22L7 12Z","fill":"#94674b","stroke-width":"1.\
4"}],["path",{"d":"M-6 15 H6V15Q0 19 -6 15Z","fill":"#94674b","stroke-width":"1.8"}],["circle",{"cx":"-20","cy":"2","r":"9","fill":"#2b2a33"}],["circle",{"cx":"\
-22","cy":"-10","r":"9","fill":"#2b2a33"}],["circle",{"cx":"-15","cy":"-20","r":"9","fill":"#2b2a33"}],["circle",{"cx":"-4","cy":"-26","r":"9","fill":"#2b2a33"}\
],["circle",{"cx":"8","cy":"-25","r":"9","fill":"#2b2a33"}],["circle",{"cx":"18","cy":"-18","r":"9","fill":"#2b2a33"}],["circle",{"cx":"22","cy":"-8","r":"9","f\
ill":"#2b2a33"}],["circle",{"cx":"20","cy":"4","r":"9","fill":"#2b2a33"}],["circle",{"cx":"0","cy":"0","r":"18.5","fill":"#94674b"}],["path",{"d":"M-18 -3Q-14 -\
12 0 -11Q14 -12 18 -3Q18 -20 0 -20Q-18 -20 -18 -3Z","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"-6.5","cy":"-1","r":"3.2","fill":"#2b\
2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"6.5","cy":"-1","r":"3.2","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["path",{"d":"M-5 8q5\
 4.5 10 0","fill":"none","stroke-width":"2.5","stroke":"#2b2a33"}],["g",{"transform":"translate(0 2) rotate(0) scale(0.82)"},376,377,378,379,380,381,382,383,384\
,385,386,387,388],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,330,374,375,389,262],["svg",{"viewBox":"-3\
2 -32 64 64"},390],["path",{"d":"M-6 16.8 H6V15Q0 19 -6 15Z","fill":"#94674b","stroke-width":"1.8"}],["path",{"d":"M-9.5 -1.6h6M3.5 -1.6h6","fill":"none","strok\
e-width":"2.7"}],["path",{"d":"M-9 3.4q2.6 1.6 5.2 .2M4 3.6q2.6 1.4 5 -.2","fill":"none","stroke-width":"1.4"}],["path",{"d":"M-10 -6l5.5 -2.4M4.5 -8.4l5.5 2.4"\
,"fill":"none","stroke-width":"2.1"}],["path",{"d":"M-4 10.5q4 -3 8 0","fill":"none","stroke-width":"2.4","stroke":"#2b2a33"}],["g",{"transform":"translate(0 3.\
8) rotate(8) scale(0.82)"},376,377,378,379,380,381,382,383,384,385,393,267,394,395,396],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","s\
troke-linecap":"round"},251,330,374,392,397,262],["svg",{"viewBox":"-32 -32 64 64"},398],["path",{"d":"M-9.5 -1q3 2.6 6 0M3.5 -1q3 2.6 6 0","fill":"none","strok\
e-width":"2.5"}],["path",{"d":"M-10.5 -5l6 -3M4.5 -8l6 3","fill":"none","stroke-width":"2.2"}],["path",{"d":"M-5 10q2.5 -2.6 5 0t5 0","fill":"none","stroke-widt\
h":"2.4","stroke":"#2b2a33"}],["g",{"transform":"translate(0 3.8) rotate(12) scale(0.82)"},376,377,378,379,380,381,382,383,384,385,400,401,402],["circle",{"cx":\
"17","cy":"-1","r":"5.2","fill":"#94674b","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},2\
51,330,374,392,403,278,343,404,281,262],["svg",{"viewBox":"-32 -32 64 64"},405],["path",{"d":"M-6 15.6 H6V15Q0 19 -6 15Z","fill":"#94674b","stroke-width":"1.8"}\
],["circle",{"cx":"-6.5","cy":"-0.6","r":"3.6","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"6.5","cy":"-0.6","r":"3.6","fill":"#2b2a33\
","stroke-width":"0","stroke":"none"}],["path",{"d":"M-10 -5.6l6 -3.4M4 -9l6 3.4","fill":"none","stroke-width":"2.5"}],["path",{"d":"M-3.2 10.8q3.2 -2.8 6.4 0",\
"fill":"none","stroke-width":"2.7","stroke":"#2b2a33"}],["g",{"transform":"translate(0 2.6) rotate(0) scale(0.82)"},376,377,378,379,380,381,382,383,384,385,408,\
409,410,411],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,330,374,407,412,262],["svg",{"viewBox":"-32 -32\
 64 64"},413],["path",{"d":"M-7 12L0 22L7 12Z","fill":"#b98560","stroke-width":"1.4"}],["path",{"d":"M-6 13 H6V15Q0 19 -6 15Z","fill":"#b98560","stroke-width":"\
1.8"}],["circle",{"cx":"0","cy":"0","r":"18.5","fill":"#b98560"}],["path",{"d":"M-20 -4Q-24 -27 1 -28Q25 -27 20 -4Q10 -13 1 -14Q-10 -13 -20 -4Z","fill":"#a4553f\
"}],["path",{"d":"M-19 -7Q-2 -26 14 -24M-8 -13Q6 -24 19 -17","fill":"none","stroke-width":"1.4"}],["path",{"d":"M-17 3Q-16 19 0 19.5Q16 19 17 3Q10 9 0 7Q-10 9 -\
17 3Z","fill":"#2b2a33","stroke-width":"1.4"}],["g",{"transform":"translate(0 0) rotate(0) scale(0.98)"},417,418,419,420,258,259,355],["g",{"stroke":"#2b2a33","\
stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,330,415,416,421,262],["svg",{"viewBox":"-32 -32 64 64"},422],["path",{"d":"M-6 14.8 H6\
V15Q0 19 -6 15Z","fill":"#b98560","stroke-width":"1.8"}],["g",{"transform":"translate(0 1.8) rotate(8) scale(0.98)"},417,418,419,420,266,267,268,269,360],["g",{\
"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,330,415,424,425,262],["svg",{"viewBox":"-32 -32 64 64"},426],["g",\
{"transform":"translate(0 1.8) rotate(12) scale(0.98)"},417,418,419,420,274,275,364],["circle",{"cx":"17","cy":"-1","r":"5.2","fill":"#b98560","stroke-width":"2\
"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,330,415,424,428,278,343,429,281,262],["svg",{"viewBox":"\
-32 -32 64 64"},430],["path",{"d":"M-6 13.6 H6V15Q0 19 -6 15Z","fill":"#b98560","stroke-width":"1.8"}],["g",{"transform":"translate(0 0.6) rotate(0) scale(0.98)\
"},417,418,419,420,285,286,287,370],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,330,415,432,433,262],["s\
vg",{"viewBox":"-32 -32 64 64"},434],["path",{"d":"M-24.5 17.4Q-12 11 0 11Q12 11 24.5 17.4A30 30 0 0 1 -24.5 17.4Z","fill":"#6f7f56","stroke-width":"2"}],["path\
",{"d":"M-22 17Q-28 -24 0 -24Q28 -24 22 17Q14 20 12 14H-12Q-14 20 -22 17Z","fill":"#8f8678"}],["path",{"d":"M-18 2Q-20 -21 0 -21Q20 -21 18 2Q14 -9 4 -13Q-6 -6 -\
18 2Z","fill":"#8f8678","stroke-width":"1.6"}],["g",{"transform":"translate(0 -2) rotate(0) scale(0.98)"},437,256,438,258,259,260],["g",{"stroke":"#2b2a33","str\
oke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,436,253,254,439,262],["svg",{"viewBox":"-32 -32 64 64"},440],["g",{"transform":"translate\
(0 -0.2) rotate(8) scale(0.98)"},437,256,438,266,267,268,269,270],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"\
},251,436,253,265,442,262],["svg",{"viewBox":"-32 -32 64 64"},443],["g",{"transform":"translate(0 -0.2) rotate(12) scale(0.98)"},437,256,438,274,275,276],["path\
",{"d":"M17 23Q24 13 18 4","fill":"none","stroke-width":"6.4","stroke":"#6f7f56"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke\
-linecap":"round"},251,436,253,265,445,278,446,280,281,262],["svg",{"viewBox":"-32 -32 64 64"},447],["g",{"transform":"translate(0 -1.4) rotate(0) scale(0.98)"}\
,437,256,438,285,286,287,288],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,436,253,284,449,262],["svg",{"\
viewBox":"-32 -32 64 64"},450],["path",{"d":"M-6 11 H6V15Q0 19 -6 15Z","fill":"#83573e","stroke-width":"1.8"}],["circle",{"cx":"0","cy":"0","r":"18.5","fill":"#\
83573e"}],["path",{"d":"M-18 -1Q-22 -22 0 -22Q22 -22 18 -1Q15 -9 12 -10H-12Q-15 -9 -18 -1Z","fill":"#2b2a33","stroke-width":"1.6"}],["g",{"transform":"translate\
(0 -2) rotate(0) scale(1.06)"},453,454,386,387,388],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},251,436,253,\
452,455,262],["svg",{"viewBox":"-32 -32 64 64"},456],["path",{"d":"M-6 12.8 H6V15Q0 19 -6 15Z","fill":"#83573e","stroke-width":"1.8"}],["g",{"transform":"transl\
ate(0 -0.2) rotate(8) scale(1.06)"},453,454,393,267,394,395,396],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"}\
,251,436,253,458,459,262],["svg",{"viewBox":"-32 -32 64 64"},460],["g",{"transform":"translate(0 -0.2) rotate(12) scale(1.06)"},453,454,400,401,402],["circle",{\
"cx":"17","cy":"-1","r":"5.2","fill":"#83573e","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"roun\
d"},251,436,253,458,462,278,446,463,281,262],["svg",{"viewBox":"-32 -32 64 64"},464],["path",{"d":"M-6 11.6 H6V15Q0 19 -6 15Z","fill":"#83573e","stroke-width":"\
1.8"}],["g",{"transform":"translate(0 -1.4) rotate(0) scale(1.06)"},453,454,408,409,410,411],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"roun\
d","stroke-linecap":"round"},251,436,253,466,467,262],["svg",{"viewBox":"-32 -32 64 64"},468],["path",{"d":"M-70 50Q0 44 46 46","fill":"none","stroke-width":"26\
"}],["path",{"d":"M-70 50Q0 44 46 46","fill":"none","stroke-width":"21","stroke":"#c9822b"}],["path",{"d":"M44 35Q58 33 70 38Q84 42 84 47Q82 51 72 50Q60 56 46 5\
7Z","fill":"#e8c9a9","stroke-width":"2.2"}],["path",{"d":"M70 43Q77 44 83 47","fill":"none","stroke-width":"1.3"}],["path",{"d":"M220 24Q120 14 62 26","fill":"n\
one","stroke-width":"25"}],["path",{"d":"M220 24Q120 14 62 26","fill":"none","stroke-width":"20","stroke":"#4f7f8c"}],["path",{"d":"M3 -10Q-12 -15 -25 -11Q-38 -\
6 -45 3Q-47 8 -42 8Q-35 7 -31 5Q-33 9 -30 11Q-25 11 -21 7Q-14 14 -9 12Q-6 9 -9 6Q-4 9 3 9Z","fill":"#8a5f45","stroke-width":"2.2"}],["path",{"d":"M-38 3Q-31 -1 \
-25 -1M-28 8Q-24 3 -19 2","fill":"none","stroke-width":"1.3"}],["g",{"transform":"translate(58 27) rotate(-8)"},476,477],["g",{"stroke":"#2b2a33","stroke-width"\
:"2","stroke-linejoin":"round","stroke-linecap":"round"},470,471,472,473,474,475,478],["svg",{"viewBox":"-48 0 246 64"},479],["path",{"d":"M-48 0H44V64H-48Z","f\
ill":"#a4553f","stroke-width":"0","stroke":"none"}],["path",{"d":"M44 0V64","fill":"none","stroke-width":"2"}],["path",{"d":"M-24 0V64","fill":"none","stroke-wi\
dth":"1.6"}],["rect",{"x":"20","y":"14","width":"16","height":"40","fill":"#d8c6a5","rx":"4","stroke-width":"1.8"}],["path",{"d":"M28 30H76","fill":"none","stro\
ke-width":"11"}],["path",{"d":"M28 30H76","fill":"none","stroke-width":"6","stroke":"#aebcc6"}],["path",{"d":"M220 50Q150 50 106 34","fill":"none","stroke-width\
":"26"}],["path",{"d":"M220 50Q150 50 106 34","fill":"none","stroke-width":"21","stroke":"#4f7f8c"}],["path",{"d":"M3 -10Q-12 -17 -25 -12Q-33 -7 -32 2Q-31 11 -2\
0 13Q-6 13 3 10Z","fill":"#8a5f45","stroke-width":"2.2"}],["path",{"d":"M-30 -5Q-24 -6 -18 -4M-32 1Q-25 0 -19 2M-29 7Q-24 6 -19 7","fill":"none","stroke-width":\
"1.3"}],["g",{"transform":"translate(98 31) rotate(8) scale(1.06)"},489,490],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linec\
ap":"round"},481,482,483,484,485,486,487,488,491],["svg",{"viewBox":"-48 0 246 64"},492],["path",{"d":"M220 50Q150 54 112 44","fill":"none","stroke-width":"26"}\
],["path",{"d":"M220 50Q150 54 112 44","fill":"none","stroke-width":"21","stroke":"#4f7f8c"}],["path",{"d":"M3 -9Q-6 -12 -11 -17Q-17 -22 -21 -18Q-23 -13 -15 -7Q\
-24 -3 -34 -6Q-45 -10 -48 -5Q-49 1 -38 5Q-22 11 3 10Z","fill":"#e8c9a9","stroke-width":"2.2"}],["path",{"d":"M-34 -1Q-41 -1 -46 -4","fill":"none","stroke-width"\
:"1.3"}],["g",{"transform":"translate(110 44) scale(1.08)"},496,497],["path",{"d":"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8\
.6 -5.6 8 .8 0 6.6Z","transform":"translate(74 20) scale(2)","fill":"#2d7d76","stroke-width":"0.8"}],["path",{"d":"M54 14l-6 -4M56 26l-7 1M94 14l6 -4","fill":"n\
one","stroke-width":"1.8","stroke":"#8f8678"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},494,495,498,499,5\
00],["svg",{"viewBox":"-48 0 246 64"},501],["path",{"d":"M220 50Q150 54 112 42","fill":"none","stroke-width":"26"}],["path",{"d":"M220 50Q150 54 112 42","fill":\
"none","stroke-width":"21","stroke":"#4f7f8c"}],["path",{"d":"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z",\
"transform":"translate(80 24) scale(1.8)","fill":"#2d7d76","stroke-width":"0.9"}],["path",{"d":"M3 -10Q-12 -17 -25 -12Q-33 -7 -32 2Q-31 11 -20 13Q-6 13 3 10Z","\
fill":"#e8c9a9","stroke-width":"2.2"}],["g",{"transform":"translate(106 40) scale(1.12)"},506,490],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin"\
:"round","stroke-linecap":"round"},503,504,505,507],["svg",{"viewBox":"-48 0 246 64"},508],["path",{"d":"M-48 30Q0 18 60 30Q78 34 84 44L88 64H-48Z","fill":"#334\
15c"}],["path",{"d":"M-48 44Q0 34 66 46","fill":"none","stroke-width":"1.3","stroke":"#5c6b7a"}],["path",{"d":"M52 28Q76 24 92 34Q98 48 96 64H70Q72 44 52 28Z","\
fill":"#fffaf0","stroke-width":"2.2"}],["path",{"d":"M66 30Q82 40 82 64","fill":"none","stroke-width":"1.2"}],["path",{"d":"M220 34Q160 30 122 34","fill":"none"\
,"stroke-width":"26"}],["path",{"d":"M220 34Q160 30 122 34","fill":"none","stroke-width":"21","stroke":"#4f7f8c"}],["path",{"d":"M3 -9Q-14 -14 -26 -9L-41 -1Q-46\
 3 -42 6Q-36 7 -28 4Q-33 9 -38 10Q-41 14 -35 15Q-16 15 3 9Z","fill":"#c79a72","stroke-width":"2.2"}],["path",{"d":"M-27 3Q-21 1 -17 2","fill":"none","stroke-wid\
th":"1.3"}],["g",{"transform":"translate(118 34) rotate(-6)"},516,517],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"r\
ound"},510,511,512,513,514,515,518],["svg",{"viewBox":"-48 0 246 64"},519],["path",{"d":"M-70 56Q-20 50 16 36","fill":"none","stroke-width":"26"}],["path",{"d":\
"M-70 56Q-20 50 16 36","fill":"none","stroke-width":"21","stroke":"#c9822b"}],["path",{"d":"M-36 -1Q-42 -1 -47 -4","fill":"none","stroke-width":"1.3"}],["g",{"t\
ransform":"translate(16 34) scale(-1 1) rotate(4)"},496,523],["path",{"d":"M72 16q5 6 4 13M81 11q8 9 6 21","fill":"none","stroke-width":"2.2","stroke":"#8f8678"\
}],["path",{"d":"M220 50Q190 50 160 50","fill":"none","stroke-width":"25"}],["path",{"d":"M220 50Q190 50 160 50","fill":"none","stroke-width":"20","stroke":"#4f\
7f8c"}],["path",{"d":"M3 -10Q-12 -15 -25 -11Q-38 -6 -45 3Q-47 8 -42 8Q-35 7 -31 5Q-33 9 -30 11Q-25 11 -21 7Q-14 14 -9 12Q-6 9 -9 6Q-4 9 3 9Z","fill":"#e8c9a9","\
stroke-width":"2.2"}],["g",{"transform":"translate(156 49)"},528,477],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"ro\
und"},521,522,524,525,526,527,529],["svg",{"viewBox":"-48 0 246 64"},530],["path",{"d":"M220 46Q150 50 112 34","fill":"none","stroke-width":"26"}],["path",{"d":\
"M220 46Q150 50 112 34","fill":"none","stroke-width":"21","stroke":"#4f7f8c"}],["path",{"d":"M-30 6Q-48 8 -54 24T-90 26T-130 18","fill":"none","stroke-width":"4\
"}],["path",{"d":"M-30 6Q-48 8 -54 24T-90 26T-130 18","fill":"none","stroke-width":"1.8","stroke":"#aebcc6"}],["rect",{"x":"-30","y":"-19","width":"62","height"\
:"38","fill":"#fffaf0","rx":"4","stroke-width":"2"}],["rect",{"x":"-24","y":"-13","width":"26","height":"17","fill":"#33415c","stroke-width":"1.4"}],["path",{"d\
":"M-21 -4h5l3 -6l4 9l3 -5h6","fill":"none","stroke-width":"1.5","stroke":"#aebcc6"}],["circle",{"cx":"10","cy":"-5","r":"3.4","fill":"#6f7f56","stroke-width":"\
1.4"}],["circle",{"cx":"22","cy":"-5","r":"3.4","fill":"#a4553f","stroke-width":"1.4"}],["path",{"d":"M-24 12H24","fill":"none","stroke-width":"1.4"}],["g",{"tr\
ansform":"translate(60 28)"},534,535,536,537,538,539,540,541],["path",{"d":"M3 -9Q-10 -15 -20 -13L-34 -12Q-39 -9 -35 -6L-22 -5Q-26 -1 -23 2Q-25 6 -20 8Q-8 13 3 \
10Z","fill":"#e8c9a9","stroke-width":"2.2"}],["path",{"d":"M-22 -5L-14 -5M-23 2L-15 2","fill":"none","stroke-width":"1.3"}],["g",{"transform":"translate(112 35)\
"},543,544],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},532,533,542,545],["svg",{"viewBox":"-48 0 246 64"},5\
46],["path",{"d":"M-70 48Q10 52 54 36","fill":"none","stroke-width":"26"}],["path",{"d":"M-70 48Q10 52 54 36","fill":"none","stroke-width":"21","stroke":"#c9822\
b"}],["path",{"d":"M52 26Q64 22 76 26Q84 30 80 36Q72 44 58 47Z","fill":"#e8c9a9","stroke-width":"2.2"}],["path",{"d":"M220 22Q140 12 104 22","fill":"none","stro\
ke-width":"26"}],["path",{"d":"M220 22Q140 12 104 22","fill":"none","stroke-width":"21","stroke":"#4f7f8c"}],["path",{"d":"M108 11Q92 12 80 20Q68 26 70 32Q74 36\
 82 31L92 28Q84 34 86 39Q92 44 100 38L112 32Z","fill":"#c79a72","stroke-width":"2.2"}],["path",{"d":"M82 31L94 24","fill":"none","stroke-width":"1.3"}],["g",{"s\
troke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},548,549,550,551,552,553,554],["svg",{"viewBox":"-48 0 246 64"},555],["pa\
th",{"d":"M-48 50Q-20 34 0 44T40 34","fill":"none","stroke-width":"4.2"}],["path",{"d":"M-48 50Q-20 34 0 44T40 34","fill":"none","stroke-width":"1.8","stroke":"\
#aebcc6"}],["path",{"d":"M220 50Q150 52 104 36","fill":"none","stroke-width":"26"}],["path",{"d":"M220 50Q150 52 104 36","fill":"none","stroke-width":"21","stro\
ke":"#4f7f8c"}],["path",{"d":"M-36 0H36","fill":"none","stroke-width":"17"}],["path",{"d":"M-36 0H36","fill":"none","stroke-width":"12","stroke":"#a4553f"}],["p\
ath",{"d":"M-42 -2V16M42 -2V16","fill":"none","stroke-width":"17"}],["path",{"d":"M-42 -2V15M42 -2V15","fill":"none","stroke-width":"12","stroke":"#a4553f"}],["\
g",{"transform":"translate(70 30) rotate(-8)"},561,562,563,564],["path",{"d":"M3 -10Q-12 -17 -25 -12Q-33 -7 -32 2Q-31 11 -20 13Q-6 13 3 10Z","fill":"#b98560","s\
troke-width":"2.2"}],["g",{"transform":"translate(98 31) rotate(10) scale(1.06)"},566,490],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round"\
,"stroke-linecap":"round"},557,558,559,560,565,567],["svg",{"viewBox":"-48 0 246 64"},568],["path",{"d":"M-48 52H198","fill":"none","stroke-width":"2"}],["path"\
,{"d":"M-48 53H198V64H-48Z","fill":"#d8c6a5","stroke-width":"0","stroke":"none"}],["path",{"d":"M-13 -15H13V13Q0 18 -13 13Z","fill":"#fffaf0","stroke-width":"2.\
2"}],["path",{"d":"M13 -8q11 0 9 8q-2 6 -9 6","fill":"none","stroke-width":"2.4"}],["path",{"d":"M-5 -20q4 -5 0 -10M5 -20q4 -5 0 -10","fill":"none","stroke-widt\
h":"1.6","stroke":"#8f8678"}],["g",{"transform":"translate(0 36)"},572,573,574],["g",{"transform":"translate(6 0) "},575],["path",{"d":"M220 44Q160 48 112 36","\
fill":"none","stroke-width":"26"}],["path",{"d":"M220 44Q160 48 112 36","fill":"none","stroke-width":"21","stroke":"#4f7f8c"}],["g",{"transform":"translate(64 3\
6)"},572,574],["path",{"d":"M3 -10Q-14 -15 -26 -13Q-36 -12 -37 -8Q-35 -5 -26 -5Q-36 -3 -37 1Q-35 4 -27 3Q-35 6 -34 10Q-30 12 -22 10Q-8 13 3 10Z","fill":"#c79a72\
","stroke-width":"2.2"}],["g",{"transform":"translate(106 36)"},580],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"rou\
nd"},570,571,576,577,578,579,581],["svg",{"viewBox":"-48 0 246 64"},582],["path",{"d":"M-30 4Q-20 -8 -12 -3T-4 0","fill":"none","stroke-width":"5.4","stroke":"#\
4a2c0c"}],["path",{"d":"M-30 4Q-20 -8 -12 -3T-4 0","fill":"none","stroke-width":"3.4","stroke":"#c9822b"}],["path",{"d":"M0 -3.4Q-7 -3.6 -7 0Q-7 3.6 0 3.4L36 0Z\
","fill":"#dfe6ea","stroke-width":"1.5"}],["path",{"d":"M-4 0H3","fill":"none","stroke-width":"2.4"}],["path",{"d":"M-8 -1.6Q-4 -3 -2 0","fill":"none","stroke-w\
idth":"2.2","stroke":"#c9822b"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},584,585,586,587,588],["svg",{"v\
iewBox":"-34 -10 76 20"},589],["path",{"d":"M-9 -62L-10 -8","fill":"none","stroke-width":"19","stroke":"#2b2a33"}],["path",{"d":"M-9 -62L-10 -8","fill":"none","\
stroke-width":"14","stroke":"#283349"}],["path",{"d":"M9 -62L10 -8","fill":"none","stroke-width":"19","stroke":"#2b2a33"}],["path",{"d":"M9 -62L10 -8","fill":"n\
one","stroke-width":"14","stroke":"#283349"}],["path",{"d":"M-20 0Q-20 -9 -9 -9L-2 -8V0ZM20 0Q20 -9 9 -9L2 -8V0Z","fill":"#2b2a33","stroke-width":"1.5"}],["path\
",{"d":"M-20 -119Q0 -130 20 -119Q28 -88 27 -34H-27Q-28 -88 -20 -119Z","fill":"#a4553f"}],["path",{"d":"M0 -118V-36M-8 -122L0 -108L8 -122","fill":"none","stroke-\
width":"1.6"}],["path",{"d":"M-19 -112Q-29 -92 -26 -66","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M-19 -112Q-29 -92 -26 -66","fill":"\
none","stroke-width":"11","stroke":"#a4553f"}],["circle",{"cx":"-26","cy":"-60","r":"5.8","fill":"#e8c9a9","stroke-width":"2"}],["path",{"d":"M19 -112Q29 -92 26\
 -62","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M19 -112Q29 -92 26 -62","fill":"none","stroke-width":"11","stroke":"#a4553f"}],["path\
",{"d":"M18 -56Q26 -70 34 -56","fill":"none"}],["path",{"d":"M14 -56H38V-30H14Z","fill":"#d8c6a5"}],["circle",{"cx":"26","cy":"-60","r":"5.8","fill":"#e8c9a9","\
stroke-width":"2"}],["path",{"d":"M-6 -136H6V-122Q0 -117 -6 -122Z","fill":"#e8c9a9","stroke-width":"1.8"}],["circle",{"cx":"-3.5","cy":"-1","r":"2.1","fill":"#2\
b2a33","stroke-width":"0","stroke":"none"}],["path",{"d":"M-2 8q5 4.5 10 0","fill":"none","stroke-width":"1.7","stroke":"#2b2a33"}],["g",{"transform":"translate\
(0 -148) rotate(0)"},255,256,257,607,38,608],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,595\
,596,597,598,599,600,601,602,603,604,605,606,609],["svg",{"viewBox":"-75 -185 140 190"},610],["path",{"d":"M-1 9.5h8","fill":"none","stroke-width":"1.7","stroke\
":"#2b2a33"}],["path",{"d":"M-6 -6.5l5 -.8M7 -7.3l5 .8","fill":"none","stroke-width":"1.3"}],["g",{"transform":"translate(0 -148) rotate(0)"},255,256,257,607,38\
,612,613],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,595,596,597,598,599,600,601,602,603,60\
4,605,606,614],["svg",{"viewBox":"-75 -185 140 190"},615],["path",{"d":"M-6.5 -1.6h6M6.5 -1.6h6","fill":"none","stroke-width":"1.8"}],["path",{"d":"M-5 -.8q1.6 \
2.6 3.4 0M8 -.8q1.6 2.6 3.4 0","fill":"#2b2a33","stroke-width":"1"}],["path",{"d":"M-6 3.4q2.6 1.6 5.2 .2M7 3.6q2.6 1.4 5 -.2","fill":"none","stroke-width":"0.9\
"}],["path",{"d":"M-7 -6l5.5 -2.4M7.5 -8.4l5.5 2.4","fill":"none","stroke-width":"1.4"}],["path",{"d":"M-1 10.5q4 -3 8 0","fill":"none","stroke-width":"1.6","st\
roke":"#2b2a33"}],["g",{"transform":"translate(0 -148) rotate(0)"},255,256,257,617,618,619,620,621],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin\
":"round","stroke-linecap":"round"},591,592,593,594,595,596,597,598,599,600,601,602,603,604,605,606,622],["svg",{"viewBox":"-75 -185 140 190"},623],["path",{"d"\
:"M18 -112Q36 -104 46 -86","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M18 -112Q36 -104 46 -86","fill":"none","stroke-width":"11","stro\
ke":"#33415c"}],["circle",{"cx":"48","cy":"-82","r":"5.8","fill":"#e8c9a9","stroke-width":"2"}],["path",{"d":"M-19 -119Q0 -130 19 -119Q26 -92 23 -54H-23Q-26 -92\
 -19 -119Z","fill":"#33415c"}],["path",{"d":"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z","fill":"#fffaf0","stroke-width":"1.6"}],["path",{"d":"M6 -104H15V-94H6Z","f\
ill":"#fffaf0","stroke-width":"1.2"}],["path",{"d":"M-17 -112Q-34 -98 -46 -78","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M-17 -112Q-3\
4 -98 -46 -78","fill":"none","stroke-width":"11","stroke":"#33415c"}],["circle",{"cx":"-49","cy":"-75","r":"5.8","fill":"#e8c9a9","stroke-width":"2"}],["circle"\
,{"cx":"-8.5","cy":"-0.6","r":"2.4","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"4.5","cy":"-0.6","r":"2.4","fill":"#2b2a33","stroke-w\
idth":"0","stroke":"none"}],["path",{"d":"M-12 -5.6l6 -3.4M2 -9l6 3.4","fill":"none","stroke-width":"1.7"}],["path",{"d":"M-5.2 10.8q3.2 -2.8 6.4 0","fill":"non\
e","stroke-width":"1.8","stroke":"#2b2a33"}],["g",{"transform":"translate(0 -148) rotate(-6)"},255,256,257,634,635,636,637],["g",{"transform":"rotate(-4 0 -60)"\
},625,626,627,628,629,630,631,632,633,606,638],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,5\
95,639],["svg",{"viewBox":"-75 -185 140 190"},640],["path",{"d":"M-18 -112Q-28 -92 -24 -68","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":\
"M-18 -112Q-28 -92 -24 -68","fill":"none","stroke-width":"11","stroke":"#33415c"}],["circle",{"cx":"-24","cy":"-62","r":"5.8","fill":"#e8c9a9","stroke-width":"2\
"}],["path",{"d":"M-2 -12q3 -4 0 -8M3 -12q3 -4 0 -8","fill":"none","stroke-width":"1.2","opacity":".6"}],["g",{"transform":"translate(6 -92)"},194,195,645],["pa\
th",{"d":"M18 -112Q34 -92 17 -88","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M18 -112Q34 -92 17 -88","fill":"none","stroke-width":"11"\
,"stroke":"#33415c"}],["circle",{"cx":"14","cy":"-89","r":"5.8","fill":"#e8c9a9","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(3)"},255,256,2\
57,607,38,608],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,595,628,629,630,642,643,644,646,6\
47,648,649,606,650],["svg",{"viewBox":"-75 -185 140 190"},651],["path",{"d":"M-18 -110Q-32 -86 -4 -78","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["\
path",{"d":"M-18 -110Q-32 -86 -4 -78","fill":"none","stroke-width":"11","stroke":"#33415c"}],["circle",{"cx":"0","cy":"-77","r":"5.8","fill":"#e8c9a9","stroke-w\
idth":"2"}],["path",{"d":"M-6.5 -1q3 2.6 6 0M6.5 -1q3 2.6 6 0","fill":"none","stroke-width":"1.7"}],["path",{"d":"M-7.5 -5l6 -3M7.5 -8l6 3","fill":"none","strok\
e-width":"1.5"}],["path",{"d":"M-2 10q2.5 -2.6 5 0t5 0","fill":"none","stroke-width":"1.6","stroke":"#2b2a33"}],["g",{"transform":"translate(0 -148) rotate(14)"\
},255,256,257,656,657,658],["path",{"d":"M18 -110Q40 -116 20 -140","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M18 -110Q40 -116 20 -140\
","fill":"none","stroke-width":"11","stroke":"#33415c"}],["circle",{"cx":"15","cy":"-145","r":"6.5","fill":"#e8c9a9","stroke-width":"2"}],["g",{"transform":"tra\
nslate(0 6)"},628,629,630,653,654,655,606,659,660,661,662],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,5\
92,593,594,595,663],["svg",{"viewBox":"-75 -185 140 190"},664],["path",{"d":"M12 -112Q-12 -104 -38 -84","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],[\
"path",{"d":"M12 -112Q-12 -104 -38 -84","fill":"none","stroke-width":"11","stroke":"#33415c"}],["circle",{"cx":"-41","cy":"-82","r":"5.8","fill":"#e8c9a9","stro\
ke-width":"2"}],["path",{"d":"M-17 -112Q-36 -100 -52 -80","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M-17 -112Q-36 -100 -52 -80","fill\
":"none","stroke-width":"11","stroke":"#33415c"}],["circle",{"cx":"-55","cy":"-78","r":"5.8","fill":"#e8c9a9","stroke-width":"2"}],["circle",{"cx":"-10.5","cy":\
"-1","r":"2.1","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"2.5","cy":"-1","r":"2.1","fill":"#2b2a33","stroke-width":"0","stroke":"non\
e"}],["path",{"d":"M-9 8q5 4.5 10 0","fill":"none","stroke-width":"1.7","stroke":"#2b2a33"}],["g",{"transform":"translate(0 -148) rotate(-8)"},255,256,257,672,6\
73,674],["g",{"transform":"rotate(-9 0 -60)"},666,667,668,628,629,630,669,670,671,606,675],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round"\
,"stroke-linecap":"round"},591,592,593,594,595,676],["svg",{"viewBox":"-75 -185 140 190"},677],["path",{"d":"M-8 9.5h8","fill":"none","stroke-width":"1.7","stro\
ke":"#2b2a33"}],["path",{"d":"M-13 -6.5l5 -.8M0 -7.3l5 .8","fill":"none","stroke-width":"1.3"}],["g",{"transform":"translate(0 -148) rotate(-8)"},255,256,257,67\
2,673,679,680],["g",{"transform":"rotate(-9 0 -60)"},666,667,668,628,629,630,669,670,671,606,681],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":\
"round","stroke-linecap":"round"},591,592,593,594,595,682],["svg",{"viewBox":"-75 -185 140 190"},683],["circle",{"cx":"-10.5","cy":"-0.6","r":"2.4","fill":"#2b2\
a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"2.5","cy":"-0.6","r":"2.4","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["path",{"d":"M-14 -\
5.6l6 -3.4M0 -9l6 3.4","fill":"none","stroke-width":"1.7"}],["path",{"d":"M-7.2 10.8q3.2 -2.8 6.4 0","fill":"none","stroke-width":"1.8","stroke":"#2b2a33"}],["g\
",{"transform":"translate(0 -148) rotate(-8)"},255,256,257,685,686,687,688],["g",{"transform":"rotate(-9 0 -60)"},666,667,668,628,629,630,669,670,671,606,689],[\
"g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,595,690],["svg",{"viewBox":"-75 -185 140 190"},69\
1],["path",{"d":"M-4 -58L-34 -52L-32 -8","fill":"none","stroke-width":"19","stroke":"#2b2a33"}],["path",{"d":"M-4 -58L-34 -52L-32 -8","fill":"none","stroke-widt\
h":"14","stroke":"#283349"}],["path",{"d":"M10 -56L-20 -48L-18 -6","fill":"none","stroke-width":"19","stroke":"#2b2a33"}],["path",{"d":"M10 -56L-20 -48L-18 -6",\
"fill":"none","stroke-width":"14","stroke":"#283349"}],["path",{"d":"M-44 0Q-44 -9 -32 -9L-24 -8V0Z","fill":"#2b2a33"}],["path",{"d":"M-30 2Q-30 -7 -18 -7L-10 -\
6V2Z","fill":"#2b2a33"}],["path",{"d":"M-16 -112Q-34 -98 -56 -92","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M-16 -112Q-34 -98 -56 -92\
","fill":"none","stroke-width":"11","stroke":"#33415c"}],["circle",{"cx":"-60","cy":"-91","r":"5.8","fill":"#e8c9a9","stroke-width":"2"}],["path",{"d":"M18 -112\
Q28 -86 2 -70","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M18 -112Q28 -86 2 -70","fill":"none","stroke-width":"11","stroke":"#33415c"}\
],["circle",{"cx":"-3","cy":"-69","r":"5.8","fill":"#e8c9a9","stroke-width":"2"}],["circle",{"cx":"-11.5","cy":"-1","r":"2.1","fill":"#2b2a33","stroke-width":"0\
","stroke":"none"}],["circle",{"cx":"1.5","cy":"-1","r":"2.1","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["path",{"d":"M-10 8q5 4.5 10 0","fill":"non\
e","stroke-width":"1.7","stroke":"#2b2a33"}],["g",{"transform":"translate(0 -148) rotate(-7)"},255,256,257,705,706,707],["g",{"stroke":"#2b2a33","stroke-width":\
"2","stroke-linejoin":"round","stroke-linecap":"round"},693,694,695,696,697,698,628,629,630,699,700,701,702,703,704,606,708],["svg",{"viewBox":"-75 -185 140 190\
"},709],["path",{"d":"M-9 9.5h8","fill":"none","stroke-width":"1.7","stroke":"#2b2a33"}],["path",{"d":"M-14 -6.5l5 -.8M-1 -7.3l5 .8","fill":"none","stroke-width\
":"1.3"}],["g",{"transform":"translate(0 -148) rotate(-7)"},255,256,257,705,706,711,712],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","\
stroke-linecap":"round"},693,694,695,696,697,698,628,629,630,699,700,701,702,703,704,606,713],["svg",{"viewBox":"-75 -185 140 190"},714],["circle",{"cx":"-11.5"\
,"cy":"-0.6","r":"2.4","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"1.5","cy":"-0.6","r":"2.4","fill":"#2b2a33","stroke-width":"0","st\
roke":"none"}],["path",{"d":"M-15 -5.6l6 -3.4M-1 -9l6 3.4","fill":"none","stroke-width":"1.7"}],["path",{"d":"M-8.2 10.8q3.2 -2.8 6.4 0","fill":"none","stroke-w\
idth":"1.8","stroke":"#2b2a33"}],["g",{"transform":"translate(0 -148) rotate(-7)"},255,256,257,716,717,718,719],["g",{"stroke":"#2b2a33","stroke-width":"2","str\
oke-linejoin":"round","stroke-linecap":"round"},693,694,695,696,697,698,628,629,630,699,700,701,702,703,704,606,720],["svg",{"viewBox":"-75 -185 140 190"},721],\
["path",{"d":"M-18 -112Q-31 -88 -9 -78","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M-18 -112Q-31 -88 -9 -78","fill":"none","stroke-wid\
th":"11","stroke":"#33415c"}],["path",{"d":"M18 -112Q31 -88 9 -78","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M18 -112Q31 -88 9 -78","\
fill":"none","stroke-width":"11","stroke":"#33415c"}],["circle",{"cx":"-4","cy":"-76","r":"5.8","fill":"#e8c9a9","stroke-width":"2"}],["circle",{"cx":"4","cy":"\
-75","r":"5.8","fill":"#e8c9a9","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593\
,594,595,628,629,630,723,724,725,726,727,728,606,609],["svg",{"viewBox":"-75 -185 140 190"},729],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"\
round","stroke-linecap":"round"},591,592,593,594,595,628,629,630,723,724,725,726,727,728,606,614],["svg",{"viewBox":"-75 -185 140 190"},731],["circle",{"cx":"-3\
.5","cy":"-0.6","r":"2.4","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"9.5","cy":"-0.6","r":"2.4","fill":"#2b2a33","stroke-width":"0",\
"stroke":"none"}],["path",{"d":"M-7 -5.6l6 -3.4M7 -9l6 3.4","fill":"none","stroke-width":"1.7"}],["path",{"d":"M-0.2 10.8q3.2 -2.8 6.4 0","fill":"none","stroke-\
width":"1.8","stroke":"#2b2a33"}],["g",{"transform":"translate(0 -148) rotate(0)"},255,256,257,733,734,735,736],["g",{"stroke":"#2b2a33","stroke-width":"2","str\
oke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,595,628,629,630,723,724,725,726,727,728,606,737],["svg",{"viewBox":"-75 -185 140 190"},738],["pa\
th",{"d":"M-18 -110Q-27 -88 -22 -62","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M-18 -110Q-27 -88 -22 -62","fill":"none","stroke-width\
":"11","stroke":"#33415c"}],["path",{"d":"M18 -110Q27 -88 21 -62","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],["path",{"d":"M18 -110Q27 -88 21 -62","\
fill":"none","stroke-width":"11","stroke":"#33415c"}],["circle",{"cx":"-22","cy":"-56","r":"5.8","fill":"#e8c9a9","stroke-width":"2"}],["circle",{"cx":"21","cy"\
:"-56","r":"5.8","fill":"#e8c9a9","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(9)"},255,256,257,617,618,619,620,621],["g",{"transform":"tran\
slate(0 4)"},628,629,630,740,741,742,743,744,745,606,746],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,59\
2,593,594,595,747],["svg",{"viewBox":"-75 -185 140 190"},748],["path",{"d":"M-20 -119Q0 -130 20 -119Q28 -88 27 -34H-27Q-28 -88 -20 -119Z","fill":"#5c6b7a"}],["p\
ath",{"d":"M-19 -112Q-29 -92 -26 -66","fill":"none","stroke-width":"11","stroke":"#5c6b7a"}],["circle",{"cx":"-26","cy":"-60","r":"5.8","fill":"#d9ae86","stroke\
-width":"2"}],["path",{"d":"M19 -112Q29 -92 26 -62","fill":"none","stroke-width":"11","stroke":"#5c6b7a"}],["circle",{"cx":"26","cy":"-60","r":"5.8","fill":"#d9\
ae86","stroke-width":"2"}],["path",{"d":"M-6 -136H6V-122Q0 -117 -6 -122Z","fill":"#d9ae86","stroke-width":"1.8"}],["circle",{"cx":"-3.5","cy":"-1","r":"5","fill\
":"none","stroke-width":"1.4"}],["circle",{"cx":"9.5","cy":"-1","r":"5","fill":"none","stroke-width":"1.4"}],["path",{"d":"M1.5 -1h3","fill":"none","stroke-widt\
h":"1.4"}],["g",{"transform":"translate(0 -148) rotate(0)"},293,294,756,757,758,607,38,608],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round\
","stroke-linecap":"round"},591,592,593,594,595,750,597,598,751,752,601,753,603,604,754,755,759],["svg",{"viewBox":"-75 -185 140 190"},760],["g",{"transform":"t\
ranslate(0 -148) rotate(0)"},293,294,756,757,758,607,38,612,613],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"}\
,591,592,593,594,595,750,597,598,751,752,601,753,603,604,754,755,762],["svg",{"viewBox":"-75 -185 140 190"},763],["g",{"transform":"translate(0 -148) rotate(0)"\
},293,294,756,757,758,617,618,619,620,621],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,595,7\
50,597,598,751,752,601,753,603,604,754,755,765],["svg",{"viewBox":"-75 -185 140 190"},766],["circle",{"cx":"48","cy":"-82","r":"5.8","fill":"#d9ae86","stroke-wi\
dth":"2"}],["circle",{"cx":"-49","cy":"-75","r":"5.8","fill":"#d9ae86","stroke-width":"2"}],["circle",{"cx":"-8.5","cy":"-1","r":"5","fill":"none","stroke-width\
":"1.4"}],["circle",{"cx":"4.5","cy":"-1","r":"5","fill":"none","stroke-width":"1.4"}],["path",{"d":"M-3.5 -1h3","fill":"none","stroke-width":"1.4"}],["g",{"tra\
nsform":"translate(0 -148) rotate(-6)"},293,294,770,771,772,634,635,636,637],["g",{"transform":"rotate(-4 0 -60)"},625,626,768,628,629,630,631,632,769,755,773],\
["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,595,774],["svg",{"viewBox":"-75 -185 140 190"},7\
75],["circle",{"cx":"-24","cy":"-62","r":"5.8","fill":"#d9ae86","stroke-width":"2"}],["circle",{"cx":"14","cy":"-89","r":"5.8","fill":"#d9ae86","stroke-width":"\
2"}],["g",{"transform":"translate(0 -148) rotate(3)"},293,294,756,757,758,607,38,608],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","str\
oke-linecap":"round"},591,592,593,594,595,628,629,630,642,643,777,646,647,648,778,755,779],["svg",{"viewBox":"-75 -185 140 190"},780],["circle",{"cx":"0","cy":"\
-77","r":"5.8","fill":"#d9ae86","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(14)"},293,294,756,757,758,656,657,658],["circle",{"cx":"15","cy\
":"-145","r":"6.5","fill":"#d9ae86","stroke-width":"2"}],["g",{"transform":"translate(0 6)"},628,629,630,653,654,782,755,783,660,661,784],["g",{"stroke":"#2b2a3\
3","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,595,785],["svg",{"viewBox":"-75 -185 140 190"},786],["circle",{"cx":"-\
41","cy":"-82","r":"5.8","fill":"#d9ae86","stroke-width":"2"}],["circle",{"cx":"-55","cy":"-78","r":"5.8","fill":"#d9ae86","stroke-width":"2"}],["circle",{"cx":\
"-10.5","cy":"-1","r":"5","fill":"none","stroke-width":"1.4"}],["circle",{"cx":"2.5","cy":"-1","r":"5","fill":"none","stroke-width":"1.4"}],["path",{"d":"M-5.5 \
-1h3","fill":"none","stroke-width":"1.4"}],["g",{"transform":"translate(0 -148) rotate(-8)"},293,294,790,791,792,672,673,674],["g",{"transform":"rotate(-9 0 -60\
)"},666,667,788,628,629,630,669,670,789,755,793],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594\
,595,794],["svg",{"viewBox":"-75 -185 140 190"},795],["g",{"transform":"translate(0 -148) rotate(-8)"},293,294,790,791,792,672,673,679,680],["g",{"transform":"r\
otate(-9 0 -60)"},666,667,788,628,629,630,669,670,789,755,797],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},5\
91,592,593,594,595,798],["svg",{"viewBox":"-75 -185 140 190"},799],["g",{"transform":"translate(0 -148) rotate(-8)"},293,294,790,791,792,685,686,687,688],["g",{\
"transform":"rotate(-9 0 -60)"},666,667,788,628,629,630,669,670,789,755,801],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linec\
ap":"round"},591,592,593,594,595,802],["svg",{"viewBox":"-75 -185 140 190"},803],["circle",{"cx":"-60","cy":"-91","r":"5.8","fill":"#d9ae86","stroke-width":"2"}\
],["circle",{"cx":"-3","cy":"-69","r":"5.8","fill":"#d9ae86","stroke-width":"2"}],["circle",{"cx":"-11.5","cy":"-1","r":"5","fill":"none","stroke-width":"1.4"}]\
,["circle",{"cx":"1.5","cy":"-1","r":"5","fill":"none","stroke-width":"1.4"}],["path",{"d":"M-6.5 -1h3","fill":"none","stroke-width":"1.4"}],["g",{"transform":"\
translate(0 -148) rotate(-7)"},293,294,807,808,809,705,706,707],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},\
693,694,695,696,697,698,628,629,630,699,700,805,702,703,806,755,810],["svg",{"viewBox":"-75 -185 140 190"},811],["g",{"transform":"translate(0 -148) rotate(-7)"\
},293,294,807,808,809,705,706,711,712],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,694,695,696,697,698,6\
28,629,630,699,700,805,702,703,806,755,813],["svg",{"viewBox":"-75 -185 140 190"},814],["g",{"transform":"translate(0 -148) rotate(-7)"},293,294,807,808,809,716\
,717,718,719],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,694,695,696,697,698,628,629,630,699,700,805,70\
2,703,806,755,816],["svg",{"viewBox":"-75 -185 140 190"},817],["circle",{"cx":"-4","cy":"-76","r":"5.8","fill":"#d9ae86","stroke-width":"2"}],["circle",{"cx":"4\
","cy":"-75","r":"5.8","fill":"#d9ae86","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591\
,592,593,594,595,628,629,630,723,724,725,726,819,820,755,759],["svg",{"viewBox":"-75 -185 140 190"},821],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-lin\
ejoin":"round","stroke-linecap":"round"},591,592,593,594,595,628,629,630,723,724,725,726,819,820,755,762],["svg",{"viewBox":"-75 -185 140 190"},823],["g",{"tran\
sform":"translate(0 -148) rotate(0)"},293,294,756,757,758,733,734,735,736],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap\
":"round"},591,592,593,594,595,628,629,630,723,724,725,726,819,820,755,825],["svg",{"viewBox":"-75 -185 140 190"},826],["circle",{"cx":"-22","cy":"-56","r":"5.8\
","fill":"#d9ae86","stroke-width":"2"}],["circle",{"cx":"21","cy":"-56","r":"5.8","fill":"#d9ae86","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rot\
ate(9)"},293,294,756,757,758,617,618,619,620,621],["g",{"transform":"translate(0 4)"},628,629,630,740,741,742,743,828,829,755,830],["g",{"stroke":"#2b2a33","str\
oke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,595,831],["svg",{"viewBox":"-75 -185 140 190"},832],["path",{"d":"M-20 -119Q0\
 -130 20 -119Q28 -88 27 -34H-27Q-28 -88 -20 -119Z","fill":"#6f7f56"}],["path",{"d":"M-19 -112Q-29 -92 -26 -66","fill":"none","stroke-width":"11","stroke":"#6f7f\
56"}],["circle",{"cx":"-26","cy":"-60","r":"5.8","fill":"#b07d58","stroke-width":"2"}],["path",{"d":"M19 -112Q29 -92 26 -62","fill":"none","stroke-width":"11","\
stroke":"#6f7f56"}],["circle",{"cx":"26","cy":"-60","r":"5.8","fill":"#b07d58","stroke-width":"2"}],["path",{"d":"M-6 -136H6V-122Q0 -117 -6 -122Z","fill":"#b07d\
58","stroke-width":"1.8"}],["g",{"transform":"translate(0 -148) rotate(0)"},313,314,315,316,607,38,608],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-line\
join":"round","stroke-linecap":"round"},591,592,593,594,595,834,597,598,835,836,601,837,603,604,838,839,840],["svg",{"viewBox":"-75 -185 140 190"},841],["g",{"t\
ransform":"translate(0 -148) rotate(0)"},313,314,315,316,607,38,612,613],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":\
"round"},591,592,593,594,595,834,597,598,835,836,601,837,603,604,838,839,843],["svg",{"viewBox":"-75 -185 140 190"},844],["g",{"transform":"translate(0 -148) ro\
tate(0)"},313,314,315,316,617,618,619,620,621],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,5\
95,834,597,598,835,836,601,837,603,604,838,839,846],["svg",{"viewBox":"-75 -185 140 190"},847],["circle",{"cx":"48","cy":"-82","r":"5.8","fill":"#b07d58","strok\
e-width":"2"}],["circle",{"cx":"-49","cy":"-75","r":"5.8","fill":"#b07d58","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(-6)"},313,314,315,31\
6,634,635,636,637],["g",{"transform":"rotate(-4 0 -60)"},625,626,849,628,629,630,631,632,850,839,851],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejo\
in":"round","stroke-linecap":"round"},591,592,593,594,595,852],["svg",{"viewBox":"-75 -185 140 190"},853],["circle",{"cx":"-24","cy":"-62","r":"5.8","fill":"#b0\
7d58","stroke-width":"2"}],["circle",{"cx":"14","cy":"-89","r":"5.8","fill":"#b07d58","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(3)"},313,\
314,315,316,607,38,608],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,595,628,629,630,642,643,\
855,646,647,648,856,839,857],["svg",{"viewBox":"-75 -185 140 190"},858],["circle",{"cx":"0","cy":"-77","r":"5.8","fill":"#b07d58","stroke-width":"2"}],["g",{"tr\
ansform":"translate(0 -148) rotate(14)"},313,314,315,316,656,657,658],["circle",{"cx":"15","cy":"-145","r":"6.5","fill":"#b07d58","stroke-width":"2"}],["g",{"tr\
ansform":"translate(0 6)"},628,629,630,653,654,860,839,861,660,661,862],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"\
round"},591,592,593,594,595,863],["svg",{"viewBox":"-75 -185 140 190"},864],["circle",{"cx":"-41","cy":"-82","r":"5.8","fill":"#b07d58","stroke-width":"2"}],["c\
ircle",{"cx":"-55","cy":"-78","r":"5.8","fill":"#b07d58","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(-8)"},313,314,315,316,672,673,674],["g\
",{"transform":"rotate(-9 0 -60)"},666,667,866,628,629,630,669,670,867,839,868],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-li\
necap":"round"},591,592,593,594,595,869],["svg",{"viewBox":"-75 -185 140 190"},870],["g",{"transform":"translate(0 -148) rotate(-8)"},313,314,315,316,672,673,67\
9,680],["g",{"transform":"rotate(-9 0 -60)"},666,667,866,628,629,630,669,670,867,839,872],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round",\
"stroke-linecap":"round"},591,592,593,594,595,873],["svg",{"viewBox":"-75 -185 140 190"},874],["g",{"transform":"translate(0 -148) rotate(-8)"},313,314,315,316,\
685,686,687,688],["g",{"transform":"rotate(-9 0 -60)"},666,667,866,628,629,630,669,670,867,839,876],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin\
":"round","stroke-linecap":"round"},591,592,593,594,595,877],["svg",{"viewBox":"-75 -185 140 190"},878],["circle",{"cx":"-60","cy":"-91","r":"5.8","fill":"#b07d\
58","stroke-width":"2"}],["circle",{"cx":"-3","cy":"-69","r":"5.8","fill":"#b07d58","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(-7)"},313,3\
14,315,316,705,706,707],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,694,695,696,697,698,628,629,630,699,\
700,880,702,703,881,839,882],["svg",{"viewBox":"-75 -185 140 190"},883],["g",{"transform":"translate(0 -148) rotate(-7)"},313,314,315,316,705,706,711,712],["g",\
{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,694,695,696,697,698,628,629,630,699,700,880,702,703,881,839,885],\
["svg",{"viewBox":"-75 -185 140 190"},886],["g",{"transform":"translate(0 -148) rotate(-7)"},313,314,315,316,716,717,718,719],["g",{"stroke":"#2b2a33","stroke-w\
idth":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,694,695,696,697,698,628,629,630,699,700,880,702,703,881,839,888],["svg",{"viewBox":"-75 -185 1\
40 190"},889],["circle",{"cx":"-4","cy":"-76","r":"5.8","fill":"#b07d58","stroke-width":"2"}],["circle",{"cx":"4","cy":"-75","r":"5.8","fill":"#b07d58","stroke-\
width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,595,628,629,630,723,724,725,726,891\
,892,839,840],["svg",{"viewBox":"-75 -185 140 190"},893],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592\
,593,594,595,628,629,630,723,724,725,726,891,892,839,843],["svg",{"viewBox":"-75 -185 140 190"},895],["g",{"transform":"translate(0 -148) rotate(0)"},313,314,31\
5,316,733,734,735,736],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,592,593,594,595,628,629,630,723,724,7\
25,726,891,892,839,897],["svg",{"viewBox":"-75 -185 140 190"},898],["circle",{"cx":"-22","cy":"-56","r":"5.8","fill":"#b07d58","stroke-width":"2"}],["circle",{"\
cx":"21","cy":"-56","r":"5.8","fill":"#b07d58","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(9)"},313,314,315,316,617,618,619,620,621],["g",{\
"transform":"translate(0 4)"},628,629,630,740,741,742,743,900,901,839,902],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap\
":"round"},591,592,593,594,595,903],["svg",{"viewBox":"-75 -185 140 190"},904],["path",{"d":"M-9 -62L-10 -8","fill":"none","stroke-width":"14","stroke":"#3c6470\
"}],["path",{"d":"M9 -62L10 -8","fill":"none","stroke-width":"14","stroke":"#3c6470"}],["g",{"transform":"translate(0 -148) rotate(0)"},333,256,334,607,38,608],\
["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,596,597,598,599,600,601,602,603,604,605,606,\
908],["svg",{"viewBox":"-75 -185 140 190"},909],["g",{"transform":"translate(0 -148) rotate(0)"},333,256,334,607,38,612,613],["g",{"stroke":"#2b2a33","stroke-wi\
dth":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,596,597,598,599,600,601,602,603,604,605,606,911],["svg",{"viewBox":"-75 -185 14\
0 190"},912],["g",{"transform":"translate(0 -148) rotate(0)"},333,256,334,617,618,619,620,621],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"ro\
und","stroke-linecap":"round"},591,906,593,907,595,596,597,598,599,600,601,602,603,604,605,606,914],["svg",{"viewBox":"-75 -185 140 190"},915],["path",{"d":"M18\
 -112Q36 -104 46 -86","fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["path",{"d":"M-19 -119Q0 -130 19 -119Q26 -92 23 -54H-23Q-26 -92 -19 -119Z","fill":\
"#4f7f8c"}],["path",{"d":"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z","fill":"#e8c9a9","stroke-width":"1.6"}],["path",{"d":"M10 -108V-98","fill":"none","stroke-widt\
h":"1.3"}],["circle",{"cx":"10","cy":"-94","r":"4","fill":"#fffaf0","stroke-width":"1.4"}],["path",{"d":"M-17 -112Q-34 -98 -46 -78","fill":"none","stroke-width"\
:"11","stroke":"#4f7f8c"}],["g",{"transform":"translate(0 -148) rotate(-6)"},333,256,334,634,635,636,637],["g",{"transform":"rotate(-4 0 -60)"},625,917,627,918,\
919,920,921,631,922,633,606,923],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,924],["svg"\
,{"viewBox":"-75 -185 140 190"},925],["path",{"d":"M-18 -112Q-28 -92 -24 -68","fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["path",{"d":"M18 -112Q34 -\
92 17 -88","fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["g",{"transform":"translate(0 -148) rotate(3)"},333,256,334,607,38,608],["g",{"stroke":"#2b2a\
33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,918,919,920,921,642,927,644,646,647,928,649,606,929],["svg",{"vie\
wBox":"-75 -185 140 190"},930],["path",{"d":"M-18 -110Q-32 -86 -4 -78","fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["g",{"transform":"translate(0 -14\
8) rotate(14)"},333,256,334,656,657,658],["path",{"d":"M18 -110Q40 -116 20 -140","fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["g",{"transform":"trans\
late(0 6)"},918,919,920,921,653,932,655,606,933,660,934,662],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591\
,906,593,907,595,935],["svg",{"viewBox":"-75 -185 140 190"},936],["path",{"d":"M-18 -112Q-31 -88 -2 -82","fill":"none","stroke-width":"16","stroke":"#2b2a33"}],\
["path",{"d":"M-18 -112Q-31 -88 -2 -82","fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["circle",{"cx":"2","cy":"-81","r":"5.8","fill":"#e8c9a9","stroke\
-width":"2"}],["g",{"transform":"translate(0 -148) rotate(4)"},333,256,334,607,38,612,613],["path",{"d":"M18 -112Q38 -112 23 -136","fill":"none","stroke-width":\
"16","stroke":"#2b2a33"}],["path",{"d":"M18 -112Q38 -112 23 -136","fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["path",{"d":"M0 -15V15","fill":"none",\
"stroke-width":"11"}],["path",{"d":"M0 -15V15","fill":"none","stroke-width":"6.4","stroke":"#a4553f"}],["circle",{"cx":"-3","cy":"-14","r":"5","fill":"#a4553f",\
"stroke-width":"2"}],["circle",{"cx":"-3","cy":"14","r":"5","fill":"#a4553f","stroke-width":"2"}],["g",{"transform":"translate(21 -147) rotate(12)"},944,945,946\
,947],["circle",{"cx":"23","cy":"-142","r":"6.2","fill":"#e8c9a9","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","st\
roke-linecap":"round"},591,906,593,907,595,918,919,920,921,938,939,940,606,941,942,943,948,949],["svg",{"viewBox":"-75 -185 140 190"},950],["path",{"d":"M12 -11\
2Q-12 -104 -38 -84","fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["path",{"d":"M-17 -112Q-36 -100 -52 -80","fill":"none","stroke-width":"11","stroke":\
"#4f7f8c"}],["g",{"transform":"translate(0 -148) rotate(-8)"},333,256,334,672,673,674],["g",{"transform":"rotate(-9 0 -60)"},666,952,668,918,919,920,921,669,953\
,671,606,954],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,955],["svg",{"viewBox":"-75 -1\
85 140 190"},956],["g",{"transform":"translate(0 -148) rotate(-8)"},333,256,334,672,673,679,680],["g",{"transform":"rotate(-9 0 -60)"},666,952,668,918,919,920,9\
21,669,953,671,606,958],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,959],["svg",{"viewBo\
x":"-75 -185 140 190"},960],["g",{"transform":"translate(0 -148) rotate(-8)"},333,256,334,685,686,687,688],["g",{"transform":"rotate(-9 0 -60)"},666,952,668,918\
,919,920,921,669,953,671,606,962],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,963],["svg\
",{"viewBox":"-75 -185 140 190"},964],["path",{"d":"M-4 -58L-34 -52L-32 -8","fill":"none","stroke-width":"14","stroke":"#3c6470"}],["path",{"d":"M10 -56L-20 -48\
L-18 -6","fill":"none","stroke-width":"14","stroke":"#3c6470"}],["path",{"d":"M-16 -112Q-34 -98 -56 -92","fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],\
["path",{"d":"M18 -112Q28 -86 2 -70","fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["g",{"transform":"translate(0 -148) rotate(-7)"},333,256,334,705,70\
6,707],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,966,695,967,697,698,918,919,920,921,699,968,701,702,9\
69,704,606,970],["svg",{"viewBox":"-75 -185 140 190"},971],["g",{"transform":"translate(0 -148) rotate(-7)"},333,256,334,705,706,711,712],["g",{"stroke":"#2b2a3\
3","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,966,695,967,697,698,918,919,920,921,699,968,701,702,969,704,606,973],["svg",{"view\
Box":"-75 -185 140 190"},974],["g",{"transform":"translate(0 -148) rotate(-7)"},333,256,334,716,717,718,719],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke\
-linejoin":"round","stroke-linecap":"round"},693,966,695,967,697,698,918,919,920,921,699,968,701,702,969,704,606,976],["svg",{"viewBox":"-75 -185 140 190"},977]\
,["path",{"d":"M-18 -112Q-31 -88 -9 -78","fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["path",{"d":"M18 -112Q31 -88 9 -78","fill":"none","stroke-width\
":"11","stroke":"#4f7f8c"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,918,919,920,921,\
723,979,725,980,727,728,606,908],["svg",{"viewBox":"-75 -185 140 190"},981],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-lineca\
p":"round"},591,906,593,907,595,918,919,920,921,723,979,725,980,727,728,606,911],["svg",{"viewBox":"-75 -185 140 190"},983],["g",{"transform":"translate(0 -148)\
 rotate(0)"},333,256,334,733,734,735,736],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,91\
8,919,920,921,723,979,725,980,727,728,606,985],["svg",{"viewBox":"-75 -185 140 190"},986],["path",{"d":"M-18 -110Q-27 -88 -22 -62","fill":"none","stroke-width":\
"11","stroke":"#4f7f8c"}],["path",{"d":"M18 -110Q27 -88 21 -62","fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["g",{"transform":"translate(0 -148) rota\
te(9)"},333,256,334,617,618,619,620,621],["g",{"transform":"translate(0 4)"},918,919,920,921,740,988,742,989,744,745,606,990],["g",{"stroke":"#2b2a33","stroke-w\
idth":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,991],["svg",{"viewBox":"-75 -185 140 190"},992],["circle",{"cx":"-26","cy":"-6\
0","r":"5.8","fill":"#c79a72","stroke-width":"2"}],["circle",{"cx":"26","cy":"-60","r":"5.8","fill":"#c79a72","stroke-width":"2"}],["path",{"d":"M-6 -136H6V-122\
Q0 -117 -6 -122Z","fill":"#c79a72","stroke-width":"1.8"}],["path",{"d":"M-2 10q5 4.5 10 0","fill":"none","stroke-width":"1.7","stroke":"#fffaf0"}],["g",{"transf\
orm":"translate(0 -148) rotate(0)"},352,353,354,607,38,997],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,\
906,593,907,595,750,597,598,751,994,601,753,603,604,995,996,998],["svg",{"viewBox":"-75 -185 140 190"},999],["path",{"d":"M-1 11.5h8","fill":"none","stroke-widt\
h":"1.7","stroke":"#fffaf0"}],["g",{"transform":"translate(0 -148) rotate(0)"},352,353,354,607,38,1001,613],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-\
linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,750,597,598,751,994,601,753,603,604,995,996,1002],["svg",{"viewBox":"-75 -185 140 190"},1003],["\
path",{"d":"M-1 12.5q4 -3 8 0","fill":"none","stroke-width":"1.6","stroke":"#fffaf0"}],["g",{"transform":"translate(0 -148) rotate(0)"},352,353,354,617,618,619,\
620,1005],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,750,597,598,751,994,601,753,603,60\
4,995,996,1006],["svg",{"viewBox":"-75 -185 140 190"},1007],["circle",{"cx":"48","cy":"-82","r":"5.8","fill":"#c79a72","stroke-width":"2"}],["path",{"d":"M-8 -1\
25L0 -112L8 -125Q0 -129 -8 -125Z","fill":"#c79a72","stroke-width":"1.6"}],["circle",{"cx":"-49","cy":"-75","r":"5.8","fill":"#c79a72","stroke-width":"2"}],["pat\
h",{"d":"M-5.2 12.2q3.2 -2.8 6.4 0","fill":"none","stroke-width":"1.8","stroke":"#fffaf0"}],["g",{"transform":"translate(0 -148) rotate(-6)"},352,353,354,634,63\
5,636,1012],["g",{"transform":"rotate(-4 0 -60)"},625,917,1009,918,1010,920,921,631,922,1011,996,1013],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linej\
oin":"round","stroke-linecap":"round"},591,906,593,907,595,1014],["svg",{"viewBox":"-75 -185 140 190"},1015],["circle",{"cx":"-24","cy":"-62","r":"5.8","fill":"\
#c79a72","stroke-width":"2"}],["circle",{"cx":"14","cy":"-89","r":"5.8","fill":"#c79a72","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(3)"},3\
52,353,354,607,38,997],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,918,1010,920,921,642,\
927,1017,646,647,928,1018,996,1019],["svg",{"viewBox":"-75 -185 140 190"},1020],["circle",{"cx":"0","cy":"-77","r":"5.8","fill":"#c79a72","stroke-width":"2"}],[\
"path",{"d":"M-2 12q2.5 -2.6 5 0t5 0","fill":"none","stroke-width":"1.6","stroke":"#fffaf0"}],["g",{"transform":"translate(0 -148) rotate(14)"},352,353,354,656,\
657,1023],["circle",{"cx":"15","cy":"-145","r":"6.5","fill":"#c79a72","stroke-width":"2"}],["g",{"transform":"translate(0 6)"},918,1010,920,921,653,932,1022,996\
,1024,660,934,1025],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,1026],["svg",{"viewBox":\
"-75 -185 140 190"},1027],["circle",{"cx":"2","cy":"-81","r":"5.8","fill":"#c79a72","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(4)"},352,35\
3,354,607,38,1001,613],["circle",{"cx":"23","cy":"-142","r":"6.2","fill":"#c79a72","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-line\
join":"round","stroke-linecap":"round"},591,906,593,907,595,918,1010,920,921,938,939,1029,996,1030,942,943,948,1031],["svg",{"viewBox":"-75 -185 140 190"},1032]\
,["circle",{"cx":"-41","cy":"-82","r":"5.8","fill":"#c79a72","stroke-width":"2"}],["circle",{"cx":"-55","cy":"-78","r":"5.8","fill":"#c79a72","stroke-width":"2"\
}],["path",{"d":"M-9 10q5 4.5 10 0","fill":"none","stroke-width":"1.7","stroke":"#fffaf0"}],["g",{"transform":"translate(0 -148) rotate(-8)"},352,353,354,672,67\
3,1036],["g",{"transform":"rotate(-9 0 -60)"},666,952,1034,918,1010,920,921,669,953,1035,996,1037],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin"\
:"round","stroke-linecap":"round"},591,906,593,907,595,1038],["svg",{"viewBox":"-75 -185 140 190"},1039],["path",{"d":"M-8 11.5h8","fill":"none","stroke-width":\
"1.7","stroke":"#fffaf0"}],["g",{"transform":"translate(0 -148) rotate(-8)"},352,353,354,672,673,1041,680],["g",{"transform":"rotate(-9 0 -60)"},666,952,1034,91\
8,1010,920,921,669,953,1035,996,1042],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,1043],\
["svg",{"viewBox":"-75 -185 140 190"},1044],["path",{"d":"M-7.2 12.2q3.2 -2.8 6.4 0","fill":"none","stroke-width":"1.8","stroke":"#fffaf0"}],["g",{"transform":"\
translate(0 -148) rotate(-8)"},352,353,354,685,686,687,1046],["g",{"transform":"rotate(-9 0 -60)"},666,952,1034,918,1010,920,921,669,953,1035,996,1047],["g",{"s\
troke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,1048],["svg",{"viewBox":"-75 -185 140 190"},1049],["\
circle",{"cx":"-60","cy":"-91","r":"5.8","fill":"#c79a72","stroke-width":"2"}],["circle",{"cx":"-3","cy":"-69","r":"5.8","fill":"#c79a72","stroke-width":"2"}],[\
"path",{"d":"M-10 10q5 4.5 10 0","fill":"none","stroke-width":"1.7","stroke":"#fffaf0"}],["g",{"transform":"translate(0 -148) rotate(-7)"},352,353,354,705,706,1\
053],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,966,695,967,697,698,918,1010,920,921,699,968,1051,702,9\
69,1052,996,1054],["svg",{"viewBox":"-75 -185 140 190"},1055],["path",{"d":"M-9 11.5h8","fill":"none","stroke-width":"1.7","stroke":"#fffaf0"}],["g",{"transform\
":"translate(0 -148) rotate(-7)"},352,353,354,705,706,1057,712],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},\
693,966,695,967,697,698,918,1010,920,921,699,968,1051,702,969,1052,996,1058],["svg",{"viewBox":"-75 -185 140 190"},1059],["path",{"d":"M-8.2 12.2q3.2 -2.8 6.4 0\
","fill":"none","stroke-width":"1.8","stroke":"#fffaf0"}],["g",{"transform":"translate(0 -148) rotate(-7)"},352,353,354,716,717,718,1061],["g",{"stroke":"#2b2a3\
3","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,966,695,967,697,698,918,1010,920,921,699,968,1051,702,969,1052,996,1062],["svg",{"\
viewBox":"-75 -185 140 190"},1063],["circle",{"cx":"-4","cy":"-76","r":"5.8","fill":"#c79a72","stroke-width":"2"}],["circle",{"cx":"4","cy":"-75","r":"5.8","fil\
l":"#c79a72","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,918,1010,9\
20,921,723,979,725,980,1065,1066,996,998],["svg",{"viewBox":"-75 -185 140 190"},1067],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","str\
oke-linecap":"round"},591,906,593,907,595,918,1010,920,921,723,979,725,980,1065,1066,996,1002],["svg",{"viewBox":"-75 -185 140 190"},1069],["path",{"d":"M-0.2 1\
2.2q3.2 -2.8 6.4 0","fill":"none","stroke-width":"1.8","stroke":"#fffaf0"}],["g",{"transform":"translate(0 -148) rotate(0)"},352,353,354,733,734,735,1071],["g",\
{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,918,1010,920,921,723,979,725,980,1065,1066,996,10\
72],["svg",{"viewBox":"-75 -185 140 190"},1073],["circle",{"cx":"-22","cy":"-56","r":"5.8","fill":"#c79a72","stroke-width":"2"}],["circle",{"cx":"21","cy":"-56"\
,"r":"5.8","fill":"#c79a72","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(9)"},352,353,354,617,618,619,620,1005],["g",{"transform":"translate\
(0 4)"},918,1010,920,921,740,988,742,989,1075,1076,996,1077],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591\
,906,593,907,595,1078],["svg",{"viewBox":"-75 -185 140 190"},1079],["circle",{"cx":"-26","cy":"-60","r":"5.8","fill":"#94674b","stroke-width":"2"}],["circle",{"\
cx":"26","cy":"-60","r":"5.8","fill":"#94674b","stroke-width":"2"}],["path",{"d":"M-6 -136H6V-122Q0 -117 -6 -122Z","fill":"#94674b","stroke-width":"1.8"}],["g",\
{"transform":"translate(0 -148) rotate(0)"},376,377,378,379,380,381,382,383,384,385,607,38,608],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"r\
ound","stroke-linecap":"round"},591,906,593,907,595,750,597,598,751,1081,601,753,603,604,1082,1083,1084],["svg",{"viewBox":"-75 -185 140 190"},1085],["g",{"tran\
sform":"translate(0 -148) rotate(0)"},376,377,378,379,380,381,382,383,384,385,607,38,612,613],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"rou\
nd","stroke-linecap":"round"},591,906,593,907,595,750,597,598,751,1081,601,753,603,604,1082,1083,1087],["svg",{"viewBox":"-75 -185 140 190"},1088],["g",{"transf\
orm":"translate(0 -148) rotate(0)"},376,377,378,379,380,381,382,383,384,385,617,618,619,620,621],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"\
round","stroke-linecap":"round"},591,906,593,907,595,750,597,598,751,1081,601,753,603,604,1082,1083,1090],["svg",{"viewBox":"-75 -185 140 190"},1091],["circle",\
{"cx":"48","cy":"-82","r":"5.8","fill":"#94674b","stroke-width":"2"}],["path",{"d":"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z","fill":"#94674b","stroke-width":"1.6\
"}],["circle",{"cx":"-49","cy":"-75","r":"5.8","fill":"#94674b","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(-6)"},376,377,378,379,380,381,3\
82,383,384,385,634,635,636,637],["g",{"transform":"rotate(-4 0 -60)"},625,917,1093,918,1094,920,921,631,922,1095,1083,1096],["g",{"stroke":"#2b2a33","stroke-wid\
th":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,1097],["svg",{"viewBox":"-75 -185 140 190"},1098],["circle",{"cx":"-24","cy":"-6\
2","r":"5.8","fill":"#94674b","stroke-width":"2"}],["circle",{"cx":"14","cy":"-89","r":"5.8","fill":"#94674b","stroke-width":"2"}],["g",{"transform":"translate(\
0 -148) rotate(3)"},376,377,378,379,380,381,382,383,384,385,607,38,608],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"\
round"},591,906,593,907,595,918,1094,920,921,642,927,1100,646,647,928,1101,1083,1102],["svg",{"viewBox":"-75 -185 140 190"},1103],["circle",{"cx":"0","cy":"-77"\
,"r":"5.8","fill":"#94674b","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(14)"},376,377,378,379,380,381,382,383,384,385,656,657,658],["circle\
",{"cx":"15","cy":"-145","r":"6.5","fill":"#94674b","stroke-width":"2"}],["g",{"transform":"translate(0 6)"},918,1094,920,921,653,932,1105,1083,1106,660,934,110\
7],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,1108],["svg",{"viewBox":"-75 -185 140 190\
"},1109],["circle",{"cx":"2","cy":"-81","r":"5.8","fill":"#94674b","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(4)"},376,377,378,379,380,381\
,382,383,384,385,607,38,612,613],["circle",{"cx":"23","cy":"-142","r":"6.2","fill":"#94674b","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","s\
troke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,918,1094,920,921,938,939,1111,1083,1112,942,943,948,1113],["svg",{"viewBox":"-75 -185 140 \
190"},1114],["circle",{"cx":"-41","cy":"-82","r":"5.8","fill":"#94674b","stroke-width":"2"}],["circle",{"cx":"-55","cy":"-78","r":"5.8","fill":"#94674b","stroke\
-width":"2"}],["g",{"transform":"translate(0 -148) rotate(-8)"},376,377,378,379,380,381,382,383,384,385,672,673,674],["g",{"transform":"rotate(-9 0 -60)"},666,9\
52,1116,918,1094,920,921,669,953,1117,1083,1118],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907\
,595,1119],["svg",{"viewBox":"-75 -185 140 190"},1120],["g",{"transform":"translate(0 -148) rotate(-8)"},376,377,378,379,380,381,382,383,384,385,672,673,679,680\
],["g",{"transform":"rotate(-9 0 -60)"},666,952,1116,918,1094,920,921,669,953,1117,1083,1122],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"rou\
nd","stroke-linecap":"round"},591,906,593,907,595,1123],["svg",{"viewBox":"-75 -185 140 190"},1124],["g",{"transform":"translate(0 -148) rotate(-8)"},376,377,37\
8,379,380,381,382,383,384,385,685,686,687,688],["g",{"transform":"rotate(-9 0 -60)"},666,952,1116,918,1094,920,921,669,953,1117,1083,1126],["g",{"stroke":"#2b2a\
33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,1127],["svg",{"viewBox":"-75 -185 140 190"},1128],["circle",{"cx"\
:"-60","cy":"-91","r":"5.8","fill":"#94674b","stroke-width":"2"}],["circle",{"cx":"-3","cy":"-69","r":"5.8","fill":"#94674b","stroke-width":"2"}],["g",{"transfo\
rm":"translate(0 -148) rotate(-7)"},376,377,378,379,380,381,382,383,384,385,705,706,707],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","\
stroke-linecap":"round"},693,966,695,967,697,698,918,1094,920,921,699,968,1130,702,969,1131,1083,1132],["svg",{"viewBox":"-75 -185 140 190"},1133],["g",{"transf\
orm":"translate(0 -148) rotate(-7)"},376,377,378,379,380,381,382,383,384,385,705,706,711,712],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"rou\
nd","stroke-linecap":"round"},693,966,695,967,697,698,918,1094,920,921,699,968,1130,702,969,1131,1083,1135],["svg",{"viewBox":"-75 -185 140 190"},1136],["g",{"t\
ransform":"translate(0 -148) rotate(-7)"},376,377,378,379,380,381,382,383,384,385,716,717,718,719],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin"\
:"round","stroke-linecap":"round"},693,966,695,967,697,698,918,1094,920,921,699,968,1130,702,969,1131,1083,1138],["svg",{"viewBox":"-75 -185 140 190"},1139],["c\
ircle",{"cx":"-4","cy":"-76","r":"5.8","fill":"#94674b","stroke-width":"2"}],["circle",{"cx":"4","cy":"-75","r":"5.8","fill":"#94674b","stroke-width":"2"}],["g"\
,{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,918,1094,920,921,723,979,725,980,1141,1142,1083,\
1084],["svg",{"viewBox":"-75 -185 140 190"},1143],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,90\
7,595,918,1094,920,921,723,979,725,980,1141,1142,1083,1087],["svg",{"viewBox":"-75 -185 140 190"},1145],["g",{"transform":"translate(0 -148) rotate(0)"},376,377\
,378,379,380,381,382,383,384,385,733,734,735,736],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,90\
7,595,918,1094,920,921,723,979,725,980,1141,1142,1083,1147],["svg",{"viewBox":"-75 -185 140 190"},1148],["circle",{"cx":"-22","cy":"-56","r":"5.8","fill":"#9467\
4b","stroke-width":"2"}],["circle",{"cx":"21","cy":"-56","r":"5.8","fill":"#94674b","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(9)"},376,37\
7,378,379,380,381,382,383,384,385,617,618,619,620,621],["g",{"transform":"translate(0 4)"},918,1094,920,921,740,988,742,989,1150,1151,1083,1152],["g",{"stroke":\
"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,1153],["svg",{"viewBox":"-75 -185 140 190"},1154],["circle"\
,{"cx":"-26","cy":"-60","r":"5.8","fill":"#b98560","stroke-width":"2"}],["circle",{"cx":"26","cy":"-60","r":"5.8","fill":"#b98560","stroke-width":"2"}],["path",\
{"d":"M-6 -136H6V-122Q0 -117 -6 -122Z","fill":"#b98560","stroke-width":"1.8"}],["g",{"transform":"translate(0 -148) rotate(0)"},417,418,419,420,607,38,997],["g"\
,{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,750,597,598,751,1156,601,753,603,604,1157,1158,1\
159],["svg",{"viewBox":"-75 -185 140 190"},1160],["g",{"transform":"translate(0 -148) rotate(0)"},417,418,419,420,607,38,1001,613],["g",{"stroke":"#2b2a33","str\
oke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,750,597,598,751,1156,601,753,603,604,1157,1158,1162],["svg",{"viewBox":"-\
75 -185 140 190"},1163],["g",{"transform":"translate(0 -148) rotate(0)"},417,418,419,420,617,618,619,620,1005],["g",{"stroke":"#2b2a33","stroke-width":"2","stro\
ke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,750,597,598,751,1156,601,753,603,604,1157,1158,1165],["svg",{"viewBox":"-75 -185 140 190"},11\
66],["circle",{"cx":"48","cy":"-82","r":"5.8","fill":"#b98560","stroke-width":"2"}],["path",{"d":"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z","fill":"#b98560","stro\
ke-width":"1.6"}],["circle",{"cx":"-49","cy":"-75","r":"5.8","fill":"#b98560","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(-6)"},417,418,419\
,420,634,635,636,1012],["g",{"transform":"rotate(-4 0 -60)"},625,917,1168,918,1169,920,921,631,922,1170,1158,1171],["g",{"stroke":"#2b2a33","stroke-width":"2","\
stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,1172],["svg",{"viewBox":"-75 -185 140 190"},1173],["circle",{"cx":"-24","cy":"-62","r":"5\
.8","fill":"#b98560","stroke-width":"2"}],["circle",{"cx":"14","cy":"-89","r":"5.8","fill":"#b98560","stroke-width":"2"}],["g",{"transform":"translate(0 -148) r\
otate(3)"},417,418,419,420,607,38,997],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,918,1\
169,920,921,642,927,1175,646,647,928,1176,1158,1177],["svg",{"viewBox":"-75 -185 140 190"},1178],["circle",{"cx":"0","cy":"-77","r":"5.8","fill":"#b98560","stro\
ke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(14)"},417,418,419,420,656,657,1023],["circle",{"cx":"15","cy":"-145","r":"6.5","fill":"#b98560","str\
oke-width":"2"}],["g",{"transform":"translate(0 6)"},918,1169,920,921,653,932,1180,1158,1181,660,934,1182],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-l\
inejoin":"round","stroke-linecap":"round"},591,906,593,907,595,1183],["svg",{"viewBox":"-75 -185 140 190"},1184],["circle",{"cx":"2","cy":"-81","r":"5.8","fill"\
:"#b98560","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(4)"},417,418,419,420,607,38,1001,613],["circle",{"cx":"23","cy":"-142","r":"6.2","fi\
ll":"#b98560","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,918,1169,\
920,921,938,939,1186,1158,1187,942,943,948,1188],["svg",{"viewBox":"-75 -185 140 190"},1189],["circle",{"cx":"-41","cy":"-82","r":"5.8","fill":"#b98560","stroke\
-width":"2"}],["circle",{"cx":"-55","cy":"-78","r":"5.8","fill":"#b98560","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(-8)"},417,418,419,420\
,672,673,1036],["g",{"transform":"rotate(-9 0 -60)"},666,952,1191,918,1169,920,921,669,953,1192,1158,1193],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-l\
inejoin":"round","stroke-linecap":"round"},591,906,593,907,595,1194],["svg",{"viewBox":"-75 -185 140 190"},1195],["g",{"transform":"translate(0 -148) rotate(-8)\
"},417,418,419,420,672,673,1041,680],["g",{"transform":"rotate(-9 0 -60)"},666,952,1191,918,1169,920,921,669,953,1192,1158,1197],["g",{"stroke":"#2b2a33","strok\
e-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,1198],["svg",{"viewBox":"-75 -185 140 190"},1199],["g",{"transform":"transl\
ate(0 -148) rotate(-8)"},417,418,419,420,685,686,687,1046],["g",{"transform":"rotate(-9 0 -60)"},666,952,1191,918,1169,920,921,669,953,1192,1158,1201],["g",{"st\
roke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,1202],["svg",{"viewBox":"-75 -185 140 190"},1203],["c\
ircle",{"cx":"-60","cy":"-91","r":"5.8","fill":"#b98560","stroke-width":"2"}],["circle",{"cx":"-3","cy":"-69","r":"5.8","fill":"#b98560","stroke-width":"2"}],["\
g",{"transform":"translate(0 -148) rotate(-7)"},417,418,419,420,705,706,1053],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-line\
cap":"round"},693,966,695,967,697,698,918,1169,920,921,699,968,1205,702,969,1206,1158,1207],["svg",{"viewBox":"-75 -185 140 190"},1208],["g",{"transform":"trans\
late(0 -148) rotate(-7)"},417,418,419,420,705,706,1057,712],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,\
966,695,967,697,698,918,1169,920,921,699,968,1205,702,969,1206,1158,1210],["svg",{"viewBox":"-75 -185 140 190"},1211],["g",{"transform":"translate(0 -148) rotat\
e(-7)"},417,418,419,420,716,717,718,1061],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,966,695,967,697,69\
8,918,1169,920,921,699,968,1205,702,969,1206,1158,1213],["svg",{"viewBox":"-75 -185 140 190"},1214],["circle",{"cx":"-4","cy":"-76","r":"5.8","fill":"#b98560","\
stroke-width":"2"}],["circle",{"cx":"4","cy":"-75","r":"5.8","fill":"#b98560","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin"\
:"round","stroke-linecap":"round"},591,906,593,907,595,918,1169,920,921,723,979,725,980,1216,1217,1158,1159],["svg",{"viewBox":"-75 -185 140 190"},1218],["g",{"\
stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,918,1169,920,921,723,979,725,980,1216,1217,1158,116\
2],["svg",{"viewBox":"-75 -185 140 190"},1220],["g",{"transform":"translate(0 -148) rotate(0)"},417,418,419,420,733,734,735,1071],["g",{"stroke":"#2b2a33","stro\
ke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,918,1169,920,921,723,979,725,980,1216,1217,1158,1222],["svg",{"viewBox":"-\
75 -185 140 190"},1223],["circle",{"cx":"-22","cy":"-56","r":"5.8","fill":"#b98560","stroke-width":"2"}],["circle",{"cx":"21","cy":"-56","r":"5.8","fill":"#b985\
60","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(9)"},417,418,419,420,617,618,619,620,1005],["g",{"transform":"translate(0 4)"},918,1169,920\
,921,740,988,742,989,1225,1226,1158,1227],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,906,593,907,595,12\
28],["svg",{"viewBox":"-75 -185 140 190"},1229],["path",{"d":"M-9 -62L-10 -8","fill":"none","stroke-width":"14","stroke":"#58664a"}],["path",{"d":"M9 -62L10 -8"\
,"fill":"none","stroke-width":"14","stroke":"#58664a"}],["g",{"transform":"translate(0 -148) rotate(0)"},437,256,438,607,38,608],["g",{"stroke":"#2b2a33","strok\
e-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,596,597,598,599,600,601,602,603,604,605,606,1233],["svg",{"viewBox":"-75 \
-185 140 190"},1234],["g",{"transform":"translate(0 -148) rotate(0)"},437,256,438,607,38,612,613],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":\
"round","stroke-linecap":"round"},591,1231,593,1232,595,596,597,598,599,600,601,602,603,604,605,606,1236],["svg",{"viewBox":"-75 -185 140 190"},1237],["g",{"tra\
nsform":"translate(0 -148) rotate(0)"},437,256,438,617,618,619,620,621],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"\
round"},591,1231,593,1232,595,596,597,598,599,600,601,602,603,604,605,606,1239],["svg",{"viewBox":"-75 -185 140 190"},1240],["path",{"d":"M18 -112Q36 -104 46 -8\
6","fill":"none","stroke-width":"11","stroke":"#6f7f56"}],["path",{"d":"M-19 -119Q0 -130 19 -119Q26 -92 23 -54H-23Q-26 -92 -19 -119Z","fill":"#6f7f56"}],["path"\
,{"d":"M-8 -123Q-6 -104 0 -98Q6 -104 8 -123","fill":"none","stroke-width":"1.8","stroke":"#d8c6a5"}],["path",{"d":"M-4 -98H4V-88H-4Z","fill":"#fffaf0","stroke-w\
idth":"1.2"}],["path",{"d":"M-17 -112Q-34 -98 -46 -78","fill":"none","stroke-width":"11","stroke":"#6f7f56"}],["g",{"transform":"translate(0 -148) rotate(-6)"},\
437,256,438,634,635,636,637],["g",{"transform":"rotate(-4 0 -60)"},625,1242,627,1243,629,1244,1245,631,1246,633,606,1247],["g",{"stroke":"#2b2a33","stroke-width\
":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1248],["svg",{"viewBox":"-75 -185 140 190"},1249],["path",{"d":"M-18 -112Q-28 -9\
2 -24 -68","fill":"none","stroke-width":"11","stroke":"#6f7f56"}],["path",{"d":"M18 -112Q34 -92 17 -88","fill":"none","stroke-width":"11","stroke":"#6f7f56"}],[\
"g",{"transform":"translate(0 -148) rotate(3)"},437,256,438,607,38,608],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"\
round"},591,1231,593,1232,595,1243,629,1244,1245,642,1251,644,646,647,1252,649,606,1253],["svg",{"viewBox":"-75 -185 140 190"},1254],["path",{"d":"M-18 -110Q-32\
 -86 -4 -78","fill":"none","stroke-width":"11","stroke":"#6f7f56"}],["g",{"transform":"translate(0 -148) rotate(14)"},437,256,438,656,657,658],["path",{"d":"M18\
 -110Q40 -116 20 -140","fill":"none","stroke-width":"11","stroke":"#6f7f56"}],["g",{"transform":"translate(0 6)"},1243,629,1244,1245,653,1256,655,606,1257,660,1\
258,662],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1259],["svg",{"viewBox":"-75 -185\
 140 190"},1260],["path",{"d":"M12 -112Q-12 -104 -38 -84","fill":"none","stroke-width":"11","stroke":"#6f7f56"}],["path",{"d":"M-17 -112Q-36 -100 -52 -80","fill\
":"none","stroke-width":"11","stroke":"#6f7f56"}],["g",{"transform":"translate(0 -148) rotate(-8)"},437,256,438,672,673,674],["g",{"transform":"rotate(-9 0 -60)\
"},666,1262,668,1243,629,1244,1245,669,1263,671,606,1264],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,12\
31,593,1232,595,1265],["svg",{"viewBox":"-75 -185 140 190"},1266],["g",{"transform":"translate(0 -148) rotate(-8)"},437,256,438,672,673,679,680],["g",{"transfor\
m":"rotate(-9 0 -60)"},666,1262,668,1243,629,1244,1245,669,1263,671,606,1268],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-line\
cap":"round"},591,1231,593,1232,595,1269],["svg",{"viewBox":"-75 -185 140 190"},1270],["g",{"transform":"translate(0 -148) rotate(-8)"},437,256,438,685,686,687,\
688],["g",{"transform":"rotate(-9 0 -60)"},666,1262,668,1243,629,1244,1245,669,1263,671,606,1272],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":\
"round","stroke-linecap":"round"},591,1231,593,1232,595,1273],["svg",{"viewBox":"-75 -185 140 190"},1274],["path",{"d":"M-4 -58L-34 -52L-32 -8","fill":"none","s\
troke-width":"14","stroke":"#58664a"}],["path",{"d":"M10 -56L-20 -48L-18 -6","fill":"none","stroke-width":"14","stroke":"#58664a"}],["path",{"d":"M-16 -112Q-34 \
-98 -56 -92","fill":"none","stroke-width":"11","stroke":"#6f7f56"}],["path",{"d":"M18 -112Q28 -86 2 -70","fill":"none","stroke-width":"11","stroke":"#6f7f56"}],\
["g",{"transform":"translate(0 -148) rotate(-7)"},437,256,438,705,706,707],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap\
":"round"},693,1276,695,1277,697,698,1243,629,1244,1245,699,1278,701,702,1279,704,606,1280],["svg",{"viewBox":"-75 -185 140 190"},1281],["g",{"transform":"trans\
late(0 -148) rotate(-7)"},437,256,438,705,706,711,712],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,1276,\
695,1277,697,698,1243,629,1244,1245,699,1278,701,702,1279,704,606,1283],["svg",{"viewBox":"-75 -185 140 190"},1284],["g",{"transform":"translate(0 -148) rotate(\
-7)"},437,256,438,716,717,718,719],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,1276,695,1277,697,698,124\
3,629,1244,1245,699,1278,701,702,1279,704,606,1286],["svg",{"viewBox":"-75 -185 140 190"},1287],["path",{"d":"M-18 -112Q-31 -88 -9 -78","fill":"none","stroke-wi\
dth":"11","stroke":"#6f7f56"}],["path",{"d":"M18 -112Q31 -88 9 -78","fill":"none","stroke-width":"11","stroke":"#6f7f56"}],["g",{"stroke":"#2b2a33","stroke-widt\
h":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1243,629,1244,1245,723,1289,725,1290,727,728,606,1233],["svg",{"viewBox":"-75 -\
185 140 190"},1291],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1243,629,1244,1245,723\
,1289,725,1290,727,728,606,1236],["svg",{"viewBox":"-75 -185 140 190"},1293],["g",{"transform":"translate(0 -148) rotate(0)"},437,256,438,733,734,735,736],["g",\
{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1243,629,1244,1245,723,1289,725,1290,727,728,60\
6,1295],["svg",{"viewBox":"-75 -185 140 190"},1296],["path",{"d":"M-18 -110Q-27 -88 -22 -62","fill":"none","stroke-width":"11","stroke":"#6f7f56"}],["path",{"d"\
:"M18 -110Q27 -88 21 -62","fill":"none","stroke-width":"11","stroke":"#6f7f56"}],["g",{"transform":"translate(0 -148) rotate(9)"},437,256,438,617,618,619,620,62\
1],["g",{"transform":"translate(0 4)"},1243,629,1244,1245,740,1298,742,1299,744,745,606,1300],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"rou\
nd","stroke-linecap":"round"},591,1231,593,1232,595,1301],["svg",{"viewBox":"-75 -185 140 190"},1302],["circle",{"cx":"-26","cy":"-60","r":"5.8","fill":"#83573e\
","stroke-width":"2"}],["circle",{"cx":"26","cy":"-60","r":"5.8","fill":"#83573e","stroke-width":"2"}],["path",{"d":"M-6 -136H6V-122Q0 -117 -6 -122Z","fill":"#8\
3573e","stroke-width":"1.8"}],["g",{"transform":"translate(0 -148) rotate(0)"},453,454,607,38,608],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin"\
:"round","stroke-linecap":"round"},591,1231,593,1232,595,750,597,598,751,1304,601,753,603,604,1305,1306,1307],["svg",{"viewBox":"-75 -185 140 190"},1308],["g",{\
"transform":"translate(0 -148) rotate(0)"},453,454,607,38,612,613],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round\
"},591,1231,593,1232,595,750,597,598,751,1304,601,753,603,604,1305,1306,1310],["svg",{"viewBox":"-75 -185 140 190"},1311],["g",{"transform":"translate(0 -148) r\
otate(0)"},453,454,617,618,619,620,621],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,75\
0,597,598,751,1304,601,753,603,604,1305,1306,1313],["svg",{"viewBox":"-75 -185 140 190"},1314],["circle",{"cx":"48","cy":"-82","r":"5.8","fill":"#83573e","strok\
e-width":"2"}],["circle",{"cx":"-49","cy":"-75","r":"5.8","fill":"#83573e","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(-6)"},453,454,634,63\
5,636,637],["g",{"transform":"rotate(-4 0 -60)"},625,1242,1316,1243,629,1244,1245,631,1246,1317,1306,1318],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-l\
inejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1319],["svg",{"viewBox":"-75 -185 140 190"},1320],["circle",{"cx":"-24","cy":"-62","r":"5.8","f\
ill":"#83573e","stroke-width":"2"}],["circle",{"cx":"14","cy":"-89","r":"5.8","fill":"#83573e","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(\
3)"},453,454,607,38,608],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1243,629,1244,124\
5,642,1251,1322,646,647,1252,1323,1306,1324],["svg",{"viewBox":"-75 -185 140 190"},1325],["circle",{"cx":"0","cy":"-77","r":"5.8","fill":"#83573e","stroke-width\
":"2"}],["g",{"transform":"translate(0 -148) rotate(14)"},453,454,656,657,658],["circle",{"cx":"15","cy":"-145","r":"6.5","fill":"#83573e","stroke-width":"2"}],\
["g",{"transform":"translate(0 6)"},1243,629,1244,1245,653,1256,1327,1306,1328,660,1258,1329],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"rou\
nd","stroke-linecap":"round"},591,1231,593,1232,595,1330],["svg",{"viewBox":"-75 -185 140 190"},1331],["circle",{"cx":"-41","cy":"-82","r":"5.8","fill":"#83573e\
","stroke-width":"2"}],["circle",{"cx":"-55","cy":"-78","r":"5.8","fill":"#83573e","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(-8)"},453,45\
4,672,673,674],["g",{"transform":"rotate(-9 0 -60)"},666,1262,1333,1243,629,1244,1245,669,1263,1334,1306,1335],["g",{"stroke":"#2b2a33","stroke-width":"2","stro\
ke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1336],["svg",{"viewBox":"-75 -185 140 190"},1337],["g",{"transform":"translate(0 -148) rota\
te(-8)"},453,454,672,673,679,680],["g",{"transform":"rotate(-9 0 -60)"},666,1262,1333,1243,629,1244,1245,669,1263,1334,1306,1339],["g",{"stroke":"#2b2a33","stro\
ke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1340],["svg",{"viewBox":"-75 -185 140 190"},1341],["g",{"transform":"tra\
nslate(0 -148) rotate(-8)"},453,454,685,686,687,688],["g",{"transform":"rotate(-9 0 -60)"},666,1262,1333,1243,629,1244,1245,669,1263,1334,1306,1343],["g",{"stro\
ke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1344],["svg",{"viewBox":"-75 -185 140 190"},1345],["c\
ircle",{"cx":"-60","cy":"-91","r":"5.8","fill":"#83573e","stroke-width":"2"}],["circle",{"cx":"-3","cy":"-69","r":"5.8","fill":"#83573e","stroke-width":"2"}],["\
g",{"transform":"translate(0 -148) rotate(-7)"},453,454,705,706,707],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"rou\
nd"},693,1276,695,1277,697,698,1243,629,1244,1245,699,1278,1347,702,1279,1348,1306,1349],["svg",{"viewBox":"-75 -185 140 190"},1350],["g",{"transform":"translat\
e(0 -148) rotate(-7)"},453,454,705,706,711,712],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,1276,695,127\
7,697,698,1243,629,1244,1245,699,1278,1347,702,1279,1348,1306,1352],["svg",{"viewBox":"-75 -185 140 190"},1353],["g",{"transform":"translate(0 -148) rotate(-7)"\
},453,454,716,717,718,719],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},693,1276,695,1277,697,698,1243,629,12\
44,1245,699,1278,1347,702,1279,1348,1306,1355],["svg",{"viewBox":"-75 -185 140 190"},1356],["circle",{"cx":"-4","cy":"-76","r":"5.8","fill":"#83573e","stroke-wi\
dth":"2"}],["circle",{"cx":"4","cy":"-75","r":"5.8","fill":"#83573e","stroke-width":"2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round",\
"stroke-linecap":"round"},591,1231,593,1232,595,1243,629,1244,1245,723,1289,725,1290,1358,1359,1306,1307],["svg",{"viewBox":"-75 -185 140 190"},1360],["g",{"str\
oke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1243,629,1244,1245,723,1289,725,1290,1358,1359,1306,\
1310],["svg",{"viewBox":"-75 -185 140 190"},1362],["g",{"transform":"translate(0 -148) rotate(0)"},453,454,733,734,735,736],["g",{"stroke":"#2b2a33","stroke-wid\
th":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1243,629,1244,1245,723,1289,725,1290,1358,1359,1306,1364],["svg",{"viewBox":"-\
75 -185 140 190"},1365],["circle",{"cx":"-22","cy":"-56","r":"5.8","fill":"#83573e","stroke-width":"2"}],["circle",{"cx":"21","cy":"-56","r":"5.8","fill":"#8357\
3e","stroke-width":"2"}],["g",{"transform":"translate(0 -148) rotate(9)"},453,454,617,618,619,620,621],["g",{"transform":"translate(0 4)"},1243,629,1244,1245,74\
0,1298,742,1299,1367,1368,1306,1369],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},591,1231,593,1232,595,1370]\
,["svg",{"viewBox":"-75 -185 140 190"},1371],["rect",{"x":"-20","y":"-22","width":"40","height":"46","fill":"#a4553f","rx":"4","stroke-width":"2"}],["circle",{"\
cx":"0","cy":"6","r":"10","fill":"#fffaf0"}],["circle",{"cx":"0","cy":"6","r":"3","fill":"#2b2a33"}],["circle",{"cx":"0","cy":"-0.4","r":"1.1","fill":"#2b2a33",\
"stroke-width":"0","stroke":"none"}],["circle",{"cx":"5.6","cy":"2.8","r":"1.1","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"5.6","cy"\
:"9.2","r":"1.1","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"0","cy":"12.4","r":"1.1","fill":"#2b2a33","stroke-width":"0","stroke":"n\
one"}],["circle",{"cx":"-5.6","cy":"9.2","r":"1.1","fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["circle",{"cx":"-5.6","cy":"2.8","r":"1.1","fill":"#2b\
2a33","stroke-width":"0","stroke":"none"}],["path",{"d":"M-12 -22V-28H-6V-22M6 -22V-28H12V-22","fill":"#a4553f","stroke-width":"2"}],["path",{"d":"M-18 20Q-34 2\
8 -24 38T-30 54Q-34 62 -24 66","fill":"none","stroke-width":"4.2"}],["path",{"d":"M-18 20Q-34 28 -24 38T-30 54Q-34 62 -24 66","fill":"none","stroke-width":"1.8"\
,"stroke":"#aebcc6"}],["path",{"d":"M0 -17V17","fill":"none","stroke-width":"11"}],["path",{"d":"M0 -17V17","fill":"none","stroke-width":"6.4","stroke":"#a4553f\
"}],["circle",{"cx":"4","cy":"-16","r":"6","fill":"#a4553f","stroke-width":"2"}],["circle",{"cx":"4","cy":"16","r":"6","fill":"#a4553f","stroke-width":"2"}],["g\
",{"transform":"translate(-18 70) rotate(68)"},1385,1386,1387,1388],["path",{"d":"M8 62q6 4 5 11M16 57q10 7 8 20","fill":"none","stroke-width":"2","stroke":"#8f\
8678"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1373,1374,1375,1376,1377,1378,1379,1380,1381,1382,1383,1\
384,1389,1390],["svg",{"viewBox":"-44 -40 88 132"},1391],["path",{"d":"M-24 -20Q0 -36 24 -20","fill":"none","stroke-width":"9"}],["path",{"d":"M-24 -20Q0 -36 24\
 -20","fill":"none","stroke-width":"5","stroke":"#a4553f"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1373\
,1374,1375,1376,1377,1378,1379,1380,1381,1393,1394],["svg",{"viewBox":"-36 -40 72 72"},1395],["rect",{"x":"-46","y":"-34","width":"92","height":"66","fill":"#b9\
9f6f","stroke-width":"2.4"}],["rect",{"x":"-40","y":"-28","width":"80","height":"54","fill":"#d8c6a5","stroke-width":"1.2"}],["circle",{"cx":"-22","cy":"-16","r\
":"2.6","fill":"#a4553f","stroke-width":"1"}],["circle",{"cx":"10","cy":"-6","r":"2.6","fill":"#4f7f8c","stroke-width":"1"}],["circle",{"cx":"24","cy":"12","r":\
"2.6","fill":"#c9822b","stroke-width":"1"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1397,1398,1399,1400,\
1401],["svg",{"viewBox":"-50 -38 100 74"},1402],["rect",{"x":"-13","y":"-14","width":"26","height":"28","fill":"#fffaf0","stroke-width":"1.6"}],["path",{"d":"M-\
8 -6H8M-8 -1H8M-8 4H3","fill":"none","stroke-width":"1.3","stroke":"#5c6b7a"}],["circle",{"cx":"0","cy":"-13","r":"2.6","fill":"#a4553f","stroke-width":"1"}],["\
g",{"transform":"translate(-20 -8) rotate(-5)"},1404,1405,1406],["rect",{"x":"-14","y":"-9","width":"28","height":"19","fill":"#fffaf0","stroke-width":"1.6"}],[\
"path",{"d":"M-14 -9L0 3L14 -9","fill":"none","stroke-width":"1.5"}],["circle",{"cx":"0","cy":"-9","r":"2.6","fill":"#4f7f8c","stroke-width":"1"}],["g",{"transf\
orm":"translate(14 -12) rotate(4)"},1408,1409,1410],["rect",{"x":"-13","y":"-8","width":"26","height":"17","fill":"#aebcc6","stroke-width":"1.6"}],["path",{"d":\
"M-13 -8L0 2L13 -8","fill":"none","stroke-width":"1.5"}],["circle",{"cx":"0","cy":"-8","r":"2.6","fill":"#c9822b","stroke-width":"1"}],["g",{"transform":"transl\
ate(16 13) rotate(-3)"},1412,1413,1414],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1397,1398,1407,1411,1415\
],["svg",{"viewBox":"-50 -38 100 74"},1416],["path",{"d":"M-3.6 -10H3.6V1H9L0 10L-9 1H-3.6Z","fill":"#e2b9a8","stroke-width":"1.7"}],["path",{"d":"M0 6.6C-8 .8 \
-8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z","transform":"translate(0 .6) scale(1.06)","fill":"#2d7d76","stroke-width":"\
1.5"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1418,1419],["svg",{"viewBox":"-11 -11 22 22"},1420],["pat\
h",{"d":"M-3.6 -10H3.6V1H9L0 10L-9 1H-3.6Z","fill":"#a4553f","stroke-width":"1.7"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","strok\
e-linecap":"round"},1422],["svg",{"viewBox":"-11 -11 22 22"},1423],["path",{"d":"M2.2 -9.6L-5.4 1.4H-.6L-2.2 9.6L5.4 -1.4H.6Z","fill":"none","stroke":"#7d2f5c",\
"stroke-width":"1.7"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1425],["svg",{"viewBox":"-8 -11 16 22"},1\
426],["path",{"d":"M2.2 -9.6L-5.4 1.4H-.6L-2.2 9.6L5.4 -1.4H.6Z","fill":"#7d2f5c","stroke":"#7d2f5c","stroke-width":"1.6"}],["g",{"stroke":"#2b2a33","stroke-wid\
th":"2","stroke-linejoin":"round","stroke-linecap":"round"},1428],["svg",{"viewBox":"-8 -11 16 22"},1429],["rect",{"x":"-10","y":"-8","width":"20","height":"16"\
,"fill":"#fffaf0","stroke-width":"1.7"}],["rect",{"x":"-7","y":"-5","width":"14","height":"10","fill":"none","stroke-width":"1.3","stroke-dasharray":"2.6 2"}],[\
"circle",{"cx":"0","cy":"0","r":"2.4","fill":"#c9822b","stroke-width":"1.1"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-line\
cap":"round"},1431,1432,1433],["svg",{"viewBox":"-12 -10 24 20"},1434],["path",{"d":"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6\
C8.6 -5.6 8 .8 0 6.6Z","transform":"scale(1.24)","fill":"#2d7d76","stroke-width":"1.5"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","\
stroke-linecap":"round"},1436],["svg",{"viewBox":"-11 -11 22 22"},1437],["circle",{"cx":"0","cy":"0","r":"6.6","fill":"#fffaf0","stroke-width":"3.2","stroke":"#\
4a2c0c"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1439],["svg",{"viewBox":"-11 -11 22 22"},1440],["rect"\
,{"x":"-10","y":"-8","width":"20","height":"16","fill":"#c9822b","stroke-width":"1.7"}],["path",{"d":"M-10 0H10","fill":"none","stroke-width":"1.4"}],["path",{"\
d":"M-6 -3.4V3.4M-2 -3.4V3.4M2 -3.4V3.4M6 -3.4V3.4","fill":"none","stroke-width":"2","stroke":"#fffaf0"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-li\
nejoin":"round","stroke-linecap":"round"},1442,1443,1444],["svg",{"viewBox":"-12 -10 24 20"},1445],["path",{"d":"M0 -9L10 9H-10Z","fill":"#a4553f","stroke-width\
":"2"}],["path",{"d":"M0 -3V3","fill":"none","stroke-width":"2","stroke":"#fffaf0"}],["circle",{"cx":"0","cy":"6","r":"1.1","fill":"#fffaf0","stroke-width":"0",\
"stroke":"none"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1447,1448,1449],["svg",{"viewBox":"-12 -12 24 \
24"},1450],["path",{"d":"M-26 -26H26V22Q0 28 -26 22Z","fill":"#33415c"}],["path",{"d":"M-29 -34Q0 -41 29 -34V-24Q0 -17 -29 -24Z","fill":"#d8c6a5"}],["path",{"d"\
:"M-6 -38Q0 -44 6 -38","fill":"none","stroke-width":"2"}],["rect",{"x":"-15","y":"-10","width":"30","height":"22","fill":"#fffaf0","rx":"2","stroke-width":"1.6"\
}],["path",{"d":"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z","transform":"translate(0 1.4) scale(1.1)","fi\
ll":"#2d7d76","stroke-width":"1.4"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1452,1453,1454,1455,1456],[\
"svg",{"viewBox":"-48 -52 96 80"},1457],["path",{"d":"M-26 -30Q0 -37 26 -30V-20H-26Z","fill":"#283349","stroke-width":"1.6"}],["path",{"d":"M0 6.6C-8 .8 -8.6 -5\
.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z","transform":"translate(-11 -34) scale(1.2)","fill":"#2d7d76","stroke-width":"1.3"}\
],["path",{"d":"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z","transform":"translate(11 -35) scale(1.2)","fi\
ll":"#2d7d76","stroke-width":"1.3"}],["path",{"d":"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z","transform"\
:"translate(0 -39) scale(1.4)","fill":"#2d7d76","stroke-width":"1.2"}],["path",{"d":"M-26 -28Q0 -21 26 -28V22Q0 28 -26 22Z","fill":"#33415c"}],["path",{"d":"M30\
 22L38 -30","fill":"none","stroke-width":"7"}],["path",{"d":"M30 22L38 -30","fill":"none","stroke-width":"3.4","stroke":"#d8c6a5"}],["g",{"stroke":"#2b2a33","st\
roke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1459,1460,1461,1462,1463,1464,1465,1455,1456],["svg",{"viewBox":"-48 -52 96 80"},1466],["pat\
h",{"d":"M0 -26L29 24H-29Z","fill":"#a4553f","stroke-width":"2.4"}],["path",{"d":"M0 -10V6","fill":"none","stroke-width":"4.4","stroke":"#fffaf0"}],["circle",{"\
cx":"0","cy":"14","r":"2.6","fill":"#fffaf0","stroke-width":"0","stroke":"none"}],["g",{"transform":"rotate(-4)"},1468,1469,1470],["path",{"d":"M84 -58Q52 -44 3\
4 -30","fill":"none","stroke-width":"25"}],["path",{"d":"M84 -58Q52 -44 34 -30","fill":"none","stroke-width":"20","stroke":"#5c6b7a"}],["path",{"d":"M42 -42L28 \
-20","fill":"none","stroke-width":"3","stroke":"#fffaf0"}],["circle",{"cx":"-1","cy":"-13","r":"4.2","fill":"#f1d08a","stroke-width":"1.6"}],["path",{"d":"M35 -\
41Q22 -40 12 -32L1 -21Q-3 -16 1 -14Q5 -14 8 -17L15 -22Q11 -16 11 -11Q14 -7 18 -11Q27 -15 33 -21Q38 -28 42 -34Z","fill":"#d9ae86","stroke-width":"2.2"}],["path",\
{"d":"M15 -22L22 -27","fill":"none","stroke-width":"1.2"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1471,\
1472,1473,1474,1475,1476,1477],["svg",{"viewBox":"-34 -64 118 96"},1478],["rect",{"x":"-7","y":"140","width":"140","height":"8","fill":"#fffaf0"}],["rect",{"x":\
"0","y":"0","width":"126","height":"140","fill":"#bcd3db","stroke-width":"3"}],["path",{"d":"M-6 -6H132V138Q98 147 63 139Q28 147 -6 138Z","fill":"#4f7f8c"}],["p\
ath",{"d":"M14 -6Q20 60 12 139M34 -6Q38 70 33 141M90 -6Q94 70 92 142M112 -6Q116 60 111 140","fill":"none","stroke-width":"1.3"}],["path",{"d":"M63 -6V139","fill\
":"none","stroke-width":"2"}],["rect",{"x":"-11","y":"-11","width":"148","height":"6","fill":"#8f8678","rx":"3","stroke-width":"2"}],["g",{"stroke":"#2b2a33","s\
troke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1480,1481,1482,1483,1484,1485],["svg",{"viewBox":"-12 -12 150 170"},1486],["rect",{"x":"0",\
"y":"0","width":"126","height":"140","fill":"#bcd3db","stroke-width":"0","stroke":"none"}],["path",{"d":"M0 50Q34 42 66 49T126 46V140H0Z","fill":"#d3e2e4","stro\
ke-width":"0","stroke":"none"}],["path",{"d":"M0 84Q30 76 62 83T126 80V140H0Z","fill":"#ecefe4","stroke-width":"0","stroke":"none"}],["circle",{"cx":"91","cy":"\
32","r":"17","fill":"#f1d08a","stroke-width":"1.6"}],["path",{"d":"M10 60q7.6 -13 17.6 -3q15 -8 19 3q10 0 10 7H7.6Z","fill":"#fffaf0","stroke-width":"1.2"}],["p\
ath",{"d":"M0 140V104H16V92H33V109H48V78L53 64L58 78V101H76V88H98V106H126V140Z","fill":"#9fb0b6","stroke-width":"0","stroke":"none"}],["rect",{"x":"0","y":"0","\
width":"126","height":"140","fill":"none","stroke-width":"3"}],["path",{"d":"M63 0V140M0 59H126","fill":"none","stroke-width":"2.4"}],["g",{"stroke":"#2b2a33","\
stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1488,1489,1490,1491,1492,1493,1494,1495,1480],["svg",{"viewBox":"-12 -12 150 170"},1496],[\
"rect",{"x":"0","y":"0","width":"126","height":"140","fill":"#eebb8c","stroke-width":"0","stroke":"none"}],["path",{"d":"M0 50Q34 42 66 49T126 46V140H0Z","fill"\
:"#f3cfa4","stroke-width":"0","stroke":"none"}],["path",{"d":"M0 84Q30 76 62 83T126 80V140H0Z","fill":"#f6e3c4","stroke-width":"0","stroke":"none"}],["circle",{\
"cx":"83","cy":"100","r":"25","fill":"#c9822b","stroke-width":"1.6"}],["path",{"d":"M0 140V104H16V92H33V109H48V78L53 64L58 78V101H76V88H98V106H126V140Z","fill":\
"#a98f78","stroke-width":"0","stroke":"none"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1498,1499,1500,15\
01,1502,1494,1495,1480],["svg",{"viewBox":"-12 -12 150 170"},1503],["rect",{"x":"0","y":"0","width":"126","height":"140","fill":"#1d2740","stroke-width":"0","st\
roke":"none"}],["path",{"d":"M0 50Q34 42 66 49T126 46V140H0Z","fill":"#26324e","stroke-width":"0","stroke":"none"}],["path",{"d":"M0 84Q30 76 62 83T126 80V140H0\
Z","fill":"#33415c","stroke-width":"0","stroke":"none"}],["path",{"d":"M82 16a15 15 0 1 0 16 20a12.6 12.6 0 0 1 -16 -20Z","fill":"#f3e6c8","stroke-width":"1.2"}\
],["circle",{"cx":"19","cy":"40","r":"1.3","fill":"#f3ecdf","stroke-width":"0","stroke":"none"}],["circle",{"cx":"38","cy":"17","r":"1.3","fill":"#f3ecdf","stro\
ke-width":"0","stroke":"none"}],["circle",{"cx":"53","cy":"42","r":"1.3","fill":"#f3ecdf","stroke-width":"0","stroke":"none"}],["circle",{"cx":"25","cy":"66","r\
":"1.3","fill":"#f3ecdf","stroke-width":"0","stroke":"none"}],["circle",{"cx":"108","cy":"66","r":"1.3","fill":"#f3ecdf","stroke-width":"0","stroke":"none"}],["\
circle",{"cx":"70","cy":"72","r":"1.3","fill":"#f3ecdf","stroke-width":"0","stroke":"none"}],["circle",{"cx":"112","cy":"22","r":"1.3","fill":"#f3ecdf","stroke-\
width":"0","stroke":"none"}],["circle",{"cx":"86","cy":"12","r":"1.3","fill":"#f3ecdf","stroke-width":"0","stroke":"none"}],["path",{"d":"M0 140V104H16V92H33V10\
9H48V78L53 64L58 78V101H76V88H98V106H126V140Z","fill":"#232838","stroke-width":"0","stroke":"none"}],["rect",{"x":"5","y":"112","width":"3.4","height":"3.4","fi\
ll":"#f1d08a","stroke-width":"0","stroke":"none"}],["rect",{"x":"20","y":"101","width":"3.4","height":"3.4","fill":"#f1d08a","stroke-width":"0","stroke":"none"}\
],["rect",{"x":"24","y":"118","width":"3.4","height":"3.4","fill":"#f1d08a","stroke-width":"0","stroke":"none"}],["rect",{"x":"50","y":"92","width":"3.4","heigh\
t":"3.4","fill":"#f1d08a","stroke-width":"0","stroke":"none"}],["rect",{"x":"54","y":"112","width":"3.4","height":"3.4","fill":"#f1d08a","stroke-width":"0","str\
oke":"none"}],["rect",{"x":"81","y":"98","width":"3.4","height":"3.4","fill":"#f1d08a","stroke-width":"0","stroke":"none"}],["rect",{"x":"88","y":"112","width":\
"3.4","height":"3.4","fill":"#f1d08a","stroke-width":"0","stroke":"none"}],["rect",{"x":"108","y":"118","width":"3.4","height":"3.4","fill":"#f1d08a","stroke-wi\
dth":"0","stroke":"none"}],["rect",{"x":"63","y":"120","width":"3.4","height":"3.4","fill":"#f1d08a","stroke-width":"0","stroke":"none"}],["g",{"stroke":"#2b2a3\
3","stroke-width":"2","stroke-linejoin":"round","stroke-linecap":"round"},1505,1506,1507,1508,1509,1510,1511,1512,1513,1514,1515,1516,1517,1518,1519,1520,1521,1\
522,1523,1524,1525,1526,1494,1495,1480],["svg",{"viewBox":"-12 -12 150 170"},1527]],"drawings":{"bed-asleep":31,"bed-calm":47,"bed-emergency":72,"bed-empty":91,\
"bed-low":115,"bed-quilt":147,"bed-tired":169,"bed-turned":185,"bed-up":203,"card-back":211,"cloth-folded":225,"door-coat":238,"door-gone":248,"door":250,"face-\
a1-0":264,"face-a1-2":273,"face-a1-3":283,"face-a1-w":291,"face-a2-0":300,"face-a2-2":304,"face-a2-3":308,"face-a2-w":312,"face-a3-0":319,"face-a3-2":322,"face-\
a3-3":326,"face-a3-w":329,"face-ann-0":337,"face-ann-2":341,"face-ann-3":345,"face-ann-w":349,"face-ben-0":358,"face-ben-2":363,"face-ben-3":368,"face-ben-w":37\
3,"face-cleo-0":391,"face-cleo-2":399,"face-cleo-3":406,"face-cleo-w":414,"face-dev-0":423,"face-dev-2":427,"face-dev-3":431,"face-dev-w":435,"face-oc1-0":441,"\
face-oc1-2":444,"face-oc1-3":448,"face-oc1-w":451,"face-oc2-0":457,"face-oc2-2":461,"face-oc2-3":465,"face-oc2-w":469,"hands-ask":480,"hands-door":493,"hands-gi\
ve":502,"hands-keep":509,"hands-leave-in-peace":520,"hands-listen":531,"hands-med":547,"hands-pall":556,"hands-phone":569,"hands-rest":583,"needle":590,"person-\
a1-coat-0":611,"person-a1-coat-1":616,"person-a1-coat-2":624,"person-a1-cover-w":641,"person-a1-cup-0":652,"person-a1-over-3":665,"person-a1-reach-0":678,"perso\
n-a1-reach-1":684,"person-a1-reach-w":692,"person-a1-sit-0":710,"person-a1-sit-1":715,"person-a1-sit-w":722,"person-a1-stand-0":730,"person-a1-stand-1":732,"per\
son-a1-stand-w":739,"person-a1-tired-2":749,"person-a2-coat-0":761,"person-a2-coat-1":764,"person-a2-coat-2":767,"person-a2-cover-w":776,"person-a2-cup-0":781,"\
person-a2-over-3":787,"person-a2-reach-0":796,"person-a2-reach-1":800,"person-a2-reach-w":804,"person-a2-sit-0":812,"person-a2-sit-1":815,"person-a2-sit-w":818,\
"person-a2-stand-0":822,"person-a2-stand-1":824,"person-a2-stand-w":827,"person-a2-tired-2":833,"person-a3-coat-0":842,"person-a3-coat-1":845,"person-a3-coat-2"\
:848,"person-a3-cover-w":854,"person-a3-cup-0":859,"person-a3-over-3":865,"person-a3-reach-0":871,"person-a3-reach-1":875,"person-a3-reach-w":879,"person-a3-sit\
-0":884,"person-a3-sit-1":887,"person-a3-sit-w":890,"person-a3-stand-0":894,"person-a3-stand-1":896,"person-a3-stand-w":899,"person-a3-tired-2":905,"person-ann-\
coat-0":910,"person-ann-coat-1":913,"person-ann-coat-2":916,"person-ann-cover-w":926,"person-ann-cup-0":931,"person-ann-over-3":937,"person-ann-phone-1":951,"pe\
rson-ann-reach-0":957,"person-ann-reach-1":961,"person-ann-reach-w":965,"person-ann-sit-0":972,"person-ann-sit-1":975,"person-ann-sit-w":978,"person-ann-stand-0\
":982,"person-ann-stand-1":984,"person-ann-stand-w":987,"person-ann-tired-2":993,"person-ben-coat-0":1000,"person-ben-coat-1":1004,"person-ben-coat-2":1008,"per\
son-ben-cover-w":1016,"person-ben-cup-0":1021,"person-ben-over-3":1028,"person-ben-phone-1":1033,"person-ben-reach-0":1040,"person-ben-reach-1":1045,"person-ben\
-reach-w":1050,"person-ben-sit-0":1056,"person-ben-sit-1":1060,"person-ben-sit-w":1064,"person-ben-stand-0":1068,"person-ben-stand-1":1070,"person-ben-stand-w":\
1074,"person-ben-tired-2":1080,"person-cleo-coat-0":1086,"person-cleo-coat-1":1089,"person-cleo-coat-2":1092,"person-cleo-cover-w":1099,"person-cleo-cup-0":1104\
,"person-cleo-over-3":1110,"person-cleo-phone-1":1115,"person-cleo-reach-0":1121,"person-cleo-reach-1":1125,"person-cleo-reach-w":1129,"person-cleo-sit-0":1134,\
"person-cleo-sit-1":1137,"person-cleo-sit-w":1140,"person-cleo-stand-0":1144,"person-cleo-stand-1":1146,"person-cleo-stand-w":1149,"person-cleo-tired-2":1155,"p\
erson-dev-coat-0":1161,"person-dev-coat-1":1164,"person-dev-coat-2":1167,"person-dev-cover-w":1174,"person-dev-cup-0":1179,"person-dev-over-3":1185,"person-dev-\
phone-1":1190,"person-dev-reach-0":1196,"person-dev-reach-1":1200,"person-dev-reach-w":1204,"person-dev-sit-0":1209,"person-dev-sit-1":1212,"person-dev-sit-w":1\
215,"person-dev-stand-0":1219,"person-dev-stand-1":1221,"person-dev-stand-w":1224,"person-dev-tired-2":1230,"person-oc1-coat-0":1235,"person-oc1-coat-1":1238,"p\
erson-oc1-coat-2":1241,"person-oc1-cover-w":1250,"person-oc1-cup-0":1255,"person-oc1-over-3":1261,"person-oc1-reach-0":1267,"person-oc1-reach-1":1271,"person-oc\
1-reach-w":1275,"person-oc1-sit-0":1282,"person-oc1-sit-1":1285,"person-oc1-sit-w":1288,"person-oc1-stand-0":1292,"person-oc1-stand-1":1294,"person-oc1-stand-w"\
:1297,"person-oc1-tired-2":1303,"person-oc2-coat-0":1309,"person-oc2-coat-1":1312,"person-oc2-coat-2":1315,"person-oc2-cover-w":1321,"person-oc2-cup-0":1326,"pe\
rson-oc2-over-3":1332,"person-oc2-reach-0":1338,"person-oc2-reach-1":1342,"person-oc2-reach-w":1346,"person-oc2-sit-0":1351,"person-oc2-sit-1":1354,"person-oc2-\
sit-w":1357,"person-oc2-stand-0":1361,"person-oc2-stand-1":1363,"person-oc2-stand-w":1366,"person-oc2-tired-2":1372,"phone-off":1392,"phone":1396,"pinboard-empt\
y":1403,"pinboard":1417,"sign-arrow-held":1421,"sign-arrow":1424,"sign-bolt-open":1427,"sign-bolt":1430,"sign-cloth":1435,"sign-heart":1438,"sign-ring":1441,"si\
gn-sewn":1446,"sign-warning":1451,"tin-empty":1458,"tin":1467,"warning-pinned":1479,"window-curtain":1487,"window-day":1497,"window-morning":1504,"window-night"\
:1528}}');var ro=[];function no(t){let e=ro[t];if(e)return e;let[o,r,...n]=Dt.elements[t];return ro[t]=s(o,r,n.map(no))}function _(t,e="",o=t){let r=Dt.drawings[t];if(r===void 0)throw new Error(`There is no drawing «${t}».`);let{props:n,kids:i}=no(r);return s("svg",{...n,class:M(
"hw-drawing",e),"aria-hidden":"true",key:o},i)}var so=["ann","ben","cleo","dev","a1","a2","a3","oc1","oc2"];function io(t){let{head:e,shifts:o,outcome:r}=t;return e.stage>=2||o[e.shift]?.card?.kind==="emergency"||r?.won===!1}function rt(t,e){let o=lo(e,io(t));return`f\
ace-${so[e.pawn]}-${o==="1"?"0":o}`}function ao(t,e){return`person-${so[e.pawn]}-${Ur(t,e)}`}function lo(t,e){return t.overstressed||t.stress>=3?"3":e?"w":String(
t.stress)}function Ur(t,e){let o=io(t),r=lo(e,o);return e.place==="on_leave"||e.place==="left"?`coat-${Gr(e,o)}`:r==="3"?"over-3":t.shifts.some(({spaces:n})=>n.
some(i=>i.covered_by===e.pawn))?"cover-w":e.place==="contact_tile"&&e.kind==="nurse"?"phone-1":r==="2"?"tired-2":e.space===0&&e.shift===t.head.shift?`reach-${r}`:
e.place==="break_room"&&r==="0"?"cup-0":`stand-${r}`}function Gr(t,e){return t.overstressed||t.stress>=2?2:e?1:t.stress}function ht(t,e){return t.pawns.find(o=>o.pawn===e)}function Zt(t,e,o,r=null,n=!1){let i=ot(t,{kind:"pawn",pawn:o.pawn}),a=n?ao(t,o):rt(t,o);return Yr(o,e,i,Lt(
r,o.pawn),r?.pawn===o.pawn,a,n)}var Yr=V((t,e,o,r,n,i,a)=>{let l=[t.text,o!=="still"&&e(`pawn.${o}`)];return s("button",{key:`pawn ${t.pawn}`,class:M("hw-pawn",
a&&"is-whole",`is-${o}`),"data-do":"pawn","data-pawn":t.pawn,"data-pointed":n,"data-standing":o,"data-item":`pawn ${t.pawn}`,"data-why":t.name},A(l.filter(Boolean).
join(" ")),E("hw-person",_(i,a?"hw-figure":"hw-face"),s("span",{class:"hw-tag"},s("span",{class:"hw-who"},s("b",null,t.name),tn(e,t),!a&&co(t)),Xr(t,a&&co(t)))),
t.tokens!==null&&Ht(e,t.tokens,r))});function Xr(t,e){return t.stress_max===0&&t.tokens===null?null:s("span",{class:"hw-marks",key:"marks"},t.tokens!==null&&s("\
span",{class:"hw-count",key:"tokens","data-why":`${t.name} tokens`},It(),t.tokens),t.stress_max>0&&s("span",{class:"hw-bolts",key:"stress","data-why":`${t.name}\
 stress`},Jr(t)),e)}function co({partials:t,clears:e}){return[...fo("ho-back",t),...fo("ho-back is-clear",e)]}var It=()=>_("sign-heart","hw-heart");function Jr({
stress:t,stress_max:e}){return Array.from({length:e},(o,r)=>r<t?_("sign-bolt","hw-bolt is-full",`bolt ${r}`):_("sign-bolt-open","hw-bolt",`bolt ${r}`))}function tn(t,e){
let o=[e.manager&&t("pawn.manager"),e.senior&&t("pawn.senior"),e.overstressed&&t("pawn.overstressed")].filter(Boolean);return o.length>0&&s("span",{class:"hw-ro\
les",key:"roles"},o.join(" · "))}function fo(t,e){return e.map((o,r)=>s("span",{class:t,key:`${t} ${r}`},o.timeline))}function _t(t,e,o=null){return s("section",{class:"ho-manager",key:"manager","aria-label":e("heading.manager"),"data-roving":"manager"},s("h3",null,e("heading.m\
anager")),kt(t,e,o),s("ul",{class:"ho-stock",key:"stock"},Vt("supply",e("manager.supply"),t.supply.tokens,"token"),Vt("patient",e("manager.patient"),t.decks.patient),
Vt("partial",e("manager.partial"),t.decks.partial),Vt("clear",e("manager.clear"),t.decks.clear)))}function kt(t,e,o){let r=ot(t,{kind:"pool"});return s("button",
{class:`hw-pool is-${r}`,key:"pool","data-do":"pool","data-standing":r,"data-why":"pool","data-item":"pool"},A(t.pool.text),E("hw-purse",_(t.pool.tokens>0?"tin":
"tin-empty","hw-tin"),s("span",{class:"hw-purse-name"},e("manager.pool")),s("span",{class:"hw-marks"},s("span",{class:"hw-count"},It(),t.pool.tokens),en(t))),Ht(
e,t.pool.tokens,Lt(o,t.pool.purse)))}function en(t){return t.pool.partials.map((e,o)=>s("span",{class:"ho-back",key:o},e.timeline))}function Vt(t,e,o,r){return s(
"li",{key:t},s("button",{class:"ho-name","data-do":"about","data-about":t,"data-item":t},s("span",null,e," "),s("b",{class:"ho-stock-number"},r!==void 0&&$(r,"h\
o-token"),o)))}function on(t,e){let o=t.pawns.flatMap(n=>[...n.partials.map((i,a)=>({key:`${n.pawn} partial ${a}`,name:n.name,text:T(e,i),clear:!1})),...n.clears.
map((i,a)=>({key:`${n.pawn} clear ${a}`,name:n.name,text:i.text,clear:!0}))]),r=t.pool.partials.map((n,i)=>({key:`pool partial ${i}`,name:"",text:T(e,n),clear:!1}));
return[...o,...r]}function nt(t,e,o){let r=on(t,o);return r.length>0&&s("section",{class:"ho-hands",key:"hands",tabindex:0,"aria-label":e("heading.hands"),"data\
-do":"about","data-about":"hands"},s("h3",null,e("heading.hands")),s("ul",null,r.map(n=>s("li",{key:n.key},s("i",{class:M("ho-back",n.clear&&"is-clear"),"aria-h\
idden":"true"}),s("b",null,n.name===""?e("hands.pool"):n.name)," ",n.text))))}var rn=["top","right","bottom","left"],nn="M0 3L5 0L15 6L25 0L35 6L45 0L55 6L60 3",sn="M3 0L0 5L6 15L0 25L6 35L0 45L6 55L3 60";function ho(t,e){return rn.map((o,r)=>{
let n=t.memory?.stitches?.[r]??0,i=an(t,e[r],r);return(n>0||i==="gaping")&&s("span",{key:o,class:M("hw-stitches",`is-${o}`,`is-${i}`),"aria-hidden":"true"},le("\
hw-stitch",n),i==="gaping"&&ln(r%2===0))})}function an({memory:t,sides:e},o,r){if(e[r]==="misfits")return"gaping";let n=o?.memory,i=e.length>0?e[r]==="fits":n?.
stitches?.[(r+2)%4]===t?.stitches?.[r];return!n||!i?"loose":t?.state==="clear"&&n.state==="clear"?"sewn":"meeting"}function ln(t){return s("svg",{key:"teeth",class:"\
hw-teeth",viewBox:t?"0 0 60 6":"0 0 6 60",preserveAspectRatio:"none"},s("path",{d:t?nn:sn}))}function ko(t,e,o,r,n,i){let{place:a,name:l,memory:d,text:c,cover:f,sides_text:h}=n,{on:p,held:y}=e.laying,x=y!==null&&y===l;return s("div",{key:a,role:"gridcel\
l",class:M("hw-square",`is-${d?.state??"empty"}`,d&&O(e,d.cover)&&"is-folded",x&&"is-held",y!==null&&!x&&y[0]===String(o)&&"is-waiting"),"data-do":p?"lay":"memo\
ry","data-memory":l,"data-timeline":p?o:null,"data-place":p?a:null,"data-why":d&&l,"data-item":`memory ${o}-${a}`,"data-row":r,"data-column":a,"data-feeling":d?.
feeling,"aria-selected":String(l!==null&&e.memory===l)},A([x&&t("arranging.in_hand"),T(e,{text:c,cover:f}),h,Y(e,l)&&t("arranging.tracked")].filter(Boolean).join(
" ")),d&&dn(t,e,`${l} ${d.state}`,d),d&&ho(n,i),Y(e,l)&&s("span",{class:"hw-tracking",part:"tracking","aria-hidden":"true"}))}function dn(t,e,o,r){let n=O(e,r.cover),
i=n?void 0:e.laying.pictures.get(o),a=n?t("cover.cell"):r.title||r.words||"",l=n?r.cover?.note:a;return[s("span",{class:M("hw-front",!n&&!i&&"is-words"),key:"fr\
ont",title:l,"aria-hidden":"true"},n&&_("cloth-folded"),i&&s("img",{key:o,class:"hw-picture",src:i.src,alt:""}),s("span",{class:"hw-words",key:"words"},a)),r.feeling!==
null&&s("svg",{class:"hw-feeling",part:"feeling",viewBox:"0 0 12 12","aria-hidden":"true"},s("path",{d:r.feeling==="positive"?"M2.5 6H9.5M6 2.5V9.5":"M2.5 6H9.5"}))]}function st(t,e,o){let r=t.grid.map(({timeline:n})=>ot(t,{kind:"timeline",timeline:n}));return s("section",{class:"hw-quilt",key:"memories","aria-label":e("head\
ing.memories")},we(t,e,o),s("div",{class:M("hw-quilt-place",r.includes("open")&&"is-asked"),key:"place"},s("div",{class:"hw-cloth",role:"grid","aria-label":e("h\
eading.memories"),"data-roving":"memories"},t.grid.map((n,i)=>cn(t,e,o,n,i,r[i])))),me(pe(t,o),e,o))}function cn({grid:t},e,o,r,n,i){let{on:a,held:l,table:d,pictures:c}=o.
laying,[f,h]=[t[n-1],t[n+1]];return fn(r,f,h,e,o,n,i,o.memory,o.notes,a,l,d,c.size)}var fn=V((t,e,o,r,n,i,a)=>{let[l,d,c]=[e,t,o].map(f=>f===void 0?[]:zt(n,f));
return s("div",{class:M("hw-timeline",`is-${a}`),role:"row",key:t.timeline},s("div",{class:"hw-timeline-name",role:"rowheader","data-do":"timeline","data-standi\
ng":a,"data-timeline":t.timeline,"data-item":`row ${t.timeline}`,"data-row":i,"data-column":0},s("span",{class:"hw-timeline-sign",key:"sign",title:t.name,"aria-\
hidden":"true"},t.timeline,$(`timeline_${t.timeline}`)),s("span",{class:"hw-timeline-words",key:"words"},t.name),a!=="still"&&A(r(`timeline.${a}`))),d?.map((f,h)=>ko(
r,n,t.timeline,i,f,[l?.[h],d[h+1],c?.[h],d[h-1]])))});function it(t,e,o=null,r=t.places,n=e("heading.places"),i=!1){return s("section",{class:"ho-places",key:"places","aria-label":n,"data-roving":"places"},r.map(a=>s(
"div",{key:a.id,class:M(`ho-place ho-place-${a.id}`,uo(a)&&"is-nobody"),role:"group","aria-label":a.text,"data-do":"about","data-about":po(a),"data-why":a.cards?
a.id:null},s("h3",null,s("button",{class:"ho-name","data-do":"about","data-about":po(a),"data-item":`place ${a.id}`},$(a.id==="on_call"?"on_call_place":a.id),a.
name)),s("div",{class:a.cards?"ho-letters":"ho-pawns"},uo(a)?s("span",{class:"ho-nobody",key:"nobody"},a.cards?e("places.no_letter"):e("places.nobody")):a.cards?
a.cards.map(l=>hn(t,l)):a.pawns.map(l=>{let d=ht(t,l);return d&&Zt(t,e,d,o,i)})))))}function uo(t){return(t.cards??t.pawns).length===0}function hn(t,{card:e,title:o}){
let r=t.told.findIndex(n=>n.card===e)+1;return Q("ho-link",o,{key:e,"data-do":"turn_to","data-card":r,"data-item":`letter ${e}`})}function po(t){return t.about??
`place ${t.id}`}var wo="[data-part=pause] [data-do=close]",go="b";function kn(t,e,o){let{title:r,text:n,back:i}={pause:{title:t("pause.title"),text:t("pause.text"),back:t("paus\
e.back")},stop:{title:t("stop.title"),text:t("stop.text"),back:t("stop.go_on")},end:{title:t("stop.ended"),text:t("stop.ended_text"),back:t("pause.back")}}[o],a=o===
"pause"?[n]:[n,t("help")];return s("dialog",{class:"ho-page ho-pause",part:"pause",lang:e,"aria-label":r,"aria-description":a.join(" ")},s("div",{class:"ho-paus\
e-words"},s("h2",{tabindex:-1,autofocus:!0},r),a.flatMap(X),s("div",{class:"ho-pause-do"},Q("",i,{"data-do":"close"}),o==="stop"&&Q("",t("stop.end"),{key:"end",
"data-do":"end"}))))}function mo(t){return[Q("ho-plain",t("pause.button"),{key:"pause","data-do":"pause",title:t("pause.key"),"aria-keyshortcuts":go,"aria-haspo\
pup":"dialog"}),Q("ho-plain ho-stop",t("stop.button"),{key:"stop","data-do":"stop",title:t("stop.reason"),"aria-haspopup":"dialog"})]}function bo({model:t,el:e,
page:o,root:r,signal:n,whole:i,viewNow:a,say:l,focused:d,focusBack:c}){function f(p,y=d()){let x=()=>{!(y instanceof HTMLElement)||y===o.body||(y.isConnected?y.
focus({preventScroll:!0}):c(r))};ft(kn(l(),a().lang,p),e,n,x,()=>{f("end",y),t.send({kind:"stop"})})}function h(p){let{key:y}=p,x=p.composedPath()[0];if(y.toLowerCase()!==
go||p.ctrlKey||p.altKey||p.metaKey||p.repeat||!(x instanceof HTMLElement)||!(e.contains(x)||x===o.body)||Bt(x))return;let k=e.querySelector(wo)??o.querySelector(
wo);if(k instanceof HTMLElement){if(!e.contains(k))return;k.click()}else f("pause");p.preventDefault(),p.stopImmediatePropagation()}return i&&o.addEventListener(
"keydown",h,{signal:n,capture:!0}),{deeds:{pause:()=>f("pause"),stop:()=>f("stop")}}}var un=3;function pt(t,e=t){return _(`sign-${t}`,`hw-sign is-${t}`,e)}function xo(t,e,o){let{signs:r}=o,n=[pn(e,o),r.held&&r.condition[1]!==r.condition[2]?ut("h\
eart",r.held,"held"):null,r.hearts&&r.hearts<0?ut("heart",-r.hearts,"paid",e("signs.less")):null,r.hearts&&r.hearts>0&&o.tokens.length===0?ut("heart",r.hearts,"\
hearts"):null,...wn(e,o),r.cloths&&r.cloths>0?ut("cloth",r.cloths,"cloths"):null,...gn(e,r.either??0),...(r.stress??[]).map(([i,a])=>mn(t,o,i,a)),r.warnings?ut(
"warning",r.warnings,"warnings"):null,r.odds?s("span",{key:"odds"},e("signs.odds",{n:r.odds[0],of:r.odds[1]})):null].filter(i=>i!==null);return n.length>0?s("sp\
an",{class:"hw-signs",key:"signs","aria-hidden":"true"},n):null}function pn(t,{signs:{condition:[e,o,r]}}){if(o===e&&r===e)return null;let n=o===r?t("signs.to",
{now:e,worst:o}):r>e?t("signs.healed",{worst:o,best:r}):t("signs.held",{worst:o,best:r});return s("span",{key:"condition"},n)}function ut(t,e,o,r=""){let n=e<=un;
return s("span",{key:o,class:"hw-sign-row"},r,Array.from({length:n?e:1},(i,a)=>pt(t,`${t} ${a}`)),!n&&e)}function wn(t,{signs:e,tokens:o}){return(e.hearts??0)<0?
[]:o.map(([r,n])=>s("span",{key:`purse ${r}`,class:"hw-sign-row"},pt("heart"),t("signs.then",{n})))}function gn(t,e){return Array.from({length:Math.max(0,e)},(o,r)=>s(
"span",{key:`either ${r}`,class:"hw-sign-row"},pt("heart"),t("signs.or"),pt("cloth")))}function mn(t,e,o,r){let n=t.pawns.find(i=>i.pawn===o);return s("span",{key:`\
stress ${o}`,class:"hw-sign-row"},n&&e.pawn!==o&&s("span",{key:"who"},n.name),Array.from({length:n?.stress_max??r},(i,a)=>pt(a<r?"bolt":"bolt-open",`bolt ${a}`)))}function St(t,e,o,r,{index:n,number:i,bare:a=!1}){return s("button",{key:`${o.answers} ${n}`,class:M("hw-answer",a?"is-bare":`is-${xn(r)}`),"data-do":"act","dat\
a-code":r.code,"data-item":`act ${n}`,"data-key":i,"aria-disabled":o.waiting?"true":null,"aria-keyshortcuts":i===null?null:String(i)},i!==null&&s("kbd",{"aria-h\
idden":"true",key:"kbd"},i),!a&&yn(t,r),bn(r,a),r.follows!==""&&[s("span",{class:"ho-hidden",key:"spoken"}," ",e("follows")," "),s("span",{class:"ho-hidden",part:"\
follows"},r.follows)],xo(t,e,r))}function bn({name:t,brief:e,text:o},r){return t===""?s("b",{class:"hw-answer-name",key:"name"},o):[s("b",{class:r?"ho-hidden":"\
hw-answer-name",key:"name"},t),yo("name"),s("span",{class:r?"ho-hidden":"hw-answer-brief",key:"brief"},e),yo("brief"),s("span",{class:"ho-hidden",part:"in_full"},
o)]}function yo(t){return s("span",{class:"ho-hidden",key:`after ${t}`}," – ")}function xn({drawn:t,pawn:e,target:o,timeline:r}){return t.startsWith("hands")?
"gesture":t===""&&r!==null?"sign":t!==""||e!==null||o==="purse"?"face":"words"}function yn(t,{drawn:e,pawn:o,target:r,timeline:n}){if(e!=="")return _(e,"hw-answ\
er-picture","picture");let i=t.pawns.find(a=>a.pawn===o);return i?_(rt(t,i),"hw-answer-picture","picture"):r==="purse"?_(t.pool.tokens>0?"tin":"tin-empty","hw-a\
nswer-picture","picture"):n===null?null:$(`timeline_${n}`,"hw-answer-picture","picture")}var vn=9,qt=t=>t.pawn!==null&&t.timeline!==null;function vo(t,e,o){let r=t.actions.map((a,l)=>({action:a,index:l})).filter(({action:a})=>qt(a)),n=[...new Set(r.
map(({action:a})=>a.pawn))],i=0;return s("div",{class:"hw-asking",key:"asking",style:`--askers: ${n.length}`},s("span",{class:"hw-asking-corner",key:"corner","a\
ria-hidden":"true"}),t.grid.map(a=>s("span",{class:"hw-asking-sign",key:`sign ${a.timeline}`,title:a.name},$(`timeline_${a.timeline}`))),n.map(a=>[Mn(t,a),t.grid.
map(l=>{let d=r.find(({action:c})=>c.pawn===a&&c.timeline===l.timeline);return d?(i+=1,St(t,e,o,d.action,{index:d.index,number:i<=vn?i:null,bare:!0})):s("span",
{class:"hw-asking-none",key:`none ${a} ${l.timeline}`})})]))}function Mn(t,e){let o=t.pawns.find(r=>r.pawn===e);return s("span",{class:"hw-asker",key:`asker ${e}`,
"aria-hidden":"true"},o&&[_(rt(t,o),"hw-asker-face","face"),s("b",{key:"name"},o.name)])}var Mo=V((t,e)=>s("details",{class:"ho-barred",part:"barred"},s("summary",null,e("barred",{n:t.length})),s("ul",null,t.map(o=>s("li",{key:o.code},s("b",null,o.text),
" ",s("span",null,o.why)," ",z(e,o.rule),o.unlock!==""&&s("span",{key:"unlock"}," ",o.unlock))))));function At(t,e){return e.notice!==null&&s("div",{class:"ho-n\
otice",part:"notice"},e.notice.title!==""&&s("b",{key:"title"},e.notice.title),e.notice.lines.map(o=>s("p",null,o.text," ",z(t,o.rule))),Q("ho-plain",t("notice.\
close"),{"data-do":"notice"}))}var Qo="help_here";function jo(t,e){let o=t.outcome;return o!==null&&s("div",{class:M("ho-outcome",o.won&&"is-won"),key:"outcome"},s("div",{class:"ho-asked-head"},
s("h3",{tabindex:-1,"data-focus":"outcome"},o.title),o.won&&z(e,o.rule)),X(o.text),Qn(e,Qo)&&s("p",{key:"help"},e(Qo)),t.grid.some(r=>r.cards.some(n=>n.state!==
"empty"))&&Q("ho-link",e("memories.read"),{key:"memories","data-do":"read_memories"}),Q("ho-link",e("simplifies"),{key:"page","data-do":"page","aria-haspopup":"\
dialog"}))}function Qn(t,e){return t(e)!==e}var jn=9;function at(t,e,o,r=!1){let n=t.outcome?.died===!0;return s("section",{class:"hw-prompt",part:"prompt","aria-label":e("heading.prompt"),"data-why":t.outcome===
null?"prompt":"outcome"},t.outcome===null?Bn(t,e,o):jo(t,e),ce(e,o),Ee(t,e,o.hints),!r&&[Mt(e,o),At(e,o)],s("div",{class:"ho-answers",key:"answers","data-scroll":"\
start"},t.actions.length>0&&Pt(t,e,o,t.actions),t.actions.length>0&&Ln(t,o),t.barred.length>0&&Mo(t.barred,e)),!r&&s("div",{class:"ho-after",part:"after"},!n&&Q(
"ho-plain",e("undo"),{key:"undo","data-do":"undo","aria-disabled":t.can_undo&&!o.waiting?null:"true"}),!n&&vt(e,o),o.waiting&&s("span",{class:"ho-waiting",key:"\
waiting"},e("waiting")),mo(e)))}function Bn(t,e,o){let{prompt:r,conversation:n}=t;return s("div",{class:"ho-asked",key:"asked"},s("div",{class:"ho-asked-head"},
s("p",{class:"hw-lead"},r.lead),Oe(t,e,o.hints),z(e,r.rule)),s("h3",{class:"hw-question",part:"question"},r.short),s("p",{class:r.more?"hw-in-full":"ho-hidden",
part:"in_full"},r.text),n!==null&&s("p",{class:"hw-in-full",key:"conversation"},n.text))}function Tt({prompt:t}){return`${t.short} ${t.text}`}function Pt(t,e,o,r){
let n=r===t.actions&&r.some(qt);return s("div",{class:`hw-answers${r.length>4?" is-many":""}`,key:"actions",role:"toolbar","aria-label":e("heading.actions"),"ar\
ia-orientation":"vertical","data-roving":"actions"},n&&vo(t,e,o),r.map((i,a)=>n&&qt(i)?null:St(t,e,o,i,{index:a,number:n?0:a<jn?a+1:null})))}function Ln(t,e){let o=F(
t,e),r=o&&[o.text,o.follows].filter(Boolean).map(n=>n.replace(/([^.!?”])$/,"$1.")).join(" ");return s("p",{class:"hw-foretold",key:"foretold",part:"foretold",
"aria-hidden":"true"},r)}function Bo(t,e,o,r){return[it(t,e,r,[...Wt(t),...t.places],e("heading.roster"),!0),s("div",{class:"ho-manager",key:"pool","data-roving":"manager"},kt(t,e,r)),nt(
t,e,o)]}function Wt(t){return t.shifts.map(({shift:e,name:o,spaces:r})=>({id:`shift_${e}`,name:o,text:o,about:`card ${e}`,pawns:r.flatMap(n=>n.pawn===null?[]:[n.
pawn])})).filter(e=>e.pawns.length>0)}function Et(t,e,o=null){return s("section",{class:"ho-shifts",key:"shifts","data-now":t.head.shift,"aria-label":e("heading.shifts"),"data-roving":"shifts"},t.shifts.
map(r=>Ft(t,e,r,o)))}function Ft(t,e,o,r,n=!1){return s("article",{key:o.shift,class:`ho-shift is-${o.state}`,"aria-label":o.name,"data-do":"card","data-shift":o.
shift},s("div",{class:"ho-shift-head"},s("h3",null,$(`shift_${o.shift}`),o.name),s("span",{class:"ho-shift-state"},o.care!==null&&s("b",{key:"care"},o.care_text,
" "),e(`shift.${o.state}`))),o.card?Hn(o.card,o.shift):s("button",{class:"ho-no-card",key:"none","aria-label":o.text,"data-do":"card","data-shift":o.shift,"data\
-item":`card ${o.shift}`}),o.spaces.length>0&&s("div",{class:"ho-staff",key:"staff"},o.spaces.map(i=>$n(t,e,o,i,r,n))),o.care===null&&A(o.care_text))}var Hn=V((t,e)=>s(
"div",{class:`ho-card ho-card-${t.kind}`,key:`card ${t.id}`,part:"patient",role:"button","data-do":"card","data-shift":e,"data-why":t.id,"data-item":`card ${e}`},
s("div",{class:"ho-card-head"},s("span",{class:"ho-kind"},$(t.kind),t.kind_text),s("span",{class:"ho-id"},t.id)),s("p",{class:"ho-scene"},t.text),s("p",{class:"\
ho-line",key:"symbols"},E("ho-marks",D(t.kind,"ho-symbol",t.symbols-t.covered),D("token","ho-symbol is-covered",t.covered)),t.symbols_text),t.yield_text!==""&&s(
"p",{class:"ho-line",key:"yield"},E("ho-marks",D("token","ho-token",t.tokens),D("memory","ho-token",t.memories),D("either","ho-token",t.either)),t.yield_text),t.
inquire_text!==""&&s("p",{class:"ho-line",key:"inquire"},$("inquire","ho-token"),t.inquire_text)));function $n(t,e,o,r,n,i){let a=`space ${o.shift} ${r.space}`,
l=r.pawn===null?void 0:ht(t,r.pawn);if(l)return s("div",{class:"ho-space is-taken",key:a},Zt(t,e,l,n,i));let d=r.covered_by===null?void 0:ht(t,r.covered_by);return Q(
M("ho-space",d?"is-covered":"is-empty"),d?e("shift.covered",{name:d.name}):"",{key:a,"aria-label":`${o.name}. ${r.text}`,"data-item":a,"data-do":"about","data-a\
bout":a})}function Lo(t,e,o,r,n){let i=r.page==="day",a=Wt(t).filter(d=>d.id!==`shift_${t.head.shift}`),l=i?t.places:[...a,...t.places];return s("div",{class:M("ho-large",
`is-${r.page}`,t.outcome!==null&&"is-over"),key:"large"},at(t,o,r),Et(t,o,n),i&&_t(t,o,n),r.page==="memories"&&s("div",{class:"ho-large-page",key:"page memories"},
st(t,o,r),nt(t,o,r)),r.page==="journal"&&s("div",{class:"ho-large-page",key:"page journal"},et(e,o,r,t.past)),s("div",{class:"ho-large-staff",key:"staff"},it(t,
o,n,l,o("heading.roster"))),s("div",{class:"ho-large-tabs",key:"tabs"},Zn(o,r),!i&&s("div",{key:"pool","data-roving":"manager"},kt(t,o,n))))}function Zn(t,e){let o={
answers:t("large.answers"),day:t("large.day"),memories:t("large.memories"),journal:t("large.journal")};return s("div",{class:"ho-tabs",key:"tabs",role:"toolbar",
"aria-label":t("large.pages"),"data-roving":"pages"},Object.entries(o).map(([r,n])=>Q("ho-plain",n,{key:r,"data-do":"turn_page","data-page":r,"data-item":`page ${r}`,
"aria-pressed":String(e.page===r)})))}function Ho(t,e){return bt("large",t("large.button"),t("large.hint"),e.large)}function $o({desk:t,show:e,focusOn:o}){function r(n){
e(),o(n)}return{deeds:{large(){t.large=!t.large,r("[data-do=large]")},turn_page(n){t.page=n.dataset.page??"answers",r(`[data-page=${t.page}]`)}},viewChanged(){t.
page="answers"}}}function Zo(t,e,o){let{head:r}=t;return s("header",{class:"ho-head",key:"head"},s("h2",{class:"ho-title","aria-label":r.title},r.question),s("ul",{class:"ho-fac\
ts","data-roving":"facts"},wt("day",r.day_text),wt("shift",$(`shift_${r.shift}`),r.shift_text),wt("manager",r.manager_text),Kt(t),wt("warnings",D("warning","ho-\
warning",r.warnings_max,n=>n<r.warnings&&"is-full"),r.warnings_short,s("span",{class:"ho-hidden"}," – ",r.warnings_text))),s("div",{class:"ho-head-buttons",key:"\
buttons"},t.told.length>0&&Sn(t,e,o),Ho(e,o)),s("div",{class:"ho-aim",key:"aim"},_n(t,e),Vn(t,e)))}function Vn(t,e){let o=t.head.roles.filter(r=>r.role!=="manag\
er");return o.length>0&&s("ul",{class:"ho-roles",key:"roles","aria-label":e("heading.roles")},o.map(r=>s("li",{key:r.role},r.text)))}function Kt({head:{stage:t,
condition_text:e}}){return wt("condition",s("i",{class:`hw-swatch hw-stage-${t}`,"aria-hidden":"true"}),e)}function wt(t,...e){return s("li",{key:t,class:t==="c\
ondition"?"ho-condition":null},s("button",{class:"ho-name","data-do":"why","data-why":t,"data-item":t,"aria-haspopup":"dialog"},...e))}function _n(t,e){let{head:o}=t;
return s("div",{class:"ho-objective",key:"objective","data-do":"about","data-about":"objective"},s("span",{class:"ho-objective-text"},o.objective_text),o.progress.
length>0&&s("ol",{class:"ho-progress","aria-label":e("head.progress")},o.progress.map((r,n)=>s("li",{key:n,class:M("ho-step",r.done&&"is-done"),title:r.text},s(
"span",{class:"ho-hidden"},r.text),r.sign&&$(r.sign),r.count&&E("",r.count),r.done&&$("done","ho-tick")))),s("span",{class:"ho-hidden",key:"spoken"},o.progress_text),
E("ho-progress-text",o.progress_short))}function Sn(t,e,o){return Q("ho-plain",e(o.story?"story.close":"story.open",{n:t.told.length}),{key:"story","data-do":"s\
tory","aria-expanded":String(o.story>0)})}function Vo(t,e,o){let r=o.story,n=t.told[r-1];if(n===void 0)return!1;let i=r===t.told.length,a=i?{"data-do":"story"}:{"data-do":"turn_to","data-card":r+1},l=[qn(
n,o),X(n.text)];return s("section",{class:"ho-story",part:"story","aria-label":e("heading.story")},s("div",{class:"ho-story-table","data-do":"story"}),s("articl\
e",{class:"ho-story-card",part:"story_card"},s("h3",{tabindex:-1,"data-focus":"story"},n.title),s("p",{class:"ho-story-place"},_o(t,e,o)," ",s("span",{class:"ho\
-id","aria-hidden":"true"},n.card)),s("div",{class:"ho-told",part:"told",tabindex:0,role:"group","aria-label":n.title},n.note==null?l:lt(e,o,n.card,n.note,a,l)),
s("div",{class:"ho-story-do"},r>1&&Q("ho-plain",e("story.back"),{key:"back","data-do":"turn_to","data-card":r-1}),!So(o,n)&&Q("ho-primary",e(i?"story.close":"st\
ory.next"),{key:"onward",...a}),!i&&Q("ho-quiet",e("story.close"),{key:"away","data-do":"story"}))))}function _o(t,e,o){return e("story.place",{number:o.story,all:t.
told.length})}function qn({card:t,picture:e},o){let r=o.laying.pictures.get(`${t} told`)?.src??null;return e!=null&&s("img",{key:`picture ${t}`,class:"ho-pictur\
e",src:r,alt:e})}function So(t,e){return e.note!=null&&!G(t,e.card)}function U(t,e,o){let r=t.told[o.story-1];return r===void 0?"":[`${_o(t,e,o)}.`,...So(o,r)?[
e("cover.note",{note:r.note??""})]:[r.picture,r.text]].filter(Boolean).join(" ")}var qo={narrow:.5,anywhere:.68};function Ao({signs:{condition:[,t,e],held:o=0}},r){let n={end:e,hearts:o,looked:r};return t===e?[n]:[n,{end:t,hearts:0,looked:r}]}
function An(t,e){if(t.every(({signs:{condition:[a,l,d]}})=>l===a&&d===a))return[];let o=t.flatMap(a=>Ao(a,!1)).sort((a,l)=>l.end-a.end||a.hearts-l.hearts),r=new Map(
(e===null?[]:Ao(e,!0)).map(a=>[a.end,a])),n=[o[0]?.end,o.at(-1)?.end].map(a=>o.find(l=>l.end===a)),i=e?.signs.condition[2];i!==void 0&&n.sort((a,l)=>Math.abs(l.
end-i)-Math.abs(a.end-i));for(let a of n)r.size<2&&!r.has(a.end)&&r.set(a.end,a);return[...r.values()].sort((a,l)=>l.end-a.end)}function To({actions:t,track:{max:e,
shifts:o,value:r}},n,i,a){let l=An(t,i);if(l.length===0)return null;let d=l.some(h=>h.looked),c=l.reduce((h,{end:p})=>h+p,0)/l.length/e,f=a.x/o;return s("div",{
class:M("hw-plot hw-roads",f>qo.narrow&&"is-rather-late",f>qo.anywhere&&"is-late",r/e<.5&&"is-low"),key:"roads",style:`--at: ${f}; --up: ${r/e}; --middle: ${c};\
 --roads: ${l.length}`},s("svg",{key:"ways",viewBox:`0 0 40 ${e}`,preserveAspectRatio:"none","aria-hidden":"true"},l.map(({end:h,looked:p},y)=>s("path",{key:y,"\
vector-effect":"non-scaling-stroke",d:`M0 ${e-r}C20 ${e-r} 16 ${e-h} 40 ${e-h}`,class:M(y>0&&"is-second",d&&!p&&"is-other")}))),l.map(({end:h,looked:p})=>s("i",
{key:`end ${h}`,class:M("hw-end",d&&!p&&"is-other"),style:`--up: ${h/e}`})),s("div",{class:"hw-labels",key:"labels"},l.map(h=>s("p",{key:h.end,class:M(d&&!h.looked&&
"is-other")},s("span",{class:"hw-words"},Tn(h,r,n)),s("b",{"data-part":h.looked&&"ahead"},h.end),h.looked&&A(n("ahead.condition",{n:h.end}))))))}function Tn({end:t,
hearts:e},o,r){return e>0?t>o?r("thread.raised",{n:e}):r("thread.held",{n:e}):t<o?r("thread.falls"):t>o?r("thread.rises"):r("thread.stays")}function gt(t,e,o){let{day:r,shift:n,now:i}=t[e],a=(r-1)*o+n;return i&&e>0?Math.max(a,gt(t,e-1,o)+1):a}function Eo({head:t,track:e,past:o,shifts:r,moments:n=[]}){
let i=r.length,a=n.map(({condition:p},y)=>({x:gt(n,y,i),up:p})),l=o?.move??1/0,d=n.filter(p=>p.move<=l).length-1,c=a[d]?.x??(t.day-1)*i+t.shift,f=d>=0&&o!==null&&
n[d]?.move!==l,h={x:c+Number(f),up:e.value};return{here:h,before:[...a.filter(({x:p})=>p<h.x),h],later:o===null?[]:[h,...a.filter(({x:p})=>p>h.x)]}}var En="M0 6.6C-8 .8-8.6-5.6-3.6-6.6-1.4-7 0-5.2 0-4 0-5.2 1.4-7 3.6-6.6 8.6-5.6 8 .8 0 6.6Z",Oo="M0 10C9 10 8 2 14 3S17 13 24 12 28 7 33 9",On=.6;function Ot(t,e,o=null,r=!1){
let{track:n,head:i,past:a,moments:l=[]}=t,d=t.shifts.length,{here:c,before:f,later:h}=Eo(t);return s("div",{class:"hw-thread",key:"track"},s("div",{class:"hw-pi\
cture",key:"picture",role:"img","aria-label":n.text,"data-why":"condition","data-do":"why"},Cn(n,e,i.day,d),s("div",{class:"hw-plot",key:"line"},zn(n,f,h),Nn(l,
n,d,c.x)),Rn(c,n,t.outcome?.died===!0&&a===null)),To(t,e,o,c),r&&l.length>1&&Dn(l,e,n,d,a?.move??null))}var Cn=V((t,e,o,r)=>{let{stages:n,max:i,shifts:a}=t,l=Array.
from({length:Math.ceil(a/r)},(c,f)=>f+1),d=[i,...n.map(c=>c.to)];return[s("div",{class:"hw-plot hw-bands",key:"bands"},n.map(({stage:c,from:f,to:h})=>s("div",{key:c,
class:`hw-band hw-stage-${c}`,"data-stage":c,style:`--share: ${Co(f,i)-Co(h-1,i)}`},s("i")))),s("div",{class:"hw-names",key:"names"},n.map(({stage:c,name:f})=>s(
"span",{key:c},f))),s("div",{class:"hw-plot hw-scale",key:"scale"},d.map(c=>s("span",{key:c,style:`--up: ${c/i}`,class:M(c>0&&c<i/6&&"is-tight")},c))),s("div",{
class:"hw-plot hw-dawns",key:"dawns"},l.map(c=>s("i",{key:c}))),s("div",{class:"hw-days",key:"days"},l.map(c=>s("b",{key:c,class:M(c===o&&"is-today"),style:`--a\
t: ${(c-.5)*r/a}`},c===o||c===1?e("journal.day",{day:c}):c)))]});function Co(t,e){return Math.max(0,Math.min(e,t+.5))}function zo(t,e){return t.map(({x:o,up:r},n)=>{
let i=t[n-1];if(i===void 0)return`M${o} ${e-r}`;let a=(i.x+o)/2;return`C${a} ${e-i.up} ${a} ${e-r} ${o} ${e-r}`}).join("")}var zn=(t,e,o)=>{let r=zo(e,t.max),n={
"vector-effect":"non-scaling-stroke"};return s("svg",{class:"hw-line",key:"line",viewBox:`0 0 ${t.shifts} ${t.max}`,preserveAspectRatio:"none","aria-hidden":"tr\
ue"},o.length>1&&s("path",{...n,class:"hw-later",key:"later",d:zo(o,t.max)}),s("path",{...n,class:"hw-edge",key:"edge",d:r}),s("path",{...n,class:"hw-yarn",key:"\
yarn",d:r}),s("path",{...n,class:"hw-stitches",key:"stitches",d:r}))},Nn=V((t,{max:e,shifts:o},r,n)=>t.flatMap((i,a)=>{let l=t[a-1]?.care,d=gt(t,a,r);return a===
0||d===n?[]:s("span",{key:`mark ${a}`,class:M("hw-mark",`is-${l??"knot"}`,d>n&&"is-later"),style:`--at: ${d/o}; --up: ${i.condition/e}`},l==="medical"&&s("svg",
{viewBox:"-8 -8 16 16","aria-hidden":"true"},s("path",{d:En})))}));function Rn({x:t,up:e},{max:o,shifts:r},n){return s("div",{class:"hw-plot",key:"now"},s("span",
{class:M("hw-here",e/o<On&&"is-low",t<1&&"is-first",t>r-2&&"is-last"),"data-part":"here",style:`--at: ${t/r}; --up: ${e/o}`},n?s("svg",{class:"hw-loose",key:"lo\
ose",viewBox:"0 0 34 20","aria-hidden":"true"},s("path",{class:"hw-edge",d:Oo}),s("path",{class:"hw-yarn",d:Oo})):_("needle","hw-needle"),s("b",{key:"number"},e)))}
var Dn=V((t,e,o,r,n)=>s("div",{class:"hw-plot hw-moments",key:"moments",role:"toolbar","aria-label":e("back.heading"),"data-roving":"moments","data-roving-from":"\
end",style:`--shifts: ${o.shifts}; --a-day: ${r}`},t.map((i,a)=>{let l=gt(t,a,r);return s("button",{key:a,class:M("hw-moment",n!==null&&i.move>n&&"is-later"),style:`\
--at: ${l/o.shifts}; --up: ${i.condition/o.max}; --row: ${l%r}`,title:i.text,"data-do":i.now?"now":"look","data-move":i.move,"data-item":`moment ${a}`,"aria-pre\
ssed":String(n===null?i.now:!i.now&&i.move===n),"aria-label":i.now?e("back.is_now",{text:i.text}):i.text})})));function No(t,e,o,r){let n=F(t,r);return $t(t,r,o("heading.board"),r.large?"is-large":"",xe(t,o),Zo(t,o,r),Ot(t,o,n,!0),s("div",{class:"ho-below",part:"below"},
Vo(t,o,r),r.large?Lo(t,e,o,r,n):In(t,e,o,r,n)))}function In(t,e,o,r,n){return s("div",{class:"ho-ward",key:"ward"},at(t,o,r),Et(t,o,n),s("div",{class:"ho-floor",
key:"floor"},it(t,o,n),_t(t,o,n)),st(t,o,r),s("div",{class:"ho-side",key:"side"},nt(t,o,r),et(e,o,r,t.past)))}var Do={condition_track:{draw:({view:t,say:e})=>[s("ul",{class:"ho-facts",key:"facts","data-roving":"facts"},Kt(t)),Ot(t,e)],name:t=>t("part.condition_track"),facts:t=>[
t.track.text],plays:!1},patient_card:{draw:({view:t,say:e,desk:o,model:r})=>s("div",{class:"ho-shifts",key:"shifts","data-roving":"shifts"},Ft(t,e,Ro(t,r),F(t,o),
!0)),name:t=>t("part.patient_card"),facts:(t,e)=>{let{card:o,text:r,spaces:n,care_text:i}=Ro(t,e);return o===null?[r]:[o.spoken,...n.map(a=>a.text),i]},plays:!0},
roster:{draw:({view:t,say:e,desk:o})=>Bo(t,e,o,F(t,o)),name:t=>t("part.roster"),facts:t=>[...t.pawns.map(e=>e.text),t.pool.text],plays:!0},memory_grid:{draw:({view:t,
say:e,desk:o})=>st(t,e,o),name:t=>t("part.memory_grid"),facts:(t,e,o)=>t.grid.flatMap(r=>r.cards.map(n=>T(o,n))),plays:!0},prompt:{draw:({view:t,say:e,desk:o})=>at(
t,e,o,!0),name:t=>t("part.prompt"),facts:t=>[t.outcome===null?Tt(t):t.outcome.title],plays:!0},journal:{draw:({view:t,lines:e,say:o,desk:r,model:n})=>et(e,o,r,t.
past,n.get("last")),name:t=>t("part.journal"),facts:()=>[],plays:!1}};function Io(t){let e=Do[t.get("part")];return e===void 0?No:(o,r,n,i)=>$t(o,i,e.name(n),"i\
s-part",s("h2",{class:"ho-hidden",key:"name"},e.name(n)),o.branch!==null&&s("p",{key:"branch"},o.branch.text),o.past!==null&&s("p",{key:"past"},n("back.looking",
{text:o.past.text})),e.draw({view:o,lines:r,say:n,desk:i,model:t}),Mt(n,i),At(n,i),i.notice?.answers&&Pt(o,n,i,i.notice.answers),e.plays&&Pn(o,n,i))}function Po(t,e,o,r){
let{facts:n=()=>[]}=Do[t.get("part")]??{},i=new Set(n(e,t,r));return n(o,t,r).filter(a=>!i.has(a)).join(" ")}function Ro(t,e){return t.shifts[e.get("shift")??t.
head.shift]}function Pn(t,e,o){return s("div",{class:"ho-after",part:"after"},t.can_undo&&Q("ho-plain",e("undo"),{key:"undo","data-do":"undo"}),vt(e,o))}function Wo(t){let{model:e,exchange:o,desk:r,root:n,voice:i,signal:a,viewNow:l,say:d,show:c,inform:f,focusOnQuestion:h}=t,p=!1;async function y(b,w){Ne(i,l().revision);
let g=o.ask(e,{...b,game:e.get("game_id"),revision:l().revision});if(g===null)return;p=w;let j=await g;if(!a.aborted){if(j.kind==="done"){h(!w);return}t.tell(j.
text||d()("silence"))}}function x(b,w,g){let j=K(l(),b);if(j===null)k(w);else if("take"in j)y({kind:"act",action:j.take.code},g);else if("barred"in j){let L=j.barred.
map(S=>({text:[S.text,S.why,S.unlock].filter(Boolean).join(" – "),rule:S.rule}));f({title:"",lines:L})}else{let L=d()("several",{n:j.choose.length});f({title:"",
lines:[{text:L,rule:""}],answers:j.choose});let S=j.choose[0],C=S&&n.querySelector(`[data-do=act][data-code="${S.code}"]`);C instanceof HTMLElement&&C.focus()}}
function k(b){let w=mt(l(),d(),b);w.length>0&&f({title:"",lines:w})}function u(){r.notice=null,c(),h(!0)}let m=({dataset:{pawn:b,timeline:w,shift:g}})=>({pawn:Number(
b),timeline:Number(w),shift:Number(g)});return{deeds:{act:(b,w)=>{y({kind:"act",action:Number(b.dataset.code)},w)},undo:(b,w)=>{y({kind:"undo"},w)},pawn:(b,w)=>{
let{pawn:g}=m(b);x({kind:"pawn",pawn:g},`pawn ${g}`,w)},pool:(b,w)=>x({kind:"pool"},"pool",w),timeline:(b,w)=>{let{timeline:g}=m(b);x({kind:"timeline",timeline:g},
`timeline ${g}`,w)},card:(b,w)=>{let{shift:g}=m(b);x({kind:"card",now:l().shifts[g]?.state==="now"},`card ${g}`,w)},about:b=>k(b.dataset.about??""),notice:u},key(b){
let w=jt(b),g=w===null?null:n.querySelector(`[data-do=act][data-key="${w}"]`);return g instanceof HTMLElement?(y({kind:"act",action:Number(g.dataset.code)},!0),
!0):!1},viewChanged(){p?r.answers=l().revision:r.story||t.goToFirst()},escape(){return r.notice===null?!1:(u(),!0)}}}var Fo="[data-do=act], [data-do=pawn], [data-do=pool], [data-do=timeline]",Wn=80;function Ko(t){let{root:e,desk:o,viewNow:r,say:n,show:i,focused:a,announce:l,focusOn:d,
signal:c}=t,f=null,h=null,p;c.addEventListener("abort",()=>clearTimeout(p));function y(){let g=a(),j=h?.isConnected?h:g?.matches(":focus-visible")?g:null;return e.
contains(j)?j:null}function x(g){o.looked=g==null?null:{code:g,revision:r().revision}}function k(){let g=r();if(e.dataset.revision!==String(g.revision))return;let j=y(),
L=j&&Fn(g,j);L!==(o.looked?.revision===g.revision?o.looked.code:null)&&(x(L),i())}function u(g){if(g.pointerType==="touch")return;let j=g.target instanceof Element?
g.target.closest(Fo):null;j!==f&&m(j)}function m(g){clearTimeout(p),f=g,g?p=setTimeout(b,Wn):b()}function b(){h=f,k()}e.addEventListener("pointermove",u,{signal:c}),
e.addEventListener("pointerleave",u,{signal:c}),e.addEventListener("focusin",k,{signal:c}),e.addEventListener("focusout",()=>{queueMicrotask(k)},{signal:c}),e.addEventListener(
"toggle",Kn,{signal:c,capture:!0});function w(g){o.hints=g,i(),W(g,r())&&l(P(r(),n())),d("[data-do=explain]")}return{deeds:{explain:()=>w(Ae(o.hints,r())),hints:()=>w(
Te(o.hints))},viewChanged(){clearTimeout(p),f=h=null;let g=y()?.closest("[data-do=act]");x(g instanceof HTMLElement?r().actions[Number(g.dataset.item?.split(" ")[1])]?.
code:null)},drawn:k}}function Fn(t,e){let o=e.closest(Fo);if(!(o instanceof HTMLElement))return null;let{code:r,pawn:n,timeline:i}=o.dataset;if(o.dataset.do==="\
act")return Number(r);let a=o.dataset.do==="pawn"?K(t,{kind:"pawn",pawn:Number(n)}):o.dataset.do==="pool"?K(t,{kind:"pool"}):K(t,{kind:"timeline",timeline:Number(
i)});return a!==null&&"take"in a?a.take.code:null}function Kn({target:t}){let e=t instanceof HTMLDetailsElement&&t.open?t.closest("[data-scroll]"):null;if(!e)return;
let[o,r]=[t,e].map(n=>n.getBoundingClientRect().top);e.scrollTop+=Number(o)-Number(r)}function Uo({desk:t,root:e,signal:o,whole:r,viewNow:n,say:i,show:a,focused:l,announce:d,bringIntoSight:c,focusOnQuestion:f}){let h=n(),p=null;function y(u,m=1){
p=u,t.story=m,a(),f(!0),d(U(n(),i(),t))}function x(){t.story=0,a(),p?.isConnected?p.focus({preventScroll:!0}):(f(!0),c("prompt")),p=null}function k(u){let m=n().
told[u-1];m!==void 0&&(t.story=u,a(),e.querySelector("[data-part=told]")?.scrollTo(0,0),c("story_card"),d(`${m.title}. ${U(n(),i(),t)}`))}return e.addEventListener(
"focusin",({target:u})=>{!t.story||!(u instanceof Element)||(u.matches("[data-focus=story]")&&c("story_card"),!(Ut(u)||u.closest("[data-part=below]")===null)&&(t.
story=0,p=null,a()))},{signal:o}),{deeds:{story:u=>t.story?x():y(u),turn_to(u){let m=Number(u.dataset.card);t.story?k(m):y(u,m)}},key(u,m){if(!Ut(m))return!1;let b={
ArrowLeft:-1,ArrowRight:1}[u.key];return b===void 0?jt(u)!==null:(u.repeat||(t.story+b>n().told.length?x():k(t.story+b)),!0)},escape(){return t.story?(x(),!0):!1},
viewChanged(){let u=h;h=n();let m=Ut(l());tt(h)!==tt(u)?t.story=0:h.told.length>u.told.length?t.story=r?u.told.length+1:0:h.revision!==u.revision&&!m&&(t.story=
0)}}}function Ut(t){return t?.closest("[data-part=story]")!=null}var Un=6;function Go(t,e,o,r){if(e.length<t.length)return o("taken_back");let n=e.slice(t.length),i=n.length-Un,a=n.filter((d,c)=>c>=i||d.matters).map(d=>T(r,d)),
l=n.length-a.length;return(l>0?[o("journal.more",{n:l}),...a]:a).join(" ")}function Yo({model:t,exchange:e,voice:o,part:r,whole:n,desk:i,signal:a,viewNow:l,say:d,announce:c}){let f=l(),h=e.lines(),p="";a.addEventListener("abort",e.observe(
y));function y(){h.length===0&&(h=e.lines())}function x(k){return k.past!==null?d()("back.looking",{text:k.past.text}):k.branch===null?d()("back.returned"):k.branch.
text}return()=>{let k=l(),u=e.lines(),m=k.outcome===null?Tt(k):`${k.outcome.title}. ${k.outcome.text}`,b=tt(k)!==tt(f),w=b?"asked":Re(o,f.revision),j=b?x(k):w===
"alone"&&!n&&r!=="journal"?Po(t,f,k,i):Go(h,u,d(),i),L=n&&W(i.hints,k)?P(k,d()):"",S=m!==p&&(n||w==="asked"),B=n&&j!==""&&i.notes.heard.some(({cover:q})=>O(i,q))&&
d()("cover.choice"),H=k.told.length>f.told.length&&U(k,d(),i);h=u,p=m,f=k,w!==null&&c([j,B,S&&m,S&&L,H].filter(Boolean).join(" "))}}function Xo({desk:t,model:e,signal:o,viewNow:r,show:n}){let i=new Set,a=[];function l(){let{grid:c,told:f}=r();if(!e.get("arrangement")||a[0]===c&&a[1]===f)return;
a=[c,f];let h=c.flatMap(({timeline:x,cards:k})=>k.flatMap(({position:u,state:m})=>m==="empty"?[]:[[`${x}-${u}`,m]])),p=f.flatMap(({card:x,picture:k})=>k?[[x,"to\
ld"]]:[]),y=[...h,...p].flatMap(([x,k])=>i.has(`${x} ${k}`)?[]:(i.add(`${x} ${k}`),[x]));y.length>0&&e.send({kind:"pictures",memories:y})}function d(c){if(c?.kind===
"pictures"){for(let{memory:f,side:h,svg:p,text:y}of c.pictures){let x=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(p)}`;t.laying.pictures.set(`${f} ${h}`,
{memory:f,side:h,svg:p,text:y,src:x})}n()}}return e.on("msg:custom",d),o.addEventListener("abort",()=>e.off("msg:custom",d)),l(),{viewChanged:l}}var Gn=[eo,_e,Uo,be,Je,Wo,ke,bo,Qe,$o,Xo,Ko],Yn=["after","notice","banner","story","noted"].map(t=>`[data-part=${t}]`).join();function Jo(t,e,o,r){let n=Xe(t,e,
o,r,Io(t)),{root:i,desk:a,stops:l,signal:d,viewNow:c,show:f,focusOnQuestion:h}=n,p=Gn.map(B=>B(n)),y=Object.assign({},...p.map(B=>B.deeds??{}));p.forEach(n.attach);
let x=Yo(n);function k(){a.notice=null,a.asking=!1,n.scrollToEnd();for(let B of p)B.viewChanged?.();f(),x()}function u(){f(),n.scrollToEnd()}function m(){e.isBusy()||
f()}function b({updates:B=[]}){for(let{kind:H,text:q}of B)H==="trouble"&&n.tell(q)}function w(B,H){let q=B.closest("[data-do]")??B;a.asking&&!Jn(q)?y.why?.(B,H):
y[q.dataset?.do??""]?.(q,H)}function g(B){B.target instanceof Element&&w(B.target,B instanceof MouseEvent&&B.detail===0)}function j(B){let H=B.target;if(!(!(H instanceof
HTMLElement)||Bt(H))){if(B.key==="Escape"){if(!p.some(q=>q.escape?.()))return}else if(Ke(i,H,B.key,l))J(i,l);else if(t1(B)&&Xn(H))w(H,!0);else if(!p.some(q=>q.key?.(
B,H)))return;B.preventDefault(),B.stopPropagation()}}i.addEventListener("click",g,{signal:d}),i.addEventListener("keydown",j,{signal:d});let L=Object.entries({"\
change:view":k,"change:words":f,"change:labels":m,"change:arrangement":m,"msg:custom":b});for(let[B,H]of L)t.on(B,H);let S=e.observe(u);t.get("take_focus")&&C();
function C(){if(!d.aborted){if(!i.isConnected||i.offsetParent===null){setTimeout(C,30);return}h(!1),n.announce(U(c(),n.say(),a))}}return()=>{n.ends.abort(),S();
for(let[B,H]of L)t.off(B,H);i.remove(),n.voice.remove()}}function Xn(t){return t.tagName!=="BUTTON"&&t.dataset.do!==void 0}function Jn(t){return t?.closest(Yn)!=
null}function t1(t){return t.key==="Enter"||t.key===" "}function e1({model:t,code:e,early:o}){let r=ie(),n=r.attach(t,o),i=()=>e.get("labels")[t.get("labels")],a=new Promise(l=>{let d=()=>i()&&l();e.on("change:labels",
d),d()});return{end:n,async render({model:l,el:d}){await a;let c=ee(d,{styles:e.get("styles"),fonts:e.get("fonts")}),f=Jo(l,r,d,()=>i()??{});return()=>{f(),c()}}}}export{e1 as default};
