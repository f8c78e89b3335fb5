import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { endingOf } from './child.ts'
import type { Identity } from './commands/commit.ts'
import type { Git } from './git.ts'

export type FileOperation =
  | { readonly path: string; readonly mode: GitMode; readonly content: Uint8Array }
  | { readonly path: string; readonly mode: GitMode; readonly oid: string }
  | { readonly path: string; readonly mode: 'deleted' }

export type GitMode = '100644' | '100755' | '120000' | '160000'

interface ImportedCommit {
  readonly author: Identity
  readonly committer: Identity
  readonly message: string
  readonly files: readonly FileOperation[]
}

export type WrittenCommit = { readonly commit: string; readonly tree: string }

/** Items by index or in order that need not be in memory: there may be a million. An array is one. */
export interface Sequence<Item> extends Iterable<Item> {
  readonly length: number
  /** A negative place counts from the end. */
  at(place: number): Item | undefined
  map<Result>(make: (item: Item, place: number) => Result): Result[]
}

/** Computes each item again at each access. */
export const sequenceOf = <Item>(length: number, make: (place: number) => Item): Sequence<Item> => ({
  length,
  at(place) {
    const from = place < 0 ? place + length : place
    return from >= 0 && from < length ? make(from) : undefined
  },
  *[Symbol.iterator]() {
    for (let place = 0; place < length; place++) yield make(place)
  },
  map: (from) => Array.from({ length }, (_, place) => from(make(place), place)),
})

/** A running `git fast-import` that writes one chain of commits. No ref exists before `finish`. */
export interface FastImport {
  /** Appends a commit; resolves when git can accept more. */
  commit(commit: ImportedCommit): Promise<void>
  /** Ends the stream; the ref then names the last commit, unless `named` is false. The commits in order, as git reports them. */
  finish(options?: { readonly named?: boolean }): Promise<Sequence<WrittenCommit>>
  /** Drops the chain: ends the process and writes no ref. Objects already sent stay unreferenced until git prunes them. */
  abort(): Promise<void>
}

/** Starts a chain on `parent` that `ref` will name. Case and dates stay as given, whatever the configuration. */
export function startFastImport(git: Git, { ref, parent }: { ref: string; parent: string }): FastImport {
  const args = ['-c', 'core.ignoreCase=false', ...COMMAND]
  const child = git.start(args, KEPT_MEMORY)
  const { closed, failure } = endingOf(child, args)
  void closed.then(() => failure() && dropCrashReport(git, child.pid))
  const written = readWritten(child.stdout)
  // A comment that names the ref in git's crash report, should this process be killed.
  child.stdin.write(`# ${ref}\n`)
  const check = (): void => {
    const error = failure()
    if (error) throw error
  }
  const send = async (chunk: Uint8Array): Promise<void> => {
    check()
    if (!child.stdin.write(chunk) && child.stdin.writableLength > MOST_WAITING)
      await Promise.race([once(child.stdin, 'drain').catch(() => closed), closed])
    check()
  }
  const waiting = new WriteBuffer()
  const end = async (last: string): Promise<void> => {
    child.stdin.end(Buffer.concat([...waiting.take(), Buffer.from(last)]))
    await closed
  }
  let commits = 0
  return {
    async commit(commit) {
      const from = commits === 0 ? `from ${parent}\n` : ''
      commits++
      for (const chunk of commitChunks(commit, { ref, from, mark: commits })) {
        if (waiting.fits(chunk)) waiting.add(chunk)
        else for (const one of [Buffer.concat(waiting.take()), chunk]) await send(one)
      }
    },
    async finish({ named = true } = {}) {
      await send(Buffer.concat(waiting.take()))
      for (let first = 1; first <= commits; first += 1000) await send(questions(first, Math.min(first + 999, commits)))
      const last = commits > 0 ? '' : `from ${parent}\n`
      await end(named && commits > 0 ? 'done\n' : `reset ${ref}\n${named ? last : ''}\ndone\n`)
      check()
      return written()
    },
    async abort() {
      // A ref reset to nothing is not written; a plain kill would leave a half pack behind.
      await end(`reset ${ref}\n\ndone\n`)
    },
  }
}

/** Bytes on their way to git while the next commit is made. */
const MOST_WAITING = 1 << 20

/** Small chunks gathered into one write: a pipe is slow by the write, not by the byte. */
class WriteBuffer {
  #chunks: Uint8Array[] = []
  #bytes = 0

  fits(chunk: Uint8Array): boolean {
    return this.#bytes + chunk.length <= 65_536
  }

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
    this.#bytes += chunk.length
  }

  take(): Uint8Array[] {
    this.#bytes = 0
    return this.#chunks.splice(0)
  }
}

/**
 * Asks for the id and the tree of commits by their marks. Asked at the end, since `ls` in an open commit makes git write its trees
 * twice.
 */
function questions(first: number, last: number): Buffer {
  let text = ''
  for (let mark = first; mark <= last; mark++) text += `get-mark :${mark}\nls :${mark} ""\n`
  return Buffer.from(text)
}

