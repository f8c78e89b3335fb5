import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { reportClientInTests } from './scripts/build/report-client.mjs'
import { memoryFolder } from './test/support/memory-folder.ts'

/** Tests of an engine in WebAssembly, whose memory lasts as long as the process; and those that measure how processor time grows. */
const ALONE = [
  'test/wings/codemods/structure/**/*.test.ts',
  'test/core/policy/configuration.test.ts',
  'test/core/report/safe-markdown.test.ts',
  'test/faces/cli/patch.test.ts',
]

// The workers start with it, and so does all that they start.
process.env.TMPDIR ??= memoryFolder() ?? tmpdir()

const FAST_CHECK = join(import.meta.dirname, 'test/support/fast-check.ts')

/** Properties make a part of their runs, unless all of them are asked for: `TESTS=whole`. */
const fewerRuns = (): Plugin => ({
  name: 'fewer-runs',
  enforce: 'pre',
  resolveId: (name, importer) =>
    name === 'fast-check' && importer !== FAST_CHECK && process.env.TESTS !== 'whole' ? FAST_CHECK : undefined,
})

export default defineConfig({
  plugins: [reportClientInTests(import.meta.dirname), fewerRuns()],
  test: {
    // Most tests wait for git: one worker more than there are cores.
    maxWorkers: availableParallelism() + 1,
    globalSetup: 'test/support/scratch.ts',
    setupFiles: 'test/support/wings.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    server: { deps: { inline: ['@actions/languageservice', '@actions/workflow-parser', '@actions/expressions'] } },
    coverage: { provider: 'v8', include: ['src/**'] },
    projects: [
      {
        extends: true,
        // Modules are loaded once a worker, not once a file: almost half of the processor time. Tests hold no state in modules.
        // A young generation of 2 MB and code made small take three quarters more processor time than these; other threads of the collector only contend.
        test: {
          name: 'shared',
          isolate: false,
          execArgv: ['--max-semi-space-size=32', '--single-threaded-gc'],
          include: ['test/**/*.test.ts'],
          exclude: ALONE,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
