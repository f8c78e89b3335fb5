import { type Git } from '../git/git.js';
import type { ReadFile } from '../history/survey.js';
import type { RepoPath, Source } from '../workspace/workspace.js';
export interface GroundOptions {
    /** A folder of the checkout, or the bare repository. */
    readonly root: string;
    /** Replay without a work tree. */
    readonly bare?: boolean;
}
/** What a run stands on: a checkout as it is, or the files of a commit. */
export interface Ground extends AsyncDisposable {
    readonly git: Git;
    /** What the run's chain begins at. */
    readonly base: {
        readonly commit: string;
        readonly tree: string;
    };
    /** The current commit. */
    readonly head: string;
    readonly source: Source;
    /** Reads the work tree for the survey, and holds what it read for the replay; absent when the run replays a commit. */
    readonly readFile?: ReadFile;
    /** Present when the run replays a commit: its files, of which `source` has those that were loaded. */
    readonly committed?: {
        content(path: RepoPath): Promise<Buffer | undefined>;
        load(paths: readonly RepoPath[]): Promise<void>;
    };
}
/** The repository that a run works in; with `bare` as if it had no work tree, should it have one. Throws NOT_A_REPOSITORY, BARE_REPOSITORY. */
export declare function openRepository({ root, bare }: GroundOptions): Promise<Git>;
/** The current commit. Throws NO_COMMIT before the first. */
export declare function currentCommit(git: Git): Promise<string>;
/**
 * What a run replays on: the checkout as it stands, or the files of `base` where that is another commit or there is no work tree.
 * `paths` are those that its steps name. Throws NO_COMMIT, UNKNOWN_REVISION, and INTERRUPTED when a killed run waits.
 */
export declare function openGround(git: Git, wanted: WantedGround): Promise<Ground>;
interface WantedGround {
    readonly base: string | undefined;
    readonly paths: readonly string[];
}
/** Throws INTERRUPTED when a killed run waits: another one would take its journal's place. */
export declare function refuseInterrupted({ gitDir }: Pick<Git, 'gitDir'>): void;
/** The commit that a base names; where a shallow clone ends before it, history is fetched first. Throws UNKNOWN_REVISION. */
export declare function resolveBase(git: Git, revision: string, head: string | undefined): Promise<Ground['base']>;
/** The files of a commit, whatever the work tree holds. */
export declare const openCommit: (at: Pick<Ground, 'git' | 'base' | 'head'>, paths: readonly string[]) => Promise<Ground>;
/** Reads regular files of the work tree; undefined for whatever else stands at a path. */
export declare function workTreeReader(git: Git): ReadFile;
export {};
