/** What a file is read as, by its name. `.IPYNB` is text: notebooks are told by their exact extension. */
export type FileKind = 'text' | 'image' | 'pdf' | 'notebook' | 'binary';
export declare function kindOf(file: string): FileKind;
