import { showInvisible } from '../../../../core/report/plain-text.ts'
import type { PageModel } from '../../model/model.ts'
import { pageTitle } from '../../model/outcome.ts'
import { element } from '../element.ts'
import { renderMarkdown } from '../markdown.ts'
import { candidateTable } from './candidates.ts'
import { compositionList } from './composition.ts'
import { diagnosticList } from './diagnostics.ts'
import { facts } from './facts.ts'
import { policyOfMost } from './policy.ts'
import { problems } from './problems.ts'
import { refusedSteps } from './refused.ts'
import { verdict } from './verdict.ts'
import { verificationList } from './verifications.ts'

/** What a reviewer reads first, in this order; each section is absent where it has nothing to say. */
const SECTIONS: readonly ((model: PageModel) => HTMLElement | undefined)[] = [
  verdict,
  problems,
  candidateTable,
  compositionList,
  verificationList,
  diagnosticList,
  refusedSteps,
  policyOfMost,
  facts,
]

/** The head of the page: title, description, and the sections. */
export function overview(model: PageModel): HTMLElement {
  const { plan } = model.run
  return element(
    'header',
    { class: 'overview' },
    element('h1', {}, showInvisible(pageTitle(model.run))),
    plan.description ? renderMarkdown(plan.description) : undefined,
    ...SECTIONS.map((section) => section(model)),
  )
}
