import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createSession } from '../../../src/core/session/session.ts'
import { temporaryFolder } from '../../support/folder.ts'

const cell = (source: string) => ({
  cell_type: 'code',
  id: 'dup',
  metadata: {},
  outputs: [],
  execution_count: null,
  source,
})

it('takes the first of two cells with one id, as agents’ own tools do', async () => {
  using folder = temporaryFolder()
  const file = join(folder.path, 'n.ipynb')
  writeFileSync(file, JSON.stringify({ cells: [cell('x'), cell('y')], metadata: {}, nbformat: 4, nbformat_minor: 5 }))
  const session = await createSession({ root: folder.path })
  await session.call('Read', { file_path: 'n.ipynb' })
  const done = await session.call('NotebookEdit', { notebook_path: 'n.ipynb', cell_id: 'dup', new_source: 'z' })
  expect(done.ok).toBe(true)
  const sources = JSON.parse(readFileSync(file, 'utf8')).cells.map(({ id, source }: ReturnType<typeof cell>) => [
    id,
    source,
  ])
  expect(sources).toEqual([
    ['dup', 'z'],
    ['dup', 'y'],
  ])
})
