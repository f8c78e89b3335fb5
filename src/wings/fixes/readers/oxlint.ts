import { isFields } from '../fields.ts'
import type { FixReader } from '../proposed-fix.ts'

/** oxlint's JSON has no fixes today: it is known, so that it can be refused by name. */
export const oxlint: FixReader = {
  name: 'oxlint',
  recognises: (value) =>
    (Array.isArray(value.diagnostics) && 'number_of_files' in value) ||
    (typeof value.filename === 'string' && Array.isArray(value.labels) && value.labels.some(isFields)),
  read: (document, sink) => {
    sink.refuse(
      'The output of oxlint has no fixes. Use `oxlint --fix`, or a tool that writes what it would fix.',
      document.at(),
    )
  },
}
