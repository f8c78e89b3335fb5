import { describe, expect, it } from 'vitest'
import { classOf } from '../../../src/core/plan/settle.ts'
import { type Files, imported, replayed } from './replayed.ts'

const lines = (...values: readonly object[]): string => values.map((value) => JSON.stringify(value)).join('\n')

const ROOT = '/work/shop'
const BEFORE: Files = { 'a.py': 'one\ntwo\n', 'b.py': 'x = 1\n' }

/** The files that a log gives, with what is not in its plan. */
const given = async (text: string) => {
  const { plan, format, notImported } = imported(text, { cwd: ROOT, readFile: (path) => BEFORE[path] })
  return {
    format,
    files: await replayed(plan, BEFORE),
    missing: notImported.filter(({ mayChangeFiles }) => mayChangeFiles).map((one) => classOf(one)),
  }
}

const call = (id: string, name: string, input: object) => ({
  role: 'assistant',
  content: '',
  tool_calls: [{ type: 'function', id, function: { name, arguments: JSON.stringify(input) } }],
})

describe('sessions of Kimi', () => {
  const said = (tool_call_id: string, text: string) => ({
    role: 'tool',
    tool_call_id,
    content: [{ type: 'text', text }],
  })
  const DONE = '<system>File successfully edited.</system>'
  const start = [
    { role: '_checkpoint', id: 0 },
    { role: 'user', content: 'Go.' },
  ]

  it('give what their tools did, and not what failed', async () => {
    const text = lines(
      ...start,
      call('1', 'ReadFile', { path: `${ROOT}/a.py` }),
      said('1', '<system>2 lines read.</system>'),
      call('2', 'StrReplaceFile', {
        path: `${ROOT}/a.py`,
        edit: [
          { old: 'one', new: '1' },
          { old: 'two', new: '2' },
        ],
      }),
      said('2', DONE),
      call('3', 'StrReplaceFile', { path: `${ROOT}/b.py`, edit: { old: 'y', new: 'z' } }),
      said('3', '<system>ERROR: No replacements were made.</system>'),
      call('4', 'WriteFile', { path: `${ROOT}/c.py`, content: 'new\n' }),
      said('4', '<system>File successfully overwritten.</system>'),
      { role: '_usage', token_count: 9 },
    )
    expect(await given(text)).toEqual({
      format: 'kimi',
      files: { ...BEFORE, 'a.py': '1\n2\n', 'c.py': 'new\n' },
      missing: [],
    })
  })

  it('are doubt where a call is not answered, or adds to a file', async () => {
    const write = call('1', 'WriteFile', { path: `${ROOT}/c.py`, content: 'new\n' })
    const append = call('2', 'WriteFile', { path: `${ROOT}/a.py`, content: 'new\n', mode: 'append' })
    const text = lines(...start, write, said('1', DONE), append, said('2', DONE))
    expect((await given(text)).missing).toEqual(['left out'])
    const cut = lines(...start, write, said('1', DONE), call('3', 'WriteFile', { path: 'd.py', content: '' }))
    expect((await given(cut)).missing).toEqual(['left out'])
  })
})

describe('trajectories of SWE-agent', () => {
  const trajectory = (...history: readonly object[]) =>
    JSON.stringify({ trajectory: [{ action: 'ls', state: { working_dir: ROOT } }], history, info: {} })
  const said = (id: string, content: string) => ({ role: 'tool', content, tool_call_ids: [id] })
  const edit = (input: object) => ({ command: 'str_replace', path: `${ROOT}/a.py`, ...input })

  it('give what calls of functions did, and not what failed', async () => {
    const text = trajectory(
      { role: 'user', content: 'Go.' },
      call('1', 'str_replace_editor', edit({ old_str: 'one', new_str: '1' })),
      said('1', `OBSERVATION:\nThe file ${ROOT}/a.py has been edited. Here is the result.`),
      call('2', 'str_replace_editor', edit({ old_str: 'nine', new_str: '9' })),
      said('2', 'OBSERVATION:\nNo replacement was performed, old_str did not appear.'),
      call('3', 'str_replace_editor', { command: 'create', path: `${ROOT}/c.py`, file_text: 'new\n' }),
      said('3', `File created successfully at: ${ROOT}/c.py`),
      call('4', 'submit', {}),
      said('4', 'diff'),
    )
    expect(await given(text)).toEqual({
      format: 'swe-agent',
      files: { ...BEFORE, 'a.py': '1\ntwo\n', 'c.py': 'new\n' },
      missing: [],
    })
  })

  it('are doubt where an answer is none that the tool gives', async () => {
    const text = trajectory(
      call('1', 'str_replace_editor', edit({ old_str: 'one', new_str: '1' })),
      said('1', 'The file x has been edited.'),
      call('2', 'str_replace_editor', edit({ old_str: 'two', new_str: '2' })),
      said('2', 'Killed'),
    )
    expect((await given(text)).missing).toEqual(['left out'])
  })
})

