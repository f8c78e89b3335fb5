// @module-tag quick

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSpelling } from '../../../src/core/workspace/path-guard.ts'
import { hostilePath } from './hostile-paths.ts'

/** HOSTILE_PATHS=10000 and more makes the comparison with git a long one. */
const COUNT = Number(process.env.HOSTILE_PATHS ?? 2000)
const SEED = Number(process.env.HOSTILE_SEED ?? 20260501)

describe('git’s own verdict', () => {
  let repository: string
  beforeAll(() => {
    repository = mkdtempSync(join(tmpdir(), 'editplan-guard-'))
    git(['init', '-q'])
  })
  afterAll(() => rmSync(repository, { recursive: true }))

  const git = (args: string[], input = ''): { status: number | null; stderr: string } => {
    const protect = ['-c', 'core.protectHFS=true', '-c', 'core.protectNTFS=true']
    const { status, stderr } = spawnSync('git', [...protect, ...args], {
      cwd: repository,
      input,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { PATH: process.env.PATH, HOME: repository, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C' },
    })
    return { status, stderr }
  }

  it(`lets nothing through that git refuses, in ${COUNT} hostile paths`, () => {
    const paths = [...new Set(fc.sample(hostilePath, { numRuns: COUNT, seed: SEED }))]
    const accepted = paths.map((path) => checkSpelling(path)).filter((spelling) => spelling.ok)
    const entries = accepted.map(({ path }) => `100644 ${'1'.repeat(40)}\t${path}\0`).join('')
    expect(git(['update-index', '--add', '--replace', '-z', '--index-info'], entries)).toEqual({
      status: 0,
      stderr: '',
    })

    // `--force-remove` asks the same question of every path without stopping at the first refusal. Git takes `..` out itself and
    // dies outside the repository, so climbing and absolute paths are left to the table above; a final `/` is ours to drop.
    const inside = paths.filter((path) => !/^\/|(^|\/)\.\.(\/|$)|(^|\/)\.?$|[\p{Cc}\p{Cs}]/u.test(path))
    const asked = git(['update-index', '--force-remove', '-z', '--stdin'], inside.map((path) => `${path}\0`).join(''))
    expect(asked.status).toBe(0)
    const refused = new Set(asked.stderr.split('\n').map((line) => line.replace('Ignoring path ', '')))
    refused.delete('')
    const slipped = [...refused].filter((path) => checkSpelling(path).ok)
    expect(slipped.map((path) => JSON.stringify(path))).toEqual([])
    if (process.env.HOSTILE_PATHS)
      console.log(
        `${paths.length} paths, seed ${SEED}: ${accepted.length} let through and all taken by git; ` +
          `of ${inside.length} inside the repository git refuses ${refused.size}, all refused here`,
      )
    expect(refused.size).toBeGreaterThan(COUNT / 40)
    expect(accepted.length).toBeGreaterThan(COUNT / 40)
  })
})
