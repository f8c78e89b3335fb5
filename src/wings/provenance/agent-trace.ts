import manifest from '../../../package.json' with { type: 'json' }
import { openObjectReader } from '../../core/git/cat-file.ts'
import { maskedLinesOf } from '../../core/report/flags.ts'
import { followLines } from '../../core/report/followed-lines.ts'
import { filesOf, netChanges } from '../../core/report/net-changes.ts'
import type { ReportedFile, ReportedStep, RunReport } from '../../core/report/report.ts'
import type { ReportWriter } from '../../core/report/report-writers.ts'
import { openRepository } from '../../core/run/baseline.ts'
import { sha256 } from '../../core/text/digest.ts'
import { encodeText } from '../../core/text/encoding.ts'
import type { StructuredPatchHunk } from '../../core/text/hunks.ts'
import { EditplanError } from '../../errors.ts'

/**
 * A report as a record of Agent Trace 0.1.0: the lines that the run wrote, as its head has them. Who wrote them is what the plan says about its
 * steps: `ai` with the model of the session that they come from, `mixed` where steps of a session and others changed each other's lines or
 * cannot be told apart. Of other steps it is the author of the head's commit: `ai` where the address is an agent's, else `unknown`. None of
 * it is proven, and the record says so. Throws USAGE where the report has no head, or the repository of `root` lacks it.
 */
export const writeAgentTrace: ReportWriter = async (report, root) => {
  const { head, run, plan, base, pull_request: pull } = report
  if (!head) throw refusal('has no head: nothing was recorded. Apply the plan first.')
  const { author, date } = await commitOf(root, head.commit)
  const related = pull?.url ? [{ type: 'pull_request', url: pull.url }] : []
  const writers = writersOf(report, { type: AGENTS.test(author.email) ? 'ai' : 'unknown' })
  const files = netChanges(report).flatMap((file) => {
    const conversations = file.status === 'deleted' ? [] : conversationsOf(file, { writers, report, related })
    return conversations.length === 0 ? [] : [{ path: file.path, conversations }]
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
        ...(plan.sessions && { contributors: 'as the plan says', sessions: plan.sessions }),
        ...(run && { run: run.id }),
        ...(base && { base: base.commit }),
      },
    },
  }
  return `${JSON.stringify(record, null, 2)}\n`
}

const refusal = (fault: string): EditplanError => new EditplanError({ name: 'USAGE', message: `The report ${fault}` })

/** Its author, and its date as RFC 3339 in UTC. */
async function commitOf(root: string, commit: string) {
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

/** Who wrote lines, and where what was said on the way can be found. */
interface Writer {
  readonly contributor: { readonly type: 'ai' | 'mixed' | 'unknown'; readonly model_id?: string }
  readonly related: readonly Link[]
}

type Link = { readonly type: string; readonly url: string }

/** Who wrote what these steps of a run made, all of them having a part in it. */
type Writers = (steps: readonly number[]) => Writer

function writersOf({ plan }: RunReport, other: Writer['contributor']): Writers {
  const sessions = new Map((plan.sessions ?? []).flatMap((session) => session.steps.map((step) => [step, session])))
  return (steps) => {
    const all = [...new Set(steps.map((step) => sessions.get(step)))]
    const named = all.filter((session) => session !== undefined)
    if (named.length === 0) return { contributor: other, related: [] }
    const models = new Set(named.map(({ model }) => model))
    const [model] = models
    const isMixed = named.length < all.length && other.type !== 'ai'
    return {
      contributor: {
        type: isMixed ? 'mixed' : 'ai',
        ...(models.size === 1 && model !== undefined && { model_id: model }),
      },
      related: named.flatMap(({ id = '' }) => (UUID.test(id) ? [{ type: 'session', url: `urn:uuid:${id}` }] : [])),
    }
  }
}

/** Ids of other forms have no address; the record's metadata has them. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

type TracedRun = { readonly writers: Writers; readonly report: RunReport; readonly related: readonly Link[] }

/** The lines of a file by those who wrote them, in the order in which they first did. */
function conversationsOf(file: ReportedFile, { writers, report, related }: TracedRun) {
  const { structuredPatch: hunks = [], encoding, steps = [] } = file
  const stepsAt = stepsOfLines(file, report.steps)
  const whoWrote = (line: number): string => JSON.stringify(writers(stepsAt?.(line) ?? steps))
  const found = new Map<string, Range[]>()
  for (const range of rangesOf(hunks, encoding === undefined, whoWrote)) {
    const key = whoWrote(range.start_line)
    found.set(key, [...(found.get(key) ?? []), range])
  }
  return [...found].map(([key, ranges]) => {
    const writer: Writer = JSON.parse(key)
    const links = [...writer.related, ...related]
    return { contributor: writer.contributor, ranges, ...(links.length > 0 && { related: links }) }
  })
}

/**
 * The steps that have a part in a line of the file as it is in the end: the one that wrote it, and those whose lines that one changed.
 * Undefined where the patches of its steps do not tell.
 */
function stepsOfLines({ path, from, steps = [] }: ReportedFile, all: readonly ReportedStep[]) {
  if (from !== undefined) return undefined
  const patches = all
    .filter(({ index, status }) => status === 'applied' && steps.includes(index))
    .flatMap((step) =>
      filesOf(step).flatMap(({ file_path, structuredPatch }) =>
        file_path === path ? [{ step: step.index, hunks: structuredPatch }] : [],
      ),
    )
  if (patches.length < steps.length || patches.some(({ hunks }) => hunks === undefined)) return undefined
  const { stretches, joined } = followLines(patches.map(({ step, hunks = [] }) => ({ step, hunks })))
  const earlier = new Map<number, number[]>()
  for (const [one, later] of joined) earlier.set(later, [...(earlier.get(later) ?? []), one])
  const written: { readonly until: number; readonly steps: readonly number[] }[] = []
  let at = 1
  for (const stretch of stretches) {
    if (stretch.kind === 'gone') continue
    at += stretch.count
    written.push({
      until: at,
      steps: stretch.kind === 'written' ? [stretch.step, ...(earlier.get(stretch.step) ?? [])] : steps,
    })
  }
  return (line: number) => written.find(({ until }) => line < until)?.steps ?? steps
}

type Range = { readonly start_line: number; readonly end_line: number; readonly content_hash?: string }

/** Runs of added lines of one writer, and the hash of their bytes with their line ends; none of lines that the report masks or shows decoded. */
function rangesOf(
  hunks: readonly StructuredPatchHunk[],
  hasBytes: boolean,
  whoWrote: (line: number) => string,
): readonly Range[] {
  return hunks.flatMap((hunk) => {
    const runs: { start: number; who: string; lines: string[] }[] = []
    let line = hunk.newStart
    for (const [at, text] of hunk.lines.entries()) {
      if (text.startsWith('\\') || text.startsWith('-')) continue
      if (text.startsWith('+')) {
        const [last, who] = [runs.at(-1), whoWrote(line)]
        const ended = text.slice(1) + (hunk.lines[at + 1]?.startsWith('\\') ? '' : '\n')
        if (last && last.start + last.lines.length === line && last.who === who) last.lines.push(ended)
        else runs.push({ start: line, who, lines: [ended] })
      }
      line += 1
    }
    const isWhole = hasBytes && maskedLinesOf([hunk]) === 0
    return runs.map(({ start, lines }) => {
      const bytes = isWhole ? encodeText(lines.join('')) : undefined
      const range = { start_line: start, end_line: start + lines.length - 1 }
      return { ...range, ...(bytes && { content_hash: `sha256:${sha256(bytes)}` }) }
    })
  })
}

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
