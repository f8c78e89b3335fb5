import { openObjectReader } from '../core/git/cat-file.ts'
import { objectId, objectSizes, writeObjects } from '../core/git/commands/object-sizes.ts'
import { fetchCommits, type Transport } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import { scratchObjects } from '../core/git/object-store.ts'
import { EditplanError } from '../errors.ts'
import type { GitHub } from './github.ts'
import { type ApiCall, createCommit, createTree } from './github-api.ts'

/** A file that a ref keeps in a commit of its own, without history: the same text is the same commit, whoever writes it and when. */
export interface RefFile {
  readonly name: string
  readonly text: string
  /** Of the commit, one line. */
  readonly message: string
}

/** Writes the commit here; its id. */
export async function writeRefFile(git: Git, { name, text, message }: RefFile): Promise<string> {
  const { objectFormat: format } = git
  const blob = { type: 'blob', content: Buffer.from(text) } as const
  const entry = Buffer.concat([Buffer.from(`100644 ${name}\0`), Buffer.from(objectId(format, blob), 'hex')])
  const tree = { type: 'tree', content: entry } as const
  const by = `${NOBODY.name} <${NOBODY.email}> ${DATE} +0000`
  const lines = `tree ${objectId(format, tree)}\nauthor ${by}\ncommitter ${by}\n\n${message}\n`
  const commit = { type: 'commit', content: Buffer.from(lines) } as const
  await git.run(writeObjects(format, [blob, tree, commit]))
  return objectId(format, commit)
}

/** Writes the commit through GitHub's API; its id there. */
export async function sendRefFile(github: GitHub, repository: string, file: RefFile): Promise<string> {
  const { sha: tree } = await github.send(treeCall(repository, file))
  return (await github.send(commitCall(repository, file, tree))).sha
}

/** The calls that `sendRefFile` makes, with a stand-in for what only GitHub knows. */
export const refFileCalls = (repository: string, file: RefFile): readonly ApiCall[] => [
  treeCall(repository, file),
  commitCall(repository, file, '{tree}'),
]

/** What stands in the file of a ref, or what is the matter with it. */
export type ReadFile = { readonly text: string } | { readonly damage: string }

/**
 * Reads the files that refs of the remote keep, where they were seen at these commits. What is fetched goes to a folder that is gone
 * afterwards. Undefined where one of the refs has moved meanwhile.
 */
export async function readRefFiles(
  git: Git,
  from: Transport,
  wanted: ReadonlyMap<string, string>,
  file: BoundedFile,
): Promise<readonly ReadFile[] | undefined> {
  const commits = [...wanted.values()]
  using place = scratchObjects(git)
  try {
    for (const refs of chunksOf([...wanted.keys()])) await place.git.run(fetchCommits(from, refs))
  } catch (error) {
    if (error instanceof EditplanError && /couldn't find remote ref/i.test(error.message)) return undefined
    throw error
  }
  return await readFilesOf(place.git, commits, file)
}

/** A file by its name, and the bytes beyond which it is not read. */
interface BoundedFile {
  readonly name: string
  readonly most: number
}

/** Refs that are fetched at once. */
const CHUNK = 200

const chunksOf = (refs: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(refs.length / CHUNK) }, (_, at) => refs.slice(at * CHUNK, (at + 1) * CHUNK))

/** The same of revisions; undefined where one of them is not here. */
export async function readFilesOf(
  git: Git,
  revisions: readonly string[],
  { name, most }: BoundedFile,
): Promise<readonly ReadFile[] | undefined> {
  const names = revisions.map((revision) => `${revision}:${name}`)
  const sizes = await git.run(objectSizes([...names, ...revisions]))
  if (sizes.slice(names.length).includes(undefined)) return undefined
  await using reader = openObjectReader(git)
  const read = async (one: string, at: number): Promise<ReadFile> => {
    const size = sizes[at]
    if (size !== undefined && size > most) return { damage: `is larger than ${most} bytes` }
    const object = size === undefined ? undefined : await reader.read(one)
    return object?.type === 'blob' ? { text: object.content.toString('utf8') } : { damage: `has no ${name}` }
  }
  return Promise.all(names.map(read))
}

const treeCall = (repository: string, { name, text }: RefFile) =>
  createTree(repository, undefined, [{ path: name, mode: '100644', type: 'blob', content: text }])

const commitCall = (repository: string, { message }: RefFile, tree: string) => {
  const by = { ...NOBODY, date: new Date(Number(DATE) * 1000).toISOString() }
  return createCommit(repository, { message: `${message}\n`, tree, parents: [], author: by, committer: by })
}

const NOBODY = { name: 'editplan', email: 'editplan@localhost' }

/** Seconds since 1970. */
const DATE = '1577836800'
