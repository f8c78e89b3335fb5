/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Style sheets are bundled with the script. */
declare module '*.css' {}
