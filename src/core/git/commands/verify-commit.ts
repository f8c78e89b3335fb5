import type { GitCommand } from '../command.ts'

/** Git's verdict about a commit's signature, by its exit code: good and from a key it trusts; not so; or no signature at all. */
export const signatureHolds = (commit: string): GitCommand<'holds' | 'fails' | 'none'> => ({
  args: ['verify-commit', '--end-of-options', commit],
  input: '',
  accept: [0, 1, 128],
  parse: (_, exitCode) => (exitCode === 0 ? 'holds' : exitCode === 1 ? 'fails' : 'none'),
})

/** Git's letter for a commit's signature: B bad, R by a revoked key, E not checked for want of the key, … */
export const signatureLetter = (commit: string): GitCommand<string> => ({
  args: ['log', '-1', '--no-walk', '--format=%G?', '--end-of-options', commit],
  input: '',
  parse: (stdout) => stdout.toString('latin1').trim(),
})
