import { addTo } from '../../core/text/group-by.ts'
import { spliceBetween } from '../../core/text/splice.ts'
import { type Claim, StateMap } from '../../core/text/state-map.ts'
import type { FixEdit } from './fix-file.ts'
import { touchesOfEdit } from './fix-tool.ts'
import type { TakenFix, TakenSplice } from './take-fix.ts'

/** What becomes of a fix beside those before it. */
type FixSettlement = { readonly kind: 'kept' } | { readonly kind: 'repeats' | 'conflicts'; readonly with: TakenFix }

/** Decides which of the fixes of a tool go together: of two that change one place the first, as the engine would. */
export class Settlement {
  readonly #kept: TakenFix[] = []
  /** By path, then by the state that a fix is about. */
  readonly #maps = new Map<string, Map<string, StateMap>>()
  /** Paths that a fix creates, renames or deletes, with its number. */
  readonly #whole = new Map<string, number>()
  /** Paths that a fix edits, with the number of the first. */
  readonly #edited = new Map<string, number>()
  /** Insertions by their place. */
  readonly #insertions = new Map<string, [number, ...number[]]>()

  add(fix: TakenFix): FixSettlement {
    const clash = this.#clash(fix)
    if (clash) return clash
    const index = this.#kept.push(fix) - 1
    for (const splice of fix.splices) {
      const map = this.#mapOf(splice)
      if (map.claim(splice).kind === 'free') map.take(splice, index)
      if (splice.start === splice.end) addTo(this.#insertions, `${splice.file.path}:${splice.start}`, index)
      if (!this.#edited.has(splice.file.path)) this.#edited.set(splice.file.path, index)
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
    if (taken) return this.#with(hasSameEffect(this.#kept[taken.by]!, fix) ? 'repeats' : 'conflicts', taken.by)
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
    const hit = splices.find(({ file }) => this.#whole.has(file.path))
    return hit && this.#whole.get(hit.file.path)
  }

  #mapOf({ file: { path, sha256 } }: TakenSplice): StateMap {
    const states = this.#maps.get(path) ?? new Map<string, StateMap>()
    const known = states.get(sha256)
    if (known) return known
    const map = new StateMap()
    this.#maps.set(path, states.set(sha256, map))
    return map
  }
}

/** Whether two fixes change the same bytes to the same: one tool may quote more around them than another. */
const hasSameEffect = (one: TakenFix, other: TakenFix): boolean =>
  one.splices.length === one.edits.length &&
  other.splices.length === other.edits.length &&
  effectOf(one) === effectOf(other)

const effectOf = ({ splices }: TakenFix): string =>
  JSON.stringify(
    splices.flatMap(({ file: { path, sha256, bytes, text }, start, end, replacement }) => {
      const unit = text.file.encoding === 'utf8' ? 1 : 2
      return spliceBetween(bytes.subarray(start, end), Buffer.from(replacement), unit).map((splice) => {
        const made = Buffer.from(splice.replacement).toString('base64')
        return [path, sha256, start + splice.start, start + splice.end, made]
      })
    }),
  )

const isSame = (one: TakenFix | undefined, other: TakenFix): boolean =>
  JSON.stringify(one?.edits) === JSON.stringify(other.edits)

const NO_PATHS: readonly string[] = []

/** Paths of the files that come, go or move. */
const pathsChanged = (edits: readonly FixEdit[]): readonly string[] =>
  edits.every((edit) => 'start' in edit)
    ? NO_PATHS
    : edits.flatMap((edit) => ('start' in edit ? [] : touchesOfEdit(edit).map(({ path }) => path)))
