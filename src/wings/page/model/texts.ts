import type { StructuredPatchHunk } from '../../../core/text/patch.ts'
import { rowsOf } from './rows.ts'

type Hunks = readonly StructuredPatchHunk[]

/** A text's lines with their LF, where hunks are of it; undefined where they are not: it is another text, or parts of it are masked. */
export function textLines(text: string, hunks: Hunks): readonly string[] | undefined {
  const lines = linesOf(text)
  const fits = hunks.every((hunk) =>
    rowsOf(hunk).every(
      ({ old, text: line, open }) => old === undefined || lines[old - 1] === (open ? line : `${line}\n`),
    ),
  )
  return fits ? lines : undefined
}

/** What hunks make of a text; undefined where they are not of it. */
export function patched(text: string, hunks: Hunks): string | undefined {
  const lines = textLines(text, hunks)
  if (!lines) return undefined
  const result: string[] = []
  let at = 0
  for (const hunk of hunks) {
    for (; at < hunk.oldStart - 1; at += 1) result.push(lines[at] ?? '')
    for (const { kind, text: line, open } of rowsOf(hunk)) if (kind !== 'gone') result.push(open ? line : `${line}\n`)
    at += hunk.oldLines
  }
  return result.concat(lines.slice(at)).join('')
}

const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
