import { GRAIN, type Note, type RecordedCall, type SessionNotes } from '../../../core/history/recordings.ts'
import { isInside } from '../../../core/text/paths.ts'

/** The work tree from one note to the next, where they differ. */
export interface Stretch {
  readonly from: string
  readonly to: string
  /** The calls that may have changed a path, likeliest first; none where no call can have. All are equally likely. */
  callsAbout(path: string): readonly OpenCall[]
  /**
   * The session of the same recorder whose plan has the change of a path: that of the call that began first, of those that may have made
   * it; where none can have, the first of the sessions that were at work. Undefined where no recorder is known.
   */
  ownerOf(path: string): string | undefined
}

/** A call while it was open. */
export interface OpenCall extends RecordedCall {
  readonly session: string
  readonly began: number
  readonly ended: number
}

/**
 * What happened to the work tree from a session's first note to its last, by the calls of all sessions in the checkout. A change belongs
 * to the call that was open when it came to be: one that names the path before one that runs another command, and that before any other.
 */
export function stretchesOf(recordings: readonly SessionNotes[], session: string): readonly Stretch[] {
  const own = recordings.find((recording) => recording.session === session)?.notes ?? []
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return []
  // What has no calls is no agent's, such as what a tool of `editplan fix` wrote.
  const agents = recordings.filter(
    ({ session: one, notes }) => one === session || notes.some(({ begins, ends }) => begins ?? ends),
  )
  const calls = agents.flatMap(openCalls)
  const window = inOrder(agents).filter(
    ({ at, recorder }) => at >= first.at && at <= last.at && recorder === first.recorder,
  )
  return window.flatMap((note, index) => {
    const before = window[index - 1]
    if (!before || before.tree === note.tree) return []
    const found = (path: string) => candidates(calls, path, timeOf(path, [before, note], window))
    const callsAbout = (path: string) => asOne(found(path), session)
    const beside = besideOf(agents, first).filter(({ notes }) => isAtWork(notes, before, note))
    const ownerOf = (path: string) => ownerAmong(beside, found(path))
    return [{ from: before.tree, to: note.tree, callsAbout, ownerOf }]
  })
}

/** The sessions that one recorder notes. */
const besideOf = (agents: readonly SessionNotes[], { recorder }: Note): readonly SessionNotes[] =>
  recorder === undefined ? [] : agents.filter(({ notes }) => notes[0]?.recorder === recorder)

const isAtWork = (notes: readonly Note[], before: Note, note: Note): boolean =>
  (notes[0]?.at ?? 0) <= before.at && note.at <= (notes.at(-1)?.at ?? 0)

const ownerAmong = (beside: readonly SessionNotes[], calls: readonly OpenCall[]): string | undefined => {
  const keys = new Set(beside.map(({ session }) => session))
  const made = calls.filter((call) => keys.has(call.session)).map(({ session, began }) => ({ session, at: began }))
  const open = beside.map(({ session, notes }) => ({ session, at: notes[0]?.at ?? 0 }))
  const [first] = (made.length > 0 ? made : open).sort(
    (one, other) => one.at - other.at || one.session.localeCompare(other.session),
  )
  return first?.session
}

/** A call that two recordings of one agent note, by a hook and over the protocol, is the session's own. */
const asOne = (calls: readonly OpenCall[], session: string): readonly OpenCall[] => {
  const own = new Set(calls.filter((call) => call.session === session).map(({ id }) => id))
  return calls.filter((call) => call.session === session || !own.has(call.id))
}

const inOrder = (recordings: readonly SessionNotes[]): readonly Note[] =>
  recordings.flatMap(({ notes }) => notes).sort((one, other) => one.at - other.at)

