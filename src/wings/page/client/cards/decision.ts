import { showInvisible } from '../../../../core/report/plain-text.ts'
import type { ReportedStep } from '../../../../core/report/report.ts'
import { element } from '../element.ts'

type Decision = NonNullable<ReportedStep['policy']>

/** The policy's decision about a step, and the rule. Empty for a refusal that already gives the reason. */
export function decision({ policy, error }: Pick<ReportedStep, 'policy' | 'error'>): HTMLElement | undefined {
  if (!policy) return undefined
  const { behavior, rule, reason } = policy
  const granted = rule === GRANTED
  const told = error?.message.includes(reason) ? [element('code', {}, showInvisible(rule))] : reasonOf(policy)
  return element(
    'p',
    { class: `policy ${granted ? GRANTED : behavior}` },
    element('span', { class: 'verdict' }, granted ? 'policy: approved' : VERDICTS[behavior]),
    ' ',
    ...told,
  )
}

const GRANTED = 'granted'

const VERDICTS: Readonly<Record<Decision['behavior'], string>> = {
  allow: 'policy: allowed',
  ask: 'policy: asks',
  deny: 'policy: denied',
}

/** The reason, and the rule where the reason does not name it. */
function reasonOf({ rule, reason }: Decision): readonly (Node | string)[] {
  const name = element('code', {}, showInvisible(rule))
  const at = reason.indexOf(rule)
  if (at >= 0) return [showInvisible(reason.slice(0, at)), name, `${showInvisible(reason.slice(at + rule.length))}.`]
  return rule === GRANTED ? [`${showInvisible(reason)}.`] : [`${showInvisible(reason)}. `, name]
}
