import { WingSlot } from '../wing-slot.ts'
import type { DiffPlan, DiffRequest } from './from-diff.ts'

/** A plan in as few steps as explain the difference, and what it says. */
export interface SmallestDiff extends DiffPlan {
  /** How much the steps explain. */
  readonly sentence: string
  /** Steps that explain several places each. */
  readonly steps: readonly {
    readonly title: string
    readonly matches: number
    readonly counts: 'places' | 'files'
    readonly files: readonly string[]
  }[]
  /** Numbers of the plan's other steps. */
  readonly residual: readonly number[]
  /** Files with something to read. */
  readonly toRead: readonly FileToRead[]
}

export interface FileToRead {
  readonly path: string
  readonly lines: number
  /** The lines, each after - or +, cut where they are many; empty for a file that is gone, or has another kind of change. */
  readonly diff: string
}

/** Files that get one and the same change together, those with others apart; in the order of the first. */
export function alikeFiles<File extends FileToRead>(files: readonly File[]): readonly (readonly [File, ...File[]])[] {
  const groups = new Map<string, [File, ...File[]]>()
  for (const file of files) {
    const key = file.diff === '' ? `path ${file.path}` : `${file.lines} ${file.diff}`
    const group = groups.get(key)
    if (group) group.push(file)
    else groups.set(key, [file])
  }
  return [...groups.values()]
}

interface SmallestDiffRequest extends DiffRequest {
  /** Begin where the two parted. */
  readonly merged?: boolean
}

/** As `planFromDiff`, in as few steps as explain the difference. Apart, so that a wing fills it without loading a run. */
export const smallestDiffPlan = new WingSlot<(request: SmallestDiffRequest) => Promise<SmallestDiff>>('codemods')
