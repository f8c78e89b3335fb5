// @module-tag quick

import { existsSync, linkSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type CheckedOut, checkOut } from '../../../src/core/workspace/checkout.ts'
import { settleRemains } from '../../../src/core/workspace/recovery.ts'
import { someOf } from '../../support/whole.ts'
import { change, root } from './checkout-place.ts'
import { withFault } from './faulty-disk.ts'
import { treeOf } from './tree-of.ts'

describe('a disk that fails', () => {
  it.each(someOf(['ENOSPC', 'EACCES', 'EROFS', 'ETXTBSY']))(
    'leaves every file as it was, wherever it fails with %s',
    async (code) => {
      linkSync(path.join(root, 'src/a.txt'), path.join(root, 'twin.txt'))
      writeFileSync(path.join(root, 'opens'), 'file\n')
      mkdirSync(path.join(root, 'closes'))
      writeFileSync(path.join(root, 'closes/e.txt'), 'e\n')
      const before = treeOf(root)
      const changes = [
        change('src/a.txt', 'a\n', 'long enough to need space\n'),
        change('b.sh', 'b\n', 'B\n', 0o755),
        change('new/c.txt', undefined, 'c\n'),
        change('opens', 'file\n', undefined),
        change('opens/d.txt', undefined, 'd\n'),
        change('closes/e.txt', 'e\n', undefined),
        change('closes', undefined, 'folder no more\n'),
      ]
      let points = 0
      for (let failed = true; failed; ) {
        points++
        let placed: CheckedOut | undefined
        const { struck } = await withFault(root, { nth: points, code, lasting: 'once' }, () => {
          placed = checkOut(changes, { root })
        })
        failed = struck !== undefined
        expect(placed).toMatchObject(failed ? { ok: false, problems: [{ name: 'WRITE_FAILED' }] } : { ok: true })
        if (failed) expect(treeOf(root)).toEqual(before)
      }
      expect(points).toBeGreaterThan(15)
    },
  )

  it.each([
    ['a move', [change('src/a.txt', 'a\n', undefined), change('b/a.txt', undefined, 'a\n')]],
    [
      'a move of a file into a folder of its name',
      [change('b.sh', 'b\n', undefined), change('b.sh/b', undefined, 'b\n')],
    ],
    ['a deletion', [change('src/a.txt', 'a\n', undefined)]],
    ['an edit', [change('src/a.txt', 'a\n', 'A\n')]],
  ])('and fails for good leaves what tells how it was before or after, of %s', async (_, changes) => {
    const filesOf = () => Object.entries(treeOf(root)).filter(([, content]) => content !== 'folder')
    const before = filesOf()
    const left: unknown[] = []
    for (let failed = true; failed; ) {
      const { struck } = await withFault(root, { nth: left.length + 1, code: 'EIO', lasting: 'all' }, () => {
        const placed = checkOut(changes, { root, id: '0123abcd' })
        if (placed.ok) placed.keep()
      })
      settleRemains(
        root,
        changes.map(({ path: file }) => file),
        '0123abcd',
      )
      failed = struck !== undefined
      left.push(filesOf())
      if (!isDeepStrictEqual(left.at(-1), before)) break
    }
    expect(left.slice(0, -1)).toEqual(left.slice(0, -1).map(() => before))
    expect(left.length).toBeGreaterThan(10)
    for (const { path: file, after } of changes)
      expect(existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile()).toBe(after !== undefined)
    expect(filesOf().filter(([name]) => name.includes('.editplan'))).toEqual([])
  })
})
