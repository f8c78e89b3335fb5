import { type EditTexts } from './unique-edit.js';
/**
 * Edits that, one after the other, make one text of another: each the lines that change and as few around them as make it unique where
 * it applies. Undefined where they would be longer than the text they make, which a Write then says shorter. Texts have LF line ends.
 */
export declare const editsBetween: (before: string, after: string) => readonly EditTexts[] | undefined;
