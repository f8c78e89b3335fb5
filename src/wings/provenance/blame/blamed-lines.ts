import type { GitCommand } from '../../../core/git/command.ts'
import type { LoggedCommit } from '../../../core/git/commands/log.ts'
import { unquotedName } from '../../../core/git/fast-import.ts'
import type { RunMessage } from '../../../core/history/message.ts'
import type { Problem } from '../../../errors.ts'
import type { OriginPull } from '../../../publish/compare-pull.ts'

/** The lines of a file, and where each comes from. */
export interface Blame {
  readonly file: string
  /** The commit whose file it is; null: the file as it is in the checkout. */
  readonly revision: string | null
  readonly lines: readonly BlamedLine[]
  /** Each once, in the order in which the lines name them. */
  readonly origins: readonly LineOrigin[]
}

export interface BlamedLine {
  /** Counted from 1. */
  readonly line: number
  /** Without its line end; a byte that is not UTF-8 as the lone surrogate U+DC80…U+DCFF. */
  readonly text: string
  /** The commit that git itself blames; zeros where the line is not committed yet. */
  readonly commit: string
  /** Place of its origin in the list, counted from 0. */
  readonly origin: number
}

/** A step's commit, a person's, or why it is not known. */
export type LineOrigin = StepOrigin | OtherOrigin

/** A commit of a run. */
export interface StepOrigin {
  readonly kind: 'step'
  /** `manifest`: the commit was made again from its base and its manifest. `trailers`: the commit says so itself. */
  readonly by: 'trailers' | 'manifest'
  /** The commit of the step, as it was before it was squashed or rebased where that is known. */
  readonly commit: string
  /** Numbers of its steps, as `3` or `1-3,7`; empty for what formatters made, or a file's uncommitted changes before the plan. */
  readonly steps: string
  /** How many steps the plan has; 0 without steps. */
  readonly total: number
  /** Of its only step. */
  readonly id?: string
  /** Why, or the subject of its commit. */
  readonly reason: string
  readonly plan: {
    readonly sha256: string
    readonly title?: string
    /** Names of the plan files. */
    readonly files?: readonly string[]
  }
  /** Id of the run. */
  readonly run: string
  readonly pull?: PullName
  /** Digest of the manifest. */
  readonly manifest?: string
  /** Why nothing more is known: which of several steps, or whether the manifest gives the same. */
  readonly problem?: Problem
}

/**
 * `person`: no run of editplan made the commit. `unasked`: the commit says nothing of a run, and without a token GitHub was not asked
 * which pull request it comes from. `unknown`: nothing says it with certainty; `problem` says why. `uncommitted`: no commit has the line.
 */
interface OtherOrigin {
  readonly kind: 'person' | 'unasked' | 'unknown' | 'uncommitted'
  readonly commit?: string
  readonly author?: string
  readonly subject?: string
  readonly pull?: PullName
  readonly problem?: Problem
}

/** A pull request by its number and the address of its page. */
export type PullName = { readonly number: number; readonly url: string }

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

export const isOneStep = ({ steps }: StepOrigin): boolean => /^\d*$/.test(steps)

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

/** A line of a file, and where git says that it comes from. */
export interface LineOfCommit {
  /** The commit that last changed the line; {@link UNCOMMITTED} where none did yet. */
  readonly commit: string
  /** The file and the line in that commit; lines are counted from 1. */
  readonly path: string
  readonly line: number
  /** The line in the file that was asked about. */
  readonly at: number
  /** Without its LF. */
  readonly bytes: Buffer
}

/** Whether an id is the one that git gives to lines that are in no commit yet. */
export const isUncommitted = (commit: string): boolean => /^0+$/.test(commit)

interface BlamedRange {
  readonly path: string
  /** Default: the file as it is in the work tree. */
  readonly commit?: string | undefined
  /** First and last line; default all. */
  readonly lines?: readonly [number, number] | undefined
}

/** Git's own blame, renames of whole files followed. What the user configured to be passed over is not. */
export const blameLines = ({ path, commit, lines }: BlamedRange): GitCommand<readonly LineOfCommit[]> => ({
  args: [
    ...['-c', 'core.quotePath=false', 'blame', '--porcelain', '--root', '--no-textconv', '--ignore-revs-file='],
    ...(lines ? [`-L${lines[0]},${lines[1]}`] : []),
    ...(commit === undefined ? [] : [commit]),
    ...['--', path],
  ],
  input: '',
  parse: parseBlame,
})

/** Of each commit the first line alone is followed by what is known of it, the file's name among it. */
function parseBlame(stdout: Buffer): readonly LineOfCommit[] {
  const lines: LineOfCommit[] = []
  const paths = new Map<string, string>()
  let head: readonly string[] = []
  for (let start = 0; start < stdout.length; ) {
    const found = stdout.indexOf(LF, start)
    const end = found < 0 ? stdout.length : found
    if (stdout[start] === TAB) {
      const [commit = '', line = '', at = ''] = head
      const bytes = stdout.subarray(start + 1, end)
      lines.push({ commit, path: paths.get(commit) ?? '', line: Number(line), at: Number(at), bytes })
      head = []
    } else {
      const text = stdout.toString('utf8', start, end)
      if (head.length === 0) head = text.split(' ')
      else if (text.startsWith('filename ')) paths.set(head[0] ?? '', unquotedName(text.slice('filename '.length)))
    }
    start = end + 1
  }
  return lines
}

const LF = 10
const TAB = 9
