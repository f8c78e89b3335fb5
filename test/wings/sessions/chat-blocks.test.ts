import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../../../src/wings.ts'
import { type Files, handIn, verdictOf } from './memory-files.ts'

const F = '```'
const block = (name: string, search: string, replace: string, fence = F): string =>
  `${name}\n${fence}\n<<<<<<< SEARCH\n${search}=======\n${replace}>>>>>>> REPLACE\n${fence}\n`
const bare = (search: string, replace: string): string =>
  `<<<<<<< SEARCH\n${search}=======\n${replace}>>>>>>> REPLACE\n`
const PY =
  'class A:\n    def one(self):\n        x = 1\n        return x\n\n    def two(self):\n        y = 2\n        return y\n'

type Case = readonly [name: string, text: string, files: Files, expected: Files | 'refused']
const one = (text: string) => ({ 'a.py': text })

const write = (path: string, content: string): string =>
  `<write_to_file>\n<path>${path}</path>\n<content>\n${content}</content>\n</write_to_file>\n`

const failing = (search: string, replace: string): string =>
  `## SearchReplaceNoExactMatch: This SEARCH block failed to exactly match lines in a.py\n${bare(search, replace)}\n`
const APPLIED = '> Applied edit to a.py  \n> Commit 0abcdef Say y  \n\n'
const DENIABLE =
  '<replace_in_file>\n<path>a.py</path>\n<diff>\n------- SEARCH\nx\n=======\ny\n+++++++ REPLACE\n</diff>\n</replace_in_file>\n\n'

const answered = (name: string, said: string): string => `\n[apply_diff for '${name}'] Result:\n\n${said}\n\n`

