import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeFile } from '../git/commands/merge-file.ts'
import type { Git } from '../git/git.ts'

export interface ThreeContents {
  /** What stands there now. */
  readonly current: Uint8Array
  /** What both sides come from: what the run left. */
  readonly left: Uint8Array
  /** What an undo would put there. */
  readonly restore: Uint8Array
}

/** Later changes kept and the run's taken back, by git's own merge; undefined where they touch the same lines. */
export async function mergeContent(git: Git, contents: ThreeContents): Promise<Buffer | undefined> {
  const home = join(git.gitDir, 'editplan')
  mkdirSync(home, { recursive: true })
  const folder = mkdtempSync(join(home, 'merge-'))
  try {
    const [ours, base, theirs] = [contents.current, contents.left, contents.restore].map((content, at) => {
      const file = join(folder, String(at))
      writeFileSync(file, content)
      return file
    })
    return await git.run(mergeFile({ ours: ours!, base: base!, theirs: theirs! }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
