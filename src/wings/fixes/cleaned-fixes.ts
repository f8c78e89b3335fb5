import { decodeText } from '../../core/text/encoding.ts'
import { addTo } from '../../core/text/group-by.ts'
import { applySplices, type Span, type Splice } from '../../core/text/splice.ts'
import { inOrder } from '../../core/text/spliced-text.ts'
import { redundantAfter } from './clang-cleanup.ts'
import { editAt, type OpenFile, type TakenFix, type TakenSplice } from './take-fix.ts'

/** Fixes with what the tool's own applier takes away around them. */
interface CleanedFixes {
  /** In order; those that leave something redundant together are one. */
  readonly fixes: readonly TakenFix[]
  readonly refused: readonly { readonly fix: TakenFix; readonly reason: string }[]
}

/** Adds to fixes, which go together, what clang's appliers take away after all of them. */
export function cleanedUp(fixes: readonly TakenFix[]): CleanedFixes {
  const groups = new FixGroups(fixes)
  const files = new Map<OpenFile, ChangedText>()
  for (const [owner, { splices }] of fixes.entries())
    for (const { file, ...splice } of splices) {
      const text = files.get(file) ?? new ChangedText(file)
      files.set(file, text)
      text.add(splice, owner)
    }
  for (const text of files.values()) text.cleanUp(groups)
  return groups.result([...files.values()])
}

/** A splice that some fixes share, and where its text is after all. */
interface SharedSplice {
  readonly splice: Splice
  readonly owners: number[]
  now: Span
  /** What is taken away of its text. */
  readonly cuts: Span[]
}

/** A file with what fixes change in it. */
class ChangedText {
  readonly file: OpenFile
  readonly #added: { readonly splice: Splice; readonly owner: number }[] = []
  #shared: readonly SharedSplice[] = []

  constructor(file: OpenFile) {
    this.file = file
  }

  add(splice: Splice, owner: number): void {
    this.#added.push({ splice, owner })
  }

  cleanUp(groups: FixGroups): void {
    if (this.file.text.file.encoding !== 'utf8') return
    this.#shared = sharedIn(this.#added)
    const bytes = applySplices(
      this.file.bytes,
      this.#shared.map(({ splice }) => splice),
    )
    const changed = this.#shared.map(({ now }) => now)
    for (const { between, removed, doubt } of redundantAfter(bytes.toString('latin1'), changed)) {
      const owner = groups.join(this.#at(between).flatMap(({ owners }) => owners))
      if (doubt !== undefined) groups.doubt(owner, doubt)
      for (const span of removed) groups.remove(owner, this.file, this.#kept(span))
    }
  }

  /** Its splices as they are now, with the fixes that own each. */
  get splices(): readonly { readonly splice: TakenSplice; readonly owners: readonly number[] }[] {
    return this.#shared.map((shared) => ({
      splice: { ...withoutCuts(shared), file: this.file },
      owners: shared.owners,
    }))
  }

  /** Changes at a span of the text after all, its ends included. */
  #at({ start, end }: Span): readonly SharedSplice[] {
    const [from, to] = [this.#firstAt(start), this.#firstAt(end + 1)]
    const last = this.#shared[to]
    return this.#shared.slice(from, last && last.now.start <= end ? to + 1 : to)
  }

  /** The first change that ends at a place or later. */
  #firstAt(place: number): number {
    let [low, high] = [0, this.#shared.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#shared[middle]!.now.end >= place) high = middle
      else low = middle + 1
    }
    return low
  }

  /** Bytes of the file in a span of the text after all; new text in it is cut. */
  #kept({ start, end }: Span): readonly Span[] {
    const kept: Span[] = []
    let at = start
    for (const shared of this.#at({ start, end })) {
      const { now, splice } = shared
      const [from, to] = [Math.max(at, now.start), Math.min(end, now.end)]
      if (at < now.start) kept.push(movedBy({ start: at, end: Math.min(end, now.start) }, splice.start - now.start))
      if (from < to) shared.cuts.push(movedBy({ start: from, end: to }, -now.start))
      at = Math.max(at, to)
    }
    if (at >= end) return kept
    const before = this.#shared[this.#firstAt(end + 1) - 1]
    return [...kept, movedBy({ start: at, end }, before ? before.splice.end - before.now.end : 0)]
  }
}

const movedBy = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by })

function sharedIn(added: readonly { readonly splice: Splice; readonly owner: number }[]): readonly SharedSplice[] {
  const shared: SharedSplice[] = []
  let moved = 0
  for (const { splice, owner } of added.toSorted((one, other) => inOrder(one.splice, other.splice))) {
    const last = shared.at(-1)
    if (
      last &&
      inOrder(last.splice, splice) === 0 &&
      Buffer.compare(last.splice.replacement, splice.replacement) === 0
    ) {
      last.owners.push(owner)
      continue
    }
    const { start, end, replacement } = splice
    const now = { start: start + moved, end: start + moved + replacement.length }
    moved += replacement.length - (end - start)
    shared.push({ splice, owners: [owner], now, cuts: [] })
  }
  return shared
}

