import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { git, type PullRequest } from '../../support/github/state.ts'
import { plantOrchard, TOKEN } from '../../support/orchard.ts'
import { editplan } from '../../support/program.ts'

const PLAN = `version: 1
title: Say where it is
options: { reads: auto }
steps:
  - { tool: Edit, file_path: src/index.ts, old_string: '42', new_string: "'\${{ repository.full_name }} \${{ vars.other }} \${{ matrix.os }}'" }
`
const CAMPAIGN = `version: 1
title: Say where it is
plans: [plan.yaml]
repositories: { list: [acme/app, acme/web, acme/api] }
pull_requests:
  body: 'For \${{ repository.name }} of \${{ repository.owner }}.'
  commit_message: "docs: name \${{ repository.name }}\\n\\nSo that readers know."
pace: { writes_per_minute: 60000 }
`

it('a campaign fills in its repositories, and merges what is approved and green, at the commit that it pushed', async () => {
  await using orchard = await plantOrchard({ 'acme/app': {}, 'acme/web': {}, 'acme/api': {} })
  const folder = await mkdtemp(join(tmpdir(), 'editplan-campaign-'))
  await writeFile(join(folder, 'plan.yaml'), PLAN)
  await writeFile(join(folder, 'campaign.yaml'), CAMPAIGN)
  const { serverUrl, apiUrl } = orchard.github
  const env = { GITHUB_TOKEN: TOKEN, GITHUB_SERVER_URL: serverUrl, GITHUB_API_URL: apiUrl, RUNNER_TEMP: folder }
  const call = async (...args: readonly string[]) => {
    const { stdout } = await editplan(['campaign', ...args, '--json'], { cwd: folder, env })
    return JSON.parse(stdout)
  }
  const pullOf = (name: string): PullRequest => {
    const [pull] = orchard.github.repositories.get(name)?.pulls ?? []
    if (!pull) throw new Error(name)
    return pull
  }
  try {
    const { problems } = await call('run', 'campaign.yaml')
    expect(problems.map(({ name }: { name: string }) => name)).toEqual(['CAMPAIGN_INVALID'])
    const bare = orchard.github.repositories.get('acme/app')?.folder ?? ''
    const branch = 'editplan/say-where-it-is'
    const line = "export const answer = 'acme/app ${{ vars.other }} ${{ matrix.os }}'"
    expect(await git(bare, ['show', `${branch}:src/index.ts`])).toBe(line)
    expect(await git(bare, ['log', '-1', '--format=%s|%b', branch])).toMatch(
      /^docs: name app\|So that readers know\.\n/,
    )
    expect(pullOf('acme/web').body).toContain('For web of acme.')

    pullOf('acme/app').checks = 'SUCCESS'
    for (const name of ['acme/app', 'acme/web']) pullOf(name).reviewDecision = 'APPROVED'
    pullOf('acme/api').checks = 'SUCCESS'
    const planned = await call('merge', 'campaign.yaml', '--dry-run')
    expect(planned.pulls.map(({ outcome }: Record<string, string>) => outcome)).toEqual(['ready', 'left', 'left'])
    expect(pullOf('acme/app').merged).toBe(false)
    const first = await call('merge', 'campaign.yaml', '--method', 'squash')
    expect(first.pulls.map(({ repository, outcome }: Record<string, string>) => [repository, outcome])).toEqual([
      ['acme/app', 'merged'],
      ['acme/web', 'left'],
      ['acme/api', 'left'],
    ])
    const sent = orchard.github.requests.filter(({ path }) => path.endsWith('/merge'))
    expect(sent.map(({ body }) => body)).toEqual([{ sha: pullOf('acme/app').head.sha, merge_method: 'squash' }])

    // The rules of the repository have the last word.
    Object.assign(pullOf('acme/api'), { reviewDecision: 'APPROVED' })
    const message = 'At least 2 approving reviews are required.'
    orchard.github.faults.push({ on: 'PUT /repos/acme/api/pulls/1/merge', status: 405, body: { message } })
    const { pulls } = await call('merge', 'campaign.yaml', '--repository', 'acme/api')
    expect(pulls).toEqual([expect.objectContaining({ outcome: 'refused', why: expect.stringContaining(message) })])
    expect(pullOf('acme/api').merged).toBe(false)

    // Where no rule asks for reviews, GitHub decides nothing: somebody who may write does, about the commit that is there.
    const web = Object.assign(pullOf('acme/web'), { checks: 'SUCCESS' as const, reviewDecision: undefined })
    const outcome = async (...opinions: NonNullable<PullRequest['opinions']>) => {
      web.opinions = opinions
      return (await call('merge', 'campaign.yaml', '--repository', 'acme/web')).pulls[0].outcome
    }
    expect(await outcome({ state: 'APPROVED', oid: 'a'.repeat(40) })).toBe('left')
    expect(await outcome({ state: 'APPROVED', oid: web.head.sha })).toBe('merged')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
