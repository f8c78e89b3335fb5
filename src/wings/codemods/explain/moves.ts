import path from 'node:path/posix'
import type { StepInput } from '../../../core/plan/edits-between.ts'
import { escapeGlob } from '../../../core/text/glob.ts'
import { compileGlobs, listOf } from '../../../core/text/globs.ts'
import { deleteFile } from '../../../core/tools/delete.ts'
import { move } from '../../../core/tools/move.ts'
import { stepOf } from '../../../core/tools/tool.ts'
import { countOf, namedGlobs, namingGlobs } from './globs.ts'

interface MovedFile {
  readonly from: string
  readonly to: string
  /** Files that are not text are moved one by one. */
  readonly text: boolean
}

/** A step that moves or deletes files, and which. */
export type FileStep = { readonly step: StepInput; readonly files: readonly string[] }

/**
 * Moves as few steps as say them: whole folders, files that get another folder, name or extension by one rule, single files. `others` are
 * the text files that stay.
 */
export function movesOf(moves: readonly MovedFile[], others: readonly string[]): readonly FileStep[] {
  const steps: FileStep[] = []
  let open = moves
  while (steps.length < MOST_STEPS) {
    const best = largest(
      open.filter(({ text }) => text),
      others.concat(pathsOfBinaries(open)),
    )
    if (!best) break
    steps.push(best)
    const taken = new Set(best.files)
    open = open.filter(({ to }) => !taken.has(to))
  }
  return [...steps, ...open.map(({ from, to }) => ({ step: moveStep({ file_path: from }, to), files: [to] }))]
}

/** More moves than these are listed file by file. */
const MOST_STEPS = 200

const pathsOfBinaries = (moves: readonly MovedFile[]): readonly string[] =>
  moves.flatMap(({ from, text }) => (text ? [] : [from]))

const moveStep = (where: object, new_path: string): StepInput => stepOf(move, { ...where, new_path })

function largest(moves: readonly MovedFile[], others: readonly string[]): FileStep | undefined {
  const groups = new Map<string, MoveForm & { readonly moves: MovedFile[] }>()
  for (const move of moves)
    for (const reading of readingsOf(move)) {
      const key = JSON.stringify(reading)
      const group = groups.get(key) ?? { ...reading, moves: [] }
      groups.set(key, group)
      group.moves.push(move)
    }
  const ranked = [...groups.values()]
    .filter((group) => group.moves.length > 1)
    .sort((one, other) => other.moves.length - one.moves.length || one.newPath.length - other.newPath.length)
  const all = moves.map(({ from }) => from)
  for (const { glob, name, newPath, moves: some } of ranked.slice(0, 50)) {
    const files = some.map(({ from }) => from)
    const own = new Set(files)
    const rest = [...others, ...all.filter((one) => !own.has(one))]
    const choice = name ? groupedGlobs(name, files, rest) : glob ? folderGlobs(glob, rest) : namingGlobs(files, rest)
    if (!choice) continue
    const where = { ...choice, ...(!choice.exclude?.length && { exclude: undefined }) }
    return {
      step: moveStep(JSON.parse(JSON.stringify({ ...where, expect_matches: files.length })), newPath),
      files: some.map(({ to }) => to),
    }
  }
  return undefined
}

/** Patterns in which the star of the name is a group. */
function groupedGlobs(name: string, files: readonly string[], others: readonly string[]) {
  const choice = namedGlobs(name, files, others)
  const [before = '', after = ''] = name.split('*')
  return (
    choice && {
      ...choice,
      glob: listOf(choice.glob).map((one) => `${one.slice(0, -name.length)}${before}(?<${REST}>*)${after}`),
    }
  )
}

const REST = 'rest'

const MOST_EXCLUDED = 12

/** A folder without what stays in it; undefined where that is too much. */
function folderGlobs(glob: string, others: readonly string[]) {
  const compiled = compileGlobs(glob)
  if (typeof compiled === 'string') return undefined
  const left = others.filter((file) => compiled.some((one) => one.matches(file)))
  if (left.length > MOST_EXCLUDED) return undefined
  return { glob, ...(left.length > 0 && { exclude: left.map((file) => escapeGlob(file)) }) }
}

