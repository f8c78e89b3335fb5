import type { Handler } from './api.ts'
import { exampleOf } from './description.ts'
import { mayPush, Refusal, type Repository, tipOf } from './state.ts'

const sourceOf = ({ name }: Pick<Repository, 'name'>, id: number) => ({
  ...{ ruleset_source_type: 'Repository', ruleset_source: name, ruleset_id: id },
})

export const repositories: Record<string, Handler> = {
  'repos/get': async ({ repository, answers, viewer }) => ({
    status: 200,
    body: {
      ...answers.repository(repository),
      permissions: { admin: false, push: mayPush(viewer, repository), pull: true },
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

  'repos/get-branch-rules': async ({ repository, path }) => {
    const required_status_checks = repository.ruledChecks.map((context) => ({ context }))
    const rule = {
      type: 'required_status_checks',
      ruleset_source_type: 'Repository',
      ruleset_source: repository.name,
      ruleset_id: 1,
      parameters: { required_status_checks, strict_required_status_checks_policy: false },
    }
    const holds = path.branch === repository.defaultBranch && required_status_checks.length > 0
    const others = repository.rules
      .map(({ type, parameters, branches }, at) => ({ ...sourceOf(repository, at + 2), type, parameters, branches }))
      .filter(({ branches }) => branches.test(path.branch ?? ''))
    return { status: 200, body: [...(holds ? [rule] : []), ...others.map(({ branches: _, ...one }) => one)] }
  },

  'repos/get-repo-ruleset': async ({ repository, path }) => {
    const id = Number(path.ruleset_id)
    const rule = repository.rules[id - 2]
    if (!rule) throw new Refusal(404, 'Not Found')
    const { name: source } = repository
    const bypass = rule.bypass ?? 'never'
    return {
      status: 200,
      body: { id, name: rule.type, source, enforcement: 'active', current_user_can_bypass: bypass },
    }
  },

  'repos/get-branch': async ({ repository, path }) => {
    const name = path.branch ?? ''
    if ((await tipOf(repository, name)) === undefined) throw new Refusal(404, 'Branch not found')
    const contexts = name === repository.defaultBranch ? repository.protectedChecks : []
    const checks = contexts.map((context) => ({ context, app_id: null }))
    const isProtected = contexts.length > 0
    const protection = {
      enabled: isProtected,
      ...(isProtected && { required_status_checks: { enforcement_level: 'non_admins', contexts, checks } }),
    }
    return {
      status: 200,
      body: { ...exampleOf('branch-get'), name, protected: isProtected || repository.guarded.has(name), protection },
    }
  },

  'actions/create-workflow-dispatch': async ({ repository, path, body, viewer }) => {
    if (viewer.actions === 'none') throw new Refusal(403, 'Resource not accessible by integration')
    repository.started.push(`${path.workflow_id} ${body.ref}`)
    return { status: 204 }
  },
}
