import * as z from 'zod'
import { visible } from '../../core/text/visible.ts'
import { REMOVING } from '../../core/tools/delete.ts'
import { filePath, flag, line, once, sha256, text, withRules } from '../../core/tools/fields.ts'
import { moving } from '../../core/tools/move.ts'
import type { Touch } from '../../core/tools/permission.ts'
import type { Tool } from '../../core/tools/tool.ts'
import { WRITING } from '../../core/tools/write.ts'
import type { FixEdit } from './fix-file.ts'

/** Applies one fix of a tool, whole or not at all. What applies it is loaded with the first of them. */
export const fix = {
  name: 'Fix',
  input: once(stepInput),
  effect: 'changes',
  source: ({ source }) => source,
  touches: ({ edits }) => edits.flatMap(touchesOfEdit),
  fileKey: 'file_path',
  doing: 'Fixing',
  announce: ({ source, edits: [first] }) => visible(`Fixing ${first ? touchesOfEdit(first)[0]?.path : ''} (${source})`),
  facts: ({ source, confirm }) => [`Applies a fix of ${source}${confirm ? ', which asks for confirmation' : ''}`],
  apply: (input, context) =>
    loaded ? loaded.applyFix(input, context) : load().then(({ applyFix }) => applyFix(input, context)),
} satisfies Tool<'Fix'>

declare module '../../core/tools/step-inputs.ts' {
  interface StepSchemas {
    Fix: ReturnType<typeof stepInput>
  }
}

let loaded: typeof import('./fix-apply.ts') | undefined

const load = async () => {
  loaded = await import('./fix-apply.ts')
  return loaded
}

/** One change that a tool proposes: its edits are applied together, or none is. */
function stepInput() {
  return z
    .strictObject({
      source: line()
        .describe('The tool and its rule.')
        .meta({ examples: ['eslint/no-var'] }),
      confirm: flag('The tool asks for confirmation: the policy asks too, unless a rule allows it.'),
      edits: z
        .array(z.union([textEdit(), create(), rename(), remove()], 'is no edit, create, rename or delete'))
        .min(1, 'is empty')
        .max(10_000, 'holds more than 10,000 edits')
        .describe('Edits by their place, and files to create, rename or delete; in this order.')
        .meta({
          examples: [
            [
              {
                file_path: 'src/user.js',
                sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
                start: 0,
                end: 3,
                old_string: 'var',
                new_string: 'let',
              },
            ],
          ],
        }),
    })
    .describe('One fix of a linter, compiler or editor: whole or not at all, at bytes of files named by their SHA-256.')
}

const digest = () =>
  sha256()
    .describe('SHA-256 of the bytes of the file as the tool saw it.')
    .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] })

/** At most three lines, the last of which may have an end. */
const context = (words: string) =>
  text()
    .refine((value) => value.split('\n').length <= 4, 'holds more than three lines')
    .optional()
    .describe(words)
    .meta({ examples: ['let total = 0\n'] })

const textEdit = () =>
  withRules(
    z.strictObject({
      file_path: filePath.meta({ examples: ['src/cart.js'] }),
      sha256: digest(),
      start: z
        .int()
        .min(0, 'is below 0')
        .describe('First byte that is replaced, counted from 0 in that state.')
        .meta({ examples: [120] }),
      end: z
        .int()
        .min(0, 'is below 0')
        .describe('The byte after the last one that is replaced.')
        .meta({ examples: [123] }),
      old_string: text()
        .describe('What is there; empty for an insertion.')
        .meta({ examples: ['var'] }),
      new_string: text()
        .describe('Text to put there; it takes the line ends of its place.')
        .meta({ examples: ['let'] }),
      before: context('Text before the place: where the file is another, it finds the place again.'),
      after: context('Text after the place.'),
    }),
    ['end', ({ start, end }) => start <= end, 'is below start'],
  )

const create = () =>
  z.strictObject({
    create: filePath.describe('A file to create, empty; edits of it follow.').meta({ examples: ['src/tax.js'] }),
    overwrite: flag('Empty a file that exists.'),
    ignoreIfExists: flag('Leave a file that exists as it is.'),
    sha256: digest().optional(),
  })

const rename = () =>
  z.strictObject({
    rename: filePath.describe('A file to rename.').meta({ examples: ['src/cart.js'] }),
    new_path: filePath.describe('Its new path.').meta({ examples: ['src/basket.js'] }),
    overwrite: flag('Replace a file that has that path.'),
    ignoreIfExists: flag('Rename nothing where a file has that path.'),
    sha256: digest().optional(),
  })

const remove = () =>
  z.strictObject({
    delete: filePath.describe('A file to delete.').meta({ examples: ['src/old.js'] }),
    ignoreIfNotExists: flag('Go on where there is none.'),
    sha256: digest().optional(),
  })

/** What one edit of a fix does. */
export function touchesOfEdit(edit: FixEdit): readonly Touch[] {
  if ('start' in edit) return [{ path: edit.file_path, effects: EDITING }]
  if ('create' in edit) return [{ path: edit.create, effects: WRITING }]
  if ('rename' in edit) return moving({ file_path: edit.rename, new_path: edit.new_path })
  return [{ path: edit.delete, effects: REMOVING }]
}

const EDITING = ['changes'] as const
