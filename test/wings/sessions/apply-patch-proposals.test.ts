import { describe, expect, it } from 'vitest'
import '../../../src/wings.ts'
import { type Files, handIn, verdictOf } from './memory-files.ts'

const patch = (...lines: readonly string[]): string => `*** Begin Patch\n${lines.join('\n')}\n*** End Patch\n`
const update = (...lines: readonly string[]): string => patch('*** Update File: a.py', ...lines)
const use = (name: string, input: object): object => ({
  type: 'tool_use',
  id: `t_${JSON.stringify(input).length}`,
  name,
  input,
})
const said = (...calls: readonly object[]): string => JSON.stringify([{ role: 'assistant', content: calls }])
const called = (name: string, input: object): string =>
  JSON.stringify({
    role: 'assistant',
    tool_calls: [{ id: 'c1', type: 'function', function: { name, arguments: JSON.stringify(input) } }],
  })
const one = (text: string) => ({ 'a.py': text })
const CLASSES =
  'class A:\n    def go(self):\n        return 1\n\nclass B:\n    def go(self):\n        return 1\n\nclass C:\n    def go(self):\n        return 1\n'
const inB = CLASSES.split('return 1')
  .join('|')
  .replace(/\|(?=[^|]*\|[^|]*$)/, 'return 2')
  .replaceAll('|', 'return 1')

type Case = readonly [name: string, text: string, files: Files, expected: Files | 'refused']

