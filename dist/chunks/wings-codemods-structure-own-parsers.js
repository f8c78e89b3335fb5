import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{yaml$q as i}from"./start.js";import"./hook.js";import{once as a}from"node:events";
import{createRequire as l}from"node:module";import m from"node:vm";import{MessageChannel as p,Worker as d}from"node:worker_threads";var T=async(e,r,{before:t,after:n})=>{
let s=await f(e,r);return s!==void 0&&!await s(n)&&await s(t)},f=async(e,r)=>{if(e==="json")return t=>u(()=>JSON.parse(t));if(e==="yaml")return t=>i(t).every(({
errors:n})=>n.length===0);if(e==="typescript"||e==="tsx")return x(r);if(e==="javascript"&&!r.endsWith(".jsx"))return t=>g(t,r)},u=e=>{try{return e(),true}catch{
return false}},g=async(e,r)=>!r.endsWith(".mjs")&&u(()=>m.compileFunction(e.replace(/^#!.*/,""),[]))||!r.endsWith(".cjs")&&await y(e),o,y=async e=>{let r=k(),{port1:t,
port2:n}=new p;r.postMessage({text:e,port:n},[n]);let[s]=await Promise.race([a(t,"message"),a(r,"exit").catch(()=>[true])]);return t.close(),s!==false},k=()=>{if(o)
return o;let e=new d(w,{eval:true,execArgv:["--experimental-vm-modules","--no-warnings"]});return e.unref(),e.setMaxListeners(0),e.on("error",()=>{}),e.on("exit",
()=>{o=void 0}),o=e,e},w=`
const vm = require('node:vm')
require('node:worker_threads').parentPort.on('message', ({ text, port }) => {
  let isTaken = true
  try {
    new vm.SourceTextModule(text)
  } catch {
    isTaken = false
  }
  port.postMessage(isTaken)
})`,c,x=async e=>{c??=h();let{createSourceFile:r}=c??{};return r&&(t=>(r(e,t,99).parseDiagnostics??[]).length===0)},h=()=>{let e=l(import.meta.url);for(let r of[
"typescript","@typescript/typescript6"])try{let t=e(r);if(t.createSourceFile)return t}catch{}return null};export{T as isRefused};
