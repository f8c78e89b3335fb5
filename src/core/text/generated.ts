/**
 * Whether a text says in its first lines, before a change and after it, that a program writes it: Go's line, `@generated` in a comment, a
 * snapshot of a test runner.
 */
export const isGenerated = (before: Buffer | undefined, after: Buffer | undefined): boolean =>
  saysGenerated(before) && saysGenerated(after)

const saysGenerated = (bytes: Buffer | undefined): boolean =>
  bytes !== undefined && GENERATED.test(bytes.toString('latin1', 0, HEAD))

/** Bytes that are looked at. */
const HEAD = 1000

const GENERATED =
  /^(?:\/\/|#|--|;;?) Code generated .* DO NOT EDIT\.\r?$|^[ \t]*(?:\/\/|\/?\*+|#|--|;|<!--)\s*@generated\b|^\/\/ (?:Jest|Vitest) Snapshot v\d/m
