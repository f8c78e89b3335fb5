import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { handIn } from './memory-files.ts'

const FILES = { 'a.py': 'import os\nx = 1\ny = 2\n\ndef f():\n    x = 3\n    x = 3\n', 'pic.png': '\0' }
const edit = (old_string: string, new_string: string) => ({
  ...{ type: 'tool_use', id: 't', name: 'Edit', input: { file_path: 'a.py', old_string, new_string } },
})
const block = (old: string, fresh: string): string =>
  `a.py\n<<<<<<< SEARCH\n${old}\n=======\n${fresh}\n>>>>>>> REPLACE\n`
const diff = (...lines: readonly string[]): string => `--- a/a.py\n+++ b/a.py\n@@ -1,3 +1,3 @@\n${lines.join('\n')}\n`
const answer = (old: string, fresh: string) => ({
  message: {
    role: 'assistant',
    tool_calls: [
      { id: 'c', type: 'function', function: { name: 'edit', arguments: JSON.stringify(edit(old, fresh).input) } },
    ],
  },
})
const many = Array.from({ length: 20 }, (_, at) => `line ${at}`).join('\n')

/** One of each row of the table in docs/importing.md. */
const SAMPLES: Readonly<Record<string, string>> = {
  'a hunk whose other lines differ, which `patch` takes with fuzz': diff(' import sys', '-x = 1', '+x = 2', ' y = 2'),
  'a text that is there twice': block('    x = 3', '    x = 4'),
  'another indentation': block('  x = 1', '  x = 2'),
  'an unknown tool’s call': JSON.stringify([
    edit('x = 1', 'x = 2'),
    { ...edit('', ''), id: 'u', name: 'publish_article', input: { title: 'x' } },
  ]),
  'a call in a model’s marks': '<invoke name="Edit">\n<parameter name="file_path">a.py</parameter>\n</invoke>\n',
  'several answers': JSON.stringify({ choices: [answer('x = 1', 'x = 2'), answer('x = 1', 'x = 5')] }),
  'the part that fits':
    diff(' import os', '-x = 1', '+x = 2', ' y = 2') +
    diff(' import os', '-x = 9', '+x = 8', ' y = 2').replaceAll('a.py', 'b.py'),
  'an answer that was cut off': JSON.stringify({
    role: 'assistant',
    stop_reason: 'max_tokens',
    content: [edit('y = 2', 'y = 3')],
  }),
  '`... existing code ...`': JSON.stringify([
    { ...edit('', ''), name: 'Write', input: { file_path: 'long.txt', content: '# ... existing code ...\n' } },
  ]),
  'a file’s text in a chat': 'Here is `a.py`:\n\n```python\nx = 2\n```\n',
  'a quoted diff': diff(' import os', '-x = 1', '+x = 2', ' y = 2').replace(/^/gm, '> '),
  '`Binary files … differ`': `${diff(' import os', '-x = 1', '+x = 2', ' y = 2')}Binary files a/pic.png and b/pic.png differ\n`,
  'links, submodules':
    'diff --git a/link b/link\nnew file mode 120000\n--- /dev/null\n+++ b/link\n@@ -0,0 +1 @@\n+a.py\n\\ No newline at end of file\n',
}

describe('What is refused on purpose', () => {
  it('is what the documentation lists', () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/importing.md'), 'utf8')
    const [, section = ''] = page.split('## Refused on purpose')
    const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (.*?) \|/gm)].map(([, cell]) => cell)
    expect(rows.filter((cell) => cell !== 'refused' && cell !== '---')).toEqual(Object.keys(SAMPLES))
  })

  it.each(Object.entries(SAMPLES))('%s', async (_, text) => {
    expect(await handIn(text, { ...FILES, 'long.txt': `${many}\n` })).toHaveProperty('refused')
  })
})
