import path from 'node:path'
import type { RecordedCall } from '../../../../core/history/recordings.ts'
import { isObject } from '../../../../core/text/json.ts'
import { clipped } from '../../../../core/text/words.ts'
import type { RecordOptions } from '../plan.ts'
import { CheckoutNotes } from './checkout-notes.ts'
import { type Item, itemsAt, type Message, messageOf, textAt } from './message.ts'
import { type RecordedSession, SessionRecorder } from './session-recorder.ts'
import { callOf, filesOf } from './tool-call.ts'

interface OpenSession {
  readonly recorder: SessionRecorder
  /** What the user asked for last. */
  words: string
  /** What is known of the calls that have not ended, by their ids. */
  readonly calls: Map<string, Item>
}

/** What an agent was asked, until it answers. */
interface AskedRequest {
  readonly method: string
  readonly session?: OpenSession
}

/** Follows the messages between an editor and an agent, and records each session. */
export class AcpObserver {
  readonly #options: Omit<RecordOptions, 'root'>
  readonly #cwd: string
  readonly #sessions = new Map<string, OpenSession>()
  readonly #checkouts = new Map<string, CheckoutNotes>()
  /** Requests of the editor, by their ids. */
  readonly #asked = new Map<string, AskedRequest>()
  /** Files that the agent asked the editor to write, by the ids of the requests. */
  readonly #writes = new Map<string, { readonly session: OpenSession; readonly call: RecordedCall }>()
  readonly #onTurn: (session: RecordedSession) => void
  #agent: string | undefined

  /** `cwd`: the folder of sessions that do not name theirs. */
  constructor(
    cwd: string,
    options: Omit<RecordOptions, 'root'>,
    onTurn: (session: RecordedSession) => void = () => {},
  ) {
    this.#cwd = cwd
    this.#onTurn = onTurn
    this.#options = options
  }

  /** A message to the agent. What it gives is to be waited for before the message passes. */
  fromEditor(line: Buffer): Promise<void> | undefined {
    const message = messageOf(line)
    if (!message) return undefined
    const { method, id, params } = message
    if (method === undefined) return this.#written(id)
    const session = this.#opened(message)
    if (id !== undefined) this.#asked.set(id, { method, ...(session && { session }) })
    if (!session || !/^session\/(prompt|new|load|resume|fork)$/.test(method)) return undefined
    if (method === 'session/prompt') session.words = wordsOf(params)
    const noted = session.recorder.note(method === 'session/prompt' ? {} : { fresh: true })
    return method === 'session/prompt' ? noted : undefined
  }

  /** A message to the editor. What it gives is to be waited for before the message passes. */
  fromAgent(line: Buffer): Promise<void> | undefined {
    const message = messageOf(line)
    if (!message) return undefined
    const { method, id, params } = message
    if (method === undefined) return id === undefined ? undefined : this.#answered(id, message)
    if (method === 'session/update' && isObject(params.update)) this.#updated(params, params.update)
    if (method === 'session/request_permission' && isObject(params.toolCall)) this.#updated(params, params.toolCall)
    if (method === 'fs/write_text_file' && id !== undefined) this.#writing(id, params)
    return undefined
  }

  /** The plans of all sessions, in the order in which they began. */
  async end(): Promise<readonly RecordedSession[]> {
    const open = [...this.#sessions]
    await Promise.all(open.map(([, { recorder }]) => recorder.note()))
    return Promise.all(open.map(endOf))
  }

  /** The session that a request of the editor is about. One that is asked for is recorded from now on. */
  #opened({ method, params }: Message): OpenSession | undefined {
    const id = textAt(params, 'sessionId')
    const cwd = textAt(params, 'cwd')
    if (method === 'session/new') return this.#open(cwd)
    if (id === undefined) return undefined
    const known = this.#sessions.get(id)
    if (known || !/^session\/(prompt|load|resume)$/.test(method ?? '')) return known
    return this.#begin(id, cwd)
  }

