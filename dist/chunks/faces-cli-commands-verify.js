import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$C as C,commander$E as F,commander$b as g,commander$q as O,
commander$u as E,commander$x as I,commander$z as k}from"./start.js";import{core_report_terminal_problems$c as y}from"./start.js";import"./version.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_report_build_report$c as d}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{wing$a as P}from"./start.js";import{core_text_neutralise$b as w,core_text_neutralise$f as V}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$f as h}from"./hook.js";import"./start.js";import{
errors$b as v,errors$f as f}from"./hook.js";import"./hook.js";var c={of:"face",option:["<rev>","Options"],verbs:["verify"]},b={of:"face",verbs:["verify --pr"]},
p={of:"face",option:["<file>","With --attestation"],verbs:["verify --attestation"]},T=[{name:"base",type:"text",about:"the commit the plans were replayed on",...c},
{name:"head",type:"text",about:"the commit that should be their result",...c,verbs:["verify","verify --attestation"]},{name:"pr",type:"number of a pull request",
about:"verify this pull request by its manifest",...b,option:["<number>","Options"],only:"the event names the pull request"},{name:"attestation",type:"text",about:"\
verify this attestation that the Action signed",...p,option:["<bundle>","Options"],not:["pr"]},{name:"run",type:"flag",about:"run the commands of Run steps agai\
n instead of using their recorded results",...c,option:["","Options"]},{name:"json",type:"flag",about:"print the result as JSON",of:"face",verbs:["verify","veri\
fy --pr","verify --attestation"],option:["","Options"],only:"the Action has outputs"},{name:"require",type:"list",about:"branches that must come from editplan",
...b,option:["<pattern...>","With --pr"]},{name:"allow",type:["none","listed"],about:"commits of other people: none, or those that the pull request lists",...b,
option:["<commits>","With --pr"]},{name:"trusted-root",type:"text",about:"what `gh attestation trusted-root` printed",...p},{name:"repository",type:"text",about:"\
the repository that must have signed; by default that of the remote",...p,option:["<name>","With --attestation"]},{name:"workflow",type:"text",about:"the workfl\
ow that must have signed; @REF after it names a ref",...p},{name:"manifest",type:"text",about:"the manifest; by default the one under the checkout\u2019s own ref",
...p}];var D=(t,e)=>O(new g("verify"),{own:T,verbOf:q}).argument("[plan...]",E).summary("prove that a commit is the result of plans").description("Replays plans\
 and compares the commit ids with those of a head. For signed commits it compares contents, parents, authors and messages, and git checks the signatures. With -\
-pr it needs no plan: it replays the manifest that the pull request names, and asks GitHub about signatures. The token comes from GITHUB_TOKEN or GH_TOKEN. With\
 --attestation it checks, without a server, what the Action signed: the signature, the signer, and that the plans, the manifest and the head are the ones signed\
.").addHelpText("after",F("editplan verify plan.yaml --base main --head editplan/rename","editplan verify --pr 12","editplan verify --attestation attestation.js\
on --trusted-root trusted_root.jsonl")).action(async(n,r)=>e(await R(n,r,t))),q=({pr:t,attestation:e})=>e!==void 0?"verify --attestation":t!==void 0?"verify --p\
r":"verify",x={commits:"the commits are identical",signed:"contents, authors and messages are the same, in commits with signatures that git verifies",unchecked:"\
contents, authors and messages are the same, in signed commits. Their signatures are NOT checked: git does not have the keys or does not trust them"};async function R(t,e,n){
let{pr:r,base:i,head:s}=e,o=q(e);if(o==="verify --attestation")return(await P.get()())(t,e,n);if(r!==void 0){if(t.length>0)throw $("--pr takes no plan: the mani\
fest names it");return A(r,e,n)}if(t.length===0||i===void 0||s===void 0)throw $("Name the plans with --base and --head, or a pull request with --pr, or an --att\
estation");let{plans:m,place:a}=await I(t,{...e,verb:o},n),{verifyPlan:l}=await import("./core-run-verify.js"),u=await l(m,{...a,base:i,head:s,...e.run&&{commands:"\
run"}});return e.json?j(u,n):N(u,n)}function j(t,{stdout:e}){return e(`${JSON.stringify(t,null,2)}
`),t.ok?0:f(t.problem.name)}function N(t,e){if(t.ok){let{without:n=[],recorded:r=[]}=t,i=n.length===0?"":` without ${h(n)}`;return e.stdout(`Verified${i}: ${x[t.
by]}.
`),r.length>0&&e.stdout(`Recorded, not derived again: ${h(r)}. --run runs the commands.
`),0}return e.stderr(`${y([d(t.problem)],e.errorStyle).join(`
`)}
`),f(t.problem.name)}var $=t=>new v({name:"USAGE",message:`${t}.`});async function A(t,e,n){let{root:r,bare:i,policy:s,signal:o}=await k({...e,verb:"verify --pr"},
n),{verifyPull:m}=await import("./publish-verify-pull.js"),a=await m({root:r,bare:i,policy:s,signal:o,number:t,require:e.require,allow:e.allow,publish:C(n)});return e.
json?n.stdout(`${JSON.stringify(a,null,2)}
`):await S(a,n),a.problem?f(a.problem.name):0}async function S(t,{stdout:e,stderr:n,errorStyle:r}){let{verdictLines:i,verdictTitle:s}=await import("./core-report-verdict.js"),
{problem:o,patch:m}=t,{problem:a,...l}=t;e(`${[s(t),...i(l).map(u=>`  ${V(u)}`)].join(`
`)}
`),o&&n(`${y([d(o)],r).join(`
`)}
`),m!==void 0&&e(`${m.trimEnd().split(`
`).map(w).join(`
`)}
`)}export{D as verifyCommand};
