import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runAction } from '../../src/faces/action/action.ts'
import { runnerContext } from '../../src/faces/action/job.ts'
import { type Garden, REPOSITORY, TOKEN } from './garden.ts'

export interface Job {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
}

export interface JobRequest {
  readonly inputs: Readonly<Record<string, string>>
  /** Beside those that the runner always sets. */
  readonly variables?: Readonly<Record<string, string>>
  /** The event that starts the workflow, and its name. */
  readonly event?: { readonly name: string; readonly payload: object }
  /** The workflow is cancelled once this file is there. */
  readonly cancelOn?: string
}

/** The Action has to run on whatever Node the runner has. */
const NODE = process.env.EDITPLAN_TEST_NODE ?? process.execPath

/** Builds all that is published but the declarations into a folder. */
export async function buildInto(folder: string): Promise<void> {
  const script = new URL('../../scripts/build.mjs', import.meta.url).pathname
  await promisify(execFile)(process.execPath, [script, '--no-types', '--out', folder])
}

/** Starts the built Action as the runner does: inputs and context in variables, answers in files. */
export const runBuiltJob = (dist: string, garden: Garden, request: JobRequest): Promise<Job> =>
  asJob(garden, request, (env) =>
    start(join(dist, 'action.js'), { cwd: garden.checkout, env, cancelOn: request.cancelOn }),
  )

/** The same in this process, at a tenth of the time: for what the Action does rather than for how it is started. One at a time. */
export function runJob(garden: Garden, request: Omit<JobRequest, 'cancelOn'>): Promise<Job> {
  const job = last.then(() => asJob(garden, request, runInside))
  last = job.catch(() => undefined)
  return job
}

let last: Promise<unknown> = Promise.resolve()

type Environment = Readonly<Record<string, string | undefined>>

async function asJob(
  garden: Garden,
  { inputs, variables = {}, event }: JobRequest,
  run: (env: Environment) => Promise<Pick<Job, 'exitCode' | 'stdout' | 'stderr'>>,
): Promise<Job> {
  const folder = await mkdtemp(join(tmpdir(), 'editplan-runner-'))
  const files = { GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'summary') }
  await Promise.all(Object.values(files).map((file) => writeFile(file, '')))
  const env = {
    ...(await variablesIn(folder, garden, event)),
    HOME: folder,
    ...files,
    ...variables,
    ...Object.fromEntries(
      Object.entries({ token: TOKEN, ...inputs }).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
  }
  try {
    const ended = await run(env)
    const [output, summary] = await Promise.all([
      readFile(files.GITHUB_OUTPUT, 'utf8'),
      readFile(files.GITHUB_STEP_SUMMARY, 'utf8'),
    ])
    return { ...ended, outputs: readOutputs(output), summary }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The runner's toolkit reads the variables of the process and writes to its output: for as long as the job runs, they are the job's. */
async function runInside(env: Environment): Promise<Pick<Job, 'exitCode' | 'stdout' | 'stderr'>> {
  const kept = process.env
  const said = { stdout: '', stderr: '' }
  const listening = (['stdout', 'stderr'] as const).map((name) => {
    const { write } = process[name]
    process[name].write = (text: string | Uint8Array) => {
      said[name] += Buffer.from(text).toString()
      return true
    }
    return () => Object.assign(process[name], { write })
  })
  process.env = { ...env }
  try {
    const exitCode = await runAction(runnerContext(new AbortController().signal))
    return { exitCode, ...said }
  } finally {
    process.env = kept
    for (const stop of listening) stop()
  }
}

/** What the Action tells the runner when it is run in this process. */
export interface Told extends Pick<Job, 'exitCode' | 'outputs' | 'summary'> {
  readonly log: readonly string[]
  readonly errors: readonly string[]
  /** Folders for clones and objects that it did not remove. */
  readonly left: readonly string[]
}

/** Runs the Action in this process: a tenth of the time, for tests of what it does rather than of how it is started. */
export async function runHere(
  garden: Garden,
  { inputs, variables = {}, event }: Omit<JobRequest, 'cancelOn'>,
): Promise<Told> {
  const folder = await mkdtemp(join(tmpdir(), 'editplan-runner-'))
  const given: Readonly<Record<string, string>> = { token: TOKEN, ...inputs }
  const told = { outputs: {} as Record<string, string>, errors: [] as string[], log: [] as string[], summary: '' }
  try {
    const exitCode = await runAction({
      env: { ...(await variablesIn(folder, garden, event)), ...variables },
      getInput: (name) => given[name] ?? '',
      setSecret() {},
      setOutput(name, value) {
        told.outputs[name] = value
      },
      info: (text) => void told.log.push(text),
      error: (text) => void told.errors.push(text),
      warning() {},
      notice() {},
      async writeSummary(markdown) {
        told.summary = markdown
      },
    })
    const left = (await readdir(folder, { recursive: true })).filter((name) => /clone|objects/.test(name))
    return { exitCode, ...told, left }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The variables that the runner sets for every step, with its files in the folder. */
async function variablesIn(folder: string, garden: Garden, event: JobRequest['event']) {
  const file = join(folder, 'event.json')
  await writeFile(file, JSON.stringify(event?.payload ?? {}))
  const { serverUrl, apiUrl } = garden.github
  return {
    PATH: process.env.PATH,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: garden.checkout,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SERVER_URL: serverUrl,
    GITHUB_API_URL: apiUrl,
    GITHUB_GRAPHQL_URL: `${serverUrl}/api/graphql`,
    GITHUB_EVENT_PATH: file,
    RUNNER_TEMP: folder,
    ...(event && { GITHUB_EVENT_NAME: event.name }),
  }
}

interface Start {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cancelOn: string | undefined
}

function start(script: string, { cwd, env, cancelOn }: Start) {
  return new Promise<Pick<Job, 'exitCode' | 'stdout' | 'stderr'>>((resolve) => {
    const child = execFile(NODE, [script], { cwd, env }, (error, stdout, stderr) => {
      clearInterval(watch)
      // Of a process that a signal ended there is no code.
      resolve({ exitCode: error === null ? 0 : Number(error.code ?? Number.NaN), stdout, stderr })
    })
    const watch = setInterval(() => {
      if (cancelOn === undefined || !existsSync(cancelOn)) return
      clearInterval(watch)
      child.kill('SIGINT')
    }, 50)
  })
}

/** The runner's file of outputs: `name<<delimiter`, the value, the delimiter. */
export function readOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  for (const [, name = '', , value = ''] of text.matchAll(/^(.+?)<<(.+)\n((?:.*\n)*?)\2$/gm))
    outputs[name] = value.replace(/\n$/, '')
  return outputs
}

/** The workflow commands among the lines of a log, as the runner would find them. */
export const commandsIn = (log: string): readonly string[] =>
  log.split(/\r?\n/).filter((line) => /^\s*::|##\[/.test(line))
