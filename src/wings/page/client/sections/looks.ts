import { LOOKS, type Look, looksByKind } from '../../../../core/report/looks.ts'
import { showUnusual } from '../../../../core/report/plain-text.ts'
import type { PageModel } from '../../model/model.ts'
import { element } from '../element.ts'
import { fileId } from '../path.ts'

/** Places of a kind that are named at once. */
const NAMED = 3

/** What needs a look, kind by kind, each place a link to its card. */
export function looksSection({ looks, files }: PageModel): HTMLElement | undefined {
  if (looks.length === 0) return undefined
  const changed = new Set(files.map(({ path }) => path))
  const items = [...looksByKind(looks)].map(([kind, all]) => {
    const more = all.length - NAMED
    return element(
      'li',
      { class: `look of-${kind}` },
      element('b', {}, `${LOOKS[kind]} (${all.length.toLocaleString('en')})`),
      ...all.slice(0, NAMED).flatMap((look) => [' ', place(look, changed)]),
      more > 0 ? ` and ${more.toLocaleString('en')} more` : undefined,
    )
  })
  return element('ul', { class: 'looks', 'aria-label': 'Needs a look' }, ...items)
}

const place = ({ step, path, said }: Look, changed: ReadonlySet<string>): HTMLElement => {
  const name = element('code', {}, showUnusual(path))
  const href =
    step === undefined ? (changed.has(path) ? `#${encodeURIComponent(fileId(path))}` : undefined) : `#step-${step}`
  const link =
    href === undefined ? name : element('a', { href }, ...(step === undefined ? [name] : [`step ${step} `, name]))
  return element('span', { class: 'place' }, link, said === '' ? undefined : ` ${showUnusual(said.slice(0, 120))}`)
}
