import type { Step } from '../plan/schema.js';
import { type ToolCall } from './tool-call.js';
/** What a session recorded. */
export interface Recorded {
    readonly title: string;
    readonly description?: string;
    /** The commit that the first call found. */
    readonly base?: string;
    readonly calls: readonly ToolCall[];
    /** SHA-256, hex, of each changed file as its first change found it; null where there was none. */
    readonly found: ReadonlyMap<string, string | null>;
}
export interface FormattedPlan {
    readonly text: string;
    /** Files whose Reads are left out. */
    readonly leftOut: readonly string[];
    /** Changed files that were not as the base has them: elsewhere the plan may not apply to them. */
    readonly dirty: readonly string[];
}
/** The calls as the steps of a plan under which what succeeded once succeeds again. */
export declare const recordedSteps: (calls: readonly ToolCall[]) => {
    options: Readonly<{
        reads: "auto" | "strict";
        duplicates: "collapse" | "error" | "keep";
        on_error: "continue" | "stop";
        commits: "per-file" | "per-step" | "squash";
        trailing_whitespace: "keep" | "strip";
    }>;
    steps: Step[];
};
/**
 * The plan of what was recorded, written in the format of its file's name. Reads of files that no checkout of the base has (built,
 * ignored, untracked) and no step changes are left out, since elsewhere they would fail; their paths are told.
 */
export declare function formatRecorded({ calls, found, ...header }: Recorded, { root, name }: {
    readonly root: string;
    readonly name: string;
}): Promise<FormattedPlan>;
