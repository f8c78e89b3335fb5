import { type ParsedPlan, type PlanSource } from './parse.js';
export type LaidOut = {
    readonly ok: true;
    readonly text: string;
} | {
    readonly ok: false;
    readonly problems: Extract<ParsedPlan, {
        ok: false;
    }>['problems'];
};
/**
 * The same plan in the canonical layout: keys in the order of the reference, in YAML one key a line, texts of several lines as literal
 * blocks, quotes only where they are needed; comments, anchors and blank lines stay. What it means never changes: a plan whose new text
 * would not parse to the very same plan is given back as it is.
 */
export declare const layOutPlan: (source: PlanSource) => LaidOut;
