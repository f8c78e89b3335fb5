import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../../src/core/plan/schema.ts'
import { applyPlan } from '../../../../src/core/run/apply.ts'
import { explainChange } from '../../../../src/wings/codemods/explain/explain.ts'
import { repository, type TestRepository } from '../../../support/git.ts'
import { editplan } from '../../../support/program.ts'
import { share } from '../../../support/whole.ts'
import { changed, explained, FILES, REST } from './renamed.ts'

describe('what explains a change', () => {
  it('is a step for each rule, with its count, and the odd line to read', { tags: 'quick' }, async () => {
    using repo = repository(FILES)
    changed(repo)
    const { steps, residual, toRead, lines, files, plan } = await explained(repo)
    expect(steps.map(({ title, matches, counts }) => [title, matches, counts])).toEqual([
      ['move lib/ → src/', 3, 'files'],
      ['rename getUser → fetchUser', 5, 'places'],
    ])
    expect(plan?.steps[0]).toMatchObject({
      tool: 'Move',
      input: { glob: 'lib/**', new_path: 'src/**', expect_matches: 3 },
    })
    expect({ residual, toRead, lines, files }).toEqual({
      residual: [3],
      toRead: [{ path: 'src/a.ts', lines: 1, diff: '+export const odd = 1' }],
      lines: { all: 11, explained: 10 },
      files: { all: 4, explained: 3 },
    })
  })

  it('leaves to read as many lines as git counts of a file that no rule changes', async () => {
    const cell = (at: number, out: string): string =>
      `  {\n   "id": "${out === '' ? at : at * 7919}",\n   "metadata": {},\n   "count": null,\n${out}   "source": ["y${at}"]\n  },\n`
    const notebook = (out: (at: number) => string): string =>
      Array.from({ length: 40 }, (_, at) => cell(at, out(at))).join('')
    using repo = repository({ 'a.json': notebook(() => '') })
    repo.write({ 'a.json': notebook((at) => `   "outputs": [\n    "x${at}"\n   ],\n`) })
    repo.commit('Run')
    const [added, removed] = repo.git('diff', '--numstat', 'HEAD~1').split('\t').map(Number)
    const all = added! + removed!
    const { toRead, lines } = await explained(repo)
    expect(toRead.map((file) => file.lines)).toEqual([all])
    expect(lines).toEqual({ all, explained: 0 })
  })

  it('lists a file that would be the plan, and explains the others', async () => {
    const huge = (word: string): string => `${word}(1)\n`.repeat(1_800_000)
    using repo = repository({
      'a.js': 'getUser(1)\n',
      'b.js': 'getUser(2)\n',
      'c.js': 'getUser(3)\n',
      'huge.js': huge('getUser'),
    })
    repo.write({
      'a.js': 'fetchUser(1)\n',
      'b.js': 'fetchUser(2)\n',
      'c.js': 'fetchUser(3)\n',
      'huge.js': huge('fetchUser'),
    })
    repo.commit('Rename')
    const { leftOut, lines, steps, ordinary } = await explained(repo)
    expect(ordinary).toBeUndefined()
    expect(leftOut.map(({ path: left }) => left)).toEqual(['huge.js'])
    expect(steps.map(({ files }) => files)).toEqual([['a.js', 'b.js', 'c.js']])
    expect(lines).toEqual({ all: 3_600_006, explained: 6 })
  })

  it('moves names by what stays of them, and deletes together', async () => {
    using repo = repository({
      ...Object.fromEntries(['a/_one.ejs', 'a/b/_two.pug', 'c/_three.html'].map((name) => [name, `${name}\n${REST}`])),
      ...Object.fromEntries(['a/old.md', 'c/gone.txt', 'd.txt'].map((name) => [name, `${name}\n`.repeat(3)])),
      'a/keep.md': 'keep\n',
    })
    for (const name of ['a/_one.ejs', 'a/b/_two.pug', 'c/_three.html']) repo.git('mv', name, name.replace('_', ''))
    repo.git('rm', '-q', 'a/old.md', 'c/gone.txt', 'd.txt')
    repo.commit('Move')
    const { steps, plan, residual } = await explained(repo)
    expect(residual).toEqual([])
    expect(plan?.steps.map(({ tool }) => tool)).toEqual(['Delete', 'Move'])
    expect(steps.map(({ matches }) => matches)).toEqual([3, 3])
    expect(plan?.steps[1]?.input).toMatchObject({ new_path: '$<dir>$<rest>', expect_matches: 3 })
  })

  it('is the deletion of a long file in one step; a short one is to be read', async () => {
    const deleted = async (text: string) => {
      using repo = repository({ 'gone.md': text, 'kept.md': '' })
      repo.git('rm', '-q', 'gone.md')
      repo.commit('Delete')
      const { steps, toRead, ordinary } = await explained(repo)
      expect(ordinary).toBeUndefined()
      return [steps.flatMap(({ files }) => files), toRead.map(({ path: read }) => read)]
    }
    expect(await deleted('one\n'.repeat(12))).toEqual([['gone.md'], []])
    expect(await deleted('one\n'.repeat(9))).toEqual([[], ['gone.md']])
  })

  it('ends at its limits with what it found, exactly', async () => {
    using repo = repository(FILES)
    changed(repo)
    const found = await explainChange({ root: repo.root, from: 'HEAD~1', to: 'HEAD', limits: { work: 10 } })
    expect(found.stopped).toBe('work')
    expect(found.ordinary).toBeUndefined()
    expect(found.steps.map(({ title }) => title)).toEqual(['move lib/ → src/'])
    expect(found.residual).toEqual([2])
    expect(found.plan?.steps[1]).toMatchObject({ tool: 'Fix', input: { source: 'editplan/rest' } })
  })

  it('says together what is left of plain text files, those in CRLF too: another mode keeps a step of its own', async () => {
    const files = { 'a.txt': 'one\n', 'b.txt': 'two\n', 'c.txt': 'first\r\nthree\r\nlast\r\n' }
    using repo = repository(files)
    repo.write({
      'a.txt': 'rose\n',
      'b.txt': 'fern and moss\n',
      'c.txt': 'first\r\na shed\r\nlast\r\n',
      'run.sh': 'echo hi\n',
    })
    repo.chmod('run.sh', 0o755)
    repo.commit('odd')
    const { plan, ordinary, steps } = await explained(repo)
    expect({ ordinary, steps }).toEqual({ ordinary: undefined, steps: [] })
    const together = plan?.steps.filter(({ tool }) => tool === 'Fix')
    expect(together?.map(({ input }) => 'edits' in input && input.edits.length)).toEqual([3])
    expect(plan?.steps).toHaveLength(2)
  })

  it('is no rule that leads a tenth of its places astray', async () => {
    const lines = (word: (at: number) => string) =>
      Array.from({ length: 10 }, (_, at) => `use(${word(at)}) // ${at}\n`).join('')
    using repo = repository({ 'a.txt': lines(() => 'old') })
    repo.write({ 'a.txt': lines((at) => (at === 4 ? 'old' : 'fresh')) })
    repo.commit('some')
    expect((await explained(repo)).steps).toEqual([])
  })

  it('gives a plan of a small change whenever the time ends', async () => {
    using repo = repository({ ...FILES, 'more.bin': '\0\u0001' })
    changed(repo)
    const tree = repo.git('rev-parse', 'HEAD^{tree}')
    let calls = 0
    const explainedIn = (ticks: number) => {
      calls = 0
      const clock = () => (calls++ < ticks ? 0 : 1e9)
      return explainChange({ root: repo.root, from: 'HEAD~1', to: 'HEAD', limits: { clock } })
    }
    const whole = await explainedIn(1e9)
    expect(whole.stopped).toBeUndefined()
    const last = calls
    const close = share(8)
    const kinds = new Set<boolean>()
    for (let ticks = 1; ticks <= last; ticks = ticks < last - close ? Math.min(ticks * 3, last - close) : ticks + 1) {
      const { stopped, plan, leftOut, ordinary } = await explainedIn(ticks)
      kinds.add(ordinary === undefined)
      expect(calls - ticks).toBeLessThan(5)
      expect(stopped).toBe(ticks === last ? undefined : 'time')
      expect(leftOut).toEqual([])
      await applyPlan(plan as Plan, { root: repo.root, bare: true, base: 'HEAD~1', branch: `made${ticks}` })
      expect(repo.git('rev-parse', `made${ticks}^{tree}`)).toBe(tree)
    }
    expect(kinds.size).toBe(2)
  })

  it('lists what it did not reach of a large change when the time ends', async () => {
    const names = Array.from({ length: 501 }, (_, at) => `d${at % 7}/${at}.txt`)
    using repo = repository(Object.fromEntries(names.map((name) => [name, `${name} one\n`])))
    repo.write(Object.fromEntries(names.map((name) => [name, `${name} two\n`])))
    repo.commit('Two')
    const limits = { clock: () => performance.now() * 1e6 }
    const { leftOut, plan, stopped } = await explainChange({ root: repo.root, from: 'HEAD~1', to: 'HEAD', limits })
    expect({ plan, stopped }).toEqual({ stopped: 'time' })
    expect(leftOut.map(({ path: left }) => left).toSorted()).toEqual(names.toSorted())
  })

  it('leaves alone a changed file that no rule can read, however its name reads', async () => {
    const large = (word: string): string => `${word}(1)\n`.repeat(500_000)
    using repo = repository({
      'a.js': 'getUser(1)\n',
      'b.js': 'getUser(2)\n',
      'c.js': 'getUser(3)\n',
      'large.js': large('getUser'),
    })
    repo.write({
      'a.js': 'fetchUser(1)\n',
      'b.js': 'fetchUser(2)\n',
      'c.js': 'fetchUser(3)\n',
      'large.js': large('loadUser'),
    })
    repo.commit('Rename')
    const { steps, ordinary, leftOut } = await explained(repo)
    expect({ ordinary, leftOut }).toEqual({ leftOut: [] })
    expect(steps.map(({ files }) => files)).toEqual([['a.js', 'b.js', 'c.js']])
  })

  it.each([
    ['$1 and \\1', 'a$$1(b)', 'a$&2(b)'],
    ['a pattern of itself', '.*(x)+[', '^.*(y)?]'],
    ['groups that grow', `${'('.repeat(40)}`, `${'['.repeat(40)}`],
    ['noise', '\u202e\u0301é', '🌹🌹'],
  ])('is exact for texts like patterns: %s', async (_, old, fresh) => {
    const texts = (text: string) =>
      Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.txt`, `one ${text} two ${name}\n${text}${text}\n`]))
    using repo = repository(texts(old))
    repo.write(texts(fresh))
    repo.commit('Odd')
    const { ordinary, plan, toRead } = await explained(repo)
    expect(ordinary).toBeUndefined()
    expect(toRead).toEqual([])
    expect(plan?.steps.length).toBeLessThan(3)
  })
})

describe('lines that are elsewhere', () => {
  const block = (name: string, body = 'return'): string =>
    `function ${name}() {\n  const value = read("${name}")\n  ${body} value\n}\n`

  it('are a step that moves them, what was changed on the way is to be read, and the file that they leave may go', async () => {
    using repo = repository({
      'os.js': `${block('one')}${block('two')}${block('four')}const kept = 1\n`,
      'old.js': block('three'),
      'posix.js': 'const first = 1\nconst last = 2\n',
    })
    repo.write({
      'os.js': 'const kept = 1\n',
      'posix.js': `const first = 1\n${block('one')}${block('two', 'yield')}${block('four')}const last = 2\n`,
      'new.js': `// Of old.js\n${block('three')}`,
    })
    repo.git('rm', '-q', 'old.js')
    repo.commit('Part the module')
    const { plan, steps, ordinary, toRead } = await explained(repo)
    expect(ordinary).toBeUndefined()
    expect(plan?.steps.map(({ tool }) => tool)).toContain('MoveLines')
    expect(steps.map(({ title }) => title)).toContain(
      '11 lines moved unchanged from os.js to posix.js, 1 changed on the way',
    )
    expect(toRead.find(({ path: read }) => read === 'posix.js')?.lines).toBe(2)
    await applyPlan(plan as Plan, { root: repo.root, bare: true, base: 'HEAD~1', branch: 'made' })
    expect(repo.git('rev-parse', 'made^{tree}')).toBe(repo.git('rev-parse', 'HEAD^{tree}'))
  })

  it('move within a file and by their indentation too', async () => {
    const nested = block('inner').replaceAll(/^/gm, '  ').trimEnd()
    using repo = repository({ 'a.js': `${block('inner')}class Reader {\n  go() {}\n}\nexport default Reader\n` })
    repo.write({ 'a.js': `class Reader {\n  go() {}\n${nested}\n}\nexport default Reader\n` })
    repo.commit('Nest')
    const { plan, steps, toRead } = await explained(repo)
    expect(steps.map(({ title }) => title)).toEqual(['4 lines moved unchanged within the file'])
    expect(plan?.steps[0]?.input).toMatchObject({ indent: 2 })
    expect(toRead).toEqual([])
  })
})

