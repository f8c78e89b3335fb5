import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reportWriters } from '../../../src/core/report/report-writers.ts'
import { applyPlan, type RunReport } from '../../../src/index.ts'
import { repository, temporaryFolder } from '../../support/git.ts'
import { faultsBy } from '../../support/published-schema.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'
import { fixed } from './fixed.ts'

const FILES = {
  'src/user.ts': 'one\ntwo é😀\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n',
  'crlf #1.txt': 'a\r\nb\r\nc',
  'bom.txt': '\ufeffhead\nbody\n',
  'a b/100%.txt': 'x\ny\n',
}

/** Steps that lines tell, and what the files hold after them. */
const STEPS: readonly TestStep[] = [
  edit('src/user.ts', 'two é😀', 'zwei', { why: 'it is German' }),
  edit('src/user.ts', 'nine\n', 'nine\nand a half\n'),
  edit('src/user.ts', 'zwei', 'deux', { why: 'or French' }),
  edit('crlf #1.txt', 'c', 'C\r\nd'),
  edit('bom.txt', 'head', 'Head'),
  edit('a b/100%.txt', 'x\ny\n', ''),
]

const run = async (
  steps: readonly TestStep[],
): Promise<{ readonly report: RunReport; readonly after: Record<string, string> }> => {
  using repo = repository(FILES)
  const report = await applyPlan(planOf(steps, { options: { on_error: 'continue' } }), repo)
  const left = Object.keys(FILES).filter((path) => existsSync(join(repo.root, path)))
  return { report, after: Object.fromEntries(left.map((path) => [path, repo.read(path).toString()])) }
}

const written = async (format: 'sarif' | 'rdjson', report: RunReport): Promise<string> =>
  `${await (await reportWriters[format].get()())(report, '/nowhere')}`

const FORMATS = [
  ['sarif', 'sarif-2.1.0'],
  ['rdjson', 'rdjson'],
] as const

describe('a report in a format of other tools', () => {
  it.each(FORMATS)('is valid, and read back gives the files that the run made: %s', async (format, schema) => {
    const { report, after } = await run(STEPS)
    const text = await written(format, report)
    expect(faultsBy(schema, JSON.parse(text))).toBeNull()
    expect(await fixed(text, FILES)).toMatchObject({ left: [], files: after })
  })

  it.each(FORMATS)('is refused by its schema where it is not one: %s', (_, schema) => {
    expect(faultsBy(schema, { version: '1', runs: 'none', diagnostics: [{ message: 7 }] })).not.toBeNull()
  })

  it.each(FORMATS)('tells what it cannot offer as a fix, and what was refused: %s', async (format, schema) => {
    const { report } = await run([
      edit('src/user.ts', 'nobody', 'anybody', { why: 'never found' }),
      write('new.txt', 'new\n'),
      { tool: 'Move', file_path: 'bom.txt', new_path: 'moved.txt' },
      edit('src/user.ts', 'one', 'eins'),
    ])
    const text = await written(format, report)
    expect(faultsBy(schema, JSON.parse(text))).toBeNull()
    const { runs, diagnostics = runs[0].results } = JSON.parse(text)
    expect(diagnostics).toHaveLength(4)
    const severities = diagnostics.map(({ level, severity = level }: Record<string, string>) => severity)
    expect(severities.map((one: string) => /^error$/i.test(one))).toEqual([true, false, false, false])
    const offered = diagnostics.map((one: object) => 'fixes' in one || 'suggestions' in one)
    expect(offered).toEqual([false, false, false, true])
  })

  it('offers a fix over several files whole, or not at all', { tags: 'quick' }, async () => {
    const { report } = await run([{ tool: 'Edit', glob: '**', old_string: 'e', new_string: 'E', replace_all: true }])
    const sarif = JSON.parse(await written('sarif', report))
    expect(sarif.runs[0].results[0].fixes[0].artifactChanges).toHaveLength(2)
    const rdjson = JSON.parse(await written('rdjson', report))
    expect(rdjson.diagnostics).toMatchObject([{ location: { path: 'bom.txt' } }])
    expect(rdjson.diagnostics[0]).not.toHaveProperty('suggestions')
  })
})

/** Microsoft's SARIF SDK as a program: `SARIF_MULTITOOL` names it (npm has it as `@microsoft/sarif-multitool-linux`). */
const MULTITOOL = process.env.SARIF_MULTITOOL ?? ''
const PROGRAM_ENV = { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' }

describe.skipIf(MULTITOOL === '')('a reader of SARIF that is not ours', () => {
  it('takes it as valid, understands every part of it, and gives it back with the same fixes', {
    tags: 'quick',
  }, async () => {
    const { report, after } = await run([...STEPS, edit('src/user.ts', 'nobody', 'anybody'), write('new.txt', 'new\n')])
    const text = await written('sarif', report)
    using folder = temporaryFolder()
    const [given, judged, rewritten] = ['given.sarif', 'judged.sarif', 'rewritten.sarif'].map((name) =>
      join(folder.path, name),
    ) as [string, string, string]
    writeFileSync(given, text)
    const multitool = (...args: readonly string[]) => execFileSync(MULTITOOL, args, { env: PROGRAM_ENV, stdio: 'pipe' })
    multitool('validate', given, '--output', judged)
    const { runs } = JSON.parse(readFileSync(judged, 'utf8'))
    expect((runs[0].results ?? []).filter(({ level }: { level?: string }) => level === 'error')).toEqual([])
    multitool('rewrite', given, '--output', rewritten)
    const made = readFileSync(rewritten, 'utf8').replace(/^\ufeff/, '')
    expect(JSON.parse(made)).toEqual(JSON.parse(text))
    expect((await fixed(made, FILES)).files).toEqual({ ...after })
  })
})
