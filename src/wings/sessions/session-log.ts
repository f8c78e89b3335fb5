import { documentsOf, type JsonNode, memberOf, members } from '../../core/plan/json-nodes.ts'
import type { PlanHeader } from '../../core/plan/schema.ts'
import type { ImportSource } from '../../core/run/wing-slots.ts'
import { sha256 } from '../../core/text/digest.ts'
import { belowFolder } from '../../core/text/folder-spellings.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import {
  type CallResult,
  DOUBTFUL,
  isMark,
  isObjectNode,
  type LoggedCall,
  type ObjectNode,
  type OpenCall,
  textField,
  textOf,
} from './call.ts'
import { addCall } from './call-steps.ts'
import type { CallKeys } from './calls-anywhere.ts'
import { chosenOf, leaveOutAnswers, passOver } from './choice.ts'
import { folderIn } from './first-words.ts'
import { withoutThoughts } from './frames.ts'
import { operationOf } from './operations.ts'
import { inFolder, isFromRoot } from './paths.ts'
import { Reconstruction } from './reconstruction.ts'
import { NamedVersions } from './recorded-with.ts'
import type { Recording } from './recording.ts'
import { pathsOf } from './sightings.ts'
import { type Importer, optionsOf } from './source.ts'
import { type Speaker, sessionOf, speakerIn } from './speaker.ts'

interface LogFormat {
  readonly habits: Parameters<typeof addCall>[2]['habits']
  /** Whether the calls of a log without any answer, as of a model's one response, count as carried out; default false. */
  readonly proposals?: boolean
  /** Whether an id that comes again is another call's: the log never repeats itself. */
  readonly reusesIds?: boolean
  /** What it calls the parts of a call, where those are words of its own. */
  readonly keys?: CallKeys
  /** Options of the plan. Default: it reads files itself. */
  readonly options?: (recording: Recording) => Partial<PlanHeader['options']>
}

type Reader = (line: ObjectNode) => void

/**
 * An importer of sessions: `open` gives what reads the lines of a source into its log. Several sources, as of a session and its
 * sub-agents, are merged by time; one that only proposes calls may be answered by another. Edits that are equal are kept: the session
 * made each of them, unless its calls are only proposals.
 */
export const sessionImporter =
  (format: LogFormat, open: (log: SessionLog) => Reader): Importer =>
  (sources, recording, options) => {
    const reconstruction = new Reconstruction(recording)
    const begin = () => new SessionLog(reconstruction, { ...options, ...format })
    reconstruction.showsAgents = sources.length > 1
    const shared = format.proposals ? begin() : undefined
    const logs = shared ? [shared] : sources.map(begin)
    const versions = new NamedVersions(options.agent)
    const openLog = (log: SessionLog): Reader => {
      const read = open(log)
      return (line) => {
        versions.take(line.value)
        read(line)
      }
    }
    takeByTime(sources.map((source, at) => linesOf(source, shared ?? logs[at]!, openLog)))
    for (const log of logs) log.close()
    reconstruction.close()
    if (versions.notice !== undefined) recording.note(versions.notice)
    const isDone = !shared || shared.hasResults
    recording.isRecord = isDone
    return {
      ...(recording.cwd !== undefined && { cwd: recording.cwd }),
      options: {
        ...optionsOf(recording),
        ...(format.options?.(recording) ?? { reads: 'auto' }),
        // A proposal has no Read before its edits.
        ...(isDone ? { duplicates: 'keep' } : { reads: 'auto' }),
      },
    }
  }

/** A line that is read next, with its time. */
type Line = { readonly time: string; readonly take: () => void }

/** The objects of a source in their order, which is its own whatever their times; a list is its items. */
function* linesOf(source: ImportSource, log: SessionLog, open: (log: SessionLog) => Reader): Generator<Line, void> {
  const read = open(log)
  let time = ''
  for (const document of documentsOf(source, log.recording)) {
    log.search(document)
    for (const line of linesIn(document)) {
      if (!isObjectNode(line)) continue
      time = textField(line.value, 'timestamp') ?? time
      const take = () => {
        log.hear(line.value)
        log.place = line.at
        if (isOfAgent(line.value)) log.reconstruction.showsAgents = true
        const begins = !log.hasStarted
        read(line)
        if (begins) log.enterAs(line.value)
      }
      yield { time, take }
    }
  }
}

/** The lines of a document: its own where it is a list, or wraps one as some programs that export logs do. Words are a command. */
const linesIn = (document: JsonNode): Iterable<JsonNode> => {
  const { value } = document
  if (Array.isArray(value) && typeof value[0] === 'string') return [{ ...document, value: { command: value } }]
  const wrapped = Array.isArray(document.value) ? document : memberOf(document, 'loglines')
  return wrapped && Array.isArray(wrapped.value) ? members(wrapped) : [document]
}

