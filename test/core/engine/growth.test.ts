// @module-tag slow
import { expect, it } from 'vitest'
import type { ReplayPlan } from '../../../src/core/engine/replay.ts'
import { definePlan } from '../../../src/core/plan/define-plan.ts'
import type { StepData } from '../../../src/core/plan/schema.ts'
import type { PolicyChecks } from '../../../src/core/tools/permission.ts'
import type { FileStat, Source } from '../../../src/core/workspace/workspace.ts'
import type { ErrorName } from '../../../src/errors.ts'
import { workOf } from '../../support/counted-work.ts'
import { someOf } from '../../support/whole.ts'

/** Files of a map; every folder that a file is in is there. */
const sourceOf = (files: ReadonlyMap<string, Buffer>): Source => {
  const folders = new Map<string, Set<string>>([['', new Set()]])
  for (const file of files.keys())
    for (let at = file.length; at >= 0; at = file.lastIndexOf('/', at - 1)) {
      const [path, above] = [file.slice(0, at), file.slice(0, Math.max(0, file.lastIndexOf('/', at - 1)))]
      folders.set(above, (folders.get(above) ?? new Set()).add(path.slice(above === '' ? 0 : above.length + 1)))
      if (above === '') break
    }
  const stat = { link: false, mode: 0o644, modified: 0, links: 1 } as const
  return {
    locate: (path) => ({ ok: true, path }),
    stat: (path): FileStat | undefined => {
      const bytes = files.get(path)
      if (bytes) return { ...stat, kind: 'file', size: bytes.length }
      return folders.has(path) ? { ...stat, kind: 'directory', size: 0 } : undefined
    },
    read: (path) => files.get(path) ?? Buffer.alloc(0),
    linkTarget: () => undefined,
    similar: () => [],
    list: (folder) => [...(folders.get(folder) ?? [])],
  }
}

const POLICY: PolicyChecks = { secrets: async () => undefined, path: () => undefined, configuration: () => undefined }

type Files = Readonly<Record<string, string>>
type Steps = (size: number) => StepData[]

const each = <Item>(size: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: size }, (_, at) => make(at))
const folderOf = (size: number): Files => Object.fromEntries(each(size, (at) => [`d/f${at}.txt`, 'one\n']))
const linesOf = (size: number): Files => ({ 'a.txt': each(size, (at) => `line ${at};\n`).join(''), 'b.txt': 'x\n' })
const mapOf = (size: number) => Object.fromEntries(each(size, (at) => [`k${at}`, 0]))
const yaml = (size: number): Files => ({ 'a.yaml': `map:\n${each(size, (at) => `  k${at}: 0\n`).join('')}` })
const json = (size: number): Files => ({ 'a.json': JSON.stringify({ map: mapOf(size) }, null, 2) })
const jsonLine = (size: number): Files => ({ 'a.json': JSON.stringify({ map: mapOf(size) }) })
const marked = (size: number): Files => ({
  'a.yaml': `map:\n${each(size, (at) => `  k${at}: "https://a.example/?a=*&b=!"\n`).join('')}`,
})
const toml = (size: number): Files => ({ 'a.toml': `[map]\n${each(size, (at) => `k${at} = 0\n`).join('')}` })
const listed = (size: number): Files => ({ 'a.yaml': `items:\n${each(size, (at) => `  - v: ${at}\n`).join('')}` })
const listedJson = (size: number): Files => ({ 'a.json': JSON.stringify({ items: each(size, (v) => ({ v })) }) })
const tables = (size: number): Files => ({ 'a.toml': each(size, (at) => `[[items]]\nv = ${at}\n`).join('') })
const notebook = (size: number): Files => ({
  'a.ipynb': JSON.stringify({
    cells: each(size, (at) => ({ cell_type: 'code', id: `c${at}`, metadata: {}, outputs: [], source: [`x${at}`] })),
    metadata: {},
    nbformat: 4,
    nbformat_minor: 5,
  }),
})
const calls: (one: (at: number) => object) => Steps = (one) => (size) => each(size, one) as StepData[]
const set = (file_path: string, more: (at: number) => object = (at) => ({ path: ['map', `k${at}`], value: at + 1 })) =>
  calls((at) => ({ tool: 'Set', file_path, ...more(at) }))
const unset =
  (file_path: string): Steps =>
  (size) =>
    each(size - 1, (at) => ({ tool: 'Unset', file_path, path: ['map', `k${at}`] }))
