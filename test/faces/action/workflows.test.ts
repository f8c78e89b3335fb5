import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { bundles } from '../../support/bundles.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { type Garden, plantGarden } from '../../support/garden.ts'
import { openTheirPull } from '../../support/open-pulls.ts'
import { editplan } from '../../support/program.ts'
import { type JobRequest, runBuiltJob, runJob } from '../../support/runner.ts'
import { exampleWorkflow, inputsOf } from '../../support/workflow.ts'

const planOf = (colour: string, { vars = '' } = {}): string => `version: 1
title: Plant the beds
options: { reads: auto }
${vars}steps:
  - { tool: Edit, file_path: beds/rose.txt, old_string: rose, new_string: 'rose: ${colour}' }
`

let dist: string
beforeAll(async () => {
  dist = await bundles()
})

/** The built Action, as the runner starts it. */
const runBuilt = async (garden: Garden, request: JobRequest) => {
  const job = await runBuiltJob(dist, garden, request)
  expect(job.stderr).toBe('')
  return job
}

const heads = ({ repository }: Garden): readonly string[] => repository.pulls.map(({ head }) => head.ref)
const DIGEST_BRANCH = /^editplan\/plant-the-beds-[0-9a-f]{8}$/

describe('the workflow of an agent’s job and a publishing one', () => {
  it('publishes each of two plans of one title', async () => {
    await using garden = await plantGarden({ shallow: true })
    using temp = temporaryFolder()
    mkdirSync(join(temp.path, 'plan'))
    const inputs = inputsOf('apply-uploaded-plan.yml', 'apply', { 'runner.temp': temp.path })
    const variables = { RUNNER_TEMP: temp.path }
    writeFileSync(inputs.plan ?? '', planOf('red'))
    expect(await runBuilt(garden, { inputs, variables })).toMatchObject({ exitCode: 0 })
    writeFileSync(inputs.plan ?? '', planOf('white'))
    expect(await runJob(garden, { inputs, variables })).toMatchObject({ exitCode: 0 })
    expect(heads(garden)).toEqual([expect.stringMatching(DIGEST_BRANCH), expect.stringMatching(DIGEST_BRANCH)])
    expect(new Set(heads(garden)).size).toBe(2)
  })
})

describe('the workflow of a linting job and a publishing one', () => {
  it('makes a pull request with a commit for each rule, of a plan that the job without a token made', async () => {
    await using garden = await plantGarden()
    using temp = temporaryFolder()
    const files = {
      'tools/shed.js': "var key = 'key'\nvar door = 'door ' + key\nmodule.exports = door\n",
      'eslint.config.js':
        "module.exports = [{ files: ['tools/*.js'], rules: { 'no-var': 2, 'prefer-template': 2 } }]\n",
      '.gitignore': 'node_modules\n',
    }
    await garden.commitElsewhere('main', files)
    await garden.git('fetch', '-q', garden.repository.folder, '+refs/heads/*:refs/remotes/origin/*')
    await garden.git('reset', '-q', '--hard', 'origin/main')
    const lintJob = join(temp.path, 'lint')
    await garden.git('clone', '-q', '--no-local', '.', lintJob)
    symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(lintJob, 'node_modules'))
    garden.github.clear()
    const { jobs } = parse(exampleWorkflow('apply-fixes.yml'))
    expect(jobs.lint.permissions).toEqual({ contents: 'read' })
    const runs: string[] = jobs.lint.steps.flatMap((step: { run?: string }) => step.run ?? [])
    const [, ...words] =
      runs
        .find((run) => run.startsWith('npx editplan fix'))
        ?.split(' ')
        .slice(1) ?? []
    expect(await editplan(words, { cwd: lintJob })).toMatchObject({ exitCode: 0 })
    expect(garden.github.traffic).toEqual([])
    mkdirSync(join(temp.path, 'plan'))
    copyFileSync(join(lintJob, 'plan.json'), join(temp.path, 'plan/plan.json'))
    const inputs = inputsOf('apply-fixes.yml', 'publish', { 'runner.temp': temp.path })
    const published = await runBuilt(garden, { inputs, variables: { RUNNER_TEMP: temp.path } })
    expect(published).toMatchObject({ exitCode: 0, outputs: { applied: '3', failed: '0' } })
    const branch = heads(garden)[0] ?? ''
    expect(await garden.remote('show', `${branch}:tools/shed.js`)).toBe(
      "let key = 'key'\nlet door = `door ${  key}`\nmodule.exports = door",
    )
    expect(await garden.remote('rev-list', '--count', `main..${branch}`)).toBe('2')
    const subjects = (await garden.remote('log', '--format=%s', `main..${branch}`)).split('\n')
    expect(subjects).toEqual([expect.stringContaining('prefer-template'), expect.stringContaining('no-var')])
  }, 60_000)
})

