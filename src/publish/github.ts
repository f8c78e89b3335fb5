import * as z from 'zod'
import { EditplanError, saidBy } from '../errors.ts'
import { type ApiCall, isWrite } from './api-call.ts'
import { type Clock, createPace, type Pace, systemClock } from './options.ts'
import { refuseWithheld, withheldBy } from './withheld.ts'

/** GitHub's API with a token: waits out its limits, paces writes, reads answers through the call's own shape. */
export interface GitHub {
  /** Throws {@link ApiError} when GitHub refuses, or keeps failing. */
  send<Answer>(call: ApiCall<Answer>): Promise<Answer>
  /** Every page of a list. */
  list<Item>(call: ApiCall<Item[]>): Promise<Item[]>
  /** Scopes of a classic token, known after the first answer. */
  scopes(): readonly string[] | undefined
}

export interface Connection {
  readonly token: string
  /** E.g. `https://api.github.com` */
  readonly apiUrl: string
  /** Default: beside the API's address. */
  readonly graphqlUrl?: string | undefined
  readonly clock?: Clock | undefined
  /** Shared with other connections whose calls count together; default: a pace of its own. */
  readonly pace?: Pace | undefined
  /** Pushes, and like `token` is in no call. */
  readonly branchToken?: string | undefined
  /** Other values that no call holds: see {@link PublishOptions.withheld}. */
  readonly withheld?: readonly string[] | undefined
}

/** A refusal of GitHub, or a failure that outlasted the retries. */
export class ApiError extends EditplanError {
  /** Undefined when no answer came. */
  readonly status: number | undefined
  /** GitHub's whole message, on one line. */
  readonly detail: string
  /** What came is no answer to the call: whether GitHub did it is not known. */
  readonly isUnreadable: boolean

  constructor(call: ApiCall, failure: FailedCall) {
    const said = [failure.message, ...failure.errors.map((error) => JSON.stringify(error))].join(' ')
    const detail = said.replace(/[.\s]+$/, '')
    super({ name: 'GITHUB_FAILED', message: `${whatFailed(call, failure)}: ${detail}. ${remedyOf(call, failure)}` })
    this.status = failure.status
    this.detail = said
    this.isUnreadable = failure.isUnreadable ?? false
  }
}

/** For `catch`: undefined where GitHub refused; what is no answer at all is no refusal, and thrown again. */
export function undefinedIfForbidden(error: unknown): undefined {
  const isRefused = error instanceof ApiError && !error.isUnreadable && error.status !== undefined && error.status < 500
  if (!isRefused) throw error
}

/** GraphQL refuses with status 200. */
const whatFailed = ({ method, path, body }: ApiCall, { status, isUnreadable }: FailedCall): string =>
  path === '/graphql'
    ? `GitHub ${isUnreadable ? 'did not answer' : 'refused'} ${/\{\s*(\w+)/.exec(String(body?.query))?.[1] ?? 'a call of GraphQL'}`
    : isUnreadable
      ? `The answer to ${method} ${path.split('?')[0]} cannot be read`
      : `GitHub answered ${status ?? 'nothing'} to ${method} ${path.split('?')[0]}`

/** What keeps a token or a machine out of an organization, and the remedy, without a full stop. */
export const GATES: readonly (readonly [said: RegExp, remedy: string])[] = [
  [
    /SAML (?:SSO|enforcement)/i,
    'the organization has single sign-on, for which the token is not authorized. Authorize it ("Configure SSO" beside the token, in the settings of its owner), or use the workflow’s own token',
  ],
  [
    /IP allow list/i,
    'the organization does not let in the address of this machine. Put that on its list of allowed addresses, or run where one that is on it is used',
  ],
]

