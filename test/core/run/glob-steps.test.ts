import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { RE2JS } from 're2js'
import { describe, expect, it, vi } from 'vitest'
import type { RunReport } from '../../../src/core/report/report.ts'
import { applyPlan, checkPlan } from '../../../src/index.ts'
import type { Files } from '../../support/folder.ts'
import { repository } from '../../support/memory-repository.ts'
import { planOf, stateOf, type TestStep, write } from '../../support/runs.ts'

const NOTEBOOK = (id: string, source: string) =>
  `${JSON.stringify({ cells: [{ cell_type: 'code', execution_count: 1, id, metadata: {}, outputs: [], source: [source] }], metadata: {}, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`

const FILES: Files = {
  'src/a.js': 'old(1)\n',
  'src/b.ts': 'old(2)\nold(3)\n',
  'src/deep/c.js': 'react\nold(4)\n',
  'lib/vendor/d.js': 'old(5)\n',
  'none.js': 'nothing\n',
}
const step = (glob: string | readonly string[], more: object = {}): TestStep =>
  ({ tool: 'Edit', glob, old_string: 'old', new_string: 'fresh', replace_all: true, ...more }) as unknown as TestStep

const outcomeOf = ({ steps }: RunReport) => steps.map(({ status, error }) => error?.name ?? status)
const filesOf = ({ steps: [first] }: RunReport) => first?.files?.map(({ file_path }) => file_path)

async function run(files: Files, ...steps: readonly object[]): Promise<RunReport> {
  using repo = repository(files)
  return await applyPlan(planOf(steps as TestStep[]), repo)
}

