import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { type DiskSource, openDisk } from '../../../src/core/workspace/sources/disk.ts'
import { type TemporaryFolder, temporaryFolder } from '../../support/folder.ts'

/** For each test of a file that imports this: a folder with a checkout in it and a file beside that. */
export let folder: TemporaryFolder
export let root: string
export let disk: DiskSource

beforeEach(() => {
  folder = temporaryFolder()
  root = path.join(realpathSync(folder.path), 'checkout')
  mkdirSync(path.join(root, 'src/deep'), { recursive: true })
  mkdirSync(path.join(root, '.git'))
  mkdirSync(path.join(folder.path, 'outside'))
  writeFileSync(path.join(root, 'src/user.ts'), 'user\n')
  writeFileSync(path.join(root, '.git/config'), '[core]\n')
  writeFileSync(path.join(folder.path, 'outside/secret.txt'), 'secret\n')
  disk = openDisk(root)
})
afterEach(() => folder[Symbol.dispose]())

export const link = (target: string, name: string) => symlinkSync(target, path.join(root, name))

export const locate = (given: string) => {
  const located = disk.locate(given)
  return located.ok ? located.path : located.problem.name
}
