import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config'
import { reportClientInTests } from './scripts/build/report-client.mjs'
import { memoryFolder } from './test/support/memory-folder.ts'
import { type TestFile, testFiles } from './test/support/test-files.ts'

const FILES = testFiles(import.meta.dirname)

// The workers start with it, and so does all that they start.
process.env.TMPDIR ??= memoryFolder() ?? tmpdir()

/** What a run is made of. */
interface Part {
  /** Absent: all files. */
  readonly has?: (file: TestFile) => boolean
  /** Only the quick tests run, or only the others; see part-runner.ts. Absent: all. */
  readonly keeps?: 'quick' | 'rest'
  /** Of which of these files only they run. Absent: of all. */
  readonly divides?: (file: TestFile) => boolean
}

/** By Vitest's mode. In any other, and where files are named, they run as they are. */
const PARTS: Readonly<Record<string, Part>> = {
  // npm test
  quick: { has: ({ hasPrograms, hasQuick, isSlow }) => (hasPrograms ? hasQuick : !isSlow), keeps: 'quick' },
  // npm run test:unit
  unit: { has: ({ hasPrograms, isSlow }) => !hasPrograms && !isSlow, keeps: 'quick' },
  // CI, once `npm test` has run: what it left out, and all runs and rows of what it ran a part of
  rest: {
    has: ({ hasPrograms, hasSlow, hasSamples }) => hasPrograms || hasSlow || hasSamples,
    divides: ({ hasQuick, hasSlow, hasSamples }) => (hasQuick || hasSlow) && !hasSamples,
    keeps: 'rest',
  },
}

const { TEST_MODULES } = process.env

export default defineConfig(({ mode }) => {
  if (['all', 'rest'].includes(mode)) process.env.TESTS ??= 'whole'
  saySeed()
  const part = (isPart() && PARTS[mode]) || {}
  return {
    test: {
      // What a module becomes is kept below node_modules by its text: projects share it, and so do runs.
      experimental: { fsModuleCache: true, ...(TEST_MODULES && { fsModuleCachePath: TEST_MODULES }) },
      coverage: { provider: 'v8', include: ['src/**'] },
      projects: projectsOf(FILES.filter(part.has ?? (() => true)), part),
    },
  }
})

/** What rows a run takes of long tables is chosen by a seed (whole.ts). */
function saySeed(): void {
  if (process.env.TESTS_SEED !== undefined) return
  process.env.TESTS_SEED = String(randomInt(1_000_000))
  const [part, all] = isWhole() ? ['Half of the longest', 'TESTS_ROWS=all'] : ['A part of long', 'TESTS=whole']
  process.stderr.write(`${part} tables runs: TESTS_SEED=${process.env.TESTS_SEED} chooses the same rows, ${all} all.\n`)
}

const isWhole = (): boolean => process.env.TESTS === 'whole'

/** Files that are named run whole, unless a part of them is asked for (scripts/mutations.mjs). */
const isPart = (): boolean => process.env.TESTS_OF_PART !== undefined || !namesFiles(process.argv)

