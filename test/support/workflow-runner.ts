import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { data, Evaluator, type Expr, Lexer, Parser } from '@actions/expressions'
import { parse } from 'yaml'
import * as z from 'zod'
import type { Garden } from './garden.ts'
import { testEnvironment } from './git.ts'
import { readOutputs, runBuiltJob } from './runner.ts'

const values = z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).default({})
const step = z.object({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: values,
  env: values,
})
const job = z.object({
  needs: z.union([z.string().transform((name) => [name]), z.array(z.string())]).default([]),
  if: z.string().optional(),
  permissions: z.record(z.string(), z.string()),
  outputs: z.record(z.string(), z.string()).default({}),
  strategy: z.object({ matrix: z.union([z.string(), z.record(z.string(), z.array(z.unknown()))]) }).optional(),
  steps: z.array(step),
})
const workflow = z.object({ jobs: z.record(z.string(), job) })

type JobText = z.infer<typeof job>
type StepText = z.infer<typeof step>
type Contexts = Readonly<Record<string, unknown>>

/** A repository at the stand-in whose workflows run as GitHub's runner runs them. */
export interface Workshop {
  readonly garden: Garden
  /** Folder of the built Action and command line. */
  readonly dist: string
  /** What jobs uploaded, by the id of the workflow's run. */
  readonly artifacts: Map<number, string>
  /** More variables of every job. */
  readonly variables?: Readonly<Record<string, string>>
  /** Whose the jobs' tokens are. */
  readonly login: string
  /** What stands in for Actions that the runner does not know, by their names. */
  readonly actions?: Readonly<Record<string, StandIn>>
  /** Scripts for bash of programs that jobs find, by their names. */
  readonly programs?: Readonly<Record<string, string>>
}

/** Does in a job's checkout what an Action does there; what it throws fails the step. */
export type StandIn = (given: ActionStep) => Promise<Readonly<Record<string, string>>>

export interface ActionStep {
  readonly inputs: Readonly<Record<string, string>>
  readonly env: Readonly<Record<string, string>>
  readonly workspace: string
  /** The folder of the runner for temporary files. */
  readonly temp: string
  /** In which the programs of jobs are. */
  readonly path: string
}

export interface WorkflowEvent {
  readonly name: string
  readonly payload: object
  /** The branch whose workflow runs; default: the default branch. */
  readonly branch?: string
  readonly inputs?: Readonly<Record<string, string>>
  readonly secrets?: Readonly<Record<string, string>>
}

export interface WorkflowRun {
  readonly id: number
  readonly result: 'success' | 'failure'
  /** Of all jobs: what they report as errors, and of scripts what they write to the error stream. */
  readonly errors: readonly string[]
  readonly jobs: Readonly<Record<string, Ended>>
}

interface Ended {
  readonly result: 'success' | 'failure' | 'skipped'
  readonly outputs: Readonly<Record<string, string>>
  readonly errors: readonly string[]
  /** Its requests to git and the API, as the stand-in tells them. */
  readonly traffic: readonly string[]
}

/**
 * Runs a workflow for an event: its jobs in the order of `needs`, each in a workspace and with a token of its own, whose rights are the
 * job's `permissions`. Checkouts, artifacts, scripts and the built Action are real; expressions are evaluated by GitHub's own code.
 * @param workflow its file and its text
 */
export async function runWorkflow(
  shop: Workshop,
  { file, text }: { readonly file: string; readonly text: string },
  event: WorkflowEvent,
): Promise<WorkflowRun> {
  const { jobs } = workflow.parse(parse(text))
  const id = shop.artifacts.size + 1
  shop.artifacts.set(id, await mkdtemp(join(tmpdir(), 'editplan-artifacts-')))
  const done: Record<string, Ended> = {}
  for (const [name, one] of Object.entries(jobs)) {
    const needs = Object.fromEntries(one.needs.map((need) => [need, done[need]]))
    const github = githubContext(shop, { file, name, event })
    done[name] = await runJobs(shop, one, {
      contexts: { github, needs, inputs: event.inputs, secrets: event.secrets ?? {} },
      event,
      id,
    })
  }
  const ended = Object.values(done)
  const result = ended.some((one) => one.result === 'failure') ? 'failure' : 'success'
  return { id, result, errors: ended.flatMap(({ errors }) => errors), jobs: done }
}

