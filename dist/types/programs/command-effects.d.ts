import type { Command } from 'unbash';
/** What a command does to the world, from the weakest to the strongest. */
export type Effect = 'list' | 'read' | 'search' | 'write';
/** The strongest of some effects; `list` of none. */
export declare const strongest: (effects: readonly Effect[]) => Effect;
/** What a simple command does. A program that is not known, or known to write in some way, is said to write. */
export declare const effectOf: (command: Command) => Effect;
