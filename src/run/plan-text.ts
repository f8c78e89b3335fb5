import { detectFormat } from '../plan/detect-format.ts'
import { planPieces } from '../plan/format.ts'
import type { Plan } from '../plan/schema.ts'

/** A plan written in the format that a file's name asks for (YAML where it asks for none), in pieces. */
export const planText = (plan: Plan, name: string): Iterable<string> => planPieces(plan, detectFormat(name, ''))
