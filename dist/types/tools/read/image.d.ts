import type { Problem } from '../../errors.js';
import type { ReadView } from '../tool.js';
export type ImageView = {
    readonly ok: true;
    readonly view: ReadView;
} | {
    readonly ok: false;
    readonly problem: Problem;
};
/** Formats that are shown, told by their first bytes. */
export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp';
/** The format of an image by its bytes, whatever its name says; undefined for all others. */
export declare function imageFormat(bytes: Buffer): ImageFormat | undefined;
/**
 * An image as it is shown: upright, the first frame alone of an animation, at most 2000×2000 and within `tokens`
 * (estimated as base64 length × 0.125). What fits is shown byte for byte; the rest is resized in its own format, then
 * compressed harder, and as a last resort made a 400×400 JPEG of quality 20. Refusals: IMAGE_INVALID, READ_TOO_LARGE.
 */
export declare function viewImage(bytes: Buffer, tokens: number): Promise<ImageView>;
