import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);var r=(n,e)=>e===0?0:n.lastIndexOf(`
`,e-1)+1,s=(n,e)=>{let t=n.indexOf(`
`,e);return t<0?n.length:t+1};export{r as a,s as b};
