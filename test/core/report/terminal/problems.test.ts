import { describe, expect, it } from 'vitest'
import { problemLines, renderProblems, webLink } from '../../../../src/core/report/terminal/problems.ts'
import { ERRORS } from '../../../../src/errors.ts'

const style = { width: 80, colour: false }
const problem = { name: 'UNKNOWN_KEY', code: null, message: 'There is no key titel' } as const

describe('a refusal on a terminal', () => {
  it('has its name, its place and what is wrong', () => {
    const [head, message] = renderProblems([{ ...problem, file: 'plan.yaml', line: 2, column: 1 }], style)
    expect(head).toContain('UNKNOWN_KEY')
    expect(head).toContain('plan.yaml:2:1')
    expect(message).toContain(problem.message)
  })

  it('is told once for all places of a file that it is the same at', () => {
    const at = (line: number, message: string = problem.message) => ({
      ...problem,
      message,
      file: 'plan.yaml',
      line,
      column: 1,
    })
    const lines = renderProblems([at(4), at(5), at(9, 'Another'), at(6), at(8)], style)
    expect(lines.filter((line) => line.includes('UNKNOWN_KEY'))).toHaveLength(2)
    expect(lines[0]).toMatch(/plan\.yaml:4:1 .*3.*5–6, 8/)
    expect(renderProblems([at(4), { ...at(4), file: 'other.yaml' }], style).join()).toContain('other.yaml:4')
  })

  it('adds the general advice if the message has no remedy', () => {
    const { advice } = ERRORS.UNKNOWN_KEY
    expect(renderProblems([problem], style).join('\n')).toContain(advice)
    const own = { ...problem, message: 'There is no key titel; write title.' }
    expect(renderProblems([own], style).join('\n')).not.toContain(advice)
  })

  it('is cut where it has more lines than are shown, and only there', () => {
    const own = { ...problem, message: 'There is no key titel; write title.' }
    const lines = (width: number, most: number) => problemLines(own, { width, colour: false }, { indent: '', most })
    expect(lines(80, 1)).toEqual([own.message])
    expect(lines(20, 2)).toEqual(['There is no key', 'titel; write title.'])
    expect(lines(20, 1)).toEqual(['There is no key', '…'])
  })

  it('shows each suggestion once, and whole', () => {
    const long = Array.from({ length: 50 }, (_, nth) => `line ${nth}`).join('\n')
    const lines = renderProblems([{ ...problem, suggestions: ['title', long] }], style)
    expect(lines.filter((line) => line.includes('title'))).toHaveLength(1)
    expect(lines.slice(-50).map((line) => line.trim().replace('try: ', ''))).toEqual(long.split('\n'))
    const quoted = { ...problem, message: 'There is no key titel; use title', suggestions: ['title'] }
    expect(renderProblems([quoted], style)).toHaveLength(2)
  })
})

const linking = { links: { files: '/garden', plans: '/garden' } } as never

it('a text leads to the web alone: an address of any other kind is shown as text', () => {
  expect(webLink(linking, 'here', 'https://github.com/octo-org/garden/pull/1')).toContain('https://github.com/')
  for (const address of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    'no address',
  ])
    expect(webLink(linking, 'here', address)).toBe('here')
})
