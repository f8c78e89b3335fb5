import type { GitCommand } from '../git.js';
/** The attributes that decide how a work-tree file becomes a blob. */
declare const NAMES: readonly ['text', 'crlf', 'eol', 'ident', 'filter', 'working-tree-encoding'];
/** Values as git says them: `set`, `unset`, `unspecified` or a word. */
export type PathAttributes = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;
/** Attributes of many paths at once; `prefix` are git's own options before the command, `env` its surroundings. */
export declare const checkAttributes: (paths: Iterable<string>, at?: {
    readonly prefix?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
}) => GitCommand<ReadonlyMap<string, PathAttributes>>;
export {};
