import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { reportSchema } from '../src/core/report/report.ts'
import { repository } from './support/memory-repository.ts'
import { editplan } from './support/program.ts'
import { exampleWorkflow, faultsOf } from './support/workflow.ts'

const root = path.resolve(import.meta.dirname, '..')
const examples = path.join(root, 'examples')
const plans = readdirSync(examples).filter((name) => existsSync(path.join(examples, name, 'plan.yaml')))
const workflows = readdirSync(path.join(examples, 'workflows')).filter((name) => name.endsWith('.yml'))
const all = readdirSync(path.join(examples, 'workflows'))

const expectation = z.strictObject({
  exit: z.int(),
  statuses: z.array(z.string()),
  errors: z.array(z.string()).default([]),
})

const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !path.relative(folder, file).startsWith('.git'))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  )

describe('the examples', () => {
  it.each(plans)('%s does what it says, and undo gives the first state back', async (name) => {
    const folder = path.join(examples, name)
    const before = filesOf(path.join(folder, 'before'))
    const expected = expectation.parse(JSON.parse(readFileSync(path.join(folder, 'expect.json'), 'utf8')))
    using repo = repository(before)
    const applied = await editplan(['apply', path.join(folder, 'plan.yaml'), '--json'], { cwd: repo.root })
    const report = reportSchema().parse(JSON.parse(applied.stdout))
    expect(report.steps.map((step) => step.status)).toEqual(expected.statuses)
    expect(report.steps.flatMap((step) => step.error?.name ?? [])).toEqual(expected.errors)
    expect(applied.exitCode).toBe(expected.exit)
    expect(filesOf(repo.root)).toEqual(filesOf(path.join(folder, 'after')))
    expect((await editplan(['undo'], { cwd: repo.root })).exitCode).toBe(0)
    expect(filesOf(repo.root)).toEqual(before)
  })

  it('are each explained', () => {
    expect(plans.length).toBeGreaterThanOrEqual(4)
    for (const name of plans) expect(existsSync(path.join(examples, name, 'README.md'))).toBe(true)
  })
})

describe('the example workflows', () => {
  const actionInputs = (): string[] => Object.keys(parse(readFileSync(path.join(root, 'action.yml'), 'utf8')).inputs)

  it.each(workflows)('%s is a valid workflow', async (name) => {
    expect(await faultsOf(name, exampleWorkflow(name))).toEqual([])
  })

  it('would not be valid if the parser checked nothing', async () => {
    expect(
      await faultsOf('broken.yml', exampleWorkflow('verify-without-token.yml').replace('jobs:', 'job:')),
    ).not.toEqual([])
  })

  it.each(workflows)('%s gives the Action inputs that it has, and each job the permissions it needs', (name) => {
    const { permissions, jobs } = workflow.parse(parse(readFileSync(path.join(examples, 'workflows', name), 'utf8')))
    expect(permissions).toEqual({})
    const inputs = actionInputs()
    let uses = 0
    if (name === 'renovate.yml') return
    for (const job of Object.values(jobs)) {
      for (const step of job.steps) {
        if (isAction(step)) expect(inputs).toEqual(expect.arrayContaining(Object.keys(step.with)))
        const needed = permissionsOf(step)
        if (!needed) continue
        uses += 1
        expect(job.permissions).toEqual(needed)
      }
    }
    expect(uses).toBeGreaterThan(0)
  })

  it.each(all)('%s gives every Action inputs that it has, in the version that is pinned', (name) => {
    for (const { uses = '', with: given } of stepsIn(documentOf(name))) {
      const [, action = '', commit] = /^([^@]+)@(\w+)$/.exec(uses) ?? []
      if (action === 'editplan/editplan') {
        expect(actionInputs()).toEqual(expect.arrayContaining(Object.keys(given)))
        continue
      }
      const known = ACTIONS[action]
      expect({ uses, is: known?.commit }).toEqual({ uses, is: commit })
      const required = Object.entries(known?.inputs ?? {}).filter(([, type]) => type.endsWith('required'))
      expect(Object.keys(given)).toEqual(expect.arrayContaining(required.map(([input]) => input)))
      for (const [input, value] of Object.entries(given)) {
        expect({ action, input, type: known?.inputs[input] }).toMatchObject({ type: expect.any(String) })
        if (known?.inputs[input] === 'boolean') expect(value).toBeTypeOf('boolean')
      }
    }
    const text = readFileSync(path.join(examples, 'workflows', name), 'utf8')
    for (const [, action = '', version] of text.matchAll(/uses: ([\w/-]+)@\w+ # (\S+)/g))
      if (action !== 'editplan/editplan')
        expect({ action, version }).toEqual({ action, version: ACTIONS[action]?.version })
  })

  it.each(all)('%s asks of a step only outputs that its Action has', (name) => {
    const document = documentOf(name)
    const text = JSON.stringify(document)
    for (const { id, uses = '' } of stepsIn(document)) {
      const known = ACTIONS[uses.split('@')[0] ?? '']
      if (!known || id === undefined) continue
      const asked = [...text.matchAll(new RegExp(`steps[.]${id}[.]outputs[.]([\\w-]+)`, 'g'))].map(
        ([, output]) => output,
      )
      expect(known.outputs).toEqual(expect.arrayContaining(asked))
    }
  })

  it('are each in the list', () => {
    const list = readFileSync(path.join(examples, 'README.md'), 'utf8')
    expect(all.filter((name) => !list.includes(name))).toEqual([])
  })

  it.each(workflows)('%s makes no script of what an expression gives', (name) => {
    const { jobs } = workflow.parse(parse(readFileSync(path.join(examples, 'workflows', name), 'utf8')))
    const scripts = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run))
    expect(scripts.filter((run) => run.includes('${{'))).toEqual([])
  })

  it('verify-without-token.yml keeps tokens from the job that runs programs, and programs from the one that has a token', () => {
    const text = readFileSync(path.join(examples, 'workflows/verify-without-token.yml'), 'utf8')
    const { verify, publish } = workflow.parse(parse(text)).jobs
    expect(JSON.stringify(verify)).not.toMatch(/token|secrets/i)
    const checkouts = [verify, publish].flatMap((job) => job?.steps.filter(({ uses }) => uses?.includes('checkout')))
    expect(checkouts.map((step) => step?.with['persist-credentials'])).toEqual([false, false])
    const commands = publish?.steps.flatMap(({ run }) => run.split('\n')).map((line) => line.trim().split(' ')[0])
    expect(new Set(commands?.filter(Boolean))).toEqual(new Set(['git', 'gh']))
  })
})

