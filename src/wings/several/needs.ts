import { type ComposeBaseline, type Outcome, replayParts } from '../../core/engine/replay-parts.ts'
import { type Member, partsOf } from './member.ts'

/** Which plans must come before a plan so that it works at all, in an order in which they do; undefined where none help. */
export type Needs = ReadonlyMap<number, readonly Member[] | undefined>

/** What each plan needs that is refused alone. Plans that work alone need nothing. */
export async function needsOf(
  members: readonly Member[],
  alone: readonly Outcome[],
  baseline: ComposeBaseline,
): Promise<Needs> {
  const needs = new Map<number, readonly Member[] | undefined>()
  const works = async (list: readonly Member[]): Promise<boolean> =>
    (await replayParts(partsOf(list), baseline)).refusal === undefined
  for (const member of members) if (!alone[member.index]?.refusal) needs.set(member.index, [])
  let open = members.filter(({ index }) => !needs.has(index))
  // Each round may make plans work that those of the next one need.
  for (let found = true; found && open.length > 0; ) {
    found = false
    const helpers = await allThatWork(
      members.filter(({ index }) => needs.has(index)),
      works,
    )
    for (const member of open) {
      const needed = await fewest(member, helpers, works)
      if (!needed) continue
      needs.set(member.index, needed)
      found = true
    }
    open = open.filter(({ index }) => !needs.has(index))
  }
  for (const { index } of open) needs.set(index, undefined)
  return needs
}

type Works = (list: readonly Member[]) => Promise<boolean>

/** Those that work together, each tried again after the others. */
async function allThatWork(candidates: readonly Member[], works: Works): Promise<readonly Member[]> {
  let [list, waiting]: [readonly Member[], readonly Member[]] = [[], candidates]
  for (let before = -1; waiting.length !== before; ) {
    before = waiting.length
    const still: Member[] = []
    for (const member of waiting) {
      if (await works([...list, member])) list = [...list, member]
      else still.push(member)
    }
    waiting = still
  }
  return list
}

/** The helpers without which the plan is refused. */
async function fewest(
  member: Member,
  helpers: readonly Member[],
  works: Works,
): Promise<readonly Member[] | undefined> {
  for (const helper of helpers) if (await works([helper, member])) return [helper]
  if (!(await works([...helpers, member]))) return undefined
  let needed = helpers
  for (const helper of helpers) {
    const fewer = needed.filter((one) => one !== helper)
    if (await works([...fewer, member])) needed = fewer
  }
  return needed
}
