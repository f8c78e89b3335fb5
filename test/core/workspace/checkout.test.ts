import fs, {
  chmodSync,
  chownSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Change } from '../../../src/core/workspace/change.ts'
import { checkOut, checkOutByFile } from '../../../src/core/workspace/checkout.ts'
import { change, root } from './checkout-place.ts'
import { treeOf } from './tree-of.ts'

const ignore = () => undefined
const place = (...changes: Change[]) => {
  const placed = checkOut(changes, { root })
  if (!placed.ok) return placed.problems.map((problem) => problem.name)
  placed.keep()
  return 'placed'
}

describe('checking files out', () => {
  it('replaces, creates and removes, with modes, and leaves nothing else behind', () => {
    const changes = [
      change('src/a.txt', 'a\n', undefined),
      change('b.sh', 'b\n', 'B\n', 0o755),
      change('x/y/c', undefined, 'c'),
    ]
    expect(place(...changes)).toBe('placed')
    expect(treeOf(root)).toEqual({ 'b.sh': '755 B\n', x: 'folder', 'x/y': 'folder', 'x/y/c': '644 c' })
  })

  it('puts everything back when asked to, inode and times too', () => {
    const before = treeOf(root)
    const stats = statSync(path.join(root, 'src/a.txt'))
    const changes = [change('src/a.txt', 'a\n', 'A\n'), change('b.sh', 'b\n', undefined), change('x/c', undefined, 'c')]
    const placed = checkOut(changes, { root })
    if (!placed.ok) throw new Error(placed.problems[0].message)
    expect(placed.revert()).toEqual([])
    expect(treeOf(root)).toEqual(before)
    expect(statSync(path.join(root, 'src/a.txt'))).toMatchObject({ ino: stats.ino, mtimeMs: stats.mtimeMs })
  })

  it('keeps the mode of a read-only file', () => {
    chmodSync(path.join(root, 'src/a.txt'), 0o444)
    expect(place(change('src/a.txt', 'a\n', 'A\n', 0o444))).toBe('placed')
    expect(treeOf(root)['src/a.txt']).toBe('444 A\n')
  })

  it.each(['longer than it was\n', ''])('changes only one of several names of a file, and says so (%j)', (after) => {
    linkSync(path.join(root, 'src/a.txt'), path.join(root, 'twin.txt'))
    const placed = checkOut([change('src/a.txt', 'a\n', after), change('b.sh', 'b\n', 'B\n', 0o755)], { root })
    if (!placed.ok) throw new Error(placed.problems[0].message)
    expect(placed.notes).toEqual([expect.stringContaining('src/a.txt')])
    placed.keep()
    expect(treeOf(root)).toEqual({
      'b.sh': '755 B\n',
      src: 'folder',
      'src/a.txt': `644 ${after}`,
      'twin.txt': '644 a\n',
    })
  })

  it('keeps a mode that the umask denies to new files', () => {
    chmodSync(path.join(root, 'src/a.txt'), 0o666)
    expect(place(change('src/a.txt', 'a\n', 'A\n', 0o666))).toBe('placed')
    expect(statSync(path.join(root, 'src/a.txt')).mode & 0o777).toBe(0o666)
  })

  it('keeps a mode that another program gave since the file was read, unless the change is about the mode', () => {
    const was = { ...change('src/a.txt', 'a\n', 'A\n'), modeBefore: 0o644 }
    chmodSync(path.join(root, 'src/a.txt'), 0o755)
    expect(place(was)).toBe('placed')
    expect(place({ ...change('src/a.txt', 'A\n', 'B\n', 0o600), modeBefore: 0o644 })).toBe('placed')
    chmodSync(path.join(root, 'b.sh'), 0o600)
    expect(place({ ...change('b.sh', 'b\n', 'B\n', 0o755), modeBefore: 0o755 })).toBe('placed')
    expect(treeOf(root)).toMatchObject({ 'src/a.txt': '600 B\n', 'b.sh': '600 B\n' })
  })

  it.each([0o644, 0o640])(
    'keeps a mode that another program gave a file in place when it puts it back (%o before)',
    (mode) => {
      const placed = checkOut([{ ...change('src/a.txt', 'a\n', 'A\n', mode), modeBefore: 0o644 }], { root })
      chmodSync(path.join(root, 'src/a.txt'), 0o755)
      if (placed.ok) expect(placed.revert()).toEqual([])
      expect(treeOf(root)['src/a.txt']).toBe('755 a\n')
    },
  )

  it('takes a mode of its own back', () => {
    const placed = checkOut([{ ...change('src/a.txt', 'a\n', 'A\n', 0o755), modeBefore: 0o644 }], { root })
    if (placed.ok) expect(placed.revert()).toEqual([])
    expect(treeOf(root)['src/a.txt']).toBe('644 a\n')
  })

  it('puts a file with several names back among them', () => {
    linkSync(path.join(root, 'src/a.txt'), path.join(root, 'twin.txt'))
    const placed = checkOut([change('src/a.txt', 'a\n', 'A\n')], { root })
    if (placed.ok) placed.revert()
    expect(readFileSync(path.join(root, 'twin.txt'), 'utf8')).toBe('a\n')
    expect(statSync(path.join(root, 'src/a.txt')).ino).toBe(statSync(path.join(root, 'twin.txt')).ino)
  })

  it('puts a folder that a file replaced back with its mode', () => {
    chmodSync(path.join(root, 'src'), 0o700)
    mkdirSync(path.join(root, 'src/deep'), { mode: 0o711 })
    const placed = checkOut([change('src/a.txt', 'a\n', undefined), change('src', undefined, 'file\n')], { root })
    if (!placed.ok) throw new Error(placed.problems[0].message)
    expect(treeOf(root)).toMatchObject({ src: '644 file\n' })
    placed.revert()
    const modes = ['src', 'src/deep'].map((name) => statSync(path.join(root, name)).mode & 0o777)
    expect(modes).toEqual([0o700, 0o711])
    expect(Object.keys(treeOf(root))).toEqual(['b.sh', 'src', 'src/a.txt', 'src/deep'])
  })

  it('keeps what another program changed before it was put back, and the original, and names both', () => {
    const originals = path.join(root, '.git/originals')
    const journal = { folder: path.join(root, '.git'), originals, record: ignore, revert: ignore, clear: ignore }
    mkdirSync(journal.folder)
    const placed = checkOut([change('src/a.txt', 'a\n', 'A\n'), change('b.sh', 'b\n', undefined)], { root, journal })
    if (!placed.ok) throw new Error(placed.problems[0].message)
    writeFileSync(path.join(root, 'src/a.txt'), 'mine\n')
    writeFileSync(path.join(root, 'b.sh'), 'mine too\n')
    const problems = placed.revert()
    expect(problems.map(({ name }) => name)).toEqual(['FILE_MODIFIED', 'FILE_MODIFIED'])
    const files = problems.map(({ message }) => / (\/.*)\.$/.exec(message)?.[1] ?? '')
    expect(files.map((file) => readFileSync(file, 'utf8')).sort()).toEqual(['a\n', 'b\n'])
    expect(files.every((file) => file.startsWith(originals))).toBe(true)
    expect(treeOf(root)).toMatchObject({ 'src/a.txt': '644 mine\n', 'b.sh': '644 mine too\n' })
  })

  it('replaces a file of several mebibytes, and notices one byte of it changed', () => {
    const large = 'x'.repeat(3 * 2 ** 20)
    writeFileSync(path.join(root, 'large'), large)
    expect(place(change('large', `${large.slice(0, -1)}y`, 'no'))).toEqual(['FILE_MODIFIED'])
    expect(place(change('large', `${large}y`, 'no'))).toEqual(['FILE_MODIFIED'])
    expect(place(change('large', large, 'yes'))).toBe('placed')
  })
})

