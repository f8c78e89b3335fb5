import { EditplanError } from '../../errors.ts'
import { planOptions } from '../plan/options.ts'
import { nearestWord } from '../text/words.ts'

/** The keys of options: each of them, and no other. */
export type KeysOf<Options> = { readonly [Key in keyof Options]-?: true }

/**
 * The options of a verb, which a caller without types may leave out or fill wrongly. Throws USAGE that names the field: `root`, which has
 * to be a text, one of `objects`, which have to be there, or one that is not among the keys, with the nearest that is.
 */
export function checkOptions<Options extends { readonly root: string }>(
  options: Options,
  keys: KeysOf<Options>,
  ...objects: readonly (keyof Options & string)[]
): Options {
  const given: Readonly<Record<string, unknown>> = isObject(options) ? { ...options } : {}
  // Whoever leaves out the root may have given it under another name.
  if (given.root === undefined) refuseUnknown('options', given, keys, 'root')
  if (typeof given.root !== 'string') throw wrong('root', 'the path of a folder in the checkout')
  for (const name of objects) if (!isObject(given[name])) throw wrong(name, 'an object')
  refuseUnknown('options', given, keys)
  for (const [name, { isOne, kind }] of Object.entries(KINDS))
    if (given[name] !== undefined && Object.hasOwn(keys, name) && !isOne(Object(given[name]))) throw wrong(name, kind)
  return options
}

type Kind = { readonly kind: string; readonly isOne: (value: { readonly [key: string]: unknown }) => boolean }

const TEXT: Kind = { kind: 'a text', isOne: (value) => value instanceof String }

/** What options have to be that a run uses only on the way. */
const KINDS: Readonly<Record<string, Kind>> = {
  branch: TEXT,
  base: TEXT,
  onEvent: { kind: 'a function', isOne: (value) => typeof value === 'function' },
  signal: { kind: 'an AbortSignal', isOne: ({ aborted }) => typeof aborted === 'boolean' },
  policy: {
    kind: '{ name, text }, the policy as text',
    isOne: ({ name, text }) => typeof name === 'string' && typeof text === 'string',
  },
}

/**
 * Throws USAGE for a key that is none of the known ones, and has a value. Methods of an object that is handed over whole are no options.
 * @param meant what a key is that is like none of them
 */
export function refuseUnknown(what: string, given: object, keys: Readonly<Record<string, true>>, meant?: string): void {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || typeof value === 'function' || Object.hasOwn(keys, name)) continue
    const nearest = nearestWord(name, Object.keys(keys)) ?? innerOption(name, keys) ?? meant
    const advice = nearest === undefined ? 'Leave it out' : `Did you mean ${nearest}`
    throw new EditplanError({
      name: 'USAGE',
      message: `${what}.${name} is no option. ${advice}${nearest === undefined ? '.' : '?'}`,
    })
  }
}

/** Options of the plan, which stand one level deeper. */
const innerOption = (name: string, keys: Readonly<Record<string, true>>): string | undefined => {
  const inner = ['overrides', 'options'].find((key) => Object.hasOwn(keys, key))
  return inner !== undefined && Object.hasOwn(planOptions.shape, name) ? `${inner}.${name}` : undefined
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const wrong = (field: string, kind: string): EditplanError =>
  new EditplanError({ name: 'USAGE', message: `options.${field} must be ${kind}.` })
