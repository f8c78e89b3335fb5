import { git, gitBytes } from './github/state.ts'
import { gitDirOf, type Objects, openObjects, type TreeChanges } from './objects.ts'

/** What one commit does to the tree: text, bytes, a mode and text (of a submodule its commit), or null to remove the path. */
export type Change = Readonly<
  Record<string, string | Buffer | null | { readonly mode: string; readonly content: string }>
>

/** Who commits; both author and committer. */
export interface Who {
  readonly name?: string
  readonly email?: string
  /** Where it is not the committer's; seconds since 1970 and zone. */
  readonly authorDate?: string
}

export interface Commit {
  readonly change: Change
  readonly message: string
  readonly who: Who
}

export interface Made {
  readonly commit: string
  readonly tree: string
}

/** Makes commits beside every branch, on the parent; answers the parent and each of them. */
export async function importCommits(
  folder: string,
  parent: string | undefined,
  commits: readonly Commit[],
): Promise<readonly Made[]> {
  const catFile = async (type: string, id: string) => gitBytes(folder, ['cat-file', type, id])
  const objects = openObjects(gitDirOf(folder), catFile)
  const made: Made[] = []
  if (parent !== undefined) {
    const commit = IS_ID.test(parent) ? parent : await git(folder, ['rev-parse', parent])
    made.push({ commit, tree: /^tree (.+)/.exec(await objects.commit(commit))?.[1] ?? '' })
  }
  for (const { change, message, who } of commits) {
    const { name = 'Seed', email = 'seed@garden.invalid', authorDate = DATE } = who
    const last = made.at(-1)
    const tree = await objects.change(last?.tree, await entriesOf(objects, change))
    const text =
      `tree ${tree}\n${last ? `parent ${last.commit}\n` : ''}` +
      `author ${name} <${email}> ${authorDate}\ncommitter ${name} <${email}> ${DATE}\n\n${message}`
    made.push({ commit: await objects.write('commit', Buffer.from(text)), tree })
  }
  return made
}

const IS_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

async function entriesOf(objects: Objects, change: Change): Promise<TreeChanges> {
  const entries = new Map<string, { mode: string; id: string } | undefined>()
  for (const [path, value] of Object.entries(change)) {
    const { mode, content } =
      value !== null && typeof value === 'object' && 'mode' in value ? value : { mode: '100644', content: value }
    if (content === null) entries.set(path, undefined)
    else if (mode === SUBMODULE) entries.set(path, { mode, id: String(content) })
    else entries.set(path, { mode, id: await objects.write('blob', Buffer.from(content)) })
  }
  return entries
}

const SUBMODULE = '160000'

const DATE = '1767225600 +0000'
