import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { EditInput } from '../../../src/core/plan/steps.ts'
import { edit } from '../../../src/core/tools/edit.ts'
import type { PolicyChecks } from '../../../src/core/tools/permission.ts'
import type { Outcome, ToolContext } from '../../../src/core/tools/tool.ts'
import type { ErrorName } from '../../../src/errors.ts'
import { applyHunks } from '../../support/apply-hunks.ts'
import { createReader, type MemoryFile } from './read/reader.ts'

interface Setting {
  readonly files?: Readonly<Record<string, string | Buffer | MemoryFile>>
  readonly unread?: boolean
  readonly options?: Partial<ToolContext['options']>
  readonly policy?: Partial<PolicyChecks>
  /** A change from outside, after the Read. */
  readonly later?: (files: Map<string, MemoryFile>) => void
}

const run = async (input: Partial<EditInput>, setting: Setting = {}): Promise<Outcome> => {
  const reader = createReader(setting.files ?? { 'a.txt': 'alpha\nbeta\ngamma\n' })
  const call = { file_path: 'a.txt', old_string: 'beta', new_string: 'BETA', ...input }
  if (!setting.unread) await reader.run({ file_path: call.file_path })
  setting.later?.(reader.files)
  const { context } = reader
  return edit.run(call, {
    ...context,
    options: { ...context.options, ...setting.options },
    policy: { ...context.policy, ...setting.policy },
  })
}

const textOf = async (input: Partial<EditInput>, setting?: Setting) => {
  const outcome = await run(input, setting)
  return outcome.ok ? outcome.change?.after?.toString() : outcome.problem.name
}

const problemOf = async (input: Partial<EditInput>, setting?: Setting) => {
  const outcome = await run(input, setting)
  if (outcome.ok) throw new Error('not refused')
  return outcome.problem
}

const file = (text: string | Buffer, stat: MemoryFile['stat'] = {}): MemoryFile => ({
  bytes: Buffer.from(text as string),
  stat,
})

describe('Edit', () => {
  it('gives the file after the edit, its patch, and what to remember of it', async () => {
    const outcome = await run({}, { files: { 'a.txt': file('alpha\nbeta\ngamma\n', { mode: 0o755 }) } })
    const after = Buffer.from('alpha\nBETA\ngamma\n')
    expect(outcome).toMatchObject({
      ok: true,
      path: 'a.txt',
      type: 'update',
      matchedBy: 'exact',
      change: { path: 'a.txt', after, mode: 0o755, insertions: 1, deletions: 1 },
      state: { content: after, offset: undefined, limit: undefined, isPartialView: false },
    })
    const { before, structuredPatch } = (outcome.ok && outcome.change) || {}
    expect(applyHunks(before!, structuredPatch!)).toEqual(after)
  })

  it('creates a missing file from an empty old_string, text as given, and fills a blank one', async () => {
    const strip = { options: { trailing_whitespace: 'strip' } } as const
    const created = await run(
      { file_path: 'n.ts', old_string: '', new_string: 'a  \r\nb\n' },
      { ...strip, unread: true },
    )
    expect(created).toMatchObject({
      type: 'create',
      change: { before: undefined, after: Buffer.from('a  \r\nb\n'), mode: 0o644 },
    })
    expect(await textOf({ old_string: '', new_string: 'a  \n' }, { ...strip, files: { 'a.txt': ' \n' } })).toBe('a\n')
  })

  it('strips trailing white space of new_string where the options ask for it, but in Markdown', async () => {
    const setting = (path: string): Setting => ({
      files: { [path]: 'beta\n' },
      options: { trailing_whitespace: 'strip' },
    })
    expect(await textOf({ file_path: 'a.ts', new_string: 'x  \ny\t' }, setting('a.ts'))).toBe('x\ny\n')
    expect(await textOf({ file_path: 'a.md', new_string: 'x  \ny\t' }, setting('a.md'))).toBe('x  \ny\t\n')
    expect(await textOf({ file_path: 'a.ts', new_string: 'beta  ' }, setting('a.ts'))).toBe('NO_CHANGE')
  })

  it('reads the file itself with reads: auto, and says so; a binary one is refused', async () => {
    const auto: Setting = { unread: true, options: { reads: 'auto' } }
    expect(await run({}, auto)).toMatchObject({ ok: true, reads: 'auto' })
    expect(await run({}, { options: { reads: 'auto' } })).not.toHaveProperty('reads')
    expect(await textOf({}, { ...auto, files: { 'a.txt': 'beta\0' } })).toBe('IS_BINARY')
  })

  it('accepts a place that differs in white space where match asks for it', async () => {
    const input = { old_string: 'alpha beta', new_string: 'x' }
    expect(await textOf(input)).toBe('STRING_NOT_FOUND')
    expect(await textOf({ ...input, match: 'whitespace' })).toBe('x\ngamma\n')
  })
})

