import type { Problem } from '../../errors.ts'
import type { Step } from '../plan/schema.ts'
import { utf8Text } from '../text/encoding.ts'
import { compileGlobs, type PathGlobOptions } from '../text/globs.ts'
import { knownWords } from '../text/known-words.ts'
import { wideText } from '../text/search-text.ts'
import { type Unusual, unusualIn } from '../text/unusual.ts'
import { visible } from '../text/visible.ts'
import { edit } from '../tools/edit.ts'
import { type Act, onlyReads, type PolicyChecks } from '../tools/permission.ts'
import { read } from '../tools/read/read.ts'
import type { Change } from '../workspace/change.ts'
import { type CommandDecision, createCommandRules, type Decision, isCommandRule } from './command-rules.ts'
import { refuseBroken, type SettingsCheck } from './configuration.ts'
import type { PolicyFile } from './policy-file.ts'
import { protectedAs } from './protected-paths.ts'
import { parseRule, type Rule } from './rules.ts'
import { isSuspicious, refuseSecrets } from './secrets.ts'

/** True if the tool that proposes a step requires confirmation. */
export const wantsConfirmation = (step: Step): boolean => 'confirm' in step.input && step.input.confirm === true

/** An approval: of one step, of a path, or of everything that one rule asks about. Deny rules override it. */
export type Grant =
  | {
      readonly step: number
    }
  | { readonly path: string }
  | {
      readonly rule: string
    }

/** Arguments of `createPolicy`. */
export interface PolicySettings {
  /** The parsed policy file; default an empty one. */
  readonly file?: PolicyFile
  /** Globs of the files that the run may change, beside the file's own `only`: both have to name a path. Default: all. */
  readonly only?: readonly string[] | undefined
  /** Limits of the run, beside the file's own: the stricter of both counts. */
  readonly limits?: RunLimits | undefined
  /** Whether protected paths ask; default true. False for `apply` without a policy. */
  readonly protectedPaths?: boolean
  readonly grants?: readonly Grant[]
  /** Answers of the classifier of `mode: auto`, by the step's number. */
  readonly classified?: ReadonlyMap<number, Decision>
  /** What `compileSchemas` made of the file's `schemas`; default: no file is checked against a schema. */
  readonly settings?: SettingsCheck
}

/** The most that a run may have, of what the file's own `limits` count. */
export type RunLimits = { readonly [Counted in keyof NonNullable<PolicyFile['limits']>]?: number | undefined }

/** The rules of a run. */
export interface Policy extends PolicyChecks {
  readonly file: PolicyFile
  readonly limits: RunLimits
  /** `mode: plan`: the run is checked and nothing is written. */
  readonly checkOnly: boolean
  /** PATH_DENIED or POLICY_ASK: the change brings characters that hide, as the policy's `hidden_characters` says. */
  characters(change: Change, step?: number): Problem | undefined
  /** A rule denies to read some files. */
  readonly deniesReads: boolean
  /** Decides about a path: `only`, deny rules, ask, allow, then mode and protected paths; with `step` the answer about that step too. */
  decide(path: string, act: Act, step?: number, confirms?: boolean): Decision
  /** Decides about a command by the rules alone: deny rules, then ask, then allow; what no rule permits is denied. */
  command(argv: readonly string[]): CommandDecision
  /** A decision about a command after the mode and the approvals: of the step, or of everything that its rule asks about. */
  settle(decision: Decision, about: { readonly step?: number }): Decision
}

const SEVERITY: Readonly<Record<Decision['behavior'], number>> = { allow: 0, ask: 1, deny: 2 }

/** Orders decisions from the mildest to the strictest, which counts where a step has several paths, or a file several names. */
export const bySeverity = (one: Decision, other: Decision): number => SEVERITY[one.behavior] - SEVERITY[other.behavior]

/** The policy of a run: its file over the defaults. */
export const createPolicy = (settings: PolicySettings = {}): Policy => {
  const file = settings.file ?? DEFAULT_POLICY
  const mayHoldSecrets = required(compileGlobs(file.secrets.allow))
  const decide = decider(file, settings)
  const clean = new Set<string>()
  return {
    file,
    limits: settings.limits ?? {},
    checkOnly: file.mode === 'plan',
    deniesReads: pathRules(file.rules.deny).some((text) => required(parseRule(text)).name === read.name),
    decide,
    command: createCommandRules(file.rules),
    settle: (decision, { step }) => settled(decision, { step, file, grants: settings.grants ?? [] }),
    path: (path, act, ...step) => problemOf(decide(path, act, ...step), path, act.tool),
    secrets: (path, text, part) => {
      if (!file.secrets.enabled || mayHoldSecrets.some((glob) => glob.matches(path))) return undefined
      const isCleanPath = clean.has(path) || !isSuspicious(path)
      if (isCleanPath) clean.add(path)
      if (isCleanPath && !isSuspicious(text)) return undefined
      return refuseSecrets(path, text, { ...part, isCleanPath }).then((problem) => {
        if (!problem) clean.add(path)
        return problem
      })
    },
    characters: (change, step) => charactersProblem(file, settings, { change, step }),
    configuration: (path, before, after) =>
      refuseBroken(path, before, after) ?? settings.settings?.(path, before, after),
  }
}

