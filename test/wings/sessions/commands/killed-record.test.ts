import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atPoints, buildProgram, type Program } from '../../../core/run/crash/program.ts'
import { repository, temporaryFolder, testEnvironment } from '../../../support/git.ts'
import { editplan } from '../../../support/program.ts'

const LANES = 3
/** In the suite a part of the points is tried, with `npm run test:long -- killed` all. */
const STEP = process.env.KILL_POINTS === 'all' ? 1 : 31

let program: Program
beforeAll(async () => {
  program = await buildProgram(path.join(import.meta.dirname, '../../../..'))
})
afterAll(() => program[Symbol.dispose]())

/** The checkout may have changes of its user that no commit has. */
function stage(isDirty: boolean) {
  const repo = repository({ 'a.txt': 'one\n' })
  const temporary = temporaryFolder()
  const tool = path.join(temporary.path, 'tool.sh')
  writeFileSync(tool, 'printf "made\\n" >> a.txt\n')
  if (isDirty) repo.write({ 'a.txt': 'mine\n' })
  return {
    repo,
    args: ['record', '-o', '../plan.yaml', '--', 'sh', tool],
    place: { root: repo.root, temporary: temporary.path },
    [Symbol.dispose]: () => [repo, temporary].map((one) => one[Symbol.dispose]()),
  }
}

async function killAt(isDirty: boolean, point: number) {
  using one = stage(isDirty)
  const { repo, args, place } = one
  const before = repo.read('a.txt').toString()
  const killed = await program.kill(args, place, point)
  const hasRun = repo.read('a.txt').toString() !== before
  const hasPlan = existsSync(path.join(repo.root, '../plan.yaml'))
  // Where the next one is killed as well, the one after it tells of both; one that ends tells itself.
  const untold = await program.kill(['record', '--', 'true'], place, Math.max(1, point - 1))
  const next = await editplan(['record', '-o', '../next.yaml', '--', 'true'], { cwd: repo.root })
  const [, remedy] = /`editplan (plan from-diff [^`]+)`/.exec(next.stderr.replace(/\s+/g, ' ')) ?? []
  const shell = (line: string) =>
    execFileSync('sh', ['-c', `printf '%s\\n' ${line}`], { cwd: repo.root, env: { ...testEnvironment(), ...PEOPLE } })
  const made =
    remedy === undefined ? undefined : await editplan(shell(remedy).toString().trim().split('\n'), { cwd: repo.root })
  const second = await editplan(['record', '-o', '../next.yaml', '--', 'true'], { cwd: repo.root })
  const failures = [
    ...(killed && untold && hasRun && !hasPlan && !(made?.exitCode === 0 && made.stdout.includes('made'))
      ? ['no word']
      : []),
    ...(!hasRun && remedy !== undefined ? ['a word of nothing'] : []),
    ...(second.stderr.includes('from-diff') ? ['told twice'] : []),
    ...readdirSync(path.join(repo.root, '.git/editplan')),
  ]
  return {
    killed,
    failure: failures.length === 0 ? [] : [`${point}: ${failures} ${next.stderr} ${made?.stderr}`],
  }
}

const PEOPLE = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b' }

it.each([false, true])(
  'a recording that is killed at any point is told by the next one, which says how to make the plan (uncommitted changes: %s)',
  async (isDirty) => {
    using one = stage(isDirty)
    const points = await program.countPoints(one.args, one.place)
    expect(points).toBeGreaterThan(20)
    const verdicts = await atPoints(points, { lanes: LANES, step: STEP }, (point) => killAt(isDirty, point))
    expect(verdicts.flatMap(({ failure }) => failure)).toEqual([])
    expect(verdicts.some(({ killed }) => killed)).toBe(true)
  },
  3_600_000,
)
