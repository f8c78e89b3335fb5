import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan } from '../../../src/index.ts'
import { planRename } from '../../../src/wings/diagnostics/rename.ts'
import { type Files, repository } from '../../support/git.ts'
import { toyArgv } from '../../support/toy-language.ts'

const FILES: Files = {
  'shape.toy': '# area, not an area2\r\nexport area\r\n',
  'use.toy': "import area from './shape.toy'\n",
  'words.txt': 'area\n',
}

const policyOf = (renames?: string) => ({
  name: 'policy.yml',
  text: `version: 1\ndiagnostics:\n  - ${JSON.stringify({ server: toyArgv(renames === undefined ? {} : { renames }), files: '**/*.toy', timeout: renames === 'never' ? '2s' : '60s' })}\n`,
})

interface Asked {
  readonly renames?: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
  readonly name?: string
}

const planned = async (repo: { readonly root: string }, asked: Asked) => {
  const { renames, file = 'shape.toy', line = 2, column, name = 'area' } = asked
  const symbol = { root: repo.root, file, line, column, name, to: 'surface' }
  return planRename({ ...symbol, policy: policyOf(renames) }).catch(
    ({ problems }: { problems: { name: string }[] }) => problems[0]?.name,
  )
}

describe('a rename', () => {
  it('is one Fix of what the server answers, which needs no server', { tags: 'quick' }, async () => {
    using repo = repository(FILES)
    const made = await planned(repo, { renames: 'well' })
    if (typeof made !== 'object') throw new Error(made)
    expect(made.plan.steps).toMatchObject(
      [{ tool: 'Fix', input: { source: /\/rename$/ } }].map(({ tool }) => ({ tool })),
    )
    const report = await applyPlan(made.plan, repo)
    expect(report.steps).toMatchObject([{ status: 'applied' }])
    expect(repo.read('shape.toy').toString()).toBe('# surface, not an area2\r\nexport surface\r\n')
    expect(repo.read('use.toy').toString()).toBe("import surface from './shape.toy'\n")
    expect(repo.read('words.txt').toString()).toBe('area\n')
    expect(made.notes).toEqual([])
  })

  it('names the files in which the server leaves the name, also those that it changes', async () => {
    using repo = repository({
      ...FILES,
      'left.toy': '# area\n',
      'body.toy': "import area from './shape.toy'\n# area\n",
    })
    const made = await planned(repo, { renames: 'code' })
    if (typeof made !== 'object') throw new Error(made)
    expect(made.notes).toHaveLength(1)
    for (const file of ['left.toy', 'body.toy', 'shape.toy']) expect(made.notes[0]).toContain(file)
    expect(made.notes[0]).not.toContain('use.toy')
  })

  it('is refused where the server does not start, and made once the command is corrected', async () => {
    using repo = repository(FILES)
    const text = `version: 1\ndiagnostics:\n  - { server: [${process.execPath}, -e, 'process.exit(3)'], files: '**/*.toy' }\n`
    const symbol = { root: repo.root, file: 'shape.toy', line: 2, name: 'area', to: 'surface' }
    const refused = await planRename({ ...symbol, policy: { name: 'policy.yml', text } }).catch((error: Error) => error)
    expect(refused).toMatchObject({ name: 'UNAVAILABLE_HERE' })
    expect((refused as Error).message).toContain('correct its command under `diagnostics` in .github/editplan.yml')
    repo.write({ '.github/editplan.yml': policyOf('well').text })
    repo.commit()
    expect((await planRename(symbol)).plan.steps).toHaveLength(1)
  })

  it('is made once the policy names a server under `diagnostics`, as the refusal of a file without one asks', async () => {
    using repo = repository(FILES)
    const symbol = { root: repo.root, file: 'shape.toy', line: 2, column: undefined, name: 'area', to: 'surface' }
    const refused = await planRename(symbol).catch((error: Error) => error.message)
    expect(refused).toContain('Name one under `diagnostics` in .github/editplan.yml')
    repo.write({ '.github/editplan.yml': policyOf('well').text })
    repo.commit()
    expect((await planRename(symbol)).plan.steps).toHaveLength(1)
  })

  it.each<[string, Asked, string]>([
    ['a file without a server', { file: 'words.txt', line: 1 }, 'UNAVAILABLE_HERE'],
    ['a server that renames nothing', {}, 'INVALID_INPUT'],
    ['an answer of nothing', { renames: 'null' }, 'INVALID_INPUT'],
    ['an error', { renames: 'refused' }, 'INVALID_INPUT'],
    ['words', { renames: 'words' }, 'FIXES_LEFT_OUT'],
    ['silence', { renames: 'never' }, 'FIXES_LEFT_OUT'],
    ['edits of another version', { renames: 'version' }, 'FIXES_LEFT_OUT'],
    ['edits outside the checkout', { renames: 'outside' }, 'FIXES_LEFT_OUT'],
    ['edits that overlap', { renames: 'overlap' }, 'FIXES_LEFT_OUT'],
    ['a file that is not there', { renames: 'well', file: 'shap.toy' }, 'FILE_NOT_FOUND'],
    ['a line without the name', { renames: 'well', line: 1, name: 'are' }, 'STRING_NOT_FOUND'],
    ['another column', { renames: 'well', column: 3 }, 'STRING_NOT_FOUND'],
  ])('of %s is refused by name', async (_, asked, name) => {
    using repo = repository(FILES)
    expect(await planned(repo, asked)).toBe(name)
  })

  it('makes no new errors of those that were there, whose lines and words have the name', async () => {
    using repo = repository({ ...FILES, 'use.toy': "import area from './none.toy'\nwrong area\n" })
    const made = await planned(repo, { renames: 'well' })
    if (typeof made !== 'object') throw new Error(made)
    const added = async (renamed?: readonly [string, string]) =>
      (await checkPlan(made.plan, { ...repo, policy: policyOf(), diagnostics: true, renamed })).diagnostics?.[0]?.added
    expect(await added()).toBe(2)
    expect(await added(['area', 'surface'])).toBe(0)
    expect(await added(['are', 'surface'])).toBe(2)
  })

  it('of what is not committed is refused, and of what is of no concern is not', async () => {
    using repo = repository(FILES)
    repo.write({ 'notes.txt': 'area\n' })
    expect(typeof (await planned(repo, { renames: 'well' }))).toBe('object')
    repo.write({ 'new.toy': "import area from './shape.toy'\n" })
    expect(await planned(repo, { renames: 'well' })).toBe('DIRTY_FILES')
  })

  it('that the server wants confirmed asks whoever applies it, and one of a file renames it', async () => {
    using repo = repository(FILES)
    const asked = await planned(repo, { renames: 'confirm' })
    if (typeof asked !== 'object') throw new Error(asked)
    expect((await checkPlan(asked.plan, { root: repo.root })).steps[0]?.error?.name).toBe('POLICY_ASK')
    const moved = await planned(repo, { renames: 'file' })
    if (typeof moved !== 'object') throw new Error(moved)
    expect((await applyPlan(moved.plan, repo)).steps).toMatchObject([{ status: 'applied' }])
    expect(repo.read('surface.toy').toString()).toContain('export surface')
  })
})
