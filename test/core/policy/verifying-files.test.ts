import { describe, expect, it } from 'vitest'
import { verifyingFile } from '../../../src/core/policy/run-verifications.ts'
import { items } from '../../support/items.ts'

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
      mode: 0o644,
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

  it.each(items`
vitest.config.ts   packages/a/jest.config.js   jest.setup.ts   .mocharc.yml   pytest.ini   tests/conftest.py
Makefile   .github/workflows/test.yml   .github/editplan.yml`)(
    '%s configures tests, whatever changes in it',
    (path) => {
      expect(why(path)).toBe('test configuration')
      expect(why(path, ['a', undefined])).toBe('test configuration')
    },
  )

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
  const PROJECT = '[project]\nname = "garden"\n'

  it.each([
    ['an indented table', `${PROJECT}  [tool.pytest.ini_options]\naddopts = "-x"\n`],
    ['a table with blanks in its name', `${PROJECT}[ tool . pytest . ini_options ]\naddopts = "-x"\n`],
    ['a table with quotes in its name', `${PROJECT}["tool"."pytest"]\naddopts = "-x"\n`],
    ['a table with escapes in its name', `${PROJECT}["t\\u006fol".pytest]\naddopts = "-x"\n`],
    ['a key of the top', `tool.pytest.ini_options.addopts = "-x"\n${PROJECT}`],
    ['a map at the top', `tool = { pytest = { addopts = "-x" } }\n${PROJECT}`],
    ['a key of the table above', `${PROJECT}[tool]\npytest.addopts = "-x"\n`],
    ['a map of scripts', `${PROJECT}scripts = { grow = "-x" }\n`],
    ['a script', `${PROJECT}scripts.grow = "-x"\n`],
    ['lines that end in CR and LF', `${PROJECT}  [tool.tox]\nrun = "-x"\n`.replaceAll('\n', '\r\n')],
  ])('a pyproject.toml does by %s', (_, text) => {
    expect(why('pyproject.toml', [text, text.replace('-x', '-k no')])).toBe('scripts of a manifest')
    expect(why('pyproject.toml', [text, text])).toBeUndefined()
  })

  it.each([
    ['an indented table', '[package]\nname = "x"\n  [[test]]\nname = "-x"\n'],
    ['a profile as a map', '[package]\nname = "x"\n[profile]\ntest = { debug = "-x" }\n'],
    ['a key of the top', 'profile.test.debug = "-x"\n'],
  ])('a Cargo.toml does by %s', (_, text) => {
    expect(why('Cargo.toml', [text, text.replace('-x', '-y')])).toBe('scripts of a manifest')
  })

  it('a manifest that moves does, as a new one would', () => {
    const bytes = Buffer.from('{"scripts":{"test":"true"}}')
    const moved = { path: 'b/package.json', from: 'a/package.json', before: bytes, after: bytes, mode: 0o644 }
    expect(verifyingFile(moved, [])).toBe('scripts of a manifest')
    expect(verifyingFile({ ...moved, from: undefined }, [])).toBeUndefined()
  })

  it('a manifest does by bytes that are not UTF-8 too', () => {
    const bytes = (text: string) => Buffer.from(text, 'latin1')
    for (const [path, text] of [
      ['pyproject.toml', '[tool.pytest]\naddopts = "\u00e1"\n'],
      ['package.json', '{"scripts":{"test":"\u00e1"}}'],
    ] as const) {
      const changed = { path, before: bytes(text), after: bytes(text.replace('\u00e1', '\u00e9')), mode: 0o644 }
      expect(verifyingFile(changed, [])).toBe('scripts of a manifest')
    }
  })

  it.each([null, 7, true, 'x', [], {}])('a package.json does where its scripts, or all of it, become %j', (value) => {
    const scripts = { test: 'vitest' }
    expect(why('package.json', [manifest({ scripts }), manifest({ scripts: value })])).toBe('scripts of a manifest')
    expect(why('package.json', [manifest({ scripts }), JSON.stringify(value)])).toBe('scripts of a manifest')
  })
})
