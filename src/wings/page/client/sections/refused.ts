import { showInvisible } from '../../../../core/report/plain-text.ts'
import type { PageModel } from '../../model/model.ts'
import { element } from '../element.ts'

const MAX_REFUSED = 8

/** Refused steps by name, each a link to its card. */
export function refusedSteps({ steps }: PageModel): HTMLElement | undefined {
  const failed = steps.filter((step) => step.error)
  if (failed.length === 0) return undefined
  const items = failed.slice(0, MAX_REFUSED).map(({ index, file_path: path, error }) => {
    const link = element('a', { href: `#step-${index}` }, `Step ${index}`)
    const name = element('strong', {}, error?.name)
    const said = showInvisible(error?.message.split('\n')[0] ?? '')
    return element('li', {}, link, ' ', element('code', {}, showInvisible(path)), ' ', name, ' ', said)
  })
  const left = failed.length - items.length
  if (left > 0) items.push(element('li', {}, `… ${left} more; n goes to the next`))
  return element('ul', { class: 'refused', 'aria-label': 'Refused steps' }, ...items)
}
