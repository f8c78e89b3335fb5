import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { EditplanError } from '../../../src/errors.ts'
import { folderRepositories } from '../../../src/wings/campaign/commands/campaign-folders.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { plantOrchard, TOKEN } from '../../support/orchard.ts'
import { editplan } from '../../support/program.ts'

const PLAN = `version: 1
title: Answer
options: { reads: auto }
steps:
  - { tool: Edit, file_path: src/index.ts, old_string: '42', new_string: '43' }
`

const campaign = (more: string): string =>
  `version: 1\ntitle: Answer\nplans: [plan.yaml]\npace: { writes_per_minute: 60000 }\n${more}`

/** A checkout with one file, whose `origin` is a repository of the server. */
function checkOut(root: string, url: string, text: string): void {
  mkdirSync(join(root, 'src'), { recursive: true })
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'pipe' })
  git('init', '-q')
  git('remote', 'add', 'origin', url)
  execFileSync('sh', ['-c', `printf '%s' "${text}" > src/index.ts`], { cwd: root })
  git('add', '.')
  git('-c', 'user.name=Fern', '-c', 'user.email=fern@example.com', 'commit', '-qm', 'Seed')
}

it('checkouts on disk are repositories of a campaign, planned without a token; a link is refused', async () => {
  using folder = temporaryFolder()
  const at = (name: string) => join(folder.path, name)
  await writeFile(at('plan.yaml'), PLAN)
  checkOut(at('app'), 'https://github.com/acme/app.git', 'answer 42')
  checkOut(at('web'), 'https://github.com/acme/web.git', 'answer 41')
  symlinkSync('app', at('link'))
  const plan = async (...folders: readonly string[]) => {
    await writeFile(at('campaign.yaml'), campaign(`repositories: { folders: [${folders}] }\n`))
    return editplan(['campaign', 'plan', 'campaign.yaml', '--json'], { cwd: folder.path, env: { GITHUB_TOKEN: '' } })
  }
  const planned = await plan('app', 'web')
  expect(JSON.parse(planned.stdout).repositories).toMatchObject([
    { repository: 'acme/app', need: 'needed' },
    { repository: 'acme/web', need: 'failed' },
  ])
  const campaignFile = { file: at('plan.yaml'), folder: folder.path }
  const refused = await folderRepositories(['link', 'nowhere'], campaignFile).catch((error: EditplanError) => error)
  expect(refused).toMatchObject({ problems: [{ name: 'CAMPAIGN_INVALID' }, { name: 'CAMPAIGN_INVALID' }] })
})

it('pull requests go to another base where the campaign names one; a repository without it is named', async () => {
  await using orchard = await plantOrchard({ 'acme/app': {}, 'acme/web': {} })
  using folder = temporaryFolder()
  await writeFile(join(folder.path, 'plan.yaml'), PLAN)
  const more = 'repositories: { list: [acme/app, acme/web] }\npull_requests: { base: release }\n'
  await writeFile(join(folder.path, 'campaign.yaml'), campaign(more))
  const bare = orchard.github.repositories.get('acme/app')?.folder ?? ''
  execFileSync('git', ['-C', bare, 'update-ref', 'refs/heads/release', 'main'])
  await orchard.commit('acme/app', { 'src/index.ts': 'export const answer = 44\n' })
  const { serverUrl, apiUrl } = orchard.github
  const env = { GITHUB_TOKEN: TOKEN, GITHUB_SERVER_URL: serverUrl, GITHUB_API_URL: apiUrl, RUNNER_TEMP: folder.path }
  const call = async (verb: string) => {
    const { stdout } = await editplan(['campaign', verb, 'campaign.yaml', '--json'], { cwd: folder.path, env })
    return JSON.parse(stdout)
  }
  const { results } = await call('run')
  expect(results).toMatchObject([{ repository: 'acme/app', outcome: 'opened' }])
  expect(orchard.github.repositories.get('acme/app')?.pulls.map(({ base }) => base.ref)).toEqual(['release'])
  const { repositories } = await call('status')
  expect(repositories).toMatchObject([
    { repository: 'acme/app', state: 'open' },
    { repository: 'acme/web', state: 'unreachable', reason: expect.stringContaining('release') },
  ])
})
