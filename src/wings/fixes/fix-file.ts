import { isBinary, type TextFile } from '../../core/text/encoding.ts'
import { lineEndAdapter, toLf } from '../../core/text/line-ending.ts'
import { canHold } from '../../core/text/match.ts'
import { parseNotebook } from '../../core/text/notebook.ts'
import type { Patch } from '../../core/text/patch.ts'
import { changesNothing, type Splice } from '../../core/text/splice.ts'
import { SplicedText } from '../../core/text/spliced-text.ts'
import { isInside } from '../../core/text/utf8-cache.ts'
import {
  type Check,
  exists,
  firstProblem,
  isNotLink,
  openTarget,
  REGULAR_FILE,
  refusal,
  refuseNewSecret,
  type Target,
  TEXT_FILE,
  textOf,
} from '../../core/tools/checks.ts'
import { changeFile, NO_LINES } from '../../core/tools/file-change.ts'
import type { StepInputs } from '../../core/tools/step-inputs.ts'
import type { Awaitable, StepContext, ToolContext, ToolRefusal, ToolResult } from '../../core/tools/tool.ts'
import type { Change } from '../../core/workspace/change.ts'
import type { KnownState } from '../../core/workspace/file-state.ts'
import type { RepoPath } from '../../core/workspace/workspace.ts'
import type { Problem } from '../../errors.ts'

export type FixEdit = StepInputs['Fix']['edits'][number]

export type FixTextEdit = Extract<FixEdit, { readonly old_string: string }>

/** A file that a fix creates, renames or deletes. */
export type FixFileChange = Exclude<FixEdit, FixTextEdit>

type FixPlace = Pick<StepContext, 'nameOf'>

/** What the edits of one file make of it; the steps that made some of them already. */
export type FixedFile =
  | {
      readonly ok: true
      readonly done: readonly ToolResult[]
      readonly repeats: readonly number[]
      /** Why that is certain only of a fix that another step did as a whole. */
      readonly doubts: readonly string[]
    }
  | ToolRefusal

/** Applies the edits of a fix to one of its files. */
export function editFixedFile(
  edits: readonly FixTextEdit[],
  fixing: { readonly context: ToolContext; readonly place: FixPlace; readonly created: ReadonlySet<RepoPath> },
): Awaitable<FixedFile> {
  const { context } = fixing
  const [{ file_path: given }] = edits as [FixTextEdit]
  const opened = openTarget('Fix', { path: given, effects: ['changes'] }, context)
  if (!opened.ok) return opened
  const { target } = opened
  const looks = looksOf(edits, target)
  if (looks.length === 0) return editOpened(edits, target, fixing)
  return Promise.all(looks).then((found) => {
    const problem = found.find((one) => one !== undefined)
    return problem ? { ok: false, problem } : editOpened(edits, target, fixing)
  })
}

/** Most texts cannot hold a credential, and are not looked at. */
function looksOf(edits: readonly FixTextEdit[], target: Target) {
  const looks: NonNullable<ReturnType<typeof refuseNewSecret>>[] = []
  const opened = { ok: true, target } as const
  for (const { new_string: text } of edits) {
    const look = refuseNewSecret({ path: target.path, opened, text }, target.context)
    if (look) looks.push(look)
  }
  return looks
}

function editOpened(
  edits: readonly FixTextEdit[],
  target: Target,
  { context, place, created }: Parameters<typeof editFixedFile>[1],
): FixedFile {
  const isNew = created.has(target.path)
  const fixed = isNew ? undefined : context.named?.fixed(target.path)
  const problem = firstProblem(target, fixed ? FILE_CHECKS : isNew ? CHECKS : EXISTING_CHECKS)
  if (problem) return { ok: false, problem }
  return new FileFix(target, place, { isNew, text: fixed?.text }).apply(edits)
}

/** Those that need no look at the bytes. */
const FILE_CHECKS: readonly Check[] = [exists, ...REGULAR_FILE, isNotLink]

const CHECKS: readonly Check[] = [
  ...TEXT_FILE,
  ({ path, bytes }) =>
    isBinary(bytes())
      ? refusal('IS_BINARY', `${path} is binary. Only text can be fixed: leave the step out.`)
      : undefined,
  isNotLink,
]

const EXISTING_CHECKS: readonly Check[] = [exists, ...CHECKS]

/** An edit at the bytes where it is now, and in the state that it is followed from. */
type PlacedEdit = { readonly now: Splice; readonly named: Splice }

class FileFix {
  readonly #target: Target
  readonly #file: TextFile
  /** The file as it is now, where only fixes changed it: `#file` is then the state that they began with. */
  readonly #text: SplicedText | undefined
  readonly #place: FixPlace
  readonly #isNew: boolean
  readonly #repeats: number[] = []
  readonly #doubts: string[] = []
  #state: KnownState | undefined

  constructor(target: Target, place: FixPlace, { isNew, text }: { isNew: boolean; text: SplicedText | undefined }) {
    this.#target = target
    this.#file = text?.origin ?? textOf(target)
    this.#text = text
    this.#place = place
    this.#isNew = isNew
  }

