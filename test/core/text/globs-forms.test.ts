import { describe, expect, it } from 'vitest'
import { escapeGlob } from '../../../src/core/text/glob.ts'
import { compileGlobs, pathPattern } from '../../../src/core/text/globs.ts'

const PATHS = ['conf/prod.env', 'conf', 'a/conf/prod.env', 'app/[slug]/page.tsx', 'app/s/page.tsx', 'x.{js,ts}', 'x.js']

const matched = (pattern: string, protects = false): string | readonly string[] => {
  const globs = compileGlobs(pattern, { ...(protects && { purpose: 'protect' }) })
  return typeof globs === 'string' ? 'refused' : PATHS.filter((path) => globs.some(({ matches }) => matches(path)))
}

describe('a pattern for paths', () => {
  it.each([
    ['./conf/prod.env', 'conf/prod.env'],
    ['././conf//prod.env', 'conf/prod.env'],
    ['./conf', '/conf'],
    ['/./conf', '/conf'],
    ['conf//', 'conf/'],
    ['conf/.', 'conf/'],
    ['./**', '/**'],
    ['/[a]/', '/[a]/'],
    ['\\ a', '\\ a'],
    ['a\\ ', 'a\\ '],
    ['a/..b/c..', 'a/..b/c..'],
    ['app/(shop)/@modal/[...slug]', 'app/(shop)/@modal/[...slug]'],
  ])('%j is brought to the form %j', (given, pattern) => {
    expect(pathPattern(given)).toEqual({ ok: true, pattern })
  })

  it.each([
    ['conf\\prod.env', 'conf/prod.env'],
    ['conf\\\\prod.env', 'conf/prod.env'],
    ['.\\conf\\sub\\*.env', './conf/sub/*.env'],
    [' conf/prod.env', 'conf/prod.env'],
    ['conf/prod.env\n', 'conf/prod.env'],
    ['conf/../prod.env', '/prod.env'],
    ['a/b/../prod.env', 'a/prod.env'],
    ['//conf/prod.env', '/conf/prod.env'],
    ['./', '**'],
    ['.', '**'],
    ['../prod.env', undefined],
    ['*/../prod.env', undefined],
    ['C:/conf', undefined],
    ['"conf/prod.env"', 'conf/prod.env'],
    ["'*.env'", '*.env'],
    ['conf/\u0007.env', undefined],
    ['file:conf', undefined],
    ['~/conf', undefined],
    ['file:///conf', undefined],
  ])('%j can match no path, and %j is advised', (given, instead) => {
    const fault = pathPattern(given)
    expect(fault).toMatchObject({ ok: false })
    expect('instead' in fault ? fault.instead : undefined).toBe(instead)
    if (instead !== undefined) expect(pathPattern(instead).ok).toBe(true)
  })

  it.each([
    ['./conf/prod.env', ['conf/prod.env'], ['conf/prod.env']],
    ['./conf', ['conf/prod.env', 'conf'], ['conf/prod.env', 'conf']],
    ['conf/prod.env/', [], ['conf/prod.env']],
    ['app/[slug]/**', ['app/s/page.tsx'], ['app/[slug]/page.tsx', 'app/s/page.tsx']],
    ['app/\\[slug\\]/**', ['app/[slug]/page.tsx'], ['app/[slug]/page.tsx']],
    ['x.{js,ts}', ['x.js'], ['x.{js,ts}', 'x.js']],
    ['conf\\*', [], ['conf/prod.env']],
  ])('%j names what it says, and protects all that it can mean', (pattern, named, protectedPaths) => {
    expect(matched(pattern)).toEqual(named)
    expect(matched(pattern, true)).toEqual(protectedPaths)
  })

  it.each([
    ['a.txt, b.txt', undefined],
    ['a.txt,b.txt', undefined],
    ['a.txt|b.txt', undefined],
    ['src/!(a)/**', undefined],
    ['?(keys)/**', undefined],
    ['src/*(a)/b', undefined],
    ['{a,b}.txt', 'a.txt'],
    ['[,|].txt', ',.txt'],
    ['a\\,b.txt', 'a,b.txt'],
    ['a\\|b.txt', 'a|b.txt'],
    ['app/(auth)/(.)@modal', 'app/(auth)/(.)@modal'],
  ])('%j is no list of another language of patterns: it names %j', (pattern, path) => {
    const globs = compileGlobs(pattern)
    expect(typeof globs === 'string').toBe(path === undefined)
    if (typeof globs !== 'string') expect(globs[0]?.matches(path ?? '')).toBe(true)
  })

  it.each(['a, b', 'a|b', '@(a)', 'a+(b)', '?(a)', 'a*(b)', '{a,b}', '[x]', '!a'])(
    'names the path %j where it is escaped',
    (path) => {
      const globs = compileGlobs(escapeGlob(path))
      expect(typeof globs !== 'string' && globs[0]?.matches(path)).toBe(true)
    },
  )

  it('protects a name in any form of Unicode', () => {
    const globs = compileGlobs('caf\u00e9/**', { purpose: 'protect' })
    expect(typeof globs !== 'string' && globs[0]?.matches('cafe\u0301/a')).toBe(true)
    const other = compileGlobs('cafe\u0301/**', { purpose: 'protect' })
    expect(typeof other !== 'string' && other[0]?.matches('caf\u00e9/a')).toBe(true)
  })

  it('with brackets that make no set is refused with the name escaped', () => {
    for (const pattern of ['app/[user-id]/**', 'app/[slug/**'])
      expect(compileGlobs(pattern)).toContain(JSON.stringify(pattern.replace(/[[\]]/g, '\\$&')))
  })
})
