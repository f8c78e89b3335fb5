import type { Git } from './git.js';
export interface GitObject {
    readonly oid: string;
    readonly type: 'blob' | 'tree' | 'commit' | 'tag';
    readonly content: Buffer;
}
/** Reads objects through `git cat-file --batch`; requests may overlap and are answered in order. */
export interface ObjectReader extends AsyncDisposable {
    /** By id, or by a name without line breaks (`HEAD`, `<commit>^{tree}`); undefined when the repository lacks it. */
    read(name: string): Promise<GitObject | undefined>;
}
/** All readers of a repository that are open at the same time share one process, which ends with the last of them. */
export declare function openObjectReader(git: Git): ObjectReader;
