import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RunLimits } from '../../../src/core/policy/policy.ts'
import { policyFileSchema } from '../../../src/core/policy/policy-file.ts'
import { exceededLimits, testPolicy } from '../../../src/core/run/run-policy.ts'
import { repository, type TestRepository } from '../../support/git.ts'

const usage = { steps: 10, files: 3, lines: 40, bytes: 500, file_bytes: 300 }
const exceeded = (ofPolicy: object, ofRun: RunLimits = {}) =>
  exceededLimits({ file: policyFileSchema().parse({ version: 1, limits: ofPolicy }), limits: ofRun }, usage)

it('a run within its limits, or without any, exceeds none', { tags: 'quick' }, () => {
  expect(exceeded({})).toEqual([])
  expect(exceeded(usage, { files: 3, lines: 40 })).toEqual([])
})

it('every limit overstepped is named', () => {
  const problems = exceeded({ steps: 9, files: 3, lines: 39, bytes: 499, file_bytes: 1 })
  expect(problems.map(({ name }) => name)).toEqual(Array(4).fill('LIMIT_EXCEEDED'))
})

it.each<[object, RunLimits, readonly string[]]>([
  [{ files: 2 }, { files: 9 }, ['limits.files']],
  [{ files: 9 }, { files: 2 }, ['max-files']],
  [{ lines: 9 }, { lines: 9 }, ['limits.lines', 'max-lines']],
  [{}, { files: 2, lines: 39 }, ['max-files', 'max-lines']],
])('of the policy’s %j and the run’s %j the stricter counts, and is named', (ofPolicy, ofRun, expected) => {
  const names = exceeded(ofPolicy, ofRun).map(({ message }) => /limits\.\w+|max-\w+/.exec(message)?.[0])
  expect(names).toEqual(expected)
})

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
