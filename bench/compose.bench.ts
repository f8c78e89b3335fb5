import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { applyPlan, type Plan, parsePlan } from '../src/index.ts'
import { composePlans } from '../src/wings/several/index.ts'

const [PLANS, STEPS, FILES, ROUNDS] = [10, 100, 20_000, 3]

/** Prints what it costs to compose ten plans of a hundred steps in 20,000 files, beside one apply of the result; and of one plan. */
export const run = async (): Promise<void> => {
  for (const shared of [0, 10, STEPS]) {
    const root = makeRepository()
    try {
      const plans = Array.from({ length: PLANS }, (_, at) => planOf(at, shared))
      const composing: number[] = []
      const applying: number[] = []
      let combined: Plan | undefined
      for (let round = 0; round < ROUNDS; round++) {
        composing.push(
          await timed(async () => {
            combined = (await composePlans(plans, { root })).plan
          }),
        )
        if (!combined) throw new Error('The plans did not compose.')
        applying.push(await timed(() => applyPlan(combined as Plan, { root, branch: `all${shared}-${round}` })))
        execFileSync('git', ['switch', '-q', 'main'], { cwd: root })
      }
      const single = await timed(() => applyPlan(plans[0] as Plan, { root, branch: 'single' }))
      const [compose, apply] = [Math.min(...composing), Math.min(...applying)]
      console.log(
        `${PLANS} plans of ${STEPS} steps in ${FILES} files, ${shared} steps of each in files of all: ${Math.round(compose)} ms, ` +
          `${(compose / apply).toFixed(1)}x one apply of the result (${Math.round(apply)} ms; target 10x), ` +
          `${(compose / single).toFixed(1)}x one apply of one plan (${Math.round(single)} ms)`,
      )
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  }
}

const nameOf = (file: number): string => `src/${Math.floor(file / 200)}/file${file}.ts`

/** Line `at` of a file is the plan's own. */
function planOf(at: number, shared: number): Plan {
  const steps = Array.from({ length: STEPS }, (_, step) => {
    const file = step < shared ? step : 1000 + at * STEPS + step
    return { tool: 'Edit', file_path: nameOf(file), old_string: `line ${at} of`, new_string: `line ${at} (changed) of` }
  })
  const text = JSON.stringify({ version: 1, title: `Plan ${at}`, options: { reads: 'auto' }, steps })
  const parsed = parsePlan({ name: `plan${at}.json`, text })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.plan
}

function makeRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'editplan-bench-'))
  for (let file = 0; file < FILES; file++) {
    const path = join(root, nameOf(file))
    if (file % 200 === 0) mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, Array.from({ length: 12 }, (_, line) => `line ${line} of ${file}\n`).join(''))
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root })
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-q', '-m', 'first')
  return root
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}
