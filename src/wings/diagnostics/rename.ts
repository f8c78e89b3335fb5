import { changedPaths } from '../../core/git/commands/diff.ts'
import { filesHolding } from '../../core/git/commands/grep.ts'
import { headCommit } from '../../core/git/commands/rev-parse.ts'
import { type Git, openGit } from '../../core/git/git.ts'
import { scratchObjects } from '../../core/git/object-store.ts'
import { snapshotWorkTree } from '../../core/git/work-tree-snapshot.ts'
import { withDigest } from '../../core/plan/digest.ts'
import { type FixRecording, fixOutputs } from '../../core/plan/fix-output.ts'
import { planOptions } from '../../core/plan/options.ts'
import type { Plan, Step } from '../../core/plan/schema.ts'
import { filterEnvironment } from '../../core/programs/environment.ts'
import { isolatedWorktree } from '../../core/run/isolated-worktree.ts'
import { openPolicy, type RunPolicy } from '../../core/run/run-policy.ts'
import { lookUpFile } from '../../core/run/wing-slots.ts'
import { textOfFile } from '../../core/text/encoding.ts'
import { groupBy } from '../../core/text/group-by.ts'
import { visible } from '../../core/text/visible.ts'
import { counted, listed } from '../../core/text/words.ts'
import { openDisk } from '../../core/workspace/sources/disk.ts'
import { EditplanError, type ErrorName, type Problem } from '../../errors.ts'
import type { RenamePlan, RenameRequest } from '../../wing.ts'
import { serverOf } from './diagnose-run.ts'
import { asUnknown, type Unknown, UnknownError } from './diagnostic.ts'
import { type Conversation, openConversations } from './documents.ts'
import { askAbout } from './freshness.ts'
import type { LanguageServer } from './language-server.ts'

/**
 * Asks the policy's language server to rename a symbol, and makes its answer one Fix, which needs no server. The server sees the files of
 * the head commit, in a worktree of its own. Throws UNAVAILABLE_HERE where the policy names no server for the file or it does not start,
 * FILE_NOT_FOUND, STRING_NOT_FOUND and STRING_NOT_UNIQUE for the place, DIRTY_FILES, LIMIT_EXCEEDED, INVALID_INPUT for what the server refuses,
 * FIXES_LEFT_OUT for an answer that cannot be taken as a whole, INTERRUPTED.
 */
export async function planRename(request: RenameRequest): Promise<RenamePlan> {
  const git = await openGit(request.root)
  const head = await git.run(headCommit())
  if (head === undefined) throw refused('NO_COMMIT', 'The repository has no commits. Make a first commit.')
  const policy = await openPolicy(git, head, { given: request.policy, asks: false })
  const rule = (policy.file.diagnostics ?? []).find((one) => serverOf(one).asks(request.file))
  if (!rule) {
    const message = `The policy names no language server for ${visible(request.file)}. Name one under \`diagnostics\` in .github/editplan.yml.`
    throw refused('UNAVAILABLE_HERE', message)
  }
  const server = serverOf(rule)
  await refuseChanged(git, head, server)
  await using place = await isolatedWorktree(git, head, { settings: policy.file.worktree, signal: request.signal })
  const asked = await openQuestion(place.git, { request, server, policy })
  const edit = await answerOf(asked)
  const { step, edits } = await fixOf(edit, asked, git)
  return { plan: planOf(request, step), notes: [...place.notes, ...leftNotes(asked, edits)] }
}

const refused = (name: ErrorName, message: string): EditplanError => new EditplanError({ name, message })

/** The server does not see what is not committed: an occurrence there would be missed. */
async function refuseChanged(git: Git, head: string, server: LanguageServer): Promise<void> {
  using store = scratchObjects(git)
  const tree = await snapshotWorkTree(store.git)
  const paths = (await store.git.run(changedPaths(head, tree))).filter(server.asks)
  if (paths.length === 0) return
  const message = `${listed(
    paths.map((path) => visible(path)),
    5,
  )}: uncommitted changes, which the language server would not see. Commit or stash them first.`
  throw refused('DIRTY_FILES', message)
}