function githubContext(
  { garden }: Workshop,
  { file, name, event }: { file: string; name: string; event: WorkflowEvent },
) {
  const { repository, github } = garden
  const branch = event.branch ?? repository.defaultBranch
  const { pull_request: pull } = event.payload as { pull_request?: { number: number; head: { ref: string } } }
  const isPull = event.name === 'pull_request'
  return {
    event: { repository: { default_branch: repository.defaultBranch, visibility: 'public' }, ...event.payload },
    event_name: event.name,
    ...(isPull && { head_ref: pull?.head.ref }),
    ref: isPull ? `refs/pull/${pull?.number}/merge` : `refs/heads/${branch}`,
    ref_name: isPull ? `${pull?.number}/merge` : branch,
    repository: repository.name,
    server_url: github.serverUrl,
    workflow_ref: `${repository.name}/.github/workflows/${basename(file)}@refs/heads/${branch}`,
    job: name,
  }
}

interface JobRun {
  readonly contexts: Contexts
  readonly event: WorkflowEvent
  readonly id: number
}

/** A job, or each of its matrix. */
async function runJobs(shop: Workshop, one: JobText, run: JobRun): Promise<Ended> {
  const needs = Object.values((run.contexts.needs ?? {}) as Record<string, Ended>)
  const isGood = needs.every(({ result }) => result === 'success')
  if (!holds(one.if, run.contexts, isGood)) return { result: 'skipped', outputs: {}, errors: [], traffic: [] }
  const ended: Ended[] = []
  for (const matrix of matrixOf(one, run.contexts))
    ended.push(await runJob(shop, one, { ...run, contexts: { ...run.contexts, matrix } }))
  const result = ended.some((each) => each.result === 'failure') ? 'failure' : 'success'
  const [errors, traffic] = [ended.flatMap((each) => each.errors), ended.flatMap((each) => each.traffic)]
  return { result, outputs: ended.at(-1)?.outputs ?? {}, errors, traffic }
}

function matrixOf({ strategy }: JobText, contexts: Contexts): readonly (object | null)[] {
  if (!strategy) return [null]
  const { matrix } = strategy
  const given = typeof matrix === 'string' ? (evaluated(matrix, contexts) as Record<string, object[]>) : matrix
  return Object.entries(given).flatMap(([key, list]) =>
    list.map((value) => (key === 'include' ? (value as object) : { [key]: value })),
  )
}

let tokens = 0

