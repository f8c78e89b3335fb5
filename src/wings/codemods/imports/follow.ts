import { posix } from 'node:path'
import type { Node } from 'web-tree-sitter'
import type { FollowedImports, ImportingFiles, ImportPlace, ImportReader } from '../../../core/engine/imports.ts'
import { turnsOfWork } from '../../../core/engine/turns.ts'
import { placesOf } from '../../../core/plan/document.ts'
import { type TextFile, wholeText } from '../../../core/text/encoding.ts'
import { isObject, parsedJson } from '../../../core/text/json.ts'
import { toLf } from '../../../core/text/line-ending.ts'
import type { TextSplice } from '../../../core/text/splice.ts'
import { once } from '../../../core/tools/fields.ts'
import type { RepoPath } from '../../../core/workspace/workspace.ts'
import { readTree } from '../structure/tree.ts'
import { type Code, type CodeFile, readCode } from './code.ts'
import type { FileNames, Moves, Reference } from './reference.ts'
import { withEdits } from './with-imports.ts'

/** Where files are imported: what has to change when they move, and who needs them. */
export const importReferences: Omit<ImportReader, 'endings'> = { follow, importers }

async function follow(given: ReadonlyMap<RepoPath, RepoPath>, files: ImportingFiles): Promise<FollowedImports> {
  const moves = movesOf(given, files)
  const about = new Set([...given.keys(), ...given.values()])
  const moved = new Set(given.keys())
  const texts = new Map<RepoPath, TextFile>()
  const [doubts, mentions]: [ImportPlace[], ImportPlace[]] = [[], []]
  let count = 0
  const look = (source: Source, references: readonly Reference[]) => renamedIn(source, references, moves)
  const turn = turnsOfWork()
  for (const { path, rest, file, found } of await referring(about, { ...files, names: moves.before }, look)) {
    await turn()
    const unsure = typeof found === 'object' ? found.doubts : []
    const doubted = new Set(unsure.map(({ line }) => line))
    mentions.push(...mentionsOf(path, rest, moved).filter(({ line }) => !doubted.has(line)))
    if (typeof found === 'string') doubts.push({ path, line: 1, words: found })
    else if (found) {
      doubts.push(...unsure)
      const fixed = found.edits.length > 0 ? withEdits(file, found.edits) : file
      if (!fixed) doubts.push({ path, line: 1, words: 'its encoding cannot hold the new path' })
      else if (fixed !== file) {
        texts.set(path, fixed)
        count += found.edits.length
      }
    }
  }
  return { texts, count, doubts, mentions }
}

/** The edits of a file's references, and those that are not certain. */
function renamedIn(
  source: Source,
  references: readonly Reference[],
  moves: Moves,
): { readonly edits: readonly TextSplice[]; readonly doubts: readonly ImportPlace[] } {
  const edits: TextSplice[] = []
  const doubts: ImportPlace[] = []
  const placeOf = placesIn(source)
  for (const one of references) {
    const { doubt, targets } = one
    const made = doubt === undefined ? one.renamed(moves) : isAbout(source.path, targets, moves) ? doubt : []
    if (typeof made === 'string') doubts.push(placeOf(one, ` (${made})`))
    else edits.push(...made)
  }
  return { edits: withoutRepeats(edits), doubts }
}

/** A place that is not certain counts where a file that it may name goes, or the place itself is read from another folder. */
const isAbout = (path: RepoPath, targets: readonly RepoPath[], { of }: Moves): boolean =>
  targets.some((one) => of(one) !== one) || (targets.length > 0 && posix.dirname(of(path)) !== posix.dirname(path))

/** In order of the text; a statement and its uses may ask for one edit twice. */
const withoutRepeats = (edits: readonly TextSplice[]): readonly TextSplice[] =>
  [...edits]
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .filter(({ start, end }, at, all) => all[at - 1]?.start !== start || all[at - 1]?.end !== end)

async function importers(
  paths: readonly RepoPath[],
  files: ImportingFiles,
): Promise<ReadonlyMap<RepoPath, ImportPlace>> {
  const wanted = new Set(paths)
  const found = new Map<RepoPath, ImportPlace>()
  const note = (target: RepoPath, place: ImportPlace) => {
    if (target !== place.path && !found.has(target)) found.set(target, place)
  }
  const look = (source: Source, references: readonly Reference[]) => {
    const placeOf = placesIn(source)
    for (const one of references)
      for (const target of one.targets) if (wanted.has(target) && !found.has(target)) note(target, placeOf(one))
  }
  for (const { path, rest, found: unread } of await referring(wanted, { ...files, names: namesOf(files) }, look)) {
    if (unread !== undefined) for (const target of paths) note(target, { path, line: 1, words: unread })
    for (const { target, ...place } of mentionsOf(path, rest, wanted)) note(target, place)
  }
  return found
}

