import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Repository } from './state.ts'

interface Server {
  readonly repositories: ReadonlyMap<string, Repository>
  readonly renamed: Map<string, string>
}

/** Gives a repository another name; the server answers to the old one too, as GitHub does. */
export async function rename({ repositories, renamed }: Server, repository: Repository, name: string): Promise<void> {
  const { name: old, folder } = repository
  await symlink(folder, join(folder, '../..', `${name}.git`))
  const names = repositories as Map<string, Repository>
  names.delete(old)
  names.set(name, Object.assign(repository, { name }))
  renamed.set(old, name)
  for (const { head, base } of repository.pulls)
    for (const side of [head, base]) Object.assign(side, { repository: name })
}
