// Built from widgets/ by `npm run build`. Change the sources there, not this file.
var Fn={sans:"Holding On Sans",serif:"Holding On Serif"};function Le(t,e){let{FontFace:n}=t.defaultView;for(let[r,o]of Object.entries(e)){let[a="",i=""]=r.split(
"-"),l=Uint8Array.from(atob(o),c=>c.charCodeAt(0));t.fonts.add(new n(Fn[a]??a,l,{weight:i}))}}var ve=new WeakMap;function He(t,e){let n=t.ownerDocument;if($e(t,e,n),t.isConnected)return()=>{};let r=new ResizeObserver(()=>{t.isConnected&&(r.disconnect(),$e(
t,e,n))});return r.observe(t),()=>r.disconnect()}function $e(t,{styles:e,fonts:n},r){let o=t.getRootNode(),a=o instanceof ShadowRoot?o:r,i=ve.get(r);if(!i){let{
CSSStyleSheet:l}=r.defaultView;i=new l,i.replaceSync(e),ve.set(r,i),Le(r,n)}a.adoptedStyleSheets.includes(i)||a.adoptedStyleSheets.push(i)}function _e(t){return[t.revision,t.past?.move??null,t.branch!==null]}function Ze(t,e){return Ve(t,{items:e})}function Ve(t,{all:e,items:n,length:r}){if(!n)return e;
let o=Array.isArray(t)?t.slice(0,r):{...t};for(let[a,i]of Object.entries(n))o[a]=Ve(t[a],i);return o}function Kn(){let t=globalThis;return t[Symbol.for("holding_on receivers")]??=new Map}function Se(t,e){Kn().get(t)?.(e)}var Un=2e4,Gn=100;function Yn(t){let{kind:e,text:n="",title:r,links:o,memory:a,side:i,svg:l}=t??{},c=e==="why"?{title:String(r),links:o}:{},d={memory:String(a),
side:String(i),svg:String(l),text:String(n)};return{kind:String(e),text:String(n),...c,...e==="picture"?{picture:d}:{}}}function qe(t=Un){let e=[],n=Math.floor(
Math.random()*1e9),r=new Map,o=new Set,a=!1,i=!1,l=()=>o.forEach(p=>p());function c(p,h){let m=r.get(p);if(!m)return!1;r.delete(p),m.timers.forEach(clearTimeout),
m.resolve(h);let M=a;return a=!1,M}function d(){a=!0,l()}function u(p,h){if(r.size>0)return null;let m=++n,M=new Promise(y=>{let b=setTimeout(()=>c(m,{kind:"sil\
ence",text:""})&&l(),t);r.set(m,{resolve:y,timers:[setTimeout(d,Gn),b]})});return p.send({...h,id:m}),M}function f(p,h){let m=null,M=!1;i=!0;for(let b of h?.updates??
[h])b?.kind==="lines"?M=w(p,b)||M:b?.kind==="view"||b?.name==="view"?m=b:b?.kind==="set"?p.set(b.name,b.value):b?.kind==="deliver"&&Se(String(b.to),b.value);let y=c(
h?.id,Yn(h));i=!1,(m===null||!k(p,m))&&(M||y)&&l()}function w(p,{from:h,lines:m}){let M=(e.at(-1)?.line??-1)+1;return h>M?(p.send({kind:"lines",from:M,id:++n}),
!1):(e=[...e.filter(y=>y.line<h),...m],!0)}function k(p,{value:h,base:m,delta:M}){let y=p.get("view");return h?p.set("view",h):String(m)===String(_e(y))?p.set("\
view",Ze(y,M)):p.send({kind:"view",id:++n}),p.get("view")!==y}function g(p,h=[]){let m=y=>f(p,y);p.on("msg:custom",m),p.on("change:view",M),h.forEach(m);function M(){
p.get("drawn")!=null&&(p.set("drawn",p.get("view").revision),p.save_changes())}return p.send({kind:"lines",from:0,id:++n}),()=>{p.off("msg:custom",m),p.off("cha\
nge:view",M);for(let y of r.values())y.timers.forEach(clearTimeout);r.clear(),o.clear()}}return{attach:g,ask:u,receive:f,lines:()=>e,isLate:()=>a,isBusy:()=>i||
r.size>0&&!a,observe(p){return o.add(p),()=>o.delete(p)}}}function Xn(t,e,n){let[r="",o="",a=""]=n.split(" ");switch(r){case"space":{let i=t.shifts[Number(o)],l=i?.spaces[Number(a)];if(!i||!l)return null;let c=l.covered_by===
null?e("about.space"):e("about.covered");return{text:l.text,is:c,used:`space ${i.state}`}}case"card":{let i=t.shifts[Number(o)];if(!i)return null;let[l,c]=i.card?
[i.card.spoken,e("about.card")]:[i.text,e("about.no_card")];return{text:l,is:c,used:`card ${i.state}`}}case"place":return Jn(t,e,o);case"pawn":{let i=t.pawns.find(
l=>l.pawn===Number(o));return i?{text:i.text,is:""}:null}case"timeline":{let i=t.grid.find(l=>l.timeline===Number(o));return i?{text:i.name,is:e("about.timeline"),
used:r,timeline:i.timeline}:null}case"memory":return{text:"",is:e("about.memory"),used:r,timeline:Number(o)};case"pool":return{text:t.pool.text,is:e("about.pool")};case"\
supply":return{text:t.supply.text,is:e("about.supply")};case"patient":return{text:t.decks.text,is:e("about.patient")};case"partial":return{text:t.decks.text,is:e(
"about.partial")};case"clear":return{text:t.decks.text,is:e("about.clear")};case"hands":return{text:"",is:e("about.hands")};case"objective":return{text:t.head.objective_text,
is:t.head.progress.map(i=>i.text).join(" ")};default:return null}}function Jn(t,e,n){let r=t.places.find(o=>o.id===n)?.text??"";switch(n){case"break_room":return{
text:r,is:e("about.break_room")};case"on_call":return{text:r,is:e("about.on_call")};case"on_leave":return{text:r,is:e("about.on_leave")};case"left":return{text:r,
is:e("about.left")};case"manager_board":return{text:r,is:e("about.manager_board")};case"marked_area":return{text:r,is:e("about.marked_area")};case"contact_tile":
return{text:r,is:e("about.contact_tile")};default:return null}}function Ht(t,e,n){let r=Xn(t,e,n);return r?[...[r.text,r.is].filter(a=>a!=="").map(a=>({text:a,rule:""})),
...tr(t,e,n,r)]:[]}function tr(t,e,n,{used:r=n,timeline:o}){if(t.past!==null)return[{text:e("refused.past"),rule:""}];if(t.outcome!==null)return[];let a=t.used_by[r]??
[],i=d=>a.includes(d.kind)&&(o===void 0||d.timeline===o),l=t.actions.filter(i).map(d=>d.text);if(l.length>0)return[{text:e("about.now",{answers:l.join(" · ")}),
rule:""}];let c=new Map;for(let d of t.barred.filter(i))c.set(d.why,{text:[d.why,d.unlock].filter(Boolean).join(" "),rule:d.rule});return c.size>0?[...c.values()].
slice(0,3):[{text:e("about.asked",{question:t.prompt.text}),rule:t.prompt.rule}]}function s(t,e,...n){let{part:r,key:o=r,...a}=e??{},i=[];return Oe(n,i),r!==void 0&&(a["data-part"]=r),t==="button"&&(a.type="button"),"data-item"in a&&(a.tabindex=
-1),{tag:t,key:o==null?null:String(o),props:a,kids:i}}function Oe(t,e){for(let n of t)n==null||n===!1||(Array.isArray(n)?Oe(n,e):e.push(typeof n=="number"?String(
n):n))}function er(t,e){return t===e?!0:!Array.isArray(t)||!Array.isArray(e)||t.length!==e.length?!1:t.every((n,r)=>n===e[r])}function V(t){let e=new WeakMap;return(...n)=>{
let r=e.get(n[0]);if(r?.from.every((a,i)=>er(a,n[i])))return r.made;let o=t(...n);return e.set(n[0],{from:n,made:o}),o}}function x(t,e,n){return s("button",{class:t,
...n},e)}function _t(t,e,n,r){return x("ho-plain",e,{key:t,"data-do":t,title:n,"aria-pressed":String(r)})}function L(...t){return t.filter(Boolean).join(" ")}function Ae(t,e,n=()=>!1){
return Array.from({length:Math.max(0,e)},(r,o)=>s("i",{class:L(t,n(o)),"aria-hidden":"true"}))}function O(t){return s("span",{class:"ho-hidden",key:"spoken"},t)}
function E(t,...e){return s("span",{class:t,"aria-hidden":"true"},...e)}function Ee(){return{all:!1,cards:{},heard:[]}}function rt({notes:t},e){return t.cards[e]??t.all}function R(t,e){return e!=null&&!rt(t,e.card)}function T(t,e){return R(
t,e.cover)?e.cover.text:e.text}function pt(t,e,n,r,o,a){let i=rt(e,n);return s("div",{class:"ho-noted",key:`noted ${n}`,part:"noted"},s("p",{class:"ho-note"},t(
"cover.note",{note:r})),i&&a!==null&&s("div",{key:"words","data-words":!0},a),s("div",{class:"ho-noted-do",key:"do"},x("ho-plain",Ce(t,i),{key:"words","data-do":"\
words","data-card":n}),!i&&x("ho-plain",t("cover.go_on"),{key:"go on",...o}),x("ho-quiet",e.notes.all?t("cover.hide_all"):t("cover.show_all"),{key:"all","data-d\
o":"all_words"})))}function Te(t,e){let{heard:n}=e.notes;return n.length>0&&s("section",{class:"ho-heard",key:"heard","aria-label":t("cover.heading")},n.map(({text:r,
cover:{card:o,note:a}})=>pt(t,e,o,a,{"data-do":"leave_words","data-card":o},s("p",null,r))))}function Zt(t,e,{line:n,cover:r}){if(!r)return!1;let{card:o,note:a}=r,
i=rt(e,o);return x("ho-ask",Ce(t,i),{key:"words","data-do":"words","data-card":o,"data-item":`words ${n}`,"aria-label":i?t("cover.hide_of",{note:a}):t("cover.sh\
ow_of",{note:a})})}function Ce(t,e){return t(e?"cover.hide":"cover.show")}function je({desk:t,exchange:e,viewNow:n,say:r,show:o,announce:a,focusOnQuestion:i}){function l(u,f){
o();let k=(u.closest("[data-part=detail]")??u.closest("[data-part=noted], li"))?.querySelectorAll("[data-words]")??[];a(f?[...k].map(g=>g.textContent).join(" "):
r()("cover.hidden"))}let c=u=>u.dataset.card??"";function d(u,f){t.notes={...t.notes,cards:{...t.notes.cards,[c(u)]:f}}}return{deeds:{words(u){let f=!rt(t,c(u));
d(u,f),l(u,f)},all_words(u){t.notes={...t.notes,all:!t.notes.all,cards:{}},l(u,t.notes.all)},leave_words(u){d(u,!1),t.notes.heard=t.notes.heard.filter(({cover:f})=>f.
card!==c(u)),o(),i(!0)}},viewChanged(){let{notes:u}=t,f=n().past===null?e.lines():[],w=f.at(-1)?.move;u.heard=f.flatMap(({text:k,cover:g,read_aloud:p,move:h})=>g&&
p&&h===w&&u.cards[g.card]!==!1?[{text:k,cover:g}]:[])}}}function ze(){return{on:!1,held:null,table:null,pictures:new Map}}function ae({laying:t},e){let n=t.on?t.table?.rows[e.timeline-1]:void 0;return e.cards.map((r,o)=>{
let a=n?.[o],i=a?a.memory:`${e.timeline}-${r.position}`,l=a?e.cards.find(u=>`${e.timeline}-${u.position}`===i)??null:r,{text:c,cover:d}=a??r;return{place:r.position,
name:i,memory:l?.state==="empty"?null:l,text:c,cover:d,sides:a?.sides??[],sides_text:a?.sides_text??""}})}function Ne(t,e){if(!e.laying.on)return t;let n=t.grid.
map(r=>{let o=ae(e,r),a=r.cards.map(i=>{let{text:l,cover:c}=o.find(d=>d.memory===i)??i;return{...i,text:l,cover:c}});return{...r,cards:a}});return{...t,grid:n}}
function ot({laying:t},e){return e!==null&&t.table?.tracked.includes(e)===!0}function Re(t,e,{laying:{on:n,held:r,table:o}}){let a=t.grid.some(i=>i.cards.some(l=>l.
state!=="empty"));return s("div",{class:"hw-quilt-head"},s("h3",null,e("heading.memories")),o!==null&&(n||a)&&x("hw-switch",e("arranging.switch"),{key:"laying",
role:"switch","aria-checked":String(n),"data-do":"laying"}),o!==null&&n&&s("p",{part:"fit",class:"hw-fit"},r===null?`${o.text} ${e("arranging.choose")}`:e("arra\
nging.holding")))}function Be(t,e,n){return e.laying.table!==null&&n.state==="clear"&&x("ho-plain",ot(e,e.memory)?t("arranging.untrack"):t("arranging.track"),{key:"\
track","data-do":"track"})}var nr={token:"M12 21.5C5 15.5 1.8 12 1.8 8A5.3 5.3 0 0 1 12 5.7 5.3 5.3 0 0 1 22.2 8c0 4-3.2 7.5-10.2 13.5z",warning:"M12 1.5 23.3 22H.7zM10.9 8.5v7h2.2v-7zM10\
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
 14.5h21L19 22H5zM11 1.5h2.2v11H11zM14.5 3.5l6.5 9h-6.5zM9.5 6v6.5H4z",timeline_5:"M1.5 4.5h21v15h-21zM3.6 6.6v1.9l8.4 6.3 8.4-6.3V6.6L12 12.9z"};function z(t,e="",n=`\
sign ${t}`){return s("svg",{class:L("ho-sign",e),viewBox:"0 0 24 24","aria-hidden":"true",key:n},s("path",{d:nr[t]??""}))}function De(t,e,n){let r=ht(t,n.memory);if(r===void 0)return!1;let{cover:o}=r;return s("div",{class:"ho-detail",part:"detail"},rr(t,n.memory),o&&pt(e,n,o.card,o.
note,{"data-do":"memory"},null),!R(n,o)&&[or(n,r),r.title!==""&&s("h4",{key:"title","data-words":!0},r.title),s("p",{class:"ho-detail-text",key:"text","data-wor\
ds":!0},r.text),r.state==="clear"&&r.words!==null&&s("p",{class:"ho-words",key:"words","data-words":!0},r.words),r.story!==null&&s("p",{class:"ho-story-text",key:"\
story","data-words":!0},r.story)],r.state==="empty"&&Ht(t,e,`memory ${(n.memory??"").replace("-"," ")}`).map(a=>s("p",null,a.text)),Be(e,n,r),x("ho-plain",e("me\
mories.close"),{key:"close","data-do":"memory"}))}function rr(t,e){let n=t.grid.find(({timeline:r})=>e?.startsWith(`${r}-`));return n&&s("div",{class:"hw-detail\
-timeline",part:"timeline"},z(`timeline_${n.timeline}`),n.name)}function or(t,e){let n=t.picture;return n!==null&&n.memory===t.memory&&n.side===e.state&&s("img",
{key:`picture ${n.memory} ${n.side}`,class:"ho-picture",src:`data:image/svg+xml;charset=utf-8,${encodeURIComponent(n.svg)}`,alt:n.text})}function ht(t,e){if(e===
null)return;let[n,r]=e.split("-").map(Number);return t.grid.find(o=>o.timeline===n)?.cards.find(o=>o.position===r)}function Ie(t){let{model:e,exchange:n,desk:r,signal:o,viewNow:a,say:i,show:l,announce:c}=t,{laying:d}=r,u=t.tell;async function f(k,g){let p=n.ask(e,k);if(p===null)
return u(i()("busy"));let h=await p;if(o.aborted)return;if(h.kind!=="done")return u(h.text||i()("silence"));let m=g();return l(),c(`${h.text} ${m}`.trim())}function w(k){
d.held=k,r.memory=k??r.memory,l(),c(k===null?i()("arranging.put_back"):i()("arranging.held"))}return{deeds:{laying(){d.on=!d.on,d.held=r.memory=null,l(),c(d.on?
`${i()("arranging.on")} ${d.table?.text}`:i()("arranging.off"))},lay(k){let{held:g}=d,{memory:p=null,place:h,timeline:m}=k.dataset;g===null&&p===null?u(i()("arr\
anging.nothing")):g===null||g===p?w(g===null?p:null):g[0]===m?f({kind:"lay",memory:g,position:Number(h)},()=>(d.held=null,e.get("arrangement").text)):p!==null?w(
p):u(i()("arranging.row",{timeline:String(g[0])}))},track:()=>{f({kind:"track",memory:r.memory,on:!ot(r,r.memory)},()=>"")}},viewChanged(){d.held!==null&&ht(a(),
d.held)?.state==="empty"&&(d.held=null)},escape(){return d.held===null?!1:(w(null),!0)}}}function Vt({past:t,moments:e=[]},n){let r=t?.move??1/0;return n<0?e.filter(o=>!o.now&&o.move<r).at(-1):e.find(o=>o.move>r)}function Pe(t,e){return[t.branch!==null&&
sr(t,e),t.past!==null&&ar(t,e)]}function ar(t,e){let n=r=>r===void 0?"true":null;return s("section",{class:"ho-banner is-past",key:"past",part:"banner","aria-la\
bel":e("back.banner")},s("p",null,E("ho-banner-sign","↶"),e("back.looking",{text:t.past?.text??""})),s("div",{class:"ho-banner-do"},mt("earlier",e("back.earli\
er"),n(Vt(t,-1))),mt("later",e("back.later"),n(Vt(t,1))),mt("now",e("back.now")),mt("branch",e("back.branch"))))}function sr(t,e){return s("section",{class:"ho-\
banner is-branch",key:"branch",part:"banner","aria-label":e("back.branch_banner")},s("p",null,E("ho-banner-sign","↷"),t.branch?.text??""),s("div",{class:"ho-b\
anner-do"},mt("leave_branch",e("back.leave_branch"))))}function mt(t,e,n){return s("button",{key:t,class:"ho-plain","data-do":t,"aria-disabled":n},e)}function We(t){return s("dialog",{class:"ho-page",lang:t.lang,"aria-label":t.title},s("div",{class:"ho-page-head"},s("h2",{tabindex:-1,autofocus:!0},t.title),s(
"button",{"data-do":"close"},t.close)),s("p",{class:"ho-page-introduction"},t.introduction),s("ol",{class:"ho-page-points",role:"list"},t.points.map(e=>ir(t,e))),
s("h3",null,t.quoting),t.quoting_text.map(e=>s("p",{class:"ho-page-quoting"},e)))}function ir(t,e){return s("li",null,s("h3",null,e.heading),s("dl",null,s("div",
null,s("dt",null,t.in_game),s("dd",null,e.game)),s("div",{class:"ho-page-ward"},s("dt",null,t.on_ward),s("dd",null,e.ward))),s("details",null,s("summary",null,t.
by_rules),s("ul",{role:"list"},e.rules.map(n=>s("li",null,s("span",{class:"ho-rule"},n.id)," ",n.text)))))}var lr="http://www.w3.org/2000/svg",cr=new Set(["svg","g","path","circle","ellipse","rect","polyline"]);function Y(t,e){if(typeof t=="string")return{kid:t,dom:e.
createTextNode(t),kids:[]};let n=cr.has(t.tag)?e.createElementNS(lr,t.tag):e.createElement(t.tag);for(let[o,a]of Object.entries(t.props))Ke(n,o,a);let r=t.kids.
map(o=>Y(o,e));for(let o of r)n.appendChild(o.dom);return{kid:t,dom:n,kids:r}}function St(t,e){if(t.kid===e)return t;let n=t.dom.ownerDocument;if(typeof e=="str\
ing"||typeof t.kid=="string"||e.tag!==t.kid.tag){if(typeof e=="string"&&typeof t.kid=="string")return t.dom.nodeValue=e,{kid:e,dom:t.dom,kids:[]};let o=Y(e,n);return t.
dom.replaceWith(o.dom),o}let r=t.dom;return fr(r,t.kid.props,e.props),{kid:e,dom:r,kids:dr(r,t.kids,e.kids,n)}}function dr(t,e,n,r){let o=[],a=0;for(;a<n.length;a++){
let c=n[a],d=e[a];if(d===void 0||!ur(d.kid,c))break;o.push(St(d,c))}if(a===e.length&&a===n.length)return o;let i=new Map;for(let c=a;c<e.length;c++){let d=e[c];
i.set(Fe(d.kid,c),d)}for(let c=a;c<n.length;c++){let d=n[c],u=Fe(d,c),f=i.get(u);i.delete(u),o.push(f?St(f,d):Y(d,r))}for(let c of i.values())c.dom.remove();let l=a===
0?t.firstChild:o[a-1].dom.nextSibling;for(let c of o.slice(a))c.dom===l?l=l.nextSibling:t.insertBefore(c.dom,l);return o}function ur(t,e){return typeof t!="obje\
ct"||typeof e=="string"?typeof t==typeof e:t.tag===e.tag&&t.key===e.key}function Fe(t,e){return typeof t=="string"?`text ${e}`:t.key===null?`${t.tag} ${e}`:`${t.
tag} key ${t.key}`}function fr(t,e,n){for(let r in e)r in n||t.removeAttribute(r);for(let r in n)e[r]!==n[r]&&Ke(t,r,n[r])}function Ke(t,e,n){n==null||n===!1?t.
removeAttribute(e):t.setAttribute(e,n===!0?"":String(n))}function Ue({model:t,el:e,signal:n,focusOnQuestion:r}){return{deeds:{page:o=>pr(t.get("page"),e,n,()=>{o.isConnected?o.focus():r(!0)})}}}function pr(t,e,n,r){wt(
We(t),e,n,r)}function wt(t,e,n,r,o){let a=Y(t,e.ownerDocument).dom;a.dataset.lmSuppressShortcuts="true";let i=new AbortController,{signal:l}=i;function c(f){i.abort(),
a.close(),a.remove(),f&&r()}function d(f){f.stopPropagation(),f.key==="Escape"&&(f.preventDefault(),c(!0))}function u(f){let w=f.target instanceof Element?f.target.
closest("[data-do]"):null;if(f.target===a&&a.dataset.part!=="pause"||w instanceof HTMLElement&&w.dataset.do==="close")return c(!0);!(w instanceof HTMLElement)||
o===void 0||(c(!1),o(w))}a.addEventListener("keydown",d,{signal:l}),a.addEventListener("click",u,{signal:l}),a.addEventListener("close",()=>c(!0),{signal:l}),n.
addEventListener("abort",()=>c(!1),{signal:l}),e.append(a),a.showModal()}function at(t){return t.split(/\n\s*\n/).filter(e=>e.trim()!=="").map(e=>s("p",null,e.trim()))}function N(t,e){return e!==""&&s("span",{class:"ho-rule",title:t(
"rule",{rule:e})},e)}function se(t){let e=Ge(t);return e===null?{kind:"why",thing:t}:{kind:"why",line:e}}function Ge(t){let e=/^line (\d+)$/.exec(t);return e?Number(e[1]):null}function ie(t,e,n,r,o){
let{head:a}=t,i=Ge(o);return i!==null?mr(e,r,i,""):{condition:a.condition_text,warnings:a.warnings_text,manager:a.manager_text,shift:a.shift_text,day:a.day_text,
prompt:t.prompt.text,outcome:t.outcome?.title,pool:t.pool.text,marked_area:t.places.find(c=>c.cards)?.text}[o]??hr(t,n,o)??wr(t,r,o)}function hr(t,e,n){for(let{
name:r}of t.pawns){if(n===r)return e("why.place",{name:r});if(n===`${r} stress`)return e("why.stress",{name:r});if(n===`${r} tokens`)return e("why.tokens",{name:r})}}
function mr(t,e,n,r){let o=t.find(a=>a.line===n);return o?T(e,o):r}function Ye(t,e,n){return t.map(r=>{let o=e.find(a=>a.line===r.line);return R(n,o?.cover)?{...r,
text:o.cover.text}:r})}function wr(t,e,n){let r=t.shifts.find(l=>l.card?.id===n)?.card;if(r)return`${r.kind_text}. ${r.text}`;let[o,a]=n.split("-").map(Number),
i=t.grid.find(l=>l.timeline===o)?.cards.find(l=>l.position===a);return!i||R(e,i.cover)?i?.cover?.text??"":i.title||(i.words??"")||i.text}function Xe(t,e){let n=t.
pawns.find(o=>[o.name,`${o.name} stress`,`${o.name} tokens`].includes(e));return n?[n.name,n.stress_max>0&&`${n.name} stress`,n.tokens!==null&&`${n.name} tokens`].
filter(o=>o!==!1&&o!==e).map(String):[]}function qt(t,e,n){return x("ho-ask",t("why.ask"),{"data-do":"why","data-item":`line ${e.line}`,"aria-label":t("why.line",
{text:n}),"aria-haspopup":"dialog"})}function Ot(t,e){return _t("asking",t("why.ask"),t("why.key"),e.asking)}function At(t,e){return e.asking&&s("p",{class:"ho-\
asking",key:"asking"},t("why.asking"))}function Je(t,{lang:e,what:n,title:r,links:o,more:a}){let i=n===""?r:t("why.title",{what:n});return s("dialog",{class:"ho\
-page ho-why",lang:e,"aria-label":i},s("div",{class:"ho-page-head"},s("h2",{tabindex:-1,autofocus:!0},i),s("button",{"data-do":"close"},t("notice.close"))),o.length===
0?s("p",{class:"ho-page-introduction",key:"none"},t("why.none")):s("ol",{role:"list",key:"chain"},o.map((l,c)=>kr(t,l,c))),a.length>0&&s("p",{class:"ho-more",key:"\
more"},s("span",null,t("why.more")," "),a.map(({thing:l,name:c})=>[s("button",{key:l,"data-do":"why","data-why":l},c)," "])))}function kr(t,e,n){return s("li",{
key:n},n>0&&s("p",{class:"ho-because",key:"because"},t("why.because")),s("p",{class:"ho-cause"},e.text),s("p",{class:"ho-cause-rule"},e.wording," ",N(t,e.rule),
e.pages_text!==""&&[" ",s("span",{class:"ho-pages",key:"pages"},e.pages_text)],le(e.lesson)))}function le(t){let e=globalThis.document?.body.dataset.baseUrl;return t==
null||e===void 0?!1:[" ",s("a",{key:"lesson",href:`${e}render/${t.page}`,target:"_blank",rel:"noopener"},t.text)]}function t1(t){let{model:e,exchange:n,el:r,root:o,focused:a,desk:i,viewNow:l,say:c,show:d,announce:u,focusBack:f,focusOnQuestion:w}=t,k=t.tell,g=null;async function p($,Q){
let _=n.ask(e,$);if(_===null)return void k(c()("busy"));let S=await _;if(!t.signal.aborted){if(S.kind===Q)return S;k(S.text||c()("silence"))}}async function h($,Q){
let _=await p(se($),"why");if(_===void 0)return;let S=l(),F=c(),nt=K=>ie(S,n.lines(),F,i,K),ft=Xe(S,$).map(K=>({thing:K,name:nt(K)})),{title:$t=""}=_,G=Ye(_.links??
[],n.lines(),i);if(b(!1),t.whole)return m({thing:$,what:nt($),title:$t,links:G,more:ft},Q);wt(Je(F,{lang:S.lang,what:nt($),title:$t,links:G,more:ft}),r,t.signal,
()=>f(Q),K=>{h(K.dataset.why??"",Q)})}function m($,Q){Q.closest("[data-part=pinned]")===null&&(g=Q),i.slip=$,d(),t.focusOn("[data-part=slip_title]"),t.bringIntoSight(
"pinned")}async function M($){let Q=l().outcome===null?"prompt":"outcome";if(i.slip?.thing===Q)return y();let _=n.ask(e,se(Q));if(_===null)return void k(c()("bu\
sy"));let{links:S=[],title:F=""}=await _;t.signal.aborted||m({thing:Q,what:ie(l(),[],c(),i,Q),title:F,links:S,more:[]},$)}function y(){i.slip=null,i.hints={...i.
hints,open:null},d(),g?.isConnected?f(g):w(!0),g=null}function b($){i.asking!==$&&(i.asking=$,i.notice=null,i.slip=null,d(),u($?c()("why.asking"):c()("why.ended")))}
function Z($){let Q=$.closest("[data-why]");if(!(Q instanceof HTMLElement)||!o.contains(Q)){k(c()("why.nothing")),i.asking&&!o.contains(a())&&f(o);return}h(Q.dataset.
why??"",$ instanceof HTMLElement?$:Q)}async function A($){let Q=Vt(l(),$);Q===void 0?k(c()("back.first")):await C(Q.now?{kind:"now"}:{kind:"look",move:Q.move})}
async function C($){await p($,"done")}return{deeds:{why:Z,asking:()=>b(!i.asking),slip:$=>{M($)},slip_away:y,look:$=>{C({kind:"look",move:Number($.dataset.move)})},
earlier:()=>{A(-1)},later:()=>{A(1)},now:()=>{C({kind:"now"})},branch:()=>{C({kind:"branch"})},leave_branch:()=>{C({kind:"leave_branch"})}},key($,Q){return gr($)?
(Z(Q),!0):!1},escape(){if(i.slip!==null)y();else if(i.asking)b(!1);else return!1;return!0},viewChanged(){i.slip=null}}}function gr(t){return t.key.toLowerCase()===
"w"&&!t.ctrlKey&&!t.altKey&&!t.metaKey}function e1(){return{off:!1,told:[],open:null}}function I(t,e){if(t.past!==null||t.outcome!==null)return"";let n=`hint.${t.prompt.topic}`,r=e(n);return r===n?"":
r}function n1(t,e,n){if(e.past!==null||t.open===Et(e))return t;let{topic:r}=e.prompt;return t.off||t.told.includes(r)||I(e,n)===""?t.open===null?t:{...t,open:null}:
{...t,told:[...t.told,r],open:Et(e)}}function r1(t,e){return{...t,open:P(t,e)?null:Et(e)}}function o1(t){return t.off?{...t,off:!1}:{...t,off:!0,open:null}}function P(t,e){
return t.open===Et(e)}function a1(t,e,n){return P(n,t)&&ce(t,e,n)}function ce(t,e,n){let r=I(t,e);return r!==""&&s("div",{class:"ho-hint",key:"hint",role:"note",
"aria-label":e("explain.heading")},s("p",null,r),x("ho-quiet",n.off?e("explain.on"):e("explain.off"),{"data-do":"hints"}))}function s1(t,e,n){return I(t,e)!==""&&
x("ho-quiet",e("explain.this"),{key:"explain","data-do":"explain","aria-expanded":String(P(n,t))})}function Et(t){return`${t.revision} ${t.prompt.topic}`}var Mr={svg:["viewBox"],g:["transform"],path:["d"],circle:["cx","cy","r"],ellipse:["cx","cy","rx","ry"],rect:["x","y","width","height"]},br=t=>Mr[t]??[];function i1(t,e){let n=br(t),r=n.length===1?[e]:e.split(" ");return Object.fromEntries(n.map((o,a)=>[o,r[a]??""]).filter(([,o])=>o!==""))}var Tt=JSON.parse('{"looks":[["path",{"fill":"#f6e3b4","stroke-width":"0","stroke":"none","opacity":".6"}],["path",{"fill":"none","stroke-width":"5"}],["path",{\
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
fill":"#fffaf0","fill-opacity":".3","stroke":"currentColor","stroke-width":"2","stroke-dasharray":"6 4"}],["path",{"transform":"translate(0 .6) scale(1.14)","fi\
ll":"#2d7d76","stroke-width":"1.5"}],["path",{"fill":"#a4553f","stroke-width":"1.7"}],["path",{"fill":"none","stroke":"#7d2f5c","stroke-width":"1.7"}],["path",{\
"fill":"#7d2f5c","stroke":"#7d2f5c","stroke-width":"1.6"}],["rect",{"fill":"#fffaf0","stroke-width":"1.7"}],["rect",{"fill":"none","stroke-width":"1.3","stroke-\
dasharray":"2.6 2"}],["circle",{"fill":"#c9822b","stroke-width":"1.1"}],["path",{"transform":"scale(1.24)","fill":"none","stroke-width":"1.5","stroke-dasharray"\
:"2 1.9"}],["path",{"transform":"scale(1.24)","fill":"#2d7d76","stroke-width":"1.5"}],["circle",{"fill":"none"}],["g",{"stroke":"#2b2a33","stroke-width":"1.6","\
stroke-linejoin":"round","stroke-linecap":"round"}],["circle",{"fill":"#fffaf0","stroke-width":"3.2","stroke":"#4a2c0c"}],["rect",{"fill":"#c9822b","stroke-widt\
h":"1.7"}],["path",{"fill":"none","stroke-width":"2","stroke":"#fffaf0"}],["circle",{"fill":"#fffaf0","stroke-width":"0","stroke":"none"}],["rect",{"fill":"#fff\
af0","rx":"2","stroke-width":"1.6"}],["path",{"transform":"translate(0 1.4) scale(1.1)","fill":"#2d7d76","stroke-width":"1.4"}],["path",{"fill":"#283349","strok\
e-width":"1.6"}],["path",{"transform":"translate(-11 -34) scale(1.2)","fill":"#2d7d76","stroke-width":"1.3"}],["path",{"transform":"translate(11 -35) scale(1.2)\
","fill":"#2d7d76","stroke-width":"1.3"}],["path",{"transform":"translate(0 -39) scale(1.4)","fill":"#2d7d76","stroke-width":"1.2"}],["path",{"fill":"none","str\
oke-width":"7"}],["path",{"fill":"none","stroke-width":"3.4","stroke":"#d8c6a5"}],["path",{"fill":"#a4553f","stroke-width":"2.4"}],["path",{"fill":"none","strok\
e-width":"4.4","stroke":"#fffaf0"}],["path",{"fill":"none","stroke-width":"20","stroke":"#5c6b7a"}],["path",{"fill":"none","stroke-width":"3","stroke":"#fffaf0"\
}],["circle",{"fill":"#f1d08a","stroke-width":"1.6"}],["path",{"fill":"#d9ae86","stroke-width":"2.2"}],["rect",{"fill":"#bcd3db","stroke-width":"3"}],["rect",{"\
fill":"#8f8678","rx":"3","stroke-width":"2"}],["rect",{"fill":"#bcd3db","stroke-width":"0","stroke":"none"}],["path",{"fill":"#d3e2e4","stroke-width":"0","strok\
e":"none"}],["path",{"fill":"#ecefe4","stroke-width":"0","stroke":"none"}],["path",{"fill":"#9fb0b6","stroke-width":"0","stroke":"none"}],["rect",{"fill":"none"\
,"stroke-width":"3"}],["rect",{"fill":"#eebb8c","stroke-width":"0","stroke":"none"}],["path",{"fill":"#f3cfa4","stroke-width":"0","stroke":"none"}],["path",{"fi\
ll":"#f6e3c4","stroke-width":"0","stroke":"none"}],["circle",{"fill":"#c9822b","stroke-width":"1.6"}],["path",{"fill":"#a98f78","stroke-width":"0","stroke":"non\
e"}],["rect",{"fill":"#1d2740","stroke-width":"0","stroke":"none"}],["path",{"fill":"#26324e","stroke-width":"0","stroke":"none"}],["path",{"fill":"#33415c","st\
roke-width":"0","stroke":"none"}],["path",{"fill":"#f3e6c8","stroke-width":"1.2"}],["path",{"fill":"#232838","stroke-width":"0","stroke":"none"}]],"drawings":{"\
bed-asleep":[27,"0 -176 270 178",[26,"",[19,"translate(-36 -217)",[0,"M72 94L48 160H152L104 94Z"],[1,"M40 112V80Q40 66 56 66H70Q84 66 88 74"],[2,"M40 112V80Q40 \
66 56 66H70Q84 66 88 74"],[3,"M78 74H100L108 94H70Z"],[4,"M76 94H102Q102 100 89 100Q76 100 76 94Z"],[5,"M40 104V206M292 128V206"],[6,"M40 104V206M292 128V206"],\
[7,"40 212 5"],[8,"40 212 1.8"],[7,"292 212 5"],[8,"292 212 1.8"],[9,"44 160 244 22"],[10,"40 180 252 9"],[11,"M46 160Q42 138 58 134L108 138Q120 148 116 160Z"],\
[12,"M54 144Q58 150 58 154"],[13,"M100 150Q120 140 150 145L154 164H98Q94 156 100 150Z"],[19,"translate(90 136) rotate(-50)",[14,"M-8 16Q-18 10 -18 0Q-17 -18 0 -\
18Q15 -17 16 -4L22 4Q21 7 16.5 6.5Q17 14 9 17Q0 19 -8 16Z"],[15,"M-13 11Q-22 4 -19 -8Q-13 -22 4 -20Q15 -18 16 -8Q8 -12 0 -9Q-5 -6 -5 1Q-9 2 -10 6Z"],[16,"M-8 -1\
8Q-4 -25 3 -19"],[17,"M6.6 -.6q3 2.4 6 0"],[18,"M9.5 10.5h6"]],[20,"M120 164Q118 150 134 146Q190 136 240 145Q272 149 288 153V180Q210 186 120 178Z"],[11,"M120 18\
0Q114 158 128 146L148 143Q136 160 142 181Z"],[21,"M112 152Q132 160 152 150"],[22,"M112 152Q132 160 152 150"],[23,"M150 142Q162 136 174 140Q180 145 172 148Q160 1\
52 150 151Z"],[24,"M156 148Q166 140 180 143Q186 148 178 152Q166 156 157 154Z"],[25,"M168 146Q174 146 180 148"]]]],"bed-calm":[27,"0 -176 270 178",[26,"",[19,"tr\
anslate(-36 -217)",5,6,7,8,9,10,11,12,[11,"M46 158Q44 116 60 112L104 118Q116 140 110 160Z"],[12,"M56 124Q60 140 58 150"],[13,"M88 140Q106 132 142 140L150 162H84\
Q82 148 88 140Z"],[28,"M104 138L112 148L120 137"],[19,"translate(98 122) rotate(-28)",[29,"M-8 16Q-18 10 -18 0Q-17 -18 0 -18Q15 -17 16 -4L22 4Q21 7 16.5 6.5Q17 \
14 9 17Q0 19 -8 16Z"],17,[16,"M-4 -20Q-4 -30 6 -30Q1 -25 5 -19"],[30,"9.5 -1 2.1"],20],[20,"M138 162Q136 144 150 138Q196 122 226 138Q262 144 288 150V180Q210 186\
 138 178Z"],[11,"M138 180Q132 150 148 137L166 134Q152 152 156 181Z"],[31,"M116 146Q134 160 158 152L176 142"],[32,"M116 146Q134 160 158 152L176 142"],[33,"M172 1\
34Q182 130 192 136Q196 144 188 147Q178 150 174 147Z"]]]],"bed-emergency":[27,"0 -176 270 178",[26,"",[19,"translate(-36 -217)",5,6,7,8,9,10,11,12,[11,"M46 160Q4\
0 104 56 86L80 88Q100 130 106 160Z"],[12,"M54 102Q60 124 58 148"],[13,"M88 122Q106 108 126 120Q136 140 138 164H92Q80 142 88 122Z"],[34,"M104 113L115 124L121 115\
"],[19,"translate(116 93) rotate(4)",[35,"M-8 16Q-18 10 -18 0Q-17 -18 0 -18Q15 -17 16 -4L22 4Q21 7 16.5 6.5Q17 14 9 17Q0 19 -8 16Z"],17,37,[36,"9.5 -1.6 3.4"],[\
30,"10.4 -1.6 1.9"],[37,"M4 -8.6l8 -2.6"],[38,"M5 6.5L-12 1"],[39,"M5 4.6Q15 -2 24 4Q27.5 13 18 19Q8 18 5 4.6Z"],[40,"M12 3.6Q13 10 18 15"]],[41,"M134 112Q140 1\
34 122 148"],[42,"M134 112Q140 134 122 148"],[20,"M140 166Q138 152 150 150Q158 142 168 149Q196 134 226 144Q262 149 288 152V180Q210 186 140 178Z"],[11,"M140 181Q\
134 158 148 149L164 150Q154 162 158 182Z"],[43,"M114 128Q104 146 126 142"],[44,"M114 128Q104 146 126 142"],[45,"130 140 6.4"],[43,"M122 124Q146 134 176 112"],[4\
4,"M122 124Q146 134 176 112"],[46,"M174 116Q170 107 177 104L190 96Q194 96 192 100L187 104Q196 100 200 100Q203 103 197 106L192 108Q199 107 201 109Q202 113 194 11\
4Q186 120 180 121Z"]]]],"bed-empty":[27,"0 -176 270 178",[26,"",[19,"translate(-36 -217)",5,6,7,8,9,10,11,12,[11,"M48 160Q46 141 60 139H112Q122 148 118 160Z"],[\
12,"M60 147Q84 142 108 147"],[11,"M122 166Q122 156 132 155H288V180Q210 183 122 180Z"],[12,"M122 170H288"],[47,"M132 155Q146 160 142 181"],[48,"212 134 66 12"],[\
48,"210 145 70 12"],[49,"214 146.4 10 9.4"],[50,"226.6 146.4 10 9.4"],[51,"239.2 146.4 10 9.4"],[52,"251.8 146.4 10 9.4"],[53,"264.4 146.4 10 9.4"],[53,"217 135\
.4 9 9.2"],[54,"229.6 135.4 9 9.2"],[55,"242.2 135.4 9 9.2"],[56,"254.8 135.4 9 9.2"]]]],"bed-low":[27,"0 -176 270 178",[26,"",[19,"translate(-36 -217)",[1,"M56\
 46V160"],[2,"M56 46V160"],[57,"M44 50Q44 42 56 42Q68 42 68 50"],[34,"M61 51H75V78Q68 85 61 78Z"],[58,"M61 65H75V78Q68 85 61 78Z"],5,6,7,8,9,10,11,12,[11,"M46 1\
60Q42 144 58 142H112Q124 150 120 160Z"],[12,"M54 150Q60 147 68 147"],[13,"M104 148Q122 141 150 147L154 164H100Q96 154 104 148Z"],[19,"translate(90 136) rotate(-\
60)",52,17,18,[59,"M6.8 -1.8q2.8 -1.2 5.4 .4"],[60,"M7.4 -1.6h4.2Q11.4 1.6 9.5 1.6Q7.6 1.6 7.4 -1.6Z"],[18,"M4 -6l6.4 -2.2"],56,57,58],[20,"M126 164Q124 150 140\
 147Q200 139 244 146Q272 149 288 153V180Q210 186 126 178Z"],[11,"M126 180Q120 158 134 147L152 145Q142 160 146 181Z"],[21,"M116 152Q136 168 166 163"],[22,"M116 1\
52Q136 168 166 163"],[46,"M164 157Q176 156 186 161Q196 166 192 170Q184 171 178 169Q170 171 163 168Z"],[25,"M178 164Q184 165 190 168"],[61,"M68 83Q68 102 104 105\
Q150 108 154 158"],[62,"M68 83Q68 102 104 105Q150 108 154 158"],[63,"M150 156L159 158L157 166L148 164Z"]]]],"bed-quilt":[27,"0 -176 270 178",[26,"",[19,"transla\
te(-36 -217)",5,6,7,8,9,10,11,12,32,33,34,35,[19,"translate(98 122) rotate(-28)",36,17,37,19,20],40,41,[49,"162 149 15 15"],[64,"M164 151.2h11"],[56,"177 149 15\
 15"],[65,"M179 151.2h11"],[55,"192 149 15 15"],[64,"M194 151.2h11"],[54,"207 149 15 15"],[64,"M209 151.2h11"],[53,"222 149 15 15"],[64,"M224 151.2h11"],[52,"23\
7 149 15 15"],[64,"M239 151.2h11"],[51,"252 149 15 15"],[64,"M254 151.2h11"],[51,"162 164 15 15"],[64,"M164 166.2h11"],[50,"177 164 15 15"],[64,"M179 166.2h11"]\
,[49,"192 164 15 15"],[64,"M194 166.2h11"],[56,"207 164 15 15"],[65,"M209 166.2h11"],[55,"222 164 15 15"],[64,"M224 166.2h11"],[54,"237 164 15 15"],[64,"M239 16\
6.2h11"],[53,"252 164 15 15"],[64,"M254 166.2h11"],42,43,44]]],"bed-tired":[27,"0 -176 270 178",[26,"",[19,"translate(-36 -217)",5,6,7,8,9,10,11,12,[11,"M46 160\
Q42 118 58 108L104 116Q116 140 110 160Z"],[12,"M56 122Q60 140 58 150"],[13,"M88 142Q106 132 142 141L150 162H84Q82 148 88 142Z"],[34,"M104 138L112 148L120 138"],\
[19,"translate(98 120) rotate(-24)",36,17,37,100,101,102,[18,"M9.4 11.4q3 -2.2 6 -.4"],[66,"M18 6.4Q6 10 -9 4"],[67,"M18 6.4Q6 10 -9 4"],[25,"M4 2.6q3 1.6 6 .4"\
]],[61,"M88 124Q70 136 56 120Q44 104 44 76"],[68,"M88 124Q70 136 56 120Q44 104 44 76"],[69,"37 60 14 18"],[70,"44 69 3.2"],[20,"M138 162Q136 146 152 139Q196 124\
 226 138Q262 145 288 151V180Q210 186 138 178Z"],[11,"M138 180Q132 152 149 138L166 134Q152 152 156 181Z"],[71,"M116 146Q134 162 158 154L178 146"],[72,"M116 146Q1\
34 162 158 154L178 146"],[73,"M174 139Q186 136 196 143Q199 150 190 151Q180 153 175 151Z"],[25,"M184 143Q190 144 195 147"]]]],"bed-turned":[27,"0 -176 270 178",[\
26,"",[19,"translate(-36 -217)",5,6,7,8,9,10,11,12,[11,"M46 160Q42 136 58 132L112 138Q124 148 120 160Z"],[12,"M54 142Q58 150 58 154"],[13,"M100 152Q106 126 132 \
126Q156 130 162 164H98Z"],[74,"M112 134Q126 136 132 150"],[19,"translate(92 134) rotate(-30)",[75,"0 0 18.6"],[16,"M-4 -18Q-4 -28 6 -28Q1 -23 5 -17"],[76,"M-10 \
-12Q-2 -16 6 -13M-13 -4Q-4 -9 8 -6M-12 6Q-4 1 6 3"],[77,"M11 9Q18 5 18 -1Q14 -6 9 -2Q8 4 11 9Z"],[78,"M-4 17.6Q2 22 10 16L8 11Q2 15 -4 17.6Z"]],[20,"M122 164Q12\
4 132 150 128Q176 126 196 140Q220 130 244 142Q270 148 288 153V180Q210 186 122 178Z"],[11,"M122 180Q118 140 140 129L156 128Q142 144 146 181Z"],[74,"M196 140Q190 \
152 196 166"]]]],"bed-up":[27,"0 -176 270 178",[26,"",[19,"translate(-36 -217)",5,6,7,8,9,10,11,12,[11,"M46 160Q40 104 58 86L84 90Q104 132 110 160Z"],[12,"M56 1\
02Q62 124 60 148"],[13,"M78 118Q96 106 114 118Q126 140 134 162H84Q72 138 78 118Z"],[34,"M93 111L104 121L109 112"],[19,"translate(100 92) rotate(-2)",36,17,37,38\
,[59,"M8 9q3.4 3.2 7.2 .6"]],[20,"M128 164Q130 146 148 140Q184 114 208 130Q240 144 288 150V180Q210 186 128 178Z"],[11,"M128 180Q124 154 142 140L158 135Q146 154 \
150 182Z"],[19,"translate(162 120)",[34,"M-7 -8H7V8H-7Z"],[37,"M7 -4q6 0 5 5q-1 3 -5 3"],[76,"M-2 -12q3 -4 0 -8M3 -12q3 -4 0 -8"]],[43,"M106 124Q120 148 138 140\
L151 129"],[44,"M106 124Q120 148 138 140L151 129"],[79,"155 125 6.4"]]]],"card-back":[27,"-40 -52 80 104",[26,"",[80,"-36 -48 72 96"],[81,"-30 -42 60 84"],[82,"\
M-30 -14Q-10 -30 0 -14T30 -14"],[83,"M-30 8H-12L-7 -6L0 18L6 -2L10 8H30"],[84,"M-30 8H-12L-7 -6L0 18L6 -2L10 8H30"],[85,"M-12 30h24M-16 -26h32"]]],"chair":[27,"\
-75 -185 140 190",[26,"",[86,"M26 -98V0M-12 -44V0"],[87,"M26 -98V0M-12 -44V0"],[88,"-18 -50 48 9"]]],"cloth-folded":[27,"-70 -48 140 96",[26,"",[89,"-66 -44 132\
 88"],[90,"M-66 44L-10 -4Q0 -11 10 -4L66 44Z"],[91,"M-66 -44L-9 8Q0 15 9 8L66 -44Z"],[92,"M-56 -40L-6 4Q0 9 6 4L56 -40"],[92,"M-60 40H60"],[93,"0 8 13"],[94,"0 \
8 9"],[30,"-3 5 1.7"],[30,"3 5 1.7"],[30,"-3 11 1.7"],[30,"3 11 1.7"],[95,"M-3 5L3 11M3 5L-3 11"]]],"cupboard":[27,"-1 -1 110 42",[26,"",[96,"0 0 108 40"],[59,"\
M54 0V40"]]],"door-coat":[27,"-40 -172 128 176",[26,"",[97,"-34 -166 68 166"],[98,"-22 -152 44 58"],[99,"M-22 -108H-12V-118L0 -128L12 -118V-108H22V-94H-22Z"],[1\
00,"-3 -114 6 6"],[101,"25 -72 3.4"],[102,"M48 -150H74"],[103,"M61 -150V-143"],[104,"M54 -140Q61 -147 68 -140Q76 -134 78 -118L80 -76H68V-70H54V-76H42L44 -118Q46\
 -134 54 -140Z"],[18,"M61 -138V-72M55 -141L61 -130L67 -141"],[74,"M46 -112Q52 -104 51 -84M76 -112Q70 -104 71 -84"],[82,"M52 -70V-66Q52 -62 56 -62"]]],"door-gone\
":[27,"-42 -174 112 190",[26,"",[105,"-38 -170 76 170"],[106,"-34 -166 68 166"],[107,"M-34 -54L-6 -66L34 -50V0H-34Z"],[108,"M-10 -78V-98L2 -108L14 -98V-78Z"],[1\
09,"-1 -92 6 7"],[110,"M34 -166L64 -156V12L34 0Z"],[111,"M42 -148L58 -143V-92L42 -95Z"],[112,"41 -72 3"]]],"door":[27,"-40 -172 80 176",[26,"",235,236,237,238,2\
39]],"face-a1-0":[27,"-32 -32 64 64",[26,"",[113,"0 0 30"],[114,"M-24.5 17.4Q-12 11 0 11Q12 11 24.5 17.4A30 30 0 0 1 -24.5 17.4Z"],[63,"M-7 12L0 22L7 12Z"],[77,\
"M-6 11 H6V15Q0 19 -6 15Z"],[19,"translate(0 -2) rotate(0) scale(0.93)",[110,"M12 -16Q30 -14 27 10Q26 20 20 24Q16 8 12 -2Z"],[115,"0 0 18.5"],[116,"M-19 4Q-23 -\
22 0 -21Q22 -21 19 0Q14 -8 6 -12Q-4 -4 -14 -5Q-18 -2 -19 4Z"],[30,"-6.5 -1 2.7"],[30,"6.5 -1 2.7"],[117,"M-5 8q5 4.5 10 0"]],[118,"0 0 30.4"]]],"face-a1-2":[27,\
"-32 -32 64 64",[26,"",260,261,262,[77,"M-6 12.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 -0.2) rotate(8) scale(0.93)",264,265,266,[119,"M-9.5 -1.6h6M3.5 -1.6h6"],[\
120,"M-8 -.8q1.6 2.6 3.4 0M5 -.8q1.6 2.6 3.4 0"],[12,"M-9 3.4q2.6 1.6 5.2 .2M4 3.6q2.6 1.4 5 -.2"],[37,"M-10 -6l5.5 -2.4M4.5 -8.4l5.5 2.4"],[121,"M-4 10.5q4 -3 \
8 0"]],271]],"face-a1-3":[27,"-32 -32 64 64",[26,"",260,261,262,274,[19,"translate(0 -0.2) rotate(12) scale(0.93)",264,265,266,[122,"M-9.5 -1q3 2.6 6 0M3.5 -1q3\
 2.6 6 0"],[57,"M-10.5 -5l6 -3M4.5 -8l6 3"],[121,"M-5 10q2.5 -2.6 5 0t5 0"]],[123,"M17 23Q24 13 18 4"],[124,"M17 23Q24 13 18 4"],[125,"17 -1 5.2"],[25,"M12.8 -3\
h4.4M12.6 0h4.4"],271]],"face-a1-w":[27,"-32 -32 64 64",[26,"",260,261,262,[77,"M-6 11.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 -1.4) rotate(0) scale(0.93)",264,2\
65,266,[30,"-6.5 -0.6 3.1"],[30,"6.5 -0.6 3.1"],[122,"M-10 -5.6l6 -3.4M4 -9l6 3.4"],[126,"M-3.2 10.8q3.2 -2.8 6.4 0"]],271]],"face-a2-0":[27,"-32 -32 64 64",[26\
,"",260,261,262,[127,"M-6 11 H6V15Q0 19 -6 15Z"],[19,"translate(0 -2) rotate(0) scale(1.06)",[128,"0 0 18.5"],[129,"M-18 4Q-23 -4 -17 -13Q-15 -6 -14 -2ZM18 4Q23\
 -4 17 -13Q15 -6 14 -2Z"],[130,"-6.5 -1 5"],[130,"6.5 -1 5"],[74,"M-1.5 -1h3"],267,268,269],271]],"face-a2-2":[27,"-32 -32 64 64",[26,"",260,261,262,[127,"M-6 1\
2.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 -0.2) rotate(8) scale(1.06)",302,303,304,305,306,275,276,277,278,279],271]],"face-a2-3":[27,"-32 -32 64 64",[26,"",260,\
261,262,310,[19,"translate(0 -0.2) rotate(12) scale(1.06)",302,303,304,305,306,283,284,285],287,288,[131,"17 -1 5.2"],290,271]],"face-a2-w":[27,"-32 -32 64 64",\
[26,"",260,261,262,[127,"M-6 11.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 -1.4) rotate(0) scale(1.06)",302,303,304,305,306,294,295,296,297],271]],"face-a3-0":[27,"\
-32 -32 64 64",[26,"",260,261,262,[19,"translate(0 -3) rotate(0) scale(0.86)",[132,"M-21 4Q-25 -24 0 -24.5Q25 -24 21 4Q24 16 19 30Q0 37 -19 30Q-24 16 -21 4Z"],[\
133,"0 0 18.5"],[134,"M-21 4Q-25 -24 0 -24.5Q25 -24 21 4Q24 16 19 30Q0 37 -19 30Q-24 16 -21 4ZM-15.5 2Q-15 16 0 16.5Q15 16 15.5 2Q15 -14 0 -14Q-15 -14 -15.5 2Z"\
],[47,"M-19 12Q-6 26 18 22M-17 -12Q-4 -20 14 -17"],267,268,269],271]],"face-a3-2":[27,"-32 -32 64 64",[26,"",260,261,262,[19,"translate(0 -1.2) rotate(8) scale(\
0.86)",322,323,324,325,275,276,277,278,279],271]],"face-a3-3":[27,"-32 -32 64 64",[26,"",260,261,262,[19,"translate(0 -1.2) rotate(12) scale(0.86)",322,323,324,\
325,283,284,285],287,288,[135,"17 -1 5.2"],290,271]],"face-a3-w":[27,"-32 -32 64 64",[26,"",260,261,262,[19,"translate(0 -2.4) rotate(0) scale(0.86)",322,323,32\
4,325,294,295,296,297],271]],"face-ann-0":[27,"-32 -32 64 64",[26,"",260,[136,"M-24.5 17.4Q-12 11 0 11Q12 11 24.5 17.4A30 30 0 0 1 -24.5 17.4Z"],[137,"M-7 12L0 \
22L7 12Z"],[77,"M-6 16 H6V15Q0 19 -6 15Z"],[19,"translate(0 3) rotate(0) scale(0.87)",[7,"2 -25 8.5"],265,[138,"M-19 5Q-24 -21 0 -21Q24 -21 19 5Q16 -6 7 -9Q-4 -\
9 -11 -5Q-17 -1 -19 5Z"],267,268,269],271]],"face-ann-2":[27,"-32 -32 64 64",[26,"",260,339,340,[77,"M-6 17.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 4.8) rotate(8\
) scale(0.87)",342,265,343,275,276,277,278,279],271]],"face-ann-3":[27,"-32 -32 64 64",[26,"",260,339,340,347,[19,"translate(0 4.8) rotate(12) scale(0.87)",342,\
265,343,283,284,285],287,[139,"M17 23Q24 13 18 4"],289,290,271]],"face-ann-w":[27,"-32 -32 64 64",[26,"",260,339,340,[77,"M-6 16.6 H6V15Q0 19 -6 15Z"],[19,"tran\
slate(0 3.6) rotate(0) scale(0.87)",342,265,343,294,295,296,297],271]],"face-ben-0":[27,"-32 -32 64 64",[26,"",260,339,[140,"M-7 12L0 22L7 12Z"],[141,"M-6 11 H6\
V15Q0 19 -6 15Z"],[19,"translate(0 -2) rotate(0) scale(1.06)",[142,"0 0 18.5"],[143,"M-18 -3Q-20 -22 2 -21Q20 -21 18 -3Q14 -11 4 -11Q-8 -12 -13 -8Z"],[143,"M-18\
 1Q-17 19 0 19.5Q17 19 18 1Q13 7 7 5.5Q0 3 -7 5.5Q-13 7 -18 1Z"],267,268,[144,"M-5 10q5 4.5 10 0"]],271]],"face-ben-2":[27,"-32 -32 64 64",[26,"",260,339,359,[1\
41,"M-6 12.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 -0.2) rotate(8) scale(1.06)",361,362,363,275,276,277,278,[145,"M-4 12.5q4 -3 8 0"]],271]],"face-ben-3":[27,"-3\
2 -32 64 64",[26,"",260,339,359,368,[19,"translate(0 -0.2) rotate(12) scale(1.06)",361,362,363,283,284,[145,"M-5 12q2.5 -2.6 5 0t5 0"]],287,352,[146,"17 -1 5.2"\
],290,271]],"face-ben-w":[27,"-32 -32 64 64",[26,"",260,339,359,[141,"M-6 11.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 -1.4) rotate(0) scale(1.06)",361,362,363,294\
,295,296,[147,"M-3.2 12.2q3.2 -2.8 6.4 0"]],271]],"face-cleo-0":[27,"-32 -32 64 64",[26,"",260,339,[148,"M-7 12L0 22L7 12Z"],[149,"M-6 15 H6V15Q0 19 -6 15Z"],[1\
9,"translate(0 2) rotate(0) scale(0.82)",[7,"-20 2 9"],[7,"-22 -10 9"],[7,"-15 -20 9"],[7,"-4 -26 9"],[7,"8 -25 9"],[7,"18 -18 9"],[7,"22 -8 9"],[7,"20 4 9"],[1\
50,"0 0 18.5"],[60,"M-18 -3Q-14 -12 0 -11Q14 -12 18 -3Q18 -20 0 -20Q-18 -20 -18 -3Z"],[30,"-6.5 -1 3.2"],[30,"6.5 -1 3.2"],[151,"M-5 8q5 4.5 10 0"]],271]],"face\
-cleo-2":[27,"-32 -32 64 64",[26,"",260,339,383,[149,"M-6 16.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 3.8) rotate(8) scale(0.82)",385,386,387,388,389,390,391,392,\
393,394,[152,"M-9.5 -1.6h6M3.5 -1.6h6"],276,[74,"M-9 3.4q2.6 1.6 5.2 .2M4 3.6q2.6 1.4 5 -.2"],[153,"M-10 -6l5.5 -2.4M4.5 -8.4l5.5 2.4"],[154,"M-4 10.5q4 -3 8 0"\
]],271]],"face-cleo-3":[27,"-32 -32 64 64",[26,"",260,339,383,401,[19,"translate(0 3.8) rotate(12) scale(0.82)",385,386,387,388,389,390,391,392,393,394,[155,"M-\
9.5 -1q3 2.6 6 0M3.5 -1q3 2.6 6 0"],[122,"M-10.5 -5l6 -3M4.5 -8l6 3"],[154,"M-5 10q2.5 -2.6 5 0t5 0"]],287,352,[156,"17 -1 5.2"],290,271]],"face-cleo-w":[27,"-3\
2 -32 64 64",[26,"",260,339,383,[149,"M-6 15.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 2.6) rotate(0) scale(0.82)",385,386,387,388,389,390,391,392,393,394,[30,"-6.\
5 -0.6 3.6"],[30,"6.5 -0.6 3.6"],[155,"M-10 -5.6l6 -3.4M4 -9l6 3.4"],[157,"M-3.2 10.8q3.2 -2.8 6.4 0"]],271]],"face-dev-0":[27,"-32 -32 64 64",[26,"",260,339,[1\
58,"M-7 12L0 22L7 12Z"],[159,"M-6 13 H6V15Q0 19 -6 15Z"],[19,"translate(0 0) rotate(0) scale(0.98)",[160,"0 0 18.5"],[110,"M-20 -4Q-24 -27 1 -28Q25 -27 20 -4Q10\
 -13 1 -14Q-10 -13 -20 -4Z"],[74,"M-19 -7Q-2 -26 14 -24M-8 -13Q6 -24 19 -17"],[161,"M-17 3Q-16 19 0 19.5Q16 19 17 3Q10 9 0 7Q-10 9 -17 3Z"],267,268,364],271]],"\
face-dev-2":[27,"-32 -32 64 64",[26,"",260,339,424,[159,"M-6 14.8 H6V15Q0 19 -6 15Z"],[19,"translate(0 1.8) rotate(8) scale(0.98)",426,427,428,429,275,276,277,2\
78,369],271]],"face-dev-3":[27,"-32 -32 64 64",[26,"",260,339,424,433,[19,"translate(0 1.8) rotate(12) scale(0.98)",426,427,428,429,283,284,373],287,352,[162,"1\
7 -1 5.2"],290,271]],"face-dev-w":[27,"-32 -32 64 64",[26,"",260,339,424,[159,"M-6 13.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 0.6) rotate(0) scale(0.98)",426,427\
,428,429,294,295,296,379],271]],"face-oc1-0":[27,"-32 -32 64 64",[26,"",260,[163,"M-24.5 17.4Q-12 11 0 11Q12 11 24.5 17.4A30 30 0 0 1 -24.5 17.4Z"],262,263,[19,\
"translate(0 -2) rotate(0) scale(0.98)",[164,"M-22 17Q-28 -24 0 -24Q28 -24 22 17Q14 20 12 14H-12Q-14 20 -22 17Z"],265,[129,"M-18 2Q-20 -21 0 -21Q20 -21 18 2Q14 \
-9 4 -13Q-6 -6 -18 2Z"],267,268,269],271]],"face-oc1-2":[27,"-32 -32 64 64",[26,"",260,445,262,274,[19,"translate(0 -0.2) rotate(8) scale(0.98)",446,265,447,275\
,276,277,278,279],271]],"face-oc1-3":[27,"-32 -32 64 64",[26,"",260,445,262,274,[19,"translate(0 -0.2) rotate(12) scale(0.98)",446,265,447,283,284,285],287,[165\
,"M17 23Q24 13 18 4"],289,290,271]],"face-oc1-w":[27,"-32 -32 64 64",[26,"",260,445,262,293,[19,"translate(0 -1.4) rotate(0) scale(0.98)",446,265,447,294,295,29\
6,297],271]],"face-oc2-0":[27,"-32 -32 64 64",[26,"",260,445,262,[166,"M-6 11 H6V15Q0 19 -6 15Z"],[19,"translate(0 -2) rotate(0) scale(1.06)",[167,"0 0 18.5"],[\
138,"M-18 -1Q-22 -22 0 -22Q22 -22 18 -1Q15 -9 12 -10H-12Q-15 -9 -18 -1Z"],395,396,397],271]],"face-oc2-2":[27,"-32 -32 64 64",[26,"",260,445,262,[166,"M-6 12.8 \
H6V15Q0 19 -6 15Z"],[19,"translate(0 -0.2) rotate(8) scale(1.06)",462,463,402,276,403,404,405],271]],"face-oc2-3":[27,"-32 -32 64 64",[26,"",260,445,262,467,[19\
,"translate(0 -0.2) rotate(12) scale(1.06)",462,463,409,410,411],287,455,[168,"17 -1 5.2"],290,271]],"face-oc2-w":[27,"-32 -32 64 64",[26,"",260,445,262,[166,"M\
-6 11.6 H6V15Q0 19 -6 15Z"],[19,"translate(0 -1.4) rotate(0) scale(1.06)",462,463,417,418,419,420],271]],"hands-ask":[27,"-48 0 246 64",[26,"",[169,"M-70 50Q0 4\
4 46 46"],[170,"M-70 50Q0 44 46 46"],[73,"M44 35Q58 33 70 38Q84 42 84 47Q82 51 72 50Q60 56 46 57Z"],[47,"M70 43Q77 44 83 47"],[171,"M220 24Q120 14 62 26"],[172,\
"M220 24Q120 14 62 26"],[19,"translate(58 27) rotate(-8)",[173,"M3 -10Q-12 -15 -25 -11Q-38 -6 -45 3Q-47 8 -42 8Q-35 7 -31 5Q-33 9 -30 11Q-25 11 -21 7Q-14 14 -9 \
12Q-6 9 -9 6Q-4 9 3 9Z"],[47,"M-38 3Q-31 -1 -25 -1M-28 8Q-24 3 -19 2"]]]],"hands-door":[27,"-48 0 246 64",[26,"",[174,"M-48 0H44V64H-48Z"],[57,"M44 0V64"],[59,"\
M-24 0V64"],[175,"20 14 16 40"],[176,"M28 30H76"],[177,"M28 30H76"],[169,"M220 50Q150 50 106 34"],[178,"M220 50Q150 50 106 34"],[19,"translate(98 31) rotate(8) \
scale(1.06)",[173,"M3 -10Q-12 -17 -25 -12Q-33 -7 -32 2Q-31 11 -20 13Q-6 13 3 10Z"],[47,"M-30 -5Q-24 -6 -18 -4M-32 1Q-25 0 -19 2M-29 7Q-24 6 -19 7"]]]],"hands-gi\
ve":[27,"-48 0 246 64",[26,"",[169,"M220 50Q150 54 112 44"],[178,"M220 50Q150 54 112 44"],[19,"translate(110 44) scale(1.08)",[73,"M3 -9Q-6 -12 -11 -17Q-17 -22 \
-21 -18Q-23 -13 -15 -7Q-24 -3 -34 -6Q-45 -10 -48 -5Q-49 1 -38 5Q-22 11 3 10Z"],[47,"M-34 -1Q-41 -1 -46 -4"]],[179,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5\
.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[180,"M54 14l-6 -4M56 26l-7 1M94 14l6 -4"]]],"hands-keep":[27,"-48 0 246 64",[26,"",[169,"M220 50Q150 54 1\
12 42"],[178,"M220 50Q150 54 112 42"],[181,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[19,"translate(10\
6 40) scale(1.12)",[73,"M3 -10Q-12 -17 -25 -12Q-33 -7 -32 2Q-31 11 -20 13Q-6 13 3 10Z"],499]]],"hands-leave-in-peace":[27,"-48 0 246 64",[26,"",[20,"M-48 30Q0 1\
8 60 30Q78 34 84 44L88 64H-48Z"],[182,"M-48 44Q0 34 66 46"],[183,"M52 28Q76 24 92 34Q98 48 96 64H70Q72 44 52 28Z"],[12,"M66 30Q82 40 82 64"],[169,"M220 34Q160 3\
0 122 34"],[178,"M220 34Q160 30 122 34"],[19,"translate(118 34) rotate(-6)",[184,"M3 -9Q-14 -14 -26 -9L-41 -1Q-46 3 -42 6Q-36 7 -28 4Q-33 9 -38 10Q-41 14 -35 15\
Q-16 15 3 9Z"],[47,"M-27 3Q-21 1 -17 2"]]]],"hands-listen":[27,"-48 0 246 64",[26,"",[169,"M-70 56Q-20 50 16 36"],[170,"M-70 56Q-20 50 16 36"],[19,"translate(16\
 34) scale(-1 1) rotate(4)",505,[47,"M-36 -1Q-42 -1 -47 -4"]],[185,"M72 16q5 6 4 13M81 11q8 9 6 21"],[171,"M220 50Q190 50 160 50"],[172,"M220 50Q190 50 160 50"]\
,[19,"translate(156 49)",[73,"M3 -10Q-12 -15 -25 -11Q-38 -6 -45 3Q-47 8 -42 8Q-35 7 -31 5Q-33 9 -30 11Q-25 11 -21 7Q-14 14 -9 12Q-6 9 -9 6Q-4 9 3 9Z"],486]]],"h\
ands-med":[27,"-48 0 246 64",[26,"",[169,"M220 46Q150 50 112 34"],[178,"M220 46Q150 50 112 34"],[19,"translate(60 28)",[102,"M-30 6Q-48 8 -54 24T-90 26T-130 18"\
],[186,"M-30 6Q-48 8 -54 24T-90 26T-130 18"],[187,"-30 -19 62 38"],[188,"-24 -13 26 17"],[189,"M-21 -4h5l3 -6l4 9l3 -5h6"],[190,"10 -5 3.4"],[191,"22 -5 3.4"],[\
74,"M-24 12H24"]],[19,"translate(112 35)",[73,"M3 -9Q-10 -15 -20 -13L-34 -12Q-39 -9 -35 -6L-22 -5Q-26 -1 -23 2Q-25 6 -20 8Q-8 13 3 10Z"],[47,"M-22 -5L-14 -5M-23\
 2L-15 2"]]]],"hands-pall":[27,"-48 0 246 64",[26,"",[169,"M-70 48Q10 52 54 36"],[170,"M-70 48Q10 52 54 36"],[73,"M52 26Q64 22 76 26Q84 30 80 36Q72 44 58 47Z"],\
[169,"M220 22Q140 12 104 22"],[178,"M220 22Q140 12 104 22"],[184,"M108 11Q92 12 80 20Q68 26 70 32Q74 36 82 31L92 28Q84 34 86 39Q92 44 100 38L112 32Z"],[47,"M82 \
31L94 24"]]],"hands-phone":[27,"-48 0 246 64",[26,"",[192,"M-48 50Q-20 34 0 44T40 34"],[186,"M-48 50Q-20 34 0 44T40 34"],[169,"M220 50Q150 52 104 36"],[178,"M22\
0 50Q150 52 104 36"],[19,"translate(70 30) rotate(-8)",[71,"M-36 0H36"],[193,"M-36 0H36"],[71,"M-42 -2V16M42 -2V16"],[193,"M-42 -2V15M42 -2V15"]],[19,"translate\
(98 31) rotate(10) scale(1.06)",[194,"M3 -10Q-12 -17 -25 -12Q-33 -7 -32 2Q-31 11 -20 13Q-6 13 3 10Z"],499]]],"hands-rest":[27,"-48 0 246 64",[26,"",[57,"M-48 52\
H198"],[195,"M-48 53H198V64H-48Z"],[19,"translate(6 0) ",[19,"translate(0 36)",[183,"M-13 -15H13V13Q0 18 -13 13Z"],[103,"M13 -8q11 0 9 8q-2 6 -9 6"],[196,"M-5 -\
20q4 -5 0 -10M5 -20q4 -5 0 -10"]]],[169,"M220 44Q160 48 112 36"],[178,"M220 44Q160 48 112 36"],[19,"translate(64 36)",581,583],[19,"translate(106 36)",[184,"M3 \
-10Q-14 -15 -26 -13Q-36 -12 -37 -8Q-35 -5 -26 -5Q-36 -3 -37 1Q-35 4 -27 3Q-35 6 -34 10Q-30 12 -22 10Q-8 13 3 10Z"]]]],"kettle":[27,"-16 -34 42 36",[26,"",[110,"\
M-12 0Q-14 -22 0 -24Q14 -22 12 0Z"],[197,"M-8 -24Q0 -36 8 -24M12 -12Q20 -14 22 -20"]]],"lamp-alarm":[27,"-62 26 124 42",[26,"",[197,"M0 26V46"],[110,"M-16 46H16\
L26 64H-26Z"],[198,"M-36 44l-16 -8M-40 56h-18M36 44l16 -8M40 56h18"]]],"lamp":[27,"-62 26 124 42",[26,"",597,[3,"M-16 46H16L26 64H-26Z"]]],"letter":[27,"-16 -12\
 32 24",[26,"",[199,"-14 -9 28 19"],[18,"M-14 -9L0 3L14 -9"],[200,"0 -9 2.6"]]],"light-lamp":[27,"0 0 280 204",[201,"M88 0L0 204H280L132 0Z"]],"light-window":[2\
7,"0 0 326 222",[202,"M200 0L326 0L280 222H0Z"]],"monitor-alarm":[27,"-2 -2 62 46",[26,"",[203,"0 0 58 42"],[204,"5 5 48 30"],[205,"M7 22l3 -12l4 22l4 -24l4 22l\
4 -20l4 18l4 -18l4 16"]]],"monitor":[27,"-2 -2 62 46",[26,"",614,615,[206,"M7 22h6l3 -10l4 20l4 -22l4 20l3 -8h14"]]],"needle":[27,"-34 -10 76 20",[26,"",[207,"M\
-30 4Q-20 -8 -12 -3T-4 0"],[208,"M-30 4Q-20 -8 -12 -3T-4 0"],[209,"M0 -3.4Q-7 -3.6 -7 0Q-7 3.6 0 3.4L36 0Z"],[103,"M-4 0H3"],[84,"M-8 -1.6Q-4 -3 -2 0"]]],"perso\
n-a1-coat-0":[27,"-75 -185 140 190",[26,"",[210,"M-9 -62L-10 -8"],[211,"M-9 -62L-10 -8"],[210,"M9 -62L10 -8"],[211,"M9 -62L10 -8"],[212,"M-20 0Q-20 -9 -9 -9L-2 \
-8V0ZM20 0Q20 -9 9 -9L2 -8V0Z"],[110,"M-20 -119Q0 -130 20 -119Q28 -88 27 -34H-27Q-28 -88 -20 -119Z"],[59,"M0 -118V-36M-8 -122L0 -108L8 -122"],[213,"M-19 -112Q-2\
9 -92 -26 -66"],[214,"M-19 -112Q-29 -92 -26 -66"],[125,"-26 -60 5.8"],[213,"M19 -112Q29 -92 26 -62"],[214,"M19 -112Q29 -92 26 -62"],[215,"M18 -56Q26 -70 34 -56"\
],[132,"M14 -56H38V-30H14Z"],[125,"26 -60 5.8"],[77,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)",264,265,266,[30,"-3.5 -1 2.1"],38,[216,\
"M-2 8q5 4.5 10 0"]]]],"person-a1-coat-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,634,635,636,637,638,639,640,641,642,643,644,[19,"translate(0 -148) r\
otate(0)",264,265,266,645,38,[216,"M-1 9.5h8"],[47,"M-6 -6.5l5 -.8M7 -7.3l5 .8"]]]],"person-a1-coat-2":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,634,635\
,636,637,638,639,640,641,642,643,644,[19,"translate(0 -148) rotate(0)",264,265,266,[37,"M-6.5 -1.6h6M6.5 -1.6h6"],[120,"M-5 -.8q1.6 2.6 3.4 0M8 -.8q1.6 2.6 3.4 \
0"],[217,"M-6 3.4q2.6 1.6 5.2 .2M7 3.6q2.6 1.4 5 -.2"],[74,"M-7 -6l5.5 -2.4M7.5 -8.4l5.5 2.4"],[218,"M-1 10.5q4 -3 8 0"]]]],"person-a1-cover-w":[27,"-75 -185 14\
0 190",[26,"",629,630,631,632,633,[19,"rotate(-4 0 -60)",[213,"M18 -112Q36 -104 46 -86"],[219,"M18 -112Q36 -104 46 -86"],[125,"48 -82 5.8"],[20,"M-19 -119Q0 -13\
0 19 -119Q26 -92 23 -54H-23Q-26 -92 -19 -119Z"],[220,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],[221,"M6 -104H15V-94H6Z"],[213,"M-17 -112Q-34 -98 -46 -78"],[219,\
"M-17 -112Q-34 -98 -46 -78"],[125,"-49 -75 5.8"],644,[19,"translate(0 -148) rotate(-6)",264,265,266,[30,"-8.5 -0.6 2.4"],[30,"4.5 -0.6 2.4"],[17,"M-12 -5.6l6 -3\
.4M2 -9l6 3.4"],[222,"M-5.2 10.8q3.2 -2.8 6.4 0"]]]]],"person-a1-cup-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,[213,"M-18 -112Q-28 -92 -2\
4 -68"],[219,"M-18 -112Q-28 -92 -24 -68"],[125,"-24 -62 5.8"],[19,"translate(6 -92)",194,195,[223,"M-2 -12q3 -4 0 -8M3 -12q3 -4 0 -8"]],[213,"M18 -112Q34 -92 17\
 -88"],[219,"M18 -112Q34 -92 17 -88"],[125,"14 -89 5.8"],644,[19,"translate(0 -148) rotate(3)",264,265,266,645,38,646]]],"person-a1-over-3":[27,"-75 -185 140 19\
0",[26,"",629,630,631,632,633,[19,"translate(0 6)",666,667,668,[213,"M-18 -110Q-32 -86 -4 -78"],[219,"M-18 -110Q-32 -86 -4 -78"],[125,"0 -77 5.8"],644,[19,"tran\
slate(0 -148) rotate(14)",264,265,266,[17,"M-6.5 -1q3 2.6 6 0M6.5 -1q3 2.6 6 0"],[18,"M-7.5 -5l6 -3M7.5 -8l6 3"],[218,"M-2 10q2.5 -2.6 5 0t5 0"]],[213,"M18 -110\
Q40 -116 20 -140"],[219,"M18 -110Q40 -116 20 -140"],[125,"15 -145 6.5"]]]],"person-a1-reach-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-9 \
0 -60)",[213,"M12 -112Q-12 -104 -38 -84"],[219,"M12 -112Q-12 -104 -38 -84"],[125,"-41 -82 5.8"],666,667,668,[213,"M-17 -112Q-36 -100 -52 -80"],[219,"M-17 -112Q-\
36 -100 -52 -80"],[125,"-55 -78 5.8"],644,[19,"translate(0 -148) rotate(-8)",264,265,266,[30,"-10.5 -1 2.1"],[30,"2.5 -1 2.1"],[216,"M-9 8q5 4.5 10 0"]]]]],"per\
son-a1-reach-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-9 0 -60)",704,705,706,666,667,668,707,708,709,644,[19,"translate(0 -148) rotate(-\
8)",264,265,266,710,711,[216,"M-8 9.5h8"],[47,"M-13 -6.5l5 -.8M0 -7.3l5 .8"]]]]],"person-a1-reach-w":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rota\
te(-9 0 -60)",704,705,706,666,667,668,707,708,709,644,[19,"translate(0 -148) rotate(-8)",264,265,266,[30,"-10.5 -0.6 2.4"],[30,"2.5 -0.6 2.4"],[17,"M-14 -5.6l6 \
-3.4M0 -9l6 3.4"],[222,"M-7.2 10.8q3.2 -2.8 6.4 0"]]]]],"person-a1-sit-0":[27,"-75 -185 140 190",[26,"",[210,"M-4 -58L-34 -52L-32 -8"],[211,"M-4 -58L-34 -52L-32\
 -8"],[210,"M10 -56L-20 -48L-18 -6"],[211,"M10 -56L-20 -48L-18 -6"],[224,"M-44 0Q-44 -9 -32 -9L-24 -8V0Z"],[224,"M-30 2Q-30 -7 -18 -7L-10 -6V2Z"],666,667,668,[2\
13,"M-16 -112Q-34 -98 -56 -92"],[219,"M-16 -112Q-34 -98 -56 -92"],[125,"-60 -91 5.8"],[213,"M18 -112Q28 -86 2 -70"],[219,"M18 -112Q28 -86 2 -70"],[125,"-3 -69 5\
.8"],644,[19,"translate(0 -148) rotate(-7)",264,265,266,[30,"-11.5 -1 2.1"],[30,"1.5 -1 2.1"],[216,"M-10 8q5 4.5 10 0"]]]],"person-a1-sit-1":[27,"-75 -185 140 1\
90",[26,"",731,732,733,734,735,736,666,667,668,737,738,739,740,741,742,644,[19,"translate(0 -148) rotate(-7)",264,265,266,743,744,[216,"M-9 9.5h8"],[47,"M-14 -6\
.5l5 -.8M-1 -7.3l5 .8"]]]],"person-a1-sit-w":[27,"-75 -185 140 190",[26,"",731,732,733,734,735,736,666,667,668,737,738,739,740,741,742,644,[19,"translate(0 -148\
) rotate(-7)",264,265,266,[30,"-11.5 -0.6 2.4"],[30,"1.5 -0.6 2.4"],[17,"M-15 -5.6l6 -3.4M-1 -9l6 3.4"],[222,"M-8.2 10.8q3.2 -2.8 6.4 0"]]]],"person-a1-stand-0"\
:[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,[213,"M-18 -112Q-31 -88 -9 -78"],[219,"M-18 -112Q-31 -88 -9 -78"],[213,"M18 -112Q31 -88 9 -78"],[\
219,"M18 -112Q31 -88 9 -78"],[125,"-4 -76 5.8"],[125,"4 -75 5.8"],644,647]],"person-a1-stand-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,76\
1,762,763,764,765,766,644,652]],"person-a1-stand-w":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,761,762,763,764,765,766,644,[19,"translate(0 -\
148) rotate(0)",264,265,266,[30,"-3.5 -0.6 2.4"],[30,"9.5 -0.6 2.4"],[17,"M-7 -5.6l6 -3.4M7 -9l6 3.4"],[222,"M-0.2 10.8q3.2 -2.8 6.4 0"]]]],"person-a1-tired-2":\
[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"translate(0 4)",666,667,668,[213,"M-18 -110Q-27 -88 -22 -62"],[219,"M-18 -110Q-27 -88 -22 -62"],[213,"M18\
 -110Q27 -88 21 -62"],[219,"M18 -110Q27 -88 21 -62"],[125,"-22 -56 5.8"],[125,"21 -56 5.8"],644,[19,"translate(0 -148) rotate(9)",264,265,266,655,656,657,658,65\
9]]]],"person-a2-coat-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[104,"M-20 -119Q0 -130 20 -119Q28 -88 27 -34H-27Q-28 -88 -20 -119Z"],635,636,[225,"M-\
19 -112Q-29 -92 -26 -66"],[131,"-26 -60 5.8"],639,[225,"M19 -112Q29 -92 26 -62"],641,642,[131,"26 -60 5.8"],[127,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"transla\
te(0 -148) rotate(0)",302,303,[130,"-3.5 -1 5"],[130,"9.5 -1 5"],[74,"M1.5 -1h3"],645,38,646]]],"person-a2-coat-1":[27,"-75 -185 140 190",[26,"",629,630,631,632\
,633,788,635,636,789,790,639,791,641,642,792,793,[19,"translate(0 -148) rotate(0)",302,303,794,795,796,645,38,650,651]]],"person-a2-coat-2":[27,"-75 -185 140 19\
0",[26,"",629,630,631,632,633,788,635,636,789,790,639,791,641,642,792,793,[19,"translate(0 -148) rotate(0)",302,303,794,795,796,655,656,657,658,659]]],"person-a\
2-cover-w":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-4 0 -60)",663,664,[131,"48 -82 5.8"],666,667,668,669,670,[131,"-49 -75 5.8"],793,[19,"\
translate(0 -148) rotate(-6)",302,303,[130,"-8.5 -1 5"],[130,"4.5 -1 5"],[74,"M-3.5 -1h3"],672,673,674,675]]]],"person-a2-cup-0":[27,"-75 -185 140 190",[26,"",6\
29,630,631,632,633,666,667,668,680,681,[131,"-24 -62 5.8"],684,685,686,[131,"14 -89 5.8"],793,[19,"translate(0 -148) rotate(3)",302,303,794,795,796,645,38,646]]\
],"person-a2-over-3":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"translate(0 6)",666,667,668,691,692,[131,"0 -77 5.8"],793,[19,"translate(0 -148) rot\
ate(14)",302,303,794,795,796,694,695,696],698,699,[131,"15 -145 6.5"]]]],"person-a2-reach-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-9 0 \
-60)",704,705,[131,"-41 -82 5.8"],666,667,668,707,708,[131,"-55 -78 5.8"],793,[19,"translate(0 -148) rotate(-8)",302,303,[130,"-10.5 -1 5"],[130,"2.5 -1 5"],[74\
,"M-5.5 -1h3"],710,711,712]]]],"person-a2-reach-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-9 0 -60)",704,705,826,666,667,668,707,708,827,\
793,[19,"translate(0 -148) rotate(-8)",302,303,828,829,830,710,711,717,718]]]],"person-a2-reach-w":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate\
(-9 0 -60)",704,705,826,666,667,668,707,708,827,793,[19,"translate(0 -148) rotate(-8)",302,303,828,829,830,723,724,725,726]]]],"person-a2-sit-0":[27,"-75 -185 1\
40 190",[26,"",731,732,733,734,735,736,666,667,668,737,738,[131,"-60 -91 5.8"],740,741,[131,"-3 -69 5.8"],793,[19,"translate(0 -148) rotate(-7)",302,303,[130,"-\
11.5 -1 5"],[130,"1.5 -1 5"],[74,"M-6.5 -1h3"],743,744,745]]],"person-a2-sit-1":[27,"-75 -185 140 190",[26,"",731,732,733,734,735,736,666,667,668,737,738,843,74\
0,741,844,793,[19,"translate(0 -148) rotate(-7)",302,303,845,846,847,743,744,749,750]]],"person-a2-sit-w":[27,"-75 -185 140 190",[26,"",731,732,733,734,735,736,\
666,667,668,737,738,843,740,741,844,793,[19,"translate(0 -148) rotate(-7)",302,303,845,846,847,754,755,756,757]]],"person-a2-stand-0":[27,"-75 -185 140 190",[26\
,"",629,630,631,632,633,666,667,668,761,762,763,764,[131,"-4 -76 5.8"],[131,"4 -75 5.8"],793,797]],"person-a2-stand-1":[27,"-75 -185 140 190",[26,"",629,630,631\
,632,633,666,667,668,761,762,763,764,857,858,793,800]],"person-a2-stand-w":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,761,762,763,764,857,858\
,793,[19,"translate(0 -148) rotate(0)",302,303,794,795,796,771,772,773,774]]],"person-a2-tired-2":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"transla\
te(0 4)",666,667,668,778,779,780,781,[131,"-22 -56 5.8"],[131,"21 -56 5.8"],793,[19,"translate(0 -148) rotate(9)",302,303,794,795,796,655,656,657,658,659]]]],"p\
erson-a3-coat-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[3,"M-20 -119Q0 -130 20 -119Q28 -88 27 -34H-27Q-28 -88 -20 -119Z"],635,636,[226,"M-19 -112Q-2\
9 -92 -26 -66"],[135,"-26 -60 5.8"],639,[226,"M19 -112Q29 -92 26 -62"],641,642,[135,"26 -60 5.8"],[227,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148)\
 rotate(0)",322,323,324,325,645,38,646]]],"person-a3-coat-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,872,635,636,873,874,639,875,641,642,876,877,[19,"\
