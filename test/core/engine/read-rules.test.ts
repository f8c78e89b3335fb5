import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createPolicy } from '../../../src/core/policy/policy.ts'
import { policyFileSchema } from '../../../src/core/policy/policy-file.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { replayOn } from '../../support/replay.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'

const POLICY = createPolicy({
  file: policyFileSchema().parse(parse('version: 1\nrules: { deny: [ "Read(secrets/**)", "Read(src/denied)" ] }')),
  protectedPaths: false,
})

const SECRET = 'launch code 7412\nsecond line\n'
const OTHER = 'something else\nof another length\nthree\n'

/** Replays steps over a denied file, `src/lnk` that leads to it, and a folder that does. */
async function replayWith(secret: string, steps: readonly TestStep[]) {
  using folder = temporaryFolder()
  const files = { 'secrets/k': secret, 'secrets/n.ipynb': notebook(secret), 'src/a.txt': 'one\ntwo\n' }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder.path, file)), { recursive: true })
    writeFileSync(path.join(folder.path, file), text)
  }
  symlinkSync('../secrets/k', path.join(folder.path, 'src/lnk'))
  symlinkSync('lnk', path.join(folder.path, 'src/lnk2'))
  symlinkSync('a.txt', path.join(folder.path, 'src/denied'))
  symlinkSync('../secrets', path.join(folder.path, 'src/dir'))
  const plan = planOf(steps, { options: { on_error: 'continue' } })
  const { results, changes } = await replayOn(folder.path, [plan], POLICY)
  const told = results.map(({ status, error, notes, changes }) => ({
    ...{ status, error, notes },
    structuredPatch: changes[0]?.structuredPatch,
  }))
  return { told, changes: changes.map(({ path, after }) => [path, after?.toString()]) }
}

const notebook = (source: string): string =>
  JSON.stringify({
    cells: [{ cell_type: 'code', execution_count: null, id: 'a', metadata: {}, outputs: [], source: [source] }],
    metadata: {},
    nbformat: 4,
    nbformat_minor: 5,
  })

const cell: TestStep = { tool: 'NotebookEdit', notebook_path: 'secrets/n.ipynb', cell_id: 'a', new_source: 'x' }

describe('a file that may not be read', () => {
  it.each<[string, TestStep]>([
    ['Read', { tool: 'Read', file_path: 'secrets/k' }],
    ['Read through a link', { tool: 'Read', file_path: 'src/lnk' }],
    ['Read of a link that is denied itself', { tool: 'Read', file_path: 'src/denied' }],
    ['Read through two links', { tool: 'Read', file_path: 'src/lnk2' }],
    ['Read through a linked folder', { tool: 'Read', file_path: 'src/dir/k' }],
    ['an Edit that nearly matches', edit('secrets/k', 'launch code 7413', 'x')],
    ['an Edit that matches', edit('secrets/k', 'launch code 7412', 'x')],
    ['an Edit through a link that nearly matches', edit('src/lnk', 'launch code 7413', 'x')],
    ['Write', write('secrets/k', 'x\n')],
    ['NotebookEdit', cell],
    ['Delete', { tool: 'Delete', file_path: 'secrets/k' }],
    ['Move', { tool: 'Move', file_path: 'secrets/k', new_path: 'src/k' }],
    ['when: contains', edit('src/a.txt', 'one', 'x', { when: { file_path: 'secrets/k', contains: '7412' } })],
    ['when: contains of a link', edit('src/a.txt', 'one', 'x', { when: { file_path: 'src/lnk', contains: '7412' } })],
    ['when: exists of a link', edit('src/a.txt', 'one', 'x', { when: { file_path: 'src/lnk', exists: true } })],
  ])('is refused: %s', async (_, step) => {
    const { told, changes } = await replayWith(SECRET, [step])
    expect(told.map(({ error }) => error?.name)).toEqual(['PATH_DENIED'])
    expect(JSON.stringify(told)).not.toMatch(/7412|second/)
    expect(changes).toEqual([])
  })

  it('is passed over by a glob, whatever it holds', async () => {
    const step = { tool: 'Edit', glob: '**', old_string: 'two', new_string: 'launch' }
    const { told, changes } = await replayWith('two\n', [step])
    expect(told.map(({ status }) => status)).toEqual(['applied'])
    expect(changes).toEqual([['src/a.txt', 'one\nlaunch\n']])
  })

  it('is not among the names that a refusal suggests', async () => {
    const { told } = await replayWith(SECRET, [{ tool: 'Read', file_path: 'k' }])
    expect(told[0]?.error?.suggestions).toEqual([])
    expect(told[0]?.error?.message).not.toContain('secrets')
  })

  it('makes no difference to what a replay tells or changes', async () => {
    const paths = fc.constantFrom('secrets/k', 'src/lnk', 'src/lnk2', 'src/dir/k', 'src/a.txt', 'k', 'src/k')
    const texts = fc.constantFrom('launch code 7412', 'launch code', 'second', 'one', 'two', 'something else')
    const when = fc.record({ file_path: paths, contains: texts })
    const steps = fc.oneof(
      fc.record({ tool: fc.constant('Read'), file_path: paths }),
      fc.record({ tool: fc.constant('Delete'), file_path: paths }),
      fc.record({ tool: fc.constant('Move'), file_path: paths, new_path: paths }),
      fc.record({ tool: fc.constant('Write'), file_path: paths, content: texts, when }),
      fc.record({ tool: fc.constant('Edit'), file_path: paths, old_string: texts, new_string: texts }),
      fc.record({ tool: fc.constant('Edit'), file_path: paths, regex: texts, new_string: texts }),
      fc.record({ tool: fc.constant('Edit'), glob: fc.constant('**'), old_string: texts, new_string: texts }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 5 }), async (plan) => {
        expect(await replayWith(SECRET, plan)).toEqual(await replayWith(OTHER, plan))
      }),
      { numRuns: 50 },
    )
  })
})
