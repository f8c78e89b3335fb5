import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { settleOne } from '../../../src/core/plan/settle.ts'
import { applyPlan } from '../../../src/index.ts'
import { type ImportRequest, importSources } from '../../../src/wings/sessions/index.ts'
import { readingOf } from '../../../src/wings/sessions/whole-import.ts'
import { repository, type TestRepository, temporaryFolder } from '../../support/git.ts'

const FILES = { 'a.txt': 'one\ntwo\n', 'b.txt': 'beta\n', 'c.txt': 'gamma\n', '.gitignore': 'out/\n' }

/** A session of Claude Code that ran these lines in the checkout, all of them with success. */
const sessionIn = (repo: TestRepository, ...lines: readonly string[]) => {
  const time = () => ({ timestamp: new Date().toISOString(), sessionId: 's', cwd: repo.root })
  return lines
    .flatMap((command, index) => [
      {
        ...time(),
        type: 'assistant',
        message: { content: [{ type: 'tool_use', id: `c${index}`, name: 'Bash', input: { command } }] },
      },
      {
        ...time(),
        type: 'user',
        message: { content: [{ type: 'tool_result', tool_use_id: `c${index}`, content: '' }] },
        toolUseResult: { stdout: '', stderr: '' },
      },
    ])
    .map((entry) => `${JSON.stringify(entry)}\n`)
    .join('')
}

/** The session an hour from now, which wrote the file then. */
function anHourOn(repo: TestRepository, file: string, session: string): string {
  const on = (time: string | number) => new Date(new Date(time).getTime() + 3_600_000)
  utimesSync(path.join(repo.root, file), on(Date.now()), on(Date.now()))
  return session.replaceAll(/(?<="timestamp":")[^"]+/g, (time) => on(time).toISOString())
}

const importIn = async (repo: TestRepository, text: string, request: ImportRequest = {}) => {
  const imported = await importSources([{ name: 's.jsonl', text }], {
    lossy: true,
    root: repo.root,
    after: 'work tree',
    ...request,
  })
  if (!imported.ok) throw new Error(JSON.stringify(imported))
  return imported
}

/** A session of Claude Code that read these whole files with its tool, then ran these lines. */
const readingIn = (repo: TestRepository, files: readonly string[], ...lines: readonly string[]) =>
  files
    .flatMap((name, index) => {
      const time = { timestamp: new Date().toISOString(), sessionId: 's', cwd: repo.root }
      const [filePath, content] = [path.join(repo.root, name), repo.read(name).toString()]
      const numLines = content.split('\n').length
      const file = { filePath, content, startLine: 1, numLines, totalLines: numLines }
      const input = { file_path: filePath }
      return [
        {
          ...time,
          type: 'assistant',
          message: { content: [{ type: 'tool_use', id: `r${index}`, name: 'Read', input }] },
        },
        {
          ...time,
          type: 'user',
          message: { content: [{ type: 'tool_result', tool_use_id: `r${index}`, content }] },
          toolUseResult: { type: 'text', file },
        },
      ]
    })
    .map((entry) => `${JSON.stringify(entry)}\n`)
    .join('') + sessionIn(repo, ...lines)

/** What a plan makes of the files at its base. */
const replayedIn = async (repo: TestRepository, plan: Parameters<typeof applyPlan>[0]) => {
  repo.git('stash', '-u', '-q')
  const report = await applyPlan(plan, { root: repo.root })
  expect(report.totals.failed).toBe(0)
}

