import type { Command } from 'commander'
import { oneLine } from '../../core/report/plain-text.ts'
import type { CarriedFile } from '../../core/run/apply-transition.ts'
import { counted } from '../../core/text/words.ts'

/** How much `undo` and `redo` print. */
export interface PutBackOptions {
  readonly json?: boolean
  readonly quiet?: boolean
}

/** Adds these options. */
export const withPutBackOptions = (command: Command): Command =>
  command.option('--json', 'print what was done as JSON').option('--quiet', 'print refusals only')

/** What an undo or a redo did. */
export interface PutBack {
  readonly run: string
  readonly changes: readonly CarriedFile[]
  /** Where HEAD is now, if it moved: a full ref, or a commit. */
  readonly head?: string
}

/** What `undo` and `redo` print: a sentence, each file with what was done to it, and where HEAD went. */
export function putBackLines(what: string, { run, changes, head }: PutBack, { json, quiet }: PutBackOptions): string {
  if (json) return `${JSON.stringify({ run, changes: changes.map(inOctal), ...(head && { head }) }, null, 2)}\n`
  if (quiet) return ''
  const count = `${counted(changes.length, 'file')}`
  const lines = [`${oneLine(what)}: ${count} changed.`, ...changes.slice(0, MAX_FILES).map(fileLine)]
  if (changes.length > MAX_FILES) lines.push(`  … ${changes.length - MAX_FILES} more; \`--json\` lists them all`)
  if (head !== undefined) lines.push(headLine(head))
  return `${lines.join('\n')}\n`
}

const MAX_FILES = 20

const HOW = { made: 'made   ', removed: 'removed', changed: 'changed' } as const

function fileLine({ path, how, before, after }: CarriedFile): string {
  const hasMode = after !== undefined && before !== after && !(how === 'made' && after === 0o644)
  const mode = hasMode ? `  mode ${before === undefined ? '' : `${octal(before)} → `}${octal(after)}` : ''
  return `  ${HOW[how]} ${oneLine(path)}${mode}`
}

function headLine(head: string): string {
  const branch = head.replace(/^refs\/heads\//, '')
  return branch === head ? `HEAD is detached at ${head.slice(0, 12)}.` : `HEAD is on the branch ${oneLine(branch)}.`
}

const inOctal = ({ before, after, ...file }: CarriedFile) => ({
  ...file,
  ...(before !== undefined && { before: octal(before) }),
  ...(after !== undefined && { after: octal(after) }),
})

const octal = (mode: number): string => mode.toString(8).padStart(4, '0')
