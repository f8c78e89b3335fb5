import { createHash } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storedLineEnds } from '../../../src/core/git/attributes.ts'
import { openConversions } from '../../../src/core/git/conversions.ts'
import { type Blob, openConverter } from '../../../src/core/git/filters.ts'
import type { Git } from '../../../src/core/git/git.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { items } from '../../support/items.ts'
import { openTest } from '../../support/recording.ts'
import { someOf } from '../../support/whole.ts'

/** Per configuration, the attributes under which git makes blobs. */
const matrix: [config: Record<string, string>, attributes: string[]][] = [
  [
    {},
    [
      '',
      ...items`
text   text=auto   eol=crlf   eol=lf   text=auto eol=crlf   -text eol=crlf   crlf   crlf=input   ident
ident text   ident text=auto   filter=upper text=auto   working-tree-encoding=UTF-16LE
working-tree-encoding=UTF-16LE text=auto   working-tree-encoding=UTF-8 text   filter=none   filter=upper
filter=upper text   filter=pointer -text`,
    ],
  ],
  [{ 'core.autocrlf': 'true' }, ['', 'text=auto', '-text', '-crlf', 'binary']],
  [{ 'core.autocrlf': 'input' }, ['', 'text=nonsense']],
  [{ 'core.autocrlf': '1', 'core.eol': 'crlf' }, ['', 'text']],
]

const contents = {
  lf: 'one\ntwo\n',
  crlf: 'one\r\ntwo\r\n',
  mixed: 'one\r\ntwo\nthree\r\n',
  'lone CR': 'one\rtwo\r\n',
  ident: '$Id: abc$\r\nx\n',
  'no end': 'one\r\ntwo',
  empty: '',
  'end-of-file character': 'one\r\n\x1a',
}

const idOf = (blob: Blob): string => ('oid' in blob ? blob.oid : plainId(blob.content))

