import * as z from 'zod'
import { filePath, flag, once, oneOf, type Rule, text, withRules } from '../../core/tools/fields.ts'
import { choiceKeys, goesWithGlob, hasNoGroups } from '../../core/tools/file-choice.ts'
import type { StepInputs } from '../../core/tools/step-inputs.ts'
import type { Tool } from '../../core/tools/tool.ts'
import { type LanguageName, languageNamed } from './structure/languages.ts'

/** Adds imports to source files, or takes them away. The grammars are loaded with the first of them. */
export const importTool = {
  name: 'Import',
  input: once(stepInput),
  call: {
    title: 'Import a name',
    description:
      'Adds or removes imports of a JavaScript, TypeScript, Python, Go, Java or Rust file, in its own style.',
    isIdempotent: true,
    input: once(callInput),
  },
  effect: 'changes',
  touches: ({ file_path: path = '' }) => [{ path, effects: ['changes'] }],
  rule: [],
  fileKey: 'file_path',
  criteria: () => ({ endings: ENDINGS }),
  isRepeatable: true,
  doing: 'Importing in',
  facts: (input) => [`${input.remove ? 'Removes' : 'Adds'} an import: ${wordsOf(input)}`],
  texts: (input) => (input.remove ? { before: wordsOf(input), after: '' } : { before: '', after: wordsOf(input) }),
  title: (input) => `${input.remove ? 'remove the import of' : 'import'} ${wordsOf(input)}`,
  run: async (input, context) => (await import('./import-step.ts')).changeImports(input, context),
} satisfies Tool<'Import'>

declare module '../../core/tools/step-inputs.ts' {
  interface StepSchemas {
    Import: ReturnType<typeof stepInput>
  }
}

const IMPORTING: readonly LanguageName[] = ['javascript', 'typescript', 'tsx', 'python', 'go', 'java', 'rust']
const ENDINGS = IMPORTING.flatMap((name) => languageNamed(name).endings)

/** What is imported, in the form of JavaScript. */
const wordsOf = ({ from, names = [], default: given, namespace, alias }: StepInputs['Import']): string => {
  const parts = [given, namespace && `* as ${namespace}`, ...names].filter(Boolean)
  const renamed = alias === undefined ? '' : ` as ${alias}`
  return parts.length > 0 ? `${parts.join(', ')} from ${from}` : `${from}${renamed}`
}

function callInput() {
  return withRules(
    z
      .strictObject({ file_path: filePath.meta({ examples: ['src/user.ts'] }), ...importKeys() })
      .describe('Add imports to a source file that was read, or remove them.'),
    ...TOGETHER,
  )
}

function stepInput() {
  const { glob, exclude, only_if, expect_matches, skip_unsupported } = choiceKeys
  const where = oneOf('file_path', 'glob')
  return withRules(
    z.strictObject({
      file_path: filePath.optional().meta({ examples: ['src/user.ts'] }),
      glob,
      exclude,
      only_if,
      ...importKeys(),
      expect_matches,
      skip_unsupported,
    }),
    ...where.rules,
    ...goesWithGlob('skip_unsupported', 'expect_matches'),
    ...TOGETHER,
    hasNoGroups,
  )
    .describe(
      'Add imports to a JavaScript, TypeScript, Python, Go, Java or Rust file, or to every one that a glob names, or remove them, in the file’s own order and style.',
    )
    .meta(where.schema)
}

const IDENTIFIER = String.raw`[\p{L}_$][\p{L}\p{M}\p{N}_$]*`
const identifier = () => text().regex(new RegExp(`^${IDENTIFIER}$`, 'u'), 'is not a name')

const MOST_NAMES = 500

const importKeys = () => ({
  from: text()
    .regex(/^[^\s'"`\\;(){}<>,]+$/, 'is not a module, a package or a path without blanks, quotes and brackets')

    .describe('Module, package or path.')
    .meta({ examples: ['react', './user', 'os.path', 'net/http', 'java.util', 'std::collections'] }),
  names: z
    .array(
      text().regex(
        new RegExp(`^(?:\\*|${IDENTIFIER}(?:\\s+as\\s+${IDENTIFIER})?)$`, 'u'),
        'is not a name, `name as local` or *',
      ),
    )
    .min(1, 'is an empty list')
    // The file is read again after each.
    .refine(({ length }) => length <= MOST_NAMES, `has more than ${MOST_NAMES} names: make several steps`)
    .optional()
    .describe('What is imported from it: `name` or `name as local`; `*` is all (not in JavaScript).')
    .meta({ examples: [['useState', 'useMemo as memo'], ['List']] }),
  default: identifier()
    .optional()
    .describe('JavaScript: the name for the default export.')
    .meta({ examples: ['React'] }),
  namespace: identifier()
    .optional()
    .describe('JavaScript: the name for all exports.')
    .meta({ examples: ['path'] }),
  alias: text()
    .regex(new RegExp(`^(?:\\.|${IDENTIFIER})$`, 'u'), 'is not a name')
    .optional()
    .describe('Python, Go, Rust: the name for the module; in Go also `_` and `.`.')
    .meta({ examples: ['np', '_'] }),
  type: flag('TypeScript: as in `import type`.').meta({ default: false }),
  static: flag('Java: static members.').meta({ default: false }),
  remove: flag('Remove them; if only `from` is given, every import of it.').meta({
    default: false,
  }),
})

const TOGETHER: readonly Rule<z.output<z.ZodObject<ReturnType<typeof importKeys>>>>[] = [
  [
    'namespace',
    ({ namespace, names, remove }) => namespace === undefined || names === undefined || remove === true,
    'cannot be combined with names; write two steps',
  ],
]
