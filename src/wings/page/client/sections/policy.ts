import { commonDecision } from '../../model/common-decision.ts'
import type { PageModel } from '../../model/model.ts'
import { decision } from '../cards/decision.ts'
import { element } from '../element.ts'

/** What the policy says of most steps, once; the others say themselves what it says of them. */
export function policyOfMost({ steps }: PageModel): HTMLElement | undefined {
  const policy = commonDecision(steps)
  const said = policy && decision({ policy })
  if (!said) return undefined
  said.append(' ', element('span', { class: 'note' }, 'Steps that say nothing else are allowed so.'))
  return said
}
