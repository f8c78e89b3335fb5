import { blocksOf, unpacked } from '../../../browser/packed.ts'
import { type MovedPlaces, movedPlaces } from '../../../core/report/net-changes.ts'
import type { Contents } from '../../../core/report/report-writers.ts'
import { type PageModel, PORTION } from '../model/model.ts'
import type { Hunks } from '../model/rows.ts'

/** What the page carries; patches and contents are decompressed when they are asked for. */
export interface PageData {
  readonly model: PageModel
  readonly movedPlaces: MovedPlaces
  patch(at: number): Promise<Hunks>
  /** The same where they are loaded already. */
  loadedPatch(at: number): Hunks | undefined
  /** Loads all patches, for a search and for the printer. */
  loadAll(): Promise<void>
  readonly contents: () => Promise<Contents>
}

/** Reads the data of this document. */
export async function loadData(): Promise<PageData> {
  const blocks = blocksOf('patches')
  const loaded = new Map<number, readonly Hunks[]>()
  const portion = remembered(async (at: number): Promise<readonly Hunks[]> => {
    const block = blocks[at]
    const patches = block ? ((await unpacked(block)) as readonly Hunks[]) : []
    loaded.set(at, patches)
    return patches
  })
  const [contents] = blocksOf('contents')
  const readContents = remembered(async (_: 0) => (contents ? await unpacked(contents) : NONE) as Contents)
  const model = (await unpacked(blocksOf('model')[0]!)) as PageModel
  return {
    model,
    movedPlaces: movedPlaces(model.run.moved ?? []),
    patch: async (at) => (await portion(Math.floor(at / PORTION)))[at % PORTION] ?? [],
    loadedPatch: (at) => loaded.get(Math.floor(at / PORTION))?.[at % PORTION],
    async loadAll() {
      for (const at of blocks.keys()) await portion(at)
    },
    contents: () => readContents(0),
  }
}

const NONE: Contents = { steps: {}, files: {}, texts: {} }

function remembered<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const made = new Map<Key, Promise<Value>>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
