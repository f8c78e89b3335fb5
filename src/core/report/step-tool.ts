import * as z from 'zod'
import type { StepTool } from '../plan/schema.ts'

/** The tools that steps use, as reports name them. */
export const stepTool = z.enum([
  'Read',
  'Edit',
  'Write',
  'NotebookEdit',
  'Delete',
  'Move',
  'Set',
  'Unset',
  'Convert',
  'Run',
  'Fix',
] satisfies readonly StepTool[])