const CASES: readonly Case[] = [
  ['an update', update('@@', ' a', '-b', '+c'), one('a\nb\n'), one('a\nc\n')],
  [
    'blanks before its marks and heads',
    '  *** Begin Patch\n  *** Update File: a.py\n@@\n-b\n+c\n*** End Patch\n',
    one('b\n'),
    one('c\n'),
  ],
  [
    'blanks before each of its lines',
    '  *** Begin Patch\n  *** Update File: a.py\n  @@\n  -b\n  +c\n  *** End Patch\n',
    one('b\n'),
    'refused',
  ],
  ['context alone', update('@@', ' b'), one('b\n'), 'refused'],
  ['another depth', update('@@', '-x = 1', '+x = 2'), one('def f():\n        x = 1\n'), 'refused'],
  [
    'an operation that no patch has',
    patch('*** Rename File: a.py', '*** To: b.py', '*** Update File: a.py', '@@', '-b', '+c'),
    one('b\n'),
    'refused',
  ],
  ['words above the first file', patch('Rename it.', '*** Update File: a.py', '@@', '-b', '+c'), one('b\n'), 'refused'],
  [
    'the id of an environment',
    patch('*** Environment ID: x', '*** Update File: a.py', '@@', '-b', '+c'),
    one('b\n'),
    one('c\n'),
  ],
  ['an update that says nothing', update(), one('b\n'), 'refused'],
  ['an update with a bare head', update('@@'), one('b\n'), 'refused'],
  ['a piece of a line', update('@@', '-retry = 1', '+retry = 2'), one('maxretry = 10\n'), 'refused'],
  ['two places', update('@@', '-x', '+y'), one('x\n\nx\n'), 'refused'],
  [
    'a class that @@ names',
    update('@@ class B:', '         return 1'.replace('         ', '-        '), '+        return 2'),
    one(CLASSES),
    one(inB),
  ],
  [
    'a class and a method',
    update('@@ class B:', '@@     def go(self):', '-        return 1', '+        return 2'),
    one(CLASSES),
    one(inB),
  ],
  [
    'an @@ that is there three times',
    update('@@     def go(self):', '-        return 1', '+        return 2'),
    one(CLASSES),
    'refused',
  ],
  ['a deletion', update('@@', ' a', '-b', ' c'), one('a\nb\nc\n'), one('a\nc\n')],
  ['a blank line of context without its blank', update('@@', ' a', '', '-b', '+c'), one('a\n\nb\n'), one('a\n\nc\n')],
  ['empty lines', update('@@', '-', '-', '+', '+b'), one('\n\n'), one('\nb\n')],
  ['one empty line', update('@@', '-', '+b'), one('a\n\nc\n'), one('a\nb\nc\n')],
  ['a line and the empty one below it', update('@@', '-a', '-', '+b'), one('a\nx\na\n\n'), one('a\nx\nb\n')],
  ['empty lines at two places', update('@@', '-', '-', '+b'), one('\n\n\n'), 'refused'],
  ['the end of the file', update('@@', '-x', '+y', '*** End of File'), one('x\nx\n'), one('x\ny\n')],
  ['an addition at the end', update('@@', '+z'), one('a\n'), one('a\nz\n')],
  ['an addition below a line', update('@@ a', '+z'), one('a\nb\n'), one('a\nz\nb\n')],
  ['an addition below a line that is there twice', update('@@ a', '+z'), one('a\nb\na\n'), 'refused'],
  ['a number that decides', update('@@ -3,1 +3,1 @@', '-x', '+y'), one('x\n\nx\n'), one('x\n\ny\n')],
  ['a number that is no place', update('@@ -2,1 +2,1 @@', '-x', '+y'), one('x\n\nx\n'), 'refused'],
  [
    'numbers below a change',
    update('@@ -1,1 +1,2 @@', ' a', '+b', '@@ -4,1 +5,1 @@', '-x', '+y'),
    one('a\nx\n\nx\n'),
    one('a\nb\nx\n\ny\n'),
  ],
  ['two hunks', update('@@', '-a', '+A', '@@', '-c', '+C'), one('a\nb\nc\n'), one('A\nb\nC\n')],
  ['two hunks of which one does not fit', update('@@', '-a', '+A', '@@', '-q', '+C'), one('a\nb\nc\n'), 'refused'],
  ['a new file', patch('*** Add File: b.py', '+x'), one('a\n'), { 'a.py': 'a\n', 'b.py': 'x\n' }],
  ['a new file that is there', patch('*** Add File: a.py', '+x'), one('a\n'), 'refused'],
  ['a deleted file', patch('*** Delete File: a.py'), { 'a.py': 'a\n', 'b.py': 'b\n' }, { 'b.py': 'b\n' }],
  ['a deleted file that is gone', patch('*** Delete File: c.py'), one('a\n'), 'refused'],
  ['a move', update('*** Move to: b.py', '@@', '-a', '+b'), one('a\n'), { 'b.py': 'b\n' }],
  ['a move onto a file', update('*** Move to: b.py', '@@', '-a', '+b'), { 'a.py': 'a\n', 'b.py': 'z\n' }, 'refused'],
  ['an update of no file', update('@@', '-a', '+b'), { 'b.py': 'a\n' }, 'refused'],
  [
    'a shell that goes to a folder first',
    `cd src && apply_patch <<'EOF'\n${update('*** Move to: b.py', '@@', '-a', '+b')}EOF\n`,
    { 'a.py': 'a\n', 'src/a.py': 'a\n' },
    { 'a.py': 'a\n', 'src/b.py': 'b\n' },
  ],
  [
    'a shell that goes to a folder in a line above',
    `~~~sh\n$ cd "src"\n$ apply_patch <<'EOF'\n${update('@@', '-a', '+b')}EOF\n~~~\n`,
    { 'a.py': 'a\n', 'src/a.py': 'a\n' },
    { 'a.py': 'a\n', 'src/a.py': 'b\n' },
  ],
  [
    'another command below the one that applies it',
    `~~~sh\napply_patch <<'EOF'\n${update('@@', '-a', '+b')}EOF\nrm b.py\n~~~\n`,
    { 'a.py': 'a\n', 'b.py': 'b\n' },
    'refused',
  ],
  ['a quoted argument', `$ apply_patch '${update('@@', '-a', "+it'\\''s").trim()}'\n`, one('a\n'), one("it's\n")],
  [
    'a doubly quoted argument on lines of its own',
    `~~~sh\napplypatch "\n${update('@@', '-a', '+\\"b\\" \\$c $ \\\\')}"\n~~~\n`,
    one('a\n'),
    one('"b" $c $ \\\n'),
  ],
  [
    'a quoted argument that a shell changes',
    `apply_patch "${update('@@', '-a', '+$HOME').trim()}"\n`,
    one('a\n'),
    'refused',
  ],
  ['one of which it finds another end', `apply_patch '${update('@@', '-a', "+it's").trim()}'\n`, one('a\n'), 'refused'],
  [
    'one that it changes, and one as it is',
    `${update('@@', '-a', '+b')}apply_patch "\n${patch('*** Add File: b.py', '+`c`')}"\n`,
    one('a\n'),
    'refused',
  ],
  ['no end', '*** Begin Patch\n*** Update File: a.py\n@@\n-a\n+b\n', one('a\n'), 'refused'],
  ['a line without a sign', update('@@', '-a', 'b', '+c'), one('a\n'), 'refused'],
  ['the same patch twice', update('@@', ' a', '+b').repeat(2), one('a\n'), one('a\nb\n')],
  [
    'two patches',
    update('@@', '-a', '+b') + patch('*** Add File: b.py', '+x'),
    one('a\n'),
    { 'a.py': 'b\n', 'b.py': 'x\n' },
  ],
  ['words around it', `I will do it.\n\n${update('@@', '-a', '+b')}\nDone.\n`, one('a\n'), one('b\n')],
  [
    'a section without its Begin',
    `${update('@@', '-a', '+b')}\n*** Update File: b.py\n@@\n-x\n+y\n`,
    { 'a.py': 'a\n', 'b.py': 'x\n' },
    'refused',
  ],
  [
    'a patch and a diff',
    `${update('@@', '-a', '+b')}\n--- a/b.py\n+++ b/b.py\n@@ -1 +1 @@\n-x\n+y\n`,
    { 'a.py': 'a\n', 'b.py': 'x\n' },
    'refused',
  ],
  [
    'a patch and a block',
    `${update('@@', '-a', '+b')}\nb.py\n<<<<<<< SEARCH\nx\n=======\ny\n>>>>>>> REPLACE\n`,
    { 'a.py': 'a\n', 'b.py': 'x\n' },
    'refused',
  ],
  ['blanks at line ends', update('@@', '-a', '+b'), one('a  \n'), one('b\n')],
  ['CRLF in the file', update('@@', '-a', '+b'), one('a\r\nc\r\n'), one('b\r\nc\r\n')],
  ['an Edit', said(use('Edit', { file_path: 'a.py', old_string: 'a', new_string: 'b' })), one('xax\n'), one('xbx\n')],
  [
    'an Edit that fits twice',
    said(use('Edit', { file_path: 'a.py', old_string: 'a', new_string: 'b' })),
    one('a a\n'),
    'refused',
  ],
  [
    'two Edits of which one does not fit',
    said(
      use('Edit', { file_path: 'a.py', old_string: 'a', new_string: 'b' }),
      use('Edit', { file_path: 'a.py', old_string: 'longer', new_string: 'c' }),
    ),
    one('a\n'),
    'refused',
  ],
  ['a Write', said(use('Write', { file_path: 'b.py', content: 'x\n' })), one('a\n'), { 'a.py': 'a\n', 'b.py': 'x\n' }],
  [
    'an Edit of another depth',
    said(use('Edit', { file_path: 'a.py', old_string: 'a\nb', new_string: 'c\nd' })),
    one('  a\n  b\n'),
    'refused',
  ],
  ['a call without a field', said(use('Edit', { file_path: 'a.py', old_string: 'a' })), one('a\n'), 'refused'],
  [
    'a command',
    said(
      use('Edit', { file_path: 'a.py', old_string: 'a', new_string: 'b' }),
      use('Bash', { command: 'npm run generate' }),
    ),
    one('a\n'),
    'refused',
  ],
  [
    'a command that changes nothing',
    said(use('Edit', { file_path: 'a.py', old_string: 'a', new_string: 'b' }), use('Bash', { command: 'ls' })),
    one('a\n'),
    one('b\n'),
  ],
  ['apply_patch as a call', called('apply_patch', { input: update('@@', '-a', '+b') }), one('a\n'), one('b\n')],
  [
    'apply_patch as a call, of another depth',
    called('apply_patch', { input: update('@@', '-a', '+b') }),
    one('  a\n'),
    'refused',
  ],
  [
    'apply_patch as a call, twice there',
    called('apply_patch', { input: update('@@', '-a', '+b') }),
    one('a\n\na\n'),
    'refused',
  ],
]

