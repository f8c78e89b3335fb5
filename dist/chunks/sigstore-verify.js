import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as ri,b as Ke,c as Ft}from"./sigstore-protobuf-specs.js";
import{empty$a as Ut,empty$c as o}from"./hook.js";var z=o(se=>{"use strict";Object.defineProperty(se,"__esModule",{value:true});se.ByteStream=void 0;var He=class extends Error{},
Ge=class t{static BLOCK_SIZE=1024;buf;view;start=0;constructor(e){e?(this.buf=e,this.view=Buffer.from(e)):(this.buf=Buffer.alloc(0),this.view=Buffer.from(this.buf))}get buffer(){
return this.view.subarray(0,this.start)}get length(){return this.view.byteLength}get position(){return this.start}seek(e){this.start=e}slice(e,r){let i=e+r;if(i>
this.length)throw new He("request past end of buffer");return this.view.subarray(e,i)}appendChar(e){this.ensureCapacity(1),this.view[this.start]=e,this.start+=1}appendUint16(e){
this.ensureCapacity(2);let r=new Uint16Array([e]),i=new Uint8Array(r.buffer);this.view[this.start]=i[1],this.view[this.start+1]=i[0],this.start+=2}appendUint24(e){
this.ensureCapacity(3);let r=new Uint32Array([e]),i=new Uint8Array(r.buffer);this.view[this.start]=i[2],this.view[this.start+1]=i[1],this.view[this.start+2]=i[0],
this.start+=3}appendView(e){this.ensureCapacity(e.length),this.view.set(e,this.start),this.start+=e.length}getBlock(e){if(e<=0)return Buffer.alloc(0);if(this.start+
e>this.view.length)throw new Error("request past end of buffer");let r=this.view.subarray(this.start,this.start+e);return this.start+=e,r}getUint8(){return this.
getBlock(1)[0]}getUint16(){let e=this.getBlock(2);return e[0]<<8|e[1]}ensureCapacity(e){if(this.start+e>this.view.byteLength){let r=t.BLOCK_SIZE+(e>t.BLOCK_SIZE?
e:0);this.realloc(this.view.byteLength+r)}}realloc(e){let r=Buffer.alloc(e),i=Buffer.from(r);i.set(this.view),this.buf=r,this.view=i}};se.ByteStream=Ge});var oe=o(
M=>{"use strict";Object.defineProperty(M,"__esModule",{value:true});M.ASN1TypeError=M.ASN1ParseError=void 0;var Ue=class extends Error{};M.ASN1ParseError=Ue;var Fe=class extends Error{};
M.ASN1TypeError=Fe});var $t=o(ue=>{"use strict";Object.defineProperty(ue,"__esModule",{value:true});ue.decodeLength=ii;ue.encodeLength=ni;var kt=oe();function ii(t){
let e=t.getUint8();if((e&128)===0)return e;let r=e&127;if(r>6)throw new kt.ASN1ParseError("length exceeds 6 byte limit");let i=0;for(let n=0;n<r;n++)i=i*256+t.getUint8();
if(i===0)throw new kt.ASN1ParseError("indefinite length encoding not supported");return i}function ni(t){if(t<128)return Buffer.from([t]);let e=BigInt(t),r=[];for(;e>
0n;)r.unshift(Number(e&255n)),e=e>>8n;return Buffer.from([128|r.length,...r])}});var Xt=o(I=>{"use strict";Object.defineProperty(I,"__esModule",{value:true});I.
parseInteger=ui;I.parseStringASCII=Jt;I.parseTime=ai;I.parseOID=ci;I.parseBoolean=fi;I.parseBitString=li;var si=/^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/,
oi=/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;function ui(t){let e=0,r=t.length,i=t[e],n=i>127,s=n?255:0;for(;i==s&&++e<r;)i=t[e];if(r-e===0)return BigInt(
n?-1:0);i=n?i-256:i;let c=BigInt(i);for(let f=e+1;f<r;++f)c=c*BigInt(256)+BigInt(t[f]);return c}function Jt(t){return t.toString("ascii")}function ai(t,e){let r=Jt(
t),i=e?si.exec(r):oi.exec(r);if(!i)throw new Error("invalid time");if(e){let n=Number(i[1]);n+=n>=50?1900:2e3,i[1]=n.toString()}return new Date(`${i[1]}-${i[2]}\
-${i[3]}T${i[4]}:${i[5]}:${i[6]}Z`)}function ci(t){let e=0,r=t.length,i=t[e++],n=Math.floor(i/40),s=i%40,u=`${n}.${s}`,c=0;for(;e<r;++e)i=t[e],c=(c<<7)+(i&127),
(i&128)===0&&(u+=`.${c}`,c=0);return u}function fi(t){return t[0]!==0}function li(t){let e=t[0],r=1,i=t.length,n=[];for(let s=r;s<i;++s){let u=t[s],c=s===i-1?e:
0;for(let f=7;f>=c;--f)n.push(u>>f&1)}return n}});var zt=o(ae=>{"use strict";Object.defineProperty(ae,"__esModule",{value:true});ae.ASN1Tag=void 0;var Yt=oe(),N={
BOOLEAN:1,INTEGER:2,BIT_STRING:3,OCTET_STRING:4,OBJECT_IDENTIFIER:6,SEQUENCE:16,SET:17,PRINTABLE_STRING:19,UTC_TIME:23,GENERALIZED_TIME:24},ke={UNIVERSAL:0,APPLICATION:1,
CONTEXT_SPECIFIC:2,PRIVATE:3},$e=class{number;constructed;class;constructor(e){if(this.number=e&31,this.constructed=(e&32)===32,this.class=e>>6,this.number===31)
throw new Yt.ASN1ParseError("long form tags not supported");if(this.class===ke.UNIVERSAL&&this.number===0)throw new Yt.ASN1ParseError("unsupported tag 0x00")}isUniversal(){
return this.class===ke.UNIVERSAL}isContextSpecific(e){let r=this.class===ke.CONTEXT_SPECIFIC;return e!==void 0?r&&this.number===e:r}isBoolean(){return this.isUniversal()&&
this.number===N.BOOLEAN}isInteger(){return this.isUniversal()&&this.number===N.INTEGER}isBitString(){return this.isUniversal()&&this.number===N.BIT_STRING}isOctetString(){
return this.isUniversal()&&this.number===N.OCTET_STRING}isOID(){return this.isUniversal()&&this.number===N.OBJECT_IDENTIFIER}isUTCTime(){return this.isUniversal()&&
this.number===N.UTC_TIME}isGeneralizedTime(){return this.isUniversal()&&this.number===N.GENERALIZED_TIME}toDER(){return this.number|(this.constructed?32:0)|this.
class<<6}};ae.ASN1Tag=$e});var er=o(fe=>{"use strict";Object.defineProperty(fe,"__esModule",{value:true});fe.ASN1Obj=void 0;var Je=z(),P=oe(),Wt=$t(),K=Xt(),hi=zt(),
ce=class{tag;subs;value;constructor(e,r,i){this.tag=e,this.value=r,this.subs=i}static parseBuffer(e){return Qt(new Je.ByteStream(e))}toDER(){let e=new Je.ByteStream;
if(this.subs.length>0)for(let n of this.subs)e.appendView(n.toDER());else e.appendView(this.value);let r=e.buffer,i=new Je.ByteStream;return i.appendChar(this.tag.
toDER()),i.appendView((0,Wt.encodeLength)(r.length)),i.appendView(r),i.buffer}toBoolean(){if(!this.tag.isBoolean())throw new P.ASN1TypeError("not a boolean");return(0,
K.parseBoolean)(this.value)}toInteger(){if(!this.tag.isInteger())throw new P.ASN1TypeError("not an integer");return(0,K.parseInteger)(this.value)}toOID(){if(!this.
tag.isOID())throw new P.ASN1TypeError("not an OID");return(0,K.parseOID)(this.value)}toDate(){switch(true){case this.tag.isUTCTime():return(0,K.parseTime)(this.
value,true);case this.tag.isGeneralizedTime():return(0,K.parseTime)(this.value,false);default:throw new P.ASN1TypeError("not a date")}}toBitString(){if(!this.tag.
isBitString())throw new P.ASN1TypeError("not a bit string");return(0,K.parseBitString)(this.value)}};fe.ASN1Obj=ce;function Qt(t){let e=new hi.ASN1Tag(t.getUint8()),
r=(0,Wt.decodeLength)(t),i=t.slice(t.position,r),n=t.position,s=[];if(e.constructed)s=Zt(t,r);else if(e.isOctetString())try{s=Zt(t,r)}catch{}return s.length===0&&
t.seek(n+r),new ce(e,i,s)}function Zt(t,e){let r=t.position+e;if(r>t.length)throw new P.ASN1ParseError("invalid length");let i=[];for(;t.position<r;)i.push(Qt(t));
if(t.position!==r)throw new P.ASN1ParseError("invalid length");return i}});var he=o(le=>{"use strict";Object.defineProperty(le,"__esModule",{value:true});le.ASN1Obj=
void 0;var di=er();Object.defineProperty(le,"ASN1Obj",{enumerable:true,get:function(){return di.ASN1Obj}})});var G=o(w=>{"use strict";var gi=w&&w.__importDefault||
function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(w,"__esModule",{value:true});w.createPublicKey=_i;w.digest=Oi;w.verify=pi;w.bufferEqual=
bi;var H=gi(Ut("crypto"));function _i(t,e="spki"){return typeof t=="string"?t.startsWith("-----")?H.default.createPublicKey(t):H.default.createPublicKey({key:Buffer.
from(t,"base64"),format:"der",type:e}):H.default.createPublicKey({key:t,format:"der",type:e})}function Oi(t,...e){let r=H.default.createHash(t);for(let i of e)r.
update(i);return r.digest()}function pi(t,e,r,i){try{return H.default.verify(i,t,e,r)}catch{return false}}function bi(t,e){try{return H.default.timingSafeEqual(
t,e)}catch{return false}}});var tr=o(Xe=>{"use strict";Object.defineProperty(Xe,"__esModule",{value:true});Xe.preAuthEncoding=mi;var yi="DSSEv1";function mi(t,e){
let r=Buffer.from(t,"utf-8");return Buffer.concat([Buffer.from(`${yi} ${r.length} `,"ascii"),r,Buffer.from(` ${e.length} `,"ascii"),e])}});var nr=o(de=>{"use st\
rict";Object.defineProperty(de,"__esModule",{value:true});de.base64Encode=Si;de.base64Decode=Ei;var rr="base64",ir="utf-8";function Si(t){return Buffer.from(t,ir).
toString(rr)}function Ei(t){return Buffer.from(t,rr).toString(ir)}});var sr=o(ze=>{"use strict";Object.defineProperty(ze,"__esModule",{value:true});ze.canonicalize=
Ye;function Ye(t){let e="";if(t===null||typeof t!="object"||t.toJSON!=null)e+=JSON.stringify(t);else if(Array.isArray(t)){e+="[";let r=true;t.forEach(i=>{r||(e+=
","),r=false,e+=Ye(i)}),e+="]"}else{e+="{";let r=true;Object.keys(t).sort().forEach(i=>{r||(e+=","),r=false,e+=JSON.stringify(i),e+=":",e+=Ye(t[i])}),e+="}"}return e}});
var Ze=o(ge=>{"use strict";Object.defineProperty(ge,"__esModule",{value:true});ge.toDER=Ri;ge.fromDER=Ii;var vi=/-----BEGIN (.*)-----/,Ti=/-----END (.*)-----/;function Ri(t){
let e="";return t.split(`
`).forEach(r=>{r.match(vi)||r.match(Ti)||(e+=r)}),Buffer.from(e,"base64")}function Ii(t,e="CERTIFICATE"){let i=t.toString("base64").match(/.{1,64}/g)||"";return[
`-----BEGIN ${e}-----`,...i,`-----END ${e}-----`].join(`
`).concat(`
`)}});var _e=o(C=>{"use strict";Object.defineProperty(C,"__esModule",{value:true});C.SHA2_HASH_ALGOS=C.RSA_SIGNATURE_ALGOS=C.ECDSA_SIGNATURE_ALGOS=void 0;C.ECDSA_SIGNATURE_ALGOS=
{"1.2.840.10045.4.3.1":"sha224","1.2.840.10045.4.3.2":"sha256","1.2.840.10045.4.3.3":"sha384","1.2.840.10045.4.3.4":"sha512"};C.RSA_SIGNATURE_ALGOS={"1.2.840.11\
3549.1.1.14":"sha224","1.2.840.113549.1.1.11":"sha256","1.2.840.113549.1.1.12":"sha384","1.2.840.113549.1.1.13":"sha512"};C.SHA2_HASH_ALGOS={"2.16.840.1.101.3.4\
.2.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"}});var Qe=o(Oe=>{"use strict";Object.defineProperty(Oe,"__esModule",{value:true});
Oe.RFC3161TimestampVerificationError=void 0;var We=class extends Error{};Oe.RFC3161TimestampVerificationError=We});var ur=o(p=>{"use strict";var wi=p&&p.__createBinding||
(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var n=Object.getOwnPropertyDescriptor(e,r);(!n||("get"in n?!e.__esModule:n.writable||n.configurable))&&(n={enumerable:true,
get:function(){return e[r]}}),Object.defineProperty(t,i,n)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),Ci=p&&p.__setModuleDefault||(Object.create?(function(t,e){
Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),Ai=p&&p.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||
function(r){var i=[];for(var n in r)Object.prototype.hasOwnProperty.call(r,n)&&(i[i.length]=n);return i},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};
if(e!=null)for(var i=t(e),n=0;n<i.length;n++)i[n]!=="default"&&wi(r,e,i[n]);return Ci(r,e),r}})();Object.defineProperty(p,"__esModule",{value:true});p.TSTInfo=void 0;
var or=Ai(G()),Di=_e(),Ni=Qe(),et=class{root;constructor(e){this.root=e}get version(){return this.root.subs[0].toInteger()}get genTime(){return this.root.subs[4].
toDate()}get messageImprintHashAlgorithm(){let e=this.messageImprintObj.subs[0].subs[0].toOID();return Di.SHA2_HASH_ALGOS[e]}get messageImprintHashedMessage(){return this.
messageImprintObj.subs[1].value}get raw(){return this.root.toDER()}verify(e){let r=or.digest(this.messageImprintHashAlgorithm,e);if(!or.bufferEqual(r,this.messageImprintHashedMessage))
throw new Ni.RFC3161TimestampVerificationError("message imprint does not match artifact")}get messageImprintObj(){return this.root.subs[2]}};p.TSTInfo=et});var cr=o(
b=>{"use strict";var Pi=b&&b.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var n=Object.getOwnPropertyDescriptor(e,r);(!n||("get"in n?!e.
__esModule:n.writable||n.configurable))&&(n={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,i,n)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=
e[r]})),ji=b&&b.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),Vi=b&&
b.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(r){var i=[];for(var n in r)Object.prototype.hasOwnProperty.call(r,n)&&
(i[i.length]=n);return i},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var i=t(e),n=0;n<i.length;n++)i[n]!=="default"&&Pi(r,e,i[n]);
return ji(r,e),r}})();Object.defineProperty(b,"__esModule",{value:true});b.RFC3161Timestamp=void 0;var Bi=he(),tt=Vi(G()),ar=_e(),Z=Qe(),qi=ur(),Li="1.2.840.113\
549.1.7.2",xi="1.2.840.113549.1.9.16.1.4",Mi="1.2.840.113549.1.9.4",rt=class t{root;constructor(e){this.root=e}static parse(e){let r=Bi.ASN1Obj.parseBuffer(e);return new t(
r)}get status(){return this.pkiStatusInfoObj.subs[0].toInteger()}get contentType(){return this.contentTypeObj.toOID()}get eContentType(){return this.eContentTypeObj.
toOID()}get signingTime(){return this.tstInfo.genTime}get signerIssuer(){return this.signerSidObj.subs[0].value}get signerSerialNumber(){return this.signerSidObj.
subs[1].value}get signerDigestAlgorithm(){let e=this.signerDigestAlgorithmObj.subs[0].toOID();return ar.SHA2_HASH_ALGOS[e]}get signatureAlgorithm(){let e=this.signatureAlgorithmObj.
subs[0].toOID();return ar.ECDSA_SIGNATURE_ALGOS[e]}get signatureValue(){return this.signatureValueObj.value}get tstInfo(){return new qi.TSTInfo(this.eContentObj.
subs[0].subs[0])}verify(e,r){if(!this.timeStampTokenObj)throw new Z.RFC3161TimestampVerificationError("timeStampToken is missing");if(this.contentType!==Li)throw new Z.
RFC3161TimestampVerificationError(`incorrect content type: ${this.contentType}`);if(this.eContentType!==xi)throw new Z.RFC3161TimestampVerificationError(`incorr\
ect encapsulated content type: ${this.eContentType}`);this.tstInfo.verify(e),this.verifyMessageDigest(),this.verifySignature(r)}verifyMessageDigest(){let e=tt.digest(
this.signerDigestAlgorithm,this.tstInfo.raw),r=this.messageDigestAttributeObj.subs[1].subs[0].value;if(!tt.bufferEqual(e,r))throw new Z.RFC3161TimestampVerificationError(
"signed data does not match tstInfo")}verifySignature(e){let r=this.signedAttrsObj.toDER();if(r[0]=49,!tt.verify(r,e,this.signatureValue,this.signatureAlgorithm))
throw new Z.RFC3161TimestampVerificationError("signature verification failed")}get pkiStatusInfoObj(){return this.root.subs[0]}get timeStampTokenObj(){return this.
root.subs[1]}get contentTypeObj(){return this.timeStampTokenObj.subs[0]}get signedDataObj(){return this.timeStampTokenObj.subs.find(r=>r.tag.isContextSpecific(0)).
subs[0]}get encapContentInfoObj(){return this.signedDataObj.subs[2]}get signerInfosObj(){let e=this.signedDataObj;return e.subs[e.subs.length-1]}get signerInfoObj(){
return this.signerInfosObj.subs[0]}get eContentTypeObj(){return this.encapContentInfoObj.subs[0]}get eContentObj(){return this.encapContentInfoObj.subs[1]}get signedAttrsObj(){
return this.signerInfoObj.subs.find(r=>r.tag.isContextSpecific(0))}get messageDigestAttributeObj(){return this.signedAttrsObj.subs.find(r=>r.subs[0].tag.isOID()&&
r.subs[0].toOID()===Mi)}get signerSidObj(){return this.signerInfoObj.subs[1]}get signerDigestAlgorithmObj(){return this.signerInfoObj.subs[2]}get signatureAlgorithmObj(){
return this.signerInfoObj.subs[4]}get signatureValueObj(){return this.signerInfoObj.subs[5]}};b.RFC3161Timestamp=rt});var fr=o(pe=>{"use strict";Object.defineProperty(
pe,"__esModule",{value:true});pe.RFC3161Timestamp=void 0;var Ki=cr();Object.defineProperty(pe,"RFC3161Timestamp",{enumerable:true,get:function(){return Ki.RFC3161Timestamp}})});
var hr=o(y=>{"use strict";var Hi=y&&y.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var n=Object.getOwnPropertyDescriptor(e,r);(!n||("get"in
n?!e.__esModule:n.writable||n.configurable))&&(n={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,i,n)}):(function(t,e,r,i){i===void 0&&(i=
r),t[i]=e[r]})),Gi=y&&y.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=
e}),Ui=y&&y.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(r){var i=[];for(var n in r)Object.prototype.hasOwnProperty.
call(r,n)&&(i[i.length]=n);return i},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var i=t(e),n=0;n<i.length;n++)i[n]!=="default"&&
Hi(r,e,i[n]);return Gi(r,e),r}})();Object.defineProperty(y,"__esModule",{value:true});y.SignedCertificateTimestamp=void 0;var Fi=Ui(G()),lr=z(),it=class t{version;logID;timestamp;extensions;hashAlgorithm;signatureAlgorithm;signature;constructor(e){
this.version=e.version,this.logID=e.logID,this.timestamp=e.timestamp,this.extensions=e.extensions,this.hashAlgorithm=e.hashAlgorithm,this.signatureAlgorithm=e.signatureAlgorithm,
this.signature=e.signature}get datetime(){return new Date(Number(this.timestamp.readBigInt64BE()))}get algorithm(){switch(this.hashAlgorithm){case 0:return"none";case 1:
return"md5";case 2:return"sha1";case 3:return"sha224";case 4:return"sha256";case 5:return"sha384";case 6:return"sha512";default:return"unknown"}}verify(e,r){let i=new lr.
ByteStream;return i.appendChar(this.version),i.appendChar(0),i.appendView(this.timestamp),i.appendUint16(1),i.appendView(e),i.appendUint16(this.extensions.byteLength),
this.extensions.byteLength>0&&i.appendView(this.extensions),Fi.verify(i.buffer,r,this.signature,this.algorithm)}static parse(e){let r=new lr.ByteStream(e),i=r.getUint8(),
n=r.getBlock(32),s=r.getBlock(8),u=r.getUint16(),c=r.getBlock(u),f=r.getUint8(),E=r.getUint8(),R=r.getUint16(),Me=r.getBlock(R);if(r.position!==e.length)throw new Error(
"SCT buffer length mismatch");return new t({version:i,logID:n,timestamp:s,extensions:c,hashAlgorithm:f,signatureAlgorithm:E,signature:Me})}};y.SignedCertificateTimestamp=
it});var ft=o(l=>{"use strict";Object.defineProperty(l,"__esModule",{value:true});l.X509SCTExtension=l.X509SubjectKeyIDExtension=l.X509AuthorityKeyIDExtension=l.
X509SubjectAlternativeNameExtension=l.X509KeyUsageExtension=l.X509BasicConstraintsExtension=l.X509Extension=void 0;var ki=z(),$i=hr(),v=class{root;constructor(e){
this.root=e}get oid(){return this.root.subs[0].toOID()}get critical(){return this.root.subs.length===3?this.root.subs[1].toBoolean():false}get value(){return this.
extnValueObj.value}get valueObj(){return this.extnValueObj}get extnValueObj(){return this.root.subs[this.root.subs.length-1]}};l.X509Extension=v;var nt=class extends v{get isCA(){
return this.sequence.subs[0]?.toBoolean()??false}get pathLenConstraint(){return this.sequence.subs.length>1?this.sequence.subs[1].toInteger():void 0}get sequence(){
return this.extnValueObj.subs[0]}};l.X509BasicConstraintsExtension=nt;var st=class extends v{get digitalSignature(){return this.bitString[0]===1}get keyCertSign(){
return this.bitString[5]===1}get crlSign(){return this.bitString[6]===1}get bitString(){return this.extnValueObj.subs[0].toBitString()}};l.X509KeyUsageExtension=
st;var ot=class extends v{get rfc822Name(){return this.findGeneralName(1)?.value.toString("ascii")}get uri(){return this.findGeneralName(6)?.value.toString("asc\
ii")}otherName(e){let r=this.findGeneralName(0);return r===void 0||r.subs[0].toOID()!==e?void 0:r.subs[1].subs[0].value.toString("ascii")}findGeneralName(e){return this.
generalNames.find(r=>r.tag.isContextSpecific(e))}get generalNames(){return this.extnValueObj.subs[0].subs}};l.X509SubjectAlternativeNameExtension=ot;var ut=class extends v{get keyIdentifier(){
return this.findSequenceMember(0)?.value}findSequenceMember(e){return this.sequence.subs.find(r=>r.tag.isContextSpecific(e))}get sequence(){return this.extnValueObj.
subs[0]}};l.X509AuthorityKeyIDExtension=ut;var at=class extends v{get keyIdentifier(){return this.extnValueObj.subs[0].value}};l.X509SubjectKeyIDExtension=at;var ct=class extends v{constructor(e){
super(e)}get signedCertificateTimestamps(){let e=this.extnValueObj.subs[0].value,r=new ki.ByteStream(e),i=r.getUint16()+2,n=[];for(;r.position<i;){let s=r.getUint16(),
u=r.getBlock(s);n.push($i.SignedCertificateTimestamp.parse(u))}if(r.position!==i)throw new Error("SCT list length does not match actual length");return n}};l.X509SCTExtension=
ct});var _r=o(d=>{"use strict";var Ji=d&&d.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var n=Object.getOwnPropertyDescriptor(e,r);(!n||
("get"in n?!e.__esModule:n.writable||n.configurable))&&(n={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,i,n)}):(function(t,e,r,i){i===void 0&&
(i=r),t[i]=e[r]})),Xi=d&&d.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=
e}),gr=d&&d.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(r){var i=[];for(var n in r)Object.prototype.hasOwnProperty.
call(r,n)&&(i[i.length]=n);return i},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var i=t(e),n=0;n<i.length;n++)i[n]!=="default"&&
Ji(r,e,i[n]);return Xi(r,e),r}})();Object.defineProperty(d,"__esModule",{value:true});d.X509Certificate=d.EXTENSION_OID_SCT=void 0;var Yi=he(),dr=gr(G()),lt=_e(),
zi=gr(Ze()),j=ft(),Zi="2.5.29.14",Wi="2.5.29.15",Qi="2.5.29.17",en="2.5.29.19",tn="2.5.29.35";d.EXTENSION_OID_SCT="1.3.6.1.4.1.11129.2.4.2";var ht=class t{root;constructor(e){
this.root=e}static parse(e){let r=typeof e=="string"?zi.toDER(e):e,i=Yi.ASN1Obj.parseBuffer(r);return new t(i)}get tbsCertificate(){return this.tbsCertificateObj}get version(){
return`v${(this.versionObj.subs[0].toInteger()+BigInt(1)).toString()}`}get serialNumber(){return this.serialNumberObj.value}get notBefore(){return this.validityObj.
subs[0].toDate()}get notAfter(){return this.validityObj.subs[1].toDate()}get issuer(){return this.issuerObj.value}get subject(){return this.subjectObj.value}get publicKey(){
return this.subjectPublicKeyInfoObj.toDER()}get signatureAlgorithm(){let e=this.signatureAlgorithmObj.subs[0].toOID();return lt.RSA_SIGNATURE_ALGOS[e]?lt.RSA_SIGNATURE_ALGOS[e]:
lt.ECDSA_SIGNATURE_ALGOS[e]}get signatureValue(){return this.signatureValueObj.value.subarray(1)}get subjectAltName(){let e=this.extSubjectAltName;return e?.uri||
e?.rfc822Name}get extensions(){return this.extensionsObj?.subs[0]?.subs||[]}get extKeyUsage(){let e=this.findExtension(Wi);return e?new j.X509KeyUsageExtension(
e):void 0}get extBasicConstraints(){let e=this.findExtension(en);return e?new j.X509BasicConstraintsExtension(e):void 0}get extSubjectAltName(){let e=this.findExtension(
Qi);return e?new j.X509SubjectAlternativeNameExtension(e):void 0}get extAuthorityKeyID(){let e=this.findExtension(tn);return e?new j.X509AuthorityKeyIDExtension(
e):void 0}get extSubjectKeyID(){let e=this.findExtension(Zi);return e?new j.X509SubjectKeyIDExtension(e):void 0}get extSCT(){let e=this.findExtension(d.EXTENSION_OID_SCT);
return e?new j.X509SCTExtension(e):void 0}get isCA(){let e=this.extBasicConstraints?.isCA||false;return this.extKeyUsage?e&&this.extKeyUsage.keyCertSign:e}extension(e){
let r=this.findExtension(e);return r?new j.X509Extension(r):void 0}verify(e){let r=e?.publicKey||this.publicKey,i=dr.createPublicKey(r);return dr.verify(this.tbsCertificate.
toDER(),i,this.signatureValue,this.signatureAlgorithm)}validForDate(e){return this.notBefore<=e&&e<=this.notAfter}equals(e){return this.root.toDER().equals(e.root.
toDER())}clone(){let e=this.root.toDER(),r=Buffer.alloc(e.length);return e.copy(r),t.parse(r)}findExtension(e){return this.extensions.find(r=>r.subs[0].toOID()===
e)}get tbsCertificateObj(){return this.root.subs[0]}get signatureAlgorithmObj(){return this.root.subs[1]}get signatureValueObj(){return this.root.subs[2]}get versionObj(){
return this.tbsCertificateObj.subs[0]}get serialNumberObj(){return this.tbsCertificateObj.subs[1]}get issuerObj(){return this.tbsCertificateObj.subs[3]}get validityObj(){
return this.tbsCertificateObj.subs[4]}get subjectObj(){return this.tbsCertificateObj.subs[5]}get subjectPublicKeyInfoObj(){return this.tbsCertificateObj.subs[6]}get extensionsObj(){
return this.tbsCertificateObj.subs.find(e=>e.tag.isContextSpecific(3))}};d.X509Certificate=ht});var pr=o(A=>{"use strict";Object.defineProperty(A,"__esModule",{
value:true});A.X509SCTExtension=A.X509Certificate=A.EXTENSION_OID_SCT=void 0;var Or=_r();Object.defineProperty(A,"EXTENSION_OID_SCT",{enumerable:true,get:function(){
return Or.EXTENSION_OID_SCT}});Object.defineProperty(A,"X509Certificate",{enumerable:true,get:function(){return Or.X509Certificate}});var rn=ft();Object.defineProperty(
A,"X509SCTExtension",{enumerable:true,get:function(){return rn.X509SCTExtension}})});var O=o(a=>{"use strict";var nn=a&&a.__createBinding||(Object.create?(function(t,e,r,i){
i===void 0&&(i=r);var n=Object.getOwnPropertyDescriptor(e,r);(!n||("get"in n?!e.__esModule:n.writable||n.configurable))&&(n={enumerable:true,get:function(){return e[r]}}),
Object.defineProperty(t,i,n)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),sn=a&&a.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(
t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),W=a&&a.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(r){
var i=[];for(var n in r)Object.prototype.hasOwnProperty.call(r,n)&&(i[i.length]=n);return i},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=
null)for(var i=t(e),n=0;n<i.length;n++)i[n]!=="default"&&nn(r,e,i[n]);return sn(r,e),r}})();Object.defineProperty(a,"__esModule",{value:true});a.X509SCTExtension=
a.X509Certificate=a.EXTENSION_OID_SCT=a.ByteStream=a.RFC3161Timestamp=a.pem=a.json=a.encoding=a.dsse=a.crypto=a.ASN1Obj=void 0;var on=he();Object.defineProperty(
a,"ASN1Obj",{enumerable:true,get:function(){return on.ASN1Obj}});a.crypto=W(G());a.dsse=W(tr());a.encoding=W(nr());a.json=W(sr());a.pem=W(Ze());var un=fr();Object.
defineProperty(a,"RFC3161Timestamp",{enumerable:true,get:function(){return un.RFC3161Timestamp}});var an=z();Object.defineProperty(a,"ByteStream",{enumerable:true,
get:function(){return an.ByteStream}});var dt=pr();Object.defineProperty(a,"EXTENSION_OID_SCT",{enumerable:true,get:function(){return dt.EXTENSION_OID_SCT}});Object.
defineProperty(a,"X509Certificate",{enumerable:true,get:function(){return dt.X509Certificate}});Object.defineProperty(a,"X509SCTExtension",{enumerable:true,get:function(){
return dt.X509SCTExtension}})});var br=o(be=>{"use strict";Object.defineProperty(be,"__esModule",{value:true});be.DSSESignatureContent=void 0;var Q=O(),gt=class{env;constructor(e){
this.env=e}compareDigest(e){return Q.crypto.bufferEqual(e,Q.crypto.digest("sha256",this.env.payload))}compareSignature(e){return Q.crypto.bufferEqual(e,this.signature)}verifySignature(e){
return Q.crypto.verify(this.preAuthEncoding,e,this.signature)}get signature(){return this.env.signatures.length>0?this.env.signatures[0].sig:Buffer.from("")}get preAuthEncoding(){
return Q.dsse.preAuthEncoding(this.env.payloadType,this.env.payload)}};be.DSSESignatureContent=gt});var yr=o(ye=>{"use strict";Object.defineProperty(ye,"__esMod\
ule",{value:true});ye.MessageSignatureContent=void 0;var _t=O(),U=Ft(),cn={[U.HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED]:"sha256",[U.HashAlgorithm.SHA2_256]:"sha\
256",[U.HashAlgorithm.SHA2_384]:"sha384",[U.HashAlgorithm.SHA2_512]:"sha512",[U.HashAlgorithm.SHA3_256]:"sha3-256",[U.HashAlgorithm.SHA3_384]:"sha3-384"},Ot=class{signature;messageDigest;artifact;hashAlgorithm;constructor(e,r){
this.signature=e.signature,this.messageDigest=e.messageDigest.digest,this.artifact=r,this.hashAlgorithm=cn[e.messageDigest.algorithm]??"sha256"}compareSignature(e){
return _t.crypto.bufferEqual(e,this.signature)}compareDigest(e){return _t.crypto.bufferEqual(e,this.messageDigest)}verifySignature(e){return _t.crypto.verify(this.
artifact,e,this.signature,this.hashAlgorithm)}};ye.MessageSignatureContent=Ot});var Sr=o(me=>{"use strict";Object.defineProperty(me,"__esModule",{value:true});me.
toSignedEntity=hn;me.signatureContent=mr;var pt=O(),fn=br(),ln=yr();function hn(t,e){let{tlogEntries:r,timestampVerificationData:i}=t.verificationMaterial,n=[];
for(let s of r)s.integratedTime&&s.integratedTime!=="0"&&n.push({$case:"transparency-log",tlogEntry:s});for(let s of i?.rfc3161Timestamps??[])n.push({$case:"tim\
estamp-authority",timestamp:pt.RFC3161Timestamp.parse(Buffer.from(s.signedTimestamp))});return{signature:mr(t,e),key:dn(t),tlogEntries:r,timestamps:n}}function mr(t,e){
switch(t.content.$case){case"dsseEnvelope":return new fn.DSSESignatureContent(t.content.dsseEnvelope);case"messageSignature":return new ln.MessageSignatureContent(
t.content.messageSignature,e)}}function dn(t){switch(t.verificationMaterial.content.$case){case"publicKey":return{$case:"public-key",hint:t.verificationMaterial.
content.publicKey.hint};case"x509CertificateChain":return{$case:"certificate",certificate:pt.X509Certificate.parse(Buffer.from(t.verificationMaterial.content.x509CertificateChain.
certificates[0].rawBytes))};case"certificate":return{$case:"certificate",certificate:pt.X509Certificate.parse(Buffer.from(t.verificationMaterial.content.certificate.
rawBytes))}}}});var h=o(F=>{"use strict";Object.defineProperty(F,"__esModule",{value:true});F.PolicyError=F.VerificationError=void 0;var Se=class extends Error{code;cause;constructor({
code:e,message:r,cause:i}){super(r),this.code=e,this.cause=i,this.name=this.constructor.name}},bt=class extends Se{};F.VerificationError=bt;var yt=class extends Se{};
F.PolicyError=yt});var Er=o(Ee=>{"use strict";Object.defineProperty(Ee,"__esModule",{value:true});Ee.filterCertAuthorities=gn;Ee.filterTLogAuthorities=_n;function gn(t,e){
return t.filter(r=>r.validFor.start<=e&&r.validFor.end>=e)}function _n(t,e){return t.filter(r=>e.logID&&!r.logID.equals(e.logID)?false:r.validFor.start<=e.targetDate&&
e.targetDate<=r.validFor.end)}});var k=o(V=>{"use strict";Object.defineProperty(V,"__esModule",{value:true});V.filterTLogAuthorities=V.filterCertAuthorities=void 0;
V.toTrustMaterial=pn;var mt=O(),ee=Ft(),On=h(),St=new Date(0),Et=new Date(864e13),Rr=Er();Object.defineProperty(V,"filterCertAuthorities",{enumerable:true,get:function(){
return Rr.filterCertAuthorities}});Object.defineProperty(V,"filterTLogAuthorities",{enumerable:true,get:function(){return Rr.filterTLogAuthorities}});function pn(t,e){
let r=typeof e=="function"?e:bn(e);return{certificateAuthorities:t.certificateAuthorities.map(Tr),timestampAuthorities:t.timestampAuthorities.map(Tr),tlogs:t.tlogs.
map(vr),ctlogs:t.ctlogs.map(vr),publicKey:r}}function vr(t){let e=t.publicKey.keyDetails,r=e===ee.PublicKeyDetails.PKCS1_RSA_PKCS1V5||e===ee.PublicKeyDetails.PKIX_RSA_PKCS1V5||
e===ee.PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256||e===ee.PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256||e===ee.PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256?
"pkcs1":"spki";return{baseURL:t.baseUrl,logID:t.checkpointKeyId?t.checkpointKeyId.keyId:t.logId.keyId,publicKey:mt.crypto.createPublicKey(t.publicKey.rawBytes,r),
validFor:{start:t.publicKey.validFor?.start||St,end:t.publicKey.validFor?.end||Et}}}function Tr(t){return{certChain:t.certChain.certificates.map(e=>mt.X509Certificate.
parse(Buffer.from(e.rawBytes))),validFor:{start:t.validFor?.start||St,end:t.validFor?.end||Et}}}function bn(t){return e=>{let r=(t||{})[e];if(!r)throw new On.VerificationError(
{code:"PUBLIC_KEY_ERROR",message:`key not found: ${e}`});return{publicKey:mt.crypto.createPublicKey(r.rawBytes),validFor:i=>(r.validFor?.start||St)<=i&&(r.validFor?.
end||Et)>=i}}}});var vt=o(te=>{"use strict";Object.defineProperty(te,"__esModule",{value:true});te.CertificateChainVerifier=void 0;te.verifyCertificateChain=mn;
var D=h(),yn=k();function mn(t,e,r){let i=(0,yn.filterCertAuthorities)(r,t),n;for(let s of i)try{return new ve({trustedCerts:s.certChain,untrustedCert:e,timestamp:t}).
verify()}catch(u){n=u}throw new D.VerificationError({code:"CERTIFICATE_ERROR",message:"Failed to verify certificate chain",cause:n})}var ve=class{untrustedCert;trustedCerts;localCerts;timestamp;constructor(e){
this.untrustedCert=e.untrustedCert,this.trustedCerts=e.trustedCerts,this.localCerts=Sn([...e.trustedCerts,e.untrustedCert]),this.timestamp=e.timestamp}verify(){
let e=this.sort();if(this.checkPath(e),!e.every(i=>i.validForDate(this.timestamp)))throw new D.VerificationError({code:"CERTIFICATE_ERROR",message:"certificate \
is not valid or expired at the specified date"});return e}sort(){let e=this.untrustedCert,r=this.buildPaths(e);if(r=r.filter(n=>n.some(s=>this.trustedCerts.includes(
s))),r.length===0)throw new D.VerificationError({code:"CERTIFICATE_ERROR",message:"no trusted certificate path found"});let i=r.reduce((n,s)=>n.length<s.length?
n:s);return[e,...i].slice(0,-1)}buildPaths(e){let r=[],i=this.findIssuer(e);if(i.length===0)throw new D.VerificationError({code:"CERTIFICATE_ERROR",message:"no \
valid certificate path found"});for(let n=0;n<i.length;n++){let s=i[n];if(s.equals(e)){r.push([e]);continue}let u=this.buildPaths(s);for(let c=0;c<u.length;c++)
r.push([s,...u[c]])}return r}findIssuer(e){let r=[],i;return e.subject.equals(e.issuer)&&e.verify()?[e]:(e.extAuthorityKeyID&&(i=e.extAuthorityKeyID.keyIdentifier),
this.localCerts.forEach(n=>{if(i&&n.extSubjectKeyID){n.extSubjectKeyID.keyIdentifier.equals(i)&&r.push(n);return}n.subject.equals(e.issuer)&&r.push(n)}),r=r.filter(
n=>{try{return e.verify(n)}catch{return false}}),r)}checkPath(e){if(e.length<1)throw new D.VerificationError({code:"CERTIFICATE_ERROR",message:"certificate chai\
n must contain at least one certificate"});if(!e.slice(1).every(i=>i.isCA))throw new D.VerificationError({code:"CERTIFICATE_ERROR",message:"intermediate certifi\
cate is not a CA"});for(let i=e.length-2;i>=0;i--)if(!e[i].issuer.equals(e[i+1].subject))throw new D.VerificationError({code:"CERTIFICATE_ERROR",message:"incorr\
ect certificate name chaining"});for(let i=0;i<e.length;i++){let n=e[i];if(n.extBasicConstraints?.isCA){let s=n.extBasicConstraints.pathLenConstraint;if(s!==void 0&&
s<i-1)throw new D.VerificationError({code:"CERTIFICATE_ERROR",message:"path length constraint exceeded"})}}}};te.CertificateChainVerifier=ve;function Sn(t){for(let e=0;e<
t.length;e++)for(let r=e+1;r<t.length;r++)t[e].equals(t[r])&&(t.splice(r,1),r--);return t}});var Ir=o(Tt=>{"use strict";Object.defineProperty(Tt,"__esModule",{value:true});
Tt.verifySCTs=Tn;var Te=O(),En=h(),vn=k();function Tn(t,e,r){let i,n=t.clone();for(let f=0;f<n.extensions.length;f++){let E=n.extensions[f];if(E.subs[0].toOID()===
Te.EXTENSION_OID_SCT){i=new Te.X509SCTExtension(E),n.extensions.splice(f,1);break}}if(!i)return[];if(i.signedCertificateTimestamps.length===0)return[];let s=new Te.
ByteStream,u=Te.crypto.digest("sha256",e.publicKey);s.appendView(u);let c=n.tbsCertificate.toDER();return s.appendUint24(c.length),s.appendView(c),i.signedCertificateTimestamps.
map(f=>{if(!(0,vn.filterTLogAuthorities)(r,{logID:f.logID,targetDate:f.datetime}).some(Me=>f.verify(s.buffer,Me.publicKey)))throw new En.VerificationError({code:"\
CERTIFICATE_ERROR",message:"SCT verification failed"});return f.logID})}});var wr=o(Re=>{"use strict";Object.defineProperty(Re,"__esModule",{value:true});Re.verifyPublicKey=
Nn;Re.verifyCertificate=Pn;var Rn=O(),In=h(),wn=vt(),Cn=Ir(),An="1.3.6.1.4.1.57264.1.1",Dn="1.3.6.1.4.1.57264.1.8";function Nn(t,e,r){let i=r.publicKey(t);return e.
forEach(n=>{if(!i.validFor(n))throw new In.VerificationError({code:"PUBLIC_KEY_ERROR",message:`Public key is not valid for timestamp: ${n.toISOString()}`})}),{key:i.
publicKey}}function Pn(t,e,r){let i=[];return e.forEach(n=>{i=(0,wn.verifyCertificateChain)(n,t,r.certificateAuthorities)}),{scts:(0,Cn.verifySCTs)(i[0],i[1],r.
ctlogs),signer:jn(i[0])}}function jn(t){let e,r=t.extension(Dn);r?e=r.valueObj.subs?.[0]?.value.toString("ascii"):e=t.extension(An)?.value.toString("ascii");let i=t.
extensions.map(s=>({oid:{id:s.subs[0].toOID().split(".").map(Number)},value:s.subs[s.subs.length-1].value})),n={extensions:{issuer:e},subjectAlternativeName:t.subjectAltName,
oids:i};return{key:Rn.crypto.createPublicKey(t.publicKey),identity:n}}});var Cr=o(re=>{"use strict";Object.defineProperty(re,"__esModule",{value:true});re.verifySubjectAlternativeName=
Vn;re.verifyExtensions=Bn;re.verifyOIDs=qn;var Rt=h();function Vn(t,e){if(e===void 0||!e.match(t))throw new Rt.PolicyError({code:"UNTRUSTED_SIGNER_ERROR",message:`\
certificate identity error - expected ${t}, got ${e}`})}function Bn(t,e={}){let r;for(r in t)if(e[r]!==t[r])throw new Rt.PolicyError({code:"UNTRUSTED_SIGNER_ERR\
OR",message:`invalid certificate extension - expected ${r}=${t[r]}, got ${r}=${e[r]}`})}function qn(t,e=[]){for(let r of t)if(!e.find(n=>Ln(r.oid?.id,n.oid?.id)&&
r.value.equals(n.value))){let n=r.oid?.id.join(".")??"<unknown>";throw new Rt.PolicyError({code:"UNTRUSTED_SIGNER_ERROR",message:`invalid certificate extension \
- missing OID ${n}`})}}function Ln(t,e){return t===void 0||e===void 0?false:t.length===e.length&&t.every((r,i)=>r===e[i])}});var Dr=o(wt=>{"use strict";Object.defineProperty(
wt,"__esModule",{value:true});wt.verifyRFC3161Timestamp=Kn;var It=O(),Ar=h(),xn=vt(),Mn=k();function Kn(t,e,r){let i=t.signingTime;if(r=(0,Mn.filterCertAuthorities)(
r,i),r=Gn(r,{serialNumber:t.signerSerialNumber,issuer:t.signerIssuer}),!r.some(s=>{try{return Hn(t,e,s),true}catch{return false}}))throw new Ar.VerificationError(
{code:"TIMESTAMP_ERROR",message:"timestamp could not be verified"})}function Hn(t,e,r){let[i,...n]=r.certChain,s=It.crypto.createPublicKey(i.publicKey),u=t.signingTime;
try{new xn.CertificateChainVerifier({untrustedCert:i,trustedCerts:n,timestamp:u}).verify()}catch{throw new Ar.VerificationError({code:"TIMESTAMP_ERROR",message:"\
invalid certificate chain"})}t.verify(e,s)}function Gn(t,e){return t.filter(r=>r.certChain.length>0&&It.crypto.bufferEqual(r.certChain[0].serialNumber,e.serialNumber)&&
It.crypto.bufferEqual(r.certChain[0].issuer,e.issuer))}});var Nr=o(Ie=>{"use strict";Object.defineProperty(Ie,"__esModule",{value:true});Ie.getTSATimestamp=Fn;Ie.
getTLogTimestamp=kn;var Un=Dr();function Fn(t,e,r){return(0,Un.verifyRFC3161Timestamp)(t,e,r),{type:"timestamp-authority",logID:t.signerSerialNumber,timestamp:t.
signingTime}}function kn(t){if(t.inclusionPromise)return{type:"transparency-log",logID:t.logId.keyId,timestamp:new Date(Number(t.integratedTime)*1e3)}}});var Ce=o(
g=>{"use strict";Object.defineProperty(g,"__esModule",{value:true});g.Signature=g.Verifier=g.PublicKey=void 0;var we=Ke();g.PublicKey={fromJSON(t){return{rawBytes:$(
t.rawBytes)?Buffer.from(Pr(t.rawBytes)):Buffer.alloc(0)}},toJSON(t){let e={};return t.rawBytes.length!==0&&(e.rawBytes=jr(t.rawBytes)),e}};g.Verifier={fromJSON(t){
return{verifier:$(t.publicKey)?{$case:"publicKey",publicKey:g.PublicKey.fromJSON(t.publicKey)}:$(t.x509Certificate)?{$case:"x509Certificate",x509Certificate:we.
X509Certificate.fromJSON(t.x509Certificate)}:void 0,keyDetails:$(t.keyDetails)?(0,we.publicKeyDetailsFromJSON)(t.keyDetails):0}},toJSON(t){let e={};return t.verifier?.
$case==="publicKey"?e.publicKey=g.PublicKey.toJSON(t.verifier.publicKey):t.verifier?.$case==="x509Certificate"&&(e.x509Certificate=we.X509Certificate.toJSON(t.verifier.
x509Certificate)),t.keyDetails!==0&&(e.keyDetails=(0,we.publicKeyDetailsToJSON)(t.keyDetails)),e}};g.Signature={fromJSON(t){return{content:$(t.content)?Buffer.from(
Pr(t.content)):Buffer.alloc(0),verifier:$(t.verifier)?g.Verifier.fromJSON(t.verifier):void 0}},toJSON(t){let e={};return t.content.length!==0&&(e.content=jr(t.content)),
t.verifier!==void 0&&(e.verifier=g.Verifier.toJSON(t.verifier)),e}};function Pr(t){return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}function jr(t){return globalThis.
Buffer.from(t).toString("base64")}function $(t){return t!=null}});var Ct=o(J=>{"use strict";Object.defineProperty(J,"__esModule",{value:true});J.DSSELogEntryV002=
J.DSSERequestV002=void 0;var Vr=ri(),Br=Ke(),Ae=Ce();J.DSSERequestV002={fromJSON(t){return{envelope:qr(t.envelope)?Vr.Envelope.fromJSON(t.envelope):void 0,verifiers:globalThis.
Array.isArray(t?.verifiers)?t.verifiers.map(e=>Ae.Verifier.fromJSON(e)):[]}},toJSON(t){let e={};return t.envelope!==void 0&&(e.envelope=Vr.Envelope.toJSON(t.envelope)),
t.verifiers?.length&&(e.verifiers=t.verifiers.map(r=>Ae.Verifier.toJSON(r))),e}};J.DSSELogEntryV002={fromJSON(t){return{payloadHash:qr(t.payloadHash)?Br.HashOutput.
fromJSON(t.payloadHash):void 0,signatures:globalThis.Array.isArray(t?.signatures)?t.signatures.map(e=>Ae.Signature.fromJSON(e)):[]}},toJSON(t){let e={};return t.
payloadHash!==void 0&&(e.payloadHash=Br.HashOutput.toJSON(t.payloadHash)),t.signatures?.length&&(e.signatures=t.signatures.map(r=>Ae.Signature.toJSON(r))),e}};function qr(t){
return t!=null}});var At=o(X=>{"use strict";Object.defineProperty(X,"__esModule",{value:true});X.HashedRekordLogEntryV002=X.HashedRekordRequestV002=void 0;var Lr=Ke(),
De=Ce();X.HashedRekordRequestV002={fromJSON(t){return{digest:Ne(t.digest)?Buffer.from($n(t.digest)):Buffer.alloc(0),signature:Ne(t.signature)?De.Signature.fromJSON(
t.signature):void 0}},toJSON(t){let e={};return t.digest.length!==0&&(e.digest=Jn(t.digest)),t.signature!==void 0&&(e.signature=De.Signature.toJSON(t.signature)),
e}};X.HashedRekordLogEntryV002={fromJSON(t){return{data:Ne(t.data)?Lr.HashOutput.fromJSON(t.data):void 0,signature:Ne(t.signature)?De.Signature.fromJSON(t.signature):
void 0}},toJSON(t){let e={};return t.data!==void 0&&(e.data=Lr.HashOutput.toJSON(t.data)),t.signature!==void 0&&(e.signature=De.Signature.toJSON(t.signature)),e}};
function $n(t){return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}function Jn(t){return globalThis.Buffer.from(t).toString("base64")}function Ne(t){return t!=
null}});var xr=o(m=>{"use strict";Object.defineProperty(m,"__esModule",{value:true});m.CreateEntryRequest=m.Spec=m.Entry=void 0;var Pe=Ct(),je=At();m.Entry={fromJSON(t){
return{kind:B(t.kind)?globalThis.String(t.kind):"",apiVersion:B(t.apiVersion)?globalThis.String(t.apiVersion):"",spec:B(t.spec)?m.Spec.fromJSON(t.spec):void 0}},
toJSON(t){let e={};return t.kind!==""&&(e.kind=t.kind),t.apiVersion!==""&&(e.apiVersion=t.apiVersion),t.spec!==void 0&&(e.spec=m.Spec.toJSON(t.spec)),e}};m.Spec=
{fromJSON(t){return{spec:B(t.hashedRekordV002)?{$case:"hashedRekordV002",hashedRekordV002:je.HashedRekordLogEntryV002.fromJSON(t.hashedRekordV002)}:B(t.dsseV002)?
{$case:"dsseV002",dsseV002:Pe.DSSELogEntryV002.fromJSON(t.dsseV002)}:void 0}},toJSON(t){let e={};return t.spec?.$case==="hashedRekordV002"?e.hashedRekordV002=je.
HashedRekordLogEntryV002.toJSON(t.spec.hashedRekordV002):t.spec?.$case==="dsseV002"&&(e.dsseV002=Pe.DSSELogEntryV002.toJSON(t.spec.dsseV002)),e}};m.CreateEntryRequest=
{fromJSON(t){return{spec:B(t.hashedRekordRequestV002)?{$case:"hashedRekordRequestV002",hashedRekordRequestV002:je.HashedRekordRequestV002.fromJSON(t.hashedRekordRequestV002)}:
B(t.dsseRequestV002)?{$case:"dsseRequestV002",dsseRequestV002:Pe.DSSERequestV002.fromJSON(t.dsseRequestV002)}:void 0}},toJSON(t){let e={};return t.spec?.$case===
"hashedRekordRequestV002"?e.hashedRekordRequestV002=je.HashedRekordRequestV002.toJSON(t.spec.hashedRekordRequestV002):t.spec?.$case==="dsseRequestV002"&&(e.dsseRequestV002=
Pe.DSSERequestV002.toJSON(t.spec.dsseRequestV002)),e}};function B(t){return t!=null}});var Mr=o(S=>{"use strict";var Xn=S&&S.__createBinding||(Object.create?(function(t,e,r,i){
i===void 0&&(i=r);var n=Object.getOwnPropertyDescriptor(e,r);(!n||("get"in n?!e.__esModule:n.writable||n.configurable))&&(n={enumerable:true,get:function(){return e[r]}}),
Object.defineProperty(t,i,n)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),Ve=S&&S.__exportStar||function(t,e){for(var r in t)r!=="default"&&!Object.prototype.
hasOwnProperty.call(e,r)&&Xn(e,t,r)};Object.defineProperty(S,"__esModule",{value:true});Ve(Ct(),S);Ve(xr(),S);Ve(At(),S);Ve(Ce(),S)});var Kr=o(q=>{"use strict";
Object.defineProperty(q,"__esModule",{value:true});q.DSSE_API_VERSION_V1=void 0;q.verifyDSSETLogBody=Yn;q.verifyDSSETLogBodyV2=zn;var T=h();q.DSSE_API_VERSION_V1=
"0.0.1";function Yn(t,e){if(t.apiVersion===q.DSSE_API_VERSION_V1)return Zn(t,e);throw new T.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported dsse \
version: ${t.apiVersion}`})}function zn(t,e){let r=t.spec?.spec;if(!r)throw new T.VerificationError({code:"TLOG_BODY_ERROR",message:"missing dsse spec"});if(r.$case===
"dsseV002")return Wn(r.dsseV002,e);throw new T.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported version: ${r.$case}`})}function Zn(t,e){if(t.spec.
signatures?.length!==1)throw new T.VerificationError({code:"TLOG_BODY_ERROR",message:"signature count mismatch"});let r=t.spec.signatures[0].signature;if(!e.compareSignature(
Buffer.from(r,"base64")))throw new T.VerificationError({code:"TLOG_BODY_ERROR",message:"tlog entry signature mismatch"});let i=t.spec.payloadHash?.value||"";if(!e.
compareDigest(Buffer.from(i,"hex")))throw new T.VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload hash mismatch"})}function Wn(t,e){if(t.signatures?.
length!==1)throw new T.VerificationError({code:"TLOG_BODY_ERROR",message:"signature count mismatch"});let r=t.signatures[0].content;if(!e.compareSignature(r))throw new T.
VerificationError({code:"TLOG_BODY_ERROR",message:"tlog entry signature mismatch"});let i=t.payloadHash?.digest||Buffer.from("");if(!e.compareDigest(i))throw new T.
VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload hash mismatch"})}});var Hr=o(x=>{"use strict";Object.defineProperty(x,"__esModule",{value:true});
x.HASHEDREKORD_API_VERSION_V1=void 0;x.verifyHashedRekordTLogBody=Qn;x.verifyHashedRekordTLogBodyV2=es;var L=h();x.HASHEDREKORD_API_VERSION_V1="0.0.1";function Qn(t,e){
if(t.apiVersion===x.HASHEDREKORD_API_VERSION_V1)return ts(t,e);throw new L.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported hashedrekord version: ${t.
apiVersion}`})}function es(t,e){let r=t.spec?.spec;if(!r)throw new L.VerificationError({code:"TLOG_BODY_ERROR",message:"missing dsse spec"});if(r.$case==="hashe\
dRekordV002")return rs(r.hashedRekordV002,e);throw new L.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported version: ${r.$case}`})}function ts(t,e){
let r=t.spec.signature.content||"";if(!e.compareSignature(Buffer.from(r,"base64")))throw new L.VerificationError({code:"TLOG_BODY_ERROR",message:"signature mism\
atch"});let i=t.spec.data.hash?.value||"";if(!e.compareDigest(Buffer.from(i,"hex")))throw new L.VerificationError({code:"TLOG_BODY_ERROR",message:"digest mismat\
ch"})}function rs(t,e){let r=t.signature?.content||Buffer.from("");if(!e.compareSignature(r))throw new L.VerificationError({code:"TLOG_BODY_ERROR",message:"sign\
ature mismatch"});let i=t.data?.digest||Buffer.from("");if(!e.compareDigest(i))throw new L.VerificationError({code:"TLOG_BODY_ERROR",message:"digest mismatch"})}});
var Gr=o(Dt=>{"use strict";Object.defineProperty(Dt,"__esModule",{value:true});Dt.verifyIntotoTLogBody=is;var Be=h();function is(t,e){if(t.apiVersion==="0.0.2")
return ns(t,e);throw new Be.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported intoto version: ${t.apiVersion}`})}function ns(t,e){if(t.spec.content.
envelope.signatures?.length!==1)throw new Be.VerificationError({code:"TLOG_BODY_ERROR",message:"signature count mismatch"});let r=ss(t.spec.content.envelope.signatures[0].
sig);if(!e.compareSignature(Buffer.from(r,"base64")))throw new Be.VerificationError({code:"TLOG_BODY_ERROR",message:"tlog entry signature mismatch"});let i=t.spec.
content.payloadHash?.value||"";if(!e.compareDigest(Buffer.from(i,"hex")))throw new Be.VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload hash misma\
tch"})}function ss(t){return Buffer.from(t,"base64").toString("utf-8")}});var Fr=o(ne=>{"use strict";Object.defineProperty(ne,"__esModule",{value:true});ne.LogCheckpoint=
void 0;ne.verifyCheckpoint=us;var Ur=O(),ie=h(),Nt=`

`,os=/\u2014 (\S+) (\S+)\n/g;function us(t,e){let r=t.inclusionProof,i=Pt.fromString(r.checkpoint.envelope),n=qe.fromString(i.note);if(!as(i,e))throw new ie.VerificationError(
{code:"TLOG_INCLUSION_PROOF_ERROR",message:"invalid checkpoint signature"});return n}function as(t,e){let r=Buffer.from(t.note,"utf-8");return t.signatures.some(
i=>{let n=e.find(s=>Ur.crypto.bufferEqual(s.logID.subarray(0,4),i.keyHint)&&s.baseURL.match(i.name));return n?Ur.crypto.verify(r,n.publicKey,i.signature):false})}
var Pt=class t{note;signatures;constructor(e,r){this.note=e,this.signatures=r}static fromString(e){if(!e.includes(Nt))throw new ie.VerificationError({code:"TLOG\
_INCLUSION_PROOF_ERROR",message:"missing checkpoint separator"});let r=e.indexOf(Nt),i=e.slice(0,r+1),s=e.slice(r+Nt.length).matchAll(os),u=Array.from(s,c=>{let[
,f,E]=c,R=Buffer.from(E,"base64");if(R.length<5)throw new ie.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"malformed checkpoint signature"});return{
name:f,keyHint:R.subarray(0,4),signature:R.subarray(4)}});if(u.length===0)throw new ie.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"no signatur\
es found in checkpoint"});return new t(i,u)}},qe=class t{origin;logSize;logHash;rest;constructor(e,r,i,n){this.origin=e,this.logSize=r,this.logHash=i,this.rest=
n}static fromString(e){let r=e.trimEnd().split(`
`);if(r.length<3)throw new ie.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"too few lines in checkpoint header"});let i=r[0],n=BigInt(r[1]),s=Buffer.
from(r[2],"base64"),u=r.slice(3);return new t(i,n,s,u)}};ne.LogCheckpoint=qe});var kr=o(qt=>{"use strict";Object.defineProperty(qt,"__esModule",{value:true});qt.
verifyMerkleInclusion=ls;var Bt=O(),jt=h(),cs=Buffer.from([0]),fs=Buffer.from([1]);function ls(t,e){let r=t.inclusionProof,i=BigInt(r.logIndex),n=BigInt(e.logSize);
if(i<0n||i>=n)throw new jt.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:`invalid index: ${i}`});let{inner:s,border:u}=hs(i,n);if(r.hashes.length!==
s+u)throw new jt.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"invalid hash count"});let c=r.hashes.slice(0,s),f=r.hashes.slice(s),E=bs(t.canonicalizedBody),
R=gs(ds(E,c,i),f);if(!Bt.crypto.bufferEqual(R,e.logHash))throw new jt.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"calculated root hash does no\
t match inclusion proof"})}function hs(t,e){let r=_s(t,e),i=Os(t>>BigInt(r));return{inner:r,border:i}}function ds(t,e,r){return e.reduce((i,n,s)=>r>>BigInt(s)&BigInt(
1)?Vt(n,i):Vt(i,n),t)}function gs(t,e){return e.reduce((r,i)=>Vt(i,r),t)}function _s(t,e){return ps(t^e-BigInt(1))}function Os(t){return t.toString(2).split("1").
length-1}function ps(t){return t===0n?0:t.toString(2).length}function Vt(t,e){return Bt.crypto.digest("sha256",fs,t,e)}function bs(t){return Bt.crypto.digest("s\
ha256",cs,t)}});var Jr=o(Lt=>{"use strict";Object.defineProperty(Lt,"__esModule",{value:true});Lt.verifyTLogSET=Ss;var $r=O(),ys=h(),ms=k();function Ss(t,e){if(!(0,
ms.filterTLogAuthorities)(e,{logID:t.logId.keyId,targetDate:new Date(Number(t.integratedTime)*1e3)}).some(n=>{let s=Es(t),u=Buffer.from($r.json.canonicalize(s),
"utf8"),c=t.inclusionPromise.signedEntryTimestamp;return $r.crypto.verify(u,n.publicKey,c)}))throw new ys.VerificationError({code:"TLOG_INCLUSION_PROMISE_ERROR",
message:"inclusion promise could not be verified"})}function Es(t){let{integratedTime:e,logIndex:r,logId:i,canonicalizedBody:n}=t;return{body:n.toString("base64"),
integratedTime:Number(e),logIndex:Number(r),logID:i.keyId.toString("hex")}}});var Yr=o(Le=>{"use strict";Object.defineProperty(Le,"__esModule",{value:true});Le.
verifyTLogBody=ws;Le.verifyTLogInclusion=Cs;var Xr=Mr(),Kt=h(),xt=Kr(),Mt=Hr(),vs=Gr(),Ts=Fr(),Rs=kr(),Is=Jr();function ws(t,e){let{kind:r,version:i}=t.kindVersion,
n=JSON.parse(t.canonicalizedBody.toString("utf8"));if(r!==n.kind||i!==n.apiVersion)throw new Kt.VerificationError({code:"TLOG_BODY_ERROR",message:`kind/version \
mismatch - expected: ${r}/${i}, received: ${n.kind}/${n.apiVersion}`});switch(r){case"dsse":if(i==xt.DSSE_API_VERSION_V1)return(0,xt.verifyDSSETLogBody)(n,e);{let s=Xr.
Entry.fromJSON(n);return(0,xt.verifyDSSETLogBodyV2)(s,e)}case"intoto":return(0,vs.verifyIntotoTLogBody)(n,e);case"hashedrekord":if(i==Mt.HASHEDREKORD_API_VERSION_V1)
return(0,Mt.verifyHashedRekordTLogBody)(n,e);{let s=Xr.Entry.fromJSON(n);return(0,Mt.verifyHashedRekordTLogBodyV2)(s,e)}default:throw new Kt.VerificationError({
code:"TLOG_BODY_ERROR",message:`unsupported kind: ${r}`})}}function Cs(t,e){let r=false;if(As(t)&&((0,Is.verifyTLogSET)(t,e),r=true),Ds(t)){let i=(0,Ts.verifyCheckpoint)(
t,e);(0,Rs.verifyMerkleInclusion)(t,i),r=true}if(!r)throw new Kt.VerificationError({code:"TLOG_MISSING_INCLUSION_ERROR",message:"inclusion could not be verified"})}
function As(t){return t.inclusionPromise!==void 0}function Ds(t){return t.inclusionProof!==void 0}});var ei=o(xe=>{"use strict";Object.defineProperty(xe,"__esMo\
dule",{value:true});xe.Verifier=void 0;var Ns=Ut("util"),Y=h(),zr=wr(),Ht=Cr(),Zr=Nr(),Wr=Yr(),Gt=class{trustMaterial;options;constructor(e,r={}){this.trustMaterial=
e,this.options={ctlogThreshold:r.ctlogThreshold??1,tlogThreshold:r.tlogThreshold??1,timestampThreshold:r.timestampThreshold??r.tsaThreshold??1,tsaThreshold:0}}verify(e,r){
let i=this.verifyTimestamps(e),n=this.verifySigningKey(e,i);return this.verifyTLogs(e),this.verifySignature(e,n),r&&this.verifyPolicy(r,n.identity||{}),n}verifyTimestamps(e){
let r=[];for(let i of e.timestamps)switch(i.$case){case"timestamp-authority":r.push((0,Zr.getTSATimestamp)(i.timestamp,e.signature.signature,this.trustMaterial.
timestampAuthorities));break;case"transparency-log":{let n=(0,Zr.getTLogTimestamp)(i.tlogEntry);n&&r.push(n);break}}if(Qr(r))throw new Y.VerificationError({code:"\
TIMESTAMP_ERROR",message:"duplicate timestamp"});if(r.length<this.options.timestampThreshold)throw new Y.VerificationError({code:"TIMESTAMP_ERROR",message:`expe\
cted ${this.options.timestampThreshold} timestamps, got ${r.length}`});return r.map(i=>i.timestamp)}verifySigningKey({key:e},r){switch(e.$case){case"public-key":
return(0,zr.verifyPublicKey)(e.hint,r,this.trustMaterial);case"certificate":{let i=(0,zr.verifyCertificate)(e.certificate,r,this.trustMaterial);if(Qr(i.scts))throw new Y.
VerificationError({code:"CERTIFICATE_ERROR",message:"duplicate SCT"});if(i.scts.length<this.options.ctlogThreshold)throw new Y.VerificationError({code:"CERTIFIC\
ATE_ERROR",message:`expected ${this.options.ctlogThreshold} SCTs, got ${i.scts.length}`});return i.signer}}}verifyTLogs({signature:e,tlogEntries:r}){let i=0;if(r.
forEach(n=>{i++,(0,Wr.verifyTLogInclusion)(n,this.trustMaterial.tlogs),(0,Wr.verifyTLogBody)(n,e)}),i<this.options.tlogThreshold)throw new Y.VerificationError({
code:"TLOG_ERROR",message:`expected ${this.options.tlogThreshold} tlog entries, got ${i}`})}verifySignature(e,r){if(!e.signature.verifySignature(r.key))throw new Y.
VerificationError({code:"SIGNATURE_ERROR",message:"signature verification failed"})}verifyPolicy(e,r){e.subjectAlternativeName&&(0,Ht.verifySubjectAlternativeName)(
e.subjectAlternativeName,r.subjectAlternativeName),e.extensions&&(0,Ht.verifyExtensions)(e.extensions,r.extensions),e.oids&&(0,Ht.verifyOIDs)(e.oids,r.oids)}};xe.
Verifier=Gt;function Qr(t){for(let e=0;e<t.length;e++)for(let r=e+1;r<t.length;r++)if((0,Ns.isDeepStrictEqual)(t[e],t[r]))return true;return false}});var Bs=o(_=>{
Object.defineProperty(_,"__esModule",{value:true});_.Verifier=_.toTrustMaterial=_.VerificationError=_.PolicyError=_.toSignedEntity=void 0;var Ps=Sr();Object.defineProperty(
_,"toSignedEntity",{enumerable:true,get:function(){return Ps.toSignedEntity}});var ti=h();Object.defineProperty(_,"PolicyError",{enumerable:true,get:function(){
return ti.PolicyError}});Object.defineProperty(_,"VerificationError",{enumerable:true,get:function(){return ti.VerificationError}});var js=k();Object.defineProperty(
_,"toTrustMaterial",{enumerable:true,get:function(){return js.toTrustMaterial}});var Vs=ei();Object.defineProperty(_,"Verifier",{enumerable:true,get:function(){
return Vs.Verifier}})});export default Bs();
