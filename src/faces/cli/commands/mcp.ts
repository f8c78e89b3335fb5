import path from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { CommandFactory, Context } from '../context.ts'
import { examples, readPolicy } from '../options.ts'
import { version } from '../version.ts'

interface McpOptions {
  readonly repo?: string
  readonly record?: string
  readonly policy?: string
  readonly readOnly?: boolean
  readonly dryRun?: boolean
  readonly root?: readonly string[]
  readonly readBudget?: number
  readonly structured?: boolean
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
    .addOption(
      new Option('--read-budget <tokens>', 'how much of a text one Read shows')
        .default(8000)
        .argParser(positiveInteger),
    )
    .addHelpText('after', examples('editplan mcp --record plan.yaml', 'editplan mcp --dry-run --record proposal.yaml'))
    .action(async (options: McpOptions) => {
      await serve(options, context)
      finish(0)
    })

function positiveInteger(text: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new InvalidArgumentError('It is not a whole number above 0.')
}

async function serve(options: McpOptions, context: Context): Promise<void> {
  const { repo, record, policy, readOnly, dryRun, root, readBudget, structured } = options
  const { createMcpServer } = await import('../../mcp/server.ts')
  const server = await createMcpServer({
    version,
    ...(repo !== undefined && { root: path.resolve(context.cwd, repo) }),
    ...(record !== undefined && { record: path.resolve(context.cwd, record) }),
    ...(policy !== undefined && { policy: await readPolicy(policy, context) }),
    ...(readOnly && { readOnly }),
    ...(dryRun && { dryRun }),
    ...(structured && { structured }),
    ...(root && { roots: root.map((folder) => path.resolve(context.cwd, folder)) }),
    ...(readBudget !== undefined && { readBudget }),
    onNote: (note) => context.stderr(`editplan mcp: ${note}\n`),
  })
  await server.serve({ input: process.stdin, output: process.stdout, signal: context.signal })
}
