/**
 * Text without the white space (JavaScript's, U+00A0, U+3000 and U+FEFF included) at its line ends, which themselves stay.
 * Markdown (`.md`, `.mdx`), where it means something, is left as it is.
 */
export declare const stripTrailing: (path: string, text: string) => string;
