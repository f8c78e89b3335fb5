import { Refusal } from './state.ts'

type Resource = 'core' | 'search' | 'code_search' | 'graphql'

/** GitHub's primary rate limits, by token and resource, with the headers that tell of them. */
export interface RateLimits {
  /** Calls in a window; change them to make a limit bite. */
  readonly allowed: Record<Resource, number>
  /** Length of a window in milliseconds; default an hour, of searches a minute. */
  readonly windows: Record<Resource, number>
  /** Counts a call; a refusal where none is left. */
  take(
    token: string,
    call: { readonly path: string },
  ): { readonly headers: Readonly<Record<string, string>>; readonly refusal?: Refusal }
}

const HOUR = 3_600_000
const MINUTE = 60_000

export function createRateLimits(): RateLimits {
  const allowed = { core: 1_000_000, search: 30, code_search: 10, graphql: 1_000_000 }
  const windows = { core: HOUR, search: MINUTE, code_search: MINUTE, graphql: HOUR }
  const used = new Map<string, { count: number; until: number }>()
  return {
    allowed,
    windows,
    take(token, { path }) {
      const resource = resourceOf(path)
      const key = `${token} ${resource}`
      const now = Date.now()
      const known = used.get(key)
      const window = known && known.until > now ? known : { count: 0, until: now + windows[resource] }
      used.set(key, window)
      const isSpent = window.count >= allowed[resource]
      if (!isSpent) window.count += 1
      const headers = {
        'x-ratelimit-limit': String(allowed[resource]),
        'x-ratelimit-remaining': String(allowed[resource] - window.count),
        'x-ratelimit-used': String(window.count),
        'x-ratelimit-reset': String(Math.ceil(window.until / 1000)),
        'x-ratelimit-resource': resource,
      }
      return isSpent
        ? { headers, refusal: new Refusal(403, 'API rate limit exceeded for installation ID 1.') }
        : { headers }
    },
  }
}

function resourceOf(path: string): Resource {
  if (path === '/graphql') return 'graphql'
  if (path === '/search/code') return 'code_search'
  return path.startsWith('/search/') ? 'search' : 'core'
}
