import { headCommit } from '../../core/git/commands/rev-parse.ts'
import { openGit } from '../../core/git/git.ts'
import { type PlanInput, planFrom } from '../../core/plan/define-plan.ts'
import { withDigest } from '../../core/plan/digest.ts'
import type { Plan, Step } from '../../core/plan/schema.ts'
import { nameOf } from '../../core/plan/steps.ts'
import type { RunReport } from '../../core/report/report.ts'
import { findingsIn } from '../../core/report/sections.ts'
import { executeRun } from '../../core/run/execute-run.ts'
import { inspectorOf } from '../../core/run/inspection.ts'
import { requestOf } from '../../core/run/request.ts'
import { READ_ONLY, type RunMode } from '../../core/run/run-mode.ts'
import { openPolicy, type PolicySource } from '../../core/run/run-policy.ts'
import { EditplanError } from '../../errors.ts'
import { severalPlans } from '../../publish/publish-plans.ts'

/** A step that was left out, by its number in the plan that was judged. */
export interface LeftStep {
  readonly index: number
  /** The tool and rule of a fix. */
  readonly source?: string | undefined
  readonly file_path: string
  readonly reason: string
}

export interface Judgement {
  /** What passes; absent where no step remains, or the checks fail without any. */
  readonly plan?: Plan
  readonly left: readonly LeftStep[]
  /** Whether what remains passes. */
  readonly passes: boolean
  readonly notes: readonly string[]
}

/**
 * Leaves out of a plan the steps that break the build: first those after which the policy's language servers report something new, then
 * those that fail its verifications. Runs in a worktree; the checkout stays as it is. Throws USAGE where the policy names neither, the
 * first refusal unless `keepGoing`, and what `narrow` throws.
 */
export async function judgeFixes(
  input: PlanInput,
  options: {
    /** A folder of the checkout. */
    readonly root: string
    readonly policy?: PolicySource | undefined
    /** Leave refused steps out, too; default: the first refusal is thrown. */
    readonly keepGoing?: boolean | undefined
    readonly signal?: AbortSignal | undefined
  },
): Promise<Judgement> {
  const { steps, ...header } = planFrom(input)
  const whole = { ...header, steps: [...steps] }
  const file = await checksOf(options)
  const candidate = new Candidate(whole, options)
  await candidate.diagnose()
  if (inspectorOf(file)) while (candidate.leaveOutDiagnosed()) await candidate.diagnose()
  const passes = file.verify.length === 0 || candidate.isEmpty || (await candidate.narrow())
  const plan = passes && !candidate.isEmpty ? candidate.plan : undefined
  return { ...(plan && { plan }), left: candidate.left, passes, notes: [...candidate.notes] }
}

async function checksOf({ root, policy: given }: Parameters<typeof judgeFixes>[1]) {
  const git = await openGit(root)
  const head = await git.run(headCommit())
  if (head === undefined)
    throw new EditplanError({ name: 'USAGE', message: 'The repository has no commit yet. Make one first.' })
  const { file } = await openPolicy(git, head, { given, asks: false })
  if (file.verify.length > 0 || inspectorOf(file)) return file
  const message = 'There is nothing to judge by. Add `verify` or `diagnostics` to the policy.'
  throw new EditplanError({ name: 'USAGE', message })
}

/** What remains of a plan. */
class Candidate {
  readonly left: LeftStep[] = []
  readonly notes = new Set<string>()
  readonly #whole: Plan
  readonly #options
  /** Numbers in the whole plan of the steps that remain. */
  #kept: readonly number[]
  #report: RunReport | undefined

  constructor(whole: Plan, options: Parameters<typeof judgeFixes>[1]) {
    this.#whole = whole
    this.#options = options
    this.#kept = whole.steps.map(({ index }) => index)
  }

  get isEmpty(): boolean {
    return this.#kept.length === 0
  }