const withoutCuts = ({ splice, cuts }: SharedSplice): Splice => ({
  ...splice,
  replacement: applySplices(
    Buffer.from(splice.replacement),
    merged(cuts).map((cut) => ({ ...cut, replacement: NOTHING })),
  ),
})

const NOTHING = Buffer.alloc(0)

/** Spans in order, those that touch as one. */
function merged(spans: readonly Span[]): readonly Span[] {
  const whole: Span[] = []
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = whole.at(-1)
    if (last && span.start <= last.end) whole.splice(-1, 1, { ...last, end: Math.max(last.end, span.end) })
    else whole.push(span)
  }
  return whole
}

/** Which fixes belong together, by their numbers. */
class FixGroups {
  readonly #fixes: readonly TakenFix[]
  readonly #parents: number[]
  readonly #doubts: (readonly [owner: number, reason: string])[] = []
  readonly #removed: { readonly owner: number; readonly file: OpenFile; readonly spans: readonly Span[] }[] = []

  constructor(fixes: readonly TakenFix[]) {
    this.#fixes = fixes
    this.#parents = [...fixes.keys()]
  }

  /** Makes one group of fixes; returns one of them. */
  join([first = 0, ...others]: readonly number[]): number {
    const root = this.#rootOf(first)
    for (const other of others) this.#parents[this.#rootOf(other)] = root
    return root
  }

  doubt(owner: number, reason: string): void {
    this.#doubts.push([owner, reason])
  }

  remove(owner: number, file: OpenFile, spans: readonly Span[]): void {
    this.#removed.push({ owner, file, spans })
  }

  result(texts: readonly ChangedText[]): CleanedFixes {
    const doubts = new Map(this.#doubts.map(([owner, reason]) => [this.#rootOf(owner), reason]))
    const splices = this.#splicesIn(texts)
    const members = new Map<number, [TakenFix, ...TakenFix[]]>()
    for (const [at, fix] of this.#fixes.entries()) {
      const root = this.#rootOf(at)
      if (splices.has(root)) addTo(members, root, fix)
    }
    const fixes: TakenFix[] = []
    const refused: { readonly fix: TakenFix; readonly reason: string }[] = []
    for (const [at, fix] of this.#fixes.entries()) {
      const root = this.#rootOf(at)
      const [reason, own] = [doubts.get(root), members.get(root)]
      if (reason !== undefined) refused.push({ fix, reason })
      else if (!own) fixes.push(fix)
      else if (own[0] === fix) fixes.push(joined(own, splices.get(root) ?? []))
    }
    return { fixes, refused }
  }

  /** What the fixes of each group that leave something do in all, and what is taken away around it. */
  #splicesIn(texts: readonly ChangedText[]): ReadonlyMap<number, readonly TakenSplice[]> {
    const files = new Map<number, Map<OpenFile, Span[]>>()
    for (const { owner, file, spans } of this.#removed) {
      const own = files.get(this.#rootOf(owner)) ?? new Map<OpenFile, Span[]>()
      files.set(this.#rootOf(owner), own)
      const known = own.get(file)
      if (known) known.push(...spans)
      else own.set(file, [...spans])
    }
    const splices = new Map<number, TakenSplice[]>()
    for (const [root, own] of files)
      splices.set(
        root,
        [...own].flatMap(([file, spans]) => merged(spans).map((span) => ({ ...span, replacement: NOTHING, file }))),
      )
    for (const text of texts)
      for (const { splice, owners } of text.splices)
        for (const root of new Set(owners.map((owner) => this.#rootOf(owner)))) splices.get(root)?.push(splice)
    return splices
  }

  #rootOf(fix: number): number {
    let at = fix
    for (let up = this.#parents[at]!; up !== at; up = this.#parents[at]!) {
      this.#parents[at] = this.#parents[up]!
      at = up
    }
    return at
  }
}

function joined([first, ...others]: readonly TakenFix[], splices: readonly TakenSplice[]): TakenFix {
  const { fix } = first!
  const reasons = [...new Set([first!, ...others].flatMap(({ fix: { why } }) => why ?? []))]
  const why =
    reasons.length > 3 ? `${reasons.slice(0, 2).join('; ')}; and ${reasons.length - 2} more` : reasons.join('; ')
  const ordered = splices.toSorted(inOrder)
  const edits = ordered.map(({ file, start, end, replacement }) => {
    const old = decodeText(file.text.file, start, end)
    return editAt(file, { start, end, old, text: Buffer.from(replacement).toString('utf8') })
  })
  return { fix: { ...fix, why }, edits, splices: ordered }
}
