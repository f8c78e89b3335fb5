import path from 'node:path'
import { openGit } from '../../../core/git/git.ts'
import { acquireLock } from '../../../core/workspace/lock.ts'
import { noteCall } from '../hook-notes.ts'
import { parseHook } from './hook-call.ts'

const OPTIONS = new Map([
  ['-o', 'output'],
  ['--output', 'output'],
  ['--event', 'event'],
  ['--repo', 'repo'],
])

/**
 * `record hook` where it only notes the work tree, with nothing loaded that this does not need: agents wait for it after each call.
 * Undefined for every other call, and where something is wrong: the command itself does what is asked, and tells.
 */
export const quickHook = async (words: readonly string[], stdin: Buffer): Promise<0 | undefined> => {
  const options = optionsOf(words)
  const call = options?.output && parseHook(String(stdin), options.event)
  if (!call || call.moment === 'end') return undefined
  try {
    const git = await openGit(path.resolve(options.repo ?? call.cwd ?? '.'))
    if (git.bare) return undefined
    using _lock = await acquireLock(git.gitDir)
    await noteCall(git, call)
    return 0
  } catch {
    return undefined
  }
}

const optionsOf = (words: readonly string[]): Readonly<Record<string, string | undefined>> | undefined => {
  const names = words.filter((_, index) => index % 2 === 0).map((word) => OPTIONS.get(word))
  if (words.length % 2 === 1 || names.includes(undefined)) return undefined
  return Object.fromEntries(names.map((name, index) => [name, words[index * 2 + 1]]))
}
