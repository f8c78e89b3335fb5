import { EditplanError } from '../../errors.ts'

/**
 * The options of a verb, which a caller without types may leave out or fill wrongly. Throws USAGE that names the field: `root`, which has
 * to be a text, or one of `objects`, which have to be there.
 */
export function checkOptions<Options extends { readonly root: string }>(
  options: Options,
  ...objects: readonly (keyof Options & string)[]
): Options {
  const given: Readonly<Record<string, unknown>> = isObject(options) ? { ...options } : {}
  if (typeof given.root !== 'string') throw wrong('root', 'the path of a folder in the checkout')
  for (const name of objects) if (!isObject(given[name])) throw wrong(name, 'an object')
  return options
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const wrong = (field: string, kind: string): EditplanError =>
  new EditplanError({ name: 'USAGE', message: `options.${field} must be ${kind}.` })
