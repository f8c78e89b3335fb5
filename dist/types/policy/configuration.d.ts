import type { Problem } from '../errors.js';
/**
 * CONFIG_BROKEN when a configuration file that parsed before no longer does: JSON, JSON with comments, YAML and TOML, told by name.
 * A `.json` file that had comments before may have them after. New files are not checked.
 */
export declare const refuseBroken: (path: string, before: Buffer | undefined, after: Buffer) => Problem | undefined;
