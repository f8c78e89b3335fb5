import type { Problem } from '../../errors.ts'
import { elidedLines } from '../text/elision.ts'
import { toLf } from '../text/line-ending.ts'
import { refusal } from './checks.ts'
import { flag } from './fields.ts'

export const allowElision = () =>
  flag('Take a comment such as `... existing code ...` literally, although the step removes many lines.').meta({
    default: false,
  })

/** ELISION, where a new text has a comment that stands for lines which the step takes away. */
export function elision(before: string, after: string): Problem | undefined {
  const lines = elidedLines(toLf(before), toLf(after))
  if (lines.length === 0) return undefined
  const where = `${lines.length === 1 ? 'Line' : 'Lines'} ${lines.slice(0, 10).join(', ')} of the new text`
  const words = JSON.stringify(toLf(after).split('\n')[lines[0]! - 1]?.trim())
  return refusal(
    'ELISION',
    `${where} (${words}) ${lines.length === 1 ? 'says' : 'say'} that something stays, and the step takes it away. Write the whole text; a step of a plan that means it has allow_elision: true.`,
  )
}
