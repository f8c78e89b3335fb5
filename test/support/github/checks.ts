import type { Handler } from './api.ts'
import { exampleOf } from './description.ts'
import { type CheckRun, Refusal } from './state.ts'

export const checks: Record<string, Handler> = {
  'checks/create': async ({ repository, viewer, body }) => {
    if (viewer.checks !== 'write') throw new Refusal(403, 'Resource not accessible by integration')
    const { name, head_sha, status, conclusion, output } = body as unknown as CheckRun
    repository.checkRuns.push({ name, head_sha, status, conclusion, output })
    const example = exampleOf('check-run')
    return {
      status: 201,
      body: { ...example, name, head_sha, status, conclusion, output: { ...(example.output as object), ...output } },
    }
  },

  'actions/get-workflow-run': async ({ repository, path }) => {
    const run = repository.workflowRuns.find(({ id }) => id === Number(path.run_id))
    if (!run) throw new Refusal(404, 'Not Found')
    const { repository: full_name, ...found } = run
    const example = exampleOf('workflow-run')
    return {
      status: 200,
      body: { ...example, ...found, head_repository: { ...(example.head_repository as object), full_name } },
    }
  },

  'repos/list-pull-requests-associated-with-commit': async ({ repository, path, answers }) => {
    const found = repository.pulls.filter((pull) => pull.commits?.includes(path.commit_sha ?? ''))
    return { status: 200, body: await Promise.all(found.map((pull) => answers.pull(pull))) }
  },
}
