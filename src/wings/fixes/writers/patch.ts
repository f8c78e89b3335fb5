import { openObjectReader } from '../../../core/git/cat-file.ts'
import { findCommit } from '../../../core/git/commits.ts'
import type { Git } from '../../../core/git/git.ts'
import { maskedLinesOf } from '../../../core/report/flags.ts'
import { netChanges } from '../../../core/report/net-changes.ts'
import { hunkHeader } from '../../../core/report/patch-lines.ts'
import type { ReportedFile, RunReport } from '../../../core/report/report.ts'
import { openRepository } from '../../../core/run/baseline.ts'
import { encodeText } from '../../../core/text/encoding.ts'
import { EditplanError } from '../../../errors.ts'

/**
 * The net change of a report as a patch that `git apply` takes, binary files too where the repository of `root` has the run's commits. Else
 * it is written from the report alone; throws USAGE, naming the files whose bytes the report does not hold: binary and masked ones.
 */
export async function writePatch(report: RunReport, root: string): Promise<Buffer> {
  const { base, head } = report
  const git = await openRepository({ root }).catch(() => undefined)
  if (git && base && head && (await hasCommits(git, [base.commit, head.commit])))
    return git.run(patchBetween(base.commit, head.commit))
  const changes = netChanges(report)
  const untold = changes.filter((change) => !isTold(change)).map(({ path }) => path)
  if (untold.length > 0 || (changes.length === 0 && report.totals.applied > 0)) throw refusal(untold)
  return Buffer.concat(changes.map(fileOf))
}

const refusal = (paths: readonly string[]): EditplanError => {
  const what =
    paths.length === 0
      ? 'the net change'
      : `the bytes of ${paths.slice(0, 5).join(', ')}${paths.length > 5 ? ' …' : ''}`
  const remedy = 'Run this in the repository that has the commits of the run.'
  return new EditplanError({ name: 'USAGE', message: `The report does not hold ${what}. ${remedy}` })
}

async function hasCommits(git: Git, commits: readonly string[]): Promise<boolean> {
  await using reader = openObjectReader(git)
  for (const commit of commits) if (!(await findCommit(reader, commit))) return false
  return true
}

const patchBetween = (from: string, to: string) => ({
  args: [
    ...[
      '-c',
      'diff.renameLimit=1000',
      '-c',
      'diff.noprefix=false',
      '-c',
      'diff.mnemonicPrefix=false',
      'diff-tree',
      '-r',
    ],
    ...[
      '-p',
      '--binary',
      '--full-index',
      '--find-renames',
      '--no-ext-diff',
      '--no-textconv',
      '--no-color',
      '--unified=3',
    ],
    ...['--src-prefix=a/', '--dst-prefix=b/', '--end-of-options', from, to],
  ],
  parse: (stdout: Buffer): Buffer => stdout,
})

/** Whether the lines of a change are all there is to it, and all of them are there. */
function isTold({
  binary,
  encoding,
  insertions,
  deletions,
  structuredPatch: hunks,
  status,
  old_blob,
  new_blob,
}: ReportedFile): boolean {
  if (binary || encoding !== undefined || (hunks && maskedLinesOf(hunks) > 0)) return false
  if (insertions + deletions > 0) return hunks !== undefined
  return status === 'added' || status === 'deleted' || old_blob === new_blob
}

/** One file as git writes it. */
function fileOf({
  path,
  from = path,
  status,
  old_mode: was,
  new_mode: is,
  old_blob,
  new_blob,
  structuredPatch: hunks = [],
}: ReportedFile): Buffer {
  const [old, fresh] = [`a/${from}`, `b/${path}`]
  const moved = status === 'renamed' ? [`rename from ${quoted(from)}`, `rename to ${quoted(path)}`] : []
  const modes: Readonly<Record<string, readonly string[]>> = {
    added: [`new file mode ${is}`],
    deleted: [`deleted file mode ${was}`],
  }
  const changed = was === is ? [] : [`old mode ${was}`, `new mode ${is}`]
  const none = '0'.repeat((old_blob ?? new_blob ?? '').length || 40)
  const lines = [
    `diff --git ${quoted(old)} ${quoted(fresh)}`,
    ...(modes[status] ?? changed),
    ...moved,
    ...(old_blob === new_blob ? [] : [`index ${old_blob ?? none}..${new_blob ?? none}${was === is ? ` ${is}` : ''}`]),
    ...(hunks.length === 0 ? [] : [`--- ${status === 'added' ? '/dev/null' : named(old)}`]),
    ...(hunks.length === 0 ? [] : [`+++ ${status === 'deleted' ? '/dev/null' : named(fresh)}`]),
    ...hunks.flatMap((hunk) => [hunkHeader(hunk), ...hunk.lines]),
  ]
  const bytes = encodeText(lines.map((line) => `${line}\n`).join(''))
  if (!bytes) throw refusal([path])
  return bytes
}

/** A name as git quotes it where a reader could take it for something else. */
const quoted = (name: string): string =>
  /[\p{Cc}"\\]/u.test(name)
    ? `"${name.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, (one) => `\\${one.charCodeAt(0).toString(8).padStart(3, '0')}`)}"`
    : name

/** A tab ends a name that holds blanks. */
const named = (name: string): string => (/\s/.test(name) ? `${quoted(name)}\t` : quoted(name))
