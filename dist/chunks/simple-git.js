import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Zt}from"./debug.js";import{empty$a as hn,empty$c as dt,
empty$e as mt}from"./hook.js";var te=dt(E=>{"use strict";var pn=E&&E.__importDefault||function(t2){return t2&&t2.__esModule?t2:{default:t2}};Object.defineProperty(
E,"__esModule",{value:true});var dn=hn("fs"),mn=pn(Zt()),I=mn.default("@kwsites/file-exists");function gn(t2,e,n){I("checking %s",t2);try{let r=dn.statSync(t2);
return r.isFile()&&e?(I("[OK] path represents a file"),true):r.isDirectory()&&n?(I("[OK] path represents a directory"),true):(I("[FAIL] path represents somethin\
g other than a file or directory"),false)}catch(r){if(r.code==="ENOENT")return I("[FAIL] path is not accessible: %o",r),false;throw I("[FATAL] %o",r),r}}function wn(t2,e=E.
READABLE){return gn(t2,(e&E.FILE)>0,(e&E.FOLDER)>0)}E.exists=wn;E.FILE=1;E.FOLDER=2;E.READABLE=E.FILE+E.FOLDER});var ee=dt(V=>{"use strict";function yn(t2){for(var e in t2)
V.hasOwnProperty(e)||(V[e]=t2[e])}Object.defineProperty(V,"__esModule",{value:true});yn(te())});var ne=dt(j=>{"use strict";Object.defineProperty(j,"__esModule",
{value:true});j.createDeferred=j.deferred=void 0;function wt(){let t2,e,n="pending";return{promise:new Promise((s,o)=>{t2=s,e=o}),done(s){n==="pending"&&(n="res\
olved",t2(s))},fail(s){n==="pending"&&(n="rejected",e(s))},get fulfilled(){return n!=="pending"},get status(){return n}}}j.deferred=wt;j.createDeferred=wt;j.default=
wt});var gt=new WeakMap;function q(...t2){let e=new String(t2);return gt.set(e,t2),e}function A(t2){return t2 instanceof String&&gt.has(t2)}function L(t2){return gt.
get(t2)??[]}var at=mt(ee(),1),ut=mt(Zt(),1),R=mt(ne(),1);import{spawn as Yn}from"node:child_process";import{normalize as Xn}from"node:path";function*re(t2,e){let n=e===
"global";for(let r of t2)r.isGlobal===n&&(yield r)}var bn=new Set(["--add","--edit","--remove-section","--rename-section","--replace-all","--unset","--unset-all",
"-e"]),kn=new Set(["--get","--get-all","--get-color","--get-colorbool","--get-regexp","--get-urlmatch","--list","-l"]),vn=new Set(["edit","remove-section","rena\
me-section","set","unset"]),_n=new Set(["get","get-color","get-colorbool","list"]);function xn(t2,e){for(let{name:r}of re(t2,"task")){if(bn.has(r))return B(true,
e);if(kn.has(r))return B(false,e)}let n=e.at(0)?.toLowerCase();return n===void 0?null:vn.has(n)?B(true,e.slice(1)):_n.has(n)?B(false,e.slice(1)):e.length===1?B(
false,e):B(true,e)}function B(t2=false,e=[]){let n=e.at(0)?.toLowerCase();return n===void 0?null:{isWrite:t2,isRead:!t2,key:n,value:e.at(1)}}function En(t2,e){return e.
isWrite&&e.value!==void 0?{key:e.key,value:e.value,scope:t2}:{key:e.key,scope:t2}}function Tn(t2){let e=t2?.indexOf("=")||-1;return!t2||e<0?null:{key:t2.slice(0,
e).trim().toLowerCase(),value:t2.slice(e+1)}}function On(t2){for(let{name:e}of re(t2,"task"))switch(e){case"--global":return"global";case"--system":return"syste\
m";case"--worktree":return"worktree";case"--local":return"local";case"--file":case"-f":return"file"}return"local"}function Sn({name:t2}){if(t2==="-c"||t2==="--c\
onfig")return"inline";if(t2==="--config-env")return"env"}function*Cn(t2){for(let e of t2){let n=Sn(e),r=n&&Tn(e.value);r&&(yield{...r,scope:n})}}function Un(t2,e,n){
let r={read:[],write:[...Cn(e)]};return t2==="config"&&An(r,On(e),xn(e,n)),r}function An(t2,e,n){if(n===null)return;let r=En(e,n);n.isWrite?t2.write.push(r):t2.
read.push(r)}var se={short:new Map([["c",true]])},$n={short:new Map([["C",true],["P",false],["h",false],["p",false],["v",false],...se.short.entries()]),long:new Set(
["attr-source","config-env","exec-path","git-dir","list-cmds","namespace","super-prefix","work-tree"])},Nn={clone:{short:new Map([["b",true],["j",true],["l",false],
["n",false],["o",true],["q",false],["s",false],["u",true]]),long:new Set(["branch","config","jobs","origin","upload-pack","u","template"])},commit:{short:new Map(
[["C",true],["F",true],["c",true],["m",true],["t",true]]),long:new Set(["file","message","reedit-message","reuse-message","template"])},config:{short:new Map([[
"e",false],["f",true],["l",false]]),long:new Set(["blob","comment","default","file","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{
short:new Map,long:new Set(["template"])},pull:{short:new Map,long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec","receive-pack"])},rebase:{
short:new Map([["X",true],["f",false],["i",false],["k",false],["m",false],["n",false],["q",false],["r",false],["s",true],["v",false],["x",true]]),long:new Set([
"exec","onto","strategy","strategy-option"])}},Dn={short:new Map,long:new Set};function Mn(t2){let e=Nn[t2??""]??Dn;return{short:new Map([...se.short.entries(),
...e.short.entries()]),long:e.long}}function oe(t2,e=$n){if(t2.startsWith("--")){let n=t2.indexOf("=");if(n>2)return[{name:t2.slice(0,n),value:t2.slice(n+1),needsNext:false}];
let r=t2.slice(2);return[{name:t2,needsNext:e.long.has(r)}]}if(t2.length===2){let n=t2.charAt(1),r=e.short.get(n);return[{name:t2,needsNext:r===true}]}return Rn(
t2,e.short)}function Rn(t2,e){let n=t2.slice(1).split(""),r=[];for(let s=0;s<n.length;s++){let o=n[s],i=e.get(o);if(i===void 0)return[{name:t2,needsNext:false}];
if(i){let a=n.slice(s+1).join("");if(a&&![...a].every(c=>e.has(c)))return r.push({name:`-${o}`,value:a,needsNext:false}),r}r.push({name:`-${o}`,needsNext:i})}return r}
function Pn(t2,e=[]){let n=0;for(;n<t2.length;){let r=String(t2[n]);if(!r.startsWith("-")||r.length<2)break;let s=oe(r),o=n+1;for(let i of s){let a={name:i.name,
value:i.value,absorbedNext:false,isGlobal:true};i.needsNext&&a.value===void 0&&o<t2.length&&(a.value=String(t2[o]),a.absorbedNext=true,o++),e.push(a)}n=o}return{
flags:e,taskIndex:n}}function jn(t2,e,n=[]){let r=Mn(e),s=[],o=[],i=0;for(;i<t2.length;){let a=t2[i];if(A(a)){o.push(...L(a)),i++;continue}let c=String(a);if(c===
"--"){for(let y=i+1;y<t2.length;y++){let g=t2[y];A(g)?o.push(...L(g)):o.push(String(g))}break}if(!c.startsWith("-")||c.length<2){s.push(c),i++;continue}let d=oe(
c,r),m=i+1;for(let y of d){let g={name:y.name,value:y.value,absorbedNext:false,isGlobal:false};y.needsNext&&g.value===void 0&&m<t2.length&&!A(t2[m])&&(g.value=String(
t2[m]),g.absorbedNext=true,m++),n.push(g)}i=m}return{flags:n,positionals:s,pathspecs:o}}function*Ln({write:t2}){for(let e of t2)for(let n of In){let r=n(e.key);
r&&(yield r)}}function x(t2,e,n=String(t2)){let r=typeof t2=="string"?new RegExp(`\\s*${t2.toLowerCase()}`):t2;return function(s){if(r.test(s))return{category:e,
message:`Configuring ${n} is not permitted without enabling ${e}`}}}function v(t2,e){let n=new RegExp(`\\s*${t2.toLowerCase().replace(/\./g,"(..+)?.")}`);return x(
n,e,t2)}var In=[x("alias","allowUnsafeAlias"),x("core.askPass","allowUnsafeAskPass"),x("core.editor","allowUnsafeEditor"),x("core.fsmonitor","allowUnsafeFsMonit\
or"),x("core.gitProxy","allowUnsafeGitProxy"),x("core.hooksPath","allowUnsafeHooksPath"),x("core.pager","allowUnsafePager"),x("core.sshCommand","allowUnsafeSshC\
ommand"),v("credential.helper","allowUnsafeCredentialHelper"),v("diff.command","allowUnsafeDiffExternal"),x("diff.external","allowUnsafeDiffExternal"),v("diffto\
ol.cmd","allowUnsafeDiffExternal"),v("diff.textconv","allowUnsafeDiffTextConv"),v("filter.clean","allowUnsafeFilter"),v("filter.process","allowUnsafeFilter"),v(
"filter.smudge","allowUnsafeFilter"),v("gpg.program","allowUnsafeGpgProgram"),x("include.path","allowUnsafeInclude"),v("includeIf","allowUnsafeInclude"),x("init\
.templateDir","allowUnsafeTemplateDir"),v("pager.","allowUnsafePager"),v("merge.driver","allowUnsafeMergeDriver"),v("mergetool.path","allowUnsafeMergeDriver"),v(
"mergetool.cmd","allowUnsafeMergeDriver"),v("protocol.allow","allowUnsafeProtocolOverride"),v("remote.receivepack","allowUnsafePack"),v("remote.uploadpack","all\
owUnsafePack"),x("uploadpack.packObjectsHook","allowUnsafePack"),x("sequence.editor","allowUnsafeEditor"),v("submodule.update","allowUnsafeSubmodule"),v("tar.co\
mmand","allowUnsafeCommandBinaries"),v("trailer.cmd","allowUnsafeCommandBinaries"),v("trailer.command","allowUnsafeCommandBinaries"),v("url.insteadOf","allowUns\
afeUrlRewrite")];function*Bn(t2,e){for(let n of e)for(let r of Fn){let s=r(t2,n);s&&(yield s)}}function $(t2,e,n,{name:r=String(e),globalOnly:s=false,withValue:o=false}={}){
let i=typeof e=="string"?new RegExp(`\\s*${e.toLowerCase()}`):e,a=`Use of ${t2?`${t2} with option `:""}${r} is not permitted without enabling ${n}`;return function(c,d){
if(!(t2&&c!==t2)&&!(s&&!d.isGlobal)&&!(o&&d.value===void 0)&&i.test(d.name))return{category:n,message:a}}}var Y={globalOnly:true,withValue:true},Fn=[$(null,/--(upload|receive)-pack/,
"allowUnsafePack",{name:"--upload-pack or --receive-pack"}),$("clone",/^-\w*u/,"allowUnsafePack"),$("clone","--u","allowUnsafePack"),$("push",/^--exec$/,"allowU\
nsafePack",{name:"--exec"}),$("rebase",/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",{name:"-x or --exec"}),$(null,"--template","allowUnsafeTemplateDir"),$(null,"--exec\
-path","allowUnsafeExec",Y),$(null,"--git-dir","allowUnsafeConfigPaths",Y),$(null,"--work-tree","allowUnsafeConfigPaths",Y),$(null,/^-C$/,"allowUnsafeConfigPath\
s",{...Y,name:"-C"})];function ie(t2,e,n){return[...Bn(t2,e),...Ln(n)]}function Gn(...t2){let{flags:e,taskIndex:n}=Pn(t2),r=n<t2.length?String(t2[n]).toLowerCase():
null,s=r!==null?t2.slice(n+1):[],{positionals:o,pathspecs:i}=jn(s,r,e),a=Un(r,e,o);return{task:r,flags:e.map(zn),paths:i,config:a,vulnerabilities:qn(ie(r,e,a))}}
function qn(t2){return Object.defineProperty(t2,"vulnerabilities",{value:t2})}function zn({value:t2,name:e}){return t2!==void 0?{name:e,value:t2}:{name:e}}var ae={
editor:"allowUnsafeEditor",git_askpass:"allowUnsafeAskPass",git_config_global:"allowUnsafeConfigPaths",git_config_system:"allowUnsafeConfigPaths",git_config_count:"\
allowUnsafeConfigEnvCount",git_config_parameters:"allowUnsafeConfigEnvCount",git_config:"allowUnsafeConfigPaths",git_editor:"allowUnsafeEditor",git_exec_path:"a\
llowUnsafeExec",git_external_diff:"allowUnsafeDiffExternal",git_pager:"allowUnsafePager",git_proxy_command:"allowUnsafeGitProxy",git_template_dir:"allowUnsafeTe\
mplateDir",git_sequence_editor:"allowUnsafeEditor",git_ssh:"allowUnsafeSshCommand",git_ssh_command:"allowUnsafeSshCommand",pager:"allowUnsafePager",prefix:"allo\
wUnsafeConfigPaths",ssh_askpass:"allowUnsafeAskPass",visual:"allowUnsafeEditor"};function*Wn(t2){let e=parseInt(t2.git_config_count??"0",10);for(let n=0;n<e;n++){
let r=t2[`git_config_key_${n}`],s=t2[`git_config_value_${n}`];r!==void 0&&(yield{key:r.toLowerCase().trim(),value:s,scope:"env"})}}function*Hn(t2){for(let e of Object.
keys(t2))if(X(e)){let n=ae[e];yield{category:n,message:`Use of "${e.toUpperCase()}" is not permitted without enabling ${n}`}}}function X(t2){return Object.hasOwn(
ae,t2)}function Kn(t2){let e={};for(let[n,r]of Object.entries(t2)){let s=n.toLowerCase().trim();(X(s)||s.startsWith("git"))&&(e[s]=String(r))}return e}function Vn(t2){
let e=Kn(t2),n={read:[],write:[...Wn(e)]},r=[...Hn(e),...ie(null,[],n)];return{config:n,vulnerabilities:r}}function ue(t2,e){return[...Gn(...t2).vulnerabilities,
...Vn(e).vulnerabilities]}import{EventEmitter as Qn}from"node:events";var C=class extends Error{constructor(e,n){super(n),this.task=e,Object.setPrototypeOf(this,
new.target.prototype)}},xt=class extends C{constructor(e,n){super(void 0,n),this.config=e}},D=class extends C{constructor(e,n,r){super(e,r),this.task=e,this.plugin=
n,Object.setPrototypeOf(this,new.target.prototype)}},H=class extends C{constructor(e,n){super(void 0,n||String(e)),this.git=e}},Et=class extends C{constructor(e){
super(void 0,e)}},Z="\0",ct=()=>{};function Jn(t2){return typeof t2!="function"?ct:t2}function Zn(t2){return typeof t2=="function"&&t2!==ct}function tr(t2,e){let n=t2.
indexOf(e);return n<=0?[t2,""]:[t2.substr(0,n),t2.substr(n+1)]}function er(t2,e=0){return Oe(t2)&&t2.length>e?t2[e]:void 0}function F(t2,e=0){if(Oe(t2)&&t2.length>
e)return t2[t2.length-1-e]}function Oe(t2){return Ue(t2)}function lt(t2="",e=true,n=`
`){return t2.split(n).reduce((r,s)=>{let o=e?s.trim():s;return o&&r.push(o),r},[])}function zt(t2,e){return lt(t2,true).map(n=>e(n))}function Se(t2){return(0,at.
exists)(t2,at.FOLDER)}function U(t2,e){return Array.isArray(t2)?t2.includes(e)||t2.push(e):t2.add(e),e}function nr(t2,e){return Array.isArray(t2)&&!t2.includes(
e)&&t2.push(e),t2}function Wt(t2,e){if(Array.isArray(t2)){let n=t2.indexOf(e);n>=0&&t2.splice(n,1)}else t2.delete(e);return e}var Ht=Object.prototype.toString.call.
bind(Object.prototype.toString);function O(t2){return Array.isArray(t2)?t2:[t2]}function Ce(t2){return t2.replace(/[\s-]+(.)/g,(e,n)=>n.toUpperCase())}function K(t2){
return O(t2).map(e=>e instanceof String?e:String(e))}function w(t2,e=0){if(t2==null)return e;let n=parseInt(t2,10);return Number.isNaN(n)?e:n}function tt(t2,e){
let n=[];for(let r=0,s=t2.length;r<s;r++)n.push(e,t2[r]);return n}function et(t2){return(Array.isArray(t2)?Buffer.concat(t2):t2).toString("utf-8")}function rr(t2){
return t2?Buffer.isBuffer(t2)?t2.length:Buffer.byteLength(t2):0}function sr(t2,e){let n={};return e.forEach(r=>{t2[r]!==void 0&&(n[r]=t2[r])}),n}function ce(t2=0){
return new Promise(e=>setTimeout(e,t2))}function le(t2){if(t2!==false)return t2}function b(t2,e,n){return e(t2)?t2:arguments.length>2?n:void 0}var ft=t2=>Array.
isArray(t2);function Tt(t2,e){let n=A(t2)?"string":typeof t2;return/number|string|boolean/.test(n)&&(!e||!e.includes(n))}var p=t2=>typeof t2=="string"||A(t2),or=t2=>p(
t2)||Buffer.isBuffer(t2),nt=t2=>p(t2)||Array.isArray(t2)&&t2.every(p);function Kt(t2){return!!t2&&Ht(t2)==="[object Object]"}function ir(t2){return typeof t2=="\
function"}var Ue=t2=>t2==null||"number|boolean|function".includes(typeof t2)?false:typeof t2.length=="number",ht=(t2=>(t2[t2.SUCCESS=0]="SUCCESS",t2[t2.ERROR=1]=
"ERROR",t2[t2.NOT_FOUND=-2]="NOT_FOUND",t2[t2.UNCLEAN=128]="UNCLEAN",t2))(ht||{}),rt=class t{constructor(e,n){this.stdOut=e,this.stdErr=n}asStrings(){return new t(
this.stdOut.toString("utf8"),this.stdErr.toString("utf8"))}};function ar(){throw new Error("LineParser:useMatches not implemented")}var f=class{constructor(e,n){
this.matches=[],this.useMatches=ar,this.parse=(r,s)=>(this.resetMatches(),this._regExp.every((o,i)=>this.addMatch(o,i,r(i)))?this.useMatches(s,this.prepareMatches())!==
false:false),this._regExp=Array.isArray(e)?e:[e],n&&(this.useMatches=n)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(e,n,r){
let s=r&&e.exec(r);return s&&this.pushMatch(n,s),!!s}pushMatch(e,n){this.matches.push(...n.slice(1))}},P=class extends f{addMatch(e,n,r){return/^remote:\s/.test(
String(r))&&super.addMatch(e,n,r)}pushMatch(e,n){(e>0||n.length>1)&&super.pushMatch(e,n)}},ur={binary:"git",maxConcurrentProcesses:5,config:[],trimmed:false};function cr(...t2){
let e=process.cwd(),n=Object.assign({baseDir:e,...ur},...t2.filter(r=>typeof r=="object"&&r));return n.baseDir=n.baseDir||e,n.trimmed=n.trimmed===true,n}function Ae(t2,e=[]){
return Kt(t2)?Object.keys(t2).reduce((n,r)=>{let s=t2[r];if(A(s))n.push(s);else if(Tt(s,["boolean"]))n.push(r+"="+s);else if(Array.isArray(s))for(let o of s)Tt(
o,["string","number"])||n.push(r+"="+o);else n.push(r);return n},e):e}function h(t2,e=0,n=false){let r=[];for(let s=0,o=e<0?t2.length:e;s<o;s++)"string|number".
includes(typeof t2[s])&&r.push(String(t2[s]));return Ae(Vt(t2),r),n||r.push(...lr(t2)),r}function lr(t2){let e=typeof F(t2)=="function";return K(b(F(t2,e?1:0),ft,
[]))}function Vt(t2){let e=ir(F(t2));return b(F(t2,e?1:0),Kt)}function u(t2,e=true){let n=Jn(F(t2));return e||Zn(n)?n:void 0}function fe(t2,e){return t2(e.stdOut,
e.stdErr)}function S(t2,e,n,r=true){return O(n).forEach(s=>{for(let o=lt(s,r),i=0,a=o.length;i<a;i++){let c=(d=0)=>{if(!(i+d>=a))return o[i+d]};e.some(({parse:d})=>d(
c,t2))}}),t2}var fr=(t2=>(t2.BARE="bare",t2.IN_TREE="tree",t2.IS_REPO_ROOT="root",t2))(fr||{}),Yt=({exitCode:t2},e,n,r)=>{if(t2===ht.UNCLEAN&&mr(e))return n(Buffer.
from("false"));r(e)},$e=t2=>t2.trim()==="true";function hr(t2){switch(t2){case"bare":return dr();case"root":return pr()}return{commands:["rev-parse","--is-insid\
e-work-tree"],format:"utf-8",onError:Yt,parser:$e}}function pr(){return{commands:["rev-parse","--git-dir"],format:"utf-8",onError:Yt,parser(t2){return/^\.(git)?$/.
test(t2.trim())}}}function dr(){return{commands:["rev-parse","--is-bare-repository"],format:"utf-8",onError:Yt,parser:$e}}function mr(t2){return/(Not a git repository|Kein Git-Repository)/i.
test(String(t2))}var Ot=class{constructor(e){this.paths=[],this.files=[],this.folders=[],this.dryRun=e}},gr=/^[a-z]+\s*/i,wr=/^[a-z]+\s+[a-z]+\s*/i,yr=/\/$/;function br(t2,e){
let n=new Ot(t2),r=t2?wr:gr;return lt(e).forEach(s=>{let o=s.replace(r,"");n.paths.push(o),(yr.test(o)?n.folders:n.files).push(o)}),n}var Ne=[];function kr(t2){
return{commands:Ne,format:"empty",parser:t2}}function _(t2){return{commands:Ne,format:"empty",parser(){throw typeof t2=="string"?new Et(t2):t2}}}function k(t2,e=false){
return{commands:t2,format:"utf-8",parser(n){return e?String(n).trim():n}}}function De(t2){return{commands:t2,format:"buffer",parser(e){return e}}}function vr(t2){
return t2.format==="buffer"}function he(t2){return t2.format==="empty"||!t2.commands.length}var _r="Git clean interactive mode is not supported",xr='Git clean m\
ode parameter ("n" or "f") is required',Er="Git clean unknown option found in: ",Me=(t2=>(t2.DRY_RUN="n",t2.FORCE="f",t2.IGNORED_INCLUDED="x",t2.IGNORED_ONLY="X",
t2.EXCLUDING="e",t2.QUIET="q",t2.RECURSIVE="d",t2))(Me||{}),Re=new Set(["i",...K(Object.values(Me))]);function Tr(t2,e){let{cleanMode:n,options:r,valid:s}=Cr(t2);
return n?s.options?(r.push(...e),r.some($r)?_(_r):Or(n,r)):_(Er+JSON.stringify(t2)):_(xr)}function Or(t2,e){return{commands:["clean",`-${t2}`,...e],format:"utf-\
8",parser(n){return br(t2==="n",n)}}}function Sr(t2){return Array.isArray(t2)&&t2.every(e=>Re.has(e))}function Cr(t2){let e,n=[],r={cleanMode:false,options:true};
return t2.replace(/[^a-z]i/g,"").split("").forEach(s=>{Ur(s)?(e=s,r.cleanMode=true):r.options=r.options&&Ar(n[n.length]=`-${s}`)}),{cleanMode:e,options:n,valid:r}}
function Ur(t2){return t2==="f"||t2==="n"}function Ar(t2){return/^-[a-z]$/i.test(t2)&&Re.has(t2.charAt(1))}function $r(t2){return/^-[^\-]/.test(t2)?t2.indexOf("\
i")>0:t2==="--interactive"}var St=class{constructor(){this.files=[],this.values=Object.create(null)}get all(){return this._all||(this._all=this.files.reduce((e,n)=>Object.
assign(e,this.values[n]),{})),this._all}addFile(e){if(!(e in this.values)){let n=F(this.files);this.values[e]=n?Object.create(this.values[n]):{},this.files.push(
e)}return this.values[e]}addValue(e,n,r){let s=this.addFile(e);Object.hasOwn(s,n)?Array.isArray(s[n])?s[n].push(r):s[n]=[s[n],r]:s[n]=r,this._all=void 0}};function Nr(t2){
let e=new St;for(let n of Pe(t2))e.addValue(n.file,String(n.key),n.value);return e}function Dr(t2,e){let n=null,r=[],s=new Map;for(let o of Pe(t2,e))o.key===e&&
(r.push(n=o.value),s.has(o.file)||s.set(o.file,[]),s.get(o.file).push(n));return{key:e,paths:Array.from(s.keys()),scopes:s,value:n,values:r}}function Mr(t2){return t2.
replace(/^(file):/,"")}function*Pe(t2,e=null){let n=t2.split("\0");for(let r=0,s=n.length-1;r<s;){let o=Mr(n[r++]),i=n[r++],a=e;if(i.includes(`
`)){let c=tr(i,`
`);a=c[0],i=c[1]}yield{file:o,key:a,value:i}}}var je=(t2=>(t2.system="system",t2.global="global",t2.local="local",t2.worktree="worktree",t2))(je||{});function yt(t2,e){
return typeof t2=="string"&&Object.hasOwn(je,t2)?t2:e}function Rr(t2,e,n,r){let s=["config",`--${r}`];return n&&s.push("--add"),s.push(t2,e),{commands:s,format:"\
utf-8",parser(o){return o}}}function Pr(t2,e){let n=["config","--null","--show-origin","--get-all",t2];return e&&n.splice(1,0,`--${e}`),{commands:n,format:"utf-\
8",parser(r){return Dr(r,t2)}}}function jr(t2){let e=["config","--list","--show-origin","--null"];return t2&&e.push(`--${t2}`),{commands:e,format:"utf-8",parser(n){
return Nr(n)}}}function Lr(){return{addConfig(t2,e,...n){return this._runTask(Rr(t2,e,n[0]===true,yt(n[1],"local")),u(arguments))},getConfig(t2,e){return this._runTask(
Pr(t2,yt(e,void 0)),u(arguments))},listConfig(...t2){return this._runTask(jr(yt(t2[0],void 0)),u(arguments))}}}var Le=(t2=>(t2.ADDED="A",t2.COPIED="C",t2.DELETED=
"D",t2.MODIFIED="M",t2.RENAMED="R",t2.CHANGED="T",t2.UNMERGED="U",t2.UNKNOWN="X",t2.BROKEN="B",t2))(Le||{}),Ir=new Set(Object.values(Le));function Br(t2){return Ir.
has(t2)}var pe,Fr=["-h"],Q=Symbol("grepQuery"),Ct=class{constructor(){this[pe]=[]}*[(pe=Q,Symbol.iterator)](){for(let e of this[Q])yield e}and(...e){return e.length&&
this[Q].push("--and","(",...tt(e,"-e"),")"),this}param(...e){return this[Q].push(...tt(e,"-e")),this}};function Gr(...t2){return new Ct().param(...t2)}function qr(t2){
let e=new Set,n={};return zt(t2,r=>{let[s,o,i]=r.split(Z);e.add(s),(n[s]=n[s]||[]).push({line:w(o),path:s,preview:i})}),{paths:e,results:n}}function zr(){return{
grep(t2){let e=u(arguments),n=h(arguments);for(let s of Fr)if(n.includes(s))return this._runTask(_(`git.grep: use of "${s}" is not supported.`),e);typeof t2=="s\
tring"&&(t2=Gr().param(t2));let r=["grep","--null","-n","--full-name",...n,...t2];return this._runTask({commands:r,format:"utf-8",parser(s){return qr(s)}},e)}}}
var Ie=(t2=>(t2.MIXED="mixed",t2.SOFT="soft",t2.HARD="hard",t2.MERGE="merge",t2.KEEP="keep",t2))(Ie||{}),Wr=K(Object.values(Ie));function Hr(t2,e){let n=["reset"];
return Be(t2)&&n.push(`--${t2}`),n.push(...e),k(n)}function Kr(t2){if(Be(t2))return t2;switch(typeof t2){case"string":case"undefined":return"soft"}}function Be(t2){
return typeof t2=="string"&&Wr.includes(t2)}ut.default.formatters.L=t2=>String(Ue(t2)?t2.length:"-");ut.default.formatters.B=t2=>Buffer.isBuffer(t2)?t2.toString(
"utf8"):Ht(t2);function Vr(){return(0,ut.default)("simple-git")}function de(t2,e,n){return!e||!String(e).replace(/\s*/,"")?n?(r,...s)=>{t2(r,...s),n(r,...s)}:t2:
(r,...s)=>{t2(`%s ${r}`,e,...s),n&&n(r,...s)}}function Yr(t2,e,{namespace:n}){if(typeof t2=="string")return t2;let r=e&&e.namespace||"";return r.startsWith(n)?r.
substr(n.length+1):r||n}function G(t2,e,n,r=Vr()){let s=t2&&`[${t2}]`||"",o=[],i=typeof e=="string"?r.extend(e):e,a=Yr(b(e,p),i,r);return d(n);function c(m,y){return U(
o,G(t2,a.replace(/^[^:]+/,m),y,r))}function d(m){let y=m&&`[${m}]`||"",g=i&&de(i,y)||ct,M=de(r,`${s} ${y}`,g);return Object.assign(i?g:M,{label:t2,sibling:c,info:M,
step:d})}}var Fe=class Ut{constructor(e="GitExecutor"){this.logLabel=e,this._queue=new Map}withProgress(e){return this._queue.get(e)}createProgress(e){let n=Ut.
getName(e.commands[0]),r=G(this.logLabel,n);return{task:e,logger:r,name:n}}push(e){let n=this.createProgress(e);return n.logger("Adding task to the queue, comma\
nds = %o",e.commands),this._queue.set(e,n),n}fatal(e){for(let[n,{logger:r}]of Array.from(this._queue.entries()))n===e.task?(r.info("Failed %o",e),r("Fatal excep\
tion, any as-yet un-started tasks run through this executor will not be attempted")):r.info("A fatal exception occurred in a previous task, the queue has been p\
urged: %o",e.message),this.complete(n);if(this._queue.size!==0)throw new Error(`Queue size should be zero after fatal: ${this._queue.size}`)}complete(e){this.withProgress(
e)&&this._queue.delete(e)}attempt(e){let n=this.withProgress(e);if(!n)throw new C(void 0,"TasksPendingQueue: attempt called for an unknown task");return n.logger(
"Starting task"),n}static getName(e="empty"){return`task:${e}:${++Ut.counter}`}};Fe.counter=0;var Xr=Fe,At=class{constructor(e,n,r){this._executor=e,this._scheduler=
n,this._plugins=r,this._chain=Promise.resolve(),this._queue=new Xr}get cwd(){return this._cwd||this._executor.cwd}set cwd(e){this._cwd=e}get env(){return this._executor.
env}get outputHandler(){return this._executor.outputHandler}chain(){return this}push(e){return this._queue.push(e),this._chain=this._chain.then(()=>this.attemptTask(
e))}async attemptTask(e){let n=await this._scheduler.next(),r=()=>this._queue.complete(e);try{let{logger:s}=this._queue.attempt(e);return await(he(e)?this.attemptEmptyTask(
e,s):this.attemptRemoteTask(e,s))}catch(s){throw this.onFatalException(e,s)}finally{r(),n()}}onFatalException(e,n){let r=n instanceof C?Object.assign(n,{task:e}):
new C(e,n&&String(n));return this._chain=Promise.resolve(),this._queue.fatal(r),r}async attemptRemoteTask(e,n){let r=this._plugins.exec("spawn.binary","",this.taskContext(
e,e.commands)),s=this._plugins.exec("spawn.args",[...e.commands],this.taskContext(e,e.commands)),o=await this.gitResponse(e,r,s,this.outputHandler,n.step("SPAWN")),
i=await this.handleTaskData(e,s,o,n.step("HANDLE"));return n("passing response to task's parser as a %s",e.format),vr(e)?fe(e.parser,i):fe(e.parser,i.asStrings())}async attemptEmptyTask(e,n){
return n("empty task bypassing child process to call to task's parser"),e.parser(this)}handleTaskData(e,n,r,s){let{exitCode:o,rejection:i,stdOut:a,stdErr:c}=r;return new Promise(
(d,m)=>{s("Preparing to handle process response exitCode=%d stdOut=",o);let{error:y}=this._plugins.exec("task.error",{error:i},{...this.taskContext(e,n),...r});
if(y&&e.onError)return s.info("exitCode=%s handling with custom error handler"),e.onError(r,y,g=>{s.info("custom error handler treated as success"),s("custom er\
ror returned a %s",Ht(g)),d(new rt(Array.isArray(g)?Buffer.concat(g):g,Buffer.concat(c)))},m);if(y)return s.info("handling as error: exitCode=%s stdErr=%s rejec\
tion=%o",o,c.length,i),m(y);s.info("retrieving task output complete"),d(new rt(Buffer.concat(a),Buffer.concat(c)))})}async gitResponse(e,n,r,s,o){let i=o.sibling(
"output"),a=this._plugins.exec("spawn.options",{cwd:this.cwd,env:this.env,windowsHide:true},this.taskContext(e,e.commands));return new Promise(c=>{let d=[],m=[];
o.info("%s %o",n,r),o("%O",a);let y=this._beforeSpawn(e,r);if(y)return c({stdOut:d,stdErr:m,exitCode:9901,rejection:y});this._plugins.exec("spawn.before",void 0,
{...this.taskContext(e,r),kill(M){y=M||y}});let g=Yn(n,r,a);g.stdout.on("data",me(d,"stdOut",o,i.step("stdOut"))),g.stderr.on("data",me(m,"stdErr",o,i.step("std\
Err"))),g.on("error",Qr(m,o)),s&&(o("Passing child process stdOut/stdErr to custom outputHandler"),s(n,g.stdout,g.stderr,[...r])),this._plugins.exec("spawn.afte\
r",void 0,{...this.taskContext(e,r),spawned:g,close(M,fn){c({stdOut:d,stdErr:m,exitCode:M,rejection:y||fn})},kill(M){g.killed||(y=M,g.kill("SIGINT"))}})})}_beforeSpawn(e,n){
let r;return this._plugins.exec("spawn.before",void 0,{...this.taskContext(e,n),kill(s){r=s||r}}),r}taskContext(e,n){return{method:String(er(e.commands)||""),commands:n,
env:{...this.env},input:he(e)?void 0:e.input}}};function Qr(t2,e){return n=>{e("[ERROR] child process exception %o",n),t2.push(Buffer.from(String(n.stack),"asci\
i"))}}function me(t2,e,n,r){return s=>{n("%s received %L bytes",e,s),r("%B",s),t2.push(s)}}var $t=class{constructor(e,n,r){this.cwd=e,this._scheduler=n,this._plugins=
r,this._chain=this.chain()}chain(){return new At(this,this._scheduler,this._plugins)}push(e){return this._chain.push(e)}};function Jr(t2,e,n=ct){let r=o=>{n(null,
o)},s=o=>{o?.task===t2&&n(o,void 0)};e.then(r,s)}function ge(t2,e){return kr(n=>{if(!Se(t2))throw new Error(`Git.cwd: cannot change to non-directory "${t2}"`);return(e||
n).cwd=t2})}function bt(t2){let e=["checkout",...t2];return e[1]==="-b"&&e.includes("-B")&&(e[1]=Wt(e,"-B")),k(e)}function Zr(){return{checkout(){return this._runTask(
bt(h(arguments,1)),u(arguments))},checkoutBranch(t2,e){return this._runTask(bt(["-b",t2,e,...h(arguments)]),u(arguments))},checkoutLocalBranch(t2){return this._runTask(
bt(["-b",t2,...h(arguments)]),u(arguments))}}}var Ge=(t2,e,n)=>{let r=["clone",...n];return p(t2)&&r.push(q(t2)),p(e)&&r.push(q(e)),k(r)},ts=(t2,e,n)=>(U(n,"--m\
irror"),Ge(t2,e,n));function we(t2,e,n,...r){return p(n)?e(n,b(r[0],p),h(arguments)):_(`git.${t2}() requires a string 'repoPath'`)}function es(){return{clone(t2,...e){
return this._runTask(we("clone",Ge,b(t2,p),...e),u(arguments))},mirror(t2,...e){return this._runTask(we("mirror",ts,b(t2,p),...e),u(arguments))}}}var ns=[new f(
/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,(t2,[e,n,r])=>{t2.branch=e,t2.commit=r,t2.root=!!n}),new f(/\s*Author:\s(.+)/i,(t2,[e])=>{let n=e.split("<"),r=n.pop();!r||!r.
includes("@")||(t2.author={email:r.substr(0,r.length-1),name:n.join("<").trim()})}),new f(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,(t2,[e,n,r])=>{t2.summary.
changes=parseInt(e,10)||0,t2.summary.insertions=parseInt(n,10)||0,t2.summary.deletions=parseInt(r,10)||0}),new f(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,(t2,[e,
n,r])=>{t2.summary.changes=parseInt(e,10)||0;let s=parseInt(n,10)||0;r==="-"?t2.summary.deletions=s:r==="+"&&(t2.summary.insertions=s)})];function rs(t2){return S(
{author:null,branch:"",commit:"",root:false,summary:{changes:0,insertions:0,deletions:0}},ns,t2)}function ss(t2,e,n){return{commands:["-c","core.abbrev=40","com\
mit",...tt(t2,"-m"),...e,...n],format:"utf-8",parser:rs}}function os(){return{commit(e,...n){let r=u(arguments),s=t2(e)||ss(O(e),O(b(n[0],nt,[])),[...K(b(n[1],ft,
[])),...h(arguments,0,true)]);return this._runTask(s,r)}};function t2(e){return!nt(e)&&_("git.commit: requires the commit message to be supplied as a string/str\
ing[]")}}function is(){return{count:0,garbage:0,inPack:0,packs:0,prunePackable:0,size:0,sizeGarbage:0,sizePack:0}}var as=new f(/([a-z-]+): (\d+)$/,(t2,[e,n])=>{
let r=Ce(e);Object.hasOwn(t2,r)&&(t2[r]=w(n))});function us(){return{countObjects(){return this._runTask({commands:["count-objects","--verbose"],format:"utf-8",
parser(t2){return S(is(),[as],t2)}})}}}function cs(){return{firstCommit(){return this._runTask(k(["rev-list","--max-parents=0","HEAD"],true),u(arguments))}}}function ls(t2,e){
let n=["hash-object",t2];return e&&n.push("-w"),k(n,true)}var z=class{constructor(e,n,r,s){this.bare=e,this.path=n,this.existing=r,this.gitDir=s}},fs=/^Init.+ repository in (.+)$/,
hs=/^Rein.+ in (.+)$/;function ps(t2,e,n){let r=String(n).trim(),s;if(s=fs.exec(r))return new z(t2,e,false,s[1]);if(s=hs.exec(r))return new z(t2,e,true,s[1]);let o="",
i=r.split(" ");for(;i.length;)if(i.shift()==="in"){o=i.join(" ");break}return new z(t2,e,/^re/i.test(r),o)}var qe="--bare";function ds(t2){return t2.includes(qe)}
function ms(t2=false,e,n){let r=["init",...n];return t2&&!ds(r)&&r.splice(1,0,qe),{commands:r,format:"utf-8",parser(s){return ps(r.includes("--bare"),e,s)}}}function gs(t2){
return t2===void 0?_("interpretTrailers called without input content"):{format:"utf-8",parser(e){return Object.fromEntries(zt(e,n=>{let r=n.indexOf(":");return[
Ce(n.substring(0,r).toLowerCase()),n.substring(r+2).trim()]}))},commands:["interpret-trailers","--parse"],input:t2}}function ws(){return{interpretTrailers(t2){return this.
_runTask(gs(b(t2,or)),u(arguments))}}}var N=(t2=>(t2.NONE="",t2.STAT="--stat",t2.NUM_STAT="--numstat",t2.NAME_ONLY="--name-only",t2.NAME_STATUS="--name-status",
t2))(N||{}),ze=/^--(stat|numstat|name-only|name-status)(=|$)/;function Xt(t2){for(let e=0;e<t2.length;e++){let n=ze.exec(t2[e]);if(n)return`--${n[1]}`}return""}
function ys(t2){return ze.test(t2)}var Nt=class{constructor(){this.changed=0,this.deletions=0,this.insertions=0,this.files=[]}},ye=[new f(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,
(t2,[e,n,r=""])=>{t2.files.push({file:e.trim(),changes:w(n),insertions:r.replace(/[^+]/g,"").length,deletions:r.replace(/[^-]/g,"").length,binary:false})}),new f(
/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,(t2,[e,n,r])=>{t2.files.push({file:e.trim(),before:w(n),after:w(r),binary:true})}),new f(/^(.+)\s+\|\s+Bin\s*$/,
(t2,[e])=>{t2.files.push({file:e.trim(),before:0,after:0,binary:true})}),new f(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(t2,[e,n])=>{let r=/(\d+) i/.exec(
n),s=/(\d+) d/.exec(n);t2.changed=w(e),t2.insertions=w(r?.[1]),t2.deletions=w(s?.[1])})],bs=[new f(/(\d+)\t(\d+)\t(.+)$/,(t2,[e,n,r])=>{let s=w(e),o=w(n);t2.changed++,
t2.insertions+=s,t2.deletions+=o,t2.files.push({file:r,changes:s+o,insertions:s,deletions:o,binary:false})}),new f(/-\t-\t(.+)$/,(t2,[e])=>{t2.changed++,t2.files.
push({file:e,after:0,before:0,binary:true})})],ks=[new f(/(.+)$/,(t2,[e])=>{t2.changed++,t2.files.push({file:e,changes:0,insertions:0,deletions:0,binary:false})})],
vs=[new f(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,(t2,[e,n,r,s,o])=>{t2.changed++,t2.files.push({file:o??r,changes:0,insertions:0,deletions:0,binary:false,
status:le(Br(e)&&e),from:le(!!o&&r!==o&&r),similarity:w(n)})})],_s={[N.NONE]:ye,[N.STAT]:ye,[N.NUM_STAT]:bs,[N.NAME_STATUS]:vs,[N.NAME_ONLY]:ks};function We(t2=N.
NONE){let e=_s[t2];return n=>S(new Nt,e,n,false)}var He="\xF2\xF2\xF2\xF2\xF2\xF2 ",Ke=" \xF2\xF2",Ve=" \xF2 ",xs=["hash","date","message","refs","author_name",
"author_email"];function Es(t2,e){return e.reduce((n,r,s)=>(n[r]=t2[s]||"",n),Object.create({diff:null}))}function Ye(t2=Ve,e=xs,n=N.NONE){let r=We(n);return function(s){
let o=lt(s.trim(),false,He).map(function(i){let a=i.split(Ke),c=Es(a[0].split(t2),e);return a.length>1&&a[1].trim()&&(c.diff=r(a[1])),c});return{all:o,latest:o.
length&&o[0]||null,total:o.length}}}function Ts(t2){let e=Xt(t2),n=["diff"];return e===N.NONE&&(e=N.STAT,n.push("--stat=4096")),n.push(...t2),Qt(n)||{commands:n,
format:"utf-8",parser:We(e)}}function Qt(t2){let e=t2.filter(ys);if(e.length>1)return _(`Summary flags are mutually exclusive - pick one of ${e.join(",")}`);if(e.
length&&t2.includes("-z"))return _(`Summary flag ${e} parsing is not compatible with null termination option '-z'`)}var Xe=(t2=>(t2[t2["--pretty"]=0]="--pretty",
t2[t2["max-count"]=1]="max-count",t2[t2.maxCount=2]="maxCount",t2[t2.n=3]="n",t2[t2.file=4]="file",t2[t2.format=5]="format",t2[t2.from=6]="from",t2[t2.to=7]="to",
t2[t2.splitter=8]="splitter",t2[t2.symmetric=9]="symmetric",t2[t2.mailMap=10]="mailMap",t2[t2.multiLine=11]="multiLine",t2[t2.strictDate=12]="strictDate",t2))(Xe||
{});function Os(t2,e){let n=[],r=[];return Object.keys(t2).forEach(s=>{n.push(s),r.push(String(t2[s]))}),[n,r.join(e)]}function Ss(t2){return Object.keys(t2).reduce(
(e,n)=>(n in Xe||(e[n]=t2[n]),e),{})}function Qe(t2={},e=[]){let n=b(t2.splitter,p,Ve),r=Kt(t2.format)?t2.format:{hash:"%H",date:t2.strictDate===false?"%ai":"%a\
I",message:"%s",refs:"%D",body:t2.multiLine?"%B":"%b",author_name:t2.mailMap!==false?"%aN":"%an",author_email:t2.mailMap!==false?"%aE":"%ae"},[s,o]=Os(r,n),i=[],
a=[`--pretty=format:${He}${o}${Ke}`,...e],c=t2.n||t2["max-count"]||t2.maxCount;if(c&&a.push(`--max-count=${c}`),t2.from||t2.to){let d=t2.symmetric!==false?"...":
"..";i.push(`${t2.from||""}${d}${t2.to||""}`)}return p(t2.file)&&a.push("--follow",q(t2.file)),Ae(Ss(t2),a),{fields:s,splitter:n,commands:[...a,...i]}}function Cs(t2,e,n){
let r=Ye(t2,e,Xt(n));return{commands:["log",...n],format:"utf-8",parser:r}}function Us(){return{log(...n){let r=u(arguments),s=Qe(Vt(arguments),K(b(arguments[0],
ft,[]))),o=e(...n)||Qt(s.commands)||t2(s);return this._runTask(o,r)}};function t2(n){return Cs(n.splitter,n.fields,n.commands)}function e(n,r){return p(n)&&p(r)&&
_("git.log(string, string) should be replaced with git.log({ from: string, to: string })")}}var W=class{constructor(e,n=null,r){this.reason=e,this.file=n,this.meta=
r}toString(){return`${this.file}:${this.reason}`}},Dt=class{constructor(){this.conflicts=[],this.merges=[],this.result="success"}get failed(){return this.conflicts.
length>0}get reason(){return this.result}toString(){return this.conflicts.length?`CONFLICTS: ${this.conflicts.join(", ")}`:"OK"}},st=class{constructor(){this.remoteMessages=
{all:[]},this.created=[],this.deleted=[],this.files=[],this.deletions={},this.insertions={},this.summary={changes:0,deletions:0,insertions:0}}},Mt=class{constructor(){
this.remote="",this.hash={local:"",remote:""},this.branch={local:"",remote:""},this.message=""}toString(){return this.message}};function kt(t2){return t2.objects=
t2.objects||{compressing:0,counting:0,enumerating:0,packReused:0,reused:{count:0,delta:0},total:{count:0,delta:0}}}function be(t2){let e=/^\s*(\d+)/.exec(t2),n=/delta (\d+)/i.
exec(t2);return{count:w(e&&e[1]||"0"),delta:w(n&&n[1]||"0")}}var As=[new P(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,(t2,[e,n])=>{let r=e.
toLowerCase(),s=kt(t2.remoteMessages);Object.assign(s,{[r]:w(n)})}),new P(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,(t2,[e,
n])=>{let r=e.toLowerCase(),s=kt(t2.remoteMessages);Object.assign(s,{[r]:w(n)})}),new P(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,(t2,[e,n,r])=>{let s=kt(
t2.remoteMessages);s.total=be(e),s.reused=be(n),s.packReused=w(r)})],$s=[new P(/^remote:\s*(.+)$/,(t2,[e])=>(t2.remoteMessages.all.push(e.trim()),false)),...As,
new P([/create a (?:pull|merge) request/i,/\s(https?:\/\/\S+)$/],(t2,[e])=>{t2.remoteMessages.pullRequestUrl=e}),new P([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,
/\s(https?:\/\/\S+)$/],(t2,[e,n,r])=>{t2.remoteMessages.vulnerabilities={count:w(e),summary:n,url:r}})];function Je(t2,e){return S({remoteMessages:new Rt},$s,e)}
var Rt=class{constructor(){this.all=[]}},Ns=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,Ds=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,Ms=/^(create|delete) mode \d+ (.+)/,
Rs=[new f(Ns,(t2,[e,n,r])=>{t2.files.push(e),n&&(t2.insertions[e]=n.length),r&&(t2.deletions[e]=r.length)}),new f(Ds,(t2,[e,,n,,r])=>n!==void 0||r!==void 0?(t2.
summary.changes=+e||0,t2.summary.insertions=+n||0,t2.summary.deletions=+r||0,true):false),new f(Ms,(t2,[e,n])=>{U(t2.files,n),U(e==="create"?t2.created:t2.deleted,
n)})],Ps=[new f(/^from\s(.+)$/i,(t2,[e])=>{t2.remote=e}),new f(/^fatal:\s(.+)$/,(t2,[e])=>{t2.message=e}),new f(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,
(t2,[e,n,r,s])=>{t2.branch.local=r,t2.hash.local=e,t2.branch.remote=s,t2.hash.remote=n})],js=(t2,e)=>S(new st,Rs,[t2,e]),Ze=(t2,e)=>Object.assign(new st,js(t2,e),
Je(t2,e));function Ls(t2,e){let n=S(new Mt,Ps,[t2,e]);return n.message&&n}var Is=[new f(/^Auto-merging\s+(.+)$/,(t2,[e])=>{t2.merges.push(e)}),new f(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,
(t2,[e,n])=>{t2.conflicts.push(new W(e,n))}),new f(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(t2,[e,n,r])=>{t2.conflicts.push(new W(e,n,{deleteRef:r}))}),
new f(/^CONFLICT\s+\((.+)\):/,(t2,[e])=>{t2.conflicts.push(new W(e,null))}),new f(/^Automatic merge failed;\s+(.+)$/,(t2,[e])=>{t2.result=e})],Bs=(t2,e)=>Object.
assign(Fs(t2),Ze(t2,e)),Fs=t2=>S(new Dt,Is,t2);function ke(t2){return t2.length?{commands:["merge",...t2],format:"utf-8",parser(e,n){let r=Bs(e,n);if(r.failed)throw new H(
r);return r}}:_("Git.merge requires at least one option")}function Gs(t2,e,n){let r=n.includes("deleted"),s=n.includes("tag")||/^refs\/tags/.test(t2),o=!n.includes(
"new");return{deleted:r,tag:s,branch:!s,new:!o,alreadyUpdated:o,local:t2,remote:e}}var qs=[new f(/^Pushing to (.+)$/,(t2,[e])=>{t2.repo=e}),new f(/^updating local tracking ref '(.+)'/,
(t2,[e])=>{t2.ref={...t2.ref||{},local:e}}),new f(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,(t2,[e,n,r])=>{t2.pushed.push(Gs(e,n,r))}),new f(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,
(t2,[e,n,r])=>{t2.branch={...t2.branch||{},local:e,remote:n,remoteName:r}}),new f(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,(t2,[e,n,r,s])=>{t2.update={head:{
local:e,remote:n},hash:{from:r,to:s}}})],zs=(t2,e)=>{let n=Ws(t2,e),r=Je(t2,e);return{...n,...r}},Ws=(t2,e)=>S({pushed:[]},qs,[t2,e]);function Hs(t2={},e){return U(
e,"--tags"),tn(t2,e)}function tn(t2={},e){let n=["push",...e];return t2.branch&&n.splice(1,0,t2.branch),t2.remote&&n.splice(1,0,t2.remote),Wt(n,"-v"),U(n,"--ver\
bose"),U(n,"--porcelain"),{commands:n,format:"utf-8",parser:zs}}function Ks(){return{showBuffer(){let t2=["show",...h(arguments,1)];return t2.includes("--binary")||
t2.splice(1,0,"--binary"),this._runTask(De(t2),u(arguments))},show(){let t2=["show",...h(arguments,1)];return this._runTask(k(t2),u(arguments))}}}var Vs=/^(.+)\0(.+)$/,
Pt=class{constructor(e,n,r){if(this.path=e,this.index=n,this.working_dir=r,n==="R"||r==="R"){let s=Vs.exec(e)||[null,e,e];this.from=s[2]||"",this.path=s[1]||""}}},
jt=class{constructor(){this.not_added=[],this.conflicted=[],this.created=[],this.deleted=[],this.ignored=void 0,this.modified=[],this.renamed=[],this.files=[],this.
staged=[],this.ahead=0,this.behind=0,this.current=null,this.tracking=null,this.detached=false,this.isClean=()=>!this.files.length}};function ve(t2){let[e,n]=t2.
split(Z);return{from:n||e,to:e}}function T(t2,e,n){return[`${t2}${e}`,n]}function vt(t2,...e){return e.map(n=>T(t2,n,(r,s)=>r.conflicted.push(s)))}var Ys=new Map(
[T(" ","A",(t2,e)=>t2.created.push(e)),T(" ","D",(t2,e)=>t2.deleted.push(e)),T(" ","M",(t2,e)=>t2.modified.push(e)),T("A"," ",(t2,e)=>{t2.created.push(e),t2.staged.
push(e)}),T("A","M",(t2,e)=>{t2.created.push(e),t2.staged.push(e),t2.modified.push(e)}),T("D"," ",(t2,e)=>{t2.deleted.push(e),t2.staged.push(e)}),T("M"," ",(t2,e)=>{
t2.modified.push(e),t2.staged.push(e)}),T("M","M",(t2,e)=>{t2.modified.push(e),t2.staged.push(e)}),T("R"," ",(t2,e)=>{t2.renamed.push(ve(e))}),T("R","M",(t2,e)=>{
let n=ve(e);t2.renamed.push(n),t2.modified.push(n.to)}),T("!","!",(t2,e)=>{(t2.ignored=t2.ignored||[]).push(e)}),T("?","?",(t2,e)=>t2.not_added.push(e)),...vt("\
A","A","U"),...vt("D","D","U"),...vt("U","A","D","U"),["##",(t2,e)=>{let n=/ahead (\d+)/,r=/behind (\d+)/,s=/^(.+?(?=(?:\.{3}|\s|$)))/,o=/\.{3}(\S*)/,i=/\son\s(\S+?)(?=\.{3}|$)/,
a=n.exec(e);t2.ahead=a&&+a[1]||0,a=r.exec(e),t2.behind=a&&+a[1]||0,a=s.exec(e),t2.current=b(a?.[1],p,null),a=o.exec(e),t2.tracking=b(a?.[1],p,null),a=i.exec(e),
a&&(t2.current=b(a?.[1],p,t2.current)),t2.detached=/\(no branch\)/.test(e)}]]),Xs=function(t2){let e=t2.split(Z),n=new jt;for(let r=0,s=e.length;r<s;){let o=e[r++].
trim();o&&(o.charAt(0)==="R"&&(o+=Z+(e[r++]||"")),Qs(n,o))}return n};function Qs(t2,e){let n=e.trim();switch(" "){case n.charAt(2):return r(n.charAt(0),n.charAt(
1),n.slice(3));case n.charAt(1):return r(" ",n.charAt(0),n.slice(2));default:return}function r(s,o,i){let a=`${s}${o}`,c=Ys.get(a);c&&c(t2,i),a!=="##"&&a!=="!!"&&
t2.files.push(new Pt(i,s,o))}}var Js=["--null","-z"];function Zs(t2){return{format:"utf-8",commands:["status","--porcelain","-b","-u","--null",...t2.filter(e=>!Js.
includes(e))],parser(e){return Xs(e)}}}var en="installed=false";function ot(t2=0,e=0,n=0,r="",s=true){return Object.defineProperty({major:t2,minor:e,patch:n,agent:r,
installed:s},"toString",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:false,enumerable:false})}function to(){return ot(0,0,0,"",false)}
function eo(){return{version(){return this._runTask({commands:["--version"],format:"utf-8",parser:ro,onError(t2,e,n,r){if(t2.exitCode===ht.NOT_FOUND)return n(Buffer.
from(en));r(e)}})}}}var no=[new f(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,(t2,[e,n,r,s=""])=>{Object.assign(t2,ot(w(e),w(n),w(r),s))}),new f(/version (\d+)\.(\d+)\.(\D+)(.+)?$/,
(t2,[e,n,r,s=""])=>{Object.assign(t2,ot(w(e),w(n),r,s))})];function ro(t2){return t2===en?to():S(ot(0,0,0,t2),no,t2)}var it=class{constructor(e){this._executor=
e}_runTask(e,n){let r=this._executor.chain(),s=r.push(e);return n&&Jr(e,s,n),Object.create(this,{then:{value:s.then.bind(s)},catch:{value:s.catch.bind(s)},_executor:{
value:r}})}add(e){return this._runTask(k(["add",...O(e)]),u(arguments))}cwd(e){let n=u(arguments);return typeof e=="string"?this._runTask(ge(e,this._executor),n):
typeof e?.path=="string"?this._runTask(ge(e.path,e.root&&this._executor||void 0),n):this._runTask(_("Git.cwd: workingDirectory must be supplied as a string"),n)}hashObject(e,n){
return this._runTask(ls(e,n===true),u(arguments))}init(e){return this._runTask(ms(e===true,this._executor.cwd,h(arguments)),u(arguments))}merge(){return this._runTask(
ke(h(arguments)),u(arguments))}mergeFromTo(e,n){return p(e)&&p(n)?this._runTask(ke([e,n,...h(arguments)]),u(arguments,false)):this._runTask(_("Git.mergeFromTo r\
equires that the 'remote' and 'branch' arguments are supplied as strings"))}outputHandler(e){return this._executor.outputHandler=e,this}push(){let e=tn({remote:b(
arguments[0],p),branch:b(arguments[1],p)},h(arguments));return this._runTask(e,u(arguments))}stash(){return this._runTask(k(["stash",...h(arguments)]),u(arguments))}status(){
return this._runTask(Zs(h(arguments)),u(arguments))}};Object.assign(it.prototype,Zr(),es(),os(),Lr(),us(),cs(),zr(),ws(),Us(),Ks(),eo());var so=(()=>{let t2=0;return()=>{
t2++;let{promise:e,done:n}=(0,R.createDeferred)();return{promise:e,done:n,id:t2}}})(),Lt=class{constructor(e=2){this.concurrency=e,this.logger=G("","scheduler"),
this.pending=[],this.running=[],this.logger("Constructed, concurrency=%s",e)}schedule(){if(!this.pending.length||this.running.length>=this.concurrency){this.logger(
"Schedule attempt ignored, pending=%s running=%s concurrency=%s",this.pending.length,this.running.length,this.concurrency);return}let e=U(this.running,this.pending.
shift());this.logger("Attempting id=%s",e.id),e.done(()=>{this.logger("Completing id=",e.id),Wt(this.running,e),this.schedule()})}next(){let{promise:e,id:n}=U(this.
pending,so());return this.logger("Scheduling id=%s",n),this.schedule(),e}};function oo(t2,e){return k(["apply",...e,...t2])}var nn=(t2=>(t2.CURRENT="*",t2.LINKED=
"+",t2))(nn||{}),It=class{constructor(){this.all=[],this.branches={},this.current="",this.detached=false}push(e,n,r,s,o){e==="*"&&(this.detached=n,this.current=
r),this.all.push(r),this.branches[r]={current:e==="*",linkedWorkTree:e==="+",name:r,commit:s,label:o}}},io=[new f(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,
(t2,[e,n,r,s])=>{t2.push(_e(e),true,n,r,s)}),new f(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(t2,[e,n,r,s])=>{t2.push(_e(e),false,n,r,s)})],ao=new f(/^(\S+)$/s,(t2,[
e])=>{t2.push(nn.CURRENT,false,e,"","")});function _e(t2){return t2?t2.charAt(0):""}function rn(t2,e=false){return S(new It,e?[ao]:io,t2)}var Bt=class{constructor(){
this.all=[],this.branches={},this.errors=[]}get success(){return!this.errors.length}};function uo(t2,e){return{branch:t2,hash:e,success:true}}function co(t2){return{
branch:t2,hash:null,success:false}}var lo=/(\S+)\s+\(\S+\s([^)]+)\)/,sn=/^error[^']+'([^']+)'/m,fo=[new f(lo,(t2,[e,n])=>{let r=uo(e,n);t2.all.push(r),t2.branches[e]=
r}),new f(sn,(t2,[e])=>{let n=co(e);t2.errors.push(n),t2.all.push(n),t2.branches[e]=n})],Jt=(t2,e)=>S(new Bt,fo,[t2,e]);function on(t2,e){return e===ht.ERROR&&sn.
test(t2)}function ho(t2){let e=["-d","-D","--delete"];return t2.some(n=>e.includes(n))}function po(t2){let e=ho(t2),n=t2.includes("--show-current"),r=["branch",
...t2];return r.length===1&&r.push("-a"),r.includes("-v")||r.splice(1,0,"-v"),{format:"utf-8",commands:r,parser(s,o){return e?Jt(s,o).all[0]:rn(s,n)}}}function mo(){
return{format:"utf-8",commands:["branch","-v"],parser(t2){return rn(t2)}}}function go(t2,e=false){return{format:"utf-8",commands:["branch","-v",e?"-D":"-d",...t2],
parser(n,r){return Jt(n,r)},onError({exitCode:n,stdOut:r},s,o,i){if(!on(String(s),n))return i(s);o(r)}}}function wo(t2,e=false){let n={format:"utf-8",commands:[
"branch","-v",e?"-D":"-d",t2],parser(r,s){return Jt(r,s).branches[t2]},onError({exitCode:r,stdErr:s,stdOut:o},i,a,c){if(!on(String(i),r))return c(i);throw new H(
n.parser(et(o),et(s)),String(i))}};return n}function yo(t2){return{commands:["check-ignore",...t2],format:"utf-8",parser:bo}}function bo(t2){return t2.split(/\n/g).
map(ko).filter(Boolean)}function ko(t2){let e=t2.trim().replace(/^["']|["']$/g,"");return e&&Xn(e)}var vo=[new f(/From (.+)$/,(t2,[e])=>{t2.remote=e}),new f(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,
(t2,[e,n])=>{t2.branches.push({name:e,tracking:n})}),new f(/\* \[new tag]\s+(\S+)\s*-> (.+)$/,(t2,[e,n])=>{t2.tags.push({name:e,tracking:n})}),new f(/- \[deleted]\s+\S+\s*-> (.+)$/,
(t2,[e])=>{t2.deleted.push({tracking:e})}),new f(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,(t2,[e,n,r,s])=>{t2.updated.push({name:r,tracking:s,to:n,from:e})})];function _o(t2,e){
return S({raw:t2,remote:null,branches:[],tags:[],updated:[],deleted:[]},vo,[t2,e])}function xo(t2){return/^--upload-pack(=|$)/.test(t2)}function Eo(t2,e,n){let r=[
"fetch",...n];return t2&&e&&r.push(t2,e),r.find(xo)?_("git.fetch: potential exploit argument blocked."):{commands:r,format:"utf-8",parser:_o}}var To=[new f(/^Renaming (.+) to (.+)$/,
(t2,[e,n])=>{t2.moves.push({from:e,to:n})})];function Oo(t2){return S({moves:[]},To,t2)}function So(t2,e){return{commands:["mv","-v",...O(t2),e],format:"utf-8",
parser:Oo}}function Co(t2,e,n){let r=["pull",...n];return t2&&e&&r.splice(1,0,t2,e),{commands:r,format:"utf-8",parser(s,o){return Ze(s,o)},onError(s,o,i,a){let c=Ls(
et(s.stdOut),et(s.stdErr));if(c)return a(new H(c));a(o)}}}function Uo(t2){let e={};return an(t2,([n])=>e[n]={name:n}),Object.values(e)}function Ao(t2){let e={};
return an(t2,([n,r,s])=>{Object.hasOwn(e,n)||(e[n]={name:n,refs:{fetch:"",push:""}}),s&&r&&(e[n].refs[s.replace(/[^a-z]/g,"")]=r)}),Object.values(e)}function an(t2,e){
zt(t2,n=>e(n.split(/\s+/)))}function $o(t2,e,n){return k(["remote","add",...n,t2,e])}function No(t2){let e=["remote"];return t2&&e.push("-v"),{commands:e,format:"\
utf-8",parser:t2?Ao:Uo}}function Do(t2){let e=[...t2];return e[0]!=="ls-remote"&&e.unshift("ls-remote"),k(e)}function Mo(t2){let e=[...t2];return e[0]!=="remote"&&
e.unshift("remote"),k(e)}function Ro(t2){return k(["remote","remove",t2])}function Po(t2={},e){let n=Qe(t2),r=["stash","list",...n.commands,...e],s=Ye(n.splitter,
n.fields,Xt(r));return Qt(r)||{commands:r,format:"utf-8",parser:s}}function jo(t2,e){return pt(["add",t2,e])}function Lo(t2){return pt(["init",...t2])}function pt(t2){
let e=[...t2];return e[0]!=="submodule"&&e.unshift("submodule"),k(e)}function Io(t2){return pt(["update",...t2])}var Ft=class{constructor(e,n){this.all=e,this.latest=
n}},Bo=function(t2,e=false){let n=t2.split(`
`).map(Go).filter(Boolean);e||n.sort(function(s,o){let i=s.split("."),a=o.split(".");if(i.length===1||a.length===1)return Fo(J(i[0]),J(a[0]));for(let c=0,d=Math.
max(i.length,a.length);c<d;c++){let m=un(J(i[c]),J(a[c]));if(m)return m}return 0});let r=e?n[0]:[...n].reverse().find(s=>s.indexOf(".")>=0);return new Ft(n,r)};
function Fo(t2,e){let n=Number.isNaN(t2),r=Number.isNaN(e);return n!==r?n?1:-1:n?un(t2,e):0}function un(t2,e){return t2===e?0:t2>e?1:-1}function Go(t2){return t2.
trim()}function J(t2){return typeof t2=="string"&&parseInt(t2.replace(/^\D+/g,""),10)||0}function qo(t2=[]){let e=t2.some(n=>/^--sort=/.test(n));return{format:"\
utf-8",commands:["tag","-l",...t2],parser(n){return Bo(n,e)}}}function zo(t2){return{format:"utf-8",commands:["tag",t2],parser(){return{name:t2}}}}function Wo(t2,e){
return{format:"utf-8",commands:["tag","-a","-m",e,t2],parser(){return{name:t2}}}}function l(t2,e){this._plugins=e,this._executor=new $t(t2.baseDir,new Lt(t2.maxConcurrentProcesses),
e),this._trimmed=t2.trimmed}(l.prototype=Object.create(it.prototype)).constructor=l;l.prototype.customBinary=function(t2){return this._plugins.reconfigure("bina\
ry",t2),this};l.prototype.env=function(t2,e){return arguments.length===1&&typeof t2=="object"?this._executor.env=t2:(this._executor.env=this._executor.env||{})[t2]=
e,this};l.prototype.stashList=function(t2){return this._runTask(Po(Vt(arguments)||{},ft(t2)&&t2||[]),u(arguments))};l.prototype.mv=function(t2,e){return this._runTask(
So(t2,e),u(arguments))};l.prototype.checkoutLatestTag=function(t2){var e=this;return this.pull(function(){e.tags(function(n,r){e.checkout(r.latest,t2)})})};l.prototype.
pull=function(t2,e,n,r){return this._runTask(Co(b(t2,p),b(e,p),h(arguments)),u(arguments))};l.prototype.fetch=function(t2,e){return this._runTask(Eo(b(t2,p),b(e,
p),h(arguments)),u(arguments))};l.prototype.tags=function(t2,e){return this._runTask(qo(h(arguments)),u(arguments))};l.prototype.rebase=function(){return this._runTask(
k(["rebase",...h(arguments)]),u(arguments))};l.prototype.reset=function(t2){return this._runTask(Hr(Kr(t2),h(arguments)),u(arguments))};l.prototype.revert=function(t2){
let e=u(arguments);return typeof t2!="string"?this._runTask(_("Commit must be a string"),e):this._runTask(k(["revert",...h(arguments,0,true),t2]),e)};l.prototype.
addTag=function(t2){let e=typeof t2=="string"?zo(t2):_("Git.addTag requires a tag name");return this._runTask(e,u(arguments))};l.prototype.addAnnotatedTag=function(t2,e){
return this._runTask(Wo(t2,e),u(arguments))};l.prototype.deleteLocalBranch=function(t2,e,n){return this._runTask(wo(t2,typeof e=="boolean"?e:false),u(arguments))};
l.prototype.deleteLocalBranches=function(t2,e,n){return this._runTask(go(t2,typeof e=="boolean"?e:false),u(arguments))};l.prototype.branch=function(t2,e){return this.
_runTask(po(h(arguments)),u(arguments))};l.prototype.branchLocal=function(t2){return this._runTask(mo(),u(arguments))};l.prototype.raw=function(t2){let e=!Array.
isArray(t2),n=[].slice.call(e?arguments:t2,0);for(let s=0;s<n.length&&e;s++)if(!Tt(n[s])){n.splice(s,n.length-s);break}n.push(...h(arguments,0,true));var r=u(arguments);
return n.length?this._runTask(k(n,this._trimmed),r):this._runTask(_("Raw: must supply one or more command to execute"),r)};l.prototype.submoduleAdd=function(t2,e,n){
return this._runTask(jo(t2,e),u(arguments))};l.prototype.submoduleUpdate=function(t2,e){return this._runTask(Io(h(arguments,true)),u(arguments))};l.prototype.submoduleInit=
function(t2,e){return this._runTask(Lo(h(arguments,true)),u(arguments))};l.prototype.subModule=function(t2,e){return this._runTask(pt(h(arguments)),u(arguments))};
l.prototype.listRemote=function(){return this._runTask(Do(h(arguments)),u(arguments))};l.prototype.addRemote=function(t2,e,n){return this._runTask($o(t2,e,h(arguments)),
u(arguments))};l.prototype.removeRemote=function(t2,e){return this._runTask(Ro(t2),u(arguments))};l.prototype.getRemotes=function(t2,e){return this._runTask(No(
t2===true),u(arguments))};l.prototype.remote=function(t2,e){return this._runTask(Mo(h(arguments)),u(arguments))};l.prototype.tag=function(t2,e){let n=h(arguments);
return n[0]!=="tag"&&n.unshift("tag"),this._runTask(k(n),u(arguments))};l.prototype.updateServerInfo=function(t2){return this._runTask(k(["update-server-info"]),
u(arguments))};l.prototype.pushTags=function(t2,e){let n=Hs({remote:b(t2,p)},h(arguments));return this._runTask(n,u(arguments))};l.prototype.rm=function(t2){return this.
_runTask(k(["rm","-f",...O(t2)]),u(arguments))};l.prototype.rmKeepLocal=function(t2){return this._runTask(k(["rm","--cached",...O(t2)]),u(arguments))};l.prototype.
catFile=function(t2,e){return this._catFile("utf-8",arguments)};l.prototype.binaryCatFile=function(){return this._catFile("buffer",arguments)};l.prototype._catFile=
function(t2,e){var n=u(e),r=["cat-file"],s=e[0];if(typeof s=="string")return this._runTask(_("Git.catFile: options must be supplied as an array of strings"),n);
Array.isArray(s)&&r.push.apply(r,s);let o=t2==="buffer"?De(r):k(r);return this._runTask(o,n)};l.prototype.diff=function(t2,e){let n=p(t2)?_("git.diff: supplying\
 options as a single string is no longer supported, switch to an array of strings"):k(["diff",...h(arguments)]);return this._runTask(n,u(arguments))};l.prototype.
diffSummary=function(){return this._runTask(Ts(h(arguments,1)),u(arguments))};l.prototype.applyPatch=function(t2){let e=nt(t2)?oo(O(t2),h([].slice.call(arguments,
1))):_("git.applyPatch requires one or more string patches as the first argument");return this._runTask(e,u(arguments))};l.prototype.revparse=function(){let t2=[
"rev-parse",...h(arguments,true)];return this._runTask(k(t2,true),u(arguments))};l.prototype.clean=function(t2,e,n){let r=Sr(t2),s=r&&t2.join("")||b(t2,p)||"",o=h(
[].slice.call(arguments,r?1:0));return this._runTask(Tr(s,o),u(arguments))};l.prototype.exec=function(t2){let e={commands:[],format:"utf-8",parser(){typeof t2==
"function"&&t2()}};return this._runTask(e)};l.prototype.checkIgnore=function(t2,e){return this._runTask(yo(O(b(t2,nt,[]))),u(arguments))};l.prototype.checkIsRepo=
function(t2,e){return this._runTask(hr(b(t2,p)),u(arguments))};function Ho(t2){return t2?[{type:"spawn.before",action(e,n){t2.aborted&&n.kill(new D(void 0,"abor\
t","Abort already signaled"))}},{type:"spawn.after",action(e,n){function r(){n.kill(new D(void 0,"abort","Abort signal received"))}t2.addEventListener("abort",r),
n.spawned.on("close",()=>t2.removeEventListener("abort",r))}}]:void 0}var Ko=G("","plugin:allowEnvironment");function Vo(t2,e=false){let n=new Set(t2.map(r=>r.toLowerCase().
trim()));return{type:"spawn.options",action(r,s){let o={...r.env??process.env},i=new Set(Object.keys(s.env).map(a=>a.toLowerCase().trim()));for(let a of Object.
keys(o)){let c=a.toLowerCase().trim();if(!(!Yo(c)||n.has(c))){if(i.has(c))throw new D(void 0,"allowEnvironment",`Use of "${a}" is blocked by the environment gua\
rd - add it to the allowEnvironment option to permit it`);Ko("removing ambient guarded environment variable %s",a),delete o[a]}}return{...r,env:{...o,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(
!e)}}}}}function Yo(t2){let e=t2.toLowerCase().trim();return e.startsWith("git_")||X(e)}function Xo(t2={}){return{type:"spawn.args",action(e,{env:n}){for(let r of ue(
e,n))if(t2[r.category]!==true)throw new D(void 0,"unsafe",r.message);return e}}}function Qo(t2){let e=tt(t2,"-c");return{type:"spawn.args",action(n){return[...e,
...n]}}}var xe=(0,R.deferred)().promise;function Jo({onClose:t2=true,onExit:e=50}={}){function n(){let s=-1,o={close:(0,R.deferred)(),closeTimeout:(0,R.deferred)(),
exit:(0,R.deferred)(),exitTimeout:(0,R.deferred)()},i=Promise.race([t2===false?xe:o.closeTimeout.promise,e===false?xe:o.exitTimeout.promise]);return r(t2,o.close,
o.closeTimeout),r(e,o.exit,o.exitTimeout),{close(a){s=a,o.close.done()},exit(a){s=a,o.exit.done()},get exitCode(){return s},result:i}}function r(s,o,i){s!==false&&
(s===true?o.promise:o.promise.then(()=>ce(s))).then(i.done)}return{type:"spawn.after",async action(s,{spawned:o,close:i}){let a=n(),c=true,d=()=>{c=false};o.stdout?.
on("data",d),o.stderr?.on("data",d),o.on("error",d),o.on("close",m=>a.close(m)),o.on("exit",m=>a.exit(m));try{await a.result,c&&await ce(50),i(a.exitCode)}catch(m){
i(a.exitCode,m)}}}}var cn=G("","plugin:binary"),Zo="Invalid value supplied for custom binary, requires a single string or an array containing either one or two \
strings",ti="Invalid value supplied for custom binary, restricted characters must be removed or supply the unsafe.allowUnsafeCustomBinary option";function ei(t2){
return!t2||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(t2)}function Ee(t2,e){if(t2.length<1||t2.length>2)throw new D(void 0,"binary",Zo);if(t2.some(ei))if(e)cn("perm\
itted unsafe binary %o",t2);else throw new D(void 0,"binary",ti);let[n,r]=t2;return{binary:n,prefix:r}}function ni(t2,e=["git"],n=false){let r=Ee(O(e),n);t2.on(
"binary",s=>{r=Ee(O(s),n),cn.info("reconfiguring %o",r)}),t2.append("spawn.binary",()=>r.binary),t2.append("spawn.args",s=>r.prefix?[r.prefix,...s]:s)}var ln={DISALLOWED_ABBREVIATED:{
text:"disallowed abbreviated or ambiguous option",solution:"Unambiguous abbreviated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{
text:"~ unknown ~",solution:void 0}};function ri(t2){if(!t2)return"UNKNOWN";for(let[e,{text:n}]of Object.entries(ln))if(t2.startsWith(`fatal: ${n}`))return e;return"\
UNKNOWN"}var Gt=class extends C{constructor(e=""){let n=ri(e);super(void 0,ln[n].solution?.replace("{message}",e)??e),this.reason=n}};function si(t2){return!!(t2.
exitCode&&t2.stdErr.length)}function oi(t2){return Buffer.concat([...t2.stdOut,...t2.stdErr])}function ii(t2=false,e=si,n=oi){return(r,s)=>!t2&&r||!e(s)?r:n(s)}
function ai(t2,e){return t2===128&&e.startsWith("fatal:")?new Gt(e):new C(void 0,e)}function Te(t2){return{type:"task.error",action(e,n){let r=t2(e.error,{stdErr:n.
stdErr,stdOut:n.stdOut,exitCode:n.exitCode});return Buffer.isBuffer(r)?{error:ai(n.exitCode,r.toString("utf-8"))}:{error:r}}}}var _t=G("","plugin:input");function ui(t2){
return{type:"spawn.after",action(e,{commands:n,input:r,spawned:{stdin:s}}){if(!s)return;let o=t2?.([...n])??r;if(!o)return _t("generated zero length content, no\
t writing to stdin");_t("writing %s bytes to stdin",rr(o)),s.on("error",i=>{i.code!=="EPIPE"&&_t("[ERROR] stdin error %o",i)}),s.end(o)}}}var qt=class{constructor(){
this.plugins=new Set,this.events=new Qn}on(e,n){this.events.on(e,n)}reconfigure(e,n){this.events.emit(e,n)}append(e,n){let r=U(this.plugins,{type:e,action:n});return()=>this.
plugins.delete(r)}add(e){let n=[];return O(e).forEach(r=>{r&&this.plugins.add(U(n,r))}),()=>{n.forEach(r=>{this.plugins.delete(r)})}}exec(e,n,r){let s=n,o=Object.
freeze(Object.create(r));for(let i of this.plugins)i.type===e&&(s=i.action(s,o));return s}};function ci(t2){let e="--progress",n=["checkout","clone","fetch","pu\
ll","push"];return[{type:"spawn.args",action(r,s){return n.includes(s.method)?nr(r,e):r}},{type:"spawn.after",action(r,s){s.commands.includes(e)&&s.spawned.stderr?.
on("data",o=>{let i=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.exec(o.toString("utf8"));i&&t2({method:s.method,stage:li(i[1]),progress:w(i[2]),processed:w(i[3]),total:w(
i[4])})})}}]}function li(t2){return String(t2.toLowerCase().split(" ",1))||"unknown"}function fi(t2){let e=sr(t2,["uid","gid"]);return{type:"spawn.options",action(n){
return{...e,...n}}}}function hi(){return{type:"spawn.args",action(t2){let e=[],n;function r(s){(n=n||[]).push(...s)}for(let s=0;s<t2.length;s++){let o=t2[s];if(A(
o)){r(L(o));continue}if(o==="--"){r(t2.slice(s+1).flatMap(i=>A(i)&&L(i)||i));break}e.push(o)}return n?[...e,"--",...n.map(String)]:e}}}function pi({block:t2,stdErr:e=true,
stdOut:n=true}){if(t2>0)return{type:"spawn.after",action(r,s){let o;function i(){o&&clearTimeout(o),o=setTimeout(c,t2)}function a(){s.spawned.stdout?.off("data",
i),s.spawned.stderr?.off("data",i),s.spawned.off("exit",a),s.spawned.off("close",a),o&&clearTimeout(o)}function c(){a(),s.kill(new D(void 0,"timeout","block tim\
eout reached"))}n&&s.spawned.stdout?.on("data",i),e&&s.spawned.stderr?.on("data",i),s.spawned.on("exit",a),s.spawned.on("close",a),i()}}}var Oi=(t2,e)=>{let n=new qt,
r=cr(t2&&(typeof t2=="string"?{baseDir:t2}:t2)||{},e);if(!Se(r.baseDir))throw new xt(r,"Cannot use simple-git on a directory that does not exist");return Array.
isArray(r.config)&&n.add(Qo(r.config)),n.add(Xo(r.unsafe)),n.add(Jo(r.completion)),r.abort&&n.add(Ho(r.abort)),r.progress&&n.add(ci(r.progress)),r.timeout&&n.add(
pi(r.timeout)),r.spawnOptions&&n.add(fi(r.spawnOptions)),n.add(hi()),n.add(ui(r.input)),n.add(Te(ii(true))),r.errors&&n.add(Te(r.errors)),ni(n,r.binary,r.unsafe?.
allowUnsafeCustomBinary),n.add(Vo(r.allowEnvironment??[],r.unsafe?.allowAbbreviatedOptions)),new l(r,n)};export{fr as CheckRepoActions,Me as CleanOptions,Le as DiffNameStatus,
je as GitConfigScope,xt as GitConstructError,C as GitError,D as GitPluginError,H as GitResponseError,Ie as ResetMode,Et as TaskConfigurationError,Gr as grepQueryBuilder,
q as pathspec,Oi as simpleGit};
