// Built from widgets/ by `npm run build`. Change the sources there, not this file.
var Kn={sans:"Holding On Sans",serif:"Holding On Serif"};function ye(t,e){let{FontFace:n}=t.defaultView;for(let[o,r]of Object.entries(e)){let[s="",l=""]=o.split(
"-"),i=Uint8Array.from(atob(r),c=>c.charCodeAt(0));t.fonts.add(new n(Kn[s]??s,i,{weight:l}))}}var xe=new WeakMap;function ve(t,e){let n=t.ownerDocument;if(Le(t,e,n),t.isConnected)return()=>{};let o=new ResizeObserver(()=>{t.isConnected&&(o.disconnect(),Le(
t,e,n))});return o.observe(t),()=>o.disconnect()}function Le(t,{styles:e,fonts:n},o){let r=t.getRootNode(),s=r instanceof ShadowRoot?r:o,l=xe.get(o);if(!l){let{
CSSStyleSheet:i}=o.defaultView;l=new i,l.replaceSync(e),xe.set(o,l),ye(o,n)}s.adoptedStyleSheets.includes(l)||s.adoptedStyleSheets.push(l)}function $e(t){return[t.revision,t.past?.move??null,t.branch!==null]}function He(t,e){return Ze(t,{items:e})}function Ze(t,{all:e,items:n,length:o}){if(!n)return e;
let r=Array.isArray(t)?t.slice(0,o):{...t};for(let[s,l]of Object.entries(n))r[s]=Ze(t[s],l);return r}function Un(){let t=globalThis;return t[Symbol.for("holding_on receivers")]??=new Map}function _e(t,e){Un().get(t)?.(e)}var Gn=2e4,Yn=100;function Xn(t){let{kind:e,text:n="",title:o,links:r,memory:s,side:l,svg:i}=t??{},c=e==="why"?{title:String(o),links:r}:{},d={memory:String(s),
side:String(l),svg:String(i),text:String(n)};return{kind:String(e),text:String(n),...c,...e==="picture"?{picture:d}:{}}}function Ve(t=Gn){let e=[],n=Math.floor(
Math.random()*1e9),o=new Map,r=new Set,s=!1,l=!1,i=()=>r.forEach(p=>p());function c(p,h){let m=o.get(p);if(!m)return!1;o.delete(p),m.timers.forEach(clearTimeout),
m.resolve(h);let M=s;return s=!1,M}function d(){s=!0,i()}function f(p,h){if(o.size>0)return null;let m=++n,M=new Promise(w=>{let g=setTimeout(()=>c(m,{kind:"sil\
ence",text:""})&&i(),t);o.set(m,{resolve:w,timers:[setTimeout(d,Yn),g]})});return p.send({...h,id:m}),M}function u(p,h){let m=null,M=!1;l=!0;for(let g of h?.updates??
[h])g?.kind==="lines"?M=k(p,g)||M:g?.kind==="view"||g?.name==="view"?m=g:g?.kind==="set"?p.set(g.name,g.value):g?.kind==="deliver"&&_e(String(g.to),g.value);let w=c(
h?.id,Xn(h));l=!1,(m===null||!b(p,m))&&(M||w)&&i()}function k(p,{from:h,lines:m}){let M=(e.at(-1)?.line??-1)+1;return h>M?(p.send({kind:"lines",from:M,id:++n}),
!1):(e=[...e.filter(w=>w.line<h),...m],!0)}function b(p,{value:h,base:m,delta:M}){let w=p.get("view");return h?p.set("view",h):String(m)===String($e(w))?p.set("\
view",He(w,M)):p.send({kind:"view",id:++n}),p.get("view")!==w}function Q(p,h=[]){let m=w=>u(p,w);p.on("msg:custom",m),p.on("change:view",M),h.forEach(m);function M(){
p.get("drawn")!=null&&(p.set("drawn",p.get("view").revision),p.save_changes())}return p.send({kind:"lines",from:0,id:++n}),()=>{p.off("msg:custom",m),p.off("cha\
nge:view",M);for(let w of o.values())w.timers.forEach(clearTimeout);o.clear(),r.clear()}}return{attach:Q,ask:f,receive:u,lines:()=>e,isLate:()=>s,isBusy:()=>l||
o.size>0&&!s,observe(p){return r.add(p),()=>r.delete(p)}}}function Jn(t,e,n){let[o="",r="",s=""]=n.split(" ");switch(o){case"space":{let l=t.shifts[Number(r)],i=l?.spaces[Number(s)];if(!l||!i)return null;let c=i.covered_by===
null?e("about.space"):e("about.covered");return{text:i.text,is:c,used:`space ${l.state}`}}case"card":{let l=t.shifts[Number(r)];if(!l)return null;let[i,c]=l.card?
[l.card.spoken,e("about.card")]:[l.text,e("about.no_card")];return{text:i,is:c,used:`card ${l.state}`}}case"place":return to(t,e,r);case"pawn":{let l=t.pawns.find(
i=>i.pawn===Number(r));return l?{text:l.text,is:""}:null}case"timeline":{let l=t.grid.find(i=>i.timeline===Number(r));return l?{text:l.name,is:e("about.timeline"),
used:o,timeline:l.timeline}:null}case"memory":return{text:"",is:e("about.memory"),used:o,timeline:Number(r)};case"pool":return{text:t.pool.text,is:e("about.pool")};case"\
supply":return{text:t.supply.text,is:e("about.supply")};case"patient":return{text:t.decks.text,is:e("about.patient")};case"partial":return{text:t.decks.text,is:e(
"about.partial")};case"clear":return{text:t.decks.text,is:e("about.clear")};case"hands":return{text:"",is:e("about.hands")};case"objective":return{text:t.head.objective_text,
is:t.head.progress.map(l=>l.text).join(" ")};default:return null}}function to(t,e,n){let o=t.places.find(r=>r.id===n)?.text??"";switch(n){case"break_room":return{
text:o,is:e("about.break_room")};case"on_call":return{text:o,is:e("about.on_call")};case"on_leave":return{text:o,is:e("about.on_leave")};case"left":return{text:o,
is:e("about.left")};case"manager_board":return{text:o,is:e("about.manager_board")};case"marked_area":return{text:o,is:e("about.marked_area")};case"contact_tile":
return{text:o,is:e("about.contact_tile")};default:return null}}function At(t,e,n){let o=Jn(t,e,n);return o?[...[o.text,o.is].filter(s=>s!=="").map(s=>({text:s,rule:""})),
...eo(t,e,n,o)]:[]}function eo(t,e,n,{used:o=n,timeline:r}){if(t.past!==null)return[{text:e("refused.past"),rule:""}];if(t.outcome!==null)return[];let s=t.used_by[o]??
[],l=d=>s.includes(d.kind)&&(r===void 0||d.timeline===r),i=t.actions.filter(l).map(d=>d.text);if(i.length>0)return[{text:e("about.now",{answers:i.join(" · ")}),
rule:""}];let c=new Map;for(let d of t.barred.filter(l))c.set(d.why,{text:[d.why,d.unlock].filter(Boolean).join(" "),rule:d.rule});return c.size>0?[...c.values()].
slice(0,3):[{text:e("about.asked",{question:t.prompt.text}),rule:t.prompt.rule}]}function a(t,e,...n){let{part:o,key:r=o,...s}=e??{},l=[];return Se(n,l),o!==void 0&&(s["data-part"]=o),t==="button"&&(s.type="button"),"data-item"in s&&(s.tabindex=
-1),{tag:t,key:r==null?null:String(r),props:s,kids:l}}function Se(t,e){for(let n of t)n==null||n===!1||(Array.isArray(n)?Se(n,e):e.push(typeof n=="number"?String(
n):n))}function no(t,e){return t===e?!0:!Array.isArray(t)||!Array.isArray(e)||t.length!==e.length?!1:t.every((n,o)=>n===e[o])}function V(t){let e=new WeakMap;return(...n)=>{
let o=e.get(n[0]);if(o?.from.every((s,l)=>no(s,n[l])))return o.made;let r=t(...n);return e.set(n[0],{from:n,made:r}),r}}function x(t,e,n){return a("button",{class:t,
...n},e)}function wt(t,e,n,o){return x("ho-plain",e,{key:t,"data-do":t,title:n,"aria-pressed":String(o)})}function y(...t){return t.filter(Boolean).join(" ")}function qe(t,e,n=()=>!1){
return Array.from({length:Math.max(0,e)},(o,r)=>a("i",{class:y(t,n(r)),"aria-hidden":"true"}))}function _(t){return a("span",{class:"ho-hidden",key:"spoken"},t)}
function q(t,...e){return a("span",{class:t,"aria-hidden":"true"},...e)}function Oe(){return{all:!1,cards:{},heard:[]}}function lt({notes:t},e){return t.cards[e]??t.all}function j(t,e){return e!=null&&!lt(t,e.card)}function T(t,e){return j(
t,e.cover)?e.cover.text:e.text}function Mt(t,e,n,o,r,s){let l=lt(e,n);return a("div",{class:"ho-noted",key:`noted ${n}`,part:"noted"},a("p",{class:"ho-note"},t(
"cover.note",{note:o})),l&&s!==null&&a("div",{key:"words","data-words":!0},s),a("div",{class:"ho-noted-do",key:"do"},x("ho-plain",Te(t,l),{key:"words","data-do":"\
words","data-card":n}),!l&&x("ho-plain",t("cover.go_on"),{key:"go on",...r}),x("ho-quiet",e.notes.all?t("cover.hide_all"):t("cover.show_all"),{key:"all","data-d\
o":"all_words"})))}function Ae(t,e){let{heard:n}=e.notes;return n.length>0&&a("section",{class:"ho-heard",key:"heard","aria-label":t("cover.heading")},n.map(({text:o,
cover:{card:r,note:s}})=>Mt(t,e,r,s,{"data-do":"leave_words","data-card":r},a("p",null,o))))}function Ee(t,e,{line:n,cover:o}){if(!o)return!1;let{card:r,note:s}=o,
l=lt(e,r);return x("ho-ask",Te(t,l),{key:"words","data-do":"words","data-card":r,"data-item":`words ${n}`,"aria-label":l?t("cover.hide_of",{note:s}):t("cover.sh\
ow_of",{note:s})})}function Te(t,e){return t(e?"cover.hide":"cover.show")}function Ce({desk:t,exchange:e,viewNow:n,say:o,show:r,announce:s,focusOnQuestion:l}){function i(f,u){
r();let b=(f.closest("[data-part=detail]")??f.closest("[data-part=noted], li"))?.querySelectorAll("[data-words]")??[];s(u?[...b].map(Q=>Q.textContent).join(" "):
o()("cover.hidden"))}let c=f=>f.dataset.card??"";function d(f,u){t.notes={...t.notes,cards:{...t.notes.cards,[c(f)]:u}}}return{deeds:{words(f){let u=!lt(t,c(f));
d(f,u),i(f,u)},all_words(f){t.notes={...t.notes,all:!t.notes.all,cards:{}},i(f,t.notes.all)},leave_words(f){d(f,!1),t.notes.heard=t.notes.heard.filter(({cover:u})=>u.
card!==c(f)),r(),l(!0)}},viewChanged(){let{notes:f}=t,u=n().past===null?e.lines():[],k=u.at(-1)?.move;f.heard=u.flatMap(({text:b,cover:Q,read_aloud:p,move:h})=>Q&&
p&&h===k&&f.cards[Q.card]!==!1?[{text:b,cover:Q}]:[])}}}function je(){return{on:!1,held:null,table:null,pictures:new Map}}function se({laying:t},e){let n=t.on?t.table?.rows[e.timeline-1]:void 0;return e.cards.map((o,r)=>{
let s=n?.[r],l=s?s.memory:`${e.timeline}-${o.position}`,i=s?e.cards.find(f=>`${e.timeline}-${f.position}`===l)??null:o,{text:c,cover:d}=s??o;return{place:o.position,
name:l,memory:i?.state==="empty"?null:i,text:c,cover:d,sides:s?.sides??[],sides_text:s?.sides_text??""}})}function ze(t,e){if(!e.laying.on)return t;let n=t.grid.
map(o=>{let r=se(e,o),s=o.cards.map(l=>{let{text:i,cover:c}=r.find(d=>d.memory===l)??l;return{...l,text:i,cover:c}});return{...o,cards:s}});return{...t,grid:n}}
function it({laying:t},e){return e!==null&&t.table?.tracked.includes(e)===!0}function Ne(t,e,{laying:{on:n,held:o,table:r}}){let s=t.grid.some(l=>l.cards.some(i=>i.
state!=="empty"));return a("div",{class:"hw-quilt-head"},a("h3",null,e("heading.memories")),r!==null&&(n||s)&&x("hw-switch",e("arranging.switch"),{key:"laying",
role:"switch","aria-checked":String(n),"data-do":"laying"}),r!==null&&n&&a("p",{part:"fit",class:"hw-fit"},o===null?`${r.text} ${e("arranging.choose")}`:e("arra\
nging.holding")))}function Be(t,e,n){return e.laying.table!==null&&n.state==="clear"&&x("ho-plain",it(e,e.memory)?t("arranging.untrack"):t("arranging.track"),{key:"\
track","data-do":"track"})}var oo={token:"M12 21.5C5 15.5 1.8 12 1.8 8A5.3 5.3 0 0 1 12 5.7 5.3 5.3 0 0 1 22.2 8c0 4-3.2 7.5-10.2 13.5z",warning:"M12 1.5 23.3 22H.7zM10.9 8.5v7h2.2v-7zM10\
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
 14.5h21L19 22H5zM11 1.5h2.2v11H11zM14.5 3.5l6.5 9h-6.5zM9.5 6v6.5H4z",timeline_5:"M1.5 4.5h21v15h-21zM3.6 6.6v1.9l8.4 6.3 8.4-6.3V6.6L12 12.9z"};function O(t,e="",n=`\
sign ${t}`){return a("svg",{class:y("ho-sign",e),viewBox:"0 0 24 24","aria-hidden":"true",key:n},a("path",{d:oo[t]??""}))}function Re(t,e,n,o=()=>!1){return Array.
from({length:Math.max(0,n)},(r,s)=>O(t,y(e,o(s)),`${t} ${e} ${s}`))}function De(t,e,n){let o=bt(t,n.memory);if(o===void 0)return!1;let{cover:r}=o;return a("div",{class:"ho-detail",part:"detail"},ro(t,n.memory),r&&Mt(e,n,r.card,r.
note,{"data-do":"memory"},null),!j(n,r)&&[ao(n,o),o.title!==""&&a("h4",{key:"title","data-words":!0},o.title),a("p",{class:"ho-detail-text",key:"text","data-wor\
ds":!0},o.text),o.state==="clear"&&o.words!==null&&a("p",{class:"ho-words",key:"words","data-words":!0},o.words),o.story!==null&&a("p",{class:"ho-story-text",key:"\
story","data-words":!0},o.story)],o.state==="empty"&&At(t,e,`memory ${(n.memory??"").replace("-"," ")}`).map(s=>a("p",null,s.text)),Be(e,n,o),x("ho-plain",e("me\
mories.close"),{key:"close","data-do":"memory"}))}function ro(t,e){let n=t.grid.find(({timeline:o})=>e?.startsWith(`${o}-`));return n&&a("div",{class:"hw-detail\
-timeline",part:"timeline"},O(`timeline_${n.timeline}`),n.name)}function ao(t,e){let n=t.picture;return n!==null&&n.memory===t.memory&&n.side===e.state&&a("img",
{key:`picture ${n.memory} ${n.side}`,class:"ho-picture",src:`data:image/svg+xml;charset=utf-8,${encodeURIComponent(n.svg)}`,alt:n.text})}function bt(t,e){if(e===
null)return;let[n,o]=e.split("-").map(Number);return t.grid.find(r=>r.timeline===n)?.cards.find(r=>r.position===o)}function Ie(t){let{model:e,exchange:n,desk:o,signal:r,viewNow:s,say:l,show:i,announce:c}=t,{laying:d}=o,f=t.tell;async function u(b,Q){let p=n.ask(e,b);if(p===null)
return f(l()("busy"));let h=await p;if(r.aborted)return;if(h.kind!=="done")return f(h.text||l()("silence"));let m=Q();return i(),c(`${h.text} ${m}`.trim())}function k(b){
d.held=b,o.memory=b??o.memory,i(),c(b===null?l()("arranging.put_back"):l()("arranging.held"))}return{deeds:{laying(){d.on=!d.on,d.held=o.memory=null,i(),c(d.on?
`${l()("arranging.on")} ${d.table?.text}`:l()("arranging.off"))},lay(b){let{held:Q}=d,{memory:p=null,place:h,timeline:m}=b.dataset;Q===null&&p===null?f(l()("arr\
anging.nothing")):Q===null||Q===p?k(Q===null?p:null):Q[0]===m?u({kind:"lay",memory:Q,position:Number(h)},()=>(d.held=null,e.get("arrangement").text)):p!==null?k(
p):f(l()("arranging.row",{timeline:String(Q[0])}))},track:()=>{u({kind:"track",memory:o.memory,on:!it(o,o.memory)},()=>"")}},viewChanged(){d.held!==null&&bt(s(),
d.held)?.state==="empty"&&(d.held=null)},escape(){return d.held===null?!1:(k(null),!0)}}}function Et({past:t,moments:e=[]},n){let o=t?.move??1/0;return n<0?e.filter(r=>!r.now&&r.move<o).at(-1):e.find(r=>r.move>o)}function Tt(t,e){return[t.branch!==null&&
lo(t,e),t.past!==null&&so(t,e)]}function so(t,e){let n=o=>o===void 0?"true":null;return a("section",{class:"ho-banner is-past",key:"past",part:"banner","aria-la\
bel":e("back.banner")},a("p",null,q("ho-banner-sign","↶"),e("back.looking",{text:t.past?.text??""})),a("div",{class:"ho-banner-do"},Qt("earlier",e("back.earli\
er"),n(Et(t,-1))),Qt("later",e("back.later"),n(Et(t,1))),Qt("now",e("back.now")),Qt("branch",e("back.branch"))))}function lo(t,e){return a("section",{class:"ho-\
banner is-branch",key:"branch",part:"banner","aria-label":e("back.branch_banner")},a("p",null,q("ho-banner-sign","↷"),t.branch?.text??""),a("div",{class:"ho-b\
anner-do"},Qt("leave_branch",e("back.leave_branch"))))}function Qt(t,e,n){return a("button",{key:t,class:"ho-plain","data-do":t,"aria-disabled":n},e)}function We(t){return a("dialog",{class:"ho-page",lang:t.lang,"aria-label":t.title},a("div",{class:"ho-page-head"},a("h2",{tabindex:-1,autofocus:!0},t.title),a(
"button",{"data-do":"close"},t.close)),a("p",{class:"ho-page-introduction"},t.introduction),a("ol",{class:"ho-page-points",role:"list"},t.points.map(e=>io(t,e))),
a("h3",null,t.quoting),t.quoting_text.map(e=>a("p",{class:"ho-page-quoting"},e)))}function io(t,e){return a("li",null,a("h3",null,e.heading),a("dl",null,a("div",
null,a("dt",null,t.in_game),a("dd",null,e.game)),a("div",{class:"ho-page-ward"},a("dt",null,t.on_ward),a("dd",null,e.ward))),a("details",null,a("summary",null,t.
by_rules),a("ul",{role:"list"},e.rules.map(n=>a("li",null,a("span",{class:"ho-rule"},n.id)," ",n.text)))))}var co="http://www.w3.org/2000/svg",fo=new Set(["svg","g","path","circle","ellipse","rect","polyline"]);function tt(t,e){if(typeof t=="string")return{kid:t,dom:e.
createTextNode(t),kids:[]};let n=fo.has(t.tag)?e.createElementNS(co,t.tag):e.createElement(t.tag);for(let[r,s]of Object.entries(t.props))Fe(n,r,s);let o=t.kids.
map(r=>tt(r,e));for(let r of o)n.appendChild(r.dom);return{kid:t,dom:n,kids:o}}function Ct(t,e){if(t.kid===e)return t;let n=t.dom.ownerDocument;if(typeof e=="st\
ring"||typeof t.kid=="string"||e.tag!==t.kid.tag){if(typeof e=="string"&&typeof t.kid=="string")return t.dom.nodeValue=e,{kid:e,dom:t.dom,kids:[]};let r=tt(e,n);
return t.dom.replaceWith(r.dom),r}let o=t.dom;return ho(o,t.kid.props,e.props),{kid:e,dom:o,kids:uo(o,t.kids,e.kids,n)}}function uo(t,e,n,o){let r=[],s=0;for(;s<
n.length;s++){let c=n[s],d=e[s];if(d===void 0||!po(d.kid,c))break;r.push(Ct(d,c))}if(s===e.length&&s===n.length)return r;let l=new Map;for(let c=s;c<e.length;c++){
let d=e[c];l.set(Pe(d.kid,c),d)}for(let c=s;c<n.length;c++){let d=n[c],f=Pe(d,c),u=l.get(f);l.delete(f),r.push(u?Ct(u,d):tt(d,o))}for(let c of l.values())c.dom.
remove();let i=s===0?t.firstChild:r[s-1].dom.nextSibling;for(let c of r.slice(s))c.dom===i?i=i.nextSibling:t.insertBefore(c.dom,i);return r}function po(t,e){return typeof t!=
"object"||typeof e=="string"?typeof t==typeof e:t.tag===e.tag&&t.key===e.key}function Pe(t,e){return typeof t=="string"?`text ${e}`:t.key===null?`${t.tag} ${e}`:
`${t.tag} key ${t.key}`}function ho(t,e,n){for(let o in e)o in n||t.removeAttribute(o);for(let o in n)e[o]!==n[o]&&Fe(t,o,n[o])}function Fe(t,e,n){n==null||n===
!1?t.removeAttribute(e):t.setAttribute(e,n===!0?"":String(n))}function Ke({model:t,el:e,signal:n,focusOnQuestion:o}){return{deeds:{page:r=>mo(t.get("page"),e,n,()=>{r.isConnected?r.focus():o(!0)})}}}function mo(t,e,n,o){yt(
We(t),e,n,o)}function yt(t,e,n,o,r){let s=tt(t,e.ownerDocument).dom;s.dataset.lmSuppressShortcuts="true";let l=new AbortController,{signal:i}=l;function c(u){l.
abort(),s.close(),s.remove(),u&&o()}function d(u){u.stopPropagation(),u.key==="Escape"&&(u.preventDefault(),c(!0))}function f(u){let k=u.target instanceof Element?
u.target.closest("[data-do]"):null;if(u.target===s||k instanceof HTMLElement&&k.dataset.do==="close")return c(!0);!(k instanceof HTMLElement)||r===void 0||(c(!1),
r(k))}s.addEventListener("keydown",d,{signal:i}),s.addEventListener("click",f,{signal:i}),s.addEventListener("close",()=>c(!0),{signal:i}),n.addEventListener("a\
bort",()=>c(!1),{signal:i}),e.append(s),s.showModal()}function ct(t){return t.split(/\n\s*\n/).filter(e=>e.trim()!=="").map(e=>a("p",null,e.trim()))}function N(t,e){return e!==""&&a("span",{class:"ho-rule",title:t(
"rule",{rule:e})},e)}function Ue(t){let e=Ge(t);return e===null?{kind:"why",thing:t}:{kind:"why",line:e}}function Ge(t){let e=/^line (\d+)$/.exec(t);return e?Number(e[1]):null}function Ye(t,e,n,o,r){
let{head:s}=t,l=Ge(r);return l!==null?go(e,o,l,""):{condition:s.condition_text,warnings:s.warnings_text,manager:s.manager_text,shift:s.shift_text,day:s.day_text,
prompt:t.prompt.text,outcome:t.outcome?.title,pool:t.pool.text,marked_area:t.places.find(c=>c.cards)?.text}[r]??ko(t,n,r)??wo(t,o,r)}function ko(t,e,n){for(let{
name:o}of t.pawns){if(n===o)return e("why.place",{name:o});if(n===`${o} stress`)return e("why.stress",{name:o});if(n===`${o} tokens`)return e("why.tokens",{name:o})}}
function go(t,e,n,o){let r=t.find(s=>s.line===n);return r?T(e,r):o}function Xe(t,e,n){return t.map(o=>{let r=e.find(s=>s.line===o.line);return j(n,r?.cover)?{...o,
text:r.cover.text}:o})}function wo(t,e,n){let o=t.shifts.find(i=>i.card?.id===n)?.card;if(o)return`${o.kind_text}. ${o.text}`;let[r,s]=n.split("-").map(Number),
l=t.grid.find(i=>i.timeline===r)?.cards.find(i=>i.position===s);return!l||j(e,l.cover)?l?.cover?.text??"":l.title||(l.words??"")||l.text}function Je(t,e){let n=t.
pawns.find(r=>[r.name,`${r.name} stress`,`${r.name} tokens`].includes(e));return n?[n.name,n.stress_max>0&&`${n.name} stress`,n.tokens!==null&&`${n.name} tokens`].
filter(r=>r!==!1&&r!==e).map(String):[]}function t1(t,e,n){return x("ho-ask",t("why.ask"),{"data-do":"why","data-item":`line ${e.line}`,"aria-label":t("why.line",
{text:n}),"aria-haspopup":"dialog"})}function jt(t,e){return wt("asking",t("why.ask"),t("why.key"),e.asking)}function zt(t,e){return e.asking&&a("p",{class:"ho-\
asking",key:"asking"},t("why.asking"))}function e1(t,{lang:e,what:n,title:o,links:r,more:s}){let l=n===""?o:t("why.title",{what:n});return a("dialog",{class:"ho\
-page ho-why",lang:e,"aria-label":l},a("div",{class:"ho-page-head"},a("h2",{tabindex:-1,autofocus:!0},l),a("button",{"data-do":"close"},t("notice.close"))),r.length===
0?a("p",{class:"ho-page-introduction",key:"none"},t("why.none")):a("ol",{role:"list",key:"chain"},r.map((i,c)=>Mo(t,i,c))),s.length>0&&a("p",{class:"ho-more",key:"\
more"},a("span",null,t("why.more")," "),s.map(({thing:i,name:c})=>[a("button",{key:i,"data-do":"why","data-why":i},c)," "])))}function Mo(t,e,n){return a("li",{
key:n},n>0&&a("p",{class:"ho-because",key:"because"},t("why.because")),a("p",{class:"ho-cause"},e.text),a("p",{class:"ho-cause-rule"},e.wording," ",N(t,e.rule),
e.pages_text!==""&&[" ",a("span",{class:"ho-pages",key:"pages"},e.pages_text)],bo(e.lesson)))}function bo(t){let e=globalThis.document?.body.dataset.baseUrl;return t==
null||e===void 0?!1:[" ",a("a",{key:"lesson",href:`${e}render/${t.page}`,target:"_blank",rel:"noopener"},t.text)]}function n1(t){let{model:e,exchange:n,el:o,root:r,focused:s,desk:l,viewNow:i,say:c,show:d,announce:f,focusBack:u}=t,k=t.tell;async function b(w,g){let H=n.ask(e,
w);if(H===null)return void k(c()("busy"));let Z=await H;if(!t.signal.aborted){if(Z.kind===g)return Z;k(Z.text||c()("silence"))}}async function Q(w,g){let H=await b(
Ue(w),"why");if(H===void 0)return;let Z=i(),C=c(),D=I=>Ye(Z,n.lines(),C,l,I),$=Je(Z,w).map(I=>({thing:I,name:D(I)})),{title:S=""}=H,E=Xe(H.links??[],n.lines(),l);
p(!1),yt(e1(C,{lang:Z.lang,what:D(w),title:S,links:E,more:$}),o,t.signal,()=>u(g),I=>{Q(I.dataset.why??"",g)})}function p(w){l.asking!==w&&(l.asking=w,l.notice=
null,d(),f(w?c()("why.asking"):c()("why.ended")))}function h(w){let g=w.closest("[data-why]");if(!(g instanceof HTMLElement)||!r.contains(g)){k(c()("why.nothing")),
l.asking&&!r.contains(s())&&u(r);return}Q(g.dataset.why??"",w instanceof HTMLElement?w:g)}async function m(w){let g=Et(i(),w);g===void 0?k(c()("back.first")):await M(
g.now?{kind:"now"}:{kind:"look",move:g.move})}async function M(w){await b(w,"done")}return{deeds:{why:h,asking:()=>p(!l.asking),look:w=>{M({kind:"look",move:Number(
w.dataset.move)})},earlier:()=>{m(-1)},later:()=>{m(1)},now:()=>{M({kind:"now"})},branch:()=>{M({kind:"branch"})},leave_branch:()=>{M({kind:"leave_branch"})}},key(w,g){
return Qo(w)?(h(g),!0):!1},escape(){return l.asking?(p(!1),!0):!1}}}function Qo(t){return t.key.toLowerCase()==="w"&&!t.ctrlKey&&!t.altKey&&!t.metaKey}function o1(){return{off:!1,told:[],open:null}}function et(t,e){if(t.past!==null||t.outcome!==null)return"";let n=`hint.${t.prompt.topic}`,o=e(n);return o===n?"":
o}function r1(t,e,n){if(e.past!==null||t.open===Nt(e))return t;let{topic:o}=e.prompt;return t.off||t.told.includes(o)||et(e,n)===""?t.open===null?t:{...t,open:null}:
{...t,told:[...t.told,o],open:Nt(e)}}function a1(t,e){return{...t,open:nt(t,e)?null:Nt(e)}}function s1(t){return t.off?{...t,off:!1}:{...t,off:!0,open:null}}function nt(t,e){
return t.open===Nt(e)}function l1(t,e,n){let o=et(t,e);return o!==""&&nt(n,t)&&a("div",{class:"ho-hint",key:"hint",role:"note","aria-label":e("explain.heading")},
a("p",null,o),x("ho-quiet",n.off?e("explain.on"):e("explain.off"),{"data-do":"hints"}))}function i1(t,e,n){return et(t,e)!==""&&x("ho-quiet",e("explain.this"),{
key:"explain","data-do":"explain","aria-expanded":String(nt(n,t))})}function Nt(t){return`${t.revision} ${t.prompt.topic}`}var xt="now";function c1(t,e,n){let o={now:e("tabs.now"),ward:e("tabs.ward"),quilt:e("tabs.quilt"),story:e("tabs.story")};return a("nav",{class:"hw-tabs",key:"t\
abs","aria-label":e("tabs.heading")},Object.entries(o).map(([r,s])=>a("button",{key:r,class:"hw-tab","data-do":"turn_tab","data-tab":r,"aria-current":n.tab===r?
"page":null},s,r==="quilt"&&le(t)>0&&[" ",a("b",{class:"hw-tab-count"},le(t))])))}function d1(t,e,n){let o=n.tab==="quilt";return x("hw-quilt-link",o?e("tabs.ba\
ck"):e("tabs.his_quilt",{n:le(t)}),{key:"quilt","data-do":"turn_tab","data-tab":o?xt:"quilt","aria-expanded":String(o)})}function le({grid:t}){return t.reduce((e,n)=>e+
n.cards.filter(({state:o})=>o!=="empty").length,0)}function f1({desk:t,show:e,focusOn:n}){return{deeds:{turn_tab(o){let[r,s]=o.matches("nav *")?["nav ",`[data-t\
ab=${o.dataset.tab}]`]:["",""];t.tab=o.dataset.tab??xt,e(),n(`${r}[data-do=turn_tab]${s}`)}},viewChanged(){t.tab=xt}}}function u1(){return{story:0,memory:null,picture:null,waiting:!1,asking:!1,notice:null,hints:o1(),looked:null,large:!1,house:!1,tab:xt,page:"answers",notes:Oe(),
laying:je()}}var ie=new Set;function p1(t){return ie.add(t),()=>{ie.delete(t)}}function h1(t,e){t.dataset.asked=String(e)}function m1(t,e){let n=[...ie].filter(i=>i.dataset.
game===t.dataset.game).sort(yo),o=n.filter(i=>n.length===1||i.checkVisibility()),r=o.filter(i=>i.dataset.part==="board"),s=r.length>0?r:o,l=s.find(i=>i.dataset.
asked===String(e));return(l??s.find(i=>i.dataset.part==="journal")??s[0])!==t?null:l===t?"asked":o.length===1?"alone":"for all"}var yo=(t,e)=>t.compareDocumentPosition(
e)&4?-1:1;function k1(t,e,n){if(n===0)return null;switch(t){case"ArrowRight":case"ArrowDown":return(e+1)%n;case"ArrowLeft":case"ArrowUp":return(e-1+n)%n;case"Home":return 0;case"\
End":return n-1;default:return null}}function g1(t,e,n,o){let{row:r,column:s}=e;switch(t){case"ArrowRight":return s+1<o?{row:r,column:s+1}:null;case"ArrowLeft":
return s>0?{row:r,column:s-1}:null;case"ArrowDown":return r+1<n?{row:r+1,column:s}:null;case"ArrowUp":return r>0?{row:r-1,column:s}:null;case"Home":return{row:r,
column:0};case"End":return{row:r,column:o-1};default:return null}}function Bt(t){return t.ctrlKey||t.altKey||t.metaKey?null:/^[0-9]$/.test(t.key)?Number(t.key):
null}function Rt(t){return t.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}function xo(t){return[...t.querySelectorAll("[data-item]")]}var w1=new WeakMap;function dt(t,e){let n=w1.get(t),o=new Set;for(let r of t.querySelectorAll("[data\
-roving]")){let s=Lo(r,e.get(y1(r)));s&&o.add(s)}w1.set(t,o);for(let r of n??[])!o.has(r)&&r.hasAttribute("data-item")&&r.setAttribute("tabindex","-1");for(let r of o)
n?.has(r)||r.setAttribute("tabindex","0")}function Lo(t,e){let n=e===void 0?null:t.querySelector(`[data-item="${e}"]`);return n!==null?n:t.getAttribute("data-ro\
ving-from")==="end"?b1(t):t.querySelector("[data-item]")}function b1(t){for(let e=t.lastElementChild;e!==null;e=e.previousElementSibling){let n=b1(e)??(e.hasAttribute(
"data-item")?e:null);if(n!==null)return n}return null}function Q1(t,e,n,o){let r=e.closest("[data-roving]");if(!r||!t.contains(r)||e.dataset.item===void 0)return!1;
let s=xo(r),l=r.getAttribute("role")==="grid"?$o(s,e,n):vo(s,e,n);return l?(o.set(y1(r),String(l.dataset.item)),l.focus(),!0):!1}function vo(t,e,n){let o=k1(n,t.
indexOf(e),t.length);return o===null?void 0:t[o]}function $o(t,e,n){let o=t.map(M1),r=Math.max(...o.map(i=>i.row))+1,s=Math.max(...o.map(i=>i.column))+1,l=g1(n,
M1(e),r,s);return l===null?void 0:t.find((i,c)=>o[c]?.row===l.row&&o[c]?.column===l.column)}function M1(t){return{row:Number(t.dataset.row),column:Number(t.dataset.
column)}}function y1(t){return t.getAttribute("data-roving")??""}var x1=V((t,e)=>{let n=Zo(e),o=(s,l)=>s[typeof l=="number"?n.select(l):Ho.test(String(l).normalize("NFD"))?"vowel":"other"]??s.other??"",r=(s,l)=>{let i=t[`form\
.${l}`]??"{it}";return(typeof i=="string"?i:o(i,s)).replace("{it}",()=>String(s))};return(s,l={})=>{let i=t[s];if(i===void 0)return s;let c=typeof i=="string"?i:
o(i,Number(l.n));return c.includes("{")?c.replace(/\{(\w+)(?:\|(\w+))?\}/g,(d,f,u)=>f in l?r(l[f],u):d):c}}),Ho=/^[aeiouhœæ]/i;function Zo(t){try{return new Intl.
PluralRules(t)}catch{return new Intl.PluralRules}}var L1=["[data-focus]","[data-roving=actions] [data-item]","[data-do=undo]","[data-item], button"],_o=".jp-OutputArea, .jp-OutputArea-child, .jp-OutputArea-outp\
ut";function v1(t,e,n,o,r){let s=n.ownerDocument,l=new AbortController,i=t.get("part")??"board",c=i==="board",d=c&&Vo(M())?1:0,f={...u1(),story:d,large:t.get("p\
rojector")===!0,house:t.get("house")===!0},u=new Map,k=[],b="",Q=V((L,A)=>({...L,...A})),p=tt(g(),s),h=p.dom,m=s.createElement("div");m.className="ho-hidden",m.
setAttribute("aria-live","polite"),m.dataset.part=i,n.append(h,m),l.signal.addEventListener("abort",p1(m)),C(),dt(h,u),D();function M(){return t.get("view")}function w(){
return x1(Q(o(),t.get("words")),M().lang)}function g(){return f.waiting=e.isLate(),f.laying.table=t.get("arrangement")??null,f.large||(f.hints=r1(f.hints,M(),w())),
r(M(),e.lines(),w(),f)}function H(){let L=h.getRootNode();return L instanceof ShadowRoot?L.activeElement:s.activeElement}function Z(){let L=H(),A=h.contains(L),
W=A?L?.closest("[data-item]:not([data-do=act])"):null;W instanceof HTMLElement&&(b=W.dataset.item??""),p=Ct(p,g()),dt(h,u),C();for(let Fn of k)Fn();A&&!h.contains(
H())&&ae(!0)}function C(){m.dataset.game=t.get("game_id");let L=n;for(;L;L=L.parentElement?.closest(_o))L.classList.toggle("ho-around-past",M().past!==null)}function D(){
requestAnimationFrame(()=>{for(let L of h.querySelectorAll("[data-scroll=end]"))L.scrollTo(L.scrollWidth,L.scrollHeight);for(let L of h.querySelectorAll("[data-\
scroll=start]"))L.scrollTop=0})}function $(){c&&H()?.matches("[data-do=act]")&&E("[data-focus=question]")}function S(L){for(let A of L){let W=h.querySelector(A);
if(W!==null)return W}return null}function E(L){let A=h.querySelector(L);A instanceof HTMLElement&&A.focus({preventScroll:!0})}function I(L){h.querySelector(`[da\
ta-part=${L}]`)?.scrollIntoView({block:"nearest"})}function be(L){L!==""&&(m.textContent=L===m.textContent?`${L} `:L)}function Qe(L){f.notice=L,Z(),c||I("notice"),
be([L.title,...L.lines.map(A=>A.text)].filter(Boolean).join(" "))}function Wn(L){Qe({title:"",lines:[{text:L,rule:""}]})}function ae(L){let A=H();if(!c&&A!==h&&
h.contains(A))return;let W=S(c?L1:[`[data-item="${b}"]`,...L1]);u.delete("actions")&&dt(h,u),W instanceof HTMLElement&&(W!==A||!L)&&W.focus({preventScroll:L})}function Pn(L){
let A=L.closest("button, [tabindex]")??h.querySelector("[data-do=asking]");A instanceof HTMLElement&&A.isConnected?A.focus({preventScroll:!0}):ae(!0)}return{model:t,
exchange:e,el:n,page:s,root:h,voice:m,part:i,whole:c,desk:f,stops:u,ends:l,signal:l.signal,viewNow:M,say:w,show:Z,focused:H,scrollToEnd:D,goToQuestion:$,focusOn:E,
bringIntoSight:I,announce:be,inform:Qe,tell:Wn,focusOnQuestion:ae,focusBack:Pn,attach({drawn:L}){L&&k.push(L)}}}function Vo(t){return!t.can_undo&&t.head.day===1&&
t.shifts.every(e=>e.card===null)}function ft(t){return`${t.past?.move??"now"} ${t.branch===null?"":t.branch.text}`}function $1({root:t,desk:e,model:n,exchange:o,signal:r,viewNow:s,show:l,announce:i,focusOn:c,bringIntoSight:d}){let f=null,u=Promise.resolve();async function k(p){
let h=e.memory;e.memory=p===h?null:p,l(),c(`[data-memory="${e.memory??h}"]`);let m=e.memory;m!==null&&(await u,!r.aborted&&e.memory===m&&Q())}async function b(p){
let h=bt(s(),p);if(h===void 0||h.state==="empty"||j(e,h.cover))return;f=p;let m=e.laying.pictures.get(`${p} ${h.state}`);if(m)return e.picture=m,l();let M=o.ask(
n,{kind:"picture",memory:p}),w=M===null?null:await M;r.aborted||!w?.picture||e.memory!==p||(e.picture=w.picture,l())}function Q(){let p=t.querySelector("[data-p\
art=detail]");if(!p)return;let h=[...p.querySelectorAll("img, p")];i(h.map(m=>m.getAttribute("alt")??m.textContent).join(" ")),d("detail")}return{drawn(){e.memory===
null?f=null:e.memory!==f&&(u=b(e.memory))},deeds:{read_memories(){e.large&&(e.page="memories"),l();let p=t.querySelector("[data-memory][data-why]");if(!(p instanceof
HTMLElement))return;p.scrollIntoView({block:"center"});let h=p.dataset.memory??null;h===e.memory?c(`[data-memory="${h}"]`):k(h)},memory:p=>{k(p.dataset.memory??
null)}},escape(){return e.memory===null?!1:(k(null),!0)}}}var So=0;function Z1({root:t,page:e,viewNow:n}){let o=e.defaultView?.matchMedia("(prefers-reduced-motion: reduce)"),r=()=>[...t.querySelectorAll("[data-part=pat\
ient]")],s=H1(r()),l=n();function i(c){return[...t.querySelectorAll("[data-pawn], [data-part=here]")].filter(f=>c.includes(ce(f)))}return{viewChanged(){let c=qo(
l,n());if(l=n(),o?.matches||c.length===0)return;let d=new Map(i(c).map(f=>[ce(f),f.getBoundingClientRect()]));requestAnimationFrame(()=>{let f=i(c).map(u=>({each:u,
to:u.getBoundingClientRect()}));for(let{each:u,to:k}of f)Oo(u,d.get(ce(u)),k)})},drawn(){let c=s,d=r();if(s=H1(d),!o?.matches)for(let f of d)c.has(_1(f))||Ao(f)}}}
function qo(t,e){let n=new Map(t.pawns.map(s=>[s.pawn,s])),r=e.pawns.filter(s=>{let l=n.get(s.pawn);return l!==void 0&&l!==s&&(l.place!==s.place||l.shift!==s.shift)}).
map(({pawn:s})=>String(s));return t.track.value===e.track.value?r:[...r,"billy"]}function Oo(t,e,n){if(e===void 0||n.width===0||e.width===0)return;let[o,r]=[e.left-
n.left,e.top-n.top];if(Math.abs(o)+Math.abs(r)<8)return;let s=t.dataset.walks=String(++So),l=t.animate([{transform:`translate(${o}px, ${r}px)`},{transform:"none"}],
{duration:280,easing:"ease-out"});l.onfinish=()=>{t.dataset.walks===s&&delete t.dataset.walks}}function Ao(t){let e={transform:"perspective(700px) rotateY(-80de\
g)",opacity:.2};t.animate([e,{transform:"none",opacity:1}],{duration:280,easing:"ease-out"})}function ce(t){return t.dataset.pawn??"billy"}function _1(t){return t.
getAttribute("data-why")??""}function H1(t){return new Set(t.map(_1))}function ot(t,e){let{looked:n}=e;return n===null||n.revision!==t.revision?null:t.actions.find(o=>o.code===n.code)??null}function F(t,e){return t?.tokens.find(([
n])=>n===e)?.[1]??null}function K(t,e,n){if(n===null)return null;let o=_(t("ahead.tokens",{n}));return[a("span",{class:"ho-slip",part:"slip","aria-hidden":"true"},
t("ahead.change",{now:e,then:n})),{...o,key:"ahead"}]}function ut(t,e,n,o,...r){return a("section",{class:y("holding-on",o,t.past!==null&&"is-past",t.branch!==null&&"is-branch",e.asking&&"is-asking",t.outcome?.won===
!1&&"is-lost"),lang:t.lang,"data-revision":t.revision,"aria-label":n,"aria-busy":e.waiting?"true":null,"data-lm-suppress-shortcuts":"true"},...r)}function Eo(t){let e=[];for(let n of t){let o=e.at(-1);o&&o.day===n.day?o.lines.push(n):e.push({day:n.day,lines:[n]})}return e}function U(t,e,n,o=null,r=null){let s=o===
null?t:t.filter(c=>c.move<=o.move),l=s.slice(-(r??s.length)),i=l.at(-1)?.move??-1;return a("section",{class:"ho-journal",key:"journal","aria-label":e("heading.j\
ournal")},a("h3",null,e("heading.journal")),a("div",{class:"ho-lines",role:"log","aria-live":"off","aria-label":e("heading.journal"),"data-scroll":"end","data-r\
oving":"journal","data-roving-from":"end"},Eo(l).map(({lines:c})=>To(c[0],c,e,n,c.at(-1)?.move===i?i:null,n.notes))),s.length<t.length&&a("p",{class:"ho-lines-l\
ater",key:"later"},e("journal.later",{n:t.length-s.length})))}var To=V(({day:t},e,n,o,r,s)=>a("div",{key:t,class:"ho-day"},a("h4",null,t===0?n("journal.setup"):
n("journal.day",{day:t})),a("ol",null,e.map(l=>Co(l,n,o,l.move===r,s))))),Co=V((t,e,n,o)=>a("li",{key:t.line,class:o&&"is-new","data-why":`line ${t.line}`},a("s\
pan",{"data-words":!0},T(n,t))," ",N(e,t.rule)," ",t1(e,t,T(n,t))," ",Ee(e,n,t)));function jo(t,e){return t.actions.filter(n=>No(n,e))}function zo(t,e){let{kind:n}=e;return t.barred.filter(({pawn:o,timeline:r,target:s})=>n==="pawn"?o===e.pawn:
o===null&&(n==="pool"&&s==="purse"||n==="timeline"&&r===e.timeline))}function No(t,e){switch(e.kind){case"pawn":return t.pawn===e.pawn&&(t.target==="pawn"||t.target===
"purse");case"pool":return t.pawn===null&&t.target==="purse";case"timeline":return t.timeline===e.timeline&&t.target==="timeline";case"card":return e.now&&t.target===
"card"}}function rt(t,e){let n=jo(t,e);if(n.length===1)return{take:n[0]};if(n.length>1)return{choose:n};let o=zo(t,e);return o.length>0?{barred:o}:null}function R(t,e){
let n=rt(t,e);return n===null?"still":"barred"in n?"barred":"open"}var Bo={svg:["viewBox"],g:["transform"],path:["d"],circle:["cx","cy","r"],ellipse:["cx","cy","rx","ry"],rect:["x","y","width","height"]},Ro=t=>Bo[t]??[];function V1(t,e){let n=Ro(t),o=n.length===1?[e]:e.split(" ");return Object.fromEntries(n.map((r,s)=>[r,o[s]??""]).filter(([,r])=>r!==""))}var Dt=JSON.parse('{"looks":[["path",{"fill":"#f6e3b4","stroke-width":"0","stroke":"none","opacity":".6"}],["path",{"fill":"none","stroke-width":"5"}],["path",{\
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
":"none","stroke-width":"2.2","stroke":"#c9822b"}],["path",{"fill":"none","stroke-width":"1.6","stroke":"#aebcc6","stroke-dasharray":"4 3.4"}],["path",{"fill":"\
none","stroke-width":"9"}],["path",{"fill":"none","stroke-width":"5","stroke":"#8c6239"}],["rect",{"fill":"#8c6239"}],["rect",{"fill":"#d8c6a5","rx":"3","stroke\
-width":"2.4"}],["path",{"fill":"#cbb58e","stroke-width":"2"}],["path",{"fill":"#e3d3b0","stroke-width":"2"}],["path",{"fill":"none","stroke-width":"1.5","strok\
e":"#8f8678","stroke-dasharray":"5 5"}],["circle",{"fill":"#c9822b","stroke-width":"2.2"}],["circle",{"fill":"none","stroke-width":"1.2"}],["path",{"fill":"none\
","stroke-width":"1.4","stroke":"#fffaf0"}],["rect",{"fill":"#b99f6f"}],["rect",{"fill":"#a4553f"}],["rect",{"fill":"#f3e2c0","stroke-width":"1.8"}],["path",{"f\
ill":"#5c6b7a","stroke-width":"1.4"}],["rect",{"fill":"#f1d08a","stroke-width":"0","stroke":"none"}],["circle",{"fill":"#fffaf0"}],["path",{"fill":"none","strok\
e-width":"4"}],["path",{"fill":"none","stroke-width":"2.4"}],["path",{"fill":"#5c6b7a"}],["rect",{"fill":"#d8c6a5"}],["rect",{"fill":"#f6e3c4","stroke-width":"2\
"}],["path",{"fill":"#e4c48f","stroke-width":"1.4"}],["path",{"fill":"#5c6b7a","stroke-width":"1.5"}],["rect",{"fill":"#f1d08a","stroke-width":"1"}],["path",{"f\
ill":"#a4553f"}],["path",{"fill":"#f3e2c0","stroke-width":"1.6"}],["circle",{"fill":"#fffaf0","stroke-width":"1.6"}],["circle",{"fill":"#f3ecdf","stroke-width":\
"0","stroke":"none"}],["path",{"fill":"#33415c","stroke-width":"2"}],["circle",{"fill":"#e8c9a9"}],["path",{"fill":"#a4553f","stroke-width":"1.6"}],["path",{"fi\
ll":"none","stroke-width":"2.2","stroke":"#2b2a33"}],["circle",{"fill":"none","stroke-width":"2.4"}],["path",{"fill":"none","stroke-width":"2.3"}],["path",{"fil\
l":"#2b2a33","stroke-width":"1"}],["path",{"fill":"none","stroke-width":"2.1","stroke":"#2b2a33"}],["path",{"fill":"none","stroke-width":"2.2"}],["path",{"fill"\
:"none","stroke-width":"10","stroke":"#2b2a33"}],["path",{"fill":"none","stroke-width":"6.4","stroke":"#33415c"}],["circle",{"fill":"#e8c9a9","stroke-width":"2"\
}],["path",{"fill":"none","stroke-width":"2.3","stroke":"#2b2a33"}],["path",{"fill":"#d9ae86","stroke-width":"1.8"}],["circle",{"fill":"#d9ae86"}],["path",{"fil\
l":"#8f8678","stroke-width":"1.6"}],["circle",{"fill":"none","stroke-width":"1.4"}],["circle",{"fill":"#d9ae86","stroke-width":"2"}],["path",{"fill":"#d8c6a5"}]\
,["circle",{"fill":"#b07d58"}],["path",{"fill":"#d8c6a5","fill-rule":"evenodd","stroke-width":"1.8"}],["circle",{"fill":"#b07d58","stroke-width":"2"}],["path",{\
"fill":"#4f7f8c","stroke-width":"2"}],["path",{"fill":"#e8c9a9","stroke-width":"1.4"}],["path",{"fill":"#2b2a33","stroke-width":"1.6"}],["path",{"fill":"none","\
stroke-width":"6.4","stroke":"#4f7f8c"}],["path",{"fill":"#c79a72","stroke-width":"1.4"}],["path",{"fill":"#c79a72","stroke-width":"1.8"}],["circle",{"fill":"#c\
79a72"}],["path",{"fill":"#4a3428","stroke-width":"1.6"}],["path",{"fill":"none","stroke-width":"2.2","stroke":"#fffaf0"}],["path",{"fill":"none","stroke-width"\
:"2.1","stroke":"#fffaf0"}],["circle",{"fill":"#c79a72","stroke-width":"2"}],["path",{"fill":"none","stroke-width":"2.3","stroke":"#fffaf0"}],["path",{"fill":"#\
94674b","stroke-width":"1.4"}],["path",{"fill":"#94674b","stroke-width":"1.8"}],["circle",{"fill":"#94674b"}],["path",{"fill":"none","stroke-width":"2.5","strok\
e":"#2b2a33"}],["path",{"fill":"none","stroke-width":"2.7"}],["path",{"fill":"none","stroke-width":"2.1"}],["path",{"fill":"none","stroke-width":"2.4","stroke":\
"#2b2a33"}],["path",{"fill":"none","stroke-width":"2.5"}],["circle",{"fill":"#94674b","stroke-width":"2"}],["path",{"fill":"none","stroke-width":"2.7","stroke":\
"#2b2a33"}],["path",{"fill":"#b98560","stroke-width":"1.4"}],["path",{"fill":"#b98560","stroke-width":"1.8"}],["circle",{"fill":"#b98560"}],["path",{"fill":"#2b\
2a33","stroke-width":"1.4"}],["circle",{"fill":"#b98560","stroke-width":"2"}],["path",{"fill":"#6f7f56","stroke-width":"2"}],["path",{"fill":"#8f8678"}],["path"\
,{"fill":"none","stroke-width":"6.4","stroke":"#6f7f56"}],["path",{"fill":"#83573e","stroke-width":"1.8"}],["circle",{"fill":"#83573e"}],["circle",{"fill":"#835\
73e","stroke-width":"2"}],["path",{"fill":"none","stroke-width":"26"}],["path",{"fill":"none","stroke-width":"21","stroke":"#c9822b"}],["path",{"fill":"none","s\
troke-width":"25"}],["path",{"fill":"none","stroke-width":"20","stroke":"#4f7f8c"}],["path",{"fill":"#8a5f45","stroke-width":"2.2"}],["path",{"fill":"#a4553f","\
stroke-width":"0","stroke":"none"}],["rect",{"fill":"#d8c6a5","rx":"4","stroke-width":"1.8"}],["path",{"fill":"none","stroke-width":"11"}],["path",{"fill":"none\
","stroke-width":"6","stroke":"#aebcc6"}],["path",{"fill":"none","stroke-width":"21","stroke":"#4f7f8c"}],["path",{"transform":"translate(74 20) scale(2)","fill\
":"#2d7d76","stroke-width":"0.8"}],["path",{"fill":"none","stroke-width":"1.8","stroke":"#8f8678"}],["path",{"transform":"translate(80 24) scale(1.8)","fill":"#\
2d7d76","stroke-width":"0.9"}],["path",{"fill":"none","stroke-width":"1.3","stroke":"#5c6b7a"}],["path",{"fill":"#fffaf0","stroke-width":"2.2"}],["path",{"fill"\
:"#c79a72","stroke-width":"2.2"}],["path",{"fill":"none","stroke-width":"2.2","stroke":"#8f8678"}],["path",{"fill":"none","stroke-width":"1.8","stroke":"#aebcc6\
"}],["rect",{"fill":"#fffaf0","rx":"4","stroke-width":"2"}],["rect",{"fill":"#33415c","stroke-width":"1.4"}],["path",{"fill":"none","stroke-width":"1.5","stroke\
":"#aebcc6"}],["circle",{"fill":"#6f7f56","stroke-width":"1.4"}],["circle",{"fill":"#a4553f","stroke-width":"1.4"}],["path",{"fill":"none","stroke-width":"4.2"}\
],["path",{"fill":"none","stroke-width":"12","stroke":"#a4553f"}],["path",{"fill":"#b98560","stroke-width":"2.2"}],["path",{"fill":"#d8c6a5","stroke-width":"0",\
"stroke":"none"}],["path",{"fill":"none","stroke-width":"1.6","stroke":"#8f8678"}],["path",{"fill":"none","stroke-width":"3"}],["path",{"fill":"none","stroke-wi\
dth":"3.4","stroke":"currentColor"}],["rect",{"fill":"#fffaf0","stroke-width":"1.6"}],["circle",{"fill":"#4f7f8c","stroke-width":"1"}],["path",{"fill":"#f3d28a"\
,"opacity":".3"}],["path",{"fill":"#fff6dd","opacity":".45"}],["rect",{"fill":"#2b2a33","rx":"4"}],["rect",{"fill":"#33415c","rx":"2","stroke-width":"1"}],["pat\
h",{"fill":"none","stroke":"#f0a48c"}],["path",{"fill":"none","stroke":"#aebcc6"}],["path",{"fill":"none","stroke-width":"5.4","stroke":"#4a2c0c"}],["path",{"fi\
ll":"none","stroke-width":"3.4","stroke":"#c9822b"}],["path",{"fill":"#dfe6ea","stroke-width":"1.5"}],["path",{"fill":"none","stroke-width":"19","stroke":"#2b2a\
33"}],["path",{"fill":"none","stroke-width":"14","stroke":"#283349"}],["path",{"fill":"#2b2a33","stroke-width":"1.5"}],["path",{"fill":"none","stroke-width":"16\
","stroke":"#2b2a33"}],["path",{"fill":"none","stroke-width":"11","stroke":"#a4553f"}],["path",{"fill":"none"}],["path",{"fill":"none","stroke-width":"1.7","str\
oke":"#2b2a33"}],["path",{"fill":"none","stroke-width":"0.9"}],["path",{"fill":"none","stroke-width":"1.6","stroke":"#2b2a33"}],["path",{"fill":"none","stroke-w\
idth":"11","stroke":"#33415c"}],["path",{"fill":"#fffaf0","stroke-width":"1.6"}],["path",{"fill":"#fffaf0","stroke-width":"1.2"}],["path",{"fill":"none","stroke\
-width":"1.8","stroke":"#2b2a33"}],["path",{"fill":"none","stroke-width":"1.2","opacity":".6"}],["path",{"fill":"#2b2a33"}],["path",{"fill":"none","stroke-width\
":"11","stroke":"#5c6b7a"}],["path",{"fill":"none","stroke-width":"11","stroke":"#6f7f56"}],["path",{"fill":"#b07d58","stroke-width":"1.8"}],["path",{"fill":"no\
ne","stroke-width":"14","stroke":"#3c6470"}],["path",{"fill":"none","stroke-width":"11","stroke":"#4f7f8c"}],["path",{"fill":"#4f7f8c"}],["circle",{"fill":"#fff\
af0","stroke-width":"1.4"}],["path",{"fill":"none","stroke-width":"6.4","stroke":"#a4553f"}],["circle",{"fill":"#a4553f","stroke-width":"2"}],["path",{"fill":"n\
one","stroke-width":"1.7","stroke":"#fffaf0"}],["path",{"fill":"none","stroke-width":"1.6","stroke":"#fffaf0"}],["path",{"fill":"#c79a72","stroke-width":"1.6"}]\
,["path",{"fill":"none","stroke-width":"1.8","stroke":"#fffaf0"}],["path",{"fill":"#94674b","stroke-width":"1.6"}],["path",{"fill":"#b98560","stroke-width":"1.6\
"}],["path",{"fill":"none","stroke-width":"14","stroke":"#58664a"}],["path",{"fill":"none","stroke-width":"1.8","stroke":"#d8c6a5"}],["rect",{"fill":"#a4553f","\
rx":"4","stroke-width":"2"}],["path",{"fill":"#a4553f","stroke-width":"2"}],["path",{"fill":"none","stroke-width":"2","stroke":"#8f8678"}],["path",{"fill":"none\
","stroke-width":"5","stroke":"#a4553f"}],["rect",{"fill":"#b99f6f","stroke-width":"2.4"}],["rect",{"fill":"#d8c6a5","stroke-width":"1.2"}],["circle",{"fill":"#\
a4553f","stroke-width":"1"}],["circle",{"fill":"#c9822b","stroke-width":"1"}],["rect",{"fill":"#aebcc6","stroke-width":"1.6"}],["circle",{}],["path",{}],["g",{"\
fill":"#fffaf0","fill-opacity":".3","stroke":"currentColor","stroke-width":"2","stroke-dasharray":"6 4"}],["path",{"fill":"#e2b9a8","stroke-width":"1.7"}],["pat\
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
30"],[85,"M-12 30h24M-16 -26h32"]]],"chair":[27,"-75 -185 140 190",[26,"",[86,"M26 -98V0M-12 -44V0"],[87,"M26 -98V0M-12 -44V0"],[88,"-18 -50 48 9"]]],"cloth-fol\
ded":[27,"-70 -48 140 96",[26,"",[89,"-66 -44 132 88"],[90,"M-66 44L-10 -4Q0 -11 10 -4L66 44Z"],[91,"M-66 -44L-9 8Q0 15 9 8L66 -44Z"],[92,"M-56 -40L-6 4Q0 9 6 4\
L56 -40"],[92,"M-60 40H60"],[93,"0 8 13"],[94,"0 8 9"],[30,"-3 5 1.7"],[30,"3 5 1.7"],[30,"-3 11 1.7"],[30,"3 11 1.7"],[95,"M-3 5L3 11M3 5L-3 11"]]],"cupboard":\
[27,"-1 -1 110 42",[26,"",[96,"0 0 108 40"],[59,"M54 0V40"]]],"door-coat":[27,"-40 -172 128 176",[26,"",[97,"-34 -166 68 166"],[98,"-22 -152 44 58"],[99,"M-22 -\
108H-12V-118L0 -128L12 -118V-108H22V-94H-22Z"],[100,"-3 -114 6 6"],[101,"25 -72 3.4"],[102,"M48 -150H74"],[103,"M61 -150V-143"],[104,"M54 -140Q61 -147 68 -140Q7\
6 -134 78 -118L80 -76H68V-70H54V-76H42L44 -118Q46 -134 54 -140Z"],[18,"M61 -138V-72M55 -141L61 -130L67 -141"],[74,"M46 -112Q52 -104 51 -84M76 -112Q70 -104 71 -8\
4"],[82,"M52 -70V-66Q52 -62 56 -62"]]],"door-gone":[27,"-42 -174 112 190",[26,"",[105,"-38 -170 76 170"],[106,"-34 -166 68 166"],[107,"M-34 -54L-6 -66L34 -50V0H\
-34Z"],[108,"M-10 -78V-98L2 -108L14 -98V-78Z"],[109,"-1 -92 6 7"],[110,"M34 -166L64 -156V12L34 0Z"],[111,"M42 -148L58 -143V-92L42 -95Z"],[112,"41 -72 3"]]],"doo\
r":[27,"-40 -172 80 176",[26,"",235,236,237,238,239]],"face-a1-0":[27,"-32 -32 64 64",[26,"",[113,"0 0 30"],[114,"M-24.5 17.4Q-12 11 0 11Q12 11 24.5 17.4A30 30 \
0 0 1 -24.5 17.4Z"],[63,"M-7 12L0 22L7 12Z"],[77,"M-6 11 H6V15Q0 19 -6 15Z"],[19,"translate(0 -2) rotate(0) scale(0.93)",[110,"M12 -16Q30 -14 27 10Q26 20 20 24Q\
16 8 12 -2Z"],[115,"0 0 18.5"],[116,"M-19 4Q-23 -22 0 -21Q22 -21 19 0Q14 -8 6 -12Q-4 -4 -14 -5Q-18 -2 -19 4Z"],[30,"-6.5 -1 2.7"],[30,"6.5 -1 2.7"],[117,"M-5 8q\
5 4.5 10 0"]],[118,"0 0 30.4"]]],"face-a1-2":[27,"-32 -32 64 64",[26,"",260,261,262,[77,"M-6 12.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 -0.2) rotate(8) scale(0.9\
3)",264,265,266,[119,"M-9.5 -1.6h6M3.5 -1.6h6"],[120,"M-8 -.8q1.6 2.6 3.4 0M5 -.8q1.6 2.6 3.4 0"],[12,"M-9 3.4q2.6 1.6 5.2 .2M4 3.6q2.6 1.4 5 -.2"],[37,"M-10 -6\
l5.5 -2.4M4.5 -8.4l5.5 2.4"],[121,"M-4 10.5q4 -3 8 0"]],271]],"face-a1-3":[27,"-32 -32 64 64",[26,"",260,261,262,274,[19,"translate(0 -0.2) rotate(12) scale(0.9\
3)",264,265,266,[122,"M-9.5 -1q3 2.6 6 0M3.5 -1q3 2.6 6 0"],[57,"M-10.5 -5l6 -3M4.5 -8l6 3"],[121,"M-5 10q2.5 -2.6 5 0t5 0"]],[123,"M17 23Q24 13 18 4"],[124,"M1\
7 23Q24 13 18 4"],[125,"17 -1 5.2"],[25,"M12.8 -3h4.4M12.6 0h4.4"],271]],"face-a1-w":[27,"-32 -32 64 64",[26,"",260,261,262,[77,"M-6 11.6 H6V15Q0 19 -6 15Z"],[1\
9,"translate(0 -1.4) rotate(0) scale(0.93)",264,265,266,[30,"-6.5 -0.6 3.1"],[30,"6.5 -0.6 3.1"],[122,"M-10 -5.6l6 -3.4M4 -9l6 3.4"],[126,"M-3.2 10.8q3.2 -2.8 6\
.4 0"]],271]],"face-a2-0":[27,"-32 -32 64 64",[26,"",260,261,262,[127,"M-6 11 H6V15Q0 19 -6 15Z"],[19,"translate(0 -2) rotate(0) scale(1.06)",[128,"0 0 18.5"],[\
129,"M-18 4Q-23 -4 -17 -13Q-15 -6 -14 -2ZM18 4Q23 -4 17 -13Q15 -6 14 -2Z"],[130,"-6.5 -1 5"],[130,"6.5 -1 5"],[74,"M-1.5 -1h3"],267,268,269],271]],"face-a2-2":[\
27,"-32 -32 64 64",[26,"",260,261,262,[127,"M-6 12.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 -0.2) rotate(8) scale(1.06)",302,303,304,305,306,275,276,277,278,279],\
271]],"face-a2-3":[27,"-32 -32 64 64",[26,"",260,261,262,310,[19,"translate(0 -0.2) rotate(12) scale(1.06)",302,303,304,305,306,283,284,285],287,288,[131,"17 -1\
 5.2"],290,271]],"face-a2-w":[27,"-32 -32 64 64",[26,"",260,261,262,[127,"M-6 11.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 -1.4) rotate(0) scale(1.06)",302,303,304\
,305,306,294,295,296,297],271]],"face-a3-0":[27,"-32 -32 64 64",[26,"",260,261,262,[19,"translate(0 -3) rotate(0) scale(0.86)",[132,"M-21 4Q-25 -24 0 -24.5Q25 -\
24 21 4Q24 16 19 30Q0 37 -19 30Q-24 16 -21 4Z"],[133,"0 0 18.5"],[134,"M-21 4Q-25 -24 0 -24.5Q25 -24 21 4Q24 16 19 30Q0 37 -19 30Q-24 16 -21 4ZM-15.5 2Q-15 16 0\
 16.5Q15 16 15.5 2Q15 -14 0 -14Q-15 -14 -15.5 2Z"],[47,"M-19 12Q-6 26 18 22M-17 -12Q-4 -20 14 -17"],267,268,269],271]],"face-a3-2":[27,"-32 -32 64 64",[26,"",26\
0,261,262,[19,"translate(0 -1.2) rotate(8) scale(0.86)",322,323,324,325,275,276,277,278,279],271]],"face-a3-3":[27,"-32 -32 64 64",[26,"",260,261,262,[19,"trans\
late(0 -1.2) rotate(12) scale(0.86)",322,323,324,325,283,284,285],287,288,[135,"17 -1 5.2"],290,271]],"face-a3-w":[27,"-32 -32 64 64",[26,"",260,261,262,[19,"tr\
anslate(0 -2.4) rotate(0) scale(0.86)",322,323,324,325,294,295,296,297],271]],"face-ann-0":[27,"-32 -32 64 64",[26,"",260,[136,"M-24.5 17.4Q-12 11 0 11Q12 11 24\
.5 17.4A30 30 0 0 1 -24.5 17.4Z"],[137,"M-7 12L0 22L7 12Z"],[77,"M-6 16 H6V15Q0 19 -6 15Z"],[19,"translate(0 3) rotate(0) scale(0.87)",[7,"2 -25 8.5"],265,[138,\
"M-19 5Q-24 -21 0 -21Q24 -21 19 5Q16 -6 7 -9Q-4 -9 -11 -5Q-17 -1 -19 5Z"],267,268,269],271]],"face-ann-2":[27,"-32 -32 64 64",[26,"",260,339,340,[77,"M-6 17.8 H\
6V15Q0 19 -6 15Z"],[19,"translate(0 4.8) rotate(8) scale(0.87)",342,265,343,275,276,277,278,279],271]],"face-ann-3":[27,"-32 -32 64 64",[26,"",260,339,340,347,[\
19,"translate(0 4.8) rotate(12) scale(0.87)",342,265,343,283,284,285],287,[139,"M17 23Q24 13 18 4"],289,290,271]],"face-ann-w":[27,"-32 -32 64 64",[26,"",260,33\
9,340,[77,"M-6 16.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 3.6) rotate(0) scale(0.87)",342,265,343,294,295,296,297],271]],"face-ben-0":[27,"-32 -32 64 64",[26,"",\
260,339,[140,"M-7 12L0 22L7 12Z"],[141,"M-6 11 H6V15Q0 19 -6 15Z"],[19,"translate(0 -2) rotate(0) scale(1.06)",[142,"0 0 18.5"],[143,"M-18 -3Q-20 -22 2 -21Q20 -\
21 18 -3Q14 -11 4 -11Q-8 -12 -13 -8Z"],[143,"M-18 1Q-17 19 0 19.5Q17 19 18 1Q13 7 7 5.5Q0 3 -7 5.5Q-13 7 -18 1Z"],267,268,[144,"M-5 10q5 4.5 10 0"]],271]],"face\
-ben-2":[27,"-32 -32 64 64",[26,"",260,339,359,[141,"M-6 12.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 -0.2) rotate(8) scale(1.06)",361,362,363,275,276,277,278,[145\
,"M-4 12.5q4 -3 8 0"]],271]],"face-ben-3":[27,"-32 -32 64 64",[26,"",260,339,359,368,[19,"translate(0 -0.2) rotate(12) scale(1.06)",361,362,363,283,284,[145,"M-\
5 12q2.5 -2.6 5 0t5 0"]],287,352,[146,"17 -1 5.2"],290,271]],"face-ben-w":[27,"-32 -32 64 64",[26,"",260,339,359,[141,"M-6 11.6 H6V15Q0 19 -6 15Z"],[19,"transla\
te(0 -1.4) rotate(0) scale(1.06)",361,362,363,294,295,296,[147,"M-3.2 12.2q3.2 -2.8 6.4 0"]],271]],"face-cleo-0":[27,"-32 -32 64 64",[26,"",260,339,[148,"M-7 12\
L0 22L7 12Z"],[149,"M-6 15 H6V15Q0 19 -6 15Z"],[19,"translate(0 2) rotate(0) scale(0.82)",[7,"-20 2 9"],[7,"-22 -10 9"],[7,"-15 -20 9"],[7,"-4 -26 9"],[7,"8 -25\
 9"],[7,"18 -18 9"],[7,"22 -8 9"],[7,"20 4 9"],[150,"0 0 18.5"],[60,"M-18 -3Q-14 -12 0 -11Q14 -12 18 -3Q18 -20 0 -20Q-18 -20 -18 -3Z"],[30,"-6.5 -1 3.2"],[30,"6\
