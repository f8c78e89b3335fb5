import type { Source } from '../workspace.js';
/** The checkout on the disk. Nothing is remembered between calls: each answers for the disk as it is now. */
export interface DiskSource extends Source {
    /** The root as the operating system spells it, links resolved. */
    readonly root: string;
}
/** Opens a folder that exists. Throws what `fs.realpathSync` throws when it does not. */
export declare const openDisk: (folder: string) => DiskSource;
