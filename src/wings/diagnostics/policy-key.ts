import * as z from 'zod'
import { argv, duration, globs, shortName, size } from '../../core/policy/schema-parts.ts'

declare module '../../core/policy/policy-keys.ts' {
  interface PolicyKeys {
    diagnostics: readonly DiagnosticsRule[]
  }
}

/** A language server that reports what a plan breaks. */
export type DiagnosticsRule = z.output<ReturnType<typeof languageServer>>

/** The language servers of a policy, `diagnostics`. */
export const languageServers = () =>
  z
    .array(languageServer())
    .max(20)
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
