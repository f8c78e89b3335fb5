import type { Way } from '../../core/plan/edits-between.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { type LineChange, lineChanges, linesOf } from '../../core/text/line-changes.ts'
import { mergeLines } from '../../core/text/merge-lines.ts'
import { toolOf } from '../../core/tools/list.ts'
import { type FileState, likeBefore, plainText } from './file-states.ts'
import { KnownFiles } from './known-files.ts'
import { waysOf } from './ways.ts'

/** What a session did to a file, as it saw the file. */
export interface SeenChange {
  /** Undefined where that is not known. */
  readonly from: FileState | undefined
  readonly to: FileState | undefined
  readonly way: Way
}

/** The same change as steps on the file as it is now; or why there are none, in words about the file. */
type OwnChange = { readonly way: Way } | { readonly why: string }

/**
 * Files of the checkout that are not as the session found them, as the steps so far leave them: others changed them since. What the
 * session did to one of them is done to what it is now: the step as it is where it finds its text at the same place, else merged,
 * with what the session saw as base.
 */
export class MovedOn {
  readonly #files = new KnownFiles(() => undefined)
  /** Where the source shows each. */
  readonly #places = new Map<string, SourcePlace>()
  /** Those that the session changed. */
  readonly #changed = new Set<string>()

  /** Where the source shows each of those that the session itself leaves alone. */
  get onlySeen(): ReadonlyMap<string, SourcePlace> {
    return new Map([...this.#places].filter(([path]) => !this.#changed.has(path)))
  }

  /** Those that the session changed, whether or not there is a step for it. */
  get changed(): ReadonlySet<string> {
    return this.#changed
  }

  has(path: string): boolean {
    return this.#places.has(path)
  }

  /** Takes that the source shows another file than there is. */
  begin(path: string, now: FileState, at: SourcePlace): void {
    this.#places.set(path, at)
    this.#files.set(path, now)
  }

  /** The file as the steps so far leave it; undefined where that is not known any more. */
  get(path: string): FileState | undefined {
    return this.#files.get(path)
  }

  set(path: string, now: FileState | undefined): void {
    this.#files.set(path, now)
  }

  checkpoint(): void {
    this.#files.checkpoint(0)
  }

  rewind(checkpoint: number): void {
    this.#files.rewind(checkpoint)
  }

  /** Nothing is known of any file any more. */
  forget(): void {
    this.#files.forget()
  }

  /** Takes the file along that the session moves. Why that cannot be; undefined where it is done. */
  move(path: string, target: string, at: SourcePlace): string | undefined {
    const now = this.get(path)
    this.#changed.add(path)
    if (now?.text === undefined) return GONE_SINCE
    this.#changed.add(target)
    this.begin(target, now, at)
    this.set(path, { text: undefined, exact: true })
    return undefined
  }

  /** Does a change of the session to the file as it is now. */
  take(path: string, change: SeenChange): OwnChange {
    const now = this.get(path)
    this.#changed.add(path)
    const after = now ? afterwards(path, now, change) : { why: 'its current content is not known' }
    if ('why' in after || !now) return after as { readonly why: string }
    if (isAlike(now, after.to)) return { way: [] }
    const ways = [change.way, ...waysOf(path, { before: now, after: after.to, keepsEnds: true })]
    const way = ways.find((one) => this.#does(path, one, { now, to: after.to }))
    return way ? { way } : { why: 'no step makes the same change in its current content' }
  }

  #does(path: string, way: Way, { now, to }: { readonly now: FileState; readonly to: FileState }): boolean {
    const isDone = way.every(
      (step) => toolOf(step.tool).input().safeParse(step.input).success && !this.#files.apply(step),
    )
    const made = this.get(path)
    if (isDone && made && isAlike(made, to)) return true
    this.set(path, now)
    return false
  }
}

const GONE_SINCE = 'it is not there any more'

type After = { readonly to: FileState } | { readonly why: string }

/** What a change of the session makes of the file as it is now. */
const afterwards = (path: string, now: FileState, { from, to, way }: SeenChange): After => {
  if (to && isAlike(now, to)) return { to }
  if (from && to && isAlike(now, from)) return { to: { ...now, ...to } }
  if (now.text === undefined) return { why: GONE_SINCE }
  if (to && to.text === undefined) return { why: 'the session deletes it, and others changed it since' }
  if (from && from.text === undefined) return { why: 'the session makes it, and others have made it since' }
  return inText(path, { ...now, text: now.text }, { from, to, way })
}

const inText = (path: string, now: FileState & { readonly text: string }, { from, to, way }: SeenChange): After => {
  const seen = from?.text === undefined || to?.text === undefined ? undefined : sidesOf(from.text, to.text)
  const plain = plainText(now.text)
  const modes =
    to?.executable !== undefined && to.executable !== (from?.executable ?? false) ? to.executable : undefined
  const become = (text: string): After => ({
    to: {
      text: now.exact ? likeBefore(now.text, text, undefined) : text,
      exact: now.exact,
      executable: modes ?? now.executable,
    },
  })
  if (seen && seen.from === seen.to)
    return from?.text === to?.text
      ? become(plain)
      : { why: 'the session changes its line ends, and others changed it since' }
  const merged = seen && mergeLines(seen.from, plain, seen.to)
  if (merged && 'text' in merged) return become(merged.text)
  const edited = afterEdit(path, plain, way)
  if (edited !== undefined && (!seen || isSamePlace(seen, plain, edited))) return become(edited)
  const where = merged ? ` (line ${merged.conflict})` : ''
  return { why: `others changed the same lines since${where}` }
}

const sidesOf = (from: string, to: string) => ({ from: plainText(from), to: plainText(to) })

/** What one Edit makes of a text; undefined for any other step, for one of all places, and for one that does not fit. */
const afterEdit = (path: string, text: string, [step, ...more]: Way): string | undefined => {
  if (!step || more.length > 0 || step.tool !== 'Edit' || step.input.replace_all === true) return undefined
  const files = new KnownFiles(() => ({ text }))
  const made = files.apply(step) ? undefined : files.get(path)?.text
  return made === undefined ? undefined : plainText(made)
}

/** Whether an edit of two texts is between the same of their common lines. */
const isSamePlace = (seen: { readonly from: string; readonly to: string }, now: string, edited: string): boolean => {
  const lines = linesOf(seen.from)
  const [own, there] = [rangeOf(seen.from, seen.to), rangeOf(now, edited)]
  const kept = keptLines(lines.length, lineChanges(lines, linesOf(now)))
  return [...kept].every(([line, at]) => {
    if (line < own.start) return at < there.start
    return line < own.end ? at >= there.start && at < there.end : at >= there.end
  })
}

/** The lines of a text, from 0, that differ in another, and all between them. */
const rangeOf = (before: string, after: string): { readonly start: number; readonly end: number } => {
  const changes = lineChanges(linesOf(before), linesOf(after))
  const last = changes.at(-1)
  return { start: changes[0]?.at ?? 0, end: last ? last.at + last.removed : 0 }
}

/** The lines that changes leave, each with its new place. */
function keptLines(count: number, changes: readonly LineChange[]): ReadonlyMap<number, number> {
  const kept = new Map<number, number>()
  let [line, shift] = [0, 0]
  for (const { at, removed, added } of [...changes, { at: count, removed: 0, added: [] }]) {
    for (; line < at; line++) kept.set(line, line + shift)
    line = at + removed
    shift += added.length - removed
  }
  return kept
}

/** Whether two states are the same but for line ends and marks that are not known of one. */
const isAlike = (one: FileState, other: FileState): boolean => {
  if (one.text === undefined || other.text === undefined) return one.text === other.text
  if (other.executable !== undefined && other.executable !== (one.executable ?? false)) return false
  return one.exact && other.exact ? one.text === other.text : plainText(one.text) === plainText(other.text)
}
