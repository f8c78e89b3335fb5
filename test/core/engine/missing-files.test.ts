import { describe, expect, it } from 'vitest'
import { nearestGlob } from '../../../src/core/engine/missing-files.ts'

const PATHS = ['lib/client.js', 'lib/net/pool.js', 'src/index.ts', 'docs/guide.md', 'packages/core/package.json']

describe('the nearest glob', () => {
  it.each([
    ['./lib/**', 'lib/**'],
    ['lib\\*.js', 'lib/*.js'],
    ['lbi/*.js', 'lib/*.js'],
    ['src/*.tsx', 'src/*.ts'],
    ['net/*.js', '**/net/*.js'],
    ['packages/*/pakage.json', 'packages/*/package.json'],
    ['guid.md', 'guide.md'],
    ['/home/ada/shop/lib/*.js', 'lib/*.js'],
    ['C:\\shop\\src\\*.ts', 'src/*.ts'],
  ])('of %s is %s', (pattern, near) => {
    expect(nearestGlob(pattern, PATHS)).toBe(near)
  })

  it('is none where nothing is near', () => {
    expect(nearestGlob('assets/**/*.svg', PATHS)).toBeUndefined()
    expect(nearestGlob('assets/**/*.js', PATHS)).toBeUndefined()
  })
})
