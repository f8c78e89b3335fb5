import path from 'node:path/posix'
import type { StepInput } from '../../../core/plan/patches/ways-to-write.ts'
import { escapeGlob } from '../../../core/text/glob.ts'
import { compileGlobs, listOf } from '../../../core/text/globs.ts'
import { commonGlob, namingGlobs } from './globs.ts'

export interface MovedFile {
  readonly from: string
  readonly to: string
  /** Files that are not text are moved one by one. */
  readonly text: boolean
}

/** A step that moves or deletes files, and which. */
export interface FileStep {
  readonly step: StepInput
  readonly files: readonly string[]
}

/**
 * Moves as few steps as say them: whole folders, files that get another folder, name or extension by one rule, single files. `others` are
 * the text files that stay.
 */
export function movesOf(moves: readonly MovedFile[], others: readonly string[]): readonly FileStep[] {
  const steps: FileStep[] = []
  let open = moves
  for (;;) {
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

const pathsOfBinaries = (moves: readonly MovedFile[]): readonly string[] =>
  moves.flatMap(({ from, text }) => (text ? [] : [from]))

const moveStep = (where: object, new_path: string): StepInput => ({ tool: 'Move', input: { ...where, new_path } })

function largest(moves: readonly MovedFile[], others: readonly string[]): FileStep | undefined {
  const groups = new Map<
    string,
    { readonly glob: string | undefined; readonly newPath: string; readonly moves: MovedFile[] }
  >()
  for (const move of moves)
    for (const { glob, newPath } of readingsOf(move)) {
      const key = JSON.stringify([glob, newPath])
      const group = groups.get(key) ?? { glob, newPath, moves: [] }
      groups.set(key, group)
      group.moves.push(move)
    }
  const ranked = [...groups.values()]
    .filter((group) => group.moves.length > 1)
    .sort((one, other) => other.moves.length - one.moves.length || one.newPath.length - other.newPath.length)
  const all = moves.map(({ from }) => from)
  for (const { glob, newPath, moves: some } of ranked.slice(0, 50)) {
    const files = some.map(({ from }) => from)
    const own = new Set(files)
    const rest = [...others, ...all.filter((one) => !own.has(one))]
    const choice = glob === undefined ? namingGlobs(files, rest) : folderGlobs(glob, rest)
    if (!choice) continue
    const where = { ...choice, ...(!choice.exclude?.length && { exclude: undefined }) }
    return {
      step: moveStep(JSON.parse(JSON.stringify({ ...where, expect_matches: files.length })), newPath),
      files: some.map(({ to }) => to),
    }
  }
  return undefined
}

const MOST_EXCLUDED = 12

/** A folder without what stays in it; undefined where that is too much. */
function folderGlobs(glob: string, others: readonly string[]) {
  const compiled = compileGlobs(glob)
  if (typeof compiled === 'string') return undefined
  const left = others.filter((file) => compiled.some((one) => one.matches(file)))
  if (left.length > MOST_EXCLUDED) return undefined
  return { glob, ...(left.length > 0 && { exclude: left.map((file) => escapeGlob(file)) }) }
}

/** The ways to say where a file goes that other files may share. */
function* readingsOf({
  from,
  to,
}: MovedFile): Generator<{ readonly glob: string | undefined; readonly newPath: string }> {
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
  if (base === undefined) return
  const ext = old.ext === fresh.ext ? '$<ext>' : fresh.ext
  if (/\$</.test(to)) return
  yield { glob: undefined, newPath: `${dir}${base}${ext}` }
}

/** Deletions of files that have one folder, or one name, to themselves, as one step each. */
export function deletionsOf(
  paths: readonly string[],
  { isText, others }: { isText(path: string): boolean; readonly others: readonly string[] },
): readonly FileStep[] {
  const steps: FileStep[] = []
  const single: string[] = []
  const open = new Set(paths)
  for (const files of groupsOf(paths)) {
    const some = files.filter((file) => open.has(file) && isText(file))
    if (some.length < 2) continue
    const choice = commonGlob(some)
    const names = compileGlobs(choice.glob)
    const rest = [...others, ...paths.filter((file) => !some.includes(file))]
    if (typeof names === 'string' || rest.some((file) => names.some((one) => one.matches(file)))) continue
    for (const file of some) open.delete(file)
    const glob = listOf(choice.glob)
    steps.push({
      step: { tool: 'Delete', input: { glob: glob.length === 1 ? glob[0] : glob, expect_matches: some.length } },
      files: some,
    })
  }
  for (const file of open) single.push(file)
  return [
    ...steps,
    ...single.map((file) => ({ step: { tool: 'Delete' as const, input: { file_path: file } }, files: [file] })),
  ]
}

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
  return [...groups.values()].sort((one, other) => other.length - one.length).slice(0, 200)
}
