import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b,c,d,e}from"./publish-upload-2.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";export{c as makeSigned,
a as planUploads,e as refuseStoredContents,b as signCommits,d as uploadLfsObjects};
