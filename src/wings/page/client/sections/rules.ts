import { showUnusual } from '../../../../core/report/plain-text.ts'
import { ruleGroups, ruleWords } from '../../../../core/report/rules.ts'
import { counted } from '../../../../core/report/words.ts'
import type { PageModel } from '../../model/model.ts'
import { element } from '../element.ts'
import { START, writeAddress } from '../frame/state.ts'

/** Rules that are named. */
const RULES = 5

/** The fixes of tools, rule by rule, each a link that shows them alone. */
export function rulesSection({ steps }: PageModel): HTMLElement | undefined {
  const rules = ruleGroups(steps, ({ parts }) => parts.map(({ path }) => path))
  if (rules.length === 0) return undefined
  const items = rules.slice(0, RULES).map((group) => {
    const href = writeAddress({ ...START, view: 'steps', rule: group.rule })
    return element(
      'li',
      {},
      element('a', { href }, element('code', {}, showUnusual(group.rule))),
      `: ${ruleWords(group)}`,
    )
  })
  const more = rules.length - items.length
  return element(
    'ul',
    { class: 'alike', 'aria-label': 'Fixes by rule' },
    ...items,
    more > 0 ? element('li', {}, `and ${counted(more, 'more rule')}`) : undefined,
  )
}