describe('what changed since the tools saw it', () => {
  it.each<[string, () => void, Change, string]>([
    ['other bytes', () => writeFileSync(path.join(root, 'b.sh'), 'c\n'), change('b.sh', 'b\n', 'B'), 'FILE_MODIFIED'],
    ['a file gone', () => rmSync(path.join(root, 'b.sh')), change('b.sh', 'b\n', 'B'), 'FILE_MODIFIED'],
    ['a file come', () => writeFileSync(path.join(root, 'new'), ''), change('new', undefined, 'B'), 'FILE_MODIFIED'],
    [
      'a file become a folder',
      () => {
        rmSync(path.join(root, 'b.sh'))
        mkdirSync(path.join(root, 'b.sh'))
      },
      change('b.sh', 'b\n', 'B'),
      'FILE_MODIFIED',
    ],
    [
      'a file become a link',
      () => {
        renameSync(path.join(root, 'b.sh'), path.join(root, 'c.sh'))
        symlinkSync('c.sh', path.join(root, 'b.sh'))
      },
      change('b.sh', 'b\n', 'B'),
      'SYMLINK',
    ],
    [
      'a folder become a link',
      () => {
        renameSync(path.join(root, 'src'), path.join(root, 'other'))
        symlinkSync('other', path.join(root, 'src'))
      },
      change('src/a.txt', 'a\n', 'B'),
      'PATH_OUTSIDE_REPO',
    ],
  ])('is refused and left alone: %s', (_, meanwhile, one, name) => {
    meanwhile()
    const before = treeOf(root)
    expect(place(change('other.txt', undefined, 'other'), one)).toEqual([name])
    expect(treeOf(root)).toEqual(before)
  })

  it('names every file, not the first alone', () => {
    const changes = [change('src/a.txt', 'x', 'y'), change('b.sh', 'x', 'y')]
    expect(place(...changes)).toEqual(['FILE_MODIFIED', 'FILE_MODIFIED'])
  })

  it.each(['src/mine', 'src/x/y/mine'])('is refused if a file takes the name of a folder that contains %s', (mine) => {
    mkdirSync(path.dirname(path.join(root, mine)), { recursive: true })
    writeFileSync(path.join(root, mine), 'mine')
    const before = treeOf(root)
    expect(place(change('src/a.txt', 'a\n', undefined), change('src', undefined, 'src'))).toEqual(['FILE_MODIFIED'])
    expect(treeOf(root)).toEqual(before)
  })

  it('is refused when a folder becomes a link between comparing and renaming, though it leads to the same file', () => {
    const record = ({ phase }: { phase: string }) => {
      if (phase !== 'ready') return
      renameSync(path.join(root, 'src'), path.join(root, 'other'))
      symlinkSync('other', path.join(root, 'src'))
    }
    const folder = path.join(root, '.git')
    mkdirSync(folder)
    const journal = { folder, originals: path.join(folder, 'originals'), record, revert: ignore, clear: ignore }
    const placed = checkOut([change('src/a.txt', 'a\n', 'A\n')], { root, journal })
    expect(placed).toMatchObject({ ok: false, problems: [{ name: 'PATH_OUTSIDE_REPO' }] })
    expect(readFileSync(path.join(root, 'other/a.txt'), 'utf8')).toBe('a\n')
  })

  it('is refused when the change comes between comparing and renaming', () => {
    const before = treeOf(root)
    const journal = {
      folder: path.join(root, '.git'),
      originals: path.join(root, '.git/originals'),
      record: ({ phase }: { phase: string }) => {
        if (phase === 'ready') writeFileSync(path.join(root, 'b.sh'), 'somebody else')
      },
      revert: () => undefined,
      clear: () => undefined,
    }
    mkdirSync(journal.folder)
    const placed = checkOut([change('src/a.txt', 'a\n', 'A'), change('b.sh', 'b\n', 'B')], { root, journal })
    expect(placed).toMatchObject({ ok: false, problems: [{ name: 'FILE_MODIFIED' }] })
    expect(treeOf(root)).toEqual({ ...before, 'b.sh': '755 somebody else' })
  })
})

