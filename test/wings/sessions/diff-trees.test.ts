import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText, openText } from '../../../src/core/text/encoding.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { imported, left, replayedTree, type Tree, type TreeFile } from './replayed.ts'

describe('importing what git diff --binary says of two trees', () => {
  it('replayed on the first gives the second: bytes, names and modes', async () => {
    using repo = repository({ '.gitattributes': '* -text\n' })
    const property = fc.asyncProperty(anyFiles, anyFresh, fc.constantFrom(0, 3, 10), async (files, fresh, context) => {
      const before: Tree = Object.fromEntries(Object.entries(files).map(([name, { file }]) => [name, file]))
      const after: Tree = { ...fresh, ...Object.fromEntries(Object.entries(files).flatMap(afterwards)) }
      const trees = [treeIn(repo, before), treeIn(repo, after)]
      if (trees[0] === trees[1]) return
      const source = String(repo.gitBytes(['diff', '--binary', `-U${context}`, '-M', ...trees]))
      const found = imported(source, { format: 'diff', readFile: reader(before) })
      expect(left(found)).toEqual([])
      expect(await replayedTree(found.plan, before)).toEqual(after)
    })
    await fc.assert(property, { numRuns: 40 })
  })

  it('without the checkout gives the second tree, or lists what is missing, or is refused', async () => {
    using repo = repository({ '.gitattributes': '* -text\n' })
    const property = fc.asyncProperty(anyFiles, anyFresh, async (files, fresh) => {
      const before: Tree = Object.fromEntries(Object.entries(files).map(([name, { file }]) => [name, file]))
      const after: Tree = { ...fresh, ...Object.fromEntries(Object.entries(files).flatMap(afterwards)) }
      const trees = [treeIn(repo, before), treeIn(repo, after)]
      const source = String(repo.gitBytes(['diff', '--binary', '-M', ...trees]))
      fc.pre(source !== '')
      const found = importedOrNot(source)
      const result = found && (await replayedTree(found.plan, before).catch(() => undefined))
      if (result && found.notImported.length === 0) expect(result).toEqual(after)
    })
    await fc.assert(property, { numRuns: 20 })
  })
})

const importedOrNot = (source: string): ReturnType<typeof imported> | undefined => {
  try {
    return imported(source, { format: 'diff' })
  } catch {
    return undefined
  }
}

const line = fc.constantFrom('', 'a', 'b', '\tc', '-- d', '++ e', '@@ -1 +1 @@', 'é', 'x  ', 'cr\r', '\\ No newline')

const text = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '', '\r\n'))
  .map(([lines, end]) => (lines.length === 0 ? '' : lines.join(end || '\n') + end))

/** No text to git; of the first kind and the second no delta is shorter than the whole. */
const binary = (min: number, max: number) =>
  fc.array(fc.integer({ min, max }), { maxLength: 200 }).map((bytes) => Buffer.from([0, ...bytes]))

const anyFile: fc.Arbitrary<TreeFile> = fc.record({
  bytes: fc.oneof(
    text.map((content) => Buffer.from(content)),
    binary(1, 127),
  ),
  executable: fc.boolean(),
})

interface Fate {
  readonly file: TreeFile
  readonly fate: 'kept' | 'edited' | 'replaced' | 'gone'
  readonly renamed: boolean
  readonly executable: boolean
  readonly edits: readonly [number, number, string[]][]
  readonly replacement: Buffer
}

const anyFiles = fc.dictionary(
  fc.constantFrom('a.txt', 'é b.txt', 'sub/c', 'd.md', 'e'),
  fc.record<Fate>({
    file: anyFile,
    fate: fc.constantFrom('kept', 'edited', 'edited', 'replaced', 'gone'),
    renamed: fc.boolean(),
    executable: fc.boolean(),
    edits: fc.array(fc.tuple(fc.nat(12), fc.nat(2), fc.array(line, { maxLength: 2 })), { minLength: 1, maxLength: 3 }),
    replacement: binary(128, 255),
  }),
  { minKeys: 1, noNullPrototype: true },
)

const anyFresh = fc.dictionary(fc.constantFrom('new', 'sub/new two'), anyFile, { maxKeys: 2, noNullPrototype: true })

const afterwards = ([name, { file, fate, renamed, executable, edits, replacement }]: [string, Fate]) => {
  if (fate === 'gone') return []
  const edit = fate === 'edited' && !file.bytes.includes(0)
  const bytes = edit ? edited(String(file.bytes), edits) : fate === 'replaced' ? replacement : file.bytes
  return [[renamed ? `moved/é ${name}` : name, { bytes, executable }]]
}

/** A text with some of its lines replaced. */
const edited = (content: string, edits: Fate['edits']): Buffer => {
  const lines = content.split('\n')
  for (const [at, count, put] of edits) lines.splice(at % lines.length, count, ...put)
  return Buffer.from(lines.join('\n'))
}

const treeIn = (repo: TestRepository, tree: Tree): string => {
  repo.git('rm', '-rq', '--cached', '--ignore-unmatch', '.')
  repo.write(Object.fromEntries(Object.entries(tree).map(([name, { bytes }]) => [name, bytes])))
  for (const [name, { executable }] of Object.entries(tree)) repo.chmod(name, executable ? 0o755 : 0o644)
  if (Object.keys(tree).length > 0) repo.git('add', '--', ...Object.keys(tree))
  return repo.git('write-tree')
}

const reader =
  (tree: Tree) =>
  (name: string): string | undefined => {
    const opened = openText(tree[name]?.bytes ?? Buffer.alloc(0))
    return tree[name] && opened.ok ? decodeText(opened.file, 0, opened.file.bytes.length) : undefined
  }