/** A call that is not known to have ended is over when its session goes on, and after an hour at the latest. */
function openCalls({ session, notes }: SessionNotes): readonly OpenCall[] {
  const calls: OpenCall[] = []
  const open = new Map<string, { readonly call: RecordedCall; readonly at: number; readonly next: number }>()
  for (const [index, { at, begins, ends }] of notes.entries()) {
    if (begins) open.set(begins.id, { call: begins, at, next: notes[index + 1]?.at ?? at + LONGEST })
    if (!ends) continue
    const began = open.get(ends.id)
    open.delete(ends.id)
    // Without a start event it may have started at the session's last event.
    calls.push({ ...began?.call, ...ends, session, began: began?.at ?? notes[index - 1]?.at ?? at, ended: at })
  }
  for (const { call, at, next } of open.values())
    calls.push({ ...call, session, began: at, ended: Math.min(next, at + LONGEST) })
  return calls
}

/** An hour, in milliseconds. */
const LONGEST = 3_600_000

/** When a path changed between two notes. */
interface ChangeTime {
  readonly from: number
  readonly to: number
  /** How much earlier than its call was heard of it may have been. */
  readonly slack: { readonly edit: number; readonly named: number; readonly others: number }
  /** Other moments at which the path changed, as far as notes say. */
  readonly others: readonly number[]
}

function timeOf(path: string, [before, note]: readonly [Note, Note], window: readonly Note[]): ChangeTime {
  const touched = note.touched?.[path]
  if (touched === undefined)
    return { from: before.at, to: note.at, slack: { edit: 0, named: 0, others: 0 }, others: [] }
  const times = window.flatMap((one) => one.touched?.[path] ?? [])
  const from = note.deleted?.includes(path) ? before.at : touched - 1
  return { from, to: touched + GRAIN, slack: SLACK, others: times.filter((time) => time !== touched) }
}

/**
 * Where a file's own time counts, nobody waited: a call may have begun before it was heard of. An agent under load tells of an edit
 * seconds after it. In milliseconds.
 */
const SLACK = { edit: 5000, named: 1000, others: 25 }

function candidates(
  calls: readonly OpenCall[],
  path: string,
  { from, to, slack, others }: ChangeTime,
): readonly OpenCall[] {
  const openFor = (slack: number) => calls.filter(({ began, ended }) => began - slack < to && ended > from)
  // A call that changed the file while it was open is not the one that had changed it before.
  const isLate = ({ began, ended }: OpenCall) => !others.some((time) => time >= began && time <= ended)
  const [about, lateAbout] = [
    (call: OpenCall) => isAbout(call, path),
    (call: OpenCall) => isAbout(call, path) && isLate(call),
  ]
  const ranks = [
    openFor(0).filter(about),
    firstOf(openFor(slack.named).filter(lateAbout)),
    firstOf(openFor(slack.edit).filter((call) => call.files && lateAbout(call))),
    ...[0, slack.others].map((some) => openFor(some).filter(({ files, command }) => !files && command)),
    ...[0, slack.others].map((some) => openFor(some).filter(({ files }) => !files)),
  ]
  return ranks.find((rank) => rank.length > 0) ?? []
}

const firstOf = (calls: readonly OpenCall[]): readonly OpenCall[] => {
  const began = Math.min(...calls.map((call) => call.began))
  return calls.filter((call) => call.began === began)
}

const isAbout = ({ files, command, why }: OpenCall, path: string): boolean =>
  files
    ? files.some((file) => isInside(path, file))
    : command === true && why.split(/[\s'"`;|&<>()=]+/).some((word) => word === path || isLike(path, word))

/** Whether a word of a command may become a path: a variable or a pattern in it may be anything that is part of one name. */
function isLike(path: string, word: string): boolean {
  const parts = word.split(/\$\w+|\$\{\w+\}|\*/)
  if (parts.length === 1 || parts.join('').length < FEWEST_LITERAL) return false
  const pattern = parts.map((part) => part.replaceAll(/[^\w/]/g, '\\$&')).join('[^/]*')
  return new RegExp(`^${pattern}$`).test(path)
}

/** Characters that a word with variables must say itself. */
const FEWEST_LITERAL = 3
