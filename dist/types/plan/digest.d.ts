import type { PlanHeader, Step } from './schema.js';
/** A plan's digest, taken step by step so that a plan need not be held at once. */
export interface PlanDigest {
    add(step: Step): void;
    /** 64 hexadecimal digits; ends the digest. */
    hex(): string;
}
/**
 * SHA-256 over lines of canonical JSON (UTF-8, keys sorted by code unit, no blanks, each line ended by LF):
 * first the header's `{author, base, created, description, options, title, version}` with every option present, then for
 * each step `{id, input, tool, when, why}`, the input as its tool takes it. What is absent is left out. Layout, comments, the
 * file's format, the form of steps, `$schema`, and `cwd` (whose effect is in the paths) therefore do not count.
 */
export declare const planDigest: ({ cwd: _, ...header }: PlanHeader) => PlanDigest;
