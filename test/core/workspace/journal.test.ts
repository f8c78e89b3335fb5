import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../../../src/core/workspace/change.ts'
import { checkOut, type Journal } from '../../../src/core/workspace/checkout.ts'
import { isInterrupted, openJournal, recover } from '../../../src/core/workspace/journal.ts'
import { EditplanError } from '../../../src/errors.ts'
import { type TemporaryFolder, temporaryFolder } from '../../support/folder.ts'
import { share } from '../../support/whole.ts'
import { diesAt } from './faulty-disk.ts'
import { treeOf } from './tree-of.ts'

let folder: TemporaryFolder
let root: string
let gitDir: string
let before: ReturnType<typeof treeOf>

beforeEach(() => {
  folder = temporaryFolder()
  setUp('checkout')
})
afterEach(() => folder[Symbol.dispose]())

/** A checkout with a plain file, an executable, one with two names, ones to remove, for a folder and for a file. */
const setUp = (name: string) => {
  root = path.join(realpathSync(folder.path), name)
  gitDir = path.join(root, '.git')
  mkdirSync(path.join(root, 'src/only'), { recursive: true })
  mkdirSync(gitDir)
  writeFileSync(path.join(root, 'src/a.txt'), 'a\n')
  writeFileSync(path.join(root, 'b.sh'), 'b\n', { mode: 0o755 })
  writeFileSync(path.join(root, 'linked.txt'), 'a long enough old text\n')
  linkSync(path.join(root, 'linked.txt'), path.join(root, 'twin.txt'))
  writeFileSync(path.join(root, 'src/only/gone.txt'), 'gone\n')
  writeFileSync(path.join(root, 'opens'), 'file\n')
  mkdirSync(path.join(root, 'closes/deep'), { recursive: true })
  writeFileSync(path.join(root, 'closes/deep/one'), 'one\n')
  writeFileSync(path.join(root, 'closes/two'), 'two\n', { mode: 0o755 })
  before = treeOf(root)
}

const bytes = (text: string) => Buffer.from(text)
const CHANGES: readonly Change[] = [
  { path: 'src/a.txt', before: bytes('a\n'), after: bytes('A\n'), mode: 0o644 },
  { path: 'linked.txt', before: bytes('a long enough old text\n'), after: bytes('shorter\n'), mode: 0o644 },
  { path: 'src/only/gone.txt', before: bytes('gone\n'), after: undefined, mode: 0 },
  { path: 'new/deep/c.txt', before: undefined, after: bytes('c\n'), mode: 0o644 },
  { path: 'closes', before: undefined, after: bytes('folder no more\n'), mode: 0o644 },
  { path: 'opens/deep/d.txt', before: undefined, after: bytes('d\n'), mode: 0o644 },
  { path: 'opens', before: bytes('file\n'), after: undefined, mode: 0 },
  { path: 'closes/two', before: bytes('two\n'), after: undefined, mode: 0 },
  { path: 'closes/deep/one', before: bytes('one\n'), after: undefined, mode: 0 },
  { path: 'b.sh', before: bytes('b\n'), after: bytes('B\n'), mode: 0o755 },
]
const changed = () => {
  const gone = ['src/only', 'src/only/gone.txt', 'closes/deep', 'closes/deep/one', 'closes/two']
  return {
    ...Object.fromEntries(Object.entries(before).filter(([name]) => !gone.includes(name))),
    closes: '644 folder no more\n',
    opens: 'folder',
    'opens/deep': 'folder',
    'opens/deep/d.txt': '644 d\n',
    'src/a.txt': '644 A\n',
    'linked.txt': '644 shorter\n',
    'b.sh': '755 B\n',
    new: 'folder',
    'new/deep': 'folder',
    'new/deep/c.txt': '644 c\n',
  }
}

const run = (end: 'keep' | 'revert' | 'kill' = 'keep') => {
  const journal = openJournal(gitDir, { id: 'run-1' })
  const placed = checkOut(CHANGES, { root, journal })
  if (placed.ok && end !== 'kill') placed[end]()
  if (end === 'revert') journal.clear()
}

