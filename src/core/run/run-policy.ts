import { isUtf8 } from 'node:buffer'
import { EditplanError, type Problem } from '../../errors.ts'
import { type ObjectReader, openObjectReader } from '../git/cat-file.ts'
import { ignoredFiles, trackedFiles, untrackedFiles } from '../git/commands/index-files.ts'
import type { Git } from '../git/git.ts'
import { parseTree, type TreeEntry } from '../git/tree.ts'
import { type Decision, isCommandRule } from '../policy/command-rules.ts'
import type { SettingsCheck } from '../policy/configuration.ts'
import { bySeverity, createPolicy, type Policy, type PolicySettings } from '../policy/policy.ts'
import type { PolicyFile } from '../policy/policy-file.ts'
import { askPolicyKeys } from '../policy/policy-keys.ts'
import { fold } from '../text/fold.ts'
import { compileGlobs } from '../text/globs.ts'
import { slashed } from '../text/paths.ts'
import { actOn } from '../tools/list.ts'
import { namesOf, onlyReads, type PolicyChecks, refuseByRule } from '../tools/permission.ts'
import { run } from '../tools/run.ts'
import type { StepTool } from '../tools/step-inputs.ts'
import { checkSpelling } from '../workspace/path-guard.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import { openRepository } from './baseline.ts'
import { checkOptions } from './options.ts'
import type { Request } from './request.ts'

/** A policy's text, and what messages call it. */
export type PolicySource = { readonly name: string; readonly text: string }

/** Where a repository keeps its policy, under one of the names. */
const POLICY_FOLDER = '.github'
const POLICY_NAMES = ['editplan.yml', 'editplan.yaml']

/** The policy of a run, which can be opened again with approvals. */
export interface RunPolicy extends Policy {
  /** Nothing is denied or asked about. */
  readonly silent: boolean
  /** The file that it was read from; undefined for the defaults. */
  readonly source: PolicySource | undefined
  allowing(approvals: Pick<PolicySettings, 'grants' | 'classified'>): Policy
}

/**
 * The policy of a run: the one given, else the one of a commit that no plan chooses (the current one, or the pull request's base),
 * never as a plan would change it; else the defaults, under which protected paths ask only where `asks`. Throws POLICY_INVALID with
 * all its faults, and where it is not clear which file is the policy.
 */
export async function openPolicy(
  git: Git,
  commit: string,
  { given, asks, only, limits }: OpenedPolicy,
): Promise<RunPolicy> {
  await using reader = openObjectReader(git)
  const textOf = async (path: string): Promise<string | undefined> => {
    const blob = await reader.read(`${commit}:${path}`)
    return blob?.type === 'blob' ? utf8Of(blob.content, path) : undefined
  }
  const source = given ?? (await ownPolicy(reader, commit))
  const settings = await settingsFrom(source, asks)
  refuseRooted(settings.file, git.root)
  const check = await settingsCheck(settings.file?.schemas ?? {}, textOf)
  const whole = { ...settings, ...(check && { settings: check }), only: checkedGlobs(only), limits }
  return { ...withPortableNames(whole), source }
}

interface OpenedPolicy extends Pick<PolicySettings, 'only' | 'limits'> {
  readonly given: PolicySource | undefined
  /** Protected paths ask where there is no policy. */
  readonly asks: boolean
}

/** Throws USAGE. */
function checkedGlobs(only: readonly string[] | undefined): readonly string[] | undefined {
  const globs = compileGlobs(only ?? [], { purpose: 'permit' })
  if (typeof globs === 'string') throw new EditplanError({ name: 'USAGE', message: `\`only\`: ${globs}` })
  return only
}

/** The policy of a commit; a file that is almost one is refused, never left out without a word. */
async function ownPolicy(reader: ObjectReader, commit: string): Promise<PolicySource | undefined> {
  const entries = await almostPolicies(reader, commit)
  const [only] = entries
  if (!only) return undefined
  const { path, mode, oid } = only
  if (entries.length > 1)
    throw unclear(`${entries.map((one) => one.path).join(' and ')} are both there. Keep one of them`)
  if (!POLICY_NAMES.some((name) => path === `${POLICY_FOLDER}/${name}`) || !mode.startsWith('100'))
    throw unclear(`${path} is not read as a policy. Make it a file named ${POLICY_FOLDER}/${POLICY_NAMES[0]}`)
  const blob = await reader.read(oid)
  if (!blob) throw lost(path)
  return { name: path, text: utf8Of(blob.content, path) }
}

