import path from 'node:path'
import { Argument, Command, Option } from 'commander'
import type { ToolName } from '../../../core/plan/schema.ts'
import { paint } from '../../../core/report/terminal/style.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples, readPolicy, repositoryOption } from '../options.ts'

const TOOLS = ['Read', 'Edit', 'Write', 'NotebookEdit'] as const satisfies readonly ToolName[]

/** `editplan policy test`: which rule decides about a path, and why. */
export const policyCommand: CommandFactory = (context, finish) =>
  new Command('policy')
    .summary('show which rule decides about a path or a command, and why')
    .description(
      'Shows what the policy decides about a step in `pr` and in the Action. Exit code 0: allowed; 3: denied, or approval is required. `apply` decides the same if there is a policy; without one it does not ask about protected paths.',
    )
    .addArgument(new Argument('<what>', 'test: show the decision').choices(['test']))
    .argument('[path]', 'the path as it would appear in a plan')
    .option('--command <line>', 'instead of a path: the command of a Run step')
    .addOption(new Option('--tool <name>', 'the tool of the step').choices(TOOLS).default('Edit'))
    .addOption(repositoryOption())
    .option('--policy <file>', 'the policy to test; .github/editplan.yml of the current commit by default')
    .option('--json', 'print the decision as JSON')
    .addHelpText(
      'after',
      examples('editplan policy test package.json --tool Write', 'editplan policy test --command "npm run format"'),
    )
    .action(async (_: string, given: string | undefined, options: TestOptions) =>
      finish(await test(given, options, context)),
    )

interface TestOptions {
  readonly tool: ToolName
  readonly command?: string
  readonly repo: string
  readonly policy?: string
  readonly json?: boolean
}

const REFUSED = 3
const COLOURS = { allow: 'green', ask: 'yellow', deny: 'red' } as const

async function test(given: string | undefined, options: TestOptions, context: Context): Promise<number> {
  const { tool, repo, policy, command, json } = options
  if ((given === undefined) === (command === undefined)) throw new EditplanError({ name: 'USAGE', message: WHICH })
  const { testCommand, testPolicy } = await import('../../../core/run/run-policy.ts')
  const source = policy === undefined ? undefined : await readPolicy(policy, context)
  const place = { root: path.resolve(context.cwd, repo), ...(source && { policy: source }) }
  const answer =
    given === undefined
      ? { tool: 'Run', command, ...(await testCommand({ ...place, command: command ?? '' })) }
      : { tool, ...(await testPolicy({ ...place, path: given, tool })) }
  const { behavior, rule, reason } = answer
  const said = paint(context.style, COLOURS[behavior], behavior)
  const about = oneLine(('path' in answer ? answer.path : command) ?? '')
  const text = `${said}  ${answer.tool} ${about}\nrule: ${oneLine(rule)}\n${oneLine(reason)}.\n`
  context.stdout(json ? `${JSON.stringify(answer, null, 2)}\n` : text)
  return behavior === 'allow' ? 0 : REFUSED
}

const WHICH = 'Give either a path or --command, as in `editplan policy test --command "npm run format"`.'
