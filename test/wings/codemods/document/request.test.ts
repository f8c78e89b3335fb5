import { describe, expect, it } from 'vitest'
import { readPathPattern } from '../../../../src/wings/codemods/document/request.ts'

describe('a path of keys', () => {
  it.each([
    ['$.scripts.test', ['scripts', 'test']],
    ['scripts.test', ['scripts', 'test']],
    ['$.jobs["a b"][0].x-y', ['jobs', 'a b', 0, 'x-y']],
    ["$['a.b']", ['a.b']],
    ['$["q\\"r"]', ['q"r']],
    ['jobs.*.runs-on', ['jobs', { any: 'one' }, 'runs-on']],
    ['$.a[*][-1]', ['a', { any: 'one' }, -1]],
    ['$..a', [{ any: 'deep' }, 'a']],
    ['a.**.b', ['a', { any: 'deep' }, 'b']],
    ['spec.containers[name=web].image', ['spec', 'containers', { key: ['name'], is: 'web' }, 'image']],
    ['$[metadata.name="a b"]', [{ key: ['metadata', 'name'], is: 'a b' }]],
  ])('%s', (text, path) => {
    expect(readPathPattern(text)).toEqual(path)
  })

  it('may be a list, in which a backslash makes a plain key of a sign', () => {
    expect(readPathPattern(['a', '*', '**', '[b=c]', -1])).toEqual([
      'a',
      { any: 'one' },
      { any: 'deep' },
      { key: ['b'], is: 'c' },
      -1,
    ])
    expect(readPathPattern(['\\*', '\\**', '\\[b=c]', '\\x'])).toEqual(['*', '**', '[b=c]', '\\x'])
  })

  it.each(['$', '', '$.a[1:2]', '$.a[?(@.x)]', 'a...b', '$.a*'])('%s is refused', (text) => {
    expect(readPathPattern(text)).toBeTypeOf('string')
  })
})
