// biome-ignore-all format: a row of the table is a line
import { BOTH, block, FILES, fenced, type HandedIn, JS, JS_DIFF, JS_PATCH, json, lines, made, patch, right, told, YAML } from './files.ts'

const ROOT = '/home/ada/shop'
const FILE = `${ROOT}/conf/app.yaml`
const EDIT = { file_path: FILE, old_string: 'port: 8080', new_string: 'port: 9090' }
const SECOND = { file_path: FILE, old_string: 'debug: false', new_string: 'debug: true' }
const TWO = made(['conf/app.yaml', '8080', '9090'], ['conf/app.yaml', 'false', 'true'])
const NEW_YAML = 'name: shop\nport: 9090\ndebug: false\n'
const YAML_DIFF = `--- a/conf/app.yaml\n+++ b/conf/app.yaml\n@@ -1,3 +1,3 @@\n name: shop\n-port: 8080\n+port: 9090\n debug: false\n`
const EDITOR = { command: 'str_replace', path: FILE, old_str: 'port: 8080', new_str: 'port: 9090' }
const EDITED = `The file ${FILE} has been edited. Here's the result of running \`cat -n\` on a snippet`

/** Claude Code: a call and what answers it. */
const entry = (type: string, content: readonly object[], more: object = {}) => ({
  parentUuid: null,
  isSidechain: false,
  userType: 'external',
  cwd: ROOT,
  sessionId: 's',
  version: '2.1.100',
  gitBranch: 'main',
  type,
  message: { role: type, ...(type === 'assistant' && { id: 'msg_1', type: 'message', model: 'm' }), content },
  uuid: `u-${type}`,
  timestamp: '2026-03-03T10:20:30.000Z',
  ...more,
})
const use = (name: string, input: unknown, id = 'toolu_1') => ({ type: 'tool_use', id, name, input })
const result = (content: string, id = 'toolu_1', more: object = {}) => ({ type: 'tool_result', tool_use_id: id, content, ...more })
const UPDATED = `The file ${FILE} has been updated.`
const asked = (call: object, more: object = {}) => entry('assistant', [call], more)
const editPatch = { filePath: FILE, oldString: 'port: 8080', newString: 'port: 9090', originalFile: FILES['conf/app.yaml'], structuredPatch: [{ oldStart: 1, oldLines: 3, newStart: 1, newLines: 3, lines: [' name: shop', '-port: 8080', '+port: 9090', ' debug: false'] }], userModified: false, replaceAll: false }

/** Codex. */
const item = (payload: object) => ({ timestamp: '2026-03-03T10:20:30.000Z', type: 'response_item', payload })
const META = { timestamp: '2026-03-03T10:20:29.000Z', type: 'session_meta', payload: { id: 's', timestamp: '2026-03-03T10:20:29.000Z', cwd: ROOT, originator: 'codex_cli_rs', cli_version: '0.100.0', instructions: null, source: 'cli', model_provider: 'openai' } }
const SUCCESS = 'Exit code: 0\nWall time: 0 seconds\nOutput:\nSuccess. Updated the following files:\nM src/cart.js\n'

const chatCall = (name: string, input: unknown, id = 'c1') => ({ id, type: 'function', function: { name, arguments: JSON.stringify(input) } })
const update = (inner: object) => ({ jsonrpc: '2.0', method: 'session/update', params: { sessionId: 's', update: inner } })
const edited = { path: FILE, beforeFullFileContent: FILES['conf/app.yaml'], afterFullFileContent: NEW_YAML, diffString: '' }
const cursor = (subtype: string, outcome: object = {}) => ({ type: 'tool_call', subtype, call_id: 'c', session_id: 's', tool_call: { editToolCall: { args: { path: FILE }, ...outcome } } })
const RELATIVE = { file_path: 'conf/app.yaml', old_string: 'port: 8080', new_string: 'port: 9090' }
const aider = (...said: readonly string[]): string => `\n# aider chat started at 2026-03-03 10:20:30\n\n> Aider v0.86.1  \n> Git repo: .git with 10 files  \n\n#### change the port  \n\n${said.join('\n')}`
const YAML_BLOCK = `conf/app.yaml\n${fenced('yaml', block('port: 8080\n', 'port: 9090\n'))}`

