import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { formatPlan } from '../../../src/core/plan/format.ts'
import { openStreamedPlan } from '../../../src/core/plan/json-lines.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { printPlan } from '../../../src/core/plan/print.ts'
import { substitute, valuesInYaml } from '../../../src/core/plan/variables.ts'

const WHERE = { path: [], locate: { value: () => undefined, key: () => undefined } } as unknown as Parameters<
  typeof substitute
>[2]

const text = (header: string, step: string) =>
  `version: 1\ntitle: t ${'${{ vars.team }}'}\n${header}steps:\n  - ${step}\n`
const parse = (header: string, step: string, vars: Record<string, string> = {}) =>
  parsePlan({ name: 'p.yaml', text: text(header, step) }, { vars })
const HEADER = 'vars:\n  team: payments\n  version:\n  n: 1.10\n  opt: { default: x, description: what }\n'

describe('variables', () => {
  it('stand in any text of a step, as they are, once', () => {
    const parsed = parse(
      HEADER,
      "{ tool: Set, file_path: 'a/${{vars.team}}.json', path: [a, '${{ vars.n }}'], value: { k: ['$${{ vars.team }}', '${{ github.ref }}', '${{ vars.opt }}'] }, why: '${{  vars.version  }}' }",
      { version: '${{ vars.team }} $1', team: 'crew', other: 'of another plan' },
    )
    expect(parsed).toMatchObject({
      ok: true,
      plan: {
        title: 't ${{ vars.team }}',
        vars: { team: 'crew', version: '${{ vars.team }} $1', n: '1.10', opt: 'x' },
        steps: [
          {
            why: '${{ vars.team }} $1',
            input: {
              file_path: 'a/crew.json',
              path: ['a', '1.10'],
              value: { k: ['${{ vars.team }}', '${{ github.ref }}', 'x'] },
            },
          },
        ],
      },
    })
  })

  it('are what the digest covers, and a plan that is written down again is the same', () => {
    const step = "{ tool: Write, file_path: a, content: '${{ vars.team }} $${{ vars.team }}' }"
    const [one, other] = [parse('vars: { team: a }\n', step), parse('vars: { team: a }\n', step, { team: 'b' })]
    if (!one.ok || !other.ok) throw new Error('refused')
    expect(one.plan.digest).not.toBe(other.plan.digest)
    const again = parsePlan({ name: 'p.yaml', text: printPlan(other.plan, 'yaml') })
    expect(again).toMatchObject({ ok: true, plan: { digest: other.plan.digest } })
  })

  it('are literal without a header', () => {
    expect(parse('', "{ tool: Write, file_path: a, content: '${{ vars.x }} $${{ vars.x }}' }")).toMatchObject({
      ok: true,
      plan: { steps: [{ input: { content: '${{ vars.x }} $${{ vars.x }}' } }] },
    })
  })

  it('without a value are one fault, whatever steps use them', () => {
    const parsed = parse(HEADER, "{ tool: Write, file_path: 'a/${{ vars.version }}', content: '${{ vars.version }}' }")
    expect(!parsed.ok && parsed.problems.map(({ name }) => name)).toEqual(['MISSING_VARIABLE'])
  })

  it.each([
    [HEADER, "'x'", 'MISSING_VARIABLE', 5],
    ['vars: { team: a }\n', "'${{ vars.taem }}'", 'UNKNOWN_VARIABLE', 5],
    ['vars: { team: a }\n', "'${{ vars.a.b }}'", 'UNKNOWN_VARIABLE', 5],
    ['vars: { "a b": a }\n', "'x'", 'INVALID_VALUE', 3],
    ['vars: { a: [b] }\n', "'x'", 'INVALID_VALUE', 3],
  ])('are refused at their place: %j %s', (header, content, name, line) => {
    const parsed = parse(header, `{ tool: Write, file_path: a, content: ${content} }`)
    expect(parsed.ok ? [] : parsed.problems.map((problem) => [problem.name, problem.at?.line])).toEqual([[name, line]])
  })

  it('are checked after they are put in, and work in JSON Lines', () => {
    const lines = '{"version":1,"title":"t","vars":{"f":null}}\n{"tool":"Read","file_path":"${{ vars.f }}"}\n'
    const source = { name: 'p.jsonl', pieces: [lines] }
    const opened = openStreamedPlan(source, { vars: { f: 'a' } })
    expect(opened.ok && [...opened.plan.steps][0]?.input).toEqual({ file_path: 'a' })
    expect(openStreamedPlan(source, { vars: { f: '' } })).toMatchObject({
      ok: false,
      problems: [{ name: 'INVALID_VALUE' }],
    })
  })

  it('stay as they are written where a plan is laid out', () => {
    const given = text('vars:\n  team:\n', "{ tool: Write, content: '${{ vars.team }}', file_path: a }")
    const laidOut = formatPlan({ name: 'p.yaml', text: given })
    expect(laidOut).toMatchObject({
      ok: true,
      text: expect.stringMatching(/file_path: a, content: "\$\{\{ vars\.team \}\}"/),
    })
  })
})

describe('merge keys', () => {
  const plan = (steps: string) => parsePlan({ name: 'p.yaml', text: `version: 1\ntitle: t\nsteps:\n${steps}` })

  it('bring in what is not there, also from a list', () => {
    const parsed = plan(
      '  - &a { tool: Edit, file_path: a, old_string: x, new_string: y }\n  - { <<: *a, file_path: b }\n  - <<: [{ new_string: z }, *a]\n    file_path: c\n',
    )
    expect(parsed.ok && parsed.plan.steps.map(({ input }) => input)).toEqual([
      { file_path: 'a', old_string: 'x', new_string: 'y' },
      { file_path: 'b', old_string: 'x', new_string: 'y' },
      { file_path: 'c', old_string: 'x', new_string: 'z' },
    ])
  })

  it('take mappings alone, and a fault of what they bring in is told where it is written', () => {
    expect(plan('  - { <<: 1, tool: Read, file_path: a }\n')).toMatchObject({
      ok: false,
      problems: [{ name: 'PLAN_SYNTAX' }],
    })
    expect(plan('  - { <<: { file_path: 5.0, offset: x }, tool: Read }\n')).toMatchObject({
      ok: false,
      problems: [{ name: 'INVALID_VALUE', at: { line: 4, column: 37 } }],
    })
  })
})

