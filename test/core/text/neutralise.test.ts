import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakCommands, inertLine, inertLines } from '../../../src/core/text/neutralise.ts'
import { items } from '../../support/items.ts'

describe('a line of a plan', () => {
  it.each([
    ['ping @ada and @team/core', /@[a-z]/],
    ['closes #12', /#\d/],
    ['fixes ada/engine#12', /#\d/],
    ['resolves GH-7', /GH-\d/],
    ['see https://github.com/ada/engine/issues/3', /issues\/\d/],
    ['a@b.example', /a@b/],
    ['see https://github.com/ada/engine/commit/0fe12', /commit\/0/],
    ['discussions\\/4', /discussions\\\/4/],
    ['gh\\-9', /gh\\-9/],
    ['::set-output name=a::b', /^::/],
    ['  ::error::x', /^\s*::/],
    ['x ##[group]y', /##\[/],
    ['<!-- editplan:begin -->', /<!--\s*editplan/],
    ['[ci full skip]', /\[ci/],
    ['[skip netlify]', /\[skip/],
    ['[azp skip]', /\[azp/],
    ['skip-checks: true', /skip-checks:/],
    ['soft\u00adhyphen', /\u00ad/],
    ['zero\u200bwidth [sk\u200bip ci]', /\[skip ci\]|zero\u200b/],
    ['[skip ci] now', /\[skip ci\]/],
    ['[ci skip]', /\[ci skip\]/],
    ['[no ci]', /\[no ci\]/],
    ['[skip actions]', /\[skip actions\]/],
    ['[Actions Skip]', /\[actions skip\]/i],
    ['***NO_CI***', /\*\*\*NO_CI/],
    ['two\nlines', /\n/],
    ['bell \x07 and \x1b[31m', /[\x00-\x1f]/],
    ['\u202egnp.exe', /\u202e/],
    ['lone \ud800 half', /\ud800/],
  ])('removes the effect of %j', (text, effect) => {
    expect(text).toMatch(effect)
    expect(inertLine(text)).not.toMatch(effect)
  })

  it.each(['Rename getUser to fetchUser', 'größer 日本 👩‍💻', 'C# and F#', '[x] done'])(
    'does not change %j',
    (text) => {
      expect(inertLine(text)).toBe(text)
    },
  )
})

const hostile = fc
  .array(
    fc.constantFrom(
      ...items`
@ada   #12   GH-3   a/b#4   /issues/5   /commit/a1   [skip ci]   [ci skip]   ***NO_CI***   ::error::x`,
      ...[
        '##[group]',
        'skip-checks: true',
        'Signed-off-by: x',
        'BREAKING CHANGE: y',
        '<!-- editplan:begin',
        'https://x.org/a',
      ],
      ...['\n', '\r', '\r\n', '\u2028', '\u202e', '\x1b[2J', '\u200b', '\t', ' ', '  ', 'a', ':', '[', '*', '\\', '<'],
    ),
    { maxLength: 16 },
  )
  .map((parts) => parts.join(''))

/** What works in a commit message, a title or a log. */
const WORKS =
  /@[a-z0-9]|#\d|GH-\d|\/(?:issues|pulls?|discussions|commits?)\/[\da-f]|\[(?:skip ci|ci skip)\]|\*\*\*NO_CI|^\s*::|##\[|skip-checks:|<!--\s*editplan/im

const UNSEEN = /(?![\n\u200b])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

describe('any text of a plan', () => {
  it('has no effect on one line, and neutralising it again changes nothing', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const line = inertLine(text)
        expect(line).not.toMatch(WORKS)
        expect(line).not.toMatch(UNSEEN)
        expect(line).not.toContain('\n')
        expect(inertLine(line)).toBe(line)
        // What is looked at in full because of a blank gives what a quick look gave.
        expect(inertLine(` ${text}`)).toBe(line)
      }),
      { numRuns: 1000 },
    )
  })

  it('has no effect on several lines, none of which is a trailer', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const lines = inertLines(text)
        expect(lines).not.toMatch(WORKS)
        expect(lines).not.toMatch(/^(?:Signed-off-by|BREAKING CHANGE|skip-checks)\s*:/m)
      }),
      { numRuns: 500 },
    )
  })
})

it('an address at the beginning of a line stays one', () => {
  expect(inertLines('https://example.org/a')).toBe('https://example.org/a')
})

it('a log contains no workflow command, whatever it prints', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(breakCommands(text)).not.toMatch(/^[^\S\n]*::|##\[/m)
    }),
  )
})
