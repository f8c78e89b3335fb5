/** When calls may be made: shared by all connections that count together. */
interface Pace {
    /** Waits until a call may be made; one that writes waits for its turn among all writes. */
    turn(isWrite: boolean): Promise<void>;
    /** No call is made for so many milliseconds: GitHub said so to one, and means all. */
    hold(milliseconds: number): void;
    /** The longest that a call waits before it is given up, in milliseconds. */
    readonly patience: number;
}
interface Clock {
    /** Milliseconds since 1970. */
    now(): number;
    sleep(milliseconds: number): Promise<void>;
}

export type { Clock as C, Pace as P };
