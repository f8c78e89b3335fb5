import { describe, expect, it } from 'vitest'
import { collectContents } from '../../../src/core/report/report-writers.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex')
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex')

describe('the images of a run', () => {
  it('are known by their bytes, whatever the name, and SVG by its name', () => {
    const {
      addStep,
      contents: { steps },
    } = collectContents()
    addStep(1, { path: 'a.txt', before: JPEG, after: PNG, mode: 0o644 })
    addStep(2, { path: 'b.svg', before: undefined, after: Buffer.from('<svg/>'), mode: 0o644 })
    addStep(3, { path: 'c.png', before: undefined, after: Buffer.from('no image'), mode: 0o644 })
    addStep(4, {
      path: 'd.webp',
      before: Buffer.from('GIF89a'),
      after: Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
      mode: 0o644,
    })
    const types = (at: number) => [steps[at]?.before, steps[at]?.after].map((side) => side?.url?.split(';')[0])
    expect(types(1)).toEqual(['data:image/jpeg', 'data:image/png'])
    expect(types(2)).toEqual([undefined, 'data:image/svg+xml'])
    expect(steps[3]).toBeUndefined()
    expect(types(4)).toEqual(['data:image/gif', 'data:image/webp'])
    expect(steps[1]?.after?.url).toBe(`data:image/png;base64,${PNG.toString('base64')}`)
  })

  it('are embedded up to 1 MiB each and 16 MiB together; others are shown by their size', () => {
    const {
      addStep,
      contents: { steps },
    } = collectContents()
    const large = Buffer.concat([PNG, Buffer.alloc(1024 * 1024)])
    addStep(1, { path: 'a.png', before: undefined, after: large, mode: 0o644 })
    expect(steps[1]?.after).toEqual({ bytes: large.length })
    const other = (index: number) => Buffer.concat([PNG, Buffer.alloc(1024 * 1024 - PNG.length, index)])
    for (let index = 2; index < 40; index += 1)
      addStep(index, { path: 'a.png', before: undefined, after: other(index), mode: 0o644 })
    expect(Object.values(steps).filter(({ after }) => after?.url)).toHaveLength(16)
    expect(steps[39]?.after).toEqual({ bytes: 1024 * 1024 })
  })
})
