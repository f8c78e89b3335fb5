import { describe, expect, it } from 'vitest'
import { activeContentOf } from '../../../src/core/report/flags.ts'
import { hunkOf } from '../../../src/core/text/hunks.ts'

const contentOf = (path: string, lines: readonly string[]) => activeContentOf({ path, hunks: [hunkOf(1, lines)] })

describe('what a change would run where it is opened', () => {
  it('names the kernel of a notebook, also where its line stays and only its name changes', () => {
    const inside = [
      ' "kernelspec": {',
      '  "display_name": "Python 3",',
      '-  "name": "python3"',
      '+  "name": "evil"',
      ' },',
    ]
    expect(contentOf('a.ipynb', inside)).toEqual(['its kernel'])
    expect(contentOf('a.ipynb', ['+ "kernelspec": { "name": "evil" }'])).toEqual(['its kernel'])
    expect(contentOf('a.json', inside)).toEqual([])
  })

  it('does not take what stands behind the kernel for it', () => {
    expect(
      contentOf('a.ipynb', ['  "kernelspec": {', '   "name": "python3"', '  },', '- "nbformat": 3', '+ "nbformat": 4']),
    ).toEqual([])
  })
})
