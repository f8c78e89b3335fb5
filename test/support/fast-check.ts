import type { IAsyncProperty, IProperty, Parameters, StringConstraints } from 'fast-check'
import fc from 'fast-check'
import { share } from './whole.ts'

type Property<Values> = IProperty<Values> | IAsyncProperty<Values>

/** Examples are among the first runs. */
const fewer = <Values>({ numRuns = 100, examples = [], ...others }: Parameters<Values> = {}): Parameters<Values> => ({
  ...others,
  examples,
  numRuns: Math.max(share(numRuns), examples.length),
})

const SURROGATES = { first: 0xd800, count: 0x800 }

/** Each code point but halves of a pair, as the unit `binary` has them; that one makes a map of all million first, which takes a second. */
const anyCodePoint = fc.nat(0x10ffff - SURROGATES.count).map(
  (at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count),
  (text) => {
    const point = typeof text === 'string' ? text.codePointAt(0) : undefined
    if (point === undefined || text !== String.fromCodePoint(point)) throw new Error('It is no code point.')
    return point < SURROGATES.first ? point : point - SURROGATES.count
  },
)

const unitOf = ({ unit, ...others }: StringConstraints): StringConstraints =>
  unit === undefined ? others : { ...others, unit: unit === 'binary' ? anyCodePoint : unit }

/** `fast-check`, as tests import it in `npm test`. */
export default {
  ...fc,
  string: (constraints: StringConstraints = {}) => fc.string(unitOf(constraints)),
  assert: <Values>(property: Property<Values>, parameters?: Parameters<Values>) =>
    fc.assert(property as IProperty<Values>, fewer(parameters)),
}
