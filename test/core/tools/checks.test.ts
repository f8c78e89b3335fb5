import { describe, expect, it } from 'vitest'
import { isUnreadable, namesOf, refuseByRule } from '../../../src/core/tools/permission.ts'
import type { Problem } from '../../../src/errors.ts'

const DENIED: Problem = { name: 'PATH_DENIED', message: '' }
const workspace = { linkTarget: (path: string) => (path === 'link' ? 'secrets/key' : undefined) }
const policy = { path: (path: string) => (path.startsWith('secrets/') ? DENIED : undefined) }

describe('a rule about a file', () => {
  it('holds for a link that leads to it', () => {
    expect(namesOf('link', workspace)).toEqual(['link', 'secrets/key'])
    expect(refuseByRule('link', { tool: 'Edit', effects: ['changes'] }, { workspace, policy })).toBe(DENIED)
    expect(isUnreadable('link', { workspace, policy })).toBe(true)
  })

  it('is asked once about a file that is no link', () => {
    expect(namesOf('a.txt', workspace)).toEqual(['a.txt'])
    expect(namesOf('a.txt', { linkTarget: (path) => path })).toEqual(['a.txt'])
    expect(refuseByRule('a.txt', { tool: 'Edit', effects: ['changes'] }, { workspace, policy })).toBeUndefined()
    expect(isUnreadable('secrets/key', { workspace, policy })).toBe(true)
  })
})
