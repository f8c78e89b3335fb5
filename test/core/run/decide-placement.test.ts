import { describe, expect, it } from 'vitest'
import { decidePlacement, type PlacementFacts } from '../../../src/core/run/decide-placement.ts'
import type { Change } from '../../../src/core/workspace/change.ts'
import type { Source } from '../../../src/core/workspace/workspace.ts'
import type { EditplanError, ErrorName } from '../../../src/errors.ts'

const change = (path: string, before: string | undefined, after: string | undefined): Change => ({
  path,
  before: before === undefined ? undefined : Buffer.from(before),
  after: after === undefined ? undefined : Buffer.from(after),
  mode: 0o644,
})

const EDIT = change('a.txt', 'a\n', 'b\n')
const LEFT_OUT = change('far.txt', undefined, undefined)
const FLAGS = new Map([['a.txt', { skipWorktree: false, assumeUnchanged: true }]])
const FACTS: PlacementFacts = { changes: [EDIT, LEFT_OUT], unasked: undefined, flags: new Map() }

const WAY = {
  from: { place: 'refs/heads/main', commit: 'base' },
  to: { place: 'refs/heads/white', commit: 'run' },
  makes: true,
}

const FROM_MAIN = { place: 'refs/heads/main', from: 'base', head: 'refs/heads/white', commit: 'run', makes: 'true' }

describe('what applying a run does', () => {
  it.each<[string, Partial<PlacementFacts>, typeof WAY | undefined, Readonly<Record<string, string>>]>([
    ['where HEAD stays', {}, undefined, { run: 'r' }],
    ['to a branch', {}, WAY, { run: 'r', ...FROM_MAIN }],
    [
      'to a branch that it replaces',
      {},
      { ...WAY, ...{ replaces: 'old' } },
      { run: 'r', ...FROM_MAIN, replaces: 'old' },
    ],
    ['with flags', { flags: FLAGS }, WAY, { run: 'r', ...FROM_MAIN, flags: JSON.stringify([...FLAGS]) }],
  ])('says what is left to do after a kill: %s', (_, facts, way, note) => {
    const decision = decidePlacement({ ...FACTS, ...facts }, { run: 'r', way })
    expect(decision.note).toEqual(note)
    expect(decision.entries).toEqual(way && { paths: ['a.txt', 'far.txt'], allFlags: true })
  })

  it('writes no file that a sparse checkout leaves out', () => {
    const { files } = decidePlacement(FACTS, { run: 'r', way: undefined })
    expect(files.map(({ path }) => path)).toEqual(['a.txt'])
  })

  it('is refused for all places that the work tree protects, and for these alone', () => {
    const names: Readonly<Record<string, ErrorName>> = {
      'sub/a': 'PATH_PROTECTED',
      b: 'SYMLINK',
      'sub/c': 'PATH_PROTECTED',
    }
    const unasked = {
      stat: () => undefined,
      locate: (path: string) => {
        const name = names[path]
        return name ? { ok: false, problem: { name, message: path } } : { ok: true, path }
      },
    } as unknown as Source
    const decided = (paths: readonly string[]) => {
      const changes = paths.map((path) => change(path, undefined, 'x\n'))
      try {
        return decidePlacement({ ...FACTS, changes, unasked }, { run: 'r', way: undefined }).files.length
      } catch (error) {
        return (error as EditplanError).problems.map(({ name, message }) => `${name} ${message}`)
      }
    }
    expect(decided(['a', 'b'])).toBe(2)
    expect(decided(['sub/a', 'a', 'b', 'sub/c'])).toEqual(['PATH_PROTECTED sub/a', 'PATH_PROTECTED sub/c'])
  })
})
