import * as z from 'zod'
import { foldersAbove } from '../../core/text/paths.ts'
import type { SeenFiles } from './need.ts'

/** Folders and files of the default branch that are read beside. */
export interface AskedFiles {
  readonly folders: readonly string[]
  readonly files: readonly string[]
}

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

/** What is asked beside, by the names of the answers. */
export function filesAsked({ folders, files }: AskedFiles) {
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
    variables: Object.fromEntries(asked.map(({ key, path }) => [key, `HEAD:${path}`])),
  }
}

/** The files that a repository told, in answer to what was asked. */
export function seenFiles(found: Readonly<Record<string, unknown>>, asked: AskedFiles): SeenFiles {
  const seen = { texts: new Map<string, Buffer | undefined>(), open: new Set<string>() }
  let isRewritten = false
  for (const { key, path } of filesAsked(asked).asked) {
    const told = found[key] ?? undefined
    if (told === undefined) continue
    if (key.startsWith('rules')) isRewritten ||= REWRITING.test(blob.parse(told).text ?? 'filter')
    else if (key.startsWith('file')) seen.texts.set(path, bytesOf(blob.parse(told)))
    else addFolder(path, folder.parse(told).entries, seen)
  }
  const unknown = () => new Map([...seen.texts.keys()].map((path) => [path, undefined]))
  return isRewritten ? { ...seen, texts: unknown() } : seen
}

/** Attributes under which a file may be other bytes in a work tree. Those that cannot be read are taken for such. */
const REWRITING = /filter|ident|working-tree-encoding/

type Entries = z.infer<typeof folder>['entries']

function addFolder(
  path: string,
  entries: Entries,
  { texts, open }: { texts: Map<string, Buffer | undefined>; open: Set<string> },
): void {
  if (entries === null || (entries ?? []).length >= ENTRIES_CUT) open.add(path)
  for (const { name, mode, object } of entries ?? []) {
    if (mode === FOLDER) open.add(path)
    else if (REGULAR.has(mode)) texts.set(`${path}/${name}`, object ? bytesOf(object) : undefined)
  }
}

const FOLDER = 0o40000
const REGULAR: ReadonlySet<number> = new Set([0o100644, 0o100755, 0o100664])

/** A folder of so many entries may be cut short. */
const ENTRIES_CUT = 1000

/** Undefined where they are not told whole, or not as bytes. */
function bytesOf({ text, isBinary, isTruncated, byteSize }: z.infer<typeof blob>): Buffer | undefined {
  if (typeof text !== 'string' || isBinary || isTruncated || text.includes('\ufffd')) return undefined
  const bytes = Buffer.from(text)
  return bytes.length === byteSize ? bytes : undefined
}
