import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{empty$b as R}from"./hook.js";function z(e,n,t){return C(
e,n,t,false)}function H(e,n,t){return C(e,n,t,true)}function J(e,n,t){return D(e,n,t,false)}function Q(e,n,t){return D(e,n,t,true)}async function D(e,n,t,o){let a=B(
e);if(typeof n!="function")throw new TypeError("Mapper function is required");let l=await C(a,async([p,E])=>{try{if(E.status==="rejected")throw E.reason;let f=await n(
E.value,p);return f===O||f===Y?f:[p,o?{status:"fulfilled",value:f}:f]}catch(f){if(!o)throw f;return[p,{status:"rejected",reason:f}]}},t,false);return e instanceof
Map?new Map(l):Object.setPrototypeOf(Object.fromEntries(l),null)}async function C(e,n,{concurrency:t=Number.POSITIVE_INFINITY,stopOnError:o=true,signal:a}={},l){
return new Promise((p,E)=>{_(e,n,t);let f=[],y=[],I=0,s=false,S=false,w=new Set,u=Number.POSITIVE_INFINITY,g=0,M=K(e),j=()=>{m(a.reason)},T=()=>{a?.removeEventListener(
"abort",j)},F=r=>{p(r),T()},m=r=>{s||(s=true,E(r),T(),S||$(M))};if(a){if(a.aborted){m(a.reason);return}a.addEventListener("abort",j,{once:true})}let x=L(M),P=()=>{
if(s||u===Number.POSITIVE_INFINITY)return;for(let c of w)if(c<u)return;if(!o){let c=[];for(let N=0;N<Math.min(u,y.length);N++)N in y&&c.push(y[N]);if(c.length>0){
m(new AggregateError(c));return}}s=true,S||$(M);let r=Math.min(u,f.length);if(r===f.length&&I===0){F(f);return}F(f.slice(0,r).filter(c=>c!==O))},v=async()=>{if(s||
g>=u)return;let r=g++;w.add(r);let c;try{c=await x()}catch(d){if(w.delete(r),r<u)throw d;P();return}if(c.done){w.delete(r),u=Math.min(u,r),S=true,P();return}(async()=>{
try{let d=await c.value;if(s||r>=u)return;let i=await n(d,r);if(r>=u)return;if(i===Y){u=r;return}i===O&&I++,f[r]=l&&i!==O?{status:"fulfilled",value:i}:i}catch(d){
if(r>=u)return;if(l)f[r]={status:"rejected",reason:d};else if(o){m(d);return}else y[r]=d}finally{w.delete(r),P()}try{await v()}catch(d){m(d)}})().then(()=>new Promise(
()=>{})).then(p)};(async()=>{for(let r=0;r<t;r++){try{await v()}catch(c){m(c);break}if(s||g>=u)break}})()})}function U(e,n,{concurrency:t=Number.POSITIVE_INFINITY,
backpressure:o=t,preserveOrder:a=true}={}){if(_(e,n,t),!k(o,t))throw new TypeError(`Expected \`backpressure\` to be an integer from \`concurrency\` (${t}) and u\
p or \`Infinity\`, got \`${o}\` (${typeof o})`);return{[Symbol.asyncIterator](){let l=false,p=(async function*(){let y=K(e),I=[],s=0,S=false,w=Number.POSITIVE_INFINITY,
u=0,g=0,M=new Map,j=0,T=0,F=()=>{if(T===j){g--;return}M.get(T)(),M.delete(T++)},m=0,x=Number.POSITIVE_INFINITY,P=0,v,r=new Set,c=i=>{I[P++]=i,v?.(i),v=void 0},N=L(
y);function d(){if(l||S||m>x||u>=t||I.length-s>=o)return;u++;let i=m++,V=(async()=>{try{let h;try{let{done:W,value:q}=await N();if(W)return S=true,w=Math.min(w,
i),{done:true};d(),h=await q,g<t?g++:await new Promise(A=>{M.set(j++,A)})}finally{u--}d();let b;try{if(l||i>x)return{done:false,value:O};b=await n(h,i)}finally{
F()}return b===Y&&(x=Math.min(x,i)),{done:false,value:b}}catch(h){return a?x=Math.min(x,i):i<w&&(l=true),{error:h}}})();if(a){I.push(V);return}I.push(void 0),r.
add(i),V.then(h=>{if(r.delete(i)){if(h.done)for(let b of r)b>i&&(r.delete(b),c({done:true}));c(h)}})}d();try{for(;s<I.length;){let i=await(I[s]??new Promise(b=>{
v=b})),{done:V,value:h}=i;if(I[s]=void 0,s++,s*2>=I.length&&(I=I.slice(s),P-=s,s=0),Object.hasOwn(i,"error"))throw i.error;if(V){if(a)return;continue}if(h===Y)return;
d(),h!==O&&(yield h)}}finally{l=true,S||$(y)}})(),{return:E,throw:f}=p;return p.return=y=>(l=true,E.call(p,y)),p.throw=y=>(l=true,f.call(p,y)),p}}}function _(e,n,t){
if(e?.[Symbol.iterator]===void 0&&e?.[Symbol.asyncIterator]===void 0)throw new TypeError(`Expected \`input\` to be either an \`Iterable\` or \`AsyncIterable\`, got (${typeof e}\
)`);if(typeof n!="function")throw new TypeError("Mapper function is required");if(!k(t,1))throw new TypeError(`Expected \`concurrency\` to be an integer from 1 an\
d up or \`Infinity\`, got \`${t}\` (${typeof t})`)}function k(e,n){return Number.isSafeInteger(e)&&e>=n||e===Number.POSITIVE_INFINITY}function B(e){if(e===null||
typeof e!="object"&&typeof e!="function")throw new TypeError(`Expected \`input\` to be an object, got (${e===null?"null":typeof e})`);let n=[],t=(o,a)=>{n.push(
Promise.resolve(a).then(l=>[o,{status:"fulfilled",value:l}],l=>[o,{status:"rejected",reason:l}]))};if(e instanceof Map)for(let[o,a]of e)t(o,a);else for(let o of Reflect.
ownKeys(e))Object.getOwnPropertyDescriptor(e,o)?.enumerable&&t(o,e[o]);return n}function K(e){return e[Symbol.asyncIterator]===void 0?e[Symbol.iterator]():e[Symbol.
asyncIterator]()}async function $(e){try{await e.return?.()}catch{}}function L(e){let n=false,t=o=>{o?.done&&(n=true)};return()=>{if(n)return{done:true};let o=e.
next();if(t(o),typeof o?.then!="function")return o;let a=Promise.resolve(o);return a.then(t,()=>{}),a}}var O,Y,G=R(()=>{O=Symbol("skip"),Y=Symbol("stop")});G();
export{z as default,U as pMapIterable,J as pMapKeyed,H as pMapSettled,Q as pMapSettledKeyed,O as pMapSkip,Y as pMapStop};
