import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testPolicy } from '../../../src/core/run/run-policy.ts'
import { repository, type TestRepository } from '../../support/git.ts'

it('an Edit of a file that is not there is judged as what makes one', async () => {
  using repo = repository({ 'old.pem': 'x\n' })
  const policy = { name: 'policy', text: 'version: 1\nrules: { deny: ["Write(**/*.pem)"] }\n' }
  const behaviorOf = async (path: string) =>
    (await testPolicy({ root: repo.root, path, tool: 'Edit', policy })).behavior
  expect([await behaviorOf('new.pem'), await behaviorOf('old.pem')]).toEqual(['deny', 'allow'])
})

describe('the policy of a commit', () => {
  const NAME = '.github/editplan.yml'
  const POLICY = 'version: 1\nrules: { deny: ["Edit(m\u00fcller/**)"] }\n'
  const decided = async (repo: TestRepository) => {
    const { behavior } = await testPolicy({ root: repo.root, path: 'm\u00fcller/a.txt', tool: 'Edit' })
    return behavior
  }

  it.each([
    ['as it is', POLICY],
    ['with the mark of UTF-8', `\ufeff${POLICY}`],
    ['with other line ends', POLICY.replaceAll('\n', '\r\n')],
  ])('holds %s', async (_title, text) => {
    using repo = repository({ [NAME]: text, 'm\u00fcller/a.txt': '' })
    expect(await decided(repo)).toBe('deny')
  })

  it.each([
    ['is Latin-1', Buffer.from(POLICY, 'latin1')],
    ['is UTF-16', Buffer.from(`\ufeff${POLICY}`, 'utf16le')],
    ['is UTF-16 without its mark', Buffer.from(POLICY, 'utf16le')],
    ['ends in a NUL', `${POLICY}\0`],
    ['is NULs', Buffer.alloc(20)],
    ['is empty', ''],
    ['is remarks alone', '# version: 1\n'],
    ['has lone CRs', POLICY.replaceAll('\n', '\r')],
  ])('is refused, and never left out, where it %s', async (_title, text) => {
    using repo = repository({ [NAME]: text, 'm\u00fcller/a.txt': '' })
    await expect(decided(repo)).rejects.toMatchObject({ name: 'POLICY_INVALID' })
  })

  it('is refused where a rule begins with the folder of the checkout, and protects as the refusal writes it', async () => {
    using repo = repository({ 'm\u00fcller/a.txt': '' })
    const policy = (rule: string) => ({
      name: 'policy',
      text: `version: 1\nrules: { deny: [${JSON.stringify(rule)}] }\n`,
    })
    const decide = (rule: string) =>
      testPolicy({ root: repo.root, path: 'm\u00fcller/a.txt', tool: 'Edit', policy: policy(rule) })
    const error = await decide(`Edit(${repo.root}/m\u00fcller/**)`).catch((thrown) => thrown)
    expect(error).toMatchObject({ name: 'POLICY_INVALID' })
    expect((await decide(/write (\S+)\.$/.exec(error.message)?.[1] ?? '')).behavior).toBe('deny')
    expect((await decide(`Run(${repo.root}/x)`)).behavior).toBe('allow')
  })

  it.each([NAME, '.github'])('is refused where the repository has lost %s', async (path) => {
    using repo = repository({ [NAME]: POLICY, 'm\u00fcller/a.txt': '' })
    const id = repo.git('rev-parse', `HEAD:${path}`)
    rmSync(join(repo.root, '.git/objects', id.slice(0, 2), id.slice(2)))
    await expect(decided(repo)).rejects.toMatchObject({ name: 'UNKNOWN_REVISION' })
  })

  it.each([
    ['a link to a folder that has one', '120000'],
    ['a submodule', '160000'],
  ])('is refused where its folder is %s, and read once that is a folder', async (_title, mode) => {
    using repo = repository({ 'tools/editplan.yml': POLICY, 'm\u00fcller/a.txt': '' })
    const target = repo.gitBytes(['hash-object', '-w', '--stdin'], 'tools').toString().trim()
    const id = mode === '120000' ? target : repo.git('rev-parse', 'HEAD')
    repo.git('update-index', '--add', '--cacheinfo', `${mode},${id},.github`)
    repo.git('commit', '-qm', 'elsewhere')
    await expect(decided(repo)).rejects.toMatchObject({ name: 'POLICY_INVALID' })
    repo.git('rm', '-q', '--cached', '.github')
    repo.write({ [NAME]: POLICY })
    repo.commit()
    expect(await decided(repo)).toBe('deny')
  })

  it('is the default one where the commit has no such folder', { tags: 'quick' }, async () => {
    using repo = repository({ 'm\u00fcller/a.txt': '' })
    expect(await decided(repo)).toBe('allow')
  })
})
