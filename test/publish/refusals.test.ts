import { describe, expect, it } from 'vitest'
import { EditplanError } from '../../src/errors.ts'
import { explained, PushBarred } from '../../src/publish/target.ts'

/** What servers answer to a push, the input or setting that its remedy names, and whether another person may push it. */
const REFUSALS = [
  ['GH007: Your push would publish a private email address.', 'author', true],
  [
    'GH013: Repository rule violations found\n- Commit message must match a given regex pattern',
    'commit-message',
    true,
  ],
  ['GH013: Repository rule violations found\n- Commit author email must end with @example.org', 'author', true],
  ['GH013: Repository rule violations found\n- Committer email must end with @example.org', 'committer', true],
  ['GH013: Repository rule violations found\n- File path is restricted', 'plan', true],
  ['GH013: Repository rule violations found\n- Commits must have verified signatures', 'sign-commits', true],
  ['GH013: Repository rule violations found\n- Changes must be made through a pull request', 'branch', true],
  ['GH006: Protected branch update failed', 'branch', true],
  ['refusing to allow an OAuth App to create or update workflow without `workflow` scope', 'workflow', true],
  ['GH008: Your push referenced at least 1 unknown Git LFS object', 'lfs', false],
  ['GH001: Large files detected', 'LFS', false],
  ['GITHUB PUSH PROTECTION: Push cannot contain secrets', 'plan', false],
  [
    'This repository was archived so it is read-only.\nfatal: The requested URL returned error: 403',
    'Unarchive',
    false,
  ],
  ['Repository is locked.\nfatal: The requested URL returned error: 403', 'locked', false],
  ['The requested URL returned error: 403', 'contents: write', false],
  ['The requested URL returned error: 401', 'token', false],
  ['The requested URL returned error: 404', 'token', false],
] as const

describe('the remedy of what a server answers to a push', () => {
  it.each(REFUSALS)('%j names `%s`', (said, named, isBarred) => {
    const error = explained(new EditplanError({ name: 'GIT_FAILED', message: said }), 'The branch could not be pushed')
    expect(error).toBeInstanceOf(EditplanError)
    expect((error as EditplanError).message.split(said.split('\n')[0] ?? '')[0]).toContain(named)
    expect(error instanceof PushBarred).toBe(isBarred)
  })

  it('is left alone where nobody knows the words', () => {
    const error = new EditplanError({ name: 'GIT_FAILED', message: 'the disk is full' })
    expect(explained(error, 'The branch could not be pushed')).toBe(error)
  })
})
