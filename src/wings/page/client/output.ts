import { showInvisible } from '../../../core/report/plain-text.ts'
import { withoutEscapes } from './cell.ts'
import { element } from './element.ts'

/** Lines of an output that are shown unasked, and beyond which the ones before them are folded. */
const SHOWN = 12
const MAX_UNFOLDED = 20

/** The end of what a program printed; what is before it can be unfolded. @param name of the program, for screen readers */
export function printed(tail: string, name: string): readonly HTMLElement[] {
  const text = showInvisible(withoutEscapes(tail)).trimEnd()
  if (text === '') return [element('p', { class: 'absent' }, 'It printed nothing.')]
  const lines = text.split('\n')
  if (lines.length <= MAX_UNFOLDED) return [linesOf(lines, `Output of ${name}`)]
  const earlier = lines.slice(0, -SHOWN)
  return [
    element(
      'details',
      { class: 'earlier' },
      element('summary', {}, `${earlier.length} earlier lines`),
      linesOf(earlier, `Earlier output of ${name}`),
    ),
    linesOf(lines.slice(-SHOWN), `End of the output of ${name}`),
  ]
}

/** Where all of it is. */
export const wholeOutput = (file: string | undefined): HTMLElement | undefined =>
  file === undefined
    ? undefined
    : element('p', { class: 'whole' }, 'Whole output: ', element('code', {}, showInvisible(file)))

const linesOf = (lines: readonly string[], label: string): HTMLElement =>
  element('pre', { tabindex: '0', role: 'group', 'aria-label': label }, `${lines.join('\n')}\n`)