.5 -1 3.2"],[151,"M-5 8q5 4.5 10 0"]],271]],"face-cleo-2":[27,"-32 -32 64 64",[26,"",260,339,383,[149,"M-6 16.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 3.8) rotate\
(8) scale(0.82)",385,386,387,388,389,390,391,392,393,394,[152,"M-9.5 -1.6h6M3.5 -1.6h6"],276,[74,"M-9 3.4q2.6 1.6 5.2 .2M4 3.6q2.6 1.4 5 -.2"],[153,"M-10 -6l5.5\
 -2.4M4.5 -8.4l5.5 2.4"],[154,"M-4 10.5q4 -3 8 0"]],271]],"face-cleo-3":[27,"-32 -32 64 64",[26,"",260,339,383,401,[19,"translate(0 3.8) rotate(12) scale(0.82)"\
,385,386,387,388,389,390,391,392,393,394,[155,"M-9.5 -1q3 2.6 6 0M3.5 -1q3 2.6 6 0"],[122,"M-10.5 -5l6 -3M4.5 -8l6 3"],[154,"M-5 10q2.5 -2.6 5 0t5 0"]],287,352,\
[156,"17 -1 5.2"],290,271]],"face-cleo-w":[27,"-32 -32 64 64",[26,"",260,339,383,[149,"M-6 15.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 2.6) rotate(0) scale(0.82)"\
,385,386,387,388,389,390,391,392,393,394,[30,"-6.5 -0.6 3.6"],[30,"6.5 -0.6 3.6"],[155,"M-10 -5.6l6 -3.4M4 -9l6 3.4"],[157,"M-3.2 10.8q3.2 -2.8 6.4 0"]],271]],"\
face-dev-0":[27,"-32 -32 64 64",[26,"",260,339,[158,"M-7 12L0 22L7 12Z"],[159,"M-6 13 H6V15Q0 19 -6 15Z"],[19,"translate(0 0) rotate(0) scale(0.98)",[160,"0 0 1\
8.5"],[110,"M-20 -4Q-24 -27 1 -28Q25 -27 20 -4Q10 -13 1 -14Q-10 -13 -20 -4Z"],[74,"M-19 -7Q-2 -26 14 -24M-8 -13Q6 -24 19 -17"],[161,"M-17 3Q-16 19 0 19.5Q16 19 \
17 3Q10 9 0 7Q-10 9 -17 3Z"],267,268,364],271]],"face-dev-2":[27,"-32 -32 64 64",[26,"",260,339,424,[159,"M-6 14.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 1.8) rot\
ate(8) scale(0.98)",426,427,428,429,275,276,277,278,369],271]],"face-dev-3":[27,"-32 -32 64 64",[26,"",260,339,424,433,[19,"translate(0 1.8) rotate(12) scale(0.\
98)",426,427,428,429,283,284,373],287,352,[162,"17 -1 5.2"],290,271]],"face-dev-w":[27,"-32 -32 64 64",[26,"",260,339,424,[159,"M-6 13.6 H6V15Q0 19 -6 15Z"],[19\
,"translate(0 0.6) rotate(0) scale(0.98)",426,427,428,429,294,295,296,379],271]],"face-oc1-0":[27,"-32 -32 64 64",[26,"",260,[163,"M-24.5 17.4Q-12 11 0 11Q12 11\
 24.5 17.4A30 30 0 0 1 -24.5 17.4Z"],262,263,[19,"translate(0 -2) rotate(0) scale(0.98)",[164,"M-22 17Q-28 -24 0 -24Q28 -24 22 17Q14 20 12 14H-12Q-14 20 -22 17Z\
