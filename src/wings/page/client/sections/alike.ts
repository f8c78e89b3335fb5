import { showUnusual } from '../../../../core/report/plain-text.ts'
import { counted, listed } from '../../../../core/report/words.ts'
import type { PageModel } from '../../model/model.ts'
import { element } from '../element.ts'
import { groupId } from '../path.ts'

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
