import { cwdStripper } from '../../core/plan/digest.ts'
import { type FixEdit, pathsOfEdit } from '../../core/plan/fix-input.ts'
import type { FixOptions, FixRecording, LookUp } from '../../core/plan/fix-output.ts'
import { documentsOf, SINGLE_KEYS } from '../../core/plan/json-nodes.ts'
import type { ImportSource, SourcePlace } from '../../core/plan/source-text.ts'
import { toLf } from '../../core/text/line-ending.ts'
import { type Claim, StateMap } from '../../core/text/state-map.ts'
import { visible } from '../../core/text/visible.ts'
import type { FixReader, FixSink, ProposedFix, SeenFile } from './proposed-fix.ts'
import { FixTaker, type TakenFix } from './take-fix.ts'

/** An output, and what reads it. */
export type FixSource = { readonly reader: FixReader; readonly source: ImportSource }

/** Reads outputs of tools into a recording: every fix whole, of two at one place the first. */
export function importFixes(sources: readonly FixSource[], { recording, options }: FixImport): void {
  const found: ProposedFix[] = []
  const seen: (readonly [string, SeenFile])[] = []
  const notes = new Set<string>()
  let root: string | undefined
  const sinkOf = (): FixSink => ({
    options,
    fix: (fix) => void found.push(fix),
    saw: (path, file) => void seen.push([path, file]),
    refuse: (reason, at) => void recording.leaveOut('fix', { reason, at }),
    pass: (reason, at) => void recording.leaveOut('fix', { reason, at, mayChangeFiles: false }),
    root: (path) => {
      root ??= path
    },
    note: (text) => void notes.add(text),
  })
  for (const { reader, source } of sources) {
    const sink = sinkOf()
    for (const document of reader.documents?.(source, recording) ?? documentsOf(source, recording, SINGLE_KEYS))
      reader.read(document, sink)
  }
  const stripped = cwdStripper(recording.cwd ?? root)
  const taker = new FixTaker(recording.look ?? NOWHERE, stripped)
  for (const [path, file] of seen) taker.saw(path, file)
  for (const taken of settle(found, taker, recording)) pushFix(taken, recording, options)
  if (taker.trustsFiles && !recording.isLive) recording.note(ON_TRUST)
  for (const note of notes) recording.note(note)
}

const ON_TRUST = 'The output does not say what the files held: they are taken to be as the tool saw them.'

export type FixImport = { readonly recording: FixRecording; readonly options: FixOptions }

const NOWHERE: LookUp = (path) => ({
  ok: false,
  reason: `Cannot locate its text in ${visible(path)} without the file; pass --repo.`,
})

function settle(found: readonly ProposedFix[], taker: FixTaker, recording: FixRecording): readonly TakenFix[] {
  const settlement = new Settlement()
  for (const fix of found) {
    const taken = taker.take(fix)
    if (typeof taken === 'string') {
      const mayChangeFiles = taken !== 'It changes nothing.'
      recording.leaveOut(fix.source, { reason: taken, at: fix.at(), mayChangeFiles })
      continue
    }
    const settled = settlement.add(taken)
    if (settled.kind === 'kept') continue
    const other = settled.with.fix
    const { line, column } = other.at()
    const reason =
      settled.kind === 'repeats'
        ? `It is the same as the fix of ${other.source} at ${line}:${column}.`
        : `FIX_CONFLICT: the fix of ${other.source} at ${line}:${column} changes the same place. Run the tool again after that.`
    recording.leaveOut(fix.source, { reason, at: fix.at(), mayChangeFiles: settled.kind === 'conflicts' })
  }
  return settlement.byRule()
}

function pushFix({ fix, edits }: TakenFix, recording: FixRecording, options: FixOptions): void {
  const { confirm } = fix
  const [why, at] = [oneLine(fix.why), whenAsked(fix.at)]
  const edit = options.edits && !confirm ? asEdit(edits, recording.look) : undefined
  if (edit) {
    recording.push({ why, at, tool: 'Edit', input: edit })
    return
  }
  const source = oneLine(fix.source) || 'fix'
  recording.push({ why, at, tool: 'Fix', input: confirm ? { source, confirm, edits } : { source, edits } })
}

/** A place that is looked for when somebody asks: few are told. */
function whenAsked(find: () => SourcePlace): SourcePlace {
  let found: SourcePlace | undefined
  const place = () => (found ??= find())
  return {
    get file() {
      return place().file
    },
    get line() {
      return place().line
    },
    get column() {
      return place().column
    },
  }
}

/** A fix of one edit as an Edit, where lines around it make its text unique in the file. */
function asEdit(edits: readonly FixEdit[], look: LookUp | undefined): Readonly<Record<string, string>> | undefined {
  const [edit, ...others] = edits
  if (!edit || !('start' in edit) || others.length > 0 || edit.file_path.endsWith('.ipynb')) return undefined
  const found = look?.(edit.file_path)
  if (!found?.ok || !found.bytes) return undefined
  const text = toLf(found.bytes.toString('utf8'))
  for (const [before, after] of [
    ['', ''],
    [edit.before ?? '', edit.after ?? ''],
  ] as const) {
    const old_string = toLf(`${before}${edit.old_string}${after}`)
    const at = old_string === '' ? -1 : text.indexOf(old_string)
    if (at < 0 || text.indexOf(old_string, at + 1) >= 0) continue
    return { file_path: edit.file_path, old_string, new_string: toLf(`${before}${edit.new_string}${after}`) }
  }
  return undefined
}

