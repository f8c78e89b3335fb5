import { type DiffNames, restOf } from './diff-names.ts'
import type { FileDiff } from './diff-text.ts'
import { inFolder } from './paths.ts'

/** What a file's diff does, and to which file of the checkout. */
export interface PlacedDiff extends FileDiff {
  readonly does: 'make' | 'remove' | 'move' | 'copy' | 'change'
  /** The file afterwards; of one that is removed, before. Undefined where too many parts are taken off its name. */
  readonly path: string | undefined
  /** The file that is moved or copied. */
  readonly from?: string | undefined
  /** Why its names do not say which file it is, in a sentence for a person. */
  readonly doubt?: string | undefined
}

/** What is at a path; undefined for nothing. */
type KindAt = (path: string) => 'file' | 'folder' | undefined

interface NameStyle {
  /** Parts that are taken off each name, from 0. Default: as many as find every old file. */
  readonly strip?: number | undefined
  /** Absent where no checkout is at hand. */
  readonly kindAt?: KindAt | undefined
  /** The folder of the checkout that the names start from; default: its root. */
  readonly folder?: string | undefined
}

type Placement =
  | { readonly ok: true; readonly diffs: readonly PlacedDiff[]; readonly strip?: number }
  | { readonly ok: false; readonly reason: string }

/**
 * Finds the files of a patch: as the style of its names says (`a/` and `b/`, `x.orig/` and `x/`, one name on both sides), or else under the one
 * number of parts taken off that finds every old file. The folder of a new file counts only where the patch has no old one.
 */
export function placeDiffs(diffs: readonly FileDiff[], style: NameStyle): Placement {
  const { kindAt, folder } = style
  if (!folder) return placed(diffs, style)
  const below = (name: string) => inFolder(name, folder)
  const found = placed(diffs, { ...style, ...(kindAt && { kindAt: (path) => kindAt(below(path)) }) })
  return found.ok ? { ...found, diffs: found.diffs.map((diff) => renamed(diff, below)) } : found
}

function renamed(diff: PlacedDiff, below: (name: string) => string): PlacedDiff {
  const [path, from, oldPath, newPath] = [diff.path, diff.from, diff.oldPath, diff.newPath].map((name) =>
    name === undefined ? undefined : below(name),
  )
  return { ...diff, path, from, oldPath, newPath }
}

function placed(diffs: readonly FileDiff[], { strip, kindAt }: NameStyle): Placement {
  if (strip !== undefined) return { ok: true, diffs: walk(diffs, () => strip, kindAt).diffs, strip }
  const style = styleOf(diffs)
  const usual = walk(diffs, style, kindAt)
  const isFound = usual.missing.length === 0 && (usual.old > 0 || diffs.every(isCertain))
  if (!kindAt || isFound) return { ok: true, diffs: usual.diffs }
  const ways = levelsOf(diffs).map((level) => ({ level, ...walk(diffs, () => level, kindAt) }))
  const withOld = ways.filter(({ missing, old }) => old > 0 && missing.length === 0)
  const fitting = withOld.length > 0 || usual.old > 0 ? withOld : inFolders(ways, kindAt)
  const [only, ...others] = distinct(fitting)
  if (only && others.length === 0) return { ok: true, diffs: only.diffs, strip: only.level }
  if (only || usual.old === 0) return { ok: false, reason: manyWays(only ? fitting : ways) }
  // Each file that is missing is told at its own line, if the names say where it would be.
  const isPart =
    usual.missing.length < usual.old || diffs.every((diff) => isCertain(diff) || diff.names.old === diff.names.new)
  return isPart ? { ok: true, diffs: usual.diffs } : { ok: false, reason: noWay(ways) }
}

interface Walk {
  readonly diffs: readonly PlacedDiff[]
  /** Old files that are not there. */
  readonly missing: readonly string[]
  /** How many old files the patch has. */
  readonly old: number
}

/** Goes through a patch as it would be applied: what it makes is there for its later parts. */
function walk(diffs: readonly FileDiff[], levelOf: (diff: FileDiff) => number, kindAt: KindAt | undefined): Walk {
  const known = new Map<string, boolean>()
  const isThere = (path: string): boolean => known.get(path) ?? (kindAt ? kindAt(path) === 'file' : true)
  const missing: string[] = []
  let old = 0
  const placed = diffs.map((diff) => {
    const one = placeOf(diff, levelOf(diff), isThere)
    const needed = one.from ?? one.path
    if (one.does !== 'make') {
      old += 1
      if (needed === undefined || one.doubt !== undefined || !isThere(needed)) missing.push(needed ?? '(no name)')
    }
    if (one.does === 'move' && needed !== undefined) known.set(needed, false)
    if (one.path !== undefined) known.set(one.path, one.does !== 'remove')
    return one
  })
  return { diffs: placed, missing, old }
}

function placeOf(diff: FileDiff, level: number, isThere: (path: string) => boolean): PlacedDiff {
  const { names, headers } = diff
  const parts = names.isMoved ? Math.max(0, level - 1) : level
  const take = (name: string | undefined) => (name === undefined ? undefined : withoutParts(name, parts))
  const [old, fresh] = [take(names.old), take(names.new)]
  if (names.isMoved) {
    const does = headers.has('copy from') ? 'copy' : 'move'
    return { ...diff, does, from: old, path: fresh, oldPath: old, newPath: fresh }
  }
  const called = [fresh, old, ...names.others.map(take)].flatMap((name) => name ?? [])
  const here = called.find(isThere)
  const does = doingOf(diff, here !== undefined)
  const path = does === 'make' ? (fresh ?? old) : (here ?? called[0])
  const doubt = does === 'change' && old !== undefined && fresh !== undefined ? doubtOf(old, fresh, isThere) : undefined
  return {
    ...diff,
    does,
    path,
    doubt,
    oldPath: does === 'make' ? undefined : path,
    newPath: does === 'remove' ? undefined : path,
  }
}

