import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askAhead, openObjectReader } from '../../../src/core/git/cat-file.ts'
import { commitChunks, quotePath, startFastImport } from '../../../src/core/git/fast-import.ts'
import { prefetchBlobs } from '../../../src/core/git/partial-clone.ts'
import { lookUpPaths } from '../../../src/core/git/tree.ts'
import { repository, repositoryAt } from '../../support/git.ts'
import { openTest } from '../../support/recording.ts'

const person = { name: 'Ada', email: 'ada@example.com', date: '1700000000 +0100' }

describe('openObjectReader', () => {
  it('answers overlapping requests in order, with the bytes, missing ones too', { tags: 'quick' }, async () => {
    const big = Buffer.alloc(300_000, 'x\n')
    using repo = repository({ big, empty: '', 'bin\nary': Buffer.from([0, 10, 255]) })
    await using reader = openObjectReader(await openTest(repo))
    const [a, none, b, odd, c] = await Promise.all(
      ['HEAD:big', 'HEAD:none', 'HEAD:empty', 'HEAD:bin\nary', 'HEAD'].map((name) => reader.read(name)),
    )
    expect(a?.content.equals(big)).toBe(true)
    expect(none).toBeUndefined()
    expect(b?.content.length).toBe(0)
    expect(odd).toBeUndefined()
    expect(c?.type).toBe('commit')
    const many = await Promise.all(Array.from({ length: 3000 }, () => reader.read('HEAD:empty')))
    expect(new Set(many.map((object) => object?.oid))).toEqual(new Set([b?.oid]))
  })

  it('rejects what waits when git dies', async () => {
    using repo = repository({ a: 'x' })
    const git = await openTest(repo)
    const reader = openObjectReader({ ...git, start: () => git.start(['cat-file', '--no-such-option']) })
    await expect(reader.read('HEAD')).rejects.toMatchObject({ name: 'GIT_FAILED' })
    await reader[Symbol.asyncDispose]()
  })

  it('shares one process among the readers that are open, until the last of them is closed', async () => {
    using repo = repository({ a: 'x' })
    const git = await openTest(repo)
    let started = 0
    const counting = {
      ...git,
      start: (args: readonly string[]) => {
        started++
        return git.start(args)
      },
    }
    const one = openObjectReader(counting)
    const other = openObjectReader(counting)
    await one[Symbol.asyncDispose]()
    expect((await other.read('HEAD:a'))?.content.toString()).toBe('x')
    await other[Symbol.asyncDispose]()
    expect(started).toBe(1)
    await using later = openObjectReader(counting)
    expect((await later.read('HEAD:a'))?.content.toString()).toBe('x')
    expect(started).toBe(2)
  })
})

describe('askAhead', () => {
  it('has a process at work that readers of that repository share, and that ends with the last of them', async () => {
    using repo = repository({ a: 'x' })
    const asked = askAhead(repo.root)
    const git = await asked.git
    await using shared = openObjectReader(git)
    expect((await shared.read('HEAD:a'))?.content.toString()).toBe('x')
    expect((await git.config()).get('core.bare')).toBe('false')
    await asked[Symbol.asyncDispose]()
    expect((await shared.read('HEAD:a'))?.content.toString()).toBe('x')
  })

  it('tells whoever takes the repository that there is none, and nobody else', async () => {
    using repo = repository({ a: 'x' })
    const none = join(repo.root, 'none')
    const unused = askAhead(none)
    await unused[Symbol.asyncDispose]()
    await using asked = askAhead(none)
    await expect(asked.git).rejects.toMatchObject({ name: 'NOT_A_REPOSITORY' })
  })
})

