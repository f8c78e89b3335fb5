import { createHash } from 'node:crypto'
import manifest from '../../../package.json' with { type: 'json' }
import { openObjectReader } from '../../core/git/cat-file.ts'
import { maskedLinesOf } from '../../core/report/looks.ts'
import { netChanges } from '../../core/report/net-changes.ts'
import type { ReportWriter } from '../../core/report/report-writers.ts'
import { openRepository } from '../../core/run/baseline.ts'
import { encodeText } from '../../core/text/encoding.ts'
import type { StructuredPatchHunk } from '../../core/text/hunks.ts'
import { EditplanError } from '../../errors.ts'

/**
 * A report as a record of Agent Trace 0.1.0: the lines that the run wrote, as its head has them. Who wrote them is the author of the head's
 * commit: `ai` where the address is an agent's, else `unknown`, for nothing else says so. Throws USAGE where the report has no head, or the
 * repository of `root` lacks it.
 */
export const writeAgentTrace: ReportWriter = async (report, root) => {
  const { head, run, plan, base, pull_request: pull } = report
  if (!head) throw refusal('has no head: nothing was recorded. Apply the plan first.')
  const { author, date } = await commitOf(root, head.commit)
  const related = pull?.url ? { related: [{ type: 'pull_request', url: pull.url }] } : {}
  const files = netChanges(report).flatMap(({ path, status, hunks = [], encoding }) => {
    const ranges = status === 'deleted' ? [] : rangesOf(hunks, encoding === undefined)
    return ranges.length === 0
      ? []
      : [{ path, conversations: [{ contributor: contributorOf(author.email), ranges, ...related }] }]
  })
  const record = {
    version: '0.1.0',
    id: uuidOf([run?.id ?? '', sha256(JSON.stringify(files))]),
    timestamp: date,
    vcs: { type: 'git', revision: head.commit },
    tool: { name: 'editplan', version: manifest.version },
    files,
    metadata: {
      'dev.editplan': {
        plan: plan.sha256,
        author: author.name,
        ...(run && { run: run.id }),
        ...(base && { base: base.commit }),
      },
    },
  }
  return `${JSON.stringify(record, null, 2)}\n`
}

const refusal = (fault: string): EditplanError => new EditplanError({ name: 'USAGE', message: `The report ${fault}` })

interface HeadCommit {
  readonly author: { readonly name: string; readonly email: string }
  /** RFC 3339, in UTC. */
  readonly date: string
}

async function commitOf(root: string, commit: string): Promise<HeadCommit> {
  const git = await openRepository({ root }).catch(() => undefined)
  await using reader = git && openObjectReader(git)
  const found = await reader?.read(commit)
  if (found?.type !== 'commit') {
    throw refusal(`is of commit ${commit}, which is not here. Run this in the repository that has it.`)
  }
  const text = found.content.toString('utf8')
  const [, name = '', email = ''] = /^author (.*) <([^>]*)> \d+ [+-]\d+$/m.exec(text) ?? []
  const [, seconds = '0'] = /^committer .*> (\d+) [+-]\d+$/m.exec(text) ?? []
  return { author: { name, email }, date: new Date(Number(seconds) * 1000).toISOString() }
}

/** Addresses that agents commit with. */
const AGENTS =
  /^(?:noreply@anthropic\.com|cursoragent@cursor\.com|(?:\d+\+)?copilot(?:-swe-agent\[bot\])?@users\.noreply\.github\.com|(?:\d+\+)?(?:devin-ai-integration|google-labs-jules|chatgpt-codex-connector|gemini-code-assist)\[bot\]@users\.noreply\.github\.com)$/i

const contributorOf = (email: string) => ({ type: AGENTS.test(email) ? 'ai' : 'unknown' })

/** Runs of added lines, and the hash of their bytes with their line ends; none of lines that the report masks or shows decoded. */
function rangesOf(hunks: readonly StructuredPatchHunk[], hasBytes: boolean) {
  return hunks.flatMap((hunk) => {
    const runs: { start: number; lines: string[] }[] = []
    let line = hunk.newStart
    for (const [at, text] of hunk.lines.entries()) {
      if (text.startsWith('\\') || text.startsWith('-')) continue
      if (text.startsWith('+')) {
        const last = runs.at(-1)
        const ended = text.slice(1) + (hunk.lines[at + 1]?.startsWith('\\') ? '' : '\n')
        if (last && last.start + last.lines.length === line) last.lines.push(ended)
        else runs.push({ start: line, lines: [ended] })
      }
      line += 1
    }
    const isWhole = hasBytes && maskedLinesOf({ hunks: [hunk] }) === 0
    return runs.map(({ start, lines }) => {
      const bytes = isWhole ? encodeText(lines.join('')) : undefined
      const range = { start_line: start, end_line: start + lines.length - 1 }
      return { ...range, ...(bytes && { content_hash: `sha256:${sha256(bytes)}` }) }
    })
  })
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/** The same for the same parts: version 8, that of an application's own making. */
function uuidOf(parts: readonly string[]): string {
  const digits = sha256(JSON.stringify(parts))
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