"],265,[129,"M-18 2Q-20 -21 0 -21Q20 -21 18 2Q14 -9 4 -13Q-6 -6 -18 2Z"],267,268,269],271]],"face-oc1-2":[27,"-32 -32 64 64",[26,"",260,445,262,274,[19,"transla\
te(0 -0.2) rotate(8) scale(0.98)",446,265,447,275,276,277,278,279],271]],"face-oc1-3":[27,"-32 -32 64 64",[26,"",260,445,262,274,[19,"translate(0 -0.2) rotate(1\
2) scale(0.98)",446,265,447,283,284,285],287,[165,"M17 23Q24 13 18 4"],289,290,271]],"face-oc1-w":[27,"-32 -32 64 64",[26,"",260,445,262,293,[19,"translate(0 -1\
.4) rotate(0) scale(0.98)",446,265,447,294,295,296,297],271]],"face-oc2-0":[27,"-32 -32 64 64",[26,"",260,445,262,[166,"M-6 11 H6V15Q0 19 -6 15Z"],[19,"translat\
e(0 -2) rotate(0) scale(1.06)",[167,"0 0 18.5"],[138,"M-18 -1Q-22 -22 0 -22Q22 -22 18 -1Q15 -9 12 -10H-12Q-15 -9 -18 -1Z"],395,396,397],271]],"face-oc2-2":[27,"\
-32 -32 64 64",[26,"",260,445,262,[166,"M-6 12.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 -0.2) rotate(8) scale(1.06)",462,463,402,276,403,404,405],271]],"face-oc2-\
3":[27,"-32 -32 64 64",[26,"",260,445,262,467,[19,"translate(0 -0.2) rotate(12) scale(1.06)",462,463,409,410,411],287,455,[168,"17 -1 5.2"],290,271]],"face-oc2-\
w":[27,"-32 -32 64 64",[26,"",260,445,262,[166,"M-6 11.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 -1.4) rotate(0) scale(1.06)",462,463,417,418,419,420],271]],"hands\
-ask":[27,"-48 0 246 64",[26,"",[169,"M-70 50Q0 44 46 46"],[170,"M-70 50Q0 44 46 46"],[73,"M44 35Q58 33 70 38Q84 42 84 47Q82 51 72 50Q60 56 46 57Z"],[47,"M70 43\
Q77 44 83 47"],[171,"M220 24Q120 14 62 26"],[172,"M220 24Q120 14 62 26"],[19,"translate(58 27) rotate(-8)",[173,"M3 -10Q-12 -15 -25 -11Q-38 -6 -45 3Q-47 8 -42 8\
Q-35 7 -31 5Q-33 9 -30 11Q-25 11 -21 7Q-14 14 -9 12Q-6 9 -9 6Q-4 9 3 9Z"],[47,"M-38 3Q-31 -1 -25 -1M-28 8Q-24 3 -19 2"]]]],"hands-door":[27,"-48 0 246 64",[26,"\
",[174,"M-48 0H44V64H-48Z"],[57,"M44 0V64"],[59,"M-24 0V64"],[175,"20 14 16 40"],[176,"M28 30H76"],[177,"M28 30H76"],[169,"M220 50Q150 50 106 34"],[178,"M220 50\
Q150 50 106 34"],[19,"translate(98 31) rotate(8) scale(1.06)",[173,"M3 -10Q-12 -17 -25 -12Q-33 -7 -32 2Q-31 11 -20 13Q-6 13 3 10Z"],[47,"M-30 -5Q-24 -6 -18 -4M-\
32 1Q-25 0 -19 2M-29 7Q-24 6 -19 7"]]]],"hands-give":[27,"-48 0 246 64",[26,"",[169,"M220 50Q150 54 112 44"],[178,"M220 50Q150 54 112 44"],[19,"translate(110 44\
) scale(1.08)",[73,"M3 -9Q-6 -12 -11 -17Q-17 -22 -21 -18Q-23 -13 -15 -7Q-24 -3 -34 -6Q-45 -10 -48 -5Q-49 1 -38 5Q-22 11 3 10Z"],[47,"M-34 -1Q-41 -1 -46 -4"]],[1\
79,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[180,"M54 14l-6 -4M56 26l-7 1M94 14l6 -4"]]],"hands-keep"\
:[27,"-48 0 246 64",[26,"",[169,"M220 50Q150 54 112 42"],[178,"M220 50Q150 54 112 42"],[181,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 \
3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[19,"translate(106 40) scale(1.12)",[73,"M3 -10Q-12 -17 -25 -12Q-33 -7 -32 2Q-31 11 -20 13Q-6 13 3 10Z"],499]]],"hands-leave-in-\
peace":[27,"-48 0 246 64",[26,"",[20,"M-48 30Q0 18 60 30Q78 34 84 44L88 64H-48Z"],[182,"M-48 44Q0 34 66 46"],[183,"M52 28Q76 24 92 34Q98 48 96 64H70Q72 44 52 28\
Z"],[12,"M66 30Q82 40 82 64"],[169,"M220 34Q160 30 122 34"],[178,"M220 34Q160 30 122 34"],[19,"translate(118 34) rotate(-6)",[184,"M3 -9Q-14 -14 -26 -9L-41 -1Q-\
46 3 -42 6Q-36 7 -28 4Q-33 9 -38 10Q-41 14 -35 15Q-16 15 3 9Z"],[47,"M-27 3Q-21 1 -17 2"]]]],"hands-listen":[27,"-48 0 246 64",[26,"",[169,"M-70 56Q-20 50 16 36\
"],[170,"M-70 56Q-20 50 16 36"],[19,"translate(16 34) scale(-1 1) rotate(4)",505,[47,"M-36 -1Q-42 -1 -47 -4"]],[185,"M72 16q5 6 4 13M81 11q8 9 6 21"],[171,"M220\
 50Q190 50 160 50"],[172,"M220 50Q190 50 160 50"],[19,"translate(156 49)",[73,"M3 -10Q-12 -15 -25 -11Q-38 -6 -45 3Q-47 8 -42 8Q-35 7 -31 5Q-33 9 -30 11Q-25 11 -\
