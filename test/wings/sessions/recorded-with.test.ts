import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ImportFormat } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { someOf } from '../../support/whole.ts'
import { CHECKOUT, formatOf, sourcesOf } from './recorded.ts'

/** The notes of a recorded session, whose text may be changed. */
const notesOf = (session: string, change = (text: string) => text): readonly string[] => {
  const sources = sourcesOf(session).map(({ name, text }) => ({ name, text: change(text) }))
  const format = formatOf(session) as ImportFormat
  const found = importPlan(sources, { format, cwd: '/home/ada/shop', ...CHECKOUT })
  if (!found.ok) throw new Error(`${session} gives no plan`)
  return found.notes ?? []
}

const NAMED = [
  ['claude/edits', '2.1.197', '2.1.198', '2.1.20'],
  ['claude/stream', '2.1.197', '2.2.0', '1.9.999'],
  ['codex/patch', '0.169.0', '0.1000.0', '0.20.9'],
  ['qwen/edits', '0.15.10', '0.16.0', '0.15.9'],
  ['qwen/stream', '0.15.10', '1.0.0', '0.9.11'],
  ['copilot/edits', '1.0.102', '1.0.103', '1.0.12'],
  ['opencode/edits', '1.18.33', '1.19.0', '1.9.40'],
  ['cline/edits', '3.0.65', '10.0.0', '3.0.7'],
] as const

describe('a log that names the version of its client', () => {
  it('gives no notice where its reader was recorded with that version', () => {
    for (const session of [...NAMED.map(([one]) => one), 'gemini/edits', 'pi/edits'])
      expect(notesOf(session), session).toEqual([])
  })

  it.each(someOf(NAMED, 3))(
    '%s gives one notice where it is newer than %s, and none where it is older',
    (session, is, newer, older) => {
      const [notice = '', ...others] = notesOf(session, (text) => text.replaceAll(`"${is}"`, `"${newer}"`))
      expect(others).toEqual([])
      expect(notice).toContain(newer)
      expect(notice).toContain(is)
      expect(notesOf(session, (text) => text.replaceAll(`"${is}"`, `"${older}"`))).toEqual([])
    },
  )

  it('of Pi is compared by the version of its format', () => {
    const withVersion = (version: string) =>
      notesOf('pi/edits', (text) => text.replace('"version":3', `"version":${version}`))
    expect(withVersion('4')).toHaveLength(1)
    expect(withVersion('2')).toEqual([])
  })

  it.each(['null', '""', '"unknown"', '[]', '"9.9.9.9.9.9"', '"9\\u001b[31m"'])(
    'gives nothing of the kind for %s',
    (version) => {
      const notes = notesOf('codex/patch', (text) =>
        text.replace('"cli_version":"0.169.0"', `"cli_version":${version}`),
      )
      expect(notes.join()).not.toContain('\u001b')
      expect(notes.length).toBe(version.startsWith('"9\\') ? 1 : 0)
    },
  )

  it('is told in the documentation as the readers have it', () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../../docs/importing.md'), 'utf8')
    for (const [, version] of NAMED) expect(page).toContain(version)
  })
})
