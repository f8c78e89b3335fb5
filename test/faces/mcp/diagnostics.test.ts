import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository, type TestRepository } from '../../support/git.ts'
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
      expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1)
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
