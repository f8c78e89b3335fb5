import { EditplanError, type Problem } from '../../errors.ts'
import { type ObjectReader, openObjectReader } from '../git/cat-file.ts'
import { signatureHolds, signatureLetter } from '../git/commands/commit.ts'
import { type LoggedCommit, listChain } from '../git/commands/log.ts'
import type { Git } from '../git/git.ts'
import type { Run, Snapshot } from './run-record.ts'

/**
 * How commits compare with a run. `commits`: identical. `signed`: the same contents, parents and messages, in commits with a
 * signature that git verifies. `unchecked`: the same, authors too, but git could not check the signature of at least one, and its
 * committer is whoever it says.
 */
export type Comparison =
  | { readonly ok: true; readonly by: 'commits' | 'signed' | 'unchecked' }
  | { readonly ok: false; readonly problem: Problem; readonly differs: Difference }

/** The first commit that differs. */
interface Difference {
  /** Its number among the commits after the base, from 1. */
  readonly number: number
  /** Its tree, and the one that it should have; absent where there is no such commit. */
  readonly found?: string
  readonly expected?: string
}

/** Checks elsewhere, such as at the host, a signature that the local git cannot check. */
export type AskSignature = (commit: string) => Promise<'signed' | 'unchecked' | 'bad'>

/**
 * Compares the commits after the run's base up to `head` with the run, of one that was merged onto another head the merge too; the first
 * that differs is named, with what differs.
 */
export async function compareWithRun(
  git: Git,
  run: Pick<Run, 'base' | 'snapshots' | 'merge'>,
  head: string,
  ask: AskSignature = async () => 'unchecked',
): Promise<Comparison> {
  await using reader = openObjectReader(git)
  const { actual, expected, parentsOf } = await commitsOf(git, run, head)
  let by: (Comparison & { ok: true })['by'] = 'commits'
  for (const [at, wanted] of expected.entries()) {
    const found = actual[at]
    const differs = { number: at + 1, ...(found && { found: found.tree }), expected: wanted.tree }
    if (!found) return mismatch(`the head ends before commit ${at + 1}, ${wanted.commit} (${subject(wanted)})`, differs)
    if (found.commit === wanted.commit) continue
    const compared = await compareCommit(git, reader, { found, expected: wanted, parents: parentsOf(at), ask })
    if (compared.difference !== undefined) {
      const what = `commit ${at + 1}, ${named(found)}, should be ${named(wanted)}, but ${compared.difference}`
      return mismatch(what, differs)
    }
    if (by !== 'unchecked') by = compared.by
  }
  const extra = actual[expected.length]
  if (!extra) return { ok: true, by }
  const differs = { number: expected.length + 1, found: extra.tree }
  return mismatch(`commit ${named(extra)} does not come from the plan`, differs)
}

interface ComparedCommits {
  readonly actual: readonly LoggedCommit[]
  readonly expected: readonly Pick<Snapshot, 'commit' | 'tree' | 'message'>[]
  /** The parents that the actual commit at this place must have, in this order, and no others. */
  parentsOf(at: number): readonly string[]
}

async function commitsOf(
  git: Git,
  { base, snapshots, merge }: Pick<Run, 'base' | 'snapshots' | 'merge'>,
  head: string,
): Promise<ComparedCommits> {
  const before = (actual: readonly LoggedCommit[], at: number) => actual[at - 1]?.commit ?? base.commit
  if (!merge) {
    const actual = await git.run(listChain(base.commit, head))
    return { actual, expected: [...snapshots], parentsOf: (at) => [before(actual, at)] }
  }
  const [after, tops] = [await git.run(listChain(merge.onto, merge.commit)), await git.run(listChain(merge.onto, head))]
  const [first] = tops
  // An unrelated chain is no parent of what it was merged as.
  const isUnrelated = after[0]?.parents.length === 1
  const chainEnd = isUnrelated ? undefined : (first?.parents[1] ?? head)
  const chain = chainEnd === undefined ? [] : await git.run(listChain(base.commit, chainEnd))
  const actual = [...chain, ...tops]
  const merged = chain.length
  return {
    actual,
    expected: isUnrelated ? after : [...snapshots, ...after],
    parentsOf: (at) =>
      at !== merged ? [before(actual, at)] : [merge.onto, ...(isUnrelated ? [] : [before(actual, at)])],
  }
}

type CommitComparison =
  | { readonly difference?: undefined; readonly by: 'signed' | 'unchecked' }
  | { readonly difference: string }

interface Pair {
  readonly found: LoggedCommit
  readonly expected: Pick<Snapshot, 'commit' | 'tree'>
  readonly parents: readonly string[]
  readonly ask: AskSignature
}

