import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Change } from '../support/commits.ts'
import { temporaryFolder } from '../support/folder.ts'
import { type Garden, plantGarden, TOKEN } from '../support/garden.ts'
import { installHook, protectBranch, refuseWorkflows } from '../support/git-http.ts'
import { git as runGit } from '../support/github/state.ts'

/** The token of a workflow in a repository that does not let workflows open pull requests. */
async function forbidding(viewer: object = {}): Promise<Garden> {
  const garden = await plantGarden()
  garden.repository.actionsMayOpenPullRequests = false
  const rights = { contents: 'write', pullRequests: 'write' } as const
  garden.github.tokens.set(TOKEN, { login: 'github-actions[bot]', ...rights, ...viewer })
  return garden
}

const BRANCH = 'editplan/plant-the-beds'

describe('where no pull request can be opened', () => {
  it.each([
    ['fail', true],
    ['warn', undefined],
  ] as const)('the run has pushed the branch, and `fallback: %s` decides what that means', async (fallback, failed) => {
    await using garden = await forbidding()
    const result = await garden.publish({ options: { fallback } })
    expect(result).toMatchObject({ operation: 'none', url: '', pushed: true, problems: [{ name: 'GITHUB_FAILED' }] })
    expect(result.failed).toBe(failed)
    expect(result.number).toBeUndefined()
    expect(new URL(result.compareUrl).pathname).toBe(`/octo-org/garden/compare/main...${BRANCH}`)
    expect(await garden.remote('rev-parse', BRANCH)).toBe(result.headSha)
  })

  it('an issue links the page that opens it and carries the report, once for a branch', async () => {
    await using garden = await forbidding()
    const options = { fallback: 'issue' } as const
    const first = await garden.publish({ options })
    expect(first).toMatchObject({ operation: 'none', issue: { number: 1 }, problems: [{ name: 'GITHUB_FAILED' }] })
    expect(first.failed).toBeUndefined()
    expect(garden.repository.issues).toMatchObject([{ number: 1, title: 'Plant the beds' }])
    const body = garden.repository.issues[0]?.body ?? ''
    expect(body).toContain(`/octo-org/garden/compare/main...${BRANCH}`)
    expect(body).toContain('What changes.')
    garden.github.clear()
    expect(await garden.publish({ options })).toMatchObject({ issue: { number: 1 } })
    expect(garden.github.traffic.filter((line) => /^(?:POST|PATCH) .*\/issues/.test(line))).toEqual([])
    await garden.publish({ options, body: () => 'Other words.\n' })
    expect(garden.repository.issues).toHaveLength(1)
    expect(garden.repository.issues[0]?.body).toContain('Other words.')
  })

  it('the run fails where no issue can be opened either', async () => {
    await using garden = await forbidding({ issues: 'none' })
    const result = await garden.publish({ options: { fallback: 'issue' } })
    expect(result).toMatchObject({ failed: true, problems: [{ name: 'GITHUB_FAILED' }, { name: 'GITHUB_FAILED' }] })
  })

  it('a failure past the push says at which commit the branch is, and of which pull request', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    garden.github.faults.push({ on: 'PATCH /repos/octo-org/garden/pulls/1', status: 400, body: { message: 'No.' } })
    const result = await garden.publish()
    expect(result).toMatchObject({ failed: true, pushed: true, number: 1, operation: 'none' })
    expect(await garden.remote('rev-parse', BRANCH)).toBe(result.headSha)
    expect(result.problems[0]?.message).toContain(result.headSha)
  })

  it.each(['POST /repos/octo-org/garden/issues/1/labels', 'PATCH /repos/octo-org/garden/pulls/1'])(
    'a failure of %s after the pull request was opened names it, and the next run finishes it',
    async (on) => {
      await using garden = await plantGarden()
      const options = { labels: ['bloom'] }
      garden.github.faults.push({ on, status: 400, body: { message: 'No.' } })
      const result = await garden.publish({ options })
      const url = expect.stringMatching(/\/pull\/1$/)
      expect(result).toMatchObject({ number: 1, url, problems: [{ name: 'GITHUB_FAILED' }] })
      expect(await garden.publish({ options })).toMatchObject({ number: 1, url, problems: [] })
      expect(garden.repository.pulls).toMatchObject([{ number: 1, labels: ['bloom'] }])
    },
  )

  it('a token that ends after the push leaves the address of the page, and no body in it', async () => {
    await using garden = await plantGarden()
    const fault = { on: 'POST /repos/octo-org/garden/pulls', status: 401, body: { message: 'Bad credentials' } }
    garden.github.faults.push(fault)
    const { compareUrl, ...result } = await garden.publish()
    expect(result).toMatchObject({ failed: true, pushed: true, operation: 'none', url: '' })
    expect(compareUrl).toMatch(new RegExp(`/octo-org/garden/compare/main\\.\\.\\.${BRANCH}\\?expand=1$`))
    expect(JSON.stringify(result.problems)).not.toContain('body=')
  })

  it('a body that GitHub would refuse is refused before anything is pushed', async () => {
    await using garden = await plantGarden()
    const body = 'x'.repeat(66_000)
    await expect(garden.publish({ body: () => body })).rejects.toMatchObject({ name: 'LIMIT_EXCEEDED' })
    expect(await garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
  })
})

