import { expect, it } from 'vitest'
import { preflight } from '../../src/publish/preflight.ts'

it('a workflow file is refused to a token whose scopes are known and leave them out, and to no other', {
  tags: 'quick',
}, () => {
  const repository = { archived: false, full_name: 'o/r' } as Parameters<typeof preflight>[0]['survey']['repository']
  const problemsWith = (scopes: readonly string[] | undefined) => {
    const unknown = { workflowsMayOpen: undefined, milestone: undefined, requiredChecks: undefined, fork: undefined }
    const survey = { viewer: 'fern', repository, scopes, ...unknown }
    return preflight({ survey, options: {}, base: 'main', pull: undefined, paths: ['.github/workflows/a.yml'] }).barred
  }
  expect([['repo'], ['repo', 'workflow'], undefined].map((scopes) => problemsWith(scopes).length)).toEqual([1, 0, 0])
})
