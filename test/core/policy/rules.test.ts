import { describe, expect, it } from 'vitest'
import { readCommandRule } from '../../../src/core/policy/command-rules.ts'
import { FORBIDDING } from '../../../src/core/policy/policy.ts'
import { PROTECTED_FAMILIES, protectedAs } from '../../../src/core/policy/protected-paths.ts'
import { parseRule } from '../../../src/core/policy/rules.ts'
import { actOn } from '../../../src/core/tools/list.ts'
import { items } from '../../support/items.ts'

const matches = (
  text: string,
  path: string,
  tool: 'Read' | 'Edit' | 'Write' | 'NotebookEdit',
  fold = false,
): boolean => {
  const rule = parseRule(text, { fold })
  if (typeof rule === 'string') throw new Error(rule)
  const act = actOn(tool, { was: true, is: true })
  expect(rule.permits(path, act)).toBe(rule.forbids(path, act))
  return rule.permits(path, act)
}

describe('a rule', () => {
  it('about Edit covers every tool that changes files', () => {
    expect(matches('Edit(src/**)', 'src/a.ts', 'Edit')).toBe(true)
    expect(matches('Edit(src/**)', 'src/a.ts', 'Write')).toBe(true)
    expect(matches('Edit(src/**)', 'src/a.ipynb', 'NotebookEdit')).toBe(true)
    expect(matches('Edit(src/**)', 'src/a.ts', 'Read')).toBe(false)
  })

  it('about another tool covers that one alone', () => {
    expect(matches('Write(package.json)', 'package.json', 'Write')).toBe(true)
    expect(matches('Write(package.json)', 'package.json', 'Edit')).toBe(false)
    expect(matches('Read(secrets/**)', 'secrets/a', 'Read')).toBe(true)
    expect(matches('NotebookEdit(**)', 'a/b.ipynb', 'NotebookEdit')).toBe(true)
  })

  it('is told without the blanks around it', () => {
    expect(parseRule(' Edit(src/**) ')).toMatchObject({ text: 'Edit(src/**)' })
    expect(readCommandRule(' Run(npm test) ')).toMatchObject({ text: 'Run(npm test)' })
  })

  it('without a glob covers every path', () => {
    expect(matches('Write', '.github/workflows/ci.yml', 'Write')).toBe(true)
  })

  it('accepts parentheses in its glob', () => {
    expect(matches('Edit(app/(shop)/[[]id].tsx)', 'app/(shop)/[id].tsx', 'Edit')).toBe(true)
  })

  it('sees another spelling of the path when folded', () => {
    expect(matches('Edit(secrets/**)', 'Secrets/a', 'Edit')).toBe(false)
    expect(matches('Edit(secrets/**)', 'Secrets/a', 'Edit', true)).toBe(true)
  })

  it('that forbids takes braces around one name for the name, and for its characters', () => {
    const rule = parseRule('Edit(conf/{prod}.env)', FORBIDDING)
    const paths = ['conf/prod.env', 'conf/{prod}.env', 'conf/test.env']
    expect(paths.map((path) => typeof rule !== 'string' && rule.names(path))).toEqual([true, true, false])
  })

  it.each([
    '',
    'Edit()',
    'Edit(',
    'edit(src)',
    'Bash(rm)',
    'Edit(src) Write(src)x',
    'Edit(!src)',
    'Edit([a)',
    'Edit(v{1..3}/**)',
  ])('%j is none', (text) => {
    expect(parseRule(text)).toBeTypeOf('string')
  })
})

