import type { Problem } from '../errors.js';
import { type PolicyFile } from './policy-file.js';
export type ParsedPolicy = {
    readonly ok: true;
    readonly policy: PolicyFile;
} | {
    readonly ok: false;
    readonly problems: readonly Problem[];
};
/**
 * Reads a policy file's text, YAML 1.2 (of which JSON is a part). `name` is what its positions are said to be in.
 * Refusals: POLICY_INVALID, all of them at once, each with line and column.
 */
export declare const parsePolicy: (text: string, name: string) => Promise<ParsedPolicy>;
