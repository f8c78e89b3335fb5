import { isUtf8 } from 'node:buffer'
import { treePatch } from '../core/git/commands/diff.ts'
import { masked } from '../core/policy/secrets.ts'
import { unfilledPage } from '../core/report/outcome.ts'
import { fencedBlock, quotedMarkdown } from '../core/report/safe-markdown.ts'
import { shellWord } from '../core/text/words.ts'
import { EditplanError, type Problem } from '../errors.ts'
import type { GitHub } from './github.ts'
import { createIssue, type ListedPull, listIssues, type PullRequest, updateIssue } from './github-api.ts'
import type { PublishOptions } from './options.ts'
import type { Publication } from './publication.ts'
import { type PublishResult, unpushed } from './publish-result.ts'
import { bodyOf, emptyBody, type WantedPull } from './pull-request.ts'
import type { Target } from './target.ts'

interface MissingPull {
  /** Why there is no pull request, with the remedy, without a full stop. */
  readonly reason: string
  readonly wanted: WantedPull
  /** How a person undoes the push, after a blank; empty if nothing was pushed. */
  readonly undo: string
  /** Commit of the branch's ledger. */
  readonly ledger: string | undefined
  /** Absent where nothing reaches the API. */
  readonly ways?: IssueWays
}

/** How issues are reached, and as whom. */
interface IssueWays {
  readonly github: GitHub
  readonly viewer: string | undefined
}

/** The branch is pushed, and no pull request can be opened: a failure, a warning or an issue, by `fallback`. */
export async function reportWithoutPull(
  publication: Publication,
  result: Omit<PublishResult, 'operation'>,
  { reason, wanted, undo, ways, ledger }: MissingPull,
): Promise<PublishResult> {
  const { target, options } = publication
  const address = compareAddress(target, { wanted, options, ledger })
  const how = address ? `Open it by hand: ${unfilledPage(address)}` : 'The remote is not a GitHub repository'
  const message = `No pull request was opened: ${reason}. The branch "${result.branch}" is at ${result.headSha}. ${how}.${undo}`
  const problem: Problem = { name: 'GITHUB_FAILED', message }
  const base = { ...result, operation: 'none' as const, compareUrl: address }
  const problems = [...result.problems, problem]
  if (options.fallback === 'warn') return { ...base, problems }
  if (options.fallback !== 'issue') return { ...base, problems, failed: true }
  if (!ways || !target.repository) return { ...base, problems: [...problems, NO_ISSUE], failed: true }
  try {
    const head = `No pull request could be opened: ${reason}.\n\n[Open it here](${unfilledPage(address)}) from \`${target.branch}\`.\n\n`
    const body = (budget: number): string => head + wanted.body(budget - Buffer.byteLength(head))
    const issue = await settleIssue(ways, target.repository, { branch: target.branch, title: wanted.title, body })
    return { ...base, problems, issue }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return { ...base, problems: [...problems, ...error.problems], failed: true }
  }
}

const NO_ISSUE: Problem = {
  name: 'GITHUB_FAILED',
  message: '`fallback: issue` needs a token with `issues: write` for a repository of GitHub. Give one.',
}

/** The page on which a person opens the pull request; empty where the remote is not a GitHub repository. */
export function compareAddress(
  { serverUrl, repository, headRepository, base, branch }: Target,
  { wanted, options, ledger }: Pick<MissingPull, 'wanted' | 'ledger'> & { readonly options: PublishOptions },
): string {
  if (repository === undefined) return ''
  const owner = headRepository === repository ? '' : `${headRepository?.split('/')[0]}:`
  return compareUrl({
    serverUrl,
    repository,
    base: base.branch,
    title: wanted.title,
    body: bodyOf(emptyBody(wanted), wanted, ledger),
    head: `${owner}${branch}`,
    labels: options.labels,
    assignees: options.assignees,
  })
}

interface IssueWords {
  readonly branch: string
  readonly title: string
  /** Renders what follows the mark, within so many bytes of UTF-8. */
  body(budget: number): string
}

/** One open issue for a branch: made, brought up to date, or left as it is. */
async function settleIssue(
  { github, viewer }: IssueWays,
  repository: string,
  { branch, title, body: render }: IssueWords,
): Promise<NonNullable<PublishResult['issue']>> {
  const mark = `<!-- editplan:issue ${encodeURIComponent(branch).replaceAll('-', '%2D')} -->\n`
  const body = mark + render(ISSUE_BYTES - Buffer.byteLength(mark))
  const known = await ownIssue({ github, viewer }, repository, mark)
  if (!known) {
    const { number, html_url: url } = await github.send(createIssue(repository, { title, body }))
    return { number, url }
  }
  if (known.body !== body) await github.send(updateIssue(repository, known.number, body))
  return { number: known.number, url: known.html_url }
}

