import { describe, expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { workTreeForms } from '../../../src/core/git/work-tree-form.ts'
import { repository } from '../../support/git.ts'

describe('the work-tree forms of blobs', () => {
  it('are what a checkout would write, of regular files alone', async () => {
    using repo = repository({ 'a.txt': 'a\n', '.gitattributes': '*.txt eol=crlf\n', target: '/dev/zero' })
    const git = await openGit(repo.root)
    const oid = repo.git('rev-parse', 'HEAD:a.txt')
    const link = repo.git('rev-parse', 'HEAD:target')
    const forms = await workTreeForms(
      git,
      new Map([
        ['a.txt', { mode: '100644', oid }],
        ['to-zero', { mode: '120000', oid: link }],
        ['to-nothing', { mode: '120000', oid }],
        ['sub', { mode: '160000', oid: '1'.repeat(40) }],
      ]),
    )
    expect(Object.fromEntries(forms)).toEqual({ 'a.txt': Buffer.from('a\r\n') })
    expect(await workTreeForms(git, new Map([['to-zero', { mode: '120000', oid: link }]]))).toEqual(new Map())
  })
})
