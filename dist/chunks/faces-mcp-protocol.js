import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Yi,b as Xi,c as Zi,d as Qi,e as ec,f as tc,g as rc,
h as sc,i as ga,k as oc}from"./faces-mcp-answer.js";import"./faces-mcp-recording-editing-2.js";import{a as Gi,b as Wi}from"./core-session-session.js";import"./start.js";
import"./core-workspace-checkout.js";import"./hook.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./start.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{zod$a as Bi,zod$b as jt,zod$c as Ki}from"./start.js";import{zod_2$B as Z,zod_2$E as It,zod_2$F as Ji,zod_2$G as ne,zod_2$J as k,zod_2$L as q,
zod_2$N as ae,zod_2$P as Q,zod_2$R as tr,zod_2$S as lt,zod_2$U as X,zod_2$V as ce,zod_2$W as A,zod_2$Y as oe,zod_2$a as Hi,zod_2$ba as Yr,zod_2$da as Ot,zod_2$m as Wr,
zod_2$n as Fi,zod_2$p as c,zod_2$u as xi,zod_2$v as Gs,zod_2$y as J}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_json$f as Ui}from"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import{errors$b as Vi}from"./hook.js";import"./hook.js";import{Transform as Ih}from"node:stream";
import{setImmediate as eu}from"node:timers/promises";var ou=Object.create,Ws=Object.defineProperty,nu=Object.getOwnPropertyDescriptor,au=Object.getOwnPropertyNames,
iu=Object.getPrototypeOf,cu=Object.prototype.hasOwnProperty,x=(e,t)=>()=>(t||e((t={exports:{}}).exports,t),t.exports),nc=(e,t)=>{let r={};for(var s in e)Ws(r,s,
{get:e[s],enumerable:true});return t&&Ws(r,Symbol.toStringTag,{value:"Module"}),r},lu=(e,t,r,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(var o=au(t),
a=0,i=o.length,l;a<i;a++)l=o[a],!cu.call(e,l)&&l!==r&&Ws(e,l,{get:(n=>t[n]).bind(null,l),enumerable:!(s=nu(t,l))||s.enumerable});return e},Ys=(e,t,r)=>(r=e!=null?
ou(iu(e)):{},lu(t||!e||!e.__esModule?Ws(r,"default",{value:e,enumerable:true}):r,e));var uu=new Set(["https://json-schema.org/draft/2020-12/schema","http://json\
-schema.org/draft/2020-12/schema"]),ac=new Set(["https://json-schema.org/draft/2019-09/schema","http://json-schema.org/draft/2019-09/schema"]),du=new Set(["http\
s://json-schema.org/draft-07/schema","http://json-schema.org/draft-07/schema"]),mu=new Set(["https://json-schema.org/draft-06/schema","http://json-schema.org/dr\
aft-06/schema"]);function ic(e){return typeof e=="string"&&ac.has(e.replace(/#$/,""))}function cc(e,t){if(!("$schema"in e)||typeof e.$schema!="string")return"20\
20-12";let r=e.$schema.replace(/#$/,"");if(uu.has(r))return"2020-12";if(ac.has(r))return"2019-09";if(du.has(r)||mu.has(r))return"draft-7";throw new Error(`JSON \
Schema declares an unsupported dialect ("$schema": "${e.$schema.slice(0,200)}"). The default validator supports JSON Schema 2020-12, 2019-09, draft-07, and draf\
t-06; ${t}`)}var Mt="2025-11-25";var Xs=[Mt,"2025-06-18","2025-03-26","2024-11-05","2024-10-07"],Zs="io.modelcontextprotocol/related-task",Ze="io.modelcontextpr\
otocol/protocolVersion",rr="io.modelcontextprotocol/clientInfo",Ke="io.modelcontextprotocol/serverInfo",Qe="io.modelcontextprotocol/clientCapabilities",kt="io.m\
odelcontextprotocol/subscriptionId",dt="io.modelcontextprotocol/logLevel";var At="2.0";var ut=Yr(()=>Q([c(),J(),Z(),It(),X(c(),ut),k(ut)])),we=X(c(),ut),Sa=k(ut),
Xr=Q([c(),J().int()]),Zr=c(),Qs=q({ttl:J().optional()}),eo=q({taskId:c()}),Qr=ae({progressToken:Xr.optional(),[Zs]:eo.optional()}),Ce=q({_meta:Qr.optional()}),Lt=Ce.
extend({task:Qs.optional()}),$e=q({method:c(),params:Ce.loose().optional()}),je=q({_meta:Qr.optional()}),Ne=q({method:c(),params:je.loose().optional()}),es=ae({
get[Ke](){return nr.optional().catch(void 0)}}),Ee=ae({_meta:es.optional()}),mt=Q([c(),J().int()]),ts=q({jsonrpc:A(At),id:mt,...$e.shape}).strict(),rs=q({jsonrpc:A(
At),...Ne.shape}).strict(),sr=q({jsonrpc:A(At),id:mt,result:Ee}).strict(),or=q({jsonrpc:A(At),id:mt.optional(),error:q({code:J().int(),message:c(),data:ne().optional()})}).
strict(),ss=Q([ts,rs,sr,or]),ya=Q([sr,or]),os=Ee.strict(),to=je.extend({requestId:mt.optional(),reason:c().optional()}),ns=Ne.extend({method:A("notifications/ca\
ncelled"),params:to}),ro=q({src:c(),mimeType:c().optional(),sizes:k(c()).optional(),theme:ce(["light","dark"]).optional()}),ht=q({icons:k(ro).optional()}),Xe=q(
{name:c(),title:c().optional()}),nr=Xe.extend({...Xe.shape,...ht.shape,version:c(),websiteUrl:c().optional(),description:c().optional()}),hu=lt(q({applyDefaults:Z().
optional()}),we),pu=Ot(e=>e&&typeof e=="object"&&!Array.isArray(e)&&Object.keys(e).length===0?{form:{}}:e,lt(q({form:hu.optional(),url:we.optional()}),we.optional())),
so=ae({list:we.optional(),cancel:we.optional(),requests:ae({sampling:ae({createMessage:we.optional()}).optional(),elicitation:ae({create:we.optional()}).optional()}).
optional()}),oo=ae({list:we.optional(),cancel:we.optional(),requests:ae({tools:ae({call:we.optional()}).optional()}).optional()}),no=q({experimental:X(c(),we).optional(),
sampling:q({context:we.optional(),tools:we.optional()}).optional(),elicitation:pu.optional(),roots:q({listChanged:Z().optional()}).optional(),tasks:so.optional(),
extensions:X(c(),we).optional()}),ao=Ce.extend({protocolVersion:c(),capabilities:no,clientInfo:nr}),io=$e.extend({method:A("initialize"),params:ao}),as=q({experimental:X(
c(),we).optional(),logging:we.optional(),completions:we.optional(),prompts:q({listChanged:Z().optional()}).optional(),resources:q({subscribe:Z().optional(),listChanged:Z().
optional()}).optional(),tools:q({listChanged:Z().optional()}).optional(),tasks:oo.optional(),extensions:X(c(),we).optional()}),co=Ee.extend({protocolVersion:c(),
capabilities:as,serverInfo:nr,instructions:c().optional()}),lo=Ne.extend({method:A("notifications/initialized"),params:je.optional()}),uo=$e.extend({method:A("s\
erver/discover"),params:Ce.optional()}),mo=Ee.extend({supportedVersions:k(c()),capabilities:as,instructions:c().optional()}),is=$e.extend({method:A("ping"),params:Ce.
optional()}),ho=q({progress:J(),total:oe(J()),message:oe(c())}),po=q({...je.shape,...ho.shape,progressToken:Xr}),cs=Ne.extend({method:A("notifications/progress"),
params:po}),fo=Ce.extend({cursor:Zr.optional()}),pt=$e.extend({params:fo.optional()}),ft=Ee.extend({nextCursor:Zr.optional()}),ls=q({uri:c(),mimeType:oe(c()),_meta:X(
c(),ne()).optional()}),us=ls.extend({text:c()}),_a=c().refine(e=>{try{return atob(e),true}catch{return false}},{message:"Invalid Base64 string"}),ds=ls.extend({
blob:_a}),gt=ce(["user","assistant"]),et=q({audience:k(gt).optional(),priority:J().min(0).max(1).optional(),lastModified:jt.datetime({offset:true}).optional()}),
ms=q({...Xe.shape,...ht.shape,uri:c(),description:oe(c()),mimeType:oe(c()),size:oe(J()),annotations:et.optional(),_meta:oe(ae({}))}),go=q({...Xe.shape,...ht.shape,
uriTemplate:c(),description:oe(c()),mimeType:oe(c()),annotations:et.optional(),_meta:oe(ae({}))}),So=pt.extend({method:A("resources/list")}),yo=ft.extend({resources:k(
ms)}),_o=pt.extend({method:A("resources/templates/list")}),vo=ft.extend({resourceTemplates:k(go)}),ar=Ce.extend({uri:c()}),bo=ar,Ro=$e.extend({method:A("resourc\
es/read"),params:bo}),zo=Ee.extend({contents:k(Q([us,ds]))}),wo=Ne.extend({method:A("notifications/resources/list_changed"),params:je.optional()}),$o=ar,Eo=$e.extend(
{method:A("resources/subscribe"),params:$o}),To=ar,Po=$e.extend({method:A("resources/unsubscribe"),params:To}),hs=q({toolsListChanged:Z().optional(),promptsListChanged:Z().
optional(),resourcesListChanged:Z().optional(),resourceSubscriptions:k(c()).optional()}),Co=Ce.extend({notifications:hs}),qo=$e.extend({method:A("subscriptions/\
listen"),params:Co}),Io=je.extend({notifications:hs}),Oo=Ne.extend({method:A("notifications/subscriptions/acknowledged"),params:Io}),jo=es.extend({[kt]:mt}),No=Ee.
extend({_meta:jo}),Mo=je.extend({uri:c()}),ko=Ne.extend({method:A("notifications/resources/updated"),params:Mo}),Ao=q({name:c(),description:oe(c()),required:oe(
Z())}),Lo=q({...Xe.shape,...ht.shape,description:oe(c()),arguments:oe(k(Ao)),_meta:oe(ae({}))}),Do=pt.extend({method:A("prompts/list")}),Vo=ft.extend({prompts:k(
Lo)}),Uo=Ce.extend({name:c(),arguments:X(c(),c()).optional()}),Ho=$e.extend({method:A("prompts/get"),params:Uo}),ir=q({type:A("text"),text:c(),annotations:et.optional(),
_meta:X(c(),ne()).optional()}),cr=q({type:A("image"),data:_a,mimeType:c(),annotations:et.optional(),_meta:X(c(),ne()).optional()}),lr=q({type:A("audio"),data:_a,
mimeType:c(),annotations:et.optional(),_meta:X(c(),ne()).optional()}),Fo=q({type:A("tool_use"),name:c(),id:c(),input:X(c(),ne()),_meta:X(c(),ne()).optional()}),
xo=q({type:A("resource"),resource:Q([us,ds]),annotations:et.optional(),_meta:X(c(),ne()).optional()}),Jo=ms.extend({type:A("resource_link")}),ur=Q([ir,cr,lr,Jo,
xo]),Bo=q({role:gt,content:ur}),Ko=Ee.extend({description:c().optional(),messages:k(Bo)}),Go=Ne.extend({method:A("notifications/prompts/list_changed"),params:je.
optional()}),Wo=q({title:c().optional(),readOnlyHint:Z().optional(),destructiveHint:Z().optional(),idempotentHint:Z().optional(),openWorldHint:Z().optional()}),
Yo=q({taskSupport:ce(["required","optional","forbidden"]).optional()}),ps=q({...Xe.shape,...ht.shape,description:c().optional(),inputSchema:q({type:A("object"),
properties:X(c(),ut).optional(),required:k(c()).optional()}).catchall(ne()),outputSchema:ae({$schema:c().optional()}).optional(),annotations:Wo.optional(),execution:Yo.
optional(),_meta:X(c(),ne()).optional()}),Xo=pt.extend({method:A("tools/list")}),Zo=ft.extend({tools:k(ps)}),fs=Ee.extend({content:k(ur).default([]),structuredContent:ne().
optional(),isError:Z().optional()}),va=fs.or(Ee.extend({toolResult:ne()})),Qo=Lt.extend({name:c(),arguments:X(c(),ne()).optional()}),en=$e.extend({method:A("too\
ls/call"),params:Qo}),tn=Ne.extend({method:A("notifications/tools/list_changed"),params:je.optional()}),ba=q({autoRefresh:Z().default(true),debounceMs:J().int().
nonnegative().default(300)}),St=ce(["debug","info","notice","warning","error","critical","alert","emergency"]),rn=Ce.extend({level:St}),sn=$e.extend({method:A("\
logging/setLevel"),params:rn}),on=je.extend({level:St,logger:c().optional(),data:ne()}),nn=Ne.extend({method:A("notifications/message"),params:on}),an=q({name:c().
optional()}),cn=q({hints:k(an).optional(),costPriority:J().min(0).max(1).optional(),speedPriority:J().min(0).max(1).optional(),intelligencePriority:J().min(0).max(
1).optional()}),ln=q({mode:ce(["auto","required","none"]).optional()}),un=q({type:A("tool_result"),toolUseId:c().describe("The unique identifier for the corresp\
onding tool call."),content:k(ur),structuredContent:ne().optional(),isError:Z().optional(),_meta:X(c(),ne()).optional()}),dn=tr("type",[ir,cr,lr]),Nt=tr("type",
[ir,cr,lr,Fo,un]),mn=q({role:gt,content:Q([Nt,k(Nt)]),_meta:X(c(),ne()).optional()}),hn=Lt.extend({messages:k(mn),modelPreferences:cn.optional(),systemPrompt:c().
optional(),includeContext:ce(["none","thisServer","allServers"]).optional(),temperature:J().optional(),maxTokens:J().int(),stopSequences:k(c()).optional(),metadata:we.
optional(),tools:k(ps).optional(),toolChoice:ln.optional()}),pn=$e.extend({method:A("sampling/createMessage"),params:hn}),fn=Ee.extend({model:c(),stopReason:oe(
ce(["endTurn","stopSequence","maxTokens"]).or(c())),role:gt,content:dn}),gn=Ee.extend({model:c(),stopReason:oe(ce(["endTurn","stopSequence","maxTokens","toolUse"]).
or(c())),role:gt,content:Q([Nt,k(Nt)])}),gs=q({type:A("boolean"),title:c().optional(),description:c().optional(),default:Z().optional()}),dr=q({type:A("string"),
title:c().optional(),description:c().optional(),minLength:J().optional(),maxLength:J().optional(),format:ce(["email","uri","date","date-time"]).optional(),default:c().
optional()}),mr=q({type:ce(["number","integer"]),title:c().optional(),description:c().optional(),minimum:J().optional(),maximum:J().optional(),default:J().optional()}),
Ss=q({type:A("string"),title:c().optional(),description:c().optional(),enum:k(c()),default:c().optional()}),ys=q({type:A("string"),title:c().optional(),description:c().
optional(),oneOf:k(q({const:c(),title:c()})),default:c().optional()}),_s=q({type:A("string"),title:c().optional(),description:c().optional(),enum:k(c()),enumNames:k(
c()).optional(),default:c().optional()}),Sn=Q([Ss,ys]),vs=q({type:A("array"),title:c().optional(),description:c().optional(),minItems:J().optional(),maxItems:J().
optional(),items:q({type:A("string"),enum:k(c())}),default:k(c()).optional()}),bs=q({type:A("array"),title:c().optional(),description:c().optional(),minItems:J().
optional(),maxItems:J().optional(),items:q({anyOf:k(q({const:c(),title:c()}))}),default:k(c()).optional()}),yn=Q([vs,bs]),_n=Q([_s,Sn,yn]),Rs=Q([_n,gs,dr,mr]),hr=Lt.
extend({mode:A("form").optional(),message:c(),requestedSchema:q({type:A("object"),properties:X(c(),Rs),required:k(c()).optional()}).catchall(ne())}),vn=Lt.extend(
{mode:A("url"),message:c(),elicitationId:c(),url:c().url()}),bn=Q([hr,vn]),Rn=$e.extend({method:A("elicitation/create"),params:bn}),zn=je.extend({elicitationId:c()}),
wn=Ne.extend({method:A("notifications/elicitation/complete"),params:zn}),$n=Ee.extend({action:ce(["accept","decline","cancel"]),content:Ot(e=>e===null?void 0:e,
X(c(),Q([c(),J(),Z(),k(c())])).optional())}),En=q({type:A("ref/resource"),uri:c()}),Tn=q({type:A("ref/prompt"),name:c()}),Pn=Ce.extend({ref:Q([Tn,En]),argument:q(
{name:c(),value:c()}),context:q({arguments:X(c(),c()).optional()}).optional()}),Cn=$e.extend({method:A("completion/complete"),params:Pn}),qn=Ee.extend({completion:ae(
{values:k(c()).max(100),total:oe(J().int()),hasMore:oe(Z())})}),In=q({uri:c().startsWith("file://"),name:c().optional(),_meta:X(c(),ne()).optional()}),On=$e.extend(
{method:A("roots/list"),params:Ce.optional()}),jn=Ee.extend({roots:k(In)}),Nn=Ne.extend({method:A("notifications/roots/list_changed"),params:je.optional()}),Ra=ae(
{ttl:J().optional(),pollInterval:J().optional()}),Mn=ce(["working","input_required","completed","failed","cancelled"]),yt=q({taskId:c(),status:Mn,ttl:Q([J(),It()]),
createdAt:c(),lastUpdatedAt:c(),pollInterval:oe(J()),statusMessage:oe(c())}),za=Ee.extend({task:yt}),kn=je.merge(yt),wa=Ne.extend({method:A("notifications/tasks\
/status"),params:kn}),$a=$e.extend({method:A("tasks/get"),params:Ce.extend({taskId:c()})}),Ea=Ee.merge(yt),Ta=$e.extend({method:A("tasks/result"),params:Ce.extend(
{taskId:c()})}),Pa=Ee.loose(),Ca=pt.extend({method:A("tasks/list")}),qa=ft.extend({tasks:k(yt)}),Ia=$e.extend({method:A("tasks/cancel"),params:Ce.extend({taskId:c()})}),
Oa=Ee.merge(yt),ja=Q([is,io,uo,Cn,sn,Ho,Do,So,_o,Ro,Eo,Po,qo,en,Xo]),Na=Q([ns,cs,lo,Nn]),Ma=Q([os,fn,gn,$n,jn]),ka=Q([is,pn,Rn,On]),Aa=Q([ns,cs,nn,ko,wo,tn,Go,Oo,
wn]),La=Q([os,co,mo,qn,Ko,Vo,yo,vo,zo,fs,Zo,No]);var qe=Gs().superRefine((e,t)=>{if(!URL.canParse(e))return t.addIssue({code:Bi.custom,message:"URL must be pars\
eable",fatal:true}),Hi}).refine(e=>{let t=new URL(e);return t.protocol!=="javascript:"&&t.protocol!=="data:"&&t.protocol!=="vbscript:"},{message:"URL cannot use\
 javascript:, data:, or vbscript: scheme"}),Va=ae({resource:c().url(),authorization_servers:k(qe).optional(),jwks_uri:c().url().optional(),scopes_supported:k(c()).
optional(),bearer_methods_supported:k(c()).optional(),resource_signing_alg_values_supported:k(c()).optional(),resource_name:c().optional(),resource_documentation:c().
optional(),resource_policy_uri:c().url().optional(),resource_tos_uri:c().url().optional(),tls_client_certificate_bound_access_tokens:Z().optional(),authorization_details_types_supported:k(
c()).optional(),dpop_signing_alg_values_supported:k(c()).optional(),dpop_bound_access_tokens_required:Z().optional()}),An=ae({issuer:c(),authorization_endpoint:qe,
token_endpoint:qe,registration_endpoint:qe.optional(),scopes_supported:k(c()).optional(),response_types_supported:k(c()),response_modes_supported:k(c()).optional(),
grant_types_supported:k(c()).optional(),token_endpoint_auth_methods_supported:k(c()).optional(),token_endpoint_auth_signing_alg_values_supported:k(c()).optional(),
service_documentation:qe.optional(),revocation_endpoint:qe.optional(),revocation_endpoint_auth_methods_supported:k(c()).optional(),revocation_endpoint_auth_signing_alg_values_supported:k(
c()).optional(),introspection_endpoint:c().optional(),introspection_endpoint_auth_methods_supported:k(c()).optional(),introspection_endpoint_auth_signing_alg_values_supported:k(
c()).optional(),code_challenge_methods_supported:k(c()).optional(),client_id_metadata_document_supported:Z().optional(),authorization_response_iss_parameter_supported:Z().
optional().catch(void 0),dpop_signing_alg_values_supported:k(c()).optional()}),Ln=ae({issuer:c(),authorization_endpoint:qe,token_endpoint:qe,userinfo_endpoint:qe.
optional(),jwks_uri:qe,registration_endpoint:qe.optional(),scopes_supported:k(c()).optional(),response_types_supported:k(c()),response_modes_supported:k(c()).optional(),
grant_types_supported:k(c()).optional(),acr_values_supported:k(c()).optional(),subject_types_supported:k(c()),id_token_signing_alg_values_supported:k(c()),id_token_encryption_alg_values_supported:k(
c()).optional(),id_token_encryption_enc_values_supported:k(c()).optional(),userinfo_signing_alg_values_supported:k(c()).optional(),userinfo_encryption_alg_values_supported:k(
c()).optional(),userinfo_encryption_enc_values_supported:k(c()).optional(),request_object_signing_alg_values_supported:k(c()).optional(),request_object_encryption_alg_values_supported:k(
c()).optional(),request_object_encryption_enc_values_supported:k(c()).optional(),token_endpoint_auth_methods_supported:k(c()).optional(),token_endpoint_auth_signing_alg_values_supported:k(
c()).optional(),display_values_supported:k(c()).optional(),claim_types_supported:k(c()).optional(),claims_supported:k(c()).optional(),service_documentation:c().
optional(),claims_locales_supported:k(c()).optional(),ui_locales_supported:k(c()).optional(),claims_parameter_supported:Z().optional(),request_parameter_supported:Z().
optional(),request_uri_parameter_supported:Z().optional(),require_request_uri_registration:Z().optional(),op_policy_uri:qe.optional(),op_tos_uri:qe.optional(),client_id_metadata_document_supported:Z().
optional(),authorization_response_iss_parameter_supported:Z().optional().catch(void 0)}),Ua=q({...Ln.shape,...An.pick({code_challenge_methods_supported:true}).shape}),
Ha=q({access_token:c(),id_token:c().optional(),token_type:c(),expires_in:Ki.number().optional(),scope:c().optional(),refresh_token:c().optional(),issuer:c().optional().
catch(void 0)}).strip(),Fa=q({issued_token_type:A("urn:ietf:params:oauth:token-type:id-jag"),access_token:c(),token_type:c().optional(),expires_in:J().optional(),
scope:c().optional()}).strip(),xa=q({error:c(),error_description:c().optional(),error_uri:c().optional()}),Da=qe.optional().or(A("").transform(()=>{})),Dn=q({redirect_uris:k(
qe),token_endpoint_auth_method:c().optional(),grant_types:k(c()).optional(),response_types:k(c()).optional(),application_type:c().optional(),client_name:c().optional(),
client_uri:qe.optional(),logo_uri:Da,scope:c().optional(),contacts:k(c()).optional(),tos_uri:Da,policy_uri:c().optional(),jwks_uri:qe.optional(),jwks:Ji().optional(),
software_id:c().optional(),software_version:c().optional(),software_statement:c().optional()}).strip(),Vn=q({client_id:c(),client_secret:c().optional(),client_id_issued_at:J().
optional(),client_secret_expires_at:J().optional(),issuer:c().optional().catch(void 0)}).strip(),Ja=Dn.merge(Vn),Ba=q({error:c(),error_description:c().optional()}).
strip(),Ka=q({token:c(),token_type_hint:c().optional()}).strip();var Xa=Symbol.for("mcp.sdk.errorBrands");function ti(e,t){let r=new Set,s=t;for(;typeof s=="fun\
ction";){let o=s.mcpBrand;Object.prototype.hasOwnProperty.call(s,"mcpBrand")&&typeof o=="string"&&r.add(o),s=Object.getPrototypeOf(s)}r.size!==0&&Object.defineProperty(
e,Xa,{value:r,enumerable:false,configurable:true})}function fr(e,t){try{if(typeof t=="object"&&t!==null&&Object.prototype.hasOwnProperty.call(e,"mcpBrand")&&typeof e.
mcpBrand=="string"&&Object.prototype.hasOwnProperty.call(t,Xa)){let r=t[Xa];if(r&&typeof r.has=="function"&&r.has(e.mcpBrand))return true}}catch{}return Function.
prototype[Symbol.hasInstance].call(e,t)}var Oc=class jc extends Error{static{Object.defineProperty(this,"mcpBrand",{value:"mcp.OAuthError"})}static[Symbol.hasInstance](t){
return fr(this,t)}static isInstance(t){if(typeof this!="function")throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`\
); for callbacks use `v => SdkError.isInstance(v)`");return fr(this,t)}constructor(t,r,s){super(r),this.code=t,this.errorUri=s,this.name="OAuthError",ti(this,new.target)}toResponseObject(){
let t={error:this.code,error_description:this.message};return this.errorUri&&(t.error_uri=this.errorUri),t}static fromResponse(t){return new jc(t.error,t.error_description??
t.error,t.error_uri)}},me=(function(e){return e.NotConnected="NOT_CONNECTED",e.AlreadyConnected="ALREADY_CONNECTED",e.NotInitialized="NOT_INITIALIZED",e.CapabilityNotSupported=
"CAPABILITY_NOT_SUPPORTED",e.RequestTimeout="REQUEST_TIMEOUT",e.ConnectionClosed="CONNECTION_CLOSED",e.SendFailed="SEND_FAILED",e.InvalidResult="INVALID_RESULT",
e.UnsupportedResultType="UNSUPPORTED_RESULT_TYPE",e.InputRequiredRoundsExceeded="INPUT_REQUIRED_ROUNDS_EXCEEDED",e.ListPaginationExceeded="LIST_PAGINATION_EXCEE\
DED",e.MethodNotSupportedByProtocolVersion="METHOD_NOT_SUPPORTED_BY_PROTOCOL_VERSION",e.EraNegotiationFailed="ERA_NEGOTIATION_FAILED",e.ClientHttpNotImplemented=
"CLIENT_HTTP_NOT_IMPLEMENTED",e.ClientHttpAuthentication="CLIENT_HTTP_AUTHENTICATION",e.ClientHttpForbidden="CLIENT_HTTP_FORBIDDEN",e.ClientHttpUnexpectedContent=
"CLIENT_HTTP_UNEXPECTED_CONTENT",e.ClientHttpFailedToOpenStream="CLIENT_HTTP_FAILED_TO_OPEN_STREAM",e.ClientHttpFailedToTerminateSession="CLIENT_HTTP_FAILED_TO_\
TERMINATE_SESSION",e})({}),ie=class extends Error{static{Object.defineProperty(this,"mcpBrand",{value:"mcp.SdkError"})}static[Symbol.hasInstance](e){return fr(this,
e)}static isInstance(e){if(typeof this!="function")throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callback\
s use `v => SdkError.isInstance(v)`");return fr(this,e)}constructor(e,t,r,s){super(t,s),this.code=e,this.data=r,this.name="SdkError",ti(this,new.target)}},fu=class extends ie{static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.SdkHttpError"})}constructor(e,t,r,s){super(e,t,r,s),this.name="SdkHttpError"}get status(){return this.data.status}get statusText(){
return this.data.statusText}};function _c(e){return e!==null&&typeof e=="object"&&!Array.isArray(e)}function gu(e,t,r){return e==="elicitation"&&t==="form"&&r.form===
void 0&&r.url===void 0}function Nc(e){switch(e.method){case"elicitation/create":return e.params?.mode==="url"?{elicitation:{url:{}}}:{elicitation:{form:{}}};case"\
sampling/createMessage":{let t=e.params;return t!==void 0&&(t.tools!==void 0||t.toolChoice!==void 0)?{sampling:{tools:{}}}:{sampling:{}}}case"roots/list":return{
roots:{}};default:return}}function Gn(e,t){let r={};for(let[s,o]of Object.entries(e)){if(o===void 0)continue;let a=t===void 0?void 0:t[s];if(a===void 0){r[s]=o;
continue}if(_c(o)&&_c(a)){let i={};for(let[l,n]of Object.entries(o))n!==void 0&&a[l]===void 0&&!gu(s,l,a)&&(i[l]=n);Object.keys(i).length>0&&(r[s]=i)}}return Object.
keys(r).length>0?r:void 0}var Mc="2026-07-28",Ge=[Mc];function Sr(e){return e>=Mc}function kc(e){return e.filter(t=>!Sr(t))}function Wn(e){return e.filter(t=>Sr(
t))}function Ac(e){let t=e.structuredContent;return t===void 0||!(typeof t!="object"||t===null||Array.isArray(t))||(e.content?.some(r=>r.type==="text")??false)?
e:{...e,content:[...e.content??[],{type:"text",text:JSON.stringify(t)}]}}var Lc=["task","inputRequests","requestState"];function ri(e){return e===null||typeof e!=
"object"||Array.isArray(e)||e.content!==void 0||Lc.some(t=>t in e)?e:{...e,content:[]}}function Su(){let e=Yr(()=>Q([c(),J(),Z(),It(),X(c(),e),k(e)])),t=X(c(),e),
r=Q([c(),J().int()]),s=c(),o=q({ttl:J().optional()}),a=q({taskId:c()}),i=ae({progressToken:r.optional(),"io.modelcontextprotocol/related-task":a.optional()}),l=q(
{_meta:i.optional()}),n=l.extend({task:o.optional()}),m=q({method:c(),params:l.loose().optional()}),h=q({_meta:i.optional()}),p=q({method:c(),params:h.loose().optional()}),
b=ae({_meta:i.optional()}),$=Q([c(),J().int()]),R=b.strict(),E=h.extend({requestId:$.optional(),reason:c().optional()}),w=p.extend({method:A("notifications/canc\
elled"),params:E}),f=q({src:c(),mimeType:c().optional(),sizes:k(c()).optional(),theme:ce(["light","dark"]).optional()}),P=q({icons:k(f).optional()}),_=q({name:c(),
title:c().optional()}),T=_.extend({..._.shape,...P.shape,version:c(),websiteUrl:c().optional(),description:c().optional()}),N=lt(q({applyDefaults:Z().optional()}),
t),z=Ot(Oe=>Oe&&typeof Oe=="object"&&!Array.isArray(Oe)&&Object.keys(Oe).length===0?{form:{}}:Oe,lt(q({form:N.optional(),url:t.optional()}),t.optional())),g=ae(
{list:t.optional(),cancel:t.optional(),requests:ae({sampling:ae({createMessage:t.optional()}).optional(),elicitation:ae({create:t.optional()}).optional()}).optional()}),
v=ae({list:t.optional(),cancel:t.optional(),requests:ae({tools:ae({call:t.optional()}).optional()}).optional()}),j=q({experimental:X(c(),t).optional(),sampling:q(
{context:t.optional(),tools:t.optional()}).optional(),elicitation:z.optional(),roots:q({listChanged:Z().optional()}).optional(),tasks:g.optional(),extensions:X(
c(),t).optional()}),V=l.extend({protocolVersion:c(),capabilities:j,clientInfo:T}),M=m.extend({method:A("initialize"),params:V}),U=q({experimental:X(c(),t).optional(),
logging:t.optional(),completions:t.optional(),prompts:q({listChanged:Z().optional()}).optional(),resources:q({subscribe:Z().optional(),listChanged:Z().optional()}).
optional(),tools:q({listChanged:Z().optional()}).optional(),tasks:v.optional(),extensions:X(c(),t).optional()}),W=b.extend({protocolVersion:c(),capabilities:U,serverInfo:T,
instructions:c().optional()}),Y=p.extend({method:A("notifications/initialized"),params:h.optional()}),le=m.extend({method:A("ping"),params:l.optional()}),Se=q({
progress:J(),total:oe(J()),message:oe(c())}),ge=q({...h.shape,...Se.shape,progressToken:r}),ve=p.extend({method:A("notifications/progress"),params:ge}),he=l.extend(
{cursor:s.optional()}),O=m.extend({params:he.optional()}),L=b.extend({nextCursor:s.optional()}),S=q({uri:c(),mimeType:oe(c()),_meta:X(c(),ne()).optional()}),u=S.
extend({text:c()}),d=c().refine(Oe=>{try{return atob(Oe),true}catch{return false}},{message:"Invalid Base64 string"}),y=S.extend({blob:d}),I=ce(["user","assista\
nt"]),H=q({audience:k(I).optional(),priority:J().min(0).max(1).optional(),lastModified:jt.datetime({offset:true}).optional()}),K=q({..._.shape,...P.shape,uri:c(),
description:oe(c()),mimeType:oe(c()),size:oe(J()),annotations:H.optional(),_meta:oe(ae({}))}),B=q({..._.shape,...P.shape,uriTemplate:c(),description:oe(c()),mimeType:oe(
c()),annotations:H.optional(),_meta:oe(ae({}))}),ue=O.extend({method:A("resources/list")}),ye=L.extend({resources:k(K)}),C=O.extend({method:A("resources/templat\
es/list")}),D=L.extend({resourceTemplates:k(B)}),F=l.extend({uri:c()}),ee=F,te=m.extend({method:A("resources/read"),params:ee}),se=b.extend({contents:k(Q([u,y]))}),
pe=p.extend({method:A("notifications/resources/list_changed"),params:h.optional()}),Re=F,_e=m.extend({method:A("resources/subscribe"),params:Re}),ze=F,be=m.extend(
{method:A("resources/unsubscribe"),params:ze}),Ve=h.extend({uri:c()}),Pe=p.extend({method:A("notifications/resources/updated"),params:Ve}),We=q({name:c(),description:oe(
c()),required:oe(Z())}),He=q({..._.shape,...P.shape,description:oe(c()),arguments:oe(k(We)),_meta:oe(ae({}))}),Ye=O.extend({method:A("prompts/list")}),ot=L.extend(
{prompts:k(He)}),nt=l.extend({name:c(),arguments:X(c(),c()).optional()}),bt=m.extend({method:A("prompts/get"),params:nt}),Rt=q({type:A("text"),text:c(),annotations:H.
optional(),_meta:X(c(),ne()).optional()}),zt=q({type:A("image"),data:d,mimeType:c(),annotations:H.optional(),_meta:X(c(),ne()).optional()}),wt=q({type:A("audio"),
data:d,mimeType:c(),annotations:H.optional(),_meta:X(c(),ne()).optional()}),br=q({type:A("tool_use"),name:c(),id:c(),input:X(c(),ne()),_meta:X(c(),ne()).optional()}),
at=q({type:A("resource"),resource:Q([u,y]),annotations:H.optional(),_meta:X(c(),ne()).optional()}),Rr=K.extend({type:A("resource_link")}),Ue=Q([Rt,zt,wt,Rr,at]),
xt=q({role:I,content:Ue}),Jt=b.extend({description:c().optional(),messages:k(xt)}),$t=p.extend({method:A("notifications/prompts/list_changed"),params:h.optional()}),
zr=q({title:c().optional(),readOnlyHint:Z().optional(),destructiveHint:Z().optional(),idempotentHint:Z().optional(),openWorldHint:Z().optional()}),Bt=q({taskSupport:ce(
["required","optional","forbidden"]).optional()}),Et=q({..._.shape,...P.shape,description:c().optional(),inputSchema:q({type:A("object"),properties:X(c(),e).optional(),
required:k(c()).optional()}).catchall(ne()),outputSchema:q({type:A("object"),properties:X(c(),e).optional(),required:k(c()).optional()}).catchall(ne()).optional(),
annotations:zr.optional(),execution:Bt.optional(),_meta:X(c(),ne()).optional()}),Kt=O.extend({method:A("tools/list")}),Gt=L.extend({tools:k(Et)}),Wt=b.extend({content:k(
Ue),structuredContent:X(c(),ne()).optional(),isError:Z().optional()}),Ie=n.extend({name:c(),arguments:X(c(),ne()).optional()}),wr=m.extend({method:A("tools/call"),
params:Ie}),Os=p.extend({method:A("notifications/tools/list_changed"),params:h.optional()}),Yt=ce(["debug","info","notice","warning","error","critical","alert",
"emergency"]),$r=l.extend({level:Yt}),Er=m.extend({method:A("logging/setLevel"),params:$r}),Tr=h.extend({level:Yt,logger:c().optional(),data:ne()}),Pr=p.extend(
{method:A("notifications/message"),params:Tr}),Cr=q({name:c().optional()}),qr=q({hints:k(Cr).optional(),costPriority:J().min(0).max(1).optional(),speedPriority:J().
min(0).max(1).optional(),intelligencePriority:J().min(0).max(1).optional()}),Ir=q({mode:ce(["auto","required","none"]).optional()}),js=q({type:A("tool_result"),
toolUseId:c().describe("The unique identifier for the corresponding tool call."),content:k(Ue),structuredContent:q({}).loose().optional(),isError:Z().optional(),
_meta:X(c(),ne()).optional()}),Or=tr("type",[Rt,zt,wt]),it=tr("type",[Rt,zt,wt,br,js]),jr=q({role:I,content:Q([it,k(it)]),_meta:X(c(),ne()).optional()}),Nr=n.extend(
{messages:k(jr),modelPreferences:qr.optional(),systemPrompt:c().optional(),includeContext:ce(["none","thisServer","allServers"]).optional(),temperature:J().optional(),
maxTokens:J().int(),stopSequences:k(c()).optional(),metadata:t.optional(),tools:k(Et).optional(),toolChoice:Ir.optional()}),Mr=m.extend({method:A("sampling/crea\
teMessage"),params:Nr}),kr=b.extend({model:c(),stopReason:oe(ce(["endTurn","stopSequence","maxTokens"]).or(c())),role:I,content:Or}),Ar=b.extend({model:c(),stopReason:oe(
ce(["endTurn","stopSequence","maxTokens","toolUse"]).or(c())),role:I,content:Q([it,k(it)])}),Lr=q({type:A("boolean"),title:c().optional(),description:c().optional(),
default:Z().optional()}),Dr=q({type:A("string"),title:c().optional(),description:c().optional(),minLength:J().optional(),maxLength:J().optional(),format:ce(["em\
ail","uri","date","date-time"]).optional(),default:c().optional()}),Vr=q({type:ce(["number","integer"]),title:c().optional(),description:c().optional(),minimum:J().
optional(),maximum:J().optional(),default:J().optional()}),Ur=q({type:A("string"),title:c().optional(),description:c().optional(),enum:k(c()),default:c().optional()}),
Hr=q({type:A("string"),title:c().optional(),description:c().optional(),oneOf:k(q({const:c(),title:c()})),default:c().optional()}),Fr=q({type:A("string"),title:c().
optional(),description:c().optional(),enum:k(c()),enumNames:k(c()).optional(),default:c().optional()}),xr=Q([Ur,Hr]),Tt=q({type:A("array"),title:c().optional(),
description:c().optional(),minItems:J().optional(),maxItems:J().optional(),items:q({type:A("string"),enum:k(c())}),default:k(c()).optional()}),Pt=q({type:A("arr\
ay"),title:c().optional(),description:c().optional(),minItems:J().optional(),maxItems:J().optional(),items:q({anyOf:k(q({const:c(),title:c()}))}),default:k(c()).
optional()}),Ns=Q([Tt,Pt]),Ms=Q([Fr,xr,Ns]),Le=Q([Ms,Lr,Dr,Vr]),De=n.extend({mode:A("form").optional(),message:c(),requestedSchema:q({type:A("object"),properties:X(
c(),Le),required:k(c()).optional()}).catchall(ne())}),Jr=n.extend({mode:A("url"),message:c(),elicitationId:c(),url:c().url()}),Fe=Q([De,Jr]),ks=m.extend({method:A(
"elicitation/create"),params:Fe}),As=h.extend({elicitationId:c()}),Ls=p.extend({method:A("notifications/elicitation/complete"),params:As}),Ds=b.extend({action:ce(
["accept","decline","cancel"]),content:Ot(Oe=>Oe===null?void 0:Oe,X(c(),Q([c(),J(),Z(),k(c())])).optional())}),Vs=q({type:A("ref/resource"),uri:c()}),Us=q({type:A(
"ref/prompt"),name:c()}),Hs=l.extend({ref:Q([Us,Vs]),argument:q({name:c(),value:c()}),context:q({arguments:X(c(),c()).optional()}).optional()}),Br=m.extend({method:A(
"completion/complete"),params:Hs}),Fs=b.extend({completion:ae({values:k(c()).max(100),total:oe(J().int()),hasMore:oe(Z())})}),xs=q({uri:c().startsWith("file://"),
name:c().optional(),_meta:X(c(),ne()).optional()}),Xt=m.extend({method:A("roots/list"),params:l.optional()}),Kr=b.extend({roots:k(xs)}),Js=p.extend({method:A("n\
otifications/roots/list_changed"),params:h.optional()}),Bs=ae({ttl:J().optional(),pollInterval:J().optional()}),Gr=ce(["working","input_required","completed","f\
ailed","cancelled"]),ct=q({taskId:c(),status:Gr,ttl:Q([J(),It()]),createdAt:c(),lastUpdatedAt:c(),pollInterval:oe(J()),statusMessage:oe(c())}),ke=b.extend({task:ct}),
Ks=h.merge(ct),Ct=p.extend({method:A("notifications/tasks/status"),params:Ks}),Zt=m.extend({method:A("tasks/get"),params:l.extend({taskId:c()})}),Qt=b.merge(ct),
er=m.extend({method:A("tasks/result"),params:l.extend({taskId:c()})}),fa=b.loose(),Me=O.extend({method:A("tasks/list")}),Te=L.extend({tasks:k(ct)}),qt=m.extend(
{method:A("tasks/cancel"),params:l.extend({taskId:c()})});return{JSONValueSchema:e,JSONObjectSchema:t,ProgressTokenSchema:r,CursorSchema:s,TaskMetadataSchema:o,
RelatedTaskMetadataSchema:a,RequestMetaSchema:i,BaseRequestParamsSchema:l,TaskAugmentedRequestParamsSchema:n,RequestSchema:m,NotificationsParamsSchema:h,NotificationSchema:p,
ResultSchema:b,RequestIdSchema:$,EmptyResultSchema:R,CancelledNotificationParamsSchema:E,CancelledNotificationSchema:w,IconSchema:f,IconsSchema:P,BaseMetadataSchema:_,
ImplementationSchema:T,ClientTasksCapabilitySchema:g,ServerTasksCapabilitySchema:v,ClientCapabilitiesSchema:j,InitializeRequestParamsSchema:V,InitializeRequestSchema:M,
ServerCapabilitiesSchema:U,InitializeResultSchema:W,InitializedNotificationSchema:Y,PingRequestSchema:le,ProgressSchema:Se,ProgressNotificationParamsSchema:ge,ProgressNotificationSchema:ve,
PaginatedRequestParamsSchema:he,PaginatedRequestSchema:O,PaginatedResultSchema:L,ResourceContentsSchema:S,TextResourceContentsSchema:u,BlobResourceContentsSchema:y,
RoleSchema:I,AnnotationsSchema:H,ResourceSchema:K,ResourceTemplateSchema:B,ListResourcesRequestSchema:ue,ListResourcesResultSchema:ye,ListResourceTemplatesRequestSchema:C,
ListResourceTemplatesResultSchema:D,ResourceRequestParamsSchema:F,ReadResourceRequestParamsSchema:ee,ReadResourceRequestSchema:te,ReadResourceResultSchema:se,ResourceListChangedNotificationSchema:pe,
SubscribeRequestParamsSchema:Re,SubscribeRequestSchema:_e,UnsubscribeRequestParamsSchema:ze,UnsubscribeRequestSchema:be,ResourceUpdatedNotificationParamsSchema:Ve,
ResourceUpdatedNotificationSchema:Pe,PromptArgumentSchema:We,PromptSchema:He,ListPromptsRequestSchema:Ye,ListPromptsResultSchema:ot,GetPromptRequestParamsSchema:nt,
GetPromptRequestSchema:bt,TextContentSchema:Rt,ImageContentSchema:zt,AudioContentSchema:wt,ToolUseContentSchema:br,EmbeddedResourceSchema:at,ResourceLinkSchema:Rr,
ContentBlockSchema:Ue,PromptMessageSchema:xt,GetPromptResultSchema:Jt,PromptListChangedNotificationSchema:$t,ToolAnnotationsSchema:zr,ToolExecutionSchema:Bt,ToolSchema:Et,
ListToolsRequestSchema:Kt,ListToolsResultSchema:Gt,CallToolResultSchema:Wt,CallToolRequestParamsSchema:Ie,CallToolRequestSchema:wr,ToolListChangedNotificationSchema:Os,
LoggingLevelSchema:Yt,SetLevelRequestParamsSchema:$r,SetLevelRequestSchema:Er,LoggingMessageNotificationParamsSchema:Tr,LoggingMessageNotificationSchema:Pr,ModelHintSchema:Cr,
ModelPreferencesSchema:qr,ToolChoiceSchema:Ir,ToolResultContentSchema:js,SamplingContentSchema:Or,SamplingMessageContentBlockSchema:it,SamplingMessageSchema:jr,
CreateMessageRequestParamsSchema:Nr,CreateMessageRequestSchema:Mr,CreateMessageResultSchema:kr,CreateMessageResultWithToolsSchema:Ar,BooleanSchemaSchema:Lr,StringSchemaSchema:Dr,
NumberSchemaSchema:Vr,UntitledSingleSelectEnumSchemaSchema:Ur,TitledSingleSelectEnumSchemaSchema:Hr,LegacyTitledEnumSchemaSchema:Fr,SingleSelectEnumSchemaSchema:xr,
UntitledMultiSelectEnumSchemaSchema:Tt,TitledMultiSelectEnumSchemaSchema:Pt,MultiSelectEnumSchemaSchema:Ns,EnumSchemaSchema:Ms,PrimitiveSchemaDefinitionSchema:Le,
ElicitRequestFormParamsSchema:De,ElicitRequestURLParamsSchema:Jr,ElicitRequestParamsSchema:Fe,ElicitRequestSchema:ks,ElicitationCompleteNotificationParamsSchema:As,
ElicitationCompleteNotificationSchema:Ls,ElicitResultSchema:Ds,ResourceTemplateReferenceSchema:Vs,PromptReferenceSchema:Us,CompleteRequestParamsSchema:Hs,CompleteRequestSchema:Br,
CompleteResultSchema:Fs,RootSchema:xs,ListRootsRequestSchema:Xt,ListRootsResultSchema:Kr,RootsListChangedNotificationSchema:Js,TaskCreationParamsSchema:Bs,TaskStatusSchema:Gr,
TaskSchema:ct,CreateTaskResultSchema:ke,TaskStatusNotificationParamsSchema:Ks,TaskStatusNotificationSchema:Ct,GetTaskRequestSchema:Zt,GetTaskResultSchema:Qt,GetTaskPayloadRequestSchema:er,
GetTaskPayloadResultSchema:fa,ListTasksRequestSchema:Me,ListTasksResultSchema:Te,CancelTaskRequestSchema:qt,CancelTaskResultSchema:b.merge(ct),ClientRequestSchema:Q(
[le,M,Br,Er,bt,Ye,ue,C,te,_e,be,wr,Kt,Zt,er,Me,qt]),ClientNotificationSchema:Q([w,ve,Y,Js,Ct]),ClientResultSchema:Q([R,kr,Ar,Ds,Kr,Qt,Te,ke]),ServerRequestSchema:Q(
[le,Mr,ks,Xt,Zt,er,Me,qt]),ServerNotificationSchema:Q([w,ve,Pr,Pe,pe,Os,$t,Ct,Ls]),ServerResultSchema:Q([R,W,Fs,Jt,ot,ye,D,se,Wt,Gt,Qt,Te,ke]),CallToolResultWireSchema:ne().
superRefine((Oe,su)=>{if(!(typeof Oe!="object"||Oe===null||Array.isArray(Oe)||Oe.content!==void 0)){for(let Di of Lc)if(Di in Oe){su.addIssue({code:"custom",message:`\
content is required when the body carries '${Di}' \u2014 another result family cannot default into an empty tools/call success`});return}}}).transform(ri).pipe(
Wt)}}var yu;function Dc(){return yu??=Su()}function Vc(e){return e.type!=="object"}var _u=new Set(["const","enum","default","examples"]),vu=new Set(["properties",
"patternProperties","$defs","definitions","dependentSchemas","dependencies"]);function vc(e){return e!==void 0&&!(typeof e=="string"&&e.startsWith("#"))}function bu(e){
let t=typeof e.$schema=="string"?e.$schema:void 0;if(vc(e.$id))return{...t!==void 0&&{$schema:t},type:"object",properties:{result:e},required:["result"]};let r=ic(
e.$schema)&&e.$recursiveAnchor!==true,s=(o,a)=>{if(Array.isArray(o))return o.map(n=>s(n,false));if(o===null||typeof o!="object"||!a&&vc(o.$id))return o;let i={},
l=false;for(let[n,m]of Object.entries(o))a?i[n]=s(m,false):(n==="$ref"||n==="$dynamicRef")&&typeof m=="string"?i[n]=m==="#"?"#/properties/result":m.startsWith("\
#/")?`#/properties/result${m.slice(1)}`:m:n==="$recursiveRef"&&m==="#"&&r?l=true:_u.has(n)?i[n]=m:vu.has(n)?i[n]=s(m,true):i[n]=s(m,false);return l&&("$ref"in i?
i.allOf=[...Array.isArray(i.allOf)?i.allOf:[],{$ref:"#/properties/result"}]:i.$ref="#/properties/result"),i};return{...t!==void 0&&{$schema:t},type:"object",properties:{
result:s(e,false)},required:["result"]}}var Uc={ping:null,initialize:null,"completion/complete":null,"logging/setLevel":null,"prompts/get":null,"prompts/list":null,
"resources/list":null,"resources/templates/list":null,"resources/read":null,"resources/subscribe":null,"resources/unsubscribe":null,"tools/call":null,"tools/lis\
t":null,"tasks/get":null,"tasks/result":null,"tasks/list":null,"tasks/cancel":null,"sampling/createMessage":null,"elicitation/create":null,"roots/list":null},Hc={
"notifications/cancelled":null,"notifications/progress":null,"notifications/initialized":null,"notifications/roots/list_changed":null,"notifications/tasks/statu\
s":null,"notifications/message":null,"notifications/resources/updated":null,"notifications/resources/list_changed":null,"notifications/tools/list_changed":null,
"notifications/prompts/list_changed":null,"notifications/elicitation/complete":null},Ru={ping:null,initialize:null,"completion/complete":null,"logging/setLevel":null,
"prompts/get":null,"prompts/list":null,"resources/list":null,"resources/templates/list":null,"resources/read":null,"resources/subscribe":null,"resources/unsubsc\
ribe":null,"tools/call":null,"tools/list":null,"sampling/createMessage":null,"elicitation/create":null,"roots/list":null},Un;function si(){if(Un)return Un;let e=Dc();
return Un={requestSchemas:{ping:e.PingRequestSchema,initialize:e.InitializeRequestSchema,"completion/complete":e.CompleteRequestSchema,"logging/setLevel":e.SetLevelRequestSchema,
"prompts/get":e.GetPromptRequestSchema,"prompts/list":e.ListPromptsRequestSchema,"resources/list":e.ListResourcesRequestSchema,"resources/templates/list":e.ListResourceTemplatesRequestSchema,
"resources/read":e.ReadResourceRequestSchema,"resources/subscribe":e.SubscribeRequestSchema,"resources/unsubscribe":e.UnsubscribeRequestSchema,"tools/call":e.CallToolRequestSchema,
"tools/list":e.ListToolsRequestSchema,"tasks/get":e.GetTaskRequestSchema,"tasks/result":e.GetTaskPayloadRequestSchema,"tasks/list":e.ListTasksRequestSchema,"tas\
ks/cancel":e.CancelTaskRequestSchema,"sampling/createMessage":e.CreateMessageRequestSchema,"elicitation/create":e.ElicitRequestSchema,"roots/list":e.ListRootsRequestSchema},
notificationSchemas:{"notifications/cancelled":e.CancelledNotificationSchema,"notifications/progress":e.ProgressNotificationSchema,"notifications/initialized":e.
InitializedNotificationSchema,"notifications/roots/list_changed":e.RootsListChangedNotificationSchema,"notifications/tasks/status":e.TaskStatusNotificationSchema,
"notifications/message":e.LoggingMessageNotificationSchema,"notifications/resources/updated":e.ResourceUpdatedNotificationSchema,"notifications/resources/list_c\
hanged":e.ResourceListChangedNotificationSchema,"notifications/tools/list_changed":e.ToolListChangedNotificationSchema,"notifications/prompts/list_changed":e.PromptListChangedNotificationSchema,
"notifications/elicitation/complete":e.ElicitationCompleteNotificationSchema},resultSchemas:{ping:e.EmptyResultSchema,initialize:e.InitializeResultSchema,"compl\
etion/complete":e.CompleteResultSchema,"logging/setLevel":e.EmptyResultSchema,"prompts/get":e.GetPromptResultSchema,"prompts/list":e.ListPromptsResultSchema,"re\
sources/list":e.ListResourcesResultSchema,"resources/templates/list":e.ListResourceTemplatesResultSchema,"resources/read":e.ReadResourceResultSchema,"resources/\
subscribe":e.EmptyResultSchema,"resources/unsubscribe":e.EmptyResultSchema,"tools/call":e.CallToolResultWireSchema,"tools/list":e.ListToolsResultSchema,"samplin\
g/createMessage":e.CreateMessageResultWithToolsSchema,"elicitation/create":e.ElicitResultSchema,"roots/list":e.ListRootsResultSchema}},Un}function Fc(e){return Object.
prototype.hasOwnProperty.call(Uc,e)}function xc(e){return Object.prototype.hasOwnProperty.call(Hc,e)}function zu(e){return Object.prototype.hasOwnProperty.call(
Ru,e)}function wu(e){return zu(e)?si().resultSchemas[e]:void 0}function $u(e){return Fc(e)?si().requestSchemas[e]:void 0}function Eu(e){return xc(e)?si().notificationSchemas[e]:
void 0}var rp=Object.keys(Uc),sp=Object.keys(Hc);function Za(e){return e!==null&&typeof e=="object"&&!Array.isArray(e)}function Hn(e,t){if(e===void 0)return{ok:false,
reason:"not-in-era"};let r=e.safeParse(t);return r.success?{ok:true,value:r.data}:{ok:false,reason:"invalid",message:String(r.error)}}var bc={ok:false,reason:"n\
ot-in-era"};function Rc(e){return Za(e)&&Za(e.outputSchema)&&Vc(e.outputSchema)}var oi={era:"2025-11-25",hasRequestMethod:Fc,hasNotificationMethod:xc,validateRequest:(e,t)=>Hn(
$u(e),t),validateResult:(e,t)=>Hn(wu(e),t),validateNotification:(e,t)=>Hn(Eu(e),t),hasInputRequestMethod:()=>false,validateInputRequest:()=>bc,validateInputResponse:()=>bc,
samplingResultVariant:((e,t)=>{let r=Dc();return Hn(e?r.CreateMessageResultWithToolsSchema:r.CreateMessageResultSchema,t)}),outboundEnvelope:e=>{},validateEnvelopeMeta:e=>[],
projectCallToolResult(e,t){let r=Ac(e),s=r.structuredContent;if(s===void 0)return r;let o=typeof s!="object"||s===null||Array.isArray(s),a=t!==void 0&&Vc(t);return!o&&
!a?r:{...r,structuredContent:{result:s}}},decodeResult(e,t){if(Za(t)&&"resultType"in t){let r={...t};return delete r.resultType,{kind:"complete",result:r}}return{
kind:"complete",result:t}},encodeResult(e,t){if(e!=="tools/list")return t;let r=t.tools;return!Array.isArray(r)||!r.some(s=>Rc(s))?t:{...t,tools:r.map(s=>Rc(s)?
{...s,outputSchema:bu(s.outputSchema)}:s)}},encodeErrorCode:e=>e===-32002?-32602:e,checkInboundEnvelope:e=>{}};function Tu(){let e=Yr(()=>Q([c(),J(),Z(),It(),X(
c(),e),k(e)])),t=X(c(),e),r=Q([c(),J().int()]),s=c(),o=Q([c(),J().int()]),a=ce(["user","assistant"]),i=ce(["debug","info","notice","warning","error","critical",
"alert","emergency"]),l=c().refine(Te=>{try{return atob(Te),true}catch{return false}},{message:"Invalid Base64 string"}),n=q({ttl:J().optional()}),m=q({taskId:c()}),
h=ae({progressToken:r.optional(),"io.modelcontextprotocol/related-task":m.optional()}),p=q({_meta:h.optional()}),b=p.extend({task:n.optional()}),$=q({_meta:h.optional()}),
R=q({method:c(),params:$.loose().optional()}),E=q({src:c(),mimeType:c().optional(),sizes:k(c()).optional(),theme:ce(["light","dark"]).optional()}),w=q({icons:k(
E).optional()}),f=q({name:c(),title:c().optional()}),P=f.extend({...f.shape,...w.shape,version:c(),websiteUrl:c().optional(),description:c().optional()}),_=lt(q(
{applyDefaults:Z().optional()}),t),T=Ot(Te=>Te&&typeof Te=="object"&&!Array.isArray(Te)&&Object.keys(Te).length===0?{form:{}}:Te,lt(q({form:_.optional(),url:t.optional()}),
t.optional())),N=ae({list:t.optional(),cancel:t.optional(),requests:ae({sampling:ae({createMessage:t.optional()}).optional(),elicitation:ae({create:t.optional()}).
optional()}).optional()}),z=ae({list:t.optional(),cancel:t.optional(),requests:ae({tools:ae({call:t.optional()}).optional()}).optional()}),g=q({experimental:X(c(),
t).optional(),sampling:q({context:t.optional(),tools:t.optional()}).optional(),elicitation:T.optional(),roots:q({listChanged:Z().optional()}).optional(),tasks:N.
optional(),extensions:X(c(),t).optional()}),v=q({experimental:X(c(),t).optional(),logging:t.optional(),completions:t.optional(),prompts:q({listChanged:Z().optional()}).
optional(),resources:q({subscribe:Z().optional(),listChanged:Z().optional()}).optional(),tools:q({listChanged:Z().optional()}).optional(),tasks:z.optional(),extensions:X(
c(),t).optional()}),j=q({progress:J(),total:oe(J()),message:oe(c())}),V=q({...$.shape,...j.shape,progressToken:r}),M=R.extend({method:A("notifications/progress"),
params:V}),U=$.extend({level:i,logger:c().optional(),data:ne()}),W=R.extend({method:A("notifications/message"),params:U}),Y=q({uri:c(),mimeType:oe(c()),_meta:X(
c(),ne()).optional()}),le=Y.extend({text:c()}),Se=Y.extend({blob:l}),ge=q({audience:k(a).optional(),priority:J().min(0).max(1).optional(),lastModified:jt.datetime(
{offset:true}).optional()}),ve=q({...f.shape,...w.shape,uri:c(),description:oe(c()),mimeType:oe(c()),size:oe(J()),annotations:ge.optional(),_meta:oe(ae({}))}),he=q(
{...f.shape,...w.shape,uriTemplate:c(),description:oe(c()),mimeType:oe(c()),annotations:ge.optional(),_meta:oe(ae({}))}),O=R.extend({method:A("notifications/res\
ources/list_changed"),params:$.optional()}),L=$.extend({uri:c()}),S=R.extend({method:A("notifications/resources/updated"),params:L}),u=q({name:c(),description:oe(
c()),required:oe(Z())}),d=q({...f.shape,...w.shape,description:oe(c()),arguments:oe(k(u)),_meta:oe(ae({}))}),y=R.extend({method:A("notifications/prompts/list_ch\
anged"),params:$.optional()}),I=q({type:A("text"),text:c(),annotations:ge.optional(),_meta:X(c(),ne()).optional()}),H=q({type:A("image"),data:l,mimeType:c(),annotations:ge.
optional(),_meta:X(c(),ne()).optional()}),K=q({type:A("audio"),data:l,mimeType:c(),annotations:ge.optional(),_meta:X(c(),ne()).optional()}),B=q({type:A("tool_us\
e"),name:c(),id:c(),input:X(c(),ne()),_meta:X(c(),ne()).optional()}),ue=q({type:A("resource"),resource:Q([le,Se]),annotations:ge.optional(),_meta:X(c(),ne()).optional()}),
ye=ve.extend({type:A("resource_link")}),C=Q([I,H,K,ye,ue]),D=q({role:a,content:C}),F=q({title:c().optional(),readOnlyHint:Z().optional(),destructiveHint:Z().optional(),
idempotentHint:Z().optional(),openWorldHint:Z().optional()}),ee=R.extend({method:A("notifications/tools/list_changed"),params:$.optional()}),te=q({name:c().optional()}),
se=q({hints:k(te).optional(),costPriority:J().min(0).max(1).optional(),speedPriority:J().min(0).max(1).optional(),intelligencePriority:J().min(0).max(1).optional()}),
pe=q({mode:ce(["auto","required","none"]).optional()}),Re=q({type:A("boolean"),title:c().optional(),description:c().optional(),default:Z().optional()}),_e=q({type:A(
"string"),title:c().optional(),description:c().optional(),minLength:J().optional(),maxLength:J().optional(),format:ce(["email","uri","date","date-time"]).optional(),
default:c().optional()}),ze=q({type:ce(["number","integer"]),title:c().optional(),description:c().optional(),minimum:J().optional(),maximum:J().optional(),default:J().
optional()}),be=q({type:A("string"),title:c().optional(),description:c().optional(),enum:k(c()),default:c().optional()}),Ve=q({type:A("string"),title:c().optional(),
description:c().optional(),oneOf:k(q({const:c(),title:c()})),default:c().optional()}),Pe=q({type:A("string"),title:c().optional(),description:c().optional(),enum:k(
c()),enumNames:k(c()).optional(),default:c().optional()}),We=Q([be,Ve]),He=q({type:A("array"),title:c().optional(),description:c().optional(),minItems:J().optional(),
maxItems:J().optional(),items:q({type:A("string"),enum:k(c())}),default:k(c()).optional()}),Ye=q({type:A("array"),title:c().optional(),description:c().optional(),
minItems:J().optional(),maxItems:J().optional(),items:q({anyOf:k(q({const:c(),title:c()}))}),default:k(c()).optional()}),ot=Q([He,Ye]),nt=Q([Pe,We,ot]),bt=Q([nt,
Re,_e,ze]),Rt=b.extend({mode:A("form").optional(),message:c(),requestedSchema:q({type:A("object"),properties:X(c(),bt),required:k(c()).optional()}).catchall(ne())}),
zt=q({type:A("ref/resource"),uri:c()}),wt=q({type:A("ref/prompt"),name:c()}),br=q({uri:c().startsWith("file://"),name:c().optional(),_meta:X(c(),ne()).optional()}),
at=g.shape,Rr=q({experimental:at.experimental,sampling:at.sampling,elicitation:at.elicitation,roots:at.roots,extensions:at.extensions}),Ue=v.shape,xt=q({experimental:Ue.
experimental,logging:Ue.logging,completions:Ue.completions,prompts:Ue.prompts,resources:Ue.resources,tools:Ue.tools,extensions:Ue.extensions}),Jt=ae({progressToken:r.
optional(),[Ze]:c(),[rr]:P.optional(),[Qe]:Rr,[dt]:i.optional()}),$t=q({...f.shape,...w.shape,description:c().optional(),inputSchema:ae({$schema:c().optional(),
type:A("object")}),outputSchema:ae({$schema:c().optional()}).optional(),annotations:F.optional(),_meta:X(c(),ne()).optional()}),zr=q({type:A("tool_result"),toolUseId:c(),
content:k(C),structuredContent:ne().optional(),isError:Z().optional(),_meta:X(c(),ne()).optional()}),Bt=Q([I,H,K,B,zr]),Et=q({role:a,content:Q([Bt,k(Bt)]),_meta:X(
c(),ne()).optional()}),Kt=c(),Gt=ae({[Ke]:P.optional().catch(void 0)}),Wt=Gt.optional();function Ie(Te){return ae({_meta:Wt,resultType:Kt.default("complete"),...Te})}
let wr=Ie({}),Os=Ie({nextCursor:s.optional()}),Yt=Ie({content:k(C),structuredContent:ne().optional(),isError:Z().optional()}),$r=Ie({ttlMs:J().int().min(0),cacheScope:ce(
["public","private"]),tools:k($t),nextCursor:s.optional()}),Er=Ie({ttlMs:J().int().min(0),cacheScope:ce(["public","private"]),prompts:k(d),nextCursor:s.optional()}),
Tr=Ie({description:c().optional(),messages:k(D)}),Pr=Ie({ttlMs:J().int().min(0),cacheScope:ce(["public","private"]),resources:k(ve),nextCursor:s.optional()}),Cr=Ie(
{ttlMs:J().int().min(0),cacheScope:ce(["public","private"]),resourceTemplates:k(he),nextCursor:s.optional()}),qr=Ie({ttlMs:J().int().min(0),cacheScope:ce(["publ\
ic","private"]),contents:k(Q([le,Se]))}),Ir=Ie({completion:q({values:k(c()).max(100),total:J().int().optional(),hasMore:Z().optional()}).loose()}),js=Ie({ttlMs:J().
int().min(0),cacheScope:ce(["public","private"])}),Or=Ie({ttlMs:J().int().min(0).catch(0),cacheScope:ce(["public","private"]).catch("private"),supportedVersions:k(
c()),capabilities:xt,instructions:c().optional()}),it=q({messages:k(Et),modelPreferences:se.optional(),systemPrompt:c().optional(),includeContext:ce(["none","th\
isServer","allServers"]).optional(),temperature:J().optional(),maxTokens:J().int(),stopSequences:k(c()).optional(),metadata:t.optional(),tools:k($t).optional(),
toolChoice:pe.optional()}),jr=q({method:A("sampling/createMessage"),params:it}),Nr=q({method:A("roots/list"),params:q({_meta:X(c(),ne()).optional()}).optional()}),
Mr=q({...Et.shape,model:c(),stopReason:c().optional()}),kr=q({roots:k(br)}),Ar=q({action:ce(["accept","decline","cancel"]),content:X(c(),Q([c(),J(),Z(),k(c())])).
optional()}),Lr=q({mode:A("url"),message:c(),url:c().url()}),Dr=Q([Rt,Lr]),Vr=q({method:A("elicitation/create"),params:Dr}),Ur=Q([jr,Nr,Vr]),Hr=Q([Mr,kr,Ar]),Fr=X(
c(),Ur),xr=X(c(),Hr),Tt=Ie({inputRequests:Fr.optional(),requestState:c().optional()}),Pt={inputResponses:xr.optional(),requestState:c().optional()},Ns=q({_meta:Jt,
...Pt}),Ms=ae({progressToken:r.optional()});function Le(Te,qt){return q({method:A(Te),params:q({_meta:Jt,...qt})})}function De(Te,qt){return q({method:A(Te),params:q(
{_meta:Ms.optional(),...qt}).optional()})}let Jr={name:c(),arguments:X(c(),ne()).optional(),...Pt},Fe={cursor:s.optional()},ks=Le("tools/call",Jr),As=Le("tools/\
list",Fe),Ls=Le("prompts/list",Fe),Ds=Le("prompts/get",{name:c(),arguments:X(c(),c()).optional(),...Pt}),Vs=Le("resources/list",Fe),Us=Le("resources/templates/l\
ist",Fe),Hs=Le("resources/read",{uri:c(),...Pt}),Br={ref:Q([wt,zt]),argument:q({name:c(),value:c()}),context:q({arguments:X(c(),c()).optional()}).optional()},Fs=Le(
"completion/complete",Br),xs=Le("server/discover",{}),Xt=q({toolsListChanged:Z().optional(),promptsListChanged:Z().optional(),resourcesListChanged:Z().optional(),
resourceSubscriptions:k(c()).optional()}),Kr={notifications:Xt},Js=Le("subscriptions/listen",Kr),Bs=Gt.extend({"io.modelcontextprotocol/subscriptionId":o}),Gr=ae(
{_meta:Bs,resultType:Kt.default("complete")}),ct={"tools/call":De("tools/call",Jr),"tools/list":De("tools/list",Fe),"prompts/get":De("prompts/get",{name:c(),arguments:X(
c(),c()).optional()}),"prompts/list":De("prompts/list",Fe),"resources/list":De("resources/list",Fe),"resources/templates/list":De("resources/templates/list",Fe),
"resources/read":De("resources/read",{uri:c()}),"completion/complete":De("completion/complete",Br),"server/discover":De("server/discover",{}),"subscriptions/lis\
ten":De("subscriptions/listen",Kr)};function ke(Te){return ae({_meta:Wt,...Te})}let Ks={"tools/call":ke({content:k(C),structuredContent:ne().optional(),isError:Z().
optional()}),"tools/list":ke({ttlMs:J().int().min(0),cacheScope:ce(["public","private"]),tools:k($t),nextCursor:s.optional()}),"prompts/get":ke({description:c().
optional(),messages:k(D)}),"prompts/list":ke({ttlMs:J().int().min(0),cacheScope:ce(["public","private"]),prompts:k(d),nextCursor:s.optional()}),"resources/list":ke(
{ttlMs:J().int().min(0),cacheScope:ce(["public","private"]),resources:k(ve),nextCursor:s.optional()}),"resources/templates/list":ke({ttlMs:J().int().min(0),cacheScope:ce(
["public","private"]),resourceTemplates:k(he),nextCursor:s.optional()}),"resources/read":ke({ttlMs:J().int().min(0),cacheScope:ce(["public","private"]),contents:k(
Q([le,Se]))}),"completion/complete":ke({completion:q({values:k(c()).max(100),total:J().int().optional(),hasMore:Z().optional()}).loose()}),"server/discover":ke(
{ttlMs:J().int().min(0).catch(0),cacheScope:ce(["public","private"]).catch("private"),supportedVersions:k(c()),capabilities:xt,instructions:c().optional()}),"su\
bscriptions/listen":ke({})},Ct=ae({"io.modelcontextprotocol/subscriptionId":o.optional()}),Zt=q({method:A("notifications/subscriptions/acknowledged"),params:q({
_meta:Ct.optional(),notifications:Xt})}),Qt=q({_meta:Ct.optional(),requestId:o,reason:c().optional()}),er=q({method:A("notifications/cancelled"),params:Qt}),fa={
"notifications/cancelled":er,"notifications/progress":M,"notifications/message":W,"notifications/resources/updated":S,"notifications/resources/list_changed":O,"\
notifications/tools/list_changed":ee,"notifications/prompts/list_changed":y,"notifications/subscriptions/acknowledged":Zt},Me=Te=>q({jsonrpc:A("2.0"),id:Q([c(),
J().int()]),result:Te}).strict();return{JSONValueSchema:e,JSONObjectSchema:t,ProgressTokenSchema:r,CursorSchema:s,RequestIdSchema:o,RoleSchema:a,LoggingLevelSchema:i,
TaskMetadataSchema:n,RelatedTaskMetadataSchema:m,RequestMetaSchema:h,BaseRequestParamsSchema:p,TaskAugmentedRequestParamsSchema:b,NotificationsParamsSchema:$,NotificationSchema:R,
IconSchema:E,IconsSchema:w,BaseMetadataSchema:f,ImplementationSchema:P,ClientTasksCapabilitySchema:N,ServerTasksCapabilitySchema:z,ClientCapabilitiesSchema:g,ServerCapabilitiesSchema:v,
ProgressSchema:j,ProgressNotificationParamsSchema:V,ProgressNotificationSchema:M,LoggingMessageNotificationParamsSchema:U,LoggingMessageNotificationSchema:W,ResourceContentsSchema:Y,
TextResourceContentsSchema:le,BlobResourceContentsSchema:Se,AnnotationsSchema:ge,ResourceSchema:ve,ResourceTemplateSchema:he,ResourceListChangedNotificationSchema:O,
ResourceUpdatedNotificationParamsSchema:L,ResourceUpdatedNotificationSchema:S,PromptArgumentSchema:u,PromptSchema:d,PromptListChangedNotificationSchema:y,TextContentSchema:I,
ImageContentSchema:H,AudioContentSchema:K,ToolUseContentSchema:B,EmbeddedResourceSchema:ue,ResourceLinkSchema:ye,ContentBlockSchema:C,PromptMessageSchema:D,ToolAnnotationsSchema:F,
ToolListChangedNotificationSchema:ee,ModelHintSchema:te,ModelPreferencesSchema:se,ToolChoiceSchema:pe,BooleanSchemaSchema:Re,StringSchemaSchema:_e,NumberSchemaSchema:ze,
UntitledSingleSelectEnumSchemaSchema:be,TitledSingleSelectEnumSchemaSchema:Ve,LegacyTitledEnumSchemaSchema:Pe,SingleSelectEnumSchemaSchema:We,UntitledMultiSelectEnumSchemaSchema:He,
TitledMultiSelectEnumSchemaSchema:Ye,MultiSelectEnumSchemaSchema:ot,EnumSchemaSchema:nt,PrimitiveSchemaDefinitionSchema:bt,ElicitRequestFormParamsSchema:Rt,ResourceTemplateReferenceSchema:zt,
PromptReferenceSchema:wt,RootSchema:br,ClientCapabilities2026Schema:Rr,ServerCapabilities2026Schema:xt,RequestMetaEnvelopeSchema:Jt,ToolSchema:$t,ToolResultContentSchema:zr,
SamplingMessageContentBlockSchema:Bt,SamplingMessageSchema:Et,ResultTypeSchema:Kt,ResultMetaSchema:Gt,ResultSchema:wr,PaginatedResultSchema:Os,CallToolResultSchema:Yt,
ListToolsResultSchema:$r,ListPromptsResultSchema:Er,GetPromptResultSchema:Tr,ListResourcesResultSchema:Pr,ListResourceTemplatesResultSchema:Cr,ReadResourceResultSchema:qr,
CompleteResultSchema:Ir,CacheableResultSchema:js,DiscoverResultSchema:Or,CreateMessageRequestParamsSchema:it,CreateMessageRequestSchema:jr,ListRootsRequestSchema:Nr,
CreateMessageResultSchema:Mr,ListRootsResultSchema:kr,ElicitResultSchema:Ar,ElicitRequestURLParamsSchema:Lr,ElicitRequestParamsSchema:Dr,ElicitRequestSchema:Vr,
InputRequestSchema:Ur,InputResponseSchema:Hr,InputRequestsSchema:Fr,InputResponsesSchema:xr,InputRequiredResultSchema:Tt,InputResponseRequestParamsSchema:Ns,CallToolRequestSchema:ks,
ListToolsRequestSchema:As,ListPromptsRequestSchema:Ls,GetPromptRequestSchema:Ds,ListResourcesRequestSchema:Vs,ListResourceTemplatesRequestSchema:Us,ReadResourceRequestSchema:Hs,
CompleteRequestSchema:Fs,DiscoverRequestSchema:xs,SubscriptionFilterSchema:Xt,SubscriptionsListenRequestSchema:Js,SubscriptionsListenResultMetaSchema:Bs,SubscriptionsListenResultSchema:Gr,
dispatchRequestSchemas:ct,dispatchResultSchemas:Ks,NotificationMetaSchema:Ct,SubscriptionsAcknowledgedNotificationSchema:Zt,CancelledNotificationParamsSchema:Qt,
CancelledNotificationSchema:er,notificationSchemas2026:fa,JSONRPCResultResponseSchema:Me(wr),CallToolResultResponseSchema:Me(Q([Yt,Tt])),ListToolsResultResponseSchema:Me(
$r),ListPromptsResultResponseSchema:Me(Er),GetPromptResultResponseSchema:Me(Q([Tr,Tt])),ListResourcesResultResponseSchema:Me(Pr),ListResourceTemplatesResultResponseSchema:Me(
Cr),ReadResourceResultResponseSchema:Me(Q([qr,Tt])),CompleteResultResponseSchema:Me(Ir),DiscoverResultResponseSchema:Me(Or),SubscriptionsListenResultResponseSchema:Me(
Gr)}}var Pu;function _t(){return Pu??=Tu()}var Cu=["tools/list","prompts/list","resources/list","resources/templates/list","resources/read","server/discover"];function qu(e){
return Cu.includes(e)}var pr=Symbol("modelcontextprotocol.resultCacheHintFallback");function Yn(e,t){if(t===void 0)return e;let r=e[pr];if(r===void 0)return{...e,
[pr]:t};let s={},o=r.ttlMs??t.ttlMs;o!==void 0&&(s.ttlMs=o);let a=r.cacheScope??t.cacheScope;return a!==void 0&&(s.cacheScope=a),{...e,[pr]:s}}function Iu(e){return e[pr]}
function ni(e){return typeof e=="number"&&Number.isSafeInteger(e)&&e>=0}function ai(e){return e==="public"||e==="private"}function ii(e,t){if(e.ttlMs!==void 0&&
!ni(e.ttlMs))throw new RangeError(`Invalid cache hint for ${t}: ttlMs must be a non-negative safe integer (got ${String(e.ttlMs)})`);if(e.cacheScope!==void 0&&!ai(
e.cacheScope))throw new RangeError(`Invalid cache hint for ${t}: cacheScope must be 'public' or 'private' (got ${String(e.cacheScope)})`)}var G=(function(e){return e[e.
ParseError=-32700]="ParseError",e[e.InvalidRequest=-32600]="InvalidRequest",e[e.MethodNotFound=-32601]="MethodNotFound",e[e.InvalidParams=-32602]="InvalidParams",
e[e.InternalError=-32603]="InternalError",e[e.ResourceNotFound=-32002]="ResourceNotFound",e[e.MissingRequiredClientCapability=-32021]="MissingRequiredClientCapa\
bility",e[e.UnsupportedProtocolVersion=-32022]="UnsupportedProtocolVersion",e[e.UrlElicitationRequired=-32042]="UrlElicitationRequired",e})({}),re=class Jc extends Error{static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.ProtocolError"})}static[Symbol.hasInstance](t){return fr(this,t)}static isInstance(t){if(typeof this!="functio\
n")throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");return fr(
this,t)}constructor(t,r,s){super(r),this.code=t,this.data=s,this.name="ProtocolError",ti(this,new.target)}static fromError(t,r,s){if(t===G.UrlElicitationRequired&&
s){let o=s;if(o.elicitations)return new Bc(o.elicitations,r)}if(t===G.UnsupportedProtocolVersion&&s){let o=s;if(Array.isArray(o.supported)&&typeof o.requested==
"string")return new yr({supported:o.supported,requested:o.requested},r)}if(t===G.InvalidParams||t===G.ResourceNotFound){let o=s;if(typeof o?.uri=="string"&&(t===
G.ResourceNotFound||Object.keys(o).length===1))return new Xn(o.uri,r)}if(t===G.MissingRequiredClientCapability&&s){let o=s;if(o.requiredCapabilities!==null&&typeof o.
requiredCapabilities=="object"&&!Array.isArray(o.requiredCapabilities))return new Zn({requiredCapabilities:o.requiredCapabilities},r)}return new Jc(t,r,s)}},Xn=class extends re{static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.ResourceNotFoundError"})}constructor(e,t=`Resource not found: ${e}`){super(G.InvalidParams,t,{uri:e})}get uri(){
return this.data.uri}},Bc=class extends re{static{Object.defineProperty(this,"mcpBrand",{value:"mcp.UrlElicitationRequiredError"})}constructor(e,t=`URL elicitat\
ion${e.length>1?"s":""} required`){super(G.UrlElicitationRequired,t,{elicitations:e})}get elicitations(){return this.data?.elicitations??[]}},yr=class extends re{static{
Object.defineProperty(this,"mcpBrand",{value:"mcp.UnsupportedProtocolVersionError"})}constructor(e,t=`Unsupported protocol version: ${e.requested}`){super(G.UnsupportedProtocolVersion,
t,e)}get supported(){return this.data.supported}get requested(){return this.data.requested}},Zn=class extends re{static{Object.defineProperty(this,"mcpBrand",{value:"\
mcp.MissingRequiredClientCapabilityError"})}constructor(e,t=`Missing required client capabilities: ${Object.keys(e.requiredCapabilities).join(", ")}`){super(G.MissingRequiredClientCapability,
t,e)}get requiredCapabilities(){return this.data.requiredCapabilities}},Ou=0,ju="private",Nu=["tools/call","prompts/get","resources/read"];function Mu(e,t){let r=t.
resultType;if(r===void 0)return{...t,resultType:"complete"};if(r==="complete"||Nu.includes(e))return t;throw new re(G.InternalError,`Handler for ${e} returned r\
esultType '${String(r)}', but results of ${e} only support 'complete' on protocol revision 2026-07-28`)}function ku(e,t){let r=Iu(t);if(t.resultType!=="complete"||
!qu(e))return r===void 0?t:Uu(t);let s=t,o=ni(s.ttlMs)?s.ttlMs:Du(r),a=ai(s.cacheScope)?s.cacheScope:Vu(r),i={...s,ttlMs:o,cacheScope:a};return delete i[pr],i}function Au(e){
return e!==null&&typeof e=="object"&&!Array.isArray(e)}function Lu(e,t){if(t===void 0)return e;let r=e._meta;return r===void 0?{...e,_meta:{[Ke]:t}}:!Au(r)||r[Ke]!==
void 0?e:{...e,_meta:{...r,[Ke]:t}}}function Du(e){return e!==void 0&&ni(e.ttlMs)?e.ttlMs:Ou}function Vu(e){return e!==void 0&&ai(e.cacheScope)?e.cacheScope:ju}
function Uu(e){let t={...e};return delete t[pr],t}var Hu=["elicitation/create","sampling/createMessage","roots/list"],Fn;function Kc(){if(Fn)return Fn;let e=_t();
return Fn={request:{"elicitation/create":q({method:A("elicitation/create"),params:e.ElicitRequestParamsSchema}),"sampling/createMessage":q({method:A("sampling/c\
reateMessage"),params:e.CreateMessageRequestParamsSchema}),"roots/list":q({method:A("roots/list"),params:ae({}).optional()})},response:{"elicitation/create":e.ElicitResultSchema,
"sampling/createMessage":e.CreateMessageResultSchema,"roots/list":e.ListRootsResultSchema}},Fn}function Gc(e){return Hu.includes(e)}function Ga(e){return Gc(e)?
Kc().request[e]:void 0}function Fu(e){return Gc(e)?Kc().response[e]:void 0}var ci={"tools/call":null,"tools/list":null,"prompts/get":null,"prompts/list":null,"r\
esources/list":null,"resources/templates/list":null,"resources/read":null,"completion/complete":null,"server/discover":null,"subscriptions/listen":null},Wc={"no\
tifications/cancelled":null,"notifications/progress":null,"notifications/message":null,"notifications/resources/updated":null,"notifications/resources/list_chan\
ged":null,"notifications/tools/list_changed":null,"notifications/prompts/list_changed":null,"notifications/subscriptions/acknowledged":null};function Yc(e){return Object.
prototype.hasOwnProperty.call(ci,e)}function Xc(e){return Object.prototype.hasOwnProperty.call(Wc,e)}function xu(e){return Object.prototype.hasOwnProperty.call(
ci,e)}function Ju(e){return Yc(e)?_t().dispatchRequestSchemas[e]:void 0}function Bu(e){return xu(e)?_t().dispatchResultSchemas[e]:void 0}function Ku(e){return Xc(
e)?_t().notificationSchemas2026[e]:void 0}var op=Object.keys(ci),np=Object.keys(Wc);function $s(e){return e!==null&&typeof e=="object"&&!Array.isArray(e)}function zs(e,t){
if(e===void 0)return{ok:false,reason:"not-in-era"};let r=e.safeParse(t);return r.success?{ok:true,value:r.data}:{ok:false,reason:"invalid",message:String(r.error)}}
var Gu={ok:false,reason:"not-in-era"},Wu=[Ze,Qe];function Yu(e,t){let r=t,s=false,o=()=>(s||(r={...r},s=true),r),a=t.tools;e==="tools/list"&&Array.isArray(a)&&a.
some(l=>$s(l)&&"execution"in l)&&(o().tools=a.map(l=>{if(!$s(l)||!("execution"in l))return l;let n={...l};return delete n.execution,n}));let i=t.capabilities;if($s(
i)&&"tasks"in i){let l={...i};delete l.tasks,o().capabilities=l}return r}var li={era:"2026-07-28",hasRequestMethod:Yc,hasNotificationMethod:Xc,hasInputRequestMethod:e=>Ga(
e)!==void 0,validateRequest:(e,t)=>zs(Ju(e),t),validateResult:(e,t)=>zs(Bu(e),t),validateNotification:(e,t)=>zs(Ku(e),t),validateInputRequest:(e,t)=>zs(Ga(e),t),
validateInputResponse:(e,t)=>zs(Fu(e),t),samplingResultVariant:()=>Gu,outboundEnvelope(e){return{[Ze]:e.protocolVersion,[rr]:e.clientInfo,[Qe]:e.clientCapabilities,
...e.logLevel!==void 0&&{[dt]:e.logLevel}}},validateEnvelopeMeta(e){let t=[];for(let s of Wu)s in e||t.push({key:s,problem:"missing"});let r=_t().RequestMetaEnvelopeSchema.
safeParse(e);if(!r.success)for(let s of r.error.issues){let o=s.path.map(String),a=o.length>0?o.join("."):"_meta";o.length===1&&t.some(i=>i.key===a&&i.problem===
"missing")||t.push({key:a,problem:s.message})}return t},projectCallToolResult:e=>Ac(e),inputRequestSchema:Ga,decodeResult(e,t){if(!$s(t))return{kind:"invalid",error:new ie(
me.InvalidResult,`Invalid result for ${e}: not an object`,{method:e})};let r=t.resultType;if(r===void 0)return{kind:"invalid",error:new ie(me.InvalidResult,`Inv\
alid result for ${e}: missing required resultType \u2014 servers implementing protocol revision 2026-07-28 MUST include it (the absent-means-complete bridge applies \
only to earlier-revision servers)`,{method:e,violation:"missing-resultType"})};if(typeof r!="string")return{kind:"invalid",error:new ie(me.InvalidResult,`Invali\
d result for ${e}: non-string resultType`,{method:e,resultType:r})};if(r==="input_required"){let i=t.inputRequests,l=$s(i)?i:{},n=t.requestState,m=t._meta===void 0?
void 0:_t().ResultMetaSchema.safeParse(t._meta),h=m?.success?m.data:void 0;return Object.keys(l).length===0&&typeof n!="string"?{kind:"invalid",error:new ie(me.
InvalidResult,`Invalid result for ${e}: input_required carries neither inputRequests nor requestState (every input_required result must include at least one of \
the two)`,{method:e,violation:"input-required-missing-both"})}:{kind:"input_required",inputRequests:l,...typeof n=="string"&&{requestState:n},...h!==void 0&&{_meta:h}}}
if(r!=="complete")return{kind:"invalid",error:new ie(me.UnsupportedResultType,`Unsupported result type '${r}' for ${e}`,{resultType:r,method:e})};let s=Xu(),o=Object.
hasOwn(s,e)?s[e]:void 0;if(o!==void 0){let i=o.safeParse(t);if(!i.success)return{kind:"invalid",error:new ie(me.InvalidResult,`Invalid result for ${e}: ${i.error}`,
{method:e})}}let a={...t};return delete a.resultType,{kind:"complete",result:a}},encodeResult(e,t,r){return Lu(ku(e,Mu(e,Yu(e,t))),r)},encodeErrorCode:e=>e===-32002?
-32602:e,checkInboundEnvelope(e){if(e.envelope===void 0)return"Request is missing the required _meta envelope for protocol revision 2026-07-28 (io.modelcontextp\
rotocol/protocolVersion, io.modelcontextprotocol/clientCapabilities)";let t=_t().RequestMetaEnvelopeSchema.safeParse(e.envelope);if(!t.success)return`Invalid _m\
eta envelope for protocol revision 2026-07-28: ${t.error.issues.map(r=>r.message).join("; ")}`}},xn;function Xu(){if(xn)return xn;let e=_t();return xn={"tools/c\
all":e.CallToolResultSchema,"tools/list":e.ListToolsResultSchema,"prompts/get":e.GetPromptResultSchema,"prompts/list":e.ListPromptsResultSchema,"resources/list":e.
ListResourcesResultSchema,"resources/templates/list":e.ListResourceTemplatesResultSchema,"resources/read":e.ReadResourceResultSchema,"completion/complete":e.CompleteResultSchema,
"server/discover":e.DiscoverResultSchema},xn}var Ps="2026-07-28";function tt(e){return e!==void 0&&Sr(e)?li:oi}function zc(e){return e.revision!==void 0?tt(e.revision).
era:e.era==="modern"?li.era:oi.era}function Wa(e){return Zc.some(t=>t.hasRequestMethod(e))}function Ya(e){return Zc.some(t=>t.hasNotificationMethod(e))}function wc(e){
return e==="tasks/get"||e==="tasks/cancel"}var Zc=[oi,li];function $c(e){return e!==null&&typeof e=="object"&&!Array.isArray(e)}function Ut(e){if(!$c(e))return;
let t=e._meta;return $c(t)?t:void 0}function Qn(e){let t=Ut(e);return t!==void 0&&Ze in t}function ea(e){let t=Ut(e)?.[Ze];return typeof t=="string"?t:void 0}function ta(e){
return tt(Ps).validateEnvelopeMeta(e)}var Zu=nc({AnnotationsSchema:()=>et,AudioContentSchema:()=>lr,BaseMetadataSchema:()=>Xe,BaseRequestParamsSchema:()=>Ce,BlobResourceContentsSchema:()=>ds,
BooleanSchemaSchema:()=>gs,CallToolRequestParamsSchema:()=>Qo,CallToolRequestSchema:()=>en,CallToolResultSchema:()=>fs,CancelTaskRequestSchema:()=>Ia,CancelTaskResultSchema:()=>Oa,
CancelledNotificationParamsSchema:()=>to,CancelledNotificationSchema:()=>ns,ClientCapabilitiesSchema:()=>no,ClientNotificationSchema:()=>Na,ClientRequestSchema:()=>ja,
ClientResultSchema:()=>Ma,ClientTasksCapabilitySchema:()=>so,CompatibilityCallToolResultSchema:()=>va,CompleteRequestParamsSchema:()=>Pn,CompleteRequestSchema:()=>Cn,
CompleteResultSchema:()=>qn,ContentBlockSchema:()=>ur,CreateMessageRequestParamsSchema:()=>hn,CreateMessageRequestSchema:()=>pn,CreateMessageResultSchema:()=>fn,
CreateMessageResultWithToolsSchema:()=>gn,CreateTaskResultSchema:()=>za,CursorSchema:()=>Zr,DiscoverRequestSchema:()=>uo,DiscoverResultSchema:()=>mo,ElicitRequestFormParamsSchema:()=>hr,
ElicitRequestParamsSchema:()=>bn,ElicitRequestSchema:()=>Rn,ElicitRequestURLParamsSchema:()=>vn,ElicitResultSchema:()=>$n,ElicitationCompleteNotificationParamsSchema:()=>zn,
ElicitationCompleteNotificationSchema:()=>wn,EmbeddedResourceSchema:()=>xo,EmptyResultSchema:()=>os,EnumSchemaSchema:()=>_n,GetPromptRequestParamsSchema:()=>Uo,
GetPromptRequestSchema:()=>Ho,GetPromptResultSchema:()=>Ko,GetTaskPayloadRequestSchema:()=>Ta,GetTaskPayloadResultSchema:()=>Pa,GetTaskRequestSchema:()=>$a,GetTaskResultSchema:()=>Ea,
IconSchema:()=>ro,IconsSchema:()=>ht,ImageContentSchema:()=>cr,ImplementationSchema:()=>nr,InitializeRequestParamsSchema:()=>ao,InitializeRequestSchema:()=>io,InitializeResultSchema:()=>co,
InitializedNotificationSchema:()=>lo,JSONArraySchema:()=>Sa,JSONObjectSchema:()=>we,JSONRPCErrorResponseSchema:()=>or,JSONRPCMessageSchema:()=>ss,JSONRPCNotificationSchema:()=>rs,
JSONRPCRequestSchema:()=>ts,JSONRPCResponseSchema:()=>ya,JSONRPCResultResponseSchema:()=>sr,JSONValueSchema:()=>ut,LegacyTitledEnumSchemaSchema:()=>_s,ListChangedOptionsBaseSchema:()=>ba,
ListPromptsRequestSchema:()=>Do,ListPromptsResultSchema:()=>Vo,ListResourceTemplatesRequestSchema:()=>_o,ListResourceTemplatesResultSchema:()=>vo,ListResourcesRequestSchema:()=>So,
ListResourcesResultSchema:()=>yo,ListRootsRequestSchema:()=>On,ListRootsResultSchema:()=>jn,ListTasksRequestSchema:()=>Ca,ListTasksResultSchema:()=>qa,ListToolsRequestSchema:()=>Xo,
ListToolsResultSchema:()=>Zo,LoggingLevelSchema:()=>St,LoggingMessageNotificationParamsSchema:()=>on,LoggingMessageNotificationSchema:()=>nn,ModelHintSchema:()=>an,
ModelPreferencesSchema:()=>cn,MultiSelectEnumSchemaSchema:()=>yn,NotificationSchema:()=>Ne,NotificationsParamsSchema:()=>je,NumberSchemaSchema:()=>mr,PaginatedRequestParamsSchema:()=>fo,
PaginatedRequestSchema:()=>pt,PaginatedResultSchema:()=>ft,PingRequestSchema:()=>is,PrimitiveSchemaDefinitionSchema:()=>Rs,ProgressNotificationParamsSchema:()=>po,
ProgressNotificationSchema:()=>cs,ProgressSchema:()=>ho,ProgressTokenSchema:()=>Xr,PromptArgumentSchema:()=>Ao,PromptListChangedNotificationSchema:()=>Go,PromptMessageSchema:()=>Bo,
PromptReferenceSchema:()=>Tn,PromptSchema:()=>Lo,ReadResourceRequestParamsSchema:()=>bo,ReadResourceRequestSchema:()=>Ro,ReadResourceResultSchema:()=>zo,RelatedTaskMetadataSchema:()=>eo,
RequestIdSchema:()=>mt,RequestMetaSchema:()=>Qr,RequestSchema:()=>$e,ResourceContentsSchema:()=>ls,ResourceLinkSchema:()=>Jo,ResourceListChangedNotificationSchema:()=>wo,
ResourceRequestParamsSchema:()=>ar,ResourceSchema:()=>ms,ResourceTemplateReferenceSchema:()=>En,ResourceTemplateSchema:()=>go,ResourceUpdatedNotificationParamsSchema:()=>Mo,
ResourceUpdatedNotificationSchema:()=>ko,ResultMetaObjectSchema:()=>es,ResultSchema:()=>Ee,RoleSchema:()=>gt,RootSchema:()=>In,RootsListChangedNotificationSchema:()=>Nn,
SamplingContentSchema:()=>dn,SamplingMessageContentBlockSchema:()=>Nt,SamplingMessageSchema:()=>mn,ServerCapabilitiesSchema:()=>as,ServerNotificationSchema:()=>Aa,
ServerRequestSchema:()=>ka,ServerResultSchema:()=>La,ServerTasksCapabilitySchema:()=>oo,SetLevelRequestParamsSchema:()=>rn,SetLevelRequestSchema:()=>sn,SingleSelectEnumSchemaSchema:()=>Sn,
StringSchemaSchema:()=>dr,SubscribeRequestParamsSchema:()=>$o,SubscribeRequestSchema:()=>Eo,SubscriptionFilterSchema:()=>hs,SubscriptionsAcknowledgedNotificationParamsSchema:()=>Io,
SubscriptionsAcknowledgedNotificationSchema:()=>Oo,SubscriptionsListenRequestParamsSchema:()=>Co,SubscriptionsListenRequestSchema:()=>qo,SubscriptionsListenResultMetaSchema:()=>jo,
SubscriptionsListenResultSchema:()=>No,TaskAugmentedRequestParamsSchema:()=>Lt,TaskCreationParamsSchema:()=>Ra,TaskMetadataSchema:()=>Qs,TaskSchema:()=>yt,TaskStatusNotificationParamsSchema:()=>kn,
TaskStatusNotificationSchema:()=>wa,TaskStatusSchema:()=>Mn,TextContentSchema:()=>ir,TextResourceContentsSchema:()=>us,TitledMultiSelectEnumSchemaSchema:()=>bs,
TitledSingleSelectEnumSchemaSchema:()=>ys,ToolAnnotationsSchema:()=>Wo,ToolChoiceSchema:()=>ln,ToolExecutionSchema:()=>Yo,ToolListChangedNotificationSchema:()=>tn,
ToolResultContentSchema:()=>un,ToolSchema:()=>ps,ToolUseContentSchema:()=>Fo,UnsubscribeRequestParamsSchema:()=>To,UnsubscribeRequestSchema:()=>Po,UntitledMultiSelectEnumSchemaSchema:()=>vs,
UntitledSingleSelectEnumSchemaSchema:()=>Ss});var Ae=e=>ts.safeParse(e).success,vt=e=>rs.safeParse(e).success,Vt=e=>sr.safeParse(e).success,Ht=e=>or.safeParse(e).
success;var rt=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)&&e.resultType==="input_required";function ui(e){if(e.params.ref.type!=="ref/prompt")throw new TypeError(
`Expected CompleteRequestPrompt, but got ${e.params.ref.type}`)}function di(e){if(e.params.ref.type!=="ref/resource")throw new TypeError(`Expected CompleteReque\
stResourceTemplate, but got ${e.params.ref.type}`)}var Ec="x-mcp-header",Qu=/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/,ed=new Set(["string","integer","boolean"]);function mi(e){
let t=[],r=new Map,s,o=(i,l,n)=>{if(i===null||typeof i!="object")return;let m=i;if(Ec in m){if(!n||l.length===0)return`${Jn(l)}: x-mcp-header is only permitted \
on properties statically reachable via a chain of 'properties' keys (not under items, additionalProperties, oneOf/anyOf/allOf/not, if/then/else, or $ref)`;let p=m[Ec];
if(typeof p!="string"||p.length===0)return`${Jn(l)}: x-mcp-header MUST be a non-empty string`;if(!Qu.test(p))return`${Jn(l)}: x-mcp-header '${p}' is not a valid\
 RFC 9110 token (no spaces, control characters or HTTP delimiters)`;let b=typeof m.type=="string"?m.type:void 0;if(b===void 0||!ed.has(b)){let E=`${Jn(l)}: x-mc\
p-header is only permitted on primitive-typed properties (string, integer, boolean); got ${b??"<none>"}`;if(b!=="number")return E;s??=E}let $=p.toLowerCase(),R=r.
get($);if(R!==void 0)return`x-mcp-header '${p}' is not case-insensitively unique (also declared as '${R}')`;r.set($,p),t.push({path:l,headerName:p,type:b})}let h=m.
properties;if(h!==null&&typeof h=="object")for(let[p,b]of Object.entries(h)){let $=o(b,[...l,p],n);if($!==void 0)return $}for(let p of td){let b=m[p];if(b===void 0)
continue;let $=Array.isArray(b)?b:b!==null&&typeof b=="object"&&rd.has(p)?Object.values(b):[b];for(let R of $){let E=o(R,[...l,`<${p}>`],false);if(E!==void 0)return E}}},
a=o(e,[],true);return a!==void 0?{valid:false,reason:s??a}:s===void 0?{valid:true,declarations:t}:{valid:false,reason:s,declarations:t}}var td=["items","prefixI\
tems","contains","additionalProperties","unevaluatedProperties","unevaluatedItems","propertyNames","patternProperties","dependentSchemas","oneOf","anyOf","allOf",
"not","if","then","else","$defs","definitions"],rd=new Set(["patternProperties","dependentSchemas","$defs","definitions"]);function Jn(e){return e.length===0?"<\
root>":e.join(".")}var Kn=-32020,ap=[{rung:"http-method",order:1,evaluatedAt:"edge",codes:[-32e3],conformance:[],rationale:"The modern era is POST-only; GET/DEL\
ETE are body-less 2025-era session operations and are method-routed to legacy serving (405 when legacy serving is not configured), before any body is read."},{rung:"\
jsonrpc-shape",order:2,evaluatedAt:"edge",codes:[G.InvalidRequest],conformance:["server-stateless"],rationale:"The body must be a JSON-RPC request or notificati\
on: posted responses and batch arrays containing a modern or invalid element are rejected before classification (element-wise batch rule); all-legacy arrays sta\
y legacy traffic."},{rung:"era-classification",order:3,evaluatedAt:"edge",codes:[Kn,G.UnsupportedProtocolVersion],conformance:["server-stateless","http-header-v\
alidation","http-custom-header-server-validation"],rationale:"Body-primary era classification with the protocol-version header as a cross-check; a header/body d\
isagreement is rejected with -32020 (HeaderMismatch), and an envelope-less request on a modern-only endpoint is answered with the unsupported-protocol-version e\
rror naming the supported revisions."},{rung:"envelope",order:4,evaluatedAt:"edge",codes:[G.InvalidParams],conformance:["server-stateless"],rationale:"A present\
 envelope claim with a malformed envelope \u2014 and a missing envelope on a request whose protocol-version header names a modern revision \u2014 is an invalid-params rej\
ection naming the offending or missing key(s); never a silent fall back to legacy handling. This is the only place an invalid-params rejection maps to HTTP 400."},
{rung:"method-registry",order:5,evaluatedAt:"dispatch",codes:[G.MethodNotFound],conformance:["server-stateless"],rationale:"Method existence outranks parameter \
validity: a method absent from the negotiated revision\u2019s registry (or with no handler installed) answers method-not-found before params or capabilities are look\
ed at."},{rung:"request-params",order:6,evaluatedAt:"dispatch",codes:[G.InvalidParams],conformance:[],rationale:"Per-method params validation; emitted in-band b\
y the dispatch layer (HTTP 200), never via the ladder status table."},{rung:"standard-header-validation",order:7,evaluatedAt:"pre-dispatch",codes:[Kn],conformance:[
"http-header-validation"],rationale:"SEP-2243 standard `MCP-Protocol-Version` / `Mcp-Method` / `Mcp-Name` headers \u2014 presence, sentinel decoding, and `Mcp-Name` \
\u2194 body cross-check \u2014 are validated by the HTTP entry on a modern-classified request after the supported-revision gate and before dispatch. The spec requires `MC\
P-Protocol-Version` and `Mcp-Method` on every modern *request* POST (`Mcp-Name` only for the methods that mirror `params.name` / `params.uri` / `params.taskId`,\
 see `MCP_NAME_HEADER_SOURCE`) and names them in that order, so a request missing several is answered by the earliest. Notification POSTs are exempt: the presen\
ce half runs on requests only, so a modern-enveloped notification is dispatched even with no standard headers at all. The classifier\u2019s own header-mismatch cells\
 (protocol-version, `Mcp-Method` mismatch) stay on the edge `era-classification` rung; this rung carries the entry-layer presence/`Mcp-Name` half \u2014 including th\
e missing `MCP-Protocol-Version` cell, which cannot live on the edge rung without breaking body-primary classification. Evaluated before the capability gate, th\
e factory call, and the `Mcp-Param-*` rung so a request that fails several rungs is answered by the standard-header rung first. The documented order (after meth\
od-registry 5 and request-params 6) is NOT the observed precedence: serveModern evaluates this rung immediately after the supported-revision gate, so a request \
that also fails a dispatch rung is answered here before the dispatch rungs (5\u20136) are consulted."},{rung:"client-capabilities",order:8,evaluatedAt:"pre-disp\
atch",codes:[G.MissingRequiredClientCapability],conformance:["server-stateless"],rationale:"The capability requirement is checked by the HTTP entry, pre-dispatc\
h, against the validated envelope the classifier produced \u2014 pinning the spec-mandated HTTP 400 independently of how dispatch- and handler-produced errors are ma\
pped. The documented order (after method resolution and params validation) is preserved observably only while the requirement table is empty: once a served meth\
od gains a requirement entry, a request that is missing the capability and would also fail a dispatch rung is answered by this gate first, so the entry must con\
sult the method registry before the gate if the documented precedence is to stay observable."},{rung:"param-header-validation",order:9,evaluatedAt:"pre-dispatch",
codes:[Kn],conformance:["http-custom-header-server-validation"],rationale:"SEP-2243 `Mcp-Param-*` headers are validated against the named tool\u2019s `x-mcp-header` \
declarations and the body `arguments` after the tool registry is known and before dispatch reaches the handler; a missing/disagreeing/malformed header is reject\
ed 400 / -32020 with the same shape as the standard-header cross-checks. The documented order (after method resolution and params validation) is preserved obser\
vably only when the body `arguments` would otherwise validate: the check runs pre-dispatch, so a `tools/call` that fails BOTH this rung and a dispatch-time rung\
 (e.g. order-6 `request-params`, -32602) is answered by this gate first with 400 / -32020, not by the earlier-ordered rung."}],Qc={[G.ParseError]:400,[G.InvalidRequest]:400,
[G.MethodNotFound]:404,[G.UnsupportedProtocolVersion]:400,[G.MissingRequiredClientCapability]:400,[Kn]:400};function Bn(e,t,r,s,o){return{kind:"reject",rung:e,cell:t,
httpStatus:r,code:s.code,message:s.message,...s.data!==void 0&&{data:s.data},settled:o}}function hi(e){if(!Qn(e))return false;let t=ea(e);if(t===void 0||!Sr(t))
return false;let r=Ut(e);return r!==void 0&&ta(r).length===0}function pi(e,t){switch(e.reason){case"http-method":return Bn("http-method","modern-only-method-not\
-allowed",405,new re(-32e3,"Method not allowed."),true);case"batch":return Bn("jsonrpc-shape","modern-only-batch-not-supported",400,new re(G.InvalidRequest,"Bad\
 Request: JSON-RPC batches are not supported by this endpoint"),true);case"response":return Bn("jsonrpc-shape","modern-only-response-post",400,new re(G.InvalidRequest,
"Bad Request: JSON-RPC responses cannot be posted to this endpoint"),true);case"notification":return;case"initialize":case"no-claim":{let r=e.requestedVersion;return Bn(
"era-classification","modern-only-missing-envelope",400,r===void 0?new re(G.UnsupportedProtocolVersion,"Unsupported protocol version: the request did not name a\
 protocol version",{supported:[...t]}):new yr({supported:[...t],requested:r}),true)}}}function ra(e,t){return Fi(e,t)}function ws(e){return new Set(e.flatMap(t=>Object.
keys(t.shape)))}function gr(e){if(e==null)return false;let t=typeof e;return t!=="object"&&t!=="function"||!("~standard"in e)?false:typeof e["~standard"]?.validate==
"function"}var Tc=false,Qa="draft-2020-12";function Ft(e,t="input"){let r=e["~standard"],s;if(r.jsonSchema)s=r.jsonSchema[t]({target:Qa});else if(r.vendor==="zo\
d"){if(!("_zod"in e))throw new Error("Schema appears to be from zod 3, which the SDK cannot convert to JSON Schema. Upgrade to zod >=4.2.0, or wrap your JSON Sc\
hema with fromJsonSchema().");Tc||(Tc=true,console.warn("[mcp-sdk] Your zod version does not implement `~standard.jsonSchema` (added in zod 4.2.0). Falling back\
 to z.toJSONSchema(). Upgrade to zod >=4.2.0 to silence this warning.")),s=Wr(e,{target:Qa,io:t})}else throw new Error(`Schema library "${r.vendor}" does not im\
plement StandardJSONSchemaV1 (\`~standard.jsonSchema\`). Upgrade to a version that does, or wrap your JSON Schema with fromJsonSchema().`);if(t==="output")return s.
type!==void 0?s:el(s)?{type:"object",...s}:s;if(s.type!==void 0&&s.type!=="object")throw new Error(`MCP tool and prompt schemas must describe objects (got type:\
 ${JSON.stringify(s.type)}). Wrap your schema in z.object({...}) or equivalent.`);return{type:"object",...s}}var sd=/^#\/(\$defs|definitions)\/([^/~%]+)$/;function el(e,t=e){
if("properties"in e||"patternProperties"in e||"additionalProperties"in e||"required"in e)return true;let r=typeof e.$ref=="string"&&sd.exec(e.$ref);if(r&&t[r[1]]?.[r[2]]?.
type==="object")return true;for(let s of["oneOf","anyOf","allOf"]){let o=e[s];if(Array.isArray(o)&&o.length>0)return o.every(a=>a!==null&&typeof a=="object"&&(a.
type==="object"||el(a,"$id"in a?{}:t)))}return false}function od(e){return e.path?.length?`${e.path.map(t=>String(typeof t=="object"?t.key:t)).join(".")}: ${e.message}`:
e.message}async function Dt(e,t){let r=await e["~standard"].validate(t);return r.issues&&r.issues.length>0?{success:false,error:r.issues.map(s=>od(s)).join(", ")}:
{success:true,data:r.value}}function nd(e){let t=Wr(e,{target:Qa,io:"input"});return typeof t.pattern=="string"?t.pattern:void 0}var ad=/\\\.\\d\{(\d+)\}/;function id(e){
let t=ad.exec(e),r=[void 0,-1,0];return t&&r.push(Number(t[1])),[false,true].flatMap(s=>[false,true].flatMap(o=>r.map(a=>jt.datetime({local:s,offset:o,precision:a}))))}
function cd(e,t){let r;switch(e){case"email":r=[xi()];break;case"uri":r=[Gs()];break;case"date":r=[jt.date()];break;case"date-time":r=id(t);break}return new Set(
r.map(s=>nd(s)).filter(s=>s!==void 0))}function ld(e,t,r){return r!=="zod"?true:cd(e,t).has(t)}function tl(e){let t=Ft(e,"input"),r=t.properties||{},s=t.required||
[];return Object.entries(r).map(([o,a])=>({name:o,description:a?.description,required:s.includes(o)}))}function Ts(e){return typeof e=="object"&&e!==null&&!Array.
isArray(e)}function ud(e){try{return Ft(e,"input")}catch(t){let r=t instanceof Error?t.message:String(t);throw new re(G.InvalidParams,`Elicitation requestedSche\
ma must describe an object with flat primitive properties: ${r}`)}}var dd=new Set(["$comment","deprecated","description","examples","readOnly","title","writeOnl\
y"]);function fi(e){return dd.has(e)||e.startsWith("x-")}var md=new Set(["$schema",...Object.keys(hr.shape.requestedSchema.shape)]),Pc={string:ws([dr,Ss,ys,_s]),
number:ws([mr]),integer:ws([mr]),boolean:ws([gs]),array:ws([vs,bs])},hd=new Set(dr.shape.format.unwrap().options);function pd(e,t,r,s){if(!Ts(e))return e;let o=typeof e.
type=="string"&&Object.hasOwn(Pc,e.type)?Pc[e.type]:void 0;if(o===void 0)return e;let a={};for(let[i,l]of Object.entries(e))o.has(i)||fi(i)?a[i]=l:i==="pattern"&&
e.type==="string"&&typeof e.format=="string"?hd.has(e.format)?(typeof l!="string"||!ld(e.format,l,r))&&s.push(`${t}.${i}`):a[i]=l:s.push(`${t}.${i}`);return a}function fd(e,t){
let r={},s=[];for(let[o,a]of Object.entries(e))o==="properties"&&Ts(a)?r[o]=Object.fromEntries(Object.entries(a).map(([i,l])=>[i,pd(l,`properties.${i}`,t,s)])):
md.has(o)?r[o]=a:fi(o)||s.push(o);if(s.length>0)throw new re(G.InvalidParams,`Elicitation requestedSchema contains unsupported JSON Schema constraint(s) after S\
tandard Schema conversion: ${s.join(", ")}`);return r}function gd(e,t){if(!Ts(e.properties))return t;let r=Object.entries(e.properties).filter(([,s])=>!ra(Rs,s).
success).map(([s])=>`properties.${s}`);return r.length>0?r.join(", "):t}function ei(e,t,r=""){return Array.isArray(e)&&Array.isArray(t)?e.flatMap((s,o)=>ei(s,t[o],
`${r}[${o}]`)):!Ts(e)||!Ts(t)?[]:Object.entries(e).flatMap(([s,o])=>{let a=r?`${r}.${s}`:s;return Object.prototype.hasOwnProperty.call(t,s)?ei(o,t[s],a):fi(s)?[]:
[a]})}function Sd(e){if(!gr(e.requestedSchema))return{...e,mode:"form",requestedSchema:e.requestedSchema};let t=e.requestedSchema["~standard"].vendor,r=fd(ud(e.
requestedSchema),t),s=ra(hr.shape.requestedSchema,r);if(!s.success)throw new re(G.InvalidParams,`Elicitation requestedSchema only supports flat primitive proper\
ties (string, number, integer, boolean, and string enums): ${gd(r,s.error.message)}`);let o=ei(r,s.data);if(o.length>0)throw new re(G.InvalidParams,`Elicitation\
 requestedSchema contains unsupported JSON Schema constraint(s) after Standard Schema conversion: ${o.join(", ")}`);let a=(s.data.required??[]).filter(i=>!Object.
prototype.hasOwnProperty.call(s.data.properties,i));if(a.length>0)throw new re(G.InvalidParams,`Elicitation requestedSchema lists required properties that are n\
ot defined in properties: ${a.join(", ")}`);return{...e,mode:"form",requestedSchema:s.data}}function yd(e){let t=e.inputRequests!==void 0&&Object.keys(e.inputRequests).
length>0,r=typeof e.requestState=="string";if(!t&&!r)throw new TypeError("inputRequired() requires at least one of inputRequests (with at least one entry) or re\
questState (spec: every InputRequiredResult MUST include at least one of the two)");return{resultType:"input_required",...e.inputRequests!==void 0&&{inputRequests:e.
inputRequests},...e.requestState!==void 0&&{requestState:e.requestState}}}var _d=Object.assign(yd,{elicit(e){try{return{method:"elicitation/create",params:Sd(e)}}catch(t){
throw t instanceof re?new TypeError(t.message,{cause:t}):t}},elicitUrl(e){return{method:"elicitation/create",params:{...e,mode:"url"}}},createMessage(e){return{
method:"sampling/createMessage",params:e}},listRoots(){return{method:"roots/list"}}});var rl=250;function sl(e,t){return`Multi-round-trip request '${e}' still r\
equired input after ${t} rounds (inputRequired.maxRounds)`}function ol(e,t){return new Promise((r,s)=>{if(t?.aborted){s(t.reason instanceof ie?t.reason:new ie(me.
RequestTimeout,String(t.reason)));return}let o=setTimeout(()=>{t?.removeEventListener("abort",a),r()},e),a=()=>{clearTimeout(o),s(t?.reason instanceof ie?t.reason:
new ie(me.RequestTimeout,String(t?.reason)))};t?.addEventListener("abort",a,{once:true})})}function nl(e){let t=new AbortController,r=()=>t.abort(e?.reason);return e?.
addEventListener("abort",r,{once:true}),e?.aborted&&t.abort(e.reason),{signal:t.signal,abort:s=>t.abort(s),dispose:()=>e?.removeEventListener("abort",r)}}var vd=[
"AnnotationsSchema","AudioContentSchema","BaseMetadataSchema","BlobResourceContentsSchema","BooleanSchemaSchema","CallToolRequestSchema","CallToolRequestParamsS\
chema","CallToolResultSchema","CancelledNotificationSchema","CancelledNotificationParamsSchema","CancelTaskRequestSchema","CancelTaskResultSchema","ClientCapabi\
litiesSchema","ClientNotificationSchema","ClientRequestSchema","ClientResultSchema","CompatibilityCallToolResultSchema","CompleteRequestSchema","CompleteRequest\
ParamsSchema","CompleteResultSchema","ContentBlockSchema","CreateMessageRequestSchema","CreateMessageRequestParamsSchema","CreateMessageResultSchema","CreateMes\
sageResultWithToolsSchema","CreateTaskResultSchema","CursorSchema","DiscoverRequestSchema","DiscoverResultSchema","ElicitationCompleteNotificationSchema","Elici\
tationCompleteNotificationParamsSchema","ElicitRequestSchema","ElicitRequestFormParamsSchema","ElicitRequestParamsSchema","ElicitRequestURLParamsSchema","Elicit\
ResultSchema","EmbeddedResourceSchema","EmptyResultSchema","EnumSchemaSchema","GetPromptRequestSchema","GetPromptRequestParamsSchema","GetPromptResultSchema","G\
etTaskPayloadRequestSchema","GetTaskPayloadResultSchema","GetTaskRequestSchema","GetTaskResultSchema","IconSchema","IconsSchema","ImageContentSchema","Implement\
ationSchema","InitializedNotificationSchema","InitializeRequestSchema","InitializeRequestParamsSchema","InitializeResultSchema","JSONArraySchema","JSONObjectSch\
ema","JSONRPCErrorResponseSchema","JSONRPCMessageSchema","JSONRPCNotificationSchema","JSONRPCRequestSchema","JSONRPCResponseSchema","JSONRPCResultResponseSchema",
"JSONValueSchema","LegacyTitledEnumSchemaSchema","ListPromptsRequestSchema","ListPromptsResultSchema","ListResourcesRequestSchema","ListResourcesResultSchema","\
ListResourceTemplatesRequestSchema","ListResourceTemplatesResultSchema","ListRootsRequestSchema","ListRootsResultSchema","ListTasksRequestSchema","ListTasksResu\
ltSchema","ListToolsRequestSchema","ListToolsResultSchema","LoggingLevelSchema","LoggingMessageNotificationSchema","LoggingMessageNotificationParamsSchema","Mod\
elHintSchema","ModelPreferencesSchema","MultiSelectEnumSchemaSchema","NotificationSchema","NumberSchemaSchema","PaginatedRequestSchema","PaginatedRequestParamsS\
chema","PaginatedResultSchema","PingRequestSchema","PrimitiveSchemaDefinitionSchema","ProgressSchema","ProgressNotificationSchema","ProgressNotificationParamsSc\
hema","ProgressTokenSchema","PromptSchema","PromptArgumentSchema","PromptListChangedNotificationSchema","PromptMessageSchema","PromptReferenceSchema","ReadResou\
rceRequestSchema","ReadResourceRequestParamsSchema","ReadResourceResultSchema","RelatedTaskMetadataSchema","RequestSchema","RequestIdSchema","RequestMetaSchema",
"ResourceSchema","ResourceContentsSchema","ResourceLinkSchema","ResourceListChangedNotificationSchema","ResourceRequestParamsSchema","ResourceTemplateSchema","R\
esourceTemplateReferenceSchema","ResourceUpdatedNotificationSchema","ResourceUpdatedNotificationParamsSchema","ResultMetaObjectSchema","ResultSchema","RoleSchem\
a","RootSchema","RootsListChangedNotificationSchema","SamplingContentSchema","SamplingMessageSchema","SamplingMessageContentBlockSchema","ServerCapabilitiesSche\
ma","ServerNotificationSchema","ServerRequestSchema","ServerResultSchema","SetLevelRequestSchema","SetLevelRequestParamsSchema","SingleSelectEnumSchemaSchema","\
StringSchemaSchema","SubscribeRequestSchema","SubscribeRequestParamsSchema","SubscriptionFilterSchema","SubscriptionsAcknowledgedNotificationSchema","Subscripti\
onsAcknowledgedNotificationParamsSchema","SubscriptionsListenRequestSchema","SubscriptionsListenRequestParamsSchema","SubscriptionsListenResultSchema","Subscrip\
tionsListenResultMetaSchema","TaskAugmentedRequestParamsSchema","TaskCreationParamsSchema","TaskMetadataSchema","TaskSchema","TaskStatusSchema","TaskStatusNotif\
icationSchema","TaskStatusNotificationParamsSchema","TextContentSchema","TextResourceContentsSchema","TitledMultiSelectEnumSchemaSchema","TitledSingleSelectEnum\
SchemaSchema","ToolSchema","ToolAnnotationsSchema","ToolChoiceSchema","ToolExecutionSchema","ToolListChangedNotificationSchema","ToolResultContentSchema","ToolU\
seContentSchema","UnsubscribeRequestSchema","UnsubscribeRequestParamsSchema","UntitledMultiSelectEnumSchemaSchema","UntitledSingleSelectEnumSchemaSchema"],bd={IdJagTokenExchangeResponseSchema:Fa,
OAuthClientInformationFullSchema:Ja,OAuthClientInformationSchema:Vn,OAuthClientMetadataSchema:Dn,OAuthClientRegistrationErrorSchema:Ba,OAuthErrorResponseSchema:xa,
OAuthMetadataSchema:An,OAuthProtectedResourceMetadataSchema:Va,OAuthTokenRevocationRequestSchema:Ka,OAuthTokensSchema:Ha,OpenIdProviderDiscoveryMetadataSchema:Ua,
OpenIdProviderMetadataSchema:Ln},al={},il={};function cl(e,t){let r=e.slice(0,-6);al[r]=t,il[r]=s=>t.safeParse(s).success}for(let e of vd)cl(e,Zu[e]);for(let[e,
t]of Object.entries(bd))cl(e,t);var Rd=Object.freeze(al),zd=Object.freeze(il);function wd(e){switch(e){case"initialize":case"notifications/initialized":return tt(
void 0);case"server/discover":return tt(Ps);default:return}}var ll=6e4,$d=[Ze,rr,Qe,dt],Ed=["inputResponses","requestState"];function Cc(e,t){let r=e.params;if(!Es(
r))return{message:e,lifted:{}};let s=r._meta,o=Es(s)?$d.filter(n=>n in s):[],a=t==="request"?Ed.filter(n=>n in r):[];if(o.length===0&&a.length===0)return{message:e,
lifted:{}};let i={},l={...r};if(o.length>0&&Es(s)){let n={},m={...s};for(let h of o)n[h]=s[h],delete m[h];i.envelope=n,Object.keys(m).length>0?l._meta=m:delete l.
_meta}for(let n of a)n==="inputResponses"&&(i.inputResponses=l[n]),n==="requestState"&&(i.requestState=l[n]),delete l[n];return{message:{...e,params:l},lifted:i}}
function qc(e,t){let r=e.validateResult(t,void 0);if(!(!r.ok&&r.reason==="not-in-era"))return{"~standard":{version:1,vendor:"mcp-wire-codec",validate(s){let o=e.
validateResult(t,s);return o.ok?{value:o.value}:{issues:[{message:o.reason==="invalid"?o.message:`not-in-era: ${t}`}]}}}}}function Cs(e){return()=>e}var Td=Cs(void 0);
function gi(e,t){return{...e,mcpReq:{...e.mcpReq,requestState:Cs(t)}}}var ul;function Si(e,t){ul(e,t)}var yi=class{_transport;_requestMessageId=0;_requestHandlers=new Map;_customSchemaRequestMethods=new Set;_requestHandlerAbortControllers=new Map;_notificationHandlers=new Map;_responseHandlers=new Map;_progressHandlers=new Map;_timeoutInfo=new Map;_pendingDebouncedNotifications=new Set;_negotiatedProtocolVersion;static{
ul=(e,t)=>{e._negotiatedProtocolVersion=t}}_supportedProtocolVersions;onclose;onerror;fallbackRequestHandler;fallbackNotificationHandler;constructor(e){this._options=
e,this._supportedProtocolVersions=e?.supportedProtocolVersions??Xs,this.setNotificationHandler("notifications/cancelled",t=>{this._oncancel(t)}),this.setNotificationHandler(
"notifications/progress",t=>{this._onprogress(t)}),this.setRequestHandler("ping",t=>({}))}_shouldDropInbound(e){}_outboundMetaEnvelope(){}_envelopeOutbound(e){let t=this.
_outboundMetaEnvelope();if(t===void 0)return e;let r=e.params??{};return{...e,params:{...r,_meta:{...t,...r._meta}}}}_resolveNonCompleteResult(e,t){return Promise.
reject(new ie(me.UnsupportedResultType,`Unsupported result type '${e.kind}' for ${t.request.method}`,{resultType:e.kind,method:t.request.method}))}_getRequestHandler(e){
return this._requestHandlers.get(e)}async _oncancel(e){e.params.requestId!==void 0&&this._requestHandlerAbortControllers.get(e.params.requestId)?.abort(e.params.
reason)}_setupTimeout(e,t,r,s,o=false){this._timeoutInfo.set(e,{timeoutId:setTimeout(s,t),startTime:Date.now(),timeout:t,maxTotalTimeout:r,resetTimeoutOnProgress:o,
onTimeout:s})}_resetTimeout(e){let t=this._timeoutInfo.get(e);if(!t)return false;let r=Date.now()-t.startTime;if(t.maxTotalTimeout&&r>=t.maxTotalTimeout)throw this.
_timeoutInfo.delete(e),new ie(me.RequestTimeout,"Maximum total timeout exceeded",{maxTotalTimeout:t.maxTotalTimeout,totalElapsed:r});return clearTimeout(t.timeoutId),
t.timeoutId=setTimeout(t.onTimeout,t.timeout),true}_cleanupTimeout(e){let t=this._timeoutInfo.get(e);t&&(clearTimeout(t.timeoutId),this._timeoutInfo.delete(e))}async connect(e){
this._transport=e;let t=this.transport?.onclose;this._transport.onclose=()=>{try{t?.()}finally{this._onclose()}};let r=this.transport?.onerror;this._transport.onerror=
o=>{r?.(o),this._onerror(o)};let s=this._transport?.onmessage;this._transport.onmessage=(o,a)=>{s?.(o,a),Vt(o)||Ht(o)?this._onresponse(o):Ae(o)?this._onrequest(
o,a):vt(o)?this._onnotification(o,a):this._onerror(new Error(`Unknown message type: ${JSON.stringify(o)}`))},e.setSupportedProtocolVersions?.(this._supportedProtocolVersions),
await this._transport.start()}_onclose(){let e=this._responseHandlers;this._responseHandlers=new Map,this._progressHandlers.clear(),this._pendingDebouncedNotifications.
clear();for(let s of this._timeoutInfo.values())clearTimeout(s.timeoutId);this._timeoutInfo.clear();let t=this._requestHandlerAbortControllers;this._requestHandlerAbortControllers=
new Map;let r=new ie(me.ConnectionClosed,"Connection closed");this._transport=void 0;try{this.onclose?.()}finally{for(let s of e.values())s(r);for(let s of t.values())
s.abort(r)}}_onerror(e){this.onerror?.(e)}_onnotification(e,t){let{message:r}=Cc(e,"notification"),s=this._negotiatedWireCodec();if(t?.classification===void 0&&
this._shouldDropInbound(e)==="drop")return;if(t?.classification!==void 0){let i=zc(t.classification);if(i!==s.era){this._onerror(new Error(`Era mismatch on inbo\
und notification '${r.method}': classified as ${i} but this instance serves ${s.era}`));return}}if(Ya(r.method)&&!s.hasNotificationMethod(r.method))return;let o=this.
_notificationHandlers.get(r.method),a=this.fallbackNotificationHandler;o===void 0&&a===void 0||Promise.resolve().then(()=>o===void 0?a(r):o(r,s)).catch(i=>this.
_onerror(new Error(`Uncaught error in notification handler: ${i}`)))}_onrequest(e,t){let{message:r,lifted:s}=Cc(e,"request"),o=this._negotiatedWireCodec();if(t?.
classification===void 0&&this._shouldDropInbound(e)==="drop"){this._onerror(new Error(`Dropped inbound request '${e.method}': not servable on this connection's \
protocol era`));return}let a=this._transport,i=(E,w,f)=>{let P={jsonrpc:"2.0",id:r.id,error:{code:E,message:w,...f!==void 0&&{data:f}}};a?.send(P).catch(_=>this.
_onerror(new Error(`Failed to send an error response: ${_}`)))};if(t?.classification!==void 0){let E=zc(t.classification);if(E!==o.era){this._onerror(new Error(
`Era mismatch on inbound request '${r.method}': classified as ${E} but this instance serves ${o.era}`));let w=t.classification.revision??E;i(G.UnsupportedProtocolVersion,
`Unsupported protocol version: ${w}`,{supported:this._supportedProtocolVersions,requested:w});return}}if(Wa(r.method)&&!o.hasRequestMethod(r.method)&&!(wc(r.method)&&
this._customSchemaRequestMethods.has(r.method))){i(G.MethodNotFound,"Method not found");return}let l=this._requestHandlers.get(r.method)??this.fallbackRequestHandler;
if(l===void 0){i(G.MethodNotFound,"Method not found");return}let n=o.checkInboundEnvelope(s);if(n!==void 0){i(G.InvalidParams,n);return}let m=(E,w)=>this._notificationViaCodec(
this._resolveOutboundCodec(E.method),E,{...w,relatedRequestId:r.id}),h=(E,w,f)=>this._requestWithSchemaViaCodec(this._resolveOutboundCodec(E.method),E,w,{...f,relatedRequestId:r.
id}),p=new AbortController;this._requestHandlerAbortControllers.set(r.id,p);let b=s.inputResponses===void 0?void 0:Pd(s.inputResponses),$={sessionId:a?.sessionId,
mcpReq:{id:r.id,method:r.method,_meta:r.params?._meta,...s.envelope!==void 0&&{envelope:s.envelope},...b!==void 0&&{inputResponses:b.accepted},...b!==void 0&&b.
droppedKeys.length>0&&{droppedInputResponseKeys:b.droppedKeys},requestState:s.requestState===void 0?Td:Cs(s.requestState),signal:p.signal,send:((E,w,f)=>{let P=this.
_resolveOutboundCodec(E.method);if(this._assertOutboundRequestInEra(P,E.method),gr(w))return h(E,w,f);let _=qc(P,E.method);if(_===void 0)throw new TypeError(`'${E.
method}' is not a spec method; pass a result schema as the second argument to ctx.mcpReq.send().`);return h(E,_,w)}),notify:m},http:t?.authInfo?{authInfo:t.authInfo}:
void 0},R=this.buildContext($,t);Promise.resolve().then(()=>l(r,R)).then(async E=>{if(p.signal.aborted)return;let w;try{w=o.encodeResult(r.method,E,this._outboundServerInfo())}catch(P){
this._onerror(new Error(`Failed to encode result for ${r.method}: ${P}`)),i(G.InternalError,"Internal error");return}let f={result:w,jsonrpc:"2.0",id:r.id};await a?.
send(f)},async E=>{if(p.signal.aborted)return;let w=Number.isSafeInteger(E.code)?E.code:G.InternalError,f={jsonrpc:"2.0",id:r.id,error:{code:o.encodeErrorCode(w),
message:E.message??"Internal error",...E.data!==void 0&&{data:E.data}}};await a?.send(f)}).catch(E=>this._onerror(new Error(`Failed to send response: ${E}`))).finally(
()=>{this._requestHandlerAbortControllers.get(r.id)===p&&this._requestHandlerAbortControllers.delete(r.id)})}_onprogress(e){let{progressToken:t,...r}=e.params,s=Number(
t),o=this._progressHandlers.get(s);if(!o){this._onerror(new Error(`Received a progress notification for an unknown token: ${JSON.stringify(e)}`));return}let a=this.
_responseHandlers.get(s),i=this._timeoutInfo.get(s);if(i&&a&&i.resetTimeoutOnProgress)try{this._resetTimeout(s)}catch(l){this._responseHandlers.delete(s),this._progressHandlers.
delete(s),this._cleanupTimeout(s),a(l);return}o(r)}_onresponse(e){let t=Number(e.id),r=this._responseHandlers.get(t);if(r===void 0){this._onerror(new Error(`Rec\
eived a response for an unknown message ID: ${JSON.stringify(e)}`));return}this._responseHandlers.delete(t),this._cleanupTimeout(t),this._progressHandlers.delete(
t),Vt(e)?r(e):r(re.fromError(e.error.code,e.error.message,e.error.data))}get transport(){return this._transport}async close(){await this._transport?.close()}request(e,t,r){
let s=this._resolveOutboundCodec(e.method);if(gr(t))return wc(e.method)||this._assertOutboundRequestInEra(s,e.method),this._requestWithSchemaViaCodec(s,e,t,r);this.
_assertOutboundRequestInEra(s,e.method);let o=qc(s,e.method);if(o===void 0)throw new TypeError(`'${e.method}' is not a spec method; pass a result schema as the \
second argument to request().`);return this._requestWithSchemaViaCodec(s,e,o,t)}_negotiatedWireCodec(){return tt(this._negotiatedProtocolVersion)}_wireCodec(){return this.
_negotiatedWireCodec()}_resolveOutboundCodec(e){if(this._negotiatedProtocolVersion===void 0){let t=wd(e);if(t)return t}return this._negotiatedWireCodec()}_assertOutboundRequestInEra(e,t){
if(Wa(t)&&!e.hasRequestMethod(t))throw new ie(me.MethodNotSupportedByProtocolVersion,`Method '${t}' is not supported by the negotiated protocol version (wire er\
a ${e.era})`,{method:t,era:e.era})}_requestWithSchema(e,t,r){let s=this._resolveOutboundCodec(e.method);return this._assertOutboundRequestInEra(s,e.method),this.
_requestWithSchemaViaCodec(s,e,t,r)}_requestWithSchemaViaCodec(e,t,r,s){let{relatedRequestId:o,resumptionToken:a,onresumptiontoken:i,headers:l}=s??{},n=Date.now(),
m,h;return new Promise((p,b)=>{let $=z=>{b(z)};if(!this._transport){$(new Error("Not connected"));return}if(this._options?.enforceStrictCapabilities===true)try{
this.assertCapabilityForMethod(t.method)}catch(z){$(z);return}if(s?.signal?.aborted){let z=s.signal.reason;throw z instanceof ie?z:new ie(me.RequestTimeout,String(
z))}let R=e.era===Ps&&this._transport.hasPerRequestStream===true?new AbortController:void 0,E=this._requestMessageId++;h=E;let w={...t,jsonrpc:"2.0",id:E};s?.onprogress&&
(this._progressHandlers.set(E,s.onprogress),w.params={...t.params,_meta:{...t.params?._meta,progressToken:E}});let f=this._envelopeOutbound(w),P=false,_=z=>{P||
(this._progressHandlers.delete(E),R===void 0?t.method!=="initialize"&&this._transport?.send(this._envelopeOutbound({jsonrpc:"2.0",method:"notifications/cancelle\
d",params:{requestId:E,reason:String(z)}}),{relatedRequestId:o,resumptionToken:a,onresumptiontoken:i}).catch(g=>this._onerror(new Error(`Failed to send cancella\
tion: ${g}`))):R.abort(),b(z instanceof ie?z:new ie(me.RequestTimeout,String(z))))};this._responseHandlers.set(E,z=>{if(s?.signal?.aborted)return;if(P=true,z instanceof
Error)return b(z);let g;try{g=e.decodeResult(t.method,z.result)}catch(j){return b(j instanceof Error?j:new Error(String(j)))}if(g.kind==="invalid")return b(g.error);
if(g.kind==="input_required"){if(s?.allowInputRequired===true)return p(Cd(g));let j={codec:e,request:t,resultSchema:r,options:s,flowStartedAt:n,retry:(V,M)=>this.
_requestWithSchemaViaCodec(e,V===void 0?{method:t.method}:{method:t.method,params:V},r,M)};return p(this._resolveNonCompleteResult(g,j))}let v=g.result;Dt(r,v).
then(j=>{j.success?p(j.data):b(new ie(me.InvalidResult,`Invalid result for ${t.method}: ${j.error}`))},b)}),m=()=>_(s?.signal?.reason),s?.signal?.addEventListener(
"abort",m,{once:true});let T=s?.timeout??ll,N=()=>_(new ie(me.RequestTimeout,"Request timed out",{timeout:T}));this._setupTimeout(E,T,s?.maxTotalTimeout,N,s?.resetTimeoutOnProgress??
false),this._transport.send(f,{relatedRequestId:o,resumptionToken:a,onresumptiontoken:i,headers:l,requestSignal:R?.signal}).catch(z=>{this._progressHandlers.delete(
E),b(z)})}).finally(()=>{m&&s?.signal?.removeEventListener("abort",m),h!==void 0&&(this._responseHandlers.delete(h),this._cleanupTimeout(h))})}async notification(e,t){
return await this._notificationViaCodec(this._resolveOutboundCodec(e.method),e,t)}async _notificationViaCodec(e,t,r){if(!this._transport)throw new ie(me.NotConnected,
"Not connected");if(Ya(t.method)&&!e.hasNotificationMethod(t.method))throw new ie(me.MethodNotSupportedByProtocolVersion,`Notification '${t.method}' is not supp\
orted by the negotiated protocol version (wire era ${e.era})`,{method:t.method,era:e.era});this.assertNotificationCapability(t.method);let s=this._envelopeOutbound(
{jsonrpc:"2.0",...t});if((this._options?.debouncedNotificationMethods??[]).includes(t.method)&&!t.params&&r?.relatedRequestId===void 0){if(this._pendingDebouncedNotifications.
has(t.method))return;this._pendingDebouncedNotifications.add(t.method),Promise.resolve().then(()=>{this._pendingDebouncedNotifications.delete(t.method),this._transport&&
this._transport?.send(s,r).catch(o=>this._onerror(o))});return}await this._transport.send(s,r)}setRequestHandler(e,t,r){this.assertRequestHandlerCapability(e);let s;
if(typeof t=="function"){if(!Wa(e))throw new TypeError(`'${e}' is not a spec request method; pass schemas as the second argument to setRequestHandler().`);s=(o,a)=>{
let i=this._negotiatedWireCodec(),l=i.validateRequest(e,o);if(!l.ok&&l.reason==="not-in-era"&&(l=i.validateInputRequest(e,o)),!l.ok)throw l.reason==="not-in-era"?
new re(G.InternalError,`No wire schema for ${e} in the resolved era`):new Error(l.message);return Promise.resolve(t(l.value,a))}}else if(r)s=async(o,a)=>{let i=await Dt(
t.params,{...o.params});if(!i.success)throw new re(G.InvalidParams,`Invalid params for ${e}: ${i.error}`);return r(i.data,a)};else throw new TypeError("setReque\
stHandler: handler is required");typeof t=="function"?this._customSchemaRequestMethods.delete(e):this._customSchemaRequestMethods.add(e),this._requestHandlers.set(
e,this._wrapHandler(e,s))}_wrapHandler(e,t){return t}_outboundServerInfo(){}removeRequestHandler(e){this._requestHandlers.delete(e),this._customSchemaRequestMethods.
delete(e)}assertCanSetRequestHandler(e){if(this._requestHandlers.has(e))throw new Error(`A request handler for ${e} already exists, which would be overridden`)}setNotificationHandler(e,t,r){
if(typeof t=="function"){if(!Ya(e))throw new TypeError(`'${e}' is not a spec notification method; pass schemas as the second argument to setNotificationHandler(\
).`);this._notificationHandlers.set(e,(s,o)=>{let a=o.validateNotification(e,s);if(!a.ok)throw a.reason==="not-in-era"?new re(G.InternalError,`No wire schema fo\
r ${e} in the resolved era`):new Error(a.message);return Promise.resolve(t(a.value))});return}if(!r)throw new TypeError("setNotificationHandler: handler is requ\
ired");this._notificationHandlers.set(e,async s=>{let o=await Dt(t.params,{...s.params});if(!o.success)throw new re(G.InvalidParams,`Invalid params for notifica\
tion ${e}: ${o.error}`);await r(o.data,s)})}removeNotificationHandler(e){this._notificationHandlers.delete(e)}};function Es(e){return e!==null&&typeof e=="objec\
t"&&!Array.isArray(e)}function _i(e,t){let r={...e};for(let s in t){let o=s,a=t[o];if(a===void 0)continue;let i=r[o];r[o]=Es(i)&&Es(a)?{...i,...a}:a}return r}function Ic(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Pd(e){let t={},r=[];if(!Ic(e))return{accepted:t,droppedKeys:r};for(let[s,o]of Object.entries(e)){
if(!Ic(o)||"method"in o||"result"in o){r.push(s);continue}t[s]=o}return{accepted:t,droppedKeys:r}}function Cd(e){return{resultType:"input_required",inputRequests:e.
inputRequests,...e.requestState!==void 0&&{requestState:e.requestState},...e._meta!==void 0&&{_meta:e._meta}}}var qd=x((e=>{var t=/; *([!#$%&'*+.^_`|~0-9A-Za-z-]+) *= *("(?:[\u000b\u0020\u0021\u0023-\u005b\u005d-\u007e\u0080-\u00ff]|\\[\u000b\u0020-\u00ff])*"|[!#$%&'*+.^_`|~0-9A-Za-z-]+) */g,
r=/\\([\u000b\u0020-\u00ff])/g,s=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;e.parse=o;function o(l){if(!l)throw new TypeError("argument string\
 is required");var n=typeof l=="object"?a(l):l;if(typeof n!="string")throw new TypeError("argument string is required to be a string");var m=n.indexOf(";"),h=m!==
-1?n.slice(0,m).trim():n.trim();if(!s.test(h))throw new TypeError("invalid media type");var p=new i(h.toLowerCase());if(m!==-1){var b,$,R;for(t.lastIndex=m;$=t.
exec(n);){if($.index!==m)throw new TypeError("invalid parameter format");m+=$[0].length,b=$[1].toLowerCase(),R=$[2],R.charCodeAt(0)===34&&(R=R.slice(1,-1),R.indexOf(
"\\")!==-1&&(R=R.replace(r,"$1"))),p.parameters[b]=R}if(m!==n.length)throw new TypeError("invalid parameter format")}return p}function a(l){var n;if(typeof l.getHeader==
"function"?n=l.getHeader("content-type"):typeof l.headers=="object"&&(n=l.headers&&l.headers["content-type"]),typeof n!="string")throw new TypeError("content-ty\
pe header is missing from object");return n}function i(l){this.parameters=Object.create(null),this.type=l}})),ip=Ys(qd(),1);var dl=10*1024*1024,vi=class{_buffer;_maxBufferSize;constructor(e){
this._maxBufferSize=e?.maxBufferSize??dl}append(e){if((this._buffer?.length??0)+e.length>this._maxBufferSize)throw this.clear(),new Error(`ReadBuffer exceeded m\
aximum size of ${this._maxBufferSize} bytes`);this._buffer=this._buffer?Buffer.concat([this._buffer,e]):e}readMessage(){for(;this._buffer;){let e=this._buffer.indexOf(
`
`);if(e===-1)return null;let t=this._buffer.toString("utf8",0,e).replace(/\r$/,"");this._buffer=this._buffer.subarray(e+1);try{return ml(t)}catch(r){if(r instanceof
SyntaxError)continue;throw r}}return null}clear(){this._buffer=void 0}};function ml(e){return ss.parse(JSON.parse(e))}function bi(e){return JSON.stringify(e)+`
`}var Id=/^[A-Za-z0-9._-]{1,128}$/;function Od(e){let t=[];if(e.length===0)return{isValid:false,warnings:["Tool name cannot be empty"]};if(e.length>128)return{isValid:false,
warnings:[`Tool name exceeds maximum length of 128 characters (current: ${e.length})`]};if(e.includes(" ")&&t.push("Tool name contains spaces, which may cause p\
arsing issues"),e.includes(",")&&t.push("Tool name contains commas, which may cause parsing issues"),(e.startsWith("-")||e.endsWith("-"))&&t.push("Tool name sta\
rts or ends with a dash, which may cause parsing issues in some contexts"),(e.startsWith(".")||e.endsWith("."))&&t.push("Tool name starts or ends with a dot, wh\
ich may cause parsing issues in some contexts"),!Id.test(e)){let r=[...e].filter(s=>!/[A-Za-z0-9._-]/.test(s)).filter((s,o,a)=>a.indexOf(s)===o);return t.push(`\
Tool name contains invalid characters: ${r.map(s=>`"${s}"`).join(", ")}`,"Allowed characters are: A-Z, a-z, 0-9, underscore (_), dash (-), and dot (.)"),{isValid:false,
warnings:t}}return{isValid:true,warnings:t}}function jd(e,t){if(t.length>0){console.warn(`Tool name validation warning for "${e}":`);for(let r of t)console.warn(
`  - ${r}`);console.warn("Tool registration will proceed, but this may cause compatibility issues."),console.warn("Consider updating the tool name to conform to\
 the MCP tool naming standard."),console.warn("See SEP: Specify Format for Tool Names (https://github.com/modelcontextprotocol/modelcontextprotocol/issues/986) \
for more details.")}}function Ri(e){let t=Od(e);return jd(e,t.warnings),t.isValid}function Nd(e){return typeof e=="object"&&e!==null&&"_zod"in e}function Md(e){
return typeof e=="object"&&e!==null&&!("_zod"in e)&&"_def"in e&&typeof e._def?.typeName=="string"}function kd(e){if(typeof e!="object"||e===null||gr(e))return false;
let t=Object.getPrototypeOf(e);return t!==Object.prototype&&t!==null?false:Object.values(e).every(r=>Nd(r))}function sa(e){if(e!==void 0){if(kd(e))return q(e);if(typeof e==
"object"&&e!==null&&!gr(e)&&Object.values(e).some(t=>Md(t)))throw new TypeError("Raw-shape inputSchema/outputSchema/argsSchema fields must be Zod v4 schemas. Go\
t a Zod v3 field schema. Import from `zod/v4` (or upgrade your zod import), or wrap with `z.object({...})` yourself.");if(!gr(e))throw new TypeError("inputSchem\
a/outputSchema/argsSchema must be a Standard Schema (e.g. z.object({...})) or a raw Zod shape ({ field: z.string() }).");return e}}var na=x((e=>{Object.defineProperty(
e,"__esModule",{value:true}),e.regexpCode=e.getEsmExportName=e.getProperty=e.safeStringify=e.stringify=e.strConcat=e.addCodeArg=e.str=e._=e.nil=e._Code=e.Name=e.
IDENTIFIER=e._CodeOrName=void 0;var t=class{};e._CodeOrName=t,e.IDENTIFIER=/^[a-z$_][a-z$_0-9]*$/i;var r=class extends t{constructor(f){if(super(),!e.IDENTIFIER.
test(f))throw new Error("CodeGen: name must be a valid identifier");this.str=f}toString(){return this.str}emptyStr(){return false}get names(){return{[this.str]:1}}};
e.Name=r;var s=class extends t{constructor(f){super(),this._items=typeof f=="string"?[f]:f}toString(){return this.str}emptyStr(){if(this._items.length>1)return false;
let f=this._items[0];return f===""||f==='""'}get str(){var f;return(f=this._str)!==null&&f!==void 0?f:this._str=this._items.reduce((P,_)=>`${P}${_}`,"")}get names(){
var f;return(f=this._names)!==null&&f!==void 0?f:this._names=this._items.reduce((P,_)=>(_ instanceof r&&(P[_.str]=(P[_.str]||0)+1),P),{})}};e._Code=s,e.nil=new s(
"");function o(f,...P){let _=[f[0]],T=0;for(;T<P.length;)l(_,P[T]),_.push(f[++T]);return new s(_)}e._=o;let a=new s("+");function i(f,...P){let _=[$(f[0])],T=0;
for(;T<P.length;)_.push(a),l(_,P[T]),_.push(a,$(f[++T]));return n(_),new s(_)}e.str=i;function l(f,P){P instanceof s?f.push(...P._items):P instanceof r?f.push(P):
f.push(p(P))}e.addCodeArg=l;function n(f){let P=1;for(;P<f.length-1;){if(f[P]===a){let _=m(f[P-1],f[P+1]);if(_!==void 0){f.splice(P-1,3,_);continue}f[P++]="+"}P++}}
function m(f,P){if(P==='""')return f;if(f==='""')return P;if(typeof f=="string")return P instanceof r||f[f.length-1]!=='"'?void 0:typeof P!="string"?`${f.slice(
0,-1)}${P}"`:P[0]==='"'?f.slice(0,-1)+P.slice(1):void 0;if(typeof P=="string"&&P[0]==='"'&&!(f instanceof r))return`"${f}${P.slice(1)}`}function h(f,P){return P.
emptyStr()?f:f.emptyStr()?P:i`${f}${P}`}e.strConcat=h;function p(f){return typeof f=="number"||typeof f=="boolean"||f===null?f:$(Array.isArray(f)?f.join(","):f)}
function b(f){return new s($(f))}e.stringify=b;function $(f){return JSON.stringify(f).replace(/\u2028/g,"\\u2028").replace(/\u2029/g,"\\u2029")}e.safeStringify=
$;function R(f){return typeof f=="string"&&e.IDENTIFIER.test(f)?new s(`.${f}`):o`[${f}]`}e.getProperty=R;function E(f){if(typeof f=="string"&&e.IDENTIFIER.test(
f))return new s(`${f}`);throw new Error(`CodeGen: invalid export name: ${f}, use explicit $id name mapping`)}e.getEsmExportName=E;function w(f){return new s(f.toString())}
e.regexpCode=w})),hl=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.ValueScope=e.ValueScopeName=e.Scope=e.varKinds=e.UsedValueState=void 0;let t=na();
var r=class extends Error{constructor(n){super(`CodeGen: "code" for ${n} not defined`),this.value=n.value}},s;(function(n){n[n.Started=0]="Started",n[n.Completed=
1]="Completed"})(s||(e.UsedValueState=s={})),e.varKinds={const:new t.Name("const"),let:new t.Name("let"),var:new t.Name("var")};var o=class{constructor({prefixes:n,
parent:m}={}){this._names={},this._prefixes=n,this._parent=m}toName(n){return n instanceof t.Name?n:this.name(n)}name(n){return new t.Name(this._newName(n))}_newName(n){
let m=this._names[n]||this._nameGroup(n);return`${n}${m.index++}`}_nameGroup(n){var m,h;if(!((h=(m=this._parent)===null||m===void 0?void 0:m._prefixes)===null||
h===void 0)&&h.has(n)||this._prefixes&&!this._prefixes.has(n))throw new Error(`CodeGen: prefix "${n}" is not allowed in this scope`);return this._names[n]={prefix:n,
index:0}}};e.Scope=o;var a=class extends t.Name{constructor(n,m){super(m),this.prefix=n}setValue(n,{property:m,itemIndex:h}){this.value=n,this.scopePath=(0,t._)`.${new t.
Name(m)}[${h}]`}};e.ValueScopeName=a;let i=(0,t._)`\n`;var l=class extends o{constructor(n){super(n),this._values={},this._scope=n.scope,this.opts={...n,_n:n.lines?
i:t.nil}}get(){return this._scope}name(n){return new a(n,this._newName(n))}value(n,m){var h;if(m.ref===void 0)throw new Error("CodeGen: ref must be passed in va\
lue");let p=this.toName(n),{prefix:b}=p,$=(h=m.key)!==null&&h!==void 0?h:m.ref,R=this._values[b];if(R){let f=R.get($);if(f)return f}else R=this._values[b]=new Map;
R.set($,p);let E=this._scope[b]||(this._scope[b]=[]),w=E.length;return E[w]=m.ref,p.setValue(m,{property:b,itemIndex:w}),p}getValue(n,m){let h=this._values[n];if(h)
return h.get(m)}scopeRefs(n,m=this._values){return this._reduceValues(m,h=>{if(h.scopePath===void 0)throw new Error(`CodeGen: name "${h}" has no value`);return(0,
t._)`${n}${h.scopePath}`})}scopeCode(n=this._values,m,h){return this._reduceValues(n,p=>{if(p.value===void 0)throw new Error(`CodeGen: name "${p}" has no value`);
return p.value.code},m,h)}_reduceValues(n,m,h={},p){let b=t.nil;for(let $ in n){let R=n[$];if(!R)continue;let E=h[$]=h[$]||new Map;R.forEach(w=>{if(E.has(w))return;
E.set(w,s.Started);let f=m(w);if(f){let P=this.opts.es5?e.varKinds.var:e.varKinds.const;b=(0,t._)`${b}${P} ${w} = ${f};${this.opts._n}`}else if(f=p?.(w))b=(0,t.
_)`${b}${f}${this.opts._n}`;else throw new r(w);E.set(w,s.Completed)})}return b}};e.ValueScope=l})),de=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),
e.or=e.and=e.not=e.CodeGen=e.operators=e.varKinds=e.ValueScopeName=e.ValueScope=e.Scope=e.Name=e.regexpCode=e.stringify=e.getProperty=e.nil=e.strConcat=e.str=e.
_=void 0;let t=na(),r=hl();var s=na();Object.defineProperty(e,"_",{enumerable:true,get:function(){return s._}}),Object.defineProperty(e,"str",{enumerable:true,get:function(){
return s.str}}),Object.defineProperty(e,"strConcat",{enumerable:true,get:function(){return s.strConcat}}),Object.defineProperty(e,"nil",{enumerable:true,get:function(){
return s.nil}}),Object.defineProperty(e,"getProperty",{enumerable:true,get:function(){return s.getProperty}}),Object.defineProperty(e,"stringify",{enumerable:true,
get:function(){return s.stringify}}),Object.defineProperty(e,"regexpCode",{enumerable:true,get:function(){return s.regexpCode}}),Object.defineProperty(e,"Name",
{enumerable:true,get:function(){return s.Name}});var o=hl();Object.defineProperty(e,"Scope",{enumerable:true,get:function(){return o.Scope}}),Object.defineProperty(
e,"ValueScope",{enumerable:true,get:function(){return o.ValueScope}}),Object.defineProperty(e,"ValueScopeName",{enumerable:true,get:function(){return o.ValueScopeName}}),
Object.defineProperty(e,"varKinds",{enumerable:true,get:function(){return o.varKinds}}),e.operators={GT:new t._Code(">"),GTE:new t._Code(">="),LT:new t._Code("<"),
LTE:new t._Code("<="),EQ:new t._Code("==="),NEQ:new t._Code("!=="),NOT:new t._Code("!"),OR:new t._Code("||"),AND:new t._Code("&&"),ADD:new t._Code("+")};var a=class{optimizeNodes(){
return this}optimizeNames(u,d){return this}},i=class extends a{constructor(u,d,y){super(),this.varKind=u,this.name=d,this.rhs=y}render({es5:u,_n:d}){let y=u?r.varKinds.
var:this.varKind,I=this.rhs===void 0?"":` = ${this.rhs}`;return`${y} ${this.name}${I};`+d}optimizeNames(u,d){if(u[this.name.str])return this.rhs&&(this.rhs=Y(this.
rhs,u,d)),this}get names(){return this.rhs instanceof t._CodeOrName?this.rhs.names:{}}},l=class extends a{constructor(u,d,y){super(),this.lhs=u,this.rhs=d,this.
sideEffects=y}render({_n:u}){return`${this.lhs} = ${this.rhs};`+u}optimizeNames(u,d){if(!(this.lhs instanceof t.Name&&!u[this.lhs.str]&&!this.sideEffects))return this.
rhs=Y(this.rhs,u,d),this}get names(){return W(this.lhs instanceof t.Name?{}:{...this.lhs.names},this.rhs)}},n=class extends l{constructor(u,d,y,I){super(u,y,I),
this.op=d}render({_n:u}){return`${this.lhs} ${this.op}= ${this.rhs};`+u}},m=class extends a{constructor(u){super(),this.label=u,this.names={}}render({_n:u}){return`${this.
label}:`+u}},h=class extends a{constructor(u){super(),this.label=u,this.names={}}render({_n:u}){return`break${this.label?` ${this.label}`:""};`+u}},p=class extends a{constructor(u){
super(),this.error=u}render({_n:u}){return`throw ${this.error};`+u}get names(){return this.error.names}},b=class extends a{constructor(u){super(),this.code=u}render({
_n:u}){return`${this.code};`+u}optimizeNodes(){return`${this.code}`?this:void 0}optimizeNames(u,d){return this.code=Y(this.code,u,d),this}get names(){return this.
code instanceof t._CodeOrName?this.code.names:{}}},$=class extends a{constructor(u=[]){super(),this.nodes=u}render(u){return this.nodes.reduce((d,y)=>d+y.render(
u),"")}optimizeNodes(){let{nodes:u}=this,d=u.length;for(;d--;){let y=u[d].optimizeNodes();Array.isArray(y)?u.splice(d,1,...y):y?u[d]=y:u.splice(d,1)}return u.length>
0?this:void 0}optimizeNames(u,d){let{nodes:y}=this,I=y.length;for(;I--;){let H=y[I];H.optimizeNames(u,d)||(le(u,H.names),y.splice(I,1))}return y.length>0?this:void 0}get names(){
return this.nodes.reduce((u,d)=>U(u,d.names),{})}},R=class extends ${render(u){return"{"+u._n+super.render(u)+"}"+u._n}},E=class extends ${},w=class extends R{};
w.kind="else";var f=class oa extends R{constructor(d,y){super(y),this.condition=d}render(d){let y=`if(${this.condition})`+super.render(d);return this.else&&(y+=
"else "+this.else.render(d)),y}optimizeNodes(){super.optimizeNodes();let d=this.condition;if(d===true)return this.nodes;let y=this.else;if(y){let I=y.optimizeNodes();
y=this.else=Array.isArray(I)?new w(I):I}if(y)return d===false?y instanceof oa?y:y.nodes:this.nodes.length?this:new oa(Se(d),y instanceof oa?[y]:y.nodes);if(!(d===
false||!this.nodes.length))return this}optimizeNames(d,y){var I;if(this.else=(I=this.else)===null||I===void 0?void 0:I.optimizeNames(d,y),!!(super.optimizeNames(
d,y)||this.else))return this.condition=Y(this.condition,d,y),this}get names(){let d=super.names;return W(d,this.condition),this.else&&U(d,this.else.names),d}};f.
kind="if";var P=class extends R{};P.kind="for";var _=class extends P{constructor(u){super(),this.iteration=u}render(u){return`for(${this.iteration})`+super.render(
u)}optimizeNames(u,d){if(super.optimizeNames(u,d))return this.iteration=Y(this.iteration,u,d),this}get names(){return U(super.names,this.iteration.names)}},T=class extends P{constructor(u,d,y,I){
super(),this.varKind=u,this.name=d,this.from=y,this.to=I}render(u){let d=u.es5?r.varKinds.var:this.varKind,{name:y,from:I,to:H}=this;return`for(${d} ${y}=${I}; ${y}\
<${H}; ${y}++)`+super.render(u)}get names(){return W(W(super.names,this.from),this.to)}},N=class extends P{constructor(u,d,y,I){super(),this.loop=u,this.varKind=
d,this.name=y,this.iterable=I}render(u){return`for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})`+super.render(u)}optimizeNames(u,d){if(super.optimizeNames(
u,d))return this.iterable=Y(this.iterable,u,d),this}get names(){return U(super.names,this.iterable.names)}},z=class extends R{constructor(u,d,y){super(),this.name=
u,this.args=d,this.async=y}render(u){return`${this.async?"async ":""}function ${this.name}(${this.args})`+super.render(u)}};z.kind="func";var g=class extends ${render(u){
return"return "+super.render(u)}};g.kind="return";var v=class extends R{render(u){let d="try"+super.render(u);return this.catch&&(d+=this.catch.render(u)),this.
finally&&(d+=this.finally.render(u)),d}optimizeNodes(){var u,d;return super.optimizeNodes(),(u=this.catch)===null||u===void 0||u.optimizeNodes(),(d=this.finally)===
null||d===void 0||d.optimizeNodes(),this}optimizeNames(u,d){var y,I;return super.optimizeNames(u,d),(y=this.catch)===null||y===void 0||y.optimizeNames(u,d),(I=this.
finally)===null||I===void 0||I.optimizeNames(u,d),this}get names(){let u=super.names;return this.catch&&U(u,this.catch.names),this.finally&&U(u,this.finally.names),
u}},j=class extends R{constructor(u){super(),this.error=u}render(u){return`catch(${this.error})`+super.render(u)}};j.kind="catch";var V=class extends R{render(u){
return"finally"+super.render(u)}};V.kind="finally";var M=class{constructor(u,d={}){this._values={},this._blockStarts=[],this._constants={},this.opts={...d,_n:d.
lines?`
`:""},this._extScope=u,this._scope=new r.Scope({parent:u}),this._nodes=[new E]}toString(){return this._root.render(this.opts)}name(u){return this._scope.name(u)}scopeName(u){
return this._extScope.name(u)}scopeValue(u,d){let y=this._extScope.value(u,d);return(this._values[y.prefix]||(this._values[y.prefix]=new Set)).add(y),y}getScopeValue(u,d){
return this._extScope.getValue(u,d)}scopeRefs(u){return this._extScope.scopeRefs(u,this._values)}scopeCode(){return this._extScope.scopeCode(this._values)}_def(u,d,y,I){
let H=this._scope.toName(d);return y!==void 0&&I&&(this._constants[H.str]=y),this._leafNode(new i(u,H,y)),H}const(u,d,y){return this._def(r.varKinds.const,u,d,y)}let(u,d,y){
return this._def(r.varKinds.let,u,d,y)}var(u,d,y){return this._def(r.varKinds.var,u,d,y)}assign(u,d,y){return this._leafNode(new l(u,d,y))}add(u,d){return this.
_leafNode(new n(u,e.operators.ADD,d))}code(u){return typeof u=="function"?u():u!==t.nil&&this._leafNode(new b(u)),this}object(...u){let d=["{"];for(let[y,I]of u)
d.length>1&&d.push(","),d.push(y),(y!==I||this.opts.es5)&&(d.push(":"),(0,t.addCodeArg)(d,I));return d.push("}"),new t._Code(d)}if(u,d,y){if(this._blockNode(new f(
u)),d&&y)this.code(d).else().code(y).endIf();else if(d)this.code(d).endIf();else if(y)throw new Error('CodeGen: "else" body without "then" body');return this}elseIf(u){
return this._elseNode(new f(u))}else(){return this._elseNode(new w)}endIf(){return this._endBlockNode(f,w)}_for(u,d){return this._blockNode(u),d&&this.code(d).endFor(),
this}for(u,d){return this._for(new _(u),d)}forRange(u,d,y,I,H=this.opts.es5?r.varKinds.var:r.varKinds.let){let K=this._scope.toName(u);return this._for(new T(H,
K,d,y),()=>I(K))}forOf(u,d,y,I=r.varKinds.const){let H=this._scope.toName(u);if(this.opts.es5){let K=d instanceof t.Name?d:this.var("_arr",d);return this.forRange(
"_i",0,(0,t._)`${K}.length`,B=>{this.var(H,(0,t._)`${K}[${B}]`),y(H)})}return this._for(new N("of",I,H,d),()=>y(H))}forIn(u,d,y,I=this.opts.es5?r.varKinds.var:r.
varKinds.const){if(this.opts.ownProperties)return this.forOf(u,(0,t._)`Object.keys(${d})`,y);let H=this._scope.toName(u);return this._for(new N("in",I,H,d),()=>y(
H))}endFor(){return this._endBlockNode(P)}label(u){return this._leafNode(new m(u))}break(u){return this._leafNode(new h(u))}return(u){let d=new g;if(this._blockNode(
d),this.code(u),d.nodes.length!==1)throw new Error('CodeGen: "return" should have one node');return this._endBlockNode(g)}try(u,d,y){if(!d&&!y)throw new Error('\
CodeGen: "try" without "catch" and "finally"');let I=new v;if(this._blockNode(I),this.code(u),d){let H=this.name("e");this._currNode=I.catch=new j(H),d(H)}return y&&
(this._currNode=I.finally=new V,this.code(y)),this._endBlockNode(j,V)}throw(u){return this._leafNode(new p(u))}block(u,d){return this._blockStarts.push(this._nodes.
length),u&&this.code(u).endBlock(d),this}endBlock(u){let d=this._blockStarts.pop();if(d===void 0)throw new Error("CodeGen: not in self-balancing block");let y=this.
_nodes.length-d;if(y<0||u!==void 0&&y!==u)throw new Error(`CodeGen: wrong number of nodes: ${y} vs ${u} expected`);return this._nodes.length=d,this}func(u,d=t.nil,y,I){
return this._blockNode(new z(u,d,y)),I&&this.code(I).endFunc(),this}endFunc(){return this._endBlockNode(z)}optimize(u=1){for(;u-- >0;)this._root.optimizeNodes(),
this._root.optimizeNames(this._root.names,this._constants)}_leafNode(u){return this._currNode.nodes.push(u),this}_blockNode(u){this._currNode.nodes.push(u),this.
_nodes.push(u)}_endBlockNode(u,d){let y=this._currNode;if(y instanceof u||d&&y instanceof d)return this._nodes.pop(),this;throw new Error(`CodeGen: not in block\
 "${d?`${u.kind}/${d.kind}`:u.kind}"`)}_elseNode(u){let d=this._currNode;if(!(d instanceof f))throw new Error('CodeGen: "else" without "if"');return this._currNode=
d.else=u,this}get _root(){return this._nodes[0]}get _currNode(){let u=this._nodes;return u[u.length-1]}set _currNode(u){let d=this._nodes;d[d.length-1]=u}};e.CodeGen=
M;function U(u,d){for(let y in d)u[y]=(u[y]||0)+(d[y]||0);return u}function W(u,d){return d instanceof t._CodeOrName?U(u,d.names):u}function Y(u,d,y){if(u instanceof
t.Name)return I(u);if(!H(u))return u;return new t._Code(u._items.reduce((K,B)=>(B instanceof t.Name&&(B=I(B)),B instanceof t._Code?K.push(...B._items):K.push(B),
K),[]));function I(K){let B=y[K.str];return B===void 0||d[K.str]!==1?K:(delete d[K.str],B)}function H(K){return K instanceof t._Code&&K._items.some(B=>B instanceof
t.Name&&d[B.str]===1&&y[B.str]!==void 0)}}function le(u,d){for(let y in d)u[y]=(u[y]||0)-(d[y]||0)}function Se(u){return typeof u=="boolean"||typeof u=="number"||
u===null?!u:(0,t._)`!${S(u)}`}e.not=Se;let ge=L(e.operators.AND);function ve(...u){return u.reduce(ge)}e.and=ve;let he=L(e.operators.OR);function O(...u){return u.
reduce(he)}e.or=O;function L(u){return(d,y)=>d===t.nil?y:y===t.nil?d:(0,t._)`${S(d)} ${u} ${S(y)}`}function S(u){return u instanceof t.Name?u:(0,t._)`(${u})`}})),
fe=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.checkStrictMode=e.getErrorPath=e.Type=e.useFunc=e.setEvaluated=e.evaluatedPropsToName=e.mergeEvaluated=
e.eachItem=e.unescapeJsonPointer=e.escapeJsonPointer=e.escapeFragment=e.unescapeFragment=e.schemaRefOrVal=e.schemaHasRulesButRef=e.schemaHasRules=e.checkUnknownRules=
e.alwaysValidSchema=e.toHash=void 0;let t=de(),r=na();function s(z){let g={};for(let v of z)g[v]=true;return g}e.toHash=s;function o(z,g){return typeof g=="bool\
ean"?g:Object.keys(g).length===0?true:(a(z,g),!i(g,z.self.RULES.all))}e.alwaysValidSchema=o;function a(z,g=z.schema){let{opts:v,self:j}=z;if(!v.strictSchema||typeof g==
"boolean")return;let V=j.RULES.keywords;for(let M in g)V[M]||N(z,`unknown keyword: "${M}"`)}e.checkUnknownRules=a;function i(z,g){if(typeof z=="boolean")return!z;
for(let v in z)if(g[v])return true;return false}e.schemaHasRules=i;function l(z,g){if(typeof z=="boolean")return!z;for(let v in z)if(v!=="$ref"&&g.all[v])return true;
return false}e.schemaHasRulesButRef=l;function n({topSchemaRef:z,schemaPath:g},v,j,V){if(!V){if(typeof v=="number"||typeof v=="boolean")return v;if(typeof v=="s\
tring")return(0,t._)`${v}`}return(0,t._)`${z}${g}${(0,t.getProperty)(j)}`}e.schemaRefOrVal=n;function m(z){return b(decodeURIComponent(z))}e.unescapeFragment=m;
function h(z){return encodeURIComponent(p(z))}e.escapeFragment=h;function p(z){return typeof z=="number"?`${z}`:z.replace(/~/g,"~0").replace(/\//g,"~1")}e.escapeJsonPointer=
p;function b(z){return z.replace(/~1/g,"/").replace(/~0/g,"~")}e.unescapeJsonPointer=b;function $(z,g){if(Array.isArray(z))for(let v of z)g(v);else g(z)}e.eachItem=
$;function R({mergeNames:z,mergeToName:g,mergeValues:v,resultToName:j}){return(V,M,U,W)=>{let Y=U===void 0?M:U instanceof t.Name?(M instanceof t.Name?z(V,M,U):g(
V,M,U),U):M instanceof t.Name?(g(V,U,M),M):v(M,U);return W===t.Name&&!(Y instanceof t.Name)?j(V,Y):Y}}e.mergeEvaluated={props:R({mergeNames:(z,g,v)=>z.if((0,t._)`${v} !== true && ${g} !== undefined`,
()=>{z.if((0,t._)`${g} === true`,()=>z.assign(v,true),()=>z.assign(v,(0,t._)`${v} || {}`).code((0,t._)`Object.assign(${v}, ${g})`))}),mergeToName:(z,g,v)=>z.if(
(0,t._)`${v} !== true`,()=>{g===true?z.assign(v,true):(z.assign(v,(0,t._)`${v} || {}`),w(z,v,g))}),mergeValues:(z,g)=>z===true?true:{...z,...g},resultToName:E}),
items:R({mergeNames:(z,g,v)=>z.if((0,t._)`${v} !== true && ${g} !== undefined`,()=>z.assign(v,(0,t._)`${g} === true ? true : ${v} > ${g} ? ${v} : ${g}`)),mergeToName:(z,g,v)=>z.
if((0,t._)`${v} !== true`,()=>z.assign(v,g===true?true:(0,t._)`${v} > ${g} ? ${v} : ${g}`)),mergeValues:(z,g)=>z===true?true:Math.max(z,g),resultToName:(z,g)=>z.
var("items",g)})};function E(z,g){if(g===true)return z.var("props",true);let v=z.var("props",(0,t._)`{}`);return g!==void 0&&w(z,v,g),v}e.evaluatedPropsToName=E;
function w(z,g,v){Object.keys(v).forEach(j=>z.assign((0,t._)`${g}${(0,t.getProperty)(j)}`,true))}e.setEvaluated=w;let f={};function P(z,g){return z.scopeValue("\
func",{ref:g,code:f[g.code]||(f[g.code]=new r._Code(g.code))})}e.useFunc=P;var _;(function(z){z[z.Num=0]="Num",z[z.Str=1]="Str"})(_||(e.Type=_={}));function T(z,g,v){
if(z instanceof t.Name){let j=g===_.Num;return v?j?(0,t._)`"[" + ${z} + "]"`:(0,t._)`"['" + ${z} + "']"`:j?(0,t._)`"/" + ${z}`:(0,t._)`"/" + ${z}.replace(/~/g, "~0").replace(/\\//g, "~1")`}
return v?(0,t.getProperty)(z).toString():"/"+p(z)}e.getErrorPath=T;function N(z,g,v=z.opts.strictSchema){if(v){if(g=`strict mode: ${g}`,v===true)throw new Error(
g);z.self.logger.warn(g)}}e.checkStrictMode=N})),xe=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=de(),r={data:new t.Name("data"),valCxt:new t.
Name("valCxt"),instancePath:new t.Name("instancePath"),parentData:new t.Name("parentData"),parentDataProperty:new t.Name("parentDataProperty"),rootData:new t.Name(
"rootData"),dynamicAnchors:new t.Name("dynamicAnchors"),vErrors:new t.Name("vErrors"),errors:new t.Name("errors"),this:new t.Name("this"),self:new t.Name("self"),
scope:new t.Name("scope"),json:new t.Name("json"),jsonPos:new t.Name("jsonPos"),jsonLen:new t.Name("jsonLen"),jsonPart:new t.Name("jsonPart")};e.default=r})),ia=x(
(e=>{Object.defineProperty(e,"__esModule",{value:true}),e.extendErrors=e.resetErrorsCount=e.reportExtraError=e.reportError=e.keyword$DataError=e.keywordError=void 0;
let t=de(),r=fe(),s=xe();e.keywordError={message:({keyword:w})=>(0,t.str)`must pass "${w}" keyword validation`},e.keyword$DataError={message:({keyword:w,schemaType:f})=>f?
(0,t.str)`"${w}" keyword must be ${f} ($data)`:(0,t.str)`"${w}" keyword is invalid ($data)`};function o(w,f=e.keywordError,P,_){let{it:T}=w,{gen:N,compositeRule:z,
allErrors:g}=T,v=p(w,f,P);_??(z||g)?n(N,v):m(T,(0,t._)`[${v}]`)}e.reportError=o;function a(w,f=e.keywordError,P){let{it:_}=w,{gen:T,compositeRule:N,allErrors:z}=_;
n(T,p(w,f,P)),N||z||m(_,s.default.vErrors)}e.reportExtraError=a;function i(w,f){w.assign(s.default.errors,f),w.if((0,t._)`${s.default.vErrors} !== null`,()=>w.if(
f,()=>w.assign((0,t._)`${s.default.vErrors}.length`,f),()=>w.assign(s.default.vErrors,null)))}e.resetErrorsCount=i;function l({gen:w,keyword:f,schemaValue:P,data:_,
errsCount:T,it:N}){if(T===void 0)throw new Error("ajv implementation error");let z=w.name("err");w.forRange("i",T,s.default.errors,g=>{w.const(z,(0,t._)`${s.default.
vErrors}[${g}]`),w.if((0,t._)`${z}.instancePath === undefined`,()=>w.assign((0,t._)`${z}.instancePath`,(0,t.strConcat)(s.default.instancePath,N.errorPath))),w.assign(
(0,t._)`${z}.schemaPath`,(0,t.str)`${N.errSchemaPath}/${f}`),N.opts.verbose&&(w.assign((0,t._)`${z}.schema`,P),w.assign((0,t._)`${z}.data`,_))})}e.extendErrors=
l;function n(w,f){let P=w.const("err",f);w.if((0,t._)`${s.default.vErrors} === null`,()=>w.assign(s.default.vErrors,(0,t._)`[${P}]`),(0,t._)`${s.default.vErrors}.push(${P})`),
w.code((0,t._)`${s.default.errors}++`)}function m(w,f){let{gen:P,validateName:_,schemaEnv:T}=w;T.$async?P.throw((0,t._)`new ${w.ValidationError}(${f})`):(P.assign(
(0,t._)`${_}.errors`,f),P.return(false))}let h={keyword:new t.Name("keyword"),schemaPath:new t.Name("schemaPath"),params:new t.Name("params"),propertyName:new t.
Name("propertyName"),message:new t.Name("message"),schema:new t.Name("schema"),parentSchema:new t.Name("parentSchema")};function p(w,f,P){let{createErrors:_}=w.
it;return _===false?(0,t._)`{}`:b(w,f,P)}function b(w,f,P={}){let{gen:_,it:T}=w,N=[$(T,P),R(w,P)];return E(w,f,N),_.object(...N)}function $({errorPath:w},{instancePath:f}){
let P=f?(0,t.str)`${w}${(0,r.getErrorPath)(f,r.Type.Str)}`:w;return[s.default.instancePath,(0,t.strConcat)(s.default.instancePath,P)]}function R({keyword:w,it:{
errSchemaPath:f}},{schemaPath:P,parentSchema:_}){let T=_?f:(0,t.str)`${f}/${w}`;return P&&(T=(0,t.str)`${T}${(0,r.getErrorPath)(P,r.Type.Str)}`),[h.schemaPath,T]}
function E(w,{params:f,message:P},_){let{keyword:T,data:N,schemaValue:z,it:g}=w,{opts:v,propertyName:j,topSchemaRef:V,schemaPath:M}=g;_.push([h.keyword,T],[h.params,
typeof f=="function"?f(w):f||(0,t._)`{}`]),v.messages&&_.push([h.message,typeof P=="function"?P(w):P]),v.verbose&&_.push([h.schema,z],[h.parentSchema,(0,t._)`${V}${M}`],
[s.default.data,N]),j&&_.push([h.propertyName,j])}})),Ad=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.boolOrEmptySchema=e.topBoolOrEmptySchema=void 0;
let t=ia(),r=de(),s=xe(),o={message:"boolean schema is false"};function a(n){let{gen:m,schema:h,validateName:p}=n;h===false?l(n,false):typeof h=="object"&&h.$async===
true?m.return(s.default.data):(m.assign((0,r._)`${p}.errors`,null),m.return(true))}e.topBoolOrEmptySchema=a;function i(n,m){let{gen:h,schema:p}=n;p===false?(h.var(
m,false),l(n)):h.var(m,true)}e.boolOrEmptySchema=i;function l(n,m){let{gen:h,data:p}=n,b={gen:h,keyword:"false schema",data:p,schema:false,schemaCode:false,schemaValue:false,
params:{},it:n};(0,t.reportError)(b,o,void 0,m)}})),pl=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.getRules=e.isJSONType=void 0;let t=new Set(["\
string","number","integer","boolean","null","object","array"]);function r(o){return typeof o=="string"&&t.has(o)}e.isJSONType=r;function s(){let o={number:{type:"\
number",rules:[]},string:{type:"string",rules:[]},array:{type:"array",rules:[]},object:{type:"object",rules:[]}};return{types:{...o,integer:true,boolean:true,null:true},
rules:[{rules:[]},o.number,o.string,o.array,o.object],post:{rules:[]},all:{},keywords:{}}}e.getRules=s})),fl=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),
e.shouldUseRule=e.shouldUseGroup=e.schemaHasRulesForType=void 0;function t({schema:o,self:a},i){let l=a.RULES.types[i];return l&&l!==true&&r(o,l)}e.schemaHasRulesForType=
t;function r(o,a){return a.rules.some(i=>s(o,i))}e.shouldUseGroup=r;function s(o,a){var i;return o[a.keyword]!==void 0||((i=a.definition.implements)===null||i===
void 0?void 0:i.some(l=>o[l]!==void 0))}e.shouldUseRule=s})),aa=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.reportTypeError=e.checkDataTypes=e.checkDataType=
e.coerceAndCheckDataType=e.getJSONTypes=e.getSchemaTypes=e.DataType=void 0;let t=pl(),r=fl(),s=ia(),o=de(),a=fe();var i;(function(_){_[_.Correct=0]="Correct",_[_.
Wrong=1]="Wrong"})(i||(e.DataType=i={}));function l(_){let T=n(_.type);if(T.includes("null")){if(_.nullable===false)throw new Error("type: null contradicts null\
able: false")}else{if(!T.length&&_.nullable!==void 0)throw new Error('"nullable" cannot be used without "type"');_.nullable===true&&T.push("null")}return T}e.getSchemaTypes=
l;function n(_){let T=Array.isArray(_)?_:_?[_]:[];if(T.every(t.isJSONType))return T;throw new Error("type must be JSONType or JSONType[]: "+T.join(","))}e.getJSONTypes=
n;function m(_,T){let{gen:N,data:z,opts:g}=_,v=p(T,g.coerceTypes),j=T.length>0&&!(v.length===0&&T.length===1&&(0,r.schemaHasRulesForType)(_,T[0]));if(j){let V=E(
T,z,g.strictNumbers,i.Wrong);N.if(V,()=>{v.length?b(_,T,v):f(_)})}return j}e.coerceAndCheckDataType=m;let h=new Set(["string","number","integer","boolean","null"]);
function p(_,T){return T?_.filter(N=>h.has(N)||T==="array"&&N==="array"):[]}function b(_,T,N){let{gen:z,data:g,opts:v}=_,j=z.let("dataType",(0,o._)`typeof ${g}`),
V=z.let("coerced",(0,o._)`undefined`);v.coerceTypes==="array"&&z.if((0,o._)`${j} == 'object' && Array.isArray(${g}) && ${g}.length == 1`,()=>z.assign(g,(0,o._)`${g}[0]`).
assign(j,(0,o._)`typeof ${g}`).if(E(T,g,v.strictNumbers),()=>z.assign(V,g))),z.if((0,o._)`${V} !== undefined`);for(let U of N)(h.has(U)||U==="array"&&v.coerceTypes===
"array")&&M(U);z.else(),f(_),z.endIf(),z.if((0,o._)`${V} !== undefined`,()=>{z.assign(g,V),$(_,V)});function M(U){switch(U){case"string":z.elseIf((0,o._)`${j} == "number" || ${j} == "boolean"`).
assign(V,(0,o._)`"" + ${g}`).elseIf((0,o._)`${g} === null`).assign(V,(0,o._)`""`);return;case"number":z.elseIf((0,o._)`${j} == "boolean" || ${g} === null
              || (${j} == "string" && ${g} && ${g} == +${g})`).assign(V,(0,o._)`+${g}`);return;case"integer":z.elseIf((0,o._)`${j} === "boolean" || ${g} === null
              || (${j} === "string" && ${g} && ${g} == +${g} && !(${g} % 1))`).assign(V,(0,o._)`+${g}`);return;case"boolean":z.elseIf((0,o._)`${g} === "false" || ${g} === 0 || ${g} === null`).
assign(V,false).elseIf((0,o._)`${g} === "true" || ${g} === 1`).assign(V,true);return;case"null":z.elseIf((0,o._)`${g} === "" || ${g} === 0 || ${g} === false`),z.
assign(V,null);return;case"array":z.elseIf((0,o._)`${j} === "string" || ${j} === "number"
              || ${j} === "boolean" || ${g} === null`).assign(V,(0,o._)`[${g}]`)}}}function $({gen:_,parentData:T,parentDataProperty:N},z){_.if((0,o._)`${T} !== undefined`,
()=>_.assign((0,o._)`${T}[${N}]`,z))}function R(_,T,N,z=i.Correct){let g=z===i.Correct?o.operators.EQ:o.operators.NEQ,v;switch(_){case"null":return(0,o._)`${T} ${g} null`;case"\
array":v=(0,o._)`Array.isArray(${T})`;break;case"object":v=(0,o._)`${T} && typeof ${T} == "object" && !Array.isArray(${T})`;break;case"integer":v=j((0,o._)`!(${T} % 1) && !isNaN(${T})`);
break;case"number":v=j();break;default:return(0,o._)`typeof ${T} ${g} ${_}`}return z===i.Correct?v:(0,o.not)(v);function j(V=o.nil){return(0,o.and)((0,o._)`typeof ${T} == "number"`,
V,N?(0,o._)`isFinite(${T})`:o.nil)}}e.checkDataType=R;function E(_,T,N,z){if(_.length===1)return R(_[0],T,N,z);let g,v=(0,a.toHash)(_);if(v.array&&v.object){let j=(0,
o._)`typeof ${T} != "object"`;g=v.null?j:(0,o._)`!${T} || ${j}`,delete v.null,delete v.array,delete v.object}else g=o.nil;v.number&&delete v.integer;for(let j in v)
g=(0,o.and)(g,R(j,T,N,z));return g}e.checkDataTypes=E;let w={message:({schema:_})=>`must be ${_}`,params:({schema:_,schemaValue:T})=>typeof _=="string"?(0,o._)`{type: ${_}}`:
(0,o._)`{type: ${T}}`};function f(_){let T=P(_);(0,s.reportError)(T,w)}e.reportTypeError=f;function P(_){let{gen:T,data:N,schema:z}=_,g=(0,a.schemaRefOrVal)(_,z,
"type");return{gen:T,keyword:"type",data:N,schema:z.type,schemaCode:g,schemaValue:g,parentSchema:z,params:{},it:_}}})),Ld=x((e=>{Object.defineProperty(e,"__esMo\
dule",{value:true}),e.assignDefaults=void 0;let t=de(),r=fe();function s(a,i){let{properties:l,items:n}=a.schema;if(i==="object"&&l)for(let m in l)o(a,m,l[m].default);else
i==="array"&&Array.isArray(n)&&n.forEach((m,h)=>o(a,h,m.default))}e.assignDefaults=s;function o(a,i,l){let{gen:n,compositeRule:m,data:h,opts:p}=a;if(l===void 0)
return;let b=(0,t._)`${h}${(0,t.getProperty)(i)}`;if(m){(0,r.checkStrictMode)(a,`default is ignored for: ${b}`);return}let $=(0,t._)`${b} === undefined`;p.useDefaults===
"empty"&&($=(0,t._)`${$} || ${b} === null || ${b} === ""`),n.if($,(0,t._)`${b} = ${(0,t.stringify)(l)}`)}})),Je=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),
e.validateUnion=e.validateArray=e.usePattern=e.callValidateCode=e.schemaProperties=e.allSchemaProperties=e.noPropertyInData=e.propertyInData=e.isOwnProperty=e.hasPropFunc=
e.reportMissingProp=e.checkMissingProp=e.checkReportMissingProp=void 0;let t=de(),r=fe(),s=xe(),o=fe();function a(_,T){let{gen:N,data:z,it:g}=_;N.if(p(N,z,T,g.opts.
ownProperties),()=>{_.setParams({missingProperty:(0,t._)`${T}`},true),_.error()})}e.checkReportMissingProp=a;function i({gen:_,data:T,it:{opts:N}},z,g){return(0,
t.or)(...z.map(v=>(0,t.and)(p(_,T,v,N.ownProperties),(0,t._)`${g} = ${v}`)))}e.checkMissingProp=i;function l(_,T){_.setParams({missingProperty:T},true),_.error()}
e.reportMissingProp=l;function n(_){return _.scopeValue("func",{ref:Object.prototype.hasOwnProperty,code:(0,t._)`Object.prototype.hasOwnProperty`})}e.hasPropFunc=
n;function m(_,T,N){return(0,t._)`${n(_)}.call(${T}, ${N})`}e.isOwnProperty=m;function h(_,T,N,z){let g=(0,t._)`${T}${(0,t.getProperty)(N)} !== undefined`;return z?
(0,t._)`${g} && ${m(_,T,N)}`:g}e.propertyInData=h;function p(_,T,N,z){let g=(0,t._)`${T}${(0,t.getProperty)(N)} === undefined`;return z?(0,t.or)(g,(0,t.not)(m(_,
T,N))):g}e.noPropertyInData=p;function b(_){return _?Object.keys(_).filter(T=>T!=="__proto__"):[]}e.allSchemaProperties=b;function $(_,T){return b(T).filter(N=>!(0,
r.alwaysValidSchema)(_,T[N]))}e.schemaProperties=$;function R({schemaCode:_,data:T,it:{gen:N,topSchemaRef:z,schemaPath:g,errorPath:v},it:j},V,M,U){let W=U?(0,t.
_)`${_}, ${T}, ${z}${g}`:T,Y=[[s.default.instancePath,(0,t.strConcat)(s.default.instancePath,v)],[s.default.parentData,j.parentData],[s.default.parentDataProperty,
j.parentDataProperty],[s.default.rootData,s.default.rootData]];j.opts.dynamicRef&&Y.push([s.default.dynamicAnchors,s.default.dynamicAnchors]);let le=(0,t._)`${W}, ${N.
object(...Y)}`;return M!==t.nil?(0,t._)`${V}.call(${M}, ${le})`:(0,t._)`${V}(${le})`}e.callValidateCode=R;let E=(0,t._)`new RegExp`;function w({gen:_,it:{opts:T}},N){
let z=T.unicodeRegExp?"u":"",{regExp:g}=T.code,v=g(N,z);return _.scopeValue("pattern",{key:v.toString(),ref:v,code:(0,t._)`${g.code==="new RegExp"?E:(0,o.useFunc)(
_,g)}(${N}, ${z})`})}e.usePattern=w;function f(_){let{gen:T,data:N,keyword:z,it:g}=_,v=T.name("valid");if(g.allErrors){let V=T.let("valid",true);return j(()=>T.
assign(V,false)),V}return T.var(v,true),j(()=>T.break()),v;function j(V){let M=T.const("len",(0,t._)`${N}.length`);T.forRange("i",0,M,U=>{_.subschema({keyword:z,
dataProp:U,dataPropType:r.Type.Num},v),T.if((0,t.not)(v),V)})}}e.validateArray=f;function P(_){let{gen:T,schema:N,keyword:z,it:g}=_;if(!Array.isArray(N))throw new Error(
"ajv implementation error");if(N.some(V=>(0,r.alwaysValidSchema)(g,V))&&!g.opts.unevaluated)return;let v=T.let("valid",false),j=T.name("_valid");T.block(()=>N.forEach(
(V,M)=>{let U=_.subschema({keyword:z,schemaProp:M,compositeRule:true},j);T.assign(v,(0,t._)`${v} || ${j}`),_.mergeValidEvaluated(U,j)||T.if((0,t.not)(v))})),_.result(
v,()=>_.reset(),()=>_.error(true))}e.validateUnion=P})),Dd=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.validateKeywordUsage=e.validSchemaType=e.
funcKeywordCode=e.macroKeywordCode=void 0;let t=de(),r=xe(),s=Je(),o=ia();function a($,R){let{gen:E,keyword:w,schema:f,parentSchema:P,it:_}=$,T=R.macro.call(_.self,
f,P,_),N=h(E,w,T);_.opts.validateSchema!==false&&_.self.validateSchema(T,true);let z=E.name("valid");$.subschema({schema:T,schemaPath:t.nil,errSchemaPath:`${_.errSchemaPath}\
/${w}`,topSchemaRef:N,compositeRule:true},z),$.pass(z,()=>$.error(true))}e.macroKeywordCode=a;function i($,R){var E;let{gen:w,keyword:f,schema:P,parentSchema:_,
$data:T,it:N}=$;m(N,R);let z=h(w,f,!T&&R.compile?R.compile.call(N.self,P,_,N):R.validate),g=w.let("valid");$.block$data(g,v),$.ok((E=R.valid)!==null&&E!==void 0?
E:g);function v(){if(R.errors===false)M(),R.modifying&&l($),U(()=>$.error());else{let W=R.async?j():V();R.modifying&&l($),U(()=>n($,W))}}function j(){let W=w.let(
"ruleErrs",null);return w.try(()=>M((0,t._)`await `),Y=>w.assign(g,false).if((0,t._)`${Y} instanceof ${N.ValidationError}`,()=>w.assign(W,(0,t._)`${Y}.errors`),
()=>w.throw(Y))),W}function V(){let W=(0,t._)`${z}.errors`;return w.assign(W,null),M(t.nil),W}function M(W=R.async?(0,t._)`await `:t.nil){let Y=N.opts.passContext?
r.default.this:r.default.self,le=!("compile"in R&&!T||R.schema===false);w.assign(g,(0,t._)`${W}${(0,s.callValidateCode)($,z,Y,le)}`,R.modifying)}function U(W){var Y;
w.if((0,t.not)((Y=R.valid)!==null&&Y!==void 0?Y:g),W)}}e.funcKeywordCode=i;function l($){let{gen:R,data:E,it:w}=$;R.if(w.parentData,()=>R.assign(E,(0,t._)`${w.parentData}[${w.
parentDataProperty}]`))}function n($,R){let{gen:E}=$;E.if((0,t._)`Array.isArray(${R})`,()=>{E.assign(r.default.vErrors,(0,t._)`${r.default.vErrors} === null ? ${R} : ${r.
default.vErrors}.concat(${R})`).assign(r.default.errors,(0,t._)`${r.default.vErrors}.length`),(0,o.extendErrors)($)},()=>$.error())}function m({schemaEnv:$},R){
if(R.async&&!$.$async)throw new Error("async keyword in sync schema")}function h($,R,E){if(E===void 0)throw new Error(`keyword "${R}" failed to compile`);return $.
scopeValue("keyword",typeof E=="function"?{ref:E}:{ref:E,code:(0,t.stringify)(E)})}function p($,R,E=false){return!R.length||R.some(w=>w==="array"?Array.isArray(
$):w==="object"?$&&typeof $=="object"&&!Array.isArray($):typeof $==w||E&&typeof $>"u")}e.validSchemaType=p;function b({schema:$,opts:R,self:E,errSchemaPath:w},f,P){
if(Array.isArray(f.keyword)?!f.keyword.includes(P):f.keyword!==P)throw new Error("ajv implementation error");let _=f.dependencies;if(_?.some(T=>!Object.prototype.
hasOwnProperty.call($,T)))throw new Error(`parent schema must have dependencies of ${P}: ${_.join(",")}`);if(f.validateSchema&&!f.validateSchema($[P])){let T=`k\
eyword "${P}" value is invalid at path "${w}": `+E.errorsText(f.validateSchema.errors);if(R.validateSchema==="log")E.logger.error(T);else throw new Error(T)}}e.
validateKeywordUsage=b})),Vd=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.extendSubschemaMode=e.extendSubschemaData=e.getSubschema=void 0;let t=de(),
r=fe();function s(i,{keyword:l,schemaProp:n,schema:m,schemaPath:h,errSchemaPath:p,topSchemaRef:b}){if(l!==void 0&&m!==void 0)throw new Error('both "keyword" and\
 "schema" passed, only one allowed');if(l!==void 0){let $=i.schema[l];return n===void 0?{schema:$,schemaPath:(0,t._)`${i.schemaPath}${(0,t.getProperty)(l)}`,errSchemaPath:`${i.
errSchemaPath}/${l}`}:{schema:$[n],schemaPath:(0,t._)`${i.schemaPath}${(0,t.getProperty)(l)}${(0,t.getProperty)(n)}`,errSchemaPath:`${i.errSchemaPath}/${l}/${(0,
r.escapeFragment)(n)}`}}if(m!==void 0){if(h===void 0||p===void 0||b===void 0)throw new Error('"schemaPath", "errSchemaPath" and "topSchemaRef" are required with\
 "schema"');return{schema:m,schemaPath:h,topSchemaRef:b,errSchemaPath:p}}throw new Error('either "keyword" or "schema" must be passed')}e.getSubschema=s;function o(i,l,{
dataProp:n,dataPropType:m,data:h,dataTypes:p,propertyName:b}){if(h!==void 0&&n!==void 0)throw new Error('both "data" and "dataProp" passed, only one allowed');let{
gen:$}=l;if(n!==void 0){let{errorPath:E,dataPathArr:w,opts:f}=l;R($.let("data",(0,t._)`${l.data}${(0,t.getProperty)(n)}`,true)),i.errorPath=(0,t.str)`${E}${(0,r.
getErrorPath)(n,m,f.jsPropertySyntax)}`,i.parentDataProperty=(0,t._)`${n}`,i.dataPathArr=[...w,i.parentDataProperty]}h!==void 0&&(R(h instanceof t.Name?h:$.let(
"data",h,true)),b!==void 0&&(i.propertyName=b)),p&&(i.dataTypes=p);function R(E){i.data=E,i.dataLevel=l.dataLevel+1,i.dataTypes=[],l.definedProperties=new Set,i.
parentData=l.data,i.dataNames=[...l.dataNames,E]}}e.extendSubschemaData=o;function a(i,{jtdDiscriminator:l,jtdMetadata:n,compositeRule:m,createErrors:h,allErrors:p}){
m!==void 0&&(i.compositeRule=m),h!==void 0&&(i.createErrors=h),p!==void 0&&(i.allErrors=p),i.jtdDiscriminator=l,i.jtdMetadata=n}e.extendSubschemaMode=a})),gl=x(
((e,t)=>{t.exports=function r(s,o){if(s===o)return true;if(s&&o&&typeof s=="object"&&typeof o=="object"){if(s.constructor!==o.constructor)return false;var a,i,l;
if(Array.isArray(s)){if(a=s.length,a!=o.length)return false;for(i=a;i--!==0;)if(!r(s[i],o[i]))return false;return true}if(s.constructor===RegExp)return s.source===
o.source&&s.flags===o.flags;if(s.valueOf!==Object.prototype.valueOf)return s.valueOf()===o.valueOf();if(s.toString!==Object.prototype.toString)return s.toString()===
o.toString();if(l=Object.keys(s),a=l.length,a!==Object.keys(o).length)return false;for(i=a;i--!==0;)if(!Object.prototype.hasOwnProperty.call(o,l[i]))return false;
for(i=a;i--!==0;){var n=l[i];if(!r(s[n],o[n]))return false}return true}return s!==s&&o!==o}})),Ud=x(((e,t)=>{var r=t.exports=function(a,i,l){typeof i=="function"&&
(l=i,i={}),l=i.cb||l;var n=typeof l=="function"?l:l.pre||function(){},m=l.post||function(){};s(i,n,m,a,"",a)};r.keywords={additionalItems:true,items:true,contains:true,
additionalProperties:true,propertyNames:true,not:true,if:true,then:true,else:true},r.arrayKeywords={items:true,allOf:true,anyOf:true,oneOf:true},r.propsKeywords=
{$defs:true,definitions:true,properties:true,patternProperties:true,dependencies:true},r.skipKeywords={default:true,enum:true,const:true,required:true,maximum:true,
minimum:true,exclusiveMaximum:true,exclusiveMinimum:true,multipleOf:true,maxLength:true,minLength:true,pattern:true,format:true,maxItems:true,minItems:true,uniqueItems:true,
maxProperties:true,minProperties:true};function s(a,i,l,n,m,h,p,b,$,R){if(n&&typeof n=="object"&&!Array.isArray(n)){i(n,m,h,p,b,$,R);for(var E in n){var w=n[E];
if(Array.isArray(w)){if(E in r.arrayKeywords)for(var f=0;f<w.length;f++)s(a,i,l,w[f],m+"/"+E+"/"+f,h,m,E,n,f)}else if(E in r.propsKeywords){if(w&&typeof w=="obj\
ect")for(var P in w)s(a,i,l,w[P],m+"/"+E+"/"+o(P),h,m,E,n,P)}else(E in r.keywords||a.allKeys&&!(E in r.skipKeywords))&&s(a,i,l,w,m+"/"+E,h,m,E,n)}l(n,m,h,p,b,$,
R)}}function o(a){return a.replace(/~/g,"~0").replace(/\//g,"~1")}})),ca=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.getSchemaRefs=e.resolveUrl=
e.normalizeId=e._getFullPath=e.getFullPath=e.inlineRef=void 0;let t=fe(),r=gl(),s=Ud(),o=new Set(["type","format","pattern","maxLength","minLength","maxProperti\
es","minProperties","maxItems","minItems","maximum","minimum","uniqueItems","multipleOf","required","enum","const"]);function a(w,f=true){return typeof w=="bool\
ean"?true:f===true?!l(w):f?n(w)<=f:false}e.inlineRef=a;let i=new Set(["$ref","$recursiveRef","$recursiveAnchor","$dynamicRef","$dynamicAnchor"]);function l(w){for(let f in w){
if(i.has(f))return true;let P=w[f];if(Array.isArray(P)&&P.some(l)||typeof P=="object"&&l(P))return true}return false}function n(w){let f=0;for(let P in w){if(P===
"$ref")return 1/0;if(f++,!o.has(P)&&(typeof w[P]=="object"&&(0,t.eachItem)(w[P],_=>f+=n(_)),f===1/0))return 1/0}return f}function m(w,f="",P){return P!==false&&
(f=b(f)),h(w,w.parse(f))}e.getFullPath=m;function h(w,f){return w.serialize(f).split("#")[0]+"#"}e._getFullPath=h;let p=/#\/?$/;function b(w){return w?w.replace(
p,""):""}e.normalizeId=b;function $(w,f,P){return P=b(P),w.resolve(f,P)}e.resolveUrl=$;let R=/^[a-z_][-a-z0-9._]*$/i;function E(w,f){if(typeof w=="boolean")return{};
let{schemaId:P,uriResolver:_}=this.opts,T=b(w[P]||f),N={"":T},z=m(_,T,false),g={},v=new Set;return s(w,{allKeys:true},(M,U,W,Y)=>{if(Y===void 0)return;let le=z+
U,Se=N[Y];typeof M[P]=="string"&&(Se=ge.call(this,M[P])),ve.call(this,M.$anchor),ve.call(this,M.$dynamicAnchor),N[U]=Se;function ge(he){let O=this.opts.uriResolver.
resolve;if(he=b(Se?O(Se,he):he),v.has(he))throw V(he);v.add(he);let L=this.refs[he];return typeof L=="string"&&(L=this.refs[L]),typeof L=="object"?j(M,L.schema,
he):he!==b(le)&&(he[0]==="#"?(j(M,g[he],he),g[he]=M):this.refs[he]=le),he}function ve(he){if(typeof he=="string"){if(!R.test(he))throw new Error(`invalid anchor\
 "${he}"`);ge.call(this,`#${he}`)}}}),g;function j(M,U,W){if(U!==void 0&&!r(M,U))throw V(W)}function V(M){return new Error(`reference "${M}" resolves to more th\
an one schema`)}}e.getSchemaRefs=E})),_r=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.getData=e.KeywordCxt=e.validateFunctionCode=void 0;let t=Ad(),
r=aa(),s=fl(),o=aa(),a=Ld(),i=Dd(),l=Vd(),n=de(),m=xe(),h=ca(),p=fe(),b=ia();function $(C){if(z(C)&&(v(C),N(C))){f(C);return}R(C,()=>(0,t.topBoolOrEmptySchema)(
C))}e.validateFunctionCode=$;function R({gen:C,validateName:D,schema:F,schemaEnv:ee,opts:te},se){te.code.es5?C.func(D,(0,n._)`${m.default.data}, ${m.default.valCxt}`,
ee.$async,()=>{C.code((0,n._)`"use strict"; ${_(F,te)}`),w(C,te),C.code(se)}):C.func(D,(0,n._)`${m.default.data}, ${E(te)}`,ee.$async,()=>C.code(_(F,te)).code(se))}
function E(C){return(0,n._)`{${m.default.instancePath}="", ${m.default.parentData}, ${m.default.parentDataProperty}, ${m.default.rootData}=${m.default.data}${C.
dynamicRef?(0,n._)`, ${m.default.dynamicAnchors}={}`:n.nil}}={}`}function w(C,D){C.if(m.default.valCxt,()=>{C.var(m.default.instancePath,(0,n._)`${m.default.valCxt}.${m.
default.instancePath}`),C.var(m.default.parentData,(0,n._)`${m.default.valCxt}.${m.default.parentData}`),C.var(m.default.parentDataProperty,(0,n._)`${m.default.
valCxt}.${m.default.parentDataProperty}`),C.var(m.default.rootData,(0,n._)`${m.default.valCxt}.${m.default.rootData}`),D.dynamicRef&&C.var(m.default.dynamicAnchors,
(0,n._)`${m.default.valCxt}.${m.default.dynamicAnchors}`)},()=>{C.var(m.default.instancePath,(0,n._)`""`),C.var(m.default.parentData,(0,n._)`undefined`),C.var(m.
default.parentDataProperty,(0,n._)`undefined`),C.var(m.default.rootData,m.default.data),D.dynamicRef&&C.var(m.default.dynamicAnchors,(0,n._)`{}`)})}function f(C){
let{schema:D,opts:F,gen:ee}=C;R(C,()=>{F.$comment&&D.$comment&&Y(C),M(C),ee.let(m.default.vErrors,null),ee.let(m.default.errors,0),F.unevaluated&&P(C),j(C),le(C)})}
function P(C){let{gen:D,validateName:F}=C;C.evaluated=D.const("evaluated",(0,n._)`${F}.evaluated`),D.if((0,n._)`${C.evaluated}.dynamicProps`,()=>D.assign((0,n._)`${C.
evaluated}.props`,(0,n._)`undefined`)),D.if((0,n._)`${C.evaluated}.dynamicItems`,()=>D.assign((0,n._)`${C.evaluated}.items`,(0,n._)`undefined`))}function _(C,D){
let F=typeof C=="object"&&C[D.schemaId];return F&&(D.code.source||D.code.process)?(0,n._)`/*# sourceURL=${F} */`:n.nil}function T(C,D){if(z(C)&&(v(C),N(C))){g(C,
D);return}(0,t.boolOrEmptySchema)(C,D)}function N({schema:C,self:D}){if(typeof C=="boolean")return!C;for(let F in C)if(D.RULES.all[F])return true;return false}function z(C){
return typeof C.schema!="boolean"}function g(C,D){let{schema:F,gen:ee,opts:te}=C;te.$comment&&F.$comment&&Y(C),U(C),W(C);let se=ee.const("_errs",m.default.errors);
j(C,se),ee.var(D,(0,n._)`${se} === ${m.default.errors}`)}function v(C){(0,p.checkUnknownRules)(C),V(C)}function j(C,D){if(C.opts.jtd)return ge(C,[],false,D);let F=(0,
r.getSchemaTypes)(C.schema);ge(C,F,!(0,r.coerceAndCheckDataType)(C,F),D)}function V(C){let{schema:D,errSchemaPath:F,opts:ee,self:te}=C;D.$ref&&ee.ignoreKeywordsWithRef&&
(0,p.schemaHasRulesButRef)(D,te.RULES)&&te.logger.warn(`$ref: keywords ignored in schema at path "${F}"`)}function M(C){let{schema:D,opts:F}=C;D.default!==void 0&&
F.useDefaults&&F.strictSchema&&(0,p.checkStrictMode)(C,"default is ignored in the schema root")}function U(C){let D=C.schema[C.opts.schemaId];D&&(C.baseId=(0,h.
resolveUrl)(C.opts.uriResolver,C.baseId,D))}function W(C){if(C.schema.$async&&!C.schemaEnv.$async)throw new Error("async schema in sync schema")}function Y({gen:C,
schemaEnv:D,schema:F,errSchemaPath:ee,opts:te}){let se=F.$comment;if(te.$comment===true)C.code((0,n._)`${m.default.self}.logger.log(${se})`);else if(typeof te.$comment==
"function"){let pe=(0,n.str)`${ee}/$comment`,Re=C.scopeValue("root",{ref:D.root});C.code((0,n._)`${m.default.self}.opts.$comment(${se}, ${pe}, ${Re}.schema)`)}}
function le(C){let{gen:D,schemaEnv:F,validateName:ee,ValidationError:te,opts:se}=C;F.$async?D.if((0,n._)`${m.default.errors} === 0`,()=>D.return(m.default.data),
()=>D.throw((0,n._)`new ${te}(${m.default.vErrors})`)):(D.assign((0,n._)`${ee}.errors`,m.default.vErrors),se.unevaluated&&Se(C),D.return((0,n._)`${m.default.errors} === 0`))}
function Se({gen:C,evaluated:D,props:F,items:ee}){F instanceof n.Name&&C.assign((0,n._)`${D}.props`,F),ee instanceof n.Name&&C.assign((0,n._)`${D}.items`,ee)}function ge(C,D,F,ee){
let{gen:te,schema:se,data:pe,allErrors:Re,opts:_e,self:ze}=C,{RULES:be}=ze;if(se.$ref&&(_e.ignoreKeywordsWithRef||!(0,p.schemaHasRulesButRef)(se,be))){te.block(
()=>K(C,"$ref",be.all.$ref.definition));return}_e.jtd||he(C,D),te.block(()=>{for(let Pe of be.rules)Ve(Pe);Ve(be.post)});function Ve(Pe){(0,s.shouldUseGroup)(se,
Pe)&&(Pe.type?(te.if((0,o.checkDataType)(Pe.type,pe,_e.strictNumbers)),ve(C,Pe),D.length===1&&D[0]===Pe.type&&F&&(te.else(),(0,o.reportTypeError)(C)),te.endIf()):
ve(C,Pe),Re||te.if((0,n._)`${m.default.errors} === ${ee||0}`))}}function ve(C,D){let{gen:F,schema:ee,opts:{useDefaults:te}}=C;te&&(0,a.assignDefaults)(C,D.type),
F.block(()=>{for(let se of D.rules)(0,s.shouldUseRule)(ee,se)&&K(C,se.keyword,se.definition,D.type)})}function he(C,D){C.schemaEnv.meta||!C.opts.strictTypes||(O(
C,D),C.opts.allowUnionTypes||L(C,D),S(C,C.dataTypes))}function O(C,D){if(D.length){if(!C.dataTypes.length){C.dataTypes=D;return}D.forEach(F=>{d(C.dataTypes,F)||
I(C,`type "${F}" not allowed by context "${C.dataTypes.join(",")}"`)}),y(C,D)}}function L(C,D){D.length>1&&!(D.length===2&&D.includes("null"))&&I(C,"use allowUn\
ionTypes to allow union type keyword")}function S(C,D){let F=C.self.RULES.all;for(let ee in F){let te=F[ee];if(typeof te=="object"&&(0,s.shouldUseRule)(C.schema,
te)){let{type:se}=te.definition;se.length&&!se.some(pe=>u(D,pe))&&I(C,`missing type "${se.join(",")}" for keyword "${ee}"`)}}}function u(C,D){return C.includes(
D)||D==="number"&&C.includes("integer")}function d(C,D){return C.includes(D)||D==="integer"&&C.includes("number")}function y(C,D){let F=[];for(let ee of C.dataTypes)
d(D,ee)?F.push(ee):D.includes("integer")&&ee==="number"&&F.push("integer");C.dataTypes=F}function I(C,D){let F=C.schemaEnv.baseId+C.errSchemaPath;D+=` at "${F}"\
 (strictTypes)`,(0,p.checkStrictMode)(C,D,C.opts.strictTypes)}var H=class{constructor(C,D,F){if((0,i.validateKeywordUsage)(C,D,F),this.gen=C.gen,this.allErrors=
C.allErrors,this.keyword=F,this.data=C.data,this.schema=C.schema[F],this.$data=D.$data&&C.opts.$data&&this.schema&&this.schema.$data,this.schemaValue=(0,p.schemaRefOrVal)(
C,this.schema,F,this.$data),this.schemaType=D.schemaType,this.parentSchema=C.schema,this.params={},this.it=C,this.def=D,this.$data)this.schemaCode=C.gen.const("\
vSchema",ye(this.$data,C));else if(this.schemaCode=this.schemaValue,!(0,i.validSchemaType)(this.schema,D.schemaType,D.allowUndefined))throw new Error(`${F} valu\
e must be ${JSON.stringify(D.schemaType)}`);("code"in D?D.trackErrors:D.errors!==false)&&(this.errsCount=C.gen.const("_errs",m.default.errors))}result(C,D,F){this.
failResult((0,n.not)(C),D,F)}failResult(C,D,F){this.gen.if(C),F?F():this.error(),D?(this.gen.else(),D(),this.allErrors&&this.gen.endIf()):this.allErrors?this.gen.
endIf():this.gen.else()}pass(C,D){this.failResult((0,n.not)(C),void 0,D)}fail(C){if(C===void 0){this.error(),this.allErrors||this.gen.if(false);return}this.gen.
if(C),this.error(),this.allErrors?this.gen.endIf():this.gen.else()}fail$data(C){if(!this.$data)return this.fail(C);let{schemaCode:D}=this;this.fail((0,n._)`${D} !== undefined && (${(0,
n.or)(this.invalid$data(),C)})`)}error(C,D,F){if(D){this.setParams(D),this._error(C,F),this.setParams({});return}this._error(C,F)}_error(C,D){(C?b.reportExtraError:
b.reportError)(this,this.def.error,D)}$dataError(){(0,b.reportError)(this,this.def.$dataError||b.keyword$DataError)}reset(){if(this.errsCount===void 0)throw new Error(
'add "trackErrors" to keyword definition');(0,b.resetErrorsCount)(this.gen,this.errsCount)}ok(C){this.allErrors||this.gen.if(C)}setParams(C,D){D?Object.assign(this.
params,C):this.params=C}block$data(C,D,F=n.nil){this.gen.block(()=>{this.check$data(C,F),D()})}check$data(C=n.nil,D=n.nil){if(!this.$data)return;let{gen:F,schemaCode:ee,
schemaType:te,def:se}=this;F.if((0,n.or)((0,n._)`${ee} === undefined`,D)),C!==n.nil&&F.assign(C,true),(te.length||se.validateSchema)&&(F.elseIf(this.invalid$data()),
this.$dataError(),C!==n.nil&&F.assign(C,false)),F.else()}invalid$data(){let{gen:C,schemaCode:D,schemaType:F,def:ee,it:te}=this;return(0,n.or)(se(),pe());function se(){
if(F.length){if(!(D instanceof n.Name))throw new Error("ajv implementation error");let Re=Array.isArray(F)?F:[F];return(0,n._)`${(0,o.checkDataTypes)(Re,D,te.opts.
strictNumbers,o.DataType.Wrong)}`}return n.nil}function pe(){if(ee.validateSchema){let Re=C.scopeValue("validate$data",{ref:ee.validateSchema});return(0,n._)`!${Re}(${D})`}
return n.nil}}subschema(C,D){let F=(0,l.getSubschema)(this.it,C);(0,l.extendSubschemaData)(F,this.it,C),(0,l.extendSubschemaMode)(F,C);let ee={...this.it,...F,items:void 0,
props:void 0};return T(ee,D),ee}mergeEvaluated(C,D){let{it:F,gen:ee}=this;F.opts.unevaluated&&(F.props!==true&&C.props!==void 0&&(F.props=p.mergeEvaluated.props(
ee,C.props,F.props,D)),F.items!==true&&C.items!==void 0&&(F.items=p.mergeEvaluated.items(ee,C.items,F.items,D)))}mergeValidEvaluated(C,D){let{it:F,gen:ee}=this;
if(F.opts.unevaluated&&(F.props!==true||F.items!==true))return ee.if(D,()=>this.mergeEvaluated(C,n.Name)),true}};e.KeywordCxt=H;function K(C,D,F,ee){let te=new H(
C,F,D);"code"in F?F.code(te,ee):te.$data&&F.validate?(0,i.funcKeywordCode)(te,F):"macro"in F?(0,i.macroKeywordCode)(te,F):(F.compile||F.validate)&&(0,i.funcKeywordCode)(
te,F)}let B=/^\/(?:[^~]|~0|~1)*$/,ue=/^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;function ye(C,{dataLevel:D,dataNames:F,dataPathArr:ee}){let te,se;if(C==="")return m.default.
rootData;if(C[0]==="/"){if(!B.test(C))throw new Error(`Invalid JSON-pointer: ${C}`);te=C,se=m.default.rootData}else{let ze=ue.exec(C);if(!ze)throw new Error(`In\
valid JSON-pointer: ${C}`);let be=+ze[1];if(te=ze[2],te==="#"){if(be>=D)throw new Error(_e("property/index",be));return ee[D-be]}if(be>D)throw new Error(_e("dat\
a",be));if(se=F[D-be],!te)return se}let pe=se,Re=te.split("/");for(let ze of Re)ze&&(se=(0,n._)`${se}${(0,n.getProperty)((0,p.unescapeJsonPointer)(ze))}`,pe=(0,
n._)`${pe} && ${se}`);return pe;function _e(ze,be){return`Cannot access ${ze} ${be} levels up, current level is ${D}`}}e.getData=ye})),qs=x((e=>{Object.defineProperty(
e,"__esModule",{value:true});var t=class extends Error{constructor(r){super("validation failed"),this.errors=r,this.ajv=this.validation=true}};e.default=t})),vr=x(
(e=>{Object.defineProperty(e,"__esModule",{value:true});let t=ca();var r=class extends Error{constructor(s,o,a,i){super(i||`can't resolve reference ${a} from id\
 ${o}`),this.missingRef=(0,t.resolveUrl)(s,o,a),this.missingSchema=(0,t.normalizeId)((0,t.getFullPath)(s,this.missingRef))}};e.default=r})),la=x((e=>{Object.defineProperty(
e,"__esModule",{value:true}),e.resolveSchema=e.getCompilingSchema=e.resolveRef=e.compileSchema=e.SchemaEnv=void 0;let t=de(),r=qs(),s=xe(),o=ca(),a=fe(),i=_r();
var l=class{constructor(f){var P;this.refs={},this.dynamicAnchors={};let _;typeof f.schema=="object"&&(_=f.schema),this.schema=f.schema,this.schemaId=f.schemaId,
this.root=f.root||this,this.baseId=(P=f.baseId)!==null&&P!==void 0?P:(0,o.normalizeId)(_?.[f.schemaId||"$id"]),this.schemaPath=f.schemaPath,this.localRefs=f.localRefs,
this.meta=f.meta,this.$async=_?.$async,this.refs={}}};e.SchemaEnv=l;function n(f){let P=p.call(this,f);if(P)return P;let _=(0,o.getFullPath)(this.opts.uriResolver,
f.root.baseId),{es5:T,lines:N}=this.opts.code,{ownProperties:z}=this.opts,g=new t.CodeGen(this.scope,{es5:T,lines:N,ownProperties:z}),v;f.$async&&(v=g.scopeValue(
"Error",{ref:r.default,code:(0,t._)`require("ajv/dist/runtime/validation_error").default`}));let j=g.scopeName("validate");f.validateName=j;let V={gen:g,allErrors:this.
opts.allErrors,data:s.default.data,parentData:s.default.parentData,parentDataProperty:s.default.parentDataProperty,dataNames:[s.default.data],dataPathArr:[t.nil],
dataLevel:0,dataTypes:[],definedProperties:new Set,topSchemaRef:g.scopeValue("schema",this.opts.code.source===true?{ref:f.schema,code:(0,t.stringify)(f.schema)}:
{ref:f.schema}),validateName:j,ValidationError:v,schema:f.schema,schemaEnv:f,rootId:_,baseId:f.baseId||_,schemaPath:t.nil,errSchemaPath:f.schemaPath||(this.opts.
jtd?"":"#"),errorPath:(0,t._)`""`,opts:this.opts,self:this},M;try{this._compilations.add(f),(0,i.validateFunctionCode)(V),g.optimize(this.opts.code.optimize);let U=g.
toString();M=`${g.scopeRefs(s.default.scope)}return ${U}`,this.opts.code.process&&(M=this.opts.code.process(M,f));let W=new Function(`${s.default.self}`,`${s.default.
scope}`,M)(this,this.scope.get());if(this.scope.value(j,{ref:W}),W.errors=null,W.schema=f.schema,W.schemaEnv=f,f.$async&&(W.$async=true),this.opts.code.source===
true&&(W.source={validateName:j,validateCode:U,scopeValues:g._values}),this.opts.unevaluated){let{props:Y,items:le}=V;W.evaluated={props:Y instanceof t.Name?void 0:
Y,items:le instanceof t.Name?void 0:le,dynamicProps:Y instanceof t.Name,dynamicItems:le instanceof t.Name},W.source&&(W.source.evaluated=(0,t.stringify)(W.evaluated))}
return f.validate=W,f}catch(U){throw delete f.validate,delete f.validateName,M&&this.logger.error("Error compiling schema, function code:",M),U}finally{this._compilations.
delete(f)}}e.compileSchema=n;function m(f,P,_){var T;_=(0,o.resolveUrl)(this.opts.uriResolver,P,_);let N=f.refs[_];if(N)return N;let z=$.call(this,f,_);if(z===void 0){
let g=(T=f.localRefs)===null||T===void 0?void 0:T[_],{schemaId:v}=this.opts;g&&(z=new l({schema:g,schemaId:v,root:f,baseId:P}))}if(z!==void 0)return f.refs[_]=h.
call(this,z)}e.resolveRef=m;function h(f){return(0,o.inlineRef)(f.schema,this.opts.inlineRefs)?f.schema:f.validate?f:n.call(this,f)}function p(f){for(let P of this.
_compilations)if(b(P,f))return P}e.getCompilingSchema=p;function b(f,P){return f.schema===P.schema&&f.root===P.root&&f.baseId===P.baseId}function $(f,P){let _;for(;typeof(_=
this.refs[P])=="string";)P=_;return _||this.schemas[P]||R.call(this,f,P)}function R(f,P){let _=this.opts.uriResolver.parse(P),T=(0,o._getFullPath)(this.opts.uriResolver,
_),N=(0,o.getFullPath)(this.opts.uriResolver,f.baseId,void 0);if(Object.keys(f.schema).length>0&&T===N)return w.call(this,_,f);let z=(0,o.normalizeId)(T),g=this.
refs[z]||this.schemas[z];if(typeof g=="string"){let v=R.call(this,f,g);return typeof v?.schema!="object"?void 0:w.call(this,_,v)}if(typeof g?.schema=="object"){
if(g.validate||n.call(this,g),z===(0,o.normalizeId)(P)){let{schema:v}=g,{schemaId:j}=this.opts,V=v[j];return V&&(N=(0,o.resolveUrl)(this.opts.uriResolver,N,V)),
new l({schema:v,schemaId:j,root:f,baseId:N})}return w.call(this,_,g)}}e.resolveSchema=R;let E=new Set(["properties","patternProperties","enum","dependencies","d\
efinitions"]);function w(f,{baseId:P,schema:_,root:T}){var N;if(((N=f.fragment)===null||N===void 0?void 0:N[0])!=="/")return;for(let v of f.fragment.slice(1).split(
"/")){if(typeof _=="boolean")return;let j=_[(0,a.unescapeFragment)(v)];if(j===void 0)return;_=j;let V=typeof _=="object"&&_[this.opts.schemaId];!E.has(v)&&V&&(P=
(0,o.resolveUrl)(this.opts.uriResolver,P,V))}let z;if(typeof _!="boolean"&&_.$ref&&!(0,a.schemaHasRulesButRef)(_,this.RULES)){let v=(0,o.resolveUrl)(this.opts.uriResolver,
P,_.$ref);z=R.call(this,T,v)}let{schemaId:g}=this.opts;if(z=z||new l({schema:_,schemaId:g,root:T,baseId:P}),z.schema!==z.root.schema)return z}})),Hd=x(((e,t)=>{
t.exports={$id:"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",description:"Meta-schema for $data reference (JSON AnySchema ext\
ension proposal)",type:"object",required:["$data"],properties:{$data:{type:"string",anyOf:[{format:"relative-json-pointer"},{format:"json-pointer"}]}},additionalProperties:false}})),
Sl=x(((e,t)=>{let r=RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu),s=RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u),
o=RegExp.prototype.test.bind(/^\d*$/u),a=RegExp.prototype.test.bind(/^[\da-f]{2}$/iu),i=RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu),l=RegExp.prototype.test.bind(
/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u),n=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u),m=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u),
h=new Array(256);{let S="0123456789ABCDEF";for(let u=0;u<256;u++)h[u]="%"+S[u>>4]+S[u&15]}function p(S){return S<2048?h[192|S>>6]+h[128|S&63]:S<65536?h[224|S>>12]+
h[128|S>>6&63]+h[128|S&63]:h[240|S>>18]+h[128|S>>12&63]+h[128|S>>6&63]+h[128|S&63]}function b(S){let u="",d=0,y=0;for(y=0;y<S.length;y++)if(d=S[y].charCodeAt(0),
d!==48){if(!(d>=48&&d<=57||d>=65&&d<=70||d>=97&&d<=102))return"";u+=S[y];break}for(y+=1;y<S.length;y++){if(d=S[y].charCodeAt(0),!(d>=48&&d<=57||d>=65&&d<=70||d>=
97&&d<=102))return"";u+=S[y]}return u}let $=RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/),R=RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/),
E=RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/),w=RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);function f(S){if(S.length===0)return false;for(let u=0;u<
S.length;u++)if(!E(S[u])){if(S[u]==="%"&&u+2<S.length&&a(S.slice(u+1,u+3))){u+=2;continue}return false}return true}function P(S){let u=-1,d=0,y=-1,I=0;for(let B=0;B<
S.length;B++)S[B]==="0"?(y===-1&&(y=B),I++,I>d&&(d=I,u=y)):(y=-1,I=0);if(d<2)return S.join(":");let H=S.slice(0,u).join(":"),K=S.slice(u+d).join(":");return H+"\
::"+K}function _(S){let u=S.indexOf("::");if(u!==-1&&S.indexOf("::",u+1)!==-1)return;let d=u===-1?S.split(":"):S.slice(0,u).split(":"),y=u===-1?[]:S.slice(u+2).
split(":");u!==-1&&(d.length===1&&d[0]===""&&(d.length=0),y.length===1&&y[0]===""&&(y.length=0));let I=d.concat(y),H=0;for(let B=0;B<I.length;B++){let ue=I[B];if(ue===
"")return;if(ue.indexOf(".")!==-1){if(B!==I.length-1||u!==-1&&y.length===0||!s(ue))return;H+=2;continue}if(!$(ue))return;I[B]=parseInt(ue,16).toString(16),H++}if(u===
-1)return H!==8?void 0:P(I);if(H>=8)return;let K=I.slice(0,d.length);for(let B=H;B<8;B++)K.push("0");for(let B=d.length;B<I.length;B++)K.push(I[B]);return P(K)}
function T(S){let u=S[0]==="["&&S[S.length-1]==="]";if((S[0]==="["||S[S.length-1]==="]")&&!u)return{host:S,isIPV6:false,error:true};let d=u?S.slice(1,-1):S;if(u&&
R(d))return d=d.toLowerCase(),{host:`[${d}]`,escapedHost:d,isIPV6:false,isIPVFuture:true};if(N(d,":")<2)return{host:S,isIPV6:false,error:u};let y="",I=d.indexOf(
"%");if(I!==-1){let K=d.slice(I,I+3).toLowerCase()==="%25"?3:1;if(y=d.slice(I+K),!f(y))return{host:S,isIPV6:false,error:true};d=d.slice(0,I)}let H=_(d);return H===
void 0?{host:S,isIPV6:false,error:true}:{host:H+(y?"%"+y:""),escapedHost:H+(y?"%25"+y:""),isIPV6:true}}function N(S,u){let d=0;for(let y=0;y<S.length;y++)S[y]===
u&&d++;return d}function z(S){let u=S,d=[],y=-1,I=0;for(;I=u.length;){if(I===1){if(u===".")break;if(u==="/"){d.push("/");break}else{d.push(u);break}}else if(I===
2){if(u[0]==="."){if(u[1]===".")break;if(u[1]==="/"){u=u.slice(2);continue}}else if(u[0]==="/"&&(u[1]==="."||u[1]==="/")){d.push("/");break}}else if(I===3&&u===
"/.."){d.length!==0&&d.pop(),d.push("/");break}if(u[0]==="."){if(u[1]==="."){if(u[2]==="/"){u=u.slice(3);continue}}else if(u[1]==="/"){u=u.slice(2);continue}}else if(u[0]===
"/"&&u[1]==="."){if(u[2]==="/"){u=u.slice(2);continue}else if(u[2]==="."&&u[3]==="/"){u=u.slice(3),d.length!==0&&d.pop();continue}}if((y=u.indexOf("/",1))===-1){
d.push(u);break}else d.push(u.slice(0,y)),u=u.slice(y)}return d.join("")}let g={"@":"%40","/":"%2F","?":"%3F","#":"%23",":":"%3A"},v=/[@/?#:]/g,j=/[@/?#]/g;function V(S,u){
let d=u?j:v;return d.lastIndex=0,S.replace(d,y=>g[y])}function M(S,u=false){if(S.indexOf("%")===-1)return S;let d="";for(let y=0;y<S.length;y++){if(S[y]==="%"&&
y+2<S.length){let I=S.slice(y+1,y+3);if(a(I)){let H=I.toUpperCase(),K=String.fromCharCode(parseInt(H,16));u&&i(K)?d+=K:d+="%"+H,y+=2;continue}}d+=S[y]}return d}
function U(S){let u="";for(let d=0;d<S.length;d++){let y=S[d];if(y==="%"&&d+2<S.length){let I=S.slice(d+1,d+3);if(a(I)){let H=I.toUpperCase(),K=String.fromCharCode(
parseInt(H,16));K!=="."&&i(K)?u+=K:u+="%"+H,d+=2;continue}}if(l(y))u+=y;else{let I=S.charCodeAt(d);if(I<128)u+=ve(I)?y:h[I];else if(I<55296||I>57343)u+=p(I);else if(I<=
56319&&d+1<S.length){let H=S.charCodeAt(d+1);H>=56320&&H<=57343?(u+=p(65536+(I-55296<<10)+(H-56320)),d++):u+=p(65533)}else u+=p(65533)}}return u}function W(S,u=false){
let d="",y=u&&S[0]!=="/";for(let I=0;I<S.length;I++){let H=S[I];if(H==="%"&&I+2<S.length){let K=S.slice(I+1,I+3);if(a(K)){d+="%"+K.toUpperCase(),I+=2;continue}}
if(H==="/"&&(y=false),l(H)&&(H!==":"||!y))d+=H;else{let K=S.charCodeAt(I);if(K<128)d+=h[K];else if(K<55296||K>57343)d+=p(K);else if(K<=56319&&I+1<S.length){let B=S.
charCodeAt(I+1);B>=56320&&B<=57343?(d+=p(65536+(K-55296<<10)+(B-56320)),I++):d+=p(65533)}else d+=p(65533)}}return d}function Y(S,u){let d="";for(let y=0;y<S.length;y++){
let I=S[y];if(I==="%"&&y+2<S.length){let H=S.slice(y+1,y+3);if(a(H)){d+="%"+H.toUpperCase(),y+=2;continue}}if(u(I))d+=I;else{let H=S.charCodeAt(y);if(H<128)d+=h[H];else if(H<
55296||H>57343)d+=p(H);else if(H<=56319&&y+1<S.length){let K=S.charCodeAt(y+1);K>=56320&&K<=57343?(d+=p(65536+(H-55296<<10)+(K-56320)),y++):d+=p(65533)}else d+=
p(65533)}}return d}function le(S){return Y(S,m)}function Se(S){return Y(S,n)}function ge(S){return Y(S,n)}function ve(S){return S>=48&&S<=57||S>=65&&S<=90||S>=97&&
S<=122||S===42||S===43||S===45||S===46||S===47||S===64||S===95}function he(S){let u="";for(let d=0;d<S.length;d++){let y=S[d];if(y==="%"&&d+2<S.length){let I=S.
slice(d+1,d+3);if(a(I)){let H=I.toUpperCase(),K=String.fromCharCode(parseInt(H,16));i(K)?u+=K:u+="%"+H,d+=2;continue}}if(n(y))u+=y;else{let I=S.charCodeAt(d);if(I<
128)u+=ve(I)?y:h[I];else if(I<55296||I>57343)u+=p(I);else if(I<=56319&&d+1<S.length){let H=S.charCodeAt(d+1);H>=56320&&H<=57343?(u+=p(65536+(I-55296<<10)+(H-56320)),
d++):u+=p(65533)}else u+=p(65533)}}return u}function O(S){let u="";for(let d=0;d<S.length;d++){if(S[d]==="%"&&d+2<S.length){let y=S.slice(d+1,d+3);if(a(y)){u+="\
%"+y.toUpperCase(),d+=2;continue}}u+=escape(S[d])}return u}function L(S){let u=[];if(S.userinfo!==void 0&&(u.push(le(S.userinfo)),u.push("@")),S.host!==void 0){
let d=S.host;if(!s(d)){let y=T(d);y.isIPV6!==true&&y.isIPVFuture!==true&&(d=M(d,true),y=T(d)),y.isIPV6===true||y.isIPVFuture===true?d=`[${y.escapedHost}]`:d=V(d,
false)}u.push(d)}if(typeof S.port=="number"||typeof S.port=="string"){let d=String(S.port);if(!o(d))throw new TypeError("URI port is malformed.");u.push(":"),u.
push(d)}return u.length?u.join(""):void 0}t.exports={nonSimpleDomain:w,recomposeAuthority:L,reescapeHostDelimiters:V,normalizePercentEncoding:M,normalizePathEncoding:U,
serializePathEncoding:W,normalizeQueryFragmentEncoding:he,encodeUserinfo:le,encodeQuery:Se,encodeFragment:ge,escapePreservingEscapes:O,removeDotSegments:z,isIPv4:s,
isUUID:r,normalizeIPv6:T,stringArrayToHexStripped:b}})),Fd=x(((e,t)=>{let{isUUID:r}=Sl(),s=/^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu,
o=["http","https","ws","wss","urn","urn:uuid"];function a(g){return o.indexOf(g)!==-1}function i(g){return g.secure===true?true:g.secure===false?false:g.scheme?
g.scheme.length===3&&(g.scheme[0]==="w"||g.scheme[0]==="W")&&(g.scheme[1]==="s"||g.scheme[1]==="S")&&(g.scheme[2]==="s"||g.scheme[2]==="S"):false}function l(g){
return g.host||(g.error=g.error||"HTTP URIs must have a host."),g}function n(g){let v=String(g.scheme).toLowerCase()==="https";return(g.port===(v?443:80)||g.port===
"")&&(g.port=void 0),g.path||(g.path="/"),g}function m(g){return g.secure=i(g),g.resourceName=(g.path||"/")+(g.query?"?"+g.query:""),g.path=void 0,g.query=void 0,
g}function h(g){if((g.port===(i(g)?443:80)||g.port==="")&&(g.port=void 0),typeof g.secure=="boolean"&&(g.scheme=g.secure?"wss":"ws",g.secure=void 0),g.resourceName){
let v=g.resourceName.indexOf("?"),j=v===-1?g.resourceName:g.resourceName.slice(0,v);g.path=j&&j!=="/"?j:void 0,g.query=v===-1?void 0:g.resourceName.slice(v+1),g.
resourceName=void 0}return g.fragment=void 0,g}function p(g,v){if(!g.path)return g.error="URN can not be parsed",g;let j=g.path.match(s);if(j&&j[0]===g.path){let V=v.
scheme||g.scheme||"urn";g.nid=j[1].toLowerCase(),g.nss=j[2];let M=z(`${V}:${v.nid||g.nid}`);g.path=void 0,M&&(g=M.parse(g,v))}else g.error=g.error||"URN can not\
 be parsed.";return g}function b(g,v){if(g.nid===void 0)throw new Error("URN without nid cannot be serialized");let j=v.scheme||g.scheme||"urn",V=g.nid.toLowerCase(),
M=z(`${j}:${v.nid||V}`);M&&(g=M.serialize(g,v));let U=g,W=g.nss;return U.path=`${V||v.nid}:${W}`,v.skipEscape=true,U}function $(g,v){let j=g;return j.uuid=j.nss,
j.nss=void 0,!v.tolerant&&(!j.uuid||!r(j.uuid))&&(j.error=j.error||"UUID is not valid."),j}function R(g){let v=g;return v.nss=(g.uuid||"").toLowerCase(),v}let E={
scheme:"http",domainHost:true,parse:l,serialize:n},w={scheme:"https",domainHost:E.domainHost,parse:l,serialize:n},f={scheme:"ws",domainHost:true,parse:m,serialize:h},
P={scheme:"wss",domainHost:f.domainHost,parse:f.parse,serialize:f.serialize},N={http:E,https:w,ws:f,wss:P,urn:{scheme:"urn",parse:p,serialize:b,skipNormalize:true},
"urn:uuid":{scheme:"urn:uuid",parse:$,serialize:R,skipNormalize:true}};Object.setPrototypeOf(N,null);function z(g){return g&&(N[g]||N[g.toLowerCase()])||void 0}
t.exports={wsIsSecure:i,SCHEMES:N,isValidSchemeName:a,getSchemeHandler:z}})),xd=x(((e,t)=>{let{normalizeIPv6:r,removeDotSegments:s,recomposeAuthority:o,normalizePercentEncoding:a,
normalizePathEncoding:i,serializePathEncoding:l,normalizeQueryFragmentEncoding:n,encodeQuery:m,encodeFragment:h,reescapeHostDelimiters:p,isIPv4:b,nonSimpleDomain:$}=Sl(),
{SCHEMES:R,getSchemeHandler:E}=Fd(),w=/^[A-Za-z][A-Za-z0-9+.-]*$/u,f="URI scheme is malformed.";function P(S){let u=unescape(String(S));if(!w.test(u))throw new TypeError(
f);return u}function _(S,u){return typeof S=="string"?S=ve(S,u):typeof S=="object"&&(S=ge(g(S,u),u)),S}function T(S,u,d){let y=d?Object.assign({scheme:"null"},d):
{scheme:"null"},{parsed:I,malformedAuthorityOrPort:H,malformedPercentEncoding:K,malformedSchemeSpecific:B,malformedHost:ue,malformedScheme:ye}=Se(S,y),{parsed:C,
malformedAuthorityOrPort:D,malformedPercentEncoding:F,malformedSchemeSpecific:ee,malformedHost:te,malformedScheme:se}=Se(u,y);if(H||D||K||F||B||ee||ue||te||ye||
se)throw new Error(I.error||C.error||"URI is malformed.");let pe=N(I,C,y,true),Re=E(d&&d.scheme||pe.scheme),_e=pe.host,ze=_e!==void 0&&_e!==""&&(b(_e)||r(_e).isIPV6);
le(pe,d||{},Re,ze);let be=_e&&_e.indexOf("%")!==-1&&!new RegExp("\\P{ASCII}","u").test(_e);if(pe.error&&!be)throw new Error(pe.error);return y.skipEscape=true,g(
pe,y)}function N(S,u,d,y){let I={};return y||(S=ge(g(S,d),d),u=ge(g(u,d),d)),d=d||{},!d.tolerant&&u.scheme?(I.scheme=u.scheme,I.userinfo=u.userinfo,I.host=u.host,
I.port=u.port,I.path=s(u.path||""),I.query=u.query):(u.userinfo!==void 0||u.host!==void 0||u.port!==void 0?(I.userinfo=u.userinfo,I.host=u.host,I.port=u.port,I.
path=s(u.path||""),I.query=u.query):(u.path?(u.path[0]==="/"?I.path=s(u.path):((S.userinfo!==void 0||S.host!==void 0||S.port!==void 0)&&!S.path?I.path="/"+u.path:
S.path?I.path=S.path.slice(0,S.path.lastIndexOf("/")+1)+u.path:I.path=u.path,I.path=s(I.path)),I.query=u.query):(I.path=S.path,u.query!==void 0?I.query=u.query:
I.query=S.query),I.userinfo=S.userinfo,I.host=S.host,I.port=S.port),I.scheme=S.scheme),I.fragment=u.fragment,I}function z(S,u,d){let y=O(S,d),I=O(u,d);return y!==
void 0&&I!==void 0&&y===I}function g(S,u){let d={host:S.host,scheme:S.scheme,userinfo:S.userinfo,port:S.port,path:S.path,query:S.query,nid:S.nid,nss:S.nss,uuid:S.
uuid,fragment:S.fragment,reference:S.reference,resourceName:S.resourceName,secure:S.secure,error:""},y=Object.assign({},u),I=[];d.scheme&&(d.scheme=P(d.scheme));
let H=E(y.scheme||d.scheme);H&&H.serialize&&H.serialize(d,y);let K=d.userinfo!==void 0||d.host!==void 0||d.port!==void 0,B=!y.skipEscape&&d.scheme===void 0&&!K;
d.path!==void 0&&(y.skipEscape?d.path=a(d.path):d.path=l(d.path,B)),y.reference!=="suffix"&&d.scheme&&(d.scheme=P(d.scheme),I.push(d.scheme,":"));let ue=o(d);if(ue!==
void 0&&(y.reference!=="suffix"&&I.push("//"),I.push(ue),d.path&&d.path[0]!=="/"&&I.push("/")),d.path!==void 0){let ye=d.path;!y.absolutePath&&(!H||!H.absolutePath)&&
(ye=s(ye)),B&&(ye=l(ye,true)),ue===void 0&&ye[0]==="/"&&ye[1]==="/"&&(ye="/%2F"+ye.slice(2)),I.push(ye)}return d.query!==void 0&&I.push("?",m(d.query)),d.fragment!==
void 0&&I.push("#",h(d.fragment)),I.join("")}let v=/^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u,
j=/^(?:[^#/:?]+:)?\/\/([^/?#]*)/,V=/^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;function M(S,u){if(u[2]!==void 0&&S.path&&S.path[0]!=="/")return'URI path must start with "/"\
 when authority is present.';if(typeof S.port=="number"&&(S.port<0||S.port>65535))return"URI port is malformed."}function U(S){if(S===void 0)return false;let u=S.
indexOf("%");for(;u!==-1;){if(u+2>=S.length||!/^[\da-f]{2}$/iu.test(S.slice(u+1,u+3)))return true;u=S.indexOf("%",u+3)}return false}function W(S){return S[0]===
"["&&S[S.length-1]==="]"}function Y(S){let u=S[4];return U(S[3])||u!==void 0&&!W(u)&&U(u)||U(S[6])||U(S[7])||U(S[8])}function le(S,u,d,y){if(!u.unicodeSupport&&
(!d||!d.unicodeSupport)&&S.host&&!W(S.host)&&(u.domainHost||d&&d.domainHost)&&y===false&&$(S.host))try{S.host=new URL("http://"+S.host).hostname}catch(I){return S.
error=S.error||"Host's domain name can not be converted to ASCII: "+I,true}return false}function Se(S,u){let d=Object.assign({},u),y={scheme:void 0,userinfo:void 0,
host:"",port:void 0,path:"",query:void 0,fragment:void 0},I=false,H=false,K=false,B=false,ue=false,ye=false,C=false;d.reference==="suffix"&&(d.scheme?S=d.scheme+
":"+S:S="//"+S);let D=S.match(j);D!==null&&D[1].indexOf("\\")!==-1&&(y.error="URI authority must not contain a literal backslash.",I=true);let F=S.match(V);if(F!==
null){let te=F[1],se=te.replace(/[\t\n\r]/g,"");se.length>=2&&(se.slice(0,2)!=="//"?(y.error=y.error||"URI authority must not contain a literal backslash.",I=true):
te.length!==se.length&&(y.error=y.error||"URI authority introducer must not contain whitespace.",I=true))}let ee=S.match(v);if(ee){if(y.scheme=ee[1],y.userinfo=
ee[3],y.host=ee[4],y.port=parseInt(ee[5],10),y.path=ee[6]||"",y.query=ee[7],y.fragment=ee[8],y.scheme!==void 0){let pe=unescape(y.scheme);w.test(pe)?y.scheme=pe.
toLowerCase():(y.error=y.error||f,ye=true)}H=Y(ee),H&&(y.error=y.error||"URI contains malformed percent-encoding."),isNaN(y.port)&&(y.port=ee[5]);let te=M(y,ee);
if(te!==void 0&&(y.error=y.error||te,I=true),y.host)if(b(y.host)===false){let pe=W(y.host),Re=y.host.indexOf("[")!==-1||y.host.indexOf("]")!==-1,_e=r(y.host);C=
_e.isIPV6||_e.isIPVFuture===true,ue=Re&&(!pe||_e.error===true),y.host=C?_e.host:_e.host.toLowerCase(),ue&&(y.error=y.error||"URI host is malformed.",I=true)}else
C=true;y.scheme===void 0&&y.userinfo===void 0&&y.host===void 0&&y.port===void 0&&y.query===void 0&&!y.path?y.reference="same-document":y.scheme===void 0?y.reference=
"relative":y.fragment===void 0?y.reference="absolute":y.reference="uri",d.reference&&d.reference!=="suffix"&&d.reference!==y.reference&&(y.error=y.error||"URI i\
s not a "+d.reference+" reference.");let se=E(d.scheme||y.scheme);if(ue||(B=le(y,d,se,C)),S.indexOf("%")!==-1&&y.host!==void 0&&!ue){let pe=C?y.host:a(y.host,true);
C||(pe=a(pe.toLowerCase())),y.host=p(pe,C)}(!se||se&&!se.skipNormalize)&&(y.path&&(y.path=i(y.path)),y.query&&(y.query=n(y.query)),y.fragment&&(y.fragment=n(y.fragment))),
se&&se.parse&&(se.parse(y,d),se===R.urn&&y.nid===void 0&&(K=true))}else y.error=y.error||"URI can not be parsed.";return{parsed:y,malformedAuthorityOrPort:I,malformedPercentEncoding:H,
malformedSchemeSpecific:K,malformedHost:B,malformedScheme:ye}}function ge(S,u){return Se(S,u).parsed}function ve(S,u){return he(S,u).normalized}function he(S,u){
let{parsed:d,malformedAuthorityOrPort:y,malformedPercentEncoding:I,malformedSchemeSpecific:H,malformedHost:K,malformedScheme:B}=Se(S,u);return{normalized:y||I||
H||K||B?S:g(d,u),malformedAuthorityOrPort:y,malformedPercentEncoding:I,malformedSchemeSpecific:H,malformedHost:K,malformedScheme:B}}function O(S,u){if(typeof S!=
"string"&&typeof S!="object")return;let d;try{d=typeof S=="string"?S:g(S,u)}catch{return}let{normalized:y,malformedAuthorityOrPort:I,malformedPercentEncoding:H,
malformedSchemeSpecific:K,malformedHost:B,malformedScheme:ue}=he(d,u);return I||H||K||B||ue?void 0:y}let L={SCHEMES:R,normalize:_,resolve:T,resolveComponent:N,equal:z,
serialize:g,parse:ge};t.exports=L,t.exports.default=L,t.exports.fastUri=L})),Jd=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=xd();t.code='req\
uire("ajv/dist/runtime/uri").default',e.default=t})),wi=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.CodeGen=e.Name=e.nil=e.stringify=e.str=e._=e.
KeywordCxt=void 0;var t=_r();Object.defineProperty(e,"KeywordCxt",{enumerable:true,get:function(){return t.KeywordCxt}});var r=de();Object.defineProperty(e,"_",
{enumerable:true,get:function(){return r._}}),Object.defineProperty(e,"str",{enumerable:true,get:function(){return r.str}}),Object.defineProperty(e,"stringify",
{enumerable:true,get:function(){return r.stringify}}),Object.defineProperty(e,"nil",{enumerable:true,get:function(){return r.nil}}),Object.defineProperty(e,"Nam\
e",{enumerable:true,get:function(){return r.Name}}),Object.defineProperty(e,"CodeGen",{enumerable:true,get:function(){return r.CodeGen}});let s=qs(),o=vr(),a=pl(),
i=la(),l=de(),n=ca(),m=aa(),h=fe(),p=Hd(),b=Jd(),$=(O,L)=>new RegExp(O,L);$.code="new RegExp";let R=["removeAdditional","useDefaults","coerceTypes"],E=new Set([
"validate","serialize","parse","wrapper","root","schema","keyword","pattern","formats","validate$data","func","obj","Error"]),w={errorDataPath:"",format:"`valid\
ateFormats: false` can be used instead.",nullable:'"nullable" keyword is supported by default.',jsonPointers:"Deprecated jsPropertySyntax can be used instead.",
extendRefs:"Deprecated ignoreKeywordsWithRef can be used instead.",missingRefs:"Pass empty schema with $id that should be ignored to ajv.addSchema.",processCode:"\
Use option `code: {process: (code, schemaEnv: object) => string}`",sourceCode:"Use option `code: {source: true}`",strictDefaults:"It is default now, see option \
`strict`.",strictKeywords:"It is default now, see option `strict`.",uniqueItems:'"uniqueItems" keyword is always validated.',unknownFormats:"Disable strict mode\
 or pass `true` to `ajv.addFormat` (or `formats` option).",cache:"Map is used as cache, schema object as key.",serialize:"Map is used as cache, schema object as\
 key.",ajvErrors:"It is default now."},f={ignoreKeywordsWithRef:"",jsPropertySyntax:"",unicode:'"minLength"/"maxLength" account for unicode characters by defaul\
t.'},P=200;function _(O){var L,S,u,d,y,I,H,K,B,ue,ye,C,D,F,ee,te,se,pe,Re,_e,ze,be,Ve,Pe,We;let He=O.strict,Ye=(L=O.code)===null||L===void 0?void 0:L.optimize,ot=Ye===
true||Ye===void 0?1:Ye||0,nt=(u=(S=O.code)===null||S===void 0?void 0:S.regExp)!==null&&u!==void 0?u:$,bt=(d=O.uriResolver)!==null&&d!==void 0?d:b.default;return{
strictSchema:(I=(y=O.strictSchema)!==null&&y!==void 0?y:He)!==null&&I!==void 0?I:true,strictNumbers:(K=(H=O.strictNumbers)!==null&&H!==void 0?H:He)!==null&&K!==
void 0?K:true,strictTypes:(ue=(B=O.strictTypes)!==null&&B!==void 0?B:He)!==null&&ue!==void 0?ue:"log",strictTuples:(C=(ye=O.strictTuples)!==null&&ye!==void 0?ye:
He)!==null&&C!==void 0?C:"log",strictRequired:(F=(D=O.strictRequired)!==null&&D!==void 0?D:He)!==null&&F!==void 0?F:false,code:O.code?{...O.code,optimize:ot,regExp:nt}:
{optimize:ot,regExp:nt},loopRequired:(ee=O.loopRequired)!==null&&ee!==void 0?ee:P,loopEnum:(te=O.loopEnum)!==null&&te!==void 0?te:P,meta:(se=O.meta)!==null&&se!==
void 0?se:true,messages:(pe=O.messages)!==null&&pe!==void 0?pe:true,inlineRefs:(Re=O.inlineRefs)!==null&&Re!==void 0?Re:true,schemaId:(_e=O.schemaId)!==null&&_e!==
void 0?_e:"$id",addUsedSchema:(ze=O.addUsedSchema)!==null&&ze!==void 0?ze:true,validateSchema:(be=O.validateSchema)!==null&&be!==void 0?be:true,validateFormats:(Ve=
O.validateFormats)!==null&&Ve!==void 0?Ve:true,unicodeRegExp:(Pe=O.unicodeRegExp)!==null&&Pe!==void 0?Pe:true,int32range:(We=O.int32range)!==null&&We!==void 0?We:
true,uriResolver:bt}}var T=class{constructor(O={}){this.schemas={},this.refs={},this.formats={},this._compilations=new Set,this._loading={},this._cache=new Map,
O=this.opts={...O,..._(O)};let{es5:L,lines:S}=this.opts.code;this.scope=new l.ValueScope({scope:{},prefixes:E,es5:L,lines:S}),this.logger=U(O.logger);let u=O.validateFormats;
O.validateFormats=false,this.RULES=(0,a.getRules)(),N.call(this,w,O,"NOT SUPPORTED"),N.call(this,f,O,"DEPRECATED","warn"),this._metaOpts=V.call(this),O.formats&&
v.call(this),this._addVocabularies(),this._addDefaultMetaSchema(),O.keywords&&j.call(this,O.keywords),typeof O.meta=="object"&&this.addMetaSchema(O.meta),g.call(
this),O.validateFormats=u}_addVocabularies(){this.addKeyword("$async")}_addDefaultMetaSchema(){let{$data:O,meta:L,schemaId:S}=this.opts,u=p;S==="id"&&(u={...p},
u.id=u.$id,delete u.$id),L&&O&&this.addMetaSchema(u,u[S],false)}defaultMeta(){let{meta:O,schemaId:L}=this.opts;return this.opts.defaultMeta=typeof O=="object"?O[L]||
O:void 0}validate(O,L){let S;if(typeof O=="string"){if(S=this.getSchema(O),!S)throw new Error(`no schema with key or ref "${O}"`)}else S=this.compile(O);let u=S(
L);return"$async"in S||(this.errors=S.errors),u}compile(O,L){let S=this._addSchema(O,L);return S.validate||this._compileSchemaEnv(S)}compileAsync(O,L){if(typeof this.
opts.loadSchema!="function")throw new Error("options.loadSchema should be a function");let{loadSchema:S}=this.opts;return u.call(this,O,L);async function u(B,ue){
await d.call(this,B.$schema);let ye=this._addSchema(B,ue);return ye.validate||y.call(this,ye)}async function d(B){B&&!this.getSchema(B)&&await u.call(this,{$ref:B},
true)}async function y(B){try{return this._compileSchemaEnv(B)}catch(ue){if(!(ue instanceof o.default))throw ue;return I.call(this,ue),await H.call(this,ue.missingSchema),
y.call(this,B)}}function I({missingSchema:B,missingRef:ue}){if(this.refs[B])throw new Error(`AnySchema ${B} is loaded but ${ue} cannot be resolved`)}async function H(B){
let ue=await K.call(this,B);this.refs[B]||await d.call(this,ue.$schema),this.refs[B]||this.addSchema(ue,B,L)}async function K(B){let ue=this._loading[B];if(ue)return ue;
try{return await(this._loading[B]=S(B))}finally{delete this._loading[B]}}}addSchema(O,L,S,u=this.opts.validateSchema){if(Array.isArray(O)){for(let y of O)this.addSchema(
y,void 0,S,u);return this}let d;if(typeof O=="object"){let{schemaId:y}=this.opts;if(d=O[y],d!==void 0&&typeof d!="string")throw new Error(`schema ${y} must be s\
tring`)}return L=(0,n.normalizeId)(L||d),this._checkUnique(L),this.schemas[L]=this._addSchema(O,S,L,u,true),this}addMetaSchema(O,L,S=this.opts.validateSchema){return this.
addSchema(O,L,true,S),this}validateSchema(O,L){if(typeof O=="boolean")return true;let S;if(S=O.$schema,S!==void 0&&typeof S!="string")throw new Error("$schema m\
ust be a string");if(S=S||this.opts.defaultMeta||this.defaultMeta(),!S)return this.logger.warn("meta-schema not available"),this.errors=null,true;let u=this.validate(
S,O);if(!u&&L){let d="schema is invalid: "+this.errorsText();if(this.opts.validateSchema==="log")this.logger.error(d);else throw new Error(d)}return u}getSchema(O){
let L;for(;typeof(L=z.call(this,O))=="string";)O=L;if(L===void 0){let{schemaId:S}=this.opts,u=new i.SchemaEnv({schema:{},schemaId:S});if(L=i.resolveSchema.call(
this,u,O),!L)return;this.refs[O]=L}return L.validate||this._compileSchemaEnv(L)}removeSchema(O){if(O instanceof RegExp)return this._removeAllSchemas(this.schemas,
O),this._removeAllSchemas(this.refs,O),this;switch(typeof O){case"undefined":return this._removeAllSchemas(this.schemas),this._removeAllSchemas(this.refs),this.
_cache.clear(),this;case"string":{let L=z.call(this,O);return typeof L=="object"&&this._cache.delete(L.schema),delete this.schemas[O],delete this.refs[O],this}case"\
object":{let L=O;this._cache.delete(L);let S=O[this.opts.schemaId];return S&&(S=(0,n.normalizeId)(S),delete this.schemas[S],delete this.refs[S]),this}default:throw new Error(
"ajv.removeSchema: invalid parameter")}}addVocabulary(O){for(let L of O)this.addKeyword(L);return this}addKeyword(O,L){let S;if(typeof O=="string")S=O,typeof L==
"object"&&(this.logger.warn("these parameters are deprecated, see docs for addKeyword"),L.keyword=S);else if(typeof O=="object"&&L===void 0){if(L=O,S=L.keyword,
Array.isArray(S)&&!S.length)throw new Error("addKeywords: keyword must be string or non-empty array")}else throw new Error("invalid addKeywords parameters");if(Y.
call(this,S,L),!L)return(0,h.eachItem)(S,d=>le.call(this,d)),this;ge.call(this,L);let u={...L,type:(0,m.getJSONTypes)(L.type),schemaType:(0,m.getJSONTypes)(L.schemaType)};
return(0,h.eachItem)(S,u.type.length===0?d=>le.call(this,d,u):d=>u.type.forEach(y=>le.call(this,d,u,y))),this}getKeyword(O){let L=this.RULES.all[O];return typeof L==
"object"?L.definition:!!L}removeKeyword(O){let{RULES:L}=this;delete L.keywords[O],delete L.all[O];for(let S of L.rules){let u=S.rules.findIndex(d=>d.keyword===O);
u>=0&&S.rules.splice(u,1)}return this}addFormat(O,L){return typeof L=="string"&&(L=new RegExp(L)),this.formats[O]=L,this}errorsText(O=this.errors,{separator:L="\
, ",dataVar:S="data"}={}){return!O||O.length===0?"No errors":O.map(u=>`${S}${u.instancePath} ${u.message}`).reduce((u,d)=>u+L+d)}$dataMetaSchema(O,L){let S=this.
RULES.all;O=JSON.parse(JSON.stringify(O));for(let u of L){let d=u.split("/").slice(1),y=O;for(let I of d)y=y[I];for(let I in S){let H=S[I];if(typeof H!="object")
continue;let{$data:K}=H.definition,B=y[I];K&&B&&(y[I]=he(B))}}return O}_removeAllSchemas(O,L){for(let S in O){let u=O[S];(!L||L.test(S))&&(typeof u=="string"?delete O[S]:
u&&!u.meta&&(this._cache.delete(u.schema),delete O[S]))}}_addSchema(O,L,S,u=this.opts.validateSchema,d=this.opts.addUsedSchema){let y,{schemaId:I}=this.opts;if(typeof O==
"object")y=O[I];else{if(this.opts.jtd)throw new Error("schema must be object");if(typeof O!="boolean")throw new Error("schema must be object or boolean")}let H=this.
_cache.get(O);if(H!==void 0)return H;S=(0,n.normalizeId)(y||S);let K=n.getSchemaRefs.call(this,O,S);return H=new i.SchemaEnv({schema:O,schemaId:I,meta:L,baseId:S,
localRefs:K}),this._cache.set(H.schema,H),d&&!S.startsWith("#")&&(S&&this._checkUnique(S),this.refs[S]=H),u&&this.validateSchema(O,true),H}_checkUnique(O){if(this.
schemas[O]||this.refs[O])throw new Error(`schema with key or id "${O}" already exists`)}_compileSchemaEnv(O){if(O.meta?this._compileMetaSchema(O):i.compileSchema.
call(this,O),!O.validate)throw new Error("ajv implementation error");return O.validate}_compileMetaSchema(O){let L=this.opts;this.opts=this._metaOpts;try{i.compileSchema.
call(this,O)}finally{this.opts=L}}};T.ValidationError=s.default,T.MissingRefError=o.default,e.default=T;function N(O,L,S,u="error"){for(let d in O){let y=d;y in
L&&this.logger[u](`${S}: option ${d}. ${O[y]}`)}}function z(O){return O=(0,n.normalizeId)(O),this.schemas[O]||this.refs[O]}function g(){let O=this.opts.schemas;
if(O)if(Array.isArray(O))this.addSchema(O);else for(let L in O)this.addSchema(O[L],L)}function v(){for(let O in this.opts.formats){let L=this.opts.formats[O];L&&
this.addFormat(O,L)}}function j(O){if(Array.isArray(O)){this.addVocabulary(O);return}this.logger.warn("keywords option as map is deprecated, pass array");for(let L in O){
let S=O[L];S.keyword||(S.keyword=L),this.addKeyword(S)}}function V(){let O={...this.opts};for(let L of R)delete O[L];return O}let M={log(){},warn(){},error(){}};
function U(O){if(O===false)return M;if(O===void 0)return console;if(O.log&&O.warn&&O.error)return O;throw new Error("logger must implement log, warn and error m\
ethods")}let W=/^[a-z_$][a-z0-9_$:-]*$/i;function Y(O,L){let{RULES:S}=this;if((0,h.eachItem)(O,u=>{if(S.keywords[u])throw new Error(`Keyword ${u} is already def\
ined`);if(!W.test(u))throw new Error(`Keyword ${u} has invalid name`)}),!!L&&L.$data&&!("code"in L||"validate"in L))throw new Error('$data keyword must have "co\
de" or "validate" function')}function le(O,L,S){var u;let d=L?.post;if(S&&d)throw new Error('keyword with "post" flag cannot have "type"');let{RULES:y}=this,I=d?
y.post:y.rules.find(({type:K})=>K===S);if(I||(I={type:S,rules:[]},y.rules.push(I)),y.keywords[O]=true,!L)return;let H={keyword:O,definition:{...L,type:(0,m.getJSONTypes)(
L.type),schemaType:(0,m.getJSONTypes)(L.schemaType)}};L.before?Se.call(this,I,H,L.before):I.rules.push(H),y.all[O]=H,(u=L.implements)===null||u===void 0||u.forEach(
K=>this.addKeyword(K))}function Se(O,L,S){let u=O.rules.findIndex(d=>d.keyword===S);u>=0?O.rules.splice(u,0,L):(O.rules.push(L),this.logger.warn(`rule ${S} is n\
ot defined`))}function ge(O){let{metaSchema:L}=O;L!==void 0&&(O.$data&&this.opts.$data&&(L=he(L)),O.validateSchema=this.compile(L,true))}let ve={$ref:"https://r\
aw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#"};function he(O){return{anyOf:[O,ve]}}})),Bd=x((e=>{Object.defineProperty(e,"__esModule",{
value:true});let t={keyword:"id",code(){throw new Error('NOT SUPPORTED: keyword "id", use "$id" for schema ID')}};e.default=t})),$i=x((e=>{Object.defineProperty(
e,"__esModule",{value:true}),e.callRef=e.getValidate=void 0;let t=vr(),r=Je(),s=de(),o=xe(),a=la(),i=fe(),l={keyword:"$ref",schemaType:"string",code(h){let{gen:p,
schema:b,it:$}=h,{baseId:R,schemaEnv:E,validateName:w,opts:f,self:P}=$,{root:_}=E;if((b==="#"||b==="#/")&&R===_.baseId)return N();let T=a.resolveRef.call(P,_,R,
b);if(T===void 0)throw new t.default($.opts.uriResolver,R,b);if(T instanceof a.SchemaEnv)return z(T);return g(T);function N(){if(E===_)return m(h,w,E,E.$async);
let v=p.scopeValue("root",{ref:_});return m(h,(0,s._)`${v}.validate`,_,_.$async)}function z(v){m(h,n(h,v),v,v.$async)}function g(v){let j=p.scopeValue("schema",
f.code.source===true?{ref:v,code:(0,s.stringify)(v)}:{ref:v}),V=p.name("valid"),M=h.subschema({schema:v,dataTypes:[],schemaPath:s.nil,topSchemaRef:j,errSchemaPath:b},
V);h.mergeEvaluated(M),h.ok(V)}}};function n(h,p){let{gen:b}=h;return p.validate?b.scopeValue("validate",{ref:p.validate}):(0,s._)`${b.scopeValue("wrapper",{ref:p})}.validate`}
e.getValidate=n;function m(h,p,b,$){let{gen:R,it:E}=h,{allErrors:w,schemaEnv:f,opts:P}=E,_=P.passContext?o.default.this:s.nil;$?T():N();function T(){if(!f.$async)
throw new Error("async schema referenced by sync schema");let v=R.let("valid");R.try(()=>{R.code((0,s._)`await ${(0,r.callValidateCode)(h,p,_)}`),g(p),w||R.assign(
v,true)},j=>{R.if((0,s._)`!(${j} instanceof ${E.ValidationError})`,()=>R.throw(j)),z(j),w||R.assign(v,false)}),h.ok(v)}function N(){h.result((0,r.callValidateCode)(
h,p,_),()=>g(p),()=>z(p))}function z(v){let j=(0,s._)`${v}.errors`;R.assign(o.default.vErrors,(0,s._)`${o.default.vErrors} === null ? ${j} : ${o.default.vErrors}.concat(${j})`),
R.assign(o.default.errors,(0,s._)`${o.default.vErrors}.length`)}function g(v){var j;if(!E.opts.unevaluated)return;let V=(j=b?.validate)===null||j===void 0?void 0:
j.evaluated;if(E.props!==true)if(V&&!V.dynamicProps)V.props!==void 0&&(E.props=i.mergeEvaluated.props(R,V.props,E.props));else{let M=R.var("props",(0,s._)`${v}.evaluated.props`);
E.props=i.mergeEvaluated.props(R,M,E.props,s.Name)}if(E.items!==true)if(V&&!V.dynamicItems)V.items!==void 0&&(E.items=i.mergeEvaluated.items(R,V.items,E.items));else{
let M=R.var("items",(0,s._)`${v}.evaluated.items`);E.items=i.mergeEvaluated.items(R,M,E.items,s.Name)}}}e.callRef=m,e.default=l})),yl=x((e=>{Object.defineProperty(
e,"__esModule",{value:true});let t=Bd(),r=$i(),s=["$schema","$id","$defs","$vocabulary",{keyword:"$comment"},"definitions",t.default,r.default];e.default=s})),Kd=x(
(e=>{Object.defineProperty(e,"__esModule",{value:true});let t=de(),r=t.operators,s={maximum:{okStr:"<=",ok:r.LTE,fail:r.GT},minimum:{okStr:">=",ok:r.GTE,fail:r.
LT},exclusiveMaximum:{okStr:"<",ok:r.LT,fail:r.GTE},exclusiveMinimum:{okStr:">",ok:r.GT,fail:r.LTE}},o={keyword:Object.keys(s),type:"number",schemaType:"number",
$data:true,error:{message:({keyword:a,schemaCode:i})=>(0,t.str)`must be ${s[a].okStr} ${i}`,params:({keyword:a,schemaCode:i})=>(0,t._)`{comparison: ${s[a].okStr}, limit: ${i}}`},
code(a){let{keyword:i,data:l,schemaCode:n}=a;a.fail$data((0,t._)`${l} ${s[i].fail} ${n} || isNaN(${l})`)}};e.default=o})),Gd=x((e=>{Object.defineProperty(e,"__e\
sModule",{value:true});let t=de(),r={keyword:"multipleOf",type:"number",schemaType:"number",$data:true,error:{message:({schemaCode:s})=>(0,t.str)`must be multiple of ${s}`,
params:({schemaCode:s})=>(0,t._)`{multipleOf: ${s}}`},code(s){let{gen:o,data:a,schemaCode:i,it:l}=s,n=l.opts.multipleOfPrecision,m=o.let("res"),h=n?(0,t._)`Math.abs(Math.round(${m}) - ${m}) > 1e-${n}`:
(0,t._)`${m} !== parseInt(${m})`;s.fail$data((0,t._)`(${i} === 0 || (${m} = ${a}/${i}, ${h}))`)}};e.default=r})),Wd=x((e=>{Object.defineProperty(e,"__esModule",
{value:true});function t(r){let s=r.length,o=0,a=0,i;for(;a<s;)o++,i=r.charCodeAt(a++),i>=55296&&i<=56319&&a<s&&(i=r.charCodeAt(a),(i&64512)===56320&&a++);return o}
e.default=t,t.code='require("ajv/dist/runtime/ucs2length").default'})),Yd=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=de(),r=fe(),s=Wd(),o={
keyword:["maxLength","minLength"],type:"string",schemaType:"number",$data:true,error:{message({keyword:a,schemaCode:i}){let l=a==="maxLength"?"more":"fewer";return(0,
t.str)`must NOT have ${l} than ${i} characters`},params:({schemaCode:a})=>(0,t._)`{limit: ${a}}`},code(a){let{keyword:i,data:l,schemaCode:n,it:m}=a,h=i==="maxLe\
ngth"?t.operators.GT:t.operators.LT,p=m.opts.unicode===false?(0,t._)`${l}.length`:(0,t._)`${(0,r.useFunc)(a.gen,s.default)}(${l})`;a.fail$data((0,t._)`${p} ${h} ${n}`)}};
e.default=o})),Xd=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=Je(),r=fe(),s=de(),o={keyword:"pattern",type:"string",schemaType:"string",$data:true,
error:{message:({schemaCode:a})=>(0,s.str)`must match pattern "${a}"`,params:({schemaCode:a})=>(0,s._)`{pattern: ${a}}`},code(a){let{gen:i,data:l,$data:n,schema:m,
schemaCode:h,it:p}=a,b=p.opts.unicodeRegExp?"u":"";if(n){let{regExp:$}=p.opts.code,R=$.code==="new RegExp"?(0,s._)`new RegExp`:(0,r.useFunc)(i,$),E=i.let("valid");
i.try(()=>i.assign(E,(0,s._)`${R}(${h}, ${b}).test(${l})`),()=>i.assign(E,false)),a.fail$data((0,s._)`!${E}`)}else{let $=(0,t.usePattern)(a,m);a.fail$data((0,s.
_)`!${$}.test(${l})`)}}};e.default=o})),Zd=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=de(),r={keyword:["maxProperties","minProperties"],type:"\
object",schemaType:"number",$data:true,error:{message({keyword:s,schemaCode:o}){let a=s==="maxProperties"?"more":"fewer";return(0,t.str)`must NOT have ${a} than ${o} properties`},
params:({schemaCode:s})=>(0,t._)`{limit: ${s}}`},code(s){let{keyword:o,data:a,schemaCode:i}=s,l=o==="maxProperties"?t.operators.GT:t.operators.LT;s.fail$data((0,
t._)`Object.keys(${a}).length ${l} ${i}`)}};e.default=r})),Qd=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=Je(),r=de(),s=fe(),o={keyword:"req\
uired",type:"object",schemaType:"array",$data:true,error:{message:({params:{missingProperty:a}})=>(0,r.str)`must have required property '${a}'`,params:({params:{
missingProperty:a}})=>(0,r._)`{missingProperty: ${a}}`},code(a){let{gen:i,schema:l,schemaCode:n,data:m,$data:h,it:p}=a,{opts:b}=p;if(!h&&l.length===0)return;let $=l.
length>=b.loopRequired;if(p.allErrors?R():E(),b.strictRequired){let P=a.parentSchema.properties,{definedProperties:_}=a.it;for(let T of l)if(P?.[T]===void 0&&!_.
has(T)){let N=`required property "${T}" is not defined at "${p.schemaEnv.baseId+p.errSchemaPath}" (strictRequired)`;(0,s.checkStrictMode)(p,N,p.opts.strictRequired)}}
function R(){if($||h)a.block$data(r.nil,w);else for(let P of l)(0,t.checkReportMissingProp)(a,P)}function E(){let P=i.let("missing");if($||h){let _=i.let("valid",
true);a.block$data(_,()=>f(P,_)),a.ok(_)}else i.if((0,t.checkMissingProp)(a,l,P)),(0,t.reportMissingProp)(a,P),i.else()}function w(){i.forOf("prop",n,P=>{a.setParams(
{missingProperty:P}),i.if((0,t.noPropertyInData)(i,m,P,b.ownProperties),()=>a.error())})}function f(P,_){a.setParams({missingProperty:P}),i.forOf(P,n,()=>{i.assign(
_,(0,t.propertyInData)(i,m,P,b.ownProperties)),i.if((0,r.not)(_),()=>{a.error(),i.break()})},r.nil)}}};e.default=o})),em=x((e=>{Object.defineProperty(e,"__esMod\
ule",{value:true});let t=de(),r={keyword:["maxItems","minItems"],type:"array",schemaType:"number",$data:true,error:{message({keyword:s,schemaCode:o}){let a=s===
"maxItems"?"more":"fewer";return(0,t.str)`must NOT have ${a} than ${o} items`},params:({schemaCode:s})=>(0,t._)`{limit: ${s}}`},code(s){let{keyword:o,data:a,schemaCode:i}=s,
l=o==="maxItems"?t.operators.GT:t.operators.LT;s.fail$data((0,t._)`${a}.length ${l} ${i}`)}};e.default=r})),Ei=x((e=>{Object.defineProperty(e,"__esModule",{value:true});
let t=gl();t.code='require("ajv/dist/runtime/equal").default',e.default=t})),tm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=aa(),r=de(),s=fe(),
o=Ei(),a={keyword:"uniqueItems",type:"array",schemaType:"boolean",$data:true,error:{message:({params:{i,j:l}})=>(0,r.str)`must NOT have duplicate items (items ## ${l} and ${i} are identical)`,
params:({params:{i,j:l}})=>(0,r._)`{i: ${i}, j: ${l}}`},code(i){let{gen:l,data:n,$data:m,schema:h,parentSchema:p,schemaCode:b,it:$}=i;if(!m&&!h)return;let R=l.let(
"valid"),E=p.items?(0,t.getSchemaTypes)(p.items):[];i.block$data(R,w,(0,r._)`${b} === false`),i.ok(R);function w(){let T=l.let("i",(0,r._)`${n}.length`),N=l.let(
"j");i.setParams({i:T,j:N}),l.assign(R,true),l.if((0,r._)`${T} > 1`,()=>(f()?P:_)(T,N))}function f(){return E.length>0&&!E.some(T=>T==="object"||T==="array")}function P(T,N){
let z=l.name("item"),g=(0,t.checkDataTypes)(E,z,$.opts.strictNumbers,t.DataType.Wrong),v=l.const("indices",(0,r._)`{}`);l.for((0,r._)`;${T}--;`,()=>{l.let(z,(0,
r._)`${n}[${T}]`),l.if(g,(0,r._)`continue`),E.length>1&&l.if((0,r._)`typeof ${z} == "string"`,(0,r._)`${z} += "_"`),l.if((0,r._)`typeof ${v}[${z}] == "number"`,
()=>{l.assign(N,(0,r._)`${v}[${z}]`),i.error(),l.assign(R,false).break()}).code((0,r._)`${v}[${z}] = ${T}`)})}function _(T,N){let z=(0,s.useFunc)(l,o.default),g=l.
name("outer");l.label(g).for((0,r._)`;${T}--;`,()=>l.for((0,r._)`${N} = ${T}; ${N}--;`,()=>l.if((0,r._)`${z}(${n}[${T}], ${n}[${N}])`,()=>{i.error(),l.assign(R,
false).break(g)})))}}};e.default=a})),rm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=de(),r=fe(),s=Ei(),o={keyword:"const",$data:true,error:{
message:"must be equal to constant",params:({schemaCode:a})=>(0,t._)`{allowedValue: ${a}}`},code(a){let{gen:i,data:l,$data:n,schemaCode:m,schema:h}=a;n||h&&typeof h==
"object"?a.fail$data((0,t._)`!${(0,r.useFunc)(i,s.default)}(${l}, ${m})`):a.fail((0,t._)`${h} !== ${l}`)}};e.default=o})),sm=x((e=>{Object.defineProperty(e,"__e\
sModule",{value:true});let t=de(),r=fe(),s=Ei(),o={keyword:"enum",schemaType:"array",$data:true,error:{message:"must be equal to one of the allowed values",params:({
schemaCode:a})=>(0,t._)`{allowedValues: ${a}}`},code(a){let{gen:i,data:l,$data:n,schema:m,schemaCode:h,it:p}=a;if(!n&&m.length===0)throw new Error("enum must ha\
ve non-empty array");let b=m.length>=p.opts.loopEnum,$,R=()=>$??($=(0,r.useFunc)(i,s.default)),E;if(b||n)E=i.let("valid"),a.block$data(E,w);else{if(!Array.isArray(
m))throw new Error("ajv implementation error");let P=i.const("vSchema",h);E=(0,t.or)(...m.map((_,T)=>f(P,T)))}a.pass(E);function w(){i.assign(E,false),i.forOf("\
v",h,P=>i.if((0,t._)`${R()}(${l}, ${P})`,()=>i.assign(E,true).break()))}function f(P,_){let T=m[_];return typeof T=="object"&&T!==null?(0,t._)`${R()}(${l}, ${P}[${_}])`:
(0,t._)`${l} === ${T}`}}};e.default=o})),_l=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=Kd(),r=Gd(),s=Yd(),o=Xd(),a=Zd(),i=Qd(),l=em(),n=tm(),
m=rm(),h=sm(),p=[t.default,r.default,s.default,o.default,a.default,i.default,l.default,n.default,{keyword:"type",schemaType:["string","array"]},{keyword:"nullab\
le",schemaType:"boolean"},m.default,h.default];e.default=p})),vl=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.validateAdditionalItems=void 0;let t=de(),
r=fe(),s={keyword:"additionalItems",type:"array",schemaType:["boolean","object"],before:"uniqueItems",error:{message:({params:{len:a}})=>(0,t.str)`must NOT have more than ${a} items`,
params:({params:{len:a}})=>(0,t._)`{limit: ${a}}`},code(a){let{parentSchema:i,it:l}=a,{items:n}=i;if(!Array.isArray(n)){(0,r.checkStrictMode)(l,'"additionalItem\
s" is ignored when "items" is not an array of schemas');return}o(a,n)}};function o(a,i){let{gen:l,schema:n,data:m,keyword:h,it:p}=a;p.items=true;let b=l.const("\
len",(0,t._)`${m}.length`);if(n===false)a.setParams({len:i.length}),a.pass((0,t._)`${b} <= ${i.length}`);else if(typeof n=="object"&&!(0,r.alwaysValidSchema)(p,
n)){let R=l.var("valid",(0,t._)`${b} <= ${i.length}`);l.if((0,t.not)(R),()=>$(R)),a.ok(R)}function $(R){l.forRange("i",i.length,b,E=>{a.subschema({keyword:h,dataProp:E,
dataPropType:r.Type.Num},R),p.allErrors||l.if((0,t.not)(R),()=>l.break())})}}e.validateAdditionalItems=o,e.default=s})),bl=x((e=>{Object.defineProperty(e,"__esM\
odule",{value:true}),e.validateTuple=void 0;let t=de(),r=fe(),s=Je(),o={keyword:"items",type:"array",schemaType:["object","array","boolean"],before:"uniqueItems",
code(i){let{schema:l,it:n}=i;if(Array.isArray(l))return a(i,"additionalItems",l);n.items=true,!(0,r.alwaysValidSchema)(n,l)&&i.ok((0,s.validateArray)(i))}};function a(i,l,n=i.
schema){let{gen:m,parentSchema:h,data:p,keyword:b,it:$}=i;w(h),$.opts.unevaluated&&n.length&&$.items!==true&&($.items=r.mergeEvaluated.items(m,n.length,$.items));
let R=m.name("valid"),E=m.const("len",(0,t._)`${p}.length`);n.forEach((f,P)=>{(0,r.alwaysValidSchema)($,f)||(m.if((0,t._)`${E} > ${P}`,()=>i.subschema({keyword:b,
schemaProp:P,dataProp:P},R)),i.ok(R))});function w(f){let{opts:P,errSchemaPath:_}=$,T=n.length,N=T===f.minItems&&(T===f.maxItems||f[l]===false);if(P.strictTuples&&
!N){let z=`"${b}" is ${T}-tuple, but minItems or maxItems/${l} are not specified or different at path "${_}"`;(0,r.checkStrictMode)($,z,P.strictTuples)}}}e.validateTuple=
a,e.default=o})),om=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=bl(),r={keyword:"prefixItems",type:"array",schemaType:["array"],before:"uniq\
ueItems",code:s=>(0,t.validateTuple)(s,"items")};e.default=r})),nm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=de(),r=fe(),s=Je(),o=vl(),a={
keyword:"items",type:"array",schemaType:["object","boolean"],before:"uniqueItems",error:{message:({params:{len:i}})=>(0,t.str)`must NOT have more than ${i} items`,
params:({params:{len:i}})=>(0,t._)`{limit: ${i}}`},code(i){let{schema:l,parentSchema:n,it:m}=i,{prefixItems:h}=n;m.items=true,!(0,r.alwaysValidSchema)(m,l)&&(h?
(0,o.validateAdditionalItems)(i,h):i.ok((0,s.validateArray)(i)))}};e.default=a})),am=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=de(),r=fe(),
s={keyword:"contains",type:"array",schemaType:["object","boolean"],before:"uniqueItems",trackErrors:true,error:{message:({params:{min:o,max:a}})=>a===void 0?(0,
t.str)`must contain at least ${o} valid item(s)`:(0,t.str)`must contain at least ${o} and no more than ${a} valid item(s)`,params:({params:{min:o,max:a}})=>a===
void 0?(0,t._)`{minContains: ${o}}`:(0,t._)`{minContains: ${o}, maxContains: ${a}}`},code(o){let{gen:a,schema:i,parentSchema:l,data:n,it:m}=o,h,p,{minContains:b,
maxContains:$}=l;m.opts.next?(h=b===void 0?1:b,p=$):h=1;let R=a.const("len",(0,t._)`${n}.length`);if(o.setParams({min:h,max:p}),p===void 0&&h===0){(0,r.checkStrictMode)(
m,'"minContains" == 0 without "maxContains": "contains" keyword ignored');return}if(p!==void 0&&h>p){(0,r.checkStrictMode)(m,'"minContains" > "maxContains" is a\
lways invalid'),o.fail();return}if((0,r.alwaysValidSchema)(m,i)){let _=(0,t._)`${R} >= ${h}`;p!==void 0&&(_=(0,t._)`${_} && ${R} <= ${p}`),o.pass(_);return}m.items=
true;let E=a.name("valid");p===void 0&&h===1?f(E,()=>a.if(E,()=>a.break())):h===0?(a.let(E,true),p!==void 0&&a.if((0,t._)`${n}.length > 0`,w)):(a.let(E,false),w()),
o.result(E,()=>o.reset());function w(){let _=a.name("_valid"),T=a.let("count",0);f(_,()=>a.if(_,()=>P(T)))}function f(_,T){a.forRange("i",0,R,N=>{o.subschema({keyword:"\
contains",dataProp:N,dataPropType:r.Type.Num,compositeRule:true},_),T()})}function P(_){a.code((0,t._)`${_}++`),p===void 0?a.if((0,t._)`${_} >= ${h}`,()=>a.assign(
E,true).break()):(a.if((0,t._)`${_} > ${p}`,()=>a.assign(E,false).break()),h===1?a.assign(E,true):a.if((0,t._)`${_} >= ${h}`,()=>a.assign(E,true)))}}};e.default=
s})),Ti=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.validateSchemaDeps=e.validatePropertyDeps=e.error=void 0;let t=de(),r=fe(),s=Je();e.error={message:({
params:{property:n,depsCount:m,deps:h}})=>{let p=m===1?"property":"properties";return(0,t.str)`must have ${p} ${h} when property ${n} is present`},params:({params:{
property:n,depsCount:m,deps:h,missingProperty:p}})=>(0,t._)`{property: ${n},
    missingProperty: ${p},
    depsCount: ${m},
    deps: ${h}}`};let o={keyword:"dependencies",type:"object",schemaType:"object",error:e.error,code(n){let[m,h]=a(n);i(n,m),l(n,h)}};function a({schema:n}){let m={},
h={};for(let p in n){if(p==="__proto__")continue;let b=Array.isArray(n[p])?m:h;b[p]=n[p]}return[m,h]}function i(n,m=n.schema){let{gen:h,data:p,it:b}=n;if(Object.
keys(m).length===0)return;let $=h.let("missing");for(let R in m){let E=m[R];if(E.length===0)continue;let w=(0,s.propertyInData)(h,p,R,b.opts.ownProperties);n.setParams(
{property:R,depsCount:E.length,deps:E.join(", ")}),b.allErrors?h.if(w,()=>{for(let f of E)(0,s.checkReportMissingProp)(n,f)}):(h.if((0,t._)`${w} && (${(0,s.checkMissingProp)(
n,E,$)})`),(0,s.reportMissingProp)(n,$),h.else())}}e.validatePropertyDeps=i;function l(n,m=n.schema){let{gen:h,data:p,keyword:b,it:$}=n,R=h.name("valid");for(let E in m)
(0,r.alwaysValidSchema)($,m[E])||(h.if((0,s.propertyInData)(h,p,E,$.opts.ownProperties),()=>{let w=n.subschema({keyword:b,schemaProp:E},R);n.mergeValidEvaluated(
w,R)},()=>h.var(R,true)),n.ok(R))}e.validateSchemaDeps=l,e.default=o})),im=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=de(),r=fe(),s={keyword:"\
propertyNames",type:"object",schemaType:["object","boolean"],error:{message:"property name must be valid",params:({params:o})=>(0,t._)`{propertyName: ${o.propertyName}}`},
code(o){let{gen:a,schema:i,data:l,it:n}=o;if((0,r.alwaysValidSchema)(n,i))return;let m=a.name("valid");a.forIn("key",l,h=>{o.setParams({propertyName:h}),o.subschema(
{keyword:"propertyNames",data:h,dataTypes:["string"],propertyName:h,compositeRule:true},m),a.if((0,t.not)(m),()=>{o.error(true),n.allErrors||a.break()})}),o.ok(
m)}};e.default=s})),Rl=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=Je(),r=de(),s=xe(),o=fe(),a={keyword:"additionalProperties",type:["object"],
schemaType:["boolean","object"],allowUndefined:true,trackErrors:true,error:{message:"must NOT have additional properties",params:({params:i})=>(0,r._)`{additionalProperty: ${i.
additionalProperty}}`},code(i){let{gen:l,schema:n,parentSchema:m,data:h,errsCount:p,it:b}=i;if(!p)throw new Error("ajv implementation error");let{allErrors:$,opts:R}=b;
if(b.props=true,R.removeAdditional!=="all"&&(0,o.alwaysValidSchema)(b,n))return;let E=(0,t.allSchemaProperties)(m.properties),w=(0,t.allSchemaProperties)(m.patternProperties);
f(),i.ok((0,r._)`${p} === ${s.default.errors}`);function f(){l.forIn("key",h,z=>{!E.length&&!w.length?T(z):l.if(P(z),()=>T(z))})}function P(z){let g;if(E.length>
8){let v=(0,o.schemaRefOrVal)(b,m.properties,"properties");g=(0,t.isOwnProperty)(l,v,z)}else E.length?g=(0,r.or)(...E.map(v=>(0,r._)`${z} === ${v}`)):g=r.nil;return w.
length&&(g=(0,r.or)(g,...w.map(v=>(0,r._)`${(0,t.usePattern)(i,v)}.test(${z})`))),(0,r.not)(g)}function _(z){l.code((0,r._)`delete ${h}[${z}]`)}function T(z){if(R.
removeAdditional==="all"||R.removeAdditional&&n===false){_(z);return}if(n===false){i.setParams({additionalProperty:z}),i.error(),$||l.break();return}if(typeof n==
"object"&&!(0,o.alwaysValidSchema)(b,n)){let g=l.name("valid");R.removeAdditional==="failing"?(N(z,g,false),l.if((0,r.not)(g),()=>{i.reset(),_(z)})):(N(z,g),$||
l.if((0,r.not)(g),()=>l.break()))}}function N(z,g,v){let j={keyword:"additionalProperties",dataProp:z,dataPropType:o.Type.Str};v===false&&Object.assign(j,{compositeRule:true,
createErrors:false,allErrors:false}),i.subschema(j,g)}}};e.default=a})),cm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=_r(),r=Je(),s=fe(),o=Rl(),
a={keyword:"properties",type:"object",schemaType:"object",code(i){let{gen:l,schema:n,parentSchema:m,data:h,it:p}=i;p.opts.removeAdditional==="all"&&m.additionalProperties===
void 0&&o.default.code(new t.KeywordCxt(p,o.default,"additionalProperties"));let b=(0,r.allSchemaProperties)(n);for(let f of b)p.definedProperties.add(f);p.opts.
unevaluated&&b.length&&p.props!==true&&(p.props=s.mergeEvaluated.props(l,(0,s.toHash)(b),p.props));let $=b.filter(f=>!(0,s.alwaysValidSchema)(p,n[f]));if($.length===
0)return;let R=l.name("valid");for(let f of $)E(f)?w(f):(l.if((0,r.propertyInData)(l,h,f,p.opts.ownProperties)),w(f),p.allErrors||l.else().var(R,true),l.endIf()),
i.it.definedProperties.add(f),i.ok(R);function E(f){return p.opts.useDefaults&&!p.compositeRule&&n[f].default!==void 0}function w(f){i.subschema({keyword:"prope\
rties",schemaProp:f,dataProp:f},R)}}};e.default=a})),lm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=Je(),r=de(),s=fe(),o=fe(),a={keyword:"pa\
tternProperties",type:"object",schemaType:"object",code(i){let{gen:l,schema:n,data:m,parentSchema:h,it:p}=i,{opts:b}=p,$=(0,t.allSchemaProperties)(n),R=$.filter(
N=>(0,s.alwaysValidSchema)(p,n[N]));if($.length===0||R.length===$.length&&(!p.opts.unevaluated||p.props===true))return;let E=b.strictSchema&&!b.allowMatchingProperties&&
h.properties,w=l.name("valid");p.props!==true&&!(p.props instanceof r.Name)&&(p.props=(0,o.evaluatedPropsToName)(l,p.props));let{props:f}=p;P();function P(){for(let N of $)
E&&_(N),p.allErrors?T(N):(l.var(w,true),T(N),l.if(w))}function _(N){for(let z in E)new RegExp(N).test(z)&&(0,s.checkStrictMode)(p,`property ${z} matches pattern\
 ${N} (use allowMatchingProperties)`)}function T(N){l.forIn("key",m,z=>{l.if((0,r._)`${(0,t.usePattern)(i,N)}.test(${z})`,()=>{let g=R.includes(N);g||i.subschema(
{keyword:"patternProperties",schemaProp:N,dataProp:z,dataPropType:o.Type.Str},w),p.opts.unevaluated&&f!==true?l.assign((0,r._)`${f}[${z}]`,true):!g&&!p.allErrors&&
l.if((0,r.not)(w),()=>l.break())})})}}};e.default=a})),um=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=fe(),r={keyword:"not",schemaType:["obj\
ect","boolean"],trackErrors:true,code(s){let{gen:o,schema:a,it:i}=s;if((0,t.alwaysValidSchema)(i,a)){s.fail();return}let l=o.name("valid");s.subschema({keyword:"\
not",compositeRule:true,createErrors:false,allErrors:false},l),s.failResult(l,()=>s.reset(),()=>s.error())},error:{message:"must NOT be valid"}};e.default=r})),
dm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t={keyword:"anyOf",schemaType:"array",trackErrors:true,code:Je().validateUnion,error:{message:"\
must match a schema in anyOf"}};e.default=t})),mm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=de(),r=fe(),s={keyword:"oneOf",schemaType:"arr\
ay",trackErrors:true,error:{message:"must match exactly one schema in oneOf",params:({params:o})=>(0,t._)`{passingSchemas: ${o.passing}}`},code(o){let{gen:a,schema:i,
parentSchema:l,it:n}=o;if(!Array.isArray(i))throw new Error("ajv implementation error");if(n.opts.discriminator&&l.discriminator)return;let m=i,h=a.let("valid",
false),p=a.let("passing",null),b=a.name("_valid");o.setParams({passing:p}),a.block($),o.result(h,()=>o.reset(),()=>o.error(true));function $(){m.forEach((R,E)=>{
let w;(0,r.alwaysValidSchema)(n,R)?a.var(b,true):w=o.subschema({keyword:"oneOf",schemaProp:E,compositeRule:true},b),E>0&&a.if((0,t._)`${b} && ${h}`).assign(h,false).
assign(p,(0,t._)`[${p}, ${E}]`).else(),a.if(b,()=>{a.assign(h,true),a.assign(p,E),w&&o.mergeEvaluated(w,t.Name)})})}}};e.default=s})),hm=x((e=>{Object.defineProperty(
e,"__esModule",{value:true});let t=fe(),r={keyword:"allOf",schemaType:"array",code(s){let{gen:o,schema:a,it:i}=s;if(!Array.isArray(a))throw new Error("ajv imple\
mentation error");let l=o.name("valid");a.forEach((n,m)=>{if((0,t.alwaysValidSchema)(i,n))return;let h=s.subschema({keyword:"allOf",schemaProp:m},l);s.ok(l),s.mergeEvaluated(
h)})}};e.default=r})),pm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=de(),r=fe(),s={keyword:"if",schemaType:["object","boolean"],trackErrors:true,
error:{message:({params:a})=>(0,t.str)`must match "${a.ifClause}" schema`,params:({params:a})=>(0,t._)`{failingKeyword: ${a.ifClause}}`},code(a){let{gen:i,parentSchema:l,
it:n}=a;l.then===void 0&&l.else===void 0&&(0,r.checkStrictMode)(n,'"if" without "then" and "else" is ignored');let m=o(n,"then"),h=o(n,"else");if(!m&&!h)return;
let p=i.let("valid",true),b=i.name("_valid");if($(),a.reset(),m&&h){let E=i.let("ifClause");a.setParams({ifClause:E}),i.if(b,R("then",E),R("else",E))}else m?i.if(
b,R("then")):i.if((0,t.not)(b),R("else"));a.pass(p,()=>a.error(true));function $(){let E=a.subschema({keyword:"if",compositeRule:true,createErrors:false,allErrors:false},
b);a.mergeEvaluated(E)}function R(E,w){return()=>{let f=a.subschema({keyword:E},b);i.assign(p,b),a.mergeValidEvaluated(f,p),w?i.assign(w,(0,t._)`${E}`):a.setParams(
{ifClause:E})}}}};function o(a,i){let l=a.schema[i];return l!==void 0&&!(0,r.alwaysValidSchema)(a,l)}e.default=s})),fm=x((e=>{Object.defineProperty(e,"__esModul\
e",{value:true});let t=fe(),r={keyword:["then","else"],schemaType:["object","boolean"],code({keyword:s,parentSchema:o,it:a}){o.if===void 0&&(0,t.checkStrictMode)(
a,`"${s}" without "if" is ignored`)}};e.default=r})),zl=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=vl(),r=om(),s=bl(),o=nm(),a=am(),i=Ti(),
l=im(),n=Rl(),m=cm(),h=lm(),p=um(),b=dm(),$=mm(),R=hm(),E=pm(),w=fm();function f(P=false){let _=[p.default,b.default,$.default,R.default,E.default,w.default,l.default,
n.default,i.default,m.default,h.default];return P?_.push(r.default,o.default):_.push(t.default,s.default),_.push(a.default),_}e.default=f})),gm=x((e=>{Object.defineProperty(
e,"__esModule",{value:true});let t=de(),r={keyword:"format",type:["number","string"],schemaType:"string",$data:true,error:{message:({schemaCode:s})=>(0,t.str)`must match format "${s}"`,
params:({schemaCode:s})=>(0,t._)`{format: ${s}}`},code(s,o){let{gen:a,data:i,$data:l,schema:n,schemaCode:m,it:h}=s,{opts:p,errSchemaPath:b,schemaEnv:$,self:R}=h;
if(!p.validateFormats)return;l?E():w();function E(){let f=a.scopeValue("formats",{ref:R.formats,code:p.code.formats}),P=a.const("fDef",(0,t._)`${f}[${m}]`),_=a.
let("fType"),T=a.let("format");a.if((0,t._)`typeof ${P} == "object" && !(${P} instanceof RegExp)`,()=>a.assign(_,(0,t._)`${P}.type || "string"`).assign(T,(0,t._)`${P}.validate`),
()=>a.assign(_,(0,t._)`"string"`).assign(T,P)),s.fail$data((0,t.or)(N(),z()));function N(){return p.strictSchema===false?t.nil:(0,t._)`${m} && !${T}`}function z(){
let g=$.$async?(0,t._)`(${P}.async ? await ${T}(${i}) : ${T}(${i}))`:(0,t._)`${T}(${i})`,v=(0,t._)`(typeof ${T} == "function" ? ${g} : ${T}.test(${i}))`;return(0,
t._)`${T} && ${T} !== true && ${_} === ${o} && !${v}`}}function w(){let f=R.formats[n];if(!f){N();return}if(f===true)return;let[P,_,T]=z(f);P===o&&s.pass(g());function N(){
if(p.strictSchema===false){R.logger.warn(v());return}throw new Error(v());function v(){return`unknown format "${n}" ignored in schema at path "${b}"`}}function z(v){
let j=v instanceof RegExp?(0,t.regexpCode)(v):p.code.formats?(0,t._)`${p.code.formats}${(0,t.getProperty)(n)}`:void 0,V=a.scopeValue("formats",{key:n,ref:v,code:j});
return typeof v=="object"&&!(v instanceof RegExp)?[v.type||"string",v.validate,(0,t._)`${V}.validate`]:["string",v,V]}function g(){if(typeof f=="object"&&!(f instanceof
RegExp)&&f.async){if(!$.$async)throw new Error("async format in sync schema");return(0,t._)`await ${T}(${i})`}return typeof _=="function"?(0,t._)`${T}(${i})`:(0,
t._)`${T}.test(${i})`}}}};e.default=r})),wl=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=[gm().default];e.default=t})),$l=x((e=>{Object.defineProperty(
e,"__esModule",{value:true}),e.contentVocabulary=e.metadataVocabulary=void 0,e.metadataVocabulary=["title","description","default","deprecated","readOnly","writ\
eOnly","examples"],e.contentVocabulary=["contentMediaType","contentEncoding","contentSchema"]})),El=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=yl(),
r=_l(),s=zl(),o=wl(),a=$l(),i=[t.default,r.default,(0,s.default)(),o.default,a.metadataVocabulary,a.contentVocabulary];e.default=i})),Sm=x((e=>{Object.defineProperty(
e,"__esModule",{value:true}),e.DiscrError=void 0;var t;(function(r){r.Tag="tag",r.Mapping="mapping"})(t||(e.DiscrError=t={}))})),Pi=x((e=>{Object.defineProperty(
e,"__esModule",{value:true});let t=de(),r=Sm(),s=la(),o=vr(),a=fe(),i={keyword:"discriminator",type:"object",schemaType:"object",error:{message:({params:{discrError:l,
tagName:n}})=>l===r.DiscrError.Tag?`tag "${n}" must be string`:`value of tag "${n}" must be in oneOf`,params:({params:{discrError:l,tag:n,tagName:m}})=>(0,t._)`{error: ${l}, tag: ${m}, tagValue: ${n}}`},
code(l){let{gen:n,data:m,schema:h,parentSchema:p,it:b}=l,{oneOf:$}=p;if(!b.opts.discriminator)throw new Error("discriminator: requires discriminator option");let R=h.
propertyName;if(typeof R!="string")throw new Error("discriminator: requires propertyName");if(h.mapping)throw new Error("discriminator: mapping is not supported");
if(!$)throw new Error("discriminator: requires oneOf keyword");let E=n.let("valid",false),w=n.const("tag",(0,t._)`${m}${(0,t.getProperty)(R)}`);n.if((0,t._)`typeof ${w} == "string"`,
()=>f(),()=>l.error(false,{discrError:r.DiscrError.Tag,tag:w,tagName:R})),l.ok(E);function f(){let T=_();n.if(false);for(let N in T)n.elseIf((0,t._)`${w} === ${N}`),
n.assign(E,P(T[N]));n.else(),l.error(false,{discrError:r.DiscrError.Mapping,tag:w,tagName:R}),n.endIf()}function P(T){let N=n.name("valid"),z=l.subschema({keyword:"\
oneOf",schemaProp:T},N);return l.mergeEvaluated(z,t.Name),N}function _(){var T;let N={},z=v(p),g=true;for(let M=0;M<$.length;M++){let U=$[M];if(U?.$ref&&!(0,a.schemaHasRulesButRef)(
U,b.self.RULES)){let Y=U.$ref;if(U=s.resolveRef.call(b.self,b.schemaEnv.root,b.baseId,Y),U instanceof s.SchemaEnv&&(U=U.schema),U===void 0)throw new o.default(b.
opts.uriResolver,b.baseId,Y)}let W=(T=U?.properties)===null||T===void 0?void 0:T[R];if(typeof W!="object")throw new Error(`discriminator: oneOf subschemas (or r\
eferenced schemas) must have "properties/${R}"`);g=g&&(z||v(U)),j(W,M)}if(!g)throw new Error(`discriminator: "${R}" must be required`);return N;function v({required:M}){
return Array.isArray(M)&&M.includes(R)}function j(M,U){if(M.const)V(M.const,U);else if(M.enum)for(let W of M.enum)V(W,U);else throw new Error(`discriminator: "p\
roperties/${R}" must have "const" or "enum"`)}function V(M,U){if(typeof M!="string"||M in N)throw new Error(`discriminator: "${R}" values must be unique strings`);
N[M]=U}}}};e.default=i})),ym=x(((e,t)=>{t.exports={$schema:"http://json-schema.org/draft-07/schema#",$id:"http://json-schema.org/draft-07/schema#",title:"Core s\
chema meta-schema",definitions:{schemaArray:{type:"array",minItems:1,items:{$ref:"#"}},nonNegativeInteger:{type:"integer",minimum:0},nonNegativeIntegerDefault0:{
allOf:[{$ref:"#/definitions/nonNegativeInteger"},{default:0}]},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{type:"\
array",items:{type:"string"},uniqueItems:true,default:[]}},type:["object","boolean"],properties:{$id:{type:"string",format:"uri-reference"},$schema:{type:"strin\
g",format:"uri"},$ref:{type:"string",format:"uri-reference"},$comment:{type:"string"},title:{type:"string"},description:{type:"string"},default:true,readOnly:{type:"\
boolean",default:false},examples:{type:"array",items:true},multipleOf:{type:"number",exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},
minimum:{type:"number"},exclusiveMinimum:{type:"number"},maxLength:{$ref:"#/definitions/nonNegativeInteger"},minLength:{$ref:"#/definitions/nonNegativeIntegerDe\
fault0"},pattern:{type:"string",format:"regex"},additionalItems:{$ref:"#"},items:{anyOf:[{$ref:"#"},{$ref:"#/definitions/schemaArray"}],default:true},maxItems:{
$ref:"#/definitions/nonNegativeInteger"},minItems:{$ref:"#/definitions/nonNegativeIntegerDefault0"},uniqueItems:{type:"boolean",default:false},contains:{$ref:"#"},
maxProperties:{$ref:"#/definitions/nonNegativeInteger"},minProperties:{$ref:"#/definitions/nonNegativeIntegerDefault0"},required:{$ref:"#/definitions/stringArra\
y"},additionalProperties:{$ref:"#"},definitions:{type:"object",additionalProperties:{$ref:"#"},default:{}},properties:{type:"object",additionalProperties:{$ref:"\
#"},default:{}},patternProperties:{type:"object",additionalProperties:{$ref:"#"},propertyNames:{format:"regex"},default:{}},dependencies:{type:"object",additionalProperties:{
anyOf:[{$ref:"#"},{$ref:"#/definitions/stringArray"}]}},propertyNames:{$ref:"#"},const:true,enum:{type:"array",items:true,minItems:1,uniqueItems:true},type:{anyOf:[
{$ref:"#/definitions/simpleTypes"},{type:"array",items:{$ref:"#/definitions/simpleTypes"},minItems:1,uniqueItems:true}]},format:{type:"string"},contentMediaType:{
type:"string"},contentEncoding:{type:"string"},if:{$ref:"#"},then:{$ref:"#"},else:{$ref:"#"},allOf:{$ref:"#/definitions/schemaArray"},anyOf:{$ref:"#/definitions\
/schemaArray"},oneOf:{$ref:"#/definitions/schemaArray"},not:{$ref:"#"}},default:true}})),Tl=x(((e,t)=>{Object.defineProperty(e,"__esModule",{value:true}),e.MissingRefError=
e.ValidationError=e.CodeGen=e.Name=e.nil=e.stringify=e.str=e._=e.KeywordCxt=e.Ajv=void 0;let r=wi(),s=El(),o=Pi(),a=ym(),i=["/properties"],l="http://json-schema\
.org/draft-07/schema";var n=class extends r.default{_addVocabularies(){super._addVocabularies(),s.default.forEach($=>this.addVocabulary($)),this.opts.discriminator&&
this.addKeyword(o.default)}_addDefaultMetaSchema(){if(super._addDefaultMetaSchema(),!this.opts.meta)return;let $=this.opts.$data?this.$dataMetaSchema(a,i):a;this.
addMetaSchema($,l,false),this.refs["http://json-schema.org/schema"]=l}defaultMeta(){return this.opts.defaultMeta=super.defaultMeta()||(this.getSchema(l)?l:void 0)}};
e.Ajv=n,t.exports=e=n,t.exports.Ajv=n,Object.defineProperty(e,"__esModule",{value:true}),e.default=n;var m=_r();Object.defineProperty(e,"KeywordCxt",{enumerable:true,
get:function(){return m.KeywordCxt}});var h=de();Object.defineProperty(e,"_",{enumerable:true,get:function(){return h._}}),Object.defineProperty(e,"str",{enumerable:true,
get:function(){return h.str}}),Object.defineProperty(e,"stringify",{enumerable:true,get:function(){return h.stringify}}),Object.defineProperty(e,"nil",{enumerable:true,
get:function(){return h.nil}}),Object.defineProperty(e,"Name",{enumerable:true,get:function(){return h.Name}}),Object.defineProperty(e,"CodeGen",{enumerable:true,
get:function(){return h.CodeGen}});var p=qs();Object.defineProperty(e,"ValidationError",{enumerable:true,get:function(){return p.default}});var b=vr();Object.defineProperty(
e,"MissingRefError",{enumerable:true,get:function(){return b.default}})})),Pl=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.dynamicAnchor=void 0;let t=de(),
r=xe(),s=la(),o=$i(),a={keyword:"$dynamicAnchor",schemaType:"string",code:n=>i(n,n.schema)};function i(n,m){let{gen:h,it:p}=n;p.schemaEnv.root.dynamicAnchors[m]=
true;let b=(0,t._)`${r.default.dynamicAnchors}${(0,t.getProperty)(m)}`,$=p.errSchemaPath==="#"?p.validateName:l(n);h.if((0,t._)`!${b}`,()=>h.assign(b,$))}e.dynamicAnchor=
i;function l(n){let{schemaEnv:m,schema:h,self:p}=n.it,{root:b,baseId:$,localRefs:R,meta:E}=m.root,{schemaId:w}=p.opts,f=new s.SchemaEnv({schema:h,schemaId:w,root:b,
baseId:$,localRefs:R,meta:E});return s.compileSchema.call(p,f),(0,o.getValidate)(n,f)}e.default=a})),Cl=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),
e.dynamicRef=void 0;let t=de(),r=xe(),s=$i(),o={keyword:"$dynamicRef",schemaType:"string",code:i=>a(i,i.schema)};function a(i,l){let{gen:n,keyword:m,it:h}=i;if(l[0]!==
"#")throw new Error(`"${m}" only supports hash fragment reference`);let p=l.slice(1);if(h.allErrors)b();else{let R=n.let("valid",false);b(R),i.ok(R)}function b(R){
if(h.schemaEnv.root.dynamicAnchors[p]){let E=n.let("_v",(0,t._)`${r.default.dynamicAnchors}${(0,t.getProperty)(p)}`);n.if(E,$(E,R),$(h.validateName,R))}else $(h.
validateName,R)()}function $(R,E){return E?()=>n.block(()=>{(0,s.callRef)(i,R),n.let(E,true)}):()=>(0,s.callRef)(i,R)}}e.dynamicRef=a,e.default=o})),_m=x((e=>{Object.
defineProperty(e,"__esModule",{value:true});let t=Pl(),r=fe(),s={keyword:"$recursiveAnchor",schemaType:"boolean",code(o){o.schema?(0,t.dynamicAnchor)(o,""):(0,r.
checkStrictMode)(o.it,"$recursiveAnchor: false is ignored")}};e.default=s})),vm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=Cl(),r={keyword:"\
$recursiveRef",schemaType:"string",code:s=>(0,t.dynamicRef)(s,s.schema)};e.default=r})),ql=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=Pl(),
r=Cl(),s=_m(),o=vm(),a=[t.default,r.default,s.default,o.default];e.default=a})),bm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=Ti(),r={keyword:"\
dependentRequired",type:"object",schemaType:"object",error:t.error,code:s=>(0,t.validatePropertyDeps)(s)};e.default=r})),Rm=x((e=>{Object.defineProperty(e,"__es\
Module",{value:true});let t=Ti(),r={keyword:"dependentSchemas",type:"object",schemaType:"object",code:s=>(0,t.validateSchemaDeps)(s)};e.default=r})),zm=x((e=>{Object.
defineProperty(e,"__esModule",{value:true});let t=fe(),r={keyword:["maxContains","minContains"],type:"array",schemaType:"number",code({keyword:s,parentSchema:o,
it:a}){o.contains===void 0&&(0,t.checkStrictMode)(a,`"${s}" without "contains" is ignored`)}};e.default=r})),Il=x((e=>{Object.defineProperty(e,"__esModule",{value:true});
let t=bm(),r=Rm(),s=zm(),o=[t.default,r.default,s.default];e.default=o})),wm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=de(),r=fe(),s=xe(),
o={keyword:"unevaluatedProperties",type:"object",schemaType:["boolean","object"],trackErrors:true,error:{message:"must NOT have unevaluated properties",params:({
params:a})=>(0,t._)`{unevaluatedProperty: ${a.unevaluatedProperty}}`},code(a){let{gen:i,schema:l,data:n,errsCount:m,it:h}=a;if(!m)throw new Error("ajv implement\
ation error");let{allErrors:p,props:b}=h;b instanceof t.Name?i.if((0,t._)`${b} !== true`,()=>i.forIn("key",n,w=>i.if(R(b,w),()=>$(w)))):b!==true&&i.forIn("key",
n,w=>b===void 0?$(w):i.if(E(b,w),()=>$(w))),h.props=true,a.ok((0,t._)`${m} === ${s.default.errors}`);function $(w){if(l===false){a.setParams({unevaluatedProperty:w}),
a.error(),p||i.break();return}if(!(0,r.alwaysValidSchema)(h,l)){let f=i.name("valid");a.subschema({keyword:"unevaluatedProperties",dataProp:w,dataPropType:r.Type.
Str},f),p||i.if((0,t.not)(f),()=>i.break())}}function R(w,f){return(0,t._)`!${w} || !${w}[${f}]`}function E(w,f){let P=[];for(let _ in w)w[_]===true&&P.push((0,
t._)`${f} !== ${_}`);return(0,t.and)(...P)}}};e.default=o})),$m=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=de(),r=fe(),s={keyword:"unevalua\
tedItems",type:"array",schemaType:["boolean","object"],error:{message:({params:{len:o}})=>(0,t.str)`must NOT have more than ${o} items`,params:({params:{len:o}})=>(0,
t._)`{limit: ${o}}`},code(o){let{gen:a,schema:i,data:l,it:n}=o,m=n.items||0;if(m===true)return;let h=a.const("len",(0,t._)`${l}.length`);if(i===false)o.setParams(
{len:m}),o.fail((0,t._)`${h} > ${m}`);else if(typeof i=="object"&&!(0,r.alwaysValidSchema)(n,i)){let b=a.var("valid",(0,t._)`${h} <= ${m}`);a.if((0,t.not)(b),()=>p(
b,m)),o.ok(b)}n.items=true;function p(b,$){a.forRange("i",$,h,R=>{o.subschema({keyword:"unevaluatedItems",dataProp:R,dataPropType:r.Type.Num},b),n.allErrors||a.
if((0,t.not)(b),()=>a.break())})}}};e.default=s})),Ol=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=wm(),r=$m(),s=[t.default,r.default];e.default=
s})),Em=x(((e,t)=>{t.exports={$schema:"https://json-schema.org/draft/2019-09/schema",$id:"https://json-schema.org/draft/2019-09/schema",$vocabulary:{"https://js\
on-schema.org/draft/2019-09/vocab/core":true,"https://json-schema.org/draft/2019-09/vocab/applicator":true,"https://json-schema.org/draft/2019-09/vocab/validati\
on":true,"https://json-schema.org/draft/2019-09/vocab/meta-data":true,"https://json-schema.org/draft/2019-09/vocab/format":false,"https://json-schema.org/draft/\
2019-09/vocab/content":true},$recursiveAnchor:true,title:"Core and Validation specifications meta-schema",allOf:[{$ref:"meta/core"},{$ref:"meta/applicator"},{$ref:"\
meta/validation"},{$ref:"meta/meta-data"},{$ref:"meta/format"},{$ref:"meta/content"}],type:["object","boolean"],properties:{definitions:{$comment:"While no long\
er an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.",
type:"object",additionalProperties:{$recursiveRef:"#"},default:{}},dependencies:{$comment:'"dependencies" is no longer a keyword, but schema authors should avoi\
d redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"',type:"object",additionalProperties:{anyOf:[{$recursiveRef:"#"},
{$ref:"meta/validation#/$defs/stringArray"}]}}}}})),Tm=x(((e,t)=>{t.exports={$schema:"https://json-schema.org/draft/2019-09/schema",$id:"https://json-schema.org\
/draft/2019-09/meta/applicator",$vocabulary:{"https://json-schema.org/draft/2019-09/vocab/applicator":true},$recursiveAnchor:true,title:"Applicator vocabulary m\
eta-schema",type:["object","boolean"],properties:{additionalItems:{$recursiveRef:"#"},unevaluatedItems:{$recursiveRef:"#"},items:{anyOf:[{$recursiveRef:"#"},{$ref:"\
#/$defs/schemaArray"}]},contains:{$recursiveRef:"#"},additionalProperties:{$recursiveRef:"#"},unevaluatedProperties:{$recursiveRef:"#"},properties:{type:"object",
additionalProperties:{$recursiveRef:"#"},default:{}},patternProperties:{type:"object",additionalProperties:{$recursiveRef:"#"},propertyNames:{format:"regex"},default:{}},
dependentSchemas:{type:"object",additionalProperties:{$recursiveRef:"#"}},propertyNames:{$recursiveRef:"#"},if:{$recursiveRef:"#"},then:{$recursiveRef:"#"},else:{
$recursiveRef:"#"},allOf:{$ref:"#/$defs/schemaArray"},anyOf:{$ref:"#/$defs/schemaArray"},oneOf:{$ref:"#/$defs/schemaArray"},not:{$recursiveRef:"#"}},$defs:{schemaArray:{
type:"array",minItems:1,items:{$recursiveRef:"#"}}}}})),Pm=x(((e,t)=>{t.exports={$schema:"https://json-schema.org/draft/2019-09/schema",$id:"https://json-schema\
.org/draft/2019-09/meta/content",$vocabulary:{"https://json-schema.org/draft/2019-09/vocab/content":true},$recursiveAnchor:true,title:"Content vocabulary meta-s\
chema",type:["object","boolean"],properties:{contentMediaType:{type:"string"},contentEncoding:{type:"string"},contentSchema:{$recursiveRef:"#"}}}})),Cm=x(((e,t)=>{
t.exports={$schema:"https://json-schema.org/draft/2019-09/schema",$id:"https://json-schema.org/draft/2019-09/meta/core",$vocabulary:{"https://json-schema.org/dr\
aft/2019-09/vocab/core":true},$recursiveAnchor:true,title:"Core vocabulary meta-schema",type:["object","boolean"],properties:{$id:{type:"string",format:"uri-ref\
erence",$comment:"Non-empty fragments not allowed.",pattern:"^[^#]*#?$"},$schema:{type:"string",format:"uri"},$anchor:{type:"string",pattern:"^[A-Za-z][-A-Za-z0\
-9.:_]*$"},$ref:{type:"string",format:"uri-reference"},$recursiveRef:{type:"string",format:"uri-reference"},$recursiveAnchor:{type:"boolean",default:false},$vocabulary:{
type:"object",propertyNames:{type:"string",format:"uri"},additionalProperties:{type:"boolean"}},$comment:{type:"string"},$defs:{type:"object",additionalProperties:{
$recursiveRef:"#"},default:{}}}}})),qm=x(((e,t)=>{t.exports={$schema:"https://json-schema.org/draft/2019-09/schema",$id:"https://json-schema.org/draft/2019-09/m\
eta/format",$vocabulary:{"https://json-schema.org/draft/2019-09/vocab/format":true},$recursiveAnchor:true,title:"Format vocabulary meta-schema",type:["object","\
boolean"],properties:{format:{type:"string"}}}})),Im=x(((e,t)=>{t.exports={$schema:"https://json-schema.org/draft/2019-09/schema",$id:"https://json-schema.org/d\
raft/2019-09/meta/meta-data",$vocabulary:{"https://json-schema.org/draft/2019-09/vocab/meta-data":true},$recursiveAnchor:true,title:"Meta-data vocabulary meta-s\
chema",type:["object","boolean"],properties:{title:{type:"string"},description:{type:"string"},default:true,deprecated:{type:"boolean",default:false},readOnly:{
type:"boolean",default:false},writeOnly:{type:"boolean",default:false},examples:{type:"array",items:true}}}})),Om=x(((e,t)=>{t.exports={$schema:"https://json-sc\
hema.org/draft/2019-09/schema",$id:"https://json-schema.org/draft/2019-09/meta/validation",$vocabulary:{"https://json-schema.org/draft/2019-09/vocab/validation":true},
$recursiveAnchor:true,title:"Validation vocabulary meta-schema",type:["object","boolean"],properties:{multipleOf:{type:"number",exclusiveMinimum:0},maximum:{type:"\
number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{type:"number"},maxLength:{$ref:"#/$defs/nonNegativeInteger"},minLength:{$ref:"\
#/$defs/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"regex"},maxItems:{$ref:"#/$defs/nonNegativeInteger"},minItems:{$ref:"#/$defs/nonNegativeInte\
gerDefault0"},uniqueItems:{type:"boolean",default:false},maxContains:{$ref:"#/$defs/nonNegativeInteger"},minContains:{$ref:"#/$defs/nonNegativeInteger",default:1},
maxProperties:{$ref:"#/$defs/nonNegativeInteger"},minProperties:{$ref:"#/$defs/nonNegativeIntegerDefault0"},required:{$ref:"#/$defs/stringArray"},dependentRequired:{
type:"object",additionalProperties:{$ref:"#/$defs/stringArray"}},const:true,enum:{type:"array",items:true},type:{anyOf:[{$ref:"#/$defs/simpleTypes"},{type:"arra\
y",items:{$ref:"#/$defs/simpleTypes"},minItems:1,uniqueItems:true}]}},$defs:{nonNegativeInteger:{type:"integer",minimum:0},nonNegativeIntegerDefault0:{$ref:"#/$\
defs/nonNegativeInteger",default:0},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{type:"array",items:{type:"st\
ring"},uniqueItems:true,default:[]}}}})),jm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=Em(),r=Tm(),s=Pm(),o=Cm(),a=qm(),i=Im(),l=Om(),n=["/\
properties"];function m(h){return[t,r,s,o,p(this,a),i,p(this,l)].forEach(b=>this.addMetaSchema(b,void 0,false)),this;function p(b,$){return h?b.$dataMetaSchema(
$,n):$}}e.default=m})),Nm=x(((e,t)=>{Object.defineProperty(e,"__esModule",{value:true}),e.MissingRefError=e.ValidationError=e.CodeGen=e.Name=e.nil=e.stringify=e.
str=e._=e.KeywordCxt=e.Ajv2019=void 0;let r=wi(),s=El(),o=ql(),a=Il(),i=Ol(),l=Pi(),n=jm(),m="https://json-schema.org/draft/2019-09/schema";var h=class extends r.
default{constructor(E={}){super({...E,dynamicRef:true,next:true,unevaluated:true})}_addVocabularies(){super._addVocabularies(),this.addVocabulary(o.default),s.default.
forEach(E=>this.addVocabulary(E)),this.addVocabulary(a.default),this.addVocabulary(i.default),this.opts.discriminator&&this.addKeyword(l.default)}_addDefaultMetaSchema(){
super._addDefaultMetaSchema();let{$data:E,meta:w}=this.opts;w&&(n.default.call(this,E),this.refs["http://json-schema.org/schema"]=m)}defaultMeta(){return this.opts.
defaultMeta=super.defaultMeta()||(this.getSchema(m)?m:void 0)}};e.Ajv2019=h,t.exports=e=h,t.exports.Ajv2019=h,Object.defineProperty(e,"__esModule",{value:true}),
e.default=h;var p=_r();Object.defineProperty(e,"KeywordCxt",{enumerable:true,get:function(){return p.KeywordCxt}});var b=de();Object.defineProperty(e,"_",{enumerable:true,
get:function(){return b._}}),Object.defineProperty(e,"str",{enumerable:true,get:function(){return b.str}}),Object.defineProperty(e,"stringify",{enumerable:true,
get:function(){return b.stringify}}),Object.defineProperty(e,"nil",{enumerable:true,get:function(){return b.nil}}),Object.defineProperty(e,"Name",{enumerable:true,
get:function(){return b.Name}}),Object.defineProperty(e,"CodeGen",{enumerable:true,get:function(){return b.CodeGen}});var $=qs();Object.defineProperty(e,"Valida\
tionError",{enumerable:true,get:function(){return $.default}});var R=vr();Object.defineProperty(e,"MissingRefError",{enumerable:true,get:function(){return R.default}})})),
Mm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=yl(),r=_l(),s=zl(),o=ql(),a=Il(),i=Ol(),l=wl(),n=$l(),m=[o.default,t.default,r.default,(0,s.default)(
true),l.default,n.metadataVocabulary,n.contentVocabulary,a.default,i.default];e.default=m})),km=x(((e,t)=>{t.exports={$schema:"https://json-schema.org/draft/202\
0-12/schema",$id:"https://json-schema.org/draft/2020-12/schema",$vocabulary:{"https://json-schema.org/draft/2020-12/vocab/core":true,"https://json-schema.org/dr\
aft/2020-12/vocab/applicator":true,"https://json-schema.org/draft/2020-12/vocab/unevaluated":true,"https://json-schema.org/draft/2020-12/vocab/validation":true,
"https://json-schema.org/draft/2020-12/vocab/meta-data":true,"https://json-schema.org/draft/2020-12/vocab/format-annotation":true,"https://json-schema.org/draft\
/2020-12/vocab/content":true},$dynamicAnchor:"meta",title:"Core and Validation specifications meta-schema",allOf:[{$ref:"meta/core"},{$ref:"meta/applicator"},{$ref:"\
meta/unevaluated"},{$ref:"meta/validation"},{$ref:"meta/meta-data"},{$ref:"meta/format-annotation"},{$ref:"meta/content"}],type:["object","boolean"],$comment:"T\
his meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",properties:{
definitions:{$comment:'"definitions" has been replaced by "$defs".',type:"object",additionalProperties:{$dynamicRef:"#meta"},deprecated:true,default:{}},dependencies:{
$comment:'"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.',type:"object",additionalProperties:{
anyOf:[{$dynamicRef:"#meta"},{$ref:"meta/validation#/$defs/stringArray"}]},deprecated:true,default:{}},$recursiveAnchor:{$comment:'"$recursiveAnchor" has been r\
eplaced by "$dynamicAnchor".',$ref:"meta/core#/$defs/anchorString",deprecated:true},$recursiveRef:{$comment:'"$recursiveRef" has been replaced by "$dynamicRef".',
$ref:"meta/core#/$defs/uriReferenceString",deprecated:true}}}})),Am=x(((e,t)=>{t.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://js\
on-schema.org/draft/2020-12/meta/applicator",$vocabulary:{"https://json-schema.org/draft/2020-12/vocab/applicator":true},$dynamicAnchor:"meta",title:"Applicator\
 vocabulary meta-schema",type:["object","boolean"],properties:{prefixItems:{$ref:"#/$defs/schemaArray"},items:{$dynamicRef:"#meta"},contains:{$dynamicRef:"#meta"},
additionalProperties:{$dynamicRef:"#meta"},properties:{type:"object",additionalProperties:{$dynamicRef:"#meta"},default:{}},patternProperties:{type:"object",additionalProperties:{
$dynamicRef:"#meta"},propertyNames:{format:"regex"},default:{}},dependentSchemas:{type:"object",additionalProperties:{$dynamicRef:"#meta"},default:{}},propertyNames:{
$dynamicRef:"#meta"},if:{$dynamicRef:"#meta"},then:{$dynamicRef:"#meta"},else:{$dynamicRef:"#meta"},allOf:{$ref:"#/$defs/schemaArray"},anyOf:{$ref:"#/$defs/sche\
maArray"},oneOf:{$ref:"#/$defs/schemaArray"},not:{$dynamicRef:"#meta"}},$defs:{schemaArray:{type:"array",minItems:1,items:{$dynamicRef:"#meta"}}}}})),Lm=x(((e,t)=>{
t.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/unevaluated",$vocabulary:{"https://json-schema\
.org/draft/2020-12/vocab/unevaluated":true},$dynamicAnchor:"meta",title:"Unevaluated applicator vocabulary meta-schema",type:["object","boolean"],properties:{unevaluatedItems:{
$dynamicRef:"#meta"},unevaluatedProperties:{$dynamicRef:"#meta"}}}})),Dm=x(((e,t)=>{t.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https\
://json-schema.org/draft/2020-12/meta/content",$vocabulary:{"https://json-schema.org/draft/2020-12/vocab/content":true},$dynamicAnchor:"meta",title:"Content voc\
abulary meta-schema",type:["object","boolean"],properties:{contentEncoding:{type:"string"},contentMediaType:{type:"string"},contentSchema:{$dynamicRef:"#meta"}}}})),
Vm=x(((e,t)=>{t.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/core",$vocabulary:{"https://json\
-schema.org/draft/2020-12/vocab/core":true},$dynamicAnchor:"meta",title:"Core vocabulary meta-schema",type:["object","boolean"],properties:{$id:{$ref:"#/$defs/u\
riReferenceString",$comment:"Non-empty fragments not allowed.",pattern:"^[^#]*#?$"},$schema:{$ref:"#/$defs/uriString"},$ref:{$ref:"#/$defs/uriReferenceString"},
$anchor:{$ref:"#/$defs/anchorString"},$dynamicRef:{$ref:"#/$defs/uriReferenceString"},$dynamicAnchor:{$ref:"#/$defs/anchorString"},$vocabulary:{type:"object",propertyNames:{
$ref:"#/$defs/uriString"},additionalProperties:{type:"boolean"}},$comment:{type:"string"},$defs:{type:"object",additionalProperties:{$dynamicRef:"#meta"}}},$defs:{
anchorString:{type:"string",pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"},uriString:{type:"string",format:"uri"},uriReferenceString:{type:"string",format:"uri-reference"}}}})),
Um=x(((e,t)=>{t.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/format-annotation",$vocabulary:{
"https://json-schema.org/draft/2020-12/vocab/format-annotation":true},$dynamicAnchor:"meta",title:"Format vocabulary meta-schema for annotation results",type:["\
object","boolean"],properties:{format:{type:"string"}}}})),Hm=x(((e,t)=>{t.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-sch\
ema.org/draft/2020-12/meta/meta-data",$vocabulary:{"https://json-schema.org/draft/2020-12/vocab/meta-data":true},$dynamicAnchor:"meta",title:"Meta-data vocabula\
ry meta-schema",type:["object","boolean"],properties:{title:{type:"string"},description:{type:"string"},default:true,deprecated:{type:"boolean",default:false},readOnly:{
type:"boolean",default:false},writeOnly:{type:"boolean",default:false},examples:{type:"array",items:true}}}})),Fm=x(((e,t)=>{t.exports={$schema:"https://json-sc\
hema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/validation",$vocabulary:{"https://json-schema.org/draft/2020-12/vocab/validation":true},
$dynamicAnchor:"meta",title:"Validation vocabulary meta-schema",type:["object","boolean"],properties:{type:{anyOf:[{$ref:"#/$defs/simpleTypes"},{type:"array",items:{
$ref:"#/$defs/simpleTypes"},minItems:1,uniqueItems:true}]},const:true,enum:{type:"array",items:true},multipleOf:{type:"number",exclusiveMinimum:0},maximum:{type:"\
number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{type:"number"},maxLength:{$ref:"#/$defs/nonNegativeInteger"},minLength:{$ref:"\
#/$defs/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"regex"},maxItems:{$ref:"#/$defs/nonNegativeInteger"},minItems:{$ref:"#/$defs/nonNegativeInte\
gerDefault0"},uniqueItems:{type:"boolean",default:false},maxContains:{$ref:"#/$defs/nonNegativeInteger"},minContains:{$ref:"#/$defs/nonNegativeInteger",default:1},
maxProperties:{$ref:"#/$defs/nonNegativeInteger"},minProperties:{$ref:"#/$defs/nonNegativeIntegerDefault0"},required:{$ref:"#/$defs/stringArray"},dependentRequired:{
type:"object",additionalProperties:{$ref:"#/$defs/stringArray"}}},$defs:{nonNegativeInteger:{type:"integer",minimum:0},nonNegativeIntegerDefault0:{$ref:"#/$defs\
/nonNegativeInteger",default:0},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{type:"array",items:{type:"string"},
uniqueItems:true,default:[]}}}})),xm=x((e=>{Object.defineProperty(e,"__esModule",{value:true});let t=km(),r=Am(),s=Lm(),o=Dm(),a=Vm(),i=Um(),l=Hm(),n=Fm(),m=["/\
properties"];function h(p){return[t,r,s,o,a,b(this,i),l,b(this,n)].forEach($=>this.addMetaSchema($,void 0,false)),this;function b($,R){return p?$.$dataMetaSchema(
R,m):R}}e.default=h})),Jm=x(((e,t)=>{Object.defineProperty(e,"__esModule",{value:true}),e.MissingRefError=e.ValidationError=e.CodeGen=e.Name=e.nil=e.stringify=e.
str=e._=e.KeywordCxt=e.Ajv2020=void 0;let r=wi(),s=Mm(),o=Pi(),a=xm(),i="https://json-schema.org/draft/2020-12/schema";var l=class extends r.default{constructor(b={}){
super({...b,dynamicRef:true,next:true,unevaluated:true})}_addVocabularies(){super._addVocabularies(),s.default.forEach(b=>this.addVocabulary(b)),this.opts.discriminator&&
this.addKeyword(o.default)}_addDefaultMetaSchema(){super._addDefaultMetaSchema();let{$data:b,meta:$}=this.opts;$&&(a.default.call(this,b),this.refs["http://json\
-schema.org/schema"]=i)}defaultMeta(){return this.opts.defaultMeta=super.defaultMeta()||(this.getSchema(i)?i:void 0)}};e.Ajv2020=l,t.exports=e=l,t.exports.Ajv2020=
l,Object.defineProperty(e,"__esModule",{value:true}),e.default=l;var n=_r();Object.defineProperty(e,"KeywordCxt",{enumerable:true,get:function(){return n.KeywordCxt}});
var m=de();Object.defineProperty(e,"_",{enumerable:true,get:function(){return m._}}),Object.defineProperty(e,"str",{enumerable:true,get:function(){return m.str}}),
Object.defineProperty(e,"stringify",{enumerable:true,get:function(){return m.stringify}}),Object.defineProperty(e,"nil",{enumerable:true,get:function(){return m.
nil}}),Object.defineProperty(e,"Name",{enumerable:true,get:function(){return m.Name}}),Object.defineProperty(e,"CodeGen",{enumerable:true,get:function(){return m.
CodeGen}});var h=qs();Object.defineProperty(e,"ValidationError",{enumerable:true,get:function(){return h.default}});var p=vr();Object.defineProperty(e,"MissingR\
efError",{enumerable:true,get:function(){return p.default}})})),Bm=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.formatNames=e.fastFormats=e.fullFormats=
void 0;function t(M,U){return{validate:M,compare:U}}e.fullFormats={date:t(a,i),time:t(n(true),m),"date-time":t(b(true),$),"iso-time":t(n(),h),"iso-date-time":t(
b(),R),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,uri:f,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:V,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:_,int32:{type:"number",validate:z},int64:{type:"number",validate:g},float:{type:"\
number",validate:v},double:{type:"number",validate:v},password:true,binary:true},e.fastFormats={...e.fullFormats,date:t(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,i),time:t(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
m),"date-time":t(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,$),"iso-time":t(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
h),"iso-date-time":t(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,R),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
e.formatNames=Object.keys(e.fullFormats);function r(M){return M%4===0&&(M%100!==0||M%400===0)}let s=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,o=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function a(M){let U=s.exec(M);if(!U)return false;let W=+U[1],Y=+U[2],le=+U[3];return Y>=1&&Y<=12&&le>=1&&le<=(Y===2&&r(W)?29:o[Y])}function i(M,U){if(M&&
U)return M>U?1:M<U?-1:0}let l=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function n(M){return function(W){let Y=l.exec(W);if(!Y)return false;
let le=+Y[1],Se=+Y[2],ge=+Y[3],ve=Y[4],he=Y[5]==="-"?-1:1,O=+(Y[6]||0),L=+(Y[7]||0);if(O>23||L>59||M&&!ve)return false;if(le<=23&&Se<=59&&ge<60)return true;let S=Se-
L*he,u=le-O*he-(S<0?1:0);return(u===23||u===-1)&&(S===59||S===-1)&&ge<61}}function m(M,U){if(!(M&&U))return;let W=new Date("2020-01-01T"+M).valueOf(),Y=new Date(
"2020-01-01T"+U).valueOf();if(W&&Y)return W-Y}function h(M,U){if(!(M&&U))return;let W=l.exec(M),Y=l.exec(U);if(W&&Y)return M=W[1]+W[2]+W[3],U=Y[1]+Y[2]+Y[3],M>U?
1:M<U?-1:0}let p=/t|\s/i;function b(M){let U=n(M);return function(Y){let le=Y.split(p);return le.length===2&&a(le[0])&&U(le[1])}}function $(M,U){if(!(M&&U))return;
let W=new Date(M).valueOf(),Y=new Date(U).valueOf();if(W&&Y)return W-Y}function R(M,U){if(!(M&&U))return;let[W,Y]=M.split(p),[le,Se]=U.split(p),ge=i(W,le);if(ge!==
void 0)return ge||m(Y,Se)}let E=/\/|:/,w=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function f(M){return E.test(M)&&w.test(M)}let P=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function _(M){return P.lastIndex=0,P.test(M)}
let T=-(2**31),N=2**31-1;function z(M){return Number.isInteger(M)&&M<=N&&M>=T}function g(M){return Number.isInteger(M)}function v(){return true}let j=/[^\\]\\Z/;
function V(M){if(j.test(M))return false;try{return new RegExp(M),true}catch{return false}}})),Km=x((e=>{Object.defineProperty(e,"__esModule",{value:true}),e.formatLimitDefinition=
void 0;let t=Tl(),r=de(),s=r.operators,o={formatMaximum:{okStr:"<=",ok:s.LTE,fail:s.GT},formatMinimum:{okStr:">=",ok:s.GTE,fail:s.LT},formatExclusiveMaximum:{okStr:"\
<",ok:s.LT,fail:s.GTE},formatExclusiveMinimum:{okStr:">",ok:s.GT,fail:s.LTE}},a={message:({keyword:l,schemaCode:n})=>(0,r.str)`should be ${o[l].okStr} ${n}`,params:({
keyword:l,schemaCode:n})=>(0,r._)`{comparison: ${o[l].okStr}, limit: ${n}}`};e.formatLimitDefinition={keyword:Object.keys(o),type:"string",schemaType:"string",$data:true,
error:a,code(l){let{gen:n,data:m,schemaCode:h,keyword:p,it:b}=l,{opts:$,self:R}=b;if(!$.validateFormats)return;let E=new t.KeywordCxt(b,R.RULES.all.format.definition,
"format");E.$data?w():f();function w(){let _=n.scopeValue("formats",{ref:R.formats,code:$.code.formats}),T=n.const("fmt",(0,r._)`${_}[${E.schemaCode}]`);l.fail$data(
(0,r.or)((0,r._)`typeof ${T} != "object"`,(0,r._)`${T} instanceof RegExp`,(0,r._)`typeof ${T}.compare != "function"`,P(T)))}function f(){let _=E.schema,T=R.formats[_];
if(!T||T===true)return;if(typeof T!="object"||T instanceof RegExp||typeof T.compare!="function")throw new Error(`"${p}": format "${_}" does not define "compare"\
 function`);let N=n.scopeValue("formats",{key:_,ref:T,code:$.code.formats?(0,r._)`${$.code.formats}${(0,r.getProperty)(_)}`:void 0});l.fail$data(P(N))}function P(_){
return(0,r._)`${_}.compare(${m}, ${h}) ${o[p].fail} 0`}},dependencies:["format"]};let i=l=>(l.addKeyword(e.formatLimitDefinition),l);e.default=i})),Gm=x(((e,t)=>{
Object.defineProperty(e,"__esModule",{value:true});let r=Bm(),s=Km(),o=de(),a=new o.Name("fullFormats"),i=new o.Name("fastFormats"),l=(m,h={keywords:true})=>{if(Array.
isArray(h))return n(m,h,r.fullFormats,a),m;let[p,b]=h.mode==="fast"?[r.fastFormats,i]:[r.fullFormats,a];return n(m,h.formats||r.formatNames,p,b),h.keywords&&(0,
s.default)(m),m};l.get=(m,h="full")=>{let p=(h==="fast"?r.fastFormats:r.fullFormats)[m];if(!p)throw new Error(`Unknown format "${m}"`);return p};function n(m,h,p,b){
var $,R;($=(R=m.opts.code).formats)!==null&&$!==void 0||(R.formats=(0,o._)`require("ajv-formats/dist/formats").${b}`);for(let E of h)m.addFormat(E,p[E])}t.exports=
e=l,Object.defineProperty(e,"__esModule",{value:true}),e.default=l})),jl=Tl(),Wm=Nm(),Ym=Jm(),Xm=Ys(Gm(),1),Zm=Xm.default;function zi(e){let t=new e({strict:false,
validateFormats:true,validateSchema:false,allErrors:true});return Zm(t),t}var ua=class{_ajv;_ajvDraft7;_ajv2019;_userAjv;constructor(e){this._userAjv=e!==void 0,
this._ajv=e}get ajv(){return this._ajv??=zi(Ym.Ajv2020)}_engineFor(e){if(this._userAjv)return this.ajv;let t=cc(e,"pass a pre-configured Ajv instance to AjvJson\
SchemaValidator(ajv) to validate other dialects.");return t==="2020-12"?this.ajv:t==="2019-09"?this._ajv2019??=zi(Wm.Ajv2019):this._ajvDraft7??=zi(jl.Ajv)}getValidator(e){
let t=this._engineFor(e),r="$id"in e&&typeof e.$id=="string"?t.getSchema(e.$id)??t.compile(e):t.compile(e);return s=>r(s)?{valid:true,data:s,errorMessage:void 0}:
{valid:false,data:void 0,errorMessage:t.errorsText(r.errors)}}},_p=jl.Ajv;import Ci from"node:process";var Ul=Symbol.for("mcp.completable");function Ii(e){return!!e&&
typeof e=="object"&&Ul in e}function th(e){return e[Ul]?.complete}var Oi=15e3,rh=2**31-1;function ji(e,t){if(!Number.isFinite(e)||e<1)return;let r=setInterval(t,
Math.min(e,rh));return r.unref?.(),r}var Hl,Fl=class{static{Hl=e=>e._classification}onclose;onerror;onmessage;_classification;_responseMode;_started=false;_used=false;_closed=false;_terminalDelivered=false;_dispatchWindowOpen=false;_requestId;_deferredResponse;_sse;_abortCleanup;_keepAliveMs;constructor(e){
this._classification=e.classification,this._responseMode=e.responseMode??"auto",this._keepAliveMs=e.keepAliveMs??Oi}async start(){if(this._started)throw new Error(
"PerRequestHTTPServerTransport is already started");this._started=true}async handleMessage(e,t){if(this._used)throw new Error("PerRequestHTTPServerTransport ser\
ves exactly one exchange; construct a new transport per request");if(!this._started||this.onmessage===void 0)throw new Error("PerRequestHTTPServerTransport is n\
ot connected: connect a server to this transport before handling a message");if(this._closed)throw new Error("PerRequestHTTPServerTransport is closed");this._used=
true;let r=t?.request?.signal;if(r?.aborted)throw await this.close(),new ie(me.ConnectionClosed,"The request was aborted before it could be handled");let s={classification:this.
_classification,...t?.request!==void 0&&{request:t.request},...t?.authInfo!==void 0&&{authInfo:t.authInfo}};if(Ae(e)){this._requestId=e.id;let o,a,i=new Promise(
(l,n)=>{o=l,a=n});if(this._deferredResponse={promise:i,resolve:o,reject:a,settled:false},r!==void 0){let l=()=>{this.close()};r.addEventListener("abort",l,{once:true}),
this._abortCleanup=()=>r.removeEventListener("abort",l)}this._dispatchWindowOpen=true;try{this.onmessage(e,s)}finally{this._dispatchWindowOpen=false}return this.
_responseMode==="sse"&&!this._closed&&!this._deferredResponse.settled&&this.upgradeToSse(),i}return this.onmessage(e,s),new Response(null,{status:202})}async send(e,t){
if(this._closed)return;let r=Vt(e)||Ht(e),s=r?e.id:t?.relatedRequestId;if(this._requestId===void 0||s===void 0||s!==this._requestId){r&&this.onerror?.(new Error(
`Received a response for an unknown request id: ${String(e.id)}`));return}if(r){if(this._terminalDelivered)return;this._terminalDelivered=true;let o=Ht(e)?e.error.
code:void 0,a=o!==void 0&&(this._dispatchWindowOpen||o===G.MissingRequiredClientCapability)?Qc[o]:void 0;if(a!==void 0&&this._sse===void 0){this.settleResponse(
Response.json(e,{status:a,headers:{"Content-Type":"application/json"}})),queueMicrotask(()=>{this.close()});return}if(this._sse!==void 0||this._responseMode==="\
sse"){this._sse===void 0&&this.upgradeToSse(),this.writeMessageFrame(e),this.finalizeStream();return}this.settleResponse(Response.json(e,{status:200,headers:{"C\
ontent-Type":"application/json"}})),queueMicrotask(()=>{this.close()});return}this._responseMode!=="json"&&(this._sse===void 0&&this.upgradeToSse(),this.writeMessageFrame(
e))}writeCommentFrame(e){if(this._closed||this._sse===void 0||this._sse.closed)return;let t=e.split(`
`).map(r=>`: ${r}`).join(`
`);this.writeFrame(`${t}

`)}async close(){if(!this._closed){if(this._closed=true,this._abortCleanup?.(),this._abortCleanup=void 0,this._sse?.keepAliveTimer!==void 0&&clearInterval(this.
_sse.keepAliveTimer),this._sse!==void 0&&!this._sse.closed){this._sse.closed=true;try{this._sse.controller.close()}catch{}}this._deferredResponse!==void 0&&!this.
_deferredResponse.settled&&(this._deferredResponse.settled=true,this._deferredResponse.reject(new ie(me.ConnectionClosed,"Connection closed before a response wa\
s produced"))),this.onclose?.()}}settleResponse(e){this._deferredResponse===void 0||this._deferredResponse.settled||(this._deferredResponse.settled=true,this._deferredResponse.
resolve(e))}upgradeToSse(){let e,t=new ReadableStream({start:r=>{e=r},cancel:()=>{this.close()}});this._sse={controller:e,encoder:new TextEncoder,closed:false},
this._sse.keepAliveTimer=ji(this._keepAliveMs,()=>this.writeCommentFrame("keepalive")),this.settleResponse(new Response(t,{status:200,headers:{"Content-Type":"t\
ext/event-stream","Cache-Control":"no-cache, no-transform",Connection:"keep-alive","X-Accel-Buffering":"no"}}))}finalizeStream(){if(this._sse?.keepAliveTimer!==
void 0&&clearInterval(this._sse.keepAliveTimer),this._sse!==void 0&&!this._sse.closed){this._sse.closed=true;try{this._sse.controller.close()}catch{}}queueMicrotask(
()=>{this.close()})}writeMessageFrame(e){this.writeFrame(`event: message
data: ${JSON.stringify(e)}

`)}writeFrame(e){if(!(this._sse===void 0||this._sse.closed))try{this._sse.controller.enqueue(this._sse.encoder.encode(e))}catch(t){this.onerror?.(new Error(`Fai\
led to write to the response stream: ${t}`))}}};function sh(e){return e instanceof Fl?Hl(e):void 0}function oh(e){return typeof e=="object"&&e!==null&&"setScope\
ChallengeResolver"in e&&typeof e.setScopeChallengeResolver=="function"}var nh=8,ah=6e5;function ih(e){if(e?.maxRounds!==void 0&&(!Number.isInteger(e.maxRounds)||
e.maxRounds<1))throw new RangeError(`inputRequired.maxRounds must be a positive integer (got ${e.maxRounds})`);if(e?.roundTimeoutMs!==void 0&&(!Number.isFinite(
e.roundTimeoutMs)||e.roundTimeoutMs<=0))throw new RangeError(`inputRequired.roundTimeoutMs must be a positive number (got ${e.roundTimeoutMs})`);return{maxRounds:e?.
maxRounds??nh,roundTimeoutMs:e?.roundTimeoutMs??ah,legacyShim:e?.legacyShim??true}}function xl(e,t,r){if(r===null||typeof r!="object"||typeof r.method!="string")
throw new re(G.InternalError,`Handler for ${e} returned an invalid input request '${t}': each inputRequests entry must be an embedded elicitation/create, sampli\
ng/createMessage, or roots/list request`);let s=r,o=Nc(s);if(o===void 0)throw new re(G.InternalError,`Handler for ${e} returned an input request '${t}' of kind \
'${s.method}', which is not an embedded request the 2026-07-28 revision defines`);return{embedded:s,required:o}}function ch(){let e=globalThis.crypto;if(e?.randomUUID!==
void 0)return e.randomUUID();let t=new Uint8Array(16);e.getRandomValues(t),t[6]=t[6]&15|64,t[8]=t[8]&63|128;let r=[...t].map(s=>s.toString(16).padStart(2,"0")).
join("");return`${r.slice(0,8)}-${r.slice(8,12)}-${r.slice(12,16)}-${r.slice(16,20)}-${r.slice(20)}`}function qi(e,t){if(e==="tools/call")return{content:[{type:"\
text",text:t}],isError:true};throw new re(G.InternalError,t)}var lh=class{constructor(e){this._host=e}async fulfill(e,t,r,s,o){let{maxRounds:a,roundTimeoutMs:i}=this.
_host,l=s.mcpReq.signal,n=o,m=0;for(;;){if(m+=1,m>a)return qi(e,sl(e,a));let h=n.inputRequests,p=h!=null&&Object.keys(h).length>0,b=typeof n.requestState=="stri\
ng"?n.requestState:void 0;if(!p&&b===void 0)throw new re(G.InternalError,`Handler for ${e} returned an input-required result with neither inputRequests nor requ\
estState (every InputRequiredResult must include at least one of the two)`);let $;if(p){let w=this._host.resolvedClientCapabilities(s),f=[];for(let[_,T]of Object.
entries(h)){let{embedded:N,required:z}=xl(e,_,T);if(N.method!=="roots/list"&&N.params===void 0)throw new re(G.InternalError,`Handler for ${e} returned an input \
request '${_}' of kind '${N.method}' without params`);if(Gn(z,w)!==void 0)return qi(e,`Cannot request input '${_}' (${N.method}): the client on this 2025-era co\
nnection did not declare the required capability${w===void 0?" (no client capabilities are available on this connection \u2014 per-request legacy serving cannot rece\
ive server-to-client requests)":""}`);f.push([_,N])}let P=nl(l);try{let _={relatedRequestId:s.mcpReq.id,timeout:i,resetTimeoutOnProgress:true,onprogress:()=>{},
signal:P.signal},T=await Promise.all(f.map(async([N,z])=>{try{return[N,await this._dispatchLeg(z,_)]}catch(g){throw P.abort(g),g}}));$=Object.fromEntries(T)}catch(_){
if(l.aborted)throw _;return qi(e,`Fulfilling input required by '${e}' failed: ${_ instanceof Error?_.message:String(_)}`)}finally{P.dispose()}}else await ol(rl,
l);let R={...s,mcpReq:{...s.mcpReq,inputResponses:$,droppedInputResponseKeys:void 0,requestState:Cs(b)}};if(b!==void 0){let w=await this._host.verifyRequestState(
b,R,e);w!==void 0&&(R=gi(R,w))}let E=await t(r,R);if(!rt(E))return E;n=E}}async _dispatchLeg(e,t){switch(e.method){case"elicitation/create":{let r=e.params;return r.
mode==="url"&&r.elicitationId===void 0&&(r={...r,elicitationId:ch()}),await this._host.sendElicitation(r,t)}case"sampling/createMessage":return await this._host.
sendSampling(e.params,t);case"roots/list":return await this._host.listRoots(e.params,t)}}},uh=new Set(["tools/call","prompts/get","resources/read"]),dh,Jl,Bl;function Ni(e,t){
Jl(e,t)}function Mi(e){return Bl(e)}var da=class extends yi{_clientCapabilities;_clientVersion;static{dh=(e,t)=>{t.clientCapabilities!==void 0&&(e._clientCapabilities=
t.clientCapabilities),t.clientInfo!==void 0&&(e._clientVersion=t.clientInfo)},Jl=(e,t)=>{let r=t.filter(s=>!e._supportedProtocolVersions.includes(s));r.length>0&&
(e._supportedProtocolVersions=[...e._supportedProtocolVersions,...r]),e.setRequestHandler("server/discover",()=>e._ondiscover())},Bl=e=>e._serverInfo}_capabilities;_instructions;_jsonSchemaValidator;_cacheHints;_requestStateVerify;_inputRequiredServing;_legacyShim;_boundFromTransport=false;_legacyInputRequiredShim(){
return this._legacyShim??=new lh({maxRounds:this._inputRequiredServing.maxRounds,roundTimeoutMs:this._inputRequiredServing.roundTimeoutMs,resolvedClientCapabilities:e=>this.
_inputRequestCapabilityView(e),verifyRequestState:(e,t,r)=>this._verifyRequestState(e,t,r),sendElicitation:(e,t)=>this._sendElicitationLeg(e,t,{validateAcceptedContent:false}),
sendSampling:(e,t)=>this.createMessage(e,t),listRoots:(e,t)=>this.listRoots(e,t)})}oninitialized;constructor(e,t){if(super(t),this._serverInfo=e,this._capabilities=
t?.capabilities?{...t.capabilities}:{},this._instructions=t?.instructions,this._jsonSchemaValidator=t?.jsonSchemaValidator??new ua,this._requestStateVerify=t?.requestState?.
verify,this._inputRequiredServing=ih(t?.inputRequired),t?.cacheHints!==void 0){for(let[r,s]of Object.entries(t.cacheHints))s!==void 0&&ii(s,`cacheHints['${r}']`);
this._cacheHints=t.cacheHints}this.setRequestHandler("initialize",r=>this._oninitialize(r)),this.setNotificationHandler("notifications/initialized",()=>this.oninitialized?.()),
Wn(this._supportedProtocolVersions).length>0&&this.setRequestHandler("server/discover",()=>this._ondiscover()),this._capabilities.logging&&this._registerLoggingHandler()}async connect(e){
if(this.transport!==void 0)throw new ie(me.AlreadyConnected,"Use a separate Server instance per connection: this instance is already connected to a transport. T\
o connect it to a new transport, call close() first.");this._boundFromTransport&&(this._boundFromTransport=false,this._negotiatedProtocolVersion=void 0);let t=sh(
e)?.revision;t!==void 0&&!this._servedModernEra()&&Ge.includes(t)&&Wn(this._supportedProtocolVersions).includes(t)&&(this._negotiatedProtocolVersion=t,this._boundFromTransport=
true),await super.connect(e)}_registerLoggingHandler(){this.setRequestHandler("logging/setLevel",async(e,t)=>{let r=t.sessionId||t.http?.req?.headers.get("mcp-s\
ession-id")||void 0,{level:s}=e.params,o=ra(St,s);return o.success&&this._loggingLevels.set(r,o.data),{}})}buildContext(e,t){let r=e.http||t?.request||t?.closeSSEStream||
t?.closeStandaloneSSEStream;return{...e,mcpReq:{...e.mcpReq,log:(s,o,a)=>{if(!this._capabilities.logging)return Promise.resolve();let i;if(this._servedModernEra()){
if(i=e.mcpReq.envelope?.[dt],i===void 0)return Promise.resolve()}else i=this._loggingLevels.get(e.sessionId)??this._loggingLevels.get(void 0);return i!==void 0&&
this.LOG_LEVEL_SEVERITY.get(s)<this.LOG_LEVEL_SEVERITY.get(i)?Promise.resolve():e.mcpReq.notify({method:"notifications/message",params:{level:s,data:o,logger:a}})},
elicitInput:(s,o)=>this.elicitInput(s,o),requestSampling:(s,o)=>this.createMessage(s,o)},http:r?{...e.http,req:t?.request,closeSSE:t?.closeSSEStream,closeStandaloneSSE:t?.
closeStandaloneSSEStream}:void 0}}_loggingLevels=new Map;LOG_LEVEL_SEVERITY=new Map(St.options.map((e,t)=>[e,t]));isMessageIgnored=(e,t)=>{let r=this._loggingLevels.
get(t);return r?this.LOG_LEVEL_SEVERITY.get(e)<this.LOG_LEVEL_SEVERITY.get(r):false};registerCapabilities(e){if(this.transport)throw new ie(me.AlreadyConnected,
"Cannot register capabilities after connecting to transport");let t=!!this._capabilities.logging;this._capabilities=_i(this._capabilities,e),!t&&this._capabilities.
logging&&this._registerLoggingHandler()}_wrapHandler(e,t){if(e!=="tools/call"){let r=this._cacheHints?.[e],s=uh.has(e);return r===void 0&&!s?async(o,a)=>{let i=await t(
o,a);if(rt(i))throw new re(G.InternalError,`Handler for ${e} returned an input-required result, but only tools/call, prompts/get and resources/read support inpu\
t_required (protocol revision 2026-07-28)`);return i}:async(o,a)=>{let i=s?await this._invokeInputRequiredCapableHandler(e,t,o,a):await t(o,a);if(rt(i)){if(!s)throw new re(
G.InternalError,`Handler for ${e} returned an input-required result, but only tools/call, prompts/get and resources/read support input_required (protocol revisi\
on 2026-07-28)`);return i}return r===void 0?i:Yn(i,r)}}return async(r,s)=>{let o=tt(this._negotiatedProtocolVersion),a=o.validateRequest("tools/call",r);if(!a.ok)
throw new re(a.reason==="not-in-era"?G.InternalError:G.InvalidParams,a.reason==="not-in-era"?"No wire schema for tools/call in the resolved era":`Invalid tools/\
call request: ${a.message}`);let i=await this._invokeInputRequiredCapableHandler("tools/call",t,r,s);if(rt(i))return i;let l=ri(i),n=o.validateResult("tools/cal\
l",l);if(!n.ok)throw new re(n.reason==="not-in-era"?G.InternalError:G.InvalidParams,n.reason==="not-in-era"?"No wire schema for tools/call in the resolved era":
`Invalid tools/call result: ${n.message}`);return n.value}}_servedModernEra(){return this._negotiatedProtocolVersion!==void 0&&Sr(this._negotiatedProtocolVersion)}async _invokeInputRequiredCapableHandler(e,t,r,s){
let o=this._servedModernEra(),a=s.mcpReq.requestState();if(a!==void 0&&typeof a!="string")throw new re(G.InvalidParams,"Invalid or expired requestState",{reason:"\
invalid_request_state"});let i=s;if(typeof a=="string"){let p=await this._verifyRequestState(a,s,e);p!==void 0&&(i=gi(s,p))}let l;try{l=await t(r,i)}catch(p){throw p instanceof
re&&p.code===G.UrlElicitationRequired&&o?new re(G.InternalError,`URL elicitation cannot be signalled by throwing UrlElicitationRequiredError on protocol revisio\
n ${this._negotiatedProtocolVersion}: return inputRequired({ inputRequests: { \u2026: inputRequired.elicitUrl(...) } }) from the handler instead. The urlElicitationR\
equired error (-32042) of earlier revisions is not available on this revision.`):p}if(!rt(l))return l;if(!o){if(!this._inputRequiredServing.legacyShim)throw new re(
G.InternalError,`Handler for ${e} returned an input-required result, but this request is served on protocol revision ${this._negotiatedProtocolVersion??Mt}, whi\
ch has no input_required vocabulary`);return await this._legacyInputRequiredShim().fulfill(e,t,r,i,l)}let n=l.inputRequests,m=n!=null&&Object.keys(n).length>0,h=typeof l.
requestState=="string";if(!m&&!h)throw new re(G.InternalError,`Handler for ${e} returned an input-required result with neither inputRequests nor requestState (e\
very InputRequiredResult must include at least one of the two)`);if(m){let p=this._inputRequestCapabilityView(s);for(let[b,$]of Object.entries(n)){let{embedded:R,
required:E}=xl(e,b,$),w=Gn(E,p);if(w!==void 0)throw new Zn({requiredCapabilities:w},`Cannot request input '${b}' (${R.method}): the request's client capabilitie\
s do not declare the required capability`)}}return l}async _verifyRequestState(e,t,r){if(this._requestStateVerify!==void 0)try{return await this._requestStateVerify(
e,t)}catch(s){throw this.onerror?.(new Error(`requestState verification rejected ${r}: ${s instanceof Error?s.message:String(s)}`)),new re(G.InvalidParams,"Inva\
lid or expired requestState",{reason:"invalid_request_state"})}}_inputRequestCapabilityView(e){return this._servedModernEra()?e.mcpReq.envelope?.[Qe]:this._clientCapabilities}_assertPushApiInServedEra(e){
if(this._servedModernEra())throw new ie(me.MethodNotSupportedByProtocolVersion,`Server-to-client requests are not available on protocol revision ${this._negotiatedProtocolVersion}\
: '${e}' cannot be sent while serving a request on that revision. Return inputRequired({ ... }) from the handler instead \u2014 the client fulfils the embedded reque\
sts and retries the original request (multi round-trip requests).`,{method:e,era:"2026-07-28"})}assertCapabilityForMethod(e){switch(e){case"sampling/createMessa\
ge":if(!this._clientCapabilities?.sampling)throw new ie(me.CapabilityNotSupported,`Client does not support sampling (required for ${e})`);break;case"elicitation\
/create":if(!this._clientCapabilities?.elicitation)throw new ie(me.CapabilityNotSupported,`Client does not support elicitation (required for ${e})`);break;case"\
roots/list":if(!this._clientCapabilities?.roots)throw new ie(me.CapabilityNotSupported,`Client does not support listing roots (required for ${e})`);break;case"p\
ing":break}}assertNotificationCapability(e){switch(e){case"notifications/message":if(!this._capabilities.logging)throw new ie(me.CapabilityNotSupported,`Server \
does not support logging (required for ${e})`);break;case"notifications/resources/updated":case"notifications/resources/list_changed":if(!this._capabilities.resources)
throw new ie(me.CapabilityNotSupported,`Server does not support notifying about resources (required for ${e})`);break;case"notifications/tools/list_changed":if(!this.
_capabilities.tools)throw new ie(me.CapabilityNotSupported,`Server does not support notifying of tool list changes (required for ${e})`);break;case"notification\
s/prompts/list_changed":if(!this._capabilities.prompts)throw new ie(me.CapabilityNotSupported,`Server does not support notifying of prompt list changes (require\
d for ${e})`);break;case"notifications/elicitation/complete":if(!this._clientCapabilities?.elicitation?.url)throw new ie(me.CapabilityNotSupported,`Client does \
not support URL elicitation (required for ${e})`);break;case"notifications/cancelled":break;case"notifications/progress":break}}assertRequestHandlerCapability(e){
switch(e){case"completion/complete":if(!this._capabilities.completions)throw new ie(me.CapabilityNotSupported,`Server does not support completions (required for\
 ${e})`);break;case"logging/setLevel":if(!this._capabilities.logging)throw new ie(me.CapabilityNotSupported,`Server does not support logging (required for ${e})`);
break;case"prompts/get":case"prompts/list":if(!this._capabilities.prompts)throw new ie(me.CapabilityNotSupported,`Server does not support prompts (required for ${e}\
)`);break;case"resources/list":case"resources/templates/list":case"resources/read":if(!this._capabilities.resources)throw new ie(me.CapabilityNotSupported,`Serv\
er does not support resources (required for ${e})`);break;case"tools/call":case"tools/list":if(!this._capabilities.tools)throw new ie(me.CapabilityNotSupported,
`Server does not support tools (required for ${e})`);break;case"ping":case"initialize":break}}async _oninitialize(e){let t=e.params.protocolVersion;this._clientCapabilities=
e.params.capabilities,this._clientVersion=e.params.clientInfo;let r=kc(this._supportedProtocolVersions),s=r.includes(t)?t:r[0]??Mt;return this._negotiatedProtocolVersion=
s,this.transport?.setProtocolVersion?.(s),{protocolVersion:s,capabilities:this.getCapabilities(),serverInfo:this._serverInfo,...this._instructions&&{instructions:this.
_instructions}}}_ondiscover(){return{supportedVersions:Wn(this._supportedProtocolVersions),capabilities:mh(this.getCapabilities()),...this._instructions&&{instructions:this.
_instructions}}}_outboundServerInfo(){return this._serverInfo}getClientCapabilities(){return this._clientCapabilities}getClientVersion(){return this._clientVersion}getNegotiatedProtocolVersion(){
return this._negotiatedProtocolVersion}projectCallToolResult(e,t){return this._wireCodec().projectCallToolResult(e,t)}getCapabilities(){return this._capabilities}async ping(){
return this._assertPushApiInServedEra("ping"),this.request({method:"ping"})}async createMessage(e,t){if(this._assertPushApiInServedEra("sampling/createMessage"),
(e.tools||e.toolChoice)&&!this._clientCapabilities?.sampling?.tools)throw new ie(me.CapabilityNotSupported,"Client does not support sampling tools capability.");
if(e.messages.length>0){let a=e.messages.at(-1),i=Array.isArray(a.content)?a.content:[a.content],l=i.some(p=>p.type==="tool_result"),n=e.messages.length>1?e.messages.
at(-2):void 0,m=n?Array.isArray(n.content)?n.content:[n.content]:[],h=m.some(p=>p.type==="tool_use");if(l){if(i.some(p=>p.type!=="tool_result"))throw new re(G.InvalidParams,
"The last message must contain only tool_result content if any is present");if(!h)throw new re(G.InvalidParams,"tool_result blocks are not matching any tool_use\
 from the previous message")}if(h){let p=new Set(m.filter($=>$.type==="tool_use").map($=>$.id)),b=new Set(i.filter($=>$.type==="tool_result").map($=>$.toolUseId));
if(p.size!==b.size||![...p].every($=>b.has($)))throw new re(G.InvalidParams,"ids of tool_result blocks and tool_use blocks from previous message do not match")}}
let r=!!(e.tools||e.toolChoice),s=await this.request({method:"sampling/createMessage",params:e},t),o=this._wireCodec().samplingResultVariant(r,s);if(!o.ok)throw new ie(
me.InvalidResult,`Invalid sampling/createMessage result: ${o.reason==="invalid"?o.message:o.reason}`);return o.value}async elicitInput(e,t){switch(this._assertPushApiInServedEra(
"elicitation/create"),e.mode??"form"){case"url":if(!this._clientCapabilities?.elicitation?.url)throw new ie(me.CapabilityNotSupported,"Client does not support u\
rl elicitation.");break;case"form":if(!this._clientCapabilities?.elicitation?.form)throw new ie(me.CapabilityNotSupported,"Client does not support form elicitat\
ion.");break}return this._sendElicitationLeg(e,t)}async _sendElicitationLeg(e,t,r){let s=e.mode??"form",o=r?.validateAcceptedContent??true;switch(s){case"url":{
let a=e;return this.request({method:"elicitation/create",params:a},t)}case"form":{let a=e.mode==="form"?e:{...e,mode:"form"},i=await this.request({method:"elici\
tation/create",params:a},t);if(o&&i.action==="accept"&&i.content&&a.requestedSchema)try{let l=this._jsonSchemaValidator.getValidator(a.requestedSchema)(i.content);
if(!l.valid)throw new re(G.InvalidParams,`Elicitation response content does not match requested schema: ${l.errorMessage}`)}catch(l){throw l instanceof re?l:new re(
G.InternalError,`Error validating elicitation response: ${l instanceof Error?l.message:String(l)}`)}return i}}}createElicitationCompletionNotifier(e,t){if(!this.
_clientCapabilities?.elicitation?.url)throw new ie(me.CapabilityNotSupported,"Client does not support URL elicitation (required for notifications/elicitation/co\
mplete)");return()=>this.notification({method:"notifications/elicitation/complete",params:{elicitationId:e}},t)}async listRoots(e,t){return this._assertPushApiInServedEra(
"roots/list"),this.request({method:"roots/list",params:e},t)}async sendLoggingMessage(e,t){if(this._capabilities.logging&&!this.isMessageIgnored(e.level,t))return this.
notification({method:"notifications/message",params:e})}async sendResourceUpdated(e){return this.notification({method:"notifications/resources/updated",params:e})}async sendResourceListChanged(){
return this.notification({method:"notifications/resources/list_changed"})}async sendToolListChanged(){return this.notification({method:"notifications/tools/list\
_changed"})}async sendPromptListChanged(){return this.notification({method:"notifications/prompts/list_changed"})}};function mh(e){return{...e}}function hh(e,t){
let r=0,s=[e];for(;s.length>0;){let o=s.pop();if(!(o===null||typeof o!="object"))if(Array.isArray(o))for(let a of o){if(++r>t)return r;a!==null&&typeof a=="obje\
ct"&&s.push(a)}else for(let a in o){if(!Object.prototype.hasOwnProperty.call(o,a))continue;if(++r>t)return r;let i=o[a];i!==null&&typeof i=="object"&&s.push(i)}}
return r}function ph(e){if(!(e===void 0||e===1/0)){if(typeof e!="number"||Number.isNaN(e)||e<1)throw new RangeError(`maxToolInputElements must be a number of at\
 least 1, or Infinity, got ${String(e)}`);return e}}var ki=class{server;_maxToolInputElements;_registeredResources={};_registeredResourceTemplates={};_registeredTools={};_registeredPrompts={};_toolInputSchemaJson={};toolInputSchemaJson(e){
let t=this._registeredTools[e];if(!(t===void 0||!t.enabled)){if(Object.hasOwn(this._toolInputSchemaJson,e))return this._toolInputSchemaJson[e];if(t.inputSchema===
void 0)return Ml;try{let r=Ft(t.inputSchema,"input");return this._toolInputSchemaJson[e]=r,r}catch{return}}}constructor(e,t){this.server=new da(e,t),this._maxToolInputElements=
ph(t?.maxToolInputElements),t?.capabilities?.tools&&this.setToolRequestHandlers(),t?.capabilities?.resources&&this.setResourceRequestHandlers(),t?.capabilities?.
prompts&&this.setPromptRequestHandlers()}async connect(e){return oh(e)&&e.setScopeChallengeResolver(t=>this.resolveScopeChallenge(t)),await this.server.connect(
e)}async close(){await this.server.close()}resolveScopeChallenge=e=>{switch(e.request.method){case"tools/call":{let t=e.request.params?.name;if(typeof t!="strin\
g")return;let r=this._registeredTools[t];return r===void 0||!r.enabled?void 0:r.scopeChallenge?.(e)}case"resources/read":{let t=e.request.params?.uri;if(typeof t!=
"string")return;let r;try{r=new URL(t)}catch{return}let s=this._registeredResources[r.toString()];if(s!==void 0)return s.enabled?s.scopeChallenge?.(e):void 0;for(let o of Object.
values(this._registeredResourceTemplates))if(o.resourceTemplate.uriTemplate.match(r.toString()))return o.enabled?o.scopeChallenge?.(e):void 0;return}case"prompt\
s/get":{let t=e.request.params?.name;if(typeof t!="string")return;let r=this._registeredPrompts[t];return r===void 0||!r.enabled?void 0:r.scopeChallenge?.(e)}default:
return}};_toolHandlersInitialized=false;setToolRequestHandlers(){this._toolHandlersInitialized||(this.server.assertCanSetRequestHandler("tools/list"),this.server.
assertCanSetRequestHandler("tools/call"),this.server.registerCapabilities({tools:{listChanged:this.server.getCapabilities().tools?.listChanged??true}}),this.server.
setRequestHandler("tools/list",()=>({tools:Object.entries(this._registeredTools).filter(([,e])=>e.enabled).map(([e,t])=>{let r={name:e,title:t.title,description:t.
description,inputSchema:t.inputSchema?fh(e,t.inputSchema):Ml,annotations:t.annotations,icons:t.icons,execution:t.execution,_meta:t._meta};return t.outputSchema&&
(r.outputSchema=Ft(t.outputSchema,"output")),r})})),this.server.setRequestHandler("tools/call",async(e,t)=>{let r=this._registeredTools[e.params.name];if(!r)throw new re(
G.InvalidParams,`Tool ${e.params.name} not found`);if(!r.enabled)throw new re(G.InvalidParams,`Tool ${e.params.name} disabled`);try{let s=await this.validateToolInput(
r,e.params.arguments,e.params.name),o=await this.executeToolHandler(r,s,t);return await this.validateToolOutput(r,o,e.params.name),rt(o)?o:this.server.projectCallToolResult(
o,r.outputSchemaJson)}catch(s){if(s instanceof re&&s.code===G.UrlElicitationRequired)throw s;return this.createToolError(s instanceof Error?s.message:String(s))}}),
this._toolHandlersInitialized=true)}createToolError(e){return{content:[{type:"text",text:e}],isError:true}}async validateToolInput(e,t,r){if(this._maxToolInputElements!==
void 0&&hh(t,this._maxToolInputElements)>this._maxToolInputElements)throw new re(G.InvalidParams,`Invalid arguments for tool ${r}: arguments contain more than t\
he maximum of ${this._maxToolInputElements} elements`);if(!e.inputSchema)return;let s=await Dt(e.inputSchema,t??{});if(!s.success)throw new re(G.InvalidParams,`\
Input validation error: Invalid arguments for tool ${r}: ${s.error}`);return s.data}async validateToolOutput(e,t,r){if(!e.outputSchema||rt(t)||t.isError)return;
if(t.structuredContent===void 0)throw new re(G.InvalidParams,`Output validation error: Tool ${r} has an output schema but no structured content was provided`);let s=await Dt(
e.outputSchema,t.structuredContent);if(!s.success)throw new re(G.InvalidParams,`Output validation error: Invalid structured content for tool ${r}: ${s.error}`)}async executeToolHandler(e,t,r){
return e.executor(t,r)}_completionHandlerInitialized=false;setCompletionRequestHandler(){this._completionHandlerInitialized||(this.server.assertCanSetRequestHandler(
"completion/complete"),this.server.registerCapabilities({completions:{}}),this.server.setRequestHandler("completion/complete",async e=>{switch(e.params.ref.type){case"\
ref/prompt":return ui(e),this.handlePromptCompletion(e,e.params.ref);case"ref/resource":return di(e),this.handleResourceCompletion(e,e.params.ref);default:throw new re(
G.InvalidParams,`Invalid completion reference: ${e.params.ref}`)}}),this._completionHandlerInitialized=true)}async handlePromptCompletion(e,t){let r=this._registeredPrompts[t.
name];if(!r)throw new re(G.InvalidParams,`Prompt ${t.name} not found`);if(!r.enabled)throw new re(G.InvalidParams,`Prompt ${t.name} disabled`);if(!r.argsSchema)
return Is;let s=Vl(Dl(r.argsSchema)?.[e.params.argument.name]);if(!Ii(s))return Is;let o=th(s);return o?Ll(await o(e.params.argument.value,e.params.context)):Is}async handleResourceCompletion(e,t){
let r=Object.values(this._registeredResourceTemplates).find(o=>o.resourceTemplate.uriTemplate.toString()===t.uri);if(!r){if(this._registeredResources[t.uri])return Is;
throw new re(G.InvalidParams,`Resource template ${e.params.ref.uri} not found`)}let s=r.resourceTemplate.completeCallback(e.params.argument.name);return s?Ll(await s(
e.params.argument.value,e.params.context)):Is}_resourceHandlersInitialized=false;setResourceRequestHandlers(){this._resourceHandlersInitialized||(this.server.assertCanSetRequestHandler(
"resources/list"),this.server.assertCanSetRequestHandler("resources/templates/list"),this.server.assertCanSetRequestHandler("resources/read"),this.server.registerCapabilities(
{resources:{listChanged:this.server.getCapabilities().resources?.listChanged??true}}),this.server.setRequestHandler("resources/list",async(e,t)=>{let r=Object.entries(
this._registeredResources).filter(([o,a])=>a.enabled).map(([o,a])=>({uri:o,name:a.name,...a.metadata})),s=[];for(let o of Object.values(this._registeredResourceTemplates)){
if(!o.resourceTemplate.listCallback)continue;let a=await o.resourceTemplate.listCallback(t);for(let i of a.resources)s.push({...o.metadata,...i})}return{resources:[
...r,...s]}}),this.server.setRequestHandler("resources/templates/list",async()=>({resourceTemplates:Object.entries(this._registeredResourceTemplates).map(([e,t])=>({
name:e,uriTemplate:t.resourceTemplate.uriTemplate.toString(),...t.metadata}))})),this.server.setRequestHandler("resources/read",async(e,t)=>{let r;try{r=new URL(
e.params.uri)}catch{throw new re(G.InvalidParams,`Resource URI ${e.params.uri} is invalid`,{uri:e.params.uri,reason:"invalid_uri"})}let s=this._registeredResources[r.
toString()];if(s){if(!s.enabled)throw new re(G.InvalidParams,`Resource ${r} disabled`);return Yn(await s.readCallback(r,t),s.cacheHint)}for(let o of Object.values(
this._registeredResourceTemplates)){let a=o.resourceTemplate.uriTemplate.match(r.toString());if(a){if(!o.enabled)throw new re(G.InvalidParams,`Resource template\
 ${o.resourceTemplate.uriTemplate} disabled`);return Yn(await o.readCallback(r,a,t),o.cacheHint)}}throw new Xn(e.params.uri)}),this._resourceHandlersInitialized=
true)}_promptHandlersInitialized=false;setPromptRequestHandlers(){this._promptHandlersInitialized||(this.server.assertCanSetRequestHandler("prompts/list"),this.
server.assertCanSetRequestHandler("prompts/get"),this.server.registerCapabilities({prompts:{listChanged:this.server.getCapabilities().prompts?.listChanged??true}}),
this.server.setRequestHandler("prompts/list",()=>({prompts:Object.entries(this._registeredPrompts).filter(([,e])=>e.enabled).map(([e,t])=>({name:e,title:t.title,
description:t.description,arguments:t.argsSchema?tl(t.argsSchema):void 0,icons:t.icons,_meta:t._meta}))})),this.server.setRequestHandler("prompts/get",async(e,t)=>{
let r=this._registeredPrompts[e.params.name];if(!r)throw new re(G.InvalidParams,`Prompt ${e.params.name} not found`);if(!r.enabled)throw new re(G.InvalidParams,
`Prompt ${e.params.name} disabled`);return r.handler(e.params.arguments,t)}),this._promptHandlersInitialized=true)}registerResource(e,t,r,s){let{cacheHint:o,scopeChallenge:a,
...i}=r,l=i;if(o!==void 0&&ii(o,`resource ${e}`),typeof t=="string"){if(this._registeredResources[t])throw new Error(`Resource ${t} is already registered`);let n=this.
_createRegisteredResource(e,r.title,t,l,a,s);return o!==void 0&&(n.cacheHint=o),this.setResourceRequestHandlers(),this.sendResourceListChanged(),n}else{if(this.
_registeredResourceTemplates[e])throw new Error(`Resource template ${e} is already registered`);let n=this._createRegisteredResourceTemplate(e,r.title,t,l,a,s);
return o!==void 0&&(n.cacheHint=o),this.setResourceRequestHandlers(),this.sendResourceListChanged(),n}}_createRegisteredResource(e,t,r,s,o,a){let i={name:e,title:t,
metadata:s,readCallback:a,scopeChallenge:o,enabled:true,disable:()=>i.update({enabled:false}),enable:()=>i.update({enabled:true}),remove:()=>i.update({uri:null}),
update:l=>{l.uri!==void 0&&l.uri!==r&&(delete this._registeredResources[r],l.uri&&(this._registeredResources[l.uri]=i)),l.name!==void 0&&(i.name=l.name),l.metadata!==
void 0&&(i.metadata=l.metadata),l.title!==void 0&&(i.title=l.title,i.metadata={...i.metadata,title:l.title}),l.callback!==void 0&&(i.readCallback=l.callback),l.
scopeChallenge!==void 0&&(i.scopeChallenge=l.scopeChallenge===null?void 0:l.scopeChallenge),l.enabled!==void 0&&(i.enabled=l.enabled),this.sendResourceListChanged()}};
return this._registeredResources[r]=i,i}_createRegisteredResourceTemplate(e,t,r,s,o,a){let i={resourceTemplate:r,title:t,metadata:s,readCallback:a,scopeChallenge:o,
enabled:true,disable:()=>i.update({enabled:false}),enable:()=>i.update({enabled:true}),remove:()=>i.update({name:null}),update:n=>{n.name!==void 0&&n.name!==e&&
(delete this._registeredResourceTemplates[e],n.name&&(this._registeredResourceTemplates[n.name]=i)),n.template!==void 0&&(i.resourceTemplate=n.template),n.metadata!==
void 0&&(i.metadata=n.metadata),n.title!==void 0&&(i.title=n.title,i.metadata={...i.metadata,title:n.title}),n.callback!==void 0&&(i.readCallback=n.callback),n.
scopeChallenge!==void 0&&(i.scopeChallenge=n.scopeChallenge===null?void 0:n.scopeChallenge),n.enabled!==void 0&&(i.enabled=n.enabled),this.sendResourceListChanged()}};
this._registeredResourceTemplates[e]=i;let l=r.uriTemplate.variableNames;return Array.isArray(l)&&l.some(n=>!!r.completeCallback(n))&&this.setCompletionRequestHandler(),
i}_createRegisteredPrompt(e,t,r,s,o,a,i,l){let n=s,m=o,h={title:t,description:r,argsSchema:s,icons:a,scopeChallenge:i,_meta:l,handler:Al(e,s,o),enabled:true,disable:()=>h.
update({enabled:false}),enable:()=>h.update({enabled:true}),remove:()=>h.update({name:null}),update:p=>{p.name!==void 0&&p.name!==e&&(delete this._registeredPrompts[e],
p.name&&(this._registeredPrompts[p.name]=h)),p.title!==void 0&&(h.title=p.title),p.description!==void 0&&(h.description=p.description),p.icons!==void 0&&(h.icons=
p.icons),p.scopeChallenge!==void 0&&(h.scopeChallenge=p.scopeChallenge===null?void 0:p.scopeChallenge),p._meta!==void 0&&(h._meta=p._meta);let b=false;p.argsSchema!==
void 0&&(h.argsSchema=p.argsSchema,n=p.argsSchema,b=true),p.callback!==void 0&&(m=p.callback,b=true),b&&(h.handler=Al(e,n,m)),p.enabled!==void 0&&(h.enabled=p.enabled),
this.sendPromptListChanged()}};if(this._registeredPrompts[e]=h,s){let p=Dl(s);p&&Object.values(p).some(b=>Ii(Vl(b)))&&this.setCompletionRequestHandler()}return h}_createRegisteredTool(e,t,r,s,o,a,i,l,n,m,h){
Ri(e);let p=h,b,$={title:t,description:r,inputSchema:s,outputSchema:o,get outputSchemaJson(){return b??=kl($.outputSchema)},set outputSchemaJson(R){b=R},annotations:a,
icons:i,execution:l,scopeChallenge:n,_meta:m,handler:h,executor:Nl(s,h),enabled:true,disable:()=>$.update({enabled:false}),enable:()=>$.update({enabled:true}),remove:()=>$.
update({name:null}),update:R=>{R.name!==void 0&&R.name!==e&&(typeof R.name=="string"&&Ri(R.name),delete this._registeredTools[e],delete this._toolInputSchemaJson[e],
R.name&&(delete this._toolInputSchemaJson[R.name],this._registeredTools[R.name]=$,e=R.name)),R.title!==void 0&&($.title=R.title),R.description!==void 0&&($.description=
R.description);let E=false;R.paramsSchema!==void 0&&($.inputSchema=R.paramsSchema,delete this._toolInputSchemaJson[e],E=true),R.callback!==void 0&&($.handler=R.
callback,p=R.callback,E=true),E&&($.executor=Nl($.inputSchema,p)),R.outputSchema!==void 0&&($.outputSchema=R.outputSchema,$.outputSchemaJson=kl(R.outputSchema)),
R.annotations!==void 0&&($.annotations=R.annotations),R.icons!==void 0&&($.icons=R.icons),R.scopeChallenge!==void 0&&($.scopeChallenge=R.scopeChallenge===null?void 0:
R.scopeChallenge),R._meta!==void 0&&($._meta=R._meta),R.enabled!==void 0&&($.enabled=R.enabled),this.sendToolListChanged()}};return this._registeredTools[e]=$,this.
setToolRequestHandlers(),this.sendToolListChanged(),$}registerTool(e,t,r){if(this._registeredTools[e])throw new Error(`Tool ${e} is already registered`);let{title:s,
description:o,inputSchema:a,outputSchema:i,annotations:l,icons:n,scopeChallenge:m,_meta:h}=t;return this._createRegisteredTool(e,s,o,sa(a),sa(i),l,n,void 0,m,h,
r)}registerPrompt(e,t,r){if(this._registeredPrompts[e])throw new Error(`Prompt ${e} is already registered`);let{title:s,description:o,argsSchema:a,icons:i,scopeChallenge:l,
_meta:n}=t,m=this._createRegisteredPrompt(e,s,o,sa(a),r,i,l,n);return this.setPromptRequestHandlers(),this.sendPromptListChanged(),m}isConnected(){return this.server.
transport!==void 0}async sendLoggingMessage(e,t){return this.server.sendLoggingMessage(e,t)}sendResourceListChanged(){this.isConnected()&&this.server.sendResourceListChanged()}sendToolListChanged(){
this.isConnected()&&this.server.sendToolListChanged()}sendPromptListChanged(){this.isConnected()&&this.server.sendPromptListChanged()}};function Nl(e,t){if(e){let s=t;
return async(o,a)=>s(o,a)}let r=t;return async(s,o)=>r(o)}var Ml={type:"object",properties:{}};function fh(e,t){let r=Ft(t,"input"),s=mi(r);return s.valid||console.
warn(`[mcp-sdk] tool '${e}' carries an invalid x-mcp-header declaration and will be excluded by conforming Streamable HTTP clients: ${s.reason}`),r}function kl(e){
if(e!==void 0)try{return Ft(e,"output")}catch{return}}function Al(e,t,r){if(t){let s=r;return async(o,a)=>{let i=await Dt(t,o??{});if(!i.success)throw new re(G.
InvalidParams,`Invalid arguments for prompt ${e}: ${i.error}`);return s(i.data,a)}}else{let s=r;return async(o,a)=>s(a)}}function Ll(e){return{completion:{values:e.
map(String).slice(0,100),total:e.length,hasMore:e.length>100}}}var Is={completion:{values:[],hasMore:false}};function Dl(e){let t=e;if(t.shape&&typeof t.shape==
"object")return t.shape}function gh(e){return e?.type==="optional"}function Vl(e){return gh(e)?e.def?.innerType??e:e}function Sh(e,t){switch(t.kind){case"tools_\
list_changed":return e.toolsListChanged===true;case"prompts_list_changed":return e.promptsListChanged===true;case"resources_list_changed":return e.resourcesListChanged===
true;case"resource_updated":return e.resourceSubscriptions!==void 0&&e.resourceSubscriptions.includes(t.uri)}}function yh(e,t){let r={},s=o=>t===void 0||o===true;
return e.toolsListChanged===true&&s(t?.tools?.listChanged)&&(r.toolsListChanged=true),e.promptsListChanged===true&&s(t?.prompts?.listChanged)&&(r.promptsListChanged=
true),e.resourcesListChanged===true&&s(t?.resources?.listChanged)&&(r.resourcesListChanged=true),e.resourceSubscriptions!==void 0&&e.resourceSubscriptions.length>
0&&s(t?.resources?.subscribe)&&(r.resourceSubscriptions=[...e.resourceSubscriptions]),r}var ma=1024;function Kl(e,t){return{method:e.method,params:{...e.params,
_meta:{...e.params?._meta,[kt]:t}}}}function _h(e){let t=tt(Ps).validateRequest("subscriptions/listen",e);return t.ok?t.value.params?.notifications:void 0}var vh=new Set(
["notifications/tools/list_changed","notifications/prompts/list_changed","notifications/resources/list_changed","notifications/resources/updated"]),Gl=class{_subs=new Map;_serverCapabilities;_serverInfo;constructor(e=ma,t,r){
this._maxSubscriptions=e,this._serverCapabilities=t,this._serverInfo=r}setServerCapabilities(e,t){this._serverCapabilities=e,t!==void 0&&(this._serverInfo=t)}has(e){
return this._subs.has(e)}serve(e){if(this._serverCapabilities===void 0)throw new Error("StdioListenRouter.serve() called before setServerCapabilities(); refusin\
g to honor a filter without capabilities");if(this._subs.size>=this._maxSubscriptions)return{jsonrpc:"2.0",id:e.id,error:{code:-32603,message:"Subscription limi\
t reached"}};let t=_h(e);if(t===void 0)return{jsonrpc:"2.0",id:e.id,error:{code:-32602,message:"Invalid params: 'notifications' is required and must be a valid \
SubscriptionFilter"}};let r=yh(t,this._serverCapabilities);return this._subs.set(e.id,r),Kl({method:"notifications/subscriptions/acknowledged",params:{notifications:r}},
e.id)}cancel(e){return this._subs.delete(e)}routeOutbound(e){if(!vh.has(e.method))return"passthrough";let t=e.params?.uri,r=typeof t=="string"?t:void 0,s=bh(e.method,
r),o=[];for(let[a,i]of this._subs)Sh(i,s)&&o.push(Kl({method:e.method,params:e.params??{}},a));return o}teardownAll(){let e=[];for(let t of this._subs.keys())e.
push({jsonrpc:"2.0",id:t,result:{resultType:"complete",_meta:{[kt]:t,...this._serverInfo!==void 0&&{[Ke]:this._serverInfo}}}});return this._subs.clear(),e}};function bh(e,t){
switch(e){case"notifications/tools/list_changed":return{kind:"tools_list_changed"};case"notifications/prompts/list_changed":return{kind:"prompts_list_changed"};case"\
notifications/resources/list_changed":return{kind:"resources_list_changed"};default:return{kind:"resource_updated",uri:t??""}}}var cg=4*1024*1024;var Wl=Symbol(
"swallowsErrorsAfterClose"),Ai=class{_readBuffer;_started=false;_closed=false;constructor(e=Ci.stdin,t=Ci.stdout,r){this._stdin=e,this._stdout=t,this._readBuffer=
new vi({maxBufferSize:r?.maxBufferSize})}onclose;onerror;onmessage;_ondata=e=>{try{this._readBuffer.append(e),this.processReadBuffer()}catch(t){this.onerror?.(t),
this.close().catch(()=>{})}};_onerror=e=>{this.onerror?.(e)};_onstdouterror=e=>{this._closed||(this.onerror?.(e),this.close().catch(()=>{}))};_onstdinclose=()=>{
this.close().catch(()=>{})};async start(){if(this._started)throw new Error("StdioServerTransport already started! If using Server class, note that connect() cal\
ls start() automatically.");this._started=true;for(let e of this._stdout.listeners("error"))e[Wl]&&this._stdout.off("error",e);(this._stdin.readableEnded||this.
_stdin.destroyed)&&setImmediate(this._onstdinclose),this._stdin.on("data",this._ondata),this._stdin.on("error",this._onerror),this._stdin.on("end",this._onstdinclose),
this._stdin.on("close",this._onstdinclose),this._stdout.on("error",this._onstdouterror)}processReadBuffer(){for(;;)try{let e=this._readBuffer.readMessage();if(e===
null)break;this.onmessage?.(e)}catch(e){this.onerror?.(e)}}async close(){this._closed||(this._closed=true,this._stdin.off("data",this._ondata),this._stdin.off("\
error",this._onerror),this._stdin.off("end",this._onstdinclose),this._stdin.off("close",this._onstdinclose),this._onstdouterror[Wl]=true,this._stdin.listenerCount(
"data")===0&&this._stdin.pause(),this._readBuffer.clear(),this.onclose?.())}send(e){return this._closed?Promise.reject(new Error("StdioServerTransport is closed")):
new Promise((t,r)=>{let s=bi(e),o=false,a=l=>{o||(o=true,this._stdout.off("error",a),this._stdout.off("drain",i),r(l))},i=()=>{o||(o=true,this._stdout.off("erro\
r",a),this._stdout.off("drain",i),t())};if(this._stdout.once("error",a),this._stdout.write(s)){if(o)return;o=true,this._stdout.off("error",a),t()}else o||this._stdout.
once("drain",i)})}},Yl=3e3,Rh=class{onclose;onerror;onmessage;_closed=false;_pendingRequests=new Set;_drainWaiters=[];constructor(e,t,r){this._wire=e,this._onInstanceClose=
t,this._outboundIntercept=r}async start(){}async send(e,t){if(Vt(e)||Ht(e)){let{id:r}=e;r!==void 0&&this._settle(r)}if(!this._closed&&this._outboundIntercept?.(
e)!=="handled")return this._wire.send(e,t)}setProtocolVersion=e=>{this._wire.setProtocolVersion?.(e)};deliver(e,t){if(!this._closed){if(Ae(e))this._pendingRequests.
add(e.id);else if(vt(e)&&e.method==="notifications/cancelled"){let r=e.params?.requestId;r!==void 0&&this._settle(r)}this.onmessage?.(e,t)}}async whenRequestsAnswered(e){
return this._closed||this._pendingRequests.size===0?true:await new Promise(t=>{let r=()=>{clearTimeout(s),t(true)},s=setTimeout(()=>{this._drainWaiters=this._drainWaiters.
filter(o=>o!==r),t(false)},e);this._drainWaiters.push(r)})}async close(){if(!this._closed){this._closed=true,this._pendingRequests.clear(),this._releaseDrainWaiters();
try{this._onInstanceClose()}finally{this.onclose?.()}}}_settle(e){this._pendingRequests.delete(e),this._pendingRequests.size===0&&this._releaseDrainWaiters()}_releaseDrainWaiters(){
let e=this._drainWaiters;this._drainWaiters=[];for(let t of e)t()}};function zh(e){let t=e.params;if(e.method==="initialize"&&!hi(t)){let a=t!==null&&typeof t==
"object"&&typeof t.protocolVersion=="string"?t.protocolVersion:void 0;return{kind:"legacy",reason:"initialize",...a!==void 0&&{requestedVersion:a}}}if(!Qn(t))return{
kind:"legacy",reason:"no-claim"};let r=Ut(t),s=(r===void 0?[]:ta(r))[0];if(s!==void 0)return{kind:"invalid-envelope",issue:s};let o=ea(t);return o===void 0||!Ge.
includes(o)?{kind:"unsupported-revision",requested:o??"unknown"}:{kind:"modern",revision:o,classification:{era:"modern",revision:o}}}function Xl(e,t={}){let r=t.
legacy??"serve",s=t.transport??new Ai,o={phase:"opening"},a,i=false,l=()=>i||o.phase==="closed",n=v=>{try{t.onerror?.(v)}catch{}},m=(v,j,V,M)=>s.send({jsonrpc:"\
2.0",id:v,error:{code:j,message:V,...M!==void 0&&{data:M}}}).catch(U=>n(Be(U))),h=new Gl(t.maxSubscriptions??ma),p=v=>{if(!vt(v))return;let j=h.routeOutbound(v);
if(j!=="passthrough"){for(let V of j)s.send({jsonrpc:"2.0",...V}).catch(M=>n(Be(M)));return"handled"}},b=async v=>{if(Ae(v)&&v.method==="subscriptions/listen"){
let j=Ut(v.params),V=Qn(v.params)?(j===void 0?[]:ta(j))[0]:{key:"_meta",problem:"the per-request envelope is required on protocol revision 2026-07-28"},M=ea(v.params),
U;if(V!==void 0)U={jsonrpc:"2.0",id:v.id,error:{code:-32602,message:`Invalid _meta envelope: ${V.key}: ${V.problem}`}};else if(M===void 0||!Ge.includes(M)){let W=new yr(
{supported:[...Ge],requested:M??"unknown"});U={jsonrpc:"2.0",id:v.id,error:{code:W.code,message:W.message,data:W.data}}}else U=h.serve(v);return await s.send("e\
rror"in U?U:{jsonrpc:"2.0",method:U.method,params:U.params}).catch(W=>n(Be(W))),true}if(vt(v)&&v.method==="notifications/cancelled"){let j=v.params?.requestId;if(j!==
void 0&&h.cancel(j))return true}return false},$=(v,j,V)=>{let M=pi({kind:"legacy",reason:j,...V!==void 0&&{requestedVersion:V}},Ge);return M===void 0?Promise.resolve():
(n(new Error(`Rejected 2025-era request on a modern-only stdio connection (${M.cell}): ${M.message}`)),m(v.id,M.code,M.message,M.data))},R=v=>{i||v===a||z()},E=async(v,j)=>{
let V=await e({era:v}),M=V instanceof ki?V.server:V;v==="modern"&&(Si(M,j),Ni(M,Ge),h.setServerCapabilities(M.getCapabilities(),Mi(M)));let U=new Rh(s,()=>R(U),
v==="modern"?p:void 0);return await V.connect(U),{product:V,channel:U}},w=v=>v.product.close().catch(j=>n(Be(j))),f=async v=>{a=v.channel;try{await v.channel.whenRequestsAnswered(
Yl)||n(new Error(`Discarded the probe instance with requests still unanswered after ${Yl}ms; continuing with the fallback`)),await v.product.close()}catch(j){n(
Be(j))}finally{a=void 0}},P=async v=>{if(o.phase==="closed")return;if(o.phase==="pinned"){if(o.era==="modern"&&Ae(v)&&v.method==="initialize"&&!hi(v.params)){await $(
v,"initialize",v.params!==null&&typeof v.params=="object"&&typeof v.params.protocolVersion=="string"?v.params.protocolVersion:void 0);return}if(o.era==="modern"&&
await b(v)||l())return;o.instance.channel.deliver(v);return}if(!Ae(v)&&!vt(v)){n(new Error("Discarded a JSON-RPC response received before the connection negotia\
ted an era"));return}let j=zh(v);switch(j.kind){case"invalid-envelope":{let V=`Invalid _meta envelope for protocol revision 2026-07-28: ${j.issue.key}: ${j.issue.
problem}`;Ae(v)?await m(v.id,G.InvalidParams,V,{envelope:j.issue}):n(new Error(`Discarded a notification with a malformed envelope: ${V}`));return}case"unsuppor\
ted-revision":if(Ae(v)){let V=new yr({supported:[...Ge],requested:j.requested});n(V),await m(v.id,V.code,V.message,V.data)}else n(new Error(`Discarded a notific\
ation claiming unsupported protocol revision ${j.requested}`));return;case"modern":if(Ae(v)&&v.method==="server/discover"){if(o.phase==="probe"){o.instance.channel.
deliver(v,{classification:j.classification});return}let V=await E("modern",j.revision);if(l()){await w(V);return}o={phase:"probe",instance:V},V.channel.deliver(
v,{classification:j.classification});return}if(o.phase==="probe"){if(vt(v)){o.instance.channel.deliver(v,{classification:j.classification});return}o={phase:"pin\
ned",era:"modern",instance:o.instance}}else{let V=await E("modern",j.revision);if(l()){await w(V);return}o={phase:"pinned",era:"modern",instance:V}}if(await b(v)||
l())return;o.instance.channel.deliver(v,{classification:j.classification});return;case"legacy":{if(r==="reject"){Ae(v)&&await $(v,j.reason,j.requestedVersion);return}
if(o.phase==="probe"){if(await f(o.instance),l())return;o={phase:"opening"}}let V=await E("legacy");if(l()){await w(V);return}o={phase:"pinned",era:"legacy",instance:V},
o.instance.channel.deliver(v);return}}},_=[],T=false,N=async()=>{if(!T){T=true;try{for(;_.length>0;){let v=_.shift();try{await P(v)}catch(j){Ae(v)&&await m(v.id,
G.InternalError,"Internal server error"),n(Be(j))}}}finally{T=false}}},z=async()=>{if(i||o.phase==="closed")return;i=true;let v=o;o={phase:"closed"};for(let j of h.
teardownAll())await s.send(j).catch(V=>n(Be(V)));(v.phase==="probe"||v.phase==="pinned")&&await v.instance.product.close().catch(j=>n(Be(j))),await s.close().catch(
j=>n(Be(j)))};s.onmessage=v=>{_.push(v),N()},s.onerror=v=>{n(v),(o.phase==="probe"||o.phase==="pinned")&&o.instance.channel.onerror?.(v)},s.onclose=()=>{if(i||o.
phase==="closed")return;i=true;let v=o;o={phase:"closed"},(v.phase==="probe"||v.phase==="pinned")&&v.instance.product.close().catch(j=>n(Be(j)))};let g=s.start().
catch(v=>{throw n(Be(v)),v});return g.catch(()=>{}),{close:async()=>{await g.catch(()=>{}),await z()}}}function Be(e){return e instanceof Error?e:new Error(String(
e))}function pa(e){let{description:t,default:r,required:s,enum:o,const:a,properties:i,items:l}=e,n=e.anyOf??e.oneOf,m=e.type===void 0?wh(n):void 0;if(m)return pa(
{description:t,default:r,...m});let h={type:Th(e),description:t,default:r,...Ph(e),enum:a===void 0?o:[a],anyOf:Array.isArray(n)?n.map(ha):void 0,items:ha(l),properties:Li(
i)?Object.fromEntries(Object.entries(i).map(([p,b])=>[p,ha(b)])):void 0,required:s,additionalProperties:ha(e.additionalProperties)};return Object.fromEntries(Object.
entries(h).filter(([,p])=>p!==void 0))}function wh(e){if(!Array.isArray(e)||!e.every(Li))return;let t=e.filter(({enum:n})=>!$h(n)),r=t.flatMap(n=>Object.keys(n)),
s=t.map(({type:n})=>n),o=s.every(n=>typeof n=="string")&&new Set(s).size===s.length,a=r.every((n,m)=>n==="type"||Eh.has(n)&&r.indexOf(n)===m),[i,...l]=s;return o&&
a?Object.assign({},...t,{type:l.length>0?s:i}):void 0}var $h=e=>Array.isArray(e)&&e.every(t=>t==="true"||t==="false"),Eh=new Set(["items","minItems","properties",
"required","additionalProperties","minimum","maximum","pattern","minLength","maxLength"]),ha=e=>Li(e)?pa(e):e;function Th({type:e,anyOf:t,oneOf:r,enum:s,const:o}){
return[e,t,r,s,o].some(i=>i!==void 0)?e:["string","number","boolean","null","array","object"]}function Ph({type:e,minimum:t,maximum:r,exclusiveMinimum:s,exclusiveMaximum:o,
minItems:a}){let i=(n,m)=>e==="integer"&&typeof n=="number"?n+m:void 0,l=n=>Math.abs(Number(n))<Number.MAX_SAFE_INTEGER?n:void 0;return{minimum:l(t??i(s,1)),maximum:l(
r??i(o,-1)),minItems:a}}var Li=e=>Ui(e);function Zl(e){let t={readOnlyHint:true,idempotentHint:true,openWorldHint:false},r=(i,l=!e.dryRun)=>({readOnlyHint:false,
destructiveHint:l,idempotentHint:i,openWorldHint:false}),a=[...Gi().map(i=>{let{title:l,description:n,isIdempotent:m=false}=i.call,h={name:i.name,title:l,inputSchema:Ql(
Wi(i))};return i.effect==="reads"?{...h,description:`${n} ${Ch}`,annotations:t}:{...h,description:`${n} ${qh}`,outputSchema:st(Xi),annotations:r(m)}}),{name:"pl\
an_show",title:"Show the recorded plan",description:"Lists the steps recorded so far and the calls that were refused; with a format, the whole plan.",inputSchema:st(
rc),outputSchema:st(Zi),annotations:t},{name:"plan_save",title:"Save the recorded plan",description:"Writes the recorded plan to the file the server was started\
 with, and may name and describe it.",inputSchema:st(sc),outputSchema:st(Qi),annotations:r(true,false)},{name:"plan_diagnostics",title:"Ask what the recorded pl\
an breaks",description:"Asks the language servers that the policy names which errors the recorded plan adds, in files it does not touch as well, and which it fi\
xes.",inputSchema:st(ga),outputSchema:st(tc),annotations:t},{name:"plan_undo",title:"Take the last change back",description:"Undoes the last step that changed a\
 file, and removes it from the plan.",inputSchema:st(ga),outputSchema:st(ec),annotations:r(false)}].filter(({annotations:i,name:l})=>!e.readOnly||i?.readOnlyHint||
l==="plan_save");return e.structured?a:a.map(({outputSchema:i,title:l,...n})=>n)}var Ch="You may change a file that exists only after you read it, and by Edit o\
nly the lines that were shown. A long file is cut: read on with offset and limit.",qh="Read the file first. A refusal changes nothing and names the call to make\
 next.",st=e=>Ql(Wr(e,{target:"draft-7"})),Ql=e=>{let{description:t,...r}=e;return{...pa(r),type:"object"}};var Oh=5e3;async function jg(e,t){let{onNote:r}=t,s=new AbortController,
o,a=async()=>t.roots??(o?Ah(o,{signal:s.signal,onNote:r}):[]),i=false,l=Vh(async()=>{i=true;let b=await a(),$=await t.open(b);return $.stayInside(b),$}),n=Uh(e.
input,e.output),m={workbench:l,signal:e.signal,structured:t.structured,onNote:r},h=Mh(e),p=Xl(({era:b})=>{let $=jh(m,t);return b==="modern"||(o=$,$.setNotificationHandler(
"notifications/roots/list_changed",async()=>(await l()).stayInside(await a())),$.oninitialized=()=>{l().catch(()=>{})}),$},{transport:n,onerror:b=>r(`The client\
 sent what could not be read: ${b.message}`)});await Promise.race([h,kh(n)]),await eu(),s.abort();try{await n.answered(),(i||!n.spoken)&&await(await l()).close(),
await eu()}finally{await p.close()}}function jh(e,t){let r=new da({name:"editplan",version:t.version},{capabilities:{tools:{}},instructions:Nh(t)});return r.setRequestHandler(
"tools/list",async()=>{let{dryRun:s}=await e.workbench().catch(()=>t);return{tools:Zl({...t,dryRun:s})}}),Lh(r,e),r}var Nh=({dryRun:e})=>["Edits the files of on\
e checkout. Call Read on a file before you change it; you may change the lines that it showed. A refusal changes nothing and names the call to make next.","Ever\
y accepted call becomes a step of a plan that a person reviews: plan_show lists it, plan_undo undoes the last change.",...e?["This is a dry run: Read shows your\
 changes, the files on the disk stay as they are."]:[]].join(" "),Mh=({input:e,output:t,signal:r})=>new Promise(s=>{let o=()=>s();for(let a of["end","close","er\
ror"])e.on(a,o);for(let a of["close","error"])t.on(a,o);r?.aborted&&o(),r?.addEventListener("abort",o,{once:true})}),kh=e=>new Promise(t=>{let{onclose:r}=e;e.onclose=
()=>{r?.(),t()}});async function Ah(e,{signal:t,onNote:r}){if(!e.getClientCapabilities()?.roots||t.aborted)return[];try{return oc((await e.listRoots(void 0,{signal:t,
timeout:Oh})).roots)}catch{return t.aborted||r("The client offers roots and did not name them."),[]}}function Lh(e,t){e.setRequestHandler("tools/call",async({params:r},{
mcpReq:{signal:s,notify:o,_meta:a}})=>{let i=a?.progressToken,l=0,n=({message:h})=>{if(i===void 0)return;l+=1,o({method:"notifications/progress",params:{progressToken:i,
progress:l,message:h}}).catch(b=>t.onNote(`Progress could not be told: ${b.message}`))},m=t.signal?AbortSignal.any([s,t.signal]):s;try{let h=await t.workbench();
return tu(await h.call(r.name,r.arguments??{},{signal:m,onProgress:n}),t.structured)}catch(h){return tu(Yi(Dh(h)),t.structured)}})}var tu=(e,t)=>{if(t)return e;
let{structuredContent:r,...s}=e;return s};function Dh(e){let t=e instanceof Vi?e.problems[0]:void 0;if(t)return t;if(!(e instanceof Error&&"syscall"in e))throw e;
return{name:"WRITE_FAILED",message:`The recording or the plan could not be written: ${e.message}. Check space and permissions; then make the call again.`}}var Vh=e=>{
let t;return()=>(t??=e(),t)},ru=64*2**20;function Uh(e,t){let r=Jh(ru);e.pipe(r,{end:false});let s=new Ai(r,t,{maxBufferSize:ru}),o=new Set,a=false,i=[],l=m=>{if(o.
delete(m),!(o.size>0)){for(let h of i)h();i=[]}},n={get spoken(){return a},answered:()=>new Promise(m=>o.size===0?m():i.push(m)),start:async()=>{s.onmessage=m=>{
a=true;let h=Hh(m);h!==void 0&&o.add(h),n.onmessage?.(m);let p=Fh(m);p!==void 0&&l(p)},s.onerror=m=>n.onerror?.(m),s.onclose=()=>{for(let m of[...o])l(m);n.onclose?.()},
await s.start()},send:async m=>{try{await s.send(m)}finally{!("method"in m)&&"id"in m&&l(m.id)}},close:async()=>{e.unpipe(r),await s.close()}};return n}var Hh=e=>"\
method"in e&&"id"in e?e.id:void 0,Fh=e=>"method"in e&&e.method==="notifications/cancelled"?e.params?.requestId:void 0,xh=10;function Jh(e){let t=[],r=0;return new Ih(
{transform(s,o,a){t.push(s),r+=s.length;let i=r>e?s.length:s.lastIndexOf(xh)+1;if(i===0){a();return}let l=s.subarray(i),n=Buffer.concat(t,r-l.length);t=[l],r=l.
length,a(null,n)}})}export{jg as serveClient,Jh as wholeLines};
