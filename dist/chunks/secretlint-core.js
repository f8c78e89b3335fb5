import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as d}from"./secretlint-profiler.js";import{a as Q}from"./debug.js";
import{empty$c as v,empty$e as E}from"./hook.js";var k=v(f=>{"use strict";Object.defineProperty(f,"__esModule",{value:true});f.binarySearch=f.upperBound=f.lowerBound=
f.compare=void 0;function m(r,e){return r<e}f.compare=m;function X(r,e,t=m){let n=r.length,s=0;for(;n;){let o=n>>>1,i=s+o;t(e,r[i])?n=o:(s=i+1,n-=o+1)}return s}
f.upperBound=X;function R(r,e,t=m){let n=r.length,s=0;for(;n;){let o=n>>>1,i=s+o;t(r[i],e)?(s=i+1,n-=o+1):n=o}return s}f.lowerBound=R;function Z(r,e,t=m){let n=R(
r,e,t);return n!==r.length&&!t(e,r[n])}f.binarySearch=Z});var A=v(y=>{"use strict";Object.defineProperty(y,"__esModule",{value:true});y.StructuredSource=void 0;
var j=k(),T=class{constructor(e){this.indice=[0];let t=/[\r\n\u2028\u2029]/g,n=e.length;for(t.lastIndex=0;;){let s=t.exec(e);if(!s)break;let o=s.index;e.charCodeAt(
o)===13&&e.charCodeAt(o+1)===10&&(o+=1);let i=o+1;if(n<i)break;this.indice.push(i),t.lastIndex=i}}get line(){return this.indice.length}locationToRange(e){return[
this.positionToIndex(e.start),this.positionToIndex(e.end)]}rangeToLocation(e){return{start:this.indexToPosition(e[0]),end:this.indexToPosition(e[1])}}positionToIndex(e){
return this.indice[e.line-1]+e.column}indexToPosition(e){let t=(0,j.upperBound)(this.indice,e);return{line:t,column:e-this.indice[t-1]}}};y.StructuredSource=T});
var O=E(A(),1);function C(r,e){if(!r)throw new Error(e)}var x=class{hasBOM;content;filePath;physicalFilePath;contentType;ext;structuredSource;constructor({content:e="",
ext:t,filePath:n,physicalFilePath:s,contentType:o}){C(t||n,"should be set either of fileExt or filePath."),this.hasBOM=e.charCodeAt(0)===65279,this.content=this.
hasBOM?e.slice(1):e,this.structuredSource=new O.StructuredSource(this.content),this.filePath=n,this.physicalFilePath=s,this.contentType=o,this.ext=t}getFilePath(){
return this.filePath}getPhysicalFilePath(){return this.physicalFilePath}locationToRange(e){return this.structuredSource.locationToRange(e)}rangeToLocation(e){let t=this.
structuredSource.rangeToLocation(e);return{start:{line:t.start.line,column:t.start.column},end:{line:t.end.line,column:t.end.column}}}positionToIndex(e){return this.
structuredSource.positionToIndex(e)}indexToPosition(e){let t=this.structuredSource.indexToPosition(e);return{line:t.line,column:t.column}}};var g=class{#e=new Map;on(e,t){
let s=this.#e.get(e)??new Set;s?.add(t),this.#e.set(e,s)}emit(e,...t){let n=this.#e.get(e);if(n)for(let s of n)s(...t)}off(e,t){let n=this.#e.get(e);if(n)for(let s of n)
s===t&&n.delete(t)}removeAllListeners(){this.#e.clear()}listenerCount(e){return this.#e.get(e)?.size??0}listeners(e){return Array.from(this.#e.get(e)??[])}},w=class{events;constructor(){
this.events=new g}listenerCount(e){return this.events.listenerCount(e)}on(e,t){return this.events.on(e,t)}emit(e,...t){let n=[];return this.events.listeners(e).
forEach(s=>{n.push(s(...t))}),Promise.all(n)}};var $=(r,e)=>typeof e!="object"||e===null?r():r(e),ee=(r,e)=>{let t=Object.keys(e),n=t.find(i=>i===r);if(n)return n;
let[s]=r.split("-");if(!s)return"en";let o=t.find(i=>i===s);return o||"en"},D=(r,e)=>(t,n)=>{let s=r[t];if(!s)throw new Error(`messages:${String(t)} is missing \
in messages.`);if(typeof s=="function"){if(typeof t!="string")throw new Error(`message's key:${String(t)} should be string`);return{message:$(s,n),messageId:t,data:n}}
let o=e&&e.defaultLocale?e.defaultLocale:"en",i=ee(o,s),l=s[i];if(!l)throw s.en?new Error(`messages${String(t)}.${i} is missing in messages.`):new Error(`messag\
e's key:${String(t)}.en should be defined in messages.`);if(typeof t!="string")throw new Error(`message's key:${String(t)}.en should be string`);return{message:$(
l,n),messageId:t,data:n}};var b=()=>{let r=new g,e=Symbol("report"),t=Symbol("ignore");return{report(n){r.emit(e,n)},onReport(n){let s=o=>{n(o)};return r.on(e,s),
()=>{r.off(e,s)}},ignore(n){r.emit(t,n)},onIgnore(n){let s=o=>{n(o)};return r.on(t,s),()=>{r.off(t,s)}}}},L=({ruleId:r,ruleParentId:e,meta:t,severity:n,sourceCode:s,
contextEvents:o,sharedOptions:i,locale:l})=>({sharedOptions:i,createTranslator:a=>D(a,{defaultLocale:l}),ignore(a){let{message:u}=a.message;o.ignore({type:"igno\
re",ruleId:r,ruleParentId:e,range:a.range,targetRuleId:a.targetRuleId,loc:s.rangeToLocation(a.range),message:u})},report(a){let{message:u,messageId:c,data:p}=a.
message,h=n??"error";e?o.report({...a,type:"message",ruleId:r,ruleParentId:e,loc:s.rangeToLocation(a.range),severity:h,message:u,messageId:c,docsUrl:t.docs?.url?
`${t.docs.url}#${c}`:void 0,data:p}):o.report({...a,type:"message",ruleId:r,loc:s.rangeToLocation(a.range),severity:h,message:u,messageId:c,docsUrl:t.docs?.url?
`${t.docs.url}#${c}`:void 0,data:p})}});var S=class{ruleReportHandle;ruleCreator;descriptorRule;constructor({descriptorRule:e,context:t}){this.descriptorRule=e,
this.ruleCreator=e.rule;let n=e.options||{};this.ruleReportHandle=this.ruleCreator.create(t,n)}allowMessageIds(){if(!this.descriptorRule.allowMessageIds)return[];
let e=this.ruleCreator.meta.id;return this.descriptorRule.allowMessageIds.map(t=>({messageId:t,ruleId:e}))}supportSourceCode(e){let t=e.contentType;return t==="\
unknown"||this.ruleCreator.meta.supportedContentTypes.includes("all")?true:this.ruleCreator.meta.supportedContentTypes.includes(t)}async file(e){let t=this.ruleReportHandle.
file;if(t)return t(e)}};var B=()=>{let r=new w,e=new Set,t=Symbol("lint:start"),n=[];return{collectAllowMessageIds(){let s=[];return n.forEach(o=>{s.push(...o.allowMessageIds())}),
s},runLint(s){return r.emit(t,s)},registerRule({descriptorRule:s,context:o}){if(e.has(s.id))throw new Error(`rule.id:${s.id} is already registered.
                
Duplicated rule.id is something wrong in .secretlintrc.                
`);e.add(s.id);let i=new S({descriptorRule:s,context:o});n.push(i),r.on(t,async({sourceCode:l})=>{d.mark({type:"@core>rule-handler::start",id:s.rule.meta.id}),i.
supportSourceCode(l)&&await i.file(l),d.mark({type:"@core>rule-handler::end",id:s.rule.meta.id})})},registerRulePreset({descriptorRulePreset:s,context:o}){let i=s.
options||[];s.rule.create(o,i)},isRegistered(s){return e.has(s)}}};var _=({configRulePreset:r,sourceCode:e,runningEvents:t,contextEvents:n,sharedOptions:s,locale:o})=>{
let i=r.rules||[];if(!Array.isArray(i))throw console.error(`${r.id}:PresetRules is invalid format`,i),new Error("preset's rules should be an array of rule defin\
itions");return{sharedOptions:s,registerRule(l,a){let u=i.find(J=>J.id===l.meta.id),c=u?u.options:void 0,p=u?u.disabled:void 0,h=u?u.severity:void 0,Y=u?u.allowMessageIds:
void 0,G=L({ruleId:l.meta.id,ruleParentId:r.id,meta:l.meta,severity:h,sourceCode:e,contextEvents:n,sharedOptions:s,locale:o}),K=a||{};t.registerRule({descriptorRule:{
...K,...u,id:l.meta.id,options:c,rule:l,disabled:p,allowMessageIds:Y,severity:h},context:G})}}};var F=(r,e)=>{let[t,n]=e;return t<=r&&r<=n};function U(r){let e=r.
reportedMessages,t=r.ignoredMessages;return e.filter(n=>!t.some(s=>{let o=F(n.range[0],s.range)&&F(n.range[1],s.range);return o&&s.targetRuleId?s.targetRuleId===
"*"?true:n.ruleId===s.targetRuleId:o}))}var H=r=>({process(e){let t=e;if(r.length===0)throw new Error("processors should be > 0");return r.reduce((n,s)=>s(n),t)}});
var te=(r,e)=>r.range[0]===e.range[0]&&r.range[1]===e.range[1]&&"severity"in r&&"severity"in e&&r.severity===e.severity&&r.message===e.message;function I(r=[]){
return r.filter((e,t)=>!r.slice(t+1).some(s=>te(e,s)))}function V(r){return r.sort(function(e,t){let n=e.range[0]-t.range[0];return n===0?e.range[1]-t.range[1]:
n})}var N=(r,e)=>{let t=new Set(e.map(n=>`${n.ruleId}--${n.messageId}`));return r.filter(n=>!t.has(`${n.ruleId}--${n.messageId}`))};var P=(r,e)=>{for(let t of Object.
keys(r))typeof r[t]=="object"?r[t]=P(r[t],e):Array.isArray(r[t])?r[t]=r[t].map(n=>P(n,e)):typeof r[t]=="string"&&(r[t]=e(r[t]));return r},re=r=>"*".repeat(r.length),
ne=(r,e)=>{let t=r;for(let n of e)t=t.replaceAll(n,"*".repeat(n.length));return t},W=(r=[])=>r.map(e=>{if(e.type!=="message")return e;let t=[],n=e.data?P(e.data,
o=>(t.push(o),re(o))):void 0;if(!n)return e;let s=ne(e.message,t);return{...e,message:s,data:n}});var q=r=>{let e=U(r),t=N(e,r.allowMessageIds),n=r.maskSecrets?
[I,W]:[I],s=H(n);return V(s.process(t))};var z=E(Q(),1),M=(0,z.default)("@secretlint/core"),We=({source:r,options:e})=>{d.mark({type:"@core>lint::start",id:r.filePath}),
M("source filePath: %O",r.filePath),M("options: %O",e);let t=e.config.rules,n=e.locale??"en",s=e.maskSecrets??false,o=b(),i=B(),l=[],a=[];o.onReport(c=>{l.push(
c)}),o.onIgnore(c=>{a.push(c)});let u=new x({content:r.content,filePath:r.filePath,physicalFilePath:e.noPhysicFilePath?void 0:r.filePath,ext:r.ext||"",contentType:r.
contentType});return d.mark({type:"@core>setup-rules::start"}),t.forEach(c=>{d.mark({type:"@core>setup-rule::start",id:c.rule.meta.id}),ie({sourceCode:u,config:e.
config,descriptorRule:c,contextEvents:o,runningEvents:i,locale:n}),d.mark({type:"@core>setup-rule::end",id:c.rule.meta.id})}),d.mark({type:"@core>setup-rules::e\
nd"}),i.runLint({sourceCode:u}).then(()=>({filePath:r.filePath,sourceContent:r.contentType==="text"?r.content:void 0,sourceContentType:r.contentType,messages:q(
{reportedMessages:l,ignoredMessages:a,allowMessageIds:i.collectAllowMessageIds(),maskSecrets:s})})).finally(()=>{d.mark({type:"@core>lint::end",id:r.filePath})})},
se=r=>r.rule.meta.type==="preset",oe=r=>r.rule.meta.type==="scanner",ie=({sourceCode:r,config:e,descriptorRule:t,contextEvents:n,runningEvents:s,locale:o})=>{let i=t.
id;if(t.disabled){M("Skip registerRule %s, because it is disabled",i);return}M("registerRule %s",i);let l=e.sharedOptions??{};if(se(t)){let a=_({configRulePreset:t,
sourceCode:r,contextEvents:n,runningEvents:s,sharedOptions:l,locale:o});s.registerRulePreset({descriptorRulePreset:t,context:a});return}else if(oe(t)){let a=L({
ruleId:i,severity:t.severity,meta:t.rule.meta,sourceCode:r,contextEvents:n,sharedOptions:l,locale:o});s.registerRule({descriptorRule:t,context:a});return}throw new Error(
`Unknown descriptor type: ${t}`)};export{We as lintSource};