describe('lines that come into order', () => {
  it('are a step that sorts them, in a list whose last line has no comma too', async () => {
    const list = (names: readonly string[], end = ''): string =>
      `[\n${names.map((one) => `  "${one}"`).join(',\n')}${end}\n]\n`
    using repo = repository({
      'a.py': 'import sys\nimport os\nimport ast\nimport re\n\nprint(sys, os, ast, re)\n',
      'b.json': list(['pear', 'apple', 'Fig', 'date']),
      'c.js': 'run(3)\nstop()\nrun(1)\nrun(2)\n',
    })
    repo.write({
      'a.py': 'import ast\nimport os\nimport re\nimport sys\n\nprint(sys, os, ast, re)\n',
      'b.json': list(['apple', 'date', 'Fig', 'pear']),
      'c.js': 'run(2)\nstop()\nrun(3)\nrun(1)\n',
    })
    repo.commit('Sort')
    const { plan, steps, ordinary, toRead } = await explained(repo)
    expect(ordinary).toBeUndefined()
    expect(steps.map(({ title }) => title)).toEqual(['sort lines 1–4 of a.py', 'sort lines 2–5 of b.json'])
    expect(toRead.map(({ path: read }) => read)).toEqual(['c.js'])
    await applyPlan(plan as Plan, { root: repo.root, bare: true, base: 'HEAD~1', branch: 'made' })
    expect(repo.git('rev-parse', 'made^{tree}')).toBe(repo.git('rev-parse', 'HEAD^{tree}'))
  })
})

