import { openTheirPull } from '../../support/open-pulls.ts'
import { runOnto, runScheduled, type Telling } from './jobs.ts'
import { type Files, NEW, OLD, place, placesIn, planText, swap } from './model.ts'
import {
  digSoil,
  filesAt,
  follow,
  force,
  hasLedger,
  mergedFiles,
  openPulls,
  ownRefs,
  tipOf,
  type World,
} from './world.ts'

/** What runs in a week beside the scheduled job, and never changes what that shows. @returns why it was wrong, or nothing */
export type Errand = (world: World, pick: (bound: number) => number, telling: Telling) => Promise<string | undefined>

export const ERRANDS = {
  async 'an older run again'(world, pick, telling) {
    const now = planText(placesIn(world.files, OLD))
    const one = some(
      world.published.filter(({ plan }) => plan !== now),
      pick,
    )
    // Only the ledger knows which run was the last.
    if (!one || openPulls(world).length === 0 || !isCalm(world) || !(await hasLedger(world))) return undefined
    telling.count('errand: an older run again')
    const before = await refsOf(world)
    const job = await runScheduled(world, { ...FINE, older: one }, { inputs: {}, told: telling.told })
    if (job.exitCode === 0 || !/newer one/.test(job.errors.join()))
      return `an older run ended with ${job.exitCode}: ${job.errors.join(' | ')}`
    return (await refsOf(world)) === before ? undefined : 'an older run changed the remote'
  },

  async 'a plan onto the pull request of a person'(world, pick, telling) {
    const one = some(placesIn(world.files, OLD), pick)
    if (!one) return undefined
    telling.count('errand: onto')
    const { garden } = world
    world.next += 1
    const [branch, note] = [`theirs-${world.next}`, `notes/theirs-${world.next}.txt`]
    const onto = await garden.remote('rev-parse', world.base)
    const pull = await openTheirPull(garden, { change: { [note]: 'theirs\n' }, branch, onto })
    Object.assign(pull.base, { ref: world.base })
    world.commits.add(pull.head.sha)
    const [theirs, refs] = [pull.head.sha, await refsOf(world, branch)]
    const plan = planText([one])
    const wrong = await landsOnTop(world, { number: pull.number, branch, theirs, plan }, telling)
    const wanted = new Map(world.files)
    wanted.set(note, 'theirs\n')
    const isDone = (await tipOf(world, branch)) !== theirs
    if (isDone) swap(wanted, one.path, [place(one.id, OLD), place(one.id, NEW)])
    const found = await filesAt(world, branch)
    const others = (await refsOf(world, branch)) !== refs
    Object.assign(pull, { state: 'closed' })
    await force(world, branch, undefined)
    if (wrong !== undefined) return wrong
    if (others) return 'a run onto a pull request changed other refs'
    return isEqual(wanted, found) ? undefined : 'a run onto a pull request made something else of it'
  },

  async 'a submodule onto the pull request of a person'(world, pick, { told, count }) {
    const { garden } = world
    const at = (revision: string) => garden.remote('rev-parse', '--quiet', '--verify', `${revision}:lib/soil`)
    if ((await at(world.base).catch(() => undefined)) === undefined) return undefined
    count('errand: submodule')
    const isThere = pick(2) === 0
    const commit = isThere ? await digSoil(world) : 'f'.repeat(40)
    world.next += 1
    const [branch, note] = [`theirs-${world.next}`, `notes/theirs-${world.next}.txt`]
    const onto = await garden.remote('rev-parse', world.base)
    const pull = await openTheirPull(garden, { change: { [note]: 'theirs\n' }, branch, onto })
    Object.assign(pull.base, { ref: world.base })
    world.commits.add(pull.head.sha)
    const theirs = pull.head.sha
    const plan = JSON.stringify({ version: 1, title: 'Soil', steps: [{ tool: 'Submodule', path: 'lib/soil', commit }] })
    const job = await runOnto(world, { number: pull.number, plan }, told)
    await follow(world)
    const [moved, parent, files] = [
      await at(branch),
      await garden.remote('rev-parse', `${branch}^`),
      await filesAt(world, branch),
    ]
    const tip = await tipOf(world, branch)
    Object.assign(pull, { state: 'closed' })
    await force(world, branch, undefined)
    if (job.exitCode !== 0) {
      count('errand: submodule, refused')
      const isNamed = isThere ? world.rules.size > 0 : true
      return tip === theirs && isNamed ? undefined : `a submodule: ${job.errors.join(' | ')}`
    }
    const isOnTop = parent === theirs && files.get(note) === 'theirs\n'
    return isThere && isOnTop && moved === commit ? undefined : 'a submodule was moved elsewhere'
  },

  async 'a run that may change one file'(world, pick, telling) {
    const places = placesIn(world.files, OLD).filter(({ id }) => !world.leftOut.has(id))
    const only = some(places, pick)?.path
    if (only === undefined || places.every(({ path }) => path === only) || !isCalm(world)) return undefined
    telling.count('errand: only')
    const before = await refsOf(world)
    const job = await runScheduled(world, FINE, { inputs: { only }, told: telling.told })
    if ((await refsOf(world)) !== before) return 'a run changed files that `only` does not name'
    const isRefused = job.exitCode !== 0 && job.errors.length > 0
    const { 'pull-request-operation': operation } = job.outputs
    return isRefused || operation === 'none' ? undefined : `a run beyond \`only\` ended with ${job.exitCode}`
  },
} satisfies Record<string, Errand>