  get plan(): Plan {
    const { digest: _, steps, ...header } = this.#whole
    if (this.#kept.length === steps.length) return this.#whole
    return withDigest(
      header,
      this.#kept.map((index, at): Step => ({ ...this.#step(index), index: at + 1 })),
    )
  }

  /** Replays it, with language servers. */
  async diagnose(): Promise<void> {
    const { root, policy, signal, keepGoing = false } = this.#options
    const overrides = { on_error: keepGoing ? ('continue' as const) : ('stop' as const) }
    const request = requestOf(this.plan, { overrides })
    this.#report = await executeRun(request, { root, policy, signal }, MODE, async () => ({ written: false }))
    const refused = this.#report.steps.filter(({ error }) => error)
    for (const { index, error } of refused) {
      if (error && !keepGoing) throw new EditplanError({ name: error.name, message: error.message, step: { index } })
      this.#leave(index, error?.message ?? '')
    }
    this.#drop(new Set(refused.map(({ index }) => index)))
  }

  /** Whether some steps went, since a language server says that they bring something new. */
  leaveOutDiagnosed(): boolean {
    const blamed = new Map<number, string>()
    const findings = this.#report ? findingsIn(this.#report).flatMap(({ found }) => found) : []
    for (const { by, doubt, summary, places } of findings) {
      if (doubt !== undefined) this.notes.add(`${summary}.`)
      for (const { step, file_path, line, code, message: words } of places) {
        const told = `${file_path}:${line}: ${code === undefined ? '' : `${code} `}${words}`
        if (step === undefined) this.notes.add(`${by} does not tell which step brings ${told}`)
        else if (!blamed.has(step)) blamed.set(step, told)
      }
    }
    const [failed] = this.#report?.steps.filter(({ error }) => error) ?? []
    if (failed) blamed.clear()
    for (const [index, told] of blamed) this.#leave(index, told)
    return this.#drop(new Set(blamed.keys())) || failed !== undefined
  }

  /** Leaves out what fails the verifications; false where they fail without any step, too. */
  async narrow(): Promise<boolean> {
    const { narrow: narrowPlans } = await severalPlans.get()()
    const { root, policy, signal } = this.#options
    const { report } = await narrowPlans([this.plan], { root, policy, signal })
    for (const note of report.notes) this.notes.add(note)
    if (report.flaky) this.notes.add('The same files once passed and once failed.')
    if (report.result === 'never' || report.result === 'unknown') {
      this.notes.add(
        report.result === 'never'
          ? 'The verification of the policy fails without any of the steps, too. Nothing was judged.'
          : `Nothing passed in ${report.budget} runs.`,
      )
      return false
    }
    for (const { index, verification = 'the verification', output = '' } of report.culprits)
      this.#leave(index, [verification, lastWords(output)].filter(Boolean).join(': '))
    for (const { index, needs } of report.dependants)
      this.#leave(index, `it needs step ${this.#kept[(needs[0] ?? 1) - 1]}`)
    this.#drop(new Set([...report.culprits, ...report.dependants].map(({ index }) => index)))
    return true
  }

  #step(index: number): Step {
    return this.#whole.steps[index - 1]!
  }

  /** By the number in what remains. */
  #leave(index: number, reason: string): void {
    const number = this.#kept[index - 1] ?? index
    const step = this.#step(number)
    const source = 'source' in step.input ? step.input.source : undefined
    this.left.push({ index: number, ...(source && { source }), file_path: nameOf(step), reason })
  }

  #drop(gone: ReadonlySet<number>): boolean {
    this.#kept = this.#kept.filter((_, at) => !gone.has(at + 1))
    return gone.size > 0
  }
}

/** The first line of what a compiler printed that names an error. */
const lastWords = (output: string): string => {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return (lines.find((line) => /\berror\b/i.test(line)) ?? lines.at(-1) ?? '').trim().slice(0, 200)
}

/** As `check`, with language servers in place of verifications, and all refusals. */
const MODE: RunMode = {
  ...READ_ONLY,
  replays: 'work-tree',
  onto: 'merge',
  dirty: 'kept',
  inspects: 'always',
}
