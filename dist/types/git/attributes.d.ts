import type { PathAttributes } from './commands/check-attr.js';
import type { Configuration } from './commands/config.js';
import type { LineEndRule } from './line-ends.js';
/** What happens to a path's bytes on their way into git. */
export interface Conversion {
    readonly lineEnds: LineEndRule;
    /** A filter program, `ident` or an encoding is at work: git itself has to make the blob. */
    readonly filtered: boolean;
}
/** Reads attributes and configuration as git's convert.c does. */
export declare function conversionOf(attributes: PathAttributes, config: Configuration): Conversion;
