import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_line_ending$a as i}from"./start.js";var g=["up\
per","lower","capitalize","camel","pascal","snake","kebab"],h=(e,n)=>b[e](n),b={upper:e=>e.toUpperCase(),lower:e=>e.toLowerCase(),capitalize:e=>p(e),camel:e=>l(
f(e)).map((n,t)=>t===0?n.toLowerCase():p(n)).join(""),pascal:e=>l(f(e)).map(p).join(""),snake:e=>l(e).map(n=>n.toLowerCase()).join("_"),kebab:e=>l(e).map(n=>n.toLowerCase()).
join("-")},f=e=>new RegExp("\\p{Ll}","u").test(e)?e:e.toLowerCase(),p=e=>{let[n=""]=e;return n.toUpperCase()+e.slice(n.length)},l=e=>e.split(/[-./ _]/u).flatMap(
n=>n.split(new RegExp("(?<=\\p{Ll}|\\P{L})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})","u"))).filter(n=>n!==""),L=(e,n)=>{if(typeof e=="string")return e;let t=n(
e.group)??"";return e.letters?h(e.letters,t):t},w=(e,n)=>{if(n.count===0)return[i(e)];let t=[],r=0,o=$(e,n);if(o!==void 0)return o;for(let a of e.matchAll(m)){let s=y(
a,n);if(!(s===void 0&&a[5]!==void 0)){if(s===void 0)return C(e,a,n);t.push(i(e.slice(r,a.index)),s.value),r=a.index+s.length}}return[...t,i(e.slice(r))]},m=new RegExp(
`\\$(?:(\\$)|(\\d+)|<(\\w+)>|\\{(\\w+)(?::(${g.join("|")}))?\\})`,"g"),$=(e,n)=>{if([...e.matchAll(m)].length>0)return;let[t,r,o]=/\\(?:(\d)|g<(\w+)>)/.exec(e)??
[];if(!(r===void 0?o!==void 0&&o in n.named:d(r,n)))return;let s=r===void 0?`$<${o}>`:`$${r}`;return`new_string holds ${t}, which is literal text here; write ${s}\
 for the group, or make the groups of the pattern (?:\u2026) if the text is meant`},y=([e,n,t,r,o,a],s)=>{if(n!==void 0)return{value:"$",length:e.length};if(t!==
void 0)return x(t,s);let u=r??o??"",c=s.named[u]??(o!==void 0&&d(u,s)?Number(u):void 0);if(c!==void 0)return{value:{group:c,...a!==void 0&&{letters:a}},length:e.
length}},x=(e,n)=>{let t=e.search(/[^0]|$/)+String(n.count).length;for(let r=Math.min(e.length,t);r>0;r-=1){let o=e.slice(0,r);if(d(o,n))return{value:{group:Number(
o)},length:r+1}}},d=(e,{count:n})=>/^\d+$/.test(e)&&Number(e)>0&&Number(e)<=n,C=(e,n,{count:t,named:r})=>{let o=e.slice(0,n.index).split(`
`),a=`line ${o.length}, column ${(o.at(-1)??"").length+1}`,s=Object.keys(r),u=[`1${t>1?` to ${t}`:""}`,...s].join(", ");return`new_string asks for the group ${n[0]}\
 at ${a}, and the groups of the pattern are ${u}; write $$ for a dollar`};export{g as a,h as b,p as c,L as d,w as e};
