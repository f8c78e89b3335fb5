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

  it('have the date of the plan, or of its base, and a name in any case', () => {
    expect(identityOf({ ...FERN, name: '<>' }, '2026-05-01', '1 +0000')).toEqual({
      name: identityOf(undefined, undefined, '').name,
      email: FERN.email,
      date: expect.not.stringMatching(/^1 /),
    })
    expect(identityOf(FERN, undefined, '1 +0000').date).toBe('1 +0000')
  })

  it('sign off as the author, where that is asked for', () => {
    expect(signedOff({ author: FERN })).toEqual({})
    expect(signedOff({ author: FERN, words: { signoff: true } })).toEqual({ signedOffBy: FERN })
  })
})