describe('a session beside the work tree that it left', () => {
  it('begins at the commit before it, though its changes are in the work tree', { tags: 'quick' }, async () => {
    using repo = repository(FILES)
    repo.write({ 'a.txt': 'ONE\ntwo\n' })
    const { plan, compared } = await importIn(repo, sessionIn(repo, "sed -i 's/one/ONE/' a.txt"))
    expect(compared).toEqual({ differing: [], elsewhere: [] })
    expect(plan).toMatchObject({ base: repo.git('rev-parse', 'HEAD'), steps: [{ tool: 'Edit' }] })
  })

  it('names the files that it does not explain, and completes the plan with them', async () => {
    using repo = repository(FILES)
    repo.write({ 'a.txt': 'ONE\ntwo\n', 'made.txt': 'made\n', 'b.txt': 'BETA\n' })
    const text = sessionIn(repo, "sed -i 's/one/ONE/' a.txt", 'python3 gen.py')
    const open = await importIn(repo, text)
    expect(open.compared?.differing.map((left) => left.path)).toEqual(['b.txt', 'made.txt'])
    const { plan, compared } = await importIn(repo, text, { complete: true })
    expect(compared?.differing).toEqual([])
    expect(plan.steps.slice(1).map(({ why }) => why)).toEqual(['not shown by the session', 'not shown by the session'])
    await replayedIn(repo, plan)
    expect(['a.txt', 'b.txt', 'made.txt'].map((name) => repo.read(name).toString())).toEqual([
      'ONE\ntwo\n',
      'BETA\n',
      'made\n',
    ])
  })

  it('is not refused for what was lost since, unless asked to be strict', async () => {
    using repo = repository(FILES)
    const imported = await importSources([{ name: 's.jsonl', text: sessionIn(repo, 'echo lost > lost.txt') }], {
      root: repo.root,
      after: 'work tree',
    })
    expect(imported).toMatchObject({ ok: true, compared: { differing: [{ path: 'lost.txt' }] } })
    if (!imported.ok) return
    expect(imported.plan.left_out).toBe(undefined)
    expect(settleOne(readingOf(imported))).toMatchObject({ ok: true })
    expect(settleOne(readingOf(imported, { strict: true }))).toMatchObject({
      ok: false,
      problems: [{ name: 'PROPOSAL_INCOMPLETE', at: { file: 'lost.txt' } }],
    })
    await replayedIn(repo, imported.plan)
    expect(repo.read('lost.txt').toString()).toBe('lost\n')
  })

  it('is completed where none of it can become a step', async () => {
    using repo = repository(FILES)
    repo.write({ 'b.txt': 'BETA\n' })
    const { plan } = await importIn(repo, sessionIn(repo, 'python3 gen.py'), { complete: true })
    expect(plan.steps).toMatchObject([{ tool: 'Edit', input: { file_path: 'b.txt' } }])
  })

  it('lists apart what others changed before it began', async () => {
    using repo = repository(FILES)
    repo.write({ 'c.txt': 'mine\n' })
    repo.write({ 'a.txt': 'ONE\ntwo\n' })
    const { compared } = await importIn(repo, anHourOn(repo, 'a.txt', sessionIn(repo, "sed -i 's/one/ONE/' a.txt")))
    expect(compared).toEqual({ differing: [], elsewhere: ['c.txt'] })
  })

  it('is never about keys, credentials and ignored files, not even of what the agent wrote', async () => {
    using repo = repository(FILES)
    const secret = 'PASSWORD=hunter2\n'
    repo.write({
      '.env': secret,
      'server.pem': 'x\n',
      'out/x': secret,
      'notes.txt': '-----BEGIN PRIVATE KEY-----\n',
      'a.txt': 'ONE\ntwo\n',
    })
    const text = sessionIn(
      repo,
      "sed -i 's/one/ONE/' a.txt",
      `printf '${secret.trim()}\\n' > .env`,
      `mkdir -p out && printf '${secret.trim()}\\n' > out/x`,
      './gen',
    )
    const { plan } = await importIn(repo, text, { complete: true })
    expect(plan.steps.map(({ input }) => input)).toMatchObject([{ file_path: 'a.txt' }])
    const objects = repo.git('cat-file', '--batch-all-objects', '--batch-check')
    const blobs = objects.split('\n').filter((line) => line.includes(' blob '))
    const texts = blobs.map((line) => repo.git('cat-file', '-p', line.split(' ')[0] ?? ''))
    expect(texts.filter((one) => /hunter2|PRIVATE KEY/.test(one))).toEqual([])
  })

  it('is compared with a folder or a revision', async () => {
    using repo = repository(FILES)
    using folder = temporaryFolder()
    const text = sessionIn(repo, "sed -i 's/one/ONE/' a.txt")
    for (const [name, held] of Object.entries(FILES))
      writeFileSync(path.join(folder.path, name), held.replace('one', 'ONE').replace('beta', 'BETA'))
    expect(
      (await importIn(repo, text, { after: { folder: folder.path } })).compared?.differing.map((left) => left.path),
    ).toEqual(['b.txt'])
    repo.write({ 'a.txt': 'ONE\ntwo\n' })
    repo.commit('after')
    expect((await importIn(repo, text, { after: { revision: 'HEAD' }, base: 'HEAD~1' })).compared?.differing).toEqual(
      [],
    )
  })

  it('leaves out a step that cannot apply, since what came before it is not known', async () => {
    using repo = repository(FILES)
    const { plan, notImported } = await importIn(
      repo,
      sessionIn(repo, './make-backup', 'rm a.bak', "sed -i 's/beta/BETA/' b.txt"),
      { after: { revision: 'HEAD' } },
    )
    expect(plan.steps).toMatchObject([{ tool: 'Edit', input: { file_path: 'b.txt' } }])
    expect(notImported.some(({ reason }) => reason.includes('rm a.bak'))).toBe(true)
  })

  describe("files of the user's own that the agent only read", () => {
    const OWN = { 'notes.txt': 'mine\n', 'a.txt': 'ONE\ntwo\n', 'b.txt': 'my own words\n' }

    it.each([false, true])('are in no plan, untracked or changed (complete: %s)', async (complete) => {
      using repo = repository(FILES)
      repo.write(OWN)
      const text = readingIn(repo, ['notes.txt', 'b.txt'], "sed -i 's/one/ONE/' a.txt")
      const { plan, compared } = await importIn(repo, text, { complete })
      expect(plan.steps).toMatchObject([{ tool: 'Edit', input: { file_path: 'a.txt' } }])
      expect(compared).toEqual({ differing: [], elsewhere: ['b.txt', 'notes.txt'] })
    })

    it('are in no plan where cat showed them', async () => {
      using repo = repository(FILES)
      repo.write(OWN)
      const text = sessionIn(repo, 'cat notes.txt', "sed -i 's/one/ONE/' a.txt").replace(
        '"stdout":""',
        '"stdout":"mine"',
      )
      const { plan, compared } = await importIn(repo, text)
      expect(plan.steps).toMatchObject([{ tool: 'Edit', input: { file_path: 'a.txt' } }])
      expect(compared?.differing.map((left) => left.path)).not.toContain('notes.txt')
    })

    it('are in no plan where a command could have changed them and their times say that it did not', async () => {
      using repo = repository(FILES)
      repo.write(OWN)
      repo.write({ 'a.txt': 'ONE\ntwo\n' })
      const text = sessionIn(repo, './check') + readingIn(repo, ['notes.txt', 'b.txt'], "sed -i 's/one/ONE/' a.txt")
      const { plan, compared } = await importIn(repo, anHourOn(repo, 'a.txt', text), { complete: true })
      expect(plan.steps).toMatchObject([{ tool: 'Edit', input: { file_path: 'a.txt' } }])
      expect(compared).toEqual({ differing: [], elsewhere: ['b.txt', 'notes.txt'] })
    })

    it('are in the plan where a command may have made them', async () => {
      using repo = repository(FILES)
      repo.write({ 'made.txt': 'made\n', 'notes.txt': 'mine\n' })
      const made = sessionIn(repo, './gen') + readingIn(repo, ['made.txt'])
      const { plan } = await importIn(repo, made)
      expect(plan.steps.map(({ input }) => input)).toMatchObject([{ file_path: 'made.txt' }, { file_path: 'made.txt' }])
    })

    it('are no step where the agent changes them: they are named, and --complete adds them', async () => {
      using repo = repository(FILES)
      repo.write({ 'notes.txt': 'mine\n', 'b.txt': 'beta\nmine\n' })
      const text = readingIn(
        repo,
        ['notes.txt', 'b.txt'],
        "sed -i 's/mine/ours/' notes.txt",
        "sed -i 's/mine/ours/' b.txt",
      )
      repo.write({ 'notes.txt': 'ours\n', 'b.txt': 'beta\nours\n' })
      const source = [{ name: 's.jsonl', text }]
      const bare = await importSources(source, { root: repo.root, after: 'work tree', lossy: true })
      expect(bare).toMatchObject({ compared: { differing: [{ path: 'b.txt' }, { path: 'notes.txt' }] } })
      const reasons = bare.notImported.filter(({ mayChangeFiles }) => mayChangeFiles).map(({ reason }) => reason)
      expect(reasons.join('\n')).toMatch(/notes\.txt.*b\.txt/s)
      const { plan, compared } = await importIn(repo, text, { complete: true })
      expect(compared?.differing).toEqual([])
      await replayedIn(repo, plan)
      expect([repo.read('notes.txt'), repo.read('b.txt')].map(String)).toEqual(['ours\n', 'beta\nours\n'])
    })

    it('are in no plan where they are ignored or hold a key, though a command ran before', async () => {
      using repo = repository(FILES)
      const key = '-----BEGIN PRIVATE KEY-----\nx\n'
      repo.write({ 'out/x': 'built\n', 'words.txt': key, '.env': 'A=1\n', 'a.txt': 'ONE\ntwo\n' })
      const reads = readingIn(repo, ['out/x', 'words.txt', '.env'], "sed -i 's/one/ONE/' a.txt")
      const { plan } = await importIn(repo, sessionIn(repo, './gen') + reads, { complete: true })
      expect(plan.steps.map(({ input }) => input)).toMatchObject([{ file_path: 'a.txt' }])
    })

    it('make no plan where nothing else happened', async () => {
      using repo = repository(FILES)
      repo.write({ 'notes.txt': 'mine\n' })
      const text = readingIn(repo, ['notes.txt'])
      const request = { root: repo.root, after: 'work tree', complete: true } as const
      const imported = await importSources([{ name: 's.jsonl', text }], request)
      expect(imported).toMatchObject({ ok: false, problems: [{ name: 'PLAN_EMPTY' }] })
    })
  })
})

