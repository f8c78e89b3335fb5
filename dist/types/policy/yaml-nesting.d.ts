/**
 * The offset where a YAML text nests deeper than `limit` in brackets or in indicators on one line (`- - -`), or closes more than it
 * opened. The parser needs memory that grows with the square of such a depth, so this is asked first, of the lexer alone. Nesting by
 * indentation is not counted: it costs its own square in text.
 */
export declare const nestingFault: (text: string, limit: number) => number | undefined;
