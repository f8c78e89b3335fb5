import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ReplayPlan, replay } from '../../../src/core/engine/replay.ts'
import type { StepResult } from '../../../src/core/engine/step-result.ts'
import type { Step } from '../../../src/core/plan/schema.ts'
import { areFileEditsEquivalent } from '../../../src/core/text/equivalence.ts'
import type { Edit } from '../../../src/core/text/tolerances.ts'
import type { Act } from '../../../src/core/tools/permission.ts'
import { createOverlay } from '../../../src/core/workspace/overlay.ts'
import { openDisk } from '../../../src/core/workspace/sources/disk.ts'
import { type TemporaryFolder, temporaryFolder } from '../../support/folder.ts'
import { LENIENT, proveReplay, replayOn } from '../../support/replay.ts'

let folder: TemporaryFolder
beforeEach(() => {
  folder = temporaryFolder()
  write('a.txt', 'one\ntwo\nthree\n')
})
afterEach(() => folder[Symbol.dispose]())

const write = (file: string, text: string) => writeFileSync(path.join(folder.path, file), text)

type Call =
  | Pick<Extract<Step, { tool: 'Edit' }>, 'tool' | 'input'>
  | Pick<Extract<Step, { tool: 'Read' }>, 'tool' | 'input'>
const edit = (old_string: string, new_string: string, file_path = 'a.txt'): Call => ({
  tool: 'Edit',
  input: { file_path, old_string, new_string },
})
const OPTIONS: ReplayPlan['options'] = {
  reads: 'auto',
  duplicates: 'collapse',
  on_error: 'continue',
  trailing_whitespace: 'keep',
}
const planOf = (calls: readonly Call[], options: Partial<ReplayPlan['options']> = {}, first = 1) => ({
  options: { ...OPTIONS, ...options },
  steps: calls.map((call, at): Step => ({ ...call, index: first + at, at: { line: first + at, column: 3 } })),
})
const run = async (...plans: readonly ReplayPlan[]) => {
  const workspace = createOverlay(openDisk(folder.path))
  const results: StepResult[] = []
  for await (const event of replay(plans, { workspace, policy: LENIENT }))
    if (event.type === 'step') results.push(event.result)
  return { results, text: workspace.read('a.txt').toString() }
}
const statuses = (results: readonly StepResult[]) =>
  results.map(({ status, duplicateOf, error }) => [status, duplicateOf ?? error?.name].filter(Boolean).join(' '))

describe('a replay', () => {
  it('yields a result as soon as its step is done, from steps that are still coming', async () => {
    const seen: string[] = []
    async function* steps() {
      for (const step of planOf([edit('one', 'eins'), edit('two', 'zwei')]).steps) {
        seen.push(`step ${step.index} comes`)
        yield step
      }
    }
    const workspace = createOverlay(openDisk(folder.path))
    for await (const event of replay([{ ...planOf([]), steps: steps() }], { workspace, policy: LENIENT }))
      if (event.type === 'step') seen.push(`step ${event.result.step.index} done`)
    expect(seen).toEqual(['step 1 comes', 'step 1 done', 'step 2 comes', 'step 2 done'])
  })

  it('ends at the first failed step, and reaches no later plan, where told to stop', async () => {
    const stops = planOf([edit('one', 'eins'), edit('seven', 'sieben'), edit('two', 'zwei')], { on_error: 'stop' })
    const { results } = await run(stops, planOf([edit('three', 'drei')], {}, 4))
    expect(statuses(results)).toEqual(['applied', 'failed STRING_NOT_FOUND'])
  })

  it('takes reads and edits of an earlier plan for a later one, each plan with its own options', async () => {
    const read = planOf([{ tool: 'Read', input: { file_path: 'a.txt' } }], { reads: 'strict' })
    const first = planOf([edit('one', 'one!')], { reads: 'strict' }, 2)
    const again = planOf([edit('one', 'one!'), edit('one', 'one!')], { duplicates: 'keep' }, 3)
    const { results, text } = await run(read, first, planOf([edit('one', 'one!')], {}, 9), again)
    expect(statuses(results)).toEqual(['read', 'applied', 'collapsed 2', 'applied', 'applied'])
    expect(text).toBe('one!!!\ntwo\nthree\n')
  })

  it('says where in the plan a failed step is', async () => {
    const { results } = await run(planOf([edit('seven', 'sieben')]))
    expect(results[0]?.error).toMatchObject({ at: { line: 1, column: 3 }, step: { index: 1 } })
  })

  it('throws INTERRUPTED between two steps when aborted', async () => {
    const workspace = createOverlay(openDisk(folder.path))
    const abort = new AbortController()
    const events = replay([planOf([edit('one', 'eins'), edit('two', 'zwei')])], {
      workspace,
      policy: LENIENT,
      signal: abort.signal,
    })
    const reached: number[] = []
    await expect(async () => {
      for await (const event of events) {
        if (event.type === 'step') reached.push(event.result.step.index)
        abort.abort()
      }
    }).rejects.toMatchObject({ name: 'INTERRUPTED' })
    expect(reached).toEqual([1])
    expect(readFileSync(path.join(folder.path, 'a.txt'), 'utf8')).toBe('one\ntwo\nthree\n')
  })

  it('reports the last step that left a configuration file broken, once for the file', async () => {
    write('a.json', '{"a": 1, "b": 2}\n')
    const breaks = planOf([edit('1', '1,,', 'a.json'), edit('2', '2,,', 'a.json'), edit('one', 'eins')])
    const { broken } = await replayOn(folder.path, [
      { ...breaks, version: 1, title: 't', digest: '', options: { ...OPTIONS, commits: 'squash' } },
    ])
    expect(broken).toMatchObject([{ path: 'a.json', step: 2, problem: { name: 'CONFIG_BROKEN', step: { index: 2 } } }])
  })

  it('compares a configuration file that moved, once or twice, with what it was before the run', async () => {
    const move = (file_path: string, new_path: string) => ({ tool: 'Move', file_path, new_path })
    const breaks = { tool: 'Write', content: '{,}' }
    const brokenAfter = async (json: string, steps: readonly object[]) => {
      const plan = JSON.stringify({ version: 1, title: 't', options: { reads: 'auto' }, steps })
      const { broken } = await proveReplay({ plan, files: { 'a.json': json } })
      return broken.map(({ path: file, step }) => [file, step])
    }
    const once = [move('a.json', 'b.json')]
    const twice = [...once, move('b.json', 'c.json')]
    expect(await brokenAfter('{}', [...once, { ...breaks, file_path: 'b.json' }])).toEqual([['b.json', 2]])
    expect(await brokenAfter('{}', [...twice, { ...breaks, file_path: 'c.json' }])).toEqual([['c.json', 3]])
    expect(await brokenAfter('{,}', twice)).toEqual([])
    expect(await brokenAfter('{,}', [...twice, { ...breaks, file_path: 'c.json', content: '[,]' }])).toEqual([])
  })

  it('asks the policy at each step, with the path the file really has', async () => {
    const asked: string[] = []
    const policy = {
      ...LENIENT,
      path: (at: string, act: Act, step?: number) => void asked.push(`${at} ${act.tool} ${act.effects} ${step}`),
    }
    const workspace = createOverlay(openDisk(folder.path))
    for await (const _ of replay([planOf([edit('one', 'eins', './x/../a.txt')])], { workspace, policy }));
    expect(asked).toEqual(['a.txt Edit changes 1'])
  })
})

