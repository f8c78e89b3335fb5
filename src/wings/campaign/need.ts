import * as z from 'zod'
import { createFileSearch, type FileSearch, soughtBy } from '../../core/engine/file-search.ts'
import type { Step } from '../../core/plan/schema.ts'
import { outlineOf, plainEditOf, type SteppedPlan } from '../../core/plan/steps.ts'
import { MatchLimit } from '../../core/text/match.ts'
import { foldersAbove } from '../../core/text/paths.ts'

/** Whether plans change something in a repository; `perhaps` where only a run can tell. */
export type Need = 'needed' | 'not-needed' | 'perhaps'

/** What is asked of a repository to say whether it needs plans: at most so much that many fit into one call. */
export interface NeedQuestion extends AskedFiles {
  answer(seen: SeenFiles): Need
}

interface SeenFiles {
  /** By path: the bytes; undefined where the file is not returned whole, or its bytes in a work tree may be others. */
  readonly texts: ReadonlyMap<string, Buffer | undefined>
  /** Folders of the question that hold other folders, or were not told. */
  readonly open: ReadonlySet<string>
}

const MOST_FOLDERS = 8
const MOST_FILES = 20

/** Which files tell whether plans are needed, and what they tell. */
export async function needOf(plans: readonly SteppedPlan[]): Promise<NeedQuestion> {
  const globbed: FileSearch[] = []
  const edits: { readonly path: string; readonly text: string }[] = []
  let isOpen = false
  for (const { steps } of plans) {
    const { touched, globs, changing } = outlineOf(steps)
    for (const step of steps) {
      const edit = plainEditOf(step)
      if (edit && edit.old_string !== '') edits.push({ path: edit.file_path, text: edit.old_string })
    }
    const searches = await Promise.all([...globs.values()].map(searchOf))
    // What names its file fails, or changes something, where a glob that may name none is passed over.
    isOpen ||= [...touched.values()].some((paths) => paths.size > 0) || globs.size < changing
    for (const search of searches) {
      if (search?.folders && search.folders.length > 0) globbed.push(search)
      else isOpen = true
    }
  }
  const folders = [...new Set(globbed.flatMap(({ folders = [] }) => folders))]
  const files = [...new Set(edits.map(({ path }) => path))].slice(0, MOST_FILES)
  if (folders.length > MOST_FOLDERS) isOpen = true
  const asked = folders.slice(0, MOST_FOLDERS)
  return {
    folders: asked,
    files,
    answer({ texts, open }) {
      if (edits.some(({ path, text }) => texts.get(path)?.includes(text))) return 'needed'
      const found = globbed.map((search) => foundBy(search, texts))
      if (found.includes('yes')) return 'needed'
      return isOpen || found.includes('uncertain') || asked.some((folder) => open.has(folder))
        ? 'perhaps'
        : 'not-needed'
    },
  }
}

/** Undefined for a step that fails, or changes something, where nothing matches. */
async function searchOf(step: Pick<Step, 'tool' | 'input' | 'when'>): Promise<FileSearch | undefined> {
  const { input, when } = step
  const sought = soughtBy(step)
  const mayBeNone =
    'expect_matches' in input && typeof input.expect_matches === 'object' && input.expect_matches.min === 0
  if (!sought || !mayBeNone || when !== undefined) return undefined
  // A file of no known language may hold it too: the step says so.
  const search = await createFileSearch(
    sought.held && 'syntax' in sought.held ? { ...sought, endings: undefined } : sought,
  )
  return typeof search === 'string' ? undefined : search
}

function foundBy(search: FileSearch, texts: SeenFiles['texts']): 'yes' | 'no' | 'uncertain' {
  let isUncertain = false
  for (const [path, bytes] of texts) {
    if (!search.names(path)) continue
    const held = bytes === undefined ? undefined : holds(search, bytes)
    if (held) return 'yes'
    isUncertain ||= held === undefined
  }
  return isUncertain ? 'uncertain' : 'no'
}

function holds(search: FileSearch, bytes: Buffer): boolean | undefined {
  try {
    return search.holds(bytes)
  } catch (error) {
    if (error instanceof MatchLimit) return undefined
    throw error
  }
}

