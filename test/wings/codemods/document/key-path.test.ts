import { describe, expect, it } from 'vitest'
import { parseKeyPath } from '../../../../src/wings/codemods/document/key-path.ts'

describe('a path of keys', () => {
  it.each([
    ['$.scripts.test', ['scripts', 'test']],
    ['scripts.test', ['scripts', 'test']],
    ['$.jobs["a b"][0].x-y', ['jobs', 'a b', 0, 'x-y']],
    ["$['a.b']", ['a.b']],
    ['$["q\\"r"]', ['q"r']],
  ])('%s', (text, path) => {
    expect(parseKeyPath(text)).toEqual(path)
  })

  it.each(['$', '', '$.a[*]', '$..a', '$.a[-1]', '$.a[1:2]', '$.*', '$.a[?(@.x)]', 'a..b'])('%s is refused', (text) => {
    expect(parseKeyPath(text)).toBeTypeOf('string')
  })
})
