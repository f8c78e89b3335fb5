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
  /** One line for a first screen or a log; `neutral` shows paths and names of others. Undefined where there is nothing to say. */
  line?(content: SectionContents[Key], neutral: (text: string) => string): TitledLine | undefined
  /** Lists for a pull request's body, in Markdown. */
  lists?(content: SectionContents[Key]): readonly MarkdownList[]
  /** @param local shows a path of this machine */
  page?(content: SectionContents[Key], local: (path: string) => string): PageSection | undefined
  /** Outputs of the Action. */
  outputs?(content: SectionContents[Key]): Readonly<Record<string, string>>
  /** Why the run has no result, where the run itself does not say it. */
  reasons?(content: SectionContents[Key]): readonly ReportedProblem[]
}

export type TitledLine = { readonly title: string; readonly text: string }

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

/** What the sections of a report say in one line each. */
export const sectionLines = (report: Sections, neutral: (text: string) => string): readonly TitledLine[] =>
  askSections(report, (section, content) => section.line?.(content, neutral))
