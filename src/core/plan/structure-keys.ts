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

/** Keys of a rule within `inside`, `has`, `precedes` and `follows`. */
const relationKeys = {
  stopBy: 'How far to look: neighbor, end, or a rule at which to stop.',
  field: 'The name under which the parent has the node.',
}

const described = (keys: Readonly<Record<string, string>>): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(keys).map(([key, description]) => [key, { description }]))

const within = (key: keyof typeof ruleKeys, more: object = {}) => ({
  [key]: { description: ruleKeys[key], properties: { ...described(ruleKeys), ...more } },
})

/** What may stand in `rule`, for editors. */
const RULE_PROPERTIES = {
  ...described(ruleKeys),
  ...within('inside', described(relationKeys)),
  ...within('has', described(relationKeys)),
  ...within('precedes', described(relationKeys)),
  ...within('follows', described(relationKeys)),
  ...within('not'),
  constraints: { description: 'Rules for what variables stand for, by their names without the dollar.' },
  utils: { description: 'Rules by names, for matches.' },
  transform: { description: 'Variables made of others: replace, substring, convert or rewrite.' },
  rewriters: {
    description: 'Rules with a fix that a rewrite applies to what a variable stands for.',
    items: { properties: described({ id: 'Its name.', rule: 'What it looks for.', fix: 'What takes its place.' }) },
  },
  fix: {
    description: 'What takes the place of a match, in the terms of ast-grep; instead of new_string.',
    properties: described({
      template: 'The text.',
      expandStart: 'A rule for what before a match goes with it.',
      expandEnd: 'A rule for what after a match goes with it.',
    }),
  },
}

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
      properties: RULE_PROPERTIES,
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