describe('duplicates', () => {
  it('are told from edits that apply again elsewhere or mean something else', async () => {
    const calls = [edit('two', 'zwei'), edit('one\nzwei', 'eins\nzwei'), edit('two', 'zwei'), edit('three', 'zwei')]
    const { results } = await run(planOf(calls))
    expect(statuses(results)).toEqual(['applied', 'applied', 'collapsed 1', 'applied'])
  })

  it('are told by what they do when other steps came between and they no longer apply', async () => {
    const calls = [edit('two', 'zwei'), edit('one', 'eins'), edit('two\nthree', 'zwei\nthree')]
    const { results } = await run(planOf(calls))
    expect(statuses(results)).toEqual(['applied', 'applied', 'collapsed 1'])
  })

  it('of a creation collapse, of another creation do not', async () => {
    const { results } = await run(
      planOf([edit('', 'new\n', 'n.txt'), edit('', 'new\n', 'n.txt'), edit('', 'other\n', 'n.txt')]),
    )
    expect(statuses(results)).toEqual(['applied', 'collapsed 1', 'failed FILE_EXISTS'])
  })

  it('agree with their definition on any edits', async () => {
    const word = fc.constantFrom('a', 'b', 'ab', 'ba', 'a\nb', 'b\na', 'aa', 'a\n', '\nb')
    const letters = 'ab\ncd'
    /** A mark put between two letters, quoted with more or fewer letters around: edits that differ and do the same. */
    const marking = fc
      .tuple(fc.nat(4), fc.nat(2), fc.nat(2))
      .map(([at, before, after]) => [letters.slice(Math.max(0, at - before), at), letters.slice(at, at + after + 1)])
      .map(([head, tail]) => [`${head}${tail}`, `${head}+${tail}`])
    const edits = fc.array(fc.oneof(fc.tuple(word, word), marking), { minLength: 2, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(
        edits,
        fc.constantFrom(`${letters}\n`, 'a\nb\n', 'ab\nba\n', 'b\r\na\r\n'),
        async (list, text) => {
          write('a.txt', text)
          const { results } = await run(planOf(list.map(([from = '', to = '']) => edit(from, to))))
          expect(results.map(({ status }) => status)).toEqual(await collapsedByDefinition(list, text))
        },
      ),
      { numRuns: 100 },
    )
  })
})

/** The specification's sentence on duplicates, with every earlier content held in full. */
const collapsedByDefinition = async (list: readonly (readonly string[])[], text: string): Promise<string[]> => {
  const applied: { edit: Edit; before: string }[] = []
  const found: string[] = []
  let now = text
  for (const [old_string = '', new_string = ''] of list) {
    const later = { old_string, new_string }
    write('a.txt', now)
    const { results, text: next } = await run(planOf([edit(old_string, new_string)], { duplicates: 'keep' }))
    const applies = results[0]?.status === 'applied'
    const earlier = applies ? applied.slice(-1) : applied
    const repeats = earlier.some((one) => areFileEditsEquivalent([one.edit], [later], one.before))
    found.push(repeats ? 'collapsed' : applies ? 'applied' : 'failed')
    if (!applies || repeats) continue
    applied.push({ edit: later, before: now })
    now = next
  }
  write('a.txt', text)
  return found
}