describe('a rule', () => {
  const lines = (count: number, text: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => `${text(at)}\n`).join('')
  const rulesOf = async (before: string, after: string) => {
    using repo = repository({ 'a.js': before })
    repo.write({ 'a.js': after })
    repo.commit('Change')
    const { plan, steps } = await explained(repo)
    return steps.map(({ step }) => plan?.steps[step - 1]?.input as Readonly<Record<string, string>>)
  }

  it('begins and ends where words do', async () => {
    const [rule] = await rulesOf(
      lines(5, (at) => `put(into, ${at})`),
      lines(5, (at) => `put(to-readable, ${at})`),
    )
    const holds = (text: string) =>
      rule?.regex === undefined ? text.includes(rule?.old_string ?? '') : new RegExp(rule.regex).test(text)
    expect(['put(into, 7)', 'put(intoxicated, 7)', 'pinto'].map(holds)).toEqual([true, false, false])
  })

  it('is one Convert for files that are indented anew, however alike their blocks are, and says so in the plan', async () => {
    const text = (unit: string) => (at: number) =>
      `function f${at}(a) {\n${[1, 2, 3, 4].map((n) => `${unit}if (a > ${n}) {\n${unit}${unit}return compute(a, ${n})\n${unit}}\n`).join('')}}\n`
    const files = (unit: string) =>
      Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`f${at}.js`, text(unit)(at)] as const))
    using repo = repository(files('    '))
    repo.write(files('  '))
    repo.commit('Indent')
    const { plan, toRead } = await explained(repo)
    expect(plan?.steps.map(({ tool, why }) => [tool, why])).toEqual([['Convert', 'indentation 4 → 2 (6 files)']])
    expect(toRead).toEqual([])
  })

  it.each([12, 400])('is a block of %i lines that goes, but not one that gives way to another', async (count) => {
    const block = lines(count, (at) => `function step${at}(garden) { return garden.plants[${at * 7}] }`)
    const [before, after] = [lines(3, (at) => `first(${at})`), lines(3, (at) => `last(${at})`)]
    const rules = await rulesOf(`${before}${block}${after}`, `${before}${after}`)
    expect(rules).toMatchObject([{ new_string: '' }])
    expect(await rulesOf(`${before}${block}${after}`, `${before}one(1)\ntwo(2)\n${after}`)).toEqual([])
  })

  it('is about what lines begin with, where the same text within lines stays', async () => {
    const [rule, ...others] = await rulesOf(
      lines(8, (at) => (at % 2 ? `  * a * b ${at}` : `* [#${at}] * c`)),
      lines(8, (at) => (at % 2 ? `  * a * b ${at}` : `- [#${at}] * c`)),
    )
    expect(others).toEqual([])
    expect('* * a\n  * b\n'.replace(new RegExp(rule?.regex?.replace('(?m)', '') ?? '', 'gm'), '-')).not.toMatch(/- - /)
    const comments = await rulesOf(
      lines(8, (at) => `  // plant // ${at}`),
      lines(8, (at) => `  # plant // ${at}`),
    )
    expect(comments).toHaveLength(1)
  })

  it('takes a version as a whole, with what is before it', async () => {
    const [rule] = await rulesOf(
      lines(5, (at) => `use(lib@1.5.0, "${at}")`),
      lines(5, (at) => `use(lib@1.6.0, "${at}")`),
    )
    expect(JSON.stringify(rule)).toMatch(/@1\\*\.5\\*\.0/)
  })

  it('takes an operator as a whole', async () => {
    const [rule] = await rulesOf(
      lines(5, (at) => `p${at}==8.2.2`),
      lines(5, (at) => `p${at}==8.3.2`),
    )
    expect(JSON.stringify(rule)).toMatch(/"==8\\*\.2\\*\.2/)
  })

  it('is none of places that have nothing in common, nor of two', async () => {
    const words = ['rose', 'fern', 'moss', 'oak', 'elm']
    expect(
      await rulesOf(
        lines(10, (at) => (at % 2 ? `plant(${at})` : `drop_${words[at / 2]}(${at * 7})`)),
        lines(5, (at) => `plant(${at * 2 + 1})`),
      ),
    ).toEqual([])
    expect(
      await rulesOf(
        lines(6, (at) => (at < 2 ? `old(${at})` : `plant(${at})`)),
        lines(6, (at) => (at < 2 ? `fresh(${at})` : `plant(${at})`)),
      ),
    ).toEqual([])
  })
})