21 7Q-14 14 -9 12Q-6 9 -9 6Q-4 9 3 9Z"],486]]],"hands-med":[27,"-48 0 246 64",[26,"",[169,"M220 46Q150 50 112 34"],[178,"M220 46Q150 50 112 34"],[19,"translate(\
60 28)",[102,"M-30 6Q-48 8 -54 24T-90 26T-130 18"],[186,"M-30 6Q-48 8 -54 24T-90 26T-130 18"],[187,"-30 -19 62 38"],[188,"-24 -13 26 17"],[189,"M-21 -4h5l3 -6l4\
 9l3 -5h6"],[190,"10 -5 3.4"],[191,"22 -5 3.4"],[74,"M-24 12H24"]],[19,"translate(112 35)",[73,"M3 -9Q-10 -15 -20 -13L-34 -12Q-39 -9 -35 -6L-22 -5Q-26 -1 -23 2Q\
-25 6 -20 8Q-8 13 3 10Z"],[47,"M-22 -5L-14 -5M-23 2L-15 2"]]]],"hands-pall":[27,"-48 0 246 64",[26,"",[169,"M-70 48Q10 52 54 36"],[170,"M-70 48Q10 52 54 36"],[7\
3,"M52 26Q64 22 76 26Q84 30 80 36Q72 44 58 47Z"],[169,"M220 22Q140 12 104 22"],[178,"M220 22Q140 12 104 22"],[184,"M108 11Q92 12 80 20Q68 26 70 32Q74 36 82 31L9\
2 28Q84 34 86 39Q92 44 100 38L112 32Z"],[47,"M82 31L94 24"]]],"hands-phone":[27,"-48 0 246 64",[26,"",[192,"M-48 50Q-20 34 0 44T40 34"],[186,"M-48 50Q-20 34 0 4\
4T40 34"],[169,"M220 50Q150 52 104 36"],[178,"M220 50Q150 52 104 36"],[19,"translate(70 30) rotate(-8)",[71,"M-36 0H36"],[193,"M-36 0H36"],[71,"M-42 -2V16M42 -2\
V16"],[193,"M-42 -2V15M42 -2V15"]],[19,"translate(98 31) rotate(10) scale(1.06)",[194,"M3 -10Q-12 -17 -25 -12Q-33 -7 -32 2Q-31 11 -20 13Q-6 13 3 10Z"],499]]],"h\
ands-rest":[27,"-48 0 246 64",[26,"",[57,"M-48 52H198"],[195,"M-48 53H198V64H-48Z"],[19,"translate(6 0) ",[19,"translate(0 36)",[183,"M-13 -15H13V13Q0 18 -13 13\
Z"],[103,"M13 -8q11 0 9 8q-2 6 -9 6"],[196,"M-5 -20q4 -5 0 -10M5 -20q4 -5 0 -10"]]],[169,"M220 44Q160 48 112 36"],[178,"M220 44Q160 48 112 36"],[19,"translate(6\
4 36)",581,583],[19,"translate(106 36)",[184,"M3 -10Q-14 -15 -26 -13Q-36 -12 -37 -8Q-35 -5 -26 -5Q-36 -3 -37 1Q-35 4 -27 3Q-35 6 -34 10Q-30 12 -22 10Q-8 13 3 10\
Z"]]]],"kettle":[27,"-16 -34 42 36",[26,"",[110,"M-12 0Q-14 -22 0 -24Q14 -22 12 0Z"],[197,"M-8 -24Q0 -36 8 -24M12 -12Q20 -14 22 -20"]]],"lamp-alarm":[27,"-62 26\
 124 42",[26,"",[197,"M0 26V46"],[110,"M-16 46H16L26 64H-26Z"],[198,"M-36 44l-16 -8M-40 56h-18M36 44l16 -8M40 56h18"]]],"lamp":[27,"-62 26 124 42",[26,"",597,[3\
,"M-16 46H16L26 64H-26Z"]]],"letter":[27,"-16 -12 32 24",[26,"",[199,"-14 -9 28 19"],[18,"M-14 -9L0 3L14 -9"],[200,"0 -9 2.6"]]],"light-lamp":[27,"0 0 280 204",\
[201,"M88 0L0 204H280L132 0Z"]],"light-window":[27,"0 0 326 222",[202,"M200 0L326 0L280 222H0Z"]],"monitor-alarm":[27,"-2 -2 62 46",[26,"",[203,"0 0 58 42"],[20\
4,"5 5 48 30"],[205,"M7 22l3 -12l4 22l4 -24l4 22l4 -20l4 18l4 -18l4 16"]]],"monitor":[27,"-2 -2 62 46",[26,"",614,615,[206,"M7 22h6l3 -10l4 20l4 -22l4 20l3 -8h1\
4"]]],"needle":[27,"-34 -10 76 20",[26,"",[207,"M-30 4Q-20 -8 -12 -3T-4 0"],[208,"M-30 4Q-20 -8 -12 -3T-4 0"],[209,"M0 -3.4Q-7 -3.6 -7 0Q-7 3.6 0 3.4L36 0Z"],[1\
03,"M-4 0H3"],[84,"M-8 -1.6Q-4 -3 -2 0"]]],"person-a1-coat-0":[27,"-75 -185 140 190",[26,"",[210,"M-9 -62L-10 -8"],[211,"M-9 -62L-10 -8"],[210,"M9 -62L10 -8"],[\
211,"M9 -62L10 -8"],[212,"M-20 0Q-20 -9 -9 -9L-2 -8V0ZM20 0Q20 -9 9 -9L2 -8V0Z"],[110,"M-20 -119Q0 -130 20 -119Q28 -88 27 -34H-27Q-28 -88 -20 -119Z"],[59,"M0 -1\
18V-36M-8 -122L0 -108L8 -122"],[213,"M-19 -112Q-29 -92 -26 -66"],[214,"M-19 -112Q-29 -92 -26 -66"],[125,"-26 -60 5.8"],[213,"M19 -112Q29 -92 26 -62"],[214,"M19 \
-112Q29 -92 26 -62"],[215,"M18 -56Q26 -70 34 -56"],[132,"M14 -56H38V-30H14Z"],[125,"26 -60 5.8"],[77,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) r\
otate(0)",264,265,266,[30,"-3.5 -1 2.1"],38,[216,"M-2 8q5 4.5 10 0"]]]],"person-a1-coat-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,634,635,636,637,638\
,639,640,641,642,643,644,[19,"translate(0 -148) rotate(0)",264,265,266,645,38,[216,"M-1 9.5h8"],[47,"M-6 -6.5l5 -.8M7 -7.3l5 .8"]]]],"person-a1-coat-2":[27,"-75\
 -185 140 190",[26,"",629,630,631,632,633,634,635,636,637,638,639,640,641,642,643,644,[19,"translate(0 -148) rotate(0)",264,265,266,[37,"M-6.5 -1.6h6M6.5 -1.6h6\
