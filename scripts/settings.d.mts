import type { Setting } from '../src/publish/settings.ts'

export function withInputs(text: string, rows: readonly Setting[]): string
export function inputTables(rows: readonly Setting[]): readonly string[]
export function settingValues(rows: readonly Setting[], keyOf: (row: Setting) => string): string
