import { cwdStripper } from '../plan/cwd.ts'
import type { Step } from '../plan/schema.ts'
import { type StepTool, stepInputs } from '../plan/step-inputs.ts'
import { type TextChange, uniqueEdit } from './unique-edit.ts'

/** Where something stands in the source. */
export interface SourcePlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Something of the source that is no step of the plan. */
export interface NotImported {
  /** What it is called there: a tool, a git header. */
  readonly construct: string
  /** Why it is no step, in a sentence for a person. */
  readonly reason: string
  readonly at: SourcePlace
  /** Whether files may differ from what the plan makes of them because of it. */
  readonly mayChangeFiles: boolean
}

/** A step before it is checked and numbered. */
export interface StepDraft {
  readonly tool: StepTool
  readonly input: Readonly<Record<string, unknown>>
  readonly id?: string | undefined
  readonly why?: string | undefined
  readonly at: SourcePlace
}

interface RecordingOptions {
  readonly cwd?: string | undefined
  readonly readFile?: ((path: string) => string | undefined) | undefined
}

/**
 * What an importer has found so far: steps, and what could not become one. Knows the text of files as the steps leave
 * them, where a step or the checkout told it, so that a change given by its place can be made an Edit.
 */
export class Recording {
  readonly notImported: NotImported[] = []
  readonly #steps: { step: StepDraft; path: string; before: string | null | undefined }[] = []
  readonly #readFile: (path: string) => string | undefined
  /** Texts as the steps leave them; null where that is not known. */
  readonly #texts = new Map<string, string | null>()
  /** Files that steps have changed and in which a carriage return stands, or may stand. */
  readonly #carriage = new Set<string>()
  /** Where a file stood that only has another name. */
  readonly #origins = new Map<string, string>()
  readonly #ids = new Set<string>()
  readonly #licensed = new Set<string>()
  #strip: (path: string) => string

  constructor({ cwd, readFile }: RecordingOptions) {
    this.#strip = cwdStripper(cwd)
    this.#readFile = readFile ?? (() => undefined)
  }

  /** Sets the root that is taken off the paths of the steps that follow. */
  set cwd(cwd: string | undefined) {
    this.#strip = cwdStripper(cwd)
  }

