import * as z from 'zod'
import { ApiError, type GitHub } from './github.ts'
import { type ApiCall, get, repoPath, write } from './github-api.ts'

const stack = z.object({
  number: z.number(),
  pull_requests: z.array(z.object({ number: z.number(), state: z.enum(['open', 'closed']) })),
})

type Stack = z.infer<typeof stack>

const listStacks = (name: string, pull: number): ApiCall<Stack[]> =>
  get(`${repoPath(name)}/stacks?pull_request=${pull}`, z.array(stack))

const createStack = (name: string, pulls: readonly number[]) =>
  write('POST', `${repoPath(name)}/stacks`, { pull_requests: pulls })

const addToStack = (name: string, number: number, pulls: readonly number[]) =>
  write('POST', `${repoPath(name)}/stacks/${number}/add`, { pull_requests: pulls })

const dissolveStack = (name: string, number: number) => write('POST', `${repoPath(name)}/stacks/${number}/unstack`)

/** GitHub takes so many pull requests for one stack. */
const LARGEST = 100

/**
 * Lets GitHub show open pull requests, of which each goes to the branch of the one before, as one stack. Writes nothing where they are one.
 * Servers without stacks, and what GitHub refuses, leave the pull requests as they are: resolves to a sentence that says what was refused.
 * @param pulls their numbers, from the bottom to the top
 */
export async function formStack(
  github: GitHub,
  repository: string,
  pulls: readonly number[],
): Promise<string | undefined> {
  const [bottom] = pulls
  if (bottom === undefined || pulls.length < 2) return undefined
  if (pulls.length > LARGEST) return `GitHub shows no stack of more than ${LARGEST} pull requests.`
  try {
    await bringTogether(github, repository, [bottom, ...pulls.slice(1)])
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 404 ? undefined : `GitHub did not make the pull requests a stack: ${error.detail}.`
  }
}

async function bringTogether(github: GitHub, name: string, pulls: readonly [number, ...number[]]): Promise<void> {
  const [found] = await github.send(listStacks(name, pulls[0]))
  if (found && openOf(found).join() === pulls.join()) return
  const all = new Map<number, Stack>()
  for (const pull of pulls) for (const one of await github.send(listStacks(name, pull))) all.set(one.number, one)
  const [only, ...more] = all.values()
  const there = only && more.length === 0 ? openOf(only) : []
  if (only && there.length > 0 && there.every((number, at) => number === pulls[at])) {
    await github.send(addToStack(name, only.number, pulls.slice(there.length)))
    return
  }
  for (const { number } of all.values()) await github.send(dissolveStack(name, number))
  await github.send(createStack(name, pulls))
}

const openOf = ({ pull_requests: pulls }: Stack): readonly number[] =>
  pulls.flatMap(({ number, state }) => (state === 'open' ? [number] : []))

/** Dissolves the stack of a pull request, where it is in one: GitHub changes the base of none that is. */
export async function leaveStack(github: GitHub, repository: string, pull: number): Promise<void> {
  for (const { number } of await stacksOf(github, repository, pull)) {
    await github.send(dissolveStack(repository, number))
  }
}

async function stacksOf(github: GitHub, repository: string, pull: number): Promise<readonly Stack[]> {
  try {
    return await github.send(listStacks(repository, pull))
  } catch (error) {
    // Servers without stacks do not know the address.
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}