describe('the workflows for a pull request from a fork', () => {
  const values = (temp: string) => ({
    'runner.temp': temp,
    'github.token': 'the token of the job',
    'github.event.workflow_run.id': '7',
  })

  it('check with a token that only reads, and publish a draft from the default branch', async () => {
    await using garden = await plantGarden()
    using temp = temporaryFolder()
    mkdirSync(join(temp.path, 'plan'))
    writeFileSync(join(temp.path, 'plan/plan.yaml'), planOf('red'))
    const variables = { RUNNER_TEMP: temp.path }
    const checked = await runJob(garden, {
      inputs: { ...inputsOf('plan-from-fork.yml', 'plan', values(temp.path)), token: '' },
      variables,
    })
    expect(checked).toMatchObject({ exitCode: 0, outputs: { applied: '1' } })
    expect(garden.github.traffic).toEqual([])
    const inputs = inputsOf('publish-from-fork.yml', 'publish', values(temp.path))
    const payload = {
      repository: { default_branch: 'main' },
      workflow_run: { id: 7, head_branch: 'topic', head_repository: { id: 7 } },
    }
    const event = { name: 'workflow_run', payload }
    const known = {
      ...{ GITHUB_REPOSITORY_ID: '1000', GITHUB_JOB: 'publish' },
      GITHUB_WORKFLOW_REF: 'octo-org/garden/.github/workflows/publish-from-fork.yml@refs/heads/main',
    }
    const asked = { inputs, event, variables: { ...variables, ...known } }
    expect(await runBuilt(garden, asked)).toMatchObject({ exitCode: 0 })
    expect(garden.repository.pulls).toMatchObject([
      { draft: true, base: { ref: 'main' }, head: { ref: expect.stringMatching(DIGEST_BRANCH) } },
    ])
  })

  it('publish nothing where the artifact is a link to what the runner holds', async () => {
    await using garden = await plantGarden()
    using temp = temporaryFolder()
    mkdirSync(join(temp.path, 'plan'))
    symlinkSync(join(garden.checkout, '.git/config'), join(temp.path, 'plan/plan.yaml'))
    const inputs = inputsOf('publish-from-fork.yml', 'publish', values(temp.path))
    const job = await runJob(garden, { inputs, variables: { RUNNER_TEMP: temp.path } })
    expect(job.exitCode).toBe(2)
    expect(garden.github.traffic).toEqual([])
  })
})

describe('the workflow for a dispatched plan', () => {
  /** Runs the step that writes the payload into a file, as the runner does: the script as it stands, the payload in a variable. */
  const receive = (temp: string, plan: string): void => {
    const { steps } = parse(exampleWorkflow('apply-dispatched-plan.yml')).jobs.apply
    const { run } = steps.find((step: { run?: string }) => step.run !== undefined)
    execFileSync('bash', ['-e', '-c', run], { env: { PATH: process.env.PATH, PLAN: plan, RUNNER_TEMP: temp } })
  }

  it('applies the payload with its variables, and runs no word of it', async () => {
    await using garden = await plantGarden()
    using temp = temporaryFolder()
    const hostile = '$(touch pwned)`touch pwned`"; touch pwned; #\n%s\\n'
    receive(temp.path, hostile)
    expect(readFileSync(join(temp.path, 'plan.yaml'), 'utf8')).toBe(hostile)
    receive(temp.path, planOf('${{ vars.colour }}', { vars: 'vars: { colour: null }\n' }))
    const inputs = inputsOf('apply-dispatched-plan.yml', 'apply', {
      'runner.temp': temp.path,
      'github.event.client_payload.vars': 'colour=red',
    })
    const variables = { RUNNER_TEMP: temp.path }
    expect(await runBuilt(garden, { inputs, variables })).toMatchObject({ exitCode: 0 })
    expect(await garden.remote('show', `${heads(garden)[0]}:beds/rose.txt`)).toBe('rose: red')
    const missing = await runJob(garden, { inputs: { ...inputs, vars: '' }, variables })
    expect(missing.exitCode).toBe(1)
    expect(missing.stdout).toContain('MISSING_VARIABLE')
    const unknown = await runJob(garden, { inputs: { ...inputs, vars: 'colour: red\nsize: 1.10\n' }, variables })
    expect(unknown.stdout).toContain('UNKNOWN_VARIABLE')
  })
})

describe('the workflow of reviewers’ decisions', () => {
  it('queues on the job what is meant for it, and carries a decision out', async () => {
    const { concurrency, jobs } = parse(exampleWorkflow('review-decisions.yml'))
    expect(concurrency).toBeUndefined()
    expect(jobs.review.concurrency).toMatchObject({ queue: 'max' })
    expect(jobs.review.concurrency).not.toHaveProperty('cancel-in-progress')
    await using garden = await plantGarden()
    garden.repository.permissions.set('fern', 'write')
    writeFileSync(
      join(garden.checkout, 'plan.yaml'),
      `${planOf('red')}  - { tool: Write, file_path: beds/fern.txt, content: "fern\\n" }\n`,
    )
    expect((await runJob(garden, { inputs: { plan: 'plan.yaml' } })).exitCode).toBe(0)
    const comment = { id: 1, issue: 1, user: 'fern', body: '/editplan drop 2', reactions: [] as string[] }
    garden.repository.comments.push(comment)
    const sender = { login: 'fern', type: 'User' }
    const payload = { action: 'created', sender, issue: { number: 1, pull_request: {} }, comment }
    const job = await runBuilt(garden, {
      inputs: inputsOf('review-decisions.yml', 'review', {}),
      event: { name: 'issue_comment', payload },
    })
    expect(job.exitCode).toBe(0)
    expect(await garden.remote('diff', '--name-only', 'main', 'editplan/plant-the-beds')).toBe('beds/rose.txt')
  })
})

describe('the workflow about overlaps', () => {
  it('tells a pull request which other one it conflicts with, and only reads', async () => {
    await using garden = await plantGarden()
    for (const colour of ['red', 'white'])
      await openTheirPull(garden, { change: { 'beds/rose.txt': `rose: ${colour}\n` }, title: colour })
    const payload = { pull_request: { number: 2, head: { sha: 'f'.repeat(40) }, base: { ref: 'main' } } }
    const job = await runBuilt(garden, {
      inputs: inputsOf('overlaps.yml', 'overlap', {}),
      event: { name: 'pull_request', payload },
    })
    expect(job.exitCode).toBe(0)
    expect(JSON.parse(job.outputs.overlaps ?? '')).toMatchObject([{ name: '#1', effect: 'conflicts' }])
    expect(garden.github.requests.filter(({ path }) => path !== '/graphql')).toEqual([])
  })
})
