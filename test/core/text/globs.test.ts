import { describe, expect, it } from 'vitest'
import { compileGlobs, expandBraces } from '../../../src/core/text/globs.ts'

describe('braces', () => {
  it.each([
    ['*.{js,ts}', ['*.js', '*.ts']],
    ['{a,b{c,d}}/x', ['a/x', 'bc/x', 'bd/x']],
    ['{a,b}{c,d}', ['ac', 'ad', 'bc', 'bd']],
    ['a{,b}', ['a', 'ab']],
    ['{a}', ['{a}']],
    ['{a,b', ['{a,b']],
    ['{x}{a,b}', ['{x}a', '{x}b']],
    ['\\{a,b}', ['\\{a,b}']],
    ['{a\\,b,c}', ['a\\,b', 'c']],
  ])('%s is %j', (pattern, expanded) => {
    expect(expandBraces(pattern)).toEqual(expanded)
  })

  it('that stand for too many patterns are refused', () => {
    expect(expandBraces('{a,b}'.repeat(12))).toBeUndefined()
    expect(typeof compileGlobs('{a,b}'.repeat(200))).toBe('string')
  })
})

describe('globs', () => {
  const named = (patterns: string | string[], paths: readonly string[]) => {
    const globs = compileGlobs(patterns)
    if (typeof globs === 'string') throw new Error(globs)
    return paths.filter((path) => globs.some(({ matches }) => matches(path)))
  }
  const PATHS = ['a.js', 'b.ts', 'sub/c.js', 'lib/sub/d.js', 'lib/e.css']

  it('name files by braces, by a list, and by a folder at any depth', () => {
    expect(named('*.{js,ts}', PATHS)).toEqual(['a.js', 'b.ts', 'sub/c.js', 'lib/sub/d.js'])
    expect(named(['*.ts', 'lib/*.css'], PATHS)).toEqual(['b.ts', 'lib/e.css'])
    expect(named('sub/', PATHS)).toEqual(['sub/c.js', 'lib/sub/d.js'])
  })

  it.each([
    ['sub/', undefined],
    ['sub/*.js', ['sub']],
    ['/sub/x/**', ['sub/x']],
    ['{lib,src}/*.js', ['lib', 'src']],
    ['{lib/*,*}.js', undefined],
  ])('say which folders they look in: %s', (pattern, folders) => {
    const globs = compileGlobs(pattern)
    expect(typeof globs === 'string' ? globs : globs[0]?.folders).toEqual(folders)
  })

  it.each(['../x/*.js', 'src/../../x', '!a', '[a'])('%s is refused', (pattern) => {
    expect(typeof compileGlobs(pattern)).toBe('string')
  })
})
