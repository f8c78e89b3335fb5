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
    .meta({ examples: [{ pattern: 'foo($A)', inside: { kind: 'class_body', stopBy: 'end' } }] }),
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
