import { describe, expect, it } from 'vitest'
import type { Git } from '../../../src/core/git/git.ts'
import { isLeftOut, isUnrelated } from '../../../src/core/run/baseline.ts'
import type { EditplanError } from '../../../src/errors.ts'

describe('a base', () => {
  /** Whether the base is an ancestor of the head; what is other than in a checkout. */
  const related = (isAncestor: boolean, more: { bare?: boolean; base?: string; head?: undefined } = {}) => ({
    git: { bare: more.bare ?? false, run: async () => isAncestor } as unknown as Git,
    sides: { base: at(more.base ?? 'base'), head: 'head' in more ? undefined : at('head') },
  })
  const at = (commit: string) => ({ commit, tree: commit })
  it.each<[string, [ReturnType<typeof related>, Parameters<typeof isUnrelated>[1]], boolean | 'BASE_NOT_ANCESTOR']>([
    ['in the history of the head', [related(true), { baseBy: 'plan' }], false],
    ['that is the head', [related(false, { base: 'head' }), { baseBy: 'plan' }], false],
    ['where there is no head', [related(false, { head: undefined }), { baseBy: 'plan' }], false],
    ['beside it, that a plan names', [related(false), { baseBy: 'plan' }], 'BASE_NOT_ANCESTOR'],
    ['beside it, that the operator names', [related(false), { baseBy: 'operator' }], 'BASE_NOT_ANCESTOR'],
    ['beside it that the operator means', [related(false), { baseBy: 'operator', unrelatedBase: true }], true],
    ['beside it for which a plan asks', [related(false), { baseBy: 'plan', unrelatedBase: true }], 'BASE_NOT_ANCESTOR'],
    ['of the operator where there is no work tree', [related(false, { bare: true }), { baseBy: 'operator' }], false],
    ['of a plan there', [related(false, { bare: true }), { baseBy: 'plan' }], 'BASE_NOT_ANCESTOR'],
    ['in the history, that the operator means', [related(true), { baseBy: 'operator', unrelatedBase: true }], false],
  ])('%s has another history, or is refused', async (_, [{ git, sides }, wanted], expected) => {
    expect(await isUnrelated(git, wanted, sides).catch((error: EditplanError) => error.name)).toBe(expected)
  })
})

describe('a sparse checkout', () => {
  const asked = { paths: ['src/a.txt'], searches: [], commands: false }
  const globbed = (name: string) => [{ names: (path: string) => path === name }]
  it.each<[string, Iterable<string>, Partial<Parameters<typeof isLeftOut>[1]>, boolean]>([
    ['that lacks another file', ['doc/b.txt'], {}, false],
    ['that lacks the file', ['src/a.txt'], {}, true],
    ['that lacks a folder above the file, as a file', ['src'], {}, true],
    ['that lacks a file in a folder of that name', ['src/a.txt/x'], {}, true],
    ['that lacks a file beside it', ['src/b.txt'], {}, false],
    ['in which a link leads nowhere', ['doc/b.txt'], { paths: [undefined] }, true],
    ['whose glob names a file that it lacks', ['doc/b.txt'], { searches: globbed('doc/b.txt') }, true],
    ['whose globs name others', ['doc/b.txt'], { searches: globbed('doc/c.txt') }, false],
    ['in which a command runs', ['doc/b.txt'], { commands: true }, true],
    ['that lacks nothing, in which a command runs', [], { commands: true }, false],
  ])('%s leaves out what a run asks about, or not', (_, lacked, more, expected) => {
    expect(isLeftOut(lacked, { ...asked, ...more })).toBe(expected)
  })
})
