import { type Profiler, Session } from 'node:inspector'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const SOURCES = join(import.meta.dirname, '../../src')
const PREFIXES = [SOURCES, pathToFileURL(SOURCES).href]

const session = new Session()
session.connect()
session.post('Profiler.enable')
// What was compiled before is not counted block by block: a test that uses this is a `growth.test.ts`, in a process of its own.
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

/** How often the functions, loops and branches of `src/` ran since the last call; what runs within one call of the engine is not seen. */
const counted = (except: readonly string[]): number => {
  const ran: Profiler.FunctionCoverage[] = []
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    const own = result.filter(({ url }) => PREFIXES.some((prefix) => url.startsWith(prefix)))
    ran.push(...own.flatMap(({ functions }) => functions))
  })
  const unseen = ran.find((one) => !one.isBlockCoverage && one.ranges[0]?.count && mayLoop(one))
  if (unseen) throw new Error(`${unseen.functionName} was compiled before it could be counted`)
  return ran
    .filter(({ functionName }) => !except.includes(functionName))
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0)
}

/** Of what makes fields the engine counts no blocks; what gives an export is compiled with its module. */
const mayLoop = ({ functionName, ranges: [whole] }: Profiler.FunctionCoverage): boolean =>
  !functionName.startsWith('<') && whole !== undefined && whole.endOffset - whole.startOffset > 60

/**
 * The work of our own code: how often its functions, loops and branches run. It is the same on every machine. `except`: functions that
 * only look at bytes, as those of the engine do.
 */
export const workOf = async (work: () => unknown, except: readonly string[] = []): Promise<number> => {
  // What ran before, as modules were loaded, is not of this work.
  session.post('Profiler.takePreciseCoverage')
  await work()
  return counted(except)
}

/**
 * How much more work an input is that is twice as large: 2 where work follows the size, 4 where it follows its square. What regular
 * expressions, slices and sorting cost is not in it; `bench/readers.bench.ts` compares processor time.
 */
export const growthOfWork = async <Input>(
  inputOf: (size: number) => Input,
  work: (input: Input) => unknown,
  size: number,
): Promise<number> => {
  const [little, once, twice] = [2, size, 2 * size].map(inputOf) as [Input, Input, Input]
  await work(little)
  const of = await workOf(() => work(once))
  return (await workOf(() => work(twice))) / of
}