/** What agents keep of a session. */
export const SESSIONS: readonly HandedIn[] = [
  right('Claude Code', lines(asked(use('Edit', EDIT)), entry('user', [result(UPDATED)], { toolUseResult: editPatch })), YAML),
  right('Claude Code, two edits', lines(asked(use('Edit', EDIT)), entry('user', [result(UPDATED)]), asked(use('Edit', SECOND, 'toolu_2')), entry('user', [result(UPDATED, 'toolu_2')])), TWO),
  right(
    'Claude Code, a failed try first',
    lines(asked(use('Edit', { ...EDIT, old_string: 'port: 80', new_string: 'port: 90' }, 'toolu_0')), entry('user', [result('<tool_use_error>String to replace not found in file.</tool_use_error>', 'toolu_0', { is_error: true })]), asked(use('Edit', EDIT)), entry('user', [result(UPDATED)])),
    YAML,
  ),
  right('Claude Code, a call that was denied', lines(asked(use('Edit', SECOND, 'toolu_0')), entry('user', [result("The user doesn't want to proceed with this tool use.", 'toolu_0', { is_error: true })]), asked(use('Edit', EDIT)), entry('user', [result(UPDATED)])), YAML),
  right('Claude Code, a new file', lines(asked(use('Write', { file_path: `${ROOT}/VERSION`, content: '1.0\n' })), entry('user', [result('File created successfully')], { toolUseResult: { type: 'create', filePath: `${ROOT}/VERSION`, content: '1.0\n', structuredPatch: [] } })), made(['VERSION', '1.0\n'])),
  right(
    'Claude Code, several edits of a file',
    lines(
      asked(
        use('MultiEdit', {
          file_path: FILE,
          edits: [
            { old_string: 'port: 8080', new_string: 'port: 9090' },
            { old_string: 'debug: false', new_string: 'debug: true' },
          ],
        }),
      ),
      entry('user', [result('Applied 2 edits')]),
    ),
    TWO,
  ),
  right('Claude Code, a command that moves a file', lines(asked(use('Bash', { command: 'git mv win.txt dos.txt', description: 'Move' })), entry('user', [result('')], { toolUseResult: { stdout: '', stderr: '', interrupted: false } })), made(['win.txt', undefined], ['dos.txt', FILES['win.txt'] ?? ''])),
  right('Claude Code, a command that writes', lines(asked(use('Bash', { command: "cat > VERSION <<'EOF'\n1.0\nEOF" })), entry('user', [result('')], { toolUseResult: { stdout: '', stderr: '', interrupted: false } })), made(['VERSION', '1.0\n'])),
  right('Claude Code, sed', lines(asked(use('Bash', { command: "sed -i 's/8080/9090/' conf/app.yaml" })), entry('user', [result('')], { toolUseResult: { stdout: '', stderr: '', interrupted: false } })), YAML),
  right('Claude Code, a sub-agent’s own lines', lines(asked(use('Edit', EDIT), { isSidechain: true, agentId: 'a1' }), entry('user', [result(UPDATED)], { isSidechain: true, agentId: 'a1', toolUseResult: editPatch })), YAML),
  right(
    'Claude Code’s stream',
    lines(
      { type: 'system', subtype: 'init', cwd: ROOT, session_id: 's', tools: ['Edit'], model: 'm', permissionMode: 'default' },
      { type: 'assistant', message: { id: 'm', type: 'message', role: 'assistant', content: [use('Edit', EDIT)] }, parent_tool_use_id: null, session_id: 's' },
      { type: 'user', message: { role: 'user', content: [result(UPDATED)] }, parent_tool_use_id: null, session_id: 's' },
      { type: 'result', subtype: 'success', is_error: false, result: 'Done', session_id: 's' },
    ),
    YAML,
  ),
  right('Claude Code’s hook', json({ session_id: 's', transcript_path: '/home/ada/.claude/projects/s.jsonl', cwd: ROOT, hook_event_name: 'PostToolUse', tool_name: 'Edit', tool_input: EDIT, tool_response: editPatch }), YAML),
  right(
    'Claude Code, with lines of its own kinds',
    lines(
      { type: 'queue-operation', operation: 'enqueue', timestamp: '2026-03-03T10:20:29.000Z', sessionId: 's', content: 'x' },
      { type: 'file-history-snapshot', messageId: 'm', snapshot: { messageId: 'm', trackedFileBackups: {}, timestamp: '2026-03-03T10:20:29.000Z' }, isSnapshotUpdate: false },
      asked({ type: 'thinking', thinking: 'x', signature: 's' }),
      asked(use('Edit', EDIT)),
      entry('user', [result(UPDATED)], { toolUseResult: editPatch }),
      { type: 'summary', summary: 'Port', leafUuid: 'u' },
    ),
    YAML,
  ),
  right(
    'Codex, a custom tool',
    lines(
      META,
      item({ type: 'custom_tool_call', status: 'completed', call_id: 'call_1', name: 'apply_patch', input: patch(JS_PATCH) }),
      { timestamp: 't', type: 'event_msg', payload: { type: 'patch_apply_end', call_id: 'call_1', stdout: 'Success. Updated the following files:\nM src/cart.js\n', stderr: '', success: true } },
      item({ type: 'custom_tool_call_output', call_id: 'call_1', output: SUCCESS }),
    ),
    JS,
  ),
  right(
    'Codex, a patch in a shell',
    lines(
      META,
      item({ type: 'function_call', name: 'shell', arguments: JSON.stringify({ command: ['bash', '-lc', `apply_patch <<'EOF'\n${patch(JS_PATCH)}EOF`], workdir: ROOT }), call_id: 'call_1' }),
      item({ type: 'function_call_output', call_id: 'call_1', output: JSON.stringify({ output: 'Success. Updated the following files:\nM src/cart.js\n', metadata: { exit_code: 0, duration_seconds: 0.1 } }) }),
    ),
    JS,
  ),
  right(
    'Codex, a patch that failed and one that did not',
    lines(
      META,
      item({ type: 'custom_tool_call', status: 'completed', call_id: 'call_0', name: 'apply_patch', input: patch(JS_PATCH.replace('let sum = 0', 'var sum = 0')) }),
      item({ type: 'custom_tool_call_output', call_id: 'call_0', output: 'apply_patch verification failed: Failed to find expected lines in src/cart.js' }),
      item({ type: 'custom_tool_call', status: 'completed', call_id: 'call_1', name: 'apply_patch', input: patch(JS_PATCH) }),
      item({ type: 'custom_tool_call_output', call_id: 'call_1', output: SUCCESS }),
    ),
    JS,
  ),
  told(
    'Codex, code without items',
    lines(
      META,
      item({ type: 'custom_tool_call', status: 'completed', call_id: 'call_1', name: 'exec', input: `const r = await tools.apply_patch(${JSON.stringify(patch(JS_PATCH))});\ntext(r);` }),
      item({
        type: 'custom_tool_call_output',
        call_id: 'call_1',
        output: [
          { type: 'input_text', text: 'Script completed\nOutput:\n' },
          { type: 'input_text', text: 'Success. Updated the following files:\nM src/cart.js\n' },
        ],
      }),
    ),
    /a diff of what it changed/,
    JS_DIFF,
    JS,
  ),
  right(
    'Gemini',
    json({
      sessionId: 's',
      projectHash: 'h',
      startTime: '2026-03-03T10:20:29.000Z',
      lastUpdated: '2026-03-03T10:20:31.000Z',
      messages: [
        { id: 'm0', timestamp: '2026-03-03T10:20:29.000Z', type: 'user', content: 'port' },
        {
          id: 'm1',
          timestamp: '2026-03-03T10:20:30.000Z',
          type: 'gemini',
          content: '',
          thoughts: [],
          toolCalls: [
            {
              id: 'replace-1',
              name: 'replace',
              args: { ...EDIT, instruction: 'Change it' },
              result: [{ functionResponse: { id: 'replace-1', name: 'replace', response: { output: `Successfully modified file: ${FILE} (1 replacements).` } } }],
              status: 'success',
              timestamp: '2026-03-03T10:20:30.000Z',
              resultDisplay: { fileDiff: `Index: app.yaml\n===\n--- app.yaml\tCurrent\n+++ app.yaml\tProposed\n@@ -1,3 +1,3 @@\n name: shop\n-port: 8080\n+port: 9090\n debug: false\n`, fileName: 'app.yaml', originalContent: FILES['conf/app.yaml'], newContent: NEW_YAML },
            },
          ],
        },
      ],
    }),
    YAML,
  ),
  right(
    'a checkpoint of Gemini',
    json([
      { role: 'user', parts: [{ text: `This is the Gemini CLI. I'm currently working in the directory: ${ROOT}` }] },
      { role: 'model', parts: [{ functionCall: { id: 'replace-1', name: 'replace', args: EDIT } }] },
      { role: 'user', parts: [{ functionResponse: { id: 'replace-1', name: 'replace', response: { output: `Successfully modified file: ${FILE} (1 replacements).` } } }] },
    ]),
    YAML,
  ),
  right('Cursor', lines({ type: 'system', subtype: 'init', apiKeySource: 'login', cwd: ROOT, session_id: 's', model: 'm', permissionMode: 'default' }, cursor('started'), cursor('completed', { result: { success: edited } }), { type: 'result', subtype: 'success', is_error: false, session_id: 's' }), YAML),
  right(
    'ACP',
    lines(
      { jsonrpc: '2.0', id: 1, method: 'session/new', params: { cwd: ROOT, mcpServers: [] } },
      update({ sessionUpdate: 'tool_call', toolCallId: 'c', title: 'Edit', kind: 'edit', status: 'pending' }),
      update({ sessionUpdate: 'tool_call_update', toolCallId: 'c', status: 'completed', content: [{ type: 'diff', path: FILE, oldText: FILES['conf/app.yaml'], newText: NEW_YAML }] }),
    ),
    YAML,
  ),
  right(
    'MCP',
    lines(
      { jsonrpc: '2.0', id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {} } },
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'edit_file', arguments: { path: 'conf/app.yaml', edits: [{ oldText: 'port: 8080', newText: 'port: 9090' }] } } },
      { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: 'done' }] } },
    ),
    YAML,
  ),
  right(
    'the AI SDK',
    json([
      { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'c', toolName: 'Edit', input: RELATIVE }] },
      { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'c', toolName: 'Edit', output: { type: 'text', value: 'Done.' } }] },
    ]),
    YAML,
  ),
  right('the AI SDK, a user interface', json([{ id: 'm', role: 'assistant', parts: [{ type: 'step-start' }, { type: 'tool-Edit', toolCallId: 'c', state: 'output-available', input: RELATIVE, output: 'Done.' }] }]), YAML),
  right(
    'OpenHands',
    json([
      { id: 1, source: 'agent', action: 'run', args: { command: 'pwd' } },
      { id: 2, source: 'agent', cause: 1, observation: 'run', content: ROOT, extras: { metadata: { exit_code: 0, working_dir: ROOT } } },
      { id: 3, source: 'agent', action: 'edit', args: EDITOR },
      { id: 4, source: 'agent', cause: 3, observation: 'edit', content: EDITED, extras: { path: FILE, prev_exist: true } },
    ]),
    YAML,
  ),
  right(
    'SWE-agent',
    json({
      environment: 'swe_main',
      trajectory: [{ action: 'x', observation: 'y', state: { working_dir: ROOT, open_file: '' } }],
      history: [
        { role: 'system', content: 'x' },
        { role: 'assistant', content: '', tool_calls: [chatCall('str_replace_editor', EDITOR)] },
        { role: 'tool', tool_call_ids: ['c1'], content: EDITED },
      ],
      info: {},
    }),
    YAML,
  ),
  right(
    'Kimi',
    lines(
      { role: '_system_prompt', content: `Working directory: ${ROOT}` },
      { role: 'assistant', content: [], tool_calls: [chatCall('StrReplaceFile', { path: FILE, edit: { old: 'port: 8080', new: 'port: 9090' } })] },
      { role: 'tool', content: [{ type: 'text', text: '<system>File successfully edited.</system>' }], tool_call_id: 'c1' },
    ),
    YAML,
  ),
  right(
    'Goose',
    lines(
      { working_dir: ROOT, description: 'Port', message_count: 2 },
      { id: 'a', role: 'assistant', created: 1, content: [{ type: 'toolRequest', id: 'c', toolCall: { status: 'success', value: { name: 'developer__text_editor', arguments: EDITOR } } }] },
      { id: 'b', role: 'user', created: 2, content: [{ type: 'toolResponse', id: 'c', toolResult: { status: 'success', value: [{ type: 'text', text: EDITED }] } }] },
    ),
    YAML,
  ),
  right(
    'Continue',
    json({
      sessionId: 's',
      title: 'Port',
      workspaceDirectory: `file://${ROOT}`,
      history: [
        { message: { role: 'user', content: 'port' }, contextItems: [] },
        {
          message: { role: 'assistant', content: '', toolCalls: [chatCall('single_find_and_replace', { filepath: FILE, old_string: 'port: 8080', new_string: 'port: 9090' })] },
          contextItems: [],
          toolCallStates: [{ toolCallId: 'c1', toolCall: chatCall('single_find_and_replace', { filepath: FILE, old_string: 'port: 8080', new_string: 'port: 9090' }), status: 'done', output: [] }],
        },
      ],
    }),
    YAML,
  ),
  right(
    'ATIF',
    json({
      schema_version: 'ATIF-v1.4',
      session_id: 's',
      agent: { name: 'a', version: '1', model_name: 'm', extra: { cwds: [ROOT] } },
      steps: [{ step_id: 1, source: 'agent', message: '', tool_calls: [{ tool_call_id: 'c', function_name: 'Edit', arguments: EDIT }], observation: { results: [{ source_call_id: 'c', content: 'ok' }] } }],
    }),
    YAML,
  ),
  right('Crush', lines({ role: 'assistant', parts: [{ type: 'tool_call', data: { id: 'c', name: 'edit', input: JSON.stringify(RELATIVE), type: 'function', finished: true } }] }, { role: 'tool', parts: [{ type: 'tool_result', data: { tool_call_id: 'c', name: 'edit', content: 'ok', is_error: false } }] }), YAML),
  right(
    'messages of the API with answers',
    json([
      { role: 'user', content: 'port' },
      { role: 'assistant', content: [use('Edit', RELATIVE)] },
      { role: 'user', content: [result('ok')] },
    ]),
    YAML,
  ),
  right(
    'messages of completions with answers',
    json([
      { role: 'user', content: 'port' },
      { role: 'assistant', content: null, tool_calls: [chatCall('edit_file', { path: 'conf/app.yaml', old_text: 'port: 8080', new_text: 'port: 9090' })] },
      { role: 'tool', tool_call_id: 'c1', content: 'ok' },
    ]),
    YAML,
  ),
  right(
    'a history of completions with a failed try',
    json([
      { role: 'assistant', content: null, tool_calls: [chatCall('str_replace_editor', { ...EDITOR, path: 'conf/app.yaml', old_str: 'port: 80' }, 'c0')] },
      { role: 'tool', tool_call_id: 'c0', content: 'No replacement was performed, old_str `port: 80` did not appear verbatim in conf/app.yaml.' },
      { role: 'assistant', content: null, tool_calls: [chatCall('str_replace_editor', { ...EDITOR, path: 'conf/app.yaml' })] },
      { role: 'tool', tool_call_id: 'c1', content: 'The file conf/app.yaml has been edited.' },
    ]),
    YAML,
  ),
  right(
    'a task of Cline',
    json([
      { role: 'user', content: [{ type: 'text', text: `<task>\nport\n</task>\n\n<environment_details>\n# Current Working Directory (${ROOT}) Files\nconf/\n</environment_details>` }] },
      { role: 'assistant', content: [{ type: 'text', text: `<replace_in_file>\n<path>conf/app.yaml</path>\n<diff>\n------- SEARCH\nport: 8080\n=======\nport: 9090\n+++++++ REPLACE\n</diff>\n</replace_in_file>` }] },
      {
        role: 'user',
        content: [
          { type: 'text', text: "[replace_in_file for 'conf/app.yaml'] Result:" },
          { type: 'text', text: `The content was successfully saved to conf/app.yaml.\n\n<final_file_content path="conf/app.yaml">\n${NEW_YAML}\n</final_file_content>` },
        ],
      },
    ]),
    YAML,
  ),
  right(
    'a task of Roo with calls',
    json([
      { role: 'user', content: [{ type: 'text', text: `<environment_details>\n# Current Workspace Directory (${ROOT}) Files\nconf/\n</environment_details>` }], ts: 1 },
      { role: 'assistant', content: [use('apply_diff', { path: 'conf/app.yaml', diff: '<<<<<<< SEARCH\n:start_line:2\n-------\nport: 8080\n=======\nport: 9090\n>>>>>>> REPLACE' })], ts: 2 },
      { role: 'user', content: [result('{"path":"conf/app.yaml","operation":"modified","notice":"x"}')], ts: 3 },
    ]),
    YAML,
  ),
  right(
    'a thread of Amp',
    json({
      v: 1,
      id: 'T-1',
      created: 1,
      messages: [
        { role: 'user', messageId: 0, content: [{ type: 'text', text: 'port' }] },
        { role: 'assistant', messageId: 1, content: [use('edit_file', { path: FILE, old_str: 'port: 8080', new_str: 'port: 9090' })], state: { type: 'complete', stopReason: 'tool_use' } },
        { role: 'user', messageId: 2, content: [{ type: 'tool_result', toolUseID: 'toolu_1', run: { status: 'done', result: { diff: 'x', lineRange: [1, 3] } } }] },
      ],
      env: { initial: { trees: [{ displayName: 'shop', uri: `file://${ROOT}` }] } },
    }),
    YAML,
  ),
  right(
    'Factory’s Droid',
    lines(
      { type: 'session_start', id: 's', title: 'port', cwd: ROOT },
      { type: 'message', id: 'a', timestamp: 't', message: { role: 'assistant', content: [use('Edit', { file_path: FILE, old_str: 'port: 8080', new_str: 'port: 9090' })] } },
      { type: 'message', id: 'b', timestamp: 't', message: { role: 'user', content: [result('Edited')] } },
    ),
    YAML,
  ),
  told(
    'a thread of Zed',
    json({
      title: 'Port',
      version: '0.3.0',
      messages: [
        { User: { id: 'u', content: [{ Text: 'port' }] } },
        {
          Agent: {
            content: [{ ToolUse: { id: 'toolu_1', name: 'edit_file', raw_input: JSON.stringify({ path: 'shop/conf/app.yaml', old_string: 'port: 8080', new_string: 'port: 9090' }), input: { path: 'shop/conf/app.yaml', old_string: 'port: 8080', new_string: 'port: 9090' }, is_input_complete: true } }],
            tool_results: { toolu_1: { tool_use_id: 'toolu_1', tool_name: 'edit_file', is_error: false, content: { Text: 'Edited' }, output: null } },
          },
        },
      ],
    }),
    /a diff of what it changed/,
    YAML_DIFF,
    YAML,
  ),
  right('an aider history', aider('I change it:', '', YAML_BLOCK, '> Applied edit to conf/app.yaml  ', '> Commit 1a2b3c4 feat: another port  ', ''), YAML),
  right(
    'an aider history with a failed try',
    aider(
      YAML_BLOCK.replace('port: 8080', 'port: 80'),
      '> The LLM did not conform to the edit format.  ',
      '> # 1 SEARCH/REPLACE block failed to match!  ',
      '> ## SearchReplaceNoExactMatch: This SEARCH block failed to exactly match lines in conf/app.yaml  ',
      '> <<<<<<< SEARCH  ',
      '> port: 80  ',
      '> =======  ',
      '> port: 9090  ',
      '> >>>>>>> REPLACE  ',
      '',
      YAML_BLOCK,
      '> Applied edit to conf/app.yaml  ',
      '',
    ),
    YAML,
  ),
  right(
    'a session of OpenCode',
    json({
      info: { id: 'ses_1', title: 'port', directory: ROOT, version: '1.18.0', time: { created: 1, updated: 2 } },
      messages: [
        {
          info: { id: 'msg_1', role: 'assistant', sessionID: 'ses_1', path: { cwd: ROOT, root: ROOT }, time: { created: 1, completed: 2 } },
          parts: [
            {
              id: 'prt_1',
              sessionID: 'ses_1',
              messageID: 'msg_1',
              type: 'tool',
              callID: 'c',
              tool: 'edit',
              state: { status: 'completed', input: { filePath: FILE, oldString: 'port: 8080', newString: 'port: 9090' }, output: '', title: 'conf/app.yaml', metadata: { diff: 'x', filediff: { file: FILE, before: FILES['conf/app.yaml'], after: NEW_YAML, additions: 1, deletions: 1 } }, time: { start: 1, end: 2 } },
            },
          ],
        },
      ],
    }),
    YAML,
  ),
  right(
    'a session of Qwen',
    lines(
      { uuid: 'a', parentUuid: null, sessionId: 's', timestamp: 't', type: 'user', cwd: ROOT, version: '0.15.10', message: { role: 'user', parts: [{ text: 'port' }] } },
      { uuid: 'b', parentUuid: 'a', sessionId: 's', timestamp: 't', type: 'assistant', cwd: ROOT, version: '0.15.10', model: 'm', message: { role: 'model', parts: [{ functionCall: { id: 'c', name: 'edit', args: EDIT } }] } },
      { uuid: 'd', parentUuid: 'b', sessionId: 's', timestamp: 't', type: 'tool_result', cwd: ROOT, version: '0.15.10', message: { role: 'user', parts: [{ functionResponse: { id: 'c', name: 'edit', response: { output: 'ok' } } }] }, toolCallResult: { callId: 'c', status: 'success', resultDisplay: 'x' } },
    ),
    YAML,
  ),
  right('a prediction of SWE-bench', json({ instance_id: 'shop__shop-1', model_name_or_path: 'm', model_patch: YAML_DIFF }), YAML),
  right(
    'two files by two calls of a log',
    lines(asked(use('Edit', { file_path: `${ROOT}/src/cart.js`, old_string: 'let sum = 0', new_string: 'let sum = tax' })), entry('user', [result('ok')]), asked(use('Edit', { file_path: `${ROOT}/app.py`, old_string: 'DEBUG = False', new_string: 'DEBUG = True' }, 'toolu_2')), entry('user', [result('ok', 'toolu_2')])),
    BOTH,
  ),
  told('a log of a program that nobody knows', json({ program: 'agent-x', events: [{ kind: 'modify', target: 'conf/app.yaml', tool: 'update_text', payload: { path: 'conf/app.yaml', diff: 'x' } }] }), /git diff/, YAML_DIFF, YAML),
  told(
    'what an editor shows of a session',
    json([
      { ts: 1, type: 'say', say: 'text', text: 'port' },
      { ts: 2, type: 'ask', ask: 'tool', text: JSON.stringify({ tool: 'editedExistingFile', path: 'conf/app.yaml', diff: 'x' }), partial: false },
    ]),
    /api_conversation_history\.json/,
    json([
      { role: 'assistant', content: [use('Edit', RELATIVE)] },
      { role: 'user', content: [result('ok')] },
    ]),
    YAML,
  ),
  told('a session as a terminal shows it', '⏺ Update(conf/app.yaml)\n  ⎿  Updated conf/app.yaml with 1 addition and 1 removal\n       1   name: shop\n       2 - port: 8080\n       2 + port: 9090\n', /what git diff prints/, YAML_DIFF, YAML),
  right(
    'a program that a session ran',
    lines(asked(use('Edit', EDIT)), entry('user', [result(UPDATED)]), asked(use('Bash', { command: 'prettier --write .' }, 'toolu_2')), entry('user', [result('conf/app.yaml 12ms', 'toolu_2')], { toolUseResult: { stdout: 'conf/app.yaml 12ms', stderr: '', interrupted: false } })),
    YAML,
  ),
  told('an edit about a file that has moved on', lines(asked(use('Edit', { ...EDIT, old_string: 'port: 1', new_string: 'port: 9090' })), entry('user', [result(UPDATED)])), /git diff|port: 1/, YAML_DIFF, YAML),
]
