import type { Problem } from '../../errors.ts'
import { readCommandLine, readPlainCommand } from '../programs/command-line.ts'
import { fold } from '../text/fold.ts'
import { visible } from '../text/visible.ts'
import { brief, commandLineOf } from '../text/words.ts'
import type { StepInputs } from '../tools/step-inputs.ts'
import { type Decision, spelling } from './command-rules.ts'
import { isInterpreter, whyDangerous, whyThroughLink } from './dangerous-commands.ts'
import type { Policy } from './policy.ts'
import { forbiddingGlob, protectedAs } from './protected-paths.ts'

/** A command that may run, once it is approved; or why it may not. */
type JudgedCommand =
  | { readonly ok: true; readonly argv: readonly [string, ...string[]]; readonly decision: Decision }
  | { readonly ok: false; readonly problem: Problem; readonly decision?: Decision }

interface CommandQuestion {
  readonly input: StepInputs['Run']
  /** The step's number: an approval of it counts. */
  readonly step?: number
  readonly changed?: Iterable<string>
}

/**
 * What a policy says about the command of a Run step. Refusals: COMMAND_UNSAFE for a text that is not one plain command, a dangerous
 * command, and one that is not for the background; COMMAND_DENIED where a rule denies it or none permits it. Where an earlier step
 * changed a file that decides what commands do, a command that a rule allows needs approval, unless the mode never asks for that.
 */
export const judgeCommand = (policy: Policy, question: CommandQuestion): JudgedCommand => {
  const { changed = [] } = question
  const { command, background } = question.input
  const line = commandLineOf(command)
  const read = typeof command === 'string' ? readPlainCommand(command) : readWords(command)
  if (!read.ok) return unsafe(line, read.reason)
  const { argv } = read
  const { named, ...decision } = policy.command(argv)
  if (decision.behavior === 'deny') return { ok: false, decision, problem: denied(line, decision) }
  const danger = whyDangerous({ argv, named })
  if (danger !== undefined) return unsafe(line, danger)
  const through = whyThroughLink(argv, policy.file.worktree.link)
  if (through !== undefined) return unsafe(line, `it ${through}`)
  if (isOfPlan(argv[0], changed)) return unsafe(line, 'an earlier step wrote the program that it runs')
  if (background && !classOfCommand(argv))
    return unsafe(line, 'only commands that search, read, list or compare files go on in the background')
  return { ok: true, argv, decision: policy.settle(withSteering(policy, { argv, decision, ...question }), question) }
}

const isOfPlan = (program: string, changed: Iterable<string>): boolean =>
  program.includes('/') && [...changed].some((path) => fold(path) === fold(program.replace(/^(?:\.\/)+/, '')))

const readWords = (words: readonly string[]): ReturnType<typeof readPlainCommand> => {
  const [program = '', ...args] = words
  const line = readCommandLine(commandLineOf(words))
  return line.ok ? { ok: true, argv: [program, ...args] } : line
}

/** Modes in which only the rules ask. */
const UNASKED: ReadonlySet<string> = new Set(['acceptEdits', 'bypassPermissions'])

const withSteering = (
  { file }: Policy,
  { argv, decision, changed = [] }: CommandQuestion & { readonly argv: readonly string[]; readonly decision: Decision },
): Decision => {
  if (decision.behavior !== 'allow' || UNASKED.has(file.mode)) return decision
  for (const path of changed) {
    const kind = steers(path, argv)
    if (kind === undefined) continue
    const reason = `An earlier step changed ${path} (${kind}), which may decide what the command does`
    return { behavior: 'ask', rule: `changed: ${kind}`, reason }
  }
  return decision
}

const unsafe = (line: string, reason: string): JudgedCommand => ({
  ok: false,
  problem: {
    name: 'COMMAND_UNSAFE',
    message: brief(visible(`${JSON.stringify(line)} is refused: ${reason}. ${PLAIN}`)),
  },
})

const PLAIN = 'Write one plain command that a rule names word by word.'

const denied = (line: string, { rule, reason }: Decision): Problem => {
  const remedy =
    rule === 'default'
      ? 'Add a rule such as Run(npm run format) to the policy on the base, or pass --policy.'
      : 'Remove the step, or ask for a change of the policy.'
  return { name: 'COMMAND_DENIED', message: brief(visible(`${JSON.stringify(line)}: ${reason}. ${remedy}`)) }
}

/** What a command does that changes nothing: `silent` ones only answer by their exit code. */
type CommandClass = 'search' | 'read' | 'list' | 'silent'

const CLASSES: Readonly<Record<CommandClass, string>> = {
  search: 'grep egrep fgrep rg ag ack find fd fdfind locate which whereis git:grep',
  read: `cat head tail wc stat file strings cut tr nl od hexdump diff cmp comm md5sum sha1sum sha256sum sha512sum cksum shasum jq
    git:show git:log git:diff git:blame git:cat-file git:describe git:shortlog`,
  list: 'ls du pwd dir git:ls-files git:ls-tree git:status',
  silent: 'true false test [ git:check-ignore git:check-attr git:merge-base',
}

