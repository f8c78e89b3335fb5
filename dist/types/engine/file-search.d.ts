import type { RepoPath, Workspace } from '../workspace/workspace.js';
import type { GlobEdit } from './step-paths.js';
/** Which files a glob Edit is about. */
export interface FileSearch {
    /** Whether the glob names the path. */
    names(path: RepoPath): boolean;
    /** Whether a file is text that holds what the step looks for, as it is written: no tolerance of Edit counts here. */
    holds(bytes: Buffer): boolean;
    /** Both of a file that is there; a file too large to be looked at is, so that the Edit refuses it. */
    isAbout(path: RepoPath, workspace: Pick<Workspace, 'stat' | 'read'>): boolean;
    /** The folder that all its files lie in; undefined for the root. */
    readonly folder: string | undefined;
    /** A piece of one line that every UTF-8 file it is about holds; undefined where there is none to be told. */
    readonly needle: string | undefined;
}
/** Reads a glob Edit. Returns what is wrong with its glob or its pattern, as a string. */
export declare const createFileSearch: (input: GlobEdit) => Promise<FileSearch | string>;
