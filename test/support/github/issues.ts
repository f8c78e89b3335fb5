import { labelAnswer, milestoneAnswer } from './answers.ts'
import type { Handler } from './api.ts'
import { nextNumber, Refusal, type Viewer } from './state.ts'

const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export const issues: Record<string, Handler> = {
  'issues/add-labels': async ({ pull, body }) => {
    const target = pull()
    target.labels = [...new Set([...target.labels, ...names(body.labels)])]
    return { status: 200, body: target.labels.map(labelAnswer) }
  },

  'issues/remove-label': async ({ pull, path }) => {
    const target = pull()
    if (!target.labels.includes(path.name as string)) throw new Refusal(404, 'Label does not exist')
    target.labels = target.labels.filter((name) => name !== path.name)
    return { status: 200, body: target.labels.map(labelAnswer) }
  },

  // Whoever cannot be assigned is left out without a word.
  'issues/add-assignees': async ({ pull, body, repository, answers }) => {
    const target = pull()
    const assignable = names(body.assignees).filter((login) => repository.collaborators.has(login))
    target.assignees = [...new Set([...target.assignees, ...assignable])]
    return { status: 201, body: answers.issue(target) }
  },

  'issues/remove-assignees': async ({ pull, body, answers }) => {
    const target = pull()
    target.assignees = target.assignees.filter((login) => !names(body.assignees).includes(login))
    return { status: 200, body: answers.issue(target) }
  },

  'issues/list-for-repo': async ({ repository, query, answers }) => ({
    status: 200,
    body: repository.issues
      .filter(({ user }) => [null, user].includes(query.get('creator')))
      .map((issue) => answers.plainIssue(repository, issue)),
  }),

  'issues/create': async ({ repository, body, viewer, answers }) => {
    refuseWithout(viewer)
    const issue = {
      number: nextNumber(repository),
      title: String(body.title),
      body: String(body.body ?? ''),
      user: viewer.login,
    }
    repository.issues.push(issue)
    return { status: 201, body: answers.plainIssue(repository, issue) }
  },

  'issues/update': async ({ pull, path, repository, body, viewer, answers }) => {
    const issue = repository.issues.find(({ number }) => number === Number(path.issue_number))
    if (issue) {
      refuseWithout(viewer)
      if (typeof body.body === 'string') issue.body = body.body
      return { status: 200, body: answers.plainIssue(repository, issue) }
    }
    const target = pull()
    if (typeof body.milestone === 'number' || body.milestone === null) target.milestone = body.milestone
    return { status: 200, body: answers.issue(target) }
  },

  'issues/list-milestones': async ({ repository }) => ({
    status: 200,
    body: repository.milestones.map(milestoneAnswer),
  }),
}

function refuseWithout({ issues }: Viewer): void {
  if (issues === 'none') throw new Refusal(403, 'Resource not accessible by integration')
}
