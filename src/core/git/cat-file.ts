import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { endingOf, type ProcessEnd } from './child.ts'
import type { GitCommand } from './command.ts'
import { retried } from './failure.ts'
import { type Git, openGit } from './git.ts'
import { withMissingObjects } from './missing-objects.ts'

export interface GitObject {
  readonly oid: string
  readonly type: 'blob' | 'tree' | 'commit' | 'tag'
  readonly content: Buffer
}

/** Reads objects through `git cat-file --batch`; requests may overlap and are answered in order. */
export interface ObjectReader extends AsyncDisposable {
  /** By id, or by a name without line breaks (`HEAD`, `<commit>^{tree}`); undefined when the repository lacks it. */
  read(name: string): Promise<GitObject | undefined>
  /** The same while everything else waits, by a process of its own. */
  readNow(name: string): GitObject | undefined
}

/** All readers of a repository that are open at the same time share one process, which ends with the last of them. */
export function openObjectReader(git: Git): ObjectReader {
  let shared = joined(git)
  const ask = async (name: string): Promise<GitObject | undefined> => {
    // Git ends where it cannot fetch an object on demand.
    if (shared.hasEnded) shared = joined(git)
    return await shared.answers.ask(name)
  }
  return {
    read: (name) => withMissingObjects(git, () => retried(() => ask(name))),
    readNow: (name) => (isName(name) ? git.runNow(readOne(name)) : undefined),
    async [Symbol.asyncDispose]() {
      shared.readers--
      if (shared.readers === 0) await shared.end()
    },
  }
}

/** A repository that git answers about while the rest of the program is loaded: a larger process takes longer to start another. */
interface AskedAhead extends AsyncDisposable {
  /** Rejects with what `openGit` throws. */
  readonly git: Promise<Git>
}

/** Opens the repository of a folder, and starts what every run asks first: its configuration, and its objects. */
export function askAhead(directory: string): AskedAhead {
  const git = openGit(directory)
  const reader = git.then((opened) => {
    // Whoever uses the configuration is told why there is none.
    opened.config().catch(() => undefined)
    return openObjectReader(opened)
  })
  reader.catch(() => undefined)
  return {
    git,
    async [Symbol.asyncDispose]() {
      await reader.then(
        (open) => open[Symbol.asyncDispose](),
        () => undefined,
      )
    },
  }
}

const isName = (name: string): boolean => !/[\n\0]/.test(name)

const readOne = (name: string): GitCommand<GitObject | undefined> => ({
  args: ['cat-file', '--batch'],
  input: `${name}\n`,
  parse(stdout) {
    const end = stdout.indexOf(10)
    const header = headerOf(stdout.subarray(0, end).toString('utf8'))
    return header && { oid: header.oid, type: header.type, content: stdout.subarray(end + 1, end + 1 + header.size) }
  },
})

/** `<oid> <type> <size>`; undefined where the object is missing. */
function headerOf(line: string): (Pick<GitObject, 'oid' | 'type'> & { readonly size: number }) | undefined {
  const [, oid, type, size] = /^([0-9a-f]{40,64}) (blob|tree|commit|tag) (\d+)$/.exec(line) ?? []
  return oid === undefined ? undefined : { oid, type: type as GitObject['type'], size: Number(size) }
}

interface SharedReader {
  readonly answers: Answers
  readers: number
  hasEnded: boolean
  end(): Promise<void>
}

const running = new WeakMap<Git, SharedReader>()

function joined(git: Git): SharedReader {
  const shared = running.get(git) ?? startReading(git)
  shared.readers++
  return shared
}

function startReading(git: Git): SharedReader {
  const args = ['cat-file', '--batch']
  const child = git.start(args)
  const answers = new Answers(child, endingOf(child, args))
  const forget = (): void => {
    shared.hasEnded = true
    if (running.get(git) === shared) running.delete(git)
  }
  const shared: SharedReader = {
    answers,
    readers: 0,
    hasEnded: false,
    async end() {
      forget()
      child.stdin.end()
      await answers.closed
    },
  }
  running.set(git, shared)
  void answers.closed.then(forget)
  return shared
}

/** An object whose content, and the line feed after it, are coming in. */
interface PartialObject extends GitObject {
  filled: number
}

/** The batch protocol: `<oid> <type> <size>`, the content, a line feed; or `<name> missing`. One object is held at a time. */
class Answers {
  readonly closed: Promise<void>
  readonly #child: ChildProcessWithoutNullStreams
  readonly #waiting: { resolve(object: GitObject | undefined): void; reject(error: Error): void }[] = []
  #answered = 0
  #header = Buffer.alloc(0)
  #object: PartialObject | undefined
  #failure: Error | undefined

  constructor(child: ChildProcessWithoutNullStreams, { closed, failure }: ProcessEnd) {
    this.#child = child
    child.stdout.on('data', (chunk: Buffer) => this.#take(chunk))
    this.closed = closed.then(() => this.#fail(failure() ?? new Error('git cat-file is closed')))
  }

  ask(name: string): Promise<GitObject | undefined> {
    if (this.#failure) return Promise.reject(this.#failure)
    if (!isName(name)) return Promise.resolve(undefined)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      // Requests made in one go travel in one write.
      if (!this.#child.stdin.writableCorked) {
        this.#child.stdin.cork()
        queueMicrotask(() => this.#child.stdin.uncork())
      }
      this.#child.stdin.write(`${name}\n`)
    })
  }

  #take(chunk: Buffer): void {
    let rest = chunk
    while (rest.length > 0) rest = this.#object ? this.#takeContent(this.#object, rest) : this.#takeHeader(rest)
  }

  #takeHeader(chunk: Buffer): Buffer {
    const end = chunk.indexOf(10)
    if (end < 0) {
      this.#header = Buffer.concat([this.#header, chunk])
      return chunk.subarray(chunk.length)
    }
    const line = Buffer.concat([this.#header, chunk.subarray(0, end)]).toString('utf8')
    this.#header = Buffer.alloc(0)
    const header = headerOf(line)
    if (!header) this.#answer(undefined)
    else {
      // One more byte than the content: the line feed that ends it.
      const content = Buffer.allocUnsafe(header.size + 1)
      this.#object = { oid: header.oid, type: header.type, content, filled: 0 }
    }
    return chunk.subarray(end + 1)
  }

  #takeContent(object: PartialObject, chunk: Buffer): Buffer {
    const taken = chunk.copy(object.content, object.filled)
    object.filled += taken
    if (object.filled === object.content.length) {
      this.#object = undefined
      this.#answer({ oid: object.oid, type: object.type, content: object.content.subarray(0, -1) })
    }
    return chunk.subarray(taken)
  }

  #answer(object: GitObject | undefined): void {
    this.#waiting[this.#answered]?.resolve(object)
    this.#answered++
    if (this.#answered < 1024) return
    this.#waiting.splice(0, this.#answered)
    this.#answered = 0
  }

  #fail(error: Error): void {
    this.#failure ??= error
    for (const waiting of this.#waiting.splice(0).slice(this.#answered)) waiting.reject(this.#failure)
    this.#answered = 0
  }
}
