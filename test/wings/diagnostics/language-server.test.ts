import { describe, expect, it } from 'vitest'
import { quietArgv, quietEnvironment, quietInitialization } from '../../../src/wings/diagnostics/language-server.ts'

describe('a language server', () => {
  it.each<{ readonly argv: readonly [string, ...string[]] }>([
    { argv: ['clangd'] },
    { argv: ['/usr/bin/clangd-19', '--log=error'] },
    { argv: ['env', 'C:\\llvm\\clangd.exe'] },
  ])('is known by its program, or by what that starts: $argv', ({ argv }) => {
    expect(quietArgv({ argv })).toEqual([...argv, '--background-index=false', '--sync'])
  })

  it('keeps what its policy says', () => {
    expect(quietArgv({ argv: ['clangd', '--sync=no'] })).toEqual(['clangd', '--sync=no', '--background-index=false'])
    expect(quietInitialization({ argv: ['other', '--with', 'clangd'], initialization: { a: 1 } })).toEqual({ a: 1 })
    expect(quietEnvironment({ argv: ['node', 'pyright-langserver.js', '--stdio'] })).toEqual({ PYTHONSAFEPATH: '1' })
    expect(quietEnvironment({ argv: ['ruff', 'server', 'pyright'] })).toEqual({})
  })
})
