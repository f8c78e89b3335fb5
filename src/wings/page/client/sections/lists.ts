import { element } from '../../../../browser/element.ts'
import { ruleGroups, ruleWords } from '../../../../core/report/groups.ts'
import type { ReportedVerification } from '../../../../core/report/report-parts.ts'
import type { Finding, FoundAt } from '../../../../core/report/sections.ts'
import { showInvisible, showUnusual } from '../../../../core/text/neutralise.ts'
import { counted } from '../../../../core/text/words.ts'
import type { PageModel } from '../../model/model.ts'
import { printed, wholeOutput } from '../output.ts'
import { fileId, pathOf, START, writeAddress } from '../storage.ts'

/** What programs find: one line for each, and below it what is new, at its line and with its step. */
export function findingLists({ findings, files }: PageModel): readonly HTMLElement[] {
  const changed = new Set(files.map(({ path }) => path))
  return findings.map(({ title, found }) =>
    element('section.verifications', { 'aria-label': title }, ...found.map((one) => findingOf(one, changed))),
  )
}

function findingOf(
  { mark, summary, milliseconds, places, left, scope }: Finding,
  changed: ReadonlySet<string>,
): HTMLElement {
  const isClean = mark === '✓'
  return element(
    'details',
    { class: isClean ? 'program' : 'program failed', open: isClean ? undefined : '' },
    element(
      'summary',
      element('span.status', mark),
      element('span.name', showInvisible(summary)),
      element('span.seconds', `${(milliseconds / 1000).toFixed(1)} s`),
    ),
    ...places.map((one) => placeOf(one, changed)),
    left > 0 ? element('p.absent', `${left} more not listed.`) : undefined,
    places.length === 0 ? element('p.absent', scope) : undefined,
  )
}

function placeOf(
  { file_path, line, column, message, code, text, step }: FoundAt,
  changed: ReadonlySet<string>,
): HTMLElement {
  const place = [...pathOf(file_path), `:${line}:${column}`]
  const address = `#${encodeURIComponent(`${fileId(file_path)}:R${line}`)}`
  return element(
    'div.diagnostic',
    element(
      'p',
      changed.has(file_path) ? element('a.path', { href: address }, ...place) : element('code.path', ...place),
      ...(step === undefined ? [] : [' after ', element('a', { href: `#step-${step}` }, `step ${step}`)]),
      `: ${showInvisible(message)}`,
      ...(code === undefined ? [] : [' ', element('code', showInvisible(code))]),
    ),
    element(
      'pre',
      { tabindex: '0', role: 'group', 'aria-label': `Line ${line} of ${showInvisible(file_path)}` },
      showInvisible(text),
    ),
  )
}

/** The policy's programs: in one line if all went well, else those that failed with what they printed. */
export function verificationList({ run, looks }: PageModel): HTMLElement | undefined {
  const { verifications = [] } = run
  if (verifications.length === 0) return undefined
  const failed = verifications.filter(({ ok }) => !ok)
  const passed = verifications.filter(({ ok }) => ok)
  return element(
    'section.verifications',
    { 'aria-label': 'Verification' },
    ...failed.map(program),
    passed.length === 0
      ? undefined
      : passedOnes(
          passed,
          looks.some(({ kind }) => kind === 'verifies'),
        ),
  )
}

function passedOnes(passed: readonly ReportedVerification[], isDoubtful: boolean): HTMLElement {
  const seconds = passed.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000
  const names = passed.flatMap(({ name }, at) => [...(at > 0 ? [', '] : []), element('code', showInvisible(name))])
  return element(
    'details.passed',
    element(
      'summary',
      isDoubtful
        ? element('span.doubtful', '? passed, but the plan changes these checks')
        : element('span.status', '✓ verified'),
      element('span', ...names, ` · ${seconds.toFixed(1)} s`),
    ),
    ...passed.map(program),
  )
}

const program = ({ name, ok, milliseconds, tail, output }: ReportedVerification): HTMLElement =>
  element(
    'details',
    { class: ok ? 'program' : 'program failed', open: ok ? undefined : '' },
    element(
      'summary',
      element('span.status', ok ? '✓ passed' : '✗ failed'),
      element('code.name', showInvisible(name)),
      element('span.seconds', `${(milliseconds / 1000).toFixed(1)} s`),
    ),
    ...printed(tail, showInvisible(name)),
    wholeOutput(output),
  )

const RULES = 5

/** The fixes of tools, rule by rule, each a link that shows them alone. */
export function rulesSection({ steps }: PageModel): HTMLElement | undefined {
  const rules = ruleGroups(steps, ({ parts }) => parts.map(({ path }) => path))
  if (rules.length === 0) return undefined
  const items = rules.slice(0, RULES).map((group) => {
    const href = writeAddress({ ...START, view: 'steps', rule: group.rule })
    return element('li', element('a', { href }, element('code', showUnusual(group.rule))), `: ${ruleWords(group)}`)
  })
  const more = rules.length - items.length
  return element(
    'ul.rules',
    { 'aria-label': 'Fixes by rule' },
    ...items,
    more > 0 ? element('li', `and ${counted(more, 'more rule')}`) : undefined,
  )
}
