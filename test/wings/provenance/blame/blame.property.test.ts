import fc, { type GeneratorValue } from 'fast-check'
import { expect, it } from 'vitest'
import { blameFile } from '../../../../src/wings/provenance/blame/blame.ts'
import type { Change } from '../../../support/commits.ts'
import { type Garden, plantGarden } from '../../../support/garden.ts'
import { followServer, mergePull } from '../../../support/merging.ts'
import { BRANCH, moveBranch, openPull, pullOf, reachOf } from '../../../support/provenance.ts'
import { edit, planOf, type TestStep, write } from '../../../support/runs.ts'

/** Cases in the suite; `npm run test:long -- blame` tries more. */
const RUNS = Number(process.env.BLAME_RUNS ?? 2)

type Files = Map<string, readonly string[]>

/** Lines of which no two are the same: git's own blame of a squash cannot see that a line went and came back. */
function startLines(draw: GeneratorValue) {
  let lines = 0
  return () => {
    lines += 1
    return `${draw(fc.constantFrom, 'rose', 'iris', 'moss', 'caf\u00e9')} ${lines}`
  }
}

const some = (draw: GeneratorValue, line: () => string, most: number): readonly string[] =>
  Array.from({ length: draw(fc.integer, { min: 1, max: most }) }, line)

const textOf = (lines: readonly string[], end: string): string => lines.map((line) => line + end).join('')

const pick = <Item>(draw: GeneratorValue, items: readonly Item[]): Item => items[draw(fc.nat, items.length - 1)] as Item

/** Replaces a line, or takes it away, or puts lines around it. */
function changedLines(draw: GeneratorValue, lines: readonly string[], line: () => string) {
  const at = draw(fc.nat, lines.length - 1)
  const old = lines[at] ?? ''
  const added = some(draw, line, 3)
  const instead = pick(draw, [added, [old, ...added], [...added, old]])
  return { old, instead, lines: lines.toSpliced(at, 1, ...instead) }
}

/** A step that applies to the files, and brings them to the state after it. */
function nextStep(draw: GeneratorValue, files: Files, { line, end }: { line: () => string; end: string }): TestStep {
  const path = pick(draw, [...files.keys()])
  const lines = files.get(path) ?? []
  const what = draw(fc.constantFrom, 'edit', 'edit', 'edit', 'write', 'new', 'move')
  const free = `beds/${line().replace(' ', '-')}.txt`
  if (what === 'move') {
    files.delete(path)
    files.set(free, lines)
    return { tool: 'Move', file_path: path, new_path: free }
  }
  if (what === 'new') {
    files.set(free, some(draw, line, 4))
    return write(free, textOf(files.get(free) ?? [], end))
  }
  const changed = changedLines(draw, lines, line)
  files.set(path, changed.lines)
  // The line's end belongs to it: `rose 1` begins `rose 12`.
  if (what === 'edit') return edit(path, changed.old + end, textOf(changed.instead, end))
  return write(path, textOf(changed.lines, end))
}

/** The step, or the commit before the run, that git's own blame names for each line on the branch itself. */
async function onBranch(garden: Garden, path: string): Promise<readonly string[]> {
  const blamed = await garden.remote('blame', '--line-porcelain', pullOf(garden).head.sha, '--', path)
  const commits = blamed.split('\n').flatMap((line) => /^([0-9a-f]{40}) \d+ \d+/.exec(line)?.[1] ?? [])
  return Promise.all(
    commits.map(async (commit) => {
      const message = await garden.remote('log', '-1', '--format=%B', commit)
      return /^Editplan-Step: (\d+)\//m.exec(message)?.[1] ?? 'person'
    }),
  )
}

/** Merges the base into the branch, as "Update branch" does. */
async function updateBranch(garden: Garden): Promise<void> {
  const tree = await garden.remote('merge-tree', '--write-tree', BRANCH, 'main')
  await moveBranch(garden, await garden.remote('commit-tree', tree, '-p', BRANCH, '-p', 'main', '-m', 'Update'))
}

async function byBlame(garden: Garden, file: string): Promise<readonly string[]> {
  const { lines, origins } = await blameFile({ root: garden.checkout, file, publish: reachOf(garden) })
  return lines.map(({ origin }) => {
    const one = origins[origin]
    return one?.kind === 'step' ? one.steps : `${one?.kind}${one?.problem?.name ?? ''}`
  })
}

it('names for every line the step whose commit git names on the branch, whatever merged it', {}, async () => {
  let told = 0
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      const line = startLines(draw)
      const end = draw(fc.constantFrom, '\n', '\r\n')
      const files: Files = new Map(
        ['beds/rose.txt', 'beds/iris.txt', 'fern.md'].map((path) => [path, some(draw, line, 8)]),
      )
      const start = Object.fromEntries([...files].map(([path, lines]) => [path, textOf(lines, end)]))
      const steps = Array.from({ length: draw(fc.integer, { min: 1, max: 6 }) }, () =>
        nextStep(draw, files, { line, end }),
      )
      await using garden = await plantGarden()
      await garden.commitElsewhere('main', start)
      await followServer(garden)
      await openPull(garden, { plan: planOf(steps) })
      const byHand = draw(fc.boolean)
      if (byHand) {
        const path = pick(draw, [...files.keys()])
        const { lines } = changedLines(draw, files.get(path) ?? [], line)
        files.set(path, lines)
        const change: Change = { [path]: textOf(lines, end) }
        await moveBranch(garden, await garden.commitElsewhere(BRANCH, change))
      }
      const moved = draw(fc.constantFrom, 'no', 'no', 'yes', 'yes, and the branch is updated')
      if (moved !== 'no') await garden.commitElsewhere('main', { 'shed.txt': 'rake\n' })
      const updated = moved.endsWith('updated')
      if (updated) await updateBranch(garden)
      const expected = await Promise.all([...files.keys()].map(async (path) => [path, await onBranch(garden, path)]))
      await mergePull(garden, draw(fc.constantFrom, 'squash', 'squash', 'merge', updated ? 'merge' : 'rebase'))
      const found: unknown[] = []
      for (const path of files.keys()) found.push([path, await byBlame(garden, path)])
      told += [...files.values()].flat().length
      expect(found).toEqual(expected)
    }),
    { numRuns: RUNS, ...(process.env.BLAME_SEED && { seed: Number(process.env.BLAME_SEED) }) },
  )
  if (process.env.BLAME_RUNS) process.stdout.write(`${told} lines told\n`)
})
