import type { Problem } from '../../errors.ts'
import { type Environment, filterEnvironment } from '../programs/environment.ts'
import { endOf, type ProgramResult, runProgram, tailOf } from '../programs/run-program.ts'
import { utf8Text } from '../text/encoding.ts'
import type { Change } from '../workspace/change.ts'
import type { Verification } from './policy-file.ts'

/** Where programs of the policy run. */
export interface Host {
  /** The checkout, or for verifications a temporary worktree of the result. */
  readonly cwd: string
  /** Programs get a fixed part of it, without tokens. Default: the environment of this process. */
  readonly environment?: Environment
  /** Given to each program as well. */
  readonly env?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** How one verification ended. */
export interface VerificationResult {
  readonly verification: Verification
  readonly name: string
  readonly ok: boolean
  /** The full output of all its programs, both streams, to keep beside the report. */
  readonly output: Buffer
  /** The last lines of the output, for the report. */
  readonly tail: string
  readonly milliseconds: number
  /** VERIFY_FAILED, unless it is ok. */
  readonly problem?: Problem
}

/** A program and its arguments. */
export type CommandWords = readonly [string, ...string[]]

/** A command that runs instead of the policy's verifications. */
export const commandVerification = ([program, ...words]: CommandWords): Verification => ({
  ...{ run: [program, ...words], timeout: 3600, formats: false, env: [], 'on-failure': 'stop' as const },
})

/** Runs verifications one after the other, to the first failure that is not `on-failure: draft`. */
export async function* runVerifications(
  verifications: readonly Verification[],
  host: Host,
): AsyncGenerator<VerificationResult, void, void> {
  for (const verification of verifications) {
    const result = await verify(verification, host)
    yield result
    if (!result.ok && verification['on-failure'] !== 'draft') return
  }
}

/** What a verification is called in reports. */
export const verificationName = ({ name, run }: Verification): string =>
  name ?? (typeof run === 'string' ? run : run.join(' '))

const verify = async (verification: Verification, host: Host): Promise<VerificationResult> => {
  const name = verificationName(verification)
  const outputs: Buffer[] = []
  let milliseconds = 0
  let problem: Problem | undefined
  for (const argv of await programsOf(verification)) {
    const result = await runProgram({
      argv,
      cwd: host.cwd,
      environment: { ...filterEnvironment(host.environment, verification.env), ...host.env },
      timeout: Math.max(1, verification.timeout * 1000 - milliseconds),
      ...(host.signal && { signal: host.signal }),
    })
    outputs.push(result.output)
    milliseconds += result.milliseconds
    problem = failureOf(name, result)
    if (problem) break
  }
  const output = Buffer.concat(outputs)
  return { verification, name, ok: !problem, output, tail: tailOf(output), milliseconds, ...(problem && { problem }) }
}

/** `parsePolicy` checked that a command line runs without a shell. */
const programsOf = async ({ run }: Verification): Promise<readonly (readonly [string, ...string[]])[]> => {
  if (typeof run !== 'string') return [run]
  const { readCommandLine } = await import('../programs/command-line.ts')
  const line = readCommandLine(run)
  if (!line.ok || !line.programs) throw new TypeError(`${run} needs a shell, and no shell is used`)
  return line.programs
}

const failureOf = (name: string, result: ProgramResult): Problem | undefined => {
  if (result.ended === 'exit' && result.exitCode === 0) return undefined
  const message = `The verification ${JSON.stringify(name)} ${endOf(result)}. See its output.`
  return { name: 'VERIFY_FAILED', message }
}

/** Why a file decides about what verifies a change: it is run, configures tests, or is a manifest whose scripts change. */
export function verifyingFile(change: Change, verifications: readonly Pick<Verification, 'run'>[]): string | undefined {
  const { path } = change
  if (verifications.some(({ run }) => namedIn(run).has(path))) return 'run by the verification'
  if (CONFIGURATIONS.some((form) => form.test(path))) return 'test configuration'
  return MANIFESTS.some(({ name, partOf }) => name.test(path) && hasChanged(change, partOf))
    ? 'scripts of a manifest'
    : undefined
}

/** Paths among the words of a command line, `./` taken off; `--config=x` names x. */
const namedIn = (run: Verification['run']): ReadonlySet<string> =>
  new Set(
    (typeof run === 'string' ? run.split(/\s+/) : run)
      .flatMap((word) => [word, word.slice(word.indexOf('=') + 1)])
      .map((word) => word.replace(/^["']|["']$/g, '').replace(/^(?:\.\/)+/, '')),
  )

const CONFIGURATIONS: readonly RegExp[] = [
  /(?:^|\/)(?:vitest|jest|karma|playwright|cypress|wdio|ava|nightwatch|stryker|mocha|nyc|c8|tap)[.-](?:config|conf|setup|workspace)\b[^/]*$/,
  /(?:^|\/)\.(?:mocha|nyc|c8|tap|coverage)rc[^/]*$/,
  /(?:^|\/)(?:pytest\.ini|tox\.ini|noxfile\.py|conftest\.py|\.rspec|phpunit\.xml(?:\.dist)?|codecov\.yml)$/,
  /(?:^|\/)(?:GNUmakefile|[Mm]akefile|justfile|Taskfile\.ya?ml|Rakefile|Jenkinsfile|\.gitlab-ci\.yml|\.pre-commit-config\.yaml)$/,
  /^\.github\/(?:workflows|actions)\//,
  /^\.github\/editplan\.ya?ml$/,
]

interface Manifest {
  readonly name: RegExp
  /** What of its text decides about tests; throws where it cannot be read. */
  readonly partOf: (text: string) => unknown
}

const keysOf =
  (...keys: readonly string[]) =>
  (text: string): unknown => {
    const json = JSON.parse(text.replace(/^\ufeff/, '')) as Readonly<Record<string, unknown>>
    return keys.map((key) => json[key] ?? null)
  }

/**
 * Tables of a TOML file whose names match, with their lines; all of a file that writes them in another way.
 * @param others begins lines that do so, without their blanks and quotes
 */
const tablesOf =
  (names: RegExp, others: RegExp) =>
  (text: string): unknown =>
    text.split(/\r?\n/).some((line) => !names.test(line) && others.test(line.replace(/[\s"']/g, '')))
      ? text
      : text.split(/^(?=\[)/m).filter((table) => names.test(table))

const MANIFESTS: readonly Manifest[] = [
  {
    name: /(?:^|\/)package\.json$/,
    partOf: keysOf('scripts', 'jest', 'vitest', 'mocha', 'ava', 'nyc', 'c8', 'tap', 'lint-staged', 'husky', 'wireit'),
  },
  { name: /(?:^|\/)composer\.json$/, partOf: keysOf('scripts') },
  { name: /(?:^|\/)deno\.jsonc?$/, partOf: keysOf('tasks', 'test') },
  {
    name: /(?:^|\/)pyproject\.toml$/,
    partOf: tablesOf(
      /^\[+\s*(?:tool\.(?:pytest|tox|nox|poe|taskipy|hatch|pdm|coverage)|project\.scripts)/,
      /^\[*(?:tool(?:[\]=]|\.(?:pytest|tox|nox|poe|taskipy|hatch|pdm|coverage))|project(?:=|\.scripts)|scripts[.=])|^\[.*\\/,
    ),
  },
  {
    name: /(?:^|\/)(?:setup\.cfg|Cargo\.toml)$/,
    partOf: tablesOf(
      /^\[+\s*(?:tool:pytest|test|profile\.test|alias)/,
      /^\[+(?:tool:pytest|test|alias)|^\[*profile(?:[\]=]|\.test)|^\[.*\\/,
    ),
  },
]

/** A manifest at another place is a new one. */
function hasChanged({ from, before, after }: Change, partOf: Manifest['partOf']): boolean {
  const [was, is] = [from === undefined ? before : undefined, after].map((bytes) =>
    bytes ? partAsText(utf8Text(bytes), partOf) : '',
  )
  return was !== is
}

/** A manifest that cannot be read decides as a whole. */
function partAsText(text: string, partOf: Manifest['partOf']): string {
  try {
    return JSON.stringify(partOf(text))
  } catch {
    return text
  }
}
