import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b,c,d,e}from"./wings-campaign-campaign-report-2.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";export{d as CONTENTS_AN_HOUR,c as campaignMarkdown,
e as estimateOf,b as renderCampaign,a as statusOf};
