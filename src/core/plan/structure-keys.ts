import * as z from 'zod'
import { text } from './fields.ts'

/** Languages whose structure can be matched; `structure/languages` says how. */
export const LANGUAGES = [
  'javascript',
  'typescript',
  'tsx',
  'python',
  'go',
  'java',
  'rust',
  'ruby',
  'php',
  'cpp',
  'csharp',
  'bash',
  'css',
  'c',
  'html',
  'json',
  'yaml',
] as const

/** The keys of a rule, as ast-grep's reference has them, and what they mean. */
export const ruleKeys = {
  pattern: 'Code that a node has to be like, with variables such as $NAME.',
  kind: 'The kind of a node in the grammar of its language.',
  regex: 'A regular expression that the whole text of a node has to match.',
  nthChild: 'Which child of its parent a node has to be.',
  range: 'Where a node has to be in its text.',
  inside: 'A rule for a node around.',
  has: 'A rule for a node within.',
  precedes: 'A rule for a node that comes after.',
  follows: 'A rule for a node that comes before.',
  all: 'Rules that all have to hold.',
  any: 'Rules of which one has to hold.',
  not: 'A rule that must not hold.',
  matches: 'The name of a rule in utils.',
} as const

const described = (keys: Readonly<Record<string, string>>): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(keys).map(([key, description]) => [key, { description }]))

const like = (name: keyof typeof ruleDefinitions) => ({ allOf: [{ $ref: `#/definitions/${name}` }] })
const each = (items: object) => ({ items })
/** For what may be a text as well. */
const withKeys = (keys: Readonly<Record<string, object>>) => ({ properties: keys })
const named = (name: keyof typeof ruleDefinitions) => ({ additionalProperties: like(name) })

/** Properties with their meaning, and what is known of some of them. */
const properties = <Keys extends Readonly<Record<string, string>>>(
  keys: Keys,
  more: { readonly [key in keyof Keys]?: object },
): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(keys).map(([key, description]) => [key, { description, ...more[key] }]))

const source = { source: 'The variable that it is made of, with its dollar.' }

/** What may stand in `rule`, for editors: the rule, a rule of what is around or beside, and what a file of ast-grep's holds. */
export const ruleDefinitions = {
  get rule() {
    return { properties: ruleProperties() }
  },
  get relation() {
    return { properties: { ...ruleProperties(), ...RELATION_PROPERTIES } }
  },
  get ruleFile() {
    return { properties: { ...ruleProperties(), ...FILE_PROPERTIES } }
  },
}

const ruleProperties = () => {
  const [rule, rules, relation] = [like('rule'), each(like('rule')), like('relation')]
  return properties(ruleKeys, {
    pattern: withKeys(
      described({
        context: 'Code that holds the pattern.',
        selector: 'The kind of the node in it that is the pattern.',
        strictness: 'How alike code has to be: cst, smart, ast, relaxed, signature or template.',
      }),
    ),
    nthChild: withKeys(
      properties(
        {
          position: 'The number, or a formula such as 2n+1.',
          reverse: 'Whether to count from the end.',
          ofRule: 'A rule for the children that count.',
        },
        { ofRule: rule },
      ),
    ),
    ...{ inside: relation, has: relation, precedes: relation, follows: relation, all: rules, any: rules, not: rule },
  })
}

const RELATION_PROPERTIES = properties(
  {
    stopBy: 'How far to look: neighbor, end, or a rule at which to stop.',
    field: 'The name under which the parent has the node.',
  },
  { stopBy: { anyOf: [{ enum: ['neighbor', 'end'] }, like('rule')], examples: ['end'] } },
)

const FILE_PROPERTIES = properties(
  {
    id: 'Its name.',
    rule: 'What it looks for.',
    constraints: 'Rules for what variables stand for, by their names without the dollar.',
    utils: 'Rules by names, for matches.',
    transform: 'Variables made of others: replace, substring, convert or rewrite.',
    rewriters: 'Rules with a fix that a rewrite applies to what a variable stands for.',
    fix: 'What takes the place of a match, in the terms of ast-grep; instead of new_string.',
  },
  {
    rule: like('rule'),
    constraints: named('rule'),
    utils: named('rule'),
    transform: {
      additionalProperties: withKeys(
        properties(
          {
            replace: 'What a regular expression matches, replaced.',
            substring: 'A part of the text.',
            convert: 'The text in other letters.',
            rewrite: 'The text as rewriters leave it.',
          },
          {
            replace: { properties: described({ ...source, replace: 'The regular expression.', by: 'The new text.' }) },
            substring: { properties: described({ ...source, startChar: 'The first character.', endChar: 'The end.' }) },
            convert: {
              properties: described({ ...source, toCase: 'Such as camelCase.', separatedBy: 'What is between words.' }),
            },
            rewrite: {
              properties: described({ ...source, rewriters: 'Their ids.', joinBy: 'What is between the results.' }),
            },
          },
        ),
      ),
    },
    rewriters: each(like('ruleFile')),
    fix: withKeys(
      properties(
        {
          template: 'The text.',
          expandStart: 'A rule for what before a match goes with it.',
          expandEnd: 'A rule for what after a match goes with it.',
        },
        { expandStart: like('relation'), expandEnd: like('relation') },
      ),
    ),
  },
)

/** The keys of an Edit by structure. */
export const structureKeys = {
  pattern: text()
    .min(1, 'is empty')
    .max(65_536, 'is over 65,536 characters')
    .optional()
    .describe(
      'Instead of old_string: an ast-grep pattern, in which `$NAME` matches one node and `$$$NAME` any number of nodes.',
    )
    .meta({ examples: ['fetchUser($ID, $$$REST)', 'new Client($HOST, $PORT)'] }),
  rule: z
    .record(z.string(), z.unknown(), 'is no rule of ast-grep')
    .optional()
    .describe(
      'Instead of old_string: a rule as ast-grep takes it, with constraints, utils, transform, rewriters and fix beside its keys.',
    )
    .meta({
      examples: [{ pattern: 'foo($A)', inside: { kind: 'class_body', stopBy: 'end' } }],
      ...like('ruleFile'),
    }),
  language: z
    .enum(LANGUAGES)
    .optional()
    .describe('With pattern or rule: the language of the files; by default their names tell it.'),
  nested: z
    .enum(['inner-first', 'outer-only'])
    .optional()
    .describe(
      'With pattern or rule: what becomes of matches within others. inner-first replaces both, the inner ones first; outer-only leaves the inner ones. By default they are refused.',
    ),
  allow_broken: z
    .boolean()
    .optional()
    .describe('With pattern or rule: whether a file that parses may be left so that it does not.')
    .meta({ default: false }),
}
