import type { GitCommand } from '../git.js';
/** Git's configuration: section and variable in lower case, the subsection between them as written; the last value of each. */
export type Configuration = ReadonlyMap<string, string>;
export declare const listConfiguration: () => GitCommand<Configuration>;
/** A variable read as git reads a boolean: present without a value is true. */
export declare function booleanOf(config: Configuration, key: string, fallback: boolean): boolean;
