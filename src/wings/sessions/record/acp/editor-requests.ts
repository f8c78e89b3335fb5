import { isUtf8 } from 'node:buffer'
import path from 'node:path'
import { resolveRevision } from '../../../../core/git/commands/rev-parse.ts'
import { openRepository } from '../../../../core/run/baseline.ts'
import { openPolicy, type PolicySource } from '../../../../core/run/run-policy.ts'
import { filesOnDisk, type SessionFiles } from '../../../../core/session/session.ts'
import { isObject } from '../../../../core/text/json.ts'
import { commandLineOf } from '../../../../core/text/words.ts'
import { type Item, itemsAt, textAt } from './message.ts'
import { Permissions } from './permission.ts'
import { MOST_OUTPUT, Terminal } from './terminals.ts'
import { filesOf, inputOf } from './tool-call.ts'

type Answer = { readonly result: unknown } | { readonly error: { readonly code: number; readonly message: string } }

/** What an agent may ask its editor for: permissions, files and terminals, each as the policy says. */
export class EditorRequests {
  readonly #cwd: string
  readonly #files: SessionFiles & { readonly root: string }
  readonly #permissions: Permissions
  readonly #terminals = new Map<string, Terminal>()
  readonly #barred = new Set<string>()
  #started = 0

  private constructor(cwd: string, files: SessionFiles & { readonly root: string }, permissions: Permissions) {
    this.#cwd = cwd
    this.#files = files
    this.#permissions = permissions
  }

  /** Throws NOT_A_REPOSITORY, NO_COMMIT, POLICY_INVALID. Default: the policy of HEAD. */
  static async open(cwd: string, given: PolicySource | undefined): Promise<EditorRequests> {
    const git = await openRepository({ root: cwd })
    const head = await git.run(resolveRevision('HEAD'))
    const policy = await openPolicy(git, head.commit, { given, asks: true })
    const files = filesOnDisk(git.root)
    return new EditorRequests(cwd, files, new Permissions(policy, files))
  }