"],[120,"M-5 -.8q1.6 2.6 3.4 0M8 -.8q1.6 2.6 3.4 0"],[217,"M-6 3.4q2.6 1.6 5.2 .2M7 3.6q2.6 1.4 5 -.2"],[74,"M-7 -6l5.5 -2.4M7.5 -8.4l5.5 2.4"],[218,"M-1 10.5q4\
 -3 8 0"]]]],"person-a1-cover-w":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-4 0 -60)",[213,"M18 -112Q36 -104 46 -86"],[219,"M18 -112Q36 -104\
 46 -86"],[125,"48 -82 5.8"],[20,"M-19 -119Q0 -130 19 -119Q26 -92 23 -54H-23Q-26 -92 -19 -119Z"],[220,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],[221,"M6 -104H15\
V-94H6Z"],[213,"M-17 -112Q-34 -98 -46 -78"],[219,"M-17 -112Q-34 -98 -46 -78"],[125,"-49 -75 5.8"],644,[19,"translate(0 -148) rotate(-6)",264,265,266,[30,"-8.5 -\
0.6 2.4"],[30,"4.5 -0.6 2.4"],[17,"M-12 -5.6l6 -3.4M2 -9l6 3.4"],[222,"M-5.2 10.8q3.2 -2.8 6.4 0"]]]]],"person-a1-cup-0":[27,"-75 -185 140 190",[26,"",629,630,6\
31,632,633,666,667,668,[213,"M-18 -112Q-28 -92 -24 -68"],[219,"M-18 -112Q-28 -92 -24 -68"],[125,"-24 -62 5.8"],[19,"translate(6 -92)",194,195,[223,"M-2 -12q3 -4\
 0 -8M3 -12q3 -4 0 -8"]],[213,"M18 -112Q34 -92 17 -88"],[219,"M18 -112Q34 -92 17 -88"],[125,"14 -89 5.8"],644,[19,"translate(0 -148) rotate(3)",264,265,266,645,\
38,646]]],"person-a1-over-3":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"translate(0 6)",666,667,668,[213,"M-18 -110Q-32 -86 -4 -78"],[219,"M-18 -110\
Q-32 -86 -4 -78"],[125,"0 -77 5.8"],644,[19,"translate(0 -148) rotate(14)",264,265,266,[17,"M-6.5 -1q3 2.6 6 0M6.5 -1q3 2.6 6 0"],[18,"M-7.5 -5l6 -3M7.5 -8l6 3"\
],[218,"M-2 10q2.5 -2.6 5 0t5 0"]],[213,"M18 -110Q40 -116 20 -140"],[219,"M18 -110Q40 -116 20 -140"],[125,"15 -145 6.5"]]]],"person-a1-reach-0":[27,"-75 -185 14\
0 190",[26,"",629,630,631,632,633,[19,"rotate(-9 0 -60)",[213,"M12 -112Q-12 -104 -38 -84"],[219,"M12 -112Q-12 -104 -38 -84"],[125,"-41 -82 5.8"],666,667,668,[21\
3,"M-17 -112Q-36 -100 -52 -80"],[219,"M-17 -112Q-36 -100 -52 -80"],[125,"-55 -78 5.8"],644,[19,"translate(0 -148) rotate(-8)",264,265,266,[30,"-10.5 -1 2.1"],[3\
0,"2.5 -1 2.1"],[216,"M-9 8q5 4.5 10 0"]]]]],"person-a1-reach-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-9 0 -60)",704,705,706,666,667,66\
8,707,708,709,644,[19,"translate(0 -148) rotate(-8)",264,265,266,710,711,[216,"M-8 9.5h8"],[47,"M-13 -6.5l5 -.8M0 -7.3l5 .8"]]]]],"person-a1-reach-w":[27,"-75 -\
185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-9 0 -60)",704,705,706,666,667,668,707,708,709,644,[19,"translate(0 -148) rotate(-8)",264,265,266,[30,"-10.5\
 -0.6 2.4"],[30,"2.5 -0.6 2.4"],[17,"M-14 -5.6l6 -3.4M0 -9l6 3.4"],[222,"M-7.2 10.8q3.2 -2.8 6.4 0"]]]]],"person-a1-sit-0":[27,"-75 -185 140 190",[26,"",[210,"M\
-4 -58L-34 -52L-32 -8"],[211,"M-4 -58L-34 -52L-32 -8"],[210,"M10 -56L-20 -48L-18 -6"],[211,"M10 -56L-20 -48L-18 -6"],[224,"M-44 0Q-44 -9 -32 -9L-24 -8V0Z"],[224\
,"M-30 2Q-30 -7 -18 -7L-10 -6V2Z"],666,667,668,[213,"M-16 -112Q-34 -98 -56 -92"],[219,"M-16 -112Q-34 -98 -56 -92"],[125,"-60 -91 5.8"],[213,"M18 -112Q28 -86 2 -\
70"],[219,"M18 -112Q28 -86 2 -70"],[125,"-3 -69 5.8"],644,[19,"translate(0 -148) rotate(-7)",264,265,266,[30,"-11.5 -1 2.1"],[30,"1.5 -1 2.1"],[216,"M-10 8q5 4.\
5 10 0"]]]],"person-a1-sit-1":[27,"-75 -185 140 190",[26,"",731,732,733,734,735,736,666,667,668,737,738,739,740,741,742,644,[19,"translate(0 -148) rotate(-7)",2\
64,265,266,743,744,[216,"M-9 9.5h8"],[47,"M-14 -6.5l5 -.8M-1 -7.3l5 .8"]]]],"person-a1-sit-w":[27,"-75 -185 140 190",[26,"",731,732,733,734,735,736,666,667,668,\
737,738,739,740,741,742,644,[19,"translate(0 -148) rotate(-7)",264,265,266,[30,"-11.5 -0.6 2.4"],[30,"1.5 -0.6 2.4"],[17,"M-15 -5.6l6 -3.4M-1 -9l6 3.4"],[222,"M\
-8.2 10.8q3.2 -2.8 6.4 0"]]]],"person-a1-stand-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,[213,"M-18 -112Q-31 -88 -9 -78"],[219,"M-18 -112\
Q-31 -88 -9 -78"],[213,"M18 -112Q31 -88 9 -78"],[219,"M18 -112Q31 -88 9 -78"],[125,"-4 -76 5.8"],[125,"4 -75 5.8"],644,647]],"person-a1-stand-1":[27,"-75 -185 1\
40 190",[26,"",629,630,631,632,633,666,667,668,761,762,763,764,765,766,644,652]],"person-a1-stand-w":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,6\
68,761,762,763,764,765,766,644,[19,"translate(0 -148) rotate(0)",264,265,266,[30,"-3.5 -0.6 2.4"],[30,"9.5 -0.6 2.4"],[17,"M-7 -5.6l6 -3.4M7 -9l6 3.4"],[222,"M-\
0.2 10.8q3.2 -2.8 6.4 0"]]]],"person-a1-tired-2":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"translate(0 4)",666,667,668,[213,"M-18 -110Q-27 -88 -22 \
-62"],[219,"M-18 -110Q-27 -88 -22 -62"],[213,"M18 -110Q27 -88 21 -62"],[219,"M18 -110Q27 -88 21 -62"],[125,"-22 -56 5.8"],[125,"21 -56 5.8"],644,[19,"translate(\
0 -148) rotate(9)",264,265,266,655,656,657,658,659]]]],"person-a2-coat-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[104,"M-20 -119Q0 -130 20 -119Q28 -8\
8 27 -34H-27Q-28 -88 -20 -119Z"],635,636,[225,"M-19 -112Q-29 -92 -26 -66"],[131,"-26 -60 5.8"],639,[225,"M19 -112Q29 -92 26 -62"],641,642,[131,"26 -60 5.8"],[12\
7,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)",302,303,[130,"-3.5 -1 5"],[130,"9.5 -1 5"],[74,"M1.5 -1h3"],645,38,646]]],"person-a2-coat\
-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,788,635,636,789,790,639,791,641,642,792,793,[19,"translate(0 -148) rotate(0)",302,303,794,795,796,645,38,6\
50,651]]],"person-a2-coat-2":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,788,635,636,789,790,639,791,641,642,792,793,[19,"translate(0 -148) rotate(0)",302\
,303,794,795,796,655,656,657,658,659]]],"person-a2-cover-w":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-4 0 -60)",663,664,[131,"48 -82 5.8"],\
666,667,668,669,670,[131,"-49 -75 5.8"],793,[19,"translate(0 -148) rotate(-6)",302,303,[130,"-8.5 -1 5"],[130,"4.5 -1 5"],[74,"M-3.5 -1h3"],672,673,674,675]]]],\
"person-a2-cup-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,680,681,[131,"-24 -62 5.8"],684,685,686,[131,"14 -89 5.8"],793,[19,"translate(0 \
-148) rotate(3)",302,303,794,795,796,645,38,646]]],"person-a2-over-3":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"translate(0 6)",666,667,668,691,692\
,[131,"0 -77 5.8"],793,[19,"translate(0 -148) rotate(14)",302,303,794,795,796,694,695,696],698,699,[131,"15 -145 6.5"]]]],"person-a2-reach-0":[27,"-75 -185 140 \
190",[26,"",629,630,631,632,633,[19,"rotate(-9 0 -60)",704,705,[131,"-41 -82 5.8"],666,667,668,707,708,[131,"-55 -78 5.8"],793,[19,"translate(0 -148) rotate(-8)\
",302,303,[130,"-10.5 -1 5"],[130,"2.5 -1 5"],[74,"M-5.5 -1h3"],710,711,712]]]],"person-a2-reach-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotat\
e(-9 0 -60)",704,705,826,666,667,668,707,708,827,793,[19,"translate(0 -148) rotate(-8)",302,303,828,829,830,710,711,717,718]]]],"person-a2-reach-w":[27,"-75 -18\
5 140 190",[26,"",629,630,631,632,633,[19,"rotate(-9 0 -60)",704,705,826,666,667,668,707,708,827,793,[19,"translate(0 -148) rotate(-8)",302,303,828,829,830,723,\
724,725,726]]]],"person-a2-sit-0":[27,"-75 -185 140 190",[26,"",731,732,733,734,735,736,666,667,668,737,738,[131,"-60 -91 5.8"],740,741,[131,"-3 -69 5.8"],793,[\
19,"translate(0 -148) rotate(-7)",302,303,[130,"-11.5 -1 5"],[130,"1.5 -1 5"],[74,"M-6.5 -1h3"],743,744,745]]],"person-a2-sit-1":[27,"-75 -185 140 190",[26,"",7\
31,732,733,734,735,736,666,667,668,737,738,843,740,741,844,793,[19,"translate(0 -148) rotate(-7)",302,303,845,846,847,743,744,749,750]]],"person-a2-sit-w":[27,"\
-75 -185 140 190",[26,"",731,732,733,734,735,736,666,667,668,737,738,843,740,741,844,793,[19,"translate(0 -148) rotate(-7)",302,303,845,846,847,754,755,756,757]\
]],"person-a2-stand-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,761,762,763,764,[131,"-4 -76 5.8"],[131,"4 -75 5.8"],793,797]],"person-a2-s\
tand-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,761,762,763,764,857,858,793,800]],"person-a2-stand-w":[27,"-75 -185 140 190",[26,"",629,63\
0,631,632,633,666,667,668,761,762,763,764,857,858,793,[19,"translate(0 -148) rotate(0)",302,303,794,795,796,771,772,773,774]]],"person-a2-tired-2":[27,"-75 -185\
 140 190",[26,"",629,630,631,632,633,[19,"translate(0 4)",666,667,668,778,779,780,781,[131,"-22 -56 5.8"],[131,"21 -56 5.8"],793,[19,"translate(0 -148) rotate(9\
)",302,303,794,795,796,655,656,657,658,659]]]],"person-a3-coat-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[3,"M-20 -119Q0 -130 20 -119Q28 -88 27 -34H-\
27Q-28 -88 -20 -119Z"],635,636,[226,"M-19 -112Q-29 -92 -26 -66"],[135,"-26 -60 5.8"],639,[226,"M19 -112Q29 -92 26 -62"],641,642,[135,"26 -60 5.8"],[227,"M-6 -13\
6H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)",322,323,324,325,645,38,646]]],"person-a3-coat-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,\
872,635,636,873,874,639,875,641,642,876,877,[19,"translate(0 -148) rotate(0)",322,323,324,325,645,38,650,651]]],"person-a3-coat-2":[27,"-75 -185 140 190",[26,""\
,629,630,631,632,633,872,635,636,873,874,639,875,641,642,876,877,[19,"translate(0 -148) rotate(0)",322,323,324,325,655,656,657,658,659]]],"person-a3-cover-w":[2\
7,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-4 0 -60)",663,664,[135,"48 -82 5.8"],666,667,668,669,670,[135,"-49 -75 5.8"],877,[19,"translate(0 -\
148) rotate(-6)",322,323,324,325,672,673,674,675]]]],"person-a3-cup-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,680,681,[135,"-24 -62 5.8"]\
,684,685,686,[135,"14 -89 5.8"],877,[19,"translate(0 -148) rotate(3)",322,323,324,325,645,38,646]]],"person-a3-over-3":[27,"-75 -185 140 190",[26,"",629,630,631\
,632,633,[19,"translate(0 6)",666,667,668,691,692,[135,"0 -77 5.8"],877,[19,"translate(0 -148) rotate(14)",322,323,324,325,694,695,696],698,699,[135,"15 -145 6.\
5"]]]],"person-a3-reach-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-9 0 -60)",704,705,[135,"-41 -82 5.8"],666,667,668,707,708,[135,"-55 -7\
8 5.8"],877,[19,"translate(0 -148) rotate(-8)",322,323,324,325,710,711,712]]]],"person-a3-reach-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate\
(-9 0 -60)",704,705,904,666,667,668,707,708,905,877,[19,"translate(0 -148) rotate(-8)",322,323,324,325,710,711,717,718]]]],"person-a3-reach-w":[27,"-75 -185 140\
 190",[26,"",629,630,631,632,633,[19,"rotate(-9 0 -60)",704,705,904,666,667,668,707,708,905,877,[19,"translate(0 -148) rotate(-8)",322,323,324,325,723,724,725,7\
26]]]],"person-a3-sit-0":[27,"-75 -185 140 190",[26,"",731,732,733,734,735,736,666,667,668,737,738,[135,"-60 -91 5.8"],740,741,[135,"-3 -69 5.8"],877,[19,"trans\
late(0 -148) rotate(-7)",322,323,324,325,743,744,745]]],"person-a3-sit-1":[27,"-75 -185 140 190",[26,"",731,732,733,734,735,736,666,667,668,737,738,918,740,741,\
919,877,[19,"translate(0 -148) rotate(-7)",322,323,324,325,743,744,749,750]]],"person-a3-sit-w":[27,"-75 -185 140 190",[26,"",731,732,733,734,735,736,666,667,66\
8,737,738,918,740,741,919,877,[19,"translate(0 -148) rotate(-7)",322,323,324,325,754,755,756,757]]],"person-a3-stand-0":[27,"-75 -185 140 190",[26,"",629,630,63\
1,632,633,666,667,668,761,762,763,764,[135,"-4 -76 5.8"],[135,"4 -75 5.8"],877,878]],"person-a3-stand-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,6\
67,668,761,762,763,764,929,930,877,881]],"person-a3-stand-w":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,761,762,763,764,929,930,877,[19,"tran\
slate(0 -148) rotate(0)",322,323,324,325,771,772,773,774]]],"person-a3-tired-2":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"translate(0 4)",666,667,6\
68,778,779,780,781,[135,"-22 -56 5.8"],[135,"21 -56 5.8"],877,[19,"translate(0 -148) rotate(9)",322,323,324,325,655,656,657,658,659]]]],"person-ann-coat-0":[27,\
"-75 -185 140 190",[26,"",629,[228,"M-9 -62L-10 -8"],631,[228,"M9 -62L10 -8"],633,634,635,636,637,638,639,640,641,642,643,644,[19,"translate(0 -148) rotate(0)",\
342,265,343,645,38,646]]],"person-ann-coat-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,634,635,636,637,638,639,640,641,642,643,644,[19,"translate(0 -14\
8) rotate(0)",342,265,343,645,38,650,651]]],"person-ann-coat-2":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,634,635,636,637,638,639,640,641,642,643,644,[1\
9,"translate(0 -148) rotate(0)",342,265,343,655,656,657,658,659]]],"person-ann-cover-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-4 0 -60)"\
,663,[229,"M18 -112Q36 -104 46 -86"],665,[230,"M-19 -119Q0 -130 19 -119Q26 -92 23 -54H-23Q-26 -92 -19 -119Z"],[78,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],[47,\
"M10 -108V-98"],[231,"10 -94 4"],669,[229,"M-17 -112Q-34 -98 -46 -78"],671,644,[19,"translate(0 -148) rotate(-6)",342,265,343,672,673,674,675]]]],"person-ann-cu\
p-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,957,958,959,680,[229,"M-18 -112Q-28 -92 -24 -68"],682,684,685,[229,"M18 -112Q34 -92 17 -88"],687,644,\
[19,"translate(0 -148) rotate(3)",342,265,343,645,38,646]]],"person-ann-over-3":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"translate(0 6)",956,957,9\
58,959,691,[229,"M-18 -110Q-32 -86 -4 -78"],693,644,[19,"translate(0 -148) rotate(14)",342,265,343,694,695,696],698,[229,"M18 -110Q40 -116 20 -140"],700]]],"per\
son-ann-phone-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,957,958,959,[213,"M-18 -112Q-31 -88 -2 -82"],[229,"M-18 -112Q-31 -88 -2 -82"],[125,"2 -81\
 5.8"],644,[19,"translate(0 -148) rotate(4)",342,265,343,645,38,650,651],[213,"M18 -112Q38 -112 23 -136"],[229,"M18 -112Q38 -112 23 -136"],[19,"translate(21 -14\
7) rotate(12)",[176,"M0 -15V15"],[232,"M0 -15V15"],[233,"-3 -14 5"],[233,"-3 14 5"]],[125,"23 -142 6.2"]]],"person-ann-reach-0":[27,"-75 -185 140 190",[26,"",62\
9,944,631,945,633,[19,"rotate(-9 0 -60)",704,[229,"M12 -112Q-12 -104 -38 -84"],706,956,957,958,959,707,[229,"M-17 -112Q-36 -100 -52 -80"],709,644,[19,"translate\
(0 -148) rotate(-8)",342,265,343,710,711,712]]]],"person-ann-reach-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,706,956,9\
57,958,959,707,991,709,644,[19,"translate(0 -148) rotate(-8)",342,265,343,710,711,717,718]]]],"person-ann-reach-w":[27,"-75 -185 140 190",[26,"",629,944,631,945\
,633,[19,"rotate(-9 0 -60)",704,990,706,956,957,958,959,707,991,709,644,[19,"translate(0 -148) rotate(-8)",342,265,343,723,724,725,726]]]],"person-ann-sit-0":[2\
7,"-75 -185 140 190",[26,"",731,[228,"M-4 -58L-34 -52L-32 -8"],733,[228,"M10 -56L-20 -48L-18 -6"],735,736,956,957,958,959,737,[229,"M-16 -112Q-34 -98 -56 -92"],\
739,740,[229,"M18 -112Q28 -86 2 -70"],742,644,[19,"translate(0 -148) rotate(-7)",342,265,343,743,744,745]]],"person-ann-sit-1":[27,"-75 -185 140 190",[26,"",731\
,1004,733,1005,735,736,956,957,958,959,737,1006,739,740,1007,742,644,[19,"translate(0 -148) rotate(-7)",342,265,343,743,744,749,750]]],"person-ann-sit-w":[27,"-\
75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,957,958,959,737,1006,739,740,1007,742,644,[19,"translate(0 -148) rotate(-7)",342,265,343,754,755,756,757]]\
],"person-ann-stand-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,957,958,959,761,[229,"M-18 -112Q-31 -88 -9 -78"],763,[229,"M18 -112Q31 -88 9 -78"],\
765,766,644,946]],"person-ann-stand-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,957,958,959,761,1017,763,1018,765,766,644,949]],"person-ann-stand-w\
":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,957,958,959,761,1017,763,1018,765,766,644,[19,"translate(0 -148) rotate(0)",342,265,343,771,772,773,774]\
]],"person-ann-tired-2":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"translate(0 4)",956,957,958,959,778,[229,"M-18 -110Q-27 -88 -22 -62"],780,[229,"M\
18 -110Q27 -88 21 -62"],782,783,644,[19,"translate(0 -148) rotate(9)",342,265,343,655,656,657,658,659]]]],"person-ben-coat-0":[27,"-75 -185 140 190",[26,"",629,\
944,631,945,633,788,635,636,789,[146,"-26 -60 5.8"],639,791,641,642,[146,"26 -60 5.8"],[141,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)"\
,361,362,363,645,38,[234,"M-2 10q5 4.5 10 0"]]]],"person-ben-coat-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,636,789,1032,639,791,641,642,1033\
,1034,[19,"translate(0 -148) rotate(0)",361,362,363,645,38,[234,"M-1 11.5h8"],651]]],"person-ben-coat-2":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,6\
35,636,789,1032,639,791,641,642,1033,1034,[19,"translate(0 -148) rotate(0)",361,362,363,655,656,657,658,[235,"M-1 12.5q4 -3 8 0"]]]],"person-ben-cover-w":[27,"-\
75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-4 0 -60)",663,955,[146,"48 -82 5.8"],956,[236,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],958,959,669,960\
,[146,"-49 -75 5.8"],1034,[19,"translate(0 -148) rotate(-6)",361,362,363,672,673,674,[237,"M-5.2 12.2q3.2 -2.8 6.4 0"]]]]],"person-ben-cup-0":[27,"-75 -185 140 \
190",[26,"",629,944,631,945,633,956,1048,958,959,680,965,[146,"-24 -62 5.8"],684,685,966,[146,"14 -89 5.8"],1034,[19,"translate(0 -148) rotate(3)",361,362,363,6\
45,38,1035]]],"person-ben-over-3":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"translate(0 6)",956,1048,958,959,691,970,[146,"0 -77 5.8"],1034,[19,"tr\
anslate(0 -148) rotate(14)",361,362,363,694,695,[235,"M-2 12q2.5 -2.6 5 0t5 0"]],698,972,[146,"15 -145 6.5"]]]],"person-ben-phone-1":[27,"-75 -185 140 190",[26,\
"",629,944,631,945,633,956,1048,958,959,976,977,[146,"2 -81 5.8"],1034,[19,"translate(0 -148) rotate(4)",361,362,363,645,38,1039,651],980,981,986,[146,"23 -142 \
6.2"]]],"person-ben-reach-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,[146,"-41 -82 5.8"],956,1048,958,959,707,991,[146,\
"-55 -78 5.8"],1034,[19,"translate(0 -148) rotate(-8)",361,362,363,710,711,[234,"M-9 10q5 4.5 10 0"]]]]],"person-ben-reach-1":[27,"-75 -185 140 190",[26,"",629,\
944,631,945,633,[19,"rotate(-9 0 -60)",704,990,1072,956,1048,958,959,707,991,1073,1034,[19,"translate(0 -148) rotate(-8)",361,362,363,710,711,[234,"M-8 11.5h8"]\
,718]]]],"person-ben-reach-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,1072,956,1048,958,959,707,991,1073,1034,[19,"tran\
slate(0 -148) rotate(-8)",361,362,363,723,724,725,[237,"M-7.2 12.2q3.2 -2.8 6.4 0"]]]]],"person-ben-sit-0":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,7\
36,956,1048,958,959,737,1006,[146,"-60 -91 5.8"],740,1007,[146,"-3 -69 5.8"],1034,[19,"translate(0 -148) rotate(-7)",361,362,363,743,744,[234,"M-10 10q5 4.5 10 \
0"]]]],"person-ben-sit-1":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,1048,958,959,737,1006,1089,740,1007,1090,1034,[19,"translate(0 -148) rotat\
e(-7)",361,362,363,743,744,[234,"M-9 11.5h8"],750]]],"person-ben-sit-w":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,1048,958,959,737,1006,1089,7\
40,1007,1090,1034,[19,"translate(0 -148) rotate(-7)",361,362,363,754,755,756,[237,"M-8.2 12.2q3.2 -2.8 6.4 0"]]]],"person-ben-stand-0":[27,"-75 -185 140 190",[2\
6,"",629,944,631,945,633,956,1048,958,959,761,1017,763,1018,[146,"-4 -76 5.8"],[146,"4 -75 5.8"],1034,1036]],"person-ben-stand-1":[27,"-75 -185 140 190",[26,"",\
629,944,631,945,633,956,1048,958,959,761,1017,763,1018,1103,1104,1034,1040]],"person-ben-stand-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1048,958\
,959,761,1017,763,1018,1103,1104,1034,[19,"translate(0 -148) rotate(0)",361,362,363,771,772,773,[237,"M-0.2 12.2q3.2 -2.8 6.4 0"]]]],"person-ben-tired-2":[27,"-\
75 -185 140 190",[26,"",629,944,631,945,633,[19,"translate(0 4)",956,1048,958,959,778,1026,780,1027,[146,"-22 -56 5.8"],[146,"21 -56 5.8"],1034,[19,"translate(0\
 -148) rotate(9)",361,362,363,655,656,657,658,1043]]]],"person-cleo-coat-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,636,789,[156,"-26 -60 5.8"\
],639,791,641,642,[156,"26 -60 5.8"],[149,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)",385,386,387,388,389,390,391,392,393,394,645,38,64\
6]]],"person-cleo-coat-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,636,789,1119,639,791,641,642,1120,1121,[19,"translate(0 -148) rotate(0)",385\
,386,387,388,389,390,391,392,393,394,645,38,650,651]]],"person-cleo-coat-2":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,636,789,1119,639,791,641,6\
42,1120,1121,[19,"translate(0 -148) rotate(0)",385,386,387,388,389,390,391,392,393,394,655,656,657,658,659]]],"person-cleo-cover-w":[27,"-75 -185 140 190",[26,"\
",629,944,631,945,633,[19,"rotate(-4 0 -60)",663,955,[156,"48 -82 5.8"],956,[238,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],958,959,669,960,[156,"-49 -75 5.8"],1\
121,[19,"translate(0 -148) rotate(-6)",385,386,387,388,389,390,391,392,393,394,672,673,674,675]]]],"person-cleo-cup-0":[27,"-75 -185 140 190",[26,"",629,944,631\
,945,633,956,1132,958,959,680,965,[156,"-24 -62 5.8"],684,685,966,[156,"14 -89 5.8"],1121,[19,"translate(0 -148) rotate(3)",385,386,387,388,389,390,391,392,393,\
394,645,38,646]]],"person-cleo-over-3":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"translate(0 6)",956,1132,958,959,691,970,[156,"0 -77 5.8"],1121,[1\
9,"translate(0 -148) rotate(14)",385,386,387,388,389,390,391,392,393,394,694,695,696],698,972,[156,"15 -145 6.5"]]]],"person-cleo-phone-1":[27,"-75 -185 140 190\
",[26,"",629,944,631,945,633,956,1132,958,959,976,977,[156,"2 -81 5.8"],1121,[19,"translate(0 -148) rotate(4)",385,386,387,388,389,390,391,392,393,394,645,38,65\
0,651],980,981,986,[156,"23 -142 6.2"]]],"person-cleo-reach-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,[156,"-41 -82 5.\
8"],956,1132,958,959,707,991,[156,"-55 -78 5.8"],1121,[19,"translate(0 -148) rotate(-8)",385,386,387,388,389,390,391,392,393,394,710,711,712]]]],"person-cleo-re\
ach-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,1154,956,1132,958,959,707,991,1155,1121,[19,"translate(0 -148) rotate(-8\
)",385,386,387,388,389,390,391,392,393,394,710,711,717,718]]]],"person-cleo-reach-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",70\
4,990,1154,956,1132,958,959,707,991,1155,1121,[19,"translate(0 -148) rotate(-8)",385,386,387,388,389,390,391,392,393,394,723,724,725,726]]]],"person-cleo-sit-0"\
:[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,1132,958,959,737,1006,[156,"-60 -91 5.8"],740,1007,[156,"-3 -69 5.8"],1121,[19,"translate(0 -148) r\
otate(-7)",385,386,387,388,389,390,391,392,393,394,743,744,745]]],"person-cleo-sit-1":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,1132,958,959,7\
37,1006,1168,740,1007,1169,1121,[19,"translate(0 -148) rotate(-7)",385,386,387,388,389,390,391,392,393,394,743,744,749,750]]],"person-cleo-sit-w":[27,"-75 -185 \
140 190",[26,"",731,1004,733,1005,735,736,956,1132,958,959,737,1006,1168,740,1007,1169,1121,[19,"translate(0 -148) rotate(-7)",385,386,387,388,389,390,391,392,3\
93,394,754,755,756,757]]],"person-cleo-stand-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1132,958,959,761,1017,763,1018,[156,"-4 -76 5.8"],[156,"4 \
-75 5.8"],1121,1122]],"person-cleo-stand-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1132,958,959,761,1017,763,1018,1179,1180,1121,1125]],"person-c\
leo-stand-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1132,958,959,761,1017,763,1018,1179,1180,1121,[19,"translate(0 -148) rotate(0)",385,386,387,3\
88,389,390,391,392,393,394,771,772,773,774]]],"person-cleo-tired-2":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"translate(0 4)",956,1132,958,959,778,\
1026,780,1027,[156,"-22 -56 5.8"],[156,"21 -56 5.8"],1121,[19,"translate(0 -148) rotate(9)",385,386,387,388,389,390,391,392,393,394,655,656,657,658,659]]]],"per\
son-dev-coat-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,636,789,[162,"-26 -60 5.8"],639,791,641,642,[162,"26 -60 5.8"],[159,"M-6 -136H6V-122Q0\
 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)",426,427,428,429,645,38,1035]]],"person-dev-coat-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,\
636,789,1194,639,791,641,642,1195,1196,[19,"translate(0 -148) rotate(0)",426,427,428,429,645,38,1039,651]]],"person-dev-coat-2":[27,"-75 -185 140 190",[26,"",62\
9,944,631,945,633,788,635,636,789,1194,639,791,641,642,1195,1196,[19,"translate(0 -148) rotate(0)",426,427,428,429,655,656,657,658,1043]]],"person-dev-cover-w":\
[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-4 0 -60)",663,955,[162,"48 -82 5.8"],956,[239,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],958,959,6\
69,960,[162,"-49 -75 5.8"],1196,[19,"translate(0 -148) rotate(-6)",426,427,428,429,672,673,674,1050]]]],"person-dev-cup-0":[27,"-75 -185 140 190",[26,"",629,944\
,631,945,633,956,1207,958,959,680,965,[162,"-24 -62 5.8"],684,685,966,[162,"14 -89 5.8"],1196,[19,"translate(0 -148) rotate(3)",426,427,428,429,645,38,1035]]],"\
person-dev-over-3":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"translate(0 6)",956,1207,958,959,691,970,[162,"0 -77 5.8"],1196,[19,"translate(0 -148)\
 rotate(14)",426,427,428,429,694,695,1061],698,972,[162,"15 -145 6.5"]]]],"person-dev-phone-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1207,958,95\
9,976,977,[162,"2 -81 5.8"],1196,[19,"translate(0 -148) rotate(4)",426,427,428,429,645,38,1039,651],980,981,986,[162,"23 -142 6.2"]]],"person-dev-reach-0":[27,"\
-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,[162,"-41 -82 5.8"],956,1207,958,959,707,991,[162,"-55 -78 5.8"],1196,[19,"translate\
(0 -148) rotate(-8)",426,427,428,429,710,711,1074]]]],"person-dev-reach-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,1229\
,956,1207,958,959,707,991,1230,1196,[19,"translate(0 -148) rotate(-8)",426,427,428,429,710,711,1079,718]]]],"person-dev-reach-w":[27,"-75 -185 140 190",[26,"",6\
29,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,1229,956,1207,958,959,707,991,1230,1196,[19,"translate(0 -148) rotate(-8)",426,427,428,429,723,724,725,1084]]]\
],"person-dev-sit-0":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,1207,958,959,737,1006,[162,"-60 -91 5.8"],740,1007,[162,"-3 -69 5.8"],1196,[19,\
"translate(0 -148) rotate(-7)",426,427,428,429,743,744,1091]]],"person-dev-sit-1":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,1207,958,959,737,1\
006,1243,740,1007,1244,1196,[19,"translate(0 -148) rotate(-7)",426,427,428,429,743,744,1095,750]]],"person-dev-sit-w":[27,"-75 -185 140 190",[26,"",731,1004,733\
,1005,735,736,956,1207,958,959,737,1006,1243,740,1007,1244,1196,[19,"translate(0 -148) rotate(-7)",426,427,428,429,754,755,756,1099]]],"person-dev-stand-0":[27,\
"-75 -185 140 190",[26,"",629,944,631,945,633,956,1207,958,959,761,1017,763,1018,[162,"-4 -76 5.8"],[162,"4 -75 5.8"],1196,1197]],"person-dev-stand-1":[27,"-75 \
-185 140 190",[26,"",629,944,631,945,633,956,1207,958,959,761,1017,763,1018,1254,1255,1196,1200]],"person-dev-stand-w":[27,"-75 -185 140 190",[26,"",629,944,631\
,945,633,956,1207,958,959,761,1017,763,1018,1254,1255,1196,[19,"translate(0 -148) rotate(0)",426,427,428,429,771,772,773,1109]]],"person-dev-tired-2":[27,"-75 -\
185 140 190",[26,"",629,944,631,945,633,[19,"translate(0 4)",956,1207,958,959,778,1026,780,1027,[162,"-22 -56 5.8"],[162,"21 -56 5.8"],1196,[19,"translate(0 -14\
8) rotate(9)",426,427,428,429,655,656,657,658,1043]]]],"person-oc1-coat-0":[27,"-75 -185 140 190",[26,"",629,[240,"M-9 -62L-10 -8"],631,[240,"M9 -62L10 -8"],633\
,634,635,636,637,638,639,640,641,642,643,644,[19,"translate(0 -148) rotate(0)",446,265,447,645,38,646]]],"person-oc1-coat-1":[27,"-75 -185 140 190",[26,"",629,1\
269,631,1270,633,634,635,636,637,638,639,640,641,642,643,644,[19,"translate(0 -148) rotate(0)",446,265,447,645,38,650,651]]],"person-oc1-coat-2":[27,"-75 -185 1\
40 190",[26,"",629,1269,631,1270,633,634,635,636,637,638,639,640,641,642,643,644,[19,"translate(0 -148) rotate(0)",446,265,447,655,656,657,658,659]]],"person-oc\
1-cover-w":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"rotate(-4 0 -60)",663,[226,"M18 -112Q36 -104 46 -86"],665,[3,"M-19 -119Q0 -130 19 -119Q26 -9\
2 23 -54H-23Q-26 -92 -19 -119Z"],667,[241,"M-8 -123Q-6 -104 0 -98Q6 -104 8 -123"],[221,"M-4 -98H4V-88H-4Z"],669,[226,"M-17 -112Q-34 -98 -46 -78"],671,644,[19,"t\
ranslate(0 -148) rotate(-6)",446,265,447,672,673,674,675]]]],"person-oc1-cup-0":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,1281,667,1282,1283,680,[226,\
"M-18 -112Q-28 -92 -24 -68"],682,684,685,[226,"M18 -112Q34 -92 17 -88"],687,644,[19,"translate(0 -148) rotate(3)",446,265,447,645,38,646]]],"person-oc1-over-3":\
[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"translate(0 6)",1281,667,1282,1283,691,[226,"M-18 -110Q-32 -86 -4 -78"],693,644,[19,"translate(0 -148) \
rotate(14)",446,265,447,694,695,696],698,[226,"M18 -110Q40 -116 20 -140"],700]]],"person-oc1-reach-0":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"r\
otate(-9 0 -60)",704,[226,"M12 -112Q-12 -104 -38 -84"],706,1281,667,1282,1283,707,[226,"M-17 -112Q-36 -100 -52 -80"],709,644,[19,"translate(0 -148) rotate(-8)",\
446,265,447,710,711,712]]]],"person-oc1-reach-1":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"rotate(-9 0 -60)",704,1300,706,1281,667,1282,1283,707,\
1301,709,644,[19,"translate(0 -148) rotate(-8)",446,265,447,710,711,717,718]]]],"person-oc1-reach-w":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"ro\
tate(-9 0 -60)",704,1300,706,1281,667,1282,1283,707,1301,709,644,[19,"translate(0 -148) rotate(-8)",446,265,447,723,724,725,726]]]],"person-oc1-sit-0":[27,"-75 \
-185 140 190",[26,"",731,[240,"M-4 -58L-34 -52L-32 -8"],733,[240,"M10 -56L-20 -48L-18 -6"],735,736,1281,667,1282,1283,737,[226,"M-16 -112Q-34 -98 -56 -92"],739,\
740,[226,"M18 -112Q28 -86 2 -70"],742,644,[19,"translate(0 -148) rotate(-7)",446,265,447,743,744,745]]],"person-oc1-sit-1":[27,"-75 -185 140 190",[26,"",731,131\
4,733,1315,735,736,1281,667,1282,1283,737,1316,739,740,1317,742,644,[19,"translate(0 -148) rotate(-7)",446,265,447,743,744,749,750]]],"person-oc1-sit-w":[27,"-7\
5 -185 140 190",[26,"",731,1314,733,1315,735,736,1281,667,1282,1283,737,1316,739,740,1317,742,644,[19,"translate(0 -148) rotate(-7)",446,265,447,754,755,756,757\
]]],"person-oc1-stand-0":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,1281,667,1282,1283,761,[226,"M-18 -112Q-31 -88 -9 -78"],763,[226,"M18 -112Q31 -88 9\
 -78"],765,766,644,1271]],"person-oc1-stand-1":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,1281,667,1282,1283,761,1327,763,1328,765,766,644,1274]],"pers\
