import { setTimeout } from 'node:timers/promises'
import { resolveRevision } from '../../../../core/git/commands/rev-parse.ts'
import { treeChanges } from '../../../../core/git/commands/tree-changes.ts'
import { isGitFailure } from '../../../../core/git/failure.ts'
import type { Git } from '../../../../core/git/git.ts'
import {
  addToRecording,
  changeTime,
  GRAIN,
  isRecorded,
  type Note,
  pathsIn,
  type RecordedCall,
  snapshot,
} from '../../../../core/history/recordings.ts'
import { openRepository } from '../../../../core/run/baseline.ts'
import { EditplanError } from '../../../../errors.ts'
import { commitOf, exactTime } from '../notes.ts'

/** What happens at a moment of a session. */
export interface SessionEvent extends Pick<Note, 'begins' | 'ends'> {
  /** The session begins with the work tree as it is now. */
  readonly fresh?: true
}

interface WaitingEvent extends SessionEvent {
  readonly at: number
  readonly session: () => string
  readonly done: () => void
}

/**
 * Notes what the sessions of one connection do in one folder: a snapshot after each event, and one for all that come while another is
 * taken. Each note says when the files changed, so that it does not matter how late a snapshot is.
 */
export class CheckoutNotes {
  readonly cwd: string
  readonly git: Promise<Git>
  /** When the connection began: agents may give one id to sessions of several. */
  readonly began = exactTime()
  #waiting: WaitingEvent[] = []
  #working: Promise<void> | undefined
  #first: Note | undefined
  #last: { readonly at: number; readonly tree: string } | undefined
  /** Why nothing more is noted. */
  stopped: string | undefined
  /** Files that changed before the first snapshot was complete, and of which it is not known what they were before. */
  readonly missed: string[] = []
  /** Told when all events so far are noted. */
  readonly #onIdle: () => Promise<void>

  constructor(cwd: string, onIdle: () => Promise<void>) {
    this.cwd = cwd
    this.#onIdle = onIdle
    this.git = openRepository({ root: cwd })
    this.git.catch(() => undefined)
  }

  /** Resolves when the work tree as of now, or later, is noted. Never rejects. */
  note(session: () => string, event: SessionEvent): Promise<void> {
    const noted = new Promise<void>((done) => {
      this.#waiting.push({ ...event, at: exactTime(), session, done })
    })
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
    })
    return Promise.race([noted, this.#working])
  }

  /** Resolves when nothing is left to note. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working
  }

  /** Takes what has thrown: nothing more is noted. */
  stop(error: unknown): void {
    this.stopped ??= error instanceof EditplanError ? error.message : String(error)
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0 && this.stopped === undefined) {
      try {
        await this.#take(this.#waiting.splice(0))
        if (this.#waiting.length === 0) await this.#onIdle()
      } catch (error) {
        this.stop(error)
      }
    }
    this.#waiting = []
  }

  async #take(events: readonly WaitingEvent[]): Promise<void> {
    const git = await this.git
    const before = this.#last ?? { at: events[0]?.at ?? 0, tree: (await git.run(resolveRevision('HEAD'))).tree }
    const { tree, touched } = await treeSince(git, before)
    for (const { at, begins, ends, fresh, session, done } of events) {
      const key = session()
      if (!isRecorded(git, key)) {
        const first = this.#beginning({ at, tree, before: before.tree, times: touched })
        const begun: Note = {
          ...{ at: at - 0.001, tree: first, recorder: this.began, ...(await commitOf(git, first)) },
          ...(first === tree && touched && touched.said),
        }
        this.#first ??= begun
        // A sub-agent is first heard of when it is at work.
        addToRecording(git, key, fresh ? begun : this.#first)
      }
      addToRecording(git, key, {
        ...{ at, tree, recorder: this.began },
        ...touched?.said,
        ...(begins && { begins: relativeIn(git, begins, this.cwd) }),
        ...(ends && { ends: relativeIn(git, ends, this.cwd) }),
      })
      this.#last = { at, tree }
      done()
    }
  }

  /** The tree that a session begins with. A snapshot may be so late that the agent was at work: what it was before is taken then. */
  #beginning({ at, tree, before, times }: Beginning): string {
    const late = Object.entries(times?.said.touched ?? {}).flatMap(([path, time]) => (time >= at - GRAIN ? [path] : []))
    if (late.length === 0) return tree
    if (late.length === times?.changes) return before
    this.missed.push(...late)
    return tree
  }
}

interface ChangeTimes {
  /** How many files are others than in the tree before. */
  readonly changes: number
  /** When each of them changed; one that kept an older time, as a renamed folder's, is left out. */
  readonly said: Required<Pick<Note, 'touched' | 'deleted'>>
}

interface Beginning {
  readonly at: number
  readonly tree: string
  readonly before: string
  readonly times: ChangeTimes | undefined
}

/**
 * The work tree, and what changed in it. Where a file changed while git looked, the tree may hold half of a write, or a temporary file
 * that is gone again: it is taken again, as often as `LOOKS` says.
 */
async function treeSince(git: Git, before: Note) {
  for (let look = 1; ; look += 1) {
    const began = exactTime()
    const tree = await settled(() => snapshot(git))
    const touched = tree === before.tree ? undefined : await timesOf(git, before, tree)
    const isAtRest = !Object.values(touched?.said.touched ?? {}).some((time) => time >= began - GRAIN)
    if (isAtRest || look === LOOKS) return { tree, touched }
  }
}

const LOOKS = 3

/** Git fails where a file goes or grows while it is added, as files do while an agent works: it is asked again. */
async function settled<Result>(look: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await look()
    } catch (error) {
      if (!isGitFailure(error) || attempt === ATTEMPTS) throw error
      await setTimeout(attempt * PAUSE)
    }
}

const ATTEMPTS = 6
/** Milliseconds. */
const PAUSE = 20

async function timesOf(git: Git, before: Note, tree: string): Promise<ChangeTimes> {
  const changes = await git.run(treeChanges(before.tree, tree, { renames: false }))
  const times = changes.map(({ path }) => ({ path, ...changeTime(git, path) }))
  const late = times.filter(({ time }) => time >= before.at - GRAIN)
  return {
    changes: changes.length,
    said: {
      touched: Object.fromEntries(late.map(({ path, time }) => [path, time])),
      deleted: late.flatMap(({ path, isGone }) => (isGone ? path : [])),
    },
  }
}

const relativeIn = (git: Git, call: RecordedCall, cwd: string): RecordedCall =>
  call.files ? { ...call, files: pathsIn(git, cwd, call.files) } : call