const oneLine = (text: string | undefined): string | undefined =>
  text === undefined || PRINTED.test(text)
    ? text
    : text
        .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
        .replace(/\p{Surrogate}/gu, '�')
        .trim() || undefined

/** Printable ASCII that neither begins nor ends with a blank. */
const PRINTED = /^[!-~](?:[ -~]*[!-~])?$/

/** What becomes of a fix beside those before it. */
type FixSettlement = { readonly kind: 'kept' } | { readonly kind: 'repeats' | 'conflicts'; readonly with: TakenFix }

/** Decides which of the fixes of a tool go together: of two that change one place the first, as the engine would. */
class Settlement {
  readonly #kept: TakenFix[] = []
  /** By path, then by the state that a fix is about. */
  readonly #maps = new Map<string, Map<string, StateMap>>()
  /** Paths that a fix creates, renames or deletes, with its number. */
  readonly #whole = new Map<string, number>()
  /** Paths that a fix edits, with the number of the first. */
  readonly #edited = new Map<string, number>()
  /** Insertions by their place. */
  readonly #insertions = new Map<string, number[]>()

  add(fix: TakenFix): FixSettlement {
    const clash = this.#clash(fix)
    if (clash) return clash
    const index = this.#kept.push(fix) - 1
    for (const splice of fix.splices) {
      const map = this.#mapOf(splice)
      if (map.claim(splice).kind === 'free') map.take(splice, index)
      if (splice.start === splice.end) this.#noteInsertion(`${splice.path}:${splice.start}`, index)
      if (!this.#edited.has(splice.path)) this.#edited.set(splice.path, index)
    }
    for (const path of pathsChanged(fix.edits)) this.#whole.set(path, index)
    return { kind: 'kept' }
  }

  /**
   * The fixes by rule, in the order in which rules first appear; as they came where that would change the order of two insertions at one
   * place.
   */
  byRule(): readonly TakenFix[] {
    const rank = new Map<string, number>()
    for (const { fix } of this.#kept) if (!rank.has(fix.source)) rank.set(fix.source, rank.size)
    const rankOf = (index: number): number => rank.get(this.#kept[index]?.fix.source ?? '') ?? 0
    const flips = [...this.#insertions.values()].some((list) =>
      list.some((index, at) => at > 0 && rankOf(index) < rankOf(list[at - 1] ?? index)),
    )
    if (flips || this.#whole.size > 0) return this.#kept
    return this.#kept.toSorted((one, other) => (rank.get(one.fix.source) ?? 0) - (rank.get(other.fix.source) ?? 0))
  }

  #clash(fix: TakenFix): FixSettlement | undefined {
    const whole = this.#wholeFile(fix)
    if (whole !== undefined) return this.#with(isSame(this.#kept[whole], fix) ? 'repeats' : 'conflicts', whole)
    const claims = fix.splices.map((splice) => this.#mapOf(splice).claim(splice))
    const taken = claims.find(({ kind }) => kind === 'taken') as Extract<Claim, { kind: 'taken' }> | undefined
    if (taken) return this.#with('conflicts', taken.by)
    const done = claims.filter((claim) => claim.kind === 'done')
    const [first] = done
    if (!first) return undefined
    if (done.length === fix.edits.length && done.every(({ by }) => by === first.by))
      return this.#with('repeats', first.by)
    const doubt = done.find(({ certain }) => !certain)
    return doubt && this.#with('conflicts', doubt.by)
  }

  #with(kind: 'repeats' | 'conflicts', index: number): FixSettlement {
    return { kind, with: this.#kept[index]! }
  }

  #wholeFile({ edits, splices }: TakenFix): number | undefined {
    for (const path of pathsChanged(edits)) {
      const other = this.#whole.get(path) ?? this.#edited.get(path)
      if (other !== undefined) return other
    }
    const hit = splices.find(({ path }) => this.#whole.has(path))
    return hit && this.#whole.get(hit.path)
  }

  #mapOf({ path, sha256 }: { readonly path: string; readonly sha256: string }): StateMap {
    const states = this.#maps.get(path) ?? new Map<string, StateMap>()
    const known = states.get(sha256)
    if (known) return known
    const map = new StateMap()
    this.#maps.set(path, states.set(sha256, map))
    return map
  }

  #noteInsertion(key: string, index: number): void {
    const list = this.#insertions.get(key)
    if (list) list.push(index)
    else this.#insertions.set(key, [index])
  }
}

const isSame = (one: TakenFix | undefined, other: TakenFix): boolean =>
  JSON.stringify(one?.edits) === JSON.stringify(other.edits)

/** Paths of the files that come, go or move. */
const pathsChanged = (edits: readonly FixEdit[]): readonly string[] =>
  edits.flatMap((edit) => ('start' in edit ? [] : pathsOfEdit(edit)))
