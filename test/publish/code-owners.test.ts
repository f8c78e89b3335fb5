import { describe, expect, it } from 'vitest'
import { openGit } from '../../src/core/git/git.ts'
import { codeOwnersAt, ownersAsReviewers } from '../../src/publish/code-owners.ts'
import { type Files, repository, type TestRepository } from '../support/memory-repository.ts'

const OWNERS = '* @all\n*.ts @web\n'

const ownersIn = async (repo: TestRepository, path = 'a.ts') => {
  const owners = await codeOwnersAt(await openGit(repo.root), 'HEAD')
  return owners?.ownersOf(path).join(' ')
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le')

describe('the owners that a commit names', () => {
  it.each<[string, Files, string | undefined]>([
    ['the first place', { '.github/CODEOWNERS': OWNERS, CODEOWNERS: '* @other\n', 'docs/CODEOWNERS': '' }, '@web'],
    ['the second place', { CODEOWNERS: OWNERS, 'docs/CODEOWNERS': '* @other\n' }, '@web'],
    ['the third place', { 'docs/CODEOWNERS': OWNERS }, '@web'],
    ['the first place, though it is empty', { '.github/CODEOWNERS': '', CODEOWNERS: OWNERS }, ''],
    ['no place, where none has the file', { 'src/CODEOWNERS': OWNERS, 'docs/x': '' }, undefined],
    ['no place, where a folder of it is a file', { docs: '', '.github': '' }, undefined],
  ])('are those of %s', async (_title, files, owners) => {
    using repo = repository(files)
    expect(await ownersIn(repo)).toBe(owners)
  })

  it.each<[string, string | Uint8Array, string]>([
    ['is UTF-16', utf16(`\ufeff${OWNERS}`), 'UNSUPPORTED_ENCODING'],
    ['is UTF-16 of the other order', utf16(`\ufeff${OWNERS}`).swap16(), 'UNSUPPORTED_ENCODING'],
    ['is UTF-16 without its mark', utf16(OWNERS), 'UNSUPPORTED_ENCODING'],
    ['is UTF-16 of the other order without its mark', utf16(OWNERS).swap16(), 'UNSUPPORTED_ENCODING'],
    ['is UTF-16 that ends within a character', utf16(`\ufeff${OWNERS}`).subarray(0, -1), 'UNSUPPORTED_ENCODING'],
    ['is NULs', Buffer.alloc(64), 'UNSUPPORTED_ENCODING'],
    ['ends in NULs', `${OWNERS}\0\0`, 'UNSUPPORTED_ENCODING'],
    ['is as large as GitHub does not load', OWNERS + '#'.repeat(3_000_000), 'READ_TOO_LARGE'],
  ])('are refused where the file %s', async (_title, content, name) => {
    using repo = repository({ '.github/CODEOWNERS': content, CODEOWNERS: '* @other\n' })
    await expect(ownersIn(repo)).rejects.toMatchObject({ name })
  })

  it('are asked where they are teams of the same organisation, and named where they are of another', async () => {
    using repo = repository({ CODEOWNERS: '* @acme/keepers @other/keepers @Acme/web\n' })
    const base = { branch: 'main', commit: repo.git('rev-parse', 'HEAD') }
    const place = { base, repository: 'acme/app' } as never
    const found = await ownersAsReviewers(await openGit(repo.root), place, { files: [{ path: 'a' }] })
    expect(found).toMatchObject({
      teamReviewers: ['acme/keepers', 'Acme/web'],
      doubts: [{ name: 'DOCUMENT_INVALID', message: expect.stringContaining('@other/keepers'.slice(1)) }],
    })
  })

  it('are told with each line that may be about a changed file and is not certain, once', async () => {
    using repo = repository({ CODEOWNERS: '* @fern @acme/keepers ada@example.com\n!*.ts @ivy\n*.md ivy\n' })
    const asked = { files: ['a.ts', 'b.ts', 'c.js'].map((path) => ({ path })), viewer: 'Fern' }
    const base = { branch: 'main', commit: repo.git('rev-parse', 'HEAD') }
    const asReviewers = await ownersAsReviewers(await openGit(repo.root), { base } as never, asked)
    expect(asReviewers).toMatchObject({
      reviewers: [],
      teamReviewers: ['acme/keepers'],
      doubts: [{ name: 'DOCUMENT_INVALID', at: { file: 'CODEOWNERS', line: 2 } }],
    })
  })
})
