import { rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan } from '../../../../src/core/run/apply.ts'
import { recordHook } from '../../../../src/wings/sessions/record/hook.ts'
import type { HookCall } from '../../../../src/wings/sessions/record/notes.ts'
import { repository, repositoryAt } from '../../../support/git.ts'

const FILES = {
  'a.txt': 'one\ntwo\nthree\n',
  'b.txt': 'one\n',
  'crlf.txt': 'one\r\ntwo\r\nthree\r\n',
  '.gitignore': 'ignored/\n',
}

describe('a recording hook', () => {
  const call = (moment: HookCall['moment'], why = ''): HookCall => ({
    session: '../../odd name',
    moment,
    call: { id: why, why },
  })

  it('makes the changes after each call steps of their own, and lists what it cannot carry', {}, async () => {
    using repo = repository(FILES)
    const base = repo.git('rev-parse', 'HEAD')
    await recordHook(call('begin'), { root: repo.root })
    repo.write({ 'a.txt': 'ONE\ntwo\nthree\n', 'new.txt': 'new\n' })
    expect(await recordHook(call('tool', 'Bash: sed -i s/one/ONE/ a.txt'), { root: repo.root })).toBe(undefined)
    expect(await recordHook(call('tool', 'Read: a.txt'), { root: repo.root })).toBe(undefined)
    repo.write({ 'new.txt': 'newer\n' })
    repo.git('add', '-A')
    repo.git('commit', '-qm', 'by the agent')
    symlinkSync('a.txt', path.join(repo.root, 'link'))
    await recordHook(call('tool', 'Bash: git commit'), { root: repo.root })
    const made = await recordHook(call('end'), { root: repo.root })
    expect(made?.plan?.base).toBe(base)
    expect(made?.plan?.steps.map(({ tool, why }) => [tool, why])).toEqual([
      ['Edit', 'Bash: sed -i s/one/ONE/ a.txt'],
      ['Write', 'Bash: sed -i s/one/ONE/ a.txt'],
      ['Edit', 'Bash: git commit'],
    ])
    expect(made?.leftOut.map((left) => left.path)).toEqual(['link'])
    expect(made?.plan?.left_out).toMatchObject([{ at: 'link:1' }])
    expect(repo.git('status', '--porcelain')).toBe('?? link')
  })

  it('begins at its first call where it was not called before, and says so', async () => {
    using repo = repository(FILES)
    repo.write({ 'draft.md': 'mine\n', 'crlf.txt': 'mine\n' })
    await recordHook(call('tool', 'Write: a.txt'), { root: repo.root })
    repo.write({ 'a.txt': 'one\ntwo\n' })
    await recordHook(call('tool', 'Write: a.txt'), { root: repo.root })
    const made = await recordHook(call('end'), { root: repo.root })
    expect(made?.plan?.steps).toMatchObject([{ input: { file_path: 'a.txt' }, why: 'Write: a.txt' }])
    expect(made?.plan?.left_out).toHaveLength(1)
  })

  it('says where it was called at the end alone, and makes no plan', async () => {
    using repo = repository(FILES)
    repo.write({ 'a.txt': 'mine\n' })
    const made = await recordHook(call('end'), { root: repo.root })
    expect(made).toMatchObject({ note: expect.any(String), leftOut: [] })
    expect(made?.plan).toBe(undefined)
  })

  it('never stores keys, credentials and ignored files', async () => {
    using repo = repository(FILES)
    await recordHook(call('begin'), { root: repo.root })
    repo.write({
      'secret.pem': 'hunter2\n',
      '.env': 'hunter2\n',
      'ignored/x': 'hunter2\n',
      'note.txt': '-----BEGIN PRIVATE KEY-----\nhunter2\n',
      'b.txt': 'fine\n',
    })
    await recordHook(call('tool', 'Bash: make'), { root: repo.root })
    const made = await recordHook(call('end'), { root: repo.root })
    expect(made?.plan?.steps).toMatchObject([{ input: { file_path: 'b.txt' } }])
    expect(made?.leftOut.map((left) => left.path).sort()).toEqual(['.env', 'note.txt', 'secret.pem'])
    expect(made?.ignored).toEqual(['ignored/'])
    const objects = repo
      .git('cat-file', '--batch-all-objects', '--batch-check')
      .split('\n')
      .filter((line) => line.includes(' blob '))
    expect(objects.filter((line) => repo.git('cat-file', '-p', line.split(' ')[0] ?? '').includes('hunter2'))).toEqual(
      [],
    )
  })

  it('masks credentials in what a command says', async () => {
    using repo = repository(FILES)
    const token = `npm_${'a1B2c3D4e5F6'.repeat(3)}`
    await recordHook(call('begin'), { root: repo.root })
    repo.write({ 'a.txt': 'one\n' })
    await recordHook(call('tool', `Bash: deploy --token ${token}`), { root: repo.root })
    const made = await recordHook(call('end'), { root: repo.root })
    expect(JSON.stringify(made)).not.toContain(token)
  })
})

