import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    server: { deps: { inline: ['@actions/languageservice', '@actions/workflow-parser', '@actions/expressions'] } },
    coverage: { provider: 'v8', include: ['src/**'] },
  },
})
