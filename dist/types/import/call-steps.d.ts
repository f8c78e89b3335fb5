import type { EndedCall } from './call.js';
import type { Recording } from './recording.js';
export interface CallOptions {
    readonly keepFailed: boolean;
}
/** Turns calls, one after the other, into steps; calls that failed, or were never carried out, are listed. */
export declare const addCalls: (calls: readonly EndedCall[], recording: Recording, { keepFailed }: CallOptions) => void;
export declare const isObject: (value: unknown) => value is Record<string, unknown>;
