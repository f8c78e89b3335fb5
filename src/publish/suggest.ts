import type { GitCommand } from '../core/git/command.ts'
import { unquotedName } from '../core/git/fast-import.ts'
import { codeSpan } from '../core/report/safe-markdown.ts'
import { sha256 } from '../core/text/digest.ts'
import { bulletList } from '../core/text/words.ts'
import { EditplanError } from '../errors.ts'
import { ApiError, type GitHub } from './github.ts'
import { createReview, listFiles, listReviewComments, type ReviewComment } from './github-api.ts'
import type { Publication } from './publication.ts'
import { type PublishResult, unpushed } from './publish-result.ts'
import type { OpenTarget } from './remote-state.ts'

/**
 * Posts the run's edits as review suggestions on an existing pull request, where they fall inside its diff, and lists
 * the others in the review. What was suggested before is not suggested again; nothing is pushed.
 * @param number of the pull request, on whose head the run was made
 */
export async function suggest(
  publication: Publication,
  { github, target, number }: { github: GitHub; target: OpenTarget; number: number },
): Promise<PublishResult> {
  const { git, run, title } = publication
  const { repository, serverUrl, base } = target
  const edits = await git.run(editsBetween(run.base.tree, run.head.tree))
  const files = await github.list(listFiles(repository, number))
  const lines = new Map(files.map(({ filename, patch }) => [filename, commentableLines(patch ?? '')]))
  const inside = edits.filter((edit) => isInside(edit, lines.get(edit.path)))
  const others = edits.filter((edit) => !inside.includes(edit))
  const known = (await github.list(listReviewComments(repository, number))).map(({ body }) => body)
  const fresh = inside.map(commentOf).filter(({ body }) => !known.some((old) => markOf(old) === markOf(body)))
  const body = reviewBody(inside.length, others)
  if (fresh.length > 0) {
    const review = { commit_id: run.base.commit, event: 'COMMENT', body, comments: fresh } as const
    await send(github, createReview(repository, number, review))
  }
  return {
    ...unpushed({ branch: base.branch, base }),
    operation: fresh.length > 0 ? 'updated' : 'none',
    number,
    url: `${serverUrl}/${repository}/pull/${number}`,
    headSha: run.base.commit,
    ...{ title, body },
    notes: others.map(
      ({ path, start, why = 'it is outside the pull request’s diff' }) =>
        `Not suggested, for ${why}: ${path}:${start}.`,
    ),
  }
}

/** A workflow that a fork's pull request starts has a token that only reads. */
async function send(github: GitHub, review: ReturnType<typeof createReview>): Promise<void> {
  try {
    await github.send(review)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error
    const message = `The token may not review: ${error.detail}. Give the job \`permissions: pull-requests: write\`. A workflow that a fork’s pull request starts only reads, whatever it asks for: post the review from a second workflow, started by \`workflow_run\`.`
    throw new EditplanError({ name: 'GITHUB_FAILED', message })
  }
}

/** GitHub accepts a comment only on lines of one hunk. */
const isInside = ({ start, end, why }: Edit, hunks: readonly (readonly [number, number])[] = []): boolean =>
  why === undefined && hunks.some(([first, last]) => first <= start && end <= last)

function commentOf({ path, start, end, lines }: Edit): ReviewComment {
  const text = lines.join('\n')
  const fence = '`'.repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length)) + 1)
  const mark = sha256(JSON.stringify([path, start, end, text])).slice(0, 16)
  const body = `${fence}suggestion\n${lines.map((line) => `${line}\n`).join('')}${fence}\n<!-- editplan:suggestion ${mark} -->`
  return { path, body, line: end, side: 'RIGHT', ...(start < end && { start_line: start, start_side: 'RIGHT' }) }
}

const markOf = (body: string): string => /<!-- editplan:suggestion ([0-9a-f]{16}) -->\s*$/.exec(body)?.[1] ?? body

function reviewBody(suggested: number, others: readonly Edit[]): string {
  const listed = (heading: string, edits: readonly Edit[]): readonly string[] => {
    const list = bulletList(
      edits.map(({ path, start, why }) => `${codeSpan(path)}, ${why ?? `line ${start}`}`),
      100,
    )
    return list.length === 0 ? [] : ['', heading, '', ...list]
  }
  return [
    `${suggested} of ${suggested + others.length} edits are suggested here.`,
    ...listed(
      'Outside the diff of this pull request, and so left to you:',
      others.filter(({ why }) => why === undefined),
    ),
    ...listed(
      'No suggestion can hold these, which are left to you too:',
      others.filter(({ why }) => why !== undefined),
    ),
  ].join('\n')
}

