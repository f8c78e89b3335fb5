import { listEntries } from '../core/git/commands/config.ts'
import type { Git } from '../core/git/git.ts'
import { EditplanError } from '../errors.ts'
import { ApiError, connect } from './github.ts'
import { getRepository } from './github-api.ts'
import type { PublishOptions } from './options.ts'

/** A repository of a server, as an address names it. */
export type NamedRepository = { readonly server: string; readonly repository: string; readonly isHttp: boolean }

/** Reads `https://host/owner/name.git`, `ssh://git@host/owner/name`, `git@host:owner/name`; undefined for others. */
export function placeOf(url: string): NamedRepository | undefined {
  const http = /^(https?):\/\/(?:[^@/]+@)?([^/]+)\/([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(url)
  if (http) return { server: `${http[1]}://${http[2]}`, repository: http[3] ?? '', isHttp: true }
  const ssh = /^(?:ssh:\/\/)?(?:[^@/]+@)([^:/]+)(?::\d+\/|[:/])([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(url)
  return ssh ? { server: `https://${ssh[1]}`, repository: ssh[2] ?? '', isHttp: false } : undefined
}

interface WantedRepository {
  readonly repository: string | undefined
  readonly serverUrl: string
  readonly apiUrl: string
  readonly token: string | undefined
}

/**
 * Throws ORIGIN_DIFFERS unless every address of `origin`, as the configuration writes it, names the repository: its server, and its
 * name in any case, or an alias that the server accepts. A checkout of another repository would be published as this one's.
 */
export async function refuseOtherOrigin(git: Git, place: WantedRepository, options: PublishOptions): Promise<void> {
  const { repository, serverUrl } = place
  if (repository === undefined) return
  const addresses = (await git.run(listEntries()))
    .filter(({ key }) => key === 'remote.origin.url')
    .map(({ value }) => value)
  if (addresses.length === 0) throw differs(repository, 'The checkout has no `origin`')
  for (const address of addresses) {
    const found = placeOf(address)
    const isHere = found !== undefined && isServer(found.server, serverUrl, found.isHttp)
    if (!isHere || !(await isSameRepository(found.repository, repository, place, options)))
      throw differs(repository, `\`origin\` of the checkout is ${withoutPassword(address)}`)
  }
}

/** GitHub's servers answer ssh on a name of their own too, and on any port. */
function isServer(server: string, wanted: string, isHttp: boolean): boolean {
  const [one, other] = [new URL(server), new URL(wanted)]
  return isHttp ? one.host === other.host : one.hostname.replace(/^ssh\./, '') === other.hostname
}

async function isSameRepository(
  found: string,
  wanted: string,
  { token, apiUrl }: WantedRepository,
  { graphqlUrl, clock, pace }: PublishOptions,
): Promise<boolean> {
  if (found.toLowerCase() === wanted.toLowerCase()) return true
  if (token === undefined) return false
  const github = await connect({ token, apiUrl, graphqlUrl, clock, pace })
  const idOf = async (name: string): Promise<string> => (await github.send(getRepository(name))).node_id
  try {
    return (await idOf(found)) === (await idOf(wanted))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}

const withoutPassword = (address: string): string => address.replace(/:\/\/[^/@]*@/, '://***@')

const differs = (repository: string, what: string): EditplanError =>
  new EditplanError({
    name: 'ORIGIN_DIFFERS',
    message: `${what}, and the run is for ${repository}. Check out that repository, or name the other one as \`repository\`. Nothing was sent.`,
  })

/**
 * The environment that makes git send this token, and nothing else, to this repository. Whatever a checkout left in
 * configuration files stays there: the empty header of the full address outranks it (git's `http.<url>.*` matching),
 * the next one is ours. Entries that the environment already carries are kept.
 * @param url full address of the repository, without credentials
 */
export function credentialEnvironment(
  url: string,
  token: string,
  environment: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  const header = `http.${url}.extraheader`
  const present = Number.parseInt(environment.GIT_CONFIG_COUNT ?? '', 10) || 0
  const added: readonly (readonly [string, string])[] = [
    // After a refused token, git must not get another person's from a helper.
    ['credential.helper', ''],
    [header, ''],
    [header, `AUTHORIZATION: basic ${basic}`],
  ]
  const result: Record<string, string> = { GIT_CONFIG_COUNT: String(present + added.length) }
  for (let at = 0; at < present; at += 1) {
    result[`GIT_CONFIG_KEY_${at}`] = environment[`GIT_CONFIG_KEY_${at}`] ?? ''
    result[`GIT_CONFIG_VALUE_${at}`] = environment[`GIT_CONFIG_VALUE_${at}`] ?? ''
  }
  added.forEach(([key, value], at) => {
    result[`GIT_CONFIG_KEY_${present + at}`] = key
    result[`GIT_CONFIG_VALUE_${present + at}`] = value
  })
  return result
}
