import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { EACH, PLUGINS, TOGETHER } from './vitest.config.ts'

/** Tests of rooms that start no program; `npm test` runs them too, beside the others. */
const ROOMS = ['core/{engine,plan,policy,report,session,text,tools,workspace}', 'wings/editor']

/** Tests in these rooms that need git or another program, which they do not find here, or count how work grows. */
const OTHERS = [
  '**/growth',
  'core/plan/editors',
  'core/policy/{classifier,hidden-characters,run-verifications}',
  'core/report/deceive',
  'core/text/{glob,hunk-headings}',
  'core/workspace/{disk,lock,path-guard,repository-folder,tree}',
  'wings/editor/{problems,lsp/editors,lsp/language-server}',
]

export default defineConfig({
  plugins: PLUGINS,
  test: {
    ...EACH,
    name: 'unit',
    ...TOGETHER,
    // None waits for another program: as many workers as cores.
    maxWorkers: availableParallelism(),
    env: { PATH: '' },
    include: ROOMS.map((room) => `test/${room}/**/*.test.ts`),
    exclude: OTHERS.map((file) => `test/${file}.test.ts`),
  },
})