describe('values in a text', () => {
  it('are names and texts, as they are written', () => {
    const text = 'version: 1.10\nname: "a b"\nsame: &x yes\nother: *x\n'
    const values = { version: '1.10', name: 'a b', same: 'yes', other: 'yes' }
    expect(valuesInYaml('vars.yaml', 'a: "null"\nb:\nc: nullable\n')).toEqual(
      Object.entries({ a: 'null', b: '', c: 'nullable' }),
    )
    expect(Object.fromEntries(valuesInYaml('vars.yaml', text))).toEqual(values)
    expect(Object.fromEntries(valuesInYaml('vars.json', JSON.stringify(values)))).toEqual(values)
    const again = 'a: &x one\n&y b: two\nc: *x\nd: &x three\ne: *x\nf: *y\n'
    expect(valuesInYaml('vars.yaml', again)).toEqual(Object.entries(parseYaml(again, { schema: 'failsafe' })))
  })

  it.each([
    '',
    '- a',
    'a',
    'a: [b]',
    'a: {}',
    'a',
    '? {a: b}\n: c',
    '? [a]\n: c',
    'a: *x',
    'a: b\na: c',
    'a: b\n---\na: c',
    'a: null',
    'a: ~',
    'a: NULL # none',
    'a: &x null\nb: *x',
    '{"a": null}',
    '{a: b',
    '? '.repeat(2000),
  ])('are nothing else, number %#', (text) => {
    let name = 'nothing thrown'
    try {
      valuesInYaml('vars.yaml', text)
    } catch (error) {
      name = (error as Error).name
    }
    expect(name).toBe('USAGE')
  })

  it.each([
    ['"vars": {"__proto__": "x"},', '"tool": "Read", "file_path": "a"', 'UNKNOWN_KEY'],
    ['"vars": {"a": {"default": "x", "required": true}},', '"tool": "Read", "file_path": "a"', 'INVALID_VALUE'],
    [
      '',
      '"tool": "Set", "file_path": "a.yaml", "path": ["a"], "value": 1, "document": {"where": {"__proto__": "x"}}',
      'UNKNOWN_KEY',
    ],
    [
      '',
      '"tool": "Edit", "file_path": "a.ts", "rule": {"any": [{"__proto__": {"kind": "x"}}], "fix": ""}',
      'UNKNOWN_KEY',
    ],
  ])('and other records do not lose a key without a word: %s %s', (header, step, name) => {
    const text = `{"version": 1, "title": "t", ${header} "steps": [{${step}}]}`
    expect(parsePlan({ name: 'p.json', text })).toMatchObject({ ok: false, problems: [{ name }] })
  })
})

describe('what variables bring', () => {
  const big = 'x'.repeat(2 ** 20)
  const steps = (references: number, each: number): string =>
    JSON.stringify({
      version: 1,
      title: 't',
      vars: { big },
      steps: Array.from({ length: references / each }, (_, at) => ({
        tool: 'Write',
        file_path: `${at}.txt`,
        content: '${{ vars.big }}'.repeat(each),
      })),
    })

  it.each([300, 1])('is counted before anything is built, %i references a step', { tags: 'slow' }, (each) => {
    const parsed = parsePlan({ name: 'p.json', text: steps(300, each) })
    const { problems } = parsed.ok ? { problems: [] } : parsed
    expect(problems.map(({ name }) => name)).toEqual(['LIMIT_EXCEEDED'])
    expect(problems[0]?.message).toMatch(/67108864.*`variables`/s)
  })

  it('may be as much as the limit', () => {
    const parsed = (variables: number) => parsePlan({ name: 'p.json', text: steps(2, 1) }, { limits: { variables } }).ok
    expect([parsed(2 ** 21), parsed(2 ** 21 - 1)]).toEqual([true, false])
  })
})

describe('references to the repository of a campaign', () => {
  const REPOSITORY = { name: 'garden', owner: 'acme', full_name: 'acme/garden' }
  const filled = (text: string, repository?: Readonly<Record<string, string>>) => {
    const { value, faults } = substitute({ new_string: text }, { repository }, WHERE)
    return faults.length > 0 ? faults.map(({ name }) => name).join() : (value as { new_string: string }).new_string
  }

  it.each([
    ['${{ repository.full_name }}', 'acme/garden'],
    ['${{repository.owner}}/${{ repository.name }}', 'acme/garden'],
    ['$${{ repository.name }}', '${{ repository.name }}'],
    ['${{ repository.stars }}', 'UNKNOWN_VARIABLE'],
    ['${{ github.repository }} ${{ matrix.os }}', '${{ github.repository }} ${{ matrix.os }}'],
    ['${{ vars.undeclared }}', '${{ vars.undeclared }}'],
  ])('are filled in there: %s', (text, expected) => {
    expect(filled(text, REPOSITORY)).toBe(expected)
  })

  it.each(['${{ repository.full_name }}', '$${{ repository.name }}', '${{ repository.stars }}'])(
    'stay as they are in any other plan: %s',
    (text) => {
      expect(filled(text)).toBe(text)
    },
  )
})
