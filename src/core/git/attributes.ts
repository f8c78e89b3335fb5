import type { PathAttributes } from './commands/check-attr.ts'
import type { Configuration } from './commands/config.ts'
import type { LineEndRule } from './line-ends.ts'

/** Conversions of a path's bytes on their way into git. */
export interface Conversion {
  readonly lineEnds: LineEndRule
  /** A filter program, `ident` or an encoding applies: only git can make the blob. */
  readonly filtered: boolean
}

/** Reads attributes and configuration as git's convert.c does. */
export function conversionOf(attributes: PathAttributes, config: Configuration): Conversion {
  const encoding = attributes['working-tree-encoding']
  return {
    lineEnds: lineEndRule(attributes, config),
    filtered:
      attributes.ident === 'set' || (isWord(encoding) && !/^utf-?8$/i.test(encoding)) || hasDriver(attributes, config),
  }
}

function lineEndRule(attributes: PathAttributes, config: Configuration): LineEndRule {
  // `crlf` is the old name of `text`, and counts only where `text` is unspecified.
  const text = textValue(attributes.text) ?? textValue(attributes.crlf)
  if (text === 'unset') return 'keep'
  if (text === 'auto') return 'auto'
  if (text !== undefined || attributes.eol === 'lf' || attributes.eol === 'crlf') return 'text'
  return /^(?:true|yes|on|[1-9]\d*|input)$/i.test(config.get('core.autocrlf') ?? '') ? 'auto' : 'keep'
}

const textValue = (value: string | undefined): string | undefined =>
  value !== undefined && ['set', 'unset', 'auto', 'input'].includes(value) ? value : undefined

/** A filter named in the attributes but not configured does nothing. */
const hasDriver = ({ filter }: PathAttributes, config: Configuration): boolean =>
  isWord(filter) && ['clean', 'process', 'required'].some((part) => config.has(`filter.${filter}.${part}`))

const isWord = (value: string | undefined): value is string =>
  value !== undefined && value !== 'set' && value !== 'unset' && value !== 'unspecified'
