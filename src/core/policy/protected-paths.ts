import { fold } from '../text/fold.ts'
import { compileGlob, type Glob } from '../text/glob.ts'

/** Files that do the same thing to whoever opens, pushes, installs or reviews. */
interface ProtectedFamily {
  readonly kind: string
  /** What a change of such a file does by itself. A new member of a family is what does the same. */
  readonly reason: string
  /** As in`.gitignore`, between blanks; only those that begin with / are about the root only. */
  readonly patterns: string
}

/**
 * Paths that need approval before a step changes them, unless a rule decides: files that run by themselves (on a push, on opening a folder,
 * on entering it, on starting an interpreter, on installing), or that say what runs, who reviews and who may. Files that run only when
 * someone builds, such as a Makefile or package.json, are not protected: every change of code can do what they do.
 */
export const PROTECTED_FAMILIES: readonly ProtectedFamily[] = [
  {
    kind: 'workflows and settings of the repository',
    reason: 'The forge runs them on a push, with the repository’s secrets, or follows them as settings.',
    patterns: '/.github/ /.gitlab/ /.gitea/ /.forgejo/',
  },
  {
    kind: 'continuous integration',
    reason: 'A service runs them on a push, with its secrets.',
    patterns: `.gitlab-ci.yml .gitlab-ci.yaml .circleci/ Jenkinsfile Jenkinsfile.* *.jenkinsfile .buildkite/
      .drone.yml .drone.yaml .drone.star .woodpecker/ .woodpecker.yml .woodpecker.yaml azure-pipelines.yml
      azure-pipelines.yaml .azure-pipelines/ .azure-pipelines.yml .azure-pipelines.yaml .azuredevops/ bitbucket-pipelines.yml bitbucket-pipelines.yaml
      .travis.yml .travis.yaml appveyor.yml appveyor.yaml .appveyor.yml .cirrus.yml .cirrus.star .build.yml .builds/
      .semaphore/ .teamcity/ .tekton/ .harness/ .gocd.yaml codefresh.yml cloudbuild.yml cloudbuild.yaml buildspec.yml
      buildspec.yaml wercker.yml .prow.yaml .zuul.yaml .zuul.d/ .onedev-buildspec.yml .sourcehut/ .screwdriver.yaml
      screwdriver.yaml bitrise.yml codemagic.yaml .xcode-cloud/ ci_scripts/ .packit.yaml .packit.yml circle.yml
      .taskcluster.yml garnix.yaml .evergreen.yml evergreen.yml .vela.yml .vela.yaml .agola/ .bazelci/ .kokoro/
      .ci-operator.yaml .jenkins/ .yamato/ .space.kts .dagger/ dagger.json .pipelines/ .ado/ .actrc`,
  },
  {
    kind: 'deployment',
    reason: 'A host builds, serves and redirects by them on a push, with its secrets.',
    patterns: `netlify.toml vercel.json now.json .readthedocs.yaml .readthedocs.yml readthedocs.yml render.yaml
      fly.toml firebase.json wrangler.toml wrangler.json wrangler.jsonc railway.json railway.toml amplify.yml
      staticwebapp.config.json heroku.yml Procfile .platform.app.yaml .platform/ .upsun/ apprunner.yaml .do/
      nixpacks.toml zeabur.json _redirects _headers .firebaserc .vercel/ .ebextensions/ .elasticbeanstalk/
      Dockerrun.aws.json captain-definition scalingo.json .kamal/ .argocd-source.yaml .argocd-source-*.yaml
      atlantis.yaml .spacelift/ digger.yml .terrateam/ fleet.yaml project.toml Aptfile CNAME .sops.yaml`,
  },
  {
    kind: 'robots of the forge',
    reason: 'A robot with write access, or one that reviews, does what they say.',
    patterns: `renovate.json renovate.jsonc renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5 .mergify.yml
      .mergify/ .coderabbit.yaml .coderabbit.yml .pr_agent.toml .sourcery.yaml .codeclimate.yml .deepsource.toml
      greptile.json .greptile/ .ellipsis.yaml ellipsis.yaml .korbit-ai.yaml .bito.yaml qodo.toml .codecov.yml
      codecov.yml .codecov.yaml codecov.yaml .kodiak.toml bors.toml .policy.yml .pullapprove.yml .allstar/ .asf.yaml
      .snyk .dependabot/ .pyup.yml .whitesource dangerfile.js dangerfile.ts Dangerfile .gitstream/ .gitstream.cm
      .bulldozer.yml .releaserc .releaserc.* release.config.* release-please-config.json .release-please-manifest.json
      .changeset/config.json .imgbotconfig .allcontributorsrc .gitleaks.toml .gitleaksignore .secretlintrc
      .secretlintrc.* .secretlintignore .gitguardian.yml .gitguardian.yaml .talismanrc .secrets.baseline .trivyignore
      .trivyignore.yaml trivy.yaml .checkov.yml .checkov.yaml .semgrepignore .semgrep.yml .semgrep/ .bandit .hound.yml
      .codacy.yml .codacy.yaml .qlty/ sonar-project.properties .sonarcloud.properties .fossa.yml socket.yml
      osv-scanner.toml .nancy-ignore .safety-policy.yml .zap/ .arcconfig .arclint`,
  },
  {
    kind: 'code owners',
    reason: 'They decide whose review a change needs.',
    patterns: 'CODEOWNERS OWNERS OWNERS_ALIASES',
  },
  {
    kind: 'instructions to agents',
    reason: 'An agent that opens the folder follows them, or starts the servers and hooks that they name.',
    patterns: `AGENTS.md AGENTS.override.md AGENT.md CLAUDE.md CLAUDE.local.md GEMINI.md QWEN.md CRUSH.md WARP.md
      OPENCODE.md .claude/ .claude.json .claude-plugin/ .codex/ .gemini/ .geminiignore .qwen/ .opencode/ opencode.json
      opencode.jsonc .cursor/ .cursorrules .cursorignore .windsurf/ .windsurfrules .codeium/ .agents/ .agent/
      .aider.conf.yml .aiderignore .amazonq/ .augment/ .augment-guidelines .cline/ .clinerules .continue/
      .continuerules .copilot/ .crush/ .crush.json crush.json .factory/ .goose/ .goosehints .junie/ .kilocode/
      .kilocodemodes .kiro/ .openhands/ .pi/ .roo/ .roomodes .roorules .rules .ruler/ .rulesync/ .tabnine/ .trae/
      .warp/ .zencoder/ .devin/ .serena/ .mcp.json mcp.json .llm/ .aiignore .aiexclude .cursorindexingignore
      .codeiumignore .rooignore .clineignore .kilocodeignore .aider.model.settings.yml .aider.model.metadata.json
      replit.md .bolt/ .amp/ .iflow/ IFLOW.md .codebuddy/ CODEBUDDY.md .lingma/ .vibe/ .qodo/ sweep.yaml .gptme.toml
      gptme.toml forge.yaml .plandex/ .letta/ .taskmaster/ .specify/ .bmad-core/ SKILL.md .sourcegraph/ .firebender/
      firebender.json .openhands_instructions codex.md gemini-extension.json qwen-extension.json`,
  },
  {
    kind: 'editors and their containers',
    reason: 'An editor runs their tasks, servers and settings when the folder is opened.',
    patterns: `.vscode/ *.code-workspace .devcontainer/ .devcontainer.json .idea/ .zed/ .fleet/ .idx/ .gitpod.yml
      .gitpod.Dockerfile .gitpod/ .ona/ .codesandbox/ .stackblitzrc .replit replit.nix .exrc .vimrc .gvimrc .nvimrc
      .nvim.lua .lvimrc .nvim/ .vim/ .vimspector.json .vscode-test.mjs coc-settings.json .neoconf.json .lazy.lua
      .dir-locals.el .dir-locals-2.el .helix/ *.sublime-project *.sublime-workspace .nova/ .theia/ .vs/ .eclipse/
      devfile.yaml .devfile.yaml .kak/ .kakrc .lapce/ .lite_project.lua .kateproject .kdev4/ *.kdev4 nbproject/
      .project .cproject .classpath .factorypath .settings/ .externalToolBuilders/ .run/ .metals/ .bloop/
      .ycm_extra_conf.py .tern-project rust-analyzer.toml .rust-analyzer.toml .luarc.json .luarc.jsonc .solargraph.yml
      .clangd .ddev/ .lando.yml .okteto/`,
  },
  {
    kind: 'start-up files of interpreters and debuggers',
    reason: 'A program that starts in the folder runs them.',
    patterns: `.Rprofile .Renviron .gdbinit .gdbearlyinit .lldbinit .irbrc .pryrc .iex.exs .ghci .haskeline .pythonrc
      .pythonrc.py .pythonstartup sitecustomize.py usercustomize.py .pdbrc .pdbrc.py .ipython/ .jupyter/ .psqlrc
      .sqliterc .mycli.ini .byebugrc .rdbgrc .rdbgrc.rb .erlang .ocamlinit .utoprc .sbclrc .clisprc .guile .scalarc
      .ammonite/ .jshellrc .perldb .octaverc .wgetrc .curlrc .screenrc .tmux.conf .tmuxinator.yml .zellij/ .sbtrc
      .jlinkrc ipython_config.py jupyter_notebook_config.py jupyter_server_config.py jupyter_lab_config.py startup.m
      startup.jl .juliarc.jl .gnuplot .ctags .ctags.d/ .radare2rc .mongorc.js .mongoshrc.js .duckdbrc .cqlshrc .byobu/`,
  },
  {
    kind: 'git’s settings',
    reason: 'Git runs the filters, and follows the addresses, that they name.',
    patterns: `.gitattributes .gitmodules .gitconfig .lfsconfig .jj/ .hgrc .hg/hgrc .gitreview .git-crypt/
      .fossil-settings/ .p4config`,
  },
  {
    kind: 'package managers’ settings',
    reason: 'They decide from where, and with which scripts, packages are installed.',
    patterns: `.npmrc .yarnrc .yarnrc.yml .yarn/releases/ .yarn/plugins/ .pnpmfile.cjs .pnpmfile.mjs .pnpmfile.js
      pnpmfile.js pnpm-workspace.yaml bunfig.toml .bunfig.toml pip.conf pip.ini .pypirc .condarc uv.toml poetry.toml
      .cargo/config.toml .cargo/config .cargo/credentials.toml .cargo/credentials rust-toolchain rust-toolchain.toml
      .gemrc .bundle/config nuget.config .mvn/ gradle/wrapper/ .netrc _netrc .pixi/config.toml .sbtopts .jvmopts
      .bazelrc .bazelversion .bazeliskrc .buckconfig vcpkg-configuration.json .buckconfig.local user.bazelrc
      /tools/bazel .bowerrc .ncurc .ncurc.* .mambarc pdm.toml .pdm.toml .swiftpm/ .luarocks/ gradle.properties
      gradle-daemon-jvm.properties init.gradle init.gradle.kts ivysettings.xml .config/dotnet-tools.json
      cabal.project.local /auth.json .terraformrc terraform.rc .tflint.hcl`,
  },
  {
    kind: 'lock files',
    reason: 'They decide which bytes of a dependency are installed.',
    patterns: `package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock Cargo.lock
      composer.lock symfony.lock Gemfile.lock gems.locked poetry.lock Pipfile.lock uv.lock pdm.lock pylock.toml
      pixi.lock conda-lock.yml go.sum go.work.sum flake.lock mix.lock rebar.lock pubspec.lock packages.lock.json
      paket.lock gradle.lockfile Podfile.lock Cartfile.resolved Package.resolved MODULE.bazel.lock stack.yaml.lock
      cabal.project.freeze Chart.lock devbox.lock mise.lock .terraform.lock.hcl`,
  },
  {
    kind: 'shell profiles and managers of tools',
    reason: 'A shell runs them, or installs and runs what they name, when it enters the folder or starts in it.',
    patterns: `.bashrc .bash_profile .bash_login .bash_logout .bash_aliases .profile .zshrc .zshenv .zprofile .zlogin
      .zlogout .kshrc .cshrc .tcshrc .login .inputrc .envrc .env.mise mise.toml .mise.toml mise.*.toml .mise.*.toml
      .mise/ mise/config.toml .config/mise/ .config/mise.toml .config/fish/ .config/direnv/ .tool-versions .rtx.toml
      .asdfrc .flox/ devbox.json .devenv/ devenv.nix devenv.yaml devshell.toml shell.nix flake.nix .hermit/
      bin/.hermit.bin .autoenv .xonshrc config.nu .nu/ profile.ps1 Microsoft.PowerShell_profile.ps1 .direnvrc .envrc.*
      .autoenv.zsh .autoenv_leave.zsh .shadowenv.d/ .smartcd_enter .smartcd_leave .mkshrc .yashrc rc.elv config.fish
      env.nu .p10k.zsh .oh-my-zsh/ starship.toml Microsoft.VSCode_profile.ps1 aqua.yaml aqua.yml .aqua/ .pkgx.yaml
      pkgx.yaml .moon/ .xinitrc .xsession .xsessionrc .xprofile .pam_environment .config/autostart/ .config/systemd/
      .config/environment.d/`,
  },
  {
    kind: 'versions of tools',
    reason: 'A manager of tools installs and runs what they name, when it enters the folder or a build begins.',
    patterns: `.nvmrc .node-version .bun-version .dvmrc .deno-version .python-version .python-versions .ruby-version
      .ruby-gemset .rvmrc .rbenv-vars .java-version .sdkmanrc .jabbarc .go-version .php-version .perl-version
      .lua-version .swift-version .crystal-version .terraform-version .opentofu-version .terragrunt-version
      .packer-version .helmfile-version .fvmrc .fvm/ .puro.json .xcode-version .prototools .vfox.toml /global.json
      rokit.toml aftman.toml foreman.toml`,
  },
  {
    kind: 'connections and their keys',
    reason: 'A program that connects trusts the keys and hosts, and runs the commands, that they name.',
    patterns: `.ssh/ authorized_keys known_hosts ssh_config sshd_config .gnupg/ .aws/ .azure/ .config/gcloud/ .kube/
      kubeconfig .docker/config.json .boto .s3cfg .pgpass .my.cnf .mylogin.cnf .git-credentials .vault-token
      ansible.cfg .ansible.cfg .chef/ .ldaprc .mailrc .msmtprc`,
  },
  {
    kind: 'git hooks',
    reason: 'Git, or a manager of hooks, runs them on commit and push.',
    patterns: `.husky/ .huskyrc .huskyrc.* .githooks/ .git-hooks/ /hooks/ lefthook.yml lefthook.yaml lefthook.toml
      lefthook.json .lefthook.yml .lefthook.yaml .lefthook.toml .lefthook.json lefthook-local.* .lefthook-local.*
      .lefthook/ .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml prek.toml .overcommit.yml
      captainhook.json .captainhook.json .simple-git-hooks.* simple-git-hooks.* .lintstagedrc .lintstagedrc.*
      lint-staged.config.* grumphp.yml .rusty-hook.toml .cargo-husky/ .hk/ hk.pkl /githooks/ .commitlintrc
      .commitlintrc.* commitlint.config.* .czrc .cz.json .cz-config.js cog.toml .nano-staged.* nano-staged.*
      .lefthookrc`,
  },
  {
    kind: 'short names of Windows, which may mean any of these',
    reason: 'Windows may open another protected file by them.',
    patterns: '*~[0-9] *~[0-9].*',
  },
]

