import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b,c,d,e,f,g,h,i,j,k}from"./wings-campaign-campaign-file-2.js";
import"./core-text-settings-file.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";export{d as campaignJsonSchema,a as campaignSchemaOf,
f as campaignSource,c as excluding,g as isOfCampaign,b as isRepositoryName,i as noteRef,h as notesPrefix,e as parseCampaign,j as readNote,k as shortDigest};
