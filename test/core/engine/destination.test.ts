import path from 'node:path/posix'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationOf as destination, wrongDestination } from '../../../src/core/engine/destination.ts'

const name = fc.constantFrom('a', 'b', '.', '..', 'a.txt', '$<dir>', '$<name>', '$<ext>', '')
const file = fc.constantFrom('a/one.txt', 'a/b/one.txt', 'one.txt', 'a/two.txt', 'b/one.md', '.env')

const destinationOf = (new_path: string, file: string) => destination({ new_path }, file)

describe('files that a Move by glob takes to one place', () => {
  it('are told also where their paths are spelled in different ways', () => {
    expect(wrongDestination({ new_path: '$<dir>../' }, ['a/x/one.txt', 'a/y/one.txt'])).toBeDefined()
    expect(wrongDestination({ new_path: 'new/$<dir>/./' }, ['a/one.txt', 'b/one.txt'])).toBeUndefined()
  })

  it('go where it says, without blanks around it', () => {
    expect(destinationOf('  new/ ', 'a/one.txt')).toBe('new/one.txt')
    expect(destinationOf(' $<dir>$<name>.md ', 'a/one.txt')).toBe('a/one.md')
  })

  it('are told exactly where two of the paths are the same place', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), fc.uniqueArray(file), (parts, files) => {
        const newPath = parts.join('/')
        const places = files.map((one) => path.join('/', 'top', destinationOf(newPath, one)))
        fc.pre(places.every((place) => place.startsWith('/top/')))
        expect(wrongDestination({ new_path: newPath }, files) !== undefined).toBe(new Set(places).size < places.length)
      }),
      { numRuns: 300 },
    )
  })
})
