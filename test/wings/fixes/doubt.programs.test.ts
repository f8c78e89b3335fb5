import { describe, expect, it } from 'vitest'
import { repository } from '../../support/git.ts'
import { editplan } from '../../support/program.ts'
import { eslint, FILES, lines, noVar, span, unused } from './findings.ts'
import { importFixes } from './fixed.ts'

describe('editplan fix', () => {
  const run = async (output: string, code: number, ...args: readonly string[]) => {
    using repo = repository(FILES)
    const script = `process.stdout.write(${JSON.stringify(output)}); process.exitCode = ${code}`
    return await editplan(['fix', ...args, '--', process.execPath, '-e', script], { cwd: repo.root })
  }

  it('says what takes the fixes, where all are left out', async () => {
    const unsafe = lines({
      ...unused,
      spans: [span({ suggested_replacement: 'x', suggestion_applicability: 'MaybeIncorrect' })],
    })
    const done = await run(unsafe, 1)
    expect([done.exitCode, done.stdout.includes('--unsafe'), done.stdout.includes('nothing to fix')]).toEqual([
      0,
      true,
      false,
    ])
    const found = importFixes(unsafe, FILES)
    expect(found.ok ? '' : found.problems[0]?.message).toContain('--unsafe')
  })

  it('reads a tool that prints its findings as errors, and ends with 2', async () => {
    using repo = repository(FILES)
    const script = `console.error(${JSON.stringify(JSON.stringify(eslint(noVar)))}); process.exitCode = 2`
    const done = await editplan(['fix', '--apply', '--', process.execPath, '-e', script], { cwd: repo.root })
    expect([done.exitCode, repo.read('a.js').toString()]).toEqual([0, 'let a = 0\n'])
  })

  it.each([
    ['', 1, 3],
    ['[]', 2, 3],
    ['[]', 1, 0],
    ['\n\n', 0, 0],
  ])('takes a tool that says nothing at its exit code: %j, %i', async (output, code, exitCode) => {
    expect((await run(output, code)).exitCode).toBe(exitCode)
  })
})
