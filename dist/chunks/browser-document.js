import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_neutralise$e as a}from"./start.js";import{createHash as l}from"node:crypto";
import{deflateRawSync as m}from"node:zlib";function f({title:t,script:e,style:n,fallback:i,data:o}){return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${p(e,n)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${a(t)}</title>
<style>${n}</style>
</head>
<body>
<noscript>${i}</noscript>
<main id="app"></main>
${o.map(([s,c])=>d(s,c)).join(`
`)}
<script>${e}<\/script>
</body>
</html>
`}var d=(t,e)=>`<script type="application/octet-stream" data-name="${t}">${m(JSON.stringify(e)).toString("base64")}<\/script>`,r=t=>`'sha256-${l("sha256").update(
t).digest("base64")}'`,p=(t,e)=>["default-src 'none'",`script-src ${r(t)}`,`style-src ${r(e)}`,"img-src data:","base-uri 'none'","form-action 'none'"].join("; ");
export{f as a};
