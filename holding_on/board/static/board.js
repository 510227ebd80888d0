// Built from widgets/ by `npm run build`. Change the sources there, not this file.
var gn={sans:"Holding On Sans",serif:"Holding On Serif"};function a1(t,e){let{FontFace:n}=t.defaultView;for(let[o,r]of Object.entries(e)){let[s="",i=""]=o.split(
"-"),l=Uint8Array.from(atob(r),c=>c.charCodeAt(0));t.fonts.add(new n(gn[s]??s,l,{weight:i}))}}var s1=new WeakMap;function l1(t,e){let n=t.ownerDocument;if(i1(t,e,n),t.isConnected)return()=>{};let o=new ResizeObserver(()=>{t.isConnected&&(o.disconnect(),i1(
t,e,n))});return o.observe(t),()=>o.disconnect()}function i1(t,{styles:e,fonts:n},o){let r=t.getRootNode(),s=r instanceof ShadowRoot?r:o,i=s1.get(o);if(!i){let{
CSSStyleSheet:l}=o.defaultView;i=new l,i.replaceSync(e),s1.set(o,i),a1(o,n)}s.adoptedStyleSheets.includes(i)||s.adoptedStyleSheets.push(i)}function c1(t){return[t.revision,t.past?.move??null,t.branch!==null]}function f1(t,e){return d1(t,{items:e})}function d1(t,{all:e,items:n,length:o}){if(!n)return e;
let r=Array.isArray(t)?t.slice(0,o):{...t};for(let[s,i]of Object.entries(n))r[s]=d1(t[s],i);return r}function wn(){let t=globalThis;return t[Symbol.for("holding_on receivers")]??=new Map}function u1(t,e){wn().get(t)?.(e)}var Mn=2e4,bn=100;function Qn(t){let{kind:e,text:n="",title:o,links:r,memory:s,side:i,svg:l}=t??{},c=e==="why"?{title:String(o),links:r}:{},f={memory:String(s),
side:String(i),svg:String(l),text:String(n)};return{kind:String(e),text:String(n),...c,...e==="picture"?{picture:f}:{}}}function p1(t=Mn){let e=[],n=Math.floor(
Math.random()*1e9),o=new Map,r=new Set,s=!1,i=!1,l=()=>r.forEach(p=>p());function c(p,h){let m=o.get(p);if(!m)return!1;o.delete(p),m.timers.forEach(clearTimeout),
m.resolve(h);let M=s;return s=!1,M}function f(){s=!0,l()}function d(p,h){if(o.size>0)return null;let m=++n,M=new Promise(w=>{let g=setTimeout(()=>c(m,{kind:"sil\
ence",text:""})&&l(),t);o.set(m,{resolve:w,timers:[setTimeout(f,bn),g]})});return p.send({...h,id:m}),M}function u(p,h){let m=null,M=!1;i=!0;for(let g of h?.updates??
[h])g?.kind==="lines"?M=k(p,g)||M:g?.kind==="view"||g?.name==="view"?m=g:g?.kind==="set"?p.set(g.name,g.value):g?.kind==="deliver"&&u1(String(g.to),g.value);let w=c(
h?.id,Qn(h));i=!1,(m===null||!b(p,m))&&(M||w)&&l()}function k(p,{from:h,lines:m}){let M=(e.at(-1)?.line??-1)+1;return h>M?(p.send({kind:"lines",from:M,id:++n}),
!1):(e=[...e.filter(w=>w.line<h),...m],!0)}function b(p,{value:h,base:m,delta:M}){let w=p.get("view");return h?p.set("view",h):String(m)===String(c1(w))?p.set("\
view",f1(w,M)):p.send({kind:"view",id:++n}),p.get("view")!==w}function Q(p,h=[]){let m=w=>u(p,w);p.on("msg:custom",m),p.on("change:view",M),h.forEach(m);function M(){
p.get("drawn")!=null&&(p.set("drawn",p.get("view").revision),p.save_changes())}return p.send({kind:"lines",from:0,id:++n}),()=>{p.off("msg:custom",m),p.off("cha\
nge:view",M);for(let w of o.values())w.timers.forEach(clearTimeout);o.clear(),r.clear()}}return{attach:Q,ask:d,receive:u,lines:()=>e,isLate:()=>s,isBusy:()=>i||
o.size>0&&!s,observe(p){return r.add(p),()=>r.delete(p)}}}function yn(t,e,n){let[o="",r="",s=""]=n.split(" ");switch(o){case"space":{let i=t.shifts[Number(r)],l=i?.spaces[Number(s)];if(!i||!l)return null;let c=l.covered_by===
null?e("about.space"):e("about.covered");return{text:l.text,is:c,used:`space ${i.state}`}}case"card":{let i=t.shifts[Number(r)];if(!i)return null;let[l,c]=i.card?
[i.card.spoken,e("about.card")]:[i.text,e("about.no_card")];return{text:l,is:c,used:`card ${i.state}`}}case"place":return xn(t,e,r);case"pawn":{let i=t.pawns.find(
l=>l.pawn===Number(r));return i?{text:i.text,is:""}:null}case"timeline":{let i=t.grid.find(l=>l.timeline===Number(r));return i?{text:i.name,is:e("about.timeline"),
used:o,timeline:i.timeline}:null}case"memory":return{text:"",is:e("about.memory"),used:o,timeline:Number(r)};case"pool":return{text:t.pool.text,is:e("about.pool")};case"\
supply":return{text:t.supply.text,is:e("about.supply")};case"patient":return{text:t.decks.text,is:e("about.patient")};case"partial":return{text:t.decks.text,is:e(
"about.partial")};case"clear":return{text:t.decks.text,is:e("about.clear")};case"hands":return{text:"",is:e("about.hands")};case"objective":return{text:t.head.objective_text,
is:t.head.progress.map(i=>i.text).join(" ")};default:return null}}function xn(t,e,n){let o=t.places.find(r=>r.id===n)?.text??"";switch(n){case"break_room":return{
text:o,is:e("about.break_room")};case"on_call":return{text:o,is:e("about.on_call")};case"on_leave":return{text:o,is:e("about.on_leave")};case"left":return{text:o,
is:e("about.left")};case"manager_board":return{text:o,is:e("about.manager_board")};case"marked_area":return{text:o,is:e("about.marked_area")};case"contact_tile":
return{text:o,is:e("about.contact_tile")};default:return null}}function vt(t,e,n){let o=yn(t,e,n);return o?[...[o.text,o.is].filter(s=>s!=="").map(s=>({text:s,rule:""})),
...vn(t,e,n,o)]:[]}function vn(t,e,n,{used:o=n,timeline:r}){if(t.past!==null)return[{text:e("refused.past"),rule:""}];if(t.outcome!==null)return[];let s=t.used_by[o]??
[],i=f=>s.includes(f.kind)&&(r===void 0||f.timeline===r),l=t.actions.filter(i).map(f=>f.text);if(l.length>0)return[{text:e("about.now",{answers:l.join(" · ")}),
rule:""}];let c=new Map;for(let f of t.barred.filter(i))c.set(f.why,{text:[f.why,f.unlock].filter(Boolean).join(" "),rule:f.rule});return c.size>0?[...c.values()].
slice(0,3):[{text:e("about.asked",{question:t.prompt.text}),rule:t.prompt.rule}]}function a(t,e,...n){let{part:o,key:r=o,...s}=e??{},i=[];return h1(n,i),o!==void 0&&(s["data-part"]=o),t==="button"&&(s.type="button"),"data-item"in s&&(s.tabindex=
-1),{tag:t,key:r==null?null:String(r),props:s,kids:i}}function h1(t,e){for(let n of t)n==null||n===!1||(Array.isArray(n)?h1(n,e):e.push(typeof n=="number"?String(
n):n))}function Ln(t,e){return t===e?!0:!Array.isArray(t)||!Array.isArray(e)||t.length!==e.length?!1:t.every((n,o)=>n===e[o])}function S(t){let e=new WeakMap;return(...n)=>{
let o=e.get(n[0]);if(o?.from.every((s,i)=>Ln(s,n[i])))return o.made;let r=t(...n);return e.set(n[0],{from:n,made:r}),r}}function x(t,e,n){return a("button",{class:t,
...n},e)}function pt(t,e,n,o){return x("ho-plain",e,{key:t,"data-do":t,title:n,"aria-pressed":String(o)})}function y(...t){return t.filter(Boolean).join(" ")}function m1(t,e,n=()=>!1){
return Array.from({length:Math.max(0,e)},(o,r)=>a("i",{class:y(t,n(r)),"aria-hidden":"true"}))}function O(t){return a("span",{class:"ho-hidden",key:"spoken"},t)}
function j(t,...e){return a("span",{class:t,"aria-hidden":"true"},...e)}function k1(){return{all:!1,cards:{},heard:[]}}function et({notes:t},e){return t.cards[e]??t.all}function C(t,e){return e!=null&&!et(t,e.card)}function E(t,e){return C(
t,e.cover)?e.cover.text:e.text}function ht(t,e,n,o,r,s){let i=et(e,n);return a("div",{class:"ho-noted",key:`noted ${n}`,part:"noted"},a("p",{class:"ho-note"},t(
"cover.note",{note:o})),i&&s!==null&&a("div",{key:"words","data-words":!0},s),a("div",{class:"ho-noted-do",key:"do"},x("ho-plain",M1(t,i),{key:"words","data-do":"\
words","data-card":n}),!i&&x("ho-plain",t("cover.go_on"),{key:"go on",...r}),x("ho-quiet",e.notes.all?t("cover.hide_all"):t("cover.show_all"),{key:"all","data-d\
o":"all_words"})))}function g1(t,e){let{heard:n}=e.notes;return n.length>0&&a("section",{class:"ho-heard",key:"heard","aria-label":t("cover.heading")},n.map(({text:o,
cover:{card:r,note:s}})=>ht(t,e,r,s,{"data-do":"leave_words","data-card":r},a("p",null,o))))}function w1(t,e,{line:n,cover:o}){if(!o)return!1;let{card:r,note:s}=o,
i=et(e,r);return x("ho-ask",M1(t,i),{key:"words","data-do":"words","data-card":r,"data-item":`words ${n}`,"aria-label":i?t("cover.hide_of",{note:s}):t("cover.sh\
ow_of",{note:s})})}function M1(t,e){return t(e?"cover.hide":"cover.show")}function b1({desk:t,exchange:e,viewNow:n,say:o,show:r,announce:s,focusOnQuestion:i}){function l(d,u){
r();let b=(d.closest("[data-part=detail]")??d.closest("[data-part=noted], li"))?.querySelectorAll("[data-words]")??[];s(u?[...b].map(Q=>Q.textContent).join(" "):
o()("cover.hidden"))}let c=d=>d.dataset.card??"";function f(d,u){t.notes={...t.notes,cards:{...t.notes.cards,[c(d)]:u}}}return{deeds:{words(d){let u=!et(t,c(d));
f(d,u),l(d,u)},all_words(d){t.notes={...t.notes,all:!t.notes.all,cards:{}},l(d,t.notes.all)},leave_words(d){f(d,!1),t.notes.heard=t.notes.heard.filter(({cover:u})=>u.
card!==c(d)),r(),i(!0)}},viewChanged(){let{notes:d}=t,u=n().past===null?e.lines():[],k=u.at(-1)?.move;d.heard=u.flatMap(({text:b,cover:Q,read_aloud:p,move:h})=>Q&&
p&&h===k&&d.cards[Q.card]!==!1?[{text:b,cover:Q}]:[])}}}function Q1(){return{on:!1,held:null,table:null,pictures:new Map}}function Wt({laying:t},e){let n=t.on?t.table?.rows[e.timeline-1]:void 0;return e.cards.map((o,r)=>{
let s=n?.[r],i=s?s.memory:`${e.timeline}-${o.position}`,l=s?e.cards.find(d=>`${e.timeline}-${d.position}`===i)??null:o,{text:c,cover:f}=s??o;return{place:o.position,
name:i,memory:l?.state==="empty"?null:l,text:c,cover:f,sides:s?.sides??[],sides_text:s?.sides_text??""}})}function y1(t,e){if(!e.laying.on)return t;let n=t.grid.
map(o=>{let r=Wt(e,o),s=o.cards.map(i=>{let{text:l,cover:c}=r.find(f=>f.memory===i)??i;return{...i,text:l,cover:c}});return{...o,cards:s}});return{...t,grid:n}}
function nt({laying:t},e){return e!==null&&t.table?.tracked.includes(e)===!0}function x1(t,e,{laying:{on:n,held:o,table:r}}){let s=t.grid.some(i=>i.cards.some(l=>l.
state!=="empty"));return a("div",{class:"hw-quilt-head"},a("h3",null,e("heading.memories")),r!==null&&(n||s)&&x("hw-switch",e("arranging.switch"),{key:"laying",
role:"switch","aria-checked":String(n),"data-do":"laying"}),r!==null&&n&&a("p",{part:"fit",class:"hw-fit"},o===null?`${r.text} ${e("arranging.choose")}`:e("arra\
nging.holding")))}function v1(t,e,n){return e.laying.table!==null&&n.state==="clear"&&x("ho-plain",nt(e,e.memory)?t("arranging.untrack"):t("arranging.track"),{key:"\
track","data-do":"track"})}var Hn={token:"M12 21.5C5 15.5 1.8 12 1.8 8A5.3 5.3 0 0 1 12 5.7 5.3 5.3 0 0 1 22.2 8c0 4-3.2 7.5-10.2 13.5z",warning:"M12 1.5 23.3 22H.7zM10.9 8.5v7h2.2v-7zM10\
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
 14.5h21L19 22H5zM11 1.5h2.2v11H11zM14.5 3.5l6.5 9h-6.5zM9.5 6v6.5H4z",timeline_5:"M1.5 4.5h21v15h-21zM3.6 6.6v1.9l8.4 6.3 8.4-6.3V6.6L12 12.9z"};function V(t,e="",n=`\
sign ${t}`){return a("svg",{class:y("ho-sign",e),viewBox:"0 0 24 24","aria-hidden":"true",key:n},a("path",{d:Hn[t]??""}))}function L1(t,e,n,o=()=>!1){return Array.
from({length:Math.max(0,n)},(r,s)=>V(t,y(e,o(s)),`${t} ${e} ${s}`))}function H1(t,e,n){let o=mt(t,n.memory);if(o===void 0)return!1;let{cover:r}=o;return a("div",{class:"ho-detail",part:"detail"},$n(t,n.memory),r&&ht(e,n,r.card,r.
note,{"data-do":"memory"},null),!C(n,r)&&[Zn(n,o),o.title!==""&&a("h4",{key:"title","data-words":!0},o.title),a("p",{class:"ho-detail-text",key:"text","data-wor\
ds":!0},o.text),o.state==="clear"&&o.words!==null&&a("p",{class:"ho-words",key:"words","data-words":!0},o.words),o.story!==null&&a("p",{class:"ho-story-text",key:"\
story","data-words":!0},o.story)],o.state==="empty"&&vt(t,e,`memory ${(n.memory??"").replace("-"," ")}`).map(s=>a("p",null,s.text)),v1(e,n,o),x("ho-plain",e("me\
mories.close"),{key:"close","data-do":"memory"}))}function $n(t,e){let n=t.grid.find(({timeline:o})=>e?.startsWith(`${o}-`));return n&&a("div",{class:"hw-detail\
-timeline",part:"timeline"},V(`timeline_${n.timeline}`),n.name)}function Zn(t,e){let n=t.picture;return n!==null&&n.memory===t.memory&&n.side===e.state&&a("img",
{key:`picture ${n.memory} ${n.side}`,class:"ho-picture",src:`data:image/svg+xml;charset=utf-8,${encodeURIComponent(n.svg)}`,alt:n.text})}function mt(t,e){if(e===
null)return;let[n,o]=e.split("-").map(Number);return t.grid.find(r=>r.timeline===n)?.cards.find(r=>r.position===o)}function $1(t){let{model:e,exchange:n,desk:o,signal:r,viewNow:s,say:i,show:l,announce:c}=t,{laying:f}=o,d=t.tell;async function u(b,Q){let p=n.ask(e,b);if(p===null)
return d(i()("busy"));let h=await p;if(r.aborted)return;if(h.kind!=="done")return d(h.text||i()("silence"));let m=Q();return l(),c(`${h.text} ${m}`.trim())}function k(b){
f.held=b,o.memory=b??o.memory,l(),c(b===null?i()("arranging.put_back"):i()("arranging.held"))}return{deeds:{laying(){f.on=!f.on,f.held=o.memory=null,l(),c(f.on?
`${i()("arranging.on")} ${f.table?.text}`:i()("arranging.off"))},lay(b){let{held:Q}=f,{memory:p=null,place:h,timeline:m}=b.dataset;Q===null&&p===null?d(i()("arr\
anging.nothing")):Q===null||Q===p?k(Q===null?p:null):Q[0]===m?u({kind:"lay",memory:Q,position:Number(h)},()=>(f.held=null,e.get("arrangement").text)):p!==null?k(
p):d(i()("arranging.row",{timeline:String(Q[0])}))},track:()=>{u({kind:"track",memory:o.memory,on:!nt(o,o.memory)},()=>"")}},viewChanged(){f.held!==null&&mt(s(),
f.held)?.state==="empty"&&(f.held=null)},escape(){return f.held===null?!1:(k(null),!0)}}}function Lt({past:t,moments:e=[]},n){let o=t?.move??1/0;return n<0?e.filter(r=>!r.now&&r.move<o).at(-1):e.find(r=>r.move>o)}function Ht(t,e){return[t.branch!==null&&
_n(t,e),t.past!==null&&Vn(t,e)]}function Vn(t,e){let n=o=>o===void 0?"true":null;return a("section",{class:"ho-banner is-past",key:"past",part:"banner","aria-la\
bel":e("back.banner")},a("p",null,j("ho-banner-sign","↶"),e("back.looking",{text:t.past?.text??""})),a("div",{class:"ho-banner-do"},kt("earlier",e("back.earli\
er"),n(Lt(t,-1))),kt("later",e("back.later"),n(Lt(t,1))),kt("now",e("back.now")),kt("branch",e("back.branch"))))}function _n(t,e){return a("section",{class:"ho-\
banner is-branch",key:"branch",part:"banner","aria-label":e("back.branch_banner")},a("p",null,j("ho-banner-sign","↷"),t.branch?.text??""),a("div",{class:"ho-b\
anner-do"},kt("leave_branch",e("back.leave_branch"))))}function kt(t,e,n){return a("button",{key:t,class:"ho-plain","data-do":t,"aria-disabled":n},e)}function Z1(t){return a("dialog",{class:"ho-page",lang:t.lang,"aria-label":t.title},a("div",{class:"ho-page-head"},a("h2",{tabindex:-1,autofocus:!0},t.title),a(
"button",{"data-do":"close"},t.close)),a("p",{class:"ho-page-introduction"},t.introduction),a("ol",{class:"ho-page-points",role:"list"},t.points.map(e=>qn(t,e))),
a("h3",null,t.quoting),t.quoting_text.map(e=>a("p",{class:"ho-page-quoting"},e)))}function qn(t,e){return a("li",null,a("h3",null,e.heading),a("dl",null,a("div",
null,a("dt",null,t.in_game),a("dd",null,e.game)),a("div",{class:"ho-page-ward"},a("dt",null,t.on_ward),a("dd",null,e.ward))),a("details",null,a("summary",null,t.
by_rules),a("ul",{role:"list"},e.rules.map(n=>a("li",null,a("span",{class:"ho-rule"},n.id)," ",n.text)))))}var Sn="http://www.w3.org/2000/svg",An=new Set(["svg","g","path","circle","ellipse","rect","polyline"]);function U(t,e){if(typeof t=="string")return{kid:t,dom:e.
createTextNode(t),kids:[]};let n=An.has(t.tag)?e.createElementNS(Sn,t.tag):e.createElement(t.tag);for(let[r,s]of Object.entries(t.props))_1(n,r,s);let o=t.kids.
map(r=>U(r,e));for(let r of o)n.appendChild(r.dom);return{kid:t,dom:n,kids:o}}function $t(t,e){if(t.kid===e)return t;let n=t.dom.ownerDocument;if(typeof e=="str\
ing"||typeof t.kid=="string"||e.tag!==t.kid.tag){if(typeof e=="string"&&typeof t.kid=="string")return t.dom.nodeValue=e,{kid:e,dom:t.dom,kids:[]};let r=U(e,n);return t.
dom.replaceWith(r.dom),r}let o=t.dom;return Tn(o,t.kid.props,e.props),{kid:e,dom:o,kids:On(o,t.kids,e.kids,n)}}function On(t,e,n,o){let r=[],s=0;for(;s<n.length;s++){
let c=n[s],f=e[s];if(f===void 0||!En(f.kid,c))break;r.push($t(f,c))}if(s===e.length&&s===n.length)return r;let i=new Map;for(let c=s;c<e.length;c++){let f=e[c];
i.set(V1(f.kid,c),f)}for(let c=s;c<n.length;c++){let f=n[c],d=V1(f,c),u=i.get(d);i.delete(d),r.push(u?$t(u,f):U(f,o))}for(let c of i.values())c.dom.remove();let l=s===
0?t.firstChild:r[s-1].dom.nextSibling;for(let c of r.slice(s))c.dom===l?l=l.nextSibling:t.insertBefore(c.dom,l);return r}function En(t,e){return typeof t!="obje\
ct"||typeof e=="string"?typeof t==typeof e:t.tag===e.tag&&t.key===e.key}function V1(t,e){return typeof t=="string"?`text ${e}`:t.key===null?`${t.tag} ${e}`:`${t.
tag} key ${t.key}`}function Tn(t,e,n){for(let o in e)o in n||t.removeAttribute(o);for(let o in n)e[o]!==n[o]&&_1(t,o,n[o])}function _1(t,e,n){n==null||n===!1?t.
removeAttribute(e):t.setAttribute(e,n===!0?"":String(n))}function q1({model:t,el:e,signal:n,focusOnQuestion:o}){return{deeds:{page:r=>Cn(t.get("page"),e,n,()=>{r.isConnected?r.focus():o(!0)})}}}function Cn(t,e,n,o){gt(
Z1(t),e,n,o)}function gt(t,e,n,o,r){let s=U(t,e.ownerDocument).dom;s.dataset.lmSuppressShortcuts="true";let i=new AbortController,{signal:l}=i;function c(u){i.abort(),
s.close(),s.remove(),u&&o()}function f(u){u.stopPropagation(),u.key==="Escape"&&(u.preventDefault(),c(!0))}function d(u){let k=u.target instanceof Element?u.target.
closest("[data-do]"):null;if(u.target===s||k instanceof HTMLElement&&k.dataset.do==="close")return c(!0);!(k instanceof HTMLElement)||r===void 0||(c(!1),r(k))}s.
addEventListener("keydown",f,{signal:l}),s.addEventListener("click",d,{signal:l}),s.addEventListener("close",()=>c(!0),{signal:l}),n.addEventListener("abort",()=>c(
!1),{signal:l}),e.append(s),s.showModal()}function ot(t){return t.split(/\n\s*\n/).filter(e=>e.trim()!=="").map(e=>a("p",null,e.trim()))}function z(t,e){return e!==""&&a("span",{class:"ho-rule",title:t(
"rule",{rule:e})},e)}function S1(t){let e=A1(t);return e===null?{kind:"why",thing:t}:{kind:"why",line:e}}function A1(t){let e=/^line (\d+)$/.exec(t);return e?Number(e[1]):null}function O1(t,e,n,o,r){
let{head:s}=t,i=A1(r);return i!==null?jn(e,o,i,""):{condition:s.condition_text,warnings:s.warnings_text,manager:s.manager_text,shift:s.shift_text,day:s.day_text,
prompt:t.prompt.text,outcome:t.outcome?.title,pool:t.pool.text,marked_area:t.places.find(c=>c.cards)?.text}[r]??zn(t,n,r)??Nn(t,o,r)}function zn(t,e,n){for(let{
name:o}of t.pawns){if(n===o)return e("why.place",{name:o});if(n===`${o} stress`)return e("why.stress",{name:o});if(n===`${o} tokens`)return e("why.tokens",{name:o})}}
function jn(t,e,n,o){let r=t.find(s=>s.line===n);return r?E(e,r):o}function E1(t,e,n){return t.map(o=>{let r=e.find(s=>s.line===o.line);return C(n,r?.cover)?{...o,
text:r.cover.text}:o})}function Nn(t,e,n){let o=t.shifts.find(l=>l.card?.id===n)?.card;if(o)return`${o.kind_text}. ${o.text}`;let[r,s]=n.split("-").map(Number),
i=t.grid.find(l=>l.timeline===r)?.cards.find(l=>l.position===s);return!i||C(e,i.cover)?i?.cover?.text??"":i.title||(i.words??"")||i.text}function T1(t,e){let n=t.
pawns.find(r=>[r.name,`${r.name} stress`,`${r.name} tokens`].includes(e));return n?[n.name,n.stress_max>0&&`${n.name} stress`,n.tokens!==null&&`${n.name} tokens`].
filter(r=>r!==!1&&r!==e).map(String):[]}function C1(t,e,n){return x("ho-ask",t("why.ask"),{"data-do":"why","data-item":`line ${e.line}`,"aria-label":t("why.line",
{text:n}),"aria-haspopup":"dialog"})}function Zt(t,e){return pt("asking",t("why.ask"),t("why.key"),e.asking)}function Vt(t,e){return e.asking&&a("p",{class:"ho-\
asking",key:"asking"},t("why.asking"))}function z1(t,{lang:e,what:n,title:o,links:r,more:s}){let i=n===""?o:t("why.title",{what:n});return a("dialog",{class:"ho\
-page ho-why",lang:e,"aria-label":i},a("div",{class:"ho-page-head"},a("h2",{tabindex:-1,autofocus:!0},i),a("button",{"data-do":"close"},t("notice.close"))),r.length===
0?a("p",{class:"ho-page-introduction",key:"none"},t("why.none")):a("ol",{role:"list",key:"chain"},r.map((l,c)=>Bn(t,l,c))),s.length>0&&a("p",{class:"ho-more",key:"\
more"},a("span",null,t("why.more")," "),s.map(({thing:l,name:c})=>[a("button",{key:l,"data-do":"why","data-why":l},c)," "])))}function Bn(t,e,n){return a("li",{
key:n},n>0&&a("p",{class:"ho-because",key:"because"},t("why.because")),a("p",{class:"ho-cause"},e.text),a("p",{class:"ho-cause-rule"},e.wording," ",z(t,e.rule),
e.pages_text!==""&&[" ",a("span",{class:"ho-pages",key:"pages"},e.pages_text)],Rn(e.lesson)))}function Rn(t){let e=globalThis.document?.body.dataset.baseUrl;return t==
null||e===void 0?!1:[" ",a("a",{key:"lesson",href:`${e}render/${t.page}`,target:"_blank",rel:"noopener"},t.text)]}function j1(t){let{model:e,exchange:n,el:o,root:r,focused:s,desk:i,viewNow:l,say:c,show:f,announce:d,focusBack:u}=t,k=t.tell;async function b(w,g){let H=n.ask(e,
w);if(H===null)return void k(c()("busy"));let $=await H;if(!t.signal.aborted){if($.kind===g)return $;k($.text||c()("silence"))}}async function Q(w,g){let H=await b(
S1(w),"why");if(H===void 0)return;let $=l(),T=c(),N=B=>O1($,n.lines(),T,i,B),L=T1($,w).map(B=>({thing:B,name:N(B)})),{title:Z=""}=H,A=E1(H.links??[],n.lines(),i);
p(!1),gt(z1(T,{lang:$.lang,what:N(w),title:Z,links:A,more:L}),o,t.signal,()=>u(g),B=>{Q(B.dataset.why??"",g)})}function p(w){i.asking!==w&&(i.asking=w,i.notice=
null,f(),d(w?c()("why.asking"):c()("why.ended")))}function h(w){let g=w.closest("[data-why]");if(!(g instanceof HTMLElement)||!r.contains(g)){k(c()("why.nothing")),
i.asking&&!r.contains(s())&&u(r);return}Q(g.dataset.why??"",w instanceof HTMLElement?w:g)}async function m(w){let g=Lt(l(),w);g===void 0?k(c()("back.first")):await M(
g.now?{kind:"now"}:{kind:"look",move:g.move})}async function M(w){await b(w,"done")}return{deeds:{why:h,asking:()=>p(!i.asking),look:w=>{M({kind:"look",move:Number(
w.dataset.move)})},earlier:()=>{m(-1)},later:()=>{m(1)},now:()=>{M({kind:"now"})},branch:()=>{M({kind:"branch"})},leave_branch:()=>{M({kind:"leave_branch"})}},key(w,g){
return Dn(w)?(h(g),!0):!1},escape(){return i.asking?(p(!1),!0):!1}}}function Dn(t){return t.key.toLowerCase()==="w"&&!t.ctrlKey&&!t.altKey&&!t.metaKey}function N1(){return{off:!1,told:[],open:null}}function G(t,e){if(t.past!==null||t.outcome!==null)return"";let n=`hint.${t.prompt.topic}`,o=e(n);return o===n?"":
o}function B1(t,e,n){if(e.past!==null||t.open===_t(e))return t;let{topic:o}=e.prompt;return t.off||t.told.includes(o)||G(e,n)===""?t.open===null?t:{...t,open:null}:
{...t,told:[...t.told,o],open:_t(e)}}function R1(t,e){return{...t,open:Y(t,e)?null:_t(e)}}function D1(t){return t.off?{...t,off:!1}:{...t,off:!0,open:null}}function Y(t,e){
return t.open===_t(e)}function I1(t,e,n){let o=G(t,e);return o!==""&&Y(n,t)&&a("div",{class:"ho-hint",key:"hint",role:"note","aria-label":e("explain.heading")},
a("p",null,o),x("ho-quiet",n.off?e("explain.on"):e("explain.off"),{"data-do":"hints"}))}function P1(t,e,n){return G(t,e)!==""&&x("ho-quiet",e("explain.this"),{key:"\
explain","data-do":"explain","aria-expanded":String(Y(n,t))})}function _t(t){return`${t.revision} ${t.prompt.topic}`}var wt="now";function W1(t,e,n){let o={now:e("tabs.now"),ward:e("tabs.ward"),quilt:e("tabs.quilt"),story:e("tabs.story")};return a("nav",{class:"hw-tabs",key:"t\
abs","aria-label":e("tabs.heading")},Object.entries(o).map(([r,s])=>a("button",{key:r,class:"hw-tab","data-do":"turn_tab","data-tab":r,"aria-current":n.tab===r?
"page":null},s,r==="quilt"&&Ft(t)>0&&[" ",a("b",{class:"hw-tab-count"},Ft(t))])))}function F1(t,e,n){let o=n.tab==="quilt";return x("hw-quilt-link",o?e("tabs.ba\
ck"):e("tabs.his_quilt",{n:Ft(t)}),{key:"quilt","data-do":"turn_tab","data-tab":o?wt:"quilt","aria-expanded":String(o)})}function Ft({grid:t}){return t.reduce((e,n)=>e+
n.cards.filter(({state:o})=>o!=="empty").length,0)}function K1({desk:t,show:e,focusOn:n}){return{deeds:{turn_tab(o){let[r,s]=o.matches("nav *")?["nav ",`[data-t\
ab=${o.dataset.tab}]`]:["",""];t.tab=o.dataset.tab??wt,e(),n(`${r}[data-do=turn_tab]${s}`)}},viewChanged(){t.tab=wt}}}function U1(){return{story:0,memory:null,picture:null,waiting:!1,asking:!1,notice:null,hints:N1(),looked:null,large:!1,house:!1,tab:wt,page:"answers",notes:k1(),
laying:Q1()}}var Kt=new Set;function G1(t){return Kt.add(t),()=>{Kt.delete(t)}}function Y1(t,e){t.dataset.asked=String(e)}function X1(t,e){let n=[...Kt].filter(l=>l.dataset.
game===t.dataset.game).sort(In),o=n.filter(l=>n.length===1||l.checkVisibility()),r=o.filter(l=>l.dataset.part==="board"),s=r.length>0?r:o,i=s.find(l=>l.dataset.
asked===String(e));return(i??s.find(l=>l.dataset.part==="journal")??s[0])!==t?null:i===t?"asked":o.length===1?"alone":"for all"}var In=(t,e)=>t.compareDocumentPosition(
e)&4?-1:1;function J1(t,e,n){if(n===0)return null;switch(t){case"ArrowRight":case"ArrowDown":return(e+1)%n;case"ArrowLeft":case"ArrowUp":return(e-1+n)%n;case"Home":return 0;case"\
End":return n-1;default:return null}}function te(t,e,n,o){let{row:r,column:s}=e;switch(t){case"ArrowRight":return s+1<o?{row:r,column:s+1}:null;case"ArrowLeft":
return s>0?{row:r,column:s-1}:null;case"ArrowDown":return r+1<n?{row:r+1,column:s}:null;case"ArrowUp":return r>0?{row:r-1,column:s}:null;case"Home":return{row:r,
column:0};case"End":return{row:r,column:o-1};default:return null}}function qt(t){return t.ctrlKey||t.altKey||t.metaKey?null:/^[0-9]$/.test(t.key)?Number(t.key):
null}function St(t){return t.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}function Pn(t){return[...t.querySelectorAll("[data-item]")]}var ee=new WeakMap;function rt(t,e){let n=ee.get(t),o=new Set;for(let r of t.querySelectorAll("[data\
-roving]")){let s=Wn(r,e.get(ae(r)));s&&o.add(s)}ee.set(t,o);for(let r of n??[])!o.has(r)&&r.hasAttribute("data-item")&&r.setAttribute("tabindex","-1");for(let r of o)
n?.has(r)||r.setAttribute("tabindex","0")}function Wn(t,e){let n=e===void 0?null:t.querySelector(`[data-item="${e}"]`);return n!==null?n:t.getAttribute("data-ro\
ving-from")==="end"?oe(t):t.querySelector("[data-item]")}function oe(t){for(let e=t.lastElementChild;e!==null;e=e.previousElementSibling){let n=oe(e)??(e.hasAttribute(
"data-item")?e:null);if(n!==null)return n}return null}function re(t,e,n,o){let r=e.closest("[data-roving]");if(!r||!t.contains(r)||e.dataset.item===void 0)return!1;
let s=Pn(r),i=r.getAttribute("role")==="grid"?Kn(s,e,n):Fn(s,e,n);return i?(o.set(ae(r),String(i.dataset.item)),i.focus(),!0):!1}function Fn(t,e,n){let o=J1(n,t.
indexOf(e),t.length);return o===null?void 0:t[o]}function Kn(t,e,n){let o=t.map(ne),r=Math.max(...o.map(l=>l.row))+1,s=Math.max(...o.map(l=>l.column))+1,i=te(n,
ne(e),r,s);return i===null?void 0:t.find((l,c)=>o[c]?.row===i.row&&o[c]?.column===i.column)}function ne(t){return{row:Number(t.dataset.row),column:Number(t.dataset.
column)}}function ae(t){return t.getAttribute("data-roving")??""}var se=S((t,e)=>{let n=Gn(e),o=(s,i)=>s[typeof i=="number"?n.select(i):Un.test(String(i).normalize("NFD"))?"vowel":"other"]??s.other??"",r=(s,i)=>{let l=t[`form\
.${i}`]??"{it}";return(typeof l=="string"?l:o(l,s)).replace("{it}",()=>String(s))};return(s,i={})=>{let l=t[s];if(l===void 0)return s;let c=typeof l=="string"?l:
o(l,Number(i.n));return c.includes("{")?c.replace(/\{(\w+)(?:\|(\w+))?\}/g,(f,d,u)=>d in i?r(i[d],u):f):c}}),Un=/^[aeiouhœæ]/i;function Gn(t){try{return new Intl.
PluralRules(t)}catch{return new Intl.PluralRules}}var ie=["[data-focus]","[data-roving=actions] [data-item]","[data-do=undo]","[data-item], button"],Yn=".jp-OutputArea, .jp-OutputArea-child, .jp-OutputArea-outp\
ut";function le(t,e,n,o,r){let s=n.ownerDocument,i=new AbortController,l=t.get("part")??"board",c=l==="board",f=c&&Xn(M())?1:0,d={...U1(),story:f,large:t.get("p\
rojector")===!0,house:t.get("house")===!0},u=new Map,k=[],b="",Q=S((v,q)=>({...v,...q})),p=U(g(),s),h=p.dom,m=s.createElement("div");m.className="ho-hidden",m.setAttribute(
"aria-live","polite"),m.dataset.part=l,n.append(h,m),i.signal.addEventListener("abort",G1(m)),T(),rt(h,u),N();function M(){return t.get("view")}function w(){return se(
Q(o(),t.get("words")),M().lang)}function g(){return d.waiting=e.isLate(),d.laying.table=t.get("arrangement")??null,d.large||(d.hints=B1(d.hints,M(),w())),r(M(),
e.lines(),w(),d)}function H(){let v=h.getRootNode();return v instanceof ShadowRoot?v.activeElement:s.activeElement}function $(){let v=H(),q=h.contains(v),R=q?v?.
closest("[data-item]:not([data-do=act])"):null;R instanceof HTMLElement&&(b=R.dataset.item??""),p=$t(p,g()),rt(h,u),T();for(let kn of k)kn();q&&!h.contains(H())&&
Pt(!0)}function T(){m.dataset.game=t.get("game_id");let v=n;for(;v;v=v.parentElement?.closest(Yn))v.classList.toggle("ho-around-past",M().past!==null)}function N(){
requestAnimationFrame(()=>{for(let v of h.querySelectorAll("[data-scroll=end]"))v.scrollTo(v.scrollWidth,v.scrollHeight);for(let v of h.querySelectorAll("[data-\
scroll=start]"))v.scrollTop=0})}function L(){c&&H()?.matches("[data-do=act]")&&A("[data-focus=question]")}function Z(v){for(let q of v){let R=h.querySelector(q);
if(R!==null)return R}return null}function A(v){let q=h.querySelector(v);q instanceof HTMLElement&&q.focus({preventScroll:!0})}function B(v){h.querySelector(`[da\
ta-part=${v}]`)?.scrollIntoView({block:"nearest"})}function o1(v){v!==""&&(m.textContent=v===m.textContent?`${v} `:v)}function r1(v){d.notice=v,$(),c||B("notice"),
o1([v.title,...v.lines.map(q=>q.text)].filter(Boolean).join(" "))}function hn(v){r1({title:"",lines:[{text:v,rule:""}]})}function Pt(v){let q=H();if(!c&&q!==h&&
h.contains(q))return;let R=Z(c?ie:[`[data-item="${b}"]`,...ie]);u.delete("actions")&&rt(h,u),R instanceof HTMLElement&&(R!==q||!v)&&R.focus({preventScroll:v})}function mn(v){
let q=v.closest("button, [tabindex]")??h.querySelector("[data-do=asking]");q instanceof HTMLElement&&q.isConnected?q.focus({preventScroll:!0}):Pt(!0)}return{model:t,
exchange:e,el:n,page:s,root:h,voice:m,part:l,whole:c,desk:d,stops:u,ends:i,signal:i.signal,viewNow:M,say:w,show:$,focused:H,scrollToEnd:N,goToQuestion:L,focusOn:A,
bringIntoSight:B,announce:o1,inform:r1,tell:hn,focusOnQuestion:Pt,focusBack:mn,attach({drawn:v}){v&&k.push(v)}}}function Xn(t){return!t.can_undo&&t.head.day===1&&
t.shifts.every(e=>e.card===null)}function at(t){return`${t.past?.move??"now"} ${t.branch===null?"":t.branch.text}`}function ce({root:t,desk:e,model:n,exchange:o,signal:r,viewNow:s,show:i,announce:l,focusOn:c,bringIntoSight:f}){let d=null,u=Promise.resolve();async function k(p){
let h=e.memory;e.memory=p===h?null:p,i(),c(`[data-memory="${e.memory??h}"]`);let m=e.memory;m!==null&&(await u,!r.aborted&&e.memory===m&&Q())}async function b(p){
let h=mt(s(),p);if(h===void 0||h.state==="empty"||C(e,h.cover))return;d=p;let m=e.laying.pictures.get(`${p} ${h.state}`);if(m)return e.picture=m,i();let M=o.ask(
n,{kind:"picture",memory:p}),w=M===null?null:await M;r.aborted||!w?.picture||e.memory!==p||(e.picture=w.picture,i())}function Q(){let p=t.querySelector("[data-p\
art=detail]");if(!p)return;let h=[...p.querySelectorAll("img, p")];l(h.map(m=>m.getAttribute("alt")??m.textContent).join(" ")),f("detail")}return{drawn(){e.memory===
null?d=null:e.memory!==d&&(u=b(e.memory))},deeds:{read_memories(){e.large&&(e.page="memories"),i();let p=t.querySelector("[data-memory][data-why]");if(!(p instanceof
HTMLElement))return;p.scrollIntoView({block:"center"});let h=p.dataset.memory??null;h===e.memory?c(`[data-memory="${h}"]`):k(h)},memory:p=>{k(p.dataset.memory??
null)}},escape(){return e.memory===null?!1:(k(null),!0)}}}var Jn=0;function de({root:t,page:e,viewNow:n}){let o=e.defaultView?.matchMedia("(prefers-reduced-motion: reduce)"),r=()=>[...t.querySelectorAll("[data-part=pat\
ient]")],s=fe(r()),i=n();function l(c){return[...t.querySelectorAll("[data-pawn], [data-part=here]")].filter(d=>c.includes(Ut(d)))}return{viewChanged(){let c=to(
i,n());if(i=n(),o?.matches||c.length===0)return;let f=new Map(l(c).map(d=>[Ut(d),d.getBoundingClientRect()]));requestAnimationFrame(()=>{let d=l(c).map(u=>({each:u,
to:u.getBoundingClientRect()}));for(let{each:u,to:k}of d)eo(u,f.get(Ut(u)),k)})},drawn(){let c=s,f=r();if(s=fe(f),!o?.matches)for(let d of f)c.has(ue(d))||no(d)}}}
function to(t,e){let n=new Map(t.pawns.map(s=>[s.pawn,s])),r=e.pawns.filter(s=>{let i=n.get(s.pawn);return i!==void 0&&i!==s&&(i.place!==s.place||i.shift!==s.shift)}).
map(({pawn:s})=>String(s));return t.track.value===e.track.value?r:[...r,"billy"]}function eo(t,e,n){if(e===void 0||n.width===0||e.width===0)return;let[o,r]=[e.left-
n.left,e.top-n.top];if(Math.abs(o)+Math.abs(r)<8)return;let s=t.dataset.walks=String(++Jn),i=t.animate([{transform:`translate(${o}px, ${r}px)`},{transform:"none"}],
{duration:280,easing:"ease-out"});i.onfinish=()=>{t.dataset.walks===s&&delete t.dataset.walks}}function no(t){let e={transform:"perspective(700px) rotateY(-80de\
g)",opacity:.2};t.animate([e,{transform:"none",opacity:1}],{duration:280,easing:"ease-out"})}function Ut(t){return t.dataset.pawn??"billy"}function ue(t){return t.
getAttribute("data-why")??""}function fe(t){return new Set(t.map(ue))}function X(t,e){let{looked:n}=e;return n===null||n.revision!==t.revision?null:t.actions.find(o=>o.code===n.code)??null}function At(t,e){return t?.tokens.find(([
n])=>n===e)?.[1]??null}function Ot(t,e,n){if(n===null)return null;let o=O(t("ahead.tokens",{n}));return[a("span",{class:"ho-slip",part:"slip","aria-hidden":"tru\
e"},t("ahead.change",{now:e,then:n})),{...o,key:"ahead"}]}function st(t,e,n,o,...r){return a("section",{class:y("holding-on",o,t.past!==null&&"is-past",t.branch!==null&&"is-branch",e.asking&&"is-asking",t.outcome?.won===
!1&&"is-lost"),lang:t.lang,"data-revision":t.revision,"aria-label":n,"aria-busy":e.waiting?"true":null,"data-lm-suppress-shortcuts":"true"},...r)}function oo(t){let e=[];for(let n of t){let o=e.at(-1);o&&o.day===n.day?o.lines.push(n):e.push({day:n.day,lines:[n]})}return e}function I(t,e,n,o=null,r=null){let s=o===
null?t:t.filter(c=>c.move<=o.move),i=s.slice(-(r??s.length)),l=i.at(-1)?.move??-1;return a("section",{class:"ho-journal",key:"journal","aria-label":e("heading.j\
ournal")},a("h3",null,e("heading.journal")),a("div",{class:"ho-lines",role:"log","aria-live":"off","aria-label":e("heading.journal"),"data-scroll":"end","data-r\
oving":"journal","data-roving-from":"end"},oo(i).map(({lines:c})=>ro(c[0],c,e,n,c.at(-1)?.move===l?l:null,n.notes))),s.length<t.length&&a("p",{class:"ho-lines-l\
ater",key:"later"},e("journal.later",{n:t.length-s.length})))}var ro=S(({day:t},e,n,o,r,s)=>a("div",{key:t,class:"ho-day"},a("h4",null,t===0?n("journal.setup"):
n("journal.day",{day:t})),a("ol",null,e.map(i=>ao(i,n,o,i.move===r,s))))),ao=S((t,e,n,o)=>a("li",{key:t.line,class:o&&"is-new","data-why":`line ${t.line}`},a("s\
pan",{"data-words":!0},E(n,t))," ",z(e,t.rule)," ",C1(e,t,E(n,t))," ",w1(e,n,t)));function so(t,e){return t.actions.filter(n=>lo(n,e))}function io(t,e){let{kind:n}=e;return t.barred.filter(({pawn:o,timeline:r,target:s})=>n==="pawn"?o===e.pawn:
o===null&&(n==="pool"&&s==="purse"||n==="timeline"&&r===e.timeline))}function lo(t,e){switch(e.kind){case"pawn":return t.pawn===e.pawn&&(t.target==="pawn"||t.target===
"purse");case"pool":return t.pawn===null&&t.target==="purse";case"timeline":return t.timeline===e.timeline&&t.target==="timeline";case"card":return e.now&&t.target===
"card"}}function J(t,e){let n=so(t,e);if(n.length===1)return{take:n[0]};if(n.length>1)return{choose:n};let o=io(t,e);return o.length>0?{barred:o}:null}function it(t,e){
let n=J(t,e);return n===null?"still":"barred"in n?"barred":"open"}var co={svg:["viewBox"],g:["transform"],path:["d"],circle:["cx","cy","r"],ellipse:["cx","cy","rx","ry"],rect:["x","y","width","height"]},fo=t=>co[t]??[];function pe(t,e){let n=fo(t),o=n.length===1?[e]:e.split(" ");return Object.fromEntries(n.map((r,s)=>[r,o[s]??""]).filter(([,r])=>r!==""))}var Et=JSON.parse('{"looks":[["path",{"fill":"#f6e3b4","stroke-width":"0","stroke":"none","opacity":".6"}],["path",{"fill":"none","stroke-width":"5"}],["path",{\
"fill":"none","stroke-width":"2","stroke":"#aebcc6"}],["path",{"fill":"#6f7f56"}],["path",{"fill":"#f1d08a","stroke-width":"1.6"}],["path",{"fill":"none","strok\
e-width":"8"}],["path",{"fill":"none","stroke-width":"4","stroke":"#aebcc6"}],["circle",{"fill":"#2b2a33"}],["circle",{"fill":"#aebcc6","stroke-width":"0","stro\
ke":"none"}],["rect",{"fill":"#fffaf0"}],["rect",{"fill":"#aebcc6"}],["path",{"fill":"#fffaf0"}],["path",{"fill":"none","stroke-width":"1.2"}],["path",{"fill":"\
#c9822b","stroke-width":"2.6"}],["path",{"fill":"#dcc7b4","stroke-width":"2.6"}],["path",{"fill":"#aebcc6","stroke-width":"1.6"}],["path",{"fill":"#aebcc6","str\
oke-width":"2"}],["path",{"fill":"none","stroke-width":"1.7"}],["path",{"fill":"none","stroke-width":"1.5"}],["g",{}],["path",{"fill":"#33415c"}],["path",{"fill\
":"none","stroke-width":"15"}],["path",{"fill":"none","stroke-width":"10","stroke":"#c9822b"}],["path",{"fill":"#dcc7b4","stroke-width":"2.2"}],["path",{"fill":\
"#e2cdb9","stroke-width":"2.2"}],["path",{"fill":"none","stroke-width":"1"}],["g",{"stroke":"#2b2a33","stroke-width":"2","stroke-linejoin":"round","stroke-linec\
ap":"round"}],["svg",{}],["path",{"fill":"#fffaf0","stroke-width":"2"}],["path",{"fill":"#e8c9a9","stroke-width":"2.6"}],["circle",{"fill":"#2b2a33","stroke-wid\
th":"0","stroke":"none"}],["path",{"fill":"none","stroke-width":"18"}],["path",{"fill":"none","stroke-width":"13","stroke":"#c9822b"}],["path",{"fill":"#e8c9a9"\
,"stroke-width":"2.4"}],["path",{"fill":"#fffaf0","stroke-width":"1.8"}],["path",{"fill":"#dfc9b6","stroke-width":"2.6"}],["circle",{"fill":"#fffaf0","stroke-wi\
dth":"1.5"}],["path",{"fill":"none","stroke-width":"1.8"}],["path",{"fill":"none","stroke-width":"2","stroke":"#5c6b7a"}],["path",{"fill":"#cfd9df","stroke-widt\
h":"1.8"}],["path",{"fill":"none","stroke-width":"1.1"}],["path",{"fill":"none","stroke-width":"3.2"}],["path",{"fill":"none","stroke-width":"1.4","stroke":"#ae\
bcc6"}],["path",{"fill":"none","stroke-width":"16"}],["path",{"fill":"none","stroke-width":"11","stroke":"#c9822b"}],["circle",{"fill":"#dfc9b6","stroke-width":\
"2.2"}],["path",{"fill":"#dfc9b6","stroke-width":"2.2"}],["path",{"fill":"none","stroke-width":"1.3"}],["rect",{"fill":"#33415c","rx":"3","stroke-width":"2"}],[\
"rect",{"fill":"#c9822b","stroke-width":"1"}],["rect",{"fill":"#aebcc6","stroke-width":"1"}],["rect",{"fill":"#6f7f56","stroke-width":"1"}],["rect",{"fill":"#d8\
c6a5","stroke-width":"1"}],["rect",{"fill":"#4f7f8c","stroke-width":"1"}],["rect",{"fill":"#5c6b7a","stroke-width":"1"}],["rect",{"fill":"#a4553f","stroke-width\
":"1"}],["rect",{"fill":"#fffaf0","stroke-width":"1"}],["path",{"fill":"none","stroke-width":"2"}],["path",{"fill":"#9fc3cb","stroke-width":"1"}],["path",{"fill\
":"none","stroke-width":"1.6"}],["path",{"fill":"#2b2a33","stroke-width":"0","stroke":"none"}],["path",{"fill":"none","stroke-width":"3.4"}],["path",{"fill":"no\
ne","stroke-width":"1.5","stroke":"#9fc3cb"}],["path",{"fill":"#fffaf0","stroke-width":"1.4"}],["path",{"fill":"none","stroke-width":"1","stroke":"#fffaf0","str\
oke-dasharray":"3 2.4"}],["path",{"fill":"none","stroke-width":"1","stroke":"#8f8678","stroke-dasharray":"3 2.4"}],["path",{"fill":"none","stroke-width":"3.6"}]\
,["path",{"fill":"none","stroke-width":"2","stroke":"#9fc3cb"}],["path",{"fill":"none","stroke-width":"1.6","stroke":"#9fc3cb"}],["rect",{"fill":"#6f7f56","rx":\
"2","stroke-width":"1.8"}],["circle",{"fill":"#fffaf0","stroke-width":"1.3"}],["path",{"fill":"none","stroke-width":"17"}],["path",{"fill":"none","stroke-width"\
:"12","stroke":"#c9822b"}],["path",{"fill":"#e8c9a9","stroke-width":"2.2"}],["path",{"fill":"none","stroke-width":"1.4"}],["circle",{"fill":"#aebcc6","stroke-wi\
dth":"2.6"}],["path",{"fill":"none","stroke-width":"1.2","stroke":"#5c6b7a"}],["path",{"fill":"#e8c9a9","stroke-width":"1.8"}],["path",{"fill":"#e8c9a9","stroke\
-width":"1.6"}],["circle",{"fill":"#e8c9a9","stroke-width":"2.2"}],["rect",{"fill":"#33415c","rx":"6","stroke-width":"2.2"}],["rect",{"fill":"none","rx":"3","st\
roke-width":"1.4","stroke":"#aebcc6"}],["path",{"fill":"none","stroke-width":"0"}],["path",{"fill":"none","stroke-width":"4","stroke":"#1d2740"}],["path",{"fill\
":"none","stroke-width":"2.2","stroke":"#c9822b"}],["path",{"fill":"none","stroke-width":"1.6","stroke":"#aebcc6","stroke-dasharray":"4 3.4"}],["rect",{"fill":"\
#d8c6a5","rx":"3","stroke-width":"2.4"}],["path",{"fill":"#cbb58e","stroke-width":"2"}],["path",{"fill":"#e3d3b0","stroke-width":"2"}],["path",{"fill":"none","s\
troke-width":"1.5","stroke":"#8f8678","stroke-dasharray":"5 5"}],["circle",{"fill":"#c9822b","stroke-width":"2.2"}],["circle",{"fill":"none","stroke-width":"1.2\
"}],["path",{"fill":"none","stroke-width":"1.4","stroke":"#fffaf0"}],["rect",{"fill":"#a4553f"}],["rect",{"fill":"#f3e2c0","stroke-width":"1.8"}],["path",{"fill\
":"#5c6b7a","stroke-width":"1.4"}],["rect",{"fill":"#f1d08a","stroke-width":"0","stroke":"none"}],["circle",{"fill":"#fffaf0"}],["path",{"fill":"none","stroke-w\
idth":"4"}],["path",{"fill":"none","stroke-width":"2.4"}],["path",{"fill":"#5c6b7a"}],["rect",{"fill":"#d8c6a5"}],["rect",{"fill":"#f6e3c4","stroke-width":"2"}]\
,["path",{"fill":"#e4c48f","stroke-width":"1.4"}],["path",{"fill":"#5c6b7a","stroke-width":"1.5"}],["rect",{"fill":"#f1d08a","stroke-width":"1"}],["path",{"fill\
":"#a4553f"}],["path",{"fill":"#f3e2c0","stroke-width":"1.6"}],["circle",{"fill":"#fffaf0","stroke-width":"1.6"}],["circle",{"fill":"#f3ecdf","stroke-width":"0"\
,"stroke":"none"}],["path",{"fill":"#33415c","stroke-width":"2"}],["circle",{"fill":"#e8c9a9"}],["path",{"fill":"#a4553f","stroke-width":"1.6"}],["path",{"fill"\
:"none","stroke-width":"2.2","stroke":"#2b2a33"}],["circle",{"fill":"none","stroke-width":"2.4"}],["path",{"fill":"none","stroke-width":"2.3"}],["path",{"fill":\
"#2b2a33","stroke-width":"1"}],["path",{"fill":"none","stroke-width":"2.1","stroke":"#2b2a33"}],["path",{"fill":"none","stroke-width":"2.2"}],["path",{"fill":"n\
one","stroke-width":"10","stroke":"#2b2a33"}],["path",{"fill":"none","stroke-width":"6.4","stroke":"#33415c"}],["circle",{"fill":"#e8c9a9","stroke-width":"2"}],\
["path",{"fill":"none","stroke-width":"2.3","stroke":"#2b2a33"}],["path",{"fill":"#d9ae86","stroke-width":"1.8"}],["circle",{"fill":"#d9ae86"}],["path",{"fill":\
"#8f8678","stroke-width":"1.6"}],["circle",{"fill":"none","stroke-width":"1.4"}],["circle",{"fill":"#d9ae86","stroke-width":"2"}],["path",{"fill":"#d8c6a5"}],["\
circle",{"fill":"#b07d58"}],["path",{"fill":"#d8c6a5","fill-rule":"evenodd","stroke-width":"1.8"}],["circle",{"fill":"#b07d58","stroke-width":"2"}],["path",{"fi\
ll":"#4f7f8c","stroke-width":"2"}],["path",{"fill":"#e8c9a9","stroke-width":"1.4"}],["path",{"fill":"#2b2a33","stroke-width":"1.6"}],["path",{"fill":"none","str\
oke-width":"6.4","stroke":"#4f7f8c"}],["path",{"fill":"#c79a72","stroke-width":"1.4"}],["path",{"fill":"#c79a72","stroke-width":"1.8"}],["circle",{"fill":"#c79a\
72"}],["path",{"fill":"#4a3428","stroke-width":"1.6"}],["path",{"fill":"none","stroke-width":"2.2","stroke":"#fffaf0"}],["path",{"fill":"none","stroke-width":"2\
.1","stroke":"#fffaf0"}],["circle",{"fill":"#c79a72","stroke-width":"2"}],["path",{"fill":"none","stroke-width":"2.3","stroke":"#fffaf0"}],["path",{"fill":"#946\
74b","stroke-width":"1.4"}],["path",{"fill":"#94674b","stroke-width":"1.8"}],["circle",{"fill":"#94674b"}],["path",{"fill":"none","stroke-width":"2.5","stroke":\
"#2b2a33"}],["path",{"fill":"none","stroke-width":"2.7"}],["path",{"fill":"none","stroke-width":"2.1"}],["path",{"fill":"none","stroke-width":"2.4","stroke":"#2\
b2a33"}],["path",{"fill":"none","stroke-width":"2.5"}],["circle",{"fill":"#94674b","stroke-width":"2"}],["path",{"fill":"none","stroke-width":"2.7","stroke":"#2\
b2a33"}],["path",{"fill":"#b98560","stroke-width":"1.4"}],["path",{"fill":"#b98560","stroke-width":"1.8"}],["circle",{"fill":"#b98560"}],["path",{"fill":"#2b2a3\
3","stroke-width":"1.4"}],["circle",{"fill":"#b98560","stroke-width":"2"}],["path",{"fill":"#6f7f56","stroke-width":"2"}],["path",{"fill":"#8f8678"}],["path",{"\
fill":"none","stroke-width":"6.4","stroke":"#6f7f56"}],["path",{"fill":"#83573e","stroke-width":"1.8"}],["circle",{"fill":"#83573e"}],["circle",{"fill":"#83573e\
","stroke-width":"2"}],["path",{"fill":"none","stroke-width":"26"}],["path",{"fill":"none","stroke-width":"21","stroke":"#c9822b"}],["path",{"fill":"none","stro\
ke-width":"25"}],["path",{"fill":"none","stroke-width":"20","stroke":"#4f7f8c"}],["path",{"fill":"#8a5f45","stroke-width":"2.2"}],["path",{"fill":"#a4553f","str\
oke-width":"0","stroke":"none"}],["rect",{"fill":"#d8c6a5","rx":"4","stroke-width":"1.8"}],["path",{"fill":"none","stroke-width":"11"}],["path",{"fill":"none","\
stroke-width":"6","stroke":"#aebcc6"}],["path",{"fill":"none","stroke-width":"21","stroke":"#4f7f8c"}],["path",{"transform":"translate(74 20) scale(2)","fill":"\
#2d7d76","stroke-width":"0.8"}],["path",{"fill":"none","stroke-width":"1.8","stroke":"#8f8678"}],["path",{"transform":"translate(80 24) scale(1.8)","fill":"#2d7\
d76","stroke-width":"0.9"}],["path",{"fill":"none","stroke-width":"1.3","stroke":"#5c6b7a"}],["path",{"fill":"#fffaf0","stroke-width":"2.2"}],["path",{"fill":"#\
c79a72","stroke-width":"2.2"}],["path",{"fill":"none","stroke-width":"2.2","stroke":"#8f8678"}],["path",{"fill":"none","stroke-width":"1.8","stroke":"#aebcc6"}]\
,["rect",{"fill":"#fffaf0","rx":"4","stroke-width":"2"}],["rect",{"fill":"#33415c","stroke-width":"1.4"}],["path",{"fill":"none","stroke-width":"1.5","stroke":"\
#aebcc6"}],["circle",{"fill":"#6f7f56","stroke-width":"1.4"}],["circle",{"fill":"#a4553f","stroke-width":"1.4"}],["path",{"fill":"none","stroke-width":"4.2"}],[\
"path",{"fill":"none","stroke-width":"12","stroke":"#a4553f"}],["path",{"fill":"#b98560","stroke-width":"2.2"}],["path",{"fill":"#d8c6a5","stroke-width":"0","st\
roke":"none"}],["path",{"fill":"none","stroke-width":"1.6","stroke":"#8f8678"}],["path",{"fill":"none","stroke-width":"5.4","stroke":"#4a2c0c"}],["path",{"fill"\
:"none","stroke-width":"3.4","stroke":"#c9822b"}],["path",{"fill":"#dfe6ea","stroke-width":"1.5"}],["path",{"fill":"none","stroke-width":"19","stroke":"#2b2a33"\
}],["path",{"fill":"none","stroke-width":"14","stroke":"#283349"}],["path",{"fill":"#2b2a33","stroke-width":"1.5"}],["path",{"fill":"none","stroke-width":"16","\
stroke":"#2b2a33"}],["path",{"fill":"none","stroke-width":"11","stroke":"#a4553f"}],["path",{"fill":"none"}],["path",{"fill":"none","stroke-width":"1.7","stroke\
":"#2b2a33"}],["path",{"fill":"none","stroke-width":"0.9"}],["path",{"fill":"none","stroke-width":"1.6","stroke":"#2b2a33"}],["path",{"fill":"none","stroke-widt\
h":"11","stroke":"#33415c"}],["path",{"fill":"#fffaf0","stroke-width":"1.6"}],["path",{"fill":"#fffaf0","stroke-width":"1.2"}],["path",{"fill":"none","stroke-wi\
dth":"1.8","stroke":"#2b2a33"}],["path",{"fill":"none","stroke-width":"1.2","opacity":".6"}],["path",{"fill":"#2b2a33"}],["path",{"fill":"none","stroke-width":"\
11","stroke":"#5c6b7a"}],["path",{"fill":"none","stroke-width":"11","stroke":"#6f7f56"}],["path",{"fill":"#b07d58","stroke-width":"1.8"}],["path",{"fill":"none"\
,"stroke-width":"14","stroke":"#3c6470"}],["path",{"fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["path",{"fill":"#4f7f8c"}],["circle",{"fill":"#fffaf0\
","stroke-width":"1.4"}],["path",{"fill":"none","stroke-width":"6.4","stroke":"#a4553f"}],["circle",{"fill":"#a4553f","stroke-width":"2"}],["path",{"fill":"none\
","stroke-width":"1.7","stroke":"#fffaf0"}],["path",{"fill":"none","stroke-width":"1.6","stroke":"#fffaf0"}],["path",{"fill":"#c79a72","stroke-width":"1.6"}],["\
path",{"fill":"none","stroke-width":"1.8","stroke":"#fffaf0"}],["path",{"fill":"#94674b","stroke-width":"1.6"}],["path",{"fill":"#b98560","stroke-width":"1.6"}]\
,["path",{"fill":"none","stroke-width":"14","stroke":"#58664a"}],["path",{"fill":"none","stroke-width":"1.8","stroke":"#d8c6a5"}],["rect",{"fill":"#a4553f","rx"\
:"4","stroke-width":"2"}],["path",{"fill":"#a4553f","stroke-width":"2"}],["path",{"fill":"none","stroke-width":"2","stroke":"#8f8678"}],["path",{"fill":"none","\
stroke-width":"9"}],["path",{"fill":"none","stroke-width":"5","stroke":"#a4553f"}],["rect",{"fill":"#b99f6f","stroke-width":"2.4"}],["rect",{"fill":"#d8c6a5","s\
troke-width":"1.2"}],["circle",{"fill":"#a4553f","stroke-width":"1"}],["circle",{"fill":"#4f7f8c","stroke-width":"1"}],["circle",{"fill":"#c9822b","stroke-width\
":"1"}],["rect",{"fill":"#fffaf0","stroke-width":"1.6"}],["rect",{"fill":"#aebcc6","stroke-width":"1.6"}],["path",{"fill":"#e2b9a8","stroke-width":"1.7"}],["pat\
h",{"transform":"translate(0 .6) scale(1.06)","fill":"#2d7d76","stroke-width":"1.5"}],["path",{"fill":"#a4553f","stroke-width":"1.7"}],["path",{"fill":"none","s\
troke":"#7d2f5c","stroke-width":"1.7"}],["path",{"fill":"#7d2f5c","stroke":"#7d2f5c","stroke-width":"1.6"}],["rect",{"fill":"#fffaf0","stroke-width":"1.7"}],["r\
ect",{"fill":"none","stroke-width":"1.3","stroke-dasharray":"2.6 2"}],["circle",{"fill":"#c9822b","stroke-width":"1.1"}],["path",{"transform":"scale(1.24)","fil\
l":"none","stroke-width":"1.5","stroke-dasharray":"2 1.9"}],["path",{"transform":"scale(1.24)","fill":"#2d7d76","stroke-width":"1.5"}],["circle",{"fill":"none"}\
],["g",{"stroke":"#2b2a33","stroke-width":"1.6","stroke-linejoin":"round","stroke-linecap":"round"}],["circle",{"fill":"#fffaf0","stroke-width":"3.2","stroke":"\
#4a2c0c"}],["rect",{"fill":"#c9822b","stroke-width":"1.7"}],["path",{"fill":"none","stroke-width":"2","stroke":"#fffaf0"}],["circle",{"fill":"#fffaf0","stroke-w\
idth":"0","stroke":"none"}],["rect",{"fill":"#fffaf0","rx":"2","stroke-width":"1.6"}],["path",{"transform":"translate(0 1.4) scale(1.1)","fill":"#2d7d76","strok\
e-width":"1.4"}],["path",{"fill":"#283349","stroke-width":"1.6"}],["path",{"transform":"translate(-11 -34) scale(1.2)","fill":"#2d7d76","stroke-width":"1.3"}],[\
"path",{"transform":"translate(11 -35) scale(1.2)","fill":"#2d7d76","stroke-width":"1.3"}],["path",{"transform":"translate(0 -39) scale(1.4)","fill":"#2d7d76","\
stroke-width":"1.2"}],["path",{"fill":"none","stroke-width":"7"}],["path",{"fill":"none","stroke-width":"3.4","stroke":"#d8c6a5"}],["path",{"fill":"#a4553f","st\
roke-width":"2.4"}],["path",{"fill":"none","stroke-width":"4.4","stroke":"#fffaf0"}],["path",{"fill":"none","stroke-width":"20","stroke":"#5c6b7a"}],["path",{"f\
ill":"none","stroke-width":"3","stroke":"#fffaf0"}],["circle",{"fill":"#f1d08a","stroke-width":"1.6"}],["path",{"fill":"#d9ae86","stroke-width":"2.2"}],["rect",\
{"fill":"#bcd3db","stroke-width":"3"}],["rect",{"fill":"#8f8678","rx":"3","stroke-width":"2"}],["rect",{"fill":"#bcd3db","stroke-width":"0","stroke":"none"}],["\
path",{"fill":"#d3e2e4","stroke-width":"0","stroke":"none"}],["path",{"fill":"#ecefe4","stroke-width":"0","stroke":"none"}],["path",{"fill":"#9fb0b6","stroke-wi\
dth":"0","stroke":"none"}],["rect",{"fill":"none","stroke-width":"3"}],["rect",{"fill":"#eebb8c","stroke-width":"0","stroke":"none"}],["path",{"fill":"#f3cfa4",\
"stroke-width":"0","stroke":"none"}],["path",{"fill":"#f6e3c4","stroke-width":"0","stroke":"none"}],["circle",{"fill":"#c9822b","stroke-width":"1.6"}],["path",{\
"fill":"#a98f78","stroke-width":"0","stroke":"none"}],["rect",{"fill":"#1d2740","stroke-width":"0","stroke":"none"}],["path",{"fill":"#26324e","stroke-width":"0\
","stroke":"none"}],["path",{"fill":"#33415c","stroke-width":"0","stroke":"none"}],["path",{"fill":"#f3e6c8","stroke-width":"1.2"}],["path",{"fill":"#232838","s\
troke-width":"0","stroke":"none"}]],"drawings":{"bed-asleep":[27,"0 -176 270 178",[26,"",[19,"translate(-36 -217)",[0,"M72 94L48 160H152L104 94Z"],[1,"M40 112V8\
0Q40 66 56 66H70Q84 66 88 74"],[2,"M40 112V80Q40 66 56 66H70Q84 66 88 74"],[3,"M78 74H100L108 94H70Z"],[4,"M76 94H102Q102 100 89 100Q76 100 76 94Z"],[5,"M40 104\
V206M292 128V206"],[6,"M40 104V206M292 128V206"],[7,"40 212 5"],[8,"40 212 1.8"],[7,"292 212 5"],[8,"292 212 1.8"],[9,"44 160 244 22"],[10,"40 180 252 9"],[11,"\
M46 160Q42 138 58 134L108 138Q120 148 116 160Z"],[12,"M54 144Q58 150 58 154"],[13,"M100 150Q120 140 150 145L154 164H98Q94 156 100 150Z"],[19,"translate(90 136) \
rotate(-50)",[14,"M-8 16Q-18 10 -18 0Q-17 -18 0 -18Q15 -17 16 -4L22 4Q21 7 16.5 6.5Q17 14 9 17Q0 19 -8 16Z"],[15,"M-13 11Q-22 4 -19 -8Q-13 -22 4 -20Q15 -18 16 -\
8Q8 -12 0 -9Q-5 -6 -5 1Q-9 2 -10 6Z"],[16,"M-8 -18Q-4 -25 3 -19"],[17,"M6.6 -.6q3 2.4 6 0"],[18,"M9.5 10.5h6"]],[20,"M120 164Q118 150 134 146Q190 136 240 145Q27\
2 149 288 153V180Q210 186 120 178Z"],[11,"M120 180Q114 158 128 146L148 143Q136 160 142 181Z"],[21,"M112 152Q132 160 152 150"],[22,"M112 152Q132 160 152 150"],[2\
3,"M150 142Q162 136 174 140Q180 145 172 148Q160 152 150 151Z"],[24,"M156 148Q166 140 180 143Q186 148 178 152Q166 156 157 154Z"],[25,"M168 146Q174 146 180 148"]]\
]],"bed-calm":[27,"0 -176 270 178",[26,"",[19,"translate(-36 -217)",5,6,7,8,9,10,11,12,[11,"M46 158Q44 116 60 112L104 118Q116 140 110 160Z"],[12,"M56 124Q60 140\
 58 150"],[13,"M88 140Q106 132 142 140L150 162H84Q82 148 88 140Z"],[28,"M104 138L112 148L120 137"],[19,"translate(98 122) rotate(-28)",[29,"M-8 16Q-18 10 -18 0Q\
-17 -18 0 -18Q15 -17 16 -4L22 4Q21 7 16.5 6.5Q17 14 9 17Q0 19 -8 16Z"],17,[16,"M-4 -20Q-4 -30 6 -30Q1 -25 5 -19"],[30,"9.5 -1 2.1"],20],[20,"M138 162Q136 144 15\
0 138Q196 122 226 138Q262 144 288 150V180Q210 186 138 178Z"],[11,"M138 180Q132 150 148 137L166 134Q152 152 156 181Z"],[31,"M116 146Q134 160 158 152L176 142"],[3\
2,"M116 146Q134 160 158 152L176 142"],[33,"M172 134Q182 130 192 136Q196 144 188 147Q178 150 174 147Z"]]]],"bed-emergency":[27,"0 -176 270 178",[26,"",[19,"trans\
late(-36 -217)",5,6,7,8,9,10,11,12,[11,"M46 160Q40 104 56 86L80 88Q100 130 106 160Z"],[12,"M54 102Q60 124 58 148"],[13,"M88 122Q106 108 126 120Q136 140 138 164H\
92Q80 142 88 122Z"],[34,"M104 113L115 124L121 115"],[19,"translate(116 93) rotate(4)",[35,"M-8 16Q-18 10 -18 0Q-17 -18 0 -18Q15 -17 16 -4L22 4Q21 7 16.5 6.5Q17 \
14 9 17Q0 19 -8 16Z"],17,37,[36,"9.5 -1.6 3.4"],[30,"10.4 -1.6 1.9"],[37,"M4 -8.6l8 -2.6"],[38,"M5 6.5L-12 1"],[39,"M5 4.6Q15 -2 24 4Q27.5 13 18 19Q8 18 5 4.6Z"\
],[40,"M12 3.6Q13 10 18 15"]],[41,"M134 112Q140 134 122 148"],[42,"M134 112Q140 134 122 148"],[20,"M140 166Q138 152 150 150Q158 142 168 149Q196 134 226 144Q262 \
149 288 152V180Q210 186 140 178Z"],[11,"M140 181Q134 158 148 149L164 150Q154 162 158 182Z"],[43,"M114 128Q104 146 126 142"],[44,"M114 128Q104 146 126 142"],[45,\
"130 140 6.4"],[43,"M122 124Q146 134 176 112"],[44,"M122 124Q146 134 176 112"],[46,"M174 116Q170 107 177 104L190 96Q194 96 192 100L187 104Q196 100 200 100Q203 1\
03 197 106L192 108Q199 107 201 109Q202 113 194 114Q186 120 180 121Z"]]]],"bed-empty":[27,"0 -176 270 178",[26,"",[19,"translate(-36 -217)",5,6,7,8,9,10,11,12,[1\
1,"M48 160Q46 141 60 139H112Q122 148 118 160Z"],[12,"M60 147Q84 142 108 147"],[11,"M122 166Q122 156 132 155H288V180Q210 183 122 180Z"],[12,"M122 170H288"],[47,"\
M132 155Q146 160 142 181"],[48,"212 134 66 12"],[48,"210 145 70 12"],[49,"214 146.4 10 9.4"],[50,"226.6 146.4 10 9.4"],[51,"239.2 146.4 10 9.4"],[52,"251.8 146.\
4 10 9.4"],[53,"264.4 146.4 10 9.4"],[53,"217 135.4 9 9.2"],[54,"229.6 135.4 9 9.2"],[55,"242.2 135.4 9 9.2"],[56,"254.8 135.4 9 9.2"]]]],"bed-low":[27,"0 -176 \
270 178",[26,"",[19,"translate(-36 -217)",[1,"M56 46V160"],[2,"M56 46V160"],[57,"M44 50Q44 42 56 42Q68 42 68 50"],[34,"M61 51H75V78Q68 85 61 78Z"],[58,"M61 65H7\
5V78Q68 85 61 78Z"],5,6,7,8,9,10,11,12,[11,"M46 160Q42 144 58 142H112Q124 150 120 160Z"],[12,"M54 150Q60 147 68 147"],[13,"M104 148Q122 141 150 147L154 164H100Q\
96 154 104 148Z"],[19,"translate(90 136) rotate(-60)",52,17,18,[59,"M6.8 -1.8q2.8 -1.2 5.4 .4"],[60,"M7.4 -1.6h4.2Q11.4 1.6 9.5 1.6Q7.6 1.6 7.4 -1.6Z"],[18,"M4 \
-6l6.4 -2.2"],56,57,58],[20,"M126 164Q124 150 140 147Q200 139 244 146Q272 149 288 153V180Q210 186 126 178Z"],[11,"M126 180Q120 158 134 147L152 145Q142 160 146 1\
81Z"],[21,"M116 152Q136 168 166 163"],[22,"M116 152Q136 168 166 163"],[46,"M164 157Q176 156 186 161Q196 166 192 170Q184 171 178 169Q170 171 163 168Z"],[25,"M178\
 164Q184 165 190 168"],[61,"M68 83Q68 102 104 105Q150 108 154 158"],[62,"M68 83Q68 102 104 105Q150 108 154 158"],[63,"M150 156L159 158L157 166L148 164Z"]]]],"be\
d-quilt":[27,"0 -176 270 178",[26,"",[19,"translate(-36 -217)",5,6,7,8,9,10,11,12,32,33,34,35,[19,"translate(98 122) rotate(-28)",36,17,37,19,20],40,41,[49,"162\
 149 15 15"],[64,"M164 151.2h11"],[56,"177 149 15 15"],[65,"M179 151.2h11"],[55,"192 149 15 15"],[64,"M194 151.2h11"],[54,"207 149 15 15"],[64,"M209 151.2h11"],\
[53,"222 149 15 15"],[64,"M224 151.2h11"],[52,"237 149 15 15"],[64,"M239 151.2h11"],[51,"252 149 15 15"],[64,"M254 151.2h11"],[51,"162 164 15 15"],[64,"M164 166\
.2h11"],[50,"177 164 15 15"],[64,"M179 166.2h11"],[49,"192 164 15 15"],[64,"M194 166.2h11"],[56,"207 164 15 15"],[65,"M209 166.2h11"],[55,"222 164 15 15"],[64,"\
M224 166.2h11"],[54,"237 164 15 15"],[64,"M239 166.2h11"],[53,"252 164 15 15"],[64,"M254 166.2h11"],42,43,44]]],"bed-tired":[27,"0 -176 270 178",[26,"",[19,"tra\
nslate(-36 -217)",5,6,7,8,9,10,11,12,[11,"M46 160Q42 118 58 108L104 116Q116 140 110 160Z"],[12,"M56 122Q60 140 58 150"],[13,"M88 142Q106 132 142 141L150 162H84Q\
82 148 88 142Z"],[34,"M104 138L112 148L120 138"],[19,"translate(98 120) rotate(-24)",36,17,37,100,101,102,[18,"M9.4 11.4q3 -2.2 6 -.4"],[66,"M18 6.4Q6 10 -9 4"]\
,[67,"M18 6.4Q6 10 -9 4"],[25,"M4 2.6q3 1.6 6 .4"]],[61,"M88 124Q70 136 56 120Q44 104 44 76"],[68,"M88 124Q70 136 56 120Q44 104 44 76"],[69,"37 60 14 18"],[70,"\
44 69 3.2"],[20,"M138 162Q136 146 152 139Q196 124 226 138Q262 145 288 151V180Q210 186 138 178Z"],[11,"M138 180Q132 152 149 138L166 134Q152 152 156 181Z"],[71,"M\
116 146Q134 162 158 154L178 146"],[72,"M116 146Q134 162 158 154L178 146"],[73,"M174 139Q186 136 196 143Q199 150 190 151Q180 153 175 151Z"],[25,"M184 143Q190 144\
 195 147"]]]],"bed-turned":[27,"0 -176 270 178",[26,"",[19,"translate(-36 -217)",5,6,7,8,9,10,11,12,[11,"M46 160Q42 136 58 132L112 138Q124 148 120 160Z"],[12,"M\
54 142Q58 150 58 154"],[13,"M100 152Q106 126 132 126Q156 130 162 164H98Z"],[74,"M112 134Q126 136 132 150"],[19,"translate(92 134) rotate(-30)",[75,"0 0 18.6"],[\
16,"M-4 -18Q-4 -28 6 -28Q1 -23 5 -17"],[76,"M-10 -12Q-2 -16 6 -13M-13 -4Q-4 -9 8 -6M-12 6Q-4 1 6 3"],[77,"M11 9Q18 5 18 -1Q14 -6 9 -2Q8 4 11 9Z"],[78,"M-4 17.6Q\
2 22 10 16L8 11Q2 15 -4 17.6Z"]],[20,"M122 164Q124 132 150 128Q176 126 196 140Q220 130 244 142Q270 148 288 153V180Q210 186 122 178Z"],[11,"M122 180Q118 140 140 \
129L156 128Q142 144 146 181Z"],[74,"M196 140Q190 152 196 166"]]]],"bed-up":[27,"0 -176 270 178",[26,"",[19,"translate(-36 -217)",5,6,7,8,9,10,11,12,[11,"M46 160\
Q40 104 58 86L84 90Q104 132 110 160Z"],[12,"M56 102Q62 124 60 148"],[13,"M78 118Q96 106 114 118Q126 140 134 162H84Q72 138 78 118Z"],[34,"M93 111L104 121L109 112\
"],[19,"translate(100 92) rotate(-2)",36,17,37,38,[59,"M8 9q3.4 3.2 7.2 .6"]],[20,"M128 164Q130 146 148 140Q184 114 208 130Q240 144 288 150V180Q210 186 128 178Z\
"],[11,"M128 180Q124 154 142 140L158 135Q146 154 150 182Z"],[19,"translate(162 120)",[34,"M-7 -8H7V8H-7Z"],[37,"M7 -4q6 0 5 5q-1 3 -5 3"],[76,"M-2 -12q3 -4 0 -8\
M3 -12q3 -4 0 -8"]],[43,"M106 124Q120 148 138 140L151 129"],[44,"M106 124Q120 148 138 140L151 129"],[79,"155 125 6.4"]]]],"card-back":[27,"-40 -52 80 104",[26,"\
",[80,"-36 -48 72 96"],[81,"-30 -42 60 84"],[82,"M-30 -14Q-10 -30 0 -14T30 -14"],[83,"M-30 8H-12L-7 -6L0 18L6 -2L10 8H30"],[84,"M-30 8H-12L-7 -6L0 18L6 -2L10 8H\
30"],[85,"M-12 30h24M-16 -26h32"]]],"cloth-folded":[27,"-70 -48 140 96",[26,"",[86,"-66 -44 132 88"],[87,"M-66 44L-10 -4Q0 -11 10 -4L66 44Z"],[88,"M-66 -44L-9 8\
Q0 15 9 8L66 -44Z"],[89,"M-56 -40L-6 4Q0 9 6 4L56 -40"],[89,"M-60 40H60"],[90,"0 8 13"],[91,"0 8 9"],[30,"-3 5 1.7"],[30,"3 5 1.7"],[30,"-3 11 1.7"],[30,"3 11 1\
.7"],[92,"M-3 5L3 11M3 5L-3 11"]]],"door-coat":[27,"-40 -172 128 176",[26,"",[93,"-34 -166 68 166"],[94,"-22 -152 44 58"],[95,"M-22 -108H-12V-118L0 -128L12 -118\
V-108H22V-94H-22Z"],[96,"-3 -114 6 6"],[97,"25 -72 3.4"],[98,"M48 -150H74"],[99,"M61 -150V-143"],[100,"M54 -140Q61 -147 68 -140Q76 -134 78 -118L80 -76H68V-70H54\
V-76H42L44 -118Q46 -134 54 -140Z"],[18,"M61 -138V-72M55 -141L61 -130L67 -141"],[74,"M46 -112Q52 -104 51 -84M76 -112Q70 -104 71 -84"],[82,"M52 -70V-66Q52 -62 56 \
-62"]]],"door-gone":[27,"-42 -174 112 190",[26,"",[101,"-38 -170 76 170"],[102,"-34 -166 68 166"],[103,"M-34 -54L-6 -66L34 -50V0H-34Z"],[104,"M-10 -78V-98L2 -10\
8L14 -98V-78Z"],[105,"-1 -92 6 7"],[106,"M34 -166L64 -156V12L34 0Z"],[107,"M42 -148L58 -143V-92L42 -95Z"],[108,"41 -72 3"]]],"door":[27,"-40 -172 80 176",[26,""\
,226,227,228,229,230]],"face-a1-0":[27,"-32 -32 64 64",[26,"",[109,"0 0 30"],[110,"M-24.5 17.4Q-12 11 0 11Q12 11 24.5 17.4A30 30 0 0 1 -24.5 17.4Z"],[63,"M-7 12\
L0 22L7 12Z"],[77,"M-6 11 H6V15Q0 19 -6 15Z"],[19,"translate(0 -2) rotate(0) scale(0.93)",[106,"M12 -16Q30 -14 27 10Q26 20 20 24Q16 8 12 -2Z"],[111,"0 0 18.5"],\
[112,"M-19 4Q-23 -22 0 -21Q22 -21 19 0Q14 -8 6 -12Q-4 -4 -14 -5Q-18 -2 -19 4Z"],[30,"-6.5 -1 2.7"],[30,"6.5 -1 2.7"],[113,"M-5 8q5 4.5 10 0"]],[114,"0 0 30.4"]]\
],"face-a1-2":[27,"-32 -32 64 64",[26,"",251,252,253,[77,"M-6 12.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 -0.2) rotate(8) scale(0.93)",255,256,257,[115,"M-9.5 -1.\
6h6M3.5 -1.6h6"],[116,"M-8 -.8q1.6 2.6 3.4 0M5 -.8q1.6 2.6 3.4 0"],[12,"M-9 3.4q2.6 1.6 5.2 .2M4 3.6q2.6 1.4 5 -.2"],[37,"M-10 -6l5.5 -2.4M4.5 -8.4l5.5 2.4"],[1\
17,"M-4 10.5q4 -3 8 0"]],262]],"face-a1-3":[27,"-32 -32 64 64",[26,"",251,252,253,265,[19,"translate(0 -0.2) rotate(12) scale(0.93)",255,256,257,[118,"M-9.5 -1q\
3 2.6 6 0M3.5 -1q3 2.6 6 0"],[57,"M-10.5 -5l6 -3M4.5 -8l6 3"],[117,"M-5 10q2.5 -2.6 5 0t5 0"]],[119,"M17 23Q24 13 18 4"],[120,"M17 23Q24 13 18 4"],[121,"17 -1 5\
.2"],[25,"M12.8 -3h4.4M12.6 0h4.4"],262]],"face-a1-w":[27,"-32 -32 64 64",[26,"",251,252,253,[77,"M-6 11.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 -1.4) rotate(0) \
scale(0.93)",255,256,257,[30,"-6.5 -0.6 3.1"],[30,"6.5 -0.6 3.1"],[118,"M-10 -5.6l6 -3.4M4 -9l6 3.4"],[122,"M-3.2 10.8q3.2 -2.8 6.4 0"]],262]],"face-a2-0":[27,"\
-32 -32 64 64",[26,"",251,252,253,[123,"M-6 11 H6V15Q0 19 -6 15Z"],[19,"translate(0 -2) rotate(0) scale(1.06)",[124,"0 0 18.5"],[125,"M-18 4Q-23 -4 -17 -13Q-15 \
-6 -14 -2ZM18 4Q23 -4 17 -13Q15 -6 14 -2Z"],[126,"-6.5 -1 5"],[126,"6.5 -1 5"],[74,"M-1.5 -1h3"],258,259,260],262]],"face-a2-2":[27,"-32 -32 64 64",[26,"",251,2\
52,253,[123,"M-6 12.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 -0.2) rotate(8) scale(1.06)",293,294,295,296,297,266,267,268,269,270],262]],"face-a2-3":[27,"-32 -32 \
64 64",[26,"",251,252,253,301,[19,"translate(0 -0.2) rotate(12) scale(1.06)",293,294,295,296,297,274,275,276],278,279,[127,"17 -1 5.2"],281,262]],"face-a2-w":[2\
7,"-32 -32 64 64",[26,"",251,252,253,[123,"M-6 11.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 -1.4) rotate(0) scale(1.06)",293,294,295,296,297,285,286,287,288],262]]\
,"face-a3-0":[27,"-32 -32 64 64",[26,"",251,252,253,[19,"translate(0 -3) rotate(0) scale(0.86)",[128,"M-21 4Q-25 -24 0 -24.5Q25 -24 21 4Q24 16 19 30Q0 37 -19 30\
Q-24 16 -21 4Z"],[129,"0 0 18.5"],[130,"M-21 4Q-25 -24 0 -24.5Q25 -24 21 4Q24 16 19 30Q0 37 -19 30Q-24 16 -21 4ZM-15.5 2Q-15 16 0 16.5Q15 16 15.5 2Q15 -14 0 -14\
Q-15 -14 -15.5 2Z"],[47,"M-19 12Q-6 26 18 22M-17 -12Q-4 -20 14 -17"],258,259,260],262]],"face-a3-2":[27,"-32 -32 64 64",[26,"",251,252,253,[19,"translate(0 -1.2\
) rotate(8) scale(0.86)",313,314,315,316,266,267,268,269,270],262]],"face-a3-3":[27,"-32 -32 64 64",[26,"",251,252,253,[19,"translate(0 -1.2) rotate(12) scale(0\
.86)",313,314,315,316,274,275,276],278,279,[131,"17 -1 5.2"],281,262]],"face-a3-w":[27,"-32 -32 64 64",[26,"",251,252,253,[19,"translate(0 -2.4) rotate(0) scale\
(0.86)",313,314,315,316,285,286,287,288],262]],"face-ann-0":[27,"-32 -32 64 64",[26,"",251,[132,"M-24.5 17.4Q-12 11 0 11Q12 11 24.5 17.4A30 30 0 0 1 -24.5 17.4Z\
"],[133,"M-7 12L0 22L7 12Z"],[77,"M-6 16 H6V15Q0 19 -6 15Z"],[19,"translate(0 3) rotate(0) scale(0.87)",[7,"2 -25 8.5"],256,[134,"M-19 5Q-24 -21 0 -21Q24 -21 19\
 5Q16 -6 7 -9Q-4 -9 -11 -5Q-17 -1 -19 5Z"],258,259,260],262]],"face-ann-2":[27,"-32 -32 64 64",[26,"",251,330,331,[77,"M-6 17.8 H6V15Q0 19 -6 15Z"],[19,"transla\
te(0 4.8) rotate(8) scale(0.87)",333,256,334,266,267,268,269,270],262]],"face-ann-3":[27,"-32 -32 64 64",[26,"",251,330,331,338,[19,"translate(0 4.8) rotate(12)\
 scale(0.87)",333,256,334,274,275,276],278,[135,"M17 23Q24 13 18 4"],280,281,262]],"face-ann-w":[27,"-32 -32 64 64",[26,"",251,330,331,[77,"M-6 16.6 H6V15Q0 19 \
-6 15Z"],[19,"translate(0 3.6) rotate(0) scale(0.87)",333,256,334,285,286,287,288],262]],"face-ben-0":[27,"-32 -32 64 64",[26,"",251,330,[136,"M-7 12L0 22L7 12Z\
"],[137,"M-6 11 H6V15Q0 19 -6 15Z"],[19,"translate(0 -2) rotate(0) scale(1.06)",[138,"0 0 18.5"],[139,"M-18 -3Q-20 -22 2 -21Q20 -21 18 -3Q14 -11 4 -11Q-8 -12 -1\
3 -8Z"],[139,"M-18 1Q-17 19 0 19.5Q17 19 18 1Q13 7 7 5.5Q0 3 -7 5.5Q-13 7 -18 1Z"],258,259,[140,"M-5 10q5 4.5 10 0"]],262]],"face-ben-2":[27,"-32 -32 64 64",[26\
,"",251,330,350,[137,"M-6 12.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 -0.2) rotate(8) scale(1.06)",352,353,354,266,267,268,269,[141,"M-4 12.5q4 -3 8 0"]],262]],"f\
ace-ben-3":[27,"-32 -32 64 64",[26,"",251,330,350,359,[19,"translate(0 -0.2) rotate(12) scale(1.06)",352,353,354,274,275,[141,"M-5 12q2.5 -2.6 5 0t5 0"]],278,34\
3,[142,"17 -1 5.2"],281,262]],"face-ben-w":[27,"-32 -32 64 64",[26,"",251,330,350,[137,"M-6 11.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 -1.4) rotate(0) scale(1.06\
)",352,353,354,285,286,287,[143,"M-3.2 12.2q3.2 -2.8 6.4 0"]],262]],"face-cleo-0":[27,"-32 -32 64 64",[26,"",251,330,[144,"M-7 12L0 22L7 12Z"],[145,"M-6 15 H6V1\
5Q0 19 -6 15Z"],[19,"translate(0 2) rotate(0) scale(0.82)",[7,"-20 2 9"],[7,"-22 -10 9"],[7,"-15 -20 9"],[7,"-4 -26 9"],[7,"8 -25 9"],[7,"18 -18 9"],[7,"22 -8 9\
"],[7,"20 4 9"],[146,"0 0 18.5"],[60,"M-18 -3Q-14 -12 0 -11Q14 -12 18 -3Q18 -20 0 -20Q-18 -20 -18 -3Z"],[30,"-6.5 -1 3.2"],[30,"6.5 -1 3.2"],[147,"M-5 8q5 4.5 1\
0 0"]],262]],"face-cleo-2":[27,"-32 -32 64 64",[26,"",251,330,374,[145,"M-6 16.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 3.8) rotate(8) scale(0.82)",376,377,378,37\
9,380,381,382,383,384,385,[148,"M-9.5 -1.6h6M3.5 -1.6h6"],267,[74,"M-9 3.4q2.6 1.6 5.2 .2M4 3.6q2.6 1.4 5 -.2"],[149,"M-10 -6l5.5 -2.4M4.5 -8.4l5.5 2.4"],[150,"\
M-4 10.5q4 -3 8 0"]],262]],"face-cleo-3":[27,"-32 -32 64 64",[26,"",251,330,374,392,[19,"translate(0 3.8) rotate(12) scale(0.82)",376,377,378,379,380,381,382,38\
3,384,385,[151,"M-9.5 -1q3 2.6 6 0M3.5 -1q3 2.6 6 0"],[118,"M-10.5 -5l6 -3M4.5 -8l6 3"],[150,"M-5 10q2.5 -2.6 5 0t5 0"]],278,343,[152,"17 -1 5.2"],281,262]],"fa\
ce-cleo-w":[27,"-32 -32 64 64",[26,"",251,330,374,[145,"M-6 15.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 2.6) rotate(0) scale(0.82)",376,377,378,379,380,381,382,38\
3,384,385,[30,"-6.5 -0.6 3.6"],[30,"6.5 -0.6 3.6"],[151,"M-10 -5.6l6 -3.4M4 -9l6 3.4"],[153,"M-3.2 10.8q3.2 -2.8 6.4 0"]],262]],"face-dev-0":[27,"-32 -32 64 64"\
,[26,"",251,330,[154,"M-7 12L0 22L7 12Z"],[155,"M-6 13 H6V15Q0 19 -6 15Z"],[19,"translate(0 0) rotate(0) scale(0.98)",[156,"0 0 18.5"],[106,"M-20 -4Q-24 -27 1 -\
28Q25 -27 20 -4Q10 -13 1 -14Q-10 -13 -20 -4Z"],[74,"M-19 -7Q-2 -26 14 -24M-8 -13Q6 -24 19 -17"],[157,"M-17 3Q-16 19 0 19.5Q16 19 17 3Q10 9 0 7Q-10 9 -17 3Z"],25\
8,259,355],262]],"face-dev-2":[27,"-32 -32 64 64",[26,"",251,330,415,[155,"M-6 14.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 1.8) rotate(8) scale(0.98)",417,418,419\
,420,266,267,268,269,360],262]],"face-dev-3":[27,"-32 -32 64 64",[26,"",251,330,415,424,[19,"translate(0 1.8) rotate(12) scale(0.98)",417,418,419,420,274,275,36\
4],278,343,[158,"17 -1 5.2"],281,262]],"face-dev-w":[27,"-32 -32 64 64",[26,"",251,330,415,[155,"M-6 13.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 0.6) rotate(0) sc\
ale(0.98)",417,418,419,420,285,286,287,370],262]],"face-oc1-0":[27,"-32 -32 64 64",[26,"",251,[159,"M-24.5 17.4Q-12 11 0 11Q12 11 24.5 17.4A30 30 0 0 1 -24.5 17\
.4Z"],253,254,[19,"translate(0 -2) rotate(0) scale(0.98)",[160,"M-22 17Q-28 -24 0 -24Q28 -24 22 17Q14 20 12 14H-12Q-14 20 -22 17Z"],256,[125,"M-18 2Q-20 -21 0 -\
21Q20 -21 18 2Q14 -9 4 -13Q-6 -6 -18 2Z"],258,259,260],262]],"face-oc1-2":[27,"-32 -32 64 64",[26,"",251,436,253,265,[19,"translate(0 -0.2) rotate(8) scale(0.98\
)",437,256,438,266,267,268,269,270],262]],"face-oc1-3":[27,"-32 -32 64 64",[26,"",251,436,253,265,[19,"translate(0 -0.2) rotate(12) scale(0.98)",437,256,438,274\
,275,276],278,[161,"M17 23Q24 13 18 4"],280,281,262]],"face-oc1-w":[27,"-32 -32 64 64",[26,"",251,436,253,284,[19,"translate(0 -1.4) rotate(0) scale(0.98)",437,\
256,438,285,286,287,288],262]],"face-oc2-0":[27,"-32 -32 64 64",[26,"",251,436,253,[162,"M-6 11 H6V15Q0 19 -6 15Z"],[19,"translate(0 -2) rotate(0) scale(1.06)",\
[163,"0 0 18.5"],[134,"M-18 -1Q-22 -22 0 -22Q22 -22 18 -1Q15 -9 12 -10H-12Q-15 -9 -18 -1Z"],386,387,388],262]],"face-oc2-2":[27,"-32 -32 64 64",[26,"",251,436,2\
53,[162,"M-6 12.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 -0.2) rotate(8) scale(1.06)",453,454,393,267,394,395,396],262]],"face-oc2-3":[27,"-32 -32 64 64",[26,"",2\
51,436,253,458,[19,"translate(0 -0.2) rotate(12) scale(1.06)",453,454,400,401,402],278,446,[164,"17 -1 5.2"],281,262]],"face-oc2-w":[27,"-32 -32 64 64",[26,"",2\
51,436,253,[162,"M-6 11.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 -1.4) rotate(0) scale(1.06)",453,454,408,409,410,411],262]],"hands-ask":[27,"-48 0 246 64",[26,""\
,[165,"M-70 50Q0 44 46 46"],[166,"M-70 50Q0 44 46 46"],[73,"M44 35Q58 33 70 38Q84 42 84 47Q82 51 72 50Q60 56 46 57Z"],[47,"M70 43Q77 44 83 47"],[167,"M220 24Q12\
0 14 62 26"],[168,"M220 24Q120 14 62 26"],[19,"translate(58 27) rotate(-8)",[169,"M3 -10Q-12 -15 -25 -11Q-38 -6 -45 3Q-47 8 -42 8Q-35 7 -31 5Q-33 9 -30 11Q-25 1\
1 -21 7Q-14 14 -9 12Q-6 9 -9 6Q-4 9 3 9Z"],[47,"M-38 3Q-31 -1 -25 -1M-28 8Q-24 3 -19 2"]]]],"hands-door":[27,"-48 0 246 64",[26,"",[170,"M-48 0H44V64H-48Z"],[57\
,"M44 0V64"],[59,"M-24 0V64"],[171,"20 14 16 40"],[172,"M28 30H76"],[173,"M28 30H76"],[165,"M220 50Q150 50 106 34"],[174,"M220 50Q150 50 106 34"],[19,"translate\
(98 31) rotate(8) scale(1.06)",[169,"M3 -10Q-12 -17 -25 -12Q-33 -7 -32 2Q-31 11 -20 13Q-6 13 3 10Z"],[47,"M-30 -5Q-24 -6 -18 -4M-32 1Q-25 0 -19 2M-29 7Q-24 6 -1\
9 7"]]]],"hands-give":[27,"-48 0 246 64",[26,"",[165,"M220 50Q150 54 112 44"],[174,"M220 50Q150 54 112 44"],[19,"translate(110 44) scale(1.08)",[73,"M3 -9Q-6 -1\
2 -11 -17Q-17 -22 -21 -18Q-23 -13 -15 -7Q-24 -3 -34 -6Q-45 -10 -48 -5Q-49 1 -38 5Q-22 11 3 10Z"],[47,"M-34 -1Q-41 -1 -46 -4"]],[175,"M0 6.6C-8 .8 -8.6 -5.6 -3.6\
 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[176,"M54 14l-6 -4M56 26l-7 1M94 14l6 -4"]]],"hands-keep":[27,"-48 0 246 64",[26,"",[165\
,"M220 50Q150 54 112 42"],[174,"M220 50Q150 54 112 42"],[177,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"]\
,[19,"translate(106 40) scale(1.12)",[73,"M3 -10Q-12 -17 -25 -12Q-33 -7 -32 2Q-31 11 -20 13Q-6 13 3 10Z"],490]]],"hands-leave-in-peace":[27,"-48 0 246 64",[26,"\
",[20,"M-48 30Q0 18 60 30Q78 34 84 44L88 64H-48Z"],[178,"M-48 44Q0 34 66 46"],[179,"M52 28Q76 24 92 34Q98 48 96 64H70Q72 44 52 28Z"],[12,"M66 30Q82 40 82 64"],[\
165,"M220 34Q160 30 122 34"],[174,"M220 34Q160 30 122 34"],[19,"translate(118 34) rotate(-6)",[180,"M3 -9Q-14 -14 -26 -9L-41 -1Q-46 3 -42 6Q-36 7 -28 4Q-33 9 -3\
8 10Q-41 14 -35 15Q-16 15 3 9Z"],[47,"M-27 3Q-21 1 -17 2"]]]],"hands-listen":[27,"-48 0 246 64",[26,"",[165,"M-70 56Q-20 50 16 36"],[166,"M-70 56Q-20 50 16 36"]\
,[19,"translate(16 34) scale(-1 1) rotate(4)",496,[47,"M-36 -1Q-42 -1 -47 -4"]],[181,"M72 16q5 6 4 13M81 11q8 9 6 21"],[167,"M220 50Q190 50 160 50"],[168,"M220 \
50Q190 50 160 50"],[19,"translate(156 49)",[73,"M3 -10Q-12 -15 -25 -11Q-38 -6 -45 3Q-47 8 -42 8Q-35 7 -31 5Q-33 9 -30 11Q-25 11 -21 7Q-14 14 -9 12Q-6 9 -9 6Q-4 \
9 3 9Z"],477]]],"hands-med":[27,"-48 0 246 64",[26,"",[165,"M220 46Q150 50 112 34"],[174,"M220 46Q150 50 112 34"],[19,"translate(60 28)",[98,"M-30 6Q-48 8 -54 2\
4T-90 26T-130 18"],[182,"M-30 6Q-48 8 -54 24T-90 26T-130 18"],[183,"-30 -19 62 38"],[184,"-24 -13 26 17"],[185,"M-21 -4h5l3 -6l4 9l3 -5h6"],[186,"10 -5 3.4"],[1\
87,"22 -5 3.4"],[74,"M-24 12H24"]],[19,"translate(112 35)",[73,"M3 -9Q-10 -15 -20 -13L-34 -12Q-39 -9 -35 -6L-22 -5Q-26 -1 -23 2Q-25 6 -20 8Q-8 13 3 10Z"],[47,"M\
-22 -5L-14 -5M-23 2L-15 2"]]]],"hands-pall":[27,"-48 0 246 64",[26,"",[165,"M-70 48Q10 52 54 36"],[166,"M-70 48Q10 52 54 36"],[73,"M52 26Q64 22 76 26Q84 30 80 3\
6Q72 44 58 47Z"],[165,"M220 22Q140 12 104 22"],[174,"M220 22Q140 12 104 22"],[180,"M108 11Q92 12 80 20Q68 26 70 32Q74 36 82 31L92 28Q84 34 86 39Q92 44 100 38L11\
2 32Z"],[47,"M82 31L94 24"]]],"hands-phone":[27,"-48 0 246 64",[26,"",[188,"M-48 50Q-20 34 0 44T40 34"],[182,"M-48 50Q-20 34 0 44T40 34"],[165,"M220 50Q150 52 1\
04 36"],[174,"M220 50Q150 52 104 36"],[19,"translate(70 30) rotate(-8)",[71,"M-36 0H36"],[189,"M-36 0H36"],[71,"M-42 -2V16M42 -2V16"],[189,"M-42 -2V15M42 -2V15"\
]],[19,"translate(98 31) rotate(10) scale(1.06)",[190,"M3 -10Q-12 -17 -25 -12Q-33 -7 -32 2Q-31 11 -20 13Q-6 13 3 10Z"],490]]],"hands-rest":[27,"-48 0 246 64",[2\
6,"",[57,"M-48 52H198"],[191,"M-48 53H198V64H-48Z"],[19,"translate(6 0) ",[19,"translate(0 36)",[179,"M-13 -15H13V13Q0 18 -13 13Z"],[99,"M13 -8q11 0 9 8q-2 6 -9\
 6"],[192,"M-5 -20q4 -5 0 -10M5 -20q4 -5 0 -10"]]],[165,"M220 44Q160 48 112 36"],[174,"M220 44Q160 48 112 36"],[19,"translate(64 36)",572,574],[19,"translate(10\
6 36)",[180,"M3 -10Q-14 -15 -26 -13Q-36 -12 -37 -8Q-35 -5 -26 -5Q-36 -3 -37 1Q-35 4 -27 3Q-35 6 -34 10Q-30 12 -22 10Q-8 13 3 10Z"]]]],"needle":[27,"-34 -10 76 2\
0",[26,"",[193,"M-30 4Q-20 -8 -12 -3T-4 0"],[194,"M-30 4Q-20 -8 -12 -3T-4 0"],[195,"M0 -3.4Q-7 -3.6 -7 0Q-7 3.6 0 3.4L36 0Z"],[99,"M-4 0H3"],[84,"M-8 -1.6Q-4 -3\
 -2 0"]]],"person-a1-coat-0":[27,"-75 -185 140 190",[26,"",[196,"M-9 -62L-10 -8"],[197,"M-9 -62L-10 -8"],[196,"M9 -62L10 -8"],[197,"M9 -62L10 -8"],[198,"M-20 0Q\
-20 -9 -9 -9L-2 -8V0ZM20 0Q20 -9 9 -9L2 -8V0Z"],[106,"M-20 -119Q0 -130 20 -119Q28 -88 27 -34H-27Q-28 -88 -20 -119Z"],[59,"M0 -118V-36M-8 -122L0 -108L8 -122"],[1\
99,"M-19 -112Q-29 -92 -26 -66"],[200,"M-19 -112Q-29 -92 -26 -66"],[121,"-26 -60 5.8"],[199,"M19 -112Q29 -92 26 -62"],[200,"M19 -112Q29 -92 26 -62"],[201,"M18 -5\
6Q26 -70 34 -56"],[128,"M14 -56H38V-30H14Z"],[121,"26 -60 5.8"],[77,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)",255,256,257,[30,"-3.5 -\
1 2.1"],38,[202,"M-2 8q5 4.5 10 0"]]]],"person-a1-coat-1":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,596,597,598,599,600,601,602,603,604,605,606,[19,"tra\
nslate(0 -148) rotate(0)",255,256,257,607,38,[202,"M-1 9.5h8"],[47,"M-6 -6.5l5 -.8M7 -7.3l5 .8"]]]],"person-a1-coat-2":[27,"-75 -185 140 190",[26,"",591,592,593\
,594,595,596,597,598,599,600,601,602,603,604,605,606,[19,"translate(0 -148) rotate(0)",255,256,257,[37,"M-6.5 -1.6h6M6.5 -1.6h6"],[116,"M-5 -.8q1.6 2.6 3.4 0M8 \
-.8q1.6 2.6 3.4 0"],[203,"M-6 3.4q2.6 1.6 5.2 .2M7 3.6q2.6 1.4 5 -.2"],[74,"M-7 -6l5.5 -2.4M7.5 -8.4l5.5 2.4"],[204,"M-1 10.5q4 -3 8 0"]]]],"person-a1-cover-w":\
[27,"-75 -185 140 190",[26,"",591,592,593,594,595,[19,"rotate(-4 0 -60)",[199,"M18 -112Q36 -104 46 -86"],[205,"M18 -112Q36 -104 46 -86"],[121,"48 -82 5.8"],[20,\
"M-19 -119Q0 -130 19 -119Q26 -92 23 -54H-23Q-26 -92 -19 -119Z"],[206,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],[207,"M6 -104H15V-94H6Z"],[199,"M-17 -112Q-34 -98\
 -46 -78"],[205,"M-17 -112Q-34 -98 -46 -78"],[121,"-49 -75 5.8"],606,[19,"translate(0 -148) rotate(-6)",255,256,257,[30,"-8.5 -0.6 2.4"],[30,"4.5 -0.6 2.4"],[17\
,"M-12 -5.6l6 -3.4M2 -9l6 3.4"],[208,"M-5.2 10.8q3.2 -2.8 6.4 0"]]]]],"person-a1-cup-0":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,628,629,630,[199,"M-18\
 -112Q-28 -92 -24 -68"],[205,"M-18 -112Q-28 -92 -24 -68"],[121,"-24 -62 5.8"],[19,"translate(6 -92)",194,195,[209,"M-2 -12q3 -4 0 -8M3 -12q3 -4 0 -8"]],[199,"M1\
8 -112Q34 -92 17 -88"],[205,"M18 -112Q34 -92 17 -88"],[121,"14 -89 5.8"],606,[19,"translate(0 -148) rotate(3)",255,256,257,607,38,608]]],"person-a1-over-3":[27,\
"-75 -185 140 190",[26,"",591,592,593,594,595,[19,"translate(0 6)",628,629,630,[199,"M-18 -110Q-32 -86 -4 -78"],[205,"M-18 -110Q-32 -86 -4 -78"],[121,"0 -77 5.8\
"],606,[19,"translate(0 -148) rotate(14)",255,256,257,[17,"M-6.5 -1q3 2.6 6 0M6.5 -1q3 2.6 6 0"],[18,"M-7.5 -5l6 -3M7.5 -8l6 3"],[204,"M-2 10q2.5 -2.6 5 0t5 0"]\
],[199,"M18 -110Q40 -116 20 -140"],[205,"M18 -110Q40 -116 20 -140"],[121,"15 -145 6.5"]]]],"person-a1-reach-0":[27,"-75 -185 140 190",[26,"",591,592,593,594,595\
,[19,"rotate(-9 0 -60)",[199,"M12 -112Q-12 -104 -38 -84"],[205,"M12 -112Q-12 -104 -38 -84"],[121,"-41 -82 5.8"],628,629,630,[199,"M-17 -112Q-36 -100 -52 -80"],[\
205,"M-17 -112Q-36 -100 -52 -80"],[121,"-55 -78 5.8"],606,[19,"translate(0 -148) rotate(-8)",255,256,257,[30,"-10.5 -1 2.1"],[30,"2.5 -1 2.1"],[202,"M-9 8q5 4.5\
 10 0"]]]]],"person-a1-reach-1":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,[19,"rotate(-9 0 -60)",666,667,668,628,629,630,669,670,671,606,[19,"translate(\
0 -148) rotate(-8)",255,256,257,672,673,[202,"M-8 9.5h8"],[47,"M-13 -6.5l5 -.8M0 -7.3l5 .8"]]]]],"person-a1-reach-w":[27,"-75 -185 140 190",[26,"",591,592,593,5\
94,595,[19,"rotate(-9 0 -60)",666,667,668,628,629,630,669,670,671,606,[19,"translate(0 -148) rotate(-8)",255,256,257,[30,"-10.5 -0.6 2.4"],[30,"2.5 -0.6 2.4"],[\
17,"M-14 -5.6l6 -3.4M0 -9l6 3.4"],[208,"M-7.2 10.8q3.2 -2.8 6.4 0"]]]]],"person-a1-sit-0":[27,"-75 -185 140 190",[26,"",[196,"M-4 -58L-34 -52L-32 -8"],[197,"M-4\
 -58L-34 -52L-32 -8"],[196,"M10 -56L-20 -48L-18 -6"],[197,"M10 -56L-20 -48L-18 -6"],[210,"M-44 0Q-44 -9 -32 -9L-24 -8V0Z"],[210,"M-30 2Q-30 -7 -18 -7L-10 -6V2Z"\
],628,629,630,[199,"M-16 -112Q-34 -98 -56 -92"],[205,"M-16 -112Q-34 -98 -56 -92"],[121,"-60 -91 5.8"],[199,"M18 -112Q28 -86 2 -70"],[205,"M18 -112Q28 -86 2 -70"\
],[121,"-3 -69 5.8"],606,[19,"translate(0 -148) rotate(-7)",255,256,257,[30,"-11.5 -1 2.1"],[30,"1.5 -1 2.1"],[202,"M-10 8q5 4.5 10 0"]]]],"person-a1-sit-1":[27\
,"-75 -185 140 190",[26,"",693,694,695,696,697,698,628,629,630,699,700,701,702,703,704,606,[19,"translate(0 -148) rotate(-7)",255,256,257,705,706,[202,"M-9 9.5h\
8"],[47,"M-14 -6.5l5 -.8M-1 -7.3l5 .8"]]]],"person-a1-sit-w":[27,"-75 -185 140 190",[26,"",693,694,695,696,697,698,628,629,630,699,700,701,702,703,704,606,[19,"\
translate(0 -148) rotate(-7)",255,256,257,[30,"-11.5 -0.6 2.4"],[30,"1.5 -0.6 2.4"],[17,"M-15 -5.6l6 -3.4M-1 -9l6 3.4"],[208,"M-8.2 10.8q3.2 -2.8 6.4 0"]]]],"pe\
rson-a1-stand-0":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,628,629,630,[199,"M-18 -112Q-31 -88 -9 -78"],[205,"M-18 -112Q-31 -88 -9 -78"],[199,"M18 -112Q\
31 -88 9 -78"],[205,"M18 -112Q31 -88 9 -78"],[121,"-4 -76 5.8"],[121,"4 -75 5.8"],606,609]],"person-a1-stand-1":[27,"-75 -185 140 190",[26,"",591,592,593,594,59\
5,628,629,630,723,724,725,726,727,728,606,614]],"person-a1-stand-w":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,628,629,630,723,724,725,726,727,728,606,[1\
9,"translate(0 -148) rotate(0)",255,256,257,[30,"-3.5 -0.6 2.4"],[30,"9.5 -0.6 2.4"],[17,"M-7 -5.6l6 -3.4M7 -9l6 3.4"],[208,"M-0.2 10.8q3.2 -2.8 6.4 0"]]]],"per\
son-a1-tired-2":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,[19,"translate(0 4)",628,629,630,[199,"M-18 -110Q-27 -88 -22 -62"],[205,"M-18 -110Q-27 -88 -22\
 -62"],[199,"M18 -110Q27 -88 21 -62"],[205,"M18 -110Q27 -88 21 -62"],[121,"-22 -56 5.8"],[121,"21 -56 5.8"],606,[19,"translate(0 -148) rotate(9)",255,256,257,61\
7,618,619,620,621]]]],"person-a2-coat-0":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,[100,"M-20 -119Q0 -130 20 -119Q28 -88 27 -34H-27Q-28 -88 -20 -119Z"],\
597,598,[211,"M-19 -112Q-29 -92 -26 -66"],[127,"-26 -60 5.8"],601,[211,"M19 -112Q29 -92 26 -62"],603,604,[127,"26 -60 5.8"],[123,"M-6 -136H6V-122Q0 -117 -6 -122\
Z"],[19,"translate(0 -148) rotate(0)",293,294,[126,"-3.5 -1 5"],[126,"9.5 -1 5"],[74,"M1.5 -1h3"],607,38,608]]],"person-a2-coat-1":[27,"-75 -185 140 190",[26,""\
,591,592,593,594,595,750,597,598,751,752,601,753,603,604,754,755,[19,"translate(0 -148) rotate(0)",293,294,756,757,758,607,38,612,613]]],"person-a2-coat-2":[27,\
"-75 -185 140 190",[26,"",591,592,593,594,595,750,597,598,751,752,601,753,603,604,754,755,[19,"translate(0 -148) rotate(0)",293,294,756,757,758,617,618,619,620,\
621]]],"person-a2-cover-w":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,[19,"rotate(-4 0 -60)",625,626,[127,"48 -82 5.8"],628,629,630,631,632,[127,"-49 -75\
 5.8"],755,[19,"translate(0 -148) rotate(-6)",293,294,[126,"-8.5 -1 5"],[126,"4.5 -1 5"],[74,"M-3.5 -1h3"],634,635,636,637]]]],"person-a2-cup-0":[27,"-75 -185 1\
40 190",[26,"",591,592,593,594,595,628,629,630,642,643,[127,"-24 -62 5.8"],646,647,648,[127,"14 -89 5.8"],755,[19,"translate(0 -148) rotate(3)",293,294,756,757,\
758,607,38,608]]],"person-a2-over-3":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,[19,"translate(0 6)",628,629,630,653,654,[127,"0 -77 5.8"],755,[19,"trans\
late(0 -148) rotate(14)",293,294,756,757,758,656,657,658],660,661,[127,"15 -145 6.5"]]]],"person-a2-reach-0":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,[\
19,"rotate(-9 0 -60)",666,667,[127,"-41 -82 5.8"],628,629,630,669,670,[127,"-55 -78 5.8"],755,[19,"translate(0 -148) rotate(-8)",293,294,[126,"-10.5 -1 5"],[126\
,"2.5 -1 5"],[74,"M-5.5 -1h3"],672,673,674]]]],"person-a2-reach-1":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,[19,"rotate(-9 0 -60)",666,667,788,628,629,\
630,669,670,789,755,[19,"translate(0 -148) rotate(-8)",293,294,790,791,792,672,673,679,680]]]],"person-a2-reach-w":[27,"-75 -185 140 190",[26,"",591,592,593,594\
,595,[19,"rotate(-9 0 -60)",666,667,788,628,629,630,669,670,789,755,[19,"translate(0 -148) rotate(-8)",293,294,790,791,792,685,686,687,688]]]],"person-a2-sit-0"\
:[27,"-75 -185 140 190",[26,"",693,694,695,696,697,698,628,629,630,699,700,[127,"-60 -91 5.8"],702,703,[127,"-3 -69 5.8"],755,[19,"translate(0 -148) rotate(-7)"\
,293,294,[126,"-11.5 -1 5"],[126,"1.5 -1 5"],[74,"M-6.5 -1h3"],705,706,707]]],"person-a2-sit-1":[27,"-75 -185 140 190",[26,"",693,694,695,696,697,698,628,629,63\
0,699,700,805,702,703,806,755,[19,"translate(0 -148) rotate(-7)",293,294,807,808,809,705,706,711,712]]],"person-a2-sit-w":[27,"-75 -185 140 190",[26,"",693,694,\
695,696,697,698,628,629,630,699,700,805,702,703,806,755,[19,"translate(0 -148) rotate(-7)",293,294,807,808,809,716,717,718,719]]],"person-a2-stand-0":[27,"-75 -\
185 140 190",[26,"",591,592,593,594,595,628,629,630,723,724,725,726,[127,"-4 -76 5.8"],[127,"4 -75 5.8"],755,759]],"person-a2-stand-1":[27,"-75 -185 140 190",[2\
6,"",591,592,593,594,595,628,629,630,723,724,725,726,819,820,755,762]],"person-a2-stand-w":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,628,629,630,723,724\
,725,726,819,820,755,[19,"translate(0 -148) rotate(0)",293,294,756,757,758,733,734,735,736]]],"person-a2-tired-2":[27,"-75 -185 140 190",[26,"",591,592,593,594,\
595,[19,"translate(0 4)",628,629,630,740,741,742,743,[127,"-22 -56 5.8"],[127,"21 -56 5.8"],755,[19,"translate(0 -148) rotate(9)",293,294,756,757,758,617,618,61\
9,620,621]]]],"person-a3-coat-0":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,[3,"M-20 -119Q0 -130 20 -119Q28 -88 27 -34H-27Q-28 -88 -20 -119Z"],597,598,[2\
12,"M-19 -112Q-29 -92 -26 -66"],[131,"-26 -60 5.8"],601,[212,"M19 -112Q29 -92 26 -62"],603,604,[131,"26 -60 5.8"],[213,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"t\
ranslate(0 -148) rotate(0)",313,314,315,316,607,38,608]]],"person-a3-coat-1":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,834,597,598,835,836,601,837,603,6\
04,838,839,[19,"translate(0 -148) rotate(0)",313,314,315,316,607,38,612,613]]],"person-a3-coat-2":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,834,597,598,\
835,836,601,837,603,604,838,839,[19,"translate(0 -148) rotate(0)",313,314,315,316,617,618,619,620,621]]],"person-a3-cover-w":[27,"-75 -185 140 190",[26,"",591,5\
92,593,594,595,[19,"rotate(-4 0 -60)",625,626,[131,"48 -82 5.8"],628,629,630,631,632,[131,"-49 -75 5.8"],839,[19,"translate(0 -148) rotate(-6)",313,314,315,316,\
634,635,636,637]]]],"person-a3-cup-0":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,628,629,630,642,643,[131,"-24 -62 5.8"],646,647,648,[131,"14 -89 5.8"],8\
39,[19,"translate(0 -148) rotate(3)",313,314,315,316,607,38,608]]],"person-a3-over-3":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,[19,"translate(0 6)",628\
,629,630,653,654,[131,"0 -77 5.8"],839,[19,"translate(0 -148) rotate(14)",313,314,315,316,656,657,658],660,661,[131,"15 -145 6.5"]]]],"person-a3-reach-0":[27,"-\
75 -185 140 190",[26,"",591,592,593,594,595,[19,"rotate(-9 0 -60)",666,667,[131,"-41 -82 5.8"],628,629,630,669,670,[131,"-55 -78 5.8"],839,[19,"translate(0 -148\
) rotate(-8)",313,314,315,316,672,673,674]]]],"person-a3-reach-1":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,[19,"rotate(-9 0 -60)",666,667,866,628,629,6\
30,669,670,867,839,[19,"translate(0 -148) rotate(-8)",313,314,315,316,672,673,679,680]]]],"person-a3-reach-w":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,\
[19,"rotate(-9 0 -60)",666,667,866,628,629,630,669,670,867,839,[19,"translate(0 -148) rotate(-8)",313,314,315,316,685,686,687,688]]]],"person-a3-sit-0":[27,"-75\
 -185 140 190",[26,"",693,694,695,696,697,698,628,629,630,699,700,[131,"-60 -91 5.8"],702,703,[131,"-3 -69 5.8"],839,[19,"translate(0 -148) rotate(-7)",313,314,\
315,316,705,706,707]]],"person-a3-sit-1":[27,"-75 -185 140 190",[26,"",693,694,695,696,697,698,628,629,630,699,700,880,702,703,881,839,[19,"translate(0 -148) ro\
tate(-7)",313,314,315,316,705,706,711,712]]],"person-a3-sit-w":[27,"-75 -185 140 190",[26,"",693,694,695,696,697,698,628,629,630,699,700,880,702,703,881,839,[19\
,"translate(0 -148) rotate(-7)",313,314,315,316,716,717,718,719]]],"person-a3-stand-0":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,628,629,630,723,724,725\
,726,[131,"-4 -76 5.8"],[131,"4 -75 5.8"],839,840]],"person-a3-stand-1":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,628,629,630,723,724,725,726,891,892,83\
9,843]],"person-a3-stand-w":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,628,629,630,723,724,725,726,891,892,839,[19,"translate(0 -148) rotate(0)",313,314,\
315,316,733,734,735,736]]],"person-a3-tired-2":[27,"-75 -185 140 190",[26,"",591,592,593,594,595,[19,"translate(0 4)",628,629,630,740,741,742,743,[131,"-22 -56 \
5.8"],[131,"21 -56 5.8"],839,[19,"translate(0 -148) rotate(9)",313,314,315,316,617,618,619,620,621]]]],"person-ann-coat-0":[27,"-75 -185 140 190",[26,"",591,[21\
4,"M-9 -62L-10 -8"],593,[214,"M9 -62L10 -8"],595,596,597,598,599,600,601,602,603,604,605,606,[19,"translate(0 -148) rotate(0)",333,256,334,607,38,608]]],"person\
-ann-coat-1":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,596,597,598,599,600,601,602,603,604,605,606,[19,"translate(0 -148) rotate(0)",333,256,334,607,38,\
612,613]]],"person-ann-coat-2":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,596,597,598,599,600,601,602,603,604,605,606,[19,"translate(0 -148) rotate(0)",3\
33,256,334,617,618,619,620,621]]],"person-ann-cover-w":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"rotate(-4 0 -60)",625,[215,"M18 -112Q36 -104 46 -8\
6"],627,[216,"M-19 -119Q0 -130 19 -119Q26 -92 23 -54H-23Q-26 -92 -19 -119Z"],[78,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],[47,"M10 -108V-98"],[217,"10 -94 4"],\
631,[215,"M-17 -112Q-34 -98 -46 -78"],633,606,[19,"translate(0 -148) rotate(-6)",333,256,334,634,635,636,637]]]],"person-ann-cup-0":[27,"-75 -185 140 190",[26,"\
",591,906,593,907,595,918,919,920,921,642,[215,"M-18 -112Q-28 -92 -24 -68"],644,646,647,[215,"M18 -112Q34 -92 17 -88"],649,606,[19,"translate(0 -148) rotate(3)"\
,333,256,334,607,38,608]]],"person-ann-over-3":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"translate(0 6)",918,919,920,921,653,[215,"M-18 -110Q-32 -8\
6 -4 -78"],655,606,[19,"translate(0 -148) rotate(14)",333,256,334,656,657,658],660,[215,"M18 -110Q40 -116 20 -140"],662]]],"person-ann-phone-1":[27,"-75 -185 14\
0 190",[26,"",591,906,593,907,595,918,919,920,921,[199,"M-18 -112Q-31 -88 -2 -82"],[215,"M-18 -112Q-31 -88 -2 -82"],[121,"2 -81 5.8"],606,[19,"translate(0 -148)\
 rotate(4)",333,256,334,607,38,612,613],[199,"M18 -112Q38 -112 23 -136"],[215,"M18 -112Q38 -112 23 -136"],[19,"translate(21 -147) rotate(12)",[172,"M0 -15V15"],\
[218,"M0 -15V15"],[219,"-3 -14 5"],[219,"-3 14 5"]],[121,"23 -142 6.2"]]],"person-ann-reach-0":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"rotate(-9 \
0 -60)",666,[215,"M12 -112Q-12 -104 -38 -84"],668,918,919,920,921,669,[215,"M-17 -112Q-36 -100 -52 -80"],671,606,[19,"translate(0 -148) rotate(-8)",333,256,334,\
672,673,674]]]],"person-ann-reach-1":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"rotate(-9 0 -60)",666,952,668,918,919,920,921,669,953,671,606,[19,"t\
ranslate(0 -148) rotate(-8)",333,256,334,672,673,679,680]]]],"person-ann-reach-w":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"rotate(-9 0 -60)",666,9\
52,668,918,919,920,921,669,953,671,606,[19,"translate(0 -148) rotate(-8)",333,256,334,685,686,687,688]]]],"person-ann-sit-0":[27,"-75 -185 140 190",[26,"",693,[\
214,"M-4 -58L-34 -52L-32 -8"],695,[214,"M10 -56L-20 -48L-18 -6"],697,698,918,919,920,921,699,[215,"M-16 -112Q-34 -98 -56 -92"],701,702,[215,"M18 -112Q28 -86 2 -\
70"],704,606,[19,"translate(0 -148) rotate(-7)",333,256,334,705,706,707]]],"person-ann-sit-1":[27,"-75 -185 140 190",[26,"",693,966,695,967,697,698,918,919,920,\
921,699,968,701,702,969,704,606,[19,"translate(0 -148) rotate(-7)",333,256,334,705,706,711,712]]],"person-ann-sit-w":[27,"-75 -185 140 190",[26,"",693,966,695,9\
67,697,698,918,919,920,921,699,968,701,702,969,704,606,[19,"translate(0 -148) rotate(-7)",333,256,334,716,717,718,719]]],"person-ann-stand-0":[27,"-75 -185 140 \
190",[26,"",591,906,593,907,595,918,919,920,921,723,[215,"M-18 -112Q-31 -88 -9 -78"],725,[215,"M18 -112Q31 -88 9 -78"],727,728,606,908]],"person-ann-stand-1":[2\
7,"-75 -185 140 190",[26,"",591,906,593,907,595,918,919,920,921,723,979,725,980,727,728,606,911]],"person-ann-stand-w":[27,"-75 -185 140 190",[26,"",591,906,593\
,907,595,918,919,920,921,723,979,725,980,727,728,606,[19,"translate(0 -148) rotate(0)",333,256,334,733,734,735,736]]],"person-ann-tired-2":[27,"-75 -185 140 190\
",[26,"",591,906,593,907,595,[19,"translate(0 4)",918,919,920,921,740,[215,"M-18 -110Q-27 -88 -22 -62"],742,[215,"M18 -110Q27 -88 21 -62"],744,745,606,[19,"tran\
slate(0 -148) rotate(9)",333,256,334,617,618,619,620,621]]]],"person-ben-coat-0":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,750,597,598,751,[142,"-26 -60\
 5.8"],601,753,603,604,[142,"26 -60 5.8"],[137,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)",352,353,354,607,38,[220,"M-2 10q5 4.5 10 0"]\
]]],"person-ben-coat-1":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,750,597,598,751,994,601,753,603,604,995,996,[19,"translate(0 -148) rotate(0)",352,353,\
354,607,38,[220,"M-1 11.5h8"],613]]],"person-ben-coat-2":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,750,597,598,751,994,601,753,603,604,995,996,[19,"tran\
slate(0 -148) rotate(0)",352,353,354,617,618,619,620,[221,"M-1 12.5q4 -3 8 0"]]]],"person-ben-cover-w":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"ro\
tate(-4 0 -60)",625,917,[142,"48 -82 5.8"],918,[222,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],920,921,631,922,[142,"-49 -75 5.8"],996,[19,"translate(0 -148) rot\
ate(-6)",352,353,354,634,635,636,[223,"M-5.2 12.2q3.2 -2.8 6.4 0"]]]]],"person-ben-cup-0":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,918,1010,920,921,642\
,927,[142,"-24 -62 5.8"],646,647,928,[142,"14 -89 5.8"],996,[19,"translate(0 -148) rotate(3)",352,353,354,607,38,997]]],"person-ben-over-3":[27,"-75 -185 140 19\
0",[26,"",591,906,593,907,595,[19,"translate(0 6)",918,1010,920,921,653,932,[142,"0 -77 5.8"],996,[19,"translate(0 -148) rotate(14)",352,353,354,656,657,[221,"M\
-2 12q2.5 -2.6 5 0t5 0"]],660,934,[142,"15 -145 6.5"]]]],"person-ben-phone-1":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,918,1010,920,921,938,939,[142,"2\
 -81 5.8"],996,[19,"translate(0 -148) rotate(4)",352,353,354,607,38,1001,613],942,943,948,[142,"23 -142 6.2"]]],"person-ben-reach-0":[27,"-75 -185 140 190",[26,\
"",591,906,593,907,595,[19,"rotate(-9 0 -60)",666,952,[142,"-41 -82 5.8"],918,1010,920,921,669,953,[142,"-55 -78 5.8"],996,[19,"translate(0 -148) rotate(-8)",35\
2,353,354,672,673,[220,"M-9 10q5 4.5 10 0"]]]]],"person-ben-reach-1":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"rotate(-9 0 -60)",666,952,1034,918,1\
010,920,921,669,953,1035,996,[19,"translate(0 -148) rotate(-8)",352,353,354,672,673,[220,"M-8 11.5h8"],680]]]],"person-ben-reach-w":[27,"-75 -185 140 190",[26,"\
",591,906,593,907,595,[19,"rotate(-9 0 -60)",666,952,1034,918,1010,920,921,669,953,1035,996,[19,"translate(0 -148) rotate(-8)",352,353,354,685,686,687,[223,"M-7\
.2 12.2q3.2 -2.8 6.4 0"]]]]],"person-ben-sit-0":[27,"-75 -185 140 190",[26,"",693,966,695,967,697,698,918,1010,920,921,699,968,[142,"-60 -91 5.8"],702,969,[142,\
"-3 -69 5.8"],996,[19,"translate(0 -148) rotate(-7)",352,353,354,705,706,[220,"M-10 10q5 4.5 10 0"]]]],"person-ben-sit-1":[27,"-75 -185 140 190",[26,"",693,966,\
695,967,697,698,918,1010,920,921,699,968,1051,702,969,1052,996,[19,"translate(0 -148) rotate(-7)",352,353,354,705,706,[220,"M-9 11.5h8"],712]]],"person-ben-sit-\
w":[27,"-75 -185 140 190",[26,"",693,966,695,967,697,698,918,1010,920,921,699,968,1051,702,969,1052,996,[19,"translate(0 -148) rotate(-7)",352,353,354,716,717,7\
18,[223,"M-8.2 12.2q3.2 -2.8 6.4 0"]]]],"person-ben-stand-0":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,918,1010,920,921,723,979,725,980,[142,"-4 -76 5.8\
"],[142,"4 -75 5.8"],996,998]],"person-ben-stand-1":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,918,1010,920,921,723,979,725,980,1065,1066,996,1002]],"per\
son-ben-stand-w":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,918,1010,920,921,723,979,725,980,1065,1066,996,[19,"translate(0 -148) rotate(0)",352,353,354,\
733,734,735,[223,"M-0.2 12.2q3.2 -2.8 6.4 0"]]]],"person-ben-tired-2":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"translate(0 4)",918,1010,920,921,74\
0,988,742,989,[142,"-22 -56 5.8"],[142,"21 -56 5.8"],996,[19,"translate(0 -148) rotate(9)",352,353,354,617,618,619,620,1005]]]],"person-cleo-coat-0":[27,"-75 -1\
85 140 190",[26,"",591,906,593,907,595,750,597,598,751,[152,"-26 -60 5.8"],601,753,603,604,[152,"26 -60 5.8"],[145,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"trans\
late(0 -148) rotate(0)",376,377,378,379,380,381,382,383,384,385,607,38,608]]],"person-cleo-coat-1":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,750,597,598\
,751,1081,601,753,603,604,1082,1083,[19,"translate(0 -148) rotate(0)",376,377,378,379,380,381,382,383,384,385,607,38,612,613]]],"person-cleo-coat-2":[27,"-75 -1\
85 140 190",[26,"",591,906,593,907,595,750,597,598,751,1081,601,753,603,604,1082,1083,[19,"translate(0 -148) rotate(0)",376,377,378,379,380,381,382,383,384,385,\
617,618,619,620,621]]],"person-cleo-cover-w":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"rotate(-4 0 -60)",625,917,[152,"48 -82 5.8"],918,[224,"M-8 -\
125L0 -112L8 -125Q0 -129 -8 -125Z"],920,921,631,922,[152,"-49 -75 5.8"],1083,[19,"translate(0 -148) rotate(-6)",376,377,378,379,380,381,382,383,384,385,634,635,\
636,637]]]],"person-cleo-cup-0":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,918,1094,920,921,642,927,[152,"-24 -62 5.8"],646,647,928,[152,"14 -89 5.8"],10\
83,[19,"translate(0 -148) rotate(3)",376,377,378,379,380,381,382,383,384,385,607,38,608]]],"person-cleo-over-3":[27,"-75 -185 140 190",[26,"",591,906,593,907,59\
5,[19,"translate(0 6)",918,1094,920,921,653,932,[152,"0 -77 5.8"],1083,[19,"translate(0 -148) rotate(14)",376,377,378,379,380,381,382,383,384,385,656,657,658],6\
60,934,[152,"15 -145 6.5"]]]],"person-cleo-phone-1":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,918,1094,920,921,938,939,[152,"2 -81 5.8"],1083,[19,"trans\
late(0 -148) rotate(4)",376,377,378,379,380,381,382,383,384,385,607,38,612,613],942,943,948,[152,"23 -142 6.2"]]],"person-cleo-reach-0":[27,"-75 -185 140 190",[\
26,"",591,906,593,907,595,[19,"rotate(-9 0 -60)",666,952,[152,"-41 -82 5.8"],918,1094,920,921,669,953,[152,"-55 -78 5.8"],1083,[19,"translate(0 -148) rotate(-8)\
",376,377,378,379,380,381,382,383,384,385,672,673,674]]]],"person-cleo-reach-1":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"rotate(-9 0 -60)",666,952\
,1116,918,1094,920,921,669,953,1117,1083,[19,"translate(0 -148) rotate(-8)",376,377,378,379,380,381,382,383,384,385,672,673,679,680]]]],"person-cleo-reach-w":[2\
7,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"rotate(-9 0 -60)",666,952,1116,918,1094,920,921,669,953,1117,1083,[19,"translate(0 -148) rotate(-8)",376,37\
7,378,379,380,381,382,383,384,385,685,686,687,688]]]],"person-cleo-sit-0":[27,"-75 -185 140 190",[26,"",693,966,695,967,697,698,918,1094,920,921,699,968,[152,"-\
60 -91 5.8"],702,969,[152,"-3 -69 5.8"],1083,[19,"translate(0 -148) rotate(-7)",376,377,378,379,380,381,382,383,384,385,705,706,707]]],"person-cleo-sit-1":[27,"\
-75 -185 140 190",[26,"",693,966,695,967,697,698,918,1094,920,921,699,968,1130,702,969,1131,1083,[19,"translate(0 -148) rotate(-7)",376,377,378,379,380,381,382,\
383,384,385,705,706,711,712]]],"person-cleo-sit-w":[27,"-75 -185 140 190",[26,"",693,966,695,967,697,698,918,1094,920,921,699,968,1130,702,969,1131,1083,[19,"tr\
anslate(0 -148) rotate(-7)",376,377,378,379,380,381,382,383,384,385,716,717,718,719]]],"person-cleo-stand-0":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,9\
18,1094,920,921,723,979,725,980,[152,"-4 -76 5.8"],[152,"4 -75 5.8"],1083,1084]],"person-cleo-stand-1":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,918,109\
4,920,921,723,979,725,980,1141,1142,1083,1087]],"person-cleo-stand-w":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,918,1094,920,921,723,979,725,980,1141,11\
42,1083,[19,"translate(0 -148) rotate(0)",376,377,378,379,380,381,382,383,384,385,733,734,735,736]]],"person-cleo-tired-2":[27,"-75 -185 140 190",[26,"",591,906\
,593,907,595,[19,"translate(0 4)",918,1094,920,921,740,988,742,989,[152,"-22 -56 5.8"],[152,"21 -56 5.8"],1083,[19,"translate(0 -148) rotate(9)",376,377,378,379\
,380,381,382,383,384,385,617,618,619,620,621]]]],"person-dev-coat-0":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,750,597,598,751,[158,"-26 -60 5.8"],601,7\
53,603,604,[158,"26 -60 5.8"],[155,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)",417,418,419,420,607,38,997]]],"person-dev-coat-1":[27,"-\
75 -185 140 190",[26,"",591,906,593,907,595,750,597,598,751,1156,601,753,603,604,1157,1158,[19,"translate(0 -148) rotate(0)",417,418,419,420,607,38,1001,613]]],\
"person-dev-coat-2":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,750,597,598,751,1156,601,753,603,604,1157,1158,[19,"translate(0 -148) rotate(0)",417,418,4\
19,420,617,618,619,620,1005]]],"person-dev-cover-w":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"rotate(-4 0 -60)",625,917,[158,"48 -82 5.8"],918,[225\
,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],920,921,631,922,[158,"-49 -75 5.8"],1158,[19,"translate(0 -148) rotate(-6)",417,418,419,420,634,635,636,1012]]]],"per\
son-dev-cup-0":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,918,1169,920,921,642,927,[158,"-24 -62 5.8"],646,647,928,[158,"14 -89 5.8"],1158,[19,"translate\
(0 -148) rotate(3)",417,418,419,420,607,38,997]]],"person-dev-over-3":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"translate(0 6)",918,1169,920,921,65\
3,932,[158,"0 -77 5.8"],1158,[19,"translate(0 -148) rotate(14)",417,418,419,420,656,657,1023],660,934,[158,"15 -145 6.5"]]]],"person-dev-phone-1":[27,"-75 -185 \
140 190",[26,"",591,906,593,907,595,918,1169,920,921,938,939,[158,"2 -81 5.8"],1158,[19,"translate(0 -148) rotate(4)",417,418,419,420,607,38,1001,613],942,943,9\
48,[158,"23 -142 6.2"]]],"person-dev-reach-0":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"rotate(-9 0 -60)",666,952,[158,"-41 -82 5.8"],918,1169,920,\
921,669,953,[158,"-55 -78 5.8"],1158,[19,"translate(0 -148) rotate(-8)",417,418,419,420,672,673,1036]]]],"person-dev-reach-1":[27,"-75 -185 140 190",[26,"",591,\
906,593,907,595,[19,"rotate(-9 0 -60)",666,952,1191,918,1169,920,921,669,953,1192,1158,[19,"translate(0 -148) rotate(-8)",417,418,419,420,672,673,1041,680]]]],"\
person-dev-reach-w":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"rotate(-9 0 -60)",666,952,1191,918,1169,920,921,669,953,1192,1158,[19,"translate(0 -1\
48) rotate(-8)",417,418,419,420,685,686,687,1046]]]],"person-dev-sit-0":[27,"-75 -185 140 190",[26,"",693,966,695,967,697,698,918,1169,920,921,699,968,[158,"-60\
 -91 5.8"],702,969,[158,"-3 -69 5.8"],1158,[19,"translate(0 -148) rotate(-7)",417,418,419,420,705,706,1053]]],"person-dev-sit-1":[27,"-75 -185 140 190",[26,"",6\
93,966,695,967,697,698,918,1169,920,921,699,968,1205,702,969,1206,1158,[19,"translate(0 -148) rotate(-7)",417,418,419,420,705,706,1057,712]]],"person-dev-sit-w"\
:[27,"-75 -185 140 190",[26,"",693,966,695,967,697,698,918,1169,920,921,699,968,1205,702,969,1206,1158,[19,"translate(0 -148) rotate(-7)",417,418,419,420,716,71\
7,718,1061]]],"person-dev-stand-0":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,918,1169,920,921,723,979,725,980,[158,"-4 -76 5.8"],[158,"4 -75 5.8"],1158,\
1159]],"person-dev-stand-1":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,918,1169,920,921,723,979,725,980,1216,1217,1158,1162]],"person-dev-stand-w":[27,"-\
75 -185 140 190",[26,"",591,906,593,907,595,918,1169,920,921,723,979,725,980,1216,1217,1158,[19,"translate(0 -148) rotate(0)",417,418,419,420,733,734,735,1071]]\
],"person-dev-tired-2":[27,"-75 -185 140 190",[26,"",591,906,593,907,595,[19,"translate(0 4)",918,1169,920,921,740,988,742,989,[158,"-22 -56 5.8"],[158,"21 -56 \
5.8"],1158,[19,"translate(0 -148) rotate(9)",417,418,419,420,617,618,619,620,1005]]]],"person-oc1-coat-0":[27,"-75 -185 140 190",[26,"",591,[226,"M-9 -62L-10 -8\
"],593,[226,"M9 -62L10 -8"],595,596,597,598,599,600,601,602,603,604,605,606,[19,"translate(0 -148) rotate(0)",437,256,438,607,38,608]]],"person-oc1-coat-1":[27,\
"-75 -185 140 190",[26,"",591,1231,593,1232,595,596,597,598,599,600,601,602,603,604,605,606,[19,"translate(0 -148) rotate(0)",437,256,438,607,38,612,613]]],"per\
son-oc1-coat-2":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,596,597,598,599,600,601,602,603,604,605,606,[19,"translate(0 -148) rotate(0)",437,256,438,61\
7,618,619,620,621]]],"person-oc1-cover-w":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,[19,"rotate(-4 0 -60)",625,[212,"M18 -112Q36 -104 46 -86"],627,[3,\
"M-19 -119Q0 -130 19 -119Q26 -92 23 -54H-23Q-26 -92 -19 -119Z"],629,[227,"M-8 -123Q-6 -104 0 -98Q6 -104 8 -123"],[207,"M-4 -98H4V-88H-4Z"],631,[212,"M-17 -112Q-\
34 -98 -46 -78"],633,606,[19,"translate(0 -148) rotate(-6)",437,256,438,634,635,636,637]]]],"person-oc1-cup-0":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,5\
95,1243,629,1244,1245,642,[212,"M-18 -112Q-28 -92 -24 -68"],644,646,647,[212,"M18 -112Q34 -92 17 -88"],649,606,[19,"translate(0 -148) rotate(3)",437,256,438,607\
,38,608]]],"person-oc1-over-3":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,[19,"translate(0 6)",1243,629,1244,1245,653,[212,"M-18 -110Q-32 -86 -4 -78"],\
655,606,[19,"translate(0 -148) rotate(14)",437,256,438,656,657,658],660,[212,"M18 -110Q40 -116 20 -140"],662]]],"person-oc1-reach-0":[27,"-75 -185 140 190",[26,\
"",591,1231,593,1232,595,[19,"rotate(-9 0 -60)",666,[212,"M12 -112Q-12 -104 -38 -84"],668,1243,629,1244,1245,669,[212,"M-17 -112Q-36 -100 -52 -80"],671,606,[19,\
"translate(0 -148) rotate(-8)",437,256,438,672,673,674]]]],"person-oc1-reach-1":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,[19,"rotate(-9 0 -60)",666,1\
262,668,1243,629,1244,1245,669,1263,671,606,[19,"translate(0 -148) rotate(-8)",437,256,438,672,673,679,680]]]],"person-oc1-reach-w":[27,"-75 -185 140 190",[26,"\
",591,1231,593,1232,595,[19,"rotate(-9 0 -60)",666,1262,668,1243,629,1244,1245,669,1263,671,606,[19,"translate(0 -148) rotate(-8)",437,256,438,685,686,687,688]]\
]],"person-oc1-sit-0":[27,"-75 -185 140 190",[26,"",693,[226,"M-4 -58L-34 -52L-32 -8"],695,[226,"M10 -56L-20 -48L-18 -6"],697,698,1243,629,1244,1245,699,[212,"M\
-16 -112Q-34 -98 -56 -92"],701,702,[212,"M18 -112Q28 -86 2 -70"],704,606,[19,"translate(0 -148) rotate(-7)",437,256,438,705,706,707]]],"person-oc1-sit-1":[27,"-\
75 -185 140 190",[26,"",693,1276,695,1277,697,698,1243,629,1244,1245,699,1278,701,702,1279,704,606,[19,"translate(0 -148) rotate(-7)",437,256,438,705,706,711,71\
2]]],"person-oc1-sit-w":[27,"-75 -185 140 190",[26,"",693,1276,695,1277,697,698,1243,629,1244,1245,699,1278,701,702,1279,704,606,[19,"translate(0 -148) rotate(-\
7)",437,256,438,716,717,718,719]]],"person-oc1-stand-0":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,1243,629,1244,1245,723,[212,"M-18 -112Q-31 -88 -9 -7\
8"],725,[212,"M18 -112Q31 -88 9 -78"],727,728,606,1233]],"person-oc1-stand-1":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,1243,629,1244,1245,723,1289,72\
5,1290,727,728,606,1236]],"person-oc1-stand-w":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,1243,629,1244,1245,723,1289,725,1290,727,728,606,[19,"transla\
te(0 -148) rotate(0)",437,256,438,733,734,735,736]]],"person-oc1-tired-2":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,[19,"translate(0 4)",1243,629,1244\
,1245,740,[212,"M-18 -110Q-27 -88 -22 -62"],742,[212,"M18 -110Q27 -88 21 -62"],744,745,606,[19,"translate(0 -148) rotate(9)",437,256,438,617,618,619,620,621]]]]\
,"person-oc2-coat-0":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,750,597,598,751,[164,"-26 -60 5.8"],601,753,603,604,[164,"26 -60 5.8"],[162,"M-6 -136H6\
V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)",453,454,607,38,608]]],"person-oc2-coat-1":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,750,597,\
598,751,1304,601,753,603,604,1305,1306,[19,"translate(0 -148) rotate(0)",453,454,607,38,612,613]]],"person-oc2-coat-2":[27,"-75 -185 140 190",[26,"",591,1231,59\
3,1232,595,750,597,598,751,1304,601,753,603,604,1305,1306,[19,"translate(0 -148) rotate(0)",453,454,617,618,619,620,621]]],"person-oc2-cover-w":[27,"-75 -185 14\
0 190",[26,"",591,1231,593,1232,595,[19,"rotate(-4 0 -60)",625,1242,[164,"48 -82 5.8"],1243,629,1244,1245,631,1246,[164,"-49 -75 5.8"],1306,[19,"translate(0 -14\
8) rotate(-6)",453,454,634,635,636,637]]]],"person-oc2-cup-0":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,1243,629,1244,1245,642,1251,[164,"-24 -62 5.8"\
],646,647,1252,[164,"14 -89 5.8"],1306,[19,"translate(0 -148) rotate(3)",453,454,607,38,608]]],"person-oc2-over-3":[27,"-75 -185 140 190",[26,"",591,1231,593,12\
32,595,[19,"translate(0 6)",1243,629,1244,1245,653,1256,[164,"0 -77 5.8"],1306,[19,"translate(0 -148) rotate(14)",453,454,656,657,658],660,1258,[164,"15 -145 6.\
5"]]]],"person-oc2-reach-0":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,[19,"rotate(-9 0 -60)",666,1262,[164,"-41 -82 5.8"],1243,629,1244,1245,669,1263,\
[164,"-55 -78 5.8"],1306,[19,"translate(0 -148) rotate(-8)",453,454,672,673,674]]]],"person-oc2-reach-1":[27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,[19\
,"rotate(-9 0 -60)",666,1262,1333,1243,629,1244,1245,669,1263,1334,1306,[19,"translate(0 -148) rotate(-8)",453,454,672,673,679,680]]]],"person-oc2-reach-w":[27,\
"-75 -185 140 190",[26,"",591,1231,593,1232,595,[19,"rotate(-9 0 -60)",666,1262,1333,1243,629,1244,1245,669,1263,1334,1306,[19,"translate(0 -148) rotate(-8)",45\
3,454,685,686,687,688]]]],"person-oc2-sit-0":[27,"-75 -185 140 190",[26,"",693,1276,695,1277,697,698,1243,629,1244,1245,699,1278,[164,"-60 -91 5.8"],702,1279,[1\
64,"-3 -69 5.8"],1306,[19,"translate(0 -148) rotate(-7)",453,454,705,706,707]]],"person-oc2-sit-1":[27,"-75 -185 140 190",[26,"",693,1276,695,1277,697,698,1243,\
629,1244,1245,699,1278,1347,702,1279,1348,1306,[19,"translate(0 -148) rotate(-7)",453,454,705,706,711,712]]],"person-oc2-sit-w":[27,"-75 -185 140 190",[26,"",69\
3,1276,695,1277,697,698,1243,629,1244,1245,699,1278,1347,702,1279,1348,1306,[19,"translate(0 -148) rotate(-7)",453,454,716,717,718,719]]],"person-oc2-stand-0":[\
27,"-75 -185 140 190",[26,"",591,1231,593,1232,595,1243,629,1244,1245,723,1289,725,1290,[164,"-4 -76 5.8"],[164,"4 -75 5.8"],1306,1307]],"person-oc2-stand-1":[2\
7,"-75 -185 140 190",[26,"",591,1231,593,1232,595,1243,629,1244,1245,723,1289,725,1290,1358,1359,1306,1310]],"person-oc2-stand-w":[27,"-75 -185 140 190",[26,"",\
591,1231,593,1232,595,1243,629,1244,1245,723,1289,725,1290,1358,1359,1306,[19,"translate(0 -148) rotate(0)",453,454,733,734,735,736]]],"person-oc2-tired-2":[27,\
"-75 -185 140 190",[26,"",591,1231,593,1232,595,[19,"translate(0 4)",1243,629,1244,1245,740,1298,742,1299,[164,"-22 -56 5.8"],[164,"21 -56 5.8"],1306,[19,"trans\
late(0 -148) rotate(9)",453,454,617,618,619,620,621]]]],"phone-off":[27,"-44 -40 88 132",[26,"",[228,"-20 -22 40 46"],[97,"0 6 10"],[7,"0 6 3"],[30,"0 -0.4 1.1"\
],[30,"5.6 2.8 1.1"],[30,"5.6 9.2 1.1"],[30,"0 12.4 1.1"],[30,"-5.6 9.2 1.1"],[30,"-5.6 2.8 1.1"],[229,"M-12 -22V-28H-6V-22M6 -22V-28H12V-22"],[188,"M-18 20Q-34\
 28 -24 38T-30 54Q-34 62 -24 66"],[182,"M-18 20Q-34 28 -24 38T-30 54Q-34 62 -24 66"],[19,"translate(-18 70) rotate(68)",[172,"M0 -17V17"],[218,"M0 -17V17"],[219\
,"4 -16 6"],[219,"4 16 6"]],[230,"M8 62q6 4 5 11M16 57q10 7 8 20"]]],"phone":[27,"-36 -40 72 72",[26,"",1373,1374,1375,1376,1377,1378,1379,1380,1381,[231,"M-24 \
-20Q0 -36 24 -20"],[232,"M-24 -20Q0 -36 24 -20"]]],"pinboard-empty":[27,"-50 -38 100 74",[26,"",[233,"-46 -34 92 66"],[234,"-40 -28 80 54"],[235,"-22 -16 2.6"],\
[236,"10 -6 2.6"],[237,"24 12 2.6"]]],"pinboard":[27,"-50 -38 100 74",[26,"",1397,1398,[19,"translate(-20 -8) rotate(-5)",[238,"-13 -14 26 28"],[178,"M-8 -6H8M-\
8 -1H8M-8 4H3"],[235,"0 -13 2.6"]],[19,"translate(14 -12) rotate(4)",[238,"-14 -9 28 19"],[18,"M-14 -9L0 3L14 -9"],[236,"0 -9 2.6"]],[19,"translate(16 13) rotat\
e(-3)",[239,"-13 -8 26 17"],[18,"M-13 -8L0 2L13 -8"],[237,"0 -8 2.6"]]]],"sign-arrow-held":[27,"-11 -11 22 22",[26,"",[240,"M-3.6 -10H3.6V1H9L0 10L-9 1H-3.6Z"],\
[241,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"]]],"sign-arrow":[27,"-11 -11 22 22",[26,"",[242,"M-3.6 -\
10H3.6V1H9L0 10L-9 1H-3.6Z"]]],"sign-bolt-open":[27,"-8 -11 16 22",[26,"",[243,"M2.2 -9.6L-5.4 1.4H-.6L-2.2 9.6L5.4 -1.4H.6Z"]]],"sign-bolt":[27,"-8 -11 16 22",\
[26,"",[244,"M2.2 -9.6L-5.4 1.4H-.6L-2.2 9.6L5.4 -1.4H.6Z"]]],"sign-cloth":[27,"-12 -10 24 20",[26,"",[245,"-10 -8 20 16"],[246,"-7 -5 14 10"],[247,"0 0 2.4"]]]\
,"sign-heart-open":[27,"-11 -11 22 22",[26,"",[248,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"]]],"sign-h\
eart":[27,"-11 -11 22 22",[26,"",[249,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"]]],"sign-person":[27,"-\
9 -11 18 22",[251,"",[250,"0 -5.6 4"],[201,"M-6.6 10V5Q-6.6 .6 -2.6 .6H2.6Q6.6 .6 6.6 5V10Z"]]],"sign-ring":[27,"-11 -11 22 22",[26,"",[252,"0 0 6.6"]]],"sign-s\
ewn":[27,"-12 -10 24 20",[26,"",[253,"-10 -8 20 16"],[74,"M-10 0H10"],[254,"M-6 -3.4V3.4M-2 -3.4V3.4M2 -3.4V3.4M6 -3.4V3.4"]]],"sign-warning":[27,"-12 -12 24 24\
",[26,"",[229,"M0 -9L10 9H-10Z"],[254,"M0 -3V3"],[255,"0 6 1.1"]]],"tin-empty":[27,"-48 -52 96 80",[26,"",[20,"M-26 -26H26V22Q0 28 -26 22Z"],[128,"M-29 -34Q0 -4\
1 29 -34V-24Q0 -17 -29 -24Z"],[57,"M-6 -38Q0 -44 6 -38"],[256,"-15 -10 30 22"],[257,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6\
C8.6 -5.6 8 .8 0 6.6Z"]]],"tin":[27,"-48 -52 96 80",[26,"",[258,"M-26 -30Q0 -37 26 -30V-20H-26Z"],[259,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -\
5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[260,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[261,"M0 6.6\
C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[20,"M-26 -28Q0 -21 26 -28V22Q0 28 -26 22Z"],[262,"M30 22L38 -30"],\
[263,"M30 22L38 -30"],1462,1463]],"warning-pinned":[27,"-34 -64 118 96",[26,"",[19,"rotate(-4)",[264,"M0 -26L29 24H-29Z"],[265,"M0 -10V6"],[255,"0 14 2.6"]],[16\
7,"M84 -58Q52 -44 34 -30"],[266,"M84 -58Q52 -44 34 -30"],[267,"M42 -42L28 -20"],[268,"-1 -13 4.2"],[269,"M35 -41Q22 -40 12 -32L1 -21Q-3 -16 1 -14Q5 -14 8 -17L15\
 -22Q11 -16 11 -11Q14 -7 18 -11Q27 -15 33 -21Q38 -28 42 -34Z"],[12,"M15 -22L22 -27"]]],"window-curtain":[27,"-12 -12 150 170",[26,"",[9,"-7 140 140 8"],[270,"0 \
0 126 140"],[216,"M-6 -6H132V138Q98 147 63 139Q28 147 -6 138Z"],[47,"M14 -6Q20 60 12 139M34 -6Q38 70 33 141M90 -6Q94 70 92 142M112 -6Q116 60 111 140"],[57,"M63 \
-6V139"],[271,"-11 -11 148 6"]]],"window-day":[27,"-12 -12 150 170",[26,"",[272,"0 0 126 140"],[273,"M0 50Q34 42 66 49T126 46V140H0Z"],[274,"M0 84Q30 76 62 83T1\
26 80V140H0Z"],[268,"91 32 17"],[207,"M10 60q7.6 -13 17.6 -3q15 -8 19 3q10 0 10 7H7.6Z"],[275,"M0 140V104H16V92H33V109H48V78L53 64L58 78V101H76V88H98V106H126V14\
0Z"],[276,"0 0 126 140"],[99,"M63 0V140M0 59H126"],1487]],"window-morning":[27,"-12 -12 150 170",[26,"",[277,"0 0 126 140"],[278,"M0 50Q34 42 66 49T126 46V140H0\
Z"],[279,"M0 84Q30 76 62 83T126 80V140H0Z"],[280,"83 100 25"],[281,"M0 140V104H16V92H33V109H48V78L53 64L58 78V101H76V88H98V106H126V140Z"],1501,1502,1487]],"wind\
ow-night":[27,"-12 -12 150 170",[26,"",[282,"0 0 126 140"],[283,"M0 50Q34 42 66 49T126 46V140H0Z"],[284,"M0 84Q30 76 62 83T126 80V140H0Z"],[285,"M82 16a15 15 0 \
1 0 16 20a12.6 12.6 0 0 1 -16 -20Z"],[109,"19 40 1.3"],[109,"38 17 1.3"],[109,"53 42 1.3"],[109,"25 66 1.3"],[109,"108 66 1.3"],[109,"70 72 1.3"],[109,"112 22 1\
.3"],[109,"86 12 1.3"],[286,"M0 140V104H16V92H33V109H48V78L53 64L58 78V101H76V88H98V106H126V140Z"],[96,"5 112 3.4 3.4"],[96,"20 101 3.4 3.4"],[96,"24 118 3.4 3.\
4"],[96,"50 92 3.4 3.4"],[96,"54 112 3.4 3.4"],[96,"81 98 3.4 3.4"],[96,"88 112 3.4 3.4"],[96,"108 118 3.4 3.4"],[96,"63 120 3.4 3.4"],1501,1502,1487]]}}');var me=[];Object.values(Et.drawings).forEach(ke);function ke(t){if(typeof t=="number")return;let[,,...e]=t;e.forEach(ke),me.push(t)}var he=new Map;function ge(t){
let e=typeof t=="number"?me[t]:t,n=he.get(e);if(n)return n;let[o,r,...s]=e,[i,l]=Et.looks[o],c=a(i,{...pe(i,r),...l},s.map(ge));return he.set(e,c),c}function _(t,e="",n=t){let o=Et.drawings[t];if(o===void 0)throw new Error(`There is no drawing «${t}».`);let{props:r,kids:s}=ge(o);return a("svg",{...r,class:y(
"hw-drawing",e),"aria-hidden":"true",key:n},s)}var we=["ann","ben","cleo","dev","a1","a2","a3","oc1","oc2"];function Me(t){let{head:e,shifts:n,outcome:o}=t;return e.stage>=2||n[e.shift]?.card?.kind==="emergency"||o?.won===!1}function lt(t,e){let n=Qe(e,Me(t));return`f\
ace-${we[e.pawn]}-${n==="1"?"0":n}`}function be(t,e){return`person-${we[e.pawn]}-${uo(t,e)}`}function Qe(t,e){return t.overstressed||t.stress>=3?"3":e?"w":String(
t.stress)}function uo(t,e){let n=Me(t),o=Qe(e,n);return e.place==="on_leave"||e.place==="left"?`coat-${po(e,n)}`:o==="3"?"over-3":t.shifts.some(({spaces:r})=>r.
some(s=>s.covered_by===e.pawn))?"cover-w":e.place==="contact_tile"&&e.kind==="nurse"?"phone-1":o==="2"?"tired-2":e.space===0&&e.shift===t.head.shift?`reach-${o}`:
e.place==="break_room"&&o==="0"?"cup-0":`stand-${o}`}function po(t,e){return t.overstressed||t.stress>=2?2:e?1:t.stress}function Mt(t,e){return t.pawns.find(n=>n.pawn===e)}function Tt(t,e,n,o=null,r=!1){let s=it(t,{kind:"pawn",pawn:n.pawn}),i=r?be(t,n):lt(t,n);return ho(n,e,s,At(
o,n.pawn),o?.pawn===n.pawn,i,r)}var ho=S((t,e,n,o,r,s,i)=>{let l=[t.text,n!=="still"&&e(`pawn.${n}`)];return a("button",{key:`pawn ${t.pawn}`,class:y("hw-pawn",
i&&"is-whole",`is-${n}`),"data-do":"pawn","data-pawn":t.pawn,"data-pointed":r,"data-standing":n,"data-item":`pawn ${t.pawn}`,"data-why":t.name},O(l.filter(Boolean).
join(" ")),j("hw-person",_(s,i?"hw-figure":"hw-face"),a("span",{class:"hw-tag"},a("span",{class:"hw-who"},a("b",null,t.name),go(e,t),!i&&ye(t)),mo(t,i&&ye(t)))),
t.tokens!==null&&Ot(e,t.tokens,o))});function mo(t,e){return t.stress_max===0&&t.tokens===null?null:a("span",{class:"hw-marks",key:"marks"},t.tokens!==null&&a("\
span",{class:"hw-count",key:"tokens","data-why":`${t.name} tokens`},Gt(),t.tokens),t.stress_max>0&&a("span",{class:"hw-bolts",key:"stress","data-why":`${t.name}\
 stress`},ko(t)),e)}function ye({partials:t,clears:e}){return[...xe("ho-back",t),...xe("ho-back is-clear",e)]}var Gt=()=>_("sign-heart","hw-heart");function ko({
stress:t,stress_max:e}){return Array.from({length:e},(n,o)=>o<t?_("sign-bolt","hw-bolt is-full",`bolt ${o}`):_("sign-bolt-open","hw-bolt",`bolt ${o}`))}function go(t,e){
let n=[e.manager&&t("pawn.manager"),e.senior&&t("pawn.senior"),e.overstressed&&t("pawn.overstressed")].filter(Boolean);return n.length>0&&a("span",{class:"hw-ro\
les",key:"roles"},n.join(" · "))}function xe(t,e){return e.map((n,o)=>a("span",{class:t,key:`${t} ${o}`},n.timeline))}function ct(t,e,n=null){return a("section",{class:"ho-manager",key:"manager","aria-label":e("heading.manager"),"data-roving":"manager"},a("h3",null,e("heading.m\
anager")),bt(t,e,n),a("ul",{class:"ho-stock",key:"stock"},Ct("supply",e("manager.supply"),t.supply.tokens,"token"),Ct("patient",e("manager.patient"),t.decks.patient),
Ct("partial",e("manager.partial"),t.decks.partial),Ct("clear",e("manager.clear"),t.decks.clear)))}function bt(t,e,n){let o=it(t,{kind:"pool"});return a("button",
{class:`hw-pool is-${o}`,key:"pool","data-do":"pool","data-standing":o,"data-why":"pool","data-item":"pool"},O(t.pool.text),j("hw-purse",_(t.pool.tokens>0?"tin":
"tin-empty","hw-tin"),a("span",{class:"hw-purse-name"},e("manager.pool")),a("span",{class:"hw-marks"},a("span",{class:"hw-count"},Gt(),t.pool.tokens),wo(t))),Ot(
e,t.pool.tokens,At(n,t.pool.purse)))}function wo(t){return t.pool.partials.map((e,n)=>a("span",{class:"ho-back",key:n},e.timeline))}function Ct(t,e,n,o){return a(
"li",{key:t},a("button",{class:"ho-name","data-do":"about","data-about":t,"data-item":t},a("span",null,e," "),a("b",{class:"ho-stock-number"},o!==void 0&&V(o,"h\
o-token"),n)))}function Mo(t,e){let n=t.pawns.flatMap(r=>[...r.partials.map((s,i)=>({key:`${r.pawn} partial ${i}`,name:r.name,text:E(e,s),clear:!1})),...r.clears.
map((s,i)=>({key:`${r.pawn} clear ${i}`,name:r.name,text:s.text,clear:!0}))]),o=t.pool.partials.map((r,s)=>({key:`pool partial ${s}`,name:"",text:E(e,r),clear:!1}));
return[...n,...o]}function P(t,e,n){let o=Mo(t,n);return o.length>0&&a("section",{class:"ho-hands",key:"hands",tabindex:0,"aria-label":e("heading.hands"),"data-\
do":"about","data-about":"hands"},a("h3",null,e("heading.hands")),a("ul",null,o.map(r=>a("li",{key:r.key},a("i",{class:y("ho-back",r.clear&&"is-clear"),"aria-hi\
dden":"true"}),a("b",null,r.name===""?e("hands.pool"):r.name)," ",r.text))))}var bo=["top","right","bottom","left"],Qo="M0 3L5 0L15 6L25 0L35 6L45 0L55 6L60 3",yo="M3 0L0 5L6 15L0 25L6 35L0 45L6 55L3 60";function ve(t,e){return bo.map((n,o)=>{
let r=t.memory?.stitches?.[o]??0,s=xo(t,e[o],o);return(r>0||s==="gaping")&&a("span",{key:n,class:y("hw-stitches",`is-${n}`,`is-${s}`),"aria-hidden":"true"},m1("\
hw-stitch",r),s==="gaping"&&vo(o%2===0))})}function xo({memory:t,sides:e},n,o){if(e[o]==="misfits")return"gaping";let r=n?.memory,s=e.length>0?e[o]==="fits":r?.
stitches?.[(o+2)%4]===t?.stitches?.[o];return!r||!s?"loose":t?.state==="clear"&&r.state==="clear"?"sewn":"meeting"}function vo(t){return a("svg",{key:"teeth",class:"\
hw-teeth",viewBox:t?"0 0 60 6":"0 0 6 60",preserveAspectRatio:"none"},a("path",{d:t?Qo:yo}))}function Le(t,e,n,o,r,s){let{place:i,name:l,memory:c,text:f,cover:d,sides_text:u}=r,{on:k,held:b}=e.laying,Q=b!==null&&b===l;return a("div",{key:i,role:"gridcel\
l",class:y("hw-square",`is-${c?.state??"empty"}`,c&&C(e,c.cover)&&"is-folded",Q&&"is-held",b!==null&&!Q&&b[0]===String(n)&&"is-waiting"),"data-do":k?"lay":"memo\
ry","data-memory":l,"data-timeline":k?n:null,"data-place":k?i:null,"data-why":c&&l,"data-item":`memory ${n}-${i}`,"data-row":o,"data-column":i,"data-feeling":c?.
feeling,"aria-selected":String(l!==null&&e.memory===l)},O([Q&&t("arranging.in_hand"),E(e,{text:f,cover:d}),u,nt(e,l)&&t("arranging.tracked")].filter(Boolean).join(
" ")),c&&Lo(t,e,`${l} ${c.state}`,c),c&&ve(r,s),nt(e,l)&&a("span",{class:"hw-tracking",part:"tracking","aria-hidden":"true"}))}function Lo(t,e,n,o){let r=C(e,o.
cover),s=r?void 0:e.laying.pictures.get(n),i=r?t("cover.cell"):o.title||o.words||"",l=r?o.cover?.note:i;return[a("span",{class:y("hw-front",!r&&!s&&"is-words"),
key:"front",title:l,"aria-hidden":"true"},r&&_("cloth-folded"),s&&a("img",{key:n,class:"hw-picture",src:s.src,alt:""}),a("span",{class:"hw-words",key:"words"},i)),
o.feeling!==null&&a("svg",{class:"hw-feeling",part:"feeling",viewBox:"0 0 12 12","aria-hidden":"true"},a("path",{d:o.feeling==="positive"?"M2.5 6H9.5M6 2.5V9.5":
"M2.5 6H9.5"}))]}function W(t,e,n){let o=t.grid.map(({timeline:r})=>it(t,{kind:"timeline",timeline:r}));return a("section",{class:"hw-quilt",key:"memories","aria-label":e("headi\
ng.memories")},x1(t,e,n),a("div",{class:y("hw-quilt-place",o.includes("open")&&"is-asked"),key:"place"},a("div",{class:"hw-cloth",role:"grid","aria-label":e("he\
ading.memories"),"data-roving":"memories"},t.grid.map((r,s)=>Ho(t,e,n,r,s,o[s])))),H1(y1(t,n),e,n))}function Ho({grid:t},e,n,o,r,s){let{on:i,held:l,table:c,pictures:f}=n.
laying,[d,u]=[t[r-1],t[r+1]];return $o(o,d,u,e,n,r,s,n.memory,n.notes,i,l,c,f.size)}var $o=S((t,e,n,o,r,s,i)=>{let[l,c,f]=[e,t,n].map(d=>d===void 0?[]:Wt(r,d));
return a("div",{class:y("hw-timeline",`is-${i}`),role:"row",key:t.timeline},a("div",{class:"hw-timeline-name",role:"rowheader","data-do":"timeline","data-standi\
ng":i,"data-timeline":t.timeline,"data-item":`row ${t.timeline}`,"data-row":s,"data-column":0},a("span",{class:"hw-timeline-sign",key:"sign",title:t.name,"aria-\
hidden":"true"},t.timeline,V(`timeline_${t.timeline}`)),a("span",{class:"hw-timeline-words",key:"words"},t.name),i!=="still"&&O(o(`timeline.${i}`))),c?.map((d,u)=>Le(
o,r,t.timeline,s,d,[l?.[u],c[u+1],f?.[u],c[u-1]])))});function F(t,e,n=null,o=t.places,r=e("heading.places"),s=!1){return a("section",{class:"ho-places",key:"places","aria-label":r,"data-roving":"places"},o.map(i=>a(
"div",{key:i.id,class:y(`ho-place ho-place-${i.id}`,He(i)&&"is-nobody"),role:"group","aria-label":i.text,"data-do":"about","data-about":$e(i),"data-why":i.cards?
i.id:null},a("h3",null,a("button",{class:"ho-name","data-do":"about","data-about":$e(i),"data-item":`place ${i.id}`},V(i.id==="on_call"?"on_call_place":i.id),i.
name)),a("div",{class:i.cards?"ho-letters":"ho-pawns"},He(i)?a("span",{class:"ho-nobody",key:"nobody"},i.cards?e("places.no_letter"):e("places.nobody")):i.cards?
i.cards.map(l=>Zo(t,l)):i.pawns.map(l=>{let c=Mt(t,l);return c&&Tt(t,e,c,n,s)})))))}function He(t){return(t.cards??t.pawns).length===0}function Zo(t,{card:e,title:n}){
let o=t.told.findIndex(r=>r.card===e)+1;return x("ho-link",n,{key:e,"data-do":"turn_to","data-card":o,"data-item":`letter ${e}`})}function $e(t){return t.about??
`place ${t.id}`}var Ze="[data-part=pause] [data-do=close]",Ve="b";function Vo(t,e,n){let{title:o,text:r,back:s}={pause:{title:t("pause.title"),text:t("pause.text"),back:t("paus\
e.back")},stop:{title:t("stop.title"),text:t("stop.text"),back:t("stop.go_on")},end:{title:t("stop.ended"),text:t("stop.ended_text"),back:t("pause.back")}}[n],i=n===
"pause"?[r]:[r,t("help")];return a("dialog",{class:"ho-page ho-pause",part:"pause",lang:e,"aria-label":o,"aria-description":i.join(" ")},a("div",{class:"ho-paus\
e-words"},a("h2",{tabindex:-1,autofocus:!0},o),i.flatMap(ot),a("div",{class:"ho-pause-do"},x("",s,{"data-do":"close"}),n==="stop"&&x("",t("stop.end"),{key:"end",
"data-do":"end"}))))}function _e(t){return[x("ho-plain",t("pause.button"),{key:"pause","data-do":"pause",title:t("pause.key"),"aria-keyshortcuts":Ve,"aria-haspo\
pup":"dialog"}),x("ho-plain ho-stop",t("stop.button"),{key:"stop","data-do":"stop",title:t("stop.reason"),"aria-haspopup":"dialog"})]}function qe({model:t,el:e,
page:n,root:o,signal:r,whole:s,viewNow:i,say:l,focused:c,focusBack:f}){function d(k,b=c()){let Q=()=>{!(b instanceof HTMLElement)||b===n.body||(b.isConnected?b.
focus({preventScroll:!0}):f(o))};gt(Vo(l(),i().lang,k),e,r,Q,()=>{d("end",b),t.send({kind:"stop"})})}function u(k){let{key:b}=k,Q=k.composedPath()[0];if(b.toLowerCase()!==
Ve||k.ctrlKey||k.altKey||k.metaKey||k.repeat||!(Q instanceof HTMLElement)||!(e.contains(Q)||Q===n.body)||St(Q))return;let p=e.querySelector(Ze)??n.querySelector(
Ze);if(p instanceof HTMLElement){if(!e.contains(p))return;p.click()}else d("pause");k.preventDefault(),k.stopImmediatePropagation()}return s&&n.addEventListener(
"keydown",u,{signal:r,capture:!0}),{deeds:{pause:()=>d("pause"),stop:()=>d("stop")}}}var _o=3;function D(t,e=t){return _(`sign-${t}`,`hw-sign is-${t}`,e)}function Se(t,e,n){let{signs:o}=n,r=[qo(e,n),o.held&&o.condition[1]!==o.condition[2]?Qt("he\
art",o.held,"held"):null,o.hearts&&o.hearts<0?Qt("heart",-o.hearts,"paid",e("signs.less")):null,o.hearts&&o.hearts>0&&n.tokens.length===0?Qt("heart",o.hearts,"h\
earts"):null,...So(e,n),o.cloths&&o.cloths>0?Qt("cloth",o.cloths,"cloths"):null,...Ao(e,o.either??0),...(o.stress??[]).map(([s,i])=>Oo(t,n,s,i)),o.warnings?Qt("\
warning",o.warnings,"warnings"):null,o.odds?a("span",{key:"odds"},e("signs.odds",{n:o.odds[0],of:o.odds[1]})):null].filter(s=>s!==null);return r.length>0?a("spa\
n",{class:"hw-signs",key:"signs","aria-hidden":"true"},r):null}function qo(t,{signs:{condition:[e,n,o]}}){if(n===e&&o===e)return null;let r=n===o?t("signs.to",{
now:e,worst:n}):o>e?t("signs.healed",{worst:n,best:o}):t("signs.held",{worst:n,best:o});return a("span",{key:"condition"},r)}function Qt(t,e,n,o=""){let r=e<=_o;
return a("span",{key:n,class:"hw-sign-row"},o,Array.from({length:r?e:1},(s,i)=>D(t,`${t} ${i}`)),!r&&e)}function So(t,{signs:e,tokens:n}){return(e.hearts??0)<0?
[]:n.map(([o,r])=>a("span",{key:`purse ${o}`,class:"hw-sign-row"},D("heart"),t("signs.then",{n:r})))}function Ao(t,e){return Array.from({length:Math.max(0,e)},(n,o)=>a(
"span",{key:`either ${o}`,class:"hw-sign-row"},D("heart"),t("signs.or"),D("cloth")))}function Oo(t,e,n,o){let r=t.pawns.find(s=>s.pawn===n);return a("span",{key:`\
stress ${n}`,class:"hw-sign-row"},r&&e.pawn!==n&&a("span",{key:"who"},r.name),Array.from({length:r?.stress_max??o},(s,i)=>D(i<o?"bolt":"bolt-open",`bolt ${i}`)))}function zt(t,e,n,o,{index:r,number:s,bare:i=!1}){return a("button",{key:r,class:y("hw-answer",i?"is-bare":`is-${To(o)}`),"data-do":"act","data-code":o.code,"da\
ta-item":`act ${r}`,"data-key":s,"aria-disabled":n.waiting?"true":null,"aria-keyshortcuts":s===null?null:String(s)},s!==null&&a("kbd",{"aria-hidden":"true",key:"\
kbd"},s),!i&&Co(t,o),Eo(o,i),o.follows!==""&&[a("span",{class:"ho-hidden",key:"spoken"}," ",e("follows")," "),a("span",{class:"ho-hidden",part:"follows"},o.follows)],
Se(t,e,o))}function Eo({name:t,brief:e,text:n},o){return t===""?a("b",{class:"hw-answer-name",key:"name"},n):[a("b",{class:o?"ho-hidden":"hw-answer-name",key:"n\
ame"},t),Ae("name"),a("span",{class:o?"ho-hidden":"hw-answer-brief",key:"brief"},e),Ae("brief"),a("span",{class:"ho-hidden",part:"in_full"},n)]}function Ae(t){return a(
"span",{class:"ho-hidden",key:`after ${t}`}," – ")}function To({drawn:t,pawn:e,target:n,timeline:o}){return t.startsWith("hands")?"gesture":t===""&&o!==null?"\
sign":t!==""||e!==null||n==="purse"?"face":"words"}function Co(t,{drawn:e,pawn:n,target:o,timeline:r}){if(e!=="")return _(e,"hw-answer-picture","picture");let s=t.
pawns.find(i=>i.pawn===n);return s?_(lt(t,s),"hw-answer-picture","picture"):o==="purse"?_(t.pool.tokens>0?"tin":"tin-empty","hw-answer-picture","picture"):r===null?
null:V(`timeline_${r}`,"hw-answer-picture","picture")}var zo=9,jt=t=>t.pawn!==null&&t.timeline!==null;function Oe(t,e,n){let o=t.actions.map((i,l)=>({action:i,index:l})).filter(({action:i})=>jt(i)),r=[...new Set(o.
map(({action:i})=>i.pawn))],s=0;return a("div",{class:"hw-asking",key:"asking",style:`--askers: ${r.length}`},a("span",{class:"hw-asking-corner",key:"corner","a\
ria-hidden":"true"}),t.grid.map(i=>a("span",{class:"hw-asking-sign",key:`sign ${i.timeline}`,title:i.name},V(`timeline_${i.timeline}`))),r.map(i=>[jo(t,i),t.grid.
map(l=>{let c=o.find(({action:f})=>f.pawn===i&&f.timeline===l.timeline);return c?(s+=1,zt(t,e,n,c.action,{index:c.index,number:s<=zo?s:null,bare:!0})):a("span",
{class:"hw-asking-none",key:`none ${i} ${l.timeline}`})})]))}function jo(t,e){let n=t.pawns.find(o=>o.pawn===e);return a("span",{class:"hw-asker",key:`asker ${e}`,
"aria-hidden":"true"},n&&[_(lt(t,n),"hw-asker-face","face"),a("b",{key:"name"},n.name)])}var Ee=S((t,e)=>a("details",{class:"ho-barred",part:"barred"},a("summary",null,e("barred",{n:t.length})),a("ul",null,t.map(n=>a("li",{key:n.code},a("b",null,n.text),
" ",a("span",null,n.why)," ",z(e,n.rule),n.unlock!==""&&a("span",{key:"unlock"}," ",n.unlock))))));function Nt(t,e){return e.notice!==null&&a("div",{class:"ho-n\
otice",part:"notice"},e.notice.title!==""&&a("b",{key:"title"},e.notice.title),e.notice.lines.map(n=>a("p",null,n.text," ",z(t,n.rule))),x("ho-plain",t("notice.\
close"),{"data-do":"notice"}))}var Te="help_here";function Ce(t,e){let n=t.outcome;return n!==null&&a("div",{class:y("ho-outcome",n.won&&"is-won"),key:"outcome"},a("div",{class:"ho-asked-head"},
a("h3",{tabindex:-1,"data-focus":"outcome"},n.title),n.won&&z(e,n.rule)),ot(n.text),No(e,Te)&&a("p",{key:"help"},e(Te)),t.grid.some(o=>o.cards.some(r=>r.state!==
"empty"))&&x("ho-link",e("memories.read"),{key:"memories","data-do":"read_memories"}),x("ho-link",e("simplifies"),{key:"page","data-do":"page","aria-haspopup":"\
dialog"}))}function No(t,e){return t(e)!==e}var Bo=9;function K(t,e,n,o=!1){let r=t.outcome?.died===!0;return a("section",{class:"hw-prompt",part:"prompt","aria-label":e("heading.prompt"),"data-why":t.outcome===
null?"prompt":"outcome"},t.outcome===null?Ro(t,e,n):Ce(t,e),g1(e,n),I1(t,e,n.hints),!o&&[Vt(e,n),Nt(e,n)],a("div",{class:"ho-answers",key:"answers","data-scroll":"\
start"},t.actions.length>0&&Yt(t,e,n,t.actions),t.actions.length>0&&Do(t,n),t.barred.length>0&&Ee(t.barred,e)),!o&&a("div",{class:"ho-after",part:"after"},!r&&x(
"ho-plain",e("undo"),{key:"undo","data-do":"undo","aria-disabled":t.can_undo&&!n.waiting?null:"true"}),!r&&Zt(e,n),n.waiting&&a("span",{class:"ho-waiting",key:"\
waiting"},e("waiting")),_e(e)))}function Ro(t,e,n){let{prompt:o,conversation:r}=t;return a("div",{class:"ho-asked",key:"asked"},a("div",{class:"ho-asked-head"},
a("p",{class:"hw-lead"},o.lead),P1(t,e,n.hints),z(e,o.rule)),a("h3",{class:"hw-question",part:"question",tabindex:-1,"data-focus":"question"},o.short),a("p",{class:o.
more?"hw-in-full":"ho-hidden",part:"in_full"},o.text),r!==null&&a("p",{class:"hw-in-full",key:"conversation"},r.text))}function Bt({prompt:t}){return`${t.short}\
 ${t.text}`}function Yt(t,e,n,o){let r=o===t.actions&&o.some(jt);return a("div",{class:`hw-answers${o.length>4?" is-many":""}`,key:"actions",role:"toolbar","ari\
a-label":e("heading.actions"),"aria-orientation":"vertical","data-roving":"actions"},r&&Oe(t,e,n),o.map((s,i)=>r&&jt(s)?null:zt(t,e,n,s,{index:i,number:r?0:i<Bo?
i+1:null})))}function Do(t,e){let n=X(t,e),o=n&&[n.text,n.follows].filter(Boolean).map(r=>r.replace(/([^.!?”])$/,"$1.")).join(" ");return a("p",{class:"hw-for\
etold",key:"foretold",part:"foretold","aria-hidden":"true"},o)}function ze(t,e,n,o){return[F(t,e,o,[...Xt(t),...t.places],e("heading.roster"),!0),a("div",{class:"ho-manager",key:"pool","data-roving":"manager"},bt(t,e,o)),P(
t,e,n)]}function Xt(t){return t.shifts.map(({shift:e,name:n,spaces:o})=>({id:`shift_${e}`,name:n,text:n,about:`card ${e}`,pawns:o.flatMap(r=>r.pawn===null?[]:[r.
pawn])})).filter(e=>e.pawns.length>0)}var Io=120,Rt=S((t,e,n)=>a("div",{class:`hw-card is-${t.kind}`,key:`card ${t.id}`,part:"patient",role:"button",title:je(t),"data-do":"card","data-shift":e,"data\
-why":t.id,"data-item":`card ${e}`},a("div",{class:"hw-card-head",key:"head"},a("span",{class:"hw-card-kind"},t.kind_text),a("span",{class:"hw-sign-row","aria-h\
idden":"true"},Po(t))),a("p",{class:t.text.length>Io?"hw-card-text is-long":"hw-card-text",key:"text"},t.text),a("p",{class:"hw-card-foot",key:"foot","aria-hidd\
en":"true"},Jt("needs",n("card.needs"),ft("person",t.staff)),Wo(t,n)),O(` ${je(t)}`))),je=t=>[t.symbols_text,t.yield_text,t.inquire_text].filter(Boolean).join("\
 ");function Po({kind:t,symbols:e,covered:n}){let[o,r]=t==="stable"?["heart","heart-open"]:["arrow-held","arrow"];return[ft(o,n),ft(r,e-n)]}function Wo(t,e){let{
tokens:n,memories:o,either:r,inquire:s,all_held:i}=t;if(i>0)return Jt("brings",e("card.all_held"),ft("heart",i));if(n+o+r===0&&!s)return null;let l=[ft("heart",
n),ft("cloth",o),Fo(r),s&&V("inquire","hw-sign")];return Jt("brings",e("card.brings"),l)}function Fo(t){return Array.from({length:t},(e,n)=>a("span",{class:"hw-\
sign-pair",key:`either ${n}`},D("heart"),"/",D("cloth")))}function Jt(t,e,n){return a("span",{class:"hw-sign-row",key:t},a("span",{key:"name"},e),n)}function ft(t,e){
return Array.from({length:Math.max(0,e)},(n,o)=>D(t,`${t} ${o}`))}function dt(t,e,n=null){return a("section",{class:"ho-shifts",key:"shifts","data-now":t.head.shift,"aria-label":e("heading.shifts"),"data-roving":"shifts"},t.shifts.
map(o=>t1(t,e,o,n)))}function t1(t,e,n,o,r=!1){return a("article",{key:n.shift,class:`ho-shift is-${n.state}`,"aria-label":n.name,"data-do":"card","data-shift":n.
shift},a("div",{class:"ho-shift-head"},a("h3",null,V(`shift_${n.shift}`),n.name),a("span",{class:"ho-shift-state"},n.care!==null&&a("b",{key:"care"},n.care_text,
" "),e(`shift.${n.state}`))),n.card?Rt(n.card,n.shift,e):a("button",{class:"ho-no-card",key:"none","aria-label":n.text,"data-do":"card","data-shift":n.shift,"da\
ta-item":`card ${n.shift}`}),n.spaces.length>0&&a("div",{class:"ho-staff",key:"staff"},n.spaces.map(s=>Ko(t,e,n,s,o,r))),n.care===null&&O(n.care_text))}function Ko(t,e,n,o,r,s){
let i=`space ${n.shift} ${o.space}`,l=o.pawn===null?void 0:Mt(t,o.pawn);if(l)return a("div",{class:"ho-space is-taken",key:i},Tt(t,e,l,r,s));let c=o.covered_by===
null?void 0:Mt(t,o.covered_by);return x(y("ho-space",c?"is-covered":"is-empty"),c?e("shift.covered",{name:c.name}):"",{key:i,"aria-label":`${n.name}. ${o.text}`,
"data-item":i,"data-do":"about","data-about":i})}function Ne(t,e,n,o,r){let s=o.page==="day",i=Xt(t).filter(c=>c.id!==`shift_${t.head.shift}`),l=s?t.places:[...i,...t.places];return a("div",{class:y("ho-large",
`is-${o.page}`,t.outcome!==null&&"is-over"),key:"large"},K(t,n,o),dt(t,n,r),s&&ct(t,n,r),o.page==="memories"&&a("div",{class:"ho-large-page",key:"page memories"},
W(t,n,o),P(t,n,o)),o.page==="journal"&&a("div",{class:"ho-large-page",key:"page journal"},I(e,n,o,t.past)),a("div",{class:"ho-large-staff",key:"staff"},F(t,n,r,
l,n("heading.roster"))),a("div",{class:"ho-large-tabs",key:"tabs"},Uo(n,o),!s&&a("div",{key:"pool","data-roving":"manager"},bt(t,n,r))))}function Uo(t,e){let n={
answers:t("large.answers"),day:t("large.day"),memories:t("large.memories"),journal:t("large.journal")};return a("div",{class:"ho-tabs",key:"tabs",role:"toolbar",
"aria-label":t("large.pages"),"data-roving":"pages"},Object.entries(n).map(([o,r])=>x("ho-plain",r,{key:o,"data-do":"turn_page","data-page":o,"data-item":`page ${o}`,
"aria-pressed":String(e.page===o)})))}function Be(t,e){return pt("large",t("large.button"),t("large.hint"),e.large)}function Re(t,e){return pt("house",t("house.\
button"),t("house.hint"),e.house)}function De({desk:t,show:e,focusOn:n}){function o(r){e(),n(r)}return{deeds:{large(){t.large=!t.large,o("[data-do=large]")},house(){
t.house=!t.house,o("[data-do=house]")},turn_page(r){t.page=r.dataset.page??"answers",o(`[data-page=${t.page}]`)}},viewChanged(){t.page="answers"}}}function Dt(t,e,n){let{head:o}=t;return a("header",{class:"ho-head",key:"head"},a("h2",{class:"ho-title","aria-label":o.title},o.question),a("ul",{class:"ho-fac\
ts","data-roving":"facts"},yt("day",o.day_text),yt("shift",V(`shift_${o.shift}`),o.shift_text),yt("manager",o.manager_text),e1(t),yt("warnings",L1("warning","ho\
-warning",o.warnings_max,r=>r<o.warnings&&"is-full"),o.warnings_short,a("span",{class:"ho-hidden"}," – ",o.warnings_text))),a("div",{class:"ho-head-buttons",key:"\
buttons"},t.told.length>0&&Xo(t,e,n),Be(e,n),Re(e,n)),a("div",{class:"ho-aim",key:"aim"},Yo(t,e),Go(t,e)))}function Go(t,e){let n=t.head.roles.filter(o=>o.role!==
"manager");return n.length>0&&a("ul",{class:"ho-roles",key:"roles","aria-label":e("heading.roles")},n.map(o=>a("li",{key:o.role},o.text)))}function e1({head:{stage:t,
condition_text:e}}){return yt("condition",a("i",{class:`hw-swatch hw-stage-${t}`,"aria-hidden":"true"}),e)}function yt(t,...e){return a("li",{key:t,class:t==="c\
ondition"?"ho-condition":null},a("button",{class:"ho-name","data-do":"why","data-why":t,"data-item":t,"aria-haspopup":"dialog"},...e))}function Yo(t,e){let{head:n}=t;
return a("div",{class:"ho-objective",key:"objective","data-do":"about","data-about":"objective"},a("span",{class:"ho-objective-text"},n.objective_text),n.progress.
length>0&&a("ol",{class:"ho-progress","aria-label":e("head.progress")},n.progress.map((o,r)=>a("li",{key:r,class:y("ho-step",o.done&&"is-done"),title:o.text},a(
"span",{class:"ho-hidden"},o.text),o.sign&&V(o.sign),o.count&&j("",o.count),o.done&&V("done","ho-tick")))),a("span",{class:"ho-hidden",key:"spoken"},n.progress_text),
j("ho-progress-text",n.progress_short))}function Xo(t,e,n){return x("ho-plain",e(n.story?"story.close":"story.open",{n:t.told.length}),{key:"story","data-do":"s\
tory","aria-expanded":String(n.story>0)})}function It(t,e,n){let o=n.story,r=t.told[o-1];if(r===void 0)return!1;let s=o===t.told.length,i=s?{"data-do":"story"}:{"data-do":"turn_to","data-card":o+1},l=[Jo(
r,n),ot(r.text)];return a("section",{class:"ho-story",part:"story","aria-label":e("heading.story")},a("div",{class:"ho-story-table","data-do":"story"}),a("artic\
le",{class:"ho-story-card",part:"story_card"},a("h3",{tabindex:-1,"data-focus":"story"},r.title),a("p",{class:"ho-story-place"},Ie(t,e,n)," ",a("span",{class:"h\
o-id","aria-hidden":"true"},r.card)),a("div",{class:"ho-told",part:"told",tabindex:0,role:"group","aria-label":r.title},r.note==null?l:ht(e,n,r.card,r.note,i,l)),
a("div",{class:"ho-story-do"},o>1&&x("ho-plain",e("story.back"),{key:"back","data-do":"turn_to","data-card":o-1}),!Pe(n,r)&&x("ho-primary",e(s?"story.close":"st\
ory.next"),{key:"onward",...i}),!s&&x("ho-quiet",e("story.close"),{key:"away","data-do":"story"}))))}function Ie(t,e,n){return e("story.place",{number:n.story,all:t.
told.length})}function Jo({card:t,picture:e},n){let o=n.laying.pictures.get(`${t} told`)?.src??null;return e!=null&&a("img",{key:`picture ${t}`,class:"ho-pictur\
e",src:o,alt:e})}function Pe(t,e){return e.note!=null&&!et(t,e.card)}function tt(t,e,n){let o=t.told[n.story-1];return o===void 0?"":[`${Ie(t,e,n)}.`,...Pe(n,o)?
[e("cover.note",{note:o.note??""})]:[o.picture,o.text]].filter(Boolean).join(" ")}var We={narrow:.5,anywhere:.68};function Fe({signs:{condition:[,t,e],held:n=0}},o){let r={end:e,hearts:n,looked:o};return t===e?[r]:[r,{end:t,hearts:0,looked:o}]}
function tr(t,e){if(t.every(({signs:{condition:[i,l,c]}})=>l===i&&c===i))return[];let n=t.flatMap(i=>Fe(i,!1)).sort((i,l)=>l.end-i.end||i.hearts-l.hearts),o=new Map(
(e===null?[]:Fe(e,!0)).map(i=>[i.end,i])),r=[n[0]?.end,n.at(-1)?.end].map(i=>n.find(l=>l.end===i)),s=e?.signs.condition[2];s!==void 0&&r.sort((i,l)=>Math.abs(l.
end-s)-Math.abs(i.end-s));for(let i of r)o.size<2&&!o.has(i.end)&&o.set(i.end,i);return[...o.values()].sort((i,l)=>l.end-i.end)}function Ke({actions:t,track:{max:e,
shifts:n,value:o}},r,s,i){let l=tr(t,s);if(l.length===0)return null;let c=l.some(u=>u.looked),f=l.reduce((u,{end:k})=>u+k,0)/l.length/e,d=i.x/n;return a("div",{
class:y("hw-plot hw-roads",d>We.narrow&&"is-rather-late",d>We.anywhere&&"is-late",o/e<.5&&"is-low"),key:"roads",style:`--at: ${d}; --up: ${o/e}; --middle: ${f};\
 --roads: ${l.length}`},a("svg",{key:"ways",viewBox:`0 0 40 ${e}`,preserveAspectRatio:"none","aria-hidden":"true"},l.map(({end:u,looked:k},b)=>a("path",{key:b,"\
vector-effect":"non-scaling-stroke",d:`M0 ${e-o}C20 ${e-o} 16 ${e-u} 40 ${e-u}`,class:y(b>0&&"is-second",c&&!k&&"is-other")}))),l.map(({end:u,looked:k})=>a("i",
{key:`end ${u}`,class:y("hw-end",c&&!k&&"is-other"),style:`--up: ${u/e}`})),a("div",{class:"hw-labels",key:"labels"},l.map(u=>a("p",{key:u.end,class:y(c&&!u.looked&&
"is-other")},a("span",{class:"hw-words"},er(u,o,r)),a("b",{"data-part":u.looked&&"ahead"},u.end),u.looked&&O(r("ahead.condition",{n:u.end}))))))}function er({end:t,
hearts:e},n,o){return e>0?t>n?o("thread.raised",{n:e}):o("thread.held",{n:e}):t<n?o("thread.falls"):t>n?o("thread.rises"):o("thread.stays")}function xt(t,e,n){let{day:o,shift:r,now:s}=t[e],i=(o-1)*n+r;return s&&e>0?Math.max(i,xt(t,e-1,n)+1):i}function Ue({head:t,track:e,past:n,shifts:o,moments:r=[]}){
let s=o.length,i=r.map(({condition:k},b)=>({x:xt(r,b,s),up:k})),l=n?.move??1/0,c=r.filter(k=>k.move<=l).length-1,f=i[c]?.x??(t.day-1)*s+t.shift,d=c>=0&&n!==null&&
r[c]?.move!==l,u={x:f+Number(d),up:e.value};return{here:u,before:[...i.filter(({x:k})=>k<u.x),u],later:n===null?[]:[u,...i.filter(({x:k})=>k>u.x)]}}var nr="M0 6.6C-8 .8-8.6-5.6-3.6-6.6-1.4-7 0-5.2 0-4 0-5.2 1.4-7 3.6-6.6 8.6-5.6 8 .8 0 6.6Z",Ge="M0 10C9 10 8 2 14 3S17 13 24 12 28 7 33 9",or=.6;function ut(t,e,n=null,o=!1){
let{track:r,head:s,past:i,moments:l=[]}=t,c=t.shifts.length,{here:f,before:d,later:u}=Ue(t);return a("div",{class:"hw-thread",key:"track"},a("div",{class:"hw-pi\
cture",key:"picture",role:"img","aria-label":r.text,"data-why":"condition","data-do":"why"},rr(r,e,s.day,c),a("div",{class:"hw-plot",key:"line"},ar(r,d,u),sr(l,
r,c,f.x)),ir(f,r,t.outcome?.died===!0&&i===null)),Ke(t,e,n,f),o&&l.length>1&&lr(l,e,r,c,i?.move??null))}var rr=S((t,e,n,o)=>{let{stages:r,max:s,shifts:i}=t,l=Array.
from({length:Math.ceil(i/o)},(f,d)=>d+1),c=[s,...r.map(f=>f.to)];return[a("div",{class:"hw-plot hw-bands",key:"bands"},r.map(({stage:f,from:d,to:u})=>a("div",{key:f,
class:`hw-band hw-stage-${f}`,"data-stage":f,style:`--share: ${Ye(d,s)-Ye(u-1,s)}`},a("i")))),a("div",{class:"hw-names",key:"names"},r.map(({stage:f,name:d})=>a(
"span",{key:f},d))),a("div",{class:"hw-plot hw-scale",key:"scale"},c.map(f=>a("span",{key:f,style:`--up: ${f/s}`,class:y(f>0&&f<s/6&&"is-tight")},f))),a("div",{
class:"hw-plot hw-dawns",key:"dawns"},l.map(f=>a("i",{key:f}))),a("div",{class:"hw-days",key:"days"},l.map(f=>a("b",{key:f,class:y(f===n&&"is-today"),style:`--a\
t: ${(f-.5)*o/i}`},f===n||f===1?e("journal.day",{day:f}):f)))]});function Ye(t,e){return Math.max(0,Math.min(e,t+.5))}function Xe(t,e){return t.map(({x:n,up:o},r)=>{
let s=t[r-1];if(s===void 0)return`M${n} ${e-o}`;let i=(s.x+n)/2;return`C${i} ${e-s.up} ${i} ${e-o} ${n} ${e-o}`}).join("")}var ar=(t,e,n)=>{let o=Xe(e,t.max),r={
"vector-effect":"non-scaling-stroke"};return a("svg",{class:"hw-line",key:"line",viewBox:`0 0 ${t.shifts} ${t.max}`,preserveAspectRatio:"none","aria-hidden":"tr\
ue"},n.length>1&&a("path",{...r,class:"hw-later",key:"later",d:Xe(n,t.max)}),a("path",{...r,class:"hw-edge",key:"edge",d:o}),a("path",{...r,class:"hw-yarn",key:"\
yarn",d:o}),a("path",{...r,class:"hw-stitches",key:"stitches",d:o}))},sr=S((t,{max:e,shifts:n},o,r)=>t.flatMap((s,i)=>{let l=t[i-1]?.care,c=xt(t,i,o);return i===
0||c===r?[]:a("span",{key:`mark ${i}`,class:y("hw-mark",`is-${l??"knot"}`,c>r&&"is-later"),style:`--at: ${c/n}; --up: ${s.condition/e}`},l==="medical"&&a("svg",
{viewBox:"-8 -8 16 16","aria-hidden":"true"},a("path",{d:nr})))}));function ir({x:t,up:e},{max:n,shifts:o},r){return a("div",{class:"hw-plot",key:"now"},a("span",
{class:y("hw-here",e/n<or&&"is-low",t<1&&"is-first",t>o-2&&"is-last"),"data-part":"here",style:`--at: ${t/o}; --up: ${e/n}`},r?a("svg",{class:"hw-loose",key:"lo\
ose",viewBox:"0 0 34 20","aria-hidden":"true"},a("path",{class:"hw-edge",d:Ge}),a("path",{class:"hw-yarn",d:Ge})):_("needle","hw-needle"),a("b",{key:"number"},e)))}
var lr=S((t,e,n,o,r)=>a("div",{class:"hw-plot hw-moments",key:"moments",role:"toolbar","aria-label":e("back.heading"),"data-roving":"moments","data-roving-from":"\
end",style:`--shifts: ${n.shifts}; --a-day: ${o}`},t.map((s,i)=>{let l=xt(t,i,o);return a("button",{key:i,class:y("hw-moment",r!==null&&s.move>r&&"is-later"),style:`\
--at: ${l/n.shifts}; --up: ${s.condition/n.max}; --row: ${l%o}`,title:s.text,"data-do":s.now?"now":"look","data-move":s.move,"data-item":`moment ${i}`,"aria-pre\
ssed":String(r===null?s.now:!s.now&&s.move===r),"aria-label":s.now?e("back.is_now",{text:s.text}):s.text})})));var cr=2;function Je(t,e,n,o,r){return st(t,o,n("heading.board"),y("is-house",`is-at-${o.tab}`,fr(t)&&"is-night"),Ht(t,n),Dt(t,n,o),ut(t,n,r,!0),a("div",{class:"\
ho-below",part:"below"},It(t,n,o),a("div",{class:"hw-house",key:"house"},dt(t,n,r),a("div",{class:"ho-floor",key:"floor"},F(t,n,r),ct(t,n,r))),a("div",{class:"h\
w-desk",key:"desk"},dr(t,n),K(t,n,o),F1(t,n,o),W(t,n,o)),a("div",{class:"ho-side",key:"side"},P(t,n,o),I(e,n,o,t.past))),W1(t,n,o))}function fr({head:t,outcome:e}){
return t.shift===cr&&e===null}function dr({head:t,shifts:e,outcome:n},o){let r=e[t.shift];return!r||n!==null?null:a("div",{class:"hw-desk-card",key:"card","data\
-roving":"card"},r.card?Rt(r.card,r.shift,o):a("button",{class:"hw-face-down",key:"none","aria-label":r.text,"data-do":"card","data-shift":r.shift,"data-item":`\
card ${r.shift}`},_("card-back")))}function tn(t,e,n,o){let r=X(t,o);return o.house&&!o.large?Je(t,e,n,o,r):st(t,o,n("heading.board"),o.large?"is-large":"",Ht(t,n),Dt(t,n,o),ut(t,n,r,!0),a("div",
{class:"ho-below",part:"below"},It(t,n,o),o.large?Ne(t,e,n,o,r):ur(t,e,n,o,r)))}function ur(t,e,n,o,r){return a("div",{class:"ho-ward",key:"ward"},K(t,n,o),dt(t,
n,r),a("div",{class:"ho-floor",key:"floor"},F(t,n,r),ct(t,n,r)),W(t,n,o),a("div",{class:"ho-side",key:"side"},P(t,n,o),I(e,n,o,t.past)))}var nn={condition_track:{draw:({view:t,say:e})=>[a("ul",{class:"ho-facts",key:"facts","data-roving":"facts"},e1(t)),ut(t,e)],name:t=>t("part.condition_track"),facts:t=>[
t.track.text],plays:!1},patient_card:{draw:({view:t,say:e,desk:n,model:o})=>a("div",{class:"ho-shifts",key:"shifts","data-roving":"shifts"},t1(t,e,en(t,o),X(t,n),
!0)),name:t=>t("part.patient_card"),facts:(t,e)=>{let{card:n,text:o,spaces:r,care_text:s}=en(t,e);return n===null?[o]:[n.spoken,...r.map(i=>i.text),s]},plays:!0},
roster:{draw:({view:t,say:e,desk:n})=>ze(t,e,n,X(t,n)),name:t=>t("part.roster"),facts:t=>[...t.pawns.map(e=>e.text),t.pool.text],plays:!0},memory_grid:{draw:({view:t,
say:e,desk:n})=>W(t,e,n),name:t=>t("part.memory_grid"),facts:(t,e,n)=>t.grid.flatMap(o=>o.cards.map(r=>E(n,r))),plays:!0},prompt:{draw:({view:t,say:e,desk:n})=>K(
t,e,n,!0),name:t=>t("part.prompt"),facts:t=>[t.outcome===null?Bt(t):t.outcome.title],plays:!0},journal:{draw:({view:t,lines:e,say:n,desk:o,model:r})=>I(e,n,o,t.
past,r.get("last")),name:t=>t("part.journal"),facts:()=>[],plays:!1}};function on(t){let e=nn[t.get("part")];return e===void 0?tn:(n,o,r,s)=>st(n,s,e.name(r),"i\
s-part",a("h2",{class:"ho-hidden",key:"name"},e.name(r)),n.branch!==null&&a("p",{key:"branch"},n.branch.text),n.past!==null&&a("p",{key:"past"},r("back.looking",
{text:n.past.text})),e.draw({view:n,lines:o,say:r,desk:s,model:t}),Vt(r,s),Nt(r,s),s.notice?.answers&&Yt(n,r,s,s.notice.answers),e.plays&&pr(n,r,s))}function rn(t,e,n,o){
let{facts:r=()=>[]}=nn[t.get("part")]??{},s=new Set(r(e,t,o));return r(n,t,o).filter(i=>!s.has(i)).join(" ")}function en(t,e){return t.shifts[e.get("shift")??t.
head.shift]}function pr(t,e,n){return a("div",{class:"ho-after",part:"after"},t.can_undo&&x("ho-plain",e("undo"),{key:"undo","data-do":"undo"}),Zt(e,n))}function an(t){let{model:e,exchange:n,desk:o,root:r,voice:s,signal:i,viewNow:l,say:c,show:f,inform:d,focusOnQuestion:u}=t;async function k(m,M){Y1(s,l().revision);
let w=n.ask(e,{...m,game:e.get("game_id"),revision:l().revision});if(w===null)return;let g=await w;if(!i.aborted){if(g.kind==="done"){u(!M);return}t.tell(g.text||
c()("silence"))}}function b(m,M,w){let g=J(l(),m);if(g===null)Q(M);else if("take"in g)k({kind:"act",action:g.take.code},w);else if("barred"in g){let H=g.barred.
map($=>({text:[$.text,$.why,$.unlock].filter(Boolean).join(" – "),rule:$.rule}));d({title:"",lines:H})}else{let H=c()("several",{n:g.choose.length});d({title:"",
lines:[{text:H,rule:""}],answers:g.choose});let $=g.choose[0],T=$&&r.querySelector(`[data-do=act][data-code="${$.code}"]`);T instanceof HTMLElement&&T.focus()}}
function Q(m){let M=vt(l(),c(),m);M.length>0&&d({title:"",lines:M})}function p(){o.notice=null,f(),u(!0)}let h=({dataset:{pawn:m,timeline:M,shift:w}})=>({pawn:Number(
m),timeline:Number(M),shift:Number(w)});return{deeds:{act:(m,M)=>{k({kind:"act",action:Number(m.dataset.code)},M)},undo:(m,M)=>{k({kind:"undo"},M)},pawn:(m,M)=>{
let{pawn:w}=h(m);b({kind:"pawn",pawn:w},`pawn ${w}`,M)},pool:(m,M)=>b({kind:"pool"},"pool",M),timeline:(m,M)=>{let{timeline:w}=h(m);b({kind:"timeline",timeline:w},
`timeline ${w}`,M)},card:(m,M)=>{let{shift:w}=h(m);b({kind:"card",now:l().shifts[w]?.state==="now"},`card ${w}`,M)},about:m=>Q(m.dataset.about??""),notice:p},key(m,M){
if(m.key==="ArrowDown"&&M.matches("[data-focus=question]"))return t.focusOn("[data-roving=actions] [data-item]"),!0;let w=qt(m),g=w===null?null:r.querySelector(
`[data-do=act][data-key="${w}"]`);return g instanceof HTMLElement?(k({kind:"act",action:Number(g.dataset.code)},!0),!0):!1},viewChanged(){o.story||t.goToQuestion()},
escape(){return o.notice===null?!1:(p(),!0)}}}var sn="[data-do=act], [data-do=pawn], [data-do=pool], [data-do=timeline]",hr=80;function ln(t){let{root:e,desk:n,viewNow:o,say:r,show:s,focused:i,announce:l,focusOn:c,
signal:f}=t,d=null,u=null,k;f.addEventListener("abort",()=>clearTimeout(k));function b(){let g=i(),H=u?.isConnected?u:g?.matches(":focus-visible")?g:null;return e.
contains(H)?H:null}function Q(g){n.looked=g==null?null:{code:g,revision:o().revision}}function p(){let g=o();if(e.dataset.revision!==String(g.revision))return;let H=b(),
$=H&&mr(g,H);$!==(n.looked?.revision===g.revision?n.looked.code:null)&&(Q($),s())}function h(g){if(g.pointerType==="touch")return;let H=g.target instanceof Element?
g.target.closest(sn):null;H!==d&&m(H)}function m(g){clearTimeout(k),d=g,g?k=setTimeout(M,hr):M()}function M(){u=d,p()}e.addEventListener("pointermove",h,{signal:f}),
e.addEventListener("pointerleave",h,{signal:f}),e.addEventListener("focusin",p,{signal:f}),e.addEventListener("focusout",()=>{queueMicrotask(p)},{signal:f}),e.addEventListener(
"toggle",kr,{signal:f,capture:!0});function w(g){n.hints=g,s(),Y(g,o())&&l(G(o(),r())),c("[data-do=explain]")}return{deeds:{explain:()=>w(R1(n.hints,o())),hints:()=>w(
D1(n.hints))},viewChanged(){clearTimeout(k),d=u=null;let g=b()?.closest("[data-do=act]");Q(g instanceof HTMLElement?o().actions[Number(g.dataset.item?.split(" ")[1])]?.
code:null)},drawn:p}}function mr(t,e){let n=e.closest(sn);if(!(n instanceof HTMLElement))return null;let{code:o,pawn:r,timeline:s}=n.dataset;if(n.dataset.do==="\
act")return Number(o);let i=n.dataset.do==="pawn"?J(t,{kind:"pawn",pawn:Number(r)}):n.dataset.do==="pool"?J(t,{kind:"pool"}):J(t,{kind:"timeline",timeline:Number(
s)});return i!==null&&"take"in i?i.take.code:null}function kr({target:t}){let e=t instanceof HTMLDetailsElement&&t.open?t.closest("[data-scroll]"):null;if(!e)return;
let[n,o]=[t,e].map(r=>r.getBoundingClientRect().top);e.scrollTop+=Number(n)-Number(o)}function cn({desk:t,root:e,signal:n,whole:o,viewNow:r,say:s,show:i,focused:l,announce:c,bringIntoSight:f,focusOnQuestion:d}){let u=r(),k=null;function b(h,m=1){
k=h,t.story=m,i(),d(!0),c(tt(r(),s(),t))}function Q(){t.story=0,i(),k?.isConnected?k.focus({preventScroll:!0}):(d(!0),f("prompt")),k=null}function p(h){let m=r().
told[h-1];m!==void 0&&(t.story=h,i(),e.querySelector("[data-part=told]")?.scrollTo(0,0),f("story_card"),c(`${m.title}. ${tt(r(),s(),t)}`))}return e.addEventListener(
"focusin",({target:h})=>{!t.story||!(h instanceof Element)||(h.matches("[data-focus=story]")&&f("story_card"),!(n1(h)||h.closest("[data-part=below]")===null)&&(t.
story=0,k=null,i()))},{signal:n}),{deeds:{story:h=>t.story?Q():b(h),turn_to(h){let m=Number(h.dataset.card);t.story?p(m):b(h,m)}},key(h,m){if(!n1(m))return!1;let M={
ArrowLeft:-1,ArrowRight:1}[h.key];return M===void 0?qt(h)!==null:(h.repeat||(t.story+M>r().told.length?Q():p(t.story+M)),!0)},escape(){return t.story?(Q(),!0):!1},
viewChanged(){let h=u;u=r();let m=n1(l());at(u)!==at(h)?t.story=0:u.told.length>h.told.length?t.story=o?h.told.length+1:0:u.revision!==h.revision&&!m&&(t.story=
0)}}}function n1(t){return t?.closest("[data-part=story]")!=null}var gr=6;function fn(t,e,n,o){if(e.length<t.length)return n("taken_back");let r=e.slice(t.length),s=r.length-gr,i=r.filter((c,f)=>f>=s||c.matters).map(c=>E(o,c)),
l=r.length-i.length;return(l>0?[n("journal.more",{n:l}),...i]:i).join(" ")}function dn({model:t,exchange:e,voice:n,part:o,whole:r,desk:s,signal:i,viewNow:l,say:c,announce:f}){let d=l(),u=e.lines(),k="";i.addEventListener("abort",e.observe(
b));function b(){u.length===0&&(u=e.lines())}function Q(p){return p.past!==null?c()("back.looking",{text:p.past.text}):p.branch===null?c()("back.returned"):p.branch.
text}return()=>{let p=l(),h=e.lines(),m=p.outcome===null?Bt(p):`${p.outcome.title}. ${p.outcome.text}`,M=at(p)!==at(d),w=M?"asked":X1(n,d.revision),H=M?Q(p):w===
"alone"&&!r&&o!=="journal"?rn(t,d,p,s):fn(u,h,c(),s),$=r&&Y(s.hints,p)?G(p,c()):"",T=m!==k&&(r||w==="asked"),L=r&&H!==""&&s.notes.heard.some(({cover:A})=>C(s,A))&&
c()("cover.choice"),Z=p.told.length>d.told.length&&tt(p,c(),s);u=h,k=m,d=p,w!==null&&f([H,L,T&&m,T&&$,Z].filter(Boolean).join(" "))}}function un({desk:t,model:e,signal:n,viewNow:o,show:r}){let s=new Set,i=[];function l(){let{grid:f,told:d}=o();if(!e.get("arrangement")||i[0]===f&&i[1]===d)return;
i=[f,d];let u=f.flatMap(({timeline:Q,cards:p})=>p.flatMap(({position:h,state:m})=>m==="empty"?[]:[[`${Q}-${h}`,m]])),k=d.flatMap(({card:Q,picture:p})=>p?[[Q,"to\
ld"]]:[]),b=[...u,...k].flatMap(([Q,p])=>s.has(`${Q} ${p}`)?[]:(s.add(`${Q} ${p}`),[Q]));b.length>0&&e.send({kind:"pictures",memories:b})}function c(f){if(f?.kind===
"pictures"){for(let{memory:d,side:u,svg:k,text:b}of f.pictures){let Q=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(k)}`;t.laying.pictures.set(`${d} ${u}`,
{memory:d,side:u,svg:k,text:b,src:Q})}r()}}return e.on("msg:custom",c),n.addEventListener("abort",()=>e.off("msg:custom",c)),l(),{viewChanged:l}}var wr=[de,j1,cn,$1,ce,an,b1,qe,q1,De,K1,un,ln],Mr=["after","notice","banner","story","noted"].map(t=>`[data-part=${t}]`).join();function pn(t,e,n,o){let r=le(t,
e,n,o,on(t)),{root:s,desk:i,stops:l,signal:c,viewNow:f,show:d,focusOnQuestion:u}=r,k=wr.map(L=>L(r)),b=Object.assign({},...k.map(L=>L.deeds??{}));k.forEach(r.attach);
let Q=dn(r);function p(){i.notice=null,i.asking=!1,r.scrollToEnd();for(let L of k)L.viewChanged?.();d(),Q()}function h(){d(),r.scrollToEnd()}function m(){e.isBusy()||
d()}function M({updates:L=[]}){for(let{kind:Z,text:A}of L)Z==="trouble"&&r.tell(A)}function w(L,Z){let A=L.closest("[data-do]")??L;i.asking&&!Qr(A)?b.why?.(L,Z):
b[A.dataset?.do??""]?.(A,Z)}function g(L){L.target instanceof Element&&w(L.target,L instanceof MouseEvent&&L.detail===0)}function H(L){let Z=L.target;if(!(!(Z instanceof
HTMLElement)||St(Z))){if(L.key==="Escape"){if(!k.some(A=>A.escape?.()))return}else if(re(s,Z,L.key,l))rt(s,l);else if(yr(L)&&br(Z))w(Z,!0);else if(!k.some(A=>A.
key?.(L,Z)))return;L.preventDefault(),L.stopPropagation()}}s.addEventListener("click",g,{signal:c}),s.addEventListener("keydown",H,{signal:c});let $=Object.entries(
{"change:view":p,"change:words":d,"change:labels":m,"change:arrangement":m,"msg:custom":M});for(let[L,Z]of $)t.on(L,Z);let T=e.observe(h);t.get("take_focus")&&N();
function N(){if(!c.aborted){if(!s.isConnected||s.offsetParent===null){setTimeout(N,30);return}u(!1),r.announce(tt(f(),r.say(),i))}}return()=>{r.ends.abort(),T();
for(let[L,Z]of $)t.off(L,Z);s.remove(),r.voice.remove()}}function br(t){return t.tagName!=="BUTTON"&&t.dataset.do!==void 0}function Qr(t){return t?.closest(Mr)!=
null}function yr(t){return t.key==="Enter"||t.key===" "}function xr({model:t,code:e,early:n}){let o=p1(),r=o.attach(t,n),s=()=>e.get("labels")[t.get("labels")],i=new Promise(l=>{let c=()=>s()&&l();e.on("change:labels",
c),c()});return{end:r,async render({model:l,el:c}){await i;let f=l1(c,{styles:e.get("styles"),fonts:e.get("fonts")}),d=pn(l,o,c,()=>s()??{});return()=>{d(),f()}}}}export{xr as default};
