import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createPolicy } from '../../../src/core/policy/policy.ts'
import { parsePolicy, policyFileSchema } from '../../../src/core/policy/policy-file.ts'
import { openDisk } from '../../../src/core/workspace/sources/disk.ts'
import { createAdvice } from '../../../src/faces/mcp/recording/editing.ts'
import type { Files } from '../../support/folder.ts'
import { repository } from '../../support/memory-repository.ts'

const adviceOn = (root: string, keys = '') => {
  const file = policyFileSchema().parse(parse(`version: 1\n${keys}`))
  return createAdvice(file, { workspace: openDisk(root), policy: createPolicy({ file }) })
}

describe('guidance', () => {
  const files: Files = { 'AGENTS.md': 'root', 'a/AGENTS.md': 'a', 'a/b/AGENTS.md': 'b', 'a/b/x.txt': '' }

  it('comes from the root inwards, each file once', () => {
    using repo = repository(files)
    const advice = adviceOn(repo.root)
    expect(advice.guidance('a/x.txt').map(({ text }) => text)).toEqual(['root', 'a'])
    expect(advice.guidance('a/b/x.txt').map(({ path }) => path)).toEqual(['a/b/AGENTS.md'])
    expect(advice.guidance('a/b/x.txt')).toEqual([])
  })

  it('is not repeated to whoever reads the file itself', () => {
    using repo = repository(files)
    const advice = adviceOn(repo.root)
    expect(advice.guidance('a/AGENTS.md').map(({ path }) => path)).toEqual(['AGENTS.md'])
    expect(advice.guidance('a/x.txt')).toEqual([])
  })

  it('is cut if it is long, and omitted if it is denied, leads outside or is not a file', () => {
    using repo = repository({
      'AGENTS.md': 'x'.repeat(20_000),
      'secret/AGENTS.md': 's',
      'c/AGENTS.md/y': '',
      'd/y': '',
      'e/y': '',
    })
    symlinkSync('/etc/hosts', path.join(repo.root, 'd/AGENTS.md'))
    const advice = adviceOn(repo.root, 'rules: { deny: ["Read(secret/**)"] }')
    expect(advice.guidance('secret/x')).toMatchObject([{ path: 'AGENTS.md', text: 'x'.repeat(16_384), cut: true }])
    symlinkSync('../secret/AGENTS.md', path.join(repo.root, 'e/AGENTS.md'))
    const given = ['secret/x', 'c/x', 'd/x', 'e/x'].flatMap((file) => advice.guidance(file))
    expect(given).toEqual([])
  })
})

describe('reminders', () => {
  it('are all those whose glob the file matches', () => {
    using repo = repository()
    const advice = adviceOn(repo.root, 'reminders: { "*.md": One., "docs/**": Two., "/x.md": Three. }')
    expect(advice.reminders('docs/x.md')).toEqual(['One.', 'Two.'])
    expect(advice.reminders('src/x.ts')).toEqual([])
  })

  it('are refused in a policy whose glob cannot be read', async () => {
    expect((await parsePolicy('version: 1\nreminders: { "[a": note }', 'policy.yml')).ok).toBe(false)
    expect((await parsePolicy('version: 1\nguidance: [docs/AGENTS.md]', 'policy.yml')).ok).toBe(false)
  })
})
