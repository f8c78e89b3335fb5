import type { MergeMethod } from '../../src/publish/github-api.ts'
import type { Garden } from './garden.ts'
import { git } from './github/state.ts'
import { pullOf } from './provenance.ts'

/**
 * Merges the garden's latest pull request into its base as GitHub does, with the messages that it writes, and brings the checkout to
 * the result. Answers the commits that the base got, oldest first.
 */
export async function mergePull(garden: Garden, method: MergeMethod): Promise<readonly string[]> {
  const pull = pullOf(garden)
  const base = `refs/heads/${pull.base.ref}`
  const from = await garden.remote('rev-parse', base)
  const branch = await garden.remote('rev-list', '--reverse', `${from}..${pull.head.sha}`)
  const commits = branch.split('\n').filter(Boolean)
  const made = await MERGES[method](garden, { from, commits, head: pull.head.sha })
  await garden.remote('update-ref', base, made.at(-1) ?? from)
  pull.state = 'closed'
  pull.merged = true
  pull.commits = [...commits, ...made]
  await followServer(garden)
  return made
}

/** Brings the checkout to the server's main branch. */
export async function followServer(garden: Garden): Promise<void> {
  await garden.git('fetch', '--quiet', garden.repository.folder, 'main')
  await garden.git('reset', '--quiet', '--hard', 'FETCH_HEAD')
}

interface Merging {
  readonly from: string
  readonly commits: readonly string[]
  readonly head: string
}

const MERGES: Record<MergeMethod, (garden: Garden, merging: Merging) => Promise<readonly string[]>> = {
  async merge(garden, { from, head }) {
    const tree = await mergeTree(garden, [from, head])
    return [await garden.remote('commit-tree', tree, '-p', from, '-p', head, '-m', 'Merge pull request #1 from topic')]
  },

  async squash(garden, { from, commits, head }) {
    const tree = await mergeTree(garden, [from, head])
    const messages = await Promise.all(commits.map((commit) => garden.remote('log', '-1', '--format=%B', commit)))
    const { title, number } = pullOf(garden)
    const [only = ''] = messages
    const message =
      messages.length === 1
        ? only.replace(/$/m, ` (#${number})`)
        : `${title} (#${number})\n\n${messages.map((one) => `* ${one.trimEnd()}\n\n`).join('')}`
    return [await commitTree(garden, tree, from, message)]
  },

  async rebase(garden, { from, commits }) {
    const made: string[] = []
    for (const commit of commits) {
      const onto = made.at(-1) ?? from
      const tree = await pickedTree(garden, commit, onto)
      const text = await garden.remote('cat-file', 'commit', commit)
      const moved = `${text}\n`.replace(/^tree .*/, `tree ${tree}`).replace(/^parent .*/m, `parent ${onto}`)
      made.push(await git(garden.repository.folder, ['hash-object', '-t', 'commit', '-w', '--stdin'], moved))
    }
    return made
  },
}

const mergeTree = async (garden: Garden, args: readonly string[]): Promise<string> =>
  (await garden.remote('merge-tree', '--write-tree', ...args)).split('\n')[0] ?? ''

/** The tree of a commit picked onto another: a merge whose only common ancestor is the tree before the commit. */
async function pickedTree(garden: Garden, commit: string, onto: string): Promise<string> {
  const before = await garden.remote('commit-tree', `${commit}^^{tree}`, '-m', 'before')
  const side = (tree: string) => garden.remote('commit-tree', `${tree}^{tree}`, '-p', before, '-m', 'side')
  return mergeTree(garden, [await side(onto), await side(commit)])
}

const commitTree = (garden: Garden, tree: string, parent: string, message: string): Promise<string> =>
  git(garden.repository.folder, ['commit-tree', tree, '-p', parent, '-F', '-'], message)
