import { LRUCache } from 'lru-cache'
import { openObjectReader } from '../core/git/cat-file.ts'
import { objectId, objectSizes, writeObjects } from '../core/git/commands/object-sizes.ts'
import { fetchCommits, type Transport } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import { scratchObjects } from '../core/git/object-store.ts'
import type { RemoteRefs as SeenRefs } from '../core/git/remote-refs.ts'
import { EditplanError, undefinedIfRefused } from '../errors.ts'
import type { ApiCall } from './api-call.ts'
import type { GitHub } from './github.ts'
import { createCommit, createTree } from './github-api.ts'
import {
  damaged,
  foldersOf,
  LEDGER_BYTES,
  LEDGER_FILE,
  LEDGER_REFS,
  type Ledger,
  ledgerRef,
  parseLedger,
  printLedger,
  refsAbout,
} from './ledger.ts'
import { remoteRefs } from './target.ts'

/** A file that a ref keeps in a commit of its own, without history: the same text is the same commit, independent of author and time. */
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
async function sendRefFile(github: GitHub, repository: string, file: RefFile): Promise<string> {
  const { sha: tree } = await github.send(treeCall(repository, file))
  return (await github.send(commitCall(repository, file, tree))).sha
}

/** The calls that `sendRefFile` makes, with a stand-in for what only GitHub knows. */
export const refFileCalls = (repository: string, file: RefFile): readonly ApiCall[] => [
  treeCall(repository, file),
  commitCall(repository, file, '{tree}'),
]

/** The content of a ref's file, or what is wrong with it. */
export type ReadFile = { readonly text: string } | { readonly damage: string }

/** What was read, by repository, commit and file: a run asks for the same ledger several times, and what a commit holds never changes. */
const readTexts = new LRUCache<string, ReadFile & { readonly text: string }>({
  maxSize: 1 << 24,
  sizeCalculation: ({ text }) => text.length + 1,
})

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
  const keys = commits.map((commit) => `${git.commonDir}\0${commit}:${file.name}`)
  const known = keys.flatMap((key) => readTexts.get(key) ?? [])
  if (known.length === keys.length) return known
  const files = await fetchFiles(git, from, commits, file)
  for (const [at, one] of (files ?? []).entries()) if ('text' in one) readTexts.set(keys[at] ?? '', one)
  return files
}

async function fetchFiles(
  git: Git,
  from: Transport,
  commits: readonly string[],
  file: BoundedFile,
): Promise<readonly ReadFile[] | undefined> {
  using place = scratchObjects(git)
  try {
    // By their ids: for names the server would list refs again.
    for (const ids of chunksOf(commits)) await place.git.run(fetchCommits(from, ids))
  } catch (error) {
    if (error instanceof EditplanError && GONE.test(error.message)) return undefined
    throw error
  }
  return await readFilesOf(place.git, commits, file)
}

const GONE = /couldn't find remote ref|not our ref|unadvertised object/i

type BoundedFile = { readonly name: string; readonly most: number }

/** Commits that are fetched at once. */
const CHUNK = 200

const chunksOf = (commits: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(commits.length / CHUNK) }, (_, at) => commits.slice(at * CHUNK, (at + 1) * CHUNK))

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

/** A ledger as the remote has it. */
export interface KnownLedger extends Ledger {
  /** The commit that its ref is at. */
  readonly commit: string
}

/** A remote's state of a branch: its commit and its ledger. */
interface RemoteBranch {
  /** Undefined where there is no such branch. */
  readonly tip: string | undefined
  readonly ledger: KnownLedger | undefined
  readonly defaultBranch: string | undefined
  /** Another branch, beside which there can be none of this name. */
  readonly blockedBy?: string | undefined
}

/** A ledger that another run moves while it is read is read again so often. */
const ROUNDS = 3