/** The content of a policy file with a version only: most runs have no file, and need not load the reader. */
const DEFAULT_POLICY: PolicyFile = {
  version: 1,
  mode: 'default',
  portable: false,
  rules: { deny: [], ask: [], allow: [] },
  limits: {},
  secrets: { enabled: true, allow: [] },
  schemas: {},
  reminders: {},
  guidance: ['AGENTS.md'],
  verify: [],
  submodules: { unchecked: false },
  worktree: { copy: [], link: [], timeout: 600 },
}

const decider = (file: PolicyFile, settings: PolicySettings): Policy['decide'] => {
  const rules = (texts: readonly string[], options: PathGlobOptions = {}): readonly Rule[] =>
    pathRules(texts).map((text) => required(parseRule(text, options)))
  const deny = rules(file.rules.deny, FORBIDDING)
  const ask = rules(file.rules.ask, FORBIDDING)
  const allow = rules(file.rules.allow)
  const named = [file.only, settings.only].flatMap((globs) => (globs ? [required(compileGlobs(globs))] : []))
  const isNamed = (path: string): boolean => named.every((globs) => globs.some(({ matches }) => matches(path)))
  const kinds = new Map<string, string | undefined>()
  const kindOf = (path: string): string | undefined => {
    if (settings.protectedPaths === false) return undefined
    if (!kinds.has(path)) kinds.set(path, protectedAs(path))
    return kinds.get(path)
  }
  const undecided = (path: string, act: Act, step?: number, confirms = false): Decision =>
    decideByMode(file, {
      act,
      confirms,
      kind: () => kindOf(path),
      classified: step === undefined ? undefined : settings.classified?.get(step),
    })

  return (path, act, step, confirms) => {
    if (!onlyReads(act) && !isNamed(path)) return { behavior: 'deny', rule: 'only', reason: '`only` does not list it' }
    const denied = deny.find((rule) => rule.forbids(path, act))?.text
    if (denied) return { behavior: 'deny', rule: denied, reason: `The rule ${denied} denies it` }
    const asked = ask.find((rule) => rule.forbids(path, act))?.text
    const allowed = asked ? undefined : allow.find((rule) => rule.permits(path, act))?.text
    const decision = asked
      ? askUnlessBypassed(file, asked)
      : allowed
        ? ({ behavior: 'allow', rule: allowed, reason: `The rule ${allowed} allows it` } as const)
        : undecided(path, act, step, confirms)
    return decision.behavior === 'ask' && isGranted(settings.grants ?? [], decision, { path, step })
      ? approved(decision)
      : decision
  }
}

/** How rules that deny or ask are read: nothing escapes them by its spelling, or by theirs. */
export const FORBIDDING: PathGlobOptions = { fold: true, purpose: 'protect' }

const pathRules = (texts: readonly string[]): readonly string[] => texts.filter((text) => !isCommandRule(text))

type PolicyInputs = { readonly step: number | undefined; readonly file: PolicyFile; readonly grants: readonly Grant[] }

const settled = (decision: Decision, { step, file, grants }: PolicyInputs): Decision => {
  if (decision.behavior !== 'ask') return decision
  if (file.mode === 'bypassPermissions') return BYPASSED
  return isGranted(grants, decision, { path: '', step }) ? approved(decision) : decision
}

const approved = ({ reason }: Decision): Decision => ({
  behavior: 'allow',
  rule: 'granted',
  reason: `${reason}; somebody approved it`,
})

const BYPASSED: Decision = { behavior: 'allow', rule: 'mode: bypassPermissions', reason: 'This mode never asks' }

const askUnlessBypassed = (file: PolicyFile, rule: string): Decision =>
  file.mode === 'bypassPermissions' ? BYPASSED : { behavior: 'ask', rule, reason: `The rule ${rule} requires approval` }

interface OpenQuestion {
  readonly act: Act
  readonly confirms: boolean
  /** Why the path asks, where it is protected. */
  readonly kind: () => string | undefined
  readonly classified: Decision | undefined
}

