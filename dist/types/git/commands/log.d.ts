import type { GitCommand } from '../git.js';
export interface LoggedCommit {
    readonly commit: string;
    readonly tree: string;
    readonly parents: readonly string[];
    readonly message: string;
}
/** First-parent commits after `from` up to `to`, oldest first. */
export declare const listChain: (from: string, to: string) => GitCommand<LoggedCommit[]>;
