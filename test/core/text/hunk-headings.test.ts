import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hunkHeadings } from '../../../src/core/text/hunk-headings.ts'
import { hunkOf } from '../../../src/core/text/hunks.ts'
import { repository } from '../../support/git.ts'
import { share } from '../../support/whole.ts'

/** Starts of the hunks of git's diff, and their headings. */
function gitHeadings(diff: string): readonly (readonly [start: number, heading: string])[] {
  return [...diff.matchAll(/^@@ -(\d+)(?:,\d+)? \+\d+(?:,\d+)? @@ ?(.*)$/gm)].map(([, start, heading = '']) => [
    Number(start),
    heading,
  ])
}

it('are those of git for files without a diff driver', { tags: 'quick' }, () => {
  const line = fc.constantFrom(
    'function a() {',
    '  indented',
    '\tb',
    '}',
    '',
    '_c',
    '$d = 1',
    '9',
    'é',
    'Z ',
    'x'.repeat(90),
  )
  const text = fc.array(line, { minLength: 1, maxLength: 60 })
  using repo = repository({ 'a.txt': '' })
  fc.assert(
    fc.property(text, fc.array(fc.nat(60), { minLength: 1, maxLength: 4 }), (lines, changed) => {
      const before = lines.map((one) => `${one}\n`).join('')
      const after = lines.map((one, at) => (changed.includes(at) ? `${one}!\n` : `${one}\n`)).join('')
      repo.write({ 'a.txt': before })
      repo.git('add', 'a.txt')
      repo.write({ 'a.txt': after })
      const diff = repo.gitBytes(['diff', '--no-ext-diff', 'a.txt']).toString('latin1')
      const expected = gitHeadings(diff)
      const hunks = expected.map(([start]) => hunkOf(start, []))
      const found = hunkHeadings(Buffer.from(before), hunks)
      expect(found.map((heading) => Buffer.from(heading).toString('latin1'))).toEqual(expected.map(([, one]) => one))
    }),
    { numRuns: share(100) },
  )
})
