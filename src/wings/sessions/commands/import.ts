import { statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { isFixFormat } from '../../../core/plan/fix-output.ts'
import { isLoss, settle, settleOne } from '../../../core/plan/settle.ts'
import { type ImportSource, openingOf } from '../../../core/plan/source-text.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, idleIn, refuseIdle, withInputs } from '../../../faces/cli/options.ts'
import { openSource, writePlan } from '../../../faces/cli/read-plans.ts'
import { renderNotImported, tellSource } from '../../../faces/cli/tell-source.ts'
import { IMPORTS, type Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import type { detectImportFormat } from '../detect.ts'
import type { ImportedPlan } from '../import-plan.ts'
import type { ImportRequest, SessionEnd } from '../import-sources.ts'
import type { FoundSession } from './latest-session.ts'

/** The agents whose session folders `--latest` knows. */
const AGENTS = ['claude-code', 'codex', 'gemini', 'qwen', 'copilot', 'pi', 'cline', 'opencode'] as const

const [SESSION, PATCH, FIXES] = IMPORTS
const RECORDED = [SESSION, PATCH] as const
const ANY = { verbs: IMPORTS, of: 'face', type: 'text', option: ['<rev>', 'Options'] } as const
const FLAG = { ...ANY, type: 'flag', option: ['', 'Options'] } as const
const OWN = [
  {
    name: 'from',
    about: 'its format, as docs/importing.md and docs/fixes.md list them; detected by default',
    ...{ ...ANY, option: ['<format>', 'Options'] },
  },
  {
    name: 'cwd',
    about:
      'root of the checkout that it was recorded in, removed from its paths; or, relative, the folder of the checkout it began in',
    ...{ ...ANY, option: ['<dir>', 'Options'] },
  },
  {
    name: 'repo',
    about: 'the checkout in which to look up changes that are given by line number',
    ...{ ...ANY, option: ['<dir>', 'Options'] },
  },
  {
    name: 'base',
    about: 'look them up in this commit instead of the work tree',
    with: ['repo', 'latest', 'after'],
    ...ANY,
  },
  { name: 'at', about: 'for fixes: the commit that the tool saw', not: ['base'], ...{ ...ANY, verbs: [FIXES] } },
  { name: 'title', about: 'the title of the plan', ...{ ...ANY, option: ['<text>', 'Options'] } },
  {
    name: 'latest',
    about: 'import the newest session that worked in this checkout, with its sub-agents',
    ...{ ...FLAG, verbs: [SESSION] },
  },
  {
    name: 'after',
    about: 'compare the plan with what the session left: a folder, or a revision',
    ...{ ...ANY, verbs: RECORDED, option: ['<where>', 'Options'] },
  },
  {
    name: 'complete',
    about: 'add what differs from what the session left as last steps',
    with: ['after', 'latest'],
    ...{ ...FLAG, verbs: RECORDED },
  },
  {
    name: 'agent',
    about: 'with --latest: only sessions of this agent',
    with: ['latest'],
    ...{ ...ANY, type: AGENTS, verbs: [SESSION], option: ['<name>', 'Options'] },
  },
  { name: 'keep-failed', about: 'import calls that failed, too', ...{ ...FLAG, verbs: [SESSION] } },
  {
    ...ANY,
    name: 'shell',
    type: ['list', 'run'],
    about:
      'how to import shell commands that are not edits: list them, or carry them as Run steps, which the policy has to allow',
    given: 'list',
    verbs: [SESSION],
    option: ['<what>', 'Options'],
  },
  {
    name: 'unsafe',
    about: 'for fixes: take those that may change what the code does, too',
    ...{ ...FLAG, verbs: [FIXES] },
  },
  {
    name: 'suggestions',
    about: 'for fixes: take what is only suggested, where there is one suggestion',
    ...{ ...FLAG, verbs: [FIXES] },
  },
  {
    name: 'file',
    about: 'for a list of text edits: the file that it is about',
    ...{ ...ANY, verbs: [FIXES], option: ['<path>', 'Options'] },
  },
  {
    name: 'edits',
    about: 'for fixes: write a fix of one edit as an Edit, where its text is unique',
    ...{ ...FLAG, verbs: [FIXES] },
  },
  {
    ...ANY,
    name: 'commits',
    type: ['per-step', 'per-rule', 'per-file', 'squash'],
    about: 'for fixes: how they become commits',
    verbs: [FIXES],
    option: ['<mode>', 'Options'],
  },
  {
    name: 'strict',
    about: 'refuse, too, what may have changed files by a command whose effect the log does not show',
    ...{ ...FLAG, verbs: RECORDED },
  },
  {
    name: 'verbose',
    about: 'also list what changed no file: reads, searches, and calls that failed or were denied',
    ...FLAG,
  },
] as const satisfies readonly Input[]

type ImportValues = InputsOf<(typeof IMPORTS)[number], (typeof OWN)[number]>

/** `editplan import`: a plan of what agents, editors and git already write. */
export const importCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('import'), { own: OWN, headings: [], verbOf: verbMeant })
    .summary('turn a transcript, a patch or a diff into a plan')
    .description(
      'Makes a plan of what an agent, an editor or git wrote, as a whole or not at all. It refuses a change that cannot become a step, with its file and line. Several files of one format, such as a session and its sub-agents, become one plan.',
    )
    .argument('[file...]', 'what to import; - is standard input')
    .addHelpText(
      'after',
      examples(
        'editplan import session.jsonl -o plan.yaml',
        'editplan import --latest --strict -o plan.yaml',
        'editplan import --latest --shell run -o plan.yaml',
        'git diff main | editplan import - --repo . --base main -o plan.yaml',
      ),
    )
    .action(async (names: string[], options: ImportValues, command: Command) =>
      finish(await importFiles(names, options, { command, context })),
    )

/** The first way in which all that is given counts: what the source is shows once it is read. */
const verbMeant = (options: Partial<ImportValues>, _: readonly string[], command: Command) =>
  verbOf(options, [], () => undefined) ?? IMPORTS.find((verb) => idleIn(command, verb).length === 0) ?? SESSION

/** How it is to be imported: the words of the command line say it, else what the first source is. */
function verbOf({ from, latest }: Partial<ImportValues>, [first]: readonly ImportSource[], found: Detect) {
  const format = from ?? (latest ? undefined : first && found(openingOf(first)))
  if (format === undefined) return latest ? SESSION : undefined
  return isFixFormat(format) ? FIXES : PATCHES.has(format) ? PATCH : SESSION
}

type Detect = typeof detectImportFormat

/** Formats that hold patches and nothing of how they came to be. */
const PATCHES: ReadonlySet<string> = new Set(['diff', 'swe-bench'])

async function importFiles(
  given: readonly string[],
  options: ImportValues,
  { command, context }: { readonly command: Command; readonly context: Context },
): Promise<number> {
  const { verbose, output } = options
  refuseMisuse(given, options)
  const [{ detectImportFormat, formatNamed }, { importSources }, { askedOf, readingOf }, { batchAnswers }] =
    await Promise.all([
      import('../detect.ts'),
      import('../import-sources.ts'),
      import('../whole-import.ts'),
      import('../batch.ts'),
    ])
  const format = formatNamed(options.from)
  const opened = (names: readonly string[]) => Promise.all(names.map((name) => openSource(name, context)))
  const found = options.latest ? await latestOf(options, context) : { files: given }
  const sources = found.sources ?? (await opened(found.files))
  const verb = verbOf(options, sources, detectImportFormat)
  if (verb !== undefined) refuseIdle(command, verb)
  const request = { ...askedOf(options), ...requestOf(options, context), ...(format && { format }) }
  const [source, ...others] = sources
  const count = (source && others.length === 0 && batchAnswers(source)?.length) || 1
  if (source && count > 1) return importBatch(source, { request, count, options, context })
  const imported = await importSources(sources, request)
  const reading = readingOf(imported, options)
  const settled = settleOne(reading, options.lossy)
  const { notImported } = reading.source
  const listed = settled.ok ? notImported : notImported.filter((passage) => !isLoss(passage))
  context.stderr(renderNotImported(listed, context.errorStyle, { verbose }))
  if (!settled.ok) throw new EditplanError(settled.problems)
  const { plan } = settled
  for (const note of reading.source.notes) context.stderr(`${note}\n`)
  if (imported.ok) tellCompared(imported, context)
  await writePlan({ ...plan, steps: [...plan.steps] }, output, context)
  const differs = imported.ok && (imported.compared?.differing.length ?? 0) > 0
  return differs && !options.lossy ? 1 : 0
}

/** What was asked, as the library takes it. */
function requestOf(options: ImportValues, context: Context): ImportRequest {
  const { base, at, title, keepFailed, shell, repo } = options
  const looked = at ?? base
  return {
    ...(repo !== undefined && { root: path.resolve(context.cwd, repo) }),
    ...truthOf(options, context),
    fixRoot: context.cwd,
    ...(looked !== undefined && { base: looked }),
    fixes: fixOptionsOf(options),
    ...(title !== undefined && { title }),
    ...(keepFailed && { keepFailed }),
    shell,
  }
}

interface BatchImport {
  readonly count: number
  readonly request: ImportRequest
  readonly options: ImportValues
  readonly context: Context
}

/** A plan for each request of a batch, in a file of its own that its id names. */
async function importBatch(source: ImportSource, { request, count, options, context }: BatchImport): Promise<number> {
  const { readingsOf } = await import('../whole-import.ts')
  const { output } = options
  if (!output.endsWith('/')) {
    const message = `It holds the answers to ${count} requests. Each becomes its own plan. Name a folder for them: --output plans/`
    throw new EditplanError({ name: 'USAGE', message })
  }
  const readings = await readingsOf(source, { request, ...options })
  const plans = settle(readings, { ...(options.lossy && { lossy: true }) }, { tell: tellSource(context) })
  const names = plans.map(({ title }) => `${output}${title.replaceAll(/[^\w.-]+/g, '-').replace(/^[.-]+/, '')}.yaml`)
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (twice !== undefined)
    throw new EditplanError({
      name: 'USAGE',
      message: `Two requests would be written to ${twice}. Rename one of them.`,
    })
  await mkdir(path.resolve(context.cwd, output), { recursive: true })
  for (const [at, plan] of plans.entries()) await writePlan({ ...plan, steps: [...plan.steps] }, names[at]!, context)
  return 0
}

/** What the session left, where that is known: after the newest one, the work tree as it is. */
const truthOf = ({ repo = '.', latest, after, complete, output }: ImportValues, { cwd }: Context) => {
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

const fixOptionsOf = ({ unsafe, suggestions, file, edits, commits }: ImportValues) => ({
  ...(unsafe && { unsafe }),
  ...(suggestions && { suggestions }),
  ...(edits && { edits }),
  ...(file !== undefined && { file }),
  ...(commits && { commits }),
})

function refuseMisuse(given: readonly string[], { latest }: ImportValues): void {
  const faults: readonly (readonly [boolean, string])[] = [
    [latest === true && given.length > 0, '--latest finds the files itself. Pass either files or --latest.'],
    [!latest && given.length === 0, 'Pass the file to import, or --latest for the newest session.'],
  ]
  const [, message] = faults.find(([is]) => is) ?? []
  if (message !== undefined) throw new EditplanError({ name: 'USAGE', message })
}

/** The newest session, which it names on standard error. Throws PLAN_NOT_FOUND where there is none. */
async function latestOf(
  { repo, agent }: ImportValues,
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
