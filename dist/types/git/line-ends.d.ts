/**
 * Line ends of a file on its way into git: `keep` as they are, `text` always LF, `auto` LF where git takes the content
 * for text and the file is not committed with CRLF already.
 */
export type LineEndRule = 'keep' | 'text' | 'auto';
/**
 * The content with the line ends git would store; the same object when nothing changes. Follows git's convert.c, because
 * `git hash-object` does not look at what is committed and so converts files that `git add` leaves alone.
 * `committed` is asked for only where it decides.
 */
export declare function storedLineEnds(content: Uint8Array, rule: LineEndRule, committed: () => Promise<Uint8Array | undefined>): Promise<Uint8Array>;
