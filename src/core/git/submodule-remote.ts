import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { EditplanError } from '../../errors.ts'
import { endingOf } from './child.ts'
import { type GitCommand, listedIn } from './command.ts'
import { remotes } from './commands/remote.ts'
import { gitEnvironment } from './environment.ts'
import { type Git, openGit } from './git.ts'
import { initialise } from './partial-clone.ts'
import { temporaryScratch } from './scratch-folder.ts'

/** A submodule that is moved from one commit to another. */
export interface SubmoduleMove {
  readonly path: string
  readonly was: string
  readonly commit: string
}

/** What lies between the two commits of a move: the commits that come, of which the newest are named, and how many go. */
export interface SubmoduleLog {
  /** Undefined where the remote has the commit before no more: the newest alone is named. */
  readonly come: number | undefined
  readonly newest: readonly { readonly id: string; readonly subject: string }[]
  readonly gone: number
}

/**
 * The address of a submodule in the `.gitmodules` of a commit, as one that can be asked over HTTP without credentials; undefined where
 * there is none. One that is relative counts from the address of `origin`, or of the first remote.
 */
export async function submoduleAddress(git: Git, commit: string, path: string): Promise<string | undefined> {
  const settings = await git.run(submoduleSettings(commit))
  const name = [...settings].find(([key, value]) => key.endsWith('.path') && value === path)?.[0].replace(/\.path$/, '')
  const given = settings.get(`${name}.url`)
  if (given === undefined || !/^\.\.?\//.test(given)) return plainAddress(given)
  const list = await git.run(remotes())
  const own = plainAddress((list.find((one) => one.name === 'origin') ?? list[0])?.url)
  return own === undefined ? undefined : plainAddress(new URL(given, `${own}/`).href)
}

/** Keys such as `submodule.NAME.path`. What is no text of settings has none. */
const submoduleSettings = (commit: string): GitCommand<ReadonlyMap<string, string>> => ({
  args: ['config', '--blob', `${commit}:.gitmodules`, '--no-includes', '--list', '-z'],
  input: '',
  accept: [0, 1, 128],
  parse: (stdout, exitCode) =>
    new Map(
      (exitCode === 0 ? listedIn(stdout) : []).map((entry) => {
        const [key = '', ...value] = entry.split('\n')
        return [key, value.join('\n')] as const
      }),
    ),
})

/** Without credentials and parameters; that of SSH as the same over HTTPS. Undefined for any other. */
function plainAddress(given: string | undefined): string | undefined {
  const [, host, path] = /^(?:ssh:\/\/)?(?:[\w.-]+@)([\w.-]+)(?::\d+\/|[:/])(?!\/)(.+)$/.exec(given ?? '') ?? []
  const text = host === undefined ? given : `https://${host}/${path}`
  if (text === undefined || !URL.canParse(text)) return undefined
  const { protocol, origin, pathname } = new URL(text)
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.replace(/\/$/, '') : undefined
}

/**
 * Asks the remote of a submodule what lies between two commits; undefined where no branch and no tag of it holds the one that it is moved
 * to, which a server may give out all the same. Nothing but ids and messages of commits is fetched, into a folder that is gone
 * afterwards. No settings and no credentials of the user are in force. Throws GIT_FAILED.
 */
export async function askSubmodule(url: string, { was, commit }: SubmoduleMove): Promise<SubmoduleLog | undefined> {
  using folder = temporaryScratch('objects')
  const environment = { ...gitEnvironment(), ...withoutCredentials(folder.path) }
  const root = join(folder.path, 'repository')
  mkdirSync(root)
  await initialise(root, environment)
  const git = await openGit(root, { env: environment })
  await fetched(git, url)
  const has = await git.run(heldBy(commit))
  if (!has) return undefined
  const isKnown = (await git.run(heldBy(was))) ?? false
  if (!isKnown) return { come: undefined, newest: await git.run(newestOf([commit, '-1'])), gone: 0 }
  return {
    come: await git.run(countOf(`${was}..${commit}`)),
    newest: await git.run(newestOf([`${was}..${commit}`, `--max-count=${NAMED}`])),
    gone: await git.run(countOf(`${commit}..${was}`)),
  }
}

/** Commits that are named. */
const NAMED = 10

/** No file of the user's and no program gives a name or a password. */
const withoutCredentials = (home: string): Readonly<Record<string, string>> => ({
  ...{ HOME: home, USERPROFILE: home, XDG_CONFIG_HOME: home, GIT_ASKPASS: '', SSH_ASKPASS: '' },
  ...{
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_COUNT: '0',
    GIT_ALLOW_PROTOCOL: 'http:https',
  },
})

/** A server that is silent, or sends without end, is given up. */
async function fetched(git: Git, url: string): Promise<void> {
  const args = [
    ...['-c', 'http.lowSpeedLimit=1000', '-c', 'http.lowSpeedTime=60', 'fetch', '--quiet', '--no-tags'],
    ...['--no-write-fetch-head', '--no-auto-maintenance', '--recurse-submodules=no', '--filter=tree:0', '--refmap='],
    ...['--end-of-options', url, '+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*'],
  ]
  const child = git.start(args)
  const { closed, failure } = endingOf(child, args)
  let isLate = false
  const patience = setTimeout(() => {
    isLate = true
    child.kill()
  }, LONGEST)
  child.stdin.end()
  child.stdout.resume()
  await closed
  clearTimeout(patience)
  if (isLate)
    throw new EditplanError({ name: 'GIT_FAILED', message: `${url} did not answer in time. Run again later.` })
  const error = failure()
  if (error) throw error
}

/** In milliseconds. */
const LONGEST = 600_000

/** Whether a branch or a tag holds a commit; undefined where it is not there. */
const heldBy = (commit: string): GitCommand<boolean | undefined> => ({
  args: ['for-each-ref', '--count=1', '--format=held', `--contains=${commit}`, 'refs/heads', 'refs/tags'],
  input: '',
  accept: [0, 129],
  parse: (stdout, exitCode) => (exitCode === 0 ? stdout.length > 0 : undefined),
})

const countOf = (range: string): GitCommand<number> => ({
  args: ['rev-list', '--count', range, '--'],
  input: '',
  parse: (stdout) => Number(stdout.toString('latin1')),
})

const newestOf = (range: readonly string[]): GitCommand<SubmoduleLog['newest']> => ({
  args: ['log', '-z', '--no-show-signature', '--encoding=UTF-8', '--format=%H %s', ...range, '--'],
  input: '',
  parse: (stdout) =>
    listedIn(stdout).map((line) => ({
      id: line.slice(0, line.indexOf(' ')),
      subject: line.slice(line.indexOf(' ') + 1),
    })),
})