describe('the validation of Edit', () => {
  const secret: Setting = {
    unread: true,
    policy: { secrets: async () => ({ name: 'SECRET_DETECTED', message: '' }) },
  }
  const denied: Setting = { unread: true, policy: { path: () => ({ name: 'PATH_DENIED', message: '' }) } }
  const one = (content: string | Buffer, stat?: MemoryFile['stat']): Setting => ({
    unread: true,
    files: { 'a.txt': file(content, stat) },
  })
  const link = { link: true }

  it.each<[ErrorName, Partial<EditInput>, Setting]>([
    ['SECRET_DETECTED', { new_string: 'beta' }, secret],
    ['NO_CHANGE', { new_string: 'beta' }, denied],
    ['NO_CHANGE', { new_string: 'beta  ' }, { ...denied, options: { trailing_whitespace: 'strip' } }],
    ['PATH_DENIED', { file_path: 'none.txt' }, denied],
    ['FILE_NOT_FOUND', { file_path: 'none.txt' }, { unread: true }],
    ['SYMLINK', { old_string: '' }, one('', { link: true, broken: true })],
    ['SYMLINK', { old_string: 'none' }, one('', { link: true, broken: true })],
    ['IS_DIRECTORY', { old_string: '' }, one('', { kind: 'directory' })],
    ['DEVICE_FILE', {}, one('', { kind: 'device' })],
    ['FILE_TOO_LARGE', {}, one('beta', { size: 2 ** 30 + 1 })],
    ['UNSUPPORTED_ENCODING', { old_string: '' }, one(Buffer.from([0xfe, 0xff, 0, 0x61]))],
    ['UNENCODABLE', { new_string: 'é' }, one(Buffer.from('beta \xe9', 'latin1'))],
    ['UNENCODABLE', { new_string: '\ud800' }, one('beta')],
    ['FILE_EXISTS', { old_string: '' }, one('x')],
    ['IS_NOTEBOOK', { file_path: 'n.ipynb' }, { unread: true, files: { 'n.ipynb': 'beta' } }],
    ['FILE_NOT_READ', { old_string: 'none' }, one('x', link)],
    ['STRING_NOT_FOUND', { old_string: 'none' }, { files: { 'a.txt': file('x', link) } }],
    ['STRING_NOT_UNIQUE', {}, { files: { 'a.txt': file('beta beta', link) } }],
    ['SYMLINK', {}, { files: { 'a.txt': file('beta', link) } }],
    ['NO_CHANGE', { old_string: 'a\nb', new_string: 'a\r\nb' }, { files: { 'a.txt': 'a\nb\n' } }],
    [
      'FILE_TOO_LARGE',
      { old_string: 'x', new_string: 'y'.repeat(2 ** 19), replace_all: true },
      { ...one('x'.repeat(2 ** 12)), options: { reads: 'auto' } },
    ],
    [
      'LIMIT_EXCEEDED',
      { old_string: 'x', replace_all: true },
      { ...one('x'.repeat(1_000_001)), options: { reads: 'auto' } },
    ],
  ])('gives %s before what comes after it', async (name, input, setting) => {
    expect((await problemOf(input, setting)).name).toBe(name)
  })

  it('asks last whether the result breaks a configuration file', async () => {
    const asked: unknown[] = []
    const configuration: PolicyChecks['configuration'] = (path, before, after) => {
      asked.push(path, before?.toString(), after.toString())
      return { name: 'CONFIG_BROKEN', message: '' }
    }
    const files = { 'a.txt': 'beta' }
    expect((await problemOf({ old_string: 'none' }, { files, policy: { configuration } })).name).toBe(
      'STRING_NOT_FOUND',
    )
    expect((await problemOf({}, { files, policy: { configuration } })).name).toBe('CONFIG_BROKEN')
    expect(asked).toEqual(['a.txt', 'beta', 'BETA'])
  })

  it('refuses a file whose content differs from what was read, whatever its time says', async () => {
    const later: Setting['later'] = (files) => files.set('a.txt', file('beta, changed'))
    expect(await textOf({}, { later })).toBe('FILE_MODIFIED')
  })

  it('accepts a touched file that was read in full, and no other', async () => {
    const later: Setting['later'] = (files) => files.set('a.txt', file('alpha\nbeta\ngamma\n', { modified: 2000 }))
    expect(await textOf({}, { later })).toBe('alpha\nBETA\ngamma\n')
  })

  it.each([
    ['a range', { offset: 1, limit: 5, content: Buffer.from('beta\n') }],
    ['all but the first line', { offset: 2, limit: undefined, content: Buffer.from('beta\n') }],
    ['a content that was not kept', { offset: 1, limit: undefined, content: undefined }],
  ])('refuses a touched file of which a Read saw %s', async (_, seen) => {
    const editAt = async (modified: number) => {
      const { context } = createReader({ 'a.txt': file('beta\n', { modified }) })
      context.states.set('a.txt', { timestamp: 1000, isPartialView: false, ...seen })
      const value = await edit.run({ file_path: 'a.txt', old_string: 'beta', new_string: 'x' }, context)
      return value.ok ? 'ok' : value.problem.name
    }
    expect(await Promise.all([999, 1000, 1001].map(editAt))).toEqual(['ok', 'ok', 'FILE_MODIFIED'])
  })

  it('takes no license from a view that was cut', async () => {
    const reader = createReader({ 'a.txt': 'beta\n' })
    const state = { content: undefined, timestamp: 1000, offset: 1, limit: undefined, isPartialView: true }
    reader.context.states.set('a.txt', state)
    const outcome = await edit.run({ file_path: 'a.txt', old_string: 'beta', new_string: 'x' }, reader.context)
    expect(outcome).toMatchObject({ problem: { name: 'FILE_NOT_READ' } })
  })
})

