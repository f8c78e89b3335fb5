import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acquireLock } from '../../src/workspace/lock.ts'
import { type TemporaryFolder, temporaryFolder } from '../support/git.ts'

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

  it('is had by exactly one of many that take over a stale one', async () => {
    write({ pid: spawnSync('git', ['--version']).pid, host: hostname() })
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(folder.path, { wait: 0 })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('stops waiting when told to', async () => {
    using _held = await acquireLock(folder.path)
    await expect(acquireLock(folder.path, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'INTERRUPTED',
    })
  })
})
