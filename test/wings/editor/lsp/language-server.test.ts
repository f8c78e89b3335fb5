import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltCli, builtCli } from '../../../support/cli.ts'
import { repository, type TestRepository } from '../../../support/git.ts'
import { LanguageClient } from '../../../support/language-client.ts'

const FILES = {
  'src/user.ts': '// people\nexport function getUser(id: number) {\n  return id\n}\n',
  'src/other.ts': 'getUser(1)\ngetUser(2)\n',
  'package.json': '{\n  "name": "shop",\n  "scripts": { "test": "vitest" }\n}\n',
}

const plan = (...steps: readonly string[]): string =>
  `version: 1\ntitle: Rename\noptions: { reads: auto }\nsteps:\n${steps.map((step) => `  - ${step}\n`).join('')}`

let cli: BuiltCli
let repo: TestRepository
let client: LanguageClient
let status: string

beforeAll(async () => {
  cli = await builtCli()
  repo = repository(FILES)
  status = repo.git('status', '--porcelain')
  client = await new LanguageClient(cli.file, repo.root).initialize()
})

afterAll(async () => {
  expect(await client.close()).toBe(0)
  expect(repo.git('status', '--porcelain')).toBe(status)
  expect(repo.git('for-each-ref', 'refs/editplan')).toBe('')
  repo[Symbol.dispose]()
})

/** Each problem as its code and the text that it is at. */
const told = (diagnostics: Awaited<ReturnType<LanguageClient['diagnostics']>>) =>
  diagnostics.map(({ code, range }) => [code, client.textOf(range)])

