import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { EditplanError } from '../../errors.ts'
import type { FilterDriver } from './attributes.ts'
import type { Pause } from './command.ts'

interface FailedCall {
  readonly args: readonly string[]
  readonly exitCode: number | null
  readonly stderr: string
  /** Environment added for this one call; its GIT_CONFIG_VALUE_* are secrets. */
  readonly env?: Readonly<Record<string, string>> | undefined
}

/** GIT_FAILED, or FILTER_UNAVAILABLE, with the command's name, its exit code and the end of git's error output, credentials masked. */
export function gitFailed(call: FailedCall): EditplanError {
  const said = maskCredentials(call.stderr.trim(), secretsOf(call.env ?? {})).replace(/\.$/, '')
  const how = `\`git ${subcommand(call.args)}\` ${call.exitCode === null ? 'was killed' : `ended with exit code ${call.exitCode}`}`
  return new GitFailed(how, said.length > 4000 ? `…${said.slice(-4000)}` : said)
}

/** GIT_FAILED where git is missing or cannot run, or the system starts no more processes; NOT_A_REPOSITORY where its folder is gone. */
export const gitNotStarted = (error: Error, folder?: string): EditplanError => {
  const isAbsent = 'code' in error && error.code === 'ENOENT'
  if (isAbsent && folder !== undefined && !existsSync(folder)) {
    const gone = `${JSON.stringify(folder)} is gone: it was renamed or removed while editplan worked in it. Run again in the folder's new place.`
    return new EditplanError({ name: 'NOT_A_REPOSITORY', message: gone }, { cause: error })
  }
  const remedy = isAbsent ? 'Install git, or add it to PATH.' : 'Run again when the system can start processes.'
  const message = `Git could not be started: ${error.message}. ${remedy}`
  return new EditplanError({ name: 'GIT_FAILED', message }, { cause: error })
}

class GitFailed extends EditplanError {
  readonly detail: string

  constructor(how: string, said: string) {
    const remedy = said
      ? `Fix what it reports and run again: ${said}`
      : 'It printed no error. Run it by hand to see why'
    super({ name: FILTER_FAILED.test(said) ? 'FILTER_UNAVAILABLE' : 'GIT_FAILED', message: `${how}. ${remedy}.` })
    this.detail = said ? `${how}: ${said}` : `${how} and printed no error`
  }
}

/** Git's message when a filter that it needs fails or is missing. */
const FILTER_FAILED = /\b(?:clean|smudge) filter \S+ failed|\bexternal filter .* failed/

/** Whether git itself ended so. */
export const isGitFailure = (error: unknown): error is EditplanError => error instanceof GitFailed

/** Whether a server or the way to it failed so that the same call may succeed later; never for what it refused. */
export const mayPass = (error: unknown): boolean =>
  error instanceof GitFailed && !REFUSED.test(error.detail) && PASSING.test(error.detail)

const RETRIES = 3

/**
 * Does it again where a server failed for what may pass, three times at most: what speaks to a server itself, which has a pause; and what
 * reads objects that git fetches on demand, as in a clone without contents.
 */
export async function retried<Result>(work: () => Promise<Result>, pause?: Pause): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const wait = pause ?? (isOnDemand(error) ? setTimeout : undefined)
      if (!wait || attempt === RETRIES || !mayPass(error)) throw error
      await wait(1000 * 2 ** attempt)
    }
  }
}

/** Whether git failed to fetch objects that it needed, which the clone left out. */
const isOnDemand = (error: unknown): boolean => missingObject(error) !== undefined

/** The object that git needed, that the clone left out, and that git could not fetch. */
export const missingObject = (error: unknown): string | undefined =>
  error instanceof GitFailed
    ? /could not fetch ([0-9a-f]{40,64}) from promisor remote/i.exec(error.detail)?.[1]
    : undefined

const PASSING =
  /HTTP (?:5\d\d|429)|returned error: (?:5\d\d|429)|RPC failed|disconnect|hung up|early EOF|timed? ?out|Could(?: not|n't) (?:resolve|connect)|Failed to connect|connection (?:was )?(?:reset|closed|refused)|reset by peer|Empty reply|closed with outstanding|not closed cleanly|recv (?:failure|error)|SSL_(?:read|connect|ERROR_SYSCALL)|fatal error in commit_refs|remote: Internal Server Error/i

const REFUSED =
  /(?:HTTP|returned error:) (?:4(?!29)\d\d|3\d\d)|redirect|Authentication failed|Permission denied|could not read (?:Username|Password)|certificate|Host key/i

/** What went wrong, without remedy and full stop, for use in another message. */
export const detailOf = (error: EditplanError): string => (error instanceof GitFailed ? error.detail : error.message)

const secretsOf = (env: Readonly<Record<string, string>>): string[] =>
  Object.entries(env).flatMap(([name, value]) => (name.startsWith('GIT_CONFIG_VALUE_') ? value : []))

/** Credentials in a text, as git and curl print them, replaced by `***`; so are the secrets given. */
export function maskCredentials(text: string, secrets: readonly string[] = []): string {
  let masked = text
  for (const secret of secrets) if (secret.length >= 8) masked = masked.replaceAll(secret, '***')
  return masked
    .replace(/(?<=:\/\/)(?:[^\s/'"<>]+|[^\s/@]+)@/g, '***@')
    .replace(/(authorization:\s*(?:\w+\s+)?)\S+/gi, '$1***')
    .replace(/\b(?:gh[pousr]_|github_pat_)\w+/g, '***')
}

const subcommand = (args: readonly string[]): string => {
  let at = 0
  while (args[at] === '-c' || args[at] === '-C') at += 2
  return args[at] ?? ''
}

/**
 * Settings under which git fails where a filter's program fails, instead of taking the file as it is: of the filters that have a program
 * for that way.
 */
export const requiring = (
  way: 'cleans' | 'smudges',
  ...drivers: readonly (FilterDriver | undefined)[]
): readonly string[] =>
  [...new Set(drivers.flatMap((driver) => (driver?.[way] && !driver.name.includes('=') ? driver.name : [])))].flatMap(
    (name) => ['-c', `filter.${name}.required=true`],
  )

/** FILTER_UNAVAILABLE or UNENCODABLE where git failed to convert a file; any other error as it is. */
export function conversionFailed(error: unknown, path: string, driver: FilterDriver | undefined): unknown {
  if (!isGitFailure(error)) return error
  const detail = detailOf(error)
  if (driver && /\b(?:clean|smudge|external) filter\b/.test(detail))
    return filterUnavailable(path, `its filter "${driver.name}" failed: ${detail}`)
  if (!/\bencod(?:e|ed|ing)\b|\bBOM\b/.test(detail)) return error
  const message = `Git cannot store ${JSON.stringify(path)} in the encoding that .gitattributes names: ${detail}. Use characters and a byte order mark that the encoding has.`
  return new EditplanError({ name: 'UNENCODABLE', message })
}

export const filterUnavailable = (path: string, why: string): EditplanError =>
  new EditplanError({
    name: 'FILTER_UNAVAILABLE',
    message: `Git cannot convert ${JSON.stringify(path)}: ${why}. Make the filter work here, or leave the file out of the plan.`,
  })
