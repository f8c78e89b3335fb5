import { createHash } from 'node:crypto'
import { belowFolder } from '../text/folder-spellings.ts'
import type { Plan, PlanHeader, Step } from './schema.ts'

/** A plan's digest, computed step by step: the plan need not be in memory. */
export type PlanDigest = ReturnType<typeof planDigest>

/**
 * SHA-256 over lines of canonical JSON (UTF-8, keys sorted by code unit, no blanks, each line ended by LF):
 * first the header's `{author, base, created, description, left_out, options, sessions, title, version}` with every option present, then for
 * each step `{id, input, session, tool, when, why}`, the input as its tool takes it. What is absent is left out. Layout, comments, the
 * file's format, the form of steps, `$schema`, `cwd` (whose effect is in the paths) `vars` and `defaults` (which are in the steps) therefore do not count.
 */
export const planDigest = ({ cwd: _, vars: __, source: ___, ...header }: PlanHeader & Pick<Plan, 'source'>) => {
  const hash = createHash('sha256')
  let pending = 0
  const flush = () => {
    if (batch && pending > 0) hash.update(batch.subarray(0, pending))
    pending = 0
  }
  let batch: Buffer | undefined
  const add = (value: object) => {
    const line = `${JSON.stringify(value)}\n`
    const most = line.length * 3
    if (pending + most > BATCH) flush()
    if (most > BATCH) return void hash.update(line)
    batch ??= Buffer.allocUnsafe(BATCH)
    pending += batch.write(line, pending)
  }
  const { author, left_out, options, sessions } = header
  const named = {
    ...(author && { author: sorted(author) }),
    ...(left_out && { left_out: left_out.map(sorted) }),
    ...(sessions && { sessions: sessions.map(sorted) }),
  }
  add(sorted({ ...header, options: sorted(options), ...named }))
  return {
    add: ({ id, input, session, tool, when, why }: Step): void =>
      add({ id, input: sorted(input), session: session && sorted(session), tool, when: when && sorted(when), why }),
    /** 64 hexadecimal digits; ends the digest. */
    hex: (): string => {
      flush()
      return hash.digest('hex')
    },
  }
}

/** A plan of these steps, with its digest. */
export const withDigest = (header: PlanHeader, steps: readonly Step[]): Plan => {
  const digest = planDigest(header)
  for (const step of steps) digest.add(step)
  return { ...header, steps, digest: digest.hex() }
}

/** Bytes hashed at once: the cost of a call is that of many short steps. */
const BATCH = 64 * 1024

const sorted = (value: object): object => {
  const keys = Object.keys(value)
  const given = value as Readonly<Record<string, unknown>>
  const result: Record<string, unknown> = {}
  for (const key of inOrder(keys)) result[key] = given[key]
  return result
}

/** Sorted in place, by insertion: there are a few keys, a million times. */
const inOrder = (keys: string[]): readonly string[] => {
  for (let from = 1; from < keys.length; from++) {
    const key = keys[from]!
    let at = from
    for (; at > 0 && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!
    keys[at] = key
  }
  return keys
}

/**
 * Makes paths of the checkout a plan was recorded in relative to its root: `/home/ada/shop/src/a.ts` under
 * `/home/ada/shop` is `src/a.ts`. Paths elsewhere stay as they are. See `belowFolder` for the spellings of the root.
 */
export const cwdStripper = (cwd: string | undefined): ((path: string) => string) => {
  if (cwd === undefined) return (path) => path
  const below = belowFolder(cwd)
  return (path) => below(path) ?? path
}
