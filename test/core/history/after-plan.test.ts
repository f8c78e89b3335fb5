import { describe, expect, it } from 'vitest'
import { identityOf, peopleNote, signedOff } from '../../../src/core/history/after-plan.ts'

const FERN = { name: 'Fern', email: 'fern@garden.invalid' }
const MOSS = { name: 'Moss', email: 'moss@garden.invalid' }

describe('the people of a run', () => {
  it('are told where a plan or a caller names one of them, and not otherwise', () => {
    expect(peopleNote({})).toBeUndefined()
    expect(peopleNote({ author: FERN })).toContain('Fern <fern@garden.invalid>')
    const committed = peopleNote({ words: { committer: MOSS } }) ?? ''
    expect(committed).toContain('Moss <moss@garden.invalid>')
    expect(committed).toContain(identityOf(undefined, undefined, '').email)
  })

  it('sign off as the author, where that is asked for', () => {
    expect(signedOff({ author: FERN })).toEqual({})
    expect(signedOff({ author: FERN, words: { signoff: true } })).toEqual({ signedOffBy: FERN })
  })
})
