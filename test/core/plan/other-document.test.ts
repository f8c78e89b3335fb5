import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { parsePlan } from '../../../src/core/plan/parse.ts'

const namesOf = (document: object): readonly string[] => {
  const result = parsePlan({ name: 'plan.yaml', text: stringify(document) })
  return result.ok ? [] : result.problems.map(({ name }) => name)
}

const messageOf = (document: object): string => {
  const result = parsePlan({ name: 'my file.yaml', text: stringify(document) })
  return result.ok ? '' : (result.problems[0]?.message ?? '')
}

const publishing = (plan: string) => ({
  name: 'Apply',
  on: { push: {} },
  permissions: {},
  jobs: {
    apply: { 'runs-on': 'ubuntu-latest', steps: [{ run: 'true' }, { uses: 'editplan/editplan@v0', with: { plan } }] },
  },
})

describe('a document that is no plan', () => {
  it.each<[string, object]>([
    ['a workflow', publishing('plan.yaml')],
    ['a policy', { version: 1, rules: { deny: [] }, limits: { files: 5 } }],
    ['a campaign', { version: 1, title: 'T', plans: ['a.yaml'], repositories: ['octo/garden'] }],
    ['a report', { version: 1, plan: { title: 'T' }, base: {}, steps: [{ tool: 'Edit', index: 1 }], totals: {} }],
    ['what parsePlan returns', { ok: true, plan: { version: 1, title: 'T', steps: [] } }],
    ['a package', { name: 'garden', version: '1.0.0', description: 'd', author: 'a', scripts: {} }],
    ['an Action', { name: 'A', author: 'a', inputs: {}, runs: {} }],
  ])('has one problem: %s', (_, document) => {
    expect(namesOf(document)).toEqual(['PLAN_SYNTAX'])
  })

  it('has the commands for its kind, which take the file as it is named', () => {
    expect(messageOf(publishing('.github/plans/rename.yaml'))).toContain('`editplan check .github/plans/rename.yaml`')
    expect(messageOf(publishing('${{ steps.plan.outputs.path }}'))).toContain('`editplan check plan.yaml`')
    expect(messageOf({ plans: ['a.yaml'], repositories: [] })).toContain("`editplan campaign plan 'my file.yaml'`")
  })

  it.each<[string, object, readonly string[]]>([
    ['steps under a wrong key', { version: 1, step: [] }, ['MISSING_KEY', 'UNKNOWN_KEY']],
    ['a misspelt title', { version: 1, titel: 'T' }, ['MISSING_KEY', 'UNKNOWN_KEY']],
    ['a title alone', { version: 1, title: 'T', extra: 1 }, ['MISSING_KEY', 'UNKNOWN_KEY']],
    ['a plan that has begun', { version: 1 }, ['MISSING_KEY', 'MISSING_KEY']],
    [
      'a plan with rules',
      { version: 1, title: 'T', rules: {}, steps: [{ tool: 'Read', file_path: 'a' }] },
      ['UNKNOWN_KEY'],
    ],
  ])('is not one with a plan’s own keys, whose problems are all listed: %s', (_, document, names) => {
    expect(namesOf(document).toSorted()).toEqual(names)
  })
})
