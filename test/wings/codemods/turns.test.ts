import { expect, it } from 'vitest'
import { inTurns } from '../../../src/core/engine/turns.ts'
import { parsing } from '../../../src/core/plan/parse.ts'
import { openString } from '../../../src/core/text/encoding.ts'
import { changingDocument } from '../../../src/wings/codemods/document/document.ts'
import { turnsIn } from '../../support/turns.ts'
import '../../support/wings.ts'
import { moved } from './imports/moved-files.ts'
import { edited } from './structure/edited.ts'

const SIZE = 1000

const each = (line: (at: number) => string, size = SIZE) => Array.from({ length: size }, (_, at) => line(at)).join('')

const planOf = (text: string) => `version: 1\ntitle: t\nsteps:\n${text}`

it.each<[what: string, work: () => Promise<unknown>, parts: number]>([
  [
    'a large YAML document that one value of is set',
    () => {
      const request = { mode: 'set', path: ['k7'], value: 'x', create: true } as const
      return inTurns(changingDocument(openString(each((at) => `k${at}: 0\n`)), 'yaml', request))
    },
    2 * 5,
  ],
  [
    'a large plan',
    () => {
      const text = planOf(each((at) => `  - { tool: Delete, file_path: f${at} }\n`))
      return inTurns(parsing({ name: 'plan.yaml', text }))
    },
    SIZE + 5,
  ],
  [
    'many places of a pattern',
    () =>
      edited(
        'a.js',
        each((at) => `f(${at})\n`, 200),
        { pattern: 'f($X)', new_string: 'g($X)' },
      ),
    200,
  ],
  [
    'many files that import one that moves',
    () => {
      const importers = Array.from({ length: 50 }, (_, at) => [`f${at}.py`, 'import a.m\n'])
      return moved({ 'a/m.py': '', ...Object.fromEntries(importers) }, { 'a/m.py': 'b/m.py' })
    },
    2 * 50,
  ],
])('%s gives the event loop a turn between its parts, however fast the machine', async (_, work, parts) => {
  const turns = await turnsIn(async () => expect(await work()).toBeTruthy())
  expect(turns).toBeGreaterThanOrEqual(parts)
})
