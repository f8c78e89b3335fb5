import { openObjectReader } from '../core/git/cat-file.ts'
import { mergeBase, treeOf } from '../core/git/commands/commit.ts'
import { blobsAt, changedPaths, pathsOfCommits } from '../core/git/commands/diff.ts'
import { mergeTrees } from '../core/git/commands/merge.ts'
import { blobOfFile, writeCommit } from '../core/git/commands/object-sizes.ts'
import { isAncestor } from '../core/git/commands/rev-parse.ts'
import { readCommit, rebaseChain, syntheticCommit } from '../core/git/commits.ts'
import type { Git } from '../core/git/git.ts'
import { lookUpPaths } from '../core/git/tree.ts'
import type { Run } from '../core/history/run-record.ts'
import { EditplanError, undefinedOn } from '../errors.ts'
import type { Facts } from './decide.ts'
import { getPull } from './github-api.ts'
import { hasManifest, manifestAt } from './manifest-ref.ts'
import { pathsIn } from './plan-source.ts'
import { queryToken } from './preflight.ts'
import type { IdsOf, Publication } from './publication.ts'
import type { Answers, RemotePlace } from './questions.ts'
import { readLedgersOf } from './ref-file.ts'
import { commitsSince, fetchHistoryUntil, fetchWithParents } from './remote-history.ts'
import { isKnown, openPullOf, type RemoteState } from './remote-state.ts'
import type { Target } from './target.ts'
import { signCommits } from './upload.ts'
import { refuseCommits } from './withheld.ts'

/** All that is known before a publication is decided. */
export async function look({ git, run, options }: Publication, state: RemoteState): Promise<Facts> {
  const { hub } = state
  const survey = isKnown(hub) ? await queryToken(hub, options) : undefined
  const found = run.head.tree === run.base.tree ? undefined : openPullOf(state)
  return {
    ...{ state, survey },
    open: found && isKnown(hub) ? await hub.github.send(getPull(hub.target.repository, found.number)) : undefined,
    paths: await git.run(changedPaths(run.base.tree, run.head.tree)),
  }
}

/** Answers what decisions ask, out of git and GitHub. @param publication absent: of nothing new that is published */
export function answersFrom(
  git: Git,
  { target, hub }: Pick<RemoteState, 'target' | 'hub'>,
  publication?: Publication,
): Answers {
  const placed = ({ commit, ref }: RemotePlace) => {
    const from = ref.startsWith('refs/heads/') ? target.push : target.upstream
    return { commit, ref, from }
  }
  const api = () => {
    if (isKnown(hub)) return hub.github
    throw new EditplanError({ name: 'GITHUB_FAILED', message: 'GitHub was not asked: there is no token. Give one.' })
  }
  return {
    ...localAnswers(git),
    commitsSince: (place) => commitsSince(git, target, placed(place)),
    hasAncestors: (place, ancestors) => fetchWithParents(git, target, { ...placed(place), ancestors }),
    olderFiles: (files) => olderFiles(git, target, files),
    given: (leftAt) => (publication ? givenIds(publication, leftAt) : new Set()),
    treeBefore: () => publication?.treeBefore?.(),
    async audit(branch) {
      const { options, audit } = publication ?? {}
      const { snapshots, start, head } = branch
      if (options?.withheld && snapshots.length > 0) await refuseCommits(git, { from: start, to: head.commit }, options)
      await audit?.(branch)
    },
    hasManifest: (digest) => hasManifest(git, target.push, digest),
    manifestAt: (digest) => manifestAt(git, target.push, digest),
    ledgersOf: (branches) => readLedgersOf(git, target.push, branches),
    send: (call) => api().send(call),
    list: (call) => api().list(call),
  }
}

/** Files outside the repository, that the base's tip does not have, or that git cannot read, are no older than anything. */
async function olderFiles(git: Git, target: Target, files: readonly string[]): Promise<readonly string[]> {
  const paths = pathsIn(git, files)
  await using reader = openObjectReader(git)
  const { entries } = await lookUpPaths(reader, target.base.commit, { paths })
  const older: string[] = []
  for (const [at, path] of paths.entries()) {
    const tip = entries.get(path)
    const own = tip && (await git.run(blobOfFile(files[at] ?? '')).catch(undefinedOn('GIT_FAILED')))
    if (own === undefined || own === tip?.oid) continue
    const had = async () => (await git.run(blobsAt(target.base.commit, path))).has(own)
    if (await fetchHistoryUntil(git, target, had)) older.push(path)
  }
  return older
}

/** What git here answers about commits that are here. */
export const localAnswers = (git: Git) =>
  ({
    treeOf: (commit) => git.run(treeOf(commit)),
    mergeBase: (one, other) => git.run(mergeBase(one, other)),
    isAncestor: (one, other) => git.run(isAncestor(one, other)),
    changedPaths: (from, to) => git.run(changedPaths(from, to)),
    pathsOf: (commits) => git.run(pathsOfCommits(commits)),
    merge: (one, other) => git.run(mergeTrees(one, other)),
    standIn: (tree, parents) => git.run(writeCommit(syntheticCommit(tree, parents))),
    areSigned: (commits) => areSigned(git, commits),
    rebased: (chain, tip) => rebaseChain(git, chain, tip),
    joined: (run, on) => mergeWith(git, run, on),
  }) satisfies Partial<Answers>

async function areSigned(git: Git, commits: readonly string[]): Promise<boolean> {
  await using objects = openObjectReader(git)
  const read = await Promise.all(commits.map((id) => objects.read(id)))
  return read.every((commit) =>
    /^gpgsig(?:-sha256)? /m.test(commit?.content.toString('latin1').split('\n\n', 1)[0] ?? ''),
  )
}

/** Ids of the plan's commits on the base's tip and on the branch's fork point, also as the run would sign them. */
async function givenIds(
  { git, run, options, commitsOn }: Publication,
  leftAt: string | undefined,
): Promise<ReadonlySet<string>> {
  const idsOf: IdsOf = async (where, snapshots) => {
    const ids = snapshots.map(({ commit }) => commit)
    const last = snapshots.at(-1)
    // A signature of gpg names its time, so that each is another commit.
    if (options.signCommits !== 'ssh' || !last) return ids
    const head = { commit: last.commit, tree: last.tree }
    return [...ids, ...(await signCommits(where, { snapshots, head }, 'ssh')).values()]
  }
  const onTip = await idsOf(git, run.snapshots)
  if (leftAt === undefined || leftAt === run.base.commit || !commitsOn) return new Set(onTip)
  return new Set([...onTip, ...(await commitsOn(leftAt, idsOf))])
}

/** As deterministic as the run's own commits: author, committer and times of its last one. */
async function mergeWith(
  git: Git,
  { head, snapshots }: Run,
  { tip, tree }: { readonly tip: string; readonly tree: string },
): Promise<string> {
  await using reader = openObjectReader(git)
  const { commit } = await readCommit(reader, head.commit)
  const original = (await reader.read(commit))?.content.toString('latin1') ?? ''
  const people = original.split('\n').filter((line) => /^(?:author|committer) /.test(line))
  const trailers = snapshots.at(-1)?.message.match(/^Editplan-(?:Plan|Run): .*$/gm) ?? []
  const message = ['Merge the run with the commits of others', '', ...trailers, ''].join('\n')
  const text = [`tree ${tree}`, `parent ${tip}`, `parent ${commit}`, ...people.slice(0, 2), '', message].join('\n')
  return git.run(writeCommit(Buffer.from(text, 'latin1')))
}