/** One killed run after the other, each at the next point, until one lives to its end. */
const killEverywhere = (work: () => void, then: (point: number) => void): number => {
  for (let point = 1; ; point++) {
    setUp(`killed-${point}`)
    if (!diesAt(point, work)) return point - 1
    then(point)
  }
}

describe('a killed run', () => {
  it('is brought to before or after from every point, with nothing left over', { tags: 'quick' }, () => {
    const outcomes = new Map<string, number>()
    const points = killEverywhere(run, () => {
      const recovery = recover(gitDir, root)
      const outcome = recovery?.outcome ?? 'no trace'
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      const finished = outcome === 'finished' || (outcome === 'no trace' && treeOf(root)['b.sh'] === '755 B\n')
      expect(treeOf(root)).toEqual(finished ? changed() : before)
      expect(recovery?.kept ?? []).toEqual([])
      recovery?.clear()
      expect(isInterrupted(gitDir)).toBe(false)
      expect(
        readdirSync(gitDir, { recursive: true }).filter((name) => !/^editplan(.before)?$/.test(String(name))),
      ).toEqual(outcome === 'no trace' ? expect.any(Array) : [])
    })
    expect(points).toBeGreaterThan(30)
    expect(outcomes.get('finished')).toBeGreaterThan(5)
    expect(outcomes.get('rolled-back')).toBeGreaterThan(5)
  })

  it('is brought to before or after when its recovery is killed too, from pairs of points', () => {
    const points = killEverywhere(run, (point) => {
      // Every point of the first death with some of the second, each in turn.
      const each = 100 / share(5)
      for (let second = 1 + (point % each); diesAt(second, () => recover(gitDir, root)?.clear()); second += each) {
        recover(gitDir, root)?.clear()
        expect([changed(), before]).toContainEqual(treeOf(root))
        setUp(`killed-${point}-${second}`)
        diesAt(point, run)
      }
    })
    expect(points).toBeGreaterThan(30)
  })

  it('is brought to before when it was killed while taking everything back', () => {
    const points = killEverywhere(
      () => run('revert'),
      () => {
        const recovery = recover(gitDir, root)
        recovery?.clear()
        const tree = treeOf(root)
        expect(recovery?.outcome === 'finished' ? changed() : before).toEqual(tree)
      },
    )
    expect(points).toBeGreaterThan(40)
  })

  it('that is taken back leaves a file the mode that somebody gave it since', { tags: 'quick' }, () => {
    const journal = openJournal(gitDir, { id: 'run-1' })
    const placed = checkOut(CHANGES, { root, journal })
    chmodSync(path.join(root, 'b.sh'), 0o700)
    if (placed.ok) journal.revert()
    recover(gitDir, root)?.clear()
    expect(treeOf(root)).toEqual({ ...before, 'b.sh': '700 b\n' })
  })

  it('hands back the note of the run until it is cleared', () => {
    run('kill')
    expect(recover(gitDir, root)).toMatchObject({ outcome: 'finished', run: { id: 'run-1' } })
    const again = recover(gitDir, root)
    expect(again).toMatchObject({ outcome: 'finished', run: { id: 'run-1' } })
    again?.clear()
    expect(recover(gitDir, root)).toBeUndefined()
  })

  it('is rolled back when a power cut removed a temporary file', () => {
    killEverywhere(run, () => {
      const text = existsSync(path.join(gitDir, 'editplan/journal'))
        ? readFileSync(path.join(gitDir, 'editplan/journal'), 'utf8')
        : '{}'
      const lost = [...text.matchAll(/"how":"(?:create|rename)","temporary":"([^"]+)"/g)]
        .map((found) => path.join(root, found[1] ?? ''))
        .find(existsSync)
      if (lost) truncateSync(lost, 0)
      const recovery = recover(gitDir, root)
      recovery?.clear()
      if (lost) expect([recovery?.outcome, treeOf(root)]).toEqual(['rolled-back', before])
    })
  })

  it('keeps files that someone changed since, and lists them', () => {
    const kept = new Set<string>()
    killEverywhere(run, () => {
      writeFileSync(path.join(root, 'b.sh'), 'mine now\n')
      const recovery = recover(gitDir, root)
      for (const { path } of recovery?.kept ?? []) kept.add(path)
      recovery?.clear()
      expect(treeOf(root)['b.sh']).toBe('755 mine now\n')
    })
    expect([...kept]).toEqual(['b.sh'])
  })
})

