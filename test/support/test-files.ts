import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file of tests, as its text and what it imports of `test/` tell it. */
export interface TestFile {
  /** From the root, with slashes. */
  readonly path: string
  /** Starts git or another program: it imports `node:child_process`, itself or through `test/`, or says `@module-tag programs`. */
  readonly hasPrograms: boolean
  /** Starts programs, and has tests that are tagged `quick`: `npm test` runs them. */
  readonly hasQuick: boolean
  /** Starts no program, and has tests that are tagged `slow`: `npm test` leaves them to CI. */
  readonly hasSlow: boolean
  /** All of its tests are. */
  readonly isSlow: boolean
  /** Makes fewer runs of a property, or has fewer rows of a table, unless `TESTS=whole`. */
  readonly hasSamples: boolean
  /** Loads modules in its own way, which no other file may have loaded before. */
  readonly hasMocks: boolean
}

export function testFiles(root: string): readonly TestFile[] {
  const texts = textsIn(root)
  const starting = startingFiles(texts)
  return [...texts]
    .filter(([file]) => file.endsWith('.test.ts'))
    .map(([file, text]) => {
      const hasPrograms = starting.has(file)
      return {
        path: file,
        hasPrograms,
        hasQuick: hasPrograms && QUICK.test(text),
        hasSlow: !hasPrograms && SLOW.test(text),
        isSlow: !hasPrograms && ALL_SLOW.test(text),
        hasSamples: SAMPLES.test(text),
        hasMocks: MOCKS.test(text),
      }
    })
}

/** Files that start a program, and those that load one of them. */
function startingFiles(texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const loads = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]))
  const starting = new Set([...texts].filter(([, text]) => STARTS.test(text)).map(([file]) => file))
  for (let found = -1; found !== starting.size; ) {
    found = starting.size
    for (const [file, names] of loads) if (names.some((name) => starting.has(name))) starting.add(file)
  }
  return starting
}

const STARTS = /^import [^'"]*from 'node:child_process'|@module-tag programs\b/m
const QUICK = /\btags: (?:'quick'|\['quick'\])|@module-tag quick\b/
const ALL_SLOW = /@module-tag slow\b/
const SLOW = new RegExp(`\\btags: (?:'slow'|\\['slow'\\])|${ALL_SLOW.source}`)
const MOCKS = /\bvi\.mock\(/
const SAMPLES = /from 'fast-check'|support\/whole\.ts'/

function textsIn(root: string): ReadonlyMap<string, string> {
  const names = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.ts')).map((name) => `test/${name.split(path.sep).join('/')}`)
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
}

/** Modules beside it that a file loads; types are not loaded. */
const importsOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\bfrom )?'(\.[^']+)'/gm)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  )
