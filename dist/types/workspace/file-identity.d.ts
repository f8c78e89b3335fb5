import { type BigIntStats } from 'node:fs';
/** Inode, size and time: any change of a file that the file system dates changes it. Null when nothing is there. */
export declare const identityOf: (absolute: string) => string | null;
export declare const identityIn: ({ ino, size, mtimeNs }: BigIntStats) => string;
/** What stands at a path, links not followed, its time to the nanosecond; undefined where nothing does. */
export declare const exactStats: (absolute: string) => BigIntStats | undefined;
