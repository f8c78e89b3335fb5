import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUNDLE_BYTES, openBundle } from '../../../src/wings/provenance/verify-attestation.ts'
import { type BundleJson, plantSigstore, type Sigstore, STATEMENT, WORKFLOW } from '../../support/sigstore.ts'

let sigstore: Sigstore
let good: BundleJson
beforeAll(async () => {
  sigstore = await plantSigstore()
  good = await sigstore.signBundle(STATEMENT)
})

const open = (bundle: unknown, root = sigstore.trustedRoot) => openBundle(JSON.stringify(bundle), root)

/** The good bundle, tampered with. */
function tampered(change: (bundle: BundleJson) => void): BundleJson {
  const bundle = structuredClone(good)
  change(bundle)
  return bundle
}

const [INVALID, UNTRUSTED] = [{ name: 'ATTESTATION_INVALID' }, { name: 'ATTESTATION_UNTRUSTED' }]

describe('a bundle', () => {
  it('gives its statement and its signer, by the root that vouches for it among several', async () => {
    const other = await plantSigstore()
    const roots = `${other.trustedRoot}\n${sigstore.timestampRoot}\n${sigstore.trustedRoot}\n`
    expect(await open(good, roots)).toEqual({
      statement: STATEMENT,
      signer: {
        workflow: `https://github.com/${WORKFLOW}`,
        issuer: 'https://token.actions.githubusercontent.com',
        repository: 'https://github.com/octo-org/garden',
      },
    })
    await expect(open(good, other.trustedRoot)).rejects.toMatchObject(UNTRUSTED)
  })

  it('needs a timestamp where the root has no log', async () => {
    const stamped = await sigstore.signBundle(STATEMENT, { stamped: 'timestamp' })
    expect(await open(stamped, sigstore.timestampRoot)).toMatchObject({ statement: STATEMENT })
    await expect(open(stamped)).rejects.toMatchObject(UNTRUSTED)
    const without = structuredClone(stamped)
    delete without.verificationMaterial.timestampVerificationData
    await expect(open(without, sigstore.timestampRoot)).rejects.toMatchObject(UNTRUSTED)
  })

  it('needs its log entry where the root has a log, whatever timestamp it has', async () => {
    const both = await sigstore.signBundle(STATEMENT, { stamped: 'both' })
    expect(await open(both)).toMatchObject({ statement: STATEMENT })
    both.verificationMaterial.tlogEntries = []
    await expect(open(both)).rejects.toMatchObject(UNTRUSTED)
  })

  it.each<[string, (bundle: BundleJson) => void]>([
    ['another statement', ({ dsseEnvelope }) => (dsseEnvelope.payload = base64({ ...STATEMENT, subject: [] }))],
    ['a signature with another byte', ({ dsseEnvelope: { signatures } }) => flip(signatures[0] ?? {}, 'sig', 12)],
    ['no log entry', ({ verificationMaterial }) => (verificationMaterial.tlogEntries = [])],
    [
      'a log entry of another time',
      ({ verificationMaterial: { tlogEntries } }) => Object.assign(tlogEntries[0] ?? {}, { integratedTime: '1' }),
    ],
    [
      'a certificate with another byte',
      ({ verificationMaterial: { certificate } }) => flip(certificate, 'rawBytes', 300),
    ],
  ])('with %s is refused', async (_, change) => {
    const bundle = tampered(change)
    expect(bundle).not.toEqual(good)
    await expect(open(bundle)).rejects.toMatchObject(UNTRUSTED)
  })

  it('with the certificate or the log entry of another bundle is refused', async () => {
    const other = await sigstore.signBundle(STATEMENT)
    const { certificate, tlogEntries } = other.verificationMaterial
    const mixed = [{ certificate }, { tlogEntries }, { certificate, tlogEntries }]
    for (const material of mixed)
      await expect(
        open(tampered(({ verificationMaterial }) => Object.assign(verificationMaterial, material))),
      ).rejects.toMatchObject(UNTRUSTED)
  })

  it('of which a part is missing, or of another kind, is not one', async () => {
    const text = JSON.stringify(good)
    for (const broken of ['', '[]', 'null', text.slice(0, -1), text.slice(0, 700), `${text}\n${text}`])
      await expect(openBundle(broken, sigstore.trustedRoot)).rejects.toMatchObject(INVALID)
    const changes: ((bundle: BundleJson) => void)[] = [
      ({ dsseEnvelope }) => (dsseEnvelope.payloadType = 'text/plain'),
      ({ dsseEnvelope }) => (dsseEnvelope.signatures = []),
      ({ dsseEnvelope }) => dsseEnvelope.signatures.push(...dsseEnvelope.signatures),
      (bundle) => Object.assign(bundle, { verificationMaterial: {} }),
      (bundle) => Object.assign(bundle.verificationMaterial, { certificate: undefined, publicKey: { hint: 'x' } }),
      (bundle) => (bundle.mediaType = 'text/plain'),
      (bundle) => dropFromEntry(bundle, 'inclusionPromise', 'inclusionProof'),
    ]
    for (const change of changes) await expect(open(tampered(change))).rejects.toMatchObject(INVALID)
  })

  it('that is too long is not read', async () => {
    const long = JSON.stringify(good) + ' '.repeat(BUNDLE_BYTES)
    await expect(openBundle(long, sigstore.trustedRoot)).rejects.toMatchObject(INVALID)
  })

  it('with a statement of another type, or of another shape, is refused although its signature holds', async () => {
    const other = await sigstore.signBundle({ ...STATEMENT, predicateType: 'https://slsa.dev/provenance/v1' })
    await expect(open(other)).rejects.toMatchObject({ name: 'ATTESTATION_MISMATCH' })
    for (const broken of [
      { ...STATEMENT, predicate: {} },
      { ...STATEMENT, _type: 'x' },
      { ...STATEMENT, subject: [] },
      1,
    ])
      await expect(sigstore.signBundle(broken).then((bundle) => open(bundle))).rejects.toMatchObject(INVALID)
  })

  it('is never accepted with a byte of its payload or signature changed', async () => {
    const places = ['payload', 'signature'] as const
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.nat(),
        fc.integer({ min: 32, max: 126 }),
        async (where, at, code) => {
          const field = where === 'payload' ? good.dsseEnvelope.payload : (good.dsseEnvelope.signatures[0]?.sig ?? '')
          const index = at % field.length
          const changed = field.slice(0, index) + String.fromCharCode(code) + field.slice(index + 1)
          fc.pre(changed !== field)
          const bundle = tampered(({ dsseEnvelope }) =>
            where === 'payload'
              ? Object.assign(dsseEnvelope, { payload: changed })
              : Object.assign(dsseEnvelope.signatures[0] ?? {}, { sig: changed }),
          )
          await expect(open(bundle)).rejects.toMatchObject({
            name: expect.stringMatching(/^ATTESTATION_(?:INVALID|UNTRUSTED)$/),
          })
        },
      ),
      { numRuns: Number(process.env.ATTESTATION_RUNS ?? 150) },
    )
  })

  it('needs a trusted root that is one', async () => {
    for (const root of ['', '{}', 'x', '[]', JSON.stringify(good)])
      await expect(open(good, root)).rejects.toMatchObject({ name: 'USAGE' })
  })
})

const base64 = (data: unknown): string => Buffer.from(JSON.stringify(data)).toString('base64')

function flip(holder: object, key: string, at: number): void {
  const bytes = Buffer.from((holder as Record<string, string>)[key] ?? '', 'base64')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  Object.assign(holder, { [key]: bytes.toString('base64') })
}

function dropFromEntry({ verificationMaterial: { tlogEntries } }: BundleJson, ...keys: readonly string[]): void {
  for (const entry of tlogEntries) for (const key of keys) delete entry[key]
}
