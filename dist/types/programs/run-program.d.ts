export interface Program {
    /** The program and its arguments: no shell reads them. */
    readonly argv: readonly [string, ...string[]];
    /** Folder it runs in. */
    readonly cwd: string;
    /** Its whole environment: see `filterEnvironment`. */
    readonly environment: Readonly<Record<string, string>>;
    /** What it gets on standard input; default nothing. */
    readonly input?: string | Uint8Array;
    /** Milliseconds until it is killed; default 10 minutes. */
    readonly timeout?: number;
    /** Bytes of output, both streams together, until it is killed; default 16 MiB. */
    readonly outputLimit?: number;
    readonly signal?: AbortSignal;
}
export interface ProgramResult {
    /** `exit`: it ended by itself; the others say why it was killed, or that it never started. */
    readonly ended: 'exit' | 'timeout' | 'output' | 'aborted' | 'not-started';
    /** Null when it was killed by a signal or never started. */
    readonly exitCode: number | null;
    readonly stdout: Buffer;
    readonly stderr: Buffer;
    /** Both streams in the order they came. */
    readonly output: Buffer;
    readonly milliseconds: number;
    /** Why it could not be started. */
    readonly failure?: string;
}
/**
 * Runs a program to its end, bounded in time and output. It runs in a process group of its own, and the whole group is killed when
 * it ends or oversteps, so that nothing it started stays behind. Never throws: what went wrong is in the result.
 */
export declare const runProgram: (program: Program) => Promise<ProgramResult>;
