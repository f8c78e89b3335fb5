import type * as z from 'zod'

/** The schemas of the tools' inputs by the tools' names. Each tool adds its own where it is declared. */
// biome-ignore lint/suspicious/noEmptyInterface: the tools fill it
export interface StepSchemas {}

/** A tool of a plan's steps. */
export type StepTool = keyof StepSchemas

/** The inputs of steps, as they are replayed. */
export type StepInputs = { [Tool in StepTool]: z.output<StepSchemas[Tool]> }

/** The same as a plan may write them. */
export type WrittenInputs = { [Tool in StepTool]: z.input<StepSchemas[Tool]> }
