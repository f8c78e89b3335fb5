import { expect, it } from 'vitest'
import { readSed } from '../../../../src/wings/sessions/shell/sed.ts'

// What sed itself does is in shell.test.ts, with programs.
it.each([
  ['s/o/0/', 'n0on\nm0on\n'],
  ['s/o/0/g', 'n00n\nm00n\n'],
  ['s/o/0/2', 'no0n\nmo0n\n'],
  ['2s/o/0/', 'noon\nm0on\n'],
  ['1d', 'moon\n'],
])('%s changes the lines and places that it names', (script, expected) => {
  expect(readSed(script, { dialect: 'basic', quiet: false })?.run('noon\nmoon\n')).toBe(expected)
})

it.each(['w out.txt', 'r in.txt', 's/o/date/e', '1e date'])(
  '%s reads, writes or runs something, and is not read',
  (script) => {
    expect(readSed(script, { dialect: 'basic', quiet: false })).toBeUndefined()
  },
)
