import { type ChildProcessWithoutNullStreams } from 'node:child_process';
import { type Configuration } from './commands/config.js';
/** One git call as data: its arguments and how its output is read. Both are tested without running it. */
export interface GitCommand<Result> {
    readonly args: readonly string[];
    /** What git gets on standard input. */
    readonly input?: string | Uint8Array;
    /** Added to the filtered environment of this one child process, e.g. credentials as GIT_CONFIG_*. */
    readonly env?: Readonly<Record<string, string>>;
    /** Exit codes that are answers rather than failures; default [0]. */
    readonly accept?: readonly number[];
    parse(stdout: Buffer, exitCode: number): Result;
}
/** A repository to run git in. Failures throw GIT_FAILED with what git said, credentials masked. */
export interface Git {
    /** Top of the work tree, or the bare repository. */
    readonly root: string;
    /** This worktree's git directory, absolute. */
    readonly gitDir: string;
    /** The repository's common git directory, absolute. */
    readonly commonDir: string;
    readonly bare: boolean;
    readonly objectFormat: 'sha1' | 'sha256';
    /** The configuration, as it is when first asked for. */
    config(): Promise<Configuration>;
    /**
     * Commands without standard input go through simple-git, loaded for the first of them; those with it, be it empty, through a
     * child of our own: what every run asks, and what may print nothing, for which simple-git waits 50 ms.
     */
    run<Result>(command: GitCommand<Result>): Promise<Result>;
    /** A git process to talk to (fast-import, cat-file --batch); its owner ends it. */
    start(args: readonly string[]): ChildProcessWithoutNullStreams;
}
/**
 * Opens the repository that `directory` lies in (linked worktrees and bare repositories included).
 * `env` is filtered before git sees it; default the process's own.
 * Throws NOT_A_REPOSITORY, also for a folder that does not exist, and GIT_FAILED when git itself cannot run.
 */
export declare function openGit(directory: string, options?: {
    readonly env?: Readonly<Record<string, string | undefined>>;
}): Promise<Git>;
