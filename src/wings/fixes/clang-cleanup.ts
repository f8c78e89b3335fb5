import type { Span } from '../../core/text/splice.ts'
import { type Namespace, type Token, tokensOf } from './clang-tokens.ts'

/** What is to go, and between which tokens that shows; a doubt where that is not certain. */
type Redundancy = { readonly between: Span; readonly removed: readonly Span[]; readonly doubt?: string }

/**
 * What clang's own appliers take away after replacements (`cleanupAroundReplacements`): commas and colons that the replacements leave
 * with nothing to separate, and namespaces that they leave empty. `changed` are the places of new text, in order.
 */
export function redundantAfter(text: string, changed: readonly Span[]): readonly Redundancy[] {
  const { tokens, namespaces } = tokensOf(text)
  const cleaner = new Cleaner(tokens, changed)
  for (const rule of RULES) cleaner.apply(rule)
  cleaner.findLeftovers()
  const ends = new Map<number, number>()
  for (const { first, open, close } of namespaces) {
    let at = open + 1
    let isSilent = true
    for (let end: number | undefined; ; at = end) {
      const isNote = tokens[at]?.word === '//'
      if (isNote) isSilent = false
      end = isNote ? at + 1 : ends.get(at)
      if (end === undefined) break
    }
    if (at === close && cleaner.removeNamespace({ first, open, close, isSilent }, text))
      ends.set(first, cleaner.after(close))
  }
  return cleaner.found
}

interface Rule {
  readonly left: (token: Token) => boolean
  readonly right: string
  readonly keeps: 'left' | 'right'
}

const is =
  (word: string) =>
  (token: Token): boolean =>
    token.word === word
const isMembers =
  (word: string) =>
  ({ word: own, role }: Token): boolean =>
    own === word && role === 'members'

/** In clang's order. */
const RULES: readonly Rule[] = [
  { left: is(','), right: ',', keeps: 'left' },
  { left: isMembers(':'), right: ',', keeps: 'left' },
  { left: is('('), right: ',', keeps: 'left' },
  { left: is(','), right: ')', keeps: 'right' },
  { left: isMembers(','), right: '{', keeps: 'right' },
  { left: isMembers(':'), right: '{', keeps: 'right' },
  { left: isMembers(':'), right: '=', keeps: 'right' },
]

/** Pairs that clang leaves, and that no code has. */
const isLeftover = (left: Token, right: Token): boolean =>
  (left.word === ',' && [']', ';', '>'].includes(right.word)) ||
  (right.word === ',' && ['[', '{', '<'].includes(left.word)) ||
  (left.word === ':' && left.role === 'bases' && right.word === '{')

class Cleaner {
  readonly found: Redundancy[] = []
  readonly #tokens: readonly Token[]
  readonly #changed: readonly Span[]
  readonly #gone = new Set<number>()
  /** Numbers of the tokens of code, and of directives; comments apart. */
  readonly #lists: readonly (readonly number[])[]
  /** Of each token, the first change that ends at it or later. */
  readonly #firstChange: readonly number[]

  constructor(tokens: readonly Token[], changed: readonly Span[]) {
    this.#tokens = tokens
    this.#changed = changed
    const words = [...tokens.keys()].filter((at) => tokens[at]?.word !== '//')
    this.#lists = [false, true].map((isDirective) => words.filter((at) => tokens[at]?.isDirective === isDirective))
    let change = 0
    this.#firstChange = tokens.map(({ start }) => {
      while (change < changed.length && changed[change]!.end < start) change++
      return change
    })
  }

  apply({ left, right, keeps }: Rule): void {
    for (const list of this.#lists) {
      let [at] = list
      for (const next of list.slice(1)) {
        if (this.#gone.has(next)) continue
        const isHit = at !== undefined && left(this.#tokens[at]!) && this.#tokens[next]!.word === right
        const isRedundant = isHit && !this.#gone.has(at!) && this.#isChanged(at!, next)
        if (isRedundant) this.#remove(at!, next, keeps)
        if (!isRedundant || keeps === 'right') at = next
      }
    }
  }

  /** What remains, and cannot be right. */
  findLeftovers(): void {
    for (const list of this.#lists) {
      const kept = list.filter((at) => !this.#gone.has(at))
      for (const [before, at] of kept.slice(0, -1).entries()) {
        const next = kept[before + 1]!
        const [left, right] = [this.#tokens[at]!, this.#tokens[next]!]
        if (isLeftover(left, right) && this.#isChanged(at, next))
          this.#doubt(at, next, `It leaves "${left.word} ${right.word}", as clang's own applier does.`)
      }
    }
  }

  /** Takes an empty namespace away, if a change emptied it. */
  removeNamespace({ first, open, close, isSilent }: Namespace & { readonly isSilent: boolean }, text: string): boolean {
    if (!this.#isChanged(first, close)) return false
    if (!isSilent) this.#doubt(first, close, 'It leaves a namespace with nothing but comments, which clang takes away.')
    else {
      const behind = this.after(close) - 1
      const isBehind = !text.slice(this.#tokens[close]!.end, this.#tokens[behind]!.start).includes('\n')
      const removed = [this.#span(first, open), this.#span(close, isBehind ? behind : close)]
      this.found.push({ between: this.#span(first, close), removed })
    }
    return isSilent
  }

  /** The token after one and the comment behind it. */
  after(at: number): number {
    return this.#tokens[at + 1]?.word === '//' ? at + 2 : at + 1
  }

  #remove(at: number, next: number, keeps: Rule['keeps']): void {
    const [left, right] = [this.#tokens[at]!, this.#tokens[next]!]
    if (left.section !== right.section) {
      if (left.isDirective) return
      this.#doubt(at, next, `It leaves "${left.word} ${right.word}" around a directive of the preprocessor.`)
      this.#gone.add(keeps === 'left' ? next : at)
      return
    }
    const [from, to] = keeps === 'left' ? [at + 1, next] : [at, next - 1]
    const removed: Span[] = []
    for (let one = from; one <= to; one++) {
      if (this.#gone.has(one)) continue
      this.#gone.add(one)
      // Whitespace between neighbours that go, goes too.
      const isJoined = one > 0 && this.#gone.has(one - 1)
      removed.push(isJoined ? { start: this.#tokens[one - 1]!.end, end: this.#tokens[one]!.end } : this.#tokens[one]!)
      if (this.#gone.has(one + 1)) removed.push({ start: this.#tokens[one]!.end, end: this.#tokens[one + 1]!.start })
    }
    this.found.push({ between: this.#span(at, next), removed })
  }

  #doubt(from: number, to: number, doubt: string): void {
    this.found.push({ between: this.#span(from, to), removed: [], doubt })
  }

  #span(from: number, to: number): Span {
    return { start: this.#tokens[from]!.start, end: this.#tokens[to]!.end }
  }

  /** Whether a change is at two tokens or between them. */
  #isChanged(from: number, to: number): boolean {
    const change = this.#changed[this.#firstChange[from] ?? 0]
    return change !== undefined && change.start <= this.#tokens[to]!.end
  }
}