/** Why a path is protected, or undefined. All spellings that some file system treats as the same count. */
export const protectedAs = (path: string): string | undefined => {
  const names = fold(path).split('/')
  const kinds = names.map((name, at) => NAMES.get(name) ?? (at < names.length - 1 ? FOLDERS.get(name) : undefined))
  return kinds.find((kind) => kind !== undefined) ?? GLOBS.find(({ glob }) => glob.matches(path))?.kind
}

/** A glob of our own lists, under which every spelling of a path counts. Throws where it is none. */
export const forbiddingGlob = (pattern: string): Glob => {
  const glob = compileGlob(pattern, { fold: true })
  if (typeof glob === 'string') throw new TypeError(`the pattern ${pattern} ${glob}`)
  return glob
}

const PATTERNS = PROTECTED_FAMILIES.flatMap(({ kind, patterns }) =>
  patterns.split(/\s+/).map((pattern) => ({ kind, pattern })),
)

/** Patterns that are names are looked up: there are hundreds, and most paths match none. */
const byName = (form: RegExp): ReadonlyMap<string, string> =>
  new Map(
    PATTERNS.filter(({ pattern }) => form.test(pattern)).map(({ kind, pattern }) => [
      fold(pattern.replace('/', '')),
      kind,
    ]),
  )

const NAMES = byName(/^[^/*[]+$/)
const FOLDERS = byName(/^[^/*[]+\/$/)

const GLOBS = PATTERNS.filter(({ pattern }) => !/^[^/*[]+\/?$/.test(pattern)).map(({ kind, pattern }) => ({
  kind,
  glob: forbiddingGlob(pattern.replace(/^(?!\/)/, '**/')),
}))
