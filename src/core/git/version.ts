import { EditplanError } from '../../errors.ts'
import type { GitCommand } from './command.ts'
import type { Git } from './git.ts'

/** Throws GIT_FAILED when git is older than what a feature needs. */
export async function requireVersion(
  git: Git,
  [major, minor]: readonly [number, number],
  feature: string,
): Promise<void> {
  const found = await git.run(version())
  if (found[0] > major || (found[0] === major && found[1] >= minor)) return
  throw new EditplanError({
    name: 'GIT_FAILED',
    message: `${feature} needs git ${major}.${minor} or newer; this is git ${found.join('.')}. Update git.`,
  })
}

/** Major and minor version of git. */
export const version = (): GitCommand<readonly [number, number]> => ({
  args: ['version'],
  parse(stdout) {
    const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout.toString('utf8')) ?? []
    return [Number(major ?? 0), Number(minor ?? 0)]
  },
})
