import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { isInShard, paceOf, parseShard } from '../../../src/wings/campaign/matrix.ts'
import { type BuiltCli, builtCli } from '../../support/cli.ts'
import { testEnvironment } from '../../support/git.ts'
import { type Orchard, plantOrchard, TOKEN } from '../../support/orchard.ts'
import { editplan } from '../../support/program.ts'
import { exampleWorkflow, faultsOf } from '../../support/workflow.ts'

describe('a shard', () => {
  it.each([
    ['1/1', {}, { index: 1, of: 1 }],
    ['3/8', { JOB_COMPLETION_INDEX: '5' }, { index: 3, of: 8 }],
    ['auto/8', { JOB_COMPLETION_INDEX: '0' }, { index: 1, of: 8 }],
    ['auto/8', { JOB_COMPLETION_INDEX: '7' }, { index: 8, of: 8 }],
  ])('is read from %j with %j', (text, environment, expected) => {
    expect(parseShard(text, environment)).toEqual(expected)
  })

  it.each([
    ['0/8', {}],
    ['9/8', {}],
    ['1/0', {}],
    ['1', {}],
    ['-1/8', {}],
    ['1/8/2', {}],
    ['1.5/8', {}],
    ['auto/8', {}],
    ['auto/8', { JOB_COMPLETION_INDEX: '8' }],
    ['auto/8', { JOB_COMPLETION_INDEX: '-1' }],
    ['auto/8', { JOB_COMPLETION_INDEX: '' }],
    ['auto', { JOB_COMPLETION_INDEX: '0' }],
  ])('is refused for %j with %j', (text, environment) => {
    expect(() => parseShard(text, environment)).toThrow(expect.objectContaining({ name: 'USAGE' }))
  })

  it('has each repository in one of n, by its id alone, about as many in each', { tags: 'quick' }, () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 50 }), (id, of) => {
        const shards = Array.from({ length: of }, (_, at) => ({ index: at + 1, of }))
        const inOf = (name: string) => shards.filter((shard) => isInShard(shard, { id, name }))
        expect(inOf('acme/one')).toHaveLength(1)
        expect(inOf('acme/two')).toEqual(inOf('acme/one'))
      }),
    )
    const sizes = Array.from({ length: 8 }, (_, at) =>
      Array.from({ length: 8000 }, (__, id) => id).filter((id) =>
        isInShard({ index: at + 1, of: 8 }, { id, name: '' }),
      ),
    ).map((ids) => ids.length)
    expect(Math.min(...sizes)).toBeGreaterThan(900)
  })

  it('has its part of the pace, at least one pull request, and all parts are the whole', () => {
    const pace = fc.record({
      open_at_most: fc.integer({ min: 1, max: 1000 }),
      per_hour: fc.integer({ min: 1, max: 1000 }),
      writes_per_minute: fc.integer({ min: 1, max: 80 }),
    })
    fc.assert(
      fc.property(pace, fc.integer({ min: 1, max: 200 }), (whole, of) => {
        const parts = () => Array.from({ length: of }, (_, at) => paceOf(whole, { index: at + 1, of }))
        if (of > Math.min(whole.open_at_most, whole.per_hour)) {
          expect(parts).toThrow(expect.objectContaining({ name: 'USAGE' }))
          return
        }
        const sum = (key: keyof typeof whole) => parts().reduce((all, part) => all + part[key], 0)
        expect([sum('open_at_most'), sum('per_hour')]).toEqual([whole.open_at_most, whole.per_hour])
        expect(sum('writes_per_minute')).toBeCloseTo(whole.writes_per_minute)
        expect(Math.min(...parts().map((part) => part.open_at_most))).toBeGreaterThan(0)
      }),
    )
  })
})

const PLAN = `version: 1
title: Answer
options: { reads: auto }
steps:
  - { tool: Edit, glob: "src/*.ts", old_string: "42", new_string: "43", replace_all: true, expect_matches: { min: 0 } }
`
const NAMES = [...'abcdef'].map((letter, at) => `${at % 2 === 0 ? 'acme' : 'umbra'}/${letter}`)
const SHARDS = 2

let orchard: Orchard
let cli: BuiltCli
let folder: string
beforeAll(async () => {
  cli = await builtCli()
  orchard = await plantOrchard(Object.fromEntries(NAMES.map((name) => [name, {}])))
  await orchard.commit('acme/a', { 'src/index.ts': 'export const answer = 43\n' })
  folder = await mkdtemp(join(tmpdir(), 'editplan-shard-'))
  await writeFile(join(folder, 'plan.yaml'), PLAN)
  await writeFile(
    join(folder, 'campaign.yaml'),
    `version: 1\ntitle: Answer\nplans: [plan.yaml]\nrepositories: { list: [${NAMES}] }\npull_requests: { labels: [campaign] }\npace: { open_at_most: 1000, per_hour: 1000, writes_per_minute: 60000 }\n`,
  )
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await orchard?.[Symbol.asyncDispose]()
})

const environment = () => ({
  GITHUB_TOKEN: TOKEN,
  GITHUB_SERVER_URL: orchard.github.serverUrl,
  GITHUB_API_URL: orchard.github.apiUrl,
  RUNNER_TEMP: folder,
})

