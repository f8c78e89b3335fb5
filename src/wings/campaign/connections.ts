import { createSign } from 'node:crypto'
import { EditplanError, type Problem } from '../../errors.ts'
import { type Connection, connect, type GitHub } from '../../publish/github.ts'
import { type Clock, createPace, type Pace, systemClock } from '../../publish/options.ts'
import { createInstallationToken, type Installation, listInstallations } from './github-queries.ts'

/** An app's number or client id, and its private key as GitHub gives it (PEM). */
export type AppKey = { readonly id: string; readonly privateKey: string }

/** Who the campaign acts as: one token for everything, or an app that is installed with the owners. */
type Credentials = { readonly token?: string | undefined; readonly app?: AppKey | undefined }

export type Reach = { readonly token: string; readonly github: GitHub }

/** Reaches the repositories of each owner, with one pace for all. */
export interface Connections {
  /** @returns the problem where the app is not installed, or may not do what campaigns need */
  reach(owner: string): Promise<Reach | Problem>
}

/** Throws USAGE without credentials. */
export function openConnections(
  options: Pick<Connection, 'apiUrl' | 'graphqlUrl'> & {
    readonly credentials: Credentials
    /** Read only: an app requests no write permission. Default false. */
    readonly readsOnly?: boolean | undefined
    readonly clock?: Clock | undefined
    readonly pace?: Pace | undefined
  },
): Connections {
  const { credentials, clock = systemClock } = options
  const shared = { ...options, clock, pace: options.pace ?? createPace({ clock }) }
  if (credentials.app) return installations(credentials.app, shared)
  const { token } = credentials
  if (!token) throw new EditplanError({ name: 'USAGE', message: NO_CREDENTIALS })
  const github = once(() => connect({ ...shared, token }))
  return { reach: async () => ({ token, github: await github() }) }
}

const NO_CREDENTIALS =
  'A campaign needs a token: set GITHUB_TOKEN or GH_TOKEN, or EDITPLAN_APP_ID and EDITPLAN_APP_PRIVATE_KEY of a GitHub App.'

/** What a campaign needs of an installation, and what it asks for where that has it. */
const NEEDED = { contents: 'write', pull_requests: 'write' }
const READ = { contents: 'read', pull_requests: 'read' }
const WELCOME = { workflows: 'write' }

/** A repository takes less, beside the wait for a limit of GitHub. */
const WORK = 10 * 60_000

interface CachedToken extends Reach {
  readonly until: number
}

function installations(
  app: AppKey,
  shared: Omit<Connection, 'token'> & {
    readonly readsOnly?: boolean | undefined
    readonly clock: Clock
    readonly pace: Pace
  },
): Connections {
  const known = once(async () => {
    const github = await connect({ ...shared, token: appToken(app, shared.clock.now()) })
    return github.list(listInstallations())
  })
  const held = new Map<string, Promise<CachedToken | Problem>>()
  // A token is renewed so long before it ends, since a repository keeps the one it began with.
  const margin = WORK + shared.pace.patience

  async function renew(owner: string): Promise<CachedToken | Problem> {
    const installed = (await known()).find(({ account }) => account?.login.toLowerCase() === owner)
    const needed = shared.readsOnly ? READ : NEEDED
    if (!installed) {
      const message = `The app is not installed for ${owner}. Install it there, or leave the repositories of ${owner} out.`
      return { name: 'GITHUB_FAILED', message }
    }
    const wrong = missingPermissions(owner, installed, needed)
    if (wrong) return wrong
    const welcome = Object.entries(WELCOME).filter(
      ([name, level]) => !shared.readsOnly && installed.permissions[name] === level,
    )
    const wanted = { ...needed, ...Object.fromEntries(welcome) }
    const asApp = await connect({ ...shared, token: appToken(app, shared.clock.now()) })
    const made = await asApp.send(createInstallationToken(installed.id, wanted))
    const github = await connect({ ...shared, token: made.token })
    return { token: made.token, github, until: Date.parse(made.expires_at) }
  }

  return {
    async reach(name) {
      const owner = name.toLowerCase()
      const before = await held.get(owner)
      const isOver = before && 'until' in before && before.until - shared.clock.now() < margin
      if (before && !isOver) return before
      const renewed = held.get(owner + RENEWING) ?? renew(owner)
      held.set(owner + RENEWING, renewed)
      const now = await renewed.finally(() => held.delete(owner + RENEWING))
      held.set(owner, Promise.resolve(now))
      return now
    },
  }
}

/** No owner has a blank in its name. */
const RENEWING = ' renewing'

function missingPermissions(
  owner: string,
  installed: Installation,
  needed: Readonly<Record<string, string>>,
): Problem | undefined {
  if (installed.suspended_at) {
    return { name: 'GITHUB_FAILED', message: `The app is suspended for ${owner}. Ask an owner of it to lift that.` }
  }
  const missing = Object.entries(needed).flatMap(([name, level]) =>
    [level, 'write'].includes(installed.permissions[name] ?? '') ? [] : [`${name}: ${level}`],
  )
  return missing.length > 0
    ? {
        name: 'GITHUB_FAILED',
        message: `The app lacks ${missing.join(' and ')} for ${owner}. Add them to the app, and have ${owner} accept them.`,
      }
    : undefined
}

/** A JSON Web Token that says which app asks, for nine minutes; its time is a minute back, for clocks that differ. */
function appToken({ id, privateKey }: AppKey, now: number): string {
  const seconds = Math.floor(now / 1000)
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iat: seconds - 60, exp: seconds + 540, iss: id })}`
  try {
    // Secrets of workflows often hold the line ends as \n.
    const key = privateKey.replaceAll('\\n', '\n')
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`
  } catch {
    const message = 'EDITPLAN_APP_PRIVATE_KEY is not a private key. Give the whole text of the .pem file.'
    throw new EditplanError({ name: 'USAGE', message })
  }
}

/** The answer of the first call, given to all; a failure is not kept. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
}