describe('the steps of a hook', () => {
  const edit = (file: string) => ({ id: `edit ${file}`, why: `Edit: ${file}`, files: [file] })
  const shell = (line: string) => ({ id: line, why: `Bash: ${line}`, command: true as const })

  const hooked = (root: string) => {
    const hook = (session: string, moment: HookCall['moment'], call?: HookCall['call']) =>
      recordHook({ session, moment, ...(call && { call }) }, { root })
    return {
      begin: (session: string) => hook(session, 'begin'),
      starts: (session: string, call: HookCall['call']) => hook(session, 'call', call),
      ends: (session: string, call: HookCall['call']) => hook(session, 'tool', call),
      end: async (session: string) => (await hook(session, 'end'))?.plan,
    }
  }

  const said = (plan: Awaited<ReturnType<ReturnType<typeof hooked>['end']>>) =>
    plan?.steps.map(({ input, why, session }) => ['file_path' in input ? input.file_path : '', why, session?.id])

  it('are nobody’s where a person saved between two calls, or another file during an edit', async () => {
    using repo = repository(FILES)
    const { begin, starts, ends, end } = hooked(repo.root)
    await begin('s1')
    await starts('s1', edit('a.txt'))
    repo.write({ 'a.txt': 'ONE\n', 'b.txt': 'by a person\n' })
    await ends('s1', edit('a.txt'))
    repo.write({ 'mine.txt': 'by a person\n' })
    await starts('s1', shell('touch made.txt'))
    repo.write({ 'made.txt': '' })
    await ends('s1', shell('touch made.txt'))
    repo.write({ 'a.txt': 'TWO\n' })
    const plan = await end('s1')
    const outside = 'changed outside the calls of the agent'
    expect(said(plan)).toEqual([
      ['b.txt', outside, undefined],
      ['a.txt', 'Edit: a.txt', 's1'],
      ['mine.txt', outside, undefined],
      ['made.txt', 'Bash: touch made.txt', 's1'],
      ['a.txt', outside, undefined],
    ])
    expect(plan?.sessions).toEqual([{ id: 's1' }])
  })

  it('claim nothing of another session, and lead to the same files', async () => {
    using repo = repository(FILES)
    const base = repo.git('rev-parse', 'HEAD')
    const { begin, starts, ends, end } = hooked(repo.root)
    await begin('s1')
    await starts('s1', shell('make'))
    await begin('s2')
    await starts('s2', edit('b.txt'))
    repo.write({ 'b.txt': 'two\n', 'made.txt': 'made\n' })
    await ends('s2', edit('b.txt'))
    await ends('s1', shell('make'))
    await starts('s2', shell('rm crlf.txt'))
    rmSync(path.join(repo.root, 'crlf.txt'))
    await ends('s2', shell('rm crlf.txt'))
    const [one, two] = [await end('s1'), await end('s2')]
    expect(said(one)).toEqual([
      ['made.txt', 'Bash: make', 's1'],
      ['b.txt', 'changed by another session', undefined],
      ['crlf.txt', 'changed by another session', undefined],
    ])
    expect(said(two)).toEqual([
      ['made.txt', 'changed by another session', undefined],
      ['b.txt', 'Edit: b.txt', 's2'],
      ['crlf.txt', 'Bash: rm crlf.txt', 's2'],
    ])
    for (const plan of [one, two]) {
      const copy = path.join(path.dirname(repo.root), `copy of ${plan?.digest}`)
      repo.git('worktree', 'add', '-q', '--detach', copy, base)
      expect((await applyPlan(plan!, { root: copy })).totals.failed).toBe(0)
      const made = repositoryAt(copy)
      for (const name of ['b.txt', 'made.txt']) expect(made.read(name)).toEqual(repo.read(name))
    }
  })

  it('name all the calls that may have made a change, and none of a call that was denied', async () => {
    using repo = repository(FILES)
    const { begin, starts, ends, end } = hooked(repo.root)
    await begin('s1')
    await starts('s1', shell('rm -rf .'))
    await starts('s1', shell('one'))
    await starts('s1', shell('two'))
    repo.write({ 'made.txt': 'made\n' })
    await ends('s1', shell('one'))
    await ends('s1', shell('two'))
    repo.write({ 'mine.txt': 'by a person\n' })
    expect(said(await end('s1'))).toEqual([
      ['made.txt', 'one of 2 calls: Bash: one; Bash: two', 's1'],
      ['mine.txt', 'changed outside the calls of the agent', undefined],
    ])
  })

  it('have the words of a call once that was announced twice', async () => {
    using repo = repository(FILES)
    const { begin, starts, ends, end } = hooked(repo.root)
    const [asked, begun] = [
      { ...shell('one'), id: 'asked' },
      { ...shell('one'), id: 'begun' },
    ] as const
    await begin('s1')
    await starts('s1', asked)
    await starts('s1', begun)
    repo.write({ 'made.txt': 'made\n' })
    await ends('s1', begun)
    await ends('s1', asked)
    expect(said(await end('s1'))).toEqual([['made.txt', 'Bash: one', 's1']])
  })

  it('are about the file that a link leads to, and about both paths of a file that was moved', async () => {
    using repo = repository(FILES)
    symlinkSync('a.txt', path.join(repo.root, 'link'))
    repo.commit('link')
    const { begin, starts, ends, end } = hooked(repo.root)
    await begin('s1')
    await starts('s1', edit('link'))
    repo.write({ 'a.txt': 'ONE\n' })
    await ends('s1', edit('link'))
    const move = { id: 'move', why: 'move', files: ['crlf.txt', 'moved.txt'] }
    await starts('s1', move)
    repo.git('mv', 'crlf.txt', 'moved.txt')
    await ends('s1', move)
    expect(said(await end('s1'))).toEqual([
      ['a.txt', 'Edit: link', 's1'],
      ['crlf.txt', 'move', 's1'],
    ])
  })
})
