import path from 'node:path'
import { oneLine } from '../../../core/text/neutralise.ts'
import type { Context } from '../../../faces/cli/context.ts'
import { readPolicy } from '../../../faces/cli/options.ts'

export interface RecordCommandOptions {
  readonly acp?: boolean
  readonly prompt?: string
  readonly repo: string
  readonly title?: string
  readonly policy?: string
  readonly output: string
}

/** What the library is asked for. `root` is the folder of --repo. */
export const placeOf = async ({ repo, title, policy, output }: RecordCommandOptions, context: Context) => ({
  root: path.resolve(context.cwd, repo),
  ...(output !== '-' && { except: path.resolve(context.cwd, output) }),
  ...(title !== undefined && { title }),
  ...(policy !== undefined && { policy: await readPolicy(policy, context) }),
})

/** Not a fault: nobody expects ignored files in a plan. */
export const tellIgnored = (names: readonly string[], context: Context): void => {
  if (names.length === 0) return
  const more = names.length > 20 ? `, and ${names.length - 20} more` : ''
  context.stderr(`Changed, and ignored by git: ${names.slice(0, 20).map(oneLine).join(', ')}${more}\n`)
}
