/** A text whose likeness to others is asked for, many times. */
export declare class Probe {
    #private;
    readonly text: string;
    constructor(text: string);
    /** Share of pairs that both texts have (Sørensen–Dice), from 0 to 1. */
    likeness(other: string): number;
    /** Share of the probe's pairs that the other text holds, whatever else it holds, from 0 to 1. */
    containment(other: string): number;
    /** Where the part as long as the probe begins that is most like it; of equals one that begins and ends as the probe does. */
    bestPart(other: string): number;
}