/** What GitHub says of a setting or a change that it does not take, and the remedy. */
const REFUSED: readonly (readonly [said: RegExp, remedy: string])[] = [
  [
    /could not resolve to a node/i,
    'The token cannot see the team, which the workflow’s own token never can. Use the token of a GitHub App with "Members: read", or one with the scope `read:org`.',
  ],
  [
    /only be requested from collaborators/i,
    'Give those whom it means access to the repository, or name others as `reviewers` and `team-reviewers`.',
  ],
  [/merge method .+ not allowed/i, 'Set `auto-merge` to a method that the repository and the rules of the base allow.'],
  [
    /in (?:clean|unstable) status/i,
    'Auto-merge waits for what the rules of the base require, and of that nothing is missing. Require there what it should wait for, or merge it by hand.',
  ],
  [/in draft/i, 'No draft is merged. Leave out `draft`, or mark it as ready and run again.'],
  [/merge queue/i, 'Add it to the queue on its page ("Merge when ready").'],
  [
    /request timed out|too large to process/i,
    'The change is too large for the API. Leave out `sign-commits: api`, or make smaller plans.',
  ],
]

function remedyOf({ path }: ApiCall, failure: FailedCall): string {
  const { status, headers, message, isUnreadable } = failure
  if (isUnreadable) return 'Run again; if it stays so, look for what answers in place of GitHub, such as a proxy.'
  const resets = Number(headers['x-ratelimit-reset'])
  if (String(headers['x-ratelimit-remaining']) === '0' && resets > 0) {
    return `The token has used up its calls until ${new Date(resets * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC. Run again after that, or use another token.`
  }
  const wait = Number(headers['retry-after'])
  if (((status === 403 || status === 429) && wait > 0) || isTooFast(failure))
    return `GitHub limits how fast the token may write. Run again ${wait > 0 ? `in ${Math.ceil(wait / 60)} minutes` : 'later'}, and let fewer jobs run at once.`
  if (status === undefined) return 'Check the network and run again.'
  if (status === 401) return 'Check that the token has not expired.'
  const [, gate] = GATES.find(([said]) => status === 403 && said.test(message)) ?? []
  if (gate !== undefined) return `That is: ${gate}.`
  if (status === 403 || status === 404) return permissionFor(path, message)
  if (status >= 500) return 'Run again later.'
  const all = [message, ...failure.errors.map((error) => JSON.stringify(error))].join(' ')
  const [, refused] = REFUSED.find(([said]) => said.test(all)) ?? []
  if (refused !== undefined) return refused
  return path === '/graphql'
    ? 'Check what the token may do, and the settings of the repository.'
    : 'Correct what it names and run again.'
}

const permissionFor = (path: string, message: string): string =>
  /not accessible by/i.test(message) && /^\/repos\/[^/]+\/[^/]+\/pulls\b/.test(path)
    ? 'Give the job `permissions: pull-requests: write` (`read` is enough for a mode that only reads), or an app or a fine-grained token "Pull requests: Read and write".'
    : 'Check the name, and what the token may do there.'

