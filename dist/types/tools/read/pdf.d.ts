import type { ReadView, Refused } from '../tool.js';
type PdfView = {
    readonly ok: true;
    readonly view: ReadView;
} | Refused;
export declare const isPdf: (bytes: Buffer) => boolean;
/**
 * The text of a PDF, page by page. `pages` is `3`, `1-5` or `10-`; without it a document of up to 10 pages is shown.
 * Refusals: PDF_PAGES, PDF_INVALID, PDF_ENCRYPTED, READ_TOO_LARGE (over 32 MiB, or 128 MiB unpacked).
 */
export declare function viewPdf(bytes: Buffer, pages: string | undefined, tokens: number): Promise<PdfView>;
export {};
