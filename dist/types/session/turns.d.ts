/** Queues by name: what is queued under one name runs one after the other, under different names side by side. */
export interface Turns {
    take<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
    /** Resolves when nothing is queued. */
    idle(): Promise<void>;
}
export declare const createTurns: () => Turns;
