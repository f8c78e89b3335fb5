import type * as z from 'zod'
import type { ReportedProblem } from './report-parts.ts'

/** What wings add to reports, by key. Each wing adds its own where it declares its section. */
// biome-ignore lint/suspicious/noEmptyInterface: the wings fill it
export interface SectionContents {}

/** What a report has of them. */
export type Sections = { [Key in keyof SectionContents]?: SectionContents[Key] }

/** What a wing adds to reports under a key, and what people read of it, form by form. */
export interface ReportSection<Key extends keyof SectionContents = keyof SectionContents> {
  readonly key: Key
  readonly schema: z.ZodType<SectionContents[Key]>
  /** What the key is, for the JSON Schema. */
  readonly about: string
  /** The command that makes one plan of the files of a run that has it. */
  readonly combines?: string
  /** One line for a first screen or a log; `neutral` shows paths and names of others. Undefined where there is nothing to say. */
  line?(content: SectionContents[Key], neutral: (text: string) => string): TitledLine | undefined
  /** What programs that looked at the result say, for every form. */
  findings?(content: SectionContents[Key]): Findings
  /** Lists for a pull request's body, in Markdown. */
  lists?(content: SectionContents[Key]): readonly MarkdownList[]
  /** @param local shows a path of this machine */
  page?(content: SectionContents[Key], local: (path: string) => string): PageSection | undefined
  /** Outputs of the Action. */
  outputs?(content: SectionContents[Key]): Readonly<Record<string, string>>
  /** Why the run has no result, where the run itself does not say it. */
  reasons?(content: SectionContents[Key]): readonly ReportedProblem[]
}

export type Findings = { readonly title: string; readonly found: readonly Finding[] }

/** What a program that looked at the result says of it: the caller neutralises its words. */
export interface Finding {
  /** Its name. */
  readonly by: string
  /** It found something, nothing, or cannot say. */
  readonly mark: '✗' | '✓' | '?'
  readonly summary: string
  /** Where there may be more: what is to be said of that. */
  readonly doubt?: string
  /** What one of the places is called. */
  readonly each: string
  readonly milliseconds: number
  readonly places: readonly FoundAt[]
  /** Places that are not listed. */
  readonly left: number
  /** What it looked at, in a sentence. */
  readonly scope: string
}

export interface FoundAt {
  readonly file_path: string
  readonly line: number
  readonly column: number
  readonly message: string
  readonly code?: string
  /** The line. */
  readonly text: string
  /** Number of the step that brought it, where that is known. */
  readonly step?: number
}

type TitledLine = { readonly title: string; readonly text: string }

export interface MarkdownList {
  readonly title: string
  /** Lines that stay, however much of the list is left out. */
  readonly head: readonly string[]
  readonly lines: readonly string[]
}

/** A section as the HTML page draws it: texts that are shown as they are. */
export interface PageSection {
  /** The class of the element, and of its rows and items. */
  readonly kind: string
  readonly label: string
  readonly line?: TitledLine
  readonly table?: {
    readonly heads: readonly string[]
    readonly rows: readonly { readonly kind: string; readonly cells: readonly string[]; readonly badge?: string }[]
  }
  readonly items: readonly PageItem[]
}

export interface PageItem {
  readonly kind?: string
  /** What it is about, as code; and what is the matter with it. */
  readonly subject?: { readonly code: string; readonly strong: string }
  readonly words: string
  readonly details?: readonly string[]
}

const known: ReportSection[] = []

/** The sections of a wing, in the order of their keys in the report. */
export const addSections = (...sections: readonly ReportSection[]): void => {
  known.push(...sections)
}

export const reportSections = (): readonly ReportSection[] => known

/** What the sections of a report answer, in order. */
export const askSections = <Answer>(
  report: Sections,
  ask: (section: ReportSection, content: SectionContents[keyof SectionContents]) => Answer | undefined,
): readonly Answer[] =>
  known.flatMap((section) => {
    const content = report[section.key]
    const answer = content === undefined ? undefined : ask(section, content)
    return answer === undefined ? [] : [answer]
  })

/** The command that made one plan of a run's files; undefined where none had to. */
export const combinerOf = (report: Sections): string | undefined => askSections(report, ({ combines }) => combines)[0]

/** What programs found, section by section. */
export const findingsIn = (report: Sections): readonly Findings[] =>
  askSections(report, (section, content) => section.findings?.(content))

/** The sections of a report that say what programs found. */
export const foundSections = (report: Sections): Sections =>
  Object.assign({}, ...askSections(report, ({ key, findings }, content) => findings && { [key]: content }))

/** The same in a line. */
export const findingsLine = (report: Sections): string =>
  findingsIn(report)
    .flatMap(({ found }) => found.map(({ summary }) => summary))
    .join('; ')

/** What the sections of a report say in one line each. */
export const sectionLines = (report: Sections, neutral: (text: string) => string): readonly TitledLine[] =>
  askSections(report, (section, content) => section.line?.(content, neutral))
