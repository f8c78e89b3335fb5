import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RepoPath } from './workspace.ts'

/** What a folder of files holds, by their paths in it. */
export type FolderFiles = ReadonlyMap<RepoPath, { readonly content: Buffer; readonly executable: boolean }>

/** Every regular file of a folder, links and what git keeps apart; undefined for a folder that is not there. */
export const readFolder = (folder: string): FolderFiles | undefined => {
  if (!existsSync(folder)) return undefined
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(folder, file).split(path.sep).includes('.git'))
  return new Map(
    names.map((file) => [
      path.relative(folder, file).split(path.sep).join('/'),
      { content: readFileSync(file), executable: (statSync(file).mode & 0o100) > 0 },
    ]),
  )
}

/** Makes a folder hold these files and no others. */
export const writeFolder = (folder: string, files: FolderFiles): void => {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, { content, executable }] of files) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    if (executable) chmodSync(file, 0o755)
  }
}

/** The folders in a folder, in order of name; none where it is not there. */
export const foldersIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
        .map(({ name }) => name)
        .sort()
    : []

/** Whether something is at a path, and whether it is a folder. */
export const kindAt = (absolute: string): 'folder' | 'file' | undefined =>
  existsSync(absolute) ? (statSync(absolute).isDirectory() ? 'folder' : 'file') : undefined
