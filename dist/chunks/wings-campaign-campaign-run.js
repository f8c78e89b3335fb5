import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as J,b as Q,c as C,d as v,e as Y,f as z,g as X,h as Z,
i as ee,n as ne,o as te,u as oe,v as re,w as se}from"./wings-campaign-github-queries.js";import{b as I,c as G,g as V,h as U,j as q,k as O}from"./wings-campaign-campaign-file-2.js";
import{c as j}from"./core-run-commit-choice-2.js";import{publish_remote_state_2$q as F,publish_remote_state_2$r as W,publish_remote_state_2$t as B}from"./start.js";
import{publish_target$l as H}from"./start.js";import{publish_ledger$k as K}from"./start.js";import{core_plan_variables$e as D}from"./start.js";import{publish_github_2$c as S,
publish_github_2$d as k,publish_github_2$k as P}from"./start.js";import{publish_api_call$h as b}from"./start.js";import{core_text_digest$a as M}from"./hook.js";
import{errors$b as g}from"./hook.js";import{tmpdir as We}from"node:os";import{createSign as be}from"node:crypto";function ie(e){let{credentials:n,clock:t=k}=e,o={
...e,clock:t,pace:e.pace??S({clock:t})};if(n.app)return ke(n.app,o);let{token:r}=n;if(!r)throw new g({name:"USAGE",message:Re});let i=le(()=>P({...o,token:r}));
return{reach:async()=>({token:r,github:await i()})}}var Re="A campaign needs a token: set GITHUB_TOKEN or GH_TOKEN, or EDITPLAN_APP_ID and EDITPLAN_APP_PRIVATE_\
KEY of a GitHub App.",Pe={contents:"write",pull_requests:"write"},Oe={contents:"read",pull_requests:"read"},Ce={workflows:"write"},Se=10*6e4;function ke(e,n){let t=le(
async()=>(await P({...n,token:ae(e,n.clock.now())})).list(ne())),o=new Map,r=Se+n.pace.patience;async function i(a){let s=(await t()).find(({account:y})=>y?.login.
toLowerCase()===a),l=n.readsOnly?Oe:Pe;if(!s)return{name:"GITHUB_FAILED",message:`The app is not installed for ${a}. Install it there, or leave the repositories\
 of ${a} out.`};let d=ve(a,s,l);if(d)return d;let c=Object.entries(Ce).filter(([y,h])=>!n.readsOnly&&s.permissions[y]===h),p={...l,...Object.fromEntries(c)},m=await(await P(
{...n,token:ae(e,n.clock.now())})).send(te(s.id,p)),f=await P({...n,token:m.token});return{token:m.token,github:f,until:Date.parse(m.expires_at)}}return{async reach(a){
let s=a.toLowerCase(),l=await o.get(s),d=l&&"until"in l&&l.until-n.clock.now()<r;if(l&&!d)return l;let c=o.get(s+E)??i(s);o.set(s+E,c);let p=await c.finally(()=>o.
delete(s+E));return o.set(s,Promise.resolve(p)),p}}}var E=" renewing";function ve(e,n,t){if(n.suspended_at)return{name:"GITHUB_FAILED",message:`The app is suspe\
nded for ${e}. Ask an owner of it to lift that.`};let o=Object.entries(t).flatMap(([r,i])=>[i,"write"].includes(n.permissions[r]??"")?[]:[`${r}: ${i}`]);return o.
length>0?{name:"GITHUB_FAILED",message:`The app lacks ${o.join(" and ")} for ${e}. Add them to the app, and have ${e} accept them.`}:void 0}function ae({id:e,privateKey:n},t){
let o=Math.floor(t/1e3),r=a=>Buffer.from(JSON.stringify(a)).toString("base64url"),i=`${r({alg:"RS256",typ:"JWT"})}.${r({iat:o-60,exp:o+540,iss:e})}`;try{let a=n.
replaceAll("\\n",`
`);return`${i}.${be("RSA-SHA256").update(i).sign(a,"base64url")}`}catch{let a="EDITPLAN_APP_PRIVATE_KEY is not a private key. Give the whole text of the .pem fi\
le.";throw new g({name:"USAGE",message:a})}}function le(e){let n;return()=>(n??=e().catch(t=>{throw n=void 0,t}),n)}function de(e,n,{identity:t,rerun:o={}}){let{
asked:r,name:i,obstacle:a}=e,s=Ne(Ie(e,{plan:n,identity:t,rerun:o}),e,o),l=r.toLowerCase()===i.toLowerCase()?void 0:`It was renamed from ${r}: write the new nam\
e.`,d=[a?.message??s.reason,a?void 0:l].filter(Boolean).join(" ");return{repository:i,...l!==void 0&&{asked:r},...s,...a&&{todo:"nothing",obstacle:a.kind},...d!==
""&&{reason:d}}}function Ne(e,{need:n,obstacle:t},{retry:o}){return n===void 0||t||!["open","again"].includes(e.todo)?e:n==="not-needed"&&!o?{state:"not-needed",
todo:"nothing",need:n,reason:Ae}:{...e,need:n}}var Ae="No file there holds what the plans look for.";function Ie(e,n){let{obstacle:t,base:o,pulls:r,foreign:i}=e,
a=r.find(l=>l.state==="open"&&l.base===o?.branch);if(a)return Ee(a,e,n);let[s]=r;if(s?.state==="merged"&&ce(s,n.plan))return{state:"merged",todo:"nothing",...$(
s)};if(t)return{state:"unreachable",todo:"nothing"};if(i){let l=`The branch "${n.identity.branch}" has the pull request ${i.url}, which this campaign did not op\
en. Close it, or give the campaign another \`branch\`.`;return{state:"conflict",todo:n.rerun.retry?"open":"nothing",reason:l}}return s?.state==="closed"&&!_(e,n.
plan)?{state:"closed",todo:n.rerun.retry?"open":"nothing",reason:"Somebody closed it. `editplan campaign retry` opens another one.",...$(s)}:$e(e,n)}var $=({number:e,
url:n,draft:t,createdAt:o,closedAt:r,checks:i})=>({pull:{number:e,url:n,draft:t,createdAt:o,...r!==void 0&&{closedAt:r}},checks:i}),ce=({run:e},n)=>O(e.plan)===
O(n);function Ee(e,n,{plan:t,rerun:o}){let r=_(n,t),i=n.base?.commit!==e.run.base,a=!ce(e,t)||e.conflicting||!e.isRemembered,s=o.update?i:false,l=a&&!r||s||r&&o.
retry?"update":"nothing",d=r?.outcome==="failed"?"failed":e.conflicting||r?"conflict":"open",c=r?x(r):e.conflicting?"GitHub cannot merge it: the base changed th\
e same lines.":void 0;return{state:d,todo:l,...$(e),...c!==void 0&&{reason:c}}}function $e(e,{plan:n,rerun:t}){let o=_(e,n);if(o)return{state:o.outcome,todo:t.retry?
"open":"nothing",reason:x(o)};let r=e.notes.find(i=>i.plan===O(n));return r?{state:r.outcome,todo:"again",reason:x(r)}:{state:"waiting",todo:"open"}}var _=({notes:e,
base:n},t)=>e.find(o=>o.plan===O(t)&&o.commit===n?.commit),xe={"not-needed":"The plans change nothing there.",failed:"The plans do not apply there. Run `editpla\
n campaign run --repository` for it to see why; `editplan campaign retry` tries again.",conflict:"Its branch has commits that would be lost. Run `editplan campa\
ign run --repository` for it to see what; `editplan campaign retry` tries again."},x=({outcome:e})=>xe[e];async function*pe(e,n,t){for(let o of _e(e)){let r=await t.
reach(o[0]?.split("/")[0]??"");if("github"in r)yield*await Le(o,n,r);else for(let i of o)yield ue(i,r)}}var ue=(e,{message:n})=>({asked:e,name:e,obstacle:{kind:"\
no-permission",message:n},pulls:[],notes:[],viewer:""});function _e(e){let n=new Map;for(let t of e){let o=n.get(b(t))??[];n.set(b(t),o);let r=o.at(-1);r&&r.length<
X?r.push(t):o.push([t])}return[...n.values()].flat()}async function Le(e,{identity:n,needOf:t,base:o,readsOnly:r=false},{github:i}){let{branch:a}=n,s=new Map;if(t)
for(let u of e)s.set(u,await t(u));let l=Me([...new Set(s.values())]),{data:d,errors:c}=await i.send(ee({names:e,branch:a,notes:U(n),base:o,files:l})),p=[];for(let[
u,m]of e.entries()){let f=d.repositories[`r${u}`];if(f){let{pulls:y,isWhole:h}=await De(i,f,a),w=c.every(({path:R})=>R?.[0]!==`r${u}`)?s.get(m)?.answer(Q(f,l)):
"perhaps",N=Ue(m,f,{identity:n,base:o,viewer:d.viewer,pulls:y,readsOnly:r}),A=!h||c.some(({path:R})=>R?.[0]===`r${u}`&&Te.has(R?.[1]));p.push({...N,...A&&{obstacle:ye(
m)},...w&&t&&{need:w}})}else{let y=ue(m,{name:"GITHUB_FAILED",message:""});p.push({...y,obstacle:Ve(m,c,`r${u}`)})}}return p}var Te=new Set(["databaseId","tip",
"ledger","refs"]),ye=e=>({kind:"unclear",message:`GitHub does not say all that is asked of ${e}. Nothing is done there; run again later.`}),Me=e=>({folders:[...new Set(
e.flatMap(({folders:n})=>n))],files:[...new Set(e.flatMap(({files:n})=>n))]});async function De(e,{nameWithOwner:n,databaseId:t,pullRequests:o},r){let i=[...o.pulls],
a=new Set,{after:s,isWhole:l}=o;for(;s!==null&&!a.has(s);){a.add(s);let c=await e.send(Z(n,r,s));i.push(...c.pulls),s=c.after,l&&=c.isWhole}let d={repository:t??
void 0,branch:r};return{pulls:i.filter(c=>F({head:Ge(c)},d)),isWhole:l&&s===null&&t!==null}}var Ge=({headRefName:e,headRefOid:n,headRepository:t})=>({ref:e,sha:n,
repo:t?.databaseId?{id:t.databaseId,full_name:""}:null});function Ve(e,n,t){let o=n.find(({path:r})=>r?.[0]===t);return o?.type==="FORBIDDEN"?{kind:"no-permissi\
on",message:`This token cannot see ${e}: ${o.message}`}:o?.type!=="NOT_FOUND"?ye(e):{kind:"missing",message:`There is no repository ${e}, or the token cannot se\
e it. Correct the name, or let the token see it.`}}function Ue(e,n,{identity:t,viewer:o,pulls:r,readsOnly:i,base:a}){let{nameWithOwner:s,tip:l}=n,d=qe(n,t.branch),
c=d instanceof g?{kind:"ledger",message:`${s}: ${d.message}`}:Fe(e,n,{base:a,viewer:i?void 0:o}),p=d instanceof g?void 0:d,u=W(r.map(y=>({pull:y,number:y.number,
head:{sha:y.headRefOid}})),p),m=p!==void 0&&V(p.run,t),f=m?void 0:u.find(({pull:y})=>y.state==="OPEN")?.pull;return{asked:e,name:s,...c&&{obstacle:c},...l?.target&&
{base:{branch:l.name,commit:l.target.oid}},pulls:m?u.map(y=>Ke(y.pull,{known:p,run:B(p,y)??p.run})):[],...f&&{foreign:{number:f.number,url:f.url}},notes:(n.refs??
[]).flatMap(({name:y,target:h})=>(h&&q(y,h.oid))??[]),viewer:o}}function qe({ledger:e},n){let{target:t}=e??{};if(t)try{return{...K(t.file?.object?.text??"",{branch:n,
at:t.oid}),commit:t.oid}}catch(o){if(o instanceof g)return o;throw o}}function Ke(e,{known:n,run:t}){let{number:o,url:r,isDraft:i,createdAt:a,mergedAt:s,closedAt:l,
baseRefName:d,headRefOid:c,mergeable:p}=e,u={OPEN:"open",CLOSED:"closed",MERGED:"merged"}[e.state],m=u==="open"&&p==="CONFLICTING",f=n.pulls.some(h=>h.number===
o),y=s??l;return{number:o,url:r,state:u,draft:i,createdAt:a,...y!==null&&{closedAt:y},base:d,head:c,conflicting:m,checks:He(e),run:t,isRemembered:f}}function He({
commits:e}){let n=e.nodes?.[0]?.commit.statusCheckRollup?.state;return n===void 0?"none":n==="SUCCESS"?"passing":n==="FAILURE"||n==="ERROR"?"failing":"pending"}
function Fe(e,n,{viewer:t,base:o}){let{nameWithOwner:r,viewerPermission:i}=n,a=t?.endsWith("[bot]")===false&&!["ADMIN","MAINTAIN","WRITE"].includes(i??"");return b(
r)!==b(e)?{kind:"moved",message:`${e} moved to ${r}, which belongs to somebody else. Write the new name if the campaign is for it there too.`}:n.isDisabled?{kind:"\
disabled",message:`GitHub disabled ${r}. Leave it out.`}:n.isArchived?{kind:"archived",message:`${r} is archived and takes no changes. Unarchive it, or leave it\
 out.`}:o!==void 0&&!n.isEmpty&&!n.tip?.target?{kind:"missing",message:`${r} has no branch "${o}" to open a pull request on. Make it, or leave ${r} out.`}:n.isEmpty||
!n.tip?.target?{kind:"empty",message:`${r} has no commit yet. Make a first one, or leave it out.`}:a?{kind:"no-permission",message:`${t} may not write to ${r}. \
Use a token with write access, or leave it out.`}:void 0}function Gn(e){let{campaign:n,clock:t=k,serverUrl:o="https://github.com",apiUrl:r="https://api.github.c\
om"}=e,{pull_requests:i,title:a}=n,s=se(n.pace,e.shard),l=e.writesPerMinute??s.writes_per_minute,d=S({clock:t,writesPerMinute:l,patience:e.patience}),{graphqlUrl:c,
token:p,app:u,readsOnly:m}=e;return{options:e,identity:{source:e.source,branch:i.branch??H(a,M(a))},connections:ie({apiUrl:r,graphqlUrl:c,credentials:{token:p,app:u},
readsOnly:m,clock:t,pace:d}),pace:d,limits:s,clock:t,serverUrl:o.replace(/\/$/,""),apiUrl:r,scratch:e.scratch??We(),plansOf:Be(e)}}function Be({campaign:e,plansFor:n}){
let t=new Map(Object.entries(e.vars).map(([a,s])=>[a.toLowerCase(),s])),o=new Map,r=async(a,s)=>{let l=await n(a,s),d=e.pull_requests.sign_commits==="api",c;return{
plans:l,digest:j(l,{overrides:void 0,signedByApi:d}).header.digest,undeclared:[...new Set(l.filter(({vars:p})=>!p).flatMap(p=>me(p,"vars")))],namesRepository:l.
some(p=>me(p,"repository").length>0),need:()=>c??=J(l)}},i=(a,s)=>{let l=o.get(a)??s();return o.set(a,l),l};return async a=>{let s=t.get(a.toLowerCase())??{},l=JSON.
stringify(s),d=await i(l,()=>r(s));return d.namesRepository?i(`${a.toLowerCase()} ${l}`,()=>r(s,je(a))):d}}var me=({steps:e},n)=>[...e].flatMap(({input:t,why:o=""})=>D(
JSON.stringify([t,o]),n));function je(e){let[n="",t=""]=e.split("/");return{name:t,owner:n,full_name:e}}async function Vn(e,{only:n,rerun:t,asksNeed:o=false}={}){
let{options:r,connections:i,identity:a}=e,{campaign:s,file:l}=r;n!==void 0&&Ze(n,{campaign:s,file:l});let d=n===void 0?await ze({campaign:s,file:l,connections:i}):
void 0,c=[],p=new Set,u=new Set,m=d?await Qe(d.names,e):[n??""],f=o?async w=>(await e.plansOf(w)).need():void 0,{base:y}=s.pull_requests,h={identity:a,needOf:f,
base:y,readsOnly:r.readsOnly};for await(let w of pe(m,h,i)){if(p.has(w.name.toLowerCase()))continue;p.add(w.name.toLowerCase());let{digest:N,undeclared:A}=await e.
plansOf(w.asked);for(let R of A)u.add(R);c.push({row:de(w,N,{identity:a,rerun:t}),surveyed:w})}let T=d?[...d.problems,...Ye(s,d.names)]:[];return{stations:c,problems:[
...T,...[...u].map(Je)]}}var Je=e=>({name:"CAMPAIGN_INVALID",message:`\${{ vars.${e} }} is not replaced: no plan declares ${e} in its \`vars\`. Declare it, or wri\
te $\${{ vars.${e} }} in a plan with \`vars\` to mean the text.`});async function Qe(e,{options:{shard:n},connections:t}){if(!n)return e;let o=new Map,r=new Set(
e.map(i=>b(i)));for(let i of r){let a=await t.reach(i);if(!("github"in a))continue;let s=e.filter(l=>b(l)===i);for(let[l,d]of await oe(s,a.github))o.set(l,d)}return e.
filter(i=>re(n,{id:o.get(i),name:i}))}function Ye({vars:e},n){let t=new Set(n.map(r=>r.toLowerCase()));return Object.keys(e).filter(r=>!t.has(r.toLowerCase())).
map(r=>({name:"CAMPAIGN_INVALID",message:`\`vars\` has values for ${r}, which is not among the repositories. Correct the name, or remove it.`}))}async function ze({
campaign:e,file:n,connections:t}){let{list:o,search:r,topics:i,owners:a,exclude:s}=e.repositories,l=[...o,...n?ge(n):[]],d=[...r===void 0?[]:[he(r)],...tn(i,[...a,
...l.map(b),...nn(r)])],c=[...l],p=[];for(let m of d){let f=await on(m,t);c.push(...f.names),p.push(...f.problems)}let u=fe(c);return{names:L(u,s),problems:[...p,
...Xe(u,s)]}}var Xe=(e,n)=>n.filter(t=>L(e,[t]).length===e.length).map(t=>({name:"CAMPAIGN_INVALID",message:`\`exclude\` has ${JSON.stringify(t)}, which leaves \
out none of the repositories. Correct it, or remove it.`}));function Ze(e,{campaign:n,file:t}){let{list:o,search:r,topics:i,exclude:a}=n.repositories,s=L([e],a).
length===0,l=[...o,...t?ge(t):[]].map(u=>u.toLowerCase()),d=r!==void 0||i.length>0||l.includes(e.toLowerCase());if(I(e)&&d&&!s)return;let c=s?"excludes it":"doe\
s not name it",p=`${JSON.stringify(e)} is not a repository of the campaign, which ${c}. \`editplan campaign plan\` lists those of the next run.`;throw new g({name:"\
USAGE",message:p})}function fe(e){let n=new Map;for(let t of e)n.has(t.toLowerCase())||n.set(t.toLowerCase(),t);return[...n.values()]}function L(e,n){let t=n.flatMap(
o=>{let r=G(o);if(typeof r=="string")throw new g({name:"CAMPAIGN_INVALID",message:r});return r});return e.filter(o=>!t.some(r=>r.matches(o.toLowerCase())))}function ge({
name:e,text:n}){let t=[],o=[];for(let[r,i]of n.replace(/^\uFEFF/,"").split(/\r?\n/).entries()){let a=i.replace(/(?:^|\s)#.*$/,"").trim();if(I(a))t.push(a);else if(a!==
""){let s=`${JSON.stringify(a)} is not owner/name. Write one repository on each line.`;o.push({name:"CAMPAIGN_INVALID",message:s,at:{file:e,line:r+1,column:i.indexOf(
a)+1}})}}if(t.length===0&&o.length===0){let r=`${e} names no repository. Write one as owner/name on each line.`;o.push({name:"CAMPAIGN_INVALID",message:r,at:{file:e,
line:1,column:1}})}if(o.length>0)throw new g(o);return t}var en=/(?:^|\s)-?(?:filename|path|extension|in|size):/;function he(e){return typeof e=="string"?{kind:en.
test(e)?"code":"repositories",query:e}:"code"in e?{kind:"code",query:e.code}:{kind:"repositories",query:e.repositories}}var nn=e=>e===void 0?[]:we(he(e).query),
we=e=>[...e.matchAll(/(?:^|\s)(?:org|user|repo):([^\s/]+)/g)].map(([,n=""])=>n),tn=(e,n)=>fe(n).flatMap(t=>e.map(o=>({kind:"repositories",query:`topic:${o} user\
:${t} fork:true`})));async function on({kind:e,query:n},t){let o=await t.reach(we(n)[0]??"");if(!("github"in o))return{names:[],problems:[o]};let r=[],[i,a]=[0,
false];for(let l=1;l<=C/v;l+=1){let d=await o.github.send(rn({kind:e,query:n},l));if(r.push(...d.items),i=Math.max(i,d.total_count),a||=d.incomplete_results,d.items.
length<v||l*v>=d.total_count)break}let s=a||r.length<Math.min(i,C);return{names:r,problems:sn(n,i,s)}}var rn=({kind:e,query:n},t)=>e==="code"?Y(n,t):z(n,t);function sn(e,n,t){
let o=`The search ${JSON.stringify(e)}`,r=`${o} finds ${n} results, and GitHub gives the first ${C}. Narrow it, or name the repositories in a file.`,i=`${o} too\
k GitHub too long, or was answered in part, so that results may be missing. Narrow it, or run again.`;return[...n>C?[{name:"SEARCH_INCOMPLETE",message:r}]:[],...t?
[{name:"SEARCH_INCOMPLETE",message:i}]:[]]}export{Gn as a,je as b,Vn as c};
