import type { Way } from '../../core/plan/edits-between.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { clipped } from '../../core/text/words.ts'
import { whyPartial } from './credible.ts'
import { type FileState, hasMark, isSame, likeBefore, plainText } from './file-states.ts'
import type { AddOptions, Recording, StepSource } from './recording.ts'
import { isEqual, type Wish, waysOf } from './ways.ts'

/** A command that ran and may have changed files. */
interface Disturbance {
  readonly what: string
  /** A step of the plan runs it again. */
  readonly isStep: boolean
}

/** How a new state of a file is described. */
interface ChangeSource extends Pick<Wish, 'wanted' | 'keepsEnds'> {
  readonly step: StepSource
  /** See `AddOptions`. */
  readonly isElsewhere?: boolean
}

/** Makes steps from what happened to files. */
export class Reconstruction {
  readonly recording: Recording
  /** Folders that commands made. */
  readonly folders = new Set<string>()
  /** Folders of the checkout that were removed or moved away. */
  readonly goneFolders = new Set<string>()
  /** Whether the calls of agents that were started are shown. */
  showsAgents = false
  /** How many names for temporary files were given. */
  temporary = 0
  /** What ran and may have changed any file. */
  readonly #disturbances: Disturbance[] = []
  /** How much had run when a file was last seen. */
  readonly #seen = new Map<string, number>()

  readonly #loose = new Set<string>()
  /** Files whose change is not in the plan, each with what its steps so far leave, where that is known. */
  readonly #lost = new Map<string, { readonly state: FileState | undefined; readonly step: unknown }>()
  readonly #unseen = new Map<
    string,
    { readonly construct: string; readonly reason: string; readonly at: SourcePlace }
  >()

  constructor(recording: Recording) {
    this.recording = recording
  }

  /** Says that something ran that may have changed any file. */
  disturb(what: string): void {
    this.recording.disturbed = true
    this.#disturb(what)
  }

