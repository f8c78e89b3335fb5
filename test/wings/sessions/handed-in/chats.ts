// biome-ignore-all format: a row of the table is a line
import { BOTH, block, fenced, type HandedIn, JS, JS_BLOCK, JS_DIFF, JS_PATCH, json, made, PY, PY_BLOCK, PY_DIFF, patch, right, told, YAML } from './files.ts'

const EDIT = { file_path: 'conf/app.yaml', old_string: 'port: 8080', new_string: 'port: 9090' }
const CALL = JSON.stringify({ name: 'Edit', arguments: EDIT })
const YAML_DIFF = '--- a/conf/app.yaml\n+++ b/conf/app.yaml\n@@ -1,3 +1,3 @@\n name: shop\n-port: 8080\n+port: 9090\n debug: false\n'
const YAML_BLOCK = `conf/app.yaml\n${block('port: 8080\n', 'port: 9090\n')}`
const tagged = (name: string, parts: Readonly<Record<string, string>>): string =>
  `<${name}>\n${Object.entries(parts)
    .map(([key, text]) => `<${key}>${text}</${key}>\n`)
    .join('')}</${name}>\n`
const parameters = (open: (key: string) => string, close: string): string =>
  Object.entries(EDIT)
    .map(([key, text]) => `${open(key)}${text}${close}\n`)
    .join('')

