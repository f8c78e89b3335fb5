import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { bundles } from '../../support/bundles.ts'
import { type Garden, plantGarden, TOKEN } from '../../support/garden.ts'
import { primaryLimit } from '../../support/github/faults.ts'
import { followRefs } from '../../support/github/state.ts'
import { textOf } from '../../support/page-data.ts'
import { rewritten } from '../../support/provenance.ts'
import { startProxy } from '../../support/proxy.ts'
import { commandsIn, runBuiltJob, runJob } from '../../support/runner.ts'
import { inputsOf } from '../../support/workflow.ts'

const PLAN = `version: 1
title: Plant the beds
steps:
  - { tool: Read, file_path: beds/rose.txt }
  - tool: Edit
    why: The label names the colour.
    file_path: beds/rose.txt
    old_string: rose
    new_string: 'rose: red'
  - { tool: Write, file_path: beds/fern.txt, content: "fern\\n" }
`

const POLICY = `version: 1
rules: { ask: ['Edit(beds/rose.txt)'] }
verify:
  - { name: weeding, run: [node, -e, "console.log('weeds found'); process.exit(1)"] }
`

let dist: string
beforeAll(async () => {
  dist = await bundles()
})

const withPlan = async (plan: string): Promise<Garden> => {
  const garden = await plantGarden()
  await writeFile(join(garden.checkout, 'plan.yaml'), plan)
  return garden
}