  /** The steps, numbered in order. */
  get steps(): Step[] {
    return this.#steps.map(({ step: { tool, input, id, why, at } }, index) => {
      const named = { ...(id !== undefined && { id }), ...(why !== undefined && { why }) }
      return { index: index + 1, ...named, tool, input, at } as Step
    })
  }

  /** Adds a step; what its tool would not take is left out and listed. An id that is taken, or none, is dropped. */
  add(draft: StepDraft): boolean {
    const schema = stepInputs[draft.tool]
    const known = Object.entries(draft.input).filter(([key, value]) => key in schema.shape && value !== undefined)
    const parsed = schema.safeParse(Object.fromEntries(known))
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
      return this.leaveOut(draft.tool, { reason: `Its input does not fit the tool (${fields}).`, at: draft.at })
    }
    const input = this.#withRelativePath(parsed.data)
    const path = String('notebook_path' in input ? input.notebook_path : input.file_path)
    const before = this.#texts.get(path)
    this.#follow(path, { ...draft, input })
    this.#license(draft.tool, { path, newPath: input.new_path })
    const id = draft.id !== undefined && isName(draft.id) && !this.#ids.has(draft.id) ? draft.id : undefined
    if (id !== undefined) this.#ids.add(id)
    const why = draft.why?.trim() || undefined
    this.#steps.push({ step: { ...draft, input, id, why }, path, before })
    return true
  }

  /** Lists what is no step. Always false, so that it can be returned for a step that was not added. */
  leaveOut(
    construct: string,
    {
      reason,
      at,
      mayChangeFiles = true,
    }: Omit<NotImported, 'construct' | 'mayChangeFiles'> & { mayChangeFiles?: boolean },
  ): false {
    this.notImported.push({ construct, reason, at, mayChangeFiles })
    return false
  }

  /** Adds a Read of a file that no step has read or made yet, as the edits that follow need. */
  license(path: string, at: SourcePlace): void {
    if (!this.#licensed.has(this.relative(path))) this.add({ tool: 'Read', input: { file_path: path }, at })
  }

  /** Adds an Edit for a change of a file whose text is known (a Write for a notebook, which no Edit may touch). */
  change(path: string, change: TextChange, step: Omit<StepDraft, 'tool' | 'input'>): boolean {
    const text = this.text(path) ?? ''
    const edit = uniqueEdit(text, change)
    if (!edit) return true
    if (!path.endsWith('.ipynb')) return this.add({ ...step, tool: 'Edit', input: { file_path: path, ...edit } })
    const content = text.slice(0, change.start) + change.replacement + text.slice(change.end)
    return this.add({ ...step, tool: 'Write', input: { file_path: path, content } })
  }

  /** The file's text at this point, LF line ends and no byte order mark; undefined where it is not known. */
  text(path: string): string | undefined {
    const name = this.relative(path)
    const made = this.#texts.get(name)
    if (made !== undefined) return made ?? undefined
    const raw = this.#readFile(this.#origins.get(name) ?? name)
    return raw === undefined ? undefined : raw.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  }

  /** The file's text at this point, line ends as they are; with its byte order mark if no step has changed it. */
  exactText(path: string): string | undefined {
    const name = this.relative(path)
    if (!this.#texts.has(name)) return this.#readFile(this.#origins.get(name) ?? name)
    return this.#carriage.has(name) ? undefined : (this.#texts.get(name) ?? undefined)
  }

  /** Takes back the last step that changed the file. */
  undo(path: string): boolean {
    const name = this.relative(path)
    const index = this.#steps.findLastIndex((entry) => entry.path === name && entry.step.tool !== 'Read')
    const [last] = index < 0 ? [] : this.#steps.splice(index, 1)
    if (!last) return false
    if (last.before === undefined) this.#texts.delete(name)
    else this.#texts.set(name, last.before)
    return true
  }

  /** The path as the plan gives it: the root taken off, no `./` before it. */
  relative(path: string): string {
    return this.#strip(path).replace(/^(\.\/+)+(?=.)/, '')
  }

  #move(path: string, newPath: string): void {
    const text = this.#texts.get(path)
    if (text === undefined) this.#texts.delete(newPath)
    else this.#texts.set(newPath, text)
    if (this.#carriage.has(path)) this.#carriage.add(newPath)
    else this.#carriage.delete(newPath)
    this.#origins.set(newPath, this.#origins.get(path) ?? path)
  }

  /** What was read, made or brought may be edited; what is gone may not. */
  #license(tool: StepTool, { path, newPath }: { readonly path: string; readonly newPath: unknown }): void {
    if (tool === 'Delete' || tool === 'Move') this.#licensed.delete(path)
    else this.#licensed.add(path)
    if (tool === 'Move') this.#licensed.add(String(newPath))
  }

  #withRelativePath(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const paths = ['file_path', 'notebook_path', 'new_path'].filter((key) => typeof input[key] === 'string')
    return { ...input, ...Object.fromEntries(paths.map((key) => [key, this.relative(String(input[key]))])) }
  }

  #follow(path: string, { tool, input }: StepDraft): void {
    if (tool === 'Read') return
    if (tool === 'Write') {
      const text = input.content === undefined ? null : String(input.content)
      if (text?.includes('\r')) this.#carriage.add(path)
      else this.#carriage.delete(path)
      this.#texts.set(path, text?.replace(/^\ufeff/, '').replaceAll('\r\n', '\n') ?? null)
    } else if (tool === 'Edit') {
      if ([this.exactText(path), String(input.new_string)].some((text) => text?.includes('\r')))
        this.#carriage.add(path)
      this.#texts.set(path, edited(this.text(path), input) ?? null)
    } else {
      if (tool === 'Move') this.#move(path, String(input.new_path))
      this.#texts.set(path, null)
    }
  }
}

/** What an Edit makes of a text; undefined where that is not certain. */
const edited = (
  text: string | undefined,
  { old_string, new_string, replace_all }: StepDraft['input'],
): string | undefined => {
  const [old, replacement] = [String(old_string), String(new_string)].map((part) => part.replaceAll('\r\n', '\n'))
  if (old === undefined || replacement === undefined) return undefined
  if (old === '') return text === undefined || text.trim() === '' ? replacement : undefined
  const start = text?.indexOf(old) ?? -1
  if (text === undefined || start < 0) return undefined
  const takesLineEnd = replacement === '' && !old.endsWith('\n')
  if (replace_all === true) return takesLineEnd ? undefined : text.replaceAll(old, () => replacement)
  const end = start + old.length
  const wholeLines = takesLineEnd && text[end] === '\n' && (start === 0 || text[start - 1] === '\n')
  return text.slice(0, start) + replacement + text.slice(wholeLines ? end + 1 : end)
}

const isName = (id: string): boolean => /\S/.test(id) && !/[\u0000-\u001f\u007f]/.test(id)
