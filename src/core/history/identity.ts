import type { Identity } from '../git/fast-import.ts'
import type { Author } from '../plan/schema.ts'
import type { CommitWords } from './message.ts'

/** Who commits when the plan names nobody: a constant, so that the commit ids do not depend on who runs it. */
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

interface SignedPlan {
  readonly author?: Author | undefined
  readonly words?: { readonly signoff?: boolean | undefined }
}

/** Who signs the commits off, where that is asked: the author, whom a DCO check compares with. */
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