/** Whether a line is of an agent that another one started. */
const isOfAgent = ({ isSidechain, data }: ObjectNode['value']): boolean =>
  isSidechain === true || textField(data, 'parentToolCallId') !== undefined

type Lines = Generator<Line, void>

const takeByTime = (sources: readonly Lines[]): void => {
  const nextOf = (source: Lines) => {
    const { value: line } = source.next()
    return line ? [{ source, line }] : []
  }
  let waiting = sources.flatMap(nextOf)
  while (waiting.length > 0) {
    const first = waiting.reduce((earliest, one) => (earliest.line.time <= one.line.time ? earliest : one))
    first.line.take()
    waiting = waiting.flatMap((one) => (one === first ? nextOf(one.source) : [one]))
  }
}

/**
 * Pairs the calls of a log with their results and makes steps of them, in the order in which they ended. A call that
 * occurs twice, as in a resumed session, counts once.
 */
export class SessionLog {
  /** What the agent wrote last; belongs to the calls that follow until something is answered. */
  why: string | undefined
  #speaker: Speaker = {}
  #session: LoggedCall['session']
  /** Whether the log tells how calls ended. */
  hasResults = false
  /** The log is one of what happened: what is not answered did not. */
  isSession = false
  /** Where the log is read. */
  place: ObjectNode['at'] | undefined
  readonly reconstruction: Reconstruction
  readonly recording: Recording
  readonly #options
  readonly #open = new Map<string, OpenCall>()
  /** What was called under each id. */
  readonly #seen = new Map<string, string>()
  /** Answers to calls that were not shown yet, by their ids: some exports have them the other way round. */
  readonly #early = new Map<string, { readonly result: Answer; readonly place: ObjectNode['at'] | undefined }>()
  readonly #points = new Map<string, number>()
  #made = 0
  /** Where the last answer says that it was cut off. */
  #cut: ObjectNode['at'] | undefined
  /** Answers in words, which may hold a change that is no call. */
  readonly #told: { readonly text: string; readonly at: ObjectNode['at'] }[] = []
  /** Where calls are made that do not say it themselves. */
  #folder: string | undefined

  constructor(reconstruction: Reconstruction, options: LogFormat & Parameters<Importer>[2]) {
    this.#options = options
    this.#session = sessionOf({}, options.agent)
    this.reconstruction = reconstruction
    this.recording = reconstruction.recording
    this.enter(this.recording.place?.named)
  }

