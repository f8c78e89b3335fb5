// @module-tag quick

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileGlob } from '../../../src/core/text/glob.ts'
import { share } from '../../support/whole.ts'

const matches = (pattern: string, path: string, options?: Parameters<typeof compileGlob>[1]): boolean => {
  const glob = compileGlob(pattern, options)
  if (typeof glob === 'string') throw new Error(glob)
  return glob.matches(path)
}

describe('a pattern', () => {
  it.each([
    ['src/**', 'src/a/b.ts', true],
    ['src/**', 'lib/src/a.ts', false],
    ['src', 'lib/src/a.ts', true],
    ['/src', 'lib/src/a.ts', false],
    ['src/', 'src', false],
    ['src/', 'src/a', true],
    ['*.pem', 'keys/a.pem', true],
    ['**/*.pem', 'a.pem', true],
    ['a/**/z', 'a/z', true],
    ['a/**/z', 'a/b/c/z', true],
    ['**', '.github/x', true],
    // More stars than two mean what two do; git says the same.
    ['***/z', 'a/b/z', true],
    ['a/****/z', 'a/z', true],
    // A final slash names folders only; git says the same.
    ['**/', 'a', false],
    ['**/', 'd/b', true],
    ['a/**/', 'a/x', false],
    ['a/**/', 'a/d/x', true],
    ['a?c', 'a/c', false],
    ['[[:digit:]]*', '7.txt', true],
    ['[!a-c]x', 'bx', false],
    ['a\\*b', 'a*b', true],
    ['a\\*b', 'axb', false],
    ['[]-]', ']', true],
    ['😀?', '😀é', true],
  ])('%s on %s: %s', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected)
  })

  it.each(['[a', 'a\\', '!a', '', '/', '[z-a]', 'a'.repeat(2000)])('%j is refused', (pattern) => {
    expect(compileGlob(pattern)).toBeTypeOf('string')
  })
})

it('a folded pattern sees what a plain one does not', () => {
  for (const path of [
    '.GitAttributes',
    '.gitattributes.',
    '.gitattributes ',
    '.git\u200cattributes',
    '.gitattributes::$DATA',
  ]) {
    expect(matches('.gitattributes', path, { fold: true })).toBe(true)
    expect(matches('.gitattributes', path)).toBe(false)
  }
})

describe('matching', () => {
  it('agrees with git on every pattern and path', () => {
    const name = fc
      .array(fc.constantFrom('a', 'b', 'c', 'B', '.'), { minLength: 1, maxLength: 4 })
      .map((all) => all.join(''))
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((all) => all.join('/'))
    const piece = fc.constantFrom(
      'a',
      'b',
      'c',
      'B',
      '.',
      '*',
      '?',
      '[ab]',
      '[!a]',
      '[a-c]',
      '[[:upper:]]',
      '\\a',
      '**',
      '/',
    )
    const pattern = fc.array(piece, { minLength: 1, maxLength: 7 }).map((all) => all.join(''))
    const usable = fc.sample(fc.tuple(pattern, path), { numRuns: 4000, seed: 7 })
    const cases = usable.filter(([glob, file]) => !/\/\/|\/$|^\/?$/.test(glob) && !/(^|\/)\.\.?(\/|$)/.test(file))
    const folder = mkdtempSync(join(tmpdir(), 'editplan-glob-'))
    try {
      const patterns = [...new Set(cases.map(([glob]) => glob))].slice(0, share(150))
      spawnSync('git', ['init', '-q', folder])
      for (const glob of patterns) {
        writeFileSync(join(folder, '.git/info/exclude'), `${glob}\n`)
        const paths = [...new Set(cases.slice(0, 300).map(([, file]) => file))]
        const { stdout } = spawnSync('git', ['check-ignore', '--no-index', '-z', '--stdin'], {
          cwd: folder,
          input: paths.map((file) => `${file}\0`).join(''),
          encoding: 'utf8',
        })
        expect({ glob, matched: paths.filter((file) => matches(glob, file)) }).toEqual({
          glob,
          matched: stdout.split('\0').slice(0, -1),
        })
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it.each([
    [`${'*a'.repeat(500)}b`, 'a'.repeat(4000)],
    [`${'**/a/'.repeat(200)}b`, 'a/'.repeat(2000)],
    [`${'**/*a*/'.repeat(140)}b`, `${'aaaa/'.repeat(800)}c`],
    [`${'[a-z]*'.repeat(160)}!`, 'z'.repeat(255)],
  ])('of %s is answered', (pattern, path) => {
    expect(matches(pattern, path, { fold: true })).toBe(false)
  })
})
