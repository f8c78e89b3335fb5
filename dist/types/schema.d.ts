import * as z from 'zod';
import { S as StepTool, b as PlanSession, C as Condition, c as StepInputs, P as PlanOptions, a as PlanData } from './plan-data.js';

/** A place in a text, both counted from 1; columns in UTF-16 code units, a byte order mark at the start not counted. */
interface Place {
    readonly line: number;
    readonly column: number;
}
/** Places of keys of a step, by their paths in its input. */
type KeyPlaces = Readonly<Record<string, Place>>;

/** A plan's variables with their values. */
type VariableValues = Readonly<Record<string, string>>;
/** How a plan's variables get their values. */
interface VariableOptions {
    /** Values by name; names that the plan does not declare are not for this plan. */
    readonly vars?: VariableValues;
    /** Leaves a variable that has no value as it is written, instead of refusing it: for tools that look at the plan alone. */
    readonly openVars?: boolean;
}

/** A whole plan as it is written, in YAML or JSON: what editors check. */
declare const planSchema: z.ZodType<PlanData>;
interface Author {
    readonly name: string;
    readonly email: string;
}
interface StepOf<Tool extends StepTool, Input> {
    /** The step's number in the plan, from 1. */
    readonly index: number;
    /** The author's id, where the plan gives one. */
    readonly id?: string;
    readonly tool: Tool;
    readonly input: Input;
    /** Shown to the reviewer beside the change. */
    readonly why?: string;
    /** The session of an agent that it comes from, as the plan says; a Read has none. */
    readonly session?: PlanSession;
    /** The step is skipped where this does not hold. */
    readonly when?: Condition;
    /** Whoever runs the plan leaves the step out. */
    readonly leftOut?: true;
    /** Places of the keys that more than the schema judges, by their paths; present where the plan was read from a text. */
    readonly keys?: KeyPlaces;
    /** The step's place in the plan's text, counted from 1. */
    readonly at: {
        readonly file?: string;
        readonly line: number;
        readonly column: number;
    };
}
type Step = {
    [Tool in StepTool]: StepOf<Tool, StepInputs[Tool]>;
}[StepTool];
/** A parsed plan: plain data, all defaults filled in, paths as the plan wrote them less its `cwd`. */
interface Plan {
    readonly version: 1;
    readonly title: string;
    readonly description?: string;
    /** The commit the plan was made against, as the plan names it. */
    readonly base?: string;
    /** ISO date that every commit of the run carries. */
    readonly created?: string;
    readonly author?: Author;
    /** Those that its steps come from, as the plan says. */
    readonly sessions?: readonly PlanSession[];
    /** Root of the checkout the plan was recorded in, stripped from absolute paths. */
    readonly cwd?: string;
    readonly options: PlanOptions;
    /** Its variables with their values, which its steps hold already; absent where it has none. */
    readonly vars?: VariableValues;
    readonly steps: readonly Step[];
    /** SHA-256, hex, of the plan's canonical content (not of its layout): what `Editplan-Plan` trailers carry. */
    readonly digest: string;
}
/** A plan without its steps. */
type PlanHeader = Omit<Plan, 'steps' | 'digest'>;
/** The plan's schema as JSON Schema (draft-7) for editors: what `schema/plan.schema.json` and `editplan schema` hold. */
declare const planJsonSchema: () => Record<string, unknown>;

export { planSchema as b, planJsonSchema as p };
export type { Author as A, Plan as P, Step as S, VariableOptions as V, PlanHeader as a };