const planned = async (...args: readonly string[]) =>
  JSON.parse(
    (await editplan(['campaign', 'plan', 'campaign.yaml', '--json', ...args], { cwd: folder, env: environment() }))
      .stdout,
  )

interface Ended {
  readonly process: ChildProcess
  readonly code: Promise<number | null>
}

/** The command of an example in a process of its own. */
function start(args: readonly string[], more: Readonly<Record<string, string>> = {}): Ended {
  const env = { ...testEnvironment(), ...environment(), ...more }
  const child = spawn(process.execPath, [cli.file, ...args], { cwd: folder, env, stdio: 'ignore' })
  return { process: child, code: new Promise((resolve) => child.on('close', resolve)) }
}

const job = z.object({
  spec: z.object({
    completionMode: z.literal('Indexed'),
    completions: z.number(),
    template: z.object({
      spec: z.object({ containers: z.tuple([z.object({ command: z.tuple([z.literal('editplan')], z.string()) })]) }),
    }),
  }),
})

const kubernetesJob = () =>
  job.parse(parse(readFileSync(new URL('../../../examples/kubernetes/campaign.yaml', import.meta.url), 'utf8'))).spec

const matrix = z.object({
  jobs: z.object({
    publish: z.object({
      strategy: z.object({ matrix: z.object({ shard: z.array(z.number()) }) }),
      steps: z.array(z.object({ run: z.string().optional(), env: z.record(z.string(), z.string()).optional() })),
    }),
  }),
})

describe('a campaign in shards', () => {
  it('surveys each repository with few calls and a token that reads, and says where the plans are needed', async () => {
    orchard.github.tokens.set('reader', { login: 'fern', contents: 'read', pullRequests: 'none' })
    orchard.github.clear()
    const { stdout } = await editplan(['campaign', 'plan', 'campaign.yaml', '--json', '--read-only'], {
      cwd: folder,
      env: { ...environment(), GITHUB_TOKEN: 'reader' },
    })
    const { repositories, estimate } = JSON.parse(stdout)
    expect(orchard.github.requests).toHaveLength(2)
    expect(repositories).toHaveLength(NAMES.length)
    const need = Object.fromEntries(
      repositories.map((row: { repository: string; need: string }) => [row.repository, row.need]),
    )
    expect(need).toEqual({ ...Object.fromEntries(NAMES.map((name) => [name, 'needed'])), 'acme/a': 'not-needed' })
    expect(estimate).toEqual({ repositories: 5, contents: 10, identities: 1, hours: 1 })
  })

  it('is planned so that each repository is in one shard', async () => {
    const shards = await Promise.all(['1/3', '2/3', '3/3'].map((shard) => planned('--shard', shard)))
    const names = shards.flatMap(({ repositories }) =>
      repositories.map((row: { repository: string }) => row.repository),
    )
    expect(names.toSorted()).toEqual(NAMES.toSorted())
    expect(shards.map(({ room }) => room)).toEqual([334, 333, 333])
  })

  it('is run again after its jobs were killed, and opens nothing twice', async () => {
    const command = kubernetesJob().template.spec.containers[0].command
    const run = (index: number) =>
      start(
        command.slice(1).map((word) => word.replace(/^auto\/\d+$/, `auto/${SHARDS}`)),
        {
          JOB_COMPLETION_INDEX: String(index),
        },
      )
    const jobs: Ended[] = []
    for (const name of NAMES.slice(2, 4)) {
      orchard.github.faults.push({
        on: `POST /repos/${name}/pulls`,
        meanwhile: () => {
          for (const { process: child } of jobs) child.kill('SIGKILL')
        },
        drop: name === NAMES[2] ? 'after' : 'before',
      })
    }
    for (let rounds = 0; rounds < 6; rounds++) {
      jobs.splice(0, SHARDS, ...Array.from({ length: SHARDS }, (_, index) => run(index)))
      const codes = await Promise.all(jobs.map(({ code }) => code))
      if (codes.every((code) => code === 0)) break
    }
    const pulls = Object.fromEntries(NAMES.map((name) => [name, orchard.github.repositories.get(name)?.pulls.length]))
    expect(pulls).toEqual({ ...Object.fromEntries(NAMES.map((name) => [name, 1])), 'acme/a': 0 })
    orchard.github.clear()
    expect(await run(0).code).toBe(0)
    expect(orchard.github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([])
  }, 300_000)

  it('has a matrix and an indexed Job whose jobs are all shards', async () => {
    const text = exampleWorkflow('campaign-shards.yml')
    expect(await faultsOf('campaign-shards.yml', text)).toEqual([])
    const { strategy, steps } = matrix.parse(parse(text)).jobs.publish
    const step = steps.find(({ run }) => run?.includes('campaign run'))
    const { shard } = strategy.matrix
    const own = (step?.env?.SHARD ?? '').replace('${{ matrix.shard }}', '#')
    const shards = shard.map((one) => parseShard(own.replace('#', String(one)), {}))
    expect(shards).toEqual(shard.map((_, at) => ({ index: at + 1, of: shard.length })))
    const { completions, template } = kubernetesJob()
    expect(template.spec.containers[0].command.slice(-2)).toEqual(['--shard', `auto/${completions}`])
  })
})
