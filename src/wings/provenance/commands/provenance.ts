import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { fitStart, paint, type TerminalStyle, wrap } from '../../../core/report/terminal/style.ts'
import { sha256 } from '../../../core/text/digest.ts'
import { oneLine, showInvisible } from '../../../core/text/neutralise.ts'
import { counted } from '../../../core/text/words.ts'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, readPolicy, runOptions, serverOptions, withInputs } from '../../../faces/cli/options.ts'
import { unreadable } from '../../../faces/cli/read-plans.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import type { VerifyValues } from '../../../inputs/verify.ts'
import type { Blame, BlamedLine, LineOrigin, StepOrigin } from '../blame/blamed-lines.ts'
import type { VerifiedAttestation } from '../verify-attestation.ts'

/** The lines of a file under what is known of them, for a terminal; lines of the same origin that follow each other are together. */
const renderBlame = ({ lines, origins }: Blame, style: TerminalStyle): string =>
  togetherBy(lines)
    .flatMap((group) => {
      const origin = origins[group[0]?.origin ?? 0]
      return [...(origin ? headLines(origin, style) : []), ...group.map((line) => textLine(line, lines, style))]
    })
    .map((line) => `${line}\n`)
    .join('')

/** What a token would add, in a sentence; undefined where no line needs one. */
function blameHint({ lines, origins }: Blame): string | undefined {
  const count = lines.filter(({ origin }) => origins[origin]?.kind === 'unasked').length
  if (count === 0) return undefined
  const which = counted(count, 'line comes from a commit that names', 'lines come from commits that name')
  return `${which} no step. With a token in GITHUB_TOKEN, GitHub is asked which pull request they come from, and its manifest tells the step.`
}

function togetherBy(lines: readonly BlamedLine[]): readonly (readonly BlamedLine[])[] {
  const found: BlamedLine[][] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last?.[0]?.origin === line.origin) last.push(line)
    else found.push([line])
  }
  return found
}

const SHORT = 7
const DIGITS = 12
const INDENT = '  '

function headLines(origin: LineOrigin, style: TerminalStyle): readonly string[] {
  const [first = '', ...others] = wordsOf(origin).flatMap((words) => wrap(oneLine(words), style.width - INDENT.length))
  return [
    paint(style, origin.kind === 'step' ? ['bold', 'cyan'] : 'bold', first),
    ...others.map((line) => paint(style, 'dim', INDENT + line)),
  ]
}

function wordsOf(origin: LineOrigin): readonly string[] {
  if (origin.kind === 'step') return stepWords(origin)
  const { kind, commit, author, subject, pull, problem } = origin
  if (kind === 'uncommitted') return ['Not committed yet']
  const from = pull ? `, from pull request #${pull.number}` : ''
  const who = `commit ${commit?.slice(0, SHORT)} of ${author}${from}: ${subject}`
  if (kind === 'person') return [`No step: ${who}`]
  return [
    `Not known: ${who}`,
    ...(problem ? [problem.message] : ['The commit names no step, and GitHub was not asked.']),
  ]
}

function stepWords(origin: StepOrigin): readonly string[] {
  const { steps, total, id, reason, plan, commit, by, pull, problem } = origin
  const which = steps === '' ? 'Of a run' : `Step ${steps} of ${total}${id === undefined ? '' : ` (${id})`}`
  const names = [plan.title, ...(plan.files ?? [])].filter((name) => name !== undefined)
  const source =
    by === 'manifest'
      ? `made again from the manifest of pull request #${pull?.number}`
      : `as the commit says${pull ? `, from pull request #${pull.number}` : ''}`
  return [
    `${which}: ${reason}`,
    `plan ${[...names, plan.sha256.slice(0, DIGITS)].join(', ')}; commit ${commit.slice(0, SHORT)}, ${source}`,
    ...(problem ? [problem.message] : []),
  ]
}

function textLine({ line, text }: BlamedLine, lines: readonly BlamedLine[], style: TerminalStyle): string {
  const digits = String(lines.at(-1)?.line ?? line).length
  const number = `${INDENT}${String(line).padStart(digits)} `
  const shown = showInvisible(text)
  return `${paint(style, 'dim', number)}${style.piped ? shown : fitStart(shown, style.width - number.length)}`
}

const BLAME = { verbs: ['blame'], of: 'face', type: 'text', option: ['<file>', 'Options'] } as const
const OF_BLAME = [
  {
    name: 'rev',
    about: 'the commit whose file is meant; by default the file as it is in the checkout',
    ...{ ...BLAME, option: ['<rev>', 'Options'] },
  },
  {
    name: 'policy',
    about: 'the policy to make runs again with; by default .github/editplan.yml of their base',
    ...BLAME,
  },
  { name: 'json', about: 'print the lines as JSON', ...{ ...BLAME, type: 'flag', option: ['', 'Options'] } },
] as const satisfies readonly Input[]

