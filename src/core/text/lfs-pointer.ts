/** The content that a Git LFS pointer represents (git-lfs, docs/spec.md); undefined for any other file. */
export const lfsPointer = (file: Uint8Array): string | undefined =>
  file.length < POINTER_BYTES && file[0] === POINTER_START
    ? POINTER.exec(Buffer.from(file).toString('latin1'))?.[1]
    : undefined

/** No pointer is as large. */
export const POINTER_BYTES = 1024

const POINTER_START = 'v'.charCodeAt(0)

const POINTER =
  /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v?\d[^\n]*\n(?:[^\n]*\n)*?oid sha256:([0-9a-f]{64})\n/
