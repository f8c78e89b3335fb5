import type { Problem } from '../errors.js';
import type { PolicyFile } from './policy-file.js';
/** CONFIG_BROKEN when a settings file satisfied its schema before, or is new, and does not satisfy it after. */
export type SettingsCheck = (path: string, before: Buffer | undefined, after: Buffer) => Problem | undefined;
export type CompiledSchemas = {
    readonly ok: true;
    readonly check: SettingsCheck;
} | {
    readonly ok: false;
    readonly problems: readonly Problem[];
};
/**
 * Compiles the schemas that the policy's `schemas` maps settings files to. `read` gives the text of a file of the base, or undefined;
 * nothing else is fetched, so a `$ref` must stay inside its schema. Refusals: POLICY_INVALID.
 */
export declare const compileSchemas: (schemas: PolicyFile['schemas'], read: (path: string) => Promise<string | undefined>) => Promise<CompiledSchemas>;
