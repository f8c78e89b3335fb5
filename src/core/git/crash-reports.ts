import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from './git.ts'

/** A `git fast-import` that fails leaves a report in the git directory, besides its error output. */
const PREFIX = 'fast_import_crash_'

/** Removes the report of one process. */
export const dropCrashReport = (git: Git, pid: number | undefined): void =>
  rmSync(join(git.gitDir, `${PREFIX}${pid}`), { force: true })

/** Removes the reports of processes that wrote refs below `refs`, and only those. */
export function dropCrashReports(git: Git, refs: string): void {
  for (const name of readdirSync(git.gitDir)) {
    const file = join(git.gitDir, name)
    if (name.startsWith(PREFIX) && readFileSync(file, 'latin1').includes(refs)) rmSync(file, { force: true })
  }
}
