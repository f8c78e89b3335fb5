import { describe, expect, it } from 'vitest'
import { readCommandRule } from '../../../src/core/policy/command-rules.ts'
import { parseRule } from '../../../src/core/policy/rules.ts'

const matches = (
  text: string,
  path: string,
  tool: 'Read' | 'Edit' | 'Write' | 'NotebookEdit',
  fold = false,
): boolean => {
  const rule = parseRule(text, { fold })
  if (typeof rule === 'string') throw new Error(rule)
  return rule.matches(path, tool)
}

describe('a rule', () => {
  it('about Edit covers every tool that changes files', () => {
    expect(matches('Edit(src/**)', 'src/a.ts', 'Edit')).toBe(true)
    expect(matches('Edit(src/**)', 'src/a.ts', 'Write')).toBe(true)
    expect(matches('Edit(src/**)', 'src/a.ipynb', 'NotebookEdit')).toBe(true)
    expect(matches('Edit(src/**)', 'src/a.ts', 'Read')).toBe(false)
  })

  it('about another tool covers that one alone', () => {
    expect(matches('Write(package.json)', 'package.json', 'Write')).toBe(true)
    expect(matches('Write(package.json)', 'package.json', 'Edit')).toBe(false)
    expect(matches('Read(secrets/**)', 'secrets/a', 'Read')).toBe(true)
    expect(matches('NotebookEdit(**)', 'a/b.ipynb', 'NotebookEdit')).toBe(true)
  })

  it('is told without the blanks around it', () => {
    expect(parseRule(' Edit(src/**) ')).toMatchObject({ text: 'Edit(src/**)' })
    expect(readCommandRule(' Run(npm test) ')).toMatchObject({ text: 'Run(npm test)' })
  })

  it('without a glob covers every path', () => {
    expect(matches('Write', '.github/workflows/ci.yml', 'Write')).toBe(true)
  })

  it('accepts parentheses in its glob', () => {
    expect(matches('Edit(app/(shop)/[[]id].tsx)', 'app/(shop)/[id].tsx', 'Edit')).toBe(true)
  })

  it('sees another spelling of the path when folded', () => {
    expect(matches('Edit(secrets/**)', 'Secrets/a', 'Edit')).toBe(false)
    expect(matches('Edit(secrets/**)', 'Secrets/a', 'Edit', true)).toBe(true)
  })

  it.each(['', 'Edit()', 'Edit(', 'edit(src)', 'Bash(rm)', 'Edit(src) Write(src)x', 'Edit(!src)', 'Edit([a)'])(
    '%j is none',
    (text) => {
      expect(parseRule(text)).toBeTypeOf('string')
    },
  )
})
