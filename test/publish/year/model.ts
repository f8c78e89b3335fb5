/** Files of a tree by their paths. */
export type Files = ReadonlyMap<string, string>

/** What a person changed on the branch, by what the lines say, wherever they are. */
export interface Work {
  readonly kind: 'note' | 'soil' | 'refine' | 'revert'
  /** Number of the note, of the line of soil, or of the place. */
  readonly id: number
  /** The commit that made it. */
  readonly commit: string
}

export const OLD = 'old'
export const NEW = 'new'

export const place = (id: number, kind: string): string => `plant ${id}: ${kind}`

/** A place in a bed: three lines below keep its neighbours' changes apart. */
export const group = (id: number): readonly string[] => [
  place(id, OLD),
  ...[0, 1, 2].map((at) => `soil ${id * 10 + at}`),
]

export const bed = (number: number, ids: readonly number[]): string =>
  `${[`bed ${number}`, 'loam', 'clay', ...ids.flatMap(group)].join('\n')}\n`

/** The places of this kind, in order of file and line: the steps of the plan that a linter would make. */
export function placesIn(files: Files, kind: string): readonly { readonly path: string; readonly id: number }[] {
  return [...files.keys()]
    .sort()
    .flatMap((path) =>
      [...(files.get(path) ?? '').matchAll(/^plant (\d+): (\w+)$/gm)].flatMap(([, id, found]) =>
        found === kind ? [{ path, id: Number(id) }] : [],
      ),
    )
}

export const planText = (places: readonly { readonly path: string; readonly id: number }[]): string =>
  JSON.stringify({
    version: 1,
    title: 'Renew the plants',
    options: { reads: 'auto' },
    steps: places.map(({ path, id }) => ({
      ...{ tool: 'Edit', file_path: path, old_string: place(id, OLD), new_string: place(id, NEW) },
    })),
  })

/** What the plan makes of the base, less what is left out, with the people's work; undefined where the two cannot go together. */
export function shown(base: Files, leftOut: ReadonlyMap<number, string>, works: readonly Work[]): Files | undefined {
  const run = new Map(base)
  for (const { path, id } of placesIn(base, OLD))
    if (!leftOut.has(id)) swap(run, path, [place(id, OLD), place(id, NEW)])
  let fits = true
  for (const { kind, id } of works) {
    if (kind === 'note') run.set(`notes/${id}.txt`, `note ${id}\n`)
    else fits = WORKS[kind](run, id) && fits
  }
  return fits ? run : undefined
}

const WORKS = {
  soil: (files: Map<string, string>, id: number) => swapLine(files, [`soil ${id}`, `soil ${id}, raked`]),
  refine: (files: Map<string, string>, id: number) => swapLine(files, [place(id, NEW), place(id, 'newer')]),
  revert: (files: Map<string, string>, id: number) => swapLine(files, [place(id, NEW), place(id, OLD)]),
}

/** Whether one of the two lines is there; the one that is becomes the other. */
function swapLine(files: Map<string, string>, [from, to]: readonly [string, string]): boolean {
  const has = (line: string) => [...files].find(([, text]) => text.split('\n').includes(line))?.[0]
  const path = has(from)
  if (path !== undefined) swap(files, path, [from, to])
  return path !== undefined || has(to) !== undefined
}

export function swap(
  files: Map<string, string>,
  path: string,
  [from, to]: readonly [string, string | undefined],
): void {
  const lines = (files.get(path) ?? '').split('\n')
  files.set(path, lines.flatMap((line) => (line === from ? (to ?? []) : line)).join('\n'))
}
