import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../../src/core/history/manifest.ts'
import { LEVELS, SUMMARY_TYPE, verificationSummary } from '../../../src/wings/provenance/attest-pull.ts'
import { sampleReport } from '../../core/report/sample.ts'
import { faultsBy } from '../../support/published-schema.ts'

const MANIFEST = {
  engine: '1.2.3',
  base: 'b'.repeat(40),
  policy: { name: '.github/edit plan.yml', sha256: 'c'.repeat(64) },
} as Manifest

const report = { ...sampleReport(), totals: { ...sampleReport().totals, failed: 0 } }
const place = { repositoryUrl: 'https://github.com/octo-org/garden', head: 'a'.repeat(40), attestation: 'd'.repeat(64) }
const ran = (ok: boolean) =>
  [{ name: 'tests', ok, milliseconds: 1 }] as unknown as NonNullable<typeof report.verifications>
const summaryOf = (more: Partial<typeof report>, manifest = MANIFEST) =>
  verificationSummary({ report: { ...report, ...more }, manifest, ...place })

const faults = (predicate: unknown) =>
  faultsBy('vsa-v1', {
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: SUMMARY_TYPE,
    subject: [{ name: 'refs/heads/main', digest: { gitCommit: place.head } }],
    predicate,
  })

describe('the verification summary of a run', () => {
  it('names what was found, in levels that are not those of SLSA', () => {
    expect(summaryOf({})?.verifiedLevels).toEqual([LEVELS.replayed, LEVELS.policy])
    expect(summaryOf({ verifications: ran(true) })?.verifiedLevels).toEqual(Object.values(LEVELS))
    expect(Object.values(LEVELS).some((level) => level.startsWith('SLSA_'))).toBe(false)
    for (const verifications of [ran(true), ran(false)]) expect(faults(summaryOf({ verifications }))).toBeNull()
    expect(faults({ ...summaryOf({}), verifiedLevels: ['SLSA_EDITPLAN'] })).not.toBeNull()
  })

  it('fails where a verification fails or a step was refused, and is not made without a policy', () => {
    const failed = { verificationResult: 'FAILED', verifiedLevels: ['FAILED'] }
    expect(summaryOf({ verifications: ran(false) })).toMatchObject(failed)
    expect(summaryOf({ totals: { ...report.totals, failed: 1 } })).toMatchObject(failed)
    const { policy: _, ...without } = MANIFEST
    expect(summaryOf({}, without as Manifest)).toBeUndefined()
  })
})
