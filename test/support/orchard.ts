import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type Change, importCommits } from './commits.ts'
import { type GitHubStandIn, startGitHub } from './github/stand-in.ts'
import { git, newPull, type PullRequest } from './github/state.ts'

export const TOKEN = 'ghs_orchardOrchardOrchardOrchardOrchard1'

/** Many repositories on a stand-in for GitHub, which share their objects. */
export interface Orchard {
  readonly github: GitHubStandIn
  /** Commits a change to the default branch of a repository. */
  commit(name: string, change: Change): Promise<string>
  /** A pull request of a branch as the stand-in holds one, with the default branch as its head. */
  pull(name: string, branch: string): PullRequest
  [Symbol.asyncDispose](): Promise<void>
}

/** What every repository holds: one workflow, and a large file that no plan names. */
export const SEED: Change = {
  '.github/workflows/ci.yml': 'on: push\njobs:\n  build:\n    steps:\n      - uses: actions/checkout@v4\n',
  'src/index.ts': 'export const answer = 42\n',
  'assets/large.txt': Array.from({ length: 40_000 }, (_, at) => `line ${at} ${(at * 2654435761) % 4294967296}\n`).join(
    '',
  ),
}

/** @param repositories by name: what each holds besides the seed */
export async function plantOrchard(repositories: Readonly<Record<string, Change>>): Promise<Orchard> {
  const github = await startGitHub()
  const folder = await mkdtemp(join(tmpdir(), 'editplan-orchard-'))
  const seed = join(folder, 'seed.git')
  await git(folder, ['init', '--quiet', '--bare', '--template=', '--initial-branch=main', seed])
  const first =
    (await importCommits(seed, undefined, [{ change: SEED, message: 'Plant\n', who: {} }])).at(-1)?.commit ?? ''
  await git(seed, ['update-ref', 'refs/heads/main', first])
  github.tokens.set(TOKEN, { login: 'campaigner[bot]', contents: 'write', pullRequests: 'write', signs: true })
  for (const name of Object.keys(repositories)) await github.addRepository(name, { borrowed: seed })
  const orchard: Orchard = {
    github,
    async commit(name, change) {
      const { folder: bare, defaultBranch } = repositoryOf(name)
      const parent = await git(bare, ['rev-parse', `refs/heads/${defaultBranch}`])
      const made = await importCommits(bare, parent, [{ change, message: 'Grow\n', who: {} }])
      const tip = made.at(-1)?.commit ?? ''
      await git(bare, ['update-ref', `refs/heads/${defaultBranch}`, tip])
      return tip
    },
    pull: (name, branch) =>
      newPull({
        number: 1,
        head: { repository: name, ref: branch, sha: first },
        base: { repository: name, ref: 'main' },
        user: 'fern',
      }),
    async [Symbol.asyncDispose]() {
      await github[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
      expect(github.violations).toEqual([])
      expect(github.gitRequests.filter(({ authorization }) => authorization.length > 1)).toEqual([])
    },
  }
  const repositoryOf = (name: string) => {
    const found = github.repositories.get(name)
    if (!found) throw new Error(`the orchard has no ${name}`)
    return found
  }
  for (const [name, change] of Object.entries(repositories)) {
    if (Object.keys(change).length > 0) await orchard.commit(name, change)
  }
  return orchard
}
