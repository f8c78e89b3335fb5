import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from './git.ts'

/** A `git fast-import` that fails leaves a report in the git directory, besides its error output. */
const PREFIX = 'fast_import_crash_'

/** Removes the report of one process, where the system lets it: the report does no harm. */
export const dropCrashReport = (git: Git, pid: number | undefined): void =>
  leniently(() => rmSync(join(git.gitDir, `${PREFIX}${pid}`), { force: true }))

/** Removes the reports of processes that wrote refs below `refs`, and only those; the same way. */
export function dropCrashReports(git: Git, refs: string): void {
  for (const name of readdirSync(git.gitDir)) {
    const file = join(git.gitDir, name)
    leniently(() => {
      if (name.startsWith(PREFIX) && readFileSync(file, 'latin1').includes(refs)) rmSync(file, { force: true })
    })
  }
}

function leniently(remove: () => void): void {
  try {
    remove()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}
