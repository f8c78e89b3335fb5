import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as r}from"./core-text-glob-2.js";import{d as n}from"./core-text-fold.js";var a={"workflows and settings of the repository":"/.github/ /.gitlab/ /.gitea/ /.forgejo/","continuous integration":`.gitlab-ci.yml .gitlab-ci.yaml .circleci/ Jenkinsfile Jenkinsfile.* *.jenkinsfile .buildkite/ .drone.yml
    .drone.yaml .drone.star .woodpecker/ .woodpecker.yml .woodpecker.yaml azure-pipelines.yml azure-pipelines.yaml .azure-pipelines/
    .azuredevops/ bitbucket-pipelines.yml .travis.yml appveyor.yml .appveyor.yml .cirrus.yml .cirrus.star .build.yml .builds/
    .semaphore/ .teamcity/ .tekton/ .harness/ .gocd.yaml codefresh.yml cloudbuild.yml cloudbuild.yaml buildspec.yml buildspec.yaml
    wercker.yml .mergify.yml .prow.yaml .zuul.yaml .zuul.d/ renovate.json renovate.json5 .renovaterc .renovaterc.json`,"code owners":"CODEOWNERS","instructions to agents":`AGENTS.md AGENTS.override.md AGENT.md CLAUDE.md CLAUDE.local.md GEMINI.md QWEN.md CRUSH.md WARP.md
    .claude/ .claude.json .claude-plugin/ .codex/ .gemini/ .geminiignore .qwen/ .opencode/ opencode.json opencode.jsonc .cursor/
    .cursorrules .cursorignore .windsurf/ .windsurfrules .codeium/ .agents/ .agent/ .aider.conf.yml .aiderignore .amazonq/ .augment/
    .augment-guidelines .cline/ .clinerules .continue/ .continuerules .copilot/ .crush/ .crush.json crush.json .factory/ .goose/
    .goosehints .junie/ .kilocode/ .kilocodemodes .kiro/ .openhands/ .roo/ .roomodes .roorules .rules .tabnine/ .trae/ .mcp.json
    mcp.json`,"editors and their containers":`.vscode/ *.code-workspace .devcontainer/ .devcontainer.json .idea/ .zed/ .fleet/ .idx/ .gitpod.yml
    .gitpod.Dockerfile .replit .exrc .vimrc .gvimrc .nvimrc .nvim.lua .lvimrc .dir-locals.el .dir-locals-2.el .helix/
    *.sublime-project`,"git\u2019s settings":".gitattributes .gitmodules .gitconfig .lfsconfig","package managers\u2019 settings":`.npmrc .yarnrc .yarnrc.yml .yarn/releases/ .yarn/plugins/ .pnpmfile.cjs .pnpmfile.mjs .pnpmfile.js
    pnpmfile.js pnpm-workspace.yaml bunfig.toml .bunfig.toml pip.conf pip.ini .pypirc .condarc uv.toml poetry.toml .cargo/config.toml
    .cargo/config .cargo/credentials.toml .cargo/credentials rust-toolchain rust-toolchain.toml .gemrc .bundle/config nuget.config
    .mvn/ gradle/wrapper/ .netrc _netrc`,"lock files":`package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock Cargo.lock composer.lock
    symfony.lock Gemfile.lock gems.locked poetry.lock Pipfile.lock uv.lock pdm.lock pylock.toml pixi.lock conda-lock.yml go.sum
    go.work.sum flake.lock mix.lock rebar.lock pubspec.lock packages.lock.json paket.lock gradle.lockfile Podfile.lock
    Cartfile.resolved Package.resolved MODULE.bazel.lock stack.yaml.lock cabal.project.freeze Chart.lock devbox.lock mise.lock
    .terraform.lock.hcl`,"shell profiles":`.bashrc .bash_profile .bash_login .bash_logout .bash_aliases .profile .zshrc .zshenv .zprofile .zlogin .zlogout
    .kshrc .cshrc .tcshrc .login .inputrc .envrc .mise.toml mise.toml .mise/ .config/mise/ .config/mise.toml .config/fish/`,"git hooks":`.husky/ .huskyrc .huskyrc.* .githooks/ .git-hooks/ /hooks/ lefthook.yml lefthook.yaml lefthook.toml lefthook.json
    .lefthook.yml .lefthook.yaml .lefthook.toml .lefthook.json lefthook-local.* .lefthook-local.* .lefthook/ .pre-commit-config.yaml
    .pre-commit-config.yml .pre-commit-hooks.yaml prek.toml .overcommit.yml captainhook.json .captainhook.json .simple-git-hooks.*
    simple-git-hooks.* .lintstagedrc .lintstagedrc.* lint-staged.config.*`,"short names of Windows, which may mean any of these":"*~[0-9] *~[0-9].*"},f=e=>{let o=n(e).split("/");return o.map((l,s)=>m.get(l)??(s<o.length-1?p.get(l):void 0)).find(l=>l!==void 0)??g.find(({glob:l})=>l.matches(e))?.kind},c=Object.entries(a).flatMap(([e,o])=>o.split(/\s+/).map(i=>({kind:e,pattern:i}))),t=e=>new Map(c.filter(({pattern:o})=>e.test(o)).map(({kind:o,pattern:i})=>[n(i.replace("/","")),o])),m=t(/^[^/*[]+$/),p=t(/^[^/*[]+\/$/),d=e=>{let o=r(e.replace(/^(?!\/)/,"**/"),{fold:!0});if(typeof o=="string")throw new TypeError(`the protected path ${e} ${o}`);return o},g=c.filter(({pattern:e})=>!/^[^/*[]+\/?$/.test(e)).map(({kind:e,pattern:o})=>({kind:e,glob:d(o)}));export{f as a};
