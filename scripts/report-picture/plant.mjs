// A repository with a commit, and a plan beside it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Makes the repository in a folder. Answers the plan's path. */
export function plant(folder, files, plan) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  git('init', '-q', '.')
  git('config', 'user.name', 'Ann')
  git('config', 'user.email', 'ann@example.org')
  commit(folder, files, 'start')
  const file = `${folder}.json`
  writeFileSync(file, JSON.stringify({ version: 1, options: { reads: 'auto', commits: 'squash' }, ...plan }))
  return file
}

/** Writes files and commits them. */
export function commit(folder, files, subject) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  execFileSync('git', ['add', '-A'], { cwd: folder, stdio: 'ignore' })
  execFileSync('git', ['commit', '-qm', subject], { cwd: folder, stdio: 'ignore' })
}

export const numbers = (count) => Array.from({ length: count }, (_, at) => at)

/** A step of a plan. */
export const edit = (file_path, old_string, new_string, why) => ({
  ...{ tool: 'Edit', file_path, old_string, new_string },
  ...(why && { why }),
})

/** A cell of a notebook. */
export const cell = (id, cell_type, source, more = {}) => ({ id, cell_type, metadata: {}, source, ...more })
