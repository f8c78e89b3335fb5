/**
 * A string as a YAML scalar that reads back to exactly that string: plain where nothing can mistake it, a literal block
 * where it has several lines and no character a block cannot hold, else in quotes, single ones where double ones would need
 * backslashes. `indent` is that of a block's lines, two more than the key's. Without the last line break.
 */
export declare const yamlText: (text: string, indent: number) => string;
