export const FILES = { 'a.js': 'var a = 0\n', 'a.rs': 'fn main() {}\n', 'a.go': 'package a\n' }

export const eslint = (...messages: readonly object[]) => [{ filePath: 'a.js', messages, errorCount: 1 }]
export const noVar = { ruleId: 'no-var', message: 'No var.', line: 1, column: 1, fix: { range: [0, 3], text: 'let' } }

export const span = (more: object) => ({
  file_name: 'a.rs',
  byte_start: 0,
  byte_end: 2,
  line_start: 1,
  column_start: 1,
  text: [],
  ...more,
})
export const rust = (level: string, code: string | null, more: object = {}) => ({
  message: 'It is wrong.',
  level,
  code: code === null ? null : { code },
  spans: [span({ suggested_replacement: null })],
  children: [],
  ...more,
})
export const unused = rust('warning', 'unused', {
  spans: [span({ suggested_replacement: 'pub fn', suggestion_applicability: 'MachineApplicable' })],
})
export const lines = (...values: readonly object[]) => values.map((value) => JSON.stringify(value)).join('\n')
