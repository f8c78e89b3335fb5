/** How many items two lists, or characters two texts, share at their beginning and, beyond those, at their end; at most `most` in all. */
export declare function sharedEnds(one: ArrayLike<unknown>, other: ArrayLike<unknown>, most?: number): {
    readonly head: number;
    readonly tail: number;
};
