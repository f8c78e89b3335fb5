// @module-tag quick

import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDisk } from '../../../src/core/workspace/sources/disk.ts'
import { link, locate, root } from './disk-place.ts'

describe('locating a path', () => {
  it.skipIf(process.platform === 'win32')('refuses pipes, also through links', () => {
    execFileSync('mkfifo', [path.join(root, 'pipe')])
    link('pipe', 'to-pipe')
    link('/dev/zero', 'to-zero')
    expect(['pipe', 'to-pipe', 'to-zero'].map(locate)).toEqual(['DEVICE_FILE', 'DEVICE_FILE', 'PATH_OUTSIDE_REPO'])
  })

  it.skipIf(process.platform === 'win32')(
    'neither waits for a pipe nor follows a link that took the place of a file',
    () => {
      const become = (make: (file: string) => unknown) => {
        const steady = openDisk(root, { steady: true })
        writeFileSync(path.join(root, 'file'), 'file\n')
        expect([steady.locate('file').ok, steady.stat('file')?.kind]).toEqual([true, 'file'])
        rmSync(path.join(root, 'file'))
        make(path.join(root, 'file'))
        let read: unknown
        try {
          read = steady.read('file').toString()
        } catch (error) {
          read = (error as Error).name
        }
        rmSync(path.join(root, 'file'), { recursive: true })
        return read
      }
      expect(become((file) => execFileSync('mkfifo', [file]))).toBe('DEVICE_FILE')
      expect(become((file) => mkdirSync(file))).toBe('DEVICE_FILE')
      expect(become((file) => symlinkSync('/dev/zero', file))).toBe('PATH_OUTSIDE_REPO')
      expect(become((file) => symlinkSync('../outside/secret.txt', file))).toBe('PATH_OUTSIDE_REPO')
      expect(become((file) => symlinkSync('src/user.ts', file))).toBe('user\n')
    },
  )
})