translate(0 -148) rotate(0)",322,323,324,325,645,38,650,651]]],"person-a3-coat-2":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,872,635,636,873,874,639,875,\
641,642,876,877,[19,"translate(0 -148) rotate(0)",322,323,324,325,655,656,657,658,659]]],"person-a3-cover-w":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[\
19,"rotate(-4 0 -60)",663,664,[135,"48 -82 5.8"],666,667,668,669,670,[135,"-49 -75 5.8"],877,[19,"translate(0 -148) rotate(-6)",322,323,324,325,672,673,674,675]\
]]],"person-a3-cup-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,680,681,[135,"-24 -62 5.8"],684,685,686,[135,"14 -89 5.8"],877,[19,"translat\
e(0 -148) rotate(3)",322,323,324,325,645,38,646]]],"person-a3-over-3":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"translate(0 6)",666,667,668,691,692\
,[135,"0 -77 5.8"],877,[19,"translate(0 -148) rotate(14)",322,323,324,325,694,695,696],698,699,[135,"15 -145 6.5"]]]],"person-a3-reach-0":[27,"-75 -185 140 190"\
,[26,"",629,630,631,632,633,[19,"rotate(-9 0 -60)",704,705,[135,"-41 -82 5.8"],666,667,668,707,708,[135,"-55 -78 5.8"],877,[19,"translate(0 -148) rotate(-8)",32\
2,323,324,325,710,711,712]]]],"person-a3-reach-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-9 0 -60)",704,705,904,666,667,668,707,708,905,8\
77,[19,"translate(0 -148) rotate(-8)",322,323,324,325,710,711,717,718]]]],"person-a3-reach-w":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"rotate(-9 0\
 -60)",704,705,904,666,667,668,707,708,905,877,[19,"translate(0 -148) rotate(-8)",322,323,324,325,723,724,725,726]]]],"person-a3-sit-0":[27,"-75 -185 140 190",[\
26,"",731,732,733,734,735,736,666,667,668,737,738,[135,"-60 -91 5.8"],740,741,[135,"-3 -69 5.8"],877,[19,"translate(0 -148) rotate(-7)",322,323,324,325,743,744,\
745]]],"person-a3-sit-1":[27,"-75 -185 140 190",[26,"",731,732,733,734,735,736,666,667,668,737,738,918,740,741,919,877,[19,"translate(0 -148) rotate(-7)",322,32\
3,324,325,743,744,749,750]]],"person-a3-sit-w":[27,"-75 -185 140 190",[26,"",731,732,733,734,735,736,666,667,668,737,738,918,740,741,919,877,[19,"translate(0 -1\
48) rotate(-7)",322,323,324,325,754,755,756,757]]],"person-a3-stand-0":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,761,762,763,764,[135,"-4 -7\
6 5.8"],[135,"4 -75 5.8"],877,878]],"person-a3-stand-1":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,761,762,763,764,929,930,877,881]],"person-\
a3-stand-w":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,666,667,668,761,762,763,764,929,930,877,[19,"translate(0 -148) rotate(0)",322,323,324,325,771,772,\
773,774]]],"person-a3-tired-2":[27,"-75 -185 140 190",[26,"",629,630,631,632,633,[19,"translate(0 4)",666,667,668,778,779,780,781,[135,"-22 -56 5.8"],[135,"21 -\
56 5.8"],877,[19,"translate(0 -148) rotate(9)",322,323,324,325,655,656,657,658,659]]]],"person-ann-coat-0":[27,"-75 -185 140 190",[26,"",629,[228,"M-9 -62L-10 -\
8"],631,[228,"M9 -62L10 -8"],633,634,635,636,637,638,639,640,641,642,643,644,[19,"translate(0 -148) rotate(0)",342,265,343,645,38,646]]],"person-ann-coat-1":[27\
,"-75 -185 140 190",[26,"",629,944,631,945,633,634,635,636,637,638,639,640,641,642,643,644,[19,"translate(0 -148) rotate(0)",342,265,343,645,38,650,651]]],"pers\
on-ann-coat-2":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,634,635,636,637,638,639,640,641,642,643,644,[19,"translate(0 -148) rotate(0)",342,265,343,655,6\
56,657,658,659]]],"person-ann-cover-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-4 0 -60)",663,[229,"M18 -112Q36 -104 46 -86"],665,[230,"M-\
19 -119Q0 -130 19 -119Q26 -92 23 -54H-23Q-26 -92 -19 -119Z"],[78,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],[47,"M10 -108V-98"],[231,"10 -94 4"],669,[229,"M-17 -\
112Q-34 -98 -46 -78"],671,644,[19,"translate(0 -148) rotate(-6)",342,265,343,672,673,674,675]]]],"person-ann-cup-0":[27,"-75 -185 140 190",[26,"",629,944,631,94\
5,633,956,957,958,959,680,[229,"M-18 -112Q-28 -92 -24 -68"],682,684,685,[229,"M18 -112Q34 -92 17 -88"],687,644,[19,"translate(0 -148) rotate(3)",342,265,343,645\
,38,646]]],"person-ann-over-3":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"translate(0 6)",956,957,958,959,691,[229,"M-18 -110Q-32 -86 -4 -78"],693,6\
44,[19,"translate(0 -148) rotate(14)",342,265,343,694,695,696],698,[229,"M18 -110Q40 -116 20 -140"],700]]],"person-ann-phone-1":[27,"-75 -185 140 190",[26,"",62\
9,944,631,945,633,956,957,958,959,[213,"M-18 -112Q-31 -88 -2 -82"],[229,"M-18 -112Q-31 -88 -2 -82"],[125,"2 -81 5.8"],644,[19,"translate(0 -148) rotate(4)",342,\
265,343,645,38,650,651],[213,"M18 -112Q38 -112 23 -136"],[229,"M18 -112Q38 -112 23 -136"],[19,"translate(21 -147) rotate(12)",[176,"M0 -15V15"],[232,"M0 -15V15"\
],[233,"-3 -14 5"],[233,"-3 14 5"]],[125,"23 -142 6.2"]]],"person-ann-reach-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,[229\
,"M12 -112Q-12 -104 -38 -84"],706,956,957,958,959,707,[229,"M-17 -112Q-36 -100 -52 -80"],709,644,[19,"translate(0 -148) rotate(-8)",342,265,343,710,711,712]]]],\
"person-ann-reach-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,706,956,957,958,959,707,991,709,644,[19,"translate(0 -148)\
 rotate(-8)",342,265,343,710,711,717,718]]]],"person-ann-reach-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,706,956,957,9\
58,959,707,991,709,644,[19,"translate(0 -148) rotate(-8)",342,265,343,723,724,725,726]]]],"person-ann-sit-0":[27,"-75 -185 140 190",[26,"",731,[228,"M-4 -58L-34\
 -52L-32 -8"],733,[228,"M10 -56L-20 -48L-18 -6"],735,736,956,957,958,959,737,[229,"M-16 -112Q-34 -98 -56 -92"],739,740,[229,"M18 -112Q28 -86 2 -70"],742,644,[19\
,"translate(0 -148) rotate(-7)",342,265,343,743,744,745]]],"person-ann-sit-1":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,957,958,959,737,1006,7\
39,740,1007,742,644,[19,"translate(0 -148) rotate(-7)",342,265,343,743,744,749,750]]],"person-ann-sit-w":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736\
,956,957,958,959,737,1006,739,740,1007,742,644,[19,"translate(0 -148) rotate(-7)",342,265,343,754,755,756,757]]],"person-ann-stand-0":[27,"-75 -185 140 190",[26\
,"",629,944,631,945,633,956,957,958,959,761,[229,"M-18 -112Q-31 -88 -9 -78"],763,[229,"M18 -112Q31 -88 9 -78"],765,766,644,946]],"person-ann-stand-1":[27,"-75 -\
185 140 190",[26,"",629,944,631,945,633,956,957,958,959,761,1017,763,1018,765,766,644,949]],"person-ann-stand-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,6\
33,956,957,958,959,761,1017,763,1018,765,766,644,[19,"translate(0 -148) rotate(0)",342,265,343,771,772,773,774]]],"person-ann-tired-2":[27,"-75 -185 140 190",[2\
6,"",629,944,631,945,633,[19,"translate(0 4)",956,957,958,959,778,[229,"M-18 -110Q-27 -88 -22 -62"],780,[229,"M18 -110Q27 -88 21 -62"],782,783,644,[19,"translat\
e(0 -148) rotate(9)",342,265,343,655,656,657,658,659]]]],"person-ben-coat-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,636,789,[146,"-26 -60 5.8\
"],639,791,641,642,[146,"26 -60 5.8"],[141,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)",361,362,363,645,38,[234,"M-2 10q5 4.5 10 0"]]]],\
"person-ben-coat-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,636,789,1032,639,791,641,642,1033,1034,[19,"translate(0 -148) rotate(0)",361,362,3\
63,645,38,[234,"M-1 11.5h8"],651]]],"person-ben-coat-2":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,636,789,1032,639,791,641,642,1033,1034,[19,"tr\
anslate(0 -148) rotate(0)",361,362,363,655,656,657,658,[235,"M-1 12.5q4 -3 8 0"]]]],"person-ben-cover-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"\
rotate(-4 0 -60)",663,955,[146,"48 -82 5.8"],956,[236,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],958,959,669,960,[146,"-49 -75 5.8"],1034,[19,"translate(0 -148) \
rotate(-6)",361,362,363,672,673,674,[237,"M-5.2 12.2q3.2 -2.8 6.4 0"]]]]],"person-ben-cup-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1048,958,959,\
680,965,[146,"-24 -62 5.8"],684,685,966,[146,"14 -89 5.8"],1034,[19,"translate(0 -148) rotate(3)",361,362,363,645,38,1035]]],"person-ben-over-3":[27,"-75 -185 1\
40 190",[26,"",629,944,631,945,633,[19,"translate(0 6)",956,1048,958,959,691,970,[146,"0 -77 5.8"],1034,[19,"translate(0 -148) rotate(14)",361,362,363,694,695,[\
235,"M-2 12q2.5 -2.6 5 0t5 0"]],698,972,[146,"15 -145 6.5"]]]],"person-ben-phone-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1048,958,959,976,977,[\
146,"2 -81 5.8"],1034,[19,"translate(0 -148) rotate(4)",361,362,363,645,38,1039,651],980,981,986,[146,"23 -142 6.2"]]],"person-ben-reach-0":[27,"-75 -185 140 19\
0",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,[146,"-41 -82 5.8"],956,1048,958,959,707,991,[146,"-55 -78 5.8"],1034,[19,"translate(0 -148) rotate\
(-8)",361,362,363,710,711,[234,"M-9 10q5 4.5 10 0"]]]]],"person-ben-reach-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,10\
72,956,1048,958,959,707,991,1073,1034,[19,"translate(0 -148) rotate(-8)",361,362,363,710,711,[234,"M-8 11.5h8"],718]]]],"person-ben-reach-w":[27,"-75 -185 140 1\
90",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,1072,956,1048,958,959,707,991,1073,1034,[19,"translate(0 -148) rotate(-8)",361,362,363,723,724,725\
,[237,"M-7.2 12.2q3.2 -2.8 6.4 0"]]]]],"person-ben-sit-0":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,1048,958,959,737,1006,[146,"-60 -91 5.8"],\
740,1007,[146,"-3 -69 5.8"],1034,[19,"translate(0 -148) rotate(-7)",361,362,363,743,744,[234,"M-10 10q5 4.5 10 0"]]]],"person-ben-sit-1":[27,"-75 -185 140 190",\
[26,"",731,1004,733,1005,735,736,956,1048,958,959,737,1006,1089,740,1007,1090,1034,[19,"translate(0 -148) rotate(-7)",361,362,363,743,744,[234,"M-9 11.5h8"],750\
]]],"person-ben-sit-w":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,1048,958,959,737,1006,1089,740,1007,1090,1034,[19,"translate(0 -148) rotate(-\
7)",361,362,363,754,755,756,[237,"M-8.2 12.2q3.2 -2.8 6.4 0"]]]],"person-ben-stand-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1048,958,959,761,101\
7,763,1018,[146,"-4 -76 5.8"],[146,"4 -75 5.8"],1034,1036]],"person-ben-stand-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1048,958,959,761,1017,763\
,1018,1103,1104,1034,1040]],"person-ben-stand-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1048,958,959,761,1017,763,1018,1103,1104,1034,[19,"transl\
ate(0 -148) rotate(0)",361,362,363,771,772,773,[237,"M-0.2 12.2q3.2 -2.8 6.4 0"]]]],"person-ben-tired-2":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"\
translate(0 4)",956,1048,958,959,778,1026,780,1027,[146,"-22 -56 5.8"],[146,"21 -56 5.8"],1034,[19,"translate(0 -148) rotate(9)",361,362,363,655,656,657,658,104\
3]]]],"person-cleo-coat-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,636,789,[156,"-26 -60 5.8"],639,791,641,642,[156,"26 -60 5.8"],[149,"M-6 -1\
36H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)",385,386,387,388,389,390,391,392,393,394,645,38,646]]],"person-cleo-coat-1":[27,"-75 -185 140 190",\
[26,"",629,944,631,945,633,788,635,636,789,1119,639,791,641,642,1120,1121,[19,"translate(0 -148) rotate(0)",385,386,387,388,389,390,391,392,393,394,645,38,650,6\
51]]],"person-cleo-coat-2":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,636,789,1119,639,791,641,642,1120,1121,[19,"translate(0 -148) rotate(0)",38\
5,386,387,388,389,390,391,392,393,394,655,656,657,658,659]]],"person-cleo-cover-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-4 0 -60)",663,\
955,[156,"48 -82 5.8"],956,[238,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],958,959,669,960,[156,"-49 -75 5.8"],1121,[19,"translate(0 -148) rotate(-6)",385,386,38\
7,388,389,390,391,392,393,394,672,673,674,675]]]],"person-cleo-cup-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1132,958,959,680,965,[156,"-24 -62 5\
.8"],684,685,966,[156,"14 -89 5.8"],1121,[19,"translate(0 -148) rotate(3)",385,386,387,388,389,390,391,392,393,394,645,38,646]]],"person-cleo-over-3":[27,"-75 -\
185 140 190",[26,"",629,944,631,945,633,[19,"translate(0 6)",956,1132,958,959,691,970,[156,"0 -77 5.8"],1121,[19,"translate(0 -148) rotate(14)",385,386,387,388,\
389,390,391,392,393,394,694,695,696],698,972,[156,"15 -145 6.5"]]]],"person-cleo-phone-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1132,958,959,976\
,977,[156,"2 -81 5.8"],1121,[19,"translate(0 -148) rotate(4)",385,386,387,388,389,390,391,392,393,394,645,38,650,651],980,981,986,[156,"23 -142 6.2"]]],"person-\
cleo-reach-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,[156,"-41 -82 5.8"],956,1132,958,959,707,991,[156,"-55 -78 5.8"],\
1121,[19,"translate(0 -148) rotate(-8)",385,386,387,388,389,390,391,392,393,394,710,711,712]]]],"person-cleo-reach-1":[27,"-75 -185 140 190",[26,"",629,944,631,\
945,633,[19,"rotate(-9 0 -60)",704,990,1154,956,1132,958,959,707,991,1155,1121,[19,"translate(0 -148) rotate(-8)",385,386,387,388,389,390,391,392,393,394,710,71\
1,717,718]]]],"person-cleo-reach-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,1154,956,1132,958,959,707,991,1155,1121,[19\
,"translate(0 -148) rotate(-8)",385,386,387,388,389,390,391,392,393,394,723,724,725,726]]]],"person-cleo-sit-0":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,\
735,736,956,1132,958,959,737,1006,[156,"-60 -91 5.8"],740,1007,[156,"-3 -69 5.8"],1121,[19,"translate(0 -148) rotate(-7)",385,386,387,388,389,390,391,392,393,39\
4,743,744,745]]],"person-cleo-sit-1":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,1132,958,959,737,1006,1168,740,1007,1169,1121,[19,"translate(0 \
-148) rotate(-7)",385,386,387,388,389,390,391,392,393,394,743,744,749,750]]],"person-cleo-sit-w":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,113\
2,958,959,737,1006,1168,740,1007,1169,1121,[19,"translate(0 -148) rotate(-7)",385,386,387,388,389,390,391,392,393,394,754,755,756,757]]],"person-cleo-stand-0":[\
27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1132,958,959,761,1017,763,1018,[156,"-4 -76 5.8"],[156,"4 -75 5.8"],1121,1122]],"person-cleo-stand-1":[27,"\
-75 -185 140 190",[26,"",629,944,631,945,633,956,1132,958,959,761,1017,763,1018,1179,1180,1121,1125]],"person-cleo-stand-w":[27,"-75 -185 140 190",[26,"",629,94\
4,631,945,633,956,1132,958,959,761,1017,763,1018,1179,1180,1121,[19,"translate(0 -148) rotate(0)",385,386,387,388,389,390,391,392,393,394,771,772,773,774]]],"pe\
rson-cleo-tired-2":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"translate(0 4)",956,1132,958,959,778,1026,780,1027,[156,"-22 -56 5.8"],[156,"21 -56 5.\
8"],1121,[19,"translate(0 -148) rotate(9)",385,386,387,388,389,390,391,392,393,394,655,656,657,658,659]]]],"person-dev-coat-0":[27,"-75 -185 140 190",[26,"",629\
,944,631,945,633,788,635,636,789,[162,"-26 -60 5.8"],639,791,641,642,[162,"26 -60 5.8"],[159,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)\
",426,427,428,429,645,38,1035]]],"person-dev-coat-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,636,789,1194,639,791,641,642,1195,1196,[19,"trans\
late(0 -148) rotate(0)",426,427,428,429,645,38,1039,651]]],"person-dev-coat-2":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,788,635,636,789,1194,639,791,64\
1,642,1195,1196,[19,"translate(0 -148) rotate(0)",426,427,428,429,655,656,657,658,1043]]],"person-dev-cover-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633\
,[19,"rotate(-4 0 -60)",663,955,[162,"48 -82 5.8"],956,[239,"M-8 -125L0 -112L8 -125Q0 -129 -8 -125Z"],958,959,669,960,[162,"-49 -75 5.8"],1196,[19,"translate(0 \
-148) rotate(-6)",426,427,428,429,672,673,674,1050]]]],"person-dev-cup-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1207,958,959,680,965,[162,"-24 -\
62 5.8"],684,685,966,[162,"14 -89 5.8"],1196,[19,"translate(0 -148) rotate(3)",426,427,428,429,645,38,1035]]],"person-dev-over-3":[27,"-75 -185 140 190",[26,"",\
629,944,631,945,633,[19,"translate(0 6)",956,1207,958,959,691,970,[162,"0 -77 5.8"],1196,[19,"translate(0 -148) rotate(14)",426,427,428,429,694,695,1061],698,97\
2,[162,"15 -145 6.5"]]]],"person-dev-phone-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1207,958,959,976,977,[162,"2 -81 5.8"],1196,[19,"translate(0\
 -148) rotate(4)",426,427,428,429,645,38,1039,651],980,981,986,[162,"23 -142 6.2"]]],"person-dev-reach-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,\
"rotate(-9 0 -60)",704,990,[162,"-41 -82 5.8"],956,1207,958,959,707,991,[162,"-55 -78 5.8"],1196,[19,"translate(0 -148) rotate(-8)",426,427,428,429,710,711,1074\
]]]],"person-dev-reach-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990,1229,956,1207,958,959,707,991,1230,1196,[19,"translat\
e(0 -148) rotate(-8)",426,427,428,429,710,711,1079,718]]]],"person-dev-reach-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"rotate(-9 0 -60)",704,990\
,1229,956,1207,958,959,707,991,1230,1196,[19,"translate(0 -148) rotate(-8)",426,427,428,429,723,724,725,1084]]]],"person-dev-sit-0":[27,"-75 -185 140 190",[26,"\
",731,1004,733,1005,735,736,956,1207,958,959,737,1006,[162,"-60 -91 5.8"],740,1007,[162,"-3 -69 5.8"],1196,[19,"translate(0 -148) rotate(-7)",426,427,428,429,74\
3,744,1091]]],"person-dev-sit-1":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,1207,958,959,737,1006,1243,740,1007,1244,1196,[19,"translate(0 -148\
) rotate(-7)",426,427,428,429,743,744,1095,750]]],"person-dev-sit-w":[27,"-75 -185 140 190",[26,"",731,1004,733,1005,735,736,956,1207,958,959,737,1006,1243,740,\
1007,1244,1196,[19,"translate(0 -148) rotate(-7)",426,427,428,429,754,755,756,1099]]],"person-dev-stand-0":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956\
,1207,958,959,761,1017,763,1018,[162,"-4 -76 5.8"],[162,"4 -75 5.8"],1196,1197]],"person-dev-stand-1":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1207\
,958,959,761,1017,763,1018,1254,1255,1196,1200]],"person-dev-stand-w":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,956,1207,958,959,761,1017,763,1018,1254,\
1255,1196,[19,"translate(0 -148) rotate(0)",426,427,428,429,771,772,773,1109]]],"person-dev-tired-2":[27,"-75 -185 140 190",[26,"",629,944,631,945,633,[19,"tran\
slate(0 4)",956,1207,958,959,778,1026,780,1027,[162,"-22 -56 5.8"],[162,"21 -56 5.8"],1196,[19,"translate(0 -148) rotate(9)",426,427,428,429,655,656,657,658,104\
3]]]],"person-oc1-coat-0":[27,"-75 -185 140 190",[26,"",629,[240,"M-9 -62L-10 -8"],631,[240,"M9 -62L10 -8"],633,634,635,636,637,638,639,640,641,642,643,644,[19,\
"translate(0 -148) rotate(0)",446,265,447,645,38,646]]],"person-oc1-coat-1":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,634,635,636,637,638,639,640,641,\
642,643,644,[19,"translate(0 -148) rotate(0)",446,265,447,645,38,650,651]]],"person-oc1-coat-2":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,634,635,636,\
637,638,639,640,641,642,643,644,[19,"translate(0 -148) rotate(0)",446,265,447,655,656,657,658,659]]],"person-oc1-cover-w":[27,"-75 -185 140 190",[26,"",629,1269\
,631,1270,633,[19,"rotate(-4 0 -60)",663,[226,"M18 -112Q36 -104 46 -86"],665,[3,"M-19 -119Q0 -130 19 -119Q26 -92 23 -54H-23Q-26 -92 -19 -119Z"],667,[241,"M-8 -1\
23Q-6 -104 0 -98Q6 -104 8 -123"],[221,"M-4 -98H4V-88H-4Z"],669,[226,"M-17 -112Q-34 -98 -46 -78"],671,644,[19,"translate(0 -148) rotate(-6)",446,265,447,672,673,\
674,675]]]],"person-oc1-cup-0":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,1281,667,1282,1283,680,[226,"M-18 -112Q-28 -92 -24 -68"],682,684,685,[226,"M1\
8 -112Q34 -92 17 -88"],687,644,[19,"translate(0 -148) rotate(3)",446,265,447,645,38,646]]],"person-oc1-over-3":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,6\
33,[19,"translate(0 6)",1281,667,1282,1283,691,[226,"M-18 -110Q-32 -86 -4 -78"],693,644,[19,"translate(0 -148) rotate(14)",446,265,447,694,695,696],698,[226,"M1\
8 -110Q40 -116 20 -140"],700]]],"person-oc1-reach-0":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"rotate(-9 0 -60)",704,[226,"M12 -112Q-12 -104 -38 \
-84"],706,1281,667,1282,1283,707,[226,"M-17 -112Q-36 -100 -52 -80"],709,644,[19,"translate(0 -148) rotate(-8)",446,265,447,710,711,712]]]],"person-oc1-reach-1":\
[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"rotate(-9 0 -60)",704,1300,706,1281,667,1282,1283,707,1301,709,644,[19,"translate(0 -148) rotate(-8)",4\
46,265,447,710,711,717,718]]]],"person-oc1-reach-w":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"rotate(-9 0 -60)",704,1300,706,1281,667,1282,1283,7\
07,1301,709,644,[19,"translate(0 -148) rotate(-8)",446,265,447,723,724,725,726]]]],"person-oc1-sit-0":[27,"-75 -185 140 190",[26,"",731,[240,"M-4 -58L-34 -52L-3\
2 -8"],733,[240,"M10 -56L-20 -48L-18 -6"],735,736,1281,667,1282,1283,737,[226,"M-16 -112Q-34 -98 -56 -92"],739,740,[226,"M18 -112Q28 -86 2 -70"],742,644,[19,"tr\
anslate(0 -148) rotate(-7)",446,265,447,743,744,745]]],"person-oc1-sit-1":[27,"-75 -185 140 190",[26,"",731,1314,733,1315,735,736,1281,667,1282,1283,737,1316,73\
9,740,1317,742,644,[19,"translate(0 -148) rotate(-7)",446,265,447,743,744,749,750]]],"person-oc1-sit-w":[27,"-75 -185 140 190",[26,"",731,1314,733,1315,735,736,\
1281,667,1282,1283,737,1316,739,740,1317,742,644,[19,"translate(0 -148) rotate(-7)",446,265,447,754,755,756,757]]],"person-oc1-stand-0":[27,"-75 -185 140 190",[\
26,"",629,1269,631,1270,633,1281,667,1282,1283,761,[226,"M-18 -112Q-31 -88 -9 -78"],763,[226,"M18 -112Q31 -88 9 -78"],765,766,644,1271]],"person-oc1-stand-1":[2\
7,"-75 -185 140 190",[26,"",629,1269,631,1270,633,1281,667,1282,1283,761,1327,763,1328,765,766,644,1274]],"person-oc1-stand-w":[27,"-75 -185 140 190",[26,"",629\
,1269,631,1270,633,1281,667,1282,1283,761,1327,763,1328,765,766,644,[19,"translate(0 -148) rotate(0)",446,265,447,771,772,773,774]]],"person-oc1-tired-2":[27,"-\
75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"translate(0 4)",1281,667,1282,1283,778,[226,"M-18 -110Q-27 -88 -22 -62"],780,[226,"M18 -110Q27 -88 21 -62"],7\
82,783,644,[19,"translate(0 -148) rotate(9)",446,265,447,655,656,657,658,659]]]],"person-oc2-coat-0":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,788,635\
,636,789,[168,"-26 -60 5.8"],639,791,641,642,[168,"26 -60 5.8"],[166,"M-6 -136H6V-122Q0 -117 -6 -122Z"],[19,"translate(0 -148) rotate(0)",462,463,645,38,646]]],\
"person-oc2-coat-1":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,788,635,636,789,1342,639,791,641,642,1343,1344,[19,"translate(0 -148) rotate(0)",462,463\
,645,38,650,651]]],"person-oc2-coat-2":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,788,635,636,789,1342,639,791,641,642,1343,1344,[19,"translate(0 -148)\
 rotate(0)",462,463,655,656,657,658,659]]],"person-oc2-cover-w":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"rotate(-4 0 -60)",663,1280,[168,"48 -82\
 5.8"],1281,667,1282,1283,669,1284,[168,"-49 -75 5.8"],1344,[19,"translate(0 -148) rotate(-6)",462,463,672,673,674,675]]]],"person-oc2-cup-0":[27,"-75 -185 140 \
190",[26,"",629,1269,631,1270,633,1281,667,1282,1283,680,1289,[168,"-24 -62 5.8"],684,685,1290,[168,"14 -89 5.8"],1344,[19,"translate(0 -148) rotate(3)",462,463\
,645,38,646]]],"person-oc2-over-3":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"translate(0 6)",1281,667,1282,1283,691,1294,[168,"0 -77 5.8"],1344,[\
19,"translate(0 -148) rotate(14)",462,463,694,695,696],698,1296,[168,"15 -145 6.5"]]]],"person-oc2-reach-0":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,\
[19,"rotate(-9 0 -60)",704,1300,[168,"-41 -82 5.8"],1281,667,1282,1283,707,1301,[168,"-55 -78 5.8"],1344,[19,"translate(0 -148) rotate(-8)",462,463,710,711,712]\
]]],"person-oc2-reach-1":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"rotate(-9 0 -60)",704,1300,1371,1281,667,1282,1283,707,1301,1372,1344,[19,"tra\
nslate(0 -148) rotate(-8)",462,463,710,711,717,718]]]],"person-oc2-reach-w":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"rotate(-9 0 -60)",704,1300,\
1371,1281,667,1282,1283,707,1301,1372,1344,[19,"translate(0 -148) rotate(-8)",462,463,723,724,725,726]]]],"person-oc2-sit-0":[27,"-75 -185 140 190",[26,"",731,1\
314,733,1315,735,736,1281,667,1282,1283,737,1316,[168,"-60 -91 5.8"],740,1317,[168,"-3 -69 5.8"],1344,[19,"translate(0 -148) rotate(-7)",462,463,743,744,745]]],\
"person-oc2-sit-1":[27,"-75 -185 140 190",[26,"",731,1314,733,1315,735,736,1281,667,1282,1283,737,1316,1385,740,1317,1386,1344,[19,"translate(0 -148) rotate(-7)\
",462,463,743,744,749,750]]],"person-oc2-sit-w":[27,"-75 -185 140 190",[26,"",731,1314,733,1315,735,736,1281,667,1282,1283,737,1316,1385,740,1317,1386,1344,[19,\
"translate(0 -148) rotate(-7)",462,463,754,755,756,757]]],"person-oc2-stand-0":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,1281,667,1282,1283,761,1327,7\
63,1328,[168,"-4 -76 5.8"],[168,"4 -75 5.8"],1344,1345]],"person-oc2-stand-1":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,1281,667,1282,1283,761,1327,76\
3,1328,1396,1397,1344,1348]],"person-oc2-stand-w":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,1281,667,1282,1283,761,1327,763,1328,1396,1397,1344,[19,"t\
ranslate(0 -148) rotate(0)",462,463,771,772,773,774]]],"person-oc2-tired-2":[27,"-75 -185 140 190",[26,"",629,1269,631,1270,633,[19,"translate(0 4)",1281,667,12\
82,1283,778,1336,780,1337,[168,"-22 -56 5.8"],[168,"21 -56 5.8"],1344,[19,"translate(0 -148) rotate(9)",462,463,655,656,657,658,659]]]],"phone-off":[27,"-44 -40\
 88 132",[26,"",[242,"-20 -22 40 46"],[101,"0 6 10"],[7,"0 6 3"],[30,"0 -0.4 1.1"],[30,"5.6 2.8 1.1"],[30,"5.6 9.2 1.1"],[30,"0 12.4 1.1"],[30,"-5.6 9.2 1.1"],[\
30,"-5.6 2.8 1.1"],[243,"M-12 -22V-28H-6V-22M6 -22V-28H12V-22"],[192,"M-18 20Q-34 28 -24 38T-30 54Q-34 62 -24 66"],[186,"M-18 20Q-34 28 -24 38T-30 54Q-34 62 -24\
 66"],[19,"translate(-18 70) rotate(68)",[176,"M0 -17V17"],[232,"M0 -17V17"],[233,"4 -16 6"],[233,"4 16 6"]],[244,"M8 62q6 4 5 11M16 57q10 7 8 20"]]],"phone":[2\
7,"-36 -40 72 72",[26,"",1411,1412,1413,1414,1415,1416,1417,1418,1419,[86,"M-24 -20Q0 -36 24 -20"],[245,"M-24 -20Q0 -36 24 -20"]]],"pinboard-empty":[27,"-50 -38\
 100 74",[26,"",[246,"-46 -34 92 66"],[247,"-40 -28 80 54"],[248,"-22 -16 2.6"],[200,"10 -6 2.6"],[249,"24 12 2.6"]]],"pinboard":[27,"-50 -38 100 74",[26,"",143\
5,1436,[19,"translate(-20 -8) rotate(-5)",[199,"-13 -14 26 28"],[182,"M-8 -6H8M-8 -1H8M-8 4H3"],[248,"0 -13 2.6"]],[19,"translate(14 -12) rotate(4)",605,606,607\
],[19,"translate(16 13) rotate(-3)",[250,"-13 -8 26 17"],[18,"M-13 -8L0 2L13 -8"],[249,"0 -8 2.6"]]]],"place-empty":[27,"-75 -185 140 190",[253,"",[251,"0 -148 \
18.5"],[252,"M-24 -54V-100Q-24 -123 0 -123Q24 -123 24 -100V-54Z"]]],"sign-arrow-held":[27,"-11 -11 22 22",[26,"",[17,"M-3.6 -10H3.6V1H9L0 10L-9 1H-3.6Z"],[254,"\
M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"]]],"sign-arrow":[27,"-11 -11 22 22",[26,"",[255,"M-3.6 -10H3.6\
V1H9L0 10L-9 1H-3.6Z"]]],"sign-bolt-open":[27,"-8 -11 16 22",[26,"",[256,"M2.2 -9.6L-5.4 1.4H-.6L-2.2 9.6L5.4 -1.4H.6Z"]]],"sign-bolt":[27,"-8 -11 16 22",[26,""\
,[257,"M2.2 -9.6L-5.4 1.4H-.6L-2.2 9.6L5.4 -1.4H.6Z"]]],"sign-cloth":[27,"-12 -10 24 20",[26,"",[258,"-10 -8 20 16"],[259,"-7 -5 14 10"],[260,"0 0 2.4"]]],"sign\
-heart-open":[27,"-11 -11 22 22",[26,"",[261,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"]]],"sign-heart":\
[27,"-11 -11 22 22",[26,"",[262,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"]]],"sign-person":[27,"-9 -11 \
18 22",[264,"",[263,"0 -5.6 4"],[215,"M-6.6 10V5Q-6.6 .6 -2.6 .6H2.6Q6.6 .6 6.6 5V10Z"]]],"sign-ring":[27,"-11 -11 22 22",[26,"",[265,"0 0 6.6"]]],"sign-sewn":[\
27,"-12 -10 24 20",[26,"",[266,"-10 -8 20 16"],[74,"M-10 0H10"],[267,"M-6 -3.4V3.4M-2 -3.4V3.4M2 -3.4V3.4M6 -3.4V3.4"]]],"sign-warning":[27,"-12 -12 24 24",[26,\
"",[243,"M0 -9L10 9H-10Z"],[267,"M0 -3V3"],[268,"0 6 1.1"]]],"tin-empty":[27,"-48 -52 96 80",[26,"",[20,"M-26 -26H26V22Q0 28 -26 22Z"],[132,"M-29 -34Q0 -41 29 -\
34V-24Q0 -17 -29 -24Z"],[57,"M-6 -38Q0 -44 6 -38"],[269,"-15 -10 30 22"],[270,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -\
5.6 8 .8 0 6.6Z"]]],"tin":[27,"-48 -52 96 80",[26,"",[271,"M-26 -30Q0 -37 26 -30V-20H-26Z"],[272,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.\
4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[273,"M0 6.6C-8 .8 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[274,"M0 6.6C-8 .8\
 -8.6 -5.6 -3.6 -6.6C-1.4 -7 0 -5.2 0 -4C0 -5.2 1.4 -7 3.6 -6.6C8.6 -5.6 8 .8 0 6.6Z"],[20,"M-26 -28Q0 -21 26 -28V22Q0 28 -26 22Z"],[275,"M30 22L38 -30"],[276,"\
M30 22L38 -30"],1501,1502]],"warning-pinned":[27,"-34 -64 118 96",[26,"",[19,"rotate(-4)",[277,"M0 -26L29 24H-29Z"],[278,"M0 -10V6"],[268,"0 14 2.6"]],[171,"M84\
 -58Q52 -44 34 -30"],[279,"M84 -58Q52 -44 34 -30"],[280,"M42 -42L28 -20"],[281,"-1 -13 4.2"],[282,"M35 -41Q22 -40 12 -32L1 -21Q-3 -16 1 -14Q5 -14 8 -17L15 -22Q1\
1 -16 11 -11Q14 -7 18 -11Q27 -15 33 -21Q38 -28 42 -34Z"],[12,"M15 -22L22 -27"]]],"window-curtain":[27,"-12 -12 150 170",[26,"",[9,"-7 140 140 8"],[283,"0 0 126 \
140"],[230,"M-6 -6H132V138Q98 147 63 139Q28 147 -6 138Z"],[47,"M14 -6Q20 60 12 139M34 -6Q38 70 33 141M90 -6Q94 70 92 142M112 -6Q116 60 111 140"],[57,"M63 -6V139\
"],[284,"-11 -11 148 6"]]],"window-day":[27,"-12 -12 150 170",[26,"",[285,"0 0 126 140"],[286,"M0 50Q34 42 66 49T126 46V140H0Z"],[287,"M0 84Q30 76 62 83T126 80V\
140H0Z"],[281,"91 32 17"],[221,"M10 60q7.6 -13 17.6 -3q15 -8 19 3q10 0 10 7H7.6Z"],[288,"M0 140V104H16V92H33V109H48V78L53 64L58 78V101H76V88H98V106H126V140Z"],[\
289,"0 0 126 140"],[103,"M63 0V140M0 59H126"],1526]],"window-morning":[27,"-12 -12 150 170",[26,"",[290,"0 0 126 140"],[291,"M0 50Q34 42 66 49T126 46V140H0Z"],[\
292,"M0 84Q30 76 62 83T126 80V140H0Z"],[293,"83 100 25"],[294,"M0 140V104H16V92H33V109H48V78L53 64L58 78V101H76V88H98V106H126V140Z"],1540,1541,1526]],"window-ni\
ght":[27,"-12 -12 150 170",[26,"",[295,"0 0 126 140"],[296,"M0 50Q34 42 66 49T126 46V140H0Z"],[297,"M0 84Q30 76 62 83T126 80V140H0Z"],[298,"M82 16a15 15 0 1 0 1\
6 20a12.6 12.6 0 0 1 -16 -20Z"],[113,"19 40 1.3"],[113,"38 17 1.3"],[113,"53 42 1.3"],[113,"25 66 1.3"],[113,"108 66 1.3"],[113,"70 72 1.3"],[113,"112 22 1.3"],\
[113,"86 12 1.3"],[299,"M0 140V104H16V92H33V109H48V78L53 64L58 78V101H76V88H98V106H126V140Z"],[100,"5 112 3.4 3.4"],[100,"20 101 3.4 3.4"],[100,"24 118 3.4 3.4"\
],[100,"50 92 3.4 3.4"],[100,"54 112 3.4 3.4"],[100,"81 98 3.4 3.4"],[100,"88 112 3.4 3.4"],[100,"108 118 3.4 3.4"],[100,"63 120 3.4 3.4"],1540,1541,1526]]}}');var c1=[];Object.values(Tt.drawings).forEach(d1);function d1(t){if(typeof t=="number")return;let[,,...e]=t;e.forEach(d1),c1.push(t)}var l1=new Map;function u1(t){
let e=typeof t=="number"?c1[t]:t,n=l1.get(e);if(n)return n;let[r,o,...a]=e,[i,l]=Tt.looks[r],c=s(i,{...i1(i,o),...l},a.map(u1));return l1.set(e,c),c}function H(t,e="",n=t){let r=Tt.drawings[t];if(r===void 0)throw new Error(`There is no drawing «${t}».`);let{props:o,kids:a}=u1(r);return s("svg",{...o,class:L(
"hw-drawing",e),"aria-hidden":"true",key:n},a)}function de(t,e){let n=t.pawns.flatMap(o=>[...o.partials.map((a,i)=>({key:`${o.pawn} partial ${i}`,name:o.name,text:T(e,a),clear:!1})),...o.clears.map((a,i)=>({
key:`${o.pawn} clear ${i}`,name:o.name,text:a.text,clear:!0}))]),r=t.pool.partials.map((o,a)=>({key:`pool partial ${a}`,name:"",text:T(e,o),clear:!1}));return[...n,
...r]}function f1(t,e,n){let r=de(t,n);return r.length>0&&s("section",{class:"ho-hands",key:"hands",tabindex:0,"aria-label":e("heading.hands"),"data-do":"about",
"data-about":"hands"},s("h3",null,e("heading.hands")),s("ul",null,r.map(o=>s("li",{key:o.key},s("i",{class:L("ho-back",o.clear&&"is-clear"),"aria-hidden":"true"}),
s("b",null,o.name===""?e("hands.pool"):o.name)," ",o.text))))}var Qr=3;function j(t,e=t){return H(`sign-${t}`,`hw-sign is-${t}`,e)}function p1(t,e,n){let{signs:r}=n,o=[r.hearts&&r.hearts<0?kt("heart",-r.hearts,"paid",e("si\
gns.less")):null,yr(e,n),r.held&&r.condition[1]!==r.condition[2]?kt("heart",r.held,"held"):null,r.hearts&&r.hearts>0&&n.tokens.length===0?kt("heart",r.hearts,"h\
earts"):null,...xr(e,n),r.cloths&&r.cloths>0?kt("cloth",r.cloths,"cloths"):null,...Lr(e,r.either??0),...(r.stress??[]).map(([a,i])=>vr(t,n,a,i)),r.warnings?kt("\
warning",r.warnings,"warnings"):null,r.odds?s("span",{key:"odds"},e("signs.odds",{n:r.odds[0],of:r.odds[1]})):null].filter(a=>a!==null);return o.length>0?s("spa\
n",{class:"hw-signs",key:"signs","aria-hidden":"true"},o):null}function yr(t,{signs:{condition:[e,n,r]}}){if(n===e&&r===e)return null;let o=n===r?t("signs.to",{
now:e,worst:n}):r>e?t("signs.healed",{worst:n,best:r}):t("signs.held",{worst:n,best:r});return s("span",{key:"condition"},o)}function kt(t,e,n,r=""){let o=e<=Qr;
return s("span",{key:n,class:"hw-sign-row"},r,Array.from({length:o?e:1},(a,i)=>j(t,`${t} ${i}`)),!o&&e)}function xr(t,{signs:e,tokens:n}){return(e.hearts??0)<0?
[]:n.map(([r,o])=>s("span",{key:`purse ${r}`,class:"hw-sign-row"},j("heart"),t("signs.then",{n:o})))}function Lr(t,e){return Array.from({length:Math.max(0,e)},(n,r)=>s(
"span",{key:`either ${r}`,class:"hw-sign-row"},j("heart"),t("signs.or"),j("cloth")))}function vr(t,e,n,r){let o=t.pawns.find(a=>a.pawn===n);return s("span",{key:`\
stress ${n}`,class:"hw-sign-row"},o&&e.pawn!==n&&s("span",{key:"who"},o.name),Array.from({length:o?.stress_max??r},(a,i)=>j(i<r?"bolt":"bolt-open",`bolt ${i}`)))}var ue=0;function $r(t){let e=[];for(let n of t){let r=e.at(-1);r&&r.day===n.day&&(r.shift===n.shift||n.day===0)?r.lines.push(n):e.push({day:n.day,shift:n.shift,
lines:[n]})}return e}function Hr(t){return[...new Set(t.map(e=>Math.max(1,e.day)))].reverse()}function m1(t,e,n,r){let{past:o}=t,a=o===null?e:e.filter(k=>k.move<=
o.move),i=Hr(a),l=i[0]??1,c=de(t,r),d=r.day===ue&&c.length>0,u=r.day!==null&&i.includes(r.day)?r.day:l,f=a.at(-1)?.move??-1,w=$r(a.filter(k=>Math.max(1,k.day)===
u)).reverse();return[i.length+c.length>1&&_r(n,i,d?ue:u,c.length),s("div",{class:"hw-drawer-inside",key:"inside",part:"drawer_lines","data-scroll":"start"},d&&Or(
n,c),!d&&s("div",{key:"log",role:"log","aria-live":"off","aria-label":n("heading.journal"),"data-roving":"journal"},w.map(({shift:k,lines:g})=>Sr(g[0],g,n,r,f,r.
notes,t.shifts[k]?.short??"",...Zr(t,g[0])))),a.length<e.length&&s("p",{class:"hw-put-aside",key:"later"},n("journal.later",{n:e.length-a.length})))]}function _r(t,e,n,r){
return s("div",{class:"hw-journal-days",key:"days",part:"drawer_days",role:"toolbar","aria-label":t("journal.days"),"data-roving":"days"},e.map(o=>h1(o,n,t("jou\
rnal.day",{day:o}),o===n?t("journal.day",{day:o}):String(o))),r>0&&h1(ue,n,`${r} ${t("heading.hands")}`,j("cloth")," ",r))}function h1(t,e,n,...r){return s("but\
ton",{class:"hw-journal-day",key:t,"data-do":"journal_day","data-day":t,"data-item":`day ${t}`,"aria-label":n,"aria-pressed":String(t===e)},...r)}function Zr({moments:t=[],
past:e},{day:n,shift:r}){let o=t.findIndex(c=>c.day===n&&c.shift===r),[a,i]=[t[o],t[o+1]];if(a===void 0||e!==null&&a.move>e.move)return[null,null,""];if(i===void 0||
e!==null&&i.move>e.move)return[a.condition,null,"now"];let l=i.now&&i.day===n&&i.shift===r;return[a.condition,i.condition,l?"now":a.care??""]}function Vr(t){return t===
"now"?H("needle"):t==="medical"?j("heart"):t==="palliative"&&j("ring")}var Sr=V((t,e,n,r,o,a,i,l,c,d)=>s("div",{class:"hw-entry",key:`${t.day} ${t.shift}`},E("h\
w-knot",Vr(d)),s("h4",null,t.day===0?n("journal.setup"):i),l!==null&&s("span",{class:"hw-course",key:"course"},c===null||l===c?l:n("signs.to",{now:l,worst:c})),
s("ol",null,e.map(u=>qr(u,n,r,u.move===o,a))))),qr=V((t,e,n,r)=>s("li",{key:t.line,"data-why":`line ${t.line}`,class:L("hw-told",(t.matters||t.read_aloud)&&"is-\
weighty",r&&"is-new")},s("span",{"data-words":!0},T(n,t))," ",s("span",{class:"hw-told-ask",key:"ask"},N(e,t.rule)," ",qt(e,t,T(n,t)))," ",Zt(e,n,t)));function Or(t,e){
return s("div",{class:"hw-entry",key:"hand"},E("hw-knot",j("cloth")),s("h4",null,x("ho-name",t("heading.hands"),{"data-do":"about","data-about":"hands"})),s("ul",
null,e.map(n=>s("li",{key:n.key,class:"hw-told"},s("b",null,n.name===""?t("hands.pool"):n.name)," ",n.text))))}function w1(t,e){let n=t.head.roles.filter(r=>r.role!=="manager");return n.length>0&&s("ul",{class:"ho-roles",key:"roles","aria-label":e("heading.roles")},n.map(
r=>s("li",{key:r.role},r.text)))}function Ct({head:{stage:t,condition_text:e}}){return gt("condition",s("i",{class:`hw-swatch hw-stage-${t}`,"aria-hidden":"true"}),
e)}function gt(t,...e){return s("li",{key:t,class:t==="condition"?"ho-condition":null},s("button",{class:"ho-name","data-do":"why","data-why":t,"data-item":t,"a\
ria-haspopup":"dialog"},...e))}function k1(t,e,n){return s("div",{class:"hw-drawer-inside",key:"inside"},s("div",{class:"hw-menu-do",key:"do",part:"menu_do"},n.menu.map(({item:r,text:o,does:a})=>a===
"words"?s("p",{class:"hw-menu-words",key:r},o):x("hw-menu-item",o,{key:r,"data-do":a==="file"?"menu_file":"menu","data-menu":r})),_t("large",e("large.button"),e(
"large.hint"),n.large),x("hw-menu-item",n.hints.off?e("explain.on"):e("explain.off"),{key:"hints","data-do":"hints"}),x("hw-menu-item",e("simplifies"),{key:"pag\
e","data-do":"page","aria-haspopup":"dialog"}),x("hw-menu-item",e("stop.button"),{key:"stop","data-do":"stop",title:e("stop.reason"),"aria-haspopup":"dialog"})),
s("ul",{class:"hw-menu-facts",key:"facts","data-roving":"menu facts"},gt("day",t.head.day_text),gt("shift",t.head.shift_text),gt("manager",t.head.manager_text),
Ct(t)),w1(t,e),Ar(t,e))}function Ar(t,e){return s("ul",{class:"ho-stock",key:"stock","data-roving":"menu stock"},jt("supply",e("manager.supply"),t.supply.tokens,
"token"),jt("patient",e("manager.patient"),t.decks.patient),jt("partial",e("manager.partial"),t.decks.partial),jt("clear",e("manager.clear"),t.decks.clear))}function jt(t,e,n,r){
return s("li",{key:t},s("button",{class:"ho-name","data-do":"about","data-about":t,"data-item":t},s("span",null,e," "),s("b",{class:"ho-stock-number"},r!==void 0&&
z(r,"ho-token"),n)))}var fe=V((t,e)=>s("ul",null,t.map(n=>s("li",{key:n.code},s("b",null,n.text)," ",s("span",null,n.why)," ",N(e,n.rule),n.unlock!==""&&s("span",{key:"unlock"}," ",
n.unlock))))),g1=V((t,e)=>s("details",{class:"ho-barred",part:"barred"},s("summary",null,e("barred",{n:t.length})),fe(t,e)));function zt(t,e){return e.notice!==
null&&s("div",{class:"ho-notice",part:"notice"},e.notice.title!==""&&s("b",{key:"title"},e.notice.title),e.notice.lines.map(n=>s("p",null,n.text," ",N(t,n.rule))),
x("ho-plain",t("notice.close"),{"data-do":"notice"}))}var M1=["prompt","outcome"];function b1(t,e,n){let r=n.slip,o=r===null;if(o&&(n.story>0||!P(n.hints,t)||I(t,e)===""))return!1;let a=r!==null&&M1.includes(r.thing),
i=o?e("explain.heading"):a?e("why.ask"):r.what===""?r.title:e("why.title",{what:r.what});return s("section",{class:L("hw-slip",o&&"is-note"),key:"slip",part:"pi\
nned","aria-label":i},E("hw-pin"),s("div",{class:"hw-slip-inside",key:"inside",tabindex:o?null:0,role:"group","aria-label":i},r!==null&&s("h3",{key:"title",tabindex:-1,
part:"slip_title"},i),a&&t.prompt.more&&s("p",{key:"asked"},t.prompt.text),(o||a)&&ce(t,e,n.hints),r!==null&&Er(e,r.links,a),r!==null&&Tr(e,r.more),a&&t.barred.
length>0&&Cr(t,e)),s("div",{class:"hw-slip-do",key:"do",part:"slip_do"},x("ho-primary",e("slip.away"),{key:"away","data-do":"slip_away"}),!o&&x("ho-quiet",e("sl\
ip.else"),{key:"else","data-do":"asking",title:e("why.key")})))}function Er(t,e,n){return e.length===0?n?!1:s("p",{key:"none"},t("why.none")):s("ol",{class:"hw-\
chain",key:"chain",part:"chain"},e.map((r,o)=>s("li",{key:o},E("hw-knot",j("ring")),s("p",{class:"hw-cause"},r.text," ",N(t,r.rule)),s("p",{class:"hw-cause-rule"},
r.wording,r.pages_text!==""&&[" ",s("span",{class:"ho-pages",key:"pages"},r.pages_text)],le(r.lesson)))))}function Tr(t,e){return e.length>0&&s("p",{class:"hw-s\
lip-more",key:"more"},s("span",null,t("why.more")," "),e.map(({thing:n,name:r})=>[x("ho-link",r,{key:n,"data-do":"why","data-why":n})," "]))}function Cr(t,e){return s(
"div",{class:"hw-barred",key:"barred",part:"barred"},s("h4",null,e("slip.barred")),fe(t.barred,e))}function Q1(t,e){return x("ho-plain",t("why.ask"),{key:"why",
"data-do":"slip",title:t("slip.hint"),"aria-expanded":String(M1.includes(e.slip?.thing??""))})}function x1(t,e,n,r){return[b1(t,n,r),r.drawer==="journal"&&y1("journal",n("heading.journal"),n,...m1(t,e,n,r)),r.drawer==="menu"&&y1("menu",n("top.menu"),n,k1(
t,n,r))]}function y1(t,e,n,...r){return s("section",{class:"hw-drawer",key:`drawer ${t}`,part:"drawer","aria-label":e},s("div",{class:"hw-drawer-head",key:"head",
part:"drawer_head"},s("h3",{tabindex:-1,part:"drawer_title"},e),x("hw-close",n("notice.close"),{"data-do":"drawer","data-drawer":t})),...r)}function Mt(t,e,n,r="\
hw-door"){return x(r,e,{key:t,"data-do":"drawer","data-drawer":t,"aria-expanded":String(n.drawer===t)})}function L1({desk:t,root:e,show:n,focused:r,focusOn:o,bringIntoSight:a,
focusOnQuestion:i}){function l(d){t.drawer=d,t.day=null,t.story=0,t.slip=null,n(),o("[data-part=drawer_title]"),a("drawer")}function c(){let d=t.drawer,u=r(),f=e.
contains(u)&&u?.closest("[data-part=drawer]")===null;t.drawer="",n(),f||o(`[data-do=drawer][data-drawer=${d}]`),e.contains(r())||i(!0)}return{deeds:{drawer(d){let u=d.
dataset.drawer??"";t.drawer===u?c():l(u)},journal_day(d){t.day=Number(d.dataset.day),n(),e.querySelector("[data-part=drawer_lines]")?.scrollTo(0,0)}},escape(){return e.
querySelector("[data-part=drawer]")===null?!1:(c(),!0)}}}var W="now";function v1(t,e,n){let r={now:e("tabs.now"),ward:e("tabs.ward"),quilt:e("tabs.quilt")};return s("nav",{class:"hw-tabs",key:"tabs","aria-label":e("ta\
bs.heading")},Object.entries(r).map(([o,a])=>s("button",{key:o,class:"hw-tab","data-do":"turn_tab","data-tab":o,"aria-current":n.tab===o?"page":null},a,o==="qui\
lt"&&pe(t)>0&&[" ",s("b",{class:"hw-tab-count"},pe(t))])),Mt("journal",e("heading.journal"),n,"hw-tab"))}function $1(t,e,n){let r=n.tab==="quilt";return x("hw-q\
uilt-link",r?e("tabs.back"):e("tabs.his_quilt",{n:pe(t)}),{key:"quilt","data-do":"turn_tab","data-tab":r?W:"quilt","aria-expanded":String(r)})}function pe({grid:t}){
return t.reduce((e,n)=>e+n.cards.filter(({state:r})=>r!=="empty").length,0)}function H1({desk:t,show:e,focusOn:n,focusOnQuestion:r}){let o=[W,"ward","quilt"];return{
deeds:{turn_tab(a){let[i,l]=a.matches("nav *")?["nav ",`[data-tab=${a.dataset.tab}]`]:["",""];t.tab=a.dataset.tab??W,e(),n(`${i}[data-do=turn_tab]${l}`)},large(){
t.large=!t.large,e(),n("[data-do=large]")}},key(a){let i={PageDown:1,PageUp:-1}[a.key];return!t.large||i===void 0?!1:(t.tab=o[Math.max(0,Math.min(o.length-1,o.indexOf(
t.tab)+i))]??W,e(),r(!0),!0)},viewChanged(){t.tab=W}}}function _1(){return{story:0,memory:null,picture:null,waiting:!1,asking:!1,notice:null,hints:e1(),looked:null,large:!1,tab:W,notes:Ee(),laying:ze(),drawer:"",day:null,
slip:null,menu:[]}}var he=new Set;function Z1(t){return he.add(t),()=>{he.delete(t)}}function V1(t,e){t.dataset.asked=String(e)}function S1(t,e){let n=[...he].filter(l=>l.dataset.
game===t.dataset.game).sort(jr),r=n.filter(l=>n.length===1||l.checkVisibility()),o=r.filter(l=>l.dataset.part==="board"),a=o.length>0?o:r,i=a.find(l=>l.dataset.
asked===String(e));return(i??a.find(l=>l.dataset.part==="journal")??a[0])!==t?null:i===t?"asked":r.length===1?"alone":"for all"}var jr=(t,e)=>t.compareDocumentPosition(
e)&4?-1:1;function q1(t,e,n){if(n===0)return null;switch(t){case"ArrowRight":case"ArrowDown":return(e+1)%n;case"ArrowLeft":case"ArrowUp":return(e-1+n)%n;case"Home":return 0;case"\
End":return n-1;default:return null}}function O1(t,e,n,r){let{row:o,column:a}=e;switch(t){case"ArrowRight":return a+1<r?{row:o,column:a+1}:null;case"ArrowLeft":
return a>0?{row:o,column:a-1}:null;case"ArrowDown":return o+1<n?{row:o+1,column:a}:null;case"ArrowUp":return o>0?{row:o-1,column:a}:null;case"Home":return{row:o,
column:0};case"End":return{row:o,column:r-1};default:return null}}function Nt(t){return t.ctrlKey||t.altKey||t.metaKey?null:/^[0-9]$/.test(t.key)?Number(t.key):
null}function Rt(t){return t.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}function zr(t){return[...t.querySelectorAll("[data-item]")]}var A1=new WeakMap;function st(t,e){let n=A1.get(t),r=new Set;for(let o of t.querySelectorAll("[data\
-roving]")){let a=Nr(o,e.get(j1(o)));a&&r.add(a)}A1.set(t,r);for(let o of n??[])!r.has(o)&&o.hasAttribute("data-item")&&o.setAttribute("tabindex","-1");for(let o of r)
n?.has(o)||o.setAttribute("tabindex","0")}function Nr(t,e){let n=e===void 0?null:t.querySelector(`[data-item="${e}"]`);return n!==null?n:t.getAttribute("data-ro\
ving-from")==="end"?T1(t):t.querySelector("[data-item]")}function T1(t){for(let e=t.lastElementChild;e!==null;e=e.previousElementSibling){let n=T1(e)??(e.hasAttribute(
"data-item")?e:null);if(n!==null)return n}return null}function C1(t,e,n,r){let o=e.closest("[data-roving]");if(!o||!t.contains(o)||e.dataset.item===void 0)return!1;
let a=zr(o),i=o.getAttribute("role")==="grid"?Br(a,e,n):Rr(a,e,n);return i?(r.set(j1(o),String(i.dataset.item)),i.focus(),!0):!1}function Rr(t,e,n){let r=q1(n,t.
indexOf(e),t.length);return r===null?void 0:t[r]}function Br(t,e,n){let r=t.map(E1),o=Math.max(...r.map(l=>l.row))+1,a=Math.max(...r.map(l=>l.column))+1,i=O1(n,
E1(e),o,a);return i===null?void 0:t.find((l,c)=>r[c]?.row===i.row&&r[c]?.column===i.column)}function E1(t){return{row:Number(t.dataset.row),column:Number(t.dataset.
column)}}function j1(t){return t.getAttribute("data-roving")??""}var z1=V((t,e)=>{let n=Ir(e),r=(a,i)=>a[typeof i=="number"?n.select(i):Dr.test(String(i).normalize("NFD"))?"vowel":"other"]??a.other??"",o=(a,i)=>{let l=t[`form\
.${i}`]??"{it}";return(typeof l=="string"?l:r(l,a)).replace("{it}",()=>String(a))};return(a,i={})=>{let l=t[a];if(l===void 0)return a;let c=typeof l=="string"?l:
r(l,Number(i.n));return c.includes("{")?c.replace(/\{(\w+)(?:\|(\w+))?\}/g,(d,u,f)=>u in i?o(i[u],f):d):c}}),Dr=/^[aeiouhœæ]/i;function Ir(t){try{return new Intl.
PluralRules(t)}catch{return new Intl.PluralRules}}var N1=["[data-focus]","[data-roving=actions] [data-item]","[data-do=undo]","[data-item], button"],Pr=".jp-OutputArea, .jp-OutputArea-child, .jp-OutputArea-outp\
ut";function R1(t,e,n,r,o){let a=n.ownerDocument,i=new AbortController,l=t.get("part")??"board",c=l==="board",d=c&&Wr(M())?1:0,u={..._1(),story:d,large:t.get("p\
rojector")===!0},f=new Map,w=[],k="",g=V((v,q)=>({...v,...q})),p=Y(b(),a),h=p.dom,m=a.createElement("div");m.className="ho-hidden",m.setAttribute("aria-live","p\
olite"),m.dataset.part=l,n.append(h,m),i.signal.addEventListener("abort",Z1(m)),C(),st(h,f),$();function M(){return t.get("view")}function y(){return z1(g(r(),t.
get("words")),M().lang)}function b(){return u.waiting=e.isLate(),u.laying.table=t.get("arrangement")??null,u.menu=t.get("menu")??[],u.large||(u.hints=n1(u.hints,
M(),y())),o(M(),e.lines(),y(),u)}function Z(){let v=h.getRootNode();return v instanceof ShadowRoot?v.activeElement:a.activeElement}function A(){let v=Z(),q=h.contains(
v),D=q?v?.closest("[data-item]:not([data-do=act])"):null;D instanceof HTMLElement&&(k=D.dataset.item??""),p=St(p,b()),st(h,f),C();for(let Wn of w)Wn();q&&!h.contains(
Z())&&G(!0)}function C(){m.dataset.game=t.get("game_id");let v=n;for(;v;v=v.parentElement?.closest(Pr))v.classList.toggle("ho-around-past",M().past!==null)}function $(){
requestAnimationFrame(()=>{for(let v of h.querySelectorAll("[data-scroll=end]"))v.scrollTo(v.scrollWidth,v.scrollHeight);for(let v of h.querySelectorAll("[data-\
scroll=start]"))v.scrollTop=0;for(let v of h.querySelectorAll("[data-scroll=here]")){let q=v.querySelector("[data-here]");q instanceof HTMLElement&&(v.scrollLeft=
q.offsetLeft+q.offsetWidth-v.clientWidth)}})}function Q(){c&&Z()?.matches("[data-do=act]")&&S("[data-focus=question]")}function _(v){for(let q of v){let D=h.querySelector(
q);if(D!==null)return D}return null}function S(v){let q=h.querySelector(v);q instanceof HTMLElement&&q.focus({preventScroll:!0})}function F(v){h.querySelector(`\
[data-part=${v}]`)?.scrollIntoView({block:"nearest"})}function nt(v){v!==""&&(m.textContent=v===m.textContent?`${v} `:v)}function ft(v){u.notice=v,A();let q=h.querySelector(
"[data-part=notice]");q instanceof HTMLElement&&q.offsetParent===null&&(u.tab=W,A(),G(!0),F("notice")),c||F("notice"),nt([v.title,...v.lines.map(D=>D.text)].filter(
Boolean).join(" "))}function $t(v){ft({title:"",lines:[{text:v,rule:""}]})}function G(v){let q=Z();if(!c&&q!==h&&h.contains(q))return;let D=_(c?N1:[`[data-item=\
"${k}"]`,...N1]);f.delete("actions")&&st(h,f),D instanceof HTMLElement&&(D!==q||!v)&&D.focus({preventScroll:v})}function K(v){let q=v.closest("button, [tabindex\
]")??h.querySelector("[data-do=asking]");q instanceof HTMLElement&&q.isConnected?q.focus({preventScroll:!0}):G(!0)}return{model:t,exchange:e,el:n,page:a,root:h,
voice:m,part:l,whole:c,desk:u,stops:f,ends:i,signal:i.signal,viewNow:M,say:y,show:A,focused:Z,scrollToEnd:$,goToQuestion:Q,focusOn:S,bringIntoSight:F,announce:nt,
inform:ft,tell:$t,focusOnQuestion:G,focusBack:K,attach({drawn:v}){v&&w.push(v)}}}function Wr(t){return!t.can_undo&&t.head.day===1&&t.shifts.every(e=>e.card===null)}
function it(t){return`${t.past?.move??"now"} ${t.branch===null?"":t.branch.text}`}function B1({root:t,desk:e,model:n,exchange:r,signal:o,viewNow:a,show:i,announce:l,focusOn:c,bringIntoSight:d}){let u=null,f=Promise.resolve();async function w(p){
let h=e.memory;e.memory=p===h?null:p,e.memory!==null&&([e.slip,e.hints]=[null,{...e.hints,open:null}]),i(),c(`[data-memory="${e.memory??h}"]`);let m=e.memory;m!==
null&&(await f,!o.aborted&&e.memory===m&&g())}async function k(p){let h=ht(a(),p);if(h===void 0||h.state==="empty"||R(e,h.cover))return;u=p;let m=e.laying.pictures.
get(`${p} ${h.state}`);if(m)return e.picture=m,i();let M=r.ask(n,{kind:"picture",memory:p}),y=M===null?null:await M;o.aborted||!y?.picture||e.memory!==p||(e.picture=
y.picture,i())}function g(){let p=t.querySelector("[data-part=detail]");if(!p)return;let h=[...p.querySelectorAll("img, p")];l(h.map(m=>m.getAttribute("alt")??m.
textContent).join(" ")),d("detail")}return{drawn(){e.memory===null?u=null:e.memory!==u&&(f=k(e.memory))},deeds:{read_memories(){e.tab="quilt",i();let p=t.querySelector(
"[data-memory][data-why]");if(!(p instanceof HTMLElement))return;p.scrollIntoView({block:"center"});let h=p.dataset.memory??null;h===e.memory?c(`[data-memory="${h}\
"]`):w(h)},memory:p=>{w(p.dataset.memory??null)}},escape(){return e.memory===null?!1:(w(null),!0)}}}function D1({model:t,page:e,signal:n}){function r(a){let i=e.createElement("input");i.type="file",i.accept=".json,application/json",i.addEventListener("change",
()=>{o(a,i.files?.[0])},{signal:n}),i.click()}async function o(a,i){if(i===void 0)return;let l=i.size<=1e6?await i.text():"";t.send({kind:"menu",item:a,size:i.size,
text:l})}return{deeds:{menu:a=>t.send({kind:"menu",item:a.dataset.menu}),menu_file:a=>r(a.dataset.menu??"")}}}var Fr=0;function P1({root:t,page:e,viewNow:n}){let r=e.defaultView?.matchMedia("(prefers-reduced-motion: reduce)"),o=()=>[...t.querySelectorAll("[data-part=pat\
ient]")],a=I1(o()),i=n();function l(c){return[...t.querySelectorAll("[data-pawn], [data-part=here]")].filter(u=>c.includes(me(u)))}return{viewChanged(){let c=Kr(
i,n());if(i=n(),r?.matches||c.length===0)return;let d=new Map(l(c).map(u=>[me(u),u.getBoundingClientRect()]));requestAnimationFrame(()=>{let u=l(c).map(f=>({each:f,
to:f.getBoundingClientRect()}));for(let{each:f,to:w}of u)Ur(f,d.get(me(f)),w)})},drawn(){let c=a,d=o();if(a=I1(d),!r?.matches)for(let u of d)c.has(W1(u))||Gr(u)}}}
function Kr(t,e){let n=new Map(t.pawns.map(a=>[a.pawn,a])),o=e.pawns.filter(a=>{let i=n.get(a.pawn);return i!==void 0&&i!==a&&(i.place!==a.place||i.shift!==a.shift)}).
map(({pawn:a})=>String(a));return t.track.value===e.track.value?o:[...o,"billy"]}function Ur(t,e,n){if(e===void 0||n.width===0||e.width===0)return;let[r,o]=[e.left-
n.left,e.top-n.top];if(Math.abs(r)+Math.abs(o)<8)return;let a=t.dataset.walks=String(++Fr),i=t.animate([{transform:`translate(${r}px, ${o}px)`},{transform:"none"}],
{duration:280,easing:"ease-out"});i.onfinish=()=>{t.dataset.walks===a&&delete t.dataset.walks}}function Gr(t){let e={transform:"perspective(700px) rotateY(-80de\
g)",opacity:.2};t.animate([e,{transform:"none",opacity:1}],{duration:280,easing:"ease-out"})}function me(t){return t.dataset.pawn??"billy"}function W1(t){return t.
getAttribute("data-why")??""}function I1(t){return new Set(t.map(W1))}function X(t,e){let{looked:n}=e;return n===null||n.revision!==t.revision?null:t.actions.find(r=>r.code===n.code)??null}function Bt(t,e){return t?.tokens.find(([
n])=>n===e)?.[1]??null}function Dt(t,e,n){if(n===null)return null;let r=O(t("ahead.tokens",{n}));return[s("span",{class:"ho-slip",part:"slip","aria-hidden":"tru\
e"},t("ahead.change",{now:e,then:n})),{...r,key:"ahead"}]}var Yr=2;function It(t,e,n,r,...o){return s("section",{class:L("holding-on",r,t.past!==null&&"is-past",t.branch!==null&&"is-branch",e.asking&&"is-asking",t.outcome?.
won===!1&&"is-lost"),lang:t.lang,"data-revision":t.revision,"aria-label":n,"aria-busy":e.waiting?"true":null,"data-lm-suppress-shortcuts":"true"},...o)}function Pt({
head:t,outcome:e}){return t.shift===Yr&&e===null}function lt(t,e){return t.pawns.find(n=>n.pawn===e)}function F1(t,e){return t.stress_max===0&&t.tokens===null?null:s("span",{class:"hw-marks",key:"marks"},t.tokens!==
null&&s("span",{class:"hw-count",key:"tokens","data-why":`${t.name} tokens`},we(),t.tokens),t.stress_max>0&&s("span",{class:"hw-bolts",key:"stress","data-why":`${t.
name} stress`},Xr(t)),e)}var we=()=>H("sign-heart","hw-heart");function Xr({stress:t,stress_max:e}){return Array.from({length:e},(n,r)=>r<t?H("sign-bolt","hw-bo\
lt is-full",`bolt ${r}`):H("sign-bolt-open","hw-bolt",`bolt ${r}`))}function Jr(t,e){return t.actions.filter(n=>eo(n,e))}function to(t,e){let{kind:n}=e;return t.barred.filter(({pawn:r,timeline:o,target:a})=>n==="pawn"?r===e.pawn:
r===null&&(n==="pool"&&a==="purse"||n==="timeline"&&o===e.timeline))}function eo(t,e){switch(e.kind){case"pawn":return t.pawn===e.pawn&&(t.target==="pawn"||t.target===
"purse");case"pool":return t.pawn===null&&t.target==="purse";case"timeline":return t.timeline===e.timeline&&t.target==="timeline";case"card":return e.now&&t.target===
"card"}}function J(t,e){let n=Jr(t,e);if(n.length===1)return{take:n[0]};if(n.length>1)return{choose:n};let r=to(t,e);return r.length>0?{barred:r}:null}function ct(t,e){
let n=J(t,e);return n===null?"still":"barred"in n?"barred":"open"}var K1=["ann","ben","cleo","dev","a1","a2","a3","oc1","oc2"];function U1(t){let{head:e,shifts:n,outcome:r}=t;return e.stage>=2||n[e.shift]?.card?.kind==="emergency"||r?.won===!1}function Wt(t,e){let n=Y1(e,U1(t));return`f\
ace-${K1[e.pawn]}-${n==="1"?"0":n}`}function G1(t,e){return`person-${K1[e.pawn]}-${no(t,e)}`}function Y1(t,e){return t.overstressed||t.stress>=3?"3":e?"w":String(
t.stress)}function no(t,e){let n=U1(t),r=Y1(e,n);return e.place==="on_leave"||e.place==="left"?`coat-${ao(e,n)}`:r==="3"?"over-3":t.shifts.some(({spaces:o})=>o.
some(a=>a.covered_by===e.pawn))?"cover-w":e.place==="contact_tile"&&e.kind==="nurse"?"phone-1":r==="2"?"tired-2":e.shift===t.head.shift&&oo(t,e)?`sit-${r}`:ro(t,
e)?`reach-${r}`:e.place==="break_room"&&r==="0"?"cup-0":`stand-${r}`}function ro({head:t,pawns:e,shifts:n},r){return r.shift!==t.shift?!1:n[t.shift]?.card?.kind===
"emergency"&&e.some(({shift:a,senior:i})=>i&&a===t.shift)?r.senior:r.space===0}function oo({head:t,shifts:e},n){return e[t.shift]?.card?.kind==="emergency"?!1:t.
stage>2||t.stage===2&&n.space===0}function ao(t,e){return t.overstressed||t.stress>=2?2:e?1:t.stress}function Ft(t,e,n,r,o=""){let a=ct(t,{kind:"pawn",pawn:r.pawn});return so(r,e,a,Bt(n,r.pawn),n?.pawn===r.pawn,G1(t,r),o)}var so=V((t,e,n,r,o,a,i)=>{let l=[t.text,
n!=="still"&&e(`pawn.${n}`)];return s("button",{key:`pawn ${t.pawn}`,class:`hw-one is-${n}`,"data-do":"pawn","data-pawn":t.pawn,"data-pointed":o,"data-standing":n,
"data-item":`pawn ${t.pawn}`,"data-why":t.name},O(l.filter(Boolean).join(" ")),a.includes("-sit-")&&H("chair","hw-body"),H(a,"hw-body","body"),bt([io(t),lo(e,t)],
F1(t,ke(t)),i!==""&&s("span",{class:"hw-note",key:"note"},i)),t.tokens!==null&&Dt(e,t.tokens,r))});function bt(t,...e){return s("span",{class:"hw-slot",key:"tag",
"aria-hidden":"true"},s("span",{class:"hw-plate"},s("b",null,t),e))}function io({name:t,short:e}){return e===t?t:[s("span",{class:"hw-long",key:"long"},t),s("sp\
an",{class:"hw-short",key:"short"},e)]}function lo(t,e){return e.senior?X1(t("house.senior")):e.manager&&e.place!=="manager_board"&&X1(t("house.leads"))}function X1(t){
return s("span",{class:"hw-role",key:"role"},` · ${t}`)}function ke({partials:t,clears:e=[]}){return[J1("sign-cloth",t.length),J1("sign-sewn",e.length)]}function J1(t,e){
return e>0&&s("span",{class:"hw-count",key:t},H(t,"hw-back"),e>1&&e)}var co={break_room:{wide:[0,92,84],least:[0,66,84]},here:{wide:[400,104,224],least:[346,70,206]},past:{wide:[112,92,12],least:[100,70,10]},coming:{wide:[118,0,0],
least:[76,0,0]},on_call:{wide:[112,76,12],least:[94,50,10]},on_leave:{wide:[112,84,16],least:[96,62,10]},left:{wide:[104,76,16],least:[90,60,10]}};function dt(t,e,n,r,o,...a){
let{wide:i,least:l}=co[e],[c,d]=[i,l].map(([f,w,k])=>Math.max(f,Math.round(r*w+k))),u=`--wide: ${c}px; --least: ${d}px`;return s(t,{...o,class:L(`hw-room is-${e}`,
n),style:u},E("hw-wall"),a)}function B(t,[e,n,r,o],a="",i=t){let l=H(t,L("hw-at",a),i);return l.props.style=`--x: ${e}; --y: ${n}; --w: ${r}; --h: ${o}`,l}function tn(t,e,n){let{pool:r}=t,o=ct(t,{kind:"pool"});return s("button",{class:`hw-one hw-till is-${o}`,key:"pool","data-do":"pool","data-standing":o,"data-why":"\
pool","data-item":"pool"},O(r.text),H(r.tokens>0?"tin":"tin-empty","hw-coins","tin"),bt(e("house.pool"),s("span",{class:"hw-marks",key:"marks"},s("span",{class:"\
hw-count",key:"tokens"},we(),r.tokens),ke(r))),Dt(e,r.tokens,Bt(n,r.purse)))}function en(t,e){if(!e?.cards)return H("pinboard-empty","hw-board");let n={"data-do":"\
about","data-about":`place ${e.id}`};return s("div",{class:"hw-board",key:"letters",role:"group","aria-label":e.text,"data-why":e.id,...n},s("button",{class:"hw\
-thing",key:"board","aria-label":e.name,...n,"data-item":`place ${e.id}`},H("pinboard-empty")),e.cards.map(({card:r,title:o})=>s("button",{class:"hw-letter",key:r,
"aria-label":o,title:o,"data-do":"turn_to","data-item":`letter ${r}`,"data-card":t.told.findIndex(a=>a.card===r)+1},H("letter"))))}var uo={cupboard:[11,61,110,42],kettle:[8,122,42,36],phone:[-33,34,72,72],"phone-off":[-41,34,88,132],door:[14,40,80,176],"door-coat":[14,40,128,176],"door-gone":[
14,38,112,190]},tt=(t,e)=>t.places.find(n=>n.id===e),U=t=>t?.pawns.length??0;function nn(t,e,n){let[r,o]=[tt(t,"break_room"),tt(t,"manager_board")];return dt("d\
iv","break_room","",U(r)+U(o),{key:"break_room","data-do":"about","data-about":"place break_room"},ge("break_room","cupboard","kettle"),s("div",{class:"hw-peopl\
e",key:"people"},r&&Qt(t,e,n,r,Kt(r)),o&&Qt(t,e,n,o,Kt(o,e("house.leads")))),en(t,tt(t,"marked_area")),tn(t,e,n))}function rn(t,e,n){let[r,o]=[tt(t,"on_call"),tt(
t,"contact_tile")],a=U(o)>0?"phone-off":"phone";return dt("div","on_call","",U(r)+2.3*U(o),{key:"on_call","data-do":"about","data-about":"place on_call"},!o&&ge(
"on_call",a),s("div",{class:"hw-people",key:"people"},o&&Qt(t,e,n,o,fo(o,a),o.brief),r&&Qt(t,e,n,r,Kt(r),e("house.ready"))))}function on(t,e,n){return sn(t,e,n,
"on_leave",r=>U(r)>0?"door-coat":"door")}function an(t,e,n){return U(tt(t,"left"))>0&&sn(t,e,n,"left",()=>"door-gone")}function sn(t,e,n,r,o){let a=tt(t,r);return dt(
"div",r,"",U(a),{key:r,"data-do":"about","data-about":`place ${r}`},ge(r,o(a)),s("div",{class:"hw-people",key:"people"},a&&Qt(t,e,n,a,Kt(a))))}function ge(t,...e){
return s("span",{class:"hw-scenery",key:`scenery ${t}`,"aria-hidden":"true"},e.map(n=>ln(n)))}function Qt(t,e,n,r,o,a){return s("div",{class:`hw-group is-${r.id}`,
key:r.id,role:"group","aria-label":r.text,"data-do":"about","data-about":yt(r)},o,r.pawns.map(i=>{let l=lt(t,i);return l&&Ft(t,e,n,l,a)}))}function Kt(t,e){return s(
"h3",{class:"hw-label",key:"label"},s("button",{class:"hw-name","data-do":"about","data-about":yt(t),"data-item":yt(t)},e===void 0?s("b",null,t.name):[O(t.name),
E("hw-named",s("b",null,e))]))}function ln(t){let e=uo[t];if(e===void 0)throw new Error(`Nobody knows where «${t}» stands.`);return B(t,e,t.startsWith("phone")?
"is-mid":"")}function fo(t,e){let n={"data-do":"about","data-about":yt(t),"data-item":yt(t)};return s("button",{class:"hw-thing",key:"thing","aria-label":t.name,
...n},E("hw-scenery",ln(e)))}function yt(t){return`place ${t.id}`}var Ut=["morning","day","night"],po=["bed-up","bed-tired","bed-low","bed-asleep"],ho=2,cn=[18,52.3,316,208],mo=B("bed-empty",cn).props.style,wo=["#c9822b","#fff\
af0","#a4553f","#5c6b7a","#4f7f8c","#d8c6a5","#6f7f56"],ko=["#fffaf0","#8f8678","#fffaf0","#fffaf0","#fffaf0","#8f8678","#fffaf0"],Me=15,xt={y:-53,from:132,most:7},
go={"bed-up":[xt,{y:-68,from:132,most:6},{y:-83,from:132,most:4}],"bed-tired":[xt,{y:-68,from:162,most:4}],"bed-low":[{...xt,from:162,most:5},{y:-68,from:162,most:4}],
"bed-asleep":[xt,{y:-68,from:147,most:5}],"bed-emergency":[xt,{y:-67,from:147,most:5}]};function Lt({head:t,shifts:e,outcome:n}){return n===null&&e[t.shift]?.card?.
kind==="emergency"}function Mo(t){return t.outcome?.died?"bed-empty":Lt(t)?"bed-emergency":String(po[t.head.stage])}function bo({grid:t}){return t.reduce((e,n)=>e+
n.cards.filter(({state:r})=>r==="clear").length,0)}function dn(t){return Qo(t.head,Mo(t),Lt(t),bo(t))}var Qo=V((t,e,n,r)=>{let o=String(Ut[t.shift]),a=e==="bed-\
asleep";return[E("hw-scenery",B(`window-${o}`,[214,34,150,170]),o!=="night"&&B("light-window",[26,46,326,222]),o==="night"&&!a&&B("light-lamp",[-20,64,280,204]),
!a&&B(n?"lamp-alarm":"lamp",[28,26,124,42],"hw-lamp","lamp"),(n||t.stage<ho)&&e!=="bed-empty"&&B(n?"monitor-alarm":"monitor",[20,84,62,46],"","monitor")),B(e,cn,
"hw-bed","bed"),r>0&&yo(e,r)].filter(i=>i!==!1)});function yo(t,e){let n=(go[t]??[]).flatMap(({y:r,from:o,most:a})=>Array.from({length:a},(i,l)=>({x:o+l*Me,y:r})));
return s("svg",{class:"hw-drawing hw-at hw-bed",key:"blanket",viewBox:"0 -176 270 178",style:mo,"aria-hidden":"true"},n.slice(0,e).map(({x:r,y:o},a)=>{let[i,l]=[
wo,ko].map(c=>String(c[a%c.length]));return[s("rect",{key:`cloth ${a}`,x:r,y:o,width:Me,height:Me,fill:i,stroke:"#2b2a33"}),s("path",{key:`stitch ${a}`,d:`M${r+
2} ${o+2.2}h11`,stroke:l,"stroke-dasharray":"3 2.4"})]}))}function Gt(t,e,n,r){let o=r.shift===t.head.shift,a=o?"here":r.card?"past":"coming";return dt("article",a,L(`is-${Ut[r.shift]}`,o&&Lt(t)&&"is-alarm"),r.spaces.reduce(
(i,l)=>i+xo(r,l),0),{key:`shift ${r.shift}`,"aria-label":r.name,"data-do":"card","data-shift":r.shift,"data-here":o},s("h3",{class:"hw-label",key:"label"},o&&t.
outcome===null?$o(e,r):Ho(e,r)),o?dn(t):vo(r),s("div",{class:"hw-people",key:"people"},(o&&Lt(t)?Lo(t,r.spaces):r.spaces).map(i=>Zo(t,e,n,r,i))),r.care===null&&
O(r.care_text))}function xo(t,e){return e.pawn!==null||e.covered_by!==null?1:un(t,e)?.85:.75}function un({state:t},{pawn:e,covered_by:n}){return t==="done"&&e===
null&&n===null}function Lo(t,e){let n=({pawn:r})=>r!==null&&lt(t,r)?.senior===!0;return[...e.filter(n),...e.filter(r=>!n(r))]}function vo(t){if(t.card)return E(
"hw-scenery",B(`window-${Ut[t.shift]}`,[-57,34,123,139],"is-mid"));let e=B("window-curtain",[0,34,0,139],"hw-curtain");return e.props.preserveAspectRatio="none",
E("hw-scenery",e)}function $o(t,e){return s("span",{class:"hw-name",key:"now"},s("b",null,e.short),` ${t("shift.now")}`)}function Ho(t,e){let{card:n}=e;return s(
"button",{class:"hw-name",key:"card",part:n?"patient":void 0,"data-do":"card","data-shift":e.shift,"data-item":`card ${e.shift}`,"data-why":n?.id},O(n?`${e.name}\
, ${t("shift.done")}. ${e.care_text} ${n.spoken}`:e.text),E("hw-named",s("b",null,e.short),e.care!==null&&_o(t,e.care)))}function _o(t,e){let n=e==="medical";return[
H(n?"sign-heart":"sign-ring",n?"hw-heart":"hw-ring"),s("span",{class:"hw-given",key:"given"},t(n?"house.medical":"house.palliative"))]}function Zo(t,e,n,r,o){let a=`\
space ${r.shift} ${o.space}`,i=o.pawn===null?void 0:lt(t,o.pawn);if(i)return Ft(t,e,n,i);let l=o.covered_by===null?void 0:lt(t,o.covered_by),c=un(r,o);return s(
"button",{class:L("hw-one is-nobody",c&&"is-over"),key:a,"data-item":a,"data-do":"about","data-about":a},O(`${r.name}. ${o.text}`),!c&&H("place-empty","hw-body"),
bt(l?e("house.covers",{name:l.name}):e(c?"house.nobody":"house.empty")))}var Vo=2;function Yt(t,e,n=null){let r=t.head.shift===Vo&&t.outcome===null;return s("section",{class:L("hw-house",r&&"is-dark"),key:"house","aria-label":e("head\
ing.house"),"data-roving":"house","data-scroll":"here"},nn(t,e,n),t.shifts.map(o=>Gt(t,e,n,o)),rn(t,e,n),on(t,e,n),an(t,e,n))}var So=120;function Xt({card:t,shift:e,text:n},r){return t?qo(t,e,r):s("button",{class:"hw-face-down",key:"none","aria-label":n,"data-do":"card","data-shift":e,
"data-item":`card ${e}`},H("card-back"))}var qo=V((t,e,n)=>s("div",{class:`hw-card is-${t.kind}`,key:`card ${t.id}`,part:"patient",role:"button",title:fn(t),"da\
ta-do":"card","data-shift":e,"data-why":t.id,"data-item":`card ${e}`},s("div",{class:"hw-card-head",key:"head"},s("span",{class:"hw-card-kind"},t.kind_text),s("\
span",{class:"hw-sign-row","aria-hidden":"true"},Oo(t))),s("p",{class:t.text.length>So?"hw-card-text is-long":"hw-card-text",key:"text"},t.text),s("p",{class:"h\
w-card-foot",key:"foot","aria-hidden":"true"},be("needs",n("card.needs"),ut("person",t.staff)),Ao(t,n)),O(` ${fn(t)}`))),fn=t=>[t.symbols_text,t.yield_text,t.inquire_text].
filter(Boolean).join(" ");function Oo({kind:t,symbols:e,covered:n}){let[r,o]=t==="stable"?["heart","heart-open"]:["arrow-held","arrow"];return[ut(r,n),ut(o,e-n)]}
function Ao(t,e){let{tokens:n,memories:r,either:o,inquire:a,all_held:i}=t;if(i>0)return be("brings",e("card.all_held"),ut("heart",i));if(n+r+o===0&&!a)return null;
let l=[ut("heart",n),ut("cloth",r),Eo(o),a&&z("inquire","hw-sign")];return be("brings",e("card.brings"),l)}function Eo(t){return Array.from({length:t},(e,n)=>s(
"span",{class:"hw-sign-pair",key:`either ${n}`},j("heart"),"/",j("cloth")))}function be(t,e,n){return s("span",{class:"hw-sign-row",key:t},s("span",{key:"name"},
e),n)}function ut(t,e){return Array.from({length:Math.max(0,e)},(n,r)=>j(t,`${t} ${r}`))}function Jt(t,e,n,r,{index:o,number:a,bare:i=!1}){return s("button",{key:o,class:L("hw-answer",i?"is-bare":`is-${Co(r)}`),"data-do":"act","data-code":r.code,"da\
ta-item":`act ${o}`,"data-key":a,"aria-disabled":n.waiting?"true":null,"aria-keyshortcuts":a===null?null:String(a)},a!==null&&s("kbd",{"aria-hidden":"true",key:"\
kbd"},a),!i&&jo(t,r),To(r,i),r.follows!==""&&[s("span",{class:"ho-hidden",key:"spoken"}," ",e("follows")," "),s("span",{class:"ho-hidden",part:"follows"},r.follows)],
p1(t,e,r))}function To({name:t,brief:e,text:n},r){return t===""?s("b",{class:"hw-answer-name",key:"name"},n):[s("b",{class:r?"ho-hidden":"hw-answer-name",key:"n\
ame"},t),pn("name"),s("span",{class:r?"ho-hidden":"hw-answer-brief",key:"brief"},e),pn("brief"),s("span",{class:"ho-hidden",part:"in_full"},n)]}function pn(t){return s(
"span",{class:"ho-hidden",key:`after ${t}`}," – ")}function Co({drawn:t,pawn:e,target:n,timeline:r}){return t.startsWith("hands")?"gesture":t===""&&r!==null?"\
sign":t!==""||e!==null||n==="purse"?"face":"words"}function jo(t,{drawn:e,pawn:n,target:r,timeline:o}){if(e!=="")return H(e,"hw-answer-picture","picture");let a=t.
pawns.find(i=>i.pawn===n);return a?H(Wt(t,a),"hw-answer-picture","picture"):r==="purse"?H(t.pool.tokens>0?"tin":"tin-empty","hw-answer-picture","picture"):o===null?
null:z(`timeline_${o}`,"hw-answer-picture","picture")}var zo=9,te=t=>t.pawn!==null&&t.timeline!==null;function hn(t,e,n){let r=t.actions.map((i,l)=>({action:i,index:l})).filter(({action:i})=>te(i)),o=[...new Set(r.
map(({action:i})=>i.pawn))],a=0;return s("div",{class:"hw-asking",key:"asking",style:`--askers: ${o.length}`},s("span",{class:"hw-asking-corner",key:"corner","a\
ria-hidden":"true"}),t.grid.map(i=>s("span",{class:"hw-asking-sign",key:`sign ${i.timeline}`,title:i.name},z(`timeline_${i.timeline}`))),o.map(i=>[No(t,i),t.grid.
map(l=>{let c=r.find(({action:d})=>d.pawn===i&&d.timeline===l.timeline);return c?(a+=1,Jt(t,e,n,c.action,{index:c.index,number:a<=zo?a:null,bare:!0})):s("span",
{class:"hw-asking-none",key:`none ${i} ${l.timeline}`})})]))}function No(t,e){let n=t.pawns.find(r=>r.pawn===e);return s("span",{class:"hw-asker",key:`asker ${e}`,
"aria-hidden":"true"},n&&[H(Wt(t,n),"hw-asker-face","face"),s("b",{key:"name"},n.name)])}var mn="help_here";function wn(t,e){let n=t.outcome;return n!==null&&s("div",{class:L("ho-outcome",n.won&&"is-won"),key:"outcome"},s("div",{class:"ho-asked-head"},
s("h3",{tabindex:-1,"data-focus":"outcome"},n.title),n.won&&N(e,n.rule)),at(n.text),Ro(e,mn)&&s("p",{key:"help"},e(mn)),t.grid.some(r=>r.cards.some(o=>o.state!==
"empty"))&&x("ho-link",e("memories.read"),{key:"memories","data-do":"read_memories"}),x("ho-link",e("simplifies"),{key:"page","data-do":"page","aria-haspopup":"\
dialog"}))}function Ro(t,e){return t(e)!==e}var Bo=9;function ee(t,e,n,r=!1){let o=t.outcome?.died===!0;return s("section",{class:"hw-prompt",part:"prompt","aria-label":e("heading.prompt"),"data-why":t.outcome===
null?"prompt":"outcome"},t.outcome===null?Do(t,e,n,r):wn(t,e),Te(e,n),r&&a1(t,e,n.hints),!r&&[At(e,n),zt(e,n)],s("div",{class:"ho-answers",key:"answers","data-s\
croll":"start"},t.actions.length>0&&Qe(t,e,n,t.actions),t.actions.length>0&&Io(t,n),r&&t.barred.length>0&&g1(t.barred,e)),!r&&s("div",{class:"ho-after",part:"af\
ter"},!o&&x("ho-plain",e("undo"),{key:"undo","data-do":"undo","aria-disabled":t.can_undo&&!n.waiting?null:"true"}),!o&&(n.asking?Ot(e,n):Q1(e,n)),n.waiting&&s("\
span",{class:"ho-waiting",key:"waiting"},e("waiting"))))}function Do(t,e,n,r){let{prompt:o,conversation:a}=t;return s("div",{class:"ho-asked",key:"asked"},s("di\
v",{class:"ho-asked-head"},s("p",{class:"hw-lead"},o.lead),r&&[s1(t,e,n.hints),N(e,o.rule)]),s("h3",{class:"hw-question",part:"question",tabindex:-1,"data-focus":"\
question"},o.short),s("p",{class:r&&o.more?"hw-in-full":"ho-hidden",part:"in_full"},o.text),a!==null&&s("p",{class:"hw-in-full",key:"conversation"},a.text))}function ne({
prompt:t}){return`${t.short} ${t.text}`}function Qe(t,e,n,r){let o=r===t.actions&&r.some(te);return s("div",{class:`hw-answers${r.length>4?" is-many":""}`,key:"\
actions",role:"toolbar","aria-label":e("heading.actions"),"aria-orientation":"vertical","data-roving":"actions"},o&&hn(t,e,n),r.map((a,i)=>o&&te(a)?null:Jt(t,e,
n,a,{index:i,number:o?0:i<Bo?i+1:null})))}function Io(t,e){let n=X(t,e),r=n&&[n.text,n.follows].filter(Boolean).map(o=>o.replace(/([^.!?”])$/,"$1.")).join(" ");
return s("p",{class:"hw-foretold",key:"foretold",part:"foretold","aria-hidden":"true"},r)}var Po=["top","right","bottom","left"],Wo="M0 3L5 0L15 6L25 0L35 6L45 0L55 6L60 3",Fo="M3 0L0 5L6 15L0 25L6 35L0 45L6 55L3 60";function kn(t,e){return Po.map((n,r)=>{
let o=t.memory?.stitches?.[r]??0,a=Ko(t,e[r],r);return(o>0||a==="gaping")&&s("span",{key:n,class:L("hw-stitches",`is-${n}`,`is-${a}`),"aria-hidden":"true"},Ae("\
hw-stitch",o),a==="gaping"&&Uo(r%2===0))})}function Ko({memory:t,sides:e},n,r){if(e[r]==="misfits")return"gaping";let o=n?.memory,a=e.length>0?e[r]==="fits":o?.
stitches?.[(r+2)%4]===t?.stitches?.[r];return!o||!a?"loose":t?.state==="clear"&&o.state==="clear"?"sewn":"meeting"}function Uo(t){return s("svg",{key:"teeth",class:"\
hw-teeth",viewBox:t?"0 0 60 6":"0 0 6 60",preserveAspectRatio:"none"},s("path",{d:t?Wo:Fo}))}function gn(t,e,n,r,o,a){let{place:i,name:l,memory:c,text:d,cover:u,sides_text:f}=o,{on:w,held:k}=e.laying,g=k!==null&&k===l;return s("div",{key:i,role:"gridcel\
l",class:L("hw-square",`is-${c?.state??"empty"}`,c&&R(e,c.cover)&&"is-folded",g&&"is-held",k!==null&&!g&&k[0]===String(n)&&"is-waiting"),"data-do":w?"lay":"memo\
ry","data-memory":l,"data-timeline":w?n:null,"data-place":w?i:null,"data-why":c&&l,"data-item":`memory ${n}-${i}`,"data-row":r,"data-column":i,"data-feeling":c?.
feeling,"aria-selected":String(l!==null&&e.memory===l)},O([g&&t("arranging.in_hand"),T(e,{text:d,cover:u}),f,ot(e,l)&&t("arranging.tracked")].filter(Boolean).join(
" ")),c&&Go(t,e,`${l} ${c.state}`,c),c&&kn(o,a),ot(e,l)&&s("span",{class:"hw-tracking",part:"tracking","aria-hidden":"true"}))}function Go(t,e,n,r){let o=R(e,r.
cover),a=o?void 0:e.laying.pictures.get(n),i=o?t("cover.cell"):r.title||r.words||"",l=o?r.cover?.note:i;return[s("span",{class:L("hw-front",!o&&!a&&"is-words"),
key:"front",title:l,"aria-hidden":"true"},o&&H("cloth-folded"),a&&s("img",{key:n,class:"hw-picture",src:a.src,alt:""}),s("span",{class:"hw-words",key:"words"},i)),
r.feeling!==null&&s("svg",{class:"hw-feeling",part:"feeling",viewBox:"0 0 12 12","aria-hidden":"true"},s("path",{d:r.feeling==="positive"?"M2.5 6H9.5M6 2.5V9.5":
"M2.5 6H9.5"}))]}function re(t,e,n){let r=t.grid.map(({timeline:o})=>ct(t,{kind:"timeline",timeline:o}));return s("section",{class:"hw-quilt",key:"memories","aria-label":e("head\
ing.memories")},Re(t,e,n),s("div",{class:L("hw-quilt-place",r.includes("open")&&"is-asked"),key:"place"},s("div",{class:"hw-cloth",role:"grid","aria-label":e("h\
eading.memories"),"data-roving":"memories"},t.grid.map((o,a)=>Yo(t,e,n,o,a,r[a])))),De(Ne(t,n),e,n))}function Yo({grid:t},e,n,r,o,a){let{on:i,held:l,table:c,pictures:d}=n.
laying,[u,f]=[t[o-1],t[o+1]];return Xo(r,u,f,e,n,o,a,n.memory,n.notes,i,l,c,d.size)}var Xo=V((t,e,n,r,o,a,i)=>{let[l,c,d]=[e,t,n].map(u=>u===void 0?[]:ae(o,u));
return s("div",{class:L("hw-timeline",`is-${i}`),role:"row",key:t.timeline},s("div",{class:"hw-timeline-name",role:"rowheader","data-do":"timeline","data-standi\
ng":i,"data-timeline":t.timeline,"data-item":`row ${t.timeline}`,"data-row":a,"data-column":0},s("span",{class:"hw-timeline-sign",key:"sign",title:t.name,"aria-\
hidden":"true"},t.timeline,z(`timeline_${t.timeline}`)),s("span",{class:"hw-timeline-words",key:"words"},t.name),i!=="still"&&O(r(`timeline.${i}`))),c?.map((u,f)=>gn(
r,o,t.timeline,a,u,[l?.[f],c[f+1],d?.[f],c[f-1]])))});function Mn(t,e,n){let r=n.story,o=t.told[r-1];if(o===void 0)return!1;let a=r===t.told.length,i=a?{"data-do":"story"}:{"data-do":"turn_to","data-card":r+1},l=[Jo(
o,n),at(o.text)];return s("section",{class:"ho-story",part:"story","aria-label":e("heading.story")},s("div",{class:"ho-story-table","data-do":"story"}),s("artic\
le",{class:"ho-story-card",part:"story_card"},s("h3",{tabindex:-1,"data-focus":"story"},o.title),s("p",{class:"ho-story-place"},bn(t,e,n)," ",s("span",{class:"h\
o-id","aria-hidden":"true"},o.card)),s("div",{class:"ho-told",part:"told",tabindex:0,role:"group","aria-label":o.title},o.note==null?l:pt(e,n,o.card,o.note,i,l)),
s("div",{class:"ho-story-do"},r>1&&x("ho-plain",e("story.back"),{key:"back","data-do":"turn_to","data-card":r-1}),!Qn(n,o)&&x("ho-primary",e(a?"story.close":"st\
ory.next"),{key:"onward",...i}),!a&&x("ho-quiet",e("story.close"),{key:"away","data-do":"story"}))))}function bn(t,e,n){return e("story.place",{number:n.story,all:t.
told.length})}function Jo({card:t,picture:e},n){let r=n.laying.pictures.get(`${t} told`)?.src??null;return e!=null&&s("img",{key:`picture ${t}`,class:"ho-pictur\
e",src:r,alt:e})}function Qn(t,e){return e.note!=null&&!rt(t,e.card)}function et(t,e,n){let r=t.told[n.story-1];return r===void 0?"":[`${bn(t,e,n)}.`,...Qn(n,r)?
[e("cover.note",{note:r.note??""})]:[r.picture,r.text]].filter(Boolean).join(" ")}var yn={narrow:.5,anywhere:.68};function xn({signs:{condition:[,t,e],held:n=0}},r){let o={end:e,hearts:n,looked:r};return t===e?[o]:[o,{end:t,hearts:0,looked:r}]}
function ta(t,e){if(t.every(({signs:{condition:[i,l,c]}})=>l===i&&c===i))return[];let n=t.flatMap(i=>xn(i,!1)).sort((i,l)=>l.end-i.end||i.hearts-l.hearts),r=new Map(
(e===null?[]:xn(e,!0)).map(i=>[i.end,i])),o=[n[0]?.end,n.at(-1)?.end].map(i=>n.find(l=>l.end===i)),a=e?.signs.condition[2];a!==void 0&&o.sort((i,l)=>Math.abs(l.
end-a)-Math.abs(i.end-a));for(let i of o)r.size<2&&!r.has(i.end)&&r.set(i.end,i);return[...r.values()].sort((i,l)=>l.end-i.end)}function Ln({actions:t,track:{max:e,
shifts:n,value:r}},o,a,i){let l=ta(t,a);if(l.length===0)return null;let c=l.some(f=>f.looked),d=l.reduce((f,{end:w})=>f+w,0)/l.length/e,u=i.x/n;return s("div",{
class:L("hw-plot hw-roads",u>yn.narrow&&"is-rather-late",u>yn.anywhere&&"is-late",r/e<.5&&"is-low"),key:"roads",style:`--at: ${u}; --up: ${r/e}; --middle: ${d};\
 --roads: ${l.length}`},s("svg",{key:"ways",viewBox:`0 0 40 ${e}`,preserveAspectRatio:"none","aria-hidden":"true"},l.map(({end:f,looked:w},k)=>s("path",{key:k,"\
vector-effect":"non-scaling-stroke",d:`M0 ${e-r}C20 ${e-r} 16 ${e-f} 40 ${e-f}`,class:L(k>0&&"is-second",c&&!w&&"is-other")}))),l.map(({end:f,looked:w})=>s("i",
{key:`end ${f}`,class:L("hw-end",c&&!w&&"is-other"),style:`--up: ${f/e}`})),s("div",{class:"hw-labels",key:"labels"},l.map(f=>s("p",{key:f.end,class:L(c&&!f.looked&&
"is-other")},s("span",{class:"hw-words"},ea(f,r,o)),s("b",{"data-part":f.looked&&"ahead"},f.end),f.looked&&O(o("ahead.condition",{n:f.end}))))))}function ea({end:t,
hearts:e},n,r){return e>0?t>n?r("thread.raised",{n:e}):r("thread.held",{n:e}):t<n?r("thread.falls"):t>n?r("thread.rises"):r("thread.stays")}function vt(t,e,n){let{day:r,shift:o,now:a}=t[e],i=(r-1)*n+o;return a&&e>0?Math.max(i,vt(t,e-1,n)+1):i}function vn({head:t,track:e,past:n,shifts:r,moments:o=[]}){
let a=r.length,i=o.map(({condition:w},k)=>({x:vt(o,k,a),up:w})),l=n?.move??1/0,c=o.filter(w=>w.move<=l).length-1,d=i[c]?.x??(t.day-1)*a+t.shift,u=c>=0&&n!==null&&
o[c]?.move!==l,f={x:d+Number(u),up:e.value};return{here:f,before:[...i.filter(({x:w})=>w<f.x),f],later:n===null?[]:[f,...i.filter(({x:w})=>w>f.x)]}}var na="M0 6.6C-8 .8-8.6-5.6-3.6-6.6-1.4-7 0-5.2 0-4 0-5.2 1.4-7 3.6-6.6 8.6-5.6 8 .8 0 6.6Z",$n="M0 10C9 10 8 2 14 3S17 13 24 12 28 7 33 9",ra=.6;function oe(t,e,n=null,r=!1){
let{track:o,head:a,past:i,moments:l=[]}=t,c=t.shifts.length,{here:d,before:u,later:f}=vn(t);return s("div",{class:"hw-thread",key:"track"},s("div",{class:"hw-pi\
cture",key:"picture",role:"img","aria-label":o.text,"data-why":"condition","data-do":"why"},oa(o,e,a.day,c),s("div",{class:"hw-plot",key:"line"},aa(o,u,f),sa(l,
o,c,d.x)),ia(d,o,t.outcome?.died===!0&&i===null)),Ln(t,e,n,d),r&&l.length>1&&la(l,e,o,c,i?.move??null))}var oa=V((t,e,n,r)=>{let{stages:o,max:a,shifts:i}=t,l=Array.
from({length:Math.ceil(i/r)},(d,u)=>u+1),c=[a,...o.map(d=>d.to)];return[s("div",{class:"hw-plot hw-bands",key:"bands"},o.map(({stage:d,from:u,to:f})=>s("div",{key:d,
class:`hw-band hw-stage-${d}`,"data-stage":d,style:`--share: ${Hn(u,a)-Hn(f-1,a)}`},s("i")))),s("div",{class:"hw-names",key:"names"},o.map(({stage:d,name:u})=>s(
"span",{key:d},u))),s("div",{class:"hw-plot hw-scale",part:"scale"},c.map(d=>s("span",{key:d,style:`--up: ${d/a}`,class:L(d>0&&d<a/6&&"is-tight")},d))),s("div",
{class:"hw-plot hw-dawns",key:"dawns"},l.map(d=>s("i",{key:d}))),s("div",{class:"hw-days",part:"days"},l.map(d=>s("b",{key:d,class:L(d===n&&"is-today"),style:`-\
-at: ${(d-.5)*r/i}`},d===n||d===1?e("journal.day",{day:d}):d)))]});function Hn(t,e){return Math.max(0,Math.min(e,t+.5))}function _n(t,e){return t.map(({x:n,up:r},o)=>{
let a=t[o-1];if(a===void 0)return`M${n} ${e-r}`;let i=(a.x+n)/2;return`C${i} ${e-a.up} ${i} ${e-r} ${n} ${e-r}`}).join("")}var aa=(t,e,n)=>{let r=_n(e,t.max),o={
"vector-effect":"non-scaling-stroke"};return s("svg",{class:"hw-line",key:"line",viewBox:`0 0 ${t.shifts} ${t.max}`,preserveAspectRatio:"none","aria-hidden":"tr\
ue"},n.length>1&&s("path",{...o,class:"hw-later",key:"later",d:_n(n,t.max)}),s("path",{...o,class:"hw-edge",key:"edge",d:r}),s("path",{...o,class:"hw-yarn",key:"\
yarn",d:r}),s("path",{...o,class:"hw-stitches",key:"stitches",d:r}))},sa=V((t,{max:e,shifts:n},r,o)=>t.flatMap((a,i)=>{let l=t[i-1]?.care,c=vt(t,i,r);return i===
0||c===o?[]:s("span",{key:`mark ${i}`,class:L("hw-mark",`is-${l??"knot"}`,c>o&&"is-later"),style:`--at: ${c/n}; --up: ${a.condition/e}`},l==="medical"&&s("svg",
{viewBox:"-8 -8 16 16","aria-hidden":"true"},s("path",{d:na})))}));function ia({x:t,up:e},{max:n,shifts:r},o){return s("div",{class:"hw-plot",key:"now"},s("span",
{class:L("hw-here",e/n<ra&&"is-low",t<1&&"is-first",t>r-2&&"is-last"),"data-part":"here",style:`--at: ${t/r}; --up: ${e/n}`},o?s("svg",{class:"hw-loose",key:"lo\
ose",viewBox:"0 0 34 20","aria-hidden":"true"},s("path",{class:"hw-edge",d:$n}),s("path",{class:"hw-yarn",d:$n})):H("needle","hw-needle"),s("b",{key:"number"},e)))}
var la=V((t,e,n,r,o)=>s("div",{class:"hw-plot hw-moments",key:"moments",role:"toolbar","aria-label":e("back.heading"),"data-roving":"moments","data-roving-from":"\
end",style:`--shifts: ${n.shifts}; --a-day: ${r}`},t.map((a,i)=>{let l=vt(t,i,r);return s("button",{key:i,class:L("hw-moment",o!==null&&a.move>o&&"is-later"),style:`\
--at: ${l/n.shifts}; --up: ${a.condition/n.max}; --row: ${l%r}`,title:a.text,"data-do":a.now?"now":"look","data-move":a.move,"data-item":`moment ${i}`,"aria-pre\
ssed":String(o===null?a.now:!a.now&&a.move===o),"aria-label":a.now?e("back.is_now",{text:a.text}):a.text})})));var Zn="[data-part=pause] [data-do=close]",ye="b";function ca(t,e,n,r=!1){let{title:o,text:a,back:i}={pause:{title:t("pause.title"),text:t("pause.text"),back:t(
"pause.back")},stop:{title:t("stop.title"),text:t("stop.text"),back:t("stop.go_on")},end:{title:t("stop.ended"),text:t("stop.ended_text"),back:t("pause.back")}}[n],
l=n==="pause"?[a]:[a,t("help")],c=n==="pause";return s("dialog",{class:L("ho-page ho-pause",c&&"is-bare",r&&"is-night"),part:"pause",lang:e,"aria-label":o,"aria\
-description":l.join(" ")},c&&ua(),s("div",{class:"ho-pause-words"},s("h2",{tabindex:-1,autofocus:!0},o),!c&&l.flatMap(at),s("div",{class:"ho-pause-do"},x("",i,
{"data-do":"close"}),n==="stop"&&x("",t("stop.end"),{key:"end","data-do":"end"}))))}var da="M-9 44C120 44 180 40 300 50C420 60 470 74 560 64C640 56 650 14 610 6\
C570 0 566 50 640 60C760 74 900 44 1010 52";function ua(){return s("svg",{class:"hw-loop",key:"loop",viewBox:"0 -4 1280 84","aria-hidden":"true"},["edge","cloth",
"stitch"].map(t=>s("path",{key:t,class:`is-${t}`,d:da})),s("path",{class:"is-needle",d:"M1012 46Q1000 46 1000 52Q1000 58 1012 58L1074 55Z"}),s("path",{class:"is\
-eye",d:"M1006 52H1017"}))}function Vn({model:t,el:e,page:n,root:r,signal:o,whole:a,viewNow:i,say:l,focused:c,focusBack:d}){function u(w,k=c()){let g=()=>{!(k instanceof
HTMLElement)||k===n.body||(k.isConnected?k.focus({preventScroll:!0}):d(r))};wt(ca(l(),i().lang,w,Pt(i())),e,o,g,()=>{u("end",k),t.send({kind:"stop"})})}function f(w){
let{key:k}=w,g=w.composedPath()[0];if(k.toLowerCase()!==ye||w.ctrlKey||w.altKey||w.metaKey||w.repeat||!(g instanceof HTMLElement)||!(e.contains(g)||g===n.body)||
Rt(g))return;let p=e.querySelector(Zn)??n.querySelector(Zn);if(p instanceof HTMLElement){if(!e.contains(p))return;p.click()}else u("pause");w.preventDefault(),w.
stopImmediatePropagation()}return a&&n.addEventListener("keydown",f,{signal:o,capture:!0}),{deeds:{pause:()=>u("pause"),stop:()=>u("stop")}}}var fa="M12 3 22 21H2z";function Sn(t,e,n){let{head:r}=t;return s("header",{class:"hw-top",key:"head"},s("h2",{class:"hw-top-title","aria-label":r.title},r.question),
s("div",{class:"hw-top-facts",key:"facts","data-roving":"facts"},pa(t,e),r.warnings_max>0&&ha(t)),s("div",{class:"hw-doors",key:"doors",part:"doors"},t.told.length>
0&&x("hw-door",e("top.story"),{key:"story","data-do":"story","aria-expanded":String(n.story>0)}),Mt("journal",e("heading.journal"),n),x("hw-door",e("pause.butto\
n"),{key:"pause","data-do":"pause",title:e("pause.key"),"aria-keyshortcuts":ye,"aria-haspopup":"dialog"}),Mt("menu",e("top.menu"),n)))}function pa({head:t},e){return[
t.progress.length>0&&s("ol",{class:"hw-found",key:"found","aria-label":e("head.progress")},t.progress.map((n,r)=>s("li",{key:r,class:L("hw-find",n.done&&"is-don\
e"),title:n.text},O(n.text),n.sign&&z(n.sign),n.count&&E("",n.count)))),s("button",{class:"hw-fact",key:"aim","data-do":"about","data-about":"objective","data-i\
tem":"objective",title:t.objective_text},s("span",{class:t.progress_short&&"hw-said"},t.progress_short||t.objective_text),t.progress_short!==""&&O(` – ${t.objective_text}`))]}
function ha({head:t}){return s("button",{class:"hw-fact",key:"warnings","data-do":"why","data-why":"warnings","data-item":"warnings"},Array.from({length:t.warnings_max},
(e,n)=>n<t.warnings?z("warning","hw-warned",`warned ${n}`):ma(n)),s("span",{class:"hw-said"},t.warnings_short),O(` – ${t.warnings_text}`))}function ma(t){return s(
"svg",{class:"ho-sign hw-unwarned",viewBox:"0 0 24 24","aria-hidden":"true",key:`unwarned ${t}`},s("path",{d:fa}))}function qn(t,e,n,r){let o=X(t,r);return It(t,r,n("heading.board"),L("is-house",`is-at-${r.tab}`,r.large&&"is-large",Pt(t)&&"is-night"),Pe(t,n),Sn(t,n,r),s("div",
{class:"hw-under",key:"under"},oe(t,n,o,!0),s("div",{class:"ho-below",part:"below"},Mn(t,n,r),Yt(t,n,o),s("div",{class:"hw-desk",key:"desk"},wa(t,n),ee(t,n,r),$1(
t,n,r),re(t,n,r))),...x1(t,e,n,r)),v1(t,n,r))}function wa({head:t,shifts:e,outcome:n},r){let o=e[t.shift];return o&&n===null&&s("div",{class:"hw-desk-card",key:"\
card","data-roving":"card"},Xt(o,r))}function ka(t){let e=[];for(let n of t){let r=e.at(-1);r&&r.day===n.day?r.lines.push(n):e.push({day:n.day,lines:[n]})}return e}function On(t,e,n,r=null,o=null){
let a=r===null?t:t.filter(c=>c.move<=r.move),i=a.slice(-(o??a.length)),l=i.at(-1)?.move??-1;return s("section",{class:"ho-journal",key:"journal","aria-label":e(
"heading.journal")},s("h3",null,e("heading.journal")),s("div",{class:"ho-lines",role:"log","aria-live":"off","aria-label":e("heading.journal"),"data-scroll":"en\
d","data-roving":"journal","data-roving-from":"end"},ka(i).map(({lines:c})=>ga(c[0],c,e,n,c.at(-1)?.move===l?l:null,n.notes))),a.length<t.length&&s("p",{class:"\
ho-lines-later",key:"later"},e("journal.later",{n:t.length-a.length})))}var ga=V(({day:t},e,n,r,o,a)=>s("div",{key:t,class:"ho-day"},s("h4",null,t===0?n("journa\
l.setup"):n("journal.day",{day:t})),s("ol",null,e.map(i=>Ma(i,n,r,i.move===o,a))))),Ma=V((t,e,n,r)=>s("li",{key:t.line,class:r&&"is-new","data-why":`line ${t.line}`},
s("span",{"data-words":!0},T(n,t))," ",N(e,t.rule)," ",qt(e,t,T(n,t))," ",Zt(e,n,t)));var En={condition_track:{draw:({view:t,say:e})=>[s("ul",{class:"ho-facts",key:"facts","data-roving":"facts"},Ct(t)),oe(t,e)],name:t=>t("part.condition_track"),facts:t=>[
t.track.text],plays:!1},patient_card:{draw:({view:t,say:e,desk:n,model:r})=>{let o=An(t,r);return s("div",{class:"hw-bedside",key:"shifts","data-roving":"shifts"},
s("div",{class:"hw-desk-card",key:"card"},Xt(o,e)),s("div",{class:"hw-house",key:"room"},Gt(t,e,X(t,n),o)))},name:t=>t("part.patient_card"),facts:(t,e)=>{let{card:n,
text:r,spaces:o,care_text:a}=An(t,e);return n===null?[r]:[n.spoken,...o.map(i=>i.text),a]},plays:!0},roster:{draw:({view:t,say:e,desk:n})=>[Yt(t,e,X(t,n)),f1(t,
e,n)],name:t=>t("part.roster"),facts:t=>[...t.pawns.map(e=>e.text),t.pool.text],plays:!0},memory_grid:{draw:({view:t,say:e,desk:n})=>re(t,e,n),name:t=>t("part.m\
emory_grid"),facts:(t,e,n)=>t.grid.flatMap(r=>r.cards.map(o=>T(n,o))),plays:!0},prompt:{draw:({view:t,say:e,desk:n})=>ee(t,e,n,!0),name:t=>t("part.prompt"),facts:t=>[
t.outcome===null?ne(t):t.outcome.title],plays:!0},journal:{draw:({view:t,lines:e,say:n,desk:r,model:o})=>On(e,n,r,t.past,o.get("last")),name:t=>t("part.journal"),
facts:()=>[],plays:!1}};function Tn(t){let e=En[t.get("part")];return e===void 0?qn:(n,r,o,a)=>It(n,a,e.name(o),"is-part is-at-ward",s("h2",{class:"ho-hidden",key:"\
name"},e.name(o)),n.branch!==null&&s("p",{key:"branch"},n.branch.text),n.past!==null&&s("p",{key:"past"},o("back.looking",{text:n.past.text})),e.draw({view:n,lines:r,
say:o,desk:a,model:t}),At(o,a),zt(o,a),a.notice?.answers&&Qe(n,o,a,a.notice.answers),e.plays&&ba(n,o,a))}function Cn(t,e,n,r){let{facts:o=()=>[]}=En[t.get("part")]??
{},a=new Set(o(e,t,r));return o(n,t,r).filter(i=>!a.has(i)).join(" ")}function An(t,e){return t.shifts[e.get("shift")??t.head.shift]}function ba(t,e,n){return s(
"div",{class:"ho-after",part:"after"},t.can_undo&&x("ho-plain",e("undo"),{key:"undo","data-do":"undo"}),Ot(e,n))}function jn(t){let{model:e,exchange:n,desk:r,root:o,voice:a,signal:i,viewNow:l,say:c,show:d,inform:u,focusOnQuestion:f}=t;async function w(m,M){V1(a,l().revision);
let y=n.ask(e,{...m,game:e.get("game_id"),revision:l().revision});if(y===null)return;let b=await y;if(!i.aborted){if(b.kind==="done"){f(!M);return}t.tell(b.text||
c()("silence"))}}function k(m,M,y){let b=J(l(),m);if(b===null)g(M);else if("take"in b)w({kind:"act",action:b.take.code},y);else if("barred"in b){let Z=b.barred.
map(A=>({text:[A.text,A.why,A.unlock].filter(Boolean).join(" – "),rule:A.rule}));u({title:"",lines:Z})}else{let Z=c()("several",{n:b.choose.length});u({title:"",
lines:[{text:Z,rule:""}],answers:b.choose});let A=b.choose[0],C=A&&o.querySelector(`[data-do=act][data-code="${A.code}"]`);C instanceof HTMLElement&&C.focus()}}
function g(m){let M=Ht(l(),c(),m);M.length>0&&u({title:"",lines:M})}function p(){r.notice=null,d(),f(!0)}let h=({dataset:{pawn:m,timeline:M,shift:y}})=>({pawn:Number(
m),timeline:Number(M),shift:Number(y)});return{deeds:{act:(m,M)=>{w({kind:"act",action:Number(m.dataset.code)},M)},undo:(m,M)=>{w({kind:"undo"},M)},pawn:(m,M)=>{
let{pawn:y}=h(m);k({kind:"pawn",pawn:y},`pawn ${y}`,M)},pool:(m,M)=>k({kind:"pool"},"pool",M),timeline:(m,M)=>{let{timeline:y}=h(m);k({kind:"timeline",timeline:y},
`timeline ${y}`,M)},card:(m,M)=>{let{shift:y}=h(m);k({kind:"card",now:l().shifts[y]?.state==="now"},`card ${y}`,M)},about:m=>g(m.dataset.about??""),notice:p},key(m,M){
if(m.key==="ArrowDown"&&M.matches("[data-focus=question]"))return t.focusOn("[data-roving=actions] [data-item]"),!0;let y=Nt(m),b=y===null?null:o.querySelector(
`[data-do=act][data-key="${y}"]`);return b instanceof HTMLElement?(w({kind:"act",action:Number(b.dataset.code)},!0),!0):!1},viewChanged(){r.story||t.goToQuestion()},
escape(){return r.notice===null?!1:(p(),!0)}}}var zn="[data-do=act], [data-do=pawn], [data-do=pool], [data-do=timeline]",Qa=80;function Nn(t){let{root:e,desk:n,viewNow:r,say:o,show:a,focused:i,announce:l,focusOn:c,
signal:d}=t,u=null,f=null,w;d.addEventListener("abort",()=>clearTimeout(w));function k(){let b=i(),Z=f?.isConnected?f:b?.matches(":focus-visible")?b:null;return e.
contains(Z)?Z:null}function g(b){n.looked=b==null?null:{code:b,revision:r().revision}}function p(){let b=r();if(e.dataset.revision!==String(b.revision))return;let Z=k(),
A=Z&&ya(b,Z);A!==(n.looked?.revision===b.revision?n.looked.code:null)&&(g(A),a())}function h(b){if(b.pointerType==="touch")return;let Z=b.target instanceof Element?
b.target.closest(zn):null;Z!==u&&m(Z)}function m(b){clearTimeout(w),u=b,b?w=setTimeout(M,Qa):M()}function M(){f=u,p()}e.addEventListener("pointermove",h,{signal:d}),
e.addEventListener("pointerleave",h,{signal:d}),e.addEventListener("focusin",p,{signal:d}),e.addEventListener("focusout",()=>{queueMicrotask(p)},{signal:d}),e.addEventListener(
"toggle",xa,{signal:d,capture:!0});function y(b){n.hints=b,a(),P(b,r())&&l(I(r(),o())),c("[data-do=explain]")}return{deeds:{explain:()=>y(r1(n.hints,r())),hints:()=>y(
o1(n.hints))},escape(){return e.querySelector("[data-part=pinned]")===null?!1:(n.hints={...n.hints,open:null},a(),!0)},viewChanged(){clearTimeout(w),u=f=null;let b=k()?.
closest("[data-do=act]");g(b instanceof HTMLElement?r().actions[Number(b.dataset.item?.split(" ")[1])]?.code:null)},drawn:p}}function ya(t,e){let n=e.closest(zn);
if(!(n instanceof HTMLElement))return null;let{code:r,pawn:o,timeline:a}=n.dataset;if(n.dataset.do==="act")return Number(r);let i=n.dataset.do==="pawn"?J(t,{kind:"\
pawn",pawn:Number(o)}):n.dataset.do==="pool"?J(t,{kind:"pool"}):J(t,{kind:"timeline",timeline:Number(a)});return i!==null&&"take"in i?i.take.code:null}function xa({
target:t}){let e=t instanceof HTMLDetailsElement&&t.open?t.closest("[data-scroll]"):null;if(!e)return;let[n,r]=[t,e].map(o=>o.getBoundingClientRect().top);e.scrollTop+=
Number(n)-Number(r)}function Rn({desk:t,root:e,signal:n,whole:r,viewNow:o,say:a,show:i,focused:l,announce:c,bringIntoSight:d,focusOnQuestion:u}){let f=o(),w=null;function k(h,m=1){
w=h,t.story=m,t.drawer="",i(),u(!0),c(et(o(),a(),t))}function g(){t.story=0,i(),w?.isConnected?w.focus({preventScroll:!0}):(u(!0),d("prompt")),w=null}function p(h){
let m=o().told[h-1];m!==void 0&&(t.story=h,i(),e.querySelector("[data-part=told]")?.scrollTo(0,0),d("story_card"),c(`${m.title}. ${et(o(),a(),t)}`))}return e.addEventListener(
"focusin",({target:h})=>{!t.story||!(h instanceof Element)||(h.matches("[data-focus=story]")&&d("story_card"),!(xe(h)||h.closest("[data-part=below]")===null)&&(t.
story=0,w=null,i()))},{signal:n}),{deeds:{story:h=>t.story?g():k(h),turn_to(h){let m=Number(h.dataset.card);t.story?p(m):k(h,m)}},key(h,m){if(!xe(m))return!1;let M={
ArrowLeft:-1,ArrowRight:1}[h.key];return M===void 0?Nt(h)!==null:(h.repeat||(t.story+M>o().told.length?g():p(t.story+M)),!0)},escape(){return t.story?(g(),!0):!1},
viewChanged(){let h=f;f=o();let m=xe(l());it(f)!==it(h)?t.story=0:f.told.length>h.told.length?t.story=r?h.told.length+1:0:f.revision!==h.revision&&!m&&(t.story=
0)}}}function xe(t){return t?.closest("[data-part=story]")!=null}var La=6;function Bn(t,e,n,r){if(e.length<t.length)return n("taken_back");let o=e.slice(t.length),a=o.length-La,i=o.filter((c,d)=>d>=a||c.matters).map(c=>T(r,c)),
l=o.length-i.length;return(l>0?[n("journal.more",{n:l}),...i]:i).join(" ")}function Dn({model:t,exchange:e,voice:n,part:r,whole:o,desk:a,signal:i,viewNow:l,say:c,announce:d}){let u=l(),f=e.lines(),w="";i.addEventListener("abort",e.observe(
k));function k(){f.length===0&&(f=e.lines())}function g(p){return p.past!==null?c()("back.looking",{text:p.past.text}):p.branch===null?c()("back.returned"):p.branch.
text}return()=>{let p=l(),h=e.lines(),m=p.outcome===null?ne(p):`${p.outcome.title}. ${p.outcome.text}`,M=it(p)!==it(u),y=M?"asked":S1(n,u.revision),Z=M?g(p):y===
"alone"&&!o&&r!=="journal"?Cn(t,u,p,a):Bn(f,h,c(),a),A=o&&P(a.hints,p)?I(p,c()):"",C=m!==w&&(o||y==="asked"),Q=o&&Z!==""&&a.notes.heard.some(({cover:S})=>R(a,S))&&
c()("cover.choice"),_=p.told.length>u.told.length&&et(p,c(),a);f=h,w=m,u=p,y!==null&&d([Z,Q,C&&m,C&&A,_].filter(Boolean).join(" "))}}function In({desk:t,model:e,signal:n,viewNow:r,show:o}){let a=new Set,i=[];function l(){let{grid:d,told:u}=r();if(!e.get("arrangement")||i[0]===d&&i[1]===u)return;
i=[d,u];let f=d.flatMap(({timeline:g,cards:p})=>p.flatMap(({position:h,state:m})=>m==="empty"?[]:[[`${g}-${h}`,m]])),w=u.flatMap(({card:g,picture:p})=>p?[[g,"to\
ld"]]:[]),k=[...f,...w].flatMap(([g,p])=>a.has(`${g} ${p}`)?[]:(a.add(`${g} ${p}`),[g]));k.length>0&&e.send({kind:"pictures",memories:k})}function c(d){if(d?.kind===
"pictures"){for(let{memory:u,side:f,svg:w,text:k}of d.pictures){let g=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(w)}`;t.laying.pictures.set(`${u} ${f}`,
{memory:u,side:f,svg:w,text:k,src:g})}o()}}return e.on("msg:custom",c),n.addEventListener("abort",()=>e.off("msg:custom",c)),l(),{viewChanged:l}}var va=[P1,t1,Rn,L1,Ie,B1,jn,je,Vn,Ue,H1,D1,In,Nn],$a=["after","notice","banner","story","noted","doors","drawer_head","drawer_days","menu_do","slip_do"].map(t=>`\
[data-part=${t}]`).join();function Pn(t,e,n,r){let o=R1(t,e,n,r,Tn(t)),{root:a,desk:i,stops:l,signal:c,viewNow:d,show:u,focusOnQuestion:f}=o,w=va.map(Q=>Q(o)),k=Object.
assign({},...w.map(Q=>Q.deeds??{}));w.forEach(o.attach);let g=Dn(o);function p(){i.notice=null,i.asking=!1,o.scrollToEnd();for(let Q of w)Q.viewChanged?.();u(),
g()}function h(){u(),o.scrollToEnd()}function m(){e.isBusy()||u()}function M({updates:Q=[]}){for(let{kind:_,text:S}of Q)_==="trouble"&&o.tell(S)}function y(Q,_){
let S=Q.closest("[data-do]")??Q;i.asking&&!_a(S)?k.why?.(Q,_):k[S.dataset?.do??""]?.(S,_)}function b(Q){Q.target instanceof Element&&y(Q.target,Q instanceof MouseEvent&&
Q.detail===0)}function Z(Q){let _=Q.target;if(!(!(_ instanceof HTMLElement)||Rt(_))){if(Q.key==="Escape"){if(!w.some(S=>S.escape?.()))return}else if(C1(a,_,Q.key,
l))st(a,l);else if(Za(Q)&&Ha(_))y(_,!0);else if(!w.some(S=>S.key?.(Q,_)))return;Q.preventDefault(),Q.stopPropagation()}}a.addEventListener("click",b,{signal:c}),
a.addEventListener("keydown",Z,{signal:c});let A=Object.entries({"change:view":p,"change:words":u,"change:labels":m,"change:arrangement":m,"change:menu":m,"msg:\
custom":M});for(let[Q,_]of A)t.on(Q,_);let C=e.observe(h);t.get("take_focus")&&$();function $(){if(!c.aborted){if(!a.isConnected||a.offsetParent===null){setTimeout(
$,30);return}f(!1),o.announce(et(d(),o.say(),i))}}return()=>{o.ends.abort(),C();for(let[Q,_]of A)t.off(Q,_);a.remove(),o.voice.remove()}}function Ha(t){return t.
tagName!=="BUTTON"&&t.dataset.do!==void 0}function _a(t){return t?.closest($a)!=null}function Za(t){return t.key==="Enter"||t.key===" "}function Va({model:t,code:e,early:n}){let r=qe(),o=r.attach(t,n),a=()=>e.get("labels")[t.get("labels")],i=new Promise(l=>{let c=()=>a()&&l();e.on("change:labels",
c),c()});return{end:o,async render({model:l,el:c}){await i;let d=He(c,{styles:e.get("styles"),fonts:e.get("fonts")}),u=Pn(l,r,c,()=>a()??{});return()=>{u(),d()}}}}export{Va as default};
