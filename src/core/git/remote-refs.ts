import type { GitCommand } from './command.ts'
import type { Transport } from './commands/remote.ts'
import type { Git } from './git.ts'

export interface RemoteRefs {
  readonly defaultBranch: string | undefined
  /** Commits by the full names of refs. */
  readonly refs: ReadonlyMap<string, string>
  /** How many refs the server listed in its answer. */
  readonly listed: number
  /** It listed all that it has, because it cannot list only those that are asked for. */
  readonly isWhole: boolean
}

/**
 * The default branch of a remote where `HEAD` is among the names, and the commits of refs by their full names; a name may end in `*`.
 * Connects to the remote. Over HTTP with protocol 2 the server lists the names' prefixes alone, otherwise all that it has.
 */
export async function listRemoteRefs(git: Git, from: Transport, names: readonly string[]): Promise<RemoteRefs> {
  const { remote, env, relay } = from
  const url = relay ?? (await git.run(addressOf(remote, env)))
  const { listed, isWhole } = await git.run(/^https?:/i.test(url) ? askForRefs(from, url, names) : listEverything(from))
  const refs = new Map<string, string>()
  for (const { name, value } of listed) if (isNamed(name, names)) refs.set(name, value)
  const target = listed.find(({ name }) => name === 'HEAD')?.target
  const defaultBranch = target?.startsWith('refs/heads/') ? target.slice('refs/heads/'.length) : undefined
  return { defaultBranch: names.includes('HEAD') ? defaultBranch : undefined, refs, listed: listed.length, isWhole }
}

/** The commit of one ref of a remote, by its full name. */
export const remoteRef = async (git: Git, from: Transport, name: string): Promise<string | undefined> =>
  (await listRemoteRefs(git, from, [name])).refs.get(name)

const isNamed = (ref: string, names: readonly string[]): boolean =>
  ref !== 'HEAD' && names.some((name) => (name.endsWith('*') ? ref.startsWith(name.slice(0, -1)) : ref === name))

/** A ref that a server lists; `target` of a symbolic one. */
type ListedRef = { readonly name: string; readonly value: string; readonly target?: string | undefined }

/** What a server listed, and whether that is all it has. */
type ListedRefs = { readonly listed: readonly ListedRef[]; readonly isWhole: boolean }

/** The address of a remote after `insteadOf`. */
const addressOf = (remote: string, env: Transport['env']): GitCommand<string> => ({
  args: ['ls-remote', '--get-url', '--', remote],
  input: '',
  env,
  parse: (stdout) => stdout.toString('utf8').trim(),
})

const listEverything = ({ remote, ...how }: Transport): GitCommand<ListedRefs> => ({
  ...how,
  args: ['ls-remote', '--symref', '--', remote],
  input: '',
  parse(stdout) {
    const lines = linesOf(stdout).map((line) => line.split('\t'))
    const targets = new Map(
      lines.flatMap(([value = '', name = '']) => (isSymbolic(value) ? [[name, value.slice(5)]] : [])),
    )
    const listed = lines.flatMap(([value = '', name]) =>
      name === undefined || isSymbolic(value) ? [] : [{ name, value, target: targets.get(name) }],
    )
    return { listed, isWhole: true }
  },
})

const isSymbolic = (value: string): boolean => value.startsWith('ref: ')

const linesOf = (text: Buffer): readonly string[] => text.toString('utf8').split('\n')

/**
 * Speaks to git's own helper for HTTP (gitremote-helpers(7), `stateless-connect`), because `ls-remote` sends no prefixes. Where the server
 * does not speak protocol 2, the helper has all refs already and lists them.
 */
const askForRefs = ({ remote, ...how }: Transport, url: string, names: readonly string[]): GitCommand<ListedRefs> => ({
  ...how,
  args: ['remote-https', remote, url],
  input: 'stateless-connect git-upload-pack\n',
  reply(stdout) {
    if (isOlder(stdout)) return 'list\n\n'
    const { lines, isEnded } = sectionOf(stdout, 1)
    return isEnded ? requestFor(names, lines) : undefined
  },
  isWhole: (stdout) => (isOlder(stdout) ? stdout.toString('latin1').endsWith('\n\n') : answerIn(stdout).isEnded),
  parse: (stdout) =>
    isOlder(stdout)
      ? { listed: linesOf(stdout.subarray(FALLBACK.length)).flatMap(olderRef), isWhole: true }
      : { listed: answerIn(stdout).lines.map(refOf), isWhole: false },
})

const FALLBACK = 'fallback\n'

const isOlder = (stdout: Buffer): boolean => stdout.toString('latin1', 0, FALLBACK.length) === FALLBACK

/** After the helper's blank line the server says what it can do, then it answers. */
const answerIn = (stdout: Buffer): Section => sectionOf(stdout, sectionOf(stdout, 1).end)

interface Section {
  readonly lines: readonly string[]
  /** Whether the flush that ends it is here. */
  readonly isEnded: boolean
  readonly end: number
}

/** Lines in git's pkt-line format up to the next flush. */
function sectionOf(stdout: Buffer, start: number): Section {
  const lines: string[] = []
  let at = start
  while (at + 4 <= stdout.length) {
    const length = Number.parseInt(stdout.toString('latin1', at, at + 4), 16)
    if (length === 0) return { lines, isEnded: true, end: at + 4 }
    if (!(length > 4) || at + length > stdout.length) break
    lines.push(stdout.toString('utf8', at + 4, at + length).trimEnd())
    at += length
  }
  return { lines, isEnded: false, end: at }
}

function requestFor(names: readonly string[], capabilities: readonly string[]): string {
  const format = capabilities.find((one) => one.startsWith('object-format='))
  const prefixes = names.map((name) => `ref-prefix ${name.replace(/\*$/, '')}`)
  const head = ['command=ls-refs', ...(format === undefined ? [] : [format])].map(packet).join('')
  return `${head}0001${['symrefs', ...prefixes].map(packet).join('')}0000`
}

const packet = (line: string): string => `${(Buffer.byteLength(line) + 5).toString(16).padStart(4, '0')}${line}\n`

/** `<id> <name> symref-target:<name>` */
function refOf(line: string): ListedRef {
  const [value = '', name = '', ...attributes] = line.split(' ')
  const target = attributes.find((one) => one.startsWith('symref-target:'))?.slice('symref-target:'.length)
  return { name, value, target }
}

/** `<id> <name>` or `@<target> <name>` */
function olderRef(line: string): readonly ListedRef[] {
  const [value = '', name] = line.split(' ')
  if (name === undefined || value.startsWith(':')) return []
  return [value.startsWith('@') ? { name, value: '', target: value.slice(1) } : { name, value }]
}
