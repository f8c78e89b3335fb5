import { showInvisible } from '../../../../core/report/plain-text.ts'
import type { ReportedProblem } from '../../../../core/report/problem.ts'
import { adviceOn, furtherSuggestions } from '../../../../core/report/remedy.ts'
import { copyButton } from '../copy.ts'
import { element } from '../element.ts'
import { prose } from './prose.ts'

/** A refusal: its name and place, what is wrong, and how to fix it. */
export function refusal(error: ReportedProblem): HTMLElement {
  const place = [error.file, error.line, error.column].filter((part) => part !== undefined).join(':')
  const advice = adviceOn(error)
  const suggestions = furtherSuggestions(error)
  const [first = '', ...rest] = showInvisible(error.message).split('\n')
  return element(
    'div',
    { class: 'refusal' },
    element('p', {}, element('strong', {}, error.name), ' ', element('span', { class: 'place' }, showInvisible(place))),
    element('p', { class: 'message' }, ...prose(first)),
    rest.length > 0 ? element('pre', { tabindex: '0' }, rest.join('\n')) : undefined,
    advice === undefined ? undefined : element('p', { class: 'advice' }, `→ ${advice}`),
    suggestions.length > 0 ? element('p', { class: 'advice' }, 'Use instead:') : undefined,
    ...suggestions.map(suggestion),
    suggestions.length === 0 && error.suggestions?.[0] !== undefined
      ? element(
          'p',
          { class: 'advice' },
          'Copy the text to use instead ',
          copyButton(error.suggestions[0], 'suggestion'),
        )
      : undefined,
  )
}

const suggestion = (text: string): HTMLElement =>
  element(
    'div',
    { class: 'suggestion' },
    element('pre', { tabindex: '0' }, showInvisible(text)),
    copyButton(text, 'suggestion'),
  )
