import type { Git } from './git.ts'

/**
 * The repository, with no filter required. Whenever git writes an index it looks again into files that were written in the same second,
 * whoever they belong to: a filter that is gone must not end that. Nothing may be stored so that git has not compared with a tree.
 */
export async function withOptionalFilters(git: Git): Promise<Git> {
  const required = [...(await git.config()).keys()].filter((key) => /^filter\.[^=]+\.required$/s.test(key))
  const settings = required.flatMap((key) => ['-c', `${key}=false`])
  if (settings.length === 0) return git
  return { ...git, run: (command) => git.run({ ...command, args: [...settings, ...command.args] }) }
}
