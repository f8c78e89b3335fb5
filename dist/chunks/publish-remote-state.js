import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{publish_remote_state_2$j as a,publish_remote_state_2$k as b,
publish_remote_state_2$l as c,publish_remote_state_2$m as d,publish_remote_state_2$n as e,publish_remote_state_2$o as f,publish_remote_state_2$p as g,publish_remote_state_2$q as h,
publish_remote_state_2$r as i,publish_remote_state_2$s as j,publish_remote_state_2$t as k,publish_remote_state_2$u as l,publish_remote_state_2$v as m,publish_remote_state_2$w as n}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";export{l as LedgerRefused,d as connectTo,c as fetchRemoteState,
a as isKnown,h as isOfBranch,j as openPullOf,i as ourPulls,g as pullsOf,f as refreshRemoteState,n as refsByApi,m as refsByGit,k as runOfPull,e as unlessRefused,
b as whyNoHub};
