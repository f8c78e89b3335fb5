import path from 'node:path'
import { Argument, Command, Option } from 'commander'
import type { ToolName } from '../../../index.ts'
import { oneLine } from '../../../report/plain-text.ts'
import { paint } from '../../../report/terminal/style.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples, readPolicy, repositoryOption } from '../options.ts'

const TOOLS = ['Read', 'Edit', 'Write', 'NotebookEdit'] as const satisfies readonly ToolName[]

/** `editplan policy test`: which rule decides about a path, and why. */
export const policyCommand: CommandFactory = (context, finish) =>
  new Command('policy')
    .summary('show which rule of the policy decides about a path, and why')
    .description(
      'Shows what the policy decides about a step in `pr` and in the Action. Exit code 0: allowed; 3: denied, or approval is required. `apply` decides the same if there is a policy; without one it does not ask about protected paths.',
    )
    .addArgument(new Argument('<what>', 'test: show the decision about one path').choices(['test']))
    .argument('<path>', 'the path as it would appear in a plan')
    .addOption(new Option('--tool <name>', 'the tool of the step').choices(TOOLS).default('Edit'))
    .addOption(repositoryOption())
    .option('--policy <file>', 'the policy to test; .github/editplan.yml of the current commit by default')
    .option('--json', 'print the decision as JSON')
    .addHelpText('after', examples('editplan policy test package.json --tool Write'))
    .action(async (_: string, given: string, options: TestOptions) => finish(await test(given, options, context)))

interface TestOptions {
  readonly tool: ToolName
  readonly repo: string
  readonly policy?: string
  readonly json?: boolean
}

const REFUSED = 3
const COLOURS = { allow: 'green', ask: 'yellow', deny: 'red' } as const

async function test(given: string, { tool, repo, policy, json }: TestOptions, context: Context): Promise<number> {
  const { testPolicy } = await import('../../../index.ts')
  const source = policy === undefined ? undefined : await readPolicy(policy, context)
  const root = path.resolve(context.cwd, repo)
  const answer = await testPolicy({ root, path: given, tool, ...(source && { policy: source }) })
  const { behavior, rule, reason } = answer
  const said = paint(context.style, COLOURS[behavior], behavior)
  const text = `${said}  ${tool} ${oneLine(answer.path)}\nrule: ${oneLine(rule)}\n${oneLine(reason)}.\n`
  context.stdout(json ? `${JSON.stringify({ tool, ...answer }, null, 2)}\n` : text)
  return behavior === 'allow' ? 0 : REFUSED
}