describe('lookUpPaths', () => {
  it('finds entries, named files on the way, and ancestors that are not folders', { tags: 'quick' }, async () => {
    using repo = repository({ 'a/b/c.txt': 'c', 'a/.gitattributes': 'x', '.gitattributes': 'y', file: 'f' })
    await using reader = openObjectReader(await openTest(repo))
    const paths = ['a/b/c.txt', 'a/b/none', 'none/x', 'file/below', 'file']
    const found = await lookUpPaths(reader, 'HEAD', { paths, names: ['.gitattributes'] })
    expect([...found.entries.keys()].sort()).toEqual(['a/b/c.txt', 'file'])
    expect([...found.blocked.keys()]).toEqual(['file'])
    expect([...found.named.keys()]).toEqual(['.gitattributes', 'a/.gitattributes'])
    expect(found.entries.get('a/b/c.txt')).toEqual({ mode: '100644', oid: repo.git('rev-parse', 'HEAD:a/b/c.txt') })
  })

  it('refuses a tree that is not there', async () => {
    using repo = repository({ a: 'x' })
    await using reader = openObjectReader(await openTest(repo))
    await expect(lookUpPaths(reader, 'none', { paths: ['a'] })).rejects.toMatchObject({ name: 'UNKNOWN_REVISION' })
  })
})

describe('startFastImport', () => {
  it('writes modes, links, deletions and stored blobs', async () => {
    using repo = repository({ a: 'a\n', b: 'b\n', 'd/c': 'c\n' })
    const git = await openTest(repo)
    const importing = startFastImport(git, { ref: 'refs/editplan/runs/x', parent: repo.git('rev-parse', 'HEAD') })
    await importing.commit({
      author: person,
      committer: { ...person, name: '' },
      message: 'größe\n\nbody\n',
      files: [
        { path: 'a', mode: '100755', content: Buffer.from('a2\n') },
        { path: 'b', mode: 'deleted' },
        { path: 'link', mode: '120000', content: Buffer.from('d/c') },
        { path: 'copy', mode: '100644', oid: repo.git('rev-parse', 'HEAD:d/c') },
        { path: 'big', mode: '100644', content: Buffer.alloc(200_000, 'z') },
      ],
    })
    await importing.finish()
    expect(repo.git('ls-tree', '-r', '--format=%(objectmode) %(path)', 'refs/editplan/runs/x')).toBe(
      '100755 a\n100644 big\n100644 copy\n100644 d/c\n120000 link',
    )
    expect(repo.git('log', '-1', '--format=%B', 'refs/editplan/runs/x')).toBe('größe\n\nbody\n')
    expect(repo.git('fsck', '--strict')).toBe('')
  })

  it('tells the commits and trees that it wrote, an empty tree too', async () => {
    using repo = repository({ a: 'a\n' })
    const importing = startFastImport(await openTest(repo), { ref: 'refs/x', parent: repo.git('rev-parse', 'HEAD') })
    const people = { author: person, committer: person, message: 'x' }
    await importing.commit({ ...people, files: [{ path: 'b/c', mode: '100644', content: Buffer.from('c') }] })
    await importing.commit({
      ...people,
      files: [
        { path: 'a', mode: 'deleted' },
        { path: 'b/c', mode: 'deleted' },
      ],
    })
    const written = await importing.finish()
    const log = repo.git('log', '--reverse', '--format=%H %T', 'HEAD..refs/x').split('\n')
    expect(written.map(({ commit, tree }) => `${commit} ${tree}`)).toEqual(log)
  })

  it('writes commits that no ref names', async () => {
    using repo = repository({ a: 'a\n' })
    const git = await openTest(repo)
    const before = repo.git('for-each-ref')
    const importing = startFastImport(git, { ref: 'refs/x', parent: repo.git('rev-parse', 'HEAD') })
    await importing.commit({ author: person, committer: person, message: 'x', files: [] })
    const [written] = await importing.finish({ named: false })
    expect(repo.git('for-each-ref')).toBe(before)
    expect(repo.git('cat-file', '-t', written?.commit ?? '')).toBe('commit')
  })

  it('reports git’s message when the stream is refused, and leaves no crash report', async () => {
    using repo = repository({ a: 'a\n' })
    const importing = startFastImport(await openTest(repo), { ref: 'refs/x', parent: '0'.repeat(39) })
    const writing = async () => {
      for (let at = 0; at < 100; at++) {
        const content = Buffer.alloc(100_000)
        const files = [{ path: 'a', mode: '100644' as const, content }]
        await importing.commit({ author: person, committer: person, message: 'x', files })
      }
      await importing.finish()
    }
    await expect(writing()).rejects.toMatchObject({ name: 'GIT_FAILED' })
    await importing.abort()
    expect(repo.git('for-each-ref', 'refs/x')).toBe('')
    expect(readdirSync(join(repo.root, '.git')).filter((name) => name.startsWith('fast_import'))).toEqual([])
  })
})