/** A file whose code is read. */
interface Source {
  readonly path: RepoPath
  readonly text: string
  readonly code: Code
}

interface Referrer<Found> extends Pick<CodeFile, 'rest'> {
  readonly path: RepoPath
  readonly file: TextFile
  /** What is made of its references; undefined where its code has none, or no language whose imports are known; why they are not read. */
  readonly found: Found | string | undefined
}

/** The files that may name one of the paths, and those among them. The references are gone after `look`. */
async function referring<Found>(
  about: ReadonlySet<RepoPath>,
  { searched, textOf, names }: ImportingFiles & { readonly names: FileNames },
  look: (source: Source, references: readonly Reference[]) => Found,
): Promise<readonly Referrer<Found>[]> {
  const asked = { words: new Set([...about].flatMap(wordsOf)), stems: new Set([...about].flatMap(stemsOf)) }
  const referring: Referrer<Found>[] = []
  const turn = turnsOfWork()
  for (const path of searched) {
    await turn()
    const file = textOf(path)
    if (!file) continue
    const { text, code, rest } = readCode(path, file)
    const isAsked = about.has(path)
    const isNamed = typeof code === 'object' && (isAsked || mayNameInCode({ path, text, code }, asked))
    if (!isAsked && !isNamed && !mayName(rest, asked.words)) continue
    const found = isNamed
      ? await readWith(code, (root) => look({ path, text, code }, code.read(root, path, names)))
      : typeof code === 'string'
        ? code
        : undefined
    referring.push({ path, file, rest, found })
  }
  return referring
}

async function readWith<Found>({ language, text }: Code, look: (root: Node) => Found): Promise<Found | string> {
  const made = await readTree(language, text, (root) =>
    root.hasError && hasBrokenImport(root) ? 'it does not parse' : look(root),
  )
  return made.ok ? made.value : 'it is too long, or nests too deep, to be read'
}

/** Faults elsewhere are not about imports: grammars lag behind their languages. */
const hasBrokenImport = (root: Node): boolean =>
  root.descendantsOfType('ERROR').some((node) => node !== null && /\b(?:import|require|from)\b/.test(node.text))

/** What texts may say of files, to tell which texts need no parser. */
interface About {
  readonly words: ReadonlySet<string>
  /** Paths without their endings. */
  readonly stems: ReadonlySet<string>
}

const stemOf = (path: string): string => path.replace(/(?:\.d)?\.[^./]+$/, '')

const stemsOf = (path: RepoPath): readonly string[] => {
  const stem = stemOf(path)
  return posix.basename(stem) === 'index' ? [stem, posix.dirname(stem)] : [stem, path]
}

/** The words of which every text has one that names the path: its name, or its folder's where it speaks for that. */
const wordsOf = (path: RepoPath): readonly string[] => {
  const stem = posix.basename(path).replace(/(?:\.d)?\.[^.]+$/, '')
  const own = WORD.exec(stem)?.[0] ?? stem
  if (!/^(?:index|__init__)$/.test(stem)) return [own]
  const folder = posix.basename(posix.dirname(path))
  return [own, WORD.exec(folder)?.[0] ?? folder, '.', '..']
}

const WORD = /[\p{L}\p{N}_$]+/u

const mayNameInCode = ({ path, text, code }: Source, asked: About): boolean =>
  code.language.name === 'python' ? mayName(code.text, asked.words) : mayNameInScript(path, text, asked)

const mayName = (text: string, words: ReadonlySet<string>): boolean => {
  if (words.has('.') && FOLDERS.test(text)) return true
  for (const [word] of text.matchAll(/[\p{L}\p{N}_$]+/gu)) if (words.has(word)) return true
  return false
}

