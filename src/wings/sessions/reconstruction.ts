import { editsBetween, type StepInput, type Way } from '../../core/plan/edits-between.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { whyPartial } from './credible.ts'
import { type FileState, hasMark, isSame, likeBefore, plainText, withoutMark } from './file-states.ts'
import type { AddOptions, Recording, StepSource } from './recording.ts'

/** A command that ran and may have changed files. */
interface Disturbance {
  readonly what: string
  /** A step of the plan runs it again. */
  readonly isStep: boolean
}

/** How a new state of a file is described. */
interface ChangeSource {
  readonly step: StepSource
  /** The call as the agent made it, which is taken where it gives the very same. */
  readonly wanted?: StepInput | undefined
  /** What is written has the file's own line ends, which are not known: only an Edit keeps them. */
  readonly keepsEnds?: boolean
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
    if (known && shown.text !== undefined && isSame(known, shown.text, shown.exact)) {
      const tells = (shown.exact && !known.exact) || (!known.exact && hasMark(shown.text) && !hasMark(known.text ?? ''))
      if (tells) recording.set(path, { ...known, ...shown })
    } else if (known && shown.text !== undefined)
      this.#changedElsewhere(path, { known, shown: { ...shown, text: shown.text }, at })
    else if (!known) recording.set(path, shown)
    this.#see(path)
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
    const before = recording.state(path)
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
    this.#addAll(path, way, { ...saying, before: { state: before } })
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
        { undoable: true, before, isElsewhere },
      )
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
    const ran = this.#since(path).map(({ what }) => what)
    if (ran.length === 0) return 'Changed from outside.'
    const named = ran.slice(-3).join('; ')
    return `Changed by: ${named.length > 400 ? `${named.slice(0, 400)}…` : named}`
  }

  /** What ran since a file was last seen. */
  #since(path: string): readonly Disturbance[] {
    return this.#disturbances.slice(this.#seen.get(this.recording.relative(path)) ?? 0)
  }

  #see(path: string): void {
    this.#seen.set(this.recording.relative(path), this.#disturbances.length)
  }
}

/** A text that a source shows of a file. */
type Shown = FileState & { readonly text: string }

const deletion = (path: string): StepInput => ({ tool: 'Delete', input: { file_path: path } })

const firstOf = (ways: Iterable<Way>, isFit: (way: Way) => boolean): Way | undefined => {
  for (const way of ways) if (isFit(way)) return way
  return undefined
}

interface Wish extends Omit<ChangeSource, 'step'> {
  readonly before: FileState | undefined
  readonly after: FileState
}

/** Ways to say a change, the one the agent took first; each made once those before are of no use. */
function* waysOf(path: string, { before, after, wanted, keepsEnds }: Wish): Generator<Way> {
  if (wanted) yield [wanted]
  if (after.text === undefined) {
    yield [deletion(path)]
    return
  }
  const edits = editsOf(path, before, after.text, keepsEnds === true)
  if (edits) yield edits
  if (!(keepsEnds && before?.exact === false && before.text !== undefined)) yield* writesOf(path, before, after)
}

const editsOf = (path: string, before: FileState | undefined, text: string, always: boolean): Way | undefined => {
  if (before?.text === undefined || path.endsWith('.ipynb')) return undefined
  const [old, fresh] = [plainText(before.text), plainText(text)]
  const edits = editsBetween(old, fresh) ?? (always ? [{ old_string: old, new_string: fresh }] : undefined)
  return edits?.map((edit): StepInput => ({ tool: 'Edit', input: { file_path: path, ...edit } }))
}

const writesOf = (path: string, before: FileState | undefined, after: FileState): Way[] => {
  const text = after.text ?? ''
  const executable =
    after.executable !== undefined && after.executable !== (before?.executable ?? false)
      ? { executable: after.executable }
      : {}
  const keepsMark = before?.text !== undefined && hasMark(before.text) && hasMark(text)
  const write = (content: object): Way => [{ tool: 'Write', input: { file_path: path, ...content, ...executable } }]
  const whole = write({ content: keepsMark ? withoutMark(text) : text })
  // A mark that may be there would stay: the file is emptied first, which keeps its mode.
  const emptied: StepInput = { tool: 'Write', input: { file_path: path, content_base64: '' }, when: { exists: true } }
  const isMarkOpen =
    after.exact &&
    !hasMark(text) &&
    (before === undefined || (before.text !== undefined && !before.exact && !hasMark(before.text)))
  if (isMarkOpen) return [[emptied, ...whole]]
  return [whole, write({ content_base64: Buffer.from(text).toString('base64') })]
}

const isEqual = (one: FileState, other: FileState): boolean => {
  if (one.text === undefined || other.text === undefined) return one.text === other.text
  if (other.executable !== undefined && other.executable !== (one.executable ?? false)) return false
  if (other.exact) return one.exact && one.text === other.text
  return isPlainEqual(one.text, other.text)
}

/** Where only one side shows its mark, the other may have it. */
const isPlainEqual = (one: string, other: string): boolean => plainText(one) === plainText(other)
