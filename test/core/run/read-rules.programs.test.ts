import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planFromDiff } from '../../../src/index.ts'
import '../../../src/wings/sessions/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'

const SECRET = 'launch code 7412\nsecond line\n'

/** A checkout whose policy denies to read `secrets/`, with a tracked link into it. */
const withSecrets = (): TestRepository => {
  const repo = repository({
    'secrets/k': SECRET,
    'src/a.txt': 'one\nsecond line\n',
    '.github/editplan.yml': 'version: 1\nrules: { deny: [ "Read(secrets/**)" ] }\n',
  })
  symlinkSync('../secrets/k', join(repo.root, 'src/lnk'))
  repo.commit('a link')
  return repo
}

describe('a rule that denies to read', () => {
  it('keeps what a file holds out of a plan made of a diff', async () => {
    using repo = withSecrets()
    repo.write({ 'secrets/k': `${SECRET}third\n`, 'secrets/new': 'code 99\n', 'src/a.txt': 'two\n' })
    const { plan, leftOut } = await planFromDiff({ root: repo.root })
    expect(leftOut.map(({ path }) => path).sort()).toEqual(['secrets/k', 'secrets/new'])
    expect(JSON.stringify([plan, leftOut])).not.toMatch(/7412|code 99|third/)
  })
})
