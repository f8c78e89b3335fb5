import type { PageModel } from '../../model/model.ts'
import { element } from '../element.ts'
import { candidateTable } from './candidates.ts'
import { compositionList } from './composition.ts'
import { diagnosticList } from './diagnostics.ts'
import { facts } from './facts.ts'
import { alikeSection, rulesSection } from './groups.ts'
import { looksSection } from './looks.ts'
import { policyOfMost } from './policy.ts'
import { problems } from './problems.ts'
import { planQuote } from './quote.ts'
import { sinceSection } from './since.ts'
import { verdict } from './verdict.ts'
import { verificationList } from './verifications.ts'

/** What a reviewer reads first, in this order; each section is absent where it has nothing to say. */
const SECTIONS: readonly ((model: PageModel) => HTMLElement | undefined)[] = [
  verdict,
  sinceSection,
  looksSection,
  rulesSection,
  alikeSection,
  planQuote,
  problems,
  candidateTable,
  compositionList,
  verificationList,
  diagnosticList,
  policyOfMost,
  facts,
]

/** The head of the page: the verdict, which is ours alone, and the sections. */
export const overview = (model: PageModel): HTMLElement =>
  element('header', { class: 'overview' }, ...SECTIONS.map((section) => section(model)))
