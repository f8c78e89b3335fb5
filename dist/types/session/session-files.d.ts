import { type Problem } from '../errors.js';
import type { FileChange } from '../tools/tool.js';
import type { Overlay } from '../workspace/overlay.js';
import type { Workspace } from '../workspace/workspace.js';
/** The files of a session: what its tools read, and where their changes go. */
export interface SessionFiles {
    readonly workspace: Workspace;
    /**
     * Puts one file in place, synchronously, if it still is what the change was made from; else says why not, and all is as it was:
     * FILE_MODIFIED, SYMLINK, WRITE_FAILED …
     */
    put(change: FileChange): Problem | undefined;
}
/** The files on the disk under a folder, `root` with its links resolved. Throws USAGE when there is no such folder. */
export declare const filesOnDisk: (folder: string) => SessionFiles & {
    readonly root: string;
};
/** The files of an overlay, which takes the changes: the disk below it stays as it is. */
export declare const filesInMemory: (overlay: Overlay) => SessionFiles;
