/**
 * The environment that makes git send this token, and nothing else, to this repository. Whatever a checkout left in
 * configuration files stays there: the empty header of the full address outranks it (git's `http.<url>.*` matching),
 * the next one is ours. Entries that the environment already carries are kept.
 * @param url full address of the repository, without credentials
 */
export declare function credentialEnvironment(url: string, token: string, environment?: Readonly<Record<string, string | undefined>>): Record<string, string>;