describe('a command of the policy', () => {
  const FORMAT = `const fs = require('node:fs')
for (const name of fs.readdirSync('.').filter((one) => one.endsWith('.list')))
  fs.writeFileSync(name, fs.readFileSync(name, 'utf8').trim().split('\\n').sort().join('\\n') + '\\n')
`
  const policy = (allow: string): string =>
    `version: 1\nrules: { allow: ['${allow}'] }\nexplain:\n  commands:\n    - { name: sort, run: [node, sort.cjs], files: '*.list' }\n`
  const words = (name: string): string => [`${name}9`, 'plum', `${name}3`, 'apple', 'fig', `${name}1`].join('\n')
  const sorted = (text: string): string => `${text.split('\n').sort().join('\n')}\n`
  const lists = ['b', 'd', 'k', 'z']
  const opened = (allow: string): TestRepository =>
    repository({
      '.github/editplan.yml': policy(allow),
      'sort.cjs': FORMAT,
      ...Object.fromEntries(lists.map((name) => [`${name}.list`, `${words(name)}\n`])),
    })
  const change = (repo: TestRepository): void => {
    for (const name of lists) repo.write({ [`${name}.list`]: sorted(words(name)) })
    repo.write({ 'b.list': `${sorted(words('b'))}zzz\n` })
    // What the change makes of the command does not count.
    repo.write({ 'sort.cjs': "require('node:fs').writeFileSync('b.list', 'bad')\n" })
    repo.commit('Sort')
  }
  const asked = (repo: TestRepository) => explainChange({ root: repo.root, from: 'HEAD~1', to: 'HEAD', runs: true })

  it('is a Run step where what it makes of the files before explains lines', async () => {
    using repo = opened('Run(node sort.cjs)')
    change(repo)
    const { steps, plan, toRead, ordinary } = await asked(repo)
    expect(ordinary).toBeUndefined()
    expect(steps.map(({ title, matches, counts }) => [title, matches, counts])).toEqual([['node sort.cjs', 4, 'files']])
    expect(plan?.steps[0]).toMatchObject({ tool: 'Run', input: { command: ['node', 'sort.cjs'], changes: '*.list' } })
    expect(toRead.map(({ path: file, lines }) => [file, lines])).toEqual([
      ['b.list', 1],
      ['sort.cjs', 4],
    ])
    const report = await applyPlan(plan as Plan, { root: repo.root, bare: true, branch: 'made', base: 'HEAD~1' })
    expect(report.problems ?? []).toEqual([])
    expect(repo.git('rev-parse', 'made^{tree}')).toBe(repo.git('rev-parse', 'HEAD^{tree}'))
  })

  it('is no step where it leads one file astray', async () => {
    using repo = opened('Run(node sort.cjs)')
    change(repo)
    repo.write({ 'z.list': `${words('z')}\n` })
    repo.git('commit', '-q', '-a', '--amend', '-m', 'Sort')
    expect((await asked(repo)).plan?.steps.map(({ tool }) => tool)).not.toContain('Run')
    repo.write({ 'z.list': `${words('z')}\nlast\n` })
    repo.git('commit', '-q', '-a', '--amend', '-m', 'Sort')
    expect((await asked(repo)).plan?.steps.map(({ tool }) => tool)).not.toContain('Run')
  })

  it('is not tried where nobody asks for it, no rule allows it, or credentials are in reach', async () => {
    using repo = opened('Run(node other.cjs)')
    change(repo)
    expect((await asked(repo)).plan?.steps.map(({ tool }) => tool)).not.toContain('Run')
    using other = opened('Run(node sort.cjs)')
    change(other)
    expect((await explained(other)).plan?.steps.map(({ tool }) => tool)).not.toContain('Run')
    other.git('config', 'http.https://example.test/.extraheader', 'AUTHORIZATION: basic c2VjcmV0')
    const refused = await asked(other)
    expect(refused.plan?.steps.map(({ tool }) => tool)).not.toContain('Run')
    expect(refused.notes).toHaveLength(1)
    expect(JSON.stringify(refused)).not.toContain('c2VjcmV0')
  })
})

