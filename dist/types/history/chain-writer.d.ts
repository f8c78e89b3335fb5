import { type Identity } from '../git/fast-import.js';
import type { Git } from '../git/git.js';
import type { Group } from './groups.js';
import type { KeptBytes, KeptVersion } from './kept.js';
import { type RunNames } from './message.js';
import type { Survey } from './survey.js';
export interface ChainWriterOptions {
    readonly git: Git;
    readonly ref: string;
    readonly names: RunNames;
    readonly identity: Identity;
    /** Where bytes go that no blob holds; absent when no work tree follows the run. */
    readonly kept: KeptBytes | undefined;
}
/** Writes groups of steps as commits on the base, after a commit of what was dirty. Nothing is started before the first group. */
export declare class ChainWriter {
    #private;
    constructor(known: Survey, options: ChainWriterOptions);
    commit(group: Group): Promise<void>;
    /** Ends the stream; the versions that blobs do not hold. */
    finish(): Promise<readonly KeptVersion[]>;
    /** Leaves no ref and no kept bytes. */
    abort(): Promise<void>;
}