export async function connect(connection: Connection): Promise<GitHub> {
  const { token, apiUrl, graphqlUrl, clock = systemClock, pace = createPace({ clock }) } = connection
  const { getOctokit } = await import('@actions/github')
  const octokit = getOctokit(token, { baseUrl: apiUrl.replace(/\/$/, ''), log: SILENT })
  const graphqlAddress = graphqlUrl ?? defaultGraphqlUrl(apiUrl)
  const withheld = withheldBy(connection)
  let scopes: readonly string[] | undefined

  async function request(call: ApiCall, url: string): Promise<{ data: unknown; link: string | undefined }> {
    refuseWithheld(withheld, [call.path, call.body], `What ${call.method} ${withheld.mask(call.path)} would send`)
    for (let attempt = 1; ; attempt += 1) {
      await pace.turn(isWrite(call))
      const answer = await octokit
        .request({
          method: call.method,
          url: url === '/graphql' ? graphqlAddress : url,
          headers: { 'x-github-api-version': '2022-11-28' },
          ...(call.body && { data: call.body }),
        })
        .catch((error: unknown) => failedCall(call, error, token))
      const failure = 'data' in answer ? limitOfGraphql(call, answer) : answer
      if (!failure && 'data' in answer) {
        scopes ??= scopesIn(answer.headers['x-oauth-scopes'])
        return { data: answer.data, link: answer.headers.link }
      }
      await waitAfter(call, failure as FailedCall, attempt)
    }
  }

  /** Throws where the call would fail again. A limit holds for every call, any other failure for this one. */
  async function waitAfter(call: ApiCall, failure: FailedCall, attempt: number): Promise<void> {
    const delay = retryDelay(failure, attempt, { now: clock.now(), patience: pace.patience })
    if (delay === undefined) throw new ApiError(call, failure)
    if (isLimit(failure)) pace.hold(delay)
    else await clock.sleep(delay)
  }

  return {
    async send(call) {
      return readAnswer(call, (await request(call, call.path)).data)
    },
    async list<Item>(call: ApiCall<Item[]>) {
      const items: Item[] = []
      for (let [url, number]: [string | undefined, number] = [call.path, 1]; url !== undefined; number += 1) {
        const { data, link } = await request(call, url)
        const page = readAnswer(call, data)
        items.push(...page)
        const next = nextPage(call, { link, isFull: page.length >= PAGE, number })
        if (next === url) throw unreadable(call, 'a page that names itself as the next one')
        url = next
      }
      return items
    },
    scopes: () => scopes,
  }
}

/** Of the address that GitHub names the query alone is taken: the token goes nowhere else. A proxy may take the header away. */
function nextPage(
  call: ApiCall,
  { link, isFull, number }: { readonly link: string | undefined; readonly isFull: boolean; readonly number: number },
): string | undefined {
  if (link === undefined) return isFull ? `${call.path}&page=${number + 1}` : undefined
  if (!/rel="?next"?/.test(link)) return undefined
  const query = /<[^>?]*(\?[^>#]+)[^>]*>;\s*rel="?next"?/.exec(link)?.[1]
  if (query === undefined) throw unreadable(call, 'a list without the address of its next page')
  return call.path.split('?')[0] + query
}

/** The items that a page of a list holds; every list is asked for by pages of so many. */
const PAGE = 100

/** GraphQL reports its limits with status 200. */
function limitOfGraphql(
  { method, path }: ApiCall,
  { data, headers }: { readonly data: unknown; readonly headers: FailedCall['headers'] },
): FailedCall | undefined {
  if (path !== '/graphql') return undefined
  const limit = graphqlFailure.safeParse(data).data?.errors.find(({ type }) => type === 'RATE_LIMITED')
  return limit && { method, path, status: 403, headers, message: limit.message, errors: [] }
}

const SILENT = { debug() {}, info() {}, warn() {}, error() {} }

/** GitHub Enterprise has `/api/v3` and `/api/graphql`; github.com has `/` and `/graphql`. */
const defaultGraphqlUrl = (apiUrl: string): string => `${apiUrl.replace(/\/$/, '').replace(/\/v3$/, '')}/graphql`

const scopesIn = (header: unknown): readonly string[] | undefined =>
  typeof header === 'string' ? header.split(/,\s*/).filter(Boolean) : undefined

const graphqlFailure = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        type: z.string().optional().catch(undefined),
        locations: z.unknown().optional(),
        extensions: z.unknown().optional(),
      }),
    )
    .min(1),
})

function readAnswer<Answer>(call: ApiCall<Answer>, data: unknown): Answer {
  // GraphQL refuses with status 200.
  const refused = call.path === '/graphql' && !call.partial ? graphqlFailure.safeParse(data).data : undefined
  const result = refused ? undefined : call.answer.safeParse(data)
  if (result?.success) return result.data
  const message = refused
    ? refused.errors.map((error) => error.message).join('; ')
    : `an answer of another shape than documented (${result?.error && firstIssue(result.error)})`
  if (!refused || (!isWrite(call) && refused.errors.every(isBare))) throw unreadable(call, message)
  throw new ApiError(call, { ...answered(call), message })
}

