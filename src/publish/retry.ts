/** What is known of a call that failed; no status: the connection broke. */
export interface FailedCall {
  readonly method: string
  readonly path: string
  readonly status?: number | undefined
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | number | undefined>>
  readonly message: string
  readonly errors: readonly { readonly field?: string | undefined; readonly code?: string | undefined }[]
}

/**
 * How long to wait before the call is made again, in milliseconds; undefined when it would fail again or the wait is
 * longer than the caller's patience. Follows GitHub's "Rate limits for the REST API" and "Best practices for using the REST API".
 * @param attempt how often it failed so far, from 1
 * @param now milliseconds since 1970
 * @param patience milliseconds
 */
export function retryDelay(
  failure: FailedCall,
  attempt: number,
  { now, patience }: { readonly now: number; readonly patience: number },
): number | undefined {
  if (attempt >= MAX_ATTEMPTS) return undefined
  const delay = baseDelay(failure, attempt, now)
  return delay === undefined || delay > patience ? undefined : delay
}

const MAX_ATTEMPTS = 5

/** Whether a call failed because too many were made: then others fail too. */
export const isLimit = (failure: FailedCall): boolean =>
  (failure.status === 403 || failure.status === 429) && limitDelay(failure, 1, 0) !== undefined

function baseDelay(failure: FailedCall, attempt: number, now: number): number | undefined {
  const { status, headers } = failure
  if (status === undefined || status >= 500) return 1000 * 2 ** (attempt - 1)
  if (status === 403 || status === 429) return limitDelay(failure, attempt, now)
  return status === 422 && isHeadUnknown(failure) ? 2000 * attempt : retryAfter(headers['retry-after'])
}

function limitDelay({ status, headers, message }: FailedCall, attempt: number, now: number): number | undefined {
  const told = retryAfter(headers['retry-after'])
  if (told !== undefined) return told
  if (String(headers['x-ratelimit-remaining']) === '0') {
    return Math.max(0, Number(headers['x-ratelimit-reset']) * 1000 - now) + 1000
  }
  // Without a time GitHub asks for at least a minute, and more each time.
  return status === 429 || /secondary rate|abuse detection/i.test(message) ? 60_000 * 2 ** (attempt - 1) : undefined
}

const retryAfter = (seconds: string | number | undefined): number | undefined =>
  seconds === undefined || Number.isNaN(Number(seconds)) ? undefined : Number(seconds) * 1000

/** Right after a push, the branch is not known to every server: creating a pull request then says `head` is invalid. */
function isHeadUnknown({ method, path, errors }: FailedCall): boolean {
  const isCreate = method === 'POST' && path.endsWith('/pulls')
  return isCreate && errors.some(({ field, code }) => field === 'head' && code === 'invalid')
}
