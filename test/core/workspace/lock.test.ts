// @module-tag quick

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acquireLock } from '../../../src/core/workspace/lock.ts'
import { type TemporaryFolder, temporaryFolder } from '../../support/folder.ts'

let folder: TemporaryFolder
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder[Symbol.dispose]())

const write = (holder: unknown) => {
  mkdirSync(path.join(folder.path, 'editplan'), { recursive: true })
  writeFileSync(path.join(folder.path, 'editplan/lock'), JSON.stringify(holder))
}

describe('the lock of a checkout', () => {
  it('refuses a second run while a first holds it', async () => {
    using _held = await acquireLock(folder.path)
    await expect(acquireLock(folder.path, { wait: 0 })).rejects.toMatchObject({ name: 'LOCKED' })
  })

  it('lets a waiting run in when the first ends', async () => {
    const first = await acquireLock(folder.path)
    setTimeout(() => first.release(), 120)
    const second = await acquireLock(folder.path)
    second.release()
    expect(readdirSync(path.join(folder.path, 'editplan'))).toEqual([])
  })

  it('is taken over from a process that is gone', async () => {
    write({ pid: spawnSync('git', ['--version']).pid, host: hostname() })
    const lock = await acquireLock(folder.path, { wait: 0 })
    lock.release()
    expect(existsSync(path.join(folder.path, 'editplan/lock'))).toBe(false)
  })

  it('is not taken over from another machine, or from what it cannot read', async () => {
    for (const holder of [{ pid: 1, host: `not-${hostname()}` }, 'nonsense']) {
      write(holder)
      await expect(acquireLock(folder.path, { wait: 0 })).rejects.toMatchObject({ name: 'LOCKED' })
    }
  })

  it('is free once the file that the message names is removed', async () => {
    write({ pid: 1, host: `not-${hostname()}` })
    const refused = await acquireLock(folder.path, { wait: 0 }).catch((error: Error) => error.message)
    const [, file = ''] = /if that process is not editplan, remove (\S+)\.$/.exec(String(refused)) ?? []
    rmSync(file)
    const lock = await acquireLock(folder.path, { wait: 0 })
    lock.release()
  })

  it('is had by exactly one of many that take over a stale one', async () => {
    write({ pid: spawnSync('git', ['--version']).pid, host: hostname() })
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(folder.path, { wait: 0 })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it.skipIf(process.platform === 'win32')('is left to a run that took it over in the meantime', async () => {
    write({})
    const file = path.join(folder.path, 'editplan/lock')
    spawnSync('sh', ['-c', 'rm "$0" && mkfifo "$0"', file])
    const dead = { pid: spawnSync('git', ['--version']).pid, host: hostname() }
    const alive = { pid: process.pid, host: hostname() }
    // Who reads the lock first finds the dead process, and whoever reads it later the one that is alive.
    const script = 'echo "$1" > "$0"; while sleep 0.05; do echo "$2" > "$0"; done'
    const holders = spawn('sh', ['-c', script, file, JSON.stringify(dead), JSON.stringify(alive)], { stdio: 'ignore' })
    try {
      await expect(acquireLock(folder.path, { wait: 0 })).rejects.toMatchObject({ name: 'LOCKED' })
      expect(existsSync(file)).toBe(true)
    } finally {
      holders.kill('SIGKILL')
    }
  })

  const SECOND = 1000
  const guard = (age: number, content = '') => {
    const file = path.join(folder.path, 'editplan/lock.guard')
    writeFileSync(file, content)
    const time = (Date.now() - age) / SECOND
    utimesSync(file, time, time)
  }
  const stale = () => write(gone())
  const gone = () => ({ pid: spawnSync('git', ['--version']).pid, host: hostname() })

  it.each([
    ['by a process that is gone', 0, () => JSON.stringify(gone())],
    ['by nobody, long ago', 11 * SECOND, () => ''],
    ['by nobody, far in the future', -3600 * SECOND, () => ''],
  ])('is taken over where its guard was left %s', async (_, age, content) => {
    stale()
    guard(age, content())
    const lock = await acquireLock(folder.path, { wait: 2 * SECOND })
    lock.release()
    expect(readdirSync(path.join(folder.path, 'editplan'))).toEqual([])
  })

  it.each([
    ['just now', 0, () => ''],
    ['a second ago', SECOND, () => ''],
    ['by a live process, long ago', 60 * SECOND, () => JSON.stringify({ pid: process.pid, host: hostname() })],
  ])('waits, and no longer than it may, where its guard was set %s', async (_, age, content) => {
    stale()
    guard(age, content())
    await expect(acquireLock(folder.path, { wait: 120 })).rejects.toMatchObject({ name: 'LOCKED' })
    expect(readdirSync(path.join(folder.path, 'editplan')).sort()).toEqual(['lock', 'lock.guard'])
  })

  it('lets timers run and can be aborted while a guard is in its way', async () => {
    stale()
    guard(0)
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 20)
    await expect(acquireLock(folder.path, { signal: controller.signal })).rejects.toMatchObject({ name: 'INTERRUPTED' })
    expect(controller.signal.aborted).toBe(true)
  })

  it('is rid of what processes left that died on their way to it', async () => {
    write({})
    const { pid } = gone()
    for (const name of ['lock', `lock.${pid}`, `lock.guard.${pid}`]) {
      writeFileSync(path.join(folder.path, 'editplan', name), JSON.stringify({ pid, host: hostname() }))
    }
    const lock = await acquireLock(folder.path)
    expect(readdirSync(path.join(folder.path, 'editplan'))).toEqual(['lock'])
    lock.release()
  })

  it('stops waiting when told to', async () => {
    using _held = await acquireLock(folder.path)
    await expect(acquireLock(folder.path, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'INTERRUPTED',
    })
  })
})
