import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as n}from"./chunks/wings-campaign-end-campaign-2.js";import{
a as m}from"./chunks/wings-campaign-run-campaign-2.js";import"./chunks/wings-campaign-decide.js";import{a as e,c as r,d as o}from"./chunks/wings-campaign-manage-campaign-2.js";
import"./chunks/wings-campaign-campaign-run.js";import"./chunks/wings-campaign-github-queries.js";import"./chunks/wings-campaign-campaign-report-2.js";import{d as p,
e as a,f as t}from"./chunks/wings-campaign-campaign-file-2.js";import"./chunks/publish-fallback.js";import"./chunks/publish-open-pull-request-2.js";import"./chunks/publish-since-2.js";
import"./chunks/core-run-commit-choice-2.js";import"./chunks/core-text-settings-file.js";import"./chunks/publish-pull-request.js";import"./chunks/publish-manifest.js";
import"./chunks/publish-code-owners.js";import"./chunks/publish-branch.js";import"./chunks/publish-questions-2.js";import"./chunks/publish-ledger-change.js";import"./chunks/publish-marker.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/publish-plan-source.js";import"./chunks/core-report-body-step-list.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/version.js";import"./chunks/start.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";
import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/hook.js";
import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";
import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";
import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";
import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";
import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";
import"./chunks/run.js";import"./chunks/hook.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";
import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/start.js";import"./chunks/hook.js";import"./chunks/hook.js";export{p as campaignJsonSchema,
t as campaignSource,e as campaignStatus,n as closeCampaign,a as parseCampaign,r as planCampaign,m as runCampaign,o as trackInIssue};
