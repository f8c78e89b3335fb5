import * as z from 'zod'
import { filePath, whenObject } from './fields.ts'
import { choiceKeys, goesWithGlob } from './file-choice.ts'
import { oneOf } from './one-of.ts'

const where = oneOf('file_path', 'glob')
const level = () =>
  z.union([z.int().min(1, 'is below 1').max(16, 'is over 16'), z.literal('tab')], 'is not 1 to 16 or tab')
const FORMS = ['line_ends', 'final_newline', 'bom', 'indent'] as const

/** The input of Convert: how whole texts are to be written. */
export const convertInput = z
  .strictObject({
    file_path: filePath.optional().meta({ examples: ['src/user.ts'] }),
    ...choiceKeys,
    line_ends: z.enum(['lf', 'crlf']).optional().describe('The line ends that every line gets.'),
    final_newline: z
      .enum(['add', 'remove'])
      .optional()
      .describe('Whether the last line ends in a line end; remove takes all that are there.'),
    bom: z.enum(['add', 'remove']).optional().describe('Whether the file begins with a byte order mark.'),
    indent: z
      .strictObject({
        from: level()
          .describe('Blanks of a level today, or tab.')
          .meta({ examples: [4] }),
        to: level()
          .describe('What they become.')
          .meta({ examples: [2, 'tab'] }),
      })
      .optional()
      .describe('Levels of indentation that become others; what is beside whole levels stays.')
      .meta({ examples: [{ from: 'tab', to: 2 }] }),
  })
  .refine(where.hasAny, where.missing)
  .refine(where.hasOne, where.several)
  .refine(...goesWithGlob('exclude'))
  .refine(...goesWithGlob('only_if'))
  .refine(...goesWithGlob('skip_unsupported'))
  .refine(...goesWithGlob('expect_matches'))
  .refine((given) => FORMS.some((key) => given[key] !== undefined), {
    path: ['line_ends'],
    message: `The step says nothing; give at least one of ${FORMS.join(', ')}.`,
    when: whenObject,
  })
  .refine(({ indent }) => indent === undefined || indent.from !== indent.to, {
    path: ['indent'],
    message: 'has the same from and to',
    when: whenObject,
  })
  .describe(
    'Give a text file, or every one that a glob names, other line ends, indentation, a final line end or a byte order mark.',
  )
  .meta(where.schema)
