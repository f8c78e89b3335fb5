import type { Plan } from '../plan/schema.js';
/** A plan written in the format that a file's name asks for (YAML where it asks for none), in pieces. */
export declare const planText: (plan: Plan, name: string) => Iterable<string>;
