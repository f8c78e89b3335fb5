import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { isPlan, openPlanText } from '../plan-text.ts'
import { type PlacedProblem, parseProblems, readPlan, replayProblems } from '../problems.ts'

export interface CheckOptions {
  readonly delay: number
  readonly rootOf: (uri: string) => string | undefined
  readonly publish: (uri: string, version: number, diagnostics: readonly Diagnostic[]) => void
  /** Told what no plan is to blame for. */
  readonly fail: (error: unknown) => void
}

/** Open documents whose plans are checked a little after the last change; a change ends the check under way. */
export class CheckedDocuments {
  readonly #options: CheckOptions
  readonly #pending = new Map<string, AbortController>()
  readonly #checked = new Map<string, { readonly version: number; readonly problems: readonly PlacedProblem[] }>()

  constructor(options: CheckOptions) {
    this.#options = options
  }

  /** The problems of exactly this version; none while it is not checked. */
  problemsOf({ uri, version }: TextDocument): readonly PlacedProblem[] {
    const checked = this.#checked.get(uri)
    return checked?.version === version ? checked.problems : []
  }

  check(document: TextDocument): void {
    this.#pending.get(document.uri)?.abort()
    const controller = new AbortController()
    this.#pending.set(document.uri, controller)
    const timer = setTimeout(() => void this.#run(document, controller.signal), this.#options.delay)
    controller.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  close(uri: string): void {
    this.#pending.get(uri)?.abort()
    this.#pending.delete(uri)
    this.#checked.delete(uri)
    this.#options.publish(uri, 0, [])
  }

  stop(): void {
    for (const controller of this.#pending.values()) controller.abort()
  }

  async #run(document: TextDocument, signal: AbortSignal): Promise<void> {
    const { uri, version } = document
    const problems = await this.#diagnose(document, signal).catch((error: unknown) => {
      if (!signal.aborted) this.#options.fail(error)
      return [unchecked(error)]
    })
    if (signal.aborted) return
    this.#checked.set(uri, { version, problems })
    this.#options.publish(
      uri,
      version,
      problems.map((one) => toProtocol(one, document)),
    )
  }

  async #diagnose(document: TextDocument, signal: AbortSignal): Promise<readonly PlacedProblem[]> {
    const { uri } = document
    const [name, text] = [nameOf(uri), document.getText()]
    if (!isPlan(name, text)) return []
    const plan = openPlanText(name, text)
    const parsed = readPlan(name, plan)
    if (!parsed.ok) return parseProblems(plan, parsed.problems)
    const root = this.#options.rootOf(uri)
    return root === undefined ? [] : replayProblems(plan, parsed.plan, { root, signal })
  }
}

/** A client that waits for the problems of a version gets an answer, whatever happens. */
const unchecked = (error: unknown): PlacedProblem => ({
  range: { start: 0, end: 0 },
  severity: 'information',
  message: `The plan is not checked: ${error instanceof Error ? error.message : String(error)}`,
  fixes: [],
})

/** What a document is called; one that is in no file by its address. */
export const nameOf = (uri: string): string => pathOf(uri) ?? uri

const toProtocol = ({ range, severity, code, message }: PlacedProblem, document: TextDocument): Diagnostic => ({
  range: { start: document.positionAt(range.start), end: document.positionAt(range.end) },
  severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Information,
  source: 'editplan',
  ...(code !== undefined && { code }),
  message,
})

/** The folders that a client has open. */
export interface Folders {
  open(uris: readonly string[], rootUri: string | null): void
  /** The folder whose checkout a document's plan is for; undefined for one that is nowhere. */
  rootOf(uri: string): string | undefined
}

/** With a root of its own, that of every document. */
export const createFolders = (own: string | undefined): Folders => {
  let folders: readonly string[] = []
  return {
    open: (uris, rootUri) => {
      const given = uris.length > 0 ? uris : rootUri === null ? [] : [rootUri]
      folders = given.flatMap((uri) => pathOf(uri) ?? [])
    },
    rootOf: (uri) => {
      if (own !== undefined) return own
      const file = pathOf(uri)
      const around = folders.filter((folder) => file?.startsWith(`${folder}${path.sep}`))
      const [nearest] = around.toSorted((one, other) => other.length - one.length)
      return nearest ?? folders[0] ?? (file === undefined ? undefined : path.dirname(file))
    },
  }
}

/** The path of a file's address; undefined for any other address. */
const pathOf = (uri: string): string | undefined => {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
