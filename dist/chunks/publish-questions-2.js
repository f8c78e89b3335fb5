import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{publish_github_2$i as i}from"./start.js";function*a(e,...n){
return yield{ask:e,about:n}}function*u(e){return yield*a("send",e)}function*m(e){return yield*a("list",e)}function*y(e){try{return yield*e}catch(n){return i(n)}}
async function p(e,n){let r=e.next();for(;!r.done;){let{ask:o,about:l}=r.value,s=n[o];if(!s)throw new TypeError(`nobody answers ${o}`);r=await Promise.resolve().
then(()=>s(...l)).then(t=>e.next(t),t=>e.throw(t))}return r.value}export{a,u as b,m as c,y as d,p as e};
