import { printPlan } from '../../../src/core/plan/print.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { proveReplay } from '../../support/replay.ts'

/** What diffs of tests are made of. */
export const FILES: Readonly<Record<string, string>> = {
  'a.txt': 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n',
  'b/c.js': 'let a = 1\nlet b = 2\nlet c = 3\n',
  'end.txt': 'no newline',
  'gone.txt': 'bye\nbye\n',
  'old.txt': 'keep\nthis\nhere\nand\nthere\n',
}

/** The files after the import and the replay, and whether something of it was refused by name. */
export async function filesAfter(text: string, before = FILES, isAtHand = true) {
  const readFile = (name: string): string | undefined => before[name]
  const kindOf = (name: string) => (before[name] === undefined ? undefined : 'file')
  const imported = importPlan({ name: 'change.diff', text }, { format: 'diff', ...(isAtHand && { readFile, kindOf }) })
  if (!imported.ok) return { files: before, isNamed: true }
  const { changes, results } = await proveReplay({ files: before, plan: printPlan(imported.plan, 'json') })
  const files: Record<string, string> = { ...before }
  for (const { path: name, after } of changes)
    if (after !== undefined) files[name] = after.toString('utf8')
    else delete files[name]
  const isRefused = results.some(({ status }) => status === 'failed')
  return { files, isNamed: isRefused || imported.notImported.length > 0 }
}
