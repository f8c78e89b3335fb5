import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPlan, formatting } from '../../../src/core/plan/format.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { printPlan } from '../../../src/core/plan/print.ts'
import type { Plan } from '../../../src/core/plan/schema.ts'
import { anyPlan, flat } from './arbitrary-plan.ts'

const parsed = (name: string, text: string): Plan => {
  const result = parsePlan({ name, text })
  if (!result.ok) throw new Error(`${JSON.stringify(result.problems)}\n${text}`)
  return result.plan
}

const laidOut = (name: string, text: string): string => {
  const result = formatPlan({ name, text })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.text
}

describe('formatPlan', () => {
  it('leaves the event loop a turn between its readings', () => {
    const text = 'title: t\nversion: 1\nsteps: [{ tool: Read, file_path: a.txt }]\n'
    expect([...formatting({ name: 'p.yaml', text })].length).toBeGreaterThanOrEqual(2)
  })

  it('keeps what a plan means, in every format, and has nothing to do a second time', () => {
    fc.assert(
      fc.property(anyPlan, ({ header, steps }) => {
        const json = JSON.stringify({ ...header, steps: steps.map(flat) })
        const plan = parsed('p.json', json)
        const lines = printPlan(plan, 'jsonl')
        // JSON is YAML too, all of it in one flow.
        for (const [name, text] of [
          ['p.json', json],
          ['p.yaml', json],
          ['p.yaml', printPlan(plan, 'yaml')],
          ['p.jsonl', lines],
        ] as const) {
          const once = laidOut(name, text)
          expect(parsed(name, once).digest).toBe(plan.digest)
          expect(laidOut(name, once)).toBe(once)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('puts keys in order, lines in blocks, and leaves comments and blank lines where they belong', () => {
    const text = [
      '# yaml-language-server: $schema=plan.schema.json',
      'steps:',
      '    # the declaration',
      '    - {file_path: "src/user.ts",   tool: Read} # all of it',
      '',
      '    - old_string: "getUser(\\n"',
      "      new_string: 'fetchUser('",
      '      tool: Edit # here',
      '      file_path: src/user.ts',
      'base: 12e4567',
      'title: "Rename: getUser"',
      'version: 1',
      '',
    ].join('\n')
    expect(laidOut('p.yaml', text)).toBe(
      [
        '# yaml-language-server: $schema=plan.schema.json',
        'version: 1',
        'title: "Rename: getUser"',
        'base: 12e4567',
        'steps:',
        '  # the declaration',
        '  - { tool: Read, file_path: src/user.ts } # all of it',
        '',
        '  - tool: Edit # here',
        '    file_path: src/user.ts',
        '    old_string: |',
        '      getUser(',
        '    new_string: "fetchUser("',
        '',
      ].join('\n'),
    )
  })

  it('keeps a comment behind a bracket: behind the first value of an item, or above what a key has', () => {
    const text = [
      'version: 1',
      'title: t',
      'options: {',
      '  reads: auto } # of people',
      'steps:',
      '  - { file_path: a,',
      '      tool: Delete } # why',
      '  - tool: Edit',
      '    glob: [a,',
      '      b] # both',
      '    old_string: x',
      '    new_string: y',
      '',
    ].join('\n')
    expect(laidOut('p.yaml', text)).toBe(
      [
        'version: 1',
        'title: t',
        'options:',
        '  # of people',
        '  reads: auto',
        'steps:',
        '  - tool: Delete # why',
        '    file_path: a',
        '  - tool: Edit',
        '    glob:',
        '      # both',
        '      - a',
        '      - b',
        '    old_string: x',
        '    new_string: y',
        '',
      ].join('\n'),
    )
  })

  it('leaves on one line what brackets hold there, but for the steps and for long ones', () => {
    const header = 'version: 1\ntitle: t\noptions: { reads: auto } # of all\n'
    const text = `${header}steps:\n  - { tool: Delete, glob: [a, b], only_if: { contains: x } } # why\n  - tool: Set\n    file_path: a.json\n    path: [a, b]\n    value: 1\n`
    expect(laidOut('p.yaml', text)).toBe(text)
    const step = (path: string) => `{ tool: Delete, file_path: ${path} }`
    expect(laidOut('p.yaml', `${header}steps: [${step('a')}]\n`)).toBe(`${header}steps:\n  - ${step('a')}\n`)
    const long = 'a'.repeat(120)
    expect(laidOut('p.yaml', `${header}steps: [${step(long)}]\n`)).toContain(`    file_path: ${long}\n`)
  })

  it('keeps a comment after the last item in place, and the blank line before it', () => {
    const text = [
      'version: 1',
      'title: t',
      'options:',
      '  reads: auto',
      '',
      '  # more options to come',
      '',
      'steps:',
      '  - tool: Delete',
      '    file_path: a # the last to use it',
      '',
      '    # why: of the first step',
      '',
      '    #',
      '    # two lines on',
      '',
      '  - tool: Delete',
      '    file_path: b',
      '    # right below the second step',
      '',
      '  # - tool: Delete',
      '  #   file_path: c',
      '',
      '# The end.',
      '',
    ].join('\n')
    expect(laidOut('p.yaml', text)).toBe(text)
    const flow = 'version: 1\ntitle: t\nsteps:\n  - { tool: Delete,\n      file_path: a }\n\n  # b\n'
    const block = 'version: 1\ntitle: t\nsteps:\n  - tool: Delete\n    file_path: a\n\n  # b\n'
    expect(laidOut('p.yaml', flow)).toBe(block)
    expect(laidOut('p.yaml', flow.replaceAll('\n', '\r\n'))).toBe(block)
  })

  it('puts what holds backslashes or double quotes in single quotes, where nothing speaks against it', () => {
    const quoted = (value: string) =>
      laidOut('p.yaml', JSON.stringify({ version: 1, title: value, steps: [{ tool: 'Delete', file_path: 'a' }] }))
        .split('\n')
        .at(1)
    expect(quoted('\\bget\\(')).toBe("title: '\\bget\\('")
    expect(quoted('say "it"')).toBe(`title: 'say "it"'`)
    expect(quoted("it's \\b")).toBe('title: "it\'s \\\\b"')
    expect(quoted('a: b')).toBe('title: "a: b"')
  })

  it('keeps keys in place if an alias refers to an earlier anchor', () => {
    const text =
      'version: 1\ntitle: &name a\ndescription: *name\nsteps:\n  - file_path: &path b\n    tool: Read\n    id: *path\n'
    expect(laidOut('p.yaml', text)).toBe(text)
  })

  it('refuses what is not a plan', () => {
    const result = formatPlan({ name: 'p.yaml', text: 'version: 1\nsteps: []\n' })
    expect(!result.ok && result.problems.map(({ name }) => name)).toContain('MISSING_KEY')
  })
})
