import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { programOnPath } from './program-on-path.ts'

const FOLDER = realpathSync(tmpdir())

/** What a child did, without its id. */
const outcomeOf = async (child: ChildProcess, input = ''): Promise<unknown> => {
  const said: { out: string; err: string; failed?: unknown } = { out: '', err: '' }
  child.stdout?.on('data', (bytes) => (said.out += bytes))
  child.stderr?.on('data', (bytes) => (said.err += bytes))
  child.on('error', ({ code, syscall, message }: NodeJS.ErrnoException) => (said.failed = { code, syscall, message }))
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  const [code, signal] = await new Promise<unknown[]>((resolve) => child.on('close', (...end) => resolve(end)))
  return {
    ...said,
    code,
    signal,
    exitCode: child.exitCode,
    signalCode: child.signalCode,
    started: child.pid !== undefined,
  }
}

describe.runIf(process.platform === 'linux')('a child that the small process starts', () => {
  it.each([
    ['prints and reads', 'bash', ['-c', 'cat; echo err >&2; exit 3'], { cwd: FOLDER }, 'input\n'],
    ['does not read its input', 'true', [], {}, 'x'.repeat(1 << 20)],
    ['ends by a signal', 'bash', ['-c', 'kill -TERM $$'], {}, ''],
    ['has its own environment', 'bash', ['-c', 'echo "$A$HOME"; pwd'], { env: { A: 'a' }, cwd: FOLDER }, ''],
    ['is not there', 'editplan-nothing', [], {}, ''],
    ['may not be run', FOLDER, [], {}, ''],
    ['has half a pair of surrogates', 'printf', ['%s', 'a\ud800b'], {}, ''],
    ['has no folder', 'true', [], { cwd: `${FOLDER}/none` }, ''],
    ['has no output', 'bash', ['-c', 'echo unheard'], { stdio: ['pipe', 'ignore', 'pipe'] }, ''],
  ] as const)('does what a child of Node does: %s', async (_, file, args, options, input) => {
    const own = options as { stdio?: 'pipe' }
    // A limit of time, so that the worker starts it.
    const ours = await outcomeOf(spawn(file, args, own), input)
    expect(ours).toEqual(await outcomeOf(spawn(file, args, { ...own, timeout: 60_000 }), input))

    const { pid: _ours, error: failed, ...ran } = spawnSync(file, args, { ...own, input })
    const { pid: _theirs, error, ...theirs } = spawnSync(file, args, { ...own, input, timeout: 60_000 })
    const reason = (given?: NodeJS.ErrnoException) => given && [given.code, given.syscall, given.message]
    // Input that nobody reads is an error of `spawnSync` only where it is longer than a pipe holds.
    if (input.length < 1 << 16) expect(reason(failed)).toEqual(reason(error))
    if (!error) expect(ran).toEqual(theirs)
  })

  it.each([
    ['', []],
    ['true', ['a\0b']],
  ])('is refused, and others are started after it: %j %j', (file, args) => {
    expect(() => spawnSync(file, args, { timeout: 60_000 })).toThrow(
      expect.objectContaining({ code: 'ERR_INVALID_ARG_VALUE' }),
    )
    expect(spawnSync(file, args).error).toMatchObject({ code: 'ERR_INVALID_ARG_VALUE' })
    expect(spawnSync('true').status).toBe(0)
  })

  it('is killed by its id, alone or with its group', async () => {
    for (const detached of [false, true]) {
      const child = spawn('sleep', ['60'], { detached })
      process.kill((detached ? -1 : 1) * (child.pid ?? 0), 'SIGKILL')
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    }
  })

  it.runIf(programOnPath('python3'))('is the child of a process with less memory than the worker', () => {
    const parent = execFileSync('sh', ['-c', 'echo $PPID'], { encoding: 'utf8' }).trim()
    expect(parent).not.toBe(String(process.pid))
  })

  it('fails `execFileSync` with its exit code and what it said', () => {
    const run = () => execFileSync('sh', ['-c', 'echo out; echo err >&2; exit 4'], { stdio: 'pipe', encoding: 'utf8' })
    expect(run).toThrow(expect.objectContaining({ status: 4, stdout: 'out\n', stderr: 'err\n' }))
  })
})
