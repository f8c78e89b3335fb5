import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, definePlan, type RunReport } from '../../../src/index.ts'
import { writeAgentTrace } from '../../../src/wings/provenance/agent-trace.ts'
import { repository, type TestRepository, temporaryFolder } from '../../support/git.ts'
import { faultsBy } from '../../support/published-schema.ts'

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

const traceOf = async (report: RunReport, { root }: { readonly root: string }) =>
  JSON.parse(`${await writeAgentTrace(report, root)}`)

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
