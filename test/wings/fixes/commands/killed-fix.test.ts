import { chmodSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atPoints, buildProgram, type Program } from '../../../core/run/crash/program.ts'
import { treeOf } from '../../../core/workspace/tree-of.ts'
import { repository, type TestRepository, temporaryFolder } from '../../../support/git.ts'
import { editplan } from '../../../support/program.ts'

const FILES = { 'a.txt': 'one\n', 'b.txt': 'b\n', 'c.txt': 'c\n', 'folder/d.txt': 'd\r\n', 'run.sh': 'true\n' }
/** Writes, removes and makes files, puts a file in place of a link and a link in place of a file. */
const TOOL = `printf 'ONE\\n' > a.txt
rm b.txt link
printf 'no link\\n' > link
rm c.txt
ln -s a.txt c.txt
printf 'D\\n' > folder/d.txt
mkdir made
printf 'new\\n' > made/new.txt
chmod 755 run.sh
`
/** What the checkout's own user changed before, after another tool had written a file. */
const MINE = { 'a.txt': 'mine\n', 'folder/d.txt': 'mine\r\n' }
const EARLIER = 'printf "earlier\\n" > earlier.txt\n'

const LANES = 3
/** In the suite a part of the points is tried, with `npm run test:long -- killed` all. */
const STEP = process.env.KILL_POINTS === 'all' ? 1 : 83

let program: Program
beforeAll(async () => {
  program = await buildProgram(path.join(import.meta.dirname, '../../../..'))
})
afterAll(() => program[Symbol.dispose]())

/** A checkout with uncommitted changes, in which another tool wrote before; its tools, and a folder for temporary files. */
async function checkout() {
  const repo = repository(FILES)
  const tools = temporaryFolder()
  const temporary = temporaryFolder()
  const tool = path.join(tools.path, 'tool.sh')
  const earlier = path.join(tools.path, 'earlier.sh')
  writeFileSync(tool, TOOL)
  writeFileSync(earlier, EARLIER)
  symlinkSync('a.txt', path.join(repo.root, 'link'))
  await editplan(['fix', '--', 'sh', earlier], { cwd: repo.root })
  repo.write(MINE)
  chmodSync(path.join(repo.root, 'run.sh'), 0o640)
  return {
    repo,
    tool,
    place: { root: repo.root, temporary: temporary.path },
    [Symbol.dispose]: () => [repo, tools, temporary].map((one) => one[Symbol.dispose]()),
  }
}

/** Follows what the messages say until nothing is to be put back; all that was said. */
async function putBack(repo: TestRepository): Promise<readonly string[]> {
  const said: string[] = []
  for (let turn = 0; turn < 5; turn++) {
    const { exitCode, stdout, stderr } = await editplan(['fix', '--restore'], { cwd: repo.root })
    said.push(stdout + stderr)
    if (exitCode === 0) return said
    if (stderr.includes('editplan resume')) said.push((await editplan(['resume'], { cwd: repo.root })).stdout)
  }
  return [...said, 'there is no end']
}

/** The trees that the messages name and that hold what the tool wrote. */
const keptIn = ({ git }: TestRepository, said: readonly string[]): readonly string[] =>
  [...said.join('\n').matchAll(/git show (\w+):/g)].flatMap(([, tree = '']) =>
    git('ls-tree', '-r', '--name-only', tree).includes('made/new.txt') && git('show', `${tree}:a.txt`) === 'ONE'
      ? [tree]
      : [],
  )

async function killAt(args: (tool: string) => readonly string[], point: number) {
  using stage = await checkout()
  const { repo, place } = stage
  const before = treeOf(repo.root)
  const killed = await program.kill(args(stage.tool), place, point)
  const left = treeOf(repo.root)
  const hasRun = Object.hasOwn(left, 'made/new.txt')
  const said = await putBack(repo)
  const after = treeOf(repo.root)
  // Where the tool had not begun, the one before it is the last one.
  const { 'earlier.txt': _, ...withoutEarlier } = before
  const failures = [
    ...(isDeepStrictEqual(after, before) || (!hasRun && isDeepStrictEqual(after, withoutEarlier))
      ? []
      : ['not as before']),
    ...(hasRun && keptIn(repo, said).length === 0 ? ['what the tool wrote is in no tree that is named'] : []),
    ...readdirSync(path.join(repo.root, '.git/editplan')).filter((name) => name !== 'recordings'),
    // The next run that makes such a folder there removes that of a killed one.
    ...readdirSync(place.temporary).filter((name) => !name.startsWith('editplan-objects-')),
  ]
  const told = JSON.stringify(said.map((one) => one.slice(0, 400)))
  const wrong = Object.entries(after).filter(([name, file]) => before[name] !== file)
  return { killed, failure: failures.length === 0 ? [] : [`${point}: ${failures} ${JSON.stringify(wrong)} ${told}`] }
}

describe('a tool that writes files, killed with editplan at any point', () => {
  it.each([
    ['fix', 1, (tool: string) => ['fix', '--', 'sh', tool]],
    ['fix --restore', 1, (tool: string) => ['fix', '--restore', '--', 'sh', tool]],
    ['fix --take-written', 1, (tool: string) => ['fix', '--take-written', '-o', '../plan.yaml', '--', 'sh', tool]],
  ] as const)(
    'leaves what there was, by what the messages say: %s',
    async (_, exitCode, args) => {
      using stage = await checkout()
      const points = await program.countPoints(args(stage.tool), stage.place, exitCode)
      expect(points).toBeGreaterThan(20)
      const verdicts = await atPoints(points, { lanes: LANES, step: STEP }, (point) => killAt(args, point))
      expect(verdicts.flatMap(({ failure }) => failure)).toEqual([])
      expect(verdicts.filter(({ killed }) => killed).length).toBeGreaterThan(verdicts.length * 0.9)
    },
    3_600_000,
  )
})
