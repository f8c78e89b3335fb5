import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeFile } from '../git/commands/merge-file.ts'
import type { Git } from '../git/git.ts'
import { scratchFolder } from '../git/scratch-folder.ts'

export interface ThreeContents {
  /** Current content of the file. */
  readonly current: Uint8Array
  /** The common ancestor: the content that the run wrote. */
  readonly left: Uint8Array
  /** The content that an undo would write. */
  readonly restore: Uint8Array
}

/** Keeps later changes and takes back those of the run, by git's own merge. Undefined where both change the same lines. */
export async function mergeContent(git: Git, contents: ThreeContents): Promise<Buffer | undefined> {
  using folder = scratchFolder(git)
  const write = (name: string, content: Uint8Array): string => {
    const file = join(folder.path, name)
    writeFileSync(file, content)
    return file
  }
  return await git.run(
    mergeFile({
      ours: write('ours', contents.current),
      base: write('base', contents.left),
      theirs: write('theirs', contents.restore),
    }),
  )
}
