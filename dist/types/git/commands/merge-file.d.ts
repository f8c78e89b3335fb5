import type { GitCommand } from '../git.js';
/** The files of a three-way merge of one text. */
export interface MergeFiles {
    readonly ours: string;
    readonly base: string;
    readonly theirs: string;
}
/** The merged text, or undefined where the sides conflict or are binary. */
export declare const mergeFile: ({ ours, base, theirs }: MergeFiles) => GitCommand<Buffer | undefined>;
