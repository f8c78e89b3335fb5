import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, parsePlan } from '../../../src/index.ts'
import type { Files } from '../../support/folder.ts'
import { repository } from '../../support/memory-repository.ts'

const FILES: Files = {
  'a.js': 'getUser(1)\nif (x) { y() }\n',
  'b.js': 'getUser(2)\n',
  'c.js': 'nothing\n',
  'a.go': 'package a\n\nfunc f() { x = append(x, 1) }\n',
}

const planFrom = (text: string) => {
  const parsed = parsePlan({
    name: 'plan.yaml',
    text: `version: 1\ntitle: t\noptions: { reads: auto }\nsteps:\n${text}`,
  })
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
  return parsed.plan
}

/** What a run says of the first step, and where. */
const judged = async (text: string, files: Files = FILES) => {
  using repo = repository(files)
  const report = await checkPlan(planFrom(text), repo)
  const { status, error } = report.steps[0] ?? {}
  return error ? { name: error.name, line: error.line, column: error.column } : status
}

const edit = (lines: string) =>
  `  - tool: Edit\n    glob: '*.js'\n    replace_all: true\n    expect_matches: { min: 0 }\n${lines}`

it('a kind that is misspelt is told with the one that was probably meant', async () => {
  using repo = repository({ 'a.js': 'f(1)\n' })
  const step = '  - tool: Edit\n    file_path: a.js\n    rule: { kind: identifer, fix: x }\n'
  expect((await checkPlan(planFrom(step), repo)).steps[0]?.error?.message).toContain('`identifier`')
})

describe('a step that no file can make sound', () => {
  it.each([
    ['a pattern that does not end', "    pattern: 'getUser($A'\n    new_string: x\n", 9, 14],
    ['a pattern that opens a block', "    pattern: 'if ($C) {'\n    new_string: x\n", 9, 14],
    ['a pattern of words that no file holds', "    pattern: 'nowhere($A'\n    new_string: x\n", 9, 14],
    ['several nodes', "    pattern: 'a b'\n    new_string: x\n", 9, 14],
    ['a variable that the pattern lacks', "    pattern: 'nowhere($A)'\n    new_string: x($B)\n", 10, 17],
    ['an unknown kind', '    rule: { kind: nope, fix: x }\n', 9, 19],
    [
      'an unknown kind within',
      '    rule:\n      pattern: nowhere($A)\n      inside: { kind: nope }\n      fix: x\n',
      11,
      23,
    ],
    ['an unknown field', '    rule: { kind: number, has: { field: nope, kind: number }, fix: x }\n', 9, 41],
    ['an unknown key', '    rule: { kind: number, inzide: { kind: number }, fix: x }\n', 9, 35],
    ['an unknown key within', '    rule: { kind: number, inside: { knd: number }, fix: x }\n', 9, 42],
    ['constraints that are none', '    rule: { pattern: foo($A), constraints: null, fix: x }\n', 9, 44],
    ['a list of no rules', '    rule: { kind: number, not: { any: [] }, fix: x }\n', 9, 39],
    ['another language', '    rule: { language: python, kind: number, fix: x }\n', 9, 23],
    ['a severity that switches it off', "    rule: { severity: 'off', kind: number, fix: x }\n", 9, 23],
    [
      'two transforms under one name',
      '    rule: { pattern: foo($A), transform: { B: { convert: { source: $A, toCase: upperCase }, replace: {} } }, fix: $B }\n',
      9,
      47,
    ],
    ['a label of nothing', '    rule: { pattern: foo($A), labels: { B: { style: primary } }, fix: x }\n', 9, 44],
    [
      'a constraint on nothing',
      '    rule: { pattern: foo($A), constraints: { B: { kind: number } }, fix: x }\n',
      9,
      49,
    ],
    [
      'a constraint that never holds',
      "    rule: { pattern: foo($A), constraints: { A: { kind: number, pattern: 'b()' } }, fix: x }\n",
      9,
      49,
    ],
    [
      'a constraint on several nodes',
      '    rule: { pattern: foo($$$A), constraints: { A: { kind: number } }, fix: x }\n',
      9,
      51,
    ],
    ['a regular expression within', "    rule: { kind: number, regex: '(', fix: x }\n", 9, 34],
    [
      'a transform of nothing',
      '    rule: { pattern: foo($A), transform: { N: { substring: { source: $B } } }, fix: x$N }\n',
      9,
      47,
    ],
    [
      'a rewriter that is missing',
      '    rule: { pattern: foo($A), rewriters: [{ id: r, rule: { kind: number }, fix: x }], transform: { N: { rewrite: { source: $A, rewriters: [s] } } }, fix: x$N }\n',
      9,
      103,
    ],
    ['a group that is missing', "    regex: 'nowhere(x)'\n    new_string: $2\n", 10, 17],
  ])('is refused at its key: %s', async (_, lines, line, column) => {
    expect(await judged(edit(lines))).toEqual({ name: 'INVALID_INPUT', line, column })
  })

  it('is refused once, and nothing is written', async () => {
    using repo = repository(FILES)
    const report = await applyPlan(planFrom(edit("    pattern: 'getUser($A'\n    new_string: x\n")), repo)
    expect(report.steps[0]?.error?.name).toBe('INVALID_INPUT')
    expect(report.steps[0]?.error?.message).not.toContain('b.js')
    expect(repo.read('a.js').toString()).toBe(FILES['a.js'])
  })

  it('is judged in the language of its files', async () => {
    const go = "  - { tool: Edit, glob: '*.go', pattern: 'append($A, $B)', new_string: 'push($A, $B)' }\n"
    expect(await judged(go)).toBe('applied')
    expect(await judged(go.replace('append($A, $B)', 'append($A'))).toMatchObject({ name: 'INVALID_INPUT' })
    expect(
      await judged("  - { tool: Edit, glob: '**', exclude: '*.js', pattern: 'append($A', new_string: x }\n"),
    ).toMatchObject({ name: 'INVALID_INPUT' })
  })
})

