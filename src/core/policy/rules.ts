import type { StepTool } from '../plan/schema.ts'
import { fold } from '../text/fold.ts'
import { compileGlob, type Glob } from '../text/glob.ts'

/** `Edit(src/**)`: the steps a rule is about. */
export interface Rule {
  readonly text: string
  readonly tools: readonly StepTool[]
  readonly matches: (path: string, tool: StepTool) => boolean
}

/** Edit means every tool that changes files, Run too; Write is also about what a command leaves; every other name means that tool. */
const TOOLS: Readonly<Record<string, readonly StepTool[]>> = {
  Read: ['Read'],
  Edit: ['Edit', 'Write', 'NotebookEdit', 'Delete', 'Move', 'Set', 'Unset', 'Convert', 'Run', 'Fix'],
  Write: ['Write', 'Run'],
  NotebookEdit: ['NotebookEdit'],
  Delete: ['Delete'],
  Move: ['Move'],
  Set: ['Set'],
  Unset: ['Unset'],
  Convert: ['Convert'],
}

/** A rule from its text: a tool, and in parentheses a glob; with `fold` under any spelling. Returns what is wrong. */
export const parseRule = (text: string, options: { readonly fold?: boolean } = {}): Rule | string => {
  const [, name = '', pattern] = /^(\w+)(?:\((.+)\))?$/s.exec(text.trim()) ?? []
  if (name === '') return `${JSON.stringify(text)} is not a rule: write a tool and a glob, as in Edit(src/**)`
  const tools = TOOLS[name]
  if (!tools) return `${JSON.stringify(name)} is not a tool: use ${Object.keys(TOOLS).join(', ')}, Run`
  const glob: Glob | string = compileGlob(pattern ?? '**', options)
  if (typeof glob === 'string') return `the glob ${JSON.stringify(pattern)} ${glob}`
  return { text: text.trim(), tools, matches: (path, tool) => tools.includes(tool) && glob.matches(path) }
}

/**
 * Paths that need approval before a step changes them, unless a rule decides: files that run by themselves (on a push, on opening a folder, on entering
 * it, on installing), or that say what runs, who reviews and who may. Not files that run only when someone builds, such as a Makefile or
 * package.json: every change of code does. Patterns as in `.gitignore`, but only those that begin with / are about the root only.
 */
