import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { filesAsked, needOf, seenFiles } from '../../../src/wings/campaign/need.ts'

const GLOB =
  '{ tool: Edit, glob: "a/*.ts", old_string: x, new_string: y, replace_all: true, expect_matches: { min: 0 } }'

async function need(steps: readonly string[], found: Readonly<Record<string, unknown>>) {
  const text = `version: 1\ntitle: T\nsteps:\n${steps.map((step) => `  - ${step}\n`).join('')}`
  const parsed = parsePlan({ name: 'p.yaml', text })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const question = await needOf([parsed.plan])
  // GitHub answers all that is asked.
  const nothing = Object.fromEntries(filesAsked(question).asked.map(({ key }) => [key, null]))
  return question.answer(seenFiles({ ...nothing, ...found }, question))
}

const blob = (text: string) => ({ text, isBinary: false, isTruncated: false, byteSize: Buffer.byteLength(text) })
const file = (name: string, text: string, mode = 0o100644) => ({ name, mode, object: blob(text) })
const folder = (...entries: readonly object[]) => ({ folder0: { entries } })

describe('whether a repository needs plans', () => {
  it.each([
    ['a file holds the text', folder(file('one.ts', 'x')), 'needed'],
    ['no file holds it', folder(file('one.ts', 'z'), file('two.md', 'x')), 'not-needed'],
    ['there is no such folder', { folder0: null }, 'not-needed'],
    ['the folder is a file', { folder0: {} }, 'not-needed'],
    ['only a link would', folder(file('one.ts', 'x', 0o120000)), 'not-needed'],
    ['the folder holds others', folder(file('one.ts', 'z'), { name: 'sub', mode: 0o40000, object: {} }), 'perhaps'],
    ['the folder is not told', { folder0: { entries: null } }, 'perhaps'],
    ['the text is cut', folder({ ...file('one.ts', 'z'), object: { ...blob('z'), isTruncated: true } }), 'perhaps'],
    [
      'the file is binary',
      folder({ ...file('one.ts', ''), object: { text: null, isBinary: true, byteSize: 3 } }),
      'perhaps',
    ],
    ['the bytes are no UTF-8', folder(file('one.ts', '\ufffd')), 'perhaps'],
    ['another file is cut', folder({ ...file('one.md', 'z'), object: { text: null, byteSize: 9 } }), 'not-needed'],
    ['a filter may change it', { ...folder(file('one.ts', 'z')), rules0: { text: '* filter=lfs' } }, 'perhaps'],
    ['attributes are harmless', { ...folder(file('one.ts', 'z')), rules0: { text: '* text=auto' } }, 'not-needed'],
  ])('is told where %s', async (_, found, expected) => {
    expect(await need([GLOB], found)).toBe(expected)
  })

  it.each([
    ['a step that names its file', '{ tool: Edit, file_path: b.ts, old_string: x, new_string: y }'],
    ['a step that may not find nothing', GLOB.replace('expect_matches: { min: 0 }', 'expect_matches: { min: 1 }')],
    ['a glob of every folder', GLOB.replace('a/*.ts', '*.ts')],
    ['a new file', '{ tool: Write, file_path: b.ts, content: y }'],
    ['a command', '{ tool: Run, command: [npm, run, fix], changes: ["**"] }'],
  ])('is open for %s', async (_, step) => {
    expect(await need([GLOB, step], folder(file('one.ts', 'z')))).toBe('perhaps')
  })

  it('is told by a named file that holds the text', async () => {
    const named = '{ tool: Edit, file_path: b.ts, old_string: x, new_string: y }'
    expect(await need([named], { file0: blob('x') })).toBe('needed')
    expect(await need([named], { file0: blob('z') })).toBe('perhaps')
  })

  const SOUND = { ...folder(file('one.ts', 'z'), file('two.ts', 'zz', 0o100755)), rules0: null, rules1: blob('* text') }

  /** Places whose other values say the same: null is no such file, a name is any name, and the bytes are told by text and size. */
  const MATTERS_NOT =
    /^folder0 null$|^folder0 \{\}$|^folder0.entries undefined$|^rules\d null$|name "n"$|(?:isBinary|isTruncated) (?:null|undefined)$|^rules1\.(?:isBinary|isTruncated|byteSize) |^rules1.text "n"$/

  it('is not told by a value that is null, absent or of another kind', async () => {
    expect(await need([GLOB], SOUND)).toBe('not-needed')
    for (const { place, value, answer } of damaged(SOUND)) {
      const what = `${place} ${JSON.stringify(value)}`
      if (MATTERS_NOT.test(what)) continue
      expect(`${what} ${await need([GLOB], answer)}`).toBe(`${what} perhaps`)
    }
  })
})

/** Every copy with one value that is another. */
function* damaged(value: object): Generator<{ place: string; value: unknown; answer: Record<string, unknown> }> {
  for (const [key, item] of Object.entries(value)) {
    const withItem = (other: unknown): Record<string, unknown> =>
      (Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }) as Record<string, unknown>
    for (const other of [undefined, null, true, 7, 'n', [], {}])
      if (typeof other !== typeof item || item === null || Array.isArray(other) !== Array.isArray(item))
        yield { place: key, value: other, answer: withItem(other) }
    if (typeof item !== 'object' || item === null) continue
    for (const one of damaged(item)) yield { ...one, place: `${key}.${one.place}`, answer: withItem(one.answer) }
  }
}
