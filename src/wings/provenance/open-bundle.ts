import type { Bundle } from '@sigstore/bundle'
import type { Signer as VerifiedSigner } from '@sigstore/verify'
import * as z from 'zod'
import { EditplanError, type ErrorName } from '../../errors.ts'
import { type Signer, signerOf } from './signer.ts'
import { PREDICATE_TYPE, STATEMENT_TYPE, type Statement, statementSchema } from './statement.ts'
import { readTrustedRoots, type TrustedRoot } from './trusted-root.ts'

/** A longer bundle is not read. */
export const BUNDLE_BYTES = 16 * 1024 * 1024

/** A statement whose signature holds, and who signed it. */
export interface OpenedBundle {
  readonly statement: Statement
  readonly signer: Signer
}

/**
 * Reads a Sigstore bundle that anyone may have written, and verifies its signature, its certificate and its entry in a transparency log,
 * or its timestamp where the root has no log. Asks no server. Throws ATTESTATION_INVALID, ATTESTATION_UNTRUSTED, ATTESTATION_MISMATCH for
 * a statement of another type, and USAGE for a trusted root that is none.
 */
export async function openBundle(text: string, trustedRoot: string): Promise<OpenedBundle> {
  const roots = await readTrustedRoots(trustedRoot)
  const { bundle, payload } = await readBundle(text)
  const signer = await verified(bundle, roots)
  return { statement: statementIn(payload), signer: signerOf(signer) }
}

const PAYLOAD_TYPE = 'application/vnd.in-toto+json'

/** Base64 as it is written, without what readers pass over: each payload and signature has one spelling. */
const base64 = z.string().refine((text) => Buffer.from(text, 'base64').toString('base64') === text)

const envelope = z.object({
  dsseEnvelope: z.object({
    payloadType: z.literal(PAYLOAD_TYPE),
    payload: base64,
    signatures: z.array(z.object({ sig: base64 })).length(1),
  }),
})

async function readBundle(text: string): Promise<{ readonly bundle: Bundle; readonly payload: Buffer }> {
  if (Buffer.byteLength(text) > BUNDLE_BYTES) throw invalid(`it is larger than ${BUNDLE_BYTES / 1024 / 1024} MiB`)
  const data = parseJson(text)
  const read = envelope.safeParse(data)
  if (!read.success) throw invalid('it is not one Sigstore bundle with a statement and a signature')
  const { bundleFromJSON } = await import('@sigstore/bundle')
  try {
    const bundle = bundleFromJSON(data)
    if (bundle.verificationMaterial.content.$case === 'publicKey') throw invalid('it has no certificate')
    return { bundle, payload: Buffer.from(read.data.dsseEnvelope.payload, 'base64') }
  } catch (error) {
    throw error instanceof EditplanError ? error : invalid(saidBy(error))
  }
}

/** Who signed the bundle, by the first root that vouches for it. */
async function verified(bundle: Bundle, roots: readonly TrustedRoot[]): Promise<VerifiedSigner> {
  const { toSignedEntity, toTrustMaterial, Verifier } = await import('@sigstore/verify')
  let reason = ''
  for (const root of roots) {
    try {
      const verifier = new Verifier(toTrustMaterial(root), {
        tlogThreshold: root.tlogs.length > 0 ? 1 : 0,
        ctlogThreshold: root.tlogs.length > 0 ? 1 : 0,
        timestampThreshold: 1,
      })
      return verifier.verify(toSignedEntity(bundle))
    } catch (error) {
      reason ||= saidBy(error)
    }
  }
  throw refused('ATTESTATION_UNTRUSTED', `The attestation cannot be trusted: ${reason}.`)
}

function statementIn(payload: Buffer): Statement {
  const data = parseJson(payload.toString('utf8'))
  const read = statementSchema.safeParse(data)
  if (read.success) return read.data
  const types = z.object({ _type: z.string(), predicateType: z.string() }).safeParse(data).data
  if (types?._type === STATEMENT_TYPE && types.predicateType !== PREDICATE_TYPE)
    throw refused('ATTESTATION_MISMATCH', `It states "${types.predicateType}", and not a run of editplan.`)
  throw invalid('its statement has another shape than that of a run')
}

const refused = (name: ErrorName, message: string): EditplanError => new EditplanError({ name, message })

const invalid = (reason: string): EditplanError =>
  refused('ATTESTATION_INVALID', `The file is not an attestation: ${reason}.`)

const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // it has no shape then
  }
}
