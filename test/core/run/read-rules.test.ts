import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, testPolicy } from '../../../src/index.ts'
import { importSources } from '../../../src/wings/sessions/import-sources.ts'
import '../../../src/wings/sessions/index.ts'
import { repository } from '../../support/memory-repository.ts'
import { edit, planOf } from '../../support/runs.ts'
import { withSecrets } from './secret-files.ts'

describe('a rule that denies to read', () => {
  it.each([
    ['the checkout', {}],
    ['a commit', { base: 'HEAD~1' }],
  ])('keeps a glob off the files it is about, and the report says how many there are: %s', async (_, parts) => {
    using repo = withSecrets(repository)
    const steps = [
      { tool: 'Edit', glob: '**', old_string: 'second line', new_string: 'x' },
      { tool: 'Edit', glob: '**', old_string: '7412', new_string: 'x' },
    ]
    const report = await checkPlan(planOf(steps, parts), repo)
    expect(report.steps.map(({ status, error }) => error?.name ?? status)).toEqual(['applied', 'STRING_NOT_FOUND'])
    expect(report.steps.map(({ policy }) => policy)).toEqual([undefined, undefined])
    expect(report.steps[0]).toMatchObject({ insertions: 1, deletions: 1 })
    expect(report.notes).toHaveLength(2)
  })

  it('refuses a link in a commit by where it leads', async () => {
    using repo = withSecrets(repository)
    repo.git('commit', '-q', '--allow-empty', '-m', 'later')
    const plan = planOf([{ tool: 'Read', file_path: 'src/lnk' }], { base: 'HEAD~1' })
    const report = await applyPlan(plan, repo)
    expect(report.steps).toMatchObject([
      { status: 'failed', error: { name: 'PATH_DENIED' }, policy: { behavior: 'deny' } },
    ])
  })

  it('is what `policy test` names, for the file, a link to it, and every tool', async () => {
    using repo = withSecrets(repository)
    for (const path of ['secrets/k', 'src/lnk'])
      for (const tool of ['Read', 'Edit', 'Write'] as const)
        expect(await testPolicy({ root: repo.root, path, tool })).toMatchObject({
          behavior: 'deny',
          rule: 'Read(secrets/**)',
        })
    expect(await testPolicy({ root: repo.root, path: 'src/a.txt', tool: 'Edit' })).toMatchObject({ behavior: 'allow' })
  })

  it('keeps what a file holds out of an imported plan, in the checkout and in a commit', async () => {
    using repo = withSecrets(repository)
    const insertInto = (path: string, id: number) => ({
      type: 'tool_use',
      id: String(id),
      name: 'str_replace_based_edit_tool',
      input: { command: 'insert', path, insert_line: 2, new_str: 'x' },
    })
    const content = ['secrets/k', 'src/lnk', 'src/a.txt'].map(insertInto)
    const source = { name: 'calls.json', text: JSON.stringify([{ role: 'assistant', content }]) }
    for (const where of [{}, { base: 'HEAD' }]) {
      const imported = await importSources([source], { root: repo.root, ...where })
      expect(imported.notImported).toHaveLength(2)
      expect(imported).toMatchObject({ ok: true, plan: { steps: [{ input: { file_path: 'src/a.txt' } }] } })
      expect(JSON.stringify(imported)).not.toContain('7412')
    }
  })

  it('names the steps it refuses in a run that it stopped, one of a link among them', async () => {
    using repo = withSecrets(repository)
    const report = await applyPlan(planOf([edit('secrets/k', 'a', 'b'), edit('src/lnk', 'a', 'b')]), repo)
    expect(report.steps.map(({ error }) => error?.name)).toEqual(['PATH_DENIED', 'PATH_DENIED'])
  })
})
