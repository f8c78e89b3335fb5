import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as $}from"./core-git-crash-reports.js";import{g}from"./core-git-child.js";import{createHash as k}from"node:crypto";var I=e=>k("sha256").update(JSON.stringify(e.map(({step:t,files:r})=>[t,r.map(({path:o,mode:a,blob:n})=>[o,a,n])]))).digest("hex"),v=e=>{let t=e.toString("utf8");return Buffer.from(t).equals(e)?{patch:t}:{patch:e.toString("base64"),encoding:"base64"}},A=({patch:e,encoding:t})=>Buffer.from(e,t??"utf8");import{once as x}from"node:events";function q(e,{ref:t,parent:r}){let o=["-c","core.ignoreCase=false",...S],a=e.start(o),{closed:n,failure:i}=g(a,o);n.then(()=>i()&&$(e,a.pid));let l=w(a.stdout);a.stdin.write(`# ${t}
`);let c=()=>{let d=i();if(d)throw d},p=async d=>{c(),a.stdin.write(d)||await Promise.race([x(a.stdin,"drain").catch(()=>n),n]),c()},f=new h,u=async d=>{a.stdin.end(Buffer.concat([...f.take(),Buffer.from(d)])),await n},m=0;return{async commit(d){let y=m===0?`from ${r}
`:"";m++;for(let s of B(d,{ref:t,from:y,mark:m}))if(f.fits(s))f.add(s);else for(let b of[Buffer.concat(f.take()),s])await p(b)},async finish({named:d=!0}={}){await p(Buffer.concat(f.take()));for(let s=1;s<=m;s+=1e3)await p(C(s,Math.min(s+999,m)));let y=m>0?"":`from ${r}
`;return await u(d&&m>0?`done
`:`reset ${t}
${d?y:""}
done
`),c(),l()},async abort(){await u(`reset ${t}

done
`)}}}var h=class{#t=[];#e=0;fits(t){return this.#e+t.length<=65536}add(t){this.#t.push(t),this.#e+=t.length}take(){return this.#e=0,this.#t.splice(0)}};function C(e,t){let r="";for(let o=e;o<=t;o++)r+=`get-mark :${o}
ls :${o} ""
`;return Buffer.from(r)}function w(e){let t=[];return e.on("data",r=>t.push(r)),()=>[...Buffer.concat(t).toString("latin1").matchAll(/^([0-9a-f]+)\n040000 tree ([0-9a-f]+)\t$/gm)].map(([,r="",o=""])=>({commit:r,tree:o}))}function*B(e,{ref:t,from:r,mark:o}){let a=Buffer.from(e.message),n=`commit ${t}
mark :${o}
author ${P(e.author)}
committer ${P(e.committer)}
data ${a.length}
${e.message}
${r}`;for(let i of e.files){let l=R(i.path);i.mode==="deleted"?n+=`D ${l}
`:"oid"in i?n+=`M ${i.mode} ${i.oid} ${l}
`:(yield Buffer.from(`${n}M ${i.mode} inline ${l}
data ${i.content.length}
`),yield i.content,n=`
`)}yield Buffer.from(`${n}
`)}function R(e){if(/^[\w./@+-][\w ./@+-]*$/.test(e))return e;let t="";for(let r of Buffer.from(e))r===34||r===92?t+=`\\${String.fromCharCode(r)}`:r<32||r>126?t+=`\\${r.toString(8).padStart(3,"0")}`:t+=String.fromCharCode(r);return`"${t}"`}var S=["fast-import","--quiet","--done","--date-format=raw-permissive"],P=({name:e,email:t,date:r})=>`${e}${e?" ":""}<${t}> ${r}`;var L=e=>e.ok?e.path:e.below?.path;export{q as a,I as b,v as c,A as d,L as e};