export type ErrandName = keyof typeof ERRANDS

const FINE = { fault: 'none', at: 0, depth: 1 } as const

const some = <Item>(items: readonly Item[], pick: (bound: number) => number): Item | undefined =>
  items[pick(items.length)]

const isCalm = ({ rules, isForgotten }: World): boolean => rules.size === 0 && !isForgotten

/** All but the heads of pull requests. */
const refsOf = async (world: World, except = ''): Promise<string> =>
  (await ownRefs(world, 'refs'))
    .filter((line) => !line.includes(' refs/pull/') && !line.endsWith(` refs/heads/${except}`))
    .join('\n')

/** The commits of the plan are on top of theirs, once; where something stands against it nothing moved. */
async function landsOnTop(
  world: World,
  { theirs, branch, ...pull }: { number: number; branch: string; theirs: string; plan: string },
  { told, count }: Telling,
): Promise<string | undefined> {
  const job = await runOnto(world, pull, told)
  await follow(world)
  const tip = await tipOf(world, branch)
  if (job.exitCode !== 0) {
    if (tip !== theirs) return 'a refused run onto a pull request moved its branch'
    count('errand: onto, refused')
    return world.rules.size > 0 ? undefined : `onto a pull request: ${job.errors.join(' | ')}`
  }
  if ((await world.garden.remote('rev-parse', `${branch}^`)) !== theirs)
    return 'a run onto a pull request is not on top'
  const again = await runOnto(world, pull, told)
  return again.exitCode === 0 && (await tipOf(world, branch)) === tip ? undefined : 'onto a pull request ran twice'
}

const isEqual = (one: Files, other: Files): boolean =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text)

/** What reviewers of the open pull request approve: its head, and the lines that merging it changes, in whatever file the base has them by now. */
export async function approvalOf(world: World): Promise<World['approved']> {
  const [pull] = openPulls(world)
  const merged = pull && (await mergedFiles(world))
  if (!pull || !merged) return undefined
  const linesOf = (files: Files) => [...files.values()].flatMap((text) => text.split('\n'))
  const [was, is] = [linesOf(world.files), linesOf(merged)]
  const [gone, come] = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))]
  const lines = [...gone.map((line) => `−${line}`), ...come.map((line) => `+${line}`)]
  const { number, head } = pull
  const onto = await tipOf(world, world.base)
  return { number, head: head.sha, onto, lines, plan: planText(placesIn(world.files, OLD)) }
}

/** Counts whether the approval of last week is still there; one that stands for lines that nobody approved is wrong. */
export async function countApproval(
  world: World,
  head: string | undefined,
  { count }: Telling,
): Promise<string | undefined> {
  const [was, is] = [world.approved, await approvalOf(world)]
  world.approved = is
  if (!was || is?.number !== was.number || head !== was.head) return undefined
  if (is.head !== was.head) {
    count(`approval: lost, ${await whyLost(world, was, is)}`)
    return undefined
  }
  count('approval: kept')
  const others = is.lines.filter((line) => !was.lines.includes(line))
  if (others.length === 0) return undefined
  count('approval: kept wrongly')
  return `an approval stands for lines that nobody approved: ${others.join(', ')}`
}

type Approval = NonNullable<World['approved']>

/** Merging a branch on commits that the base has lost would bring them back; what the base did to a file of the plan nobody approved. */
async function whyLost({ garden: { remote } }: World, was: Approval, is: Approval): Promise<string> {
  if (is.plan !== was.plan) return 'since the plan is another'
  const [from, to] = [was.onto ?? '', is.onto ?? '']
  const isHeld = remote('merge-base', '--is-ancestor', from, to).then(() => true)
  if (!(await isHeld.catch(() => false))) return 'since the base was rewritten'
  // Such as a step that reviewers left out, which a lost ledger knows no more.
  if (is.lines.join() !== was.lines.join()) return 'since it shows other lines'
  const changed = (await remote('diff', '--name-only', from, to)).split('\n')
  const isTouched = changed.some((path) => is.plan.includes(JSON.stringify(path)))
  return isTouched ? 'since the base changed a file of the plan' : 'though the plan is the same'
}
