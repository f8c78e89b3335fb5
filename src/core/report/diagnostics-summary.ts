import type { ReportedServer } from './diagnostics.ts'

/** `2 new errors, 1 fixed (typescript); python: unknown, the server timed out`; empty where no server was asked. */
export const summaryOfDiagnostics = (servers: readonly ReportedServer[]): string => servers.map(summaryOf).join('; ')

/** The same of one server. */
export const summaryOf = ({ server, state, message = '', added, fixed, diagnostics }: ReportedServer): string => {
  const isErrors = diagnostics.every(({ severity }) => severity === 'error')
  const noun = `new ${isErrors ? 'error' : 'diagnostic'}${added === 1 ? '' : 's'}`
  const counts = [`${added === 0 ? 'no' : added} ${noun}`, ...(fixed > 0 ? [`${fixed} fixed`] : [])].join(', ')
  if (state === 'known') return `${counts} (${server})`
  return `${server}: unknown, ${message}${added > 0 ? `; at least ${counts}` : ''}`
}
