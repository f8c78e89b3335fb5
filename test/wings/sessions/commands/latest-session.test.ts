import { mkdirSync, realpathSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { latestSession } from '../../../../src/wings/sessions/commands/latest-session.ts'
import { temporaryFolder } from '../../../support/git.ts'

const shelf = (home: string) => {
  let time = 1_700_000_000
  return (file: string, text: string): string => {
    const whole = path.join(home, file)
    mkdirSync(path.dirname(whole), { recursive: true })
    writeFileSync(whole, text)
    utimesSync(whole, ++time, time)
    return whole
  }
}

describe('latestSession', () => {
  it('finds the newest session that worked in the checkout or below it, with those of its sub-agents', async () => {
    using folder = temporaryFolder()
    const home = realpathSync(folder.path)
    const root = path.join(home, 'shop')
    mkdirSync(path.join(root, 'lib'), { recursive: true })
    const put = shelf(home)
    const line = (cwd: string) => `${JSON.stringify({ type: 'user', cwd, sessionId: 's', message: {} })}\n`
    put('.codex/sessions/2026/05/01/rollout-1.jsonl', JSON.stringify({ type: 'session_meta', payload: { cwd: root } }))
    const session = put('.claude/projects/shop/one.jsonl', line(path.join(root, 'lib')))
    const agent = put('.claude/projects/shop/one/subagents/agent-1.jsonl', line(root))
    put('.claude/projects/other/two.jsonl', line(path.join(home, 'shopping')))
    put('.gemini/tmp/shop/.project_root', '/somewhere/else')
    put('.gemini/tmp/shop/chats/session-1.jsonl', '{}')
    const env = { HOME: home }
    expect(await latestSession({ root, env })).toEqual({ agent: 'claude-code', files: [session, agent] })
    expect(await latestSession({ root, env, agent: 'codex' })).toMatchObject({ agent: 'codex' })
    expect(await latestSession({ root, env, agent: 'gemini' })).toBeUndefined()
    expect(await latestSession({ root: path.join(home, 'nowhere'), env })).toBeUndefined()
  })
})