const CASES: readonly Case[] = [
  [
    'a block that a person denied, and another one',
    block('a.py', 'a\n', 'x\n') + answered('a.py', 'The user denied this operation.') + block('a.py', 'a\n', 'b\n'),
    one('a\n'),
    one('b\n'),
  ],
  ['a file whose text is between fences', write('b.py', '```python\nb\n```\n'), one('a\n'), 'refused'],
  [
    'a page whose text is a code block',
    write('b.md', '```sh\nb\n```\n'),
    one('a\n'),
    { ...one('a\n'), 'b.md': '```sh\nb\n```\n' },
  ],
  [
    'a call that was cut off behind a block',
    `<replace_in_file>\n<path>a.py</path>\n<diff>\n${bare('a\n', 'b\n')}`,
    one('a\n'),
    'refused',
  ],
  [
    'a call that ends',
    `<replace_in_file>\n<path>a.py</path>\n<diff>\n${bare('a\n', 'b\n')}</diff>\n</replace_in_file>\n`,
    one('a\n'),
    one('b\n'),
  ],
  ['a block that alone was denied', block('a.py', 'a\n', 'x\n') + answered('a.py', '<error>'), one('a\n'), 'refused'],
  [
    'a block that was applied, before one that is not answered',
    block('a.py', 'a\n', 'x\n') + answered('a.py', '<file_write_result>') + block('a.py', 'x\n', 'b\n'),
    one('a\n'),
    one('b\n'),
  ],
  ['a last blank line that decides', block('a.py', 'a\n\n', 'a\nb\n\n'), one('a\na\n\n'), one('a\na\nb\n\n')],
  ['a call that writes a new file', write('b.py', 'x = 1\n'), one('a\n'), { 'a.py': 'a\n', 'b.py': 'x = 1\n' }],
  ['a call that writes a file over', write('a.py', 'x = 1\n'), one('a\nb\n'), one('x = 1\n')],
  [
    'a call whose text has its own end',
    write('a.py', '<content>\n</content>\n'),
    one('a\n'),
    one('<content>\n</content>\n'),
  ],
  [
    'a call with a count of lines',
    write('b.py', 'x\n').replace('</write', '<line_count>1</line_count>\n</write'),
    one('a\n'),
    { 'a.py': 'a\n', 'b.py': 'x\n' },
  ],
  [
    'a call that counts many more lines than it has',
    write('b.py', 'x\n').replace('</write', '<line_count>40</line_count>\n</write'),
    one('a\n'),
    'refused',
  ],
  [
    'a call beside a block',
    block('a.py', 'a\n', 'b\n') + write('b.py', 'x\n'),
    one('a\n'),
    { 'a.py': 'b\n', 'b.py': 'x\n' },
  ],
  [
    'a call that is cut',
    write('b.py', 'x\n').replace('</write_to_file>\n', '') + block('a.py', 'a\n', 'b\n'),
    one('a\n'),
    'refused',
  ],
  ['a call without a path', write('b.py', 'x\n').replace(/<path>.*\n/, ''), one('a\n'), 'refused'],
  ['a call that leaves out the rest', write('a.py', 'x\n# ... rest of the code ...\n'), one(PY.repeat(3)), 'refused'],
  ['a block', block('a.py', 'x = 1\n', 'x = 2\n'), one('x = 1\n'), one('x = 2\n')],
  ['another depth', block('a.py', 'x = 1\n', 'x = 2\n'), one(PY), 'refused'],
  ['a piece of a line', block('a.py', 'retry = 1\n', 'retry = 2\n'), one('maxretry = 10\n'), 'refused'],
  [
    'a piece beside the line',
    block('a.py', 'retry = 1\n', 'retry = 2\n'),
    one('maxretry = 1\nretry = 1\n'),
    one('maxretry = 1\nretry = 2\n'),
  ],
  ['two places', block('a.py', 'x = 1\n', 'x = 2\n'), one('x = 1\n\nx = 1\n'), 'refused'],
  ['blanks at line ends', block('a.py', 'x = 1\n', 'x = 2\n'), one('x = 1  \n'), one('x = 2\n')],
  [
    'the depth of the file',
    block('a.py', '        x = 1\n', '        x = 3\n'),
    one(PY),
    one(PY.replace('x = 1', 'x = 3')),
  ],
  ['a deletion', block('a.py', 'b\n', ''), one('a\nb\nc\n'), one('a\nc\n')],
  ['a deletion of another depth', block('a.py', 'return x\n', ''), one(PY), 'refused'],
  ['an empty line in place of one', block('a.py', 'b\n', '\n'), one('a\nb\nc\n'), one('a\n\nc\n')],
  ['a new file', block('new/b.py', '', 'x = 1\n'), one('a\n'), { 'a.py': 'a\n', 'new/b.py': 'x = 1\n' }],
  ['an addition to the end', block('a.py', '', 'z\n'), one('a\n'), one('a\nz\n')],
  ['a file that is gone', block('b.py', 'x\n', 'y\n'), one('x\n'), 'refused'],
  ['one of two that does not fit', block('a.py', 'x\n', 'y\n') + block('a.py', 'q\n', 'r\n'), one('x\n'), 'refused'],
  [
    'two files',
    block('a.py', 'x\n', 'y\n') + block('b.py', '1\n', '2\n'),
    { 'a.py': 'x\n', 'b.py': '1\n' },
    { 'a.py': 'y\n', 'b.py': '2\n' },
  ],
  ['the same block twice', block('a.py', 'a\n', 'a\nb\n').repeat(2), one('a\n'), one('a\nb\n')],
  ['two in one fence', `a.py\n${F}\n${bare('x\n', 'y\n')}${bare('1\n', '2\n')}${F}\n`, one('x\n1\n'), one('y\n2\n')],
  [
    'words between two',
    `${block('a.py', 'x\n', 'y\n')}And then:\n${F}\n${bare('1\n', '2\n')}${F}\n`,
    one('x\n1\n'),
    one('y\n2\n'),
  ],
  [
    'words that name another file',
    `${block('a.py', 'x\n', 'y\n')}And in b.py too:\n${F}\n${bare('x\n', 'y\n')}${F}\n`,
    { 'a.py': 'x\n', 'b.py': 'x\n' },
    'refused',
  ],
  ['a sentence above a new file', `Now the test:\n${F}\n${bare('', 'x\n')}${F}\n`, one('a\n'), 'refused'],
  ['no name at all', bare('x\n', 'y\n'), one('x\n'), 'refused'],
  ['a heading as name', block('### `a.py`', 'x\n', 'y\n'), one('x\n'), one('y\n')],
  ['stars around the name', block('**a.py**', 'x\n', 'y\n'), one('x\n'), one('y\n')],
  ['a name with a colon', block('`a.py`:', 'x\n', 'y\n'), one('x\n'), one('y\n')],
  ['File: before the name', block('File: a.py', 'x\n', 'y\n'), one('x\n'), one('y\n')],
  ['a name on the fence', `${F}python a.py\n${bare('x\n', 'y\n')}${F}\n`, one('x\n'), one('y\n')],
  ['a language and a name on the fence', `${F}python:a.py\n${bare('x\n', 'y\n')}${F}\n`, one('x\n'), one('y\n')],
  ['a name below the fence', `${F}python\na.py\n${bare('x\n', 'y\n')}${F}\n`, one('x\n'), one('y\n')],
  ['a fence written as a tag', `a.py\n<source>python\n${bare('x\n', 'y\n')}</source>\n`, one('x\n'), one('y\n')],
  ['a pair of pre tags', `a.py\n<pre>\n${bare('x\n', 'y\n')}</pre>\n`, one('x\n'), one('y\n')],
  [
    'a heading with 9 signs',
    block('a.md', 'Guide\n=========\n', 'Guides\n=========\n'),
    { 'a.md': 'Guide\n=========\n' },
    { 'a.md': 'Guides\n=========\n' },
  ],
  [
    'a heading with 7 signs',
    block('a.md', 'Guide\n=======\n', 'Guides\n=======\n'),
    { 'a.md': 'Guide\n=======\n' },
    'refused',
  ],
  ['a divider written twice', block('a.py', 'x\n=======\n', 'y\n'), one('x\n'), 'refused'],
  ['the divider again before the closing mark', block('a.py', 'x\n', 'y\n}\n=======\n'), one('x\n'), one('y\n}\n')],
  [
    'what may be a heading before the closing mark',
    block('a.md', 'x\n', 'A guide\n=======\n'),
    { 'a.md': 'x\n' },
    'refused',
  ],
  ['a byte order mark of the file', block('a.py', '\ufeffx\n', '\ufeffy\n'), one('\ufeffx\nz\n'), one('\ufeffy\nz\n')],
  ['a byte order mark that only one side has', block('a.py', '\ufeffx\n', 'y\n'), one('\ufeffx\n'), 'refused'],
  [
    'a name with backslashes',
    block('src\\a.py', 'x\n', 'y\n') + block('src\\new\\b.py', '', 'z\n'),
    { 'src/a.py': 'x\n' },
    { 'src/a.py': 'y\n', 'src/new/b.py': 'z\n' },
  ],
  [
    'a block that the chat says failed, and its second try',
    `${block('a.py', 'X\n', 'y\n')}> # 1 SEARCH/REPLACE block failed to match!\n\n## SearchReplaceNoExactMatch: This SEARCH block failed to exactly match lines in a.py\n${bare('X\n', 'y\n')}\n${block('a.py', 'x\n', 'y\n')}`,
    one('x\n'),
    one('y\n'),
  ],
  [
    'such a block in the history that aider keeps',
    `#### do it  \n\n${block('a.py', 'X\n', 'y\n')}\n> # 1 SEARCH/REPLACE block failed to match!  \n>   \n${`## SearchReplaceNoExactMatch: This SEARCH block failed to exactly match lines in a.py\n${bare('X\n', 'y\n')}`.replaceAll(/^(?=.)/gm, '> ').replaceAll('\n', '  \n')}\n${block('a.py', 'x\n', 'y\n')}`,
    one('x\n'),
    one('y\n'),
  ],
  [
    'a block that failed and that fits when it is tried again, after another one',
    `${block('a.py', 'x\n', 'y\n')}${failing('x\n', 'y\n')}${block('a.py', 'z\n', 'x\n')}${block('a.py', 'x\n', 'y\n')}`,
    one('z\n'),
    one('y\n'),
  ],
  [
    'a block that was applied, and that failed when it was repeated',
    `${block('a.py', 'x\n', 'y\n')}> Applied edit to a.py  \n\n${block('a.py', 'x\n', 'y\n')}${failing('x\n', 'y\n')}`,
    one('x\n'),
    one('y\n'),
  ],
  [
    'a block whose commit was undone, in the history that aider keeps',
    `${block('a.py', 'x\n', 'y\n')}${APPLIED}${block('a.py', 'v\n', 'w\n')}> Committing a.py before applying edits.  \n> Commit 1111111 Save  \n> Applied edit to b.py  \n> Applied edit to a.py  \n> Commit 2222222 Say w  \n\n#### /undo  \n> Removed: 2222222 Say w  \n> Now at:  0abcdef Say y  \n`,
    one('x\nv\n'),
    one('y\nv\n'),
  ],
  [
    'a block that was undone and proposed again',
    `${block('a.py', 'x\n', 'y\n')}${APPLIED}#### /undo  \n> Removed: 0abcdef Say y  \n> HEAD is: 1111111 Begin  \n\n#### after all  \n\n${block('a.py', 'x\n', 'y\n')}> Applied edit to a.py  \n> Commit 3333333 Say y again  \n`,
    one('x\n'),
    one('y\n'),
  ],
  [
    'two blocks that add the same line, both applied',
    `${block('a.py', 'a\nx\n', 'a\nx\ny\n')}${APPLIED}#### again  \n\n${block('a.py', 'x\n', 'x\ny\n')}> Applied edit to a.py  \n> Commit 1111111 Say y twice  \n`,
    one('a\nx\n'),
    one('a\nx\ny\ny\n'),
  ],
  [
    'the same block twice, each applied',
    `${block('a.py', 'x\n', 'x\ny\n')}${APPLIED}#### again  \n\n${block('a.py', 'x\n', 'x\ny\n')}> Applied edit to a.py  \n> Commit 1111111 Say y twice  \n`,
    one('x\n'),
    one('x\ny\ny\n'),
  ],
  [
    'the same block twice, each applied beside one that failed',
    ['v', 'w']
      .map(
        (word) =>
          `${block('a.py', 'x\n', 'x\ny\n')}${block('a.py', `${word}\n`, '')}${failing(`${word}\n`, '')}> # The other 1 SEARCH/REPLACE block were applied successfully.  \n> Don't re-send them.  \n\n`,
      )
      .join('#### again  \n\n'),
    one('x\n'),
    one('x\ny\ny\n'),
  ],
  [
    'a block that was applied, and is shown again at the end',
    `${block('a.py', 'x\n', 'y\n')}${APPLIED}All in all:\n\n${block('a.py', 'x\n', 'y\n')}`,
    one('x\n'),
    one('y\n'),
  ],
  [
    'a block of a call that was denied, then proposed again',
    `${DENIABLE}[replace_in_file for 'a.py'] Result:\nThe user denied this operation.\n\n${DENIABLE}[replace_in_file for 'a.py'] Result:\nThe content was successfully saved to a.py.\n`,
    one('x\n'),
    one('y\n'),
  ],
  ['a divider in the new text', block('a.py', 'x\n', '  y\n=======\nz\n'), one('x\n'), 'refused'],
  [
    'a heading that is new',
    block('a.md', 'x\n', 'Use it\n=======\n\nx\n'),
    { 'a.md': 'x\n' },
    { 'a.md': 'Use it\n=======\n\nx\n' },
  ],
  [
    'a divider in the new text of a block with longer marks',
    'a.py\n<<<<<<<< SEARCH\nx\n========\n}\n=======\n>>>>>>>> REPLACE\n',
    one('x\n'),
    one('}\n=======\n'),
  ],
  ['ORIGINAL and UPDATED', 'a.py\n<<<<<<< ORIGINAL\nx\n=======\ny\n>>>>>>> UPDATED\n', one('x\n'), one('y\n')],
  ['an angle after SEARCH', 'a.py\n<<<<<<< SEARCH>\nx\n=======\ny\n>>>>>>> REPLACE\n', one('x\n'), one('y\n')],
  ['dashes and pluses', 'a.py\n------- SEARCH\nx\n=======\ny\n+++++++ REPLACE\n', one('x\n'), one('y\n')],
  [
    'a call in XML',
    '<replace_in_file>\n<path>a.py</path>\n<diff>\n------- SEARCH\nx\n=======\ny\n+++++++ REPLACE\n</diff>\n</replace_in_file>\n',
    one('x\n'),
    one('y\n'),
  ],
  [
    'a start line',
    'a.py\n<<<<<<< SEARCH\n:start_line:3\n-------\nx\n=======\ny\n>>>>>>> REPLACE\n',
    one('x\n\nx\n'),
    one('x\n\ny\n'),
  ],
  [
    'a start line that is no place',
    'a.py\n<<<<<<< SEARCH\n:start_line:2\n-------\nx\n=======\ny\n>>>>>>> REPLACE\n',
    one('x\n\nx\n'),
    'refused',
  ],
  [
    'start lines below a change',
    'a.py\n<<<<<<< SEARCH\n:start_line:1\n-------\na\n=======\na\nb\n>>>>>>> REPLACE\n<<<<<<< SEARCH\n:start_line:4\n-------\nx\n=======\ny\n>>>>>>> REPLACE\n',
    one('a\nx\n\nx\n'),
    one('a\nb\nx\n\ny\n'),
  ],
  [
    'a start line below the divider, too',
    'a.py\n<<<<<<< SEARCH\n:start_line:1\n-------\nx\n=======\n:start_line:1\n-------\ny\n>>>>>>> REPLACE\n',
    one('x\n'),
    'refused',
  ],
  [
    'marks that are text below a start line',
    'a.py\n<<<<<<< SEARCH\n:start_line:1\n-------\n\\<<<<<<< SEARCH\nx\n\\=======\n=======\n\\>>>>>>> REPLACE\n>>>>>>> REPLACE\n',
    one('<<<<<<< SEARCH\nx\n=======\n'),
    one('>>>>>>> REPLACE\n'),
  ],
  [
    'a mark that is text of a block without a start line',
    block('a.py', 'x\n\\=======\n', 'y\n\\=======\n'),
    one('x\n=======\n'),
    one('y\n=======\n'),
  ],
  [
    'a mark that is text where the file has both',
    block('a.py', '\\=======\n', 'y\n'),
    one('=======\n\\=======\n'),
    'refused',
  ],
  ['a mark behind a backslash that is new', block('a.py', 'x\n', '\\=======\n'), one('x\n'), 'refused'],
  ['one that was there', block('a.py', '\\=======\n', 'x\n\\=======\n'), one('\\=======\n'), one('x\n\\=======\n')],
  ['what a page or a model escaped', block('a.py', 'x\n', 'x &amp;&amp; y\n'), one('x\n'), 'refused'],
  ['what is written so in its file', block('a.py', 'x\n', '&lt;\n'), one('x\n&amp;\n'), one('&lt;\n&amp;\n')],
  ['what is written so beside a tag', block('a.py', 'x\n', '<p>&lt;</p>\n'), one('x\n'), one('<p>&lt;</p>\n')],
  ['numbers of a view', block('a.py', '1 | x\n2 | z\n', '1 | y\n2 | z\n'), one('x\nz\n'), one('y\nz\n')],
  [
    'a block in a list',
    '- a.py\n  ```\n  <<<<<<< SEARCH\n  x\n  =======\n  y\n  >>>>>>> REPLACE\n  ```\n',
    one('x\n'),
    one('y\n'),
  ],
  [
    'an indented block that fits both ways',
    '- a.py\n  ```\n  <<<<<<< SEARCH\n  x\n  =======\n  y\n  >>>>>>> REPLACE\n  ```\n',
    one('x\n  x\n'),
    'refused',
  ],
  ['no divider', 'a.py\n<<<<<<< SEARCH\nx\ny\n>>>>>>> REPLACE\n', one('x\n'), 'refused'],
  ['no end', 'a.py\n<<<<<<< SEARCH\nx\n=======\ny\n', one('x\n'), 'refused'],
  ['an end without a beginning', `${block('a.py', 'x\n', 'y\n')}z\n>>>>>>> REPLACE\n`, one('x\n'), 'refused'],
  [
    'a block and a fenced diff',
    `${block('a.py', 'x\n', 'y\n')}${F}diff\n--- a/b.py\n+++ b/b.py\n@@ -1 +1 @@\n-1\n+2\n${F}\n`,
    { 'a.py': 'x\n', 'b.py': '1\n' },
    'refused',
  ],
  [
    'a block and a patch',
    `${block('a.py', 'x\n', 'y\n')}*** Begin Patch\n*** Update File: b.py\n@@\n-1\n+2\n*** End Patch\n`,
    { 'a.py': 'x\n', 'b.py': '1\n' },
    'refused',
  ],
  ['a text that begins with a bracket', `[x] done\n${block('a.py', 'x\n', 'y\n')}`, one('x\n'), one('y\n')],
  ['a name in stars with a word', `**File: \`a.py\`**\n${bare('x\n', 'y\n')}`, one('x\n'), one('y\n')],
  ['a name in a heading with a number', `### 2. \`a.py\`\n\n${bare('x\n', 'y\n')}`, one('x\n'), one('y\n')],
  ['a name on the fence without quotes', `${F}py filename=a.py\n${bare('x\n', 'y\n')}${F}\n`, one('x\n'), one('y\n')],
  [
    'a diff that a command is given',
    `${F}sh\ngit apply -p1 <<'EOF'\n--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-x\n+y\nEOF\n${F}\n`,
    one('x\n'),
    one('y\n'),
  ],
  [
    'a diff that a command is given, to take it back',
    `${F}sh\ngit apply -R <<'EOF'\n--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-x\n+y\nEOF\n${F}\n`,
    one('x\n'),
    'refused',
  ],
  ['a macro of Jira', `{code:title=a.py}\n${block('a.py', 'x\n', 'y\n')}{code}\n`, one('x\n'), one('y\n')],
  ['CRLF in the file', block('a.py', 'x\n', 'y\n'), one('x\r\nz\r\n'), one('y\r\nz\r\n')],
  ['CRLF in the chat', block('a.py', 'x\n', 'y\n').replaceAll('\n', '\r\n'), one('x\n'), one('y\n')],
  ['no line end at the end', block('a.py', 'x\n', 'y\n'), one('a\nx'), one('a\ny\n')],
  ['quotes of another kind', block('a.py', 'x = “a”\n', 'x = “b”\n'), one('x = "a"\n'), one('x = "b"\n')],
]

