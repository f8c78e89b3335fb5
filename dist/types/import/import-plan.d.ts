import { type Problem } from '../errors.js';
import { type Plan } from '../plan/schema.js';
import { type ImportFormat } from './detect.js';
import { type NotImported } from './recording.js';
import { type ImportSource } from './source.js';
export interface ImportOptions {
    /** Found from the first source when absent. */
    readonly format?: ImportFormat;
    /** Root of the checkout the source was recorded in; taken off paths. Default: what the source says. */
    readonly cwd?: string;
    /** Default: what the source says, else `Changes from ` and the last part of the first source's name. */
    readonly title?: string;
    /** Import calls that failed when they were made, too; default false. */
    readonly keepFailed?: boolean;
    /** Text of a file of the checkout (path relative to its root), for changes that a source gives by their place. */
    readonly readFile?: (path: string) => string | undefined;
}
export type ImportedPlan = {
    readonly ok: true;
    readonly format: ImportFormat;
    /** Its steps' places are in the source. */
    readonly plan: Plan;
    readonly notImported: readonly NotImported[];
} | {
    readonly ok: false;
    readonly problems: readonly Problem[];
    readonly notImported: readonly NotImported[];
};
/**
 * Makes a plan of what an agent, an editor or git wrote. Several sources of one format (a session and its sub-agents, a
 * series of patches) make one plan. What cannot become a step is listed with its place; a source that gives no step at all
 * is refused with PLAN_EMPTY, one of no known format with PLAN_SYNTAX. Of sources in pieces that hold one value a line no more
 * is kept than a line and the plan. Throws LIMIT_EXCEEDED for one over 500 MiB in another format. Touches no disk.
 */
export declare const importPlan: (sources: ImportSource | readonly ImportSource[], options?: ImportOptions) => ImportedPlan;
