import { cleanWorktree, resetWorktree } from '../../core/git/commands/worktree.ts'
import type { ObjectStore } from '../../core/git/object-store.ts'
import type { Verification, WorktreeSettings } from '../../core/policy/policy-file.ts'
import { runVerifications } from '../../core/policy/run-verifications.ts'
import { masked } from '../../core/policy/secrets.ts'
import { isolatedWorktree } from '../../core/run/isolated-worktree.ts'
import { EditplanError } from '../../errors.ts'
import { flipsAt } from './relation.ts'

/** What a search for the steps that break something found. */
export interface NarrowSearch {
  /**
   * `passes`: without `out` the test passes. `never`: it fails without any step too. `unknown`: no run of it passed before the budget
   * was spent.
   */
  readonly end: 'passes' | 'never' | 'unknown'
  /** The steps to leave out, by number; none of them can be put back alone, where the search is `complete`. */
  readonly out: readonly number[]
  readonly complete: boolean
  /** The same steps once passed and once failed. */
  readonly flaky: boolean
}

/** Whether the test passes with these steps alone; undefined once the budget is spent. `again`: asked already, run once more. */
type Test = (kept: readonly number[], again?: 'again') => Promise<boolean | undefined>

/**
 * Looks for a smallest set of steps without which a test passes: by bisection for the steps that break it one after the other, then by
 * delta debugging among those for the ones that can be put back. Ends with two more runs, which tell whether the test is flaky.
 */
export async function narrow(steps: readonly number[], test: Test): Promise<NarrowSearch> {
  const best: { out: readonly number[] | undefined } = { out: undefined }
  const ask = async (kept: readonly number[]): Promise<boolean> => {
    const passed = await test(kept)
    if (passed === undefined) throw SPENT
    const out = steps.filter((step) => !kept.includes(step))
    if (passed && (best.out === undefined || out.length < best.out.length)) best.out = out
    return passed
  }
  try {
    if (await ask(steps))
      return { end: 'passes', out: [], complete: true, flaky: (await test(steps, 'again')) === false }
    if (!(await ask([]))) return { end: 'never', out: [], complete: true, flaky: (await test([], 'again')) === true }
    const without = (out: readonly number[]): Promise<boolean> => ask(steps.filter((step) => !out.includes(step)))
    const out = await smallest(await breaking(steps, ask), without)
    return { end: 'passes', out, complete: true, flaky: await isFlaky(steps, out, test) }
  } catch (error) {
    if (error !== SPENT) throw error
    const { out } = best
    return { end: out ? 'passes' : 'unknown', out: out ?? [], complete: false, flaky: false }
  }
}

const SPENT = Symbol('the budget is spent')

type Ask = (steps: readonly number[]) => Promise<boolean>

/** Steps without which the test passes: again and again the last step of the shortest beginning that fails. */
async function breaking(steps: readonly number[], passes: Ask): Promise<readonly number[]> {
  const out: number[] = []
  for (let kept = steps; !(await passes(kept)); ) {
    const beginning = kept
    const at = await flipsAt(kept.length, async (count) => !(await passes(beginning.slice(0, count))))
    out.push(...kept.slice(at - 1, at))
    kept = kept.filter((_, index) => index !== at - 1)
  }
  return out.sort((one, other) => one - other)
}

/** Delta debugging (ddmin): a part of the steps that still does, without a step that can be spared. */
async function smallest(out: readonly number[], suffices: Ask): Promise<readonly number[]> {
  for (let parts = 2; out.length > 1; ) {
    const chunks = split(out, parts)
    const chunk = await firstThat(chunks, suffices)
    const rest =
      chunk || parts === 2
        ? undefined
        : await firstThat(
            chunks.map((one) => out.filter((step) => !one.includes(step))),
            suffices,
          )
    if (!chunk && !rest && parts >= out.length) break
    out = chunk ?? rest ?? out
    parts = chunk ? 2 : rest ? Math.max(2, parts - 1) : Math.min(out.length, 2 * parts)
  }
  return out
}

async function firstThat(lists: readonly (readonly number[])[], is: Ask): Promise<readonly number[] | undefined> {
  for (const list of lists) if (await is(list)) return list
  return undefined
}

const split = (steps: readonly number[], parts: number): readonly (readonly number[])[] =>
  Array.from({ length: parts }, (_, part) =>
    steps.slice(Math.floor((part * steps.length) / parts), Math.floor(((part + 1) * steps.length) / parts)),
  ).filter(({ length }) => length > 0)

/** Both ends once more: all steps should fail, and those that remain pass. */
async function isFlaky(steps: readonly number[], out: readonly number[], test: Test): Promise<boolean> {
  const remaining = steps.filter((step) => !out.includes(step))
  return (await test(steps, 'again')) === true || (await test(remaining, 'again')) === false
}

/** How verifications ended on one commit. */
export interface TestRun {
  readonly ok: boolean
  /** The verification that failed, or the last one. */
  readonly name: string
  /** The last lines of what it printed. */
  readonly tail: string
}

/** One isolated worktree in which verifications run on one commit after the other. */
export interface TestBed extends AsyncDisposable {
  readonly notes: readonly string[]
  run(commit: string): Promise<TestRun>
}

/**
 * Sets a worktree up once. Before each run the files are those of its commit, and what git neither tracks nor ignores is removed; what it
 * ignores, such as caches and dependencies, stays. Throws what `isolatedWorktree` throws; INTERRUPTED when the signal aborts.
 */
export async function openTestBed(
  store: ObjectStore,
  options: {
    /** What `setup` of the policy's worktree sees. */
    readonly commit: string
    readonly settings: WorktreeSettings
    readonly verifications: readonly Verification[]
    readonly signal?: AbortSignal | undefined
  },
): Promise<TestBed> {
  const { commit, settings, verifications, signal } = options
  const place = await isolatedWorktree(store.git, commit, { settings, env: store.env, signal })
  const git = store.through(place.git)
  const host = { cwd: place.git.root, env: store.env, ...(signal && { signal }) }
  return {
    notes: place.notes,
    async run(next) {
      await git.run(resetWorktree(next))
      await git.run(cleanWorktree(place.provided))
      let last = { ok: true, name: '', tail: '' }
      for await (const { ok, name, tail } of runVerifications(verifications, host)) {
        if (signal?.aborted) throw new EditplanError({ name: 'INTERRUPTED', message: STOPPED })
        last = { ok, name, tail: await masked(tail) }
      }
      return last
    },
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  }
}

const STOPPED = 'The run was stopped while programs ran. Nothing was changed. Start it again.'
