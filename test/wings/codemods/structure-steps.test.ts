import { describe, expect, it } from 'vitest'
import type { RunReport } from '../../../src/core/report/report.ts'
import { applyPlan, checkPlan, undoRun } from '../../../src/index.ts'
import type { Files } from '../../support/folder.ts'
import { repository } from '../../support/memory-repository.ts'
import { planOf, stateOf, type TestStep } from '../../support/runs.ts'

const FILES: Files = {
  'a.js': 'const x = getUser(1, { deep: true })\r\nif (x) {\r\n  getUser(\r\n    2,\r\n    opts,\r\n  )\r\n}\r\n',
  'b.ts': Buffer.from('\ufeffexport const y = getUser("é🌹", 3)\n', 'utf16le'),
  'c.py': 'getUser(4, 5)\n',
  'd.txt': 'getUser(6, 7)\n',
  'e.js': '// getUser only in words\n',
  'g.js': 'nothing\n',
}
const edit = (more: object): TestStep => ({ tool: 'Edit', ...more }) as never
const rename = { pattern: 'getUser($ID, $$$REST)', new_string: 'fetchUser({ id: $ID }, $$$REST)', replace_all: true }
const outcomeOf = ({ steps }: RunReport) => steps.map(({ status, error }) => error?.name ?? status)

const check = async (files: Files, ...steps: readonly TestStep[]) => {
  using repo = repository(files)
  return await checkPlan(planOf(steps), repo)
}

