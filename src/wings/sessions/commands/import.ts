import { statSync } from 'node:fs'
import path from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { FIX_FORMATS } from '../../../core/plan/fix-output.ts'
import type { PlanOptions } from '../../../core/plan/options.ts'
import { type PathPrefix, pathPrefix } from '../../../core/plan/path-prefix.ts'
import { isLoss, settleOne } from '../../../core/plan/settle.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, planOutput } from '../../../faces/cli/options.ts'
import { openSource, writePlan } from '../../../faces/cli/read-plans.ts'
import { renderNotImported } from '../../../faces/cli/settle-plans.ts'
import type { ImportFormat } from '../detect.ts'
import type { ImportedPlan } from '../import-plan.ts'
import type { SessionEnd } from '../import-sources.ts'
import type { FoundSession } from './latest-session.ts'

/** A copy, so that the library is loaded only when there is something to import. A test compares the two. */
const SESSION_FORMATS =
  'anthropic claude-code text-editor gemini apply-patch search-replace diff openai codex qwen opencode copilot pi cline cursor vscode-chat acp atif ai-sdk swe-bench'

export const FORMATS = [...SESSION_FORMATS.split(' '), ...FIX_FORMATS] as readonly ImportFormat[]

/** The agents whose session folders `--latest` knows. */
const AGENTS = ['claude-code', 'codex', 'gemini', 'qwen', 'copilot', 'pi', 'cline', 'opencode'] as const

const COMMITS = ['per-step', 'per-rule', 'per-file', 'squash']

interface ImportCommandOptions {
  readonly from?: ImportFormat
  readonly cwd?: string
  readonly strip?: number
  readonly pathPrefix?: readonly PathPrefix[]
  readonly repo?: string
  readonly base?: string
  readonly title?: string
  readonly keepFailed?: boolean
  readonly shell: 'list' | 'run'
  readonly latest?: boolean
  readonly after?: string
  readonly complete?: boolean
  readonly agent?: (typeof AGENTS)[number]
  readonly strict?: boolean
  readonly lossy?: boolean
  readonly at?: string
  readonly unsafe?: boolean
  readonly suggestions?: boolean
  readonly file?: string
  readonly edits?: boolean
  readonly commits?: PlanOptions['commits']
  readonly verbose?: boolean
  readonly output: string
}

/** `editplan import`: a plan of what agents, editors and git already write. */
export const importCommand: CommandFactory = (context, finish) =>
  new Command('import')
    .summary('turn a transcript, a patch or a diff into a plan')
    .description(
      'Turns what an agent, an editor or git wrote into a plan, as a whole or not at all: a change that cannot become a step is refused with its file and line. Several files of one format, such as a session and its sub-agents, become one plan.',
    )
    .argument('[file...]', 'what to import; - is standard input')
    .addOption(new Option('--from <format>', 'its format; detected by default').choices([...FORMATS]))
    .option(
      '--cwd <dir>',
      'root of the checkout that it was recorded in, removed from its paths; or, relative, the folder of the checkout it began in',
    )
    .option('-p, --strip <n>', 'of a patch: how many parts to take off each name, as git apply -p does', partsCount)
    .option(
      '--path-prefix <from=to>',
      'a folder of the source, and what it is in the checkout; repeat it for several',
      prefixList,
    )
    .option('--repo <dir>', 'the checkout in which to look up changes that are given by line number')
    .option('--base <rev>', 'look them up in this commit instead of the work tree')
    .option('--at <rev>', 'for fixes: the commit that the tool saw')
    .option('--title <text>', 'the title of the plan')
    .option('--latest', 'import the newest session that worked in this checkout, with its sub-agents')
    .option('--after <where>', 'compare the plan with what the session left: a folder, or a revision')
    .option('--complete', 'add what differs from what the session left as last steps')
    .addOption(new Option('--agent <name>', 'with --latest: only sessions of this agent').choices([...AGENTS]))
    .option('--keep-failed', 'import calls that failed, too')
    .addOption(
      new Option(
        '--shell <what>',
        'how to import shell commands that are not edits: list them, or carry them as Run steps, which the policy has to allow',
      )
        .choices(['list', 'run'])
        .default('list'),
    )
    .option('--unsafe', 'for fixes: take those that may change what the code does, too')
    .option('--suggestions', 'for fixes: take what is only suggested, where there is one suggestion')
    .option('--file <path>', 'for a list of text edits: the file that it is about')
    .option('--edits', 'for fixes: write a fix of one edit as an Edit, where its text is unique')
    .addOption(new Option('--commits <mode>', 'for fixes: how they become commits').choices(COMMITS))
    .option('--lossy', 'go on without what does not fit or was not understood; the plan names it in left_out')
    .option('--strict', 'refuse, too, what may have changed files by a command whose effect the log does not show')
    .option('--verbose', 'also list what changed no file: reads, searches, and calls that failed or were denied')
    .addOption(planOutput())
    .addHelpText(
      'after',
      examples(
        'editplan import session.jsonl -o plan.yaml',
        'editplan import --latest --strict -o plan.yaml',
        'editplan import --latest --shell run -o plan.yaml',
        'git diff main | editplan import - --repo . --base main -o plan.yaml',
      ),
    )
    .action(async (names: string[], options: ImportCommandOptions) =>
      finish(await importFiles(names, options, context)),
    )

