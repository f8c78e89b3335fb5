/** The recording that belongs to a plan's file. */
export declare const recordingOf: (plan: string) => string;
/**
 * Writes a plan to its file, whole or not at all; undefined removes it. What stands there and is not `known` (the digest of what was
 * written last) is set aside first, under the name that is returned.
 */
export declare function writePlan(plan: string, text: string | undefined, known: string | undefined): {
    readonly setAside?: string;
};
/** Renames a plan and its recording, so that another can begin under their name. Returns the new name of the plan. */
export declare function setAside(plan: string): string;
