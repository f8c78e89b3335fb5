import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterMessage,
  type CommittedStep,
  checkWords,
  type RunNames,
  readRunMessage,
  runTrailers,
  stepsMessage,
  stepsOfMessage,
} from '../../../src/core/history/message.ts'

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
  return stepsMessage({ first, indexes, paths: new Set(steps.map(({ path }) => path)) }, names) + runTrailers(names)
}

const trailers = `Editplan-Plan: sha256:${names.digest}\nEditplan-Run: ${names.runId}\n`

describe('stepsMessage', () => {
  it('names tool, file and reason, and ends in the trailers', () => {
    expect(messageOf(step(3, { why: 'the name hides the call', id: 'rename-decl' }))).toBe(
      `Edit src/user.ts: the name hides the call\n\nEditplan-Step: 3/12 rename-decl\n${trailers}`,
    )
  })

  it('holds a reason of several lines whole, though the subject has its first', () => {
    const message = messageOf(step(3, { why: 'the name hides the call\nand says nothing' }))
    expect(message.split('\n').slice(0, 5)).toEqual([
      'Edit src/user.ts: the name hides the call and says nothing',
      '',
      'the name hides the call',
      'and says nothing',
      '',
    ])
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

  it.each(['1-4000000000/4000000000', '1-900000,1000001-1900000/2000000', '0-3/3', '/3', 'x/3'])(
    'names no steps in a trailer that no plan gives: %s',
    (steps) => {
      expect(stepsOfMessage(`Edit a\n\nEditplan-Step: ${steps}\nEditplan-Run: r\n`)).toEqual([])
    },
  )

  it('keeps a long reason whole below the subject', () => {
    const why = `${'word '.repeat(40)}end\nsecond line`
    const [subject = '', , ...body] = messageOf(step(1, { why })).split('\n')
    expect(subject.length).toBeLessThanOrEqual(100)
    expect(body.join('\n')).toContain('end\nsecond line\n\nEditplan-Step: 1/12\n')
  })

  it('says a second paragraph of a short reason too, and a single line once', () => {
    expect(messageOf(step(1, { why: 'short\n\nsecond' }))).toContain('\n\nshort\n\nsecond\n\nEditplan-Step')
    expect(messageOf(step(1, { why: 'short' })).match(/short/g)).toHaveLength(1)
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

describe('checkWords', () => {
  it('takes a subject, a body and known places', () => {
    for (const subject of [
      '{tool} {file}: {summary} ({step}/{total}) of {title}',
      'Fixed',
      '{title}',
      'a\nb',
      'a\n\n\tb\n',
    ])
      expect(() => checkWords({ subject })).not.toThrow()
  })

  it.each(['', '  ', '\nb', '{branch}', '{tool} {}', 'a\u0007', 'a\n\u0007', 'a\n\nEditplan-Step: 1/1', 'a\n {x}'])(
    'refuses the message %j',
    (subject) => {
      expect(() => checkWords({ subject })).toThrow(expect.objectContaining({ name: 'USAGE' }))
    },
  )

  it.each([
    'Editplan-Run: x',
    'editplan-plan: x',
    ' Editplan-Step: 1/1',
    'Fixes',
    'Fixes #1',
    'Fixes: ',
    'A b: c',
    'é: x',
    'A: b\nC: d',
  ])('refuses the trailer %j', (trailer) => {
    expect(() => checkWords({ trailers: [trailer] })).toThrow(expect.objectContaining({ name: 'USAGE' }))
  })
})

describe('a body and trailers of one’s own', () => {
  const own = {
    ...names,
    subject: 'docs: {file}\n\nStep {step} of {total}.\n',
    trailers: ['Issue: 12', 'Change-Id: I1'],
  }
  const committed = { first: step(3), indexes: [3], paths: new Set(['src/user.ts']) }
  const message = stepsMessage(committed, own) + runTrailers({ ...own, signedOffBy: { name: 'Ida', email: 'i@x.y' } })

  it('stand below the subject and among the trailers', () => {
    expect(message).toBe(
      `docs: src/user.ts\n\nStep 3 of 12.\n\nEditplan-Step: 3/12\n${runTrailers(names)}Issue: 12\nChange-Id: I1\nSigned-off-by: Ida <i@x.y>\n`,
    )
  })

  it('are trailers too where the body ends in them, and whoever signs off does so once', () => {
    const signed = 'Signed-off-by: Ida <i@x.y>'
    const two = {
      ...own,
      subject: 'docs: {file}\n\nWhy: because.\nSo.\n\nRefs: 7\nReviewed-by: Fern <f@x.y>',
      trailers: [signed],
    }
    const said = stepsMessage(committed, two) + runTrailers({ ...two, signedOffBy: { name: 'Ida', email: 'i@x.y' } })
    expect(said).toBe(
      `docs: src/user.ts\n\nWhy: because.\nSo.\n\nRefs: 7\nReviewed-by: Fern <f@x.y>\nEditplan-Step: 3/12\n${runTrailers(names)}${signed}\n`,
    )
    expect([stepsOfMessage(said), readRunMessage(said)]).toMatchObject([[3], { steps: '3', run: names.runId }])
  })

  it('are a body where an ordinary line is below those that look like trailers', () => {
    const subject = `docs: {file}\n\n${'Key: some values of it\n'.repeat(8)}So.`
    expect(stepsMessage(committed, { ...names, subject })).toBe(
      `${subject.replace('{file}', 'src/user.ts')}\n\nEditplan-Step: 3/12\n`,
    )
  })

  it('leave the run’s own trailers readable', () => {
    expect([stepsOfMessage(message), readRunMessage(message)]).toMatchObject([[3], { steps: '3', run: names.runId }])
  })
})

describe('a reason that reads as the list of commits squashed together', () => {
  it('is told from one of many blank lines in time that follows its length', () => {
    const why = `a${'\n'.repeat(100_000)}b`
    expect(messageOf(step(3, { why }))).toBe(`Edit src/user.ts: a b\n\n${why}\n\nEditplan-Step: 3/12\n${trailers}`)
  })

  it.each(['* one\n* two', '* one', '* Fix a\n\nEditplan-Step: 1/2'])('is that of one step: %j', (why) => {
    const message = stepsMessage(
      {
        first: { ...step(4, { why }) },
        indexes: [4],
        paths: new Set(['a.py']),
      },
      { ...names, subject: 'chore: {tool} {file}' },
    )
    expect(readRunMessage(message + runTrailers(names))).toMatchObject({ steps: '4' })
  })
})

describe('readRunMessage', () => {
  it('reads what a commit of a run says, also below a subject of any form and above what others added', () => {
    const said = { plan: names.digest, run: names.runId }
    const [first = '', ...rest] = messageOf(step(3, { why: 'the name hides the call', id: 'x' })).split('\n')
    const one = { steps: '3', total: 12, id: 'x', reason: first, ...said }
    expect(readRunMessage([first, ...rest].join('\n'))).toEqual(one)
    const squashed = [`${first} (#1)`, ...rest, 'Co-authored-by: Fern <fern@garden.invalid>', ''].join('\n')
    expect(readRunMessage(squashed)).toEqual({ ...one, reason: `${first} (#1)` })
    expect(readRunMessage(messageOf(step(1), step(2), step(7)))).toMatchObject({ steps: '1-2,7' })
    expect(readRunMessage(afterMessage(names, ['fmt']))).toMatchObject({ steps: '', total: 0, ...said })
    const starred = messageOf(step(4, { why: 'begins with a star\nas a list does' })).replaceAll('begins', '* begins')
    expect(readRunMessage(starred)).toMatchObject({ steps: '4' })
    expect(readRunMessage(starred.replace('Edit', 'Merge it\n\n* Edit'))).toBe('several')
    expect(readRunMessage('Weed the beds\n\nSigned-off-by: Fern\n')).toBe(undefined)
  })

  it('reads every reason back whole, and no trailer that a plan has written', () => {
    const line = fc.constantFrom(
      '* a',
      'Editplan-Step: 9/9',
      `Editplan-Plan: sha256:${names.digest}`,
      'Editplan-Run: x',
      'word '.repeat(30),
    )
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const why = lines.join('\n')
        const read = readRunMessage(messageOf(step(4, { why })))
        expect(read).toMatchObject({ steps: '4', run: names.runId })
        const reason = read && read !== 'several' ? read.reason.replaceAll('\u200b', '') : ''
        expect(reason).toContain(
          why.trim().replace(/ +$/gm, '').replace(/ +/g, ' ').split('\n').at(-1)?.trim().slice(0, 20),
        )
      }),
    )
  })

  it.each([
    ['a squash that GitHub lists', `Title (#1)\n\n* ${messageOf(step(1))}\n* ${messageOf(step(2))}`],
    ['a squash of a person’s commit and a step’s', `Title (#1)\n\n* Weed\n\n* ${messageOf(step(1))}`],
    ['messages that were put together', `${messageOf(step(1))}\n${messageOf(step(2))}`],
    ['a step beside half of another', `${messageOf(step(1))}\nEditplan-Step: 2/12\n`],
  ])('tells no step of %s', (_, message) => {
    expect(readRunMessage(message)).toBe('several')
  })
})
