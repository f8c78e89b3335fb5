import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import type { Plan } from '../../../src/core/plan/schema.ts'
import { allTools } from '../../../src/core/tools/list.ts'
import { items } from '../../support/items.ts'
import { anyPlan, block, flat, type PlainPlan } from './arbitrary-plan.ts'

const parsed = (name: string, text: string): Plan => {
  const result = parsePlan({ name, text })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.plan
}

const problems = (name: string, text: string): string[] => {
  const result = parsePlan({ name, text })
  return result.ok
    ? []
    : result.problems.map(({ name, at, step }) =>
        [name, `${at?.line}:${at?.column}`, ...(step ? [step.index] : [])].join(' '),
      )
}

const yaml = (steps: string, header = ''): string => `version: 1\ntitle: T\n${header}steps:\n${steps}`

const withoutPlaces = ({ steps, ...plan }: Plan) => ({
  ...plan,
  steps: steps.map(({ at: _, keys: __, ...step }) => step),
})

const asDocument = ({ header, steps }: PlainPlan, form: typeof flat) => ({ ...header, steps: steps.map(form) })
const asLines = ({ header, steps }: PlainPlan, form: typeof flat) =>
  [header, ...steps.map(form)].map((line) => `${JSON.stringify(line)}\n`).join('')

/** The steps as they are read: each with the session itself; a Read has none. */
const withSessions = ({ header, steps }: PlainPlan) =>
  steps.map(({ session = 1, ...step }) => {
    const own = session === 'none' || step.tool === 'Read' ? undefined : (header.sessions as unknown[])[session - 1]
    return { ...step, ...(own !== undefined && { session: own }) }
  })

