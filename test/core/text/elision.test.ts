import { describe, expect, it } from 'vitest'
import { elidedLines, isEllipsis } from '../../../src/core/text/elision.ts'
import { items } from '../../support/items.ts'

const LONG = Array.from({ length: 20 }, (_, at) => `line ${at}`).join('\n')

describe('a comment that stands for text that is left out', () => {
  it.each([
    '// ... existing code ...',
    '  # ... rest of the file ...',
    ...items`
/* … */   <!-- ... existing content ... -->   {/* ... existing code ... */}   -- ...   # rest unchanged
// rest of the code stays the same   # The rest remains unchanged   // ... (other methods unchanged) ...
// existing code here   // …rest of imports   // the rest of the code ...   # existing imports ...
// ... rest of it ...`,
  ])('is %s', (line) => {
    expect(isEllipsis(line)).toBe(true)
  })

  it.each(items`
...   const all = [...existing]   // see the rest of the document   # The rest
// TODO: handle the existing code ...  later, when it is ready   return { ...rest } // ...   '...'
// existing code must not be touched   // the rest of the string ...   # other cases ...`)('is not %s', (line) => {
    expect(isEllipsis(line)).toBe(false)
  })

  it('is named where at least ten more lines go than come', () => {
    expect(elidedLines(LONG, 'a\n// ... existing code ...\nb')).toEqual([2])
    expect(elidedLines(LONG.split('\n').slice(0, 12).join('\n'), 'a\n// ... existing code ...\nb')).toEqual([])
  })

  it('is none where the old text has it', () => {
    expect(elidedLines(`// ... existing code ...\n${LONG}`, 'a\n  // ... existing code ...')).toEqual([])
  })
})
