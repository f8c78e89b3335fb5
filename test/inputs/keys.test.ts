import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../src/core/plan/parse.ts'
import { allTools } from '../../src/core/tools/list.ts'
import { temporaryFolder } from '../support/folder.ts'
import { replayOn } from '../support/replay.ts'
import { someOf } from '../support/whole.ts'

type Input = Readonly<Record<string, unknown>>
/** A step, and what a key adds to it, or has in place of a value: its result is another. */
type Scene = readonly [base: Input, more: Input]
type Scenes = Readonly<Record<string, Scene>>

const notebook = (cells: readonly Input[]): string =>
  `${JSON.stringify({ cells, metadata: {}, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`
const outputs = [{ output_type: 'stream', name: 'stdout', text: ['x'] }]
const CELLS = notebook([
  { cell_type: 'code', id: 'one', metadata: {}, source: ['fern\n', 'fern'], outputs, execution_count: 3 },
  { cell_type: 'markdown', id: 'two', metadata: {}, source: ['# Fern'] },
])
const LONG = `${Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n')}\n`
const ELIDED = 'line 0\n# ... existing code ...\nline 39\n'

const FILES: Readonly<Record<string, string | Buffer>> = {
  'a.txt': 'fern\nmoss\n    ivy\nfern\n',
  'b/a.txt': 'fern\n',
  'latin.js': Buffer.from('// \u00e9\n', 'latin1'),
  'wide.txt': Buffer.from('\ufefffern\n', 'utf16le'),
  'long.py': LONG,
  'a.js': "import { rose } from './rose.js'\nf(f(1))\nh(/* kept */ 2)\n",
  'a.ts': "import { rose } from './rose.js'\n",
  'a.py': 'import os\n',
  'A.java': 'class A {}\n',
  'a.json': '{"name": "fern", "list": [1]}\n',
  'b/a.json': '{"name": "moss"}\n',
  'a.yaml': 'name: fern\n---\nname: moss\n',
  'a.unknown': 'f(1)\n',
  'a.ipynb': CELLS,
  'b/a.ipynb': CELLS,
  'long.ipynb': notebook([
    { cell_type: 'code', id: 'one', metadata: {}, source: [LONG], outputs: [], execution_count: 1 },
  ]),
  'broken.ipynb': '{"fern"',
}

const TXT = ['a.txt', 'b/a.txt']
const UNREAD = [...TXT, 'a.ipynb']
const DATA = ['a.json', 'b/a.json']
const edit = { file_path: 'a.txt', old_string: 'moss', new_string: 'sedge' }
const inGlob = { glob: TXT, old_string: 'fern', new_string: 'rose', replace_all: true }
const calls = { file_path: 'a.js', pattern: 'f($A)', new_string: 'g($A)', nested: 'inner-first', replace_all: true }
const cell = { notebook_path: 'a.ipynb', cell_id: 'one', new_source: 'x' }
const inCell = { notebook_path: 'a.ipynb', cell_id: 'one', old_string: 'fern', new_string: 'x', replace_all: true }
const inCells = { glob: ['a.ipynb', 'b/a.ipynb'], cell: '*', old_string: 'ern', new_string: 'igs', replace_all: true }
const set = { file_path: 'a.json', path: '$.name', value: 'x' }
const sets = { glob: DATA, path: '$.name', value: 'x' }
const unsets = { glob: DATA, path: '$.name' }
const imports = { file_path: 'a.js', from: './x.js' }
const block = { file_path: 'a.txt', lines: ['moss', 'moss'], new_path: 'b/a.txt', at: 'end' }
const gitlink = { path: 'gone', commit: 'a'.repeat(40) }
const converts = { glob: TXT, line_ends: 'crlf' }

/** The keys that choose files, of a step with a glob. */
const choosing = (step: Input): Scenes => ({
  glob: [step, { glob: 'none-*' }],
  exclude: [step, { exclude: 'b/**' }],
  only_if: [step, { only_if: { contains: 'moss' } }],
  expect_matches: [step, { expect_matches: 99 }],
})
const skipping = (step: Input, glob: readonly string[]): Scenes => ({
  skip_unsupported: [{ ...step, glob }, { skip_unsupported: true }],
})