  #disturb(what: string): void {
    this.#disturbances.push({ what: what.replaceAll(/\s+/g, ' ').trim(), isStep: false })
  }

  /**
   * Adds a step that runs a command. It does again what the command did, so nothing is known of any file until the source shows it
   * again, and what it shows then is no step. Gives the reason where the step cannot be.
   */
  run(argv: readonly string[], step: StepSource): string | undefined {
    const reason = this.recording.run(argv, step)
    if (reason === undefined) this.#disturbances.push({ what: argv.join(' '), isStep: true })
    if (reason === undefined)
      for (const name of this.#lost.keys()) this.#lost.set(name, { state: undefined, step: undefined })
    return reason
  }

  /** Says that a file was changed from outside; listed, unless the source shows the file again. */
  loosen(
    path: string,
    listed: { readonly construct: string; readonly reason: string; readonly at: SourcePlace },
  ): void {
    if (this.#since(path).some(({ isStep }) => isStep)) return
    this.#disturb('a change from outside')
    this.#loose.add(this.recording.relative(path))
    this.#unseen.set(this.recording.relative(path), listed)
  }

  /** Says that a change of a file is not in the plan, so that none that builds on it can be. */
  lose(path: string): void {
    const name = this.recording.relative(path)
    const state = this.recording.state(path)
    if (state || !this.#lost.has(name)) this.#lost.set(name, { state, step: this.recording.lastStepOf(name) })
    this.recording.set(path, undefined)
  }

  /** What the steps so far leave of a file, though something that is not in the plan may have changed it since. */
  left(path: string): FileState | undefined {
    const name = this.recording.relative(path)
    const lost = this.#lost.get(name)
    const isLast = lost?.state && this.recording.lastStepOf(name) === lost.step
    return this.recording.state(path) ?? (isLast ? lost.state : undefined)
  }

  isLost(path: string): boolean {
    return this.#lost.has(this.recording.relative(path))
  }

  /** Lists what changed from outside and was never shown. */
  close(): void {
    for (const { construct, reason, at } of this.#unseen.values()) this.recording.leaveOut(construct, { reason, at })
    this.#unseen.clear()
  }

  /** Whether a file was changed from outside, so that what is known of it refuses no call. */
  isLoose(path: string): boolean {
    return this.#loose.has(this.recording.relative(path))
  }

  /** Whether something that is not in the plan ran and may have changed the file since it was last seen. */
  isDisturbed(path: string): boolean {
    return this.#since(path).some(({ isStep }) => !isStep)
  }

  /** Takes what the source shows of a file. Where it is not as the steps so far leave it, something else changed it: a step of its own. */
  meet(path: string, shown: FileState, at: SourcePlace): void {
    const { recording } = this
    const name = recording.relative(path)
    const known = this.left(path)
    const doubt = shown.isWhole || shown.text === undefined ? undefined : whyPartial(shown.text, known?.text)
    if (doubt !== undefined) {
      if (known && this.isDisturbed(path)) this.lose(path)
      recording.leaveOut('text', { reason: `${name}: ${doubt}`, at })
      return
    }
    this.#unseen.delete(name)
    if (this.#lost.delete(name)) recording.set(path, known)
    this.#take(path, { known, shown, at })
    this.#see(path)
  }

  #take(path: string, { known, shown, at }: ShownFile): void {
    const { recording } = this
    if (known && shown.text !== undefined && isSame(known, shown.text, shown.exact)) {
      const tells = (shown.exact && !known.exact) || (!known.exact && hasMark(shown.text) && !hasMark(known.text ?? ''))
      if (tells || known.assumed) recording.set(path, { ...known, ...(tells && shown), assumed: undefined })
    } else if (known?.assumed && isPlainSame(known, shown)) recording.set(path, { ...known, assumed: undefined })
    else if (known?.assumed && (recording.checkout.isLater || !this.isDisturbed(path)))
      this.#moveOn(path, { known, shown, at })
    else if (known && shown.text !== undefined)
      this.#changedElsewhere(path, { known, shown: { ...shown, text: shown.text }, at })
    else if (!known) recording.set(path, shown)
  }

  /**
   * Takes that the session's own edits left a text of which only so much is known that it can be recognised. Where the steps do not leave
   * it, a file of the checkout that is recognised is it; otherwise the file is listed.
   */
  settle(path: string, { isText, at }: { readonly isText: (text: string) => boolean; readonly at: SourcePlace }): void {
    const { recording } = this
    const name = recording.relative(path)
    if (recording.isOutside(name) || this.isDisturbed(path)) return
    const left = this.left(path)?.text
    if (left !== undefined && isText(left)) return
    const found = recording.candidates(name).find((text) => text !== undefined && isText(text))
    if (found !== undefined) this.meet(path, { text: found, exact: true, isWhole: true }, at)
    else
      recording.leaveOut('hash', { reason: `${name}: the log’s hash of it is not that of what the steps leave.`, at })
  }

  /** Steps that make the file what it became. False where they cannot be said, which is listed. */
  become(path: string, after: FileState, saying: ChangeSource): boolean {
    const { recording } = this
    const earlier = recording.earlier(path)
    const before = earlier.state
    this.#see(path)
    if (before && isEqual(before, after)) return true
    const fits = (state: FileState | undefined) => (state ? isEqual(state, after) : !before)
    const way = firstOf(waysOf(path, { before, after, ...saying }), (one) => recording.attempt(path, one, fits))
    if (!way) {
      this.lose(path)
      return recording.leaveOut(saying.wanted?.tool ?? 'change', {
        reason: `Cannot tell what happened to ${recording.relative(path)} without the file; pass --repo.`,
        at: saying.step.at,
      })
    }
    const own = recording.hasMovedOn(path) ? recording.onFile(path, { from: before, to: after, way }, saying.step) : way
    if (own) this.#addAll(path, own, { ...saying, before: earlier })
    this.#lost.delete(recording.relative(path))
    const isNew = before && before.text === undefined
    recording.set(path, { ...after, executable: after.executable ?? (isNew ? false : before?.executable) })
    return true
  }

  #addAll(path: string, way: Way, { step, ...options }: ChangeSource & Pick<AddOptions, 'before'>): void {
    const { before, isElsewhere = false } = options
    // A file that nothing is known of may be there.
    const isThere = !before?.state || before.state.text !== undefined
    if (!this.recording.isLicensed(path) && (isThere || way.some(({ tool }) => tool !== 'Write')))
      this.recording.unread = true
    for (const [index, { tool, input, when }] of way.entries())
      this.recording.add(
        { ...step, ...(when && { when }), id: index === 0 ? step.id : undefined, tool, input },
        { undoable: true, before, isElsewhere, isOnFile: true },
      )
  }

  /** The session found the file otherwise than it is: what differs is none of its changes. */
  #moveOn(path: string, { known, shown, at }: { known: FileState; shown: FileState; at: SourcePlace }): void {
    const { recording } = this
    if (shown.text !== known.text) recording.moveOn(path, known, at)
    recording.set(path, { ...shown, executable: shown.executable ?? known.executable })
    if (shown.text === known.text || !this.isDisturbed(path)) return
    const reason = `${recording.relative(path)}: it is not as the session found it; what ran before may have changed it (${this.#ranSince(path)}).`
    recording.leaveOut('change', { reason, at, is: 'unknown' })
  }

  #changedElsewhere(path: string, seen: { known: FileState; shown: Shown; at: SourcePlace }): void {
    const { known, shown, at } = seen
    const said = { step: { why: this.#causeOf(path), at }, isElsewhere: this.recording.isSteady(path) }
    if (known.text === undefined || shown.exact) this.become(path, shown, said)
    else {
      const text = known.exact ? likeBefore(known.text, plainText(shown.text), undefined) : shown.text
      this.become(path, { ...known, text }, { ...said, keepsEnds: true })
    }
  }

  /** Why a file changed: what ran since it was last seen. */
  #causeOf(path: string): string {
    const ran = this.#ranSince(path)
    return ran === '' ? 'Changed from outside.' : `Changed by: ${ran}`
  }

  #ranSince(path: string): string {
    const named = this.#since(path).map(({ what }) => what)
    return clipped(named.slice(-3).join('; '), 400)
  }

  /** What ran since a file was last seen. */
  #since(path: string): readonly Disturbance[] {
    return this.#disturbances.slice(this.#seen.get(this.recording.relative(path)) ?? 0)
  }

  #see(path: string): void {
    this.#seen.set(this.recording.relative(path), this.#disturbances.length)
  }
}

/** A file as the steps so far leave it, as far as that is known, and as a source shows it. */
interface ShownFile {
  readonly known: FileState | undefined
  readonly shown: FileState
  readonly at: SourcePlace
}

/** Whether two texts are the same but for line ends and marks. */
const isPlainSame = ({ text: one }: FileState, { text: other }: FileState): boolean =>
  one === undefined || other === undefined ? one === other : plainText(one) === plainText(other)

/** A text that a source shows of a file. */
type Shown = FileState & { readonly text: string }

const firstOf = (ways: Iterable<Way>, isFit: (way: Way) => boolean): Way | undefined => {
  for (const way of ways) if (isFit(way)) return way
  return undefined
}