/** Asks a remote for a branch and its ledger together, unless it was `seen`. Throws LEDGER_INVALID and INTERRUPTED for a ledger that cannot be used. */
export async function readBranch(git: Git, from: Transport, branch: string, seen?: SeenRefs): Promise<RemoteBranch> {
  const [head, ref] = [`refs/heads/${branch}`, ledgerRef(branch)]
  const { refs, ledgers, defaultBranch } = await readRefs(git, from, refsAbout(branch), seen)
  const found = ledgers.get(ref)
  const blocking = [...refs.keys()].find((one) => one.startsWith(`${head}/`) || foldersOf(branch).includes(one))
  const blockedBy = refs.has(head) ? undefined : blocking?.replace(/^refs\/heads\//, '')
  return { tip: refs.get(head), ledger: found && checked(found, branch), defaultBranch, blockedBy }
}

/** The ledger of a branch; undefined where it has none. */
export const readLedger = async (git: Git, from: Transport, branch: string): Promise<KnownLedger | undefined> =>
  (await readBranch(git, from, branch)).ledger

/** Ledgers of every branch of a remote whose name passes, also of branches that are gone. Those that cannot be read are passed over. */
export async function readLedgers(
  git: Git,
  from: Transport,
  isWanted: (branch: string) => boolean,
): Promise<readonly KnownLedger[]> {
  const { ledgers } = await readRefs(git, from, [`${LEDGER_REFS}*`])
  return [...ledgers].flatMap(([ref, found]) => {
    const branch = 'text' in found ? branchIn(found.text) : undefined
    return branch !== undefined && ledgerRef(branch) === ref && isWanted(branch) ? [checked(found, branch)] : []
  })
}

/** Ledgers of these branches, by name; those that are missing or cannot be read are passed over. */
export async function readLedgersOf(
  git: Git,
  from: Transport,
  branches: readonly string[],
): Promise<ReadonlyMap<string, KnownLedger>> {
  const { ledgers } = await readRefs(git, from, branches.map(ledgerRef))
  return new Map(
    branches.flatMap((branch) => {
      const found = ledgers.get(ledgerRef(branch))
      const ledger = found && undefinedIfRefused(() => checked(found, branch))
      return ledger ? [[branch, ledger] as const] : []
    }),
  )
}

/** The branch that a ledger names as its own; its ref has to agree. */
function branchIn(text: string): string | undefined {
  const [, branch] = /"branch":"refs\/heads\/((?:[^"\\]|\\.)*)"/.exec(text) ?? []
  return branch === undefined ? undefined : (JSON.parse(`"${branch}"`) as string)
}

interface RemoteRefs {
  /** Commits by the full names of refs. */
  readonly refs: ReadonlyMap<string, string>
  /** Those of ledgers, with the content of their files. */
  readonly ledgers: ReadonlyMap<string, ReadFile & { readonly commit: string }>
  readonly defaultBranch: string | undefined
}

async function readRefs(git: Git, from: Transport, patterns: readonly string[], seen?: SeenRefs): Promise<RemoteRefs> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { refs, defaultBranch } = round === 1 && seen ? seen : await remoteRefs(git, from, patterns)
    const wanted = new Map([...refs].filter(([ref]) => ref.startsWith(LEDGER_REFS)))
    if (wanted.size === 0) return { refs, ledgers: new Map(), defaultBranch }
    const files = await readRefFiles(git, from, wanted, { name: LEDGER_FILE, most: LEDGER_BYTES })
    if (!files) continue
    const ledgers = new Map([...wanted].map(([ref, commit], at) => [ref, { ...(files[at] as ReadFile), commit }]))
    return { refs, ledgers, defaultBranch }
  }
  throw new EditplanError({ name: 'GIT_FAILED', message: MOVING })
}

const MOVING =
  'The ledger of the branch moves each time it is read: another run is publishing. Let one at a time run (in a workflow: `concurrency`), then try again.'

function checked(found: ReadFile & { readonly commit: string }, branch: string): KnownLedger {
  const { commit } = found
  if ('damage' in found) throw damaged(branch, { at: commit, what: `it ${found.damage}` })
  return { ...parseLedger(found.text, { branch, at: commit }), commit }
}

/** Writes a ledger's commit here; its id. Nothing is pushed. */
export const writeLedger = (git: Git, ledger: Ledger): Promise<string> => writeRefFile(git, fileOf(ledger))

/** Writes a ledger's commit at GitHub; its id there. No ref moves. */
export const sendLedger = (github: GitHub, repository: string, ledger: Ledger): Promise<string> =>
  sendRefFile(github, repository, fileOf(ledger))

/** Throws LEDGER_INVALID for a ledger that its reader would refuse. */
const fileOf = (ledger: Ledger): RefFile => {
  const text = printLedger(ledger)
  const fault = faultOf(text, ledger)
  if (fault === undefined) return { ...LEDGER_COMMIT, text }
  const message = `The ledger of the branch ${JSON.stringify(ledger.branch)} would be one that cannot be read again: ${fault} Nothing was pushed. Publish to a branch with another name.`
  throw new EditplanError({ name: 'LEDGER_INVALID', message })
}

/** Why a ledger as it is written is not read as what it is, in a sentence. */
function faultOf(text: string, { branch }: Ledger): string | undefined {
  if (Buffer.byteLength(text) > LEDGER_BYTES) return `it is larger than ${LEDGER_BYTES} bytes.`
  try {
    const known = parseLedger(text, { branch: branch.replace(/^refs\/heads\//, ''), at: 'unwritten' })
    return printLedger(known) === text ? undefined : 'it would be read as another one.'
  } catch (error) {
    if (error instanceof EditplanError) return error.message
    throw error
  }
}

/** What every ledger's commit has in common. */
export const LEDGER_COMMIT = { name: LEDGER_FILE, message: 'Ledger of a branch of editplan' } as const
