import type { Problem } from '../errors.js';
/** UNEXPECTED_MATCHES: an Edit replaces another number of places than it says; `places` are named in the message. */
export declare function unexpectedMatches({ expected, found }: {
    readonly expected: number | undefined;
    readonly found: number;
}, places: string): Problem | undefined;
