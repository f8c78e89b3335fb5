import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText } from '../../../src/core/text/encoding.ts'
import { MAX_NEAR_FILE, nearestPlaces, Probe } from '../../../src/core/text/nearest.ts'

const near = (content: string | Buffer, text: string) => {
  const opened = openText(Buffer.from(content as string))
  if (!opened.ok) throw new Error(opened.encoding)
  return nearestPlaces(opened.file, text)
}

const SOURCE = `import { find } from './store'

export function getUser(id: string) {
\tconst user = find('users', id)
\treturn user
}

export function getTeam(id: string) {
\tconst team = find('teams', id)
\treturn team
}
`

describe('nearestPlaces', () => {
  it('finds lines that differ in a token, best first', () => {
    const places = near(SOURCE, "\tconst user = find('user', id)\n\treturn user")
    expect(places[0]).toMatchObject({ line: 4, lastLine: 5, text: "\tconst user = find('users', id)\n\treturn user" })
    expect(places[0]?.likeness).toBeGreaterThan(0.9)
    expect(places[0]?.likeness).toBeLessThan(1)
  })

  it('finds lines that differ in indentation', () => {
    const [place] = near(SOURCE, "    const team = find('teams', id)\n    return team\n")
    expect(place).toMatchObject({ line: 9, text: "\tconst team = find('teams', id)\n\treturn team\n" })
  })

  it.each([
    ['wait\u2026done', 'wait...done'],
    ['o\ufb03ce x', 'office x'],
    ['1\u20132 pages', '1-2 pages'],
    ['\u201ehi\u201c there', '"hi" there'],
    ['it\u00b4s fine', "it's fine"],
    ['\u00bd cup x', '1/2 cup x'],
    ['a \u2264 b', 'a <= b'],
    ['5 \u00b5m', '5 \u03bcm'],
    ['v\u0430lue', 'value'],
    ['\uff08a\uff09', '(a)'],
  ])('finds a short line with a sign for what is typed, and the other way round: %s', (one, other) => {
    for (const [there, meant] of [
      [one, other],
      [other, one],
    ] as const)
      expect(near(`top line\n${there}\nlast line\n`, meant)).toEqual([
        { line: 2, lastLine: 2, likeness: 1, text: there },
      ])
  })

  it('finds lines between which another was put', () => {
    const [place] = near(SOURCE.replace('\treturn user', '\tlog(user)\n\treturn user'), SOURCE.slice(32, 120))
    expect(place?.line).toBe(3)
    expect(place?.text).toContain('log(user)')
  })

  it('finds a part of a line', () => {
    const [place] = near(`a; b; ${'c; '.repeat(50)}call(first, second); d; e`, 'call(first, sekond);')
    expect(place?.text).toContain('call(first, second)')
    expect(place?.text.length).toBeLessThan(30)
  })

  it('offers the part whole, however much longer or shorter it is than the text', () => {
    expect(near('  const user = await getUser(req.id)\n', 'await getUsr(req.id)')[0]?.text).toBe(
      'await getUser(req.id)',
    )
    expect(near('  return [load(first), store(second)]; // end\n', 'store(secnd)')[0]?.text).toBe('store(second)')
    expect(near('getUser(req.id);\n', 'getUsr(req.id)')[0]?.text).toBe('getUser(req.id)')
    const lines = 'if (ready) { start(engine, now)\n  wait(engine)\n} else { stop(engine, later) }\n'
    const text = 'start(engin, now)\n  wait(engine)\n} else { stop(engine'
    expect(near(lines, text)[0]?.text).toBe('start(engine, now)\n  wait(engine)\n} else { stop(engine')
  })

  it('offers what a text was before characters in its middle got lost or were put in', () => {
    const word = fc.stringMatching(/^[a-z]{3,9}$/)
    const words = fc.uniqueArray(word, { minLength: 12, maxLength: 20 })
    const some = fc.tuple(words, fc.nat(5), fc.integer({ min: 4, max: 6 }), fc.nat(99), fc.constantFrom('', 'z', 'qq'))
    fc.assert(
      fc.property(some, ([all, from, count, place, put]) => {
        const part = all.slice(from, from + count).join(' ')
        const at = 5 + (place % (part.length - 10))
        const places = near(`${all.join(' ')}\n`, part.slice(0, at) + put + part.slice(at + 1))
        expect(places[0]?.text).toBe(part)
      }),
      { numRuns: 200 },
    )
  })

  it('shows at most three places, none of which is less than 0.8 alike', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `const value${index} = compute(${index})`).join('\n')
    const places = near(lines, 'const value = compute()')
    expect(places).toHaveLength(3)
    expect(Math.min(...places.map(({ likeness }) => likeness))).toBeGreaterThan(0.8)
    expect(near(SOURCE, 'nothing of this stands anywhere')).toEqual([])
  })

  it('puts the most similar place first, even if longer lines favour another', () => {
    const places = near(`abcdefghiX${'-'.repeat(13)}\n\n\nabcdefghij!\n`, 'abcdefghij')
    expect(places.map(({ line }) => line)).toEqual([4, 1])
  })

  it('finds what looks the same, however short, and offers the bytes that are there', () => {
    const rows: readonly (readonly [string, string, string])[] = [
      ['x =\u00a01\n', 'x = 1', 'x =\u00a01'],
      ['  a\u200bb\n', 'ab', 'a\u200bb'],
      ['cafe\u0301 = 1\n', 'caf\u00e9 = 1', 'cafe\u0301 = 1'],
      ['let \u0441 = 1, y = 2\n', 'c = 1', '\u0441 = 1'],
      ['f\uff08x)\n  y\n', 'f(x)\n  y', 'f\uff08x)\n  y'],
    ]
    for (const [content, text, there] of rows) {
      expect(near(content, text)[0]).toMatchObject({ text: there, likeness: 1 })
    }
  })

  it('offers a part of the file whatever is put among the letters that is not seen', () => {
    const unseen = fc.constantFrom('\u200b', '\u2060', '\u00ad', '\u0301')
    const line = fc.array(fc.tuple(fc.stringMatching(/^[a-z]{2,6}$/), unseen), { minLength: 3, maxLength: 6 })
    fc.assert(
      fc.property(line, (words) => {
        const content = words.map(([word, mark]) => word[0] + mark + word.slice(1)).join(' ')
        const wanted = content.normalize('NFC').replace(/[\u200b\u2060\u00ad]/g, '')
        fc.pre(wanted !== content)
        expect(near(`${content}\n`, wanted)[0]).toMatchObject({ text: content, likeness: 1 })
      }),
      { numRuns: 200 },
    )
  })

  it('does not search what is too large', () => {
    const line = 'const value = compute()\n'
    expect(near(line.repeat(10), 'const value = computed()')).not.toEqual([])
    expect(near(line.repeat(MAX_NEAR_FILE / line.length + 1), 'const value = computed()')).toEqual([])
  })
})

describe('Probe', () => {
  it('finds a text like itself and unlike what shares no pair with it', () => {
    const night = new Probe('night')
    expect(night.likeness('night')).toBe(1)
    expect(night.likeness('nacht')).toBeCloseTo(0.25)
    expect(night.likeness('xyz')).toBe(0)
    expect(night.containment('good night all')).toBe(1)
  })

  it('finds the part that is most like it', () => {
    expect(new Probe('call(a, b)').bestPart('x = 1; call(a, c); y = 2')).toBe(7)
    expect(new Probe('abc').bestPart('ab')).toBe(0)
  })

  it('carries nothing over from one comparison to the next', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2 }), fc.string(), fc.string(), (text, one, other) => {
        const used = new Probe(text)
        used.likeness(one)
        used.bestPart(other)
        used.containment(other)
        expect(used.likeness(one)).toBe(new Probe(text).likeness(one))
        expect(used.bestPart(one)).toBe(new Probe(text).bestPart(one))
      }),
    )
  })
})
