import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dropped, secondaryLimit } from '../../support/github/faults.ts'
import { rename } from '../../support/github/rename.ts'
import { git } from '../../support/github/state.ts'
import { type Orchard, plantOrchard, TOKEN } from '../../support/orchard.ts'
import { editplan } from '../../support/program.ts'

const PLAN = `version: 1
title: Move to checkout v5
options: { reads: auto }
vars: { node: "20" }
steps:
  - { tool: Edit, glob: .github/workflows/*.yml, old_string: actions/checkout@v4, new_string: actions/checkout@v5, replace_all: true, expect_matches: { min: 0 } }
`
const OWN = 'version: 1\nrules: { allow: ["Edit(.github/**)"] }\n'
const BRANCH = 'editplan/move-to-checkout-v5'
const MINE = { '.github/editplan.yml': OWN }
/** A folder below leaves open for the survey whether the plan is needed: a run tells. */
const DEEPER = { '.github/workflows/old/notes.md': 'x\n' }

let orchard: Orchard
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'editplan-campaign-'))
  await writeFile(join(folder, 'plan.yaml'), PLAN)
})
afterEach(async () => {
  await orchard[Symbol.asyncDispose]()
  expect((await readdir(folder)).filter((name) => name.startsWith('editplan-clone-'))).toEqual([])
  await rm(folder, { recursive: true, force: true })
})

const campaign = async (names: readonly string[], more = ''): Promise<void> =>
  writeFile(
    join(folder, 'campaign.yaml'),
    `version: 1\ntitle: Move to checkout v5\nplans: [plan.yaml]\nrepositories: { list: [${names}] }\n${more || 'pace: { writes_per_minute: 60000 }\n'}`,
  )

const call = (command: string, ...args: readonly string[]) =>
  editplan(['campaign', command, 'campaign.yaml', ...args], {
    cwd: folder,
    env: {
      GITHUB_TOKEN: TOKEN,
      GITHUB_SERVER_URL: orchard.github.serverUrl,
      GITHUB_API_URL: orchard.github.apiUrl,
      RUNNER_TEMP: folder,
    },
  })

const json = async (command: string, ...args: readonly string[]) => {
  const { stdout } = await call(command, '--json', ...args)
  return JSON.parse(stdout)
}

const repository = (name: string) => {
  const found = orchard.github.repositories.get(name)
  if (!found) throw new Error(name)
  return found
}

const outcomes = (result: { results: { repository: string; outcome: string }[] }) =>
  Object.fromEntries(result.results.map((one) => [one.repository, one.outcome]))

const states = async () => {
  const { repositories } = await json('status')
  return Object.fromEntries(
    repositories.map((one: { repository: string; state: string }) => [one.repository, one.state]),
  )
}

const writes = () => orchard.github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')

/** Calls before which a run is killed: in the suite those right after the pull request is open; `npm run test:long -- killed-campaign` takes all. */
const POINTS = Number(process.env.KILLED_CAMPAIGN ?? 0)

describe('a campaign that is killed', () => {
  const LABELLED = 'pace: { writes_per_minute: 60000 }\npull_requests: { labels: [campaign], draft: true }\n'
  const outcome = () =>
    repository('acme/app').pulls.map(({ state, labels, draft, head }) => ({ state, labels, draft, ref: head.ref }))

  /** From this call on nothing of the run reaches the server, as if it were gone. */
  async function runKilled(before: number): Promise<void> {
    const passed = Array.from({ length: before - 1 }, () => ({ on: '' }))
    const lost = Array.from({ length: 100 }, () => ({ on: '', status: 400, body: { message: 'Gone.' } }))
    orchard.github.faults.push(...passed, ...lost)
    await call('run')
    orchard.github.faults.splice(0)
  }

  it('gives its pull request all settings in the next run, before whatever call', {
    timeout: 600_000,
  }, async () => {
    await campaign(['acme/app'], LABELLED)
    orchard = await plantOrchard({ 'acme/app': MINE })
    await call('run')
    const wanted = outcome()
    expect(wanted).toEqual([{ state: 'open', labels: ['campaign'], draft: true, ref: BRANCH }])
    const traffic = [...orchard.github.traffic]
    const opened = traffic.findIndex((line) => /^POST .*\/pulls$/.test(line)) + 1
    const last = traffic.length
    const calls = POINTS > 0 ? Array.from({ length: last }, (_, at) => at + 1) : [opened + 1, opened + 2]
    for (const at of calls) {
      await orchard[Symbol.asyncDispose]()
      orchard = await plantOrchard({ 'acme/app': MINE })
      await runKilled(at)
      await call('run')
      expect(outcome(), `call ${at}: ${traffic[at - 1]}`).toEqual(wanted)
    }
  })
})

