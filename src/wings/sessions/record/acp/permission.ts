import path from 'node:path'
import { judgeCommand } from '../../../../core/policy/judge-command.ts'
import type { Policy } from '../../../../core/policy/policy.ts'
import type { SessionFiles } from '../../../../core/session/session.ts'
import { isTexts } from '../../../../core/text/json.ts'
import { actOn } from '../../../../core/tools/list.ts'
import { namesOf, READING } from '../../../../core/tools/permission.ts'
import type { RepoPath } from '../../../../core/workspace/workspace.ts'
import { type Item, textAt } from './message.ts'
import { filesOf, inputOf } from './tool-call.ts'

type Access = 'reads' | 'writes' | 'deletes'

/** What a call of each kind does to the files that it names: of a move it is not known which goes. */
const ACCESSES: Readonly<Record<string, readonly Access[] | undefined>> = {
  read: ['reads'],
  search: ['reads'],
  edit: ['writes'],
  delete: ['deletes'],
  move: ['writes', 'deletes'],
}

/** What an agent without an editor may do: what the policy allows. A question that only a person could answer is refused. */
export class Permissions {
  readonly #policy: Policy
  readonly #files: SessionFiles & { readonly root: string }

  constructor(policy: Policy, files: SessionFiles & { readonly root: string }) {
    this.#policy = policy
    this.#files = files
  }

  /** Whether a rule or the mode allows a call that the agent asks about. What does not say what it does is refused. */
  allowsCall(call: Item, cwd: string): boolean {
    const kind = textAt(call, 'kind')
    const { command } = inputOf(call)
    const files = filesOf(call, cwd)
    if (kind === 'execute') return this.commandFor(command) !== undefined
    const accesses = ACCESSES[kind ?? '']
    if (command !== undefined || !accesses || files.length === 0) return false
    return files.every((file) => accesses.every((access) => this.pathFor(file, cwd, access) !== undefined))
  }

  /** The words of a command that a rule allows, given as one text or as words; undefined for any other. */
  commandFor(command: unknown): readonly [string, ...string[]] | undefined {
    const words = isTexts(command) ? command : undefined
    if (typeof command !== 'string' && !words?.length) return undefined
    const judged = judgeCommand(this.#policy, { input: { command: words ?? String(command) } })
    return judged.ok && judged.decision.behavior === 'allow' ? judged.argv : undefined
  }

  /** The path of a file that may be read, or that a rule or the mode allows to change; undefined for any other. */
  pathFor(file: string, cwd: string, access: Access): RepoPath | undefined {
    const { workspace, root } = this.#files
    const located = workspace.locate(path.relative(root, path.resolve(cwd, file)).split(path.sep).join('/'))
    if (!located.ok) return undefined
    const writing = actOn('Write', { was: workspace.stat(located.path) !== undefined, is: true })
    const act = access === 'reads' ? READING : access === 'writes' ? writing : actOn('Delete', { was: true, is: false })
    const decisions = namesOf(located.path, workspace).map((name) => this.#policy.decide(name, act))
    const isAllowed = ({ behavior, rule }: (typeof decisions)[number]): boolean =>
      behavior === 'allow' && (access === 'reads' || rule !== 'default')
    return decisions.every(isAllowed) ? located.path : undefined
  }
}
