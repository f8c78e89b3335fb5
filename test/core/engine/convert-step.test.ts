import { describe, expect, it } from 'vitest'
import { proveReplay } from '../../support/replay.ts'

const planOf = (step: string): string =>
  `version: 1\ntitle: Convert\noptions: { reads: auto }\nsteps:\n  - { tool: Convert, ${step} }\n`
const FILES = { 'a.txt': 'one\r\n\ttwo\r\n', 'b/c.txt': 'one\n\ttwo', 'd.bin': Buffer.from([0, 13, 10]) }
const contentsOf = async (step: string) => {
  const { results, changes } = await proveReplay({ plan: planOf(step), files: FILES })
  const [{ status, error } = { status: 'failed', error: undefined }] = results
  return [error?.name ?? status, ...changes.map(({ path, after }) => `${path}: ${JSON.stringify(after?.toString())}`)]
}

describe('a Convert step', () => {
  it('gives a file another form, and leaves one that has it as it is', async () => {
    expect(await contentsOf('file_path: a.txt, line_ends: lf, bom: add')).toEqual([
      'applied',
      'a.txt: "\ufeffone\\n\\ttwo\\n"',
    ])
    expect(await contentsOf('file_path: b/c.txt, final_newline: add, indent: { from: tab, to: 4 }')).toEqual([
      'applied',
      'b/c.txt: "one\\n    two\\n"',
    ])
    expect(await contentsOf('file_path: b/c.txt, line_ends: lf')).toEqual(['unchanged'])
  })

  it('refuses what is not there, or is no text', async () => {
    expect(await contentsOf('file_path: none.txt, line_ends: lf')).toEqual(['FILE_NOT_FOUND'])
    expect(await contentsOf('file_path: d.bin, line_ends: lf')).toEqual(['IS_BINARY'])
  })

  it.each([
    'file_path: a.txt',
    'file_path: a.txt, line_ends: cr',
    'file_path: a.txt, indent: { from: 2, to: 2 }',
    'file_path: a.txt, indent: { from: 0, to: 2 }',
    'line_ends: lf',
  ])('is no step where it says too little: %s', async (step) => {
    await expect(proveReplay({ plan: planOf(step), files: FILES })).rejects.toThrow()
  })
})