/** A name that says that it was kept (`x.orig`, `x~`) gives way to the other. */
const doubtOf = (old: string, fresh: string, isThere: (path: string) => boolean): string | undefined =>
  old === fresh || old.startsWith(fresh) || !isThere(old) || !isThere(fresh)
    ? undefined
    : `Its lines name two files that are both here, ${old} and ${fresh}. Name one file on both.`

function doingOf({ headers, names, hunks }: FileDiff, isThere: boolean): 'make' | 'remove' | 'change' {
  const shows = (side: 'oldLines' | 'newLines') => hunks.some((one) => one[side] > 0)
  const [hunk, ...more] = hunks
  if (headers.has('new file mode')) return 'make'
  if (headers.has('deleted file mode')) return 'remove'
  if (hunk && names.isAbsent.old && !names.isAbsent.new && !shows('oldLines')) return 'make'
  if (hunk && names.isAbsent.new && !shows('newLines')) return 'remove'
  // `@@ -0,0` makes a file that is not there; one that is there it fits only where that is empty.
  return hunk && more.length === 0 && isFromNothing(hunk) && !isThere ? 'make' : 'change'
}

/** `@@ -0,0 +1,n @@` */
export const isFromNothing = ({ oldLines, oldStart }: FileDiff['hunks'][number]): boolean =>
  oldLines === 0 && oldStart === 1

/** How many parts the style of the names takes off; names on one side alone, and one name for a new file, have the style of the others. */
function styleOf(diffs: readonly FileDiff[]): (diff: FileDiff) => number {
  const levels = new Set(diffs.flatMap((diff) => (isOneName(diff) ? [] : (levelOfBoth(diff.names) ?? []))))
  const [shared] = levels.size === 1 ? levels : []
  return (diff) => {
    const { names } = diff
    const own = levelOfBoth(names)
    return (
      (isOneName(diff) ? (shared ?? own) : (own ?? shared)) ??
      (names.isGit || PREFIX.test(names.new ?? names.old ?? '') ? 1 : 0)
    )
  }
}

/** A new file's head has one name on both sides, behind whatever prefix. */
const isOneName = ({ names, headers }: FileDiff): boolean =>
  names.old === names.new && (names.isAbsent.old || headers.has('new file mode'))

/** What git puts before a name. */
const PREFIX = /^[abciow12]\//

function levelOfBoth({ old, new: fresh, isMoved }: DiffNames): number | undefined {
  if (isMoved) return 1
  if (old === undefined || fresh === undefined) return undefined
  const isPrefixed = PREFIX.test(old) && PREFIX.test(fresh)
  return old !== fresh && (isPrefixed || restOf(old) === (restOf(fresh) ?? NO_NAME)) ? 1 : 0
}

const NO_NAME = Symbol('a name of one part')

/** Whether the names of a file say themselves how many parts are to be taken off: one name on both sides may have no prefix, or the same. */
const isCertain = ({ names }: FileDiff): boolean => {
  const { old, new: fresh } = names
  const isNamedTwice = old !== undefined && fresh !== undefined
  return isNamedTwice ? levelOfBoth(names) === 1 : PREFIX.test(fresh ?? old ?? '')
}

/** A name without its first parts; undefined where it has no more of them. */
function withoutParts(name: string, count: number): string | undefined {
  const parts = partsOf(name)
  return parts.length > count ? parts.slice(count).join('/') : undefined
}

const partsOf = (name: string): readonly string[] => name.replace(/^(?:\.\/+)+/, '').split(/\/+/)

/** Numbers of parts that leave something of a name. */
function levelsOf(diffs: readonly FileDiff[]): readonly number[] {
  const names = diffs.flatMap(({ names: { old, new: fresh, others } }) => [old, fresh, ...others])
  const most = Math.max(1, ...names.map((name) => (name === undefined ? 0 : partsOf(name).length)))
  return Array.from({ length: Math.min(most, MOST_PARTS) }, (_, level) => level)
}

const MOST_PARTS = 40

type Way = Walk & { readonly level: number }

/** Ways that do the same to the same files are one: names on both sides need not have the same number of parts. */
function distinct(ways: readonly Way[]): readonly Way[] {
  const does = ways.map(({ diffs }) => JSON.stringify(diffs.map((one) => [one.does, one.from, one.path, one.doubt])))
  return ways.filter((_, at) => does.indexOf(does[at] ?? '') === at)
}

/** Ways in which the folder of every new file is there; the only way there is. */
const inFolders = (ways: readonly Way[], kindAt: KindAt): readonly Way[] =>
  ways.length === 1
    ? ways
    : ways.filter(({ diffs }) =>
        diffs.every(({ path }) => {
          const [, folder] = /^(.*)\/[^/]*$/.exec(path ?? '') ?? []
          return folder !== undefined && kindAt(folder) === 'folder'
        }),
      )

const manyWays = (ways: readonly Way[]): string => {
  const told = ways.slice(0, TOLD).map(({ level, diffs: [diff] }) => `-p ${level} (${diff?.path ?? 'no name'})`)
  return `Its names can be read in more than one way: ${told.join(', ')}. Say which with -p.`
}

const noWay = (ways: readonly Way[]): string => {
  const told = ways
    .slice(0, TOLD)
    .map(({ level, missing, old }) => `-p ${level}: ${missing.length} of ${old} (${missing[0]})`)
  return `Some files that it changes do not exist here, whatever number of leading folders is removed: ${told.join(', ')}. If the names are relative to a folder of the checkout, name it with --cwd.`
}

const TOLD = 5