describe('quotePath', () => {
  it('is read back by git as the same bytes', async () => {
    using repo = repository({ a: 'a\n' })
    const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    const names = fc
      .sample(part, 300)
      .map((text) => text.replace(/[\0/\p{Cs}]/gu, '_'))
      .filter((text) => !/^(?:\.{1,2}|\.?git.*)$/i.test(text))
    const paths = [...new Set(['"', '\\', 'a"b', '\n', '\x7f', ' ', ...names])].map((name, at) => `${at}-${name}`)
    const importing = startFastImport(await openTest(repo), { ref: 'refs/x', parent: repo.git('rev-parse', 'HEAD') })
    const files = paths.map((path) => ({ path, mode: '100644' as const, content: Buffer.from('x') }))
    await importing.commit({ author: person, committer: person, message: 'x', files })
    await importing.finish()
    const listed = repo.git('ls-tree', '-r', '-z', '--name-only', 'refs/x').split('\0').filter(Boolean)
    expect(listed.sort()).toEqual([...paths, 'a'].sort())
  })

  it('does not quote plain paths', { tags: 'quick' }, () => {
    expect(['src/a b.ts', '-x', '.github/w.yml'].map(quotePath)).toEqual(['src/a b.ts', '-x', '.github/w.yml'])
    expect(quotePath('ä\n"')).toBe('"\\303\\244\\012\\""')
  })
})

it('commitChunks passes contents on as they are', () => {
  const content = Buffer.from('x')
  const files = [{ path: 'a', mode: '100644' as const, content }]
  const commit = { author: person, committer: person, message: 'm', files }
  const chunks = [...commitChunks(commit, { ref: 'refs/x', from: 'from abc\n', mark: 1 })]
  expect(chunks).toContain(content)
  expect(Buffer.concat(chunks).toString()).toBe(
    'commit refs/x\nmark :1\nauthor Ada <ada@example.com> 1700000000 +0100\ncommitter Ada <ada@example.com> 1700000000 +0100\n' +
      'data 1\nm\nfrom abc\nM 100644 inline a\ndata 1\nx\n\n',
  )
})

describe('prefetchBlobs', () => {
  it('asks a partial clone’s remote once for all blobs, and not again', async () => {
    const files = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`d${at % 4}/f${at}.txt`, `${at}\n`]))
    using repo = repository(files, {
      config: { 'uploadpack.allowFilter': 'true', 'uploadpack.allowAnySHA1InWant': 'true' },
    })
    repo.git('clone', '-q', '--bare', '--filter=blob:none', `file://${repo.root}`, '../partial')
    const partial = repositoryAt(join(repo.root, '../partial'))
    const git = await openTest(partial)
    const paths = Object.keys(files).slice(0, 12)
    const present = () => partial.git('cat-file', '--batch-all-objects', '--batch-check').match(/ blob /g)?.length ?? 0
    expect(present()).toBe(0)
    await prefetchBlobs(git, 'HEAD', paths)
    expect(present()).toBe(12)
    repo.git('config', 'uploadpack.allowFilter', 'false')
    partial.git('config', 'remote.origin.url', '/nonexistent')
    await prefetchBlobs(await openTest(partial), 'HEAD', paths)
    await using reader = openObjectReader(git)
    expect((await reader.read('HEAD:d0/f0.txt'))?.content.toString()).toBe('0\n')
  })
})
