import { type ImportedPlan, type ImportOptions } from '../plan/import/import-plan.js';
import type { ImportSource } from '../plan/import/source.js';
export interface ImportRequest extends Omit<ImportOptions, 'readFile'> {
    /** A folder of the checkout where changes that a source gives by their place are looked up; default: nowhere. */
    readonly root?: string;
    /** Revision whose files are looked up; default: the work tree's. */
    readonly base?: string;
}
/**
 * Makes a plan of what an agent, an editor or git wrote, with the files of a checkout at hand. See `importPlan`.
 * Throws NOT_A_REPOSITORY, UNKNOWN_REVISION, and LIMIT_EXCEEDED for a source that is too large.
 */
export declare function importSources(sources: readonly ImportSource[], { root, base, ...options }: ImportRequest): Promise<ImportedPlan>;
