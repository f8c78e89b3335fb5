import { describe, expect, it } from 'vitest'
import { type ReplayPlan, replay } from '../../../src/core/engine/replay.ts'
import { turnsOfWork } from '../../../src/core/engine/turns.ts'
import { definePlan } from '../../../src/core/plan/define-plan.ts'
import type { StepData } from '../../../src/core/plan/schema.ts'
import { createOverlay } from '../../../src/core/workspace/overlay.ts'
import type { Source } from '../../../src/core/workspace/workspace.ts'
import { turnsIn } from '../../support/turns.ts'

it('a loop that works for long gives the event loop a turn', async () => {
  const turn = turnsOfWork()
  let turned = false
  setImmediate(() => {
    turned = true
  })
  while (!turned) await turn()
  expect(turned).toBe(true)
})

it('a loop that has just begun does not wait', () => {
  expect(turnsOfWork()()).toBeUndefined()
})

describe('a replay, however fast its machine', () => {
  const SIZE = 30
  const files = new Map(Array.from({ length: SIZE }, (_, at) => [`f${at}.txt`, Buffer.from('one\n')]))
  const source: Source = {
    locate: (path) => ({ ok: true, path }),
    stat: (path) => {
      const bytes = files.get(path)
      return bytes && { kind: 'file', link: false, size: bytes.length, mode: 0o644, modified: 0, links: 1 }
    },
    read: (path) => files.get(path) ?? Buffer.alloc(0),
    linkTarget: () => undefined,
    similar: () => [],
    list: () => [],
  }
  const tracked = {
    sought: () => [...files.keys()],
    hidden: () => [],
    all: async () => [...files.keys()],
    read: async (path: string) => files.get(path),
  }
  const one = { old_string: 'one', new_string: 'two' }

  it.each<[work: string, steps: StepData[]]>([
    ['each step', [...files.keys()].map((file_path) => ({ tool: 'Edit', file_path, ...one }) as StepData)],
    ['each file of a glob', [{ tool: 'Edit', glob: '*.txt', ...one }]],
  ])('gives the event loop a turn between %s where its time is up', async (_, steps) => {
    const plan = definePlan({ version: 1, title: 't', options: { reads: 'auto', duplicates: 'keep' }, steps })
    const policy = { secrets: () => undefined, path: () => undefined, configuration: () => undefined }
    const results: string[] = []
    const turns = await turnsIn(async () => {
      for await (const event of replay([plan as ReplayPlan], { workspace: createOverlay(source), policy, tracked }))
        if (event.type === 'step') results.push(event.result.status)
    })
    expect(results).toEqual(steps.map(() => 'applied'))
    // Between the steps or files, and between the files as they are looked at once more in the end.
    expect(turns).toBeGreaterThanOrEqual(2 * SIZE - 2)
  })
})
