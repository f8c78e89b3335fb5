import { describe, expect, it } from 'vitest'
import { packetText, type RepairPacket, repairPacket, unreadPacket } from '../../../src/core/report/repair-packet.ts'

describe('a packet as it is written', () => {
  const packet = unreadPacket('a: [', [
    { name: 'PLAN_SYNTAX', message: 'No end.', at: { file: 'plan.yaml', line: 1, column: 4 } },
  ])

  it('says what its reader reads', () => {
    expect(repairPacket.parse(JSON.parse(packetText(packet)))).toEqual(packet)
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
