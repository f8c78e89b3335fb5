import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeWhole } from '../../../src/core/git/whole-file.ts'

describe('a file of our own', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it.each([true, false])('is replaced whole (durable: %s)', (durable) => {
    const file = path.join(folder, 'record.json')
    writeFileSync(file, 'before, and longer')
    writeWhole(file, 'after', { durable })
    expect(readFileSync(file, 'utf8')).toBe('after')
    expect(readdirSync(folder)).toEqual(['record.json'])
  })

  it('is never written through a link that lies under its temporary name', () => {
    const file = path.join(folder, 'record.json')
    writeFileSync(path.join(folder, 'other'), 'theirs')
    symlinkSync('other', `${file}.new`)
    writeWhole(file, 'ours')
    expect(readFileSync(file, 'utf8')).toBe('ours')
    expect(readFileSync(path.join(folder, 'other'), 'utf8')).toBe('theirs')
    expect(readdirSync(folder).sort()).toEqual(['other', 'record.json'])
  })

  it('leaves nothing beside it if it cannot be put in place', () => {
    const taken = path.join(folder, 'record.json')
    mkdirSync(path.join(taken, 'full'), { recursive: true })
    expect(() => writeWhole(taken, 'after')).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/)
    expect(readdirSync(folder)).toEqual(['record.json'])
  })

  it('leaves the file as it was, and nothing beside it, if its content cannot be written', () => {
    const file = path.join(folder, 'record.json')
    writeFileSync(file, 'before')
    const refused = Object.defineProperty({}, 'buffer', {}) as Uint8Array
    expect(() => writeWhole(file, refused)).toThrow(TypeError)
    expect(readFileSync(file, 'utf8')).toBe('before')
    expect(readdirSync(folder)).toEqual(['record.json'])
  })
})
