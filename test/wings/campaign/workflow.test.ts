import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { type BuiltCli, builtCli } from '../../support/cli.ts'
import { testEnvironment } from '../../support/git.ts'
import { type Orchard, plantOrchard } from '../../support/orchard.ts'
import { exampleWorkflow } from '../../support/workflow.ts'

const PLAN = `version: 1
title: Answer
steps:
  - { tool: Read, file_path: src/index.ts }
  - { tool: Edit, file_path: src/index.ts, old_string: "42", new_string: "43" }
`
const CAMPAIGN = `version: 1
title: Answer
plans: [plan.yaml]
repositories: { search: "org:acme path:src" }
pace: { open_at_most: 2, writes_per_minute: 60000 }
`
/** The repositories of the campaign in shards. */
const SHARED = ['birch/a', 'birch/b', 'birch/c', 'birch/d']
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(z.object({ run: z.string().optional(), env: z.record(z.string(), z.string()).default({}) })),
      strategy: z.object({ matrix: z.unknown() }).optional(),
    }),
  ),
})

let orchard: Orchard
let cli: BuiltCli
let folder: string
beforeAll(async () => {
  cli = await builtCli()
  const shared = Object.fromEntries(SHARED.map((name) => [name, {}]))
  orchard = await plantOrchard({ 'acme/a': {}, 'acme/b': {}, 'acme/c': {}, 'ops/control': {}, ...shared })
  const permissions = { contents: 'write', pull_requests: 'write', metadata: 'read' }
  const reads = { contents: 'read', pull_requests: 'read', metadata: 'read' }
  const writer = ['acme', 'birch'].map((owner, at) => ({ id: at + 1, owner, permissions }))
  orchard.github.apps.push({ id: '9', publicKey, installations: writer })
  orchard.github.apps.push({ id: '8', publicKey, installations: [{ id: 3, owner: 'birch', permissions: reads }] })
  orchard.github.tokens.set('workflow', { login: 'github-actions[bot]', contents: 'read', pullRequests: 'none' })
  folder = await mkdtemp(join(tmpdir(), 'editplan-workflow-'))
  await writeFile(join(folder, 'plan.yaml'), PLAN)
  await writeFile(join(folder, 'campaign.yaml'), CAMPAIGN)
  await writeFile(join(folder, 'shards.yaml'), CAMPAIGN.replace('acme', 'birch').replace('at_most: 2', 'at_most: 16'))
  // In place of the package of that name.
  await writeFile(join(folder, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${cli.file}" "$@"\n`, {
    mode: 0o755,
  })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await orchard?.[Symbol.asyncDispose]()
})

/** Runs a job's own steps as the runner would; answers what they put out. */
async function runJob(
  name: string,
  values: Readonly<Record<string, string>>,
  file = 'campaign.yml',
): Promise<Record<string, string>> {
  const { steps } = jobOf(file, name)
  const output = join(folder, 'output')
  await writeFile(output, '')
  for (const { run, env } of steps) {
    if (run === undefined) continue
    const given = Object.entries(env).map(([key, value]) => [key, evaluate(value, values)])
    expect(await bash(run, { ...Object.fromEntries(given), GITHUB_OUTPUT: output })).toBe(0)
  }
  const lines = (await readFile(output, 'utf8')).split('\n').filter(Boolean)
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}

function jobOf(file: string, name: string) {
  const job = workflow.parse(parse(exampleWorkflow(file))).jobs[name]
  if (!job) throw new Error(`${file} has no job ${name}`)
  return job
}

const evaluate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
    const known = {
      'inputs.campaign': 'campaign.yaml',
      'secrets.app-id': '9',
      'secrets.private-key': privateKey,
      ...values,
    }[expression]
    if (known === undefined) throw new Error(`the test gives no value to ${expression}`)
    return known
  })

/** Never synchronous: this process serves GitHub. */
function bash(script: string, env: Readonly<Record<string, string>>): Promise<number | null> {
  const child = spawn('bash', ['-eo', 'pipefail', '-c', script], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...testEnvironment(),
      PATH: `${folder}:${process.env.PATH}`,
      RUNNER_TEMP: folder,
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
      GITHUB_REPOSITORY: 'ops/control',
      GITHUB_SERVER_URL: orchard.github.serverUrl,
      GITHUB_API_URL: orchard.github.apiUrl,
      ...env,
    },
  })
  return new Promise((resolve) => child.on('close', resolve))
}

const matrix = z.object({ include: z.array(z.object({ repository: z.string(), writes_per_minute: z.number() })) })

