import { type DocumentRead } from './fault.js';
import type { PlanLimits } from './limits.js';
/** Reads a JSON text: one scan for bounds, steps and double keys, one `JSON.parse`; the rest only when something is wrong. */
export declare const readJson: (text: string, limits: PlanLimits) => DocumentRead;
