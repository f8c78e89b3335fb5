import { EditplanError } from '../../errors.ts'
import type { FilterDriver } from './attributes.ts'
import { detailOf, isGitFailure } from './failure.ts'

/**
 * Settings under which git fails where a filter's program fails, instead of taking the file as it is: of the filters that have a program
 * for that way.
 */
export const requiring = (
  way: 'cleans' | 'smudges',
  ...drivers: readonly (FilterDriver | undefined)[]
): readonly string[] =>
  [...new Set(drivers.flatMap((driver) => (driver?.[way] && !driver.name.includes('=') ? driver.name : [])))].flatMap(
    (name) => ['-c', `filter.${name}.required=true`],
  )

/** FILTER_UNAVAILABLE or UNENCODABLE where git failed to convert a file; any other error as it is. */
export function conversionFailed(error: unknown, path: string, driver: FilterDriver | undefined): unknown {
  if (!isGitFailure(error)) return error
  const detail = detailOf(error)
  if (driver && /\b(?:clean|smudge|external) filter\b/.test(detail))
    return filterUnavailable(path, `its filter "${driver.name}" failed: ${detail}`)
  if (!/\bencod(?:e|ed|ing)\b|\bBOM\b/.test(detail)) return error
  const message = `Git cannot store ${JSON.stringify(path)} in the encoding that .gitattributes names: ${detail}. Use characters and a byte order mark that the encoding has.`
  return new EditplanError({ name: 'UNENCODABLE', message })
}

export const filterUnavailable = (path: string, why: string): EditplanError =>
  new EditplanError({
    name: 'FILTER_UNAVAILABLE',
    message: `Git cannot convert ${JSON.stringify(path)}: ${why}. Make the filter work here, or leave the file out of the plan.`,
  })
