import { openObjectReader } from '../git/cat-file.ts'
import type { Identity } from '../git/commands/commit.ts'
import { writeCommit } from '../git/commands/object-sizes.ts'
import { updateRefs } from '../git/commands/refs.ts'
import { readCommit } from '../git/commits.ts'
import type { Git } from '../git/git.ts'
import type { Author, Plan } from '../plan/schema.ts'
import { afterMessage, type CommitWords } from './message.ts'
import { type KeptVersion, keptBytes, MERGE_REFS, type Run, readRecord, writeRecord } from './run-record.ts'

/** The files of a run after the programs of the policy changed them. */
interface AfterPlan {
  readonly plan: Pick<Plan, 'title' | 'digest' | 'author' | 'created'> & { readonly words?: CommitWords }
  /** Names of the programs. */
  readonly programs: readonly string[]
  readonly tree: string
  /** The files that differ from the run's head, as the work tree will hold them. */
  readonly files: readonly { readonly path: string; readonly content: Buffer }[]
  /** No ref or record follows (`verify`, a dry run). */
  readonly scratch: boolean
}

/** Adds one more commit, "after the plan", to a run's head. The same run and tree yield the same commit. */
export async function commitAfterPlan(git: Git, run: Run, after: AfterPlan): Promise<Run> {
  const message = messageOf(run, after)
  const commit = await git.run(writeCommit(await contentOf(git, run, { ...after, message })))
  const { tree } = after
  const head = { commit, tree }
  const snapshot = { ...head, parent: run.head.commit, message, steps: [] }
  const extended: Run = run.merge
    ? { ...run, head, merge: { ...run.merge, ...head } }
    : { ...run, head, snapshots: [...run.snapshots, snapshot] }
  if (!after.scratch) await keepExtended(git, extended, after)
  return extended
}

/** The id in the trailer is the one that the run's other commits carry: without the number of a repetition. */
const messageOf = ({ id }: Run, { plan, programs }: AfterPlan): string => {
  const { title, digest } = plan
  return afterMessage(
    { title, digest, runId: id.replace(/-.*/, ''), total: 0, trailers: plan.words?.trailers, ...signedOff(plan) },
    programs,
  )
}

async function contentOf(
  git: Git,
  { base, head }: Run,
  { plan, tree, message }: AfterPlan & { readonly message: string },
): Promise<string> {
  await using reader = openObjectReader(git)
  const { date: baseDate } = await readCommit(reader, base.commit)
  const [author, committer] = [plan.author, plan.words?.committer ?? plan.author].map((one) => {
    const { name, email, date } = identityOf(one, plan.created, baseDate)
    return `${name} <${email}> ${date}`
  })
  return `tree ${tree}\nparent ${head.commit}\nauthor ${author}\ncommitter ${committer}\n\n${message}`
}

async function keepExtended(git: Git, { id, ref, head, merge, snapshots }: Run, { files }: AfterPlan): Promise<void> {
  await git.run(updateRefs([{ ref: merge ? `${MERGE_REFS}${id}` : ref, to: head.commit }]))
  const record = readRecord(git, id)
  const at = [...snapshots].filter(({ steps }) => steps.length > 0).length
  const kept = [...record.kept, ...(await newVersions(git, { id, head, at, files }))]
  writeRecord(git, { ...record, head, kept, ...(merge && { merge }) })
}

/** The files whose bytes no blob holds as they are in the work tree. */
async function newVersions(
  git: Git,
  { id, head, at, files }: Pick<Run, 'id' | 'head'> & Pick<AfterPlan, 'files'> & { readonly at: number },
): Promise<readonly KeptVersion[]> {
  await using reader = openObjectReader(git)
  const versions: KeptVersion[] = []
  for (const { path, content } of files) {
    const blob = (await reader.read(`${head.tree}:${path}`))?.content
    versions.push(blob?.equals(content) ? { path, at } : { path, at, bytes: keptBytes(git, id).save(content) })
  }
  return versions
}

/** The committer if the plan names none: a constant, so that commit ids do not depend on the user. */
const NOBODY: Author = { name: 'editplan', email: 'noreply@editplan.invalid' }

/** Author and committer of a run's commits. `created` is the plan's date, `baseDate` the base's committer date as git writes it. */
export function identityOf(author: Author | undefined, created: string | undefined, baseDate: string): Identity {
  const { name, email } = author ?? NOBODY
  return {
    name: plain(name) || NOBODY.name,
    email: plain(email).replaceAll(' ', ''),
    date: dateOf(created) ?? baseDate,
  }
}

type SignedPlan = { readonly author?: Author | undefined; readonly words?: { readonly signoff?: boolean | undefined } }

/** Who signs the commits off, if requested: the author, whom a DCO check compares with. */
export function signedOff({ author, words }: SignedPlan): { readonly signedOffBy?: Author } {
  if (!words?.signoff) return {}
  const { name, email } = identityOf(author, undefined, '')
  return { signedOffBy: { name, email } }
}

/** Whom the commits name where that is not the default, in a sentence. */
export function peopleNote({ author, words }: SignedPlan & { readonly words?: CommitWords }): string | undefined {
  if (author === undefined && words?.committer === undefined) return undefined
  const [one, other] = [author, words?.committer ?? author].map((person) => {
    const { name, email } = identityOf(person, undefined, '')
    return `${name} <${email}>`
  })
  return one === other
    ? `The commits name ${one} as author and committer.`
    : `The commits name ${one} as author and ${other} as committer.`
}

/** What git itself keeps out of names. */
const plain = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\p{Cc}<>]+/gu, ' ')
    .replace(/^[\s.,:;"'\\]+|[\s.,:;"'\\]+$/g, '')

function dateOf(created: string | undefined): string | undefined {
  const seconds = Math.floor(Date.parse(created ?? '') / 1000)
  return seconds >= 0 ? `${seconds} +0000` : undefined
}
