import type { Value } from './document-edit.ts'

/** A value on one line; undefined where TOML cannot say it. */
export const valueText = (value: Value): string | undefined => {
  if (value === null) return undefined
  if (typeof value === 'string') return basicString(value)
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return String(value)
  const parts = Array.isArray(value)
    ? value.map(valueText)
    : Object.entries(value).map(([key, one]) => {
        const written = valueText(one)
        return written === undefined ? undefined : `${keyText(key)} = ${written}`
      })
  if (parts.includes(undefined)) return undefined
  if (Array.isArray(value)) return `[${parts.join(', ')}]`
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

export const keyText = (key: string): string => (/^[\w-]+$/.test(key) ? key : basicString(key))

const basicString = (value: string): string => JSON.stringify(value).replace(/[\u007f]/g, '\\u007f')

const numberText = (value: number): string => {
  if (Number.isInteger(value)) return Number.isSafeInteger(value) ? String(value) : value.toExponential()
  return String(value)
}
