import type { FileSelection } from '../../core/git/work-tree-snapshot.ts'

/** Files that hold keys or credentials by their names. */
const PRIVATE =
  /(^|\/)(\.env(\.(?!example$|sample$|template$|dist$|defaults$)[^/]+)?|id_[^./]+|\.netrc|\.git-credentials|\.pgpass)$|\.(pem|key|p12|pfx|jks|keystore|ppk)$/i

/** Whether a file is never recorded, by its name. */
export const isPrivatePath = (path: string): boolean => PRIVATE.test(path)

/** Files whose bytes never become an object: by their names, by what they say, by their size in bytes. */
export const WITHHELD: FileSelection = {
  named: isPrivatePath,
  holding: (bytes) => bytes.includes('PRIVATE KEY-----'),
  largerThan: 64 * 2 ** 20,
}

export const WHY_PRIVATE = 'It may hold a key or credentials, which are never recorded.'
