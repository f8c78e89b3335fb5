import { type Entry } from './entry.js';
/** Where the entries of a recording go, each before what it tells happens. */
export interface Log {
    /** Returns once the entry is on the disk; when it throws, nothing of it is. */
    append(entry: Entry): void;
    close(): void;
}
/** A recording that ends with the process. */
export declare const memoryLog: Log;
/** A file of JSON Lines, made at the first entry. */
export declare function fileLog(file: string, length: number): Log;
export interface FoundLog {
    /** Undefined when a line is no entry of this version. */
    readonly entries: readonly Entry[] | undefined;
    /** Bytes of the file. */
    readonly length: number;
}
/** The entries of a file, of which a last line that a kill cut off is cut away; none where there is no file. */
export declare function readLog(file: string): FoundLog;
