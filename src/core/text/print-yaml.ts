import { Document, type Scalar, type ScalarTag } from 'yaml'
import { isNumberElsewhere, isYamlNumber, yamlWord } from './literal.ts'
import { escapedJson } from './words.ts'

interface YamlLayout {
  /** Blanks of a level; default 2. */
  readonly indent?: number
  /** Whether the items of a list are indented from its key; default true. */
  readonly indentSeq?: boolean
  /** On one line, between brackets; default false. */
  readonly flow?: boolean
  /** The spelling of a value that is written as it is spelt; undefined for every other. */
  readonly spelling: (value: unknown) => string | undefined
  /** The value of an object's key that is not a string, such as a number; undefined for strings. */
  readonly keyOf?: (key: string, holder: object) => unknown
}

/** A value as YAML that readers of 1.1 and of 1.2 take for the same, without the last line end. Texts of several lines are blocks. */
export const printYaml = (
  value: unknown,
  { indent = 2, indentSeq = true, flow = false, spelling, keyOf }: YamlLayout,
): string => {
  const spelt: ScalarTag = {
    tag: 'tag:yaml.org,2002:spelt',
    default: true,
    identify: (one) => spelling(one) !== undefined,
    resolve: (text) => text,
    stringify: (item) => spelling(item.value) ?? '',
  }
  const document = new Document(keyOf ? withKeys(value, { spelling, keyOf }) : value, {
    version: '1.1',
    customTags: (tags) => [
      spelt,
      MISREAD,
      ...tags.filter((one) => typeof one === 'string' || !MEANT_OTHERWISE.has(one.tag)),
    ],
    aliasDuplicateObjects: false,
  })
  const printed = document.toString({
    ...{ indent, indentSeq, lineWidth: 0 },
    ...(flow && { collectionStyle: 'flow', flowCollectionPadding: !Array.isArray(value) }),
  })
  return printed.trimEnd()
}

/** A map replaces an object that has a key other than a string. */
const withKeys = (value: unknown, how: Required<Pick<YamlLayout, 'spelling' | 'keyOf'>>): unknown => {
  if (Array.isArray(value)) return value.map((one) => withKeys(one, how))
  if (typeof value !== 'object' || value === null || how.spelling(value) !== undefined) return value
  const entries = Object.entries(value).map(([key, one]) => [how.keyOf(key, value) ?? key, withKeys(one, how)] as const)
  return entries.some(([key]) => typeof key !== 'string')
    ? new Map(entries)
    : Object.fromEntries(entries as [string, unknown][])
}

/** A text that some reader would take for something else if it were plain: such a text is quoted, as a value and as a key. */
export const isMisread = (text: string): boolean =>
  text === '=' ||
  text === '<<' ||
  !isSimple(text) ||
  isYamlNumber(text) ||
  isNumberElsewhere(text) ||
  yamlWord(text) !== undefined

/** No line break or character that needs an escape. */
export const isSimple = (text: string): boolean =>
  !/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Cs}]/u.test(text)

/** A key `<<` is a text like any other, and a map a mapping. */
const MEANT_OTHERWISE = new Set(['merge', 'omap'].map((name) => `tag:yaml.org,2002:${name}`))

const MISREAD: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  identify: (value) =>
    typeof value === 'string' && isMisread(value) && (!value.includes('\n') || !isSimple(value.replace(/[\n\t]/g, ''))),
  resolve: (text) => text,
  stringify: (item: Scalar) => escapedJson(item.value),
}
