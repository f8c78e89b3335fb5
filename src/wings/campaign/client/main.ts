import '../../../browser/base.css'
import './campaign.css'
import { element } from '../../../browser/element.ts'
import { blocksOf, unpacked } from '../../../browser/packed.ts'
import { showInvisible } from '../../../core/text/neutralise.ts'
import { counted, listed, thousands } from '../../../core/text/words.ts'
import type { CampaignStatus, StatusRow } from '../campaign-report.ts'
import { burndown } from './burndown.ts'
import { repositoryTable } from './table.ts'

/** Draws the page: where the campaign is, what holds it up, and every repository. */
function startPage(status: CampaignStatus): void {
  const table = repositoryTable(status.repositories)
  const parts = [failingChecks, oldestOpen, skipped, owners].map((part) => part(status.repositories, table.search))
  document
    .getElementById('app')
    ?.append(
      heading(status),
      ...(status.problems ?? []).map(({ message }) => element('p.problem', { role: 'note' }, showInvisible(message))),
      element('div.panels', burndown(status), ...parts.filter((part) => part !== undefined)),
      table.root,
    )
}

function heading({ title, totals, at }: CampaignStatus): HTMLElement {
  const { repositories, failing, ...states } = totals
  const counts = Object.entries(states).flatMap(([state, count]) =>
    count > 0 ? [element('span', { class: `count ${state}` }, element('b', thousands(count)), ` ${state}`)] : [],
  )
  const time = element('time', { datetime: at }, `${at.slice(0, 16).replace('T', ' ')} UTC`)
  return element(
    'header.head',
    element('h1', showInvisible(title)),
    element(
      'p.counts',
      ...counts,
      failing > 0 ? element('span.count.failed', element('b', thousands(failing)), ' with failing checks') : undefined,
    ),
    element('p.note', `${counted(repositories, 'repository', 'repositories')}, as of `, time),
  )
}

type Rows = readonly StatusRow[]

/** Shows the rows that hold a text. */
type Search = (text: string) => void

const LISTED = 8

/** A list under a heading; undefined where it has nothing. */
function panel(name: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  if (items.length === 0) return undefined
  const left = items.length - LISTED
  const more = left > 0 ? element('li.note', `and ${thousands(left)} more`) : undefined
  return element(
    'section.panel',
    { 'aria-label': name },
    element('h2', name),
    element('ul', ...items.slice(0, LISTED), more),
  )
}

/** A line that shows its rows in the table when it is pressed. */
function line(text: string, count: number, show: () => void): HTMLElement {
  const button = element('button', { type: 'button' }, showInvisible(text))
  button.addEventListener('click', show)
  return element('li', button, element('span.number', thousands(count)))
}

/** Checks that fail, by name, the most frequent first. */
function failingChecks(rows: Rows, search: Search): HTMLElement | undefined {
  const found = countsOf(rows.flatMap(({ failing = [] }) => failing))
  return panel(
    'Failing checks',
    found.map(([name, count]) => line(name, count, () => search(name))),
  )
}

/** Open pull requests that have waited longest. */
function oldestOpen(rows: Rows, search: Search): HTMLElement | undefined {
  const open = rows.filter(({ state, pull }) => pull && state !== 'merged' && state !== 'closed')
  const oldest = [...open].sort((one, other) => (other.age_days ?? 0) - (one.age_days ?? 0)).slice(0, LISTED)
  return panel(
    'Oldest open, in days',
    oldest.map(({ repository, age_days: days = 0 }) => line(repository, days, () => search(repository))),
  )
}

/** Repositories without a pull request, by the reason, which is the same for many but for their names. */
function skipped(rows: Rows, search: Search): HTMLElement | undefined {
  const without = rows.filter(({ state, pull }) => !pull && state !== 'waiting')
  const reasons = Map.groupBy(without, ({ repository, state, reason = state }) => reason.replaceAll(repository, '…'))
  const items = [...reasons]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([reason, all]) => line(reason, all.length, () => search(all[0]?.obstacle ?? all[0]?.reason ?? reason)))
  return panel('Skipped, and why', items)
}

/** Owners of repositories, those with the most that is still open first, and who is asked for reviews. */
function owners(rows: Rows, search: Search): HTMLElement | undefined {
  const isLeft = ({ state }: StatusRow): boolean => state !== 'merged' && state !== 'not-needed' && state !== 'closed'
  const byOwner = countsOf(rows.filter(isLeft).map(({ repository }) => `${repository.split('/')[0] ?? ''}/`))
  const reviewers = countsOf(rows.flatMap(({ reviewers = [] }) => reviewers))
  const people = listed(
    reviewers.map(([name, count]) => `${name} (${thousands(count)})`),
    LISTED,
  )
  const root = panel(
    'Owners, with what is left',
    byOwner.map(([owner, count]) => line(owner, count, () => search(owner))),
  )
  if (people !== '') root?.append(element('p.note', `Asked for a review: ${showInvisible(people)}`))
  return root
}

/** How often each text is there, the most frequent first. */
function countsOf(texts: readonly string[]): readonly (readonly [text: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort(([one, left], [other, right]) => right - left || (one < other ? -1 : 1))
}

const [block] = blocksOf('status')
if (block) void unpacked(block).then((status) => startPage(status as CampaignStatus))