describe('a protected path', () => {
  it.each([
    ...items`
.github/workflows/ci.yml   .github/editplan.yml   .github/editplan.yaml   .gitlab-ci.yml   sub/.gitlab-ci.yml
.circleci/config.yml   Jenkinsfile   ci/Jenkinsfile.release   .gitea/workflows/ci.yaml
.forgejo/workflows/ci.yaml   .buildkite/pipeline.yml   .drone.yml   .woodpecker/build.yaml
azure-pipelines.yml   .azure-pipelines.yml   bitbucket-pipelines.yml   .travis.yml   CODEOWNERS
docs/CODEOWNERS   AGENTS.md   packages/a/CLAUDE.md   .claude/settings.json   .codex/config.toml
.gemini/settings.json   .cursor/rules/a.mdc   .qwen/settings.json   .opencode/agent/a.md   opencode.json
.clinerules   .clinerules/a.md   .mcp.json   .vscode/tasks.json   sub/.vscode/tasks.json
.devcontainer/devcontainer.json   .devcontainer.json   team.code-workspace   .exrc   .gitattributes
sub/.gitattributes   .gitmodules   .npmrc   pnpm-workspace.yaml   .pnpmfile.cjs   .pnpmfile.mjs
.yarn/releases/yarn-4.0.0.cjs   .yarn/plugins/x.cjs   bunfig.toml   pip.conf   .cargo/config.toml
.cargo/config   crates/a/.cargo/config.toml   .mvn/extensions.xml   gradle/wrapper/gradle-wrapper.properties
package-lock.json   a/yarn.lock   go.sum   .bashrc   .envrc   .husky/pre-commit   hooks/post-merge
lefthook.yml   lefthook.yaml   .lefthook.yaml   .pre-commit-config.yaml   web/.pi/settings.json
mise.local.toml   .mise.local.toml   api/OWNERS   .readthedocs.yaml   netlify.toml   site/vercel.json
.coderabbit.yaml   .Rprofile   .gdbinit   .irbrc   .iex.exs   .ghci   .codesandbox/tasks.json
.vim/coc-settings.json   .lldbinit   .pdbrc   wrangler.toml   .tool-versions   sitecustomize.py   .bazelrc
infra/atlantis.yaml   site/_redirects   .bazelci/presubmit.yml   dangerfile.ts   .releaserc.json
.gitleaksignore   .aiignore   skills/pdf/SKILL.md   IFLOW.md   .externalToolBuilders/run.launch
src/.ycm_extra_conf.py   .luarc.json   notebooks/jupyter_server_config.py   .ctags.d/a.ctags   .gitreview
tools/bazel   .bowerrc   android/gradle.properties   web/.nvmrc   .python-version   .sdkmanrc   global.json
.ssh/config   deploy/ansible.cfg   .kube/config   commitlint.config.js   flake.nix
.config/autostart/a.desktop   .shadowenv.d/500.lisp`,
    // as other file systems read them
    '.GitHub/workflows/ci.yml',
    'agents.MD',
    'AGENTſ.md',
    '.hu\u017fky/pre-commit',
    '.g\u0131thub/workflows/ci.yml',
    '.gitlab-ci.yml.',
    '.gitattributes.',
    '.gitattributes ',
    '.g\u200citattributes',
    '.gitmodules::$DATA',
    '.claude::$INDEX_ALLOCATION/settings.json',
    'GITATT~1',
    'PACKAG~1.JSO',
  ])('%j asks', (path) => {
    expect(protectedAs(path)).toBeTypeOf('string')
  })

  it.each(items`
src/a.ts   README.md   src/hooks/useUser.ts   package.json   Makefile   Dockerfile   .gitignore
.git-blame-ignore-revs   .editorconfig   .cargo/README.md   .yarn/README.md   config.toml   src/config
vscode/tasks.json   .vscode   src/.github/a   github/a   docs/lock.json   rules/a.md   locales/en/auth.json
locales/en/global.json   src/tools/bazel/rules.ts   src/githooks/index.ts   docs/nvmrc.md   src/aws/client.ts
ssh/client.ts   headers.ts   release.config/README.md`)('%j does not', (path) => {
    expect(protectedAs(path)).toBeUndefined()
  })
  it('name each pattern once, and say of each family what it does', () => {
    const patterns = PROTECTED_FAMILIES.flatMap((family) => family.patterns.split(/\s+/))
    expect(patterns.filter((one, at) => one === '' || patterns.indexOf(one) !== at)).toEqual([])
    expect(PROTECTED_FAMILIES.filter(({ reason }) => !/^[A-Z].+\.$/.test(reason))).toEqual([])
  })
})
