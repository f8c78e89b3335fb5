import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fc, { type GeneratorValue } from 'fast-check'
import { expect, it } from 'vitest'
import { type ApplyOptions, applyPlan, checkPlan, type RunReport, undoRun } from '../../../src/index.ts'
import { repository, type TestRepository, testEnvironment } from '../../support/git.ts'
import { asGit, gitFiles } from '../../support/net-change.ts'
import { edit, planOf, stateOf, type TestStep, write } from '../../support/runs.ts'

/** Cases in the suite; `npm run test:long -- pipeline` tries 500. */
const RUNS = Number(process.env.PIPELINE_RUNS ?? 12)

const WORDS = ['rose', 'iris', 'moss', 'fern', 'reed', 'bark']
const PATHS = ['a.txt', 'b.txt', 'beds/c.txt', 'beds/d.sh', 'deep/er/e.txt', 'f.md']

type Contents = Map<string, string>

const lineOf = (draw: GeneratorValue): string =>
  `${draw(fc.constantFrom, ...WORDS)} ${draw(fc.integer, { min: 0, max: 40 })}`

const textOf = (draw: GeneratorValue): string => {
  const lines = Array.from({ length: draw(fc.integer, { min: 1, max: 12 }) }, () => lineOf(draw))
  return lines.join('\n') + draw(fc.constantFrom, '\n', '\n', '')
}

const changedText = (draw: GeneratorValue, text: string): string => {
  const lines = text.split('\n')
  lines[draw(fc.nat, lines.length - 1)] = lineOf(draw)
  return lines.join('\n')
}

const pick = <Item>(draw: GeneratorValue, items: readonly Item[]): Item => items[draw(fc.nat, items.length - 1)] as Item

/** One more commit: files edited, added, renamed, deleted. */
function nextCommit(draw: GeneratorValue, repo: TestRepository, files: Contents): void {
  for (const [path, text] of [...files]) {
    const what = draw(fc.constantFrom, 'keep', 'keep', 'edit', 'rename', 'delete')
    if (what === 'edit') files.set(path, changedText(draw, text))
    if (what === 'keep' || what === 'edit' || files.size < 3) continue
    files.delete(path)
    if (what === 'rename') files.set(`moved/${path.replaceAll('/', '-')}`, text)
  }
  const added = pick(draw, PATHS)
  if (!files.has(added)) files.set(added, textOf(draw))
  for (const path of repo.git('ls-files').split('\n').filter(Boolean)) rmSync(join(repo.root, path), { force: true })
  repo.write(Object.fromEntries(files))
  repo.commit('next')
}

/** Steps that mostly fit these files. */
function stepsFor(draw: GeneratorValue, files: Contents): TestStep[] {
  return Array.from({ length: draw(fc.integer, { min: 1, max: 5 }) }, (): TestStep => {
    const path = pick(draw, [...files.keys()])
    const line = pick(draw, (files.get(path) ?? '').split('\n').filter(Boolean).concat('nowhere'))
    const free = draw(fc.constantFrom, 'new.txt', 'beds/new.txt', 'deep/new.md', path)
    return pick(draw, [
      () => edit(path, line, lineOf(draw), { replace_all: draw(fc.boolean) }),
      () => edit(path, line, lineOf(draw)),
      () => write(free, textOf(draw), draw(fc.boolean) ? { executable: draw(fc.boolean) } : {}),
      () => ({ tool: 'Delete', file_path: path }),
      () => ({ tool: 'Move', file_path: path, new_path: `to/${free}` }),
    ])()
  })
}

/** What is not committed: changed, staged, deleted, untracked files. */
function makeDirty(draw: GeneratorValue, repo: TestRepository, files: Contents): void {
  for (const path of files.keys()) {
    const what = draw(fc.constantFrom, 'clean', 'clean', 'clean', 'edited', 'staged', 'gone', 'mode')
    if (what === 'edited' || what === 'staged') repo.write({ [path]: changedText(draw, files.get(path) ?? '') })
    if (what === 'staged') repo.git('add', path)
    if (what === 'gone') rmSync(join(repo.root, path))
    if (what === 'mode') repo.chmod(path, 0o755)
  }
  if (draw(fc.boolean)) repo.write({ 'new.txt': 'untracked\n' })
}

/** The tree that the work tree would be, everything untracked in it, without touching the index. */
function snapshot(repo: TestRepository): string {
  const index = join(repo.root, '.git', 'test-index')
  const env = { ...testEnvironment(), GIT_INDEX_FILE: index }
  const run = (...args: string[]) => execFileSync('git', args, { cwd: repo.root, env, encoding: 'utf8' }).trim()
  run('add', '-A')
  const tree = run('write-tree')
  rmSync(index)
  return tree
}

const verdictOf = async (running: Promise<RunReport>): Promise<{ verdict: string; report?: RunReport }> => {
  try {
    const report = await running
    const refusals = [...(report.problems ?? []), ...report.steps.flatMap(({ error }) => error ?? [])]
    return { verdict: refusals.map(({ name }) => name)[0] ?? 'applied', report }
  } catch (error) {
    return { verdict: (error as Error).name }
  }
}

it('tells files as git does, leaves all else alone, checks as it applies, and is undone', {
  timeout: 120_000 + RUNS * 20_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      const files: Contents = new Map(PATHS.slice(0, 4).map((path) => [path, textOf(draw)]))
      using repo = repository(Object.fromEntries(files))
      const seen = [new Map(files)]
      for (let more = draw(fc.nat, 2); more > 0; more--) {
        nextCommit(draw, repo, files)
        seen.push(new Map(files))
      }
      repo.git('switch', '-q', '-c', 'side', 'HEAD~0')
      const side = new Map(files)
      nextCommit(draw, repo, side)
      repo.git('switch', '-q', 'main')
      const back = draw(fc.nat, seen.length - 1)
      const isSide = draw(fc.constantFrom, false, false, false, true)
      const base = isSide ? 'side' : back === 0 ? undefined : `HEAD~${back}`
      const steps = stepsFor(draw, isSide ? side : (seen[seen.length - 1 - back] ?? files))
      makeDirty(draw, repo, files)
      const byPlan = draw(fc.boolean)
      const plan = planOf(steps, {
        ...(byPlan && base !== undefined && { base }),
        options: {
          on_error: draw(fc.constantFrom, 'stop', 'continue'),
          commits: draw(fc.constantFrom, 'per-step', 'squash'),
        },
      })
      const options: ApplyOptions = {
        root: repo.root,
        ...(!byPlan && base !== undefined && { base, unrelatedBase: draw(fc.boolean) }),
        ...(draw(fc.constantFrom, false, false, true) && { branch: 'made' }),
      }
      const state = stateOf(repo)
      const before = snapshot(repo)
      const checked = await verdictOf(checkPlan(plan, options))
      expect(stateOf(repo)).toEqual(state)
      const applied = await verdictOf(applyPlan(plan, options))
      expect(checked.verdict).toBe(applied.verdict)
      const after = snapshot(repo)
      const told = applied.report?.files ?? []
      expect(asGit(told)).toEqual(gitFiles(repo, before, after))
      if (!applied.report?.written) {
        expect(stateOf(repo)).toEqual(state)
        return
      }
      expect(checked.report?.files).toEqual(told)
      await undoRun({ root: repo.root })
      expect(snapshot(repo)).toBe(before)
    }),
    { numRuns: RUNS, ...(process.env.PIPELINE_SEED && { seed: Number(process.env.PIPELINE_SEED) }) },
  )
})