describe('a campaign', () => {
  it('opens a pull request in each repository, and a rerun sends nothing', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE, 'acme/web': MINE })
    await campaign(
      ['acme/app', 'acme/web'],
      'pace: { writes_per_minute: 60000 }\npull_requests: { labels: [campaign] }\n',
    )
    const { next, left } = await json('run', '--dry-run')
    expect([next.map(({ repository }: { repository: string }) => repository), left, writes()]).toEqual([
      ['acme/app', 'acme/web'],
      0,
      [],
    ])
    const result = await json('run', '--jobs', '2')
    expect(outcomes(result)).toEqual({ 'acme/app': 'opened', 'acme/web': 'opened' })
    for (const name of ['acme/app', 'acme/web']) {
      expect(repository(name).pulls).toMatchObject([{ state: 'open', labels: ['campaign'], head: { ref: BRANCH } }])
      const changed = await git(repository(name).folder, ['diff', '--name-only', 'main', BRANCH])
      expect(changed).toBe('.github/workflows/ci.yml')
      expect(await git(repository(name).folder, ['show', `${BRANCH}:.github/workflows/ci.yml`])).toContain(
        'checkout@v5',
      )
    }
    orchard.github.clear()
    expect(outcomes(await json('run'))).toEqual({})
    expect(writes()).toEqual([])
    expect(orchard.github.gitRequests).toEqual([])
    expect(await states()).toEqual({ 'acme/app': 'open', 'acme/web': 'open' })
  })

  it('fetches what the plan names and nothing of the rest, with at most 12 calls of the API', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE })
    await campaign(
      ['acme/app'],
      'pace: { writes_per_minute: 60000 }\npull_requests: { labels: [campaign], sign_commits: api }\n',
    )
    expect(outcomes(await json('run'))).toEqual({ 'acme/app': 'opened' })
    const bytes = orchard.github.gitRequests.reduce((sum, request) => sum + request.bytes, 0)
    expect(bytes).toBeLessThan(20_000)
    expect(orchard.github.requests.length).toBeLessThanOrEqual(12)
    const packed = await git(repository('acme/app').folder, ['cat-file', '-s', 'main:assets/large.txt'])
    expect(Number(packed)).toBeGreaterThan(500_000)
  })

  it('goes on after a crash between push and pull request, without a duplicate', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE })
    await campaign(['acme/app'])
    orchard.github.faults.push({
      on: 'POST /repos/acme/app/pulls',
      status: 404,
      body: { message: 'gone', documentation_url: 'https://docs.github.com' },
    })
    expect(outcomes(await json('run'))).toEqual({ 'acme/app': 'failed' })
    expect(repository('acme/app').pulls).toEqual([])
    expect(outcomes(await json('run'))).toEqual({ 'acme/app': 'opened' })
    expect(outcomes(await json('run'))).toEqual({})
    expect(repository('acme/app').pulls).toHaveLength(1)
  })

  it('makes no duplicate where the answer to the creating call was lost', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE })
    await campaign(['acme/app'])
    orchard.github.faults.push(dropped('POST /repos/acme/app/pulls', 'after'), secondaryLimit('GET /repos/acme/app', 0))
    expect(outcomes(await json('run'))).toMatchObject({ 'acme/app': expect.stringMatching(/opened|updated/) })
    expect(repository('acme/app').pulls).toHaveLength(1)
    expect(await states()).toEqual({ 'acme/app': 'open' })
  })

  it('notes what needs nothing and what fails, and takes it up again once the base moved', async () => {
    orchard = await plantOrchard({
      'acme/done': { ...MINE, ...DEEPER, '.github/workflows/ci.yml': 'on: push\n' },
      'acme/asks': {},
    })
    await campaign(['acme/done', 'acme/asks'])
    const expected = { 'acme/done': 'not-needed', 'acme/asks': 'failed' }
    expect(outcomes(await json('run'))).toEqual(expected)
    expect(await states()).toEqual(expected)
    expect(outcomes(await json('run'))).toEqual({})
    expect(outcomes(await json('retry'))).toEqual(expected)
    await orchard.commit('acme/done', { '.github/workflows/ci.yml': 'uses: actions/checkout@v4\n' })
    await orchard.commit('acme/asks', MINE)
    expect(outcomes(await json('run'))).toEqual({ 'acme/done': 'opened', 'acme/asks': 'opened' })
  })

  it('brings pull requests onto a base that moved only where that is asked for', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE })
    await campaign(['acme/app'])
    await json('run')
    const tip = await orchard.commit('acme/app', { 'README.md': 'moved\n' })
    expect(outcomes(await json('run'))).toEqual({})
    expect(outcomes(await json('update'))).toEqual({ 'acme/app': 'updated' })
    expect(await git(repository('acme/app').folder, ['merge-base', 'main', BRANCH])).toBe(tip)
    expect(outcomes(await json('update'))).toEqual({})
  })

  it('gives a repository its own variables, the code owners as reviewers, and leaves the others alone', async () => {
    const owners = { '.github/CODEOWNERS': '* @fern\n.github/workflows/ @ivy @acme/keepers\n' }
    orchard = await plantOrchard({ 'acme/app': { ...MINE, ...owners }, 'acme/web': MINE })
    const app = repository('acme/app')
    for (const login of ['fern', 'ivy']) app.collaborators.add(login)
    app.teams.add('keepers')
    await writeFile(
      join(folder, 'plan.yaml'),
      PLAN.replace('actions/checkout@v5,', `"actions/checkout@v\${{ vars.node }}",`),
    )
    await campaign(
      ['acme/app', 'acme/web'],
      'vars: { acme/app: { node: "22" } }\npace: { writes_per_minute: 60000 }\npull_requests: { reviewers: codeowners, draft: true }\n',
    )
    expect(outcomes(await json('run'))).toEqual({ 'acme/app': 'opened', 'acme/web': 'opened' })
    const ci = (name: string) => git(repository(name).folder, ['show', `${BRANCH}:.github/workflows/ci.yml`])
    expect(await ci('acme/app')).toContain('@v22')
    expect(await ci('acme/web')).toContain('@v20')
    expect(app.pulls).toMatchObject([{ reviewers: ['ivy'], teams: ['keepers'], draft: true }])
  })

  it('asks a team in the repositories of its own organisation, and names it in others', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE, 'other/lib': MINE })
    for (const name of ['acme/app', 'other/lib']) repository(name).teams.add('keepers')
    await campaign(
      ['acme/app', 'other/lib'],
      'pace: { writes_per_minute: 60000 }\npull_requests: { reviewers: [acme/keepers] }\n',
    )
    const { results } = await json('run')
    expect(results.flatMap(({ problems }: { problems: object[] }) => problems)).toMatchObject([
      { name: 'CAMPAIGN_INVALID' },
    ])
    const teamsOf = (name: string) => repository(name).pulls.map(({ teams }) => teams)
    expect([teamsOf('acme/app'), teamsOf('other/lib')]).toEqual([[['keepers']], [[]]])
  })

  it('asks no code owner where who that is cannot be known, and says why', async () => {
    const owners = (text: string) => ({ ...MINE, '.github/CODEOWNERS': text })
    orchard = await plantOrchard({
      'acme/app': owners('* @fern\n.github/workflows/ ivy\n'),
      'acme/web': owners('*\0 \0@\0f\0'),
    })
    repository('acme/app').collaborators.add('fern')
    await campaign(['acme/app', 'acme/web'], 'pull_requests: { reviewers: codeowners }\n')
    const { results } = await json('run')
    const found = results.map((one: { repository: string }) => [one.repository, one])
    expect(Object.fromEntries(found)).toMatchObject({
      'acme/app': { outcome: 'opened', problems: [{ name: 'DOCUMENT_INVALID' }] },
      'acme/web': { outcome: 'failed', problems: [{ name: 'UNSUPPORTED_ENCODING' }] },
    })
    expect(repository('acme/web').pulls).toEqual([])
  })

  it('runs in no repository that it does not name, and tells values that no repository gets', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE, 'acme/web': MINE })
    await campaign(['acme/app'], 'vars: { acme/wbe: { node: "22" } }\n')
    expect(await call('run', '--repository', 'acme/web')).toMatchObject({ exitCode: 2 })
    expect(await call('run', '--repository', '../x')).toMatchObject({ exitCode: 2 })
    expect(orchard.github.requests).toEqual([])
    const { problems } = await json('plan')
    expect(problems).toMatchObject([{ name: 'CAMPAIGN_INVALID' }])
  })

  it('does not run programs that a repository names, unless it is told to', async () => {
    orchard = await plantOrchard({ 'acme/app': { '.github/editplan.yml': `${OWN}verify: [{ run: ["true"] }]\n` } })
    await campaign(['acme/app'])
    const { results } = await json('run')
    expect(results).toMatchObject([{ outcome: 'failed', problems: [{ name: 'POLICY_ASK' }] }])
    expect(outcomes(await json('retry', '--programs'))).toEqual({ 'acme/app': 'opened' })
  })

  it('changes no other files, and no more of them, than it says, whatever a repository allows', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE })
    for (const held of ['only: ["src/**"]', 'max_lines: 1', 'only: [".github/**"]\nmax_files: 1']) {
      await campaign(['acme/app'], `${held}\npace: { writes_per_minute: 60000 }\n`)
      const { results } = await json('retry')
      const isHeld = !held.includes('max_files')
      expect([held, results[0]?.outcome]).toEqual([held, isHeld ? 'failed' : 'opened'])
      if (isHeld) expect(repository('acme/app').pulls).toEqual([])
    }
    await campaign(['acme/app'], 'only: ["!src/**"]\n')
    expect((await call('plan')).exitCode).toBe(2)
  })

  it('names a repository that is archived while it runs there, leaves nothing half done, and goes on once it may', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE })
    await campaign(['acme/app'])
    orchard.github.faults.push({
      on: 'git /acme/app.git/git-receive-pack',
      meanwhile: () => void Object.assign(repository('acme/app'), { archived: true }),
    })
    const { results } = await json('run')
    expect(results).toMatchObject([{ outcome: 'failed', problems: [{ message: expect.stringMatching(/acme\/app/) }] }])
    expect([
      repository('acme/app').pulls,
      await git(repository('acme/app').folder, ['branch', '--list', BRANCH]),
    ]).toEqual([[], ''])
    expect(await states()).toEqual({ 'acme/app': 'unreachable' })
    repository('acme/app').archived = false
    expect(outcomes(await json('retry'))).toEqual({ 'acme/app': 'opened' })
  })

  it('leaves nothing half done in a repository that is renamed while it runs there, and opens one pull request next', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE })
    await campaign(['acme/app'])
    orchard.github.faults.push({
      on: 'git /acme/app.git/git-receive-pack',
      meanwhile: () => rename(orchard.github, repository('acme/app'), 'acme/apple'),
    })
    expect(outcomes(await json('run'))).toEqual({ 'acme/app': 'failed' })
    expect(repository('acme/apple').pulls).toEqual([])
    expect(Object.values(outcomes(await json('run')))).toEqual(['opened'])
    expect(repository('acme/apple').pulls).toMatchObject([{ state: 'open', head: { ref: BRANCH } }])
    orchard.github.clear()
    expect(outcomes(await json('run'))).toEqual({})
    expect([Object.values(await states()), writes()]).toEqual([['open'], []])
  })

  it('names a repository that is gone while it runs there, and leaves it', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE })
    await campaign(['acme/app'])
    const repositories = orchard.github.repositories as Map<string, unknown>
    orchard.github.faults.push({
      on: 'POST /repos/acme/app/pulls',
      meanwhile: () => void repositories.delete('acme/app'),
    })
    const { results } = await json('run')
    expect(results).toMatchObject([{ outcome: 'failed', problems: [{ message: expect.stringMatching(/acme\/app/) }] }])
    expect(await states()).toEqual({ 'acme/app': 'unreachable' })
  })

  it('closes what is open, and deletes the branches that are its own, where they were seen', async () => {
    const names = ['acme/app', 'acme/web', 'acme/api']
    orchard = await plantOrchard(Object.fromEntries(names.map((name) => [name, MINE])))
    await campaign(names)
    await json('run')
    for (const pull of repository('acme/web').pulls) [pull.merged, pull.state] = [true, 'closed']
    const planned = { closed: [{ repository: 'acme/app', deletes: BRANCH }, { repository: 'acme/api' }] }
    orchard.github.clear()
    expect(await json('close', '--delete-branches', '--dry-run')).toMatchObject(planned)
    expect(writes()).toEqual([])
    const api = repository('acme/api')
    orchard.github.faults.push({
      on: 'PATCH /repos/acme/api/pulls/1',
      meanwhile: async () => void (await git(api.folder, ['update-ref', `refs/heads/${BRANCH}`, 'refs/heads/main'])),
    })
    const { exitCode, stdout } = await call('close', '--delete-branches', '--json')
    const closed = [{ repository: 'acme/app' }, { repository: 'acme/api', problem: expect.any(String) }]
    expect({ exitCode, ...JSON.parse(stdout) }).toMatchObject({ exitCode: 5, closed })
    expect(await states()).toEqual({ 'acme/app': 'closed', 'acme/web': 'merged', 'acme/api': 'closed' })
    await expect(git(repository('acme/app').folder, ['rev-parse', '--verify', BRANCH])).rejects.toThrow()
    expect(await git(api.folder, ['rev-parse', BRANCH])).toBe(await git(api.folder, ['rev-parse', 'main']))
  })

  it('says that others may be open, where the search for the repositories is not whole', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE })
    await campaign(['acme/app'])
    await json('run')
    const body = { total_count: 3, incomplete_results: true, items: [{ full_name: 'acme/app' }] }
    const found = (await readFile(join(folder, 'campaign.yaml'), 'utf8')).replace(
      /\{ list: .*/,
      '{ search: "org:acme" }',
    )
    await writeFile(join(folder, 'campaign.yaml'), found)
    orchard.github.faults.push({ on: 'GET /search/repositories', status: 200, body })
    const { exitCode, stdout } = await call('close', '--json')
    const closed = [{ repository: 'acme/app', number: 1 }]
    expect({ exitCode, ...JSON.parse(stdout) }).toMatchObject({
      exitCode: 5,
      closed,
      problems: [{ name: 'SEARCH_INCOMPLETE' }],
    })
  })

  it('is shown as a table, a page, Markdown and one issue that is kept up to date', async () => {
    orchard = await plantOrchard({ 'acme/app': MINE, 'acme/ops': {} })
    repository('acme/ops').archived = true
    await campaign(['acme/app', 'acme/ops', 'acme/nowhere'])
    await json('run')
    for (const pull of repository('acme/app').pulls) pull.checks = 'FAILURE'
    const args = ['--html', 'page.html', '--markdown', 'summary.md', '--issue', 'acme/app']
    const { issues } = repository('acme/app')
    const { stdout, exitCode } = await call('status', ...args)
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/acme\/app +open +#1 +failing/)
    expect(stdout).toMatch(/acme\/ops +unreachable/)
    const forged = issues[0]?.body.split('\n', 1)[0] ?? ''
    issues.unshift({ number: 99, title: 'Ours', body: forged, user: 'mallory' })
    await call('status', ...args)
    expect(issues).toMatchObject([{ number: 99, body: forged }, {}])
    expect(issues).toHaveLength(2)
    const { totals } = await json('status')
    expect(totals).toMatchObject({ repositories: 3, open: 1, unreachable: 2, failing: 1 })
  })
})
