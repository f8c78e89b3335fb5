import path from 'node:path'
import { Command } from 'commander'
import type { CarriedFile } from '../../../core/run/apply-transition.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { counted } from '../../../core/text/words.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples, repositoryOption } from '../options.ts'

/** How much `undo` and `redo` print. */
interface PutBackOptions {
  readonly json?: boolean
  readonly quiet?: boolean
}

/** Adds these options. */
const withPutBackOptions = (command: Command): Command =>
  command.option('--json', 'print what was done as JSON').option('--quiet', 'print refusals only')

/** What an undo or a redo did. */
interface PutBack {
  readonly run: string
  readonly changes: readonly CarriedFile[]
  /** Where HEAD is now, if it moved: a full ref, or a commit. */
  readonly head?: string
}

/** What `undo` and `redo` print: a sentence, each file with what was done to it, and where HEAD went. */
function putBackLines(what: string, { run, changes, head }: PutBack, { json, quiet }: PutBackOptions): string {
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

interface UndoOptions extends PutBackOptions {
  readonly repo: string
  readonly to?: string
  readonly merge?: boolean
}

/** `editplan undo`: restores what a run changed. */
export const undoCommand: CommandFactory = (context, finish) =>
  withPutBackOptions(new Command('undo'))
    .summary('restore what a run changed')
    .description(
      'Restores what a run changed, or goes back to the state after one of its steps. It refuses to overwrite files that changed since. The undo of a run on a branch switches back to the previous branch.',
    )
    .argument('[run]', 'the run: its id, or its first four or more characters; by default the latest applied run')
    .addOption(repositoryOption())
    .option('--to <step>', 'go back to the state after this step: its number or id')
    .option('--merge', 'merge with the changes made since')
    .addHelpText('after', examples('editplan undo', 'editplan undo 4f1c2ab --to 12'))
    .action(async (run: string | undefined, options: UndoOptions) => finish(await undo(run, options, context)))

async function undo(run: string | undefined, options: UndoOptions, context: Context): Promise<number> {
  const { undoRun } = await import('../../../core/run/undo.ts')
  const undone = await undoRun({
    root: path.resolve(context.cwd, options.repo),
    ...(run !== undefined && { run }),
    ...(options.to !== undefined && { to: options.to }),
    ...(options.merge && { merge: true }),
  })
  const place = options.to === undefined ? '' : ` to after step ${options.to}`
  context.stdout(putBackLines(`Undid run ${undone.run}${place}`, undone, options))
  return 0
}

/** `editplan redo`: applies an undone run again. */
export const redoCommand: CommandFactory = (context, finish) =>
  withPutBackOptions(new Command('redo'))
    .summary('apply an undone run again')
    .description(
      'Applies an undone run again, or its undone steps: the same files, the same commits, the same branch. It refuses to overwrite files that changed since the undo.',
    )
    .argument('[run]', 'the run: its id, or its first four or more characters; by default the one undone last')
    .addOption(repositoryOption())
    .addHelpText('after', examples('editplan redo', 'editplan redo 4f1c2ab'))
    .action(async (run: string | undefined, options: RedoOptions) => finish(await redo(run, options, context)))

interface RedoOptions extends PutBackOptions {
  readonly repo: string
}

async function redo(run: string | undefined, options: RedoOptions, context: Context): Promise<number> {
  const { redoRun } = await import('../../../core/run/undo.ts')
  const redone = await redoRun({ root: path.resolve(context.cwd, options.repo), ...(run !== undefined && { run }) })
  context.stdout(putBackLines(`Applied run ${redone.run} again`, redone, options))
  return 0
}

/** `editplan resume`: after a kill, finishes or rolls back. */
export const resumeCommand: CommandFactory = (context, finish) =>
  new Command('resume')
    .summary('finish or roll back a run that was killed')
    .description('If a run was killed, brings the checkout to the state after the run or before it, and says which.')
    .addOption(repositoryOption())
    .addHelpText('after', examples('editplan resume'))
    .action(async ({ repo }: { repo: string }) => {
      const { resumeRun } = await import('../../../core/run/undo.ts')
      const { outcome, kept, originals } = await resumeRun({ root: path.resolve(context.cwd, repo) })
      context.stdout(`${OUTCOMES[outcome]}\n`)
      if (kept.length > 0) context.stdout('These files have changed since. They are left as they are:\n')
      for (const file of kept) context.stdout(`  ${oneLine(file)}\n`)
      if (originals.length > 0) context.stdout('Their content from before the run is kept in:\n')
      for (const { original } of originals) context.stdout(`  ${oneLine(original)}\n`)
      finish(0)
    })

const OUTCOMES = {
  finished: 'Finished the interrupted run.',
  'rolled-back': 'Rolled back the interrupted run: the checkout is as it was before.',
  nothing: 'No run was interrupted in this checkout.',
} as const
