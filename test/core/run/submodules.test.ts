import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { planFromDiff } from '../../../src/core/run/from-diff.ts'
import { applyPlan } from '../../../src/index.ts'
import { importCommits } from '../../support/commits.ts'
import { type Garden, plantGarden } from '../../support/garden.ts'
import { runJob } from '../../support/runner.ts'
import { planOf, planText, type TestStep } from '../../support/runs.ts'

const BRANCH = 'editplan/tend-the-garden'
const SOIL = 'octo-org/soil'
const who = { name: 'Fern' }

interface SoilGarden {
  readonly garden: Garden
  /** Of the submodule: where the garden has it, the tip of its branch, and one that no branch holds. */
  readonly commits: { readonly old: string; readonly tip: string; readonly stray: string }
}

/** A garden with a submodule, whose repository anyone may read. */
async function plantSoil(url = '../soil.git', policy?: string): Promise<SoilGarden> {
  const garden = await plantGarden()
  const soil = await garden.github.addRepository(SOIL)
  soil.isPublic = true
  const [old, mid, tip] = await importCommits(soil.folder, undefined, [
    { change: { 'soil.txt': 'soil\n' }, who, message: 'Dig\n' },
    { change: { 'soil.txt': 'soil, raked\n' }, who, message: 'Rake | @everyone\n' },
    { change: { 'soil.txt': 'soil, watered\n' }, who, message: 'Water\n' },
  ])
  const [, stray] = await importCommits(soil.folder, mid?.commit, [
    { change: { 'soil.txt': 'salt\n' }, who: { name: 'Mallory' }, message: 'Salt\n' },
  ])
  const commits = { old: old?.commit ?? '', tip: tip?.commit ?? '', stray: stray?.commit ?? '' }
  await importRefs(garden, soil.folder, commits.tip)
  await garden.commitElsewhere('main', {
    '.gitmodules': `[submodule "soil"]\n\tpath = lib/soil\n\turl = ${url}\n`,
    'lib/soil': { mode: '160000', content: commits.old },
    ...(policy !== undefined && { '.github/editplan.yml': policy }),
  })
  await garden.git('fetch', '-q', garden.repository.folder, 'main')
  await garden.git('reset', '-q', '--hard', 'FETCH_HEAD')
  return { garden, commits }
}

const importRefs = ({ github }: Garden, folder: string, tip: string): Promise<void> =>
  writeFile(join(folder, 'refs/heads/main'), `${tip}\n`).then(() => github.clear())

const move = (commit: string, path = 'lib/soil'): TestStep => ({ tool: 'Submodule', path, commit })

async function publish({ checkout, ...garden }: Garden, steps: readonly TestStep[]) {
  await writeFile(join(checkout, 'plan.json'), planText(steps))
  const { exitCode, stdout } = await runJob({ checkout, ...garden }, { inputs: { plan: 'plan.json' } })
  return { exitCode, names: [...stdout.matchAll(/^::error .*?title=([A-Z_]+)/gm)].map(([, name = '']) => name) }
}

const refs = ({ remote }: Garden): Promise<string> => remote('for-each-ref')

it('a step moves a submodule to a commit of its remote, which is asked without a token, and its log is shown', async () => {
  const { garden, commits } = await plantSoil()
  await using _ = garden
  const { old, tip } = commits
  expect(await publish(garden, [move(tip)])).toEqual({ exitCode: 0, names: [] })
  expect(await garden.remote('diff', '--raw', '--no-abbrev', 'main', BRANCH)).toBe(
    `:160000 160000 ${old} ${tip} M\tlib/soil`,
  )
  const asked = garden.github.gitRequests.filter(({ url }) => url.startsWith(`/${SOIL}.git`))
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.flatMap(({ authorization }) => authorization)).toEqual([])
  const body = garden.repository.pulls[0]?.body ?? ''
  expect(body).toContain(`${old.slice(0, 12)}..${tip.slice(0, 12)}, 2 commits`)
  expect(body).toContain('Water')
  expect(body).not.toContain('@everyone')

  const before = await refs(garden)
  expect(await publish(garden, [move(tip)])).toEqual({ exitCode: 0, names: [] })
  expect(await refs(garden)).toBe(before)
  await garden.git('fetch', '-q', garden.repository.folder, `${BRANCH}:moved`)
  const { plan, leftOut } = await planFromDiff({ root: garden.checkout, from: 'HEAD', to: 'moved' })
  expect([plan?.steps.map(({ tool, input }) => ({ tool, input })), leftOut]).toEqual([
    [{ tool: 'Submodule', input: { path: 'lib/soil', commit: tip } }],
    [],
  ])
})

it.each<[string, string, (commits: SoilGarden['commits']) => TestStep]>([
  ['to a commit that no branch holds, though the server has it', '../soil.git', ({ stray }) => move(stray)],
  ['to a commit that nobody has', '../soil.git', () => move('a'.repeat(40))],
  ['whose remote cannot be read without a token', '../garden.git', ({ tip }) => move(tip)],
  ['whose address is a file', '/etc/soil', ({ tip }) => move(tip)],
  ['whose address is a program', 'ext::sh -c id', ({ tip }) => move(tip)],
  ['that is none', '../soil.git', ({ tip }) => move(tip, 'beds/rose.txt')],
  ['to an id of another form', '../soil.git', () => move('b'.repeat(64))],
])('a submodule %s is refused by name, and nothing is pushed', async (_name, url, step) => {
  const { garden, commits } = await plantSoil(url)
  await using _ = garden
  const before = await refs(garden)
  expect((await publish(garden, [step(commits)])).names).toEqual(['SUBMODULE_INVALID'])
  expect(await refs(garden)).toBe(before)
  expect((await publish(garden, [{ tool: 'Write', file_path: 'ok.txt', content: 'ok\n' }])).exitCode).toBe(0)
})

it('a refused submodule is moved once a branch of its remote holds the commit', async () => {
  const { garden, commits } = await plantSoil()
  await using _ = garden
  expect((await publish(garden, [move(commits.stray)])).names).toEqual(['SUBMODULE_INVALID'])
  const { folder = '' } = garden.github.repositories.get(SOIL) ?? {}
  await writeFile(join(folder, 'refs/heads/side'), `${commits.stray}\n`)
  expect(await publish(garden, [move(commits.stray)])).toEqual({ exitCode: 0, names: [] })
  expect(await garden.remote('rev-parse', `${BRANCH}:lib/soil`)).toBe(commits.stray)
})

it('a policy moves submodules without asking, and a checkout has none moved', async () => {
  const { garden, commits } = await plantSoil('/etc/soil', 'version: 1\nsubmodules: { unchecked: true }\n')
  await using _ = garden
  expect(await publish(garden, [move(commits.stray)])).toEqual({ exitCode: 0, names: [] })
  expect(await garden.remote('rev-parse', `${BRANCH}:lib/soil`)).toBe(commits.stray)
  const applied = applyPlan(planOf([move(commits.stray)]), { root: garden.checkout })
  await expect(applied).rejects.toMatchObject({ name: 'SUBMODULE_INVALID' })
})
