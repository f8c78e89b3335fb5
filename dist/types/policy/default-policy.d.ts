import type { PolicyFile } from './policy-file.js';
/** What a policy file says that says nothing but its version: most runs have none, and need not load what reads one. */
export declare const DEFAULT_POLICY: PolicyFile;
