import type { Problem } from '../errors.js';
import type { Located, Workspace } from './workspace.js';
/**
 * A path as a plan gives it, by its spelling alone: blanks around it trimmed, one of the root's own spellings stripped from an
 * absolute one, then guarded; on Windows names that it cannot hold are refused too. Refusals: those of `checkSpelling`, and
 * DEVICE_FILE for the devices of `spec: Read`.
 */
export declare const spellGivenPath: (given: string, roots: readonly string[]) => Located;
/** A path that ends with / means a folder: NOT_A_DIRECTORY where a file or nothing stands. */
export declare const refuseFileAsFolder: (given: string, located: Located, stat: Workspace['stat']) => Located;
/** The part of an absolute path below one of the roots, `/` separated; undefined when it lies below none. */
export declare const stripRoot: (given: string, roots: readonly string[]) => string | undefined;
export declare const deviceProblem: (given: string) => Problem;