/**
 * The open issue of ours that begins with a mark; none where nobody knows who we are: anybody may open an issue that begins as ours does,
 * and its author may change it after us.
 */
export async function ownIssue({ github, viewer }: IssueWays, repository: string, mark: string) {
  if (viewer === undefined) return undefined
  return (await github.list(listIssues(repository, viewer))).find(({ body }) => body?.startsWith(mark))
}

/** A change that may not be pushed. */
interface BarredChange {
  readonly problems: readonly Problem[]
  readonly ways: IssueWays
  /** The pull request that is open anyway. */
  readonly open: ListedPull | PullRequest | undefined
}

/**
 * Nothing was pushed, because somebody else has to: an issue says why, and holds the report and the patch. Where no issue can be opened,
 * the run fails.
 */
export async function reviewInIssue(
  publication: Publication,
  { problems, ways, open }: BarredChange,
): Promise<PublishResult> {
  const { git, run, target, title } = publication
  const result = { ...unpushed(target, open), title, problems }
  const patch = await git.run(treePatch(run.base.tree, run.head.tree))
  const text = patch.toString('utf8')
  // Bytes that are no text, and credentials that the base has, are not shown.
  const isShown = isUtf8(patch) && (await masked(text)) === text
  const how = patchWords(text, { isShown, base: target.base, branch: target.branch })
  const why = problems.map(({ message }) => quotedMarkdown(message)).join('\n\n')
  const head = `This change could not be pushed, and no pull request was opened.\n\n${why}\n\n${how}\n\n`
  const body = (budget: number): string =>
    head + publication.body({ budget: budget - Buffer.byteLength(head), commits: new Map(), isPushed: false })
  try {
    const issue = await settleIssue(ways, target.repository ?? '', { branch: target.branch, title, body })
    return { ...result, issue }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return { ...result, problems: [...problems, ...error.problems], failed: true }
  }
}

/** A longer patch would leave no room for the report. */
const PATCH_BYTES = 30_000

/** The patch, as a person applies it; where an issue could not show it as it is, how the commits are made instead. */
function patchWords(
  patch: string,
  { isShown, base, branch }: { readonly isShown: boolean; readonly base: Target['base']; readonly branch: string },
): string {
  const block = fencedBlock('diff', patch.trimEnd())
  const isExact = isShown && block.includes(patch.trimEnd()) && Buffer.byteLength(patch) <= PATCH_BYTES
  if (!isExact)
    return 'The patch cannot be shown here as it is. Run the same plan with a token that may push it, or with `editplan pr` on a machine whose user may.'
  return [
    `Somebody who may push it saves the patch as \`change.patch\`, and in a clone:`,
    fencedBlock(
      'sh',
      `git switch --create ${shellWord(branch)} ${base.commit}\ngit apply --index change.patch\ngit commit\ngit push origin HEAD`,
    ),
    `<details><summary>The patch</summary>\n\n${block}\n\n</details>`,
  ].join('\n\n')
}

const ISSUE_BYTES = 60_000

/** Longer addresses are refused by servers and browsers in between; the body is left out then. */
const MAX_URL = 8000

/** The page on which a person opens the pull request with two clicks, filled in as far as its address can. */
export function compareUrl(pull: {
  readonly serverUrl: string
  readonly repository: string
  readonly base: string
  /** `branch`, or `owner:branch` from a fork. */
  readonly head: string
  readonly title: string
  readonly body: string
  readonly labels?: readonly string[] | undefined
  readonly assignees?: readonly string[] | undefined
}): string {
  const range = `${refInPath(pull.base)}...${refInPath(pull.head)}`
  const address = (body: string): string => {
    const query = new URLSearchParams({ expand: '1', title: pull.title })
    if (body) query.set('body', body)
    if (pull.labels?.length) query.set('labels', pull.labels.join(','))
    if (pull.assignees?.length) query.set('assignees', pull.assignees.join(','))
    return `${pull.serverUrl}/${pull.repository}/compare/${range}?${query}`
  }
  const full = address(pull.body)
  return full.length <= MAX_URL ? full : address('')
}

const refInPath = (ref: string): string => ref.split('/').map(encodeURIComponent).join('/').replace('%3A', ':')
