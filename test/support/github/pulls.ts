import { userAnswer } from './answers.ts'
import type { Handler } from './api.ts'
import { pageOf } from './pages.ts'
import {
  commitsBetween,
  git,
  keepHead,
  newPull,
  nextNumber,
  type PullRequest,
  Refusal,
  type Repository,
  type ReviewComment,
  tipOf,
} from './state.ts'

const invalid = (message: string) =>
  new Refusal(422, 'Validation Failed', [{ resource: 'PullRequest', code: 'custom', message }])

export const pulls: Record<string, Handler> = {
  'pulls/merge': async ({ pull, repository, body, moved }) => {
    const target = pull()
    if (target.state !== 'open' || target.draft) throw new Refusal(405, 'Pull Request is not mergeable')
    if (body.sha !== undefined && body.sha !== target.head.sha)
      throw new Refusal(409, 'Head branch was modified. Review and try the merge again.')
    Object.assign(target, { state: 'closed', merged: true })
    await git(repository.folder, ['update-ref', `refs/heads/${target.base.ref}`, target.head.sha])
    await moved()
    return { status: 200, body: { sha: target.head.sha, merged: true, message: 'Pull Request successfully merged' } }
  },

  'pulls/list': async ({ repository, query, answers }) => {
    const { state = 'open', head, base } = Object.fromEntries(query)
    const found = [...repository.pulls]
      .filter((pull) => state === 'all' || pull.state === state)
      .filter((pull) => !head || head === `${pull.head.repository.split('/')[0]}:${pull.head.ref}`)
      .filter((pull) => !base || base === pull.base.ref)
      .sort((one, other) => (query.get('direction') === 'asc' ? 1 : -1) * (one.number - other.number))
    const { items, headers } = pageOf(found, query, answers.address(`/repos/${repository.name}/pulls`))
    return { status: 200, body: await Promise.all(items.map((pull) => answers.pull(pull))), headers }
  },

  'pulls/get': async ({ pull, answers }) => ({ status: 200, body: await answers.pull(pull()) }),

  'pulls/create': async ({ repository, repositories, viewer, body, answers }) => {
    if (viewer.pullRequests === 'none') throw new Refusal(403, 'Resource not accessible by integration')
    if (viewer.login === 'github-actions[bot]' && !repository.actionsMayOpenPullRequests) {
      throw new Refusal(403, 'GitHub Actions is not permitted to create or approve pull requests.')
    }
    const head = headOf(String(body.head), repository, repositories)
    const tip = await tipOf(head.repository, head.ref)
    if (!tip) throw new Refusal(422, 'Validation Failed', [{ resource: 'PullRequest', field: 'head', code: 'invalid' }])
    const ahead = await commitsBetween(repository, String(body.base), head.repository, tip)
    if (ahead === 0) throw invalid(`No commits between ${body.base} and ${body.head}`)
    if (body.draft === true && !repository.draftsSupported)
      throw invalid('Draft pull requests are not supported in this repository.')
    if (body.maintainer_can_modify === true && head.repository.closedToMaintainers) {
      const collaboration = { resource: 'PullRequest', code: 'custom', field: 'fork_collab' }
      const message = 'Fork collab can’t be granted by someone without permission'
      throw new Refusal(422, 'Validation Failed', [{ ...collaboration, message }])
    }
    checkBody(body.body)
    const twin = repository.pulls.find(
      (one) =>
        one.state === 'open' &&
        one.head.ref === head.ref &&
        one.base.ref === body.base &&
        one.head.repository === head.repository.name,
    )
    if (twin) throw invalid(`A pull request already exists for ${twin.head.repository.split('/')[0]}:${head.ref}.`)
    const pull = newPull({
      number: nextNumber(repository),
      title: String(body.title),
      body: String(body.body ?? ''),
      draft: body.draft === true,
      head: { repository: head.repository.name, ref: head.ref, sha: tip },
      base: { repository: repository.name, ref: String(body.base) },
      user: viewer.login,
      maintainerCanModify: body.maintainer_can_modify === true && head.repository !== repository,
    })
    repository.pulls.push(pull)
    await keepHead(repository, pull)
    return { status: 201, body: await answers.pull(pull) }
  },

  'pulls/update': async ({ pull, repository, repositories, body, answers }) => {
    const target = pull()
    checkBody(body.body)
    if (typeof body.title === 'string') target.title = body.title
    if (typeof body.body === 'string') target.body = body.body
    if (typeof body.base === 'string' && body.base !== target.base.ref) await retarget(target, body.base, repository)
    if (body.state === 'open' && target.state === 'closed') await checkReopening(target, repositories)
    if (body.state === 'open' || body.state === 'closed') target.state = body.state
    if (typeof body.maintainer_can_modify === 'boolean') {
      if (target.head.repository === target.base.repository)
        throw invalid('Fork collab can’t be set on a pull request within one repository')
      target.maintainerCanModify = body.maintainer_can_modify
    }
    return { status: 200, body: await answers.pull(target) }
  },

  'pulls/request-reviewers': async ({ pull, repository, body, answers }) => {
    const target = pull()
    const { reviewers, teams } = reviewersIn(body)
    if (reviewers.includes(target.user)) throw new Refusal(422, 'Review cannot be requested from pull request author.')
    for (const login of reviewers) {
      if (!repository.collaborators.has(login)) {
        throw new Refusal(
          422,
          'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator.',
        )
      }
    }
    if (teams.some((slug) => !repository.teams.has(slug)))
      throw new Refusal(422, 'Could not resolve to a node with the global id of a team.')
    target.reviewers = [...new Set([...target.reviewers, ...reviewers])]
    target.teams = [...new Set([...target.teams, ...teams])]
    return { status: 201, body: await answers.pull(target) }
  },

  'pulls/remove-requested-reviewers': async ({ pull, body, answers }) => {
    const target = pull()
    const { reviewers, teams } = reviewersIn(body)
    target.reviewers = target.reviewers.filter((login) => !reviewers.includes(login))
    target.teams = target.teams.filter((slug) => !teams.includes(slug))
    return { status: 200, body: await answers.pull(target) }
  },

  'pulls/list-reviews': async ({ pull }) => {
    const target = pull()
    return { status: 200, body: target.reviews.map((_, at) => reviewAnswer(target, at)) }
  },

  'pulls/list-files': async ({ pull, repository }) => ({ status: 200, body: await filesOf(pull(), repository) }),

  'pulls/list-review-comments': async ({ pull }) => {
    const target = pull()
    return {
      status: 200,
      body: target.reviews.flatMap((review, at) =>
        review.comments.map((comment) => commentAnswer(target, at, comment)),
      ),
    }
  },

  'pulls/create-review': async ({ pull, body, viewer, repository }) => {
    if (viewer.pullRequests === 'none') throw new Refusal(403, 'Resource not accessible by integration')
    const target = pull()
    const comments = (body.comments ?? []) as ReviewComment[]
    const files = await filesOf(target, repository)
    for (const { path, line } of comments) {
      const patch = files.find((file) => file.filename === path)?.patch
      if (!patch || !linesOf(patch).has(line ?? 0))
        throw new Refusal(422, 'Unprocessable Entity', [{ code: 'custom', message: 'Line could not be resolved' }])
    }
    target.reviews.push({ user: viewer.login, body: String(body.body ?? ''), comments })
    return { status: 200, body: reviewAnswer(target, target.reviews.length - 1) }
  },
}

