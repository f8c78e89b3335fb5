export interface LockOptions {
    /** How long to wait for another run to end, in milliseconds; default 10,000. */
    readonly wait?: number;
    readonly signal?: AbortSignal;
}
export interface Lock extends Disposable {
    release(): void;
}
/**
 * Holds the checkout for one run: `<git dir>/editplan/lock` names its process. A lock whose process is gone is taken over.
 * Throws LOCKED, naming the holder, when the wait is over; INTERRUPTED when the signal aborts.
 */
export declare const acquireLock: (gitDir: string, { wait, signal }?: LockOptions) => Promise<Lock>;
