import path from 'node:path'
import { Command, Option } from 'commander'
import type { McpServerOptions } from '../../mcp/server.ts'
import type { CommandFactory, Context } from '../context.ts'
import { countUpTo, examples, readPolicy } from '../options.ts'
import { version } from '../version.ts'

interface McpOptions extends Pick<McpServerOptions, 'record' | 'readOnly' | 'dryRun' | 'readBudget' | 'structured'> {
  readonly repo?: string
  readonly policy?: string
  readonly root?: readonly string[]
}

/** `editplan mcp`: serves the tools to an MCP client and records its calls as a plan. */
export const mcpCommand: CommandFactory = (context, finish) =>
  new Command('mcp')
    .summary('serve the tools to an MCP client, and record a plan')
    .description(
      'Serves Read, Edit, Write, NotebookEdit, Delete, Move, Set and Unset to one Model Context Protocol client over standard input and output, and records every accepted call as a step of a plan.',
    )
    .addOption(
      new Option('--repo <dir>', 'the checkout').default(undefined, 'the client’s first root, else the current folder'),
    )
    .option('--record <plan>', 'the plan to record to: .yaml, .yml, .json or .jsonl')
    .option('--policy <file>', 'the policy to follow')
    .option('--read-only', 'serve only tools that change nothing')
    .option('--dry-run', 'change no files: the recorded plan is the only result')
    .option('--structured', 'answer with data as well as text, and describe it')
    .option('--root <dir...>', 'refuse files outside these folders; the client’s roots by default')
    .option('--read-budget <tokens>', 'how much of a text one Read shows', countUpTo(1_000_000_000), 8000)
    .addHelpText('after', examples('editplan mcp --record plan.yaml', 'editplan mcp --dry-run --record proposal.yaml'))
    .action(async (options: McpOptions) => {
      await serve(options, context)
      finish(0)
    })

async function serve({ repo, record, policy, root, ...options }: McpOptions, context: Context): Promise<void> {
  const { createMcpServer } = await import('../../mcp/server.ts')
  const absolute = (name: string): string => path.resolve(context.cwd, name)
  const server = await createMcpServer({
    ...{ ...options, version },
    root: repo === undefined ? undefined : absolute(repo),
    record: record === undefined ? undefined : absolute(record),
    policy: policy === undefined ? undefined : await readPolicy(policy, context),
    roots: root?.map(absolute),
    onNote: (note) => context.stderr(`editplan mcp: ${note}\n`),
  })
  await server.serve({ input: process.stdin, output: process.stdout, signal: context.signal })
}
