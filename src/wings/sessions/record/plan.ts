import path from 'node:path'
import { ignoredFiles } from '../../../core/git/commands/index-files.ts'
import { resolveRevision } from '../../../core/git/commands/rev-parse.ts'
import { treeChanges } from '../../../core/git/commands/tree-changes.ts'
import type { Git } from '../../../core/git/git.ts'
import { changedFilesThat } from '../../../core/git/work-tree-snapshot.ts'
import { GRAIN, type Note, pathsIn, WITHHELD } from '../../../core/history/recordings.ts'
import { type PlanSession, planSession, type Step } from '../../../core/plan/schema.ts'
import { masked } from '../../../core/policy/secrets.ts'
import { type DiffPlan, diffPlan, type LeftOut, OPTIONS, stepsBetween } from '../../../core/run/from-diff.ts'
import { openPolicy, type PolicySource, type RunPolicy } from '../../../core/run/run-policy.ts'
import { clipped } from '../../../core/text/words.ts'
import { openDisk } from '../../../core/workspace/sources/disk.ts'
import { headerWith } from '../source.ts'
import type { OpenCall, Stretch } from './attribution.ts'

export interface RecordOptions {
  /** A folder of the checkout. */
  readonly root: string
  /** Absolute path of the file that the plan is written to: neither it nor those numbered beside it count. */
  readonly except?: string
  /** Default: what was run. */
  readonly title?: string
  /** Default: the repository's own, as of HEAD. */
  readonly policy?: PolicySource
}

/** A plan of what changed, and what changed that no plan is about. */
export interface RecordedChanges extends DiffPlan {
  /** Names of files and folders that git ignores and that changed. */
  readonly ignored: readonly string[]
}

/** Steps of a stretch for those who changed it. */
interface RecordedPart {
  readonly steps: readonly Step[]
  readonly leftOut: readonly LeftOut[]
}

/** The plan of a session, or of a command, stretch by stretch; what it made once it does not make again. */
export class SessionPlan {
  readonly #git: Git
  readonly #options: RecordOptions
  /** Key of the session in its notes; undefined where the plan is no session's. */
  readonly #session: string | undefined
  readonly #planFiles: readonly string[]
  readonly #parts = new Map<string, RecordedPart>()

  constructor(git: Git, options: RecordOptions, session?: string) {
    this.#git = git
    this.#options = options
    this.#session = session
    this.#planFiles = pathsIn(git, git.root, options.except === undefined ? [] : [options.except])
  }

