import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fillReferences,
  groupNames,
  groupsIn,
  unknownReference,
  withoutGroups,
} from '../../../src/core/text/glob-groups.ts'
import { compileGlobs } from '../../../src/core/text/globs.ts'

const held = (path: string, glob: string | readonly string[]) => Object.fromEntries(groupsIn(path, glob))

describe('groups of a glob', () => {
  it('hold what their part of the pattern takes', () => {
    expect(held('packages/shop/package.json', 'packages/(?<pkg>*)/package.json')).toEqual({ pkg: 'shop' })
    expect(held('a/b/c/d.ts', 'a/(?P<folders>**)/(?<file>*.ts)')).toEqual({ folders: 'b/c/', file: 'd.ts' })
    expect(held('a/d.ts', 'a/(?<folders>**)/*.ts')).toEqual({ folders: '' })
    expect(held('a/b/c', 'a/(?<rest>**)')).toEqual({ rest: 'b/c' })
    expect(held('a/b/c', 'a/(?<rest>***)')).toEqual({ rest: 'b/c' })
    expect(held('x/y/é🌹.md', '(?<one>?)(?<two>[!a]).md')).toEqual({ one: 'é', two: '🌹' })
    expect(held('a-b-c', '(?<x>*)-(?<y>*)')).toEqual({ x: 'a-b', y: 'c' })
    expect(held('a/in/b', '(?<all>a/*)/')).toEqual({ all: 'a/in' })
    expect(held('(x)/f(', '(x)/f(')).toEqual({})
    expect(held('f)', '(?<x>f\\))')).toEqual({ x: 'f)' })
    expect(held('a/b', '(?<outer>(?<inner>*)/b)')).toEqual({ inner: 'a', outer: 'a/b' })
  })

  it('are those of the first pattern that names the file, braces written out', () => {
    expect(held('b/x.ts', ['a/(?<n>*).ts', '{b,c}/(?<n>*.{js,ts})'])).toEqual({ n: 'x.ts' })
    expect(held('x', ['(?<n>*)/', '(?<n>?)'])).toEqual({ n: 'x' })
  })

  it('that cannot be read are told, and so are names that not every pattern has', () => {
    expect(groupNames('a/(?<x>*')).toContain('x')
    expect(groupNames('(?<x>*)/(?<x>*)')).toContain('x')
    expect(groupNames(['(?<x>*)/(?<y>*)', 'z/(?<y>*)'])).toEqual(new Set(['y']))
    expect(groupNames('{(?<x>a),(?<x>b)}')).toEqual(new Set(['x']))
    expect(unknownReference('$<y> $$<z>', new Set(['y']))).toBeUndefined()
    expect(unknownReference('$<y> $<z>', new Set(['y']))).toBe('z')
    expect(fillReferences('$<y> $$<y> $y $<z>', new Map([['y', '$<z>']]))).toBe('$<z> $<y> $y $<z>')
  })

  it('name the same files as the pattern without them, and hold parts of the path', () => {
    const token = fc.constantFrom('a', 'b', '*', '?', '**', '/', '[!a]', '[ab]', '.', '**/', '/**')
    const path = fc.array(fc.constantFrom('a', 'b', 'ab', '.a', 'ba'), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(token, { minLength: 1, maxLength: 6 }), fc.nat(5), path, (tokens, at, names) => {
        const plain = tokens.join('')
        const file = names.join('/')
        const globs = compileGlobs(plain)
        fc.pre(typeof globs !== 'string')
        const grouped = tokens.map((one, index) => (index === at ? `(?<g>${one})` : one)).join('')
        expect(withoutGroups(grouped)).toBe(plain)
        fc.pre(tokens.length > at)
        const { g } = held(file, grouped)
        expect(g !== undefined).toBe(globs.some((one) => one.matches(file)))
        if (g !== undefined) expect(file).toContain(g)
      }),
      { numRuns: 1500 },
    )
  })

  it('cost no more than the length of the pattern times that of the path', () => {
    const path = `${'ab'.repeat(120)}/`.repeat(8)
    expect(held(`${path}x`, `(?<g>${'*a'.repeat(300)})/**/x`)).toEqual({})
  })
})