describe('editplan explain', () => {
  const run = (repo: TestRepository, ...args: readonly string[]) => editplan(args, { cwd: repo.root })

  it('says it in a sentence, and writes the plan and the page', async () => {
    using repo = repository(FILES)
    changed(repo)
    const { exitCode, stdout } = await run(
      repo,
      'explain',
      'HEAD~1..HEAD',
      '-o',
      '../small.yaml',
      '--html',
      '../small.html',
    )
    expect(exitCode).toBe(0)
    expect(stdout.split('\n')[0]).toBe(
      '2 steps explain 10 of 11 changed lines in 3 of 4 files: move lib/ → src/ (3 files), rename getUser → fetchUser (5 places). 1 line in 1 file to read.',
    )
    const folder = path.dirname(repo.root)
    expect(existsSync(path.join(folder, 'small.html'))).toBe(true)
    const small = readFileSync(path.join(folder, 'small.yaml'), 'utf8')
    expect(small).toContain('expect_matches: 5')
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('explains a pull request, from where it left the branch that it is for', async () => {
    using repo = repository(FILES)
    const base = repo.git('rev-parse', 'HEAD')
    changed(repo)
    const tip = repo.git('rev-parse', 'HEAD')
    using origin = repository({ 'x.txt': 'x\n' })
    repo.git('push', '-q', origin.root, 'HEAD:refs/pull/12/head', `${base}:refs/heads/trunk`)
    origin.git('symbolic-ref', 'HEAD', 'refs/heads/trunk')
    repo.git('reset', '-q', '--hard', base)
    repo.git('remote', 'add', 'origin', origin.root)
    const { exitCode, stdout } = await run(repo, 'explain', '--pr', '12')
    expect(exitCode).toBe(0)
    expect(stdout).toContain('2 steps explain 10 of 11 changed lines in 3 of 4 files')
    // The branch has the change already; GitHub's merge tells what the pull request brought.
    const merge = repo.git('commit-tree', `${tip}^{tree}`, '-p', base, '-p', tip, '-m', 'Merge')
    repo.git('push', '-q', origin.root, `${merge}:refs/pull/12/merge`)
    origin.git('update-ref', 'refs/heads/trunk', tip)
    expect((await run(repo, 'explain', '--pr', '12')).stdout).toBe(stdout)
    expect((await run(repo, 'explain', '--pr', '13')).stderr).toContain('UNKNOWN_REVISION')
    expect(await run(repo, 'explain', '--pr', 'x')).toMatchObject({ exitCode: 2 })
  })

  it('explains what is staged, or all that is there', async () => {
    using repo = repository(FILES)
    repo.write({ 'README.md': 'Call fetchUser.\n', 'lib/a.ts': 'x\n' })
    repo.git('add', 'README.md')
    const staged = JSON.parse((await run(repo, 'explain', '--staged', '--json')).stdout)
    expect(staged.files.all).toBe(1)
    expect(JSON.parse((await run(repo, 'explain', 'HEAD', '--json')).stdout).files.all).toBe(2)
    expect(await run(repo, 'explain', 'HEAD', '--staged')).toMatchObject({ exitCode: 2 })
  })
})
