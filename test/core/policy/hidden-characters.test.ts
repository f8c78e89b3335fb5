// @module-tag quick

import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createPolicy, type PolicySettings } from '../../../src/core/policy/policy.ts'
import { policyFileSchema } from '../../../src/core/policy/policy-file.ts'
import type { Change } from '../../../src/core/workspace/change.ts'
import { checkPlan } from '../../../src/index.ts'
import { repository } from '../../support/memory-repository.ts'
import { edit, planOf } from '../../support/runs.ts'

const policyOf = (text: string, settings: PolicySettings = {}) =>
  createPolicy({ file: policyFileSchema().parse(parse(`version: 1\n${text}`)), ...settings })

const SETTINGS = ['', 'hidden_characters: note', 'hidden_characters: ask', 'hidden_characters: deny'] as const

/** What each of the settings makes of a change: by default, note, ask, deny. */
const outcomes = (before: string | undefined, after: string, path = 'src/rose.ts', from?: string) => {
  const bytes = { before: before === undefined ? undefined : Buffer.from(before), after: Buffer.from(after) }
  return SETTINGS.map((text) => policyOf(text).characters({ path, from, ...bytes, mode: 0o644 }, 1)?.name)
}

const created = (path: string, after: Buffer): Change => ({ path, before: undefined, after, mode: 0o644 })

const NOTHING = [undefined, undefined, undefined, undefined]
const ALWAYS = ['POLICY_ASK', undefined, 'POLICY_ASK', 'PATH_DENIED']
const WHERE_WISHED = [undefined, undefined, 'POLICY_ASK', 'PATH_DENIED']

describe('hidden_characters', () => {
  it.each([
    ['an override of direction', 'a\u202eb\n', ALWAYS],
    ['a zero width space', 'a\u200bb\n', ALWAYS],
    ['a tag', 'a\u{e0041}b\n', ALWAYS],
    ['a byte order mark inside', 'a\n\ufeffb\n', ALWAYS],
    ['a no-break space', 'a\u00a0b\n', WHERE_WISHED],
    ['a Cyrillic letter in a Latin word', 'p\u0430ssword\n', WHERE_WISHED],
    ['plain text, tabs and CRLF', 'a\tb\r\n', NOTHING],
    ['a word of another alphabet', '\u0440\u043e\u0437\u0430\n', NOTHING],
    ['a byte order mark of the file', '\ufeffa\n', NOTHING],
  ])('%s', (_, line, expected) => {
    expect(outcomes(undefined, line)).toEqual(expected)
    expect(outcomes('first\n', `${line.startsWith('\ufeff') ? '' : 'first\n'}${line}`)).toEqual(expected)
  })

  it('judge what a change brings, and the path of a file that is new or moves alone', () => {
    expect(outcomes('a\u200bb\nold\n', 'a\u200bb\nnew\n')).toEqual(NOTHING)
    expect(outcomes(undefined, 'a\n', 'src/\u202ea.ts')).toEqual(ALWAYS)
    expect(outcomes('a\n', 'b\n', 'src/\u202ea.ts')).toEqual(NOTHING)
    expect(outcomes('a\n', 'a\n', 'src/\u202ea.ts', 'src/a.ts')).toEqual(ALWAYS)
    expect(outcomes('a\u200bb\n', 'a\u200bb\n', 'src/b.ts', 'src/a.ts')).toEqual(NOTHING)
  })

  it('see into UTF-16, and into no binary file', () => {
    const wide = Buffer.from('\ufeffa\u200bb\n', 'utf16le')
    expect(policyOf('hidden_characters: deny').characters(created('a.txt', wide), 1)?.name).toBe('PATH_DENIED')
    const binary = Buffer.from('a\0\u200bb\n')
    expect(policyOf('hidden_characters: deny').characters(created('a.bin', binary), 1)).toBeUndefined()
  })

  it('ask by default where protected paths do; who grants the rule or the step approves, not who grants the path', () => {
    const characters = (text: string, settings: PolicySettings) =>
      policyOf(text, settings).characters(created('a.ts', Buffer.from('a\u200bb\n')), 2)?.name
    expect(characters('', { protectedPaths: false })).toBeUndefined()
    expect(characters('hidden_characters: ask', { protectedPaths: false })).toBe('POLICY_ASK')
    for (const grant of [{ rule: 'hidden_characters' }, { step: 2 }] as const) {
      expect(characters('hidden_characters: ask', { grants: [grant] as never })).toBeUndefined()
      expect(characters('hidden_characters: deny', { grants: [grant] as never })).toBe('PATH_DENIED')
    }
    for (const grant of [{ path: 'a.ts' }, { step: 3 }])
      expect(characters('hidden_characters: ask', { grants: [grant] as never })).toBe('POLICY_ASK')
  })

  it.each([
    ['note', undefined],
    ['ask', 'POLICY_ASK'],
    ['deny', 'PATH_DENIED'],
  ])('decide about a run: %s', async (setting, name) => {
    using repo = repository({ 'rose.ts': 'rose\n' })
    const policy = { name: 'policy.yml', text: `version: 1\nhidden_characters: ${setting}\n` }
    const report = await checkPlan(planOf([edit('rose.ts', 'rose', 'ro\u200bse')]), { root: repo.root, policy }).catch(
      (error: Error) => error,
    )
    const found = report instanceof Error ? report.name : (report.problems?.[0]?.name ?? report.steps[0]?.error?.name)
    expect(found).toBe(name)
  })
})
