import { expect, it } from 'vitest'
import { planFixes, toolIn } from '../../../src/wings/fixes/fix-plan.ts'
import { repository } from '../../support/memory-repository.ts'

it.each([
  [['npx', 'eslint', '--format', 'json', '.'], 'eslint'],
  [['npx', '--yes', '@biomejs/biome@2.1.0', 'check'], 'biome'],
  [['pnpm', 'exec', 'stylelint', '*.css'], 'stylelint'],
  [['uv', 'run', 'ruff', 'check'], 'ruff'],
  [['python3', '-m', 'mypy', '.'], 'mypy'],
  [['/usr/bin/clang-tidy', 'a.cc'], 'clang-tidy'],
  [['npx'], 'npx'],
] as const)('the title of the fixes of %j names %s, not what starts it', (command, tool) => {
  expect(toolIn([...command])).toBe(tool)
})

it('an output of no known form is USAGE, and one whose format is said is left, whatever its form', async () => {
  using repo = repository({ 'a.js': 'var a\n' })
  const request = { root: repo.root, sources: [{ name: 'output', text: '[{"filePath":"a.js"}]' }] }
  await expect(planFixes(request)).rejects.toMatchObject({ name: 'USAGE' })
  const { plan, left } = await planFixes({ ...request, format: 'eslint' })
  expect(plan).toBeUndefined()
  expect(left).toMatchObject([{ construct: 'eslint', mayChangeFiles: true }])
})
