import { codeSpan } from '../safe-markdown.ts'

/** A box by which people ask for the plan to be replayed on the tip of the base; nothing without one. */
export const replayBox = (base: string | undefined): string =>
  base === undefined ? '' : `- [ ] ${MARK} Replay the plan on the tip of ${codeSpan(base)}`

const MARK = '<!-- editplan:replay -->'

/** Whether an edit of a body ticked the box. */
export const asksReplay = ([before, after]: readonly [string, string]): boolean => !isTicked(before) && isTicked(after)

const isTicked = (body: string): boolean =>
  body.split(/\r?\n/).some((line) => /^[ \t]*[-*+][ \t]+\[[xX]\][ \t]/.test(line) && line.includes(MARK))