describe('a file that is as the step wants it', () => {
  const CURRENT: Files = { 'a.yml': 'image: node:18\n', 'b.yml': 'image: node:20\n' }
  it.each([
    ['regex', "regex: 'node:\\d+', new_string: 'node:20'"],
    ['pattern', "pattern: 'image: $A', new_string: 'image: node:20'"],
    ['set', ''],
  ])('is unchanged in a step about several, and so is every file of a second run: %s', async (kind, more) => {
    using repo = repository(CURRENT)
    const step =
      kind === 'set'
        ? "  - { tool: Set, glob: '*.yml', path: [image], value: 'node:20' }\n"
        : `  - { tool: Edit, glob: '*.yml', ${more}, replace_all: true }\n`
    const first = await applyPlan(planFrom(step), repo)
    expect(first.steps[0]).toMatchObject({ status: 'applied', files: [{ file_path: 'a.yml' }] })
    expect(repo.read('a.yml').toString()).toBe('image: node:20\n')
    const second = await applyPlan(planFrom(step), repo)
    expect(second.steps[0]?.status).toBe('unchanged')
  })
})

describe('a change that leaves a file unparsable', () => {
  const step = (more: string) =>
    `  - { tool: Edit, file_path: a.js, pattern: 'y()', new_string: 'export default 1'${more} }\n`
  it('is refused with the line, unless the step allows it', async () => {
    using repo = repository({ 'a.js': 'const x = 1\nconst z = [\n  y(),\n]\n' })
    const refused = await applyPlan(planFrom(step('')), repo)
    expect(refused.steps[0]?.error).toMatchObject({ name: 'SYNTAX_BROKEN', line: 5 })
    expect(refused.steps[0]?.error?.message).toContain('line 3')
    expect(repo.read('a.js').toString()).toContain('y()')
    const allowed = await applyPlan(planFrom(step(', allow_broken: true')), repo)
    expect(allowed.steps[0]?.status).toBe('applied')
  })

  it('is passed where the file did not parse before', async () => {
    const broken = { 'a.js': 'const x = [\ny()\n' }
    expect(await judged(step(''), broken)).toBe('applied')
  })
})

