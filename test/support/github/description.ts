import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface Operation {
  readonly id: string
  readonly path: Readonly<Record<string, string>>
  /** Faults of a request against the description; empty when it is right. */
  checkRequest(query: URLSearchParams, body: unknown): string[]
  /** Faults of an answer against the description; empty when it is right. */
  checkAnswer(status: number, body: unknown): string[]
}

interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  required?: boolean
  schema: Json
}

interface Described {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Json }> }
  responses: Record<string, { content?: Record<string, { schema: Json }>; $ref?: string }>
}

interface Description {
  paths: Record<string, Record<string, Described>>
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Json>; examples: Record<string, object> }
}

const description: Description = JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8'))

// A schema is compiled once, not wherever another names it.
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  coerceTypes: false,
  logger: false,
  inlineRefs: false,
  code: { optimize: false },
})
addFormats.default(ajv)
ajv.addSchema({ components: { schemas: nullableAsUnion(description.components.schemas as Json) } }, 'github')

const compiled = new Map<string, ValidateFunction>()

const routes = Object.entries(description.paths).flatMap(([template, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    method: method.toUpperCase(),
    names: [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string),
    pattern: new RegExp(`^${template.replace(/\{(\w+)\}/g, (_, name) => (name === 'ref' ? '(.+)' : '([^/]+)'))}$`),
    operation,
  })),
)

/** Ids of every operation that the description holds. */
export const operationIds: readonly string[] = routes.map((route) => route.operation.operationId)

/** GitHub's own example of an answer, to start from. */
export const exampleOf = (name: string): Record<string, unknown> =>
  structuredClone(description.components.examples[name]) as Record<string, unknown>

/** The operation that a request means, or undefined where the description has none. */
export function operationFor(method: string, path: string): Operation | undefined {
  for (const route of routes) {
    const match = route.method === method && route.pattern.exec(path)
    if (!match) continue
    const values = Object.fromEntries(
      route.names.map((name, at) => [name, decodeURIComponent(match[at + 1] as string)]),
    )
    return {
      id: route.operation.operationId,
      path: values,
      checkRequest: (query, body) => [...checkQuery(route.operation, query), ...checkBody(route.operation, body)],
      checkAnswer: (status, body) => checkAnswer(route.operation, status, body),
    }
  }
  return undefined
}

function checkQuery(operation: Described, query: URLSearchParams): string[] {
  const known = (operation.parameters ?? [])
    .map((parameter) =>
      '$ref' in parameter
        ? (description.components.parameters[parameter.$ref.split('/').pop() as string] as Parameter)
        : parameter,
    )
    .filter((parameter) => parameter.in === 'query')
  const faults = [...query.keys()]
    .filter((name) => !known.some((parameter) => parameter.name === name))
    .map((name) => `unknown query parameter ${name}`)
  for (const { name, required, schema } of known) {
    const value = query.get(name)
    if (value === null && required) faults.push(`missing query parameter ${name}`)
    if (value !== null) faults.push(...check(`${operation.operationId} query ${name}`, schema, scalar(value, schema)))
  }
  return faults
}

function checkBody({ operationId, requestBody }: Described, body: unknown): string[] {
  if (!requestBody) return body === undefined ? [] : ['this operation takes no body']
  if (body === undefined) return requestBody.required ? ['a body is required'] : []
  const schema = requestBody.content['application/json']?.schema
  return schema === undefined ? [] : check(`${operationId} body`, closed(schema), body)
}

function checkAnswer({ operationId, responses }: Described, status: number, body: unknown): string[] {
  // A status that the description does not list for the operation carries GitHub's general error.
  const response = responses[status]
  if (!response && status < 400) return [`${operationId} never answers ${status}`]
  const schema: Json | undefined = response?.content?.['application/json']?.schema ?? undefined
  if (schema !== undefined) return check(`${operationId} ${status}`, schema, body)
  if (status >= 400) return check('error', { $ref: '#/components/schemas/basic-error' }, body)
  return body === undefined ? [] : [`${operationId} ${status} has no body`]
}

function check(key: string, schema: Json, value: unknown): string[] {
  const validate = compiled.get(key) ?? ajv.compile(rooted(nullableAsUnion(schema)) as object)
  compiled.set(key, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    (error) => `${key}${error.instancePath}: ${error.message} ${JSON.stringify(error.params)}`,
  )
}

/** References of a schema that is compiled alone point into the registered description. */
function rooted(node: Json): Json {
  return mapSchema(node, (item) =>
    typeof item.$ref === 'string' ? { ...item, $ref: item.$ref.replace(/^#/, 'github#') } : item,
  )
}

/** OpenAPI 3.0 says `nullable: true` where JSON Schema has a union with null. */
function nullableAsUnion(node: Json): Json {
  return mapSchema(node, ({ nullable, ...rest }) => (nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest))
}

/** GitHub ignores fields it does not know; here a field that the description does not name is a mistake of the caller. */
function closed(node: Json): Json {
  return mapSchema(node, (item) =>
    item.properties !== undefined && item.additionalProperties === undefined
      ? { ...item, additionalProperties: false }
      : item,
  )
}

function mapSchema(node: Json, change: (item: { [key: string]: Json }) => Json): Json {
  if (Array.isArray(node)) return node.map((item) => mapSchema(item, change))
  if (node === null || typeof node !== 'object') return node
  return change(Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapSchema(value, change)])))
}

/** A query holds text only: numbers and booleans are read as the schema means them. */
function scalar(value: string, schema: Json): unknown {
  const type = schema !== null && typeof schema === 'object' && !Array.isArray(schema) ? schema.type : undefined
  if (type === 'integer' || type === 'number') return Number(value)
  return type === 'boolean' ? value === 'true' : value
}
