import { describe, expect, it } from 'vitest'
import { verifyingFile } from '../../../src/core/policy/run-verifications.ts'

type Run = string | [string, ...string[]]

const why = (
  path: string,
  [before, after]: readonly [string | undefined, string | undefined] = ['a', 'b'],
  run: Run = 'true',
) =>
  verifyingFile(
    {
      path,
      before: before === undefined ? undefined : Buffer.from(before),
      after: after === undefined ? undefined : Buffer.from(after),
    },
    [{ run }],
  )

describe('verifyingFile', () => {
  it.each<readonly [Run]>([
    ['node tools/check.mjs --quiet'],
    ['node ./tools/check.mjs'],
    ['node "tools/check.mjs"'],
    ['runner --script=tools/check.mjs'],
    [['node', 'tools/check.mjs']],
  ])('is run by %j', (run) => {
    expect(why('tools/check.mjs', undefined, run)).toBe('run by the verification')
    expect(why('tools/check.mjs.md', undefined, run)).toBeUndefined()
  })

  it.each([
    'vitest.config.ts',
    'packages/a/jest.config.js',
    'jest.setup.ts',
    '.mocharc.yml',
    'pytest.ini',
    'tests/conftest.py',
    'Makefile',
    '.github/workflows/test.yml',
    '.github/editplan.yml',
  ])('%s configures tests, whatever changes in it', (path) => {
    expect(why(path)).toBe('test configuration')
    expect(why(path, ['a', undefined])).toBe('test configuration')
  })

  it.each(['src/jest.ts', 'docs/Makefile.md', 'vitest.md', 'src/.github/workflows/x.yml', 'test/rose.test.ts'])(
    '%s does not',
    (path) => {
      expect(why(path)).toBeUndefined()
    },
  )

  const manifest = (more: object): string => JSON.stringify({ name: 'garden', version: '1.0.0', ...more })

  it.each([
    ['a script', { scripts: { test: 'vitest' } }, { scripts: { test: 'true' } }, true],
    ['settings of a test runner', { jest: {} }, { jest: { bail: 1 } }, true],
    ['scripts that are new', {}, { scripts: { test: 'true' } }, true],
    ['a dependency', { scripts: { test: 'vitest' } }, { scripts: { test: 'vitest' }, dependencies: { a: '1' } }, false],
    ['a description', {}, { description: 'roses' }, false],
  ])('a package.json does where %s changes: %j to %j', (_, before, after, does) => {
    expect(why('package.json', [manifest(before), manifest(after)])).toBe(does ? 'scripts of a manifest' : undefined)
    expect(why('package.json.md', [manifest(before), manifest(after)])).toBeUndefined()
  })

  it('a manifest does as a whole where it is new, goes, or cannot be read', () => {
    expect(why('package.json', [undefined, manifest({})])).toBe('scripts of a manifest')
    expect(why('package.json', [manifest({}), undefined])).toBe('scripts of a manifest')
    expect(why('package.json', ['{', '{ '])).toBe('scripts of a manifest')
    expect(why('package.json', ['{', '{'])).toBeUndefined()
  })

  it('a pyproject.toml does by its tables of tools that test', () => {
    const tables = (addopts: string, version: string): string =>
      `[project]\nversion = "${version}"\n[tool.pytest.ini_options]\naddopts = "${addopts}"\n`
    expect(why('pyproject.toml', [tables('-x', '1'), tables('-k no', '1')])).toBe('scripts of a manifest')
    expect(why('pyproject.toml', [tables('-x', '1'), tables('-x', '2')])).toBeUndefined()
  })
})
