import path from 'node:path'
import { Command } from 'commander'
import { fitStart, paint, type TerminalStyle, wrap } from '../../../core/report/terminal/style.ts'
import type { RunSummary, showRun } from '../../../core/run/show-runs.ts'
import type { CarriedFile, Redone } from '../../../core/run/undo.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { counted } from '../../../core/text/words.ts'
import { EditplanError } from '../../../errors.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import { type CommandFactory, type Context, tellFailure } from '../context.ts'
import { examples, withInputs } from '../options.ts'
import { renderGitDiff } from '../patch.ts'
import type { RepositoryOutcome } from '../replay.ts'
import { type InOne, inEachRepository } from '../repositories.ts'

const FLAG = { type: 'flag', of: 'face', option: ['', 'Options'] } as const
const OF_HISTORY = [
  { name: 'json', about: 'the runs as JSON', verbs: ['history'], ...FLAG },
] as const satisfies readonly Input[]

/** `editplan history`: the recorded runs of a repository. */
const historyCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('history'), { own: OF_HISTORY, headings: [] })
    .summary('list the runs of this repository')
    .description('Lists the recorded runs, newest first, with date, title and totals.')
    .addHelpText('after', examples('editplan history'))
    .action(async ({ repo, json }: InputsOf<'history', (typeof OF_HISTORY)[number]>) => {
      const { isRunInterrupted, listRuns } = await import('../../../core/run/show-runs.ts')
      const root = path.resolve(context.cwd, repo)
      const runs = await listRuns({ root })
      if (await isRunInterrupted({ root }))
        context.stderr('A run was killed here. Finish it, or roll it back: editplan resume\n')
      if (json) context.stdout(`${JSON.stringify(runs, null, 2)}\n`)
      else if (runs.length === 0) context.stdout('No runs are recorded in this repository.\n')
      else for (const run of runs) context.stdout(`${runLine(run, context.style)}\n`)
      finish(0)
    })

/** Columns for a title; where there are fewer, a run takes several lines. */
const NARROWEST = 20

/** A run on one line, if it fits: id, date, title, totals, state. */
function runLine(run: RunSummary, style: TerminalStyle): string {
  const { id, time, title, branch, totals } = run
  const { files, insertions, deletions } = totals
  const place = branch === undefined ? '' : ` on ${oneLine(branch)}`
  const counts = `${counted(files, 'file')} +${insertions} −${deletions}`
  const end = `${counts}  ${stateOf(run)}${place}`
  const date = time.slice(0, 16).replace('T', ' ')
  const room = style.width - id.length - date.length - end.length - 6
  const start = `${paint(style, 'yellow', id)}  ${date}`
  if (room >= NARROWEST)
    return `${start}  ${paint(style, 'bold', fitStart(oneLine(title), room))}  ${paint(style, 'dim', end)}`
  const lines = [fitStart(oneLine(title), style.width - 2), ...wrap(end, style.width - 2)]
  return [start, ...lines.map((line, at) => `  ${paint(style, at === 0 ? 'bold' : 'dim', line)}`)].join('\n')
}

function stateOf({ status, step }: RunSummary): string {
  if (status === 'partly-undone') return `undone to after step ${step}`
  return status === 'worktree-gone' ? 'applied in a worktree that is gone' : status
}

const SHOW = { verbs: ['show'], of: 'face', option: ['', 'Options'] } as const
const OF_SHOW = [
  { name: 'json', type: 'flag', about: 'the run as JSON', ...SHOW },
  { name: 'patch', type: 'flag', about: 'show the patch of the whole run', ...SHOW },
  {
    name: 'tool',
    type: 'text or flag',
    about: 'open the change in a tool that git knows (git difftool --tool-help), or in code; diff.tool by default',
    not: ['json', 'patch'],
    ...{ ...SHOW, option: ['[name]', 'Options'] },
  },
] as const satisfies readonly Input[]

type ShowValues = InputsOf<'show', (typeof OF_SHOW)[number]>

/** `editplan show`: the commits of a run, its patch, or the patch of one step. */
const showCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('show'), { own: OF_SHOW, headings: [] })
    .summary('show the commits of a run, or what it or a step changed')
    .description(
      'Shows the commits of a recorded run, or the patch of one of its steps. With --patch it shows the patch of the whole run; with --tool it opens the change in a diff tool, file by file.',
    )
    .argument('[run]', 'the run: its id, or its first four or more characters; by default the latest applied run')
    .argument('[step]', 'the step: its number or id')
    .addHelpText('after', examples('editplan show', 'editplan show 4f1c2ab 3', 'editplan show 4f1c2ab --tool=code'))
    .action(async (run: string | undefined, step: string | undefined, options: ShowValues) => {
      await (options.tool === undefined ? show : openTool)({ run, step }, options, context)
      finish(0)
    })

