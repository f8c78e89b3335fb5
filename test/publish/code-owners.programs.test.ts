import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openGit } from '../../src/core/git/git.ts'
import { codeOwnersAt } from '../../src/publish/code-owners.ts'
import { repository, type TestRepository } from '../support/git.ts'

const OWNERS = '* @all\n*.ts @web\n'

const LINK = '120000'
const SUBMODULE = '160000'

/** Commits an entry of another kind at a path. */
function put(repo: TestRepository, mode: string, path: string): void {
  const id =
    mode === SUBMODULE ? repo.git('rev-parse', 'HEAD') : `${repo.gitBytes(['hash-object', '-w', '--stdin'], 'x')}`
  repo.git('update-index', '--add', '--cacheinfo', `${mode},${id.trim()},${path}`)
  repo.git('commit', '-q', '-m', 'other')
}

const ownersIn = async (repo: TestRepository, path = 'a.ts') => {
  const owners = await codeOwnersAt(await openGit(repo.root), 'HEAD')
  return owners?.ownersOf(path).join(' ')
}

describe('the owners that a commit names', () => {
  it.each([
    ['a link', LINK],
    ['a submodule', SUBMODULE],
  ])('are refused where the file is %s, whatever a later place has', async (_title, mode) => {
    using repo = repository({ CODEOWNERS: OWNERS })
    put(repo, mode, '.github/CODEOWNERS')
    await expect(ownersIn(repo)).rejects.toMatchObject({ name: 'DOCUMENT_INVALID' })
  })

  it('are refused where the file is a folder', { tags: 'quick' }, async () => {
    using repo = repository({ 'CODEOWNERS/a': '', 'docs/CODEOWNERS': OWNERS })
    await expect(ownersIn(repo)).rejects.toMatchObject({ name: 'DOCUMENT_INVALID' })
  })

  it('are refused where the repository has lost the file', { tags: 'quick' }, async () => {
    using repo = repository({ CODEOWNERS: OWNERS })
    const id = repo.git('rev-parse', 'HEAD:CODEOWNERS')
    rmSync(join(repo.root, '.git/objects', id.slice(0, 2), id.slice(2)))
    await expect(ownersIn(repo)).rejects.toMatchObject({ name: 'UNKNOWN_REVISION' })
  })
})
