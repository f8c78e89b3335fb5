import type { Problem } from '../errors.ts'
import { type ObjectReader, openObjectReader } from '../git/cat-file.ts'
import { type LoggedCommit, listChain } from '../git/commands/log.ts'
import type { Git } from '../git/git.ts'
import type { Run } from './snapshot.ts'

export type Comparison =
  /** `commits`: the very same commits. `trees`: the same trees, in commits that somebody signed. */
  { readonly ok: true; readonly by: 'commits' | 'trees' } | { readonly ok: false; readonly problem: Problem }

/** Compares the commits after the run's base up to `head` with the run; the first that differs is named. */
export async function compareWithRun(git: Git, run: Run, head: string): Promise<Comparison> {
  await using reader = openObjectReader(git)
  const actual = await git.run(listChain(run.base.commit, head))
  let by: 'commits' | 'trees' = 'commits'
  for (const [at, expected] of run.snapshots.entries()) {
    const found = actual[at]
    if (!found) return mismatch(`the head ends before commit ${at + 1}, ${expected.commit} (${subject(expected)})`)
    if (found.commit === expected.commit) continue
    if (found.tree !== expected.tree)
      return mismatch(`commit ${at + 1}, ${named(found)}, has other content than ${named(expected)}`)
    if (!(await isSigned(reader, found.commit))) {
      return mismatch(
        `commit ${at + 1}, ${named(found)}, has the right content but is not ${named(expected)}, and nobody signed it`,
      )
    }
    by = 'trees'
  }
  const extra = actual[run.snapshots.length]
  return extra ? mismatch(`commit ${named(extra)} is not of the plan`) : { ok: true, by }
}

async function isSigned(reader: ObjectReader, commit: string): Promise<boolean> {
  const header = (await reader.read(commit))?.content.toString('latin1').split('\n\n', 1)[0] ?? ''
  return /^gpgsig(?:-sha256)? /m.test(header)
}

type Named = Pick<LoggedCommit, 'commit' | 'message'>

const subject = ({ message }: Pick<Named, 'message'>): string => message.split('\n', 1)[0] ?? ''

const named = (one: Named): string => `${one.commit.slice(0, 12)} (${subject(one)})`

const LOOK = 'Look at what came in there, or make the head from the plan again.'

const mismatch = (difference: string): Comparison => ({
  ok: false,
  problem: { name: 'VERIFY_MISMATCH', message: `The head is not the plan’s result: ${difference}. ${LOOK}` },
})
