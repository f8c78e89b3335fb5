import * as z from 'zod'

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

/** A program that runs without a shell. */
export const argv = () =>
  z
    .tuple([z.string().min(1)], z.string())
    .describe('A program and its arguments. They do not pass through a shell; ./ is the root of the repository.')
