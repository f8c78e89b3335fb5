import * as z from 'zod'
import { compileGlobs, type PathGlobOptions } from '../text/globs.ts'

/** The language servers of a policy, `diagnostics`. */
export const languageServers = () =>
  z
    .array(languageServer())
    .max(20)
    .default([])
    .describe('Language servers that are asked which diagnostics a plan adds and which it fixes.')

const languageServer = () =>
  z.strictObject({
    name: shortName()
      .optional()
      .describe('Its name in the report; default: the name of the program.')
      .meta({ examples: ['typescript'] }),
    server: argv().meta({ examples: [['tsc', '--lsp', '--stdio'], ['clangd']] }),
    files: z
      .union([globs(), z.array(globs()).min(1).max(100)])
      .describe('Globs of the files that it is asked about, relative to the root; {a,b} names several.')
      .meta({ examples: ['**/*.{ts,tsx}'] }),
    severity: z.enum(SEVERITIES).default('error').describe('The least severe diagnostics that count.'),
    on_new: z
      .enum(['stop', 'draft', 'note'])
      .default('note')
      .describe(
        'What follows from new ones. stop: nothing is applied or published. draft: a pull request is a draft. note: the report shows them.',
      ),
    timeout: duration().describe('Time for all that it is asked in a run, such as 60s, 2m or a number of seconds.'),
    memory: size()
      .default(4 * 2 ** 30)
      .describe('Memory of all its processes, beyond which it is killed; Linux only.')
      .meta({ examples: ['4GiB'] }),
    initialization: z
      .record(z.string(), z.json())
      .default({})
      .describe(
        'Its `initializationOptions`. Options that make it run or install other programs are turned off over these.',
      ),
  })

/** As the language servers' protocol names them, the most severe first. */
const SEVERITIES = ['error', 'warning', 'information', 'hint'] as const

/** A pattern for paths. */
export const globs = (purpose?: PathGlobOptions['purpose']) =>
  z.string().superRefine((text, context) => {
    const compiled = compileGlobs(text, { ...(purpose && { purpose }) })
    if (typeof compiled === 'string') context.addIssue({ code: 'custom', message: compiled.replace(/\.$/, '') })
  })

const DURATION = /^(\d{1,6})(ms|s|m)$/

const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 }

/** Milliseconds; a number without a unit is seconds. */
const duration = () =>
  z
    .union(
      [
        z
          .int()
          .positive()
          .max(86_400)
          .transform((seconds) => seconds * 1000),
        z
          .string()
          .regex(DURATION)
          .transform((text) => {
            const [, amount, unit] = DURATION.exec(text) ?? []
            return Math.max(1, Number(amount) * (MILLISECONDS[unit ?? ''] ?? 1000))
          }),
      ],
      { error: 'expected a time, such as 60s, 2m or a number of seconds' },
    )
    .prefault('60s')

const UNITS: Readonly<Record<string, number>> = { '': 1, B: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 }

const SIZE = /^(\d{1,9}(?:\.\d{1,3})?)\s?(B|KiB|MiB|GiB)?$/

/** Bytes: a number, or one with a unit. */
export const size = () =>
  z
    .union(
      [
        z.int().min(0),
        z
          .string()
          .regex(SIZE)
          .transform((text) => {
            const [, amount, unit] = SIZE.exec(text) ?? []
            return Math.floor(Number(amount) * (UNITS[unit ?? ''] ?? 1))
          }),
      ],
      { error: 'expected a number of bytes, such as 1048576 or 50MiB' },
    )
    .optional()

export const shortName = () => z.string().min(1).max(100)

/** A program that runs without a shell. */
export const argv = () =>
  z
    .tuple([z.string().min(1)], z.string())
    .describe('A program and its arguments. They do not pass through a shell; ./ is the root of the repository.')