const SCENES: Readonly<Record<string, Scenes>> = {
  Read: {
    file_path: [{ file_path: 'a.txt' }, { file_path: 'gone.txt' }],
    offset: [{ file_path: 'a.txt' }, { offset: -1 }],
    limit: [{ file_path: 'a.txt' }, { limit: 0 }],
    pages: [{ file_path: 'a.txt' }, { pages: '1' }],
    sha256: [{ file_path: 'a.txt' }, { sha256: '0'.repeat(64) }],
  },
  Edit: {
    ...choosing(inGlob),
    ...skipping(inGlob, UNREAD),
    file_path: [edit, { file_path: 'gone.txt' }],
    old_string: [edit, { old_string: 'ivy' }],
    regex: [{ file_path: 'a.txt', regex: 'mo+ss', new_string: 'x' }, { regex: 'iv.' }],
    pattern: [calls, { pattern: 'f(1)' }],
    rule: [{ file_path: 'a.js', rule: { pattern: 'f(1)' }, new_string: 'x' }, { rule: { pattern: 'f(f(1))' } }],
    language: [{ file_path: 'a.unknown', pattern: 'f(1)', new_string: 'x' }, { language: 'js' }],
    nested: [calls, { nested: 'outer-only' }],
    comments: [{ file_path: 'a.js', pattern: 'h($A)', new_string: 'x()' }, { comments: 'refuse' }],
    allow_broken: [{ file_path: 'a.js', pattern: 'f(1)', new_string: '((' }, { allow_broken: true }],
    new_string: [edit, { new_string: 'ivy' }],
    replace_all: [{ ...edit, old_string: 'fern' }, { replace_all: true }],
    match: [{ ...edit, old_string: 'os' }, { match: 'lines' }],
    allow_elision: [{ file_path: 'long.py', old_string: LONG, new_string: ELIDED }, { allow_elision: true }],
  },
  Write: {
    ...choosing({ glob: TXT, file_path: '$<dir>$<name>.md', content: 'x' }),
    file_path: [{ file_path: 'n.txt', content: 'x' }, { file_path: 'm.txt' }],
    content: [{ file_path: 'n.txt', content: 'x' }, { content: 'y' }],
    content_base64: [{ file_path: 'n.txt', content_base64: 'eA==' }, { content_base64: 'eQ==' }],
    allow_elision: [{ file_path: 'long.py', content: ELIDED }, { allow_elision: true }],
    executable: [{ file_path: 'n.txt', content: 'x' }, { executable: true }],
    skip_existing: [{ file_path: 'a.txt', content: 'x' }, { skip_existing: true }],
  },
  NotebookEdit: {
    ...choosing(inCells),
    only_if: [inCells, { only_if: { not_contains: 'fern' } }],
    ...skipping(inCells, ['a.ipynb', 'broken.ipynb']),
    notebook_path: [cell, { notebook_path: 'b/a.ipynb' }],
    cell_id: [cell, { cell_id: 'two' }],
    cell: [{ notebook_path: 'a.ipynb', old_string: 'ern', new_string: 'x', replace_all: true }, { cell: '*' }],
    new_source: [cell, { new_source: 'y' }],
    old_string: [inCell, { old_string: 'ern' }],
    new_string: [inCell, { new_string: 'y' }],
    replace_all: [{ ...inCell, replace_all: undefined }, { replace_all: true }],
    cell_type: [cell, { cell_type: 'markdown' }],
    edit_mode: [cell, { edit_mode: 'delete' }],
    clear_outputs: [cell, { clear_outputs: false }],
    allow_elision: [{ notebook_path: 'long.ipynb', cell_id: 'one', new_source: ELIDED }, { allow_elision: true }],
  },
  Delete: { ...choosing({ glob: TXT }), file_path: [{ file_path: 'a.txt' }, { file_path: 'gone.txt' }] },
  Move: {
    ...choosing({ glob: TXT, new_path: 'moved/$<dir>$<name>$<ext>' }),
    file_path: [{ file_path: 'a.txt', new_path: 'n.txt' }, { file_path: 'gone.txt' }],
    new_path: [{ file_path: 'a.txt', new_path: 'n.txt' }, { new_path: 'm.txt' }],
    skip_existing: [{ file_path: 'a.txt', new_path: 'a.js' }, { skip_existing: true }],
    imports: [{ file_path: 'a.js', new_path: 'b/a.js' }, { imports: 'fix' }],
  },
  // What it does where there is one: test/core/run/submodules.test.ts.
  Submodule: {
    path: [gitlink, { path: 'a.txt' }],
    commit: [gitlink, { commit: 'main' }],
  },
  MoveLines: {
    file_path: [block, { file_path: 'a.js' }],
    lines: [block, { lines: ['    ivy', '    ivy'] }],
    sha256: [block, { sha256: '0'.repeat(64) }],
    new_path: [block, { new_path: 'a.js' }],
    at: [block, { at: 'start' }],
    after: [{ ...block, new_path: 'a.txt', at: undefined, after: '    ivy' }, { after: 'gone' }],
    before: [{ ...block, new_path: 'a.txt', at: undefined, before: '    ivy' }, { before: 'gone' }],
    indent: [block, { indent: 4 }],
  },
  Set: {
    ...choosing(sets),
    only_if: [sets, { only_if: { contains: 'fern' } }],
    ...skipping(sets, [...DATA, 'wide.txt']),
    file_path: [set, { file_path: 'b/a.json' }],
    path: [set, { path: '$.list' }],
    document: [{ ...set, file_path: 'a.yaml' }, { document: 1 }],
    mode: [{ ...set, path: '$.list' }, { mode: 'append' }],
    value: [set, { value: 'y' }],
    from: [{ file_path: 'a.json', path: '$.new', mode: 'copy', from: '$.name' }, { from: '$.list' }],
    create: [{ ...set, path: '$.deep.new' }, { create: false }],
  },
  Unset: {
    ...choosing(unsets),
    only_if: [unsets, { only_if: { contains: 'fern' } }],
    ...skipping(unsets, [...DATA, 'wide.txt']),
    file_path: [{ file_path: 'a.json', path: '$.name' }, { file_path: 'b/a.json' }],
    path: [{ file_path: 'a.json', path: '$.name' }, { path: '$.list' }],
    document: [{ file_path: 'a.yaml', path: '$.name' }, { document: 1 }],
  },
  Import: {
    ...choosing({ glob: ['a.js', 'a.ts'], from: './x.js', names: ['y'] }),
    exclude: [{ glob: ['a.js', 'a.ts'], from: './x.js', names: ['y'] }, { exclude: '*.ts' }],
    only_if: [{ glob: ['a.js', 'a.ts'], from: './x.js', names: ['y'] }, { only_if: { contains: 'kept' } }],
    ...skipping({ from: './x.js', names: ['\u0436'] }, ['a.js', 'latin.js']),
    file_path: [{ ...imports, names: ['y'] }, { file_path: 'a.ts' }],
    from: [{ ...imports, names: ['y'] }, { from: './z.js' }],
    names: [{ ...imports, names: ['y'] }, { names: ['z'] }],
    default: [{ ...imports, default: 'y' }, { default: 'z' }],
    namespace: [{ ...imports, namespace: 'y' }, { namespace: 'z' }],
    alias: [{ file_path: 'a.py', from: 'sys' }, { alias: 'z' }],
    type: [{ file_path: 'a.ts', from: './x.js', names: ['y'] }, { type: true }],
    static: [{ file_path: 'A.java', from: 'a.B', names: ['c'] }, { static: true }],
    remove: [{ file_path: 'a.js', from: './rose.js', names: ['rose'] }, { remove: true }],
  },
  Convert: {
    ...choosing(converts),
    ...skipping({ bom: 'remove' }, [...TXT, 'wide.txt']),
    file_path: [{ file_path: 'a.txt', line_ends: 'crlf' }, { file_path: 'b/a.txt' }],
    line_ends: [{ file_path: 'a.txt', line_ends: 'crlf' }, { line_ends: 'lf' }],
    final_newline: [{ file_path: 'a.txt', line_ends: 'lf' }, { final_newline: 'remove' }],
    bom: [{ file_path: 'a.txt', line_ends: 'lf' }, { bom: 'add' }],
    indent: [{ file_path: 'a.txt', line_ends: 'lf' }, { indent: { from: 4, to: 'tab' } }],
  },
}

