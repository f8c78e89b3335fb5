// biome-ignore-all format: a row of the table is a line
import { BOTH, block, type HandedIn, JS, JS_PATCH, json, made, patch, right, told, toldOptions, YAML } from './files.ts'

const EDIT = { file_path: 'conf/app.yaml', old_string: 'port: 8080', new_string: 'port: 9090' }
const SECOND = { file_path: 'conf/app.yaml', old_string: 'debug: false', new_string: 'debug: true' }
const TWO = made(['conf/app.yaml', '8080', '9090'], ['conf/app.yaml', 'false', 'true'])
const use = (name: string, input: unknown, id = 'toolu_1') => ({ type: 'tool_use', id, name, input })
const messages = (content: readonly object[], more: object = {}): string => json({ id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content, stop_reason: 'tool_use', stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 }, ...more })
const call = (name: string, given: unknown, id = 'call_1') => ({ id, type: 'function', function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) } })
const completion = (tool_calls: readonly object[], more: object = {}, choice: object = {}): string =>
  json({ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'm', choices: [{ index: 0, message: { role: 'assistant', content: null, refusal: null, tool_calls, ...more }, logprobs: null, finish_reason: 'tool_calls', ...choice }], usage: { total_tokens: 2 } })
const response = (...output: readonly object[]): string => json({ id: 'resp_1', object: 'response', created_at: 1, status: 'completed', error: null, incomplete_details: null, model: 'm', output, parallel_tool_calls: true })
const functionCall = (name: string, given: unknown) => ({ type: 'function_call', id: 'fc_1', call_id: 'call_1', name, arguments: JSON.stringify(given), status: 'completed' })
const gemini = (...parts: readonly object[]): string => json({ candidates: [{ content: { parts, role: 'model' }, finishReason: 'STOP', index: 0 }], usageMetadata: { totalTokenCount: 2 }, modelVersion: 'm' })
const part = (name: string, args: unknown) => ({ functionCall: { name, args } })
const applyPatch = (operation: object) => ({ id: 'apc_1', type: 'apply_patch_call', status: 'completed', call_id: 'call_1', operation })
const said = (text: string) => ({ type: 'text', text })
const EDITOR = { command: 'str_replace', path: 'conf/app.yaml', old_str: 'port: 8080', new_str: 'port: 9090' }
const sse = (...events: readonly { readonly type: string }[]): string => events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('')
const chunk = (delta: object, finish_reason: string | null = null) => ({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })
const YAML_DIFF = '--- a/conf/app.yaml\n+++ b/conf/app.yaml\n@@ -1,3 +1,3 @@\n name: shop\n-port: 8080\n+port: 9090\n debug: false\n'
const YAML_BLOCK = `conf/app.yaml\n${block('port: 8080\n', 'port: 9090\n')}`

