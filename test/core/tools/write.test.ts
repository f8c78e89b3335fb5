import { describe, expect, it } from 'vitest'
import type { PolicyChecks } from '../../../src/core/tools/permission.ts'
import type { StepInputs } from '../../../src/core/tools/step-inputs.ts'
import type { Outcome, ToolContext } from '../../../src/core/tools/tool.ts'
import { write } from '../../../src/core/tools/write.ts'
import type { ErrorName } from '../../../src/errors.ts'
import { applyHunks } from '../../support/apply-hunks.ts'
import { createReader, type MemoryFile } from './read/reader.ts'

interface Setting {
  readonly files?: Readonly<Record<string, string | Buffer | MemoryFile>>
  readonly unread?: boolean
  readonly options?: Partial<ToolContext['options']>
  readonly policy?: Partial<PolicyChecks>
}

const run = async (input: Partial<StepInputs['Write']>, setting: Setting = {}): Promise<Outcome> => {
  const reader = createReader(setting.files ?? {})
  const call = { file_path: 'a.txt', content: 'new\n', ...input }
  if (!setting.unread && reader.files.has(call.file_path)) await reader.run({ file_path: call.file_path })
  const { context } = reader
  return write.run(call, {
    ...context,
    options: { ...context.options, ...setting.options },
    policy: { ...context.policy, ...setting.policy },
  })
}

const bytesOf = async (input: Partial<StepInputs['Write']>, setting?: Setting) => {
  const outcome = await run(input, setting)
  return outcome.ok ? outcome.change?.after : outcome.problem.name
}

describe('Write', () => {
  it('creates a file with its content as given', async () => {
    const after = Buffer.from('a  \r\nb')
    expect(await run({ content: 'a  \r\nb' })).toMatchObject({
      ok: true,
      type: 'create',
      change: { before: undefined, after, mode: 0o644, insertions: 2, deletions: 0 },
      state: { content: after, offset: undefined, limit: undefined, isPartialView: false },
    })
    expect(await run({ content: '' })).toMatchObject({ type: 'create', change: { after: Buffer.alloc(0) } })
  })

  it('replaces a file that was read, and keeps its mode', async () => {
    const outcome = await run({}, { files: { 'a.txt': { bytes: Buffer.from('a\r\nb\r\n'), stat: { mode: 0o600 } } } })
    expect(outcome).toMatchObject({ type: 'update', change: { after: Buffer.from('new\n'), mode: 0o600 } })
    const { before, structuredPatch } = (outcome.ok && outcome.change) || {}
    expect(applyHunks(before!, structuredPatch!).toString()).toBe('new\n')
  })

  it.each([
    [0o600, true, 0o700],
    [0o644, true, 0o755],
    [0o755, true, 0o755],
    [0o755, false, 0o644],
    [0o751, false, 0o640],
    [0o644, undefined, 0o644],
  ])('makes %o with executable: %s the mode %o', async (mode, executable, after) => {
    const files = { 'a.txt': { bytes: Buffer.from('x'), stat: { mode } } }
    expect(await run({ executable }, { files })).toMatchObject({ change: { mode: after } })
  })

  it('changes a mode alone, and no file that has it', async () => {
    const setting = { files: { 'a.txt': { bytes: Buffer.from('same'), stat: { mode: 0o644 } } } }
    expect(await run({ content: 'same', executable: true }, setting)).toMatchObject({
      change: { mode: 0o755, executable: true, structuredPatch: [], insertions: 0 },
    })
    expect(await run({ content: 'same', executable: false }, setting)).not.toHaveProperty('change')
  })

  it('shows no lines of bytes in another encoding than before', async () => {
    const bytes = Buffer.from('\ufeffa\n', 'utf16le')
    const files = { 'a.txt': 'a\n' }
    const written = await run({ content: undefined, content_base64: bytes.toString('base64') }, { files })
    expect(written).toMatchObject({ change: { after: bytes, structuredPatch: [], insertions: 0, deletions: 0 } })
    const text = await run({ content: undefined, content_base64: Buffer.from('b\n').toString('base64') }, { files })
    expect(text).toMatchObject({ change: { insertions: 1, deletions: 1 } })
  })

  it('calls it a creation where the file was empty', async () => {
    expect(await run({}, { files: { 'a.txt': '' } })).toMatchObject({
      type: 'create',
      change: { before: Buffer.alloc(0) },
    })
  })

  it('keeps encoding and BOM, once', async () => {
    const files = { 'a.txt': Buffer.from('\ufeffx', 'utf16le'), 'b.txt': '\ufeffx' }
    expect(await bytesOf({ content: 'é\n' }, { files })).toEqual(Buffer.from('\ufeffé\n', 'utf16le'))
    for (const content of ['é\n', '\ufeffé\n']) {
      expect(await bytesOf({ file_path: 'b.txt', content }, { files })).toEqual(Buffer.from('\ufeffé\n'))
    }
  })

  it('changes nothing where the content is the same', async () => {
    const outcome = await run({ content: 'same\n' }, { files: { 'a.txt': 'same\n' } })
    expect(outcome).toMatchObject({
      ok: true,
      type: 'update',
      state: { content: Buffer.from('same\n'), timestamp: 1000 },
    })
    expect(outcome).not.toHaveProperty('change')
  })

  it('strips trailing white space where the options ask for it, but in Markdown', async () => {
    const options = { trailing_whitespace: 'strip' } as const
    expect(await bytesOf({ content: 'a  \r\nb\t' }, { options })).toEqual(Buffer.from('a\r\nb'))
    expect(await bytesOf({ file_path: 'a.mdx', content: 'a  \n' }, { options })).toEqual(Buffer.from('a  \n'))
  })

  it('reads the file itself with reads: auto, and says so', async () => {
    const outcome = await run({}, { files: { 'a.txt': 'x' }, unread: true, options: { reads: 'auto' } })
    expect(outcome).toMatchObject({ ok: true, reads: 'auto' })
  })
})

describe('the validation of Write', () => {
  const one = (content: string | Buffer, stat: MemoryFile['stat'] = {}): Setting => ({
    unread: true,
    files: { 'a.txt': { bytes: Buffer.from(content as string), stat } },
  })
  const problem = (name: ErrorName) => ({ name, message: '' })

  it.each<[ErrorName, Partial<StepInputs['Write']>, Setting]>([
    [
      'SECRET_DETECTED',
      {},
      { policy: { secrets: async () => problem('SECRET_DETECTED'), path: () => problem('PATH_DENIED') } },
    ],
    ['PATH_DENIED', {}, { ...one('', { kind: 'directory' }), policy: { path: () => problem('PATH_DENIED') } }],
    ['IS_DIRECTORY', {}, one('', { kind: 'directory' })],
    ['FILE_TOO_LARGE', {}, one('x', { size: 2 ** 31 })],
    ['UNSUPPORTED_ENCODING', {}, one(Buffer.from([0xfe, 0xff]))],
    ['UNENCODABLE', { content: '\udc00' }, {}],
    ['FILE_NOT_READ', {}, one('', { link: true })],
    ['SYMLINK', {}, one('', { link: true, broken: true })],
    ['SYMLINK', { content: 'x' }, { ...one('x', { link: true }), unread: false }],
    ['CONFIG_BROKEN', {}, { policy: { configuration: () => problem('CONFIG_BROKEN') } }],
  ])('gives %s before what comes after it', async (name, input, setting) => {
    expect(await bytesOf(input, setting)).toBe(name)
  })
})