/** The same where what names a file is a text: an import, or a path. */
const mayNameInScript = (path: RepoPath, text: string, { words, stems }: About): boolean => {
  if (COMPUTED.test(text)) return true
  const folder = posix.dirname(path)
  for (const [, before, spelled = ''] of text.matchAll(SPELLED)) {
    const name = spelled.replace(/[?#].*$/, '')
    const isRelative = /^\.{1,2}(?:\/|$)/.test(name)
    const places = isRelative ? [posix.join(folder, name), posix.normalize(name)] : []
    if (places.some((one) => stems.has(stemOf(one)) || stems.has(one.replace(/\/$/, '')))) return true
    const word = isRelative || (before === undefined && !name.includes('/')) ? null : WORD.exec(posix.basename(name))
    if (word && words.has(word[0])) return true
  }
  return false
}

/** A text in quotes, and whether an import is before it. */
const SPELLED = /(\b(?:from|import|require|module)\s*(?:\(\s*)?)?['"`]([^'"`\n]{1,400})(?=['"`])/g

/** Names of packages without a word of theirs. */
const FOLDERS = /from\s+\.+\s+import/

/** Names that are put together, or of many files. */
const COMPUTED = /\b(?:import|require)\s*\(\s*(?:`[^`]*\$\{|['"][^'"]*['"]\s*\+)|\b(?:globEager|glob|context)\s*\(/

/** Tells where references of a file's code are. */
const placesIn = ({ path, text: whole, code: { text: cells, lineInFile } }: Source) => {
  const text = lineInFile ? cells : whole
  const placeOf = placesOf(text)
  return ({ span: { start, end } }: Reference, why = ''): ImportPlace => ({
    path,
    line: lineInFile?.(placeOf(start).line) ?? placeOf(start).line,
    words: text.slice(start, Math.min(end, start + 80)).replace(/\s+/g, ' ') + why,
  })
}

/** Paths in what is no code: from the root, or from the file's own folder. */
function mentionsOf(
  path: RepoPath,
  text: string,
  wanted: ReadonlySet<RepoPath>,
): readonly (ImportPlace & { readonly target: RepoPath })[] {
  const folder = posix.dirname(path)
  return text.split('\n').flatMap((line, at) =>
    [...new Set(line.match(PATH) ?? [])].flatMap((words) => {
      const target = [posix.normalize(words.replace(/^\//, '')), posix.join(folder, words)].find((one) =>
        wanted.has(one),
      )
      return target === undefined || target === path ? [] : [{ path, line: at + 1, words, target }]
    }),
  )
}

const PATH = /(?<![\p{L}\p{N}_$@+~.-])[\p{L}\p{N}_$@+~.-]*[/.][\p{L}\p{N}_$@+~./-]+/gu

const movesOf = (given: ReadonlyMap<RepoPath, RepoPath>, files: ImportingFiles): Moves => {
  const of = (path: RepoPath) => given.get(path) ?? path
  const before = namesOf(files)
  return { before, after: namesOf({ ...files, paths: new Set([...files.paths].map(of)) }, before), of }
}

const namesOf = ({ paths, searched, textOf }: ImportingFiles, same?: FileNames): FileNames => {
  const byStem = new Map<string, RepoPath[]>()
  for (const path of paths) {
    const stem = posix.basename(path).replace(/(?:\.d)?\.[^.]+$/, '')
    const folder = posix.basename(posix.dirname(path))
    const names = /^(?:index|__init__)$/.test(stem) ? [stem, folder] : [stem]
    for (const name of names) {
      const known = byStem.get(name)
      if (known) known.push(path)
      else byStem.set(name, [path])
    }
  }
  const all = [...paths].sort()
  const startingWith = new Map<string, readonly RepoPath[]>()
  const plainText = (path: RepoPath) => {
    const file = textOf(path)
    return file ? toLf(wholeText(file)) : ''
  }
  const packages = once(() => packagesOf(searched, plainText))
  return {
    has: (path) => paths.has(path),
    named: (stem) => byStem.get(stem) ?? [],
    startingWith(prefix) {
      const found = startingWith.get(prefix) ?? all.filter((path) => path.startsWith(prefix))
      startingWith.set(prefix, found)
      return found
    },
    textOf: plainText,
    isPackage: (name) => (same ? same.isPackage(name) : packages().has(name)),
  }
}

/** What manifests of npm depend on, less the packages that are of this repository. */
const packagesOf = (searched: readonly RepoPath[], textOf: (path: RepoPath) => string): ReadonlySet<string> => {
  const [used, own] = [new Set<string>(), new Set<string>()]
  for (const path of searched.filter((one) => posix.basename(one) === 'package.json')) {
    const manifest = parsedJson(textOf(path))
    if (!isObject(manifest)) continue
    if (typeof manifest.name === 'string') own.add(manifest.name)
    for (const key of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']) {
      const named = manifest[key]
      if (isObject(named)) for (const name of Object.keys(named)) used.add(name)
    }
  }
  for (const name of own) used.delete(name)
  return used
}
