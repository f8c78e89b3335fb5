import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{c as P}from"./sigstore-protobuf-specs.js";import{empty$c as l}from"./hook.js";
var d=l(i=>{"use strict";Object.defineProperty(i,"__esModule",{value:true});i.BUNDLE_V03_MEDIA_TYPE=i.BUNDLE_V03_LEGACY_MEDIA_TYPE=i.BUNDLE_V02_MEDIA_TYPE=i.BUNDLE_V01_MEDIA_TYPE=
void 0;i.isBundleWithCertificateChain=C;i.isBundleWithPublicKey=L;i.isBundleWithMessageSignature=A;i.isBundleWithDsseEnvelope=j;i.BUNDLE_V01_MEDIA_TYPE="applica\
tion/vnd.dev.sigstore.bundle+json;version=0.1";i.BUNDLE_V02_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0.2";i.BUNDLE_V03_LEGACY_MEDIA_TYPE="ap\
plication/vnd.dev.sigstore.bundle+json;version=0.3";i.BUNDLE_V03_MEDIA_TYPE="application/vnd.dev.sigstore.bundle.v0.3+json";function C(e){return e.verificationMaterial.
content.$case==="x509CertificateChain"}function L(e){return e.verificationMaterial.content.$case==="publicKey"}function A(e){return e.content.$case==="messageSi\
gnature"}function j(e){return e.content.$case==="dsseEnvelope"}});var V=l(E=>{"use strict";Object.defineProperty(E,"__esModule",{value:true});E.toMessageSignatureBundle=
I;E.toDSSEBundle=J;var Y=P(),f=d();function I(e){return{mediaType:e.certificateChain?f.BUNDLE_V02_MEDIA_TYPE:f.BUNDLE_V03_MEDIA_TYPE,content:{$case:"messageSign\
ature",messageSignature:{messageDigest:{algorithm:Y.HashAlgorithm.SHA2_256,digest:e.digest},signature:e.signature}},verificationMaterial:b(e)}}function J(e){return{
mediaType:e.certificateChain?f.BUNDLE_V02_MEDIA_TYPE:f.BUNDLE_V03_MEDIA_TYPE,content:{$case:"dsseEnvelope",dsseEnvelope:U(e)},verificationMaterial:b(e)}}function U(e){
return{payloadType:e.artifactType,payload:e.artifact,signatures:[W(e)]}}function W(e){return{keyid:e.keyHint||"",sig:e.signature}}function b(e){return{content:$(
e),tlogEntries:[],timestampVerificationData:{rfc3161Timestamps:[]}}}function $(e){return e.certificate?e.certificateChain?{$case:"x509CertificateChain",x509CertificateChain:{
certificates:[{rawBytes:e.certificate}]}}:{$case:"certificate",certificate:{rawBytes:e.certificate}}:{$case:"publicKey",publicKey:{hint:e.keyHint||""}}}});var M=l(
g=>{"use strict";Object.defineProperty(g,"__esModule",{value:true});g.ValidationError=void 0;var B=class extends Error{constructor(t,r){super(t),this.fields=r}};
g.ValidationError=B});var D=l(o=>{"use strict";Object.defineProperty(o,"__esModule",{value:true});o.assertBundle=w;o.assertBundleV01=S;o.isBundleV01=k;o.assertBundleV02=
F;o.assertBundleLatest=q;var v=M();function w(e){let t=_(e);if(t.length>0)throw new v.ValidationError("invalid bundle",t)}function S(e){let t=[];if(t.push(..._(
e)),t.push(...x(e)),t.length>0)throw new v.ValidationError("invalid v0.1 bundle",t)}function k(e){try{return S(e),true}catch{return false}}function F(e){let t=[];
if(t.push(..._(e)),t.push(...y(e)),t.length>0)throw new v.ValidationError("invalid v0.2 bundle",t)}function q(e){let t=[];if(t.push(..._(e)),t.push(...y(e)),t.push(
...K(e)),t.length>0)throw new v.ValidationError("invalid bundle",t)}function _(e){let t=[];if((e.mediaType===void 0||!e.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/)&&
!e.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/))&&t.push("mediaType"),e.content===void 0)t.push("content");else switch(e.content.$case){case"\
messageSignature":e.content.messageSignature.messageDigest===void 0?t.push("content.messageSignature.messageDigest"):e.content.messageSignature.messageDigest.digest.
length===0&&t.push("content.messageSignature.messageDigest.digest"),e.content.messageSignature.signature.length===0&&t.push("content.messageSignature.signature");
break;case"dsseEnvelope":e.content.dsseEnvelope.payload.length===0&&t.push("content.dsseEnvelope.payload"),e.content.dsseEnvelope.signatures.length!==1?t.push("\
content.dsseEnvelope.signatures"):e.content.dsseEnvelope.signatures[0].sig.length===0&&t.push("content.dsseEnvelope.signatures[0].sig");break}if(e.verificationMaterial===
void 0)t.push("verificationMaterial");else{if(e.verificationMaterial.content===void 0)t.push("verificationMaterial.content");else switch(e.verificationMaterial.
content.$case){case"x509CertificateChain":e.verificationMaterial.content.x509CertificateChain.certificates.length===0&&t.push("verificationMaterial.content.x509\
CertificateChain.certificates"),e.verificationMaterial.content.x509CertificateChain.certificates.forEach((r,s)=>{r.rawBytes.length===0&&t.push(`verificationMate\
rial.content.x509CertificateChain.certificates[${s}].rawBytes`)});break;case"certificate":e.verificationMaterial.content.certificate.rawBytes.length===0&&t.push(
"verificationMaterial.content.certificate.rawBytes");break}e.verificationMaterial.tlogEntries===void 0?t.push("verificationMaterial.tlogEntries"):e.verificationMaterial.
tlogEntries.length>0&&e.verificationMaterial.tlogEntries.forEach((r,s)=>{r.logId===void 0&&t.push(`verificationMaterial.tlogEntries[${s}].logId`),r.kindVersion===
void 0&&t.push(`verificationMaterial.tlogEntries[${s}].kindVersion`)})}return t}function x(e){let t=[];return e.verificationMaterial&&e.verificationMaterial.tlogEntries?.
length>0&&e.verificationMaterial.tlogEntries.forEach((r,s)=>{r.inclusionPromise===void 0&&t.push(`verificationMaterial.tlogEntries[${s}].inclusionPromise`)}),t}
function y(e){let t=[];return e.verificationMaterial&&e.verificationMaterial.tlogEntries?.length>0&&e.verificationMaterial.tlogEntries.forEach((r,s)=>{r.inclusionProof===
void 0?t.push(`verificationMaterial.tlogEntries[${s}].inclusionProof`):r.inclusionProof.checkpoint===void 0&&t.push(`verificationMaterial.tlogEntries[${s}].incl\
usionProof.checkpoint`)}),t}function K(e){let t=[];return e.verificationMaterial?.content?.$case==="x509CertificateChain"&&t.push("verificationMaterial.content.\
$case"),t}});var O=l(a=>{"use strict";Object.defineProperty(a,"__esModule",{value:true});a.envelopeToJSON=a.envelopeFromJSON=a.bundleToJSON=a.bundleFromJSON=void 0;
var p=P(),N=d(),m=D(),G=e=>{let t=p.Bundle.fromJSON(e);switch(t.mediaType){case N.BUNDLE_V01_MEDIA_TYPE:(0,m.assertBundleV01)(t);break;case N.BUNDLE_V02_MEDIA_TYPE:
(0,m.assertBundleV02)(t);break;default:(0,m.assertBundleLatest)(t);break}return t};a.bundleFromJSON=G;var H=e=>p.Bundle.toJSON(e);a.bundleToJSON=H;var z=e=>p.Envelope.
fromJSON(e);a.envelopeFromJSON=z;var Q=e=>p.Envelope.toJSON(e);a.envelopeToJSON=Q});var X=l(n=>{Object.defineProperty(n,"__esModule",{value:true});n.isBundleV01=
n.assertBundleV02=n.assertBundleV01=n.assertBundleLatest=n.assertBundle=n.envelopeToJSON=n.envelopeFromJSON=n.bundleToJSON=n.bundleFromJSON=n.ValidationError=n.
isBundleWithPublicKey=n.isBundleWithMessageSignature=n.isBundleWithDsseEnvelope=n.isBundleWithCertificateChain=n.BUNDLE_V03_MEDIA_TYPE=n.BUNDLE_V03_LEGACY_MEDIA_TYPE=
n.BUNDLE_V02_MEDIA_TYPE=n.BUNDLE_V01_MEDIA_TYPE=n.toMessageSignatureBundle=n.toDSSEBundle=void 0;var T=V();Object.defineProperty(n,"toDSSEBundle",{enumerable:true,
get:function(){return T.toDSSEBundle}});Object.defineProperty(n,"toMessageSignatureBundle",{enumerable:true,get:function(){return T.toMessageSignatureBundle}});
var u=d();Object.defineProperty(n,"BUNDLE_V01_MEDIA_TYPE",{enumerable:true,get:function(){return u.BUNDLE_V01_MEDIA_TYPE}});Object.defineProperty(n,"BUNDLE_V02_\
MEDIA_TYPE",{enumerable:true,get:function(){return u.BUNDLE_V02_MEDIA_TYPE}});Object.defineProperty(n,"BUNDLE_V03_LEGACY_MEDIA_TYPE",{enumerable:true,get:function(){
return u.BUNDLE_V03_LEGACY_MEDIA_TYPE}});Object.defineProperty(n,"BUNDLE_V03_MEDIA_TYPE",{enumerable:true,get:function(){return u.BUNDLE_V03_MEDIA_TYPE}});Object.
defineProperty(n,"isBundleWithCertificateChain",{enumerable:true,get:function(){return u.isBundleWithCertificateChain}});Object.defineProperty(n,"isBundleWithDs\
seEnvelope",{enumerable:true,get:function(){return u.isBundleWithDsseEnvelope}});Object.defineProperty(n,"isBundleWithMessageSignature",{enumerable:true,get:function(){
return u.isBundleWithMessageSignature}});Object.defineProperty(n,"isBundleWithPublicKey",{enumerable:true,get:function(){return u.isBundleWithPublicKey}});var R=M();
Object.defineProperty(n,"ValidationError",{enumerable:true,get:function(){return R.ValidationError}});var h=O();Object.defineProperty(n,"bundleFromJSON",{enumerable:true,
get:function(){return h.bundleFromJSON}});Object.defineProperty(n,"bundleToJSON",{enumerable:true,get:function(){return h.bundleToJSON}});Object.defineProperty(
n,"envelopeFromJSON",{enumerable:true,get:function(){return h.envelopeFromJSON}});Object.defineProperty(n,"envelopeToJSON",{enumerable:true,get:function(){return h.
envelopeToJSON}});var c=D();Object.defineProperty(n,"assertBundle",{enumerable:true,get:function(){return c.assertBundle}});Object.defineProperty(n,"assertBundl\
eLatest",{enumerable:true,get:function(){return c.assertBundleLatest}});Object.defineProperty(n,"assertBundleV01",{enumerable:true,get:function(){return c.assertBundleV01}});
Object.defineProperty(n,"assertBundleV02",{enumerable:true,get:function(){return c.assertBundleV02}});Object.defineProperty(n,"isBundleV01",{enumerable:true,get:function(){
return c.isBundleV01}})});export default X();
