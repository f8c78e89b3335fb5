import { copyButton, element, lineCounts } from '../../../../browser/element.ts'
import { failuresOf, warningsOf } from '../../../../core/report/outcome.ts'
import type { PageItem, PageSection } from '../../../../core/report/sections.ts'
import { showInvisible, showUnusual } from '../../../../core/text/neutralise.ts'
import { counted, listed, numberRanges } from '../../../../core/text/words.ts'
import type { PageModel } from '../../model/model.ts'
import { decision, refusal } from '../cards/card.ts'
import { drawPatch } from '../patch/table.ts'
import { commitPage, commonDecision } from '../storage.ts'
import { firstScreen, type ShowFiles } from './first-screen.ts'
import { findingLists, rulesSection, verificationList } from './lists.ts'

/** What follows the first screen, in this order; each section is absent where it has nothing to say. */
const SECTIONS: readonly ((model: PageModel) => HTMLElement | readonly HTMLElement[] | undefined)[] = [
  explainedSection,
  problems,
  sinceSection,
  rulesSection,
  sectionsOfWings,
  verificationList,
  findingLists,
]

/** The head of the page: the verdict, which is ours alone, and the sections. */
export const overview = (model: PageModel, show: ShowFiles): HTMLElement =>
  element('header.overview', firstScreen(model, show), ...SECTIONS.flatMap((section) => section(model)))

/** What an explanation leaves to read, and the steps that explain several places each. */
function explainedSection({ explained, steps }: PageModel): HTMLElement | undefined {
  if (!explained) return undefined
  const item = (step: number, ...said: readonly (Node | string)[]): HTMLElement =>
    element('li', element('a', { href: `#step-${step}` }, `step ${step}`), ' ', ...said)
  const numbers = new Set(explained.steps.map(({ step }) => step))
  const rest = steps.filter(({ index, parts }) => !numbers.has(index) && parts.length > 0)
  const toRead = rest.slice(0, LISTED).map((step) => {
    const paths = listed(
      step.parts.map(({ path }) => showUnusual(path)),
      2,
    )
    return item(step.index, element('b', 'To read: '), element('code', paths), ' ', ...lineCounts(step))
  })
  const items = explained.steps.map(({ step, title, files }) =>
    item(step, `${showInvisible(title)} (${counted(files.length, 'file')})`),
  )
  const left = rest.length - toRead.length
  const more = left > 0 ? element('li', `and ${counted(left, 'more step')} to read`) : undefined
  return element(
    'section.composition',
    { 'aria-label': 'What the steps explain' },
    element('ul', ...toRead, more, ...items),
  )
}

/** Steps to read that are named. */
const LISTED = 5

/** What the policy says about most steps, once; the others say themselves what it says about them. */
function policyOfMost({ steps }: PageModel): HTMLElement | undefined {
  const policy = commonDecision(steps)
  const said = policy && decision({ policy })
  if (!said) return undefined
  said.append(' ', element('span.note', 'Unless a step below says otherwise, it is allowed in the same way.'))
  return said
}

/** What is wrong with the run as a whole, and remarks on it. */
function problems({ run }: PageModel): HTMLElement | undefined {
  const shown = [
    ...failuresOf(run).map(refusal),
    ...warningsOf(run).map(({ name, message }) => element('p.remark', showInvisible(`${name}: ${message}`))),
    ...(run.plan.left_out ?? []).map(({ at, what, why }) =>
      element('p.remark', showInvisible(`In the source, but not in the plan: ${at} ${what}: ${why}`)),
    ),
    ...(run.plan.sources ?? []).flatMap(({ notes = [] }) =>
      notes.map((note) => element('p.note', showInvisible(note))),
    ),
    ...(run.notes ?? []).map((note) => element('p.note', showInvisible(note))),
  ]
  return shown.length === 0 ? undefined : element('section.problems', { 'aria-label': 'Problems' }, ...shown)
}

