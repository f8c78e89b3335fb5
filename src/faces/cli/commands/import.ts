import path from 'node:path'
import { Command, Option } from 'commander'
import { EditplanError } from '../../../errors.ts'
import type { ImportFormat } from '../../../index.ts'
import type { CommandFactory, Context } from '../context.ts'
import { renderNotImported } from '../not-imported.ts'
import { examples } from '../options.ts'
import { openSource } from '../text-source.ts'
import { writePlan } from '../write-plan.ts'

/** Written out here, so that the library is loaded only once there is something to import; a test holds the two equal. */
export const FORMATS: readonly ImportFormat[] = [
  'anthropic',
  'claude-code',
  'text-editor',
  'gemini',
  'apply-patch',
  'search-replace',
  'diff',
  'openai',
  'codex',
  'qwen',
  'opencode',
  'copilot',
  'pi',
  'cline',
  'cursor',
  'vscode-chat',
  'acp',
  'sarif',
  'lsp',
  'ast-grep',
  'swe-bench',
]

/** The agents whose sessions `--latest` finds in their own folders. */
const AGENTS = ['claude-code', 'codex', 'gemini', 'qwen', 'copilot', 'pi', 'cline'] as const

interface ImportCommandOptions {
  readonly from?: ImportFormat
  readonly cwd?: string
  readonly repo?: string
  readonly base?: string
  readonly title?: string
  readonly keepFailed?: boolean
  readonly latest?: boolean
  readonly agent?: (typeof AGENTS)[number]
  readonly strict?: boolean
  readonly verbose?: boolean
  readonly output: string
}

/** `editplan import`: a plan of what agents, editors and git already write. */
export const importCommand: CommandFactory = (context, finish) =>
  new Command('import')
    .summary('make a plan of a transcript, a patch or a diff')
    .description(
      'Makes a plan of what an agent, an editor or git wrote. What cannot become a step and may have changed files is listed on standard error with its place. Several files of one format, such as a session and its sub-agents, make one plan.',
    )
    .argument('[file...]', 'what to import; - is standard input')
    .addOption(new Option('--from <format>', 'its format; found from its content by default').choices([...FORMATS]))
    .option('--cwd <dir>', 'root of the checkout it was recorded in, taken off its paths')
    .option('--repo <dir>', 'a checkout in which changes given by their place are looked up')
    .option('--base <rev>', 'look them up in this commit of the checkout')
    .option('--title <text>', 'the title of the plan')
    .option('--latest', 'import the newest session that worked in this checkout, with its sub-agents')
    .addOption(new Option('--agent <name>', 'with --latest: only sessions of this agent').choices([...AGENTS]))
    .option('--keep-failed', 'import calls that failed, too')
    .option('--strict', 'exit with 1 if something that may have changed files is not in the plan')
    .option('--verbose', 'list also what changed no file: reads, searches, calls that failed or were denied')
    .option('-o, --output <file>', 'write the plan there, as YAML, JSON or JSON Lines by its name', '-')
    .addHelpText(
      'after',
      examples(
        'editplan import session.jsonl -o plan.yaml',
        'editplan import --latest --strict -o plan.yaml',
        'git diff main | editplan import - --repo . --base main -o plan.yaml',
      ),
    )
    .action(async (names: string[], options: ImportCommandOptions) =>
      finish(await importFiles(names, options, context)),
    )

async function importFiles(given: readonly string[], options: ImportCommandOptions, context: Context): Promise<number> {
  const { from, repo, base, cwd, title, keepFailed, strict, verbose, output } = options
  refuseMisuse(given, options)
  const { importSources } = await import('../../../index.ts')
  const names = options.latest ? await latestFiles(options, context) : given
  const sources = await Promise.all(names.map((name) => openSource(name, context)))
  const imported = await importSources(sources, {
    ...(from && { format: from }),
    ...(cwd !== undefined && { cwd }),
    ...(repo !== undefined && { root: path.resolve(context.cwd, repo) }),
    ...(base !== undefined && { base }),
    ...(title !== undefined && { title }),
    ...(keepFailed && { keepFailed }),
  })
  context.stderr(renderNotImported(imported.notImported, context.errorStyle, { verbose }))
  if (!imported.ok) throw new EditplanError(imported.problems)
  await writePlan(imported.plan, output, context)
  return strict && imported.notImported.some(({ mayChangeFiles }) => mayChangeFiles) ? 1 : 0
}

function refuseMisuse(given: readonly string[], { latest, agent, repo, base }: ImportCommandOptions): void {
  const message =
    base !== undefined && repo === undefined
      ? '--base names a commit of a checkout, and none is given. Name it with --repo.'
      : latest && given.length > 0
        ? '--latest finds the files itself. Leave them out, or leave out --latest.'
        : !latest && given.length === 0
          ? 'Name the file to import, or give --latest for the newest session.'
          : agent !== undefined && !latest
            ? '--agent says whose newest session is meant. Give --latest with it.'
            : undefined
  if (message !== undefined) throw new EditplanError({ name: 'USAGE', message })
}

/** The files of the newest session, said on standard error. */
async function latestFiles({ repo, agent }: ImportCommandOptions, context: Context): Promise<readonly string[]> {
  const { latestSession } = await import('../latest-session.ts')
  const root = path.resolve(context.cwd, repo ?? '.')
  const found = await latestSession({ root, env: context.env, ...(agent && { agent }) })
  if (!found) {
    const whose = agent === undefined ? `any of ${AGENTS.join(', ')}` : agent
    const message = `There is no session of ${whose} that worked in ${root}. Name its file instead.`
    throw new EditplanError({ name: 'PLAN_NOT_FOUND', message })
  }
  context.stderr(`Session of ${found.agent}: ${found.files.join(', ')}\n`)
  return found.files
}
