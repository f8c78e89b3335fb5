import { EditplanError } from '../../errors.ts'
import type { Subject } from './statement.ts'

/**
 * Signs a statement with a certificate for the workflow that runs: of Sigstore's public instance in a public repository, of GitHub's own
 * elsewhere. Stores it nowhere. Resolves to the Sigstore bundle as JSON; throws ATTESTATION_FAILED.
 */
export async function signStatement(
  subjects: readonly Subject[],
  { type, predicate }: { readonly type: string; readonly predicate: object },
): Promise<object> {
  const { attest } = await import('@actions/attest')
  try {
    const signed = await attest({
      subjects: subjects.map(({ name, digest }) => ({ name, digest: { ...digest } })),
      predicateType: type,
      predicate,
      token: '',
      skipWrite: true,
    })
    return signed.bundle
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw new EditplanError({
      name: 'ATTESTATION_FAILED',
      message: `The run was not attested, because signing failed: ${said}. Give the job \`id-token: write\`, and run again.`,
    })
  }
}
