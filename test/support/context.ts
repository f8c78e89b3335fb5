import { type Context, processContext } from '../../src/faces/cli/context.ts'

/** The context of the worker's process: made once, for it listens to signals and to the standard streams. */
export const CONTEXT: Context = processContext([])
