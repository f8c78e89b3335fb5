import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_tools_file_change$a as x}from"./start.js";import{core_text_utf8_cache$a as u,
core_text_utf8_cache$b as g}from"./hook.js";import{core_text_splice$a as b,core_text_splice$d as w}from"./hook.js";var L=64*1024,F=class o{size;#n;#e;#t;constructor(e,t,n){
this.#n=e,this.#t=t,this.#e=n,this.size=n?n.text.size+w(M,n.now):e.bytes.length}static of(e){return new o(e,{recent:[]})}spliced(e,t){return new o(this.#n,this.#t,
{text:this,named:e,now:t})}get origin(){return this.#n}get file(){return{...this.#n,bytes:this.bytes}}get bytes(){if(!this.#e)return this.#n.bytes;let e=this.#t.
recent.find(({text:i})=>i===this);if(e)return e.bytes;let{text:t,now:n}=this.#e,r=!t.#e||this.#t.recent.some(({text:i})=>i===t)?g(t.file,n):b(this.#n.bytes,this.#r());
return this.#t.recent=[{text:this,bytes:r},...this.#t.recent.slice(0,1)],r}patchOf(e){return this.size<L?x(this.file,e):this.#i.patchOf(e)}get#i(){let e=this.#t.
lines,t=[],n=this;for(;e&&n.#e&&n!==e.text;n=n.#e.text)t.push(n.#e.now);let s=e&&n===e.text?e.pieces:new S(this.file);if(s===e?.pieces)for(let r of t.reverse())
s.splice(r);return this.#t.lines={text:this,pieces:s},s}#r(){let e=[];for(let t=this.#e;t;t=t.text.#e)e.push(t.named);return e.reverse().flat().sort(v)}},v=(o2,e)=>o2.
start-e.start||o2.end-e.end,M=Buffer.alloc(0),N=16*1024,T=10,S=class{#n;#e;#t;constructor(e,t=N){this.#n=e,this.#t=t,this.#e=O(e.bytes,t)}splice(e){for(let t of e.
toReversed())this.#i(t)}patchOf(e){let t=[],[n,s]=[0,0];for(let{start:r,end:i,inside:l}of this.#r(e)){let f=this.#c(r,i),y={...this.#n,bytes:f,bom:r===0?this.#n.
bom:0},a=l.map(c=>({...c,start:c.start-r,end:c.end-r})),d=x(y,a);if(!d)return;let p=this.#d(r);for(let{oldStart:c,newStart:m,...h}of d.structuredPatch)t.push({oldStart:c+
p,oldLines:h.oldLines,newStart:m+p+n-s,newLines:h.newLines,lines:h.lines});n+=d.insertions,s+=d.deletions}return{structuredPatch:t,insertions:n,deletions:s}}#i({
start:e,end:t,replacement:n}){let[s,r]=[this.#s(e),this.#s(t)],i=this.#e.slice(s.index,r.index+1),l=B(i),[f,y]=[e-s.start,t-s.start],a=b(l,[{start:f,end:y,replacement:n}]),
d=u(l.subarray(f,y)),p=i.reduce((m,h)=>m+h.lineFeeds,u(n)-d),c=a.length>2*this.#t?O(a,this.#t):[{bytes:a,lineFeeds:p}];this.#e.splice(s.index,i.length,...c)}#r(e){
let t=[];for(let n of e){let[s,r]=[this.#o(n.start),this.#l(n.end)],i=t.at(-1);i&&s<=i.end?(i.inside.push(n),i.end=Math.max(i.end,r)):t.push({start:s,end:r,inside:[
n]})}return t}#o(e){let{index:t,start:n}=this.#s(e),s=e-n-1;for(let r=0;;){let i=s<0?-1:this.#e[t].bytes.lastIndexOf(T,s);if(i>=0&&++r>P)return n+i+1;if(s=i-1,!(i>=
0)){if(t===0)return 0;t--,n-=this.#e[t].bytes.length,s=this.#e[t].bytes.length-1}}}#l(e){let{index:t,start:n}=this.#s(e),s=e-n;for(let r=0;;){let{bytes:i}=this.#e[t],
l=i.indexOf(T,s);if(l>=0&&++r>P)return n+l+1;if(s=l+1,!(l>=0)&&(n+=i.length,++t===this.#e.length))return n}}#c(e,t){let[n,s]=[this.#s(e),this.#s(t)];return B(this.#e.
slice(n.index,s.index+1)).subarray(e-n.start,t-n.start)}#d(e){let{index:t,start:n}=this.#s(e),s=u(this.#e[t].bytes.subarray(0,e-n));return this.#e.slice(0,t).reduce(
(r,{lineFeeds:i})=>r+i,s)}#s(e){let t=0;for(let n=0;;n++){let{length:s}=this.#e[n].bytes;if(e<t+s||n===this.#e.length-1)return{index:n,start:t};t+=s}}},P=4,B=o2=>o2.
length===1?o2[0].bytes:Buffer.concat(o2.map(({bytes:e})=>e));function O(o2,e){let t=o2.length>2*e?Math.round(o2.length/e):1,n=s=>Math.floor(o2.length*s/t);return Array.
from({length:t},(s,r)=>{let i=o2.subarray(n(r),n(r+1));return{bytes:i,lineFeeds:u(i)}})}export{F as a,v as b};
