import { compileGlob, type Glob } from '../text/glob.ts'

/** What a step asks before it changes, unless a rule decides: files that run, or that say what runs, who reviews and who may. */
const PROTECTED: Readonly<Record<string, string>> = {
  'workflows and settings of the repository': '/.github/',
  'code owners': 'CODEOWNERS',
  'instructions to agents':
    'AGENTS.md CLAUDE.md CLAUDE.local.md GEMINI.md .claude/ .cursor/ .cursorrules .windsurfrules .mcp.json',
  'git’s settings': '.gitattributes .gitmodules .gitconfig .lfsconfig',
  'package managers’ settings': '.npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs',
  'lock files': `package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock Cargo.lock composer.lock
    Gemfile.lock poetry.lock Pipfile.lock uv.lock pdm.lock go.sum flake.lock mix.lock pubspec.lock packages.lock.json
    gradle.lockfile Podfile.lock Package.resolved .terraform.lock.hcl`,
  'shell profiles': `.bashrc .bash_profile .bash_login .bash_logout .bash_aliases .profile .zshrc .zshenv .zprofile .zlogin .zlogout
    .envrc .config/fish/`,
  'git hooks': '.husky/ .githooks/ .git-hooks/ /hooks/ lefthook.yml .lefthook.yml .pre-commit-config.yaml',
  'short names of Windows, which may stand for any of these': '*~[0-9] *~[0-9].*',
}

/** What a path is protected as, or undefined. Every spelling that some file system takes for the same counts. */
export const protectedAs = (path: string): string | undefined => GLOBS.find(({ glob }) => glob.matches(path))?.kind

const compile = (pattern: string): Glob => {
  const glob = compileGlob(pattern, { fold: true })
  if (typeof glob === 'string') throw new TypeError(`the protected path ${pattern} ${glob}`)
  return glob
}

const GLOBS = Object.entries(PROTECTED).flatMap(([kind, patterns]) =>
  patterns.split(/\s+/).map((pattern) => ({ kind, glob: compile(pattern) })),
)
