import { describe, expect, it } from 'vitest'
import {
  boundedPredicate,
  checkSigner,
  type ExpectedSigner,
  type Predicate,
  type Signer,
} from '../../../src/wings/provenance/attestation.ts'

const SIGNER: Signer = {
  workflow: 'https://github.com/octo-org/garden/.github/workflows/plant.yml@refs/heads/main',
  issuer: 'https://token.actions.githubusercontent.com',
  repository: 'https://github.com/octo-org/garden',
}
const EXPECTED: ExpectedSigner = { serverUrl: 'https://github.com', repository: 'octo-org/garden' }

const refusal = (signer: Partial<Signer>, expected: Partial<ExpectedSigner> = {}): string | undefined => {
  try {
    checkSigner({ ...SIGNER, ...signer }, { ...EXPECTED, ...expected })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.name : String(error)
  }
}

describe('who signed', () => {
  it.each<[Partial<Signer>, Partial<ExpectedSigner>]>([
    [{}, {}],
    [{}, { serverUrl: 'https://github.com/', repository: 'Octo-Org/Garden' }],
    [{}, { workflow: '.github/workflows/plant.yml' }],
    [{}, { workflow: '.github/workflows/plant.yml@refs/heads/main' }],
    [{}, { workflow: 'octo-org/garden/.github/workflows/plant.yml@refs/heads/main' }],
    [{ issuer: `${SIGNER.issuer}/octo-enterprise` }, {}],
    [
      { workflow: SIGNER.workflow.replace('garden', 'tools') },
      { workflow: 'octo-org/tools/.github/workflows/plant.yml' },
    ],
    [
      {
        workflow: 'https://octo.ghe.com/octo-org/garden/.github/workflows/plant.yml@refs/heads/main',
        issuer: 'https://token.actions.octo.ghe.com',
        repository: 'https://octo.ghe.com/octo-org/garden',
      },
      { serverUrl: 'https://octo.ghe.com' },
    ],
  ])('is as expected: %j, %j', (signer, expected) => {
    expect(refusal(signer, expected)).toBeUndefined()
  })

  it.each<[Partial<Signer>, Partial<ExpectedSigner>]>([
    [{}, { repository: 'octo-org/garden2' }],
    [{}, { repository: 'octo-org/gard' }],
    [{}, { serverUrl: 'https://octo.ghe.com' }],
    [{}, { workflow: '.github/workflows/other.yml' }],
    [{}, { workflow: '.github/workflows/plant.yml@refs/heads/topic' }],
    [{}, { workflow: '.github/workflows/plant.yml@refs/heads/mai' }],
    [{}, { workflow: 'octo-org/tools/.github/workflows/plant.yml' }],
    [{}, { workflow: 'plant.yml' }],
    [{}, { workflow: '' }],
    [{ issuer: 'https://token.actions.githubusercontent.com.example.org' }, {}],
    [{ issuer: '' }, {}],
    [{ repository: undefined }, {}],
    [{ repository: 'https://github.com/octo-org/garden/x' }, {}],
    [{ workflow: 'https://github.com/octo-org/tools/.github/workflows/plant.yml@refs/heads/main' }, {}],
    [{ workflow: 'fern@garden.invalid' }, {}],
    [{ workflow: '' }, {}],
  ])('is somebody else: %j, %j', (signer, expected) => {
    expect(refusal(signer, expected)).toBe('ATTESTATION_OTHER_SIGNER')
  })
})

describe('the steps of a predicate', () => {
  const step = (bytes: number): Predicate['steps'][number] => {
    const empty = { step: 1, tool: 'Write', file: '', status: 'applied' }
    return { ...empty, file: 'x'.repeat(bytes - JSON.stringify(empty).length) }
  }
  const omitted = (...sizes: readonly number[]): number => {
    const steps = sizes.map(step)
    const bounded = boundedPredicate({ steps } as unknown as Predicate)
    expect(bounded.steps).toEqual(steps.slice(0, bounded.steps.length))
    expect(steps.length - bounded.steps.length).toBe(bounded.steps_omitted ?? 0)
    return bounded.steps_omitted ?? 0
  }

  it('are all listed up to 512 KiB, and no further', () => {
    expect(omitted(100, 100)).toBe(0)
    expect(omitted(512 * 1024 - 100, 100)).toBe(0)
    expect(omitted(512 * 1024 - 99, 100)).toBe(1)
    expect(omitted(512 * 1024, 100, 100)).toBe(2)
  })
})
