import { clipped } from '../../core/text/words.ts'

/** A comment that a change takes away. */
export interface DroppedComment {
  readonly start: number
  readonly text: string
}

/** Of comments, those that a text has not, or has fewer times. */
export const leftOut = (comments: readonly DroppedComment[], text: string): readonly DroppedComment[] => {
  const left = new Map<string, number>()
  return comments.filter((one) => {
    const count = (left.get(one.text) ?? text.split(one.text).length - 1) - 1
    left.set(one.text, count)
    return count < 0
  })
}

/** Comments that are named. */
const MAX_COMMENTS = 20

/** Comments with their lines, in words. */
export const commentsAt = (text: string, dropped: readonly DroppedComment[]): string => {
  const named = dropped
    .slice(0, MAX_COMMENTS)
    .map((one) => `${JSON.stringify(clipped(one.text, 80))} at line ${text.slice(0, one.start).split('\n').length}`)
  const more = dropped.length - named.length
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