describe('what is written applies', () => {
  /** A session of Claude Code whose calls all succeeded. */
  const sessionOf = (repo: TestRepository, ...calls: readonly (readonly [string, object, object?])[]) =>
    calls
      .flatMap(([name, input, toolUseResult = {}], index) => {
        const of = { sessionId: 's', cwd: repo.root, timestamp: new Date().toISOString() }
        const id = `c${index}`
        return [
          { ...of, type: 'assistant', message: { content: [{ type: 'tool_use', id, name, input }] } },
          { ...of, type: 'user', message: { content: [{ type: 'tool_result', tool_use_id: id }] }, toolUseResult },
        ]
      })
      .map((entry) => `${JSON.stringify(entry)}\n`)
      .join('')

  const write = (file_path: string, content: string) =>
    ['Write', { file_path, content }, { filePath: file_path, content, type: 'update' }] as const

  it.each([{}, { base: 'HEAD' }])('to the files it was looked up in; the rest is listed (%j)', async (request) => {
    using repo = repository({ ...FILES, 'package.json': '{"name":"shop"}\n' })
    const text = sessionOf(
      repo,
      write(`${repo.root}/../x.txt`, 'x\n'),
      ['Bash', { command: './gen' }, { stdout: '', stderr: '' }],
      ['Read', { file_path: `${repo.root}/made.txt` }],
      write(`${repo.root}/package.json`, '{"name":\n'),
      ['Delete', { file_path: `${repo.root}/nowhere.txt` }],
      write(`${repo.root}/a.txt`, 'ONE\n'),
    )
    const imported = await importSources([{ name: 's.jsonl', text }], { root: repo.root, lossy: true, ...request })
    if (!imported.ok) throw new Error(JSON.stringify(imported))
    const named = imported.notImported.map(({ reason }) => reason).join('\n')
    for (const name of ['x.txt', 'package.json', 'nowhere.txt', './gen']) expect(named).toContain(name)
    const report = await applyPlan(imported.plan, { root: repo.root })
    expect(report.totals.failed).toBe(0)
    expect(repo.read('a.txt').toString()).toBe('ONE\n')
    expect(repo.read('package.json').toString()).toBe('{"name":"shop"}\n')
  })
})
