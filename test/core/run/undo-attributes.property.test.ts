import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, redoRun, undoRun } from '../../../src/index.ts'
import fc from '../../support/fast-check.ts'
import { repository, repositoryAt, type TestRepository, temporaryFolder } from '../../support/git.ts'
import { renewIndex } from '../../support/index-file.ts'
import { planOf, type TestStep, write } from '../../support/runs.ts'
import { scratchHome } from '../../support/scratch.ts'

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
const TEXTS = Object.fromEntries(FILES.map((path) => [path, 'one\nline $Id$\nlast\n']))
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

type Config = Readonly<Record<string, string>>

const templates = new Map<string, string>()

/** A checkout as git writes it, with these attributes: made once and copied. */
function begun(begins: string, below: string | undefined, config: Config): TestRepository {
  const key = JSON.stringify([begins, below, config])
  const template = templates.get(key) ?? made(begins, below, config)
  templates.set(key, template)
  const folder = temporaryFolder()
  const repo = repositoryAt(join(folder.path, 'checkout'), () => folder[Symbol.dispose]())
  cpSync(template, repo.root, { recursive: true })
  if (!renewIndex(repo.root)) throw new Error('The index cannot be renewed.')
  return repo
}

function made(begins: string, below: string | undefined, config: Config): string {
  using repo = repository({ ...TEXTS, '.gitattributes': '' }, { config: { ...ROT, ...config } })
  const attributes = { '.gitattributes': begins, ...(below !== undefined && { 'sub/.gitattributes': below }) }
  repo.write(attributes)
  repo.git('add', ...Object.keys(attributes))
  repo.git('commit', '-q', '--allow-empty', '-m', 'Attributes')
  for (const path of FILES) rmSync(join(repo.root, path))
  repo.git('checkout', '--', '.')
  const template = mkdtempSync(join(scratchHome(), 'attributes-'))
  cpSync(repo.root, template, { recursive: true })
  return template
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

/** The bytes of every file but git's own. */
const statesOf = (root: string): Readonly<Record<string, string>> => {
  const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = names.map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  const own = paths.filter((path) => path !== '.git' && !path.startsWith('.git/'))
  return Object.fromEntries(own.sort().map((path) => [path, readFileSync(join(root, path)).toString('latin1')]))
}

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
          const [before, staged] = [statesOf(root), index()]
          const plan = planOf(steps, { options: { on_error: 'continue', commits } })
          const report = await applyPlan(plan, { root })
          if (!report.run) return
          const after = statesOf(root)
          await undoRun({ root })
          expect(statesOf(root)).toEqual(before)
          expect(index()).toBe(staged)
          await redoRun({ root })
          expect(statesOf(root)).toEqual(after)
          const last = report.steps.findLast(({ status }) => status === 'applied')?.index ?? 1
          if (commits === 'per-step' && last > 1) {
            await undoRun({ root, to: String(last - 1) })
            await redoRun({ root })
            expect(statesOf(root)).toEqual(after)
          }
          await undoRun({ root })
          expect(statesOf(root)).toEqual(before)
        }),
        { numRuns: 5 * Number(process.env.UNDO_PLANS ?? 3), seed: Number(process.env.UNDO_SEED ?? 61) },
      )
    },
    3_600_000,
  )
})
