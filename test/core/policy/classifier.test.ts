// @module-tag programs
// @module-tag quick

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classifiedOf, type ReviewedStep, reviewSteps } from '../../../src/core/policy/classifier.ts'
import { createPolicy, type Policy } from '../../../src/core/policy/policy.ts'
import { policyFileSchema } from '../../../src/core/policy/policy-file.ts'
import type { Host } from '../../../src/core/policy/run-verifications.ts'
import { actOn } from '../../../src/core/tools/list.ts'
import { someOf } from '../../support/whole.ts'

/** Answers by the content of the step: what it is told to say. */
const CLASSIFIER = `
let text = ''
process.stdin.on('data', (part) => (text += part)).on('end', () => {
  const { tool, file_path, input } = JSON.parse(text)
  if (tool !== 'Write' || file_path !== input.file_path) process.exit(9)
  if (input.content === 'crash') process.exit(1)
  console.log(input.content)
})
`

let folder: string
let host: Host
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'editplan-review-'))
  writeFileSync(join(folder, 'classify.mjs'), CLASSIFIER)
  chmodSync(join(folder, 'classify.mjs'), 0o755)
  host = { cwd: folder, environment: process.env }
})
afterAll(() => rmSync(folder, { recursive: true }))

const policyOf = (mode: string): Policy =>
  createPolicy({
    file: policyFileSchema().parse({
      version: 1,
      mode,
      classifier: [process.execPath, 'classify.mjs'],
      rules: { deny: ['Edit(secrets/**)'], ask: ['Edit(infra/**)'], allow: ['Edit(src/**)'] },
    }),
  })

const write = (file_path: string, content: string, index = 1): Pick<ReviewedStep, 'step' | 'path' | 'effects'> => ({
  step: { index, tool: 'Write', input: { file_path, content }, at: { line: 1, column: 1 } },
  path: file_path,
  effects: ['creates'],
})

const behaviors = async (
  mode: string,
  ...steps: Pick<ReviewedStep, 'step' | 'path' | 'effects'>[]
): Promise<readonly string[]> =>
  (await reviewSteps(policyOf(mode), steps, host)).map(({ decision }) => decision.behavior)

const YES = '{"behavior": "allow", "confidence": 0.93}'

describe('in mode auto', () => {
  const ANSWERS = [
    [YES, 'allow'],
    ['{"behavior": "allow", "confidence": 0.8}', 'allow'],
    ['{"behavior": "allow", "confidence": 0.79}', 'ask'],
    ['{"behavior": "deny", "confidence": 0.95}', 'deny'],
    ['{"behavior": "deny", "confidence": 0.5}', 'ask'],
    ['{"behavior": "allow"}', 'ask'],
    ['{"behavior": "allow", "confidence": 7}', 'ask'],
    ['{"behavior": "ALLOW", "confidence": 1}', 'ask'],
    ['yes', 'ask'],
    ['', 'ask'],
    ['crash', 'ask'],
  ] as const
  it.each(someOf(ANSWERS, 5))('the answer %s means %s', async (answer, expected) => {
    expect(await behaviors('auto', write('docs/a.md', answer))).toEqual([expected])
  })

  it('only what no rule decides is put to the classifier', async () => {
    const steps = ['secrets/a', 'infra/a', 'src/a', 'docs/a'].map((path) => write(path, YES))
    expect(await behaviors('auto', ...steps)).toEqual(['deny', 'ask', 'allow', 'allow'])
  })

  it('a classifier that is not there means ask', async () => {
    const file = policyFileSchema().parse({ version: 1, mode: 'auto', classifier: ['./nothing'] })
    const [reviewed] = await reviewSteps(createPolicy({ file }), [write('a', YES)], host)
    expect(reviewed?.decision.behavior).toBe('ask')
  })

  it('its answer about a step is valid for that step only', async () => {
    const steps = [write('a', YES, 1), write('a', '{"behavior": "deny", "confidence": 1}', 2), write('infra/c', YES, 3)]
    const classified = classifiedOf(await reviewSteps(policyOf('auto'), steps, host))
    const policy = createPolicy({ file: policyOf('auto').file, classified })
    expect(
      [1, 2, 3].map(
        (step) => policy.path(step === 3 ? 'infra/c' : 'a', actOn('Write', { was: true, is: true }), step)?.name,
      ),
    ).toEqual([undefined, 'PATH_DENIED', 'POLICY_ASK'])
    expect(policy.path('a', actOn('Write', { was: true, is: true }))?.name).toBe('POLICY_ASK')
  })
})

it('in other modes nobody is asked about the steps', async () => {
  expect(await behaviors('default', write('docs/a', 'no'), write('infra/a', YES))).toEqual(['allow', 'ask'])
})
