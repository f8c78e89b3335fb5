import { showInvisible } from '../../plain-text.ts'
import type { ReportedVerification, RunReport } from '../../report.ts'
import { element } from './element.ts'

/** Lines of a failed program's output that are shown unasked, and beyond which the ones before them are folded. */
const SHOWN = 12
const MAX_UNFOLDED = 20

/** The policy's programs: what became of each, and what it printed, folded where all went well. */
export function verificationList({ verifications = [] }: RunReport): HTMLElement | undefined {
  if (verifications.length === 0) return undefined
  return element(
    'section',
    { class: 'verifications', 'aria-label': 'Verification' },
    element('h2', {}, 'Verification'),
    ...verifications.map(program),
  )
}

const program = ({ name, ok, milliseconds, tail, output }: ReportedVerification): HTMLElement =>
  element(
    'details',
    { class: ok ? 'passed' : 'failed', open: ok ? undefined : '' },
    element(
      'summary',
      {},
      element('span', { class: 'status' }, ok ? '✓ passed' : '✗ failed'),
      element('code', { class: 'name' }, showInvisible(name)),
      element('span', { class: 'seconds' }, `${(milliseconds / 1000).toFixed(1)} s`),
    ),
    ...printed(showInvisible(tail).trimEnd(), showInvisible(name)),
    output === undefined
      ? undefined
      : element('p', { class: 'whole' }, 'Whole output: ', element('code', {}, showInvisible(output))),
  )

/** The end of an output; what is before it can be unfolded. */
function printed(text: string, name: string): readonly HTMLElement[] {
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

const linesOf = (lines: readonly string[], label: string): HTMLElement =>
  element('pre', { tabindex: '0', role: 'group', 'aria-label': label }, `${lines.join('\n')}\n`)
