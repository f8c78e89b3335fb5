import * as z from 'zod'
import { convertedBytes } from '../text/line-ending.ts'
import { type Check, exists, openChecked, readByItself, refuse, TEXT_FILE, textOf } from './checks.ts'
import { filePath, once, oneOf, withRules } from './fields.ts'
import { choiceKeys, goesWithGlob } from './file-choice.ts'
import type { Touch } from './permission.ts'
import type { StepInputs } from './step-inputs.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'
import { CHECKS_OF_STATE, putBytes } from './write.ts'

/**
 * Gives a text file other line ends, indentation, a final line end or a byte order mark, or takes these away; one that is so already is
 * no change. Refusals: those of Write for a file that exists, FILE_NOT_FOUND, UNSUPPORTED_ENCODING where UTF-16 would lose its mark.
 */
export const convert = {
  name: 'Convert',
  input: once(stepInput),
  effect: 'changes',
  touches: (input) => [converting(input)],
  rule: [],
  fileKey: 'file_path',
  isRepeatable: true,
  doing: 'Converting',
  facts: () => ['Gives the text another form'],
  title: ({ line_ends, final_newline, bom, indent }) =>
    [
      ...(line_ends === undefined ? [] : [`line ends to ${line_ends.toUpperCase()}`]),
      ...(final_newline === undefined ? [] : [`${final_newline} the last line end`]),
      ...(bom === undefined ? [] : [`${bom} the byte order mark`]),
      ...(indent === undefined ? [] : [`indentation ${indent.from} → ${indent.to}`]),
    ].join(', '),
  run: convertFile,
} satisfies Tool<'Convert'>

declare module './step-inputs.ts' {
  interface StepSchemas {
    Convert: ReturnType<typeof stepInput>
  }
}

const level = () =>
  z.union([z.int().min(1, 'is below 1').max(16, 'is over 16'), z.literal('tab')], 'is not 1 to 16 or tab')
const FORMS = ['line_ends', 'final_newline', 'bom', 'indent'] as const

function stepInput() {
  const where = oneOf('file_path', 'glob')
  return withRules(
    z.strictObject({
      file_path: filePath.optional().meta({ examples: ['src/user.ts'] }),
      ...choiceKeys,
      line_ends: z.enum(['lf', 'crlf']).optional().describe('The line ends that every line gets.'),
      final_newline: z
        .enum(['add', 'remove'])
        .optional()
        .describe('Whether the last line ends in a line end; remove removes all of them.'),
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
        .describe('Levels of indentation to convert; blanks beyond whole levels stay.')
        .meta({ examples: [{ from: 'tab', to: 2 }] }),
    }),
    ...where.rules,
    ...goesWithGlob('skip_unsupported', 'expect_matches'),
    [
      'line_ends',
      (given) => FORMS.some((key) => given[key] !== undefined),
      `The step says nothing; give at least one of ${FORMS.join(', ')}.`,
    ],
    ['indent', ({ indent }) => indent === undefined || indent.from !== indent.to, 'has the same from and to'],
  )
    .describe(
      'Change the line ends, the indentation, the final line end or the byte order mark of a text file, or of every one that a glob names.',
    )
    .meta(where.schema)
}

const converting = ({ file_path: path = '' }: StepInputs['Convert']): Touch => ({
  path,
  effects: ['changes'],
})

const CHECKS: readonly Check[] = [exists, ...TEXT_FILE, ...CHECKS_OF_STATE]

function convertFile({ file_path, ...conversion }: StepInputs['Convert'], context: ToolContext): Outcome {
  const opened = openChecked(convert.name, converting({ file_path }), { context, checks: CHECKS })
  if (!opened.ok) return opened
  const { target } = opened
  const file = textOf(target)
  const after = convertedBytes(file, conversion)
  if (!after)
    return refuse(
      'UNSUPPORTED_ENCODING',
      `${target.path} is UTF-16, which needs its byte order mark. Leave \`bom\` out.`,
    )
  return after.equals(file.bytes)
    ? { ok: true, path: target.path, type: 'update', ...readByItself(target) }
    : putBytes(target, after)
}
