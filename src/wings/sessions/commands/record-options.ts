import path from 'node:path'
import { oneLine } from '../../../core/text/neutralise.ts'
import type { Context } from '../../../faces/cli/context.ts'
import { readPolicy } from '../../../faces/cli/options.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'

const RECORD = { verbs: ['record', 'record --acp', 'record of a hook'], of: 'face' } as const
const ONE = { ...RECORD, verbs: ['record'] } as const
const ACP = { ...RECORD, verbs: ['record --acp'] } as const

/** Inputs of `editplan record`, which its subcommand `hook` has too. */
export const OF_RECORD = [
  {
    name: 'start',
    type: 'flag',
    about: 'note the work tree, for what is no command: a step of a workflow, or you',
    ...{ ...ONE, option: ['', 'Options'] },
  },
  {
    name: 'stop',
    type: 'flag',
    about: 'make a plan of what changed since --start',
    ...{ ...ONE, option: ['', 'Options'] },
  },
  {
    name: 'acp',
    type: 'flag',
    about: 'work between an editor and an agent of the Agent Client Protocol, and record each session',
    ...{ ...ACP, option: ['', 'Options'] },
  },
  {
    name: 'prompt',
    type: 'text',
    about: 'with --acp: without an editor, ask the agent this; the policy answers what it may do',
    ...{ ...ACP, option: ['<text>', 'Options'] },
  },
  {
    name: 'title',
    type: 'text',
    about: 'the title of the plan; the command by default',
    ...{ ...RECORD, option: ['<text>', 'Options'] },
  },
  { name: 'policy', type: 'text', about: 'the policy to obey', ...{ ...RECORD, option: ['<file>', 'Options'] } },
] as const satisfies readonly Input[]

/** What `editplan record` was given. */
export type RecordValues = InputsOf<(typeof RECORD)['verbs'][number], (typeof OF_RECORD)[number]>

/** What the library is asked for. `root` is the folder of --repo. */
export const placeOf = async ({ repo, title, policy, output }: RecordValues, context: Context) => ({
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
