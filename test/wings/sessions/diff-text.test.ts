import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binaryContent } from '../../../src/wings/sessions/binary-patch.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { repository } from '../../support/git.ts'
import { imported, left, steps } from './replayed.ts'

const LIMIT = 1 << 20
/** What git 2.39 writes for the bytes 0, 1 and 2. */
const LITERAL = ['literal 3', 'KcmZQzWC8#H2LJ>B', '', 'literal 0', 'HcmV?d00001', '', '']

describe('the content of a binary patch', () => {
  it('is what git put into it, whatever its bytes and size', { tags: 'quick' }, () => {
    using repo = repository({ 'a.bin': Buffer.from([0]) })
    const property = fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const content = Buffer.from([0, ...bytes, 255])
      repo.write({ 'b.bin': content })
      repo.git('add', 'b.bin')
      const lines = repo.git('diff', '--cached', '--binary').split('\n')
      const blob = repo.git('rev-parse', ':b.bin')
      const patch = lines.slice(lines.indexOf('GIT binary patch') + 1)
      expect(binaryContent({ lines: patch, blob, limit: LIMIT })).toEqual({ ok: true, bytes: content })
    })
    fc.assert(property, { numRuns: 15 })
  })

  it('is refused where a letter, a digit, the size or the object id is another', () => {
    const read = (lines: readonly string[], blob?: string) => binaryContent({ lines, blob, limit: LIMIT }).ok
    expect(read(LITERAL)).toBe(true)
    const damaged = ['literal 4', 'literal 2'].map((first) => [first, ...LITERAL.slice(1)])
    for (const line of [
      'JcmZQzWC8#H2LJ>B',
      'KcmZQzWC8#H2LJ>',
      'KcmZQzWC8#I2LJ>B',
      'K~~~~~WC8#H2LJ>B',
      'Kcm"éWC8#H2LJ>B',
      '0',
    ])
      damaged.push(['literal 3', line, ''])
    for (const lines of damaged) expect(read(lines)).toBe(false)
    expect(read(LITERAL, '8352675d67aed6625ece79af41c27fdb4ee2e867')).toBe(true)
    expect(read(LITERAL, '8352675d67aed6625ece79af41c27fdb4ee2e868')).toBe(false)
  })

  it('is not inflated beyond the size it names, nor taken beyond the bytes that are left', () => {
    const bomb = base85(deflateSync(Buffer.alloc(50 * LIMIT)))
    expect(binaryContent({ lines: ['literal 10', ...bomb, ''], blob: undefined, limit: LIMIT }).ok).toBe(false)
    expect(binaryContent({ lines: [`literal ${50 * LIMIT}`, ...bomb, ''], blob: undefined, limit: LIMIT }).ok).toBe(
      false,
    )
    expect(binaryContent({ lines: LITERAL, blob: undefined, limit: 2 }).ok).toBe(false)
  })
})

describe('importing a binary file', () => {
  it('writes new files and whole replacements by their bytes, with their modes', () => {
    const source = [
      'diff --git a/new.bin b/new.bin\nnew file mode 100755\nindex 0000000..8352675\n',
      'diff --git a/old.bin b/to.bin\nold mode 100644\nnew mode 100755\nsimilarity index 60%\nrename from old.bin\nrename to to.bin\nindex f76dd23..8352675\n',
    ]
    const body = `GIT binary patch\n${LITERAL.join('\n')}`
    const found = imported(source.map((head) => head + body).join(''), {
      readFile: (path) => (path === 'old.bin' ? '\0' : undefined),
    })
    expect(steps(found.plan)).toEqual([
      'Move old.bin new_path="to.bin"',
      'Write to.bin content_base64="AAEC" executable=true',
      'Write new.bin content_base64="AAEC" executable=true',
    ])
    expect(left(found)).toEqual([])
    expect(found.plan.options.reads).toBe('auto')
  })

  it('lists what replaces a file that is another one, or is not at hand', () => {
    const source = `diff --git a/old.bin b/old.bin\nindex f76dd23..8352675 100644\nGIT binary patch\n${LITERAL.join('\n')}`
    for (const readFile of [() => '\0other', () => undefined])
      expect(importPlan({ name: 's', text: source }, { readFile })).toMatchObject({
        ok: false,
        notImported: [{ construct: 'binary patch', at: { file: 's', line: 1 } }],
      })
  })

  it('lists a delta, which git writes for a small change of a large file', () => {
    const bytes = Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * index * 31 + (index >> 3)) % 251))
    using repo = repository({ 'a.bin': bytes, 'b.txt': 'b\n' })
    repo.write({ 'a.bin': Buffer.concat([bytes, Buffer.from([1])]), 'b.txt': 'c\n' })
    const source = `${repo.git('diff', '--binary')}\n`
    expect(source).toContain('\ndelta ')
    expect(left(imported(source))).toEqual(['binary patch 1!'])
  })

  it('changes the mode of a binary file by its bytes', () => {
    const source = 'diff --git a/tool b/tool\nold mode 100644\nnew mode 100755\n'
    const found = imported(source, { readFile: () => 'a\0\udcff😀' })
    expect(found.plan.steps[0]?.input).toEqual({
      file_path: 'tool',
      content_base64: Buffer.from([0x61, 0, 0xff, ...Buffer.from('😀')]).toString('base64'),
      executable: true,
    })
  })
})

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~'

/** Lines of 52 bytes, the last filled up with zeros, which inflating passes over. */
const base85 = (bytes: Buffer): string[] => {
  const filled = Buffer.concat([bytes, Buffer.alloc(52 - (bytes.length % 52))])
  const digits = (word: number) =>
    [4, 3, 2, 1, 0].map((power) => ALPHABET[Math.floor(word / 85 ** power) % 85]).join('')
  return Array.from({ length: filled.length / 52 }, (_, line) =>
    Array.from({ length: 13 }, (_, group) => digits(filled.readUInt32BE(line * 52 + group * 4))).join(''),
  ).map((line) => `z${line}`)
}
