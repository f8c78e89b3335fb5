import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openStreamedPlan } from '../../../src/core/plan/json-lines.ts'
import { renderBody } from '../../../src/core/report/markdown.ts'
import type { RunReport } from '../../../src/core/report/report.ts'
import { safeTitle } from '../../../src/core/report/safe-markdown.ts'
import { renderSummary } from '../../../src/core/report/terminal/summary.ts'
import { renderStepPatch } from '../../../src/faces/cli/patch.ts'
import { applyPlan, checkPlan } from '../../../src/index.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { items } from '../../support/items.ts'
import { repository } from '../../support/memory-repository.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'
import { HOSTILE } from './hostile-plan.ts'

const namesOf = ({ steps }: RunReport) => steps.map(({ status, error }) => error?.name ?? status)

describe('a plan that would change what it is judged by', () => {
  const TARGETS = items`
.github/editplan.yml   .GitHub/EditPlan.yml   .github/workflows/ci.yml   .github/workflows/own.yml
.github/CODEOWNERS   .gitattributes   src/.gitattributes   .gitmodules   .npmrc   package-lock.json
AGENTS.md   .claude/settings.json   .husky/pre-commit   .envrc`

  it('is asked about every such file, in any spelling', async () => {
    using repo = repository({ '.github/editplan.yml': 'version: 1\nrules: { allow: [ "Edit(src/**)" ] }\n' })
    const report = await checkPlan(planOf(TARGETS.map((path) => write(path, 'x\n'))), repo)
    const allowed = new Set(['src/.gitattributes'])
    expect(namesOf(report)).toEqual(TARGETS.map((path) => (allowed.has(path) ? 'applied' : 'POLICY_ASK')))
    expect(report.steps.map(({ policy }) => policy?.rule)).not.toContain(undefined)
  })

  it('gains nothing by it: later steps are judged by the policy that stood before', async () => {
    using repo = repository({
      'a.txt': 'one\n',
      '.github/editplan.yml': 'version: 1\nrules: { deny: [ "Edit(a.txt)" ] }\n',
    })
    const steps = [write('.github/editplan.yml', 'version: 1\n'), edit('a.txt', 'one', 'two')]
    const policy = { ask: async ({ path }: { path: string }) => ({ path }) }
    expect(namesOf(await applyPlan(planOf(steps), { ...repo, ...policy }))).toEqual(['skipped', 'PATH_DENIED'])
  })

  it('cannot name a program as a filter: attributes name, git’s own configuration decides', async () => {
    using repo = repository({ 'a.txt': 'one\n' })
    using outside = temporaryFolder()
    const steps = [
      write('.gitattributes', `*.txt filter=!touch\${IFS}${outside.path}/pwned\n`),
      edit('a.txt', 'one', 'two'),
      write('.gitconfig', `[filter "evil"]\n\tclean = touch ${outside.path}/pwned\n`),
    ]
    expect(namesOf(await applyPlan(planOf(steps), { root: repo.root }))).toEqual(['applied', 'applied', 'applied'])
    expect(readdirSync(outside.path)).toEqual([])
  })
})

describe('a path that is swapped between check and write', () => {
  it.each([
    ['a folder for a link that leaves the checkout', 'src', (_: string, out: string) => out],
    ['a folder for a link into .git', 'src', (root: string) => join(root, '.git')],
    ['a file for a link that leaves the checkout', 'src/a.txt', (_: string, out: string) => join(out, 'a.txt')],
    ['a folder for a link to another folder', 'src', (root: string) => join(root, 'other')],
  ])('%s: nothing is written through it', async (_, swapped, target) => {
    using repo = repository({ 'src/a.txt': 'one\n', 'other/a.txt': 'one\n', 'b.txt': 'one\n' })
    using outside = temporaryFolder()
    writeFileSync(join(outside.path, 'a.txt'), 'one\n')
    const swap = () => {
      renameSync(join(repo.root, swapped), join(repo.root, `${swapped}.old`))
      symlinkSync(target(repo.root, outside.path), join(repo.root, swapped))
    }
    const plan = planOf([edit('b.txt', 'one', 'two'), edit('src/a.txt', 'one', 'two'), write('src/new.txt', 'x\n')])
    let seen = 0
    const git = readdirSync(join(repo.root, '.git')).sort()
    const onEvent = ({ type }: { type: string }) => void (type === 'step' && ++seen === 3 && swap())
    await expect(applyPlan(plan, { root: repo.root, onEvent })).rejects.toMatchObject({ name: expect.any(String) })
    expect(seen).toBe(3)
    expect(readdirSync(outside.path)).toEqual(['a.txt'])
    expect(readFileSync(join(outside.path, 'a.txt'), 'utf8')).toBe('one\n')
    expect(readdirSync(join(repo.root, 'other'))).toEqual(['a.txt'])
    expect([repo.read('other/a.txt').toString(), repo.read('b.txt').toString()]).toEqual(['one\n', 'one\n'])
    expect(readdirSync(join(repo.root, '.git')).filter((name) => name !== 'editplan')).toEqual(git)
  })

  it('a file for a folder: refused, and all is put back', async () => {
    using repo = repository({ 'a.txt': 'one\n', 'b.txt': 'one\n' })
    const onEvent = ({ type }: { type: string }) => {
      if (type !== 'step') return
      rmSync(join(repo.root, 'a.txt'), { force: true, recursive: true })
      mkdirSync(join(repo.root, 'a.txt'))
    }
    const plan = planOf([edit('a.txt', 'one', 'two'), edit('b.txt', 'one', 'two')])
    await expect(applyPlan(plan, { root: repo.root, onEvent })).rejects.toMatchObject({ name: expect.any(String) })
    expect(repo.read('b.txt').toString()).toBe('one\n')
  })
})

