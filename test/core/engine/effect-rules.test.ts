import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createPolicy } from '../../../src/core/policy/policy.ts'
import { policyFileSchema } from '../../../src/core/policy/policy-file.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { replayOn } from '../../support/replay.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'

const OLD = 'one\n'
const sha256 = createHash('sha256').update(OLD).digest('hex')
const move = (file_path: string, new_path: string): TestStep => ({ tool: 'Move', file_path, new_path })
const fix = (...edits: object[]) => ({ tool: 'Fix', source: 'tool rule', edits }) as unknown as TestStep

/** What becomes of a step on `a.txt` and `old.pem` under one rule: `applied`, or the name of its refusal. */
async function underRule(list: 'deny' | 'ask', rule: string, step: TestStep): Promise<string> {
  using folder = temporaryFolder()
  for (const name of ['a.txt', 'old.pem']) writeFileSync(path.join(folder.path, name), OLD)
  const file = policyFileSchema().parse(parse(`version: 1\nrules: { ${list}: [ ${JSON.stringify(rule)} ] }`))
  const plan = planOf([step], { options: { reads: 'auto' } })
  const { results } = await replayOn(folder.path, [plan], createPolicy({ file, protectedPaths: false }))
  return results[0]?.error?.name ?? results[0]?.status ?? ''
}

describe('a rule for Write covers a file that comes to be', () => {
  it.each<[string, TestStep]>([
    ['a Write', write('new.pem', 'x\n')],
    ['an Edit with an empty old_string', edit('new.pem', '', 'x\n')],
    ['a Move', move('a.txt', 'new.pem')],
    ['a Move under another spelling', move('a.txt', 'NEW.PEM')],
    ['a Fix that creates', fix({ create: 'new.pem' })],
    ['a Fix that renames', fix({ rename: 'a.txt', new_path: 'new.pem', sha256 })],
  ])('by %s', async (_, step) => {
    expect(await underRule('deny', 'Write(**/*.pem)', step)).toBe('PATH_DENIED')
    expect(await underRule('ask', 'Write(**/*.pem)', step)).toBe('POLICY_ASK')
    expect(await underRule('deny', 'Edit(**/*.pem)', step)).toBe('PATH_DENIED')
    expect(await underRule('deny', 'Delete(**/*.pem)', step)).toBe('applied')
  })

  it('and not a change of one that is there', async () => {
    expect(await underRule('deny', 'Write(**/*.pem)', edit('old.pem', 'one', 'two'))).toBe('applied')
    expect(await underRule('deny', 'Edit(**/*.pem)', edit('old.pem', 'one', 'two'))).toBe('PATH_DENIED')
  })
})

describe('a rule for Delete covers a file that goes', () => {
  it.each<[string, TestStep]>([
    ['a Delete', { tool: 'Delete', file_path: 'old.pem' }],
    ['a Move', move('old.pem', 'b.txt')],
    ['a Fix that deletes', fix({ delete: 'old.pem' })],
    ['a Fix that renames', fix({ rename: 'old.pem', new_path: 'b.txt', sha256 })],
  ])('by %s', async (_, step) => {
    expect(await underRule('deny', 'Delete(**/*.pem)', step)).toBe('PATH_DENIED')
    expect(await underRule('ask', 'Delete(**/*.pem)', step)).toBe('POLICY_ASK')
    expect(await underRule('deny', 'Write(**/*.pem)', step)).toBe('applied')
  })
})
