/** The three ways a plan is written. */
export type PlanFormat = 'yaml' | 'json' | 'jsonl';
/**
 * A plan's format by its name's extension, else by its first line that is not blank: one whole object without `steps` is
 * the header of JSON Lines; anything else that begins with a brace or a bracket is JSON; the rest is YAML.
 */
export declare const detectFormat: (name: string, text: string) => PlanFormat;