interface ShownPart {
  readonly run: string | undefined
  readonly step: string | undefined
}

async function show(part: ShownPart, { repo, json, patch }: ShowValues, context: Context): Promise<void> {
  const { showRun } = await import('../../../core/run/show-runs.ts')
  if (patch && part.step !== undefined)
    throw new EditplanError({
      name: 'USAGE',
      message: '--patch shows a whole run. Leave it out: a step is shown with its patch anyway.',
    })
  const shown = await showRun({ root: path.resolve(context.cwd, repo), ...part, patch })
  context.stdout(json ? `${JSON.stringify(shown, null, 2)}\n` : await textOf(shown, context.style))
}

async function openTool(part: ShownPart, { repo, tool }: ShowValues, context: Context): Promise<void> {
  const { diffRun } = await import('../../../core/run/show-runs.ts')
  const root = path.resolve(context.cwd, repo)
  const files = await diffRun({ ...part, root, ...(typeof tool === 'string' && { tool }), signal: context.signal })
  if (files === 0) context.stdout('No file differs.\n')
}

type ShownRun = Awaited<ReturnType<typeof showRun>>

async function textOf(run: ShownRun, style: TerminalStyle): Promise<string> {
  if (run.patch === undefined) return `${commitLines(run, style).join('\n')}\n`
  return `${renderGitDiff(run.patch, style).join('\n')}\n`
}

/** Of a run of more commits than this, only some at each end are shown. */
const MAX_COMMITS = 40
const AT_ENDS = 10

function commitLines(run: ShownRun, style: TerminalStyle): readonly string[] {
  const lines = run.snapshots.map((snapshot) => commitLine(snapshot, style))
  if (lines.length <= MAX_COMMITS) return [runLine(run, style), ...lines]
  const fold = `  ⋮ ${lines.length - 2 * AT_ENDS} commits; \`--json\` lists them all`
  return [runLine(run, style), ...lines.slice(0, AT_ENDS), paint(style, 'dim', fold), ...lines.slice(-AT_ENDS)]
}

/** Characters of a commit's id, and columns for its subject where the counts of its lines are beside it. */
const SHORT = 7
const LEAST = 14

function commitLine(snapshot: ShownRun['snapshots'][number], style: TerminalStyle): string {
  const { commit, subject, steps, insertions, deletions } = snapshot
  const numbers =
    steps.length === 0 ? '' : `step ${steps.length > 4 ? `${steps[0]}–${steps.at(-1)}` : steps.join(', ')} `
  const counts = ` +${insertions} −${deletions}`
  // The subject of a step without a reason ends with the counts.
  const words = oneLine(subject.replace(new RegExp(`:? \\+${insertions} -${deletions}$`), ''))
  const room = style.width - numbers.length - counts.length - SHORT - 3
  const isNarrow = room < LEAST
  const text = fitStart(words, isNarrow ? style.width - numbers.length - SHORT - 3 : room)
  return `  ${paint(style, 'yellow', commit.slice(0, SHORT))} ${numbers}${text}${isNarrow ? '' : paint(style, 'dim', counts)}`
}

const PUT_BACK = { ...FLAG, verbs: ['undo', 'redo'] } as const
const OF_REDO = [
  { name: 'json', about: 'print what was done as JSON', ...PUT_BACK, not: ['quiet'] },
  { name: 'quiet', about: 'print refusals only', ...PUT_BACK },
  { name: 'dry-run', about: 'say what would be done, and do nothing', ...PUT_BACK },
] as const satisfies readonly Input[]
const OF_UNDO = [
  ...OF_REDO,
  {
    name: 'to',
    about: 'go back to the state after this step: its number or id',
    ...{ ...PUT_BACK, type: 'text', verbs: ['undo'], option: ['<step>', 'Options'] },
  },
  { name: 'merge', about: 'merge with the changes made since', ...{ ...PUT_BACK, verbs: ['undo'] } },
] as const satisfies readonly Input[]

type RedoValues = InputsOf<'redo', (typeof OF_REDO)[number]>
type UndoValues = InputsOf<'undo', (typeof OF_UNDO)[number]>

/** What `undo` and `redo` print: a sentence, each file with what was done to it, and where HEAD went. */
function putBackLines(what: string, { run, changes, head }: Redone, { json, quiet, dryRun }: RedoValues): string {
  if (json) return `${JSON.stringify({ run, changes: changes.map(inOctal), ...(head && { head }) }, null, 2)}\n`
  if (quiet) return ''
  const count = `${counted(changes.length, 'file')}`
  const said = dryRun
    ? `Nothing was done. ${oneLine(what)} would change ${count}.`
    : `${oneLine(what)}: ${count} changed.`
  const lines = [said, ...changes.slice(0, MAX_FILES).map(fileLine)]
  if (changes.length > MAX_FILES) lines.push(`  … ${changes.length - MAX_FILES} more; \`--json\` lists them all`)
  if (head !== undefined) lines.push(headLine(head, dryRun ? 'would be' : 'is'))
  return `${lines.join('\n')}\n`
}

