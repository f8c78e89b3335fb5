export type Environment = Readonly<Record<string, string | undefined>>;
/**
 * The part of an environment that another program gets: a list of known names, so that tokens and whatever else is set stay here.
 * `also` names variables to pass besides. Default: the environment of this process.
 */
export declare const filterEnvironment: (environment?: Environment, also?: readonly string[]) => Record<string, string>;
