import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{publish_github_api_2$A as A,publish_github_api_2$B as B,
publish_github_api_2$C as C,publish_github_api_2$D as D,publish_github_api_2$E as E,publish_github_api_2$F as F,publish_github_api_2$G as G,publish_github_api_2$H as H,
publish_github_api_2$I as I,publish_github_api_2$J as J,publish_github_api_2$K as K,publish_github_api_2$L as L,publish_github_api_2$M as M,publish_github_api_2$N as N,
publish_github_api_2$O as O,publish_github_api_2$P as P,publish_github_api_2$a as a,publish_github_api_2$b as b,publish_github_api_2$c as c,publish_github_api_2$d as d,
publish_github_api_2$e as e,publish_github_api_2$f as f,publish_github_api_2$g as g,publish_github_api_2$h as h,publish_github_api_2$i as i,publish_github_api_2$j as j,
publish_github_api_2$k as k,publish_github_api_2$l as l,publish_github_api_2$m as m,publish_github_api_2$n as n,publish_github_api_2$o as o,publish_github_api_2$p as p,
publish_github_api_2$q as q,publish_github_api_2$r as r,publish_github_api_2$s as s,publish_github_api_2$t as t,publish_github_api_2$u as u,publish_github_api_2$v as v,
publish_github_api_2$w as w,publish_github_api_2$x as x,publish_github_api_2$y as y,publish_github_api_2$z as z}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";export{s as addAssignees,q as addLabels,I as createAttestation,
D as createBlob,F as createCommit,O as createIssue,o as createPull,M as createReview,E as createTree,B as disableAutoMerge,y as enableAutoMerge,h as getBranch,f as getBranchRules,
A as getChecksState,n as getPull,c as getRepository,g as getRuleset,d as getRunCreation,G as getVerification,j as getViewer,e as getWorkflowPermissions,H as listAttestations,
K as listFiles,N as listIssues,w as listMilestones,l as listOpenPulls,k as listPulls,m as listPullsOfCommit,b as listPullsOn,L as listReviewComments,z as mergePull,
t as removeAssignees,r as removeLabel,v as removeReviewers,u as requestReviewers,C as setDraft,x as setMilestone,a as side,i as startWorkflow,P as updateIssue,p as updatePull,
J as updateRefs};
