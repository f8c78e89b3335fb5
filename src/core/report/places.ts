import { groupBy } from '../text/group-by.ts'
import type { StructuredPatchHunk } from '../text/hunks.ts'
import { counted } from '../text/words.ts'
import type { NetChange } from './net-changes.ts'

/** Where a file's changes are: the lines that enclose them, and all lines around them. */
interface Place {
  readonly name: string
  readonly context: string
}

/** In how many different places of code files change; 0 where nothing names them. */
export const placesOf = (files: readonly NetChange[]): number => {
  const names = new Set(files.map((file) => placeOf(file).name))
  return names.size === 1 && names.has('') ? 0 : names.size
}

/**
 * Files that get the same change as many others, but where hardly any other is: by the text around the change, and by what encloses it,
 * each as it is and with its numbers alike. Only where most of the others are in one place.
 */
export function strayPlaces(files: readonly NetChange[]): ReadonlyMap<NetChange, string> {
  const found = new Map<NetChange, string>()
  const places = new Map(files.map((file) => [file, placeOf(file)]))
  for (const key of [contextOf, blurredContext, nameOf, blurredName]) {
    const [common = [], ...others] = [...groupBy(files, (file) => key(places.get(file)!)).values()].sort(
      (one, other) => other.length - one.length,
    )
    if (common.length * 2 < files.length) continue
    const rare = others.filter(({ length }) => length <= Math.max(1, files.length / RARE)).flat()
    if (rare.length > Math.max(FEW, files.length / MOST)) continue
    for (const file of rare) {
      if (!found.has(file))
        found.set(file, told(places.get(file)!, places.get(common[0]!)!, files.length - rare.length))
    }
  }
  return found
}

/** A place is rare that one of so many files is in; so many files, or a part of all, may be in rare ones. */
const [RARE, FEW, MOST] = [50, 3, 10]

const contextOf = ({ context }: Place): string => context
const blurredContext = ({ context }: Place): string => blurred(context)
const nameOf = ({ name }: Place): string => name
const blurredName = ({ name }: Place): string => blurred(name)

const blurred = (text: string): string => text.replace(/\d+/g, '0')

function told(place: Place, usual: Place, others: number): string {
  const same = `the same change as ${counted(others, 'other file')}`
  if (place.name !== usual.name && place.name !== '') return `${same}, in another place: ${cut(place.name)}`
  const known = new Set(usual.context.split('\n'))
  const line = place.context.split('\n').find((one) => !known.has(one) && /[\p{L}\p{N}]/u.test(one)) ?? ''
  return line === '' ? `${same}, in another place` : `${same}, beside other lines: ${cut(line.trim())}`
}

const cut = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

function placeOf({ hunks = [], headings = [] }: NetChange): Place {
  const names = hunks.flatMap((hunk, at) => enclosingLines(hunk, headings[at] ?? ''))
  const around = hunks.map(({ lines }, at) =>
    [headings[at] ?? '', ...lines.filter((line) => /^ /.test(line))].join('\n'),
  )
  return { name: [...new Set(names)].join(' · '), context: around.join('\n') }
}

/** For each run of changed lines of a hunk the line that encloses it: the nearest above that is indented less, else the heading. */
function enclosingLines({ lines }: StructuredPatchHunk, heading: string): readonly string[] {
  const names: string[] = []
  for (const [at, line] of lines.entries()) {
    if (!/^[-+]/.test(line) || /^[-+]/.test(lines[at - 1] ?? '')) continue
    const depth = indentOf(line)
    const above = lines
      .slice(Math.max(0, at - REACH), at)
      .findLast((one) => indentOf(one) < depth && /^ .*[\p{L}\p{N}]/u.test(one))
    names.push(above?.trim() ?? (depth > 0 ? heading : ''))
  }
  return names
}

/** Lines above a change in which the one that encloses it is looked for. */
const REACH = 40

const indentOf = (line: string): number => /^\s*/.exec(line.slice(1))?.[0].length ?? 0
