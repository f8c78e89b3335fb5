import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { PartPullRequest } from '../../../src/wings/several/index.ts'
import { type Garden, plantGarden, TOKEN } from '../../support/garden.ts'
import { ledgerAt } from '../../support/ledgers.ts'
import { editplan } from '../../support/program.ts'

const PLAN = `version: 1
title: Plant the beds
options: { reads: auto }
steps:
  - { tool: Write, file_path: sheds/tool.txt, content: "spade\\n" }
  - { tool: Edit, file_path: beds/rose.txt, old_string: rose, new_string: 'rose: red' }
`

async function pr({ github, checkout }: Garden, ...args: readonly string[]) {
  await writeFile(join(checkout, 'plan.yaml'), PLAN)
  const env = { GITHUB_TOKEN: TOKEN, GITHUB_SERVER_URL: github.serverUrl, GITHUB_API_URL: github.apiUrl }
  return editplan(['pr', 'plan.yaml', ...args], { cwd: checkout, env })
}

describe('editplan pr --split', () => {
  it('prints a row and an address for each part, as JSON an array, and leaves the checkout alone', {}, async () => {
    await using garden = await plantGarden()
    // No time passes: a run of more than ten seconds says how far it is.
    using _clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    const first = await pr(garden, '--split', 'folder', '--base', 'main')
    expect(first).toMatchObject({ exitCode: 0, stderr: '' })
    expect(first.stdout.split('\n').slice(1, 5)).toEqual([
      expect.stringMatching(/^sheds +#1 +opened +main$/),
      expect.stringMatching(/^beds +#2 +opened +main$/),
      expect.stringMatching(/\/pull\/1$/),
      expect.stringMatching(/\/pull\/2$/),
    ])
    const second = await pr(garden, '--split', 'folder', '--json', '--report', 'report.json')
    const parts: readonly PartPullRequest[] = JSON.parse(second.stdout)
    expect(parts).toMatchObject([
      { name: 'sheds', outcome: 'none', number: 1, files: ['sheds/tool.txt'], report: { totals: { applied: 1 } } },
      { name: 'beds', outcome: 'none', number: 2, files: ['beds/rose.txt'] },
    ])
    expect(await readFile(join(garden.checkout, 'report.json'), 'utf8')).toBe(second.stdout)
    expect(await garden.git('status', '--porcelain')).toBe('?? plan.yaml\n?? report.json')
  })

  it('shows why a part is refused, and ends with its exit code', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('editplan/plant-the-beds--beds', { 'beds/weed.txt': 'weed\n' }, { onto: 'main' })
    const refused = await pr(garden, '--split', 'folder', '--quiet')
    expect(refused).toMatchObject({ exitCode: 5, stdout: '', stderr: expect.stringContaining('BRANCH_NOT_OURS') })
    expect(garden.repository.pulls.map(({ head }) => head.ref)).toEqual(['editplan/plant-the-beds--sheds'])
  })

  it('proposes with --dry-run, and takes no second plan, no fork and no page', async () => {
    await using garden = await plantGarden()
    const proposed = await pr(garden, '--split', 'size:1', '--dry-run')
    expect(proposed.exitCode).toBe(0)
    expect(proposed.stdout.match(/^ +POST \/repos\/octo-org\/garden\/pulls$/gm)).toHaveLength(2)
    for (const wrong of [['plan.yaml'], ['--push-to-fork', 'fern/garden'], ['--html', 'page.html']]) {
      expect((await pr(garden, '--split', 'folder', ...wrong)).exitCode).toBe(2)
    }
    expect(garden.repository.pulls).toEqual([])
  })
})

describe('editplan pr', () => {
  it('records in the ledger where the base tracks the plan, and of a plan from standard input nothing', async () => {
    await using garden = await plantGarden()
    const env = {
      GITHUB_TOKEN: TOKEN,
      GITHUB_SERVER_URL: garden.github.serverUrl,
      GITHUB_API_URL: garden.github.apiUrl,
    }
    const text = PLAN.replace(/.*sheds.*\n/, '')
    await garden.commitElsewhere('main', { 'plans/plan.yaml': text })
    await garden.git('pull', '--quiet', garden.repository.folder, 'main')
    const sourceOf = async (plan: string, branch: string) => {
      const args = ['pr', plan, '--branch', branch, '--quiet']
      const { exitCode, stderr } = await editplan(args, {
        cwd: garden.checkout,
        env,
        ...(plan === '-' && { input: text }),
      })
      expect(exitCode, stderr).toBe(0)
      return (await ledgerAt(garden.repository, branch))?.run.source
    }
    expect(await sourceOf('plans/plan.yaml', 'tracked')).toEqual({
      repository: garden.repository.id,
      paths: ['plans/plan.yaml'],
    })
    expect(await sourceOf('-', 'given')).toBeUndefined()
  })

  it('opens none again where a person closed it and `--when-closed respect` says so', async () => {
    await using garden = await plantGarden()
    expect(await pr(garden, '--quiet')).toMatchObject({ exitCode: 0 })
    garden.repository.pulls[0]!.state = 'closed'
    expect(await pr(garden, '--quiet', '--when-closed', 'respect')).toMatchObject({ exitCode: 0 })
    expect(garden.repository.pulls).toHaveLength(1)
    expect(await pr(garden, '--quiet', '--when-closed', 'reopen')).toMatchObject({ exitCode: 0 })
    expect(garden.repository.pulls).toMatchObject([{ state: 'open' }])
    expect(await pr(garden, '--quiet', '--when-closed', 'never')).toMatchObject({ exitCode: 2 })
  })
})
