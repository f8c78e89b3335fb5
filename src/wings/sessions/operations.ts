import { isEllipsis } from '../../core/text/elision.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import { commandLineOf } from '../../core/text/words.ts'
import type { AskedEdit } from './after-edits.ts'
import { editsOfBlocks } from './block-texts.ts'

/** What a call asks for, whatever its agent calls the tool and its fields. */
export type Operation =
  | { readonly kind: 'read'; readonly paths: readonly string[]; readonly input: Readonly<Record<string, unknown>> }
  | { readonly kind: 'edits'; readonly path: string; readonly edits: readonly AskedEdit[] }
  | { readonly kind: 'write'; readonly path: string; readonly content: string }
  | { readonly kind: 'notebook'; readonly path: string; readonly input: Readonly<Record<string, unknown>> }
  | { readonly kind: 'editor'; readonly command: string; readonly asks: Operation }
  | {
      readonly kind: 'insert'
      readonly path: string
      readonly line: number
      readonly text: string
      readonly endsLine: boolean
    }
  | { readonly kind: 'several'; readonly asks: readonly Operation[] }
  | { readonly kind: 'patch'; readonly text: string; readonly folder: string | undefined }
  | { readonly kind: 'shell'; readonly commands: readonly string[]; readonly folder: string | undefined }
  | { readonly kind: 'undo'; readonly file?: string | undefined }
  | {
      readonly kind: 'step'
      readonly tool: 'Delete' | 'Move' | 'Set' | 'Unset' | 'Import'
      readonly input: Readonly<Record<string, unknown>>
    }
  | { readonly kind: 'invalid'; readonly tool: string; readonly reason: string }
  | { readonly kind: 'agent' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' }

type Input = Readonly<Record<string, unknown>>

/** Tools of agents that change no file of a checkout. */
const READ_ONLY = new Set(
  'Glob Grep LS WebFetch WebSearch TodoRead TodoWrite ExitPlanMode EnterPlanMode AskUserQuestion BashOutput KillShell KillBash TaskCreate TaskGet TaskList TaskOutput TaskStop TaskUpdate ToolSearch Skill ListMcpResourcesTool ReadMcpResourceTool SlashCommand SendMessage ScheduleWakeup Monitor ReportFindings CronList glob grep grep_search search_file_content list_directory read_many_files google_web_search web_fetch web_search save_memory view_image update_plan update_topic write_todos todo_write todowrite todoread enter_plan_mode exit_plan_mode activate_skill list_background_processes read_background_output task_stop task_done skill send_message tool_search ask_user_question ask_followup_question webfetch websearch list ls find rg report_intent read_bash stop_bash list_bash read_agent list_agents write_agent fetch_copilot_cli_documentation sql session_store_sql get_goal create_goal update_goal request_user_input submit submit_and_exit finish think open goto scroll_up scroll_down find_file search_file search_dir SetTodoList ReadMediaFile SearchWeb FetchURL attempt_completion plan_mode_respond list_files search_files list_code_definition_names codebase_search file_search list_dir read_lints semantic_search directory_tree get_file_info list_allowed_directories list_directory_with_sizes read_media_file read_multiple_files create_directory memory wait wait_agent close_agent resume_agent send_input'.split(
    ' ',
  ),
)

const SHELLS = new Set(
  'Bash bash Shell execute_bash shell shell_command local_shell local_shell_call exec_command container.exec run_shell_command run_commands execute_command execute_shell_command run_in_terminal run_terminal_cmd run_terminal_command terminal'.split(
    ' ',
  ),
)

/** Tools by their names in many clients, and what a call of them asks for. */
const TOOLS: readonly (readonly [names: string, ask: (name: string, input: Input) => Operation])[] = [
  // Another agent works, whose calls are in a log of its own.
  ['Task Agent task agent invoke_agent spawn_agent', () => ({ kind: 'agent' })],
  ['Read read ReadFile read_file read_text_file read_files view open_file', (name, input) => readOf(name, input)],
  [
    'Edit edit StrReplaceFile replace str_replace edit_file edit_block replace_string_in_file multi_replace_string_in_file single_find_and_replace replace_content replace_file_content multi_replace_file_content replace_text_in_file propose_code strReplace MultiEdit multi_edit multiedit search_and_replace',
    (name, input) => editsOf(name, input),
  ],
  // Their texts may be blocks of SEARCH and REPLACE.
  [
    'search_replace',
    (name, input) =>
      oldOf(input) === undefined && typeof input.content === 'string'
        ? blocksOf(name, { ...input, diff: input.content })
        : editsOf(name, input),
  ],
  [
    'replace_in_file apply_diff edit_file_roo',
    (name, input) => (input.operations === undefined ? blocksOf(name, input) : editsOf(name, input)),
  ],
  [
    'Write write WriteFile write_file create create_text_file write_to_file fsWrite',
    (name, input) => writeOf(name, input),
  ],
  // They refuse to take the place of a file.
  [
    'create_file create_new_file Create save-file',
    (name, input) => ({ kind: 'editor', command: 'create', asks: writeOf(name, input) }),
  ],
  ['editor', (name, input) => (oldOf(input) === undefined ? writeOf(name, input) : editsOf(name, input))],
  ['insert insert_content', (name, input) => editorOf(name, 'insert', input)],
  ['NotebookEdit', (_, input) => notebookOf(input)],
  ['Delete', (_, input) => ({ kind: 'step', tool: 'Delete', input })],
  ['Move', (_, input) => ({ kind: 'step', tool: 'Move', input })],
  ['delete_file delete_path remove_file DeleteFile', (name, input) => deleteOf(name, input)],
  [
    'remove-files',
    (name, input) => ({ kind: 'several', asks: pathsIn(input).map((path) => deleteOf(name, { path })) }),
  ],
  ['move_file move_path rename_file MoveFile', (name, input) => moveOf(name, input)],
  ['write_memory edit_memory delete_memory rename_memory', (name, input) => memoryOf(name, input)],
]

const ASKS = new Map(TOOLS.flatMap(([names, ask]) => names.split(' ').map((name) => [name, ask] as const)))

/** What a call asks for. */
export const operationOf = (called: string, given: unknown): Operation => {
  const name = ownTool(called)
  const input = isObject(given) ? given : {}
  if (READ_ONLY.has(name) || input.dryRun === true) return { kind: 'nothing' }
  const patch = patchOf(given) || (name === 'apply_patch' ? scalarText(input.command ?? '') : '')
  if (name === 'apply_patch' || /^[ \t]*\*\*\* Begin Patch\s*$/m.test(patch))
    return { kind: 'patch', text: patch, folder: folderOf(input) }
  if (typeof input.command === 'string' && typeof input.path === 'string' && !SHELLS.has(name))
    return editorOf(name, input.command, input)
  const own = isOwnTool(called) ? ownOperation(name, input) : undefined
  return own ?? ASKS.get(name)?.(name, input) ?? shellOf(name, input)
}

const deleteOf = (name: string, input: Input): Operation => {
  const path = pathOf(input)
  if (path === undefined) return { kind: 'invalid', tool: name, reason: 'It names no file.' }
  return { kind: 'step', tool: 'Delete', input: { file_path: path } }
}

const pathsIn = ({ file_paths: paths }: Input): readonly unknown[] => (Array.isArray(paths) ? paths : [undefined])

const moveOf = (name: string, input: Input): Operation => {
  const [from, to] = [
    firstText(input, ['source', 'old_path', 'source_path']),
    firstText(input, ['destination', 'new_path', 'destination_path']),
  ]
  if (from === undefined || to === undefined)
    return { kind: 'invalid', tool: name, reason: 'It does not name a file and its new place.' }
  return { kind: 'step', tool: 'Move', input: { file_path: from, new_path: to } }
}

/** Memories of Serena are files of the checkout, but for those that projects share. */
const memoryOf = (name: string, input: Input): Operation => {
  const [memory, moved] = [['memory_name', 'memory_file_name', 'old_name'], ['new_name']].map((keys) => {
    const said = firstText(input, keys)
    return said === undefined || /^global(?:\/|$)/.test(said)
      ? undefined
      : `.serena/memories/${said.replace(/\.md$/, '')}.md`
  })
  if (memory === undefined) return { kind: 'unknown' }
  const placed = { ...input, path: memory }
  if (name === 'write_memory') return writeOf(name, placed)
  if (name === 'edit_memory') return editsOf(name, placed)
  return name === 'delete_memory' ? deleteOf(name, placed) : moveOf(name, { source: memory, destination: moved })
}

/** A command of the text editor tool. */
const editorOf = (name: string, command: string, input: Input): Operation => {
  const asked: Readonly<Record<string, () => Operation>> = {
    view: () => readOf(name, input),
    create: () => writeOf('create', input),
    write: () => writeOf('write', input),
    str_replace: () => editsOf(name, { new_str: '', ...input, ...numberedEdits(input) }),
    insert: () => insertOf(input),
    undo_edit: () => ({ kind: 'undo', file: scalarText(input.path) }),
  }
  const asks = Object.hasOwn(asked, command) ? asked[command]?.() : undefined
  const known = asks ?? { kind: 'invalid', tool: `${name} ${command}`, reason: 'The text editor has no such command.' }
  return { kind: 'editor', command, asks: known }
}

/** Several edits of one call, in a list, or in keys with numbers (`old_str_1`, `new_str_1`). */
const numberedEdits = (input: Input): Input => {
  if (input.str_replace_entries !== undefined) return { edits: input.str_replace_entries }
  const ends = new Set(Object.keys(input).flatMap((key) => /^(?:old|new)_str((?:_\d+)?)$/.exec(key)?.[1] ?? []))
  if ([...ends].every((end) => end === '')) return {}
  return { edits: [...ends].map((end) => ({ old_str: input[`old_str${end}`], new_str: input[`new_str${end}`] ?? '' })) }
}

/**
 * After a line, or before one as `insert_content` has it. To tools whose key is `insert_text` a line break at the end of the text is
 * that of its last line; to the others it begins a blank one.
 */
const insertOf = ({ path, insert_line, line: next, new_str, insert_text, content }: Input): Operation => {
  const text = new_str ?? insert_text ?? content
  const before = typeof next === 'string' && /^\d+$/.test(next) ? Number(next) : next
  const line = typeof before === 'number' ? before - 1 : insert_line
  return typeof line === 'number' && typeof text === 'string'
    ? { kind: 'insert', path: scalarText(path), line, text, endsLine: text === insert_text }
    : { kind: 'invalid', tool: 'insert', reason: 'It lacks insert_line or new_str.' }
}

/** What only editplan's own server has. */
const ownOperation = (name: string, input: Input): Operation | undefined => {
  if (name.startsWith('plan_')) return { kind: name === 'plan_undo' ? 'undo' : 'nothing' }
  return name === 'Set' || name === 'Unset' || name === 'Import' ? { kind: 'step', tool: name, input } : undefined
}

/** The tools of editplan's own server, and of servers for files of the same machine, under their bare names, as agents spell them. */
const ownTool = (called: string): string => OWN.exec(called)?.[1] ?? FILES.exec(called)?.[1] ?? called

const FILES =
  /^(?:functions\.|(?:mcp_{1,2})?(?:plugin_\w+_)?(?:filesystem|serena|jetbrains|acp|developer|desktop[-_]?commander)[_.:/-]{1,3})(\w+)$/

const OWN = /^(?:mcp_{1,2})?editplan[_.:/-]{1,3}(Read|Edit|Write|NotebookEdit|Delete|Move|Set|Unset|Import|plan_\w+)$/

export const isOwnTool = (called: string): boolean => OWN.test(called)

const pathOf = (input: Input): string | undefined =>
  firstText(input, [
    ...['file_path', 'path', 'filePath', 'filepath', 'absolute_path', 'absolutePath', 'relative_path', 'notebook_path'],
    ...['target_file', 'TargetFile', 'pathInProject', 'file'],
  ])
const oldOf = (input: Input): string | undefined =>
  firstText(input, [
    ...['old_string', 'old_str', 'oldString', 'oldStr', 'oldText', 'old_text', 'old'],
    ...['TargetContent', 'needle', 'before', 'search', 'original_text'],
  ])
const newOf = (input: Input): string | undefined =>
  firstText(input, [
    ...['new_string', 'new_str', 'newString', 'newStr', 'newText', 'new_text', 'new'],
    ...['ReplacementContent', 'repl', 'after', 'replace'],
  ])
const contentOf = (input: Input): string | undefined =>
  firstText(input, ['content', 'file_text', 'contents', 'new_text', 'text', 'CodeContent', 'file_content'])
const folderOf = (input: Input): string | undefined =>
  firstText(input, ['workdir', 'dir_path', 'directory', 'cwd', 'working_directory'])

const firstText = (input: Input, keys: readonly string[]): string | undefined => {
  const key = keys.find((one) => typeof input[one] === 'string')
  return key === undefined ? undefined : String(input[key])
}

const readOf = (name: string, input: Input): Operation => {
  const files = Array.isArray(input.files) ? input.files.filter(isObject) : []
  const paths = files.length > 0 ? files.flatMap((file) => pathOf(file) ?? []) : [pathOf(input) ?? '']
  const [first, last] = Array.isArray(input.view_range) ? input.view_range.map((one) => Number(scalarText(one))) : []
  const from =
    first ?? numberOf(input.start_line) ?? (name === 'read_file' ? zeroBased(input.offset) : numberOf(input.offset))
  const to = last ?? numberOf(input.end_line)
  const limit = numberOf(input.limit) ?? (to === undefined || to < (from ?? 1) ? undefined : to - (from ?? 1) + 1)
  return {
    kind: 'read',
    paths,
    input: { offset: from, limit, ...(typeof input.pages === 'string' && { pages: input.pages }) },
  }
}

const zeroBased = (value: unknown): number | undefined => {
  const offset = numberOf(value)
  return offset === undefined ? undefined : offset + 1
}

const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}

