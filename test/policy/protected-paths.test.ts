import { describe, expect, it } from 'vitest'
import { protectedAs } from '../../src/policy/protected-paths.ts'

describe('a protected path', () => {
  it.each([
    '.github/workflows/ci.yml',
    '.github/editplan.yml',
    'CODEOWNERS',
    'docs/CODEOWNERS',
    'AGENTS.md',
    'packages/a/CLAUDE.md',
    '.claude/settings.json',
    '.cursor/rules/a.mdc',
    '.gitattributes',
    'sub/.gitattributes',
    '.gitmodules',
    '.npmrc',
    'package-lock.json',
    'a/yarn.lock',
    'go.sum',
    '.bashrc',
    '.envrc',
    '.husky/pre-commit',
    'hooks/post-merge',
    // as other file systems read them
    '.GitHub/workflows/ci.yml',
    'agents.MD',
    '.gitattributes.',
    '.gitattributes ',
    '.g\u200citattributes',
    '.gitmodules::$DATA',
    'GITATT~1',
    'PACKAG~1.JSO',
  ])('%j asks', (path) => {
    expect(protectedAs(path)).toBeTypeOf('string')
  })

  it.each([
    'src/a.ts',
    'README.md',
    'src/hooks/useUser.ts',
    'package.json',
    '.gitignore',
    'github/a',
    'docs/lock.json',
  ])('%j does not', (path) => {
    expect(protectedAs(path)).toBeUndefined()
  })
})
