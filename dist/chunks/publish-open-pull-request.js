import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as a,c as b,d as c}from"./publish-open-pull-request-2.js";
import"./publish-since-2.js";import"./core-run-commit-choice-2.js";import"./publish-manifest.js";import"./publish-code-owners.js";import"./publish-branch.js";import"./publish-questions-2.js";
import"./publish-marker.js";import"./publish-plan-source.js";import"./core-report-body-step-list.js";import"./start.js";import"./version.js";import"./start.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";export{a as openPullRequest,
c as rehearsePullRequest,b as settlePullRequest};
