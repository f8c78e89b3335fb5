/** One failure to serve instead of, or after, the right answer. */
export interface Fault {
  /** Which requests it hits: the start of `METHOD /path`, without the API's prefix, of GraphQL with the root field; `git` for pushes and fetches. */
  readonly on: string
  /** `after`: the request takes effect and its answer is lost. */
  readonly drop?: 'before' | 'after'
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
  /** What takes the place of the right answer's body once the request took effect; a text goes out as it is. */
  readonly damage?: (body: unknown) => unknown
  /** Something that happens elsewhere just before the request is served. */
  readonly meanwhile?: () => Promise<void> | void
}

const documentation_url = 'https://docs.github.com/rest'

export const secondaryLimit = (on: string, retryAfter?: number): Fault => ({
  on,
  status: 403,
  ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  body: {
    message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
    documentation_url,
  },
})

export const damaged = (on: string, damage: (body: unknown) => unknown): Fault => ({ on, damage })

/** @param reset seconds since 1970 */
export const primaryLimit = (on: string, reset: number): Fault => ({
  on,
  status: 403,
  headers: { 'x-ratelimit-limit': '5000', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) },
  body: { message: 'API rate limit exceeded for installation ID 1.', documentation_url },
})

export const serverError = (on: string, status = 502): Fault => ({
  on,
  status,
  body: { message: 'Server Error', documentation_url },
})

export const dropped = (on: string, drop: 'before' | 'after'): Fault => ({ on, drop })

/** What GitHub may say while a branch that was just pushed is not yet known everywhere. */
export const headNotYetKnown = (on = 'POST /repos/octo-org/garden/pulls'): Fault => ({
  on,
  status: 422,
  body: {
    message: 'Validation Failed',
    errors: [{ resource: 'PullRequest', field: 'head', code: 'invalid' }],
    documentation_url,
  },
})
