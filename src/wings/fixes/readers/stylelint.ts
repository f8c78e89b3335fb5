import { fieldsOf, isFields, itemsOf, textOf } from '../fields.ts'
import type { CountConvention, FixReader } from '../proposed-fix.ts'

const COUNTING: CountConvention = { unit: 'utf16', mark: 'skipped', breaks: 'cr' }

/** Stylelint's JSON with `computeEditInfo`: offsets in UTF-16. */
export const stylelint: FixReader = {
  name: 'stylelint',
  recognises: (value) =>
    typeof value.source === 'string' && Array.isArray(value.warnings) && Array.isArray(value.parseErrors),
  read: (document, sink) => {
    const files = Array.isArray(document.value) ? itemsOf(document) : [document]
    for (const file of files) {
      const path = textOf(fieldsOf(file.value).source)
      for (const warning of path === undefined ? [] : itemsOf(file, 'warnings')) {
        const { rule, text: why, fix } = fieldsOf(warning.value)
        if (!isFields(fix) || path === undefined) continue
        const [from, to] = Array.isArray(fix.range) ? (fix.range as unknown[]) : []
        if (typeof from !== 'number' || typeof to !== 'number' || typeof fix.text !== 'string') {
          sink.refuse('Its fix has no range and text.', warning.at())
          continue
        }
        const edit = { path, start: { offset: from }, end: { offset: to }, text: fix.text, counting: COUNTING }
        sink.fix({
          source: `stylelint/${textOf(rule) ?? 'unknown'}`,
          why: textOf(why),
          at: warning.at,
          changes: [edit],
        })
      }
    }
  },
}
