// @module-tag programs
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../support/folder.ts'
import { editplan } from '../../../support/program.ts'

it('a session is not compared with a commit where no checkout is', async () => {
  using folder = temporaryFolder()
  writeFileSync(path.join(folder.path, 's.jsonl'), '{}\n')
  const argv = ['import', 's.jsonl', '--after', 'main', '-o', 'plan.yaml']
  const { exitCode, stderr } = await editplan(argv, { cwd: folder.path, env: { HOME: folder.path } })
  expect([exitCode, stderr]).toEqual([expect.any(Number), expect.stringContaining('NOT_A_REPOSITORY')])
  expect(exitCode).toBeGreaterThan(0)
  expect(readdirSync(folder.path)).toEqual(['s.jsonl'])
})
