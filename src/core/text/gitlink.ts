/** Permission bits of a submodule, as of a file: git's mode for it. */
export const GITLINK = 0o160000

/** A submodule as a file: the line that git prints of it in a diff. */
export const gitlinkText = (commit: string): Buffer => Buffer.from(`Subproject commit ${commit}\n`)

/** The commit of such a line. */
export const gitlinkCommit = (text: Buffer): string =>
  /^Subproject commit ([0-9a-f]+)\n$/.exec(text.toString('latin1'))?.[1] ?? ''