const editsOf = (name: string, input: Input): Operation => {
  if (typeof input.code_edit === 'string') return sketchOf(name, { ...input, content: input.code_edit })
  const given = input.edits ?? input.edit ?? input.replacements ?? input.ReplacementChunks ?? input.operations
  const list: unknown[] = Array.isArray(given) ? given : [isObject(given) ? given : input]
  const edits = list.flatMap((edit) => (isObject(edit) ? editOf(edit, input) : []))
  if ([input, ...list].some(isPattern))
    return {
      kind: 'invalid',
      tool: name,
      reason: 'It searches by a pattern, without letter case, or in some lines only.',
    }
  if (edits.length === list.length && edits.length > 0) return byFile(edits)
  if (name === 'MultiEdit')
    return { kind: 'invalid', tool: name, reason: 'It has no list of edits with old_string and new_string.' }
  return {
    kind: 'invalid',
    tool: 'Edit',
    reason: 'Its input does not fit the tool (it takes a path, an old and a new text).',
  }
}

/** A text with marks for the lines that stay does not say which ones go; without any it is that of a new file. */
const sketchOf = (name: string, input: Input): Operation =>
  scalarText(input.content).split('\n').some(isEllipsis)
    ? { kind: 'invalid', tool: name, reason: 'It leaves out lines that stay, and does not say which ones go.' }
    : { kind: 'editor', command: 'create', asks: writeOf(name, input) }