/** Lines of a file that are replaced. */
interface Edit {
  readonly path: string
  /** First and last line replaced, from 1; never empty: an insertion replaces the line before it, or the first. */
  readonly start: number
  readonly end: number
  readonly lines: readonly string[]
  /** Why lines cannot describe the change, as a clause; undefined where they do. */
  readonly why?: string
}

/** The edits that lead from one tree to another, each as small as it can be. */
const editsBetween = (from: string, to: string): GitCommand<readonly Edit[]> => ({
  args: [
    '-c',
    'core.quotePath=false',
    'diff-tree',
    '-r',
    '-p',
    '-U1',
    '--inter-hunk-context=0',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--src-prefix=a/',
    '--dst-prefix=b/',
    from,
    to,
  ],
  parse: (stdout) =>
    stdout
      .toString('utf8')
      .split(/^diff --git /m)
      .slice(1)
      .flatMap(editsOfFile),
})

function editsOfFile(patch: string): readonly Edit[] {
  const header = patch.slice(0, patch.search(/^@@ /m) < 0 ? undefined : patch.search(/^@@ /m))
  const path = unquoted(/^--- (.*)$/m.exec(header)?.[1] ?? '').replace(/^a\//, '')
  const why =
    UNSUGGESTED.find(([form]) => form.test(header))?.[1] ?? (path === '' ? 'git shows no lines of it' : undefined)
  if (why !== undefined) return [{ path: pathOfHeader(patch), start: 1, end: 1, lines: [], why }]
  return patch
    .split(/^(?=@@ -)/m)
    .slice(1)
    .map((hunk) => editOfHunk(path, hunk))
}

/** What a patch's header says of a change that is none of lines. */
const UNSUGGESTED: readonly (readonly [RegExp, string])[] = [
  [/^new file/m, 'the file is created or moved here'],
  [/^deleted file/m, 'the file is removed or moved away'],
  [/^Binary/m, 'the file is binary'],
  [/^index \S+ 120000$/m, 'it is a symbolic link'],
  [/^old mode/m, 'its mode changes'],
]

/** One line of context on each side lets an insertion be a replacement. */
function editOfHunk(path: string, hunk: string): Edit {
  const [head = '', ...all] = hunk.replace(/\n$/, '').split('\n')
  // Behind a line of context it only says that the file has no last line end before and after.
  const atEnd = all.some((line, at) => line[0] === '\\' && all[at - 1]?.[0] !== ' ')
  const body = all.filter((line) => line[0] !== '\\')
  const first = Number(/^@@ -(\d+)/.exec(head)?.[1] ?? 1)
  const marks = body.map((line) => line[0])
  const from = marks.findIndex((mark) => mark !== ' ')
  const to = marks.findLastIndex((mark) => mark !== ' ')
  const removed = marks.slice(from, to + 1).filter((mark) => mark !== '+').length
  // Nothing removed: include the line before, or the one after at the top of the file.
  const [begin, end] = removed > 0 ? [from, to] : from > 0 ? [from - 1, to] : [from, to + 1]
  const replaced = body.slice(begin, end + 1)
  const start = first + begin
  const count = replaced.filter((line) => line[0] !== '+').length
  const lines = replaced.filter((line) => line[0] !== '-').map((line) => line.slice(1))
  const why = atEnd ? 'the last line has no line end' : count === 0 ? 'the file is empty' : undefined
  return { path, start, end: start + Math.max(count, 1) - 1, lines, ...(why !== undefined && { why }) }
}

const pathOfHeader = (patch: string): string =>
  unquoted(
    /^(?:\+\+\+|---) (?!\/dev\/null)(.*)$/m.exec(patch)?.[1] ?? patch.split('\n', 1)[0]?.split(' b/').at(-1) ?? '',
  ).replace(/^[ab]\//, '')

/** Git ends names that hold a blank with a tab. */
const unquoted = (name: string): string => unquotedName(name.replace(/\t$/, ''))

/** First and last line of the new file in each hunk of a patch from GitHub. */
function commentableLines(patch: string): readonly (readonly [number, number])[] {
  return [...patch.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].map(([, start, count = '1']) => [
    Number(start),
    Number(start) + Number(count) - 1,
  ])
}