/** Whether a word of the command line is a part of the name of a file, as Vitest's filters are. What follows an option may be its value. */
const namesFiles = (words: readonly string[]): boolean =>
  words.slice(3).some((word, at, all) => {
    if (word.startsWith('-') || (all[at - 1]?.startsWith('-') && !word.endsWith('.ts'))) return false
    return FILES.some(({ path }) => path.includes(word.replace(/^\.\//, '')))
  })

/** One for all files that need the same of a worker. */
function projectsOf(files: readonly TestFile[], { keeps, divides }: Part): TestProjectInlineConfiguration[] {
  const groups = new Map<string, TestFile[]>()
  for (const file of files) {
    const name = [
      file.hasPrograms ? 'programs' : 'memory',
      ...(isAlone(file) ? ['alone'] : isOfEngine(file) ? ['engine'] : []),
      ...(isCounted(file) ? ['counted'] : []),
      ...(keeps && divides?.(file) !== false ? ['divided'] : []),
    ].join('-')
    groups.set(name, [...(groups.get(name) ?? []), file])
  }
  return [...groups].map(([name, group]) => ({
    // The names of plugins decide what is kept of modules.
    plugins: [reportClientInTests(import.meta.dirname), withoutMaps(), ...(isWhole() ? [] : [fewerRuns()])],
    test: {
      name,
      ...workersFor(name),
      include: group.map(({ path }) => path),
      globalSetup: 'test/support/scratch.ts',
      setupFiles: [`test/support/${name.startsWith('memory') ? 'no-programs' : 'spawner'}.ts`, 'test/support/wings.ts'],
      tags: TAGS,
      testTimeout: 60_000 * PATIENCE,
      // A test that fails a second time fails. What passes then is named by second-tries.ts.
      retry: process.env.CI !== undefined && name.startsWith('programs') ? 1 : 0,
      hookTimeout: 120_000 * PATIENCE,
      server: { deps: { inline: [OF_ACTIONS] } },
      ...(name.includes('counted') ? counted() : name.includes('alone') ? {} : together()),
      ...(name.includes('divided') && keeps ? { runner: 'test/support/part-runner.ts', env: { PART: keeps } } : {}),
    },
  }))
}

/** A limit of time ends a test that hangs, and judges no machine: those of CI differ by four, and git on them by more. */
const PATIENCE = process.env.CI === undefined ? 1 : 5

/** Most tests that start programs wait for them: more workers than there are cores. The others run before, and only contend for cores. */
const workersFor = (name: string) =>
  name.startsWith('programs')
    ? { maxWorkers: availableParallelism() + 2, sequence: { groupOrder: 1 } }
    : { maxWorkers: availableParallelism(), sequence: { groupOrder: 0 } }

const TAGS = [
  { name: 'programs', description: 'starts programs, which its imports do not tell' },
  { name: 'quick', description: 'starts programs, or could, and is a part of npm test' },
  { name: 'slow', description: 'starts no program, and is no part of npm test and npm run test:unit' },
]

/** Modules in place of others. */
const isAlone = ({ hasMocks }: TestFile): boolean => hasMocks

/** An engine in WebAssembly, whose memory lasts as long as the process: all of its tests make it large. */
const isOfEngine = ({ path }: TestFile): boolean => isWhole() && path.startsWith('test/wings/codemods/structure/')

/** Tests that count how work grows. */
const isCounted = ({ path }: TestFile): boolean => path.endsWith('/growth.test.ts')

/** What is optimised is not counted block by block, or counted otherwise: a count would depend on what ran before, and on the engine. */
const counted = () => ({ execArgv: ['--no-opt', '--no-maglev'] })

/**
 * Modules are loaded once a worker, not once a file: almost half of the processor time. Tests hold no state in modules. To start git, a
 * worker is forked, which takes the longer the more memory it has: a bound on the heap keeps it a third as large. A young generation of
 * 2 MB takes more time than that saves, and further threads of the collector only contend for two cores. Most functions of a part run
 * too seldom to be worth optimising: a larger budget before that saves a fifth of the processor time. Long runs may need more.
 */
const together = () => ({
  isolate: false,
  execArgv: [
    '--max-semi-space-size=16',
    '--single-threaded-gc',
    ...(isWhole() ? [] : ['--max-old-space-size=1024', ...LATER]),
  ],
})

/** The engine of Node 22 and later has no such budget, and refuses the option. */
const LATER = Number(process.versions.node.split('.')[0]) < 22 ? ['--interrupt-budget=1000000'] : []

const FAST_CHECK = join(import.meta.dirname, 'test/support/fast-check.ts')

/** Properties make a part of their runs, unless all of them are asked for: `TESTS=whole`. */
const fewerRuns = (): Plugin => ({
  name: 'fewer-runs',
  enforce: 'pre',
  resolveId: (name, importer) => (name === 'fast-check' && importer !== FAST_CHECK ? FAST_CHECK : undefined),
})

/** Node loads none of them: they import files without endings, and JSON as code. */
const OF_ACTIONS = /\/node_modules\/@actions\/(?:languageservice|workflow-parser|expressions)\/.*\.js$/

/** Their maps name sources that they come without. */
const withoutMaps = (): Plugin => ({
  name: 'without-maps',
  enforce: 'pre',
  load: (id) => (OF_ACTIONS.test(id) ? { code: readFileSync(id, 'utf8'), map: { mappings: '' } } : undefined),
})
