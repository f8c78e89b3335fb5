/**
 * Markdown of a plan, made safe to stand in a pull request: outside code, mentions, issue references (and with them
 * closing keywords) and trailers no longer work and HTML is escaped; a marker of our own or a word that skips CI works
 * nowhere; a fence left open is closed.
 */
export declare function neutraliseMarkdown(markdown: string): string;
/** Plain text as Markdown on one line (a table cell, a list item); its `code spans` stay code. */
export declare function inlineMarkdown(text: string): string;
/** Code on one line, whatever it holds; it may stand in a table. */
export declare function codeSpan(code: string): string;
/** The same where Markdown is not read, inside an HTML element. */
export declare const htmlCode: (code: string) => string;
/** A fenced block whose fence is longer than any run of backticks inside. */
export declare function fencedBlock(language: string, code: string): string;
/** A pull request's title: one line, nothing in it works, at most 250 characters. */
export declare function safeTitle(title: string): string;
