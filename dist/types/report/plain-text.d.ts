/**
 * Text of a plan as a reader may see it: control, bidirectional and other invisible characters and lone surrogates are
 * written out as `\u202E` or `\x1B`. Tabs, line feeds and the joiners that scripts and emoji need stay.
 */
export declare const showInvisible: (text: string) => string;
/** The same on one line, blanks collapsed. */
export declare const oneLine: (text: string) => string;
