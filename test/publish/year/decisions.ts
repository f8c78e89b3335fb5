import { ledgerAt } from '../../support/ledgers.ts'
import { type Mishap, runReview, type Telling } from './jobs.ts'
import { OLD, placesIn } from './model.ts'
import { openPulls, type World } from './world.ts'

/** What somebody decides about the open pull request. */
export interface Decision {
  readonly what: 'none' | 'drop' | 'restore' | 'rerun'
  /** By a box of the body, where the body has one, instead of a comment. */
  readonly byBox: boolean
  /** Somebody who may not write says it. */
  readonly isStranger: boolean
}

/** Somebody decides, and the job answers; why that was wrong, or nothing. */
export async function decide(
  world: World,
  { decision, mishap, pick }: { readonly decision: Decision; readonly mishap: Mishap; pick(bound: number): number },
  telling: Telling,
): Promise<string | undefined> {
  const { what, isStranger } = decision
  const [pull] = openPulls(world)
  // A ledger that is refused keeps no decision.
  if (world.rules.has('ledgers')) return undefined
  if (!pull || what === 'none' || world.steps.length === 0 || pull.base.ref !== world.base) return undefined
  const isOut = (id: number): boolean => world.leftOut.has(id)
  const candidates = world.steps.filter(({ id }) => (what === 'restore' ? isOut(id) : !isOut(id)))
  const step = candidates[pick(candidates.length)]
  if (what !== 'rerun' && (!step || (what === 'drop' && candidates.length < 2))) return undefined
  const number = step ? world.steps.indexOf(step) + 1 : 0
  // A ledger that was refused names an earlier one.
  const isKnown = (await ledgerAt(world.garden.repository, world.branch))?.pulls.some(
    (one) => one.number === pull.number,
  )
  const said = sayIt(world, { decision, number, pull: pull.number })
  const words = `${said.words}${isStranger ? ' of a stranger' : ''}`
  telling.count(`decision: ${what}${isStranger ? ' of a stranger' : ''}`)
  const before = await world.garden.remote('rev-parse', world.branch)
  if (mishap.fault !== 'none') {
    const hit = await runReview(world, said.event, mishap)
    telling.told.push(`${words} with ${mishap.fault} at ${mishap.at} → ${hit.exitCode}`)
  }
  const job = said.isAnswered()
    ? { exitCode: 0, errors: [] }
    : await runReview(world, said.event, { fault: 'none', at: 0 })
  telling.told.push(`${words} → ${said.reactions().join()} ${job.exitCode} ${job.errors.join(' | ').slice(0, 200)}`)
  if (isStranger)
    return (await world.garden.remote('rev-parse', world.branch)) === before ? undefined : 'a stranger decided'
  // Without a ledger the pull request is nobody's to answer.
  if (said.reactions().length === 0) return isKnown ? `nobody answered ${words}` : undefined
  return judge(world, { what, step, words, isDone: said.reactions().includes('+1') })
}

/** Takes note of what was done; why it had to be, where it was not. */
function judge(
  world: World,
  {
    what,
    step,
    words,
    isDone,
  }: { what: string; step: World['steps'][number] | undefined; words: string; isDone: boolean },
): string | undefined {
  if (isDone && step && what === 'drop') world.leftOut.set(step.id, step.path)
  if (isDone && step && what === 'restore') world.leftOut.delete(step.id)
  if (isDone) return undefined
  // A step that a person on the branch built on cannot be left out; a plan is not replayed where the base has lost a place of it.
  const isBuiltOn = world.works.some(
    ({ kind, id }) => (kind === 'refine' || kind === 'revert') && (id === step?.id || what === 'rerun'),
  )
  const places = placesIn(world.files, OLD)
  const isGone = world.steps.some(({ id, path }) => !places.some((one) => one.id === id && one.path === path))
  const answer = world.garden.repository.comments.at(-1)?.body ?? ''
  // Commits that nobody knows as a run's hold what a step makes; those of a rewritten base are left behind by a rebase.
  const isMadeByOthers = world.isForgotten && /`git revert --no-edit /.test(answer)
  const isStranded = world.isRewritten && world.works.length > 0 && /`git rebase --onto /.test(answer)
  const mayFail =
    /has no manifest/.test(answer) ||
    isBuiltOn ||
    isMadeByOthers ||
    isStranded ||
    (what === 'rerun' && isGone) ||
    world.rules.size > 0
  return mayFail ? undefined : `${words} was not done: ${answer}`
}

interface Said {
  readonly words: string
  readonly event: { readonly name: string; readonly payload: object }
  reactions(): readonly string[]
  isAnswered(): boolean
}

function sayIt(
  world: World,
  { decision, number, pull }: { readonly decision: Decision; readonly number: number; readonly pull: number },
): Said {
  const { what, byBox, isStranger } = decision
  const box = what === 'rerun' ? undefined : ticked(world, { number, drops: what === 'drop' })
  const sender = { login: isStranger ? 'ivy' : 'fern', type: 'User' }
  return byBox && box !== undefined
    ? { words: `${what} ${number} by its box`, ...edited(world, { pull, sender, to: box }) }
    : { words: `/editplan ${what} ${number || ''}`, ...commented(world, { pull, sender, what, number }) }
}

type Sender = { readonly login: string; readonly type: string }

function commented(
  world: World,
  { pull, sender, what, number }: { pull: number; sender: Sender; what: string; number: number },
) {
  const { comments } = world.garden.repository
  const body = `/editplan ${what}${number === 0 || what === 'rerun' ? '' : ` ${number}`}`
  const comment = { id: comments.length + 1, issue: pull, user: sender.login, body, reactions: [] as string[] }
  comments.push(comment)
  const payload = { action: 'created', sender, issue: { number: pull, pull_request: {} }, comment }
  return {
    event: { name: 'issue_comment', payload },
    reactions: () => comment.reactions,
    isAnswered: () => comment.reactions.length > 0 && comments.at(-1)?.user !== sender.login,
  }
}

/** The body with the box of a step the other way; undefined where it shows none. */
function ticked(world: World, { number, drops }: { readonly number: number; readonly drops: boolean }) {
  const body = openPulls(world)[0]?.body ?? ''
  const [from, to] = drops ? ['x', ' '] : [' ', 'x']
  const changed = body.replace(new RegExp(`^- \\[${from}\\] ${number} `, 'm'), `- [${to}] ${number} `)
  return changed === body ? undefined : changed
}

function edited(world: World, { pull: number, sender, to }: { pull: number; sender: Sender; to: string }) {
  const { repository } = world.garden
  const [pull] = openPulls(world)
  const from = pull?.body ?? ''
  if (pull) pull.body = to
  const asked = { number, body: to }
  const payload = { action: 'edited', sender, pull_request: asked, changes: { body: { from } } }
  const known = repository.reactions.length
  const reactions = () => repository.reactions.slice(known).map((one) => one.replace(/^\d+ /, ''))
  return { event: { name: 'pull_request_target', payload }, reactions, isAnswered: () => reactions().length > 0 }
}