const PROTECTED: Readonly<Record<string, string>> = {
  'workflows and settings of the repository': '/.github/ /.gitlab/ /.gitea/ /.forgejo/',
  'continuous integration': `.gitlab-ci.yml .gitlab-ci.yaml .circleci/ Jenkinsfile Jenkinsfile.* *.jenkinsfile .buildkite/ .drone.yml
    .drone.yaml .drone.star .woodpecker/ .woodpecker.yml .woodpecker.yaml azure-pipelines.yml azure-pipelines.yaml .azure-pipelines/
    .azuredevops/ bitbucket-pipelines.yml .travis.yml appveyor.yml .appveyor.yml .cirrus.yml .cirrus.star .build.yml .builds/
    .semaphore/ .teamcity/ .tekton/ .harness/ .gocd.yaml codefresh.yml cloudbuild.yml cloudbuild.yaml buildspec.yml buildspec.yaml
    wercker.yml .mergify.yml .prow.yaml .zuul.yaml .zuul.d/ renovate.json renovate.json5 .renovaterc .renovaterc.json`,
  'code owners': 'CODEOWNERS',
  'instructions to agents': `AGENTS.md AGENTS.override.md AGENT.md CLAUDE.md CLAUDE.local.md GEMINI.md QWEN.md CRUSH.md WARP.md
    .claude/ .claude.json .claude-plugin/ .codex/ .gemini/ .geminiignore .qwen/ .opencode/ opencode.json opencode.jsonc .cursor/
    .cursorrules .cursorignore .windsurf/ .windsurfrules .codeium/ .agents/ .agent/ .aider.conf.yml .aiderignore .amazonq/ .augment/
    .augment-guidelines .cline/ .clinerules .continue/ .continuerules .copilot/ .crush/ .crush.json crush.json .factory/ .goose/
    .goosehints .junie/ .kilocode/ .kilocodemodes .kiro/ .openhands/ .roo/ .roomodes .roorules .rules .tabnine/ .trae/ .mcp.json
    mcp.json`,
  'editors and their containers': `.vscode/ *.code-workspace .devcontainer/ .devcontainer.json .idea/ .zed/ .fleet/ .idx/ .gitpod.yml
    .gitpod.Dockerfile .replit .exrc .vimrc .gvimrc .nvimrc .nvim.lua .lvimrc .dir-locals.el .dir-locals-2.el .helix/
    *.sublime-project`,
  'git’s settings': '.gitattributes .gitmodules .gitconfig .lfsconfig',
  'package managers’ settings': `.npmrc .yarnrc .yarnrc.yml .yarn/releases/ .yarn/plugins/ .pnpmfile.cjs .pnpmfile.mjs .pnpmfile.js
    pnpmfile.js pnpm-workspace.yaml bunfig.toml .bunfig.toml pip.conf pip.ini .pypirc .condarc uv.toml poetry.toml .cargo/config.toml
    .cargo/config .cargo/credentials.toml .cargo/credentials rust-toolchain rust-toolchain.toml .gemrc .bundle/config nuget.config
    .mvn/ gradle/wrapper/ .netrc _netrc`,
  'lock files': `package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock Cargo.lock composer.lock
    symfony.lock Gemfile.lock gems.locked poetry.lock Pipfile.lock uv.lock pdm.lock pylock.toml pixi.lock conda-lock.yml go.sum
    go.work.sum flake.lock mix.lock rebar.lock pubspec.lock packages.lock.json paket.lock gradle.lockfile Podfile.lock
    Cartfile.resolved Package.resolved MODULE.bazel.lock stack.yaml.lock cabal.project.freeze Chart.lock devbox.lock mise.lock
    .terraform.lock.hcl`,
  'shell profiles': `.bashrc .bash_profile .bash_login .bash_logout .bash_aliases .profile .zshrc .zshenv .zprofile .zlogin .zlogout
    .kshrc .cshrc .tcshrc .login .inputrc .envrc .mise.toml mise.toml .mise/ .config/mise/ .config/mise.toml .config/fish/`,
  'git hooks': `.husky/ .huskyrc .huskyrc.* .githooks/ .git-hooks/ /hooks/ lefthook.yml lefthook.yaml lefthook.toml lefthook.json
    .lefthook.yml .lefthook.yaml .lefthook.toml .lefthook.json lefthook-local.* .lefthook-local.* .lefthook/ .pre-commit-config.yaml
    .pre-commit-config.yml .pre-commit-hooks.yaml prek.toml .overcommit.yml captainhook.json .captainhook.json .simple-git-hooks.*
    simple-git-hooks.* .lintstagedrc .lintstagedrc.* lint-staged.config.*`,
  'short names of Windows, which may mean any of these': '*~[0-9] *~[0-9].*',
}

/** Why a path is protected, or undefined. All spellings that some file system treats as the same count. */
export const protectedAs = (path: string): string | undefined => {
  const names = fold(path).split('/')
  const kinds = names.map((name, at) => NAMES.get(name) ?? (at < names.length - 1 ? FOLDERS.get(name) : undefined))
  return kinds.find((kind) => kind !== undefined) ?? GLOBS.find(({ glob }) => glob.matches(path))?.kind
}

type Pattern = { readonly kind: string; readonly pattern: string }

const PATTERNS: readonly Pattern[] = Object.entries(PROTECTED).flatMap(([kind, patterns]) =>
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

/** A glob of our own lists, under which every spelling of a path counts. Throws where it is none. */
export const forbiddingGlob = (pattern: string): Glob => {
  const glob = compileGlob(pattern, { fold: true })
  if (typeof glob === 'string') throw new TypeError(`the pattern ${pattern} ${glob}`)
  return glob
}

const GLOBS = PATTERNS.filter(({ pattern }) => !/^[^/*[]+\/?$/.test(pattern)).map(({ kind, pattern }) => ({
  kind,
  glob: forbiddingGlob(pattern.replace(/^(?!\/)/, '**/')),
}))
