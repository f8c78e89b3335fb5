import type { Git } from '../git/git.js';
/**
 * A version of a file that git's objects do not hold as it stood in the work tree: an ignored file, which must never
 * become an object, or one that a conversion (line ends, filter, encoding) changes on its way.
 */
export interface KeptVersion {
    readonly path: string;
    /** Snapshots before it: 0 is the state before the plan, n what the n-th step commit left. */
    readonly at: number;
    /** SHA-256 of the bytes; null when there was no file; undefined when the blob holds them exactly. */
    readonly bytes?: string | null;
}
/** Bytes of a run outside the object database: `<common git dir>/editplan/runs/<id>/<sha256>`. */
export interface KeptBytes {
    save(content: Buffer): string;
    load(name: string): Buffer;
    /** Joins the bytes of another run, of which none goes. */
    moveTo(otherId: string): void;
    drop(): void;
}
export declare function keptBytes(git: Git, runId: string): KeptBytes;
