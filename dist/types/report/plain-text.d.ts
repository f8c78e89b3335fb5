/** Text of a plan as a reader may see it: nothing in it moves the cursor, turns its order around or hides. */
export declare const showInvisible: (text: string) => string;
/** The same on one line, blanks collapsed. */
export declare const oneLine: (text: string) => string;
