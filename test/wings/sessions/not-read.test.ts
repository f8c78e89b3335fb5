import { describe, expect, it } from 'vitest'
import { classOf, isLoss } from '../../../src/core/plan/settle.ts'
import { whyUnknown } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { type Files, replayed } from './replayed.ts'

const FILES: Files = { 'src/app.py': 'import os\n\nretry = 3\n', 'docs/a.md': 'old\n' }

const BLOCK = 'src/app.py\n<<<<<<< SEARCH\nretry = 3\n=======\nretry = 4\n>>>>>>> REPLACE\n'
const DIFF =
  '```diff\n--- a/src/app.py\n+++ b/src/app.py\n@@ -1,3 +1,3 @@\n import os\n \n-retry = 3\n+retry = 4\n```\n'
const PATCH = '*** Begin Patch\n*** Update File: src/app.py\n@@\n-retry = 3\n+retry = 4\n*** End Patch\n'

/** The files that a text gives, or the class and line of what is not in its plan. */
const given = async (text: string) => {
  const found = importPlan(
    { name: 'answer.md', text },
    {
      root: '/home/ada/shop',
      readFile: (name) => FILES[name],
      kindOf: (name) => (FILES[name] === undefined ? undefined : 'file'),
    },
  )
  const lost = found.notImported.filter(isLoss)
  if (lost.length > 0 || !found.ok) return lost.map((passage) => `${classOf(passage)} ${passage.at.line}`)
  return replayed(found.plan, FILES)
}

const AFTER: Files = { ...FILES, 'src/app.py': 'import os\n\nretry = 4\n' }
const fence = (info: string, body = 'print(1)\n') => `\`\`\`${info}\n${body}\`\`\`\n`

describe.each([
  ['blocks', BLOCK],
  ['a diff', DIFF],
  ['a patch of apply_patch', PATCH],
])('beside %s', (_, change) => {
  const line = change.split('\n').length + 1

  it.each([
    ['a code block below the name of a file', `src/new.py\n${fence('python')}`, line + 1],
    ['one below the name of a file that is there', `docs/a.md\n${fence('', 'new\n')}`, line + 1],
    ['one below a name in stars', `**src/new.py**\n\n${fence('python')}`, line + 2],
    ['one below a name as a heading', `### \`src/new.py\`\n\n${fence('python')}`, line + 2],
    ['one below words that end with a name that is not there', `Now \`src/new.py\`:\n\n${fence('py')}`, line + 2],
    ['one with its name on the fence', fence('python src/new.py'), line],
    ['one with its name behind a colon', fence('python:src/app.py'), line],
    ['one with a title', fence('py title="src/new.py"'), line],
    ['a call as text', '<insert_content>\n<path>a</path>\n<content>\n1\n</content>\n</insert_content>\n', line],
    ['a command as a call', '<execute_command>\n<command>rm a</command>\n</execute_command>\n', line],
    ['an edit as a call', '<edit_file>\n<target_file>a</target_file>\n</edit_file>\n', line],
    ['another call as text', '<invoke name="Write">\n<parameter name="file_path">a</parameter>\n</invoke>\n', line],
  ])('%s is not read, and refuses the whole', async (_, text, at) => {
    expect(await given(`${change}\n${text}`)).toEqual([`not read ${at}`])
  })

  it.each([
    ['lines of a file as it is', `In \`src/app.py\`:\n\n${fence('python', 'retry = 3\n')}`],
    ['lines below the name of the file that holds them', `src/app.py\n${fence('python', 'import os\n')}`],
    ['a quotation with its lines', fence('12:14:src/app.py', 'x = 1\n')],
    ['an example of its use', `Use it so:\n\n${fence('python', 'import app\n')}`],
    ['commands', `Then, in package.json:\n\n${fence('bash', 'npm install\n')}`],
    ['words about a file', 'This changes src/app.py, see docs/a.md.\n'],
  ])('%s changes nothing', async (_, text) => {
    expect(await given(`${text}\n${change}`)).toEqual(AFTER)
  })
})

