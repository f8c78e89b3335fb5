import type { PlanFormat } from './detect-format.js';
import type { Plan } from './schema.js';
/**
 * Writes a plan down, its steps in the flat form. `parsePlan` of the result gives the same plan (places apart), whatever
 * its texts hold. `cwd` is kept as a record; the paths under it are relative already.
 */
export declare const formatPlan: (plan: Plan, format: PlanFormat) => string;
/** The text of {@link formatPlan} in pieces, for a plan too large to be one string. */
export declare function planPieces({ steps, digest: _, ...header }: Plan, format: PlanFormat): Generator<string, void>;