const added = (at: number) => ({ path: ['map', `new${at}`], value: at })
const everywhere =
  (file_path: string): Steps =>
  () => [{ tool: 'Set', file_path, path: '$.items.*.v', value: 'x' }]
const cell = (more: (at: number) => object) =>
  calls((at) => ({ tool: 'NotebookEdit', notebook_path: 'a.ipynb', ...more(at) }))

/** The bound is of the work for four times the steps, or places. */
it.each(
  someOf<[work: string, files: (size: number) => Files, steps: Steps, error?: ErrorName]>(
    [
      [
        'Writes into one folder',
        () => ({}),
        calls((at) => ({ tool: 'Write', file_path: `d/n${at}.txt`, content: 'x' })),
      ],
      [
        'Writes into a folder of files',
        folderOf,
        calls((at) => ({ tool: 'Write', file_path: `d/n${at}.txt`, content: 'x' })),
      ],
      [
        'Writes into as many folders',
        () => ({}),
        calls((at) => ({ tool: 'Write', file_path: `d${at}/n.txt`, content: 'x' })),
      ],
      [
        'Edits of as many files',
        folderOf,
        calls((at) => ({ tool: 'Edit', file_path: `d/f${at}.txt`, old_string: 'one', new_string: 'two' })),
      ],
      [
        'Edits of one file',
        linesOf,
        calls((at) => ({ tool: 'Edit', file_path: 'a.txt', old_string: `line ${at};`, new_string: `row ${at};` })),
      ],
      [
        'Edits of missing files',
        folderOf,
        calls((at) => ({ tool: 'Edit', file_path: `d/g${at}.txt`, old_string: 'one', new_string: 'two' })),
        'FILE_NOT_FOUND',
      ],
      ['Deletes', folderOf, calls((at) => ({ tool: 'Delete', file_path: `d/f${at}.txt` }))],
      ['Moves', folderOf, calls((at) => ({ tool: 'Move', file_path: `d/f${at}.txt`, new_path: `e/f${at}.txt` }))],
      ['Sets of keys, YAML', yaml, set('a.yaml')],
      ['Sets of keys, JSON', json, set('a.json')],
      ['Sets of keys with marks in their texts, YAML', marked, set('a.yaml')],
      ['Sets of keys, TOML', toml, set('a.toml')],
      ['Sets of new keys, YAML', yaml, set('a.yaml', added)],
      ['Sets of new keys, JSON', json, set('a.json', added)],
      ['Sets of new keys, JSON on one line', jsonLine, set('a.json', added)],
      ['Sets of new keys, TOML', toml, set('a.toml', added)],
      ['Unsets of keys', yaml, unset('a.yaml')],
      ['Unsets of keys, JSON on one line', jsonLine, unset('a.json')],
      ['a path to as many places, YAML', listed, everywhere('a.yaml')],
      ['a path to as many places, JSON', listedJson, everywhere('a.json')],
      ['a path to as many places, TOML', tables, everywhere('a.toml')],
      ['replaced cells', notebook, cell((at) => ({ cell_id: `c${at}`, new_source: `y${at}` }))],
      ['deleted cells', notebook, cell((at) => ({ cell_id: `c${at}`, new_source: '', edit_mode: 'delete' }))],
      [
        'a text in as many cells',
        notebook,
        () => [{ tool: 'NotebookEdit', notebook_path: 'a.ipynb', cell: '*', old_string: 'x', new_string: 'y' }],
      ],
    ],
    4,
  ),
)('%s cost what there is to do', async (_, filesOf, stepsOf, error) => {
  const { replay } = await import('../../../src/core/engine/replay.ts')
  const { createOverlay } = await import('../../../src/core/workspace/overlay.ts')
  const run = async (size: number): Promise<number> => {
    const files = new Map(Object.entries(filesOf(size)).map(([path, text]) => [path, Buffer.from(text)]))
    const plan = definePlan({
      version: 1,
      title: 't',
      options: { reads: 'auto', duplicates: 'keep', on_error: 'continue' },
      steps: stepsOf(size),
    })
    return workOf(async () => {
      for await (const event of replay([plan as ReplayPlan], {
        workspace: createOverlay(sourceOf(files)),
        policy: POLICY,
      }))
        if (event.type === 'step') expect(event.result.error?.name).toBe(error)
    }, SCANS)
  }
  await run(2)
  const [of, four] = [await run(SIZE), await run(4 * SIZE)]
  expect(four / of).toBeLessThan(4.5)
})

const SIZE = 60

/** What looks through bytes, or cells for an id, in a plain loop: a thousandth of what a step costs. */
const SCANS = ['countLf', 'findCell']
