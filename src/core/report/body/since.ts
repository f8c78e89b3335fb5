import { clearLines } from '../clear-patch.ts'
import { hunkHeader } from '../patch-lines.ts'
import type { RunReport } from '../report.ts'
import { codeSpan, fencedBlock } from '../safe-markdown.ts'
import { counted, numberRanges } from '../words.ts'
import { fitting } from './fitting.ts'

interface SinceLinks {
  readonly commitUrl?: ((commit: string) => string) | undefined
}

/** `Changed since 3f2c9e1: new 4, 5 · changed 2 · dropped 7 · 9 the same`, and folded what changed steps wrote then and write now. */
export function sinceSection({ since }: RunReport, { commitUrl }: SinceLinks, budget: number): string {
  if (!since) return ''
  const { commit, details = [] } = since
  const id = commit && `\`${commit.slice(0, 10)}\``
  const earlier = commit && commitUrl ? `[${id}](${commitUrl(commit)})` : (id ?? 'the earlier run')
  const list = (what: string, numbers: readonly number[]) => numbers.length > 0 && `${what} ${numberRanges(numbers)}`
  const dropped = details.filter(({ now }) => now === undefined)
  const gone = dropped.map(({ was, file_path: path }) => `${was} ${codeSpan(path)}`)
  const parts = [
    list('new', since.new),
    list('changed', since.changed),
    gone.length > 0 && gone.length <= 5 ? `dropped ${gone.join(', ')}` : list('dropped', since.dropped),
  ].filter(Boolean)
  const line = `**Changed since ${earlier}:** ${[...(parts.length > 0 ? parts : ['nothing']), `${since.same} the same`].join(' · ')}`
  const texts = [
    ...details.filter(({ now }) => now !== undefined).map(interdiff),
    ...(gone.length > 5 ? gone.map((name) => `- dropped ${name}`) : []),
  ]
  const kept = fitting(texts, budget)
  if (texts.length === 0) return line
  const more = texts.length > kept.length ? [`… and ${texts.length - kept.length} more in the report`] : []
  const summary = [
    details.length > dropped.length && `${counted(details.length - dropped.length, 'changed step')}, then and now`,
    gone.length > 5 && counted(gone.length, 'dropped step'),
  ]
  return `${line}\n\n<details><summary>${summary.filter(Boolean).join('; ')}</summary>\n\n${[...kept, ...more].join('\n\n')}\n\n</details>`
}

function interdiff({ was, now, file_path: path, structuredPatch = [] }: SinceDetail): string {
  const lines = structuredPatch.flatMap((hunk) => [hunkHeader(hunk), ...clearLines(hunk.lines)])
  const moved = was === now ? `Step ${now}` : `Step ${now}, which was ${was}`
  return `${moved}, ${codeSpan(path)}:\n\n${fencedBlock('diff', lines.join('\n'))}`
}

type SinceDetail = NonNullable<NonNullable<RunReport['since']>['details']>[number]
