import { describe, expect, it } from 'vitest'
import type { ReportedStep } from '../../../src/core/report/report.ts'
import { chooseCommits, fewerCommits, isOpen, requestPull } from '../../../src/core/run/commit-choice.ts'
import { requestOf } from '../../../src/core/run/request.ts'
import { edit, planOf } from '../../support/runs.ts'

/** Applied steps, one a letter and number: of the files that the letters name, of the rule of the number, 0 for none. */
const steps = (words: string): readonly ReportedStep[] =>
  words.split(' ').map((word, at) => {
    const [files, rule] = [word.match(/[a-z]/g) ?? [], Number(/\d/.exec(word)?.[0] ?? 0)]
    const changed = files.map((file_path) => ({ file_path, insertions: 1, deletions: 0 }))
    return {
      ...{ index: at + 1, tool: 'Edit', status: 'applied', file_path: files[0], insertions: 1, deletions: 0 },
      ...(changed.length > 1 && { files: changed }),
      ...(rule > 0 && { source: `rule ${rule}` }),
    } as unknown as ReportedStep
  })

describe('how steps become commits that nobody chose', () => {
  it.each<[string, string, number, string | undefined]>([
    ['one a step while all are listed', 'a b c', 3, undefined],
    ['one a file beyond that', 'a a b', 2, 'per-file'],
    ['one for all where the files are too many', 'a b c', 2, 'squash'],
    ['one a rule before one a file', 'a1 a1 b2', 2, 'per-rule'],
    ['one a run of steps of a rule', 'a1 b2 a1', 2, 'per-file'],
    ['one a rule, and one a step without', 'a1 b1 c d', 3, 'per-rule'],
    ['no rule where no step has one', 'a a a', 1, 'per-file'],
    ['one for files that a step changes together', 'ab b a', 1, 'per-file'],
    ['one for files that a step joins later', 'a b c ab', 2, 'per-file'],
    ['one for files that steps join one after the other', 'ab cd bc d', 1, 'per-file'],
    ['none after a fix over several that ends those of its files', 'a1 ab2 a1 ab2', 3, 'squash'],
    ['as many as such fixes leave room for', 'a1 ab2 a1 ab2 b1', 4, 'squash'],
    ['as many as there are with such a fix', 'a1 b1 a2 b1 ab2', 3, 'per-file'],
    ['the one of a file goes on after its fix', 'a1 a2 a1 a2', 1, 'per-file'],
  ])('are %s', (_, words, most, expected) => {
    expect(fewerCommits(steps(words), most)).toBe(expected)
  })

  it('counts the steps that changed something', () => {
    const [first, ...rest] = steps('a b c')
    const kept = { ...first, status: 'unchanged' } as ReportedStep
    expect([fewerCommits([kept, ...rest], 2), fewerCommits(steps('a b c'), 2)]).toEqual([undefined, 'squash'])
  })

  it.each<[string, Parameters<typeof planOf>[1], Parameters<typeof requestOf>[1], boolean]>([
    ['a plan that says nothing', {}, {}, true],
    ['a plan that says otherwise', { options: { commits: 'per-file' } }, {}, false],
    ['a caller', {}, { overrides: { commits: 'per-step' } }, false],
    ['a caller of something else', {}, { overrides: { on_error: 'continue' } }, true],
  ])('are open to choice: %s', (_, parts, options, expected) => {
    expect(isOpen(requestOf(planOf([edit('a.txt', 'one', '1')], parts), options))).toBe(expected)
  })

  it('are not tried where there cannot be too many, or somebody chose', async () => {
    const baseline = undefined as unknown as Parameters<typeof chooseCommits>[0]
    const policy = undefined as unknown as Parameters<typeof chooseCommits>[2]['policy']
    const plan = planOf([edit('a.txt', 'one', '1'), edit('b.txt', 'one', '1')])
    const few = requestOf(plan)
    const chosen = requestOf(plan, { overrides: { commits: 'per-step' } })
    expect(await chooseCommits(baseline, few, { policy, recorded: false, most: 2 })).toBe(few)
    expect(await chooseCommits(baseline, chosen, { policy, recorded: false, most: 1 })).toBe(chosen)
  })

  it.each<[boolean, Parameters<typeof requestOf>[1], string]>([
    [true, {}, 'squash'],
    [false, {}, 'per-step'],
    [true, { overrides: { commits: 'per-file' } }, 'per-file'],
  ])('of a pull request, made by GitHub: %s, as %j', (signedByApi, options, expected) => {
    const request = requestPull(planOf([edit('a.txt', 'one', '1')]), { ...options, signedByApi })
    expect(request.header.options.commits).toBe(expected)
  })
})
