import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);function Nt(o5,t){switch(o5.type){case"Script":case"CompoundLis\
t":case"AndOr":for(let e of o5.commands)t(e);return;case"Statement":t(o5.command);return;case"Command":for(let e of o5.prefix)t(e);o5.name&&t(o5.name);for(let e of o5.
suffix)t(e);return;case"Pipeline":for(let e of o5.prefixes)t(e);for(let e of o5.commands)t(e);return;case"Redirected":t(o5.command);for(let e of o5.redirects)t(
e);return;case"If":t(o5.clause),t(o5.then);for(let e of o5.elif)t(e);o5.else&&t(o5.else);return;case"Elif":t(o5.clause),t(o5.then);return;case"For":case"Select":
if(t(o5.name),o5.wordlist)for(let e of o5.wordlist)t(e);t(o5.body);return;case"While":t(o5.clause),t(o5.body);return;case"Function":case"Coproc":o5.name&&t(o5.name),
t(o5.body);return;case"Subshell":case"BraceGroup":t(o5.body);return;case"Case":t(o5.word);for(let e of o5.items)t(e);return;case"CaseItem":for(let e of o5.pattern)
t(e);t(o5.body);return;case"ArithmeticFor":{let e=o5.initialize;e&&t(e);let i=o5.test;i&&t(i);let s=o5.update;s&&t(s),t(o5.body);return}case"Word":case"Glob":case"\
ArithmeticWord":case"HereDocBody":case"BraceExpansion":case"ExtendedGlob":{let e=o5.parts;if(e)for(let i of e)t(i);return}case"DoubleQuoted":case"LocaleString":
for(let e of o5.parts)t(e);return;case"ParameterExpansion":o5.index&&t(o5.index),o5.operation&&t(o5.operation);return;case"Default":case"Remove":case"Transform":
t(o5.operand);return;case"CaseModification":o5.operand&&t(o5.operand);return;case"Replace":t(o5.pattern),t(o5.replacement);return;case"Slice":t(o5.offset),o5.length&&
t(o5.length);return;case"Assignment":{let e=o5.index;e&&t(e),t(o5.value);return}case"ArrayValue":for(let e of o5.elements)t(e);return;case"Redirect":case"HereSt\
ring":o5.descriptor&&t(o5.descriptor),o5.target&&t(o5.target);return;case"HereDoc":o5.descriptor&&t(o5.descriptor),o5.delimiter&&t(o5.delimiter),t(o5.body);return;case"\
CommandExpansion":case"ProcessSubstitution":case"ArithmeticCommandExpansion":{let e=o5.script;e&&t(e);return}case"ArithmeticExpansion":case"ArithmeticCommand":case"\
ArithmeticGroup":case"TestCommand":case"TestGroup":{let e=o5.expression;e&&t(e);return}case"ArithmeticBinary":case"TestBinary":t(o5.left),t(o5.right);return;case"\
ArithmeticUnary":case"TestUnary":t(o5.operand);return;case"ArithmeticTernary":t(o5.test),t(o5.consequent),t(o5.alternate);return;case"TestLogical":for(let e of o5.
operands)t(e);return;case"TestNot":for(let e of o5.negations)t(e);t(o5.operand);return;case"Literal":case"SingleQuoted":case"AnsiCQuoted":case"SimpleExpansion":case"\
Names":case"Unknown":case"FileDescriptor":case"FileDescriptorVariable":case"HereDocDelimiter":case"Time":case"Negation":return;default:{let e=o5;throw new TypeError(
`Unexpected syntax node: ${e}`)}}}function _e(o5){return o5>=48&&o5<=55}function be(o5){return o5>=48&&o5<=57||o5>=65&&o5<=70||o5>=97&&o5<=102}function ss(o5,t){
try{return String.fromCodePoint(o5)}catch{return t}}var is=new TextDecoder("utf-8",{ignoreBOM:true});function Ee(o5){return is.decode(new Uint8Array(o5))}function ns(o5,t,e){
if(o5.charCodeAt(t)!==92||t+2>e)return;let i=o5.charCodeAt(t+1),s=t+2,r=s;if(i===120){for(;r<e&&r-s<2&&be(o5.charCodeAt(r));)r++;return r===s?void 0:{value:Number.
parseInt(o5.slice(s,r),16),end:r}}if(_e(i)){for(;r<e&&r-s<2&&_e(o5.charCodeAt(r));)r++;return{value:Number.parseInt(o5.slice(t+1,r),8)&255,end:r}}}function Qt(o5,t,e){
let i=t,s="",r=[],n=-1;for(;i<e&&o5.charCodeAt(i)!==39;){let p=i,d=ns(o5,i,e);if(d&&d.value>=128){r.push(d.value),i=d.end;continue}if(r.length>0&&(s+=Ee(r),r=[]),
d){d.value===0&&n===-1&&(n=s.length),s+=String.fromCharCode(d.value),i=d.end;continue}if(o5.charCodeAt(i)!==92||i+1>=e){let l=i;for(;i<e;){let m=o5.charCodeAt(i);
if(m===39||m===92&&i+1<e)break;i++}s+=o5.slice(l,i);continue}i++;let c=o5[i++];switch(c){case"a":s+="\x07";break;case"b":s+="\b";break;case"e":case"E":s+="\x1B";
break;case"f":s+="\f";break;case"n":s+=`
`;break;case"r":s+="\r";break;case"t":s+="	";break;case"v":s+="\v";break;case"\\":s+="\\";break;case"'":s+="'";break;case'"':s+='"';break;case"?":s+="?";break;case`\

`:break;case"c":{let l=i<e?o5.charCodeAt(i):39;if(l===39){s+=o5.slice(p,i);break}if(i++,l===92){let g=i<e&&o5.charCodeAt(i)===92;g&&i++,s+="",!g&&i<e&&(s+=o5[i],
i++);break}let m=l===63?127:l&31;m===0&&l<128&&n===-1&&(n=s.length),s+=String.fromCharCode(m);break}case"u":case"U":{let l=i,m=c==="u"?4:8;for(;i<e&&i-l<m&&be(o5.
charCodeAt(i));)i++;if(i===l){s+=`\\${c}`;break}let g=o5.slice(p,i),A=Number.parseInt(o5.slice(l,i),16);A===0&&n===-1&&(n=s.length),s+=ss(A,g);break}default:s+=
`\\${c}`;break}}r.length>0&&(s+=Ee(r)),n!==-1&&(s=s.slice(0,n));let a=i<e;return a&&i++,{value:s,end:i,closed:a}}var pt=class o{static _resolveScript;type;pos;end;text;#t;#e=void 0;constructor(t,e,i,s,r){
this.type=t,this.pos=e,this.end=i,this.text=s,this.#t=r}get script(){let t=this.#t;if(t!==void 0){let e=o._resolveScript(t.source,t.start,t.end,t.depth,t.parenBoundary,
t.context);t.context===void 0&&(e.source=t.source),this.script=e}return this.#e}set script(t){this.#e=t,this.#t=void 0}toJSON(){return{type:this.type,pos:this.pos,
end:this.end,text:this.text,script:this.script}}},Jt=class extends pt{operator;constructor(t,e,i,s,r){super("ProcessSubstitution",t,e,i,r),this.operator=s}toJSON(){
return{type:this.type,pos:this.pos,end:this.end,text:this.text,operator:this.operator,script:this.script}}},Ht=class o2{static _resolveExpression;type="Arithmet\
icExpansion";pos;end;text;#t;#e=void 0;constructor(t,e,i,s){this.pos=t,this.end=e,this.text=i,this.#t=s}get expression(){let t=this.#t;return t!==void 0&&(this.
expression=o2._resolveExpression(t.body,t.offset,t.source,t.depth,t.context,t.depth+1)),this.#e}set expression(t){this.#e=t,this.#t=void 0}toJSON(){return{type:this.
type,pos:this.pos,end:this.end,text:this.text,expression:this.expression}}};function rs(o5){let t="";for(let e of o5)t+=e.type==="Literal"?e.value:e.text;return t}
function jt(o5){let t=o5.indexOf("\\");if(t===-1)return o5;let e="",i=0;for(let s=t;s<o5.length;s++)if(o5.charCodeAt(s)===92){if(e+=o5.slice(i,s),s++,s>=o5.length){
e+="\\",i=s;break}o5.charCodeAt(s)!==10&&(e+=o5[s]),i=s+1}return e+o5.slice(i)}function ye(o5){let t=1;for(;o5[t]==="\\"&&o5[t+1]===`
`;)t+=2;return t===1||o5[t]!=="("?o5:o5[0]+o5.slice(t)}function Zt(o5){let t="";for(let e of o5)switch(e.type){case"Literal":case"Glob":case"SingleQuoted":case"\
AnsiCQuoted":t+=e.value;break;case"DoubleQuoted":case"LocaleString":t+=rs(e.parts);break;case"CommandExpansion":t+=e.text[0]==="$"?ye(e.text):e.text;break;case"\
ExtendedGlob":t+=ye(e.text);break;default:t+=e.text;break}return t}var j=class{type="Word";text;pos;end;#t;#e;#i;#s;#n=null;constructor(t,e,i,s,r,n=0){this.text=
t,this.pos=e,this.end=i,this.#t=s,this.#e=r,this.#i=n,this.#s=r===void 0?void 0:null}get value(){if(this.#n===null){let t=this.#t===void 0&&this.#s===null?void 0:
this.parts;this.#n=t?Zt(t):jt(this.text)}return this.#n}get parts(){return this.#s===null&&(this.#s=this.#e?.(this.#t??"",this,this.#i)??void 0),this.#s}set parts(t){
this.#s=t??void 0}toJSON(){return{type:this.type,text:this.text,pos:this.pos,end:this.end,parts:this.parts,value:this.value}}};function Rt(o5){return{boundaries:o5===
void 0?void 0:ae(o5),wordParts:void 0,embeddedParts:void 0,arrayParts:void 0}}function ae(o5){return o5.boundaries??(o5.boundaries=new Map)}function at(o5,t,e){
for(;t+1<e&&o5.charCodeAt(t)===92&&o5.charCodeAt(t+1)===10;)t+=2;return t}function Pt(o5){return/[*?[]/.test(o5)}var xt=new Uint8Array(128);xt[33]=1;xt[94]=1;xt[91]=
1;xt[93]=1;xt[58]=1;xt[46]=1;xt[61]=1;xt[45]=1;xt[92]=1;function os(o5,t,e,i,s){let r=e-1;for(;r>t&&o5.charCodeAt(r)!==93;)r--;if(r===t)return null;let n=[],a=[],
p=[],d=0,c=false;for(let C=t;C<e;C++){for(;i&&d<i.length&&i[d].end<=C+s;)d++;let E=i?.[d],b=C,_=0;if(E&&E.pos<=C+s&&E.type!=="Literal")C=E.end-s-1;else{if(_=o5.
charCodeAt(C),_===92&&C+1<e&&o5.charCodeAt(C+1)===10){C++;continue}(_>=128||!xt[_])&&(_=0)}let x=a.length-1;if(_===0&&x>=0&&a[x]===0){p[x]++;continue}x>=0&&a[x]===
91&&(_===58||_===61||_===46)&&(c=true),n.push(b),a.push(_),p.push(1)}let l=a.length,m;if(c){m=new Int32Array(l).fill(-1);let C=-1,E=-1,b=-1,_=-1;for(let x=l-1;x>=
0;x--){let w=a[x+2];if(w===93?C=x+2:a[x+3]===93&&(w===58?E=x+2:w===61?b=x+2:w===46&&(_=x+2)),a[x]!==91)continue;let S=a[x+1],y=S===58?E:S===61?b:S===46?_:-1;y!==
-1&&(S===46||C===-1||C>y)&&(m[x]=y+2)}}let g=C=>m===void 0?-1:m[C],A=new Int32Array(l+2).fill(-1),k=(C,E)=>{if(C>=l)return-1;if(E&&a[C]===45&&C+1<l&&a[C+1]!==93){
let b=C+1;if(a[b]===92){if(b+1>=l)return-1;b++}let _=b+1;if(a[b]===91&&a[b+1]===46){let x=g(b);x!==-1&&(_=x)}else if(a[b]===0&&p[b]>1)return A[b];return _>=l?-1:
a[_]===93?_+1:A[_]}return a[C]===93?C+1:A[C]};for(let C=l-1;C>=0;C--){let E=a[C],b=C+1,_=true;if(E===92){if(C+1>=l)continue;b=C+2}else if(E===91){let x=a[C+1];if(x===
58||x===61||x===46){let w=g(C);w!==-1&&(b=w,_=x===46)}}A[C]=k(b,_)}let f=new Map;for(let C=0;C<l;C++){if(a[C]!==91)continue;let E=C+1;if((a[E]===33||a[E]===94)&&
E++,E>=l)continue;let b=a[E]===93?k(E+1,true):A[E];b!==-1&&f.set(n[C],n[b-1]+1)}return f}function he(o5,t,e,i,s,r,n){for(;t<e;){for(;i&&s<i.length&&i[s].end<=t+
r;)s++;let a=i?.[s];if(a&&a.pos===t+r&&a.end<=e+r){n.push(a),t=a.end-r,s++;continue}let p=a?Math.min(e,(a.pos>t+r?a.pos:a.end)-r):e,d=o5.slice(t,p);n.push({type:"\
Literal",pos:t+r,end:p+r,text:d,value:jt(d)}),t=p}return s}function gt(o5,t,e,i,s=0){let r,n,a=0,p=0,d=t;for(let c=t;c<e;c++){for(;i&&a<i.length&&i[a].end<=c+s;)
a++;let l=i?.[a];if(l&&l.pos<=c+s&&l.type!=="Literal"){c=l.end-s-1;continue}let m=o5.charCodeAt(c);if(m===92){c++;continue}let g;if(m===42||m===63){let f=l?Math.
min(e,l.end-s):e,C=at(o5,c+1,f);if(C<f&&o5.charCodeAt(C)===40)continue;if(g=c+1,m===42)for(;g<f&&o5.charCodeAt(g)===42;){let E=at(o5,g+1,f);if(E<f&&o5.charCodeAt(
E)===40)break;g++}}else if(m===91){n===void 0&&(n=os(o5,c,e,i,s));let f=n?.get(c);if(f===void 0)continue;g=f}else continue;r||(r=[]),p=he(o5,d,c,i,p,s,r);let A=o5.
slice(c,g),k;if(m===91){let f=[];p=he(o5,c+1,g-1,i,p,s,f),k={type:"Glob",kind:"bracket",pos:c+s,end:g+s,text:A,value:"["+Zt(f)+"]",parts:f}}else k={type:"Glob",
kind:m===42?"star":"question",pos:c+s,end:g+s,text:A,value:A,parts:void 0};r.push(k),d=g,c=g-1}return r?(he(o5,d,e,i,p,s,r),r):i??void 0}var h={Word:0,Assignment:1,
Semi:2,Newline:3,Pipe:4,And:5,Or:6,Amp:7,LParen:8,RParen:9,LBrace:10,RBrace:11,Bang:12,If:13,Then:14,Else:15,Elif:16,Fi:17,Do:18,Done:19,For:20,While:21,Until:22,
In:23,Case:24,Esac:25,Function:26,DoubleSemi:27,SemiAmp:28,DoubleSemiAmp:29,Select:30,DblLBracket:31,DblRBracket:32,EOF:33,ArithCmd:34,Coproc:35,Redirect:36},te=class{token=h.
EOF;_value="";_owner;pos=0;end=0;fileDescriptor=void 0;variableName=void 0;descriptorEnd=0;delimiterQuoted=false;content=void 0;targetPos=0;targetEnd=0;assignmentOperatorPos=-1;raw=false;keywordEligible=false;constructor(t=null){
this._owner=t}get value(){return this._value??(this._value=this._owner===null?"":this._owner._tokenValue(this.pos,this.end,this.raw))}set value(t){this._value=t}reset(){
this.token=h.EOF,this._value="",this.pos=0,this.end=0,this.fileDescriptor=void 0,this.variableName=void 0,this.descriptorEnd=0,this.delimiterQuoted=false,this.content=
void 0,this.targetPos=0,this.targetEnd=0,this.assignmentOperatorPos=-1,this.raw=false,this.keywordEligible=false}copyFrom(t){this.token=t.token,this._value=t._value,
this.pos=t.pos,this.end=t.end,this.fileDescriptor=t.fileDescriptor,this.variableName=t.variableName,this.descriptorEnd=t.descriptorEnd,this.delimiterQuoted=t.delimiterQuoted,
this.content=t.content,this.targetPos=t.targetPos,this.targetEnd=t.targetEnd,this.assignmentOperatorPos=t.assignmentOperatorPos,this.raw=t.raw,this.keywordEligible=
t.keywordEligible}},we=new Map([["if",h.If],["then",h.Then],["else",h.Else],["elif",h.Elif],["fi",h.Fi],["do",h.Do],["done",h.Done],["for",h.For],["while",h.While],
["until",h.Until],["in",h.In],["case",h.Case],["esac",h.Esac],["function",h.Function],["select",h.Select],["coproc",h.Coproc],["!",h.Bang],["{",h.LBrace],["}",h.
RBrace]]);var M=new Uint8Array(128);M[124]=1;M[38]=1;M[59]=1;M[40]=1;M[41]=1;M[60]=1;M[62]=1;M[32]=1;M[9]=1;M[10]=1;M[92]=2;M[39]=2;M[34]=2;M[36]=2;M[96]=2;M[123]=
2;function qt(o5,t,e){for(;t<e;){let i=o5.charCodeAt(t);if(i===32||i===9)t++;else if(i===92&&t+1<e&&o5.charCodeAt(t+1)===10)t+=2;else break}return t}var He=new Uint8Array(
128);for(let o5 of[9,10,32,33,37,38,40,41,42,43,44,45,47,58,60,61,62,63,94,124])He[o5]=1;function Ft(o5,t,e){for(let i=t;i<e;i++){let s=o5.charCodeAt(i);if(s===
92||s===39||s===34||s===36||s===96||(s===60||s===62)&&i+1<e&&o5.charCodeAt(i+1)===40)return true}return false}function Se(o5,t,e=false,i){let s=0,r=0;for(let n=0;n<
o5.length;n++){let a=o5.charCodeAt(n);if(a===92){n++;continue}if(a===123){s++;continue}if(a===125){s>0&&s--;continue}if(a===39){for(n++;n<o5.length&&o5.charCodeAt(
n)!==39;)n++;continue}if(a===34){for(n++;n<o5.length;){let d=o5.charCodeAt(n);if(d===34)break;if(d===92){n+=2;continue}let c=i?.(n,true)??n;if(c>n){n=c;continue}
n++}continue}let p=i?.(n,false)??n;if(p>n){n=p-1;continue}if(e&&s===0){if(a===63){r++;continue}if(a===58&&r>0){r--;continue}}if(a===t&&s===0)return n}return-1}var Et=new Uint8Array(
128);for(let o5=97;o5<=122;o5++)Et[o5]=3;for(let o5=65;o5<=90;o5++)Et[o5]=3;for(let o5=48;o5<=57;o5++)Et[o5]=2;Et[95]=3;var bt=new Uint8Array(128);bt[63]=1;bt[64]=
1;bt[42]=1;bt[43]=1;bt[33]=1;bt[61]=1;function Pe(o5){return o5<128&&o5!==61&&bt[o5]===1}var as={63:"?",64:"@",42:"*",43:"+",33:"!"};function De(o5){let t=o5.type;
return t==="Literal"||t==="SimpleExpansion"||t==="ParameterExpansion"||t==="CommandExpansion"||t==="ArithmeticExpansion"}function hs(o5,t,e){for(let i=t;i<e;i++){
let s=o5.charCodeAt(i);if(s<48||s>57)return false}return e>t}var ut=-1,ce=0,Te=1,pe=2,ve=3,it=4;function ds(o5,t){let e=o5[o5.length-1],i=t[0],s=0;e?.type==="Li\
teral"&&i?.type==="Literal"&&e.end===i.pos&&(o5[o5.length-1]={type:"Literal",pos:e.pos,end:i.end,text:e.text+i.text,value:e.value+i.value},s=1);for(let r=s;r<t.
length;r++)o5.push(t[r]);return o5}function We(o5){return o5<ut}function Be(o5){return-o5-2}function de(o5,t,e,i){let s=i;for(let r=t;r<e&&s>=0;r++){let n=o5.charCodeAt(
r);if(s>=it)n===91?s++:n===93&&--s===it&&(s=pe);else if(s===ce)s=n<128&&Et[n]&1?Te:ut;else if(s===Te){if(n<128&&Et[n]&2)continue;n===91?s=it+1:n===43?s=ve:s=n===
61?-r-2:ut}else s===pe?n===43?s=ve:s=n===61?-r-2:ut:s=n===61?-r-2:ut}return s}function G(o5,t,e,i=0,s=0){o5.token=t,o5._value=e,o5.pos=i,o5.end=s,o5.fileDescriptor=
void 0,o5.variableName=void 0,o5.descriptorEnd=0,o5.delimiterQuoted=false,o5.content=void 0,o5.assignmentOperatorPos=-1,o5.raw=false,o5.keywordEligible=false}function Dt(o5,t,e,i,s){
o5.token=t,o5._value=null,o5.pos=e,o5.end=i,o5.fileDescriptor=void 0,o5.variableName=void 0,o5.descriptorEnd=0,o5.delimiterQuoted=false,o5.content=void 0,o5.assignmentOperatorPos=
-1,o5.raw=s,o5.keywordEligible=false}function Ne(o5,t,e){switch(o5.charCodeAt(t)){case 33:return e===1?h.Bang:void 0;case 123:return e===1?h.LBrace:void 0;case 125:
return e===1?h.RBrace:void 0;case 105:{if(e!==2)return;let i=o5.charCodeAt(t+1);return i===102?h.If:i===110?h.In:void 0}case 102:return e===2?o5.charCodeAt(t+1)===
105?h.Fi:void 0:e===3?o5.startsWith("for",t)?h.For:void 0:e===8&&o5.startsWith("function",t)?h.Function:void 0;case 116:return e===4&&o5.startsWith("then",t)?h.
Then:void 0;case 101:return e!==4?void 0:o5.startsWith("else",t)?h.Else:o5.startsWith("elif",t)?h.Elif:o5.startsWith("esac",t)?h.Esac:void 0;case 100:return e===
2?o5.charCodeAt(t+1)===111?h.Do:void 0:e===4&&o5.startsWith("done",t)?h.Done:void 0;case 99:return e===4?o5.startsWith("case",t)?h.Case:void 0:e===6&&o5.startsWith(
"coproc",t)?h.Coproc:void 0;case 119:return e===5&&o5.startsWith("while",t)?h.While:void 0;case 117:return e===5&&o5.startsWith("until",t)?h.Until:void 0;case 115:
return e===6&&o5.startsWith("select",t)?h.Select:void 0;default:return}}var u={Normal:0,CommandStart:1,TestMode:2,CommandPrefix:3,Declaration:4,ArrayElement:5,FunctionName:6,
CasePattern:7,EvalArgument:8};function cs(o5){return o5===32||o5===9||o5===10||o5===124}var dt=class o3{static _findSubstitutionEnd;src;srcEnd;parenBoundary;pos;current;nextState;hasPeek;pendingHereDocs;substitutionContext;_errors=null;_buildParts=false;_buildValue=false;_nestingDepth=0;constructor(t,e=0,i=t.
length,s=false,r=Rt()){if(this.src=t,this.srcEnd=i,this.parenBoundary=s,this.pos=e,this.current=new te(this),this.nextState=new te(this),this.hasPeek=false,this.
pendingHereDocs=null,this.substitutionContext=r,e===0&&t.charCodeAt(0)===35&&t.charCodeAt(1)===33){let n=t.indexOf(`
`);this.pos=n===-1?this.srcEnd:n+1}}getSource(){return this.src}fork(t,e,i=false){let s=new o3(this.src,t,e,i,this.substitutionContext);return s._nestingDepth=this.
_nestingDepth,s}getSubstitutionContext(){return this.substitutionContext}get errors(){return this._errors??(this._errors=[])}commandExpansion(t,e,i,s,r=false){let n=this.
scriptWindow(this.src,i,i+s.length,r);return new pt("CommandExpansion",t,this.pos,e,n)}decodedCommandExpansion(t,e,i){let s=this.scriptWindow(i,0,i.length,false,
true);return new pt("CommandExpansion",t,this.pos,e,s)}processSubstitution(t,e,i,s){let r=this.scriptWindow(this.src,t+2,t+2+s.length,!this._unbalanced);return new Jt(
t,this.pos,e,i,r)}scriptWindow(t,e,i,s,r=false){if(this._nestingDepth>256)return;let n=r?void 0:this.substitutionContext;return{source:t,start:e,end:i,depth:this.
_nestingDepth+1,parenBoundary:s,context:n}}getPos(){return this.pos}findSubstitutionEnd(t,e,i=this._nestingDepth+1){return o3._findSubstitutionEnd===void 0?-1:o3.
_findSubstitutionEnd(this.src,t,e,i,this.substitutionContext)}_tokenValue(t,e,i){return i?this.src.slice(t,e):this.wordValueOf(t,e)}wordValueOf(t,e){let i=this.
pos,s=this.srcEnd,r=this._bracketWindow,n=this._arithmeticBracketWindow,a=this._buildValue,p=this._unbalanced,d=this._errors===null?0:this._errors.length;this.pos=
t,this.srcEnd=e,this._buildValue=true,this.readWordText(),this.pos<e&&this._wordAssignmentState!==void 0&&this._wordAssignmentState>=it&&(this.pos=t,this.readWordText(
true));let c=this._wordText;return this.pos=i,this.srcEnd=s,this._bracketWindow=r,this._arithmeticBracketWindow=n,this._buildValue=a,this._unbalanced=p,this._errors!==
null&&(this._errors.length=d),c}findClosingBracket(t,e=this.srcEnd){let i=Math.min(e,this.srcEnd),s=this._bracketWindow;if((!s||s.limit!==i)&&(s={limit:i,depth:this.
_nestingDepth,last:this.src.lastIndexOf("]",i-1)},this._bracketWindow=s),t>s.last||(s.depth!==this._nestingDepth&&(s={limit:i,depth:this._nestingDepth,last:s.last},
this._bracketWindow=s),s.failed?.has(t)))return-1;let r=[],n=this.findClosingShellDelimiter(t,e,93,false,true,r);if(n===-1){let a=s.failed??(s.failed=new Set);for(let p of r)
for(let d of p)a.add(d)}return n}findClosingArithmeticBracket(t,e=this.srcEnd){let i=Math.min(e,this.srcEnd),s=this._arithmeticBracketWindow;return(!s||s.end!==
i||s.depth!==this._nestingDepth)&&(s={end:i,depth:this._nestingDepth,failed:new Set},this._arithmeticBracketWindow=s),s.failed.has(t)?-1:this.findClosingShellDelimiter(
t,e,93,false,false,void 0,s.failed)}findClosingBrace(t,e=this.srcEnd){return this.findClosingShellDelimiter(t,e,125)}findClosingParenthesis(t,e=this.srcEnd){let i=this.
pos,s=this.srcEnd,r=this._bracketWindow,n=this._arithmeticBracketWindow,a=this._unbalanced;this.pos=t,this.srcEnd=Math.min(e,this.srcEnd),this.extractBalanced();
let p=this._unbalanced?-1:this.pos-1;return this.pos=i,this.srcEnd=s,this._bracketWindow=r,this._arithmeticBracketWindow=n,this._unbalanced=a,p}findArithmeticExpansionEnd(t,e=this.
srcEnd){let i=this.fork(t,e);return i.pos=t+1,i.scanArithmeticBody(),i.pos}findArithmeticWordEnd(t,e=this.srcEnd){let i=this.fork(t,e);return i.pos=t,i.scanArithmeticWordEnd()}scanArithmeticWordEnd(){
for(;this.pos<this.srcEnd;){let t=this.src.charCodeAt(this.pos);if(t===36){this.readDollar();continue}if(t===96){this.readBacktickExpansion();continue}if(t===39){
this.pos++,this.skipSQ();continue}if(t===34){this.pos++,this.skipDQ();continue}if(t===92){this.pos+=2;continue}if(t===91){let e=this.findClosingBracket(this.pos+
1);if(e!==-1){this.pos=e+1;continue}}if((t===60||t===62)&&this.src.charCodeAt(this.pos+1)===40){this.pos+=2,this.extractBalanced();continue}if(t<128&&He[t])break;
this.pos++}return this.pos}findClosingShellDelimiter(t,e,i,s=false,r=true,n,a){let p=this.pos,d=this.srcEnd,c=this._bracketWindow,l=this._arithmeticBracketWindow,
m=this._unbalanced;this.srcEnd=Math.min(e,this.srcEnd);let g=[i];n?.push([]);let A=a?[t]:void 0,k=t,f=true,C=-1;for(;k<this.srcEnd;){let E=g[g.length-1];n&&E===
93&&n[n.length-1].push(k);let b=this.src.charCodeAt(k);if(b===92){k+1<this.srcEnd&&this.src.charCodeAt(k+1)!==10&&(f=false),k+=2;continue}if(b===35&&s&&g.length===
1&&f){for(;k<this.srcEnd&&this.src.charCodeAt(k)!==10;)k++;continue}if(b===39){this.pos=k+1,this.skipSQ(),k=this.pos,f=false;continue}if(b===34){this.pos=k+1,this.
skipDQ(),k=this.pos,f=false;continue}if(b===96){for(k++;k<this.srcEnd&&this.src.charCodeAt(k)!==96;)this.src.charCodeAt(k)===92&&k++,k++;k<this.srcEnd&&k++,f=false;
continue}if(b===36&&k+1<this.srcEnd&&this.src.charCodeAt(k+1)===40||(b===60||b===62)&&k+1<this.srcEnd&&this.src.charCodeAt(k+1)===40){this.pos=k+2,this.extractBalanced(),
k=this.pos,f=false;continue}if(b===36&&k+1<this.srcEnd){let _=this.src.charCodeAt(k+1);if(_===39){k=Qt(this.src,k+2,this.srcEnd).end,f=false;continue}if(_===36){
k+=2,f=false;continue}if(_===123&&r){g.push(125),n?.push([]),k+=2,f=false;continue}}if(s&&g.length===1&&(b===91&&f?(g.push(93),n?.push([])):C===-1&&(b===59||b===
38||b===124||b===60||b===62||b===40&&!Pe(this.src.charCodeAt(k-1)))&&(C=k)),E===93&&b===91)g.push(93),n?.push([]),A?.push(k+1);else if(E===41&&b===40)g.push(41),
n?.push([]);else if(b===E){if(g.pop(),A?.pop(),n?.pop(),g.length===0)return this.pos=p,this.srcEnd=d,this._bracketWindow=c,this._arithmeticBracketWindow=l,this.
_unbalanced=m,C!==-1&&this.errors.push({message:`unexpected '${this.src[C]}' in array assignment`,pos:C}),k;f=false,k++;continue}f=b<128&&(M[b]&1)!==0,k++}if(A)
for(let E of A)a.add(E);return this.pos=p,this.srcEnd=d,this._bracketWindow=c,this._arithmeticBracketWindow=l,this._unbalanced=m,-1}scanBraceExpansion(t,e){let i=this.
src,s=this.srcEnd,r=e.get(t);if(r!==void 0)return r;let n=this.pos,a=this._unbalanced,p=this._errors===null?0:this._errors.length,d=[t,0],c=t+1;for(;c<s;){let l=i.
charCodeAt(c),m=l<128?M[l]:0;if(m===0){if(c++,l===125){let A=d.pop();if(e.set(d.pop(),A?c:-1),d.length===0)break}else(l===44||l===46&&i.charCodeAt(c)===46)&&(d[d.
length-1]=1);continue}let g=c+1<s?i.charCodeAt(c+1):0;if(m&1)if(g===40&&(l===60||l===62))this.pos=c+2,this.extractBalanced(),c=this.pos;else if(l===40&&Pe(i.charCodeAt(
c-1))){let A=this.findClosingShellDelimiter(c+1,s,41);if(A===-1)break;c=A+1}else break;else if(l===92)c+=2;else if(l===39)this.pos=c+1,this.skipSQ(),c=this.pos;else if(l===
34)this.pos=c+1,this.skipDQ(),c=this.pos;else if(l===96){for(c++;c<s&&i.charCodeAt(c)!==96;)c+=i.charCodeAt(c)===92?2:1;c++}else if(l===123)d.push(c,0),c++;else if(g===
39)c=Qt(i,c+2,s).end;else if(g===123){let A=this.findClosingBrace(c+2,s);if(A===-1)break;c=A+1}else g===40?(this.pos=c+2,this.extractBalanced(),c=this.pos):c++}
this.pos=n,this._unbalanced=a,this._errors!==null&&(this._errors.length=p);for(let l=0;l<d.length;l+=2)e.set(d[l],-1);return e.get(t)}skipSubshellBody(){return this.
extractBalanced(false),this._unbalanced?-1:this.pos}skipCompoundBody(t){let e=[{close:t,phase:t===h.Esac?"case-pattern":"commands"}],i=true;for(;;){let s=e[e.length-
1].phase,r=i?u.CommandStart:u.Normal;s==="function-name"?r=u.FunctionName:s==="case-pattern"&&i&&(r=u.CasePattern);let n=this.next(r),a=n.token;if(a===h.EOF)return-1;
let p=e.length-1,d=e[p];if(d.phase==="function-name"){if(a===h.Newline)continue;d.phase="function-body",i=true;continue}else if(d.phase==="function-body"){if(a===
h.Newline)continue;if(d.phase="commands",i=true,a===h.LParen&&this.peek(u.Normal).token===h.RParen){this.next(u.Normal),d.phase="function-body";continue}}else if(d.
phase==="coproc-command"){if(a===h.Newline)continue;if(a===h.Word){d.phase="coproc-body",i=true;continue}d.phase="commands",i=true}else if(d.phase==="coproc-bod\
y"){if(a===h.Newline||(d.phase=a===h.Word&&n.keywordEligible&&n.value==="time"?"time-command":"commands",i=true,d.phase==="time-command"))continue}else if(d.phase===
"time-command"){if(a===h.Word&&n.keywordEligible&&n.value==="-p"){d.phase="time-command-after-p";continue}if(a===h.Word&&n.keywordEligible&&n.value==="--"){d.phase=
"commands";continue}d.phase="commands",i=true}else if(d.phase==="time-command-after-p"){if(a===h.Word&&n.keywordEligible&&n.value==="--"){d.phase="commands";continue}
d.phase="commands",i=true}else if(d.phase==="for-header"){if(a===h.ArithCmd||a===h.Semi||a===h.Newline){i=true;continue}if(a===h.Do||a===h.LBrace){d.close=a===h.
Do?h.Done:h.RBrace,d.phase="commands",i=true;continue}}else if(d.phase==="case-word"){if(a===h.Newline)continue;d.phase="case-in",i=false;continue}else if(d.phase===
"case-in"){if(a===h.Newline){i=true;continue}d.phase="case-pattern",i=true;continue}else if(d.phase==="case-pattern"){if(a===h.Esac&&i){if(e.pop(),e.length===0)
return n.end;i=false;continue}a===h.RParen?(d.phase="commands",i=true):i=a===h.Newline;continue}if(a===d.close){if(e.pop(),e.length===0)return n.end;i=false;continue}
if(i)switch(a){case h.LParen:e.push({close:h.RParen,phase:"commands"});break;case h.LBrace:e.push({close:h.RBrace,phase:"commands"});break;case h.If:e.push({close:h.
Fi,phase:"commands"});break;case h.For:e.push({close:h.Done,phase:"for-header"});break;case h.While:case h.Until:case h.Select:e.push({close:h.Done,phase:"comma\
nds"});break;case h.Case:e.push({close:h.Esac,phase:"case-word"});break;case h.DblLBracket:if(!this.skipTestCommandBody())return-1;i=false;continue;case h.Assignment:case h.
Redirect:case h.Bang:case h.Then:case h.Else:case h.Elif:case h.Do:case h.In:break;case h.Semi:case h.Newline:case h.Pipe:case h.And:case h.Or:case h.Amp:case h.
DoubleSemi:case h.SemiAmp:case h.DoubleSemiAmp:break;case h.Function:d.phase="function-name";break;case h.Coproc:d.phase="coproc-command";break;default:a===h.Word&&
n.keywordEligible&&n.value==="time"?(d.phase="time-command",i=true):i=false;continue}switch(a){case h.Semi:case h.Newline:case h.Pipe:case h.And:case h.Or:case h.
Amp:i=true;break;case h.DoubleSemi:case h.SemiAmp:case h.DoubleSemiAmp:d.close===h.Esac&&(d.phase="case-pattern"),i=true;break;case h.RParen:i=true;break}}}skipTestGroup(){
let t=1;for(;;){let e=this.next(u.TestMode);if(e.token===h.EOF)return-1;if(e.token===h.DblRBracket)return this.unshift(e),-1;if(e.token===h.LParen)t++;else if(e.
token===h.RParen&&--t===0)return e.end}}skipTestCommandBody(){for(;;){let t=this.next(u.TestMode).token;if(t===h.DblRBracket)return true;if(t===h.EOF)return false}}buildWordParts(t){
this._buildParts=true,this.pos=t;let e=this.src.charCodeAt(t);if((e===60||e===62)&&t+1<this.srcEnd&&this.src.charCodeAt(t+1)===40){this.pos=t+2;let i=this.extractBalanced(),
s=this.src.slice(t,this.pos),r=this.processSubstitution(t,s,e===60?"<":">",i);this.pos<this.srcEnd?(this.readWordText(),this._wordParts?this._wordParts.unshift(
r):this._wordParts=[r]):this._wordParts=[r]}else this.readWordText(),this.pos<this.srcEnd&&this._wordAssignmentState!==void 0&&this._wordAssignmentState>=it&&(this.
pos=t,this.readWordText(true));return this._wordParts}buildEmbeddedWordParts(t,e=false){return this._buildParts=true,this.pos=t,this.readInnerWordText(false,e),
this._wordParts}buildArrayElementParts(t){let e=this.findClosingBracket(t+1);if(e===-1)return this.buildWordParts(t);let i=this.src;this._buildParts=true;let s=Ft(
i,t,e+1)?this.parseSubFieldWord(t,e+1,"embedded"):void 0;this.pos=e+1,this.readWordText(false,u.ArrayElement);let r=this.pos,n=at(i,e+1,r),a=i.charCodeAt(n),p=a===
61||a===43&&i.charCodeAt(n+1)===61,d=s?.parts,c=this._wordParts;if(p&&(c=gt(i,e+1,r,c)??c),!d&&!c)return p?null:gt(i,t,r,void 0)??null;let l=i.slice(t,e+1);d||(d=
[{type:"Literal",pos:t,end:e+1,text:l,value:s?.value??l}]),c||(c=r>e+1?[{type:"Literal",pos:e+1,end:r,text:i.slice(e+1,r),value:this._wordText}]:[]);let m=ds(d,
c);return p||(m=gt(i,t,r,m)??m),m.length>1||m[0].type!=="Literal"?m:null}buildHereDocParts(t,e){this._buildParts=true;let i=this.src,s=[],r=false,n="",a=t,p=t,d=()=>{
p>a&&(s.push({type:"Literal",pos:a,end:p,value:n,text:i.slice(a,p)}),n="")};for(;p<e;){let c=i.charCodeAt(p);if(c===92){if(p+1<e){let l=i.charCodeAt(p+1);if(l===
10){p+=2;continue}if(l===36||l===96||l===92){n+=String.fromCharCode(l),p+=2;continue}}n+="\\",p++;continue}if(c===36&&i.charCodeAt(p+1)!==39&&i.charCodeAt(p+1)!==
34){d(),a=p,this.pos=p,this.readDollar(),this._resultPart?(r=true,s.push(this._resultPart),a=this.pos):n+=i.slice(p,this.pos),p=this.pos;continue}if(c===96){d(),
a=p,this.pos=p,this.readBacktickExpansion(),this._resultPart?(r=true,s.push(this._resultPart),a=this.pos):n+=i.slice(p,this.pos),p=this.pos;continue}n+=i[p],p++}
return d(),r?s:null}registerHereDocTarget(t){if(this.pendingHereDocs!==null){for(let e of this.pendingHereDocs)if(!e.target){e.target=t;return}}}readTestRegexWord(){
this.hasPeek=false,this.skipSpacesAndTabs();let t=this.src,e=this.srcEnd,i=this.pos,s=0;for(;this.pos<e;){let r=t.charCodeAt(this.pos);if(r===40){s++,this.pos++;
continue}if(r===92){this.pos+=this.pos+1<e?2:1;continue}if(r===39){let n=this.pos++,a=n>i&&t.charCodeAt(n-1)===36;for(;this.pos<e&&t.charCodeAt(this.pos)!==39;)
a&&t.charCodeAt(this.pos)===92&&this.pos+1<e&&this.pos++,this.pos++;this.pos<e?this.pos++:this.errors.push({message:a?"unterminated ANSI-C quote":"unterminated \
single quote",pos:n});continue}if(r===34){this.pos++,this.readDoubleQuoted();continue}if(r===96){this.readBacktickExpansion();continue}if(s>0){r===41&&s--,this.
pos++;continue}if(r===36){this.readDollar();continue}if((r===60||r===62)&&this.pos+1<e&&t.charCodeAt(this.pos+1)===40){let n=this.pos;this.pos+=2,this.extractBalanced(),
this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:n});continue}if(r<128&&M[r]&1&&r!==124)break;this.pos++}return G(this.current,
h.Word,t.slice(i,this.pos),i,this.pos),this.current}readCStyleForExprs(){this.hasPeek=false;let t=this.src,e=this.srcEnd;for(;this.pos<e&&(t.charCodeAt(this.pos)===
32||t.charCodeAt(this.pos)===9);)this.pos++;let i=this.pos;this.pos<e&&t.charCodeAt(this.pos)===40&&this.pos++;let s=[this.pos,0,0],r=["","","",0,0,0],n=0,a=1,p=this.
pos,d=false,c=l=>{let m=t.slice(p,l);r[n]=m.trim(),r[3+n]=s[n]+m.length-m.trimStart().length};for(;this.pos<e&&a>0;){let l=t.charCodeAt(this.pos);if(l===40)a++,
this.pos++;else if(l===41){if(a--,a===0){for(d||c(this.pos),n<2&&this.errors.push({message:"expected three arithmetic expressions in for header",pos:this.pos}),
this.pos++;this.pos<e&&(t.charCodeAt(this.pos)===32||t.charCodeAt(this.pos)===9);)this.pos++;this.pos<e&&t.charCodeAt(this.pos)===41&&this.pos++;break}this.pos++}else if(l===
59&&a===1){if(n===2){d||(c(this.pos),this.errors.push({message:"expected three arithmetic expressions in for header",pos:this.pos})),d=true,this.pos++;continue}
c(this.pos),n++,this.pos++,p=this.pos,s[n]=p}else l===36?this.readDollar():l===96?this.readBacktickExpansion():l===92?this.pos+=this.pos+1<e?2:1:l===39?(this.pos++,
this.skipSQ()):l===34?(this.pos++,this.skipDQ()):this.pos++}return a>0&&(d||c(this.pos),this.errors.push({message:"unterminated arithmetic for header",pos:i})),
r}peek(t=u.Normal){return this.hasPeek||(this.readNext(this.nextState,t),this.hasPeek=true),this.nextState}peekFollow(t){if(!this.hasPeek){let e=t[this.current.
token]?u.CommandStart:u.Normal;this.readNext(this.nextState,e),this.hasPeek=true}return this.nextState}next(t=u.Normal){if(this.hasPeek){this.hasPeek=false;let e=this.
current;return this.current=this.nextState,this.nextState=e,this.current}return this.readNext(this.current,t),this.current}unshift(t){this.nextState.copyFrom(t),
this.hasPeek=true}readNext(t,e){let i=this.src,s=this.srcEnd,r=this.pos;for(;;){if(r=qt(i,r,s),e===u.TestMode)for(;r<s&&i.charCodeAt(r)===10;)r=qt(i,r+1,s);if(r>=
s||i.charCodeAt(r)!==35)break;for(;r<s&&i.charCodeAt(r)!==10;)r++}if(this.pos=r,r>=s){this.consumePendingHereDocs(),G(t,h.EOF,"",r,r);return}let n=r,a=i.charCodeAt(
r);if(a===10){this.pos++,this.consumePendingHereDocs(),G(t,h.Newline,`
`,n,this.pos);return}if(e===u.TestMode&&(a===60||a===62)&&!(this.pos+1<this.srcEnd&&i.charCodeAt(this.pos+1)===40)){this.pos++,G(t,h.Word,a===60?"<":">",n,this.
pos),t.keywordEligible=true;return}a<128&&M[a]&1&&this.tryReadOperator(t,a,e,n)||a===91&&e===u.ArrayElement&&this.readArrayElement(t,n)||this.readWord(t,e,n)}tryReadOperator(t,e,i,s){
let r=this.src,n=this.pos,a=n+1<this.srcEnd?r.charCodeAt(n+1):0;switch(e){case 59:return a===59?n+2<this.srcEnd&&r.charCodeAt(n+2)===38?(this.pos+=3,G(t,h.DoubleSemiAmp,
";;&",s,this.pos),true):(this.pos+=2,G(t,h.DoubleSemi,";;",s,this.pos),true):a===38?(this.pos+=2,G(t,h.SemiAmp,";&",s,this.pos),true):(this.pos++,G(t,h.Semi,";",
s,this.pos),true);case 124:return a===124?(this.pos+=2,G(t,h.Or,"||",s,this.pos),true):a===38?(this.pos+=2,G(t,h.Pipe,"|&",s,this.pos),true):(this.pos++,G(t,h.Pipe,
"|",s,this.pos),true);case 38:if(a===38)return this.pos+=2,G(t,h.And,"&&",s,this.pos),true;if(a===62){this.pos+=2;let p=this.pos<this.srcEnd&&r.charCodeAt(this.
pos)===62;return p&&this.pos++,this.readRedirectTarget(t,p?"&>>":"&>",s)}return this.pos++,G(t,h.Amp,"&",s,this.pos),true;case 40:if(i===u.CommandStart&&a===40){
let p=this.errors.length;if(this.readArithmeticCommand(t,s),!this._notArithmetic)return true;this.errors.length=p,this.pos=s}return this.pos++,G(t,h.LParen,"(",
s,this.pos),true;case 41:return this.pos++,G(t,h.RParen,")",s,this.pos),true;case 60:case 62:return this.readRedirection(t,s);default:return false}}readRedirection(t,e){
let i=this.src,s=i.charCodeAt(this.pos),r="";if(s===60){this.pos++;let n=this.pos<this.srcEnd?i.charCodeAt(this.pos):0;if(n===60){this.pos++;let a=this.pos<this.
srcEnd?i.charCodeAt(this.pos):0;if(a===60)this.pos++,r="<<<";else{let p=a===45;p&&this.pos++,this.skipSpacesAndTabs();let d=this.pos;(this.pos>=this.srcEnd||i.charCodeAt(
this.pos)!==35)&&this.readHereDocDelimiter();let c=this.pos>d;return c&&(this.pendingHereDocs??(this.pendingHereDocs=[])).push({delimiter:this._hereDelim,strip:p,
quoted:this._hereQuoted}),G(t,h.Redirect,p?"<<-":"<<",e,this.pos),t.content=c?this._hereDelim:void 0,t.delimiterQuoted=c&&this._hereQuoted,t.targetPos=d,t.targetEnd=
c?this.pos:d,true}}else{if(n===40)return this.readProcessSubstitution(t,"<",e),true;n===62?(r="<>",this.pos++):n===38?(r="<&",this.pos++):r="<"}}else if(s===62){
this.pos++;let n=this.pos<this.srcEnd?i.charCodeAt(this.pos):0;if(n===40)return this.readProcessSubstitution(t,">",e),true;n===62?(r=">>",this.pos++):n===38?(r=
">&",this.pos++):n===124?(r=">|",this.pos++):r=">"}return this.readRedirectTarget(t,r,e)}readRedirectTarget(t,e,i){let s=this.src;if(this.skipSpacesAndTabs(),this.
pos<this.srcEnd){let r=s.charCodeAt(this.pos);if((r===60||r===62)&&this.pos+1<this.srcEnd&&s.charCodeAt(this.pos+1)===40){let a=this.pos;this.pos+=2,this.extractBalanced(),
this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:a});let p=s.slice(a,this.pos);return G(t,h.Redirect,e,i,this.pos),t.content=
p,t.targetPos=a,t.targetEnd=this.pos,true}let n=this.pos;return r!==10&&r!==35&&this.readRedirectTargetText(),this.redirectToken(t,e,i,n),true}return this.redirectToken(
t,e,i,this.pos),true}readRedirectTargetText(){let t=this._buildValue;this._buildValue=true,this.readWordText(),this._buildValue=t}redirectToken(t,e,i,s){let r=this.
pos>s&&(this._wordText.length>0||this._wordQuoted);G(t,h.Redirect,e,i,this.pos),t.content=r?this._wordText:void 0,t.targetPos=s,t.targetEnd=r?this.pos:s}readProcessSubstitution(t,e,i){
this.pos++,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:i});let s=this.src.slice(i,this.pos);G(t,h.
Word,s,i,this.pos)}readHereDocDelimiter(){let t=this.src,e=this.srcEnd,i=this._buildValue;this._buildValue=true;let s="",r=false;for(;this.pos<e;){let n=t.charCodeAt(
this.pos);if(n===39){for(r=true,this.pos++;this.pos<e&&t.charCodeAt(this.pos)!==39;)s+=t[this.pos],this.pos++;this.pos<e&&this.pos++}else if(n===34){for(r=true,
this.pos++;this.pos<e&&t.charCodeAt(this.pos)!==34;){if(t.charCodeAt(this.pos)===92&&this.pos+1<e){let a=t.charCodeAt(this.pos+1);if(a===10){this.pos+=2;continue}
(a===36||a===96||a===34||a===92)&&this.pos++}s+=t[this.pos],this.pos++}this.pos<e&&this.pos++}else if(n===92){if(this.pos+1<e&&t.charCodeAt(this.pos+1)===10){this.
pos+=2;continue}r=true,this.pos++,this.pos<e?(s+=t[this.pos],this.pos++):s+="\\"}else if(n===96){let a=this.pos;for(this.pos++;this.pos<e&&t.charCodeAt(this.pos)!==
96;)t.charCodeAt(this.pos)===92&&this.pos++,this.pos++;this.pos<e&&this.pos++,s+=t.slice(a,this.pos)}else if(n===36){let a=this.pos+1<e?t.charCodeAt(this.pos+1):
0;(a===39||a===34)&&(r=true),this.readDollar(),s+=this._resultText}else{if(n<128&&M[n]&1)break;s+=t[this.pos],this.pos++}}this._buildValue=i,this._hereDelim=s,this.
_hereQuoted=r}consumePendingHereDocs(){let t=this.pendingHereDocs;if(!(t===null||t.length===0)){for(let e of t){let i=this.pos,s=this.skipHereDocBody(e.delimiter,
e.strip,this.parenBoundary,e.quoted);e.target&&(e.target.body.pos=i,e.target.body.end=s,e.target.body.text=this.src.slice(i,s),this.hereDocClosingPos!==-1&&(e.target.
closing={pos:this.hereDocClosingPos,end:this.hereDocClosingEnd}))}t.length=0}}hereDocClosingPos=-1;hereDocClosingEnd=-1;matchHereDocDelimiter(t,e,i,s){let r=this.
src,n=e;for(let a=0;a<t.length;){if(s&&r.charCodeAt(n)===92&&n+1<i&&r.charCodeAt(n+1)===10){n+=2;continue}if(n>=i||r.charCodeAt(n)!==t.charCodeAt(a))return-1;n++,
a++}return n}logicalLineEnd(t,e,i){let s=this.src,r=s.indexOf(`
`,t);for(;r!==-1&&r<e;){if(!i)return r;let n=r;for(;n>t&&s.charCodeAt(n-1)===92;)n--;if((r-n)%2===0)return r;t=r+1,r=s.indexOf(`
`,t)}return e}skipHereDocBody(t,e,i=false,s=false){this.hereDocClosingPos=-1,this.hereDocClosingEnd=-1;let r=this.src,n=this.srcEnd;for(;this.pos<n;){let a=this.
pos,p=this.logicalLineEnd(a,n,!s);for(;;){let c=a;if(e)for(;a<p&&r.charCodeAt(a)===9;)a++;if(s||(a=at(r,a,p)),a===c)break}let d=this.matchHereDocDelimiter(t,a,p,
!s);if(d!==-1&&!s&&(d=at(r,d,p)),d===p){let c=this.pos;return(!i||!this.parenBoundary||p!==n)&&(this.hereDocClosingPos=a,this.hereDocClosingEnd=p),this.pos=p<n?
p+1:p,c}if(i&&d!==-1){let c=d;for(;c<p&&r.charCodeAt(c)!==41;)c++;if(c<p||this.parenBoundary&&p===n){let l=this.pos;return this.pos=d,l}}this.pos=p<n?p+1:p}return this.
pos}_wordText="";_wordRaw=false;_wordQuoted=false;_wordHasExpansions=false;_wordKeywordEligible=false;_wordAssignmentState;_bracketWindow;_arithmeticBracketWindow;_wordParts=null;_resultText="";_resultIsRaw=true;_resultHasExpansion=false;_resultPart;_unbalanced=false;_notArithmetic=false;_arithUnterminated=false;_dqText="";_dqHasExpansions=false;_dqParts=null;_dqEnd=0;_hereDelim="";_hereQuoted=false;readWord(t,e,i=0){
let s=this._errors===null?0:this._errors.length;if(this.readWordText(false,e,true),e===u.Normal){let r=this.pos<this.srcEnd?this.src.charCodeAt(this.pos):0;if(!this.
_wordRaw||r!==60&&r!==62){Dt(t,h.Word,i,this.pos,this._wordRaw),t.keywordEligible=this._wordKeywordEligible;return}}this.classifyWord(t,e,i,s)}isRedirectVariable(t,e){
let i=this.src;for(let s=t;s<e;s++){let r=i.charCodeAt(s);if(r===91&&s>t)return s+2<e&&i.charCodeAt(e-1)===93&&this.findClosingShellDelimiter(s+1,e,93)===e-1;if(r>=
128||!(Et[r]&(s===t?1:2)))return false}return e>t}readArrayElement(t,e){let i=this.findClosingBracket(e+1);return i===-1?false:(this.pos=i+1,this.readWordText(),
Dt(t,h.Word,e,this.pos,true),true)}classifyWord(t,e,i,s){let r=this.src,n=this._wordRaw,a=this._wordHasExpansions,p=this._wordQuoted,d=this._wordKeywordEligible,
c=this._wordAssignmentState,l=this.pos,m=l-i;if(e===u.CasePattern){let A=h.Word;if(d){let k=n?Ne(r,i,m):we.get(this.wordValueOf(i,l));k===h.Esac&&(A=k)}Dt(t,A,i,
l,n),t.keywordEligible=d;return}let g=null;if(!n&&!a&&d&&(e===u.CommandStart||e===u.TestMode)){let A=l<this.srcEnd?r.charCodeAt(l):0;(!p&&m<=16||A===60||A===62)&&
(g=this.wordValueOf(i,l))}if(e===u.CommandStart&&d){if(n){if(m<=8){let A=Ne(r,i,m);if(A!==void 0){Dt(t,A,i,l,true);return}}if(m===2&&r.charCodeAt(i)===91&&r.charCodeAt(
i+1)===91){Dt(t,h.DblLBracket,i,l,true);return}}else if(g!==null&&g.length>0){let A=g.charCodeAt(0);if(A>=97&&A<=122&&g.length<=8||A===33||A===123||A===125){let k=we.
get(g);if(k!==void 0){G(t,k,g,i,l);return}}if(A===91&&g==="[["){G(t,h.DblLBracket,g,i,l);return}}}if(e===u.CommandStart||e===u.CommandPrefix||e===u.Declaration){
if(c===void 0){let A=-1,k=false;for(let f=i+1;f<l;f++){let C=r.charCodeAt(f);if(C===61){A=f;break}C===91&&(k=true)}(A!==-1||e!==u.Declaration&&k)&&(c=de(r,i,l,ce))}
if(c!==void 0){if(e!==u.Declaration&&c>=it){if(l<this.srcEnd&&(this._errors!==null&&(this._errors.length=s),this.pos=i,this.readWordText(true,e,true),this.pos>l)){
this.classifyWord(t,e,i,s);return}(this._errors===null||this._errors.length===s)&&this.errors.push({message:"unterminated array subscript",pos:r.indexOf("[",i)})}
if(We(c)){Dt(t,h.Assignment,i,l,n),g!==null&&(t._value=g),t.assignmentOperatorPos=Be(c);return}}}if((e===u.CommandStart||e===u.TestMode)&&d){if(n){if(m===2&&r.charCodeAt(
i)===93&&r.charCodeAt(i+1)===93){Dt(t,h.DblRBracket,i,l,true);return}}else if(g==="]]"){G(t,h.DblRBracket,g,i,l);return}}if(!a&&this.pos<this.srcEnd){let A=r.charCodeAt(
this.pos);if((A===60||A===62)&&n){let k=r.charCodeAt(i);if(k>=48&&k<=57&&hs(r,i,l)){let f=Number.parseInt(r.slice(i,l),10);if(this.readRedirection(t,i)){t.fileDescriptor=
f,t.descriptorEnd=l;return}}if(k===123&&r.charCodeAt(l-1)===125&&this.isRedirectVariable(i+1,l-1)){let f=r.slice(i+1,l-1);if(this.readRedirection(t,i)){t.variableName=
f,t.descriptorEnd=l;return}}}}Dt(t,h.Word,i,l,n),g!==null&&(t._value=g),t.keywordEligible=d}readWordText(t=false,e=u.Normal,i=false){let s=this.src,r=this.srcEnd,
n=this.pos,a=n,p=0;for(;n<r;){let S=s.charCodeAt(n);if(S<128&&M[S]){p=S;break}n++}if(n>=r||M[p]&1&&!(p===40&&n>a&&bt[s.charCodeAt(n-1)])&&!t){this.pos=n,this._wordText=
(this._buildParts||this._buildValue)&&n>a?s.slice(a,n):"",this._wordRaw=true,this._wordQuoted=false,this._wordHasExpansions=false,this._wordKeywordEligible=true,
this._wordAssignmentState=void 0,this._buildParts&&(this._wordParts=Pt(this._wordText)&&e!==u.ArrayElement?gt(s,a,n,void 0)??null:null);return}let d=this._buildParts,
c=d||this._buildValue,l=c&&n>a?s.slice(a,n):"",m=false,g=false,A=true,k=true,f=n>a?s.charCodeAt(n-1):0,C=de(s,a,n,ce),E,b="",_=0,x=false,w;for(d&&(E=[],b=l,_=a,
x=l.length>0&&Pt(l));n<r;){let S=s.charCodeAt(n);if(S>=128||!M[S]){let y=n;for(n++;n<r;){let v=s.charCodeAt(n);if(v<128&&M[v])break;n++}if(f=s.charCodeAt(n-1),C=
de(s,y,n,C),c){let v=s.slice(y,n);l+=v,d&&(b+=v,x=x||Pt(v))}continue}if(M[S]&1){if(t&&C>=it){let y=this.findClosingBracket(n);if(y!==-1){let v=y+1;if(C=C===it+1?
pe:C-1,f=s.charCodeAt(y),c){let L=s.slice(n,v);l+=L,d&&(b+=L,x=x||Pt(L))}n=v;continue}}if(S===40&&f<128&&bt[f]){if(e===u.FunctionName||C>=it&&(e===u.CommandStart||
e===u.CommandPrefix)||e===u.CommandStart&&f===33&&A&&s.charCodeAt(a)===33&&at(s,a+1,r)===n)break;let y=f;if(y===61&&i&&!((e===u.CommandStart||e===u.CommandPrefix||
e===u.Declaration||e===u.EvalArgument)&&We(C)&&at(s,Be(C)+1,r)===n))break;let v=n+1,L=this.findClosingShellDelimiter(v,r,41,y===61);if(L===-1&&!i&&!t&&C>=it||e===
u.CommandStart&&y!==61&&L!==-1&&qt(s,v,L)===L)break;A=false;let ot=L===-1?r:L;if(n=L===-1?r:L+1,L===-1&&this.errors.push({message:"unterminated extended glob",pos:v-
2}),f=s.charCodeAt(n-1),c){let B="("+s.slice(v,n);if(l+=B,d&&y!==61){let z=v-2;for(;s.charCodeAt(z)===10&&s.charCodeAt(z-1)===92;)z-=2;if(b.length>0){let I=b.slice(
0,-1);z>_&&E.push({type:"Literal",pos:_,end:z,value:I,text:s.slice(_,z)}),b=""}let D=as[y];E.push({type:"ExtendedGlob",pos:z,end:n,text:s.slice(z,n),operator:D,
pattern:s.slice(v,ot),parts:this.subFieldParts(v,ot)}),_=n}else d&&(b+=B,x=x||Pt(B))}continue}break}if(S===92){n++,n<r?s.charCodeAt(n)===10?(n++,k=false):(C>=0&&
C<it&&(C=ut),m=true,A=false,k=false,f=s.charCodeAt(n),c&&(l+=s[n],d&&(b+=s[n])),n++):(C>=0&&C<it&&(C=ut),m=true,A=false,f=92,c&&(l+="\\",d&&(b+="\\")));continue}
if(S===39){let y=n;C>=0&&C<it&&(C=ut),m=true,A=false,k=false,n++;let v=n;for(;n<r&&s.charCodeAt(n)!==39;)n++;n>v&&(f=s.charCodeAt(n-1));let L=c?s.slice(v,n):"";
c&&(l+=L),n<r?n++:this.errors.push({message:"unterminated single quote",pos:v-1}),d&&(y>_&&(E.push({type:"Literal",pos:_,end:y,value:b,text:s.slice(_,y)}),b=""),
E.push({type:"SingleQuoted",pos:y,end:n,value:L,text:s.slice(y,n)}),_=n);continue}if(S===34){let y=n;if(C>=0&&C<it&&(C=ut),m=true,A=false,k=false,n++,this.pos=n,
this.readDoubleQuoted(),n=this.pos,this._dqEnd>y+1&&(f=s.charCodeAt(this._dqEnd-1)),this._dqHasExpansions&&(g=true),c&&(l+=this._dqText),d){y>_&&(E.push({type:"\
Literal",pos:_,end:y,value:b,text:s.slice(_,y)}),b="");let v=s.slice(y,n);E.push({type:"DoubleQuoted",pos:y,end:n,text:v,parts:this._dqParts??[{type:"Literal",pos:y+
1,end:this._dqEnd,value:this._dqText,text:s.slice(y+1,this._dqEnd)}]}),_=n}continue}if(S===36){A=false;let y=n;C>=0&&C<it&&(C=ut);let v=n+1<r?s.charCodeAt(n+1):
0;(v===39||v===34)&&(m=true),this.pos=n,this.readDollar(),n=this.pos,this._resultIsRaw||(k=false),n>y&&(f=s.charCodeAt(n-1)),this._resultHasExpansion&&(g=true),
c&&(l+=this._resultText),d&&(this._resultPart?(y>_&&(E.push({type:"Literal",pos:_,end:y,value:b,text:s.slice(_,y)}),b=""),E.push(this._resultPart),_=n):b+=this.
_resultText);continue}if(S===96){A=false;let y=n;C>=0&&C<it&&(C=ut),this.pos=n,this.readBacktickExpansion(),n=this.pos,k=false,f=s.charCodeAt(n-1),g=true,c&&(l+=
this._resultText),d&&(y>_&&(E.push({type:"Literal",pos:_,end:y,value:b,text:s.slice(_,y)}),b=""),E.push(this._resultPart),_=n);continue}if(S===123){C>=0&&C<it&&
(C=ut);let y=n+1<r?s.charCodeAt(n+1):0,v=y<=32||y===125?-1:this.scanBraceExpansion(n,w??(w=new Map));if(v>0){if(A=false,f=s.charCodeAt(v-1),c){let L=s.slice(n,v);
l+=L,d&&(n>_&&(E.push({type:"Literal",pos:_,end:n,value:b,text:s.slice(_,n)}),b=""),E.push({type:"BraceExpansion",pos:n,end:v,text:L,parts:this.subFieldParts(n+
1,v-1)}),_=v)}n=v;continue}f=123,c&&(l+="{",d&&(b+="{")),n++;continue}n++}d&&n>_&&E.push({type:"Literal",pos:_,end:n,value:b,text:s.slice(_,n)}),this.pos=n,this.
_wordText=l,this._wordRaw=k,this._wordQuoted=m,this._wordHasExpansions=g,this._wordKeywordEligible=A,this._wordAssignmentState=C,d&&(this._wordParts=E.length>1||
E.length===1&&E[0].type!=="Literal"?E:null,x&&e!==u.ArrayElement&&(this._wordParts=gt(s,a,n,this._wordParts)??null))}readInnerWordText(t=false,e=false,i=false){
let s=this.src,r=this.srcEnd,n=this.pos,a=n,p="",d=this._buildParts,c,l="",m=0,g=false,A=false;for(d&&(c=[],m=n);n<r;){let k=s.charCodeAt(n);if(k===92){if(n++,n<
r)if(s.charCodeAt(n)===10)n++;else{let f=s.charCodeAt(n);t&&f!==36&&f!==96&&f!==34&&f!==92&&f!==125&&(p+="\\",d&&(l+="\\"),g=true);let C=s[n++];p+=C,d&&(l+=C)}continue}
if(k===39&&!t){let f=n;n++;let C=n;for(;n<r&&s.charCodeAt(n)!==39;)n++;let E=s.slice(C,n);p+=E,n<r&&n++,d&&(f>m&&(c.push({type:"Literal",pos:m,end:f,value:l,text:s.
slice(m,f)}),l=""),c.push({type:"SingleQuoted",pos:f,end:n,value:E,text:s.slice(f,n)}),m=n);continue}if(k===34){let f=n;if(n++,this.pos=n,this.readDoubleQuoted(
t),n=this.pos,p+=this._dqText,d){f>m&&(c.push({type:"Literal",pos:m,end:f,value:l,text:s.slice(m,f)}),l="");let C=s.slice(f,n);c.push({type:"DoubleQuoted",pos:f,
end:n,text:C,parts:this._dqParts??[{type:"Literal",pos:f+1,end:this._dqEnd,value:this._dqText,text:s.slice(f+1,this._dqEnd)}]}),m=n}continue}if(k===36){let f=n;
this.pos=n,this.readDollar(t),n=this.pos,p+=this._resultText,d&&(this._resultPart?(f>m&&(c.push({type:"Literal",pos:m,end:f,value:l,text:s.slice(m,f)}),l=""),c.
push(this._resultPart),m=n):l+=this._resultText);continue}if(k===96){let f=n;this.pos=n,this.readBacktickExpansion(t),n=this.pos,p+=this._resultText,d&&(f>m&&(c.
push({type:"Literal",pos:m,end:f,value:l,text:s.slice(m,f)}),l=""),c.push(this._resultPart),m=n);continue}if(!t&&!e&&(k===60||k===62)&&n+1<r&&s.charCodeAt(n+1)===
40){let f=n;this.pos=n+2;let C=this.extractBalanced();n=this.pos;let E=s.slice(f,n);p+=E,d&&(f>m&&(c.push({type:"Literal",pos:m,end:f,value:l,text:s.slice(m,f)}),
l=""),c.push(this.processSubstitution(f,E,k===60?"<":">",C)),m=n);continue}p+=s[n],d&&(l+=s[n],i&&(k===42||k===63||k===91)&&(A=true)),n++}d&&n>m&&c.push({type:"\
Literal",pos:m,end:n,value:l,text:s.slice(m,n)}),this.pos=n,this._wordText=p,this._wordRaw=false,this._wordQuoted=false,this._wordHasExpansions=false,this._wordKeywordEligible=
false,d&&(this._wordParts=c.length>1||c.length===1&&(c[0].type!=="Literal"||g)?c:null,A&&(this._wordParts=gt(s,a,n,this._wordParts)??null))}subFieldParts(t,e){if(!(this.
_nestingDepth>=256))return Ft(this.src,t,e)?this.parseSubFieldWord(t,e).parts:gt(this.src,t,e,void 0)}parseSubFieldWord(t,e,i="word",s=false){if(t>=e)return new j(
"",t,t);if(this._nestingDepth>=256)return new j(this.src.slice(t,e),t,e);this._nestingDepth++;let r=this.srcEnd,n=this._bracketWindow,a=this._arithmeticBracketWindow,
p=this.pos,d=this._wordText,c=this._wordParts,l=this._wordQuoted,m=this._wordKeywordEligible;this.srcEnd=e,this.pos=t,this.readInnerWordText(i==="quoted",s,i===
"word");let g=new j(this.src.slice(t,e),t,e);return this._buildParts&&(g.parts=this._wordParts??void 0),this.srcEnd=r,this._bracketWindow=n,this._arithmeticBracketWindow=
a,this.pos=p,this._wordText=d,this._wordParts=c,this._wordQuoted=l,this._wordKeywordEligible=m,this._nestingDepth--,g}skipSQ(){for(;this.pos<this.srcEnd&&this.src.
charCodeAt(this.pos)!==39;)this.pos++;this.pos<this.srcEnd&&this.pos++}skipAnsiCQuoted(){let t=this.pos-1,e=Qt(this.src,this.pos,this.srcEnd);this.pos=e.end,e.closed||
this.errors.push({message:"unterminated ANSI-C quote",pos:t})}skipDQ(){let t=this.src,e=this.srcEnd;if(this._unbalanced=false,this._nestingDepth<256)for(;this.pos<
e;){let i=t.charCodeAt(this.pos);if(i===34){this.pos++;return}if(i===92){this.pos=Math.min(this.pos+2,e);continue}if(i===96)break;if(i===36){let s=t.charCodeAt(
this.pos+1);if(s===40||s===123||s===36)break}this.pos++}this.extractBalanced(true,true)}skipSpacesAndTabs(){this.pos=qt(this.src,this.pos,this.srcEnd)}readDoubleQuoted(t=false){
let e=this.src,i=this.srcEnd,s=this.pos,r=false,n=this._buildParts,a=n||this._buildValue;if(!n){let m=this.pos;for(;m<i;){let g=e.charCodeAt(m);if(g===34){this.
_dqText=a?e.slice(s,m):"",this._dqEnd=m,this.pos=m+1,this._dqHasExpansions=false,this._dqParts=null;return}if(g===36||g===96||g===92)break;m++}}let p="",d=null,
c="",l=n?this.pos:0;for(;this.pos<i&&e.charCodeAt(this.pos)!==34;){let m=this.pos;for(;this.pos<i;){let A=e.charCodeAt(this.pos);if(A===34||A===92||A===36||A===
96)break;this.pos++}if(a&&this.pos>m){let A=e.slice(m,this.pos);p+=A,n&&(c+=A)}if(this.pos>=i||e.charCodeAt(this.pos)===34)break;let g=e.charCodeAt(this.pos);if(g===
92){if(this.pos++,this.pos<i){let A=e.charCodeAt(this.pos);if(A===10){this.pos++;continue}if(a)if(t||A===36||A===96||A===34||A===92){let k=e[this.pos];p+=k,n&&(c+=
k)}else{let k="\\"+e[this.pos];p+=k,n&&(c+=k)}this.pos++}continue}if(g===36){let A=this.pos+1<i?e.charCodeAt(this.pos+1):0;if(A===34||A===39){a&&(p+="$",n&&(c+=
"$")),this.pos++;continue}let k=this.pos;if(this.readDollar(true),a&&(p+=this._resultText),this._resultHasExpansion&&(r=true),n){let f=this._resultPart;f&&De(f)?
(d||(d=[]),k>l&&(d.push({type:"Literal",pos:l,end:k,value:c,text:e.slice(l,k)}),c=""),d.push(f),l=this.pos):c+=this._resultText}continue}if(g===96){let A=this.pos;
this.readBacktickExpansion(true),a&&(p+=this._resultText),r=true,n&&this._resultPart&&De(this._resultPart)&&(d||(d=[]),A>l&&(d.push({type:"Literal",pos:l,end:A,
value:c,text:e.slice(l,A)}),c=""),d.push(this._resultPart),l=this.pos);continue}}n&&d&&this.pos>l&&d.push({type:"Literal",pos:l,end:this.pos,value:c,text:e.slice(
l,this.pos)}),this._dqEnd=this.pos,this.pos<i?this.pos++:this.errors.push({message:"unterminated double quote",pos:s-1}),this._dqText=p,this._dqHasExpansions=r,
this._dqParts=d}readDollar(t=false){let e=this.pos;this.pos++;let i=this.src,s=this.srcEnd,r=this._buildParts||this._buildValue;if(this.pos>=s){this._resultText=
"$",this._resultIsRaw=true,this._resultHasExpansion=false,this._resultPart=void 0;return}let n=at(i,this.pos,s);n>this.pos&&i.charCodeAt(n)===40&&i.charCodeAt(n+
1)!==40&&(this.pos=n);let a=i.charCodeAt(this.pos);if(a===40){if(this.pos+1<s&&i.charCodeAt(this.pos+1)===40){let p=this.pos,d=this.errors.length;if(this.readArithmeticExpansion(
e),!this._notArithmetic)return;this.errors.length=d,this.pos=p}this.readCommandSubstitution(e);return}if(a===123){let p=this.pos+1<s?i.charCodeAt(this.pos+1):0;
if(p===32||p===9||p===10){this.readBraceCommandSubstitution();return}if(p===124){this.readValueSubstitution();return}this.readParameterExpansion(t);return}if(a===
39){if(this.pos++,r){let p=this.readAnsiCQuoted();this._resultText=p,this._resultPart=this._buildParts?{type:"AnsiCQuoted",pos:e,end:this.pos,text:i.slice(e,this.
pos),value:p}:void 0}else this.skipAnsiCQuoted(),this._resultText="",this._resultPart=void 0;this._resultIsRaw=false,this._resultHasExpansion=false;return}if(a===
34){if(this.pos++,this.readDoubleQuoted(t),this._resultText=this._dqText,this._resultIsRaw=false,this._resultHasExpansion=this._dqHasExpansions,this._buildParts){
let p=i.slice(e,this.pos);this._resultPart={type:"LocaleString",pos:e,end:this.pos,text:p,parts:this._dqParts??[{type:"Literal",pos:e+2,end:this._dqEnd,value:this.
_dqText,text:i.slice(e+2,this._dqEnd)}]}}else this._resultPart=void 0;return}if(a===64||a===42||a===35||a===63||a===45||a===36||a===33||a>=48&&a<=57){this.pos++;
let p=r?i.slice(this.pos-2,this.pos):"";this._resultText=p,this._resultIsRaw=true,this._resultHasExpansion=false,this._resultPart=this._buildParts?{type:"Simple\
Expansion",pos:e,end:this.pos,text:p}:void 0;return}if(a<128&&Et[a]&1){let p=this.pos-1;for(;this.pos<s;){let c=i.charCodeAt(this.pos);if(c<128&&Et[c]&2)this.pos++;else
break}let d=r?i.slice(p,this.pos):"";this._resultText=d,this._resultIsRaw=true,this._resultHasExpansion=false,this._resultPart=this._buildParts?{type:"SimpleExp\
ansion",pos:e,end:this.pos,text:d}:void 0;return}if(a===91){let p=this._errors===null?0:this._errors.length,d=this.findClosingArithmeticBracket(this.pos+1);if(d!==
-1){let c=this.pos+1,l=i.slice(c,d);this.pos=d+1;let m=r?i.slice(e,this.pos):"";this._resultText=m,this._resultIsRaw=true,this._resultHasExpansion=false,this._resultPart=
this._buildParts?this.arithmeticExpansion(c-2,m,l,c):void 0;return}this._errors!==null&&(this._errors.length=p)}this._resultText="$",this._resultIsRaw=true,this.
_resultHasExpansion=false,this._resultPart=void 0}scanArithmeticBody(){this._notArithmetic=false,this._arithUnterminated=false,this.pos+=2;let t=1,e=0,i=0,s,r=false,
n=this.src,a=this.srcEnd,p=this.pos;for(;this.pos<a&&t>0;){let c=n.charCodeAt(this.pos);if(c===92)this.pos+=this.pos+1<a?2:1;else if(c===39)this.pos++,this.skipSQ();else if(c===
34)this.pos++,this.skipDQ();else if(c===96){for(this.pos++;this.pos<a&&n.charCodeAt(this.pos)!==96;)n.charCodeAt(this.pos)===92&&this.pos++,this.pos++;this.pos<
a&&this.pos++}else if(c===36&&this.pos+2<a&&n.charCodeAt(this.pos+1)===40&&n.charCodeAt(this.pos+2)!==40){let l=this.pos;this.pos+=2,this.extractBalanced(),this.
_unbalanced&&this.errors.push({message:"unterminated command substitution",pos:l})}else if(c===36&&this.pos+1<a&&n.charCodeAt(this.pos+1)===123){let l=this.findClosingBrace(
this.pos+2,a);this.pos=l===-1?a:l+1}else if((c===60||c===62)&&this.pos+1<a&&n.charCodeAt(this.pos+1)===40)this.pos+=2,this.extractBalanced();else if(c===40)n.charCodeAt(
this.pos-1)===36&&n.charCodeAt(this.pos+1)===40?(t===1?i=e:(s??(s=[])).push(e),t++,e=0,t+this._nestingDepth>256&&!r&&(this.errors.push({message:"maximum arithme\
tic expansion nesting depth exceeded",pos:this.pos-1}),r=true),this.pos+=2):(++e+t-1+this._nestingDepth>256&&!r&&(this.errors.push({message:"maximum arithmetic \
expression nesting depth exceeded",pos:this.pos}),r=true),this.pos++);else if(c===41&&e>0)e--,this.pos++;else if(c===41&&this.pos+1<a&&n.charCodeAt(this.pos+1)===
41){if(--t===0){this.pos+=2;break}e=t===1?i:s.pop(),this.pos+=2}else{if(c===41&&t===1)return this._notArithmetic=true,"";this.pos++}}let d=this._buildParts||this.
_buildValue;return t>0?(this._arithUnterminated=true,d?n.slice(p,this.pos):""):d?n.slice(p,this.pos-2):""}readArithmeticExpansion(t){let e=this.pos+2,i=this.scanArithmeticBody();
if(this._notArithmetic)return;this._arithUnterminated&&this.errors.push({message:"unterminated arithmetic expansion",pos:t});let s=this._buildParts||this._buildValue?
this.src.slice(t,this.pos):"";this._resultText=s,this._resultIsRaw=true,this._resultHasExpansion=false,this._resultPart=this._buildParts?this.arithmeticExpansion(
t,s,i,e):void 0}arithmeticExpansion(t,e,i,s){return new Ht(t,this.pos,e,{source:this.src,body:i,offset:s,depth:this._nestingDepth,context:this.substitutionContext})}readArithmeticCommand(t,e){
let i=this._buildValue;this._buildValue=true;let s=this.scanArithmeticBody();this._buildValue=i,this._arithUnterminated&&this.errors.push({message:"unterminated\
 arithmetic command",pos:e}),G(t,h.ArithCmd,s,e,this.pos)}readCommandSubstitution(t){let e=this.pos;this.pos++;let i=this.extractBalanced();this._unbalanced&&this.
errors.push({message:"unterminated command substitution",pos:t});let s=this._buildParts||this._buildValue,r=s?this.src.slice(t,this.pos):"",n=!s||e===t+1?r:"$"+
this.src.slice(e,this.pos);this._resultText=n,this._resultIsRaw=e===t+1,this._resultHasExpansion=true,this._buildParts?this._resultPart=this.commandExpansion(t,
r,e+1,i,!this._unbalanced):this._resultPart=void 0}readBraceCommandSubstitution(){this.readBraceSubstitution(1)}readValueSubstitution(){this.readBraceSubstitution(
2)}readBraceSubstitution(t){let e=this.pos-1;this.pos+=t;let i=this.src,s=this.srcEnd,r=1,n=this.pos;for(;this.pos<s;){let a=i.charCodeAt(this.pos);if(a===123)r++;else if(a===
125){if(--r===0){this.pos++;break}}else if(a===39){this.pos++,this.skipSQ();continue}else if(a===34){this.pos++,this.skipDQ();continue}else a===92&&this.pos++;this.
pos++}if(this._resultIsRaw=true,this._resultHasExpansion=true,this._buildParts||this._buildValue){let a=i.slice(n,this.pos-1),p=a.trim(),d=i.slice(e,this.pos);if(this.
_resultText=d,this._buildParts){let c=n+(a.length-a.trimStart().length);this._resultPart=this.commandExpansion(e,d,c,p)}else this._resultPart=void 0}else this._resultText=
"",this._resultPart=void 0}readBacktickExpansion(t=false){this.pos++;let e=this.src,i=this.srcEnd,s=this.pos;if(!this._buildParts&&!this._buildValue){for(;this.
pos<i&&e.charCodeAt(this.pos)!==96;)e.charCodeAt(this.pos)===92&&this.pos+1<i&&this.pos++,this.pos++;this.pos<i?this.pos++:this.errors.push({message:"unterminat\
ed backtick",pos:s-1}),this._resultText="",this._resultIsRaw=false,this._resultHasExpansion=true,this._resultPart=void 0;return}let r="",n=false;for(;this.pos<i&&
e.charCodeAt(this.pos)!==96;){if(e.charCodeAt(this.pos)===92){n=true;break}this.pos++}if(!n)r=e.slice(s,this.pos);else for(r=e.slice(s,this.pos);this.pos<i&&e.charCodeAt(
this.pos)!==96;)if(e.charCodeAt(this.pos)===92){if(this.pos++,this.pos<i){let p=e.charCodeAt(this.pos);p===36||p===96||p===92||t&&p===34?r+=e[this.pos]:r+="\\"+
e[this.pos],this.pos++}}else{let p=this.pos;for(;this.pos<i;){let d=e.charCodeAt(this.pos);if(d===96||d===92)break;this.pos++}r+=e.slice(p,this.pos)}this.pos<i?
this.pos++:this.errors.push({message:"unterminated backtick",pos:s-1});let a=e.slice(s-1,this.pos);this._resultText=r,this._resultHasExpansion=true,this._buildParts?
this._resultPart=n?this.decodedCommandExpansion(s-1,a,r):this.commandExpansion(s-1,a,s,r):this._resultPart=void 0}readParameterExpansion(t){let e=this.src,i=this.
srcEnd,s=this.pos;this.pos++;let r=1,n=false;for(;this.pos<i&&r>0;){let d=e.charCodeAt(this.pos);if(d===36){let c=this.pos+1<i?e.charCodeAt(this.pos+1):0;if(c===
123){r++,this._nestingDepth+r>256&&!n&&(this.errors.push({message:"maximum parameter expansion nesting depth exceeded",pos:this.pos}),n=true),this.pos+=2;continue}
if(c===36){this.pos+=2;continue}if(c===40){let l=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated command s\
ubstitution",pos:l});continue}}else if(d===96){for(this.pos++;this.pos<i&&e.charCodeAt(this.pos)!==96;)e.charCodeAt(this.pos)===92&&this.pos++,this.pos++;this.pos<
i&&this.pos++;continue}else if(d===125){if(--r===0){this.pos++;break}}else if(d===92)this.pos+1<i&&this.pos++;else if(d===39){this.pos++,this.pos>s+1&&e.charCodeAt(
this.pos-2)===36?this.skipAnsiCQuoted():this.skipSQ();continue}else if(d===34){this.pos++,this.skipDQ();continue}this.pos++}let a=r===0;a||this.errors.push({message:"\
unterminated parameter expansion",pos:s-1});let p=this._buildParts||this._buildValue?e.slice(s-1,this.pos):"";if(this._resultText=p,this._resultIsRaw=true,this.
_resultHasExpansion=false,this._buildParts){let d=e.slice(s+1,a?this.pos-1:this.pos);this._resultPart=this.parseParamInner(p,d,s+1,t)}else this._resultPart=void 0}parseParamInner(t,e,i,s){
let r={type:"ParameterExpansion",pos:i-2,end:this.pos,text:t,parameter:"",parameterPos:i,parameterEnd:i,prefix:void 0,index:void 0,operation:void 0},n=e.length;
if(n===0)return r;let a=(f,C,E="word")=>this.parseSubFieldWord(i+f,i+C,E),p=f=>{let C=this.findClosingBracket(i+f,i+n);return C===-1?-1:C-i},d=0;if(n>1&&e.charCodeAt(
0)===33&&(r.prefix="!",d=1),n>1&&e.charCodeAt(0)===35){let f=this.scanParamName(e,1),C=f,E=-1;if(C<n&&e.charCodeAt(C)===91&&(E=p(C+1),E!==-1&&(C=E+1)),f>1&&C===
n)return r.prefix="#",r.parameter=e.slice(1,f),r.parameterPos=i+1,r.parameterEnd=i+f,E!==-1&&(r.index=a(f+1,E,"embedded")),r}let c=d;if(d=this.scanParamName(e,d),
r.parameter=e.slice(c,d),r.parameterPos=i+c,r.parameterEnd=i+d,d<n&&e.charCodeAt(d)===91){let f=p(d+1);f!==-1&&(r.index=a(d+1,f,"embedded"),d=f+1)}if(d>=n)return r;
let l=i+d,m=i+n,g=e.charCodeAt(d),A=e.charCodeAt(d+1),k=e[g===58?d+1:d];if(k==="-"||k==="="||k==="+"||k==="?"){let f=d+(g===58?2:1);return r.operation={type:"De\
fault",pos:l,end:m,operatorEnd:i+f,operator:g===58?`:${k}`:k,operand:a(f,n,s?"quoted":"word")},r}if(g===58){d++;let f=i+d,C=Se(e.slice(d),58,true,(E,b)=>this.findNestedShellEnd(
f+E,m,b)-f);return r.operation={type:"Slice",pos:l,end:m,operatorEnd:f,operator:":",offset:a(d,C===-1?n:d+C,"embedded"),length:C===-1?void 0:a(d+C+1,n,"embedded")},
r}if(g===35||g===37){let f=A===g,C=g===35?f?"##":"#":f?"%%":"%",E=d+(f?2:1);return r.operation={type:"Remove",pos:l,end:m,operatorEnd:i+E,operator:C,operand:a(E,
n)},r}if(g===47){d++;let f="/";(A===47||A===35||A===37)&&(f=A===47?"//":A===35?"/#":"/%",d++);let C=d;A===47&&(C=at(e,d,n),e.charCodeAt(C)===47&&C++);let E=Se(e.
slice(C),47),b=E===-1?n:C+E;return r.operation={type:"Replace",pos:l,end:m,operatorEnd:i+d,operator:f,pattern:a(d,b),replacement:a(E===-1?n:b+1,n)},r}if(g===94||
g===44){let f=A===g,C=g===94?f?"^^":"^":f?",,":",",E=d+(f?2:1);return r.operation={type:"CaseModification",pos:l,end:m,operatorEnd:i+E,operator:C,operand:E===n?
void 0:a(E,n)},r}return r.prefix==="!"&&r.index===void 0&&d+1===n&&(g===64||g===42)?(r.operation={type:"Names",pos:l,end:m,operatorEnd:m,operator:g===64?"@":"*"},
r):g===64?(r.operation={type:"Transform",pos:l,end:m,operatorEnd:l+1,operator:"@",operand:a(d+1,n)},r):(r.operation={type:"Unknown",pos:l,end:m,operatorEnd:m,operator:e.
slice(d)},r)}findNestedShellEnd(t,e,i){let s=this.src.charCodeAt(t);if(s===96){let n=t+1;for(;n<e;){let a=this.src.charCodeAt(n);if(a===92){n+=2;continue}if(n++,
a===96)return n}return e}let r;if(s===36){let n=t+1;if(n<e&&this.src.charCodeAt(n)===123)r=this.findClosingBrace(n+1,e);else{let a=at(this.src,n,e);if(a>=e||this.
src.charCodeAt(a)!==40)return t;r=this.findClosingParenthesis(a+1,e)}}else{let n=t+1;if(i||s!==60&&s!==62||n>=e||this.src.charCodeAt(n)!==40)return t;r=this.findClosingParenthesis(
n+1,e)}return r===-1?e:r+1}scanParamName(t,e){let i=e;if(i>=t.length)return i;let s=t.charCodeAt(i);if(s===64||s===42||s===35||s===63||s===45||s===36||s===33)return i+
1;if(s>=48&&s<=57){for(;i<t.length&&t.charCodeAt(i)>=48&&t.charCodeAt(i)<=57;)i++;return i}if(s>=97&&s<=122||s>=65&&s<=90||s===95)for(i++;i<t.length;){let r=t.charCodeAt(
i);if(r>=97&&r<=122||r>=65&&r<=90||r>=48&&r<=57||r===95)i++;else break}return i}readAnsiCQuoted(){let t=this.pos-1,e=Qt(this.src,this.pos,this.srcEnd);return this.
pos=e.end,e.closed||this.errors.push({message:"unterminated ANSI-C quote",pos:t}),e.value}extractBalanced(t=true,e=false){let i=this.src,s=this.srcEnd,r=this._buildParts||
this._buildValue,n=e?0:1,a=this.pos;this._unbalanced=false;let p=t&&!e?this.substitutionContext.boundaries?.get(a):void 0;if(p!==void 0&&p<=s&&this._nestingDepth<
256)return this.pos=p,r?i.slice(a,p-1):"";let d=true;for(;!e&&this.pos<s;){let B=i.charCodeAt(this.pos);if(B===41){let z=r?i.slice(a,this.pos):"";return this.pos++,
z}else{if(B===40||B===92||B===39||B===34||B===96||B===36&&(i.charCodeAt(this.pos+1)===39||i.charCodeAt(this.pos+1)===36||i.charCodeAt(this.pos+1)===123))break;if(B===
60&&this.pos+1<s&&i.charCodeAt(this.pos+1)===60)break;if(B===35&&d)break;if(B===99&&d&&this.pos+3<s&&i.charCodeAt(this.pos+1)===97&&i.charCodeAt(this.pos+2)===115&&
i.charCodeAt(this.pos+3)===101&&(this.pos+4>=s||i.charCodeAt(this.pos+4)<128&&M[i.charCodeAt(this.pos+4)]&1))break;d=B<128&&(M[B]&1)!==0,this.pos++}}let c=0,l=0,
m=[],g=null,A,k=-1,f=a>=2&&i.charCodeAt(a)===40&&i.charCodeAt(a-1)===40&&i.charCodeAt(a-2)===36,C=0,E=false,b=e?[{close:34,depth:0}]:[],_=e?1:0,x=0,w,S=-1,y=-1,
v=-1,L=-1,ot=false;for(;this.pos<s&&(n>0||b.length>0);){let B=i.charCodeAt(this.pos),z=b.length===0?void 0:b[b.length-1];if(z!==void 0&&z.depth===n){let D=false;
if(B===92){this.pos=Math.min(this.pos+2,s);continue}if(B===z.close){if(b.pop(),B===34?_--:x--,this.pos++,e&&n===0&&b.length===0)return"";continue}if(B===34)b.push(
{close:34,depth:n}),_++;else if(B===39&&z.close===125){this.pos++,this.skipSQ();continue}else if(B===96){for(this.pos++;this.pos<s&&i.charCodeAt(this.pos)!==96;)
i.charCodeAt(this.pos)===92&&this.pos++,this.pos<s&&this.pos++;this.pos<s&&this.pos++;continue}else if(B===36){let I=i.charCodeAt(this.pos+1);if(I===39&&z.close===
125){this.pos+=2,this.skipAnsiCQuoted();continue}if(I===123)b.push({close:125,depth:n}),x++,this.pos++;else if(I===40)this.pos++,B=40,D=true;else if(I===36){this.
pos+=i.charCodeAt(this.pos+2)===40?1:2;continue}}if(!E&&this._nestingDepth+Math.max(_,x)>256&&(this.errors.push({message:"maximum word nesting depth exceeded",pos:this.
pos}),E=true),!D){for(this.pos++;this.pos<s;){let I=i.charCodeAt(this.pos);if(I===92||I===34||I===36||I===96||I===125||I===39)break;this.pos++}continue}}if(B===
35&&L!==-1&&!f&&k<0&&t&&!ot&&this._nestingDepth+(A?.length??0)<256&&qt(i,L,s)===this.pos){ot=true;let D=A?.[A.length-1],I=this.findSubstitutionEnd(D?.start??a,s,
this._nestingDepth+(A?.length??0)+1);if(I!==-1){if(D===void 0)return this.pos=I,r?i.slice(a,I-1):"";this.pos=I-1,n=D.depth+1,c=0,l=0,m.length=D.parens+1,B=41}}if(B===
40){let D=this.pos>a&&this.pos!==v?i.charCodeAt(this.pos-1):0,I=D===36?this.pos-1:this.pos===y?S:-1,Yt=I!==-1||D===60||D===62||D===61||D===64||D===63||D===42||D===
43||D===33||D===40&&m[m.length-1]===false||f&&this.pos===a,oe=I!==-1&&i.charCodeAt(this.pos+1)!==40||(D===60||D===62)&&k<0&&!f;oe&&((A??(A=[])).push({start:this.
pos+1,dollar:I,depth:n,parens:m.length,caseDepth:c,caseParens:l,arithBase:k,arithExtent:f,substitutions:C,checkedGrammar:ot,pendingDelims:g}),c=0,l=0,k=-1,f=false,
ot=false,g=null),m.push(!Yt),d=true,!oe&&k<0&&this.pos+1<s&&i.charCodeAt(this.pos+1)===40&&(k=n),I!==-1&&(oe?C++:(w??(w=[])).push(n),C+(w?.length??0)+this._nestingDepth+
(e?0:1)>256&&!E&&(this.errors.push({message:"maximum command substitution nesting depth exceeded",pos:I}),E=true)),S=-1,y=-1,n++,c>0&&l++,this.pos++}else if(B===
41){if(c>0&&l===0)this.pos++,d=true;else{if(c>0&&l--,n--,n===0&&!e){let I=r?i.slice(a,this.pos):"";return this.pos++,I}if(n<=k&&(k=-1),w!==void 0)for(;w.length>
0&&w[w.length-1]>=n;)w.pop();d=m.pop()??true,this.pos++;let D=A?.[A.length-1];D!==void 0&&D.depth===n&&(A.pop(),c=D.caseDepth,l=D.caseParens,k=D.arithBase,f=D.arithExtent,
C=D.substitutions,ot=D.checkedGrammar,g=D.pendingDelims)}L=this.pos}else if(B===92){if(this.pos>a&&i.charCodeAt(this.pos-1)===36){let D=at(i,this.pos,s);D>this.
pos&&i.charCodeAt(D)===40&&i.charCodeAt(D+1)!==40&&(S=this.pos-1,y=D)}this.pos++,this.pos<s&&(i.charCodeAt(this.pos)!==10&&(d=false),this.pos++),v=this.pos}else if(B===
36){let D=i.charCodeAt(++this.pos);D===39?(this.pos++,this.skipAnsiCQuoted()):D===36?this.pos++:D===123&&!cs(i.charCodeAt(this.pos+1))&&(b.push({close:125,depth:n}),
x++,this.pos++),d=false}else if(B===39)this.pos++,this.skipSQ(),d=false;else if(B===34)b.push({close:34,depth:n}),_++,this.pos++,d=false;else if(B===96){for(this.
pos++;this.pos<s&&i.charCodeAt(this.pos)!==96;)i.charCodeAt(this.pos)===92&&this.pos++,this.pos<s&&this.pos++;this.pos<s&&this.pos++,d=false}else if(B===60&&k<0&&
this.pos+1<s&&i.charCodeAt(this.pos+1)===60){if(this.pos+2<s&&i.charCodeAt(this.pos+2)===60)this.pos+=3;else{this.pos+=2;let D=this.pos<s&&i.charCodeAt(this.pos)===
45;D&&this.pos++,this.skipSpacesAndTabs(),this.readHereDocDelimiter(),(this._hereDelim||this._hereQuoted)&&(g??(g=[])).push({delimiter:this._hereDelim,strip:D,quoted:this.
_hereQuoted})}d=false}else if(B===10&&g){this.pos++;for(let D of g)this.skipHereDocBody(D.delimiter,D.strip,true,D.quoted);g=null,d=true}else if(B===35&&k<0&&!f&&
d)for(;this.pos<s&&i.charCodeAt(this.pos)!==10;)this.pos++;else{let D=this.pos;for(;this.pos<s;){let I=i.charCodeAt(this.pos);if(I<128&&M[I])break;this.pos++}if(this.
pos>D){if(this.pos-D===4&&d&&k<0&&!f){let Yt=i.charCodeAt(D);Yt===99&&i.charCodeAt(D+1)===97&&i.charCodeAt(D+2)===115&&i.charCodeAt(D+3)===101?c++:Yt===101&&i.charCodeAt(
D+1)===115&&i.charCodeAt(D+2)===97&&i.charCodeAt(D+3)===99&&c>0&&(c--,c===0&&(l=0))}d=false}else{let I=i.charCodeAt(this.pos);d=I<128&&(M[I]&1)!==0,this.pos++}}}
return this._unbalanced=true,e&&A!==void 0&&A.length>0&&this.errors.push({message:"unterminated command substitution",pos:A[0].dollar}),r?i.slice(a,this.pos):""}};
function le(o5){switch(o5){case",":return 1;case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":return 2;case"||":
return 4;case"&&":return 5;case"|":return 6;case"^":return 7;case"&":return 8;case"==":case"!=":return 9;case"<":case"<=":case">":case">=":return 10;case"<<":case"\
>>":return 11;case"+":case"-":return 12;case"*":case"/":case"%":return 13;case"**":return 14;case"?":return 3;default:return-1}}function Le(o5,t,e){for(;e>t;){let i=o5.
charCodeAt(e-1);if(i!==32&&i!==9&&i!==10)break;e--}return e}function ps(o5){switch(o5){case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"\
&=":case"|=":case"^=":case"**":return true;default:return false}}function ue(o5,t=0,e,i=0){let s=0,r=o5.length,n=e?.embeddedWords.length??0;function a(_,x,w=false){
let S={type:"ArithmeticWord",pos:_+t,end:x+t,value:o5.slice(_,x),parts:void 0};return w&&e?.embeddedWords.push(S),S}function p(){for(;s<r;){let _=o5.charCodeAt(
s);if(_===32||_===9||_===10)s++;else break}}function d(){if(s>=r)return null;let _=o5.charCodeAt(s),x=s+1<r?o5.charCodeAt(s+1):0,w=s+2<r?o5.charCodeAt(s+2):0;switch(_){case 44:
return s++,",";case 61:return x===61?(s+=2,"=="):(s++,"=");case 33:return x===61?(s+=2,"!="):null;case 60:return x===60?w===61?(s+=3,"<<="):(s+=2,"<<"):x===61?(s+=
2,"<="):(s++,"<");case 62:return x===62?w===61?(s+=3,">>="):(s+=2,">>"):x===61?(s+=2,">="):(s++,">");case 43:return x===61?(s+=2,"+="):x===43?null:(s++,"+");case 45:
return x===61?(s+=2,"-="):x===45?null:(s++,"-");case 42:return x===42?(s+=2,"**"):x===61?(s+=2,"*="):(s++,"*");case 47:return x===61?(s+=2,"/="):(s++,"/");case 37:
return x===61?(s+=2,"%="):(s++,"%");case 124:return x===124?(s+=2,"||"):x===61?(s+=2,"|="):(s++,"|");case 38:return x===38?(s+=2,"&&"):x===61?(s+=2,"&="):(s++,"\
&");case 94:return x===61?(s+=2,"^="):(s++,"^");case 63:return s++,"?";default:return null}}function c(){for(p();s<r;){let x=o5.charCodeAt(s);if(x!==33&&x!==126&&
x!==43&&x!==45||o5.charCodeAt(s+1)===61)break;s++,p()}if(o5.charCodeAt(s)===40){let x=1;for(s++;s<r&&x>0;){let w=e?.findArithmeticWordEnd?.(s+t,t+r)??s+t;if(w>s+
t){s=w-t;continue}let S=o5.charCodeAt(s++);S===40?x++:S===41&&x--}}else s<r&&o5.charCodeAt(s)!==41&&o5.charCodeAt(s)!==58&&k(0);p();let _=o5.charCodeAt(s);(_===
43||_===45)&&o5.charCodeAt(s+1)===_&&(s+=2)}function l(_){p();let x=s;if(x===r)return a(x,x);let w=e?.embeddedWords.length??0,S=0;for(;;){if(c(),p(),o5.charCodeAt(
s)===58&&S>0){S--,s++;continue}let y=s,v=d();if(v===null||S===0&&le(v)<_){s=y;break}v==="?"&&S++}return e&&(e.embeddedWords.length=w),a(x,Le(o5,x,s))}function m(_,x){
if(x>256)return l(_);let w=g(x);for(;p(),!(s>=r);){let S=s,y=d();if(!y)break;if(y==="?"){if(le(y)<_){s=S;break}let B=m(1,x+1);p(),s<r&&o5.charCodeAt(s)===58&&s++;
let z=m(3,x+1);w={type:"ArithmeticTernary",pos:w.pos,end:z.end,test:w,consequent:B,alternate:z};continue}let v=le(y);if(v<_){s=S;break}let L=ps(y)?v:v+1,ot=m(L,
x+1);w={type:"ArithmeticBinary",pos:w.pos,end:ot.end,operator:y,left:w,right:ot}}return w}function g(_){if(p(),_>256)return l(15);if(s>=r)return a(s,s);let x=s,
w=o5.charCodeAt(s),S=s+1<r?o5.charCodeAt(s+1):0;if(w===43&&S===43){s+=2;let y=g(_+1);return{type:"ArithmeticUnary",pos:x+t,end:y.end,operator:"++",operand:y,prefix:true}}
if(w===45&&S===45){s+=2;let y=g(_+1);return{type:"ArithmeticUnary",pos:x+t,end:y.end,operator:"--",operand:y,prefix:true}}if(w===33){s++;let y=g(_+1);return{type:"\
ArithmeticUnary",pos:x+t,end:y.end,operator:"!",operand:y,prefix:true}}if(w===126){s++;let y=g(_+1);return{type:"ArithmeticUnary",pos:x+t,end:y.end,operator:"~",
operand:y,prefix:true}}if(w===43&&S!==43&&S!==61){s++;let y=g(_+1);return{type:"ArithmeticUnary",pos:x+t,end:y.end,operator:"+",operand:y,prefix:true}}if(w===45&&
S!==45&&S!==61){s++;let y=g(_+1);return{type:"ArithmeticUnary",pos:x+t,end:y.end,operator:"-",operand:y,prefix:true}}return A(_)}function A(_){let x=k(_);if(p(),
s+1<r){let w=o5.charCodeAt(s),S=o5.charCodeAt(s+1);if(w===43&&S===43)return s+=2,{type:"ArithmeticUnary",pos:x.pos,end:s+t,operator:"++",operand:x,prefix:false};
if(w===45&&S===45)return s+=2,{type:"ArithmeticUnary",pos:x.pos,end:s+t,operator:"--",operand:x,prefix:false}}return x}function k(_){if(p(),s>=r)return a(s,s);let x=o5.
charCodeAt(s);if(x===40){let L=s;s++;let ot=m(0,_+1);return p(),s<r&&o5.charCodeAt(s)===41&&s++,{type:"ArithmeticGroup",pos:L+t,end:s+t,expression:ot}}if(x===36){
let L=s,ot=e?.embeddedWords.length??0,B=f(),z=e?.findArithmeticWordEnd?.(L+t,t+r)??s+t;return z>s+t?(e&&(e.embeddedWords.length=ot),s=z-t,a(L,s,true)):B}if(x===
96||x===34||x===39){let L=s;return s=(e?.findArithmeticWordEnd?.(L+t,t+r)??L+t+1)-t,a(L,s,true)}let w=s,S=e?.embeddedWords.length??0,y=C(),v=e?.findArithmeticWordEnd?.(
w+t,t+r)??s+t;return v>s+t?(e&&(e.embeddedWords.length=S),s=v-t,a(w,s,true)):y}function f(){let _=s;if(s++,s>=r)return a(_,s);let x=o5.charCodeAt(s);if(x===40)if(s+
1<r&&o5.charCodeAt(s+1)===40){let w=e?.findArithmeticExpansionEnd(_+t,t+r)??-1;if(w!==-1)s=w-t;else{s+=2;let S=1;for(;s<r&&S>0;)o5.charCodeAt(s)===40&&o5.charCodeAt(
s+1)===40?(S++,s+=2):o5.charCodeAt(s)===41&&o5.charCodeAt(s+1)===41?(S--,s+=2):s++}}else{s++;let w=e?.findClosingParenthesis(s+t,t+r)??-1;if(w!==-1)s=w-t+1;else{
let y=1;for(;s<r&&y>0;){let v=o5.charCodeAt(s++);v===40?y++:v===41&&y--}}let S=o5.slice(_,s);return e?e.commandExpansion(_+t,s+t,S):new pt("ArithmeticCommandExp\
ansion",_+t,s+t,S)}else if(x===123){let w=e?.findClosingBrace(s+t+1,t+r)??-1;if(w!==-1)s=w-t+1;else{s++;let S=1;for(;s<r&&S>0;){let y=o5.charCodeAt(s++);y===123?
S++:y===125&&S--}}}else for(;s<r;){let w=o5.charCodeAt(s);if(w>=97&&w<=122||w>=65&&w<=90||w>=48&&w<=57||w===95)s++;else break}return a(_,s,x===40||x===123)}function C(){
let _=s;for(;s<r;){let x=o5.charCodeAt(s);if(x>=48&&x<=57||x>=65&&x<=90||x>=97&&x<=122||x===95||x===35)s++;else break}if(s>_&&s<r&&o5.charCodeAt(s)===91){let x=e?.
findClosingBracket?.(s+t+1,t+r)??-1;if(x!==-1)s=x-t+1;else{s++;let w=1;for(;s<r&&w>0;){let S=o5.charCodeAt(s);S===91?w++:S===93&&w--,s++}}return a(_,s,true)}return s===
_&&s++,a(_,s)}if(p(),s>=r)return null;let E=s,b=m(0,i);return p(),s<r?(e&&(e.embeddedWords.length=n),a(E,Le(o5,E,r),e!==void 0)):b}var se=(o5,t)=>Pt(t.text)?gt(
t.text,0,t.text.length,void 0,t.pos):void 0;function Bt(o5){return o5.wordParts??(o5.wordParts=(t,e,i)=>ls(t,e,i,o5))}function ie(o5){return o5.embeddedParts??(o5.
embeddedParts=(t,e,i)=>fe(t,e,i,o5))}function Oe(o5){return o5.arrayParts??(o5.arrayParts=(t,e,i)=>us(t,e,i,o5))}function ls(o5,t,e=0,i=Rt()){let s=new dt(o5,t.
pos,t.end,false,i);return s._nestingDepth=e,s.buildWordParts(t.pos)??void 0}function fe(o5,t,e=0,i,s=false){if(!Ft(o5,t.pos,t.end))return;let r=new dt(o5,t.pos,
t.end,false,i);return r._nestingDepth=e,r.buildEmbeddedWordParts(t.pos,s)??void 0}function us(o5,t,e=0,i){let s=new dt(o5,t.pos,t.end,false,i);return s._nestingDepth=
e,s.buildArrayElementParts(t.pos)??void 0}function Ie(o5,t,e=0,i){let s=new dt(o5,t.pos,t.end,false,i);return s._nestingDepth=e,s.buildHereDocParts(t.pos,t.end)??
void 0}function Mt(o5,t,e,i,s,r=i){if(!Ft(e,t,t+o5.length))return ue(o5,t,void 0,i)??void 0;let n=[],a=new dt(e,0,e.length,false,s);a._nestingDepth=i;let p=ue(o5,
t,{embeddedWords:n,commandExpansion:(d,c,l)=>new pt("ArithmeticCommandExpansion",d,c,l,{source:e,start:d+2,end:c-1,depth:i+1,parenBoundary:true,context:s}),findClosingBracket:(d,c)=>a.
findClosingBracket(d,c),findClosingBrace:(d,c)=>a.findClosingBrace(d,c),findClosingParenthesis:(d,c)=>a.findClosingParenthesis(d,c),findArithmeticExpansionEnd:(d,c)=>a.
findArithmeticExpansionEnd(d,c),findArithmeticWordEnd:(d,c)=>a.findArithmeticWordEnd(d,c)},i)??void 0;if(r<=256)for(let d of n)d.parts=fe(e,d,r,s,true);return p}
var me=class{type="ArrayValue";pos;end;#t;#e;#i;#s;constructor(t,e,i,s,r){this.pos=e,this.end=i,this.#t=t,this.#e=s,this.#i=r}get elements(){if(this.#s)return this.#s;
let t=new dt(this.#t,this.pos+1,this.end-1,false,this.#i);t._nestingDepth=this.#e;let e=[];for(;t.peek(u.ArrayElement).token!==h.EOF;){let i=t.next(u.ArrayElement);
if(i.token!==h.Word&&i.token!==h.Assignment)continue;let s=i.raw?i.value:this.#t.slice(i.pos,i.end),r=s.charCodeAt(0)===91,n=t.getSubstitutionContext(),a=!r&&i.
raw&&i.keywordEligible?void 0:this.#t,p=a===void 0?se:r?Oe(n):Bt(n);e.push(new j(s,i.pos,i.end,a,p,this.#e))}return this.#s=e,e}toJSON(){return{type:this.type,pos:this.
pos,end:this.end,elements:this.elements}}},ne=class{type="Assignment";pos;end;text;#t;#e;#i;#s;#n=null;#a;#o;#r=null;constructor(t,e,i,s,r,n,a){this.pos=e,this.
end=i,this.text=t,this.#t=s,this.#s=r,this.#e=n,this.#i=a}get name(){return this.#n??this.resolveTarget()}get append(){return this.#n===null&&this.resolveTarget(),
this.#a}get index(){return this.#n===null&&this.resolveTarget(),this.#o}get value(){if(this.#r!==null)return this.#r;let t=this.#s+1,e=at(this.#t,t,this.end);return this.#r=
this.#t.charCodeAt(e)===40&&this.#t.charCodeAt(this.end-1)===41?new me(this.#t,e,this.end,this.#e,this.#i):new j(this.#t.slice(t,this.end),t,this.end,this.#t,Bt(
this.#i),this.#e),this.#r}resolveTarget(){let t=this.#s-this.pos,e=t,i=t;for(;i>=2&&this.text.charCodeAt(i-2)===92&&this.text.charCodeAt(i-1)===10;)i-=2;this.text.
charCodeAt(i-1)===43&&(this.#a=true,e=i-1);let s=this.text.indexOf("[");if(s>0&&s<e){let n=this.text.lastIndexOf("]",t);if(n>s){let a=this.pos+s+1,p=this.pos+n;
this.#o=new j(this.#t.slice(a,p),a,p,this.#t,ie(this.#i),this.#e),e=s}}let r=this.text.slice(0,e);return this.#n=r.includes(`\\
`)?r.split(`\\
`).join(""):r}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,name:this.name,append:this.append,index:this.index,value:this.value}}};var Ce=o5=>o5.
type==="Word"||o5.type==="Assignment",$t=class{type="Command";pos;end;name;prefix;suffix;#t;#e;constructor(t,e,i,s,r){this.pos=t,this.end=e,this.name=i,this.prefix=
s,this.suffix=r}get args(){if(this.#t===void 0){let t=this.suffix;this.#t=t.every(Ce)?t:t.filter(Ce)}return this.#t}get redirects(){if(this.#e===void 0){let t=[];
for(let e of this.prefix)e.type!=="Assignment"&&t.push(e);for(let e of this.suffix)Ce(e)||t.push(e);this.#e=t}return this.#e}toJSON(){return{type:this.type,pos:this.
pos,end:this.end,name:this.name,prefix:this.prefix,suffix:this.suffix}}};var re=class{type="HereDocBody";pos;end;text="";#t;#e;#i;#s;constructor(t,e,i,s,r){this.
pos=e,this.end=e,this.#t=t,this.#e=s,this.#i=r,this.#s=i?void 0:null}get parts(){return this.#s===null&&(this.#s=Ie(this.#t,this,this.#e,this.#i)),this.#s}toJSON(){
return{type:this.type,pos:this.pos,end:this.end,text:this.text,parts:this.parts}}};dt._findSubstitutionEnd=_s;pt._resolveScript=As;Ht._resolveExpression=Mt;function fs(o5){
switch(o5.length){case 5:return o5==="local"||o5==="alias";case 6:return o5==="export";case 7:return o5==="declare"||o5==="typeset";case 8:return o5==="readonly";default:
return false}}var ge=class{type="ArithmeticCommand";pos;end;body;#t;#e;#i;#s=null;constructor(t,e,i,s,r,n){this.pos=t,this.end=e,this.body=i,this.#t=s,this.#e=r,
this.#i=n}get expression(){return this.#s===null&&(this.#s=Mt(this.body,this.pos+2,this.#t,this.#e,this.#i)),this.#s}set expression(t){this.#s=t??void 0}toJSON(){
return{type:this.type,pos:this.pos,end:this.end,expression:this.expression,body:this.body}}},Gt=class{type="ArithmeticFor";pos;end;body;#t;#e;#i;#s;#n;#a;#o;#r;#p;#h=null;#d=null;#c=null;constructor(t,e,i,s,r,n,a,p,d,c,l,m){
this.pos=t,this.end=e,this.body=i,this.#t=s,this.#e=r,this.#i=n,this.#s=a,this.#n=p,this.#a=d,this.#o=c,this.#r=l,this.#p=m}get initialize(){return this.#h===null&&
(this.#t?this.#h=Mt(this.#t,this.#s,this.#o,this.#r,this.#p):this.#h=void 0),this.#h}set initialize(t){this.#h=t??void 0}get test(){return this.#d===null&&(this.#e?
this.#d=Mt(this.#e,this.#n,this.#o,this.#r,this.#p):this.#d=void 0),this.#d}set test(t){this.#d=t??void 0}get update(){return this.#c===null&&(this.#i?this.#c=Mt(
this.#i,this.#a,this.#o,this.#r,this.#p):this.#c=void 0),this.#c}set update(t){this.#c=t??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,initialize:this.
initialize,test:this.test,update:this.update,body:this.body}}},ms={[h.DoubleSemi]:";;",[h.SemiAmp]:";&",[h.DoubleSemiAmp]:";;&"},Cs={">":">",">>":">>","<":"<","\
<>":"<>","<&":"<&",">&":">&",">|":">|","&>":"&>","&>>":"&>>"},rt=new Uint8Array(37);rt[h.EOF]=1;rt[h.RParen]=1;rt[h.RBrace]=1;rt[h.Then]=1;rt[h.Else]=1;rt[h.Elif]=
1;rt[h.Fi]=1;rt[h.Do]=1;rt[h.Done]=1;rt[h.Esac]=1;rt[h.DoubleSemi]=1;rt[h.SemiAmp]=1;rt[h.DoubleSemiAmp]=1;var yt=new Uint8Array(37);yt[h.RParen]=1;yt[h.RBrace]=
1;yt[h.DblRBracket]=1;yt[h.Fi]=1;yt[h.Done]=1;yt[h.Esac]=1;yt[h.ArithCmd]=1;function Fe(o5){return o5.token===h.Word&&o5.keywordEligible&&o5.value==="!"}var et=new Uint8Array(
37);et[h.Word]=1;et[h.Assignment]=1;et[h.Bang]=1;et[h.LParen]=1;et[h.LBrace]=1;et[h.DblLBracket]=1;et[h.If]=1;et[h.For]=1;et[h.While]=1;et[h.Until]=1;et[h.Case]=
1;et[h.Function]=1;et[h.Select]=1;et[h.ArithCmd]=1;et[h.Coproc]=1;et[h.Redirect]=1;var xs={"-a":1,"-b":1,"-c":1,"-d":1,"-e":1,"-f":1,"-g":1,"-h":1,"-k":1,"-p":1,
"-r":1,"-s":1,"-t":1,"-u":1,"-v":1,"-w":1,"-x":1,"-z":1,"-n":1,"-o":1,"-N":1,"-S":1,"-L":1,"-G":1,"-O":1,"-R":1},gs={"==":1,"!=":1,"=~":1,"=":1,"-eq":1,"-ne":1,
"-lt":1,"-le":1,"-gt":1,"-ge":1,"-nt":1,"-ot":1,"-ef":1,"<":1,">":1},Me=[],ks=[],xe=[];function zt(o5){return new Kt(o5,0,o5.length).run()}function As(o5,t,e,i=0,s=false,r){
return new Kt(o5,t,e,i,s,void 0,r).run()}var ke=class o4 extends dt{boundaries;pending;context;constructor(t,e,i,s,r,n=true){super(t,e.start,e.end,n,r),this._nestingDepth=
e.depth,this.boundaries=i,this.pending=s,this.context=r}fork(t,e,i=false){return new o4(this.getSource(),{start:t,end:e,depth:this._nestingDepth},this.boundaries,
this.pending,this.context,i)}findSubstitutionEnd(t,e,i=this._nestingDepth+1){let s=this.context.boundaries?.get(t);if(s!==void 0)return s<=e?s:-1;let r=this.boundaries.
get(t);return r!==void 0?r<=e?r:-1:(this.boundaries.has(t)||(this.boundaries.set(t,void 0),this.pending.push({start:t,end:e,depth:i})),-1)}};function _s(o5,t,e,i,s){
let r=new Map([[t,void 0]]),n=[{start:t,end:e,depth:i}];for(;n.length>0;){let a=n.length,p=n[a-1],d=new ke(o5,p,r,n,s),c=new Kt(o5,p.start,p.end,p.depth,true,d).
findSubstitutionEnd();n.length===a&&(r.set(p.start,c),c!==-1&&ae(s).set(p.start,c),n.pop())}return r.get(t)??-1}var Kt=class{tok;source;start;end;depth;errors=null;syntaxDepth=0;constructor(t,e,i,s=0,r=false,n,a){
this.tok=n??new dt(t,e,i,r,Rt(a)),this.tok._nestingDepth=s,this.source=t,this.start=e,this.end=i,this.depth=s}run(){let t=this.start;this.depth>256&&this.error(
"maximum substitution nesting depth exceeded",t);let e;if(t===0&&this.source.charCodeAt(0)===35&&this.source.charCodeAt(1)===33){let r=this.source.indexOf(`
`);e=r===-1?this.source:this.source.slice(0,r)}let i=this.list();for(;;){let r=this.tok.peek(u.CommandStart);if(r.token===h.EOF||(this.unexpectedToken(r),!rt[r.
token]&&r.token!==h.In))break;this.tok.next(u.CommandStart);let n=this.tok.peek(u.CommandStart).token;if(n!==h.Semi&&n!==h.Newline&&n!==h.Amp)break;for(;n===h.Semi||
n===h.Newline||n===h.Amp;)this.tok.next(u.CommandStart),n=this.tok.peek(u.CommandStart).token;let a=this.list();for(let p=0;p<a.length;p++)i.push(a[p])}let s=this.
tok._errors;if(s!==null&&s.length>0){let r=this.errors??(this.errors=[]);for(let n=0;n<s.length;n++)r.push(s[n])}return this.errors!==null&&this.errors.length>1&&
this.errors.sort((r,n)=>r.pos-n.pos),{type:"Script",pos:t,end:this.end,shebang:e,commands:i,errors:this.errors??void 0}}error(t,e){(this.errors??(this.errors=[])).
push({message:t,pos:e})}unexpectedToken(t){this.error(`unexpected token '${t.token===h.Newline?"newline":t.value}'`,t.pos)}findSubstitutionEnd(){return this.list(),
this.acceptEnd(h.RParen)}skipSemi(){this.tok.peek(u.Normal).token===h.Semi&&this.tok.next(u.Normal)}accept(t,e=u.Normal){return this.tok.peek(e).token===t?this.
tok.next(e):null}acceptEnd(t,e=u.Normal){return this.tok.peek(e).token===t?this.tok.next(e).end:-1}skipNewlines(t=u.Normal){for(;this.tok.peek(t).token===h.Newline;)
this.tok.next(t)}doBody(t){let e=this.list(),i=t?this.emptyListPos(e):-1;return i>=0&&this.error("expected command after 'do'",i),e}emptyListPos(t){return t.length===
0?this.tok.peek(u.CommandStart).pos:-1}makeStatement(t){return{type:"Statement",pos:t.pos,end:t.end,command:t,background:void 0}}list(){let t=[];this.skipNewlines(
u.CommandStart);let e=this.tok.peek(u.CommandStart).token;if(rt[e]||!et[e])return t;let i=this.andOr();for(i&&t.push(this.makeStatement(i));e=this.tok.peekFollow(
yt).token,!(e!==h.Semi&&e!==h.Newline&&e!==h.Amp);){let s=e===h.Amp,r=this.tok.next(u.Normal).end;if(s){let a=t[t.length-1];a.background=true,a.end=r}if(this.skipNewlines(
u.CommandStart),e=this.tok.peek(u.CommandStart).token,rt[e]||!et[e])break;let n=this.andOr();n&&t.push(this.makeStatement(n))}return t}andOr(){let t=this.pipeline();
if(!t)return null;let e=this.tok.peek(u.Normal).token;if(e!==h.And&&e!==h.Or)return t;let i=[t],s=[];do{let r=this.tok.next(u.Normal),n=r.token===h.And?"&&":"||";
this.skipNewlines(u.CommandStart);let a=this.pipeline();if(!a){this.error(`expected command after '${n}'`,r.end);break}s.push(n),i.push(a),e=this.tok.peek(u.Normal).
token}while(e===h.And||e===h.Or);return{type:"AndOr",pos:t.pos,end:i[i.length-1].end,commands:i,operators:s}}withRedirects(t){let e=this.collectTrailingRedirects();
return e.length===0?t:{type:"Redirected",pos:t.pos,end:e[e.length-1].end,command:t,redirects:e}}pipeline(){let t;for(;;){let s=this.tok.peek(u.CommandStart),r=s.
token===h.Word&&s.keywordEligible&&s.value==="time";if(s.token!==h.Bang&&!r)break;let n=this.tok.next(u.CommandStart),a=n.pos,p=n.end,d,c;if(r){let l=this.tok.peek(
u.CommandStart);l.token===h.Word&&l.keywordEligible&&l.value==="-p"&&(this.tok.next(u.CommandStart),d={pos:l.pos,end:l.end},l=this.tok.peek(u.CommandStart)),l.token===
h.Word&&l.keywordEligible&&l.value==="--"&&(this.tok.next(u.CommandStart),c={pos:l.pos,end:l.end})}t===void 0&&(t=[]),t.push(r?{type:"Time",pos:a,end:c?.end??d?.
end??p,keywordEnd:p,posix:d,endOfOptions:c}:{type:"Negation",pos:a,end:p})}let e=this.pipelineCommands();if(!t)return e;let i=t[0].pos;return e?.type==="Pipelin\
e"?(e.prefixes=t,e.pos=i,e):{type:"Pipeline",pos:i,end:e?e.end:t[t.length-1].end,prefixes:t,commands:e?[e]:[],operators:[]}}pipelineCommands(){let t=this.command();
if(!t)return null;if(this.tok.peek(u.Normal).token!==h.Pipe)return t;let e=[t],i=[];for(;this.tok.peek(u.Normal).token===h.Pipe;){let r=this.tok.next(u.Normal),
n=r.value==="|&"?"|&":"|";this.skipNewlines(u.CommandStart);let a=this.command();if(!a){this.error(`expected command after '${n}'`,r.end);break}i.push(n),e.push(
a)}return e.length===1?e[0]:{type:"Pipeline",pos:t.pos,end:e[e.length-1].end,prefixes:ks,commands:e,operators:i}}command(){let t;switch(this.tok.peek(u.CommandStart).
token){case h.LParen:t=this.subshell();break;case h.LBrace:t=this.braceGroup();break;case h.If:t=this.ifClause();break;case h.For:t=this.forClause();break;case h.
While:t=this.whileClause();break;case h.Until:t=this.untilClause();break;case h.Case:t=this.caseClause();break;case h.Function:return this.functionDef();case h.
Select:t=this.selectClause();break;case h.DblLBracket:t=this.testCommand();break;case h.ArithCmd:t=this.arithCommand();break;case h.Coproc:return this.coprocCommand();case h.
Word:case h.Assignment:case h.Redirect:return this.simpleCommandOrFunction(false);default:return null}return this.withRedirects(t)}collectTrailingRedirects(){let t=Me;
for(;this.tok.peekFollow(yt).token===h.Redirect;)t===Me&&(t=[]),t.push(this.readRedirect(u.Normal));return t}arithCommand(){let t=this.tok.next(u.CommandStart);
return new ge(t.pos,t.end,t.value,this.source,this.depth,this.tok.getSubstitutionContext())}coprocCommand(){let t=this.tok.next(u.CommandStart),e=t.pos,i=this.tok.
peek(u.CommandStart),s;if(i.token===h.Word){let a=this.tok.fork(i.end,this.end);switch(a.peek(u.CommandStart).token){case h.LParen:a.next(u.CommandStart),a.peek(
u.Normal).token!==h.RParen&&(s=this.readWord(u.CommandStart));break;case h.LBrace:case h.If:case h.For:case h.While:case h.Until:case h.Case:case h.Select:case h.
DblLBracket:case h.ArithCmd:s=this.readWord(u.CommandStart)}}let r=i.token===h.Word&&s===void 0?this.simpleCommandOrFunction(true):this.command();if(r&&r.type!==
"Function"&&r.type!=="Coproc")return{type:"Coproc",pos:e,end:r.end,name:s,body:r};this.error("expected command after 'coproc'",r?.pos??t.end);let n=r?this.makeCompoundList(
[this.makeStatement(r)]):{type:"CompoundList",pos:t.end,end:t.end,commands:[]};return{type:"Coproc",pos:e,end:n.end,name:s,body:n}}subshell(){return this.subshellBody(
this.tok.next(u.CommandStart).pos)}subshellBody(t){if(this.syntaxDepth>=256){this.error("maximum subshell nesting depth exceeded",t);let r=this.tok.skipSubshellBody();
r<0&&this.error("expected ')' to close subshell",this.tok.getPos());let n=r>=0?r:t;return{type:"Subshell",pos:t,end:n,body:this.makeCompoundList([])}}this.syntaxDepth++;
let e=this.list();this.syntaxDepth--,e.length===0&&this.error("expected command in subshell",t);let i=this.acceptEnd(h.RParen,u.Normal);i<0&&this.error("expecte\
d ')' to close subshell",this.tok.getPos());let s=i>=0?i:t;return{type:"Subshell",pos:t,end:s,body:this.makeCompoundList(e)}}braceGroup(){let t=this.tok.next(u.
CommandStart).pos;if(this.syntaxDepth>=256){this.error("maximum brace group nesting depth exceeded",t);let r=this.tok.skipCompoundBody(h.RBrace);r<0&&this.error(
"expected '}' to close brace group",this.tok.getPos());let n=r>=0?r:t;return{type:"BraceGroup",pos:t,end:n,body:this.makeCompoundList([])}}this.syntaxDepth++;let e=this.
list();this.syntaxDepth--,e.length===0&&this.error("expected command in brace group",t);let i=this.acceptEnd(h.RBrace,u.Normal);i<0&&this.error("expected '}' to\
 close brace group",this.tok.getPos());let s=i>=0?i:t;return{type:"BraceGroup",pos:t,end:s,body:this.makeCompoundList(e)}}ifClause(){let t=this.tok.next(u.CommandStart).
pos;if(this.syntaxDepth>=256){this.error("maximum if nesting depth exceeded",t);let r=this.tok.skipCompoundBody(h.Fi);r<0&&this.error("expected 'fi' to close 'i\
f'",this.tok.getPos());let n=r>=0?r:t;return{type:"If",pos:t,end:n,clause:this.makeCompoundList([]),then:this.makeCompoundList([]),elif:xe,else:void 0}}this.syntaxDepth++;
let e,i=t;for(;;){let r=this.list(),n=this.emptyListPos(r),a=this.makeCompoundList(r);this.skipSemi();let p=this.accept(h.Then,u.CommandStart);p?n>=0&&this.error(
`expected command after '${i===t?"if":"elif"}'`,n):this.error("expected 'then'",this.tok.getPos());let d=this.list(),c=this.makeCompoundList(d);p&&d.length===0&&
(this.error("expected command after 'then'",this.tok.peek(u.CommandStart).pos),c.pos=p.end,c.end=p.end),e?(e.elif===xe&&(e.elif=[]),e.elif.push({type:"Elif",pos:i,
end:c.end,clause:a,then:c})):e={type:"If",pos:t,end:t,clause:a,then:c,elif:xe,else:void 0},this.skipSemi();let l=this.accept(h.Elif,u.CommandStart);if(!l)break;
i=l.pos}if(this.accept(h.Else,u.CommandStart)){let r=this.list(),n=this.emptyListPos(r);n>=0&&this.error("expected command after 'else'",n),e.else=this.makeCompoundList(
r),this.skipSemi()}let s=this.acceptEnd(h.Fi,u.CommandStart);return s<0&&this.error("expected 'fi' to close 'if'",this.tok.getPos()),e.end=s>=0?s:i,this.syntaxDepth--,
e}forClause(){let t=this.tok.next(u.CommandStart).pos;if(this.tok.peek(u.Normal).token===h.LParen)return this.cStyleFor(t);let e=this.readRequiredWord("for"),i;
if(this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===h.In)for(this.tok.next(u.CommandStart),i=[];this.tok.peek(u.Normal).token===h.Word;)i.
push(this.readWord(u.Normal));if(this.skipSemi(),this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===h.LBrace){let p=this.braceGroup();return{
type:"For",pos:t,end:p.end,name:e,wordlist:i,body:p.body}}let s=this.accept(h.Do,u.CommandStart)!==null;if(s||this.error("expected 'do'",this.tok.getPos()),this.
syntaxDepth>=256){this.error("maximum for nesting depth exceeded",t);let p=this.tok.skipCompoundBody(h.Done);p<0&&this.error("expected 'done' to close 'for'",this.
tok.getPos());let d=p>=0?p:t;return{type:"For",pos:t,end:d,name:e,wordlist:i,body:this.makeCompoundList([])}}this.syntaxDepth++;let r=this.doBody(s);this.syntaxDepth--,
this.skipSemi();let n=this.acceptEnd(h.Done,u.CommandStart);n<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());let a=n>=0?n:t;return{type:"For",
pos:t,end:a,name:e,wordlist:i,body:this.makeCompoundList(r)}}cStyleFor(t){let[e,i,s,r,n,a]=this.tok.readCStyleForExprs();if(this.tok.peek(u.CommandStart).token===
h.Semi&&this.tok.next(u.CommandStart),this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===h.LBrace){let m=this.braceGroup();return new Gt(t,
m.end,m.body,e,i,s,r,n,a,this.source,this.depth,this.tok.getSubstitutionContext())}let p=this.accept(h.Do,u.CommandStart)!==null;if(p||this.error("expected 'do'",
this.tok.getPos()),this.syntaxDepth>=256){this.error("maximum for nesting depth exceeded",t);let m=this.tok.skipCompoundBody(h.Done);m<0&&this.error("expected '\
done' to close 'for'",this.tok.getPos());let g=m>=0?m:t;return new Gt(t,g,this.makeCompoundList([]),e,i,s,r,n,a,this.source,this.depth,this.tok.getSubstitutionContext())}
this.syntaxDepth++;let d=this.doBody(p);this.syntaxDepth--;let c=this.acceptEnd(h.Done,u.CommandStart);c<0&&this.error("expected 'done' to close 'for'",this.tok.
getPos());let l=c>=0?c:t;return new Gt(t,l,this.makeCompoundList(d),e,i,s,r,n,a,this.source,this.depth,this.tok.getSubstitutionContext())}whileClause(){return this.
whileOrUntil("while")}untilClause(){return this.whileOrUntil("until")}whileOrUntil(t){let e=this.tok.next(u.CommandStart).pos;if(this.syntaxDepth>=256){this.error(
`maximum ${t} nesting depth exceeded`,e);let c=this.tok.skipCompoundBody(h.Done);c<0&&this.error(`expected 'done' to close '${t}'`,this.tok.getPos());let l=c>=0?
c:e;return{type:"While",pos:e,end:l,kind:t,clause:this.makeCompoundList([]),body:this.makeCompoundList([])}}this.syntaxDepth++;let i=this.list(),s=this.emptyListPos(
i),r=this.makeCompoundList(i);this.skipSemi();let n=this.accept(h.Do,u.CommandStart)!==null;n?s>=0&&this.error(`expected command after '${t}'`,s):this.error("ex\
pected 'do'",this.tok.getPos());let a=this.doBody(n);this.skipSemi();let p=this.acceptEnd(h.Done,u.CommandStart);p<0&&this.error(`expected 'done' to close '${t}\
'`,this.tok.getPos());let d=p>=0?p:e;return this.syntaxDepth--,{type:"While",pos:e,end:d,kind:t,clause:r,body:this.makeCompoundList(a)}}caseClause(){let t=this.
tok.next(u.CommandStart).pos,e=this.readRequiredWord("case");if(this.skipNewlines(u.CommandStart),this.accept(h.In,u.CommandStart)||this.error("expected 'in' af\
ter 'case' word",this.tok.getPos()),this.skipNewlines(u.CasePattern),this.syntaxDepth>=256){this.error("maximum case nesting depth exceeded",t);let p=this.tok.skipCompoundBody(
h.Esac);p<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());let d=p>=0?p:t;return{type:"Case",pos:t,end:d,word:e,items:[]}}this.syntaxDepth++;let i=[],
s=false,r=this.tok.peek(u.CasePattern).token;for(;r!==h.Esac&&r!==h.EOF;){let p=this.tok.peek(u.Normal).pos;this.accept(h.LParen,u.Normal);let d=[],c=true,l=this.
tok.peek(u.Normal);for(;l.token!==h.RParen&&l.token!==h.EOF;){l.token===(c?h.Word:h.Pipe)?c=!c:s||(this.unexpectedToken(l),s=true);let b=this.tok.next(u.Normal);
b.token===h.Word&&d.push(this.toWord(b)),l=this.tok.peek(u.Normal)}c&&l.token===h.RParen&&!s&&(this.unexpectedToken(l),s=true);let m=this.acceptEnd(h.RParen,u.Normal),
g=this.list(),A=m>=0?m:d.length>0?d[d.length-1].end:p,k=g.length>0?g[g.length-1].end:A,f={type:"CaseItem",pos:p,end:k,pattern:d,body:g.length>0?this.makeCompoundList(
g):{type:"CompoundList",pos:A,end:A,commands:[]},terminator:void 0},C=this.tok.peek(u.CommandStart);if(r=C.token,r===h.DoubleSemi||r===h.SemiAmp||r===h.DoubleSemiAmp){
let E=this.tok.next(u.CommandStart);f.terminator=ms[E.token],f.end=E.end}else r!==h.Esac&&r!==h.EOF&&!s&&(this.unexpectedToken(C),s=true);i.push(f),this.skipNewlines(
u.CasePattern),r=this.tok.peek(u.CasePattern).token}let n=this.acceptEnd(h.Esac,u.CommandStart);n<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());
let a=n>=0?n:t;return this.syntaxDepth--,{type:"Case",pos:t,end:a,word:e,items:i}}selectClause(){let t=this.tok.next(u.CommandStart).pos,e=this.readRequiredWord(
"select"),i;if(this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===h.In)for(this.tok.next(u.CommandStart),i=[];this.tok.peek(u.Normal).token===
h.Word;)i.push(this.readWord(u.Normal));if(this.skipSemi(),this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===h.LBrace){let p=this.braceGroup();
return{type:"Select",pos:t,end:p.end,name:e,wordlist:i,body:p.body}}let s=this.accept(h.Do,u.CommandStart)!==null;if(s||this.error("expected 'do'",this.tok.getPos()),
this.syntaxDepth>=256){this.error("maximum select nesting depth exceeded",t);let p=this.tok.skipCompoundBody(h.Done);p<0&&this.error("expected 'done' to close '\
select'",this.tok.getPos());let d=p>=0?p:t;return{type:"Select",pos:t,end:d,name:e,wordlist:i,body:this.makeCompoundList([])}}this.syntaxDepth++;let r=this.doBody(
s);this.syntaxDepth--,this.skipSemi();let n=this.acceptEnd(h.Done,u.CommandStart);n<0&&this.error("expected 'done' to close 'select'",this.tok.getPos());let a=n>=
0?n:t;return{type:"Select",pos:t,end:a,name:e,wordlist:i,body:this.makeCompoundList(r)}}testCommand(){let t=this.tok.next(u.CommandStart).pos,e=this.parseTestOr(),
i=this.acceptEnd(h.DblRBracket,u.TestMode);i<0&&this.error("expected ']]' to close '[['",this.tok.getPos());let s=i>=0?i:t;return{type:"TestCommand",pos:t,end:s,
expression:e}}parseTestOr(){let t=this.parseTestAnd();if(this.tok.peek(u.TestMode).token!==h.Or)return t;let e=[t];do this.tok.next(u.TestMode),e.push(this.parseTestAnd());while(this.
tok.peek(u.TestMode).token===h.Or);return{type:"TestLogical",pos:t.pos,end:e[e.length-1].end,operator:"||",operands:e}}parseTestAnd(){let t=this.parseTestNot();
if(this.tok.peek(u.TestMode).token!==h.And)return t;let e=[t];do this.tok.next(u.TestMode),e.push(this.parseTestNot());while(this.tok.peek(u.TestMode).token===h.
And);return{type:"TestLogical",pos:t.pos,end:e[e.length-1].end,operator:"&&",operands:e}}parseTestNot(){let t=this.tok.peek(u.TestMode);if(!Fe(t))return this.parseTestPrimary();
let e=[];for(;Fe(t);){let s=this.tok.next(u.TestMode);e.push({type:"Negation",pos:s.pos,end:s.end}),t=this.tok.peek(u.TestMode)}let i=this.parseTestPrimary();return{
type:"TestNot",pos:e[0].pos,end:i.end,negations:e,operand:i}}parseTestPrimary(){if(this.tok.peek(u.TestMode).token===h.LParen){let a=this.tok.next(u.TestMode).pos;
if(this.syntaxDepth>=256){this.error("maximum test group nesting depth exceeded",a);let l=this.tok.skipTestGroup();l<0&&this.error("expected ')' to close test g\
roup",this.tok.getPos());let m=l>=0?l:a,g=new j("",a,a);return{type:"TestGroup",pos:a,end:m,expression:{type:"TestUnary",pos:a,end:a,operator:"-n",operand:g}}}this.
syntaxDepth++;let p=this.parseTestOr();this.syntaxDepth--;let d=this.acceptEnd(h.RParen,u.TestMode);d<0&&this.error("expected ')' to close test group",this.tok.
getPos());let c=d>=0?d:a;return{type:"TestGroup",pos:a,end:c,expression:p}}let t=this.tok.next(u.TestMode);(t.token===h.And||t.token===h.Or)&&this.unexpectedToken(
t);let e=t.value,i=t.pos,s=t.end;if(t.keywordEligible&&xs[e]===1){if(this.tok.peek(u.TestMode).token===h.Word){let p=this.readTestOperand();return{type:"TestUna\
ry",pos:i,end:p.end,operator:e,operand:p}}this.error("expected operand after unary test operator",s);let a=new j("",s,s);return{type:"TestUnary",pos:i,end:s,operator:e,
operand:a}}let r=this.tok.peek(u.TestMode);if(r.token===h.Word&&r.keywordEligible&&gs[r.value]===1){let a=this.tok.next(u.TestMode).value,p;if(a==="=~"){let c=this.
tok.readTestRegexWord();p=new j(this.source.slice(c.pos,c.end),c.pos,c.end,this.source,ie(this.tok.getSubstitutionContext()),this.depth)}else p=this.readTestOperand();
let d=this.toWordFromPosEnd(t,i,s);return{type:"TestBinary",pos:i,end:p.end,operator:a,left:d,right:p}}let n=this.toWordFromPosEnd(t,i,s);return{type:"TestUnary",
pos:i,end:n.end,operator:"-n",operand:n}}readTestOperand(){let t=this.tok.next(u.TestMode);return t.keywordEligible&&(t.value==="<"||t.value===">")&&this.error(
`unexpected argument '${t.value}' to conditional operator`,t.pos),this.toWord(t)}functionDef(){let t=this.tok.next(u.CommandStart).pos,e=this.readWord(u.FunctionName),
i;if(this.tok.peek(u.CommandStart).token===h.LParen){let s=this.tok.next(u.CommandStart).pos;this.tok.peek(u.CommandStart).token===h.RParen?(this.tok.next(u.CommandStart),
this.skipNewlines(u.CommandStart),i=this.commandAsBody()):i=this.withRedirects(this.subshellBody(s))}else this.skipNewlines(u.CommandStart),i=this.commandAsBody();
return{type:"Function",pos:t,end:i.end,name:e,body:i}}simpleCommandOrFunction(t){let e=[],i=this.tok.peek(u.CommandStart).pos,s=i,r=u.CommandStart;for(;;){let c=this.
tok.peek(r).token;if(c===h.Assignment){let l=this.tok.next(r);s=l.end,e.push(this.parseAssignment(l))}else if(c===h.Redirect){let l=this.readRedirect(r);e.push(
l),s=l.end}else break;r=u.CommandPrefix}if(this.tok.peek(u.Normal).token!==h.Word)return new $t(i,s,void 0,e,[]);let n=this.tok.next(u.Normal),a=n.keywordEligible?
n.value:"",p=this.toWord(n);r=fs(a)?u.Declaration:a==="eval"||a==="let"?u.EvalArgument:u.Normal,s=p.end;let d=[];if(t)for(;this.tok.peek(u.CommandPrefix).token===
h.Assignment;){let c=this.tok.next(u.CommandPrefix),l=r===u.Declaration?this.parseAssignment(c):this.toWord(c);d.push(l),s=l.end}if(this.tok.peek(r).token===h.LParen&&
d.length===0&&(this.tok.next(u.Normal),this.tok.peek(u.Normal).token===h.RParen)){this.tok.next(u.Normal),this.skipNewlines(u.CommandStart);let c=this.commandAsBody();
return{type:"Function",pos:p.pos,end:c.end,name:p,body:c}}for(;;){let c=this.tok.peek(r).token;if(c===h.Word||c===h.Assignment){let l=this.tok.next(r),m=c===h.Assignment?
this.parseAssignment(l):this.toWord(l);d.push(m),s=m.end}else if(c===h.Redirect){let l=this.readRedirect(r);d.push(l),s=l.end}else break}return new $t(i,s,p,e,d)}readRedirect(t){
let e=this.tok.next(t),i=e.pos,s=e.end,r=e.fileDescriptor!==void 0?{type:"FileDescriptor",pos:i,end:e.descriptorEnd,value:e.fileDescriptor}:e.variableName!==void 0?
{type:"FileDescriptorVariable",pos:i,end:e.descriptorEnd,name:e.variableName}:void 0,n=e.targetEnd>e.targetPos;if(n||this.error("expected redirect target",e.targetPos),
e.value==="<<"||e.value==="<<-"){let p={type:"HereDoc",pos:i,end:s,operator:e.value,descriptor:r,delimiter:n?{type:"HereDocDelimiter",pos:e.targetPos,end:e.targetEnd,
text:this.source.slice(e.targetPos,e.targetEnd),value:e.content??"",quoted:e.delimiterQuoted}:void 0,body:new re(this.source,s,e.delimiterQuoted,this.depth,this.
tok.getSubstitutionContext()),closing:void 0};return n&&this.tok.registerHereDocTarget(p),p}let a=n?new j(this.source.slice(e.targetPos,e.targetEnd),e.targetPos,
e.targetEnd,this.source,Bt(this.tok.getSubstitutionContext()),this.depth):void 0;return e.value==="<<<"?{type:"HereString",pos:i,end:s,operator:"<<<",descriptor:r,
target:a}:{type:"Redirect",pos:i,end:s,operator:Cs[e.value]??">",descriptor:r,target:a}}commandAsBody(){let t=this.command();return t&&t.type!=="Command"&&t.type!==
"Function"&&t.type!=="Coproc"?t:(this.error("expected compound command as function body",t?.pos??this.tok.getPos()),this.makeCompoundList(t?[this.makeStatement(
t)]:[]))}readWord(t){return this.toWord(this.tok.next(t))}readRequiredWord(t){let e=this.tok.peek(u.Normal);return e.token===h.Word?this.toWord(this.tok.next(u.
Normal)):(e.token!==h.EOF&&this.error(`expected word after '${t}'`,e.pos),new j("",e.pos,e.pos))}toWord(t){let e=t.raw?t.value:this.source.slice(t.pos,t.end),i=t.
raw&&t.keywordEligible?void 0:this.source;return new j(e,t.pos,t.end,i,i===void 0?se:Bt(this.tok.getSubstitutionContext()),this.depth)}toWordFromPosEnd(t,e,i){return t.
pos===e&&t.end===i?this.toWord(t):new j(this.source.slice(e,i),e,i,this.source,Bt(this.tok.getSubstitutionContext()),this.depth)}parseAssignment(t){let e=t.raw?
t.value:this.source.slice(t.pos,t.end);return new ne(e,t.pos,t.end,this.source,t.assignmentOperatorPos,this.depth,this.tok.getSubstitutionContext())}makeCompoundList(t){
let e=this.tok.getPos(),i=t.length>0?t[0].pos:e,s=t.length>0?t[t.length-1].end:e;return{type:"CompoundList",pos:i,end:s,commands:t}}};var Qe=o5=>{let t=zt(o5),e=true,
i=s=>{"errors"in s&&s.errors!==void 0&&s.errors.length>0&&(e=false),s.type==="HereDoc"&&!s.closing&&(e=false),Nt(s,i)};return i(t),e?t:void 0},qe=o5=>{let t=[];
for(let e of o5.commands){let i=Es(e,t.length===0?void 0:";");if(!i)return;t.push(...i)}return t},Es=({command:o5,background:t},e)=>{if(t)return;let i=o5.type===
"AndOr"?o5.commands:[o5],s=o5.type==="AndOr"?o5.operators:[],r=i.map((n,a)=>bs(n,s[a-1]??e));return r.every(n=>n!==void 0)?r.flat():void 0},bs=(o5,t)=>{let e=o5.
type==="Pipeline";if(e&&(o5.prefixes.length>0||o5.operators.includes("|&")))return;let i=(e?o5.commands:[o5]).map((s,r)=>s.type==="Command"?ys(s,r===0?t:"|"):void 0);
return i.every(s=>s!==void 0)?i:void 0},ys=(o5,t)=>{let e=o5.name?[o5.name,...o5.args]:[],i=ws(o5);if(!i||[...e,...o5.prefix].some(Ue))return;let{literal:s,...r}=i,
n=e.map($e),a=n.map((p,d)=>p??e[d]?.text??"");return{words:a.length>0?a:[":"],...r,literal:s&&!n.includes(void 0),bare:o5.prefix.length===0&&o5.redirects.length===
0,after:t}},Ue=o5=>{if(o5.type!=="Word"&&o5.type!=="Assignment")return false;let t=o5.type==="Word"?o5:o5.value;return t.type==="ArrayValue"||(t.parts??[]).some(
Ve)},Ve=o5=>o5.type==="CommandExpansion"||o5.type==="ArithmeticExpansion"||o5.type==="ProcessSubstitution"||o5.type==="DoubleQuoted"&&o5.parts.some(Ve),$e=o5=>{
if(/(^|[=:])~/.test(o5.text))return;if(o5.type==="Word")return(o5.parts??[]).every(Ae)?o5.value:void 0;let{name:t,value:e,append:i,index:s}=o5;if(!(s||e.type!==
"Word"||!(e.parts??[]).every(Ae)))return`${t}${i?"+":""}=${e.value}`},Ae=o5=>o5.type==="Literal"||o5.type==="SingleQuoted"||o5.type==="AnsiCQuoted"||o5.type==="\
DoubleQuoted"&&o5.parts.every(Ae),ws=({redirects:o5})=>{let[t,e]=[true,void 0],i=[];for(let s of o5){if(s.type==="HereString")return;if(s.type==="HereDoc"){if(!s.
closing)return;e=Ds(s),t&&=s.delimiter?.quoted===true||!/[$`\\]/.test(e);continue}if(!s.target||Ue(s.target))return;let r=$e(s.target);Ss(s,r)||(t&&=r!==void 0&&
Ps(s),i.push({path:r??s.target.text,appends:s.operator.endsWith(">>")}))}return{literal:t,...e!==void 0&&{input:e},outputs:i}},Ss=({operator:o5},t)=>o5.startsWith(
"<")||t==="/dev/null"||o5===">&"&&/^(\d+|-)$/.test(t??""),Ps=({operator:o5,descriptor:t})=>!o5.includes("&")&&(!t||t.type==="FileDescriptor"&&t.value===1),Ds=({
operator:o5,body:t})=>o5==="<<-"?t.text.replaceAll(/^\t+/gm,""):t.text;var Ge=4096,Ts=o5=>{if(o5.length>Ge)return{ok:false,reason:`it is over ${Ge} characters l\
ong`};let t=Qe(o5);if(!t)return{ok:false,reason:"it is not valid Bash"};if(!Xt(t,()=>true))return{ok:false,reason:"it runs nothing"};let e=Xe(t,o5);return e!==void 0?
{ok:false,reason:e}:{ok:true,programs:vs(qe(t))}},vs=(o5=[])=>{let t=({literal:e,bare:i,after:s})=>e&&i&&(s===void 0||s==="&&");if(!(o5.length===0||!o5.every(t)))
return o5.map(({words:[e="",...i]})=>[e,...i])},Ws=8,Xe=(o5,t,e=0)=>{if(e>Ws)return"it nests shells too deeply";let i,s=r=>{i??=Bs(r,e),i===void 0&&Nt(r,s)};return s(
o5),i??(/\(\)\s*\{\s*:\s*\|\s*:/.test(t)?"it starts itself endlessly":void 0)},Bs=(o5,t)=>{if(o5.type==="Pipeline")return Rs(o5.commands);if(o5.type==="Redirect"&&
o5.operator.includes(">")&&/^\/dev\/(sd|hd|nvme|vd|mmcblk|disk)/.test(o5.target?.value??""))return"it overwrites a disk";if(o5.type!=="Command")return;let e=ts(
o5);return(Ze(e)&&Xt(o5,Je)?"it runs a download":void 0)??Ls(e)??qs(e,o5)??Us(e,t)},Ye=/^(ba|da|z|k|a|fi|c|tc)?sh$|^(pwsh|powershell|cmd)$/,Ns=/^(python|perl|ruby|node|php|lua|deno|bun|osascript|tclsh)[\d.]*$/,
Hs=/^(curl|wget|fetch|aria2c|http|https|xh|lynx|links|nc|ncat|netcat|socat|scp|sftp|ftp|tftp|rsync|iwr|irm|invoke-webrequest|invoke-restmethod)$/i,Je=({name:o5})=>Hs.
test(o5),je=({name:o5})=>Ye.test(o5),Ze=({name:o5})=>Ye.test(o5)||Ns.test(o5)||/^(eval|source|\.|iex|invoke-expression)$/i.test(o5),Rs=o5=>{for(let[t,e]of o5.entries())
if(t!==0){if(Xt(e,je))return"it pipes into a shell";if(Xt(e,Ze)&&o5.slice(0,t).some(i=>Xt(i,Je)))return"it pipes a download into an interpreter"}},Xt=(o5,t)=>{let e=false,
i=s=>{e||=s.type==="Command"&&t(ts(s)),e||Nt(s,i)};return i(o5),e},Ke=/^(\/|~[\w-]*|\$\{?HOME\}?|[a-z]:|\/(bin|boot|dev|etc|home|lib\d*|opt|proc|root|run|sbin|srv|sys|usr|var|Users|Library|System|Applications))(\/?\*?|\/\.\*?)$/i,
Ls=({name:o5,args:t})=>{let e=t.filter(s=>!s.startsWith("-")).map(Os),i=t.some(s=>/^-[a-zA-Z]*[rR]/.test(s)||s==="--recursive");if(t.includes("--no-preserve-roo\
t"))return"it turns off the protection of the root folder";if(/^(mkfs|wipefs|fdisk|parted)/.test(o5))return"it formats a disk";if(o5==="dd"&&t.some(s=>/^of=\/dev\/(?!null$|zero$|std)/.
test(s)))return"it overwrites a disk";if(o5==="find"&&t.some(s=>/^-(delete|exec|execdir)$/.test(s))&&e.some(s=>Ke.test(s)))return"it removes from the root folde\
r";if(/^(rm|chmod|chown|chgrp|mv|shred|rimraf|del|rd|rmdir)$/.test(o5)&&!(!i&&/^(rm|ch...?)$/.test(o5)))return e.some(s=>Ke.test(s))?"it removes or changes the \
root folder or a home folder":o5==="rm"&&e.some(s=>/^\$\{?\w+\}?(\/|$)|^[$`]\(/.test(s))?"what it removes is only known when it runs":void 0},Os=o5=>{let t=[];for(let e of o5.
replaceAll("\\","/").split("/"))e===".."?t.pop():e!==""&&e!=="."&&t.push(e);return(o5.startsWith("/")?"/":"")+t.join("/")},Is=/(^|\/)(\.env(\.(?!example|sample|template|dist)[\w.-]+)?|id_(rsa|dsa|ecdsa|ed25519)|\.netrc|\.npmrc|\.pypirc|\.pgpass|\.git-credentials|\.ssh(\/.*)?|\.aws\/.*|\.gnupg(\/.*)?|\.docker\/config\.json|\.kube\/config|gh\/hosts\.yml|shadow|environ)$|\.(pem|key|p12|pfx|jks|keystore)$/i,
Fs=/\$\{?[!#]?\w*(TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|API_?KEY|PRIVATE_?KEY|CREDENTIAL|ACCESS_?KEY)\w*/i,Ms=/^(gh auth token|npm (config get|token)|git credential|aws configure (get|export)|gcloud auth print|az account get-access-token|op (read|item)|pass (show|\S+$)|security find|kubectl (get|describe) secrets?|vault (read|kv)|docker-credential|heroku config|keyring get)\b/,
Qs=/^(cat|tac|bat|less|more|head|tail|nl|od|xxd|hexdump|strings|base64|base32|grep|egrep|fgrep|rg|ag|awk|sed|cut|sort|uniq|jq|yq|cp|scp|curl|wget|nc|openssl|diff|tee|dd|source|\.|type|get-content)$/i,
qs=({name:o5,args:t},e)=>{let i=t.filter(n=>!n.startsWith("-")),s=i.every(n=>/^\w+=/.test(n));if(o5==="env"&&s||o5==="printenv"||o5==="set"&&t.length===0||/^(export|declare|typeset|compgen)$/.
test(o5)&&i.length===0)return"it prints the environment";if(Ms.test([o5,...i].join(" "))||/^(echo|printf|print)$/.test(o5)&&t.some(n=>Fs.test(n)))return"it prin\
ts a credential";let r=e.redirects.flatMap(n=>n.type==="Redirect"&&n.operator==="<"?[n.target?.value??""]:[]);if(Qs.test(o5)&&[...i,...r].some(n=>Is.test(n.replace(
/^@|^.*=@?/,""))))return"it prints a file that contains credentials"},Us=(o5,t)=>{let e=o5.args.findIndex(r=>/^-[a-z]*c$/.test(r)),i=o5.name==="eval"?o5.args.join(
" "):je(o5)&&e>=0?o5.args[e+1]:void 0;if(i===void 0||i==="")return;let s=zt(i);return s.errors&&s.errors.length>0?"the command line for its shell is not valid B\
ash":Xe(s,i,t+1)},ze={sudo:"-u -g -h -p -C -D -R -T",doas:"-u -C",env:"-u -C",nohup:"",nice:"-n",ionice:"-c -n",time:"-f -o",timeout:"-s -k",stdbuf:"-i -o -e",setsid:"",
exec:"-a",command:"",builtin:"",busybox:"",xargs:"-I -n -P -L -d -a -E -s"},ts=o5=>{let t=[o5.name,...o5.args].flatMap(e=>e===void 0?[]:[e.type==="Word"?e.value:
e.text]);return es(t)},es=o5=>{let[t="",...e]=o5,i=t.includes("$")||t.includes("`")?"":$s(t),s=Object.hasOwn(ze,i)?ze[i]:void 0;if(s===void 0)return{name:i,args:e};
let r=Vs(e,s.split(" ")),n=i==="timeout"?r.slice(1):r;return n.length===0?{name:i,args:e}:es(n)},Vs=(o5,t)=>{for(let e=0;e<o5.length;e++){let i=o5[e]??"";if(t.includes(
i))e++;else if(!i.startsWith("-")&&!/^\w+=/.test(i))return o5.slice(e)}return[]},$s=o5=>o5.replaceAll("\\","/").replace(/^.*\//s,"").replace(/\.exe$/i,""),tn=o5=>{
let t=Ts(o5);if(!t.ok)return t;let[e,i]=t.programs??[];if(!e||i)return{ok:false,reason:"it is more than one plain command, and no shell runs it"};let s=Ks(zt(o5)),
r=s.find(n=>!Gs.test(n));return r!==void 0?{ok:false,reason:`${JSON.stringify(r)} means more to a shell than its letters; quote it`}:zs(s,o5)?{ok:true,argv:e}:{
ok:false,reason:"it holds more than the words of a command, such as a comment or a `;`"}},Gs=/^(?:[\p{L}\p{N}_@%+=:,./-]|'[^']*'|"[^"$`\\!]*")+$/u,Ks=o5=>{let t=o5.
commands[0]?.command;return t?.type==="Command"?[t.name,...t.args].flatMap(e=>e?.text??[]):[]},zs=(o5,t)=>{let e=t.trim();for(let i of o5){if(!e.startsWith(i))return false;
e=e.slice(i.length).trimStart()}return e===""};export{Qe as a,Ts as b,tn as c};
