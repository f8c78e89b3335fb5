import { describe, expect, it } from 'vitest'
import { whyUnknown } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { handIn } from './memory-files.ts'

const FILES = { 'src/a.ts': 'one\n  two\nthree\n' }
const ROOM = '<environment_details>\n# Current Working Directory (/work/shop) Files\nsrc/a.ts\n</environment_details>'

type Call = readonly [name: string, input: object, answer: readonly string[]]

/** A task in an editor: each call is answered by texts of the person's next message. */
const task = (...calls: readonly Call[]): string => {
  const said = (texts: readonly string[]) => ({
    role: 'user',
    content: [...texts, ROOM].map((text) => ({ type: 'text', text })),
  })
  const turns = calls.flatMap(([name, input, answer], at) => [
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'I change it.' },
        { type: 'tool_use', id: `t${at}`, name, input },
      ],
    },
    said(answer),
  ])
  return JSON.stringify([said(['<task>\nChange it.\n</task>']), ...turns])
}

const blocks = (...pairs: readonly (readonly [old: string, fresh: string])[]): string =>
  pairs.map(([old, fresh]) => `------- SEARCH\n${old}\n=======\n${fresh}\n+++++++ REPLACE\n`).join('')
const saved = (path: string, text: string): string =>
  `The content was successfully saved to ${path}.\n\n<final_file_content path="${path}">\n${text}\n</final_file_content>\n`
const answer = (name: string, path: string, said: string): string => `[${name} for '${path}'] Result:\n${said}`
const replace = (path: string, diff: string, said: string): Call => [
  'replace_in_file',
  { absolutePath: `/work/shop/${path}`, diff, task_progress: '- [ ] it' },
  [answer('replace_in_file', path, said)],
]
const listed = (text: string) => {
  const found = importPlan(
    { name: 'api_conversation_history.json', text },
    { readFile: (path) => (FILES as Record<string, string>)[path] },
  )
  return found.notImported.filter(({ mayChangeFiles }) => mayChangeFiles).map(({ construct }) => construct)
}

describe('A task of an editor', () => {
  it('gives what its blocks and its new files say, where the answer says that they were saved', async () => {
    const text = task(
      replace('src/a.ts', blocks(['  two', '  2'], ['three', '3\n4']), saved('src/a.ts', 'one\n  2\n3\n4\n')),
      [
        'write_to_file',
        { path: 'src/b.ts', content: 'new\n' },
        ["[write_to_file for 'src/b.ts'] Result:", saved('src/b.ts', 'new\n')],
      ],
      [
        'execute_command',
        { command: 'ls' },
        [answer('execute_command', 'ls', 'Command executed successfully (exit code 0).')],
      ],
    )
    expect(await handIn(text, FILES)).toEqual({ files: { 'src/a.ts': 'one\n  2\n3\n4\n', 'src/b.ts': 'new\n' } })
  })

  it('takes blocks that mark their lines, and answers without the text', async () => {
    const diff = '<<<<<<< SEARCH\n:start_line:2\n-------\n  two\n=======\n  2\n>>>>>>> REPLACE'
    const said = '<file_write_result>\n<path>src/a.ts</path>\n<operation>modified</operation>\n</file_write_result>'
    const text = task(['apply_diff', { path: 'src/a.ts', diff }, [answer('apply_diff', 'src/a.ts', said)]])
    expect(await handIn(text, FILES)).toEqual({ files: { 'src/a.ts': 'one\n  2\nthree\n' } })
  })

  it.each([
    ['was denied', 'The user denied this operation.', []],
    ['failed', 'The tool execution failed with the following error:\n<error>\nNo match.\n</error>', []],
    ['is not known to have ended', 'Interrupted.', ['replace_in_file']],
    ['was done in part', 'Unable to apply all parts.\n<file_write_result>', ['replace_in_file']],
    [
      'was changed by a person',
      `The user made the following updates to your content:\n\n-2\n${saved('src/a.ts', 'one\n')}`,
      ['replace_in_file'],
    ],
    ['has another result', saved('src/a.ts', 'one\n\ttwo\nthree\n'), ['replace_in_file']],
  ])('lists a call that %s, unless it did nothing', (_, said, wanted) => {
    const text = task(replace('src/a.ts', blocks(['  two', '  2']), said), [
      'write_to_file',
      { path: 'src/b.ts', content: 'new\n' },
      [answer('write_to_file', 'src/b.ts', saved('src/b.ts', 'new\n'))],
    ])
    expect(listed(text)).toEqual(wanted)
  })

  it('runs no line of the Windows shell as Bash would', () => {
    const lines = ['cd c:\\work\\shop && ren src\\a.ts b.ts', 'findstr /s two c:\\work\\* 2>nul']
    const calls = lines.map(
      (command): Call => [
        'execute_command',
        { command },
        [answer('execute_command', command, 'Command executed successfully (exit code 0).\nOutput:\n')],
      ],
    )
    expect(listed(task(...calls))).toEqual(['execute_command', 'execute_command'])
  })

  it('is not read from what the editor shows of it, which names the file that is', () => {
    const shown = [{ ts: 1, type: 'say', say: 'tool', text: '{"tool":"editedExistingFile","path":"src/a.ts"}' }]
    const found = importPlan({ name: 'ui_messages.json', text: JSON.stringify(shown) })
    expect(found.ok || found.problems.map(({ name }) => name)).toEqual(['PLAN_SYNTAX'])
    expect(whyUnknown(JSON.stringify(shown))).toContain('api_conversation_history.json')
  })

  it('lists calls that are texts', () => {
    const call = '<replace_in_file>\n<path>src/a.ts</path>\n<diff>\n</diff>\n</replace_in_file>'
    const history = [
      { role: 'user', content: [{ type: 'text', text: ROOM }] },
      { role: 'assistant', content: [{ type: 'text', text: call }] },
    ]
    expect(listed(JSON.stringify(history))).toEqual(['replace_in_file'])
  })
})
