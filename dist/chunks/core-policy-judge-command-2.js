import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as k,c as j}from"./unbash.js";import{a as C,b as v,c as w}from"./core-policy-dangerous-commands.js";
import{core_policy_command_rules$c as g}from"./run.js";import{core_policy_protected_paths$a as b,core_policy_protected_paths$b as h}from"./run.js";import{core_text_unusual$d as f}from"./start.js";
import{core_text_words$h as d,core_text_words$i as p}from"./hook.js";import{core_text_glob_2$c as l}from"./start.js";var Q=(e,n)=>{let{changed:o=[]}=n,{command:s,
background:t}=n.input,r=p(s),a=typeof s=="string"?j(s):P(s);if(!a.ok)return c(r,a.reason);let{argv:i}=a,{named:x,...m}=e.command(i);if(m.behavior==="deny")return{
ok:false,decision:m,problem:$(r,m)};let u=C({argv:i,named:x});if(u!==void 0)return c(r,u);let y=v(i,e.file.worktree.link);return y!==void 0?c(r,`it ${y}`):D(i[0],
o)?c(r,"an earlier step wrote the program that it runs"):t&&!M(i)?c(r,"only commands that search, read, list or compare files go on in the background"):{ok:true,
argv:i,decision:e.settle(O(e,{argv:i,decision:m,...n}),n)}},D=(e,n)=>e.includes("/")&&[...n].some(o=>l(o)===l(e.replace(/^(?:\.\/)+/,""))),P=e=>{let[n="",...o]=e,
s=k(p(e));return s.ok?{ok:true,argv:[n,...o]}:s},S=new Set(["acceptEdits","bypassPermissions"]),O=({file:e},{argv:n,decision:o,changed:s=[]})=>{if(o.behavior!==
"allow"||S.has(e.mode))return o;for(let t of s){let r=I(t,n);if(r===void 0)continue;let a=`An earlier step changed ${t} (${r}), which may decide what the comman\
d does`;return{behavior:"ask",rule:`changed: ${r}`,reason:a}}return o},c=(e,n)=>({ok:false,problem:{name:"COMMAND_UNSAFE",message:d(f(`${JSON.stringify(e)} is r\
efused: ${n}. ${R}`))}}),R="Write one plain command that a rule names word by word.",$=(e,{rule:n,reason:o})=>{let s=n==="default"?"Add a rule such as Run(npm r\
un format) to the policy on the base, or pass --policy.":"Remove the step, or ask for a change of the policy.";return{name:"COMMAND_DENIED",message:d(f(`${JSON.
stringify(e)}: ${o}. ${s}`))}},N={search:"grep egrep fgrep rg ag ack find fd fdfind locate which whereis git:grep",read:`cat head tail wc stat file strings cut \
tr nl od hexdump diff cmp comm md5sum sha1sum sha256sum sha512sum cksum shasum jq
    git:show git:log git:diff git:blame git:cat-file git:describe git:shortlog`,list:"ls du pwd dir git:ls-files git:ls-tree git:status",silent:"true false test\
 [ git:check-ignore git:check-attr git:merge-base"},E=new Map(Object.entries(N).flatMap(([e,n])=>n.split(/\s+/).map(o=>[o,e]))),M=([e="",n=""])=>{let o=g(e);return E.
get(o==="git"?`git:${n}`:o)},A={manifest:`package.json bower.json composer.json deno.json deno.jsonc jsr.json pyproject.toml setup.py setup.cfg requirements*.tx\
t
    constraints*.txt Pipfile environment.yml Gemfile *.gemspec Cargo.toml go.mod go.work pom.xml build.gradle build.gradle.kts
    settings.gradle settings.gradle.kts gradle.properties libs.versions.toml *.csproj *.fsproj *.vbproj *.sln *.slnx *.props *.targets
    global.json Directory.Build.* Directory.Packages.* mix.exs rebar.config pubspec.yaml Package.swift Podfile *.podspec build.sbt
    project/*.sbt stack.yaml cabal.project *.cabal package.yaml flake.nix *.nix WORKSPACE MODULE.bazel BUILD *.bazel *.bzl dune-project
    elm.json dub.json shard.yml Chart.yaml`,script:`Makefile GNUmakefile makefile *.mk Justfile justfile *.just Taskfile.y*ml Rakefile *.rake Gulpfile.* gulpfil\
e.* Gruntfile.*
    gruntfile.* Jakefile* noxfile.py tox.ini conftest.py fabfile.py build.rs build.zig meson.build meson_options.txt CMakeLists.txt
    *.cmake CMakePresets.json configure configure.ac *.m4 SConstruct SConscript wscript gradlew gradlew.bat mvnw mvnw.cmd Dockerfile
    Dockerfile.* Containerfile *.dockerfile docker-compose*.y*ml compose*.y*ml Vagrantfile Procfile Brewfile *.sh *.bash *.zsh *.fish
    *.ksh *.ps1 *.psm1 *.bat *.cmd *.command scripts/ script/ bin/ tools/ hack/ ci/ .ci/ patches/ node_modules/ vendor/ .venv/ venv/`,settings:`*.config.js *.co\
nfig.cjs *.config.mjs *.config.ts *.config.cts *.config.mts *.config.json *.config.yaml *.config.yml
    *.config.toml *.conf.js *.conf.ts .*rc .*rc.* biome.json biome.jsonc tsconfig*.json jsconfig*.json turbo.json nx.json lerna.json
    rush.json angular.json project.json .eslintrc* .prettierrc* .prettierignore .editorconfig .browserslistrc .swcrc .babelrc*
    babel.config.* .env .env.* .tool-versions .nvmrc .node-version .python-version .ruby-version .java-version .go-version
    .pylintrc mypy.ini pytest.ini .flake8 ruff.toml .ruff.toml .rubocop.yml .clang-format .clang-tidy rustfmt.toml .rustfmt.toml
    clippy.toml .clippy.toml .golangci.* .swiftlint.yml .scalafmt.conf .scalafix.conf phpcs.xml phpcs.xml.dist phpunit.xml
    phpunit.xml.dist .php-cs-fixer* phpstan.neon* psalm.xml codegen.* openapitools.json buf.yaml buf.gen.yaml sqlc.yaml sqlc.json
    .cargo/ .config/ .storybook/ .npmrc .yarnrc*`},I=(e,n)=>L.find(({globs:s})=>s.some(t=>t.matches(e)))?.kind??(G(e,n)?"script":b(e)===void 0?void 0:"settings"),
L=Object.entries(A).map(([e,n])=>({kind:e,globs:n.split(/\s+/).map(o=>h(/^[^/]+\/.+/.test(o)?`**/${o}`:o))})),G=(e,n)=>{let o=w(g(n[0]??""))?n.findIndex((s,t)=>t>
0&&!s.startsWith("-")):0;return n.some((s,t)=>l(s.replace(/^(?:\.\/)+/,""))===l(e)&&(t===0||t===o||o>0&&J.test(s)))},J=/\.(?:[cm]?[jt]sx?|py|rb|p[lm]|php|lua|r|jl|groovy|kts?|scala|exs?|swift)$/i;
export{Q as a,M as b};
