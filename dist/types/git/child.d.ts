import { type ChildProcessWithoutNullStreams } from 'node:child_process';
export interface ChildCall {
    readonly args: readonly string[];
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    readonly input: string | Uint8Array;
}
export interface ChildResult {
    readonly stdout: Buffer;
    readonly stderr: string;
    readonly exitCode: number | null;
}
/** One git process that is given its standard input whole and read to its end. Rejects, with GIT_FAILED, only when git cannot be started. */
export declare function runChild({ args, cwd, env, input }: ChildCall): Promise<ChildResult>;
/** How a process ends that is talked to over its pipes. */
export interface Ending {
    /** Resolves when the process is gone, however it went. */
    readonly closed: Promise<void>;
    /** Why it could not start or did not succeed; undefined while it runs and after exit code 0. */
    failure(): Error | undefined;
}
export declare function endingOf(child: ChildProcessWithoutNullStreams, args: readonly string[]): Ending;
