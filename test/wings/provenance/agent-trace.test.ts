import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, definePlan, type RunReport } from '../../../src/index.ts'
import { temporaryFolder } from '../../support/folder.ts'
import type { TestRepository } from '../../support/git.ts'
import { repository } from '../../support/memory-repository.ts'
import { editplan } from '../../support/program.ts'
import { faultsBy } from '../../support/published-schema.ts'
import { someOf } from '../../support/whole.ts'
import { type Trace, traceOf, writersIn } from './traces.ts'

const FILES = { 'a.txt': 'one\ntwo\nthree\nfour\n', 'gone.txt': 'gone\n' }

const plan = (author?: { name: string; email: string }, created?: string) =>
  definePlan({
    version: 1,
    title: 'Tend the garden',
    ...(author && { author }),
    ...(created !== undefined && { created }),
    options: { reads: 'auto' },
    steps: [
      { tool: 'Edit', file_path: 'a.txt', old_string: 'two\n', new_string: 'zwei\nund mehr\n' },
      { tool: 'Edit', file_path: 'a.txt', old_string: 'four', new_string: 'vier' },
      { tool: 'Write', file_path: 'new.txt', content: 'é\nno end' },
      { tool: 'Delete', file_path: 'gone.txt' },
    ],
  })

/** Each range with the hash of the bytes that git has there. */
const hashesAt = (repo: TestRepository, head: string, path: string, ranges: readonly Record<string, number>[]) =>
  ranges.map(({ start_line: start = 0, end_line: end = 0 }) => {
    const lines =
      repo
        .git('show', `${head}:${path}`)
        .concat(path === 'a.txt' ? '\n' : '')
        .match(/[^\n]*\n|[^\n]+$/g) ?? []
    return `sha256:${createHash('sha256')
      .update(lines.slice(start - 1, end).join(''))
      .digest('hex')}`
  })

describe('a report as an Agent Trace', () => {
  it('names the lines of the head that the run wrote, with hashes of their bytes', async () => {
    using repo = repository(FILES)
    const report = await applyPlan(plan(undefined, '2026-05-01'), repo)
    const trace = await traceOf(report, repo)
    expect(faultsBy('agent-trace-0.1.0', trace)).toBeNull()
    const head = report.head?.commit ?? ''
    expect(trace).toMatchObject({
      version: '0.1.0',
      timestamp: '2026-05-01T00:00:00.000Z',
      vcs: { type: 'git', revision: head },
    })
    const found = trace.files.map(
      ({ path, conversations: [{ ranges }] }: { path: string; conversations: [{ ranges: [] }] }) => ({
        path,
        ranges: ranges.map(({ start_line, end_line }) => [start_line, end_line]),
      }),
    )
    expect(found).toEqual([
      {
        path: 'a.txt',
        ranges: [
          [2, 3],
          [5, 5],
        ],
      },
      { path: 'new.txt', ranges: [[1, 2]] },
    ])
    for (const { path, conversations } of trace.files) {
      const [{ ranges, contributor }] = conversations
      expect(ranges.map(({ content_hash }: Record<string, string>) => content_hash)).toEqual(
        hashesAt(repo, head, path, ranges),
      )
      expect(contributor).toEqual({ type: 'unknown' })
    }
  })

  it('has the same id for the same run, and another for another', async () => {
    using repo = repository(FILES)
    using other = repository({ ...FILES, 'more.txt': 'more\n' })
    const [report, another] = [await applyPlan(plan(), repo), await applyPlan(plan(), other)]
    const [first, again, second] = [
      await traceOf(report, repo),
      await traceOf(report, repo),
      await traceOf(another, other),
    ]
    expect(again).toEqual(first)
    expect(second.id).not.toBe(first.id)
  })

  it('says that an agent wrote the lines where the author is one', async () => {
    using repo = repository(FILES)
    const author = { name: 'Claude', email: 'noreply@anthropic.com' }
    const trace = await traceOf(await applyPlan(plan(author), repo), repo)
    expect(trace.files[0].conversations[0].contributor).toEqual({ type: 'ai' })
  })

  it('has no hash of lines that the report masks', async () => {
    using repo = repository(FILES)
    const report = await applyPlan(plan(), repo)
    const masked: RunReport = JSON.parse(JSON.stringify(report).replace('no end', '[masked]****'))
    const { files } = await traceOf(masked, repo)
    expect(files[1].conversations[0].ranges).toEqual([{ start_line: 1, end_line: 2 }])
  })

  it('is refused without a head, and where nobody has it', async () => {
    using repo = repository(FILES)
    using elsewhere = temporaryFolder()
    const usage = { problems: [{ name: 'USAGE' }] }
    await expect(traceOf(await checkPlan(plan(), repo), repo)).rejects.toMatchObject(usage)
    await expect(traceOf(await applyPlan(plan(), repo), { root: elsewhere.path })).rejects.toMatchObject(usage)
  })
})

const SESSIONS = path.join(import.meta.dirname, '../sessions/sessions')

/** What every recorded session started from. */
const startOfSessions = (): Record<string, string> => {
  const files: Record<string, { text: string }> = JSON.parse(readFileSync(path.join(SESSIONS, 'before.json'), 'utf8'))
  return Object.fromEntries(Object.entries(files).map(([file, { text }]) => [file, text]))
}