/** What is read of the default branch; of folders their files, not those below them. */
export type AskedFiles = { readonly folders: readonly string[]; readonly files: readonly string[] }

const blob = z.object({
  text: z.string().nullish(),
  isBinary: z.boolean().nullish(),
  isTruncated: z.boolean().nullish(),
  byteSize: z.number().optional(),
})

const folder = z.object({
  entries: z.array(z.object({ name: z.string(), mode: z.number(), object: blob.nullable() })).nullish(),
})

const BLOB = 'object { ... on Blob { text isBinary isTruncated byteSize } }'

/** What is asked beside, by the names of the answers. @param tip the commit that has the files */
export function filesAsked({ folders, files }: AskedFiles, tip = 'HEAD') {
  const rules = [...new Set(folders.flatMap((path) => ['', ...foldersAbove(path), path]))]
  const asked = [
    ...folders.map((path, at) => ({
      key: `folder${at}`,
      path,
      fields: `... on Tree { entries { name mode ${BLOB} } }`,
    })),
    ...files.map((path, at) => ({ key: `file${at}`, path, fields: BLOB.slice('object { '.length, -2) })),
    ...rules.map((path, at) => ({
      key: `rules${at}`,
      path: path === '' ? '.gitattributes' : `${path}/.gitattributes`,
      fields: '... on Blob { text }',
    })),
  ]
  return {
    asked,
    parameters: asked.map(({ key }) => `$${key}: String!`),
    fields: asked.map(({ key, fields }) => `${key}: object(expression: $${key}) { ${fields} }`).join('\n'),
    variables: Object.fromEntries(asked.map(({ key, path }) => [key, `${tip}:${path}`])),
  }
}

/** The files that a repository told, in answer to what was asked. Null is no file; what is not told, or not as documented, is unknown. */
export function seenFiles(found: Readonly<Record<string, unknown>>, asked: AskedFiles): SeenFiles {
  const seen = { texts: new Map<string, Buffer | undefined>(), open: new Set<string>() }
  let isRewritten = false
  for (const { key, path } of filesAsked(asked).asked) {
    const value = found[key]
    if (value === null) continue
    if (key.startsWith('rules')) isRewritten ||= REWRITING.test(blob.safeParse(value).data?.text ?? 'filter')
    else if (key.startsWith('file')) seen.texts.set(path, bytesOf(blob.safeParse(value).data))
    else addFolder(path, folder.safeParse(value).data, seen)
  }
  const unknown = () => new Map([...seen.texts.keys()].map((path) => [path, undefined]))
  return isRewritten ? { ...seen, texts: unknown() } : seen
}

/** Attributes under which a file may be other bytes in a work tree. Unreadable ones count as such. */
const REWRITING = /filter|ident|working-tree-encoding/

function addFolder(
  path: string,
  told: z.infer<typeof folder> | undefined,
  { texts, open }: { texts: Map<string, Buffer | undefined>; open: Set<string> },
): void {
  const { entries } = told ?? { entries: null }
  // A file in its place has none. Git has no folder without any.
  if (entries === null || entries?.length === 0 || (entries ?? []).length >= ENTRIES_CUT) open.add(path)
  for (const { name, mode, object } of entries ?? []) {
    if (REGULAR.has(mode)) texts.set(`${path}/${name}`, object ? bytesOf(object) : undefined)
    else if (!PASSED_OVER.has(mode)) open.add(path)
  }
}

const REGULAR: ReadonlySet<number> = new Set([0o100644, 0o100755, 0o100664])

/** Links and submodules. A folder, and what is not known, leaves open what it holds. */
const PASSED_OVER: ReadonlySet<number> = new Set([0o120000, 0o160000])

/** From this many entries on, GitHub may cut a folder short. */
const ENTRIES_CUT = 1000

/** Undefined where they are not returned whole, or not as bytes. */
function bytesOf(told: z.infer<typeof blob> | undefined): Buffer | undefined {
  const { text, isBinary, isTruncated, byteSize } = told ?? {}
  if (typeof text !== 'string' || isBinary || isTruncated || text.includes('\ufffd')) return undefined
  const bytes = Buffer.from(text)
  return bytes.length === byteSize ? bytes : undefined
}