describe('a valid plan', () => {
  it('gives the same plan and digest in YAML, JSON and JSON Lines, flat or as tool-use blocks', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const first = withoutPlaces(parsed('p.json', JSON.stringify(asDocument(plan, flat))))
        // The printer of the package loses blanks of blank lines in block texts.
        const flats = [
          parsed('p.yaml', stringify(asDocument(plan, flat), { blockQuote: false })),
          parsed('p.jsonl', asLines(plan, flat)),
        ]
        const blocks = [
          parsed('p.json', JSON.stringify(asDocument(plan, block), null, '\t')),
          parsed('p.yaml', stringify(asDocument(plan, block), { defaultStringType: 'QUOTE_DOUBLE' })),
          parsed('p.jsonl', asLines(plan, block)),
        ]
        // Blocks are read as agents write them: without a mark at the start of a text, and without doubled slashes in paths.
        const isReadOtherwise = /"\ufeff|\/\//.test(JSON.stringify(plan))
        for (const other of isReadOtherwise ? flats : [...flats, ...blocks]) expect(withoutPlaces(other)).toEqual(first)
        expect(first.steps.map(({ index: _, ...step }) => step)).toEqual(withSessions(plan))
      }),
      { numRuns: 100 },
    )
  })

  it('has every option filled in', () => {
    const plan = parsed('p.yaml', yaml('  - { tool: Read, file_path: a }\n', 'options: { reads: auto }\n'))
    expect(plan.options).toEqual({
      reads: 'auto',
      duplicates: 'collapse',
      on_error: 'stop',
      commits: 'per-step',
      trailing_whitespace: 'keep',
    })
  })

  it('mixes both forms of steps', () => {
    const { steps } = parsed(
      'p.yaml',
      yaml(
        '  - { tool: Read, id: one, why: w, file_path: a }\n  - { type: tool_use, id: two, name: Read, input: { file_path: b } }\n',
      ),
    )
    expect(steps).toEqual([
      {
        index: 1,
        id: 'one',
        why: 'w',
        tool: 'Read',
        input: { file_path: 'a' },
        at: { file: 'p.yaml', line: 4, column: 5 },
      },
      { index: 2, id: 'two', tool: 'Read', input: { file_path: 'b' }, at: { file: 'p.yaml', line: 5, column: 5 } },
    ])
  })

  it('gives the place of each step in JSON and in JSON Lines', () => {
    const steps = '{"tool":"Read","file_path":"a"}'
    const json = `{ "steps": [\n  ${steps}, ${steps} ],\n"version": 1, "title": "[{\\"steps\\": ["}`
    expect(parsed('p.json', json).steps.map(({ at }) => at)).toEqual([
      { file: 'p.json', line: 2, column: 3 },
      { file: 'p.json', line: 2, column: 36 },
    ])
    const lines = `\n{"version":1,"title":"T"}\r\n\r\n  ${steps}\n${steps}`
    expect(parsed('p.jsonl', lines).steps.map(({ at }) => [at.line, at.column])).toEqual([
      [4, 3],
      [5, 1],
    ])
  })

  it('takes what YAML reads as a number from its source text, but where a number belongs', () => {
    const plan = parsed(
      'p.yaml',
      yaml(
        `  - { tool: Edit, id: 007, why: 1_0, file_path: 1.10, old_string: 0x1F, new_string: .inf }\n  - { tool: Read, file_path: 12, offset: 0x10, limit: 1e2, sha256: ${'1'.repeat(64)} }\n`,
        'base: 12e4567\n',
      ),
    )
    expect(plan.base).toBe('12e4567')
    expect(plan.steps[0]).toMatchObject({
      id: '007',
      why: '1_0',
      input: { file_path: '1.10', old_string: '0x1F', new_string: '.inf' },
    })
    expect(plan.steps[1]?.input).toEqual({ file_path: '12', offset: 16, limit: 100, sha256: '1'.repeat(64) })
  })

  it('takes replace_all as the words true and false too', () => {
    const edit = (all: string) =>
      `  - { tool: Edit, file_path: a, old_string: a, new_string: b, replace_all: ${all} }\n`
    expect(
      parsed('p.yaml', yaml(edit('"true"') + edit('"false"') + edit('true'))).steps.map(({ input }) => input),
    ).toMatchObject([{ replace_all: true }, { replace_all: false }, { replace_all: true }])
    expect(problems('p.yaml', yaml(edit('yes') + edit('1') + edit('null') + edit('"True"')))).toEqual([
      'INVALID_VALUE 4:76 1',
      'INVALID_VALUE 5:76 2',
      'INVALID_VALUE 6:76 3',
      'INVALID_VALUE 7:76 4',
    ])
  })

  it('takes cwd off absolute paths and nothing else', () => {
    const steps = ['/r/app/a', '/r/apple/a', 'r/app/a']
      .map((path) => `  - { tool: Read, file_path: ${path} }\n`)
      .join('')
    const { steps: read } = parsed(
      'p.yaml',
      yaml(`${steps}  - { tool: NotebookEdit, notebook_path: /r/app/n.ipynb, new_source: x }\n`, 'cwd: /r/app/\n'),
    )
    expect(read.map(({ input }) => Object.values(input)[0])).toEqual(['a', '/r/apple/a', 'r/app/a', 'n.ipynb'])
  })

  it('may begin with a byte order mark and end its lines with CRLF', () => {
    const text =
      '\ufeffversion: 1\r\ntitle: T\r\nsteps:\r\n  - tool: Write\r\n    file_path: a\r\n    content: |\r\n      x\r\n\r\n      y\r\n'
    expect(parsed('p.yaml', text).steps[0]?.input).toEqual({ file_path: 'a', content: 'x\n\ny\n' })
    expect(problems('p.json', '\ufeff{"version":1,\r\n"title":"T","steps":[],"x":1}')).toEqual([
      'PLAN_EMPTY 2:21',
      'UNKNOWN_KEY 2:24',
    ])
  })

  it('may name its schema, which does not count', () => {
    const steps = '"steps":[{"tool":"Read","file_path":"a"}]'
    const named = parsed('p.json', `{"$schema":"./plan.schema.json","version":1,"title":"T",${steps}}`)
    expect(named).not.toHaveProperty('$schema')
    expect(named.digest).toBe(parsed('p.json', `{"version":1,"title":"T",${steps}}`).digest)
  })

  it('shares the value of an alias', () => {
    const plan = parsed(
      'p.yaml',
      yaml(
        '  - &first { tool: Edit, file_path: &f a, old_string: x, new_string: y }\n  - *first\n  - { tool: Read, file_path: *f }\n',
      ),
    )
    expect(plan.steps.map(({ input }) => input)).toEqual([
      { file_path: 'a', old_string: 'x', new_string: 'y' },
      { file_path: 'a', old_string: 'x', new_string: 'y' },
      { file_path: 'a' },
    ])
  })

  it('is recognised without an extension', () => {
    const step = '{"tool":"Read","file_path":"a"}'
    expect(parsed('-', `{"version":1,"title":"T"}\n${step}\n`).steps).toHaveLength(1)
    expect(parsed('-', `{"version":1,"title":"T","steps":[${step}]}\n`).steps).toHaveLength(1)
    expect(parsed('-', `{"version":1,\n"title":"T","steps":[${step}]}\n`).steps).toHaveLength(1)
    expect(parsed('-', yaml(`  - ${step}\n`)).steps).toHaveLength(1)
  })
})

