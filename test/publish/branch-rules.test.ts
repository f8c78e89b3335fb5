import { describe, expect, it } from 'vitest'
import { CHANGES, type Garden, plantGarden } from '../support/garden.ts'
import type { Rule } from '../support/github/state.ts'

const BRANCH = 'editplan/plant-the-beds'
const CHECKED = { required_status_checks: [{ context: 'lint' }], strict_required_status_checks_policy: false }
const NAMED = { operator: 'starts_with', pattern: 'topic/' }

const WORKFLOWS = { workflows: [{ path: '.github/workflows/lint.yml', repository_id: 1000 }] }
const DEPLOYED = { required_deployment_environments: ['staging'] }

const refs = ({ remote }: Garden) => remote('for-each-ref')

/** A garden with rules for the branches of runs. */
async function ruled(rules: readonly Omit<Rule, 'branches'>[], isThere: boolean): Promise<Garden> {
  const garden = await plantGarden()
  if (isThere) await garden.publish()
  await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
  garden.repository.rules = rules.map((rule) => ({ ...rule, branches: /^editplan\// }))
  return garden
}

describe('a rule of the repository', () => {
  it.each<[string, Omit<Rule, 'branches'>, 'new' | 'there']>([
    ['against new branches', { type: 'creation' }, 'new'],
    ['against any push', { type: 'update' }, 'there'],
    ['against other commits', { type: 'non_fast_forward' }, 'there'],
    ['for signatures', { type: 'required_signatures' }, 'new'],
    ['for pull requests', { type: 'pull_request' }, 'there'],
    ['for checks', { type: 'required_status_checks', parameters: CHECKED }, 'new'],
    ['for workflows', { type: 'workflows', parameters: WORKFLOWS }, 'new'],
    ['for workflows', { type: 'workflows', parameters: WORKFLOWS }, 'there'],
    ['for a merge queue', { type: 'merge_queue' }, 'there'],
    ['for deployments', { type: 'required_deployments', parameters: DEPLOYED }, 'there'],
    ['for code scanning', { type: 'code_scanning' }, 'there'],
    ['for names', { type: 'branch_name_pattern', parameters: NAMED }, 'new'],
  ])('%s refuses the run before anything is pushed', async (_name, rule, where) => {
    await using garden = await ruled([rule], where === 'there')
    const before = await refs(garden)
    await expect(garden.publish()).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
    expect(await refs(garden)).toBe(before)
  })

  it.each<[string, readonly Omit<Rule, 'branches'>[], boolean]>([
    ['that the token passes over', [{ type: 'creation', bypass: 'always' }], false],
    ['about what the run does not do', [{ type: 'update' }, { type: 'non_fast_forward' }, { type: 'deletion' }], false],
    [
      'that leaves new branches alone',
      [{ type: 'required_status_checks', parameters: { ...CHECKED, do_not_enforce_on_create: true } }],
      false,
    ],
    [
      'for workflows of branches that are there',
      [{ type: 'workflows', parameters: { ...WORKFLOWS, do_not_enforce_on_create: true } }],
      false,
    ],
    [
      'for merge queues and deployments of branches that are there',
      [{ type: 'merge_queue' }, { type: 'required_deployments', parameters: DEPLOYED }],
      false,
    ],
    ['for no workflow', [{ type: 'workflows', parameters: { workflows: [] } }], true],
    ['about branches that are new', [{ type: 'creation' }, { type: 'branch_name_pattern', parameters: NAMED }], true],
    ['that nobody knows', [{ type: 'max_file_size', parameters: { max_file_size: 1 } }], true],
  ])('%s refuses nothing', async (_name, rules, isThere) => {
    await using garden = await ruled(rules, isThere)
    expect(await garden.publish()).toMatchObject({ operation: isThere ? 'updated' : 'created' })
  })

  it('for signatures is followed by what its remedy names', async () => {
    await using garden = await ruled([{ type: 'required_signatures' }], false)
    expect(await garden.publish({ options: { signCommits: 'api' } })).toMatchObject({ operation: 'created' })
  })

  it('for a straight history refuses a merge with commits of others', async () => {
    await using garden = await plantGarden()
    const source = { repository: 1000, paths: ['plan.yaml'] }
    await garden.publish({ source })
    await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    garden.repository.rules = [{ type: 'required_linear_history', branches: /./ }]
    const fewer = { source, plan: 'b'.repeat(64), changes: CHANGES.slice(0, 1) }
    await expect(garden.publish({ ...fewer, options: { foreignCommits: 'keep' } })).rejects.toMatchObject({
      name: 'GITHUB_FAILED',
    })
  })

  it('that cannot be read is left to the server', async () => {
    await using garden = await ruled([{ type: 'creation' }], false)
    const refusal = { status: 403, body: { message: 'Resource not accessible by integration' } }
    garden.github.faults.push({ on: 'GET /repos/octo-org/garden/rulesets/', ...refusal })
    expect(await garden.publish()).toMatchObject({ operation: 'created' })
  })
})
