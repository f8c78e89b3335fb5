import { showInvisible } from '../../../../core/report/plain-text.ts'
import type { ReportedVerification } from '../../../../core/report/verification.ts'
import type { PageModel } from '../../model/model.ts'
import { element } from '../element.ts'
import { printed, wholeOutput } from '../output.ts'

/** The policy's programs: in one line if all went well, else those that failed with what they printed. */
export function verificationList({ run, looks }: PageModel): HTMLElement | undefined {
  const { verifications = [] } = run
  if (verifications.length === 0) return undefined
  const failed = verifications.filter(({ ok }) => !ok)
  const passed = verifications.filter(({ ok }) => ok)
  return element(
    'section',
    { class: 'verifications', 'aria-label': 'Verification' },
    ...failed.map(program),
    passed.length === 0
      ? undefined
      : passedOnes(
          passed,
          looks.some(({ kind }) => kind === 'verifies'),
        ),
  )
}

function passedOnes(passed: readonly ReportedVerification[], isDoubtful: boolean): HTMLElement {
  const seconds = passed.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000
  const names = passed.flatMap(({ name }, at) => [...(at > 0 ? [', '] : []), element('code', {}, showInvisible(name))])
  return element(
    'details',
    { class: 'passed' },
    element(
      'summary',
      {},
      isDoubtful
        ? element('span', { class: 'doubtful' }, '? passed, by what the plan changes')
        : element('span', { class: 'status' }, '✓ verified'),
      element('span', {}, ...names, ` · ${seconds.toFixed(1)} s`),
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
    ...printed(tail, showInvisible(name)),
    wholeOutput(output),
  )
