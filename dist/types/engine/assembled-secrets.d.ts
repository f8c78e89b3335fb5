import type { Problem } from '../errors.js';
import type { PolicyChecks } from '../policy/checks.js';
/**
 * SECRET_DETECTED where a changed file holds a credential that it did not hold before: what no step's own text showed, because
 * several put it together, or one joined it to what stood there. Looks at the part between the first and the last byte that differ,
 * as ASCII, which credentials are.
 */
export declare const assembledSecret: (policy: PolicyChecks, { path, before, after, }: {
    readonly path: string;
    readonly before: Buffer | undefined;
    readonly after: Buffer;
}) => Promise<Problem | undefined>;
