import path from 'node:path'
import { remotes } from '../../core/git/commands/remote.ts'
import { openGit } from '../../core/git/git.ts'
import { EditplanError } from '../../errors.ts'
import { placeOf } from '../../publish/origin.ts'
import type { CampaignSource } from './identity.ts'

/**
 * Where a campaign file is kept: its path in the repository that its checkout came from. Outside a checkout, and in one without a remote,
 * nothing but the title tells campaigns apart.
 * @param file its real path
 */
export async function campaignSource(file: string, title: string): Promise<CampaignSource> {
  const untracked = { repository: '', paths: [title] }
  try {
    const git = await openGit(path.dirname(file))
    const list = await git.run(remotes())
    const origin = list.find(({ name }) => name === 'origin') ?? list[0]
    const place = origin && placeOf(origin.url)
    if (!place) return untracked
    return { repository: place.repository, paths: [path.relative(git.root, file).split(path.sep).join('/')] }
  } catch (error) {
    if (error instanceof EditplanError && error.name === 'NOT_A_REPOSITORY') return untracked
    throw error
  }
}
