import type { Problem } from '../errors.js';
/** A credential in a text: which rule of secretlint's recommended preset found it and where, never what it is. */
export interface FoundSecret {
    /** As `github/GITHUB_TOKEN`. */
    readonly rule: string;
    /** In the text scanned, from 1; the column in UTF-16 units. */
    readonly line: number;
    readonly column: number;
    /** UTF-16 offsets in the text scanned. */
    readonly range: readonly [start: number, end: number];
}
/**
 * Scans a text with secretlint's recommended rules. Comments that turn secretlint off count for nothing here: they would be the
 * plan's own. Nothing is read from the disk, and the scanner is loaded only when a text looks suspicious.
 */
export declare const findSecrets: (path: string, text: string) => Promise<readonly FoundSecret[]>;
/**
 * SECRET_DETECTED when a new text, or the path itself, carries a credential. What `before` holds already is not new, whichever place
 * it has there.
 */
export declare const refuseSecrets: (path: string, text: string, before?: string) => Promise<Problem | undefined>;
/** The text with every credential replaced by as many asterisks, for whatever is shown to people. */
export declare const maskSecrets: (text: string) => Promise<string>;
