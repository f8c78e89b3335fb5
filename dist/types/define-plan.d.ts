import { V as VariableOptions, P as Plan } from './schema.js';
import { S as SteppedPlan } from './steps.js';
import { a as PlanData } from './plan-data.js';

/** Bounds of a plan that nobody vouches for. Each, when passed, is a LIMIT_EXCEEDED that names it. */
interface PlanLimits {
    /** Size of a YAML plan in bytes of UTF-8; default 32 MiB. */
    readonly yamlBytes: number;
    /** Size of a JSON plan, and of one line of JSON Lines, in bytes of UTF-8; default 256 MiB. */
    readonly jsonBytes: number;
    /** Number of steps; default 1,000,000. */
    readonly steps: number;
    /** Number of YAML aliases, those inside the value of an alias counted each time; default 100. */
    readonly aliases: number;
    /** Depth of collections in each other; default 64. */
    readonly nesting: number;
    /** Number of problems listed; default 10,000. */
    readonly problems: number;
}
interface ParseOptions extends VariableOptions {
    /** Default: {@link DEFAULT_LIMITS}. */
    readonly limits?: Partial<PlanLimits>;
}

/** A plan as functions of the library take it: parsed, as plain data, or as its text in YAML, JSON or JSON Lines; never a path. */
type PlanInput = SteppedPlan | PlanData | string;
/**
 * A plan made of plain data, as its JSON text would give it: the defaults filled in, and the digest of that text. Throws every problem
 * of the data at once, each naming its field.
 */
declare function definePlan(data: PlanData, options?: ParseOptions): Plan;

export { definePlan as d };
export type { PlanInput as P, ParseOptions as a };