/** What git answers to each commit's `get-mark` and `ls`: its id, then its tree. Both are held as bytes. */
function readWritten(stdout: Readable): () => Sequence<WrittenCommit> {
  const parts: Buffer[] = []
  let rest = Buffer.alloc(0)
  let digits = 0
  stdout.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    const id = rest.indexOf('\n')
    const length = 2 * id + ANSWER.length
    let [at, ids] = [0, '']
    for (; id > 0 && at + length <= rest.length; at += length) {
      const tree = at + id + TREE.length
      ids += rest.toString('latin1', at, at + id) + rest.toString('latin1', tree, tree + id)
    }
    if (at > 0) digits = id
    parts.push(Buffer.from(ids, 'hex'))
    rest = rest.subarray(at)
  })
  return () => {
    const ids = Buffer.concat(parts)
    const idAt = (place: number): string => ids.toString('hex', (place * digits) / 2, ((place + 1) * digits) / 2)
    const make = (place: number) => ({ commit: idAt(2 * place), tree: idAt(2 * place + 1) })
    return sequenceOf(digits === 0 ? 0 : ids.length / digits, make)
  }
}

const TREE = '\n040000 tree '
const ANSWER = `${TREE}\t\n`

interface CommitPlace {
  readonly ref: string
  /** `from` and its parent, of the first commit; else empty. */
  readonly from: string
  readonly mark: number
}

/** A commit as fast-import reads it; file contents are passed on, not copied. */
export function* commitChunks(commit: ImportedCommit, { ref, from, mark }: CommitPlace): Generator<Uint8Array> {
  const message = Buffer.from(commit.message)
  let head =
    `commit ${ref}\nmark :${mark}\n` +
    `author ${identityLine(commit.author)}\ncommitter ${identityLine(commit.committer)}\n` +
    `data ${message.length}\n${commit.message}\n${from}`
  for (const file of commit.files) {
    const path = quotePath(file.path)
    if (file.mode === 'deleted') head += `D ${path}\n`
    else if ('oid' in file) head += `M ${file.mode} ${file.oid} ${path}\n`
    else {
      yield Buffer.from(`${head}M ${file.mode} inline ${path}\ndata ${file.content.length}\n`)
      yield file.content
      head = '\n'
    }
  }
  yield Buffer.from(`${head}\n`)
}

/** A path as fast-import reads it: plain where it can be, else in C quotes, byte by byte. */
export function quotePath(path: string): string {
  if (/^[\w./@+-][\w ./@+-]*$/.test(path)) return path
  let quoted = ''
  for (const byte of Buffer.from(path)) {
    if (byte === 34 || byte === 92) quoted += `\\${String.fromCharCode(byte)}`
    else if (byte < 32 || byte > 126) quoted += `\\${byte.toString(8).padStart(3, '0')}`
    else quoted += String.fromCharCode(byte)
  }
  return `"${quoted}"`
}

/**
 * For each object git takes and frees a buffer at the end of its memory, which the GNU C library returns to the system and asks for again:
 * four fifths of the time of small commits. With this it keeps a megabyte at hand. Other libraries do not know the variable.
 */
const KEPT_MEMORY = { MALLOC_TOP_PAD_: '1048576' }

const COMMAND = ['fast-import', '--quiet', '--done', '--date-format=raw-permissive']

const identityLine = ({ name, email, date }: Identity): string => `${name}${name ? ' ' : ''}<${email}> ${date}`

/** A `git fast-import` that fails leaves a report in the git directory, besides its error output. */
const PREFIX = 'fast_import_crash_'

/** Removes the report of one process, where the system lets it: the report does no harm. */
const dropCrashReport = (git: Git, pid: number | undefined): void =>
  leniently(() => rmSync(join(git.gitDir, `${PREFIX}${pid}`), { force: true }))

/** Removes the reports of processes that wrote refs below `refs`, and only those; the same way. */
export function dropCrashReports(git: Git, refs: string): void {
  for (const name of readdirSync(git.gitDir)) {
    const file = join(git.gitDir, name)
    leniently(() => {
      if (name.startsWith(PREFIX) && readFileSync(file, 'latin1').includes(refs)) rmSync(file, { force: true })
    })
  }
}

function leniently(remove: () => void): void {
  try {
    remove()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}

/**
 * A file's name as git printed it with `core.quotePath=false`: one that holds a control character, a quote or a backslash is in C quotes,
 * any other is as it is.
 */
export const unquotedName = (name: string): string =>
  name.startsWith('"')
    ? name
        .slice(1, -1)
        .replace(/\\(?:([0-7]{3})|(.))/g, (_, octal: string | undefined, letter: string) =>
          octal === undefined ? (LETTERS[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8)),
        )
    : name

const LETTERS: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** Of commits that nobody sees. */
export const NOBODY: Identity = { name: 'editplan', email: 'editplan@localhost', date: '0 +0000' }
