import type { Input } from '../../src/inputs/input.ts'

/** A value that the input takes. */
export const sampleOf = ({ type }: Input): string =>
  typeof type === 'string' ? (SAMPLES[type] ?? 'fern') : (type[0] ?? '')

const SAMPLES: Readonly<Record<string, string>> = {
  flag: 'true',
  'flag or always': 'true',
  count: '3',
  number: '2.5',
  'number of a pull request': '12',
  person: 'Ida Fern <ida@garden.invalid>',
}

/** The option of an input, with a value where it takes one. */
export function wordsOf(row: Input, value = sampleOf(row)): readonly string[] {
  const flags = row.option?.[0] ?? ''
  const [, flag = row.name] = /^(?:-\w, )?([\w-]+)(?: |$)/.exec(flags) ?? []
  return flags.includes('<') ? [`--${flag}`, value] : [`--${flag}`]
}
