import { exampleOf } from './description.ts'
import { type PullRequest, Refusal, type Repository, tipOf } from './state.ts'

/** Writes the stand-in's state as GitHub's JSON: GitHub's own example, with what the state says put over it. */
export interface Answers {
  /** Of a path of the API. */
  address(path: string): string
  repository(repository: Repository): Record<string, unknown>
  pull(pull: PullRequest): Promise<Record<string, unknown>>
  issue(pull: PullRequest): Record<string, unknown>
  /** An issue that is no pull request. */
  plainIssue(repository: Repository, issue: Repository['issues'][number]): Record<string, unknown>
}

/** Node id of a repository in GraphQL. */
export const repositoryId = ({ name }: Pick<Repository, 'name'>): string => `R_${name}`

export const userAnswer = (login: string) => ({
  ...exampleOf('simple-user'),
  login,
  type: login.endsWith('[bot]') ? 'Bot' : 'User',
})

export const labelAnswer = (name: string) => ({ ...exampleOf('label'), name })

export const milestoneAnswer = ({ number, title }: { number: number; title: string }) => ({
  ...exampleOf('milestone'),
  number,
  title,
})

export const teamAnswer = (slug: string) => ({
  id: 1,
  node_id: 'T_1',
  url: 'https://api.github.com/teams/1',
  html_url: `https://github.com/orgs/octo-org/teams/${slug}`,
  members_url: 'https://api.github.com/teams/1/members{/member}',
  repositories_url: 'https://api.github.com/teams/1/repos',
  name: slug,
  slug,
  description: null,
  permission: 'pull',
  type: 'organization',
  parent: null,
})

/** @param server address that web pages of the stand-in would have */
export function answersOf(repositories: ReadonlyMap<string, Repository>, server: () => string): Answers {
  const find = (name: string): Repository => {
    const repository = repositories.get(name)
    if (!repository) throw new Refusal(404, 'Not Found')
    return repository
  }

  const repositoryAnswer = (one: Repository): Record<string, unknown> => {
    const [owner = '', name = ''] = one.name.split('/')
    const {
      parent: _parent,
      source: _source,
      template_repository: _template,
      ...example
    } = exampleOf('full-repository')
    return {
      ...example,
      id: one.id,
      name,
      node_id: repositoryId(one),
      full_name: one.name,
      owner: userAnswer(owner),
      organization: null,
      html_url: `${server()}/${one.name}`,
      clone_url: `${server()}/${one.name}.git`,
      default_branch: one.defaultBranch,
      archived: one.archived,
      allow_auto_merge: one.allowAutoMerge,
      fork: one.parent !== undefined,
      license: null,
      has_discussions: false,
      ...(one.parent && { parent: repositoryAnswer(find(one.parent)) }),
    }
  }

  const issue = (pull: PullRequest): Record<string, unknown> => ({
    ...exampleOf('issue'),
    number: pull.number,
    title: pull.title,
    body: pull.body,
    state: pull.state,
    ...peopleAndLabels(pull, find(pull.base.repository)),
  })

  return {
    address: (path) => `${server()}/api/v3${path}`,
    repository: repositoryAnswer,
    issue,
    plainIssue: ({ name }, { number, title, body, user }) => ({
      ...exampleOf('issue'),
      number,
      title,
      body,
      html_url: `${server()}/${name}/issues/${number}`,
      user: userAnswer(user),
      pull_request: undefined,
    }),
    async pull(pull) {
      const base = find(pull.base.repository)
      const side = (repository: Repository, ref: string, sha: string) => ({
        label: `${repository.name.split('/')[0]}:${ref}`,
        ref,
        sha,
        user: userAnswer(repository.name.split('/')[0] ?? ''),
        repo: repositoryAnswer(repository),
      })
      return {
        ...exampleOf('pull-request'),
        id: pull.number,
        node_id: `PR_${base.name}#${pull.number}`,
        number: pull.number,
        url: `${server()}/api/v3/repos/${base.name}/pulls/${pull.number}`,
        html_url: `${server()}/${base.name}/pull/${pull.number}`,
        title: pull.title,
        body: pull.body,
        state: pull.state,
        draft: pull.draft,
        merged: pull.merged,
        merged_at: pull.merged ? '2026-01-01T00:00:00Z' : null,
        user: userAnswer(pull.user),
        requested_reviewers: pull.reviewers.map(userAnswer),
        requested_teams: pull.teams.map(teamAnswer),
        maintainer_can_modify: pull.maintainerCanModify,
        auto_merge: pull.autoMerge && {
          enabled_by: userAnswer(pull.user),
          merge_method: pull.autoMerge,
          commit_title: '',
          commit_message: '',
        },
        head: side(find(pull.head.repository), pull.head.ref, pull.head.sha),
        base: side(base, pull.base.ref, (await tipOf(base, pull.base.ref)) ?? pull.head.sha),
        stack: stackAnswer(pull, base),
        ...peopleAndLabels(pull, base),
      }
    },
  }
}

function stackAnswer(pull: PullRequest, { stacks = [], pulls }: Repository) {
  const stack = stacks.find((one) => one.pulls.includes(pull.number))
  if (!stack) return null
  const bottom = pulls.find(({ number }) => number === stack.pulls[0])
  const { number, pulls: all } = stack
  const base = { ref: bottom?.base.ref ?? '', sha: pull.head.sha }
  return { id: number, number, size: all.length, position: all.indexOf(pull.number) + 1, base }
}

function peopleAndLabels(pull: PullRequest, base: Repository): Record<string, unknown> {
  const milestone = base.milestones.find((one) => one.number === pull.milestone)
  return {
    user: userAnswer(pull.user),
    labels: pull.labels.map(labelAnswer),
    assignees: pull.assignees.map(userAnswer),
    assignee: pull.assignees[0] ? userAnswer(pull.assignees[0]) : null,
    milestone: milestone ? milestoneAnswer(milestone) : null,
  }
}
