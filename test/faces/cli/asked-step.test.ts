import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Step } from '../../../src/core/plan/schema.ts'
import { widthOf } from '../../../src/core/report/terminal/style.ts'
import { renderAskedStep } from '../../../src/faces/cli/ask.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'

const stepOf = (step: TestStep): Step => planOf([step]).steps[0] as Step

const show = (step: TestStep, rows = 12) => renderAskedStep(stepOf(step), { width: 60, rows })

const linesOf = (count: number, name: string): string =>
  Array.from({ length: count }, (_, at) => `${name} ${at}`).join('\n')

const shownLines = (lines: readonly string[], sign: string): number =>
  lines.filter((line) => line.trimStart().startsWith(`${sign} `)).length

/** How many lines of a kind the view says it left out. */
const leftOut = (lines: readonly string[], kind: 'added' | 'removed'): number =>
  Number(new RegExp(`(\\d+) ${kind}`).exec(lines.at(-1) ?? '')?.[1] ?? 0)

describe('a step that needs approval', () => {
  it('shows added lines however many are removed, and counts what it omits of each', () => {
    const { lines, cut } = show(edit('a', linesOf(40, 'old'), linesOf(30, 'new')))
    expect(shownLines(lines, '+')).toBeGreaterThan(0)
    expect(shownLines(lines, '-')).toBeGreaterThan(0)
    expect(shownLines(lines, '+') + leftOut(lines, 'added')).toBe(30)
    expect(shownLines(lines, '-') + leftOut(lines, 'removed')).toBe(40)
    expect(cut).toBe(true)
  })

  it('shows each added line below the removed line that it replaces', () => {
    const { lines, cut } = show(edit('a', 'same\nold 1\nsame too\nold 2\nend', 'same\nnew 1\nsame too\nnew 2\nend'))
    const signed = lines.filter((line) => /^ *[+-] /.test(line)).map((line) => line.trim())
    expect(signed).toEqual(['- old 1', '+ new 1', '- old 2', '+ new 2'])
    expect(cut).toBe(false)
  })

  it('shows every added line where the removed ones are what does not fit', () => {
    const { lines } = show(edit('a', linesOf(100, 'old'), linesOf(6, 'new')))
    expect(shownLines(lines, '+')).toBe(6)
    expect(leftOut(lines, 'removed')).toBe(100 - shownLines(lines, '-'))
  })

  it('gives added lines the rows that removed ones do not need', () => {
    const { lines } = show(edit('a', linesOf(2, 'old'), linesOf(100, 'new')))
    expect([shownLines(lines, '-'), shownLines(lines, '+')]).toEqual([2, 10])
  })

  it('offers the whole of a sentence that is too long', () => {
    const step: TestStep = { tool: 'Move', file_path: 'a', new_path: `${'deep/'.repeat(300)}x` }
    expect(show(step).cut).toBe(true)
    expect(show(step).lines.length).toBeLessThan(12)
  })

  it('counts the characters of a line that do not fit', () => {
    const { lines, cut } = show(write('a', `start${' '.repeat(500)}; evil\n`))
    expect(lines.join('\n')).toContain('start')
    expect(lines.join('\n')).toMatch(/\+4\d\d characters/)
    expect(cut).toBe(true)
  })

  it.each<[string, TestStep, RegExp]>([
    ['that a file becomes executable', write('a', 'x\n', { executable: true }), /executable/],
    ['that a file is no longer executable', write('a', 'x\n', { executable: false }), /not executable/],
    [
      'where a file moves',
      { tool: 'Move', file_path: 'a', new_path: '.github/workflows/x.yml' },
      /\.github\/workflows\/x\.yml/,
    ],
    ['that a file is deleted', { tool: 'Delete', file_path: 'a' }, /[Dd]elete/],
    [
      'that a cell is deleted',
      { tool: 'NotebookEdit', notebook_path: 'a.ipynb', cell_id: 'c1', edit_mode: 'delete', new_source: '' },
      /c1.*delete/,
    ],
    ['that every match is replaced', edit('a', 'x', 'y', { replace_all: true }), /[Ee]very/],
    ['the glob', { tool: 'Edit', glob: 'src/**/*.ts', old_string: 'x', new_string: 'y' }, /src\/\*\*\/\*\.ts/],
    ['the pattern', { tool: 'Edit', file_path: 'a', regex: 'x+', new_string: 'y' }, /- x\+/],
    [
      'text given as base64',
      { tool: 'Write', file_path: 'a', content_base64: Buffer.from('#!/bin/sh\nevil\n').toString('base64') },
      /\+ evil/,
    ],
    [
      'how many bytes are not text',
      { tool: 'Write', file_path: 'a', content_base64: Buffer.from([0, 1, 2]).toString('base64') },
      /3 bytes/,
    ],
    ['its condition', write('a', 'x\n', { when: { file_path: 'b', contains: 'magic' } }), /b.*magic/],
    [
      'the end of a long path',
      { tool: 'Move', file_path: 'a', new_path: `${'deep/'.repeat(60)}authorized_keys` },
      /authorized_keys/,
    ],
  ])('shows %s', (_, step, expected) => {
    expect(show(step).lines.join('')).toMatch(expected)
  })

  it('shows all of it where rows have no end, the ends of long lines among it', () => {
    const { lines, cut } = show(
      write('a', `${linesOf(50, 'new')}\n${'x'.repeat(300)}; evil\n`),
      Number.POSITIVE_INFINITY,
    )
    expect(lines.join('\n')).toContain('new 49')
    expect(lines.join('').replace(/\s/g, '')).toContain('x;evil')
    expect(cut).toBe(false)
  })

  it('lets nothing of a plan move the cursor, hide or turn its order around, and keeps to its width', () => {
    const parts = fc.constantFrom(
      'a',
      'long words ',
      '\n',
      '\r',
      '\x1b[2J',
      '\x9b1A',
      '\u202e',
      '\u2066',
      '\u200b',
      '\u2028',
      '\x07',
      '宽',
      '\u{e0041}',
      '\t',
    )
    const texts = fc.array(parts, { maxLength: 60 }).map((list) => list.join(''))
    fc.assert(
      fc.property(texts, texts, fc.constantFrom(3, 12, Number.POSITIVE_INFINITY), (old_string, new_string, rows) => {
        const step = stepOf(edit('a', 'x', 'y'))
        const hostile = { ...step, input: { ...step.input, old_string, new_string } } as Step
        for (const line of renderAskedStep(hostile, { width: 60, rows }).lines) {
          expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
          expect(widthOf(line)).toBeLessThanOrEqual(60)
        }
      }),
    )
  })
})
