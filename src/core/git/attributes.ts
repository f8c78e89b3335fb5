import { sep } from 'node:path'
import type { PathAttributes } from './commands/check-attr.ts'
import { booleanOf, type Configuration } from './commands/config.ts'
import type { LineEndRule } from './line-ends.ts'

/** What git does to a path's bytes between the work tree and the repository. */
export interface Conversion {
  /** Line ends on their way into git. */
  readonly lineEnds: LineEndRule
  /** A filter program, `ident` or an encoding applies: only git can make the blob. */
  readonly filtered: boolean
  /** What a checkout writes may differ from the blob; `rewritten`: in more than its line ends. */
  readonly smudged: boolean
  readonly rewritten: boolean
  /** The filter program, where something configures it. */
  readonly driver: FilterDriver | undefined
}

/** A filter of the configuration: which ways it has a program for. A required one without a program fails. */
export interface FilterDriver {
  readonly name: string
  readonly cleans: boolean
  readonly smudges: boolean
  readonly isLfs: boolean
}

export const UNCONVERTED: Conversion = {
  lineEnds: 'keep',
  filtered: false,
  smudged: false,
  rewritten: false,
  driver: undefined,
}

/** Reads attributes and configuration as git's convert.c does. */
export function conversionOf(attributes: PathAttributes, config: Configuration): Conversion {
  const encoding = attributes['working-tree-encoding']
  const recoded = attributes.ident === 'set' || (isWord(encoding) && !/^utf-?8$/i.test(encoding))
  const driver = driverOf(attributes, config)
  const lineEnds = lineEndRule(attributes, config)
  const rewritten = recoded || driver?.smudges === true
  return {
    lineEnds,
    filtered: recoded || driver?.cleans === true,
    smudged: rewritten || (lineEnds !== 'keep' && writesCrlf(attributes, config)),
    rewritten,
    driver,
  }
}

function lineEndRule(attributes: PathAttributes, config: Configuration): LineEndRule {
  // `crlf` is the old name of `text`, and counts only where `text` is unspecified.
  const text = textValue(attributes.text) ?? textValue(attributes.crlf)
  if (text === 'unset') return 'keep'
  if (text === 'auto') return 'auto'
  if (text !== undefined || attributes.eol === 'lf' || attributes.eol === 'crlf') return 'text'
  return convertsAutomatically(config) ? 'auto' : 'keep'
}

const textValue = (value: string | undefined): string | undefined =>
  value !== undefined && ['set', 'unset', 'auto', 'input'].includes(value) ? value : undefined

/** Whether `core.autocrlf` converts files that no attribute speaks of. */
export const convertsAutomatically = (config: Configuration): boolean =>
  /^(?:true|yes|on|[1-9]\d*|input)$/i.test(config.get('core.autocrlf') ?? '')

/** Where it is not certain that a checkout writes LF, git is asked. */
function writesCrlf({ text, crlf, eol }: PathAttributes, config: Configuration): boolean {
  if (eol === 'lf' || eol === 'crlf') return eol === 'crlf'
  if (text === 'input' || (textValue(text) === undefined && crlf === 'input')) return false
  const setting = config.get('core.eol')?.toLowerCase() ?? 'native'
  return convertsAutomatically(config) || setting === 'crlf' || (setting === 'native' && sep === '\\')
}

/** A filter named in the attributes but not configured does nothing. */
function driverOf({ filter: name }: PathAttributes, config: Configuration): FilterDriver | undefined {
  if (!isWord(name)) return undefined
  const [clean, smudge, both] = ['clean', 'smudge', 'process'].map((part) => config.get(`filter.${name}.${part}`) ?? '')
  const required = booleanOf(config, `filter.${name}.required`, false)
  const cleans = required || Boolean(clean || both)
  const smudges = required || Boolean(smudge || both)
  const isLfs = /\bgit[- ]lfs\b/.test(`${clean} ${smudge} ${both}`)
  return cleans || smudges ? { name, cleans, smudges, isLfs } : undefined
}

const isWord = (value: string | undefined): value is string =>
  value !== undefined && value !== 'set' && value !== 'unset' && value !== 'unspecified'
