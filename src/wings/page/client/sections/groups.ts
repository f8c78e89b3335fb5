import { ruleGroups, ruleWords } from '../../../../core/report/groups.ts'
import { showUnusual } from '../../../../core/text/neutralise.ts'
import { counted, listed } from '../../../../core/text/words.ts'
import type { PageModel } from '../../model/model.ts'
import { groupId, START, writeAddress } from '../address.ts'
import { element } from '../element.ts'

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

/** Which files get the same change, and which do not. */
export function alikeSection({ alike, files }: PageModel): HTMLElement | undefined {
  if (alike.length === 0) return undefined
  const grouped = new Set(alike.flat())
  const odd = files.filter((_, at) => !grouped.has(at)).map(({ path }) => showUnusual(path))
  const items = alike.slice(0, 3).map((group) => {
    const link = element(
      'a',
      { href: `#${groupId(group[0] ?? 0)}` },
      `${counted(group.length, 'file')} get this same change`,
    )
    const paths = group.map((at) => showUnusual(files[at]?.path ?? ''))
    return element('li', {}, link, `: ${listed(paths, 3)}`)
  })
  const others =
    odd.length === 0
      ? undefined
      : element(
          'li',
          {},
          element('b', {}, `${counted(odd.length, 'file')} ${odd.length === 1 ? 'differs' : 'differ'}`),
          `: ${listed(odd, 3)}`,
        )
  return element('ul', { class: 'alike', 'aria-label': 'Alike changes' }, others, ...items)
}
