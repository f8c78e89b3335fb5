import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b,c,d,e,f}from"./publish-since-2.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";
export{e as compareSteps,a as fingerprintsOf,c as packFingerprints,b as pathsOfSteps,d as unpackFingerprints,f as withSince};