async function runJob(shop: Workshop, one: JobText, { contexts, event, id }: JobRun): Promise<Ended> {
  const { garden, login } = shop
  tokens += 1
  const token = `ghs_job${String(tokens).padStart(29, '0')}`
  const { contents, checks = 'none', issues = 'none', attestations, actions = 'none' } = one.permissions
  // What writes pull requests comments on them too.
  const writesPulls = one.permissions['pull-requests'] === 'write'
  garden.github.tokens.set(token, {
    ...{ login, contents: contents === 'write' ? 'write' : 'read', signs: true },
    pullRequests: writesPulls ? 'write' : 'none',
    ...{ checks: checks === 'write' ? 'write' : 'none', issues: issues === 'write' || writesPulls ? 'write' : 'none' },
    actions: actions === 'none' ? 'none' : 'write',
    ...(attestations === 'write' && { attestations: 'write' }),
    permissions: one.permissions,
  })
  const folder = await mkdtemp(join(tmpdir(), 'editplan-job-'))
  const place = { folder, workspace: join(folder, 'work'), temp: join(folder, 'temp') }
  await Promise.all([place.workspace, place.temp, join(folder, 'bin')].map((each) => mkdir(each, { recursive: true })))
  await writePrograms(shop, join(folder, 'bin'))
  const known = {
    ...contexts,
    github: { ...(contexts.github as object), token, workspace: place.workspace },
    runner: { temp: place.temp },
  }
  const before = garden.github.traffic.length
  try {
    const ended = await runSteps({ shop, job: one, place, event, id, token, contexts: known })
    return { ...ended, traffic: garden.github.traffic.slice(before) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Place {
  readonly folder: string
  readonly workspace: string
  readonly temp: string
}

interface RunningJob {
  readonly shop: Workshop
  readonly job: JobText
  readonly place: Place
  readonly event: WorkflowEvent
  readonly id: number
  readonly token: string
  readonly contexts: Contexts
}

async function runSteps(running: RunningJob): Promise<Omit<Ended, 'traffic'>> {
  const steps: Record<string, object> = {}
  const errors: string[] = []
  for (const one of running.job.steps) {
    const contexts = { ...running.contexts, steps }
    if (!holds(one.if, contexts, errors.length === 0)) continue
    const ended = await runStep(one, { ...running, contexts })
    if (one.id) steps[one.id] = { outputs: ended.outputs }
    errors.push(...ended.errors)
  }
  const outputs = Object.entries(running.job.outputs).map(([name, text]) => [
    name,
    evaluated(text, { ...running.contexts, steps }) ?? '',
  ])
  return { result: errors.length > 0 ? 'failure' : 'success', outputs: Object.fromEntries(outputs), errors }
}

type StepEnded = Pick<Ended, 'outputs' | 'errors'>

async function runStep(one: StepText, running: RunningJob): Promise<StepEnded> {
  const given = Object.fromEntries(
    Object.entries(one.with).map(([name, value]) => [name, String(evaluated(String(value), running.contexts) ?? '')]),
  )
  const env = Object.fromEntries(
    Object.entries(one.env).map(([name, value]) => [name, String(evaluated(String(value), running.contexts) ?? '')]),
  )
  if (one.run !== undefined) return runScript(String(evaluated(one.run, running.contexts)), env, running)
  const [action = ''] = one.uses?.split('@') ?? []
  const run = ACTIONS[action]
  if (run) return run(given, running)
  const standIn = running.shop.actions?.[action]
  if (!standIn) throw new Error(`no step is known that uses ${one.uses}`)
  const { folder, workspace, temp } = running.place
  const path = `${join(folder, 'bin')}:${process.env.PATH}`
  return standIn({ inputs: given, env, workspace, temp, path }).then(
    (outputs) => ({ outputs, errors: [] }),
    (error: Error) => ({ outputs: {}, errors: [error.message] }),
  )
}

type Action = (given: Readonly<Record<string, string>>, running: RunningJob) => Promise<StepEnded>

const NOTHING: StepEnded = { outputs: {}, errors: [] }

const ACTIONS: Readonly<Record<string, Action>> = {
  'actions/setup-node': async () => NOTHING,
  'actions/checkout': async (given, running) => {
    await checkOut(given, running)
    return NOTHING
  },
  'actions/upload-artifact': async ({ name = '', path = '', ...given }, { shop, place, id }) => {
    const into = join(shop.artifacts.get(id) ?? '', name)
    let found = 0
    for (const one of path.split('\n').filter(Boolean)) {
      const from = resolve(place.workspace, one.trim())
      const isFile = await readFile(from).then(
        () => true,
        (error: NodeJS.ErrnoException) => (error.code === 'EISDIR' ? false : undefined),
      )
      if (isFile === undefined) continue
      found += 1
      await cp(from, isFile ? join(into, basename(from)) : into, { recursive: true })
    }
    return found === 0 && given['if-no-files-found'] === 'error'
      ? { outputs: {}, errors: [`no file is at ${path}`] }
      : NOTHING
  },
  'actions/download-artifact': async ({ name, pattern = '', path = '.', ...given }, { shop, place, id }) => {
    const from = join(shop.artifacts.get(Number(given['run-id'] ?? id)) ?? '', name ?? pattern)
    if (!existsSync(from))
      return name === undefined ? NOTHING : { outputs: {}, errors: [`Artifact '${name}' not found`] }
    await cp(from, resolve(place.workspace, path), { recursive: true })
    return NOTHING
  },
  'editplan/editplan': async (given, { shop, place, contexts, event }) => {
    const github = contexts.github as Record<string, string> & { event: object }
    const defaults = await inputDefaults()
    const inputs = {
      ...Object.fromEntries(
        Object.entries(defaults).map(([name, text]) => [name, String(evaluated(text, contexts) ?? '')]),
      ),
      ...given,
    }
    const ended = await runBuiltJob(
      shop.dist,
      { ...shop.garden, checkout: place.workspace },
      {
        inputs,
        event: { name: event.name, payload: github.event },
        variables: { ...runnerVariables(github, shop.garden), RUNNER_TEMP: place.temp, ...shop.variables },
      },
    )
    const errors = [...ended.stdout.matchAll(/^::error[^:]*?(?:title=([^,:]*))?[^:]*::(.*)$/gm)].map(
      ([, title = '', text = '']) => `${title}: ${text}`,
    )
    if (ended.exitCode === 0) return { outputs: ended.outputs, errors: [] }
    return {
      outputs: ended.outputs,
      errors: errors.length > 0 ? errors : [`exit code ${ended.exitCode}: ${ended.stdout}${ended.stderr}`],
    }
  },
}

const runnerVariables = (github: Readonly<Record<string, string>>, { repository }: Garden) => ({
  GITHUB_REPOSITORY: repository.name,
  GITHUB_REPOSITORY_ID: String(repository.id),
  GITHUB_REF: github.ref ?? '',
  GITHUB_REF_NAME: github.ref_name ?? '',
  GITHUB_HEAD_REF: github.head_ref ?? '',
  GITHUB_JOB: github.job ?? '',
  GITHUB_WORKFLOW_REF: github.workflow_ref ?? '',
})

/** What the runner fills in where a workflow gives an input nothing. */
async function inputDefaults(): Promise<Readonly<Record<string, string>>> {
  const { inputs } = parse(await readFile(new URL('../../action.yml', import.meta.url), 'utf8'))
  return Object.fromEntries(
    Object.entries(inputs as Record<string, { default?: unknown }>).flatMap(([name, { default: text }]) =>
      text === undefined ? [] : [[name, String(text)]],
    ),
  )
}

/** As actions/checkout leaves one: the default branch or the one named; of a pull request its merge with the base, on no branch. */
async function checkOut(
  given: Readonly<Record<string, string>>,
  { shop: { garden }, place, contexts }: RunningJob,
): Promise<void> {
  const { remote, repository, github } = garden
  const { ref } = contexts.github as Record<string, string>
  const wanted = given.ref || (ref ?? '')
  const name = wanted.startsWith('refs/') ? wanted : `refs/heads/${wanted}`
  if (/^refs\/pull\/\d+\/merge$/.test(name)) await mergeRef(garden, Number(name.split('/')[2]))
  const git = (...args: readonly string[]) => remote('-C', place.workspace, ...args)
  await git('init', '--quiet', '--template=')
  await mkdir(join(place.workspace, '.git/info'), { recursive: true })
  await git('remote', 'add', 'origin', `${github.serverUrl}/${repository.name}.git`)
  const depth = given['fetch-depth'] === '0' ? [] : ['--depth=1']
  const branch = name.startsWith('refs/heads/') ? name.slice('refs/heads/'.length) : undefined
  const local = branch === undefined ? name.replace('refs/', 'refs/remotes/') : `refs/remotes/origin/${branch}`
  const all = depth.length === 0 ? ['+refs/heads/*:refs/remotes/origin/*'] : []
  await git('fetch', '--quiet', '--no-tags', ...depth, `file://${repository.folder}`, ...all, `+${name}:${local}`)
  await git('checkout', '--quiet', ...(branch === undefined ? ['--detach', local] : ['-B', branch, local]))
}

/** The commit that GitHub makes of a pull request and its base. */
async function mergeRef({ remote, repository }: Garden, number: number): Promise<void> {
  const pull = repository.pulls.find((one) => one.number === number)
  if (!pull) throw new Error(`there is no pull request #${number}`)
  const base = await remote('rev-parse', pull.base.ref)
  const tree = await remote('merge-tree', '--write-tree', base, pull.head.sha)
  await remote(
    'update-ref',
    `refs/pull/${number}/merge`,
    await remote('commit-tree', tree, '-p', base, '-p', pull.head.sha, '-m', 'Merge'),
  )
}

/** Runs a script as the runner does; never synchronously, for this process serves GitHub. */
async function runScript(
  script: string,
  env: Readonly<Record<string, string>>,
  { shop, place, contexts, event }: RunningJob,
): Promise<StepEnded> {
  const { garden } = shop
  const output = join(place.folder, 'output')
  const summary = join(place.folder, 'summary')
  await Promise.all([output, summary].map((file) => writeFile(file, '')))
  const github = contexts.github as Record<string, string>
  const sha = await garden.remote('rev-parse', event.branch ?? garden.repository.defaultBranch)
  const child = spawn('bash', ['-e', '-c', script], {
    cwd: place.workspace,
    env: {
      ...testEnvironment(),
      ...runnerVariables(github, garden),
      PATH: `${join(place.folder, 'bin')}:${process.env.PATH}`,
      HOME: place.folder,
      RUNNER_TEMP: place.temp,
      GITHUB_WORKSPACE: place.workspace,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_SHA: sha,
      GITHUB_SERVER_URL: garden.github.serverUrl,
      GITHUB_API_URL: garden.github.apiUrl,
      ...env,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const code = await new Promise((end) => child.on('close', end))
  const text = await readFile(output, 'utf8')
  const simple = [...text.matchAll(/^([\w-]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])
  return {
    outputs: { ...Object.fromEntries(simple), ...readOutputs(text) },
    errors: code === 0 ? [] : [`exit code ${code}: ${said.slice(-2000)}`],
  }
}

/** In place of what the network would bring: the package of editplan as it is built, the other packages as they are installed here. */
async function writePrograms({ dist, programs: given }: Workshop, folder: string): Promise<void> {
  const modules = resolve(import.meta.dirname, '../../node_modules')
  const programs = {
    npm: `#!/bin/sh\nln -s "${modules}" node_modules\n`,
    npx: `#!/bin/sh\n[ "$1" = --yes ] && shift\nname="\${1%@*}"\nshift\nif [ "$name" = editplan ]; then exec "${process.execPath}" "${join(dist, 'cli.js')}" "$@"; fi\nexec "${modules}/.bin/$name" "$@"\n`,
    gh: `#!/bin/sh\nexec "${process.execPath}" "${resolve(import.meta.dirname, 'gh.mjs')}" "$@"\n`,
  }
  for (const [name, text] of Object.entries({ ...programs, ...given }))
    await writeFile(join(folder, name), text, { mode: 0o755 })
}

/** Whether a condition holds; without a function about the status, what went before has to be good. */
function holds(condition: string | undefined, contexts: Contexts, isGood: boolean): boolean {
  if (condition === undefined) return isGood
  const text = condition.replace(/^\$\{\{([\s\S]*)\}\}$/, '$1')
  const isAsked = /\b(?:success|failure|cancelled|always)\(\)/.test(text)
  return (isAsked || isGood) && isTrue(calculate(text, contexts, isGood))
}

const isTrue = (value: unknown): boolean =>
  value !== null && value !== false && value !== 0 && value !== '' && value !== undefined

/** A text with its expressions evaluated; one expression alone keeps its type. */
function evaluated(text: string, contexts: Contexts): unknown {
  const [, alone] = /^\s*\$\{\{((?:(?!\}\})[\s\S])*)\}\}\s*$/.exec(text) ?? []
  if (alone !== undefined) return calculate(alone, contexts, true)
  return text.replace(/\$\{\{((?:(?!\}\})[\s\S])*)\}\}/g, (_, expression: string) =>
    String(calculate(expression, contexts, true) ?? ''),
  )
}

const STATUS = ['success', 'failure', 'cancelled', 'always'] as const
const CONTEXTS = ['github', 'needs', 'inputs', 'secrets', 'matrix', 'runner', 'steps', 'env', 'vars']

function calculate(text: string, contexts: Contexts, isGood: boolean): unknown {
  const value = { success: isGood, failure: !isGood, cancelled: false, always: true }
  const functions = STATUS.map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value[name]),
  }))
  const { tokens: words } = new Lexer(text.trim()).lex()
  const expression: Expr = new Parser(words, CONTEXTS, functions).parse()
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary
  const found = new Evaluator(expression, known, new Map(functions.map((one) => [one.name, one]))).evaluate()
  return JSON.parse(JSON.stringify(found, data.replacer))
}
