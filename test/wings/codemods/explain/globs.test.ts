import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileGlobs } from '../../../../src/core/text/globs.ts'
import {
  commonGlob,
  type GlobChoice,
  namedBy,
  namedGlobs,
  namingGlobs,
  separatingGlobs,
} from '../../../../src/wings/codemods/explain/globs.ts'
import { movesOf } from '../../../../src/wings/codemods/explain/moves.ts'
import { conversionsOf, documentRules } from '../../../../src/wings/codemods/explain/whole-files.ts'

const name = fc.oneof(
  fc.constantFrom('a.ts', 'b.ts', 'c.js', 'README', '.env', 'a.test.ts', 'index.d.ts'),
  fc.stringMatching(/^[!a*?{}[\], .]{1,4}$/).filter((text) => !/^\.*$/.test(text) && text.trim() === text),
)
const path = fc
  .tuple(fc.array(fc.constantFrom('src', 'lib', '{x,y}', 'deep'), { maxLength: 3 }), name)
  .map(([folders, file]) => [...folders, file].join('/'))

const isNamed = ({ glob, exclude = [] }: GlobChoice, file: string): boolean => {
  const [named, excluded] = [compileGlobs(glob), compileGlobs(exclude)]
  if (typeof named === 'string' || typeof excluded === 'string') throw new Error(String(named) + String(excluded))
  return named.some((one) => one.matches(file)) && !excluded.some((one) => one.matches(file))
}

describe('globs of files', () => {
  it.each([
    [['src/a.ts', 'src/deep/b.ts'], 'src/**/*.ts'],
    [['src/a.ts', 'src/b.js'], 'src/*.{js,ts}'],
    [['a.ts', 'b.ts'], '/*.ts'],
    [['a.ts', 'x/b.ts'], '*.ts'],
    [['p/a/package.json', 'p/b/package.json'], 'p/**/package.json'],
    [['x/Makefile', 'x/a.ts'], 'x/*'],
  ])('are the nearest: %j', (files, glob) => {
    expect(commonGlob(files)).toEqual({ glob })
  })

  it('are none where a name takes too many patterns', () => {
    const folders = Array.from({ length: 10 }, (_, at) => `d${at}`)
    const [files, others] = [folders.map((name) => `${name}/a.ts`), folders.map((name, at) => `${name}/${at}.ts`)]
    expect(namedGlobs('*.ts', files, others)).toBeUndefined()
    expect(namedGlobs('*.ts', files.slice(0, 2), others.slice(0, 2))).toBeDefined()
  })

  it('name all files and, where others are told, none of those', () => {
    fc.assert(
      fc.property(fc.uniqueArray(path, { minLength: 3, maxLength: 12 }), fc.nat(), (paths, seed) => {
        const count = 2 + (seed % (paths.length - 1))
        const [files, others] = [paths.slice(0, count), paths.slice(count)]
        for (const file of files) expect(isNamed(commonGlob(files), file)).toBe(true)
        const clear = others.filter((other) => !files.some((file) => file.startsWith(`${other}/`)))
        for (const choice of separatingGlobs(files, clear)) {
          for (const file of files)
            expect({ choice, file, named: isNamed(choice, file) }).toMatchObject({ named: true })
          for (const file of clear)
            expect({ choice, file, named: isNamed(choice, file) }).toMatchObject({ named: false })
        }
      }),
    )
  })
})

describe('a folder that moves', () => {
  const moves = ['a.txt', 'b.md'].map((name) => ({ from: `d/${name}`, to: `e/${name}`, text: true }))
  const stayingIn = (count: number) => Array.from({ length: count }, (_, at) => `d/stays${at}.txt`)

  it.each([2, 12, 13, 40])('is said by a pattern with no more than twelve others left out: %i', (count) => {
    const patterns = movesOf(moves, stayingIn(count)).flatMap(({ step }) => [step.input.exclude ?? []].flat())
    expect(patterns.length).toBeLessThanOrEqual(12)
  })

  it('is one step from two files on', () => {
    expect(movesOf(moves, [])).toHaveLength(1)
    expect(movesOf(moves.slice(1), [])).toMatchObject([
      { step: { input: { file_path: 'd/b.md', new_path: 'e/b.md' } } },
    ])
  })

  it.each(['e$<dir>/', '$<name>-', 'e/$<'])(
    'is listed file by file where the new paths would name groups: %s',
    (start) => {
      const dollars = moves.map(({ from, ...move }) => ({ ...move, from, to: `${start}${from.slice(2)}` }))
      expect(movesOf(dollars, []).map(({ step }) => step.input)).toEqual(
        dollars.map(({ from, to }) => ({ file_path: from, new_path: to })),
      )
    },
  )
})

describe('a value that documents get', () => {
  const file = (path: string) => ({ path, text: '{"a": 1}\n', goal: '{"a": 2}\n' })

  it('is a rule where two of them get it, and none where one does', () => {
    expect(documentRules([file('one.json'), file('two.json')])).toMatchObject([{ tool: 'Set' }])
    expect(documentRules([file('one.json')])).toEqual([])
  })
})

it('a conversion names no file that could not be read', () => {
  const file = (path: string, before: string, after: string) => ({
    path,
    before: Buffer.from(before),
    after: Buffer.from(after),
  })
  const files = [file('a.txt', 'a\n', '\ufeffa\n'), file('b.txt', 'b\n', '\ufeffb\n')]
  const named = (others: ReadonlyMap<string, Buffer | undefined>) => {
    const { glob, exclude } = (conversionsOf(files, others)[0]?.step.input ?? {}) as unknown as GlobChoice
    return namedBy({ glob, ...(exclude && { exclude }) }, ['a.txt', 'b.txt', 'c.txt'])
  }
  expect(named(new Map([['c.txt', Buffer.from('\ufeffc\n')]]))).toContain('c.txt')
  expect(named(new Map([['c.txt', undefined]]))).toEqual(['a.txt', 'b.txt'])
})

it('a step for line ends may name files that have them as they are to be', () => {
  const bytes = (before: string, after: string) => ({ before: Buffer.from(before), after: Buffer.from(after) })
  const files = ['a', 'b'].map((name) => ({ path: `${name}.txt`, ...bytes('x\r\n', 'x\n') }))
  const [step] = conversionsOf([...files, { path: 'c.txt', ...bytes('c\n', 'd\n') }], new Map())
  expect(step?.step.input).toMatchObject({ glob: '/*.txt', line_ends: 'lf' })
  expect(step?.step.input).not.toHaveProperty('exclude')
})

it('the fewest patterns name none of the others', () => {
  const choice = namingGlobs(['src/a.ts', 'src/b.ts'], ['src/c.ts'])
  expect(namedBy(choice, ['src/a.ts', 'src/b.ts', 'src/c.ts'])).toEqual(['src/a.ts', 'src/b.ts'])
})
