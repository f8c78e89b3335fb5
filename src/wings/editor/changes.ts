import { isMap } from 'yaml'
import { yamlText } from '../../core/plan/yaml-text.ts'
import { type Field, fieldAt, type PlanText, placeAt, stepField, type TextRange } from './plan-text.ts'

/** A part of a plan's text, and what takes its place. */
export interface TextChange extends TextRange {
  readonly text: string
}

/** Writes a text as the value of a field, in the style that its surroundings allow. */
export const setText = (plan: PlanText, { key, value, parent }: Field, text: string): TextChange | undefined => {
  if (!value) return undefined
  const [start, end] = value.range
  const old = plan.text.slice(start, end)
  const indent = key ? placeAt(plan, key.range[0]).column + 1 : undefined
  const isFlow = plan.format === 'json' || parent?.flow === true || indent === undefined
  const written = isFlow ? JSON.stringify(text) : yamlText(text, indent)
  return { start, end, text: old.endsWith('\n') ? `${written}\n` : written }
}

/** Adds a key to a step, after another of its keys. `written` is its value as it is written. */
export const addKey = (
  plan: PlanText,
  field: Field,
  { key, written }: { readonly key: string; readonly written: string },
): TextChange | undefined => {
  if (!field.value || !field.key) return undefined
  const [, end] = field.value.range
  if (plan.format === 'json') return { start: end, end, text: `, ${JSON.stringify(key)}: ${written}` }
  if (field.parent?.flow) return { start: end, end, text: `, ${key}: ${written}` }
  const indent = ' '.repeat(placeAt(plan, field.key.range[0]).column - 1)
  if (plan.text.slice(0, end).endsWith('\n')) return { start: end, end, text: `${indent}${key}: ${written}\n` }
  const lineEnd = plan.text.indexOf('\n', end)
  const at = lineEnd < 0 ? plan.text.length : lineEnd
  return { start: at, end: at, text: `\n${indent}${key}: ${written}` }
}

/** Puts a Read of a file before a step. */
export const readBefore = (plan: PlanText, step: number, file: string): TextChange | undefined => {
  const node = fieldAt(plan, ['steps', step - 1])?.value
  if (!node || !isMap(node)) return undefined
  const [start] = node.range
  if (plan.format === 'json') {
    const indent = ' '.repeat(placeAt(plan, start).column - 1)
    return { start, end: start, text: `${JSON.stringify({ tool: 'Read', file_path: file })},\n${indent}` }
  }
  const dash = plan.text.lastIndexOf('-', start)
  const before = plan.text.slice(plan.text.lastIndexOf('\n', dash) + 1, dash)
  if (plan.text.slice(dash + 1, start).trim() !== '' || before.trim() !== '') return undefined
  const read = `{ tool: Read, file_path: ${JSON.stringify(file)} }`
  return { start: dash, end: dash, text: `- ${read}\n${before}` }
}

/** The key of a step that names its file. */
export const fileField = (plan: PlanText, step: number): Field | undefined =>
  stepField(plan, step, 'file_path') ?? stepField(plan, step, 'notebook_path')