/** A way to say which files go, and where: below a folder, by a pattern of names in which a star is what stays, or by their own names. */
type MoveForm = { readonly glob?: string; readonly name?: string; readonly newPath: string }

/** The ways to say where a file goes that other files may share. */
function* readingsOf({ from, to }: MovedFile): Generator<MoveForm> {
  // In a new path with a pattern it would be a group.
  if (to.includes('$<')) return
  const [parts, others] = [from.split('/'), to.split('/')]
  let shared = 0
  while (shared < Math.min(parts.length, others.length) - 1 && parts.at(-1 - shared) === others.at(-1 - shared))
    shared += 1
  if (parts.at(-1) === others.at(-1)) shared = Math.max(shared, 1)
  for (let kept = shared; kept >= 1; kept -= 1) {
    const [folder, target] = [parts.slice(0, parts.length - kept), others.slice(0, others.length - kept)]
    if (folder.length === 0) continue
    yield { glob: `${escapeGlob(folder.join('/'))}/**`, newPath: [...target, '**'].join('/') }
  }
  const [old, fresh] = [path.parse(from), path.parse(to)]
  const dir = old.dir === fresh.dir ? '$<dir>' : fresh.dir === '' ? '' : `${fresh.dir}/`
  const open = (text: string, value: string, name: string): string | undefined =>
    value !== '' && text.includes(value) ? text.replace(value, `$<${name}>`) : undefined
  const base = open(fresh.name, old.name, 'name')
  const ext = old.ext === fresh.ext ? '$<ext>' : fresh.ext
  if (base !== undefined) yield { newPath: `${dir}${base}${ext}` }
  const stays = longestShared(old.base, fresh.base)
  if (base !== undefined || stays.length < 2 || escapeGlob(old.base) !== old.base || old.base.includes('*')) return
  yield { name: old.base.replace(stays, '*'), newPath: `${dir}${fresh.base.replace(stays, `$<${REST}>`)}` }
}

/** The longest text that two names share. */
function longestShared(one: string, other: string): string {
  let longest = ''
  for (let start = 0; start < one.length; start += 1)
    while (start + longest.length < one.length && other.includes(one.slice(start, start + longest.length + 1)))
      longest = one.slice(start, start + longest.length + 1)
  return longest
}

/** Deletions: all text files as one step where few patterns name them, else those that have one folder, or one name, to themselves. */
export function deletionsOf(
  paths: readonly string[],
  { isText, others }: { isText(path: string): boolean; readonly others: readonly string[] },
): readonly FileStep[] {
  const steps: FileStep[] = []
  const open = new Set(paths)
  const texts = paths.filter(isText)
  for (const files of [texts, ...groupsOf(texts)]) {
    const some = files.filter((file) => open.has(file))
    if (some.length < 2) continue
    const own = new Set(some)
    const choice = namingGlobs(some, [...others, ...paths.filter((file) => !own.has(file))])
    if (countOf(choice) > (files === texts ? MOST_EXCLUDED : 1)) continue
    for (const file of some) open.delete(file)
    const { glob, exclude = [] } = choice
    const where = { glob: listOf(glob).length === 1 ? listOf(glob)[0] : glob, ...(exclude.length > 0 && { exclude }) }
    steps.push({ step: stepOf(deleteFile, { ...where, expect_matches: some.length }), files: some })
  }
  const single = [...open].map((file) => ({ step: deleteStep(file), files: [file] }))
  return [...steps, ...single]
}

const deleteStep = (file: string): StepInput => stepOf(deleteFile, { file_path: file })

/** Files that may share a deletion: all, those of a folder and below, those of one name; the most first. */
function groupsOf(paths: readonly string[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  for (const file of paths) {
    const parts = file.split('/')
    for (let depth = 0; depth < parts.length; depth += 1) {
      const key = `/${parts.slice(0, depth).join('/')}`
      const group = groups.get(key)
      if (group) group.push(file)
      else groups.set(key, [file])
    }
    const name = groups.get(parts.at(-1) ?? '')
    if (name) name.push(file)
    else groups.set(parts.at(-1) ?? '', [file])
  }
  return [...groups.values()].sort((one, other) => other.length - one.length).slice(0, 40)
}
