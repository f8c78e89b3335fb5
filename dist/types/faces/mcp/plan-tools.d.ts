import * as z from 'zod';
import { type Editing } from '../../run/editing.js';
import { type Answer } from './answer.js';
import type { Recording } from './recording/recording.js';
export declare const showInput: z.ZodObject<{
    format: z.ZodOptional<z.ZodEnum<{
        json: "json";
        jsonl: "jsonl";
        yaml: "yaml";
    }>>;
}, z.core.$strict>;
export declare const saveInput: z.ZodObject<{
    title: z.ZodOptional<z.ZodString>;
    description: z.ZodOptional<z.ZodString>;
}, z.core.$strict>;
export declare const undoInput: z.ZodObject<{}, z.core.$strict>;
export interface PlanToolContext {
    readonly recording: Recording;
    readonly editing: Pick<Editing, 'base' | 'dryRun' | 'secrets'>;
}
type PlanTool = (input: unknown, context: PlanToolContext) => Promise<Answer>;
/** The tools on the recorded plan, by name. */
export declare const PLAN_TOOLS: Readonly<Record<string, PlanTool>>;
export {};
