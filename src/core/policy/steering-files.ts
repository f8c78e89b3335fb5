import { fold } from '../text/fold.ts'
import { compileGlob, type Glob } from '../text/glob.ts'
import { spelling } from './command-rules.ts'
import { isInterpreter } from './interpreters.ts'
import { protectedAs } from './protected-paths.ts'

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

/**
 * What a changed file is to a command, where it may decide what the command does: `manifest`, `script` (also the file that the command
 * runs) or `settings` (also every protected path). Undefined for all other files.
 */
export const steers = (path: string, argv: readonly string[]): string | undefined => {
  const kind = GLOBS.find(({ globs }) => globs.some((glob) => glob.matches(path)))?.kind
  return kind ?? (isRun(path, argv) ? 'script' : protectedAs(path) === undefined ? undefined : 'settings')
}

const compile = (pattern: string): Glob => {
  const glob = compileGlob(/^[^/]+\/.+/.test(pattern) ? `**/${pattern}` : pattern, { fold: true })
  if (typeof glob === 'string') throw new TypeError(`the pattern ${pattern} ${glob}`)
  return glob
}

const GLOBS = Object.entries(STEERING).map(([kind, patterns]) => ({
  kind,
  globs: patterns.split(/\s+/).map(compile),
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
