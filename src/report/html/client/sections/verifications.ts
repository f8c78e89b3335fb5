import type { PageModel } from '../../../page/model.ts'
import { showInvisible } from '../../../plain-text.ts'
import type { ReportedVerification } from '../../../verification.ts'
import { withoutEscapes } from '../cell.ts'
import { element } from '../element.ts'

/** Lines of a failed program's output that are shown unasked, and beyond which the ones before them are folded. */
const SHOWN = 12
const MAX_UNFOLDED = 20

/** The policy's programs: in one line if all went well, else those that failed with what they printed. */
export function verificationList({ run }: PageModel): HTMLElement | undefined {
  const { verifications = [] } = run
  if (verifications.length === 0) return undefined
  const failed = verifications.filter(({ ok }) => !ok)
  const passed = verifications.filter(({ ok }) => ok)
  return element(
    'section',
    { class: 'verifications', 'aria-label': 'Verification' },
    ...failed.map(program),
    passed.length === 0 ? undefined : passedOnes(passed),
  )
}

function passedOnes(passed: readonly ReportedVerification[]): HTMLElement {
  const seconds = passed.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000
  const names = passed.flatMap(({ name }, at) => [...(at > 0 ? [', '] : []), element('code', {}, showInvisible(name))])
  return element(
    'details',
    { class: 'passed' },
    element(
      'summary',
      {},
      element('span', { class: 'status' }, '✓ verified'),
      ' ',
      ...names,
      ` · ${seconds.toFixed(1)} s`,
    ),
    ...passed.map(program),
  )
}

const program = ({ name, ok, milliseconds, tail, output }: ReportedVerification): HTMLElement =>
  element(
    'details',
    { class: ok ? 'program' : 'program failed', open: ok ? undefined : '' },
    element(
      'summary',
      {},
      element('span', { class: 'status' }, ok ? '✓ passed' : '✗ failed'),
      element('code', { class: 'name' }, showInvisible(name)),
      element('span', { class: 'seconds' }, `${(milliseconds / 1000).toFixed(1)} s`),
    ),
    ...printed(showInvisible(withoutEscapes(tail)).trimEnd(), showInvisible(name)),
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
