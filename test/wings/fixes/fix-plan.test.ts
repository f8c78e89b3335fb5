import { expect, it } from 'vitest'
import { toolIn } from '../../../src/wings/fixes/fix-plan.ts'

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