const MAX_FILES = 20

const HOW = { made: 'made   ', removed: 'removed', changed: 'changed' } as const

function fileLine({ path, how, before, after }: CarriedFile): string {
  const hasMode = after !== undefined && before !== after && !(how === 'made' && after === 0o644)
  const mode = hasMode ? `  mode ${before === undefined ? '' : `${octal(before)} → `}${octal(after)}` : ''
  return `  ${HOW[how]} ${oneLine(path)}${mode}`
}

function headLine(head: string, is: 'is' | 'would be'): string {
  const branch = head.replace(/^refs\/heads\//, '')
  return branch === head
    ? `HEAD ${is} detached at ${head.slice(0, 12)}.`
    : `HEAD ${is} on the branch ${oneLine(branch)}.`
}

const inOctal = ({ before, after, ...file }: CarriedFile) => ({
  ...file,
  ...(before !== undefined && { before: octal(before) }),
  ...(after !== undefined && { after: octal(after) }),
})

const octal = (mode: number): string => mode.toString(8).padStart(4, '0')

/** `editplan undo`: restores what a run changed. */
const undoCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('undo'), { own: OF_UNDO, headings: [] })
    .summary('restore what a run changed')
    .description(
      'Restores what a run changed, or goes back to the state after one of its steps. It refuses to overwrite files that changed since. The undo of a run on a branch switches back to the previous branch.',
    )
    .argument('[run]', 'the run: its id, or its first four or more characters; by default the latest applied run')
    .addHelpText(
      'after',
      examples('editplan undo', 'editplan undo 4f1c2ab --to 12', 'editplan undo --repo ../app --repo ../web'),
    )
    .action(async (run: string | undefined, options: UndoValues) =>
      finish(await inEachRepository(options, context, (one, where) => undoIn(run, one, where))),
    )

/** What one checkout refuses does not keep the others from being undone. */
async function undoIn(
  run: string | undefined,
  options: InOne<UndoValues>,
  context: Context,
): Promise<RepositoryOutcome> {
  try {
    await undo(run, options, context)
    return { exitCode: 0, cells: ['undone'] }
  } catch (error) {
    return { exitCode: await tellFailure(error, context), cells: ['refused'] }
  }
}

async function undo(run: string | undefined, options: InOne<UndoValues>, context: Context): Promise<void> {
  const { undoRun } = await import('../../../core/run/undo.ts')
  const undone = await undoRun({
    root: path.resolve(context.cwd, options.repo),
    ...{ run, to: options.to, merge: options.merge, dryRun: options.dryRun },
  })
  const place = options.to === undefined ? '' : ` to after step ${options.to}`
  const { json, quiet, dryRun } = options
  context.stdout(putBackLines(`${dryRun ? 'The undo of' : 'Undid'} run ${undone.run}${place}`, undone, options))
  if (undone.head && !json && !quiet && !dryRun)
    context.stdout('The branch of the run stays. `editplan redo` goes back to it.\n')
}

/** `editplan redo`: applies an undone run again. */
const redoCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('redo'), { own: OF_REDO, headings: [] })
    .summary('apply an undone run again')
    .description(
      'Applies an undone run again, or its undone steps: the same files, the same commits, the same branch. It refuses to overwrite files that changed since the undo.',
    )
    .argument('[run]', 'the run: its id, or its first four or more characters; by default the one undone last')
    .addHelpText('after', examples('editplan redo', 'editplan redo 4f1c2ab'))
    .action(async (run: string | undefined, options: RedoValues) => finish(await redo(run, options, context)))

async function redo(run: string | undefined, options: RedoValues, context: Context): Promise<number> {
  const { redoRun } = await import('../../../core/run/undo.ts')
  const { repo, dryRun } = options
  const redone = await redoRun({ root: path.resolve(context.cwd, repo), run, dryRun })
  const what = dryRun ? `The redo of run ${redone.run}` : `Applied run ${redone.run} again`
  context.stdout(putBackLines(what, redone, options))
  return 0
}

/** `editplan resume`: after a kill, finishes or rolls back. */
const resumeCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('resume'), { headings: [] })
    .summary('finish or roll back a run that was killed')
    .description('Repairs the checkout after a run was killed: finishes the run or takes it back, and says which.')
    .addHelpText('after', examples('editplan resume'))
    .action(async ({ repo }: InputsOf<'resume'>) => {
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
  'rolled-back': 'Rolled back the interrupted run: the checkout is back to its state before the run.',
  nothing: 'No run was interrupted in this checkout.',
} as const

export const commands = [historyCommand, showCommand, undoCommand, redoCommand, resumeCommand]
