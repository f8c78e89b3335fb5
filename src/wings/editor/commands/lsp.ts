import path from 'node:path'
import { Command } from 'commander'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, withInputs } from '../../../faces/cli/options.ts'
import { version } from '../../../faces/cli/version.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'

const LSP = { verbs: ['lsp'], of: 'face' } as const
const OWN = [
  {
    name: 'repo',
    type: 'text',
    about: 'the checkout; by default the folder that the editor has open',
    ...{ ...LSP, option: ['<dir>', 'Options'] },
  },
  {
    name: 'stdio',
    type: 'flag',
    about: 'accepted because many editors pass it; there is no other way',
    ...{ ...LSP, option: ['', 'Options'] },
  },
] as const satisfies readonly Input[]

/** `editplan lsp`: a language server for plans. */
export const lspCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('lsp'), { own: OWN })
    .summary('serve an editor: problems of a plan as you type, and more')
    .description(
      'Serves one editor over standard input and output by the Language Server Protocol, for plans in YAML and JSON: problems against the checkout as you type, quick fixes, the place of a step in its file, and completion. Nothing is changed, and no program of the policy runs.',
    )
    .addHelpText('after', examples('editplan lsp', 'editplan lsp --repo ../shop'))
    .action(async ({ repo }: InputsOf<'lsp', (typeof OWN)[number]>) => finish(await serve(repo, context)))

async function serve(repo: string | undefined, context: Context): Promise<number> {
  const { serveClient } = await import('../lsp/connection.ts')
  const root = repo === undefined ? undefined : path.resolve(context.cwd, repo)
  return serveClient({ input: process.stdin, output: process.stdout, signal: context.signal }, { version, root })
}
