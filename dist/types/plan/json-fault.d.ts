export interface JsonFault {
    readonly offset: number;
    readonly message: string;
}
/**
 * The first place where a text stops being JSON, and what should stand there; undefined for valid JSON. Token by token
 * with a stack of its own, so that no depth of brackets overflows.
 */
export declare const firstJsonFault: (text: string) => JsonFault | undefined;