/** Whether what is searched for is more, or less, than each place where a text is. */
const isPattern = (given: unknown): boolean =>
  isObject(given) &&
  (given.mode === 'regex' ||
    [given.use_regex, given.ignore_case].some((flag) => scalarText(flag ?? false) === 'true') ||
    ('search' in given && ['start_line', 'end_line'].some((key) => given[key] !== undefined)))

type PlacedEdit = AskedEdit & { readonly path: string }

const editOf = (edit: Input, call: Input): PlacedEdit[] => {
  const [path, old, fresh] = [pathOf(edit) ?? pathOf(call), oldOf(edit), newOf(edit)]
  if (path === undefined || old === undefined || fresh === undefined) return []
  const flag =
    edit.replace_all ?? edit.replaceAll ?? edit.allow_multiple ?? edit.AllowMultiple ?? edit.allow_multiple_occurrences
  const count = Number(scalarText(edit.expected_replacements ?? call.expected_replacements ?? 1))
  const all = flag === true || flag === 'true' || count > 1
  return [{ path, old, new: fresh, all, ...(count > 1 && { count }) }]
}

/** Edits of one file; those of several are as many changes, one after the other. */
const byFile = (placed: readonly PlacedEdit[]): Operation => {
  const asks: { kind: 'edits'; path: string; edits: AskedEdit[] }[] = []
  for (const { path, ...edit } of placed) {
    const last = asks.at(-1)
    if (last?.path === path) last.edits.push(edit)
    else asks.push({ kind: 'edits', path, edits: [edit] })
  }
  const [only, ...others] = asks
  return only && others.length === 0 ? only : { kind: 'several', asks }
}

