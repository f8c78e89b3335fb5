import { filesOf } from '../changed-files.ts'
import { patchLines } from '../patch-lines.ts'
import type { ChangedFile, ReportedStep, RunReport } from '../report.ts'
import { codeSpan, fencedBlock, htmlCode } from '../safe-markdown.ts'

export interface PatchesOptions {
  /** Bytes of UTF-8 that the patches may have together. */
  readonly budget: number
  /** Where the patches are that do not fit, as Markdown. */
  readonly elsewhere: string
}

/** The patches folded by file, in order of path; where not all fit, the largest are left out and named. */
export function filePatches(report: RunReport, { budget, elsewhere }: PatchesOptions): string {
  const folds = foldsOf(report)
  if (folds.length === 0) return ''
  const all = page(folds, '')
  if (bytes(all) <= budget) return all
  const bySize = folds.toSorted((one, other) => bytes(one.text) - bytes(other.text))
  let [kept, used] = [0, bytes(page([], missing(folds, elsewhere)))]
  for (const { text } of bySize) {
    used += bytes(text) + 2
    if (used > budget) break
    kept++
  }
  const fitting = new Set(bySize.slice(0, kept))
  const text = page(
    folds.filter((fold) => fitting.has(fold)),
    missing(
      folds.filter((fold) => !fitting.has(fold)),
      elsewhere,
    ),
  )
  return bytes(text) <= budget ? text : ''
}

const bytes = (text: string): number => Buffer.byteLength(text)

interface Fold {
  readonly path: string
  readonly text: string
}

const page = (folds: readonly Fold[], rest: string): string =>
  ['### Patches', ...folds.map(({ text }) => text), rest].filter(Boolean).join('\n\n')

/** At most so many of the files that are left out are named. */
const NAMED = 5

function missing(folds: readonly Fold[], elsewhere: string): string {
  const named = folds.slice(0, NAMED).map(({ path }) => codeSpan(shortened(path)))
  const more = folds.length > NAMED ? ` and ${folds.length - NAMED} more` : ''
  return `The ${folds.length === 1 ? 'patch' : 'patches'} of ${named.join(', ')}${more} ${folds.length === 1 ? 'does' : 'do'} not fit here; ${folds.length === 1 ? 'it is' : 'they are'} in ${elsewhere}.`
}

const shortened = (path: string): string => (path.length > 100 ? `…${path.slice(-99)}` : path)

interface Part extends Pick<ReportedStep, 'index' | 'tool'> {
  readonly file: ChangedFile
}

function foldsOf({ steps }: RunReport): readonly Fold[] {
  const byPath = new Map<string, Part[]>()
  for (const { index, tool, ...step } of steps) {
    for (const file of filesOf({ index, tool, ...step })) {
      if (!file.structuredPatch) continue
      const parts = byPath.get(file.file_path) ?? []
      parts.push({ index, tool, file })
      byPath.set(file.file_path, parts)
    }
  }
  return [...byPath]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, parts]) => ({ path, text: foldOf(path, parts) }))
}

function foldOf(path: string, parts: readonly Part[]): string {
  const sum = (count: (file: ChangedFile) => number) => parts.reduce((total, { file }) => total + count(file), 0)
  const lines = `+${sum(({ insertions }) => insertions)} −${sum(({ deletions }) => deletions)}`
  const numbers = parts.map(({ index }) => index)
  const which = `step${numbers.length === 1 ? '' : 's'} ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? '…' : ''}`
  const blocks = parts.map(({ index, tool, file }) => {
    const block = fencedBlock('diff', patchLines(file.structuredPatch ?? []).join('\n'))
    return parts.length === 1 ? block : `Step ${index} · ${tool}\n\n${block}`
  })
  return `<details><summary>${htmlCode(path)} ${lines} (${which})</summary>\n\n${blocks.join('\n\n')}\n\n</details>`
}
