import type { IAsyncProperty, IProperty, Parameters } from 'fast-check'
import fc from 'fast-check'
import { share } from './whole.ts'

type Property<Values> = IProperty<Values> | IAsyncProperty<Values>

/** Examples are among the first runs. */
const fewer = <Values>({ numRuns = 100, examples = [], ...others }: Parameters<Values> = {}): Parameters<Values> => ({
  ...others,
  examples,
  numRuns: Math.max(share(numRuns), examples.length),
})

/** `fast-check`, as tests import it in `npm test`. */
export default {
  ...fc,
  assert: <Values>(property: Property<Values>, parameters?: Parameters<Values>) =>
    fc.assert(property as IProperty<Values>, fewer(parameters)),
}
