import { EditplanError } from '../errors.js';
import { type ApiCall } from './calls.js';
import { type FailedCall } from './retry.js';
/** GitHub's API with a token: waits out its limits, paces writes, reads answers through the call's own shape. */
export interface GitHub {
    /** Throws {@link ApiError} when GitHub refuses, or keeps failing. */
    send<Answer>(call: ApiCall<Answer>): Promise<Answer>;
    /** Every page of a list. */
    list<Item>(call: ApiCall<Item[]>): Promise<Item[]>;
    /** Scopes of a classic token, known after the first answer. */
    scopes(): readonly string[] | undefined;
}
export interface Connection {
    readonly token: string;
    /** E.g. `https://api.github.com` */
    readonly apiUrl: string;
    /** Default: beside the API's address. */
    readonly graphqlUrl?: string | undefined;
    readonly clock?: Clock | undefined;
}
export interface Clock {
    /** Milliseconds since 1970. */
    now(): number;
    sleep(milliseconds: number): Promise<void>;
}
export declare const systemClock: Clock;
/** A refusal of GitHub, or a failure that outlasted the retries. */
export declare class ApiError extends EditplanError {
    /** Undefined when no answer came. */
    readonly status: number | undefined;
    /** What GitHub said, all of it on one line. */
    readonly detail: string;
    constructor(call: ApiCall, failure: FailedCall);
}
export declare function connect({ token, apiUrl, graphqlUrl, clock }: Connection): Promise<GitHub>;
