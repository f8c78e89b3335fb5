import type { Input } from '../src/inputs/input.ts'

export function withInputs(text: string, rows: readonly Input[]): string
export function inputTables(rows: readonly Input[]): readonly string[]
export function settingValues(rows: readonly Input[], keyOf: (row: Input) => string): string
