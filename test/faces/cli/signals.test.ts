import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { findIsolation } from '../../../src/core/programs/isolation.ts'
import { type BuiltCli, builtCli } from '../../support/cli.ts'
import { repository, type TestRepository, temporaryFolder, testEnvironment } from '../../support/git.ts'
import { edit, planText } from '../../support/runs.ts'

/** Where namespaces are not permitted, SECURITY.md says what escapes. */
const { endsAll, hidesParents } = await findIsolation()

let cli: BuiltCli
beforeAll(async () => {
  cli = await builtCli()
})

/** Goes on for ever, beside itself in a session of its own. */
const ENDLESS = 'beat() { while :; do echo x >> "$1"; sleep 0.02; done; }; (beat "$BEATS") & beat "$BEATS"'

interface Place extends Disposable {
  readonly repo: TestRepository
  readonly beats: string
}

const verifying = (run: readonly string[], env: readonly string[] = []): Place => {
  const folder = temporaryFolder()
  const policy = JSON.stringify({ version: 1, verify: [{ run, env }] })
  const repo = repository({
    'a.txt': 'one\n',
    'plan.json': planText([edit('a.txt', 'one', 'two')]),
    '.github/editplan.yml': policy,
  })
  return {
    repo,
    beats: join(folder.path, 'beats'),
    [Symbol.dispose]: () => [repo, folder].forEach((one) => void one[Symbol.dispose]()),
  }
}

const start = ({ repo, beats }: Place, args: readonly string[] = [], more: object = {}): ChildProcess =>
  spawn(process.execPath, [cli.file, 'apply', 'plan.json', ...args], {
    cwd: repo.root,
    env: { ...testEnvironment(), BEATS: beats },
    ...more,
  })

const begun = ({ beats }: Place) => expect.poll(() => existsSync(beats), { interval: 10, timeout: 20_000 }).toBe(true)

const sizeOf = ({ beats }: Place): number => (existsSync(beats) ? statSync(beats).size : 0)

const isStill = async (place: Place): Promise<boolean> => {
  const before = sizeOf(place)
  await new Promise((resolve) => setTimeout(resolve, 200))
  return sizeOf(place) === before
}

const leftIn = ({ repo }: Place): Readonly<Record<string, unknown>> => ({
  files: repo.git('status', '--porcelain'),
  refs: repo.git('for-each-ref', 'refs/editplan'),
  worktrees: repo.git('worktree', 'list').split('\n').length,
  notes: readdirSync(join(repo.root, '.git/editplan')).filter((name) => name !== 'runs'),
})
const NOTHING = { files: '', refs: '', worktrees: 1, notes: [] }

describe('a run that is stopped', () => {
  it('by SIGINT while it is recorded leaves the checkout as it was and exits with 6', async () => {
    using repo = repository({ 'a.txt': 'one\n' })
    const steps = Array.from(
      { length: 8000 },
      (_, nth) => `{"tool":"Write","file_path":"f/${nth}.txt","content":"${nth}\\n"}\n`,
    )
    repo.write({ 'plan.jsonl': `{"version":1,"title":"many"}\n${steps.join('')}` })
    const child = spawn(process.execPath, [cli.file, 'apply', 'plan.jsonl'], { cwd: repo.root })
    const exit = once(child, 'exit')
    // Git has begun a pack: the run is in its middle.
    const packs = join(repo.root, '.git/objects/pack')
    await expect.poll(() => readdirSync(packs).length, { interval: 5, timeout: 20_000 }).toBeGreaterThan(0)
    child.kill('SIGINT')
    expect(await exit).toEqual([6, null])
    expect(repo.git('status', '--porcelain')).toBe('?? plan.jsonl')
  })
})