/** Of an error that says nothing of the question GitHub ran out of time, or failed. */
const isBare = ({ type, locations, extensions }: z.output<typeof graphqlFailure>['errors'][number]): boolean =>
  type === undefined && locations === undefined && extensions === undefined

const answered = ({ method, path }: ApiCall) => ({ method, path, status: 200, headers: {}, errors: [] })

const unreadable = (call: ApiCall, message: string): ApiError =>
  new ApiError(call, { ...answered(call), message, isUnreadable: true })

const firstIssue = ({ issues: [issue] }: z.ZodError): string =>
  `${issue?.path.join('.') || 'all of it'}: ${issue?.message.split('\n')[0]}`

const requestError = z.object({
  status: z.number(),
  response: z
    .object({
      headers: z.record(z.string(), z.union([z.string(), z.number(), z.undefined()])).catch({}),
      data: z
        .object({
          message: z.string().catch(''),
          errors: z
            .array(z.union([z.looseObject({ field: z.string().optional(), code: z.string().optional() }), z.string()]))
            .catch([]),
        })
        .catch({ message: '', errors: [] }),
    })
    .optional(),
})

/** Octokit's error as plain data, without the token in any text. */
function failedCall(call: ApiCall, error: unknown, token: string): FailedCall {
  const said = saidBy(error)
  const known = requestError.safeParse(error).data
  // Octokit answers 500 of its own where the connection broke.
  const status = known?.response ? known.status : undefined
  const mask = (text: string): string => text.replaceAll(token, '***')
  return {
    method: call.method,
    path: call.path,
    status,
    headers: known?.response?.headers ?? {},
    message: mask(known?.response?.data.message || said),
    errors: (known?.response?.data.errors ?? []).map((one) => (typeof one === 'string' ? { code: mask(one) } : one)),
  }
}

/** What is known of a call that failed; no status: the connection broke. */
export interface FailedCall {
  readonly method: string
  readonly path: string
  readonly status?: number | undefined
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | number | undefined>>
  readonly message: string
  /** GitHub did not refuse it. */
  readonly isUnreadable?: boolean
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
  isTooFast(failure) || (failure.status === 403 && limitDelay(failure, 1, 0) !== undefined)

/** GitHub also refuses as invalid what is made faster than it likes. */
const isTooFast = ({ status, message, errors }: FailedCall): boolean =>
  status === 429 ||
  (status === 403 && /secondary rate|abuse detection/i.test(message)) ||
  (status === 422 && /submitted too quickly/i.test(`${message} ${JSON.stringify(errors)}`))

function baseDelay(failure: FailedCall, attempt: number, now: number): number | undefined {
  const { status, headers } = failure
  if (status === undefined || status >= 500) return 1000 * 2 ** (attempt - 1)
  if (status === 403 || isTooFast(failure)) return limitDelay(failure, attempt, now)
  return status === 422 && isHeadUnknown(failure) ? 2000 * attempt : retryAfter(headers['retry-after'])
}

function limitDelay(failure: FailedCall, attempt: number, now: number): number | undefined {
  const { headers } = failure
  const retryMs = retryAfter(headers['retry-after'])
  if (retryMs !== undefined) return retryMs
  if (String(headers['x-ratelimit-remaining']) === '0') {
    return Math.max(0, Number(headers['x-ratelimit-reset']) * 1000 - now) + 1000
  }
  // Without a time GitHub requires at least a minute, and more each time.
  return isTooFast(failure) ? 60_000 * 2 ** (attempt - 1) : undefined
}

const retryAfter = (seconds: string | number | undefined): number | undefined =>
  seconds === undefined || Number.isNaN(Number(seconds)) ? undefined : Number(seconds) * 1000

/** Right after a push, the branch is not known to every server: creating a pull request then fails with an invalid `head`. */
function isHeadUnknown({ method, path, errors }: FailedCall): boolean {
  const isCreate = method === 'POST' && path.endsWith('/pulls')
  return isCreate && errors.some(({ field, code }) => field === 'head' && code === 'invalid')
}