/** Proposals as chats show them: diffs, patches and calls among sentences. */
export const CHATS: readonly HandedIn[] = [
  right('a diff in a block, and sentences around it', `Sure! I start from the tax:\n\n${fenced('diff', JS_DIFF)}\nLet me know how it goes.\n`, JS),
  right('two diffs in two blocks', `First:\n\n${fenced('diff', JS_DIFF)}\nThen the flag:\n\n${fenced('diff', PY_DIFF)}`, BOTH),
  right('two files in one block', `${fenced('diff', JS_DIFF + PY_DIFF)}`, BOTH),
  right('a diff between tildes', `~~~diff\n${JS_DIFF}~~~\n`, JS),
  right('hunks without numbers', fenced('diff', '--- src/cart.js\n+++ src/cart.js\n@@ ... @@\n export function total(items) {\n-  let sum = 0\n+  let sum = tax\n'), JS),
  right('a diff with git’s line before', `Here you go.\n\n${fenced('diff', `diff --git a/src/cart.js b/src/cart.js\nindex 1234567..89abcde 100644\n${JS_DIFF}`)}`, JS),
  right('a diff whose block says patch', fenced('patch', PY_DIFF), PY),
  told('a diff in a block in a list, indented', `1. Change the flag:\n\n   ${fenced('diff', PY_DIFF).trimEnd().replaceAll('\n', '\n   ')}\n\n2. Run it.\n`, /take off what is before its lines/, fenced('diff', PY_DIFF), PY),
  right('a diff of a chat that was saved on Windows', `So:\n\n${fenced('diff', JS_DIFF)}`.replaceAll('\n', '\r\n'), JS),
  right('a new file', fenced('diff', '--- /dev/null\n+++ b/src/tax.js\n@@ -0,0 +1,2 @@\n+export const tax = 0.2\n+export default tax\n'), made(['src/tax.js', 'export const tax = 0.2\nexport default tax\n'])),
  right('four backquotes around a text with three', `${'`'.repeat(4)}diff\n--- a/README.md\n+++ b/README.md\n@@ -5,5 +5,5 @@\n ## Use\n \n ${'`'.repeat(3)}sh\n-npm start\n+npm run dev\n ${'`'.repeat(3)}\n${'`'.repeat(4)}\n`, made(['README.md', 'npm start', 'npm run dev'])),
  right('a patch of apply_patch', patch(JS_PATCH), JS),
  right('a patch in a block among sentences', `I apply this:\n\n${fenced('', patch(JS_PATCH))}\nDone.\n`, JS),
  told('marks of a patch that end in stars', `*** Begin Patch ***\n${JS_PATCH}*** End Patch ***\n`, /write these two lines around it, in the place of its own marks/, patch(JS_PATCH), JS),
  right('a patch with a new file and one that goes', patch('*** Add File: VERSION\n+1.0.0\n', '*** Delete File: win.txt\n'), made(['VERSION', '1.0.0\n'], ['win.txt', undefined])),
  right('a patch that moves a file', patch('*** Update File: conf/app.yaml\n*** Move to: conf/shop.yaml\n@@\n-port: 8080\n+port: 9090\n'), made(['conf/app.yaml', undefined], ['conf/shop.yaml', 'name: shop\nport: 9090\ndebug: false\n'])),
  right('a place in two steps', patch('*** Update File: app.py\n@@ class Cart:\n@@     def clear(self):\n-        self.items = []\n+        self.items.clear()\n         return self\n'), made(['app.py', 'clear(self):\n        self.items = []', 'clear(self):\n        self.items.clear()'])),
  right('a place that names what is above', patch('*** Update File: app.py\n@@     def clear(self):\n-        self.items = []\n+        self.items.clear()\n'), made(['app.py', 'clear(self):\n        self.items = []', 'clear(self):\n        self.items.clear()'])),
  right('a patch with the numbers of a diff', patch('*** Update File: conf/app.yaml\n@@ -1,3 +1,3 @@\n name: shop\n-port: 8080\n+port: 9090\n debug: false\n'), YAML),
  right('a patch at the end of a file', patch('*** Update File: conf/app.yaml\n@@\n debug: false\n+trace: true\n*** End of File\n'), made(['conf/app.yaml', 'debug: false\n', 'debug: false\ntrace: true\n'])),
  right('a patch in a here-document', `apply_patch <<'EOF'\n${patch(JS_PATCH)}EOF\n`, JS),
  right('a patch in a shell’s words', `bash -lc "apply_patch <<'PATCH'\n${patch(JS_PATCH)}PATCH\n"\n`, JS),
  right('a patch of two files', patch(JS_PATCH, '*** Update File: app.py\n@@\n-DEBUG = False\n+DEBUG = True\n'), BOTH),
  right('two patches', `${patch(JS_PATCH)}\nand\n\n${patch('*** Update File: app.py\n@@\n-DEBUG = False\n+DEBUG = True\n')}`, BOTH),
  right('a tag that writes a file', tagged('write_to_file', { path: 'VERSION', content: '\n1.0.0\n' }), made(['VERSION', '1.0.0\n'])),
  right('a tag that replaces in a file', tagged('replace_in_file', { path: 'conf/app.yaml', diff: '\n------- SEARCH\nport: 8080\n=======\nport: 9090\n+++++++ REPLACE\n' }), YAML),
  right('a tag that applies a diff', tagged('apply_diff', { path: 'conf/app.yaml', diff: '\n<<<<<<< SEARCH\n:start_line:2\n-------\nport: 8080\n=======\nport: 9090\n>>>>>>> REPLACE\n' }), YAML),
  told('a call between tags', `I do it.\n<tool_call>\n${CALL}\n</tool_call>\n`, /Pass what is in each as a separate file/, CALL, YAML),
  told('a call as a function with parameters', `<function=Edit>\n${parameters((key) => `<parameter=${key}>`, '</parameter>')}</function>\n`, /as a call in JSON|SEARCH\/REPLACE blocks/, CALL, YAML),
  told('a call as invoke', `<function_calls>\n<invoke name="Edit">\n${parameters((key) => `<parameter name="${key}">`, '</parameter>')}</invoke>\n</function_calls>\n`, /as a call in JSON|SEARCH\/REPLACE blocks/, CALL, YAML),
  told('a call as invoke of another model', `<minimax:tool_call>\n<invoke name="Edit">\n${parameters((key) => `<parameter name="${key}">`, '</parameter>')}</invoke>\n</minimax:tool_call>\n`, /as a call in JSON|SEARCH\/REPLACE blocks/, CALL, YAML),
  told(
    'a call as keys and values',
    `<tool_call>Edit\n${Object.entries(EDIT)
      .map(([key, text]) => `<arg_key>${key}</arg_key>\n<arg_value>${text}</arg_value>\n`)
      .join('')}</tool_call>\n`,
    /as a call in JSON|SEARCH\/REPLACE blocks/,
    CALL,
    YAML,
  ),
  told('calls behind a word', `[TOOL_CALLS][${CALL}]`, /as a call in JSON|SEARCH\/REPLACE blocks/, CALL, YAML),
  told('a call in a section', `<|tool_calls_section_begin|><|tool_call_begin|>functions.Edit:0<|tool_call_argument_begin|>${JSON.stringify(EDIT)}<|tool_call_end|><|tool_calls_section_end|>`, /as a call in JSON|SEARCH\/REPLACE blocks/, CALL, YAML),
  told('a call on a channel', `<|channel|>commentary to=functions.apply_patch <|constrain|>json<|message|>${JSON.stringify({ input: patch(JS_PATCH) })}<|call|>`, /SEARCH\/REPLACE blocks/, JS_BLOCK, JS),
  right('a bare call', CALL, YAML),
  told('a call in a block of JSON', `Use this:\n\n${fenced('json', `${CALL}\n`)}`, /Pass what is in each as a separate file/, CALL, YAML),
  told('a file’s text under its name in a comment', fenced('yaml', '# filepath: conf/app.yaml\nname: shop\nport: 9090\ndebug: false\n'), /SEARCH\/REPLACE block|unified diff/, YAML_BLOCK, YAML),
  told('a file’s text under its name in a heading', `### conf/app.yaml\n\n${fenced('yaml', 'name: shop\nport: 9090\ndebug: false\n')}`, /SEARCH\/REPLACE block|unified diff/, YAML_DIFF, YAML),
  told('code that leaves out what stays', `In \`app.py\`:\n\n${fenced('python', '# ... existing code ...\nDEBUG = True\n# ... existing code ...\n')}`, /block|diff/, PY_BLOCK, PY),
  told('a suggestion of a review', `On conf/app.yaml:\n\n${fenced('suggestion', 'port: 9090\n')}`, /block or a diff/i, YAML_BLOCK, YAML),
  told('a quoted diff of an answer', JS_DIFF.replaceAll(/^/gm, '> '), /take off what is before its lines/, JS_DIFF, JS),
  told('two ways to do one thing', `Option A:\n\n${fenced('diff', YAML_DIFF)}\nOption B:\n\n${fenced('diff', YAML_DIFF.replace('+port: 9090', '+port: 7070'))}`, /port/, fenced('diff', YAML_DIFF), YAML),
  told('a diff whose lines differ', fenced('diff', PY_DIFF.replace(' import sys', ' import json')), /import sys/, PY_DIFF, PY),
  told('a command beside a diff', `${fenced('diff', JS_DIFF)}\nand then\n\n${fenced('sh', "sed -i 's/DEBUG = False/DEBUG = True/' app.py\n")}`, /a block,? or a diff,? written in its place/i, JS_BLOCK + PY_BLOCK, BOTH),
  told('a sentence that asks for more', `${fenced('diff', JS_DIFF)}\nAlso replace \`DEBUG = False\` with \`DEBUG = True\` in app.py.\n`, /written as a diff, or as a block/i, JS_DIFF + PY_DIFF, BOTH),
  right('a draft in the thoughts, and the answer', `<think>\nMaybe this:\n${fenced('diff', YAML_DIFF.replace('+port: 9090', '+port: 7070'))}\nno, the other.\n</think>\n\n${fenced('diff', YAML_DIFF)}`, YAML),
  right('a draft of another file in the thoughts', `<thinking>\nThis, too?\n\n${PY_BLOCK}\nNo.\n</thinking>\n\n${YAML_BLOCK}`, YAML),
  told('a draft in thoughts further down', `I look at it.\n\n<thinking>\n${PY_BLOCK}</thinking>\n\n${YAML_BLOCK}`, /Take the thoughts out/, `I look at it.\n\n${YAML_BLOCK}`, YAML),
  right('sentences of JSON’s kind before a diff', `[x] done\n\n${fenced('diff', PY_DIFF)}`, PY),
  right(
    'calls in a list',
    json([
      { name: 'Edit', arguments: EDIT },
      { name: 'Write', arguments: { file_path: 'VERSION', content: '1\n' } },
    ]),
    made(['conf/app.yaml', '8080', '9090'], ['VERSION', '1\n']),
  ),
]
