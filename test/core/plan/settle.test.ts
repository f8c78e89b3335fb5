import { describe, expect, it } from 'vitest'
import { definePlan } from '../../../src/core/plan/define-plan.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { printPlan } from '../../../src/core/plan/print.ts'
import { type NotImported, type RunInput, settle } from '../../../src/core/plan/settle.ts'
import { requestOf } from '../../../src/core/run/request.ts'
import { EditplanError } from '../../../src/errors.ts'

const plan = (title: string) =>
  definePlan({ version: 1, title, steps: [{ tool: 'Write', file_path: 'a.txt', content: 'a\n' }] })

const passage = (line: number, more: Partial<NotImported> = {}): NotImported => ({
  construct: 'hunk',
  reason: 'Its lines are not there',
  at: { file: 'fix.patch', line, column: 1 },
  mayChangeFiles: true,
  ...more,
})

const source = (format: string, ...notImported: readonly NotImported[]): RunInput => ({
  ok: true,
  plan: plan('Source'),
  source: { format, notImported },
})

/** Name and line of each refusal; of plans what they leave out. */
const settled = (inputs: readonly RunInput[], lossy?: boolean) => {
  try {
    return settle(inputs, { lossy }).map(({ left_out: left = [] }) => left.map(({ at }) => at))
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return error.problems.map(({ name, at }) => [name, at?.line])
  }
}

describe('the files of a run', () => {
  it('are all refused for one passage of one of them, with its line', () => {
    expect(settled([{ ok: true, plan: plan('Own') }, source('diff', passage(12))])).toEqual([
      ['PROPOSAL_INCOMPLETE', 12],
    ])
  })

  it.each([
    ['diff', {}, 'PROPOSAL_INCOMPLETE'],
    ['search-replace', { is: 'not read' }, 'PROPOSAL_INCOMPLETE'],
    ['sarif', {}, 'FIXES_LEFT_OUT'],
  ] as const)('are refused for a passage of %s that is %j as %s', (format, more, name) => {
    expect(settled([source(format, passage(3, more))])).toEqual([[name, 3]])
  })

  it.each([{ mayChangeFiles: false }, { is: 'failed' }, { is: 'unknown' }] as const)(
    'are taken with a passage that is %j',
    (more) => {
      expect(settled([source('codex', passage(3, more))])).toEqual([[]])
    },
  )

  it('are refused where two proposals make one file, also under lossy', () => {
    for (const format of ['diff', 'apply-patch', 'search-replace'])
      for (const lossy of [false, true])
        expect(settled([source(format), source('diff')], lossy)).toEqual([['PROPOSAL_INCOMPLETE', 1]])
    expect(settled([{ ok: true, plan: plan('Own') }, source('diff')])).toEqual([[], []])
    expect(settled([source('codex'), source('codex')])).toEqual([[], []])
  })

  it('may make one file after the other where the first is removed, or was read', () => {
    const of = (...steps: readonly object[]): RunInput => ({
      ok: true,
      plan: definePlan({ version: 1, title: 'x', steps: steps as never }),
      source: { format: 'diff', notImported: [] },
    })
    const [write, read] = [
      { tool: 'Write', file_path: 'a.txt', content: 'a\n' },
      { tool: 'Read', file_path: 'a.txt' },
    ]
    expect(settled([of(write), of({ tool: 'Delete', file_path: 'a.txt' }), of(write)])).toEqual([[], [], []])
    expect(settled([of(write), of(read, write)])).toEqual([[], []])
  })

  it('go on under lossy, and say what they lack', () => {
    expect(settled([source('diff', passage(1), passage(9)), { ok: true, plan: plan('Own') }], true)).toEqual([
      ['fix.patch:1', 'fix.patch:9'],
      [],
    ])
  })

  it('are refused under lossy, too, where nothing is left', () => {
    const problems = [{ name: 'PLAN_EMPTY', message: 'Nothing.' }] as const
    const input: RunInput = { ok: false, problems, source: { format: 'diff', notImported: [passage(4)] } }
    expect(settled([input], true)).toEqual([['PLAN_EMPTY', undefined]])
    expect(settled([input])).toEqual([['PROPOSAL_INCOMPLETE', 4]])
  })

  it('say what a passage is to the plan', () => {
    const classes = (...passages: readonly NotImported[]) => {
      try {
        settle([source('diff', ...passages)])
      } catch (error) {
        return error instanceof EditplanError ? error.problems.map((problem) => problem.passage) : error
      }
      return []
    }
    expect(classes(passage(1), passage(2, { is: 'not read' }), passage(3, { is: 'unknown' }))).toEqual([
      'left out',
      'not read',
    ])
  })

  it.each([{ lossy: true }, { from: 'diff' }, { pathPrefix: ['/app='] }, { choice: 2 }])(
    'are no source, and %j has no effect',
    (asked) => {
      const given = (inputs: readonly RunInput[]) => {
        try {
          return settle(inputs, asked).length
        } catch (error) {
          return error instanceof EditplanError && error.name
        }
      }
      const own: RunInput = { ok: true, plan: plan('Own') }
      expect([given([own]), given([own, source('diff')])]).toEqual(['USAGE', 2])
    },
  )

  it('tell of each source, and refuse a value for a variable that none of them has', () => {
    const told: string[] = []
    const given = (vars: Readonly<Record<string, string>>) => {
      try {
        return settle([source('diff'), source('git')], {}, { vars, tell: ({ format }) => told.push(format) }).length
      } catch (error) {
        return error instanceof EditplanError && error.name
      }
    }
    expect([given({}), given({ flower: 'rose' }), told]).toEqual([
      2,
      'UNKNOWN_VARIABLE',
      ['diff', 'git', 'diff', 'git'],
    ])
  })

  it('name what they lack in the plan that is written down', () => {
    const [made] = settle([source('diff', passage(7, { construct: '\todd\u0007 \ud800' }))], { lossy: true })
    const read = parsePlan({ name: 'p.yaml', text: printPlan({ ...made!, steps: [...made!.steps] }, 'yaml') })
    expect(read.ok && [read.plan.left_out, read.plan.digest]).toEqual([made!.left_out, made!.digest])
    expect(made!.digest).not.toBe(plan('Source').digest)
  })

  it('stop at a refused step whatever the run asks for, where they are a proposal', () => {
    const [whole, lossy] = [false, true].map((one) =>
      settle([source('diff', ...(one ? [passage(1)] : []))], { lossy: one }),
    )
    const stops = (plans: typeof whole) =>
      requestOf(plans!, { overrides: { on_error: 'continue' } }).plans.map(({ options }) => options.on_error)
    expect([stops(whole), stops(lossy)]).toEqual([['stop'], ['continue']])
  })
})
