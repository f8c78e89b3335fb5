import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as c}from"./wings-codemods-structure-tree.js";import"./web-tree-sitter.js";
import"./wings-codemods-dropped-comments.js";import"./wings-codemods-structure-indentation.js";import"./core-text-template.js";import"./re2js.js";import{wings_codemods_structure_languages$a as a}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{yaml$q as i}from"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{once as l}from"node:events";import{createRequire as u}from"node:module";import d from"node:vm";
import{MessageChannel as f,Worker as y}from"node:worker_threads";var j=async(e,r,{before:t,after:n})=>{let o=await g(e,r);return o!==void 0&&!await o(n)&&await o(
t)},g=async(e,r)=>e==="json"?t=>m(()=>JSON.parse(t)):e==="yaml"?t=>i(t).every(({errors:n})=>n.length===0):e==="typescript"||e==="tsx"?P(r):e==="javascript"&&!r.
endsWith(".jsx")?t=>h(t,r):e==="python"?k:void 0,k=async e=>{if(!/[fF][rR]?["']/.test(e))return true;let r=await c(a("python"),e,t=>t.descendantsOfType("interpo\
lation").every(w));return!r.ok||r.value},w=e=>{let r=e.parent;for(;r&&r.type!=="string";)r=r.parent;let t=r?.firstChild?.text.replace(/^\w*/,"")??"";return t===
""||!(e.text.includes(t)||/\\/.test(e.text)||t.length<3&&/\n/.test(e.text))},m=e=>{try{return e(),true}catch{return false}},h=async(e,r)=>!r.endsWith(".mjs")&&m(
()=>d.compileFunction(e.replace(/^#!.*/,""),[]))||!r.endsWith(".cjs")&&await x(e),s,x=async e=>{let r=b(),{port1:t,port2:n}=new f;r.postMessage({text:e,port:n},
[n]);let[o]=await Promise.race([l(t,"message"),l(r,"exit").catch(()=>[true])]);return t.close(),o!==false},b=()=>{if(s)return s;let e=new y(C,{eval:true,execArgv:[
"--experimental-vm-modules","--no-warnings"]});return e.unref(),e.setMaxListeners(0),e.on("error",()=>{}),e.on("exit",()=>{s=void 0}),s=e,e},C=`
const vm = require('node:vm')
require('node:worker_threads').parentPort.on('message', ({ text, port }) => {
  let isTaken = true
  try {
    new vm.SourceTextModule(text)
  } catch {
    isTaken = false
  }
  port.postMessage(isTaken)
})`,p,P=async e=>{p??=v();let{createSourceFile:r}=p??{};return r&&(t=>(r(e,t,99).parseDiagnostics??[]).length===0)},v=()=>{let e=u(import.meta.url);for(let r of[
"typescript","@typescript/typescript6"])try{let t=e(r);if(t.createSourceFile)return t}catch{}return null};export{j as isRefused};
