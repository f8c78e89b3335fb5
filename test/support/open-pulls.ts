import { type Change, importCommits } from './commits.ts'
import type { Garden } from './garden.ts'
import { keepHead, newPull, nextNumber, type PullRequest } from './github/state.ts'

export interface TheirPull {
  readonly change: Change
  /** The commit that it starts from; default the tip of main. */
  readonly onto?: string
  readonly title?: string
  readonly branch?: string
  /** Repository of the branch; default the garden itself. */
  readonly repository?: string
  readonly user?: string
}

/** Opens a pull request of somebody else, as GitHub would keep it. */
export async function openTheirPull(garden: Garden, pull: TheirPull): Promise<PullRequest> {
  const { repository, remote } = garden
  const { change, title = 'Theirs', user = 'moss' } = pull
  const parent = pull.onto ?? (await remote('rev-parse', 'refs/heads/main'))
  const made = await importCommits(repository.folder, parent, [
    { change, who: { name: 'Moss' }, message: `${title}\n` },
  ])
  const sha = made.at(-1)?.commit ?? ''
  const number = nextNumber(repository)
  const ref = pull.branch ?? `topic-${number}`
  const home = pull.repository ?? repository.name
  if (home === repository.name) await remote('update-ref', `refs/heads/${ref}`, sha)
  const base = { repository: repository.name, ref: 'main' }
  const opened = newPull({ number, head: { repository: home, ref, sha }, base, user, title })
  repository.pulls.push(opened)
  await keepHead(repository, opened)
  return opened
}