describe.skipIf(process.getuid?.() !== 0)('the owner of a file', () => {
  const [OTHER, GROUP] = [1234, 2345]
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  const give = (mode: number) => {
    writeFileSync(path.join(root, 'src/a.txt'), 'a\n')
    chownSync(path.join(root, 'src/a.txt'), OTHER, GROUP)
    chmodSync(path.join(root, 'src/a.txt'), mode)
  }
  const found = () => {
    const stats = statSync(path.join(root, 'src/a.txt'))
    return { uid: stats.uid, gid: stats.gid, mode: (stats.mode & 0o7777).toString(8) }
  }
  /** Replaces a file while the first calls of a function are refused. */
  const replace = (mode: number, name: 'fchownSync' | 'linkSync', refusals: number) => {
    give(mode)
    const original = fs[name] as (...args: unknown[]) => void
    let left = refusals
    const refuse = (...args: unknown[]) => {
      if (left-- > 0) throw Object.assign(new Error('EPERM'), { code: 'EPERM', syscall: name })
      original(...args)
    }
    Object.assign(fs, { [name]: refuse })
    syncBuiltinESMExports()
    try {
      const placed = checkOut([change('src/a.txt', 'a\n', 'A\n', mode)], { root })
      if (!placed.ok) throw new Error(placed.problems[0].message)
      return placed
    } finally {
      Object.assign(fs, { [name]: original })
      syncBuiltinESMExports()
    }
  }

  it('is kept, as are its group and every bit of its mode', () => {
    expect(replace(0o4751, 'fchownSync', 0).notes).toEqual([])
    expect(found()).toEqual({ uid: OTHER, gid: GROUP, mode: '4751' })
  })

  it('that cannot be restored is reported, and the file runs as nobody else', () => {
    expect(replace(0o6775, 'fchownSync', 1).notes).toEqual([expect.stringContaining('src/a.txt')])
    expect(found()).toEqual({ uid, gid: GROUP, mode: '775' })
  })

  it('and group that may not be given away give the new group no more than everybody has', () => {
    replace(0o4664, 'fchownSync', 2)
    expect(found()).toEqual({ uid, gid, mode: '644' })
    replace(0o640, 'fchownSync', 2)
    expect(found()).toMatchObject({ gid, mode: '600' })
  })

  it.each(['4751', '644'])(
    'that another program gave a file in place stays when it is put back (%s before)',
    (bits) => {
      const mode = Number.parseInt(bits, 8)
      const placed = replace(mode, 'fchownSync', 0)
      chownSync(path.join(root, 'src/a.txt'), 3456, 4567)
      chmodSync(path.join(root, 'src/a.txt'), mode)
      expect(placed.revert()).toEqual([])
      expect(found()).toEqual({ uid: 3456, gid: 4567, mode: bits })
      expect(readFileSync(path.join(root, 'src/a.txt'), 'utf8')).toBe('a\n')
    },
  )

  it('of another file of the same bytes in its place is not given to the old one', () => {
    const placed = replace(0o600, 'fchownSync', 0)
    const file = path.join(root, 'src/a.txt')
    unlinkSync(file)
    writeFileSync(file, 'A\n', { mode: 0o644 })
    chownSync(file, 3456, 4567)
    expect(placed.revert()).toEqual([])
    expect(found()).toEqual({ uid: OTHER, gid: GROUP, mode: '600' })
    expect(readFileSync(file, 'utf8')).toBe('a\n')
  })

  it('that another program gave a file in place takes bits of its mode away when it is put back, as it did there', () => {
    const placed = replace(0o4751, 'fchownSync', 0)
    chownSync(path.join(root, 'src/a.txt'), 3456, 4567)
    expect(placed.revert()).toEqual([])
    expect(found()).toEqual({ uid: 3456, gid: 4567, mode: '751' })
  })

  it('comes back with a file of which no link could be made', () => {
    const placed = replace(0o4751, 'linkSync', 2)
    expect(readFileSync(path.join(root, 'src/a.txt'), 'utf8')).toBe('A\n')
    expect(placed.revert()).toEqual([])
    expect(found()).toEqual({ uid: OTHER, gid: GROUP, mode: '4751' })
    expect(treeOf(root)).toEqual({ 'b.sh': '755 b\n', src: 'folder', 'src/a.txt': '4751 a\n' })
  })
})

