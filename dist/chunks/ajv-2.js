import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as c,d as l,e as p,f as y,h as g,j as b,k as h,m as $,
n as _,o as v,p as j}from"./ajv-3.js";import{empty$c as a}from"./hook.js";var f=a(o=>{"use strict";Object.defineProperty(o,"__esModule",{value:true});var O=b(),
P=h(),I=$(),M=_(),u=v(),q=[O.default,P.default,(0,I.default)(),M.default,u.metadataVocabulary,u.contentVocabulary];o.default=q});var d=a((G,x)=>{x.exports={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"http://json-schema.org/draft-07/schema#",title:"Core schema meta-schema",definitions:{schemaArray:{type:"array",minItems:1,
items:{$ref:"#"}},nonNegativeInteger:{type:"integer",minimum:0},nonNegativeIntegerDefault0:{allOf:[{$ref:"#/definitions/nonNegativeInteger"},{default:0}]},simpleTypes:{
enum:["array","boolean","integer","null","number","object","string"]},stringArray:{type:"array",items:{type:"string"},uniqueItems:true,default:[]}},type:["objec\
t","boolean"],properties:{$id:{type:"string",format:"uri-reference"},$schema:{type:"string",format:"uri"},$ref:{type:"string",format:"uri-reference"},$comment:{
type:"string"},title:{type:"string"},description:{type:"string"},default:true,readOnly:{type:"boolean",default:false},examples:{type:"array",items:true},multipleOf:{
type:"number",exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{type:"number"},maxLength:{$ref:"\
#/definitions/nonNegativeInteger"},minLength:{$ref:"#/definitions/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"regex"},additionalItems:{$ref:"#"},
items:{anyOf:[{$ref:"#"},{$ref:"#/definitions/schemaArray"}],default:true},maxItems:{$ref:"#/definitions/nonNegativeInteger"},minItems:{$ref:"#/definitions/nonN\
egativeIntegerDefault0"},uniqueItems:{type:"boolean",default:false},contains:{$ref:"#"},maxProperties:{$ref:"#/definitions/nonNegativeInteger"},minProperties:{$ref:"\
#/definitions/nonNegativeIntegerDefault0"},required:{$ref:"#/definitions/stringArray"},additionalProperties:{$ref:"#"},definitions:{type:"object",additionalProperties:{
$ref:"#"},default:{}},properties:{type:"object",additionalProperties:{$ref:"#"},default:{}},patternProperties:{type:"object",additionalProperties:{$ref:"#"},propertyNames:{
format:"regex"},default:{}},dependencies:{type:"object",additionalProperties:{anyOf:[{$ref:"#"},{$ref:"#/definitions/stringArray"}]}},propertyNames:{$ref:"#"},const:true,
enum:{type:"array",items:true,minItems:1,uniqueItems:true},type:{anyOf:[{$ref:"#/definitions/simpleTypes"},{type:"array",items:{$ref:"#/definitions/simpleTypes"},
minItems:1,uniqueItems:true}]},format:{type:"string"},contentMediaType:{type:"string"},contentEncoding:{type:"string"},if:{$ref:"#"},then:{$ref:"#"},else:{$ref:"\
#"},allOf:{$ref:"#/definitions/schemaArray"},anyOf:{$ref:"#/definitions/schemaArray"},oneOf:{$ref:"#/definitions/schemaArray"},not:{$ref:"#"}},default:true}});var V=a(
(e,s)=>{Object.defineProperty(e,"__esModule",{value:true});e.MissingRefError=e.ValidationError=e.CodeGen=e.Name=e.nil=e.stringify=e.str=e._=e.KeywordCxt=e.Ajv=void 0;
var A=g(),N=f(),E=j(),m=d(),S=["/properties"],i="http://json-schema.org/draft-07/schema",t=class extends A.default{_addVocabularies(){super._addVocabularies(),N.
default.forEach(n=>this.addVocabulary(n)),this.opts.discriminator&&this.addKeyword(E.default)}_addDefaultMetaSchema(){if(super._addDefaultMetaSchema(),!this.opts.
meta)return;let n=this.opts.$data?this.$dataMetaSchema(m,S):m;this.addMetaSchema(n,i,false),this.refs["http://json-schema.org/schema"]=i}defaultMeta(){return this.
opts.defaultMeta=super.defaultMeta()||(this.getSchema(i)?i:void 0)}};e.Ajv=t;s.exports=e=t;s.exports.Ajv=t;Object.defineProperty(e,"__esModule",{value:true});e.
default=t;var C=l();Object.defineProperty(e,"KeywordCxt",{enumerable:true,get:function(){return C.KeywordCxt}});var r=c();Object.defineProperty(e,"_",{enumerable:true,
get:function(){return r._}});Object.defineProperty(e,"str",{enumerable:true,get:function(){return r.str}});Object.defineProperty(e,"stringify",{enumerable:true,
get:function(){return r.stringify}});Object.defineProperty(e,"nil",{enumerable:true,get:function(){return r.nil}});Object.defineProperty(e,"Name",{enumerable:true,
get:function(){return r.Name}});Object.defineProperty(e,"CodeGen",{enumerable:true,get:function(){return r.CodeGen}});var D=p();Object.defineProperty(e,"Validat\
ionError",{enumerable:true,get:function(){return D.default}});var T=y();Object.defineProperty(e,"MissingRefError",{enumerable:true,get:function(){return T.default}})});
export default V();
