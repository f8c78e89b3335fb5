import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packetText, type RepairPacket, repairPacket, unreadPacket } from '../../../src/core/report/repair-packet.ts'

describe('a packet as it is written', () => {
  const packet = unreadPacket('a: [', [
    { name: 'PLAN_SYNTAX', message: 'No end.', at: { file: 'plan.yaml', line: 1, column: 4 } },
  ])

  it('says what its reader reads', () => {
    expect(repairPacket.parse(JSON.parse(packetText(packet)))).toEqual(packet)
  })

  it('says what its reader reads, whatever is refused', () => {
    const text = fc.string({ unit: 'binary' })
    const line = fc.integer({ min: 1, max: 99 })
    const key = text.filter((one) => one !== '__proto__')
    const nested = fc.constant(JSON.parse('{"__proto__": [{"__proto__": 1}]}'))
    const input = fc.dictionary(key, fc.oneof(fc.jsonValue(), nested), { noNullPrototype: true })
    const error = fc.record({ name: fc.constant('STRING_NOT_FOUND' as const), message: text })
    const place = { file_path: text, line, text }
    const refused = fc.record(
      {
        ...{ step: line, id: text, tool: fc.constant('Edit' as const), why: text, input, error, corrected: input },
        nearest: fc.array(fc.record({ ...place, last_line: line, likeness: fc.constantFrom(0.81, 1) })),
        candidates: fc.array(text),
        surroundings: fc.array(fc.record({ ...place, lines: fc.nat() })),
        reads_first: fc.boolean(),
      },
      { requiredKeys: ['step', 'tool', 'input', 'error', 'nearest', 'surroundings'] },
    )
    const some = fc.record(
      {
        version: fc.constant(1 as const),
        plan: fc.record({ title: text, sha256: text, steps: fc.nat() }),
        refused: fc.array(refused, { maxLength: 4 }),
        unread: fc.array(
          fc.record({ error, at: fc.record({ line, column: line }), text }, { requiredKeys: ['error'] }),
        ),
        answer: text,
      },
      { requiredKeys: ['version', 'plan', 'refused', 'answer'] },
    ) as fc.Arbitrary<RepairPacket>
    fc.assert(
      fc.property(some, (one) => {
        expect(repairPacket.parse(JSON.parse(packetText(one)))).toEqual(JSON.parse(JSON.stringify(one)))
      }),
      { numRuns: Number(process.env.PRINTED_RUNS ?? 100) },
    )
  })

  it('is none where its reader would refuse it', () => {
    const broken = [
      { ...packet, version: 2 },
      { ...packet, more: 1 },
      { ...packet, plan: { ...packet.plan, steps: -1 } },
    ]
    for (const one of broken) expect(() => packetText(one as RepairPacket)).toThrow()
  })
})
