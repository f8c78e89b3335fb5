import { NotImported, FixFormat, FixOptions } from './types/editplan.js';
import { Plan, PlanOptions, PolicySource, PlanInput } from './index.js';
import { ImportSource } from './sessions.js';
export { FIX_FORMATS } from './types/editplan.js';

interface FixPlanRequest {
    /** A folder of the checkout: there the tool runs, and its paths are relative to it. */
    readonly root: string;
    /** The tool and its arguments; absent where its output is given. */
    readonly command?: readonly [string, ...string[]] | undefined;
    /** What the tool printed. */
    readonly sources?: readonly ImportSource[] | undefined;
    /** The file that the tool writes its output to, instead of printing it, under the folder where it runs; undefined if absent. */
    readonly readOutput?: ((folder: string) => Promise<string | undefined>) | undefined;
    /** Default: found from the output. */
    readonly format?: FixFormat | undefined;
    /** How often the tool runs on the result of its fixes, at most; default 1. */
    readonly rounds?: number | undefined;
    readonly options?: FixOptions | undefined;
    readonly commits?: PlanOptions['commits'] | undefined;
    readonly policy?: PolicySource | undefined;
    readonly signal?: AbortSignal | undefined;
}
/** A plan of what a tool would fix, and what could not be taken. */
interface FixPlan {
    readonly plan?: Plan;
    readonly left: readonly NotImported[];
    readonly notes: readonly string[];
    readonly rounds: number;
}
/**
 * Runs a tool on the checkout, or reads what it printed, and makes a plan of its fixes; the checkout stays as it is. Further rounds run
 * in a worktree that has the fixes of the rounds before. Throws USAGE where the output is of no known format, VERIFY_FAILED where the
 * tool cannot run.
 */
declare function planFixes(request: FixPlanRequest): Promise<FixPlan>;

interface JudgeOptions {
    /** A folder of the checkout. */
    readonly root: string;
    readonly policy?: PolicySource | undefined;
    /** Leave refused steps out, too; default: the first refusal is thrown. */
    readonly keepGoing?: boolean | undefined;
    readonly signal?: AbortSignal | undefined;
}
/** A step that was left out, by its number in the plan that was judged. */
interface LeftStep {
    readonly index: number;
    /** The tool and rule of a fix. */
    readonly source?: string | undefined;
    readonly file_path: string;
    readonly reason: string;
}
interface Judgement {
    /** What passes; absent where no step remains, or the checks fail without any. */
    readonly plan?: Plan;
    readonly left: readonly LeftStep[];
    /** Whether what remains passes. */
    readonly passes: boolean;
    readonly notes: readonly string[];
}
/**
 * Leaves out of a plan the steps that break the build: first those after which the policy's language servers report something new, then
 * those that fail its verifications. Runs in a worktree; the checkout stays as it is. Throws USAGE where the policy names neither, the
 * first refusal unless `keepGoing`, and what `narrow` throws.
 */
declare function judgeFixes(input: PlanInput, options: JudgeOptions): Promise<Judgement>;

export { FixFormat, FixOptions, NotImported, judgeFixes, planFixes };
export type { FixPlan, FixPlanRequest, JudgeOptions, Judgement, LeftStep };
