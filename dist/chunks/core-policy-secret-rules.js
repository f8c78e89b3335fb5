import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import"./hook.js";var p=[["google/APIKey",/AIza/,/[\w-]{35}(?![\s\S]{0,200}authDomain)/],
["google/OAuthSecret",/GOCSPX-/,/[\w-]{28}/],["google/AccessToken",/ya29\./,/[\w-]{40,400}/],["aws/BedrockKey",/ABSK/,/[A-Za-z\d+/]{109,269}={0,2}/],["azure/Cli\
entSecret",/[A-Za-z\d~._-]{3}\dQ~/,/[A-Za-z\d~._-]{31,34}/],["digitalocean/Token",/do[opr]_v1_/,/[\da-f]{64}/],["heroku/Token",/HRKU-/,/[\w-]{36,60}/],["cloudfl\
are/OriginKey",/v1\.0-/,/[\da-f]{24}-[\da-f]{146}/],["fly/Token",/fm[12][ar]?_/,/[A-Za-z\d+/=_-]{100,2000}/],["netlify/Token",/nfp_/,/[A-Za-z\d]{36}/],["supabas\
e/Token",/sbp_/,/[\da-f]{40}/],["supabase/SecretKey",/sb_secret_/,/[\w-]{20,60}/],["planetscale/Token",/pscale_(?:tkn|pw|oauth)_/,/[\w.=-]{32,64}/],["pulumi/Tok\
en",/pul-/,/[\da-f]{40}/],["terraform/Token",/[A-Za-z\d]{14}\.atlasv1\./,/[\w=-]{60,70}/],["doppler/Token",/dp\.(?:pt|st|ct|sa|scim|audit)\.(?:[\w-]{1,40}\.)?/,
/[A-Za-z\d]{40,44}/],["databricks/OAuthSecret",/dose/,/[\da-f]{32}/],["gitlab/Token",/(?:glptt|gldt|glrt|glrtr|glcbt|glsoat|glft|glagent|glimt|gloas|glffct)-/,/[\w.=-]{20,80}/],
["bitbucket/AppPassword",/ATBB/,/[A-Za-z\d]{32}/],["atlassian/Token",/ATATT3/,/[\w=-]{150,300}/],["azure/DevOpsToken",/(?=[A-Za-z\d]{76}AZDO)/,/[A-Za-z\d]{84}/],
["buildkite/Token",/bk(?:ua|aj|ct)_/,/[\da-f]{40}/],["circleci/Token",/CCI(?:PAT|PRJ)_/,/[\w-]{20,90}/],["sonar/Token",/sq[upa]_/,/[\da-f]{40}/],["sentry/Token",
/sntry[su]_/,/[\w+/=-]{64,400}/],["artifactory/Key",/AKCp/,/[A-Za-z\d]{69}/],["prefect/Key",/pn[ub]_/,/[A-Za-z\d]{36}/],["pypi/Token",/pypi-Ag/,/[\w-]{80,400}/],
["rubygems/Key",/rubygems_/,/[\da-f]{48}/],["nuget/Key",/oy2/,/[a-z\d]{43}/],["crates/Token",/cio/,/[A-Za-z\d]{32}/],["clojars/Token",/CLOJARS_/,/[a-z\d]{60}/],
["stripe/SecretKey",/[sr]k_live_/,/[A-Za-z\d]{24,120}/],["stripe/WebhookSecret",/whsec_/,/[A-Za-z\d+/=]{32,64}/],["square/Token",/sq0(?:atp|csp|idp)-/,/[\w-]{22,43}/],
["braintree/Token",/access_token\$production\$[\da-z]{16}\$/,/[\da-f]{32}/],["shippo/Token",/shippo_live_/,/[\da-f]{40}/],["plaid/Token",/access-production-/,/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/],
["flutterwave/SecretKey",/FLWSECK-/,/[\da-fA-F]{32}-X/],["telegram/BotToken",/\d{8,10}:AA/,/[\w-]{33}/],["discord/BotToken",/[MNO][A-Za-z\d]{23,27}\.[\w-]{6}\./,
/[\w-]{27,45}/],["discord/Webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{17,20}\//,/[\w-]{60,72}/],["mailgun/Key",/key-/,/[\da-f]{32}/],["brevo/Key",/xkeysib-/,
/[\da-f]{64}-[A-Za-z\d]{16}/],["mailchimp/Key",/(?=[\da-f]{32}-us\d)/,/[\da-f]{32}-us\d{1,2}/],["twilio/Key",/(?:twilio|Twilio|TWILIO)[\w.-]{0,30}(?:secret|token|Secret|Token|SECRET|TOKEN)["']?\s{0,3}[:=]\s{0,3}["']?/,
/[\da-f]{32}/],["openrouter/Key",/sk-or-v1-/,/[\da-f]{64}/],["openai/ProjectKey",/sk-(?:proj|svcacct|admin)-/,/[\w-]{60,200}/],["replicate/Token",/r8_/,/[A-Za-z\d]{37}/],
["perplexity/Key",/pplx-/,/[A-Za-z\d]{48}/],["xai/Key",/xai-/,/[A-Za-z\d]{80}/],["langsmith/Key",/lsv2_(?:pt|sk)_/,/[\da-f]{32}_[\da-f]{10}/],["pinecone/Key",/pcsk_/,
/[A-Za-z\d_]{60,80}/],["newrelic/Key",/NR(?:AK|AL|II)-/,/[A-Za-z\d]{27,40}/],["dynatrace/Token",/dt0[a-z]\d{2}\.[A-Z\d]{24}\./,/[A-Z\d]{64}/],["postman/Key",/PMAK-/,
/[\da-f]{24}-[\da-f]{34}/],["contentful/Token",/CFPAT-/,/[\w-]{43}/],["airtable/Token",/pat[A-Za-z\d]{14}\./,/[\da-f]{64}/],["typeform/Token",/tfp_/,/[\w.=-]{40,80}/],
["mapbox/SecretToken",/sk\.eyJ/,/[\w-]{40,200}\.[\w-]{20,40}/],["dropbox/Token",/sl\.(?:u\.)?/,/[\w-]{130,2000}/],["facebook/Token",/EAA[ABC]/,/[A-Za-z\d]{80,300}/],
["frameio/Token",/fio-u-/,/[\w-]{64}/]];function c([t,n,r]){return{rule:t,pattern:new RegExp(`(?<![A-Za-z\\d])(?:${n.source})(${r.source})(?![A-Za-z\\d])`,"g"),
least:20,kinds:2,distinct:8}}var A=[{rule:"privatekey/PrivateKey",pattern:/-----? ?BEGIN (?:[A-Z\d]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)? ?-?----((?:\s|\\[nrt]|[A-Za-z-]{1,30}: (?:(?!-{4})[^\n\\]){0,200}(?=\n|\\n))*[A-Za-z\d+/=\s\\]{40,20000})/g,
least:40},{rule:"privatekey/PuTTY",pattern:/PuTTY-User-Key-File-\d[\s\S]{0,2000}?Private-Lines: \d+\s+([A-Za-z\d+/=\s]{40,20000})/g,least:40},{rule:"privatekey/\
age",pattern:/AGE-SECRET-KEY-1([QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58})(?![A-Z\d])/g,least:58,kinds:2},{rule:"privatekey/Kubeconfig",pattern:/client-key-data["']?:\s{0,9}["']?(LS0tLS1CRUdJTi[A-Za-z\d+/=]{100,20000})/g,
least:100},{rule:"aws/AWSSecretAccessKey",pattern:/(?:aws|amazon|s3)[\w.-]{0,40}secret[\w.-]{0,40}["'`]?\s{0,9}(?:=>|:=|[:=])\s{0,9}["'`]?([A-Za-z\d/+]{40})(?![A-Za-z\d/+=])/gi,
least:40},{rule:"aws/AWSSessionToken",pattern:/(?:aws|amazon|s3)[\w.-]{0,40}session[\w.-]{0,40}["'`]?\s{0,9}(?:=>|:=|[:=])\s{0,9}["'`]?([A-Za-z\d/+=]{100,4000})/gi,
least:100},{rule:"azure/SharedKey",pattern:/(?:AccountKey|SharedAccessKey)=([A-Za-z\d+/]{43,86}={1,2})/g,least:43},{rule:"privatekey/JsonWebKey",pattern:/"kty"\s{0,9}:[^{}]{0,4000}?"d"\s{0,9}:\s{0,9}"([\w-]{40,2000})"/g,
least:40},{rule:"privatekey/WireGuard",pattern:/^[ \t]{0,20}PrivateKey[ \t]{0,9}=[ \t]{0,9}([A-Za-z\d+/]{43}=)[ \t]*\r?$/gm,least:43},...p.map(c)];function y({rule:t,
pattern:n,...r},o){let[e,d,a]=[1,0,o.indexOf(`
`)];return Array.from(o.matchAll(n)).flatMap(({0:l,1:i=l,index:s})=>{if(!u(i,r))return[];for(;a>=0&&a<s;a=o.indexOf(`
`,d))e+=1,d=a+1;return[{rule:t,line:e,column:s-d+1,range:[s,s+l.length]}]})}function u(t,{least:n,kinds:r=3,distinct:o=16}){let e=t.replace(/^[A-Za-z-]+: .*$/gm,
"").replace(/\\[nrt]|[\s=]/g,""),d=[/\d/,/[a-z]/,/[A-Z]/].filter(a=>a.test(e)).length;return e.length>=n&&new Set(e).size>=o&&d>=r&&!/EXAMPLE/i.test(e)}export{A as OWN_RULES,
y as foundBy};
