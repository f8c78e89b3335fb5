import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{c as a}from"./sigstore-protobuf-specs.js";import"./hook.js";
export default a();
