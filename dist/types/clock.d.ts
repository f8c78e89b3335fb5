interface Clock {
    /** Milliseconds since 1970. */
    now(): number;
    sleep(milliseconds: number): Promise<void>;
}

export type { Clock as C };