describe('the problems of a plan', () => {
  it('are all told at once, in the order of the text, each with its place and step', () => {
    const text = [
      'versoin: 1',
      'title: T',
      'options: { reads: lenient, foo: 1 }',
      'created: yesterday',
      'steps:',
      '  - tool: Edit',
      '    id: x',
      '    file_pth: a.ts',
      '    old_string: true',
      '    new_string:',
      '  - tool: Edti',
      '  - type: tool_use',
      '    id: x',
      '    name: Read',
      '    input: { file_path: b.ts, ofset: 3, limit: 0 }',
      '  - 5',
      '  - tol: Read',
      '    file_path: x',
      '',
    ].join('\n')
    expect(problems('p.yaml', text)).toEqual(items`
UNKNOWN_KEY 1:1   INVALID_VALUE 3:19   UNKNOWN_KEY 3:28   INVALID_VALUE 4:10   UNKNOWN_KEY 8:5 1
INVALID_VALUE 9:17 1   INVALID_VALUE 10:16 1   UNKNOWN_TOOL 11:11 2   DUPLICATE_ID 13:9 3
UNKNOWN_KEY 15:31 3   INVALID_VALUE 15:48 3   INVALID_VALUE 16:5 4   UNKNOWN_KEY 17:5 5`)
  })

  it.each([
    ['title', 'version: 1\ntitle: “Rename”\nsteps: [{ tool: Read, file_path: a }]\n'],
    ['id', yaml('  - { tool: Read, id: ‘one’, file_path: a }\n')],
    ['file_path', yaml('  - { tool: Read, file_path: “a.txt” }\n')],
    ['a glob of a list', yaml('  - { tool: Edit, glob: [“*.ts”], old_string: a, new_string: b }\n')],
    ['tool', yaml('  - { tool: “Read”, file_path: a }\n')],
  ])('name a name in typographic quotes, and its two spellings without doubt: %s', (_, text) => {
    const result = parsePlan({ name: 'a.yaml', text })
    const { name, message } = (result.ok ? [] : result.problems)[0]!
    expect(name).toBe('INVALID_VALUE')
    const spellings = message.match(/(?<=[Ww]rite )"[^"]*"/g) ?? []
    expect(spellings).toHaveLength(2)
    for (const spelling of text.includes('tool: “') ? spellings.slice(0, 1) : spellings)
      expect(problems('a.yaml', text.replace(/[“‘].*[”’]/, spelling))).toEqual([])
  })

  it('are none for texts and data in typographic quotes', () => {
    const step = '  - { tool: Edit, file_path: a, old_string: “a”, new_string: “b” }\n'
    const set = '  - { tool: Set, file_path: a.json, path: [title], value: { title: “b” } }\n'
    expect(problems('a.yaml', yaml(step + set))).toEqual([])
  })

  it('name an item of a list by the list and by its text', () => {
    const step = { tool: 'Import', file_path: 'a.ts', from: 'b', names: ['fine', 'two words'] }
    const result = parsePlan({ name: 'p.json', text: JSON.stringify({ version: 1, title: 'T', steps: [step] }) })
    const [problem] = result.ok ? [] : result.problems
    expect(problem?.message).toContain('"two words"')
    expect(problem?.message).toContain('"names"')
  })

  it('are told of every key of every tool, whatever its value is', () => {
    for (const { name: tool, input } of allTools()) {
      const shape = input().shape
      const examples = Object.entries(shape).map(([key, { meta }]) => [key, meta()?.examples?.[0]] as const)
      const whole = Object.fromEntries(examples.filter(([, example]) => example !== undefined))
      for (const key of Object.keys(shape))
        for (const value of [undefined, 5, null, [5]]) {
          const text = JSON.stringify({ version: 1, title: 'T', steps: [{ tool, ...whole, [key]: value }] })
          expect(() => problems('p.json', text), text).not.toThrow()
        }
    }
  })

  it.each(['yaml', 'json', 'jsonl'])(
    'name the file, the step’s number and its id, and suggest the nearest key, in %s',
    (format) => {
      const lines = [
        '{"version":1,"title":"T"',
        ',"steps":[',
        '{"tool":"Read","id":"first","file_path":"a","ofset":3}',
        ']}',
      ]
      const text = format === 'jsonl' ? `${lines[0]}}\n\n${lines[2]}` : lines.join('\n')
      const result = parsePlan({ name: `plan.${format}`, text })
      expect(result).toMatchObject({
        ok: false,
        problems: [
          {
            name: 'UNKNOWN_KEY',
            at: { file: `plan.${format}`, line: 3, column: 45 },
            step: { index: 1, id: 'first' },
            suggestions: ['offset'],
          },
        ],
      })
    },
  )

  it.each([
    ['an empty text', 'p.yaml', '', ['PLAN_EMPTY 1:1']],
    ['comments alone', 'p.yaml', '# nothing\n', ['PLAN_EMPTY 1:1']],
    ['a header without steps', 'p.jsonl', '{"version":1,"title":"T"}\n', ['PLAN_EMPTY 1:1']],
    ['an empty list of steps', 'p.yaml', 'version: 1\ntitle: T\nsteps: []\n', ['PLAN_EMPTY 3:8']],
    ['steps of nothing', 'p.yaml', 'version: 1\ntitle: T\nsteps:\n', ['PLAN_EMPTY 3:7']],
    ['no steps', 'p.yaml', 'version: 1\ntitle: T\n', ['MISSING_KEY 1:1']],
    ['steps that are no list', 'p.yaml', 'version: 1\ntitle: T\nsteps: 3\n', ['INVALID_VALUE 3:8']],
    [
      'another version',
      'p.yaml',
      'version: 2\ntitle: T\nsteps: [{ tool: Read, file_path: a }]\n',
      ['PLAN_VERSION 1:10'],
    ],
    [
      'a version as text',
      'p.json',
      '{"version":"1","title":"T","steps":[{"tool":"Read","file_path":"a"}]}',
      ['PLAN_VERSION 1:12'],
    ],
    ['a list', 'p.json', ' [1]', ['INVALID_VALUE 1:2']],
    [
      'a key twice in YAML',
      'p.yaml',
      'version: 1\ntitle: T\ntitle: U\nsteps: [{ tool: Read, file_path: a }]\n',
      ['DUPLICATE_KEY 3:1'],
    ],
    [
      'a key twice in JSON',
      'p.json',
      '{"version":1,"title":"T","steps":[{"tool":"Read","file_path":"a",\n"file_pat\\u0068":"b"}]}',
      ['DUPLICATE_KEY 2:1 1'],
    ],
    [
      'a key twice in a line',
      'p.jsonl',
      '{"version":1,"title":"T"}\n{"tool":"Read","file_path":"a","tool":"Read"}',
      ['DUPLICATE_KEY 2:32 1'],
    ],
    ['broken YAML', 'p.yaml', 'version: 1\ntitle: [\n', ['PLAN_SYNTAX 2:8']],
    ['a tab as indentation', 'p.yaml', 'version: 1\nauthor:\n\tname: x\n', ['PLAN_SYNTAX 3:1']],
    [
      'a line at another depth, once: what follows from it is not told',
      'p.yaml',
      'version: 1\nsteps:\n  - tool: Edit\n   file_path: b\n    old_string: c\n',
      ['PLAN_SYNTAX 4:1'],
    ],
    ['two values without quotes', 'p.yaml', 'title: a: b\nbase: @x\n', ['PLAN_SYNTAX 1:8', 'PLAN_SYNTAX 2:7']],
    ['a comma after the last of a list', 'p.json', '{"version":1,"steps":[1,]}', ['PLAN_SYNTAX 1:24']],
    ['a comment in JSON', 'p.json', '{"version":1, // one\n"title":"T"}', ['PLAN_SYNTAX 1:15']],
    ['two documents', 'p.yaml', 'version: 1\n---\nversion: 1\n', ['PLAN_SYNTAX 2:1']],
    ['a tag of its own', 'p.yaml', 'version: !v 1\n', ['PLAN_SYNTAX 1:10']],
    ['YAML 1.1', 'p.yaml', '%YAML 1.1\n---\nversion: 1\n', ['PLAN_SYNTAX 1:1']],
    ['an alias to nothing', 'p.yaml', 'version: 1\ntitle: *t\n', ['PLAN_SYNTAX 2:8']],
    ['an alias inside its anchor', 'p.yaml', 'version: 1\nsteps: &s [*s]\n', ['PLAN_SYNTAX 2:12']],
    ['a key that is a list', 'p.yaml', '? [a]\n: 1\n', ['PLAN_SYNTAX 1:3']],
    ['broken JSON', 'p.json', '{"version":1,\n"title" "T"}', ['PLAN_SYNTAX 2:9']],
    [
      'broken lines',
      'p.jsonl',
      '{"version":1,"title":"T"}\n{"tool":"Read"\nx',
      ['PLAN_SYNTAX 2:15', 'PLAN_SYNTAX 3:1'],
    ],
    ['NUL', 'p.yaml', 'version: 1\ntitle: a\0b\n', ['PLAN_SYNTAX 2:9']],
  ])('of %s are told', (_, name, text, expected) => {
    expect(problems(name, text)).toEqual(expected)
  })

  it.each([
    ['a base with a dash', 'base: --output=x\n', 'INVALID_VALUE 3:7'],
    ['a base with a control character', 'base: "a\\nb"\n', 'INVALID_VALUE 3:7'],
    ['a date that is none', 'created: 2026-02-30\n', 'INVALID_VALUE 3:10'],
    ['a date without a zone', 'created: 2026-02-03T10:00:00\n', 'INVALID_VALUE 3:10'],
    ['a date before git’s', 'created: 1969-12-31\n', 'INVALID_VALUE 3:10'],
    ['an author who breaks a commit', 'author: { name: "a <b>", email: "a\\nb" }\n', 'INVALID_VALUE 3:17'],
    ['a relative cwd', 'cwd: app\n', 'INVALID_VALUE 3:6'],
    ['a session of an agent in colour', 'sessions: [{ agent: "\u001b[1mx" }]\n', 'INVALID_VALUE 3:21'],
    ['a session of an agent with a hidden letter', 'sessions: [{ agent: "co\u200bdex" }]\n', 'INVALID_VALUE 3:21'],
    ['a model without its provider', 'sessions: [{ model: gpt-5 }]\n', 'INVALID_VALUE 3:21'],
    ['a model of a long name', `sessions: [{ model: a/${'x'.repeat(250)} }]\n`, 'INVALID_VALUE 3:21'],
    ['an id of a session that breaks a line', 'sessions: [{ id: "a\\nb" }]\n', 'INVALID_VALUE 3:18'],
  ])('refuse %s', (_, header, expected) => {
    expect(problems('p.yaml', yaml('  - { tool: Read, file_path: a }\n', header))[0]).toBe(expected)
  })

  it.each(['1', '2', '0', '1.5', 'all'])('refuse a step of a session that there is not: %s', (session) => {
    const step = `  - { tool: Delete, file_path: a, session: ${session} }\n`
    const sessions = session === '1' ? '' : 'sessions: [{ agent: codex }]\n'
    expect(problems('p.yaml', yaml(step, sessions))[0]).toMatch(/^INVALID_VALUE /)
  })

  it('refuse halves of surrogate pairs, which no file can hold', () => {
    const text = '{"version":1,"title":"T","steps":[{"tool":"Write","file_path":"a","content":"\\ud83d"}]}'
    expect(problems('p.json', text)).toEqual(['INVALID_VALUE 1:77 1'])
  })

  it.each([
    ['{ tool: Edit, path: a.txt, old_string: a, new_string: b }', 'file_path'],
    ['{ tool: Move, file_path: a.txt, to: b.txt }', 'new_path'],
    ['{ tool: Edit, file_path: a.txt, old: a, new_string: b }', 'old_string'],
    ['{ tool: Edit, file_path: a.txt, find: a, new_string: b }', 'old_string'],
    ['{ tool: Edit, file_path: a.txt, old_string: a, replace: b }', 'new_string'],
    ['{ tool: Set, file_path: a.json, key: a, value: 1 }', 'path'],
    ['{ tool: Write, file_path: a.txt, text: a }', 'content'],
  ])('name the key that other tools call otherwise: %s', (step, key) => {
    const parsed = parsePlan({ name: 'plan.yaml', text: `version: 1\ntitle: T\nsteps: [${step}]\n` })
    expect(parsed.ok || parsed.problems).toContainEqual(
      expect.objectContaining({ name: 'UNKNOWN_KEY', suggestions: [key] }),
    )
  })

  it('say how a tool is named where its name is a key', () => {
    const text = 'version: 1\ntitle: T\nsteps:\n  - edit: a.txt\n    old_string: a\n    new_string: b\n'
    const parsed = parsePlan({ name: 'p.yaml', text })
    expect(parsed.ok || parsed.problems.map(({ name, message }) => [name, message])).toEqual([
      ['UNKNOWN_KEY', expect.stringContaining('`tool: Edit`')],
    ])
    const followed = text.replace('edit: a.txt', 'tool: Edit\n    file_path: a.txt')
    expect(parsePlan({ name: 'p.yaml', text: followed }).ok).toBe(true)
  })

  it('are told of names of JavaScript’s own as of any other key', () => {
    const step = '{"tool":"Read","file_path":"a","__proto__":{"polluted":1},"constructor":1,"toString":1}'
    const text = `{"version":1,"title":"T","__proto__":{"steps":[]},"steps":[${step}]}`
    for (const name of ['p.json', 'p.yaml']) {
      expect(problems(name, text).map((problem) => problem.split(' ')[0])).toEqual(Array(4).fill('UNKNOWN_KEY'))
    }
    expect({}).not.toHaveProperty('polluted')
  })

  it('are told of a merge key that is in quotes as of any other key', () => {
    expect(
      problems('p.yaml', yaml('  - &a { tool: Read, file_path: a }\n  - { "<<": *a, tool: Read, file_path: b }\n')),
    ).toEqual(['UNKNOWN_KEY 5:7 2'])
  })

  it.each([
    ['bash', 'Run'],
    ['Rename', 'Move'],
    ['edit', 'Edit'],
  ])('are told that %s is called %s', (tool, name) => {
    const text = JSON.stringify({ version: 1, title: 'T', steps: [{ tool }] })
    const result = parsePlan({ name: 'p.json', text })
    expect(result.ok ? [] : result.problems.map(({ suggestions }) => suggestions)).toEqual([[name]])
  })

  it.each(['Bash', 'MultiEdit', 'toString', '__proto__'])('are told of the tool %s, which there is not', (tool) => {
    const text = JSON.stringify({
      version: 1,
      title: 'T',
      steps: [{ tool }, { type: 'tool_use', name: tool, input: {} }],
    })
    expect(problems('p.json', text).map((problem) => problem.split(' ')[0])).toEqual(['UNKNOWN_TOOL', 'UNKNOWN_TOOL'])
  })
})

