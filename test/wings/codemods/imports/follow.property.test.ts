import { createRequire } from 'node:module'
import { posix } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { share } from '../../../support/whole.ts'
import '../../../support/wings.ts'
import { type Files, moved } from './moved-files.ts'

/** The last compiler of TypeScript with an interface for programs, which another development dependency brings. */
const here = createRequire(import.meta.url)
const ts = createRequire(here.resolve('@arethetypeswrong/core'))('typescript') as Compiler

interface Compiler {
  readonly ModuleResolutionKind: { readonly Bundler: number }
  resolveModuleName(
    name: string,
    from: string,
    options: object,
    host: object,
  ): { readonly resolvedModule?: { readonly resolvedFileName: string } }
}

const NAMES = ['a', 'b', 'index'] as const
const FOLDERS = ['', 'src/', 'src/x/', 'lib/'] as const
const ENDINGS = ['.ts', '.js', '.tsx', '.mts'] as const

const path = fc
  .tuple(fc.constantFrom(...FOLDERS), fc.constantFrom(...NAMES), fc.constantFrom(...ENDINGS))
  .map((parts) => parts.join(''))

/** What the compiler of TypeScript finds by a name, in files that are nowhere. */
const resolved = (files: Files, from: string, name: string): string | undefined => {
  const host = {
    fileExists: (file: string) => file.slice(1) in files,
    readFile: (file: string) => files[file.slice(1)],
    directoryExists: (folder: string) =>
      Object.keys(files).some((file) => `/${file}`.startsWith(`${folder.replace(/\/+$/, '')}/`)),
  }
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, allowJs: true, allowImportingTsExtensions: true }
  return ts.resolveModuleName(name, `/${from}`, options, host).resolvedModule?.resolvedFileName.slice(1)
}

/** The names under which one file may import another. */
const namesFor = (from: string, to: string): readonly string[] => {
  const path = posix.relative(posix.dirname(from), to)
  const whole = path.startsWith('.') ? path : `./${path}`
  const bare = whole.replace(/\.[^.]+$/, '')
  const compiled = whole.replace(/\.tsx?$/, '.js').replace(/\.mts$/, '.mjs')
  return [whole, bare, compiled, ...(/\/index$/.test(bare) ? [bare.slice(0, -'/index'.length)] : [])]
}

interface Project {
  readonly files: Files
  readonly moves: Readonly<Record<string, string>>
}

/** Files that import each other, some of which move. */
const project: fc.Arbitrary<Project> = fc
  .tuple(
    fc.uniqueArray(path, { minLength: 2, maxLength: 6 }),
    fc.array(fc.tuple(fc.nat(), path), { minLength: 1, maxLength: 3 }),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 8 }),
  )
  .map(([paths, wanted, imports]) => {
    const files: Record<string, string> = Object.fromEntries(paths.map((one) => [one, '']))
    const chosen = (nth: number) => paths[nth % paths.length] ?? ''
    for (const [from, to, form] of imports) {
      const names = namesFor(chosen(from), chosen(to))
      files[chosen(from)] += `import '${names[form % names.length]}'\n`
    }
    const moves = new Map<string, string>()
    for (const [nth, to] of wanted)
      if (!paths.includes(to) && ![...moves.values()].includes(to)) moves.set(chosen(nth), to)
    return { files, moves: Object.fromEntries(moves) }
  })

/** Imports of a file before and after, less those that lead nowhere or are doubted. */
const importsOf = (path: string, { files, moves }: Project, result: Awaited<ReturnType<typeof moved>>) => {
  const [old, now] = [files[path] ?? '', result.files[moves[path] ?? path] ?? ''].map((text) => text.split('\n'))
  return (old ?? []).flatMap((line, at) => {
    const [before, after = ''] = [line, now?.[at] ?? ''].map((one) => /'(.*)'/.exec(one)?.[1])
    const target = before === undefined ? undefined : resolved(files, path, before)
    return target === undefined || result.doubts.includes(`${path}:${at + 1}`) ? [] : [{ target, after }]
  })
}

it('each import leads the compiler of TypeScript to the same file as before, or is doubted', async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(project, async (given) => {
      const result = await moved(given.files, given.moves)
      for (const path of Object.keys(given.files))
        for (const { target, after } of importsOf(path, given, result)) {
          const wanted = [after, given.moves[target] ?? target]
          expect([after, resolved(result.files, given.moves[path] ?? path, after)]).toEqual(wanted)
          count += 1
        }
    }),
    { numRuns: 300 },
  )
  expect(count).toBeGreaterThan(share(150))
})
