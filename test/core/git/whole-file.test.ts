import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownMark } from '../../../src/core/git/scratch-folder.ts'
import { replaceFile, writeWhole } from '../../../src/core/git/whole-file.ts'

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

describe('a file that a person names', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is replaced whole, keeps its mode, and leaves what others have beside it', () => {
    const file = path.join(folder, 'plan.yaml')
    for (const name of ['plan.yaml', 'plan.yaml.new', '.plan.yaml.editplan-', `.other.editplan-${ownMark()}`])
      writeFileSync(path.join(folder, name), 'before')
    chmodSync(file, 0o664)
    replaceFile(file, ['af', 'ter'])
    expect(readFileSync(file, 'utf8')).toBe('after')
    expect(statSync(file).mode & 0o777).toBe(0o664)
    expect(readdirSync(folder)).toHaveLength(4)
  })

  it('takes away what a process left beside it that was killed', () => {
    const file = path.join(folder, 'plan.yaml')
    const [host] = ownMark().split('-')
    writeFileSync(path.join(folder, `.plan.yaml.editplan-${host}-999999999`), 'cut')
    replaceFile(file, 'after')
    expect(readdirSync(folder)).toEqual(['plan.yaml'])
  })

  it('stays as it was where the content ends in an error', () => {
    const file = path.join(folder, 'plan.yaml')
    writeFileSync(file, 'before')
    const pieces = function* () {
      yield 'after'
      throw new RangeError('cut')
    }
    expect(() => replaceFile(file, pieces())).toThrow(RangeError)
    expect(readFileSync(file, 'utf8')).toBe('before')
    expect(readdirSync(folder)).toEqual(['plan.yaml'])
  })

  it('stays a link to its file, be it not there yet', () => {
    const [link, target] = [path.join(folder, 'link'), path.join(folder, 'target')]
    symlinkSync(target, link)
    for (const content of ['first', 'second']) {
      replaceFile(link, content)
      expect([lstatSync(link).isSymbolicLink(), readFileSync(target, 'utf8')]).toEqual([true, content])
    }
    expect(readdirSync(folder)).toEqual(['link', 'target'])
  })

  it('is written where no other name fits beside it, and where it is no regular file', () => {
    const long = path.join(folder, 'n'.repeat(250))
    replaceFile(long, 'first')
    replaceFile(long, 'x')
    expect(readFileSync(long, 'utf8')).toBe('x')
    replaceFile('/dev/null', 'x')
    expect(readdirSync(folder)).toHaveLength(1)
  })

  it('is never replaced where it is to be new', () => {
    const file = path.join(folder, 'plan.yaml')
    replaceFile(file, 'first', { isNew: true })
    expect(() => replaceFile(file, 'second', { isNew: true })).toThrow(/EEXIST/)
    expect(readFileSync(file, 'utf8')).toBe('first')
    expect(readdirSync(folder)).toEqual(['plan.yaml'])
  })
})
