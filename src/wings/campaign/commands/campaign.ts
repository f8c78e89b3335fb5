import { appendFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { paint, wrap } from '../../../core/report/terminal/style.ts'
import type { PlanPlace } from '../../../core/run/read-plans.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { counted } from '../../../core/text/words.ts'
import { EditplanError, exitCodeOf } from '../../../errors.ts'
import { type CommandFactory, type Context, requireOutput, writeOutput } from '../../../faces/cli/context.ts'
import { examples, serverOptions, withInputs } from '../../../faces/cli/options.ts'
import { readPlans, readText } from '../../../faces/cli/read-plans.ts'
import type { CampaignVerb, Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import type { Campaign } from '../campaign-file.ts'
import { CONTENTS_AN_HOUR } from '../campaign-report.ts'
import type { CampaignOptions } from '../campaign-run.ts'
import type { RepositoryResult } from '../decide.ts'
import type { Row } from '../row.ts'
import type { CampaignResult } from '../run-campaign.ts'
import type { folderRepositories } from './campaign-folders.ts'

/** `editplan campaign`: the same plans in many repositories. */
export const campaignCommand: CommandFactory = (context, finish) =>
  new Command('campaign')
    .summary('open and follow the pull requests of plans in many repositories')
    .description(
      'Runs plans in many repositories, as a campaign file says. The token comes from GITHUB_TOKEN or GH_TOKEN; with EDITPLAN_APP_ID and EDITPLAN_APP_PRIVATE_KEY, a GitHub App gets one for each owner.',
    )
    .addCommand(planCommand(context, finish))
    .addCommand(runCommand(context, finish))
    .addCommand(statusCommand(context, finish))
    .addCommand(againCommand('update', context, finish))
    .addCommand(againCommand('retry', context, finish))
    .addCommand(mergeCommand(context, finish))
    .addCommand(closeCommand(context, finish))
    .addHelpText('after', examples('editplan campaign plan campaign.yaml', 'editplan campaign status campaign.yaml'))

const RUNS = ['campaign run', 'campaign update', 'campaign retry'] as const
const ALL = ['campaign plan', ...RUNS, 'campaign status', 'campaign merge', 'campaign close'] as const
const RUN = { verbs: RUNS, of: 'face', option: ['<n>', 'Options'] } as const
const STATUS = { verbs: ['campaign status'], of: 'face', type: 'text', option: ['<file>', 'Options'] } as const
const FLAG = { type: 'flag', of: 'face', option: ['', 'Options'] } as const
const OWN = [
  { name: 'json', about: 'print JSON and nothing else', verbs: ALL, ...FLAG },
  {
    name: 'shard',
    type: 'text',
    about: 'only the i-th of n parts, with its part of the pace; auto/n takes i from JOB_COMPLETION_INDEX',
    ...{ ...RUN, verbs: ['campaign plan', ...RUNS], option: ['<i/n>', 'Options'] },
  },
  {
    name: 'read-only',
    about: 'the token need not write: an app asks for a token that reads',
    verbs: ['campaign plan'],
    ...FLAG,
  },
  {
    name: 'max-parallel',
    type: 'count',
    about: 'jobs at the same time; 4 by default',
    ...{ ...RUN, verbs: ['campaign plan'] },
  },
  {
    name: 'repository',
    type: 'text',
    about: 'only this one, whatever the pace of the campaign',
    not: ['shard', 'jobs'],
    ...{ ...RUN, option: ['<owner/name>', 'Options'] },
  },
  { name: 'jobs', type: 'count', about: 'repositories at the same time; 2 by default', ...RUN },
  {
    name: 'writes-per-minute',
    type: 'number',
    about: 'in place of the campaign’s: the share of one job of several',
    ...RUN,
  },
  {
    name: 'programs',
    about: 'run the programs that policies of the repositories name, here; refused by default',
    ...{ ...FLAG, verbs: RUNS },
  },
  { name: 'html', about: 'write it as one HTML page', ...STATUS },
  { name: 'markdown', about: 'append it as Markdown, e.g. to "$GITHUB_STEP_SUMMARY"', ...STATUS },
  {
    name: 'issue',
    about: 'keep it in an issue of this repository, which is made once and then brought up to date',
    ...{ ...STATUS, option: ['<owner/name>', 'Options'] },
  },
  {
    name: 'repository',
    about: 'only in this one',
    ...{ ...STATUS, verbs: ['campaign merge', 'campaign close'], option: ['<owner/name>', 'Options'] },
  },
  {
    name: 'method',
    type: ['merge', 'squash', 'rebase'],
    about: 'how; merge by default',
    ...{ verbs: ['campaign merge'], of: 'face', option: ['<how>', 'Options'] },
  },
  {
    name: 'delete-branches',
    about: 'delete the branches too, where nobody else committed to them',
    verbs: ['campaign close'],
    ...FLAG,
  },
  {
    name: 'dry-run',
    about: 'say what would be done, and do nothing',
    ...{ ...FLAG, verbs: [...RUNS, 'campaign merge', 'campaign close'] },
  },
] as const satisfies readonly Input[]

type ValuesOf<Of extends CampaignVerb> = InputsOf<Of, (typeof OWN)[number]>

/** A command of a campaign, which takes its file. */
const campaignSubcommand = (name: string): Command =>
  withInputs(new Command(name), { own: OWN, name: `campaign ${name}` }).argument(
    '<campaign>',
    'the campaign file, e.g. campaign.yaml',
  )

type Finish = Parameters<CommandFactory>[1]

const planCommand = (context: Context, finish: Finish): Command =>
  campaignSubcommand('plan')
    .summary('list the repositories that the next run takes up')
    .description(
      'Finds the repositories, asks GitHub for the state of each, and lists those that the next run takes up. `--json` prints them as a workflow matrix, in chunks of at most 256 jobs. Writes nothing.',
    )
    .addHelpText('after', examples('editplan campaign plan campaign.yaml --json'))
    .action(async (name: string, options: ValuesOf<'campaign plan'>) => finish(await plan(name, options, context)))

async function plan(
  name: string,
  { json, maxParallel, readOnly, shard }: ValuesOf<'campaign plan'>,
  context: Context,
): Promise<number> {
  const { planCampaign } = await import('../manage-campaign.ts')
  const { folders, ...options } = await campaignWithFolders(name, context, shard)
  if (options.token === undefined && !options.app && isOnDisk(options, folders)) {
    const { planInFolders } = await import('./campaign-folders.ts')
    const repositories = await planInFolders(options, folders)
    if (json) context.stdout(`${JSON.stringify({ version: 1, repositories }, null, 2)}\n`)
    for (const { repository, need, reason = '' } of json ? [] : repositories)
      context.stdout(`${need.padEnd(10)}  ${repository}  ${oneLine(reason)}`.trimEnd().concat('\n'))
    return 0
  }
  const planned = await planCampaign({ ...options, parallel: maxParallel, readsOnly: readOnly })
  const { plan: next, estimate, rows, problems } = planned
  tellProblems(problems, context)
  if (json) {
    context.stdout(`${JSON.stringify({ version: 1, ...next, estimate, repositories: rows, problems }, null, 2)}\n`)
    return 0
  }
  const jobs = next.chunks.flatMap(({ include }) => include)
  for (const { repository } of jobs) context.stdout(`${repository}\n`)
  const left = next.left > 0 ? ` ${next.left} wait for a later one.` : ''
  context.stdout(
    `${jobs.length > 0 ? '\n' : ''}The next run takes up ${jobs.length} of ${rows.length} repositories.${left}\n`,
  )
  const { repositories, contents, identities, hours } = estimate
  if (repositories > 0)
    context.stdout(
      `At most ${repositories} are to be opened: ${counted(contents, 'call')} that create content, by ${counted(identities, 'identity', 'identities')}. GitHub takes ${CONTENTS_AN_HOUR} of each in an hour: ${counted(hours, 'hour')} at least.\n`,
    )
  return 0
}

const runCommand = (context: Context, finish: Finish): Command =>
  campaignSubcommand('run')
    .summary('open and update pull requests')
    .description(
      'Opens pull requests as fast as the campaign’s pace allows, and updates those whose plans changed. The next run continues what this one did not finish.',
    )
    .addHelpText(
      'after',
      examples(
        'editplan campaign run campaign.yaml --jobs 4',
        'editplan campaign run campaign.yaml --repository acme/app',
      ),
    )
    .action(async (name: string, options: RunValues) => finish(await run(name, options, context)))

const AGAIN = {
  update: {
    summary: 'bring open pull requests onto the current base',
    description:
      'Runs the campaign, and rebuilds open pull requests whose base has moved. `run` does not rebuild those that GitHub can merge.',
  },
  retry: {
    summary: 'try again where plans failed, met a conflict or were closed',
    description:
      'Runs the campaign, and also tries again where plans failed, met a conflict or changed nothing on the same base, and where somebody closed the pull request.',
  },
} as const

const againCommand = (name: 'update' | 'retry', context: Context, finish: Finish): Command =>
  campaignSubcommand(name)
    .summary(AGAIN[name].summary)
    .description(AGAIN[name].description)
    .addHelpText('after', examples(`editplan campaign ${name} campaign.yaml`))
    .action(async (file: string, options: RunValues) =>
      finish(await run(file, { ...options, rerun: { [name]: true } }, context)),
    )

type RunValues = ValuesOf<(typeof RUNS)[number]> & {
  readonly rerun?: { readonly update?: boolean; readonly retry?: boolean }
}

/** On a desk a run waits for GitHub's hourly limit; a job of a workflow would be paid for waiting. */
const DESK_PATIENCE = 65 * 60_000

async function run(name: string, options: RunValues, context: Context): Promise<number> {
  const { json, repository, jobs, writesPerMinute, programs, rerun, shard, dryRun } = options
  const { runCampaign } = await import('../run-campaign.ts')
  const result = await runCampaign({
    ...(await campaignOptions(name, context, shard)),
    repository,
    jobs,
    writesPerMinute,
    ...(repository === undefined && { patience: DESK_PATIENCE }),
    ...(programs && { programs: 'run' }),
    ...{ rerun, dryRun },
    onResult: json ? undefined : (one) => tellResult(one, context),
  })
  tellProblems(result.problems, context)
  if (json) context.stdout(`${JSON.stringify({ version: 1, ...result }, null, 2)}\n`)
  else if (result.next) tellNext(result.next, result, context)
  else tellEnd(result, repository, context)
  const failed = result.results.find(({ outcome }) => outcome === 'failed' || outcome === 'conflict')
  return failed ? exitCodeOf(failed.problems[0]?.name ?? 'GITHUB_FAILED') : 0
}

const COLOURS = {
  opened: 'green',
  updated: 'green',
  unchanged: 'dim',
  merged: 'dim',
  'not-needed': 'dim',
  failed: 'red',
  conflict: 'yellow',
} as const satisfies Record<RepositoryResult['outcome'], string>

function tellResult({ repository, outcome, url = '', problems }: RepositoryResult, { style, stdout }: Context): void {
  stdout(`${paint(style, COLOURS[outcome], outcome.padEnd(10))}  ${repository}  ${url}`.trimEnd().concat('\n'))
  for (const { name, message } of problems) {
    const lines = wrap(`${name}: ${oneLine(message)}`, style.width - 4)
    stdout(lines.map((line) => `    ${line}\n`).join(''))
  }
}

function tellNext(next: readonly Row[], { rows, left }: CampaignResult, { stdout }: Context): void {
  for (const { todo, repository, pull } of next)
    stdout(`${todo === 'update' ? 'update' : 'open  '}  ${pull?.url ?? repository}\n`)
  const rest = left > 0 ? ` ${left} wait for a later one.` : ''
  stdout(`${next.length > 0 ? '\n' : ''}A run now takes up ${next.length} of ${rows.length} repositories.${rest}\n`)
}

function tellEnd({ results, rows, left }: CampaignResult, only: string | undefined, { stdout }: Context): void {
  if (only !== undefined) {
    const [row] = rows
    if (results.length === 0 && row)
      stdout(`${row.state}  ${row.repository}  ${oneLine(row.reason ?? row.pull?.url ?? '')}\n`)
    return
  }
  const rest = left > 0 ? ` ${left} wait for a later run.` : ''
  stdout(`\n${results.length} repositories done.${rest} See \`editplan campaign status\`.\n`)
}

const statusCommand = (context: Context, finish: Finish): Command =>
  campaignSubcommand('status')
    .summary('show the state of each repository')
    .description(
      'Asks GitHub for the state of the campaign in each repository, and shows it. The exit code is 0, whatever the state.',
    )
    .addHelpText('after', examples('editplan campaign status campaign.yaml --html status.html'))
    .action(async (name: string, options: ValuesOf<'campaign status'>) => finish(await status(name, options, context)))

async function status(
  name: string,
  { json, html, markdown, issue }: ValuesOf<'campaign status'>,
  context: Context,
): Promise<number> {
  const { campaignStatus } = await import('../manage-campaign.ts')
  const { trackInIssue } = await import('../manage-campaign.ts')
  const options = await campaignOptions(name, context)
  const found = await campaignStatus(options)
  const { cwd } = context
  if (html !== undefined) {
    const { campaignPage } = await import('../campaign-page.ts')
    await writeOutput(html, campaignPage(found), context)
  }
  if (markdown !== undefined) {
    const { campaignMarkdown } = await import('../campaign-report.ts')
    await requireOutput(markdown, context)
    await appendFile(path.resolve(cwd, markdown), campaignMarkdown(found))
  }
  if (issue !== undefined) {
    const { url } = await trackInIssue(options, found, issue)
    if (!json) context.stdout(`${url}\n\n`)
  }
  tellProblems(found.problems ?? [], context)
  if (json) context.stdout(`${JSON.stringify(found, null, 2)}\n`)
  else context.stdout((await import('../campaign-report.ts')).renderCampaign(found, context.style))
  return 0
}

const mergeCommand = (context: Context, finish: Finish): Command =>
  campaignSubcommand('merge')
    .summary('merge approved pull requests whose checks pass')
    .description(
      'Merges the open pull requests of the campaign that are approved and whose checks pass, one by one: only at the commit that a run pushed, and as the rules of each repository allow.',
    )
    .addHelpText('after', examples('editplan campaign merge campaign.yaml --method squash'))
    .action(async (name: string, options: ValuesOf<'campaign merge'>) => finish(await merge(name, options, context)))

async function merge(name: string, { json, ...wanted }: ValuesOf<'campaign merge'>, context: Context): Promise<number> {
  const { mergeCampaign } = await import('../end-campaign.ts')
  const { pulls, problems } = await mergeCampaign({ ...(await campaignOptions(name, context)), ...wanted })
  tellProblems(problems, context)
  if (json) context.stdout(`${JSON.stringify({ version: 1, pulls, problems }, null, 2)}\n`)
  else {
    for (const { outcome, repository, url = repository, why = '' } of pulls)
      context.stdout(`${outcome.padEnd(8)}  ${url}  ${oneLine(why)}`.trimEnd().concat('\n'))
    if (pulls.length === 0) context.stdout('No pull request of the campaign is open.\n')
  }
  return pulls.some(({ outcome }) => outcome === 'refused') ? exitCodeOf('GITHUB_FAILED') : 0
}

const closeCommand = (context: Context, finish: Finish): Command =>
  campaignSubcommand('close')
    .summary('close the open pull requests of the campaign')
    .description('Closes the pull requests that are open. Merged ones stay merged, and the branches stay.')
    .addHelpText('after', examples('editplan campaign close campaign.yaml --delete-branches'))
    .action(async (name: string, options: ValuesOf<'campaign close'>) => finish(await close(name, options, context)))

async function close(name: string, { json, ...wanted }: ValuesOf<'campaign close'>, context: Context): Promise<number> {
  const { closeCampaign } = await import('../end-campaign.ts')
  const { closed, problems } = await closeCampaign({ ...(await campaignOptions(name, context)), ...wanted })
  tellProblems(problems, context)
  if (json) context.stdout(`${JSON.stringify({ version: 1, closed, problems }, null, 2)}\n`)
  else {
    for (const { repository, url = repository, problem } of closed)
      context.stdout(
        problem ? `failed  ${url}  ${oneLine(problem)}\n` : `${wanted.dryRun ? 'close ' : 'closed'}  ${url}\n`,
      )
    if (closed.length === 0) context.stdout('No pull request of the campaign is open.\n')
  }
  const isWhole =
    closed.every(({ problem }) => problem === undefined) &&
    problems.every(({ name: one }) => one === 'CAMPAIGN_INVALID')
  return isWhole ? 0 : exitCodeOf('GITHUB_FAILED')
}

function tellProblems(
  problems: readonly { readonly name: string; readonly message: string }[],
  { stderr }: Context,
): void {
  for (const { name, message } of problems) stderr(`${name}: ${oneLine(message)}\n`)
}

/** Nothing is to be asked to know the repositories. */
const isOnDisk = (
  { campaign: { repositories } }: CampaignOptions,
  folders: readonly { readonly name: string }[],
): boolean =>
  folders.length > 0 &&
  folders.length === repositories.list.length &&
  repositories.file === undefined &&
  repositories.search === undefined &&
  repositories.topics.length === 0

/** Reads a campaign file, what it names, and who it acts as. Throws CAMPAIGN_INVALID, PLAN_NOT_FOUND, the problems of plans, USAGE. */
async function campaignOptions(name: string, context: Context, shard?: string): Promise<CampaignOptions> {
  const { folders: _, ...options } = await campaignWithFolders(name, context, shard)
  return options
}

/** The same, with the checkouts that it names. */
async function campaignWithFolders(
  name: string,
  context: Context,
  shard?: string,
): Promise<CampaignOptions & { readonly folders: Awaited<ReturnType<typeof folderRepositories>> }> {
  const { cwd, env, signal } = context
  const { parseShard } = await import('../matrix.ts')
  const { campaignSource, parseCampaign } = await import('../campaign-file.ts')
  const refusal = 'CAMPAIGN_INVALID'
  const parsed = parseCampaign(await readText(name, context, { what: `The campaign ${name}`, refusal }), name)
  if (!parsed.ok) throw new EditplanError(parsed.problems)
  const { repositories } = parsed.campaign
  const folder = path.dirname(path.resolve(cwd, name))
  const onDisk = { file: await realpath(path.resolve(cwd, name)), folder }
  const folders = repositories.folders.length > 0 ? await readFolders(repositories.folders, onDisk) : []
  const list = [...repositories.list, ...folders.map((one) => one.name)]
  const campaign = { ...parsed.campaign, repositories: { ...repositories, list } }
  const { EDITPLAN_APP_ID: id, EDITPLAN_APP_PRIVATE_KEY: privateKey } = env
  return {
    campaign,
    folders,
    source: await campaignSource(onDisk.file, campaign.title),
    file: await repositoriesFile(campaign, { ...context, cwd: folder }),
    plansFor: (vars, repository) => plansFor(campaign, folder, { context, vars, repository }),
    ...(id && privateKey && { app: { id, privateKey } }),
    ...serverOptions(context),
    environment: env,
    scratch: env.RUNNER_TEMP || undefined,
    ...(shard !== undefined && { shard: parseShard(shard, env) }),
    signal,
  }
}

async function readFolders(...asked: Parameters<typeof folderRepositories>): ReturnType<typeof folderRepositories> {
  const { folderRepositories: read } = await import('./campaign-folders.ts')
  return read(...asked)
}

async function repositoriesFile(
  { repositories: { file } }: Campaign,
  context: Context,
): Promise<CampaignOptions['file']> {
  if (file === undefined) return undefined
  const what = `The list of repositories ${file}`
  return { name: file, text: await readText(file, context, { what, refusal: 'CAMPAIGN_INVALID' }) }
}

/** The plans lie beside the campaign, wherever it is run from. */
const plansFor = (
  { plans }: Campaign,
  folder: string,
  { context, ...values }: { readonly context: Context } & Pick<PlanPlace, 'vars' | 'repository'>,
) => readPlans(plans, { ...context, cwd: folder }, values)
