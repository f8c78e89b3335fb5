import { list, type ReportedServer, reportedServer } from '../../core/report/report-parts.ts'
import type { Finding, ReportSection } from '../../core/report/sections.ts'
import { counted } from '../../core/text/words.ts'

declare module '../../core/report/sections.ts' {
  interface SectionContents {
    diagnostics: readonly ReportedServer[]
  }
}

/** What language servers find that the base does not have. */
export const diagnosticsSection: ReportSection<'diagnostics'> = {
  key: 'diagnostics',
  schema: list(reportedServer),
  about: 'What the policy’s language servers find that the base does not have, server by server.',
  findings: (servers) => ({ title: 'Diagnostics', found: servers.map(findingOf) }),
}

const findingOf = (server: ReportedServer): Finding => ({
  by: server.server,
  mark: server.added > 0 ? '✗' : server.state === 'known' ? '✓' : '?',
  summary: summaryOf(server),
  ...(server.state === 'unknown' && { doubt: 'Diagnostics are unknown' }),
  each: `New ${server.server} diagnostic`,
  milliseconds: server.milliseconds,
  places: server.diagnostics,
  left: server.added - server.diagnostics.length,
  scope: `It was asked about ${counted(server.files, 'file')}: those that the run changes, and those that import them.`,
})

/** `2 new errors, 1 fixed (typescript)`, or `python: unknown, the server timed out`. */
export const summaryOf = ({ server, state, message = '', added, fixed, diagnostics }: ReportedServer): string => {
  const isErrors = diagnostics.every(({ severity }) => severity === 'error')
  const noun = `new ${isErrors ? 'error' : 'diagnostic'}${added === 1 ? '' : 's'}`
  const counts = [`${added === 0 ? 'no' : added} ${noun}`, ...(fixed > 0 ? [`${fixed} fixed`] : [])].join(', ')
  if (state === 'known') return `${counts} (${server})`
  return `${server}: unknown, ${message}${added > 0 ? `; at least ${counts}` : ''}`
}