const plainId = (content: string | Uint8Array): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0`)
    .update(content)
    .digest('hex')

/** A checkout with filter programs: one that changes case, one that stores a pointer to the content elsewhere. */
function withFilters(gitattributes: string, config: Record<string, string> = {}): TestRepository {
  const repo = repository({}, { config })
  const script = join(repo.root, '../pointer.sh')
  writeFileSync(script, '#!/bin/sh\nprintf "version 1\\nsize %s\\n" "$(wc -c)"\n')
  chmodSync(script, 0o755)
  repo.git('config', 'filter.upper.clean', 'tr a-z A-Z')
  repo.git('config', 'filter.pointer.clean', script)
  repo.git('config', 'filter.pointer.required', 'true')
  repo.write({ '.gitattributes': gitattributes })
  repo.commit('attributes')
  return repo
}

interface Case {
  readonly path: string
  readonly committed: string
  readonly content: Uint8Array
}

/** What `git add` stores, over files that are committed as they are. */
function added(repo: TestRepository, cases: readonly Case[]): Map<string, string> {
  for (const committed of new Set(cases.map((one) => one.committed))) {
    repo.gitBytes(['hash-object', '-w', '--stdin', '--no-filters'], committed)
  }
  const entries = cases.map(({ path, committed }) => `100644 ${plainId(committed)}\t${path}\0`)
  repo.gitBytes(['update-index', '-z', '--index-info'], entries.join(''))
  repo.write(Object.fromEntries(cases.map(({ path, content }) => [path, content])))
  repo.git('add', '.')
  const listed = repo.git('ls-files', '-s', '-z').split('\0').filter(Boolean)
  return new Map(listed.map((line) => [line.slice(line.indexOf('\t') + 1), line.split(' ')[1] ?? '']))
}

/** Where a filter is started for each, some of them stand for all. */
const casesIn = (folder: string, attributes: string): Case[] =>
  someOf(Object.entries(contents), attributes.startsWith('filter') ? 3 : 1).flatMap(([name, text]) =>
    ['old\n', 'old\r\n'].map((committed, at) => ({
      path: `${folder}/${name} ${at}.txt`,
      committed,
      content: Buffer.from(text, attributes.includes('UTF-16') ? 'utf16le' : 'utf8'),
    })),
  )

async function convertAll(git: Git, cases: readonly Case[], gitattributes?: string): Promise<Map<string, string>> {
  using conversions = await openConversions(git, {
    read: (path) =>
      path !== '.gitattributes'
        ? undefined
        : gitattributes === undefined
          ? readAttributes(git)
          : Buffer.from(gitattributes),
  })
  using converter = openConverter(git, conversions)
  const blobs = new Map<string, string>()
  for (const { path, content, committed } of cases) {
    blobs.set(path, idOf(await converter.convert(path, content, async () => Buffer.from(committed))))
  }
  return blobs
}

const readAttributes = ({ root }: Git): Buffer => readFileSync(join(root, '.gitattributes'))

describe('openConverter', () => {
  it.each(matrix)('makes the blobs of `git add` under %o', async (config, rows) => {
    const gitattributes = rows.map((attributes, at) => `d${at}/** ${attributes}\n`).join('')
    using repo = withFilters(gitattributes, config)
    const cases = rows.flatMap((attributes, at) => casesIn(`d${at}`, attributes))
    const expected = added(repo, cases)
    const actual = await convertAll(await openTest(repo), cases)
    expect(actual.size).toBe(cases.length)
    for (const [path, oid] of actual) expect([path, rows, oid]).toEqual([path, rows, expected.get(path)])
  })

  it.each(['text=auto eol=crlf', 'filter=upper', 'ident'])('needs no work tree for "%s"', async (attributes) => {
    using repo = withFilters('')
    const cases = casesIn('d0', '').slice(4, 10)
    const actual = await convertAll(await openTest(repo), cases, `d0/** ${attributes}\n`)
    repo.write({ '.gitattributes': `d0/** ${attributes}\n` })
    const expected = added(repo, cases)
    for (const [path, oid] of actual) expect([path, oid]).toEqual([path, expected.get(path)])
  })

  it('follows a .gitattributes that the run itself changes', { tags: 'quick' }, async () => {
    using repo = withFilters('* -text\n')
    const git = await openTest(repo)
    using conversions = await openConversions(git, {
      read: (path) => (path === '.gitattributes' ? readAttributes(git) : undefined),
    })
    using converter = openConverter(git, conversions)
    const content = Buffer.from('a\r\n')
    expect(await converter.convert('f.txt', content, async () => undefined)).toEqual({ content, isExact: true })
    converter.attributesChanged(new Map([['.gitattributes', Buffer.from('*.txt text\n')]]))
    const after = await converter.convert('f.txt', content, async () => undefined)
    expect(after).toEqual({ content: Buffer.from('a\n'), isExact: false })
  })
})

describe('storedLineEnds', () => {
  const pieces = fc.constantFrom('a', 'bc', '\r\n', '\n', '\r', '\0', '\x07', 'ä', '\x1a')
  const text = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''))

  it('changes nothing but CR before LF', { tags: 'quick' }, async () => {
    await fc.assert(
      fc.asyncProperty(text, async (content) => {
        const stored = Buffer.from(await storedLineEnds(Buffer.from(content), 'text', async () => undefined))
        expect(stored.toString()).toBe(content.replaceAll('\r\n', '\n'))
      }),
    )
  })

  it('decides on any content as `git add` does with text=auto', async () => {
    using repo = withFilters('* text=auto\n')
    const pairs = fc.sample(fc.tuple(text, text), 120)
    const cases = pairs.map(([content, committed], at) => ({
      path: `f${at}`,
      content: Buffer.from(content),
      committed,
    }))
    const expected = added(repo, cases)
    for (const { path, content, committed } of cases) {
      const stored = await storedLineEnds(content, 'auto', async () => Buffer.from(committed))
      expect({ content: content.toString(), committed, oid: plainId(stored) }).toEqual({
        content: content.toString(),
        committed,
        oid: expected.get(path),
      })
    }
  })

  it('says of a path whether its bytes may be stored as others: by line ends alone, by a filter alone', {
    tags: 'quick',
  }, async () => {
    using repo = withFilters('*.txt text\n*.up filter=upper -text\n*.bin -text\n')
    const git = await openTest(repo)
    using conversions = await openConversions(git, {
      read: (path) => (path === '.gitattributes' ? readAttributes(git) : undefined),
    })
    using converter = openConverter(git, conversions)
    expect(['a.txt', 'a.up', 'a.bin'].map((path) => converter.converts(path))).toEqual([true, true, false])
  })
})