  /** Takes what says in which folder the session works: calls that follow are made there. The first tells the root, unless that is known. */
  enter(folder: unknown): void {
    if (typeof folder !== 'string') return
    const { recording } = this
    const taken = recording.sightings.enter(folder)
    recording.cwd ??= taken
    const root = recording.cwd
    const isRelated =
      !isFromRoot(recording.relative(`${folder}/any`)) || belowFolder(folder)(`${root}/any`) !== undefined
    if (this.#folder === undefined && !isRelated)
      this.leaveOut('folder', `It worked in ${folder}, and --cwd says ${root}`)
    this.#folder = folder
  }

  /** Takes the folder that a line names in words, where the log does not name it otherwise. */
  enterAs(line: unknown): void {
    if (this.#folder === undefined) this.enter(folderIn(line))
  }

  /** Whether it shows a call. */
  get hasStarted(): boolean {
    return this.#made > 0
  }

  /** Takes a call, and gives the id by which it is answered. */
  call({ name, id: given, ...call }: SaidCall): string {
    const asked = typeof given === 'string' ? given : this.freeId()
    if (typeof name !== 'string') this.leaveOut('call', 'It names no tool')
    if (typeof name !== 'string') return asked
    const what = sha256(`${name} ${JSON.stringify(call.input)}`)
    const [isOpen, isSame] = [this.#open.has(asked), this.#seen.get(asked) === what]
    if (isOpen && !isSame && this.#options.proposals) {
      const reason = `Another call has its id, ${JSON.stringify(asked)}. Give each call its own id.`
      this.recording.leaveOut(name, { reason, at: call.at })
      return asked
    }
    this.recording.calls.take(given, call.input)
    // A client that reuses ids tells one call several times, with more of it each time.
    if (this.#options.reusesIds ? isOpen : isSame) return asked
    const id = isOpen ? this.freeId() : asked
    this.#seen.set(id, what)
    this.#made++
    const { why = this.why, session = this.#session } = call
    // Where a model's API is called, paths are as the caller has them.
    const isCallers = this.#options.proposals === true && !this.isSession
    const named = call.folder ?? this.#folder
    const start = named ?? (this.recording.place?.folder || undefined)
    const operation = operationOf(name, call.input)
    const own = 'folder' in operation ? operation.folder : undefined
    const folder = own === undefined ? start : inFolder(own, start)
    const unplaced = named === undefined && !isCallers && !isFromRoot(folder ?? '')
    this.#open.set(id, { ...call, name, id, why, session, folder, unplaced, operation })
    const early = this.#early.get(asked)
    this.#early.delete(asked)
    if (early) this.result(id, early.result)
    return id
  }

  /** Takes what a line of the log says about its session and of the model that speaks; it belongs to the calls that follow. */
  hear(line: unknown): void {
    const heard = { ...this.#speaker, ...speakerIn(line) }
    if (Object.entries(heard).every(([key, value]) => this.#speaker[key as keyof Speaker] === value)) return
    this.#speaker = heard
    this.#session = sessionOf(heard, this.#options.agent)
  }

  /**
   * Takes why a model stopped, where an object says it, and what its words propose beside its calls. An answer that its limit of tokens ended would have gone on: of a proposal nobody
   * knows with what.
   */
  stop({ value: message, at }: ObjectNode): void {
    const details = isObject(message.incomplete_details) ? message.incomplete_details.reason : undefined
    const ended = Array.isArray(message.output) ? message.status : undefined
    const reason = [...STOPS.map((key) => message[key]), details, ended].find((one) => typeof one === 'string')
    if (reason !== undefined) this.#cut = CUT.test(scalarText(reason)) ? at : undefined
    const { role = message.parts && 'model' } = message
    const isAnswer = this.#options.proposals && (role === 'assistant' || role === 'model')
    const text = isAnswer ? textOf(message.content ?? message.parts) : undefined
    if (text !== undefined) this.tell(text, at)
  }

  /** Takes words that may hold a change beside the calls. */
  tell(text: string, at: ObjectNode['at']): void {
    this.#told.push({ text, at })
  }

  /** Takes where an answer says that it is not whole. */
  cut(at: ObjectNode['at']): void {
    this.#cut = at
  }

  /** Takes how the call of an id ended. */
  result(id: unknown, result: Answer): void {
    if (typeof id !== 'string') return
    this.hasResults = true
    this.why = undefined
    const call = this.#open.get(id)
    if (!call) {
      if (!this.#seen.has(id)) this.#early.set(id, { result, place: this.place })
      return
    }
    this.#open.delete(id)
    const ended = typeof result === 'function' ? result(call) : result
    if (call.unplaced) this.enter(folderShown(call, ended))
    this.recording.sightings.take(call, ended)
    addCall({ call, result: ended }, this.reconstruction, this.#options)
  }

  /** Takes an answer, which is of no use where it does not say what it answers. */
  answer(id: unknown, result: Answer): void {
    if (typeof id !== 'string') this.leaveOut('answer', 'It does not say which call it answers')
    this.result(id, result)
  }

  /** Adds a call that is logged with its result. The agent's text also belongs to the next one. */
  done(call: SaidCall, result: CallResult | ((call: OpenCall) => CallResult)): void {
    const { why } = this
    this.result(this.call(call), result)
    this.why = why
  }

  /** Takes a block of a message as the Messages API has it, or as Bedrock wraps it; false for any other. */
  block(
    { value: block, at }: ObjectNode,
    resultOf: (call: OpenCall, block: ObjectNode['value']) => CallResult,
  ): boolean {
    const value = unwrapped(block)
    const { type, id, name, input, text } = value
    if (type === 'tool_use' && typeof name === 'string') this.call({ name, id, input, at: at() })
    else if (type === 'tool_result')
      this.answer(value.tool_use_id ?? value.toolUseID, (call) =>
        isMark(value.is_error) ? resultOf(call, value) : DOUBTFUL,
      )
    else if (type === 'text' && typeof text === 'string') this.why = text
    else return false
    return true
  }

  /** Lists what the log holds at this place and no reader understands. */
  leaveOut(construct: string, why: string): void {
    const at = this.place?.() ?? { file: '', line: 1, column: 1 }
    this.recording.leaveOut(construct, {
      reason: `${why}; if it changed files, those changes are not in the plan.`,
      at,
    })
  }

  /** Of answers to one request the one that is asked for; the only one. */
  chosen(list: JsonNode): readonly JsonNode[] {
    return chosenOf([...members(list)], { choice: this.#options.choice, recording: this.recording })
  }

  /** Whether pieces of an answer, by its number from 1, are of the one that is asked for; of several none is, unless one is asked for. */
  isChosen(number: number, piece: JsonNode): boolean {
    const { choice } = this.#options
    const { recording } = this
    if (number > recording.answers) {
      recording.answers = number
      if (choice === undefined && number > 1) {
        if (number === 2) leaveOutAnswers(piece, recording)
        this.#open.clear()
      }
    }
    return choice === undefined ? recording.answers === 1 : number === choice
  }

  /** Looks for calls that its reader may pass over. */
  search(document: JsonNode): void {
    this.recording.calls.search(document, this.#options.keys)
  }

  /** The calls of what is not chosen are not among those that nobody read. */
  passOver(answer: JsonNode): void {
    passOver(answer, this.recording, this.#options.keys)
  }

  /** A call that is open under this id. */
  opened(id: string): OpenCall | undefined {
    return this.#open.get(id)
  }

  /** An id to pair a call that has none; no step can have it, so the plan gives the call no id either. */
  freeId(): string {
    return `\0${this.#made}`
  }

  /** Id of the first call of that tool that has no result yet. */
  firstOpen(name: unknown): string | undefined {
    return [...this.#open].find(([, call]) => call.name === name)?.[0]
  }

  /** Gives a name to this point of the session, which may go back to it. */
  mark(id: unknown): void {
    if (typeof id === 'string' && !this.#points.has(id)) this.#points.set(id, this.recording.checkpoint())
  }

  backTo(id: unknown): void {
    const checkpoint = this.#points.get(scalarText(id))
    if (checkpoint !== undefined) this.recording.rewind(checkpoint)
  }

  /** Takes what is left open: proposals count as done where they may, others were never carried out. */
  close(): void {
    for (const { place } of this.#early.values()) {
      this.place = place
      this.leaveOut('answer', 'It answers a call that the log does not show')
    }
    const proposed = this.#options.proposals === true && !this.hasResults && !this.isSession
    for (const call of proposed ? this.#open.values() : [])
      this.recording.sightings.take(call, { failed: false, proposed })
    if (proposed && this.#cut) {
      const reason =
        'The answer was cut off, by its token limit or by a filter, so a part of it is missing. Ask for the rest, or for all of it again.'
      this.recording.leaveOut('answer', { reason, at: this.#cut(), is: 'not read' })
    }
    for (const { text, at } of proposed ? this.#told : []) {
      const { file, line } = at()
      this.recording.texts.push({ file, lines: withoutThoughts(text).split('\n'), taken: [], toldAt: line })
    }
    for (const call of this.#open.values())
      addCall({ call, ...(proposed && { result: { failed: false, proposed } }) }, this.reconstruction, this.#options)
    this.#open.clear()
  }
}

/** Where the APIs say why a model stopped. */
const STOPS = ['stop_reason', 'finish_reason', 'finishReason', 'stopReason', 'done_reason']
const CUT =
  /^(?:max_tokens|max_output_tokens|length|model_context_window_exceeded|content_filter|safety|recitation|refusal|prohibited_content|spii|blocklist|malformed_\w+|unexpected_tool_call|error\w*|failed|cancelled|incomplete|guardrail_intervened|other|language)$/i

/** Bedrock has a call and its result under keys of their own. */
const unwrapped = ({ toolUse, toolResult, ...block }: ObjectNode['value']): ObjectNode['value'] => {
  if (isObject(toolUse)) return { ...toolUse, type: 'tool_use', id: toolUse.toolUseId }
  if (!isObject(toolResult)) return block
  const { toolUseId, status } = toolResult
  return { ...toolResult, type: 'tool_result', tool_use_id: toolUseId, is_error: status === 'error' }
}

/** How a call ended, or what tells it of the call. */
type Answer = CallResult | ((call: OpenCall) => CallResult)

/** A call of a log. Without a name it is ignored; without an id it gets one. */
type SaidCall = Omit<LoggedCall, 'name' | 'id'> & { readonly name: unknown; readonly id?: unknown }

/** The folder in which a call was made, where its answer says it: `pwd` prints it, or a path is given from there and answered as a whole. */
const folderShown = ({ operation }: OpenCall, { exitCode, printed, files = [] }: CallResult): string | undefined => {
  if (operation.kind === 'shell') {
    const [line = '', ...more] = operation.commands
    const [first = ''] = printed?.split('\n') ?? []
    return more.length === 0 && exitCode === 0 && /^\s*pwd\s*($|&&|;)/.test(line) && /^\/\S/.test(first)
      ? first
      : undefined
  }
  for (const given of pathsOf(operation)) {
    const end = `/${given.replace(/^\.\//, '')}`
    const whole = files.find(({ path }) => !isFromRoot(given) && isFromRoot(path) && path.endsWith(end))
    if (whole) return whole.path.slice(0, -end.length)
  }
  return undefined
}