/**
 * What has a policy's path in some case. A folder that the repository has lost, or that is elsewhere, may hold one: none is read, and that
 * is not the same as none.
 */
async function almostPolicies(
  reader: ObjectReader,
  commit: string,
): Promise<readonly (TreeEntry & { path: string })[]> {
  const inside = async (tree: string, isWanted: (name: string) => boolean) => {
    const read = await reader.read(tree)
    return read?.type === 'tree' ? [...parseTree(read.content, read.oid.length / 2, isWanted)] : undefined
  }
  const folders = (await inside(`${commit}^{tree}`, (name) => fold(name) === POLICY_FOLDER)) ?? []
  const found: (TreeEntry & { path: string })[] = []
  for (const [folder, { mode, oid }] of folders) {
    if (mode === '120000' || mode === '160000')
      throw unclear(`${folder} is a link or a submodule, through which no policy is read. Make it a folder`)
    if (mode !== '40000') continue
    const files = await inside(oid, (name) => POLICY_NAMES.includes(fold(name)))
    if (!files) throw lost(folder)
    found.push(...files.map(([name, entry]) => ({ ...entry, path: `${folder}/${name}` })))
  }
  return found
}

/** Other bytes would become other characters, and a rule about a path would be about none. */
function utf8Of(content: Buffer, path: string): string {
  if (isUtf8(content)) return content.toString()
  throw new EditplanError({ name: 'POLICY_INVALID', message: `${path} is not UTF-8. Save it as UTF-8.` })
}

const lost = (path: string): EditplanError =>
  new EditplanError({
    name: 'UNKNOWN_REVISION',
    message: `The repository does not have the object of ${path}, which may hold its policy. Fetch it.`,
  })

/** The remark on a policy of the work tree that is not the one of the run, which is read from the commit. */
export function unreadPolicy({ bare, root }: Git, { source }: RunPolicy): readonly string[] {
  if (bare) return []
  const disk = openDisk(root)
  const committed = source?.text.replaceAll('\r\n', '\n')
  const other = POLICY_NAMES.map((name) => `${POLICY_FOLDER}/${name}`).find((path) => {
    const located = disk.locate(path)
    const stat = located.ok ? disk.stat(located.path) : undefined
    if (!located.ok || stat?.kind !== 'file' || stat.broken) return false
    return disk.read(located.path).toString('utf8').replaceAll('\r\n', '\n') !== committed
  })
  if (other === undefined) return []
  return [`${other} is not read as it is here: the policy is that of the commit. Commit it, or pass --policy ${other}.`]
}

const unclear = (wrong: string): EditplanError =>
  new EditplanError({ name: 'POLICY_INVALID', message: `${wrong}, or pass --policy.` })

/** Undefined where the policy maps no settings file to a schema. */
async function settingsCheck(
  schemas: PolicyFile['schemas'],
  textOf: (path: string) => Promise<string | undefined>,
): Promise<SettingsCheck | undefined> {
  if (Object.keys(schemas).length === 0) return undefined
  const { compileSchemas } = await import('../policy/configuration.ts')
  const compiled = await compileSchemas(schemas, textOf)
  if (!compiled.ok) throw new EditplanError(compiled.problems)
  return compiled.check
}

/** The policy less its questions: a plan that is only looked at is not refused for what the policy asks about. */
export const withoutQuestions = (policy: RunPolicy): PolicyChecks => ({
  ...policy,
  path: (path, act) => (policy.decide(path, act).behavior === 'ask' ? undefined : policy.path(path, act)),
})

/** What a policy's text says, its `schemas` apart; without one the defaults, under which protected paths ask where `asks`. */
export const policyFrom = async (source: PolicySource | undefined, asks = false): Promise<RunPolicy> => ({
  ...withPortableNames(await settingsFrom(source, asks)),
  source,
})

async function settingsFrom(source: PolicySource | undefined, asks: boolean): Promise<PolicySettings> {
  if (!source) return { protectedPaths: asks }
  const { parsePolicy } = await import('../policy/policy-file.ts')
  const parsed = await parsePolicy(source.text, source.name)
  if (!parsed.ok) throw new EditplanError(parsed.problems)
  return { file: parsed.policy }
}

