import type { Plan } from './core/plan/schema.ts'
import type { ReportedServer } from './core/report/report-parts.ts'
import type { DiffPlan, DiffRequest } from './core/run/from-diff.ts'
import type { PolicySource } from './core/run/run-policy.ts'
import { groupBy } from './core/text/group-by.ts'
import { WingSlot } from './core/wing-slot.ts'
import type { CommandFactory, Context } from './faces/cli/context.ts'
import type { VerifyValues } from './inputs/verify.ts'

/** What a wing brings. The core and the faces know wings by the list in `wings.ts` alone. */
export interface Wing {
  readonly name: string
  /** Fills the slots of the core and of the faces. */
  readonly fill?: () => void
  /** Names of its commands, and the commands in that order. */
  readonly commands?: {
    readonly names: readonly string[]
    load(): Promise<readonly CommandFactory[]>
  }
  /** JSON Schemas of its own files, by the option of `editplan schema` that prints them. */
  readonly schemas?: Readonly<Record<string, () => Promise<object>>>
}

/** `verify --attestation`: answers the exit code. */
type VerifyBundle = (names: readonly string[], options: VerifyValues, context: Context) => Promise<number>

export const verifyBundle = new WingSlot<() => Promise<VerifyBundle>>('provenance')

/** Loaded with the first question. */
export const languageServers = new WingSlot<() => Promise<LanguageServers>>('diagnostics')

interface LanguageServers {
  /** What the policy's servers say about a plan's text on its base. */
  diagnosePlan(text: string, options: DiagnosePlanOptions): Promise<readonly ReportedServer[]>
  /** Starts nothing yet. */
  keepServers(): KeptServers
  /** Requests a rename of a symbol from one of them. Throws an EditplanError if the answer is uncertain. */
  planRename(request: RenameRequest): Promise<RenamePlan>
}

export interface DiagnosePlanOptions {
  readonly root: string
  readonly policy?: PolicySource | undefined
  /** @internal Servers and worktree that stay for the next run on the same base. Default: both end with this one. */
  readonly servers?: KeptServers | undefined
  readonly signal?: AbortSignal | undefined
}

/** Language servers that go on running from one diagnosis of a session to the next. The end of the scope stops them. */
export interface KeptServers extends AsyncDisposable {
  /** Whether a server runs, that has loaded its files. */
  readonly isWarm: boolean
}

/** A symbol by a place where it occurs. */
export interface RenameRequest {
  readonly root: string
  /** Relative to the root. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** In characters, from 1; default: where the name occurs in the line. */
  readonly column?: number | undefined
  readonly name: string
  readonly to: string
  /** Default: `.github/editplan.yml` of the current commit. */
  readonly policy?: PolicySource | undefined
  readonly signal?: AbortSignal | undefined
}

export interface RenamePlan {
  readonly plan: Plan
  readonly notes: readonly string[]
}

/** A plan in as few steps as explain the difference, and what it says. */
export interface SmallestDiff extends DiffPlan {
  /** How much the steps explain. */
  readonly sentence: string
  /** Steps that explain several places each. */
  readonly steps: readonly {
    readonly title: string
    readonly matches: number
    readonly counts: 'places' | 'files'
    readonly files: readonly string[]
  }[]
  /** Numbers of the plan's other steps. */
  readonly residual: readonly number[]
  /** Files with something to read. */
  readonly toRead: readonly FileToRead[]
}

export interface FileToRead {
  readonly path: string
  readonly lines: number
  /** The lines, each with - or + in front, and how many more there are; empty where `said` replaces them. */
  readonly diff: string
  /** The packages of a lock file, or why no lines are shown. */
  readonly said?: string
  /** A program writes it: a lock file, or what says so itself before and after, or what the base's attributes mark. */
  readonly generated?: true
}

/** Files that get one and the same change together, or of which the same is said, and how many lines that is; what programs write last. */
export const alikeFiles = <File extends FileToRead>(files: readonly File[]) => {
  const groups = groupBy(files, ({ path, lines, diff, said }) =>
    diff === '' ? `said ${said ?? path}` : `${lines} ${diff}`,
  )
  return [...groups.values()]
    .sort(([one], [other]) => Number(one.generated ?? false) - Number(other.generated ?? false))
    .map((alike) => {
      const [{ lines, diff, said = '' }] = alike
      const isEach = alike.length > 1 && diff !== ''
      const count = isEach ? lines : alike.reduce((sum, one) => sum + one.lines, 0)
      return { paths: alike.map(({ path }) => path), lines: count, isEach, diff, said }
    })
}

interface SmallestDiffRequest extends DiffRequest {
  /** Begin where the two parted. */
  readonly merged?: boolean
}

/** As `planFromDiff`, in as few steps as explain the difference. Apart, so that a wing fills it without loading a run. */
export const smallestDiffPlan = new WingSlot<(request: SmallestDiffRequest) => Promise<SmallestDiff>>('codemods')