describe('apply-patch and calls of tools', () => {
  it.each(CASES)('%s', async (_, text, files, expected) => {
    const handled = await handIn(text, files)
    expect([verdictOf(handled, expected), handled]).toEqual([expected === 'refused' ? 'refused' : 'right', handled])
  })
})

describe('a file that a patch of Cline adds', () => {
  const cline = (...answers: readonly object[]): string => {
    const call = use('apply_patch', { input: patch('*** Add File: b.py', '+x', '+y') }) as { id: string }
    const given = answers.map((content) => ({
      type: 'tool_result',
      tool_use_id: call.id,
      content: JSON.stringify([content]),
    }))
    return JSON.stringify({
      ...{ version: 1, updated_at: '', agent: 'cline', sessionId: 's', system_prompt: '' },
      messages: [
        { role: 'assistant', content: [call] },
        { role: 'user', content: given },
      ],
    })
  }

  it('has no end on its last line, as it writes it', async () => {
    const text = cline({ query: 'apply_patch', result: 'Applied.', success: true })
    expect(await handIn(text, {}, { cwd: '' })).toEqual({ files: { 'b.py': 'x\ny' } })
  })

  it('is refused where nothing answers: the log is a session, of which a call is no proposal', async () => {
    expect(verdictOf(await handIn(cline(), {}, { cwd: '' }), 'refused')).toBe('refused')
  })
})
