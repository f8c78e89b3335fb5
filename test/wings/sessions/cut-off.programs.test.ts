import { renameSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { importSources } from '../../../src/wings/sessions/index.ts'
import { repository } from '../../support/git.ts'

const lines = (...entries: readonly object[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

describe('a file that was only moved while a session was under way', () => {
  it('is completed, though its time of writing is older than the session', async () => {
    using repo = repository({ 'a.txt': 'one\n', 'old.txt': 'old\n' })
    const past = new Date(Date.now() - 3_600_000)
    utimesSync(path.join(repo.root, 'old.txt'), past, past)
    renameSync(path.join(repo.root, 'old.txt'), path.join(repo.root, 'new.txt'))
    const timestamp = new Date().toISOString()
    const text = lines(
      {
        type: 'assistant',
        timestamp,
        cwd: repo.root,
        sessionId: 's',
        message: { content: [{ type: 'tool_use', id: 'c', name: 'Bash', input: { command: './move-it' } }] },
      },
      {
        type: 'user',
        timestamp,
        cwd: repo.root,
        sessionId: 's',
        message: { content: [{ type: 'tool_result', tool_use_id: 'c', content: '' }] },
        toolUseResult: { stdout: '', stderr: '' },
      },
    )
    const imported = await importSources([{ name: 's', text }], { root: repo.root, after: 'work tree', complete: true })
    expect(imported.ok && imported.compared).toEqual({ differing: [], elsewhere: [] })
    expect(imported.ok && imported.plan.steps.map(({ tool, input }) => [tool, input])).toEqual([
      ['Move', { file_path: 'old.txt', new_path: 'new.txt' }],
    ])
  })
})