interface RenameQuestion {
  readonly request: RenameRequest
  readonly server: LanguageServer
  readonly policy: RunPolicy
  /** The worktree that the server sees. */
  readonly git: Git
  /** The file of the symbol, and others that hold its name. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly position: { readonly line: number; readonly character: number }
}

/** Files that a server holds open for one question. */
const MOST_FILES = 1000

async function openQuestion(
  git: Git,
  { request, server, policy }: Pick<RenameQuestion, 'request' | 'server' | 'policy'>,
): Promise<RenameQuestion> {
  const workspace = openDisk(git.root)
  const read = (path: string): string | undefined => {
    const found = lookUpFile(path, { workspace, policy })
    return found.ok && found.bytes ? textOfFile(found.bytes) : undefined
  }
  const text = read(request.file)
  if (text === undefined)
    throw refused('FILE_NOT_FOUND', `The head commit has no text file ${visible(request.file)} that may be read.`)
  const position = positionIn(text, request)
  const holding = (await git.run(filesHolding([request.name]))) ?? []
  const others = holding.filter((path) => path !== request.file && server.asks(path))
  if (others.length >= MOST_FILES)
    throw refused(
      'LIMIT_EXCEEDED',
      `${counted(others.length + 1, 'file')} hold ${visible(request.name)}, more than the ${MOST_FILES} that a server is asked about. Rename with an Edit by \`pattern\` and \`glob\`.`,
    )
  const files = others.flatMap((path) => {
    const content = read(path)
    return content === undefined ? [] : [{ path, text: content }]
  })
  return { request, server, policy, git, position, files: [{ path: request.file, text }, ...files] }
}

/** Where a name occurs in a line, as a whole word. */
function positionIn(text: string, { file, line, column, name }: RenameRequest): RenameQuestion['position'] {
  const content = text.split(/\r\n|\n|\r/)[line - 1]
  const where = `line ${line} of ${visible(file)}`
  if (content === undefined) throw refused('STRING_NOT_FOUND', `${visible(file)} has no line ${line}.`)
  const places = placesOf(name, content)
  const meant = column === undefined ? places : places.filter((at) => at < column && column <= at + name.length)
  const [only, ...others] = meant
  if (only === undefined) {
    const elsewhere = places.length > 0 ? ` It is at column ${places.map((at) => at + 1).join(', ')}.` : ''
    throw refused(
      'STRING_NOT_FOUND',
      `${visible(name)} is not at ${column === undefined ? '' : `column ${column} of `}${where}.${elsewhere}`,
    )
  }
  if (others.length > 0) {
    const columns = meant.map((at) => at + 1).join(', ')
    throw refused('STRING_NOT_UNIQUE', `${visible(name)} is several times in ${where}. Add a column: ${columns}.`)
  }
  return { line: line - 1, character: only }
}

/** Where a text holds the name as a whole word. */
function placesOf(name: string, text: string): readonly number[] {
  const places: number[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isWord(text[at - 1]) && !isWord(text[at + name.length])) places.push(at)
  return places
}

const isWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}_$]/u.test(character)

/** What the server answers. A server that does not answer, or that ends, is a refusal. */
async function answerOf(question: RenameQuestion): Promise<object> {
  const { request, server, git } = question
  await using conversations = openConversations()
  try {
    const host = { root: git.root, environment: filterEnvironment(), signal: request.signal }
    const conversation = await conversations.open(server, host).catch((error: unknown) => {
      throw request.signal?.aborted ? error : notStarted(server, asUnknown(error))
    })
    const answer = await ask(conversation, question)
    if (typeof answer === 'object' && answer !== null) return withoutVersions(answer, conversation)
    throw new UnknownError({ reason: 'refused', message: 'the server renames nothing there' })
  } catch (error) {
    if (error instanceof EditplanError) throw error
    const { reason, message } = asUnknown(error)
    if (request.signal?.aborted)
      throw refused('INTERRUPTED', 'The server was stopped. Nothing was written. Start it again.')
    const name = reason === 'refused' ? 'INVALID_INPUT' : 'FIXES_LEFT_OUT'
    throw refused(name, `${server.name} does not say what to rename (${reason}): ${message.replace(/\.+$/, '')}.`)
  }
}

const notStarted = ({ name }: LanguageServer, { reason, message }: Unknown): EditplanError =>
  refused(
    'UNAVAILABLE_HERE',
    `${name} does not start (${reason}): ${message.replace(/\.+$/, '')}. Install it, or correct its command under \`diagnostics\` in .github/editplan.yml.`,
  )