/** `editplan blame`: the step that wrote a line, why, and of which plan. */
export const blameCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('blame'), { own: OF_BLAME, headings: [] })
    .summary('show which step of which plan wrote a line')
    .description(
      'Shows for each line of a file the step that wrote it, its reason and its plan. Git names the commit of a line, and the commit’s trailers name the step. For squashed commits it needs a token in GITHUB_TOKEN or GH_TOKEN: GitHub names the pull request, and its manifest gives the steps.',
    )
    .argument('<file>', 'the file; file:12 is its line 12, file:12-20 a range')
    .addHelpText('after', examples('editplan blame src/user.ts:12', 'editplan blame src/user.ts --rev v1.2.0 --json'))
    .action(async (file: string, { repo, rev, policy, json }: InputsOf<'blame', (typeof OF_BLAME)[number]>) => {
      const { signal, style, stdout, stderr } = context
      const root = path.resolve(context.cwd, repo)
      const { blameFile } = await import('../blame/blame.ts')
      const blame = await blameFile({
        root,
        ...placeOf(file, root),
        revision: rev,
        signal,
        ...(policy !== undefined && { policy: await readPolicy(policy, context) }),
        publish: serverOptions(context),
      })
      stdout(json ? `${JSON.stringify(blame, null, 2)}\n` : renderBlame(blame, style))
      const hint = blameHint(blame)
      if (hint !== undefined && !json) stderr(`${hint}\n`)
      finish(0)
    })

/** A file may have a name that ends as a line does. */
function placeOf(given: string, root: string): { readonly file: string; readonly lines?: readonly [number, number] } {
  const [, file = '', first = '', last = first] = /^(.+):(\d+)(?:-(\d+))?$/.exec(given) ?? []
  if (file === '' || existsSync(path.resolve(root, given))) return { file: given }
  const lines = [Number(first), Number(last)] as const
  if (lines[0] >= 1 && lines[0] <= lines[1]) return { file, lines }
  const message = `"${given}" names no lines. Lines are counted from 1: ${file}:12, or ${file}:12-20.`
  throw new EditplanError({ name: 'USAGE', message })
}

/** Longer files are not read: no bundle, root or manifest is so long. */
const MOST = 32 * 1024 * 1024

/** Verifies the bundle of an attestation and prints what it says; the exit code. */
export async function verifyBundle(names: readonly string[], options: VerifyValues, context: Context): Promise<number> {
  const { attestation = '', trustedRoot, manifest, json } = options
  if (trustedRoot === undefined)
    throw usage('--attestation needs --trusted-root: get the file with `gh attestation trusted-root`')
  const { root, bare } = await runOptions({ ...options, verb: 'verify --attestation' }, context)
  const { verifyAttestation } = await import('../verify-attestation.ts')
  const verified = await verifyAttestation({
    ...{ root, bare, head: options.head, workflow: options.workflow, ...signedIn(options, context) },
    bundle: await readText(attestation, 'ATTESTATION_INVALID', context),
    trustedRoot: await readText(trustedRoot, 'USAGE', context),
    manifest: manifest === undefined ? undefined : await readText(manifest, 'USAGE', context),
    plans: await Promise.all(names.map(async (name) => ({ name, sha256: await digestOf(name, context) }))),
  })
  context.stdout(json ? `${JSON.stringify(verified, null, 2)}\n` : `${linesOf(verified).map(oneLine).join('\n')}\n`)
  return 0
}

/** `OWNER/NAME`, or its address on another server. */
function signedIn({ repository, workflow }: VerifyValues, { env }: Context) {
  if (workflow !== undefined && !/^(?:[\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@]+(?:@.+)?$/.test(workflow))
    throw usage('--workflow takes .github/workflows/FILE, with OWNER/NAME/ before and @REF after it where they matter')
  if (repository === undefined) return {}
  const [, server, name] = /^(?:(https?:\/\/[^/]+)\/)?([\w.-]+\/[\w.-]+)$/.exec(repository) ?? []
  if (name === undefined) throw usage('--repository takes OWNER/NAME, or the address of a repository')
  return { repository: name, serverUrl: server ?? (env.GITHUB_SERVER_URL || 'https://github.com') }
}

async function readText(name: string, refusal: 'USAGE' | 'ATTESTATION_INVALID', { cwd }: Context): Promise<string> {
  const file = path.resolve(cwd, name)
  try {
    if ((await stat(file)).size <= MOST) return await readFile(file, 'utf8')
  } catch (error) {
    throw new EditplanError({ ...unreadable(`The file ${name}`, error, file), name: 'USAGE' })
  }
  throw new EditplanError({ name: refusal, message: `The file ${name} is larger than ${MOST / 1024 / 1024} MiB.` })
}

async function digestOf(name: string, { cwd }: Context): Promise<string> {
  const file = path.resolve(cwd, name)
  try {
    return sha256(await readFile(file))
  } catch (error) {
    throw new EditplanError(unreadable(`The plan ${name}`, error, file))
  }
}

function linesOf({ signer, subjects, run }: VerifiedAttestation): readonly string[] {
  const { repository, number } = run.pull_request
  return [
    `Attested: pull request #${number} of ${repository}, ${run.totals.applied ?? 0} steps on ${run.base.commit}, by editplan ${run.engine}`,
    `  signed by ${signer.workflow}`,
    ...subjects.map(({ name, digest }) =>
      'sha256' in digest ? `  ${name} is sha256:${digest.sha256}` : `  ${name} is ${digest.gitCommit}`,
    ),
  ]
}

const usage = (message: string): EditplanError => new EditplanError({ name: 'USAGE', message: `${message}.` })
