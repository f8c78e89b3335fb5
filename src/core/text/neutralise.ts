import { visible } from './visible.ts'

/** A zero-width space: it ends the word before it and is not seen. */
export const GAP = '\u200b'

/** Text of a plan as a reader may see it: nothing in it moves the cursor, turns its order around or hides. */
export const showInvisible = (text: string): string => visible(text, { prose: true })

/** A program's text without the codes that colour it on a terminal (ECMA-48). */
export const withoutEscapes = (text: string): string =>
  text.replace(/\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])/g, '')

/** Code, a path or a name as a reader may see it: odd blanks and look-alikes are written out too. */
export const showUnusual = (text: string): string => visible(text)

/** A text for an HTML page, in an element or an attribute; what is invisible in it is written out. */
export const escapeHtml = (text: string): string =>
  showInvisible(text).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** Prose on one line, blanks collapsed. */
export const oneLine = (text: string): string => showInvisible(text.replace(/\s+/g, ' ').trim())

/**
 * A plan's text as one line of a commit message, a title or a log that does nothing: no control or direction character, mention, issue
 * reference (and with it no closing keyword), workflow command, marker of ours or word that skips CI. Applied again it changes nothing.
 */
export const inertLine = (text: string): string =>
  SUSPECT.test(text) ? disarm(breakCommands(breakReferences(oneLine(text.replaceAll(GAP, ''))))) : text

/** The same line by line, for the body of a message: no line of it is a trailer either. */
export const inertLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => breakTrailers(inertLine(line)))
    .join('\n')

/** Every line that `inertLine` changes matches this; most paths and reasons do not. */
const SUSPECT = /[^ -~]| {2}|^ | $|[@#[<]|\*\*\*|^::|gh\\?-\d|(?:issues|pulls?|discussions|commits?)\\?\/|skip-checks/i

/** Mentions and references to issues, pull requests and commits, as they read and as Markdown escapes them. */
export const breakReferences = (text: string): string =>
  text
    .replace(/@(?!\u200b)/g, `@${GAP}`)
    .replace(/#(?=\d)/g, `#${GAP}`)
    .replace(/GH(?=\\?-\d)/gi, `$&${GAP}`)
    .replace(/(?:issues|pulls?|discussions|commits?)\\?\/(?=[\da-f])/gi, `$&${GAP}`)

/** Lines that git, or a release tool that reads messages, would read as `key: value`; an address is not one. */
export const breakTrailers = (text: string): string =>
  text.replace(/^([ \t>]*(?:BREAKING CHANGE|[\w-]+))(?=[ \t]*[:=](?!\/\/))/gim, `$1${GAP}`)

/** Lines that a workflow's runner would read as its commands. */
export const breakCommands = (text: string): string =>
  text.replace(/:(?=:)(?<=^[^\S\r\n]*:)/gm, `:${GAP}`).replace(/##(?=\[)/g, `##${GAP}`)

/** Text that has an effect in code too: our own markers, and the words that skip CI once the text is a squashed commit's message. */
export const disarm = (text: string): string =>
  text
    .replace(/<!(?=--\s*editplan)/gi, `<!${GAP}`)
    .replace(/\[(?=[^\]\n\u200b]{0,60}\b(?:skip|ci)\b)/gi, `[${GAP}`)
    .replace(/skip-checks(?=[ \t]*:)/gi, `$&${GAP}`)
    .replace(/\*\*\*(?=\s*NO_CI)/gi, `**${GAP}*`)
