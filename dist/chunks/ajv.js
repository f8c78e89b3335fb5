import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as b,b as _,c as q,d as ge,e as _e,f as je,g as qe,h as Pe,
i as L,j as Re,k as Ae,l as U,m as Oe,n as Me,o as Se,p as Ie}from"./ajv-3.js";import{empty$c as n}from"./hook.js";var R=n(v=>{"use strict";Object.defineProperty(
v,"__esModule",{value:true});v.dynamicAnchor=void 0;var P=b(),we=q(),Z=qe(),Ne=L(),Te={keyword:"$dynamicAnchor",schemaType:"string",code:e=>F(e,e.schema)};function F(e,t){
let{gen:r,it:i}=e;i.schemaEnv.root.dynamicAnchors[t]=true;let s=(0,P._)`${we.default.dynamicAnchors}${(0,P.getProperty)(t)}`,c=i.errSchemaPath==="#"?i.validateName:
ke(e);r.if((0,P._)`!${s}`,()=>r.assign(s,c))}v.dynamicAnchor=F;function ke(e){let{schemaEnv:t,schema:r,self:i}=e.it,{root:s,baseId:c,localRefs:f,meta:u}=t.root,
{schemaId:o}=i.opts,m=new Z.SchemaEnv({schema:r,schemaId:o,root:s,baseId:c,localRefs:f,meta:u});return Z.compileSchema.call(i,m),(0,Ne.getValidate)(e,m)}v.default=
Te});var A=n(g=>{"use strict";Object.defineProperty(g,"__esModule",{value:true});g.dynamicRef=void 0;var H=b(),Ee=q(),B=L(),Ce={keyword:"$dynamicRef",schemaType:"\
string",code:e=>J(e,e.schema)};function J(e,t){let{gen:r,keyword:i,it:s}=e;if(t[0]!=="#")throw new Error(`"${i}" only supports hash fragment reference`);let c=t.
slice(1);if(s.allErrors)f();else{let o=r.let("valid",false);f(o),e.ok(o)}function f(o){if(s.schemaEnv.root.dynamicAnchors[c]){let m=r.let("_v",(0,H._)`${Ee.default.
dynamicAnchors}${(0,H.getProperty)(c)}`);r.if(m,u(m,o),u(s.validateName,o))}else u(s.validateName,o)()}function u(o,m){return m?()=>r.block(()=>{(0,B.callRef)(e,
o),r.let(m,true)}):()=>(0,B.callRef)(e,o)}}g.dynamicRef=J;g.default=Ce});var Q=n(O=>{"use strict";Object.defineProperty(O,"__esModule",{value:true});var Ve=R(),
De=_(),xe={keyword:"$recursiveAnchor",schemaType:"boolean",code(e){e.schema?(0,Ve.dynamicAnchor)(e,""):(0,De.checkStrictMode)(e.it,"$recursiveAnchor: false is i\
gnored")}};O.default=xe});var W=n(M=>{"use strict";Object.defineProperty(M,"__esModule",{value:true});var Ke=A(),Ge={keyword:"$recursiveRef",schemaType:"string",
code:e=>(0,Ke.dynamicRef)(e,e.schema)};M.default=Ge});var X=n(S=>{"use strict";Object.defineProperty(S,"__esModule",{value:true});var ze=R(),Le=A(),Ue=Q(),Ze=W(),
Fe=[ze.default,Le.default,Ue.default,Ze.default];S.default=Fe});var ee=n(I=>{"use strict";Object.defineProperty(I,"__esModule",{value:true});var Y=U(),He={keyword:"\
dependentRequired",type:"object",schemaType:"object",error:Y.error,code:e=>(0,Y.validatePropertyDeps)(e)};I.default=He});var te=n(w=>{"use strict";Object.defineProperty(
w,"__esModule",{value:true});var Be=U(),Je={keyword:"dependentSchemas",type:"object",schemaType:"object",code:e=>(0,Be.validateSchemaDeps)(e)};w.default=Je});var re=n(
N=>{"use strict";Object.defineProperty(N,"__esModule",{value:true});var Qe=_(),We={keyword:["maxContains","minContains"],type:"array",schemaType:"number",code({
keyword:e,parentSchema:t,it:r}){t.contains===void 0&&(0,Qe.checkStrictMode)(r,`"${e}" without "contains" is ignored`)}};N.default=We});var ae=n(T=>{"use strict";
Object.defineProperty(T,"__esModule",{value:true});var Xe=ee(),Ye=te(),et=re(),tt=[Xe.default,Ye.default,et.default];T.default=tt});var oe=n(k=>{"use strict";Object.
defineProperty(k,"__esModule",{value:true});var l=b(),ne=_(),rt=q(),at={message:"must NOT have unevaluated properties",params:({params:e})=>(0,l._)`{unevaluatedProperty: ${e.
unevaluatedProperty}}`},nt={keyword:"unevaluatedProperties",type:"object",schemaType:["boolean","object"],trackErrors:true,error:at,code(e){let{gen:t,schema:r,data:i,
errsCount:s,it:c}=e;if(!s)throw new Error("ajv implementation error");let{allErrors:f,props:u}=c;u instanceof l.Name?t.if((0,l._)`${u} !== true`,()=>t.forIn("ke\
y",i,d=>t.if(m(u,d),()=>o(d)))):u!==true&&t.forIn("key",i,d=>u===void 0?o(d):t.if(j(u,d),()=>o(d))),c.props=true,e.ok((0,l._)`${s} === ${rt.default.errors}`);function o(d){
if(r===false){e.setParams({unevaluatedProperty:d}),e.error(),f||t.break();return}if(!(0,ne.alwaysValidSchema)(c,r)){let y=t.name("valid");e.subschema({keyword:"\
unevaluatedProperties",dataProp:d,dataPropType:ne.Type.Str},y),f||t.if((0,l.not)(y),()=>t.break())}}function m(d,y){return(0,l._)`!${d} || !${d}[${y}]`}function j(d,y){
let G=[];for(let z in d)d[z]===true&&G.push((0,l._)`${y} !== ${z}`);return(0,l.and)(...G)}}};k.default=nt});var ie=n(E=>{"use strict";Object.defineProperty(E,"_\
_esModule",{value:true});var p=b(),se=_(),ot={message:({params:{len:e}})=>(0,p.str)`must NOT have more than ${e} items`,params:({params:{len:e}})=>(0,p._)`{limit: ${e}}`},
st={keyword:"unevaluatedItems",type:"array",schemaType:["boolean","object"],error:ot,code(e){let{gen:t,schema:r,data:i,it:s}=e,c=s.items||0;if(c===true)return;let f=t.
const("len",(0,p._)`${i}.length`);if(r===false)e.setParams({len:c}),e.fail((0,p._)`${f} > ${c}`);else if(typeof r=="object"&&!(0,se.alwaysValidSchema)(s,r)){let o=t.
var("valid",(0,p._)`${f} <= ${c}`);t.if((0,p.not)(o),()=>u(o,c)),e.ok(o)}s.items=true;function u(o,m){t.forRange("i",m,f,j=>{e.subschema({keyword:"unevaluatedIt\
ems",dataProp:j,dataPropType:se.Type.Num},o),s.allErrors||t.if((0,p.not)(o),()=>t.break())})}}};E.default=st});var ce=n(C=>{"use strict";Object.defineProperty(C,
"__esModule",{value:true});var it=oe(),ct=ie(),dt=[it.default,ct.default];C.default=dt});var ue=n(V=>{"use strict";Object.defineProperty(V,"__esModule",{value:true});
var ut=Re(),mt=Ae(),ft=Oe(),lt=X(),pt=ae(),yt=ce(),ht=Me(),de=Se(),$t=[lt.default,ut.default,mt.default,(0,ft.default)(true),ht.default,de.metadataVocabulary,de.
contentVocabulary,pt.default,yt.default];V.default=$t});var me=n((ar,bt)=>{bt.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-\
schema.org/draft/2020-12/schema",$vocabulary:{"https://json-schema.org/draft/2020-12/vocab/core":true,"https://json-schema.org/draft/2020-12/vocab/applicator":true,
"https://json-schema.org/draft/2020-12/vocab/unevaluated":true,"https://json-schema.org/draft/2020-12/vocab/validation":true,"https://json-schema.org/draft/2020\
-12/vocab/meta-data":true,"https://json-schema.org/draft/2020-12/vocab/format-annotation":true,"https://json-schema.org/draft/2020-12/vocab/content":true},$dynamicAnchor:"\
meta",title:"Core and Validation specifications meta-schema",allOf:[{$ref:"meta/core"},{$ref:"meta/applicator"},{$ref:"meta/unevaluated"},{$ref:"meta/validation"},
{$ref:"meta/meta-data"},{$ref:"meta/format-annotation"},{$ref:"meta/content"}],type:["object","boolean"],$comment:"This meta-schema also defines keywords that h\
ave appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",properties:{definitions:{$comment:'"definitions" has \
been replaced by "$defs".',type:"object",additionalProperties:{$dynamicRef:"#meta"},deprecated:true,default:{}},dependencies:{$comment:'"dependencies" has been \
split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.',type:"object",additionalProperties:{anyOf:[{$dynamicRef:"\
#meta"},{$ref:"meta/validation#/$defs/stringArray"}]},deprecated:true,default:{}},$recursiveAnchor:{$comment:'"$recursiveAnchor" has been replaced by "$dynamicA\
nchor".',$ref:"meta/core#/$defs/anchorString",deprecated:true},$recursiveRef:{$comment:'"$recursiveRef" has been replaced by "$dynamicRef".',$ref:"meta/core#/$d\
efs/uriReferenceString",deprecated:true}}}});var fe=n((nr,vt)=>{vt.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/\
draft/2020-12/meta/applicator",$vocabulary:{"https://json-schema.org/draft/2020-12/vocab/applicator":true},$dynamicAnchor:"meta",title:"Applicator vocabulary me\
ta-schema",type:["object","boolean"],properties:{prefixItems:{$ref:"#/$defs/schemaArray"},items:{$dynamicRef:"#meta"},contains:{$dynamicRef:"#meta"},additionalProperties:{
$dynamicRef:"#meta"},properties:{type:"object",additionalProperties:{$dynamicRef:"#meta"},default:{}},patternProperties:{type:"object",additionalProperties:{$dynamicRef:"\
#meta"},propertyNames:{format:"regex"},default:{}},dependentSchemas:{type:"object",additionalProperties:{$dynamicRef:"#meta"},default:{}},propertyNames:{$dynamicRef:"\
#meta"},if:{$dynamicRef:"#meta"},then:{$dynamicRef:"#meta"},else:{$dynamicRef:"#meta"},allOf:{$ref:"#/$defs/schemaArray"},anyOf:{$ref:"#/$defs/schemaArray"},oneOf:{
$ref:"#/$defs/schemaArray"},not:{$dynamicRef:"#meta"}},$defs:{schemaArray:{type:"array",minItems:1,items:{$dynamicRef:"#meta"}}}}});var le=n((or,gt)=>{gt.exports=
{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/unevaluated",$vocabulary:{"https://json-schema.org/draft\
/2020-12/vocab/unevaluated":true},$dynamicAnchor:"meta",title:"Unevaluated applicator vocabulary meta-schema",type:["object","boolean"],properties:{unevaluatedItems:{
$dynamicRef:"#meta"},unevaluatedProperties:{$dynamicRef:"#meta"}}}});var pe=n((sr,_t)=>{_t.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"\
https://json-schema.org/draft/2020-12/meta/content",$vocabulary:{"https://json-schema.org/draft/2020-12/vocab/content":true},$dynamicAnchor:"meta",title:"Conten\
t vocabulary meta-schema",type:["object","boolean"],properties:{contentEncoding:{type:"string"},contentMediaType:{type:"string"},contentSchema:{$dynamicRef:"#me\
ta"}}}});var ye=n((ir,jt)=>{jt.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/core",$vocabulary:{
"https://json-schema.org/draft/2020-12/vocab/core":true},$dynamicAnchor:"meta",title:"Core vocabulary meta-schema",type:["object","boolean"],properties:{$id:{$ref:"\
#/$defs/uriReferenceString",$comment:"Non-empty fragments not allowed.",pattern:"^[^#]*#?$"},$schema:{$ref:"#/$defs/uriString"},$ref:{$ref:"#/$defs/uriReference\
String"},$anchor:{$ref:"#/$defs/anchorString"},$dynamicRef:{$ref:"#/$defs/uriReferenceString"},$dynamicAnchor:{$ref:"#/$defs/anchorString"},$vocabulary:{type:"o\
bject",propertyNames:{$ref:"#/$defs/uriString"},additionalProperties:{type:"boolean"}},$comment:{type:"string"},$defs:{type:"object",additionalProperties:{$dynamicRef:"\
#meta"}}},$defs:{anchorString:{type:"string",pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"},uriString:{type:"string",format:"uri"},uriReferenceString:{type:"string",format:"\
uri-reference"}}}});var he=n((cr,qt)=>{qt.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/format\
-annotation",$vocabulary:{"https://json-schema.org/draft/2020-12/vocab/format-annotation":true},$dynamicAnchor:"meta",title:"Format vocabulary meta-schema for a\
nnotation results",type:["object","boolean"],properties:{format:{type:"string"}}}});var $e=n((dr,Pt)=>{Pt.exports={$schema:"https://json-schema.org/draft/2020-1\
2/schema",$id:"https://json-schema.org/draft/2020-12/meta/meta-data",$vocabulary:{"https://json-schema.org/draft/2020-12/vocab/meta-data":true},$dynamicAnchor:"\
meta",title:"Meta-data vocabulary meta-schema",type:["object","boolean"],properties:{title:{type:"string"},description:{type:"string"},default:true,deprecated:{
type:"boolean",default:false},readOnly:{type:"boolean",default:false},writeOnly:{type:"boolean",default:false},examples:{type:"array",items:true}}}});var be=n((ur,Rt)=>{
Rt.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/validation",$vocabulary:{"https://json-schema\
.org/draft/2020-12/vocab/validation":true},$dynamicAnchor:"meta",title:"Validation vocabulary meta-schema",type:["object","boolean"],properties:{type:{anyOf:[{$ref:"\
#/$defs/simpleTypes"},{type:"array",items:{$ref:"#/$defs/simpleTypes"},minItems:1,uniqueItems:true}]},const:true,enum:{type:"array",items:true},multipleOf:{type:"\
number",exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{type:"number"},maxLength:{$ref:"#\
/$defs/nonNegativeInteger"},minLength:{$ref:"#/$defs/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"regex"},maxItems:{$ref:"#/$defs/nonNegativeInte\
ger"},minItems:{$ref:"#/$defs/nonNegativeIntegerDefault0"},uniqueItems:{type:"boolean",default:false},maxContains:{$ref:"#/$defs/nonNegativeInteger"},minContains:{
$ref:"#/$defs/nonNegativeInteger",default:1},maxProperties:{$ref:"#/$defs/nonNegativeInteger"},minProperties:{$ref:"#/$defs/nonNegativeIntegerDefault0"},required:{
$ref:"#/$defs/stringArray"},dependentRequired:{type:"object",additionalProperties:{$ref:"#/$defs/stringArray"}}},$defs:{nonNegativeInteger:{type:"integer",minimum:0},
nonNegativeIntegerDefault0:{$ref:"#/$defs/nonNegativeInteger",default:0},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{
type:"array",items:{type:"string"},uniqueItems:true,default:[]}}}});var ve=n(D=>{"use strict";Object.defineProperty(D,"__esModule",{value:true});var At=me(),Ot=fe(),
Mt=le(),St=pe(),It=ye(),wt=he(),Nt=$e(),Tt=be(),kt=["/properties"];function Et(e){return[At,Ot,Mt,St,It,t(this,wt),Nt,t(this,Tt)].forEach(r=>this.addMetaSchema(
r,void 0,false)),this;function t(r,i){return e?r.$dataMetaSchema(i,kt):i}}D.default=Et});var Lt=n((a,K)=>{Object.defineProperty(a,"__esModule",{value:true});a.MissingRefError=
a.ValidationError=a.CodeGen=a.Name=a.nil=a.stringify=a.str=a._=a.KeywordCxt=a.Ajv2020=void 0;var Ct=Pe(),Vt=ue(),Dt=Ie(),xt=ve(),x="https://json-schema.org/draf\
t/2020-12/schema",h=class extends Ct.default{constructor(t={}){super({...t,dynamicRef:true,next:true,unevaluated:true})}_addVocabularies(){super._addVocabularies(),
Vt.default.forEach(t=>this.addVocabulary(t)),this.opts.discriminator&&this.addKeyword(Dt.default)}_addDefaultMetaSchema(){super._addDefaultMetaSchema();let{$data:t,
meta:r}=this.opts;r&&(xt.default.call(this,t),this.refs["http://json-schema.org/schema"]=x)}defaultMeta(){return this.opts.defaultMeta=super.defaultMeta()||(this.
getSchema(x)?x:void 0)}};a.Ajv2020=h;K.exports=a=h;K.exports.Ajv2020=h;Object.defineProperty(a,"__esModule",{value:true});a.default=h;var Kt=ge();Object.defineProperty(
a,"KeywordCxt",{enumerable:true,get:function(){return Kt.KeywordCxt}});var $=b();Object.defineProperty(a,"_",{enumerable:true,get:function(){return $._}});Object.
defineProperty(a,"str",{enumerable:true,get:function(){return $.str}});Object.defineProperty(a,"stringify",{enumerable:true,get:function(){return $.stringify}});
Object.defineProperty(a,"nil",{enumerable:true,get:function(){return $.nil}});Object.defineProperty(a,"Name",{enumerable:true,get:function(){return $.Name}});Object.
defineProperty(a,"CodeGen",{enumerable:true,get:function(){return $.CodeGen}});var Gt=_e();Object.defineProperty(a,"ValidationError",{enumerable:true,get:function(){
return Gt.default}});var zt=je();Object.defineProperty(a,"MissingRefError",{enumerable:true,get:function(){return zt.default}})});export default Lt();
