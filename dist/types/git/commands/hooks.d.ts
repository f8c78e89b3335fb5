/** Before a command that moves refs or the index: what a run records does not depend on the hooks somebody installed. */
export declare const NO_HOOKS: readonly string[];
