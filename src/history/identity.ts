import type { Identity } from '../git/fast-import.ts'
import type { Author } from '../plan/schema.ts'

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
