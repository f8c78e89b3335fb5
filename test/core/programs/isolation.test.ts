// @module-tag programs

import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { credentialVariables, filterEnvironment, findProgram } from '../../../src/core/programs/environment.ts'
import { CANDIDATES, findIsolation, type Isolation, tryIsolation } from '../../../src/core/programs/isolation.ts'
import { type Program, runProgram } from '../../../src/core/programs/run-program.ts'

const NONE: Isolation = { wrapper: [], endsAll: false, hidesParents: false }
const permitted = (await Promise.all(CANDIDATES.map(tryIsolation))).filter((one) => one !== undefined)
const named = (isolation: Isolation) =>
  [isolation.wrapper.map((word) => word.replace(/.*\//, '')).join(' ') || 'nothing', isolation] as const
/** One of each kind is enough for what holds under all of them. */
const KINDS = [
  permitted.find(({ endsAll }) => endsAll),
  permitted.findLast(({ endsAll }) => endsAll),
  permitted.find(({ endsAll }) => !endsAll),
  NONE,
]
const ALL = [...new Set(KINDS)].filter((one) => one !== undefined).map(named)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editplan-isolation-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const sh = (script: string, options: Partial<Program> = {}): Program => ({
  argv: ['sh', '-c', script],
  cwd: folder,
  environment: filterEnvironment(process.env),
  timeout: 20_000,
  ...options,
})

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe.each(ALL)('under %s', (_, isolation) => {
  it('a program tells its exit code, and the signal that ended it', async () => {
    const codes = [0, 1, 42, 126, 255]
    const signals = ['SIGTERM', 'SIGKILL', 'SIGABRT', 'SIGINT', 'SIGSEGV'] as const
    const scripts = [
      ...codes.map((code) => `exit ${code}`),
      ...signals.map((name) => `kill -${name.slice(3)} $$; exit 0`),
    ]
    const results = await Promise.all(scripts.map((script) => runProgram(sh(script), isolation)))
    expect(results.map(({ exitCode }) => exitCode)).toEqual([
      ...codes,
      ...signals.map((name) => 128 + constants.signals[name]),
    ])
    expect(new Set(results.map(({ ended }) => ended))).toEqual(new Set(['exit']))
  })

  it('a program has its streams, its folder, its arguments and its limits', async () => {
    const script = 'cat; pwd -P; printf "%s." "$@" >&2; ulimit -c; umask'
    const argv = ['sh', '-c', script, 'name', 'a b', '$x', ''] as const
    const { stdout, stderr } = await runProgram(sh('', { argv: [...argv], input: 'in\n' }), isolation)
    const own = await runProgram(sh('ulimit -c; umask'), NONE)
    expect(stdout.toString()).toBe(`in\n${folder}\n${own.stdout}`)
    expect(stderr.toString()).toBe('a b.$x..')
  })

  it('a program that is not there is not started', { tags: 'quick' }, async () => {
    writeFileSync(join(folder, 'plain'), '')
    for (const file of ['editplan-nothing', './nothing', './plain', folder, '']) {
      const result = await runProgram(sh('', { argv: [file] }), isolation)
      expect([file, result.ended]).toEqual([file, 'not-started'])
      expect(result.failure).toBeTypeOf('string')
    }
    expect((await runProgram(sh('', { cwd: join(folder, 'none') }), isolation)).ended).toBe('not-started')
  })

  it('a program is found in its own PATH and in its folder', async () => {
    mkdirSync(join(folder, 'bin'))
    for (const file of ['bin/tool', 'own']) {
      writeFileSync(join(folder, file), '#!/bin/sh\nexit 7\n')
      chmodSync(join(folder, file), 0o755)
    }
    const environment = { PATH: `${folder}/bin:${process.env.PATH}` }
    for (const file of ['tool', './own', join(folder, 'own')]) {
      expect((await runProgram(sh('', { argv: [file], environment }), isolation)).exitCode).toBe(7)
    }
  })

  it('a program that left its group is gone with the one that started it', async () => {
    const beat = `while :; do echo x >> ${folder}/beats; sleep 0.02; done`
    const script = `setsid sh -c '${beat}' & until [ -s ${folder}/beats ]; do sleep 0.02; done`
    await runProgram(sh(script), isolation)
    const before = readFileSync(join(folder, 'beats')).length
    await pause(150)
    expect(readFileSync(join(folder, 'beats')).length).toBe(before)
  })

  it('a program that is killed from here takes what left its group along', async () => {
    const beat = `while :; do echo x >> ${folder}/beats; sleep 0.02; done`
    // On a slow machine it has started nothing within the first of these times.
    for (const timeout of [400, 4000, 20_000]) {
      if (existsSync(join(folder, 'beats'))) break
      const result = await runProgram(sh(`setsid sh -c '${beat}' & sleep 100`, { timeout }), isolation)
      expect(result).toMatchObject({ ended: 'timeout', exitCode: null })
    }
    const before = readFileSync(join(folder, 'beats')).length
    await pause(150)
    expect(readFileSync(join(folder, 'beats')).length).toBe(before)
  })
})

describe.each(permitted.filter(({ endsAll }) => endsAll).map(named))('under %s', (_, isolation) => {
  it('nothing that a program started outlives it, whatever it did to hide', async () => {
    const beat = `while :; do echo x >> ${folder}/beats; sleep 0.02; done`
    const hidden = `env -i PATH="$PATH" setsid setsid nohup sh -c '(${beat}) & exit'`
    await runProgram(sh(`${hidden}; until [ -s ${folder}/beats ]; do sleep 0.02; done`), isolation)
    const before = readFileSync(join(folder, 'beats')).length
    await pause(150)
    expect(readFileSync(join(folder, 'beats')).length).toBe(before)
  })

  it('a program sees no process but its own', async () => {
    const { stdout } = await runProgram(sh('ls /proc | grep -c "^[0-9]"; umount /proc; ls /proc'), isolation)
    expect(Number(stdout.toString().split('\n')[0])).toBeLessThan(6)
    expect(existsSync(`/proc/${process.pid}`)).toBe(true)
  })
})

describe.each(permitted.filter(({ hidesParents }) => hidesParents).map(named))('under %s', (_, isolation) => {
  it('no environment and no memory but its own can be read', async () => {
    const script = `
      umount /proc; unshare --user --map-root-user --mount umount /proc
      for pid in ${process.pid} ${process.ppid} $PPID; do
        for file in environ mem maps; do
          [ "$(cat /proc/$pid/comm)" = timeout ] || { head -c 9 /proc/$pid/$file | tr '\\0' ' ' | grep . && echo $pid $file; }
        done
      done`
    expect((await runProgram(sh(`(${script}) 2>/dev/null`), isolation)).stdout.toString()).toBe('')
  })
})

describe('the isolation that is used', () => {
  it('is the best that works here, and is looked for once', async () => {
    expect(await findIsolation()).toEqual(permitted[0] ?? NONE)
    expect(findIsolation()).toBe(findIsolation())
  })

  it('is absent if the machine lacks a program for it', async () => {
    const candidate = { wrapper: [['editplan-nothing']], endsAll: true, hidesParents: true }
    expect(await tryIsolation(candidate)).toBeUndefined()
    expect(await tryIsolation({ ...candidate, wrapper: [['false']] })).toBeUndefined()
    expect(await tryIsolation({ ...candidate, wrapper: [['env']] })).toMatchObject({ endsAll: true })
  })

  it('uses programs from absolute folders of PATH only', () => {
    expect(findProgram('sh', { path: 'bin:.::/bin' })).toBe('/bin/sh')
    expect(findProgram('sh', { path: 'bin', cwd: '/' })).toBe('/bin/sh')
    expect(findProgram('sh', { path: 'bin:.:' })).toBeUndefined()
  })
})

it('variables that hold credentials are known by their names, and those that programs get anyway are not', () => {
  const given = {
    INPUT_TOKEN: 'x',
    aws_secret_access_key: 'x',
    MY_APIKEY: 'x',
    EMPTY_TOKEN: '',
    HOME: '/',
    KEYBOARD: 'x',
  }
  expect(credentialVariables(given)).toEqual(['INPUT_TOKEN', 'MY_APIKEY', 'aws_secret_access_key'])
})
