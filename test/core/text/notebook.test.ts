import { describe, expect, it } from 'vitest'
import { findCell, parseNotebook } from '../../../src/core/text/notebook.ts'

const parse = (json: unknown) => parseNotebook(Buffer.from(JSON.stringify(json)))
const cells = [
  { cell_type: 'code', id: 'a', source: ['x = 1\n', 'x'], execution_count: 2, outputs: [{ output_type: 'stream' }] },
  { cell_type: 'markdown', id: 'cell-0', source: '# t' },
]

describe('parseNotebook', () => {
  it('reads cells, joined sources and the language', () => {
    const parsed = parse({ cells, nbformat: 4, nbformat_minor: 5, metadata: { language_info: { name: 'julia' } } })
    expect(parsed.ok && parsed.notebook).toMatchObject({
      hasIds: true,
      language: 'julia',
      cells: [
        { id: 'a', type: 'code', source: 'x = 1\nx', listed: true, executionCount: 2, outputs: [{}] },
        { id: 'cell-0', type: 'markdown', source: '# t', listed: false, outputs: [] },
      ],
    })
  })

  it('accepts a BOM, and treats a missing minor version as 4.0', () => {
    const parsed = parseNotebook(Buffer.from('\uFEFF{"cells": [], "nbformat": 4}'))
    expect(parsed.ok && parsed.notebook.hasIds).toBe(false)
  })

  it('reads a cell of a type that nbformat does not know, and asks nothing of it', () => {
    const foreign = [
      { cell_type: 'sql' },
      { cell_type: 'sql', id: 7, source: [1], outputs: null, execution_count: 'x' },
    ]
    const parsed = parse({ cells: [...cells, ...foreign], nbformat: 4, nbformat_minor: 5 })
    expect(parsed.ok && parsed.notebook.cells.slice(2)).toMatchObject([
      { id: undefined, type: 'sql', source: '', outputs: [], isForeign: true },
      { id: undefined, type: 'sql', source: '', outputs: [], isForeign: true },
    ])
  })

  it.each([
    ['broken JSON', '{ not json'],
    ['a list', '[]'],
    ['no cells', '{"nbformat": 4}'],
    ['no format', '{"cells": []}'],
    ['format 3', '{"nbformat": 3, "worksheets": [], "cells": []}'],
    ['a cell without a type', '{"nbformat": 4, "cells": [{"source": ""}]}'],
    ['a cell that is no object', '{"nbformat": 4, "cells": [1]}'],
    ['a format that is no whole number', '{"nbformat": 4.5, "cells": []}'],
    ['a minor format that is no number', '{"nbformat": 4, "nbformat_minor": null, "cells": []}'],
    ['a cell without a source', '{"nbformat": 4, "cells": [{"cell_type": "raw"}]}'],
    ['an id that is no text', '{"nbformat": 4, "cells": [{"cell_type": "raw", "source": "", "id": 1}]}'],
    ['an empty id', '{"nbformat": 4, "cells": [{"cell_type": "raw", "source": "", "id": ""}]}'],
    ['outputs that are no list', '{"nbformat": 4, "cells": [{"cell_type": "code", "source": "", "outputs": null}]}'],
    [
      'an execution count that is no number',
      '{"nbformat": 4, "cells": [{"cell_type": "code", "source": "", "execution_count": "1"}]}',
    ],
    ['a source that is no text', '{"nbformat": 4, "cells": [{"cell_type": "raw", "source": [1]}]}'],
  ])('refuses %s', (_, text) => {
    const parsed = parseNotebook(Buffer.from(text))
    expect(parsed.ok ? 'ok' : parsed.problem.name).toBe('NOTEBOOK_INVALID')
  })

  it('refuses UTF-16 and nesting without end as values, not as exceptions', () => {
    expect(parseNotebook(Buffer.from('\uFEFF{"cells": [], "nbformat": 4}', 'utf16le')).ok).toBe(false)
    expect(parseNotebook(Buffer.from('['.repeat(100_000))).ok).toBe(false)
  })
})

describe('findCell', () => {
  it('looks for an id first, then counts from 0', () => {
    const parsed = parse({ cells, nbformat: 4, nbformat_minor: 5 })
    if (!parsed.ok) throw new Error(parsed.problem.message)
    const found = ['a', 'cell-0', 'cell-1', 'cell-01', 'cell-2', ' cell-1', '0', ''].map((id) =>
      findCell(parsed.notebook, id),
    )
    expect(found).toEqual([0, 1, 1, 1, undefined, undefined, undefined, undefined])
  })
})
