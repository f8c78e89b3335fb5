import type { Signer as VerifiedSigner } from '@sigstore/verify'
import { EditplanError } from '../../errors.ts'

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
    message: `Somebody else signed the attestation: ${reason}. Check --repository and --workflow.`,
  })
