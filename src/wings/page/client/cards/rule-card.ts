import { showUnusual } from '../../../../core/report/plain-text.ts'
import { type RuleGroup, ruleWords } from '../../../../core/report/rules.ts'
import { counted } from '../../../../core/report/words.ts'
import type { PageStep } from '../../model/model.ts'
import { element } from '../element.ts'
import { fileId, pathOf } from '../path.ts'
import { type Card, lazyCard } from './card.ts'

/** Files that are listed at once. */
const LISTED = 500

/** The card above the fixes of a rule: how many there are, and the files, folded. */
export function ruleCard(group: RuleGroup<PageStep>, order: number): Card {
  const { rule, applied, refused, others, files } = group
  const steps = [...refused, ...applied, ...others]
  const id = `rule-${Math.min(...steps.map(({ index }) => index))}`
  const name = `${showUnusual(rule)}: ${ruleWords(group)}`
  return lazyCard({
    id,
    element: () => element('article', { class: 'card rule', id, tabindex: '-1', 'aria-label': name }),
    lines: 0,
    notes: 1,
    facts: {
      paths: files,
      statuses: [...new Set(steps.map(({ status }) => status))],
      tools: ['Fix'],
      rules: [rule],
      size: steps.reduce((sum, { insertions, deletions }) => sum + insertions + deletions, 0),
      risk: refused.length > 0 ? 'refused' : 'none',
      looks: refused.length > 0 ? ['refused'] : [],
      order,
    },
    text: () => [rule, ...files].join('\n').toLowerCase(),
    patches: [],
    fill: () => [
      element('h2', {}, element('b', {}, element('code', {}, showUnusual(rule))), ` ${ruleWords(group)}`),
      filesOf(files),
    ],
  })
}

function filesOf(files: readonly string[]): HTMLElement {
  const items = files
    .slice(0, LISTED)
    .map((path) =>
      element(
        'li',
        {},
        element(
          'a',
          { href: `#${encodeURIComponent(fileId(path))}` },
          element('code', { class: 'path' }, ...pathOf(path)),
        ),
      ),
    )
  const more = files.length - items.length
  return element(
    'details',
    { class: 'members' },
    element('summary', {}, `The ${counted(files.length, 'file')}`),
    element('ul', {}, ...items, more > 0 ? element('li', {}, `and ${counted(more, 'more file')}`) : undefined),
  )
}
