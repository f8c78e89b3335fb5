import * as z from 'zod'
import { text, withRules } from './fields.ts'
import { patterns } from './file-choice.ts'

/** Text that a command line can hold: a line break would end a command, a NUL the argument. */
const plain = () => text().regex(/^[^\u0000-\u001f\u007f]*$/, 'holds a line break or another control character')

const words = () =>
  z
    .array(plain().max(4096, 'is over 4096 characters'), 'is not a list of texts')
    .min(1, 'is an empty list; name a program')
    .max(256, 'is over 256 words')
    .refine(([program]) => program !== '', { path: [0], message: 'is empty; name a program' })

const MOST_SECONDS = 86_400

const seconds = () =>
  z
    .union(
      [
        z.int().min(1).max(MOST_SECONDS),
        z
          .string()
          .regex(/^[1-9]\d{0,4}\s?[smh]?$/)
          .transform(
            (given) => Number.parseInt(given, 10) * (given.endsWith('h') ? 3600 : given.endsWith('m') ? 60 : 1),
          )
          .refine((given) => given <= MOST_SECONDS),
      ],
      `is not a time from 1s to ${MOST_SECONDS}s, such as 120s, 5m or a number of seconds`,
    )
    .optional()
    .describe('Time after which the command is killed and the step refused: seconds, or a text such as 120s or 5m.')
    .meta({ default: 600, examples: ['120s', '5m', 90] })

/** The input of a step that runs a command. */
export const runInput = () =>
  withRules(
    z.strictObject({
      command: z
        .union(
          [
            plain()
              .regex(/\S/, 'is blank; name a program')
              .max(4096, 'is over 4096 characters')
              .transform((line) => line.trim()),
            words(),
          ],
          'is not a command line or a list of words',
        )
        .describe(
          'The program and its arguments: a list of words, or one plain command as Bash reads it (quotes, but no pipe, redirection, substitution, variable, pattern or assignment). No shell runs it. A rule of the policy has to match it.',
        )
        .meta({ examples: ['npm run format', ['npx', 'prettier', '--write', 'src']] }),
      changes: patterns()
        .optional()
        .describe(
          'Files that it may change, make or remove: a .gitignore pattern relative to the root, or a list of patterns. A change elsewhere refuses the step. Without it the command may change nothing.',
        )
        .meta({ examples: ['package-lock.json', ['src/**', 'docs/api/**']] }),
      timeout: seconds(),
      background: z
        .boolean()
        .optional()
        .describe(
          'Whether later steps go on while it runs; its result is awaited before anything is delivered. Only for commands that search, read, list or compare files.',
        )
        .meta({ default: false }),
    }),
    [
      'changes',
      ({ background, changes }) => background !== true || changes === undefined,
      'cannot be combined with background: later steps would not see what the command changes',
    ],
  ).describe('Run a command that the policy allows; what it changes becomes the step.')
