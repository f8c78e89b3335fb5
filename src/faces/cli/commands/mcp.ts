import path from 'node:path'
import { Command, Option } from 'commander'
import type { CommandFactory, Context } from '../context.ts'
import { examples, readPolicy } from '../options.ts'
import { version } from '../version.ts'

interface McpOptions {
  readonly repo?: string
  readonly record?: string
  readonly policy?: string
  readonly readOnly?: boolean
  readonly dryRun?: boolean
}

/** `editplan mcp`: serves the tools to an MCP client and records its calls as a plan. */
export const mcpCommand: CommandFactory = (context, finish) =>
  new Command('mcp')
    .summary('serve the tools to an MCP client, and record a plan')
    .description(
      'Serves Read, Edit, Write and NotebookEdit to one Model Context Protocol client over standard input and output, and records every accepted call as a step of a plan.',
    )
    .addOption(
      new Option('--repo <dir>', 'the checkout').default(undefined, 'the client’s first root, else the current folder'),
    )
    .option('--record <plan>', 'the plan to record to: .yaml, .yml, .json or .jsonl')
    .option('--policy <file>', 'the policy to follow')
    .option('--read-only', 'serve only tools that change nothing')
    .option('--dry-run', 'change no files: the recorded plan is the only result')
    .addHelpText('after', examples('editplan mcp --record plan.yaml', 'editplan mcp --dry-run --record proposal.yaml'))
    .action(async (options: McpOptions) => {
      await serve(options, context)
      finish(0)
    })

async function serve({ repo, record, policy, readOnly, dryRun }: McpOptions, context: Context): Promise<void> {
  const { createMcpServer } = await import('../../../index.ts')
  const server = await createMcpServer({
    version,
    ...(repo !== undefined && { root: path.resolve(context.cwd, repo) }),
    ...(record !== undefined && { record: path.resolve(context.cwd, record) }),
    ...(policy !== undefined && { policy: await readPolicy(policy, context) }),
    ...(readOnly && { readOnly }),
    ...(dryRun && { dryRun }),
    onNote: (note) => context.stderr(`editplan mcp: ${note}\n`),
  })
  await server.serve({ input: process.stdin, output: process.stdout, signal: context.signal })
}