describe('the files of a step', () => {
  it.each<[string, TestStep, readonly string[]]>([
    ['by braces', step('*.{js,ts}'), ['lib/vendor/d.js', 'src/a.js', 'src/b.ts', 'src/deep/c.js']],
    ['by a list', step(['src/*.js', 'lib/**']), ['lib/vendor/d.js', 'src/a.js']],
    ['less those excluded', step('**', { exclude: ['lib/', '*.ts'] }), ['src/a.js', 'src/deep/c.js']],
    ['that contain a text', step('**', { only_if: { contains: 'react' } }), ['src/deep/c.js']],
    ['that do not', step('*.js', { only_if: { not_contains: 'react' } }), ['lib/vendor/d.js', 'src/a.js']],
    ['with a match', step('**', { only_if: { matches: '(?m)^old\\(\\d\\)\\nold' } }), ['src/b.ts']],
    [
      'of which all is true',
      step('**', { only_if: { matches: 'old', not_matches: '[35]', contains: '1' } }),
      ['src/a.js'],
    ],
  ])('are chosen %s', async (_, given, files) => {
    const report = await run(FILES, given)
    expect(report.steps[0]?.error?.message).toBeUndefined()
    expect(filesOf(report) ?? [report.steps[0]?.file_path]).toEqual(files)
  })

  it('are searched by one compiled expression, however many they are', async () => {
    using compile = vi.spyOn(RE2JS, 'compile')
    const compiledFor = async (count: number): Promise<number> => {
      compile.mockClear()
      const files = Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.txt`, 'old 1\n']))
      const report = await run(
        files,
        step('*.txt', { old_string: undefined, regex: 'old (\\d)', new_string: 'new $1' }),
      )
      expect(report.totals.files).toBe(count)
      return compile.mock.calls.length
    }
    expect(await compiledFor(9)).toBe(await compiledFor(1))
  })

  it('in a folder are found at every depth', async () => {
    const report = await run({ 'sub/a.js': 'old\n', 'x/sub/b.js': 'old\n' }, step('sub/'))
    expect(filesOf(report)).toEqual(['sub/a.js', 'x/sub/b.js'])
  })

  it('are found by a glob in another form than paths have', async () => {
    expect(filesOf(await run(FILES, step('./src//**')))).toEqual(filesOf(await run(FILES, step('src/**'))))
  })

  it.each<[string, TestStep, string]>([
    ['srcc/*.js', step('srcc/*.js'), 'src/*.js'],
    ['one of a list', step(['src/**', 'src/*.tsx']), 'src/*.ts'],
  ])('are named by no glob: %s', async (_, given, near) => {
    const { steps } = await run(FILES, given)
    expect(steps[0]?.error).toMatchObject({ name: 'NO_FILES', suggestions: [near] })
  })

  it('that exist and do not hold the text are another refusal, and both are no error where none may be', async () => {
    const refused = await run(FILES, step('none.js'))
    expect(outcomeOf(refused)).toEqual(['STRING_NOT_FOUND'])
    expect(outcomeOf(await run(FILES, step('src/**', { exclude: '**' })))).toEqual(['STRING_NOT_FOUND'])
    const fine = await run(
      FILES,
      step('none.js', { expect_matches: { min: 0 } }),
      step('*.css', { expect_matches: 0 }),
      step('*.css', { expect_matches: { min: 0, max: 3 } }),
      { tool: 'Delete', glob: '*.css', expect_matches: 0 },
      { tool: 'Edit', file_path: 'none.js', old_string: 'old', new_string: 'x', expect_matches: { min: 0 } },
    )
    expect(outcomeOf(fine)).toEqual(Array(5).fill('unchanged'))
    expect(fine.steps[1]?.notes).toHaveLength(1)
  })

  it('are counted: a number, or bounds', async () => {
    const steps = [4, { min: 6 }, { max: 4 }, 0].map((expect_matches) => step('**', { expect_matches }))
    using repo = repository(FILES)
    expect(outcomeOf(await checkPlan(planOf(steps as TestStep[]), repo))).toEqual(Array(4).fill('UNEXPECTED_MATCHES'))
    const bounded = step('**', { expect_matches: { min: 5, max: 5 } })
    expect(outcomeOf(await applyPlan(planOf([bounded], { options: { reads: 'strict' } }), repo))).toEqual(['applied'])
  })

  const HARD: Files = {
    'a.js': 'old\n',
    'b.ipynb': NOTEBOOK('n', 'old'),
    'c.js': Buffer.from('old \xe9\n', 'latin1'),
    'd.js': Buffer.from('old\n', 'utf16le'),
    'e.js': Buffer.from([0, 0, 0xfe, 0xff, ...[...'old\n'].flatMap((letter) => [0, 0, 0, letter.charCodeAt(0)])]),
    'f.bin': Buffer.from('old\0\x01\x02'),
    'g.js': Buffer.from('nothing\n', 'utf16le'),
  }
  it('that cannot be edited are all told, and passed over only when that is asked for', async () => {
    using repo = repository(HARD)
    symlinkSync('a.js', join(repo.root, 'link.js'))
    repo.commit('link')
    const before = stateOf(repo)
    const refused = await applyPlan(planOf([step('**', { new_string: 'née' })]), repo)
    const message = refused.steps[0]?.error?.message ?? ''
    expect(['b.ipynb', 'c.js', 'd.js', 'e.js'].filter((path) => message.includes(path))).toHaveLength(4)
    expect(['f.bin', 'g.js', 'link.js'].filter((path) => message.includes(path))).toEqual([])
    expect(stateOf(repo)).toEqual(before)
    const passed = await applyPlan(planOf([step('**', { new_string: 'née', skip_unsupported: true })]), repo)
    expect(outcomeOf(passed)).toEqual(['applied'])
    expect(passed.steps[0]?.notes).toHaveLength(4)
    expect(repo.read('a.js').toString()).toBe('née\n')
    expect(repo.read('c.js')).toEqual(HARD['c.js'])
  })

  it('that rules deny refuse the step whatever is passed over', async () => {
    using repo = repository(HARD)
    const policy = { name: 'p.yml', text: 'version: 1\nrules: { deny: ["Edit(a.js)", "Read(c.js)"] }\n' }
    const given = [step('*.js', { skip_unsupported: true, only_if: { contains: 'old' } })]
    const report = await checkPlan(planOf(given), { root: repo.root, policy })
    expect(report.steps[0]?.error?.name).toBe('PATH_DENIED')
    const looking = [write('x', 'x', { when: { glob: '*.js', contains: 'old' } as never })]
    const looked = await checkPlan(planOf(looking), { root: repo.root, policy })
    expect(looked.steps[0]?.error?.name).toBe('PATH_DENIED')
  })

  it('are found alike on a commit', async () => {
    using repo = repository({ ...FILES, ...HARD })
    const base = repo.git('rev-parse', 'HEAD')
    const steps = planOf([
      step('**/*.{js,ts}', { skip_unsupported: true, exclude: '/c.js', expect_matches: 6 }),
      { tool: 'Move', glob: 'src/**/*.js', new_path: 'moved/$<name>$<ext>' },
      step('missing/**', { expect_matches: 0 }),
    ] as unknown as TestStep[])
    const here = await applyPlan(steps, repo)
    const bare = await applyPlan(steps, { root: repo.root, bare: true, base, branch: 'side' })
    expect(outcomeOf(here)).toEqual(['applied', 'applied', 'unchanged'])
    expect(bare.head?.commit).toBe(here.head?.commit)
  })
})

describe('Delete and Move of a glob', () => {
  const given = { 'old/a.js': 'a\n', 'old/b.js': 'keep\n', 'old/p.bin': Buffer.from('\0'), 'c.js': 'c\n' }

  it.each<[string, object, string]>([
    ['of two files to one path', { tool: 'Move', glob: 'old/*.js', new_path: 'one.js' }, 'INVALID_INPUT'],
    ['to a path that exists', { tool: 'Move', glob: 'old/a.js', new_path: 'c.js' }, 'FILE_EXISTS'],
    ['out of the checkout', { tool: 'Move', glob: 'old/a.js', new_path: '../$<name>' }, 'PATH_OUTSIDE_REPO'],
    ['of another number of files', { tool: 'Delete', glob: 'old/*.js', expect_matches: 3 }, 'UNEXPECTED_MATCHES'],
  ])('refuse as a whole: %s', async (_, one, name) => {
    expect(outcomeOf(await run(given, one))).toEqual([name])
  })

  it('are asked about at every path', async () => {
    using repo = repository(given)
    const policy = { name: 'p.yml', text: 'version: 1\nrules: { ask: ["Edit(lib/**)"] }\n' }
    const report = await checkPlan(planOf([{ tool: 'Move', glob: 'old/a.js', new_path: 'lib/' }]), {
      root: repo.root,
      policy,
    })
    expect(outcomeOf(report)).toEqual(['POLICY_ASK'])
  })
})

describe('NotebookEdit of a glob', () => {
  it('changes the cell in every notebook that has it', async () => {
    using repo = repository({
      'a.ipynb': NOTEBOOK('x', '1'),
      'b/b.ipynb': NOTEBOOK('x', '2'),
      'c.ipynb': NOTEBOOK('y', '3'),
      'd.txt': 'x',
    })
    const one = { tool: 'NotebookEdit', glob: '**', cell_id: 'x', new_source: 'fresh', expect_matches: 2 }
    const report = await applyPlan(planOf([one], { options: { reads: 'strict' } }), repo)
    expect(filesOf(report)).toEqual(['a.ipynb', 'b/b.ipynb'])
    const broken = await run({ 'a.ipynb': NOTEBOOK('x', '1'), 'b.ipynb': '{' }, one)
    expect(outcomeOf(broken)).toEqual(['NOTEBOOK_INVALID'])
  })
})

describe('NotebookEdit within cells', () => {
  const cell = (id: string, source: string, type = 'code') => ({
    cell_type: type,
    ...(type === 'code' && { execution_count: 3, outputs: [{ name: 'stdout', output_type: 'stream', text: ['7\n'] }] }),
    id,
    metadata: {},
    source: source.split(/(?<=\n)/),
  })
  const notebook = (...cells: object[]) =>
    `${JSON.stringify({ cells, metadata: {}, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`
  const NOTEBOOKS = {
    'a.ipynb': notebook(cell('x', 'load(1)\nload("ü")\n'), cell('y', '# load', 'markdown'), cell('z', 'other')),
    'b.ipynb': notebook(cell('x', 'load(3)')),
    'c.ipynb': notebook(cell('x', 'nothing')),
  }
  const text = { tool: 'NotebookEdit', old_string: 'load', new_string: 'fetch' }
  const edited = async (...steps: object[]) => {
    using repo = repository(NOTEBOOKS)
    const report = await applyPlan(planOf(steps as TestStep[]), repo)
    const cells = JSON.parse(repo.read('a.ipynb').toString()).cells as { source: string[]; outputs?: unknown[] }[]
    return {
      report,
      sources: cells.map(({ source }) => source.join('')),
      outputs: cells.map(({ outputs }) => outputs?.length),
    }
  }

  it('replaces a text in one cell, in every cell, and in every notebook, and says what is cleared', async () => {
    const one = await edited({ ...text, notebook_path: 'a.ipynb', cell_id: 'x', replace_all: true, expect_matches: 2 })
    expect(one.sources).toEqual(['fetch(1)\nfetch("ü")\n', '# load', 'other'])
    expect(one.outputs).toEqual([0, undefined, 1])
    expect(one.report.steps[0]?.notes?.join()).toContain('clear_outputs')
    const every = await edited({
      ...text,
      glob: '*.ipynb',
      cell: '*',
      replace_all: true,
      expect_matches: 4,
      clear_outputs: false,
    })
    expect(every.sources).toEqual(['fetch(1)\nfetch("ü")\n', '# fetch', 'other'])
    expect(every.outputs).toEqual([1, undefined, 1])
    expect(filesOf(every.report)).toEqual(['a.ipynb', 'b.ipynb'])
  })

  it.each<[string, object, string]>([
    ['a text in several places', { cell_id: 'x' }, 'STRING_NOT_UNIQUE'],
    ['a text that is nowhere', { cell_id: 'z' }, 'STRING_NOT_FOUND'],
    ['a cell that is not there', { cell_id: 'q' }, 'CELL_NOT_FOUND'],
    ['no cell', {}, 'CELL_ID_REQUIRED'],
    ['another number of places', { cell: '*', replace_all: true, expect_matches: 2 }, 'UNEXPECTED_MATCHES'],
    ['texts that are equal', { cell: '*', new_string: 'load' }, 'NO_CHANGE'],
  ])('refuses %s', async (_, more, name) => {
    expect(outcomeOf((await edited({ ...text, notebook_path: 'a.ipynb', ...more })).report)).toEqual([name])
  })

  it('finds nothing where nothing may be found', async () => {
    const { report } = await edited({ ...text, notebook_path: 'c.ipynb', cell: '*', expect_matches: { min: 0 } })
    expect(outcomeOf(report)).toEqual(['unchanged'])
  })
})

describe('a condition', () => {
  const cases: readonly [object, 'applied' | 'skipped'][] = [
    [{ glob: 'src/**', contains: 'react' }, 'applied'],
    [{ glob: 'src/**', not_contains: 'react' }, 'skipped'],
    [{ glob: 'lib/**', not_contains: 'react' }, 'applied'],
    [{ glob: 'lib/**', contains: 'react' }, 'skipped'],
    [{ glob: '*.{css,ts}' }, 'applied'],
    [{ glob: '*.css' }, 'skipped'],
    [{ glob: '*.css', exists: false }, 'applied'],
    [{ glob: '*.js', exists: false }, 'skipped'],
    [{ file_path: 'src/b.ts', matches: 'old\\(\\d\\)\\n' }, 'applied'],
    [{ file_path: 'src/b.ts', matches: 'old', not_matches: '3' }, 'skipped'],
    [{ file_path: 'nowhere.js', not_contains: 'x' }, 'applied'],
  ]
  it.each(cases)('%j: %s', async (when, status) => {
    expect(outcomeOf(await run(FILES, write('out.txt', 'x', { when } as never)))).toEqual([status])
  })

  it('sees what earlier steps leave, and names the file that was probably meant', async () => {
    const steps = [
      step('src/deep/*', { old_string: 'react', new_string: 'preact' }),
      write('a.txt', 'x', { when: { glob: '**', matches: '\\breact' } as never }),
      write('b.txt', 'x', { when: { glob: '**', contains: 'preact' } as never }),
      { tool: 'Delete', file_path: 'x', when: { file_path: 'src/deeep/c.js', exists: true } },
    ]
    const report = await run(FILES, ...steps)
    expect(outcomeOf(report)).toEqual(['applied', 'skipped', 'applied', 'skipped'])
    expect(report.steps[3]?.notes?.[0]).toContain('src/deep/c.js')
  })
})
