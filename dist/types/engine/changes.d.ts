import type { Done, FileChange, FileRemoval } from '../tools/tool.js';
/** One file from before a step to after it. */
export type Change = FileChange | FileRemoval;
/** What a tool does to files, in the order it is to be done. */
export declare const changesOf: ({ removed, change }: Pick<Done, 'removed' | 'change'>) => readonly Change[];