describe('a run that is stopped while its programs run', () => {
  const hangUp = (child: ChildProcess) =>
    [child.stdin, child.stdout, child.stderr].forEach((stream) => void stream?.destroy())

  it.each<[string, (child: ChildProcess) => void]>([
    ['SIGHUP', (child) => child.kill('SIGHUP')],
    ['SIGINT twice', (child) => [1, 2].forEach(() => void child.kill('SIGINT'))],
    ['SIGINT, then SIGTERM', (child) => (['SIGINT', 'SIGTERM'] as const).forEach((name) => void child.kill(name))],
    ['a terminal that hangs up', (child) => [hangUp(child), child.kill('SIGHUP'), child.kill('SIGHUP')]],
  ])('by %s cleans up all of it', async (_, stop) => {
    using place = verifying(['sh', '-c', ENDLESS], ['BEATS'])
    const child = start(place)
    const exit = once(child, 'exit')
    await begun(place)
    stop(child)
    expect(await exit).toEqual([6, null])
    expect(await isStill(place)).toBe(true)
    expect(leftIn(place)).toEqual(NOTHING)
  })

  it.runIf(endsAll)('by SIGKILL leaves no program behind, and the next run clears the rest', async () => {
    using place = verifying(['sh', '-c', `[ -e "$BEATS" ] || { ${ENDLESS}; }`], ['BEATS'])
    const child = start(place)
    const exit = once(child, 'exit')
    await begun(place)
    child.kill('SIGKILL')
    await exit
    // The kernel ends the others once it has ended this one, which may take longer than the exit.
    await expect.poll(() => isStill(place), { timeout: 20_000 }).toBe(true)
    expect(leftIn(place)).toMatchObject({ worktrees: 2 })
    expect(cli.run(['resume'], { cwd: place.repo.root }).exitCode).toBe(0)
    expect(leftIn(place)).toEqual(NOTHING)
  })

  it('while it waits for a plan on standard input ends at once', async () => {
    using repo = repository({ 'a.txt': 'one\n' })
    const child = spawn(process.execPath, [cli.file, 'apply', '-'], { cwd: repo.root, env: testEnvironment() })
    const exit = once(child, 'exit')
    // More than a pipe holds: once it is taken, the program reads.
    await new Promise((resolve) => child.stdin.write(`version: 1\n${'#'.repeat(2 ** 22)}`, resolve))
    child.kill('SIGTERM')
    expect(await exit).toEqual([6, null])
  })
})

describe('a run whose output nobody reads', () => {
  it('is applied anyway', async () => {
    using place = verifying(['true'])
    const child = start(place, ['--json'])
    child.stdout?.destroy()
    child.stderr?.destroy()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(place.repo.read('a.txt').toString()).toBe('two\n')
    expect(leftIn(place)).toMatchObject({ files: ' M a.txt', worktrees: 1, notes: [] })
  })

  it('keeps its exit code where it fails', async () => {
    using place = verifying(['false'])
    const child = start(place)
    child.stdout?.destroy()
    child.stderr?.destroy()
    expect(await once(child, 'exit')).toEqual([3, null])
    expect(leftIn(place)).toEqual(NOTHING)
  })
})

describe('a program of the policy', () => {
  const TOKEN = 'ghs_notForProgramsNotForProgramsNot1'
  /** How many environments that /proc shows hold a variable, also once the program's own /proc is gone. */
  const SPY = `count() { cat /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n' | grep -c "^$1="; }
    count PATH; count INPUT_TOKEN; umount /proc 2>/dev/null; count INPUT_TOKEN`

  it.runIf(hidesParents).each([0, 65_534])('cannot read the token of the run, as user %d', async (uid) => {
    using place = verifying(['sh', '-c', `${SPY}; true`])
    const { repo } = place
    chmodSync(dirname(cli.file), 0o755)
    const files = readdirSync(repo.root, { recursive: true, encoding: 'utf8' })
    const as = process.getuid?.() === 0 ? { uid, gid: uid } : {}
    if (as.uid !== undefined) for (const file of ['', '..', ...files]) chownSync(join(repo.root, file), uid, uid)
    const env = { ...testEnvironment(), INPUT_TOKEN: TOKEN, HOME: repo.root }
    const child = start(place, ['--json'], { env, ...as })
    let report = ''
    child.stdout?.on('data', (part) => (report += part))
    expect(await once(child, 'close')).toEqual([0, null])
    const { verifications } = JSON.parse(report)
    expect(verifications[0].tail).toMatch(/^[1-9]\d*\n0\n0\n$/)
  })
})
