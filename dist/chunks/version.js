import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);var r={version:"0.1.0"};var s=r.version;var o=({code:a})=>a==="\
EPIPE"||a==="EIO"||a==="ERR_STREAM_DESTROYED";function t(a){a.on("error",e=>{if(!o(e))throw e})}export{s as faces_cli_version$a,o as faces_reader$a,t as faces_reader$b,
r as package$a};
