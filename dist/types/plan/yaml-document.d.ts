import { type DocumentRead } from './fault.js';
import type { PlanLimits } from './limits.js';
/**
 * Reads a plan in YAML 1.2 (core schema, no merge keys, no custom tags, one document).
 * Numbers are taken from the source text, but where a plan has numbers: see {@link plainData}.
 */
export declare const readYaml: (text: string, limits: PlanLimits) => DocumentRead;
