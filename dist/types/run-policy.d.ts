/** A policy's text, and what messages call it. */
interface PolicySource {
    readonly name: string;
    readonly text: string;
}

export type { PolicySource as P };