const parsedWith = (header: string, steps: string) => {
  const read = parsePlan({ name: 'plan.yaml', text: `version: 1\ntitle: t\n${header}steps:\n${steps}` })
  if (!read.ok) throw new Error(read.problems[0]?.message)
  return read.plan
}
const DEFAULTS =
  "defaults: { glob: 'src/**', exclude: 'src/x/**', replace_all: true, expect_matches: { min: 0 }, language: tsx }\n"

describe('keys of steps that a plan says once', () => {
  it('make the same plan as when they are said in each step that they go with', () => {
    const steps = [
      '  - { tool: Edit, old_string: a, new_string: b }\n',
      "  - { tool: Edit, pattern: 'a($A)', new_string: $A, glob: 'lib/**', replace_all: false }\n",
      '  - { tool: Edit, file_path: a.ts, old_string: a, new_string: b }\n',
      '  - { tool: Read, file_path: a.ts }\n',
      '  - { tool: Set, path: [a], value: 1 }\n',
      '  - { tool: Set, file_path: a.json, path: [a], value: 1 }\n',
      '  - { type: tool_use, name: Edit, input: { old_string: a, new_string: b } }\n',
    ].join('')
    const written = [
      "  - { tool: Edit, glob: 'src/**', exclude: 'src/x/**', old_string: a, new_string: b, replace_all: true, expect_matches: { min: 0 } }\n",
      "  - { tool: Edit, glob: 'lib/**', exclude: 'src/x/**', pattern: 'a($A)', language: tsx, new_string: $A, replace_all: false, expect_matches: { min: 0 } }\n",
      '  - { tool: Edit, file_path: a.ts, old_string: a, new_string: b, replace_all: true, expect_matches: { min: 0 } }\n',
      '  - { tool: Read, file_path: a.ts }\n',
      "  - { tool: Set, glob: 'src/**', exclude: 'src/x/**', path: [a], value: 1, expect_matches: { min: 0 } }\n",
      '  - { tool: Set, file_path: a.json, path: [a], value: 1 }\n',
      "  - { tool: Edit, glob: 'src/**', exclude: 'src/x/**', old_string: a, new_string: b, replace_all: true, expect_matches: { min: 0 } }\n",
    ].join('')
    const [once, each] = [parsedWith(DEFAULTS, steps), parsedWith('', written)]
    expect(once.steps.map(({ input }) => input)).toEqual(each.steps.map(({ input }) => input))
    expect(once.digest).toBe(each.digest)
  })

  it('are refused where they are none', () => {
    const read = parsePlan({
      name: 'plan.yaml',
      text: 'version: 1\ntitle: t\ndefaults: { new_string: x }\nsteps: [{ tool: Read, file_path: a }]\n',
    })
    expect(read.ok ? [] : read.problems.map(({ name, at }) => [name, at?.line, at?.column])).toEqual([
      ['UNKNOWN_KEY', 3, 13],
    ])
  })
})
