import { describe, expect, it } from 'vitest'
import { collectPictures } from '../../src/report/pictures.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex')
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex')

describe('the images of a run', () => {
  it('are known by their bytes, whatever the name, and SVG by its name', () => {
    const { add, pictures } = collectPictures()
    add(1, { path: 'a.txt', before: JPEG, after: PNG })
    add(2, { path: 'b.svg', before: undefined, after: Buffer.from('<svg/>') })
    add(3, { path: 'c.png', before: undefined, after: Buffer.from('no image') })
    add(4, { path: 'd.webp', before: Buffer.from('GIF89a'), after: Buffer.from('RIFF\0\0\0\0WEBPVP8 ') })
    const types = (at: number) => [pictures[at]?.before, pictures[at]?.after].map((side) => side?.url?.split(';')[0])
    expect(types(1)).toEqual(['data:image/jpeg', 'data:image/png'])
    expect(types(2)).toEqual([undefined, 'data:image/svg+xml'])
    expect(pictures[3]).toBeUndefined()
    expect(types(4)).toEqual(['data:image/gif', 'data:image/webp'])
    expect(pictures[1]?.after?.url).toBe(`data:image/png;base64,${PNG.toString('base64')}`)
  })

  it('are embedded up to 1 MiB each and 16 MiB together; others are shown by their size', () => {
    const { add, pictures } = collectPictures()
    const large = Buffer.concat([PNG, Buffer.alloc(1024 * 1024)])
    add(1, { path: 'a.png', before: undefined, after: large })
    expect(pictures[1]?.after).toEqual({ bytes: large.length })
    const whole = large.subarray(0, 1024 * 1024)
    for (let index = 2; index < 40; index += 1) add(index, { path: 'a.png', before: undefined, after: whole })
    expect(Object.values(pictures).filter(({ after }) => after?.url)).toHaveLength(16)
    expect(pictures[39]?.after).toEqual({ bytes: whole.length })
  })
})
