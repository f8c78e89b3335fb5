/** A text whose likeness to others is asked for. */
export interface Probe {
    readonly text: string;
    /** Share of pairs of neighbouring characters that a text has in common with the probe (Sørensen–Dice), from 0 to 1. */
    likeness(text: string): number;
    /** Share of the probe's pairs that the text holds, whatever else it holds, from 0 to 1. */
    containment(text: string): number;
    /** Where a part of the text as long as the probe is most like it, and how like. */
    bestPart(text: string): {
        readonly at: number;
        readonly likeness: number;
    };
}
export declare function probe(text: string): Probe;
