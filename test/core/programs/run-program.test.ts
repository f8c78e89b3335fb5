// @module-tag programs

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filterEnvironment } from '../../../src/core/programs/environment.ts'
import { type Program, runProgram } from '../../../src/core/programs/run-program.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editplan-program-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const node = (script: string, options: Partial<Program> = {}): Program => ({
  argv: [process.execPath, '-e', script],
  cwd: folder,
  environment: filterEnvironment(process.env),
  ...options,
})

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('a program', () => {
  it('gets its input and is heard on both streams', async () => {
    const script =
      'process.stdin.on("data", (d) => process.stdout.write(d)); process.stderr.write("e"); process.exitCode = 3'
    const result = await runProgram(node(script, { input: 'hello' }))
    expect(result).toMatchObject({ ended: 'exit', exitCode: 3 })
    expect(`${result.stdout}|${result.stderr}|${result.output.length}`).toBe('hello|e|6')
  })

  it('gets its arguments as they are, whatever a shell would make of them', async () => {
    const hostile = ['$(touch pwned)', '`id`', '; rm -rf x', '"', "'", '*', 'a\nb', '%PATH%', '']
    const result = await runProgram({
      ...node(''),
      argv: [process.execPath, '-e', 'console.log(JSON.stringify(process.argv.slice(1)))', '--', ...hostile],
    })
    expect(JSON.parse(result.stdout.toString())).toEqual(hostile)
  })

  it('sees no more of the environment than it is given', async () => {
    const script = 'console.log(Object.keys(process.env).includes("SECRET_OF_MINE"))'
    process.env.SECRET_OF_MINE = 'x'
    try {
      expect((await runProgram(node(script))).stdout.toString()).toBe('false\n')
    } finally {
      delete process.env.SECRET_OF_MINE
    }
  })

  it('that does not exist is a result, not an exception', async () => {
    const result = await runProgram({ ...node(''), argv: [join(folder, 'nothing')] })
    expect(result).toMatchObject({ ended: 'not-started', exitCode: null, failure: expect.any(String) })
  })

  it('that never reads its input can still be heard', async () => {
    const result = await runProgram(node('process.stdout.write("ok")', { input: 'x'.repeat(2 ** 20) }))
    expect(result).toMatchObject({ ended: 'exit', exitCode: 0 })
  })

  it('is killed after its time', async () => {
    const result = await runProgram(node('setInterval(() => {}, 1000)', { timeout: 300 }))
    expect(result).toMatchObject({ ended: 'timeout', exitCode: null })
  })

  it('is killed when it says too much, and what it said till then is kept', async () => {
    const result = await runProgram(
      node('for (;;) require("fs").writeSync(1, "x".repeat(65536))', { outputLimit: 100_000 }),
    )
    expect(result.ended).toBe('output')
    expect(result.output.length).toBe(100_000)
  })

  it('is killed when the run is aborted', async () => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 200)
    const result = await runProgram(node('setInterval(() => {}, 1000)', { signal: controller.signal }))
    expect(result.ended).toBe('aborted')
  })
})

describe('what a program started', () => {
  const beats = `require("fs").appendFileSync("beats", "x")`
  const child = `setInterval(() => ${beats}, 20)`
  const starts = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit" });`
  const heard = `const wait = setInterval(() => { if (require("fs").existsSync("beats")) process.exit(0) }, 20)`
  const heartbeats = (): number => (existsSync(join(folder, 'beats')) ? readFileSync(join(folder, 'beats')).length : 0)
  /** Times that a program is given, each longer: on a slow machine it has started nothing within the first. */
  const PATIENCE = [1000, 5000, 25_000]

  it('is gone when the program ends', { tags: 'quick' }, () => leavesNothing(`${starts} ${heard}`, [60_000]))

  it.each([
    ['its time is over', `${starts} setInterval(() => {}, 1000)`],
    ['it ignores polite signals', `process.on("SIGTERM", () => {}); ${starts} setInterval(() => {}, 1000)`],
  ])('is gone when %s', (_, script) => leavesNothing(script, PATIENCE))

  async function leavesNothing(script: string, timeouts: readonly number[]): Promise<void> {
    for (const timeout of timeouts) if (heartbeats() === 0) await runProgram(node(script, { timeout }))
    expect(heartbeats()).toBeGreaterThan(0)
    await pause(100)
    const before = heartbeats()
    await pause(200)
    expect(heartbeats()).toBe(before)
  }
})
