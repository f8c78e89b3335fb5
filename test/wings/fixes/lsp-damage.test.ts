import { describe, expect, it } from 'vitest'
import { importFixes } from './fixed.ts'

const FILES = { 'a.ts': 'let one = 1\nlet two = one\n', 'b.ts': 'one\n', 'old.ts': 'x\n', 'gone.ts': 'y\n' }

const edit = (line: number, start: number, more: object = {}) => ({
  range: { start: { line, character: start }, end: { line, character: start + 3 } },
  newText: 'uno',
  ...more,
})

/** What a language server answers, in each form that the protocol has. */
const ANSWERS: Readonly<Record<string, object>> = {
  'a list of edits': [edit(0, 4), edit(1, 10)],
  changes: { changes: { 'file:///r/a.ts': [edit(0, 4), edit(1, 10)], 'file:///r/b.ts': [edit(0, 0)] } },
  'document changes': {
    documentChanges: [
      { textDocument: { uri: 'file:///r/a.ts', version: 1 }, edits: [edit(0, 4, { annotationId: 'sure' })] },
      { kind: 'rename', oldUri: 'file:///r/old.ts', newUri: 'file:///r/new.ts' },
      { kind: 'delete', uri: 'file:///r/gone.ts' },
    ],
    changeAnnotations: { sure: { label: 'Sure?', needsConfirmation: true } },
  },
  'a list of actions': [
    { title: 'One', edit: { changes: { 'file:///r/a.ts': [edit(0, 4)] } } },
    { title: 'Two', isPreferred: true, edit: { changes: { 'file:///r/b.ts': [edit(0, 0)] } } },
  ],
  'an action that is disabled': [
    { title: 'One', disabled: { reason: 'no' }, edit: { changes: { 'file:///r/a.ts': [edit(0, 4)] } } },
  ],
}

/** Every copy with one value that is null or of another kind. */
function* damaged(value: unknown): Generator<unknown> {
  for (const other of [null, 7, true, 'x', [], { toString: 1 }]) if (typeof other !== typeof value) yield other
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value))
    for (const one of damaged(item))
      yield Array.isArray(value) ? value.with(Number(key), one) : { ...value, [key]: one }
}

function found(answer: unknown) {
  const imported = importFixes(JSON.stringify(answer), FILES, { format: 'lsp', cwd: '/r', fixes: { file: 'a.ts' } })
  const left = imported.notImported.length
  if (!imported.ok) return { fixes: [], left: left + 1 }
  const fixes = imported.plan.steps.map(({ input }) => {
    const { edits, confirm } = input as { edits?: unknown; confirm?: unknown }
    return JSON.stringify([edits, confirm])
  })
  return { fixes, left }
}

describe('an answer of a language server with a value of another kind', () => {
  it.each(Object.entries(ANSWERS))(
    'gives the same fixes, or fewer and names what it does not give: %s',
    (_, answer) => {
      const sound = found(answer)
      for (const one of damaged(answer)) {
        const { fixes, left } = found(one)
        const isSame = fixes.join() === sound.fixes.join()
        const isNamed = left > 0 && fixes.every((fix) => sound.fixes.includes(fix))
        expect({ answer: JSON.stringify(one), isSame: isSame || isNamed }).toMatchObject({ isSame: true })
      }
    },
  )
})