/** A change of docs/a.md as programs write it that no reader knows. */
const KIN: Readonly<Record<string, string>> = {
  'fixes of ShellCheck': JSON.stringify({
    comments: [
      { file: 'docs/a.md', fix: { replacements: [{ line: 1, insertionPoint: 'afterEnd', replacement: '"' }] } },
    ],
  }),
  'a report of rustfmt': JSON.stringify([
    { name: 'docs/a.md', mismatches: [{ original_begin_line: 1, expected: 'new' }] },
  ]),
  'a search and its replacement': JSON.stringify([{ file: 'docs/a.md', search: 'old', replace: 'new' }]),
  'a patch in JSON': JSON.stringify([{ filename: 'docs/a.md', patch: '@@ -1 +1 @@\n-old\n+new' }]),
  'a log nobody knows': JSON.stringify({
    role: 'assistant',
    content: [{ toolCall: { value: { name: 'write_file', arguments: { path: 'docs/a.md', content: 'new' } } } }],
  }),
  'a log whose calls hold texts': JSON.stringify({
    bubbles: [
      {
        name: 'search_replace',
        params: '{}',
        rawArgs: '{"file_path":"docs/a.md","old_string":"old","new_string":"n"}',
      },
    ],
  }),
  'replacements of clang-format': "<replacement offset='0' length='3'>new</replacement>",
  'an action of a builder of apps': '<boltAction type="file" filePath="docs/a.md">new\n</boltAction>',
  'a tag of another': '<lov-write file_path="docs/a.md">\nnew\n</lov-write>',
  'a suggestion': 'docs/a.md line 1:\n```suggestion\nnew\n```',
  'a numbered diff': '1 --- a/docs/a.md\n2 +++ b/docs/a.md\n3 @@ -1 +1 @@\n4 -old\n5 +new',
  'a diff of Jujutsu': 'Modified regular file docs/a.md:\n   1     : old\n        1: new',
}

describe.each([
  ['blocks', BLOCK],
  ['a diff', DIFF],
  ['a patch of apply_patch', PATCH],
])('a change of another program beside %s', (_, change) => {
  it.each(Object.entries(KIN))('is not read, and so refuses it: %s', async (_, text) => {
    const found = await given(`${change}\n${text}\n`)
    expect(found).toEqual([expect.stringMatching(/^not read \d+$/), ...(Array.isArray(found) ? found.slice(1) : [])])
  })
})

describe('a part of a proposal that no plan can write', () => {
  const call = (file_path: string, id: string) => ({
    type: 'tool_use',
    id,
    name: 'Write',
    input: { file_path, content: 'x' },
  })
  const edit = { old_string: '\nretry = 3', new_string: '\nretry = 4' }

  it.each(['.git/hooks/pre-commit', '/tmp/notes.md', '../other/a.txt', '.GIT/config'])(
    'refuses the whole: %s',
    async (path) => {
      const diff = `--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+x\n`
      const block = `${path}\n<<<<<<< SEARCH\n=======\nx\n>>>>>>> REPLACE\n\n`
      const patch = PATCH.replace('\n', `\n*** Add File: ${path}\n+x\n`)
      const calls = [
        call(path, 'a'),
        { type: 'tool_use', id: 'b', name: 'Edit', input: { file_path: 'src/app.py', ...edit } },
      ]
      const texts = [`${DIFF.replace(/```.*\n/g, '')}${diff}`, `${block}${BLOCK}`, patch, JSON.stringify(calls)]
      for (const text of texts.slice(path.startsWith('/') ? 1 : 0))
        expect(await given(text)).toEqual([expect.stringMatching(/^(?:left out|not read) /)])
    },
  )
})

describe('a text that is neither a plan nor a source', () => {
  it.each([
    ['an answer with code blocks', `Here it is:\n\n${fence('js')}`],
    ['a call as text', '<insert_content>\n<path>a</path>\n</insert_content>\n'],
    ['prose', 'Nothing needs to be changed.\n'],
    ['a diff in a reply', DIFF.replace(/```.*\n/g, '').replace(/^/gm, '> ')],
    ['a diff that is indented', DIFF.replace(/```.*\n/g, '').replace(/^/gm, '    ')],
    ['statistics', ' a | 2 +-\n 1 file changed\n'],
  ])('is said to be none: %s', (_, text) => {
    expect(whyUnknown(text)).toEqual(expect.any(String))
  })

  it.each([
    ['a plan with a fault', 'version: 1\ntitle: x\nsteps:\n  - tool: [\n'],
    ['a plan without its version', 'title: x\nsteps: []\n'],
    ['one step', '- tool: Edit\n  file_path: a\n'],
    ['nothing', '\n'],
  ])('is no such text: %s', (_, text) => {
    expect(whyUnknown(text)).toBeUndefined()
  })
})
