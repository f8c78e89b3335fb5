import type { PolicyChecks } from '../policy/checks.js';
import type { PolicyFile } from '../policy/policy-file.js';
import type { RepoPath, Workspace } from '../workspace/workspace.js';
/** A file that tells how to work in its folder. */
export interface Guidance {
    readonly path: RepoPath;
    /** At most 16 KiB of it. */
    readonly text: string;
    readonly cut: boolean;
}
/** What whoever edits the files should know, beside the files themselves. */
export interface Advice {
    /** The policy's notes on a file. */
    reminders(path: RepoPath): readonly string[];
    /** The guidance files in the folders of a path, from the root inwards, that were not given out before. */
    guidance(path: RepoPath): readonly Guidance[];
}
export declare const createAdvice: (file: Pick<PolicyFile, 'reminders' | 'guidance'>, { workspace, policy }: {
    readonly workspace: Workspace;
    readonly policy: PolicyChecks;
}) => Advice;