describe('events of OpenHands', () => {
  const model = (id: string, name: string, input: object) => ({
    tool_call_metadata: {
      function_name: name,
      tool_call_id: id,
      model_response: { model: 'm', choices: [{ message: call(id, name, input) }] },
    },
  })
  const act = (id: number, action: string, args: object, more: object = {}) => ({
    ...{ id, source: 'agent', action, args },
    ...more,
  })
  const seen = (id: number, cause: number, observation: string, more: object = {}) => ({
    ...{ id, cause, source: 'agent', observation, content: '', extras: {} },
    ...more,
  })
  const replace = { command: 'str_replace', path: `${ROOT}/a.py`, old_str: 'one', new_str: '1' }

  it('give what actions did, and not what failed', async () => {
    const events = [
      { id: 0, source: 'user', action: 'message', args: { content: 'Go.' } },
      act(1, 'run', { command: 'ls' }),
      seen(2, 1, 'run', { extras: { metadata: { exit_code: 0, working_dir: ROOT } } }),
      act(3, 'edit', replace, model('t1', 'str_replace_editor', replace)),
      seen(4, 3, 'edit', {
        content: `The file ${ROOT}/a.py has been edited.`,
        extras: { path: `${ROOT}/a.py`, prev_exist: true, old_content: 'one\ntwo\n', new_content: '1\ntwo\n' },
      }),
      act(5, 'edit', { ...replace, old_str: 'nine' }),
      seen(6, 5, 'error', { content: 'No replacement was performed.' }),
      act(7, 'edit', { path: `${ROOT}/b.py`, content: 'x = 2', start: 1, end: -1 }),
      seen(8, 7, 'edit', {
        extras: { path: `${ROOT}/b.py`, prev_exist: true, old_content: 'x = 1\n', new_content: 'x = 2\n' },
      }),
      act(9, 'finish', {}),
    ]
    const files = { 'a.py': '1\ntwo\n', 'b.py': 'x = 2\n' }
    for (const text of [
      JSON.stringify(events),
      lines(...events),
      JSON.stringify({ instance_id: 'i', history: events }),
    ])
      expect(await given(text)).toEqual({ format: 'openhands', files, missing: [] })
  })

  it('give the call of the model where the editor ran as code', async () => {
    const events = [
      act(1, 'run_ipython', { code: 'print(file_editor())' }, model('t1', 'str_replace_editor', replace)),
      seen(2, 1, 'run_ipython', { content: `The file ${ROOT}/a.py has been edited.` }),
    ]
    const history = [events]
    expect(await given(JSON.stringify({ history }))).toMatchObject({ files: { 'a.py': '1\ntwo\n' }, missing: [] })
  })

  it('are doubt where code ran, or nothing tells what an edit did', async () => {
    const write = [
      act(1, 'write', { path: `${ROOT}/c.py`, content: 'new\n' }),
      seen(2, 1, 'write', { extras: { path: `${ROOT}/c.py` } }),
    ]
    const code = act(3, 'run_ipython', { code: 'open("a.py", "w")' })
    const edit = [
      act(3, 'edit', { path: `${ROOT}/b.py`, content: 'x', start: 1 }),
      seen(4, 3, 'edit', { content: 'ok' }),
    ]
    expect((await given(lines(...write, code))).missing).toEqual(['left out'])
    expect((await given(lines(...write, ...edit))).missing).toEqual(['left out'])
  })
})
