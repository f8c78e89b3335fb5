import type { FixEdit } from '../../core/plan/fix-input.ts'
import type { LookUp } from '../../core/plan/fix-output.ts'
import { toLf } from '../../core/text/line-ending.ts'

/** A fix of one edit as an Edit, where lines around it make its text unique in the file. */
export function asEdit(
  edits: readonly FixEdit[],
  look: LookUp | undefined,
): Readonly<Record<string, string>> | undefined {
  const [edit, ...others] = edits
  if (!edit || !('start' in edit) || others.length > 0 || edit.file_path.endsWith('.ipynb')) return undefined
  const found = look?.(edit.file_path)
  if (!found?.ok || !found.bytes) return undefined
  const text = toLf(found.bytes.toString('utf8'))
  for (const [before, after] of [
    ['', ''],
    [edit.before ?? '', edit.after ?? ''],
  ] as const) {
    const old_string = toLf(`${before}${edit.old_string}${after}`)
    const at = old_string === '' ? -1 : text.indexOf(old_string)
    if (at < 0 || text.indexOf(old_string, at + 1) >= 0) continue
    return { file_path: edit.file_path, old_string, new_string: toLf(`${before}${edit.new_string}${after}`) }
  }
  return undefined
}
