import * as z from 'zod'
import { compileGlobs, type PathGlobOptions } from '../text/globs.ts'

/** A pattern for paths. */
export const globs = (purpose?: PathGlobOptions['purpose']) =>
  z.string().superRefine((text, context) => {
    const compiled = compileGlobs(text, { ...(purpose && { purpose }) })
    if (typeof compiled === 'string') context.addIssue({ code: 'custom', message: compiled.replace(/\.$/, '') })
  })

const DURATION = /^(\d{1,6})(ms|s|m)$/

const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 }

/** Milliseconds; a number without a unit is seconds. */
export const duration = () =>
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
