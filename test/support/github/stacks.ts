import type { Handler } from './api.ts'
import { type PullRequest, Refusal, type Repository, type Stack } from './state.ts'

export const stacks: Record<string, Handler> = {
  'pull-request-stacks/list': async ({ repository, query }) => {
    const wanted = query.get('pull_request')
    const found = stacksOf(repository).filter(({ pulls }) => wanted === null || pulls.includes(Number(wanted)))
    return { status: 200, body: found.map((stack) => minimalAnswer(repository, stack)) }
  },

  'pull-request-stacks/create': async ({ repository, body }) => {
    const pulls = body.pull_requests as number[]
    const taken = stacksOf(repository)
    checkChain(repository, pulls, undefined)
    const stack = { number: STACKS_FROM + taken.length, pulls: [...pulls] }
    taken.push(stack)
    return { status: 201, body: fullAnswer(repository, stack) }
  },

  'pull-request-stacks/add': async ({ repository, path, body }) => {
    const stack = stackIn(repository, path)
    const pulls = body.pull_requests as number[]
    checkChain(repository, pulls, pullOf(repository, stack.pulls.at(-1) ?? 0).head.ref)
    stack.pulls.push(...pulls)
    return { status: 200, body: fullAnswer(repository, stack) }
  },

  'pull-request-stacks/unstack': async ({ repository, path }) => {
    const stack = stackIn(repository, path)
    stack.pulls = stack.pulls.filter((number) => pullOf(repository, number).merged)
    return stack.pulls.length === 0 ? { status: 204 } : { status: 200, body: fullAnswer(repository, stack) }
  },
}

/** Apart from the numbers of pull requests, so that no one is taken for the other. */
const STACKS_FROM = 501

/** Servers without stacks know none of their addresses. */
function stacksOf({ stacks: all }: Repository): Stack[] {
  if (!all) throw new Refusal(404, 'Not Found')
  return all
}

function stackIn(repository: Repository, path: Readonly<Record<string, string>>): Stack {
  const found = stacksOf(repository).find(
    ({ number, pulls }) => String(number) === path.stack_number && pulls.length > 0,
  )
  if (!found) throw new Refusal(404, 'Not Found')
  return found
}

function pullOf({ pulls }: Repository, number: number): PullRequest {
  const found = pulls.find((one) => one.number === number)
  if (found) return found
  const error = { resource: 'Stack', field: 'pull_requests', code: 'missing', value: [number] }
  throw new Refusal(422, 'Validation Failed', [error])
}

/** @param top head of what they are put on; undefined: of nothing */
function checkChain(repository: Repository, numbers: readonly number[], top: string | undefined): void {
  let below = top
  for (const number of numbers) {
    const { base, head, state } = pullOf(repository, number)
    if (stacksOf(repository).some(({ pulls }) => pulls.includes(number)))
      throw new Refusal(422, `Pull request #${number} is already part of a stack`)
    if (state !== 'open' || (below !== undefined && base.ref !== below))
      throw new Refusal(422, "Pull requests must form a stack, where each PR's base ref is the previous PR's head ref")
    below = head.ref
  }
}

const common = (repository: Repository, { number, pulls }: Stack) => ({
  id: number,
  number,
  node_id: `S_${number}`,
  url: `https://api.github.com/repos/${repository.name}/stacks/${number}`,
  base: { ref: pullOf(repository, pulls[0] ?? 0).base.ref },
  open: pulls.some((one) => pullOf(repository, one).state === 'open'),
  created_at: '2026-01-01T00:00:00Z',
})

const mergedAt = ({ merged }: PullRequest): string | null => (merged ? '2026-01-01T00:00:00Z' : null)

const minimalAnswer = (repository: Repository, stack: Stack) => ({
  ...common(repository, stack),
  pull_requests: stack.pulls.map((number) => {
    const pull = pullOf(repository, number)
    const { state, draft, head } = pull
    return { number, state, draft, merged_at: mergedAt(pull), head: { ref: head.ref, sha: head.sha } }
  }),
})

const fullAnswer = (repository: Repository, stack: Stack) => ({
  ...(stack.pulls.length > 0 && common(repository, stack)),
  pull_requests: stack.pulls.map((number) => {
    const pull = pullOf(repository, number)
    const { title, state, draft, head, base } = pull
    const url = `https://api.github.com/repos/${repository.name}`
    const repo = { id: 1, url, name: repository.name.split('/')[1] }
    const side = (ref: string) => ({ ref, sha: head.sha, repo })
    return {
      ...{ id: number, node_id: `PR_${number}`, number, url: `${url}/pulls/${number}`, html_url: url },
      ...{ title, state, draft, merged_at: mergedAt(pull), user: null },
      ...{ head: side(head.ref), base: side(base.ref) },
    }
  }),
})
