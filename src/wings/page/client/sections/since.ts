import { showUnusual } from '../../../../core/report/plain-text.ts'
import { counted, listed, numberRanges } from '../../../../core/report/words.ts'
import type { PageModel } from '../../model/model.ts'
import { element } from '../element.ts'
import { drawPatch } from '../patch/table.ts'

/** What changed since the report that this one is compared with: new, changed, dropped steps, and of changed ones then and now. */
export function sinceSection({ run: { since } }: PageModel): HTMLElement | undefined {
  if (!since) return undefined
  const { details = [] } = since
  const dropped = details
    .filter(({ now }) => now === undefined)
    .map(({ was, file_path }) => `${was} ${showUnusual(file_path)}`)
  const parts = [
    since.new.length > 0 && `new ${numberRanges(since.new)}`,
    since.changed.length > 0 && `changed ${numberRanges(since.changed)}`,
    since.dropped.length > 0 && `dropped ${dropped.length > 0 ? listed(dropped, 8) : numberRanges(since.dropped)}`,
    `${since.same.toLocaleString('en')} the same`,
  ].filter((part) => part !== false)
  const earlier = since.commit === null ? 'the earlier run' : since.commit.slice(0, 10)
  const changed = details.filter(({ structuredPatch }) => structuredPatch)
  return element(
    'section',
    { class: 'since', 'aria-label': 'Since the earlier run' },
    element('p', {}, element('b', {}, `Since ${earlier}: `), parts.join(' · ')),
    ...changed.map(({ was, now, file_path: path, structuredPatch: hunks = [] }) => {
      const name = `Step ${now}${was === now ? '' : `, which was ${was}`}, then and now: ${showUnusual(path)}`
      const place = element('details', { class: 'interdiff' }, element('summary', {}, name))
      const look = { split: false, hidesBlanks: false }
      const patch = { hunks, path: 'change.diff.txt', anchor: `since-${now}`, label: name }
      place.addEventListener('toggle', () => place.append(drawPatch(patch, look)), { once: true })
      return place
    }),
    since.same > 0 && since.new.length + since.changed.length > 0
      ? element(
          'p',
          { class: 'note' },
          `${counted(since.same, 'step')} the same ${since.same === 1 ? 'is' : 'are'} folded below.`,
        )
      : undefined,
  )
}