describe('hostile words', () => {
  it('do nothing in reports, where what is invisible is written out', async () => {
    using repo = repository({ 'a.txt': 'x\n' })
    const report = await checkPlan(HOSTILE, { root: repo.root })
    expect(report.totals.applied).toBe(2)
    const style = { width: 100, colour: false }
    const terminal = [renderSummary(report, style), ...report.steps.map((step) => renderStepPatch(step, style))].join(
      '\n',
    )
    const body = renderBody(report)
    for (const text of [terminal, body]) {
      expect(text.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028]/u)
      expect(text).toContain('U+202E>')
    }
    expect(body).not.toMatch(/\[skip ci\]/i)
    const markup = body.replace(/^(`{3,})diff\n.*?^\1$/gms, '').replace(/`[^`\n]*`/g, '')
    expect(markup).not.toMatch(/<img/)
    // What the plan writes opens and closes no fold: there are as many as of a plan without such words.
    const plain = planOf([write('docs/a.exe', 'x\n\ny\n', { why: 'x' }), write('docs/b.md', 'x\n', { why: 'y' })])
    const folds = (text: string, tag: string): number => text.split(tag).length - 1
    const usual = renderBody(await checkPlan(plain, { root: repo.root }))
    for (const tag of ['<details', '</details>']) expect(folds(markup, tag)).toBe(folds(usual, tag))
    expect(folds(usual, '</details>')).toBeGreaterThan(1)
    const title = safeTitle(HOSTILE.title)
    for (const works of [/\[skip ci\]/i, /@octocat/, /#\d/]) expect(title).not.toMatch(works)
  })
})

describe('work without end', () => {
  const many = (count: number, line: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => line(at)).join('')

  it.each([
    ['a needle that nearly matches everywhere', 'a'.repeat(200_000), `${'a'.repeat(20_000)}b`],
    ['a needle of quotes', `${'"\u201c'.repeat(50_000)}`, `${'\u201d"'.repeat(2_000)}x`],
    ['a needle of blanks', ' \t'.repeat(100_000), `${'\t '.repeat(5_000)}x`],
    ['a needle of escapes', '\\n'.repeat(100_000), `${'\\n\n'.repeat(4_000)}x`],
    ['lines that are all alike', 'x = 1\n'.repeat(60_000), `${'x  = 1\n'.repeat(3_000)}y`],
  ])('is refused in time: %s', { tags: 'slow' }, async (_, content, old_string) => {
    using repo = repository({ 'a.txt': content })
    const report = await checkPlan(planOf([edit('a.txt', old_string, 'z')]), repo)
    expect(namesOf(report)).toEqual(['STRING_NOT_FOUND'])
  })

  it('is refused in time: a streamed plan of one line in very many pieces', { tags: 'slow' }, () => {
    const pieces = Array.from({ length: 20_000 }, () => '\u0000'.repeat(1000))
    const opened = openStreamedPlan({ name: 'plan.jsonl', pieces })
    expect(opened.ok ? [] : opened.problems.map(({ name }) => name)).toContain('PLAN_SYNTAX')
  })

  it('is done in time: a settings file that nests, and a text that looks like credentials', {
    tags: 'slow',
  }, async () => {
    using repo = repository({ 'a.json': '{}\n', 'b.yaml': 'a: 1\n', 'c.txt': 'x\n' })
    const report = await checkPlan(
      planOf([
        write('a.json', '['.repeat(500_000)),
        write(
          'b.yaml',
          many(20_000, (at) => `${'- '.repeat(50)}&a${at} x\n`),
        ),
        write(
          'c.txt',
          many(30_000, (at) => `xoxb-${at} ghp_${at} sk-ant-${at} npm_${at}\n`),
        ),
      ]),
      repo,
    )
    expect(namesOf(report)[0]).toBe('CONFIG_BROKEN')
  })
})

it('a refused plan leaves no trace', async () => {
  using repo = repository({ 'a.txt': 'one\n' })
  const before = stateOf(repo)
  const steps = [
    '../x',
    '/etc/passwd',
    '.git/hooks/pre-commit',
    'C:\\x',
    '//host/share',
    '~/.ssh/config',
    'a\u0000b',
  ].map((path) => write(path, 'x\n'))
  const report = await checkPlan(planOf(steps), repo)
  expect(report.totals).toMatchObject({ failed: 7, applied: 0 })
  expect(stateOf(repo)).toEqual(before)
})
