import type { StepTool } from '../plan/schema.js';
/** `Edit(src/**)`: the steps a rule is about. */
export interface Rule {
    /** As the policy wrote it. */
    readonly text: string;
    readonly matches: (path: string, tool: StepTool) => boolean;
}
/**
 * A rule from its text: a tool's name, and in parentheses a glob (default every path). With `fold` another spelling of a path that
 * some file system takes for the same matches too. Returns what is wrong, as a string.
 */
export declare const parseRule: (text: string, options?: {
    readonly fold?: boolean;
}) => Rule | string;