describe('the Action', () => {
  it('opens the pull request, hands the runner its outputs, and writes nothing the second time', {
    tags: 'quick',
  }, async () => {
    await using garden = await withPlan(PLAN)
    const first = await runBuiltJob(dist, garden, { inputs: { plan: 'plan.yaml' } })
    expect(first).toMatchObject({ exitCode: 0, stderr: '' })
    expect(first.outputs).toMatchObject({
      'pull-request-number': '1',
      'pull-request-url': `${garden.github.serverUrl}/octo-org/garden/pull/1`,
      'pull-request-operation': 'created',
      'pull-request-branch': 'editplan/plant-the-beds',
      'pull-request-head-sha': await garden.remote('rev-parse', 'editplan/plant-the-beds'),
      applied: '2',
      collapsed: '0',
      failed: '0',
    })
    expect(await garden.remote('show', 'editplan/plant-the-beds:beds/rose.txt')).toBe('rose: red')
    expect(garden.repository.pulls[0]?.body).toContain('beds/fern.txt')
    expect(Buffer.byteLength(garden.repository.pulls[0]?.body ?? '')).toBeLessThan(60_000)
    expect(first.summary).toContain('beds/fern.txt')
    expect(first.stdout.replace(`::add-mask::${TOKEN}`, '')).not.toContain(TOKEN)
    garden.github.clear()
    const second = await runJob(garden, { inputs: { plan: 'plan.yaml' } })
    expect(second.outputs).toMatchObject({ 'pull-request-operation': 'none', 'pull-request-number': '1' })
    expect(garden.github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([])
    expect(garden.github.gitRequests.filter(({ url }) => url.includes('receive-pack'))).toEqual([])
    expect(await garden.git('status', '--porcelain')).toBe('?? plan.yaml')
  })

  it('annotates the plan where a step is refused, pushes nothing, and fails', async () => {
    await using garden = await withPlan(PLAN.replace('old_string: rose', 'old_string: tulip'))
    const temp = await mkdtemp(join(tmpdir(), 'editplan-runner-temp-'))
    const job = await runJob(garden, { inputs: { plan: 'plan.yaml' }, variables: { RUNNER_TEMP: temp } })
    expect(job.exitCode).toBe(1)
    expect(job.outputs).toMatchObject({ failed: '1', applied: '0', 'pull-request-number': '' })
    const packet = JSON.parse(await readFile(job.outputs['repair-path'] ?? '', 'utf8'))
    expect(packet).toMatchObject({ refused: [{ error: { name: 'STRING_NOT_FOUND' } }] })
    await rm(temp, { recursive: true })
    expect(commandsIn(job.stdout).filter((line) => line.startsWith('::error'))).toEqual([
      expect.stringMatching(/^::error title=STRING_NOT_FOUND.*,file=plan\.yaml,line=5,/),
    ])
    expect(await garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
  })

  it('lets no text of a plan become a workflow command, an output or a mention', async () => {
    const hostile =
      '::set-output name=applied::99\\n##[error]x\\n  ::stop-commands::t\\napplied<<ghadelimiter_0\\n99\\nghadelimiter_0\\n@octocat fixes #1'
    await using garden = await withPlan(`version: 1
title: "::error::taken over @octocat #1"
description: "${hostile}"
steps:
  - tool: Write
    file_path: "beds/::warning::x.txt"
    content: "${hostile}"
    why: "${hostile.replaceAll('\\n', ' ')}"
  - tool: Edit
    file_path: README.md
    old_string: "##[group]${hostile}"
    new_string: x
    why: "##[command]y"
`)
    const job = await runJob(garden, { inputs: { plan: 'plan.yaml', 'on-error': 'continue', reads: 'auto' } })
    expect(job.outputs).toMatchObject({ applied: '1', failed: '1' })
    const { outputs } = parse(await readFile(new URL('../../../action.yml', import.meta.url), 'utf8'))
    expect(Object.keys(job.outputs).sort()).toEqual(Object.keys(outputs).sort())
    expect(commandsIn(job.stdout).map((line) => line.split(/[ :]+/)[1])).toEqual(['add-mask', 'error'])
    expect(commandsIn(job.stdout).join()).not.toContain('##[')
    expect(commandsIn(job.stderr)).toEqual([])
    const pull = garden.repository.pulls[0]
    expect(`${pull?.title}`).not.toMatch(/@octocat|#1/)
  })

  it('ends its programs and leaves nothing behind when the workflow is cancelled', async () => {
    await using garden = await withPlan(PLAN)
    const begun = join(garden.checkout, '.git/begun')
    const script = `require('fs').writeFileSync(${JSON.stringify(begun)}, ''); setInterval(() => {}, 1000)`
    const policy = join(garden.checkout, 'policy.yml')
    await writeFile(policy, JSON.stringify({ version: 1, verify: [{ run: [process.execPath, '-e', script] }] }))
    const job = await runBuiltJob(dist, garden, { inputs: { plan: 'plan.yaml', policy }, cancelOn: begun })
    expect(job.exitCode).toBe(6)
    expect((await garden.git('worktree', 'list')).split('\n')).toHaveLength(1)
    expect(await garden.git('for-each-ref', 'refs/editplan')).toBe('')
    expect(await garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
  })

  it('proposes in a dry run what it would send, without a token', async () => {
    await using garden = await withPlan(PLAN)
    const inputs = {
      plan: 'plan.yaml',
      token: '',
      'dry-run': 'true',
      title: 'In spring',
      body: 'Mine first.',
      labels: 'bloom',
    }
    const job = await runJob(garden, { inputs })
    expect(job).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'none', applied: '2' } })
    expect(job.stdout.split('\n')).toEqual(
      expect.arrayContaining([
        'In spring',
        expect.stringMatching(/^POST \/repos\/octo-org\/garden\/pulls \{"title":"In spring",.*Mine first\./),
        'POST /repos/octo-org/garden/issues/{number}/labels {"labels":["bloom"]}',
      ]),
    )
    expect(garden.github.requests).toEqual([])
    expect(garden.github.gitRequests).toEqual([])
  })

  it('goes through the proxy that the runner names, with git and with the API', async () => {
    await using garden = await withPlan(PLAN)
    await using proxy = await startProxy()
    // Clients go straight to loopback, so the API has a name that only the proxy knows.
    const host = `api.garden.invalid:${new URL(garden.github.serverUrl).port}`
    const variables = {
      http_proxy: proxy.url,
      GITHUB_API_URL: `http://${host}/api/v3`,
      GITHUB_GRAPHQL_URL: `http://${host}/api/graphql`,
    }
    const job = await runBuiltJob(dist, garden, { inputs: { plan: 'plan.yaml' }, variables })
    expect(job.outputs).toMatchObject({ 'pull-request-operation': 'created' })
    expect(proxy.requests).toContain(`CONNECT ${host}`)
    // The manifest, the branch with its ledger, the ledger with the number of the pull request.
    expect(
      proxy.requests.filter((request) => request.startsWith('POST') && request.endsWith('/git-receive-pack')),
    ).toHaveLength(3)
  })

  it('opens a draft for what asks or fails where that is wished, and nothing otherwise', async () => {
    await using garden = await withPlan(PLAN)
    await writeFile(join(garden.checkout, 'policy.yml'), POLICY)
    const inputs = { plan: 'plan.yaml', policy: 'policy.yml' }
    const stopped = await runJob(garden, { inputs })
    expect(stopped).toMatchObject({ exitCode: 3, outputs: { failed: '1', 'pull-request-number': '' } })
    const failed = await runJob(garden, { inputs: { ...inputs, 'on-ask': 'draft' } })
    expect(failed).toMatchObject({ exitCode: 3, outputs: { 'pull-request-number': '' } })
    expect(garden.repository.pulls).toEqual([])
    const wished = { ...inputs, 'on-ask': 'draft', 'on-failure': 'draft', draft: 'false' }
    const draft = await runJob(garden, { inputs: wished })
    expect(draft).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created', applied: '2' } })
    expect(garden.repository.pulls).toMatchObject([{ draft: true }])
    const body = garden.repository.pulls[0]?.body ?? ''
    expect([body.includes('**Needs approval**'), body.includes('weeds found')]).toEqual([true, true])
  })

  it('names every wrong input, and a plan outside the workspace, without a stack', { tags: 'quick' }, async () => {
    await using garden = await withPlan(PLAN)
    const wrong = await runJob(garden, { inputs: { plan: 'plan.yaml', draft: 'maybe', commits: 'each' } })
    expect(wrong.exitCode).toBe(2)
    expect(commandsIn(wrong.stdout).filter((line) => line.startsWith('::error'))).toHaveLength(2)
    const outside = await runJob(garden, { inputs: { plan: '/etc/hostname' } })
    expect(outside.exitCode).toBe(2)
    expect(outside.stdout + outside.stderr + wrong.stdout + wrong.stderr).not.toMatch(/\n\s+at /)
    expect(garden.github.requests).toEqual([])
  })
})

describe('what the Action says of a failure', () => {
  const reset = Math.floor(Date.now() / 1000) + 7200
  /** The screen of a log: what a person sees without scrolling. */
  const SCREEN = 50

  it.each<[string, (garden: Garden) => unknown, Readonly<Record<string, string>>, RegExp]>([
    ['a token that is not valid', () => {}, { token: 'ghs_expired' }, /has not expired/],
    [
      'a token that only reads',
      ({ github }) => github.tokens.set(TOKEN, { login: 'gardener[bot]', contents: 'read', pullRequests: 'write' }),
      {},
      /`permissions: contents: write`.*fork/s,
    ],
    [
      'a rate limit beyond patience',
      ({ github }) => github.faults.push(primaryLimit('GET /repos/octo-org/garden/pulls', reset)),
      {},
      new RegExp(new Date(reset * 1000).toISOString().slice(0, 10)),
    ],
    ['no token', () => {}, { token: '' }, /no token was given/],
  ])('fits one screen and names the remedy: %s', async (_name, arrange, inputs, remedy) => {
    await using garden = await withPlan(PLAN)
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`
    if (inputs.token === '') await garden.git('config', `http.${garden.github.serverUrl}/.extraheader`, header)
    await arrange(garden)
    const job = await runJob(garden, { inputs: { plan: 'plan.yaml', ...inputs } })
    expect(job.exitCode).toBe(5)
    expect(job.stdout.split('\n').length).toBeLessThan(SCREEN)
    expect(commandsIn(job.stdout).filter((line) => line.startsWith('::error'))).toHaveLength(1)
    expect(decodeURIComponent(job.stdout)).toMatch(remedy)
    expect(job.outputs).toMatchObject({ 'pull-request-number': '', 'pull-request-url': '' })
  })

  it('names what GraphQL refused while the pull request stays', async () => {
    await using garden = await withPlan(PLAN)
    const body = { errors: [{ message: 'Auto merge is not allowed for this repository' }] }
    garden.github.faults.push({ on: 'POST /graphql enablePullRequestAutoMerge', status: 200, body })
    const job = await runJob(garden, { inputs: { plan: 'plan.yaml', 'auto-merge': 'squash' } })
    expect(job).toMatchObject({ exitCode: 0, outputs: { 'pull-request-number': '1' } })
    const [warning = ''] = commandsIn(job.stdout).filter((line) => line.startsWith('::warning'))
    expect(warning).toContain('enablePullRequestAutoMerge')
    expect(warning).not.toContain('200')
  })

  it('shows the end of what a verification printed, and where all of it is', async () => {
    await using garden = await withPlan(PLAN)
    const script = 'for (let at = 1; at < 400; at++) console.log("weed " + at); process.exitCode = 1'
    await writeFile(
      join(garden.checkout, 'policy.yml'),
      JSON.stringify({ version: 1, verify: [{ name: 'weeding', run: [process.execPath, '-e', script] }] }),
    )
    const job = await runJob(garden, { inputs: { plan: 'plan.yaml', policy: 'policy.yml' } })
    expect(job.exitCode).toBe(3)
    const lines = job.stdout.split('\n')
    expect(lines.length).toBeLessThan(SCREEN)
    expect(lines).toContain('  weed 399')
    expect(lines).not.toContain('  weed 300')
    expect(job.stdout).toMatch(/verify-1\.txt/)
  })

  it('tells the pull request that stays where a branch is refused, and where it stands', async () => {
    await using garden = await withPlan(PLAN)
    await runJob(garden, { inputs: { plan: 'plan.yaml' } })
    await garden.commitElsewhere('editplan/plant-the-beds', { 'beds/ivy.txt': 'ivy\n' })
    await followRefs(new Map([[garden.repository.name, garden.repository]]), garden.repository.name)
    const job = await runJob(garden, { inputs: { plan: 'plan.yaml' } })
    expect(job).toMatchObject({
      exitCode: 5,
      outputs: {
        applied: '0',
        'pull-request-number': '1',
        'pull-request-operation': 'none',
        'pull-request-head-sha': await garden.remote('rev-parse', 'editplan/plant-the-beds'),
      },
    })
  })
})

describe('mode: verify of the Action', () => {
  const BRANCH = 'editplan/plant-the-beds'

  it('proves the branch that the Action pushed, and refuses one with a byte more', async () => {
    await using garden = await withPlan(PLAN)
    await runJob(garden, { inputs: { plan: 'plan.yaml' } })
    const head = await garden.remote('rev-parse', BRANCH)
    const judge = async (sha: string) => {
      const payload = { action: 'edited', pull_request: { number: 1, head: { sha }, base: { ref: 'main' } } }
      return runJob(garden, { inputs: { mode: 'verify' }, event: { name: 'pull_request', payload } })
    }
    expect(await judge(head)).toMatchObject({ exitCode: 0, stderr: '', outputs: { verdict: 'proved' } })
    const changed = await garden.commitElsewhere(BRANCH, { 'beds/fern.txt': 'fern\n\n' }, { onto: `${BRANCH}~1` })
    const tree = await garden.remote('rev-parse', `${changed}^{tree}`)
    const extra = await rewritten(garden, head, (text) => text.replace(/^tree .*/, `tree ${tree}`))
    await garden.remote('update-ref', `refs/heads/${BRANCH}`, extra)
    await followRefs(new Map([[garden.repository.name, garden.repository]]), garden.repository.name)
    const refused = await judge(extra)
    expect(refused).toMatchObject({ exitCode: 4, outputs: { verdict: 'refused' } })
    expect(refused.stdout).toContain(extra.slice(0, 12))
  })
})

describe('the commits of the Action', () => {
  it('carry the people, the sign-off and the subject that the workflow names, which log and body tell', async () => {
    await using garden = await plantGarden()
    await mkdir(join(garden.checkout, 'plans'))
    await writeFile(join(garden.checkout, 'plans', 'one.yaml'), PLAN)
    await writeFile(join(garden.checkout, 'words.md'), 'Read this first.\n')
    const inputs = {
      plan: 'plans/*.yaml',
      'body-path': 'words.md',
      author: 'Fern <fern@garden.invalid>',
      committer: 'Garden Bot <bot@garden.invalid>',
      signoff: 'true',
      'commit-message': 'chore({step}/{total}): {summary}',
    }
    const job = await runJob(garden, { inputs })
    expect(job).toMatchObject({ exitCode: 0, outputs: { files: '["beds/fern.txt","beds/rose.txt"]' } })
    const format = '--format=%an <%ae>|%cn <%ce>|%(trailers:key=Signed-off-by,valueonly,separator=%x2C)|%s'
    const commits = (await garden.remote('log', '--reverse', format, 'main..editplan/plant-the-beds')).split('\n')
    const people = 'Fern <fern@garden.invalid>|Garden Bot <bot@garden.invalid>|Fern <fern@garden.invalid>'
    expect(commits).toEqual([
      `${people}|chore(2/3): The label names the colour.`,
      `${people}|chore(3/3): create, +1 -0`,
    ])
    const body = garden.repository.pulls[0]?.body ?? ''
    for (const text of [job.stdout, body]) {
      expect(text).toContain('Fern')
      expect(text).toContain('Garden Bot')
    }
    expect(body).toContain('Read this first.')
    expect(body).not.toContain('npx')
    expect(job.summary).toContain(`[#1](${garden.github.serverUrl}/octo-org/garden/pull/1)`)
  })

  it('are pushed by the token for branches, while the other speaks to the API', async () => {
    await using garden = await withPlan(PLAN)
    garden.github.tokens.set(TOKEN, { login: 'gardener[bot]', contents: 'read', pullRequests: 'write' })
    const branchToken = 'ghs_branchBranchBranchBranchBranch01'
    garden.github.tokens.set(branchToken, { login: 'pusher[bot]', contents: 'write', pullRequests: 'none' })
    const job = await runJob(garden, { inputs: { plan: 'plan.yaml', 'branch-token': branchToken } })
    expect(job).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' } })
    expect(job.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(branchToken)
  })
})

describe('the example workflows', () => {
  /** A pull request of the branch `topic` that commits a plan, and the checkout of its event: a merge on no branch, one commit deep. */
  async function pullRequestWithPlan(): Promise<Garden> {
    const garden = await plantGarden({ shallow: true })
    await garden.remote('branch', 'topic', 'main')
    const head = await garden.commitElsewhere('topic', { 'plans/next.yaml': PLAN })
    await garden.remote('update-ref', 'refs/pull/5/merge', head)
    await checkOut(garden, 'refs/pull/5/merge', ['--detach'])
    return garden
  }

  /** What actions/checkout does: one commit of one ref. */
  async function checkOut({ git, repository }: Garden, ref: string, how: readonly string[]): Promise<void> {
    await git('fetch', '--quiet', '--depth=1', `file://${repository.folder}`, `+${ref}:refs/remotes/checked-out`)
    await git('checkout', '--quiet', ...how, 'refs/remotes/checked-out')
    await git('update-ref', '-d', 'refs/remotes/checked-out')
  }

  const EVENT = { 'github.head_ref': 'topic', 'github.event.pull_request.number': '5' }
  const variables = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/5/merge', GITHUB_HEAD_REF: 'topic' }

  it('check a committed plan with a token that writes nothing', async () => {
    await using garden = await pullRequestWithPlan()
    const inputs = inputsOf('apply-committed-plan.yml', 'check', EVENT)
    expect(await runJob(garden, { inputs, variables })).toMatchObject({ exitCode: 0, outputs: { applied: '2' } })
    const reads = /^(?:GET \/\S*|git (?:GET|POST) \/\S*git-upload-pack|POST \/graphql viewer)$/
    expect(garden.github.traffic.filter((line) => !reads.test(line))).toEqual([])
    await writeFile(join(garden.checkout, inputs.plan ?? ''), PLAN.replace('old_string: rose', 'old_string: tulip'))
    const refused = await runJob(garden, { inputs, variables })
    expect(refused).toMatchObject({ exitCode: 1, outputs: { failed: '1' } })
    expect(refused.stdout).toContain('file=plans/next.yaml,line=5,')
  })

  it('apply a committed plan onto the branch that carries it', async () => {
    await using garden = await pullRequestWithPlan()
    await checkOut(garden, 'refs/heads/topic', ['-B', 'topic'])
    const inputs = inputsOf('apply-committed-plan.yml', 'apply', EVENT)
    const job = await runJob(garden, { inputs, variables })
    expect(job).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' } })
    expect(garden.repository.pulls).toMatchObject([
      { base: { ref: 'topic' }, head: { ref: 'editplan/pull-5' }, draft: true, labels: ['editplan'] },
    ])
    expect(await garden.remote('merge-base', 'topic', 'editplan/pull-5')).toBe(
      await garden.remote('rev-parse', 'topic'),
    )
  })

  it('apply a plan that another job uploaded, and give its report on', async () => {
    await using garden = await plantGarden({ shallow: true })
    const temp = await mkdtemp(join(tmpdir(), 'editplan-runner-temp-'))
    await mkdir(join(temp, 'plan'))
    await writeFile(join(temp, 'plan', 'plan.yaml'), PLAN)
    const inputs = inputsOf('apply-uploaded-plan.yml', 'apply', { 'runner.temp': temp })
    const job = await runJob(garden, { inputs, variables: { RUNNER_TEMP: temp } })
    expect(job).toMatchObject({
      exitCode: 0,
      outputs: { 'pull-request-operation': 'created', 'pull-request-number': '1' },
    })
    expect(textOf(await readFile(job.outputs['html-report-path'] ?? '', 'utf8'))).toContain('beds/fern.txt')
    await rm(temp, { recursive: true })
  })
})
