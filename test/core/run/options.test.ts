import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plansFrom } from '../../../src/core/plan/define-plan.ts'
import { applyPlan, checkPlan } from '../../../src/core/run/apply.ts'
import { checkOptions } from '../../../src/core/run/options.ts'
import { requestOf } from '../../../src/core/run/request.ts'
import { verifyPlan } from '../../../src/core/run/verify.ts'
import { EditplanError } from '../../../src/errors.ts'
import { createMcpServer } from '../../../src/faces/mcp/server.ts'
import { checkPublishing } from '../../../src/publish/options.ts'

const PLAN = { version: 1, title: 'Prune', steps: [{ tool: 'Write', file_path: 'a.txt', content: '' }] } as const
const KEYS = { root: true, dryRun: true, branch: true } as const

const problemsOf = (check: () => unknown): readonly (readonly [string, string])[] => {
  try {
    check()
    return []
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return error.problems.map(({ name, message }) => [name, message] as const)
  }
}

describe('options of the library', () => {
  it.each([
    ['dryrun', 'dryRun'],
    ['dry_run', 'dryRun'],
    ['brnach', 'branch'],
  ])('refuse %s, and name %s', (key, nearest) => {
    const [problem] = problemsOf(() => checkOptions({ root: '.', [key]: true } as { root: string }, KEYS as never))
    expect(problem?.[0]).toBe('USAGE')
    expect(problem?.[1]).toContain(key)
    expect(problem?.[1]).toContain(nearest)
  })

  it('refuse the root under another name, and name it', () => {
    const [problem] = problemsOf(() => checkOptions({ cwd: '.' } as unknown as { root: string }, KEYS as never))
    expect(problem?.[0]).toBe('USAGE')
    expect(problem?.[1]).toContain('options.cwd')
    expect(problem?.[1]).toContain('root')
  })

  it('refuse any key that has a value and is none of theirs', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (key) => {
        const names = problemsOf(() =>
          checkOptions({ ...Object.fromEntries([[key, 1]]), root: '.' } as { root: string }, KEYS as never),
        ).map(([name]) => name)
        expect(names).toEqual(Object.hasOwn(KEYS, key) ? [] : ['USAGE'])
      }),
    )
  })

  it.each([
    ['applyPlan', (options: never) => applyPlan(PLAN as never, options)],
    ['checkPlan', (options: never) => checkPlan(PLAN as never, options)],
    ['verifyPlan', (options: never) => verifyPlan(PLAN as never, options)],
  ])('refuse an unknown key of %s before anything is looked at', async (_, call) => {
    await expect(call({ root: '/nowhere', dryrun: true } as never)).rejects.toMatchObject({ name: 'USAGE' })
  })

  it.each([
    ['overrides', { overrides: { onError: 'stop' } }, 'on_error'],
    ['commitWords', { commitWords: { subjekt: 'x' } }, 'subject'],
  ])('refuse an unknown key of %s', (_, options, nearest) => {
    const [plan] = plansFrom(PLAN as never)
    const [problem] = problemsOf(() => requestOf(plan as never, options as never))
    expect(problem?.[0]).toBe('USAGE')
    expect(problem?.[1]).toContain(nearest)
  })

  it.each<[string, object, string]>([
    ['signal', { signal: 'x' }, 'AbortSignal'],
    ['onEvent', { onEvent: 'x' }, 'function'],
    ['branch', { branch: { name: 'x' } }, 'text'],
    ['base', { base: 7 }, 'text'],
    ['policy', { policy: { rules: {} } }, 'text'],
    ['policy', { policy: 'policy.yml' }, 'text'],
  ])('refuse a wrong %s before anything is looked at: %j', async (field, options, kind) => {
    const failure = await applyPlan(PLAN as never, { root: '/nowhere', ...options } as never).catch((error) => error)
    expect(failure).toBeInstanceOf(EditplanError)
    expect(failure.name).toBe('USAGE')
    expect(failure.message).toContain(`options.${field}`)
    expect(failure.message).toContain(kind)
  })

  it('name the place of an option of the plan', () => {
    const [problem] = problemsOf(() =>
      checkOptions({ root: '.', reads: 'auto' } as never, { root: true, options: true } as never),
    )
    expect(problem?.[1]).toContain('options.reads?')
    const [other] = problemsOf(() =>
      checkOptions({ root: '.', on_error: 'stop' } as never, { root: true, overrides: true } as never),
    )
    expect(other?.[1]).toContain('overrides.on_error?')
  })

  it('refuse a file as the root, as no folder of a repository', async () => {
    await expect(applyPlan(PLAN as never, { root: import.meta.filename })).rejects.toMatchObject({
      name: 'NOT_A_REPOSITORY',
    })
  })

  it('refuse an unknown key of a server for agents', async () => {
    await expect(createMcpServer({ dryrun: true } as never)).rejects.toMatchObject({ name: 'USAGE' })
  })

  it('refuse an unknown key of publishing', () => {
    const [problem] = problemsOf(() => checkPublishing({ teamreviewers: ['keepers'] } as object))
    expect(problem?.[0]).toBe('USAGE')
    expect(problem?.[1]).toContain('teamReviewers')
  })
})