const partsCount = (text: string): number => {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Expected a number from 0.')
}

const prefixList = (text: string, given: readonly PathPrefix[] = []): readonly PathPrefix[] => [
  ...given,
  pathPrefix(text),
]

async function importFiles(given: readonly string[], options: ImportCommandOptions, context: Context): Promise<number> {
  const { from, base, at, cwd, title, keepFailed, shell, verbose, output } = options
  refuseMisuse(given, options)
  const [{ importSources }, { readingOf }] = await Promise.all([
    import('../import-sources.ts'),
    import('../whole-import.ts'),
  ])
  const opened = (names: readonly string[]) => Promise.all(names.map((name) => openSource(name, context)))
  const found = options.latest ? await latestOf(options, context) : { files: given }
  const sources = found.sources ?? (await opened(found.files))
  const imported = await importSources(sources, {
    ...(from && { format: from }),
    ...(cwd !== undefined && { cwd }),
    ...(options.strip !== undefined && { strip: options.strip }),
    ...(options.pathPrefix && { prefixes: options.pathPrefix }),
    ...(options.repo !== undefined && { root: path.resolve(context.cwd, options.repo) }),
    ...truthOf(options, context),
    fixRoot: context.cwd,
    ...((at ?? base) !== undefined && { base: at ?? base }),
    fixes: fixOptionsOf(options),
    ...(title !== undefined && { title }),
    ...(keepFailed && { keepFailed }),
    shell,
  })
  const reading = readingOf(imported, options)
  const settled = settleOne(reading, options)
  const { notImported } = reading.source
  const listed = settled.ok ? notImported : notImported.filter((passage) => !isLoss(passage))
  context.stderr(renderNotImported(listed, context.errorStyle, { verbose }))
  if (!settled.ok) throw new EditplanError(settled.problems)
  const { plan } = settled
  if (imported.ok) tellCompared(imported, context)
  await writePlan({ ...plan, steps: [...plan.steps] }, output, context)
  for (const note of reading.source.notes) context.stderr(`${note}\n`)
  const differs = imported.ok && (imported.compared?.differing.length ?? 0) > 0
  return differs && !options.lossy ? 1 : 0
}

/** What the session left, where that is known: after the newest one, the work tree as it is. */
const truthOf = ({ repo = '.', latest, after, complete, output }: ImportCommandOptions, { cwd }: Context) => {
  if (!latest && after === undefined) return {}
  const folder = after === undefined ? undefined : path.resolve(cwd, after)
  const isFolder = folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory()
  const where: SessionEnd = after === undefined ? 'work tree' : isFolder ? { folder } : { revision: after }
  const except = output === '-' ? {} : { except: path.resolve(cwd, output) }
  return { root: path.resolve(cwd, repo), after: where, ...(complete && { complete }), ...except }
}

/** What an import says about a plan that was compared. */
const tellCompared = (imported: Extract<ImportedPlan, { ok: true }>, context: Context): void => {
  const { compared } = imported
  if (!compared) return
  const { differing, elsewhere } = compared
  if (differing.length === 0) context.stderr('The plan gives the files as the session left them.\n')
  if (elsewhere.length > 0)
    context.stderr(`Changed too, but not by this session as far as it tells: ${elsewhere.map(oneLine).join(', ')}\n`)
}

const fixOptionsOf = ({ unsafe, suggestions, file, edits, commits }: ImportCommandOptions) => ({
  ...(unsafe && { unsafe }),
  ...(suggestions && { suggestions }),
  ...(edits && { edits }),
  ...(file !== undefined && { file }),
  ...(commits && { commits }),
})

function refuseMisuse(given: readonly string[], options: ImportCommandOptions): void {
  const { latest, agent, repo, base, after, complete } = options
  const isCompared = latest || after !== undefined
  const faults: readonly (readonly [boolean, string])[] = [
    [base !== undefined && repo === undefined && !isCompared, '--base needs a checkout. Pass --repo as well.'],
    [latest === true && given.length > 0, '--latest finds the files itself. Pass either files or --latest.'],
    [!latest && given.length === 0, 'Pass the file to import, or --latest for the newest session.'],
    [agent !== undefined && !latest, '--agent works with --latest only. Pass --latest as well.'],
    [complete === true && !isCompared, '--complete needs what the session left. Pass --after, or --latest.'],
  ]
  const [, message] = faults.find(([is]) => is) ?? []
  if (message !== undefined) throw new EditplanError({ name: 'USAGE', message })
}

/** The newest session, which it names on standard error. Throws PLAN_NOT_FOUND where there is none. */
async function latestOf(
  { repo, agent }: ImportCommandOptions,
  context: Context,
): Promise<Pick<FoundSession, 'files' | 'sources'>> {
  const { latestSession } = await import('./latest-session.ts')
  const root = path.resolve(context.cwd, repo ?? '.')
  const found = await latestSession({ root, env: context.env, ...(agent && { agent }) })
  if (!found) {
    const whose = agent === undefined ? `any of ${AGENTS.join(', ')}` : agent
    const message = `No session of ${whose} in ${root} was found. Pass its file instead.`
    throw new EditplanError({ name: 'PLAN_NOT_FOUND', message })
  }
  context.stderr(`Session of ${found.agent}: ${found.files.join(', ')}\n`)
  return found
}
