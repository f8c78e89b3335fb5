import { headCommit } from '../../core/git/commands/rev-parse.ts'
import { type Git, openGit } from '../../core/git/git.ts'
import { withDigest } from '../../core/plan/digest.ts'
import type { FixRecording } from '../../core/plan/fix-output.ts'
import { planOptions } from '../../core/plan/schema.ts'
import { stepsBetween } from '../../core/run/from-diff.ts'
import { openPolicy } from '../../core/run/run-policy.ts'
import type { NotImported } from '../../core/run/wing-slots.ts'
import { visible } from '../../core/text/visible.ts'
import { EditplanError } from '../../errors.ts'
import type { FixPlan, FixPlanRequest } from './fix-request.ts'
import {
  type CheckoutState,
  lastWritten,
  putBack,
  rememberWritten,
  type WrittenFiles,
  type WrittenTrees,
  writtenSince,
} from './written-files.ts'

type FixRun = {
  readonly request: FixPlanRequest
  readonly record: FixRecording & { readonly drafts: readonly unknown[] }
}

/**
 * Decides what becomes of the files that a tool wrote itself: a plan where they are to be taken, undefined where it wrote none, or where
 * the fixes of other files go on. Throws TOOL_WROTE.
 */
export async function settleWritten(git: Git, before: CheckoutState, asked: FixRun): Promise<FixPlan | undefined> {
  const { request, record } = asked
  const written = await writtenSince(git, before, request.results ?? '')
  if (written.paths.length + written.others.length === 0) return undefined
  rememberWritten(git, written.trees)
  if (request.written === 'take') return await takeWritten(request, written.trees)
  const goesOn = request.keepGoing && request.written !== 'restore' && record.drafts.length > 0
  if (!goesOn) throw await toolWrote(git, written, request)
  record.note(`The tool wrote files itself, which stay: ${listed(written.paths)}.`)
  return undefined
}

/**
 * What the last tool wrote itself as one change; the files are put back. Throws USAGE where none did, FILE_MODIFIED where a file was
 * changed since.
 */
export async function takeWritten(request: Omit<FixPlanRequest, 'command'>, trees?: WrittenTrees): Promise<FixPlan> {
  const git = await openGit(request.root)
  const head = await git.run(headCommit())
  const { before, after } = trees ?? lastWritten(git)
  const policy = await openPolicy(git, head ?? before, { given: request.policy, asks: false })
  const { steps, leftOut } = await stepsBetween(git, { from: before, to: after }, { except: '', policy })
  const left = leftOut.map(({ path: file, reason }): NotImported => {
    return { construct: 'written', reason, at: { file, line: 1, column: 1 }, mayChangeFiles: true }
  })
  await putBack(git, { before, after })
  const options = { ...planOptions.parse({}), reads: 'auto', duplicates: 'keep', commits: 'squash' } as const
  const plan = withDigest({ version: 1, title: 'What a tool wrote', options }, steps)
  return { ...(steps.length > 0 && { plan }), left, notes: [], rounds: 1 }
}

/** Puts back what the last tool wrote itself. Answers the paths, and the tree that keeps what it wrote. Throws as `takeWritten`. */
export async function restoreWritten(
  root: string,
): Promise<{ readonly paths: readonly string[]; readonly kept: string }> {
  const git = await openGit(root)
  const trees = lastWritten(git)
  return { paths: await putBack(git, trees), kept: trees.after }
}

async function toolWrote(git: Git, written: WrittenFiles, { written: wanted, command }: FixPlanRequest) {
  const { paths, others, ignored, trees } = written
  const restored = wanted === 'restore' ? await putBack(git, trees) : undefined
  const tool = command?.[0] ?? 'The tool'
  const sentences = [
    paths.length > 0 &&
      `${tool} wrote ${paths.length} ${paths.length === 1 ? 'file' : 'files'} itself: ${listed(paths)}.`,
    others.length > 0 && `It changed what is never stored and cannot be put back: ${listed(others)}.`,
    ignored.length > 0 && `Of what git ignores it wrote ${listed(ignored)}.`,
    restored
      ? `The files are put back; what it wrote is in the tree ${trees.after}.`
      : paths.length > 0 &&
        'Put them back with `editplan fix --restore`, or take them as one change with `editplan fix --take-written`.',
    'To get its fixes one by one, run it without what makes it write, such as `--fix` or `fix = true`.',
  ]
  return new EditplanError({ name: 'TOOL_WROTE', message: sentences.filter(Boolean).join(' ') })
}

const listed = (names: readonly string[]): string =>
  names
    .slice(0, 20)
    .map((name) => visible(name))
    .join(', ') + (names.length > 20 ? ` and ${names.length - 20} more` : '')
