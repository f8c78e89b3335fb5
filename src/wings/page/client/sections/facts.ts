import { showInvisible } from '../../../../core/report/plain-text.ts'
import type { PageModel } from '../../model/model.ts'
import { copyButton } from '../copy.ts'
import { element } from '../element.ts'
import { commitPage } from '../links.ts'

/** Where the run comes from and where it went. */
export function facts({ run: report }: PageModel): HTMLElement {
  const { plan, base, head, run, pull_request: pull } = report
  const commit = (id: string | undefined, more = ''): Node | undefined => {
    if (id === undefined) return undefined
    const address = commitPage(pull, id)
    return element('span', {}, address === undefined ? id : link(address, id), copyButton(id, 'commit'), more)
  }
  const rows: [string, string | Node | undefined][] = [
    ['Plan', plan.files.map(showInvisible).join(', ')],
    ['Digest', plan.sha256],
    ['Base', commit(base?.commit)],
    ['Head', commit(head?.commit, head?.branch ? ` (${showInvisible(head.branch)})` : '')],
    ['Run', run?.id],
    ['Pull request', pull && link(pull.url || (pull.compare_url ?? ''))],
  ]
  return element(
    'details',
    { class: 'facts' },
    element('summary', {}, 'Commits and plan'),
    element(
      'dl',
      {},
      ...rows.flatMap(([name, value]) => (value ? [element('dt', {}, name), element('dd', {}, value)] : [])),
    ),
  )
}

/** An address of the web as a link; any other text stays text. */
const link = (url: string, name = url): Node | string =>
  /^https?:\/\//.test(url) ? element('a', { href: url, rel: 'noreferrer' }, name) : showInvisible(name)
