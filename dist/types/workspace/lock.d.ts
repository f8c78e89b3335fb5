export interface LockOptions {
    /** How long to wait for another run to end, in milliseconds; default 10,000. */
    readonly wait?: number;
    readonly signal?: AbortSignal;
    /** What messages call that which is held; default `the checkout`. */
    readonly held?: string;
}
export interface Lock extends Disposable {
    release(): void;
}
/**
 * Holds the checkout for one run: `<git dir>/editplan/lock` names its process. A lock whose process is gone is taken over.
 * Throws LOCKED, naming the holder, when the wait is over; INTERRUPTED when the signal aborts.
 */
export declare const acquireLock: (gitDir: string, options?: LockOptions) => Promise<Lock>;
/** The same of anything else, by a file of its own in a folder that exists. */
export declare const lockFile: (file: string, { wait, signal, held }?: LockOptions) => Promise<Lock>;
