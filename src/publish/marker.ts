import { createHash } from 'node:crypto'
import * as z from 'zod'

const names = z.array(z.string()).default([])

const settings = z.object({
  title: z.string().optional(),
  draft: z.boolean().optional(),
  labels: names,
  assignees: names,
  reviewers: names,
  teams: names,
  /** Its number; its title where nobody asked for the number yet. */
  milestone: z.union([z.number(), z.string()]).optional(),
  autoMerge: z.enum(['merge', 'squash', 'rebase']).optional(),
  maintainerCanModify: z.boolean().optional(),
})

/** What was set on a pull request, so that it alone is taken back later. */
export type Settings = z.infer<typeof settings>

/** Nothing was set. */
export const noSettings: Settings = { labels: [], assignees: [], reviewers: [], teams: [] }

const record = z.object({
  /** Digest of the plan. */
  plan: z.string(),
  /** Numbers of its steps that the run left out; absent where it left out none. */
  without: z.array(z.int().positive()).optional(),
  /** The commit that the branch was left at, the tree that the run gives on the base, and a digest of its steps. */
  head: z.string(),
  tree: z.string(),
  steps: z.string(),
  /** The commit that the run's commits start on; the branch left the base there. */
  base: z.string().default(''),
  /** Ids of the run's commits on the branch: nothing else is ever taken for ours. Of a long chain `<parent>..<last>`. */
  own: names,
  /** Ids of commits of others that were kept below them. */
  kept: names,
  /** Where the plan is tracked in the base: the same file, changed, may update its own branch. */
  source: z.object({ repository: z.string(), paths: names }).optional(),
  /** Which of them reviewers left out, and who: a later run of the same plan leaves them out too. */
  decided: z.array(z.object({ step: z.int().positive(), by: z.string() })).optional(),
  /** What the run's steps were, as `packFingerprints` writes it: a later run says what changed. */
  each: z.string().optional(),
  /** Digest of the manifest that the branch's commits come from; absent where there is none. */
  manifest: z.string().optional(),
  /** Digest of the words that the caller put before the report. */
  words: z.string().optional(),
  /** Of a part of a plan: the digest of the whole plan, the commit on which it was split, and what the part is called. */
  split: z.object({ of: z.string(), on: z.string(), part: z.string().default('') }).optional(),
  /** Entries as in `own`, of the parts below in its stack as they were then: they stay ours when those parts were merged otherwise. */
  below: z.array(z.string()).optional(),
  /** ISO day after which a run closes the pull request. */
  expires: z.string().optional(),
  set: settings,
})

/** What a pull request's body remembers of the last run. */
export type PublishedRecord = z.infer<typeof record>

const BEGIN = /<!-- editplan:begin ([0-9a-f]{16}) (\{.*?\}) -->\r?\n/

/** The record in a body, or undefined when the body has no part of ours. */
export function readRecord(body: string): PublishedRecord | undefined {
  const part = findPart(body)
  return part && record.safeParse(parseJson(part.json)).data
}

/** Whether a body has marks of ours, be they whole or not. */
export const isMarked = (body: string): boolean => /<!--\s*editplan:(?:begin|end)\b/.test(body)

/**
 * The body with our part put in place of the earlier one; what people wrote around it stays. A body without our part
 * gets it at its end.
 */
export function writeRecord(body: string, content: string, state: PublishedRecord): string {
  // The record must not contain "-->", whatever a label is called.
  const json = JSON.stringify(state).replace(/[<>-]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`)
  // The text between the marks cannot hold a key that depends on it: a plan cannot end our part early.
  const key = createHash('sha256').update(json).update('\0').update(content).digest('hex').slice(0, 16)
  const ours = `<!-- editplan:begin ${key} ${json} -->\n${content.trim()}\n<!-- editplan:end ${key} -->`
  const part = findPart(body)
  if (part) return body.slice(0, part.start) + ours + body.slice(part.end)
  return body.trim() === '' ? ours : `${body.trimEnd()}\n\n${ours}`
}

/** The text between our marks; undefined without them. */
export function partOf(body: string): string | undefined {
  const part = findPart(body)
  return (
    part &&
    body
      .slice(part.start, part.end)
      .replace(/^.*\n/, '')
      .replace(/<!--.*?-->$/, '')
  )
}

/** Bytes that the marks take beside the content. */
export const markerBytes = (state: PublishedRecord): number => Buffer.byteLength(writeRecord('', '', state))

function findPart(body: string): { start: number; end: number; json: string } | undefined {
  const begin = BEGIN.exec(body)
  if (!begin) return undefined
  const close = `<!-- editplan:end ${begin[1]} -->`
  const end = body.indexOf(close, begin.index)
  return end < 0 ? undefined : { start: begin.index, end: end + close.length, json: begin[2] ?? '' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // somebody edited the mark by hand: the record is unknown then
  }
}
