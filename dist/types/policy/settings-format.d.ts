/** JSON, JSON whose readers take comments and trailing commas, YAML, TOML. */
export type SettingsFormat = 'json' | 'jsonc' | 'toml' | 'yaml';
/** The format of a configuration file, told by its name; undefined for any other file. */
export declare const formatOf: (path: string) => SettingsFormat | undefined;
/** The text of a configuration file; undefined where it is too large to parse, or in an encoding that is not supported. */
export declare const settingsText: (format: SettingsFormat, bytes: Buffer) => string | undefined;