  /** What the policy did not allow, in the agent's words, each once: `write a.txt`, `run rm a.txt`. */
  get barred(): readonly string[] {
    return [...this.#barred]
  }

  async answer(method: string, params: Item): Promise<Answer> {
    switch (method) {
      case 'session/request_permission':
        return { result: { outcome: this.#outcome(params) } }
      case 'fs/read_text_file':
        return this.#read(params)
      case 'fs/write_text_file':
        return this.#write(params)
      case 'terminal/create':
        return this.#start(params)
    }
    const terminal = this.#terminals.get(textAt(params, 'terminalId') ?? '')
    if (!/^terminal\/(output|wait_for_exit|kill|release)$/.test(method)) return refused(-32601, 'Method not found')
    if (!terminal) return refused(-32602, 'There is no such terminal.')
    if (method === 'terminal/output') return { result: terminal.output() }
    if (method === 'terminal/wait_for_exit') return { result: await terminal.ended }
    terminal.kill()
    if (method === 'terminal/release') this.#terminals.delete(textAt(params, 'terminalId') ?? '')
    return { result: {} }
  }

  /** Ends what still runs. */
  close(): void {
    for (const terminal of this.#terminals.values()) terminal.kill()
  }

  /** Once, never for ever: the next call is judged on its own. */
  #outcome(params: Item): Item {
    const call = isObject(params.toolCall) ? params.toolCall : {}
    const isAllowed = this.#permissions.allowsCall(call, this.#cwd)
    if (!isAllowed) this.#barred.add(this.#nameOf(call))
    const wanted = isAllowed ? /^allow_once$/ : /^reject_(once|always)$/
    const option = itemsAt(params, 'options').find(({ kind }) => wanted.test(String(kind)))
    return option ? { outcome: 'selected', optionId: option.optionId } : { outcome: 'cancelled' }
  }

  #read(params: Item): Answer {
    const path = this.#permissions.pathFor(textAt(params, 'path') ?? '', this.#cwd, 'reads')
    if (path === undefined) return this.#bar('read', params, 'The policy does not allow to read this file.')
    const { workspace } = this.#files
    if (workspace.stat(path)?.kind !== 'file') return refused(-32002, 'There is no such file.')
    const bytes = workspace.read(path)
    // What it wrote back would have other characters wherever the file is not UTF-8.
    if (!isUtf8(bytes)) return refused(-32000, 'The file is not UTF-8. Read it with a command, and change it with one.')
    const text = bytes.toString()
    const { line, limit } = params
    if (typeof line !== 'number' && typeof limit !== 'number') return { result: { content: text } }
    const first = Math.max(1, Number(line ?? 1)) - 1
    const lines = text.split(/(?<=\n)/)
    return { result: { content: lines.slice(first, typeof limit === 'number' ? first + limit : undefined).join('') } }
  }

  #write(params: Item): Answer {
    const path = this.#permissions.pathFor(textAt(params, 'path') ?? '', this.#cwd, 'writes')
    if (path === undefined) return this.#bar('write', params, 'No rule of the policy allows to write this file.')
    if (typeof params.content !== 'string') return refused(-32602, 'There is no content.')
    const { workspace } = this.#files
    const stat = workspace.stat(path)
    const before = stat?.kind === 'file' ? workspace.read(path) : undefined
    const problem = this.#files.put({ path, before, after: Buffer.from(params.content), mode: stat?.mode ?? 0o666 })
    return problem ? refused(-32000, problem.message) : { result: {} }
  }

  async #start(params: Item): Promise<Answer> {
    const { command, args, outputByteLimit } = params
    const words = Array.isArray(args) && args.length > 0 ? [command, ...args] : command
    const argv = this.#permissions.commandFor(words)
    if (!argv) {
      this.#barred.add(runOf(words))
      return refused(-32000, 'No rule of the policy allows this command.')
    }
    const { root } = this.#files
    const cwd = path.resolve(this.#cwd, textAt(params, 'cwd') ?? '.')
    if (/^\.\.($|[\\/])/.test(path.relative(root, cwd))) return refused(-32000, 'The folder is outside the checkout.')
    const variables = itemsAt(params, 'env').map(({ name, value }) => [String(name), String(value)] as const)
    const terminal = await Terminal.start({
      argv,
      cwd,
      root,
      variables: Object.fromEntries(variables.filter(([name]) => HARMLESS.test(name))),
      limit: typeof outputByteLimit === 'number' ? Math.min(outputByteLimit, MOST_OUTPUT) : MOST_OUTPUT,
    })
    if (typeof terminal === 'string') return refused(-32000, terminal)
    this.#started += 1
    const terminalId = `terminal-${this.#started}`
    this.#terminals.set(terminalId, terminal)
    return { result: { terminalId } }
  }

  #bar(what: 'read' | 'write', params: Item, why: string): Answer {
    this.#barred.add(`${what} ${this.#shown(textAt(params, 'path') ?? '')}`)
    return refused(-32000, why)
  }

  #nameOf(call: Item): string {
    const { command } = inputOf(call)
    if (command !== undefined) return runOf(command)
    const files = filesOf(call, this.#cwd).map((file) => this.#shown(file))
    const kind = textAt(call, 'kind') ?? 'use'
    return `${kind} ${files.length > 0 ? files.join(', ') : (textAt(call, 'title') ?? 'what it does not name')}`
  }

  /** A path as people know it: inside the folder of the session, from there. */
  #shown(file: string): string {
    const inside = path.relative(this.#cwd, path.resolve(this.#cwd, file))
    return inside.startsWith('..') ? file : inside
  }
}

const runOf = (command: unknown): string =>
  `run ${commandLineOf(Array.isArray(command) ? command.map(String) : String(command))}`

/** Variables that change how a program prints, and not what it runs. */
const HARMLESS = /^(NO_COLOR|FORCE_COLOR|TERM|COLORTERM|CI|LANG|LC_\w+|PAGER|GIT_PAGER|COLUMNS|LINES)$/

const refused = (code: number, message: string): Answer => ({ error: { code, message } })