describe('a refusal of Edit', () => {
  const content = 'function a() {\n\treturn first(1)\n}\n\nfunction b() {\n\treturn second(2)\n}\n'
  const files = { 'a.txt': content }
  const pasted = async (input: Partial<EditInput>, index = 0): Promise<string> => {
    const { suggestions } = await problemOf(input, { files })
    const step: unknown = parse(suggestions?.[index] ?? '')
    const { old_string } = step as { old_string: string }
    return (await textOf({ old_string, new_string: 'x' }, { files })) ?? ''
  }

  it('offers an old_string that is found, where none was', async () => {
    expect(await pasted({ old_string: 'function a() {\n  return first(1)\n}' })).toBe(
      content.replace(content.slice(0, 33), 'x'),
    )
    expect(await pasted({ old_string: 'return secund(2)' })).toBe(content.replace('return second(2)', 'x'))
  })

  it('of a text that is there but for its last line break offers no text: the new one has that line break too', async () => {
    const one = await problemOf({ old_string: 'second(2\n', new_string: 'third(2\n' }, { files })
    expect([one.name, one.suggestions]).toEqual(['STRING_NOT_FOUND', undefined])
    expect(one.message).toContain('line 6')
  })

  it('offers the context that makes each place unique', async () => {
    expect(await pasted({ old_string: 'return' }, 0)).toBe(content.replace('\treturn first(1)', 'x'))
    expect(await pasted({ old_string: 'return' }, 1)).toBe(content.replace('\treturn second(2)', 'x'))
  })

  it('offers with a unique context the new text in it, so that what is pasted does what was meant', async () => {
    const pastedOf = async (input: Partial<EditInput>, text: string) => {
      const { suggestions = [] } = await problemOf(input, { files: { 'a.txt': text } })
      return Promise.all(suggestions.map((one) => textOf(parse(one) as object, { files: { 'a.txt': text } })))
    }
    expect(await pastedOf({ old_string: 'return', new_string: 'yield' }, content)).toEqual([
      content.replace('return first', 'yield first'),
      content.replace('return second', 'yield second'),
    ])
    expect(await pastedOf({ old_string: 'x', new_string: '' }, 'x\ny\nz\nx\nw\n')).toEqual([
      'y\nz\nx\nw\n',
      'x\ny\nz\nw\n',
    ])
    expect(await pastedOf({ old_string: 'x\n', new_string: '' }, 'a\nx\nb\nx\n')).toEqual(['a\nb\nx\n', 'a\nx\nb\n'])
    expect(await pastedOf({ old_string: "'a'", new_string: "'b'" }, 'f(‘a’)\r\ng(‘a’)\r\n')).toEqual([
      'f(‘b’)\r\ng(‘a’)\r\n',
      'f(‘a’)\r\ng(‘b’)\r\n',
    ])
  })

  it.each([': ', '\t', '→', ' | '])('offers both texts without line numbers that %j ends', async (sign) => {
    const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 5}${sign}${line}`).join('\n')
    const { suggestions } = await problemOf(
      {
        old_string: numbered(['function b() {', '  return second(2)']),
        new_string: numbered(['function c() {', '\treturn second(2)']),
      },
      { files },
    )
    expect(await textOf(parse(suggestions?.[0] ?? '') as object, { files })).toBe(content.replace('b()', 'c()'))
  })

  it('spells out characters that are not seen', async () => {
    const { message } = await problemOf(
      { old_string: 'function b() {\n\treturn second(2)' },
      {
        files: { 'a.txt': content.replace('second(2)', 'se\u200bcond(2)') },
      },
    )
    expect(message).toContain('U+200B')
    expect(message).not.toContain('\u200b')
  })

  it.each<[by: string, search: object]>([
    ['old_string', { old_string: 'return one(1)' }],
    ['regex', { regex: 'return one\\(1\\)' }],
  ])('says when the new text of %s is already there', async (_, search) => {
    const [applied, other] = await Promise.all([
      problemOf({ ...search, new_string: 'return first(1)' }, { files }),
      problemOf({ ...search, new_string: 'return third(1)' }, { files }),
    ])
    expect(applied.message).not.toBe(other.message)
    expect(applied.message).toContain(`line ${content.split('\n').indexOf('\treturn first(1)') + 1}`)
  })

  it('names the encoding where that decides whether a place holds the text, and counts such a place beside others', async () => {
    const old = { old_string: 'x', new_string: 'y' }
    const inLatin1 = (text: string) => ({ files: { 'a.txt': Buffer.from(text, 'latin1') } })
    expect(await textOf(old, inLatin1('\xe9x\n'))).toBe('UNSUPPORTED_ENCODING')
    expect(await textOf(old, inLatin1('\xe9x\nx\n'))).toBe('STRING_NOT_UNIQUE')
    expect(await textOf({ ...old, replace_all: true }, inLatin1('\xe9x\nx\n'))).toBe('UNSUPPORTED_ENCODING')
  })

  it('offers nothing to paste for text that an edit cannot name', async () => {
    const bytes = Buffer.from('caf\xe9 au lait bien chaud\n', 'latin1')
    const problem = await problemOf(
      { old_string: 'café au lait bien chaud', new_string: 'x' },
      { files: { 'a.txt': bytes } },
    )
    expect(problem.name).toBe('STRING_NOT_FOUND')
    expect(problem.suggestions).toBeUndefined()
  })
})
