import type { ReportedDiagnostic, ReportedServer } from '../../../../core/report/diagnostics.ts'
import { summaryOf } from '../../../../core/report/diagnostics-summary.ts'
import { showInvisible } from '../../../../core/report/plain-text.ts'
import type { PageModel } from '../../model/model.ts'
import { element } from '../element.ts'
import { fileId, pathOf } from '../path.ts'

/** What the policy's language servers find: one line for each, and below it what is new, at its line and with its step. */
export function diagnosticList({ run, files }: PageModel): HTMLElement | undefined {
  const { diagnostics = [] } = run
  if (diagnostics.length === 0) return undefined
  const changed = new Set(files.map(({ path }) => path))
  return element(
    'section',
    { class: 'verifications', 'aria-label': 'Diagnostics' },
    ...diagnostics.map((server) => serverOf(server, changed)),
  )
}

function serverOf(server: ReportedServer, changed: ReadonlySet<string>): HTMLElement {
  const isClean = server.state === 'known' && server.added === 0
  const left = server.added - server.diagnostics.length
  return element(
    'details',
    { class: isClean ? 'program' : 'program failed', open: isClean ? undefined : '' },
    element(
      'summary',
      {},
      element('span', { class: 'status' }, isClean ? '✓' : server.added > 0 ? '✗' : '?'),
      element('span', { class: 'name' }, showInvisible(summaryOf(server))),
      element('span', { class: 'seconds' }, `${(server.milliseconds / 1000).toFixed(1)} s`),
    ),
    ...server.diagnostics.map((one) => diagnosticOf(one, changed)),
    left > 0 ? element('p', { class: 'absent' }, `${left} more are not listed.`) : undefined,
    server.diagnostics.length === 0 ? element('p', { class: 'absent' }, lookedAt(server)) : undefined,
  )
}

const lookedAt = ({ files }: ReportedServer): string =>
  `It was asked about ${files} ${files === 1 ? 'file' : 'files'}: those that the run changes, and those that import them.`

function diagnosticOf(
  { file_path, line, column, message, code, text, step }: ReportedDiagnostic,
  changed: ReadonlySet<string>,
): HTMLElement {
  const place = [...pathOf(file_path), `:${line}:${column}`]
  const address = `#${encodeURIComponent(`${fileId(file_path)}:R${line}`)}`
  return element(
    'div',
    { class: 'diagnostic' },
    element(
      'p',
      {},
      changed.has(file_path)
        ? element('a', { href: address, class: 'path' }, ...place)
        : element('code', { class: 'path' }, ...place),
      ...(step === undefined ? [] : [' after ', element('a', { href: `#step-${step}` }, `step ${step}`)]),
      `: ${showInvisible(message)}`,
      ...(code === undefined ? [] : [' ', element('code', {}, showInvisible(code))]),
    ),
    element(
      'pre',
      { tabindex: '0', role: 'group', 'aria-label': `Line ${line} of ${showInvisible(file_path)}` },
      showInvisible(text),
    ),
  )
}
