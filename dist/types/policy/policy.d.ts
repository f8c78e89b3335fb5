import type { StepTool } from '../plan/schema.js';
import type { PolicyChecks } from './checks.js';
import type { PolicyFile } from './policy-file.js';
import type { SettingsCheck } from './settings-schemas.js';
/** What the policy says about a path and a tool, and what decided. */
export interface Decision {
    readonly behavior: 'allow' | 'ask' | 'deny';
    /** The rule's text, `protected: <kind>`, `mode: <mode>`, `granted` or `default`. */
    readonly rule: string;
    /** A sentence for a person, without a full stop. */
    readonly reason: string;
}
/** Leave that somebody gave: for one step, for a path, or for all that one rule asks. Deny rules stand above it. */
export type Grant = {
    /** The step's number. */
    readonly step: number;
} | {
    readonly path: string;
} | {
    /** As in `Decision.rule`. */
    readonly rule: string;
};
export interface PolicySettings {
    /** The parsed policy file; default an empty one. */
    readonly file?: PolicyFile;
    /** Whether protected paths ask; default true. False for `apply` without a policy. */
    readonly protectedPaths?: boolean;
    readonly grants?: readonly Grant[];
    /** What the classifier of `mode: auto` said, by the step's number. */
    readonly classified?: ReadonlyMap<number, Decision>;
    /** What `compileSchemas` made of the file's `schemas`; default nothing is checked against a schema. */
    readonly settings?: SettingsCheck;
}
export interface Policy extends PolicyChecks {
    readonly file: PolicyFile;
    /** `mode: plan`: the run is checked and nothing is written. */
    readonly checkOnly: boolean;
    /**
     * What decides about a path, given relative to the root: deny rules, then ask, then allow, then the mode and the protected paths.
     * With the step's number, what was said about that step counts too.
     */
    decide(path: string, tool: StepTool, step?: number): Decision;
}
/** The policy of a run: what its file says, over the defaults. */
export declare const createPolicy: (settings?: PolicySettings) => Policy;
