import { deleteBranch } from '../git/commands/remote.ts'
import { type PullRequest, updatePull } from './calls.ts'
import type { GitHub } from './github.ts'
import { readRecord } from './marker.ts'
import type { Publication, PublishResult } from './publication.ts'
import type { OpenTarget } from './pull-request.ts'
import { tipOf } from './target.ts'

/**
 * Handles a run that does not differ from the base: the caller decides whether the pull request and its branch stay.
 * A branch is deleted only after its pull request is closed, and only while its tip is the commit we pushed.
 */
export async function settleUnchanged(
  { git, run, target, options, title }: Publication,
  known: { github: GitHub; target: OpenTarget; open: PullRequest | undefined } | undefined,
): Promise<PublishResult> {
  const { branch, push } = target
  const open = known?.open
  const wish = options.whenUnchanged ?? 'keep'
  const result = {
    ...(open && { number: open.number }),
    url: open?.html_url ?? '',
    branch,
    base: target.base.branch,
    headSha: open?.head.sha ?? run.head.commit,
    pushed: false,
    title,
    body: open?.body ?? '',
    notes: ['Nothing differs from the base: there is nothing to publish.'],
    problems: [],
  }
  const recorded = readRecord(open?.body ?? '')
  if (wish === 'keep' || !known || !open || !recorded) return { ...result, operation: 'none' }
  await known.github.send(updatePull(known.target.repository, open.number, { state: 'closed' }))
  const notes = [...result.notes, `Pull request #${open.number} was closed.`]
  if (wish === 'close') return { ...result, operation: 'closed', notes }
  const tip = await tipOf(git, push, branch)
  if (tip === undefined) return { ...result, operation: 'closed', notes }
  if (tip !== recorded.head) {
    return {
      ...result,
      operation: 'closed',
      notes: [...notes, `The branch "${branch}" holds commits of others and was left.`],
    }
  }
  await git.run(deleteBranch(push, { branch, expected: tip }))
  return { ...result, operation: 'closed', notes: [...notes, `The branch "${branch}" was deleted.`] }
}
