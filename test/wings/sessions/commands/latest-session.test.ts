import { mkdirSync, realpathSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { latestSession } from '../../../../src/wings/sessions/commands/latest-session.ts'
import { importPlan } from '../../../../src/wings/sessions/import-plan.ts'
import { temporaryFolder } from '../../../support/folder.ts'

interface Sqlite {
  readonly DatabaseSync: new (
    file: string,
  ) => {
    exec(sql: string): void
    prepare(sql: string): { run(...values: readonly (string | number | null)[]): unknown }
    close(): void
  }
}

const NAME = 'node:sqlite'

/** Node has it since 22.13. */
const sqlite: Sqlite | undefined = await import(NAME).catch(() => undefined)

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
  it('finds the newest session that worked in the checkout or below it, with those of its sub-agents', {}, async () => {
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

  it.skipIf(sqlite)('says what to do where OpenCode’s database cannot be read by this Node', async () => {
    using folder = temporaryFolder()
    const home = realpathSync(folder.path)
    shelf(home)('.local/share/opencode/opencode.db', 'SQLite format 3\0')
    const found = latestSession({ root: home, env: { HOME: home }, agent: 'opencode' })
    await expect(found).rejects.toMatchObject({ problems: [{ name: 'UNAVAILABLE_HERE' }] })
  })

  it.runIf(sqlite)('reads OpenCode’s database, sub-agents too,', async () => {
    using folder = temporaryFolder()
    const home = realpathSync(folder.path)
    const root = path.join(home, 'shop')
    mkdirSync(root)
    const file = shelf(home)('.local/share/opencode/opencode.db', '')
    const database = new sqlite!.DatabaseSync(file)
    database.exec(`create table session (id, parent_id, directory, version, revert, time_created, time_updated);
      create table message (id, session_id, time_created, data);
      create table part (id, message_id, session_id, data);`)
    const insert = (table: string, ...values: readonly (string | number | null)[]) =>
      database.prepare(`insert into ${table} values (${values.map(() => '?').join(', ')})`).run(...values)
    const write = (name: string) =>
      JSON.stringify({
        type: 'tool',
        tool: 'write',
        callID: name,
        state: { status: 'completed', input: { filePath: path.join(root, name), content: `${name}\n` }, metadata: {} },
      })
    insert('session', 'ses_1', null, root, '1.18', null, 1, 30)
    insert('session', 'ses_2', 'ses_1', root, '1.18', null, 2, 40)
    insert('session', 'ses_3', null, path.join(home, 'other'), '1.18', null, 3, 50)
    for (const [session, name] of [
      ['ses_1', 'a.txt'],
      ['ses_2', 'b.txt'],
      ['ses_3', 'c.txt'],
    ] as const) {
      insert('message', `msg_${session}`, session, 1, JSON.stringify({ role: 'assistant' }))
      insert('part', `prt_${session}`, `msg_${session}`, session, write(name))
    }
    database.close()
    const found = await latestSession({ root, env: { HOME: home } })
    expect(found).toMatchObject({ agent: 'opencode', files: [file] })
    const imported = importPlan(found?.sources ?? [])
    expect(imported.ok && imported.plan.steps.map(({ input }) => input)).toEqual([
      { file_path: 'a.txt', content: 'a.txt\n' },
      { file_path: 'b.txt', content: 'b.txt\n' },
    ])
  })
})
