import { unfilledPage } from '../core/report/outcome.ts'
import { commandLineOf } from '../core/text/words.ts'
import { EditplanError, type Problem } from '../errors.ts'
import type { GitHub } from './github.ts'
import { createIssue, listIssues, updateIssue } from './github-api.ts'
import { ledgerRef } from './ledger.ts'
import { manifestRef } from './manifest-ref.ts'
import type { PublishOptions } from './options.ts'
import type { Publication, PublishResult } from './publication.ts'
import { bodyOf, type WantedPull } from './pull-request.ts'
import type { Target } from './target.ts'

interface MissingPull {
  /** Why there is no pull request, with the remedy, without a full stop. */
  readonly reason: string
  readonly wanted: WantedPull
  /** The branch was not there before. */
  readonly isNew: boolean
  /** Commit of the branch's ledger. */
  readonly ledger: string | undefined
  /** Absent where nothing reaches the API. */
  readonly ways?: { readonly github: GitHub; readonly viewer: string | undefined }
}

/** The branch is pushed, and no pull request can be opened: a failure, a warning or an issue, as `fallback` says. */
export async function reportWithoutPull(
  publication: Publication,
  result: Omit<PublishResult, 'operation'>,
  { reason, wanted, isNew, ways, ledger }: MissingPull,
): Promise<PublishResult> {
  const { target, options } = publication
  const address = compareAddress(target, { wanted, options, ledger })
  const how = address ? `Open it by hand: ${unfilledPage(address)}` : 'The remote is not a GitHub repository'
  const message = `No pull request was opened: ${reason}. The branch "${result.branch}" is at ${result.headSha}. ${how}.${isNew ? ` ${takingBack(target, { ledger, manifest: wanted.run.manifest })}` : ''}`
  const problem: Problem = { name: 'GITHUB_FAILED', message }
  const base = { ...result, operation: 'none' as const, compareUrl: address }
  const problems = [...result.problems, problem]
  if (options.fallback === 'warn') return { ...base, problems }
  if (options.fallback !== 'issue') return { ...base, problems, failed: true }
  if (!ways || !target.repository) return { ...base, problems: [...problems, NO_ISSUE], failed: true }
  try {
    const issue = await settleIssue(ways, target.repository, { wanted, address, branch: target.branch, reason })
    return { ...base, problems, issue }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return { ...base, problems: [...problems, ...error.problems], failed: true }
  }
}

/** How a person undoes the push of a new branch. */
function takingBack(
  { push, branch }: Target,
  { ledger, manifest }: { readonly ledger: string | undefined; readonly manifest: string | undefined },
): string {
  const refs = [
    `refs/heads/${branch}`,
    ...(ledger === undefined ? [] : [ledgerRef(branch)]),
    ...(manifest === undefined ? [] : [manifestRef(manifest)]),
  ]
  return `To take the push back: \`${commandLineOf(['git', 'push', push.remote, '--delete', ...refs])}\`.`
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
    body: bodyOf('', wanted, ledger),
    head: `${owner}${branch}`,
    labels: options.labels,
    assignees: options.assignees,
  })
}

interface IssueWords {
  readonly wanted: WantedPull
  readonly address: string
  readonly branch: string
  readonly reason: string
}

/** One open issue for a branch: made, brought up to date, or left as it is. */
async function settleIssue(
  { github, viewer }: NonNullable<MissingPull['ways']>,
  repository: string,
  { wanted, address, branch, reason }: IssueWords,
): Promise<NonNullable<PublishResult['issue']>> {
  const mark = `<!-- editplan:issue ${encodeURIComponent(branch).replaceAll('-', '%2D')} -->`
  const head = `${mark}\nNo pull request could be opened: ${reason}.\n\n[Open it here](${unfilledPage(address)}) from \`${branch}\`.\n\n`
  const body = head + wanted.body(ISSUE_BYTES - Buffer.byteLength(head))
  const known = (await github.list(listIssues(repository, viewer))).find((one) => one.body?.startsWith(mark))
  if (!known) {
    const { number, html_url: url } = await github.send(createIssue(repository, { title: wanted.title, body }))
    return { number, url }
  }
  if (known.body !== body) await github.send(updateIssue(repository, known.number, body))
  return { number: known.number, url: known.html_url }
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
