import type { Signer as VerifiedSigner } from '@sigstore/verify'
import * as z from 'zod'
import { commitId } from '../../core/history/manifest.ts'
import { EditplanError } from '../../errors.ts'

/** Names what the predicate means; docs/provenance.md describes it. */
export const PREDICATE_TYPE = 'https://github.com/editplan/editplan/run/v1'

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const predicateSchema: z.ZodType<Predicate> = z.object({
  /** Version of editplan that made the commits. */
  engine: z.string(),
  /** Inputs of the Action that decide what is committed, as the workflow gave them. */
  inputs: z.record(z.string(), z.string()),
  /** Digest of the plans, as in the commits' Editplan-Plan trailer. */
  plan: sha256,
  /** The policy's file as the run read it; absent where there was none. */
  policy: z.object({ name: z.string(), sha256 }).exactOptional(),
  base: z.object({ branch: z.string(), commit: commitId }),
  pull_request: z.object({ repository: z.string(), number: z.int().positive() }),
  steps: z.array(
    z.object({
      step: z.int().min(1),
      tool: z.string(),
      file: z.string().exactOptional(),
      status: z.string(),
    }),
  ),
  /** Steps at the end of the plan that `steps` does not list. */
  steps_omitted: z.int().min(1).exactOptional(),
  totals: z.record(z.string(), z.int().min(0)),
})

/** What a run was and did; docs/provenance.md describes it. */
export interface Predicate {
  readonly engine: string
  readonly inputs: Readonly<Record<string, string>>
  readonly plan: string
  readonly policy?: { readonly name: string; readonly sha256: string }
  readonly base: { readonly branch: string; readonly commit: string }
  readonly pull_request: { readonly repository: string; readonly number: number }
  readonly steps: readonly {
    readonly step: number
    readonly tool: string
    readonly file?: string
    readonly status: string
  }[]
  readonly steps_omitted?: number
  readonly totals: Readonly<Record<string, number>>
}

const subject: z.ZodType<Subject> = z.object({
  name: z.string(),
  digest: z.union([z.object({ sha256 }), z.object({ gitCommit: commitId })]),
})

/** What a statement is about: a file by its SHA-256, or a commit. */
export interface Subject {
  readonly name: string
  readonly digest: { readonly sha256: string } | { readonly gitCommit: string }
}

/** An in-toto statement about a run. */
export const statementSchema = z.object({
  _type: z.literal(STATEMENT_TYPE),
  predicateType: z.literal(PREDICATE_TYPE),
  subject: z.array(subject).min(1),
  predicate: predicateSchema,
})

export type Statement = z.infer<typeof statementSchema>

/** Bytes of steps that a predicate lists; the manifest has the plans themselves. */
const STEPS = 512 * 1024

/** The predicate, its list of steps cut where it would be too long. */
export function boundedPredicate(predicate: Predicate): Predicate {
  let bytes = 0
  const fitting = predicate.steps.findIndex((step) => {
    bytes += Buffer.byteLength(JSON.stringify(step))
    return bytes > STEPS
  })
  if (fitting < 0) return predicate
  return { ...predicate, steps: predicate.steps.slice(0, fitting), steps_omitted: predicate.steps.length - fitting }
}

/** Who signed, as the certificate says. */
export interface Signer {
  /** Address of the workflow's file with its ref: `https://github.com/OWNER/NAME/.github/workflows/FILE@REF`. */
  readonly workflow: string
  /** Who vouched for that. */
  readonly issuer: string
  /** Address of the repository whose event started the workflow. */
  readonly repository: string | undefined
}

/** Who is expected to have signed. */
export interface ExpectedSigner {
  /** E.g. `https://github.com` */
  readonly serverUrl: string
  /** `owner/name` */
  readonly repository: string
  /** `.github/workflows/FILE`, or `owner/name/` before that for a workflow of another repository; `@REF` may follow. Default: any of the repository. */
  readonly workflow?: string | undefined
}

/** Fulcio's extension for the address of the source repository. */
const SOURCE_REPOSITORY = '1.3.6.1.4.1.57264.1.12'

export function signerOf({ identity }: VerifiedSigner): Signer {
  const source = identity?.oids?.find(({ oid }) => oid?.id.join('.') === SOURCE_REPOSITORY)
  return {
    workflow: identity?.subjectAlternativeName ?? '',
    issuer: identity?.extensions?.issuer ?? '',
    repository: source && utf8String(source.value),
  }
}

/** Throws ATTESTATION_OTHER_SIGNER where a certificate was given to anyone else than is expected. */
export function checkSigner(signer: Signer, expected: ExpectedSigner): void {
  const { serverUrl, repository, workflow } = expected
  const server = serverUrl.replace(/\/$/, '')
  const issuer = issuerOf(server)
  if (signer.issuer !== issuer && !signer.issuer.startsWith(`${issuer}/`))
    throw other(`${signer.issuer || 'nobody'} vouched for the signer, and not ${issuer}`)
  if (signer.repository?.toLowerCase() !== `${server}/${repository}`.toLowerCase())
    throw other(`it was signed in ${signer.repository || 'no repository'}, and not in ${server}/${repository}`)
  const [, where = '', path = '', ref = ''] = WORKFLOW.exec(signer.workflow) ?? []
  const [, given, wantedPath, wantedRef] =
    /^(?:([^/]+\/[^/]+)\/)?(\.github\/workflows\/[^@]+)(?:@(.+))?$/.exec(workflow ?? '') ?? []
  const isThere = where.toLowerCase() === `${server}/${given ?? repository}`.toLowerCase()
  const isThat = workflow === undefined || (path === wantedPath && (wantedRef === undefined || ref === wantedRef))
  if (isThere && isThat) return
  throw other(`${signer.workflow || 'no workflow'} signed it, and not ${workflow ?? `a workflow of ${repository}`}`)
}

const WORKFLOW = /^(.+?)\/(\.github\/workflows\/[^@]+)@(.+)$/

/** Enterprises may have an issuer of their own below GitHub's. */
function issuerOf(server: string): string {
  const { host } = new URL(server)
  return `https://token.actions.${host === 'github.com' ? 'githubusercontent.com' : host}`
}

/** The text of a UTF8String in DER, shorter than 64 KiB. */
function utf8String(der: Uint8Array): string | undefined {
  const bytes = Buffer.from(der)
  const [tag, length = 0] = bytes
  const more = length < 0x80 ? 0 : length - 0x80
  return tag === 0x0c && more <= 2 ? bytes.toString('utf8', 2 + more) : undefined
}

const other = (reason: string): EditplanError =>
  new EditplanError({
    name: 'ATTESTATION_OTHER_SIGNER',
    message: `Someone else signed the attestation: ${reason}. Check --repository and --workflow.`,
  })
