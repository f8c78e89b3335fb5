/** What is known of a call that failed; no status: the connection broke. */
export interface FailedCall {
    readonly method: string;
    readonly path: string;
    readonly status?: number | undefined;
    /** Names in lower case. */
    readonly headers: Readonly<Record<string, string | number | undefined>>;
    readonly message: string;
    readonly errors: readonly {
        readonly field?: string | undefined;
        readonly code?: string | undefined;
    }[];
}
/**
 * How long to wait before the call is made again, in milliseconds; undefined when it would fail again or the wait is
 * unreasonable. Follows GitHub's "Rate limits for the REST API" and "Best practices for using the REST API".
 * @param attempt how often it failed so far, from 1
 * @param now milliseconds since 1970
 */
export declare function retryDelay(failure: FailedCall, attempt: number, now: number): number | undefined;
