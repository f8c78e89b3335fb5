import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, type PlanLimits } from '../../../src/core/plan/document.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { share } from '../../support/whole.ts'

const outcome = (name: string, text: string, limits: Partial<PlanLimits> = {}): string[] => {
  const result = parsePlan({ name, text }, { limits })
  return result.ok ? ['ok'] : result.problems.map(({ name, at }) => (at ? `${name} ${at.line}:${at.column}` : name))
}

const READ = '{"tool":"Read","file_path":"a"}'
const json = (steps: number) => `{"version":1,"title":"T","steps":[\n${Array(steps).fill(READ).join(',\n')}]}`
const lines = (steps: number) => `{"version":1,"title":"T"}\n${`${READ}\n`.repeat(steps)}`
const yaml = (steps: string) => `version: 1\ntitle: T\nsteps:\n${steps}`

describe('the limits of a plan', () => {
  it('are those of the contract unless configured', () => {
    expect(DEFAULT_LIMITS).toMatchObject({
      yamlBytes: 32 * 1024 * 1024,
      jsonBytes: 256 * 1024 * 1024,
      steps: 1_000_000,
      aliases: 100,
      nesting: 64,
    })
  })

  it('bound its size in bytes, by format', () => {
    const text = yaml(`  - ${READ}\n# ${'é'.repeat(100)}\n`)
    expect(outcome('p.yaml', text, { yamlBytes: Buffer.byteLength(text) })).toEqual(['ok'])
    expect(outcome('p.yaml', text, { yamlBytes: Buffer.byteLength(text) - 1 })).toEqual(['LIMIT_EXCEEDED 1:1'])
    for (const [name, plan] of [
      ['p.json', json(2)],
      ['p.jsonl', lines(2)],
    ] as const) {
      expect(outcome(name, plan, { jsonBytes: plan.length, yamlBytes: 1 })).toEqual(['ok'])
      expect(outcome(name, plan, { jsonBytes: plan.length - 1 })).toEqual(['LIMIT_EXCEEDED 1:1'])
    }
  })

  it('bound the names of one Import, after each of which its file is read again', () => {
    const imports = (names: number) =>
      json(0).replace(
        '\n]',
        JSON.stringify([{ tool: 'Import', file_path: 'a.ts', from: 'x', names: Array(names).fill('n') }]).slice(1),
      )
    expect([500, 501].map((names) => outcome('p.json', imports(names)))).toEqual([['ok'], ['INVALID_VALUE 1:90']])
  })

  it('bound its steps, and name the first too many', () => {
    const flow = yaml(`  - ${READ}\n`.repeat(3))
    for (const [name, plan, at] of [
      ['p.yaml', flow, '6:5'],
      ['p.json', json(3), '4:1'],
      ['p.jsonl', lines(3), '4:1'],
    ] as const) {
      expect(outcome(name, plan, { steps: 3 })).toEqual(['ok'])
      expect(outcome(name, plan, { steps: 2 })).toEqual([`LIMIT_EXCEEDED ${at}`])
    }
  })

  it('bound its depth before anything recurses over it', () => {
    const deep = (depth: number) =>
      `{"version":1,"title":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)},"steps":[${READ}]}`
    for (const name of ['p.yaml', 'p.json']) {
      expect(outcome(name, deep(64))).toEqual(['INVALID_VALUE 1:22'])
      expect(outcome(name, deep(65))).toEqual(['LIMIT_EXCEEDED 1:85'])
      for (const open of ['[', '{"a":', '[{"a":'])
        expect(outcome(name, open.repeat(100_000))[0]).toMatch(/^LIMIT_EXCEEDED 1:/)
    }
    expect(outcome('p.yaml', '- '.repeat(100_000))[0]).toMatch(/^LIMIT_EXCEEDED/)
    expect(outcome('p.yaml', '? '.repeat(100_000))[0]).toMatch(/^LIMIT_EXCEEDED/)
    expect(outcome('p.jsonl', `{"version":1,"title":"T"}\n${'['.repeat(100_000)}`)).toContain('LIMIT_EXCEEDED 2:65')
  })

  it('bound its aliases, those inside an alias counted each time', () => {
    const aliases = (count: number) => yaml(`  - &a ${READ}\n${'  - *a\n'.repeat(count)}`)
    expect(outcome('p.yaml', aliases(100))).toEqual(['ok'])
    expect(outcome('p.yaml', aliases(101))).toEqual(['LIMIT_EXCEEDED 105:5'])
    expect(outcome('p.yaml', aliases(3), { aliases: 2 })).toEqual(['LIMIT_EXCEEDED 7:5'])
    const bomb = [
      'a: &a [lol]',
      ...'bcdefghi'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`),
    ]
    expect(outcome('p.yaml', bomb.join('\n'))).toEqual(['LIMIT_EXCEEDED 4:8'])
  })

  it('bound the problems listed, and say that there are more', () => {
    const text = yaml('  - 1\n'.repeat(12))
    expect(outcome('p.yaml', text, { problems: 10 })).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `INVALID_VALUE ${index + 4}:5`),
      'LIMIT_EXCEEDED',
    ])
    expect(outcome('p.yaml', text)).toHaveLength(12)
  })
})

describe('a hostile plan', () => {
  const many = (count: number, item: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => item(index)).join(',')
  const plan = (fields: string) => `{"version":1,"title":"T",${fields}}`
  const slashes = '/'.repeat(1_000_000)

  it.each([
    [
      'a map of many keys in YAML',
      'p.yaml',
      yaml(`  - {${many(share(50_000), (key) => `k${key}: 1`)}}\n`),
      'MISSING_KEY 4:5',
    ],
    [
      'a map of many keys in JSON',
      'p.json',
      plan(`"steps":[{${many(share(200_000), (key) => `"k${key}":1`)}}]`),
      'MISSING_KEY 1:35',
    ],
    ['one key many times', 'p.json', `{${many(share(200_000), () => '"a":1')}}`, 'DUPLICATE_KEY 1:8'],
    ['a long title with a line break', 'p.json', `{"title":"${'a'.repeat(1_000_000)}\\n"}`, 'MISSING_KEY 1:1'],
    [
      'a root of slashes',
      'p.json',
      plan(`"cwd":"${slashes}x","steps":[{"tool":"Read","file_path":"${slashes}y"}]`),
      'ok',
    ],
    ['a title of backslashes', 'p.json', plan(`"steps":[${READ}],"base":"${'\\\\'.repeat(1_000_000)}"`), 'ok'],
    ['a string that is not closed', 'p.json', `{"a":"${'\\"'.repeat(500_000)}`, 'PLAN_SYNTAX 1:6'],
    ['a long key', 'p.json', plan(`"${'a'.repeat(1_000_000)}":1,"steps":[${READ}]`), 'UNKNOWN_KEY 1:26'],
    ['many lists', 'p.json', plan(`"steps":[${many(share(200_000), () => '[]')}]`), 'INVALID_VALUE 1:35'],
    ['many documents', 'p.yaml', '---\n'.repeat(100_000), 'PLAN_SYNTAX 2:1'],
  ])('of %s is dealt with before the test times out', { tags: 'slow' }, (_, name, text, first) => {
    expect(outcome(name, text)[0]).toBe(first)
  })
})
