import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantGarden } from '../../support/garden.ts'
import { commandsIn, runJob } from '../../support/runner.ts'

const PLAN = `version: 1
title: Plant the beds
options: { reads: auto }
steps:
  - { tool: Edit, file_path: beds/rose.txt, old_string: rose, new_string: 'rose: red' }
  - { tool: Move, file_path: beds/rose.txt, new_path: pots/rose.txt }
  - { tool: Write, file_path: sheds/tool.txt, content: "spade\\n" }
`

let temp: string
beforeAll(async () => {
  temp = await mkdtemp(join(tmpdir(), 'editplan-runner-temp-'))
})
afterAll(async () => {
  await rm(temp, { recursive: true, force: true })
})

const planted = async () => {
  const garden = await plantGarden()
  await writeFile(join(garden.checkout, 'plan.yaml'), PLAN)
  return garden
}
const job = (garden: Awaited<ReturnType<typeof planted>>, inputs: Readonly<Record<string, string>>) =>
  runJob(garden, { inputs: { plan: 'plan.yaml', ...inputs }, variables: { RUNNER_TEMP: temp } })

describe('the Action with `split`', () => {
  it('opens a pull request for each part, lists them in outputs and summary, and writes nothing the second time', async () => {
    await using garden = await planted()
    const first = await job(garden, { split: 'glob:bed=beds/*.{txt,md}\nglob:rest=**' })
    expect(first).toMatchObject({ exitCode: 0, stderr: '', outputs: { applied: '3', failed: '0' } })
    const url = (number: number) => `${garden.github.serverUrl}/octo-org/garden/pull/${number}`
    const branch = (slug: string) => expect.stringMatching(new RegExp(`^editplan/plant-the-beds--${slug}`))
    expect(JSON.parse(first.outputs['pull-requests'] ?? '')).toEqual([
      { name: 'bed', branch: branch('bed'), base: 'main', outcome: 'created', number: 1, url: url(1) },
      {
        name: 'bed + rest',
        branch: branch('bed-rest'),
        base: branch('bed'),
        outcome: 'created',
        number: 2,
        url: url(2),
      },
      { name: 'rest', branch: branch('rest'), base: 'main', outcome: 'created', number: 3, url: url(3) },
    ])
    expect(first.outputs).toMatchObject({ 'pull-request-number': '', 'pull-request-url': '' })
    expect(JSON.parse(await readFile(first.outputs['report-path'] ?? '', 'utf8'))).toHaveLength(3)
    for (const number of [1, 2, 3]) expect(first.summary).toContain(`[#${number}](${url(number)}) | created |`)
    garden.github.clear()
    const second = await job(garden, { split: 'glob:bed=beds/*.{txt,md}\nglob:rest=**' })
    expect(JSON.parse(second.outputs['pull-requests'] ?? '').map((part: { outcome: string }) => part.outcome)).toEqual([
      'none',
      'none',
      'none',
    ])
    expect(garden.github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([])
    expect(garden.github.gitRequests.filter(({ url }) => url.includes('receive-pack'))).toEqual([])
  })

  it('annotates what refuses a part, publishes the others, and fails', async () => {
    await using garden = await planted()
    await garden.commitElsewhere('editplan/plant-the-beds--sheds', { 'sheds/rake.txt': 'rake\n' }, { onto: 'main' })
    const refused = await job(garden, { split: 'folder' })
    expect(refused.exitCode).toBe(5)
    expect(commandsIn(refused.stdout).filter((line) => line.startsWith('::error'))).toEqual([
      expect.stringContaining('BRANCH_NOT_OURS'),
    ])
    expect(refused.summary).toContain('| refused |')
    expect(garden.repository.pulls).toHaveLength(2)
  })

  it('refuses what cannot be split, with nothing sent', async () => {
    await using garden = await planted()
    await writeFile(join(garden.checkout, 'other.yaml'), PLAN)
    for (const inputs of [
      { split: 'team' },
      { split: 'folder', 'html-report': 'true' },
      { split: 'folder', plan: '*.yaml' },
    ]) {
      const wrong = await job(garden, inputs)
      expect(wrong.exitCode).toBe(2)
      expect(wrong.outputs['pull-requests']).toBe('')
    }
    expect(garden.github.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('opens all parts or none where `max-pull-requests` says how many', async () => {
    await using garden = await planted()
    const asked = { split: 'folder', 'max-pull-requests': '1' }
    const refused = await job(garden, asked)
    const errors = commandsIn(refused.stdout).filter((line) => line.startsWith('::error'))
    expect([refused.exitCode, errors]).toEqual([1, [expect.stringContaining('LIMIT_EXCEEDED')]])
    expect([garden.repository.pulls.length, await garden.remote('for-each-ref', 'refs/heads/editplan')]).toEqual([
      0,
      '',
    ])
    expect((await job(garden, { ...asked, 'max-pull-requests': '4' })).exitCode).toBe(0)
  })
})

describe('the Action with `max-files`', () => {
  it('sends nothing of a plan that changes more', async () => {
    await using garden = await planted()
    const whole = await job(garden, { 'max-files': '1' })
    expect(commandsIn(whole.stdout).filter((line) => line.startsWith('::error'))).toEqual([
      expect.stringContaining('LIMIT_EXCEEDED'),
    ])
    expect([garden.repository.pulls.length, await garden.remote('for-each-ref', 'refs/heads/editplan')]).toEqual([
      0,
      '',
    ])
  })
})
