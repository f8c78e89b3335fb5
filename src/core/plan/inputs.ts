import * as z from 'zod'
import { filePath, flag, lazily, oneOf, type Rule, sha256, text, withRules } from './fields.ts'
import { choiceKeys, goesWithGlob, hasNoGroups, refersToGroups } from './file-choice.ts'
import { fixInput } from './fix-input.ts'
import { documentInputs, runInput } from './own-inputs.ts'
import { structureKeys } from './structure-keys.ts'

const replaceAll = () =>
  z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], 'is not true or false')
    .optional()
    .describe('Replace every occurrence instead of exactly one.')
    .meta({ default: false })

/** The inputs of the four tools, as a plan's steps and a session's calls give them. */
export const toolInputs = lazily({
  Read: () =>
    z
      .strictObject({
        file_path: filePath.meta({ examples: ['src/user.ts'] }),
        offset: z
          .int()
          .min(0, 'is below 0')
          .optional()
          .describe('Text: first line to read, counted from 1.')
          .meta({ default: 1 }),
        limit: z
          .int()
          .positive('is not above 0')
          .optional()
          .describe('Text: number of lines to read; all when absent.')
          .meta({ examples: [200] }),
        pages: text()
          .optional()
          .describe('PDF: pages to read.')
          .meta({ examples: ['3', '1-5', '10-'] }),
        sha256: sha256()
          .optional()
          .describe('SHA-256 of the text the author saw: UTF-8, no BOM, LF line ends. Another text is FILE_MODIFIED.')
          .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] }),
      })
      .describe('Read a file, which licenses later edits of it.'),
  Edit: () =>
    z
      .strictObject({
        file_path: filePath.meta({ examples: ['src/user.ts'] }),
        old_string: text()
          .describe('Text to replace, copied from the file; empty creates the file.')
          .meta({ examples: ['function getUser('] }),
        new_string: text()
          .describe('Text to put there, taken literally; empty deletes.')
          .meta({ examples: ['function fetchUser('] }),
        replace_all: replaceAll(),
        match: z
          .enum(['exact', 'whitespace'])
          .optional()
          .describe('whitespace: also accept a unique match that differs in white space alone.')
          .meta({ default: 'exact' }),
      })
      .describe('Replace a piece of a text file.'),
  Write: () =>
    z
      .strictObject({
        file_path: filePath.meta({ examples: ['docs/fetch-user.md'] }),
        content: text()
          .describe('The whole content of the file, byte for byte.')
          .meta({ examples: ['# fetchUser\n'] }),
      })
      .describe('Create a file, or replace all of it.'),
  NotebookEdit: () =>
    z
      .strictObject({
        notebook_path: filePath.meta({ examples: ['notebooks/demo.ipynb'] }),
        cell_id: text()
          .optional()
          .describe(
            'Id of the cell, or cell-N counted from 0. For insert: the cell to insert after; absent, at the start.',
          )
          .meta({ examples: ['a1b2c3', 'cell-0'] }),
        new_source: text()
          .describe('The source of the cell; for delete, anything.')
          .meta({ examples: ['fetch_user()'] }),
        cell_type: z.enum(['code', 'markdown']).optional().describe('Kind of the cell; required for insert.'),
        edit_mode: z
          .enum(['replace', 'insert', 'delete'])
          .optional()
          .describe('What to do with the cell.')
          .meta({ default: 'replace' }),
      })
      .describe('Change one cell of a Jupyter notebook.'),
})

const regex = () =>
  text()
    .min(1)
    .describe(
      'Instead of old_string: a regular expression as RE2 takes it (no look-around, no back-references), over text with LF line ends. ^ and $ mean the whole text, with (?m) each line.',
    )
    .meta({ examples: ['\\bgetUser\\((?P<args>[^)]*)\\)'] })

const where = oneOf('file_path', 'glob')
const notebooks = oneOf('notebook_path', 'glob')
const source = oneOf('new_source', 'old_string')
const what = oneOf('old_string', 'regex', 'pattern', 'rule')
const content = oneOf('content', 'content_base64')

const isBase64 = (value: string): boolean => {
  const joined = value.replace(/\s+/g, '')
  return Buffer.from(joined, 'base64').toString('base64') === joined
}

