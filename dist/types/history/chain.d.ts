import type { Git } from '../git/git.js';
import type { Run } from './snapshot.js';
/** The snapshots between a base and the tip of a chain, oldest first. */
export declare function readChain(git: Git, base: Run['base'], tip: string): Promise<Pick<Run, 'base' | 'head' | 'snapshots'>>;
