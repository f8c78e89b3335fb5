import type { Command } from 'unbash';
/** A simple command as its program sees it: wrappers such as `sudo` and `env` are taken off. */
export interface CommandWords {
    /** Without its folder; empty when only the shell could tell it. */
    readonly name: string;
    /** Quotes taken off; expansions as they are written. */
    readonly args: readonly string[];
}
export declare const wordsOf: (command: Command) => CommandWords;