const blocksOf = (name: string, input: Input): Operation => {
  if (Array.isArray(input.files) && input.path === undefined)
    return { kind: 'several', asks: input.files.map((file) => blocksOf(name, isObject(file) ? file : {})) }
  const path = pathOf(input)
  const edits = editsOfBlocks(scalarText(input.diff))
  if (path !== undefined && edits) return { kind: 'edits', path, edits }
  const reason =
    'Its input does not fit the tool (it takes a path and a diff of SEARCH and REPLACE that can be read in one way).'
  return { kind: 'invalid', tool: name, reason }
}

const writeOf = (name: string, input: Input): Operation => {
  const [path, content] = [pathOf(input), contentOf(input)]
  if (input.mode === 'append' || input.append === true)
    return { kind: 'invalid', tool: name, reason: 'It adds to the end of a file, which no Write does.' }
  if ('file_content' in input && input.add_last_line_newline !== false) return endedWrite(name, path, content)
  if (name === 'write_to_file' && path !== undefined && isFenced(path, content))
    return { kind: 'invalid', tool: name, reason: FENCED }
  if (path !== undefined && content !== undefined) return { kind: 'write', path, content }
  const about = path === undefined ? '' : `, and names ${path}`
  const reason = `Its input does not fit the tool (it takes a path and a content)${about}.`
  return { kind: 'invalid', tool: name === 'write_file' || name === 'Write' ? 'Write' : name, reason }
}

