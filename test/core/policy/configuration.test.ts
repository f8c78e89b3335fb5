import { describe, expect, it } from 'vitest'
import { refuseBroken } from '../../../src/core/policy/configuration.ts'

const bytes = (text: string): Buffer => Buffer.from(text)
const verdict = (path: string, before: string | undefined, after: string): string =>
  refuseBroken(path, before === undefined ? undefined : bytes(before), bytes(after))?.name ?? 'ok'

describe('a configuration file', () => {
  it.each([
    ['package.json', '{"a": 1}', '{"a": 1,}'],
    ['package.json', '{"a": 1}', '{"a": 1} // note'],
    ['package.json', '{"a": 1}', ''],
    ['data.json', '{"a": 1} // note', '{"a": 1 // note'],
    ['tsconfig.json', '{"a": 1}', '{"a": }'],
    ['tsconfig.build.json', '// c\n{"a": [1,],}', '// c\n{"a": [1,},'],
    ['.vscode/settings.json', '{}', '{'],
    ['a.jsonc', '{} // x', '{}} // x'],
    ['.github/workflows/ci.yml', 'a: 1\n', 'a: 1\n  b: 2\n'],
    ['a.yaml', 'a: 1\n', 'a: 1\na: 2\n'],
    ['a.yaml', 'a: 1\n---\nb: 1\n', 'a: 1\n---\nb: [1\n'],
    ['a.yaml', 'a: 1\n', 'a: *nowhere\n'],
    ['a.yaml', 'a: 1\n', '\ta: 1\n'],
    ['Cargo.toml', 'a = 1\n', 'a = \n'],
    ['pyproject.toml', '[a]\nb = 1\n', '[a]\nb = 1\nb = 2\n'],
    ['Cargo.lock', 'version = 3\n', 'version = 3\n<<<<<<< ours\n'],
    ['composer.lock', '{}', '{} }'],
    ['composer.lock', '{}', '<<<<<<< ours\n{}'],
    ['deep.json', '{}', '['.repeat(50_000)],
    ['deep.jsonc', '{}', '['.repeat(50_000)],
    ['deep.yaml', 'a: 1', '['.repeat(200_000)],
    ['deep.toml', 'a = 1', `a = ${'['.repeat(200_000)}`],
  ])('%s that parsed and no longer does is refused', (path, before, after) => {
    expect(verdict(path, before, before)).toBe('ok')
    expect(verdict(path, before, after)).toBe('CONFIG_BROKEN')
  })

  it.each([
    ['package.json', '{"a": 1}', '{"a": 2}\n'],
    ['package.json', '\ufeff{"a": 1}', '\ufeff{"a": 2}\n'],
    ['package.json', '{"a": 1', '{"a": 2'],
    ['package.json', undefined, '{"a": 2'],
    ['data.json', '{"a": 1} // note', '{"a": 2} // note'],
    ['tsconfig.json', '{"a": 1}', '{"a": 1,} // fine'],
    ['chart/templates/a.yaml', 'a: {{ .Values.a }}\n', 'b: {{ .Values.b }}\n'],
    ['template.yaml', 'a: !Ref b\n', 'a: !Sub "x"\n'],
    ['a.yaml', '<<: 1\n', '&a a: 1\n'],
    ['notes.md', '{}', '{'],
    ['a.json5', '{}', '{'],
  ])('%s that still parses, never did, or is new is let through', (path, before, after) => {
    expect(verdict(path, before, after)).toBe('ok')
  })

  it('in UTF-16 is read as what it says', () => {
    const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')
    expect(refuseBroken('a.json', utf16('{"a": 1}'), utf16('{"a": 2}'))).toBeUndefined()
    expect(refuseBroken('a.json', utf16('{"a": 1}'), utf16('{"a": }'))?.name).toBe('CONFIG_BROKEN')
  })

  it('is not looked at once it is too large to parse', () => {
    expect(refuseBroken('a.yaml', bytes('a: 1'), bytes(`a: [${' '.repeat(513 * 1024)}`))).toBeUndefined()
  })

  it('says where it broke', () => {
    expect(refuseBroken('a.json', bytes('{}'), bytes('{\n  "a": 1,\n}'))?.message).toMatch(/line 3, column 1\b/)
    expect(refuseBroken('a.yaml', bytes('a: 1'), bytes('a: 1\nb: 2\na: 3\n'))?.message).toMatch(/line 3, column 1\b/)
    expect(refuseBroken('a.toml', bytes('a = 1'), bytes('a = 1\nb = ]\n'))?.message).toMatch(/line 2, column 5\b/)
  })
})
