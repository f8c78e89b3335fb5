import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commandsOf, readScript } from '../../../src/core/programs/shell-script.ts'
import { items } from '../../support/items.ts'

const read = (text: string) => {
  const script = readScript(text)
  return script && commandsOf(script)
}

describe('the commands of a script', () => {
  it('are programs with the operators between them', { tags: 'quick' }, () => {
    expect(read('a 1 && b | c || d; e\nf')).toMatchObject([
      { words: ['a', '1'], after: undefined },
      { words: ['b'], after: '&&' },
      { words: ['c'], after: '|' },
      { words: ['d'], after: '||' },
      { words: ['e'], after: ';' },
      { words: ['f'], after: ';' },
    ])
  })

  it.each(items`
(a)   a &   for x in 1; do a; done   f() { a; }   a $(b)   a "\`b\`"   ! a   a <<< b   a <(b)   a "`)(
    'are not known of %s',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )

  it('have the text of a here-document, without its tabs after <<-', () => {
    expect(read("cat > f <<'E'\n\t$a\nE\ncat <<-E >> g\n\tb\n\tE\n")).toMatchObject([
      { input: '\t$a\n', literal: true, outputs: [{ path: 'f', appends: false }] },
      { input: 'b\n', literal: true, outputs: [{ path: 'g', appends: true }] },
    ])
  })

  it.each(['a <<E\nb', 'a <<E\nb\nE ', 'a > f <<-E\n\tb\n\tEE'])(
    'are none where a here-document has no end: %j',
    (text) => {
      expect(readScript(text)).toBeUndefined()
      expect(readScript(`${text}\nE\n`)).toBeDefined()
    },
  )

  it.each(['a $b', 'a *', 'a ~', 'a {b,c}', 'a "$b"', 'a <<E\n$b\nE\n', 'a 2> f', 'a > $f', 'a &> f'])(
    'depend on more than the text of %s',
    (text) => {
      expect(read(text)).toMatchObject([{ literal: false }])
    },
  )

  it('set variables by a command that does nothing', () => {
    expect(read('A=1 || b')).toMatchObject([
      { words: [':'], bare: false },
      { words: ['b'], after: '||' },
    ])
  })

  it('have the words that Bash gives their program', () => {
    const pieces = [
      'a',
      'é',
      ' ',
      '\t',
      "'x  $y'",
      '"q \\" \\n $"',
      '\\ ',
      '\\\n',
      ...items`
\a   #c   =   ,   $'\t\x41'   -n   "   '   ^   %   A=1   ~   {b,c}   [`,
    ]
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((chosen) => `: ${chosen.join('')}`)
    const lines = fc.sample(text, { numRuns: 400, seed: 11 }).flatMap((line) => {
      const [only, second] = read(line) ?? []
      return only?.literal && !second ? [{ line, words: only.words }] : []
    })
    const script = lines.map(({ line }) => `printf '%s\\0' ${line}\nprintf '\\1'\n`).join('')
    const given = execFileSync('bash', ['--norc', '--noprofile'], { input: script, env: {}, cwd: '/' }).toString()
    expect(lines.length).toBeGreaterThan(150)
    expect(given.split('\u0001').slice(0, -1)).toEqual(lines.map(({ words }) => `${words.join('\0')}\0`))
  })
})
