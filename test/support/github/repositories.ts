import type { Handler } from './api.ts'

export const repositories: Record<string, Handler> = {
  'repos/get': async ({ repository, answers, viewer }) => ({
    status: 200,
    body: {
      ...answers.repository(repository),
      permissions: { admin: false, push: viewer.contents === 'write', pull: true },
    },
    ...(viewer.scopes !== undefined && { headers: { 'x-oauth-scopes': viewer.scopes } }),
  }),

  'actions/get-github-actions-default-workflow-permissions-repository': async ({ repository }) => ({
    status: 200,
    body: {
      default_workflow_permissions: 'read',
      can_approve_pull_request_reviews: repository.actionsMayOpenPullRequests,
    },
  }),
}