/** What the APIs of models answer. */
export const ANSWERS: readonly HandedIn[] = [
  right('a message', messages([said('I change the port.'), use('Edit', EDIT)]), YAML),
  right('a message with thoughts', messages([{ type: 'thinking', thinking: 'port: 7070?', signature: 's' }, use('Edit', EDIT)]), YAML),
  right('two calls of a message', messages([use('Edit', EDIT), use('Edit', SECOND, 'toolu_2')]), TWO),
  right(
    'a message with a list of edits',
    messages([
      use('MultiEdit', {
        file_path: 'conf/app.yaml',
        edits: [
          { old_string: 'port: 8080', new_string: 'port: 9090' },
          { old_string: 'debug: false', new_string: 'debug: true' },
        ],
      }),
    ]),
    TWO,
  ),
  right('a message that writes', messages([use('Write', { file_path: 'VERSION', content: '1.0\n' })]), made(['VERSION', '1.0\n'])),
  right('the text editor tool of a message', messages([use('str_replace_based_edit_tool', EDITOR)]), YAML),
  right('an insertion of the text editor tool', messages([use('str_replace_based_edit_tool', { command: 'insert', path: 'conf/app.yaml', insert_line: 2, insert_text: 'host: local\n' })]), made(['conf/app.yaml', 'port: 8080\n', 'port: 8080\nhost: local\n'])),
  right('a new file of the text editor tool', messages([use('str_replace_based_edit_tool', { command: 'create', path: 'VERSION', file_text: '1.0\n' })]), made(['VERSION', '1.0\n'])),
  right('a look of the server beside an edit', messages([{ type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'port' } }, { type: 'web_search_tool_result', tool_use_id: 'srvtoolu_1', content: [] }, use('Edit', EDIT)]), YAML),
  right('a read beside an edit', messages([use('Read', { file_path: 'app.py' }), use('Edit', EDIT, 'toolu_2')]), YAML),
  right('a bare list of blocks', json([said('Now'), use('Edit', EDIT)]), YAML),
  right(
    'events of a message',
    sse(
      { type: 'message_start', message: { id: 'msg_1', type: 'message', role: 'assistant', content: [] } } as never,
      { type: 'content_block_start', index: 0, content_block: use('Edit', {}) } as never,
      { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: JSON.stringify(EDIT).slice(0, 20) } } as never,
      { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: JSON.stringify(EDIT).slice(20) } } as never,
      { type: 'content_block_stop', index: 0 } as never,
      { type: 'message_delta', delta: { stop_reason: 'tool_use', stop_sequence: null } } as never,
      { type: 'message_stop' },
    ),
    YAML,
  ),
  right('a row of a batch of messages', json({ custom_id: 'one', result: { type: 'succeeded', message: JSON.parse(messages([use('Edit', EDIT)])) } }), YAML),
  right('Converse', json({ output: { message: { role: 'assistant', content: [{ text: 'Now' }, { toolUse: { toolUseId: 't', name: 'Edit', input: EDIT } }] } }, stopReason: 'tool_use', usage: { totalTokens: 2 }, metrics: { latencyMs: 1 } }), YAML),
  right('a completion', completion([call('Edit', EDIT)]), YAML),
  right('two calls of a completion', completion([call('Edit', EDIT), call('Edit', SECOND, 'call_2')]), TWO),
  right('a completion with reasoning', completion([call('Edit', EDIT)], { reasoning_content: 'Maybe port: 7070?', content: '' }), YAML),
  right('a completion with reasoning in details', completion([call('Edit', EDIT)], { reasoning: 'The port.', reasoning_details: [{ type: 'reasoning.text', text: 'The port.', format: 'f', index: 0 }] }, { native_finish_reason: 'tool_calls' }), YAML),
  right('a completion with a draft in its words', completion([call('Edit', EDIT)], { content: `<think>\nSo?\n\n${YAML_BLOCK.replace('9090', '7070')}</think>\n\nI change the port.` }), YAML),
  right('a completion with filters', completion([call('Edit', EDIT)], { annotations: [] }, { content_filter_results: { hate: { filtered: false, severity: 'safe' } } }), YAML),
  right('a completion of a patch', completion([call('apply_patch', { input: patch(JS_PATCH) })]), JS),
  right('a completion with a custom tool', completion([{ id: 'call_1', type: 'custom', custom: { name: 'apply_patch', input: patch(JS_PATCH) } }]), JS),
  right('a completion of one function', json({ id: 'c', object: 'chat.completion', choices: [{ index: 0, message: { role: 'assistant', content: null, function_call: { name: 'Edit', arguments: JSON.stringify(EDIT) } }, finish_reason: 'function_call' }] }), YAML),
  right('arguments that are an object', json({ model: 'm', created_at: '2026-03-03T10:20:30Z', message: { role: 'assistant', content: '', tool_calls: [{ function: { name: 'Edit', arguments: EDIT } }] }, done_reason: 'stop', done: true }), YAML),
  right('thoughts beside them', json({ model: 'm', created_at: '2026-03-03T10:20:30Z', message: { role: 'assistant', content: '', thinking: 'The port.', tool_calls: [{ function: { index: 0, name: 'Edit', arguments: EDIT } }] }, done: true }), YAML),
  right('a plan of tools', json({ id: 'c', finish_reason: 'TOOL_CALL', message: { role: 'assistant', tool_plan: 'I change the port.', tool_calls: [{ id: 'e', type: 'function', function: { name: 'Edit', arguments: JSON.stringify(EDIT) } }] }, usage: {} }), YAML),
  right(
    'chunks of a completion',
    `${[chunk({ role: 'assistant', content: null, tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: 'Edit', arguments: '' } }] }), chunk({ tool_calls: [{ index: 0, function: { arguments: JSON.stringify(EDIT).slice(0, 30) } }] }), chunk({ tool_calls: [{ index: 0, function: { arguments: JSON.stringify(EDIT).slice(30) } }] }), chunk({}, 'tool_calls')].map((one) => `data: ${JSON.stringify(one)}\n\n`).join('')}data: [DONE]\n\n`,
    YAML,
  ),
  right('a row of a batch of completions', json({ id: 'b', custom_id: 'one', response: { status_code: 200, request_id: 'r', body: JSON.parse(completion([call('Edit', EDIT)])) }, error: null }), YAML),
  right('a response', response({ id: 'rs_1', type: 'reasoning', summary: [] }, functionCall('Edit', EDIT)), YAML),
  right('a response with words', response({ id: 'msg_1', type: 'message', status: 'completed', role: 'assistant', content: [{ type: 'output_text', text: 'Now', annotations: [] }] }, functionCall('Edit', EDIT)), YAML),
  right('a response with a custom tool', response({ type: 'custom_tool_call', id: 'ctc_1', call_id: 'call_1', name: 'apply_patch', input: patch(JS_PATCH), status: 'completed' }), JS),
  right('a response that updates a file', response(applyPatch({ type: 'update_file', path: 'conf/app.yaml', diff: '@@\n name: shop\n-port: 8080\n+port: 9090\n' })), YAML),
  right('a response that makes a file', response(applyPatch({ type: 'create_file', path: 'VERSION', diff: '+1.0\n+stable' })), made(['VERSION', '1.0\nstable\n'])),
  right('a response that deletes a file', response(applyPatch({ type: 'delete_file', path: 'win.txt' })), made(['win.txt', undefined])),
  right('items of a response alone', json([functionCall('Edit', EDIT)]), YAML),
  right('a search of the web beside an edit', response({ type: 'web_search_call', id: 'ws_1', status: 'completed', action: { type: 'search', query: 'port' } }, functionCall('Edit', EDIT)), YAML),
  right('parts', gemini({ text: 'Now' }, part('replace', EDIT)), YAML),
  right('parts with thoughts', gemini({ text: 'port: 7070?', thought: true }, { ...part('replace', EDIT), thoughtSignature: 'c2ln' }), YAML),
  right('two parts', gemini(part('replace', EDIT), part('replace', SECOND)), TWO),
  right('parts that come one after the other', json([JSON.parse(gemini({ text: 'Now' })), JSON.parse(gemini(part('replace', EDIT)))]), YAML),
  right('parts with small letters', json({ candidates: [{ content: { role: 'model', parts: [{ function_call: { name: 'replace', args: EDIT } }] }, finish_reason: 'STOP' }] }), YAML),
  right('a bare call', json({ name: 'Edit', arguments: EDIT }), YAML),
  right('a bare call with its thought', json({ thought: 'The port must change.', name: 'Edit', arguments: EDIT }), YAML),
  right('a bare call with its reasoning', json({ reasoning_content: 'The port must change.', name: 'Edit', arguments: EDIT }), YAML),
  right('a thought among the arguments', completion([call('Edit', { thought: 'The port must change.', ...EDIT })]), YAML),
  right('a call with a thought beside its name', completion([{ ...call('Edit', EDIT), thought: 'The port must change.' }]), YAML),
  right('a call with its signature', completion([{ ...call('Edit', EDIT), extra_content: { google: { thought_signature: 'c2ln' } } }]), YAML),
  right('two patches and two files', completion([call('apply_patch', { input: patch(JS_PATCH) }), call('apply_patch', { input: patch('*** Update File: app.py\n@@\n-DEBUG = False\n+DEBUG = True\n') }, 'call_2')]), BOTH),
  told('a call that publishes beside an edit', messages([use('Edit', EDIT), use('publish_article', { title: 'Another port' }, 'toolu_2')]), /If it changes no file, take the call out/, messages([use('Edit', EDIT)]), YAML),
  toldOptions(
    'two answers',
    json({
      id: 'c',
      object: 'chat.completion',
      choices: [
        { index: 0, message: { role: 'assistant', content: null, tool_calls: [call('Edit', EDIT)] }, finish_reason: 'tool_calls' },
        { index: 1, message: { role: 'assistant', content: null, tool_calls: [call('Edit', { ...EDIT, new_string: 'port: 7070' })] }, finish_reason: 'tool_calls' },
      ],
    }),
    ['--choice', '1'],
    YAML,
  ),
  told('an answer that was cut off', messages([use('Edit', EDIT)], { stop_reason: 'max_tokens' }), /cut off|max_tokens/, messages([use('Edit', EDIT)]), YAML),
  told('a completion that was cut off', completion([call('Edit', EDIT)], {}, { finish_reason: 'length' }), /cut off|length/, completion([call('Edit', EDIT)]), YAML),
  told('a diff in the words of a message', messages([said(`Here:\n\n${YAML_DIFF}`)], { stop_reason: 'end_turn' }), /jq -r/, `Here:\n\n${YAML_DIFF}`, YAML),
  told('a block in the words of a completion', completion([], { content: YAML_BLOCK }, { finish_reason: 'stop' }), /jq -r/, YAML_BLOCK, YAML),
  told('arguments that are no JSON', completion([call('Edit', '{"file_path": "conf/app.yaml", "old_string": "port: 8080", "new_string": "port: 9090')]), /Have it written as a call that gives the old and the new text/, completion([call('Edit', EDIT)]), YAML),
  told('edits as an answer’s own JSON', completion([], { content: JSON.stringify({ edits: [{ file: 'conf/app.yaml', search: 'port: 8080', replace: 'port: 9090' }] }) }, { finish_reason: 'stop' }), /jq -r/, JSON.stringify({ edits: [{ file: 'conf/app.yaml', search: 'port: 8080', replace: 'port: 9090' }] }), YAML),
  told('a tool that nobody knows', messages([use('update_setting', { file: 'conf/app.yaml', key: 'port', value: 9090 })]), /update_setting/, YAML_DIFF, YAML),
  told('a command beside an edit', messages([use('Edit', EDIT), use('Bash', { command: 'make codegen' }, 'toolu_2')]), /make codegen|command/, messages([use('Edit', EDIT)]), YAML),
  right('replace_string_in_file', completion([call('replace_string_in_file', { explanation: 'x', filePath: 'conf/app.yaml', oldString: 'port: 8080', newString: 'port: 9090' })]), YAML),
  right('replacements in two files', completion([call('multi_replace_string_in_file', { explanation: 'x', replacements: [{ filePath: 'src/cart.js', oldString: 'let sum = 0', newString: 'let sum = tax' }, { filePath: 'app.py', oldString: 'DEBUG = False', newString: 'DEBUG = True' }] })]), BOTH),
  right('chunks to replace', completion([call('replace_file_content', { CodeMarkdownLanguage: 'yaml', TargetFile: 'conf/app.yaml', Instruction: 'x', ReplacementChunks: [{ AllowMultiple: false, TargetContent: 'port: 8080', ReplacementContent: 'port: 9090' }] })]), YAML),
  right('a patch under another key', completion([call('apply_patch', { patchText: patch(JS_PATCH) })]), JS),
  right('a file to delete', completion([call('delete_file', { target_file: 'win.txt', explanation: 'x' })]), made(['win.txt', undefined])),
  right('a list of edits that makes its file', messages([use('MultiEdit', { file_path: 'VERSION', edits: [{ old_string: '', new_string: '1.0\n' }, { old_string: '1.0', new_string: '2.0' }] })]), made(['VERSION', '2.0\n'])),
  told('the same call twice', messages([use('Edit', EDIT), use('Edit', EDIT, 'toolu_2')]), /its old text is not in the file/, messages([use('Edit', EDIT)]), YAML),
  told('a text to add at the end', completion([call('WriteFile', { path: 'conf/app.yaml', content: 'trace: true\n', mode: 'append' })]), /a call that gives the old and the new text/, completion([call('StrReplaceFile', { path: 'conf/app.yaml', edit: { old: 'debug: false\n', new: 'debug: false\ntrace: true\n' } })]), made(['conf/app.yaml', 'debug: false\n', 'debug: false\ntrace: true\n'])),
  told('a diff in the words beside a call', messages([said(`Also:\n\n${YAML_DIFF}`), use('Write', { file_path: 'VERSION', content: '1.0\n' })]), /Hand it in as a separate file/, json([use('Write', { file_path: 'VERSION', content: '1.0\n' }), use('Edit', EDIT, 'toolu_2')]), made(['VERSION', '1.0\n'], ['conf/app.yaml', '8080', '9090'])),
  told('an answer that only talks', messages([said('The port is 8080.')]), /SEARCH\/REPLACE/, YAML_BLOCK, YAML),
  told('chunks that only talk', `data: ${JSON.stringify(chunk({ role: 'assistant', content: 'It is 8080.' }, 'stop'))}\n\ndata: [DONE]\n\n`, /SEARCH\/REPLACE/, YAML_BLOCK, YAML),
  told('tags of somebody’s own in an answer', messages([said('<file>conf/app.yaml</file>\n<original>port: 8080</original>\n<patched>port: 9090</patched>')]), /SEARCH\/REPLACE/, YAML_BLOCK, YAML),
]