  #open(given: string | undefined, id = ''): OpenSession {
    const cwd = path.resolve(this.#cwd, given ?? '.')
    const checkout = this.#checkouts.get(cwd) ?? new CheckoutNotes(cwd, () => this.#made(cwd))
    this.#checkouts.set(cwd, checkout)
    return { recorder: new SessionRecorder(checkout, id, this.#options), words: '', calls: new Map() }
  }

  /** Plans are made as soon as there is time: what they are made from may be gone later. */
  async #made(cwd: string): Promise<void> {
    for (const { recorder } of this.#sessions.values()) if (recorder.checkout.cwd === cwd) await recorder.make()
  }

  #begin(id: string, cwd: string | undefined, session = this.#open(cwd, id)): OpenSession {
    session.recorder.name(id, this.#agent)
    this.#sessions.set(id, session)
    return session
  }

  #answered(id: string, { result }: Message): Promise<void> | undefined {
    const asked = this.#asked.get(id)
    this.#asked.delete(id)
    if (asked?.method === 'initialize') this.#agent = textAt(result?.agentInfo, 'name')
    const given = textAt(result, 'sessionId')
    if (given !== undefined && asked?.method === 'session/new') this.#begin(given, undefined, asked.session)
    if (given !== undefined && asked?.method === 'session/fork')
      this.#begin(given, asked.session?.recorder.checkout.cwd)
    return asked?.method === 'session/prompt' && asked.session ? this.#turnEnded(asked.session) : undefined
  }

  /** The plan is written while the editor goes on. */
  #turnEnded(session: OpenSession): Promise<void> {
    const noted = session.recorder.note()
    const about = [...this.#sessions].filter(([id, one]) => one === session || id.startsWith(`${this.#idOf(session)}/`))
    // What cannot be written now is reported at the end.
    void noted
      .then(() => Promise.all(about.map(endOf)))
      .then((ended) => ended.forEach(this.#onTurn))
      .catch(() => undefined)
    return noted
  }

  #idOf(session: OpenSession): string | undefined {
    return [...this.#sessions].find(([, one]) => one === session)?.[0]
  }

  /** An update about a call: it begins where it is first heard of, and ends where it is completed or has failed. */
  #updated(params: Item, update: Item): void {
    const id = textAt(update, 'toolCallId')
    if (id === undefined || !/^tool_call(_update)?$/.test(textAt(update, 'sessionUpdate') ?? 'tool_call')) return
    const session = this.#sessionOf(params, update)
    const before = session.calls.get(id)
    const known = { ...before, ...Object.fromEntries(Object.entries(update).filter(([, value]) => value != null)) }
    const call = callOf(known, { cwd: session.recorder.checkout.cwd, words: session.words })
    const isOver = known.status === 'completed' || known.status === 'failed'
    if (!before) void session.recorder.note({ begins: call })
    if (isOver) void session.recorder.note({ ends: call })
    if (isOver) session.calls.delete(id)
    else session.calls.set(id, known)
  }

  /** A sub-agent's calls are a session of their own, in the folder of the session that started it. */
  #sessionOf(params: Item, update: Item): OpenSession {
    const id = textAt(params, 'sessionId') ?? 'session'
    const parent = this.#sessions.get(id) ?? this.#begin(id, [...this.#sessions.values()].at(-1)?.recorder.checkout.cwd)
    const parentCall = Object.values(isObject(update._meta) ? update._meta : {})
      .map((meta) => textAt(meta, 'parentToolUseId'))
      .find((value) => value !== undefined)
    if (parentCall === undefined) return parent
    const own = `${id}/${parentCall}`
    const known = this.#sessions.get(own) ?? this.#begin(own, parent.recorder.checkout.cwd)
    known.words = parent.words
    return known
  }

  /** The editor is asked to write a file: the work of the call that names it, or of the only one that is open. */
  #writing(id: string, params: Item): void {
    const [session, file] = [this.#sessions.get(textAt(params, 'sessionId') ?? ''), textAt(params, 'path')]
    if (!session || file === undefined) return
    const { cwd } = session.recorder.checkout
    const open = [...session.calls.values()]
    const named = open.filter((update) => filesOf(update, cwd).includes(file))
    const [only, ...others] = named.length > 0 ? named : open
    const words = session.words
    const { why } = callOf(only && others.length === 0 ? only : { title: `write ${file}` }, { cwd, words })
    const call = { id: `write ${id}`, why, files: [file] }
    this.#writes.set(id, { session, call })
    if (named.length === 0) void session.recorder.note({ begins: call })
  }

  #written(id: string | undefined): undefined {
    const write = this.#writes.get(id ?? '')
    this.#writes.delete(id ?? '')
    if (write) void write.session.recorder.note({ ends: write.call })
  }
}

const endOf = ([, { recorder }]: readonly [string, OpenSession]): Promise<RecordedSession> => recorder.end()

const MOST_WORDS = 80

/** The user's own words of a prompt, in one line. */
const wordsOf = (params: Item): string => {
  const line = itemsAt(params, 'prompt')
    .map((block) => textAt(block, 'text') ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return clipped(line, MOST_WORDS)
}
