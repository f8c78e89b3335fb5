import { pathToFileURL } from 'node:url'
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type Hover,
  type Location,
  MarkupKind,
  type Range,
  type TextDocumentPositionParams,
  type TextDocuments,
  type TextEdit,
} from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { EditplanError } from '../../../errors.ts'
import { type Completion, completionAt } from '../completion.ts'
import { definitionAt, hoverAt } from '../places.ts'
import { isPlan, openPlanText, type PlanText, type TextRange } from '../plan-text.ts'
import { planBefore, readPlan } from '../problems.ts'
import { type CheckoutView, viewCheckout } from '../view-checkout.ts'
import { type CheckedDocuments, nameOf } from './checked-documents.ts'
import type { Folders } from './folders.ts'

interface ServerState {
  readonly documents: TextDocuments<TextDocument>
  readonly folders: Folders
  readonly checked: CheckedDocuments
}

/** What the server answers, each about a document that is a plan; nothing about any other. */
export const createHandlers = (known: ServerState) => ({
  hover: (params: TextDocumentPositionParams) => hover(params, known),
  definition: (params: TextDocumentPositionParams) => definition(params, known),
  completion: (params: TextDocumentPositionParams) => completion(params, known),
  codeActions: (params: CodeActionParams) => codeActions(params, known),
})

/** The checkout of a document's plan, as the steps before an offset leave it; undefined where there is none. */
async function viewOf(
  uri: string,
  { text, offset }: { readonly text: PlanText; readonly offset: number },
  { folders }: ServerState,
): Promise<CheckoutView | undefined> {
  const root = folders.rootOf(uri)
  try {
    return root === undefined ? undefined : await viewCheckout(root, planBefore(nameOf(uri), text, offset))
  } catch (error) {
    if (error instanceof EditplanError) return undefined
    throw error
  }
}

const planDocument = (uri: string, { documents }: ServerState): TextDocument | undefined => {
  const document = documents.get(uri)
  return document && isPlan(nameOf(uri), document.getText()) ? document : undefined
}

async function asked({ textDocument: { uri }, position }: TextDocumentPositionParams, known: ServerState) {
  const document = planDocument(uri, known)
  if (!document) return undefined
  const text = openPlanText(nameOf(uri), document.getText())
  const parsed = readPlan(nameOf(uri), text)
  const offset = document.offsetAt(position)
  const view = await viewOf(uri, { text, offset }, known)
  return { document, text, plan: parsed.ok ? parsed.plan : undefined, offset, view }
}

async function hover(params: TextDocumentPositionParams, known: ServerState): Promise<Hover | null> {
  const question = await asked(params, known)
  const value = question && (await hoverAt(question))
  return value === undefined ? null : { contents: { kind: MarkupKind.Markdown, value } }
}

async function definition(params: TextDocumentPositionParams, known: ServerState): Promise<Location | null> {
  const question = await asked(params, known)
  const found = question && (await definitionAt(question))
  if (!found) return null
  if (found.in === 'plan') return { uri: params.textDocument.uri, range: toRange(found.range, question.document) }
  const { absolute, line, lastLine } = found.place
  const range = { start: { line: line - 1, character: 0 }, end: { line: lastLine, character: 0 } }
  return { uri: pathToFileURL(absolute).href, range }
}

async function completion(
  { textDocument: { uri }, position }: TextDocumentPositionParams,
  known: ServerState,
): Promise<CompletionList | null> {
  const document = planDocument(uri, known)
  if (!document) return null
  const offset = document.offsetAt(position)
  const view = await viewOf(uri, { text: openPlanText(nameOf(uri), document.getText()), offset }, known)
  const { items, more } = await completionAt({ name: nameOf(uri), text: document.getText(), offset, view })
  return { isIncomplete: more, items: items.map((item) => toItem(item, document)) }
}

const KINDS: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  file: CompletionItemKind.File,
  variable: CompletionItemKind.Variable,
}

const toItem = ({ label, kind, detail, range, text }: Completion, document: TextDocument): CompletionItem => ({
  label,
  kind: KINDS[kind],
  filterText: document.getText(toRange(range, document)).startsWith('"') ? `"${label}` : label,
  textEdit: { range: toRange(range, document), newText: text },
  ...(detail !== undefined && { documentation: { kind: MarkupKind.Markdown, value: detail } }),
})

function codeActions({ textDocument: { uri }, range }: CodeActionParams, known: ServerState): CodeAction[] {
  const document = planDocument(uri, known)
  if (!document) return []
  const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)]
  return known.checked
    .problemsOf(document)
    .filter((one) => one.range.start <= end && start <= one.range.end)
    .flatMap((one) =>
      one.fixes
        .filter(({ changes }) => changes.length > 0)
        .map(({ title, changes, certain }) => ({
          title,
          kind: CodeActionKind.QuickFix,
          isPreferred: certain,
          edit: {
            changes: {
              [uri]: changes.map(({ text, ...at }): TextEdit => ({ range: toRange(at, document), newText: text })),
            },
          },
        })),
    )
}

const toRange = ({ start, end }: TextRange, document: TextDocument): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
})