describe('a change that may not be pushed', () => {
  const WORKFLOW: readonly Change[] = [
    { '.github/workflows/water.yml': 'on: push\n', 'beds/rose.txt': 'rose: `red`\n' },
  ]
  const options = { fallback: 'issue' } as const

  /** Does in a clone what the issue says. */
  async function follow(garden: Garden, body: string): Promise<string> {
    using clone = temporaryFolder()
    const git = (...args: readonly string[]) =>
      runGit(clone.path, ['-c', 'user.name=Fern', '-c', 'user.email=f@x.invalid', ...args])
    await git('clone', '-q', garden.repository.folder, '.')
    const [, fence = '', patch = ''] = /^(`{3,})diff\n([\s\S]*?\n)\1$/m.exec(body) ?? []
    expect(fence).not.toBe('')
    writeFileSync(join(clone.path, 'change.patch'), patch)
    const [, commands = ''] = /^```sh\n([\s\S]*?)\n```$/m.exec(body) ?? []
    const env = { ...process.env, GIT_AUTHOR_NAME: 'Fern', GIT_AUTHOR_EMAIL: 'f@x.invalid', GIT_COMMITTER_NAME: 'Fern' }
    const more = { GIT_COMMITTER_EMAIL: 'f@x.invalid', GIT_EDITOR: 'echo Water the beds >' }
    execFileSync('sh', ['-e', '-c', commands], { cwd: clone.path, env: { ...env, ...more }, stdio: 'pipe' })
    return await garden.remote('rev-parse', `${BRANCH}^{tree}`)
  }

  it.each<[string, (garden: Garden) => Promise<void> | void]>([
    [
      'as the token tells',
      ({ github }) =>
        void github.tokens.set(TOKEN, { login: 'github-actions[bot]', contents: 'write', pullRequests: 'write' }),
    ],
    ['as the server says', ({ repository }) => refuseWorkflows(repository.folder)],
    [
      'as a rule says',
      ({ repository }) => {
        repository.rules = [{ type: 'creation', branches: /^editplan/ }]
      },
    ],
    ['as the protection of the branch says', ({ repository }) => protectBranch(repository.folder, BRANCH)],
  ])('%s, is in an issue with its patch, and nothing is left at the remote', async (_name, arrange) => {
    await using garden = await plantGarden()
    await arrange(garden)
    const before = await garden.remote('for-each-ref')
    const result = await garden.publish({ changes: WORKFLOW, options })
    expect(result).toMatchObject({ operation: 'none', pushed: false, issue: { number: 1 }, problems: [{}] })
    expect(result.failed).toBeUndefined()
    expect(await garden.remote('for-each-ref')).toBe(before)
    await garden.publish({ changes: WORKFLOW, options })
    expect(garden.repository.issues).toHaveLength(1)
    await rm(join(garden.repository.folder, 'hooks'), { recursive: true, force: true })
    const tree = await follow(garden, garden.repository.issues[0]?.body ?? '')
    garden.repository.rules = []
    garden.github.tokens.set(TOKEN, { login: 'fern', contents: 'write', pullRequests: 'write' })
    const own = { branch: 'by-a-run' }
    await garden.publish({ changes: WORKFLOW, options: own })
    expect(await garden.remote('rev-parse', 'by-a-run^{tree}')).toBe(tree)
  })

  it('is not shown as a patch that would be another one', async () => {
    await using garden = await plantGarden()
    garden.repository.rules = [{ type: 'creation', branches: /^editplan/ }]
    await garden.publish({ changes: [{ 'beds/rose.txt': 'rose\u202e: red\n' }], options })
    expect(garden.repository.issues[0]?.body).not.toContain('git apply')
  })

  it('is not shown as a patch where that shows a credential', async () => {
    await using garden = await plantGarden()
    const key = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`
    await garden.commitElsewhere('main', { 'beds/rose.txt': `rose\n${key}\n` })
    await garden.git('pull', '--quiet', garden.repository.folder, 'main')
    garden.repository.rules = [{ type: 'creation', branches: /^editplan/ }]
    await garden.publish({ changes: [{ 'beds/rose.txt': 'rose: red\n' }], options })
    expect(garden.repository.issues).toHaveLength(1)
    expect(garden.repository.issues[0]?.body).not.toContain(key)
    expect(garden.repository.issues[0]?.body).not.toContain('git apply')
  })

  it('is in no issue where GitHub finds a credential in it, whatever else it says', async () => {
    await using garden = await plantGarden()
    const said = [
      'refusing to allow an app to update workflow a.yml without `workflows` permission',
      'Push cannot contain secrets',
    ]
    await installHook(garden.repository.folder, `echo "${said.join('\n').replaceAll('`', "'")}" >&2\nexit 1`)
    await expect(garden.publish({ options })).rejects.toMatchObject({ name: 'GIT_FAILED' })
    expect(garden.repository.issues).toEqual([])
  })

  it('is in an issue of our own, also where nobody knows whom the token acts as', async () => {
    await using garden = await plantGarden()
    garden.repository.rules = [{ type: 'creation', branches: /^editplan/ }]
    const mark = `<!-- editplan:issue ${encodeURIComponent(BRANCH).replaceAll('-', '%2D')} -->\n`
    garden.repository.issues.push({ number: 1, title: 'Apply this', body: mark, user: 'mallory' })
    garden.github.faults.push({
      on: 'POST /graphql viewer',
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    })
    expect(await garden.publish({ options })).toMatchObject({ issue: { number: 2 } })
    expect(garden.repository.issues[0]?.body).toBe(mark)
  })

  it('is refused where no issue is wanted, or none can be opened', async () => {
    await using garden = await plantGarden()
    garden.repository.rules = [{ type: 'creation', branches: /^editplan/ }]
    for (const fallback of ['fail', 'warn'] as const)
      await expect(garden.publish({ options: { fallback } })).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
    garden.github.tokens.set(TOKEN, { login: 'fern', contents: 'write', pullRequests: 'write', issues: 'none' })
    expect(await garden.publish({ options })).toMatchObject({ failed: true, problems: [{}, {}] })
  })
})