/** A rule for a place of this machine would protect nothing: within the checkout, it names a folder of that name. */
function refuseRooted(file: PolicyFile | undefined, root: string): void {
  const { deny = [], ask = [], allow = [] } = file?.rules ?? {}
  const begin = `(${slashed(root)}/`
  const rooted = [...deny, ...ask, ...allow].find((rule) => rule.includes(begin) && !isCommandRule(rule))
  if (rooted === undefined) return
  const message = `The rule ${rooted} begins with the folder of the checkout, and globs are relative to it: write ${rooted.replace(begin, '(/')}.`
  throw new EditplanError({ name: 'POLICY_INVALID', message })
}

/** Under `portable: true` no step makes or changes a file that Windows cannot hold, or holds for another one, whatever the rules say. */
function withPortableNames(settings: PolicySettings): Omit<RunPolicy, 'source'> {
  const open = (approvals: Pick<PolicySettings, 'grants' | 'classified'>): Policy => {
    const policy = createPolicy({ ...settings, ...approvals })
    if (!policy.file.portable) return policy
    return {
      ...policy,
      portable: true,
      path: (path, act, ...step) => (onlyReads(act) ? undefined : unportable(path)) ?? policy.path(path, act, ...step),
    }
  }
  return { ...open({}), silent: !settings.file && !settings.only && settings.protectedPaths === false, allowing: open }
}

function unportable(path: string): Problem | undefined {
  const spelled = checkSpelling(path, { portable: true })
  return spelled.ok ? undefined : spelled.problem
}

/** Throws POLICY_ASK where the policy names programs. */
export function refusePrograms({ file }: Policy, { outline }: Request): void {
  const { verify, classifier } = file
  const inspecting = askPolicyKeys(file, ({ programs }, content) => programs(content))
  const commands = outline.touched.has(run.name) ? ['the commands of the plan, which its rules allow'] : []
  const programs = [...verify.map(({ run }) => run), ...(classifier ? [classifier] : []), ...inspecting, ...commands]
  if (programs.length === 0) return
  const [first = ''] = programs.map((run) => (typeof run === 'string' ? run : run.join(' ')))
  const message = `The policy runs programs (${first}), and none may run here. Allow them with --programs where you trust the repository, or leave it out.`
  throw new EditplanError({ name: 'POLICY_ASK', message })
}

/** Throws SECRET_DETECTED for words of a plan that would appear in commit messages and in the pull request. */
export async function refuseSecretWords(policy: Policy, { plans, outline }: Request): Promise<void> {
  const problems: Problem[] = []
  const check = async (what: string, text: string, at?: Problem['at']): Promise<void> => {
    const found = await policy.secrets('', text)
    if (!found) return
    const message = `${what} carries a credential. Remove it: it would appear in a commit or a pull request.`
    problems.push({ name: 'SECRET_DETECTED', message, ...(at && { at }) })
  }
  for (const { title, description = '', author, sessions = [] } of plans) {
    await check(
      'The title, description, author or a session of the plan',
      [title, description, ...[author ?? {}, ...sessions].flatMap((one) => Object.values(one))].join('\n'),
    )
  }
  for (const { index, id = '', why = '', at } of outline.words) {
    await check(`The id or the \`why\` of step ${index}`, `${id}\n${why}`, at)
  }
  if (problems.length > 0) throw new EditplanError(problems)
}

/** What a report says when `checkOnly` kept a run from writing. */
export const CHECK_ONLY = 'The mode of the policy is plan: all was checked and nothing was written.'

interface PolicyQuestion {
  readonly root: string
  /** As a plan would give it. */
  readonly path: string
  readonly tool: StepTool
  /** Default: `.github/editplan.yml` of the current commit. */
  readonly policy?: PolicySource
}

interface CommandPolicyQuestion extends Pick<PolicyQuestion, 'root' | 'policy'> {
  /** As a plan would give it. */
  readonly command: string | readonly string[]
}

/** What the policy of the current commit decides. */
interface CommandAnswer extends Decision {
  /** Say that the work tree has another policy, which is not read; of a path, which rules match no file of the checkout. */
  readonly notes?: readonly string[]
}

interface PolicyAnswer extends CommandAnswer {
  /** Relative to the root, links of folders resolved. */
  readonly path: string
}

/**
 * What `pr` and the Action would hear from the policy about a path and a tool. Throws what is refused whatever a policy says:
 * PATH_OUTSIDE_REPO, PATH_PROTECTED, PATH_INVALID …; POLICY_INVALID.
 */
