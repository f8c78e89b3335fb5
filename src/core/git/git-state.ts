import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listEntries } from './commands/config.ts'
import { listRefs } from './commands/refs.ts'
import type { Git } from './git.ts'

/** What decides how git acts in a repository, by name: refs but our own, settings, hooks. */
export type GitState = ReadonlyMap<string, string>

export async function gitState(git: Git): Promise<GitState> {
  const [refs, entries] = await Promise.all([git.run(listRefs('refs/')), git.run(listEntries())])
  const state = new Map<string, string>()
  for (const { name, oid } of refs) if (!name.startsWith('refs/editplan/')) state.set(name, oid)
  for (const { key, value, file } of entries) {
    const name = `the setting ${key} in ${file}`
    state.set(name, `${state.get(name) ?? ''}\n${value}`)
  }
  for (const [name, content] of hooksIn(join(git.commonDir, 'hooks'))) state.set(`the hook ${name}`, content)
  return state
}

/** Names of what one state has, lacks or has otherwise, beside the other. */
export const changedIn = (before: GitState, after: GitState): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort()

/** Git starts those that can be executed; its own samples are none. */
function hooksIn(folder: string): readonly (readonly [string, string])[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.sample') && statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => {
      const { mode } = statSync(join(folder, name))
      return [
        name,
        `${mode} ${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}`,
      ] as const
    })
}
