import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileTransition } from '../../src/core/history/transition.ts'
import type { Change } from './results.ts'

/** Puts the last content of each change on disk, as applying a run does. */
export function writeChanges(root: string, changes: readonly Change[]): void {
  for (const { path, after, mode } of changes) writeFile(join(root, path), after, mode)
}

/** Puts back what an undo says, as the workspace does. */
export function restoreFiles(root: string, files: readonly FileTransition[]): void {
  for (const { path, restore } of files) {
    if (restore) writeFile(join(root, path), restore.content, restore.executable ? 0o755 : 0o644)
    else rmSync(join(root, path))
  }
}

function writeFile(file: string, content: string | Uint8Array, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  chmodSync(file, mode)
}
