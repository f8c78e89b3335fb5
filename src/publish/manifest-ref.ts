import { openObjectReader } from '../core/git/cat-file.ts'
import { writeCommit, writeObject } from '../core/git/commands/hash-object.ts'
import { objectSizes } from '../core/git/commands/object-sizes.ts'
import { fetchCommits, listRemoteRef, pushNewRef, type Transport } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import { scratchObjects } from '../core/git/object-store.ts'
import {
  invalid,
  isManifestDigest,
  MANIFEST_BYTES,
  MANIFEST_FILE,
  MANIFEST_REFS,
  type Manifest,
  parseManifest,
  type StoredManifest,
} from '../core/history/manifest.ts'
import { EditplanError } from '../errors.ts'
import { ApiError, type GitHub } from './github.ts'
import { type ApiCall, createCommit, createRef, createTree } from './github-api.ts'

/**
 * Pushes a manifest as a commit of its own under its digest's name, unless it is there. What has the name already is never overwritten:
 * throws MANIFEST_INVALID where that is something else, and what git refuses.
 */
export async function pushManifest(git: Git, to: Transport, { digest, text }: StoredManifest): Promise<void> {
  const commit = await git.run(writeCommit(commitText(await writeTree(git, text))))
  const ref = `${MANIFEST_REFS}${digest}`
  try {
    await git.run(pushNewRef(to, ref, commit))
  } catch (error) {
    if (!(error instanceof EditplanError) || (await git.run(listRemoteRef(to, ref))) === undefined) throw error
    await readManifest(git, [to], digest)
  }
}

/** The same through GitHub's API, for a publication that pushes nothing with git. */
export async function sendManifest(
  github: GitHub,
  repository: string,
  { git, to, manifest }: { readonly git: Git; readonly to: Transport; readonly manifest: StoredManifest },
): Promise<void> {
  const { digest } = manifest
  const { sha: tree } = await github.send(treeCall(repository, manifest))
  const { sha } = await github.send(commitCall(repository, tree))
  try {
    await github.send(refCall(repository, digest, sha))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422 || !/already exists/i.test(error.detail)) throw error
    await readManifest(git, [to], digest)
  }
}

/** The calls that `sendManifest` makes, with stand-ins for what only GitHub knows. */
export const manifestCalls = (repository: string, manifest: StoredManifest): readonly ApiCall[] => [
  treeCall(repository, manifest),
  commitCall(repository, '{tree}'),
  refCall(repository, manifest.digest, '{commit}'),
]

/**
 * Reads a manifest by its digest from the first repository that has it. What is fetched goes to a folder that is gone afterwards, and
 * only a file of a bounded size is read. Throws MANIFEST_MISSING, MANIFEST_INVALID, and what git refuses.
 */
export async function readManifest(git: Git, from: readonly Transport[], digest: string): Promise<Manifest> {
  if (!isManifestDigest(digest)) throw invalid(digest, 'has a name that is not a SHA-256')
  const ref = `${MANIFEST_REFS}${digest}`
  for (const transport of from) {
    const commit = await git.run(listRemoteRef(transport, ref))
    if (commit === undefined) continue
    using place = scratchObjects(git)
    await place.git.run(fetchCommits(transport, [ref]))
    return parseManifest(await readText(place.git, `${commit}:${MANIFEST_FILE}`, digest), digest)
  }
  throw new EditplanError({
    name: 'MANIFEST_MISSING',
    message: `The manifest ${digest} is not in the repository: ${ref} was removed or never pushed. Run editplan again for this branch.`,
  })
}

/** Reads a manifest whose ref is in this repository; undefined where it is not. Asks no server. Throws MANIFEST_INVALID. */
export async function localManifest(git: Git, digest: string): Promise<Manifest | undefined> {
  const name = `${MANIFEST_REFS}${digest}:${MANIFEST_FILE}`
  const [size] = await git.run(objectSizes([name]))
  return size === undefined ? undefined : parseManifest(await readText(git, name, digest), digest)
}

const treeCall = (repository: string, { text }: StoredManifest) =>
  createTree(repository, undefined, [{ path: MANIFEST_FILE, mode: '100644', type: 'blob', content: text }])

const commitCall = (repository: string, tree: string) => {
  const by = { ...NOBODY, date: new Date(Number(DATE) * 1000).toISOString() }
  return createCommit(repository, { message: MESSAGE, tree, parents: [], author: by, committer: by })
}

const refCall = (repository: string, digest: string, sha: string) =>
  createRef(repository, `${MANIFEST_REFS}${digest}`, sha)

async function readText(git: Git, name: string, digest: string): Promise<string> {
  const [size] = await git.run(objectSizes([name]))
  if (size === undefined) throw invalid(digest, `has no ${MANIFEST_FILE}`)
  if (size > MANIFEST_BYTES) throw invalid(digest, `is larger than ${MANIFEST_BYTES} bytes`)
  await using reader = openObjectReader(git)
  const object = await reader.read(name)
  if (object?.type !== 'blob') throw invalid(digest, `has no ${MANIFEST_FILE}`)
  return object.content.toString('utf8')
}

async function writeTree(git: Git, text: string): Promise<string> {
  const blob = await git.run(writeObject('blob', Buffer.from(text)))
  const entry = Buffer.concat([Buffer.from(`100644 ${MANIFEST_FILE}\0`), Buffer.from(blob, 'hex')])
  return git.run(writeObject('tree', entry))
}

const NOBODY = { name: 'editplan', email: 'editplan@localhost' }

/** The same manifest is the same commit, whenever and by whomever it is made: seconds since 1970. */
const DATE = '1577836800'

const MESSAGE = 'Manifest of a run of editplan\n'

const commitText = (tree: string): string => {
  const by = `${NOBODY.name} <${NOBODY.email}> ${DATE} +0000`
  return `tree ${tree}\nauthor ${by}\ncommitter ${by}\n\n${MESSAGE}`
}
