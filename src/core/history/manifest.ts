import * as z from 'zod'
import { EditplanError } from '../../errors.ts'
import { sha256 } from '../text/digest.ts'
import { canonicalJson, parsedJson } from '../text/json.ts'

/** Refs of manifests, each named by the SHA-256 of its manifest; outside branches and tags, so that an ordinary fetch skips them. */
export const MANIFEST_REFS = 'refs/editplan/manifests/'

/** The only file in a manifest's commit. */
export const MANIFEST_FILE = 'manifest.json'

/** A larger manifest is neither written nor read. */
export const MANIFEST_BYTES = 8 * 1024 * 1024

export const digestText = z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 in hexadecimal')
/** The id of a commit, as git prints it. */
export const commitId = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'is not the id of a commit')
/** The number of a step. */
export const step = z.int().min(1)
const oneLine = z.string().regex(/^[^\p{Cc}]*$/u, 'is not one line of text')
const person = z.strictObject({ name: oneLine, email: oneLine })

/**
 * What was planned, on what, and left out what: every document of a run has these keys for it. The manifest is the whole document; the
 * local record of a run holds them with its results, and the ledger of a branch holds them and the manifest's digest.
 */
export const planned = {
  /** Digest of the plans, as in the commits' Editplan-Plan trailer. */
  plan: digestText,
  /** Commit that the run's commits are on. */
  base: commitId,
  /** Numbers of steps that were left out. */
  without: z.array(step),
}

/** What programs made of files: the patch of the commit, after the step, or after all of them. */
export const result = z.strictObject({
  step: step.exactOptional(),
  programs: z.array(oneLine).min(1),
  /** As git prints it with binary files: in the bytes that git stores. Empty where nothing changed. */
  patch: z.string(),
  /** Of the patch, where it is not UTF-8. */
  encoding: z.literal('base64').exactOptional(),
})

/** What a program made of files. */
export type KeptResult = Readonly<z.output<typeof result>>

const manifestSchema = z.strictObject({
  version: z.literal(1),
  /** Version of editplan that made the commits. */
  engine: oneLine,
  ...planned,
  /** The plans in order, as JSON Lines, the values of their variables in their steps. */
  plans: z
    .array(
      z.strictObject({ name: z.string(), text: z.string(), vars: z.record(z.string(), z.string()).exactOptional() }),
    )
    .min(1),
  /** Full name of the branch that they were made for; no other may delete it. Absent in manifests of earlier versions. */
  branch: oneLine.exactOptional(),
  /** Commit that the steps were replayed on, where that is another. */
  replayed_on: commitId.exactOptional(),
  /** Options that replaced the plans' own. */
  options: z.record(z.string(), z.string()),
  /** The committer and the commits' messages, where the plans do not choose them. */
  words: z
    .strictObject({
      author: person.exactOptional(),
      committer: person.exactOptional(),
      signoff: z.boolean().exactOptional(),
      /** The whole message; its subject is the first line. */
      subject: z.string().exactOptional(),
      trailers: z.array(oneLine).exactOptional(),
    })
    .exactOptional(),
  /** Steps that needed approval by the policy or a classifier, and the answers. */
  answers: z.array(z.strictObject({ step, allowed: z.boolean() })),
  results: z.array(result),
  /** The policy's file as the run read it; absent where there was none. */
  policy: z.strictObject({ name: z.string(), sha256: digestText }).exactOptional(),
})

/** Everything that decides a run's commits, as plain data: with it and the base, anyone can reproduce them. */
export type Manifest = z.infer<typeof manifestSchema>

/** A manifest as it is stored. */
export interface StoredManifest {
  /** SHA-256 of the text, in hexadecimal. */
  readonly digest: string
  /** Canonical JSON: keys sorted by code unit, no blanks, one LF at its end. */
  readonly text: string
}

/** The manifest in its one canonical form. */
export function printManifest(manifest: Manifest): StoredManifest {
  const text = `${canonicalJson(manifest)}\n`
  return { digest: sha256(text), text }
}

/** The manifest of the same plans on another commit. */
export function manifestOn(base: string, { digest, text }: StoredManifest): StoredManifest {
  const { replayed_on: replayedOn, ...manifest } = parseManifest(text, digest)
  const from = replayedOn !== undefined && replayedOn !== base && { replayed_on: replayedOn }
  return printManifest({ ...manifest, base, ...from })
}

/**
 * Reads the text of a manifest, which anyone may have written. Throws MANIFEST_INVALID where its digest is not the one given, it is too
 * large, of another version, or of another shape.
 */
export function parseManifest(text: string, digest: string): Manifest {
  if (Buffer.byteLength(text) > MANIFEST_BYTES) throw invalid(digest, `is larger than ${MANIFEST_BYTES} bytes`)
  const actual = sha256(text)
  if (actual !== digest) throw invalid(digest, `was changed: its SHA-256 is ${actual}`)
  const data = parsedJson(text)
  const version = versionOf(data)
  if (version !== 1) throw invalid(digest, `has the version ${JSON.stringify(version)}, and this editplan reads 1`)
  const read = manifestSchema.safeParse(data)
  if (!read.success) throw invalid(digest, `has another shape than a manifest: ${z.prettifyError(read.error)}`)
  return read.data
}

/** Whether a text may name a manifest. */
export const isManifestDigest = (text: string): boolean => digestText.safeParse(text).success

const versionOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'version' in data ? data.version : undefined

export const invalid = (digest: string, what: string): EditplanError =>
  new EditplanError({
    name: 'MANIFEST_INVALID',
    message: `The manifest ${digest.slice(0, 12)} ${what}. Do not trust the branch. Delete the ref ${MANIFEST_REFS}${digest}, and run editplan again for the branch.`,
  })
