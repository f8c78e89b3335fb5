import type { IAsyncProperty, IProperty, Parameters } from 'fast-check'
import fc from 'fast-check'

/** How many of the runs of a property `npm test` makes, of all that CI makes: `TESTS=whole`. */
const SHARE = 5

type Property<Values> = IProperty<Values> | IAsyncProperty<Values>

/** Examples are among the first runs. */
const fewer = <Values>({ numRuns = 100, examples = [], ...others }: Parameters<Values> = {}): Parameters<Values> => ({
  ...others,
  examples,
  numRuns: Math.max(Math.ceil(numRuns / SHARE), examples.length),
})

/** `fast-check`, as tests import it in `npm test`. */
export default {
  ...fc,
  assert: <Values>(property: Property<Values>, parameters?: Parameters<Values>) =>
    fc.assert(property as IProperty<Values>, fewer(parameters)),
}