const decideByMode = ({ mode }: PolicyFile, { act, confirms, kind: kindOf, classified }: OpenQuestion): Decision => {
  if (onlyReads(act)) return NOTHING
  if (mode === 'bypassPermissions') return BYPASSED
  if (mode === 'auto')
    return classified ?? { behavior: 'ask', rule: 'mode: auto', reason: 'The classifier has not allowed it' }
  if (mode === 'acceptEdits')
    return { behavior: 'allow', rule: 'mode: acceptEdits', reason: 'In this mode only rules ask' }
  if (confirms) return { behavior: 'ask', rule: 'confirm', reason: 'Its tool asks for confirmation' }
  const kind = kindOf()
  if (kind === undefined) return NOTHING
  return { behavior: 'ask', rule: `protected: ${kind}`, reason: `The path is protected (${kind})` }
}

const NOTHING: Decision = { behavior: 'allow', rule: 'default', reason: 'No rule applies' }

const isGranted = (
  grants: readonly Grant[],
  { rule }: Decision,
  asked: { readonly path: string; readonly step: number | undefined },
): boolean =>
  grants.some((grant) =>
    'rule' in grant ? grant.rule === rule : 'path' in grant ? grant.path === asked.path : grant.step === asked.step,
  )

/** By default, hidden characters need approval only where protected paths do. */
function charactersProblem(
  file: PolicyFile,
  { protectedPaths = true, grants = [] }: PolicySettings,
  { change, step }: { readonly change: Change; readonly step: number | undefined },
): Problem | undefined {
  const { hidden_characters: setting } = file
  if (setting === undefined && !protectedPaths) return undefined
  const decision = hiddenCharacters(setting, change)
  return decision && problemOf(settled(decision, { step, file, grants }), change.path, edit.name)
}

const problemOf = (decision: Decision, path: string, tool: Act['tool']): Problem | undefined => {
  if (decision.behavior === 'allow') return undefined
  const message = `${tool} of ${path}: ${decision.reason}.`
  if (decision.behavior === 'deny')
    return { name: 'PATH_DENIED', message: `${message} Leave it alone, or ask for a change of the policy.` }
  return {
    name: 'POLICY_ASK',
    message: `${message} Ask someone to approve it, add an allow rule on the base, or open the pull request as a draft with \`on-ask: draft\`.`,
  }
}

/** A policy file that passed its schema has no rule or glob that cannot be read, but one made by hand may. */
const required = <Value extends object>(compiled: Value | string): Value => {
  if (typeof compiled === 'string') throw new TypeError(compiled)
  return compiled
}

/** What the policy file says about characters that a reader does not see or takes for others; absent: see `hiddenCharacters`. */
type HiddenCharacters = 'note' | 'ask' | 'deny'

/** The rule of such decisions, by which they are approved. */
const HIDDEN_CHARACTERS = 'hidden_characters'

/**
 * The decision about unusual characters that a change brings into a file or its path. Where the policy says nothing, those that turn the
 * direction of text and those that are not seen at all ask; reports note the others. Undefined: nothing is to be asked.
 */
function hiddenCharacters(
  setting: HiddenCharacters | undefined,
  { path, from, before, after }: Change,
): Decision | undefined {
  if (setting === 'note' || !after) return undefined
  const known = new Set(before ? linesOf(before) : [])
  const words = knownWords(linesOf(after))
  const places = [
    ...(before && from === undefined ? [] : [{ line: 0, found: unusualIn(path) }]),
    ...linesOf(after).map((text, at) => ({ line: at + 1, found: known.has(text) ? [] : unusualIn(text, words) })),
  ]
  const first = places
    .map(({ line, found }) => ({ line, one: found.find((each) => setting !== undefined || isHidden(each)) }))
    .find(({ one }) => one !== undefined)
  if (!first?.one) return undefined
  const where = first.line === 0 ? 'its path' : `line ${first.line}`
  return {
    behavior: setting === 'deny' ? 'deny' : 'ask',
    rule: HIDDEN_CHARACTERS,
    reason: `${visible(first.one.name)} in ${where} ${ABOUT[first.one.kind]}`,
  }
}

const isHidden = ({ kind }: Unusual): boolean => kind === 'bidi' || kind === 'invisible'

const ABOUT: Readonly<Record<Unusual['kind'], string>> = {
  bidi: 'turns the direction of text',
  invisible: 'is not seen',
  control: 'is a control character',
  byte: 'is not UTF-8',
  blank: 'is no usual space',
  'look-alike': 'looks like another character',
}

/** Lines without their ends, nor the byte order mark of the file. Binary files have none that anybody reads. */
function linesOf(bytes: Buffer): readonly string[] {
  const wide = wideText(bytes)
  if (wide === undefined && bytes.subarray(0, 8000).includes(0)) return []
  const text = wide ?? utf8Text(bytes)
  return text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
}
