import { chmodSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { Change } from '../../../src/core/workspace/change.ts'
import { type TemporaryFolder, temporaryFolder } from '../../support/folder.ts'

let folder: TemporaryFolder

/** For each test of a file that imports this: a folder with two files, one of them executable. */
export let root: string

beforeEach(() => {
  folder = temporaryFolder()
  root = realpathSync(folder.path)
  mkdirSync(path.join(root, 'src'))
  writeFileSync(path.join(root, 'src/a.txt'), 'a\n')
  writeFileSync(path.join(root, 'b.sh'), 'b\n')
  chmodSync(path.join(root, 'b.sh'), 0o755)
})
afterEach(() => folder[Symbol.dispose]())

export const change = (file: string, before: string | undefined, after: string | undefined, mode = 0o644): Change => ({
  path: file,
  before: before === undefined ? undefined : Buffer.from(before),
  after: after === undefined ? undefined : Buffer.from(after),
  mode,
})