/** A pull request opens again on the branch as it was closed, or with more on top; never on one that was made again. */
async function checkReopening(target: PullRequest, repositories: ReadonlyMap<string, Repository>): Promise<void> {
  const head = repositories.get(target.head.repository) as Repository
  const tip = await tipOf(head, target.head.ref)
  if (!tip) throw invalid(`state cannot be changed. The ${target.head.ref} branch has been deleted.`)
  const base = await git(head.folder, ['merge-base', target.head.sha, tip]).catch(() => '')
  if (base.trim() !== target.head.sha)
    throw invalid(`state cannot be changed. The ${target.head.ref} branch was force-pushed or recreated.`)
  const to = repositories.get(target.base.repository) as Repository
  if (!(await tipOf(to, target.base.ref)))
    throw invalid(`state cannot be changed. The ${target.base.ref} branch has been deleted.`)
  target.head.sha = tip
}

async function retarget(target: PullRequest, base: string, repository: Repository): Promise<void> {
  if (target.state === 'closed') throw invalid('Cannot change the base branch of a closed pull request.')
  if (repository.stacks?.some(({ pulls }) => pulls.includes(target.number)))
    throw invalid('Cannot change the base branch because the pull request is part of a stack.')
  if ((await commitsBetween(repository, base, repository, target.head.sha)) === 0)
    throw invalid(`There are no new commits between base branch '${base}' and head branch '${target.head.ref}'`)
  target.base.ref = base
}

