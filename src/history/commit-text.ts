import { EditplanError } from '../errors.ts'
import type { ObjectReader } from '../git/cat-file.ts'

/** A commit as git stores it, in parts; bytes as latin1, so that each is told from each. */
export interface CommitText {
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
export async function readCommitText(reader: ObjectReader, commit: string): Promise<CommitText> {
  const object = await reader.read(commit)
  if (object?.type !== 'commit') {
    const message = `The repository lacks the commit ${commit}. Fetch it.`
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
