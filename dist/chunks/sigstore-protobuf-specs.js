import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{empty$c as N}from"./hook.js";var X=N(T=>{"use strict";Object.
defineProperty(T,"__esModule",{value:true});T.Signature=T.Envelope=void 0;T.Envelope={fromJSON(i){return{payload:H(i.payload)?Buffer.from(M(i.payload)):Buffer.alloc(
0),payloadType:H(i.payloadType)?globalThis.String(i.payloadType):"",signatures:globalThis.Array.isArray(i?.signatures)?i.signatures.map(r=>T.Signature.fromJSON(
r)):[]}},toJSON(i){let r={};return i.payload.length!==0&&(r.payload=U(i.payload)),i.payloadType!==""&&(r.payloadType=i.payloadType),i.signatures?.length&&(r.signatures=
i.signatures.map(n=>T.Signature.toJSON(n))),r}};T.Signature={fromJSON(i){return{sig:H(i.sig)?Buffer.from(M(i.sig)):Buffer.alloc(0),keyid:H(i.keyid)?globalThis.String(
i.keyid):""}},toJSON(i){let r={};return i.sig.length!==0&&(r.sig=U(i.sig)),i.keyid!==""&&(r.keyid=i.keyid),r}};function M(i){return Uint8Array.from(globalThis.Buffer.
from(i,"base64"))}function U(i){return globalThis.Buffer.from(i).toString("base64")}function H(i){return i!=null}});var F=N(K=>{"use strict";Object.defineProperty(
K,"__esModule",{value:true});K.Timestamp=void 0;K.Timestamp={fromJSON(i){return{seconds:B(i.seconds)?globalThis.String(i.seconds):"0",nanos:B(i.nanos)?globalThis.
Number(i.nanos):0}},toJSON(i){let r={};return i.seconds!=="0"&&(r.seconds=i.seconds),i.nanos!==0&&(r.nanos=Math.round(i.nanos)),r}};function B(i){return i!=null}});
var J=N(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:true});e.TimeRange=e.X509CertificateChain=e.SubjectAlternativeName=e.X509Certificate=e.DistinguishedName=
e.ObjectIdentifierValuePair=e.ObjectIdentifier=e.PublicKeyIdentifier=e.PublicKey=e.RFC3161SignedTimestamp=e.LogId=e.MessageSignature=e.HashOutput=e.SubjectAlternativeNameType=
e.PublicKeyDetails=e.HashAlgorithm=void 0;e.hashAlgorithmFromJSON=w;e.hashAlgorithmToJSON=b;e.publicKeyDetailsFromJSON=z;e.publicKeyDetailsToJSON=$;e.subjectAlternativeNameTypeFromJSON=
x;e.subjectAlternativeNameTypeToJSON=Y;var ti=F(),d;(function(i){i[i.HASH_ALGORITHM_UNSPECIFIED=0]="HASH_ALGORITHM_UNSPECIFIED",i[i.SHA2_256=1]="SHA2_256",i[i.SHA2_384=
2]="SHA2_384",i[i.SHA2_512=3]="SHA2_512",i[i.SHA3_256=4]="SHA3_256",i[i.SHA3_384=5]="SHA3_384"})(d||(e.HashAlgorithm=d={}));function w(i){switch(i){case 0:case"\
HASH_ALGORITHM_UNSPECIFIED":return d.HASH_ALGORITHM_UNSPECIFIED;case 1:case"SHA2_256":return d.SHA2_256;case 2:case"SHA2_384":return d.SHA2_384;case 3:case"SHA2\
_512":return d.SHA2_512;case 4:case"SHA3_256":return d.SHA3_256;case 5:case"SHA3_384":return d.SHA3_384;default:throw new globalThis.Error("Unrecognized enum va\
lue "+i+" for enum HashAlgorithm")}}function b(i){switch(i){case d.HASH_ALGORITHM_UNSPECIFIED:return"HASH_ALGORITHM_UNSPECIFIED";case d.SHA2_256:return"SHA2_256";case d.
SHA2_384:return"SHA2_384";case d.SHA2_512:return"SHA2_512";case d.SHA3_256:return"SHA3_256";case d.SHA3_384:return"SHA3_384";default:throw new globalThis.Error(
"Unrecognized enum value "+i+" for enum HashAlgorithm")}}var t;(function(i){i[i.PUBLIC_KEY_DETAILS_UNSPECIFIED=0]="PUBLIC_KEY_DETAILS_UNSPECIFIED",i[i.PKCS1_RSA_PKCS1V5=
1]="PKCS1_RSA_PKCS1V5",i[i.PKCS1_RSA_PSS=2]="PKCS1_RSA_PSS",i[i.PKIX_RSA_PKCS1V5=3]="PKIX_RSA_PKCS1V5",i[i.PKIX_RSA_PSS=4]="PKIX_RSA_PSS",i[i.PKIX_RSA_PKCS1V15_2048_SHA256=
9]="PKIX_RSA_PKCS1V15_2048_SHA256",i[i.PKIX_RSA_PKCS1V15_3072_SHA256=10]="PKIX_RSA_PKCS1V15_3072_SHA256",i[i.PKIX_RSA_PKCS1V15_4096_SHA256=11]="PKIX_RSA_PKCS1V1\
5_4096_SHA256",i[i.PKIX_RSA_PSS_2048_SHA256=16]="PKIX_RSA_PSS_2048_SHA256",i[i.PKIX_RSA_PSS_3072_SHA256=17]="PKIX_RSA_PSS_3072_SHA256",i[i.PKIX_RSA_PSS_4096_SHA256=
18]="PKIX_RSA_PSS_4096_SHA256",i[i.PKIX_ECDSA_P256_HMAC_SHA_256=6]="PKIX_ECDSA_P256_HMAC_SHA_256",i[i.PKIX_ECDSA_P256_SHA_256=5]="PKIX_ECDSA_P256_SHA_256",i[i.PKIX_ECDSA_P384_SHA_384=
12]="PKIX_ECDSA_P384_SHA_384",i[i.PKIX_ECDSA_P521_SHA_512=13]="PKIX_ECDSA_P521_SHA_512",i[i.PKIX_ED25519=7]="PKIX_ED25519",i[i.PKIX_ED25519_PH=8]="PKIX_ED25519_\
PH",i[i.PKIX_ECDSA_P384_SHA_256=19]="PKIX_ECDSA_P384_SHA_256",i[i.PKIX_ECDSA_P521_SHA_256=20]="PKIX_ECDSA_P521_SHA_256",i[i.LMS_SHA256=14]="LMS_SHA256",i[i.LMOTS_SHA256=
15]="LMOTS_SHA256",i[i.ML_DSA_44=23]="ML_DSA_44",i[i.ML_DSA_65=21]="ML_DSA_65",i[i.ML_DSA_87=22]="ML_DSA_87"})(t||(e.PublicKeyDetails=t={}));function z(i){switch(i){case 0:case"\
PUBLIC_KEY_DETAILS_UNSPECIFIED":return t.PUBLIC_KEY_DETAILS_UNSPECIFIED;case 1:case"PKCS1_RSA_PKCS1V5":return t.PKCS1_RSA_PKCS1V5;case 2:case"PKCS1_RSA_PSS":return t.
PKCS1_RSA_PSS;case 3:case"PKIX_RSA_PKCS1V5":return t.PKIX_RSA_PKCS1V5;case 4:case"PKIX_RSA_PSS":return t.PKIX_RSA_PSS;case 9:case"PKIX_RSA_PKCS1V15_2048_SHA256":
return t.PKIX_RSA_PKCS1V15_2048_SHA256;case 10:case"PKIX_RSA_PKCS1V15_3072_SHA256":return t.PKIX_RSA_PKCS1V15_3072_SHA256;case 11:case"PKIX_RSA_PKCS1V15_4096_SH\
A256":return t.PKIX_RSA_PKCS1V15_4096_SHA256;case 16:case"PKIX_RSA_PSS_2048_SHA256":return t.PKIX_RSA_PSS_2048_SHA256;case 17:case"PKIX_RSA_PSS_3072_SHA256":return t.
PKIX_RSA_PSS_3072_SHA256;case 18:case"PKIX_RSA_PSS_4096_SHA256":return t.PKIX_RSA_PSS_4096_SHA256;case 6:case"PKIX_ECDSA_P256_HMAC_SHA_256":return t.PKIX_ECDSA_P256_HMAC_SHA_256;case 5:case"\
PKIX_ECDSA_P256_SHA_256":return t.PKIX_ECDSA_P256_SHA_256;case 12:case"PKIX_ECDSA_P384_SHA_384":return t.PKIX_ECDSA_P384_SHA_384;case 13:case"PKIX_ECDSA_P521_SH\
A_512":return t.PKIX_ECDSA_P521_SHA_512;case 7:case"PKIX_ED25519":return t.PKIX_ED25519;case 8:case"PKIX_ED25519_PH":return t.PKIX_ED25519_PH;case 19:case"PKIX_\
ECDSA_P384_SHA_256":return t.PKIX_ECDSA_P384_SHA_256;case 20:case"PKIX_ECDSA_P521_SHA_256":return t.PKIX_ECDSA_P521_SHA_256;case 14:case"LMS_SHA256":return t.LMS_SHA256;case 15:case"\
LMOTS_SHA256":return t.LMOTS_SHA256;case 23:case"ML_DSA_44":return t.ML_DSA_44;case 21:case"ML_DSA_65":return t.ML_DSA_65;case 22:case"ML_DSA_87":return t.ML_DSA_87;default:
throw new globalThis.Error("Unrecognized enum value "+i+" for enum PublicKeyDetails")}}function $(i){switch(i){case t.PUBLIC_KEY_DETAILS_UNSPECIFIED:return"PUBL\
IC_KEY_DETAILS_UNSPECIFIED";case t.PKCS1_RSA_PKCS1V5:return"PKCS1_RSA_PKCS1V5";case t.PKCS1_RSA_PSS:return"PKCS1_RSA_PSS";case t.PKIX_RSA_PKCS1V5:return"PKIX_RS\
A_PKCS1V5";case t.PKIX_RSA_PSS:return"PKIX_RSA_PSS";case t.PKIX_RSA_PKCS1V15_2048_SHA256:return"PKIX_RSA_PKCS1V15_2048_SHA256";case t.PKIX_RSA_PKCS1V15_3072_SHA256:
return"PKIX_RSA_PKCS1V15_3072_SHA256";case t.PKIX_RSA_PKCS1V15_4096_SHA256:return"PKIX_RSA_PKCS1V15_4096_SHA256";case t.PKIX_RSA_PSS_2048_SHA256:return"PKIX_RSA\
_PSS_2048_SHA256";case t.PKIX_RSA_PSS_3072_SHA256:return"PKIX_RSA_PSS_3072_SHA256";case t.PKIX_RSA_PSS_4096_SHA256:return"PKIX_RSA_PSS_4096_SHA256";case t.PKIX_ECDSA_P256_HMAC_SHA_256:
return"PKIX_ECDSA_P256_HMAC_SHA_256";case t.PKIX_ECDSA_P256_SHA_256:return"PKIX_ECDSA_P256_SHA_256";case t.PKIX_ECDSA_P384_SHA_384:return"PKIX_ECDSA_P384_SHA_38\
4";case t.PKIX_ECDSA_P521_SHA_512:return"PKIX_ECDSA_P521_SHA_512";case t.PKIX_ED25519:return"PKIX_ED25519";case t.PKIX_ED25519_PH:return"PKIX_ED25519_PH";case t.
PKIX_ECDSA_P384_SHA_256:return"PKIX_ECDSA_P384_SHA_256";case t.PKIX_ECDSA_P521_SHA_256:return"PKIX_ECDSA_P521_SHA_256";case t.LMS_SHA256:return"LMS_SHA256";case t.
LMOTS_SHA256:return"LMOTS_SHA256";case t.ML_DSA_44:return"ML_DSA_44";case t.ML_DSA_65:return"ML_DSA_65";case t.ML_DSA_87:return"ML_DSA_87";default:throw new globalThis.
Error("Unrecognized enum value "+i+" for enum PublicKeyDetails")}}var O;(function(i){i[i.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED=0]="SUBJECT_ALTERNATIVE_NAME_\
TYPE_UNSPECIFIED",i[i.EMAIL=1]="EMAIL",i[i.URI=2]="URI",i[i.OTHER_NAME=3]="OTHER_NAME"})(O||(e.SubjectAlternativeNameType=O={}));function x(i){switch(i){case 0:case"\
SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED":return O.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED;case 1:case"EMAIL":return O.EMAIL;case 2:case"URI":return O.URI;case 3:case"\
OTHER_NAME":return O.OTHER_NAME;default:throw new globalThis.Error("Unrecognized enum value "+i+" for enum SubjectAlternativeNameType")}}function Y(i){switch(i){case O.
SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED:return"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";case O.EMAIL:return"EMAIL";case O.URI:return"URI";case O.OTHER_NAME:
return"OTHER_NAME";default:throw new globalThis.Error("Unrecognized enum value "+i+" for enum SubjectAlternativeNameType")}}e.HashOutput={fromJSON(i){return{algorithm:s(
i.algorithm)?w(i.algorithm):0,digest:s(i.digest)?Buffer.from(m(i.digest)):Buffer.alloc(0)}},toJSON(i){let r={};return i.algorithm!==0&&(r.algorithm=b(i.algorithm)),
i.digest.length!==0&&(r.digest=C(i.digest)),r}};e.MessageSignature={fromJSON(i){return{messageDigest:s(i.messageDigest)?e.HashOutput.fromJSON(i.messageDigest):void 0,
signature:s(i.signature)?Buffer.from(m(i.signature)):Buffer.alloc(0)}},toJSON(i){let r={};return i.messageDigest!==void 0&&(r.messageDigest=e.HashOutput.toJSON(
i.messageDigest)),i.signature.length!==0&&(r.signature=C(i.signature)),r}};e.LogId={fromJSON(i){return{keyId:s(i.keyId)?Buffer.from(m(i.keyId)):Buffer.alloc(0)}},
toJSON(i){let r={};return i.keyId.length!==0&&(r.keyId=C(i.keyId)),r}};e.RFC3161SignedTimestamp={fromJSON(i){return{signedTimestamp:s(i.signedTimestamp)?Buffer.
from(m(i.signedTimestamp)):Buffer.alloc(0)}},toJSON(i){let r={};return i.signedTimestamp.length!==0&&(r.signedTimestamp=C(i.signedTimestamp)),r}};e.PublicKey={fromJSON(i){
return{rawBytes:s(i.rawBytes)?Buffer.from(m(i.rawBytes)):void 0,keyDetails:s(i.keyDetails)?z(i.keyDetails):0,validFor:s(i.validFor)?e.TimeRange.fromJSON(i.validFor):
void 0}},toJSON(i){let r={};return i.rawBytes!==void 0&&(r.rawBytes=C(i.rawBytes)),i.keyDetails!==0&&(r.keyDetails=$(i.keyDetails)),i.validFor!==void 0&&(r.validFor=
e.TimeRange.toJSON(i.validFor)),r}};e.PublicKeyIdentifier={fromJSON(i){return{hint:s(i.hint)?globalThis.String(i.hint):""}},toJSON(i){let r={};return i.hint!==""&&
(r.hint=i.hint),r}};e.ObjectIdentifier={fromJSON(i){return{id:globalThis.Array.isArray(i?.id)?i.id.map(r=>globalThis.Number(r)):[]}},toJSON(i){let r={};return i.
id?.length&&(r.id=i.id.map(n=>Math.round(n))),r}};e.ObjectIdentifierValuePair={fromJSON(i){return{oid:s(i.oid)?e.ObjectIdentifier.fromJSON(i.oid):void 0,value:s(
i.value)?Buffer.from(m(i.value)):Buffer.alloc(0)}},toJSON(i){let r={};return i.oid!==void 0&&(r.oid=e.ObjectIdentifier.toJSON(i.oid)),i.value.length!==0&&(r.value=
C(i.value)),r}};e.DistinguishedName={fromJSON(i){return{organization:s(i.organization)?globalThis.String(i.organization):"",commonName:s(i.commonName)?globalThis.
String(i.commonName):""}},toJSON(i){let r={};return i.organization!==""&&(r.organization=i.organization),i.commonName!==""&&(r.commonName=i.commonName),r}};e.X509Certificate=
{fromJSON(i){return{rawBytes:s(i.rawBytes)?Buffer.from(m(i.rawBytes)):Buffer.alloc(0)}},toJSON(i){let r={};return i.rawBytes.length!==0&&(r.rawBytes=C(i.rawBytes)),
r}};e.SubjectAlternativeName={fromJSON(i){return{type:s(i.type)?x(i.type):0,identity:s(i.regexp)?{$case:"regexp",regexp:globalThis.String(i.regexp)}:s(i.value)?
{$case:"value",value:globalThis.String(i.value)}:void 0}},toJSON(i){let r={};return i.type!==0&&(r.type=Y(i.type)),i.identity?.$case==="regexp"?r.regexp=i.identity.
regexp:i.identity?.$case==="value"&&(r.value=i.identity.value),r}};e.X509CertificateChain={fromJSON(i){return{certificates:globalThis.Array.isArray(i?.certificates)?
i.certificates.map(r=>e.X509Certificate.fromJSON(r)):[]}},toJSON(i){let r={};return i.certificates?.length&&(r.certificates=i.certificates.map(n=>e.X509Certificate.
toJSON(n))),r}};e.TimeRange={fromJSON(i){return{start:s(i.start)?k(i.start):void 0,end:s(i.end)?k(i.end):void 0}},toJSON(i){let r={};return i.start!==void 0&&(r.
start=i.start.toISOString()),i.end!==void 0&&(r.end=i.end.toISOString()),r}};function m(i){return Uint8Array.from(globalThis.Buffer.from(i,"base64"))}function C(i){
return globalThis.Buffer.from(i).toString("base64")}function ei(i){let r=(globalThis.Number(i.seconds)||0)*1e3;return r+=(i.nanos||0)/1e6,new globalThis.Date(r)}
function k(i){return i instanceof globalThis.Date?i:typeof i=="string"?new globalThis.Date(i):ei(ti.Timestamp.fromJSON(i))}function s(i){return i!=null}});var V=N(
u=>{"use strict";Object.defineProperty(u,"__esModule",{value:true});u.TransparencyLogEntry=u.InclusionPromise=u.InclusionProof=u.Checkpoint=u.KindVersion=void 0;
var q=J();u.KindVersion={fromJSON(i){return{kind:l(i.kind)?globalThis.String(i.kind):"",version:l(i.version)?globalThis.String(i.version):""}},toJSON(i){let r={};
return i.kind!==""&&(r.kind=i.kind),i.version!==""&&(r.version=i.version),r}};u.Checkpoint={fromJSON(i){return{envelope:l(i.envelope)?globalThis.String(i.envelope):
""}},toJSON(i){let r={};return i.envelope!==""&&(r.envelope=i.envelope),r}};u.InclusionProof={fromJSON(i){return{logIndex:l(i.logIndex)?globalThis.String(i.logIndex):
"0",rootHash:l(i.rootHash)?Buffer.from(R(i.rootHash)):Buffer.alloc(0),treeSize:l(i.treeSize)?globalThis.String(i.treeSize):"0",hashes:globalThis.Array.isArray(i?.
hashes)?i.hashes.map(r=>Buffer.from(R(r))):[],checkpoint:l(i.checkpoint)?u.Checkpoint.fromJSON(i.checkpoint):void 0}},toJSON(i){let r={};return i.logIndex!=="0"&&
(r.logIndex=i.logIndex),i.rootHash.length!==0&&(r.rootHash=v(i.rootHash)),i.treeSize!=="0"&&(r.treeSize=i.treeSize),i.hashes?.length&&(r.hashes=i.hashes.map(n=>v(
n))),i.checkpoint!==void 0&&(r.checkpoint=u.Checkpoint.toJSON(i.checkpoint)),r}};u.InclusionPromise={fromJSON(i){return{signedEntryTimestamp:l(i.signedEntryTimestamp)?
Buffer.from(R(i.signedEntryTimestamp)):Buffer.alloc(0)}},toJSON(i){let r={};return i.signedEntryTimestamp.length!==0&&(r.signedEntryTimestamp=v(i.signedEntryTimestamp)),
r}};u.TransparencyLogEntry={fromJSON(i){return{logIndex:l(i.logIndex)?globalThis.String(i.logIndex):"0",logId:l(i.logId)?q.LogId.fromJSON(i.logId):void 0,kindVersion:l(
i.kindVersion)?u.KindVersion.fromJSON(i.kindVersion):void 0,integratedTime:l(i.integratedTime)?globalThis.String(i.integratedTime):"0",inclusionPromise:l(i.inclusionPromise)?
u.InclusionPromise.fromJSON(i.inclusionPromise):void 0,inclusionProof:l(i.inclusionProof)?u.InclusionProof.fromJSON(i.inclusionProof):void 0,canonicalizedBody:l(
i.canonicalizedBody)?Buffer.from(R(i.canonicalizedBody)):Buffer.alloc(0)}},toJSON(i){let r={};return i.logIndex!=="0"&&(r.logIndex=i.logIndex),i.logId!==void 0&&
(r.logId=q.LogId.toJSON(i.logId)),i.kindVersion!==void 0&&(r.kindVersion=u.KindVersion.toJSON(i.kindVersion)),i.integratedTime!=="0"&&(r.integratedTime=i.integratedTime),
i.inclusionPromise!==void 0&&(r.inclusionPromise=u.InclusionPromise.toJSON(i.inclusionPromise)),i.inclusionProof!==void 0&&(r.inclusionProof=u.InclusionProof.toJSON(
i.inclusionProof)),i.canonicalizedBody.length!==0&&(r.canonicalizedBody=v(i.canonicalizedBody)),r}};function R(i){return Uint8Array.from(globalThis.Buffer.from(
i,"base64"))}function v(i){return globalThis.Buffer.from(i).toString("base64")}function l(i){return i!=null}});var D=N(c=>{"use strict";Object.defineProperty(c,
"__esModule",{value:true});c.Bundle=c.VerificationMaterial=c.TimestampVerificationData=void 0;var G=X(),p=J(),Q=V();c.TimestampVerificationData={fromJSON(i){return{
rfc3161Timestamps:globalThis.Array.isArray(i?.rfc3161Timestamps)?i.rfc3161Timestamps.map(r=>p.RFC3161SignedTimestamp.fromJSON(r)):[]}},toJSON(i){let r={};return i.
rfc3161Timestamps?.length&&(r.rfc3161Timestamps=i.rfc3161Timestamps.map(n=>p.RFC3161SignedTimestamp.toJSON(n))),r}};c.VerificationMaterial={fromJSON(i){return{content:I(
i.publicKey)?{$case:"publicKey",publicKey:p.PublicKeyIdentifier.fromJSON(i.publicKey)}:I(i.x509CertificateChain)?{$case:"x509CertificateChain",x509CertificateChain:p.
X509CertificateChain.fromJSON(i.x509CertificateChain)}:I(i.certificate)?{$case:"certificate",certificate:p.X509Certificate.fromJSON(i.certificate)}:void 0,tlogEntries:globalThis.
Array.isArray(i?.tlogEntries)?i.tlogEntries.map(r=>Q.TransparencyLogEntry.fromJSON(r)):[],timestampVerificationData:I(i.timestampVerificationData)?c.TimestampVerificationData.
fromJSON(i.timestampVerificationData):void 0}},toJSON(i){let r={};return i.content?.$case==="publicKey"?r.publicKey=p.PublicKeyIdentifier.toJSON(i.content.publicKey):
i.content?.$case==="x509CertificateChain"?r.x509CertificateChain=p.X509CertificateChain.toJSON(i.content.x509CertificateChain):i.content?.$case==="certificate"&&
(r.certificate=p.X509Certificate.toJSON(i.content.certificate)),i.tlogEntries?.length&&(r.tlogEntries=i.tlogEntries.map(n=>Q.TransparencyLogEntry.toJSON(n))),i.
timestampVerificationData!==void 0&&(r.timestampVerificationData=c.TimestampVerificationData.toJSON(i.timestampVerificationData)),r}};c.Bundle={fromJSON(i){return{
mediaType:I(i.mediaType)?globalThis.String(i.mediaType):"",verificationMaterial:I(i.verificationMaterial)?c.VerificationMaterial.fromJSON(i.verificationMaterial):
void 0,content:I(i.messageSignature)?{$case:"messageSignature",messageSignature:p.MessageSignature.fromJSON(i.messageSignature)}:I(i.dsseEnvelope)?{$case:"dsseE\
nvelope",dsseEnvelope:G.Envelope.fromJSON(i.dsseEnvelope)}:void 0}},toJSON(i){let r={};return i.mediaType!==""&&(r.mediaType=i.mediaType),i.verificationMaterial!==
void 0&&(r.verificationMaterial=c.VerificationMaterial.toJSON(i.verificationMaterial)),i.content?.$case==="messageSignature"?r.messageSignature=p.MessageSignature.
toJSON(i.content.messageSignature):i.content?.$case==="dsseEnvelope"&&(r.dsseEnvelope=G.Envelope.toJSON(i.content.dsseEnvelope)),r}};function I(i){return i!=null}});
var L=N(o=>{"use strict";Object.defineProperty(o,"__esModule",{value:true});o.ClientTrustConfig=o.ServiceConfiguration=o.Service=o.SigningConfig=o.TrustedRoot=o.
CertificateAuthority=o.TransparencyLogInstance=o.ServiceSelector=void 0;o.serviceSelectorFromJSON=W;o.serviceSelectorToJSON=Z;var _=J(),h;(function(i){i[i.SERVICE_SELECTOR_UNDEFINED=
0]="SERVICE_SELECTOR_UNDEFINED",i[i.ALL=1]="ALL",i[i.ANY=2]="ANY",i[i.EXACT=3]="EXACT"})(h||(o.ServiceSelector=h={}));function W(i){switch(i){case 0:case"SERVIC\
E_SELECTOR_UNDEFINED":return h.SERVICE_SELECTOR_UNDEFINED;case 1:case"ALL":return h.ALL;case 2:case"ANY":return h.ANY;case 3:case"EXACT":return h.EXACT;default:
throw new globalThis.Error("Unrecognized enum value "+i+" for enum ServiceSelector")}}function Z(i){switch(i){case h.SERVICE_SELECTOR_UNDEFINED:return"SERVICE_S\
ELECTOR_UNDEFINED";case h.ALL:return"ALL";case h.ANY:return"ANY";case h.EXACT:return"EXACT";default:throw new globalThis.Error("Unrecognized enum value "+i+" fo\
r enum ServiceSelector")}}o.TransparencyLogInstance={fromJSON(i){return{baseUrl:S(i.baseUrl)?globalThis.String(i.baseUrl):"",hashAlgorithm:S(i.hashAlgorithm)?(0,
_.hashAlgorithmFromJSON)(i.hashAlgorithm):0,publicKey:S(i.publicKey)?_.PublicKey.fromJSON(i.publicKey):void 0,logId:S(i.logId)?_.LogId.fromJSON(i.logId):void 0,
checkpointKeyId:S(i.checkpointKeyId)?_.LogId.fromJSON(i.checkpointKeyId):void 0,operator:S(i.operator)?globalThis.String(i.operator):""}},toJSON(i){let r={};return i.
baseUrl!==""&&(r.baseUrl=i.baseUrl),i.hashAlgorithm!==0&&(r.hashAlgorithm=(0,_.hashAlgorithmToJSON)(i.hashAlgorithm)),i.publicKey!==void 0&&(r.publicKey=_.PublicKey.
toJSON(i.publicKey)),i.logId!==void 0&&(r.logId=_.LogId.toJSON(i.logId)),i.checkpointKeyId!==void 0&&(r.checkpointKeyId=_.LogId.toJSON(i.checkpointKeyId)),i.operator!==
""&&(r.operator=i.operator),r}};o.CertificateAuthority={fromJSON(i){return{subject:S(i.subject)?_.DistinguishedName.fromJSON(i.subject):void 0,uri:S(i.uri)?globalThis.
String(i.uri):"",certChain:S(i.certChain)?_.X509CertificateChain.fromJSON(i.certChain):void 0,validFor:S(i.validFor)?_.TimeRange.fromJSON(i.validFor):void 0,operator:S(
i.operator)?globalThis.String(i.operator):""}},toJSON(i){let r={};return i.subject!==void 0&&(r.subject=_.DistinguishedName.toJSON(i.subject)),i.uri!==""&&(r.uri=
i.uri),i.certChain!==void 0&&(r.certChain=_.X509CertificateChain.toJSON(i.certChain)),i.validFor!==void 0&&(r.validFor=_.TimeRange.toJSON(i.validFor)),i.operator!==
""&&(r.operator=i.operator),r}};o.TrustedRoot={fromJSON(i){return{mediaType:S(i.mediaType)?globalThis.String(i.mediaType):"",tlogs:globalThis.Array.isArray(i?.tlogs)?
i.tlogs.map(r=>o.TransparencyLogInstance.fromJSON(r)):[],certificateAuthorities:globalThis.Array.isArray(i?.certificateAuthorities)?i.certificateAuthorities.map(
r=>o.CertificateAuthority.fromJSON(r)):[],ctlogs:globalThis.Array.isArray(i?.ctlogs)?i.ctlogs.map(r=>o.TransparencyLogInstance.fromJSON(r)):[],timestampAuthorities:globalThis.
Array.isArray(i?.timestampAuthorities)?i.timestampAuthorities.map(r=>o.CertificateAuthority.fromJSON(r)):[]}},toJSON(i){let r={};return i.mediaType!==""&&(r.mediaType=
i.mediaType),i.tlogs?.length&&(r.tlogs=i.tlogs.map(n=>o.TransparencyLogInstance.toJSON(n))),i.certificateAuthorities?.length&&(r.certificateAuthorities=i.certificateAuthorities.
map(n=>o.CertificateAuthority.toJSON(n))),i.ctlogs?.length&&(r.ctlogs=i.ctlogs.map(n=>o.TransparencyLogInstance.toJSON(n))),i.timestampAuthorities?.length&&(r.timestampAuthorities=
i.timestampAuthorities.map(n=>o.CertificateAuthority.toJSON(n))),r}};o.SigningConfig={fromJSON(i){return{mediaType:S(i.mediaType)?globalThis.String(i.mediaType):
"",caUrls:globalThis.Array.isArray(i?.caUrls)?i.caUrls.map(r=>o.Service.fromJSON(r)):[],oidcUrls:globalThis.Array.isArray(i?.oidcUrls)?i.oidcUrls.map(r=>o.Service.
fromJSON(r)):[],rekorTlogUrls:globalThis.Array.isArray(i?.rekorTlogUrls)?i.rekorTlogUrls.map(r=>o.Service.fromJSON(r)):[],rekorTlogConfig:S(i.rekorTlogConfig)?o.
ServiceConfiguration.fromJSON(i.rekorTlogConfig):void 0,tsaUrls:globalThis.Array.isArray(i?.tsaUrls)?i.tsaUrls.map(r=>o.Service.fromJSON(r)):[],tsaConfig:S(i.tsaConfig)?
o.ServiceConfiguration.fromJSON(i.tsaConfig):void 0}},toJSON(i){let r={};return i.mediaType!==""&&(r.mediaType=i.mediaType),i.caUrls?.length&&(r.caUrls=i.caUrls.
map(n=>o.Service.toJSON(n))),i.oidcUrls?.length&&(r.oidcUrls=i.oidcUrls.map(n=>o.Service.toJSON(n))),i.rekorTlogUrls?.length&&(r.rekorTlogUrls=i.rekorTlogUrls.map(
n=>o.Service.toJSON(n))),i.rekorTlogConfig!==void 0&&(r.rekorTlogConfig=o.ServiceConfiguration.toJSON(i.rekorTlogConfig)),i.tsaUrls?.length&&(r.tsaUrls=i.tsaUrls.
map(n=>o.Service.toJSON(n))),i.tsaConfig!==void 0&&(r.tsaConfig=o.ServiceConfiguration.toJSON(i.tsaConfig)),r}};o.Service={fromJSON(i){return{url:S(i.url)?globalThis.
String(i.url):"",majorApiVersion:S(i.majorApiVersion)?globalThis.Number(i.majorApiVersion):0,validFor:S(i.validFor)?_.TimeRange.fromJSON(i.validFor):void 0,operator:S(
i.operator)?globalThis.String(i.operator):""}},toJSON(i){let r={};return i.url!==""&&(r.url=i.url),i.majorApiVersion!==0&&(r.majorApiVersion=Math.round(i.majorApiVersion)),
i.validFor!==void 0&&(r.validFor=_.TimeRange.toJSON(i.validFor)),i.operator!==""&&(r.operator=i.operator),r}};o.ServiceConfiguration={fromJSON(i){return{selector:S(
i.selector)?W(i.selector):0,count:S(i.count)?globalThis.Number(i.count):0}},toJSON(i){let r={};return i.selector!==0&&(r.selector=Z(i.selector)),i.count!==0&&(r.
count=Math.round(i.count)),r}};o.ClientTrustConfig={fromJSON(i){return{mediaType:S(i.mediaType)?globalThis.String(i.mediaType):"",trustedRoot:S(i.trustedRoot)?o.
TrustedRoot.fromJSON(i.trustedRoot):void 0,signingConfig:S(i.signingConfig)?o.SigningConfig.fromJSON(i.signingConfig):void 0}},toJSON(i){let r={};return i.mediaType!==
""&&(r.mediaType=i.mediaType),i.trustedRoot!==void 0&&(r.trustedRoot=o.TrustedRoot.toJSON(i.trustedRoot)),i.signingConfig!==void 0&&(r.signingConfig=o.SigningConfig.
toJSON(i.signingConfig)),r}};function S(i){return i!=null}});var ri=N(a=>{"use strict";Object.defineProperty(a,"__esModule",{value:true});a.Input=a.Artifact=a.ArtifactVerificationOptions_ObserverTimestampOptions=
a.ArtifactVerificationOptions_TlogIntegratedTimestampOptions=a.ArtifactVerificationOptions_TimestampAuthorityOptions=a.ArtifactVerificationOptions_CtlogOptions=
a.ArtifactVerificationOptions_TlogOptions=a.ArtifactVerificationOptions=a.PublicKeyIdentities=a.CertificateIdentities=a.CertificateIdentity=void 0;var j=D(),g=J(),
ii=L();a.CertificateIdentity={fromJSON(i){return{issuer:f(i.issuer)?globalThis.String(i.issuer):"",san:f(i.san)?g.SubjectAlternativeName.fromJSON(i.san):void 0,
oids:globalThis.Array.isArray(i?.oids)?i.oids.map(r=>g.ObjectIdentifierValuePair.fromJSON(r)):[]}},toJSON(i){let r={};return i.issuer!==""&&(r.issuer=i.issuer),
i.san!==void 0&&(r.san=g.SubjectAlternativeName.toJSON(i.san)),i.oids?.length&&(r.oids=i.oids.map(n=>g.ObjectIdentifierValuePair.toJSON(n))),r}};a.CertificateIdentities=
{fromJSON(i){return{identities:globalThis.Array.isArray(i?.identities)?i.identities.map(r=>a.CertificateIdentity.fromJSON(r)):[]}},toJSON(i){let r={};return i.identities?.
length&&(r.identities=i.identities.map(n=>a.CertificateIdentity.toJSON(n))),r}};a.PublicKeyIdentities={fromJSON(i){return{publicKeys:globalThis.Array.isArray(i?.
publicKeys)?i.publicKeys.map(r=>g.PublicKey.fromJSON(r)):[]}},toJSON(i){let r={};return i.publicKeys?.length&&(r.publicKeys=i.publicKeys.map(n=>g.PublicKey.toJSON(
n))),r}};a.ArtifactVerificationOptions={fromJSON(i){return{signers:f(i.certificateIdentities)?{$case:"certificateIdentities",certificateIdentities:a.CertificateIdentities.
fromJSON(i.certificateIdentities)}:f(i.publicKeys)?{$case:"publicKeys",publicKeys:a.PublicKeyIdentities.fromJSON(i.publicKeys)}:void 0,tlogOptions:f(i.tlogOptions)?
a.ArtifactVerificationOptions_TlogOptions.fromJSON(i.tlogOptions):void 0,ctlogOptions:f(i.ctlogOptions)?a.ArtifactVerificationOptions_CtlogOptions.fromJSON(i.ctlogOptions):
void 0,tsaOptions:f(i.tsaOptions)?a.ArtifactVerificationOptions_TimestampAuthorityOptions.fromJSON(i.tsaOptions):void 0,integratedTsOptions:f(i.integratedTsOptions)?
a.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.fromJSON(i.integratedTsOptions):void 0,observerOptions:f(i.observerOptions)?a.ArtifactVerificationOptions_ObserverTimestampOptions.
fromJSON(i.observerOptions):void 0}},toJSON(i){let r={};return i.signers?.$case==="certificateIdentities"?r.certificateIdentities=a.CertificateIdentities.toJSON(
i.signers.certificateIdentities):i.signers?.$case==="publicKeys"&&(r.publicKeys=a.PublicKeyIdentities.toJSON(i.signers.publicKeys)),i.tlogOptions!==void 0&&(r.tlogOptions=
a.ArtifactVerificationOptions_TlogOptions.toJSON(i.tlogOptions)),i.ctlogOptions!==void 0&&(r.ctlogOptions=a.ArtifactVerificationOptions_CtlogOptions.toJSON(i.ctlogOptions)),
i.tsaOptions!==void 0&&(r.tsaOptions=a.ArtifactVerificationOptions_TimestampAuthorityOptions.toJSON(i.tsaOptions)),i.integratedTsOptions!==void 0&&(r.integratedTsOptions=
a.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.toJSON(i.integratedTsOptions)),i.observerOptions!==void 0&&(r.observerOptions=a.ArtifactVerificationOptions_ObserverTimestampOptions.
toJSON(i.observerOptions)),r}};a.ArtifactVerificationOptions_TlogOptions={fromJSON(i){return{threshold:f(i.threshold)?globalThis.Number(i.threshold):0,performOnlineVerification:f(
i.performOnlineVerification)?globalThis.Boolean(i.performOnlineVerification):false,disable:f(i.disable)?globalThis.Boolean(i.disable):false}},toJSON(i){let r={};
return i.threshold!==0&&(r.threshold=Math.round(i.threshold)),i.performOnlineVerification!==false&&(r.performOnlineVerification=i.performOnlineVerification),i.disable!==
false&&(r.disable=i.disable),r}};a.ArtifactVerificationOptions_CtlogOptions={fromJSON(i){return{threshold:f(i.threshold)?globalThis.Number(i.threshold):0,disable:f(
i.disable)?globalThis.Boolean(i.disable):false}},toJSON(i){let r={};return i.threshold!==0&&(r.threshold=Math.round(i.threshold)),i.disable!==false&&(r.disable=
i.disable),r}};a.ArtifactVerificationOptions_TimestampAuthorityOptions={fromJSON(i){return{threshold:f(i.threshold)?globalThis.Number(i.threshold):0,disable:f(i.
disable)?globalThis.Boolean(i.disable):false}},toJSON(i){let r={};return i.threshold!==0&&(r.threshold=Math.round(i.threshold)),i.disable!==false&&(r.disable=i.
disable),r}};a.ArtifactVerificationOptions_TlogIntegratedTimestampOptions={fromJSON(i){return{threshold:f(i.threshold)?globalThis.Number(i.threshold):0,disable:f(
i.disable)?globalThis.Boolean(i.disable):false}},toJSON(i){let r={};return i.threshold!==0&&(r.threshold=Math.round(i.threshold)),i.disable!==false&&(r.disable=
i.disable),r}};a.ArtifactVerificationOptions_ObserverTimestampOptions={fromJSON(i){return{threshold:f(i.threshold)?globalThis.Number(i.threshold):0,disable:f(i.
disable)?globalThis.Boolean(i.disable):false}},toJSON(i){let r={};return i.threshold!==0&&(r.threshold=Math.round(i.threshold)),i.disable!==false&&(r.disable=i.
disable),r}};a.Artifact={fromJSON(i){return{data:f(i.artifactUri)?{$case:"artifactUri",artifactUri:globalThis.String(i.artifactUri)}:f(i.artifact)?{$case:"artif\
act",artifact:Buffer.from(ni(i.artifact))}:f(i.artifactDigest)?{$case:"artifactDigest",artifactDigest:g.HashOutput.fromJSON(i.artifactDigest)}:void 0}},toJSON(i){
let r={};return i.data?.$case==="artifactUri"?r.artifactUri=i.data.artifactUri:i.data?.$case==="artifact"?r.artifact=oi(i.data.artifact):i.data?.$case==="artifa\
ctDigest"&&(r.artifactDigest=g.HashOutput.toJSON(i.data.artifactDigest)),r}};a.Input={fromJSON(i){return{artifactTrustRoot:f(i.artifactTrustRoot)?ii.TrustedRoot.
fromJSON(i.artifactTrustRoot):void 0,artifactVerificationOptions:f(i.artifactVerificationOptions)?a.ArtifactVerificationOptions.fromJSON(i.artifactVerificationOptions):
void 0,bundle:f(i.bundle)?j.Bundle.fromJSON(i.bundle):void 0,artifact:f(i.artifact)?a.Artifact.fromJSON(i.artifact):void 0}},toJSON(i){let r={};return i.artifactTrustRoot!==
void 0&&(r.artifactTrustRoot=ii.TrustedRoot.toJSON(i.artifactTrustRoot)),i.artifactVerificationOptions!==void 0&&(r.artifactVerificationOptions=a.ArtifactVerificationOptions.
toJSON(i.artifactVerificationOptions)),i.bundle!==void 0&&(r.bundle=j.Bundle.toJSON(i.bundle)),i.artifact!==void 0&&(r.artifact=a.Artifact.toJSON(i.artifact)),r}};
function ni(i){return Uint8Array.from(globalThis.Buffer.from(i,"base64"))}function oi(i){return globalThis.Buffer.from(i).toString("base64")}function f(i){return i!=
null}});var fi=N(A=>{var ai=A&&A.__createBinding||(Object.create?(function(i,r,n,P){P===void 0&&(P=n);var E=Object.getOwnPropertyDescriptor(r,n);(!E||("get"in E?
!r.__esModule:E.writable||E.configurable))&&(E={enumerable:true,get:function(){return r[n]}}),Object.defineProperty(i,P,E)}):(function(i,r,n,P){P===void 0&&(P=n),
i[P]=r[n]})),y=A&&A.__exportStar||function(i,r){for(var n in i)n!=="default"&&!Object.prototype.hasOwnProperty.call(r,n)&&ai(r,i,n)};Object.defineProperty(A,"__\
esModule",{value:true});y(X(),A);y(D(),A);y(J(),A);y(V(),A);y(L(),A);y(ri(),A)});export{X as a,J as b,fi as c};
