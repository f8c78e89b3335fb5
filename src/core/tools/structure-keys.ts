import * as z from 'zod'
import { flag, text } from './fields.ts'

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

/** A key by its meaning, and what may stand under it. */
const key = (description: string, more: object = {}) => ({ description, ...more })
/** What a definition of the schema says. */
const like = (name: 'rule' | 'relation' | 'ruleFile') => ({ allOf: [{ $ref: `#/definitions/${name}` }] })
const rules = { items: like('rule') }
const rulesByName = { additionalProperties: like('rule') }
/** What may be a text as well has no type. */
const keys = (properties: object) => ({ properties })

/** The keys of a rule, as ast-grep's reference has them. */
export const ruleKeys = {
  pattern: key(
    'Code that a node has to be like, with variables such as $NAME.',
    keys({
      context: key('Code that holds the pattern.'),
      selector: key('The kind of the node in it that is the pattern.'),
      strictness: key('How alike code has to be: cst, smart, ast, relaxed, signature or template.'),
    }),
  ),
  kind: key('The kind of a node in the grammar of its language.'),
  regex: key('A regular expression that the whole text of a node has to match.'),
  nthChild: key(
    'Which child of its parent a node has to be.',
    keys({
      position: key('The number, or a formula such as 2n+1.'),
      reverse: key('Whether to count from the end.'),
      ofRule: key('A rule for the children that count.', like('rule')),
    }),
  ),
  range: key('Where a node has to be in its text.'),
  inside: key('A rule for a node around.', like('relation')),
  has: key('A rule for a node within.', like('relation')),
  precedes: key('A rule for a node that comes after.', like('relation')),
  follows: key('A rule for a node that comes before.', like('relation')),
  all: key('Rules that all have to hold.', rules),
  any: key('Rules of which one has to hold.', rules),
  not: key('A rule that must not hold.', like('rule')),
  matches: key('The name of a rule in utils.'),
}

const source = key('The variable that it is made of, with its dollar.')

/** What may stand in `rule`, for editors: a rule, one of what is around or beside, and what a file of ast-grep's holds. */
export const ruleDefinitions = {
  rule: keys(ruleKeys),
  relation: keys({
    ...ruleKeys,
    stopBy: key('How far to look: neighbor, end, or a rule at which to stop.', {
      anyOf: [{ enum: ['neighbor', 'end'] }, like('rule')],
      examples: ['end'],
    }),
    field: key('The name under which the parent has the node.'),
  }),
  ruleFile: keys({
    ...ruleKeys,
    id: key('Its name.'),
    rule: key('What it looks for.', like('rule')),
    constraints: key('Rules for what variables match, by their names without the dollar.', rulesByName),
    utils: key('Rules by names, for matches.', rulesByName),
    transform: key('Variables made of others: replace, substring, convert or rewrite.', {
      additionalProperties: keys({
        replace: key(
          'What a regular expression matches, replaced.',
          keys({ source, replace: key('The regular expression.'), by: key('The new text.') }),
        ),
        substring: key(
          'A part of the text.',
          keys({ source, startChar: key('The first character.'), endChar: key('The end.') }),
        ),
        convert: key(
          'The text in other letters.',
          keys({ source, toCase: key('Such as camelCase.'), separatedBy: key('What is between words.') }),
        ),
        rewrite: key(
          'The text as rewriters leave it.',
          keys({ source, rewriters: key('Their ids.'), joinBy: key('What is between the results.') }),
        ),
      }),
    }),
    rewriters: key('Rules with a fix that a rewrite applies to what a variable matches.', {
      items: like('ruleFile'),
    }),
    fix: key(
      'What takes the place of a match, in the terms of ast-grep; instead of new_string.',
      keys({
        template: key('The text.'),
        expandStart: key('A rule for code before a match that is replaced with it.', like('relation')),
        expandEnd: key('A rule for code after a match that is replaced with it.', like('relation')),
      }),
    ),
  }),
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
      'Instead of old_string: a rule as ast-grep takes it, with constraints, utils, transform, rewriters and fix next to its keys.',
    )
    .meta({ examples: [{ pattern: 'foo($A)', inside: { kind: 'class_body', stopBy: 'end' } }], ...like('ruleFile') }),
  language: z
    .enum(LANGUAGES)
    .optional()
    .describe('With pattern or rule: the language of the files; by default their names tell it.'),
  nested: z
    .enum(['inner-first', 'outer-only'])
    .optional()
    .describe(
      'With pattern or rule: how to treat matches within others. inner-first replaces both, the inner ones first; outer-only leaves the inner ones. By default they are refused.',
    ),
  comments: z
    .enum(['refuse', 'drop'])
    .optional()
    .describe(
      'With pattern or rule: how to treat comments in a match that the new text lacks. refuse refuses the step, drop drops them with a note. By default they are refused with a glob, and dropped with file_path.',
    ),
  allow_broken: flag('With pattern or rule: whether the step may leave a file that no longer parses.').meta({
    default: false,
  }),
}
