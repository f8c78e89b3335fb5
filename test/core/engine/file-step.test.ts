import path from 'node:path/posix'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationOf as placeOf, wrongDestination as sharedOf } from '../../../src/core/engine/file-step.ts'

const to = (given: string, glob: string | readonly string[] = '**') => ({ key: 'new_path', given, glob }) as const
const destinationOf = (given: string, one: string, glob?: string | readonly string[]) => placeOf(to(given, glob), one)
const sharedDestination = (given: string, files: readonly string[], glob?: string) => sharedOf(to(given, glob), files)

const name = fc.constantFrom('a', 'b', '.', '..', 'a.txt', '$<dir>', '$<name>', '$<ext>', '')
const file = fc.constantFrom('a/one.txt', 'a/b/one.txt', 'one.txt', 'a/two.txt', 'b/one.md', '.env')

describe('files that a Move by glob takes to one place', () => {
  it('are told also where their paths are spelled in different ways', () => {
    expect(sharedDestination('$<dir>../', ['a/x/one.txt', 'a/y/one.txt'])).toBeDefined()
    expect(sharedDestination('new/$<dir>/./', ['a/one.txt', 'b/one.txt'])).toBeUndefined()
  })

  it('go where it says, to the byte', () => {
    expect(destinationOf('new/', 'a/one.txt')).toBe('new/one.txt')
    expect(destinationOf(' new/ ', 'a/one.txt')).toBe(' new/ ')
    expect(destinationOf(' $<dir>$<name>.md ', 'a/one.txt')).toBe(' a/one.md ')
  })

  it('are told by the groups of their glob, whose names go before those of parts of the path', () => {
    const glob = 'packages/(?<pkg>*)/(?<rest>**)/(?P<name>*).{json,yaml}'
    expect(destinationOf('docs/$<pkg>/$<rest>$<name>$<ext>', 'packages/shop/src/a/b.c.json', glob)).toBe(
      'docs/shop/src/a/b.c.json',
    )
    expect(destinationOf('$<rest>$$<pkg>', 'packages/shop/a.yaml', glob)).toBe('$<pkg>')
    expect(destinationOf('$<pkg>', 'b/x/y', ['a/(?<pkg>*)/*', 'b/(?<pkg>**)'])).toBe('x/y')
    expect(sharedDestination('all/$<pkg>', ['packages/a/x.json', 'packages/a/y.json'], glob)).toBeDefined()
    expect(sharedDestination('all/$<pkg>', ['packages/a/x.json', 'packages/b/x.json'], glob)).toBeUndefined()
  })

  it('are told exactly where two of the paths are the same place', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), fc.uniqueArray(file), (parts, files) => {
        const newPath = parts.join('/')
        const places = files.map((one) => path.join('/', 'top', destinationOf(newPath, one)))
        fc.pre(places.every((place) => place.startsWith('/top/')))
        expect(sharedDestination(newPath, files) !== undefined).toBe(new Set(places).size < places.length)
      }),
      { numRuns: 300 },
    )
  })
})
