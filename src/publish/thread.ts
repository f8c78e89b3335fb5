import * as z from 'zod'
import type { GitHub } from './github.ts'
import { type ApiCall, repoPath } from './github-api.ts'

/** What GitHub calls a reaction. */
export type Reaction = '+1' | '-1' | 'confused' | 'eyes'

/** What somebody said that is answered: a comment by its id, or the body of the pull request. */
export interface Utterance {
  readonly repository: string
  /** Number of the pull request. */
  readonly number: number
  readonly comment?: number | undefined
}

/** Whether a person may push to a repository, as GitHub says now. */
export async function mayWrite(github: GitHub, repository: string, login: string): Promise<boolean> {
  const { permission } = await github.send(getPermission(repository, login))
  return permission === 'admin' || permission === 'write'
}

/** Answers with a reaction, and with a comment where there is something to say. @param words Markdown, safe already */
export async function answer(github: GitHub, said: Utterance, { reaction, words }: ThreadAnswer): Promise<void> {
  await github.send(react(said, reaction))
  if (words !== undefined) await github.send(comment(said, words))
}

export interface ThreadAnswer {
  readonly reaction: Reaction
  readonly words?: string | undefined
}

/** A pull request as a decision about it needs it. */
export const getDecidedPull = (name: string, number: number) => ({
  method: 'GET' as const,
  path: `${repoPath(name)}/pulls/${number}`,
  answer: z.object({
    state: z.enum(['open', 'closed']),
    body: z.string().nullable(),
    head: z.object({ sha: z.string(), ref: z.string(), repo: z.object({ full_name: z.string() }).nullable() }),
    base: z.object({ ref: z.string() }),
  }),
})

const getPermission = (name: string, login: string): ApiCall<{ permission: string }> => ({
  method: 'GET',
  path: `${repoPath(name)}/collaborators/${encodeURIComponent(login)}/permission`,
  answer: z.object({ permission: z.string() }),
})

const react = ({ repository, number, comment: id }: Utterance, content: Reaction): ApiCall => ({
  method: 'POST',
  path: `${repoPath(repository)}/issues/${id === undefined ? number : `comments/${id}`}/reactions`,
  body: { content },
  answer: z.unknown(),
})

const comment = ({ repository, number }: Utterance, body: string): ApiCall => ({
  method: 'POST',
  path: `${repoPath(repository)}/issues/${number}/comments`,
  body: { body },
  answer: z.unknown(),
})
