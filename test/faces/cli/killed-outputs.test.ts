import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atPoints, buildProgram, type Program } from '../../core/run/crash/program.ts'
import { treeOf } from '../../core/workspace/tree-of.ts'
import { repository, temporaryFolder } from '../../support/git.ts'
import { editplan } from '../../support/program.ts'
import { edit, planText } from '../../support/runs.ts'

const FILES = {
  'one/a.txt': 'getUser();\n',
  'one/c.txt': 'x = getUser(1);\n',
  'two/b.txt': 'getUser(2);\n',
  'two/d.txt': 'getUser(3);\n',
}
const RENAMED = Object.fromEntries(
  Object.entries(FILES).map(([name, text]) => [name, text.replace('getUser', 'loadUser')]),
)
const PLAN = planText([edit('one/a.txt', 'loadUser', 'fetchUser'), edit('two/b.txt', '2', '22')])
/** Of other steps, and not laid out. */
const OTHER =
  'version: 1\ntitle:   Other\noptions: {reads: auto}\nsteps:\n  - {tool: Edit, file_path: two/d.txt, old_string: "3", new_string: "33"}\n'

/** What each command writes, in `out` beside the checkout, where a file of an earlier call may be. */
const COMMANDS: readonly (readonly [args: readonly string[], earlier?: string])[] = [
  [['plan', 'from-diff', 'HEAD~1', 'HEAD', '-o', '../out/plan.yaml'], 'plan.yaml'],
  [['plan', 'from-diff', 'HEAD~1', 'HEAD', '-o', '../out/plan.jsonl']],
  [['check', '../plan.json', '--report', '../out/r.json', '--html', '../out/p.html'], 'r.json'],
  [['split', '../plan.json', '--by', 'folder', '-o', '../out/parts']],
  [['compose', '../plan.json', '../other.yaml', '-o', '../out/both.yaml'], 'both.yaml'],
  [['fmt', '../other.yaml']],
  [['init', '-o', '../out/new.yaml']],
  [['explain', 'HEAD~1..HEAD', '--as', 'codemod', '-o', '../out/mod']],
  [['record', '-o', '../out/made.yaml', '--', 'sh', '../tool.sh'], 'made.yaml'],
]
const EARLIER = 'what an earlier call wrote\n'
const LANES = 3

let program: Program
beforeAll(async () => {
  program = await buildProgram(path.join(import.meta.dirname, '../../..'))
})
afterAll(() => program[Symbol.dispose]())

function stage(earlier: string | undefined) {
  const repo = repository(FILES)
  repo.write(RENAMED)
  repo.commit('rename')
  const temporary = temporaryFolder()
  const beside = path.dirname(repo.root)
  mkdirSync(path.join(beside, 'out'))
  for (const [name, text] of [
    ['plan.json', PLAN],
    ['other.yaml', OTHER],
    ['tool.sh', 'printf "made\\n" >> made.txt\n'],
    ...(earlier === undefined ? [] : [[`out/${earlier}`, EARLIER]]),
  ] as const)
    writeFileSync(path.join(beside, name), text)
  return {
    repo,
    beside,
    place: { root: repo.root, temporary: temporary.path },
    [Symbol.dispose]: () => [repo, temporary].map((one) => one[Symbol.dispose]()),
  }
}

/** All that lies beside the checkout, without what differs from run to run. */
const filesIn = (beside: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(treeOf(beside))
      .filter(([name]) => !/^checkout($|\/)/.test(name))
      .map(([name, file]) => [name, file.replaceAll(/"?\d{4}-\d\d-\d\dT[\d:.]+Z"?|"[\w]*_?ms": [\d.]+/g, '')]),
  )

const isOurs = (name: string): boolean => path.basename(name).includes('.editplan-')

async function killAt(
  [args, earlier]: (typeof COMMANDS)[number],
  point: number,
  wanted: Readonly<Record<string, string>>,
) {
  using one = stage(earlier)
  const { repo, beside, place } = one
  const before = filesIn(beside)
  const killed = await program.kill(args, place, point)
  const left = filesIn(beside)
  const half = Object.entries(left).filter(
    ([name, file]) => !name.split('/').some(isOurs) && file !== before[name] && !isLike(file, wanted[name]),
  )
  const again = await editplan(args, { cwd: repo.root })
  const after = filesIn(beside)
  const inGit = path.join(repo.root, '.git/editplan')
  const wrong = Object.keys({ ...wanted, ...after }).filter((name) => !isLike(after[name], wanted[name]))
  const failures = [
    ...half.map(([name, file]) => `half ${name}: ${file.slice(0, 60)}`),
    // A file that stands already is whole.
    ...(again.exitCode !== 0 && !isDeepStrictEqual(after, wanted) ? [`then ${again.exitCode}: ${again.stderr}`] : []),
    ...(args[0] === 'record' && !isDeepStrictEqual(after, wanted) ? [] : wrong.map((name) => `other ${name}`)),
    ...Object.keys(after).filter(isOurs),
    ...(existsSync(inGit) ? readdirSync(inGit) : []),
  ]
  return {
    killed,
    failure: failures.length === 0 ? [] : [`${args.slice(0, 2).join(' ')} ${point}: ${failures.join('; ')}`],
  }
}

/** Pages and reports differ from run to run; one that was cut off lacks its end. */
const isLike = (file: string | undefined, wanted: string | undefined): boolean =>
  file === wanted ||
  (file !== undefined &&
    wanted !== undefined &&
    /^\d+ (\{|<!doctype)/i.test(wanted) &&
    file.slice(-8) === wanted.slice(-8))

describe('a command that writes files, killed at any point', () => {
  it.each(COMMANDS.map((one) => [one[0].slice(0, 2).join(' '), one] as const))(
    'leaves each as it was or whole, and nothing beside it once it is called again: %s',
    async (_, command) => {
      using one = stage(command[1])
      const points = await program.countPoints(command[0], one.place)
      const wanted = filesIn(one.beside)
      // In the suite the last points alone, where the files are written.
      const first = process.env.KILL_POINTS === 'all' ? 1 : Math.max(1, points - 1)
      const verdicts = await atPoints(points, { lanes: LANES, first }, (point) => killAt(command, point, wanted))
      expect(verdicts.flatMap(({ failure }) => failure)).toEqual([])
    },
    3_600_000,
  )
})
