import type { Contents } from '../../../core/report/report-writers.ts'
import type { StructuredPatchHunk } from '../../../core/text/patch.ts'
import { type PageModel, PORTION } from '../model/model.ts'

export type Hunks = readonly StructuredPatchHunk[]

/** What the page carries; patches and contents are decompressed when they are asked for. */
export interface PageData {
  readonly model: PageModel
  patch(at: number): Promise<Hunks>
  /** The same where they are loaded already. */
  loadedPatch(at: number): Hunks | undefined
  /** Loads all patches, for a search and for the printer. */
  loadAll(): Promise<void>
  readonly contents: () => Promise<Contents>
}

/** Reads the data of this document. */
export async function loadData(): Promise<PageData> {
  const blocks = [...document.querySelectorAll<HTMLElement>('script[data-name="patches"]')]
  const loaded = new Map<number, readonly Hunks[]>()
  const portion = remembered(async (at: number): Promise<readonly Hunks[]> => {
    const block = blocks[at]
    const patches = block ? ((await decoded(block)) as readonly Hunks[]) : []
    loaded.set(at, patches)
    return patches
  })
  const contents = document.querySelector<HTMLElement>('script[data-name="contents"]')
  const readContents = remembered(async (_: 0) => (contents ? await decoded(contents) : NONE) as Contents)
  return {
    model: (await decoded(document.querySelector<HTMLElement>('script[data-name="model"]')!)) as PageModel,
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

async function decoded(block: HTMLElement): Promise<unknown> {
  const bytes = Uint8Array.from(atob(block.textContent ?? ''), (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return JSON.parse(await new Response(stream).text())
}