describe('a language client of plans', () => {
  it('is told what a structural pattern and a rule are refused for', { tags: 'quick' }, async () => {
    const steps = [
      '{ tool: Edit, glob: src/*.ts, pattern: "getUser($A", new_string: x }',
      '{ tool: Edit, glob: src/*.ts, rule: { kind: no_such_kind, fix: x } }',
    ]
    expect(told(await client.open('structure.editplan.yaml', plan(...steps)))).toEqual([
      ['INVALID_INPUT', '"getUser($A"'],
      ['INVALID_INPUT', 'no_such_kind'],
    ])
  })

  it.each([
    ['a.editplan.yaml', plan('tool: Edit\n    file_path: src/user.ts\n    oldstring: a\n    new_string: b')],
    [
      'a.editplan.json',
      JSON.stringify(
        {
          version: 1,
          title: 'R',
          steps: [{ tool: 'Edit', file_path: 'src/user.ts', oldstring: 'a', new_string: 'b' }],
        },
        null,
        '\t',
      ),
    ],
  ])('is told what does not parse at the very key, and gets the right one: %s', async (name, text) => {
    const diagnostics = await client.open(name, text)
    const [unknown] = diagnostics.filter(({ code }) => code === 'UNKNOWN_KEY')
    if (!unknown) throw new Error('not told')
    expect(client.textOf(unknown.range).replaceAll('"', '')).toBe('oldstring')
    const [fix] = await client.codeActions(unknown.range)
    expect(fix && client.after(fix)).toBe(text.replace('oldstring', 'old_string'))
  })

  it('is told of errors of syntax, and nothing of files that are no plans', { tags: 'quick' }, async () => {
    expect(told(await client.open('b.editplan.yaml', 'version: 1\ntitle: [open\n'))).toContainEqual([
      'PLAN_SYNTAX',
      expect.any(String),
    ])
    expect(await client.open('c.yaml', 'services: [1\n')).toEqual([])
  })

  it('is told what a replay refuses, at the key that it is about', async () => {
    const text = plan(
      '{ tool: Edit, file_path: src/usr.ts, old_string: getUser, new_string: fetchUser }',
      '{ tool: Edit, file_path: src/other.ts, old_string: getUser, new_string: fetchUser }',
      '{ tool: Edit, file_path: src/user.ts, old_string: nobody at all, new_string: x }',
      '{ tool: Edit, glob: "lib/**", old_string: a, new_string: b }',
      '{ tool: Edit, glob: "src/**", old_string: getUser, new_string: b, replace_all: true, expect_matches: 7 }',
      '{ tool: Edit, file_path: src/user.ts, old_string: people, new_string: persons }',
    )
    expect(told(await client.open('d.editplan.yaml', text))).toEqual([
      ['FILE_NOT_FOUND', 'src/usr.ts'],
      ['STRING_NOT_UNIQUE', 'getUser'],
      ['STRING_NOT_FOUND', 'nobody at all'],
      ['NO_FILES', '"lib/**"'],
      ['UNEXPECTED_MATCHES', '7'],
    ])
  })

  it('gets the corrected old_string, the nearest place, the nearest file, and every occurrence', async () => {
    const text = plan(
      'tool: Edit\n    file_path: src/user.ts\n    old_string: |\n      export function getUser(id:number) {\n        return id\n    new_string: |\n      export function fetchUser(id:number) {\n        return id',
      'tool: Edit\n    file_path: packag.json\n    old_string: vitest\n    new_string: vite',
      'tool: Edit\n    file_path: src/other.ts\n    old_string: getUser # twice\n    new_string: fetchUser',
    )
    const diagnostics = await client.open('e.editplan.yaml', text)
    expect(diagnostics.map(({ code }) => code)).toEqual(['STRING_NOT_FOUND', 'FILE_NOT_FOUND', 'STRING_NOT_UNIQUE'])
    for (const { code, range } of diagnostics) {
      const actions = await client.codeActions(range)
      expect(actions.length).toBeGreaterThan(0)
      for (const action of actions) {
        const after = client.after(action)
        expect({
          code,
          title: action.title,
          left: (await client.open('f.editplan.yaml', after)).map((one) => one.code),
        }).toEqual({
          code,
          title: action.title,
          left: diagnostics.map((one) => one.code).filter((one) => one !== code),
        })
        await client.open('e.editplan.yaml', text)
      }
    }
  })

  it('is told of the last of several versions alone, and again when a file of the checkout is saved', async () => {
    await client.open(
      'g.editplan.yaml',
      plan('{ tool: Edit, file_path: src/user.ts, old_string: people, new_string: folk }'),
    )
    for (const [from, to] of [
      ['people', 'peopl3'],
      ['peopl3', 'peop'],
      ['peop,', 'nothing,'],
    ] as const)
      await client.type(from, to)
    expect(told(await client.diagnostics())).toEqual([['STRING_NOT_FOUND', 'nothing']])
    const { version } = client.document
    expect(client.told.filter((told) => told === version - 1 || told === version - 2)).toEqual([])
    repo.write({ 'src/user.ts': `${FILES['src/user.ts']}nothing\n` })
    try {
      expect(await client.save()).toEqual([])
    } finally {
      repo.write({ 'src/user.ts': FILES['src/user.ts'] })
    }
  })

  it('is shown the place of a step, and jumps to it; to a variable where it is declared', async () => {
    const text = `vars: { who: people }\n${plan(
      '{ tool: Edit, file_path: src/user.ts, old_string: "return id", new_string: "return ${{ vars.who }}" }',
      '{ tool: Edit, glob: "**/*.ts", regex: getUser, new_string: b, replace_all: true, expect_matches: { min: 0 } }',
      '{ tool: Set, file_path: package.json, path: [scripts, test], value: x }',
      '{ tool: Read, file_path: ../../etc/passwd, when: { exists: true } }',
    )}`
    await client.open('h.editplan.yaml', text)
    expect(await client.hover('old_string: "ret|urn')).toMatch(/src\/user\.ts.* line 3\n[\s\S]*> {4}3 {4}return id/)
    expect(await client.hover('"**/|*.ts"')).toMatch(/^2 tracked[\s\S]*src\/other\.ts/)
    expect(await client.hover('../../etc/pa|sswd')).toBeUndefined()
    const uri = pathToFileURL(path.join(repo.root, 'src/user.ts')).href
    expect(await client.definition('"return i|d"')).toMatchObject({ uri, range: { start: { line: 2 } } })
    expect(await client.definition('package.js|on')).toMatchObject({ range: { start: { line: 2 } } })
    expect(await client.definition('../../etc/pa|sswd')).toBeNull()
    const declared = await client.definition('vars.wh|o')
    expect(declared && client.textOf(declared.range)).toBe('who')
  })

  it('is shown files as the earlier steps leave them, and jumps to the line on the disk', async () => {
    const text = plan(
      '{ tool: Edit, file_path: src/user.ts, old_string: "// people\\n", new_string: "// one\\n// two\\n// three\\n" }',
      '{ tool: Edit, file_path: src/user.ts, old_string: getUser, new_string: fetchUser }',
      '{ tool: Move, file_path: src/other.ts, new_path: src/calls.ts }',
      '{ tool: Write, file_path: src/made.ts, content: "made\\n" }',
      '{ tool: Edit, file_path: src/user.ts, old_string: fetchUser(id, new_string: loadUser(id }',
      '{ tool: Edit, file_path: src/calls.ts, old_string: getUser(2), new_string: x }',
      '{ tool: Edit, file_path: src/made.ts, old_string: made, new_string: x }',
    )
    expect(await client.open('k.editplan.yaml', text)).toEqual([])
    expect(await client.hover('old_string: fetch|User(id')).toMatch(
      /line 4\n[\s\S]*> {4}4 {2}export function fetchUser/,
    )
    expect(await client.definition('old_string: fetch|User(id')).toMatchObject({ range: { start: { line: 1 } } })
    expect(await client.hover('getUser|(2)')).toMatch(/src\/calls\.ts.* line 2\n/)
    expect(await client.hover('old_string: ma|de')).toMatch(/src\/made\.ts.* line 1\n/)
    expect(await client.definition('old_string: ma|de')).toBeNull()
    // The step itself does not count, nor do later ones.
    expect(await client.hover('old_string: get|User,')).toMatch(/> {4}4 {2}export function getUser/)
  })

  it('is offered the files that the earlier steps leave, while its own step does not parse', async () => {
    const text = plan(
      '{ tool: Move, file_path: src/other.ts, new_path: src/calls.ts }',
      '{ tool: Read, file_path: src/| }',
      '{ tool: Edit, file_path: ',
    )
    await client.open('l.editplan.yaml', text.replace('|', ''))
    const labels = (await client.completion(text)).map(({ label }) => label)
    expect(labels).toContain('src/calls.ts')
    expect(labels).not.toContain('src/other.ts')
  })

  it('is shown the checkout where an earlier step is refused', async () => {
    const text = plan(
      '{ tool: Edit, file_path: src/user.ts, old_string: "// people\\n", new_string: "" }',
      '{ tool: Edit, file_path: src/user.ts, old_string: nobody, new_string: x }',
      '{ tool: Edit, file_path: src/user.ts, old_string: return id, new_string: x }',
    )
    await client.open('m.editplan.yaml', text)
    expect(await client.hover('return| id')).toMatch(/line 3\n/)
  })

  const EDIT = 'tool: Edit\n    file_path: src/user.ts\n    old_string: a\n    new_string: b'
  it.each([
    [
      'keys of the plan',
      'version: 1\ntitle: x\nbas|\nsteps: []\n',
      'base',
      'version: 1\ntitle: x\nbase: \nsteps: []\n',
    ],
    ['keys of a step', plan('tool: Edit\n    file_p|'), 'file_path', plan('tool: Edit\n    file_path: ')],
    ['the first key of a step', plan('to|'), 'tool', plan('tool: ')],
    [
      'keys between others',
      plan(EDIT.replace('old_string', 'repl|\n    old_string')),
      'replace_all',
      plan(EDIT.replace('old_string', 'replace_all: \n    old_string')),
    ],
    [
      'defaults of the plan',
      'version: 1\ntitle: x\ndefaults:\n  expe|\nsteps: []\n',
      'expect_matches',
      'version: 1\ntitle: x\ndefaults:\n  expect_matches: \nsteps: []\n',
    ],
    [
      'ways with matches within others',
      plan('{ tool: Edit, nested: inn| }'),
      'inner-first',
      plan('{ tool: Edit, nested: inner-first }'),
    ],
    ['modes of Set', plan('{ tool: Set, mode: app| }'), 'append', plan('{ tool: Set, mode: append }')],
    [
      'keys of document',
      plan('{ tool: Set, document: { wh| } }'),
      'where',
      plan('{ tool: Set, document: { where:  } }'),
    ],
    [
      'keys of a rule',
      plan('tool: Edit\n    rule:\n      rewr|'),
      'rewriters',
      plan('tool: Edit\n    rule:\n      rewriters: '),
    ],
    [
      'keys of a rule within',
      plan('{ tool: Edit, rule: { has: { stop| } } }'),
      'stopBy',
      plan('{ tool: Edit, rule: { has: { stopBy:  } } }'),
    ],
    [
      'keys of a rule at any depth',
      plan('{ tool: Edit, rule: { not: { has: { any: [{ inside: { stopBy: { all: [{ prec| }] } } }] } } } }'),
      'precedes',
      plan('{ tool: Edit, rule: { not: { has: { any: [{ inside: { stopBy: { all: [{ precedes:  }] } } }] } } } }'),
    ],
    [
      'keys of the rule of a file',
      plan('tool: Edit\n    rule:\n      id: x\n      rule:\n        has:\n          nthChild:\n            ofR|'),
      'ofRule',
      plan('tool: Edit\n    rule:\n      id: x\n      rule:\n        has:\n          nthChild:\n            ofRule: '),
    ],
    [
      'keys of a rule about a variable',
      plan('{ tool: Edit, rule: { rewriters: [{ constraints: { A: { reg| } } }] } }'),
      'regex',
      plan('{ tool: Edit, rule: { rewriters: [{ constraints: { A: { regex:  } } }] } }'),
    ],
    [
      'keys of a transform',
      plan('{ tool: Edit, rule: { transform: { NEW: { convert: { toC| } } } } }'),
      'toCase',
      plan('{ tool: Edit, rule: { transform: { NEW: { convert: { toCase:  } } } } }'),
    ],
    [
      'how far a relation looks',
      plan('{ tool: Edit, rule: { inside: { stopBy: nei| } } }'),
      'neighbor',
      plan('{ tool: Edit, rule: { inside: { stopBy: neighbor } } }'),
    ],
    [
      'keys of a fix',
      plan('{ tool: Edit, rule: { fix: { expandS| } } }'),
      'expandStart',
      plan('{ tool: Edit, rule: { fix: { expandStart:  } } }'),
    ],
    [
      'broken syntax',
      plan('{ tool: Edit, pattern: a, allow| }'),
      'allow_broken',
      plan('{ tool: Edit, pattern: a, allow_broken:  }'),
    ],
    ['files that exist', plan('{ tool: Write, skip| }'), 'skip_existing', plan('{ tool: Write, skip_existing:  }')],
    ['keys in braces', plan('{ tool: Edit, gl| }'), 'glob', plan('{ tool: Edit, glob:  }')],
    [
      'keys of a condition',
      plan(`${EDIT}\n    when:\n      not_c|`),
      'not_contains',
      plan(`${EDIT}\n    when:\n      not_contains: `),
    ],
    ['tools', plan('tool: Note|'), 'NotebookEdit', plan('tool: NotebookEdit')],
    [
      'values of an option',
      'version: 1\ntitle: x\noptions:\n  commits: sq|\nsteps: []\n',
      'squash',
      'version: 1\ntitle: x\noptions:\n  commits: squash\nsteps: []\n',
    ],
    [
      'files',
      plan('{ tool: Read, file_path: src/o| }'),
      'src/other.ts',
      plan('{ tool: Read, file_path: src/other.ts }'),
    ],
    [
      'files by a part of their name',
      plan('tool: Read\n    file_path: user|'),
      'src/user.ts',
      plan('tool: Read\n    file_path: src/user.ts'),
    ],
    [
      'files of a list',
      plan(`tool: Delete\n    glob:\n      - src/u|`),
      'src/user.ts',
      plan(`tool: Delete\n    glob:\n      - src/user.ts`),
    ],
    [
      'variables',
      `vars: { team: a }\n${plan('tool: Write\n    content: ${{ vars.t| }}')}`,
      'team',
      `vars: { team: a }\n${plan('tool: Write\n    content: ${{ vars.team }}')}`,
    ],
    [
      'keys in JSON',
      '{ "version": 1, "steps": [{ "tool": "Edit", "old|" }] }',
      'old_string',
      '{ "version": 1, "steps": [{ "tool": "Edit", "old_string" }] }',
    ],
    [
      'tools in JSON',
      '{ "version": 1, "steps": [{ "tool": "Ed|" }] }',
      'Edit',
      '{ "version": 1, "steps": [{ "tool": "Edit" }] }',
    ],
    [
      'files in JSON',
      '{ "version": 1, "steps": [{ "tool": "Read", "file_path": "src/us|" }] }',
      'src/user.ts',
      '{ "version": 1, "steps": [{ "tool": "Read", "file_path": "src/user.ts" }] }',
    ],
  ])('is offered %s', async (_, marked, label, wanted) => {
    const name = marked.startsWith('{') ? 'i.editplan.json' : 'i.editplan.yaml'
    await client.open(name, marked.replace('|', ''))
    const items = await client.completion(marked)
    const item = items.find((one) => one.label === label)
    expect({ labels: items.map((one) => one.label), after: item && client.completed(item) }).toMatchObject({
      after: wanted,
    })
  })

  it('is offered no key that is there, and none of another tool', async () => {
    const text = plan('tool: Edit\n    file_path: src/user.ts\n    ')
    await client.open('j.editplan.yaml', text)
    const labels = (await client.completion('src/user.ts\n    |')).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['old_string', 'new_string', 'replace_all', 'why', 'when']))
    for (const other of ['file_path', 'tool', 'content', 'cell_id', 'new_path']) expect(labels).not.toContain(other)
  })
})

describe('a language server', () => {
  it('says that a plan outside of any checkout is not checked, and ends with 1 where nobody says goodbye', {
    tags: 'quick',
  }, async () => {
    const other = await new LanguageClient(cli.file, path.dirname(repo.root)).initialize()
    const [diagnostic] = await other.open('plan.yaml', plan('{ tool: Read, file_path: a }'))
    expect(diagnostic).toMatchObject({ code: 'NOT_A_REPOSITORY', severity: 3 })
    expect(await other.vanish()).toBe(1)
  })
})
