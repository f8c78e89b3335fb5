import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c,d,e}from"./report-since-2.js";import"./report-changed-files.js";import"./empty-2.js";export{d as compareSteps,a as fingerprintsOf,b as packFingerprints,c as unpackFingerprints,e as withSince};
