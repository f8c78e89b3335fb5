import type { Destination, Input } from '../src/inputs/input.ts'

interface Interface {
  readonly of: Destination
  readonly name: string
  readonly about: string
  keyOf(row: Input): string
}

export function withInputs(text: string, rows: readonly Input[]): string
export function inputTables(rows: readonly Input[]): readonly string[]
export function settingValues(rows: readonly Input[], made: Interface): string
export function settingsWithKeys(rows: readonly Input[], made: Interface): string
