import { describe, expect, it } from 'vitest'
import { place } from '../../../src/wings/several/relation.ts'
import { edit, planOf } from '../../support/runs.ts'

describe('the place of a step', () => {
  it('is from the first to the last line that it changes, as they are before it', () => {
    const step = [...planOf([edit('a.txt', 'x', 'y')]).steps][0]!
    const lines = ['-three', '+3', '+and', ' four', '-five', '\\ No newline at end of file', '+5']
    const structuredPatch = [{ oldStart: 3, oldLines: 3, newStart: 3, newLines: 4, lines }]
    const alone = [{ results: [{ step, result: { changes: [{ structuredPatch }] } }] }] as unknown as Parameters<
      typeof place
    >[2]['alone']
    expect(place({ index: 0 }, step, { alone })).toMatchObject({ member: 0, path: 'a.txt', lines: [3, 5] })
    expect(place({ index: 1 }, step, { alone })).not.toHaveProperty('lines')
  })
})
