import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { simpleGit } from 'simple-git'
import { countedChanges } from '../src/core/git/commands/tree-changes.ts'
import {
  cloned,
  edited,
  git,
  importAndWrite,
  measure,
  median,
  openPlace,
  originOf,
  type Place,
  ratio,
  STEPS,
  timed,
  touchedPaths,
  writePlan,
} from './place.ts'

/** Rounds of which the best counts: floor and ours take turns, so that what else the machine does meets both. */
const ROUNDS = 5

/**
 * Prints what a thousand steps cost as a whole process, beside their floor and the other ways to make the commits; with numbers in
 * `EDITPLAN_BENCH_FILES` for repositories of so many files alone. Every measurement has a checkout of its own: for half a minute
 * after files were deleted ext4 is slow to make others near them, and that would fall on whoever comes next.
 */
export const run = async (): Promise<void> => {
  using place = openPlace()
  const costs: { readonly floor: number; readonly ours: number }[] = []
  for (const files of (process.env.EDITPLAN_BENCH_FILES ?? '1000,20000,100000').split(',').map(Number)) {
    costs.push(await perStep(place, files))
    squashed(place, files)
  }
  const growth = (key: 'floor' | 'ours') => (costs.at(-1)?.[key] ?? 0) / (costs[0]?.[key] ?? 1)
  console.log(
    `from the smallest to the largest the floor grows ${growth('floor').toFixed(2)}x, ours ${growth('ours').toFixed(2)}x: ` +
      `${ratio(growth('ours'), growth('floor'))} the floor's growth (target 1.3x)`,
  )
}

async function perStep(place: Place, files: number): Promise<{ floor: number; ours: number }> {
  const origin = originOf(place, files)
  const paths = touchedPaths(files)
  const plan = writePlan(place, paths, 'per-step')
  const [floors, ours, audits]: [number[], number[], number[]] = [[], [], []]
  let patches = ''
  const amSteps = files > 20_000 ? 25 : files > 1_000 ? 100 : STEPS
  for (let round = 0; round < roundsOf(files); round++) {
    using plain = cloned(place, origin)
    floors.push(timed(() => importAndWrite(plain.root, paths)))
    const range = `refs/bench/floor~${STEPS}..refs/bench/floor~${STEPS - amSteps}`
    patches = git(plain.root, ['format-patch', '--stdout', range])
    using planned = cloned(place, origin)
    ours.push(measure(place, planned.root, ['apply', plan, '--quiet']).wall)
    audits.push(timed(() => audit(planned.root)))
  }
  using mailed = cloned(place, origin)
  const am = timed(() => git(mailed.root, ['am', '-q', '--keep-non-patch'], patches)) * (STEPS / amSteps)
  const addSteps = 20
  using committed = cloned(place, origin)
  const add = (await timeAddAndCommit(committed.root, paths.slice(0, addSteps))) * (STEPS / addSteps)
  const [floorTime, ourTime] = [Math.min(...floors), Math.min(...ours)]
  const pairs = ours.map((time, round) => time / (floors[round] ?? time))
  console.log(
    `${STEPS} steps and commits in ${files} files: ${ratio(ourTime, floorTime)} the floor, best of each (target 1.6x), ` +
      `${median(pairs, (pair) => pair).toFixed(2)}x as the median of pairs, ` +
      `the audit's git process takes ${((100 * Math.min(...audits)) / ourTime).toFixed(1)} % of it (target 5 %), ` +
      `${ratio(am, ourTime)} faster than git am (target 10x, the floor itself ${ratio(am, floorTime)}, from ${amSteps} steps), ` +
      `${ratio(add, ourTime)} faster than simple-git's add and commit (target 50x, from ${addSteps} steps)`,
  )
  return { floor: floorTime, ours: ourTime }
}

/** What the audit asks git, once more. */
function audit(root: string): void {
  const result = git(root, ['for-each-ref', '--format=%(objectname)', 'refs/editplan/']).trim()
  const command = countedChanges('HEAD', result)
  const changes = command.parse(Buffer.from(git(root, command.args)), 0)
  if (changes.length !== STEPS) throw new Error(`The audit saw ${changes.length} changes.`)
}

const roundsOf = (files: number): number => (files > 20_000 ? 3 : ROUNDS)

function squashed(place: Place, files: number): void {
  const origin = originOf(place, files)
  const plan = writePlan(place, touchedPaths(files), 'squash')
  const [applies, ours]: [number[], number[]] = [[], []]
  for (let round = 0; round < roundsOf(files); round++) {
    using planned = cloned(place, origin)
    ours.push(measure(place, planned.root, ['apply', plan, '--quiet']).wall)
    const patch = git(planned.root, ['diff'])
    using patched = cloned(place, origin)
    applies.push(
      timed(() => {
        git(patched.root, ['apply', '--index', '-'], patch)
        git(patched.root, ['commit', '-q', '-m', 'squash'])
      }),
    )
  }
  const times = ratio(Math.min(...ours), Math.min(...applies))
  console.log(`${STEPS} edits as one commit in ${files} files: ${times} git apply --index and git commit (target 4x)`)
}

async function timeAddAndCommit(root: string, paths: readonly string[]): Promise<number> {
  const git = simpleGit({ baseDir: root, config: ['user.name=Ada', 'user.email=ada@example.com'] })
  const start = performance.now()
  for (const path of paths) {
    writeFileSync(join(root, path), edited(path))
    await git.add(path)
    await git.commit(`Edit ${path}`)
  }
  return performance.now() - start
}
