import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config'
import { reportClientInTests } from './scripts/build/report-client.mjs'
import { memoryFolder } from './test/support/memory-folder.ts'
import { WHOLE } from './test/support/whole.ts'

/** Tests of an engine in WebAssembly, whose memory lasts as long as the process; and those that count how work grows. */
export const ALONE = ['test/wings/codemods/structure/**/*.test.ts', 'test/**/growth.test.ts']

/**
 * Tests that drive more than git: `npm run test:real`. Browsers, language servers and other people's tools; programs in processes of their
 * own, and those that are killed; the Action from end to end; campaigns; long tables of what becomes of a published branch.
 */
export const REAL = [
  'test/**/*.browser.test.ts',
  'test/codemod-tasks.test.ts',
  'test/contributing.test.ts',
  'test/docs-{agents,tools,undo}.test.ts',
  'test/core/plan/editors.test.ts',
  'test/core/run/{crash,faults,killed-git}.test.ts',
  'test/faces/action/*.test.ts',
  'test/faces/cli/{follow-remedies,killed-outputs,signals,split-pulls}.test.ts',
  'test/faces/mcp/{diagnostics,killed,mcp,server}.test.ts',
  'test/publish/{already-published,commit-ownership,killed,people,second-week,verify-pull,weeks}.test.ts',
  'test/publish/year/year.test.ts',
  'test/wings/campaign/{app-token,campaign,shard,simulation,survey,workflow}.test.ts',
  'test/wings/codemods/structure/judge.test.ts',
  'test/wings/diagnostics/real-servers.test.ts',
  'test/wings/editor/lsp/{editors,language-server}.test.ts',
  'test/wings/fixes/{compilers,judge-fixes,commands/killed-fix}.test.ts',
  'test/wings/provenance/blame/blame.test.ts',
  'test/wings/sessions/{repair-loop,commands/{killed-hook,killed-record,record},record/acp/record-acp,shell/three-way}.test.ts',
  'test/wings/several/{split-pulls,try-killed}.test.ts',
]

// The workers start with it, and so does all that they start.
process.env.TMPDIR ??= memoryFolder() ?? tmpdir()

const FAST_CHECK = join(import.meta.dirname, 'test/support/fast-check.ts')

/** Properties make a part of their runs, unless all of them are asked for: `TESTS=whole`. */
const fewerRuns = (): Plugin => ({
  name: 'fewer-runs',
  enforce: 'pre',
  resolveId: (name, importer) => (name === 'fast-check' && importer !== FAST_CHECK && !WHOLE ? FAST_CHECK : undefined),
})

/**
 * Modules are loaded once a worker, not once a file: almost half of the processor time. Tests hold no state in modules. To start git, a
 * worker is forked, which takes the longer the more memory it has: a bound on the heap keeps it a third as large. A young generation of
 * 2 MB takes more time than that saves, and further threads of the collector only contend for two cores. Long runs may need more.
 */
export const TOGETHER = {
  isolate: false,
  execArgv: ['--max-semi-space-size=16', '--single-threaded-gc', ...(WHOLE ? [] : ['--max-old-space-size=1024'])],
}

export const PLUGINS = [reportClientInTests(import.meta.dirname), fewerRuns()]

/** What every project has. It is no part of the whole's configuration, which a project would inherit `maxWorkers` of, whatever is asked. */
export const EACH = {
  globalSetup: 'test/support/scratch.ts',
  setupFiles: ['test/support/spawner.ts', 'test/support/wings.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  server: { deps: { inline: ['@actions/languageservice', '@actions/workflow-parser', '@actions/expressions'] } },
}

const project = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  plugins: PLUGINS,
  test: { ...EACH, ...test },
})

export default defineConfig({
  test: {
    // Most tests wait for git: more workers than there are cores.
    maxWorkers: availableParallelism() + 2,
    coverage: { provider: 'v8', include: ['src/**'] },
    projects: [
      project({ ...TOGETHER, name: 'shared', include: ['test/**/*.test.ts'], exclude: [...ALONE, ...REAL] }),
      project({ name: 'alone', include: ALONE, exclude: REAL }),
      project({ ...TOGETHER, name: 'real', include: REAL }),
    ],
  },
})