/** What wings say: a line, a table, a list. */
function sectionsOfWings({ sections }: PageModel): readonly HTMLElement[] {
  return sections.map(({ kind, label, line, table, items }) =>
    element(
      `section.${kind}`,
      { 'aria-label': label },
      line && element('p', element('b', `${line.title}: `), showInvisible(line.text)),
      table && tableOf(table),
      items.length > 0 || !table ? element('ul', ...items.map(itemOf)) : undefined,
    ),
  )
}

const tableOf = ({ heads, rows }: NonNullable<PageSection['table']>): HTMLElement =>
  element(
    'table',
    element('thead', element('tr', ...heads.map((head) => element('th', { scope: 'col' }, head)))),
    element(
      'tbody',
      ...rows.map(({ kind, cells: [name = '', ...cells], badge }) =>
        element(
          'tr',
          { class: kind },
          element(
            'th',
            { scope: 'row' },
            element('code', showInvisible(name)),
            badge === undefined ? undefined : element('span.badge.new', badge),
          ),
          ...cells.map((text) => element('td', showInvisible(text))),
        ),
      ),
    ),
  )

const itemOf = ({ kind, subject, words, details = [] }: PageItem): HTMLElement =>
  element(
    'li',
    ...(kind === undefined ? [] : [{ class: kind }]),
    ...(subject ? [element('code', showInvisible(subject.code)), ' ', element('strong', subject.strong), ' '] : []),
    showInvisible(words),
    details.length > 0 ? element('ul', ...details.map((text) => element('li', showInvisible(text)))) : undefined,
  )

/** Where the run comes from and where it went. */
export function facts(model: PageModel): HTMLElement {
  const { run: report } = model
  const { plan, base, head, run, pull_request: pull } = report
  const commit = (id: string | undefined, more = ''): Node | undefined => {
    if (id === undefined) return undefined
    const address = commitPage(pull, id)
    return element('span', address === undefined ? id : link(address, id), copyButton(id, 'commit'), more)
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
    'details.facts',
    element('summary', 'Commits and plan'),
    policyOfMost(model),
    element('dl', ...rows.flatMap(([name, value]) => (value ? [element('dt', name), element('dd', value)] : []))),
  )
}

/** An address of the web as a link; any other text stays text. */
const link = (url: string, name = url): Node | string =>
  /^https?:\/\//.test(url) ? element('a', { href: url, rel: 'noreferrer' }, name) : showInvisible(name)

/** What changed since the report that this one is compared with: new, changed, dropped steps, and of changed ones then and now. */
function sinceSection({ run: { since } }: PageModel): HTMLElement | undefined {
  if (!since) return undefined
  const { details = [] } = since
  const dropped = details
    .filter(({ now }) => now === undefined)
    .map(({ was, file_path }) => `${was} ${showUnusual(file_path)}`)
  const parts = [
    since.new.length > 0 && `new ${numberRanges(since.new)}`,
    since.changed.length > 0 && `changed ${numberRanges(since.changed)}`,
    since.dropped.length > 0 && `dropped ${dropped.length > 0 ? listed(dropped, 8) : numberRanges(since.dropped)}`,
    `${since.same.toLocaleString('en')} unchanged`,
  ].filter((part) => part !== false)
  const earlier = since.commit === null ? 'the last run' : since.commit.slice(0, 10)
  const changed = details.filter(({ structuredPatch }) => structuredPatch)
  return element(
    'section.since',
    { 'aria-label': 'Since the last run' },
    element('p', element('b', `Since ${earlier}: `), parts.join(' · ')),
    ...changed.map(({ was, now, file_path: path, structuredPatch: hunks = [] }) => {
      const name = `Step ${now}${was === now ? '' : `, formerly ${was}`}, before and after: ${showUnusual(path)}`
      const place = element('details.interdiff', element('summary', name))
      const look = { split: false, hidesBlanks: false }
      const patch = { hunks, path: 'change.diff.txt', anchor: `since-${now}`, label: name }
      place.addEventListener('toggle', () => place.append(drawPatch(patch, look)), { once: true })
      return place
    }),
    since.same > 0 && since.new.length + since.changed.length > 0
      ? element('p.note', `${counted(since.same, 'unchanged step')} ${since.same === 1 ? 'is' : 'are'} folded below.`)
      : undefined,
  )
}
