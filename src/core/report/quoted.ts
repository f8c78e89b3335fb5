import { oneLine } from '../text/neutralise.ts'

/** Lines of a quotation that are shown at once, and how long one of them is taken to be. */
const SHOWN = 12
const WIDTH = 120

/** Characters of a step's reason, wherever one is shown. */
const REASON = 300

/** What the plan says, to be shown as a quotation: the lines that are shown, and those that are folded. */
export interface Quotation {
  readonly shown: readonly string[]
  readonly folded: readonly string[]
}

/** A text of the plan cut for quoting. Blank lines that follow each other are one; a long line counts as the several that it takes. */
export function quotation(text: string): Quotation {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/&nbsp;/gi, ' ')
    .split('\n')
    .map((line) => (/[^\s\u00a0\u2800\u3164]/.test(line) ? line.trimEnd() : ''))
    .filter((line, at, all) => line !== '' || (all[at - 1] ?? '') !== '')
  while (lines.at(-1) === '') lines.pop()
  const shown: string[] = []
  let room = SHOWN
  for (const line of lines) {
    const rows = Math.max(1, Math.ceil(line.length / WIDTH))
    if (rows > room) {
      if (shown.length === 0) shown.push(line.slice(0, room * WIDTH))
      break
    }
    shown.push(line)
    room -= rows
  }
  const cut = shown.length === 1 && shown[0] !== lines[0]
  return { shown, folded: cut ? [lines[0]!.slice(SHOWN * WIDTH), ...lines.slice(1)] : lines.slice(shown.length) }
}

/** A reason of the plan on one line, cut. */
export function reasonOf(why: string | undefined): string {
  const points = Array.from(oneLine((why ?? '').slice(0, REASON * 4)))
  return points.length > REASON ? `${points.slice(0, REASON - 1).join('')}…` : points.join('')
}
