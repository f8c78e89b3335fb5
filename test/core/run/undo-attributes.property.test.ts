import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, redoRun, undoRun } from '../../../src/index.ts'
import fc from '../../support/fast-check.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { planOf, type TestStep, write } from '../../support/runs.ts'

const ATTRIBUTES = [
  '* text eol=crlf\n',
  '* text=auto\n',
  '*.txt text eol=crlf\n*.md text eol=lf\n',
  '*.txt ident\n',
  '*.txt filter=rot\n',
  '*.txt text eol=crlf filter=rot\n',
  '*.md working-tree-encoding=UTF-16LE-BOM\n',
  '',
]

const FILES = ['a.txt', 'b.txt', 'sub/c.md', 'sub/d.txt']
const ROT = { 'filter.rot.clean': 'tr a-z n-za-m', 'filter.rot.smudge': 'tr a-z n-za-m' }

const attributeStep = fc
  .tuple(fc.constantFrom('.gitattributes', 'sub/.gitattributes'), fc.constantFrom(...ATTRIBUTES, undefined))
  .map(([path, text]): TestStep => (text === undefined ? { tool: 'Delete', file_path: path } : write(path, text)))
const fileStep = fc
  .tuple(fc.constantFrom('edit', 'write', 'delete', 'move', 'new'), fc.constantFrom(...FILES), fc.nat(99))
  .map(([kind, path, number]): TestStep => {
    if (kind === 'delete') return { tool: 'Delete', file_path: path }
    if (kind === 'move') return { tool: 'Move', file_path: path, new_path: `moved/${number}-${path.replace('/', '-')}` }
    if (kind === 'write') return write(path, `whole ${number}\nline $Id$\n`)
    if (kind === 'new') return write(`new/${number}.${path.slice(-3)}`, `new ${number}\nline\n`)
    return { tool: 'Edit', file_path: path, regex: '(?m)^line', new_string: `line ${number}`, replace_all: true }
  })

/** Steps one of which, at least, changes attributes; those that would refuse the plan are left out by `continue`. */
const PLAN = fc
  .tuple(
    fc.array(fileStep, { maxLength: 2 }),
    attributeStep,
    fc.array(fc.oneof(fileStep, attributeStep), { maxLength: 4 }),
  )
  .map(([before, one, after]) => [...before, one, ...after])

const CASE = fc.record({
  begins: fc.constantFrom(...ATTRIBUTES),
  below: fc.constantFrom(...ATTRIBUTES, undefined),
  steps: PLAN,
  commits: fc.constantFrom('per-step', 'squash', 'per-file'),
})

/** A checkout as git writes it, with these attributes. */
function begun(begins: string, below: string | undefined, config: Readonly<Record<string, string>>): TestRepository {
  const repo = repository({}, { config: { ...ROT, ...config } })
  const text = 'one\nline $Id$\nlast\n'
  repo.write(Object.fromEntries(FILES.map((path) => [path, text])))
  repo.commit()
  const attributes = { '.gitattributes': begins, ...(below !== undefined && { 'sub/.gitattributes': below }) }
  repo.write(attributes)
  repo.git('add', ...Object.keys(attributes))
  repo.git('commit', '-qm', 'Attributes')
  for (const path of FILES) rmSync(join(repo.root, path))
  repo.git('checkout', '--', '.')
  return repo
}

const PLACES: Readonly<Record<string, (repo: TestRepository) => void>> = {
  'a clean tree': () => undefined,
  'a dirty file': (repo) => repo.write({ 'a.txt': Buffer.concat([repo.read('a.txt'), Buffer.from('mine\r\n')]) }),
  'a partial stage': (repo) => {
    repo.write({ 'b.txt': Buffer.concat([Buffer.from('staged\n'), repo.read('b.txt')]) })
    repo.git('add', 'b.txt')
    repo.write({ 'b.txt': Buffer.concat([repo.read('b.txt'), Buffer.from('more\n')]) })
  },
  'core.autocrlf': () => undefined,
  'a linked worktree': () => undefined,
}

const statesOf = (root: string, repo: TestRepository): Readonly<Record<string, string>> => {
  const listed = repo.git('-C', root, 'ls-files', '--cached', '--others', '-z').split('\0').filter(Boolean)
  const paths = [...new Set(listed)].filter((path) => existsSync(join(root, path)))
  return Object.fromEntries(paths.sort().map((path) => [path, bytesAt(root, repo, path)]))
}

const bytesAt = (root: string, repo: TestRepository, path: string): string =>
  repo.read(root === repo.root ? path : join('..', 'linked', path)).toString('latin1')

describe('undo and redo of a run that changes .gitattributes', () => {
  it.each(Object.keys(PLACES))(
    'give every byte back: %s',
    async (place) => {
      await fc.assert(
        fc.asyncProperty(CASE, async ({ begins, below, steps, commits }) => {
          using repo = begun(begins, below, place === 'core.autocrlf' ? { 'core.autocrlf': 'true' } : {})
          const root = place === 'a linked worktree' ? join(repo.root, '..', 'linked') : repo.root
          if (root !== repo.root) repo.git('worktree', 'add', '-q', root)
          PLACES[place]?.(repo)
          const index = () => repo.git('-C', root, 'ls-files', '--stage')
          const [before, staged] = [statesOf(root, repo), index()]
          const plan = planOf(steps, { options: { on_error: 'continue', commits } })
          const report = await applyPlan(plan, { root })
          if (!report.run) return
          const after = statesOf(root, repo)
          await undoRun({ root })
          expect(statesOf(root, repo)).toEqual(before)
          expect(index()).toBe(staged)
          await redoRun({ root })
          expect(statesOf(root, repo)).toEqual(after)
          const last = report.steps.findLast(({ status }) => status === 'applied')?.index ?? 1
          if (commits === 'per-step' && last > 1) {
            await undoRun({ root, to: String(last - 1) })
            await redoRun({ root })
            expect(statesOf(root, repo)).toEqual(after)
          }
          await undoRun({ root })
          expect(statesOf(root, repo)).toEqual(before)
        }),
        { numRuns: 5 * Number(process.env.UNDO_PLANS ?? 3), seed: Number(process.env.UNDO_SEED ?? 61) },
      )
    },
    3_600_000,
  )
})
