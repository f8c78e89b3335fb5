// @module-tag quick

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { programOnPath } from '../../support/program-on-path.ts'
import { CASES, exportOf, marked, ours } from './clang-cases.ts'

describe('fixes of clang-tidy', () => {
  it.skipIf(!programOnPath('clang-apply-replacements'))('give what clang-apply-replacements gives', async () => {
    const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'clang-')))
    try {
      for (const [at, [text]] of CASES.entries()) {
        writeFileSync(path.join(folder, `${at}.cc`), marked(text).code)
        writeFileSync(path.join(folder, `${at}.yaml`), exportOf(path.join(folder, `${at}.cc`), marked(text)))
      }
      expect(spawnSync('clang-apply-replacements', [folder]).status).toBe(0)
      for (const [at, [text]] of CASES.entries())
        expect([text, (await ours(text)).files['a.cc']]).toEqual([
          text,
          readFileSync(path.join(folder, `${at}.cc`), 'utf8'),
        ])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
