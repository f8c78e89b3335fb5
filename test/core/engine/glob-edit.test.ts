import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replay } from '../../../src/core/engine/replay.ts'
import type { StepResult } from '../../../src/core/engine/step-result.ts'
import { createOverlay } from '../../../src/core/workspace/overlay.ts'
import { openDisk } from '../../../src/core/workspace/sources/disk.ts'
import type { Source } from '../../../src/core/workspace/workspace.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { LENIENT, parse, proveReplay } from '../../support/replay.ts'

const FILES = {
  'a.txt': 'foo\n',
  'latin1.txt': Buffer.from('\xe9foo\n', 'latin1'),
  'other.txt': Buffer.from('\xe9 bar\n', 'latin1'),
  'utf16be.md': Buffer.from('\ufefffoo', 'utf16le').swap16(),
  'binary.md': Buffer.from('foo\0\xe9', 'latin1'),
}

/** The result of one Edit: the name of its refusal, or the files that it changes. */
const edited = async (input: object, options: object = { reads: 'auto' }): Promise<string | readonly string[]> => {
  const step = { tool: 'Edit', new_string: 'n', replace_all: true, ...input }
  const plan = JSON.stringify({ version: 1, title: 't', options, steps: [step] })
  const { results } = await proveReplay({ plan, files: FILES })
  return results[0]?.error?.name ?? results[0]!.changes.map(({ path }) => path)
}

/** The result of one Edit of `a.txt` by a glob. */
const editedOn = async (source: Source): Promise<StepResult | undefined> => {
  const step = { tool: 'Edit', glob: '*.txt', old_string: 'foo', new_string: 'n' }
  const plan = parse(JSON.stringify({ version: 1, title: 't', options: { reads: 'auto' }, steps: [step] }))
  const tracked = {
    sought: () => ['a.txt'],
    hidden: () => [],
    all: async () => ['a.txt'],
    read: async () => Buffer.from('foo'),
  }
  for await (const event of replay([plan], { workspace: createOverlay(source), policy: LENIENT, tracked }))
    if (event.type === 'step') return event.result
  return undefined
}

describe('an Edit of a glob', () => {
  it('passes over files that surely do not hold the text, binary ones among them', async () => {
    expect(await edited({ glob: 'o*.txt', old_string: 'bar' })).toEqual(['other.txt'])
    expect(await edited({ glob: 'o*.txt', old_string: 'foo' })).toBe('STRING_NOT_FOUND')
    expect(await edited({ glob: 'u*.md', old_string: 'bar' })).toBe('STRING_NOT_FOUND')
    expect(await edited({ glob: '[ao]*.txt', old_string: 'foo' })).toEqual(['a.txt'])
    expect(await edited({ glob: '[ab]*', old_string: 'foo' })).toEqual(['a.txt'])
  })

  it.each([
    ['a text', { glob: '*.txt', old_string: 'foo' }],
    ['a text beyond ASCII', { glob: '[ao]*.txt', old_string: 'é' }],
    ['a pattern', { glob: '*.txt', regex: 'fo+' }],
    ['a pattern beyond ASCII', { glob: '[ao]*.txt', regex: '[é]' }],
    ['a text in UTF-16BE', { glob: '*.md', old_string: 'foo' }],
    ['a pattern in UTF-16BE', { glob: '*.md', regex: 'fo+' }],
  ])('is refused for a file in which %s may occur, depending on its encoding', async (_, input) => {
    expect(await edited(input)).toBe('UNSUPPORTED_ENCODING')
  })

  it('does not say that no file holds the text where only_if or exclude leave none', async () => {
    const messageOf = async (input: object) => {
      const step = { tool: 'Edit', glob: '*.txt', old_string: 'foo', new_string: 'n', ...input }
      const plan = JSON.stringify({ version: 1, title: 't', options: { reads: 'auto' }, steps: [step] })
      const { results } = await proveReplay({ plan, files: FILES })
      return results[0]?.error
    }
    for (const [key, value] of [
      ['only_if', { contains: 'quux' }],
      ['exclude', '*'],
    ] as const) {
      const error = await messageOf({ [key]: value })
      expect(error?.name).toBe('STRING_NOT_FOUND')
      expect(error?.message).toContain(`\`${key}\``)
    }
    expect((await messageOf({ only_if: { contains: 'bar' } }))?.message).not.toContain('`only_if`')
  })

  it('is refused for a file that cannot be read', async () => {
    using folder = temporaryFolder()
    writeFileSync(join(folder.path, 'a.txt'), 'foo')
    const failing = () => {
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open' })
    }
    for (const call of ['locate', 'stat', 'read'] as const) {
      const result = await editedOn({ ...openDisk(folder.path), [call]: failing })
      expect([call, result?.error?.name]).toEqual([call, 'READ_FAILED'])
    }
  })

  it('reads a file once, to search it and to edit it', async () => {
    using folder = temporaryFolder()
    writeFileSync(join(folder.path, 'a.txt'), 'foo')
    const disk = openDisk(folder.path)
    const reads: string[] = []
    const read = (path: string) => {
      reads.push(path)
      return disk.read(path)
    }
    expect((await editedOn({ ...disk, read }))?.status).toBe('applied')
    expect(reads).toEqual(['a.txt'])
  })

  it('needs, under `reads: strict`, the number of places', async () => {
    const strict = { reads: 'strict' } as const
    const foo = { glob: 'a.txt', old_string: 'foo' }
    expect(await edited(foo, strict)).toBe('FILE_NOT_READ')
    expect(await edited({ ...foo, expect_matches: 1 }, strict)).toEqual(['a.txt'])
    expect(await edited({ ...foo, expect_matches: 2 }, strict)).toBe('UNEXPECTED_MATCHES')
  })

  it('looks at files that earlier steps made', async () => {
    const make = { tool: 'Write', file_path: 'made.new', content: 'foo' }
    const change = { tool: 'Edit', glob: '*.new', old_string: 'foo', new_string: 'n' }
    const plan = JSON.stringify({ version: 1, title: 't', options: { reads: 'auto' }, steps: [make, change] })
    const { results } = await proveReplay({ plan, files: {} })
    expect(results[1]).toMatchObject({ status: 'applied', changes: [{ path: 'made.new' }] })
    expect(results[1]).not.toHaveProperty('notes')
  })

  it('refuses a file whose name no plan can give', async () => {
    const plan = JSON.stringify({
      ...{ version: 1, title: 't', options: { reads: 'auto' } },
      steps: [{ tool: 'Edit', glob: '*', old_string: 'foo', new_string: 'n' }],
    })
    const { results } = await proveReplay({ plan, files: { 'a\u0001.txt': 'foo' } })
    expect(results[0]?.error?.name).toBe('PATH_INVALID')
  })

  it('says nothing of reading the files, which it looks at anyway', async () => {
    const step = { tool: 'Edit', glob: 'a.*', old_string: 'foo', new_string: 'n' }
    const plan = JSON.stringify({ version: 1, title: 't', options: { reads: 'auto' }, steps: [step] })
    const { results } = await proveReplay({ plan, files: { 'a.txt': 'foo' } })
    expect(results[0]).not.toHaveProperty('notes')
  })
})
