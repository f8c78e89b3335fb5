import * as z from 'zod'
import type { Handler } from './api.ts'
import { Refusal } from './state.ts'

const bundle = z.looseObject({ dsseEnvelope: z.object({ payload: z.string() }) })
const statement = z.object({
  predicateType: z.string(),
  subject: z.array(z.object({ digest: z.record(z.string(), z.string()) })),
})

export const attestations: Record<string, Handler> = {
  'repos/create-attestation': async ({ repository, viewer, body }) => {
    if (viewer.attestations !== 'write') throw new Refusal(403, 'Resource not accessible by integration')
    repository.attestations.push(body.bundle as object)
    return { status: 201, body: { id: repository.attestations.length } }
  },

  'repos/list-attestations': async ({ repository, path, query }) => {
    const found = repository.attestations.filter((stored) => {
      const { payload } = bundle.parse(stored).dsseEnvelope
      const { predicateType, subject } = statement.parse(JSON.parse(Buffer.from(payload, 'base64').toString()))
      const isNamed = subject.some(({ digest }) => `sha256:${digest.sha256}` === path.subject_digest)
      return isNamed && predicateType === (query.get('predicate_type') ?? predicateType)
    })
    if (found.length === 0) throw new Refusal(404, 'Not Found')
    return { status: 200, body: { attestations: found.map((one) => ({ bundle: one, repository_id: 1 })) } }
  },
}
