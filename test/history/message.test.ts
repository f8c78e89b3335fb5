import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CommittedStep, type RunNames, stepsMessage, stepsOfMessage } from '../../src/history/message.ts'

const names: RunNames = { title: 'Rename things', digest: 'd'.repeat(64), runId: 'r'.repeat(20), total: 12 }

const step = (index: number, more: { why?: string; id?: string; path?: string } = {}): CommittedStep => ({
  step: {
    index,
    tool: 'Edit',
    ...(more.why === undefined ? {} : { why: more.why }),
    ...(more.id === undefined ? {} : { id: more.id }),
  },
  path: more.path ?? 'src/user.ts',
  files: [more.path ?? 'src/user.ts'],
  insertions: 2,
  deletions: 1,
  created: false,
})

const messageOf = (first: CommittedStep, ...others: CommittedStep[]): string => {
  const steps = [first, ...others]
  const indexes = steps.map(({ step }) => step.index)
  return stepsMessage({ first, indexes, paths: new Set(steps.map(({ path }) => path)) }, names)
}

const trailers = `Editplan-Plan: sha256:${names.digest}\nEditplan-Run: ${names.runId}\n`

describe('stepsMessage', () => {
  it('names tool, file and reason, and ends in the trailers', () => {
    expect(messageOf(step(3, { why: 'the name hides the call', id: 'rename-decl' }))).toBe(
      `Edit src/user.ts: the name hides the call\n\nEditplan-Step: 3/12 rename-decl\n${trailers}`,
    )
  })

  it('summarises a step without a reason, several steps of one file, and several files', () => {
    const subject = (first: CommittedStep, ...others: CommittedStep[]) => messageOf(first, ...others).split('\n')[0]
    expect(subject(step(1))).toBe('Edit src/user.ts: +2 -1')
    expect(subject({ ...step(1), created: true })).toBe('Edit src/user.ts: create, +2 -1')
    expect(subject(step(1), step(2))).toBe('Edit src/user.ts: 2 steps')
    expect(subject(step(1), step(2, { path: 'b' }))).toBe('Rename things')
  })

  it('keeps the trailer short for many steps, and reads it back', () => {
    const message = messageOf(step(1), step(2), step(3), step(7), step(9), step(10))
    expect(message).toContain('\nEditplan-Step: 1-3,7,9-10/12\n')
    expect(stepsOfMessage(message)).toEqual([1, 2, 3, 7, 9, 10])
  })

  it('keeps a long reason whole below the subject', () => {
    const why = `${'word '.repeat(40)}end\nsecond line`
    const [subject = '', , ...body] = messageOf(step(1, { why })).split('\n')
    expect(subject.length).toBeLessThanOrEqual(100)
    expect(body.join('\n')).toContain('end\nsecond line\n\nEditplan-Step: 1/12\n')
  })

  it('lets no plan text forge a trailer, whatever it says', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '\n',
        '\r',
        '\r\n',
        '\n\n',
        ' ',
        'Editplan-Step: 9/12',
        'Signed-off-by: x',
        'Co-authored-by: y',
        '\u2028',
        'a',
        ':',
      ),
    )
    fc.assert(
      fc.property(hostile, hostile, hostile, (why, id, path) => {
        const message = messageOf(step(4, { why: why.join(''), id: id.join(''), path: path.join('') }))
        const [last = ''] = message.trimEnd().split('\n\n').slice(-1)
        expect(last.split('\n')).toHaveLength(3)
        expect(last.startsWith('Editplan-Step: 4/12')).toBe(true)
        expect(message.match(/^(?:Editplan-Step|Signed-off-by|Co-authored-by):/gm)).toEqual(['Editplan-Step:'])
        expect(stepsOfMessage(message)).toEqual([4])
      }),
    )
  })
})