/** Whether the text of a file is between the lines of a fence, which may be no part of it. */
export const isFenced = (path: string, content = ''): boolean =>
  !/\.(?:md|mdx|markdown)$/i.test(path) && /^```[^`\n]*\n(?:.*\n)*```\s*$/.test(content)

export const FENCED = 'Its text is between the lines of a fence, which clients take off. Hand it in without them.'

/** A content that gets a line end: whether one that has it gets another is not known. */
const endedWrite = (tool: string, path: string | undefined, content = '\n'): Operation =>
  path === undefined || content.endsWith('\n')
    ? { kind: 'invalid', tool, reason: 'It does not say how many line ends its file has at its end.' }
    : { kind: 'write', path, content: `${content}\n` }

const notebookOf = (input: Input): Operation => {
  const path = pathOf(input)
  if (path === undefined) return { kind: 'invalid', tool: 'NotebookEdit', reason: 'It names no notebook.' }
  return { kind: 'notebook', path, input: { ...input, notebook_path: path } }
}

const shellOf = (name: string, input: Input): Operation => {
  const given = input.command ?? input.cmd ?? input.commands
  const folder = folderOf(input)
  const patch = patchInWords(given)
  if (patch !== undefined) return { kind: 'patch', text: patch, folder }
  const commands = commandsOf(given, Array.isArray(input.commands))
  if (!SHELLS.has(name) || commands.length === 0) return { kind: 'unknown' }
  return { kind: 'shell', commands, folder }
}

/** A command line; words of a program are one; the last word of a shell is a command line of its own. */
const commandsOf = (given: unknown, several: boolean): string[] => {
  if (typeof given === 'string') return [given]
  if (!Array.isArray(given)) return []
  const words = given.map(scalarText)
  if (several) return words
  const [program = '', flags = '', script] = words
  if (/(^|\/)(ba|z|da)?sh$/.test(program) && /^-[a-z]*c$/.test(flags) && script !== undefined) return [script]
  return [commandLineOf(words)]
}

const patchInWords = (given: unknown): string | undefined =>
  Array.isArray(given) && given[0] === 'apply_patch' && typeof given[1] === 'string' ? given[1] : undefined

/** The patch an `apply_patch` call was given: its whole input, or a field of it. */
const patchOf = (input: unknown): string => {
  if (typeof input === 'string') return input
  return isObject(input) ? (firstText(input, ['input', 'patch', 'patchText', 'patch_text']) ?? '') : ''
}
