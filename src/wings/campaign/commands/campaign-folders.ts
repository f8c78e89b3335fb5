import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { remotes } from '../../../core/git/commands/remote.ts'
import { openGit } from '../../../core/git/git.ts'
import { checkPlan } from '../../../core/run/apply.ts'
import { visible } from '../../../core/text/visible.ts'
import { EditplanError, type Problem } from '../../../errors.ts'
import { placeOf } from '../../../publish/origin.ts'
import { isRepositoryName } from '../campaign-file.ts'
import type { CampaignOptions } from '../campaign-run.ts'

/** A checkout on disk, and the repository that it is of. */
interface FolderRepository {
  /** `owner/name` */
  readonly name: string
  readonly root: string
}

/**
 * The repositories that checkouts beside a campaign are of, by the addresses of their `origin`. Throws CAMPAIGN_INVALID for each folder
 * that is a link, that another account than the campaign file's owns, or that is no checkout of a repository of a server.
 */
export async function folderRepositories(
  folders: readonly string[],
  campaign: { readonly file: string; readonly folder: string },
): Promise<readonly FolderRepository[]> {
  const { uid } = await lstat(campaign.file)
  const found: FolderRepository[] = []
  const problems: Problem[] = []
  for (const given of folders) {
    const root = path.resolve(campaign.folder, given)
    const name = await repositoryOf(root, uid)
    if (name instanceof EditplanError)
      problems.push({ name: 'CAMPAIGN_INVALID', message: `${visible(given)}: ${name.message}` })
    else found.push({ name, root })
  }
  if (problems.length > 0) throw new EditplanError(problems)
  return found
}

async function repositoryOf(root: string, owner: number): Promise<string | EditplanError> {
  const refusal = (message: string) => new EditplanError({ name: 'CAMPAIGN_INVALID', message })
  const stats = await lstat(root).catch(() => undefined)
  if (!stats?.isDirectory()) return refusal('It is no folder, or a link. Name the folder itself.')
  if (stats.uid !== owner) return refusal('Another account owns it than the campaign file. Leave it out.')
  try {
    const list = await (await openGit(root)).run(remotes())
    const name = placeOf((list.find((one) => one.name === 'origin') ?? list[0])?.url ?? '')?.repository
    if (name !== undefined && isRepositoryName(name)) return name
    return refusal('Its `origin` is no repository of a server. Set its address.')
  } catch (error) {
    if (error instanceof EditplanError) return error
    throw error
  }
}

/** What the plans do in checkouts on disk, without a server: nothing is written. */
export async function planInFolders(
  { plansFor, campaign }: Pick<CampaignOptions, 'plansFor' | 'campaign'>,
  folders: readonly FolderRepository[],
): Promise<
  readonly {
    readonly repository: string
    readonly need: 'needed' | 'not-needed' | 'failed'
    readonly reason?: string
  }[]
> {
  const { only, max_files: maxFiles, max_lines: maxLines } = campaign
  const planned = []
  for (const { name: repository, root } of folders) {
    const [owner = '', name = ''] = repository.split('/')
    const plans = await plansFor(campaign.vars[repository] ?? {}, { name, owner, full_name: repository })
    try {
      const {
        files,
        steps,
        problems = [],
      } = await checkPlan(plans, { root, only, maxFiles, maxLines, programs: 'refused' })
      const [refused] = [...steps.flatMap(({ error }) => error ?? []), ...problems]
      if (refused) planned.push({ repository, need: 'failed' as const, reason: refused.message })
      else planned.push({ repository, need: files.length > 0 ? ('needed' as const) : ('not-needed' as const) })
    } catch (error) {
      if (!(error instanceof EditplanError)) throw error
      planned.push({ repository, need: 'failed' as const, reason: error.message })
    }
  }
  return planned
}
