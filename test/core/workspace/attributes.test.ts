// @module-tag quick

import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attributesOfRemoved, emptyFoldersFilled, giveAttributes } from '../../../src/core/workspace/attributes.ts'
import type { Change } from '../../../src/core/workspace/change.ts'
import { checkOut } from '../../../src/core/workspace/checkout.ts'
import { openJournal, recover } from '../../../src/core/workspace/journal.ts'
import { type TemporaryFolder, temporaryFolder } from '../../support/folder.ts'
import { diesAt } from './faulty-disk.ts'

let folder: TemporaryFolder
let root: string
let gitDir: string

beforeEach(() => {
  folder = temporaryFolder()
  setUp('checkout')
})
afterEach(() => folder[Symbol.dispose]())

/** A closed folder that gives way to a file, a file that is the only one in its folder, and an empty folder. */
function setUp(name: string): void {
  root = path.join(realpathSync(folder.path), name)
  gitDir = path.join(root, '.git')
  for (const one of ['.git', 'closes/deep', 'full', 'empty']) mkdirSync(path.join(root, one), { recursive: true })
  writeFileSync(path.join(root, 'closes/deep/one'), 'one\n', { mode: 0o600 })
  writeFileSync(path.join(root, 'full/x'), 'x\n')
  for (const one of ['closes', 'closes/deep']) chmodSync(path.join(root, one), 0o700)
}

const bytes = (text: string) => Buffer.from(text)

const CHANGES: readonly Change[] = [
  { path: 'closes/deep/one', before: bytes('one\n'), after: undefined, mode: 0 },
  { path: 'closes', before: undefined, after: bytes('file\n'), mode: 0o644 },
  { path: 'full/x', before: bytes('x\n'), after: undefined, mode: 0 },
  { path: 'made/deep/key', before: undefined, after: bytes('key\n'), mode: 0o4640, restores: {} },
]

const OWNER = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }

const WISHES = {
  attributes: [
    { ...OWNER, mode: 0o1700, paths: ['made'] },
    { ...OWNER, mode: 0o750, paths: ['made/deep', 'closes', 'full'] },
  ],
  emptyFolders: ['full'],
}

const run = (end: 'keep' | 'revert' = 'keep') => {
  const journal = openJournal(gitDir, { undo: 'r' })
  const placed = checkOut(CHANGES, { root, journal, ...WISHES })
  if (!placed.ok) return
  placed[end]()
  if (end === 'revert') journal.clear()
}

/** Permission bits by path. */
const modes = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('.git'))
      .map((name) => [name, (lstatSync(path.join(root, name)).mode & 0o7777).toString(8)]),
  )

const BEFORE = {
  closes: '700',
  'closes/deep': '700',
  'closes/deep/one': '600',
  empty: '755',
  full: '755',
  'full/x': '644',
}

const AFTER = {
  closes: '644',
  empty: '755',
  full: '755',
  made: '1700',
  'made/deep': '750',
  'made/deep/key': '4640',
}

describe.skipIf(process.platform === 'win32')('checkOut', () => {
  it('gives new files the wanted attributes, and keeps those of all others', () => {
    run()
    expect(modes()).toEqual(AFTER)
  })

  it('restores the attributes of folders when the files are put back', () => {
    run('revert')
    expect(modes()).toEqual(BEFORE)
  })

  it('is brought to before or after by recovery from every point of a kill, attributes and all', () => {
    const outcomes = new Set<string>()
    let point = 1
    for (const end of ['keep', 'revert'] as const)
      for (point = 1; ; point++) {
        setUp(`${end}-${point}`)
        if (!diesAt(point, () => run(end))) break
        const recovery = recover(gitDir, root)
        recovery?.clear()
        outcomes.add(recovery?.outcome ?? 'no trace')
        if (recovery?.outcome === 'finished') expect(modes()).toEqual(AFTER)
        else expect([BEFORE, AFTER]).toContainEqual(modes())
      }
    expect(point).toBeGreaterThan(20)
    expect(outcomes).toEqual(new Set(['finished', 'rolled-back', 'no trace']))
  })

  it('keeps the folders it makes closed until their files are in them', () => {
    for (let point = 1; ; point++) {
      setUp(`open-${point}`)
      const died = diesAt(point, () => run())
      const made = lstatSync(path.join(root, 'made'), { throwIfNoEntry: false })
      if (made) expect(made.mode & 0o077).toBe(0)
      if (!died) break
    }
  })
})

describe.skipIf(process.platform === 'win32')('attributes', () => {
  it('are noted of removed files and the folders above them, those of one kind together', () => {
    const groups = attributesOfRemoved(root, CHANGES).map(({ mode, paths }) => [mode.toString(8), paths])
    expect(groups).toEqual([
      ['700', ['closes/deep', 'closes']],
      ['755', ['full']],
      ['600', ['closes/deep/one']],
      ['644', ['full/x']],
    ])
  })

  it('tell the empty folders that get a file from those that hold one', () => {
    const made = (file: string): Change => ({ path: file, before: undefined, after: bytes('n'), mode: 0o644 })
    expect(emptyFoldersFilled(root, [made('empty/a/b'), made('empty/c'), made('full/y'), made('z')])).toEqual(['empty'])
  })

  it.runIf(OWNER.uid === 0)('leave setuid and setgid away where the owner cannot be given', () => {
    const file = path.join(root, 'full/x')
    chmodSync(folder.path, 0o755)
    chownSync(file, 1234, 1234)
    process.setegid?.(1234)
    process.seteuid?.(1234)
    try {
      giveAttributes(file, { uid: 0, gid: 0, mode: 0o6755 })
    } finally {
      process.seteuid?.(0)
      process.setegid?.(0)
    }
    expect((lstatSync(file).mode & 0o7777).toString(8)).toBe('755')
  })
})
