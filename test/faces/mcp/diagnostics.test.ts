import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository, type TestRepository, temporaryFolder } from '../../support/git.ts'
import { type ToyOptions, toyArgv } from '../../support/toy-language.ts'
import { connectHere } from './client.ts'

const asking = (options: ToyOptions = {}, more: object = {}): TestRepository =>
  repository({
    'shape.toy': 'export area\n',
    'use.toy': "import area from './shape.toy'\n",
    'old.toy': 'wrong\n',
    ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`far${at}.toy`, 'export far\n'])),
    '.github/editplan.yml': JSON.stringify({
      version: 1,
      diagnostics: [{ name: 'toy', server: toyArgv(options), files: '*.toy', ...more }],
    }),
  })

const rename = async (client: Awaited<ReturnType<typeof connectHere>>): Promise<void> => {
  for (const [file_path, old_string, new_string] of [
    ['old.toy', 'wrong\n', 'export right\n'],
    ['shape.toy', 'area', 'surface'],
  ] as const) {
    await client.call('Read', { file_path })
    expect(await client.outcome('Edit', { file_path, old_string, new_string })).toBe('ok')
  }
}

describe('plan_diagnostics', () => {
  it.each([false, true])(
    'tells what the recorded plan breaks and fixes, with the step; dry run: %s',
    async (dryRun) => {
      using repo = asking()
      await using client = await connectHere(repo.root, { dryRun })
      await rename(client)
      const { structuredContent } = await client.call('plan_diagnostics', {})
      expect(structuredContent).toMatchObject({
        ok: true,
        servers: [{ state: 'known', added: 1, fixed: 1, diagnostics: [{ file_path: 'use.toy', line: 1, step: 4 }] }],
      })
    },
  )

  it('lists at most twenty, and counts them all', async () => {
    using repo = asking()
    await using client = await connectHere(repo.root)
    await client.call('Read', { file_path: 'use.toy' })
    await client.call('Write', { file_path: 'use.toy', content: 'wrong\n'.repeat(50) })
    const { structuredContent } = await client.call('plan_diagnostics', {})
    expect(structuredContent).toMatchObject({ servers: [{ added: 50, diagnostics: { length: 20 } }] })
  })

  it('says what is unknown', async () => {
    using repo = asking({ crashAt: 'change' })
    await using client = await connectHere(repo.root)
    await rename(client)
    const { structuredContent } = await client.call('plan_diagnostics', {})
    expect(structuredContent).toMatchObject({ ok: true, servers: [{ state: 'unknown', reason: 'ended', added: 0 }] })
  })

  it('is told under on_new: stop too, and asks nobody where nothing is recorded or named', async () => {
    using repo = asking({}, { on_new: 'stop' })
    await using client = await connectHere(repo.root)
    expect(await client.outcome('plan_diagnostics', {})).toBe('PLAN_EMPTY')
    await rename(client)
    expect((await client.call('plan_diagnostics', {})).structuredContent).toMatchObject({ servers: [{ added: 1 }] })
    using plain = repository({ 'a.txt': 'one\n' })
    await using other = await connectHere(plain.root, { record: path.join(plain.root, 'plan.yaml') })
    await other.call('Read', { file_path: 'a.txt' })
    await other.outcome('Edit', { file_path: 'a.txt', old_string: 'one', new_string: 'two' })
    expect((await other.call('plan_diagnostics', {})).structuredContent).toMatchObject({ ok: true, servers: [] })
  })
})

describe('an edit of a session in which language servers run', () => {
  const edit = async (client: Awaited<ReturnType<typeof connectHere>>, file: string, from: string, to: string) => {
    await client.call('Read', { file_path: file })
    const input = { file_path: file, old_string: from, new_string: to }
    return (await client.call('Edit', input)).structuredContent
  }

  it('is answered with what the plan breaks now; they start once, and end with the session', async () => {
    using notes = temporaryFolder()
    const startsTo = path.join(notes.path, 'starts')
    using repo = asking({ startsTo })
    {
      await using client = await connectHere(repo.root)
      expect(await edit(client, 'old.toy', 'wrong', 'export right')).not.toHaveProperty('diagnostics')
      expect(existsSync(startsTo)).toBe(false)
      await client.call('plan_diagnostics', {})
      expect(await edit(client, 'shape.toy', 'area', 'surface')).toMatchObject({
        diagnostics: { servers: [{ state: 'known', added: 1, fixed: 1, diagnostics: [{ file_path: 'use.toy' }] }] },
      })
      expect(await edit(client, 'use.toy', 'area', 'surface')).toMatchObject({
        diagnostics: { servers: [{ state: 'known', added: 0, fixed: 1, diagnostics: [] }] },
      })
      expect(await edit(client, 'far1.toy', 'export far\n', 'wrong\n'.repeat(50))).toMatchObject({
        diagnostics: { servers: [{ added: 50, diagnostics: { length: 20 } }] },
      })
      expect(repo.git('worktree', 'list').split('\n')).toHaveLength(2)
    }
    expect(readFileSync(startsTo, 'utf8')).toBe('started\n')
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('asks nobody where the server failed when it was asked last', async () => {
    using repo = asking({ crashAt: 'change' })
    await using client = await connectHere(repo.root)
    await edit(client, 'old.toy', 'wrong', 'export right')
    await client.call('plan_diagnostics', {})
    expect(await edit(client, 'shape.toy', 'area', 'surface')).not.toHaveProperty('diagnostics')
    expect(repo.read('shape.toy').toString()).toBe('export surface\n')
  })

  it('is no less done where the plan cannot be replayed: that is unknown', async () => {
    using repo = asking()
    await using client = await connectHere(repo.root)
    await edit(client, 'old.toy', 'wrong', 'export right')
    await client.call('plan_diagnostics', {})
    repo.write({ 'far2.toy': 'export elsewhere\n' })
    expect(await edit(client, 'far2.toy', 'elsewhere', 'here')).toMatchObject({
      ok: true,
      diagnostics: { servers: [] },
    })
    expect(repo.read('far2.toy').toString()).toBe('export here\n')
  })
})
