interface Schema {
    readonly [key: string]: unknown;
    readonly type: 'object';
}
/** A tool as a client is told of it. */
export interface ToolDescription {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly inputSchema: Schema;
    readonly outputSchema: Schema;
    readonly annotations: {
        readonly readOnlyHint: boolean;
        readonly destructiveHint?: boolean;
        readonly idempotentHint: boolean;
        /** False throughout: nothing outside the checkout is touched. */
        readonly openWorldHint: boolean;
    };
}
/** The tools that a server offers; a read-only one has those that look. */
export declare function describeTools(options: {
    readonly readOnly: boolean;
    readonly dryRun: boolean;
}): ToolDescription[];
export {};