describe('a journal that the system refuses', () => {
  const fail = (): never => {
    throw Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'rename' })
  }
  /** A file that changes between comparing and placing stops the run after others are in place. */
  const stopped = (parts: Partial<Journal>) => {
    const journal = openJournal(gitDir, { id: 'run-1' })
    const record: Journal['record'] = (checkout) => {
      journal.record(checkout)
      if (checkout.phase === 'ready') writeFileSync(path.join(root, 'b.sh'), 'mine\n')
    }
    return checkOut(CHANGES, { root, journal: { ...journal, record, ...parts } })
  }

  it('to mark leaves everything to resume, which continues', () => {
    expect(stopped({ revert: fail })).toMatchObject({ ok: false, problems: [{ name: 'INTERRUPTED' }] })
    expect(recover(gitDir, root)).toMatchObject({ outcome: 'finished', kept: [{ path: 'b.sh' }] })
    expect(treeOf(root)).toEqual({ ...changed(), 'b.sh': '755 mine\n' })
  })

  it('to forget is reported, although every file is back', { tags: 'quick' }, () => {
    expect(stopped({ clear: fail })).toMatchObject({ ok: false, problems: [{ name: 'INTERRUPTED' }] })
    expect(treeOf(root)).toEqual({ ...before, 'b.sh': '755 mine\n' })
    expect(recover(gitDir, root)).toMatchObject({ outcome: 'rolled-back', kept: [] })
  })
})

describe('a journal', () => {
  it('is removed when the run is kept or undone', () => {
    run('keep')
    expect(isInterrupted(gitDir)).toBe(false)
    setUp('second')
    run('revert')
    expect(isInterrupted(gitDir)).toBe(false)
    expect(treeOf(root)).toEqual(before)
  })

  it('that cannot be read is not ignored', { tags: 'quick' }, () => {
    mkdirSync(path.join(gitDir, 'editplan'))
    writeFileSync(path.join(gitDir, 'editplan/journal'), '{"version":2}')
    expect(() => recover(gitDir, root)).toThrow(EditplanError)
  })

  it('with a flipped bit anywhere is refused, and nothing of it is carried out', () => {
    const journal = openJournal(gitDir, { id: 'run-1' })
    journal.record({
      id: 'one',
      phase: 'ready',
      files: [{ path: 'b.sh', how: 'remove', temporary: '', backup: '', identity: null, size: 2, crc32: 0 }],
      folders: ['new'],
    })
    const file = path.join(gitDir, 'editplan/journal')
    const whole = readFileSync(file)
    for (let at = 0; at < whole.length; at++) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ 1
      writeFileSync(file, damaged)
      expect(() => recover(gitDir, root), `byte ${at}`).toThrow(EditplanError)
    }
    expect(treeOf(root)).toEqual(before)
  })

  it('of an earlier version, which has no checksum, is read as before', () => {
    const checkout = { id: 'one', phase: 'preparing', files: [], folders: [] }
    mkdirSync(path.join(gitDir, 'editplan'))
    writeFileSync(path.join(gitDir, 'editplan/journal'), JSON.stringify({ version: 2, run: { id: 'x' }, checkout }))
    expect(recover(gitDir, root)).toMatchObject({ outcome: 'rolled-back', run: { id: 'x' } })
  })
})