/** Runs the whole workflow once, as its schedule does; the repositories that it took up. */
async function runWorkflow(): Promise<readonly string[]> {
  const { matrix: text = '', jobs, 'max-parallel': parallel } = await runJob('plan', {})
  const { include } = matrix.parse(JSON.parse(text))
  expect([jobs, parallel]).toEqual([`${include.length}`, `${Math.max(1, include.length)}`])
  for (const { repository, writes_per_minute: writes } of include)
    await runJob('run', { 'matrix.repository': repository, 'matrix.writes_per_minute': String(writes) })
  await runJob('status', { 'github.token': 'workflow' })
  return include.map(({ repository }) => repository)
}

const pullsOf = (name: string) => orchard.github.repositories.get(name)?.pulls ?? []

async function merge(name: string): Promise<void> {
  await orchard.commit(name, { 'src/index.ts': 'export const answer = 43\n' })
  for (const pull of pullsOf(name)) Object.assign(pull, { merged: true, state: 'closed' })
}

/** States of the repositories in the one issue that the workflow keeps. */
function statesInIssue(): Record<string, string> {
  const issues = orchard.github.repositories.get('ops/control')?.issues ?? []
  expect(issues).toHaveLength(1)
  const rows = (issues[0]?.body ?? '').matchAll(/^\| (acme\/\w+) \| ([\w-]+) \|/gm)
  return Object.fromEntries([...rows].map(([, name = '', state = '']) => [name, state]))
}

describe('the workflow of a campaign', { timeout: 300_000 }, () => {
  it('plans, runs a matrix, and keeps its status on the summary and in one issue', async () => {
    expect(await runWorkflow()).toEqual(['acme/a', 'acme/b'])
    expect(await runWorkflow()).toEqual([])
    expect(['acme/a', 'acme/b', 'acme/c'].map((name) => pullsOf(name).length)).toEqual([1, 1, 0])
    expect(orchard.github.repositories.get('ops/control')?.issues).toHaveLength(1)
    expect(await readFile(join(folder, 'summary.md'), 'utf8')).toContain('| acme/a |')
  })

  it('goes on in the weeks after: what is merged makes room, what a person closed stays closed, and it ends', async () => {
    await merge('acme/a')
    expect(await runWorkflow()).toEqual(['acme/c'])
    for (const pull of pullsOf('acme/b')) pull.state = 'closed'
    expect(await runWorkflow()).toEqual([])
    expect(statesInIssue()).toEqual({ 'acme/a': 'merged', 'acme/b': 'closed', 'acme/c': 'open' })
    await merge('acme/c')
    expect(await runWorkflow()).toEqual([])
    expect(statesInIssue()).toEqual({ 'acme/a': 'merged', 'acme/b': 'closed', 'acme/c': 'merged' })
    expect(['acme/a', 'acme/b', 'acme/c'].map((name) => pullsOf(name).length)).toEqual([1, 1, 1])
  })
})

const shards = z.object({ shard: z.array(z.number()) })

/** Runs the workflow in shards once, as its schedule does; what its jobs ask of GitHub to be changed, that of the survey first. */
async function runShards(): Promise<readonly [readonly string[], readonly string[]]> {
  const { github } = orchard
  const written = (): readonly string[] =>
    github.requests
      .filter(({ method, path }) => method !== 'GET' && path !== '/graphql' && !path.startsWith('/app/'))
      .map(({ method, path }) => `${method} ${path}`)
  const given = { 'inputs.campaign': 'shards.yaml', 'secrets.reader-id': '8', 'secrets.reader-key': privateKey }
  github.clear()
  await runJob('survey', given, 'campaign-shards.yml')
  const surveyed = written()
  github.clear()
  const { shard } = shards.parse(jobOf('campaign-shards.yml', 'publish').strategy?.matrix)
  for (const one of shard) await runJob('publish', { ...given, 'matrix.shard': String(one) }, 'campaign-shards.yml')
  return [surveyed, written()]
}

const SEASON = ['all', 'campaign-shards.yml'].includes(process.env.SEASONS ?? '')
const statesOfShared = () =>
  SHARED.map((name) =>
    pullsOf(name)
      .map(({ state }) => state)
      .join(),
  )

it.runIf(SEASON)(
  'four weeks of a campaign in shards open one pull request a repository, whatever people and servers do',
  async () => {
    const [closed = '', merged = '', ...others] = SHARED
    expect((await runShards())[0]).toEqual([])
    expect(statesOfShared()).toEqual(['open', 'open', 'open', 'open'])
    await merge(merged)
    for (const pull of pullsOf(closed)) pull.state = 'closed'
    orchard.github.faults.push({ on: `/repos/${others[0]}`, status: 503, body: {} })
    expect((await runShards())[0]).toEqual([])
    for (const name of others) await orchard.commit(name, { 'notes/3.txt': '3\n' })
    expect((await runShards())[0]).toEqual([])
    expect(statesOfShared()).toEqual(['closed', 'closed', 'open', 'open'])
    for (const name of others) await merge(name)
    expect(await runShards()).toEqual([[], []])
    expect(statesOfShared()).toEqual(['closed', 'closed', 'closed', 'closed'])
  },
  0,
)
