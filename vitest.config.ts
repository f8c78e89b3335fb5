import { defineConfig } from 'vitest/config'
import { reportClientInTests } from './scripts/build/report-client.mjs'

export default defineConfig({
  plugins: [reportClientInTests(import.meta.dirname)],
  test: {
    include: ['test/**/*.test.ts'],
    // Left to itself, it keeps a core free; most tests wait for git.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    server: { deps: { inline: ['@actions/languageservice', '@actions/workflow-parser', '@actions/expressions'] } },
    coverage: { provider: 'v8', include: ['src/**'] },
  },
})
