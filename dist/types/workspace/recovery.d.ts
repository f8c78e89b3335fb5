import type { CheckoutRecord } from './checkout.js';
import type { RepoPath } from './workspace.js';
export interface Recovered {
    readonly outcome: 'finished' | 'rolled-back';
    /** Files that somebody changed after the kill: left as they are now. */
    readonly kept: readonly RepoPath[];
}
/**
 * Brings the files of a killed run to after, or to before when they cannot all get there: before it was `ready`, once it was
 * being taken back, or when a power cut took a temporary (`onRollBack` is then called first). Nothing is lost either way: what was
 * changed since the kill is kept and named.
 */
export declare const recoverCheckout: (root: string, record: CheckoutRecord, onRollBack: () => void) => Recovered;
