import '../../wings.ts'

export type { RunOptions } from '../../core/run/run-mode.ts'
export type { Attestation, AttestPullOptions } from '../../publish/options.ts'
export { attestPull } from './attest-pull.ts'
export { blameFile } from './blame/blame.ts'
export type { Blame, BlamedLine, LineOrigin } from './blame/blamed-lines.ts'
export {
  type VerifiedAttestation,
  verifyAttestation,
} from './verify-attestation.ts'