/** Runs the commands that a user would, from plans to the trace. */
async function traced(repo: TestRepository, plans: readonly string[]): Promise<Trace> {
  const cwd = repo.root
  const applied = await editplan(['apply', ...plans, '--branch', 'made', '--report', '.git/report.json'], { cwd })
  expect([applied.exitCode, applied.stderr]).toEqual([0, expect.any(String)])
  const told = await editplan(['report', '.git/report.json', '--agent-trace', '.git/trace.json'], { cwd })
  expect([told.exitCode, told.stderr]).toEqual([0, expect.any(String)])
  const trace = JSON.parse(readFileSync(path.join(cwd, '.git/trace.json'), 'utf8'))
  expect(faultsBy('agent-trace-0.1.0', trace)).toBeNull()
  return trace
}

describe('what a plan says of the sessions that it comes from', () => {
  it.each(
    someOf(
      [
        ['claude/edits', 'claude-code', 'anthropic/claude-opus-4-8', '2850166f-2eda-4717-a496-fd760e9f1d5e'],
        ['claude/agents', 'claude-code', 'anthropic/claude-opus-4-8', '71572cbd-1690-478b-add2-e950e077b54b'],
        ['codex/patch', 'codex', 'loop/gpt-5.5', '01a2023d-dfd3-70f1-a086-02fb0db8a918'],
        ['gemini/edits', 'gemini', 'google/gemini-2.5-pro', '490ce363-3c4e-45c9-805c-f775063b1f39'],
        ['qwen/edits', 'qwen', 'alibaba/qwen-test', 'cd9b5243-ae5c-46f9-ba41-77e8cb3e5daf'],
        ['copilot/edits', 'copilot', 'github-copilot/claude-sonnet-4.5', 'de260ce6-6c75-4ec0-9556-fc8580e3d446'],
        ['pi/edits', 'pi', 'loop/gpt-test', '01a2023e-370e-7127-81a3-a3cf993bdc30'],
        ['opencode/patch', 'opencode', 'loop/gpt-test', 'ses_dfdbf5ca7ffetcKtSbxHaFeD4p'],
        ['cline/edits', 'cline', undefined, '1795336480848_g2463'],
      ],
      3,
    ),
  )('is told of each line, from the recording of %s on', async (session, agent, model, id) => {
    using repo = repository(startOfSessions(), { config: { 'core.autocrlf': 'false' } })
    const cwd = repo.root
    const sources = readdirSync(path.join(SESSIONS, session))
      .filter((name) => name !== 'after.json')
      .sort((one, other) => other.localeCompare(one))
      .map((name) => path.join(SESSIONS, session, name))
    const args = [...sources, '--repo', '.', '-o', '.git/plan.yaml']
    expect(await editplan(['import', ...args], { cwd })).toMatchObject({ exitCode: 0 })
    const trace = await traced(repo, ['.git/plan.yaml'])
    const said = { agent, ...(model !== undefined && { model }), id }
    expect(trace.metadata['dev.editplan']).toMatchObject({ contributors: 'as the plan says', sessions: [said] })
    const conversations = trace.files.filter((file) => file.path !== OUTSIDE).flatMap((file) => file.conversations)
    expect(conversations.length).toBeGreaterThan(0)
    const isUuid = /^[\da-f-]{36}$/.test(id)
    for (const { contributor, related } of conversations) {
      expect(contributor).toEqual({ type: 'ai', ...(model !== undefined && { model_id: model }) })
      expect(related).toEqual(isUuid ? [{ type: 'session', url: `urn:uuid:${id}` }] : undefined)
    }
  })

  /** What an editor did to it between two calls is a step of no session. */
  const OUTSIDE = 'lib/over.txt'

  const OF_AGENT = `version: 1
title: By an agent
options: { reads: auto }
sessions: [{ agent: codex, model: openai/gpt-5 }, { agent: claude-code }]
steps:
  - { tool: Edit, file_path: a.txt, old_string: one, new_string: eins }
  - { tool: Edit, file_path: a.txt, old_string: five, new_string: "fuenf\\nsechs", session: 2 }
  - { tool: Edit, file_path: a.txt, old_string: seven, new_string: sieben, session: none }
  - { tool: Write, file_path: new.txt, content: "neu\\n" }
`
  const OF_PERSON = `version: 1
title: By a person
options: { reads: auto }
steps:
  - { tool: Edit, file_path: a.txt, old_string: three, new_string: drei }
  - { tool: Edit, file_path: a.txt, old_string: fuenf, new_string: fünf }
`
  const NUMBERS = { 'a.txt': 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n' }

  it('tells the lines of sessions from those of others, and mixes where one changed the other’s', async () => {
    using repo = repository(NUMBERS)
    writeFileSync(path.join(repo.root, '.git/agent.yaml'), OF_AGENT)
    writeFileSync(path.join(repo.root, '.git/person.yaml'), OF_PERSON)
    const trace = await traced(repo, ['.git/agent.yaml', '.git/person.yaml'])
    expect(writersIn(trace, 'a.txt')).toEqual([
      ['ai openai/gpt-5', '1-1'],
      ['unknown', '3-3', '8-8'],
      ['mixed', '5-5'],
      ['ai', '6-6'],
    ])
    expect(writersIn(trace, 'new.txt')).toEqual([['ai openai/gpt-5', '1-1']])
  })
})
