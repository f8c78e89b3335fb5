import type { TrustedRoot } from '@sigstore/protobuf-specs'
import * as z from 'zod'
import { EditplanError } from '../../errors.ts'

export type { TrustedRoot }

const MEDIA_TYPE = 'application/vnd.dev.sigstore.trustedroot'

const aboutRoot = z.looseObject({ mediaType: z.string().startsWith(MEDIA_TYPE) })

/** Reads the roots that `gh attestation trusted-root` prints, one JSON object a line, or a single one. Throws USAGE. */
export async function readTrustedRoots(text: string): Promise<readonly TrustedRoot[]> {
  const { TrustedRoot: type } = await import('@sigstore/protobuf-specs')
  try {
    const roots = objectsIn(text).map((one) => type.fromJSON(aboutRoot.parse(one)))
    if (roots.length > 0) return roots
  } catch {
    // told below
  }
  throw new EditplanError({
    name: 'USAGE',
    message: 'The trusted root is not one. Get it with `gh attestation trusted-root > trusted_root.jsonl`.',
  })
}

function objectsIn(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return lines.map((line) => JSON.parse(line))
  }
}
