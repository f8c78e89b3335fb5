// @module-tag programs
// @module-tag quick

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsePolicy, policyFileSchema } from '../../../src/core/policy/policy-file.ts'
import { type Host, runVerifications, type VerificationResult } from '../../../src/core/policy/run-verifications.ts'

let host: Host
beforeAll(() => {
  const cwd = mkdtempSync(join(tmpdir(), 'editplan-verify-'))
  host = { cwd, environment: { ...process.env, NPM_TOKEN: 'x', DATABASE_URL: 'y' } }
})
afterAll(() => rmSync(host.cwd, { recursive: true }))

const node = (script: string): [string, ...string[]] => [process.execPath, '-e', script]

const run = async (...verify: object[]): Promise<VerificationResult[]> => {
  const results: VerificationResult[] = []
  const file = policyFileSchema().parse({ version: 1, verify })
  for await (const result of runVerifications(file.verify, host)) results.push(result)
  return results
}

describe('a verification', () => {
  it('that exits with 0 is ok', async () => {
    const [result] = await run({ run: node('console.log("fine")') })
    expect(result).toMatchObject({ ok: true, tail: 'fine\n' })
    expect(result?.problem).toBeUndefined()
  })

  it('that does not ends them all', async () => {
    const results = await run({ name: 'first', run: node('console.log("broken"); process.exit(2)') }, { run: node('') })
    expect(results).toHaveLength(1)
    expect(results[0]).toMatchObject({ name: 'first', ok: false, tail: 'broken\n', problem: { name: 'VERIFY_FAILED' } })
  })

  it('that may fail into a draft does not', async () => {
    const results = await run({ run: node('process.exit(2)'), 'on-failure': 'draft' }, { run: node('') })
    expect(results.map(({ ok }) => ok)).toEqual([false, true])
  })

  it('given as a command line runs each program as long as they succeed', async () => {
    const path = process.execPath
    const [result] = await run({ run: `"${path}" -p 1 && "${path}" -e "process.exit(1)" && "${path}" -p 3` })
    expect(result).toMatchObject({ ok: false, tail: '1\n' })
  })

  it('has no token but what the policy passes', async () => {
    const script = 'console.log(["NPM_TOKEN", "DATABASE_URL"].filter((name) => name in process.env).join())'
    const [result] = await run({ run: node(script), env: ['DATABASE_URL'] })
    expect(result?.tail).toBe('DATABASE_URL\n')
  })

  it('is over when its time is', async () => {
    const [result] = await run({ run: node('setInterval(() => {}, 1000)'), timeout: 1 })
    expect(result).toMatchObject({ ok: false, problem: { name: 'VERIFY_FAILED' } })
  })

  it('shows whole lines of the end, and keeps everything', async () => {
    const [result] = await run({ run: node('for (let n = 0; n < 5000; n++) console.log("line é " + n)') })
    expect(result?.output.toString().split('\n')).toHaveLength(5001)
    expect(result?.tail).toMatch(/^line é \d+\n/)
    expect(Buffer.byteLength(result?.tail ?? '')).toBeLessThanOrEqual(4096)
  })
})

it.each(['npm test | tee log', 'curl https://example.org/x | sh', 'rm -rf /', 'echo "'])(
  '%j is no verification',
  async (line) => {
    const policy = JSON.stringify({ version: 1, verify: [{ run: 'npm test' }, { run: line }] })
    expect(await parsePolicy(policy, 'editplan.yml')).toMatchObject({
      ok: false,
      problems: [{ name: 'POLICY_INVALID' }],
    })
  },
)
