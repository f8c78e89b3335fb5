import { describe, expect, it } from 'vitest'
import { ownersOf } from '../../src/policy/code-owners.ts'

const FILE = `# who reviews
*            @acme/everyone
*.js         @fern @moss # and a remark
/docs/       docs@acme.example
docs/*       @ivy
/apps/       @acme/apps
/apps/github
!secret      @nobody
[a-z].txt    @nobody
`

describe('the owners of files', () => {
  it.each([
    ['README.md', [], ['acme/everyone']],
    ['src/a.js', ['fern', 'moss'], []],
    ['docs/a.md', ['ivy'], []],
    ['docs/deep/a.md', [], []],
    ['apps/web/a.ts', [], ['acme/apps']],
    ['apps/github/a.ts', [], []],
    ['a.txt', [], ['acme/everyone']],
  ])('are those of the last line that matches: %s', (path, people, teams) => {
    expect(ownersOf(FILE, [path])).toEqual({ people, teams })
  })

  it('are each named once for several files', () => {
    expect(ownersOf(FILE, ['a.js', 'b.js', 'x', 'y'])).toEqual({ people: ['fern', 'moss'], teams: ['acme/everyone'] })
  })
})