export async function testPolicy(question: PolicyQuestion): Promise<PolicyAnswer> {
  const {
    root,
    path,
    tool,
    policy: given,
  } = checkOptions(question, { root: true, path: true, tool: true, policy: true })
  const git = await openRepository({ root })
  const policy = await openPolicy(git, 'HEAD', { given, asks: true })
  const disk = openDisk(git.root)
  const located = disk.locate(path)
  if (!located.ok) throw new EditplanError(located.problem)
  const names = namesOf(located.path, disk)
  const act = actOn(tool, { was: disk.stat(located.path) !== undefined, is: true })
  const decision = names
    .map((name) => policy.decide(name, act))
    .reduce((one, other) => (bySeverity(one, other) < 0 ? other : one))
  const refused =
    decision.behavior === 'allow' ? refuseByRule(located.path, act, { workspace: disk, policy }) : undefined
  if (refused) throw new EditplanError(refused)
  const { idleRules } = await import('../policy/idle-rules.ts')
  const idle = policy.source ? idleRules(policy.file, await existingFiles(git)) : []
  return { path: located.path, ...decision, ...notesOn(git, policy, { given, idle }) }
}

/** Files of the work tree, tracked or not; of what is ignored, whole folders as one name. */
const existingFiles = async (git: Git): Promise<readonly string[]> =>
  (await Promise.all([trackedFiles(), untrackedFiles(), ignoredFiles()].map((command) => git.run(command)))).flat()

interface NotedFrom {
  readonly given: PolicySource | undefined
  readonly idle?: readonly string[]
}

const notesOn = (git: Git, policy: RunPolicy, { given, idle = [] }: NotedFrom): Pick<CommandAnswer, 'notes'> => {
  const notes = [...(given ? [] : unreadPolicy(git, policy)), ...idle]
  return notes.length > 0 ? { notes } : {}
}

/** What the policy says about the command of a Run step, where no earlier step changed anything. Throws COMMAND_UNSAFE, POLICY_INVALID. */
export async function testCommand(question: CommandPolicyQuestion): Promise<CommandAnswer> {
  const { root, command, policy: given } = checkOptions(question, { root: true, command: true, policy: true })
  const git = await openRepository({ root })
  const policy = await openPolicy(git, 'HEAD', { given, asks: true })
  const { judgeCommand } = await import('../policy/judge-command.ts')
  const judged = judgeCommand(policy, { input: { command: typeof command === 'string' ? command : [...command] } })
  const answer = (decision: Decision): CommandAnswer => ({ ...decision, ...notesOn(git, policy, { given }) })
  if (judged.ok) return answer(judged.decision)
  if (!judged.decision) throw new EditplanError(judged.problem)
  return answer(judged.decision)
}

/** How much a run uses of each of the `limits`. */
interface Usage {
  readonly steps: number
  /** Files changed. */
  readonly files: number
  /** Lines added and deleted; a binary file has none. */
  readonly lines: number
  /** Bytes of the changed files together, after the run. */
  readonly bytes: number
  /** Bytes of the largest changed file, after the run. */
  readonly file_bytes: number
}

const WHAT: Readonly<Record<keyof Usage, string>> = {
  steps: 'steps',
  files: 'changed files',
  lines: 'added and deleted lines',
  bytes: 'bytes in the changed files',
  file_bytes: 'bytes in one changed file',
}

/** LIMIT_EXCEEDED, one for each limit of the policy, and of the run itself, that a run oversteps. */
export const exceededLimits = ({ file, limits }: Pick<Policy, 'file' | 'limits'>, usage: Usage): readonly Problem[] => [
  ...over(file.limits, usage, (key) => [`the policy allows`, `limits.${key}`]),
  ...over(limits, usage, (key) => [`\`max-${key}\` is`, 'that']),
]

const over = (
  limits: Partial<PolicyFile['limits']>,
  usage: Usage,
  called: (key: string) => readonly [says: string, name: string],
): readonly Problem[] =>
  (['steps', 'files', 'lines', 'bytes', 'file_bytes'] as const).flatMap((key) => {
    const limit = limits[key]
    if (limit === undefined || usage[key] <= limit) return []
    const [says, name] = called(key)
    const message = `The run has ${usage[key]} ${WHAT[key]}; ${says} ${limit}. Split the plan, or raise ${name}.`
    return [{ name: 'LIMIT_EXCEEDED', message } satisfies Problem]
  })
