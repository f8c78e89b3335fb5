import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readExplainInputs } from '../../../src/faces/action/explain.ts'
import type { Job } from '../../../src/faces/action/job.ts'
import { askedIn, mergeIn, readVerifyInputs, runIgnoreRevs, runReview } from '../../../src/faces/action/modes.ts'
import { type RunnerEvent, readEvent } from '../../../src/faces/action/runner-event.ts'
import { workflowSource } from '../../../src/faces/action/workflow-source.ts'
import { temporaryFolder } from '../../support/folder.ts'

const SHA = 'a1'.repeat(20)
const sender = { login: 'fern', type: 'User' }
const pull = { number: 3, head: { sha: SHA }, base: { ref: 'main', sha: SHA } }

/** What the Action takes out of an event. The variables name the event's file. */
interface Reader {
  readonly name: string
  readonly event: object
  read(event: RunnerEvent, env: Readonly<Record<string, string>>): unknown
}

const inputs = (env: Readonly<Record<string, string>>, given: Readonly<Record<string, string>> = {}) => ({
  env: { ...env, GITHUB_REPOSITORY: 'octo-org/garden' },
  getInput: (name: string) => given[name] ?? '',
  place: { folders: [], gitFiles: [], gitFolders: [] },
  secrets: [],
})

const explaining = (env: Readonly<Record<string, string>>) =>
  readExplainInputs(inputs(env, { ...(env.GITHUB_EVENT_NAME === 'workflow_run' && { explanation: 'x', token: 't' }) }))

const READERS: readonly Reader[] = [
  {
    name: 'issue_comment',
    event: {
      action: 'created',
      sender,
      issue: { number: 3, pull_request: {} },
      comment: { body: '/editplan drop 7' },
    },
    read: (event, { GITHUB_EVENT_NAME: name = '' }) => askedIn(event, name),
  },
  {
    name: 'pull_request_target',
    event: {
      action: 'edited',
      sender,
      changes: { body: { from: '[x]' } },
      pull_request: { number: 3, body: '[ ]' },
    },
    read: (event, { GITHUB_EVENT_NAME: name = '' }) => askedIn(event, name),
  },
  {
    name: 'pull_request',
    event: { action: 'closed', pull_request: { number: 3, merged: true, merge_commit_sha: SHA } },
    read: (event, { GITHUB_EVENT_NAME: name = '' }) => mergeIn(event, name),
  },
  {
    name: 'pull_request',
    event: { pull_request: { ...pull, base: { ref: 'main' } } },
    read: (_, env) => readVerifyInputs(inputs(env)),
  },
  {
    name: 'merge_group',
    event: { merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-3-x', head_sha: SHA, base_sha: SHA } },
    read: (_, env) => readVerifyInputs(inputs(env)),
  },
  { name: 'pull_request', event: { pull_request: { ...pull, base: { sha: SHA } } }, read: (_, env) => explaining(env) },
  { name: 'workflow_run', event: { workflow_run: { id: 9 } }, read: (_, env) => explaining(env) },
  {
    name: 'workflow_run',
    event: {
      repository: { default_branch: 'main' },
      workflow_run: { head_branch: 'next', head_repository: { id: 2 } },
    },
    read: sourceOf,
  },
  {
    name: 'pull_request',
    event: { repository: { default_branch: 'main' }, pull_request: { number: 3 } },
    read: sourceOf,
  },
]

function sourceOf(event: RunnerEvent): unknown {
  const workflow = 'octo-org/garden/.github/workflows/fix.yml@refs/heads/main'
  const env = { GITHUB_WORKFLOW_REF: workflow, GITHUB_JOB: 'publish', GITHUB_REPOSITORY_ID: '1000' }
  const source = workflowSource({ env, event, matrix: '' })
  return Object.keys(source).length === 0 ? Promise.reject({ name: 'USAGE' }) : source
}

/** What GitHub writes of its own accord: nothing there is of that kind. */
const MEANT = new Set([
  ...['issue.pull_request absent', 'changes.body absent', 'changes.body.from null', 'pull_request.body null'],
  ...['workflow_run.head_repository null', 'workflow_run.head_branch null'],
  // The variables say which event it is, and the part of another one is not looked for.
  ...['workflow_run absent', 'pull_request absent'],
])

interface Damage {
  readonly name: string
  readonly event: unknown
}

function* damagesOf(value: unknown, path = ''): Generator<Damage> {
  if (path !== '')
    for (const [how, other] of Object.entries({ null: null, other: typeof value === 'number' ? '7' : 7, list: [] }))
      yield { name: `${path} ${how}`, event: other }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    const place = path === '' ? key : `${path}.${key}`
    const { [key]: _, ...others } = value as Record<string, unknown>
    yield { name: `${place} absent`, event: others }
    for (const { name, event } of damagesOf(item, place)) yield { name, event: { ...value, [key]: event } }
  }
}

describe('an event of the runner', () => {
  it.each(READERS)('$name with a damaged value is refused, and never another one or nothing to do', async (reader) => {
    using folder = temporaryFolder()
    const file = join(folder.path, 'event.json')
    const env = { GITHUB_EVENT_PATH: file, GITHUB_EVENT_NAME: reader.name }
    const answer = async (text: string): Promise<unknown> => {
      writeFileSync(file, text)
      try {
        return await reader.read(await readEvent(env), env)
      } catch (error) {
        return (error as Error).name
      }
    }
    const sound = await answer(JSON.stringify(reader.event))
    expect(sound).toEqual(expect.any(Object))
    for (const { name, event } of damagesOf(reader.event)) {
      if (MEANT.has(name)) continue
      expect({ name, answer: await answer(JSON.stringify(event)) }).toEqual({ name, answer: 'USAGE' })
    }
    const text = JSON.stringify(reader.event)
    for (const cut of ['', 'null', '[]', text.slice(0, -1)]) expect(await answer(cut)).toBe('USAGE')
    expect(await answer(JSON.stringify({ ...reader.event, more: { of: null } }))).toEqual(sound)
  })

  it('is empty where the runner names none, and refused where its file is not there', async () => {
    expect(await readEvent({})).toEqual({})
    await expect(readEvent({ GITHUB_EVENT_PATH: join(import.meta.dirname, 'none.json') })).rejects.toMatchObject({
      name: 'USAGE',
    })
  })

  it.each([
    [runReview, 'schedule', {}, ['warning']],
    [runReview, 'issue_comment', { action: 'edited', sender }, ['info']],
    [runIgnoreRevs, 'schedule', {}, ['warning']],
    [runIgnoreRevs, 'pull_request', { action: 'opened', pull_request: { merged: false } }, ['info']],
  ] as const)(
    '%o tells on %s what it follows, with a warning where nothing can come',
    async (run, name, event, said) => {
      using folder = temporaryFolder()
      const file = join(folder.path, 'event.json')
      writeFileSync(file, JSON.stringify(event))
      const told: string[] = []
      const job = {
        env: { GITHUB_EVENT_PATH: file, GITHUB_EVENT_NAME: name },
        info: () => told.push('info'),
        warning: () => told.push('warning'),
      }
      expect(await run(job as unknown as Job)).toBe(0)
      expect(told).toEqual(said)
    },
  )
})