describe('a chat with blocks', () => {
  it.each(CASES)('%s', async (_, text, files, expected) => {
    const handled = await handIn(text, files)
    expect([verdictOf(handled, expected), handled]).toEqual([expected === 'refused' ? 'refused' : 'right', handled])
  })

  it('is refused where a comment stands for lines that go', async () => {
    const lines = Array.from({ length: 20 }, (_, at) => `x${at} = ${at}\n`).join('')
    const handled = await handIn(block('a.py', lines, 'x0 = 0\n# ... rest unchanged ...\n'), one(lines))
    expect(handled).toHaveProperty('refused')
  })

  it('gives the same files cut, doubled or in another order, or is refused', async () => {
    const line = fc.constantFrom('a', 'b', 'c', '  a', 'ab', '=======')
    const text = fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.map((one) => `${one}\n`).join(''))
    const blocks = fc.array(fc.tuple(line, line), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(text, blocks, fc.nat(), async (file, pairs, cut) => {
        // A block that takes up what another one wrote depends on their order.
        const lines = pairs.flat().map((one) => one.trim())
        fc.pre(new Set(lines).size === lines.length)
        const parts = pairs.map(([old, fresh]) => block('a.py', `${old}\n`, `${fresh}\n`))
        const whole = await handIn(parts.join(''), one(file))
        if ('refused' in whole) return
        const others = [[...parts, ...parts].join(''), parts.join('').slice(0, cut % parts.join('').length)]
        for (const other of [...others, parts.toReversed().join('')]) {
          const handled = await handIn(other, one(file))
          if ('refused' in handled) continue
          const [got, wanted] = [handled.files['a.py'], whole.files['a.py']]
          const fewer = other.split('>>>>>>> REPLACE').length - 1
          if (fewer >= parts.length) expect(got).toBe(wanted)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('names the other depth', async () => {
    const handled = await handIn(block('a.py', 'x = 1\n', 'x = 2\n'), one(PY))
    expect('said' in handled && handled.said).toMatch(/\b3\b.*" {8}"/)
  })
})
