import * as z from 'zod'
import { type ApiCall, get, nonEmpty, repoPath, write } from './api-call.ts'
import { ApiError, type GitHub } from './github.ts'
import { side } from './github-api.ts'

interface CheckRun {
  readonly name: string
  readonly head: string
  readonly conclusion: 'success' | 'failure' | 'neutral'
  readonly title: string
  readonly summary: string
}

/** Adds a check to a commit, done with its conclusion; false where the token may not: apps and workflows alone can have `checks: write`. */
export async function addCheckRun(
  github: GitHub,
  repository: string,
  { name, head: head_sha, conclusion, ...output }: CheckRun,
): Promise<boolean> {
  const check = { name, head_sha, status: 'completed', conclusion, output }
  try {
    await github.send(write('POST', `${repoPath(repository)}/check-runs`, check))
    return true
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return false
    throw error
  }
}

/** What GitHub calls a reaction. */
type Reaction = '+1' | '-1' | 'confused' | 'eyes'

/** What is answered: a comment by its id, or the body of the pull request. */
export interface Utterance {
  readonly repository: string
  /** Number of the pull request. */
  readonly number: number
  readonly comment?: number | undefined
}

/** Whether a person may push to a repository, according to GitHub now. */
export async function mayWrite(github: GitHub, repository: string, login: string): Promise<boolean> {
  const { permission } = await github.send(getPermission(repository, login))
  return permission === 'admin' || permission === 'write'
}

/** Answers with a reaction and a comment. A comment that was deleted meanwhile gets no reaction. @param words Markdown, safe already */
export async function answer(github: GitHub, said: Utterance, { reaction, words }: ThreadAnswer): Promise<void> {
  try {
    await github.send(react(said, reaction))
  } catch (error) {
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 410)
    if (!isGone || said.comment === undefined) throw error
  }
  await github.send(commentOn(said, words))
}

export type ThreadAnswer = { readonly reaction: Reaction; readonly words: string }

/** A pull request as a decision about it needs it. */
export const getDecidedPull = (name: string, number: number) =>
  get(
    `${repoPath(name)}/pulls/${number}`,
    z.object({
      state: z.enum(['open', 'closed']),
      body: z.string().nullable(),
      head: side,
      base: z.object({ ref: nonEmpty }),
    }),
  )

const threadComment = z.object({
  id: z.number(),
  body: z.string(),
  user: z.object({ login: nonEmpty, type: z.string() }).nullable(),
})

/** A comment on a pull request. */
export type ThreadComment = z.infer<typeof threadComment>

/** Comments on a pull request, the oldest first. */
export const listComments = (name: string, number: number) =>
  get(`${repoPath(name)}/issues/${number}/comments?per_page=100`, z.array(threadComment))

const getPermission = (name: string, login: string) =>
  get(`${repoPath(name)}/collaborators/${encodeURIComponent(login)}/permission`, z.object({ permission: z.string() }))

const react = ({ repository, number, comment: id }: Utterance, content: Reaction): ApiCall =>
  write('POST', `${repoPath(repository)}/issues/${id === undefined ? number : `comments/${id}`}/reactions`, { content })

/** @param body Markdown, safe already */
export const commentOn = ({ repository, number }: Utterance, body: string): ApiCall =>
  write('POST', `${repoPath(repository)}/issues/${number}/comments`, { body })

export const updateComment = (name: string, id: number, body: string): ApiCall =>
  write('PATCH', `${repoPath(name)}/issues/comments/${id}`, { body })
