import type { Source } from '../workspace.js';
/** The checkout on the disk. Each call answers for the disk as it is now. */
export interface DiskSource extends Source {
    /** The root as the operating system spells it, links resolved. */
    readonly root: string;
}
export interface DiskOptions {
    /** What stands at a path is looked at once, for a run that asks of many files; default false. */
    readonly steady?: boolean;
}
/** Opens a folder that exists. Throws what `fs.realpathSync` throws when it does not. */
export declare const openDisk: (folder: string, { steady }?: DiskOptions) => DiskSource;
