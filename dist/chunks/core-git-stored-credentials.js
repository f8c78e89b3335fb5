import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_git_git$g as l,core_git_git$q as u}from"./hook.js";
import{existsSync as o,readdirSync as p,statSync as g}from"node:fs";import{homedir as m}from"node:os";import{basename as y,join as i}from"node:path";async function M(r,t=m()){
return[...new Set((await h(r)).flatMap(e=>w(e,t)))]}async function h(r){let t=f(i(r.commonDir,"modules"));return(await Promise.all([void 0,...t].map(e=>r.run(u(
e))))).flat()}function w(r,t){let{key:e,value:s,file:n}=r;if(/^include(if\..*)?\.path$/.test(e))return/credential/i.test(y(s))&&o(a(s,t))?[a(s,t)]:[];let c=/^credential\.(.*\.)?helper$/.
test(e)?$(s,t):[];return C(e,s)?[...c,`${l(e)} in ${n}`]:c}function C(r,t){return t===""?false:/^http\.(.*\.)?extraheader$/.test(r)?true:/^credential\.(.*\.)?helper$/.
test(r)?/password=(?!["']?\$)/.test(t):r==="core.sshcommand"?/\s-i\s*\S/.test(t):E.test(r)||d.test(r)||d.test(t)}var E=/(token|password|passwd|smtppass|secret)$/,
d=/:\/\/([^\s/@:]*:[^\s/@]+|(gh[pousr]_|github_pat_|glpat-)[\w-]+|[\da-f]{40,})@/i;function $(r,t){if(!/^(store\b|.*git-credential-store\b)/.test(r))return[];let[
,,e]=/--file[= ](["']?)([^"']+?)\1(\s|$)/.exec(r)??[];return(e?[e]:["~/.git-credentials","~/.config/git/credentials"]).map(n=>a(n,t)).filter(n=>(g(n,b)?.size??0)>
0)}var b={throwIfNoEntry:false},a=(r,t)=>r.replace(/^~(?=\/)/,t);function f(r){return o(r)?p(r,{withFileTypes:true}).filter(t=>t.isDirectory()).map(({name:t})=>i(
r,t)).flatMap(t=>o(i(t,"HEAD"))?[i(t,"config"),...f(i(t,"modules"))]:f(t)):[]}export{M as a,h as b};
