import { type FixEdit, pathsOfEdit } from '../../core/plan/fix-input.ts'
import { type Claim, StateMap } from '../../core/text/state-map.ts'
import type { TakenFix } from './take-fix.ts'

/** What becomes of a fix beside those before it. */
export type Settled = { readonly kind: 'kept' } | { readonly kind: 'repeats' | 'conflicts'; readonly with: TakenFix }

/** Decides which of the fixes of a tool go together: of two that change one place the first, as the engine would. */
export class Settlement {
  readonly #kept: TakenFix[] = []
  readonly #maps = new Map<string, StateMap>()
  /** Paths that a fix creates, renames or deletes, with its number. */
  readonly #whole = new Map<string, number>()
  /** Paths that a fix edits, with the number of the first. */
  readonly #edited = new Map<string, number>()
  /** Insertions by their place. */
  readonly #insertions = new Map<string, number[]>()

  add(fix: TakenFix): Settled {
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

  #clash(fix: TakenFix): Settled | undefined {
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

  #with(kind: 'repeats' | 'conflicts', index: number): Settled {
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
    const key = `${sha256} ${path}`
    const map = this.#maps.get(key) ?? new StateMap()
    this.#maps.set(key, map)
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
