import type { Plan } from './core/plan/schema.ts'
import type { ReportedServer } from './core/report/report-parts.ts'
import type { PolicySource } from './core/run/run-policy.ts'
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
export type VerifyBundle = (names: readonly string[], options: VerifyValues, context: Context) => Promise<number>

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
