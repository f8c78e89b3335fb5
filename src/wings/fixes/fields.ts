import { type JsonNode, memberOf, members } from '../../core/plan/json-nodes.ts'
import type { Place } from './proposed-fix.ts'

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object's own fields; none of any other value. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** A whole number from 0 up; NaN for all else. */
export const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : Number.NaN

/** The items of a list under a key; none where there is no list. */
export const itemsOf = (node: JsonNode | undefined, key?: string): readonly JsonNode[] => {
  const list = key === undefined ? node : memberOf(node, key)
  return list && Array.isArray(list.value) ? [...members(list)] : []
}

/** A list's items; of any other document itself, as a tool that prints one a line has it. */
export const rowsOf = (document: JsonNode): readonly JsonNode[] =>
  Array.isArray(document.value) ? itemsOf(document) : [document]

/** A line and a column from 1. */
export const placeFromOne = (line: unknown, column: unknown): Place | undefined =>
  countOf(line) > 0 && countOf(column) > 0 ? { line: countOf(line) - 1, column: countOf(column) - 1 } : undefined