describe('matches within one another', () => {
  const edited = async (text: string, lines: string) => {
    using repo = repository({ 'a.js': text })
    const report = await applyPlan(
      planFrom(`  - tool: Edit\n    file_path: a.js\n    replace_all: true\n${lines}`),
      repo,
    )
    return report.steps[0]?.error?.name ?? repo.read('a.js').toString()
  }
  const wrap = "    pattern: 'f($$$A)'\n    new_string: 'g($$$A)'\n"
  it('are refused, replaced both, or left inside, as the step says', async () => {
    expect(await edited('f(f(1), f(f(2)))\n', wrap)).toBe('OVERLAPPING_MATCHES')
    expect(await edited('f(f(1), f(f(2)))\n', `${wrap}    nested: inner-first\n`)).toBe('g(g(1), g(g(2)))\n')
    expect(await edited('f(f(1), f(f(2)))\n', `${wrap}    nested: outer-only\n`)).toBe('g(f(1), f(f(2)))\n')
  })

  it('are replaced to the depth that they have, and no further', async () => {
    const grow = "    pattern: 'f($A)'\n    new_string: 'f(x($A))'\n    nested: inner-first\n"
    expect(await edited('f(f(1))\n', grow)).toBe('f(x(f(x(1))))\n')
    const unwrap = "    pattern: 'no(no($A))'\n    new_string: '$A'\n    nested: inner-first\n"
    expect(await edited('no(no(no(no(1))))\n', unwrap)).toBe('1\n')
  })
})

describe('what takes the place of a match', () => {
  const edited = async (text: string, lines: string) => {
    using repo = repository({ 'a.js': text })
    const report = await applyPlan(
      planFrom(`  - tool: Edit\n    file_path: a.js\n    replace_all: true\n${lines}`),
      repo,
    )
    return report.steps[0]?.error?.message ?? repo.read('a.js').toString()
  }
  it('may hold a dollar sign, and a variable in other letters', async () => {
    const lines =
      "    pattern: 'get($A, $$$R)'\n    new_string: '`$$HOME ${A:snake}(${A:upper}, $$$R) \\${B:upper} \\${A:loud}`'\n"
    expect(await edited('get(userName, 1, 2)\n', lines)).toBe(
      '`$HOME user_name(USERNAME, 1, 2) \\${B:upper} \\${A:loud}`\n',
    )
  })

  it('may take in what is beside it', async () => {
    const lines =
      "    rule: { kind: pair, has: { field: key, regex: '^b$' }, fix: { template: '', expandEnd: { regex: ',' } } }\n"
    expect(await edited('x = { a: 1, b: 2, c: 3 }\n', lines)).toBe('x = { a: 1,  c: 3 }\n')
  })

  it('may be rewritten by other rules', async () => {
    const lines =
      "    rule:\n      pattern: 'all($$$A)'\n      rewriters:\n        - { id: n, rule: { kind: number }, fix: '0' }\n        - { id: s, rule: { pattern: 'f($B)' }, fix: '$B' }\n" +
      "      transform: { N: { rewrite: { source: $$$A, rewriters: [n, s], joinBy: ' + ' } } }\n      fix: sum($N)\n"
    expect(await edited('all(1, f(x), [2])\n', lines)).toBe('sum(0 + x + 0)\n')
  })

  it('is what it should be behind characters beyond the first plane', async () => {
    const lines =
      "    rule: { pattern: 'f($A)', transform: { N: { convert: { source: $A, toCase: upperCase } } }, fix: '$N' }\n"
    expect(await edited('x("🌹🌹"); f(abc)\n', lines)).toBe('x("🌹🌹"); ABC\n')
  })

  it('may be in other letters where a regular expression has groups', async () => {
    const lines = "    regex: '(?P<n>get)(\\w+)'\n    new_string: '${n:upper}_${2:snake}${2:loud}${3:upper}'\n"
    expect(await edited('getUserName()\n', lines)).toBe('GET_user_name${2:loud}${3:upper}()\n')
  })
})