/** Inputs and outputs of the Actions that the examples use, with the version that they were read from. */
const ACTIONS: Readonly<Record<string, KnownAction | undefined>> = JSON.parse(
  readFileSync(path.join(root, 'test/inputs-of-actions.json'), 'utf8'),
)

interface KnownAction {
  readonly version: string
  readonly commit: string
  /** By name: `string` or `boolean`, and whether it is required. */
  readonly inputs: Readonly<Record<string, string>>
  readonly outputs: readonly string[]
}

/** A workflow, or what stands before the text of an agentic one. */
function documentOf(name: string): unknown {
  const text = exampleWorkflow(name)
  return parse(name.endsWith('.md') ? (text.split('---\n')[1] ?? '') : text)
}

/** Every step, wherever it is. */
function stepsIn(value: unknown): readonly { id?: string; uses?: string; with: Readonly<Record<string, unknown>> }[] {
  if (typeof value !== 'object' || value === null) return []
  const { uses } = value as { uses?: unknown }
  const own = typeof uses === 'string' && !uses.startsWith('./') ? [{ with: {}, ...value, uses }] : []
  return [...own, ...Object.values(value).flatMap(stepsIn)]
}

type Step = z.infer<typeof workflow>['jobs'][string]['steps'][number]

const isAction = ({ uses }: Step): boolean => uses?.startsWith('editplan/editplan@') ?? false

/** What the token of a job needs that has this step; undefined for a step that does not run editplan. */
function permissionsOf(step: Step): Readonly<Record<string, string>> | undefined {
  // The tokens of a campaign are an app's; the workflow's own keeps the issue.
  if (step.run.includes('editplan campaign')) {
    return { contents: 'read', ...(step.run.includes('--issue') && { issues: 'write' }) }
  }
  if (step.run.includes('editplan@0 apply')) return { contents: 'read' }
  if (!isAction(step)) return undefined
  if (step.with.mode === 'verify') return { contents: 'read', 'pull-requests': 'read', checks: 'write' }
  if (step.with.mode === 'overlap') return { contents: 'read', 'pull-requests': 'read' }
  if (step.with.mode === 'explain')
    return 'explanation' in step.with ? { actions: 'read', 'pull-requests': 'write' } : { contents: 'read' }
  if (step.with['dry-run'] === true) return { contents: 'read', 'pull-requests': 'read' }
  const signing = step.with.attest === true ? { 'id-token': 'write', attestations: 'write' } : {}
  const isFromRun = JSON.stringify(step.with).includes('on-ask')
  return { ...(isFromRun && { actions: 'read' }), contents: 'write', 'pull-requests': 'write', ...signing }
}

const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.string()),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          with: z.record(z.string(), z.unknown()).default({}),
          run: z.string().default(''),
          env: z.record(z.string(), z.string()).default({}),
        }),
      ),
    }),
  ),
})