describe('a disk that fails', () => {
  it('changes nothing once aborted', () => {
    const before = treeOf(root)
    const placed = checkOut([change('b.sh', 'b\n', 'B')], { root, signal: AbortSignal.abort() })
    expect(placed).toMatchObject({ ok: false, problems: [{ name: 'INTERRUPTED' }] })
    expect(treeOf(root)).toEqual(before)
  })
})

describe('what comes between two files', () => {
  const CHANGES = [
    change('src/a.txt', 'a\n', 'A\n'),
    change('b.sh', 'b\n', 'B\n', 0o755),
    change('c', undefined, 'c\n'),
  ]
  /** After so many files were compared, written or put in place. */
  const between = (files: number, act: () => void, signal?: AbortSignal) => {
    const work = checkOutByFile(CHANGES, { root, ...(signal && { signal }) })
    for (let at = 1; ; at++) {
      const { done, value } = work.next()
      if (done) return value.ok ? 'placed' : value.problems.map(({ name }) => name)
      if (at === files) act()
    }
  }

  it('is a turn after each that is compared, written or put in place', () => {
    let turns = 0
    for (const work = checkOutByFile(CHANGES, { root }); !work.next().done; ) turns++
    expect(turns).toBe(3 * CHANGES.length)
  })

  it.each([1, 3, 4, 5])('may be a signal: at %i nothing is in place yet, and nothing is left', (at) => {
    const before = treeOf(root)
    const stop = new AbortController()
    expect(between(at, () => stop.abort(), stop.signal)).toEqual(['INTERRUPTED'])
    expect(treeOf(root)).toEqual(before)
  })

  it.each([4, 6, 7])(
    'may be a change of a file that waits: at %i it is kept, and the others are as they were',
    (at) => {
      const before = treeOf(root)
      expect(between(at, () => writeFileSync(path.join(root, 'c'), 'mine\n'))).toEqual(['FILE_MODIFIED'])
      expect(treeOf(root)).toEqual({ ...before, c: '644 mine\n' })
    },
  )

  it.each([3, 5, 6])('may be a mode: at %i it is kept, and the others are as they were', (at) => {
    const before = treeOf(root)
    expect(between(at, () => chmodSync(path.join(root, 'b.sh'), 0o700))).toEqual(['FILE_MODIFIED'])
    expect(treeOf(root)).toEqual({ ...before, 'b.sh': '700 b\n' })
  })

  it('may be a mode of a file in place: the file as it was gets it when what follows fails', () => {
    const before = treeOf(root)
    const act = () => {
      chmodSync(path.join(root, 'b.sh'), 0o700)
      writeFileSync(path.join(root, 'c'), 'mine\n')
    }
    expect(between(8, act)).toEqual(['FILE_MODIFIED'])
    expect(treeOf(root)).toEqual({ ...before, 'b.sh': '700 b\n', c: '644 mine\n' })
  })
})
