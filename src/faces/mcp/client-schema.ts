import { isObject } from '../../core/text/json.ts'

/** A JSON Schema as data. */
type JsonSchema = Readonly<Record<string, unknown>>

/**
 * A schema in the words that every client's own validator and grammar takes: types, keys, lists, choices, bounds of integers. Patterns,
 * lengths and the like are left out, since a client that cannot read one refuses the whole server; each call is checked against the
 * full schema here.
 */
export function clientSchema(schema: JsonSchema): Record<string, unknown> {
  const { description, default: given, required, enum: values, const: value, properties, items } = schema
  const choices = schema.anyOf ?? schema.oneOf
  const joined = schema.type === undefined ? joinedTypes(choices) : undefined
  if (joined) return clientSchema({ description, default: given, ...joined })
  const words = {
    type: typeOf(schema),
    description,
    default: given,
    ...boundsOf(schema),
    enum: value === undefined ? values : [value],
    anyOf: Array.isArray(choices) ? choices.map(partOf) : undefined,
    items: partOf(items),
    properties: isSchema(properties)
      ? Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, partOf(part)]))
      : undefined,
    required,
    additionalProperties: partOf(schema.additionalProperties),
  }
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined))
}

/** Choices of different types as one schema of several: some grammars take no other choice. A spelling of a boolean need not be told. */
function joinedTypes(given: unknown): JsonSchema | undefined {
  if (!Array.isArray(given) || !given.every(isSchema)) return undefined
  const choices = given.filter(({ enum: values }) => !isSpelled(values))
  const words = choices.flatMap((choice) => Object.keys(choice))
  const types = choices.map(({ type }) => type)
  const isOneOfEach = types.every((type) => typeof type === 'string') && new Set(types).size === types.length
  const isApart = words.every((word, at) => word === 'type' || (OF_A_TYPE.has(word) && words.indexOf(word) === at))
  const [type, ...others] = types
  return isOneOfEach && isApart ? Object.assign({}, ...choices, { type: others.length > 0 ? types : type }) : undefined
}

const isSpelled = (values: unknown): boolean =>
  Array.isArray(values) && values.every((value) => value === 'true' || value === 'false')

/** Words that say something of values of one type alone. */
const OF_A_TYPE = new Set([
  'items',
  'minItems',
  'properties',
  'required',
  'additionalProperties',
  'minimum',
  'maximum',
  'pattern',
  'minLength',
  'maxLength',
])

const partOf = (part: unknown): unknown => (isSchema(part) ? clientSchema(part) : part)

/** Some clients take a schema without a type for an object, or for an error. */
function typeOf({ type, anyOf, oneOf, enum: values, const: value }: JsonSchema): unknown {
  const isSaid = [type, anyOf, oneOf, values, value].some((word) => word !== undefined)
  return isSaid ? type : ['string', 'number', 'boolean', 'null', 'array', 'object']
}

/** A bound that says no more than that an integer is safe tells a model nothing. */
function boundsOf({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, minItems }: JsonSchema): JsonSchema {
  const next = (bound: unknown, by: number) =>
    type === 'integer' && typeof bound === 'number' ? bound + by : undefined
  const told = (bound: unknown) => (Math.abs(Number(bound)) < Number.MAX_SAFE_INTEGER ? bound : undefined)
  return {
    minimum: told(minimum ?? next(exclusiveMinimum, 1)),
    maximum: told(maximum ?? next(exclusiveMaximum, -1)),
    minItems,
  }
}

const isSchema = (value: unknown): value is JsonSchema => isObject(value)
