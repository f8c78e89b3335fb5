import type { Problem } from '../../errors.ts'
import { counted } from '../text/words.ts'
import { fencedBlock, inlineMarkdown } from './safe-markdown.ts'

/** What a verification found out about a pull request. */
export interface Verdict {
  /** `proved`: the manifest reproduces the head. `not-ours`: no run of editplan made it, and none is required. */
  readonly outcome: 'proved' | 'not-ours' | 'refused'
  readonly number: number
  readonly branch: string
  /** The commit that was verified. */
  readonly head: string
  /** Digest of the manifest. */
  readonly manifest?: string
  /** The commit that the run's commits are on. */
  readonly base?: string
  /** As in the comparison of commits; absent where nothing was compared. */
  readonly by?: 'commits' | 'signed' | 'unchecked'
  /** How many commits the manifest reproduces. */
  readonly commits?: number
  /** Clean merges of the base at the branch's end. */
  readonly merges?: number
  /** The commit of a merge queue whose tree was compared as well. */
  readonly merged?: string
  /** Commits that the manifest does not reproduce and that were allowed. */
  readonly foreign: readonly { readonly commit: string; readonly subject: string; readonly author: string }[]
  /** What programs made of files, taken from the manifest and not derived. */
  readonly results: readonly { readonly programs: readonly string[]; readonly files: readonly string[] }[]
  /** Unanswered questions of today's policy, in sentences; absent if this was not checked. */
  readonly unanswered?: readonly string[]
  /** Why it is refused. */
  readonly problem?: Problem
  /** The first difference, as a patch from what it should be to what it is. */
  readonly patch?: string
  /** What a person should know, in sentences. */
  readonly notes: readonly string[]
}

/** The verdict in one line of text. */
export function verdictTitle({ outcome, number }: Verdict): string {
  if (outcome === 'proved') return `Pull request #${number} matches its manifest`
  return outcome === 'not-ours'
    ? `Pull request #${number} was not made by editplan`
    : `Pull request #${number} could not be verified`
}

const SIGNATURES = {
  commits: 'and every id is the same',
  signed: 'and git or GitHub verified the signatures of those with other ids',
  unchecked: 'and the signatures of some were NOT checked',
} as const

/** What is known, in sentences of plain text. */
export function verdictLines(verdict: Verdict): readonly string[] {
  const { commits = 0, by, merges = 0, merged, foreign, results, unanswered = [], problem, notes } = verdict
  return [
    ...(problem ? [problem.message] : []),
    ...(by ? [`${counted(commits ?? 0, 'commit was', 'commits were')} compared, ${SIGNATURES[by]}.`] : []),
    ...(merges > 0 ? [`${counted(merges, 'clean merge')} of the base on top.`] : []),
    ...(merged !== undefined ? [`The merge queue's commit ${merged.slice(0, 12)} has the same tree.`] : []),
    ...foreign.map(
      ({ commit, subject, author }) =>
        `NOT from the manifest, but allowed because the ledger lists it: ${commit.slice(0, 12)} ${subject} (${author}).`,
    ),
    ...results.map(
      ({ programs, files }) =>
        `Taken from the manifest, NOT reproduced: what ${programs.join(', ')} wrote to ${files.join(', ')}.`,
    ),
    ...unanswered.map((words) => `The current policy requires an approval that nobody gave: ${words}`),
    ...notes,
  ]
}

/** The verdict as Markdown, for a check or a summary. */
export function verdictMarkdown(verdict: Verdict): string {
  const { head, base, manifest, patch } = verdict
  const facts = [
    `head \`${head}\``,
    ...(base === undefined ? [] : [`base \`${base}\``]),
    ...(manifest === undefined ? [] : [`manifest \`${manifest}\``]),
  ]
  return [
    `### ${verdictTitle(verdict)}`,
    verdictLines(verdict)
      .map((line) => `- ${inlineMarkdown(line)}`)
      .join('\n'),
    facts.join(', '),
    ...(patch === undefined ? [] : ['The first difference (expected, then actual):', fencedBlock('diff', patch)]),
  ]
    .filter(Boolean)
    .join('\n\n')
}