  /** The plan that leads from the first note over all stretches to the last. `of` names the session, in the plan's words. */
  async make(first: Note, stretches: readonly Stretch[], of?: PlanSession): Promise<RecordedChanges> {
    const { title = '', policy: given } = this.#options
    const head = await this.#git.run(resolveRevision('HEAD'))
    const policy = await openPolicy(this.#git, head.commit, { given, asks: false })
    const { leftOut, ignored } = await withheldSince(this.#git, first.at)
    const steps: Step[] = []
    const beside = new PathsOfOthers(this.#session)
    for (const stretch of stretches)
      for (const { calls, paths } of await this.#groups(stretch, beside)) {
        const part = await this.#part(stretch, paths, policy)
        const isOwn = of !== undefined && calls.length > 0 && calls.every(({ session }) => session === this.#session)
        const why = oneLine(await masked(this.#session === undefined ? '' : this.#whyOf(calls)))
        const said = { ...(why !== '' && { why }), ...(isOwn && { session: of }) }
        steps.push(...part.steps.map((step) => ({ ...step, ...said })))
        leftOut.push(...part.leftOut)
      }
    const header = headerWith({
      title: oneLine(await masked(title)) || 'Recorded changes',
      ...(first.commit !== undefined && { base: first.commit }),
      ...(beside.words !== undefined && { description: beside.words }),
      ...(of && { sessions: [of] }),
      options: OPTIONS,
    })
    const numbered = steps.map((step, at) => ({ ...step, index: at + 1 }))
    return { ...diffPlan(header, numbered, leftOut), ignored }
  }

  /** The paths that changed, by the calls that may have changed them: first what no call did. */
  async #groups({ from, to, callsAbout, ownerOf }: Stretch, beside: PathsOfOthers) {
    const changes = await this.#git.run(treeChanges(from, to, { renames: false }))
    const groups = new Map<string, { readonly calls: readonly OpenCall[]; readonly paths: Set<string> }>()
    for (const { path } of changes.filter((change) => beside.take(change.path, ownerOf(change.path)))) {
      const calls = callsAbout(path)
      const key = JSON.stringify(calls.map(({ session, id, began }) => [session, id, began]))
      const group = groups.get(key) ?? { calls, paths: new Set() }
      groups.set(key, group)
      group.paths.add(path)
    }
    const beginningOf = (calls: readonly OpenCall[]): number => calls[0]?.began ?? 0
    return [...groups.values()].sort((one, other) => beginningOf(one.calls) - beginningOf(other.calls))
  }

  async #part({ from, to }: Stretch, paths: ReadonlySet<string>, policy: RunPolicy): Promise<RecordedPart> {
    const key = JSON.stringify([from, to, ...paths])
    const known = this.#parts.get(key)
    if (known) return known
    const counts = (file: string): boolean => paths.has(file) && !this.#planFiles.some((plan) => isPlanFile(file, plan))
    const part = await stepsBetween(this.#git, { from, to }, { counts, policy })
    this.#parts.set(key, part)
    return part
  }

  #whyOf(calls: readonly OpenCall[]): string {
    const [first] = calls
    const others = calls.filter(({ session }) => session !== this.#session)
    if (!first) return 'changed outside the calls of the agent'
    if (others.length === calls.length) return 'changed by another session'
    if (others.length > 0) return 'changed while calls of several sessions ran'
    // An agent may announce one call twice: when it asks whether it may, and when it begins.
    const whys = [...new Set(calls.map(({ why }) => why))]
    return whys.length === 1 ? first.why : `one of ${calls.length} calls: ${whys.join('; ')}`
  }
}

/** Which files the other sessions of a recorder changed, whose own plans have that, and on which of them this one builds. */
class PathsOfOthers {
  readonly #session: string | undefined
  readonly #others = new Set<string>()
  readonly #shared = new Set<string>()

  constructor(session: string | undefined) {
    this.#session = session
  }

  /** Takes a change; false where it is in the plan of another session. */
  take(path: string, owner: string | undefined): boolean {
    if (owner !== undefined && this.#session !== undefined && owner !== this.#session) {
      this.#others.add(path)
      return false
    }
    if (this.#others.has(path)) this.#shared.add(path)
    return true
  }

  /** What the plan needs first, for a person; undefined where it needs nothing. */
  get words(): string | undefined {
    const paths = [...this.#shared].sort().map((one) => JSON.stringify(one))
    if (paths.length === 0) return undefined
    return `Apply the plan of the other session first: it changed ${paths.slice(0, 20).join(', ')}${paths.length > 20 ? ' and more' : ''} before.`
  }
}

/** Whether a path is the plan's own, one that is numbered beside it, or what a kill left beside one of them. */
const isPlanFile = (file: string, plan: string): boolean => {
  const { dir, name, ext } = path.posix.parse(plan)
  const [, left] = LEFT_BESIDE.exec(path.posix.basename(file)) ?? []
  const one = path.posix.parse(left === undefined ? file : path.posix.join(path.posix.dirname(file), left))
  return (
    one.dir === dir && one.ext === ext && one.name.startsWith(name) && /^(\.\d+)?$/.test(one.name.slice(name.length))
  )
}

/** What `replaceFile` makes beside a file. */
const LEFT_BESIDE = /^\.(.+)\.editplan-[0-9a-f]{8}-\d+$/

/** A session in a plan's words: what cannot be a name is left out. */
export const namedSession = ({
  agent,
  id,
}: {
  readonly agent?: string | undefined
  readonly id?: string
}): PlanSession => {
  const { agent: agents, id: ids } = planSession.shape
  return {
    ...(agents.safeParse(agent).success && agent !== undefined && { agent }),
    ...(ids.safeParse(id).success && id !== undefined && { id }),
  }
}

/** Names of what changed since a time and is never recorded; nothing of what is in them. */
async function withheldSince(git: Git, since: number) {
  const disk = openDisk(git.root)
  const isNew = (name: string) => (disk.stat(name)?.touched ?? Number.POSITIVE_INFINITY) >= since - GRAIN
  const [withheld, ignored] = [await changedFilesThat(git, WITHHELD), await git.run(ignoredFiles())]
  const leftOut = withheld.filter(isNew).map((name): LeftOut => ({ path: name, reason: WHY_WITHHELD }))
  return { leftOut, ignored: ignored.filter((name) => isNew(name.replace(/\/$/, ''))) }
}

const WHY_WITHHELD = 'It may hold a key or credentials, or is over 64 MiB: that is never recorded.'

const MOST_CHARACTERS = 200

/** One line of plain text, not too long for a title. */
const oneLine = (text: string): string => {
  const line = text.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').replaceAll(/\p{Surrogate}/gu, '')
  return clipped(line.trim(), MOST_CHARACTERS)
}