function checkBody(body: unknown): void {
  if (typeof body === 'string' && body.length > 65_536) throw invalid('body is too long (maximum is 65536 characters)')
}

function headOf(head: string, repository: Repository, repositories: ReadonlyMap<string, Repository>) {
  const [, owner, ref] = /^(?:([^:]+):)?(.+)$/.exec(head) ?? []
  const named = [...repositories.values()].find(
    (one) => one.name.split('/')[0] === owner && (one === repository || one.parent === repository.name),
  )
  return { repository: owner ? (named ?? repository) : repository, ref: ref ?? '' }
}

function reviewersIn(body: Record<string, unknown>) {
  return { reviewers: (body.reviewers ?? []) as string[], teams: (body.team_reviewers ?? []) as string[] }
}

function reviewAnswer(pull: PullRequest, at: number) {
  const review = pull.reviews[at]
  const link = { href: `https://github.com/${pull.base.repository}/pull/${pull.number}` }
  return {
    id: at + 1,
    node_id: `PRR_${at + 1}`,
    user: userAnswer(review?.user ?? ''),
    body: review?.body ?? '',
    state: 'COMMENTED',
    commit_id: pull.head.sha,
    html_url: link.href,
    pull_request_url: link.href,
    _links: { html: link, pull_request: link },
    author_association: 'MEMBER',
  }
}

function commentAnswer(pull: PullRequest, at: number, comment: ReviewComment) {
  const url = `https://github.com/${pull.base.repository}/pull/${pull.number}`
  return {
    url,
    id: at + 1,
    node_id: `PRRC_${at + 1}`,
    pull_request_review_id: at + 1,
    diff_hunk: '@@',
    path: comment.path,
    commit_id: pull.head.sha,
    original_commit_id: pull.head.sha,
    user: userAnswer(pull.reviews[at]?.user ?? ''),
    body: comment.body,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    html_url: url,
    pull_request_url: url,
    author_association: 'MEMBER',
    _links: { self: { href: url }, html: { href: url }, pull_request: { href: url } },
    line: comment.line ?? 1,
  }
}

async function filesOf(pull: PullRequest, repository: Repository) {
  const base = await git(repository.folder, ['merge-base', `refs/heads/${pull.base.ref}`, pull.head.sha])
  const names = await git(repository.folder, ['diff', '--name-status', '--no-renames', '-z', base, pull.head.sha])
  const fields = names.split('\0')
  const files = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const filename = fields[at + 1] as string
    const diff = await git(repository.folder, ['diff', base, pull.head.sha, '--', filename])
    files.push({
      sha: pull.head.sha,
      filename,
      status: { A: 'added', D: 'removed' }[fields[at] as string] ?? 'modified',
      additions: 0,
      deletions: 0,
      changes: 0,
      blob_url: 'https://github.com/blob',
      raw_url: 'https://github.com/raw',
      contents_url: 'https://api.github.com/contents',
      ...(diff.includes('\n@@') && { patch: diff.slice(diff.indexOf('\n@@') + 1) }),
    })
  }
  return files
}

/** Lines of the new file that are inside a patch. */
function linesOf(patch: string): Set<number> {
  const lines = new Set<number>()
  let line = 0
  for (const text of patch.split('\n')) {
    const start = /^@@ -\S+ \+(\d+)/.exec(text)?.[1]
    if (start) line = Number(start)
    else if (/^[ +]/.test(text)) lines.add(line++)
  }
  return lines
}
