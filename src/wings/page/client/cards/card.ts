import { copyButton, element, lineCounts } from '../../../../browser/element.ts'
import { LOOKS, type Look, type LookKind } from '../../../../core/report/looks.ts'
import { adviceOn, furtherSuggestions } from '../../../../core/report/outcome.ts'
import type { ReportedStep } from '../../../../core/report/report.ts'
import type { ReportedProblem } from '../../../../core/report/report-parts.ts'
import { showInvisible } from '../../../../core/text/neutralise.ts'
import type { PageStep } from '../../model/model.ts'
import type { PageData } from '../data.ts'
import type { Decisions } from '../decisions.ts'
import type { Look as PatchLook } from '../patch/row.ts'

/** Why a reviewer looks at something first, the strongest reason first. */
export const RISKS = [...(Object.keys(LOOKS) as LookKind[]), 'none'] as const
type Risk = (typeof RISKS)[number]

/** The strongest of some reasons. */
export const riskOf = (looks: readonly Look[]): Risk =>
  RISKS[Math.min(RISKS.length - 1, ...looks.map(({ kind }) => RISKS.indexOf(kind)))] ?? 'none'

export const riskName = (risk: Risk): string => (risk === 'none' ? 'the rest' : LOOKS[risk])

/** What cards are filtered, sorted and grouped by. */
interface Facts {
  /** Every path that the card is about. */
  readonly paths: readonly string[]
  readonly statuses: readonly string[]
  readonly tools: readonly ReportedStep['tool'][]
  readonly rules: readonly string[]
  /** Lines that change. */
  readonly size: number
  readonly risk: Risk
  readonly looks: readonly LookKind[]
  /** Place in the plan, or in the order in which files are read. */
  readonly order: number
  /** The heading that it is under in that order; default none. */
  readonly group?: string
}

/** A file, files that change alike, or a step. Its element is empty until it comes near, with a height that fits what will be in it. */
export interface Card {
  readonly id: string
  /** Made when it is first asked for: most cards of a large report never are. */
  readonly root: HTMLElement
  readonly facts: Facts
  /** Lines of patches that it will show, and of remarks. */
  readonly lines: number
  readonly notes: number
  /** Lower-case text that a search looks in, but for the patches. */
  readonly text: string
  readonly patches: readonly number[]
  /** Its content; called once, and again after the look has changed. */
  fill(): readonly HTMLElement[]
  /** Shows one of several files that the drawn card is about, by its id; undefined for any other. */
  reveal?(id: string): HTMLElement | undefined
}

type CardParts = Omit<Card, 'root' | 'text'> & { readonly element: () => HTMLElement; readonly text: () => string }

/** A card whose element and text are made when they are first asked for. */
export function lazyCard({ element, text, ...parts }: CardParts): Card {
  let [root, words]: [HTMLElement | undefined, string | undefined] = [undefined, undefined]
  return {
    ...parts,
    get root() {
      root ??= element()
      return root
    },
    get text() {
      words ??= text()
      return words
    },
  }
}

/** What every card needs to draw itself. */
export interface CardContext {
  readonly data: PageData
  readonly look: () => PatchLook
  readonly links: { commit(id: string): string | undefined }
  readonly looks: Looks
  readonly decisions: Decisions
  /** What the policy says about most steps, which cards do not repeat. */
  readonly policy: PageStep['policy']
}

/** What needs a look, by step and by path. */
export interface Looks {
  ofStep(index: number): readonly Look[]
  ofFile(path: string): readonly Look[]
}

interface BadgedFile {
  readonly status?: string
  readonly from?: string
  readonly old_mode?: string
  readonly new_mode?: string
  readonly binary?: boolean
  readonly encoding?: string
}

/** What is special about a file's change: that it is new, gone, renamed, binary, executable. */
export function badgesOf(file: BadgedFile): readonly HTMLElement[] {
  const { old_mode: was, new_mode: is, binary = false, encoding = '', from, status } = file
  const isFile = (mode: string | undefined): boolean => mode !== undefined && !mode.startsWith('0000')
  const names = [
    status === 'added' ? 'new' : status === 'deleted' ? 'deleted' : from === undefined ? '' : 'renamed',
    isFile(was) && isFile(is) && was !== is ? `mode ${was} → ${is}` : '',
    !isFile(was) && is === '100755' ? 'executable' : '',
    binary ? 'binary' : '',
    encoding,
  ]
  return names.filter(Boolean).map((name) => element('span', { class: `badge ${name.split(' ')[0]}` }, name))
}

/** Nothing where no lines are added or removed. */
export const countsOf = (of: Parameters<typeof lineCounts>[0]): readonly HTMLElement[] =>
  of.insertions + of.deletions === 0 ? [] : lineCounts(of)

/** A sentence of a plan, with what it has between backticks as code. */
export const prose = (text: string): readonly (Node | string)[] =>
  showInvisible(text)
    .split(/(`[^`\n]+`)/)
    .filter((part) => part !== '')
    .map((part) => (/^`.+`$/.test(part) ? element('code', part.slice(1, -1)) : part))

type Decision = NonNullable<ReportedStep['policy']>

/** The policy's decision about a step, and the rule. Empty for a refusal that already gives the reason. */
export function decision({ policy, error }: Pick<ReportedStep, 'policy' | 'error'>): HTMLElement | undefined {
  if (!policy) return undefined
  const { behavior, rule, reason } = policy
  const granted = rule === GRANTED
  const told = error?.message.includes(reason) ? [element('code', showInvisible(rule))] : reasonOf(policy)
  return element(
    'p',
    { class: `policy ${granted ? GRANTED : behavior}` },
    element('span.verdict', granted ? 'policy: approved' : VERDICTS[behavior]),
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
  const name = element('code', showInvisible(rule))
  const at = reason.indexOf(rule)
  if (at >= 0) return [showInvisible(reason.slice(0, at)), name, `${showInvisible(reason.slice(at + rule.length))}.`]
  return rule === GRANTED ? [`${showInvisible(reason)}.`] : [`${showInvisible(reason)}. `, name]
}

/** A refusal: its name and place, what is wrong, and how to fix it. */
export function refusal(error: ReportedProblem): HTMLElement {
  const place = [error.field, error.file, error.line, error.column].filter((part) => part !== undefined).join(':')
  const advice = adviceOn(error)
  const suggestions = furtherSuggestions(error)
  const [first = '', ...rest] = showInvisible(error.message).split('\n')
  return element(
    'div.refusal',
    element('p', element('strong', error.name), ' ', element('span.place', showInvisible(place))),
    element('p.message', ...prose(first)),
    rest.length > 0 ? element('pre', { tabindex: '0' }, rest.join('\n')) : undefined,
    advice === undefined ? undefined : element('p.advice', `→ ${advice}`),
    suggestions.length > 0 ? element('p.advice', 'Use instead:') : undefined,
    ...suggestions.map(suggestion),
    suggestions.length === 0 && error.suggestions?.[0] !== undefined
      ? element('p.advice', 'Copy the text to use instead ', copyButton(error.suggestions[0], 'suggestion'))
      : undefined,
  )
}

const suggestion = (text: string): HTMLElement =>
  element('div.suggestion', element('pre', { tabindex: '0' }, showInvisible(text)), copyButton(text, 'suggestion'))