async function ask(
  { client, documents }: Conversation,
  { request, files, position }: RenameQuestion,
): Promise<unknown> {
  const { renameProvider } = client.capabilities
  if (!renameProvider) throw new UnknownError({ reason: 'refused', message: 'the server offers no rename' })
  await documents.show(files)
  // What it says about the files is of no interest here; that it says it shows that it has loaded them.
  await askAbout(client, documents, documents.paths)
  const at = { textDocument: { uri: client.uriOf(request.file) }, position }
  const prepares = typeof renameProvider === 'object' && renameProvider.prepareProvider === true
  if (prepares && (await client.request('textDocument/prepareRename', at)) === null) return null
  return client.request('textDocument/rename', { ...at, newName: request.to })
}

/** Edits of another version of a file are about another text. */
function withoutVersions(answer: object, { client, documents }: Conversation): object {
  const { changes, documentChanges } = answer as { readonly changes?: unknown; readonly documentChanges?: unknown }
  if (typeof (documentChanges ?? changes) !== 'object')
    throw new UnknownError({ reason: 'protocol', message: 'its answer is no workspace edit' })
  for (const change of Array.isArray(documentChanges) ? documentChanges : []) {
    const { uri, version } =
      (change as { textDocument?: { uri?: unknown; version?: unknown } } | null)?.textDocument ?? {}
    const open = documents.paths.find((path) => client.uriOf(path) === uri)
    const known = open === undefined ? undefined : documents.of(open)?.version
    if (version !== undefined && version !== null && version !== known)
      throw new UnknownError({
        reason: 'protocol',
        message: `its edits are of another version of ${visible(String(uri))}`,
      })
  }
  return answer
}

interface RenameFix {
  readonly step: Parameters<FixRecording['push']>[0]
  /** How many edits each file gets. */
  readonly edits: ReadonlyMap<string, number>
}

/** The answer as one fix, whole or refused. */
async function fixOf(answer: object, { request, server, policy, git }: RenameQuestion, own: Git): Promise<RenameFix> {
  const outputs = await fixOutputs.get()()
  const steps: RenameFix['step'][] = []
  const problems: Problem[] = []
  const [seen, workspace] = [openDisk(git.root), openDisk(own.root)]
  const recording: FixRecording = {
    cwd: git.root,
    isLive: true,
    look: (path) => {
      const found = lookUpFile(path, { workspace, policy })
      const shown = lookUpFile(path, { workspace: seen, policy })
      if (!found.ok || !shown.ok) return found.ok ? shown : found
      const isSame = found.bytes === undefined ? shown.bytes === undefined : shown.bytes?.equals(found.bytes)
      return isSame ? found : { ok: false, reason: `DIRTY_FILES: ${visible(found.path)} is not as in the head commit.` }
    },
    leaveOut: (_, { reason, at }) => void problems.push({ name: 'FIXES_LEFT_OUT', message: reason, at }),
    push: (step) => void steps.push(step),
    note: () => undefined,
  }
  const source = { name: `${server.name} rename`, text: JSON.stringify(answer) }
  outputs.read('lsp', [source], { recording, options: {} })
  if (problems.length > 0) throw new EditplanError(problems)
  const [only, ...others] = steps
  if (!only || others.length > 0)
    throw refused(
      'INVALID_INPUT',
      `${server.name} changes nothing to rename ${visible(request.name)} to ${visible(request.to)}.`,
    )
  const named = (only.input as { readonly edits: readonly FixedPlace[] }).edits.flatMap((edit) =>
    edit.old_string === undefined ? [] : [edit.file_path],
  )
  const edits = new Map([...groupBy(named, (file) => file)].map(([file, some]) => [file, some.length]))
  return { step: { ...only, input: { ...only.input, source: `${server.name}/rename` } }, edits }
}

/** An edit of the step that a Fix is; a file that it creates, renames or deletes has no text. */
type FixedPlace = { readonly file_path: string; readonly old_string?: string }

const planOf = ({ name, to }: RenameRequest, { tool, input, at }: RenameFix['step']): Plan => {
  const options = { ...planOptions.parse({}), reads: 'auto' } as const
  const step = { index: 1, tool, input, at, why: `${name} is ${to} now` } as Step
  return withDigest({ version: 1, title: `Rename ${name} to ${to}`, options }, [step])
}

/** Files that hold the name more often than the server renames it: in comments, texts, bodies of macros. */
function leftNotes(
  { files, request: { name } }: RenameQuestion,
  edits: ReadonlyMap<string, number>,
): readonly string[] {
  const left = files.filter(({ path, text }) => placesOf(name, text).length > (edits.get(path) ?? 0))
  if (left.length === 0) return []
  const paths = left.map(({ path }) => visible(path))
  return [`${visible(name)} also occurs in ${listed(paths, 5)}, where the server does not rename it.`]
}
