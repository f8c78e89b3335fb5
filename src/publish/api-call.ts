import * as z from 'zod'

/** What a call of GitHub's API sends. */
export interface ProposedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API's address, with its query; `/graphql` for GraphQL. */
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
}

/** One call of GitHub's API as data: what is sent, and the part of the answer that is read. */
export interface ApiCall<Answer = unknown> extends ProposedCall {
  readonly answer: z.ZodType<Answer>
  /** Of GraphQL: an answer in part is taken, with its `errors`. */
  readonly partial?: true
}

export const get = <Answer>(path: string, answer: z.ZodType<Answer>): ApiCall<Answer> => ({
  method: 'GET',
  path,
  answer,
})

export function write<Answer = unknown>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
  answer: z.ZodType<Answer> = done as z.ZodType<Answer>,
): ApiCall<Answer> {
  return { method, path, answer, ...(body && { body }) }
}

/** Of a call whose answer is not read: data, or nothing. A page of a proxy, or data that is cut, is neither. */
const done = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()), z.literal(''), z.undefined()])

export function graphql<Answer>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  data: z.ZodType<Answer>,
): ApiCall<Answer> {
  // Errors that cannot be read are errors.
  const answer = z.object({ data, errors: z.tuple([]).nullish() }).transform((result) => result.data as Answer)
  return { method: 'POST', path: '/graphql', body: { query, variables }, answer }
}

export function mutation(name: string, input: Readonly<Record<string, unknown>>): ApiCall {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const made = z.object({ [name]: z.object({}) })
  return graphql(`mutation($input: ${type}!) { ${name}(input: $input) { clientMutationId } }`, { input }, made)
}

/** Whether the call changes something: such calls are paced. */
export const isWrite = (call: ApiCall): boolean =>
  call.method !== 'GET' && !(call.path === '/graphql' && String(call.body?.query).startsWith('query'))

/** Where a page of a list of GraphQL ends. One that has a next page says where that begins. */
export const pageInfo = z
  .object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() })
  .refine(({ hasNextPage, endCursor }) => !hasNextPage || endCursor !== null, 'has a next page, and no cursor')

/** An empty name is none. */
export const nonEmpty = z.string().min(1)

/** The account in `owner/name`, in small letters: GitHub ignores case in names. */
export const ownerOf = (name: string): string => name.replace(/\/.*$/, '').toLowerCase()

export const repoPath = (name: string): string => `/repos/${name.split('/').map(encodeURIComponent).join('/')}`