const KNOWN: ReadonlyMap<string, CommandClass> = new Map(
  Object.entries(CLASSES).flatMap(([kind, names]) =>
    names.split(/\s+/).map((name) => [name, kind as CommandClass] as const),
  ),
)

/** The class of a command; undefined for one that may change files or is slow by nature. */
export const classOfCommand = ([program = '', first = '']: readonly string[]): CommandClass | undefined => {
  const name = spelling(program)
  return KNOWN.get(name === 'git' ? `git:${first}` : name)
}

/** Files that decide what a command does: manifests, scripts, settings. Patterns as in `.gitignore`. */
const STEERING: Readonly<Record<string, string>> = {
  manifest: `package.json bower.json composer.json deno.json deno.jsonc jsr.json pyproject.toml setup.py setup.cfg requirements*.txt
    constraints*.txt Pipfile environment.yml Gemfile *.gemspec Cargo.toml go.mod go.work pom.xml build.gradle build.gradle.kts
    settings.gradle settings.gradle.kts gradle.properties libs.versions.toml *.csproj *.fsproj *.vbproj *.sln *.slnx *.props *.targets
    global.json Directory.Build.* Directory.Packages.* mix.exs rebar.config pubspec.yaml Package.swift Podfile *.podspec build.sbt
    project/*.sbt stack.yaml cabal.project *.cabal package.yaml flake.nix *.nix WORKSPACE MODULE.bazel BUILD *.bazel *.bzl dune-project
    elm.json dub.json shard.yml Chart.yaml`,
  script: `Makefile GNUmakefile makefile *.mk Justfile justfile *.just Taskfile.y*ml Rakefile *.rake Gulpfile.* gulpfile.* Gruntfile.*
    gruntfile.* Jakefile* noxfile.py tox.ini conftest.py fabfile.py build.rs build.zig meson.build meson_options.txt CMakeLists.txt
    *.cmake CMakePresets.json configure configure.ac *.m4 SConstruct SConscript wscript gradlew gradlew.bat mvnw mvnw.cmd Dockerfile
    Dockerfile.* Containerfile *.dockerfile docker-compose*.y*ml compose*.y*ml Vagrantfile Procfile Brewfile *.sh *.bash *.zsh *.fish
    *.ksh *.ps1 *.psm1 *.bat *.cmd *.command scripts/ script/ bin/ tools/ hack/ ci/ .ci/ patches/ node_modules/ vendor/ .venv/ venv/`,
  settings: `*.config.js *.config.cjs *.config.mjs *.config.ts *.config.cts *.config.mts *.config.json *.config.yaml *.config.yml
    *.config.toml *.conf.js *.conf.ts .*rc .*rc.* biome.json biome.jsonc tsconfig*.json jsconfig*.json turbo.json nx.json lerna.json
    rush.json angular.json project.json .eslintrc* .prettierrc* .prettierignore .editorconfig .browserslistrc .swcrc .babelrc*
    babel.config.* .env .env.* .tool-versions .nvmrc .node-version .python-version .ruby-version .java-version .go-version
    .pylintrc mypy.ini pytest.ini .flake8 ruff.toml .ruff.toml .rubocop.yml .clang-format .clang-tidy rustfmt.toml .rustfmt.toml
    clippy.toml .clippy.toml .golangci.* .swiftlint.yml .scalafmt.conf .scalafix.conf phpcs.xml phpcs.xml.dist phpunit.xml
    phpunit.xml.dist .php-cs-fixer* phpstan.neon* psalm.xml codegen.* openapitools.json buf.yaml buf.gen.yaml sqlc.yaml sqlc.json
    .cargo/ .config/ .storybook/ .npmrc .yarnrc*`,
}

/** What a changed file is to a command that it may steer: `manifest`, `script` or `settings`; undefined for all others. */
const steers = (path: string, argv: readonly string[]): string | undefined => {
  const kind = GLOBS.find(({ globs }) => globs.some((glob) => glob.matches(path)))?.kind
  return kind ?? (isRun(path, argv) ? 'script' : protectedAs(path) === undefined ? undefined : 'settings')
}

const GLOBS = Object.entries(STEERING).map(([kind, patterns]) => ({
  kind,
  globs: patterns.split(/\s+/).map((pattern) => forbiddingGlob(/^[^/]+\/.+/.test(pattern) ? `**/${pattern}` : pattern)),
}))

/** The program itself; of an interpreter also its script, and whatever else looks like code. */
const isRun = (path: string, argv: readonly string[]): boolean => {
  const script = isInterpreter(spelling(argv[0] ?? ''))
    ? argv.findIndex((word, at) => at > 0 && !word.startsWith('-'))
    : 0
  return argv.some(
    (word, at) =>
      fold(word.replace(/^(?:\.\/)+/, '')) === fold(path) &&
      (at === 0 || at === script || (script > 0 && CODE.test(word))),
  )
}

const CODE = /\.(?:[cm]?[jt]sx?|py|rb|p[lm]|php|lua|r|jl|groovy|kts?|scala|exs?|swift)$/i