  apply(edits: readonly FixTextEdit[]): FixedFile {
    const placed: PlacedEdit[] = []
    for (const edit of edits) {
      const one = this.#placeOf(edit)
      if ('name' in one) return { ok: false, problem: one }
      if ('now' in one) placed.push(one)
    }
    if (placed.length > 1) {
      placed.sort((one, other) => one.named.start - other.named.start || one.named.end - other.named.end)
      if (placed.some(({ named }, at) => named.start < (placed[at - 1]?.named.end ?? 0)))
        return this.#refuse('INVALID_INPUT', 'Two edits of the fix overlap')
    }
    const changing = placed.filter(({ named }) => !this.#isThere(named))
    if (changing.length === 0 && !this.#isNew)
      return { ok: true, done: [], repeats: this.#repeats, doubts: this.#doubts }
    return this.#change(changing)
  }

  #change(edits: readonly PlacedEdit[]): FixedFile {
    const [splices, named] = [edits.map(({ now }) => now), edits.map((edit) => edit.named)]
    const { path, stat } = this.#target
    const before = this.#following(named)
    const spliced = before?.spliced(named, splices)
    const text = spliced && spliced.size < LARGEST_LATE ? spliced : undefined
    const changed =
      before && text
        ? ({ ok: true, change: new LateChange(path, stat?.mode, { before, text, splices }) } as const)
        : changeFile(this.#target, textOf(this.#target), splices)
    if (!changed.ok) return changed
    if (path.endsWith('.ipynb') && !parseNotebook(changed.change.after).ok)
      return this.#refuse('NOTEBOOK_INVALID', 'The fix would leave a notebook that cannot be read')
    const map = this.#state?.map
    const one: ToolResult = {
      ok: true,
      path,
      change: changed.change,
      type: this.#isNew ? 'create' : 'update',
      state: WRITTEN,
      splices,
      ...(map && { placed: { map, splices: named, text } }),
    }
    return { ok: true, done: [one], repeats: this.#repeats, doubts: this.#doubts }
  }

  /** The file as it is now, where it stays text of its encoding whatever the splices are: nobody has to look at its bytes then. */
  #following(named: readonly Splice[]): SplicedText | undefined {
    const { encoding, valid, bom, bytes } = this.#file
    const isPlain = (): boolean => encoding === 'utf8' && valid && bytes.length < LARGEST_LATE && !bytes.includes(0)
    const keepsMark = ({ start, replacement }: Splice): boolean =>
      start >= bom && (start > 0 || replacement[0] !== 0xef)
    if (this.#isNew || this.#target.path.endsWith('.ipynb')) return undefined
    if (!named.every((splice) => keepsMark(splice) && !splice.replacement.includes(0))) return undefined
    if (this.#text) return this.#state?.text === this.#text ? this.#text : undefined
    return this.#state?.bytes === bytes && isPlain() ? SplicedText.of(this.#file) : undefined
  }

  /** Where the edit is now, `{}` where an earlier step did just that, or what is wrong. */
  #placeOf(edit: FixTextEdit): PlacedEdit | Problem | object {
    const from = this.#startOf(edit)
    if (typeof from !== 'number') return from
    const end = from + edit.end - edit.start
    const { map, bytes } = this.#state!
    if (splitsCharacter(this.#file, bytes, from) || splitsCharacter(this.#file, bytes, end))
      return this.#problem('INVALID_INPUT', `The edit at byte ${edit.start} begins or ends within a character`)
    const replacement = this.#bytesFor(edit, { start: from, end })
    if (!replacement) return this.#problem('UNENCODABLE', 'It cannot hold the new text')
    const named = { start: from, end, replacement }
    const claim = map.claim(named)
    if (claim.kind === 'taken')
      return this.#problem('FIX_CONFLICT', `${this.#place.nameOf(claim.by)} changes the same place`)
    if (!holds(this.#file, bytes, { start: from, end, text: edit.old_string }))
      return this.#problem('STRING_NOT_FOUND', `old_string is not what is at byte ${edit.start}`)
    if (claim.kind === 'free') return { now: map.now(named), named }
    this.#repeats.push(claim.by)
    if (!claim.certain)
      this.#doubts.push(
        `${this.#target.path}: ${this.#place.nameOf(claim.by)} inserts the same text at the same place.`,
      )
    return {}
  }

  /** The edit's first byte in the state that it names, or in one where the text around it tells it. */
  #startOf(edit: FixTextEdit): number | Problem {
    const { path, context } = this.#target
    const named = context.named
    const bytes = () => this.#target.bytes()
    const known = named?.find(path, edit.sha256, bytes)
    if (known) {
      if (this.#state && this.#state !== known)
        return this.#problem('INVALID_INPUT', 'Its edits name two states of one file')
      this.#state = known
      return edit.end <= known.bytes.length
        ? edit.start
        : this.#problem('INVALID_INPUT', `It has ${known.bytes.length} bytes, and the edit ends at ${edit.end}`)
    }
    const state = named?.oldest(path, bytes)
    if (!state || (this.#state && this.#state !== state)) return this.#modified('is not the file that the tool saw')
    this.#state = state
    return this.#found(edit, state.bytes)
  }

  #found({ before, old_string, after }: FixTextEdit, bytes: Buffer): number | Problem {
    const head = encoded(this.#file, before ?? '')
    const needle = Buffer.concat([head, encoded(this.#file, `${old_string}${after ?? ''}`)])
    if ((before === undefined && after === undefined) || needle.length === 0)
      return this.#modified('is not the file that the tool saw')
    const at = bytes.indexOf(needle)
    if (at < 0) return this.#modified('is not the file that the tool saw, and the text around the place is not in it')
    if (bytes.indexOf(needle, at + 1) >= 0)
      return this.#modified('is not the file that the tool saw, and the text around the place is in it more than once')
    return at + head.length
  }

  /** The new text as bytes of the file, with the line ends of its place; a text of line ends alone is taken as it is. */
  #bytesFor({ old_string, new_string }: FixTextEdit, span: { start: number; end: number }): Buffer | undefined {
    if (!canHold(this.#file, new_string)) return undefined
    const isLineEnd = /^[\r\n]+$/.test(old_string) && /^[\r\n]+$/.test(new_string)
    if (isLineEnd || this.#isNew || !new_string.includes('\n')) return encoded(this.#file, new_string)
    this.#adapt ??= lineEndAdapter({ ...this.#file, bytes: this.#state!.bytes })
    return encoded(this.#file, this.#adapt(span, toLf(new_string)))
  }

  #adapt: ReturnType<typeof lineEndAdapter> | undefined

  /** Asked of what nothing changed: the state has what the file has. */
  #isThere(splice: Splice): boolean {
    return this.#state !== undefined && changesNothing(this.#state.bytes, splice)
  }

  #modified(what: string): Problem {
    return refusal('FILE_MODIFIED', `${this.#target.path} ${what}. Run the tool again.`)
  }

  #problem(name: Problem['name'], what: string): Problem {
    return refusal(name, `${this.#target.path}: ${what}.`)
  }

  #refuse(name: Problem['name'], what: string): ToolRefusal {
    return { ok: false, problem: this.#problem(name, what) }
  }
}

/** A larger file is changed at once, so that what its lines are too long for is refused. */
const LARGEST_LATE = 2 ** 27

/** What a replay remembers of a file that a step wrote. */
const WRITTEN = { content: undefined, timestamp: 0, offset: undefined, limit: undefined, isPartialView: false }

type LateSplices = { readonly before: SplicedText; readonly text: SplicedText; readonly splices: readonly Splice[] }

/** A change whose bytes and lines are made when somebody asks for them. */
class LateChange implements Change {
  readonly path: RepoPath
  readonly mode: number
  readonly modeBefore: number | undefined
  readonly #made: LateSplices
  #patch: Patch | undefined

  constructor(path: RepoPath, mode: number | undefined, made: LateSplices) {
    this.path = path
    this.mode = mode ?? 0o644
    this.modeBefore = mode
    this.#made = made
  }

  get size(): number {
    return this.#made.text.size
  }

  get sizeBefore(): number {
    return this.#made.before.size
  }

  get before(): Buffer {
    return this.#made.before.bytes
  }

  get after(): Buffer {
    return this.#made.text.bytes
  }

  get structuredPatch(): Patch['structuredPatch'] {
    return this.#lines.structuredPatch
  }

  get insertions(): number {
    return this.#lines.insertions
  }

  get deletions(): number {
    return this.#lines.deletions
  }

  get #lines(): Patch {
    this.#patch ??= this.#made.before.patchOf(this.#made.splices) ?? NO_LINES
    return this.#patch
  }
}

/** Between two bytes of a character, or the halves of a pair. */
function splitsCharacter({ encoding, valid }: TextFile, bytes: Buffer, at: number): boolean {
  if (encoding === 'utf8') return valid && isInside(bytes, at)
  return at % 2 === 1 || (isHalf(bytes, at, 0xdc) && isHalf(bytes, at - 2, 0xd8))
}

const isHalf = (bytes: Buffer, at: number, half: number): boolean => at >= 0 && (bytes[at + 1] ?? 0) >> 2 === half >> 2

/** Whether bytes [start, end) are a text; one in ASCII, as most are, is not made bytes of. */
function holds(file: TextFile, bytes: Buffer, { start, end, text }: { start: number; end: number; text: string }) {
  if (file.encoding === 'utf8' && end - start === text.length) {
    let at = 0
    while (at < text.length && text.charCodeAt(at) < 0x80 && bytes[start + at] === text.charCodeAt(at)) at++
    if (at === text.length) return true
    if (text.charCodeAt(at) < 0x80) return false
  }
  return changesNothing(bytes, { start, end, replacement: encoded(file, text) })
}

const encoded = ({ encoding }: TextFile, text: string): Buffer => Buffer.from(text, encoding)
