import type { Git } from '../git/git.js';
import type { Replayed } from './replayed.js';
/** What the report says of a run as a whole, beside its steps: files that no commit holds, and settings that decided contents. */
export declare const runNotes: (git: Pick<Git, 'config'>, { run, workspace }: Pick<Replayed, 'run' | 'workspace'>) => Promise<string[]>;
