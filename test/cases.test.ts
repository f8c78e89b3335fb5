import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { StepResult } from '../src/core/engine/step-result.ts'
import { proveReplay, type Replayed } from './support/replay.ts'

const CASES = path.join(import.meta.dirname, 'cases')

describe('cases', () => {
  it.each(readdirSync(CASES).filter((name) => statSync(path.join(CASES, name)).isDirectory()))('%s', async (name) => {
    const folder = path.join(CASES, name)
    const plan = readFileSync(path.join(folder, 'plan.yaml'), 'utf8')
    const replayed = await proveReplay({ plan, files: filesIn(path.join(folder, 'before')) })
    expect(summary(replayed)).toEqual(JSON.parse(readFileSync(path.join(folder, 'expect.json'), 'utf8')))
    expect(bytesOf(replayed)).toEqual(changedIn(folder))
  })
})

/** The parts of a result that a case states; a step's other parts follow from the files. */
const summary = ({ results, broken, changes }: Replayed): unknown => ({
  steps: results.map(({ path, status, matchedBy, duplicateOf, error }: StepResult) => ({
    file_path: path,
    status,
    ...(matchedBy && { matched_by: matchedBy }),
    ...(duplicateOf !== undefined && { duplicate_of: duplicateOf }),
    ...(error && { error: error.name }),
  })),
  ...listed(
    'executable',
    changes.filter(({ mode, after }) => after && mode & 0o100),
  ),
  ...listed(
    'removed',
    changes.filter(({ after }) => !after),
  ),
  ...(broken.length > 0 && { broken: broken.map(({ path, step }) => ({ file_path: path, step })) }),
})

const listed = (name: string, changes: Replayed['changes']) =>
  changes.length > 0 && { [name]: changes.map(({ path }) => path) }

const bytesOf = ({ changes }: Replayed) =>
  Object.fromEntries(
    changes
      .filter(({ before, after }) => after && !before?.equals(after))
      .map(({ path, after }) => [path, after?.toString('latin1')]),
  )

/** Files of `after` that `before` does not have, or has with other bytes. */
const changedIn = (folder: string): unknown => {
  const before = filesIn(path.join(folder, 'before'))
  const after = Object.entries(filesIn(path.join(folder, 'after')))
  return Object.fromEntries(
    after
      .filter(([file, bytes]) => !before[file]?.equals(bytes))
      .map(([file, bytes]) => [file, bytes.toString('latin1')]),
  )
}

const filesIn = (folder: string): Record<string, Buffer> => {
  if (!existsSync(folder)) return {}
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile())
  return Object.fromEntries(
    files.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name))]),
  )
}
