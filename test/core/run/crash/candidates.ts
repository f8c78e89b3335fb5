import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { CandidatesReport } from '../../../../src/wings/several/report.ts'
import { repository, repositoryAt, temporaryFolder } from '../../../support/git.ts'
import { edit, planText, type TestStep, write } from '../../../support/runs.ts'
import type { Place, Program } from './program.ts'
import { differences, type State, stateOf } from './state.ts'

/** A checkout in which `try`, with several plans two at a time, is killed again and again. */
export interface CandidatesStage extends Disposable {
  /** How many points the command has to be killed at; how the two take turns moves it a little. */
  readonly points: number
  prove(point: number): Promise<CandidatesVerdict>
}

/** Where a kill at a point, and the clean-up after it, led. */
export interface CandidatesVerdict {
  readonly point: number
  /** How many worktrees of ours git listed after the kill. */
  readonly left: number
  /** Not so where the command came to its end before. */
  readonly killed: boolean
  /** What is not as it has to be; empty for a proof. */
  readonly failures: readonly string[]
}

/** One in four keeps its worktree, one is refused, one fails. */
const KINDS: readonly ((at: number) => readonly TestStep[])[] = [
  (at) => [edit('a.txt', 'one', `two ${at}`), write(`made/${at}.txt`, `${at}\n`)],
  (at) => [edit('a.txt', 'one', `keep ${at}`)],
  (at) => [edit('a.txt', 'one', `bad ${at}`)],
  () => [edit('a.txt', 'nothing', 'x')],
]

/** Finds both dependencies, writes into the copied one, and leaves a file where the plan says so. */
const VERIFY = `test -f node_modules/dep/index.js && test -f vendor/lib.txt || exit 9
echo cached > node_modules/dep/cache.js
echo other >> node_modules/dep/index.js
if grep -q keep a.txt; then cp a.txt coverage.txt; fi
if grep -q bad a.txt; then exit 1; fi
`

const POLICY = {
  version: 1,
  verify: [{ name: 'look', run: ['sh', 'verify.sh'] }],
  worktree: { copy: ['node_modules'], link: ['vendor'] },
}

/** All the plans are tried again after every tenth kill, and two after the others. */
const ALL_AGAIN = 10

export async function setCandidatesStage(program: Program, plans: number): Promise<CandidatesStage> {
  const folder = temporaryFolder()
  const pristine = join(folder.path, 'pristine')
  const place = { root: join(folder.path, 'checkout'), temporary: join(folder.path, 'temporary') }
  mkdirSync(place.temporary)
  const names = Array.from({ length: plans }, (_, at) => `../plan-${at}.json`)
  for (const [at, name] of names.entries())
    writeFileSync(join(folder.path, basename(name)), planText(KINDS[at % KINDS.length]?.(at) ?? []))
  using prepared = orchard()
  await copy(prepared.root, place.root)
  const own = join(folder.path, 'own')
  repositoryAt(place.root).git('worktree', 'add', '--quiet', '--detach', own)
  writeFileSync(join(own, 'a.txt'), 'work\n')
  await copy(place.root, pristine)
  const stage = { program, place, names, own }
  const before = await stateOf(place)
  const points = await program.countPoints(['try', ...names, '--jobs', '2'], place)
  await clean(stage)
  const expected = await sequential(stage)
  const reset = async () => {
    for (const one of [place.root, place.temporary]) rmSync(one, { recursive: true })
    mkdirSync(place.temporary)
    await copy(pristine, place.root)
  }
  return {
    points,
    async prove(point) {
      await reset()
      return prove({ ...stage, before, expected }, point)
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  }
}

/** The plans lie beside it; programs of the policy need what git ignores. */
function orchard() {
  const repo = repository(
    {
      'a.txt': 'one\n',
      'b.txt': 'one\n',
      'verify.sh': VERIFY,
      '.gitignore': 'node_modules\nvendor\n',
      '.github/editplan.yml': JSON.stringify(POLICY),
    },
    { init: ['--template='] },
  )
  repo.write({ 'node_modules/dep/index.js': 'dependency\n', 'vendor/lib.txt': 'linked\n', 'note.txt': 'untracked\n' })
  return repo
}

interface Stage {
  readonly program: Program
  readonly place: Place
  /** Of the plans' files. */
  readonly names: readonly string[]
  /** A worktree of the user's, with work in it. */
  readonly own: string
}

interface Proof extends Stage {
  readonly before: State
  /** What each plan gives when it is tried alone. */
  readonly expected: readonly Tried[]
}

type Tried = Pick<CandidatesReport['candidates'][number], 'verdict' | 'commit'>

async function prove(proof: Proof, point: number): Promise<CandidatesVerdict> {
  const { program, place, names, before, expected } = proof
  const failures: string[] = []
  const expectState = async (when: string): Promise<void> => {
    const found = await stateOf(place)
    for (const name of differences(before, found))
      failures.push(`${when}: ${name} is ${found.get(name) ?? 'missing'} instead of ${before.get(name) ?? 'missing'}`)
    if (repositoryAt(proof.own).git('status', '--porcelain') !== ' M a.txt') failures.push(`${when}: own work is lost`)
  }
  const killed = await program.kill(['try', ...names, '--jobs', '2'], place, point)
  const left = worktreesOf(proof)
  const { removed, running } = await clean(proof)
  for (const path of left) if (!removed.includes(path)) failures.push(`--clean does not name ${path}`)
  if (running.length > 0) failures.push(`says that ${running} are in use`)
  await expectState('after --clean')
  const again = names.filter((_, at) => at === 0 || at === point % names.length || point % ALL_AGAIN === 0)
  const tried = await tryAll(proof, again).catch((error: Error) => {
    failures.push(error.message)
    return []
  })
  for (const [at, name] of again.entries()) {
    const wanted = JSON.stringify(expected[names.indexOf(name)])
    const found = JSON.stringify(tried[at])
    if (found !== wanted) failures.push(`${name}, tried again, gives ${found} instead of ${wanted}`)
  }
  await clean(proof)
  await expectState('after another try')
  return { point, left: left.length, killed, failures }
}

/** The worktrees that git lists besides the user's own. */
const worktreesOf = ({ place, own }: Stage): readonly string[] =>
  repositoryAt(place.root)
    .git('worktree', 'list', '--porcelain')
    .split('\n')
    .flatMap((line) => (line.startsWith('worktree ') ? [line.slice('worktree '.length)] : []))
    .filter((path) => path !== place.root && path !== own)

const clean = async ({
  program,
  place,
}: Stage): Promise<{ readonly removed: readonly string[]; readonly running: readonly string[] }> =>
  JSON.parse(await program.run(['try', '--clean', '--json'], place))

/** Each plan by itself. */
async function sequential(stage: Stage): Promise<readonly Tried[]> {
  const tried = await tryAll(stage, stage.names, 1)
  await clean(stage)
  return tried
}

async function tryAll({ program, place }: Stage, names: readonly string[], jobs = 2): Promise<readonly Tried[]> {
  const report: CandidatesReport = JSON.parse(
    await program.run(['try', ...names, '--json', '--jobs', String(jobs)], place),
  )
  return report.candidates.map(({ verdict, commit }) => ({ verdict, ...(commit !== undefined && { commit }) }))
}

/** Keeps modes and times. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])
