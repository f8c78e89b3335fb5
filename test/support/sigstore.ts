import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { initializeCA, initializeCTLog, initializeTLog, initializeTSA } from '@sigstore/mock'

/** A statement about a run that nobody made. */
export const STATEMENT = {
  _type: 'https://in-toto.io/Statement/v1',
  predicateType: 'https://github.com/editplan/editplan/run/v1',
  subject: [
    { name: 'plan.yaml', digest: { sha256: 'a'.repeat(64) } },
    { name: `refs/editplan/manifests/${'b'.repeat(64)}`, digest: { sha256: 'b'.repeat(64) } },
    { name: 'refs/heads/editplan/plant-the-beds', digest: { gitCommit: 'c'.repeat(40) } },
  ],
  predicate: {
    engine: '0.1.0',
    inputs: { plan: 'plan.yaml' },
    plan: 'd'.repeat(64),
    base: { branch: 'main', commit: 'e'.repeat(40) },
    pull_request: { repository: 'octo-org/garden', number: 1 },
    steps: [{ step: 1, tool: 'Edit', file: 'beds/rose.txt', status: 'applied' }],
    totals: { applied: 1 },
  },
}

/** What Sigstore's services vouch for: a workflow of a repository. */
export interface Identity {
  /** `owner/name/.github/workflows/FILE@REF` */
  readonly workflow?: string
  readonly repository?: string
  readonly issuer?: string
}

/** A bundle as JSON, loose enough to be tampered with. */
export interface BundleJson {
  mediaType: string
  verificationMaterial: {
    certificate: { rawBytes: string }
    tlogEntries: Record<string, unknown>[]
    timestampVerificationData?: { rfc3161Timestamps: { signedTimestamp: string }[] }
  }
  dsseEnvelope: { payloadType: string; payload: string; signatures: { sig: string; keyid: string }[] }
}

/** Sigstore's services as functions: a certificate authority, a log of certificates, a transparency log, a timestamp authority. */
export interface Sigstore {
  /** What `gh attestation trusted-root` would print, one root. */
  readonly trustedRoot: string
  /** A root without logs, as that of GitHub's own instance: timestamps take their place. */
  readonly timestampRoot: string
  /** Signs as a workflow does. */
  signBundle(
    statement: unknown,
    identity?: Identity & { readonly stamped?: 'log' | 'timestamp' | 'both' },
  ): Promise<BundleJson>
  readonly authority: Authority
  /** Writes an envelope into the log; the log's answer. */
  log(envelope: BundleJson['dsseEnvelope'], certificate: string): Promise<LogAnswer>
}

type Authority = Awaited<ReturnType<typeof initializeCA>>

/** As Rekor's first API answers, by the entry's name. */
export type LogAnswer = Readonly<Record<string, LogEntry>>

interface LogEntry {
  readonly body: string
  readonly integratedTime: number
  readonly logID: string
  readonly logIndex: number
  readonly verification: {
    readonly signedEntryTimestamp: string
    readonly inclusionProof: {
      readonly logIndex: number
      readonly rootHash: string
      readonly treeSize: number
      readonly hashes: readonly string[]
      readonly checkpoint: string
    }
  }
}

export const WORKFLOW = 'octo-org/garden/.github/workflows/plant.yml@refs/heads/main'

const SERVER = 'https://github.com'

