import type { AcceptedCall } from '../../../run/editing.js';
import type { RecordedChange } from './entry.js';
/** SHA-256, hex. */
export declare const digestOf: (bytes: Buffer | string) => string;
/** A change as the recording keeps it: by the bytes between what stayed before and behind it. */
export declare function recordChange(change: NonNullable<AcceptedCall['change']>): RecordedChange;
/** The file before the change, undefined where there was none; `after` holds the bytes that the change left. */
export declare function bytesBefore({ before, start, removed, inserted }: RecordedChange, after: Buffer): Buffer | undefined;