/** Why the effect of a key is seen elsewhere. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  Run: 'its keys are about a program: test/core/engine, test/core/programs',
  Fix: 'its edits are places and hashes: test/wings/fixes',
}

const keysOf = ({ input }: ReturnType<typeof allTools>[number]): readonly string[] => Object.keys(input().shape)
const tools = allTools().filter(({ name }) => !(name in ELSEWHERE))

describe('each key of a step', () => {
  it('of each tool is tried, or named with a reason', () => {
    const untried = tools.flatMap((tool) =>
      keysOf(tool)
        .filter((key) => !SCENES[tool.name]?.[key])
        .map((key) => `${tool.name}.${key}`),
    )
    expect([untried, Object.keys(ELSEWHERE)]).toEqual([[], ['Run', 'Fix']])
  })

  const rows = tools.flatMap(({ name }) =>
    Object.entries(SCENES[name] ?? {}).map(([key, scene]) => [name, key, scene] as const),
  )
  it.each(someOf(rows, 4))('changes the result: %s, %s', async (tool, _, [base, more]) => {
    const before = await resultOf(tool, base)
    expect(await resultOf(tool, base)).toEqual(before)
    expect(await resultOf(tool, { ...base, ...more })).not.toEqual(before)
  })
})

const IDLE: readonly (readonly [tool: string, name: string, base: Input, more: Input])[] = [
  ['Read', 'INVALID_INPUT', { file_path: 'a.txt' }, { pages: '1-2' }],
  ['Read', 'INVALID_INPUT', { file_path: 'a.ipynb' }, { pages: '1' }],
  ...['exclude', 'only_if', 'skip_unsupported'].flatMap((key) =>
    (
      [
        ['Edit', edit],
        ['NotebookEdit', cell],
        ['Set', set],
        ['Unset', { file_path: 'a.json', path: '$.name' }],
        ['Import', { ...imports, names: ['y'] }],
        ['Convert', { file_path: 'a.txt', line_ends: 'crlf' }],
      ] as const
    ).map(
      ([tool, base]) =>
        [
          tool,
          'INVALID_VALUE',
          base,
          { [key]: key === 'exclude' ? 'b' : key === 'only_if' ? { contains: 'x' } : true },
        ] as const,
    ),
  ),
  ...['Write', 'Delete', 'Move', 'Set', 'Unset', 'Import', 'Convert'].map(
    (tool) => [tool, 'INVALID_VALUE', SCENES[tool]?.file_path?.[0] ?? {}, { expect_matches: 1 }] as const,
  ),
  ...['language', 'nested', 'comments', 'allow_broken'].map(
    (key) =>
      [
        'Edit',
        'INVALID_VALUE',
        edit,
        { [key]: { language: 'js', nested: 'outer-only', comments: 'drop', allow_broken: true }[key] },
      ] as const,
  ),
  ['Edit', 'INVALID_VALUE', { file_path: 'a.txt', regex: 'mo+ss', new_string: 'x' }, { match: 'lines' }],
  ['Edit', 'INVALID_VALUE', calls, { match: 'whitespace' }],
  ['Edit', 'INVALID_VALUE', { file_path: 'n.txt', old_string: '', new_string: 'x' }, { match: 'lines' }],
  ['NotebookEdit', 'INVALID_VALUE', cell, { replace_all: true }],
  ['NotebookEdit', 'INVALID_VALUE', cell, { cell: '*' }],
  ['NotebookEdit', 'INVALID_VALUE', { ...cell, edit_mode: 'delete' }, { clear_outputs: true }],
  ['NotebookEdit', 'INVALID_VALUE', { ...cell, edit_mode: 'insert', cell_type: 'code' }, { clear_outputs: false }],
  ['NotebookEdit', 'INVALID_VALUE', { ...cell, cell_type: 'markdown' }, { clear_outputs: false }],
  ['NotebookEdit', 'INVALID_INPUT', { ...cell, cell_id: 'two' }, { clear_outputs: false }],
  ['Set', 'INVALID_VALUE', set, { from: '$.list' }],
  ['Set', 'INVALID_INPUT', { ...set, mode: 'rename' }, { create: true }],
  ['Set', 'INVALID_INPUT', set, { document: 1 }],
  ['Unset', 'INVALID_INPUT', { file_path: 'a.json', path: '$.name' }, { document: '*' }],
  ...(['alias', 'type', 'static'] as const).map(
    (key) =>
      ['Import', 'INVALID_INPUT', { ...imports, names: ['y'] }, { [key]: key === 'alias' ? 'z' : true }] as const,
  ),
  ...(['default', 'namespace', 'type', 'static'] as const).map(
    (key) =>
      [
        'Import',
        'INVALID_INPUT',
        { file_path: 'a.py', from: 'sys' },
        { [key]: key === 'default' || key === 'namespace' ? 'z' : true },
      ] as const,
  ),
]

describe('a key that cannot count in its step', () => {
  it.each(someOf(IDLE, 4))('is refused: %s, %s: %j with %j', async (tool, name, base, more) => {
    expect(await resultOf(tool, base)).toMatchObject({ names: [] })
    expect(await resultOf(tool, { ...base, ...more })).toMatchObject({ names: expect.arrayContaining([name]) })
  })
})

/** What a step gives: the names of its refusals, what becomes of the files, and what is told of it. */
async function resultOf(tool: string, input: Input) {
  const text = JSON.stringify({ version: 1, title: 'Tend', options: { reads: 'auto' }, steps: [{ tool, ...input }] })
  const parsed = parsePlan({ name: 'plan.json', text })
  if (!parsed.ok) return { names: parsed.problems.map(({ name }) => name) }
  using folder = temporaryFolder()
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder.path, file)), { recursive: true })
    writeFileSync(path.join(folder.path, file), content)
  }
  const { results, broken, changes } = await replayOn(folder.path, [parsed.plan])
  const [{ error, status, matches, notes } = {}] = results
  return {
    names: [error?.name, ...broken.map(({ problem }) => problem.name)].filter(Boolean),
    ...{ status, matches, notes },
    changes: changes.map(({ path: file, after, mode }) => [file, after?.toString('latin1'), mode & 0o100]),
  }
}