export async function plantSigstore(): Promise<Sigstore> {
  // One whole second for all, after the roots are made: their own clocks tick between a certificate and its timestamp.
  const now = new Date(Math.ceil(Date.now() / 1000) * 1000 + 60_000)
  const ctlog = await initializeCTLog(keys(), now)
  const ca = await initializeCA(keys(), ctlog, now)
  const unlogged = await initializeCA(keys(), undefined, now)
  const tlog = await initializeTLog('https://rekor.sigstore.dev', keys(), now)
  const tsa = await initializeTSA(keys(), now)
  const authority = (...certificates: Buffer[]) => ({
    subject: { organization: 'sigstore.mock', commonName: 'sigstore' },
    uri: 'https://fulcio.sigstore.dev',
    certChain: { certificates: certificates.map((one) => ({ rawBytes: one.toString('base64') })) },
    validFor: { start: SINCE },
  })
  const logOf = (publicKey: Buffer) => ({
    baseUrl: 'https://rekor.sigstore.dev',
    hashAlgorithm: 'SHA2_256',
    publicKey: {
      rawBytes: publicKey.toString('base64'),
      keyDetails: 'PKIX_ECDSA_P256_SHA_256',
      validFor: { start: SINCE },
    },
    logId: { keyId: createHash('sha256').update(publicKey).digest('base64') },
  })
  const root = {
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    tlogs: [logOf(tlog.publicKey)],
    certificateAuthorities: [authority(ca.rootCertificate)],
    ctlogs: [logOf(ctlog.publicKey)],
    timestampAuthorities: [authority(tsa.intCertificate, tsa.rootCertificate)],
  }
  const stamps = {
    ...root,
    tlogs: [],
    ctlogs: [],
    certificateAuthorities: [authority(unlogged.rootCertificate)],
  }

  const certify = (publicKey: KeyObject, identity: Identity, by = ca): Promise<Buffer> =>
    by.issueCertificate({
      publicKey: publicKey.export({ type: 'spki', format: 'der' }),
      subjectAltName: `${SERVER}/${identity.workflow ?? WORKFLOW}`,
      extensions: [
        { oid: '1.3.6.1.4.1.57264.1.8', value: identity.issuer ?? 'https://token.actions.githubusercontent.com' },
        { oid: '1.3.6.1.4.1.57264.1.12', value: `${SERVER}/${identity.repository ?? 'octo-org/garden'}` },
      ],
    })
  const log: Sigstore['log'] = (envelope, certificate) => tlog.log(logBody(envelope, certificate)) as Promise<LogAnswer>

  return {
    trustedRoot: JSON.stringify(root),
    timestampRoot: JSON.stringify(stamps),
    authority: ca,
    log,
    async signBundle(statement, { stamped = 'log', ...identity } = {}) {
      const key = keys()
      const certificate = await certify(key.publicKey, identity, stamped === 'timestamp' ? unlogged : ca)
      const dsseEnvelope = envelopeOf(Buffer.from(JSON.stringify(statement)), key.privateKey)
      const entry = stamped !== 'timestamp' ? [entryOf(await log(dsseEnvelope, pem(certificate)))] : []
      const artifactHash = createHash('sha256')
        .update(dsseEnvelope.signatures[0]?.sig ?? '', 'base64')
        .digest()
      const stamp = await tsa.timestamp({ artifactHash, ...SHA256, nonce: 7, policyOID: '1.3.6.1.4.1.57264.2' })
      return {
        mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
        verificationMaterial: {
          certificate: { rawBytes: certificate.toString('base64') },
          tlogEntries: entry,
          ...(stamped !== 'log' && {
            timestampVerificationData: { rfc3161Timestamps: [{ signedTimestamp: stamp.toString('base64') }] },
          }),
        },
        dsseEnvelope,
      }
    },
  }
}

const SINCE = '2020-01-01T00:00:00Z'

const SHA256 = { hashAlgorithmOID: '2.16.840.1.101.3.4.2.1' }

const PAYLOAD_TYPE = 'application/vnd.in-toto+json'

const keys = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { publicKey, privateKey: createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })) }
}

export const pem = (der: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}(?!$)/g, '$&\n')}\n-----END CERTIFICATE-----\n`

/** Signed as DSSE says: type and payload, each with its length before it. */
function envelopeOf(payload: Buffer, key: KeyObject): BundleJson['dsseEnvelope'] {
  const before = Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `)
  const sig = sign('sha256', Buffer.concat([before, payload]), key).toString('base64')
  return { payloadType: PAYLOAD_TYPE, payload: payload.toString('base64'), signatures: [{ sig, keyid: '' }] }
}

/** What Rekor keeps of an envelope: its digests, its signature and who made that. */
function logBody({ payload, signatures, ...envelope }: BundleJson['dsseEnvelope'], certificate: string): object {
  const hash = (content: string | Buffer) => ({
    algorithm: 'sha256',
    value: createHash('sha256').update(content).digest('hex'),
  })
  return {
    apiVersion: '0.0.1',
    kind: 'dsse',
    spec: {
      envelopeHash: hash(JSON.stringify({ payload, signatures, ...envelope })),
      payloadHash: hash(Buffer.from(payload, 'base64')),
      signatures: signatures.map(({ sig }) => ({
        signature: sig,
        verifier: Buffer.from(certificate).toString('base64'),
      })),
    },
  }
}

/** The log's answer as bundles hold it. */
function entryOf(answer: LogAnswer): Record<string, unknown> {
  const [entry] = Object.values(answer)
  if (!entry) throw new Error('the log answered nothing')
  const proof = entry.verification.inclusionProof
  const bytes = (hex: string) => Buffer.from(hex, 'hex').toString('base64')
  return {
    logIndex: String(entry.logIndex),
    logId: { keyId: bytes(entry.logID) },
    kindVersion: { kind: 'dsse', version: '0.0.1' },
    integratedTime: String(entry.integratedTime),
    inclusionPromise: { signedEntryTimestamp: entry.verification.signedEntryTimestamp },
    inclusionProof: {
      logIndex: String(proof.logIndex),
      rootHash: bytes(proof.rootHash),
      treeSize: String(proof.treeSize),
      hashes: proof.hashes.map(bytes),
      checkpoint: { envelope: proof.checkpoint },
    },
    canonicalizedBody: entry.body,
  }
}