const goesWithStructure = (...keys: readonly string[]): readonly Rule<Readonly<Record<string, unknown>>>[] =>
  keys.map((key) => [
    key,
    (input) => input[key] === undefined || input.pattern !== undefined || input.rule !== undefined,
    'goes with pattern or rule only',
  ])

const skipExisting = (description: string) => flag(description).meta({ default: false })

const { glob, exclude, only_if, expect_matches, skip_unsupported } = choiceKeys

/** The inputs of a plan's steps: those of the four tools, with what only a plan can ask for, and those of a plan's own tools. */
export const stepInputs = lazily({
  Read: () => toolInputs.Read,
  Edit: () =>
    withRules(
      z.strictObject({
        file_path: toolInputs.Edit.shape.file_path.optional(),
        glob,
        exclude,
        only_if,
        old_string: toolInputs.Edit.shape.old_string.optional(),
        regex: regex().optional(),
        pattern: structureKeys.pattern,
        rule: structureKeys.rule,
        language: structureKeys.language,
        nested: structureKeys.nested,
        allow_broken: structureKeys.allow_broken,
        new_string: toolInputs.Edit.shape.new_string
          .optional()
          .describe(
            // biome-ignore lint/suspicious/noTemplateCurlyInString: what people write
            'Text to put there, taken literally; empty deletes. With a regex that has groups, `$1`, `${1}`, `$<name>` and `${name}` are replaced by what a group matched, and `$$` by a dollar; with a pattern or a rule, `$NAME` and `$$$NAME` by what its variables matched, and `$$` by a dollar. `${1:snake}` and `${NAME:snake}` change the letters: upper, lower, capitalize, camel, pascal, snake, kebab. Optional for a rule with a fix.',
          )
          .meta({ examples: ['function fetchUser(', 'fetchUser($<args>)'] }),
        replace_all: toolInputs.Edit.shape.replace_all,
        match: toolInputs.Edit.shape.match,
        expect_matches,
        skip_unsupported,
      }),
      ...where.rules,
      ...what.rules,
      ...goesWithGlob('skip_unsupported'),
      [
        'old_string',
        ({ glob, old_string }) => glob === undefined || old_string !== '',
        'is empty, which creates one file; a glob needs a text to look for',
      ],
      ['new_string', ({ new_string, rule }) => new_string !== undefined || rule?.fix !== undefined],
      [
        'new_string',
        ({ new_string, rule }) => new_string === undefined || rule?.fix === undefined,
        'cannot be combined with a fix in rule; keep one of the two',
      ],
      ...goesWithStructure('language', 'nested', 'allow_broken'),
      [
        'match',
        ({ glob, old_string, match }) => match !== 'whitespace' || (glob === undefined && old_string !== undefined),
        'is whitespace, which takes file_path and old_string',
      ],
      hasNoGroups,
    )
      .describe('Replace a piece of a text file, or of every file that a glob names.')
      .meta({ allOf: [where.schema, what.schema] }),
  Write: () =>
    withRules(
      z.strictObject({
        file_path: toolInputs.Write.shape.file_path
          .describe(
            'Absolute or relative to the root. With glob, where the file for each of its files is: `$<dir>`, `$<name>`, `$<ext>` and the groups of the glob stand for parts of the path, as in new_path of Move.',
          )
          .meta({ examples: ['docs/fetch-user.md', 'packages/$<pkg>/LICENSE'] }),
        glob: glob
          .describe(
            'Write a file for each tracked text file that this pattern names. A group `(?<pkg>*)` holds a part of the path, which `$<pkg>` in file_path and content stands for. Or a list of patterns.',
          )
          .meta({ examples: ['packages/(?<pkg>*)/package.json'] }),
        exclude,
        only_if,
        content: toolInputs.Write.shape.content
          .optional()
          .describe(
            'The whole content of the file, byte for byte. With glob, `$<pkg>` stands for what a group holds, and `$$<pkg>` for itself.',
          ),
        content_base64: text()
          .refine(isBase64, 'is not base64')
          .optional()
          .describe('Instead of content: the bytes of the whole file in base64, white space aside.')
          .meta({ examples: ['iVBORw0KGgo='] }),
        executable: flag('Whether the file may be executed; absent: as it is, and not for a new file.'),
        expect_matches,
        skip_existing: skipExisting('Leave a file that exists as it is.'),
      }),
      ...content.rules,
      ...goesWithGlob('expect_matches'),
    )
      .superRefine(refersToGroups(['file_path', 'content']))
      .describe('Create a file, or replace all of it; or one for each file that a glob names.')
      .meta(content.schema),
  NotebookEdit: () =>
    withRules(
      z.strictObject({
        notebook_path: toolInputs.NotebookEdit.shape.notebook_path.optional(),
        glob,
        exclude,
        only_if,
        cell_id: toolInputs.NotebookEdit.shape.cell_id,
        cell: z.literal('*').optional().describe('Instead of cell_id, with old_string: every cell that holds it.'),
        new_source: toolInputs.NotebookEdit.shape.new_source.optional(),
        old_string: text()
          .min(1, 'is empty')
          .optional()
          .describe('Instead of new_source: text to replace within the cell, as it is written.')
          .meta({ examples: ['load_user('] }),
        new_string: text()
          .optional()
          .describe('With old_string: text to put there, taken literally; empty deletes.')
          .meta({ examples: ['fetch_user('] }),
        replace_all: toolInputs.Edit.shape.replace_all,
        cell_type: toolInputs.NotebookEdit.shape.cell_type,
        edit_mode: toolInputs.NotebookEdit.shape.edit_mode,
        clear_outputs: flag('Whether a code cell whose source is replaced loses its outputs and execution count.').meta(
          { default: true },
        ),
        expect_matches,
        skip_unsupported,
      }),
      ...notebooks.rules,
      ...source.rules,
      [
        'new_string',
        ({ old_string, new_string }) => (old_string === undefined) === (new_string === undefined),
        'The keys old_string and new_string go together.',
      ],
      [
        'old_string',
        ({ old_string, edit_mode = 'replace', cell_type }) =>
          old_string === undefined || (edit_mode === 'replace' && cell_type === undefined),
        'goes with edit_mode replace and without cell_type',
      ],
      [
        'cell',
        ({ cell, cell_id, old_string }) => cell === undefined || (cell_id === undefined && old_string !== undefined),
        'goes with old_string, and without cell_id',
      ],
      [
        'replace_all',
        ({ replace_all, old_string }) => replace_all === undefined || old_string !== undefined,
        'goes with old_string only',
      ],
      ...goesWithGlob('skip_unsupported'),
      hasNoGroups,
    )
      .describe(
        'Change one cell of a Jupyter notebook, or a text within its cells; or in every notebook that a glob names and that has it. A code cell whose source is replaced loses its outputs and execution count.',
      )
      .meta({ allOf: [notebooks.schema, source.schema] }),
  Delete: () =>
    withRules(
      z.strictObject({
        file_path: filePath.optional().meta({ examples: ['src/unused.ts'] }),
        glob,
        exclude,
        only_if,
        expect_matches,
      }),
      ...where.rules,
      ...goesWithGlob('expect_matches'),
      hasNoGroups,
    )
      .describe('Remove a file that was read, or every text file that a glob names.')
      .meta(where.schema),
  Move: () =>
    withRules(
      z.strictObject({
        file_path: filePath.optional().meta({ examples: ['src/user.ts'] }),
        glob,
        exclude,
        only_if,
        new_path: filePath
          .describe(
            'Where the file goes; the path must be free. Missing folders are made. With glob, `$<dir>`, `$<name>` and `$<ext>` stand for the folder of each file (with its /), its name without extension, and its extension with the dot, `$<pkg>` for what a group `(?<pkg>*)` of the glob holds, and `$$<pkg>` for itself; a new_path that ends in / keeps the name, and one that ends in /** the path below the folder that the glob begins with.',
          )
          .meta({ examples: ['src/people/user.ts', 'lib/$<name>$<ext>', 'docs/', 'src/**'] }),
        expect_matches,
        skip_existing: skipExisting('Leave a file where it is if new_path exists already.'),
      }),
      ...where.rules,
      ...goesWithGlob('expect_matches'),
    )
      .superRefine(refersToGroups(['new_path']))
      .describe(
        'Move or rename a file that was read, or every text file that a glob names; content and mode do not change.',
      )
      .meta(where.schema),
  Set: () => documentInputs.Set,
  Unset: () => documentInputs.Unset,
  Convert: () => documentInputs.Convert,
  Run: runInput,
  Fix: fixInput,
})
