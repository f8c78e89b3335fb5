import { userAnswer } from './answers.ts'
import type { Call, Handler } from './api.ts'
import { exampleOf } from './description.ts'
import { Refusal } from './state.ts'

const mustWrite = ({ viewer }: Pick<Call, 'viewer'>): void => {
  if (viewer.issues === 'none') throw new Refusal(403, 'Resource not accessible by integration')
}

const reactionAnswer = (login: string, content: unknown) => ({
  ...exampleOf('reaction'),
  user: userAnswer(login),
  content,
})

export const thread: Record<string, Handler> = {
  'issues/list-comments': async ({ repository, path }) => ({
    status: 200,
    body: repository.comments
      .filter(({ issue }) => issue === Number(path.issue_number))
      .map(({ id, body, user }) => ({ ...exampleOf('issue-comment'), id, body, user: userAnswer(user) })),
  }),

  'repos/get-collaborator-permission-level': async ({ repository, path }) => {
    const login = path.username as string
    const permission = repository.permissions.get(login) ?? 'read'
    return {
      status: 200,
      body: { permission, role_name: permission, user: { ...userAnswer(login), role_name: permission } },
    }
  },

  'issues/create-comment': async (call) => {
    mustWrite(call)
    const { repository, path, viewer, body } = call
    const id = repository.comments.length + 1
    repository.comments.push({
      id,
      issue: Number(path.issue_number),
      user: viewer.login,
      body: String(body.body),
      reactions: [],
    })
    return { status: 201, body: { ...exampleOf('issue-comment'), id, body: body.body, user: userAnswer(viewer.login) } }
  },

  'issues/update-comment': async (call) => {
    mustWrite(call)
    const comment = call.repository.comments.find(({ id }) => id === Number(call.path.comment_id))
    if (!comment) throw new Refusal(404, 'Not Found')
    comment.body = String(call.body.body)
    const { id, body, user } = comment
    return { status: 200, body: { ...exampleOf('issue-comment'), id, body, user: userAnswer(user) } }
  },

  'reactions/create-for-issue': async (call) => {
    mustWrite(call)
    call.repository.reactions.push(`${call.path.issue_number} ${call.body.content}`)
    return { status: 201, body: reactionAnswer(call.viewer.login, call.body.content) }
  },

  'reactions/create-for-issue-comment': async (call) => {
    mustWrite(call)
    const comment = call.repository.comments.find(({ id }) => id === Number(call.path.comment_id))
    if (!comment) throw new Refusal(404, 'Not Found')
    comment.reactions.push(String(call.body.content))
    return { status: 201, body: reactionAnswer(call.viewer.login, call.body.content) }
  },
}
