import { lineChanges } from '../../../core/text/line-changes.ts'
import { sharedEnds } from '../../../core/text/shared-ends.ts'

/** Characters [start, end) of a line. */
export interface Range {
  readonly start: number
  readonly end: number
}

export interface WordMarks {
  readonly before: readonly Range[]
  readonly after: readonly Range[]
}

/** Words between the common ends of two lines beyond which everything between them is marked. */
const MAX_WORDS = 1500

/** The words in which two lines differ. Undefined where marks would cover nearly all of both. */
export function wordMarks(before: string, after: string): WordMarks | undefined {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const { head, tail } = sharedEnds(one, other)
  const [old, fresh] = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)]
  const start = lengthOf(one.slice(0, head))
  if (old.length + fresh.length > MAX_WORDS) {
    return { before: rangeOf(start, lengthOf(old)), after: rangeOf(start, lengthOf(fresh)) }
  }
  const marks = marksOf(old, fresh, start)
  const covered = lengthOf(old) + lengthOf(fresh)
  const isAll = start === 0 && tail === 0 && marked(marks) > 0.85 * covered
  return isAll ? undefined : marks
}

const wordsOf = (line: string): readonly string[] => line.match(/[\p{L}\p{N}_]+|\s+|[^\s\p{L}\p{N}_]/gu) ?? []

const lengthOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0)

const rangeOf = (start: number, length: number): readonly Range[] =>
  length > 0 ? [{ start, end: start + length }] : []

function marksOf(old: readonly string[], fresh: readonly string[], start: number): WordMarks {
  const [before, after]: [Range[], Range[]] = [[], []]
  let [at, left, right] = [0, start, start]
  for (const change of lineChanges(old, fresh)) {
    const kept = lengthOf(old.slice(at, change.at))
    const removed = lengthOf(old.slice(change.at, change.at + change.removed))
    const added = lengthOf(change.added)
    ;[left, right] = [left + kept, right + kept]
    before.push(...rangeOf(left, removed))
    after.push(...rangeOf(right, added))
    ;[at, left, right] = [change.at + change.removed, left + removed, right + added]
  }
  return { before, after }
}

const marked = ({ before, after }: WordMarks): number =>
  [...before, ...after].reduce((sum, { start, end }) => sum + end - start, 0)