async function compareCommit(git: Git, reader: ObjectReader, pair: Pair): Promise<CommitComparison> {
  const { found, expected, parents, ask } = pair
  if (found.tree !== expected.tree) return { difference: 'has different content' }
  if (found.parents.join() !== parents.join()) return { difference: 'has different parents' }
  const text = await readCommitText(reader, found.commit)
  const wanted = await readCommitText(reader, expected.commit)
  if (!text.isSigned) return { difference: `${differenceOf(text, wanted, EVERY_PART)}, and it is not signed` }
  const here = await checkSignature(git, found.commit)
  const by = here === 'unchecked' ? await ask(found.commit) : here
  if (by === 'bad') return { difference: 'its signature is not valid for this commit' }
  if (by === 'signed' && isMadeByHost(text, wanted)) return { by }
  const difference = differenceOf(text, wanted, PARTS_KEPT[by])
  if (difference === '') return { by }
  return { difference: by === 'signed' ? difference : `${difference}, and git cannot check its signature` }
}

/** A signature is not bad for a key that git does not have or does not trust. */
async function checkSignature(git: Git, commit: string): Promise<'signed' | 'unchecked' | 'bad'> {
  const answer = await git.run(signatureHolds(commit))
  if (answer !== 'fails') return answer === 'holds' ? 'signed' : 'bad'
  return /[BR]/.test(await git.run(signatureLetter(commit))) ? 'bad' : 'unchecked'
}

/** A host that signs commits is their author, and names the plan's in a trailer. */
const isMadeByHost = (text: CommitText, { author, message, others }: CommitText): boolean =>
  text.others === others &&
  text.message === `${message.trimEnd()}\nCo-authored-by: ${author.replace(/ \d+ [+-]\d+$/, '')}\n`

type CommitPart = 'author' | 'committer' | 'committed' | 'message' | 'others'

const EVERY_PART: readonly CommitPart[] = ['author', 'committer', 'committed', 'message', 'others']

/** Who signs a commit is its committer; a signature that git verifies vouches for the time as well. */
const PARTS_KEPT: Readonly<Record<'signed' | 'unchecked', readonly CommitPart[]>> = {
  signed: ['author', 'message', 'others'],
  unchecked: ['author', 'committed', 'message', 'others'],
}

const NAMES: Readonly<Record<CommitPart, string>> = {
  author: 'a different author or author date',
  committer: 'another committer',
  committed: 'a different commit date',
  message: 'another message',
  others: 'other headers',
}

/** The difference, as a predicate; empty if there is none. */
function differenceOf(one: CommitText, other: CommitText, parts: readonly CommitPart[]): string {
  const differing = parts.flatMap((part) => (one[part] === other[part] ? [] : NAMES[part]))
  return differing.length === 0 ? '' : `has ${differing.join(', ')}`
}

/** A commit as git stores it, in parts; bytes as latin1, which keeps every byte distinct. */
interface CommitText {
  /** With the date. */
  readonly author: string
  readonly committer: string
  /** The committer's date. */
  readonly committed: string
  readonly message: string
  /** All other header lines but tree, parents and signatures. */
  readonly others: string
  readonly isSigned: boolean
}

const DATE = / \d+ [+-]\d+$/

/** Reads a commit. Throws UNKNOWN_REVISION where it is not there. */
async function readCommitText(reader: ObjectReader, commit: string): Promise<CommitText> {
  const object = await reader.read(commit)
  if (object?.type !== 'commit') {
    const message = `The repository does not have the commit ${commit}. Fetch it.`
    throw new EditplanError({ name: 'UNKNOWN_REVISION', message })
  }
  return partsOf(object.content.toString('latin1'))
}

function partsOf(text: string): CommitText {
  const end = text.indexOf('\n\n')
  // A header goes on in lines that begin with a blank.
  const headers = text.slice(0, end < 0 ? text.length : end).split(/\n(?! )/)
  const headerOf = (name: string) =>
    headers.find((header) => header.startsWith(`${name} `))?.slice(name.length + 1) ?? ''
  return {
    author: headerOf('author'),
    committer: headerOf('committer').replace(DATE, ''),
    committed: DATE.exec(headerOf('committer'))?.[0].trim() ?? '',
    message: end < 0 ? '' : text.slice(end + 2),
    others: headers
      .filter((header) => !/^(?:tree|parent|author|committer|gpgsig(?:-sha256)?) /.test(header))
      .join('\n'),
    isSigned: headers.some((header) => /^gpgsig(?:-sha256)? /.test(header)),
  }
}

type NamedCommit = Pick<LoggedCommit, 'commit' | 'message'>

const subject = ({ message }: NamedCommit): string => message.split('\n', 1)[0] ?? ''

const named = (one: NamedCommit): string => `${one.commit.slice(0, 12)} (${subject(one)})`

const mismatch = (difference: string, differs: Difference): Comparison => ({
  ok: false,
  differs,
  problem: { name: 'VERIFY_MISMATCH', message: `The head is not the result of the plan: ${difference}. ${REMEDY}` },
})

const REMEDY = 'Check where that commit comes from, or apply the plan again.'
