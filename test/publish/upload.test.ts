import { describe, expect, it } from 'vitest'
import { openGit } from '../../src/core/git/git.ts'
import type { Snapshot } from '../../src/core/history/run-record.ts'
import { type CommitUpload, chunksOf, planUploads } from '../../src/publish/upload.ts'
import { repository, type TestRepository } from '../support/git.ts'

/** A commit of this file on top of a first one, its name as bytes. */
function commitOf(repo: TestRepository, name: Buffer, content: string | Buffer): Snapshot {
  const blob = repo.gitBytes(['hash-object', '-w', '--stdin'], content).toString().trim()
  const entry = Buffer.concat([Buffer.from(`100644 blob ${blob}\t`), name, Buffer.from('\0')])
  const tree = repo.gitBytes(['mktree', '-z'], entry).toString().trim()
  const parent = repo.git('rev-parse', 'HEAD')
  const commit = repo.git('commit-tree', tree, '-p', parent, '-m', 'made')
  return { commit, tree, parent, message: 'made\n', steps: [1] }
}

const uploadsOf = async (repo: TestRepository, ...snapshots: readonly Snapshot[]): Promise<CommitUpload[]> => {
  const uploads: CommitUpload[] = []
  for await (const upload of planUploads(await openGit(repo.root), snapshots)) uploads.push(upload)
  return uploads
}

const entriesOf = ([upload]: readonly CommitUpload[]) => upload?.chunks.flat() ?? []

describe('the entries of a tree', () => {
  const entries = (sizes: readonly number[]) =>
    sizes.map((size, at) => ({ path: `${at}`, mode: '100644', type: 'blob', content: 'x'.repeat(size) }) as const)

  it.each([
    ['of no change', [], []],
    ['that are small', Array.from({ length: 101 }, () => 1), [100, 1]],
    ['whose contents fill a call', [400_000, 600_000, 1, 999_999, 1], [2, 2, 1]],
    ['whose contents are large', [1_000_000, 1_000_000, 0], [1, 2]],
  ])('%s go in calls that the server answers in time', (_, sizes, expected) => {
    const chunks = chunksOf(entries(sizes))
    expect(chunks.map(({ length }) => length)).toEqual(expected)
    expect(chunks.flat()).toEqual(entries(sizes))
  })
})

describe('what is sent to make a commit', () => {
  it('is refused for a name that is not UTF-8', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const snapshot = commitOf(repo, Buffer.from('caf\u00e9.txt', 'latin1'), 'x\n')
    await expect(uploadsOf(repo, snapshot)).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
  })

  it('names what is gone before what is new, text as it is', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const snapshot = commitOf(repo, Buffer.from('a caf\u00e9'), 'x\n')
    expect(entriesOf(await uploadsOf(repo, snapshot))).toEqual([
      { path: 'a.txt', mode: '100644', type: 'blob', sha: null },
      { path: 'a caf\u00e9', mode: '100644', type: 'blob', content: 'x\n' },
    ])
  })

  it.each([
    ['not UTF-8', Buffer.from([0xff, 0xfe, 0])],
    ['large', Buffer.alloc(1_000_001, 'x')],
  ])('is bytes of their own where a file is %s, once for all commits', async (_, bytes) => {
    using repo = repository({ 'a.txt': 'a\n' })
    const [one, other] = ['one', 'other'].map((name) => commitOf(repo, Buffer.from(name), bytes)) as [
      Snapshot,
      Snapshot,
    ]
    const uploads = await uploadsOf(repo, one, other)
    expect(uploads.map(({ blobs }) => blobs)).toEqual([[bytes], []])
    expect(uploads.map(({ chunks }) => chunks.flat().at(-1))).toMatchObject([{ path: 'one' }, { path: 'other' }])
  })

  it('is refused for a pointer of Git LFS, whose content would stay behind', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`
    await expect(uploadsOf(repo, commitOf(repo, Buffer.from('b'), pointer))).rejects.toMatchObject({
      name: 'GITHUB_FAILED',
    })
  })
})