describe('an Edit by structure', () => {
  it('changes every file of a known language that has a match, in its own encoding and line ends, and is undone', {
    tags: 'slow',
  }, async () => {
    using repo = repository(FILES)
    const before = stateOf(repo)
    const step = edit({ glob: '**', ...rename, expect_matches: 4 })
    const report = await applyPlan(planOf([step], { options: { reads: 'strict' } }), repo)
    expect(report.steps[0]?.error?.message).toBeUndefined()
    expect(report.steps[0]).toMatchObject({ status: 'applied', matched_by: 'structure' })
    expect(report.steps[0]?.files?.map(({ file_path }) => file_path)).toEqual(['a.js', 'b.ts', 'c.py'])
    expect(repo.read('a.js').toString()).toBe(
      'const x = fetchUser({ id: 1 }, { deep: true })\r\nif (x) {\r\n  fetchUser({ id: 2 }, opts,)\r\n}\r\n',
    )
    expect(repo.read('b.ts').toString('utf16le')).toBe('\ufeffexport const y = fetchUser({ id: "é🌹" }, 3)\n')
    const again = await applyPlan(planOf([edit({ glob: '**', ...rename, expect_matches: { min: 0 } })]), repo)
    expect(outcomeOf(again)).toEqual(['unchanged'])
    await undoRun(repo)
    expect(stateOf(repo)).toEqual(before)
  })

  it('says how a call of Go is found that looks like a conversion by itself', async () => {
    const files = { 'a.go': 'package a\n\nfunc f() { ioutil.ReadAll(r) }\n' }
    const pattern = { pattern: 'ioutil.ReadAll($X)', new_string: 'io.ReadAll($X)', expect_matches: { min: 0 } }
    const context = 'func g() { ioutil.ReadAll($X) }'
    const rule = { rule: { pattern: { context, selector: 'call_expression' } }, new_string: 'io.ReadAll($X)' }
    const report = await check(
      files,
      edit({ glob: '*.go', ...pattern }),
      edit({ file_path: 'a.go', ...pattern }),
      edit({ glob: '*.go', ...pattern, expect_matches: 1 }),
      edit({ glob: '*.go', ...rule }),
      edit({ glob: '*.go', rule: { pattern: 'ioutil.ReadAll($X)' }, new_string: 'io.ReadAll($X)' }),
    )
    expect(report.steps[4]?.error?.message).toContain('call_expression')
    expect(report.steps[4]?.error?.message).not.toContain('old_string')
    expect(report.steps.map(({ status, notes = [] }) => [status, notes.length > 0])).toEqual([
      ['unchanged', true],
      ['unchanged', true],
      ['failed', false],
      ['applied', false],
      ['failed', false],
    ])
    for (const { notes, error } of report.steps.slice(0, 3))
      expect([...(notes ?? []), error?.message].join('\n')).toContain('selector')
  })

  it('takes the lines of what it removes, where they hold nothing else', async () => {
    using repo = repository({
      'a.js': 'a()\r\n  log(1)\t\r\nb(); log(2); c()\r\nlog(\r\n  3,\r\n)\r\nd()\r\nlog(4)',
    })
    const step = edit({ glob: '*.js', pattern: 'log($$$A)', new_string: '', replace_all: true, allow_broken: true })
    expect(outcomeOf(await applyPlan(planOf([step]), repo))).toEqual(['applied'])
    expect(repo.read('a.js').toString()).toBe('a()\r\nb(); ; c()\r\nd()\r\n')
  })

  it('leaves the lines where a rule says by its own fix, as ast-grep does', async () => {
    using repo = repository({ 'a.js': 'a()\nlog(1)\nb()\n' })
    const step = edit({ glob: '*.js', rule: { pattern: 'log($A)', fix: '' }, replace_all: true })
    expect(outcomeOf(await applyPlan(planOf([step]), repo))).toEqual(['applied'])
    expect(repo.read('a.js').toString()).toBe('a()\n\nb()\n')
  })

  it('passes over files of a glob that hold a word of its rule and no match', async () => {
    using repo = repository({ 'a.js': 'log(1)\n', 'b.js': 'log.level = 2\n' })
    const step = edit({ glob: '*.js', rule: { pattern: 'log($A)', fix: 'trace($A)' }, replace_all: true })
    const report = await applyPlan(planOf([step]), repo)
    expect(outcomeOf(report)).toEqual(['applied'])
    expect([repo.read('a.js'), repo.read('b.js')].map(String)).toEqual(['trace(1)\n', 'log.level = 2\n'])
  })

  it('takes rules with constraints and a fix', async () => {
    using repo = repository({ 'a.ts': 'class A {\n  b() {\n    log(1)\n    log("x")\n  }\n}\nlog(2)\n' })
    const rule = {
      pattern: 'log($A)',
      inside: { kind: 'class_body', stopBy: 'end' },
      constraints: { A: { kind: 'number' } },
      fix: 'trace(\n  $A,\n)',
    }
    await applyPlan(planOf([edit({ file_path: 'a.ts', rule })]), repo)
    expect(repo.read('a.ts').toString()).toBe(
      'class A {\n  b() {\n    trace(\n      1,\n    )\n    log("x")\n  }\n}\nlog(2)\n',
    )
  })

  it.each<[string, object, string]>([
    ['several matches without replace_all', { file_path: 'a.js', ...rename, replace_all: false }, 'STRING_NOT_UNIQUE'],
    [
      'a pattern that matches nothing',
      { file_path: 'a.js', ...rename, pattern: 'nope($ID, $$$REST)' },
      'STRING_NOT_FOUND',
    ],
    ['a file of no known language', { file_path: 'd.txt', ...rename }, 'LANGUAGE_UNKNOWN'],
    ['another number of places', { glob: '*.js', ...rename, expect_matches: 3 }, 'UNEXPECTED_MATCHES'],
    ['a variable that the pattern has not', { file_path: 'a.js', ...rename, new_string: '$OTHER' }, 'INVALID_INPUT'],
    ['a pattern of several nodes', { file_path: 'a.js', pattern: 'a b c', new_string: 'x' }, 'INVALID_INPUT'],
    [
      'a kind that the language has not',
      { file_path: 'a.js', rule: { kind: 'nope' }, new_string: 'x' },
      'INVALID_INPUT',
    ],
    ['a key that no rule has', { file_path: 'a.js', rule: { patern: 'x' }, new_string: 'x' }, 'INVALID_INPUT'],
  ])('refuses %s', async (_, step, name) => {
    expect(outcomeOf(await check(FILES, edit(step)))).toEqual([name])
  })

  it('says how a pattern is found that is something else by itself, where files hold its words', async () => {
    const step = edit({ glob: '*.cc', pattern: 'std::partition', new_string: 'std::sort', expect_matches: { min: 0 } })
    const notesFor = async (text: string) => (await check({ 'a.cc': text }, step)).steps[0]?.notes?.join('\n')
    expect(await notesFor('int a = std::partition(b, c);\n')).toContain('selector')
    expect(await notesFor('int a = std::sort(b, c);\n')).not.toContain('selector')
  })

  it('refuses a glob of files without a grammar, however few matches there may be, and takes what the hint says', {
    tags: 'slow',
  }, async () => {
    const files = { 'A.kt': 'getUser(1, 2)\n', 'b.js': 'x()\n', 'note.txt': 'nothing\n' }
    const none = { ...rename, expect_matches: { min: 0 } }
    const names = async (step: object) => outcomeOf(await check(files, edit(step)))
    expect(await names({ ...none, glob: '*.kt' })).toEqual(['LANGUAGE_UNKNOWN'])
    expect(await names({ ...none, glob: ['*.swift', '*.kt', '*.js'] })).toEqual(['LANGUAGE_UNKNOWN'])
    expect(await names({ ...none, glob: '*.kt', skip_unsupported: true })).toEqual(['unchanged'])
    const byText = { glob: '*.kt', replace_all: true, new_string: 'fetchUser(' }
    expect(await names({ ...byText, old_string: 'getUser(' })).toEqual(['applied'])
    expect(await names({ ...byText, regex: 'getUser\\(' })).toEqual(['applied'])
    expect(await names({ ...none, glob: '*.go' })).toEqual(['unchanged'])
  })

  it('finds nothing with a glob of all kinds of files, where none of them may hold what is sought', async () => {
    const files = { 'README.md': 'Call getUser(1, 2).\n', LICENSE: 'getUser\n', 'src/Main.kt': 'main()\n' }
    const step = (more: object) => edit({ ...rename, glob: '**', expect_matches: { min: 0 }, ...more })
    const run = async (more: object, given = files) => {
      const { steps } = await check(given, step(more))
      return [steps[0]?.error?.name ?? steps[0]?.status, steps[0]?.notes?.join().includes('LICENSE')]
    }
    expect(await run({})).toEqual(['unchanged', true])
    expect(await run({ expect_matches: 1 })).toEqual(['NO_FILES', undefined])
    expect(await run({ glob: 'src/**' })).toEqual(['unchanged', false])
    expect(await run({}, { ...files, 'src/Main.kt': 'getUser(1, 2)\n' })).toEqual(['LANGUAGE_UNKNOWN', undefined])
    // Without a word, every file of code may have a match.
    const any = { pattern: '$ID($$$REST)' }
    expect(await run(any)).toEqual(['LANGUAGE_UNKNOWN', undefined])
    expect(await run({ ...any, exclude: 'src' })).toEqual(['unchanged', true])
  })

  it('names the files without a grammar that it may concern, beside those it searches', async () => {
    const files = { 'A.kt': 'getUser(1, 2)\n', 'b.js': 'getUser(1, 2)\n', 'c.js': 'x()\n', 'note.txt': 'nothing\n' }
    const { steps } = await check(files, edit({ ...rename, glob: '*' }))
    expect(steps[0]?.status).toBe('applied')
    expect(steps[0]?.notes?.join().match(/A\.kt|note\.txt/g)).toEqual(['A.kt'])
    const without = await check(files, edit({ ...rename, glob: '*', exclude: '*.kt' }))
    expect(without.steps[0]?.notes ?? []).toEqual([])
  })

  it('refuses matches inside one another, and notes errors of syntax', async () => {
    const files = { 'a.js': 'f(f(1))\n', 'b.js': 'f(1 +)\nf(2)\n' }
    const given = { pattern: 'f($A)', new_string: 'g($A)', replace_all: true }
    expect(outcomeOf(await check(files, edit({ file_path: 'a.js', ...given })))).toEqual(['OVERLAPPING_MATCHES'])
    const { steps } = await check(
      files,
      edit({ file_path: 'b.js', pattern: 'f($$$A)', new_string: 'g($$$A)', replace_all: true }),
    )
    expect(steps[0]?.notes?.join()).toContain('line 1')
  })

  it('takes a language that the name does not tell', async () => {
    using repo = repository(FILES)
    const step = edit({ file_path: 'd.txt', ...rename, language: 'python' })
    expect(outcomeOf(await applyPlan(planOf([step]), repo))).toEqual(['applied'])
  })

  it('is bounded: a rule that looks at everything from everywhere ends, and the next search is none the worse', {
    tags: 'slow',
  }, async () => {
    const everywhere = { has: { pattern: 'q($B)', stopBy: 'end' }, stopBy: 'end' }
    const files = { 'a.js': 'f([1, 2]);\n'.repeat(1000), 'b.js': `${'['.repeat(500)}${']'.repeat(500)}\n` }
    const report = await check(
      files,
      edit({ file_path: 'a.js', rule: { kind: 'number', inside: everywhere }, new_string: 'x', replace_all: true }),
      edit({ file_path: 'b.js', pattern: '[$A]', new_string: '$A', replace_all: true }),
      edit({ file_path: 'a.js', pattern: 'f([$A, $B])', new_string: 'f($B)', replace_all: true, expect_matches: 1000 }),
    )
    expect(outcomeOf(report)).toEqual(['LIMIT_EXCEEDED', 'OVERLAPPING_MATCHES', 'applied'])
    expect(report.steps[0]?.error?.message).toMatch(/\d{6}/)
  })

  it('drops comments of a match with a note in one file, and refuses where the files are many or the step says so', async () => {
    const files = { 'a.js': 'retry(3, // why\n  f)\n', 'b.js': 'retry(1, /* kept */ g)\n' }
    const given = { pattern: 'retry($N, $F)', new_string: 'retry($F, $N)' }
    const all = { pattern: 'retry($$$A)', new_string: 'again($$$A)' }
    const report = await check(files, edit({ file_path: 'a.js', ...given }))
    const first = await check(files, edit({ glob: '*.js', ...given }))
    expect(first.steps[0]?.error?.name).toBe('CHANGE_UNCERTAIN')
    expect(first.steps[0]?.error?.message).toContain('// why')
    const dropped = await check(files, edit({ glob: '*.js', ...given, comments: 'drop' }))
    expect(dropped.steps[0]?.status).toBe('applied')
    expect(dropped.steps[0]?.notes?.join()).toContain('/* kept */')
    const refused = await check(files, edit({ file_path: 'a.js', ...given, comments: 'refuse' }))
    expect(outcomeOf(refused)).toEqual(['CHANGE_UNCERTAIN'])
    expect(report.steps[0]?.notes?.join()).toContain('// why')
    expect(outcomeOf(await check(files, edit({ glob: '*.js', ...all })))).toEqual(['applied'])
  })
})
