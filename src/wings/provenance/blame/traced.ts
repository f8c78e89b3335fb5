import type { LoggedCommit } from '../../../core/git/commands/log.ts'
import type { RunMessage } from '../../../core/history/message.ts'
import type { OriginPull } from '../../../publish/commit-pulls.ts'
import type { LineOrigin, OtherOrigin, PullName, StepOrigin } from './blamed-lines.ts'
import type { LineOfCommit } from './git-blame.ts'

/** What became of lines of a commit: their origins, or the older commits they come from. */
export interface TracedLine {
  readonly settled: readonly { readonly line: LineOfCommit; readonly origin: LineOrigin }[]
  /** Each with the number it has in the file that was asked about. */
  readonly further: readonly LineOfCommit[]
}

export const settle = (lines: readonly LineOfCommit[], origin: LineOrigin): TracedLine => ({
  settled: lines.map((line) => ({ line, origin })),
  further: [],
})

export const joinTraced = (parts: readonly TracedLine[]): TracedLine => ({
  settled: parts.flatMap(({ settled }) => settled),
  further: parts.flatMap(({ further }) => further),
})

export const groups = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, Item[]> => {
  const found = new Map<Key, Item[]>()
  for (const item of items) {
    const group = found.get(keyOf(item))
    if (group) group.push(item)
    else found.set(keyOf(item), [item])
  }
  return found
}

export const isOneStep = ({ steps }: Pick<StepOrigin, 'steps'>): boolean => /^\d*$/.test(steps)

/** @param titles of plans, by digest */
export const byTrailers = (
  { commit }: LoggedCommit,
  { plan, ...said }: RunMessage,
  titles: ReadonlyMap<string, string> = new Map(),
): StepOrigin => {
  const title = titles.get(plan)
  return {
    kind: 'step',
    by: 'trailers',
    commit,
    ...said,
    plan: { sha256: plan, ...(title !== undefined && { title }) },
  }
}

export const byPerson = ({ commit, author, message }: LoggedCommit): OtherOrigin => ({
  kind: 'person',
  commit,
  author,
  subject: message.split('\n', 1)[0] ?? '',
})

export const nameOf = ({ number, url }: OriginPull): PullName => ({ number, url })