on-oc1-stand-w":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,1281,667,1282,1283,761,1327,763,1328,765,766,644,[19,"translate(0 -148) rotate(0)",446,265,4\
47,771,772,773,774]]],"person-oc1-tired-2":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"translate(0 4)",1281,667,1282,1283,778,[226,"M-18 -110Q-27 -\
88 -22 -62"],780,[226,"M18 -110Q27 -88 21 -62"],782,783,644,[19,"translate(0 -148) rotate(9)",446,265,447,655,656,657,658,659]]]],"person-oc2-coat-0":[27,"-75 -\
185 140 190",[26,"",629,1269,631,1270,633,788,635,636,789,[168,"-26 -60 5.8"],639,791,641,642,[168,"26 -60 5.8"],[166,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"tr\
anslate(0 -148) rotate(0)",462,463,645,38,646]]],"person-oc2-coat-1":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,788,635,636,789,1342,639,791,641,642,13\
43,1344,[19,"translate(0 -148) rotate(0)",462,463,645,38,650,651]]],"person-oc2-coat-2":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,788,635,636,789,1342\
,639,791,641,642,1343,1344,[19,"translate(0 -148) rotate(0)",462,463,655,656,657,658,659]]],"person-oc2-cover-w":[27,"-75 -185 140 190",[26,"",629,1269,631,1270\
,633,[19,"rotate(-4 0 -60)",663,1280,[168,"48 -82 5.8"],1281,667,1282,1283,669,1284,[168,"-49 -75 5.8"],1344,[19,"translate(0 -148) rotate(-6)",462,463,672,673,\
674,675]]]],"person-oc2-cup-0":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,1281,667,1282,1283,680,1289,[168,"-24 -62 5.8"],684,685,1290,[168,"14 -89 5.8\
"],1344,[19,"translate(0 -148) rotate(3)",462,463,645,38,646]]],"person-oc2-over-3":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"translate(0 6)",128\
1,667,1282,1283,691,1294,[168,"0 -77 5.8"],1344,[19,"translate(0 -148) rotate(14)",462,463,694,695,696],698,1296,[168,"15 -145 6.5"]]]],"person-oc2-reach-0":[27\
,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"rotate(-9 0 -60)",704,1300,[168,"-41 -82 5.8"],1281,667,1282,1283,707,1301,[168,"-55 -78 5.8"],1344,[19,"t\
ranslate(0 -148) rotate(-8)",462,463,710,711,712]]]],"person-oc2-reach-1":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"rotate(-9 0 -60)",704,1300,13\
71,1281,667,1282,1283,707,1301,1372,1344,[19,"translate(0 -148) rotate(-8)",462,463,710,711,717,718]]]],"person-oc2-reach-w":[27,"-75 -185 140 190",[26,"",629,1\
269,631,1270,633,[19,"rotate(-9 0 -60)",704,1300,1371,1281,667,1282,1283,707,1301,1372,1344,[19,"translate(0 -148) rotate(-8)",462,463,723,724,725,726]]]],"pers\
on-oc2-sit-0":[27,"-75 -185 140 190",[26,"",731,1314,733,1315,735,736,1281,667,1282,1283,737,1316,[168,"-60 -91 5.8"],740,1317,[168,"-3 -69 5.8"],1344,[19,"tran\
slate(0 -148) rotate(-7)",462,463,743,744,745]]],"person-oc2-sit-1":[27,"-75 -185 140 190",[26,"",731,1314,733,1315,735,736,1281,667,1282,1283,737,1316,1385,740\
,1317,1386,1344,[19,"translate(0 -148) rotate(-7)",462,463,743,744,749,750]]],"person-oc2-sit-w":[27,"-75 -185 140 190",[26,"",731,1314,733,1315,735,736,1281,66\
7,1282,1283,737,1316,1385,740,1317,1386,1344,[19,"translate(0 -148) rotate(-7)",462,463,754,755,756,757]]],"person-oc2-stand-0":[27,"-75 -185 140 190",[26,"",62\
9,1269,631,1270,633,1281,667,1282,1283,761,1327,763,1328,[168,"-4 -76 5.8"],[168,"4 -75 5.8"],1344,1345]],"person-oc2-stand-1":[27,"-75 -185 140 190",[26,"",629\
,1269,631,1270,633,1281,667,1282,1283,761,1327,763,1328,1396,1397,1344,1348]],"person-oc2-stand-w":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,1281,667,\
1282,1283,761,1327,763,1328,1396,1397,1344,[19,"translate(0 -148) rotate(0)",462,463,771,772,773,774]]],"person-oc2-tired-2":[27,"-75 -185 140 190",[26,"",629,1\
269,631,1270,633,[19,"translate(0 4)",1281,667,1282,1283,778,1336,780,1337,[168,"-22 -56 5.8"],[168,"21 -56 5.8"],1344,[19,"translate(0 -148) rotate(9)",462,463\
,655,656,657,658,659]]]],"phone-off":[27,"-44 -40 88 132",[26,"",[242,"-20 -22 40 46"],[101,"0 6 10"],[7,"0 6 3"],[30,"0 -0.4 1.1"],[30,"5.6 2.8 1.1"],[30,"5.6 \
9.2 1.1"],[30,"0 12.4 1.1"],[30,"-5.6 9.2 1.1"],[30,"-5.6 2.8 1.1"],[243,"M-12 -22V-28H-6V-22M6 -22V-28H12V-22"],[192,"M-18 20Q-34 28 -24 38T-30 54Q-34 62 -24 6\
6"],[186,"M-18 20Q-34 28 -24 38T-30 54Q-34 62 -24 66"],[19,"translate(-18 70) rotate(68)",[176,"M0 -17V17"],[232,"M0 -17V17"],[233,"4 -16 6"],[233,"4 16 6"]],[2\
44,"M8 62q6 4 5 11M16 57q10 7 8 20"]]],"phone":[27,"-36 -40 72 72",[26,"",1411,1412,1413,1414,1415,1416,1417,1418,1419,[86,"M-24 -20Q0 -36 24 -20"],[245,"M-24 -\
20Q0 -36 24 -20"]]],"pinboard-empty":[27,"-50 -38 100 74",[26,"",[246,"-46 -34 92 66"],[247,"-40 -28 80 54"],[248,"-22 -16 2.6"],[200,"10 -6 2.6"],[249,"24 12 2\
.6"]]],"pinboard":[27,"-50 -38 100 74",[26,"",1435,1436,[19,"translate(-20 -8) rotate(-5)",[199,"-13 -14 26 28"],[182,"M-8 -6H8M-8 -1H8M-8 4H3"],[248,"0 -13 2.6\
"]],[19,"translate(14 -12) rotate(4)",605,606,607],[19,"translate(16 13) rotate(-3)",[250,"-13 -8 26 17"],[18,"M-13 -8L0 2L13 -8"],[249,"0 -8 2.6"]]]],"place-em\
pty":[27,"-75 -185 140 190",[253,"",[251,"0 -148 18.5"],[252,"M-24 -54V-100Q-24 -123 0 -123Q24 -123 24 -100V-54Z"]]],"sign-arrow-held":[27,"-11 -11 22 22",[26,"\
",[254,"M-3.6 -10H3.6V1H9L0 10L-9 1H-3.6Z"],[255,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"]]],"sign-arr\
ow":[27,"-11 -11 22 22",[26,"",[256,"M-3.6 -10H3.6V1H9L0 10L-9 1H-3.6Z"]]],"sign-bolt-open":[27,"-8 -11 16 22",[26,"",[257,"M2.2 -9.6L-5.4 1.4H-.6L-2.2 9.6L5.4 \
-1.4H.6Z"]]],"sign-bolt":[27,"-8 -11 16 22",[26,"",[258,"M2.2 -9.6L-5.4 1.4H-.6L-2.2 9.6L5.4 -1.4H.6Z"]]],"sign-cloth":[27,"-12 -10 24 20",[26,"",[259,"-10 -8 2\
0 16"],[260,"-7 -5 14 10"],[261,"0 0 2.4"]]],"sign-heart-open":[27,"-11 -11 22 22",[26,"",[262,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 \
-7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"]]],"sign-heart":[27,"-11 -11 22 22",[26,"",[263,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8\
.6 -5.6 8 .8 0 6.6Z"]]],"sign-person":[27,"-9 -11 18 22",[265,"",[264,"0 -5.6 4"],[215,"M-6.6 10V5Q-6.6 .6 -2.6 .6H2.6Q6.6 .6 6.6 5V10Z"]]],"sign-ring":[27,"-11\
 -11 22 22",[26,"",[266,"0 0 6.6"]]],"sign-sewn":[27,"-12 -10 24 20",[26,"",[267,"-10 -8 20 16"],[74,"M-10 0H10"],[268,"M-6 -3.4V3.4M-2 -3.4V3.4M2 -3.4V3.4M6 -3\
.4V3.4"]]],"sign-warning":[27,"-12 -12 24 24",[26,"",[243,"M0 -9L10 9H-10Z"],[268,"M0 -3V3"],[269,"0 6 1.1"]]],"tin-empty":[27,"-48 -52 96 80",[26,"",[20,"M-26 \
-26H26V22Q0 28 -26 22Z"],[132,"M-29 -34Q0 -41 29 -34V-24Q0 -17 -29 -24Z"],[57,"M-6 -38Q0 -44 6 -38"],[270,"-15 -10 30 22"],[271,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.\
6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"]]],"tin":[27,"-48 -52 96 80",[26,"",[272,"M-26 -30Q0 -37 26 -30V-20H-26Z"],[273,"M0 6.6C-8 .8\
 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[274,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 \
3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[275,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[20,"M-26 -28Q0 -21 26 \
-28V22Q0 28 -26 22Z"],[276,"M30 22L38 -30"],[277,"M30 22L38 -30"],1501,1502]],"warning-pinned":[27,"-34 -64 118 96",[26,"",[19,"rotate(-4)",[278,"M0 -26L29 24H-\
29Z"],[279,"M0 -10V6"],[269,"0 14 2.6"]],[171,"M84 -58Q52 -44 34 -30"],[280,"M84 -58Q52 -44 34 -30"],[281,"M42 -42L28 -20"],[282,"-1 -13 4.2"],[283,"M35 -41Q22 \
-40 12 -32L1 -21Q-3 -16 1 -14Q5 -14 8 -17L15 -22Q11 -16 11 -11Q14 -7 18 -11Q27 -15 33 -21Q38 -28 42 -34Z"],[12,"M15 -22L22 -27"]]],"window-curtain":[27,"-12 -12\
 150 170",[26,"",[9,"-7 140 140 8"],[284,"0 0 126 140"],[230,"M-6 -6H132V138Q98 147 63 139Q28 147 -6 138Z"],[47,"M14 -6Q20 60 12 139M34 -6Q38 70 33 141M90 -6Q94\
 70 92 142M112 -6Q116 60 111 140"],[57,"M63 -6V139"],[285,"-11 -11 148 6"]]],"window-day":[27,"-12 -12 150 170",[26,"",[286,"0 0 126 140"],[287,"M0 50Q34 42 66 \
49T126 46V140H0Z"],[288,"M0 84Q30 76 62 83T126 80V140H0Z"],[282,"91 32 17"],[221,"M10 60q7.6 -13 17.6 -3q15 -8 19 3q10 0 10 7H7.6Z"],[289,"M0 140V104H16V92H33V1\
09H48V78L53 64L58 78V101H76V88H98V106H126V140Z"],[290,"0 0 126 140"],[103,"M63 0V140M0 59H126"],1526]],"window-morning":[27,"-12 -12 150 170",[26,"",[291,"0 0 1\
26 140"],[292,"M0 50Q34 42 66 49T126 46V140H0Z"],[293,"M0 84Q30 76 62 83T126 80V140H0Z"],[294,"83 100 25"],[295,"M0 140V104H16V92H33V109H48V78L53 64L58 78V101H7\
6V88H98V106H126V140Z"],1540,1541,1526]],"window-night":[27,"-12 -12 150 170",[26,"",[296,"0 0 126 140"],[297,"M0 50Q34 42 66 49T126 46V140H0Z"],[298,"M0 84Q30 7\
6 62 83T126 80V140H0Z"],[299,"M82 16a15 15 0 1 0 16 20a12.6 12.6 0 0 1 -16 -20Z"],[113,"19 40 1.3"],[113,"38 17 1.3"],[113,"53 42 1.3"],[113,"25 66 1.3"],[113,"\
108 66 1.3"],[113,"70 72 1.3"],[113,"112 22 1.3"],[113,"86 12 1.3"],[300,"M0 140V104H16V92H33V109H48V78L53 64L58 78V101H76V88H98V106H126V140Z"],[100,"5 112 3.4 \
3.4"],[100,"20 101 3.4 3.4"],[100,"24 118 3.4 3.4"],[100,"50 92 3.4 3.4"],[100,"54 112 3.4 3.4"],[100,"81 98 3.4 3.4"],[100,"88 112 3.4 3.4"],[100,"108 118 3.4 \
3.4"],[100,"63 120 3.4 3.4"],1540,1541,1526]]}}');var q1=[];Object.values(Dt.drawings).forEach(O1);function O1(t){if(typeof t=="number")return;let[,,...e]=t;e.forEach(O1),q1.push(t)}var S1=new Map;function A1(t){
let e=typeof t=="number"?q1[t]:t,n=S1.get(e);if(n)return n;let[o,r,...s]=e,[l,i]=Dt.looks[o],c=a(l,{...V1(l,r),...i},s.map(A1));return S1.set(e,c),c}function v(t,e="",n=t){let o=Dt.drawings[t];if(o===void 0)throw new Error(`There is no drawing «${t}».`);let{props:r,kids:s}=A1(o);return a("svg",{...r,class:y(
"hw-drawing",e),"aria-hidden":"true",key:n},s)}var E1=["ann","ben","cleo","dev","a1","a2","a3","oc1","oc2"];function T1(t){let{head:e,shifts:n,outcome:o}=t;return e.stage>=2||n[e.shift]?.card?.kind==="emergency"||o?.won===!1}function pt(t,e){let n=C1(e,T1(t));return`f\
ace-${E1[e.pawn]}-${n==="1"?"0":n}`}function It(t,e){return`person-${E1[e.pawn]}-${Do(t,e)}`}function C1(t,e){return t.overstressed||t.stress>=3?"3":e?"w":String(
t.stress)}function Do(t,e){let n=T1(t),o=C1(e,n);return e.place==="on_leave"||e.place==="left"?`coat-${Po(e,n)}`:o==="3"?"over-3":t.shifts.some(({spaces:r})=>r.
some(s=>s.covered_by===e.pawn))?"cover-w":e.place==="contact_tile"&&e.kind==="nurse"?"phone-1":o==="2"?"tired-2":e.shift===t.head.shift&&Wo(t,e)?`sit-${o}`:Io(t,
e)?`reach-${o}`:e.place==="break_room"&&o==="0"?"cup-0":`stand-${o}`}function Io({head:t,pawns:e,shifts:n},o){return o.shift!==t.shift?!1:n[t.shift]?.card?.kind===
"emergency"&&e.some(({shift:s,senior:l})=>l&&s===t.shift)?o.senior:o.space===0}function Wo({head:t,shifts:e},n){return e[t.shift]?.card?.kind==="emergency"?!1:t.
stage>2||t.stage===2&&n.space===0}function Po(t,e){return t.overstressed||t.stress>=2?2:e?1:t.stress}function B(t,e){return t.pawns.find(n=>n.pawn===e)}function Wt(t,e,n,o=null,r=!1){let s=R(t,{kind:"pawn",pawn:n.pawn}),l=r?It(t,n):pt(t,n);return Fo(n,e,s,F(o,n.
pawn),o?.pawn===n.pawn,l,r)}var Fo=V((t,e,n,o,r,s,l)=>{let i=[t.text,n!=="still"&&e(`pawn.${n}`)];return a("button",{key:`pawn ${t.pawn}`,class:y("hw-pawn",l&&"\
is-whole",`is-${n}`),"data-do":"pawn","data-pawn":t.pawn,"data-pointed":r,"data-standing":n,"data-item":`pawn ${t.pawn}`,"data-why":t.name},_(i.filter(Boolean).
join(" ")),q("hw-person",v(s,l?"hw-figure":"hw-face"),a("span",{class:"hw-tag"},a("span",{class:"hw-who"},a("b",null,t.name),Uo(e,t),!l&&j1(t)),de(t,l&&j1(t)))),
t.tokens!==null&&K(e,t.tokens,o))});function de(t,e){return t.stress_max===0&&t.tokens===null?null:a("span",{class:"hw-marks",key:"marks"},t.tokens!==null&&a("s\
pan",{class:"hw-count",key:"tokens","data-why":`${t.name} tokens`},Lt(),t.tokens),t.stress_max>0&&a("span",{class:"hw-bolts",key:"stress","data-why":`${t.name} \
stress`},Ko(t)),e)}function j1({partials:t,clears:e}){return[...z1("ho-back",t),...z1("ho-back is-clear",e)]}var Lt=()=>v("sign-heart","hw-heart");function Ko({
stress:t,stress_max:e}){return Array.from({length:e},(n,o)=>o<t?v("sign-bolt","hw-bolt is-full",`bolt ${o}`):v("sign-bolt-open","hw-bolt",`bolt ${o}`))}function Uo(t,e){
let n=[e.manager&&t("pawn.manager"),e.senior&&t("pawn.senior"),e.overstressed&&t("pawn.overstressed")].filter(Boolean);return n.length>0&&a("span",{class:"hw-ro\
les",key:"roles"},n.join(" · "))}function z1(t,e){return e.map((n,o)=>a("span",{class:t,key:`${t} ${o}`},n.timeline))}function Ft(t,e,n=null){return a("section",{class:"ho-manager",key:"manager","aria-label":e("heading.manager"),"data-roving":"manager"},a("h3",null,e("heading.m\
anager")),vt(t,e,n),a("ul",{class:"ho-stock",key:"stock"},Pt("supply",e("manager.supply"),t.supply.tokens,"token"),Pt("patient",e("manager.patient"),t.decks.patient),
Pt("partial",e("manager.partial"),t.decks.partial),Pt("clear",e("manager.clear"),t.decks.clear)))}function vt(t,e,n){let o=R(t,{kind:"pool"});return a("button",
{class:`hw-pool is-${o}`,key:"pool","data-do":"pool","data-standing":o,"data-why":"pool","data-item":"pool"},_(t.pool.text),q("hw-purse",v(t.pool.tokens>0?"tin":
"tin-empty","hw-tin"),a("span",{class:"hw-purse-name"},e("manager.pool")),a("span",{class:"hw-marks"},a("span",{class:"hw-count"},Lt(),t.pool.tokens),Go(t))),K(
e,t.pool.tokens,F(n,t.pool.purse)))}function Go(t){return t.pool.partials.map((e,n)=>a("span",{class:"ho-back",key:n},e.timeline))}function Pt(t,e,n,o){return a(
"li",{key:t},a("button",{class:"ho-name","data-do":"about","data-about":t,"data-item":t},a("span",null,e," "),a("b",{class:"ho-stock-number"},o!==void 0&&O(o,"h\
o-token"),n)))}function Yo(t,e){let n=t.pawns.flatMap(r=>[...r.partials.map((s,l)=>({key:`${r.pawn} partial ${l}`,name:r.name,text:T(e,s),clear:!1})),...r.clears.
map((s,l)=>({key:`${r.pawn} clear ${l}`,name:r.name,text:s.text,clear:!0}))]),o=t.pool.partials.map((r,s)=>({key:`pool partial ${s}`,name:"",text:T(e,r),clear:!1}));
return[...n,...o]}function G(t,e,n){let o=Yo(t,n);return o.length>0&&a("section",{class:"ho-hands",key:"hands",tabindex:0,"aria-label":e("heading.hands"),"data-\
do":"about","data-about":"hands"},a("h3",null,e("heading.hands")),a("ul",null,o.map(r=>a("li",{key:r.key},a("i",{class:y("ho-back",r.clear&&"is-clear"),"aria-hi\
dden":"true"}),a("b",null,r.name===""?e("hands.pool"):r.name)," ",r.text))))}var Xo=["top","right","bottom","left"],Jo="M0 3L5 0L15 6L25 0L35 6L45 0L55 6L60 3",tr="M3 0L0 5L6 15L0 25L6 35L0 45L6 55L3 60";function N1(t,e){return Xo.map((n,o)=>{
let r=t.memory?.stitches?.[o]??0,s=er(t,e[o],o);return(r>0||s==="gaping")&&a("span",{key:n,class:y("hw-stitches",`is-${n}`,`is-${s}`),"aria-hidden":"true"},qe("\
hw-stitch",r),s==="gaping"&&nr(o%2===0))})}function er({memory:t,sides:e},n,o){if(e[o]==="misfits")return"gaping";let r=n?.memory,s=e.length>0?e[o]==="fits":r?.
stitches?.[(o+2)%4]===t?.stitches?.[o];return!r||!s?"loose":t?.state==="clear"&&r.state==="clear"?"sewn":"meeting"}function nr(t){return a("svg",{key:"teeth",class:"\
hw-teeth",viewBox:t?"0 0 60 6":"0 0 6 60",preserveAspectRatio:"none"},a("path",{d:t?Jo:tr}))}function B1(t,e,n,o,r,s){let{place:l,name:i,memory:c,text:d,cover:f,sides_text:u}=r,{on:k,held:b}=e.laying,Q=b!==null&&b===i;return a("div",{key:l,role:"gridcel\
l",class:y("hw-square",`is-${c?.state??"empty"}`,c&&j(e,c.cover)&&"is-folded",Q&&"is-held",b!==null&&!Q&&b[0]===String(n)&&"is-waiting"),"data-do":k?"lay":"memo\
ry","data-memory":i,"data-timeline":k?n:null,"data-place":k?l:null,"data-why":c&&i,"data-item":`memory ${n}-${l}`,"data-row":o,"data-column":l,"data-feeling":c?.
feeling,"aria-selected":String(i!==null&&e.memory===i)},_([Q&&t("arranging.in_hand"),T(e,{text:d,cover:f}),u,it(e,i)&&t("arranging.tracked")].filter(Boolean).join(
" ")),c&&or(t,e,`${i} ${c.state}`,c),c&&N1(r,s),it(e,i)&&a("span",{class:"hw-tracking",part:"tracking","aria-hidden":"true"}))}function or(t,e,n,o){let r=j(e,o.
cover),s=r?void 0:e.laying.pictures.get(n),l=r?t("cover.cell"):o.title||o.words||"",i=r?o.cover?.note:l;return[a("span",{class:y("hw-front",!r&&!s&&"is-words"),
key:"front",title:i,"aria-hidden":"true"},r&&v("cloth-folded"),s&&a("img",{key:n,class:"hw-picture",src:s.src,alt:""}),a("span",{class:"hw-words",key:"words"},l)),
o.feeling!==null&&a("svg",{class:"hw-feeling",part:"feeling",viewBox:"0 0 12 12","aria-hidden":"true"},a("path",{d:o.feeling==="positive"?"M2.5 6H9.5M6 2.5V9.5":
"M2.5 6H9.5"}))]}function Y(t,e,n){let o=t.grid.map(({timeline:r})=>R(t,{kind:"timeline",timeline:r}));return a("section",{class:"hw-quilt",key:"memories","aria-label":e("headin\
g.memories")},Ne(t,e,n),a("div",{class:y("hw-quilt-place",o.includes("open")&&"is-asked"),key:"place"},a("div",{class:"hw-cloth",role:"grid","aria-label":e("hea\
ding.memories"),"data-roving":"memories"},t.grid.map((r,s)=>rr(t,e,n,r,s,o[s])))),De(ze(t,n),e,n))}function rr({grid:t},e,n,o,r,s){let{on:l,held:i,table:c,pictures:d}=n.
laying,[f,u]=[t[r-1],t[r+1]];return ar(o,f,u,e,n,r,s,n.memory,n.notes,l,i,c,d.size)}var ar=V((t,e,n,o,r,s,l)=>{let[i,c,d]=[e,t,n].map(f=>f===void 0?[]:se(r,f));
return a("div",{class:y("hw-timeline",`is-${l}`),role:"row",key:t.timeline},a("div",{class:"hw-timeline-name",role:"rowheader","data-do":"timeline","data-standi\
ng":l,"data-timeline":t.timeline,"data-item":`row ${t.timeline}`,"data-row":s,"data-column":0},a("span",{class:"hw-timeline-sign",key:"sign",title:t.name,"aria-\
hidden":"true"},t.timeline,O(`timeline_${t.timeline}`)),a("span",{class:"hw-timeline-words",key:"words"},t.name),l!=="still"&&_(o(`timeline.${l}`))),c?.map((f,u)=>B1(
o,r,t.timeline,s,f,[i?.[u],c[u+1],d?.[u],c[u-1]])))});function ht(t,e,n=null,o=t.places,r=e("heading.places"),s=!1){return a("section",{class:"ho-places",key:"places","aria-label":r,"data-roving":"places"},o.map(l=>a(
"div",{key:l.id,class:y(`ho-place ho-place-${l.id}`,R1(l)&&"is-nobody"),role:"group","aria-label":l.text,"data-do":"about","data-about":D1(l),"data-why":l.cards?
l.id:null},a("h3",null,a("button",{class:"ho-name","data-do":"about","data-about":D1(l),"data-item":`place ${l.id}`},O(l.id==="on_call"?"on_call_place":l.id),l.
name)),a("div",{class:l.cards?"ho-letters":"ho-pawns"},R1(l)?a("span",{class:"ho-nobody",key:"nobody"},l.cards?e("places.no_letter"):e("places.nobody")):l.cards?
l.cards.map(i=>sr(t,i)):l.pawns.map(i=>{let c=B(t,i);return c&&Wt(t,e,c,n,s)})))))}function R1(t){return(t.cards??t.pawns).length===0}function sr(t,{card:e,title:n}){
let o=t.told.findIndex(r=>r.card===e)+1;return x("ho-link",n,{key:e,"data-do":"turn_to","data-card":o,"data-item":`letter ${e}`})}function D1(t){return t.about??
`place ${t.id}`}var I1="[data-part=pause] [data-do=close]",W1="b";function lr(t,e,n){let{title:o,text:r,back:s}={pause:{title:t("pause.title"),text:t("pause.text"),back:t("paus\
e.back")},stop:{title:t("stop.title"),text:t("stop.text"),back:t("stop.go_on")},end:{title:t("stop.ended"),text:t("stop.ended_text"),back:t("pause.back")}}[n],l=n===
"pause"?[r]:[r,t("help")];return a("dialog",{class:"ho-page ho-pause",part:"pause",lang:e,"aria-label":o,"aria-description":l.join(" ")},a("div",{class:"ho-paus\
e-words"},a("h2",{tabindex:-1,autofocus:!0},o),l.flatMap(ct),a("div",{class:"ho-pause-do"},x("",s,{"data-do":"close"}),n==="stop"&&x("",t("stop.end"),{key:"end",
"data-do":"end"}))))}function P1(t){return[x("ho-plain",t("pause.button"),{key:"pause","data-do":"pause",title:t("pause.key"),"aria-keyshortcuts":W1,"aria-haspo\
pup":"dialog"}),x("ho-plain ho-stop",t("stop.button"),{key:"stop","data-do":"stop",title:t("stop.reason"),"aria-haspopup":"dialog"})]}function F1({model:t,el:e,
page:n,root:o,signal:r,whole:s,viewNow:l,say:i,focused:c,focusBack:d}){function f(k,b=c()){let Q=()=>{!(b instanceof HTMLElement)||b===n.body||(b.isConnected?b.
focus({preventScroll:!0}):d(o))};yt(lr(i(),l().lang,k),e,r,Q,()=>{f("end",b),t.send({kind:"stop"})})}function u(k){let{key:b}=k,Q=k.composedPath()[0];if(b.toLowerCase()!==
W1||k.ctrlKey||k.altKey||k.metaKey||k.repeat||!(Q instanceof HTMLElement)||!(e.contains(Q)||Q===n.body)||Rt(Q))return;let p=e.querySelector(I1)??n.querySelector(
I1);if(p instanceof HTMLElement){if(!e.contains(p))return;p.click()}else f("pause");k.preventDefault(),k.stopImmediatePropagation()}return s&&n.addEventListener(
"keydown",u,{signal:r,capture:!0}),{deeds:{pause:()=>f("pause"),stop:()=>f("stop")}}}var ir=3;function P(t,e=t){return v(`sign-${t}`,`hw-sign is-${t}`,e)}function K1(t,e,n){let{signs:o}=n,r=[cr(e,n),o.held&&o.condition[1]!==o.condition[2]?$t("he\
art",o.held,"held"):null,o.hearts&&o.hearts<0?$t("heart",-o.hearts,"paid",e("signs.less")):null,o.hearts&&o.hearts>0&&n.tokens.length===0?$t("heart",o.hearts,"h\
earts"):null,...dr(e,n),o.cloths&&o.cloths>0?$t("cloth",o.cloths,"cloths"):null,...fr(e,o.either??0),...(o.stress??[]).map(([s,l])=>ur(t,n,s,l)),o.warnings?$t("\
warning",o.warnings,"warnings"):null,o.odds?a("span",{key:"odds"},e("signs.odds",{n:o.odds[0],of:o.odds[1]})):null].filter(s=>s!==null);return r.length>0?a("spa\
n",{class:"hw-signs",key:"signs","aria-hidden":"true"},r):null}function cr(t,{signs:{condition:[e,n,o]}}){if(n===e&&o===e)return null;let r=n===o?t("signs.to",{
now:e,worst:n}):o>e?t("signs.healed",{worst:n,best:o}):t("signs.held",{worst:n,best:o});return a("span",{key:"condition"},r)}function $t(t,e,n,o=""){let r=e<=ir;
return a("span",{key:n,class:"hw-sign-row"},o,Array.from({length:r?e:1},(s,l)=>P(t,`${t} ${l}`)),!r&&e)}function dr(t,{signs:e,tokens:n}){return(e.hearts??0)<0?
[]:n.map(([o,r])=>a("span",{key:`purse ${o}`,class:"hw-sign-row"},P("heart"),t("signs.then",{n:r})))}function fr(t,e){return Array.from({length:Math.max(0,e)},(n,o)=>a(
"span",{key:`either ${o}`,class:"hw-sign-row"},P("heart"),t("signs.or"),P("cloth")))}function ur(t,e,n,o){let r=t.pawns.find(s=>s.pawn===n);return a("span",{key:`\
stress ${n}`,class:"hw-sign-row"},r&&e.pawn!==n&&a("span",{key:"who"},r.name),Array.from({length:r?.stress_max??o},(s,l)=>P(l<o?"bolt":"bolt-open",`bolt ${l}`)))}function Kt(t,e,n,o,{index:r,number:s,bare:l=!1}){return a("button",{key:r,class:y("hw-answer",l?"is-bare":`is-${hr(o)}`),"data-do":"act","data-code":o.code,"da\
ta-item":`act ${r}`,"data-key":s,"aria-disabled":n.waiting?"true":null,"aria-keyshortcuts":s===null?null:String(s)},s!==null&&a("kbd",{"aria-hidden":"true",key:"\
kbd"},s),!l&&mr(t,o),pr(o,l),o.follows!==""&&[a("span",{class:"ho-hidden",key:"spoken"}," ",e("follows")," "),a("span",{class:"ho-hidden",part:"follows"},o.follows)],
K1(t,e,o))}function pr({name:t,brief:e,text:n},o){return t===""?a("b",{class:"hw-answer-name",key:"name"},n):[a("b",{class:o?"ho-hidden":"hw-answer-name",key:"n\
ame"},t),U1("name"),a("span",{class:o?"ho-hidden":"hw-answer-brief",key:"brief"},e),U1("brief"),a("span",{class:"ho-hidden",part:"in_full"},n)]}function U1(t){return a(
"span",{class:"ho-hidden",key:`after ${t}`}," – ")}function hr({drawn:t,pawn:e,target:n,timeline:o}){return t.startsWith("hands")?"gesture":t===""&&o!==null?"\
sign":t!==""||e!==null||n==="purse"?"face":"words"}function mr(t,{drawn:e,pawn:n,target:o,timeline:r}){if(e!=="")return v(e,"hw-answer-picture","picture");let s=t.
pawns.find(l=>l.pawn===n);return s?v(pt(t,s),"hw-answer-picture","picture"):o==="purse"?v(t.pool.tokens>0?"tin":"tin-empty","hw-answer-picture","picture"):r===null?
null:O(`timeline_${r}`,"hw-answer-picture","picture")}var kr=9,Ut=t=>t.pawn!==null&&t.timeline!==null;function G1(t,e,n){let o=t.actions.map((l,i)=>({action:l,index:i})).filter(({action:l})=>Ut(l)),r=[...new Set(o.
map(({action:l})=>l.pawn))],s=0;return a("div",{class:"hw-asking",key:"asking",style:`--askers: ${r.length}`},a("span",{class:"hw-asking-corner",key:"corner","a\
ria-hidden":"true"}),t.grid.map(l=>a("span",{class:"hw-asking-sign",key:`sign ${l.timeline}`,title:l.name},O(`timeline_${l.timeline}`))),r.map(l=>[gr(t,l),t.grid.
map(i=>{let c=o.find(({action:d})=>d.pawn===l&&d.timeline===i.timeline);return c?(s+=1,Kt(t,e,n,c.action,{index:c.index,number:s<=kr?s:null,bare:!0})):a("span",
{class:"hw-asking-none",key:`none ${l} ${i.timeline}`})})]))}function gr(t,e){let n=t.pawns.find(o=>o.pawn===e);return a("span",{class:"hw-asker",key:`asker ${e}`,
"aria-hidden":"true"},n&&[v(pt(t,n),"hw-asker-face","face"),a("b",{key:"name"},n.name)])}var Y1=V((t,e)=>a("details",{class:"ho-barred",part:"barred"},a("summary",null,e("barred",{n:t.length})),a("ul",null,t.map(n=>a("li",{key:n.code},a("b",null,n.text),
" ",a("span",null,n.why)," ",N(e,n.rule),n.unlock!==""&&a("span",{key:"unlock"}," ",n.unlock))))));function Gt(t,e){return e.notice!==null&&a("div",{class:"ho-n\
otice",part:"notice"},e.notice.title!==""&&a("b",{key:"title"},e.notice.title),e.notice.lines.map(n=>a("p",null,n.text," ",N(t,n.rule))),x("ho-plain",t("notice.\
close"),{"data-do":"notice"}))}var X1="help_here";function J1(t,e){let n=t.outcome;return n!==null&&a("div",{class:y("ho-outcome",n.won&&"is-won"),key:"outcome"},a("div",{class:"ho-asked-head"},
a("h3",{tabindex:-1,"data-focus":"outcome"},n.title),n.won&&N(e,n.rule)),ct(n.text),wr(e,X1)&&a("p",{key:"help"},e(X1)),t.grid.some(o=>o.cards.some(r=>r.state!==
"empty"))&&x("ho-link",e("memories.read"),{key:"memories","data-do":"read_memories"}),x("ho-link",e("simplifies"),{key:"page","data-do":"page","aria-haspopup":"\
dialog"}))}function wr(t,e){return t(e)!==e}var Mr=9;function X(t,e,n,o=!1){let r=t.outcome?.died===!0;return a("section",{class:"hw-prompt",part:"prompt","aria-label":e("heading.prompt"),"data-why":t.outcome===
null?"prompt":"outcome"},t.outcome===null?br(t,e,n):J1(t,e),Ae(e,n),l1(t,e,n.hints),!o&&[zt(e,n),Gt(e,n)],a("div",{class:"ho-answers",key:"answers","data-scroll":"\
start"},t.actions.length>0&&fe(t,e,n,t.actions),t.actions.length>0&&Qr(t,n),t.barred.length>0&&Y1(t.barred,e)),!o&&a("div",{class:"ho-after",part:"after"},!r&&x(
"ho-plain",e("undo"),{key:"undo","data-do":"undo","aria-disabled":t.can_undo&&!n.waiting?null:"true"}),!r&&jt(e,n),n.waiting&&a("span",{class:"ho-waiting",key:"\
waiting"},e("waiting")),P1(e)))}function br(t,e,n){let{prompt:o,conversation:r}=t;return a("div",{class:"ho-asked",key:"asked"},a("div",{class:"ho-asked-head"},
a("p",{class:"hw-lead"},o.lead),i1(t,e,n.hints),N(e,o.rule)),a("h3",{class:"hw-question",part:"question",tabindex:-1,"data-focus":"question"},o.short),a("p",{class:o.
more?"hw-in-full":"ho-hidden",part:"in_full"},o.text),r!==null&&a("p",{class:"hw-in-full",key:"conversation"},r.text))}function Yt({prompt:t}){return`${t.short}\
 ${t.text}`}function fe(t,e,n,o){let r=o===t.actions&&o.some(Ut);return a("div",{class:`hw-answers${o.length>4?" is-many":""}`,key:"actions",role:"toolbar","ari\
a-label":e("heading.actions"),"aria-orientation":"vertical","data-roving":"actions"},r&&G1(t,e,n),o.map((s,l)=>r&&Ut(s)?null:Kt(t,e,n,s,{index:l,number:r?0:l<Mr?
l+1:null})))}function Qr(t,e){let n=ot(t,e),o=n&&[n.text,n.follows].filter(Boolean).map(r=>r.replace(/([^.!?”])$/,"$1.")).join(" ");return a("p",{class:"hw-fo\
retold",key:"foretold",part:"foretold","aria-hidden":"true"},o)}function tn(t,e,n,o){return[ht(t,e,o,[...ue(t),...t.places],e("heading.roster"),!0),a("div",{class:"ho-manager",key:"pool","data-roving":"manager"},vt(t,e,o)),G(
t,e,n)]}function ue(t){return t.shifts.map(({shift:e,name:n,spaces:o})=>({id:`shift_${e}`,name:n,text:n,about:`card ${e}`,pawns:o.flatMap(r=>r.pawn===null?[]:[r.
pawn])})).filter(e=>e.pawns.length>0)}var yr=120,Xt=V((t,e,n)=>a("div",{class:`hw-card is-${t.kind}`,key:`card ${t.id}`,part:"patient",role:"button",title:en(t),"data-do":"card","data-shift":e,"data\
-why":t.id,"data-item":`card ${e}`},a("div",{class:"hw-card-head",key:"head"},a("span",{class:"hw-card-kind"},t.kind_text),a("span",{class:"hw-sign-row","aria-h\
idden":"true"},xr(t))),a("p",{class:t.text.length>yr?"hw-card-text is-long":"hw-card-text",key:"text"},t.text),a("p",{class:"hw-card-foot",key:"foot","aria-hidd\
en":"true"},pe("needs",n("card.needs"),mt("person",t.staff)),Lr(t,n)),_(` ${en(t)}`))),en=t=>[t.symbols_text,t.yield_text,t.inquire_text].filter(Boolean).join("\
 ");function xr({kind:t,symbols:e,covered:n}){let[o,r]=t==="stable"?["heart","heart-open"]:["arrow-held","arrow"];return[mt(o,n),mt(r,e-n)]}function Lr(t,e){let{
tokens:n,memories:o,either:r,inquire:s,all_held:l}=t;if(l>0)return pe("brings",e("card.all_held"),mt("heart",l));if(n+o+r===0&&!s)return null;let i=[mt("heart",
n),mt("cloth",o),vr(r),s&&O("inquire","hw-sign")];return pe("brings",e("card.brings"),i)}function vr(t){return Array.from({length:t},(e,n)=>a("span",{class:"hw-\
sign-pair",key:`either ${n}`},P("heart"),"/",P("cloth")))}function pe(t,e,n){return a("span",{class:"hw-sign-row",key:t},a("span",{key:"name"},e),n)}function mt(t,e){
return Array.from({length:Math.max(0,e)},(n,o)=>P(t,`${t} ${o}`))}function Jt(t,e,n=null){return a("section",{class:"ho-shifts",key:"shifts","data-now":t.head.shift,"aria-label":e("heading.shifts"),"data-roving":"shifts"},t.shifts.
map(o=>he(t,e,o,n)))}function he(t,e,n,o,r=!1){return a("article",{key:n.shift,class:`ho-shift is-${n.state}`,"aria-label":n.name,"data-do":"card","data-shift":n.
shift},a("div",{class:"ho-shift-head"},a("h3",null,O(`shift_${n.shift}`),n.name),a("span",{class:"ho-shift-state"},n.care!==null&&a("b",{key:"care"},n.care_text,
" "),e(`shift.${n.state}`))),n.card?Xt(n.card,n.shift,e):a("button",{class:"ho-no-card",key:"none","aria-label":n.text,"data-do":"card","data-shift":n.shift,"da\
ta-item":`card ${n.shift}`}),n.spaces.length>0&&a("div",{class:"ho-staff",key:"staff"},n.spaces.map(s=>$r(t,e,n,s,o,r))),n.care===null&&_(n.care_text))}function $r(t,e,n,o,r,s){
let l=`space ${n.shift} ${o.space}`,i=o.pawn===null?void 0:B(t,o.pawn);if(i)return a("div",{class:"ho-space is-taken",key:l},Wt(t,e,i,r,s));let c=o.covered_by===
null?void 0:B(t,o.covered_by);return x(y("ho-space",c?"is-covered":"is-empty"),c?e("shift.covered",{name:c.name}):"",{key:l,"aria-label":`${n.name}. ${o.text}`,
"data-item":l,"data-do":"about","data-about":l})}function nn(t,e,n,o,r){let s=o.page==="day",l=ue(t).filter(c=>c.id!==`shift_${t.head.shift}`),i=s?t.places:[...l,...t.places];return a("div",{class:y("ho-large",
`is-${o.page}`,t.outcome!==null&&"is-over"),key:"large"},X(t,n,o),Jt(t,n,r),s&&Ft(t,n,r),o.page==="memories"&&a("div",{class:"ho-large-page",key:"page memories"},
Y(t,n,o),G(t,n,o)),o.page==="journal"&&a("div",{class:"ho-large-page",key:"page journal"},U(e,n,o,t.past)),a("div",{class:"ho-large-staff",key:"staff"},ht(t,n,r,
i,n("heading.roster"))),a("div",{class:"ho-large-tabs",key:"tabs"},Hr(n,o),!s&&a("div",{key:"pool","data-roving":"manager"},vt(t,n,r))))}function Hr(t,e){let n={
answers:t("large.answers"),day:t("large.day"),memories:t("large.memories"),journal:t("large.journal")};return a("div",{class:"ho-tabs",key:"tabs",role:"toolbar",
"aria-label":t("large.pages"),"data-roving":"pages"},Object.entries(n).map(([o,r])=>x("ho-plain",r,{key:o,"data-do":"turn_page","data-page":o,"data-item":`page ${o}`,
"aria-pressed":String(e.page===o)})))}function on(t,e){return wt("large",t("large.button"),t("large.hint"),e.large)}function rn(t,e){return wt("house",t("house.\
button"),t("house.hint"),e.house)}function an({desk:t,show:e,focusOn:n}){function o(r){e(),n(r)}return{deeds:{large(){t.large=!t.large,o("[data-do=large]")},house(){
t.house=!t.house,o("[data-do=house]")},turn_page(r){t.page=r.dataset.page??"answers",o(`[data-page=${t.page}]`)}},viewChanged(){t.page="answers"}}}function te(t,e,n){let{head:o}=t;return a("header",{class:"ho-head",key:"head"},a("h2",{class:"ho-title","aria-label":o.title},o.question),a("ul",{class:"ho-fac\
ts","data-roving":"facts"},Ht("day",o.day_text),Ht("shift",O(`shift_${o.shift}`),o.shift_text),Ht("manager",o.manager_text),me(t),Ht("warnings",Re("warning","ho\
-warning",o.warnings_max,r=>r<o.warnings&&"is-full"),o.warnings_short,a("span",{class:"ho-hidden"}," – ",o.warnings_text))),a("div",{class:"ho-head-buttons",key:"\
buttons"},t.told.length>0&&Vr(t,e,n),on(e,n),rn(e,n)),a("div",{class:"ho-aim",key:"aim"},_r(t,e),Zr(t,e)))}function Zr(t,e){let n=t.head.roles.filter(o=>o.role!==
"manager");return n.length>0&&a("ul",{class:"ho-roles",key:"roles","aria-label":e("heading.roles")},n.map(o=>a("li",{key:o.role},o.text)))}function me({head:{stage:t,
condition_text:e}}){return Ht("condition",a("i",{class:`hw-swatch hw-stage-${t}`,"aria-hidden":"true"}),e)}function Ht(t,...e){return a("li",{key:t,class:t==="c\
ondition"?"ho-condition":null},a("button",{class:"ho-name","data-do":"why","data-why":t,"data-item":t,"aria-haspopup":"dialog"},...e))}function _r(t,e){let{head:n}=t;
return a("div",{class:"ho-objective",key:"objective","data-do":"about","data-about":"objective"},a("span",{class:"ho-objective-text"},n.objective_text),n.progress.
length>0&&a("ol",{class:"ho-progress","aria-label":e("head.progress")},n.progress.map((o,r)=>a("li",{key:r,class:y("ho-step",o.done&&"is-done"),title:o.text},a(
"span",{class:"ho-hidden"},o.text),o.sign&&O(o.sign),o.count&&q("",o.count),o.done&&O("done","ho-tick")))),a("span",{class:"ho-hidden",key:"spoken"},n.progress_text),
q("ho-progress-text",n.progress_short))}function Vr(t,e,n){return x("ho-plain",e(n.story?"story.close":"story.open",{n:t.told.length}),{key:"story","data-do":"s\
tory","aria-expanded":String(n.story>0)})}function ee(t,e,n){let o=n.story,r=t.told[o-1];if(r===void 0)return!1;let s=o===t.told.length,l=s?{"data-do":"story"}:{"data-do":"turn_to","data-card":o+1},i=[Sr(
r,n),ct(r.text)];return a("section",{class:"ho-story",part:"story","aria-label":e("heading.story")},a("div",{class:"ho-story-table","data-do":"story"}),a("artic\
le",{class:"ho-story-card",part:"story_card"},a("h3",{tabindex:-1,"data-focus":"story"},r.title),a("p",{class:"ho-story-place"},sn(t,e,n)," ",a("span",{class:"h\
o-id","aria-hidden":"true"},r.card)),a("div",{class:"ho-told",part:"told",tabindex:0,role:"group","aria-label":r.title},r.note==null?i:Mt(e,n,r.card,r.note,l,i)),
a("div",{class:"ho-story-do"},o>1&&x("ho-plain",e("story.back"),{key:"back","data-do":"turn_to","data-card":o-1}),!ln(n,r)&&x("ho-primary",e(s?"story.close":"st\
ory.next"),{key:"onward",...l}),!s&&x("ho-quiet",e("story.close"),{key:"away","data-do":"story"}))))}function sn(t,e,n){return e("story.place",{number:n.story,all:t.
told.length})}function Sr({card:t,picture:e},n){let o=n.laying.pictures.get(`${t} told`)?.src??null;return e!=null&&a("img",{key:`picture ${t}`,class:"ho-pictur\
e",src:o,alt:e})}function ln(t,e){return e.note!=null&&!lt(t,e.card)}function at(t,e,n){let o=t.told[n.story-1];return o===void 0?"":[`${sn(t,e,n)}.`,...ln(n,o)?
[e("cover.note",{note:o.note??""})]:[o.picture,o.text]].filter(Boolean).join(" ")}var cn={narrow:.5,anywhere:.68};function dn({signs:{condition:[,t,e],held:n=0}},o){let r={end:e,hearts:n,looked:o};return t===e?[r]:[r,{end:t,hearts:0,looked:o}]}
function qr(t,e){if(t.every(({signs:{condition:[l,i,c]}})=>i===l&&c===l))return[];let n=t.flatMap(l=>dn(l,!1)).sort((l,i)=>i.end-l.end||l.hearts-i.hearts),o=new Map(
(e===null?[]:dn(e,!0)).map(l=>[l.end,l])),r=[n[0]?.end,n.at(-1)?.end].map(l=>n.find(i=>i.end===l)),s=e?.signs.condition[2];s!==void 0&&r.sort((l,i)=>Math.abs(i.
end-s)-Math.abs(l.end-s));for(let l of r)o.size<2&&!o.has(l.end)&&o.set(l.end,l);return[...o.values()].sort((l,i)=>i.end-l.end)}function fn({actions:t,track:{max:e,
shifts:n,value:o}},r,s,l){let i=qr(t,s);if(i.length===0)return null;let c=i.some(u=>u.looked),d=i.reduce((u,{end:k})=>u+k,0)/i.length/e,f=l.x/n;return a("div",{
class:y("hw-plot hw-roads",f>cn.narrow&&"is-rather-late",f>cn.anywhere&&"is-late",o/e<.5&&"is-low"),key:"roads",style:`--at: ${f}; --up: ${o/e}; --middle: ${d};\
 --roads: ${i.length}`},a("svg",{key:"ways",viewBox:`0 0 40 ${e}`,preserveAspectRatio:"none","aria-hidden":"true"},i.map(({end:u,looked:k},b)=>a("path",{key:b,"\
vector-effect":"non-scaling-stroke",d:`M0 ${e-o}C20 ${e-o} 16 ${e-u} 40 ${e-u}`,class:y(b>0&&"is-second",c&&!k&&"is-other")}))),i.map(({end:u,looked:k})=>a("i",
{key:`end ${u}`,class:y("hw-end",c&&!k&&"is-other"),style:`--up: ${u/e}`})),a("div",{class:"hw-labels",key:"labels"},i.map(u=>a("p",{key:u.end,class:y(c&&!u.looked&&
"is-other")},a("span",{class:"hw-words"},Or(u,o,r)),a("b",{"data-part":u.looked&&"ahead"},u.end),u.looked&&_(r("ahead.condition",{n:u.end}))))))}function Or({end:t,
hearts:e},n,o){return e>0?t>n?o("thread.raised",{n:e}):o("thread.held",{n:e}):t<n?o("thread.falls"):t>n?o("thread.rises"):o("thread.stays")}function Zt(t,e,n){let{day:o,shift:r,now:s}=t[e],l=(o-1)*n+r;return s&&e>0?Math.max(l,Zt(t,e-1,n)+1):l}function un({head:t,track:e,past:n,shifts:o,moments:r=[]}){
let s=o.length,l=r.map(({condition:k},b)=>({x:Zt(r,b,s),up:k})),i=n?.move??1/0,c=r.filter(k=>k.move<=i).length-1,d=l[c]?.x??(t.day-1)*s+t.shift,f=c>=0&&n!==null&&
r[c]?.move!==i,u={x:d+Number(f),up:e.value};return{here:u,before:[...l.filter(({x:k})=>k<u.x),u],later:n===null?[]:[u,...l.filter(({x:k})=>k>u.x)]}}var Ar="M0 6.6C-8 .8-8.6-5.6-3.6-6.6-1.4-7 0-5.2 0-4 0-5.2 1.4-7 3.6-6.6 8.6-5.6 8 .8 0 6.6Z",pn="M0 10C9 10 8 2 14 3S17 13 24 12 28 7 33 9",Er=.6;function kt(t,e,n=null,o=!1){
let{track:r,head:s,past:l,moments:i=[]}=t,c=t.shifts.length,{here:d,before:f,later:u}=un(t);return a("div",{class:"hw-thread",key:"track"},a("div",{class:"hw-pi\
cture",key:"picture",role:"img","aria-label":r.text,"data-why":"condition","data-do":"why"},Tr(r,e,s.day,c),a("div",{class:"hw-plot",key:"line"},Cr(r,f,u),jr(i,
r,c,d.x)),zr(d,r,t.outcome?.died===!0&&l===null)),fn(t,e,n,d),o&&i.length>1&&Nr(i,e,r,c,l?.move??null))}var Tr=V((t,e,n,o)=>{let{stages:r,max:s,shifts:l}=t,i=Array.
from({length:Math.ceil(l/o)},(d,f)=>f+1),c=[s,...r.map(d=>d.to)];return[a("div",{class:"hw-plot hw-bands",key:"bands"},r.map(({stage:d,from:f,to:u})=>a("div",{key:d,
class:`hw-band hw-stage-${d}`,"data-stage":d,style:`--share: ${hn(f,s)-hn(u-1,s)}`},a("i")))),a("div",{class:"hw-names",key:"names"},r.map(({stage:d,name:f})=>a(
"span",{key:d},f))),a("div",{class:"hw-plot hw-scale",key:"scale"},c.map(d=>a("span",{key:d,style:`--up: ${d/s}`,class:y(d>0&&d<s/6&&"is-tight")},d))),a("div",{
class:"hw-plot hw-dawns",key:"dawns"},i.map(d=>a("i",{key:d}))),a("div",{class:"hw-days",key:"days"},i.map(d=>a("b",{key:d,class:y(d===n&&"is-today"),style:`--a\
t: ${(d-.5)*o/l}`},d===n||d===1?e("journal.day",{day:d}):d)))]});function hn(t,e){return Math.max(0,Math.min(e,t+.5))}function mn(t,e){return t.map(({x:n,up:o},r)=>{
let s=t[r-1];if(s===void 0)return`M${n} ${e-o}`;let l=(s.x+n)/2;return`C${l} ${e-s.up} ${l} ${e-o} ${n} ${e-o}`}).join("")}var Cr=(t,e,n)=>{let o=mn(e,t.max),r={
"vector-effect":"non-scaling-stroke"};return a("svg",{class:"hw-line",key:"line",viewBox:`0 0 ${t.shifts} ${t.max}`,preserveAspectRatio:"none","aria-hidden":"tr\
ue"},n.length>1&&a("path",{...r,class:"hw-later",key:"later",d:mn(n,t.max)}),a("path",{...r,class:"hw-edge",key:"edge",d:o}),a("path",{...r,class:"hw-yarn",key:"\
yarn",d:o}),a("path",{...r,class:"hw-stitches",key:"stitches",d:o}))},jr=V((t,{max:e,shifts:n},o,r)=>t.flatMap((s,l)=>{let i=t[l-1]?.care,c=Zt(t,l,o);return l===
0||c===r?[]:a("span",{key:`mark ${l}`,class:y("hw-mark",`is-${i??"knot"}`,c>r&&"is-later"),style:`--at: ${c/n}; --up: ${s.condition/e}`},i==="medical"&&a("svg",
{viewBox:"-8 -8 16 16","aria-hidden":"true"},a("path",{d:Ar})))}));function zr({x:t,up:e},{max:n,shifts:o},r){return a("div",{class:"hw-plot",key:"now"},a("span",
{class:y("hw-here",e/n<Er&&"is-low",t<1&&"is-first",t>o-2&&"is-last"),"data-part":"here",style:`--at: ${t/o}; --up: ${e/n}`},r?a("svg",{class:"hw-loose",key:"lo\
ose",viewBox:"0 0 34 20","aria-hidden":"true"},a("path",{class:"hw-edge",d:pn}),a("path",{class:"hw-yarn",d:pn})):v("needle","hw-needle"),a("b",{key:"number"},e)))}
var Nr=V((t,e,n,o,r)=>a("div",{class:"hw-plot hw-moments",key:"moments",role:"toolbar","aria-label":e("back.heading"),"data-roving":"moments","data-roving-from":"\
end",style:`--shifts: ${n.shifts}; --a-day: ${o}`},t.map((s,l)=>{let i=Zt(t,l,o);return a("button",{key:l,class:y("hw-moment",r!==null&&s.move>r&&"is-later"),style:`\
--at: ${i/n.shifts}; --up: ${s.condition/n.max}; --row: ${i%o}`,title:s.text,"data-do":s.now?"now":"look","data-move":s.move,"data-item":`moment ${l}`,"aria-pre\
ssed":String(r===null?s.now:!s.now&&s.move===r),"aria-label":s.now?e("back.is_now",{text:s.text}):s.text})})));function ne(t,e,n,o,r=""){let s=R(t,{kind:"pawn",pawn:o.pawn});return Br(o,e,s,F(n,o.pawn),n?.pawn===o.pawn,It(t,o),r)}var Br=V((t,e,n,o,r,s,l)=>{let i=[t.text,
n!=="still"&&e(`pawn.${n}`)];return a("button",{key:`pawn ${t.pawn}`,class:`hw-one is-${n}`,"data-do":"pawn","data-pawn":t.pawn,"data-pointed":r,"data-standing":n,
"data-item":`pawn ${t.pawn}`,"data-why":t.name},_(i.filter(Boolean).join(" ")),s.includes("-sit-")&&v("chair","hw-body"),v(s,"hw-body","body"),_t([Rr(t),Dr(e,t)],
de(t,ke(t)),l!==""&&a("span",{class:"hw-note",key:"note"},l)),t.tokens!==null&&K(e,t.tokens,o))});function _t(t,...e){return a("span",{class:"hw-slot",key:"tag",
"aria-hidden":"true"},a("span",{class:"hw-plate"},a("b",null,t),e))}function Rr({name:t,short:e}){return e===t?t:[a("span",{class:"hw-long",key:"long"},t),a("sp\
an",{class:"hw-short",key:"short"},e)]}function Dr(t,e){return e.senior?kn(t("house.senior")):e.manager&&e.place!=="manager_board"&&kn(t("house.leads"))}function kn(t){
return a("span",{class:"hw-role",key:"role"},` · ${t}`)}function ke({partials:t,clears:e=[]}){return[gn("sign-cloth",t.length),gn("sign-sewn",e.length)]}function gn(t,e){
return e>0&&a("span",{class:"hw-count",key:t},v(t,"hw-back"),e>1&&e)}var Ir={break_room:{wide:[0,92,84],least:[0,66,84]},here:{wide:[400,104,224],least:[346,70,206]},past:{wide:[112,92,12],least:[100,70,10]},coming:{wide:[118,0,0],
least:[76,0,0]},on_call:{wide:[112,76,12],least:[94,50,10]},on_leave:{wide:[112,84,16],least:[96,62,10]},left:{wide:[104,76,16],least:[90,60,10]}};function gt(t,e,n,o,r,...s){
let{wide:l,least:i}=Ir[e],[c,d]=[l,i].map(([u,k,b])=>Math.max(u,Math.round(o*k+b))),f=`--wide: ${c}px; --least: ${d}px`;return a(t,{...r,class:y(`hw-room is-${e}`,
n),style:f},q("hw-wall"),s)}function z(t,[e,n,o,r],s="",l=t){let i=v(t,y("hw-at",s),l);return i.props.style=`--x: ${e}; --y: ${n}; --w: ${o}; --h: ${r}`,i}function wn(t,e,n){let{pool:o}=t,r=R(t,{kind:"pool"});return a("button",{class:`hw-one hw-till is-${r}`,key:"pool","data-do":"pool","data-standing":r,"data-why":"\
pool","data-item":"pool"},_(o.text),v(o.tokens>0?"tin":"tin-empty","hw-coins","tin"),_t(e("house.pool"),a("span",{class:"hw-marks",key:"marks"},a("span",{class:"\
hw-count",key:"tokens"},Lt(),o.tokens),ke(o))),K(e,o.tokens,F(n,o.purse)))}function Mn(t,e){if(!e?.cards)return v("pinboard-empty","hw-board");let n={"data-do":"\
about","data-about":`place ${e.id}`};return a("div",{class:"hw-board",key:"letters",role:"group","aria-label":e.text,"data-why":e.id,...n},a("button",{class:"hw\
-thing",key:"board","aria-label":e.name,...n,"data-item":`place ${e.id}`},v("pinboard-empty")),e.cards.map(({card:o,title:r})=>a("button",{class:"hw-letter",key:o,
"aria-label":r,title:r,"data-do":"turn_to","data-item":`letter ${o}`,"data-card":t.told.findIndex(s=>s.card===o)+1},v("letter"))))}var Wr={cupboard:[11,61,110,42],kettle:[8,122,42,36],phone:[-33,34,72,72],"phone-off":[-41,34,88,132],door:[14,40,80,176],"door-coat":[14,40,128,176],"door-gone":[
14,38,112,190]},st=(t,e)=>t.places.find(n=>n.id===e),J=t=>t?.pawns.length??0;function bn(t,e,n){let[o,r]=[st(t,"break_room"),st(t,"manager_board")];return gt("d\
iv","break_room","",J(o)+J(r),{key:"break_room","data-do":"about","data-about":"place break_room"},ge("break_room","cupboard","kettle"),a("div",{class:"hw-peopl\
e",key:"people"},o&&Vt(t,e,n,o,oe(o)),r&&Vt(t,e,n,r,oe(r,e("house.leads")))),Mn(t,st(t,"marked_area")),wn(t,e,n))}function Qn(t,e,n){let[o,r]=[st(t,"on_call"),st(
t,"contact_tile")],s=J(r)>0?"phone-off":"phone";return gt("div","on_call","",J(o)+2.3*J(r),{key:"on_call","data-do":"about","data-about":"place on_call"},!r&&ge(
"on_call",s),a("div",{class:"hw-people",key:"people"},r&&Vt(t,e,n,r,Pr(r,s),r.brief),o&&Vt(t,e,n,o,oe(o),e("house.ready"))))}function yn(t,e,n){return Ln(t,e,n,
"on_leave",o=>J(o)>0?"door-coat":"door")}function xn(t,e,n){return J(st(t,"left"))>0&&Ln(t,e,n,"left",()=>"door-gone")}function Ln(t,e,n,o,r){let s=st(t,o);return gt(
"div",o,"",J(s),{key:o,"data-do":"about","data-about":`place ${o}`},ge(o,r(s)),a("div",{class:"hw-people",key:"people"},s&&Vt(t,e,n,s,oe(s))))}function ge(t,...e){
return a("span",{class:"hw-scenery",key:`scenery ${t}`,"aria-hidden":"true"},e.map(n=>vn(n)))}function Vt(t,e,n,o,r,s){return a("div",{class:`hw-group is-${o.id}`,
key:o.id,role:"group","aria-label":o.text,"data-do":"about","data-about":St(o)},r,o.pawns.map(l=>{let i=B(t,l);return i&&ne(t,e,n,i,s)}))}function oe(t,e){return a(
"h3",{class:"hw-label",key:"label"},a("button",{class:"hw-name","data-do":"about","data-about":St(t),"data-item":St(t)},e===void 0?a("b",null,t.name):[_(t.name),
q("hw-named",a("b",null,e))]))}function vn(t){let e=Wr[t];if(e===void 0)throw new Error(`Nobody knows where «${t}» stands.`);return z(t,e,t.startsWith("phone")?
"is-mid":"")}function Pr(t,e){let n={"data-do":"about","data-about":St(t),"data-item":St(t)};return a("button",{class:"hw-thing",key:"thing","aria-label":t.name,
...n},q("hw-scenery",vn(e)))}function St(t){return`place ${t.id}`}var re=["morning","day","night"],Fr=["bed-up","bed-tired","bed-low","bed-asleep"],Kr=2,$n=[18,52.3,316,208],Ur=z("bed-empty",$n).props.style,Gr=["#c9822b","#fff\
af0","#a4553f","#5c6b7a","#4f7f8c","#d8c6a5","#6f7f56"],Yr=["#fffaf0","#8f8678","#fffaf0","#fffaf0","#fffaf0","#8f8678","#fffaf0"],we=15,qt={y:-53,from:132,most:7},
Xr={"bed-up":[qt,{y:-68,from:132,most:6},{y:-83,from:132,most:4}],"bed-tired":[qt,{y:-68,from:162,most:4}],"bed-low":[{...qt,from:162,most:5},{y:-68,from:162,most:4}],
"bed-asleep":[qt,{y:-68,from:147,most:5}],"bed-emergency":[qt,{y:-67,from:147,most:5}]};function Ot({head:t,shifts:e,outcome:n}){return n===null&&e[t.shift]?.card?.
kind==="emergency"}function Jr(t){return t.outcome?.died?"bed-empty":Ot(t)?"bed-emergency":String(Fr[t.head.stage])}function ta({grid:t}){return t.reduce((e,n)=>e+
n.cards.filter(({state:o})=>o==="clear").length,0)}function Hn(t){return ea(t.head,Jr(t),Ot(t),ta(t))}var ea=V((t,e,n,o)=>{let r=String(re[t.shift]),s=e==="bed-\
asleep";return[q("hw-scenery",z(`window-${r}`,[214,34,150,170]),r!=="night"&&z("light-window",[26,46,326,222]),r==="night"&&!s&&z("light-lamp",[-20,64,280,204]),
!s&&z(n?"lamp-alarm":"lamp",[28,26,124,42],"hw-lamp","lamp"),(n||t.stage<Kr)&&e!=="bed-empty"&&z(n?"monitor-alarm":"monitor",[20,84,62,46],"","monitor")),z(e,$n,
"hw-bed","bed"),o>0&&na(e,o)].filter(l=>l!==!1)});function na(t,e){let n=(Xr[t]??[]).flatMap(({y:o,from:r,most:s})=>Array.from({length:s},(l,i)=>({x:r+i*we,y:o})));
return a("svg",{class:"hw-drawing hw-at hw-bed",key:"blanket",viewBox:"0 -176 270 178",style:Ur,"aria-hidden":"true"},n.slice(0,e).map(({x:o,y:r},s)=>{let[l,i]=[
Gr,Yr].map(c=>String(c[s%c.length]));return[a("rect",{key:`cloth ${s}`,x:o,y:r,width:we,height:we,fill:l,stroke:"#2b2a33"}),a("path",{key:`stitch ${s}`,d:`M${o+
2} ${r+2.2}h11`,stroke:i,"stroke-dasharray":"3 2.4"})]}))}function Zn(t,e,n,o){let r=o.shift===t.head.shift,s=r?"here":o.card?"past":"coming";return gt("article",s,y(`is-${re[o.shift]}`,r&&Ot(t)&&"is-alarm"),o.spaces.reduce(
(l,i)=>l+oa(o,i),0),{key:`shift ${o.shift}`,"aria-label":o.name,"data-do":"card","data-shift":o.shift},a("h3",{class:"hw-label",key:"label"},r&&t.outcome===null?
sa(e,o):la(e,o)),r?Hn(t):aa(o),a("div",{class:"hw-people",key:"people"},(r&&Ot(t)?ra(t,o.spaces):o.spaces).map(l=>ca(t,e,n,o,l))),o.care===null&&_(o.care_text))}
function oa(t,e){return e.pawn!==null||e.covered_by!==null?1:_n(t,e)?.85:.75}function _n({state:t},{pawn:e,covered_by:n}){return t==="done"&&e===null&&n===null}
function ra(t,e){let n=({pawn:o})=>o!==null&&B(t,o)?.senior===!0;return[...e.filter(n),...e.filter(o=>!n(o))]}function aa(t){if(t.card)return q("hw-scenery",z(`\
window-${re[t.shift]}`,[-57,34,123,139],"is-mid"));let e=z("window-curtain",[0,34,0,139],"hw-curtain");return e.props.preserveAspectRatio="none",q("hw-scenery",
e)}function sa(t,e){return a("span",{class:"hw-name",key:"now"},a("b",null,e.short),` ${t("shift.now")}`)}function la(t,e){let{card:n}=e;return a("button",{class:"\
hw-name",key:"card",part:n?"patient":void 0,"data-do":"card","data-shift":e.shift,"data-item":`card ${e.shift}`,"data-why":n?.id},_(n?`${e.name}, ${t("shift.don\
e")}. ${e.care_text} ${n.spoken}`:e.text),q("hw-named",a("b",null,e.short),e.care!==null&&ia(t,e.care)))}function ia(t,e){let n=e==="medical";return[v(n?"sign-h\
eart":"sign-ring",n?"hw-heart":"hw-ring"),a("span",{class:"hw-given",key:"given"},t(n?"house.medical":"house.palliative"))]}function ca(t,e,n,o,r){let s=`space ${o.
shift} ${r.space}`,l=r.pawn===null?void 0:B(t,r.pawn);if(l)return ne(t,e,n,l);let i=r.covered_by===null?void 0:B(t,r.covered_by),c=_n(o,r);return a("button",{class:y(
"hw-one is-nobody",c&&"is-over"),key:s,"data-item":s,"data-do":"about","data-about":s},_(`${o.name}. ${r.text}`),!c&&v("place-empty","hw-body"),_t(i?e("house.co\
vers",{name:i.name}):e(c?"house.nobody":"house.empty")))}var da=2;function Vn(t,e,n=null){let o=t.head.shift===da&&t.outcome===null;return a("section",{class:y("hw-house",o&&"is-dark"),key:"house","aria-label":e("head\
ing.house"),"data-roving":"house"},bn(t,e,n),t.shifts.map(r=>Zn(t,e,n,r)),Qn(t,e,n),yn(t,e,n),xn(t,e,n))}var fa=2;function Sn(t,e,n,o,r){return ut(t,o,n("heading.board"),y("is-house",`is-at-${o.tab}`,ua(t)&&"is-night"),Tt(t,n),te(t,n,o),kt(t,n,r,!0),a("div",{class:"\
ho-below",part:"below"},ee(t,n,o),Vn(t,n,r),a("div",{class:"hw-desk",key:"desk"},pa(t,n),X(t,n,o),d1(t,n,o),Y(t,n,o)),a("div",{class:"ho-side",key:"side"},G(t,n,
o),U(e,n,o,t.past))),c1(t,n,o))}function ua({head:t,outcome:e}){return t.shift===fa&&e===null}function pa({head:t,shifts:e,outcome:n},o){let r=e[t.shift];return!r||
n!==null?null:a("div",{class:"hw-desk-card",key:"card","data-roving":"card"},r.card?Xt(r.card,r.shift,o):a("button",{class:"hw-face-down",key:"none","aria-label":r.
text,"data-do":"card","data-shift":r.shift,"data-item":`card ${r.shift}`},v("card-back")))}function qn(t,e,n,o){let r=ot(t,o);return o.house&&!o.large?Sn(t,e,n,o,r):ut(t,o,n("heading.board"),o.large?"is-large":"",Tt(t,n),te(t,n,o),kt(t,n,r,!0),a("div",
{class:"ho-below",part:"below"},ee(t,n,o),o.large?nn(t,e,n,o,r):ha(t,e,n,o,r)))}function ha(t,e,n,o,r){return a("div",{class:"ho-ward",key:"ward"},X(t,n,o),Jt(t,
n,r),a("div",{class:"ho-floor",key:"floor"},ht(t,n,r),Ft(t,n,r)),Y(t,n,o),a("div",{class:"ho-side",key:"side"},G(t,n,o),U(e,n,o,t.past)))}var An={condition_track:{draw:({view:t,say:e})=>[a("ul",{class:"ho-facts",key:"facts","data-roving":"facts"},me(t)),kt(t,e)],name:t=>t("part.condition_track"),facts:t=>[
t.track.text],plays:!1},patient_card:{draw:({view:t,say:e,desk:n,model:o})=>a("div",{class:"ho-shifts",key:"shifts","data-roving":"shifts"},he(t,e,On(t,o),ot(t,
n),!0)),name:t=>t("part.patient_card"),facts:(t,e)=>{let{card:n,text:o,spaces:r,care_text:s}=On(t,e);return n===null?[o]:[n.spoken,...r.map(l=>l.text),s]},plays:!0},
roster:{draw:({view:t,say:e,desk:n})=>tn(t,e,n,ot(t,n)),name:t=>t("part.roster"),facts:t=>[...t.pawns.map(e=>e.text),t.pool.text],plays:!0},memory_grid:{draw:({
view:t,say:e,desk:n})=>Y(t,e,n),name:t=>t("part.memory_grid"),facts:(t,e,n)=>t.grid.flatMap(o=>o.cards.map(r=>T(n,r))),plays:!0},prompt:{draw:({view:t,say:e,desk:n})=>X(
t,e,n,!0),name:t=>t("part.prompt"),facts:t=>[t.outcome===null?Yt(t):t.outcome.title],plays:!0},journal:{draw:({view:t,lines:e,say:n,desk:o,model:r})=>U(e,n,o,t.
past,r.get("last")),name:t=>t("part.journal"),facts:()=>[],plays:!1}};function En(t){let e=An[t.get("part")];return e===void 0?qn:(n,o,r,s)=>ut(n,s,e.name(r),"i\
s-part",a("h2",{class:"ho-hidden",key:"name"},e.name(r)),n.branch!==null&&a("p",{key:"branch"},n.branch.text),n.past!==null&&a("p",{key:"past"},r("back.looking",
{text:n.past.text})),e.draw({view:n,lines:o,say:r,desk:s,model:t}),zt(r,s),Gt(r,s),s.notice?.answers&&fe(n,r,s,s.notice.answers),e.plays&&ma(n,r,s))}function Tn(t,e,n,o){
let{facts:r=()=>[]}=An[t.get("part")]??{},s=new Set(r(e,t,o));return r(n,t,o).filter(l=>!s.has(l)).join(" ")}function On(t,e){return t.shifts[e.get("shift")??t.
head.shift]}function ma(t,e,n){return a("div",{class:"ho-after",part:"after"},t.can_undo&&x("ho-plain",e("undo"),{key:"undo","data-do":"undo"}),jt(e,n))}function Cn(t){let{model:e,exchange:n,desk:o,root:r,voice:s,signal:l,viewNow:i,say:c,show:d,inform:f,focusOnQuestion:u}=t;async function k(m,M){h1(s,i().revision);
let w=n.ask(e,{...m,game:e.get("game_id"),revision:i().revision});if(w===null)return;let g=await w;if(!l.aborted){if(g.kind==="done"){u(!M);return}t.tell(g.text||
c()("silence"))}}function b(m,M,w){let g=rt(i(),m);if(g===null)Q(M);else if("take"in g)k({kind:"act",action:g.take.code},w);else if("barred"in g){let H=g.barred.
map(Z=>({text:[Z.text,Z.why,Z.unlock].filter(Boolean).join(" – "),rule:Z.rule}));f({title:"",lines:H})}else{let H=c()("several",{n:g.choose.length});f({title:"",
lines:[{text:H,rule:""}],answers:g.choose});let Z=g.choose[0],C=Z&&r.querySelector(`[data-do=act][data-code="${Z.code}"]`);C instanceof HTMLElement&&C.focus()}}
function Q(m){let M=At(i(),c(),m);M.length>0&&f({title:"",lines:M})}function p(){o.notice=null,d(),u(!0)}let h=({dataset:{pawn:m,timeline:M,shift:w}})=>({pawn:Number(
m),timeline:Number(M),shift:Number(w)});return{deeds:{act:(m,M)=>{k({kind:"act",action:Number(m.dataset.code)},M)},undo:(m,M)=>{k({kind:"undo"},M)},pawn:(m,M)=>{
let{pawn:w}=h(m);b({kind:"pawn",pawn:w},`pawn ${w}`,M)},pool:(m,M)=>b({kind:"pool"},"pool",M),timeline:(m,M)=>{let{timeline:w}=h(m);b({kind:"timeline",timeline:w},
`timeline ${w}`,M)},card:(m,M)=>{let{shift:w}=h(m);b({kind:"card",now:i().shifts[w]?.state==="now"},`card ${w}`,M)},about:m=>Q(m.dataset.about??""),notice:p},key(m,M){
if(m.key==="ArrowDown"&&M.matches("[data-focus=question]"))return t.focusOn("[data-roving=actions] [data-item]"),!0;let w=Bt(m),g=w===null?null:r.querySelector(
`[data-do=act][data-key="${w}"]`);return g instanceof HTMLElement?(k({kind:"act",action:Number(g.dataset.code)},!0),!0):!1},viewChanged(){o.story||t.goToQuestion()},
escape(){return o.notice===null?!1:(p(),!0)}}}var jn="[data-do=act], [data-do=pawn], [data-do=pool], [data-do=timeline]",ka=80;function zn(t){let{root:e,desk:n,viewNow:o,say:r,show:s,focused:l,announce:i,focusOn:c,
signal:d}=t,f=null,u=null,k;d.addEventListener("abort",()=>clearTimeout(k));function b(){let g=l(),H=u?.isConnected?u:g?.matches(":focus-visible")?g:null;return e.
contains(H)?H:null}function Q(g){n.looked=g==null?null:{code:g,revision:o().revision}}function p(){let g=o();if(e.dataset.revision!==String(g.revision))return;let H=b(),
Z=H&&ga(g,H);Z!==(n.looked?.revision===g.revision?n.looked.code:null)&&(Q(Z),s())}function h(g){if(g.pointerType==="touch")return;let H=g.target instanceof Element?
g.target.closest(jn):null;H!==f&&m(H)}function m(g){clearTimeout(k),f=g,g?k=setTimeout(M,ka):M()}function M(){u=f,p()}e.addEventListener("pointermove",h,{signal:d}),
e.addEventListener("pointerleave",h,{signal:d}),e.addEventListener("focusin",p,{signal:d}),e.addEventListener("focusout",()=>{queueMicrotask(p)},{signal:d}),e.addEventListener(
"toggle",wa,{signal:d,capture:!0});function w(g){n.hints=g,s(),nt(g,o())&&i(et(o(),r())),c("[data-do=explain]")}return{deeds:{explain:()=>w(a1(n.hints,o())),hints:()=>w(
s1(n.hints))},viewChanged(){clearTimeout(k),f=u=null;let g=b()?.closest("[data-do=act]");Q(g instanceof HTMLElement?o().actions[Number(g.dataset.item?.split(" ")[1])]?.
code:null)},drawn:p}}function ga(t,e){let n=e.closest(jn);if(!(n instanceof HTMLElement))return null;let{code:o,pawn:r,timeline:s}=n.dataset;if(n.dataset.do==="\
act")return Number(o);let l=n.dataset.do==="pawn"?rt(t,{kind:"pawn",pawn:Number(r)}):n.dataset.do==="pool"?rt(t,{kind:"pool"}):rt(t,{kind:"timeline",timeline:Number(
s)});return l!==null&&"take"in l?l.take.code:null}function wa({target:t}){let e=t instanceof HTMLDetailsElement&&t.open?t.closest("[data-scroll]"):null;if(!e)return;
let[n,o]=[t,e].map(r=>r.getBoundingClientRect().top);e.scrollTop+=Number(n)-Number(o)}function Nn({desk:t,root:e,signal:n,whole:o,viewNow:r,say:s,show:l,focused:i,announce:c,bringIntoSight:d,focusOnQuestion:f}){let u=r(),k=null;function b(h,m=1){
k=h,t.story=m,l(),f(!0),c(at(r(),s(),t))}function Q(){t.story=0,l(),k?.isConnected?k.focus({preventScroll:!0}):(f(!0),d("prompt")),k=null}function p(h){let m=r().
told[h-1];m!==void 0&&(t.story=h,l(),e.querySelector("[data-part=told]")?.scrollTo(0,0),d("story_card"),c(`${m.title}. ${at(r(),s(),t)}`))}return e.addEventListener(
"focusin",({target:h})=>{!t.story||!(h instanceof Element)||(h.matches("[data-focus=story]")&&d("story_card"),!(Me(h)||h.closest("[data-part=below]")===null)&&(t.
story=0,k=null,l()))},{signal:n}),{deeds:{story:h=>t.story?Q():b(h),turn_to(h){let m=Number(h.dataset.card);t.story?p(m):b(h,m)}},key(h,m){if(!Me(m))return!1;let M={
ArrowLeft:-1,ArrowRight:1}[h.key];return M===void 0?Bt(h)!==null:(h.repeat||(t.story+M>r().told.length?Q():p(t.story+M)),!0)},escape(){return t.story?(Q(),!0):!1},
viewChanged(){let h=u;u=r();let m=Me(i());ft(u)!==ft(h)?t.story=0:u.told.length>h.told.length?t.story=o?h.told.length+1:0:u.revision!==h.revision&&!m&&(t.story=
0)}}}function Me(t){return t?.closest("[data-part=story]")!=null}var Ma=6;function Bn(t,e,n,o){if(e.length<t.length)return n("taken_back");let r=e.slice(t.length),s=r.length-Ma,l=r.filter((c,d)=>d>=s||c.matters).map(c=>T(o,c)),
i=r.length-l.length;return(i>0?[n("journal.more",{n:i}),...l]:l).join(" ")}function Rn({model:t,exchange:e,voice:n,part:o,whole:r,desk:s,signal:l,viewNow:i,say:c,announce:d}){let f=i(),u=e.lines(),k="";l.addEventListener("abort",e.observe(
b));function b(){u.length===0&&(u=e.lines())}function Q(p){return p.past!==null?c()("back.looking",{text:p.past.text}):p.branch===null?c()("back.returned"):p.branch.
text}return()=>{let p=i(),h=e.lines(),m=p.outcome===null?Yt(p):`${p.outcome.title}. ${p.outcome.text}`,M=ft(p)!==ft(f),w=M?"asked":m1(n,f.revision),H=M?Q(p):w===
"alone"&&!r&&o!=="journal"?Tn(t,f,p,s):Bn(u,h,c(),s),Z=r&&nt(s.hints,p)?et(p,c()):"",C=m!==k&&(r||w==="asked"),$=r&&H!==""&&s.notes.heard.some(({cover:E})=>j(s,
E))&&c()("cover.choice"),S=p.told.length>f.told.length&&at(p,c(),s);u=h,k=m,f=p,w!==null&&d([H,$,C&&m,C&&Z,S].filter(Boolean).join(" "))}}function Dn({desk:t,model:e,signal:n,viewNow:o,show:r}){let s=new Set,l=[];function i(){let{grid:d,told:f}=o();if(!e.get("arrangement")||l[0]===d&&l[1]===f)return;
l=[d,f];let u=d.flatMap(({timeline:Q,cards:p})=>p.flatMap(({position:h,state:m})=>m==="empty"?[]:[[`${Q}-${h}`,m]])),k=f.flatMap(({card:Q,picture:p})=>p?[[Q,"to\
ld"]]:[]),b=[...u,...k].flatMap(([Q,p])=>s.has(`${Q} ${p}`)?[]:(s.add(`${Q} ${p}`),[Q]));b.length>0&&e.send({kind:"pictures",memories:b})}function c(d){if(d?.kind===
"pictures"){for(let{memory:f,side:u,svg:k,text:b}of d.pictures){let Q=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(k)}`;t.laying.pictures.set(`${f} ${u}`,
{memory:f,side:u,svg:k,text:b,src:Q})}r()}}return e.on("msg:custom",c),n.addEventListener("abort",()=>e.off("msg:custom",c)),i(),{viewChanged:i}}var ba=[Z1,n1,Nn,Ie,$1,Cn,Ce,F1,Ke,an,f1,Dn,zn],Qa=["after","notice","banner","story","noted"].map(t=>`[data-part=${t}]`).join();function In(t,e,n,o){let r=v1(t,
e,n,o,En(t)),{root:s,desk:l,stops:i,signal:c,viewNow:d,show:f,focusOnQuestion:u}=r,k=ba.map($=>$(r)),b=Object.assign({},...k.map($=>$.deeds??{}));k.forEach(r.attach);
let Q=Rn(r);function p(){l.notice=null,l.asking=!1,r.scrollToEnd();for(let $ of k)$.viewChanged?.();f(),Q()}function h(){f(),r.scrollToEnd()}function m(){e.isBusy()||
f()}function M({updates:$=[]}){for(let{kind:S,text:E}of $)S==="trouble"&&r.tell(E)}function w($,S){let E=$.closest("[data-do]")??$;l.asking&&!xa(E)?b.why?.($,S):
b[E.dataset?.do??""]?.(E,S)}function g($){$.target instanceof Element&&w($.target,$ instanceof MouseEvent&&$.detail===0)}function H($){let S=$.target;if(!(!(S instanceof
HTMLElement)||Rt(S))){if($.key==="Escape"){if(!k.some(E=>E.escape?.()))return}else if(Q1(s,S,$.key,i))dt(s,i);else if(La($)&&ya(S))w(S,!0);else if(!k.some(E=>E.
key?.($,S)))return;$.preventDefault(),$.stopPropagation()}}s.addEventListener("click",g,{signal:c}),s.addEventListener("keydown",H,{signal:c});let Z=Object.entries(
{"change:view":p,"change:words":f,"change:labels":m,"change:arrangement":m,"msg:custom":M});for(let[$,S]of Z)t.on($,S);let C=e.observe(h);t.get("take_focus")&&D();
function D(){if(!c.aborted){if(!s.isConnected||s.offsetParent===null){setTimeout(D,30);return}u(!1),r.announce(at(d(),r.say(),l))}}return()=>{r.ends.abort(),C();
for(let[$,S]of Z)t.off($,S);s.remove(),r.voice.remove()}}function ya(t){return t.tagName!=="BUTTON"&&t.dataset.do!==void 0}function xa(t){return t?.closest(Qa)!=
null}function La(t){return t.key==="Enter"||t.key===" "}function va({model:t,code:e,early:n}){let o=Ve(),r=o.attach(t,n),s=()=>e.get("labels")[t.get("labels")],l=new Promise(i=>{let c=()=>s()&&i();e.on("change:labels",
c),c()});return{end:r,async render({model:i,el:c}){await l;let d=ve(c,{styles:e.get("styles"),fonts:e.get("fonts")}),f=In(i,o,c,()=>s()??{});return()=>{f(),d()}}}}export{va as default};
