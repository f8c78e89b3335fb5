import { attestations } from '../../publish/attestation.ts'
import { verifyBundle, type Wing } from '../../wing.ts'

/** Where a line comes from, and what a run attests. */
export const provenance: Wing = {
  name: 'provenance',
  fill() {
    attestations.fill(async () => (await import('./attest-pull.ts')).attestPull)
    verifyBundle.fill(async () => (await import('./commands/verify-attestation.ts')).verifyBundle)
  },
  commands: { names: ['blame'], load: async () => [(await import('./commands/blame.ts')).blameCommand] },
}
