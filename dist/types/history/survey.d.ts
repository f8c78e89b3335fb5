import { type Blob, type BlobConverter } from '../git/blob-converter.js';
import type { ObjectReader } from '../git/cat-file.js';
import { type Commit } from '../git/commit.js';
import type { FileOperation, GitMode } from '../git/fast-import.js';
import type { Git } from '../git/git.js';
import type { NetChange } from './groups.js';
/** A file as it stands in the work tree: its bytes and permission bits. */
export interface StandingFile {
    readonly content: Buffer;
    readonly mode: number;
}
/** The content of the work tree, through whoever may read it; undefined where there is no file. */
export type ReadFile = (path: string) => StandingFile | undefined;
export interface SurveyOptions {
    /** Commit the chain will stand on. */
    readonly base: string;
    /** Every path that a step may change. */
    readonly paths: Iterable<string>;
    /** Absent: the run replays the base itself, and no file can be dirty. */
    readonly readFile?: ReadFile | undefined;
}
/** What is known of the touched paths before the first step. */
export interface Survey extends Disposable {
    readonly base: Commit;
    /** What the touched files hold beyond the base: the commit "before the plan", and its blobs' ids. */
    readonly dirty: readonly {
        readonly operation: FileOperation;
        readonly oid: string;
    }[];
    readonly ignored: ReadonlySet<string>;
    /** Committed files that a sparse checkout leaves out of the work tree. */
    readonly absent: ReadonlySet<string>;
    /** Whether the path was surveyed. */
    covers(path: string): boolean;
    readonly converter: BlobConverter;
    /** The base's content of a path. */
    committed(path: string): Promise<Buffer | undefined>;
    /** Git's mode for a file with these permission bits; where the disk has none to tell it, as the plan or the base says. */
    modeOf(path: string, permissions: number, said?: Pick<NetChange, 'executable' | 'movedFrom'>): GitMode;
}
/**
 * Looks at the touched paths alone, never at the whole repository: what the base holds of them, which are dirty,
 * untracked or ignored, and how they become blobs. Refuses paths inside a submodule or below a link (PATH_OUTSIDE_REPO).
 */
export declare function survey(git: Git, reader: ObjectReader, options: SurveyOptions): Promise<Survey>;
/** The id git gives to a blob. */
export declare function blobId(git: Git, blob: Blob): string;
