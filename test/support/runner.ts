import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { reportClient } from '../../scripts/build/report-client.mjs'
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

/** Builds everything that is published into a folder of its own. */
export async function buildInto(folder: string): Promise<void> {
  const script = new URL('../../scripts/build.mjs', import.meta.url).pathname
  await promisify(execFile)(process.execPath, [script, '--out', folder])
}

/** Bundles the Action alone into a folder: what tests of one of its modes need, in a tenth of the time. */
export async function buildAction(folder: string): Promise<void> {
  const root = resolve(import.meta.dirname, '../..')
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await build({
    absWorkingDir: root,
    entryPoints: { action: 'src/faces/action/main.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    external: ['sharp', 'unpdf'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [reportClient(root, () => undefined)],
    logLevel: 'error',
  })
}

/** Starts the built Action as the runner does: inputs and context in variables, answers in files. */
export async function runJob(
  dist: string,
  garden: Garden,
  { inputs, variables = {}, event, cancelOn }: JobRequest,
): Promise<Job> {
  const folder = await mkdtemp(join(tmpdir(), 'editplan-runner-'))
  const files = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
  }
  await Promise.all([
    writeFile(files.GITHUB_OUTPUT, ''),
    writeFile(files.GITHUB_STEP_SUMMARY, ''),
    writeFile(files.GITHUB_EVENT_PATH, JSON.stringify(event?.payload ?? {})),
  ])
  const { serverUrl, apiUrl } = garden.github
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: garden.checkout,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SERVER_URL: serverUrl,
    GITHUB_API_URL: apiUrl,
    GITHUB_GRAPHQL_URL: `${serverUrl}/api/graphql`,
    RUNNER_TEMP: folder,
    ...(event && { GITHUB_EVENT_NAME: event.name }),
    ...files,
    ...variables,
    ...Object.fromEntries(
      Object.entries({ token: TOKEN, ...inputs }).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
  }
  try {
    const ended = await start(join(dist, 'action.js'), { cwd: garden.checkout, env, cancelOn })
    const [output, summary] = await Promise.all([
      readFile(files.GITHUB_OUTPUT, 'utf8'),
      readFile(files.GITHUB_STEP_SUMMARY, 'utf8'),
    ])
    return { ...ended, outputs: readOutputs(output), summary }
  } finally {
    await rm(folder, { recursive: true, force: true })
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
function readOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  for (const [, name = '', , value = ''] of text.matchAll(/^(.+?)<<(.+)\n((?:.*\n)*?)\2$/gm))
    outputs[name] = value.replace(/\n$/, '')
  return outputs
}

/** The workflow commands among the lines of a log, as the runner would find them. */
export const commandsIn = (log: string): readonly string[] =>
  log.split(/\r?\n/).filter((line) => /^\s*::|##\[/.test(line))
